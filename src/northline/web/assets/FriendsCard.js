import { $ as first_child, F as append, L as from_html, P as set_text, Q as child, W as get, ct as pop, dt as reset, et as only_child, j as if_block, lt as push, q as template_effect, st as user_derived, tt as sibling } from "./svelte.js";
import { b as t } from "./forms.js";
import { R as network } from "./index.js";
import { n as QrCode, r as CopyField, t as NetworkSwitch } from "./NetworkSwitch.js";
import { t as NetworkHelp } from "./NetworkHelp.js";
// src/lobby/FriendsCard.svelte
var root = from_html(`<p class="note svelte-1imytqf"> </p>`);
var root_1 = from_html(`<p class="note svelte-1imytqf" role="status"> </p>`);
var root_2 = from_html(`<div class="open svelte-1imytqf"><!> <div class="svelte-1imytqf"><!></div></div> <!>`, 1);
var root_3 = from_html(`<section class="card" aria-labelledby="friends-title"><h2 id="friends-title" class="svelte-1imytqf"> </h2> <!> <!></section>`);
function FriendsCard($$anchor, $$props) {
	push($$props, true);
	const address = user_derived(() => network.info?.addresses[0]);
	var section = root_3();
	var h2 = child(section);
	var text = only_child(h2, true);
	var node = sibling(h2, 2);
	NetworkSwitch(node, {});
	var node_1 = sibling(node, 2);
	var consequent = ($$anchor) => {
		var p = root();
		var text_1 = only_child(p, true);
		template_effect(($0) => set_text(text_1, $0), [() => t("network.text")]);
		append($$anchor, p);
	};
	var consequent_1 = ($$anchor) => {
		var p_1 = root_1();
		var text_2 = only_child(p_1, true);
		template_effect(($0) => set_text(text_2, $0), [() => t("network.none")]);
		append($$anchor, p_1);
	};
	var alternate = ($$anchor) => {
		var fragment = root_2();
		var div = first_child(fragment);
		var node_2 = child(div);
		{
			let $0 = user_derived(() => t("network.qr", { address: get(address) }));
			QrCode(node_2, {
				get text() {
					return get(address);
				},
				get label() {
					return get($0);
				}
			});
		}
		var div_1 = sibling(node_2, 2);
		var node_3 = child(div_1);
		{
			let $0 = user_derived(() => t("network.address"));
			let $1 = user_derived(() => t("network.copy"));
			CopyField(node_3, {
				get label() {
					return get($0);
				},
				get text() {
					return get(address);
				},
				get button() {
					return get($1);
				}
			});
		}
		reset(div_1);
		reset(div);
		var node_4 = sibling(div, 2);
		NetworkHelp(node_4, {});
		append($$anchor, fragment);
	};
	if_block(node_1, ($$render) => {
		if (!network.info?.on) $$render(consequent);
		else if (get(address) === void 0) $$render(consequent_1, 1);
		else $$render(alternate, -1);
	});
	reset(section);
	template_effect(($0) => set_text(text, $0), [() => t("network.title")]);
	append($$anchor, section);
	pop();
}
export { FriendsCard as default };
