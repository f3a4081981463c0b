import { $ as only_child, A as if_block, F as comment, I as from_html, K as template_effect, N as set_text, P as append, Q as first_child, U as get, Z as child, ct as push, et as sibling, ot as user_derived, pt as to_array, st as pop, ut as reset } from "./svelte.js";
import { v as list, y as t } from "./forms.js";
import { I as network } from "./index.js";
// src/lobby/NetworkHelp.svelte
var root = from_html(`<li> </li>`);
var root_1 = from_html(`<ul class="svelte-1qvqbh"><!> <li> </li> <li> </li> <li> </li></ul>`);
function NetworkHelp($$anchor, $$props) {
	push($$props, true);
	const $$d = user_derived(() => network.info?.addresses ?? []), $$array = user_derived(() => to_array(get($$d))), address = user_derived(() => get($$array)[0]), others = user_derived(() => get($$array).slice(1));
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_1 = ($$anchor) => {
		var ul = root_1();
		var node_1 = child(ul);
		var consequent = ($$anchor) => {
			var li = root();
			var text = only_child(li, true);
			template_effect(($0) => set_text(text, $0), [() => t("network.others", { addresses: list(get(others)) })]);
			append($$anchor, li);
		};
		if_block(node_1, ($$render) => {
			if (get(others).length > 0) $$render(consequent);
		});
		var li_1 = sibling(node_1, 2);
		var text_1 = only_child(li_1, true);
		var li_2 = sibling(li_1, 2);
		var text_2 = only_child(li_2, true);
		var li_3 = sibling(li_2, 2);
		var text_3 = only_child(li_3, true);
		reset(ul);
		template_effect(($0, $1, $2) => {
			set_text(text_1, $0);
			set_text(text_2, $1);
			set_text(text_3, $2);
		}, [
			() => t("network.same"),
			() => t("network.firewall", { port: new URL(get(address)).port }),
			() => t("network.stop")
		]);
		append($$anchor, ul);
	};
	if_block(node, ($$render) => {
		if (get(address) !== void 0) $$render(consequent_1);
	});
	append($$anchor, fragment);
	pop();
}
export { NetworkHelp as t };
