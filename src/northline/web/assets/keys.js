import { $ as first_child, E as snippet, F as append, G as tick, H as delegated, L as from_html, O as each, P as set_text, Q as child, U as event, V as delegate, W as get, a as prop, ct as pop, dt as reset, et as only_child, j as if_block, lt as push, m as set_attribute, mt as to_array, q as template_effect, st as user_derived, tt as sibling, w as action, x as set_class } from "./svelte.js";
import { b as t } from "./forms.js";
import { V as recoverFocus } from "./index.js";
// src/board/scenery.ts
var SHALLOW_WIDTHS = [
	30,
	18,
	8
];
var ICE = {
	light: "#1687b8",
	dark: "#8fe3ff"
};
function sceneryDefinitions(prefix, theme) {
	const parts = [gradient(`${prefix}sea`, theme.sea), gradient(`${prefix}land`, theme.land)];
	if (theme.sky === "aurora" && theme.mode === "dark") {
		parts.push(`<filter id="${prefix}blur" x="-20%" y="-40%" width="140%" height="180%"><feGaussianBlur stdDeviation="16"/></filter>`);
		for (const [name, low, high] of [[
			"g",
			"#38f5a0",
			"#1fb7c9"
		], [
			"v",
			"#7d5cff",
			"#c24bd6"
		]]) parts.push(`<linearGradient id="${prefix}aurora-${name}" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${low}" stop-opacity="0"/><stop offset=".12" stop-color="${low}" stop-opacity=".75"/><stop offset=".5" stop-color="${high}" stop-opacity=".32"/><stop offset="1" stop-color="${high}" stop-opacity="0"/></linearGradient>`);
	}
	if (theme.sky === "sun") {
		const [glow, strength] = theme.mode === "light" ? ["#ffe9c9", ".85"] : ["#f0a36b", ".4"];
		parts.push(`<radialGradient id="${prefix}sun" cx=".02" cy="1" r=".85"><stop offset="0" stop-color="${glow}" stop-opacity="${strength}"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>`);
	}
	return parts.join("");
}
/** From the sea up to the mountains and the frame of the sheet. */
function scenery(prefix, geometry, theme) {
	const [, , width, height] = geometry.view;
	const layers = geometry.background;
	const parts = [`<rect width="${width}" height="${height}" fill="url(#${prefix}sea)"/>`];
	if (layers.grid) parts.push(`<path d="${layers.grid}" fill="none" stroke="${theme.grid}" opacity=".4"/>`);
	if (layers.land) {
		parts.push(`<g fill="none" stroke-linejoin="round"><path id="${prefix}shore" d="${layers.land}" stroke="none"/>`);
		theme.shallows.forEach((color, k) => parts.push(`<use href="#${prefix}shore" stroke="${color}" stroke-width="${SHALLOW_WIDTHS[k]}"/>`));
		parts.push(`</g><use href="#${prefix}shore" fill="url(#${prefix}land)" stroke="${theme.shore}" stroke-width="1.2" stroke-linejoin="round" fill-rule="evenodd"/>`);
	}
	if (layers.borders) parts.push(`<path d="${layers.borders}" fill="none" stroke="${theme.border}" stroke-width="1.6" stroke-dasharray="7 4 2 4" stroke-linejoin="round" opacity=".8"/>`);
	if (layers.lakes) parts.push(`<path d="${layers.lakes}" fill="${theme.lake}" stroke="${theme.shore}" stroke-width=".9"/>`);
	for (const [x, y, size] of geometry.peaks) parts.push(peak(x, y, size, theme));
	if (theme.sky === "sun") parts.push(`<rect width="${width}" height="${height}" fill="url(#${prefix}sun)"/>`);
	if (theme.sky === "aurora" && theme.mode === "dark") parts.push(aurora(prefix, width, height));
	if (geometry.rose) parts.push(rose(...geometry.rose, theme));
	if (layers.circle) parts.push(`<g fill="none"><path d="${layers.circle}" stroke="${theme.halo}" stroke-width="5" opacity=".55"/><path d="${layers.circle}" stroke="${ICE[theme.mode]}" stroke-width="2.4" stroke-dasharray="14 7"/></g>`);
	parts.push(`<g fill="none" stroke="${theme.ink}" opacity=".55"><rect x="7" y="7" width="${width - 14}" height="${height - 14}" rx="9" stroke-width="2.4"/><rect x="12" y="12" width="${width - 24}" height="${height - 24}" rx="6" stroke-width=".9"/></g>`);
	return parts.join("");
}
function gradient(id, [above, below]) {
	return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient>`;
}
function peak(x, y, size, theme) {
	const [sunny, shade, outline] = theme.peak;
	const w = size * .95;
	const top = y - size * 1.25;
	return `<path d="M${f(x - w)} ${y}L${x} ${f(top)}L${f(x + w)} ${y}" fill="${sunny}" stroke="${outline}" stroke-linejoin="round"/><path d="M${x} ${f(top)}L${f(x + w)} ${y}L${f(x + w * .15)} ${y}Z" fill="${shade}"/>`;
}
/** A compass rose: eight points, half of each in shadow, and an N for the north. */
function rose(x, y, radius, theme) {
	const parts = [`<g transform="translate(${x} ${y})" stroke="${theme.ink}" stroke-width=".8" opacity=".62"><circle r="${f(radius * .72)}" fill="none"/><circle r="${f(radius * .66)}" fill="none"/>`];
	for (const [reach, waist, first] of [[
		.62,
		.16,
		45
	], [
		.95,
		.18,
		0
	]]) {
		const tip = radius * reach;
		const side = radius * waist * .7071;
		const half = `<path d="M0 0L${f(side)} ${f(-side)}L0 ${f(-tip)}Z"`;
		const point = `${half} fill="${theme.ink}"/>${half} transform="scale(-1 1)" fill="${theme.paper}"/>`;
		for (const turn of [
			0,
			90,
			180,
			270
		]) parts.push(`<g transform="rotate(${first + turn})">${point}</g>`);
	}
	parts.push(`<text y="${f(-radius * 1.02)}" text-anchor="middle" font-size="${f(radius * .32)}" font-weight="700" fill="${theme.ink}" stroke="none">N</text></g>`);
	return parts.join("");
}
/** Curtains of light in the northern sky, and stars above them. */
function aurora(prefix, width, height) {
	const parts = [`<g filter="url(#${prefix}blur)" opacity=".8">`];
	for (const [name, foot, tall, wave, phase] of [
		[
			"g",
			.2,
			.16,
			.03,
			0
		],
		[
			"v",
			.13,
			.15,
			.045,
			1.9
		],
		[
			"g",
			.33,
			.13,
			.028,
			3.6
		]
	]) {
		const xs = Array.from({ length: 27 }, (_, k) => width * (k - 1) / 24);
		const low = xs.map((x) => height * (foot + wave * Math.sin(x / width * 7 + phase) - .05 * x / width));
		const top = xs.map((x, k) => low[k] - height * tall * (1 + .25 * Math.sin(x / width * 19 + phase)));
		const there = xs.map((x, k) => `${x.toFixed(0)},${low[k].toFixed(0)}`);
		const back = xs.map((x, k) => `${x.toFixed(0)},${top[k].toFixed(0)}`).reverse();
		parts.push(`<polygon points="${[...there, ...back].join(" ")}" fill="url(#${prefix}aurora-${name})"/>`);
	}
	parts.push("</g><g fill=\"#fff\">");
	let seed = 7;
	const next = () => seed = (seed * 1103515 + 12345) % 2147483647;
	for (let k = 0; k < 90; k++) {
		const x = next() / 2147483647 * width;
		const y = (next() / 2147483647) ** 1.6 * height * .6;
		parts.push(`<circle cx="${f(x)}" cy="${f(y)}" r="${f(.7 + (seed >> 8) % 10 / 10)}" opacity=".55"/>`);
	}
	parts.push("</g>");
	return parts.join("");
}
function f(value) {
	return String(Math.round(value * 10) / 10);
}
// src/components/Dialog.svelte
var root$1 = from_html(`<dialog aria-labelledby="dialog-title"><div class="content svelte-1kwbck4"><div class="head svelte-1kwbck4"><h2 id="dialog-title" class="svelte-1kwbck4"> </h2> <button class="button svelte-1kwbck4" type="button"> </button></div> <!></div></dialog>`);
function Dialog($$anchor, $$props) {
	push($$props, true);
	/** A modal dialog. The browser traps the focus. */
	/** Placed in a corner so that the page can be seen; on a small screen at the bottom, near the thumbs. */
	let sheet = prop($$props, "sheet", 3, false);
	function open(node) {
		const opener = document.activeElement;
		node.showModal();
		return { destroy: () => void tick().then(() => recoverFocus(opener)) };
	}
	var dialog = root$1();
	let classes;
	var div = child(dialog);
	var div_1 = child(div);
	var h2 = child(div_1);
	var text = only_child(h2, true);
	var button = sibling(h2, 2);
	var text_1 = only_child(button, true);
	reset(div_1);
	var node_1 = sibling(div_1, 2);
	snippet(node_1, () => $$props.children);
	reset(div);
	reset(dialog);
	action(dialog, ($$node) => open?.($$node));
	template_effect(($0) => {
		classes = set_class(dialog, 1, "svelte-1kwbck4", null, classes, { sheet: sheet() });
		set_text(text, $$props.title);
		set_text(text_1, $0);
	}, [() => t("dialog.close")]);
	event("close", dialog, function(...$$args) {
		$$props.onclose?.apply(this, $$args);
	});
	delegated("click", dialog, (event) => event.target === event.currentTarget && event.currentTarget.close());
	delegated("click", button, function(...$$args) {
		$$props.onclose?.apply(this, $$args);
	});
	append($$anchor, dialog);
	pop();
}
delegate(["click"]);
// src/help/KeyboardHelp.svelte
var root = from_html(`<tr><th scope="row" class="svelte-gltx09"><kbd class="svelte-gltx09"> </kbd></th><td class="svelte-gltx09"> </td></tr>`);
var root_1 = from_html(`<a class="button svelte-gltx09" target="_blank"> </a>`);
var root_2 = from_html(`<button class="button svelte-gltx09" type="button"> </button>`);
var root_3 = from_html(`<table class="svelte-gltx09"><tbody></tbody></table> <div class="row svelte-gltx09"><!> <!> <!></div>`, 1);
function KeyboardHelp($$anchor, $$props) {
	push($$props, true);
	/** The keyboard shortcuts of a page. */
	/** How a key is written, and the message that says what it does. */
	/** Where the rules are, if there is a board. */
	/** Opens the text mode, where there is one. */
	/** Opens the card of the lesson again, in a lesson. */
	let edition = prop($$props, "edition", 3, null), ontext = prop($$props, "ontext", 3, null), onlesson = prop($$props, "onlesson", 3, null);
	{
		let $0 = user_derived(() => t("keys.title"));
		Dialog($$anchor, {
			get title() {
				return get($0);
			},
			get onclose() {
				return $$props.onclose;
			},
			children: ($$anchor, $$slotProps) => {
				var fragment_1 = root_3();
				var table = first_child(fragment_1);
				var tbody = child(table);
				each(tbody, 21, () => $$props.keys, ([key, message]) => key, ($$anchor, $$item) => {
					var $$array = user_derived(() => to_array(get($$item), 2));
					let key = () => get($$array)[0];
					let message = () => get($$array)[1];
					var tr = root();
					var th = child(tr);
					var kbd = child(th);
					var text = only_child(kbd, true);
					reset(th);
					var td = sibling(th);
					var text_1 = only_child(td, true);
					reset(tr);
					template_effect(($0) => {
						set_text(text, key());
						set_text(text_1, $0);
					}, [() => t(message())]);
					append($$anchor, tr);
				});
				reset(tbody);
				reset(table);
				var div = sibling(table, 2);
				var node = child(div);
				var consequent = ($$anchor) => {
					var a = root_1();
					var text_2 = only_child(a, true);
					template_effect(($0) => {
						set_attribute(a, "href", `/edition/${edition() ?? ""}`);
						set_text(text_2, $0);
					}, [() => t("rules.all")]);
					append($$anchor, a);
				};
				if_block(node, ($$render) => {
					if (edition()) $$render(consequent);
				});
				var node_1 = sibling(node, 2);
				var consequent_1 = ($$anchor) => {
					var button = root_2();
					var text_3 = only_child(button, true);
					template_effect(($0) => set_text(text_3, $0), [() => t("lesson.resume")]);
					delegated("click", button, function(...$$args) {
						onlesson()?.apply(this, $$args);
					});
					append($$anchor, button);
				};
				if_block(node_1, ($$render) => {
					if (onlesson()) $$render(consequent_1);
				});
				var node_2 = sibling(node_1, 2);
				var consequent_2 = ($$anchor) => {
					var button_1 = root_2();
					var text_4 = only_child(button_1, true);
					template_effect(($0) => set_text(text_4, $0), [() => t("text.title")]);
					delegated("click", button_1, function(...$$args) {
						ontext()?.apply(this, $$args);
					});
					append($$anchor, button_1);
				};
				if_block(node_2, ($$render) => {
					if (ontext()) $$render(consequent_2);
				});
				reset(div);
				append($$anchor, fragment_1);
			},
			$$slots: { default: true }
		});
	}
	pop();
}
delegate(["click"]);
// src/help/keys.ts
/** The shortcut of a key; null when there is none. */
function tableKey(key) {
	if (/^[1-9]$/.test(key)) return {
		name: "take",
		slot: Number(key) - 1
	};
	const found = Object.entries(KEYS).find(([, keys]) => keys.includes(key));
	return found ? { name: found[0] } : null;
}
var KEYS = {
	draw: ["0", "d"],
	tickets: ["t"],
	routes: ["c"],
	map: ["m"],
	stop: ["s"],
	pass: ["p"],
	retreat: ["r"],
	undo: ["u"],
	go_on: ["g"],
	hint: ["h"],
	chat: ["k"],
	text: ["x"],
	help: ["?"]
};
/** How the keys are written in the help, in order. */
var HELP = [
	["1 – 5", "take"],
	["0, D", "draw"],
	["T", "tickets"],
	["C", "routes"],
	["M", "map"],
	["S", "stop"],
	["P", "pass"],
	["R", "retreat"],
	["U", "undo"],
	["G", "go_on"],
	["H", "hint"],
	["K", "chat"],
	["X", "text"],
	["+, −", "zoom"],
	["Esc", "cancel"],
	["?", "help"]
];
/** Whether a key belongs to something else: a text field, or the browser. */
function isHandledElsewhere(event) {
	if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
	const target = event.target;
	return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}
export { Dialog as a, KeyboardHelp as i, isHandledElsewhere as n, scenery as o, tableKey as r, sceneryDefinitions as s, HELP as t };
