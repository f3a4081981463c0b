import { $ as first_child, D as html, F as append, I as comment, Q as child, R as from_svg, ct as pop, dt as reset, j as if_block, lt as push, m as set_attribute, q as template_effect, tt as sibling, ut as next } from "./svelte.js";
import { a as colorOf, d as symbolOf } from "./index.js";
// src/components/CardFace.svelte
var root = from_svg(`<rect x=".75" y=".75" width="58.5" height="38.5" rx="5" fill="#12324a" stroke="#0a1d2c" stroke-width="1.5"></rect><rect x="4.5" y="4.5" width="51" height="31" rx="3" fill="none" stroke="#d9b96a" stroke-width="1.2"></rect><path d="M16 28 44 12" stroke="#f6ecd2" stroke-width="3.2" stroke-linecap="round" stroke-dasharray="7 4"></path><circle cx="16" cy="28" r="3.6" fill="#ffcf5c"></circle><circle cx="44" cy="12" r="3.6" fill="#ffcf5c"></circle>`, 1);
var root_1 = from_svg(`<defs><linearGradient id="loco-face" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#d23a32"></stop><stop offset=".22" stop-color="#ee8524"></stop><stop offset=".42" stop-color="#f6cf2f"></stop><stop offset=".62" stop-color="#3d9b4c"></stop><stop offset=".82" stop-color="#2d6fc0"></stop><stop offset="1" stop-color="#a05cb8"></stop></linearGradient></defs><rect x=".75" y=".75" width="58.5" height="38.5" rx="5" fill="url(#loco-face)" stroke="#1b1b1f" stroke-width="1.5"></rect><rect x="9" y="6" width="42" height="28" rx="8" fill="#fffdf5"></rect><g transform="translate(30 20) scale(2.05)"></g>`, 1);
var root_2 = from_svg(`<rect x=".75" y=".75" width="58.5" height="38.5" rx="5" stroke="#1b1b1f" stroke-width="1.5"></rect><rect x="4.5" y="4.5" width="51" height="31" rx="3" fill="none" stroke="#fff" stroke-opacity=".45"></rect><g transform="translate(30 20) scale(2.3)"></g>`, 1);
var root_3 = from_svg(`<svg class="face svelte-q601t9" viewBox="0 0 60 40" aria-hidden="true"><!></svg>`);
function CardFace($$anchor, $$props) {
	push($$props, true);
	var svg = root_3();
	var node = child(svg);
	var consequent = ($$anchor) => {
		var fragment = root();
		next(4);
		append($$anchor, fragment);
	};
	var alternate_1 = ($$anchor) => {
		var fragment_1 = comment();
		var node_1 = first_child(fragment_1);
		var consequent_1 = ($$anchor) => {
			var fragment_2 = root_1();
			var g = sibling(first_child(fragment_2), 3);
			html(g, () => symbolOf($$props.card), true);
			reset(g);
			append($$anchor, fragment_2);
		};
		var alternate = ($$anchor) => {
			var fragment_3 = root_2();
			var rect = first_child(fragment_3);
			var g_1 = sibling(rect, 2);
			html(g_1, () => symbolOf($$props.card), true);
			reset(g_1);
			template_effect(($0) => set_attribute(rect, "fill", $0), [() => colorOf($$props.card)]);
			append($$anchor, fragment_3);
		};
		if_block(node_1, ($$render) => {
			if ($$props.card === "locomotive") $$render(consequent_1);
			else $$render(alternate, -1);
		});
		append($$anchor, fragment_1);
	};
	if_block(node, ($$render) => {
		if ($$props.card === null) $$render(consequent);
		else $$render(alternate_1, -1);
	});
	reset(svg);
	append($$anchor, svg);
	pop();
}
export { CardFace as t };
