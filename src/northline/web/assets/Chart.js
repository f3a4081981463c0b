import { $ as pop, A as set_text, D as if_block, G as child, H as template_effect, J as sibling, K as first_child, N as from_html, P as from_svg, Q as user_derived, T as index, X as set, Z as state, et as push, j as append, n as prop, nt as reset, o as bind_element_size, q as only_child, u as set_attribute, w as each, z as get } from "./svelte.js";
import { A as t } from "./refusal-text.js";
import { i as playerColor } from "./theme.js";
import { d as SeatMark, l as lineOf, u as scaleOf } from "./index.js";
// src/finish/Chart.svelte
var root = from_svg(`<line x1="0" class="grid svelte-150wy5r"></line><text x="-8" text-anchor="end" class="svelte-150wy5r"> </text>`, 1);
var root_1 = from_svg(`<line y1="0" class="now svelte-150wy5r"></line>`);
var root_2 = from_svg(`<path class="under svelte-150wy5r"></path><path class="svelte-150wy5r"><title> </title></path>`, 1);
var root_3 = from_html(`<span class="svelte-150wy5r"><!> </span>`);
var root_4 = from_html(`<figure class="svelte-150wy5r"><svg role="img" class="svelte-150wy5r"><!><!><!></svg> <figcaption class="svelte-150wy5r"></figcaption></figure>`);
function Chart($$anchor, $$props) {
	push($$props, true);
	/** Points over time. */
	let at = prop($$props, "at", 3, null);
	const LEFT = 40;
	const HEIGHT = 240;
	let room = state(640);
	const width = user_derived(() => Math.max(120, get(room) - LEFT - 8));
	const scale = user_derived(() => scaleOf($$props.history, get(width), HEIGHT));
	const DASHES = [
		"",
		"10 4",
		"3 4",
		"12 4 3 4",
		"6 3"
	];
	var figure = root_4();
	var svg = child(figure);
	var node = child(svg);
	each(node, 16, () => get(scale).ticks, (tick) => tick, ($$anchor, tick) => {
		var fragment = root();
		var line = first_child(fragment);
		var text = sibling(line);
		var text_1 = only_child(text, true);
		template_effect(($0, $1, $2) => {
			set_attribute(line, "x2", get(width));
			set_attribute(line, "y1", $0);
			set_attribute(line, "y2", $1);
			set_attribute(text, "y", $2);
			set_text(text_1, tick);
		}, [
			() => get(scale).y(tick),
			() => get(scale).y(tick),
			() => get(scale).y(tick) + 5
		]);
		append($$anchor, fragment);
	});
	var node_1 = sibling(node);
	var consequent = ($$anchor) => {
		var line_1 = root_1();
		set_attribute(line_1, "y2", HEIGHT);
		template_effect(($0, $1) => {
			set_attribute(line_1, "x1", $0);
			set_attribute(line_1, "x2", $1);
		}, [() => get(scale).x(at()), () => get(scale).x(at())]);
		append($$anchor, line_1);
	};
	if_block(node_1, ($$render) => {
		if (at() !== null) $$render(consequent);
	});
	var node_2 = sibling(node_1);
	each(node_2, 17, () => $$props.names, index, ($$anchor, name, seat) => {
		var fragment_1 = root_2();
		var path = first_child(fragment_1);
		var path_1 = sibling(path);
		var title = child(path_1);
		var text_2 = only_child(title, true);
		reset(path_1);
		template_effect(($0, $1, $2) => {
			set_attribute(path, "d", $0);
			set_attribute(path_1, "d", $1);
			set_attribute(path_1, "stroke", $2);
			set_attribute(path_1, "stroke-dasharray", DASHES[seat]);
			set_text(text_2, get(name));
		}, [
			() => lineOf($$props.history, seat, get(scale)),
			() => lineOf($$props.history, seat, get(scale)),
			() => playerColor(seat)
		]);
		append($$anchor, fragment_1);
	});
	reset(svg);
	var figcaption = sibling(svg, 2);
	each(figcaption, 21, () => $$props.names, index, ($$anchor, name, seat) => {
		var span = root_3();
		var node_3 = child(span);
		SeatMark(node_3, { seat });
		var text_3 = sibling(node_3, 1, true);
		reset(span);
		template_effect(() => set_text(text_3, get(name)));
		append($$anchor, span);
	});
	reset(figcaption);
	reset(figure);
	template_effect(($0) => {
		set_attribute(svg, "viewBox", `-40 -10 ${get(width) + LEFT + 8} 262`);
		set_attribute(svg, "aria-label", $0);
	}, [() => t("finish.chart")]);
	bind_element_size(figure, "clientWidth", ($$value) => set(room, $$value));
	append($$anchor, figure);
	pop();
}
export { Chart as t };
