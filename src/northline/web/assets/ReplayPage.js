import { $ as only_child, A as if_block, B as delegate, D as each, F as comment, G as untrack, H as event, I as from_html, K as template_effect, L as from_svg, N as set_text, O as index, P as append, Q as first_child, U as get, V as delegated, X as $window, Z as child, _ as init_select, at as state, b as set_class, ct as push, et as sibling, f as remove_input_defaults, h as set_value, it as set, n as onDestroy, ot as user_derived, p as set_attribute, q as user_effect, st as pop, tt as proxy, ut as reset, v as select_option } from "./svelte.js";
import { G as replayRecord, N as getReplay, d as isCharacter, it as settings, l as editionName, p as seatName, t as refusalText, v as t } from "./forms.js";
import { B as OPENED_FILE, D as stationOwners, E as loadBoard, L as ProblemPage, V as recordFile, t as Portrait } from "./index.js";
import { a as sentenceOf } from "./sentences.js";
import { a as KeyboardHelp, h as Board, m as SeatMark, r as isHandledElsewhere, t as MiniCards } from "./MiniCards.js";
import { r as ShareMoment, t as Chart } from "./Chart.js";
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
var root = from_html(`<option> </option>`);
var root_1 = from_html(`<p class="svelte-130ed0z"> </p>`);
var root_2 = from_html(`<p class="cards svelte-130ed0z"><span class="unseen"> </span><!></p>`);
var root_3 = from_html(`<li><button type="button" class="svelte-130ed0z"> <span> </span></button></li>`);
var root_4 = from_html(`<ul class="tickets svelte-130ed0z"></ul>`);
var root_5 = from_html(`<li><p class="name svelte-130ed0z"><!> <!> <strong> </strong></p> <p class="numbers svelte-130ed0z"> </p> <!> <!></li>`);
var root_6 = from_html(`<!> <a class="button svelte-130ed0z"> </a>`, 1);
var root_7 = from_html(`<div class="replay svelte-130ed0z"><header class="svelte-130ed0z"><a class="button svelte-130ed0z" href="/"> </a> <h1 class="svelte-130ed0z"> <span class="svelte-130ed0z"> </span></h1> <label class="svelte-130ed0z"><span> </span> <select class="svelte-130ed0z"><option> </option><!></select></label></header> <main class="map svelte-130ed0z"><!></main> <aside class="svelte-130ed0z"><div class="told svelte-130ed0z" role="status"></div> <ul class="players svelte-130ed0z"></ul> <!> <div class="row svelte-130ed0z"><!> <button class="button svelte-130ed0z" type="button"> </button></div></aside> <!></div> <!>`, 1);
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
	const opened = user_derived(() => $$props.id === OPENED_FILE);
	async function load(as) {
		const record = get(opened) ? recordFile.text : null;
		if (get(opened) && record === null) {
			set(problem, t("record.gone"), true);
			return;
		}
		try {
			const found = await (record === null ? getReplay($$props.id, as) : replayRecord(record, as));
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
		{
			let $0 = user_derived(() => t("replay.title"));
			ProblemPage($$anchor, {
				get title() {
					return get($0);
				},
				get problem() {
					return get(problem);
				}
			});
		}
	};
	var consequent_6 = ($$anchor) => {
		var fragment_2 = root_7();
		var div = first_child(fragment_2);
		var header = child(div);
		var a = child(header);
		var text_1 = only_child(a, true);
		var h1 = sibling(a, 2);
		var text_2 = child(h1);
		var span = sibling(text_2);
		var text_3 = only_child(span, true);
		reset(h1);
		var label = sibling(h1, 2);
		var span_1 = child(label);
		var text_4 = only_child(span_1, true);
		var select = sibling(span_1, 2);
		var option = child(select);
		var text_5 = only_child(option, true);
		option.value = option.__value = "";
		var node_1 = sibling(option);
		each(node_1, 17, () => get(replay).names, index, ($$anchor, name, index) => {
			var option_1 = root();
			var text_6 = only_child(option_1, true);
			option_1.value = option_1.__value = index;
			template_effect(() => set_text(text_6, get(name)));
			append($$anchor, option_1);
		});
		reset(select);
		var select_value;
		init_select(select);
		reset(label);
		reset(header);
		var main = sibling(header, 2);
		var node_2 = child(main);
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
		reset(main);
		var aside = sibling(main, 2);
		var div_1 = child(aside);
		each(div_1, 21, () => get(told), index, ($$anchor, text) => {
			var p = root_1();
			var text_7 = only_child(p, true);
			template_effect(() => set_text(text_7, get(text)));
			append($$anchor, p);
		}, ($$anchor) => {
			var p_1 = root_1();
			var text_8 = only_child(p_1, true);
			template_effect(($0) => set_text(text_8, $0), [() => t("replay.start")]);
			append($$anchor, p_1);
		});
		reset(div_1);
		var ul = sibling(div_1, 2);
		each(ul, 21, () => get(replay).names, index, ($$anchor, name, index) => {
			var li = root_5();
			let classes;
			var p_2 = child(li);
			var node_3 = child(p_2);
			SeatMark(node_3, { seat: index });
			var node_4 = sibling(node_3, 2);
			var consequent_1 = ($$anchor) => {
				Portrait($$anchor, { get name() {
					return get(name);
				} });
			};
			var d = user_derived(() => isCharacter(get(name), get(replay).bots[index] ?? null));
			if_block(node_4, ($$render) => {
				if (get(d)) $$render(consequent_1);
			});
			var strong = sibling(node_4, 2);
			var text_9 = only_child(strong, true);
			reset(p_2);
			var p_3 = sibling(p_2, 2);
			var text_10 = only_child(p_3, true);
			var node_5 = sibling(p_3, 2);
			var consequent_2 = ($$anchor) => {
				var p_4 = root_2();
				var span_2 = child(p_4);
				var text_11 = only_child(span_2);
				var node_6 = sibling(span_2);
				MiniCards(node_6, { get cards() {
					return get(view).hands[index];
				} });
				reset(p_4);
				template_effect(($0) => set_text(text_11, `${$0 ?? ""}:`), [() => t("replay.hand")]);
				append($$anchor, p_4);
			};
			if_block(node_5, ($$render) => {
				if (get(view).hands[index]) $$render(consequent_2);
			});
			var node_7 = sibling(node_5, 2);
			var consequent_3 = ($$anchor) => {
				var ul_1 = root_4();
				each(ul_1, 20, () => get(view).tickets[index], (ticket) => ticket, ($$anchor, ticket) => {
					const found = user_derived(() => get(board).tickets.get(ticket));
					var li_1 = root_3();
					var button = child(li_1);
					var text_12 = child(button);
					var span_3 = sibling(text_12);
					var text_13 = only_child(span_3, true);
					reset(button);
					reset(li_1);
					template_effect(($0) => {
						set_attribute(button, "aria-pressed", get(shownTicket) === ticket);
						set_text(text_12, `${$0 ?? ""} `);
						set_text(text_13, get(found)?.points);
					}, [() => get(found) ? get(board).ends(get(found)) : ticket]);
					delegated("click", button, () => set(shownTicket, get(shownTicket) === ticket ? null : ticket, true));
					append($$anchor, li_1);
				});
				reset(ul_1);
				append($$anchor, ul_1);
			};
			if_block(node_7, ($$render) => {
				if (get(view).tickets[index]?.length) $$render(consequent_3);
			});
			reset(li);
			template_effect(($0, $1, $2) => {
				classes = set_class(li, 1, "svelte-130ed0z", null, classes, { active: $0 });
				set_text(text_9, $1);
				set_text(text_10, $2);
			}, [
				() => get(view).to_act.includes(index),
				() => seatName({
					name: get(name),
					bot: get(replay).bots[index] ?? null
				}),
				() => t("replay.numbers", {
					points: get(view).points[index],
					trains: get(view).trains[index],
					cards: get(view).hand_sizes[index],
					tickets: get(view).ticket_counts[index]
				})
			]);
			append($$anchor, li);
		});
		reset(ul);
		var node_8 = sibling(ul, 2);
		{
			let $0 = user_derived(() => get(board).edition.rules.stations > 0);
			Chart(node_8, {
				get history() {
					return get(history);
				},
				get result() {
					return get(replay).result;
				},
				get stations() {
					return get($0);
				},
				get names() {
					return get(replay).names;
				},
				get at() {
					return get(playback).at;
				},
				onpick: (seq) => get(playback)?.go(seq)
			});
		}
		var div_2 = sibling(node_8, 2);
		var node_9 = child(div_2);
		var consequent_4 = ($$anchor) => {
			var fragment_4 = root_6();
			var node_10 = first_child(fragment_4);
			{
				let $0 = user_derived(() => t("replay.title"));
				let $1 = user_derived(() => editionName(get(board).edition));
				ShareMoment(node_10, {
					get id() {
						return $$props.id;
					},
					get at() {
						return get(playback).at;
					},
					get path() {
						return get(address);
					},
					get title() {
						return `${get($0) ?? ""} · ${get($1) ?? ""}`;
					}
				});
			}
			var a_1 = sibling(node_10, 2);
			var text_14 = only_child(a_1, true);
			template_effect(($0) => {
				set_attribute(a_1, "href", `/table/${$$props.id ?? ""}`);
				set_text(text_14, $0);
			}, [() => t("replay.result")]);
			append($$anchor, fragment_4);
		};
		if_block(node_9, ($$render) => {
			if (!get(opened)) $$render(consequent_4);
		});
		var button_1 = sibling(node_9, 2);
		var text_15 = only_child(button_1, true);
		reset(div_2);
		reset(aside);
		Controls(sibling(aside, 2), { get playback() {
			return get(playback);
		} });
		reset(div);
		var node_12 = sibling(div, 2);
		var consequent_5 = ($$anchor) => {
			KeyboardHelp($$anchor, {
				get keys() {
					return REPLAY_HELP;
				},
				onclose: () => set(helping, false)
			});
		};
		if_block(node_12, ($$render) => {
			if (get(helping)) $$render(consequent_5);
		});
		template_effect(($0, $1, $2, $3, $4, $5, $6) => {
			set_text(text_1, $0);
			set_text(text_2, `${$1 ?? ""} `);
			set_text(text_3, $2);
			set_text(text_4, $3);
			set_text(text_5, $4);
			if (select_value !== (select_value = get(seat) ?? "")) select.value = (select.__value = select_value) ?? "", select_option(select, select_value);
			set_attribute(aside, "aria-label", $5);
			set_text(text_15, $6);
		}, [
			() => t("nav.lobby"),
			() => t("replay.title"),
			() => editionName(get(board).edition),
			() => t("replay.view"),
			() => t("replay.view.all"),
			() => t("replay.players"),
			() => t("keys.title")
		]);
		delegated("change", select, (event) => chooseSeat(event.currentTarget.value));
		delegated("click", button_1, () => set(helping, true));
		append($$anchor, fragment_2);
	};
	var alternate = ($$anchor) => {
		var main_1 = root_8();
		var p_5 = child(main_1);
		var text_16 = only_child(p_5, true);
		reset(main_1);
		template_effect(($0) => set_text(text_16, $0), [() => t("table.loading")]);
		append($$anchor, main_1);
	};
	if_block(node, ($$render) => {
		if (get(problem)) $$render(consequent);
		else if (get(replay) && get(board) && get(view) && get(playback)) $$render(consequent_6, 1);
		else $$render(alternate, -1);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["change", "click"]);
export { ReplayPage as default };
