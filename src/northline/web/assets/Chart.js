import { $ as first_child, D as html, F as append, H as delegated, I as comment, J as user_effect, L as from_html, O as each, P as set_text, Q as child, R as from_svg, V as delegate, W as get, a as prop, at as set, b as set_style, ct as pop, dt as reset, et as only_child, j as if_block, k as index, l as bind_element_size, lt as push, m as set_attribute, ot as state, q as template_effect, st as user_derived, tt as sibling, x as set_class, z as props_id } from "./svelte.js";
import { b as t, bt as settings, et as pictureAddress, rt as recordAddress } from "./forms.js";
import { R as network, p as train, s as playerColor } from "./index.js";
import { u as SeatMark } from "./MiniCards.js";
import { t as copyText } from "./copy.js";
import { a as milestones, i as lineOf, n as finalParts, o as scaleOf, s as spread, t as finalLineOf } from "./chart2.js";
// src/components/ShareMoment.svelte
var root$1 = from_html(`<button class="button svelte-165k7j7" type="button"> </button>`);
var root_1$1 = from_html(`<!> <button class="button svelte-165k7j7" type="button"> </button> <a class="button svelte-165k7j7"> </a> <a class="button svelte-165k7j7" download=""> </a> <span class="unseen" role="status"> </span>`, 1);
function ShareMoment($$anchor, $$props) {
	push($$props, true);
	/** Buttons that take a moment of a game elsewhere: a link, a picture, the record. */
	/** The table. */
	/** After how many moves; null for the end. */
	/** The page to link to. */
	/** What the link is called where it is shared. */
	let at = prop($$props, "at", 3, null);
	let copied = state(false);
	const link = user_derived(() => network.origin + $$props.path);
	const canShare = typeof navigator.share === "function";
	user_effect(() => void network.refresh());
	user_effect(() => {
		get(link);
		set(copied, false);
	});
	async function copy() {
		set(copied, await copyText(get(link)), true);
	}
	async function share() {
		try {
			await navigator.share({
				title: $$props.title,
				url: get(link)
			});
		} catch {}
	}
	var fragment = root_1$1();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var button = root$1();
		var text = only_child(button, true);
		template_effect(($0) => set_text(text, $0), [() => t("share.share")]);
		delegated("click", button, share);
		append($$anchor, button);
	};
	if_block(node, ($$render) => {
		if (canShare) $$render(consequent);
	});
	var button_1 = sibling(node, 2);
	var text_1 = only_child(button_1, true);
	var a = sibling(button_1, 2);
	var text_2 = only_child(a, true);
	var a_1 = sibling(a, 2);
	var text_3 = only_child(a_1, true);
	var span = sibling(a_1, 2);
	var text_4 = only_child(span, true);
	template_effect(($0, $1, $2, $3, $4, $5) => {
		set_text(text_1, $0);
		set_attribute(a, "href", $1);
		set_attribute(a, "download", `northline-${$$props.id ?? ""}${at() === null ? "" : `-${at()}`}.png`);
		set_text(text_2, $2);
		set_attribute(a_1, "href", $3);
		set_text(text_3, $4);
		set_text(text_4, $5);
	}, [
		() => get(copied) ? t("replay.linked") : t(at() === null ? "room.copy" : "replay.link"),
		() => pictureAddress($$props.id, at(), settings.theme),
		() => t("share.picture"),
		() => recordAddress($$props.id),
		() => t("share.record"),
		() => get(copied) ? t("replay.linked") : ""
	]);
	delegated("click", button_1, copy);
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/finish/signed.ts
/** Points with their sign: +12, −5, 0. */
function signed(points) {
	return points > 0 ? `+${points}` : String(points).replace("-", "−");
}
// src/finish/Chart.svelte
var root = from_svg(`<line x1="0"></line><text x="-8" text-anchor="end" class="svelte-150wy5r"> </text>`, 1);
var root_1 = from_svg(`<text class="part svelte-150wy5r" text-anchor="end"> </text>`);
var root_2 = from_svg(`<text class="part svelte-150wy5r" text-anchor="middle"> </text>`);
var root_3 = from_svg(`<path class="svelte-150wy5r"></path>`);
var root_4 = from_svg(`<g class="later svelte-150wy5r"></g>`);
var root_5 = from_svg(`<path class="under svelte-150wy5r"></path><path class="svelte-150wy5r"><title> </title></path>`, 1);
var root_6 = from_svg(`<line y1="0" class="now svelte-150wy5r"></line>`);
var root_7 = from_svg(`<g><g transform="translate(10 0) scale(0.5)"></g><text class="total svelte-150wy5r" x="23" y="5"> </text></g>`);
var root_8 = from_html(`<span class="svelte-150wy5r"><!> </span>`);
var root_9 = from_html(`<th scope="col" class="svelte-150wy5r"><!><span class="unseen"> </span></th>`);
var root_10 = from_html(`<td class="svelte-150wy5r"> </td>`);
var root_11 = from_html(`<tr><th scope="row" class="svelte-150wy5r"> </th><!></tr>`);
var root_12 = from_html(`<figure class="svelte-150wy5r"><svg role="img"><defs><clipPath><rect x="-4" y="-6"></rect></clipPath></defs><rect class="final svelte-150wy5r" y="0"></rect><!><line y1="-4" class="divider svelte-150wy5r"></line><text class="zone svelte-150wy5r" y="-9" text-anchor="end"> </text><!><!><g></g><!><!></svg> <figcaption><p class="legend svelte-150wy5r"></p> <p class="note svelte-150wy5r"> </p> <details><summary class="svelte-150wy5r"> </summary> <div class="numbers svelte-150wy5r" tabindex="0" role="region"><table><thead><tr><td class="svelte-150wy5r"></td><!></tr></thead><tbody class="svelte-150wy5r"><!><!><tr class="sum svelte-150wy5r"><th scope="row" class="svelte-150wy5r"> </th><!></tr></tbody></table></div></details></figcaption></figure>`);
function Chart($$anchor, $$props) {
	const id = props_id();
	push($$props, true);
	let at = prop($$props, "at", 3, null);
	const LEFT = 38;
	const RIGHT = 62;
	const HEIGHT = 240;
	const DASHES = [
		"",
		"10 4",
		"3 4",
		"12 4 3 4",
		"6 3"
	];
	let room = state(640);
	const parts = user_derived(() => finalParts($$props.result, $$props.stations));
	const width = user_derived(() => Math.max(160, get(room) - LEFT - RIGHT));
	const column = user_derived(() => Math.min(84, get(width) * .5 / get(parts).length));
	const end = user_derived(() => get(width) - get(column) * get(parts).length);
	const slanted = user_derived(() => get(column) < 72);
	const foot = user_derived(() => get(slanted) ? 62 : 26);
	const scale = user_derived(() => scaleOf($$props.history, get(end), HEIGHT, get(parts)));
	const totals = user_derived(() => get(parts).at(-1)?.totals ?? []);
	const labels = user_derived(() => spread(get(totals).map((points) => get(scale).y(points)), 17, 0, HEIGHT));
	const lines = user_derived(() => $$props.names.map((_, seat) => lineOf($$props.history, seat, get(scale)) + finalLineOf(get(parts), seat, get(scale), get(end), get(column))));
	const last = user_derived(() => $$props.history.at(-1)?.seq ?? 0);
	const seen = user_derived(() => at() === null || at() >= get(last) ? get(width) : get(scale).x(at()));
	function pick(event) {
		if (!$$props.onpick || event.buttons !== 1) return;
		const box = event.currentTarget.getBoundingClientRect();
		const x = (event.clientX - box.left) / box.width * (get(width) + LEFT + RIGHT) - LEFT;
		$$props.onpick(Math.round(Math.max(0, Math.min(get(end), x)) / get(end) * get(last)));
	}
	const nameOf = (part) => part.name === "bonuses" ? t("bonuses.title") : t(`finish.${part.name}`);
	var figure = root_12();
	var svg = child(figure);
	let classes;
	var defs = child(svg);
	var clipPath = child(defs);
	var rect = child(clipPath);
	set_attribute(rect, "height", 252);
	reset(clipPath);
	reset(defs);
	var rect_1 = sibling(defs);
	set_attribute(rect_1, "height", HEIGHT);
	var node = sibling(rect_1);
	each(node, 16, () => get(scale).ticks, (tick) => tick, ($$anchor, tick) => {
		var fragment = root();
		var line_1 = first_child(fragment);
		let classes_1;
		var text = sibling(line_1);
		var text_1 = only_child(text, true);
		template_effect(($0, $1, $2) => {
			set_attribute(line_1, "x2", get(width));
			set_attribute(line_1, "y1", $0);
			set_attribute(line_1, "y2", $1);
			classes_1 = set_class(line_1, 0, "grid svelte-150wy5r", null, classes_1, { zero: tick === 0 });
			set_attribute(text, "y", $2);
			set_text(text_1, tick);
		}, [
			() => get(scale).y(tick),
			() => get(scale).y(tick),
			() => get(scale).y(tick) + 5
		]);
		append($$anchor, fragment);
	});
	var line_2 = sibling(node);
	set_attribute(line_2, "y2", HEIGHT);
	var text_2 = sibling(line_2);
	var text_3 = only_child(text_2, true);
	var node_1 = sibling(text_2);
	each(node_1, 19, () => get(parts), (part) => part.name, ($$anchor, part, k) => {
		const x = user_derived(() => get(end) + (get(k) + .5) * get(column));
		var fragment_1 = comment();
		var node_2 = first_child(fragment_1);
		var consequent = ($$anchor) => {
			var text_4 = root_1();
			var text_5 = only_child(text_4, true);
			template_effect(($0) => {
				set_attribute(text_4, "transform", `translate(${get(x) + 4} 253)rotate(-42)`);
				set_text(text_5, $0);
			}, [() => nameOf(get(part))]);
			append($$anchor, text_4);
		};
		var alternate = ($$anchor) => {
			var text_6 = root_2();
			set_attribute(text_6, "y", 258);
			var text_7 = only_child(text_6, true);
			template_effect(($0) => {
				set_attribute(text_6, "x", get(x));
				set_text(text_7, $0);
			}, [() => nameOf(get(part))]);
			append($$anchor, text_6);
		};
		if_block(node_2, ($$render) => {
			if (get(slanted)) $$render(consequent);
			else $$render(alternate, -1);
		});
		append($$anchor, fragment_1);
	});
	var node_3 = sibling(node_1);
	var consequent_1 = ($$anchor) => {
		var g = root_4();
		each(g, 21, () => get(lines), index, ($$anchor, line, seat) => {
			var path = root_3();
			let styles;
			template_effect(($0) => {
				set_attribute(path, "d", get(line));
				set_attribute(path, "stroke-dasharray", DASHES[seat]);
				styles = set_style(path, "", styles, { "--own": $0 });
			}, [() => playerColor(seat)]);
			append($$anchor, path);
		});
		reset(g);
		append($$anchor, g);
	};
	if_block(node_3, ($$render) => {
		if (get(seen) < get(width)) $$render(consequent_1);
	});
	var g_1 = sibling(node_3);
	each(g_1, 21, () => $$props.names, index, ($$anchor, name, seat) => {
		var fragment_2 = root_5();
		var path_1 = first_child(fragment_2);
		var path_2 = sibling(path_1);
		set_attribute(path_2, "data-line", seat);
		let styles_1;
		var title = child(path_2);
		var text_8 = only_child(title, true);
		reset(path_2);
		template_effect(($0) => {
			set_attribute(path_1, "d", get(lines)[seat]);
			set_attribute(path_1, "stroke-dasharray", DASHES[seat]);
			set_attribute(path_2, "d", get(lines)[seat]);
			set_attribute(path_2, "stroke-dasharray", DASHES[seat]);
			styles_1 = set_style(path_2, "", styles_1, { "--own": $0 });
			set_text(text_8, get(name));
		}, [() => playerColor(seat)]);
		append($$anchor, fragment_2);
	});
	reset(g_1);
	var node_4 = sibling(g_1);
	var consequent_2 = ($$anchor) => {
		var line_3 = root_6();
		set_attribute(line_3, "y2", HEIGHT);
		template_effect(($0, $1) => {
			set_attribute(line_3, "x1", $0);
			set_attribute(line_3, "x2", $1);
		}, [() => get(scale).x(at()), () => get(scale).x(at())]);
		append($$anchor, line_3);
	};
	if_block(node_4, ($$render) => {
		if (at() !== null) $$render(consequent_2);
	});
	var node_5 = sibling(node_4);
	each(node_5, 17, () => get(totals), index, ($$anchor, points, seat) => {
		var g_2 = root_7();
		var g_3 = child(g_2);
		html(g_3, () => train(seat), true);
		reset(g_3);
		var text_9 = sibling(g_3);
		set_attribute(text_9, "data-total", seat);
		var text_10 = only_child(text_9, true);
		reset(g_2);
		template_effect(() => {
			set_attribute(g_2, "transform", `translate(${get(width) + 4} ${get(labels)[seat] ?? ""})`);
			set_text(text_10, get(points));
		});
		append($$anchor, g_2);
	});
	reset(svg);
	var figcaption = sibling(svg, 2);
	var p = child(figcaption);
	each(p, 21, () => $$props.names, index, ($$anchor, name, seat) => {
		var span = root_8();
		var node_6 = child(span);
		SeatMark(node_6, { seat });
		var text_11 = sibling(node_6, 1, true);
		reset(span);
		template_effect(() => set_text(text_11, get(name)));
		append($$anchor, span);
	});
	reset(p);
	var p_1 = sibling(p, 2);
	var text_12 = only_child(p_1, true);
	var details = sibling(p_1, 2);
	var summary = child(details);
	var text_13 = only_child(summary, true);
	var div = sibling(summary, 2);
	var table = child(div);
	var thead = child(table);
	var tr = child(thead);
	var node_7 = sibling(child(tr));
	each(node_7, 17, () => $$props.names, index, ($$anchor, name, seat) => {
		var th = root_9();
		var node_8 = child(th);
		SeatMark(node_8, { seat });
		var span_1 = sibling(node_8);
		var text_14 = only_child(span_1, true);
		reset(th);
		template_effect(() => set_text(text_14, get(name)));
		append($$anchor, th);
	});
	reset(tr);
	reset(thead);
	var tbody = sibling(thead);
	var node_9 = child(tbody);
	each(node_9, 17, () => milestones($$props.history), (moment) => moment.seq, ($$anchor, moment) => {
		var tr_1 = root_11();
		var th_1 = child(tr_1);
		var text_15 = only_child(th_1, true);
		var node_10 = sibling(th_1);
		each(node_10, 17, () => $$props.names, index, ($$anchor, _, seat) => {
			var td = root_10();
			var text_16 = only_child(td, true);
			template_effect(() => set_text(text_16, get(moment).points[seat]));
			append($$anchor, td);
		});
		reset(tr_1);
		template_effect(($0) => set_text(text_15, $0), [() => t("chart.moment", { n: get(moment).seq })]);
		append($$anchor, tr_1);
	});
	var node_11 = sibling(node_9);
	each(node_11, 17, () => get(parts), (part) => part.name, ($$anchor, part) => {
		var tr_2 = root_11();
		var th_2 = child(tr_2);
		var text_17 = only_child(th_2, true);
		var node_12 = sibling(th_2);
		each(node_12, 17, () => $$props.names, index, ($$anchor, _, seat) => {
			var td_1 = root_10();
			var text_18 = only_child(td_1, true);
			template_effect(($0) => set_text(text_18, $0), [() => signed(get(part).gains[seat] ?? 0)]);
			append($$anchor, td_1);
		});
		reset(tr_2);
		template_effect(($0) => set_text(text_17, $0), [() => nameOf(get(part))]);
		append($$anchor, tr_2);
	});
	var tr_3 = sibling(node_11);
	var th_3 = child(tr_3);
	var text_19 = only_child(th_3, true);
	var node_13 = sibling(th_3);
	each(node_13, 17, () => $$props.names, index, ($$anchor, _, seat) => {
		var td_2 = root_10();
		var text_20 = only_child(td_2, true);
		template_effect(() => set_text(text_20, get(totals)[seat]));
		append($$anchor, td_2);
	});
	reset(tr_3);
	reset(tbody);
	reset(table);
	reset(div);
	reset(details);
	reset(figcaption);
	reset(figure);
	template_effect(($0, $1, $2, $3, $4, $5) => {
		set_attribute(svg, "viewBox", `-38 -24 ${get(width) + LEFT + RIGHT} ${264 + get(foot)}`);
		set_attribute(svg, "aria-label", $0);
		set_attribute(svg, "aria-describedby", `${id}-note`);
		classes = set_class(svg, 0, "svelte-150wy5r", null, classes, { picks: $$props.onpick });
		set_attribute(clipPath, "id", `${id}-seen`);
		set_attribute(rect, "width", get(seen) + 4);
		set_attribute(rect_1, "x", get(end));
		set_attribute(rect_1, "width", get(width) - get(end));
		set_attribute(line_2, "x1", get(end));
		set_attribute(line_2, "x2", get(end));
		set_attribute(text_2, "x", get(width));
		set_text(text_3, $1);
		set_attribute(g_1, "clip-path", `url(#${id}-seen)`);
		set_attribute(p_1, "id", `${id}-note`);
		set_text(text_12, $2);
		set_text(text_13, $3);
		set_attribute(div, "aria-label", $4);
		set_text(text_19, $5);
	}, [
		() => t("finish.chart"),
		() => t("chart.final"),
		() => t("chart.note"),
		() => t("chart.table"),
		() => t("finish.chart"),
		() => t("finish.total")
	]);
	delegated("pointerdown", svg, pick);
	delegated("pointermove", svg, pick);
	bind_element_size(figure, "clientWidth", ($$value) => set(room, $$value));
	append($$anchor, figure);
	pop();
}
delegate(["pointerdown", "pointermove"]);
export { signed as n, ShareMoment as r, Chart as t };
