import { $ as first_child, A as key, B as text, C as attach, D as html, F as append, G as tick, H as delegated, I as comment, J as user_effect, K as untrack, L as from_html, O as each, P as set_text, Q as child, R as from_svg, U as event, V as delegate, W as get, Z as $window, _ as bind_select_value, a as prop, at as set, b as set_style, c as bind_this, ct as pop, d as bind_value, dt as reset, et as only_child, g as set_value, h as set_checked, i as onMount, j as if_block, k as index, l as bind_element_size, lt as push, m as set_attribute, mt as to_array, nt as proxy, ot as state, p as remove_input_defaults, pt as noop, q as template_effect, st as user_derived, tt as sibling, ut as next, v as init_select, x as set_class, y as select_option, z as props_id } from "./svelte.js";
import { E as createTable, M as getEditions, St as save, b as t, bt as settings, j as getEdition, n as refusalText, ot as request, u as editionName, v as has, x as Refusal, xt as load } from "./forms.js";
import { B as PageHeader, C as distanceToBox, E as upright, W as router, f as themeOf, g as cardTotal, h as COLORS, m as CARDS, z as ProblemPage } from "./index.js";
import { n as facesOf, r as pieceDefinitions } from "./symbols.js";
import { i as KeyboardHelp, n as isHandledElsewhere, o as scenery, s as sceneryDefinitions } from "./keys.js";
import { t as bonusAbout } from "./bonus-text.js";
import { n as work, t as Downloads } from "./Downloads.js";
// src/workshop/edits.ts
/** A name as an id: "San Sebastián" is `san-sebastian`; another one where that is taken. */
function idFor(name, taken) {
	const letters = {
		ø: "o",
		æ: "ae",
		ß: "ss",
		ł: "l",
		đ: "d",
		ð: "d",
		þ: "th"
	};
	const plain = name.toLowerCase().replace(/[øæßłđðþ]/g, (letter) => letters[letter]).normalize("NFKD").replace(/\p{M}/gu, "").replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 24) || "city";
	let id = plain;
	for (let n = 2; taken.has(id); n++) id = `${plain}-${n}`;
	return id;
}
var ids = (list) => new Set(list.map(({ id }) => id));
function withBoard(document, change) {
	return {
		...document,
		board: {
			...document.board,
			...change
		}
	};
}
/** Two decimals are a kilometre: enough for any board. */
function rounded(at) {
	const lat = Math.max(-90, Math.min(90, at[0]));
	const lon = ((at[1] + 180) % 360 + 360) % 360 - 180;
	return [Math.round(lat * 100) / 100, Math.round(lon * 100) / 100];
}
function addCity(document, name, country, at) {
	const { cities } = document.board;
	return withBoard(document, { cities: [...cities, {
		id: idFor(name, ids(cities)),
		name,
		country,
		at: rounded(at)
	}] });
}
/** A new route; beside another one it makes a double. */
function addRoute(document, from, to, length, more = {}) {
	const { routes } = document.board;
	const id = idFor(`${from}-${to}`, ids(routes));
	return withBoard(document, { routes: grouped([...routes, {
		id,
		from,
		to,
		length,
		color: "gray",
		...more
	}]) });
}
function addTicket(document, from, to, points) {
	const { tickets } = document.board;
	return withBoard(document, { tickets: [...tickets, {
		id: idFor(`${from}-${to}`, ids(tickets)),
		from,
		to,
		points
	}] });
}
function addBonusCard(document, name) {
	const cards = document.board.bonus_cards;
	const card = {
		id: idFor(name, ids(cards)),
		name,
		points: 10,
		counts: "longest_path"
	};
	return withBoard(document, { bonus_cards: [...cards, card] });
}
/** Without everything that is selected; routes and tickets go with their cities. */
function deleteSelected(document, gone) {
	const { cities, routes, tickets } = document.board;
	const stays = (thing) => !gone.cities.has(thing.from) && !gone.cities.has(thing.to);
	return withBoard(document, {
		cities: cities.filter(({ id }) => !gone.cities.has(id)),
		routes: grouped(routes.filter((route) => stays(route) && !gone.routes.has(route.id))),
		tickets: tickets.filter((ticket) => stays(ticket) && !gone.tickets.has(ticket.id))
	});
}
function deleteBonusCard(document, id) {
	return withBoard(document, { bonus_cards: document.board.bonus_cards.filter((card) => card.id !== id) });
}
/** Change some keys of cities, routes, tickets or bonus cards; a key that is undefined is left out from then on. */
function changeEntries(document, kind, which, change) {
	const changed = document.board[kind].map((entry) => which.has(entry.id) ? without({
		...entry,
		...typeof change === "function" ? change(entry) : change
	}) : entry);
	return withBoard(document, { [kind]: kind === "routes" ? grouped(changed) : changed });
}
var changeEntry = (document, kind, id, change) => changeEntries(document, kind, /* @__PURE__ */ new Set([id]), change);
/** Another id, wherever it is named. The document is the same where the id is taken, or is none. */
function changeId(document, kind, id, to) {
	if (!/^[a-z0-9][a-z0-9_-]*$/.test(to) || ids(document.board[kind]).has(to)) return document;
	const changed = changeEntry(document, kind, id, { id: to });
	if (kind !== "cities") return changed;
	const moved = (list) => list.map((thing) => thing.from === id || thing.to === id ? {
		...thing,
		from: thing.from === id ? to : thing.from,
		to: thing.to === id ? to : thing.to
	} : thing);
	return withBoard(changed, {
		routes: moved(changed.board.routes),
		tickets: moved(changed.board.tickets)
	});
}
function moveCities(document, places) {
	return withBoard(document, { cities: document.board.cities.map((city) => places.has(city.id) ? {
		...city,
		at: rounded(places.get(city.id))
	} : city) });
}
var kindOf = (route) => route.ferry !== void 0 ? "ferry" : route.tunnel ? "tunnel" : "regular";
/** What has to change for routes to be of a kind. */
var ofKind = (kind) => (route) => ({
	ferry: kind === "ferry" ? route.ferry ?? Math.max(1, Math.round(route.length / 3)) : void 0,
	tunnel: kind === "tunnel" ? true : void 0,
	any_for_one: kind === "regular" ? route.any_for_one : void 0
});
/** Another length, with as many symbols as there is room for. */
var ofLength = (length) => (route) => {
	const spaces = Math.max(1, Math.min(30, length(route)));
	return {
		length: spaces,
		...route.ferry === void 0 ? {} : { ferry: Math.min(route.ferry, spaces) }
	};
};
function changeRules(document, change) {
	return {
		...document,
		rules: without({
			...document.rules,
			...change
		})
	};
}
/** Another number of players; what was said about tables that cannot be any more is left out. */
function changePlayers(document, fewest, most) {
	const tracks = document.rules.open_tracks ?? {};
	const kept = Object.entries(tracks).map(([name, tables]) => {
		const possible = Object.entries(tables).filter(([players]) => Number(players) >= fewest && Number(players) <= most);
		return [name, Object.fromEntries(possible)];
	});
	return changeRules(document, {
		players: [fewest, most],
		...kept.length ? { open_tracks: Object.fromEntries(kept) } : {}
	});
}
function without(entry) {
	return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== void 0));
}
/** Routes that join the same cities share a group, and others have none. */
function grouped(routes) {
	const pair = (route) => [route.from, route.to].sort().join("/");
	const twins = /* @__PURE__ */ new Map();
	for (const route of routes) twins.set(pair(route), [...twins.get(pair(route)) ?? [], route]);
	return routes.map((route) => {
		const all = twins.get(pair(route));
		if (all.length < 2) return route.group === void 0 ? route : without({
			...route,
			group: void 0
		});
		const group = all.find((other) => other.group)?.group ?? [route.from, route.to].sort().join("-").slice(0, 56);
		return route.group === group ? route : {
			...route,
			group
		};
	});
}
/** The points that the rules give for each length, so that a new length has some. */
function withPointsForLengths(document) {
	const usual = {
		1: 1,
		2: 2,
		3: 4,
		4: 7,
		5: 10,
		6: 15,
		7: 18,
		8: 21,
		9: 27
	};
	const points = document.rules.points ?? {};
	const lacking = new Set(document.board.routes.map(({ length }) => length).filter((n) => Number.isInteger(n) && n > 0 && !(n in points)));
	if (lacking.size === 0) return document;
	const added = Object.fromEntries([...lacking].map((length) => [String(length), usual[length] ?? 3 * length]));
	return changeRules(document, { points: {
		...points,
		...added
	} });
}
/** How long a new route should be, by the routes there are. */
function likelyLength({ board: { cities, routes } }, a, b) {
	const at = new Map(cities.map((city) => [city.id, city.at]));
	const far = (one, two) => {
		const [p, q] = [at.get(one) ?? [0, 0], at.get(two) ?? [0, 0]];
		return Math.hypot(p[0] - q[0], (p[1] - q[1]) * Math.cos((p[0] + q[0]) * Math.PI / 360));
	};
	const known = routes.map((route) => route.length / Math.max(far(route.from, route.to), 1e-6)).sort((x, y) => x - y);
	return Math.max(1, Math.min(6, known.length ? Math.round(far(a, b) * known[known.length >> 1]) : 3));
}
// src/workshop/NumberField.svelte
var root$12 = from_html(`<small class="svelte-1nl6ldm"> </small>`);
var root_1$12 = from_html(`<div><label class="field"><span> </span> <input type="number"/></label> <!></div>`);
function NumberField($$anchor, $$props) {
	const id = props_id();
	push($$props, true);
	const about = prop($$props, "about", 3, ""), step = prop($$props, "step", 3, 1);
	function change(event) {
		const field = event.currentTarget;
		const typed = Number(field.value);
		if (field.value === "" || !Number.isFinite(typed)) {
			field.value = $$props.value === null ? "" : String($$props.value);
			return;
		}
		const fitting = Math.max($$props.low, Math.min($$props.high, step() === 1 ? Math.round(typed) : typed));
		field.value = String(fitting);
		if (fitting !== $$props.value) $$props.onset(fitting);
	}
	var div = root_1$12();
	var label_1 = child(div);
	var span = child(label_1);
	var text = only_child(span, true);
	var input = sibling(span, 2);
	remove_input_defaults(input);
	reset(label_1);
	var node = sibling(label_1, 2);
	var consequent = ($$anchor) => {
		var small = root$12();
		var text_1 = only_child(small, true);
		template_effect(() => {
			set_attribute(small, "id", id);
			set_text(text_1, about());
		});
		append($$anchor, small);
	};
	if_block(node, ($$render) => {
		if (about()) $$render(consequent);
	});
	reset(div);
	template_effect(($0) => {
		set_text(text, $$props.label);
		set_attribute(input, "min", $$props.low);
		set_attribute(input, "max", $$props.high);
		set_attribute(input, "step", step());
		set_value(input, $$props.value);
		set_attribute(input, "placeholder", $0);
		set_attribute(input, "aria-describedby", about() ? id : void 0);
	}, [() => $$props.value === null ? t("workshop.differ") : void 0]);
	delegated("change", input, change);
	append($$anchor, div);
	pop();
}
delegate(["change"]);
// src/workshop/rules.ts
var number = (name, low, high, usual) => ({
	name,
	kind: "number",
	low,
	high,
	usual
});
var flag = (name, usual) => ({
	name,
	kind: "flag",
	usual
});
var choice = (name, options, usual) => ({
	name,
	kind: "choice",
	options,
	usual
});
/** In the groups of docs/maps.md. */
var KNOBS = [
	["setup", [
		number("trains", 1, 250, 45),
		number("hand", 0, 50, 4),
		number("display", 1, 20, 5)
	]],
	["tickets", [
		number("opening_tickets", 0, 6, 3),
		number("opening_long_tickets", 0, 3, 0),
		number("opening_keep", 1, 9, 2),
		choice("opening_refused", ["out", "bottom"], "out"),
		number("ticket_draw", 1, 9, 3),
		number("ticket_keep", 1, 9, 1),
		choice("ticket_refused", ["out", "bottom"], "bottom")
	]],
	["draw", [
		flag("display_locomotive_is_whole_draw", true),
		number("sweep_at", 0, 20, 0),
		flag("may_stop_after_first_card", false)
	]],
	["claim", [
		choice("ferry_symbol", ["locomotive", "locomotive_or_pair"], "locomotive"),
		number("ferry_any_for_one", 0, 20, 0),
		number("tunnel_reveal", 0, 20, 3)
	]],
	["stations", [number("stations", 0, 4, 0), number("station_points", 0, 1e3, 0)]],
	["end", [number("last_round_at", 0, 250, 2)]]
];
var ROUTE_KINDS = [
	"regular",
	"ferry",
	"tunnel"
];
var TIE_BREAKERS = [
	"completed_tickets",
	"fewest_stations",
	"bonus_cards",
	"longest_route"
];
var TRACKS = [["double", 2], ["triple", 3]];
/** A list of words out of a few; what is no list, or is not said, is the usual one. */
function wordsOf(rules, name, usual) {
	const value = rules[name];
	return Array.isArray(value) ? value.filter((word) => typeof word === "string") : usual;
}
function tableOf(value) {
	return typeof value === "object" && value !== null ? value : {};
}
function playersOf(rules) {
	const [fewest, most] = Array.isArray(rules.players) ? rules.players : [];
	return [Number(fewest) || 2, Number(most) || 5];
}
/** The rules of a game of this server as a file has them, as far as they go with the cards of a map. */
function rulesOfFile(rules, { board }) {
	const { points, deck, open_tracks, bonus_cards, tie_breakers, ...same } = rules;
	const tracks = TRACKS.flatMap(([name, size]) => {
		const tables = open_tracks.filter(([group]) => group === size).map(([, players, open]) => [String(players), open]);
		return tables.length ? [[name, Object.fromEntries(tables)]] : [];
	});
	const cards = board.bonus_cards.length;
	return {
		...same,
		tie_breakers: cards ? tie_breakers : tie_breakers.filter((name) => name !== "bonus_cards"),
		...bonus_cards === "all" ? {} : { bonus_cards: Math.min(bonus_cards, cards) },
		deck: { ...deck },
		points: Object.fromEntries(points.map(([length, worth]) => [String(length), worth])),
		...tracks.length ? { open_tracks: Object.fromEntries(tracks) } : {}
	};
}
/** What may narrow a bonus card, by what it counts. */
var NARROWS = {
	completed_tickets: [
		"mark",
		"country",
		"max_points"
	],
	routes: [
		"mark",
		"country",
		"kind",
		"length"
	]
};
var COUNTS = [
	"completed_tickets",
	"routes",
	"countries",
	"longest_path",
	"locomotives_in_hand",
	"trains_left"
];
// src/workshop/BonusForm.svelte
var root$11 = from_html(`<option> </option>`);
var root_1$11 = from_html(`<label class="field"><span> </span> <select><option> </option><!></select></label>`);
var root_2$9 = from_html(`<section class="bonus svelte-1hae838"><div class="grid svelte-1hae838"><label class="field"><span> </span> <input maxlength="60"/></label> <!> <label class="field"><span> </span> <select></select></label> <!> <!> <!> <!> <!></div> <p class="told svelte-1hae838"> </p> <button class="button"> <span class="unseen"> </span></button></section>`);
var root_3$8 = from_html(`<label class="field drawn svelte-1hae838"><span> </span> <select><option> </option><!></select></label> <small class="svelte-1hae838"> </small>`, 1);
var root_4$8 = from_html(`<li class="svelte-1hae838"><div class="tie svelte-1hae838"><span class="svelte-1hae838"> </span> <button class="button svelte-1hae838">↑</button> <button class="button svelte-1hae838">↓</button> <button class="button svelte-1hae838">✕</button></div></li>`);
var root_5$7 = from_html(`<button class="button"> </button>`);
var root_6$7 = from_html(`<p> </p> <!> <button class="button"> </button> <!> <h2 class="svelte-1hae838"> </h2> <p> </p> <ol class="svelte-1hae838"></ol> <div class="row svelte-1hae838"></div>`, 1);
function BonusForm($$anchor, $$props) {
	push($$props, true);
	const board = user_derived(() => $$props.draft.document.board);
	const rules = user_derived(() => $$props.draft.document.rules);
	const countries = user_derived(() => [...new Set(get(board).cities.map((city) => city.country))].sort());
	const marks = user_derived(() => [...new Set(get(board).cities.flatMap((city) => city.marks ?? []))].sort());
	const ties = user_derived(() => wordsOf(get(rules), "tie_breakers", ["completed_tickets"]));
	const unused = user_derived(() => TIE_BREAKERS.filter((name) => !get(ties).includes(name)));
	const change = (card, changes) => $$props.draft.change(changeEntry($$props.draft.document, "bonus_cards", card.id, changes), `bonus ${card.id} ${Object.keys(changes).join()}`);
	/** What it counts decides what may narrow it; the rest is left out. */
	function setCounts(card, counts) {
		const keeps = NARROWS[counts] ?? [];
		const gone = [
			"mark",
			"country",
			"kind",
			"length",
			"max_points"
		].filter((name) => !keeps.includes(name));
		change(card, {
			counts,
			...Object.fromEntries(gone.map((name) => [name, void 0]))
		});
	}
	const setTies = (next) => $$props.draft.change(changeRules($$props.draft.document, { tie_breakers: next }));
	const moved = (index, by) => {
		const next = [...get(ties)];
		[next[index], next[index + by]] = [next[index + by], next[index]];
		return next;
	};
	const inGame = (card) => ({
		mark: "",
		country: "",
		kind: "",
		length: 0,
		max_points: 0,
		...card
	});
	var fragment = root_6$7();
	var p = first_child(fragment);
	var text = only_child(p, true);
	var node = sibling(p, 2);
	each(node, 17, () => get(board).bonus_cards, (card) => card.id, ($$anchor, card) => {
		const narrows = user_derived(() => NARROWS[get(card).counts] ?? []);
		var section = root_2$9();
		var div = child(section);
		var label = child(div);
		var span = child(label);
		var text_1 = only_child(span, true);
		var input = sibling(span, 2);
		remove_input_defaults(input);
		reset(label);
		var node_1 = sibling(label, 2);
		{
			let $0 = user_derived(() => t("workshop.points"));
			NumberField(node_1, {
				get label() {
					return get($0);
				},
				low: 1,
				high: 1e3,
				get value() {
					return get(card).points;
				},
				onset: (points) => change(get(card), { points })
			});
		}
		var label_1 = sibling(node_1, 2);
		var span_1 = child(label_1);
		var text_2 = only_child(span_1, true);
		var select = sibling(span_1, 2);
		each(select, 20, () => COUNTS, (one) => one, ($$anchor, one) => {
			var option = root$11();
			var text_3 = only_child(option, true);
			var option_value = {};
			template_effect(($0) => {
				set_text(text_3, $0);
				if (option_value !== (option_value = one)) option.value = (option.__value = option_value) ?? "";
			}, [() => t(`workshop.bonus.counts.${one}`)]);
			append($$anchor, option);
		});
		reset(select);
		var select_value;
		init_select(select);
		reset(label_1);
		var node_2 = sibling(label_1, 2);
		var consequent = ($$anchor) => {
			var label_2 = root_1$11();
			var span_2 = child(label_2);
			var text_4 = only_child(span_2, true);
			var select_1 = sibling(span_2, 2);
			var option_1 = child(select_1);
			var text_5 = only_child(option_1, true);
			option_1.value = option_1.__value = "";
			var node_3 = sibling(option_1);
			each(node_3, 16, () => [.../* @__PURE__ */ new Set([...get(marks), ...get(card).mark ? [get(card).mark] : []])], (mark) => mark, ($$anchor, mark) => {
				var option_2 = root$11();
				var text_6 = only_child(option_2, true);
				var option_2_value = {};
				template_effect(() => {
					set_text(text_6, mark);
					if (option_2_value !== (option_2_value = mark)) option_2.__value = option_2_value;
				});
				append($$anchor, option_2);
			});
			reset(select_1);
			var select_1_value;
			init_select(select_1);
			reset(label_2);
			template_effect(($0, $1) => {
				set_text(text_4, $0);
				set_text(text_5, $1);
				if (select_1_value !== (select_1_value = get(card).mark ?? "")) select_1.value = (select_1.__value = select_1_value) ?? "", select_option(select_1, select_1_value);
			}, [() => t("workshop.bonus.mark"), () => t("workshop.bonus.any")]);
			delegated("change", select_1, (event) => change(get(card), { mark: event.currentTarget.value || void 0 }));
			append($$anchor, label_2);
		};
		var d = user_derived(() => get(narrows).includes("mark"));
		if_block(node_2, ($$render) => {
			if (get(d)) $$render(consequent);
		});
		var node_4 = sibling(node_2, 2);
		var consequent_1 = ($$anchor) => {
			var label_3 = root_1$11();
			var span_3 = child(label_3);
			var text_7 = only_child(span_3, true);
			var select_2 = sibling(span_3, 2);
			var option_3 = child(select_2);
			var text_8 = only_child(option_3, true);
			option_3.value = option_3.__value = "";
			var node_5 = sibling(option_3);
			each(node_5, 16, () => [.../* @__PURE__ */ new Set([...get(countries), ...get(card).country ? [get(card).country] : []])], (country) => country, ($$anchor, country) => {
				var option_4 = root$11();
				var text_9 = only_child(option_4, true);
				var option_4_value = {};
				template_effect(() => {
					set_text(text_9, country);
					if (option_4_value !== (option_4_value = country)) option_4.__value = option_4_value;
				});
				append($$anchor, option_4);
			});
			reset(select_2);
			var select_2_value;
			init_select(select_2);
			reset(label_3);
			template_effect(($0, $1) => {
				set_text(text_7, $0);
				set_text(text_8, $1);
				if (select_2_value !== (select_2_value = get(card).country ?? "")) select_2.value = (select_2.__value = select_2_value) ?? "", select_option(select_2, select_2_value);
			}, [() => t("workshop.country"), () => t("workshop.bonus.any")]);
			delegated("change", select_2, (event) => change(get(card), { country: event.currentTarget.value || void 0 }));
			append($$anchor, label_3);
		};
		var d_1 = user_derived(() => get(narrows).includes("country"));
		if_block(node_4, ($$render) => {
			if (get(d_1)) $$render(consequent_1);
		});
		var node_6 = sibling(node_4, 2);
		var consequent_2 = ($$anchor) => {
			var label_4 = root_1$11();
			var span_4 = child(label_4);
			var text_10 = only_child(span_4, true);
			var select_3 = sibling(span_4, 2);
			var option_5 = child(select_3);
			var text_11 = only_child(option_5, true);
			option_5.value = option_5.__value = "";
			var node_7 = sibling(option_5);
			each(node_7, 16, () => ROUTE_KINDS, (kind) => kind, ($$anchor, kind) => {
				var option_6 = root$11();
				var text_12 = only_child(option_6, true);
				var option_6_value = {};
				template_effect(($0) => {
					set_text(text_12, $0);
					if (option_6_value !== (option_6_value = kind)) option_6.value = (option_6.__value = option_6_value) ?? "";
				}, [() => t(`workshop.kind.${kind}`)]);
				append($$anchor, option_6);
			});
			reset(select_3);
			var select_3_value;
			init_select(select_3);
			reset(label_4);
			template_effect(($0, $1) => {
				set_text(text_10, $0);
				set_text(text_11, $1);
				if (select_3_value !== (select_3_value = get(card).kind ?? "")) select_3.value = (select_3.__value = select_3_value) ?? "", select_option(select_3, select_3_value);
			}, [() => t("workshop.kind"), () => t("workshop.bonus.any")]);
			delegated("change", select_3, (event) => change(get(card), { kind: event.currentTarget.value || void 0 }));
			append($$anchor, label_4);
		};
		var d_2 = user_derived(() => get(narrows).includes("kind"));
		if_block(node_6, ($$render) => {
			if (get(d_2)) $$render(consequent_2);
		});
		var node_8 = sibling(node_6, 2);
		var consequent_3 = ($$anchor) => {
			{
				let $0 = user_derived(() => t("workshop.bonus.length"));
				let $1 = user_derived(() => get(card).length ?? 0);
				NumberField($$anchor, {
					get label() {
						return get($0);
					},
					low: 0,
					high: 30,
					get value() {
						return get($1);
					},
					onset: (length) => change(get(card), { length: length || void 0 })
				});
			}
		};
		var d_3 = user_derived(() => get(narrows).includes("length"));
		if_block(node_8, ($$render) => {
			if (get(d_3)) $$render(consequent_3);
		});
		var node_9 = sibling(node_8, 2);
		var consequent_4 = ($$anchor) => {
			{
				let $0 = user_derived(() => t("workshop.bonus.max_points"));
				let $1 = user_derived(() => get(card).max_points ?? 0);
				NumberField($$anchor, {
					get label() {
						return get($0);
					},
					low: 0,
					high: 1e3,
					get value() {
						return get($1);
					},
					onset: (most) => change(get(card), { max_points: most || void 0 })
				});
			}
		};
		var d_4 = user_derived(() => get(narrows).includes("max_points"));
		if_block(node_9, ($$render) => {
			if (get(d_4)) $$render(consequent_4);
		});
		reset(div);
		var p_1 = sibling(div, 2);
		var text_13 = only_child(p_1, true);
		var button = sibling(p_1, 2);
		var text_14 = child(button, true);
		var span_5 = sibling(text_14);
		var text_15 = only_child(span_5, true);
		reset(button);
		reset(section);
		template_effect(($0, $1, $2, $3) => {
			set_attribute(section, "aria-label", get(card).name || get(card).id);
			set_text(text_1, $0);
			set_value(input, get(card).name);
			set_text(text_2, $1);
			if (select_value !== (select_value = get(card).counts)) select.value = (select.__value = select_value) ?? "", select_option(select, select_value);
			set_text(text_13, $2);
			set_text(text_14, $3);
			set_text(text_15, get(card).name);
		}, [
			() => t("workshop.name"),
			() => t("workshop.bonus.counts"),
			() => bonusAbout(inGame(get(card))).join(" "),
			() => t("workshop.delete")
		]);
		delegated("input", input, (event) => change(get(card), { name: event.currentTarget.value }));
		event("blur", input, () => $$props.draft.settle());
		delegated("change", select, (event) => setCounts(get(card), event.currentTarget.value));
		delegated("click", button, () => $$props.draft.change(deleteBonusCard($$props.draft.document, get(card).id)));
		append($$anchor, section);
	});
	var button_1 = sibling(node, 2);
	var text_16 = only_child(button_1, true);
	var node_10 = sibling(button_1, 2);
	var consequent_5 = ($$anchor) => {
		var fragment_3 = root_3$8();
		var label_5 = first_child(fragment_3);
		var span_6 = child(label_5);
		var text_17 = only_child(span_6, true);
		var select_4 = sibling(span_6, 2);
		var option_7 = child(select_4);
		var text_18 = only_child(option_7, true);
		option_7.value = option_7.__value = "all";
		var node_11 = sibling(option_7);
		each(node_11, 16, () => Array.from({ length: Math.max(get(board).bonus_cards.length, Number(get(rules).bonus_cards) || 0) + 1 }, (_, k) => k), (n) => n, ($$anchor, n) => {
			var option_8 = root$11();
			var text_19 = only_child(option_8, true);
			var option_8_value = {};
			template_effect(($0) => {
				set_text(text_19, n);
				if (option_8_value !== (option_8_value = $0)) option_8.value = (option_8.__value = option_8_value) ?? "";
			}, [() => String(n)]);
			append($$anchor, option_8);
		});
		reset(select_4);
		var select_4_value;
		init_select(select_4);
		reset(label_5);
		var small = sibling(label_5, 2);
		var text_20 = only_child(small, true);
		template_effect(($0, $1, $2, $3) => {
			set_text(text_17, $0);
			set_text(text_18, $1);
			if (select_4_value !== (select_4_value = $2)) select_4.value = (select_4.__value = select_4_value) ?? "", select_option(select_4, select_4_value);
			set_text(text_20, $3);
		}, [
			() => t("workshop.bonus.drawn"),
			() => t("workshop.bonus.all"),
			() => String(get(rules).bonus_cards ?? "all"),
			() => t("workshop.about.bonus_cards")
		]);
		delegated("change", select_4, (event) => $$props.draft.change(changeRules($$props.draft.document, { bonus_cards: event.currentTarget.value === "all" ? void 0 : Number(event.currentTarget.value) })));
		append($$anchor, fragment_3);
	};
	if_block(node_10, ($$render) => {
		if (get(board).bonus_cards.length) $$render(consequent_5);
	});
	var h2 = sibling(node_10, 2);
	var text_21 = only_child(h2, true);
	var p_2 = sibling(h2, 2);
	var text_22 = only_child(p_2, true);
	var ol = sibling(p_2, 2);
	each(ol, 22, () => get(ties), (name) => name, ($$anchor, name, k) => {
		var li = root_4$8();
		var div_1 = child(li);
		var span_7 = child(div_1);
		var text_23 = only_child(span_7, true);
		var button_2 = sibling(span_7, 2);
		var button_3 = sibling(button_2, 2);
		var button_4 = sibling(button_3, 2);
		reset(div_1);
		reset(li);
		template_effect(($0, $1, $2, $3, $4, $5, $6) => {
			set_text(text_23, $0);
			button_2.disabled = get(k) === 0;
			set_attribute(button_2, "aria-label", `${$1 ?? ""}: ${$2 ?? ""}`);
			button_3.disabled = get(k) === get(ties).length - 1;
			set_attribute(button_3, "aria-label", `${$3 ?? ""}: ${$4 ?? ""}`);
			set_attribute(button_4, "aria-label", `${$5 ?? ""}: ${$6 ?? ""}`);
		}, [
			() => t(`workshop.tie.${name}`),
			() => t("workshop.up"),
			() => t(`workshop.tie.${name}`),
			() => t("workshop.down"),
			() => t(`workshop.tie.${name}`),
			() => t("workshop.delete"),
			() => t(`workshop.tie.${name}`)
		]);
		delegated("click", button_2, () => setTies(moved(get(k), -1)));
		delegated("click", button_3, () => setTies(moved(get(k), 1)));
		delegated("click", button_4, () => setTies(get(ties).filter((one) => one !== name)));
		append($$anchor, li);
	});
	reset(ol);
	var div_2 = sibling(ol, 2);
	each(div_2, 20, () => get(unused), (name) => name, ($$anchor, name) => {
		var button_5 = root_5$7();
		var text_24 = only_child(button_5);
		template_effect(($0) => set_text(text_24, `+ ${$0 ?? ""}`), [() => t(`workshop.tie.${name}`)]);
		delegated("click", button_5, () => setTies([...get(ties), name]));
		append($$anchor, button_5);
	});
	reset(div_2);
	template_effect(($0, $1, $2, $3) => {
		set_text(text, $0);
		set_text(text_16, $1);
		set_text(text_21, $2);
		set_text(text_22, $3);
	}, [
		() => t("workshop.bonus.intro"),
		() => t("workshop.bonus.add"),
		() => t("workshop.ties"),
		() => t("workshop.about.tie_breakers")
	]);
	delegated("click", button_1, () => $$props.draft.change(addBonusCard($$props.draft.document, t("workshop.bonus.new"))));
	append($$anchor, fragment);
	pop();
}
delegate([
	"input",
	"change",
	"click"
]);
// src/workshop/selection.ts
var KINDS = [
	"cities",
	"routes",
	"tickets"
];
var EMPTY = /* @__PURE__ */ new Set();
var NOTHING = {
	cities: EMPTY,
	routes: EMPTY,
	tickets: EMPTY
};
function only(kind, ...ids) {
	return {
		...NOTHING,
		[kind]: new Set(ids)
	};
}
/** With a thing more, or without it where it was selected. */
function toggled(selection, kind, id) {
	const ids = new Set(selection[kind]);
	if (!ids.delete(id)) ids.add(id);
	return {
		...selection,
		[kind]: ids
	};
}
function together(one, other) {
	const both = (kind) => /* @__PURE__ */ new Set([...one[kind], ...other[kind]]);
	return {
		cities: both("cities"),
		routes: both("routes"),
		tickets: both("tickets")
	};
}
var countOf = (selection) => KINDS.reduce((sum, kind) => sum + selection[kind].size, 0);
/** The only thing that is selected, if it is one. */
function single(selection) {
	if (countOf(selection) !== 1) return null;
	const kind = KINDS.find((one) => selection[one].size === 1);
	return {
		kind,
		id: [...selection[kind]][0]
	};
}
/** Without what is no longer on the map: undo and deletions take things away. */
function present(selection, { board }) {
	const stays = (kind) => {
		const there = new Set(board[kind].map(({ id }) => id));
		return [...selection[kind]].every((id) => there.has(id)) ? selection[kind] : new Set([...selection[kind]].filter((id) => there.has(id)));
	};
	const left = {
		cities: stays("cities"),
		routes: stays("routes"),
		tickets: stays("tickets")
	};
	return KINDS.every((kind) => left[kind] === selection[kind]) ? selection : left;
}
// src/workshop/ways.ts
var known = /* @__PURE__ */ new WeakMap();
/** The spaces of the shortest way between two cities. Null where there is none. */
function shortestWay({ board: { routes } }, from, to) {
	const ways = known.get(routes) ?? /* @__PURE__ */ new Map();
	known.set(routes, ways);
	const found = ways.get(from) ?? waysFrom(routes, from);
	ways.set(from, found);
	return found.get(to) ?? null;
}
function waysFrom(routes, from) {
	const neighbours = /* @__PURE__ */ new Map();
	for (const { from: a, to: b, length } of routes) {
		neighbours.set(a, [...neighbours.get(a) ?? [], [b, length]]);
		neighbours.set(b, [...neighbours.get(b) ?? [], [a, length]]);
	}
	const found = /* @__PURE__ */ new Map([[from, 0]]);
	const open = /* @__PURE__ */ new Set([from]);
	while (open.size) {
		const city = [...open].reduce((best, one) => found.get(one) < found.get(best) ? one : best);
		open.delete(city);
		for (const [next, length] of neighbours.get(city) ?? []) {
			const spaces = found.get(city) + length;
			if (spaces < (found.get(next) ?? Infinity)) {
				found.set(next, spaces);
				open.add(next);
			}
		}
	}
	return found;
}
// src/workshop/Details.svelte
var root$10 = from_html(`<option> </option>`);
var root_1$10 = from_html(`<label class="field"><span> </span> <select></select></label>`);
var root_2$8 = from_html(`<h3 class="svelte-w38qjb"> </h3>`);
var root_3$7 = from_html(`<label class="field"><span> </span> <input maxlength="60"/></label>`);
var root_4$7 = from_html(`<!> <!>`, 1);
var root_5$6 = from_html(`<option></option>`);
var root_6$6 = from_html(`<!> <div class="grid svelte-w38qjb"><!> <label class="field"><span> </span> <input list="countries" maxlength="60"/></label> <!></div> <datalist id="countries"></datalist>`, 1);
var root_7$5 = from_html(`<!> <div class="grid svelte-w38qjb"><!> <label class="field"><span> </span> <select><!><option> </option><!></select></label> <label class="field"><span> </span> <select><!><!></select></label> <!></div> <button class="button"> </button>`, 1);
var root_8$4 = from_html(`<button class="button"> </button>`);
var root_9$4 = from_html(`<!> <div class="grid svelte-w38qjb"><!> <label class="tick svelte-w38qjb"><input type="checkbox" class="svelte-w38qjb"/> </label></div> <!>`, 1);
var root_10$4 = from_html(`<div><label class="field"><span> </span> <input maxlength="60"/></label><small class="svelte-w38qjb"> </small></div>`);
var root_11$4 = from_html(`<div><label class="field"><span> </span> <input/></label><small class="svelte-w38qjb"> </small></div> <!> <div><label class="tick svelte-w38qjb"><input type="checkbox" class="svelte-w38qjb"/> </label><small class="svelte-w38qjb"> </small></div>`, 1);
var root_12$4 = from_html(`<div><label class="field"><span> </span><input maxlength="40"/></label><small class="svelte-w38qjb"> </small></div>`);
var root_13$3 = from_html(`<details class="svelte-w38qjb"><summary class="svelte-w38qjb"> </summary> <div class="grid svelte-w38qjb"><!> <!> <!> <!> <!></div></details>`);
var root_14$1 = from_html(`<section class="details svelte-w38qjb"><div class="head svelte-w38qjb"><h2 class="svelte-w38qjb"> </h2> <button class="button danger"> </button> <button class="button">✕</button></div> <!> <!> <!> <!></section>`);
function Details($$anchor, $$props) {
	push($$props, true);
	const ends = ($$anchor, kind = noop, thing = noop) => {
		var fragment = comment();
		var node = first_child(fragment);
		each(node, 16, () => ["from", "to"], (end) => end, ($$anchor, end) => {
			var label = root_1$10();
			var span = child(label);
			var text_1 = only_child(span, true);
			var select = sibling(span, 2);
			each(select, 21, () => get(board).cities, (city) => city.id, ($$anchor, city) => {
				var option = root$10();
				var text_2 = only_child(option, true);
				var option_value = {};
				template_effect(() => {
					set_text(text_2, get(city).name || get(city).id);
					if (option_value !== (option_value = get(city).id)) option.value = (option.__value = option_value) ?? "";
				});
				append($$anchor, option);
			});
			reset(select);
			var select_value;
			init_select(select);
			reset(label);
			template_effect(($0) => {
				set_text(text_1, $0);
				if (select_value !== (select_value = thing()[end])) select.value = (select.__value = select_value) ?? "", select_option(select, select_value);
			}, [() => t(`workshop.${end}`)]);
			delegated("change", select, (event) => {
				setEnd(kind(), end, event.currentTarget.value);
				event.currentTarget.value = thing()[end];
			});
			append($$anchor, label);
		});
		append($$anchor, fragment);
	};
	const draft = user_derived(() => $$props.editor.draft);
	const board = user_derived(() => get(draft).document.board);
	const selection = user_derived(() => $$props.editor.selection);
	const one = user_derived(() => $$props.editor.one);
	const cities = user_derived(() => get(board).cities.filter(({ id }) => get(selection).cities.has(id)));
	const routes = user_derived(() => get(board).routes.filter(({ id }) => get(selection).routes.has(id)));
	const tickets = user_derived(() => get(board).tickets.filter(({ id }) => get(selection).tickets.has(id)));
	const allFerries = user_derived(() => get(routes).length > 0 && get(routes).every((route) => kindOf(route) === "ferry"));
	const allRegular = user_derived(() => get(routes).every((route) => kindOf(route) === "regular"));
	const countries = user_derived(() => [...new Set(get(board).cities.map((city) => city.country))].sort());
	const heading = user_derived(() => !get(one) ? t("workshop.selected", { n: countOf(get(selection)) }) : get(one).kind === "cities" ? $$props.editor.nameOf(get(one).id) : $$props.editor.endsOf([...get(routes), ...get(tickets)][0]));
	function shared(things, value) {
		const first = things[0];
		return first !== void 0 && things.every((thing) => value(thing) === value(first)) ? value(first) : null;
	}
	const burst = (field) => `${field} of ${[
		...get(selection).cities,
		...get(selection).routes,
		...get(selection).tickets
	].join(" ")}`;
	const changeCities = (change, field) => get(draft).change(changeEntries(get(draft).document, "cities", get(selection).cities, change), burst(field));
	const changeRoutes = (change, field) => $$props.editor.changeRoutes(change, burst(field));
	const changeTickets = (change, field) => get(draft).change(changeEntries(get(draft).document, "tickets", get(selection).tickets, change), burst(field));
	const words = (text) => text.split(/[\s,]+/).filter(Boolean);
	function rename(event) {
		if (!get(one)) return;
		const wanted = event.currentTarget.value.trim();
		const changed = changeId(get(draft).document, get(one).kind, get(one).id, wanted);
		if (changed === get(draft).document) event.currentTarget.value = get(one).id;
		else {
			get(draft).change(changed);
			$$props.editor.show(get(one).kind, wanted);
		}
	}
	/** Another end. A ticket or a route from a city to itself is none. */
	function setEnd(kind, end, city) {
		const change = (thing) => thing[end === "from" ? "to" : "from"] === city ? {} : { [end]: city };
		if (kind === "routes") changeRoutes(change, end);
		else changeTickets(change, end);
	}
	const worth = (ticket) => shortestWay(get(draft).document, ticket.from, ticket.to);
	/** Tickets whose points are not the spaces of their ways. */
	const otherwise = user_derived(() => get(tickets).filter((ticket) => worth(ticket) !== null && worth(ticket) !== ticket.points));
	var fragment_1 = comment();
	var node_1 = first_child(fragment_1);
	var consequent_20 = ($$anchor) => {
		var section = root_14$1();
		var div = child(section);
		var h2 = child(div);
		var text_3 = only_child(h2, true);
		var button = sibling(h2, 2);
		var text_4 = only_child(button, true);
		var button_1 = sibling(button, 2);
		reset(div);
		var node_2 = sibling(div, 2);
		var consequent_3 = ($$anchor) => {
			var fragment_2 = root_6$6();
			var node_3 = first_child(fragment_2);
			var consequent = ($$anchor) => {
				var h3 = root_2$8();
				var text_5 = only_child(h3);
				template_effect(($0) => set_text(text_5, `${$0 ?? ""} (${get(cities).length ?? ""})`), [() => t("workshop.cities")]);
				append($$anchor, h3);
			};
			if_block(node_3, ($$render) => {
				if (!get(one)) $$render(consequent);
			});
			var div_1 = sibling(node_3, 2);
			var node_4 = child(div_1);
			var consequent_1 = ($$anchor) => {
				const city = user_derived(() => get(cities)[0]);
				var label_1 = root_3$7();
				var span_1 = child(label_1);
				var text_6 = only_child(span_1, true);
				var input = sibling(span_1, 2);
				remove_input_defaults(input);
				reset(label_1);
				template_effect(($0) => {
					set_text(text_6, $0);
					set_value(input, get(city).name);
				}, [() => t("workshop.name")]);
				delegated("input", input, (event) => changeCities({ name: event.currentTarget.value }, "name"));
				event("blur", input, () => get(draft).settle());
				append($$anchor, label_1);
			};
			if_block(node_4, ($$render) => {
				if (get(one)) $$render(consequent_1);
			});
			var label_2 = sibling(node_4, 2);
			var span_2 = child(label_2);
			var text_7 = only_child(span_2, true);
			var input_1 = sibling(span_2, 2);
			remove_input_defaults(input_1);
			reset(label_2);
			var node_5 = sibling(label_2, 2);
			var consequent_2 = ($$anchor) => {
				const city = user_derived(() => get(cities)[0]);
				var fragment_3 = root_4$7();
				var node_6 = first_child(fragment_3);
				{
					let $0 = user_derived(() => t("workshop.lat"));
					NumberField(node_6, {
						get label() {
							return get($0);
						},
						low: -90,
						high: 90,
						step: .01,
						get value() {
							return get(city).at[0];
						},
						onset: (lat) => changeCities({ at: rounded([lat, get(city).at[1]]) }, "lat")
					});
				}
				var node_7 = sibling(node_6, 2);
				{
					let $0 = user_derived(() => t("workshop.lon"));
					NumberField(node_7, {
						get label() {
							return get($0);
						},
						low: -180,
						high: 180,
						step: .01,
						get value() {
							return get(city).at[1];
						},
						onset: (lon) => changeCities({ at: rounded([get(city).at[0], lon]) }, "lon")
					});
				}
				append($$anchor, fragment_3);
			};
			if_block(node_5, ($$render) => {
				if (get(one)) $$render(consequent_2);
			});
			reset(div_1);
			var datalist = sibling(div_1, 2);
			each(datalist, 20, () => get(countries), (country) => country, ($$anchor, country) => {
				var option_1 = root_5$6();
				var option_1_value = {};
				template_effect(() => {
					if (option_1_value !== (option_1_value = country)) option_1.value = (option_1.__value = option_1_value) ?? "";
				});
				append($$anchor, option_1);
			});
			reset(datalist);
			template_effect(($0, $1, $2) => {
				set_text(text_7, $0);
				set_value(input_1, $1);
				set_attribute(input_1, "placeholder", $2);
			}, [
				() => t("workshop.country"),
				() => shared(get(cities), (city) => city.country) ?? "",
				() => shared(get(cities), (city) => city.country) === null ? t("workshop.differ") : void 0
			]);
			delegated("change", input_1, (event) => event.currentTarget.value && changeCities({ country: event.currentTarget.value }, "country"));
			append($$anchor, fragment_2);
		};
		if_block(node_2, ($$render) => {
			if (get(cities).length) $$render(consequent_3);
		});
		var node_8 = sibling(node_2, 2);
		var consequent_8 = ($$anchor) => {
			var fragment_4 = root_7$5();
			var node_9 = first_child(fragment_4);
			var consequent_4 = ($$anchor) => {
				var h3_1 = root_2$8();
				var text_8 = only_child(h3_1);
				template_effect(($0) => set_text(text_8, `${$0 ?? ""} (${get(routes).length ?? ""})`), [() => t("workshop.routes")]);
				append($$anchor, h3_1);
			};
			if_block(node_9, ($$render) => {
				if (!get(one)) $$render(consequent_4);
			});
			var div_2 = sibling(node_9, 2);
			var node_10 = child(div_2);
			{
				let $0 = user_derived(() => t("workshop.length"));
				let $1 = user_derived(() => shared(get(routes), (route) => route.length));
				NumberField(node_10, {
					get label() {
						return get($0);
					},
					low: 1,
					high: 30,
					get value() {
						return get($1);
					},
					onset: (length) => changeRoutes(ofLength(() => length), "length")
				});
			}
			var label_3 = sibling(node_10, 2);
			var span_3 = child(label_3);
			var text_9 = only_child(span_3, true);
			var select_1 = sibling(span_3, 2);
			var node_11 = child(select_1);
			var consequent_5 = ($$anchor) => {
				var option_2 = root$10();
				var text_10 = only_child(option_2, true);
				option_2.value = option_2.__value = "";
				template_effect(($0) => set_text(text_10, $0), [() => t("workshop.differ")]);
				append($$anchor, option_2);
			};
			var d = user_derived(() => shared(get(routes), (route) => route.color) === null);
			if_block(node_11, ($$render) => {
				if (get(d)) $$render(consequent_5);
			});
			var option_3 = sibling(node_11);
			var text_11 = only_child(option_3, true);
			option_3.value = option_3.__value = "gray";
			var node_12 = sibling(option_3);
			each(node_12, 16, () => COLORS, (color) => color, ($$anchor, color) => {
				var option_4 = root$10();
				var text_12 = only_child(option_4, true);
				var option_4_value = {};
				template_effect(($0) => {
					set_text(text_12, $0);
					if (option_4_value !== (option_4_value = color)) option_4.value = (option_4.__value = option_4_value) ?? "";
				}, [() => t(`card.${color}`)]);
				append($$anchor, option_4);
			});
			reset(select_1);
			var select_1_value;
			init_select(select_1);
			reset(label_3);
			var label_4 = sibling(label_3, 2);
			var span_4 = child(label_4);
			var text_13 = only_child(span_4, true);
			var select_2 = sibling(span_4, 2);
			var node_13 = child(select_2);
			var consequent_6 = ($$anchor) => {
				var option_5 = root$10();
				var text_14 = only_child(option_5, true);
				option_5.value = option_5.__value = "";
				template_effect(($0) => set_text(text_14, $0), [() => t("workshop.differ")]);
				append($$anchor, option_5);
			};
			var d_1 = user_derived(() => shared(get(routes), kindOf) === null);
			if_block(node_13, ($$render) => {
				if (get(d_1)) $$render(consequent_6);
			});
			var node_14 = sibling(node_13);
			each(node_14, 16, () => ROUTE_KINDS, (kind) => kind, ($$anchor, kind) => {
				var option_6 = root$10();
				var text_15 = only_child(option_6, true);
				var option_6_value = {};
				template_effect(($0) => {
					set_text(text_15, $0);
					if (option_6_value !== (option_6_value = kind)) option_6.value = (option_6.__value = option_6_value) ?? "";
				}, [() => t(`workshop.kind.${kind}`)]);
				append($$anchor, option_6);
			});
			reset(select_2);
			var select_2_value;
			init_select(select_2);
			reset(label_4);
			var node_15 = sibling(label_4, 2);
			var consequent_7 = ($$anchor) => {
				{
					let $0 = user_derived(() => t("workshop.symbols"));
					let $1 = user_derived(() => Math.min(...get(routes).map((route) => route.length)));
					let $2 = user_derived(() => shared(get(routes), (route) => route.ferry ?? 1));
					NumberField($$anchor, {
						get label() {
							return get($0);
						},
						low: 1,
						get high() {
							return get($1);
						},
						get value() {
							return get($2);
						},
						onset: (ferry) => changeRoutes({ ferry }, "ferry")
					});
				}
			};
			if_block(node_15, ($$render) => {
				if (get(allFerries)) $$render(consequent_7);
			});
			reset(div_2);
			var button_2 = sibling(div_2, 2);
			var text_16 = only_child(button_2, true);
			template_effect(($0, $1, $2, $3, $4, $5) => {
				set_text(text_9, $0);
				set_text(text_11, $1);
				if (select_1_value !== (select_1_value = $2)) select_1.value = (select_1.__value = select_1_value) ?? "", select_option(select_1, select_1_value);
				set_text(text_13, $3);
				if (select_2_value !== (select_2_value = $4)) select_2.value = (select_2.__value = select_2_value) ?? "", select_option(select_2, select_2_value);
				set_text(text_16, $5);
			}, [
				() => t("workshop.color"),
				() => t("card.gray"),
				() => shared(get(routes), (route) => route.color) ?? "",
				() => t("workshop.kind"),
				() => shared(get(routes), kindOf) ?? "",
				() => t("workshop.twin")
			]);
			delegated("change", select_1, (event) => event.currentTarget.value && changeRoutes({ color: event.currentTarget.value }, "color"));
			delegated("change", select_2, (event) => event.currentTarget.value && changeRoutes(ofKind(event.currentTarget.value), "kind"));
			delegated("click", button_2, () => $$props.editor.twin());
			append($$anchor, fragment_4);
		};
		if_block(node_8, ($$render) => {
			if (get(routes).length) $$render(consequent_8);
		});
		var node_16 = sibling(node_8, 2);
		var consequent_11 = ($$anchor) => {
			var fragment_6 = root_9$4();
			var node_17 = first_child(fragment_6);
			var consequent_9 = ($$anchor) => {
				var h3_2 = root_2$8();
				var text_17 = only_child(h3_2);
				template_effect(($0) => set_text(text_17, `${$0 ?? ""} (${get(tickets).length ?? ""})`), [() => t("workshop.tickets")]);
				append($$anchor, h3_2);
			};
			if_block(node_17, ($$render) => {
				if (!get(one)) $$render(consequent_9);
			});
			var div_3 = sibling(node_17, 2);
			var node_18 = child(div_3);
			{
				let $0 = user_derived(() => t("workshop.points"));
				let $1 = user_derived(() => shared(get(tickets), (ticket) => ticket.points));
				NumberField(node_18, {
					get label() {
						return get($0);
					},
					low: 1,
					high: 1e3,
					get value() {
						return get($1);
					},
					onset: (points) => changeTickets({ points }, "points")
				});
			}
			var label_5 = sibling(node_18, 2);
			var input_2 = child(label_5);
			remove_input_defaults(input_2);
			var text_18 = sibling(input_2);
			reset(label_5);
			reset(div_3);
			var node_19 = sibling(div_3, 2);
			var consequent_10 = ($$anchor) => {
				var button_3 = root_8$4();
				var text_19 = only_child(button_3, true);
				template_effect(($0) => set_text(text_19, $0), [() => get(one) ? t("workshop.worth.one", { n: worth(get(tickets)[0]) ?? 0 }) : t("workshop.worth.many")]);
				delegated("click", button_3, () => changeTickets((ticket) => ({ points: worth(ticket) ?? ticket.points }), "way"));
				append($$anchor, button_3);
			};
			if_block(node_19, ($$render) => {
				if (get(otherwise).length) $$render(consequent_10);
			});
			template_effect(($0, $1) => {
				set_checked(input_2, $0);
				set_text(text_18, ` ${$1 ?? ""}`);
			}, [() => get(tickets).every((ticket) => ticket.long === true), () => t("workshop.long_ticket")]);
			delegated("change", input_2, (event) => changeTickets({ long: event.currentTarget.checked || void 0 }, "long"));
			append($$anchor, fragment_6);
		};
		if_block(node_16, ($$render) => {
			if (get(tickets).length) $$render(consequent_11);
		});
		var node_20 = sibling(node_16, 2);
		var consequent_19 = ($$anchor) => {
			var details = root_13$3();
			var summary = child(details);
			var text_20 = only_child(summary, true);
			var div_4 = sibling(summary, 2);
			var node_21 = child(div_4);
			var consequent_12 = ($$anchor) => {
				ends($$anchor, () => "routes", () => get(routes)[0]);
			};
			if_block(node_21, ($$render) => {
				if (get(one) && get(routes).length) $$render(consequent_12);
			});
			var node_22 = sibling(node_21, 2);
			var consequent_13 = ($$anchor) => {
				ends($$anchor, () => "tickets", () => get(tickets)[0]);
			};
			if_block(node_22, ($$render) => {
				if (get(one) && get(tickets).length) $$render(consequent_13);
			});
			var node_23 = sibling(node_22, 2);
			var consequent_15 = ($$anchor) => {
				var fragment_9 = root_4$7();
				var node_24 = first_child(fragment_9);
				{
					let $0 = user_derived(() => t("workshop.bonus_draw"));
					let $1 = user_derived(() => t("workshop.about.bonus_draw"));
					let $2 = user_derived(() => shared(get(routes), (route) => route.bonus_draw ?? 0));
					NumberField(node_24, {
						get label() {
							return get($0);
						},
						get about() {
							return get($1);
						},
						low: 0,
						high: 20,
						get value() {
							return get($2);
						},
						onset: (n) => changeRoutes({ bonus_draw: n || void 0 }, "bonus_draw")
					});
				}
				var node_25 = sibling(node_24, 2);
				var consequent_14 = ($$anchor) => {
					{
						let $0 = user_derived(() => t("workshop.any_for_one"));
						let $1 = user_derived(() => t("workshop.about.any_for_one"));
						let $2 = user_derived(() => shared(get(routes), (route) => route.any_for_one ?? 0));
						NumberField($$anchor, {
							get label() {
								return get($0);
							},
							get about() {
								return get($1);
							},
							low: 0,
							high: 20,
							get value() {
								return get($2);
							},
							onset: (n) => changeRoutes({ any_for_one: n || void 0 }, "any_for_one")
						});
					}
				};
				if_block(node_25, ($$render) => {
					if (get(allRegular)) $$render(consequent_14);
				});
				append($$anchor, fragment_9);
			};
			if_block(node_23, ($$render) => {
				if (get(routes).length) $$render(consequent_15);
			});
			var node_26 = sibling(node_23, 2);
			var consequent_17 = ($$anchor) => {
				var fragment_11 = root_11$4();
				var div_5 = first_child(fragment_11);
				var label_6 = child(div_5);
				var span_5 = child(label_6);
				var text_21 = only_child(span_5, true);
				var input_3 = sibling(span_5, 2);
				remove_input_defaults(input_3);
				reset(label_6);
				var small = sibling(label_6);
				var text_22 = only_child(small, true);
				reset(div_5);
				var node_27 = sibling(div_5, 2);
				var consequent_16 = ($$anchor) => {
					var div_6 = root_10$4();
					var label_7 = child(div_6);
					var span_6 = child(label_7);
					var text_23 = only_child(span_6, true);
					var input_4 = sibling(span_6, 2);
					remove_input_defaults(input_4);
					reset(label_7);
					var small_1 = sibling(label_7);
					var text_24 = only_child(small_1, true);
					reset(div_6);
					template_effect(($0, $1) => {
						set_text(text_23, $0);
						set_value(input_4, get(cities)[0].modern ?? "");
						set_text(text_24, $1);
					}, [() => t("workshop.modern"), () => t("workshop.about.modern")]);
					delegated("change", input_4, (event) => changeCities({ modern: event.currentTarget.value.trim() || void 0 }, "modern"));
					append($$anchor, div_6);
				};
				if_block(node_27, ($$render) => {
					if (get(one)) $$render(consequent_16);
				});
				var div_7 = sibling(node_27, 2);
				var label_8 = child(div_7);
				var input_5 = child(label_8);
				remove_input_defaults(input_5);
				var text_25 = sibling(input_5);
				reset(label_8);
				var small_2 = sibling(label_8);
				var text_26 = only_child(small_2, true);
				reset(div_7);
				template_effect(($0, $1, $2, $3, $4, $5, $6) => {
					set_text(text_21, $0);
					set_value(input_3, $1);
					set_attribute(input_3, "placeholder", $2);
					set_text(text_22, $3);
					set_checked(input_5, $4);
					set_text(text_25, ` ${$5 ?? ""}`);
					set_text(text_26, $6);
				}, [
					() => t("workshop.marks"),
					() => shared(get(cities), (city) => (city.marks ?? []).join(", ")) ?? "",
					() => shared(get(cities), (city) => (city.marks ?? []).join(", ")) === null ? t("workshop.differ") : void 0,
					() => t("workshop.about.marks"),
					() => get(cities).every((city) => city.named === false),
					() => t("workshop.unnamed"),
					() => t("workshop.about.unnamed")
				]);
				delegated("change", input_3, (event) => changeCities({ marks: words(event.currentTarget.value).length ? words(event.currentTarget.value) : void 0 }, "marks"));
				delegated("change", input_5, (event) => changeCities({ named: event.currentTarget.checked ? false : void 0 }, "named"));
				append($$anchor, fragment_11);
			};
			if_block(node_26, ($$render) => {
				if (get(cities).length) $$render(consequent_17);
			});
			var node_28 = sibling(node_26, 2);
			var consequent_18 = ($$anchor) => {
				var div_8 = root_12$4();
				var label_9 = child(div_8);
				var span_7 = child(label_9);
				var text_27 = only_child(span_7, true);
				var input_6 = sibling(span_7);
				remove_input_defaults(input_6);
				reset(label_9);
				var small_3 = sibling(label_9);
				var text_28 = only_child(small_3, true);
				reset(div_8);
				template_effect(($0, $1) => {
					set_text(text_27, $0);
					set_value(input_6, get(one).id);
					set_text(text_28, $1);
				}, [() => t("workshop.id"), () => t("workshop.about.id")]);
				delegated("change", input_6, rename);
				append($$anchor, div_8);
			};
			if_block(node_28, ($$render) => {
				if (get(one)) $$render(consequent_18);
			});
			reset(div_4);
			reset(details);
			template_effect(($0) => set_text(text_20, $0), [() => t("workshop.more")]);
			append($$anchor, details);
		};
		if_block(node_20, ($$render) => {
			if (get(one) || get(routes).length || get(cities).length) $$render(consequent_19);
		});
		reset(section);
		template_effect(($0, $1, $2) => {
			set_attribute(section, "aria-label", $0);
			set_text(text_3, get(heading));
			set_text(text_4, $1);
			set_attribute(button_1, "aria-label", $2);
		}, [
			() => t("workshop.details"),
			() => t("workshop.delete"),
			() => t("workshop.deselect")
		]);
		delegated("click", button, () => $$props.editor.remove());
		delegated("click", button_1, () => $$props.editor.clear());
		append($$anchor, section);
	};
	var d_2 = user_derived(() => countOf(get(selection)));
	if_block(node_1, ($$render) => {
		if (get(d_2)) $$render(consequent_20);
	});
	append($$anchor, fragment_1);
	pop();
}
delegate([
	"change",
	"click",
	"input"
]);
// src/workshop/crash-copy.ts
/** Copies of drafts in this browser, for as long as the server has not confirmed their last changes: a crash loses nothing. */
var keyOf = (id) => `northline.draft.${id}`;
var waiting = /* @__PURE__ */ new Map();
/** Keep what the document is in a moment: a drag changes it many times a second. */
function keepHere(id, revision, document) {
	clearTimeout(waiting.get(id));
	waiting.set(id, setTimeout(() => save(keyOf(id), {
		revision,
		document: document()
	}), 0));
}
function keptHere(id) {
	const kept = load(keyOf(id));
	return kept && typeof kept.revision === "number" && kept.document ? kept : null;
}
function forgetHere(id) {
	clearTimeout(waiting.get(id));
	waiting.delete(id);
	try {
		localStorage.removeItem(keyOf(id));
	} catch {}
}
// src/workshop/document.ts
/** What the server sent, with everything that the editor relies on. */
function readable(sent) {
	const document = typeof sent === "object" && sent ? sent : {};
	const board = typeof document.board === "object" && document.board ? document.board : {};
	const entries = (list) => Array.isArray(list) ? list.filter((entry) => typeof entry === "object" && entry !== null) : [];
	const cities = entries(board.cities).map((city) => ({
		...city,
		at: placeOf(city.at)
	}));
	return {
		...document,
		name: typeof document.name === "string" ? document.name : "",
		rules: typeof document.rules === "object" && document.rules ? document.rules : {},
		board: {
			...board,
			cities,
			routes: entries(board.routes),
			tickets: entries(board.tickets),
			bonus_cards: entries(board.bonus_cards)
		}
	};
}
function placeOf(at) {
	const [lat, lon] = Array.isArray(at) ? at : [];
	return [Number.isFinite(lat) ? lat : 0, Number.isFinite(lon) ? lon : 0];
}
// src/workshop/following.ts
/** After a server has said that this is too much. */
var PAUSE_MS = 500;
var Following = class {
	start;
	geometry;
	onboard;
	/** Unlike `crypto.randomUUID`, this works without https as well. */
	#id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
	#known = false;
	#busy = false;
	#over = false;
	#next = null;
	#moved = /* @__PURE__ */ new Set();
	/** `start` and `geometry` are the map and its board as they were when the drag began. */
	constructor(start, geometry, onboard) {
		this.start = start;
		this.geometry = geometry;
		this.onboard = onboard;
	}
	/** The latest places. One request is under way at a time; what came meanwhile is the next one. */
	move(document, moved) {
		this.#moved = /* @__PURE__ */ new Set([...this.#moved, ...moved]);
		this.#next = {
			document,
			moved: this.#moved
		};
		if (!this.#busy) this.#ask();
	}
	end() {
		this.#over = true;
		this.#next = null;
	}
	async #ask() {
		this.#busy = true;
		while (this.#next && !this.#over) {
			const { document, moved } = this.#next;
			this.#next = null;
			const places = Object.fromEntries(document.board.cities.filter(({ id }) => moved.has(id)).map(({ id, at: [lat, lon] }) => [id, [lat, lon]]));
			const start = this.#known ? {} : {
				document: this.start,
				geometry: this.geometry
			};
			const step = {
				drag: this.#id,
				moved: places,
				...start
			};
			try {
				const answer = await request("POST", "/api/workshop/drag", step);
				this.#known = true;
				if (answer.geometry && !this.#over) this.onboard(answer.geometry, document);
			} catch (error) {
				const code = error instanceof Refusal ? error.code : null;
				if (code === "stale" && this.#known) this.#known = false;
				else if (code === "too_fast") await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
				else this.#over = true;
			}
		}
		this.#busy = false;
	}
};
// src/workshop/placing.ts
/** Whether a layout that was kept can be one of this document. */
function fits(geometry, { board }) {
	return board.cities.length === Object.keys(geometry.cities).length && board.routes.length === Object.keys(geometry.routes).length && board.cities.every(({ id }) => geometry.cities[id]) && board.routes.every(({ id, length }) => geometry.routes[id]?.spaces.length === length);
}
/** Whether two documents are drawn alike: rules, tickets and colours change nothing. */
function sameBoard(one, other) {
	if (one === other) return true;
	const drawn = ({ name, board }) => [
		name,
		board.cities.map(({ id, name: called, named, at }) => [
			id,
			called,
			named ?? true,
			at
		]),
		board.routes.map(({ id, from, to, length, bonus_draw }) => [
			id,
			from,
			to,
			length,
			bonus_draw ?? 0
		])
	];
	return JSON.stringify(drawn(one)) === JSON.stringify(drawn(other));
}
var NOBODY = /* @__PURE__ */ new Set();
var far = (p, q) => Math.hypot(p[0] - q[0], p[1] - q[1]);
/** How far cities may be from where a layout has them, and their routes still keep their bends. */
var NEAR = 150;
var PITCH = 40;
var EMPTY_SIZE = [1e3, 760];
/**
* Place everything. Without a layout, the `held` projection stays as long as all cities lie on the board: it would be confusing if
* everything moved with each new city. It stays as well while cities are dragged, and they are where the pointer is, wherever a layout
* has them.
*/
function place(document, laidOut, held = null, dragged = NOBODY) {
	const { cities, routes } = document.board;
	const before = new Map(laidOut?.of.board.cities.map((city) => [city.id, city]));
	const geometry = laidOut?.geometry ?? null;
	const projection = held !== null && (dragged.size > 0 || !geometry && holds(held, cities)) ? held : geometry ? fitted(geometry, [...before.values()]) : plain(document);
	const stays = (city) => {
		const then = before.get(city.id);
		return !dragged.has(city.id) && !!geometry?.cities[city.id] && then?.at[0] === city.at[0] && then?.at[1] === city.at[1];
	};
	const still = new Set(cities.filter(stays).map(({ id }) => id));
	const places = new Map(cities.map((city) => [city.id, still.has(city.id) ? geometry.cities[city.id] : projection.toBoard(city.at)]));
	const tracks = /* @__PURE__ */ new Map();
	const parallel = /* @__PURE__ */ new Map();
	for (const route of routes) {
		const pair = [route.from, route.to].sort().join("/");
		parallel.set(pair, [...parallel.get(pair) ?? [], route.id]);
	}
	const then = new Map(laidOut?.of.board.routes.map((route) => [route.id, route]));
	let settled = still.size === cities.length && before.size === cities.length && then.size === routes.length;
	for (const route of routes) {
		const track = geometry?.routes[route.id];
		const was = then.get(route.id);
		const same = was && was.from === route.from && was.to === route.to && was.length === route.length;
		if (track && same && still.has(route.from) && still.has(route.to)) {
			tracks.set(route.id, track.spaces.map(([x, y, angle]) => ({
				x,
				y,
				angle
			})));
			continue;
		}
		settled = false;
		const a = places.get(route.from);
		const b = places.get(route.to);
		if (!a || !b) continue;
		const [a0, b0] = [geometry?.cities[route.from], geometry?.cities[route.to]];
		if (track && same && a0 && b0 && Math.max(far(a, a0), far(b, b0)) < NEAR) {
			tracks.set(route.id, carried(track.spaces, [a0, b0], [a, b]));
			continue;
		}
		const twins = parallel.get([route.from, route.to].sort().join("/")) ?? [route.id];
		const aside = (twins.indexOf(route.id) - (twins.length - 1) / 2) * 17 * (route.from < route.to ? 1 : -1);
		tracks.set(route.id, straight(a, b, Math.min(route.length, 30), aside));
	}
	return {
		view: geometry?.view ?? [
			0,
			0,
			...EMPTY_SIZE
		],
		cities: places,
		tracks,
		projection,
		settled: settled && geometry !== null
	};
}
/** Spaces that go along with the ends of their route, which have moved a little since they were arranged. */
function carried(spaces, [a0, b0], [a, b]) {
	const turned = (Math.atan2(b[1] - a[1], b[0] - a[0]) - Math.atan2(b0[1] - a0[1], b0[0] - a0[0])) * 180 / Math.PI;
	return spaces.map(([x, y, angle], k) => {
		const share = (k + .5) / spaces.length;
		const along = (axis) => (a[axis] - a0[axis]) * (1 - share) + (b[axis] - b0[axis]) * share;
		return {
			x: x + along(0),
			y: y + along(1),
			angle: angle + turned
		};
	});
}
function straight(a, b, count, aside) {
	const long = Math.max(Math.hypot(b[0] - a[0], b[1] - a[1]), 1e-6);
	const [ux, uy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
	const pitch = Math.min(PITCH, (long - 22) / count);
	const angle = Math.atan2(uy, ux) * 180 / Math.PI;
	return Array.from({ length: count }, (_, k) => {
		const along = long / 2 + (k - (count - 1) / 2) * pitch;
		return {
			x: a[0] + ux * along - uy * aside,
			y: a[1] + uy * along + ux * aside,
			angle
		};
	});
}
/** The projection that agrees best with a layout. */
function fitted(geometry, cities) {
	const known = cities.filter(({ id }) => geometry.cities[id]);
	if (known.length < 2) return scaled(known, geometry.view);
	const flat = flatness(known);
	const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
	const us = known.map(({ at }) => at[1] * flat);
	const vs = known.map(({ at }) => -at[0]);
	const xs = known.map(({ id }) => geometry.cities[id][0]);
	const ys = known.map(({ id }) => geometry.cities[id][1]);
	const [mu, mv, mx, my] = [
		mean(us),
		mean(vs),
		mean(xs),
		mean(ys)
	];
	let [p, q, size] = [
		0,
		0,
		0
	];
	for (let k = 0; k < known.length; k++) {
		const [u, v, x, y] = [
			us[k] - mu,
			vs[k] - mv,
			xs[k] - mx,
			ys[k] - my
		];
		p += u * x + v * y;
		q += u * y - v * x;
		size += u * u + v * v;
	}
	if (size === 0) return scaled(known, geometry.view);
	[p, q] = [p / size, q / size];
	const square = p * p + q * q;
	return {
		toBoard: ([lat, lon]) => {
			const [u, v] = [lon * flat - mu, -lat - mv];
			return [mx + p * u - q * v, my + q * u + p * v];
		},
		toWorld: ([x, y]) => {
			const [dx, dy] = [x - mx, y - my];
			return [-(mv + (p * dy - q * dx) / square), (mu + (p * dx + q * dy) / square) / flat];
		}
	};
}
function holds(held, cities) {
	const inside = ([x, y]) => x >= 0 && y >= 0 && x <= EMPTY_SIZE[0] && y <= EMPTY_SIZE[1];
	return cities.every(({ at }) => inside(held.toBoard(at)));
}
/** Coasts on the board, before the server has drawn them. */
function coastPath(land, { toBoard }) {
	return land.map((ring) => ring.map(([lon, lat]) => toBoard([lat, lon]))).filter((ring) => ring.some(([x, y]) => x > -400 && x < 2400 && y > -400 && y < 2e3)).map((ring) => `M${ring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}z`).join("");
}
function plain(document) {
	return scaled(document.board.cities, [
		0,
		0,
		...EMPTY_SIZE
	]);
}
/** The cities in the middle of a board; an empty one shows Europe. */
function scaled(cities, view) {
	const at = cities.length ? cities.map((city) => city.at) : [[36, -10], [60, 30]];
	const lats = at.map(([lat]) => lat);
	const lons = at.map(([, lon]) => lon);
	const [south, north, west, east] = [
		Math.min(...lats),
		Math.max(...lats),
		Math.min(...lons),
		Math.max(...lons)
	];
	const flat = flatness(cities.length ? cities : [{ at: [48, 10] }]);
	const k = Math.min(.8 * view[2] / Math.max((east - west) * flat, 4), .8 * view[3] / Math.max(north - south, 3));
	const [lat0, lon0] = [(south + north) / 2, (west + east) / 2];
	const [x0, y0] = [view[0] + view[2] / 2, view[1] + view[3] / 2];
	return {
		toBoard: ([lat, lon]) => [x0 + (lon - lon0) * flat * k, y0 - (lat - lat0) * k],
		toWorld: ([x, y]) => [lat0 - (y - y0) / k, lon0 + (x - x0) / (flat * k)]
	};
}
function flatness(cities) {
	const mean = cities.reduce((sum, { at }) => sum + at[0], 0) / cities.length;
	return Math.max(.2, Math.cos(mean * Math.PI / 180));
}
// src/workshop/draft.svelte.ts
var SAVE_AFTER_MS = 600;
var LAY_OUT_AFTER_MS = 900;
var TRY_AGAIN_MS = 5e3;
var LAST_WORDS = 6e4;
var DraftStore = class {
	id;
	remixOf;
	#document = state(readable({}));
	get document() {
		return get(this.#document);
	}
	set document(value) {
		set(this.#document, value);
	}
	#problems = state([]);
	get problems() {
		return get(this.#problems);
	}
	set problems(value) {
		set(this.#problems, value);
	}
	#problemsOf = state(null);
	get problemsOf() {
		return get(this.#problemsOf);
	}
	set problemsOf(value) {
		set(this.#problemsOf, value);
	}
	#doubts = state([]);
	get doubts() {
		return get(this.#doubts);
	}
	set doubts(value) {
		set(this.#doubts, value);
	}
	#laidOut = state(null);
	get laidOut() {
		return get(this.#laidOut);
	}
	set laidOut(value) {
		set(this.#laidOut, value);
	}
	#faults = state([]);
	get faults() {
		return get(this.#faults);
	}
	set faults(value) {
		set(this.#faults, value);
	}
	#laying = state(false);
	get laying() {
		return get(this.#laying);
	}
	set laying(value) {
		set(this.#laying, value, true);
	}
	#unsaved = state(false);
	get unsaved() {
		return get(this.#unsaved);
	}
	set unsaved(value) {
		set(this.#unsaved, value, true);
	}
	#stale = state(false);
	get stale() {
		return get(this.#stale);
	}
	set stale(value) {
		set(this.#stale, value, true);
	}
	#problem = state("");
	get problem() {
		return get(this.#problem);
	}
	set problem(value) {
		set(this.#problem, value, true);
	}
	#past = state([]);
	#future = state([]);
	#revision;
	#saving = null;
	#saveTimer;
	#layTimer;
	#layout = null;
	#settled = null;
	#layouts = /* @__PURE__ */ new WeakMap();
	#burst = "";
	#following = null;
	constructor(draft) {
		this.id = draft.id;
		this.remixOf = draft.remix_of;
		this.#revision = draft.revision;
		this.document = readable(draft.document);
		this.problems = draft.problems;
		this.problemsOf = this.document;
		const geometry = draft.geometry;
		if (geometry && draft.settled && fits(geometry, this.document)) {
			this.laidOut = {
				geometry,
				of: this.document
			};
			this.#settled = this.document;
		} else this.#layOutSoon(0);
		this.#recover(draft);
	}
	get canUndo() {
		return get(this.#past).length > 0;
	}
	get canRedo() {
		return get(this.#future).length > 0;
	}
	/** Go on with what a crash kept from being saved. */
	#recover(draft) {
		const kept = keptHere(draft.id);
		if (!kept || JSON.stringify(kept.document) === JSON.stringify(draft.document)) return;
		set(this.#past, [this.document]);
		if (kept.revision === draft.revision) this.#become(readable(kept.document));
		else {
			this.document = readable(kept.document);
			this.unsaved = this.stale = true;
		}
	}
	/** Change the document. Changes with the same `burst` one after the other are one step for undo. */
	change(document, burst = "") {
		const next = withPointsForLengths(document);
		if (next === this.document) return;
		if (!burst || burst !== this.#burst) set(this.#past, [...get(this.#past), this.document]);
		this.#burst = burst;
		set(this.#future, []);
		this.#become(next);
	}
	/** The end of a drag, or of typing in a field. */
	settle() {
		this.#burst = "";
		this.#following?.end();
		this.#following = null;
	}
	undo() {
		const before = get(this.#past).at(-1);
		if (!before) return;
		set(this.#past, get(this.#past).slice(0, -1));
		set(this.#future, [this.document, ...get(this.#future)]);
		this.#burst = "";
		this.#become(before);
	}
	redo() {
		const [next, ...rest] = get(this.#future);
		if (!next) return;
		set(this.#past, [...get(this.#past), this.document]);
		set(this.#future, rest);
		this.#burst = "";
		this.#become(next);
	}
	/** Cities are on their way: the server arranges what is around them again and again, until `settle`. */
	follow(document, moved) {
		if (this.laidOut) this.#following ??= new Following(this.document, this.laidOut.geometry, (geometry, of) => {
			if (this.#following) this.laidOut = {
				geometry,
				of
			};
		});
		this.change(document, `move ${moved.join(" ")}`);
		this.#following?.move(this.document, moved);
	}
	#become(document) {
		this.document = document;
		this.unsaved = true;
		if (!this.stale) keepHere(this.id, this.#revision, () => this.document);
		clearTimeout(this.#saveTimer);
		this.#saveTimer = setTimeout(() => void this.save(), SAVE_AFTER_MS);
		this.#show();
	}
	/** The board of the document, if it was arranged before; otherwise it will be when the hand rests. */
	#show() {
		const known = this.#layouts.get(this.document);
		if (known) {
			this.laidOut = {
				geometry: known.geometry,
				of: this.document
			};
			this.faults = known.faults;
		}
		if (!this.#isSettled) this.#layOutSoon(LAY_OUT_AFTER_MS);
	}
	get #isSettled() {
		return this.#settled !== null && sameBoard(this.#settled, this.document);
	}
	/** Save now what is not saved yet. */
	async save() {
		clearTimeout(this.#saveTimer);
		await this.#saving;
		if (!this.unsaved || this.stale) return;
		this.#saving = this.#send().finally(() => this.#saving = null);
		await this.#saving;
	}
	async #send() {
		const sent = this.document;
		try {
			const body = {
				revision: this.#revision,
				document: sent
			};
			const saved = await request("POST", `/api/workshop/drafts/${this.id}`, body);
			this.#revision = saved.revision;
			this.problems = saved.problems;
			this.problemsOf = sent;
			this.doubts = saved.doubts;
			this.problem = "";
			this.unsaved = this.document !== sent;
			if (this.unsaved) {
				keepHere(this.id, this.#revision, () => this.document);
				this.#saveTimer = setTimeout(() => void this.save(), SAVE_AFTER_MS);
			} else forgetHere(this.id);
		} catch (error) {
			if (error instanceof Refusal && error.code === "stale") this.stale = true;
			else {
				this.#saveTimer = setTimeout(() => void this.save(), TRY_AGAIN_MS);
				this.problem = refusalText(error);
			}
		}
	}
	/** Two windows have changed the draft: go on with one of the two. The other one is a step of undo away. */
	async choose(which) {
		const there = await request("GET", `/api/workshop/drafts/${encodeURIComponent(this.id)}`);
		const [mine, theirs] = [this.document, readable(there.document)];
		this.#revision = there.revision;
		this.#burst = "";
		set(this.#past, [...get(this.#past), which === "mine" ? theirs : mine]);
		set(this.#future, []);
		this.stale = false;
		this.problem = "";
		this.#become(which === "mine" ? mine : theirs);
		await this.save();
	}
	#layOutSoon(delay) {
		this.#layout?.abort();
		clearTimeout(this.#layTimer);
		this.#layTimer = setTimeout(() => void this.#layOut(), delay);
	}
	async #layOut() {
		await this.save();
		const of = this.document;
		if (of.board.cities.length === 0 || this.stale) return;
		const control = this.#layout = new AbortController();
		const take = (line) => {
			if (line.kind !== "geometry" || control.signal.aborted || this.document !== of) return;
			const geometry = line.geometry;
			if (line.final || !this.laidOut) this.laidOut = {
				geometry,
				of
			};
			if (!line.final) return;
			this.faults = line.faults;
			this.#settled = of;
			this.#layouts.set(of, {
				geometry,
				faults: line.faults
			});
		};
		this.laying = true;
		try {
			await work("/api/workshop/work", {
				work: "layout",
				document: of,
				draft: this.id
			}, take, control.signal);
		} catch (error) {
			if (error instanceof Refusal && error.code === "too_fast") this.#layTimer = setTimeout(() => void this.#layOut(), TRY_AGAIN_MS);
		} finally {
			if (this.#layout === control) this.laying = false;
		}
	}
	/** Let other work go first; the board is arranged once that is done. */
	async first(other) {
		const was = this.laying;
		clearTimeout(this.#layTimer);
		this.#layout?.abort();
		try {
			return await other();
		} finally {
			if (was || !this.#isSettled) this.#layOutSoon(0);
		}
	}
	/** The page is being left, perhaps for good: send what is not saved, without waiting for an answer. */
	leave() {
		if (!this.unsaved || this.stale) return;
		const body = JSON.stringify({
			revision: this.#revision,
			document: this.document
		});
		if (body.length > LAST_WORDS) return;
		fetch(`/api/workshop/drafts/${this.id}`, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body,
			keepalive: true
		}).catch(() => void 0);
	}
	/** Another page of the client: nothing is lost, and nothing goes on. */
	close() {
		clearTimeout(this.#layTimer);
		this.#layout?.abort();
		this.#following?.end();
		this.save();
	}
};
// src/workshop/editor.svelte.ts
var TOOLS = [
	"move",
	"city",
	"route",
	"ticket"
];
var TABS = [
	"cities",
	"routes",
	"tickets",
	"rules",
	"bonus",
	"problems",
	"playtest",
	"publish"
];
var Editor = class {
	#tool = state("move");
	get tool() {
		return get(this.#tool);
	}
	set tool(value) {
		set(this.#tool, value, true);
	}
	#several = state(false);
	get several() {
		return get(this.#several);
	}
	set several(value) {
		set(this.#several, value, true);
	}
	#tab = state("cities");
	get tab() {
		return get(this.#tab);
	}
	set tab(value) {
		set(this.#tab, value, true);
	}
	#from = state(null);
	get from() {
		return get(this.#from);
	}
	set from(value) {
		set(this.#from, value, true);
	}
	#cursor = state(null);
	get cursor() {
		return get(this.#cursor);
	}
	set cursor(value) {
		set(this.#cursor, value, true);
	}
	#heat = state(null);
	get heat() {
		return get(this.#heat);
	}
	set heat(value) {
		set(this.#heat, value);
	}
	#said = state("");
	get said() {
		return get(this.#said);
	}
	set said(value) {
		set(this.#said, value, true);
	}
	#tested = state(null);
	get tested() {
		return get(this.#tested);
	}
	set tested(value) {
		set(this.#tested, value);
	}
	#busy = state(false);
	get busy() {
		return get(this.#busy);
	}
	set busy(value) {
		set(this.#busy, value, true);
	}
	#_problem = state("");
	get problem() {
		return get(this.#_problem);
	}
	set problem(value) {
		set(this.#_problem, value, true);
	}
	#world = state(null);
	get world() {
		return get(this.#world);
	}
	set world(value) {
		set(this.#world, value);
	}
	draft;
	#selected = state(NOTHING);
	#selection = user_derived(() => present(get(this.#selected), this.draft.document));
	get selection() {
		return get(this.#selection);
	}
	set selection(value) {
		set(this.#selection, value);
	}
	#problem = -1;
	constructor(draft) {
		this.draft = draft;
	}
	get one() {
		return single(this.selection);
	}
	get board() {
		return this.draft.document.board;
	}
	city = (id) => this.board.cities.find((city) => city.id === id);
	nameOf = (id) => this.city(id)?.name || id;
	endsOf = ({ from, to }) => `${this.nameOf(from)} – ${this.nameOf(to)}`;
	use(tool) {
		this.tool = tool;
		this.from = null;
	}
	select(selection) {
		set(this.#selected, selection);
		const chosen = single(selection);
		if (chosen?.kind === "cities") this.cursor = chosen.id;
		if (chosen && [
			"cities",
			"routes",
			"tickets"
		].includes(this.tab)) this.tab = chosen.kind;
	}
	/** Show a thing in its table, wherever one was. */
	show(kind, id) {
		this.tab = kind;
		this.select(only(kind, id));
	}
	/** A thing was pressed. */
	pick(kind, id, more = false) {
		if (kind === "cities" && (this.tool === "route" || this.tool === "ticket")) this.join(id, this.tool);
		else this.select(more || this.several ? toggled(get(this.#selected), kind, id) : only(kind, id));
	}
	/** A rectangle was drawn around things. */
	band(found, more) {
		set(this.#selected, more || this.several ? together(this.selection, found) : found);
		this.say(t("workshop.selected", { n: countOf(this.selection) }));
	}
	selectAll() {
		const all = (list) => new Set(list.map(({ id }) => id));
		set(this.#selected, {
			cities: all(this.board.cities),
			routes: all(this.board.routes),
			tickets: /* @__PURE__ */ new Set()
		});
	}
	clear() {
		this.from = null;
		set(this.#selected, NOTHING);
	}
	/** The second end makes a route or a ticket; the same city again takes the first one back. */
	join(city, what) {
		const { draft, from } = this;
		this.cursor = city;
		if (from === null || from === city || !this.city(from)) {
			this.from = from === city ? null : city;
			if (this.from) this.say(t("workshop.hint.second"));
			return;
		}
		this.from = null;
		if (what === "route") {
			draft.change(addRoute(draft.document, from, city, likelyLength(draft.document, from, city)));
			this.show("routes", this.board.routes.at(-1).id);
		} else {
			draft.change(addTicket(draft.document, from, city, shortestWay(draft.document, from, city) ?? 5));
			this.show("tickets", this.board.tickets.at(-1).id);
		}
		this.tell();
	}
	/** A new city, with the name of the place that lies there. */
	newCity(at) {
		const taken = new Set(this.board.cities.map((city) => city.name));
		let best = [
			t("workshop.new_city"),
			t("workshop.country"),
			1.2
		];
		for (const [name, country, lat, lon] of this.world?.places ?? []) {
			const far = Math.hypot(lat - at[0], (lon - at[1]) * Math.cos(lat * Math.PI / 180));
			if (far < best[2] && !taken.has(name)) best = [
				name,
				country,
				far
			];
		}
		this.addCity(best[0], best[1], at);
	}
	addCity(name, country, at) {
		this.draft.change(addCity(this.draft.document, name, country, at));
		this.show("cities", this.board.cities.at(-1).id);
		this.tell();
	}
	/** Cities are on their way, and then there. */
	move(places, done) {
		this.draft.follow(moveCities(this.draft.document, places), [...places.keys()]);
		if (done) this.draft.settle();
	}
	/** A step by the arrow keys: one for undo, however many there are. */
	nudge(places) {
		this.draft.change(moveCities(this.draft.document, places), `nudge ${[...places.keys()].join(" ")}`);
	}
	remove() {
		const { selection } = this;
		if (countOf(selection) === 0) return;
		this.draft.change(deleteSelected(this.draft.document, selection));
		this.say(t("workshop.deleted", { n: countOf(selection) }));
		if (this.cursor && !this.city(this.cursor)) this.cursor = this.board.cities[0]?.id ?? null;
	}
	/** Change all selected routes. */
	changeRoutes(change, burst = "") {
		const { routes } = this.selection;
		if (routes.size) this.draft.change(changeEntries(this.draft.document, "routes", routes, change), burst);
		this.tell();
	}
	color(index) {
		const color = index === 0 ? "gray" : COLORS[index - 1];
		if (color) this.changeRoutes({ color });
	}
	lengthen(by) {
		this.changeRoutes(ofLength((route) => route.length + by), "length");
	}
	/** From regular to ferry to tunnel and back. */
	nextKind() {
		const order = [
			"regular",
			"ferry",
			"tunnel"
		];
		this.changeRoutes((route) => ofKind(order[(order.indexOf(kindOf(route)) + 1) % order.length])(route));
	}
	/** A route beside each selected one. */
	twin() {
		const twins = this.board.routes.filter((route) => this.selection.routes.has(route.id));
		if (twins.length === 0) return;
		let { document } = this.draft;
		const made = [];
		for (const { id: _, from, to, length, group: __, ...more } of twins) {
			document = addRoute(document, from, to, length, more);
			made.push(document.board.routes.at(-1).id);
		}
		this.draft.change(document);
		this.select(only("routes", ...made));
		this.tell();
	}
	/** A set of tickets in the place of the ones there are. */
	async propose() {
		const { draft } = this;
		this.busy = true;
		this.problem = "";
		try {
			const take = (line) => {
				if (line.kind === "document") {
					const { tickets } = readable(line.document).board;
					draft.change({
						...draft.document,
						board: {
							...draft.document.board,
							tickets
						}
					});
					this.tab = "tickets";
				} else if (line.kind === "refused") this.problem = line.message;
				else if (line.kind === "failed") this.problem = t("workshop.failed");
			};
			await draft.first(() => work("/api/workshop/work", {
				work: "tickets",
				document: draft.document
			}, take, new AbortController().signal));
		} catch (error) {
			this.problem = refusalText(error);
		} finally {
			this.busy = false;
		}
	}
	/** What somebody who has never made a map would do next. */
	get next() {
		const { cities, routes, tickets } = this.board;
		const joined = new Set(routes.flatMap(({ from, to }) => [from, to]));
		if (cities.length < 3) return "cities";
		if (cities.some(({ id }) => !joined.has(id))) return "routes";
		if (tickets.length === 0) return "tickets";
		if (this.draft.problems.length) return "problems";
		return this.tested ? "publish" : "playtest";
	}
	goOn() {
		const { next } = this;
		if (next === "cities" || next === "routes") this.use(next === "cities" ? "city" : "route");
		else if (next === "tickets") this.propose();
		if (next === "problems" || next === "playtest" || next === "publish") this.tab = next;
	}
	/** Another city for the keys, in the order of the list. */
	step(by) {
		const cities = this.board.cities;
		if (cities.length === 0) return;
		const now = cities.findIndex(({ id }) => id === this.cursor);
		this.cursor = cities[(now + by + cities.length) % cities.length].id;
	}
	/** The next of the routes that lead to the city of the keys. */
	nextRoute() {
		const routes = this.board.routes.filter(({ from, to }) => from === this.cursor || to === this.cursor);
		if (routes.length === 0) return;
		const now = routes.findIndex(({ id }) => this.selection.routes.has(id));
		const { cursor } = this;
		this.show("routes", routes[(now + 1) % routes.length].id);
		this.cursor = cursor;
		this.tell();
	}
	nextProblem(by) {
		const { problems } = this.draft;
		this.say(problems.length ? "" : t("workshop.no_problems"));
		if (problems.length === 0) return;
		this.#problem = (this.#problem + by + problems.length) % problems.length;
		this.jump(problems[this.#problem]);
		this.say(problems[this.#problem].message);
	}
	/** Where a problem is: `board.routes[17] (amsterdam-essen).color`. */
	jump({ key }) {
		const found = /^board\.(cities|routes|tickets)(?:\[(\d+)\])?/.exec(key);
		if (!found) {
			this.tab = key.startsWith("board.bonus_cards") || key === "rules.bonus_cards" || key === "rules.tie_breakers" ? "bonus" : "rules";
			return;
		}
		const kind = found[1];
		const entry = found[2] === void 0 ? void 0 : this.board[kind][Number(found[2])];
		if (entry) this.show(kind, entry.id);
		else this.tab = kind;
	}
	say(text) {
		this.said = text;
	}
	/** What is selected, in words. */
	tell() {
		const one = this.one;
		if (!one) return this.say(t("workshop.selected", { n: countOf(this.selection) }));
		if (one.kind === "cities") return this.say(t("workshop.city_at", { name: this.nameOf(one.id) }));
		const thing = this.board[one.kind].find(({ id }) => id === one.id);
		this.say(one.kind === "tickets" ? this.endsOf(thing) : `${this.endsOf(thing)}, ${this.routeText(thing)}`);
	}
	routeText(route) {
		const color = t(`card.${route.color}`);
		return [t("route.length", {
			n: route.length,
			color
		}), kindOf(route) === "regular" ? "" : t(`workshop.kind.${kindOf(route)}`)].filter(Boolean).join(", ");
	}
};
// src/workshop/keys.ts
var COMMANDS = {
	".": "next",
	",": "previous",
	Enter: "select",
	" ": "select",
	c: "city",
	r: "route",
	t: "ticket",
	l: "line",
	"+": "longer",
	"=": "longer",
	"-": "shorter",
	"−": "shorter",
	k: "kind",
	d: "twin",
	Delete: "delete",
	Backspace: "delete",
	e: "edit",
	Escape: "cancel"
};
var ARROWS = {
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0]
};
/** What a key on the board does; null when it is nothing of ours. */
function mapCommand(event) {
	if (event.altKey) return null;
	const control = event.ctrlKey || event.metaKey;
	if (event.key in ARROWS) return control ? "go" : "move";
	if (control) return event.key.toLowerCase() === "a" ? "all" : null;
	if (/^[0-8]$/.test(event.key)) return "color";
	const found = COMMANDS[event.key] ?? COMMANDS[event.key.toLowerCase()] ?? null;
	return found === "select" && event.shiftKey ? "more" : found;
}
/** How the keys are written in the help, and the message that says what they do. */
var HELP = [
	[", .", "workshop.keys.next"],
	["Ctrl + ← ↑ → ↓", "workshop.keys.go"],
	["← ↑ → ↓", "workshop.keys.move"],
	["Enter", "workshop.keys.select"],
	["Shift + Enter", "workshop.keys.more"],
	["Ctrl + A", "workshop.keys.all"],
	["C", "workshop.keys.city"],
	["R", "workshop.keys.route"],
	["T", "workshop.keys.ticket"],
	["L", "workshop.keys.line"],
	["+, −", "workshop.keys.length"],
	["0 – 8", "workshop.keys.color"],
	["K", "workshop.keys.kind"],
	["D", "workshop.keys.twin"],
	["E", "workshop.keys.edit"],
	["Delete", "workshop.keys.delete"],
	["G, Shift + G", "workshop.keys.problem"],
	["Ctrl + Z", "workshop.undo"],
	["Ctrl + Shift + Z", "workshop.redo"],
	["Esc", "keys.cancel"],
	["?", "keys.help"]
];
// src/workshop/NewCity.svelte
var root$9 = from_html(`<option> </option>`);
var root_1$9 = from_html(`<form class="svelte-9jqf5c"><label class="field svelte-9jqf5c"><span> </span> <input list="places" maxlength="60" autocomplete="off"/></label> <datalist id="places"></datalist> <button class="button svelte-9jqf5c"> </button></form>`);
function NewCity($$anchor, $$props) {
	push($$props, true);
	let name = state("");
	const MOST_OFFERED = 12;
	const places = user_derived(() => $$props.editor.world?.places ?? []);
	const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();
	/** The largest first, as the server lists them. */
	const offered = user_derived(() => {
		const wanted = plain(get(name));
		return wanted.length < 2 ? [] : get(places).filter(([called]) => plain(called).startsWith(wanted)).slice(0, MOST_OFFERED);
	});
	function add(event) {
		event.preventDefault();
		const { cities } = $$props.editor.board;
		const taken = new Set(cities.map((city) => city.name));
		const typed = get(name).trim();
		const found = get(offered).find(([called]) => plain(called) === plain(typed) && !taken.has(called));
		if (found) $$props.editor.addCity(found[0], found[1], [found[2], found[3]]);
		else {
			const mean = (axis) => cities.reduce((sum, { at }) => sum + at[axis], 0) / cities.length;
			const at = cities.length ? [mean(0) + .3, mean(1) + .3] : [48, 10];
			if (typed) $$props.editor.addCity(typed, cities[0]?.country ?? t("workshop.country"), at);
			else $$props.editor.newCity(at);
		}
		set(name, "");
	}
	var form = root_1$9();
	var label = child(form);
	var span = child(label);
	var text_1 = only_child(span, true);
	var input = sibling(span, 2);
	remove_input_defaults(input);
	reset(label);
	var datalist = sibling(label, 2);
	each(datalist, 21, () => get(offered), ([called, country, lat]) => `${called} ${country} ${lat}`, ($$anchor, $$item) => {
		var $$array = user_derived(() => to_array(get($$item), 3));
		let called = () => get($$array)[0];
		let country = () => get($$array)[1];
		var option = root$9();
		var text_2 = only_child(option, true);
		var option_value = {};
		template_effect(() => {
			set_text(text_2, country());
			if (option_value !== (option_value = called())) option.value = (option.__value = option_value) ?? "";
		});
		append($$anchor, option);
	});
	reset(datalist);
	var button = sibling(datalist, 2);
	var text_3 = only_child(button, true);
	reset(form);
	template_effect(($0, $1) => {
		set_text(text_1, $0);
		set_text(text_3, $1);
	}, [() => t("workshop.place"), () => t("workshop.add.cities")]);
	event("submit", form, add);
	bind_value(input, () => get(name), ($$value) => set(name, $$value));
	append($$anchor, form);
	pop();
}
// src/workshop/Lists.svelte
var root$8 = from_html(`<th scope="col" class="svelte-5cwug8"><button class="sort svelte-5cwug8"> </button></th>`);
var root_1$8 = from_html(`<td class="svelte-5cwug8"><input type="checkbox" data-tick="" class="svelte-5cwug8"/></td>`);
var root_2$7 = from_html(`<td class="svelte-5cwug8"><button class="button x svelte-5cwug8">✕<span class="unseen"> </span></button></td>`);
var root_3$6 = from_html(`<option> </option>`);
var root_4$6 = from_html(`<form class="add svelte-5cwug8"><select required="" class="svelte-5cwug8"><option> </option><!></select> <select required="" class="svelte-5cwug8"><option> </option><!></select> <button class="button"> </button></form>`);
var root_5$5 = from_html(`<!><!><!><!>`, 1);
var root_6$5 = from_html(`<!><!><!><!><!><!>`, 1);
var root_7$4 = from_html(`<!> <td class="svelte-5cwug8"><input maxlength="60" class="svelte-5cwug8"/></td> <td class="svelte-5cwug8"><input maxlength="60" class="svelte-5cwug8"/></td> <td class="svelte-5cwug8"><input type="number" step="0.01" min="-90" max="90" class="svelte-5cwug8"/></td> <td class="svelte-5cwug8"><input type="number" step="0.01" min="-180" max="180" class="svelte-5cwug8"/></td> <!>`, 1);
var root_8$3 = from_html(`<input type="number" min="1" class="svelte-5cwug8"/>`);
var root_9$3 = from_html(`<!> <th scope="row" class="svelte-5cwug8"> </th> <td class="svelte-5cwug8"><input type="number" min="1" max="30" class="svelte-5cwug8"/></td> <td class="svelte-5cwug8"><select class="svelte-5cwug8"><option> </option><!></select></td> <td class="svelte-5cwug8"><select class="svelte-5cwug8"></select></td> <td class="svelte-5cwug8"><!></td> <td class="svelte-5cwug8"><input type="number" min="0" max="20" class="svelte-5cwug8"/></td> <!>`, 1);
var root_10$3 = from_html(`<!> <th scope="row" class="svelte-5cwug8"> </th> <td class="svelte-5cwug8"><input type="number" min="1" max="1000" class="svelte-5cwug8"/></td> <td class="svelte-5cwug8"> </td> <td class="svelte-5cwug8"><input type="checkbox" class="svelte-5cwug8"/></td> <!>`, 1);
var root_11$3 = from_html(`<tr><!></tr>`);
var root_12$3 = from_html(`<!> <label class="field filter svelte-5cwug8"><span> </span><input type="search"/></label> <div class="scroll svelte-5cwug8" tabindex="0" role="region"><table class="svelte-5cwug8"><thead class="svelte-5cwug8"><tr><td class="svelte-5cwug8"><input type="checkbox" class="svelte-5cwug8"/></td><!><td class="svelte-5cwug8"></td></tr></thead><tbody></tbody></table></div>`, 1);
function Lists($$anchor, $$props) {
	push($$props, true);
	const head = ($$anchor, by = noop, label = noop) => {
		var th = root$8();
		var button = child(th);
		var text_1 = only_child(button);
		reset(th);
		template_effect(() => {
			set_attribute(th, "aria-sort", get(sort)?.by === by() ? get(sort).down ? "descending" : "ascending" : void 0);
			set_text(text_1, `${label() ?? ""}${get(sort)?.by === by() ? get(sort).down ? " ▾" : " ▴" : ""}`);
		});
		delegated("click", button, () => sortBy(by()));
		append($$anchor, th);
	};
	const ticked = ($$anchor, id = noop, name = noop) => {
		var td = root_1$8();
		var input = child(td);
		remove_input_defaults(input);
		reset(td);
		template_effect(($0, $1) => {
			set_checked(input, $0);
			set_attribute(input, "aria-label", $1);
		}, [() => chosen(id()), () => t("workshop.tick", { name: name() })]);
		delegated("click", input, (event) => tick(id(), event));
		append($$anchor, td);
	};
	const gone = ($$anchor, id = noop, name = noop) => {
		var td_1 = root_2$7();
		var button_1 = child(td_1);
		var span = sibling(child(button_1));
		var text_2 = only_child(span);
		reset(button_1);
		reset(td_1);
		template_effect(($0) => set_text(text_2, `${$0 ?? ""} ${name() ?? ""}`), [() => t("workshop.delete")]);
		delegated("click", button_1, () => remove(id()));
		append($$anchor, td_1);
	};
	const draft = user_derived(() => $$props.editor.draft);
	const board = user_derived(() => get(draft).document.board);
	const selection = user_derived(() => $$props.editor.selection);
	const names = user_derived(() => new Map(get(board).cities.map((city) => [city.id, city.name || city.id])));
	const ends = (thing) => `${get(names).get(thing.from) ?? thing.from} – ${get(names).get(thing.to) ?? thing.to}`;
	const way = (ticket) => shortestWay(get(draft).document, ticket.from, ticket.to);
	let from = state("");
	let to = state("");
	let filter = state("");
	let sort = state(null);
	let anchor = null;
	const COLUMNS = {
		cities: {
			name: (city) => city.name,
			country: (city) => city.country,
			lat: (city) => city.at[0],
			lon: (city) => city.at[1]
		},
		routes: {
			route: (route) => ends(route),
			length: (route) => route.length,
			color: (route) => route.color,
			kind: (route) => kindOf(route),
			symbols: (route) => route.ferry ?? 0,
			plus: (route) => route.bonus_draw ?? 0
		},
		tickets: {
			ticket: (ticket) => ends(ticket),
			points: (ticket) => ticket.points,
			way: (ticket) => way(ticket) ?? 0,
			long: (ticket) => ticket.long === true
		}
	};
	function textOf(entry) {
		if ($$props.kind === "tickets") return ends(entry);
		if ($$props.kind === "cities") {
			const { name, country, marks = [] } = entry;
			return [
				name,
				country,
				...marks
			].join(" ");
		}
		const route = entry;
		return `${ends(route)} ${t(`card.${route.color}`)} ${t(`workshop.kind.${kindOf(route)}`)}`;
	}
	const entries = user_derived(() => get(board)[$$props.kind]);
	const there = user_derived(() => get(entries).map(({ id }) => id).join(" "));
	/** Rows keep their places while somebody types in them: they are sorted when asked, or when one comes or goes. */
	const order = user_derived(() => {
		const [wanted, sorting, column] = [
			get(filter).trim().toLowerCase(),
			get(sort),
			$$props.kind
		];
		get(there);
		return untrack(() => {
			const found = get(entries).filter((entry) => !wanted || textOf(entry).toLowerCase().includes(wanted));
			const value = sorting && COLUMNS[column][sorting.by];
			if (!value) return found.map(({ id }) => id);
			const sorted = found.toSorted((one, other) => {
				const [a, b] = [value(one), value(other)];
				return typeof a === "string" ? a.localeCompare(String(b)) : Number(a) - Number(b);
			});
			return (sorting.down ? sorted.reverse() : sorted).map(({ id }) => id);
		});
	});
	const byId = user_derived(() => new Map(get(entries).map((entry) => [entry.id, entry])));
	const shown = user_derived(() => get(order).flatMap((id) => get(byId).get(id) ?? []));
	function sortBy(by) {
		set(sort, get(sort)?.by !== by ? {
			by,
			down: false
		} : get(sort).down ? null : {
			by,
			down: true
		}, true);
	}
	const change = (id, entry, field) => get(draft).change(changeEntries(get(draft).document, $$props.kind, /* @__PURE__ */ new Set([id]), entry), `${$$props.kind} ${id} ${field}`);
	const text = (id, field) => (event) => change(id, { [field]: event.currentTarget.value }, field);
	const number = (id, field, least) => (event) => {
		const value = Math.round(Number(event.currentTarget.value));
		if (Number.isFinite(value) && value >= least) change(id, { [field]: value || void 0 }, field);
	};
	const setLength = (route) => (event) => {
		const value = Math.round(Number(event.currentTarget.value));
		if (value >= 1) change(route.id, ofLength(() => value)(route), "length");
	};
	const coordinate = (city, axis) => (event) => {
		const value = Number(event.currentTarget.value);
		if (!Number.isFinite(value)) return;
		change(city.id, { at: rounded(axis === 0 ? [value, city.at[1]] : [city.at[0], value]) }, `at ${axis}`);
	};
	function add(event) {
		event.preventDefault();
		if (!get(from) || !get(to) || get(from) === get(to)) return;
		const { document } = get(draft);
		get(draft).change($$props.kind === "routes" ? addRoute(document, get(from), get(to), likelyLength(document, get(from), get(to))) : addTicket(document, get(from), get(to), shortestWay(document, get(from), get(to)) ?? 5));
		$$props.editor.show($$props.kind, get(board)[$$props.kind].at(-1).id);
	}
	const remove = (id) => get(draft).change(deleteSelected(get(draft).document, only($$props.kind, id)));
	/** A tick adds; with Shift everything between it and the last one. */
	function tick(id, event) {
		if (event.shiftKey && anchor && get(order).includes(anchor)) {
			const [low, high] = [get(order).indexOf(anchor), get(order).indexOf(id)].sort((a, b) => a - b);
			$$props.editor.select({
				...get(selection),
				[$$props.kind]: /* @__PURE__ */ new Set([...get(selection)[$$props.kind], ...get(order).slice(low, high + 1)])
			});
		} else $$props.editor.select(toggled(get(selection), $$props.kind, id));
		anchor = id;
	}
	const chosen = (id) => get(selection)[$$props.kind].has(id);
	const all = user_derived(() => get(order).length > 0 && get(order).every(chosen));
	function tickAll() {
		const ids = new Set(get(selection)[$$props.kind]);
		for (const id of get(order)) if (get(all)) ids.delete(id);
		else ids.add(id);
		$$props.editor.select({
			...get(selection),
			[$$props.kind]: ids
		});
	}
	/** Whoever goes to a field of a row means that row, unless several are selected. */
	const enter = (id, event) => {
		if (event.target instanceof HTMLInputElement && event.target.type === "checkbox" && event.target.dataset.tick !== void 0) return;
		if (!chosen(id)) $$props.editor.select(only($$props.kind, id));
	};
	var fragment = root_12$3();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		NewCity($$anchor, { get editor() {
			return $$props.editor;
		} });
	};
	var alternate = ($$anchor) => {
		var form = root_4$6();
		var select = child(form);
		var option = child(select);
		var text_3 = only_child(option, true);
		option.value = option.__value = "";
		var node_1 = sibling(option);
		each(node_1, 17, () => get(board).cities, (city) => city.id, ($$anchor, city) => {
			var option_1 = root_3$6();
			var text_4 = only_child(option_1, true);
			var option_1_value = {};
			template_effect(() => {
				set_text(text_4, get(city).name);
				if (option_1_value !== (option_1_value = get(city).id)) option_1.value = (option_1.__value = option_1_value) ?? "";
			});
			append($$anchor, option_1);
		});
		reset(select);
		init_select(select);
		var select_1 = sibling(select, 2);
		var option_2 = child(select_1);
		var text_5 = only_child(option_2, true);
		option_2.value = option_2.__value = "";
		var node_2 = sibling(option_2);
		each(node_2, 17, () => get(board).cities, (city) => city.id, ($$anchor, city) => {
			var option_3 = root_3$6();
			var text_6 = only_child(option_3, true);
			var option_3_value = {};
			template_effect(() => {
				set_text(text_6, get(city).name);
				if (option_3_value !== (option_3_value = get(city).id)) option_3.value = (option_3.__value = option_3_value) ?? "";
			});
			append($$anchor, option_3);
		});
		reset(select_1);
		init_select(select_1);
		var button_2 = sibling(select_1, 2);
		var text_7 = only_child(button_2, true);
		reset(form);
		template_effect(($0, $1, $2, $3, $4) => {
			set_attribute(select, "aria-label", $0);
			set_text(text_3, $1);
			set_attribute(select_1, "aria-label", $2);
			set_text(text_5, $3);
			set_text(text_7, $4);
		}, [
			() => t("workshop.from"),
			() => t("workshop.from"),
			() => t("workshop.to"),
			() => t("workshop.to"),
			() => t(`workshop.add.${$$props.kind}`)
		]);
		event("submit", form, add);
		bind_select_value(select, () => get(from), ($$value) => set(from, $$value));
		bind_select_value(select_1, () => get(to), ($$value) => set(to, $$value));
		append($$anchor, form);
	};
	if_block(node, ($$render) => {
		if ($$props.kind === "cities") $$render(consequent);
		else $$render(alternate, -1);
	});
	var label_1 = sibling(node, 2);
	var span_1 = child(label_1);
	var text_8 = only_child(span_1);
	var input_1 = sibling(span_1);
	remove_input_defaults(input_1);
	reset(label_1);
	var div = sibling(label_1, 2);
	var table = child(div);
	var thead = child(table);
	var tr = child(thead);
	var td_2 = child(tr);
	var input_2 = child(td_2);
	remove_input_defaults(input_2);
	reset(td_2);
	var node_3 = sibling(td_2);
	var consequent_1 = ($$anchor) => {
		var fragment_2 = root_5$5();
		var node_4 = first_child(fragment_2);
		{
			let $0 = user_derived(() => t("workshop.name"));
			head(node_4, () => "name", () => get($0));
		}
		var node_5 = sibling(node_4);
		{
			let $0 = user_derived(() => t("workshop.country"));
			head(node_5, () => "country", () => get($0));
		}
		var node_6 = sibling(node_5);
		{
			let $0 = user_derived(() => t("workshop.lat"));
			head(node_6, () => "lat", () => get($0));
		}
		var node_7 = sibling(node_6);
		{
			let $0 = user_derived(() => t("workshop.lon"));
			head(node_7, () => "lon", () => get($0));
		}
		append($$anchor, fragment_2);
	};
	var consequent_2 = ($$anchor) => {
		var fragment_3 = root_6$5();
		var node_8 = first_child(fragment_3);
		{
			let $0 = user_derived(() => t("workshop.route"));
			head(node_8, () => "route", () => get($0));
		}
		var node_9 = sibling(node_8);
		{
			let $0 = user_derived(() => t("workshop.length"));
			head(node_9, () => "length", () => get($0));
		}
		var node_10 = sibling(node_9);
		{
			let $0 = user_derived(() => t("workshop.color"));
			head(node_10, () => "color", () => get($0));
		}
		var node_11 = sibling(node_10);
		{
			let $0 = user_derived(() => t("workshop.kind"));
			head(node_11, () => "kind", () => get($0));
		}
		var node_12 = sibling(node_11);
		{
			let $0 = user_derived(() => t("workshop.symbols"));
			head(node_12, () => "symbols", () => get($0));
		}
		var node_13 = sibling(node_12);
		head(node_13, () => "plus", () => "+X");
		append($$anchor, fragment_3);
	};
	var alternate_1 = ($$anchor) => {
		var fragment_4 = root_5$5();
		var node_14 = first_child(fragment_4);
		{
			let $0 = user_derived(() => t("workshop.ticket"));
			head(node_14, () => "ticket", () => get($0));
		}
		var node_15 = sibling(node_14);
		{
			let $0 = user_derived(() => t("workshop.points"));
			head(node_15, () => "points", () => get($0));
		}
		var node_16 = sibling(node_15);
		{
			let $0 = user_derived(() => t("workshop.way"));
			head(node_16, () => "way", () => get($0));
		}
		var node_17 = sibling(node_16);
		{
			let $0 = user_derived(() => t("workshop.long"));
			head(node_17, () => "long", () => get($0));
		}
		append($$anchor, fragment_4);
	};
	if_block(node_3, ($$render) => {
		if ($$props.kind === "cities") $$render(consequent_1);
		else if ($$props.kind === "routes") $$render(consequent_2, 1);
		else $$render(alternate_1, -1);
	});
	next();
	reset(tr);
	reset(thead);
	var tbody = sibling(thead);
	each(tbody, 21, () => get(shown), (entry) => entry.id, ($$anchor, entry) => {
		var tr_1 = root_11$3();
		let classes;
		var node_18 = child(tr_1);
		var consequent_3 = ($$anchor) => {
			const city = user_derived(() => get(entry));
			var fragment_5 = root_7$4();
			var node_19 = first_child(fragment_5);
			ticked(node_19, () => get(city).id, () => get(city).name);
			var td_3 = sibling(node_19, 2);
			var input_3 = child(td_3);
			remove_input_defaults(input_3);
			var event_handler = user_derived(() => text(get(city).id, "name"));
			reset(td_3);
			var td_4 = sibling(td_3, 2);
			var input_4 = child(td_4);
			remove_input_defaults(input_4);
			var event_handler_1 = user_derived(() => text(get(city).id, "country"));
			reset(td_4);
			var td_5 = sibling(td_4, 2);
			var input_5 = child(td_5);
			remove_input_defaults(input_5);
			var event_handler_2 = user_derived(() => coordinate(get(city), 0));
			reset(td_5);
			var td_6 = sibling(td_5, 2);
			var input_6 = child(td_6);
			remove_input_defaults(input_6);
			var event_handler_3 = user_derived(() => coordinate(get(city), 1));
			reset(td_6);
			var node_20 = sibling(td_6, 2);
			gone(node_20, () => get(city).id, () => get(city).name);
			template_effect(($0, $1, $2, $3) => {
				set_attribute(input_3, "aria-label", $0);
				set_value(input_3, get(city).name);
				set_attribute(input_4, "aria-label", $1);
				set_value(input_4, get(city).country);
				set_attribute(input_5, "aria-label", $2);
				set_value(input_5, get(city).at[0]);
				set_attribute(input_6, "aria-label", $3);
				set_value(input_6, get(city).at[1]);
			}, [
				() => t("workshop.name"),
				() => t("workshop.country"),
				() => t("workshop.lat"),
				() => t("workshop.lon")
			]);
			delegated("input", input_3, function(...$$args) {
				get(event_handler)?.apply(this, $$args);
			});
			event("blur", input_3, () => get(draft).settle());
			delegated("input", input_4, function(...$$args) {
				get(event_handler_1)?.apply(this, $$args);
			});
			event("blur", input_4, () => get(draft).settle());
			delegated("change", input_5, function(...$$args) {
				get(event_handler_2)?.apply(this, $$args);
			});
			delegated("change", input_6, function(...$$args) {
				get(event_handler_3)?.apply(this, $$args);
			});
			append($$anchor, fragment_5);
		};
		var consequent_5 = ($$anchor) => {
			const route = user_derived(() => get(entry));
			const name = user_derived(() => ends(get(route)));
			var fragment_6 = root_9$3();
			var node_21 = first_child(fragment_6);
			ticked(node_21, () => get(route).id, () => get(name));
			var th_1 = sibling(node_21, 2);
			var text_9 = only_child(th_1, true);
			var td_7 = sibling(th_1, 2);
			var input_7 = child(td_7);
			remove_input_defaults(input_7);
			var event_handler_4 = user_derived(() => setLength(get(route)));
			reset(td_7);
			var td_8 = sibling(td_7, 2);
			var select_2 = child(td_8);
			var event_handler_5 = user_derived(() => text(get(route).id, "color"));
			var option_4 = child(select_2);
			var text_10 = only_child(option_4, true);
			option_4.value = option_4.__value = "gray";
			var node_22 = sibling(option_4);
			each(node_22, 16, () => COLORS, (color) => color, ($$anchor, color) => {
				var option_5 = root_3$6();
				var text_11 = only_child(option_5, true);
				var option_5_value = {};
				template_effect(($0) => {
					set_text(text_11, $0);
					if (option_5_value !== (option_5_value = color)) option_5.value = (option_5.__value = option_5_value) ?? "";
				}, [() => t(`card.${color}`)]);
				append($$anchor, option_5);
			});
			reset(select_2);
			var select_2_value;
			init_select(select_2);
			reset(td_8);
			var td_9 = sibling(td_8, 2);
			var select_3 = child(td_9);
			each(select_3, 20, () => ROUTE_KINDS, (one) => one, ($$anchor, one) => {
				var option_6 = root_3$6();
				var text_12 = only_child(option_6, true);
				var option_6_value = {};
				template_effect(($0) => {
					set_text(text_12, $0);
					if (option_6_value !== (option_6_value = one)) option_6.value = (option_6.__value = option_6_value) ?? "";
				}, [() => t(`workshop.kind.${one}`)]);
				append($$anchor, option_6);
			});
			reset(select_3);
			var select_3_value;
			init_select(select_3);
			reset(td_9);
			var td_10 = sibling(td_9, 2);
			var node_23 = child(td_10);
			var consequent_4 = ($$anchor) => {
				var input_8 = root_8$3();
				remove_input_defaults(input_8);
				var event_handler_6 = user_derived(() => number(get(route).id, "ferry", 1));
				template_effect(($0) => {
					set_attribute(input_8, "aria-label", $0);
					set_attribute(input_8, "max", get(route).length);
					set_value(input_8, get(route).ferry);
				}, [() => t("workshop.symbols")]);
				delegated("change", input_8, function(...$$args) {
					get(event_handler_6)?.apply(this, $$args);
				});
				append($$anchor, input_8);
			};
			if_block(node_23, ($$render) => {
				if (get(route).ferry !== void 0) $$render(consequent_4);
			});
			reset(td_10);
			var td_11 = sibling(td_10, 2);
			var input_9 = child(td_11);
			remove_input_defaults(input_9);
			var event_handler_7 = user_derived(() => number(get(route).id, "bonus_draw", 0));
			reset(td_11);
			var node_24 = sibling(td_11, 2);
			gone(node_24, () => get(route).id, () => get(name));
			template_effect(($0, $1, $2, $3, $4, $5) => {
				set_text(text_9, get(name));
				set_attribute(input_7, "aria-label", $0);
				set_value(input_7, get(route).length);
				set_attribute(select_2, "aria-label", $1);
				set_text(text_10, $2);
				if (select_2_value !== (select_2_value = get(route).color)) select_2.value = (select_2.__value = select_2_value) ?? "", select_option(select_2, select_2_value);
				set_attribute(select_3, "aria-label", $3);
				if (select_3_value !== (select_3_value = $4)) select_3.value = (select_3.__value = select_3_value) ?? "", select_option(select_3, select_3_value);
				set_attribute(input_9, "aria-label", $5);
				set_value(input_9, get(route).bonus_draw ?? 0);
			}, [
				() => t("workshop.length"),
				() => t("workshop.color"),
				() => t("card.gray"),
				() => t("workshop.kind"),
				() => kindOf(get(route)),
				() => t("workshop.bonus_draw")
			]);
			delegated("change", input_7, function(...$$args) {
				get(event_handler_4)?.apply(this, $$args);
			});
			delegated("change", select_2, function(...$$args) {
				get(event_handler_5)?.apply(this, $$args);
			});
			delegated("change", select_3, (event) => change(get(route).id, ofKind(event.currentTarget.value)(get(route)), "kind"));
			delegated("change", input_9, function(...$$args) {
				get(event_handler_7)?.apply(this, $$args);
			});
			append($$anchor, fragment_6);
		};
		var alternate_2 = ($$anchor) => {
			const ticket = user_derived(() => get(entry));
			const name = user_derived(() => ends(get(ticket)));
			var fragment_7 = root_10$3();
			var node_25 = first_child(fragment_7);
			ticked(node_25, () => get(ticket).id, () => get(name));
			var th_2 = sibling(node_25, 2);
			var text_13 = only_child(th_2, true);
			var td_12 = sibling(th_2, 2);
			var input_10 = child(td_12);
			remove_input_defaults(input_10);
			var event_handler_8 = user_derived(() => number(get(ticket).id, "points", 1));
			reset(td_12);
			var td_13 = sibling(td_12, 2);
			var text_14 = only_child(td_13, true);
			var td_14 = sibling(td_13, 2);
			var input_11 = child(td_14);
			remove_input_defaults(input_11);
			reset(td_14);
			var node_26 = sibling(td_14, 2);
			gone(node_26, () => get(ticket).id, () => get(name));
			template_effect(($0, $1, $2) => {
				set_text(text_13, get(name));
				set_attribute(input_10, "aria-label", $0);
				set_value(input_10, get(ticket).points);
				set_text(text_14, $1);
				set_attribute(input_11, "aria-label", $2);
				set_checked(input_11, get(ticket).long === true);
			}, [
				() => t("workshop.points"),
				() => way(get(ticket)) ?? "–",
				() => t("workshop.long")
			]);
			delegated("change", input_10, function(...$$args) {
				get(event_handler_8)?.apply(this, $$args);
			});
			delegated("change", input_11, (event) => change(get(ticket).id, { long: event.currentTarget.checked || void 0 }, "long"));
			append($$anchor, fragment_7);
		};
		if_block(node_18, ($$render) => {
			if ($$props.kind === "cities") $$render(consequent_3);
			else if ($$props.kind === "routes") $$render(consequent_5, 1);
			else $$render(alternate_2, -1);
		});
		reset(tr_1);
		template_effect(($0) => {
			set_attribute(tr_1, "data-row", get(entry).id);
			classes = set_class(tr_1, 1, "svelte-5cwug8", null, classes, { selected: $0 });
		}, [() => chosen(get(entry).id)]);
		delegated("focusin", tr_1, (event) => enter(get(entry).id, event));
		append($$anchor, tr_1);
	});
	reset(tbody);
	reset(table);
	reset(div);
	template_effect(($0, $1, $2) => {
		set_text(text_8, `${$0 ?? ""} (${get(shown).length ?? ""}/${get(entries).length ?? ""})`);
		set_attribute(div, "aria-label", $1);
		set_checked(input_2, get(all));
		set_attribute(input_2, "aria-label", $2);
	}, [
		() => t("workshop.filter"),
		() => t(`workshop.${$$props.kind}`),
		() => t("workshop.tick_all")
	]);
	bind_value(input_1, () => get(filter), ($$value) => set(filter, $$value));
	delegated("click", input_2, tickAll);
	append($$anchor, fragment);
	pop();
}
delegate([
	"click",
	"focusin",
	"input",
	"change"
]);
// src/workshop/heat.ts
/** How often routes are taken, as colours: the same on the board and in its key. */
/** Shares of games below which a route is taken never or rarely, and above which nearly always. */
var NEVER = .02;
var RARELY = .2;
var ALWAYS = .9;
var HEAT = {
	never: "#d0021b",
	rarely: "#f5a623",
	often: "#2e9e4f",
	always: "#1f6fd6"
};
function warmthOf(share) {
	if (share < .02) return "never";
	if (share < RARELY) return "rarely";
	return share > ALWAYS ? "always" : "often";
}
var heatOf = (share) => HEAT[warmthOf(share)];
// src/workshop/MapCanvas.svelte
var root$7 = from_svg(`<rect></rect><path stroke-width="1.4"></path>`, 1);
var root_1$7 = from_svg(`<path fill="none" stroke-width="2"></path>`);
var root_2$6 = from_svg(`<rect rx="6"></rect>`);
var root_3$5 = from_svg(`<path d="M-5 -4L5 4M5 -4L-5 4" stroke="#fff" stroke-width="2.4"></path>`);
var root_4$5 = from_svg(`<rect rx="2"></rect><!>`, 1);
var root_5$4 = from_svg(`<use></use>`);
var root_6$4 = from_svg(`<text class="note svelte-2rrqzn" y="4.1" text-anchor="middle" font-size="11.5" fill="#14213a" stroke="#fffdf5" stroke-width="2.4"> </text>`);
var root_7$3 = from_svg(`<use></use><!><!>`, 1);
var root_8$2 = from_svg(`<g><!><!></g>`);
var root_9$2 = from_svg(`<g></g>`);
var root_10$2 = from_svg(`<text stroke-width="3.4" paint-order="stroke" class="svelte-2rrqzn"> </text>`);
var root_11$2 = from_svg(`<g role="button" class="city svelte-2rrqzn"><circle fill="transparent"></circle><circle class="dot svelte-2rrqzn" stroke-width="3"></circle></g><!>`, 1);
var root_12$2 = from_svg(`<rect class="band svelte-2rrqzn"></rect>`);
var root_13$2 = from_html(`<div class="frame svelte-2rrqzn"><svg role="group" aria-describedby="board-help"><defs></defs><clipPath id="sheet"><rect></rect></clipPath><g clip-path="url(#sheet)"><!></g><!><!><!><!></svg> <div class="zoom svelte-2rrqzn"><button class="button svelte-2rrqzn">+</button> <button class="button svelte-2rrqzn">−</button></div></div> <p class="unseen" id="board-help"> </p>`, 1);
function MapCanvas($$anchor, $$props) {
	push($$props, true);
	const editor = prop($$props, "editor", 7);
	const USUAL_SPACE = [36, 13];
	/** How near a press has to be, in pixels: to hit with a finger what is as small as a pixel. */
	const REACH = {
		finger: 26,
		mouse: 13
	};
	const MOST_ZOOM = 8;
	const map = user_derived(() => editor().draft.document);
	const laidOut = user_derived(() => editor().draft.laidOut);
	const selection = user_derived(() => editor().selection);
	const ATMOSPHERES = [
		"atlas",
		"winter",
		"aurora"
	];
	const atmosphere = user_derived(() => ATMOSPHERES.includes(get(map).atmosphere ?? "") ? get(map).atmosphere : "atlas");
	const theme = user_derived(() => themeOf({ atmosphere: get(atmosphere) }, settings.theme));
	const space = user_derived(() => get(laidOut)?.geometry.space ?? USUAL_SPACE);
	/** Names of symbols are the page's: those of the thumbnails are others. */
	const PREFIX = "workshop-";
	const symbols = user_derived(() => sceneryDefinitions(PREFIX, get(theme)) + pieceDefinitions(PREFIX, get(theme), get(space)));
	let held = null;
	let dragged = state(/* @__PURE__ */ new Set());
	const placed = user_derived(() => {
		const found = place(get(map), get(laidOut), held, get(dragged));
		held = get(laidOut) && !get(dragged).size ? null : found.projection;
		return found;
	});
	/** The board's own coast, once it has one; it stays while cities move. */
	const land = user_derived(() => get(laidOut)?.geometry.background.land ? scenery(PREFIX, get(laidOut).geometry, get(theme)) : "");
	const labels = user_derived(() => get(laidOut)?.geometry.labels ?? {});
	const coast = user_derived(() => get(land) ? "" : coastPath(editor().world?.land ?? [], get(placed).projection));
	let zoom = state(1);
	let centre = state(null);
	let tmp = [1, 1], $$array = user_derived(() => to_array(tmp, 2)), width = state(proxy(get($$array)[0])), height = state(proxy(get($$array)[1]));
	const view = user_derived(() => {
		const [x, y, w, h] = get(placed).view;
		if (get(zoom) === 1 || !get(centre)) return [
			x,
			y,
			w,
			h
		];
		const [vw, vh] = [w / get(zoom), h / get(zoom)];
		const inside = (at, low, long, seen) => Math.max(low - seen / 3, Math.min(low + long - 2 * seen / 3, at - seen / 2));
		return [
			inside(get(centre)[0], x, w, vw),
			inside(get(centre)[1], y, h, vh),
			vw,
			vh
		];
	});
	/** Pixels of a unit of the board. */
	const scale = user_derived(() => Math.max(1e-6, Math.min(get(width) / get(view)[2], get(height) / get(view)[3])));
	function zoomBy(factor, at = [get(view)[0] + get(view)[2] / 2, get(view)[1] + get(view)[3] / 2]) {
		const next = Math.max(1, Math.min(MOST_ZOOM, get(zoom) * factor));
		const middle = [get(view)[0] + get(view)[2] / 2, get(view)[1] + get(view)[3] / 2];
		const ratio = get(zoom) / next;
		set(centre, next === 1 ? null : [at[0] + (middle[0] - at[0]) * ratio, at[1] + (middle[1] - at[1]) * ratio]);
		set(zoom, next, true);
	}
	function pan(dx, dy) {
		set(centre, [get(view)[0] + get(view)[2] / 2 - dx, get(view)[1] + get(view)[3] / 2 - dy]);
	}
	/** What a problem or a row of a table leads to comes into sight. */
	user_effect(() => {
		const one = editor().one;
		untrack(() => {
			if (get(zoom) === 1 || !one) return;
			const at = one.kind === "cities" ? get(placed).cities.get(one.id) : one.kind === "routes" ? middleOf(one.id) : void 0;
			if (at && (at[0] < get(view)[0] || at[1] < get(view)[1] || at[0] > get(view)[0] + get(view)[2] || at[1] > get(view)[1] + get(view)[3])) set(centre, at);
		});
	});
	function middleOf(route) {
		const spaces = get(placed).tracks.get(route);
		const middle = spaces?.[spaces.length >> 1];
		return middle && [middle.x, middle.y];
	}
	let svg;
	let gesture = null;
	let band = state(null);
	const pointers = /* @__PURE__ */ new Map();
	function pointOf(event) {
		const matrix = svg.getScreenCTM();
		if (!matrix) return [0, 0];
		const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
		return [point.x, point.y];
	}
	function cityAt([x, y], finger) {
		let [best, nearest] = [null, Math.max(12, (finger ? REACH.finger : REACH.mouse) / get(scale))];
		for (const [id, at] of get(placed).cities) {
			const far = Math.hypot(at[0] - x, at[1] - y);
			if (far <= nearest) [best, nearest] = [id, far];
		}
		return best;
	}
	function routeAt(point, finger) {
		let [best, nearest] = [null, Math.max(4, ((finger ? REACH.finger : REACH.mouse) - 6) / get(scale))];
		for (const [id, spaces] of get(placed).tracks) for (const { x, y, angle } of spaces) {
			const far = distanceToBox(point, [
				x,
				y,
				angle
			], get(space));
			if (far < nearest) [best, nearest] = [id, far];
		}
		return best;
	}
	function down(event) {
		if (event.pointerType === "mouse" && event.button > 1) return;
		svg.setPointerCapture(event.pointerId);
		pointers.set(event.pointerId, {
			x: event.clientX,
			y: event.clientY
		});
		if (pointers.size > 1) {
			stop();
			gesture = { kind: "pan" };
			return;
		}
		const [at, finger] = [pointOf(event), event.pointerType !== "mouse"];
		const pans = event.button === 1 || finger && !editor().several;
		gesture = {
			kind: "press",
			at,
			x: event.clientX,
			y: event.clientY,
			finger,
			city: cityAt(at, finger),
			pans
		};
	}
	function moved(event) {
		const before = pointers.get(event.pointerId);
		if (!before || !gesture) return;
		const now = {
			x: event.clientX,
			y: event.clientY
		};
		pointers.set(event.pointerId, now);
		if (gesture.kind === "press") begin(gesture, event);
		if (gesture.kind === "pan") {
			const other = [...pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at)[0];
			if (other) zoomBy(Math.hypot(now.x - other.x, now.y - other.y) / Math.max(1, Math.hypot(before.x - other.x, before.y - other.y)), pointOf({
				clientX: (now.x + other.x) / 2,
				clientY: (now.y + other.y) / 2
			}));
			if (get(zoom) > 1) pan((now.x - before.x) / get(scale) / pointers.size, (now.y - before.y) / get(scale) / pointers.size);
		} else if (gesture.kind === "cities") editor().move(carried(gesture, event), false);
		else if (gesture.kind === "band") {
			const [[x0, y0], [x, y]] = [gesture.start, pointOf(event)];
			set(band, [
				Math.min(x0, x),
				Math.min(y0, y),
				Math.abs(x - x0),
				Math.abs(y - y0)
			]);
		}
	}
	/** The hand has moved far enough: is it a drag, a rectangle, or a look elsewhere? */
	function begin(press, event) {
		if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < (press.finger ? 9 : 5)) return;
		if (press.city && editor().tool === "move" && event.buttons !== 4) {
			const together = get(selection).cities.has(press.city) ? [...get(selection).cities] : [press.city];
			const places = new Map(together.map((id) => [id, get(placed).cities.get(id)]));
			if (together.length === 1) editor().select(only("cities", press.city));
			gesture = {
				kind: "cities",
				start: press.at,
				places,
				projection: get(placed).projection
			};
			held = get(placed).projection;
			set(dragged, new Set(together));
		} else gesture = press.pans || editor().tool !== "move" ? { kind: "pan" } : {
			kind: "band",
			start: press.at
		};
	}
	function carried({ start, places, projection }, event) {
		const [x, y] = pointOf(event);
		return new Map([...places].map(([id, at]) => [id, projection.toWorld([at[0] + x - start[0], at[1] + y - start[1]])]));
	}
	function up(event) {
		if (!pointers.delete(event.pointerId) || !gesture) return;
		if (pointers.size > 0) return;
		if (gesture.kind === "cities") editor().move(carried(gesture, event), true);
		else if (gesture.kind === "band" && get(band)) editor().band(inside(get(band)), event.shiftKey);
		else if (gesture.kind === "press") press(gesture, event);
		stop();
	}
	function stop() {
		if (gesture?.kind === "cities") editor().draft.settle();
		gesture = set(band, null);
		if (get(dragged).size) set(dragged, /* @__PURE__ */ new Set());
	}
	function cancel(event) {
		pointers.delete(event.pointerId);
		stop();
	}
	function press({ at, city, finger }, event) {
		const more = event.shiftKey;
		if (city) {
			editor().pick("cities", city, more);
			focusOn(city);
		} else if (editor().tool === "city") editor().newCity(get(placed).projection.toWorld(at));
		else {
			const route = routeAt(at, finger);
			if (route) editor().pick("routes", route, more);
			else if (!more && !editor().several) editor().clear();
		}
	}
	/** The cities in a rectangle, and the routes of which all is in it. */
	function inside([x, y, w, h]) {
		const within = (px, py) => px >= x && px <= x + w && py >= y && py <= y + h;
		const cities = [...get(placed).cities].filter(([, at]) => within(...at)).map(([id]) => id);
		const routes = [...get(placed).tracks].filter(([, spaces]) => spaces.length > 0 && spaces.every((space) => within(space.x, space.y))).map(([id]) => id);
		return {
			...NOTHING,
			cities: new Set(cities),
			routes: new Set(routes)
		};
	}
	function wheel(event) {
		event.preventDefault();
		zoomBy(Math.exp(-event.deltaY / 400), pointOf(event));
	}
	/** A finger on a city drags it, and two zoom; anywhere else a finger scrolls the page, unless the board is zoomed. */
	function touch(event) {
		const finger = event.touches[0];
		if (event.touches.length > 1 || get(zoom) > 1 || editor().several || finger && cityAt(pointOf(finger), true)) event.preventDefault();
	}
	/** Listeners that may keep the page from scrolling. */
	const holdStill = (node) => {
		node.addEventListener("wheel", wheel, { passive: false });
		node.addEventListener("touchstart", touch, { passive: false });
		return () => {
			node.removeEventListener("wheel", wheel);
			node.removeEventListener("touchstart", touch);
		};
	};
	function focusOn(city) {
		(city === null ? svg : svg.querySelector(`[data-city="${CSS.escape(city)}"]`))?.focus({ preventScroll: true });
	}
	/** A free place near the city of the keys, or near the middle. */
	function freePlace() {
		const near = editor().cursor ? get(placed).cities.get(editor().cursor) : void 0;
		const [x, y] = near ?? [get(view)[0] + get(view)[2] / 2, get(view)[1] + get(view)[3] / 2];
		for (let k = near ? 1 : 0; k < 60; k++) {
			const [angle, far] = [k * .9 + .4, 26 * Math.sqrt(k) + (k ? 60 : 0)];
			const at = [x + far * Math.cos(angle), y + far * Math.sin(angle)];
			if ([...get(placed).cities.values()].every((other) => Math.hypot(other[0] - at[0], other[1] - at[1]) > 45) && at[0] > get(view)[0] && at[0] < get(view)[0] + get(view)[2] && at[1] > get(view)[1] && at[1] < get(view)[1] + get(view)[3]) return at;
		}
		return [x + 40, y + 40];
	}
	function nudge([dx, dy], far) {
		const { cursor } = editor();
		if (!cursor) return;
		const which = get(selection).cities.has(cursor) ? [...get(selection).cities] : [cursor];
		const at = (id) => get(placed).cities.get(id);
		editor().nudge(new Map(which.map((id) => [id, get(placed).projection.toWorld([at(id)[0] + far * dx, at(id)[1] + far * dy])])));
	}
	/** The nearest city in a direction. */
	function go([dx, dy]) {
		const here = editor().cursor ? get(placed).cities.get(editor().cursor) : void 0;
		if (!here) return editor().step(1);
		let [best, nearest] = [null, Infinity];
		for (const [id, [x, y]] of get(placed).cities) {
			const along = (x - here[0]) * dx + (y - here[1]) * dy;
			const aside = Math.abs((x - here[0]) * dy - (y - here[1]) * dx);
			if (along > 1 && along + 2 * aside < nearest) [best, nearest] = [id, along + 2 * aside];
		}
		if (best) editor().cursor = best;
	}
	async function key(event) {
		const command = mapCommand(event);
		if (!command) return;
		event.preventDefault();
		event.stopPropagation();
		const arrow = ARROWS[event.key];
		const { cursor } = editor();
		if (command === "move" && arrow) nudge(arrow, event.shiftKey ? 24 : 6);
		else if (command === "go" && arrow) go(arrow);
		else if (command === "next" || command === "previous") editor().step(command === "next" ? 1 : -1);
		else if (command === "city") editor().newCity(get(placed).projection.toWorld(freePlace()));
		else if (command === "route" || command === "ticket") {
			if (cursor) editor().join(cursor, command);
		} else if (command === "select" || command === "more") {
			if (cursor && editor().from) editor().join(cursor, editor().tool === "ticket" ? "ticket" : "route");
			else if (cursor) editor().pick("cities", cursor, command === "more");
		} else if (command === "line") editor().nextRoute();
		else if (command === "color") editor().color(Number(event.key));
		else if (command === "longer" || command === "shorter") {
			if (get(selection).routes.size) editor().lengthen(command === "longer" ? 1 : -1);
			else zoomBy(command === "longer" ? 1.4 : 1 / 1.4);
		} else if (command === "kind") editor().nextKind();
		else if (command === "twin") editor().twin();
		else if (command === "delete") {
			if (!get(selection).cities.size && !get(selection).routes.size && cursor) editor().select(only("cities", cursor));
			editor().remove();
		} else if (command === "all") editor().selectAll();
		else if (command === "cancel") editor().clear();
		else if (command === "edit") {
			if (!editor().one && cursor) editor().select(only("cities", cursor));
			await tick();
			document.querySelector(".details input, .details select")?.focus();
			return;
		}
		await tick();
		focusOn(editor().cursor);
	}
	/** The rail under the spaces of a route, from city to city. */
	function railOf(route) {
		const spaces = get(placed).tracks.get(route.id);
		const [a, b] = [get(placed).cities.get(route.from), get(placed).cities.get(route.to)];
		if (!spaces?.length || !a || !b) return "";
		return `M${[
			a,
			...spaces.map(({ x, y }) => [x, y]),
			b
		].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
	}
	const COLORS_OF_CARDS = COLORS;
	/** A route as the boards of games know it, whatever somebody has written about it. */
	const inGame = (route) => ({
		points: 0,
		id: route.id,
		a: route.from,
		b: route.to,
		kind: kindOf(route),
		group: "",
		length: Math.max(0, Math.min(30, route.length | 0)),
		color: COLORS_OF_CARDS.includes(route.color) ? route.color : "gray",
		symbols: route.ferry ?? 0,
		bonus_draw: route.bonus_draw ?? 0,
		any_for_one: route.any_for_one ?? 0
	});
	const isStop = (id) => id === (editor().cursor ?? get(map).board.cities[0]?.id);
	var fragment = root_13$2();
	var div = first_child(fragment);
	var svg_1 = child(div);
	let classes;
	var defs = child(svg_1);
	html(defs, () => get(symbols), true);
	reset(defs);
	var clipPath = sibling(defs);
	var rect = only_child(clipPath);
	var g = sibling(clipPath);
	var node_1 = child(g);
	var consequent = ($$anchor) => {
		var fragment_1 = comment();
		var node_2 = first_child(fragment_1);
		html(node_2, () => get(land), void 0, true);
		append($$anchor, fragment_1);
	};
	var alternate = ($$anchor) => {
		var fragment_2 = root$7();
		var rect_1 = first_child(fragment_2);
		var path = sibling(rect_1);
		template_effect(() => {
			set_attribute(rect_1, "x", get(placed).view[0]);
			set_attribute(rect_1, "y", get(placed).view[1]);
			set_attribute(rect_1, "width", get(placed).view[2]);
			set_attribute(rect_1, "height", get(placed).view[3]);
			set_attribute(rect_1, "fill", get(theme).sea[0]);
			set_attribute(path, "d", get(coast));
			set_attribute(path, "fill", get(theme).land[0]);
			set_attribute(path, "stroke", get(theme).shore);
		});
		append($$anchor, fragment_2);
	};
	if_block(node_1, ($$render) => {
		if (get(land)) $$render(consequent);
		else $$render(alternate, -1);
	});
	reset(g);
	var node_3 = sibling(g);
	each(node_3, 17, () => get(map).board.routes, (route) => route.id, ($$anchor, route) => {
		var path_1 = root_1$7();
		template_effect(($0) => {
			set_attribute(path_1, "d", $0);
			set_attribute(path_1, "stroke", get(theme).rail);
		}, [() => railOf(get(route))]);
		append($$anchor, path_1);
	});
	var node_4 = sibling(node_3);
	each(node_4, 17, () => get(map).board.routes, (route) => route.id, ($$anchor, route) => {
		const faces = user_derived(() => facesOf(inGame(get(route))));
		var g_1 = root_9$2();
		each(g_1, 21, () => get(placed).tracks.get(get(route).id) ?? [], index, ($$anchor, at, k) => {
			const face = user_derived(() => get(faces)[k]);
			var g_2 = root_8$2();
			var node_5 = child(g_2);
			var consequent_1 = ($$anchor) => {
				var rect_2 = root_2$6();
				template_effect(() => {
					set_attribute(rect_2, "x", -get(space)[0] / 2 - 4);
					set_attribute(rect_2, "y", -get(space)[1] / 2 - 4);
					set_attribute(rect_2, "width", get(space)[0] + 8);
					set_attribute(rect_2, "height", get(space)[1] + 8);
					set_attribute(rect_2, "fill", get(theme).accent);
				});
				append($$anchor, rect_2);
			};
			var d = user_derived(() => get(selection).routes.has(get(route).id));
			if_block(node_5, ($$render) => {
				if (get(d)) $$render(consequent_1);
			});
			var node_6 = sibling(node_5);
			var consequent_3 = ($$anchor) => {
				const share = user_derived(() => editor().heat[get(route).id] ?? 0);
				var fragment_3 = root_4$5();
				var rect_3 = first_child(fragment_3);
				var node_7 = sibling(rect_3);
				var consequent_2 = ($$anchor) => {
					var path_2 = root_3$5();
					append($$anchor, path_2);
				};
				if_block(node_7, ($$render) => {
					if (get(share) < .02) $$render(consequent_2);
				});
				template_effect(($0) => {
					set_attribute(rect_3, "x", -get(space)[0] / 2);
					set_attribute(rect_3, "y", -get(space)[1] / 2);
					set_attribute(rect_3, "width", get(space)[0]);
					set_attribute(rect_3, "height", get(space)[1]);
					set_attribute(rect_3, "fill", $0);
					set_attribute(rect_3, "stroke", get(theme).edge);
				}, [() => heatOf(get(share))]);
				append($$anchor, fragment_3);
			};
			var consequent_6 = ($$anchor) => {
				var fragment_4 = root_7$3();
				var use = first_child(fragment_4);
				var node_8 = sibling(use);
				var consequent_4 = ($$anchor) => {
					var use_1 = root_5$4();
					set_attribute(use_1, "href", "#workshop-loco");
					template_effect(() => set_attribute(use_1, "x", get(face).note ? -7 : 0));
					append($$anchor, use_1);
				};
				if_block(node_8, ($$render) => {
					if (get(face).locomotive) $$render(consequent_4);
				});
				var node_9 = sibling(node_8);
				var consequent_5 = ($$anchor) => {
					var text = root_6$4();
					var text_1 = only_child(text, true);
					template_effect(() => {
						set_attribute(text, "x", get(face).locomotive ? 10 : 0);
						set_text(text_1, get(face).note);
					});
					append($$anchor, text);
				};
				if_block(node_9, ($$render) => {
					if (get(face).note) $$render(consequent_5);
				});
				template_effect(() => set_attribute(use, "href", `#workshop-${get(face).use ?? ""}`));
				append($$anchor, fragment_4);
			};
			if_block(node_6, ($$render) => {
				if (editor().heat) $$render(consequent_3);
				else if (get(face)) $$render(consequent_6, 1);
			});
			reset(g_2);
			template_effect(($0) => set_attribute(g_2, "transform", `translate(${get(at).x ?? ""} ${get(at).y ?? ""})rotate(${$0 ?? ""})`), [() => upright(get(at).angle)]);
			append($$anchor, g_2);
		});
		reset(g_1);
		template_effect(() => set_attribute(g_1, "data-route", get(route).id));
		append($$anchor, g_1);
	});
	var node_10 = sibling(node_4);
	each(node_10, 17, () => get(map).board.cities, (city) => city.id, ($$anchor, city) => {
		const computed_const = user_derived(() => {
			const [x, y] = get(placed).cities.get(get(city).id) ?? [0, 0];
			return {
				x,
				y
			};
		});
		const label = user_derived(() => get(placed).settled ? get(labels)[get(city).id] : void 0);
		const chosen = user_derived(() => get(selection).cities.has(get(city).id) || editor().from === get(city).id);
		var fragment_5 = root_11$2();
		var g_3 = first_child(fragment_5);
		var circle = child(g_3);
		var circle_1 = sibling(circle);
		reset(g_3);
		var node_11 = sibling(g_3);
		var consequent_7 = ($$anchor) => {
			var text_2 = root_10$2();
			var text_3 = only_child(text_2, true);
			template_effect(() => {
				set_attribute(text_2, "x", get(label)?.at[0] ?? get(computed_const).x + 14);
				set_attribute(text_2, "y", get(label)?.at[1] ?? get(computed_const).y + 5);
				set_attribute(text_2, "text-anchor", get(label)?.anchor ?? "start");
				set_attribute(text_2, "font-size", get(label)?.size ?? 15);
				set_attribute(text_2, "fill", get(theme).ink);
				set_attribute(text_2, "stroke", get(theme).halo);
				set_text(text_3, get(city).name);
			});
			append($$anchor, text_2);
		};
		if_block(node_11, ($$render) => {
			if (get(city).named !== false) $$render(consequent_7);
		});
		template_effect(($0, $1, $2) => {
			set_attribute(g_3, "tabindex", $0);
			set_attribute(g_3, "aria-label", $1);
			set_attribute(g_3, "aria-pressed", get(chosen));
			set_attribute(g_3, "data-city", get(city).id);
			set_attribute(circle, "cx", get(computed_const).x);
			set_attribute(circle, "cy", get(computed_const).y);
			set_attribute(circle, "r", $2);
			set_attribute(circle_1, "cx", get(computed_const).x);
			set_attribute(circle_1, "cy", get(computed_const).y);
			set_attribute(circle_1, "r", get(city).named === false ? 6 : 9);
			set_attribute(circle_1, "fill", get(chosen) ? get(theme).accent : get(theme).city);
			set_attribute(circle_1, "stroke", get(theme).halo);
		}, [
			() => isStop(get(city).id) ? 0 : -1,
			() => t("workshop.city_at", { name: get(city).name || get(city).id }),
			() => Math.max(18, 21 / get(scale))
		]);
		event("focus", g_3, () => editor().cursor = get(city).id);
		append($$anchor, fragment_5);
	});
	var node_12 = sibling(node_10);
	var consequent_8 = ($$anchor) => {
		var rect_4 = root_12$2();
		template_effect(() => {
			set_attribute(rect_4, "x", get(band)[0]);
			set_attribute(rect_4, "y", get(band)[1]);
			set_attribute(rect_4, "width", get(band)[2]);
			set_attribute(rect_4, "height", get(band)[3]);
			set_attribute(rect_4, "stroke", get(theme).accent);
			set_attribute(rect_4, "fill", get(theme).accent);
		});
		append($$anchor, rect_4);
	};
	if_block(node_12, ($$render) => {
		if (get(band)) $$render(consequent_8);
	});
	reset(svg_1);
	bind_this(svg_1, ($$value) => svg = $$value, () => svg);
	attach(svg_1, () => holdStill);
	var div_1 = sibling(svg_1, 2);
	var button = child(div_1);
	var button_1 = sibling(button, 2);
	reset(div_1);
	reset(div);
	var p = sibling(div, 2);
	var text_4 = only_child(p, true);
	template_effect(($0, $1, $2, $3, $4) => {
		set_attribute(svg_1, "viewBox", $0);
		set_attribute(svg_1, "aria-label", $1);
		set_attribute(svg_1, "tabindex", get(map).board.cities.length ? -1 : 0);
		classes = set_class(svg_1, 0, "svelte-2rrqzn", null, classes, {
			adds: editor().tool === "city",
			free: get(zoom) > 1 || editor().several
		});
		set_attribute(rect, "x", get(placed).view[0]);
		set_attribute(rect, "y", get(placed).view[1]);
		set_attribute(rect, "width", get(placed).view[2]);
		set_attribute(rect, "height", get(placed).view[3]);
		button.disabled = get(zoom) >= MOST_ZOOM;
		set_attribute(button, "aria-label", $2);
		button_1.disabled = get(zoom) <= 1;
		set_attribute(button_1, "aria-label", $3);
		set_text(text_4, $4);
	}, [
		() => get(view).join(" "),
		() => t("workshop.board"),
		() => t("workshop.zoom.in"),
		() => t("workshop.zoom.out"),
		() => t("workshop.board.help")
	]);
	delegated("pointerdown", svg_1, down);
	delegated("pointermove", svg_1, moved);
	delegated("pointerup", svg_1, up);
	event("pointercancel", svg_1, cancel);
	delegated("keydown", svg_1, (event) => void key(event));
	delegated("click", button, () => zoomBy(1.5));
	delegated("click", button_1, () => zoomBy(1 / 1.5));
	bind_element_size(div, "clientWidth", ($$value) => set(width, $$value));
	bind_element_size(div, "clientHeight", ($$value) => set(height, $$value));
	append($$anchor, fragment);
	pop();
}
delegate([
	"pointerdown",
	"pointermove",
	"pointerup",
	"keydown",
	"click"
]);
// src/workshop/Comparison.svelte
var root$6 = from_html(`<tr><th scope="row"> </th><td> </td><td> </td></tr>`);
var root_1$6 = from_html(`<div class="numbers"><table><thead><tr><td></td><th scope="col"> </th><th scope="col"> </th></tr></thead><tbody><!><tr><th scope="row"> </th><td> </td><td> </td></tr><tr><th scope="row"> </th><td> </td><td> </td></tr></tbody></table></div>`);
function Comparison($$anchor, $$props) {
	push($$props, true);
	const percent = (value) => `${(100 * value).toFixed(1)} %`;
	const ROWS = [
		["workshop.never", "dead_routes"],
		["workshop.wrong_tickets", "wrong_tickets"],
		["workshop.gifts_traps", "gifts_and_traps"],
		["workshop.bottlenecks", "bottlenecks"]
	];
	var div = root_1$6();
	var table = child(div);
	var thead = child(table);
	var tr = child(thead);
	var th = sibling(child(tr));
	var text = only_child(th, true);
	var th_1 = sibling(th);
	var text_1 = only_child(th_1, true);
	reset(tr);
	reset(thead);
	var tbody = sibling(thead);
	var node = child(tbody);
	each(node, 17, () => ROWS, ([message, name]) => name, ($$anchor, $$item) => {
		var $$array = user_derived(() => to_array(get($$item), 2));
		let message = () => get($$array)[0];
		let name = () => get($$array)[1];
		var tr_1 = root$6();
		var th_2 = child(tr_1);
		var text_2 = only_child(th_2, true);
		var td = sibling(th_2);
		var text_3 = only_child(td, true);
		var td_1 = sibling(td);
		var text_4 = only_child(td_1, true);
		reset(tr_1);
		template_effect(($0) => {
			set_text(text_2, $0);
			set_text(text_3, $$props.before[name()]);
			set_text(text_4, $$props.after[name()]);
		}, [() => t(message())]);
		append($$anchor, tr_1);
	});
	var tr_2 = sibling(node);
	var th_3 = child(tr_2);
	var text_5 = only_child(th_3, true);
	var td_2 = sibling(th_3);
	var text_6 = only_child(td_2, true);
	var td_3 = sibling(td_2);
	var text_7 = only_child(td_3, true);
	reset(tr_2);
	var tr_3 = sibling(tr_2);
	var th_4 = child(tr_3);
	var text_8 = only_child(th_4, true);
	var td_4 = sibling(th_4);
	var text_9 = only_child(td_4, true);
	var td_5 = sibling(td_4);
	var text_10 = only_child(td_5, true);
	reset(tr_3);
	reset(tbody);
	reset(table);
	reset(div);
	template_effect(($0, $1, $2, $3, $4, $5, $6, $7) => {
		set_text(text, $0);
		set_text(text_1, $1);
		set_text(text_5, $2);
		set_text(text_6, $3);
		set_text(text_7, $4);
		set_text(text_8, $5);
		set_text(text_9, $6);
		set_text(text_10, $7);
	}, [
		() => t("workshop.before"),
		() => t("workshop.after"),
		() => t("workshop.first_seat"),
		() => percent($$props.before.first_seat),
		() => percent($$props.after.first_seat),
		() => t("workshop.rounds"),
		() => $$props.before.rounds.toFixed(1),
		() => $$props.after.rounds.toFixed(1)
	]);
	append($$anchor, div);
	pop();
}
// src/workshop/findings.ts
/** What a playtest has found, the most important first, with the changes that would mend it. */
/** What can be changed on account of each finding, as the server gives its reasons. */
var REASONS = {
	never_claimed: "never",
	rarely_claimed: "rarely",
	way: "way",
	gift: "gift",
	trap: "trap",
	long_game: "long_game",
	short_game: "short_game"
};
/** From what spoils a game to what is good to know. */
var ORDER = [
	"first_seat",
	"never",
	"trap",
	"gift",
	"long_game",
	"short_game",
	"rarely",
	"way",
	"bottleneck",
	"colors"
];
/** So much more than their fair share the first may win before it is worth a word. */
var FIRST_SEAT_MARGIN = .05;
function found(findings, players) {
	const changes = (name) => findings.changes.filter((change) => REASONS[change.reason] === name);
	const routes = Object.entries(findings.routes);
	const tickets = Object.entries(findings.tickets);
	const judged = (verdict) => tickets.filter(([, ticket]) => ticket.verdict === verdict).map(([id]) => id);
	const of = (list, what) => list.filter((change) => change.what === what).map(({ id }) => id);
	return ORDER.map((name) => {
		const mends = changes(name);
		const item = {
			name,
			routes: of(mends, "route"),
			tickets: of(mends, "ticket"),
			colors: [],
			changes: mends
		};
		if (name === "never") return {
			...item,
			routes: routes.filter(([, route]) => route.claimed < NEVER).map(([id]) => id)
		};
		if (name === "bottleneck") return {
			...item,
			routes: routes.filter(([, route]) => route.bottleneck).map(([id]) => id)
		};
		if (name === "gift" || name === "trap") return {
			...item,
			tickets: judged(name)
		};
		if (name === "colors") return {
			...item,
			colors: findings.short_colors
		};
		return item;
	}).filter(({ name, routes: some, tickets: held, colors, changes: mends }) => name === "first_seat" ? findings.first_seat - findings.first_seat_error > 1 / players + FIRST_SEAT_MARGIN : some.length + held.length + colors.length + mends.length > 0);
}
/** The numbers by which two playtests are compared. */
function summary(findings) {
	return {
		dead_routes: Object.values(findings.routes).filter(({ claimed }) => claimed < NEVER).length,
		wrong_tickets: findings.changes.filter(({ reason }) => reason === "way").length,
		gifts_and_traps: Object.values(findings.tickets).filter(({ verdict }) => verdict).length,
		bottlenecks: Object.values(findings.routes).filter(({ bottleneck }) => bottleneck).length,
		first_seat: findings.first_seat,
		rounds: findings.rounds
	};
}
// src/workshop/PlaytestPanel.svelte
var root$5 = from_html(`<option> </option>`);
var root_1$5 = from_html(`<label class="players svelte-1jutvr9"> <select class="svelte-1jutvr9"></select></label>`);
var root_2$5 = from_html(`<button class="button"> </button>`);
var root_3$4 = from_html(`<p> </p>`);
var root_4$4 = from_html(`<p role="status"> </p>`);
var root_5$3 = from_html(`<progress max="1" class="svelte-1jutvr9"></progress> <!>`, 1);
var root_6$3 = from_html(`<p class="problem" role="alert"> </p>`);
var root_7$2 = from_html(`<li class="svelte-1jutvr9"><span> <small class="svelte-1jutvr9"> </small></span></li>`);
var root_8$1 = from_html(`<ul class="svelte-1jutvr9"></ul> <button class="button primary"> </button>`, 1);
var root_9$1 = from_html(`<section><!> <!></section>`);
var root_10$1 = from_html(`<li class="svelte-1jutvr9"><i class="svelte-1jutvr9"> </i> </li>`);
var root_11$1 = from_html(`<ul class="key svelte-1jutvr9"></ul>`);
var root_12$1 = from_html(`<button class="link svelte-1jutvr9"> </button>`);
var root_13$1 = from_html(`<p class="things svelte-1jutvr9"><!> <!></p>`);
var root_14 = from_html(`<li class="svelte-1jutvr9"><span> </span> <button class="button"> <span class="unseen"> </span></button></li>`);
var root_15 = from_html(`<ul class="svelte-1jutvr9"></ul> <!>`, 1);
var root_16 = from_html(`<section class="finding svelte-1jutvr9"><h3 class="svelte-1jutvr9"> </h3> <p class="svelte-1jutvr9"> <!></p> <!> <!></section>`);
var root_17 = from_html(`<p role="status"> <!></p> <!> <button class="button"> </button> <!> <p class="short svelte-1jutvr9"> </p> <!> <!>`, 1);
var root_18 = from_html(`<p> </p> <div class="row svelte-1jutvr9"><!> <label class="players svelte-1jutvr9"> <select class="svelte-1jutvr9"></select></label> <button class="button primary"> </button> <button class="button"> </button> <!></div> <!> <!> <!> <!> <!>`, 1);
function PlaytestPanel($$anchor, $$props) {
	push($$props, true);
	const editor = prop($$props, "editor", 7);
	/** Whether quick players or strong ones test the map; of the strong ones the server plays fewer games. */
	const POLICIES = ["greedy", "planner"];
	let policy = state("greedy");
	const draft = user_derived(() => editor().draft);
	const $$d = user_derived(() => playersOf(get(draft).document.rules)), $$array = user_derived(() => to_array(get($$d), 2)), fewest = user_derived(() => get($$array)[0]), most = user_derived(() => get($$array)[1]);
	let wanted = state(null);
	const players = user_derived(() => Math.max(get(fewest), Math.min(get(most), get(wanted) ?? get(fewest))));
	let running = state(null);
	let share = state(0);
	let ahead = state(null);
	let findings = state(null);
	/** The map that was tested, and what the test before it had found. */
	let tested = state(null);
	let earlier = state(null);
	let testedBy = state("greedy");
	let balanced = state(null);
	let applied = state(/* @__PURE__ */ new Set());
	let problem = state("");
	let control = null;
	const route = (id) => get(draft).document.board.routes.find((one) => one.id === id);
	const ticket = (id) => get(draft).document.board.tickets.find((one) => one.id === id);
	const ends = (thing) => thing ? editor().endsOf(thing) : "";
	const percent = (value) => `${(100 * value).toFixed(1)} %`;
	const items = user_derived(() => get(findings) ? found(get(findings), get(players)) : []);
	/** Whether all games of the findings have been played. */
	let whole = state(false);
	async function run(kind) {
		set(running, kind, true);
		set(share, 0);
		set(problem, "");
		set(balanced, null);
		set(applied, /* @__PURE__ */ new Set());
		const of = get(draft).document;
		if (kind === "playtest") {
			set(earlier, get(findings) && get(whole) && get(tested) !== of && get(policy) === get(testedBy) ? summary(get(findings)) : null);
			set(testedBy, get(policy), true);
			set(tested, of);
		}
		control = new AbortController();
		const take = (line) => {
			set(ahead, line.kind === "waiting" ? line.ahead : null, true);
			if (line.kind === "progress") set(share, line.share, true);
			else if (line.kind === "findings") {
				set(findings, line);
				set(share, line.share, true);
				set(whole, line.share >= 1);
				editor().tested = of;
				editor().heat = Object.fromEntries(Object.entries(line.routes).map(([id, one]) => [id, one.claimed]));
			} else if (line.kind === "balanced") set(balanced, {
				...line,
				document: readable(line.document),
				of
			});
			else if (line.kind === "refused") set(problem, line.message, true);
			else if (line.kind === "failed") set(problem, t("workshop.failed"), true);
		};
		try {
			const { signal } = control;
			await get(draft).first(() => work("/api/workshop/work", {
				work: kind,
				document: of,
				players: get(players),
				policy: get(policy)
			}, take, signal));
		} catch (error) {
			set(problem, refusalText(error), true);
		} finally {
			set(running, control = set(ahead, null), true);
		}
	}
	const label = (change) => {
		const what = change.what === "route" ? ends(route(change.id)) : change.what === "ticket" ? ends(ticket(change.id)) : "";
		return t(`workshop.change.${change.field}`, {
			what,
			now: change.now,
			was: change.was
		});
	};
	function changed(document, change) {
		if (change.what === "rules") return changeRules(document, { [change.field]: change.now });
		if (change.what === "ticket") return changeEntry(document, "tickets", change.id, { points: change.now });
		const there = document.board.routes.find(({ id }) => id === change.id);
		if (!there) return document;
		return changeEntry(document, "routes", change.id, change.field === "symbols" ? { ferry: change.now || void 0 } : ofLength(() => change.now)(there));
	}
	function apply(changes) {
		const open = changes.filter((change) => !get(applied).has(change));
		set(applied, /* @__PURE__ */ new Set([...get(applied), ...open]));
		get(draft).change(open.reduce(changed, get(draft).document));
	}
	const told = ({ name, changes }) => t(`workshop.found.${name}`, name === "first_seat" ? {
		share: percent(get(findings).first_seat),
		fair: percent(1 / get(players))
	} : { n: changes.length });
	user_effect(() => () => control?.abort());
	var fragment = root_18();
	var p = first_child(fragment);
	var text$2 = only_child(p, true);
	var div = sibling(p, 2);
	var node = child(div);
	var consequent = ($$anchor) => {
		var label_1 = root_1$5();
		var text_1 = child(label_1);
		var select = sibling(text_1);
		each(select, 20, () => Array.from({ length: get(most) - get(fewest) + 1 }, (_, k) => get(fewest) + k), (n) => n, ($$anchor, n) => {
			var option = root$5();
			var text_2 = only_child(option, true);
			var option_value = {};
			template_effect(() => {
				set_text(text_2, n);
				if (option_value !== (option_value = n)) option.value = (option.__value = option_value) ?? "";
			});
			append($$anchor, option);
		});
		reset(select);
		var select_value;
		init_select(select);
		reset(label_1);
		template_effect(($0) => {
			set_text(text_1, `${$0 ?? ""} `);
			if (select_value !== (select_value = get(players))) select.value = (select.__value = select_value) ?? "", select_option(select, select_value);
		}, [() => t("workshop.players")]);
		delegated("change", select, (event) => set(wanted, Number(event.currentTarget.value), true));
		append($$anchor, label_1);
	};
	if_block(node, ($$render) => {
		if (get(most) > get(fewest)) $$render(consequent);
	});
	var label_2 = sibling(node, 2);
	var text_3 = child(label_2);
	var select_1 = sibling(text_3);
	each(select_1, 20, () => POLICIES, (one) => one, ($$anchor, one) => {
		var option_1 = root$5();
		var text_4 = only_child(option_1, true);
		var option_1_value = {};
		template_effect(($0) => {
			set_text(text_4, $0);
			if (option_1_value !== (option_1_value = one)) option_1.value = (option_1.__value = option_1_value) ?? "";
		}, [() => t(`workshop.policy.${one}`)]);
		append($$anchor, option_1);
	});
	reset(select_1);
	init_select(select_1);
	reset(label_2);
	var button = sibling(label_2, 2);
	var text_5 = only_child(button, true);
	var button_1 = sibling(button, 2);
	var text_6 = only_child(button_1, true);
	var node_1 = sibling(button_1, 2);
	var consequent_1 = ($$anchor) => {
		var button_2 = root_2$5();
		var text_7 = only_child(button_2, true);
		template_effect(($0) => set_text(text_7, $0), [() => t("workshop.cancel")]);
		delegated("click", button_2, () => control?.abort());
		append($$anchor, button_2);
	};
	if_block(node_1, ($$render) => {
		if (get(running)) $$render(consequent_1);
	});
	reset(div);
	var node_2 = sibling(div, 2);
	var consequent_2 = ($$anchor) => {
		var p_1 = root_3$4();
		var text_8 = only_child(p_1, true);
		template_effect(($0) => set_text(text_8, $0), [() => t("workshop.mend_first")]);
		append($$anchor, p_1);
	};
	if_block(node_2, ($$render) => {
		if (get(draft).problems.length) $$render(consequent_2);
	});
	var node_3 = sibling(node_2, 2);
	var consequent_4 = ($$anchor) => {
		var fragment_1 = root_5$3();
		var progress = first_child(fragment_1);
		var node_4 = sibling(progress, 2);
		var consequent_3 = ($$anchor) => {
			var p_2 = root_4$4();
			var text_9 = only_child(p_2, true);
			template_effect(($0) => set_text(text_9, $0), [() => t("workshop.waiting")]);
			append($$anchor, p_2);
		};
		if_block(node_4, ($$render) => {
			if (get(ahead) !== null) $$render(consequent_3);
		});
		template_effect(($0) => {
			set_value(progress, get(share));
			set_attribute(progress, "aria-label", $0);
		}, [() => t(`workshop.${get(running)}`)]);
		append($$anchor, fragment_1);
	};
	if_block(node_3, ($$render) => {
		if (get(running)) $$render(consequent_4);
	});
	var node_5 = sibling(node_3, 2);
	var consequent_5 = ($$anchor) => {
		var p_3 = root_6$3();
		var text_10 = only_child(p_3, true);
		template_effect(() => set_text(text_10, get(problem)));
		append($$anchor, p_3);
	};
	if_block(node_5, ($$render) => {
		if (get(problem)) $$render(consequent_5);
	});
	var node_6 = sibling(node_5, 2);
	var consequent_7 = ($$anchor) => {
		var section = root_9$1();
		var node_7 = child(section);
		Comparison(node_7, {
			get before() {
				return get(balanced).before;
			},
			get after() {
				return get(balanced).after;
			}
		});
		var node_8 = sibling(node_7, 2);
		var consequent_6 = ($$anchor) => {
			var p_4 = root_4$4();
			var text_11 = only_child(p_4, true);
			template_effect(($0) => set_text(text_11, $0), [() => t("workshop.nothing_to_change")]);
			append($$anchor, p_4);
		};
		var alternate = ($$anchor) => {
			var fragment_2 = root_8$1();
			var ul = first_child(fragment_2);
			each(ul, 21, () => get(balanced).changes, index, ($$anchor, change) => {
				var li = root_7$2();
				var span = child(li);
				var text_12 = child(span);
				var small = sibling(text_12);
				var text_13 = only_child(small, true);
				reset(span);
				reset(li);
				template_effect(($0, $1) => {
					set_text(text_12, `${$0 ?? ""} `);
					set_text(text_13, $1);
				}, [() => label(get(change)), () => t(`workshop.why.${get(change).reason}`)]);
				append($$anchor, li);
			});
			reset(ul);
			var button_3 = sibling(ul, 2);
			var text_14 = only_child(button_3, true);
			template_effect(($0) => {
				button_3.disabled = get(balanced).of !== get(draft).document;
				set_text(text_14, $0);
			}, [() => t("workshop.apply_all")]);
			delegated("click", button_3, () => get(balanced) && get(draft).change(get(balanced).document));
			append($$anchor, fragment_2);
		};
		if_block(node_8, ($$render) => {
			if (get(balanced).changes.length === 0) $$render(consequent_6);
			else $$render(alternate, -1);
		});
		reset(section);
		template_effect(($0) => set_attribute(section, "aria-label", $0), [() => t("workshop.balance")]);
		append($$anchor, section);
	};
	if_block(node_6, ($$render) => {
		if (get(balanced)) $$render(consequent_7);
	});
	var node_9 = sibling(node_6, 2);
	var consequent_18 = ($$anchor) => {
		var fragment_3 = root_17();
		var p_5 = first_child(fragment_3);
		var text_15 = child(p_5, true);
		var node_10 = sibling(text_15);
		var consequent_8 = ($$anchor) => {
			var text_16 = text();
			template_effect(($0) => set_text(text_16, ` ${$0 ?? ""}`), [() => t("workshop.changed_since")]);
			append($$anchor, text_16);
		};
		if_block(node_10, ($$render) => {
			if (!get(running) && get(tested) !== get(draft).document) $$render(consequent_8);
		});
		reset(p_5);
		var node_11 = sibling(p_5, 2);
		var consequent_9 = ($$anchor) => {
			var ul_1 = root_11$1();
			each(ul_1, 21, () => Object.entries(HEAT), ([warmth, color]) => warmth, ($$anchor, $$item) => {
				var $$array_1 = user_derived(() => to_array(get($$item), 2));
				let warmth = () => get($$array_1)[0];
				let color = () => get($$array_1)[1];
				var li_1 = root_10$1();
				var i = child(li_1);
				let styles;
				var text_17 = only_child(i, true);
				var text_18 = sibling(i, 1, true);
				reset(li_1);
				template_effect(($0) => {
					styles = set_style(i, "", styles, { background: color() });
					set_text(text_17, warmth() === "never" ? "×" : "");
					set_text(text_18, $0);
				}, [() => t(`workshop.heat.${warmth()}`)]);
				append($$anchor, li_1);
			});
			reset(ul_1);
			append($$anchor, ul_1);
		};
		if_block(node_11, ($$render) => {
			if (editor().heat) $$render(consequent_9);
		});
		var button_4 = sibling(node_11, 2);
		var text_19 = only_child(button_4, true);
		var node_12 = sibling(button_4, 2);
		var consequent_10 = ($$anchor) => {
			{
				let $0 = user_derived(() => summary(get(findings)));
				Comparison($$anchor, {
					get before() {
						return get(earlier);
					},
					get after() {
						return get($0);
					}
				});
			}
		};
		if_block(node_12, ($$render) => {
			if (get(earlier) && get(whole)) $$render(consequent_10);
		});
		var p_6 = sibling(node_12, 2);
		var text_20 = only_child(p_6, true);
		var node_13 = sibling(p_6, 2);
		var consequent_11 = ($$anchor) => {
			var p_7 = root_4$4();
			var text_21 = only_child(p_7, true);
			template_effect(($0) => set_text(text_21, $0), [() => t("workshop.found.nothing")]);
			append($$anchor, p_7);
		};
		if_block(node_13, ($$render) => {
			if (get(whole) && get(items).length === 0) $$render(consequent_11);
		});
		var node_14 = sibling(node_13, 2);
		each(node_14, 17, () => get(items), (item) => item.name, ($$anchor, item) => {
			const open = user_derived(() => get(item).changes.filter((change) => !get(applied).has(change)));
			var section_1 = root_16();
			var h3 = child(section_1);
			var text_22 = only_child(h3, true);
			var p_8 = sibling(h3, 2);
			var text_23 = child(p_8, true);
			var node_15 = sibling(text_23);
			var consequent_12 = ($$anchor) => {
				var text_24 = text();
				template_effect(($0) => set_text(text_24, ` ${$0 ?? ""}`), [() => get(item).colors.map((color) => t(`card.${color}`)).join(", ")]);
				append($$anchor, text_24);
			};
			if_block(node_15, ($$render) => {
				if (get(item).colors.length) $$render(consequent_12);
			});
			reset(p_8);
			var node_16 = sibling(p_8, 2);
			var consequent_15 = ($$anchor) => {
				var p_9 = root_13$1();
				var node_17 = child(p_9);
				each(node_17, 16, () => get(item).routes, (id) => id, ($$anchor, id) => {
					var fragment_7 = comment();
					var node_18 = first_child(fragment_7);
					var consequent_13 = ($$anchor) => {
						var button_5 = root_12$1();
						var text_25 = only_child(button_5, true);
						template_effect(($0) => set_text(text_25, $0), [() => ends(route(id))]);
						delegated("click", button_5, () => editor().select(only("routes", id)));
						append($$anchor, button_5);
					};
					var d = user_derived(() => route(id));
					if_block(node_18, ($$render) => {
						if (get(d)) $$render(consequent_13);
					});
					append($$anchor, fragment_7);
				});
				var node_19 = sibling(node_17, 2);
				each(node_19, 16, () => get(item).tickets, (id) => id, ($$anchor, id) => {
					var fragment_8 = comment();
					var node_20 = first_child(fragment_8);
					var consequent_14 = ($$anchor) => {
						var button_6 = root_12$1();
						var text_26 = only_child(button_6, true);
						template_effect(($0) => set_text(text_26, $0), [() => ends(ticket(id))]);
						delegated("click", button_6, () => editor().select(only("tickets", id)));
						append($$anchor, button_6);
					};
					var d_1 = user_derived(() => ticket(id));
					if_block(node_20, ($$render) => {
						if (get(d_1)) $$render(consequent_14);
					});
					append($$anchor, fragment_8);
				});
				reset(p_9);
				append($$anchor, p_9);
			};
			if_block(node_16, ($$render) => {
				if (get(item).routes.length || get(item).tickets.length) $$render(consequent_15);
			});
			var node_21 = sibling(node_16, 2);
			var consequent_17 = ($$anchor) => {
				var fragment_9 = root_15();
				var ul_2 = first_child(fragment_9);
				each(ul_2, 21, () => get(item).changes, index, ($$anchor, change) => {
					var li_2 = root_14();
					var span_1 = child(li_2);
					var text_27 = only_child(span_1, true);
					var button_7 = sibling(span_1, 2);
					var text_28 = child(button_7, true);
					var span_2 = sibling(text_28);
					var text_29 = only_child(span_2, true);
					reset(button_7);
					reset(li_2);
					template_effect(($0, $1, $2, $3) => {
						set_text(text_27, $0);
						button_7.disabled = $1;
						set_text(text_28, $2);
						set_text(text_29, $3);
					}, [
						() => label(get(change)),
						() => get(applied).has(get(change)),
						() => t(get(applied).has(get(change)) ? "workshop.applied" : "workshop.apply"),
						() => label(get(change))
					]);
					delegated("click", button_7, () => apply([get(change)]));
					append($$anchor, li_2);
				});
				reset(ul_2);
				var node_22 = sibling(ul_2, 2);
				var consequent_16 = ($$anchor) => {
					var button_8 = root_2$5();
					var text_30 = only_child(button_8, true);
					template_effect(($0) => set_text(text_30, $0), [() => t("workshop.apply_these", { n: get(open).length })]);
					delegated("click", button_8, () => apply(get(open)));
					append($$anchor, button_8);
				};
				if_block(node_22, ($$render) => {
					if (get(open).length > 1) $$render(consequent_16);
				});
				append($$anchor, fragment_9);
			};
			if_block(node_21, ($$render) => {
				if (get(item).changes.length) $$render(consequent_17);
			});
			reset(section_1);
			template_effect(($0, $1, $2) => {
				set_attribute(section_1, "aria-label", $0);
				set_text(text_22, $1);
				set_text(text_23, $2);
			}, [
				() => t(`workshop.found.${get(item).name}.title`),
				() => t(`workshop.found.${get(item).name}.title`),
				() => told(get(item))
			]);
			append($$anchor, section_1);
		});
		template_effect(($0, $1, $2) => {
			set_text(text_15, $0);
			set_text(text_19, $1);
			set_text(text_20, $2);
		}, [
			() => t("workshop.played", { n: get(findings).games }),
			() => t(editor().heat ? "workshop.heat.hide" : "workshop.heat.show"),
			() => t("workshop.in_short", {
				share: percent(get(findings).first_seat),
				fair: percent(1 / get(players)),
				rounds: get(findings).rounds.toFixed(1)
			})
		]);
		delegated("click", button_4, () => editor().heat = editor().heat ? null : Object.fromEntries(Object.entries(get(findings).routes).map(([id, one]) => [id, one.claimed])));
		append($$anchor, fragment_3);
	};
	if_block(node_9, ($$render) => {
		if (get(findings)) $$render(consequent_18);
	});
	template_effect(($0, $1, $2, $3) => {
		set_text(text$2, $0);
		set_text(text_3, `${$1 ?? ""} `);
		button.disabled = get(running) !== null || get(draft).problems.length > 0;
		set_text(text_5, $2);
		button_1.disabled = get(running) !== null || get(draft).problems.length > 0;
		set_text(text_6, $3);
	}, [
		() => t("workshop.playtest.about"),
		() => t("workshop.policy"),
		() => t(get(findings) ? "workshop.again" : "workshop.playtest"),
		() => t("workshop.balance")
	]);
	bind_select_value(select_1, () => get(policy), ($$value) => set(policy, $$value));
	delegated("click", button, () => void run("playtest"));
	delegated("click", button_1, () => void run("balance"));
	append($$anchor, fragment);
	pop();
}
delegate(["change", "click"]);
// src/workshop/repairs.ts
/** The document with a patch; null where the patch does not fit it. */
function patched(document, patch) {
	let changed = document;
	for (const operation of patch) {
		const steps = operation.path.split("/").slice(1).map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
		const next = steps.length ? applied(changed, steps, operation) : void 0;
		if (next === void 0) return null;
		changed = next;
	}
	return readable(changed);
}
function applied(value, [step, ...rest], operation) {
	if (step === void 0) return operation.value;
	if (Array.isArray(value)) return inList(value, step, rest, operation);
	if (typeof value !== "object" || value === null) return void 0;
	const there = Object.hasOwn(value, step);
	if (rest.length === 0) {
		if (operation.op !== "add" && !there) return void 0;
		if (operation.op !== "remove") return {
			...value,
			[step]: operation.value
		};
		return Object.fromEntries(Object.entries(value).filter(([key]) => key !== step));
	}
	const inner = there ? applied(value[step], rest, operation) : void 0;
	return inner === void 0 ? void 0 : {
		...value,
		[step]: inner
	};
}
function inList(list, step, rest, operation) {
	const at = step === "-" ? list.length : Number(step);
	const adds = rest.length === 0 && operation.op === "add";
	if (!Number.isInteger(at) || at < 0 || at > list.length - (adds ? 0 : 1)) return void 0;
	if (adds) return list.toSpliced(at, 0, operation.value);
	if (rest.length === 0) return operation.op === "remove" ? list.toSpliced(at, 1) : list.with(at, operation.value);
	const inner = applied(list[at], rest, operation);
	return inner === void 0 ? void 0 : list.with(at, inner);
}
// src/workshop/ProblemsPanel.svelte
var root$4 = from_html(`<p role="status"> </p>`);
var root_1$4 = from_html(`<button class="button primary"> </button>`);
var root_2$4 = from_html(`<button class="button svelte-ea6wt7"> </button>`);
var root_3$3 = from_html(`<li class="svelte-ea6wt7"><button class="link svelte-ea6wt7"><b> </b> </button> <!></li>`);
var root_4$3 = from_html(`<li class="svelte-ea6wt7"> </li>`);
var root_5$2 = from_html(`<h2 class="svelte-ea6wt7"> </h2> <ul class="svelte-ea6wt7"><!> <!></ul>`, 1);
var root_6$2 = from_html(`<!> <!> <ul class="svelte-ea6wt7"></ul> <!>`, 1);
function ProblemsPanel($$anchor, $$props) {
	push($$props, true);
	const draft = user_derived(() => $$props.editor.draft);
	const problems = user_derived(() => get(draft).problems);
	const mendable = user_derived(() => get(problems).filter(({ repairs }) => repairs.length).length);
	let mending = state(false);
	/** More than a map has of them; repairs that call each other up would go on for ever. */
	const MOST_REPAIRS = 100;
	const repairText = ({ code, values, text }) => has(`map.repair.${code}`) ? t(`map.repair.${code}`, values) : text;
	/** Where it is, in words: the cities of a route rather than its number. */
	function placeOf({ key }) {
		const [, kind, index, field] = /^board\.(cities|routes|tickets|bonus_cards)\[(\d+)\](?: \([^)]*\))?(?:\.(\w+))?/.exec(key) ?? [];
		if (!kind) return has(`workshop.rule.${key.replace(/^rules\./, "")}`) ? t(`workshop.rule.${key.replace(/^rules\./, "")}`) : key;
		const thing = (get(draft).problemsOf?.board ?? get(draft).document.board)[kind][Number(index)];
		const name = !thing ? key : thing.from && thing.to ? $$props.editor.endsOf(thing) : thing.name || thing.id || key;
		return field ? `${name}, ${has(`workshop.${field}`) ? t(`workshop.${field}`) : field}:` : name;
	}
	/** Repairs fit the document whose problems were told: it is saved first, and the problem is looked for again. */
	async function current(problem) {
		if (get(draft).document !== get(draft).problemsOf) await get(draft).save();
		return get(draft).problems.find(({ key, message }) => key === problem.key && message === problem.message);
	}
	async function mend(problem, text, burst = "") {
		const repair = (await current(problem))?.repairs.find((one) => one.text === text);
		const document = repair && patched(get(draft).document, repair.patch);
		if (!document) return false;
		get(draft).change(document, burst);
		await get(draft).save();
		return true;
	}
	/** One after the other, since a repair can mend several problems; all of it is one step of undo. */
	async function mendAll() {
		set(mending, true);
		try {
			for (let n = 0; n < MOST_REPAIRS; n++) {
				const next = get(draft).problems.find(({ repairs }) => repairs.length);
				if (!next || !await mend(next, next.repairs[0].text, "repairs")) break;
			}
		} finally {
			get(draft).settle();
			set(mending, false);
		}
	}
	var fragment = root_6$2();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var p = root$4();
		var text_1 = only_child(p, true);
		template_effect(($0) => set_text(text_1, $0), [() => t("workshop.no_problems")]);
		append($$anchor, p);
	};
	if_block(node, ($$render) => {
		if (get(problems).length === 0) $$render(consequent);
	});
	var node_1 = sibling(node, 2);
	var consequent_1 = ($$anchor) => {
		var button = root_1$4();
		var text_2 = only_child(button, true);
		template_effect(($0) => {
			button.disabled = get(mending);
			set_text(text_2, $0);
		}, [() => t("workshop.mend_all", { n: get(mendable) })]);
		delegated("click", button, () => void mendAll());
		append($$anchor, button);
	};
	if_block(node_1, ($$render) => {
		if (get(mendable) > 1) $$render(consequent_1);
	});
	var ul = sibling(node_1, 2);
	each(ul, 21, () => get(problems), index, ($$anchor, one) => {
		var li = root_3$3();
		var button_1 = child(li);
		var b = child(button_1);
		var text_3 = only_child(b, true);
		var text_4 = sibling(b);
		reset(button_1);
		var node_2 = sibling(button_1, 2);
		each(node_2, 17, () => get(one).repairs, (repair) => repair.code + repair.text, ($$anchor, repair) => {
			var button_2 = root_2$4();
			var text_5 = only_child(button_2, true);
			template_effect(($0) => {
				button_2.disabled = get(mending);
				set_text(text_5, $0);
			}, [() => repairText(get(repair))]);
			delegated("click", button_2, () => void mend(get(one), get(repair).text));
			append($$anchor, button_2);
		});
		reset(li);
		template_effect(($0) => {
			set_text(text_3, $0);
			set_text(text_4, ` ${get(one).message ?? ""}`);
		}, [() => placeOf(get(one))]);
		delegated("click", button_1, () => $$props.editor.jump(get(one)));
		append($$anchor, li);
	});
	reset(ul);
	var node_3 = sibling(ul, 2);
	var consequent_2 = ($$anchor) => {
		var fragment_1 = root_5$2();
		var h2 = first_child(fragment_1);
		var text_6 = only_child(h2, true);
		var ul_1 = sibling(h2, 2);
		var node_4 = child(ul_1);
		each(node_4, 17, () => get(draft).doubts, index, ($$anchor, doubt) => {
			var li_1 = root_4$3();
			var text_7 = only_child(li_1, true);
			template_effect(() => set_text(text_7, get(doubt)));
			append($$anchor, li_1);
		});
		var node_5 = sibling(node_4, 2);
		each(node_5, 16, () => get(draft).faults, (fault) => fault, ($$anchor, fault) => {
			var li_2 = root_4$3();
			var text_8 = only_child(li_2, true);
			template_effect(($0) => set_text(text_8, $0), [() => t("workshop.fault", { fault })]);
			append($$anchor, li_2);
		});
		reset(ul_1);
		template_effect(($0) => set_text(text_6, $0), [() => t("workshop.doubts")]);
		append($$anchor, fragment_1);
	};
	if_block(node_3, ($$render) => {
		if (get(draft).doubts.length || get(draft).faults.length) $$render(consequent_2);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/workshop/PublishPanel.svelte
var root$3 = from_html(`<p role="status"> </p>`);
var root_1$3 = from_html(`<p> </p>`);
var root_2$3 = from_html(`<p class="problem" role="alert"> </p>`);
var root_3$2 = from_html(`<p role="status"> </p> <p class="row svelte-1nn6a64"><a class="button" href="/workshop"> </a> <a class="button"> </a></p>`, 1);
var root_4$2 = from_html(`<p> </p> <label class="field"><span> </span><input maxlength="24" autocomplete="nickname"/></label> <div class="row svelte-1nn6a64"><button class="button primary"> </button> <button class="button primary"> </button> <button class="button"> </button></div> <!> <!> <!> <!> <h2 class="svelte-1nn6a64"> </h2> <!> <!>`, 1);
function PublishPanel($$anchor, $$props) {
	push($$props, true);
	let author = state(proxy(settings.values.name));
	let published = state(null);
	let busy = state(false);
	let problem = state("");
	const playable = user_derived(() => $$props.draft.problems.length === 0);
	const address = user_derived(() => `/api/workshop/drafts/${encodeURIComponent($$props.draft.id)}`);
	const $$d = user_derived(() => playersOf($$props.draft.document.rules)), $$array = user_derived(() => to_array(get($$d), 1)), fewest = user_derived(() => get($$array)[0]);
	async function publish(listed, opponents) {
		set(busy, true);
		set(problem, "");
		try {
			await $$props.draft.save();
			settings.set("name", get(author).trim());
			const name = get(author).trim() || t("lobby.guest");
			const map = await request("POST", `${get(address)}/publish`, {
				author: name,
				listed
			});
			if (opponents) {
				const others = Array.from({ length: get(fewest) - 1 }, () => opponents === "bots" ? "normal" : null);
				const { table } = await createTable({
					edition: map.edition,
					seats: [null, ...others],
					name,
					hints: true
				});
				router.go(`/table/${table.id}`);
			} else set(published, map);
		} catch (error) {
			set(problem, refusalText(error), true);
		} finally {
			set(busy, false);
		}
	}
	var fragment = root_4$2();
	var p = first_child(fragment);
	var text = only_child(p, true);
	var label = sibling(p, 2);
	var span = child(label);
	var text_1 = only_child(span, true);
	var input = sibling(span);
	remove_input_defaults(input);
	reset(label);
	var div = sibling(label, 2);
	var button = child(div);
	var text_2 = only_child(button, true);
	var button_1 = sibling(button, 2);
	var text_3 = only_child(button_1, true);
	var button_2 = sibling(button_1, 2);
	var text_4 = only_child(button_2, true);
	reset(div);
	var node = sibling(div, 2);
	var consequent = ($$anchor) => {
		var p_1 = root$3();
		var text_5 = only_child(p_1, true);
		template_effect(($0) => set_text(text_5, $0), [() => t("workshop.publishing")]);
		append($$anchor, p_1);
	};
	if_block(node, ($$render) => {
		if (get(busy)) $$render(consequent);
	});
	var node_1 = sibling(node, 2);
	var consequent_1 = ($$anchor) => {
		var p_2 = root_1$3();
		var text_6 = only_child(p_2, true);
		template_effect(($0) => set_text(text_6, $0), [() => t("workshop.mend_first")]);
		append($$anchor, p_2);
	};
	if_block(node_1, ($$render) => {
		if (!get(playable)) $$render(consequent_1);
	});
	var node_2 = sibling(node_1, 2);
	var consequent_2 = ($$anchor) => {
		var p_3 = root_2$3();
		var text_7 = only_child(p_3, true);
		template_effect(() => set_text(text_7, get(problem)));
		append($$anchor, p_3);
	};
	if_block(node_2, ($$render) => {
		if (get(problem)) $$render(consequent_2);
	});
	var node_3 = sibling(node_2, 2);
	var consequent_3 = ($$anchor) => {
		var fragment_1 = root_3$2();
		var p_4 = first_child(fragment_1);
		var text_8 = only_child(p_4, true);
		var p_5 = sibling(p_4, 2);
		var a = child(p_5);
		var text_9 = only_child(a, true);
		var a_1 = sibling(a, 2);
		var text_10 = only_child(a_1, true);
		reset(p_5);
		template_effect(($0, $1, $2) => {
			set_text(text_8, $0);
			set_text(text_9, $1);
			set_attribute(a_1, "href", `/edition/${get(published).edition ?? ""}`);
			set_text(text_10, $2);
		}, [
			() => t("workshop.published", { n: get(published).version }),
			() => t("workshop.maps"),
			() => t("learn.rules")
		]);
		append($$anchor, fragment_1);
	};
	if_block(node_3, ($$render) => {
		if (get(published)) $$render(consequent_3);
	});
	var h2 = sibling(node_3, 2);
	var text_11 = only_child(h2, true);
	var node_4 = sibling(h2, 2);
	{
		let $0 = user_derived(() => $$props.draft.laidOut && get(playable) ? `${get(address)}/geometry` : null);
		let $1 = user_derived(() => get(playable) ? `${get(address)}/picture.svg` : null);
		let $2 = user_derived(() => get(playable) ? `${get(address)}/print.pdf` : null);
		Downloads(node_4, {
			get name() {
				return $$props.draft.document.name;
			},
			get toml() {
				return `${get(address) ?? ""}/file`;
			},
			get geometry() {
				return get($0);
			},
			get svg() {
				return get($1);
			},
			get pdf() {
				return get($2);
			}
		});
	}
	var node_5 = sibling(node_4, 2);
	var consequent_4 = ($$anchor) => {
		var p_6 = root_1$3();
		var text_12 = only_child(p_6, true);
		template_effect(($0) => set_text(text_12, $0), [() => t("workshop.take_along.later")]);
		append($$anchor, p_6);
	};
	if_block(node_5, ($$render) => {
		if (!get(playable)) $$render(consequent_4);
	});
	template_effect(($0, $1, $2, $3, $4, $5) => {
		set_text(text, $0);
		set_text(text_1, $1);
		button.disabled = get(busy) || !get(playable);
		set_text(text_2, $2);
		button_1.disabled = get(busy) || !get(playable);
		set_text(text_3, $3);
		button_2.disabled = get(busy) || !get(playable);
		set_text(text_4, $4);
		set_text(text_11, $5);
	}, [
		() => t("workshop.publish.about"),
		() => t("workshop.author"),
		() => t("workshop.play_now"),
		() => t("workshop.play_friends"),
		() => t("workshop.publish_button"),
		() => t("workshop.take_along")
	]);
	bind_value(input, () => get(author), ($$value) => set(author, $$value));
	delegated("click", button, () => void publish(false, "bots"));
	delegated("click", button_1, () => void publish(false, "friends"));
	delegated("click", button_2, () => void publish(true, null));
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/workshop/RulesForm.svelte
var root$2 = from_html(`<p class="problem" role="alert"> </p>`);
var root_1$2 = from_html(`<option> </option>`);
var root_2$2 = from_html(`<button class="button"> </button>`);
var root_3$1 = from_html(`<div><label class="field"><span> </span> <select></select></label> <small class="svelte-o2k74o"> </small></div>`);
var root_4$1 = from_html(`<div><label class="tick svelte-o2k74o"><input type="checkbox" class="svelte-o2k74o"/> </label> <small class="svelte-o2k74o"> </small></div>`);
var root_5$1 = from_html(`<label class="tick svelte-o2k74o"><input type="checkbox" class="svelte-o2k74o"/> </label>`);
var root_6$1 = from_html(`<th scope="col"> </th>`);
var root_7$1 = from_html(`<td class="svelte-o2k74o"><select class="svelte-o2k74o"></select></td>`);
var root_8 = from_html(`<tr><th scope="row"> </th><!></tr>`);
var root_9 = from_html(`<h3 class="svelte-o2k74o"> </h3> <div class="ticks svelte-o2k74o"></div> <small class="svelte-o2k74o"> </small> <h3 class="svelte-o2k74o"> </h3> <small class="svelte-o2k74o"> </small> <div class="numbers"><table><thead><tr><th> </th><!></tr></thead><tbody></tbody></table></div>`, 1);
var root_10 = from_html(`<fieldset class="svelte-o2k74o"><legend class="svelte-o2k74o"> </legend> <div class="grid svelte-o2k74o"><!> <!></div> <!></fieldset>`);
var root_11 = from_html(`<button class="button">✕<span class="unseen"> </span></button>`);
var root_12 = from_html(`<div class="length svelte-o2k74o"><!> <!></div>`);
var root_13 = from_html(`<!> <div class="grid svelte-o2k74o"><label class="field"><span> </span> <input maxlength="60"/></label> <label class="field"><span> </span> <select></select></label></div> <fieldset class="svelte-o2k74o"><legend class="svelte-o2k74o"> </legend> <div class="presets svelte-o2k74o"></div></fieldset> <!> <fieldset class="svelte-o2k74o"><legend class="svelte-o2k74o"> </legend> <small class="svelte-o2k74o"> </small> <div class="grid narrow svelte-o2k74o"></div></fieldset> <fieldset class="svelte-o2k74o"><legend class="svelte-o2k74o"> </legend> <small class="svelte-o2k74o"> </small> <div class="grid narrow svelte-o2k74o"></div></fieldset>`, 1);
function RulesForm($$anchor, $$props) {
	push($$props, true);
	const rules = user_derived(() => $$props.draft.document.rules);
	const deck = user_derived(() => tableOf(get(rules).deck));
	const players = user_derived(() => playersOf(get(rules)));
	const points = user_derived(() => tableOf(get(rules).points));
	const lengths = user_derived(() => new Set($$props.draft.document.board.routes.map(({ length }) => String(length))));
	const wild = user_derived(() => wordsOf(get(rules), "locomotives_wild_on", ROUTE_KINDS));
	const tables = user_derived(() => Array.from({ length: get(players)[1] - get(players)[0] + 1 }, (_, k) => get(players)[0] + k));
	let problem = state("");
	const set$1 = (change, field) => $$props.draft.change(changeRules($$props.draft.document, change), `rules ${field}`);
	function setPlayers(end, number) {
		const [fewest, most] = end === 0 ? [number, Math.max(number, get(players)[1])] : [Math.min(number, get(players)[0]), number];
		$$props.draft.change(changePlayers($$props.draft.document, fewest, most), "rules players");
	}
	function setWild(kind, on) {
		set$1({ locomotives_wild_on: ROUTE_KINDS.filter((one) => one === kind ? on : get(wild).includes(one)) }, "wild");
	}
	/** How many routes of a double or triple are open at a table; all of them is what is not said. */
	function setOpen(track, size, table, open) {
		const all = get(rules).open_tracks ?? {};
		const { [String(table)]: _, ...others } = tableOf(all[track]);
		const said = open === size ? others : {
			...others,
			[table]: open
		};
		const { [track]: __, ...tracks } = all;
		const next = Object.keys(said).length ? {
			...tracks,
			[track]: said
		} : tracks;
		set$1({ open_tracks: Object.keys(next).length ? next : void 0 }, "tracks");
	}
	function removeLength(length) {
		const { [length]: _, ...left } = get(points);
		set$1({ points: left }, "points");
	}
	/** The rules of another board; the draft keeps its cities, routes, tickets and bonus cards. */
	async function take(id) {
		set(problem, "");
		try {
			const { rules: other } = await getEdition(id);
			$$props.draft.change({
				...$$props.draft.document,
				rules: rulesOfFile(other, $$props.draft.document)
			});
		} catch (error) {
			set(problem, refusalText(error), true);
		}
	}
	var fragment = root_13();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var p = root$2();
		var text = only_child(p, true);
		template_effect(() => set_text(text, get(problem)));
		append($$anchor, p);
	};
	if_block(node, ($$render) => {
		if (get(problem)) $$render(consequent);
	});
	var div = sibling(node, 2);
	var label = child(div);
	var span = child(label);
	var text_1 = only_child(span, true);
	var input = sibling(span, 2);
	remove_input_defaults(input);
	reset(label);
	var label_1 = sibling(label, 2);
	var span_1 = child(label_1);
	var text_2 = only_child(span_1, true);
	var select = sibling(span_1, 2);
	each(select, 20, () => [
		"atlas",
		"winter",
		"aurora"
	], (one) => one, ($$anchor, one) => {
		var option_1 = root_1$2();
		var text_3 = only_child(option_1, true);
		var option_1_value = {};
		template_effect(($0) => {
			set_text(text_3, $0);
			if (option_1_value !== (option_1_value = one)) option_1.value = (option_1.__value = option_1_value) ?? "";
		}, [() => t(`workshop.atmosphere.${one}`)]);
		append($$anchor, option_1);
	});
	reset(select);
	var select_value;
	init_select(select);
	reset(label_1);
	reset(div);
	var fieldset = sibling(div, 2);
	var legend = child(fieldset);
	var text_4 = only_child(legend, true);
	var div_1 = sibling(legend, 2);
	each(div_1, 21, () => $$props.presets, (preset) => preset.id, ($$anchor, preset) => {
		var button = root_2$2();
		var text_5 = only_child(button, true);
		template_effect(($0) => set_text(text_5, $0), [() => editionName(get(preset))]);
		delegated("click", button, () => void take(get(preset).id));
		append($$anchor, button);
	});
	reset(div_1);
	reset(fieldset);
	var node_1 = sibling(fieldset, 2);
	each(node_1, 17, () => KNOBS, ([group, knobs]) => group, ($$anchor, $$item) => {
		var $$array = user_derived(() => to_array(get($$item), 2));
		let group = () => get($$array)[0];
		let knobs = () => get($$array)[1];
		var fieldset_1 = root_10();
		var legend_1 = child(fieldset_1);
		var text_6 = only_child(legend_1, true);
		var div_2 = sibling(legend_1, 2);
		var node_2 = child(div_2);
		var consequent_1 = ($$anchor) => {
			var fragment_1 = comment();
			var node_3 = first_child(fragment_1);
			each(node_3, 16, () => [0, 1], (end) => end, ($$anchor, end) => {
				{
					let $0 = user_derived(() => t(end === 0 ? "workshop.rule.fewest" : "workshop.rule.most"));
					NumberField($$anchor, {
						get label() {
							return get($0);
						},
						low: 2,
						high: 5,
						get value() {
							return get(players)[end];
						},
						onset: (value) => setPlayers(end, value)
					});
				}
			});
			append($$anchor, fragment_1);
		};
		if_block(node_2, ($$render) => {
			if (group() === "setup") $$render(consequent_1);
		});
		var node_4 = sibling(node_2, 2);
		each(node_4, 17, knobs, (knob) => knob.name, ($$anchor, knob) => {
			var fragment_3 = comment();
			var node_5 = first_child(fragment_3);
			var consequent_2 = ($$anchor) => {
				{
					let $0 = user_derived(() => t(`workshop.rule.${get(knob).name}`));
					let $1 = user_derived(() => t(`workshop.about.${get(knob).name}`));
					let $2 = user_derived(() => Number(get(rules)[get(knob).name] ?? get(knob).usual));
					NumberField($$anchor, {
						get label() {
							return get($0);
						},
						get about() {
							return get($1);
						},
						get low() {
							return get(knob).low;
						},
						get high() {
							return get(knob).high;
						},
						get value() {
							return get($2);
						},
						onset: (value) => set$1({ [get(knob).name]: value }, get(knob).name)
					});
				}
			};
			var consequent_3 = ($$anchor) => {
				var div_3 = root_3$1();
				var label_2 = child(div_3);
				var span_2 = child(label_2);
				var text_7 = only_child(span_2, true);
				var select_1 = sibling(span_2, 2);
				each(select_1, 20, () => get(knob).options, (option) => option, ($$anchor, option) => {
					var option_2 = root_1$2();
					var text_8 = only_child(option_2, true);
					var option_2_value = {};
					template_effect(($0) => {
						set_text(text_8, $0);
						if (option_2_value !== (option_2_value = option)) option_2.value = (option_2.__value = option_2_value) ?? "";
					}, [() => t(`workshop.word.${option}`)]);
					append($$anchor, option_2);
				});
				reset(select_1);
				var select_1_value;
				init_select(select_1);
				reset(label_2);
				var small = sibling(label_2, 2);
				var text_9 = only_child(small, true);
				reset(div_3);
				template_effect(($0, $1) => {
					set_text(text_7, $0);
					set_attribute(select_1, "aria-describedby", `about-${get(knob).name ?? ""}`);
					if (select_1_value !== (select_1_value = get(rules)[get(knob).name] ?? get(knob).usual)) select_1.value = (select_1.__value = select_1_value) ?? "", select_option(select_1, select_1_value);
					set_attribute(small, "id", `about-${get(knob).name ?? ""}`);
					set_text(text_9, $1);
				}, [() => t(`workshop.rule.${get(knob).name}`), () => t(`workshop.about.${get(knob).name}`)]);
				delegated("change", select_1, (event) => set$1({ [get(knob).name]: event.currentTarget.value }, get(knob).name));
				append($$anchor, div_3);
			};
			var alternate = ($$anchor) => {
				var div_4 = root_4$1();
				var label_3 = child(div_4);
				var input_1 = child(label_3);
				remove_input_defaults(input_1);
				var text_10 = sibling(input_1);
				reset(label_3);
				var small_1 = sibling(label_3, 2);
				var text_11 = only_child(small_1, true);
				reset(div_4);
				template_effect(($0, $1) => {
					set_attribute(input_1, "aria-describedby", `about-${get(knob).name ?? ""}`);
					set_checked(input_1, (get(rules)[get(knob).name] ?? get(knob).usual) === true);
					set_text(text_10, ` ${$0 ?? ""}`);
					set_attribute(small_1, "id", `about-${get(knob).name ?? ""}`);
					set_text(text_11, $1);
				}, [() => t(`workshop.rule.${get(knob).name}`), () => t(`workshop.about.${get(knob).name}`)]);
				delegated("change", input_1, (event) => set$1({ [get(knob).name]: event.currentTarget.checked }, get(knob).name));
				append($$anchor, div_4);
			};
			if_block(node_5, ($$render) => {
				if (get(knob).kind === "number") $$render(consequent_2);
				else if (get(knob).kind === "choice") $$render(consequent_3, 1);
				else $$render(alternate, -1);
			});
			append($$anchor, fragment_3);
		});
		reset(div_2);
		var node_6 = sibling(div_2, 2);
		var consequent_4 = ($$anchor) => {
			var fragment_5 = root_9();
			var h3 = first_child(fragment_5);
			var text_12 = only_child(h3, true);
			var div_5 = sibling(h3, 2);
			each(div_5, 20, () => ROUTE_KINDS, (kind) => kind, ($$anchor, kind) => {
				var label_4 = root_5$1();
				var input_2 = child(label_4);
				remove_input_defaults(input_2);
				var text_13 = sibling(input_2);
				reset(label_4);
				template_effect(($0, $1) => {
					set_checked(input_2, $0);
					set_text(text_13, ` ${$1 ?? ""}`);
				}, [() => get(wild).includes(kind), () => t(`workshop.kind.${kind}`)]);
				delegated("change", input_2, (event) => setWild(kind, event.currentTarget.checked));
				append($$anchor, label_4);
			});
			reset(div_5);
			var small_2 = sibling(div_5, 2);
			var text_14 = only_child(small_2, true);
			var h3_1 = sibling(small_2, 2);
			var text_15 = only_child(h3_1, true);
			var small_3 = sibling(h3_1, 2);
			var text_16 = only_child(small_3, true);
			var div_6 = sibling(small_3, 2);
			var table_1 = child(div_6);
			var thead = child(table_1);
			var tr = child(thead);
			var th = child(tr);
			var text_17 = only_child(th, true);
			var node_7 = sibling(th);
			each(node_7, 16, () => get(tables), (table) => table, ($$anchor, table) => {
				var th_1 = root_6$1();
				var text_18 = only_child(th_1, true);
				template_effect(() => set_text(text_18, table));
				append($$anchor, th_1);
			});
			reset(tr);
			reset(thead);
			var tbody = sibling(thead);
			each(tbody, 21, () => TRACKS, ([track, size]) => track, ($$anchor, $$item) => {
				var $$array_1 = user_derived(() => to_array(get($$item), 2));
				let track = () => get($$array_1)[0];
				let size = () => get($$array_1)[1];
				var tr_1 = root_8();
				var th_2 = child(tr_1);
				var text_19 = only_child(th_2, true);
				var node_8 = sibling(th_2);
				each(node_8, 16, () => get(tables), (table) => table, ($$anchor, table) => {
					var td = root_7$1();
					var select_2 = child(td);
					each(select_2, 20, () => Array.from({ length: size() }, (_, k) => k + 1), (open) => open, ($$anchor, open) => {
						var option_3 = root_1$2();
						var text_20 = only_child(option_3, true);
						var option_3_value = {};
						template_effect(() => {
							set_text(text_20, open);
							if (option_3_value !== (option_3_value = open)) option_3.value = (option_3.__value = option_3_value) ?? "";
						});
						append($$anchor, option_3);
					});
					reset(select_2);
					var select_2_value;
					init_select(select_2);
					reset(td);
					template_effect(($0, $1) => {
						set_attribute(select_2, "aria-label", $0);
						if (select_2_value !== (select_2_value = $1)) select_2.value = (select_2.__value = select_2_value) ?? "", select_option(select_2, select_2_value);
					}, [() => t("workshop.track.open", {
						track: t(`workshop.track.${track()}`),
						n: table
					}), () => tableOf(get(rules).open_tracks?.[track()])[table] ?? size()]);
					delegated("change", select_2, (event) => setOpen(track(), size(), table, Number(event.currentTarget.value)));
					append($$anchor, td);
				});
				reset(tr_1);
				template_effect(($0) => set_text(text_19, $0), [() => t(`workshop.track.${track()}`)]);
				append($$anchor, tr_1);
			});
			reset(tbody);
			reset(table_1);
			reset(div_6);
			template_effect(($0, $1, $2, $3, $4) => {
				set_text(text_12, $0);
				set_text(text_14, $1);
				set_text(text_15, $2);
				set_text(text_16, $3);
				set_text(text_17, $4);
			}, [
				() => t("workshop.rule.locomotives_wild_on"),
				() => t("workshop.about.locomotives_wild_on"),
				() => t("workshop.rule.open_tracks"),
				() => t("workshop.about.open_tracks"),
				() => t("workshop.players")
			]);
			append($$anchor, fragment_5);
		};
		if_block(node_6, ($$render) => {
			if (group() === "claim") $$render(consequent_4);
		});
		reset(fieldset_1);
		template_effect(($0) => set_text(text_6, $0), [() => t(`workshop.group.${group()}`)]);
		append($$anchor, fieldset_1);
	});
	var fieldset_2 = sibling(node_1, 2);
	var legend_2 = child(fieldset_2);
	var text_21 = only_child(legend_2, true);
	var small_4 = sibling(legend_2, 2);
	var text_22 = only_child(small_4, true);
	var div_7 = sibling(small_4, 2);
	each(div_7, 20, () => CARDS, (card) => card, ($$anchor, card) => {
		{
			let $0 = user_derived(() => t(`card.${card}`));
			let $1 = user_derived(() => get(deck)[card] ?? 0);
			NumberField($$anchor, {
				get label() {
					return get($0);
				},
				low: 0,
				high: 250,
				get value() {
					return get($1);
				},
				onset: (value) => set$1({ deck: {
					...get(deck),
					[card]: value
				} }, "deck")
			});
		}
	});
	reset(div_7);
	reset(fieldset_2);
	var fieldset_3 = sibling(fieldset_2, 2);
	var legend_3 = child(fieldset_3);
	var text_23 = only_child(legend_3, true);
	var small_5 = sibling(legend_3, 2);
	var text_24 = only_child(small_5, true);
	var div_8 = sibling(small_5, 2);
	each(div_8, 21, () => Object.entries(get(points)), ([length, value]) => length, ($$anchor, $$item) => {
		var $$array_2 = user_derived(() => to_array(get($$item), 2));
		let length = () => get($$array_2)[0];
		let value = () => get($$array_2)[1];
		var div_9 = root_12();
		var node_9 = child(div_9);
		{
			let $0 = user_derived(() => t("route.spaces", { n: Number(length()) }));
			NumberField(node_9, {
				get label() {
					return get($0);
				},
				low: 0,
				high: 1e3,
				get value() {
					return value();
				},
				onset: (worth) => set$1({ points: {
					...get(points),
					[length()]: worth
				} }, "points")
			});
		}
		var node_10 = sibling(node_9, 2);
		var consequent_5 = ($$anchor) => {
			var button_1 = root_11();
			var span_3 = sibling(child(button_1));
			var text_25 = only_child(span_3);
			reset(button_1);
			template_effect(($0, $1) => set_text(text_25, `${$0 ?? ""} ${$1 ?? ""}`), [() => t("workshop.delete"), () => t("route.spaces", { n: Number(length()) })]);
			delegated("click", button_1, () => removeLength(length()));
			append($$anchor, button_1);
		};
		var d = user_derived(() => !get(lengths).has(length()));
		if_block(node_10, ($$render) => {
			if (get(d)) $$render(consequent_5);
		});
		reset(div_9);
		append($$anchor, div_9);
	});
	reset(div_8);
	reset(fieldset_3);
	template_effect(($0, $1, $2, $3, $4, $5, $6) => {
		set_text(text_1, $0);
		set_value(input, $$props.draft.document.name);
		set_text(text_2, $1);
		if (select_value !== (select_value = $$props.draft.document.atmosphere ?? "atlas")) select.value = (select.__value = select_value) ?? "", select_option(select, select_value);
		set_text(text_4, $2);
		set_text(text_21, $3);
		set_text(text_22, $4);
		set_text(text_23, $5);
		set_text(text_24, $6);
	}, [
		() => t("workshop.name"),
		() => t("workshop.atmosphere"),
		() => t("workshop.presets"),
		() => t("workshop.deck"),
		() => t("workshop.about.deck", { n: cardTotal(get(deck)) }),
		() => t("workshop.points_by_length"),
		() => t("workshop.about.points")
	]);
	delegated("input", input, (event) => $$props.draft.change({
		...$$props.draft.document,
		name: event.currentTarget.value
	}, "name"));
	event("blur", input, () => $$props.draft.settle());
	delegated("change", select, (event) => $$props.draft.change({
		...$$props.draft.document,
		atmosphere: event.currentTarget.value
	}));
	append($$anchor, fragment);
	pop();
}
delegate([
	"input",
	"change",
	"click"
]);
// src/workshop/Toolbar.svelte
var root$1 = from_svg(`<svg viewBox="0 0 20 20" aria-hidden="true" class="svelte-1kadmj2"><path fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"></path></svg>`);
var root_1$1 = from_html(`<button><!> </button>`);
var root_2$1 = from_html(`<div class="bar svelte-1kadmj2" role="toolbar"><!> <button><!> </button> <button class="button svelte-1kadmj2"><!> </button> <button class="button svelte-1kadmj2"><!> </button> <button class="button help svelte-1kadmj2">?</button> <span class="state svelte-1kadmj2" role="status"> </span></div>`);
function Toolbar($$anchor, $$props) {
	push($$props, true);
	const picture = ($$anchor, name = noop) => {
		var svg = root$1();
		var path = only_child(svg);
		template_effect(() => set_attribute(path, "d", PICTURES[name()]));
		append($$anchor, svg);
	};
	const editor = prop($$props, "editor", 7);
	const draft = user_derived(() => editor().draft);
	const PICTURES = {
		move: "M4 2l12 8-5.5 1.2L8 17z",
		city: "M10 3a7 7 0 1 0 0 14a7 7 0 1 0 0-14M10 7v6M7 10h6",
		route: "M4 16a2 2 0 1 0 0-.1M16 4a2 2 0 1 0 0-.1M5.5 14.5l9-9",
		ticket: "M2 6h16v3a1 1 0 0 0 0 2v3H2v-3a1 1 0 0 0 0-2zM12 6v8",
		several: "M3 3h14v14H3zM7 10l2 3 4-6",
		undo: "M8 4L3 8l5 4M3 8h9a5 5 0 0 1 0 9H9",
		redo: "M12 4l5 4-5 4M17 8H8a5 5 0 0 0 0 9h3"
	};
	var div = root_2$1();
	var node = child(div);
	each(node, 16, () => TOOLS, (one) => one, ($$anchor, one) => {
		var button = root_1$1();
		let classes;
		var node_1 = child(button);
		picture(node_1, () => one);
		var text = sibling(node_1, 1, true);
		reset(button);
		template_effect(($0) => {
			classes = set_class(button, 1, "button svelte-1kadmj2", null, classes, { primary: editor().tool === one });
			set_attribute(button, "aria-pressed", editor().tool === one);
			set_text(text, $0);
		}, [() => t(`workshop.tool.${one}`)]);
		delegated("click", button, () => editor().use(one));
		append($$anchor, button);
	});
	var button_1 = sibling(node, 2);
	let classes_1;
	var node_2 = child(button_1);
	picture(node_2, () => "several");
	var text_1 = sibling(node_2, 1, true);
	reset(button_1);
	var button_2 = sibling(button_1, 2);
	var node_3 = child(button_2);
	picture(node_3, () => "undo");
	var text_2 = sibling(node_3, 1, true);
	reset(button_2);
	var button_3 = sibling(button_2, 2);
	var node_4 = child(button_3);
	picture(node_4, () => "redo");
	var text_3 = sibling(node_4, 1, true);
	reset(button_3);
	var button_4 = sibling(button_3, 2);
	var span = sibling(button_4, 2);
	var text_4 = only_child(span);
	reset(div);
	template_effect(($0, $1, $2, $3, $4, $5, $6) => {
		set_attribute(div, "aria-label", $0);
		classes_1 = set_class(button_1, 1, "button svelte-1kadmj2", null, classes_1, { primary: editor().several });
		set_attribute(button_1, "aria-pressed", editor().several);
		set_text(text_1, $1);
		button_2.disabled = !get(draft).canUndo;
		set_text(text_2, $2);
		button_3.disabled = !get(draft).canRedo;
		set_text(text_3, $3);
		set_attribute(button_4, "aria-label", $4);
		set_text(text_4, `${$5 ?? ""}${$6 ?? ""}`);
	}, [
		() => t("workshop.tools"),
		() => t("workshop.tool.several"),
		() => t("workshop.undo"),
		() => t("workshop.redo"),
		() => t("keys.title"),
		() => get(draft).stale ? "" : get(draft).unsaved ? t("workshop.saving") : t("workshop.saved"),
		() => get(draft).laying ? ` · ${t("workshop.laying")}` : ""
	]);
	delegated("click", button_1, () => {
		editor().several = !editor().several;
		if (editor().several) editor().use("move");
	});
	delegated("click", button_2, () => get(draft).undo());
	delegated("click", button_3, () => get(draft).redo());
	delegated("click", button_4, function(...$$args) {
		$$props.onhelp?.apply(this, $$args);
	});
	append($$anchor, div);
	pop();
}
delegate(["click"]);
// src/workshop/EditorPage.svelte
var root = from_html(`<div class="problem svelte-1w8ie1r" role="alert"><p class="svelte-1w8ie1r"> </p> <button class="button"> </button> <button class="button"> </button> <button class="button"> </button></div>`);
var root_1 = from_html(`<p class="problem" role="alert"> </p>`);
var root_2 = from_html(`<button role="tab"> <!></button>`);
var root_3 = from_html(`<button class="button propose svelte-1w8ie1r"> </button>`);
var root_4 = from_html(`<!> <!>`, 1);
var root_5 = from_html(`<div role="tabpanel"><!></div>`);
var root_6 = from_html(`<h1 class="svelte-1w8ie1r"> </h1> <!> <!> <!> <p class="hint svelte-1w8ie1r"> </p> <div class="two svelte-1w8ie1r"><div class="canvas svelte-1w8ie1r"><!></div> <div class="side svelte-1w8ie1r"><!> <p class="next svelte-1w8ie1r"><span> </span> <button class="button svelte-1w8ie1r"> </button></p> <div class="tabs svelte-1w8ie1r" role="tablist"></div> <!></div></div> <p class="unseen" role="status" aria-live="polite"> </p>`, 1);
var root_7 = from_html(`<!> <main class="editor svelte-1w8ie1r" id="content" tabindex="-1"><!></main>`, 1);
function EditorPage($$anchor, $$props) {
	push($$props, true);
	let editor = state(null);
	let missing = state("");
	let problem = state("");
	let editions = state([]);
	let help = state(false);
	/** Playtests go on while one looks at something else. */
	let seen = state(proxy(/* @__PURE__ */ new Set()));
	const draft = user_derived(() => get(editor)?.draft ?? null);
	onMount(() => {
		request("GET", `/api/workshop/drafts/${encodeURIComponent($$props.id)}`).then((found) => {
			set(editor, new Editor(new DraftStore(found)));
			request("GET", "/api/workshop/world").then((world) => get(editor) && (get(editor).world = world), () => {});
		}, (error) => set(missing, refusalText(error), true));
		getEditions().then((list) => set(editions, list), () => {});
		const leave = () => get(draft)?.leave();
		addEventListener("pagehide", leave);
		return () => {
			removeEventListener("pagehide", leave);
			get(draft)?.close();
		};
	});
	user_effect(() => {
		if (get(editor) && !get(seen).has(get(editor).tab)) set(seen, /* @__PURE__ */ new Set([...get(seen), get(editor).tab]), true);
	});
	/** What is selected comes into sight in its table. */
	user_effect(() => {
		const one = get(editor)?.one;
		if (one && get(editor)?.tab === one.kind) tick().then(() => reveal(document.querySelector(`[data-row="${CSS.escape(one.id)}"]`)));
	});
	/** Scroll the table to a row, and never the page: on a phone the board would move away from under the finger. */
	function reveal(row) {
		const list = row?.closest(".scroll");
		if (!row || !list) return;
		const head = list.querySelector("thead")?.clientHeight ?? 0;
		const below = row.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
		const above = row.getBoundingClientRect().top - list.getBoundingClientRect().top - head;
		if (below > 0) list.scrollTop += below;
		else if (above < 0) list.scrollTop += above;
	}
	async function choose(which) {
		if (!get(draft)) return;
		set(problem, "");
		try {
			if (which !== "both") return await get(draft).choose(which);
			const copy = await request("POST", "/api/workshop/drafts", { document: get(draft).document });
			await get(draft).choose("theirs");
			router.go(`/workshop/${copy.id}`);
		} catch (error) {
			set(problem, refusalText(error), true);
		}
	}
	function key$1(event) {
		if (!get(editor) || !get(draft) || get(help)) return;
		const letter = event.key.toLowerCase();
		if ((event.ctrlKey || event.metaKey) && (letter === "z" || letter === "y")) {
			event.preventDefault();
			if (letter === "y" || event.shiftKey) get(draft).redo();
			else get(draft).undo();
		} else if (!isHandledElsewhere(event)) {
			if (event.key === "?") set(help, true);
			else if (letter === "g") get(editor).nextProblem(event.shiftKey ? -1 : 1);
		}
	}
	/** Arrow keys go from tab to tab, as everywhere. */
	async function turn(event) {
		const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
		if (!get(editor) || by === 0) return;
		event.preventDefault();
		get(editor).tab = TABS[(TABS.indexOf(get(editor).tab) + by + TABS.length) % TABS.length];
		await tick();
		document.getElementById(`tab-${get(editor).tab}`)?.focus();
	}
	var fragment = root_4();
	event("keydown", $window, key$1);
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		{
			let $0 = user_derived(() => t("nav.workshop"));
			ProblemPage($$anchor, {
				get title() {
					return get($0);
				},
				get text() {
					return get(missing);
				}
			});
		}
	};
	var alternate_1 = ($$anchor) => {
		var fragment_2 = root_7();
		var node_1 = first_child(fragment_2);
		{
			let $0 = user_derived(() => get(draft)?.document.name ?? t("nav.workshop"));
			PageHeader(node_1, { get title() {
				return get($0);
			} });
		}
		var main = sibling(node_1, 2);
		var node_2 = child(main);
		var consequent_12 = ($$anchor) => {
			var fragment_3 = root_6();
			var h1 = first_child(fragment_3);
			var text$1 = only_child(h1, true);
			var node_3 = sibling(h1, 2);
			Toolbar(node_3, {
				get editor() {
					return get(editor);
				},
				onhelp: () => set(help, true)
			});
			var node_4 = sibling(node_3, 2);
			var consequent_1 = ($$anchor) => {
				var div = root();
				var p = child(div);
				var text_1 = only_child(p, true);
				var button = sibling(p, 2);
				var text_2 = only_child(button, true);
				var button_1 = sibling(button, 2);
				var text_3 = only_child(button_1, true);
				var button_2 = sibling(button_1, 2);
				var text_4 = only_child(button_2, true);
				reset(div);
				template_effect(($0, $1, $2, $3) => {
					set_text(text_1, $0);
					set_text(text_2, $1);
					set_text(text_3, $2);
					set_text(text_4, $3);
				}, [
					() => t("workshop.stale"),
					() => t("workshop.stale.theirs"),
					() => t("workshop.stale.mine"),
					() => t("workshop.stale.both")
				]);
				delegated("click", button, () => void choose("theirs"));
				delegated("click", button_1, () => void choose("mine"));
				delegated("click", button_2, () => void choose("both"));
				append($$anchor, div);
			};
			if_block(node_4, ($$render) => {
				if (get(draft).stale) $$render(consequent_1);
			});
			var node_5 = sibling(node_4, 2);
			var consequent_2 = ($$anchor) => {
				var p_1 = root_1();
				var text_5 = only_child(p_1, true);
				template_effect(($0) => set_text(text_5, $0), [() => get(problem) || get(editor).problem || t("workshop.not_saved", { why: get(draft).problem })]);
				append($$anchor, p_1);
			};
			if_block(node_5, ($$render) => {
				if (get(problem) || get(editor).problem || get(draft).problem && !get(draft).stale) $$render(consequent_2);
			});
			var p_2 = sibling(node_5, 2);
			var text_6 = only_child(p_2, true);
			var div_1 = sibling(p_2, 2);
			var div_2 = child(div_1);
			MapCanvas(child(div_2), { get editor() {
				return get(editor);
			} });
			reset(div_2);
			var div_3 = sibling(div_2, 2);
			var node_7 = child(div_3);
			Details(node_7, { get editor() {
				return get(editor);
			} });
			var p_3 = sibling(node_7, 2);
			var span = child(p_3);
			var text_7 = only_child(span, true);
			var button_3 = sibling(span, 2);
			var text_8 = only_child(button_3, true);
			reset(p_3);
			var div_4 = sibling(p_3, 2);
			each(div_4, 20, () => TABS, (one) => one, ($$anchor, one) => {
				var button_4 = root_2();
				let classes;
				var text_9 = child(button_4, true);
				var node_8 = sibling(text_9);
				var consequent_3 = ($$anchor) => {
					var text_10 = text();
					template_effect(() => set_text(text_10, ` (${get(draft).problems.length ?? ""})`));
					append($$anchor, text_10);
				};
				if_block(node_8, ($$render) => {
					if (one === "problems" && get(draft).problems.length) $$render(consequent_3);
				});
				reset(button_4);
				template_effect(($0) => {
					set_attribute(button_4, "id", `tab-${one ?? ""}`);
					set_attribute(button_4, "aria-selected", get(editor).tab === one);
					set_attribute(button_4, "aria-controls", `panel-${one ?? ""}`);
					set_attribute(button_4, "tabindex", get(editor).tab === one ? 0 : -1);
					classes = set_class(button_4, 1, "svelte-1w8ie1r", null, classes, { chosen: get(editor).tab === one });
					set_text(text_9, $0);
				}, [() => t(`workshop.${one}`)]);
				delegated("click", button_4, () => get(editor) && (get(editor).tab = one));
				delegated("keydown", button_4, (event) => void turn(event));
				append($$anchor, button_4);
			});
			reset(div_4);
			var node_9 = sibling(div_4, 2);
			each(node_9, 16, () => TABS, (one) => one, ($$anchor, one) => {
				var div_5 = root_5();
				var node_10 = child(div_5);
				var consequent_5 = ($$anchor) => {
					var fragment_5 = comment();
					var node_11 = first_child(fragment_5);
					var consequent_4 = ($$anchor) => {
						PlaytestPanel($$anchor, { get editor() {
							return get(editor);
						} });
					};
					var d = user_derived(() => get(seen).has(one));
					if_block(node_11, ($$render) => {
						if (get(d)) $$render(consequent_4);
					});
					append($$anchor, fragment_5);
				};
				var consequent_11 = ($$anchor) => {
					var fragment_7 = comment();
					var node_12 = first_child(fragment_7);
					var consequent_6 = ($$anchor) => {
						RulesForm($$anchor, {
							get draft() {
								return get(draft);
							},
							get presets() {
								return get(editions);
							}
						});
					};
					var consequent_7 = ($$anchor) => {
						BonusForm($$anchor, { get draft() {
							return get(draft);
						} });
					};
					var consequent_8 = ($$anchor) => {
						ProblemsPanel($$anchor, { get editor() {
							return get(editor);
						} });
					};
					var consequent_9 = ($$anchor) => {
						PublishPanel($$anchor, { get draft() {
							return get(draft);
						} });
					};
					var alternate = ($$anchor) => {
						var fragment_12 = root_4();
						var node_13 = first_child(fragment_12);
						var consequent_10 = ($$anchor) => {
							var button_5 = root_3();
							var text_11 = only_child(button_5, true);
							template_effect(($0) => {
								button_5.disabled = get(editor).busy;
								set_text(text_11, $0);
							}, [() => t("workshop.propose")]);
							delegated("click", button_5, () => void get(editor)?.propose());
							append($$anchor, button_5);
						};
						if_block(node_13, ($$render) => {
							if (one === "tickets") $$render(consequent_10);
						});
						var node_14 = sibling(node_13, 2);
						key(node_14, () => one, ($$anchor) => {
							Lists($$anchor, {
								get editor() {
									return get(editor);
								},
								get kind() {
									return one;
								}
							});
						});
						append($$anchor, fragment_12);
					};
					if_block(node_12, ($$render) => {
						if (one === "rules") $$render(consequent_6);
						else if (one === "bonus") $$render(consequent_7, 1);
						else if (one === "problems") $$render(consequent_8, 2);
						else if (one === "publish") $$render(consequent_9, 3);
						else $$render(alternate, -1);
					});
					append($$anchor, fragment_7);
				};
				if_block(node_10, ($$render) => {
					if (one === "playtest") $$render(consequent_5);
					else if (get(editor).tab === one) $$render(consequent_11, 1);
				});
				reset(div_5);
				template_effect(() => {
					set_attribute(div_5, "id", `panel-${one ?? ""}`);
					set_attribute(div_5, "aria-labelledby", `tab-${one ?? ""}`);
					set_attribute(div_5, "hidden", get(editor).tab !== one);
				});
				append($$anchor, div_5);
			});
			reset(div_3);
			reset(div_1);
			var p_4 = sibling(div_1, 2);
			var text_12 = only_child(p_4, true);
			template_effect(($0, $1, $2, $3, $4) => {
				set_text(text$1, $0);
				set_text(text_6, $1);
				set_text(text_7, $2);
				button_3.disabled = get(editor).busy;
				set_text(text_8, $3);
				set_attribute(div_4, "aria-label", $4);
				set_text(text_12, get(editor).said);
			}, [
				() => get(draft).document.name || t("workshop.my_map"),
				() => t(get(editor).from ? "workshop.hint.second" : get(editor).several ? "workshop.hint.several" : `workshop.hint.${get(editor).tool}`),
				() => t(`workshop.next.${get(editor).next}`),
				() => t(`workshop.next.${get(editor).next}.go`),
				() => t("workshop.parts")
			]);
			delegated("click", button_3, () => get(editor)?.goOn());
			append($$anchor, fragment_3);
		};
		if_block(node_2, ($$render) => {
			if (get(editor) && get(draft)) $$render(consequent_12);
		});
		reset(main);
		append($$anchor, fragment_2);
	};
	if_block(node, ($$render) => {
		if (get(missing)) $$render(consequent);
		else $$render(alternate_1, -1);
	});
	var node_15 = sibling(node, 2);
	var consequent_13 = ($$anchor) => {
		KeyboardHelp($$anchor, {
			get keys() {
				return HELP;
			},
			onclose: () => set(help, false)
		});
	};
	if_block(node_15, ($$render) => {
		if (get(help)) $$render(consequent_13);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click", "keydown"]);
export { EditorPage as default };
