import { $ as first_child, F as append, I as comment, L as from_html, P as set_text, Q as child, W as get, ct as pop, dt as reset, et as only_child, j as if_block, lt as push, mt as to_array, q as template_effect, st as user_derived, tt as sibling } from "./svelte.js";
import { b as t, y as list } from "./forms.js";
import { R as network } from "./index.js";
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
