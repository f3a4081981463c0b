import { $ as pop, A as set_text, D as if_block, G as child, H as template_effect, I as delegate, J as sibling, K as first_child, L as delegated, M as comment, N as from_html, P as from_svg, Q as user_derived, R as event, T as index, U as user_effect, V as untrack, W as $window, X as set, Y as proxy, Z as state, _ as set_class, et as push, f as set_value, h as select_option, j as append, l as remove_input_defaults, m as init_select, nt as reset, q as only_child, t as onDestroy, u as set_attribute, w as each, z as get } from "./svelte.js";
import { A as t, P as settings, s as editionName, t as refusalText, v as getReplay } from "./refusal-text.js";
import { b as loadBoard, x as stationOwners } from "./theme.js";
import { a as MiniCards, c as sentenceOf, d as SeatMark, o as isHandledElsewhere, s as KeyboardHelp, t as Board } from "./index.js";
import { t as Chart } from "./Chart.js";
// src/replay/Controls.svelte
var root$1 = from_svg(`<path d="M8 5v14M16 5v14"></path>`);
var root_1$1 = from_svg(`<path class="full svelte-17go0sl" d="M7 4l12 8-12 8z"></path>`);
var root_2$1 = from_html(`<section class="controls svelte-17go0sl"><div class="buttons svelte-17go0sl"><button class="button svelte-17go0sl" type="button"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-17go0sl"><path d="M6 5v14M19 5 9 12l10 7z"></path></svg></button> <button class="button svelte-17go0sl" type="button"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-17go0sl"><path d="M17 5 7 12l10 7z"></path></svg></button> <button class="button primary svelte-17go0sl" type="button"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-17go0sl"><!></svg></button> <button class="button svelte-17go0sl" type="button"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-17go0sl"><path d="M7 5l10 7-10 7z"></path></svg></button> <button class="button svelte-17go0sl" type="button"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-17go0sl"><path d="M18 5v14M5 5l10 7-10 7z"></path></svg></button></div> <input type="range" min="0" class="svelte-17go0sl"/> <span class="position svelte-17go0sl"> </span></section>`);
function Controls($$anchor, $$props) {
	push($$props, true);
	/** Scrubber and buttons. */
	const position = user_derived(() => t("replay.position", {
		at: $$props.playback.at,
		last: $$props.playback.last
	}));
	var section = root_2$1();
	var div = child(section);
	var button = child(div);
	var button_1 = sibling(button, 2);
	var button_2 = sibling(button_1, 2);
	var svg = child(button_2);
	var node = child(svg);
	var consequent = ($$anchor) => {
		var path = root$1();
		append($$anchor, path);
	};
	var alternate = ($$anchor) => {
		var path_1 = root_1$1();
		append($$anchor, path_1);
	};
	if_block(node, ($$render) => {
		if ($$props.playback.running) $$render(consequent);
		else $$render(alternate, -1);
	});
	reset(svg);
	reset(button_2);
	var button_3 = sibling(button_2, 2);
	var button_4 = sibling(button_3, 2);
	reset(div);
	var input = sibling(div, 2);
	remove_input_defaults(input);
	var span = sibling(input, 2);
	var text = only_child(span, true);
	reset(section);
	template_effect(($0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10) => {
		set_attribute(section, "aria-label", $0);
		set_attribute(button, "aria-label", $1);
		set_attribute(button, "title", $2);
		set_attribute(button_1, "aria-label", $3);
		set_attribute(button_1, "title", $4);
		set_attribute(button_2, "aria-label", $5);
		set_attribute(button_3, "aria-label", $6);
		set_attribute(button_3, "title", $7);
		set_attribute(button_4, "aria-label", $8);
		set_attribute(button_4, "title", $9);
		set_attribute(input, "max", $$props.playback.last);
		set_value(input, $$props.playback.at);
		set_attribute(input, "aria-label", $10);
		set_attribute(input, "aria-valuetext", get(position));
		set_text(text, get(position));
	}, [
		() => t("replay.title"),
		() => t("replay.first"),
		() => t("replay.first"),
		() => t("replay.back"),
		() => t("replay.back"),
		() => $$props.playback.running ? t("replay.pause") : t("replay.play"),
		() => t("replay.forward"),
		() => t("replay.forward"),
		() => t("replay.last"),
		() => t("replay.last"),
		() => t("replay.scrubber")
	]);
	delegated("click", button, () => $$props.playback.go(0));
	delegated("click", button_1, () => $$props.playback.step(-1));
	delegated("click", button_2, () => $$props.playback.toggle());
	delegated("click", button_3, () => $$props.playback.step(1));
	delegated("click", button_4, () => $$props.playback.go($$props.playback.last));
	delegated("input", input, (event) => $$props.playback.go(Number(event.currentTarget.value)));
	append($$anchor, section);
	pop();
}
delegate(["click", "input"]);
// src/replay/playback.svelte.ts
var PACE_MS = 900;
var Playback = class {
	#at = state(0);
	get at() {
		return get(this.#at);
	}
	set at(value) {
		set(this.#at, value, true);
	}
	#running = state(false);
	get running() {
		return get(this.#running);
	}
	set running(value) {
		set(this.#running, value, true);
	}
	last;
	#timer;
	constructor(last, at = 0) {
		this.last = last;
		this.at = clamp(at, last);
	}
	go(at) {
		this.pause();
		this.at = clamp(at, this.last);
	}
	step(by) {
		this.go(this.at + by);
	}
	toggle() {
		if (this.running) this.pause();
		else this.run();
	}
	run() {
		if (this.at >= this.last) this.at = 0;
		this.running = true;
		this.#later();
	}
	pause() {
		this.running = false;
		clearTimeout(this.#timer);
	}
	#later() {
		this.#timer = setTimeout(() => {
			if (!this.running) return;
			this.at += 1;
			if (this.at >= this.last) this.running = false;
			else this.#later();
		}, PACE_MS);
	}
};
function clamp(at, last) {
	return Math.max(0, Math.min(last, at));
}
/** Keyboard shortcuts of a replay. The map has the arrow keys while it is focused. */
function replayKey(key) {
	switch (key) {
		case " ":
		case "k": return "toggle";
		case "ArrowLeft":
		case ",": return "back";
		case "ArrowRight":
		case ".": return "forward";
		case "Home": return "first";
		case "End": return "last";
		case "v": return "view";
		case "?": return "help";
		default: return null;
	}
}
var REPLAY_HELP = [
	["␣, K", "keys.replay.play"],
	["←, →", "keys.replay.step"],
	["Home, End", "keys.replay.ends"],
	["V", "keys.replay.view"],
	["?", "keys.help"]
];
// src/replay/ReplayPage.svelte
var root = from_html(`<main class="page"><h1 class="svelte-130ed0z"> </h1> <p class="problem" role="alert"> </p> <p><a href="/"> </a></p></main>`);
var root_1 = from_html(`<option> </option>`);
var root_2 = from_html(`<p class="svelte-130ed0z"> </p>`);
var root_3 = from_html(`<p class="cards svelte-130ed0z"><span class="unseen"> </span><!></p>`);
var root_4 = from_html(`<li><button type="button" class="svelte-130ed0z"> <span> </span></button></li>`);
var root_5 = from_html(`<ul class="tickets svelte-130ed0z"></ul>`);
var root_6 = from_html(`<li><p class="name svelte-130ed0z"><!> <strong> </strong></p> <p class="numbers svelte-130ed0z"> </p> <!> <!></li>`);
var root_7 = from_html(`<div class="replay svelte-130ed0z"><header class="svelte-130ed0z"><a class="button svelte-130ed0z" href="/"> </a> <h1 class="svelte-130ed0z"> <span class="svelte-130ed0z"> </span></h1> <label class="svelte-130ed0z"><span> </span> <select class="svelte-130ed0z"><option> </option><!></select></label></header> <main class="map svelte-130ed0z"><!></main> <aside class="svelte-130ed0z"><div class="told svelte-130ed0z" role="status"></div> <ul class="players svelte-130ed0z"></ul> <!> <div class="row svelte-130ed0z"><button class="button svelte-130ed0z" type="button"> </button> <span role="status"> </span> <a class="button svelte-130ed0z"> </a> <button class="button svelte-130ed0z" type="button"> </button></div></aside> <!></div> <!>`, 1);
var root_8 = from_html(`<main class="page" aria-busy="true"><p> </p></main>`);
function ReplayPage($$anchor, $$props) {
	push($$props, true);
	/** The position in the URL. */
	/** The seat in the URL, whose view is shown. */
	let replay = state(null);
	let board = state(null);
	let playback = state(null);
	let seat = state(proxy($$props.seat));
	let problem = state("");
	let helping = state(false);
	let copied = state(false);
	async function load(as) {
		try {
			const found = await getReplay($$props.id, as);
			set(board, await loadBoard(found.edition));
			set(replay, found);
			set(playback, get(playback) ?? new Playback(found.entries.length, $$props.at ?? 0));
		} catch (error) {
			set(problem, refusalText(error), true);
		}
	}
	user_effect(() => void load(get(seat)));
	onDestroy(() => get(playback)?.pause());
	const entry = user_derived(() => get(playback) && get(playback).at > 0 ? get(replay)?.entries[get(playback).at - 1] : void 0);
	const view = user_derived(() => get(entry)?.view ?? get(replay)?.view ?? null);
	const nameOf = (which) => get(replay)?.names[which] ?? t("seat", { number: which + 1 });
	const told = user_derived(() => get(entry) && get(board) ? get(entry).events.flatMap((event) => sentenceOf(event, {
		board: get(board),
		nameOf
	}) ?? []) : []);
	const recent = user_derived(() => new Set(get(entry)?.events.flatMap((event) => event.type === "route_claimed" || event.type === "tunnel_tried" ? [event.route] : event.type === "station_built" ? [event.city] : []) ?? []));
	const stations = user_derived(() => stationOwners(get(view)?.stations ?? []));
	let shownTicket = state(null);
	const rings = user_derived(() => {
		const ticket = get(shownTicket) ? get(board)?.tickets.get(get(shownTicket)) : void 0;
		return new Map(ticket ? [[ticket.a, "ticket"], [ticket.b, "ticket"]] : []);
	});
	const history = user_derived(() => get(replay) ? [{
		seq: 0,
		points: get(replay).view.points
	}, ...get(replay).entries.map((one, k) => ({
		seq: k + 1,
		points: one.view.points
	}))] : []);
	const address = user_derived(() => get(playback) ? `/replay/${$$props.id}?at=${get(playback).at}${get(seat) === null ? "" : `&seat=${get(seat)}`}` : `/replay/${$$props.id}`);
	user_effect(() => {
		if (!get(playback) || get(playback).running) return;
		const here = get(address);
		untrack(() => follow(here));
	});
	function follow(path) {
		if (location.pathname + location.search !== path) window.history.replaceState(null, "", path);
	}
	async function copy() {
		try {
			await navigator.clipboard.writeText(location.origin + get(address));
			set(copied, true);
		} catch {
			set(copied, false);
		}
	}
	function chooseSeat(value) {
		set(seat, value === "" ? null : Number(value), true);
	}
	function key(event) {
		const target = event.target;
		if (!get(playback) || get(helping) || isHandledElsewhere(event)) return;
		if (target instanceof Element && event.key === " " && target.closest("button, a, summary")) return;
		if (target instanceof Element && event.key.startsWith("Arrow") && target.closest("[role=\"application\"]")) return;
		switch (replayKey(event.key)) {
			case "toggle":
				get(playback).toggle();
				break;
			case "back":
				get(playback).step(-1);
				break;
			case "forward":
				get(playback).step(1);
				break;
			case "first":
				get(playback).go(0);
				break;
			case "last":
				get(playback).go(get(playback).last);
				break;
			case "view":
				set(seat, get(seat) === null ? 0 : get(seat) + 1 < (get(replay)?.names.length ?? 0) ? get(seat) + 1 : null, true);
				break;
			case "help":
				set(helping, true);
				break;
			case null: return;
		}
		event.preventDefault();
	}
	user_effect(() => {
		document.title = `${t("replay.title")} · Northline`;
	});
	var fragment = comment();
	event("keydown", $window, key);
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var main = root();
		var h1 = child(main);
		var text_1 = only_child(h1, true);
		var p = sibling(h1, 2);
		var text_2 = only_child(p, true);
		var p_1 = sibling(p, 2);
		var a = child(p_1);
		var text_3 = only_child(a, true);
		reset(p_1);
		reset(main);
		template_effect(($0, $1) => {
			set_text(text_1, $0);
			set_text(text_2, get(problem));
			set_text(text_3, $1);
		}, [() => t("replay.title"), () => t("nav.lobby")]);
		append($$anchor, main);
	};
	var consequent_4 = ($$anchor) => {
		var fragment_1 = root_7();
		var div = first_child(fragment_1);
		var header = child(div);
		var a_1 = child(header);
		var text_4 = only_child(a_1, true);
		var h1_1 = sibling(a_1, 2);
		var text_5 = child(h1_1);
		var span = sibling(text_5);
		var text_6 = only_child(span, true);
		reset(h1_1);
		var label = sibling(h1_1, 2);
		var span_1 = child(label);
		var text_7 = only_child(span_1, true);
		var select = sibling(span_1, 2);
		var option = child(select);
		var text_8 = only_child(option, true);
		option.value = option.__value = "";
		var node_1 = sibling(option);
		each(node_1, 17, () => get(replay).names, index, ($$anchor, name, index) => {
			var option_1 = root_1();
			var text_9 = only_child(option_1, true);
			option_1.value = option_1.__value = index;
			template_effect(() => set_text(text_9, get(name)));
			append($$anchor, option_1);
		});
		reset(select);
		var select_value;
		init_select(select);
		reset(label);
		reset(header);
		var main_1 = sibling(header, 2);
		var node_2 = child(main_1);
		{
			let $0 = user_derived(() => t("board.label", { edition: editionName(get(board).edition) }));
			Board(node_2, {
				get board() {
					return get(board);
				},
				get mode() {
					return settings.theme;
				},
				get label() {
					return get($0);
				},
				get owners() {
					return get(view).routes;
				},
				get stations() {
					return get(stations);
				},
				get recent() {
					return get(recent);
				},
				get rings() {
					return get(rings);
				}
			});
		}
		reset(main_1);
		var aside = sibling(main_1, 2);
		var div_1 = child(aside);
		each(div_1, 21, () => get(told), index, ($$anchor, text) => {
			var p_2 = root_2();
			var text_10 = only_child(p_2, true);
			template_effect(() => set_text(text_10, get(text)));
			append($$anchor, p_2);
		}, ($$anchor) => {
			var p_3 = root_2();
			var text_11 = only_child(p_3, true);
			template_effect(($0) => set_text(text_11, $0), [() => t("replay.start")]);
			append($$anchor, p_3);
		});
		reset(div_1);
		var ul = sibling(div_1, 2);
		each(ul, 21, () => get(replay).names, index, ($$anchor, name, index) => {
			var li = root_6();
			let classes;
			var p_4 = child(li);
			var node_3 = child(p_4);
			SeatMark(node_3, { seat: index });
			var strong = sibling(node_3, 2);
			var text_12 = only_child(strong, true);
			reset(p_4);
			var p_5 = sibling(p_4, 2);
			var text_13 = only_child(p_5, true);
			var node_4 = sibling(p_5, 2);
			var consequent_1 = ($$anchor) => {
				var p_6 = root_3();
				var span_2 = child(p_6);
				var text_14 = only_child(span_2);
				var node_5 = sibling(span_2);
				MiniCards(node_5, { get cards() {
					return get(view).hands[index];
				} });
				reset(p_6);
				template_effect(($0) => set_text(text_14, `${$0 ?? ""}:`), [() => t("replay.hand")]);
				append($$anchor, p_6);
			};
			if_block(node_4, ($$render) => {
				if (get(view).hands[index]) $$render(consequent_1);
			});
			var node_6 = sibling(node_4, 2);
			var consequent_2 = ($$anchor) => {
				var ul_1 = root_5();
				each(ul_1, 20, () => get(view).tickets[index], (ticket) => ticket, ($$anchor, ticket) => {
					const found = user_derived(() => get(board).tickets.get(ticket));
					var li_1 = root_4();
					var button = child(li_1);
					var text_15 = child(button);
					var span_3 = sibling(text_15);
					var text_16 = only_child(span_3, true);
					reset(button);
					reset(li_1);
					template_effect(($0) => {
						set_attribute(button, "aria-pressed", get(shownTicket) === ticket);
						set_text(text_15, `${$0 ?? ""} `);
						set_text(text_16, get(found)?.points);
					}, [() => get(found) ? get(board).ends(get(found)) : ticket]);
					delegated("click", button, () => set(shownTicket, get(shownTicket) === ticket ? null : ticket, true));
					append($$anchor, li_1);
				});
				reset(ul_1);
				append($$anchor, ul_1);
			};
			if_block(node_6, ($$render) => {
				if (get(view).tickets[index]?.length) $$render(consequent_2);
			});
			reset(li);
			template_effect(($0, $1) => {
				classes = set_class(li, 1, "svelte-130ed0z", null, classes, { active: $0 });
				set_text(text_12, get(name));
				set_text(text_13, $1);
			}, [() => get(view).to_act.includes(index), () => t("replay.numbers", {
				points: get(view).points[index],
				trains: get(view).trains[index],
				cards: get(view).hand_sizes[index],
				tickets: get(view).ticket_counts[index]
			})]);
			append($$anchor, li);
		});
		reset(ul);
		var node_7 = sibling(ul, 2);
		Chart(node_7, {
			get history() {
				return get(history);
			},
			get names() {
				return get(replay).names;
			},
			get at() {
				return get(playback).at;
			}
		});
		var div_2 = sibling(node_7, 2);
		var button_1 = child(div_2);
		var text_17 = only_child(button_1, true);
		var span_4 = sibling(button_1, 2);
		var text_18 = only_child(span_4, true);
		var a_2 = sibling(span_4, 2);
		var text_19 = only_child(a_2, true);
		var button_2 = sibling(a_2, 2);
		var text_20 = only_child(button_2, true);
		reset(div_2);
		reset(aside);
		Controls(sibling(aside, 2), { get playback() {
			return get(playback);
		} });
		reset(div);
		var node_9 = sibling(div, 2);
		var consequent_3 = ($$anchor) => {
			KeyboardHelp($$anchor, {
				get keys() {
					return REPLAY_HELP;
				},
				onclose: () => set(helping, false)
			});
		};
		if_block(node_9, ($$render) => {
			if (get(helping)) $$render(consequent_3);
		});
		template_effect(($0, $1, $2, $3, $4, $5, $6, $7, $8, $9) => {
			set_text(text_4, $0);
			set_text(text_5, `${$1 ?? ""} `);
			set_text(text_6, $2);
			set_text(text_7, $3);
			set_text(text_8, $4);
			if (select_value !== (select_value = get(seat) ?? "")) select.value = (select.__value = select_value) ?? "", select_option(select, select_value);
			set_attribute(aside, "aria-label", $5);
			set_text(text_17, $6);
			set_text(text_18, $7);
			set_attribute(a_2, "href", `/table/${$$props.id ?? ""}`);
			set_text(text_19, $8);
			set_text(text_20, $9);
		}, [
			() => t("nav.lobby"),
			() => t("replay.title"),
			() => editionName(get(board).edition),
			() => t("replay.view"),
			() => t("replay.view.all"),
			() => t("replay.players"),
			() => t("replay.link"),
			() => get(copied) ? t("replay.linked") : "",
			() => t("replay.result"),
			() => t("keys.title")
		]);
		delegated("change", select, (event) => chooseSeat(event.currentTarget.value));
		delegated("click", button_1, copy);
		delegated("click", button_2, () => set(helping, true));
		append($$anchor, fragment_1);
	};
	var alternate = ($$anchor) => {
		var main_2 = root_8();
		var p_7 = child(main_2);
		var text_21 = only_child(p_7, true);
		reset(main_2);
		template_effect(($0) => set_text(text_21, $0), [() => t("table.loading")]);
		append($$anchor, main_2);
	};
	if_block(node, ($$render) => {
		if (get(problem)) $$render(consequent);
		else if (get(replay) && get(board) && get(view) && get(playback)) $$render(consequent_4, 1);
		else $$render(alternate, -1);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["change", "click"]);
export { ReplayPage as default };
