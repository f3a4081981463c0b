import { $ as only_child, A as if_block, B as delegate, D as each, F as comment, G as untrack, H as event, I as from_html, J as user_pre_effect, K as template_effect, L as from_svg, N as set_text, O as index, P as append, Q as first_child, S as attach, T as snippet, U as get, V as delegated, W as tick, X as $window, Z as child, _ as init_select, at as state, b as set_class, c as bind_element_size, ct as push, et as sibling, f as remove_input_defaults, ft as noop, h as set_value, i as prop, it as set, k as key, lt as next, m as set_checked, n as onDestroy, o as bind_window_size, ot as user_derived, p as set_attribute, q as user_effect, s as bind_this, st as pop, tt as proxy, u as bind_value, ut as reset, v as select_option, x as clsx, y as set_style, z as text } from "./svelte.js";
import { P as getHint, St as banned, _t as LANGUAGE_NAMES, bt as load, ct as switchChat, f as isCharacter, gt as LANGUAGES, ht as BOT_SPEEDS, i as bonusName, n as refusalText, o as botName, pt as language, r as priceTexts, t as reasonText, v as list, vt as UNDO_SECONDS, xt as save, y as t, yt as settings } from "./forms.js";
import { D as stationOwners, F as ExpertNote, _ as formatCard, a as colorOf, b as parseCards, g as cardTotal, m as CARDS, s as playerColor, t as Portrait, v as formatCards, y as parseCard, z as recoverFocus } from "./index.js";
import { a as sentenceOf, i as remarkText, n as cardsInWords, o as sentencesOf, t as cardWord } from "./sentences.js";
import { a as KeyboardHelp, c as Dialog, d as premoveText, f as routeColorText, g as Board, h as SeatMark, i as tableKey, l as cardRow, m as ticketText, n as HELP, o as actionText, p as routeText, r as isHandledElsewhere, s as reasonText$1, t as MiniCards, u as lengthText } from "./MiniCards.js";
import { a as costsExtra, c as bonusCount, i as ruleTexts, l as bonusCounted, o as trainsAfter, s as bonusAbout, t as findRule, u as bonusLead } from "./rulebook.js";
import { t as CardFace } from "./CardFace.js";
import { n as percent } from "./numbers.js";
// src/lib/sound.ts
/** A few quiet sounds, made on the spot. They are off until somebody turns them on. */
/** Notes as frequency, start and length in seconds. */
var TUNES = {
	turn: [[
		660,
		0,
		.12
	], [
		880,
		.12,
		.2
	]],
	card: [[
		420,
		0,
		.05
	]],
	train: [[
		220,
		0,
		.07
	], [
		165,
		.09,
		.09
	]],
	ticket: [
		[
			523,
			0,
			.1
		],
		[
			659,
			.1,
			.1
		],
		[
			784,
			.2,
			.25
		]
	],
	warning: [[
		196,
		0,
		.18
	]],
	fanfare: [
		[
			523,
			0,
			.14
		],
		[
			659,
			.14,
			.14
		],
		[
			784,
			.28,
			.14
		],
		[
			1047,
			.42,
			.5
		]
	]
};
var context = null;
function play(sound) {
	if (!settings.values.sound || typeof AudioContext === "undefined") return;
	context ??= new AudioContext();
	for (const [frequency, start, length] of TUNES[sound]) {
		const at = context.currentTime + start;
		const tone = context.createOscillator();
		const volume = context.createGain();
		tone.frequency.value = frequency;
		tone.type = "triangle";
		volume.gain.setValueAtTime(.12, at);
		volume.gain.exponentialRampToValueAtTime(.001, at + length);
		tone.connect(volume).connect(context.destination);
		tone.start(at);
		tone.stop(at + length);
	}
}
// src/textmode/Announcer.svelte
var root$34 = from_html(`<div class="unseen" aria-live="polite" aria-atomic="true"> </div>`);
function Announcer($$anchor, $$props) {
	push($$props, true);
	/** Announces events to screen readers. Whose turn it is comes from the status in the top bar. */
	let text = state("");
	let told = untrack(() => $$props.table.log.at(-1)?.seq ?? 0);
	let again = false;
	user_effect(() => {
		const fresh = $$props.table.log.filter((entry) => entry.seq > told);
		told = fresh.at(-1)?.seq ?? told;
		const said = fresh.flatMap((entry) => sentencesOf(entry, $$props.context));
		if (!said.length) return;
		again = !again;
		set(text, said.join(" ") + (again ? "\xA0" : ""));
	});
	var div = root$34();
	var text_1 = only_child(div, true);
	template_effect(() => set_text(text_1, get(text)));
	append($$anchor, div);
	pop();
}
// src/chat/chat-text.ts
function wordsOf({ phrase, text }) {
	return phrase ? t(`chat.phrase.${phrase}`) : text ?? "";
}
function lineText(line) {
	return t("chat.line", {
		name: line.name,
		words: wordsOf(line)
	});
}
function problemText(problem) {
	if (problem === "lost") return t("chat.lost");
	if (problem === "too_long") return t("chat.too_long", { n: 200 });
	if (problem.code === "too_fast") return t("chat.too_fast");
	return [refusalText(problem), reasonText(problem.values.reason)].filter(Boolean).join(" ");
}
// src/lib/known.ts
/** Whether a view has a memory: the server leaves it empty at tables without one. */
var hasMemory = (view) => view.seen.length > 0;
/** The seats whose hands one does not see. */
function others(view) {
	return view.hands.flatMap((_, seat) => seat === view.seat ? [] : [seat]);
}
/** The cards that a seat must hold, and how many more it has. */
function knownHand(view, seat) {
	const seen = view.seen[seat] ?? {};
	return {
		seen,
		unknown: (view.hand_sizes[seat] ?? 0) - cardTotal(seen)
	};
}
/** "+3 unknown", or "5 unknown cards" where none is known; nothing where all are known. */
function unknownText({ seen, unknown }) {
	if (cardTotal(seen) === 0) return unknown ? t("known.none_seen", { n: unknown }) : t("text.no_cards");
	return unknown ? t("known.unknown", { n: unknown }) : "";
}
/** "kept 3 of 4 tickets at the start, 2 of 6 since"; nothing until everybody has chosen. */
function keptText(view, seat, rules) {
	if (view.phase === "opening") return "";
	const [kept, offered] = [view.opening_kept[seat] ?? 0, view.offered[seat] ?? 0];
	const of = rules.opening_tickets + rules.opening_long_tickets;
	if (!offered) return t("known.tickets", {
		kept,
		of
	});
	return t("known.tickets.since", {
		kept,
		of,
		since: (view.ticket_counts[seat] ?? 0) - kept,
		offered
	});
}
/** All that is known of a seat in one line: "2 red and 1 blue, +3 unknown; kept 3 of 4 tickets at the start". */
function knownText(view, seat, rules) {
	const hand = knownHand(view, seat);
	return [[cardsInWords(hand.seen), unknownText(hand)].filter(Boolean).join(", "), keptText(view, seat, rules)].filter(Boolean).join("; ");
}
/** The tickets that one turned down; the one that comes up first is first, those out of the game are last. */
function refusedTickets(view) {
	const place = (id) => view.known_ticket_deck.indexOf(id);
	const inDeck = view.refused.filter((id) => place(id) >= 0).sort((a, b) => place(a) - place(b));
	const out = view.refused.filter((id) => place(id) < 0);
	return [...inDeck, ...out].map((id) => ({
		id,
		place: placeText(place(id))
	}));
}
function placeText(above) {
	if (above < 0) return t("known.out");
	return above ? t("known.deck", { n: above }) : t("known.top");
}
// src/lib/menu.ts
function menuOf(actions) {
	const take = /* @__PURE__ */ new Set();
	const claims = /* @__PURE__ */ new Map();
	const stations = /* @__PURE__ */ new Map();
	const pay = [];
	const keep = [];
	const plain = /* @__PURE__ */ new Set();
	for (const action of actions) {
		const [verb, ...words] = action.split(" ");
		if (verb === "take") take.add(parseCard(words[0]));
		else if (verb === "claim") add(claims, words[0], {
			action,
			cards: parseCards(words.slice(1))
		});
		else if (verb === "station") add(stations, words[0], {
			action,
			cards: parseCards(words.slice(1))
		});
		else if (verb === "pay") pay.push({
			action,
			cards: parseCards(words)
		});
		else if (verb === "keep") keep.push(words);
		else plain.add(verb);
	}
	return {
		empty: actions.length === 0,
		draw: plain.has("draw"),
		stop: plain.has("stop"),
		tickets: plain.has("tickets"),
		pass: plain.has("pass"),
		retreat: plain.has("retreat"),
		take,
		claims,
		stations,
		pay,
		keep
	};
}
/** The payments in the order in which they are offered: the fewest cards first, of those the fewest locomotives. */
function cheapestFirst(payments) {
	const locomotives = ({ cards }) => cards.locomotive ?? 0;
	return [...payments].sort((a, b) => cardTotal(a.cards) - cardTotal(b.cards) || locomotives(a) - locomotives(b));
}
/** The payments that use a colour. */
function paymentsIn(payments, color) {
	return payments.filter((payment) => (payment.cards[color] ?? 0) > 0);
}
function add(map, key, payment) {
	const list = map.get(key);
	if (list) list.push(payment);
	else map.set(key, [payment]);
}
// src/textmode/commands.ts
var COMMANDS = [
	"can",
	"hand",
	"display",
	"mine",
	"routes",
	"city",
	"players",
	"chances",
	"known",
	"log",
	"say",
	"hint",
	"undo",
	"help"
];
/** `choices` are the actions that the last answer numbered. */
function interpret(line, now, choices = []) {
	const [word = "", ...rest] = line.trim().split(/\s+/);
	const verb = word.toLowerCase();
	if (/^\d+$/.test(verb) && rest.length === 0 && choices.length) {
		const chosen = choices[Number(verb) - 1];
		if (!chosen) return say(t("text.no_such_number", { n: choices.length }));
		const [what, id, ...cards] = chosen.split(" ");
		return what === "claim" && cards.length === 0 ? claim(now, [id]) : {
			kind: "act",
			action: chosen
		};
	}
	switch (verb) {
		case "":
		case "help":
		case "?": return {
			kind: "say",
			lines: [
				t("text.help"),
				...COMMANDS.map((name) => `${name}: ${t(`text.help.${name}`, exampleOf(now.board))}`),
				t("text.help.actions", exampleOf(now.board))
			]
		};
		case "can": return can(now, rest.join(" ").toLowerCase());
		case "hand": return say(t("text.hand", { cards: cardsInWords(handOf(now)) || t("text.no_cards") }));
		case "display": return say(t("text.display", {
			cards: cardRow(now.view.display),
			deck: now.view.deck_size
		}));
		case "mine": return mine$1(now);
		case "routes": return routes(now, rest.join(" "));
		case "city": return routes(now, rest.join(" "), true);
		case "players": return players(now);
		case "chances": return chances(now);
		case "known": return known(now);
		case "log": return { kind: "log" };
		case "say": return rest.length ? {
			kind: "chat",
			text: rest.join(" ")
		} : say(t("text.help.say"));
		case "hint": return { kind: "hint" };
		case "undo": return { kind: "undo" };
		case "claim": return claim(now, rest);
		case "station": return station(now, rest);
		default: return {
			kind: "act",
			action: line.trim()
		};
	}
}
function say(...lines) {
	return {
		kind: "say",
		lines
	};
}
function handOf({ view, seat }) {
	return (seat === null ? null : view.hands[seat]) ?? {};
}
function chances({ names, chances }) {
	if (!chances) return say(t("live.none"));
	return say(...chances.map((chance, seat) => t("analysis.chance_of", {
		name: names[seat] ?? "",
		value: percent(chance)
	})));
}
var MOST_CLAIMS = 12;
/**
* What can be done now, each with a number: cards and tickets, then the most valuable routes, each with its cheapest payment.
* Stations are one line. `can claims` and `can stations` list them all, `can` and a city what can be done there.
*/
function can(now, about) {
	const { menu, board } = now;
	if (menu.empty) return say(t("text.not_your_turn"));
	const offers = new Offers();
	if (about === "claims") claims(now, offers);
	else if (about === "stations") stations(now, offers);
	else if (about) {
		const city = findCity(board, about);
		if (!city) return say(t("text.no_city", { city: about }));
		claims(now, offers, { city });
		stations(now, offers, city);
		if (offers.lines.length === 0) return say(t("text.nothing_there", { city: board.cityName(city) }));
	} else {
		cardsAndTickets(now, offers);
		claims(now, offers, { most: MOST_CLAIMS });
		if (menu.stations.size) offers.lines.push(t("text.stations", { n: menu.stations.size }));
	}
	return offers.lines.length ? {
		kind: "say",
		lines: offers.lines,
		choices: offers.actions
	} : say(t("text.no_routes"));
}
/** Lines of a list, and the actions that their numbers stand for. */
var Offers = class {
	lines = [];
	actions = [];
	add(text, action) {
		this.actions.push(action);
		this.lines.push(`${this.actions.length}. ${text} (${action})`);
	}
};
function cardsAndTickets({ menu, board }, offers) {
	for (const tickets of menu.keep) offers.add(t("text.keep", { tickets: tickets.map((id) => ticketText(board, id)).join("; ") }), `keep ${tickets.join(" ")}`);
	for (const payment of menu.pay) offers.add(t("text.pay", { cards: cardsInWords(payment.cards) }), payment.action);
	if (menu.retreat) offers.add(t("text.retreat"), "retreat");
	for (const card of menu.take) offers.add(t("text.take", { card: t(`card.${card}`) }), `take ${formatCard(card)}`);
	if (menu.draw) offers.add(t("text.draw"), "draw");
	if (menu.stop) offers.add(t("text.stop"), "stop");
	if (menu.tickets) offers.add(t("text.tickets"), "tickets");
	if (menu.pass) offers.add(t("text.pass"), "pass");
}
/** The routes that can be paid for, the most valuable first; those of a city, and only so many. */
function claims({ menu, board }, offers, only = {}) {
	const payable = [...menu.claims].flatMap(([id, ways]) => {
		const route = board.routes.get(id);
		return route && (!only.city || route.a === only.city || route.b === only.city) ? [{
			route,
			ways
		}] : [];
	}).sort((one, other) => other.route.points - one.route.points);
	if (payable.length === 0) return;
	offers.lines.push(t("text.claims", { n: payable.length }));
	for (const { route, ways } of payable.slice(0, only.most)) {
		const best = cheapestFirst(ways)[0];
		const action = cardTotal(best.cards) > route.length ? `claim ${route.id}` : best.action;
		offers.add(paidFor(t("text.claim", {
			route: routeText(board, route),
			n: route.points
		}), ways), action);
	}
	const more = payable.length - (only.most ?? payable.length);
	if (more > 0) offers.lines.push(t("text.more_claims", { n: more }));
}
function stations({ menu, board }, offers, only) {
	for (const [city, ways] of menu.stations) {
		if (only && city !== only) continue;
		offers.add(paidFor(t("text.station", { city: board.cityName(city) }), ways), cheapestFirst(ways)[0].action);
	}
}
function paidFor(what, ways) {
	return t("text.for", {
		what,
		cards: cardsInWords(cheapestFirst(ways)[0].cards)
	});
}
function mine$1({ board, view, seat }) {
	const held = (seat === null ? null : view.tickets[seat]) ?? [];
	if (held.length === 0) return say(t("text.no_tickets"));
	return say(...held.map((id) => ticketText(board, id)));
}
function players({ view, names }) {
	return say(...names.map((name, seat) => t("text.player", {
		name,
		points: view.points[seat] ?? 0,
		trains: view.trains[seat] ?? 0,
		cards: view.hand_sizes[seat] ?? 0,
		tickets: view.ticket_counts[seat] ?? 0
	})));
}
/** What a perfect memory would know of the others, and where the tickets are that one turned down. */
function known({ board, view, names }) {
	if (!hasMemory(view)) return say(t("text.known.off"));
	return say(...others(view).map((seat) => t("text.known", {
		name: names[seat] ?? "",
		known: knownText(view, seat, board.edition.rules)
	})), ...refusedTickets(view).map(({ id, place }) => t("text.refused", {
		ticket: ticketText(board, id),
		place
	})));
}
/** A city and a route of the board at hand, for texts that show how a command is typed. */
function exampleOf(board) {
	const route = board.edition.routes[0];
	return {
		city: route?.a ?? "",
		route: route?.id ?? ""
	};
}
/** The routes of a city, or all that are free; `all` also those that are taken. */
function routes(now, place, all = false) {
	const { board, view, menu, names } = now;
	const city = place ? findCity(board, place) : null;
	if (place && !city) return say(t("text.no_city", { city: place }));
	if (all && !city) return say(t("text.which_city", exampleOf(board)));
	const listed = (city ? board.routesOf.get(city) ?? [] : board.edition.routes).filter((route) => all || view.routes[route.id] === void 0);
	const owner = (route) => view.routes[route.id];
	return say(...listed.map((route) => {
		const taken = owner(route);
		const state = taken !== void 0 ? t("text.owned", { name: names[taken] ?? "" }) : menu.claims.has(route.id) ? t("text.payable") : "";
		return `${routeText(board, route)}${state ? `, ${state}` : ""} (${route.id})`;
	}), ...listed.length ? [] : [t("text.no_routes")]);
}
/** `claim bergen-oslo`, `claim bergen oslo`, with or without cards. */
function claim(now, words) {
	const { board, menu } = now;
	const whole = `claim ${words.join(" ")}`;
	const [first = "", ...cards] = words;
	if (board.routes.has(first)) return cards.length ? {
		kind: "act",
		action: whole
	} : ways(now, menu.claims.get(first), "claim", first);
	const wanted = first.toLowerCase();
	const matching = board.edition.routes.filter((route) => route.id === wanted || route.id.replace(/-\d+$/, "") === wanted);
	const turned = matching.length ? matching : board.edition.routes.filter((route) => `${route.b}-${route.a}` === wanted);
	if (turned.length === 0) return {
		kind: "act",
		action: whole
	};
	const open = turned.flatMap((route) => menu.claims.get(route.id) ?? []);
	if (cards.length && turned.length === 1) return {
		kind: "act",
		action: `claim ${turned[0].id} ${cards.join(" ")}`
	};
	return ways(now, open, "claim", turned[0].id);
}
function station(now, words) {
	const [first = "", ...cards] = words;
	const city = findCity(now.board, first);
	if (!city || cards.length) return {
		kind: "act",
		action: `station ${[city ?? first, ...cards].join(" ")}`
	};
	return ways(now, now.menu.stations.get(city), "station", city);
}
/** Act if there is one way to pay, number them if there are several or if it takes more cards than spaces, ask why if there is none. */
function ways({ board }, payments, what, id) {
	if (!payments || payments.length === 0) return {
		kind: "why",
		what,
		id
	};
	const spaces = what === "claim" ? board.routes.get(id).length : Infinity;
	if (payments.length === 1 && cardTotal(payments[0].cards) <= spaces) return {
		kind: "act",
		action: payments[0].action
	};
	return {
		kind: "say",
		lines: [t("text.how_to_pay"), ...payments.map((way, k) => `${k + 1}. ${cardsInWords(way.cards)} (${way.action})`)],
		choices: payments.map((way) => way.action)
	};
}
/** A city by its id or by the beginning of its name, with or without accents. */
function findCity(board, text) {
	const wanted = plain(text);
	if (!wanted) return null;
	const cities = board.edition.cities.filter((city) => city.named);
	const exact = cities.find((city) => city.id === wanted || plain(city.name) === wanted);
	if (exact) return exact.id;
	const begun = cities.filter((city) => plain(city.name).startsWith(wanted) || city.id.startsWith(wanted));
	return begun.length === 1 ? begun[0].id : null;
}
function plain(text) {
	return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/ø/g, "o").replace(/[æ]/g, "ae").replace(/\s+/g, " ").trim();
}
// src/textmode/TextMode.svelte
var root$33 = from_html(`<p> </p>`);
var root_1$27 = from_html(`<section class="text card svelte-na97ic"><header class="svelte-na97ic"><h2 class="svelte-na97ic"> </h2> <button class="button svelte-na97ic" type="button"> </button></header> <div class="output svelte-na97ic" role="log" aria-live="polite" tabindex="0"></div> <form class="svelte-na97ic"><label class="svelte-na97ic"><span class="unseen"> </span> <input autocomplete="off" autocapitalize="none" spellcheck="false" class="svelte-na97ic"/></label> <button class="button primary svelte-na97ic"> </button></form></section>`);
function TextMode($$anchor, $$props) {
	push($$props, true);
	/** The game without a board, by typed commands. It acts through the same turn as the board does. */
	/** Each seat's chance to win; null where that is not told. */
	let chances = prop($$props, "chances", 3, null);
	const table = user_derived(() => $$props.turn.table);
	let lines = state([]);
	let choices = [];
	let typed = state("");
	let past = [];
	let back = 0;
	let next = 0;
	let output;
	let input;
	let told = 0;
	const names = user_derived(() => get(table).info?.seats.map((_, seat) => $$props.context.nameOf(seat)) ?? []);
	function write(kind, ...texts) {
		set(lines, [...untrack(() => get(lines)), ...texts.map((text) => ({
			id: next++,
			kind,
			text
		}))].slice(-300));
		tick().then(() => output?.scrollTo({ top: output.scrollHeight }));
	}
	function recent(count) {
		write("happened", ...get(table).log.flatMap((entry) => sentencesOf(entry, $$props.context)).slice(-count));
	}
	function explain(reason) {
		if (reason) write("refused", refusalText(reason));
	}
	async function submit(event) {
		event.preventDefault();
		const line = get(typed);
		set(typed, "");
		back = 0;
		if (line.trim()) past = [line, ...past].slice(0, 50);
		write("typed", line || "?");
		if (!get(table).view) return write("said", t("text.not_begun"));
		const reply = interpret(line, {
			board: $$props.board,
			view: get(table).view,
			menu: get(table).menu,
			names: get(names),
			seat: get(table).seat,
			chances: chances()
		}, choices);
		switch (reply.kind) {
			case "say":
				choices = reply.choices ?? [];
				return write("said", ...reply.lines);
			case "act":
				choices = [];
				return $$props.turn.submit(reply.action);
			case "why": return explain(await get(table).askWhy(reply.what, reply.id));
			case "undo": return get(table).undo();
			case "log": return recent(12);
			case "chat": return get(table).chat.sayText(reply.text);
			case "hint": return write("said", $$props.onhint ? await $$props.onhint() : t("hint.none"));
		}
	}
	function recall(event) {
		if (event.key === "Escape") return $$props.onclose();
		if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
		event.preventDefault();
		back = Math.max(0, Math.min(past.length, back + (event.key === "ArrowUp" ? 1 : -1)));
		set(typed, back ? past[back - 1] : "", true);
	}
	told = untrack(() => get(table).log.at(-1)?.seq ?? 0);
	user_effect(() => {
		const fresh = get(table).log.filter((entry) => entry.seq > told);
		told = fresh.at(-1)?.seq ?? told;
		for (const entry of fresh) write("happened", ...sentencesOf(entry, $$props.context));
		if (fresh.length && get(table).myTurn) write("happened", t("turn.yours"));
	});
	user_effect(() => get(table).chat.view());
	let heard = untrack(() => get(table).chat.lines.at(-1)?.id ?? 0);
	user_effect(() => {
		const fresh = get(table).chat.lines.filter((line) => line.id > heard);
		heard = fresh.at(-1)?.id ?? heard;
		write("happened", ...fresh.map(lineText));
	});
	user_effect(() => {
		if (get(table).chat.problem) write("refused", problemText(get(table).chat.problem));
	});
	user_effect(() => {
		if (get(table).refusal) write("refused", refusalText(get(table).refusal));
	});
	user_effect(() => {
		write("said", t("text.welcome"));
		input.focus();
	});
	var section = root_1$27();
	var header = child(section);
	var h2 = child(header);
	var text_1 = only_child(h2, true);
	var button = sibling(h2, 2);
	var text_2 = only_child(button, true);
	reset(header);
	var div = sibling(header, 2);
	each(div, 21, () => get(lines), (line) => line.id, ($$anchor, line) => {
		var p = root$33();
		var text_3 = only_child(p, true);
		template_effect(() => {
			set_class(p, 1, clsx(get(line).kind), "svelte-na97ic");
			set_text(text_3, get(line).kind === "typed" ? `› ${get(line).text}` : get(line).text);
		});
		append($$anchor, p);
	});
	reset(div);
	bind_this(div, ($$value) => output = $$value, () => output);
	var form = sibling(div, 2);
	var label = child(form);
	var span = child(label);
	var text_4 = only_child(span, true);
	var input_1 = sibling(span, 2);
	remove_input_defaults(input_1);
	bind_this(input_1, ($$value) => input = $$value, () => input);
	reset(label);
	var button_1 = sibling(label, 2);
	var text_5 = only_child(button_1, true);
	reset(form);
	reset(section);
	template_effect(($0, $1, $2, $3, $4, $5, $6) => {
		set_attribute(section, "aria-label", $0);
		set_text(text_1, $1);
		set_text(text_2, $2);
		set_attribute(div, "aria-label", $3);
		set_text(text_4, $4);
		set_attribute(input_1, "placeholder", $5);
		set_text(text_5, $6);
	}, [
		() => t("text.title"),
		() => t("text.title"),
		() => t("text.close"),
		() => t("text.output"),
		() => t("text.command"),
		() => t("text.placeholder", exampleOf($$props.board)),
		() => t("text.send")
	]);
	delegated("click", button, function(...$$args) {
		$$props.onclose?.apply(this, $$args);
	});
	event("submit", form, submit);
	delegated("keydown", input_1, recall);
	bind_value(input_1, () => get(typed), ($$value) => set(typed, $$value));
	append($$anchor, section);
	pop();
}
delegate(["click", "keydown"]);
// src/help/ClaimList.svelte
var root$32 = from_html(`<p> </p>`);
var root_1$26 = from_html(`<strong class="svelte-1tqg73f"> </strong>`);
var root_2$18 = from_html(`<button class="button svelte-1tqg73f" type="button"> </button>`);
var root_3$17 = from_html(`<li class="svelte-1tqg73f"><details><summary class="svelte-1tqg73f"><span> </span> <!></summary> <div class="ways svelte-1tqg73f"></div></details></li>`);
var root_4$13 = from_html(`<ul class="svelte-1tqg73f"></ul>`);
function ClaimList($$anchor, $$props) {
	push($$props, true);
	/** Everything that can be claimed or built, as a list: for keyboards, small screens and screen readers. */
	const menu = user_derived(() => $$props.turn.table.menu);
	const lines = user_derived(() => {
		const routes = [...get(menu).claims].flatMap(([id, payments]) => {
			const route = $$props.board.routes.get(id);
			return route ? [{
				key: id,
				text: routeText($$props.board, route),
				points: route.points,
				payments
			}] : [];
		});
		const stations = [...get(menu).stations].map(([city, payments]) => ({
			key: `station ${city}`,
			text: t("text.station", { city: $$props.board.cityName(city) }),
			points: 0,
			payments
		}));
		return [...routes.sort((one, other) => other.points - one.points), ...stations];
	});
	function choose(payment) {
		$$props.onclose();
		$$props.turn.pay(payment);
	}
	{
		let $0 = user_derived(() => t("claims.title"));
		Dialog($$anchor, {
			get title() {
				return get($0);
			},
			get onclose() {
				return $$props.onclose;
			},
			children: ($$anchor, $$slotProps) => {
				var fragment_1 = comment();
				var node = first_child(fragment_1);
				var consequent = ($$anchor) => {
					var p = root$32();
					var text = only_child(p, true);
					template_effect(($0) => set_text(text, $0), [() => t("claims.none")]);
					append($$anchor, p);
				};
				var alternate = ($$anchor) => {
					var ul = root_4$13();
					each(ul, 21, () => get(lines), (line) => line.key, ($$anchor, line) => {
						var li = root_3$17();
						var details = child(li);
						var summary = child(details);
						var span = child(summary);
						var text_1 = only_child(span, true);
						var node_1 = sibling(span, 2);
						var consequent_1 = ($$anchor) => {
							var strong = root_1$26();
							var text_2 = only_child(strong, true);
							template_effect(($0) => set_text(text_2, $0), [() => t("points", { n: get(line).points })]);
							append($$anchor, strong);
						};
						if_block(node_1, ($$render) => {
							if (get(line).points) $$render(consequent_1);
						});
						reset(summary);
						var div = sibling(summary, 2);
						each(div, 21, () => get(line).payments, (payment) => payment.action, ($$anchor, payment) => {
							var button = root_2$18();
							var text_3 = only_child(button, true);
							template_effect(($0) => set_text(text_3, $0), [() => cardsInWords(get(payment).cards)]);
							delegated("click", button, () => choose(get(payment)));
							append($$anchor, button);
						});
						reset(div);
						reset(details);
						reset(li);
						template_effect(() => set_text(text_1, get(line).text));
						append($$anchor, li);
					});
					reset(ul);
					append($$anchor, ul);
				};
				if_block(node, ($$render) => {
					if (get(lines).length === 0) $$render(consequent);
					else $$render(alternate, -1);
				});
				append($$anchor, fragment_1);
			},
			$$slots: { default: true }
		});
	}
	pop();
}
delegate(["click"]);
// src/help/hint-steps.ts
var STEPS$1 = [
	"look",
	"kind",
	"move"
];
/** Where to look. It names no move. */
function lookText(hint, board) {
	const about = hint.action.startsWith("keep") ? "keep" : hint.reason;
	return t(`hint.look.${about}`, {
		tickets: list(hint.tickets.map((id) => ticketText(board, id))),
		routes: list(hint.routes.map((id) => board.routeEnds(id)))
	});
}
/** What kind of move it is. */
function kindText(hint) {
	return t(`hint.kind.${hint.action.split(" ")[0]}`);
}
/** A step of a hint in one line. */
function stepText(hint, step, board) {
	if (step === 0) return lookText(hint, board);
	if (step === 1) return kindText(hint);
	return `${actionText(hint.action, board)}. ${reasonText$1(hint, board)} (${hint.action})`;
}
/** Hints for somebody who types: each time one is asked for in the same position, it says one step more. */
var SpokenHints = class {
	#hint = null;
	#step = 0;
	async next(table, board) {
		try {
			if (this.#hint?.seq !== table.seq) {
				this.#hint = await getHint(table.id);
				this.#step = 0;
			}
			const text = stepText(this.#hint, this.#step, board);
			const last = this.#step === STEPS$1.length - 1;
			if (!last) this.#step += 1;
			return last ? text : `${text} ${t("hint.say_more")}`;
		} catch (error) {
			return refusalText(error);
		}
	}
};
// src/help/Hint.svelte
var root$31 = from_html(`<p data-hint="kind"> </p>`);
var root_1$25 = from_html(`<p class="move svelte-47wus0" data-hint="move"> </p> <p> </p> <p class="who svelte-47wus0"> </p> <button class="button primary svelte-47wus0" type="button"> </button>`, 1);
var root_2$17 = from_html(`<button class="button svelte-47wus0" type="button"> </button>`);
var root_3$16 = from_html(`<p data-hint="look"> </p> <!> <!>`, 1);
var root_4$12 = from_html(`<p> </p>`);
var root_5$9 = from_html(`<div aria-live="polite"><!></div>`);
function Hint($$anchor, $$props) {
	push($$props, true);
	/** A hint in three steps, each when it is asked for: where to look, what kind of move, which move and why. */
	let hint = state(null);
	let problem = state("");
	let step = state(0);
	const opening = user_derived(() => $$props.table.view?.phase === "opening" && $$props.table.myTurn);
	const stale = user_derived(() => get(hint) !== null && get(hint).seq !== $$props.table.seq && !get(opening));
	user_effect(() => {
		getHint($$props.table.id).then((found) => set(hint, found), (error) => set(problem, refusalText(error), true));
	});
	function follow() {
		if (get(hint)) $$props.table.act(get(hint).action);
		$$props.onclose();
	}
	{
		let $0 = user_derived(() => t("hint.title"));
		Dialog($$anchor, {
			get title() {
				return get($0);
			},
			get onclose() {
				return $$props.onclose;
			},
			children: ($$anchor, $$slotProps) => {
				var div = root_5$9();
				var node = child(div);
				var consequent_2 = ($$anchor) => {
					var fragment_1 = root_3$16();
					var p = first_child(fragment_1);
					var text = only_child(p, true);
					var node_1 = sibling(p, 2);
					var consequent = ($$anchor) => {
						var p_1 = root$31();
						var text_1 = only_child(p_1, true);
						template_effect(($0) => set_text(text_1, $0), [() => kindText(get(hint))]);
						append($$anchor, p_1);
					};
					if_block(node_1, ($$render) => {
						if (get(step) >= 1) $$render(consequent);
					});
					var node_2 = sibling(node_1, 2);
					var consequent_1 = ($$anchor) => {
						var fragment_2 = root_1$25();
						var p_2 = first_child(fragment_2);
						var text_2 = only_child(p_2, true);
						var p_3 = sibling(p_2, 2);
						var text_3 = only_child(p_3, true);
						var p_4 = sibling(p_3, 2);
						var text_4 = only_child(p_4, true);
						var button = sibling(p_4, 2);
						var text_5 = only_child(button, true);
						template_effect(($0, $1, $2, $3) => {
							set_text(text_2, $0);
							set_text(text_3, $1);
							set_text(text_4, $2);
							button.disabled = get(stale);
							set_text(text_5, $3);
						}, [
							() => actionText(get(hint).action, $$props.board),
							() => reasonText$1(get(hint), $$props.board),
							() => t("hint.by", { name: botName(get(hint).bot) }),
							() => t("hint.do")
						]);
						delegated("click", button, follow);
						append($$anchor, fragment_2);
					};
					var alternate = ($$anchor) => {
						var button_1 = root_2$17();
						var text_6 = only_child(button_1, true);
						template_effect(($0) => set_text(text_6, $0), [() => t(`hint.more.${STEPS$1[get(step) + 1]}`)]);
						delegated("click", button_1, () => set(step, get(step) + 1));
						append($$anchor, button_1);
					};
					if_block(node_2, ($$render) => {
						if (get(step) >= 2) $$render(consequent_1);
						else $$render(alternate, -1);
					});
					template_effect(($0) => set_text(text, $0), [() => lookText(get(hint), $$props.board)]);
					append($$anchor, fragment_1);
				};
				var alternate_1 = ($$anchor) => {
					var p_5 = root_4$12();
					var text_7 = only_child(p_5, true);
					template_effect(($0) => set_text(text_7, $0), [() => get(problem) || t("hint.thinking")]);
					append($$anchor, p_5);
				};
				if_block(node, ($$render) => {
					if (get(hint)) $$render(consequent_2);
					else $$render(alternate_1, -1);
				});
				reset(div);
				append($$anchor, div);
			},
			$$slots: { default: true }
		});
	}
	pop();
}
delegate(["click"]);
// src/help/lesson.ts
/** A step in progress: payment, tickets to choose from, a tunnel. No card may cover it. */
var DOCK = "[data-dock]";
var MAP = "main.map";
/** Stands for the routes that can be claimed and help a ticket. */
var HELPFUL = "helpful";
/** On a phone some things lie behind a tab: then the tab is pointed at. */
var tab = (name) => `[data-tab='${name}']`;
var MARKET = ["section.market", tab("cards")];
var mine = (what) => [`[data-player].me [data-count='${what}']`, "[data-player].me"];
var did = (type, times = 1) => (happened, seat) => own(happened, seat).filter((event) => event.type === type).length >= times;
var drewTwo = (happened, seat) => own(happened, seat).filter((event) => event.type === "card_drawn" || event.type === "card_taken").length >= 2;
function own(happened, seat) {
	return happened.flatMap((entry) => entry.events.filter((event) => "seat" in event && event.seat === seat));
}
var mayClaim = (view) => view.legal_actions.some((action) => action.startsWith("claim "));
function lessonOf(edition) {
	const { rules, routes } = edition;
	const has = (kind) => routes.some((route) => route.kind === kind);
	/** Free routes of a kind first. */
	const on = (wanted) => {
		const found = routes.filter(wanted).map((route) => `[data-route='${route.id}']`);
		return [
			...found.map((route) => `${route}:not([data-owner])`),
			...found,
			MAP
		];
	};
	return [
		{
			name: "welcome",
			target: []
		},
		{
			name: "tickets",
			done: did("tickets_chosen"),
			values: { keep: rules.opening_keep },
			target: ["[data-dock='choice']"],
			needs: ["section.hand"]
		},
		{
			name: "board",
			target: [MAP]
		},
		{
			name: "draw",
			done: drewTwo,
			target: MARKET
		},
		{
			name: rules.display_locomotive_is_whole_draw ? "locomotive" : "locomotive.free",
			target: [
				"[data-slot][data-card='locomotive']",
				"[data-hand='locomotive']",
				...MARKET
			],
			needs: MARKET
		},
		{
			name: "collect",
			ready: mayClaim,
			done: did("route_claimed"),
			earlyTarget: MARKET,
			target: [
				DOCK,
				HELPFUL,
				MAP
			],
			needs: [MAP]
		},
		{
			name: "points",
			target: mine("points")
		},
		!rules.locomotives_wild_on.includes("regular") && {
			name: "locomotives.limited",
			target: on((route) => route.kind !== "regular")
		},
		has("ferry") && {
			name: ferryLesson(edition),
			values: { any: rules.ferry_any_for_one },
			target: on((route) => route.kind === "ferry")
		},
		has("tunnel") && {
			name: "tunnel",
			values: { reveal: rules.tunnel_reveal },
			target: on((route) => route.kind === "tunnel")
		},
		rules.stations > 0 && {
			name: "station",
			values: { points: rules.station_points },
			target: mine("stations")
		},
		routes.some((route) => route.bonus_draw > 0) && {
			name: "bonus_draw",
			target: on((route) => route.bonus_draw > 0)
		},
		edition.bonus_cards.length > 0 && {
			name: rules.bonus_cards === "all" ? "bonus.one" : "bonus.some",
			target: ["section.bonuses", tab("table")]
		},
		{
			name: "more_tickets",
			values: { draw: rules.ticket_draw },
			target: ["[data-deck='tickets']", tab("cards")]
		},
		{
			name: "end",
			values: { trains: rules.last_round_at },
			target: mine("trains")
		}
	].filter((step) => step !== false);
}
function ferryLesson({ rules }) {
	if (rules.ferry_any_for_one) return "ferry.any";
	return rules.ferry_symbol === "locomotive_or_pair" ? "ferry.pair" : "ferry";
}
/** The index of the step to show, given the log and how many steps were read. */
function position(steps, read, happened, seat) {
	let at = read;
	while (at < steps.length && steps[at].done?.(happened, seat)) at += 1;
	return at;
}
/** Where a learner is whose progress is not known: after the last step that the log shows to be done. */
function reached(steps, happened, seat) {
	return steps.findLastIndex((step) => step.done?.(happened, seat)) + 1;
}
// src/help/lesson-progress.ts
/** Which tables of this browser are lessons, and how far each has come: a lesson goes on after a reload and in another tab. */
var KEY$1 = "northline.lessons";
/** The oldest are forgotten. */
var MOST = 30;
function lessonProgress(table) {
	return stored$1().find(([id]) => id === table)?.[1] ?? null;
}
function keepLessonProgress(table, progress) {
	save(KEY$1, [[table, progress], ...stored$1().filter(([id]) => id !== table)].slice(0, MOST));
}
function stored$1() {
	const found = load(KEY$1);
	return Array.isArray(found) ? found : [];
}
/** Between the card and the edge of the window. */
var MARGIN = 8;
/** How finely the window is searched for a free place. */
var STEPS = 12;
/** However little is hidden: any other place is better. */
var HIDING = 1e6;
var CROWDING = .05;
var DISTANCE = 20;
/** The best place for a card of this size: nothing needed is covered if that is possible at all, and it is close by. */
function place(card, scene) {
	let best = {
		left: 0,
		top: 0
	};
	let least = Infinity;
	for (const at of candidates(card, scene)) {
		const cost = costOf({
			...at,
			...card
		}, scene);
		if (cost < least) [best, least] = [at, cost];
	}
	return best;
}
/** Whether a card here covers something that it must not. */
function covers(card, { target, needed }) {
	return [target, ...needed].some((box) => box !== null && overlap(card, box) > 0);
}
/** A place that keeps the card inside the window. */
function inside({ left, top }, card, window) {
	return {
		left: Math.max(MARGIN, Math.min(left, window.width - card.width - MARGIN)),
		top: Math.max(MARGIN, Math.min(top, window.height - card.height - MARGIN))
	};
}
/** The shortest line from the card to what it speaks of; null when they touch. */
function arrow(card, target) {
	const [x1, x2] = nearest(card.left, card.left + card.width, target.left, target.left + target.width);
	const [y1, y2] = nearest(card.top, card.top + card.height, target.top, target.top + target.height);
	return Math.hypot(x2 - x1, y2 - y1) < 4 ? null : {
		x1,
		y1,
		x2,
		y2
	};
}
/** The part of a box that lies in another one; null when there is none. */
function clip(box, frame) {
	const left = Math.max(box.left, frame.left);
	const top = Math.max(box.top, frame.top);
	const width = Math.min(box.left + box.width, frame.left + frame.width) - left;
	const height = Math.min(box.top + box.height, frame.top + frame.height) - top;
	return width > 0 && height > 0 ? {
		left,
		top,
		width,
		height
	} : null;
}
function costOf(card, { target, needed, spared }) {
	const sum = (boxes) => boxes.reduce((total, box) => total + overlap(card, box), 0);
	const away = target ? Math.max(0, distance(card, target) - 22) : 0;
	return HIDING * (sum(needed) + (target ? overlap(card, target) : 0)) + CROWDING * sum(spared) + DISTANCE * away;
}
/** Beside the target on each side, at both ends and in the middle of it; and everywhere else, coarsely. */
function candidates(card, { window, target }) {
	const found = [];
	if (target) {
		const across = [
			target.left,
			target.left + (target.width - card.width) / 2,
			target.left + target.width - card.width
		];
		const down = [
			target.top,
			target.top + (target.height - card.height) / 2,
			target.top + target.height - card.height
		];
		for (const left of across) found.push({
			left,
			top: target.top - card.height - 22
		}, {
			left,
			top: target.top + target.height + 22
		});
		for (const top of down) found.push({
			left: target.left - card.width - 22,
			top
		}, {
			left: target.left + target.width + 22,
			top
		});
	}
	for (let row = 0; row <= STEPS; row += 1) for (let column = 0; column <= STEPS; column += 1) found.push({
		left: MARGIN + (window.width - card.width - 16) * column / STEPS,
		top: MARGIN + (window.height - card.height - 16) * row / STEPS
	});
	return found.map((at) => inside(at, card, window));
}
function overlap(one, other) {
	const shared = clip(one, other);
	return shared ? shared.width * shared.height : 0;
}
function distance(one, other) {
	const line = arrow(one, other);
	return line ? Math.hypot(line.x2 - line.x1, line.y2 - line.y1) : 0;
}
/** The ends of the shortest way between two ranges: the middle of what they share, or the edges that face each other. */
function nearest(from, to, start, end) {
	if (to < start) return [to, start];
	if (end < from) return [from, end];
	const middle = (Math.max(from, start) + Math.min(to, end)) / 2;
	return [middle, middle];
}
// src/help/pointer.ts
/** What a card points at: finds it on the page and says where it is. */
/** What scrolls or clips: outside of it nothing can be seen. */
var FRAMES = ".window, .scrolls, .panel, .strip, .shelf, aside";
/** The box of what can be seen of an element; null if that is nothing, or less than its middle. */
function visibleBox(element) {
	const whole = element.getBoundingClientRect();
	let seen = clip(whole, {
		left: 0,
		top: 0,
		width: innerWidth,
		height: innerHeight
	});
	for (let frame = element.parentElement?.closest(FRAMES); frame && seen; frame = frame.parentElement?.closest(FRAMES)) seen = clip(seen, frame.getBoundingClientRect());
	const small = whole.width < innerWidth / 3 && whole.height < innerHeight / 3;
	return seen && small && seen.width * seen.height < whole.width * whole.height / 2 ? null : seen;
}
/** The first of these that can be seen. */
function firstVisible(selectors) {
	for (const selector of selectors) for (const element of document.querySelectorAll(selector)) {
		const box = visibleBox(element);
		if (box) return {
			element,
			box
		};
	}
	return null;
}
function allVisible(selectors) {
	if (!selectors.length) return [];
	return [...document.querySelectorAll(selectors.join())].flatMap((element) => visibleBox(element) ?? []);
}
/** Bring the first of these into view where it lies in a list that scrolls. The board is left where it is. */
function scrollTo(selectors) {
	for (const selector of selectors) {
		const element = document.querySelector(selector);
		if (!element) continue;
		if (!element.closest(".window")) element.scrollIntoView({
			block: "nearest",
			inline: "nearest"
		});
		return;
	}
}
// src/help/Lesson.svelte
var root$30 = from_svg(`<marker id="lesson-tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="4" markerHeight="4" orient="auto-start-reverse" class="svelte-1io74ez"><path d="M0 0 10 5 0 10z" class="svelte-1io74ez"></path></marker><line marker-end="url(#lesson-tip)" class="svelte-1io74ez"></line>`, 1);
var root_1$24 = from_svg(`<svg class="pointer svelte-1io74ez" aria-hidden="true"><rect class="ring svelte-1io74ez" rx="10" data-lesson-target=""></rect><!></svg>`);
var root_2$16 = from_html(`<button class="button primary svelte-1io74ez" type="button"> </button>`);
var root_3$15 = from_html(`<p aria-live="polite" class="svelte-1io74ez"> </p> <div class="row svelte-1io74ez"><button class="button svelte-1io74ez" type="button"> </button> <progress class="svelte-1io74ez"></progress> <!></div>`, 1);
var root_4$11 = from_html(`<!> <section aria-labelledby="lesson-title"><div class="head svelte-1io74ez"><button type="button" class="grip svelte-1io74ez"><svg viewBox="0 0 10 16" aria-hidden="true" class="svelte-1io74ez"><path d="M2 2h.01M8 2h.01M2 8h.01M8 8h.01M2 14h.01M8 14h.01" stroke="currentColor" stroke-width="3" stroke-linecap="round"></path></svg></button> <h2 id="lesson-title" class="svelte-1io74ez"> </h2> <button type="button" class="fold svelte-1io74ez"><svg viewBox="0 0 16 16" aria-hidden="true" class="svelte-1io74ez"><path fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"></path></svg></button></div> <!></section>`, 1);
function Lesson($$anchor, $$props) {
	push($$props, true);
	/** The current step of a lesson: a card beside what it speaks of, with an arrow to it. It can be moved and folded. */
	/** Beside the board these are the first to be covered only if there is no other place. */
	const SPARED = [
		"section.market",
		"section.hand",
		".tabs",
		".players"
	];
	const NUDGE = 24;
	const ARROWS = {
		ArrowLeft: [-24, 0],
		ArrowRight: [NUDGE, 0],
		ArrowUp: [0, -24],
		ArrowDown: [0, NUDGE]
	};
	const steps = user_derived(() => lessonOf($$props.board.edition));
	const before = untrack(() => lessonProgress($$props.table.id));
	let read = state(proxy(before?.read ?? untrack(() => $$props.table.seat === null ? 0 : reached(get(steps), $$props.table.log, $$props.table.seat))));
	let left = state(proxy(before?.left ?? false));
	let folded = state(false);
	const at = user_derived(() => $$props.table.seat === null ? get(read) : position(get(steps), get(read), $$props.table.log, $$props.table.seat));
	const step = user_derived(() => get(steps)[get(at)]);
	const waiting = user_derived(() => get(step)?.done !== void 0);
	const early = user_derived(() => get(step)?.ready !== void 0 && $$props.table.view !== null && !get(step).ready($$props.table.view));
	const shown = user_derived(() => get(step) !== void 0 && !get(left) && !$$props.table.over);
	user_effect(() => keepLessonProgress($$props.table.id, {
		read: get(at),
		left: get(left)
	}));
	/** Open the card again for whoever has left the lesson. */
	function resume() {
		set(left, false);
		set(folded, false);
		if (get(at) >= get(steps).length) set(read, 0);
	}
	const helpful = user_derived(() => ($$props.table.progress?.tickets ?? []).filter((line) => line.status === "open").flatMap((line) => line.way).filter((route) => $$props.table.menu.claims.has(route)));
	/** One text: it is the same as before more often than what it is made of. */
	const selectors = user_derived(() => (get(early) && get(step)?.earlyTarget || (get(step)?.target ?? [])).flatMap((selector) => selector === "helpful" ? get(helpful).map((route) => `[data-route='${route}']`) : selector).join("|"));
	const targets = user_derived(() => get(selectors) ? get(selectors).split("|") : []);
	let size = proxy({
		width: 0,
		height: 0
	});
	let ring = state(null);
	let placed = state({
		left: 0,
		top: 0
	});
	/** Where the learner has put the card. */
	let moved = state(null);
	let innerWidth = state(0);
	let innerHeight = state(0);
	const window_ = user_derived(() => ({
		width: get(innerWidth),
		height: get(innerHeight)
	}));
	const card = user_derived(() => ({
		...inside(get(moved) ?? get(placed), size, get(window_)),
		...size
	}));
	const line = user_derived(() => get(ring) && !get(folded) ? arrow(get(card), get(ring)) : null);
	/** Just around the target, and never out of the window. */
	function around({ left, top, width, height }) {
		return clip({
			left: left - 5,
			top: top - 5,
			width: width + 10,
			height: height + 10
		}, {
			left: 3,
			top: 3,
			width: get(window_).width - 6,
			height: get(window_).height - 6
		});
	}
	user_effect(() => {
		get(at), get(innerWidth), get(innerHeight);
		set(moved, null);
	});
	user_effect(() => {
		if (get(shown)) get(targets), tick().then(() => scrollTo(untrack(() => get(targets))));
	});
	user_effect(() => {
		if (!get(shown)) return;
		const [wanted, needs, cardSize, window] = [
			get(targets),
			get(step)?.needs ?? [],
			size,
			get(window_)
		];
		let last;
		let frame = requestAnimationFrame(function look() {
			frame = requestAnimationFrame(look);
			const found = firstVisible(wanted);
			const scene = {
				window,
				target: found && around(found.box),
				needed: allVisible([
					"header.bar",
					DOCK,
					...found?.element.matches("[data-dock]") ? needs.filter((need) => need !== MAP) : needs
				]),
				spared: allVisible(SPARED)
			};
			if (!same(get(ring), scene.target)) set(ring, scene.target);
			if (found?.element === last && !covers({
				...inside(get(placed), cardSize, window),
				...cardSize
			}, scene)) return;
			last = found?.element ?? null;
			const next = place(cardSize, scene);
			if (next.left !== get(placed).left || next.top !== get(placed).top) set(placed, next);
		});
		return () => cancelAnimationFrame(frame);
	});
	function same(one, other) {
		return one === other || one !== null && other !== null && [
			"left",
			"top",
			"width",
			"height"
		].every((side) => Math.abs(one[side] - other[side]) < .5);
	}
	function drag(event) {
		const handle = event.currentTarget;
		const from = {
			left: get(card).left - event.clientX,
			top: get(card).top - event.clientY
		};
		const move = ({ clientX, clientY }) => {
			set(moved, inside({
				left: from.left + clientX,
				top: from.top + clientY
			}, size, get(window_)));
		};
		const end = () => handle.removeEventListener("pointermove", move);
		handle.setPointerCapture(event.pointerId);
		handle.addEventListener("pointermove", move);
		handle.addEventListener("pointerup", end, { once: true });
		handle.addEventListener("pointercancel", end, { once: true });
	}
	function nudge(event) {
		const by = ARROWS[event.key];
		if (!by) return;
		set(moved, inside({
			left: get(card).left + by[0],
			top: get(card).top + by[1]
		}, size, get(window_)));
		event.preventDefault();
		event.stopPropagation();
	}
	var $$exports = { resume };
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_4 = ($$anchor) => {
		var fragment_1 = root_4$11();
		var node_1 = first_child(fragment_1);
		var consequent_1 = ($$anchor) => {
			var svg = root_1$24();
			var rect = child(svg);
			var node_2 = sibling(rect);
			var consequent = ($$anchor) => {
				var fragment_2 = root$30();
				var line_1 = sibling(first_child(fragment_2));
				template_effect(() => {
					set_attribute(line_1, "x1", get(line).x1);
					set_attribute(line_1, "y1", get(line).y1);
					set_attribute(line_1, "x2", get(line).x2);
					set_attribute(line_1, "y2", get(line).y2);
				});
				append($$anchor, fragment_2);
			};
			if_block(node_2, ($$render) => {
				if (get(line)) $$render(consequent);
			});
			reset(svg);
			template_effect(() => {
				set_attribute(svg, "width", get(innerWidth));
				set_attribute(svg, "height", get(innerHeight));
				set_attribute(rect, "x", get(ring).left);
				set_attribute(rect, "y", get(ring).top);
				set_attribute(rect, "width", get(ring).width);
				set_attribute(rect, "height", get(ring).height);
			});
			append($$anchor, svg);
		};
		if_block(node_1, ($$render) => {
			if (get(ring) && !get(folded)) $$render(consequent_1);
		});
		var section = sibling(node_1, 2);
		let classes;
		let styles;
		var div = child(section);
		var button = child(div);
		var h2 = sibling(button, 2);
		var text = only_child(h2, true);
		var button_1 = sibling(h2, 2);
		var svg_1 = child(button_1);
		var path = only_child(svg_1);
		reset(button_1);
		reset(div);
		var node_3 = sibling(div, 2);
		var consequent_3 = ($$anchor) => {
			var fragment_3 = root_3$15();
			var p = first_child(fragment_3);
			var text_1 = only_child(p, true);
			var div_1 = sibling(p, 2);
			var button_2 = child(div_1);
			var text_2 = only_child(button_2, true);
			var progress = sibling(button_2, 2);
			var node_4 = sibling(progress, 2);
			var consequent_2 = ($$anchor) => {
				var button_3 = root_2$16();
				var text_3 = only_child(button_3, true);
				template_effect(($0) => set_text(text_3, $0), [() => get(at) + 1 === get(steps).length ? t("lesson.finish") : t("lesson.next")]);
				delegated("click", button_3, () => set(read, get(at) + 1));
				append($$anchor, button_3);
			};
			if_block(node_4, ($$render) => {
				if (!get(waiting)) $$render(consequent_2);
			});
			reset(div_1);
			template_effect(($0, $1, $2) => {
				set_text(text_1, $0);
				set_text(text_2, $1);
				set_attribute(progress, "max", get(steps).length);
				set_value(progress, get(at));
				set_attribute(progress, "aria-label", $2);
			}, [
				() => t(`lesson.${get(step).name}${get(early) ? ".early" : ""}`, get(step).values),
				() => t("lesson.leave"),
				() => t("lesson.progress")
			]);
			delegated("click", button_2, () => set(left, true));
			append($$anchor, fragment_3);
		};
		if_block(node_3, ($$render) => {
			if (!get(folded)) $$render(consequent_3);
		});
		reset(section);
		template_effect(($0, $1, $2, $3, $4, $5) => {
			classes = set_class(section, 1, "lesson card svelte-1io74ez", null, classes, { folded: get(folded) });
			set_attribute(section, "data-step", get(step).name);
			styles = set_style(section, "", styles, { transform: $0 });
			set_attribute(button, "aria-label", $1);
			set_attribute(button, "title", $2);
			set_text(text, $3);
			set_attribute(button_1, "aria-expanded", !get(folded));
			set_attribute(button_1, "aria-label", $4);
			set_attribute(button_1, "title", $5);
			set_attribute(path, "d", get(folded) ? "M3 10.5 8 5.5l5 5" : "M3 5.5l5 5 5-5");
		}, [
			() => `translate(${Math.round(get(card).left)}px, ${Math.round(get(card).top)}px)`,
			() => t("lesson.move"),
			() => t("lesson.move"),
			() => t(`lesson.${get(step).name}.title`),
			() => t(get(folded) ? "lesson.unfold" : "lesson.fold"),
			() => t(get(folded) ? "lesson.unfold" : "lesson.fold")
		]);
		delegated("pointerdown", button, drag);
		delegated("keydown", button, nudge);
		delegated("click", button_1, () => set(folded, !get(folded)));
		bind_element_size(section, "offsetWidth", ($$value) => size.width = $$value);
		bind_element_size(section, "offsetHeight", ($$value) => size.height = $$value);
		append($$anchor, fragment_1);
	};
	if_block(node, ($$render) => {
		if (get(step) && get(shown)) $$render(consequent_4);
	});
	bind_window_size("innerWidth", ($$value) => set(innerWidth, $$value, true));
	bind_window_size("innerHeight", ($$value) => set(innerHeight, $$value, true));
	append($$anchor, fragment);
	return pop($$exports);
}
delegate([
	"pointerdown",
	"keydown",
	"click"
]);
// src/help/HelpOverlays.svelte
var root$29 = from_html(`<!> <!> <!> <button class="totext button svelte-9d7n5x" type="button"> </button>`, 1);
function HelpOverlays($$anchor, $$props) {
	push($$props, true);
	/** Each seat's chance to win, for those who watch bots; null elsewhere. */
	/** Opens the chat, where there is one. */
	const chances = prop($$props, "chances", 3, null);
	const spokenHints = new SpokenHints();
	let teacher = state(void 0);
	let open = state(null);
	let opener = null;
	user_pre_effect(() => {
		if (get(open) !== null) opener ??= document.activeElement;
	});
	user_effect(() => {
		if (get(open) !== null) return;
		const before = opener;
		opener = null;
		tick().then(() => recoverFocus(before));
	});
	function help() {
		set(open, "help");
	}
	function hint() {
		set(open, "hint");
	}
	function key(event) {
		if (isHandledElsewhere(event) || get(open) !== null || document.querySelector("dialog[open]")) return;
		const pressed = tableKey(event.key);
		if (!pressed) return;
		const { menu, view } = $$props.table;
		switch (pressed.name) {
			case "take": {
				const card = view?.display[pressed.slot ?? 0];
				if (card) $$props.turn.take(card);
				break;
			}
			case "draw":
				$$props.turn.draw();
				break;
			case "tickets":
				$$props.turn.drawTickets();
				break;
			case "routes":
				set(open, "claims");
				break;
			case "map":
				document.querySelector("[role=\"application\"]")?.focus();
				break;
			case "stop":
				if (menu.stop) $$props.turn.submit("stop");
				break;
			case "pass":
				if (menu.pass) $$props.turn.submit("pass");
				break;
			case "retreat":
				if (menu.retreat) $$props.turn.submit("retreat");
				break;
			case "undo":
				if ($$props.table.canUndo) $$props.table.undo();
				break;
			case "go_on":
				$$props.table.goOn();
				break;
			case "hint":
				if ($$props.table.info?.hints && $$props.table.myTurn) set(open, "hint");
				break;
			case "chat":
				$$props.onchat();
				break;
			case "text":
				set(open, "text");
				break;
			case "help": set(open, "help");
		}
		event.preventDefault();
	}
	const keys = HELP.map(([written, name]) => [written, `keys.${name}`]);
	const close = () => set(open, null);
	function resumeLesson() {
		close();
		get(teacher)?.resume();
	}
	var $$exports = {
		help,
		hint
	};
	var fragment = root$29();
	event("keydown", $window, key);
	var node = first_child(fragment);
	Announcer(node, {
		get table() {
			return $$props.table;
		},
		get context() {
			return $$props.context;
		}
	});
	var node_1 = sibling(node, 2);
	var consequent = ($$anchor) => {
		bind_this(Lesson($$anchor, {
			get table() {
				return $$props.table;
			},
			get board() {
				return $$props.board;
			}
		}), ($$value) => set(teacher, $$value, true), () => get(teacher));
	};
	if_block(node_1, ($$render) => {
		if ($$props.lesson) $$render(consequent);
	});
	var node_2 = sibling(node_1, 2);
	var consequent_1 = ($$anchor) => {
		{
			let $0 = user_derived(() => get(teacher) && resumeLesson);
			KeyboardHelp($$anchor, {
				get keys() {
					return keys;
				},
				get edition() {
					return $$props.board.edition.id;
				},
				onclose: close,
				ontext: () => set(open, "text"),
				get onlesson() {
					return get($0);
				}
			});
		}
	};
	var consequent_2 = ($$anchor) => {
		ClaimList($$anchor, {
			get turn() {
				return $$props.turn;
			},
			get board() {
				return $$props.board;
			},
			onclose: close
		});
	};
	var consequent_3 = ($$anchor) => {
		Hint($$anchor, {
			get table() {
				return $$props.table;
			},
			get board() {
				return $$props.board;
			},
			onclose: close
		});
	};
	var consequent_4 = ($$anchor) => {
		TextMode($$anchor, {
			get turn() {
				return $$props.turn;
			},
			get board() {
				return $$props.board;
			},
			get context() {
				return $$props.context;
			},
			get chances() {
				return chances();
			},
			onclose: close,
			onhint: () => spokenHints.next($$props.table, $$props.board)
		});
	};
	if_block(node_2, ($$render) => {
		if (get(open) === "help") $$render(consequent_1);
		else if (get(open) === "claims") $$render(consequent_2, 1);
		else if (get(open) === "hint") $$render(consequent_3, 2);
		else if (get(open) === "text") $$render(consequent_4, 3);
	});
	var button = sibling(node_2, 2);
	var text = only_child(button, true);
	template_effect(($0) => set_text(text, $0), [() => t("text.title")]);
	delegated("click", button, () => set(open, "text"));
	append($$anchor, fragment);
	return pop($$exports);
}
delegate(["click"]);
// src/lib/muted.svelte.ts
var KEY = "northline.muted";
function stored() {
	const names = load(KEY);
	return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
}
var Muted = class {
	#names = state(stored());
	constructor() {
		if (typeof addEventListener === "undefined") return;
		addEventListener("storage", (event) => {
			if (event.key === KEY) set(this.#names, stored());
		});
	}
	has(name) {
		return get(this.#names).includes(name.toLowerCase());
	}
	set(name, on) {
		const others = get(this.#names).filter((other) => other !== name.toLowerCase());
		set(this.#names, on ? [...others, name.toLowerCase()].slice(-100) : others);
		save(KEY, get(this.#names));
	}
};
var muted = new Muted();
// src/lib/chat.svelte.ts
var ABOUT_CHAT = [
	"too_fast",
	"chat_off",
	"muted",
	"table_closed",
	"bad_message",
	"not_seated"
];
var PHRASES = Object.keys({
	hello: true,
	good_luck: true,
	well_played: true,
	thanks: true,
	sorry: true,
	one_moment: true,
	goodbye: true
});
function lengthOf(text) {
	return [...text.trim()].length;
}
var Chat = class {
	#lines = state([]);
	#draft = state("");
	get draft() {
		return get(this.#draft);
	}
	set draft(value) {
		set(this.#draft, value, true);
	}
	#unread = state(0);
	get unread() {
		return get(this.#unread);
	}
	set unread(value) {
		set(this.#unread, value, true);
	}
	#problem = state(null);
	get problem() {
		return get(this.#problem);
	}
	set problem(value) {
		set(this.#problem, value);
	}
	onunread = null;
	#_lines = user_derived(() => get(this.#lines).filter((line) => line.mine || !muted.has(line.name)));
	get lines() {
		return get(this.#_lines);
	}
	set lines(value) {
		set(this.#_lines, value);
	}
	#send;
	#seats = [];
	#me = null;
	#next = 1;
	#pending = null;
	#viewers = 0;
	#mutedSeats = /* @__PURE__ */ new Set();
	constructor(send) {
		this.#send = send;
	}
	sayPhrase(phrase) {
		this.#say(phrase, {
			type: "chat",
			phrase
		});
	}
	sayDraft() {
		this.sayText(this.draft);
	}
	sayText(words) {
		const text = words.trim();
		if (lengthOf(text) > 200) this.problem = "too_long";
		else if (text) this.#say(text, {
			type: "chat",
			text
		});
	}
	#say(what, message) {
		if (this.#pending) return;
		this.problem = null;
		if (this.#send(message)) this.#pending = what;
		else this.problem = "lost";
	}
	/** Whether a refusal answers the message being sent. */
	refused(refusal) {
		if (!this.#pending || refusal.seq !== null || !ABOUT_CHAT.includes(refusal.code)) return false;
		this.#pending = null;
		this.problem = refusal;
		return true;
	}
	/** The connection is lost, and with it whether the last message arrived. */
	disconnected() {
		if (!this.#pending) return;
		this.#pending = null;
		this.problem = "lost";
	}
	receive({ seat, phrase, text }) {
		const mine = seat === this.#me;
		const line = {
			id: this.#next++,
			seat,
			name: this.#seats[seat]?.name ?? "",
			mine,
			phrase,
			text
		};
		set(this.#lines, [...get(this.#lines), line].slice(-100));
		if (mine) {
			if (text !== null && this.#pending === this.draft.trim()) this.draft = "";
			this.#pending = null;
		} else if (!this.#viewers && !muted.has(line.name)) {
			this.unread += 1;
			this.onunread?.(line);
		}
	}
	/** The chat is in view until the returned function is called. */
	view() {
		this.#viewers += 1;
		this.unread = 0;
		return () => {
			this.#viewers -= 1;
		};
	}
	/** Who sits where; `reconnected` when the server has forgotten the mutes of the last connection. */
	setSeats(seats, me, reconnected) {
		this.#seats = seats;
		this.#me = me;
		this.#syncMutes(reconnected);
	}
	mute(name, on) {
		muted.set(name, on);
		this.#syncMutes(false);
	}
	/** Tell the server whom to mute, so that it does not send their lines at all. */
	#syncMutes(reconnected) {
		const wanted = /* @__PURE__ */ new Set();
		this.#seats.forEach(({ name }, seat) => {
			if (name && seat !== this.#me && muted.has(name)) wanted.add(seat);
		});
		for (const seat of wanted) if (reconnected || !this.#mutedSeats.has(seat)) this.#send({
			type: "mute",
			seat,
			on: true
		});
		for (const seat of this.#mutedSeats) if (!wanted.has(seat)) this.#send({
			type: "mute",
			seat,
			on: false
		});
		this.#mutedSeats = wanted;
	}
};
// src/lib/server-time.ts
/**
* What time it is for the server, whatever the clock of this device says. Clocks are shown from the server's deadlines, so
* that they are right after a reload, on a device whose clock is wrong, and after a sleep.
*/
/** Milliseconds by which the two clocks of a browser may drift apart before something must have happened. */
var DRIFT_MS = 1e3;
var ServerTime = class {
	/** Seconds to add to the monotonic clock; null before the server has told the time. */
	#offset = null;
	#wallAhead = 0;
	#ask;
	/** `ask` asks the server for the time; the answer is given to `told`. */
	constructor(ask) {
		this.#ask = ask;
	}
	/** The server has just said what time it is, in seconds since 1970. */
	told(now) {
		this.#offset = now - performance.now() / 1e3;
		this.#wallAhead = Date.now() - performance.now();
	}
	/** The server's time, in seconds since 1970. */
	now() {
		const wallAhead = Date.now() - performance.now();
		if (Math.abs(wallAhead - this.#wallAhead) > DRIFT_MS) {
			this.#wallAhead = wallAhead;
			this.#ask();
		}
		return this.#offset === null ? Date.now() / 1e3 : this.#offset + performance.now() / 1e3;
	}
};
// src/lib/socket.ts
var SEAT_TAKEN_ELSEWHERE = 4001;
var BANNED = 4004;
var HEARTBEAT_MS = 2e4;
var PONG_TIMEOUT_MS = 8e3;
var MAX_BACKOFF_MS = 8e3;
var TableSocket = class {
	options;
	socket = null;
	unanswered = null;
	attempts = 0;
	/** Whether to ask for changes of views. A server that is older than this page does not know them. */
	changes = true;
	welcomed = false;
	timer;
	heartbeat;
	stopped = false;
	constructor(options) {
		this.options = options;
	}
	open() {
		this.stopped = false;
		this.attempts = 0;
		this.connect();
	}
	/** Close for good. */
	close() {
		this.stopped = true;
		this.dropSocket();
		this.options.onconnection("closed");
	}
	/** Reconnect without waiting: the browser is back online, or the user asked for it. */
	reconnectNow() {
		if (this.stopped || this.socket?.readyState === 1) return;
		this.attempts = 0;
		this.connect();
	}
	/** The network is gone: a socket may look open long after that. */
	connectionLost() {
		if (this.stopped) return;
		this.dropSocket();
		this.closed(1006);
	}
	/** Send something that changes the game; it is kept and resent until the server has answered. */
	request(message) {
		this.unanswered = message;
		this.write(message);
	}
	/** Send something that need not survive a reconnection. False when there is no connection. */
	send(message) {
		return this.write(message);
	}
	connect() {
		this.dropSocket();
		const socket = (this.options.connect ?? ((url) => new WebSocket(url)))(`${this.options.url}?table=${encodeURIComponent(this.options.table)}`);
		this.socket = socket;
		this.options.onconnection(this.attempts === 0 ? "connecting" : "lost");
		this.welcomed = false;
		socket.onopen = () => this.hello();
		socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)));
		socket.onclose = (event) => this.closed(event.code);
		this.restartHeartbeat();
	}
	/** Ask to be told everything anew. */
	hello() {
		const { table, watch } = this.options;
		const changes = this.changes ? { changes: true } : {};
		this.write({
			type: "hello",
			table,
			since: this.options.since(),
			watch,
			...changes
		});
	}
	receive(message) {
		this.restartHeartbeat();
		if (message.type === "refused" && message.code === "bad_message" && this.changes && !this.welcomed) {
			this.changes = false;
			this.hello();
			return;
		}
		if (message.type === "welcome") {
			this.welcomed = true;
			this.attempts = 0;
			this.options.onconnection("open");
		}
		if ((message.type === "done" || message.type === "refused") && message.seq === this.unanswered?.seq) this.unanswered = null;
		this.options.onmessage(message);
		if (message.type === "welcome" && this.unanswered) this.write(this.unanswered);
	}
	closed(code) {
		this.socket = null;
		clearTimeout(this.heartbeat);
		if (this.stopped) return;
		if (code === SEAT_TAKEN_ELSEWHERE) {
			this.stopped = true;
			this.options.onconnection("elsewhere");
			return;
		}
		if (code === BANNED) {
			this.stopped = true;
			this.options.onconnection("closed");
			return;
		}
		this.options.onconnection("lost");
		const wait = Math.min(250 * 2 ** this.attempts, MAX_BACKOFF_MS) * (.75 + Math.random() / 2);
		this.attempts += 1;
		this.timer = setTimeout(() => this.connect(), wait);
	}
	/** After a quiet time send a ping, and give the connection up when nothing comes back. */
	restartHeartbeat() {
		clearTimeout(this.heartbeat);
		this.heartbeat = setTimeout(() => {
			this.write({ type: "ping" });
			this.heartbeat = setTimeout(() => {
				this.connectionLost();
			}, PONG_TIMEOUT_MS);
		}, HEARTBEAT_MS);
	}
	write(message) {
		if (this.socket?.readyState !== 1) return false;
		this.socket.send(JSON.stringify(message));
		return true;
	}
	dropSocket() {
		clearTimeout(this.timer);
		clearTimeout(this.heartbeat);
		const socket = this.socket;
		this.socket = null;
		if (!socket) return;
		socket.onopen = socket.onmessage = socket.onclose = null;
		socket.close();
	}
};
/** The WebSocket URL of the server that this page comes from. */
function socketUrl(location) {
	return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}
// src/lib/view-changes.ts
/** The view after these changes. What has not changed stays the same object. */
function withChanges(view, changes) {
	const { routes, ...rest } = changes;
	return {
		...view,
		...rest,
		routes: routes ? withOwners(view.routes, routes) : view.routes
	};
}
function withOwners(routes, changed) {
	const now = { ...routes };
	for (const [route, owner] of Object.entries(changed)) if (owner === null) delete now[route];
	else now[route] = owner;
	return now;
}
// src/lib/table.svelte.ts
var TableStore = class {
	id;
	chat = new Chat((message) => this.#socket.send(message));
	#info = state(null);
	get info() {
		return get(this.#info);
	}
	set info(value) {
		set(this.#info, value);
	}
	#seat = state(null);
	get seat() {
		return get(this.#seat);
	}
	set seat(value) {
		set(this.#seat, value, true);
	}
	#code = state(null);
	get code() {
		return get(this.#code);
	}
	set code(value) {
		set(this.#code, value, true);
	}
	#host = user_derived(() => this.seat !== null && this.info?.host === this.seat);
	get host() {
		return get(this.#host);
	}
	set host(value) {
		set(this.#host, value);
	}
	#seq = state(0);
	get seq() {
		return get(this.#seq);
	}
	set seq(value) {
		set(this.#seq, value, true);
	}
	#view = state(null);
	get view() {
		return get(this.#view);
	}
	set view(value) {
		set(this.#view, value);
	}
	#progress = state(null);
	get progress() {
		return get(this.#progress);
	}
	set progress(value) {
		set(this.#progress, value);
	}
	#canUndo = state(false);
	get canUndo() {
		return get(this.#canUndo);
	}
	set canUndo(value) {
		set(this.#canUndo, value, true);
	}
	#moment = state(null);
	get moment() {
		return get(this.#moment);
	}
	set moment(value) {
		set(this.#moment, value);
	}
	#clocks = state(null);
	get clocks() {
		return get(this.#clocks);
	}
	set clocks(value) {
		set(this.#clocks, value);
	}
	time = new ServerTime(() => this.#socket.send({ type: "ping" }));
	#log = state([]);
	get log() {
		return get(this.#log);
	}
	set log(value) {
		set(this.#log, value);
	}
	#connection = state("connecting");
	get connection() {
		return get(this.#connection);
	}
	set connection(value) {
		set(this.#connection, value, true);
	}
	#refusal = state(null);
	get refusal() {
		return get(this.#refusal);
	}
	set refusal(value) {
		set(this.#refusal, value);
	}
	#pending = state(null);
	get pending() {
		return get(this.#pending);
	}
	set pending(value) {
		set(this.#pending, value, true);
	}
	#menu = user_derived(() => menuOf(this.info?.state === "closed" ? [] : this.view?.legal_actions ?? []));
	get menu() {
		return get(this.#menu);
	}
	set menu(value) {
		set(this.#menu, value);
	}
	#myTurn = user_derived(() => this.seat !== null && (this.view?.to_act.includes(this.seat) ?? false) && this.info?.state === "playing");
	get myTurn() {
		return get(this.#myTurn);
	}
	set myTurn(value) {
		set(this.#myTurn, value);
	}
	#over = user_derived(() => this.view?.phase === "over");
	get over() {
		return get(this.#over);
	}
	set over(value) {
		set(this.#over, value);
	}
	#hasCompany = user_derived(() => this.chat.lines.length > 0 || (this.info?.seats.some((seat, number) => number !== this.seat && seat.name !== null && seat.bot === null) ?? false));
	get hasCompany() {
		return get(this.#hasCompany);
	}
	set hasCompany(value) {
		set(this.#hasCompany, value);
	}
	onentry = null;
	onprogress = null;
	onstandin = null;
	#pace = {};
	#momentTimer;
	#drawAgain = false;
	#entries = [];
	#gaps = [];
	#questions = [];
	#socket;
	constructor(id, options = {}) {
		this.id = id;
		this.#socket = new TableSocket({
			url: options.url ?? socketUrl(location),
			table: id,
			watch: options.watch ?? false,
			since: () => this.#since(),
			onmessage: (message) => this.receive(message),
			onconnection: (connection) => {
				this.connection = connection;
				if (connection !== "open") this.chat.disconnected();
			},
			connect: options.connect
		});
	}
	open() {
		this.#socket.open();
	}
	close() {
		clearTimeout(this.#momentTimer);
		this.#socket.close();
	}
	reconnect() {
		this.#socket.reconnectNow();
	}
	/** The browser has lost its network. */
	offline() {
		this.#socket.connectionLost();
	}
	/** Take the seat back that another tab or window has taken. */
	playHere() {
		this.#socket.open();
	}
	act(action) {
		if (this.pending !== null) {
			if (action === "draw" && this.pending === "draw") this.#drawAgain = true;
			return;
		}
		this.refusal = null;
		this.pending = action;
		this.#socket.request({
			type: "act",
			seq: this.seq,
			action
		});
	}
	undo() {
		if (this.pending !== null) return;
		this.pending = "undo";
		this.#socket.request({
			type: "undo",
			seq: this.seq
		});
	}
	/** Do not take the last action back: bots need not wait. */
	goOn() {
		if (!this.moment) return;
		this.#setMoment(null);
		this.#socket.send({
			type: "go_on",
			seq: this.seq
		});
	}
	/** How fast bots should be; told again after every reconnection. */
	setPace(pace) {
		if (pace.bots === this.#pace.bots && pace.undo === this.#pace.undo) return;
		this.#pace = pace;
		if (this.connection === "open") this.#socket.send({
			type: "pace",
			...pace
		});
	}
	/** Agree that a bot plays for somebody who is away, or no longer agree. */
	agreeToStandIn(seat, on) {
		this.#socket.send({
			type: "stand_in",
			seat,
			on
		});
	}
	/** Ask why something cannot be done; null when it can. */
	askWhy(what, id) {
		this.#socket.send(what === "claim" ? {
			type: "why",
			route: id
		} : {
			type: "why",
			city: id
		});
		return new Promise((answer) => this.#questions.push({
			id,
			answer
		}));
	}
	receive(message) {
		switch (message.type) {
			case "welcome": return this.#welcome(message);
			case "happened": return this.#happened(message);
			case "progress": return this.#tellProgress(message.progress);
			case "history": return this.#fillGap(message);
			case "table":
				this.#noticeStandIns(message.table);
				this.info = message.table;
				this.#setClocks(message.clocks);
				this.chat.setSeats(message.table.seats, this.seat, false);
				return;
			case "said":
				this.chat.receive(message);
				return;
			case "because":
				this.#answer(message.route ?? message.city, message.refusal);
				return;
			case "pong":
				this.time.told(message.now);
				return;
			case "done":
				this.pending = null;
				return;
			case "refused":
				banned.notice(message);
				if (this.chat.refused(message)) return;
				if (message.seq !== null) {
					this.pending = null;
					this.#drawAgain = false;
				}
				this.refusal = message;
				return;
		}
	}
	#welcome(message) {
		this.#questions = [];
		this.info = message.table;
		this.seat = message.seat;
		this.code = message.code;
		this.chat.setSeats(message.table.seats, message.seat, true);
		const since = this.#since();
		const missed = message.missed.filter((entry) => entry.seq > since);
		this.#append(missed);
		if (message.earlier > 0 && missed.length > 0) this.#gaps.push({
			since,
			before: missed[0].seq
		});
		this.#askForGap();
		this.seq = message.seq;
		this.view = message.view;
		this.progress = message.progress;
		this.canUndo = message.can_undo;
		this.#setMoment(message.undo_for);
		this.#setClocks(message.clocks);
		this.#socket.send({
			type: "pace",
			...this.#pace
		});
	}
	#happened(message) {
		if (message.seq <= this.seq) return;
		if (message.changes && message.seq > this.seq + 1) {
			this.#socket.hello();
			return;
		}
		this.#append([message]);
		const entry = this.log.at(-1);
		this.seq = message.seq;
		if (message.seat === this.seat) this.pending = null;
		if (message.view) this.view = message.view;
		else if (message.changes && this.view) this.view = withChanges(this.view, message.changes);
		this.canUndo = message.can_undo;
		this.#setMoment(message.undo_for);
		this.#setClocks(message.clocks);
		this.onentry?.(entry);
		if (message.progress) this.#tellProgress(message.progress);
		if (this.#drawAgain && message.seat === this.seat) {
			this.#drawAgain = false;
			if (this.menu.draw) this.act("draw");
		}
	}
	/** It comes with an entry, or later by itself where actions follow each other quickly; and only when it is new. */
	#tellProgress(progress) {
		const before = this.progress;
		this.progress = progress;
		this.onprogress?.(before);
	}
	#answer(id, reason) {
		for (const question of this.#questions) if (question.id === id) question.answer(reason);
		this.#questions = this.#questions.filter((question) => question.id !== id);
	}
	#setMoment(seconds) {
		clearTimeout(this.#momentTimer);
		this.moment = seconds ? {
			length: Math.max(seconds, this.#pace.undo ?? 0),
			left: seconds,
			ends: performance.now() + seconds * 1e3
		} : null;
		if (seconds) this.#momentTimer = setTimeout(() => this.moment = null, seconds * 1e3);
	}
	#setClocks(clocks) {
		this.clocks = clocks;
		if (clocks) this.time.told(clocks.now);
	}
	#noticeStandIns(table) {
		if (table.state !== "playing" || this.info?.state !== "playing") return;
		for (const [seat, { bot }] of table.seats.entries()) {
			const before = this.info.seats[seat]?.bot ?? null;
			if (bot === null !== (before === null)) this.onstandin?.(seat, bot !== null);
		}
	}
	#since() {
		return this.log.at(-1)?.seq ?? 0;
	}
	#append(messages) {
		if (messages.length === 0) return;
		this.#entries = [...this.#entries, ...messages.map(withoutView)];
		this.log = messages.reduce((log, message) => (log.push(entryOf(message, log)), log), [...this.log]);
	}
	/** Ask for the next page of what was missed; pages come newest first. */
	#askForGap() {
		const [gap] = this.#gaps;
		if (gap) this.#socket.send({
			type: "history",
			...gap
		});
	}
	#fillGap(message) {
		const [gap] = this.#gaps;
		if (!gap) return;
		const page = message.entries.filter((entry) => entry.seq > gap.since && entry.seq < gap.before);
		this.#entries = [
			...this.#entries.filter((entry) => entry.seq <= gap.since),
			...page,
			...this.#entries.filter((entry) => entry.seq >= gap.before)
		];
		this.log = this.#entries.reduce((log, entry) => (log.push(entryOf(entry, log)), log), []);
		if (message.earlier > 0 && page.length > 0) gap.before = page[0].seq;
		else this.#gaps.shift();
		this.#askForGap();
	}
};
/** An entry without the position after it: only the newest position is kept. */
function withoutView(message) {
	return {
		...message,
		view: null,
		changes: null,
		progress: null
	};
}
function entryOf(message, log) {
	const { seq, seat, kind, events, note, note_code, note_values } = message;
	const standIn = note_code === "stand_in";
	const known = standIn && log.findLast((entry) => entry.seat === seat)?.standIn;
	return {
		seq,
		seat,
		kind,
		events,
		standIn,
		remark: note && !known ? {
			code: note_code,
			values: note_values,
			text: note
		} : null
	};
}
// src/lib/turn.svelte.ts
var Turn = class {
	table;
	#board;
	#color = state(null);
	get color() {
		return get(this.#color);
	}
	set color(value) {
		set(this.#color, value, true);
	}
	#step = state(null);
	get step() {
		return get(this.#step);
	}
	set step(value) {
		set(this.#step, value);
	}
	#premove = state(null);
	get premove() {
		return get(this.#premove);
	}
	set premove(value) {
		set(this.#premove, value);
	}
	#failedPremove = state(null);
	get failedPremove() {
		return get(this.#failedPremove);
	}
	set failedPremove(value) {
		set(this.#failedPremove, value);
	}
	constructor(table, board = null) {
		this.table = table;
		this.#board = board;
	}
	#payable = user_derived(
		/** The routes that can be claimed now, in the chosen colour if there is one. */
		() => {
			const routes = /* @__PURE__ */ new Set();
			for (const [route, payments] of this.table.menu.claims) if (this.color === null || paymentsIn(payments, this.color).length) routes.add(route);
			return routes;
		}
	);
	get payable() {
		return get(this.#payable);
	}
	set payable(value) {
		set(this.#payable, value);
	}
	routesPaidWith(card) {
		let routes = 0;
		for (const payments of this.table.menu.claims.values()) if (paymentsIn(payments, card).length) routes += 1;
		return routes;
	}
	get canPremove() {
		const { view, seat, over } = this.table;
		return view !== null && seat !== null && !over && view.phase !== "opening" && !this.table.myTurn;
	}
	cancel() {
		if (this.step) this.step = null;
		else if (this.color) this.color = null;
		else this.premove = null;
	}
	chooseColor(card) {
		this.color = this.color === card ? null : card;
		this.step = null;
	}
	take(card) {
		if (this.table.menu.take.has(card)) this.#send(`take ${formatCard(card)}`);
		else if (this.canPremove) this.#toggle({
			kind: "take",
			card
		});
	}
	draw() {
		if (this.table.menu.draw) this.#send("draw");
		else if (this.canPremove) this.#toggle({ kind: "draw" });
	}
	drawTickets(sure = false) {
		if (this.table.menu.tickets) {
			if (!sure && settings.values.confirmTickets) this.step = { kind: "tickets" };
			else this.#send("tickets");
		} else if (this.canPremove) this.#toggle({ kind: "tickets" });
	}
	/** Claim a route, perhaps in a colour; when it is not our turn, set or clear that as the premove. */
	pickRoute(route, color = this.color) {
		if (this.canPremove) {
			this.#planClaim(route, color);
			return;
		}
		const wanted = this.#trackFor(route, color);
		const payments = this.table.menu.claims.get(wanted) ?? [];
		const inColor = color ? paymentsIn(payments, color) : payments;
		const target = {
			what: "claim",
			id: wanted
		};
		if (!inColor.length && payments.length) this.step = {
			kind: "pay",
			target,
			payments
		};
		else this.#offer(target, inColor, color !== null);
	}
	pickCity(city) {
		this.step = {
			kind: "city",
			city
		};
	}
	buildStation(city) {
		this.#offer({
			what: "station",
			id: city
		}, this.table.menu.stations.get(city) ?? []);
	}
	/** Choose the cards one by one. */
	pickByHand(target) {
		this.step = {
			kind: "pick",
			target,
			cards: {}
		};
	}
	setPicked(card, count) {
		if (this.step?.kind !== "pick") return;
		this.step = {
			...this.step,
			cards: {
				...this.step.cards,
				[card]: count
			}
		};
	}
	payPicked() {
		if (this.step?.kind !== "pick" || cardTotal(this.step.cards) === 0) return;
		const { target, cards } = this.step;
		this.#send(`${target.what} ${target.id} ${formatCards(cards)}`);
	}
	/** Pay in this way; if that takes more cards than spaces, only when asked and told so. */
	pay(payment) {
		const target = targetOf(payment);
		const asked = this.step?.kind === "pay" && this.step.payments.length === 1 && this.step.payments[0].action === payment.action;
		if (target && !asked && this.#takesMoreCards(target, payment)) this.step = {
			kind: "pay",
			target,
			payments: [payment]
		};
		else this.#send(payment.action);
	}
	keep(tickets) {
		this.#send(`keep ${tickets.join(" ")}`);
	}
	/** Send a whole action in notation, such as `pass` or what was typed. */
	submit(action) {
		this.#send(action);
	}
	/** To be called when the position has changed: drops a step that is no longer possible, and plays the premove. */
	update() {
		const { menu, view } = this.table;
		if (!view) return;
		if (this.step && !this.#stillPossible(this.step)) this.step = null;
		if (this.color && !((view.seat === null ? null : view.hands[view.seat])?.[this.color] ?? 0)) this.color = null;
		if (this.premove && this.table.myTurn && view.phase === "turn" && this.table.pending === null) {
			const premove = this.premove;
			this.premove = null;
			if (premove.kind === "draw" && menu.draw) this.#send("draw");
			else if (premove.kind === "take" && menu.take.has(premove.card)) this.take(premove.card);
			else if (premove.kind === "tickets" && menu.tickets) this.#send("tickets");
			else if (premove.kind === "claim" && menu.claims.has(premove.route)) this.#claimPremoved(premove.route, premove.color);
			else this.#fail(premove);
		} else if (this.premove?.kind === "claim") this.#reconsider(this.premove);
	}
	/**
	* Plan a claim for the next turn. Until then the hand stays as it is, so a plan that cannot be paid for is none: the
	* reason is shown instead.
	*/
	#planClaim(route, color) {
		this.step = null;
		this.#toggle({
			kind: "claim",
			route,
			color
		});
		if (this.premove?.kind === "claim") this.#consider(this.premove);
	}
	async #consider(premove) {
		for (const id of this.#tracks(premove.route)) {
			const reason = await this.table.askWhy("claim", id);
			if (this.premove !== premove) return;
			if (!forbids(reason)) {
				this.premove = {
					...premove,
					route: id
				};
				return;
			}
		}
		this.premove = null;
		this.color = null;
		this.step = {
			kind: "why",
			target: {
				what: "claim",
				id: premove.route
			}
		};
	}
	async #fail(premove) {
		const reason = premove.kind === "claim" ? await this.table.askWhy("claim", premove.route) : null;
		this.failedPremove = {
			premove,
			reason
		};
	}
	/** Somebody else has acted: is the plan still possible? */
	async #reconsider(premove) {
		const reason = await this.table.askWhy("claim", premove.route);
		if (this.premove !== premove || !forbids(reason)) return;
		this.premove = null;
		this.failedPremove = {
			premove,
			reason
		};
	}
	#claimPremoved(route, color) {
		const payments = this.table.menu.claims.get(route) ?? [];
		const inColor = color ? paymentsIn(payments, color) : payments;
		const choice = inColor.length ? inColor : payments;
		const target = {
			what: "claim",
			id: route
		};
		if (choice.length === 1 && !this.#takesMoreCards(target, choice[0])) this.#send(choice[0].action);
		else this.step = {
			kind: "pay",
			target,
			payments: choice
		};
	}
	#takesMoreCards(target, payment) {
		const spaces = target.what === "claim" ? this.#board?.routes.get(target.id)?.length : void 0;
		return spaces !== void 0 && cardTotal(payment.cards) > spaces;
	}
	/** The route itself, then those parallel to it. */
	#tracks(route) {
		return [route, ...(this.#board?.parallelRoutes(route).map(({ id }) => id) ?? []).filter((id) => id !== route)];
	}
	/** The route itself or, if it cannot be paid for in this colour, a parallel one that can. */
	#trackFor(route, color) {
		const { claims } = this.table.menu;
		const pays = (id) => {
			const payments = claims.get(id) ?? [];
			return color ? paymentsIn(payments, color).length > 0 : payments.length > 0;
		};
		return this.#tracks(route).find(pays) ?? route;
	}
	/** `deliberate`: the cards were chosen before, so that this was no slip of the hand. */
	#offer(target, payments, deliberate = false) {
		if (payments.length === 0) this.step = {
			kind: "why",
			target
		};
		else if (payments.length === 1 && !settings.confirms(!deliberate && this.#final(target)) && !this.#takesMoreCards(target, payments[0])) this.#send(payments[0].action);
		else this.step = {
			kind: "pay",
			target,
			payments
		};
	}
	/** Whether there may be no moment to take something back: cards are turned over, or a person may act at once. */
	#final(target) {
		const { info, seat } = this.table;
		const tunnel = target.what === "claim" && this.#board?.routes.get(target.id)?.kind === "tunnel";
		const people = info?.seats.some((other, number) => number !== seat && other.bot === null) ?? false;
		return tunnel || people || settings.values.undoSeconds === 0;
	}
	#toggle(premove) {
		this.premove = JSON.stringify(premove) === JSON.stringify(this.premove) ? null : premove;
		if (this.premove) this.table.goOn();
	}
	#send(action) {
		this.step = null;
		this.color = null;
		this.premove = null;
		this.table.act(action);
	}
	#stillPossible(step) {
		if (step.kind === "city") return true;
		if (step.kind === "why") return this.table.myTurn || this.canPremove;
		if (step.kind === "tickets") return this.table.menu.tickets;
		const { what, id } = step.target;
		return (what === "claim" ? this.table.menu.claims : this.table.menu.stations).has(id) || step.kind === "pick" && this.table.myTurn && this.table.view?.phase === "turn";
	}
};
/** Whether an answer to `why` speaks against a plan; that it is not our turn yet does not. */
function forbids(reason) {
	return reason !== null && reason.key !== "not_your_turn";
}
/** What a payment of the menu is for; null for the extra cards of a tunnel. */
function targetOf({ action }) {
	const [what, id] = action.split(" ");
	return (what === "claim" || what === "station") && id ? {
		what,
		id
	} : null;
}
// src/table/Bonuses.svelte
var root$28 = from_html(`<span class="unseen"> </span>`);
var root_1$23 = from_html(`<span class="star svelte-u479dj" aria-hidden="true">★</span><span class="unseen"> </span>`, 1);
var root_2$15 = from_html(`<span><!> <span class="unseen"> </span> <!><!></span>`);
var root_3$14 = from_html(`<li><button type="button" class="bonus svelte-u479dj" aria-haspopup="dialog"><span class="name svelte-u479dj"> </span> <strong> </strong> <span class="counts svelte-u479dj"></span></button></li>`);
var root_4$10 = from_html(`<section class="bonuses"><h2 class="svelte-u479dj"> </h2> <ul class="plain-list"></ul></section>`);
var root_5$8 = from_html(`<p class="svelte-u479dj"> </p>`);
var root_6$4 = from_html(`<span class="star svelte-u479dj" aria-hidden="true">★</span>`);
var root_7$4 = from_html(`<span class="counted svelte-u479dj"> </span>`);
var root_8$2 = from_html(`<li><!> <span class="who svelte-u479dj"> </span> <span class="count svelte-u479dj"> <!></span> <!></li>`);
var root_9$1 = from_html(`<p class="lead svelte-u479dj" role="status"> </p> <ul class="standing svelte-u479dj"></ul>`, 1);
var root_10$1 = from_html(`<div class="about svelte-u479dj"><p class="worth svelte-u479dj"> </p> <!> <p class="svelte-u479dj"> </p></div> <!>`, 1);
var root_11 = from_html(`<!> <!>`, 1);
function Bonuses($$anchor, $$props) {
	push($$props, true);
	/** For each card what each seat has as far as that is known, and who leads. */
	/** The routes that count for the card that is open, to be shown on the board. */
	const shown = user_derived(() => $$props.cards.flatMap((id) => {
		const card = $$props.board.bonusCards.get(id);
		return card ? [{
			card,
			line: $$props.progress.find((line) => line.card === id)
		}] : [];
	}));
	let openedId = state(null);
	const opened = user_derived(() => get(shown).find(({ card }) => card.id === get(openedId)) ?? null);
	user_effect(() => {
		const { card, line } = get(opened) ?? {};
		const drawn = card?.counts === "routes" || card?.counts === "longest_path";
		$$props.onshow(drawn && line ? line.counted.map((routes, seat) => ({
			routes: routes ?? [],
			color: playerColor(seat)
		})) : []);
		return () => $$props.onshow([]);
	});
	var fragment = root_11();
	var node = first_child(fragment);
	var consequent_2 = ($$anchor) => {
		var section = root_4$10();
		var h2 = child(section);
		var text = only_child(h2, true);
		var ul = sibling(h2, 2);
		each(ul, 21, () => get(shown), ({ card, line }) => card.id, ($$anchor, $$item) => {
			let card = () => get($$item).card;
			let line = () => get($$item).line;
			var li = root_3$14();
			var button = child(li);
			var span = child(button);
			var text_1 = only_child(span, true);
			var strong = sibling(span, 2);
			var text_2 = only_child(strong);
			var span_1 = sibling(strong, 2);
			each(span_1, 21, () => line()?.counts ?? [], index, ($$anchor, count, seat) => {
				const leads = user_derived(() => line()?.leaders?.includes(seat));
				var span_2 = root_2$15();
				let classes;
				var node_1 = child(span_2);
				SeatMark(node_1, { seat });
				var span_3 = sibling(node_1, 2);
				var text_3 = only_child(span_3, true);
				var text_4 = sibling(span_3);
				var node_2 = sibling(text_4);
				var consequent = ($$anchor) => {
					var span_4 = root$28();
					var text_5 = only_child(span_4, true);
					template_effect(($0) => set_text(text_5, $0), [() => t("bonus.hidden")]);
					append($$anchor, span_4);
				};
				if_block(node_2, ($$render) => {
					if (get(count) === null) $$render(consequent);
				});
				var node_3 = sibling(node_2);
				var consequent_1 = ($$anchor) => {
					var fragment_1 = root_1$23();
					var span_5 = sibling(first_child(fragment_1));
					var text_6 = only_child(span_5, true);
					template_effect(($0) => set_text(text_6, $0), [() => t("bonus.leads")]);
					append($$anchor, fragment_1);
				};
				if_block(node_3, ($$render) => {
					if (get(leads)) $$render(consequent_1);
				});
				reset(span_2);
				template_effect(($0) => {
					classes = set_class(span_2, 1, "svelte-u479dj", null, classes, { leads: get(leads) });
					set_text(text_3, $0);
					set_text(text_4, ` ${get(count) ?? "?" ?? ""}`);
				}, [() => $$props.nameOf(seat)]);
				append($$anchor, span_2);
			});
			reset(span_1);
			reset(button);
			reset(li);
			template_effect(($0) => {
				set_attribute(button, "data-bonus", card().id);
				set_text(text_1, $0);
				set_text(text_2, `+${card().points ?? ""}`);
			}, [() => bonusName(card())]);
			delegated("click", button, () => set(openedId, card().id, true));
			append($$anchor, li);
		});
		reset(ul);
		reset(section);
		template_effect(($0, $1) => {
			set_attribute(section, "aria-label", $0);
			set_text(text, $1);
		}, [() => t("bonuses.title"), () => t("bonuses.title")]);
		append($$anchor, section);
	};
	if_block(node, ($$render) => {
		if (get(shown).length) $$render(consequent_2);
	});
	var node_4 = sibling(node, 2);
	var consequent_6 = ($$anchor) => {
		const computed_const = user_derived(() => {
			return get(opened);
		});
		{
			let $0 = user_derived(() => bonusName(get(computed_const).card));
			Dialog($$anchor, {
				get title() {
					return get($0);
				},
				sheet: true,
				onclose: () => set(openedId, null),
				children: ($$anchor, $$slotProps) => {
					var fragment_3 = root_10$1();
					var div = first_child(fragment_3);
					var p = child(div);
					var text_7 = only_child(p, true);
					var node_5 = sibling(p, 2);
					each(node_5, 16, () => bonusAbout(get(computed_const).card), (sentence) => sentence, ($$anchor, sentence) => {
						var p_1 = root_5$8();
						var text_8 = only_child(p_1, true);
						template_effect(() => set_text(text_8, sentence));
						append($$anchor, p_1);
					});
					var p_2 = sibling(node_5, 2);
					var text_9 = only_child(p_2, true);
					reset(div);
					var node_6 = sibling(div, 2);
					var consequent_5 = ($$anchor) => {
						var fragment_4 = root_9$1();
						var p_3 = first_child(fragment_4);
						var text_10 = only_child(p_3, true);
						var ul_1 = sibling(p_3, 2);
						each(ul_1, 21, () => get(computed_const).line.counts, index, ($$anchor, count, seat) => {
							const counted = user_derived(() => bonusCounted($$props.board, get(computed_const).card.counts, get(computed_const).line.counted[seat] ?? []));
							const leads = user_derived(() => get(computed_const).line.leaders?.includes(seat) ?? false);
							var li_1 = root_8$2();
							let classes_1;
							var node_7 = child(li_1);
							SeatMark(node_7, { seat });
							var span_6 = sibling(node_7, 2);
							var text_11 = only_child(span_6, true);
							var span_7 = sibling(span_6, 2);
							var text_12 = child(span_7, true);
							var node_8 = sibling(text_12);
							var consequent_3 = ($$anchor) => {
								var span_8 = root_6$4();
								append($$anchor, span_8);
							};
							if_block(node_8, ($$render) => {
								if (get(leads)) $$render(consequent_3);
							});
							reset(span_7);
							var node_9 = sibling(span_7, 2);
							var consequent_4 = ($$anchor) => {
								var span_9 = root_7$4();
								var text_13 = only_child(span_9, true);
								template_effect(() => set_text(text_13, get(counted)));
								append($$anchor, span_9);
							};
							if_block(node_9, ($$render) => {
								if (get(counted)) $$render(consequent_4);
							});
							reset(li_1);
							template_effect(($0, $1) => {
								classes_1 = set_class(li_1, 1, "svelte-u479dj", null, classes_1, { leads: get(leads) });
								set_text(text_11, $0);
								set_text(text_12, $1);
							}, [() => $$props.nameOf(seat), () => get(count) === null ? t("bonus.hidden") : bonusCount(get(computed_const).card.counts, get(count))]);
							append($$anchor, li_1);
						});
						reset(ul_1);
						template_effect(($0) => set_text(text_10, $0), [() => bonusLead(get(computed_const).card.counts, get(computed_const).line.counts, get(computed_const).line.leaders, $$props.nameOf)]);
						append($$anchor, fragment_4);
					};
					if_block(node_6, ($$render) => {
						if (get(computed_const).line) $$render(consequent_5);
					});
					template_effect(($0, $1) => {
						set_text(text_7, $0);
						set_text(text_9, $1);
					}, [() => t("points", { n: get(computed_const).card.points }), () => t("bonus.tie")]);
					append($$anchor, fragment_3);
				},
				$$slots: { default: true }
			});
		}
	};
	if_block(node_4, ($$render) => {
		if (get(opened)) $$render(consequent_6);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/table/CardPicker.svelte
var root$27 = from_html(`<li class="svelte-u4ga5q"><button type="button" class="step svelte-u4ga5q">−</button> <button type="button"><!> <span class="count svelte-u4ga5q"> </span></button></li>`);
var root_1$22 = from_html(`<p class="how svelte-u4ga5q"> </p> <ul class="svelte-u4ga5q"></ul> <button type="button" class="button primary"> </button>`, 1);
function CardPicker($$anchor, $$props) {
	push($$props, true);
	/** How many spaces are paid for; null for a station. */
	const held = user_derived(() => CARDS.filter((card) => ($$props.hand[card] ?? 0) > 0));
	const total = user_derived(() => cardTotal($$props.picked));
	const cards = user_derived(() => t("pick.total", { n: get(total) }));
	const told = user_derived(() => $$props.spaces === null ? get(cards) : t("pick.cards_for_spaces", {
		cards: get(cards),
		spaces: t("route.spaces", { n: $$props.spaces })
	}));
	var fragment = root_1$22();
	var p = first_child(fragment);
	var text = only_child(p, true);
	var ul = sibling(p, 2);
	each(ul, 20, () => get(held), (card) => card, ($$anchor, card) => {
		const count = user_derived(() => $$props.picked[card] ?? 0);
		var li = root$27();
		var button = child(li);
		var button_1 = sibling(button, 2);
		let classes;
		var node = child(button_1);
		CardFace(node, { get card() {
			return card;
		} });
		var span = sibling(node, 2);
		var text_1 = only_child(span);
		reset(button_1);
		reset(li);
		template_effect(($0, $1) => {
			button.disabled = get(count) === 0;
			set_attribute(button, "aria-label", $0);
			classes = set_class(button_1, 1, "face svelte-u4ga5q", null, classes, { some: get(count) > 0 });
			button_1.disabled = get(count) >= $$props.hand[card];
			set_attribute(button_1, "aria-label", $1);
			set_attribute(button_1, "data-pick", card);
			set_text(text_1, `${get(count) ?? ""}/${$$props.hand[card] ?? ""}`);
		}, [() => t("pick.less", { card: cardWord(card) }), () => t("pick.more", {
			card: cardWord(card),
			n: get(count),
			all: $$props.hand[card]
		})]);
		delegated("click", button, () => $$props.onset(card, get(count) - 1));
		delegated("click", button_1, () => $$props.onset(card, get(count) + 1));
		append($$anchor, li);
	});
	reset(ul);
	var button_2 = sibling(ul, 2);
	var text_2 = only_child(button_2);
	template_effect(($0) => {
		set_text(text, $0);
		button_2.disabled = get(total) === 0;
		set_text(text_2, `${$$props.verb ?? ""} (${get(told) ?? ""})`);
	}, [() => t("pick.how")]);
	delegated("click", button_2, function(...$$args) {
		$$props.onpay?.apply(this, $$args);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/table/CityRoutes.svelte
var root$26 = from_html(`<small class="svelte-sxod5v"> </small>`);
var root_1$21 = from_html(`<button type="button" class="button"> </button>`);
var root_2$14 = from_html(`<span class="owner svelte-sxod5v"><!> </span>`);
var root_3$13 = from_html(`<strong class="svelte-sxod5v"> </strong>`);
var root_4$9 = from_html(`<li class="svelte-sxod5v"><button type="button"><span class="swatch svelte-sxod5v" aria-hidden="true"></span> <span> </span> <span class="what svelte-sxod5v"> <!></span> <!></button></li>`);
var root_5$7 = from_html(`<h2 class="svelte-sxod5v"> <!></h2> <!> <ul class="svelte-sxod5v"></ul>`, 1);
function CityRoutes($$anchor, $$props) {
	push($$props, true);
	const owners = user_derived(() => $$props.turn.table.view?.routes ?? {});
	const routes = user_derived(() => [...$$props.board.routesOf.get($$props.city) ?? []].sort((a, b) => Number($$props.turn.payable.has(b.id)) - Number($$props.turn.payable.has(a.id)) || b.points - a.points));
	const other = (route) => $$props.board.cityName(route.a === $$props.city ? route.b : route.a);
	var fragment = root_5$7();
	var h2 = first_child(fragment);
	var text$2 = child(h2, true);
	var node_1 = sibling(text$2);
	var consequent = ($$anchor) => {
		var small = root$26();
		var text_1 = only_child(small);
		template_effect(($0) => set_text(text_1, `(${$0 ?? ""})`), [() => $$props.board.cities.get($$props.city)?.modern]);
		append($$anchor, small);
	};
	var d = user_derived(() => $$props.board.cities.get($$props.city)?.modern);
	if_block(node_1, ($$render) => {
		if (get(d)) $$render(consequent);
	});
	reset(h2);
	var node_2 = sibling(h2, 2);
	var consequent_1 = ($$anchor) => {
		var button = root_1$21();
		var text_2 = only_child(button, true);
		template_effect(($0) => {
			set_attribute(button, "data-station-here", $$props.city);
			set_text(text_2, $0);
		}, [() => t("station.build")]);
		delegated("click", button, () => $$props.turn.buildStation($$props.city));
		append($$anchor, button);
	};
	var d_1 = user_derived(() => $$props.turn.table.menu.stations.has($$props.city));
	if_block(node_2, ($$render) => {
		if (get(d_1)) $$render(consequent_1);
	});
	var ul = sibling(node_2, 2);
	each(ul, 23, () => get(routes), (route) => route.id, ($$anchor, route, k) => {
		const owner = user_derived(() => get(owners)[get(route).id]);
		var li = root_4$9();
		var button_1 = child(li);
		let classes;
		var span = child(button_1);
		let styles;
		var span_1 = sibling(span, 2);
		var text_3 = only_child(span_1, true);
		var span_2 = sibling(span_1, 2);
		var text_4 = child(span_2, true);
		var node_3 = sibling(text_4);
		var consequent_2 = ($$anchor) => {
			var text_5 = text();
			template_effect(($0) => set_text(text_5, `, ${$0 ?? ""}`), [() => t(`route.${get(route).kind}`)]);
			append($$anchor, text_5);
		};
		if_block(node_3, ($$render) => {
			if (get(route).kind !== "regular") $$render(consequent_2);
		});
		reset(span_2);
		var node_4 = sibling(span_2, 2);
		var consequent_3 = ($$anchor) => {
			var span_3 = root_2$14();
			var node_5 = child(span_3);
			SeatMark(node_5, { get seat() {
				return get(owner);
			} });
			var text_6 = sibling(node_5);
			reset(span_3);
			template_effect(($0) => set_text(text_6, ` ${$0 ?? ""}`), [() => $$props.nameOf(get(owner))]);
			append($$anchor, span_3);
		};
		var consequent_4 = ($$anchor) => {
			var strong = root_3$13();
			var text_7 = only_child(strong, true);
			template_effect(($0) => set_text(text_7, $0), [() => t("route.claim")]);
			append($$anchor, strong);
		};
		var d_2 = user_derived(() => $$props.turn.payable.has(get(route).id));
		if_block(node_4, ($$render) => {
			if (get(owner) !== void 0) $$render(consequent_3);
			else if (get(d_2)) $$render(consequent_4, 1);
		});
		reset(button_1);
		attach(button_1, () => (node) => {
			if (get(k) === 0) node.focus({ preventScroll: true });
		});
		reset(li);
		template_effect(($0, $1, $2, $3) => {
			button_1.disabled = get(owner) !== void 0;
			classes = set_class(button_1, 1, "svelte-sxod5v", null, classes, { payable: $0 });
			styles = set_style(span, "", styles, { background: $1 });
			set_text(text_3, $2);
			set_text(text_4, $3);
		}, [
			() => $$props.turn.payable.has(get(route).id),
			() => colorOf(get(route).color),
			() => t("route.to", { city: other(get(route)) }),
			() => lengthText(get(route))
		]);
		delegated("click", button_1, () => $$props.turn.pickRoute(get(route).id, null));
		event("pointerenter", button_1, () => $$props.onshow(get(route).id));
		event("pointerleave", button_1, () => $$props.onshow(null));
		event("focus", button_1, () => $$props.onshow(get(route).id));
		event("blur", button_1, () => $$props.onshow(null));
		append($$anchor, li);
	});
	reset(ul);
	template_effect(($0) => set_text(text$2, $0), [() => $$props.board.cityName($$props.city)]);
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/table/PaymentChoice.svelte
var root$25 = from_html(`<p class="more svelte-6acw55" role="status" data-more-cards=""> </p>`);
var root_1$20 = from_html(`<small class="svelte-6acw55"> </small>`);
var root_2$13 = from_html(`<button type="button"><!> <!> <!></button>`);
var root_3$12 = from_html(`<button type="button" class="button way svelte-6acw55"> </button>`);
var root_4$8 = from_html(`<button type="button" class="button way other svelte-6acw55"> </button>`);
var root_5$6 = from_html(`<!> <div class="ways svelte-6acw55" role="group"><!> <!> <!></div>`, 1);
function PaymentChoice($$anchor, $$props) {
	push($$props, true);
	/** What the button says when there is only one way. */
	/** How many spaces are paid for; null where that is no number of cards. */
	const spaces = prop($$props, "spaces", 3, null);
	const sorted = user_derived(() => cheapestFirst($$props.payments));
	const cards = (payment) => t("pick.total", { n: cardTotal(payment.cards) });
	const more = (payment) => spaces() !== null && cardTotal(payment.cards) > spaces();
	const forSpaces = (payment) => t("pick.cards_for_spaces", {
		cards: cards(payment),
		spaces: t("route.spaces", { n: spaces() ?? 0 })
	});
	const only = user_derived(() => get(sorted).length === 1 ? get(sorted)[0] : null);
	var fragment = root_5$6();
	var node_1 = first_child(fragment);
	var consequent = ($$anchor) => {
		var p = root$25();
		var text = only_child(p, true);
		template_effect(($0) => set_text(text, $0), [() => t("pay.more_cards", {
			cards: cards(get(only)),
			spaces: t("route.spaces", { n: spaces() ?? 0 })
		})]);
		append($$anchor, p);
	};
	var d = user_derived(() => get(only) && more(get(only)));
	if_block(node_1, ($$render) => {
		if (get(d)) $$render(consequent);
	});
	var div = sibling(node_1, 2);
	var node_2 = child(div);
	each(node_2, 19, () => get(sorted), (payment) => payment.action, ($$anchor, payment, k) => {
		var button = root_2$13();
		let classes;
		var node_3 = child(button);
		var consequent_1 = ($$anchor) => {
			var text_1 = text();
			template_effect(($0) => set_text(text_1, $0), [() => more(get(payment)) ? t("pay.sure", { cards: cards(get(payment)) }) : $$props.verb]);
			append($$anchor, text_1);
		};
		if_block(node_3, ($$render) => {
			if (get(only)) $$render(consequent_1);
		});
		var node_4 = sibling(node_3, 2);
		MiniCards(node_4, { get cards() {
			return get(payment).cards;
		} });
		var node_5 = sibling(node_4, 2);
		var consequent_2 = ($$anchor) => {
			var small = root_1$20();
			var text_2 = only_child(small, true);
			template_effect(($0) => set_text(text_2, $0), [() => forSpaces(get(payment))]);
			append($$anchor, small);
		};
		var d_1 = user_derived(() => !get(only) && more(get(payment)));
		if_block(node_5, ($$render) => {
			if (get(d_1)) $$render(consequent_2);
		});
		reset(button);
		attach(button, () => (node) => {
			if (get(k) === 0) node.focus({ preventScroll: true });
		});
		template_effect(($0, $1) => {
			classes = set_class(button, 1, "button way svelte-6acw55", null, classes, { primary: get(sorted).length === 1 });
			set_attribute(button, "data-pay", get(payment).action);
			set_attribute(button, "aria-label", `${$$props.verb ?? ""}: ${$0 ?? ""}${$1 ?? ""}`);
		}, [() => cardsInWords(get(payment).cards), () => more(get(payment)) ? `, ${forSpaces(get(payment))}` : ""]);
		delegated("click", button, () => $$props.onpay(get(payment)));
		append($$anchor, button);
	});
	var node_6 = sibling(node_2, 2);
	var consequent_3 = ($$anchor) => {
		var button_1 = root_3$12();
		var text_3 = only_child(button_1, true);
		template_effect(($0) => set_text(text_3, $0), [() => t("dock.cancel")]);
		delegated("click", button_1, function(...$$args) {
			$$props.oncancel?.apply(this, $$args);
		});
		append($$anchor, button_1);
	};
	if_block(node_6, ($$render) => {
		if (get(only) && $$props.oncancel) $$render(consequent_3);
	});
	var node_7 = sibling(node_6, 2);
	var consequent_4 = ($$anchor) => {
		var button_2 = root_4$8();
		var text_4 = only_child(button_2, true);
		template_effect(($0) => set_text(text_4, $0), [() => t("pay.other")]);
		delegated("click", button_2, function(...$$args) {
			$$props.onpick?.apply(this, $$args);
		});
		append($$anchor, button_2);
	};
	if_block(node_7, ($$render) => {
		if ($$props.onpick) $$render(consequent_4);
	});
	reset(div);
	template_effect(($0) => set_attribute(div, "aria-label", $0), [() => t("pay.title")]);
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/help/RuleNote.svelte
var root$24 = from_html(`<p class="svelte-zy9pt5"> </p> <a target="_blank" class="svelte-zy9pt5"> </a>`, 1);
var root_1$19 = from_html(`<div class="note svelte-zy9pt5"><button type="button" class="why svelte-zy9pt5"> </button> <!></div>`);
function RuleNote($$anchor, $$props) {
	push($$props, true);
	/** "Why?": the rule behind a refusal, opened on the spot. */
	let open = prop($$props, "open", 3, false);
	let shown = state(proxy(open()));
	const paragraph = user_derived(() => findRule($$props.edition, $$props.rule));
	user_effect(() => {
		if (get(shown)) ruleTexts.load(language.current);
	});
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_1 = ($$anchor) => {
		var div = root_1$19();
		var button = child(div);
		var text = only_child(button, true);
		var node_1 = sibling(button, 2);
		var consequent = ($$anchor) => {
			var fragment_1 = root$24();
			var p = first_child(fragment_1);
			var text_1 = only_child(p, true);
			var a = sibling(p, 2);
			var text_2 = only_child(a, true);
			template_effect(($0, $1, $2) => {
				set_text(text_1, $0);
				set_attribute(a, "href", `/edition/${$$props.edition.id ?? ""}?rule=${$1 ?? ""}`);
				set_text(text_2, $2);
			}, [
				() => ruleTexts.text($$props.edition, get(paragraph)),
				() => encodeURIComponent($$props.rule),
				() => t("rules.all")
			]);
			append($$anchor, fragment_1);
		};
		if_block(node_1, ($$render) => {
			if (get(shown)) $$render(consequent);
		});
		reset(div);
		template_effect(($0) => {
			set_attribute(button, "aria-expanded", get(shown));
			set_text(text, $0);
		}, [() => t("rules.why")]);
		delegated("click", button, () => set(shown, !get(shown)));
		append($$anchor, div);
	};
	if_block(node, ($$render) => {
		if (get(paragraph)) $$render(consequent_1);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/table/Reason.svelte
var root$23 = from_html(`<button type="button" class="button"> </button>`);
var root_1$18 = from_html(`<p class="reason svelte-rk451u" aria-live="polite"> </p> <!> <!>`, 1);
function Reason($$anchor, $$props) {
	push($$props, true);
	let reason = state(null);
	user_effect(() => {
		const { what, id } = $$props.target;
		$$props.table.askWhy(what, id).then((answer) => {
			if (id === $$props.target.id) set(reason, answer);
		});
	});
	const text = user_derived(() => get(reason) ? refusalText(get(reason)) : "");
	var fragment = root_1$18();
	var p = first_child(fragment);
	var text_1 = only_child(p, true);
	var node = sibling(p, 2);
	var consequent = ($$anchor) => {
		RuleNote($$anchor, {
			get edition() {
				return $$props.board.edition;
			},
			get rule() {
				return get(reason).rule;
			}
		});
	};
	if_block(node, ($$render) => {
		if (get(reason)?.rule) $$render(consequent);
	});
	var node_1 = sibling(node, 2);
	var consequent_1 = ($$anchor) => {
		var button = root$23();
		var text_2 = only_child(button, true);
		template_effect(($0) => set_text(text_2, $0), [() => t("pay.try")]);
		delegated("click", button, function(...$$args) {
			$$props.onpick?.apply(this, $$args);
		});
		append($$anchor, button);
	};
	if_block(node_1, ($$render) => {
		if ($$props.table.myTurn) $$render(consequent_1);
	});
	template_effect(($0) => set_text(text_1, $0), [() => get(text) || t("reason.asking")]);
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/table/RouteFacts.svelte
var root$22 = from_html(`<div class="price svelte-ok0q3q"> </div>`);
var root_1$17 = from_html(`<div> </div>`);
var root_2$12 = from_html(`<div class="helps svelte-ok0q3q"> </div>`);
var root_3$11 = from_html(`<div class="not svelte-ok0q3q"> </div>`);
var root_4$7 = from_html(`<div> <!></div> <!> <!>`, 1);
var root_5$5 = from_html(`<div class="facts svelte-ok0q3q"><strong> </strong> <div class="cost svelte-ok0q3q"><span class="swatch svelte-ok0q3q"></span> <!></div> <!> <!> <!></div>`);
function RouteFacts($$anchor, $$props) {
	push($$props, true);
	/** How many trains a claim would leave; null to say nothing about that. */
	const helped = user_derived(() => $$props.progress.filter((line) => line.status === "open" && line.way.includes($$props.route.id)));
	var div = root_5$5();
	var strong = child(div);
	var text_1 = only_child(strong, true);
	var div_1 = sibling(strong, 2);
	var span = child(div_1);
	let styles;
	var text_2 = sibling(span);
	var node = sibling(text_2);
	var consequent = ($$anchor) => {
		var text_3 = text();
		template_effect(($0) => set_text(text_3, ` · ${$0 ?? ""}`), [() => t(`route.${$$props.route.kind}`)]);
		append($$anchor, text_3);
	};
	if_block(node, ($$render) => {
		if ($$props.route.kind !== "regular") $$render(consequent);
	});
	reset(div_1);
	var node_1 = sibling(div_1, 2);
	each(node_1, 16, () => priceTexts($$props.board.edition, $$props.route), (text) => text, ($$anchor, text) => {
		var div_2 = root$22();
		var text_4 = only_child(div_2, true);
		template_effect(() => set_text(text_4, text));
		append($$anchor, div_2);
	});
	var node_2 = sibling(node_1, 2);
	var consequent_1 = ($$anchor) => {
		var div_3 = root_1$17();
		var text_5 = only_child(div_3, true);
		template_effect(($0) => set_text(text_5, $0), [() => t("route.bonus_draw", { n: $$props.route.bonus_draw })]);
		append($$anchor, div_3);
	};
	if_block(node_2, ($$render) => {
		if ($$props.route.bonus_draw) $$render(consequent_1);
	});
	var node_3 = sibling(node_2, 2);
	var consequent_2 = ($$anchor) => {
		var div_4 = root_1$17();
		var text_6 = only_child(div_4, true);
		template_effect(($0) => set_text(text_6, $0), [() => t("route.owned", { name: $$props.owner })]);
		append($$anchor, div_4);
	};
	var alternate = ($$anchor) => {
		var fragment_1 = root_4$7();
		var div_5 = first_child(fragment_1);
		var text_7 = child(div_5, true);
		var node_4 = sibling(text_7);
		var consequent_3 = ($$anchor) => {
			var text_8 = text();
			template_effect(($0) => set_text(text_8, ` · ${$0 ?? ""}`), [() => t("route.trains_after", { n: $$props.trainsLeft })]);
			append($$anchor, text_8);
		};
		if_block(node_4, ($$render) => {
			if ($$props.trainsLeft !== null) $$render(consequent_3);
		});
		reset(div_5);
		var node_5 = sibling(div_5, 2);
		each(node_5, 17, () => get(helped), (line) => line.ticket, ($$anchor, line) => {
			var div_6 = root_2$12();
			var text_9 = only_child(div_6, true);
			template_effect(($0) => set_text(text_9, $0), [() => t(get(line).way.length === 1 ? "route.completes" : "route.helps", { ticket: $$props.board.ends($$props.board.tickets.get(get(line).ticket)) })]);
			append($$anchor, div_6);
		});
		var node_6 = sibling(node_5, 2);
		var consequent_4 = ($$anchor) => {
			var div_7 = root_3$11();
			var text_10 = only_child(div_7, true);
			template_effect(($0) => set_text(text_10, $0), [() => t("route.not_payable")]);
			append($$anchor, div_7);
		};
		if_block(node_6, ($$render) => {
			if ($$props.myTurn && !$$props.payable) $$render(consequent_4);
		});
		template_effect(($0) => set_text(text_7, $0), [() => t("route.points", { n: $$props.route.points })]);
		append($$anchor, fragment_1);
	};
	if_block(node_3, ($$render) => {
		if ($$props.owner !== null) $$render(consequent_2);
		else $$render(alternate, -1);
	});
	reset(div);
	template_effect(($0, $1, $2) => {
		set_text(text_1, $0);
		styles = set_style(span, "", styles, { background: $1 });
		set_text(text_2, ` ${$2 ?? ""}`);
	}, [
		() => $$props.board.ends($$props.route),
		() => colorOf($$props.route.color),
		() => lengthText($$props.route)
	]);
	append($$anchor, div);
	pop();
}
// src/table/TunnelReveal.svelte
var root$21 = from_html(`<span role="img"><!></span>`);
var root_1$16 = from_html(`<h2 class="svelte-1fz8vct"> </h2> <p class="laid svelte-1fz8vct"> <!></p> <div class="revealed svelte-1fz8vct" role="group"><!> <strong> </strong></div>`, 1);
function TunnelReveal($$anchor, $$props) {
	push($$props, true);
	var fragment = root_1$16();
	var h2 = first_child(fragment);
	var text = only_child(h2, true);
	var p = sibling(h2, 2);
	var text_1 = child(p);
	var node = sibling(text_1);
	MiniCards(node, { get cards() {
		return $$props.laid;
	} });
	reset(p);
	var div = sibling(p, 2);
	var node_1 = child(div);
	each(node_1, 17, () => $$props.revealed, index, ($$anchor, card, k) => {
		var span = root$21();
		let classes;
		set_style(span, "", {}, { "animation-delay": `${k * 220}ms` });
		var node_2 = child(span);
		CardFace(node_2, { get card() {
			return get(card);
		} });
		reset(span);
		template_effect(($0, $1) => {
			classes = set_class(span, 1, "turned svelte-1fz8vct", null, classes, { costs: $0 });
			set_attribute(span, "aria-label", $1);
		}, [() => costsExtra(get(card), $$props.laid), () => cardWord(get(card))]);
		append($$anchor, span);
	});
	var strong = sibling(node_1, 2);
	let classes_1;
	var text_2 = only_child(strong, true);
	reset(div);
	template_effect(($0, $1, $2, $3) => {
		set_text(text, $0);
		set_text(text_1, `${$1 ?? ""} `);
		set_attribute(div, "aria-label", $2);
		classes_1 = set_class(strong, 1, "verdict svelte-1fz8vct", null, classes_1, { bad: $$props.extra > 0 });
		set_text(text_2, $3);
	}, [
		() => t("tunnel.title", { route: $$props.route }),
		() => t("tunnel.laid", { name: $$props.name }),
		() => t("tunnel.revealed"),
		() => $$props.extra > 0 ? t("tunnel.extra", { n: $$props.extra }) : t("tunnel.free")
	]);
	append($$anchor, fragment);
	pop();
}
// src/table/Dock.svelte
var root$20 = from_html(`<strong> </strong> <div class="about svelte-1eed4ol"> </div>`, 1);
var root_1$15 = from_html(`<p> </p>`);
var root_2$11 = from_html(`<!> <button type="button" class="button retreat svelte-1eed4ol"> </button>`, 1);
var root_3$10 = from_html(`<p class="waiting svelte-1eed4ol"> </p>`);
var root_4$6 = from_html(`<section data-dock="tunnel" tabindex="-1"><!> <!></section>`);
var root_5$4 = from_html(`<button type="button" class="button"> </button>`);
var root_6$3 = from_html(`<div class="parallel svelte-1eed4ol"></div>`);
var root_7$3 = from_html(`<div class="head svelte-1eed4ol"><!></div> <!> <!>`, 1);
var root_8$1 = from_html(`<div class="head svelte-1eed4ol"><!></div> <!>`, 1);
var root_9 = from_html(`<p> </p> <button type="button" class="button primary"> </button> <button type="button" class="button"> </button>`, 1);
var root_10 = from_html(`<section tabindex="-1"><button type="button" class="close svelte-1eed4ol">×</button> <!></section>`);
function Dock($$anchor, $$props) {
	push($$props, true);
	const head = ($$anchor, target = noop) => {
		var fragment = comment();
		var node = first_child(fragment);
		var consequent = ($$anchor) => {
			const route = user_derived(() => $$props.board.routes.get(target().id));
			{
				let $0 = user_derived(() => get(view) && trainsAfter(get(view), $$props.table.seat, get(route)));
				let $1 = user_derived(() => get(menu).claims.has(target().id));
				RouteFacts($$anchor, {
					get board() {
						return $$props.board;
					},
					get route() {
						return get(route);
					},
					owner: null,
					get trainsLeft() {
						return get($0);
					},
					get progress() {
						return get(progress);
					},
					get payable() {
						return get($1);
					},
					myTurn: false
				});
			}
		};
		var alternate = ($$anchor) => {
			var fragment_2 = root$20();
			var strong = first_child(fragment_2);
			var text = only_child(strong, true);
			var div = sibling(strong, 2);
			var text_1 = only_child(div, true);
			template_effect(($0, $1) => {
				set_text(text, $0);
				set_text(text_1, $1);
			}, [() => t("station.at", { city: $$props.board.cityName(target().id) }), () => t("station.about")]);
			append($$anchor, fragment_2);
		};
		if_block(node, ($$render) => {
			if (target().what === "claim") $$render(consequent);
			else $$render(alternate, -1);
		});
		append($$anchor, fragment);
	};
	const view = user_derived(() => $$props.table.view);
	const menu = user_derived(() => $$props.table.menu);
	const step = user_derived(() => $$props.turn.step);
	const hand = user_derived(() => get(view) && $$props.table.seat !== null ? get(view).hands[$$props.table.seat] ?? {} : {});
	const progress = user_derived(() => $$props.table.progress?.tickets ?? []);
	const spacesOf = (target) => target.what === "claim" ? $$props.board.routes.get(target.id)?.length ?? null : null;
	const verbOf = (target) => t(target.what === "claim" ? "pay.claim" : "pay.station");
	const parallel = user_derived(() => get(step)?.kind === "pay" && get(step).target.what === "claim" ? $$props.board.parallelRoutes(get(step).target.id).filter(({ id }) => id !== get(step).target.id && get(menu).claims.has(id)) : []);
	var fragment_3 = comment();
	var node_1 = first_child(fragment_3);
	var consequent_3 = ($$anchor) => {
		var section = root_4$6();
		var node_2 = child(section);
		{
			let $0 = user_derived(() => $$props.nameOf(get(view).to_act[0]));
			let $1 = user_derived(() => $$props.board.routeEnds(get(view).tunnel.route));
			TunnelReveal(node_2, {
				get name() {
					return get($0);
				},
				get route() {
					return get($1);
				},
				get laid() {
					return get(view).tunnel.laid;
				},
				get revealed() {
					return get(view).tunnel.revealed;
				},
				get extra() {
					return get(view).tunnel.extra;
				}
			});
		}
		var node_3 = sibling(node_2, 2);
		var consequent_2 = ($$anchor) => {
			var fragment_4 = root_2$11();
			var node_4 = first_child(fragment_4);
			var consequent_1 = ($$anchor) => {
				{
					let $0 = user_derived(() => t("pay.tunnel"));
					PaymentChoice($$anchor, {
						get payments() {
							return get(menu).pay;
						},
						get verb() {
							return get($0);
						},
						onpay: (payment) => $$props.turn.pay(payment)
					});
				}
			};
			var alternate_1 = ($$anchor) => {
				var p = root_1$15();
				var text_2 = only_child(p, true);
				template_effect(($0) => set_text(text_2, $0), [() => t("tunnel.cannot")]);
				append($$anchor, p);
			};
			if_block(node_4, ($$render) => {
				if (get(menu).pay.length) $$render(consequent_1);
				else $$render(alternate_1, -1);
			});
			var button = sibling(node_4, 2);
			var text_3 = only_child(button, true);
			template_effect(($0) => set_text(text_3, $0), [() => t("tunnel.retreat")]);
			delegated("click", button, () => $$props.turn.submit("retreat"));
			append($$anchor, fragment_4);
		};
		var alternate_2 = ($$anchor) => {
			var p_1 = root_3$10();
			var text_4 = only_child(p_1, true);
			template_effect(($0) => set_text(text_4, $0), [() => t("tunnel.waiting", { name: $$props.nameOf(get(view).to_act[0]) })]);
			append($$anchor, p_1);
		};
		if_block(node_3, ($$render) => {
			if ($$props.table.myTurn) $$render(consequent_2);
			else $$render(alternate_2, -1);
		});
		reset(section);
		template_effect(($0) => {
			set_class(section, 1, `dock ${$$props.place ?? ""}`, "svelte-1eed4ol");
			set_attribute(section, "aria-label", $0);
		}, [() => t("route.tunnel")]);
		append($$anchor, section);
	};
	var consequent_10 = ($$anchor) => {
		var section_1 = root_10();
		var button_1 = child(section_1);
		var node_5 = sibling(button_1, 2);
		var consequent_5 = ($$anchor) => {
			var fragment_6 = root_7$3();
			var div_1 = first_child(fragment_6);
			var node_6 = child(div_1);
			head(node_6, () => get(step).target);
			reset(div_1);
			var node_7 = sibling(div_1, 2);
			{
				let $0 = user_derived(() => verbOf(get(step).target));
				let $1 = user_derived(() => spacesOf(get(step).target));
				PaymentChoice(node_7, {
					get payments() {
						return get(step).payments;
					},
					get verb() {
						return get($0);
					},
					get spaces() {
						return get($1);
					},
					onpay: (payment) => $$props.turn.pay(payment),
					onpick: () => $$props.turn.pickByHand(get(step).target),
					oncancel: () => $$props.turn.cancel()
				});
			}
			var node_8 = sibling(node_7, 2);
			var consequent_4 = ($$anchor) => {
				var div_2 = root_6$3();
				each(div_2, 21, () => get(parallel), (route) => route.id, ($$anchor, route) => {
					var button_2 = root_5$4();
					var text_5 = only_child(button_2, true);
					template_effect(($0) => set_text(text_5, $0), [() => t("route.other_track", { color: routeColorText(get(route).color) })]);
					delegated("click", button_2, () => $$props.turn.pickRoute(get(route).id, null));
					append($$anchor, button_2);
				});
				reset(div_2);
				append($$anchor, div_2);
			};
			if_block(node_8, ($$render) => {
				if (get(parallel).length) $$render(consequent_4);
			});
			append($$anchor, fragment_6);
		};
		var consequent_6 = ($$anchor) => {
			var fragment_7 = root_8$1();
			var div_3 = first_child(fragment_7);
			var node_9 = child(div_3);
			head(node_9, () => get(step).target);
			reset(div_3);
			var node_10 = sibling(div_3, 2);
			{
				let $0 = user_derived(() => verbOf(get(step).target));
				let $1 = user_derived(() => spacesOf(get(step).target));
				CardPicker(node_10, {
					get hand() {
						return get(hand);
					},
					get picked() {
						return get(step).cards;
					},
					get verb() {
						return get($0);
					},
					get spaces() {
						return get($1);
					},
					onset: (card, count) => $$props.turn.setPicked(card, count),
					onpay: () => $$props.turn.payPicked()
				});
			}
			append($$anchor, fragment_7);
		};
		var consequent_7 = ($$anchor) => {
			CityRoutes($$anchor, {
				get board() {
					return $$props.board;
				},
				get city() {
					return get(step).city;
				},
				get turn() {
					return $$props.turn;
				},
				get nameOf() {
					return $$props.nameOf;
				},
				get onshow() {
					return $$props.onshow;
				}
			});
		};
		var consequent_8 = ($$anchor) => {
			var fragment_9 = root_8$1();
			var div_4 = first_child(fragment_9);
			var node_11 = child(div_4);
			head(node_11, () => get(step).target);
			reset(div_4);
			Reason(sibling(div_4, 2), {
				get board() {
					return $$props.board;
				},
				get table() {
					return $$props.table;
				},
				get target() {
					return get(step).target;
				},
				onpick: () => $$props.turn.pickByHand(get(step).target)
			});
			append($$anchor, fragment_9);
		};
		var consequent_9 = ($$anchor) => {
			var fragment_10 = root_9();
			var p_2 = first_child(fragment_10);
			var text_6 = only_child(p_2, true);
			var button_3 = sibling(p_2, 2);
			var text_7 = only_child(button_3, true);
			var button_4 = sibling(button_3, 2);
			var text_8 = only_child(button_4, true);
			template_effect(($0, $1, $2) => {
				set_text(text_6, $0);
				set_text(text_7, $1);
				set_text(text_8, $2);
			}, [
				() => t("tickets.sure", {
					n: $$props.board.edition.rules.ticket_draw,
					keep: $$props.board.edition.rules.ticket_keep
				}),
				() => t("tickets.draw"),
				() => t("dock.cancel")
			]);
			delegated("click", button_3, () => $$props.turn.drawTickets(true));
			delegated("click", button_4, () => $$props.turn.cancel());
			append($$anchor, fragment_10);
		};
		if_block(node_5, ($$render) => {
			if (get(step).kind === "pay") $$render(consequent_5);
			else if (get(step).kind === "pick") $$render(consequent_6, 1);
			else if (get(step).kind === "city") $$render(consequent_7, 2);
			else if (get(step).kind === "why") $$render(consequent_8, 3);
			else if (get(step).kind === "tickets") $$render(consequent_9, 4);
		});
		reset(section_1);
		template_effect(($0, $1) => {
			set_class(section_1, 1, `dock ${$$props.place ?? ""}`, "svelte-1eed4ol");
			set_attribute(section_1, "aria-label", $0);
			set_attribute(section_1, "data-dock", get(step).kind);
			set_attribute(button_1, "aria-label", $1);
		}, [() => t("dock.title"), () => t("dock.close")]);
		delegated("click", button_1, () => $$props.turn.cancel());
		append($$anchor, section_1);
	};
	if_block(node_1, ($$render) => {
		if (get(view)?.tunnel) $$render(consequent_3);
		else if (get(step)) $$render(consequent_10, 1);
	});
	append($$anchor, fragment_3);
	pop();
}
delegate(["click"]);
// src/table/drag.svelte.ts
var ABOVE_FINGER = 56;
var BEGINS_AFTER = 8;
var CardDrag = class {
	#card = state(null);
	get card() {
		return get(this.#card);
	}
	set card(value) {
		set(this.#card, value, true);
	}
	#x = state(0);
	get x() {
		return get(this.#x);
	}
	set x(value) {
		set(this.#x, value, true);
	}
	#y = state(0);
	get y() {
		return get(this.#y);
	}
	set y(value) {
		set(this.#y, value, true);
	}
	ended = false;
	#over;
	#drop;
	constructor(over, drop) {
		this.#over = over;
		this.#drop = drop;
	}
	begin(card, event) {
		if (event.pointerType === "mouse" && event.button !== 0) return;
		this.ended = false;
		const lift = event.pointerType === "touch" ? ABOVE_FINGER : 0;
		const start = {
			x: event.clientX,
			y: event.clientY
		};
		const listening = new AbortController();
		const { signal } = listening;
		const stop = () => {
			this.card = null;
			listening.abort();
		};
		addEventListener("pointermove", (move) => {
			if (move.pointerId !== event.pointerId) return;
			if (!this.card && Math.hypot(move.clientX - start.x, move.clientY - start.y) < BEGINS_AFTER) return;
			this.card = card;
			this.x = move.clientX;
			this.y = move.clientY - lift;
			this.#over(this.x, this.y);
		}, { signal });
		addEventListener("pointerup", (up) => {
			if (up.pointerId !== event.pointerId) return;
			const dragged = this.card !== null;
			stop();
			if (!dragged) return;
			this.ended = true;
			this.#drop(card, this.x, this.y);
		}, { signal });
		addEventListener("pointercancel", stop, { signal });
		addEventListener("keydown", (key) => key.key === "Escape" && stop(), { signal });
	}
};
// src/table/DraggedCard.svelte
var root$19 = from_html(`<div class="dragged svelte-1hoxzae" aria-hidden="true"><!></div>`);
function DraggedCard($$anchor, $$props) {
	push($$props, true);
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var div = root$19();
		let styles;
		var node_1 = child(div);
		CardFace(node_1, { get card() {
			return $$props.drag.card;
		} });
		reset(div);
		template_effect(() => styles = set_style(div, "", styles, {
			left: `${$$props.drag.x ?? ""}px`,
			top: `${$$props.drag.y ?? ""}px`
		}));
		append($$anchor, div);
	};
	if_block(node, ($$render) => {
		if ($$props.drag.card) $$render(consequent);
	});
	append($$anchor, fragment);
	pop();
}
// src/lib/attention.ts
/**
* Signals that it is your turn: in the title and the icon of the tab; as a notification or a vibration, if these are
* switched on; and on a phone the screen stays on meanwhile.
*/
var NAME = "Northline";
function markTurn(mine, subject) {
	document.title = mine ? `● ${t("turn.yours")} – ${subject} – ${NAME}` : `${subject} – ${NAME}`;
	document.querySelector("link[rel=\"icon\"]")?.setAttribute("href", mine ? "/icons/your-turn.svg" : "/icons/northline.svg");
}
function clearTurn() {
	document.title = NAME;
	document.querySelector("link[rel=\"icon\"]")?.setAttribute("href", "/icons/northline.svg");
}
/** Call the player: by a vibration, and by a notification if the page is not seen. */
function callToTurn(subject) {
	if (settings.values.vibration && canVibrate()) navigator.vibrate([
		60,
		80,
		60
	]);
	if (settings.values.notifications && document.hidden) notify(subject);
}
async function notify(subject) {
	if (typeof Notification === "undefined" || Notification.permission !== "granted") return;
	const options = {
		body: subject,
		tag: "northline-turn",
		icon: "/icons/your-turn.svg",
		data: location.href
	};
	try {
		const shown = new Notification(t("turn.yours"), options);
		shown.onclick = () => {
			window.focus();
			shown.close();
		};
	} catch {
		await (await navigator.serviceWorker?.getRegistration())?.showNotification(t("turn.yours"), options);
	}
}
function canNotify() {
	return typeof Notification !== "undefined";
}
/** Ask the browser whether notifications may be shown. To be called when somebody switches them on, and not before. */
async function allowNotifications() {
	return canNotify() && await Notification.requestPermission() === "granted";
}
/** Whether this device vibrates: computers have the function, too. */
function canVibrate() {
	return typeof navigator.vibrate === "function" && navigator.maxTouchPoints > 0;
}
/** Whether there is a screen to keep awake: computers are left to their own settings. */
function canKeepAwake() {
	return "wakeLock" in navigator && navigator.maxTouchPoints > 0;
}
/** Without a touch for so long, the screen may go dark all the same. */
var FORGOTTEN_MS = 3e5;
/** Keep the screen on until the function that is returned is called. */
function keepAwake() {
	let lock = null;
	let over = false;
	let forgotten;
	async function hold() {
		clearTimeout(forgotten);
		forgotten = setTimeout(() => void lock?.release(), FORGOTTEN_MS);
		if (over || document.hidden || lock && !lock.released) return;
		const granted = await navigator.wakeLock.request("screen").catch(() => null);
		if (over) await granted?.release();
		else lock = granted;
	}
	const again = () => void hold();
	document.addEventListener("visibilitychange", again);
	document.addEventListener("pointerdown", again);
	again();
	return () => {
		over = true;
		clearTimeout(forgotten);
		document.removeEventListener("visibilitychange", again);
		document.removeEventListener("pointerdown", again);
		lock?.release();
	};
}
// src/lib/event-notices.ts
function showEventNotices(entry, context, me, notices) {
	const bonus = entry.events.filter((event) => event.type === "card_drawn" && event.bonus);
	if (bonus.length) notices.show(bonusText(bonus, context, me), "good");
	for (const event of entry.events) switch (event.type) {
		case "display_swept":
		case "station_built":
			notices.show(sentenceOf(event, context));
			break;
		case "tunnel_tried":
			if (event.extra === 0) notices.show(t("tunnel.free_for", {
				name: context.nameOf(event.seat),
				cards: list(event.revealed.map(cardWord))
			}), "good");
			break;
		case "last_round_began":
			notices.show(sentenceOf(event, context), "bad");
			break;
		case "route_claimed":
			play("train");
			break;
		case "card_drawn":
		case "card_taken": if (event.seat === me) play("card");
	}
	if (entry.remark && !entry.standIn && entry.seat === me) notices.show(remarkText(entry.remark), "bad");
	if (entry.kind === "undo") notices.show(t("log.undo", { name: context.nameOf(entry.seat) }));
}
/** Show which tickets have been completed or cut off since the previous position. */
function showTicketNotices(before, now, context, notices) {
	const was = new Map(before?.tickets.map((line) => [line.ticket, line.status]));
	for (const line of now?.tickets ?? []) {
		if (was.get(line.ticket) !== "open" || line.status === "open") continue;
		const ticket = context.board.ends(context.board.tickets.get(line.ticket));
		if (line.status === "done") {
			notices.show(t("notice.done", { ticket }), "good");
			play("ticket");
		} else {
			notices.show(t("notice.cut_off", { ticket }), "bad");
			play("warning");
		}
	}
}
function bonusText(drawn, context, me) {
	const first = drawn[0];
	const seat = "seat" in first ? first.seat : 0;
	const cards = drawn.flatMap((event) => event.type === "card_drawn" && event.card ? [cardWord(event.card)] : []);
	if (seat === me && cards.length) return t("notice.bonus_mine", {
		n: drawn.length,
		cards: list(cards)
	});
	return t("notice.bonus", {
		name: context.nameOf(seat),
		n: drawn.length
	});
}
// src/lib/notices.svelte.ts
var LASTS_MS = 5200;
var Notices = class {
	#shown = state([]);
	get shown() {
		return get(this.#shown);
	}
	set shown(value) {
		set(this.#shown, value);
	}
	#next = 1;
	show(text, tone = "info") {
		const notice = {
			id: this.#next++,
			tone,
			text
		};
		this.shown = [...this.shown.filter((other) => other.text !== text), notice].slice(-3);
		setTimeout(() => this.#take(notice.id), LASTS_MS);
	}
	#take(id) {
		this.shown = this.shown.filter((notice) => notice.id !== id);
	}
};
// src/table/feedback.svelte.ts
var FRESH_MS = 1500;
var TableFeedback = class {
	notices = new Notices();
	#fresh = state(/* @__PURE__ */ new Set());
	get fresh() {
		return get(this.#fresh);
	}
	set fresh(value) {
		set(this.#fresh, value);
	}
	onevents = null;
	#table;
	#context;
	constructor(table, turn, context) {
		this.#table = table;
		this.#context = context;
		const { board } = context;
		table.onentry = (entry) => this.#show(entry);
		table.onprogress = (before) => showTicketNotices(before, table.progress, context, this.notices);
		table.onstandin = (seat, bot) => {
			if (seat !== table.seat) this.notices.show(t(bot ? "away.bot_plays" : "away.back", { name: context.nameOf(seat) }));
		};
		table.chat.onunread = (line) => this.notices.show(lineText(line));
		onDestroy(() => {
			clearTurn();
			table.onentry = table.onprogress = table.onstandin = null;
			table.chat.onunread = null;
		});
		user_effect(() => markTurn(table.myTurn, board.edition.name));
		const awake = user_derived(() => table.myTurn && settings.values.keepAwake);
		user_effect(() => {
			if (get(awake) && canKeepAwake()) return keepAwake();
		});
		user_effect(() => table.setPace(settings.pace));
		user_effect(() => {
			const refusal = table.refusal;
			if (refusal && refusal.code !== "stale") untrack(() => this.warn(refusal));
		});
		user_effect(() => {
			const failed = turn.failedPremove;
			if (!failed) return;
			const said = t("plan.failed", { plan: premoveText(board, failed.premove) });
			untrack(() => this.notices.show(failed.reason ? `${said} ${refusalText(failed.reason)}` : said, "bad"));
		});
	}
	/** Say what the server refused, or what else went wrong. */
	warn(problem) {
		this.notices.show(refusalText(problem), "bad");
	}
	#show(entry) {
		const { events } = entry;
		const { seat } = this.#table;
		const claimed = events.flatMap((event) => event.type === "route_claimed" ? [event.route] : []);
		if (claimed.length && settings.motion) {
			this.fresh = new Set(claimed);
			setTimeout(() => this.fresh = /* @__PURE__ */ new Set(), FRESH_MS);
		}
		this.onevents?.(events);
		showEventNotices(entry, this.#context, seat, this.notices);
		if (events.some((event) => event.type === "turn_began" && event.seat === seat)) {
			play("turn");
			callToTurn(this.#context.board.edition.name);
		}
	}
};
// src/table/Hand.svelte
var root$18 = from_html(`<p class="none svelte-ng0q4v"> </p>`);
var root_1$14 = from_html(`<span class="one svelte-ng0q4v"><!></span>`);
var root_2$10 = from_html(`<button type="button"><!> <span class="count svelte-ng0q4v" aria-hidden="true"> </span></button>`);
var root_3$9 = from_html(`<section class="hand svelte-ng0q4v"><!> <!></section>`);
function Hand($$anchor, $$props) {
	push($$props, true);
	/** How many routes a kind of card helps to pay for now. */
	const held = user_derived(() => CARDS.filter((card) => ($$props.cards[card] ?? 0) > 0));
	function label(card) {
		const routes = $$props.routesPaid(card);
		return `${t("cards.count", {
			n: $$props.cards[card],
			card: cardWord(card)
		})}${routes ? `. ${t("hand.pays", { n: routes })}` : ""}`;
	}
	var section = root_3$9();
	var node = child(section);
	var consequent = ($$anchor) => {
		var p = root$18();
		var text = only_child(p, true);
		template_effect(($0) => set_text(text, $0), [() => t("hand.empty")]);
		append($$anchor, p);
	};
	if_block(node, ($$render) => {
		if (get(held).length === 0) $$render(consequent);
	});
	var node_1 = sibling(node, 2);
	each(node_1, 16, () => get(held), (card) => card, ($$anchor, card) => {
		var button = root_2$10();
		let classes;
		var node_2 = child(button);
		each(node_2, 17, () => ({ length: Math.min($$props.cards[card], 6) }), index, ($$anchor, _, k) => {
			var span = root_1$14();
			set_style(span, "", {}, { "--k": k });
			var node_3 = child(span);
			CardFace(node_3, { get card() {
				return card;
			} });
			reset(span);
			append($$anchor, span);
		});
		var span_1 = sibling(node_2, 2);
		var text_1 = only_child(span_1, true);
		reset(button);
		template_effect(($0, $1) => {
			classes = set_class(button, 1, "stack svelte-ng0q4v", null, classes, { chosen: $$props.chosen === card });
			set_attribute(button, "aria-pressed", $$props.chosen === card);
			set_attribute(button, "aria-label", $0);
			set_attribute(button, "title", $1);
			set_attribute(button, "data-hand", card);
			set_text(text_1, $$props.cards[card]);
		}, [() => label(card), () => label(card)]);
		delegated("click", button, () => $$props.onchoose(card));
		delegated("pointerdown", button, (event) => $$props.ondrag(card, event));
		append($$anchor, button);
	});
	reset(section);
	template_effect(($0) => set_attribute(section, "aria-label", $0), [() => t("hand.title")]);
	append($$anchor, section);
	pop();
}
delegate(["click", "pointerdown"]);
// src/table/highlights.svelte.ts
var Highlights = class {
	#hovered = state(null);
	get hovered() {
		return get(this.#hovered);
	}
	set hovered(value) {
		set(this.#hovered, value);
	}
	#listedRoute = state(null);
	get listedRoute() {
		return get(this.#listedRoute);
	}
	set listedRoute(value) {
		set(this.#listedRoute, value, true);
	}
	#hoveredTicket = state(null);
	get hoveredTicket() {
		return get(this.#hoveredTicket);
	}
	set hoveredTicket(value) {
		set(this.#hoveredTicket, value, true);
	}
	#pinnedTicket = state(null);
	get pinnedTicket() {
		return get(this.#pinnedTicket);
	}
	set pinnedTicket(value) {
		set(this.#pinnedTicket, value, true);
	}
	#chosenTickets = state([]);
	get chosenTickets() {
		return get(this.#chosenTickets);
	}
	set chosenTickets(value) {
		set(this.#chosenTickets, value);
	}
	#bonusPaths = state([]);
	get bonusPaths() {
		return get(this.#bonusPaths);
	}
	set bonusPaths(value) {
		set(this.#bonusPaths, value);
	}
	#table;
	#turn;
	#board;
	constructor(turn, board) {
		this.#table = turn.table;
		this.#turn = turn;
		this.#board = board;
	}
	#choosingTickets = user_derived(() => this.#table.menu.keep.length > 0);
	get choosingTickets() {
		return get(this.#choosingTickets);
	}
	set choosingTickets(value) {
		set(this.#choosingTickets, value);
	}
	#progress = user_derived(() => new Map(this.#table.progress?.tickets.map((line) => [line.ticket, line])));
	get progress() {
		return get(this.#progress);
	}
	set progress(value) {
		set(this.#progress, value);
	}
	#ticket = user_derived(() => this.hoveredTicket ?? this.pinnedTicket);
	get ticket() {
		return get(this.#ticket);
	}
	set ticket(value) {
		set(this.#ticket, value);
	}
	#stepRoute = user_derived(() => {
		const step = this.#turn.step;
		return step && "target" in step && step.target.what === "claim" ? step.target.id : null;
	});
	get stepRoute() {
		return get(this.#stepRoute);
	}
	set stepRoute(value) {
		set(this.#stepRoute, value);
	}
	#premoveRoute = user_derived(() => this.#turn.premove?.kind === "claim" ? this.#turn.premove.route : null);
	get premoveRoute() {
		return get(this.#premoveRoute);
	}
	set premoveRoute(value) {
		set(this.#premoveRoute, value);
	}
	#route = user_derived(() => {
		return (this.hovered?.hit.kind === "route" ? this.hovered.hit.id : null) ?? this.listedRoute ?? this.stepRoute ?? this.premoveRoute;
	});
	get route() {
		return get(this.#route);
	}
	set route(value) {
		set(this.#route, value);
	}
	#lit = user_derived(() => this.#turn.step?.kind === "city" || this.choosingTickets ? /* @__PURE__ */ new Set() : this.#turn.payable);
	get lit() {
		return get(this.#lit);
	}
	set lit(value) {
		set(this.#lit, value);
	}
	#ghost = user_derived(() => {
		const { seat, view } = this.#table;
		const route = this.route ? this.#board.routes.get(this.route) : null;
		if (!route || seat === null || !view || view.routes[route.id] !== void 0) return null;
		return trainsAfter(view, seat, route) === null ? null : {
			route: route.id,
			seat
		};
	});
	get ghost() {
		return get(this.#ghost);
	}
	set ghost(value) {
		set(this.#ghost, value);
	}
	#rings = user_derived(() => {
		const found = /* @__PURE__ */ new Map();
		const ring = (id, kind) => {
			const ticket = this.#board.tickets.get(id);
			if (ticket) for (const city of [ticket.a, ticket.b]) found.set(city, kind);
		};
		if (this.choosingTickets) {
			for (const id of this.#table.view?.offer ?? []) ring(id, "offer");
			for (const id of this.chosenTickets) ring(id, "ticket");
		} else for (const line of this.progress.values()) if (line.status === "open") ring(line.ticket, "end");
		if (this.ticket) ring(this.ticket, this.progress.get(this.ticket)?.status === "done" ? "done" : "ticket");
		const route = this.route ? this.#board.routes.get(this.route) : null;
		if (route) for (const city of [route.a, route.b]) found.set(city, "can");
		const step = this.#turn.step;
		if (step && "target" in step && step.target.what === "station") found.set(step.target.id, "can");
		return found;
	});
	get rings() {
		return get(this.#rings);
	}
	set rings(value) {
		set(this.#rings, value);
	}
	#links = user_derived(() => {
		if (!this.choosingTickets) return [];
		return (this.#table.view?.offer ?? []).map((id) => {
			const { a, b } = this.#board.tickets.get(id);
			return {
				a,
				b,
				strong: this.ticket === id,
				chosen: this.chosenTickets.includes(id)
			};
		});
	});
	get links() {
		return get(this.#links);
	}
	set links(value) {
		set(this.#links, value);
	}
	#paths = user_derived(() => {
		if (this.bonusPaths.length) return this.bonusPaths;
		const id = this.ticket;
		if (!id) return [];
		const line = this.progress.get(id) ?? this.#table.progress?.offer.find((other) => other.ticket === id);
		return line ? [{ routes: line.way }] : [];
	});
	get paths() {
		return get(this.#paths);
	}
	set paths(value) {
		set(this.#paths, value);
	}
	#anchorCity = user_derived(() => {
		const step = this.#turn.step;
		if (step?.kind === "city") return step.city;
		if (step && "target" in step && step.target.what === "station") return step.target.id;
		return this.#board.routes.get(this.stepRoute ?? this.#table.view?.tunnel?.route ?? "")?.a ?? null;
	});
	get anchorCity() {
		return get(this.#anchorCity);
	}
	set anchorCity(value) {
		set(this.#anchorCity, value);
	}
	pin(ticket) {
		this.pinnedTicket = this.pinnedTicket === ticket ? null : ticket;
	}
};
// src/table/KnownHand.svelte
var root$17 = from_html(`<p class="kept svelte-i3ahvc"> </p>`);
var root_1$13 = from_html(`<div class="known svelte-i3ahvc"><p class="svelte-i3ahvc"><span class="unseen"> </span> <!> </p> <!></div>`);
function KnownHand($$anchor, $$props) {
	push($$props, true);
	const hand = user_derived(() => knownHand($$props.view, $$props.seat));
	const kept = user_derived(() => keptText($$props.view, $$props.seat, $$props.rules));
	var div = root_1$13();
	var p = child(div);
	var span = child(p);
	var text = only_child(span, true);
	var node = sibling(span, 2);
	var consequent = ($$anchor) => {
		MiniCards($$anchor, { get cards() {
			return get(hand).seen;
		} });
	};
	var d = user_derived(() => cardTotal(get(hand).seen));
	if_block(node, ($$render) => {
		if (get(d)) $$render(consequent);
	});
	var text_1 = sibling(node);
	reset(p);
	var node_1 = sibling(p, 2);
	var consequent_1 = ($$anchor) => {
		var p_1 = root$17();
		var text_2 = only_child(p_1, true);
		template_effect(() => set_text(text_2, get(kept)));
		append($$anchor, p_1);
	};
	if_block(node_1, ($$render) => {
		if (get(kept)) $$render(consequent_1);
	});
	reset(div);
	template_effect(($0, $1) => {
		set_attribute(div, "data-known", $$props.seat);
		set_text(text, $0);
		set_text(text_1, ` ${$1 ?? ""}`);
	}, [() => t("known.cards"), () => unknownText(get(hand))]);
	append($$anchor, div);
	pop();
}
// src/table/KnownList.svelte
var root$16 = from_html(`<li class="svelte-14ff1qf"><span><!> <strong> </strong></span><!></li>`);
var root_1$12 = from_html(`<section class="svelte-14ff1qf"><h2 class="svelte-14ff1qf"> </h2> <ul class="plain-list"></ul></section>`);
function KnownList($$anchor, $$props) {
	push($$props, true);
	var section = root_1$12();
	var h2 = child(section);
	var text = only_child(h2, true);
	var ul = sibling(h2, 2);
	each(ul, 20, () => others($$props.view), (seat) => seat, ($$anchor, seat) => {
		var li = root$16();
		var span = child(li);
		var node = child(span);
		SeatMark(node, { get seat() {
			return seat;
		} });
		var strong = sibling(node, 2);
		var text_1 = only_child(strong, true);
		reset(span);
		KnownHand(sibling(span), {
			get view() {
				return $$props.view;
			},
			get seat() {
				return seat;
			},
			get rules() {
				return $$props.rules;
			}
		});
		reset(li);
		template_effect(($0) => set_text(text_1, $0), [() => $$props.nameOf(seat)]);
		append($$anchor, li);
	});
	reset(ul);
	reset(section);
	template_effect(($0, $1) => {
		set_attribute(section, "aria-label", $0);
		set_text(text, $1);
	}, [() => t("known.title"), () => t("known.title")]);
	append($$anchor, section);
	pop();
}
// src/table/layout.ts
/** A phone, upright or held sideways: one panel at a time. */
var isSmall = (layout) => layout === "phone" || layout === "sideways";
/** Below this the columns beside the board are narrow; `TableLayout.svelte` has the same number. */
var NARROW = 1e3;
/** Below this there is no room for columns that scroll; style sheets have the same number. */
var LOW = 500;
function layoutFor(width, height, rem, board) {
	if (width < 600 || width < 900 && height > width) return "phone";
	if (height < LOW && width < 2.6 * LOW) return "sideways";
	const narrow = width < NARROW;
	const bar = 3 * rem;
	const right = (narrow ? 15 : 20) * rem;
	const column = (narrow ? 10 : 13) * rem;
	const strip = 7.2 * rem;
	const under = Math.min((width - right) / board.width, (height - bar - strip) / board.height);
	const beside = Math.min((width - right - column) / board.width, (height - bar) / board.height);
	const fitsUnder = width - right >= 46 * rem;
	return beside > under || !fitsUnder ? "side" : "bottom";
}
// src/table/Market.svelte
var root$15 = from_html(`<span class="dealt svelte-r2hfy6"><!></span>`);
var root_1$11 = from_html(`<button type="button"><!></button>`);
var root_2$9 = from_html(`<span class="card gap svelte-r2hfy6"></span>`);
var root_3$8 = from_html(`<section class="market svelte-r2hfy6"><div class="display svelte-r2hfy6" role="group"></div> <div class="decks svelte-r2hfy6"><button type="button" data-deck="cards"><span class="pile svelte-r2hfy6"><!></span> <span class="size svelte-r2hfy6"> </span></button> <button type="button" data-deck="tickets"><svg class="ticket svelte-r2hfy6" viewBox="0 0 60 40" aria-hidden="true"><path d="M5 2h50a4 4 0 0 1 4 4v9a5 5 0 0 0 0 10v9a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4v-9a5 5 0 0 0 0-10V6a4 4 0 0 1 4-4Z" fill="#f6ecd2" stroke="#7a6a45" stroke-width="1.5"></path><path d="M17 27 43 13" stroke="#7a6a45" stroke-width="2.4" stroke-dasharray="5 3"></path><circle cx="15" cy="28" r="4" fill="#b3261e"></circle><circle cx="45" cy="12" r="4" fill="#b3261e"></circle></svg> <span class="size svelte-r2hfy6"> </span></button></div></section>`);
function Market($$anchor, $$props) {
	push($$props, true);
	const view = user_derived(() => $$props.table.view);
	const menu = user_derived(() => $$props.table.menu);
	const active = user_derived(() => get(menu).draw || get(menu).take.size > 0);
	/** The deck is drawn at its full height with as many cards. */
	const full = 110;
	/** A card that cannot be taken says why: it may be the second card of a draw. */
	function takeLabel(card) {
		if (get(menu).take.has(card)) return t("market.take", { card: cardWord(card) });
		if (get(active)) return t("market.not_now", { card: cardWord(card) });
		return $$props.turn.canPremove ? t("market.plan", { card: cardWord(card) }) : t("market.card", { card: cardWord(card) });
	}
	const planned = (card) => $$props.turn.premove?.kind === "take" && $$props.turn.premove.card === card;
	const locked = user_derived(() => $$props.table.seat === null || $$props.table.over);
	var section = root_3$8();
	var div = child(section);
	each(div, 21, () => get(view).display, index, ($$anchor, card, slot) => {
		var fragment = comment();
		var node = first_child(fragment);
		var consequent = ($$anchor) => {
			var button = root_1$11();
			let classes;
			set_attribute(button, "data-slot", slot);
			var node_1 = child(button);
			key(node_1, () => get(card), ($$anchor) => {
				var span = root$15();
				var node_2 = child(span);
				CardFace(node_2, { get card() {
					return get(card);
				} });
				reset(span);
				append($$anchor, span);
			});
			reset(button);
			template_effect(($0, $1, $2, $3, $4, $5) => {
				classes = set_class(button, 1, "card svelte-r2hfy6", null, classes, {
					can: $0,
					cannot: $1,
					planned: $2
				});
				set_attribute(button, "data-card", get(card));
				button.disabled = get(locked);
				set_attribute(button, "aria-disabled", $3);
				set_attribute(button, "aria-label", $4);
				set_attribute(button, "title", $5);
			}, [
				() => get(menu).take.has(get(card)),
				() => get(active) && !get(menu).take.has(get(card)),
				() => planned(get(card)),
				() => !get(menu).take.has(get(card)) && !$$props.turn.canPremove,
				() => takeLabel(get(card)),
				() => takeLabel(get(card))
			]);
			delegated("click", button, () => $$props.turn.take(get(card)));
			append($$anchor, button);
		};
		var alternate = ($$anchor) => {
			var span_1 = root_2$9();
			set_attribute(span_1, "data-slot", slot);
			append($$anchor, span_1);
		};
		if_block(node, ($$render) => {
			if (get(card)) $$render(consequent);
			else $$render(alternate, -1);
		});
		append($$anchor, fragment);
	});
	reset(div);
	var div_1 = sibling(div, 2);
	var button_1 = child(div_1);
	let classes_1;
	var span_2 = child(button_1);
	let styles;
	var node_3 = child(span_2);
	CardFace(node_3, { card: null });
	reset(span_2);
	var span_3 = sibling(span_2, 2);
	var text = only_child(span_3, true);
	reset(button_1);
	var button_2 = sibling(button_1, 2);
	let classes_2;
	var span_4 = sibling(child(button_2), 2);
	var text_1 = only_child(span_4, true);
	reset(button_2);
	reset(div_1);
	reset(section);
	template_effect(($0, $1, $2, $3, $4, $5, $6) => {
		set_attribute(section, "aria-label", $0);
		set_attribute(div, "aria-label", $1);
		classes_1 = set_class(button_1, 1, "deck svelte-r2hfy6", null, classes_1, {
			can: get(menu).draw,
			planned: $$props.turn.premove?.kind === "draw"
		});
		button_1.disabled = get(locked);
		set_attribute(button_1, "aria-disabled", !get(menu).draw && !$$props.turn.canPremove);
		set_attribute(button_1, "aria-label", $2);
		set_attribute(button_1, "title", $3);
		styles = set_style(span_2, "", styles, { "--depth": $4 });
		set_text(text, get(view).deck_size);
		classes_2 = set_class(button_2, 1, "deck svelte-r2hfy6", null, classes_2, {
			can: get(menu).tickets,
			planned: $$props.turn.premove?.kind === "tickets"
		});
		button_2.disabled = get(locked);
		set_attribute(button_2, "aria-disabled", !get(menu).tickets && !$$props.turn.canPremove);
		set_attribute(button_2, "aria-label", $5);
		set_attribute(button_2, "title", $6);
		set_text(text_1, get(view).ticket_deck_size);
	}, [
		() => t("market.title"),
		() => t("market.display"),
		() => t("market.draw", { n: get(view).deck_size }),
		() => t("market.draw", { n: get(view).deck_size }),
		() => Math.ceil(Math.min(get(view).deck_size, full) / full * 5),
		() => t("market.tickets", { n: get(view).ticket_deck_size }),
		() => t("market.tickets", { n: get(view).ticket_deck_size })
	]);
	delegated("click", button_1, () => $$props.turn.draw());
	delegated("click", button_2, () => $$props.turn.drawTickets());
	append($$anchor, section);
	pop();
}
delegate(["click"]);
// src/table/NoticeList.svelte
var root$14 = from_html(`<p> </p>`);
var root_1$10 = from_html(`<div class="over svelte-h2tnru"><!> <div class="notices svelte-h2tnru" role="log" aria-live="polite"></div></div>`);
function NoticeList($$anchor, $$props) {
	push($$props, true);
	var div = root_1$10();
	var node = child(div);
	snippet(node, () => $$props.children ?? noop);
	var div_1 = sibling(node, 2);
	each(div_1, 21, () => $$props.notices.shown, (notice) => notice.id, ($$anchor, notice) => {
		var p = root$14();
		var text = only_child(p, true);
		template_effect(() => {
			set_class(p, 1, clsx(get(notice).tone), "svelte-h2tnru");
			set_text(text, get(notice).text);
		});
		append($$anchor, p);
	});
	reset(div_1);
	reset(div);
	template_effect(($0) => set_attribute(div_1, "aria-label", $0), [() => t("notices.title")]);
	append($$anchor, div);
	pop();
}
// src/table/Clock.svelte
var root$13 = from_html(`<span class="move svelte-1ic985k" data-clock-move=""><span class="unseen"> </span> </span>`);
var root_1$9 = from_html(`<span data-clock-reserve=""><svg viewBox="0 0 16 16" aria-hidden="true" class="svelte-1ic985k"><path d="M4 1.5h8M4 14.5h8M5 2v2.5L8 8l-3 3.5V14M11 2v2.5L8 8l3 3.5V14" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"></path></svg><span class="unseen"> </span> </span>`);
var root_2$8 = from_html(`<span role="timer" aria-live="off"><!> <!></span>`);
function Clock($$anchor, $$props) {
	push($$props, true);
	const LOW = 15;
	const running = user_derived(() => $$props.table.clocks?.running.find((clock) => clock.seat === $$props.seat) ?? null);
	const bank = user_derived(() => $$props.table.clocks?.banks[$$props.seat] ?? null);
	const hasReserve = user_derived(() => ($$props.table.info?.clock?.bank ?? 0) > 0);
	let now = state(0);
	user_effect(() => {
		if (!get(running)) return;
		const tick = () => set(now, $$props.table.time.now(), true);
		tick();
		const timer = setInterval(tick, 250);
		return () => clearInterval(timer);
	});
	const move = user_derived(() => get(running) ? Math.max(0, get(running).reserve_from - get(now)) : 0);
	const reserve = user_derived(() => get(running) ? Math.max(0, get(running).deadline - Math.max(get(now), get(running).reserve_from)) : get(bank) ?? 0);
	const usingReserve = user_derived(() => get(running) !== null && get(hasReserve) && get(move) === 0);
	const low = user_derived(() => get(running) !== null && get(move) + get(reserve) < LOW);
	function shown(seconds) {
		if (seconds >= 172800) return t("clock.days", { n: Math.floor(seconds / 86400) });
		if (seconds >= 7200) return t("clock.hours", { n: Math.floor(seconds / 3600) });
		const whole = Math.ceil(seconds);
		return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
	}
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_2 = ($$anchor) => {
		var span = root_2$8();
		let classes;
		var node_1 = child(span);
		var consequent = ($$anchor) => {
			var span_1 = root$13();
			var span_2 = child(span_1);
			var text = only_child(span_2, true);
			var text_1 = sibling(span_2, 1, true);
			reset(span_1);
			template_effect(($0, $1, $2) => {
				set_attribute(span_1, "title", $0);
				set_text(text, $1);
				set_text(text_1, $2);
			}, [
				() => t("clock.move"),
				() => t("clock.move"),
				() => shown(get(move))
			]);
			append($$anchor, span_1);
		};
		if_block(node_1, ($$render) => {
			if (get(running) && !get(usingReserve)) $$render(consequent);
		});
		var node_2 = sibling(node_1, 2);
		var consequent_1 = ($$anchor) => {
			var span_3 = root_1$9();
			let classes_1;
			var span_4 = sibling(child(span_3));
			var text_2 = only_child(span_4, true);
			var text_3 = sibling(span_4, 1, true);
			reset(span_3);
			template_effect(($0, $1, $2) => {
				classes_1 = set_class(span_3, 1, "reserve svelte-1ic985k", null, classes_1, { running: get(usingReserve) });
				set_attribute(span_3, "title", $0);
				set_text(text_2, $1);
				set_text(text_3, $2);
			}, [
				() => t("clock.reserve"),
				() => t("clock.reserve"),
				() => shown(get(reserve))
			]);
			append($$anchor, span_3);
		};
		if_block(node_2, ($$render) => {
			if (get(hasReserve)) $$render(consequent_1);
		});
		reset(span);
		template_effect(() => {
			classes = set_class(span, 1, "clock svelte-1ic985k", null, classes, { low: get(low) });
			set_attribute(span, "data-clock", $$props.seat);
		});
		append($$anchor, span);
	};
	if_block(node, ($$render) => {
		if (get(bank) !== null && (get(running) || get(hasReserve))) $$render(consequent_2);
	});
	append($$anchor, fragment);
	pop();
}
// src/table/Players.svelte
var root$12 = from_html(`<span class="turn svelte-9fc3t8"> </span>`);
var root_1$8 = from_html(`<span class="state svelte-9fc3t8"> </span>`);
var root_2$7 = from_html(`<strong class="points svelte-9fc3t8" data-count="points"> <span class="unseen"> </span></strong>`);
var root_3$7 = from_html(`<div data-count="stations" class="svelte-9fc3t8"><dt class="svelte-9fc3t8"><svg viewBox="-12 -13 24 22" aria-hidden="true" class="svelte-9fc3t8"><path d="M-9.5 7V-3L0-11 9.5-3V7Z" fill="none" stroke="currentColor" stroke-width="2.2"></path></svg><span class="unseen"> </span></dt> <dd class="svelte-9fc3t8"> </dd></div>`);
var root_4$5 = from_html(`<div class="chance svelte-9fc3t8"><span class="track svelte-9fc3t8" aria-hidden="true"><span class="svelte-9fc3t8"></span></span> <span class="unseen"> </span> <strong class="svelte-9fc3t8"> </strong></div>`);
var root_5$3 = from_html(`<div class="second svelte-9fc3t8"><dl class="numbers svelte-9fc3t8"><div data-count="trains"><dt class="svelte-9fc3t8"><svg viewBox="-19 -9 38 18" aria-hidden="true" class="svelte-9fc3t8"><rect x="-17" y="-6.5" width="34" height="13" rx="4" fill="currentColor"></rect></svg><span class="unseen"> </span></dt> <dd class="svelte-9fc3t8"> </dd></div> <div data-count="cards" class="svelte-9fc3t8"><dt class="svelte-9fc3t8"><svg viewBox="0 0 24 18" aria-hidden="true" class="svelte-9fc3t8"><rect x="2" y="3" width="16" height="12" rx="2" fill="none" stroke="currentColor" stroke-width="2"></rect><path d="M7 1h15v11" fill="none" stroke="currentColor" stroke-width="2"></path></svg><span class="unseen"> </span></dt> <dd class="svelte-9fc3t8"> </dd></div> <div data-count="tickets" class="svelte-9fc3t8"><dt class="svelte-9fc3t8"><svg viewBox="0 0 24 18" aria-hidden="true" class="svelte-9fc3t8"><path d="M2 3h20v4a2 2 0 0 0 0 4v4H2v-4a2 2 0 0 0 0-4Z" fill="none" stroke="currentColor" stroke-width="2"></path></svg><span class="unseen"> </span></dt> <dd class="svelte-9fc3t8"> </dd></div> <!></dl> <!></div> <!> <!>`, 1);
var root_6$2 = from_html(`<li><div class="who svelte-9fc3t8"><!> <!> <span class="name svelte-9fc3t8"> </span> <!> <!> <!></div> <!></li>`);
var root_7$2 = from_html(`<ol class="players svelte-9fc3t8"></ol> <!>`, 1);
function Players($$anchor, $$props) {
	push($$props, true);
	/** Whether to show what is known of the others' hands and tickets. */
	/** Each seat's chance to win, for those who watch bots; null elsewhere. */
	const chances = prop($$props, "chances", 3, null);
	const stations = user_derived(() => $$props.rules.stations);
	const view = user_derived(() => $$props.table.view);
	const seats = user_derived(() => $$props.table.info?.seats ?? []);
	const acts = (seat) => !$$props.table.over && (get(view)?.to_act.includes(seat) ?? false);
	function state(seat) {
		const info = get(seats)[seat];
		if (!info) return "";
		if (info.resigned) return t("player.resigned");
		if (info.bot) return isCharacter(info.name, info.bot) ? botName(info.bot) : t("player.bot");
		return info.connected ? "" : t("player.away");
	}
	var fragment = root_7$2();
	var ol = first_child(fragment);
	each(ol, 21, () => get(seats), index, ($$anchor, _, seat) => {
		var li = root_6$2();
		set_attribute(li, "data-player", seat);
		let classes;
		var div = child(li);
		var node = child(div);
		SeatMark(node, { seat });
		var node_1 = sibling(node, 2);
		var consequent = ($$anchor) => {
			Portrait($$anchor, { get name() {
				return get(seats)[seat].name;
			} });
		};
		var d = user_derived(() => isCharacter(get(seats)[seat].name, get(seats)[seat].bot));
		if_block(node_1, ($$render) => {
			if (get(d)) $$render(consequent);
		});
		var span = sibling(node_1, 2);
		var text = only_child(span, true);
		var node_2 = sibling(span, 2);
		var consequent_1 = ($$anchor) => {
			var span_1 = root$12();
			var text_1 = only_child(span_1, true);
			template_effect(($0) => set_text(text_1, $0), [() => seat === $$props.table.seat ? t("player.your_turn") : t("player.turn")]);
			append($$anchor, span_1);
		};
		var d_1 = user_derived(() => acts(seat));
		if_block(node_2, ($$render) => {
			if (get(d_1)) $$render(consequent_1);
		});
		var node_3 = sibling(node_2, 2);
		var consequent_2 = ($$anchor) => {
			var span_2 = root_1$8();
			var text_2 = only_child(span_2, true);
			template_effect(($0) => set_text(text_2, $0), [() => state(seat)]);
			append($$anchor, span_2);
		};
		var d_2 = user_derived(() => state(seat) && (!acts(seat) || get(seats)[seat].bot));
		if_block(node_3, ($$render) => {
			if (get(d_2)) $$render(consequent_2);
		});
		var node_4 = sibling(node_3, 2);
		var consequent_3 = ($$anchor) => {
			var strong = root_2$7();
			var text_3 = child(strong, true);
			var span_3 = sibling(text_3);
			var text_4 = only_child(span_3, true);
			reset(strong);
			template_effect(($0, $1) => {
				set_attribute(strong, "title", $0);
				set_text(text_3, get(view).points[seat]);
				set_text(text_4, $1);
			}, [() => t("player.points"), () => t("player.points")]);
			append($$anchor, strong);
		};
		if_block(node_4, ($$render) => {
			if (get(view)) $$render(consequent_3);
		});
		reset(div);
		var node_5 = sibling(div, 2);
		var consequent_8 = ($$anchor) => {
			var fragment_2 = root_5$3();
			var div_1 = first_child(fragment_2);
			var dl = child(div_1);
			var div_2 = child(dl);
			let classes_1;
			var dt = child(div_2);
			var span_4 = sibling(child(dt));
			var text_5 = only_child(span_4, true);
			reset(dt);
			var dd = sibling(dt, 2);
			var text_6 = only_child(dd, true);
			reset(div_2);
			var div_3 = sibling(div_2, 2);
			var dt_1 = child(div_3);
			var span_5 = sibling(child(dt_1));
			var text_7 = only_child(span_5, true);
			reset(dt_1);
			var dd_1 = sibling(dt_1, 2);
			var text_8 = only_child(dd_1, true);
			reset(div_3);
			var div_4 = sibling(div_3, 2);
			var dt_2 = child(div_4);
			var span_6 = sibling(child(dt_2));
			var text_9 = only_child(span_6, true);
			reset(dt_2);
			var dd_2 = sibling(dt_2, 2);
			var text_10 = only_child(dd_2, true);
			reset(div_4);
			var node_6 = sibling(div_4, 2);
			var consequent_4 = ($$anchor) => {
				var div_5 = root_3$7();
				var dt_3 = child(div_5);
				var span_7 = sibling(child(dt_3));
				var text_11 = only_child(span_7, true);
				reset(dt_3);
				var dd_3 = sibling(dt_3, 2);
				var text_12 = only_child(dd_3, true);
				reset(div_5);
				template_effect(($0, $1) => {
					set_attribute(div_5, "title", $0);
					set_text(text_11, $1);
					set_text(text_12, get(stations) - get(view).stations[seat].length);
				}, [() => t("player.stations"), () => t("player.stations")]);
				append($$anchor, div_5);
			};
			if_block(node_6, ($$render) => {
				if (get(stations)) $$render(consequent_4);
			});
			reset(dl);
			var node_7 = sibling(dl, 2);
			var consequent_5 = ($$anchor) => {
				Clock($$anchor, {
					get table() {
						return $$props.table;
					},
					seat
				});
			};
			if_block(node_7, ($$render) => {
				if ($$props.table.clocks) $$render(consequent_5);
			});
			reset(div_1);
			var node_8 = sibling(div_1, 2);
			var consequent_6 = ($$anchor) => {
				var div_6 = root_4$5();
				var span_8 = child(div_6);
				var span_9 = child(span_8);
				let styles;
				reset(span_8);
				var span_10 = sibling(span_8, 2);
				var text_13 = only_child(span_10, true);
				var strong_1 = sibling(span_10, 2);
				set_attribute(strong_1, "data-chance", seat);
				var text_14 = only_child(strong_1, true);
				reset(div_6);
				template_effect(($0, $1, $2) => {
					set_attribute(div_6, "title", $0);
					styles = set_style(span_9, "", styles, { width: `${100 * (chances()[seat] ?? 0)}%` });
					set_text(text_13, $1);
					set_text(text_14, $2);
				}, [
					() => t("analysis.measure.win"),
					() => t("analysis.measure.win"),
					() => percent(chances()[seat] ?? 0)
				]);
				append($$anchor, div_6);
			};
			if_block(node_8, ($$render) => {
				if (chances()) $$render(consequent_6);
			});
			var node_9 = sibling(node_8, 2);
			var consequent_7 = ($$anchor) => {
				KnownHand($$anchor, {
					get view() {
						return get(view);
					},
					seat,
					get rules() {
						return $$props.rules;
					}
				});
			};
			if_block(node_9, ($$render) => {
				if ($$props.known && seat !== $$props.table.seat) $$render(consequent_7);
			});
			template_effect(($0, $1, $2, $3, $4, $5) => {
				set_attribute(div_2, "title", $0);
				classes_1 = set_class(div_2, 1, "svelte-9fc3t8", null, classes_1, { few: get(view).trains[seat] <= 5 });
				set_text(text_5, $1);
				set_text(text_6, get(view).trains[seat]);
				set_attribute(div_3, "title", $2);
				set_text(text_7, $3);
				set_text(text_8, get(view).hand_sizes[seat]);
				set_attribute(div_4, "title", $4);
				set_text(text_9, $5);
				set_text(text_10, get(view).ticket_counts[seat]);
			}, [
				() => t("player.trains"),
				() => t("player.trains"),
				() => t("player.cards"),
				() => t("player.cards"),
				() => t("player.tickets"),
				() => t("player.tickets")
			]);
			append($$anchor, fragment_2);
		};
		if_block(node_5, ($$render) => {
			if (get(view)) $$render(consequent_8);
		});
		reset(li);
		template_effect(($0, $1, $2) => {
			set_attribute(li, "aria-current", $0);
			classes = set_class(li, 1, "svelte-9fc3t8", null, classes, {
				acts: $1,
				me: seat === $$props.table.seat
			});
			set_text(text, $2);
		}, [
			() => acts(seat) ? "true" : void 0,
			() => acts(seat),
			() => $$props.nameOf(seat)
		]);
		append($$anchor, li);
	});
	reset(ol);
	var node_10 = sibling(ol, 2);
	var consequent_9 = ($$anchor) => {
		{
			let $0 = user_derived(() => get(seats).map((seat) => seat.bot));
			ExpertNote($$anchor, { get bots() {
				return get($0);
			} });
		}
	};
	if_block(node_10, ($$render) => {
		if (!$$props.table.over) $$render(consequent_9);
	});
	template_effect(($0) => set_attribute(ol, "aria-label", $0), [() => t("players.title")]);
	append($$anchor, fragment);
	pop();
}
// src/table/RouteTooltip.svelte
var root$11 = from_html(`<div><!></div>`);
function RouteTooltip($$anchor, $$props) {
	push($$props, true);
	const table = user_derived(() => $$props.turn.table);
	const view = user_derived(() => get(table).view);
	const hovered = user_derived(() => settings.touch ? null : $$props.highlights.hovered);
	const route = user_derived(() => get(hovered)?.hit.kind === "route" ? $$props.board.routes.get(get(hovered).hit.id) : void 0);
	const owner = user_derived(() => get(route) ? get(view).routes[get(route).id] : void 0);
	let innerWidth = state(1280);
	let innerHeight = state(800);
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		const computed_const = user_derived(() => {
			return get(hovered).at;
		});
		var div = root$11();
		let classes;
		let styles;
		var node_1 = child(div);
		{
			let $0 = user_derived(() => get(owner) === void 0 ? null : $$props.nameOf(get(owner)));
			let $1 = user_derived(() => trainsAfter(get(view), get(table).seat, get(route)));
			let $2 = user_derived(() => get(table).progress?.tickets ?? []);
			let $3 = user_derived(() => $$props.turn.payable.has(get(route).id));
			let $4 = user_derived(() => get(table).myTurn && get(view).phase === "turn");
			RouteFacts(node_1, {
				get board() {
					return $$props.board;
				},
				get route() {
					return get(route);
				},
				get owner() {
					return get($0);
				},
				get trainsLeft() {
					return get($1);
				},
				get progress() {
					return get($2);
				},
				get payable() {
					return get($3);
				},
				get myTurn() {
					return get($4);
				}
			});
		}
		reset(div);
		template_effect(() => {
			classes = set_class(div, 1, "tip svelte-2yldxy", null, classes, {
				left: get(computed_const).x > get(innerWidth) - 300,
				up: get(computed_const).y > get(innerHeight) - 240
			});
			styles = set_style(div, "", styles, {
				left: `${get(computed_const).x ?? ""}px`,
				top: `${get(computed_const).y ?? ""}px`
			});
		});
		append($$anchor, div);
	};
	if_block(node, ($$render) => {
		if (get(hovered) && get(route)) $$render(consequent);
	});
	bind_window_size("innerWidth", ($$value) => set(innerWidth, $$value, true));
	bind_window_size("innerHeight", ($$value) => set(innerHeight, $$value, true));
	append($$anchor, fragment);
	pop();
}
// src/table/SettingsDialog.svelte
var choice = ($$anchor, key = noop, values = noop) => {
	var label = root_1$7();
	var span = child(label);
	var text = only_child(span, true);
	var select = sibling(span, 2);
	each(select, 20, values, (value) => value, ($$anchor, value) => {
		var option = root$10();
		var text_1 = only_child(option, true);
		var option_value = {};
		template_effect(($0) => {
			set_text(text_1, $0);
			if (option_value !== (option_value = value)) option.value = (option.__value = option_value) ?? "";
		}, [() => t(`settings.${key()}.${value}`)]);
		append($$anchor, option);
	});
	reset(select);
	var select_value;
	init_select(select);
	reset(label);
	template_effect(($0) => {
		set_text(text, $0);
		if (select_value !== (select_value = settings.values[key()])) select.value = (select.__value = select_value) ?? "", select_option(select, select_value);
	}, [() => t(`settings.${key()}`)]);
	delegated("change", select, (e) => settings.set(key(), e.currentTarget.value));
	append($$anchor, label);
};
var root$10 = from_html(`<option> </option>`);
var root_1$7 = from_html(`<label class="svelte-uek58j"><span class="svelte-uek58j"> </span> <select class="svelte-uek58j"></select></label>`);
var root_2$6 = from_html(`<label class="check svelte-uek58j"><input type="checkbox" class="svelte-uek58j"/> <span class="svelte-uek58j"> </span></label>`);
var root_3$6 = from_html(`<p class="hint svelte-uek58j"> </p>`);
var root_4$4 = from_html(`<p class="blocked svelte-uek58j" role="alert"> </p>`);
var root_5$2 = from_html(`<p class="svelte-uek58j"> </p> <div class="row svelte-uek58j"><button type="button" class="button danger svelte-uek58j"> </button> <button type="button" class="button svelte-uek58j"> </button></div>`, 1);
var root_6$1 = from_html(`<button type="button" class="button danger svelte-uek58j"> </button>`);
var root_7$1 = from_html(`<fieldset class="svelte-uek58j"><legend class="svelte-uek58j"> </legend> <!></fieldset>`);
var root_8 = from_html(`<dialog class="svelte-uek58j"><form method="dialog" class="svelte-uek58j"><h2 class="svelte-uek58j"> </h2> <div class="sections svelte-uek58j"><fieldset class="svelte-uek58j"><legend class="svelte-uek58j"> </legend> <!> <label class="svelte-uek58j"><span class="svelte-uek58j"> </span> <select class="svelte-uek58j"></select></label> <!> <!> <!> <!> <!></fieldset> <fieldset class="svelte-uek58j"><legend class="svelte-uek58j"> </legend> <!> <!> <!> <!> <!></fieldset> <fieldset class="svelte-uek58j"><legend class="svelte-uek58j"> </legend> <label class="svelte-uek58j"><span class="svelte-uek58j"> </span> <select class="svelte-uek58j"></select></label> <!> <!></fieldset> <!></div> <button class="button primary svelte-uek58j"> </button></form></dialog>`);
function SettingsDialog($$anchor, $$props) {
	push($$props, true);
	const toggle = ($$anchor, key = noop) => {
		var label_1 = root_2$6();
		var input = child(label_1);
		remove_input_defaults(input);
		var span_1 = sibling(input, 2);
		var text_2 = only_child(span_1, true);
		reset(label_1);
		template_effect(($0) => {
			set_checked(input, settings.values[key()]);
			set_text(text_2, $0);
		}, [() => t(`settings.${key()}`)]);
		delegated("change", input, (e) => void turn(key(), e.currentTarget));
		append($$anchor, label_1);
	};
	let dialog;
	let resigning = state(false);
	let resignButton = state(void 0);
	let blocked = state(false);
	user_effect(() => {
		if (!$$props.open) set(resigning, set(blocked, false), true);
		if ($$props.open && !dialog.open) dialog.showModal();
		if (!$$props.open && dialog.open) dialog.close();
	});
	async function keepPlaying() {
		set(resigning, false);
		await tick();
		get(resignButton)?.focus();
	}
	async function turn(key, box) {
		const granted = key !== "notifications" || !box.checked || await allowNotifications();
		if (key === "notifications") set(blocked, !granted);
		box.checked &&= granted;
		settings.set(key, box.checked);
	}
	var dialog_1 = root_8();
	var form = child(dialog_1);
	var h2 = child(form);
	var text_3 = only_child(h2, true);
	var div = sibling(h2, 2);
	var fieldset = child(div);
	var legend = child(fieldset);
	var text_4 = only_child(legend, true);
	var node = sibling(legend, 2);
	{
		let $0 = user_derived(() => Object.keys(BOT_SPEEDS));
		choice(node, () => "botSpeed", () => get($0));
	}
	var label_2 = sibling(node, 2);
	var span_2 = child(label_2);
	var text_5 = only_child(span_2, true);
	var select_1 = sibling(span_2, 2);
	each(select_1, 20, () => UNDO_SECONDS, (n) => n, ($$anchor, n) => {
		var option_1 = root$10();
		var text_6 = only_child(option_1, true);
		var option_1_value = {};
		template_effect(($0) => {
			set_text(text_6, $0);
			if (option_1_value !== (option_1_value = n)) option_1.value = (option_1.__value = option_1_value) ?? "";
		}, [() => n ? t("settings.undoSeconds.n", { n }) : t("settings.undoSeconds.none")]);
		append($$anchor, option_1);
	});
	reset(select_1);
	var select_1_value;
	init_select(select_1);
	reset(label_2);
	var node_1 = sibling(label_2, 2);
	choice(node_1, () => "confirm", () => [
		"auto",
		"always",
		"never"
	]);
	var node_2 = sibling(node_1, 2);
	var consequent = ($$anchor) => {
		var p = root_3$6();
		var text_7 = only_child(p, true);
		template_effect(($0) => set_text(text_7, $0), [() => t("settings.confirm.hint")]);
		append($$anchor, p);
	};
	if_block(node_2, ($$render) => {
		if (settings.values.confirm === "auto") $$render(consequent);
	});
	var node_3 = sibling(node_2, 2);
	toggle(node_3, () => "confirmTickets");
	var node_4 = sibling(node_3, 2);
	var consequent_1 = ($$anchor) => {
		toggle($$anchor, () => "showKnown");
	};
	if_block(node_4, ($$render) => {
		if ($$props.memory) $$render(consequent_1);
	});
	var node_5 = sibling(node_4, 2);
	var consequent_2 = ($$anchor) => {
		toggle($$anchor, () => "coach");
	};
	if_block(node_5, ($$render) => {
		if ($$props.hints) $$render(consequent_2);
	});
	reset(fieldset);
	var fieldset_1 = sibling(fieldset, 2);
	var legend_1 = child(fieldset_1);
	var text_8 = only_child(legend_1, true);
	var node_6 = sibling(legend_1, 2);
	toggle(node_6, () => "sound");
	var node_7 = sibling(node_6, 2);
	var consequent_3 = ($$anchor) => {
		toggle($$anchor, () => "vibration");
	};
	var d = user_derived(() => canVibrate());
	if_block(node_7, ($$render) => {
		if (get(d)) $$render(consequent_3);
	});
	var node_8 = sibling(node_7, 2);
	var consequent_4 = ($$anchor) => {
		toggle($$anchor, () => "notifications");
	};
	var d_1 = user_derived(() => canNotify());
	if_block(node_8, ($$render) => {
		if (get(d_1)) $$render(consequent_4);
	});
	var node_9 = sibling(node_8, 2);
	var consequent_5 = ($$anchor) => {
		var p_1 = root_4$4();
		var text_9 = only_child(p_1, true);
		template_effect(($0) => set_text(text_9, $0), [() => t("settings.notifications.blocked")]);
		append($$anchor, p_1);
	};
	if_block(node_9, ($$render) => {
		if (get(blocked)) $$render(consequent_5);
	});
	var node_10 = sibling(node_9, 2);
	var consequent_6 = ($$anchor) => {
		toggle($$anchor, () => "keepAwake");
	};
	var d_2 = user_derived(() => canKeepAwake());
	if_block(node_10, ($$render) => {
		if (get(d_2)) $$render(consequent_6);
	});
	reset(fieldset_1);
	var fieldset_2 = sibling(fieldset_1, 2);
	var legend_2 = child(fieldset_2);
	var text_10 = only_child(legend_2, true);
	var label_3 = sibling(legend_2, 2);
	var span_3 = child(label_3);
	var text_11 = only_child(span_3, true);
	var select_2 = sibling(span_3, 2);
	each(select_2, 20, () => LANGUAGES, (language) => language, ($$anchor, language) => {
		var option_2 = root$10();
		var text_12 = only_child(option_2, true);
		var option_2_value = {};
		template_effect(() => {
			set_attribute(option_2, "lang", language);
			set_text(text_12, LANGUAGE_NAMES[language]);
			if (option_2_value !== (option_2_value = language)) option_2.value = (option_2.__value = option_2_value) ?? "";
		});
		append($$anchor, option_2);
	});
	reset(select_2);
	var select_2_value;
	init_select(select_2);
	reset(label_3);
	var node_11 = sibling(label_3, 2);
	choice(node_11, () => "theme", () => [
		"auto",
		"light",
		"dark"
	]);
	choice(sibling(node_11, 2), () => "motion", () => [
		"auto",
		"full",
		"none"
	]);
	reset(fieldset_2);
	var node_13 = sibling(fieldset_2, 2);
	var consequent_8 = ($$anchor) => {
		var fieldset_3 = root_7$1();
		var legend_3 = child(fieldset_3);
		var text_13 = only_child(legend_3, true);
		var node_14 = sibling(legend_3, 2);
		var consequent_7 = ($$anchor) => {
			var fragment_5 = root_5$2();
			var p_2 = first_child(fragment_5);
			var text_14 = only_child(p_2, true);
			var div_1 = sibling(p_2, 2);
			var button = child(div_1);
			var text_15 = only_child(button, true);
			var button_1 = sibling(button, 2);
			var text_16 = only_child(button_1, true);
			attach(button_1, () => (no) => no.focus());
			reset(div_1);
			template_effect(($0, $1, $2) => {
				set_text(text_14, $0);
				set_text(text_15, $1);
				set_text(text_16, $2);
			}, [
				() => t("settings.resign_sure"),
				() => t("settings.resign_yes"),
				() => t("settings.resign_no")
			]);
			delegated("click", button, function(...$$args) {
				$$props.onresign?.apply(this, $$args);
			});
			delegated("click", button_1, keepPlaying);
			append($$anchor, fragment_5);
		};
		var alternate = ($$anchor) => {
			var button_2 = root_6$1();
			var text_17 = only_child(button_2, true);
			bind_this(button_2, ($$value) => set(resignButton, $$value), () => get(resignButton));
			template_effect(($0) => set_text(text_17, $0), [() => t("settings.resign")]);
			delegated("click", button_2, () => set(resigning, true));
			append($$anchor, button_2);
		};
		if_block(node_14, ($$render) => {
			if (get(resigning)) $$render(consequent_7);
			else $$render(alternate, -1);
		});
		reset(fieldset_3);
		template_effect(($0) => set_text(text_13, $0), [() => t("settings.section.game")]);
		append($$anchor, fieldset_3);
	};
	if_block(node_13, ($$render) => {
		if ($$props.onresign) $$render(consequent_8);
	});
	reset(div);
	var button_3 = sibling(div, 2);
	var text_18 = only_child(button_3, true);
	reset(form);
	reset(dialog_1);
	bind_this(dialog_1, ($$value) => dialog = $$value, () => dialog);
	template_effect(($0, $1, $2, $3, $4, $5, $6, $7) => {
		set_attribute(dialog_1, "aria-label", $0);
		set_text(text_3, $1);
		set_text(text_4, $2);
		set_text(text_5, $3);
		if (select_1_value !== (select_1_value = settings.values.undoSeconds)) select_1.value = (select_1.__value = select_1_value) ?? "", select_option(select_1, select_1_value);
		set_text(text_8, $4);
		set_text(text_10, $5);
		set_text(text_11, $6);
		if (select_2_value !== (select_2_value = settings.values.language)) select_2.value = (select_2.__value = select_2_value) ?? "", select_option(select_2, select_2_value);
		set_text(text_18, $7);
	}, [
		() => t("settings.title"),
		() => t("settings.title"),
		() => t("settings.section.play"),
		() => t("settings.undoSeconds"),
		() => t("settings.section.attention"),
		() => t("settings.section.look"),
		() => t("settings.language"),
		() => t("settings.done")
	]);
	event("close", dialog_1, function(...$$args) {
		$$props.onclose?.apply(this, $$args);
	});
	delegated("change", select_1, (e) => settings.set("undoSeconds", Number(e.currentTarget.value)));
	delegated("change", select_2, (e) => settings.set("language", e.currentTarget.value));
	append($$anchor, dialog_1);
	pop();
}
delegate(["change", "click"]);
// src/lib/recent-moves.ts
/** The routes and cities of the moves since this seat last acted. */
function recentMoves(log, me, players) {
	const found = /* @__PURE__ */ new Set();
	let turns = 0;
	for (let k = log.length - 1; k >= 0 && turns < players; k--) {
		const entry = log[k];
		if (entry.seat === me && me !== null) break;
		for (const event of entry.events) {
			if (event.type === "route_claimed") found.add(event.route);
			if (event.type === "station_built") found.add(event.city);
			if (event.type === "turn_began") turns += 1;
		}
	}
	return found;
}
// src/table/TableBoard.svelte
function TableBoard($$anchor, $$props) {
	push($$props, true);
	/** Routes whose trains are arriving now. */
	/** Shown over the board; gets the side that keeps the subject of the step in progress uncovered. */
	const highlights = prop($$props, "highlights", 7);
	const view = user_derived(() => $$props.table.view);
	let map = state(void 0);
	let innerWidth = state(1280);
	const stations = user_derived(() => stationOwners(get(view).stations));
	const recent = user_derived(() => recentMoves($$props.table.log, $$props.table.seat, get(view).players));
	const freeSide = user_derived(() => {
		const at = highlights().anchorCity ? $$props.board.geometry.cities[highlights().anchorCity] : null;
		return at && get(map) && get(map).placeOf(at).x < get(innerWidth) * .36 ? "right" : "left";
	});
	user_effect(() => {
		if (!get(map) || !highlights().choosingTickets) return;
		get(innerWidth);
		const cities = get(view).offer.flatMap((id) => [$$props.board.tickets.get(id).a, $$props.board.tickets.get(id).b]);
		let frame = requestAnimationFrame(() => frame = requestAnimationFrame(() => get(map)?.fitCities(cities)));
		return () => {
			cancelAnimationFrame(frame);
			get(map)?.resetView();
		};
	});
	/** The route at a place of the window, with some tolerance. */
	function routeAt(x, y) {
		const hit = get(map)?.hitAt({
			x,
			y
		}, 24);
		return hit?.kind === "route" ? hit : null;
	}
	function describe(city) {
		const routes = $$props.board.routesOf.get(city) ?? [];
		const can = routes.filter((route) => $$props.turn.payable.has(route.id)).length;
		return t("board.city", {
			city: $$props.board.cityName(city),
			n: routes.length
		}) + (can ? ` ${t("board.city_can", { n: can })}` : "");
	}
	function pick(hit) {
		highlights().hovered = null;
		if (!hit) $$props.turn.cancel();
		else if (hit.kind === "city") $$props.turn.pickCity(hit.id);
		else if (get(view).routes[hit.id] === void 0 && $$props.table.seat !== null && !$$props.table.over) $$props.turn.pickRoute(hit.id);
		else $$props.turn.pickCity($$props.board.routes.get(hit.id).a);
	}
	var $$exports = { routeAt };
	{
		let $0 = user_derived(() => t("board.label", { edition: $$props.board.edition.name }));
		let $1 = user_derived(() => $$props.turn.color !== null && $$props.table.myTurn);
		let $2 = user_derived(() => highlights().stepRoute ?? get(view).tunnel?.route ?? highlights().premoveRoute);
		bind_this(Board($$anchor, {
			get board() {
				return $$props.board;
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
			get lit() {
				return highlights().lit;
			},
			get dim() {
				return get($1);
			},
			get rings() {
				return highlights().rings;
			},
			get links() {
				return highlights().links;
			},
			get paths() {
				return highlights().paths;
			},
			get ghost() {
				return highlights().ghost;
			},
			get fresh() {
				return $$props.fresh;
			},
			get recent() {
				return get(recent);
			},
			get selected() {
				return get($2);
			},
			describe,
			onpick: pick,
			onhover: (hit, at) => highlights().hovered = hit ? {
				hit,
				at
			} : null,
			children: ($$anchor, $$slotProps) => {
				var fragment_1 = comment();
				var node = first_child(fragment_1);
				snippet(node, () => $$props.children, () => get(freeSide));
				append($$anchor, fragment_1);
			},
			$$slots: { default: true }
		}), ($$value) => set(map, $$value, true), () => get(map));
	}
	bind_window_size("innerWidth", ($$value) => set(innerWidth, $$value, true));
	return pop($$exports);
}
// src/chat/MuteSettings.svelte
var root$9 = from_html(`<label class="svelte-17j5l2u"><input type="checkbox" class="svelte-17j5l2u"/> </label>`);
var root_1$6 = from_html(`<button type="button" class="button svelte-17j5l2u"> </button>`);
var root_2$5 = from_html(`<p role="alert" class="svelte-17j5l2u"> </p>`);
var root_3$5 = from_html(`<div class="mutes svelte-17j5l2u"><!> <!> <!></div>`);
function MuteSettings($$anchor, $$props) {
	push($$props, true);
	let problem = state("");
	const on = user_derived(() => $$props.table.info?.chat ?? false);
	/** Everybody who can write, or has written. */
	const people = user_derived(() => {
		const names = ($$props.table.info?.seats ?? []).flatMap((seat, number) => seat.name && seat.bot === null && number !== $$props.table.seat ? [seat.name] : []);
		const heard = $$props.table.chat.lines.flatMap((line) => line.mine ? [] : [line.name]);
		return [.../* @__PURE__ */ new Set([...names, ...heard])];
	});
	async function toggle() {
		set(problem, "");
		try {
			await switchChat($$props.table.id, !get(on));
		} catch (error) {
			set(problem, refusalText(error), true);
		}
	}
	var div = root_3$5();
	var node = child(div);
	each(node, 16, () => get(people), (name) => name, ($$anchor, name) => {
		var label = root$9();
		var input = child(label);
		remove_input_defaults(input);
		var text = sibling(input);
		reset(label);
		template_effect(($0, $1) => {
			set_checked(input, $0);
			set_text(text, ` ${$1 ?? ""}`);
		}, [() => muted.has(name), () => t("chat.mute", { name })]);
		delegated("change", input, (event) => $$props.table.chat.mute(name, event.currentTarget.checked));
		append($$anchor, label);
	});
	var node_1 = sibling(node, 2);
	var consequent = ($$anchor) => {
		var button = root_1$6();
		var text_1 = only_child(button, true);
		template_effect(($0) => set_text(text_1, $0), [() => t(get(on) ? "chat.switch_off" : "chat.switch_on")]);
		delegated("click", button, toggle);
		append($$anchor, button);
	};
	if_block(node_1, ($$render) => {
		if ($$props.table.host) $$render(consequent);
	});
	var node_2 = sibling(node_1, 2);
	var consequent_1 = ($$anchor) => {
		var p = root_2$5();
		var text_2 = only_child(p, true);
		template_effect(() => set_text(text_2, get(problem)));
		append($$anchor, p);
	};
	if_block(node_2, ($$render) => {
		if (get(problem)) $$render(consequent_1);
	});
	reset(div);
	append($$anchor, div);
	pop();
}
delegate(["change", "click"]);
// src/chat/ChatPanel.svelte
var root$8 = from_html(`<li><!> <p dir="auto" class="svelte-6vqu8m"><strong> </strong> </p></li>`);
var root_1$5 = from_html(`<ol class="plain-list"></ol>`);
var root_2$4 = from_html(`<p class="quiet svelte-6vqu8m"> </p>`);
var root_3$4 = from_html(`<p class="unsent svelte-6vqu8m" role="alert"> </p>`);
var root_4$3 = from_html(`<button type="button" class="svelte-6vqu8m"> </button>`);
var root_5$1 = from_html(`<div class="phrases svelte-6vqu8m" role="group"></div> <form class="svelte-6vqu8m"><input aria-describedby="chat-length" autocomplete="off" enterkeyhint="send" data-chat="write" class="svelte-6vqu8m"/> <button type="submit" class="button primary svelte-6vqu8m"> </button></form>`, 1);
var root_6 = from_html(`<span id="chat-length"><span aria-hidden="true"> </span> <span class="unseen"> </span></span>`);
var root_7 = from_html(`<div class="chat svelte-6vqu8m"><div class="lines svelte-6vqu8m" role="log" tabindex="0"><!></div> <!> <!> <div class="foot svelte-6vqu8m"><button type="button" class="plain svelte-6vqu8m"> </button> <!></div> <!></div>`);
function ChatPanel($$anchor, $$props) {
	push($$props, true);
	const chat = user_derived(() => $$props.table.chat);
	const length = user_derived(() => lengthOf(get(chat).draft));
	/** While a bot plays for them, players can only read. */
	const seated = user_derived(() => $$props.table.seat !== null && $$props.table.info?.seats[$$props.table.seat]?.bot === null);
	let list = null;
	let choosing = state(false);
	user_effect(() => get(chat).view());
	let atEnd = true;
	user_effect(() => {
		get(chat).lines, get(chat).problem, get(choosing);
		if (atEnd) tick().then(() => list?.scrollTo({ top: list.scrollHeight }));
	});
	function scrolled() {
		if (list) atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 24;
	}
	function send(event) {
		event.preventDefault();
		get(chat).sayDraft();
	}
	var div = root_7();
	var div_1 = child(div);
	var node = child(div_1);
	var consequent = ($$anchor) => {
		var ol = root_1$5();
		each(ol, 21, () => get(chat).lines, (line) => line.id, ($$anchor, line) => {
			var li = root$8();
			let classes;
			var node_1 = child(li);
			SeatMark(node_1, { get seat() {
				return get(line).seat;
			} });
			var p = sibling(node_1, 2);
			var strong = child(p);
			var text = only_child(strong, true);
			var text_1 = sibling(strong);
			reset(p);
			reset(li);
			template_effect(($0, $1) => {
				classes = set_class(li, 1, "svelte-6vqu8m", null, classes, { mine: get(line).mine });
				set_text(text, $0);
				set_text(text_1, ` ${$1 ?? ""}`);
				p.dir = p.dir;
			}, [() => get(line).mine ? t("chat.you") : get(line).name, () => wordsOf(get(line))]);
			append($$anchor, li);
		});
		reset(ol);
		append($$anchor, ol);
	};
	var alternate = ($$anchor) => {
		var p_1 = root_2$4();
		var text_2 = only_child(p_1, true);
		template_effect(($0) => set_text(text_2, $0), [() => t("chat.quiet")]);
		append($$anchor, p_1);
	};
	if_block(node, ($$render) => {
		if (get(chat).lines.length) $$render(consequent);
		else $$render(alternate, -1);
	});
	reset(div_1);
	bind_this(div_1, ($$value) => list = $$value, () => list);
	var node_2 = sibling(div_1, 2);
	var consequent_1 = ($$anchor) => {
		var p_2 = root_3$4();
		var text_3 = only_child(p_2, true);
		template_effect(($0) => set_text(text_3, $0), [() => problemText(get(chat).problem)]);
		append($$anchor, p_2);
	};
	if_block(node_2, ($$render) => {
		if (get(chat).problem) $$render(consequent_1);
	});
	var node_3 = sibling(node_2, 2);
	var consequent_2 = ($$anchor) => {
		var p_3 = root_2$4();
		var text_4 = only_child(p_3, true);
		template_effect(($0) => set_text(text_4, $0), [() => t("chat.off")]);
		append($$anchor, p_3);
	};
	var consequent_3 = ($$anchor) => {
		var p_4 = root_2$4();
		var text_5 = only_child(p_4, true);
		template_effect(($0) => set_text(text_5, $0), [() => t("chat.watch")]);
		append($$anchor, p_4);
	};
	var alternate_1 = ($$anchor) => {
		var fragment = root_5$1();
		var div_2 = first_child(fragment);
		each(div_2, 20, () => PHRASES, (phrase) => phrase, ($$anchor, phrase) => {
			var button = root_4$3();
			var text_6 = only_child(button, true);
			template_effect(($0) => set_text(text_6, $0), [() => t(`chat.phrase.${phrase}`)]);
			delegated("click", button, () => get(chat).sayPhrase(phrase));
			append($$anchor, button);
		});
		reset(div_2);
		var form = sibling(div_2, 2);
		var input = child(form);
		remove_input_defaults(input);
		var button_1 = sibling(input, 2);
		var text_7 = only_child(button_1, true);
		reset(form);
		template_effect(($0, $1, $2, $3) => {
			set_attribute(div_2, "aria-label", $0);
			set_attribute(input, "aria-label", $1);
			set_attribute(input, "placeholder", $2);
			set_text(text_7, $3);
		}, [
			() => t("chat.phrases"),
			() => t("chat.write"),
			() => t("chat.write"),
			() => t("chat.send")
		]);
		event("submit", form, send);
		bind_value(input, () => get(chat).draft, ($$value) => get(chat).draft = $$value);
		append($$anchor, fragment);
	};
	if_block(node_3, ($$render) => {
		if (!$$props.table.info?.chat) $$render(consequent_2);
		else if (!get(seated)) $$render(consequent_3, 1);
		else $$render(alternate_1, -1);
	});
	var div_3 = sibling(node_3, 2);
	var button_2 = child(div_3);
	var text_8 = only_child(button_2, true);
	var node_4 = sibling(button_2, 2);
	var consequent_4 = ($$anchor) => {
		var span = root_6();
		let classes_1;
		var span_1 = child(span);
		var text_9 = only_child(span_1);
		var span_2 = sibling(span_1, 2);
		var text_10 = only_child(span_2, true);
		reset(span);
		template_effect(($0) => {
			classes_1 = set_class(span, 1, "svelte-6vqu8m", null, classes_1, { over: get(length) > 200 });
			set_text(text_9, `${get(length) ?? ""}/200`);
			set_text(text_10, $0);
		}, [() => t("chat.length", { n: 200 })]);
		append($$anchor, span);
	};
	if_block(node_4, ($$render) => {
		if ($$props.table.info?.chat && get(seated)) $$render(consequent_4);
	});
	reset(div_3);
	var node_5 = sibling(div_3, 2);
	var consequent_5 = ($$anchor) => {
		MuteSettings($$anchor, { get table() {
			return $$props.table;
		} });
	};
	if_block(node_5, ($$render) => {
		if (get(choosing)) $$render(consequent_5);
	});
	reset(div);
	template_effect(($0, $1) => {
		set_attribute(div_1, "aria-label", $0);
		set_attribute(button_2, "aria-expanded", get(choosing));
		set_text(text_8, $1);
	}, [() => t("chat.lines"), () => t("chat.hearing")]);
	event("scroll", div_1, scrolled);
	delegated("click", button_2, () => set(choosing, !get(choosing)));
	append($$anchor, div);
	pop();
}
delegate(["click"]);
// src/chat/UnreadBadge.svelte
var root$7 = from_html(`<span class="unread svelte-1siunds"><span aria-hidden="true"> </span><span class="unseen"> </span></span>`);
function UnreadBadge($$anchor, $$props) {
	push($$props, true);
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var span = root$7();
		var span_1 = child(span);
		var text = only_child(span_1, true);
		var span_2 = sibling(span_1);
		var text_1 = only_child(span_2, true);
		reset(span);
		template_effect(($0) => {
			set_text(text, $$props.count > 99 ? "99+" : $$props.count);
			set_text(text_1, $0);
		}, [() => t("chat.unread", { n: $$props.count })]);
		append($$anchor, span);
	};
	if_block(node, ($$render) => {
		if ($$props.count) $$render(consequent);
	});
	append($$anchor, fragment);
	pop();
}
// src/chat/ChatDrawer.svelte
var root$6 = from_html(`<section aria-labelledby="chat-title"><h2 class="svelte-1v4yapj"><button type="button" id="chat-title" data-chat="drawer" class="svelte-1v4yapj"><span> </span> <!> <svg viewBox="0 0 16 16" aria-hidden="true" class="svelte-1v4yapj"><path d="M3 10.5 8 5.5l5 5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"></path></svg></button></h2> <!></section>`);
function ChatDrawer($$anchor, $$props) {
	push($$props, true);
	const open = user_derived(() => settings.values.chatOpen);
	var section = root$6();
	let classes;
	var h2 = child(section);
	var button = child(h2);
	var span = child(button);
	var text = only_child(span, true);
	UnreadBadge(sibling(span, 2), { get count() {
		return $$props.table.chat.unread;
	} });
	next(2);
	reset(button);
	reset(h2);
	var node_1 = sibling(h2, 2);
	var consequent = ($$anchor) => {
		ChatPanel($$anchor, { get table() {
			return $$props.table;
		} });
	};
	if_block(node_1, ($$render) => {
		if (get(open)) $$render(consequent);
	});
	reset(section);
	template_effect(($0) => {
		classes = set_class(section, 1, "drawer svelte-1v4yapj", null, classes, { open: get(open) });
		set_attribute(button, "aria-expanded", get(open));
		set_text(text, $0);
	}, [() => t("chat.title")]);
	delegated("click", button, () => settings.set("chatOpen", !get(open)));
	append($$anchor, section);
	pop();
}
delegate(["click"]);
// src/chat/ChatSheet.svelte
var root$5 = from_html(`<button type="button" aria-haspopup="dialog" data-chat="sheet"><span> </span> <!></button> <!>`, 1);
function ChatSheet($$anchor, $$props) {
	push($$props, true);
	/** Where the button lies: in the corner of a page, or among the tabs of a phone. */
	let open = prop($$props, "open", 15, false);
	var fragment = root$5();
	var button = first_child(fragment);
	var span = child(button);
	var text = only_child(span, true);
	UnreadBadge(sibling(span, 2), { get count() {
		return $$props.table.chat.unread;
	} });
	reset(button);
	var node_1 = sibling(button, 2);
	var consequent = ($$anchor) => {
		{
			let $0 = user_derived(() => t("chat.title"));
			Dialog($$anchor, {
				get title() {
					return get($0);
				},
				sheet: true,
				onclose: () => open(false),
				children: ($$anchor, $$slotProps) => {
					ChatPanel($$anchor, { get table() {
						return $$props.table;
					} });
				},
				$$slots: { default: true }
			});
		}
	};
	if_block(node_1, ($$render) => {
		if (open()) $$render(consequent);
	});
	template_effect(($0) => {
		set_class(button, 1, clsx($$props.place), "svelte-fo14fr");
		set_text(text, $0);
	}, [() => t("chat.title")]);
	delegated("click", button, () => open(true));
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/table/TableLayout.svelte
var root$4 = from_html(`<div class="shelf svelte-1g3uemc"><!> <!></div> <!>`, 1);
var root_1$4 = from_html(`<!> <!>`, 1);
var root_2$3 = from_html(`<button type="button"> </button>`);
var root_3$3 = from_html(`<div class="strip svelte-1g3uemc" role="region" tabindex="0"><!></div> <div role="region" tabindex="0"><!></div> <nav class="tabs svelte-1g3uemc"><!> <!></nav>`, 1);
var root_4$2 = from_html(`<aside class="side svelte-1g3uemc"><div class="scrolls svelte-1g3uemc"><!> <!> <!> <!></div> <div class="story svelte-1g3uemc" tabindex="0"><!></div> <!></aside> <div class="shelf svelte-1g3uemc"><!><!></div>`, 1);
var root_5 = from_html(`<div><!> <main class="map svelte-1g3uemc"><!></main> <!></div>`);
function TableLayout($$anchor, $$props) {
	push($$props, true);
	/** The step in progress; null when there is none. On a phone it takes the place of the cards. */
	/** The tickets to choose from, where they have a place beside the board; null when there is no choice. */
	/** The player's own tickets; null when there are none to show. */
	/** What is known of the others, for phones; elsewhere it is beside the players. Null when it is not shown. */
	const TABS = [
		"cards",
		"tickets",
		"table",
		"log"
	];
	let tab = state("cards");
	/** Known here, so that the chat stays open when a phone is turned. */
	let chatOpen = state(false);
	user_effect(() => {
		if ($$props.step) set(tab, "cards");
	});
	async function showChat() {
		if (!$$props.table.hasCompany) return;
		if (isSmall($$props.layout)) set(chatOpen, true);
		else settings.set("chatOpen", true);
		await tick();
		document.querySelector("[data-chat=\"write\"]")?.focus();
	}
	var $$exports = { showChat };
	var div = root_5();
	var node = child(div);
	snippet(node, () => $$props.bar);
	var main = sibling(node, 2);
	var node_1 = child(main);
	snippet(node_1, () => $$props.map);
	reset(main);
	var node_2 = sibling(main, 2);
	var consequent_5 = ($$anchor) => {
		var fragment = root_3$3();
		var div_1 = first_child(fragment);
		var node_3 = child(div_1);
		snippet(node_3, () => $$props.players);
		reset(div_1);
		var div_2 = sibling(div_1, 2);
		let classes;
		var node_4 = child(div_2);
		var consequent_1 = ($$anchor) => {
			var fragment_1 = root$4();
			var div_3 = first_child(fragment_1);
			var node_5 = child(div_3);
			var consequent = ($$anchor) => {
				var fragment_2 = comment();
				var node_6 = first_child(fragment_2);
				snippet(node_6, () => $$props.market);
				append($$anchor, fragment_2);
			};
			if_block(node_5, ($$render) => {
				if (!$$props.step) $$render(consequent);
			});
			var node_7 = sibling(node_5, 2);
			snippet(node_7, () => $$props.hand);
			reset(div_3);
			var node_8 = sibling(div_3, 2);
			snippet(node_8, () => $$props.step ?? noop);
			append($$anchor, fragment_1);
		};
		var consequent_2 = ($$anchor) => {
			var fragment_3 = comment();
			var node_9 = first_child(fragment_3);
			snippet(node_9, () => $$props.tickets ?? noop);
			append($$anchor, fragment_3);
		};
		var consequent_3 = ($$anchor) => {
			var fragment_4 = root_1$4();
			var node_10 = first_child(fragment_4);
			snippet(node_10, () => $$props.known ?? noop);
			var node_11 = sibling(node_10, 2);
			snippet(node_11, () => $$props.bonuses);
			append($$anchor, fragment_4);
		};
		var alternate = ($$anchor) => {
			var fragment_5 = comment();
			var node_12 = first_child(fragment_5);
			snippet(node_12, () => $$props.log);
			append($$anchor, fragment_5);
		};
		if_block(node_4, ($$render) => {
			if (get(tab) === "cards") $$render(consequent_1);
			else if (get(tab) === "tickets") $$render(consequent_2, 1);
			else if (get(tab) === "table") $$render(consequent_3, 2);
			else $$render(alternate, -1);
		});
		reset(div_2);
		var nav = sibling(div_2, 2);
		var node_13 = child(nav);
		each(node_13, 16, () => TABS, (name) => name, ($$anchor, name) => {
			var button = root_2$3();
			let classes_1;
			var text = only_child(button, true);
			template_effect(($0) => {
				classes_1 = set_class(button, 1, "tab svelte-1g3uemc", null, classes_1, { current: get(tab) === name });
				set_attribute(button, "aria-pressed", get(tab) === name);
				set_attribute(button, "data-tab", name);
				set_text(text, $0);
			}, [() => name === "table" && $$props.known ? t("players.title") : t(`tabs.${name}`)]);
			delegated("click", button, () => set(tab, name, true));
			append($$anchor, button);
		});
		var node_14 = sibling(node_13, 2);
		var consequent_4 = ($$anchor) => {
			ChatSheet($$anchor, {
				get table() {
					return $$props.table;
				},
				place: "tab",
				get open() {
					return get(chatOpen);
				},
				set open($$value) {
					set(chatOpen, $$value, true);
				}
			});
		};
		if_block(node_14, ($$render) => {
			if ($$props.table.hasCompany) $$render(consequent_4);
		});
		reset(nav);
		template_effect(($0, $1, $2) => {
			set_attribute(div_1, "aria-label", $0);
			classes = set_class(div_2, 1, "panel svelte-1g3uemc", null, classes, { tall: $$props.step && get(tab) === "cards" });
			set_attribute(div_2, "aria-label", $1);
			set_attribute(nav, "aria-label", $2);
		}, [
			() => t("players.title"),
			() => t("table.side"),
			() => t("tabs.title")
		]);
		append($$anchor, fragment);
	};
	var d = user_derived(() => isSmall($$props.layout));
	var alternate_1 = ($$anchor) => {
		var fragment_7 = root_4$2();
		var aside = first_child(fragment_7);
		var div_4 = child(aside);
		var node_15 = child(div_4);
		snippet(node_15, () => $$props.choice ?? noop);
		var node_16 = sibling(node_15, 2);
		snippet(node_16, () => $$props.players);
		var node_17 = sibling(node_16, 2);
		snippet(node_17, () => $$props.tickets ?? noop);
		var node_18 = sibling(node_17, 2);
		snippet(node_18, () => $$props.bonuses);
		reset(div_4);
		var div_5 = sibling(div_4, 2);
		var node_19 = child(div_5);
		snippet(node_19, () => $$props.log);
		reset(div_5);
		var node_20 = sibling(div_5, 2);
		var consequent_6 = ($$anchor) => {
			ChatDrawer($$anchor, { get table() {
				return $$props.table;
			} });
		};
		if_block(node_20, ($$render) => {
			if ($$props.table.hasCompany) $$render(consequent_6);
		});
		reset(aside);
		var div_6 = sibling(aside, 2);
		var node_21 = child(div_6);
		snippet(node_21, () => $$props.hand);
		var node_22 = sibling(node_21);
		snippet(node_22, () => $$props.market);
		reset(div_6);
		template_effect(($0) => set_attribute(aside, "aria-label", $0), [() => t("table.side")]);
		append($$anchor, fragment_7);
	};
	if_block(node_2, ($$render) => {
		if (get(d)) $$render(consequent_5);
		else $$render(alternate_1, -1);
	});
	reset(div);
	template_effect(($0) => {
		set_class(div, 1, `table ${$$props.layout ?? ""}`, "svelte-1g3uemc");
		set_attribute(div, "data-seq", $$props.table.seq);
		set_attribute(div, "data-turn", $$props.table.over ? "over" : $$props.table.myTurn ? "mine" : "others");
		set_attribute(main, "aria-label", $0);
	}, [() => t("board.area")]);
	append($$anchor, div);
	return pop($$exports);
}
delegate(["click"]);
// src/table/TicketChoice.svelte
var root$3 = from_html(`<li class="svelte-8zaa9"><button type="button"><span class="box svelte-8zaa9" aria-hidden="true"> </span> <span class="ends svelte-8zaa9"> </span> <strong class="svelte-8zaa9"> <span class="unseen"> </span></strong> <span class="far svelte-8zaa9"> <!></span></button></li>`);
var root_1$3 = from_html(`<div class="head svelte-8zaa9"><h2 class="svelte-8zaa9"> </h2> <p class="how svelte-8zaa9"> </p></div> <ul class="svelte-8zaa9"></ul> <div class="foot svelte-8zaa9"><button type="button" class="button primary keep svelte-8zaa9"> </button></div>`, 1);
function TicketChoice($$anchor, $$props) {
	push($$props, true);
	/** The sets that may be kept. */
	const least = user_derived(() => Math.min(...$$props.sets.map((set) => set.length)));
	const allowed = user_derived(() => $$props.sets.some((set) => set.length === $$props.chosen.length && set.every((ticket) => $$props.chosen.includes(ticket))));
	const byTicket = user_derived(() => new Map($$props.progress.map((line) => [line.ticket, line])));
	function toggle(ticket) {
		$$props.onchange($$props.chosen.includes(ticket) ? $$props.chosen.filter((other) => other !== ticket) : [...$$props.chosen, ticket]);
	}
	function far(ticket) {
		const line = get(byTicket).get(ticket);
		if (!line) return "";
		if (line.status === "done") return t("ticket.done");
		if (line.status === "dead") return t("ticket.dead");
		return line.trains === null ? t("ticket.far") : t("ticket.open", { n: line.trains });
	}
	var fragment = root_1$3();
	var div = first_child(fragment);
	var h2 = child(div);
	var text$1 = only_child(h2, true);
	var p = sibling(h2, 2);
	var text_1 = only_child(p, true);
	reset(div);
	var ul = sibling(div, 2);
	each(ul, 20, () => $$props.offer, (id) => id, ($$anchor, id) => {
		const ticket = user_derived(() => $$props.board.tickets.get(id));
		var li = root$3();
		var button = child(li);
		let classes;
		var span = child(button);
		var text_2 = only_child(span, true);
		var span_1 = sibling(span, 2);
		var text_3 = only_child(span_1, true);
		var strong = sibling(span_1, 2);
		var text_4 = child(strong, true);
		var span_2 = sibling(text_4);
		var text_5 = only_child(span_2, true);
		reset(strong);
		var span_3 = sibling(strong, 2);
		var text_6 = child(span_3, true);
		var node = sibling(text_6);
		var consequent = ($$anchor) => {
			var text_7 = text();
			template_effect(($0) => set_text(text_7, ` · ${$0 ?? ""}`), [() => t("ticket.long")]);
			append($$anchor, text_7);
		};
		if_block(node, ($$render) => {
			if (get(ticket).long) $$render(consequent);
		});
		reset(span_3);
		reset(button);
		reset(li);
		template_effect(($0, $1, $2, $3, $4, $5) => {
			set_attribute(button, "aria-pressed", $0);
			set_attribute(button, "data-offer", id);
			classes = set_class(button, 1, "svelte-8zaa9", null, classes, { chosen: $1 });
			set_text(text_2, $2);
			set_text(text_3, $3);
			set_text(text_4, get(ticket).points);
			set_text(text_5, $4);
			set_text(text_6, $5);
		}, [
			() => $$props.chosen.includes(id),
			() => $$props.chosen.includes(id),
			() => $$props.chosen.includes(id) ? "✓" : "",
			() => $$props.board.ends(get(ticket)),
			() => t("player.points"),
			() => far(id)
		]);
		delegated("click", button, () => toggle(id));
		event("pointerenter", button, () => $$props.onshow(id));
		event("pointerleave", button, () => $$props.onshow(null));
		event("focus", button, () => $$props.onshow(id));
		event("blur", button, () => $$props.onshow(null));
		append($$anchor, li);
	});
	reset(ul);
	var div_1 = sibling(ul, 2);
	var button_1 = child(div_1);
	var text_8 = only_child(button_1, true);
	reset(div_1);
	template_effect(($0, $1, $2, $3) => {
		set_text(text$1, $0);
		set_attribute(p, "title", $1);
		set_text(text_1, $2);
		button_1.disabled = !get(allowed);
		set_text(text_8, $3);
	}, [
		() => t($$props.opening ? "choice.opening" : "choice.title"),
		() => t("choice.keep", { n: get(least) }),
		() => t("choice.keep", { n: get(least) }),
		() => t("choice.confirm", { n: $$props.chosen.length })
	]);
	delegated("click", button_1, () => $$props.onkeep($$props.chosen));
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/table/Tickets.svelte
var root$2 = from_html(`<p class="none svelte-19b2z6x"> </p>`);
var root_1$2 = from_html(`<li><button type="button"><span class="ends svelte-19b2z6x"> </span> <span class="points svelte-19b2z6x"> <span class="unseen"> </span></span> <span class="status svelte-19b2z6x"> </span></button></li>`);
var root_2$2 = from_html(`<li class="svelte-19b2z6x"><span class="ends svelte-19b2z6x"> </span> <span class="points svelte-19b2z6x"> <span class="unseen"> </span></span> <span class="status svelte-19b2z6x"> </span></li>`);
var root_3$2 = from_html(`<h3 class="svelte-19b2z6x"> </h3> <ul class="refused svelte-19b2z6x"></ul>`, 1);
var root_4$1 = from_html(`<section class="tickets"><h2 class="svelte-19b2z6x"> <span class="number svelte-19b2z6x"> </span></h2> <!> <ul class="plain-list"></ul> <!></section>`);
function Tickets($$anchor, $$props) {
	push($$props, true);
	/** Those that were turned down, where that is shown. */
	const order = {
		open: 0,
		done: 1,
		dead: 2
	};
	const sorted = user_derived(() => $$props.tickets.map((id) => $$props.board.tickets.get(id)).sort((a, b) => order[$$props.progress.get(a.id)?.status ?? "open"] - order[$$props.progress.get(b.id)?.status ?? "open"] || b.points - a.points));
	function status(id) {
		const state = $$props.progress.get(id);
		if (!state) return "";
		if (state.status === "done") return t("ticket.done");
		if (state.status === "dead") return t("ticket.dead");
		return state.trains === null ? t("ticket.far") : t("ticket.open", { n: state.trains });
	}
	var section = root_4$1();
	var h2 = child(section);
	var text = child(h2);
	var span = sibling(text);
	var text_1 = only_child(span, true);
	reset(h2);
	var node = sibling(h2, 2);
	var consequent = ($$anchor) => {
		var p = root$2();
		var text_2 = only_child(p, true);
		template_effect(($0) => set_text(text_2, $0), [() => t("tickets.none")]);
		append($$anchor, p);
	};
	if_block(node, ($$render) => {
		if ($$props.tickets.length === 0) $$render(consequent);
	});
	var ul = sibling(node, 2);
	each(ul, 21, () => get(sorted), (ticket) => ticket.id, ($$anchor, ticket) => {
		const state = user_derived(() => $$props.progress.get(get(ticket).id)?.status ?? "open");
		var li = root_1$2();
		var button = child(li);
		let classes;
		var span_1 = child(button);
		var text_3 = only_child(span_1, true);
		var span_2 = sibling(span_1, 2);
		var text_4 = child(span_2);
		var span_3 = sibling(text_4);
		var text_5 = only_child(span_3, true);
		reset(span_2);
		var span_4 = sibling(span_2, 2);
		var text_6 = only_child(span_4, true);
		reset(button);
		reset(li);
		template_effect(($0, $1, $2) => {
			classes = set_class(button, 1, clsx(get(state)), "svelte-19b2z6x", classes, { shown: $$props.shown === get(ticket).id });
			set_attribute(button, "data-ticket", get(ticket).id);
			set_attribute(button, "aria-pressed", $$props.shown === get(ticket).id);
			set_text(text_3, $0);
			set_text(text_4, `${get(state) === "dead" ? "−" : ""}${get(ticket).points ?? ""}`);
			set_text(text_5, $1);
			set_text(text_6, $2);
		}, [
			() => $$props.board.ends(get(ticket)),
			() => t("player.points"),
			() => status(get(ticket).id)
		]);
		event("pointerenter", button, () => $$props.onshow(get(ticket).id));
		event("pointerleave", button, () => $$props.onshow(null));
		event("focus", button, () => $$props.onshow(get(ticket).id));
		event("blur", button, () => $$props.onshow(null));
		delegated("click", button, () => $$props.onpin(get(ticket).id));
		append($$anchor, li);
	});
	reset(ul);
	var node_1 = sibling(ul, 2);
	var consequent_1 = ($$anchor) => {
		var fragment = root_3$2();
		var h3 = first_child(fragment);
		var text_7 = only_child(h3, true);
		var ul_1 = sibling(h3, 2);
		each(ul_1, 21, () => $$props.refused, ({ id, place }) => id, ($$anchor, $$item) => {
			let id = () => get($$item).id;
			let place = () => get($$item).place;
			const ticket = user_derived(() => $$props.board.tickets.get(id()));
			var li_1 = root_2$2();
			var span_5 = child(li_1);
			var text_8 = only_child(span_5, true);
			var span_6 = sibling(span_5, 2);
			var text_9 = child(span_6, true);
			var span_7 = sibling(text_9);
			var text_10 = only_child(span_7, true);
			reset(span_6);
			var span_8 = sibling(span_6, 2);
			var text_11 = only_child(span_8, true);
			reset(li_1);
			template_effect(($0, $1) => {
				set_attribute(li_1, "data-refused", id());
				set_text(text_8, $0);
				set_text(text_9, get(ticket).points);
				set_text(text_10, $1);
				set_text(text_11, place());
			}, [() => $$props.board.ends(get(ticket)), () => t("player.points")]);
			append($$anchor, li_1);
		});
		reset(ul_1);
		template_effect(($0) => set_text(text_7, $0), [() => t("known.refused")]);
		append($$anchor, fragment);
	};
	if_block(node_1, ($$render) => {
		if ($$props.refused.length) $$render(consequent_1);
	});
	reset(section);
	template_effect(($0, $1) => {
		set_attribute(section, "aria-label", $0);
		set_text(text, `${$1 ?? ""} `);
		set_text(text_1, $$props.tickets.length);
	}, [() => t("tickets.title"), () => t("tickets.title")]);
	append($$anchor, section);
	pop();
}
delegate(["click"]);
// src/table/UndoButton.svelte
var root$1 = from_svg(`<svg class="ring svelte-a6odn0" viewBox="0 0 24 24" aria-hidden="true"><circle class="whole svelte-a6odn0" cx="12" cy="12" r="10"></circle><circle class="left svelte-a6odn0" cx="12" cy="12" r="10" pathLength="1"></circle><text x="12" y="16" class="svelte-a6odn0"> </text></svg>`);
var root_1$1 = from_html(`<span aria-hidden="true">↶</span>`);
var root_2$1 = from_html(`<button type="button" class="button small svelte-a6odn0" aria-keyshortcuts="g"> </button>`);
var root_3$1 = from_html(`<span class="undo svelte-a6odn0"><button type="button" data-undo="" aria-keyshortcuts="u"><!> </button> <!></span>`);
function UndoButton($$anchor, $$props) {
	push($$props, true);
	const moment = user_derived(() => $$props.table.moment);
	let now = state(proxy(performance.now()));
	const seconds = user_derived(() => get(moment) ? Math.max(1, Math.ceil((get(moment).ends - get(now)) / 1e3)) : 0);
	user_effect(() => {
		if (!get(moment)) return;
		set(now, performance.now(), true);
		const timer = setInterval(() => set(now, performance.now(), true), 200);
		return () => clearInterval(timer);
	});
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_2 = ($$anchor) => {
		var span = root_3$1();
		var button = child(span);
		let classes;
		var node_1 = child(button);
		var consequent = ($$anchor) => {
			var fragment_1 = comment();
			var node_2 = first_child(fragment_1);
			key(node_2, () => get(moment), ($$anchor) => {
				var svg = root$1();
				let styles;
				var text = sibling(child(svg), 2);
				var text_1 = only_child(text, true);
				reset(svg);
				template_effect(() => {
					set_attribute(svg, "data-moment", get(seconds));
					styles = set_style(svg, "", styles, {
						"--length": `${get(moment).length ?? ""}s`,
						"--gone": `${get(moment).left - get(moment).length}s`
					});
					set_text(text_1, get(seconds));
				});
				append($$anchor, svg);
			});
			append($$anchor, fragment_1);
		};
		var alternate = ($$anchor) => {
			var span_1 = root_1$1();
			append($$anchor, span_1);
		};
		if_block(node_1, ($$render) => {
			if (get(moment)) $$render(consequent);
			else $$render(alternate, -1);
		});
		var text_2 = sibling(node_1);
		reset(button);
		var node_3 = sibling(button, 2);
		var consequent_1 = ($$anchor) => {
			var button_1 = root_2$1();
			var text_3 = only_child(button_1, true);
			template_effect(($0) => set_text(text_3, $0), [() => t("turn.go_on")]);
			delegated("click", button_1, () => $$props.table.goOn());
			append($$anchor, button_1);
		};
		if_block(node_3, ($$render) => {
			if (get(moment)) $$render(consequent_1);
		});
		reset(span);
		template_effect(($0) => {
			classes = set_class(button, 1, "button small svelte-a6odn0", null, classes, { primary: get(moment) });
			set_text(text_2, ` ${$0 ?? ""}`);
		}, [() => t("turn.undo")]);
		delegated("click", button, () => $$props.table.undo());
		append($$anchor, span);
	};
	if_block(node, ($$render) => {
		if ($$props.table.canUndo) $$render(consequent_2);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/table/TopBar.svelte
var root = from_html(`<strong class="svelte-lmju1y"> </strong>`);
var root_1 = from_html(`<strong class="last svelte-lmju1y"> </strong>`);
var root_2 = from_html(`<button type="button" class="button small svelte-lmju1y"> </button>`);
var root_3 = from_html(`<button type="button" class="button small primary svelte-lmju1y"> </button>`);
var root_4 = from_html(`<header><a class="home svelte-lmju1y" href="/"><svg viewBox="0 0 64 64" aria-hidden="true" class="svelte-lmju1y"><path d="M14 50 50 14" stroke="currentColor" stroke-width="6" stroke-linecap="round" stroke-dasharray="12 7"></path><circle cx="14" cy="50" r="9" fill="currentColor"></circle><circle cx="50" cy="14" r="9" fill="currentColor"></circle></svg></a> <p class="say svelte-lmju1y" role="status"><!> <span class="svelte-lmju1y"> </span></p> <!> <!> <!> <!> <!> <!> <button type="button" class="button small icon help svelte-lmju1y">?</button> <button type="button" class="button small icon svelte-lmju1y"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-lmju1y"><path d="M4 7h9m5 0h2M4 17h2m5 0h9" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"></path><circle cx="15.5" cy="7" r="2.6" fill="none" stroke="currentColor" stroke-width="2.2"></circle><circle cx="8.5" cy="17" r="2.6" fill="none" stroke="currentColor" stroke-width="2.2"></circle></svg></button></header>`);
function TopBar($$anchor, $$props) {
	push($$props, true);
	/** Ask for a hint; null where there is none. */
	/** Said in place of whose turn it is; null in a game. */
	const turn = prop($$props, "turn", 7), say = prop($$props, "say", 3, null);
	const view = user_derived(() => $$props.table.view);
	const menu = user_derived(() => $$props.table.menu);
	const sentence = user_derived(() => {
		if (!get(view) || !$$props.table.info) return "";
		if (say() !== null) return say();
		if ($$props.table.over) return t("turn.over");
		if ($$props.table.info.state === "closed") return t("refusal.table_closed");
		if ($$props.table.moment) return t("turn.moment");
		if ($$props.table.myTurn) {
			if (get(menu).keep.length) return t("turn.choose_tickets");
			if (get(view).phase === "tunnel") return t("turn.tunnel");
			if (get(view).phase === "second_card") return t("turn.second_card");
			if (get(menu).pass) return t("turn.pass");
			return t($$props.table.menu.claims.size ? "turn.begin" : "turn.begin_no_claim");
		}
		if (get(view).phase === "opening") return t("turn.others_choose");
		const seat = get(view).to_act[0];
		return seat === void 0 ? "" : t("turn.other", { name: $$props.nameOf(seat) });
	});
	var header = root_4();
	let classes;
	var a = child(header);
	var p = sibling(a, 2);
	var node = child(p);
	var consequent = ($$anchor) => {
		var strong = root();
		var text = only_child(strong, true);
		template_effect(($0) => set_text(text, $0), [() => t("turn.yours")]);
		append($$anchor, strong);
	};
	if_block(node, ($$render) => {
		if ($$props.table.myTurn) $$render(consequent);
	});
	var span = sibling(node, 2);
	var text_1 = only_child(span, true);
	reset(p);
	var node_1 = sibling(p, 2);
	var consequent_1 = ($$anchor) => {
		var strong_1 = root_1();
		var text_2 = only_child(strong_1, true);
		template_effect(($0) => set_text(text_2, $0), [() => t("turn.last_round", { n: get(view).turns_left })]);
		append($$anchor, strong_1);
	};
	if_block(node_1, ($$render) => {
		if (get(view)?.turns_left !== null && get(view)?.turns_left !== void 0 && !$$props.table.over) $$render(consequent_1);
	});
	var node_2 = sibling(node_1, 2);
	var consequent_2 = ($$anchor) => {
		var button = root_2();
		var text_3 = only_child(button);
		template_effect(($0) => set_text(text_3, `${$0 ?? ""} ×`), [() => t("plan.next", { plan: $$props.premove })]);
		delegated("click", button, () => turn().premove = null);
		append($$anchor, button);
	};
	if_block(node_2, ($$render) => {
		if ($$props.premove) $$render(consequent_2);
	});
	var node_3 = sibling(node_2, 2);
	var consequent_3 = ($$anchor) => {
		var button_1 = root_3();
		var text_4 = only_child(button_1, true);
		template_effect(($0) => set_text(text_4, $0), [() => t("turn.stop")]);
		delegated("click", button_1, () => turn().submit("stop"));
		append($$anchor, button_1);
	};
	if_block(node_3, ($$render) => {
		if (get(menu).stop) $$render(consequent_3);
	});
	var node_4 = sibling(node_3, 2);
	var consequent_4 = ($$anchor) => {
		var button_2 = root_3();
		var text_5 = only_child(button_2, true);
		template_effect(($0) => set_text(text_5, $0), [() => t("turn.do_pass")]);
		delegated("click", button_2, () => turn().submit("pass"));
		append($$anchor, button_2);
	};
	if_block(node_4, ($$render) => {
		if (get(menu).pass) $$render(consequent_4);
	});
	var node_5 = sibling(node_4, 2);
	UndoButton(node_5, { get table() {
		return $$props.table;
	} });
	var node_6 = sibling(node_5, 2);
	var consequent_5 = ($$anchor) => {
		var button_3 = root_2();
		var text_6 = only_child(button_3, true);
		template_effect(($0) => set_text(text_6, $0), [() => t("hint.ask")]);
		delegated("click", button_3, function(...$$args) {
			$$props.onhint?.apply(this, $$args);
		});
		append($$anchor, button_3);
	};
	if_block(node_6, ($$render) => {
		if ($$props.onhint) $$render(consequent_5);
	});
	var button_4 = sibling(node_6, 2);
	var button_5 = sibling(button_4, 2);
	reset(header);
	template_effect(($0, $1, $2, $3, $4, $5) => {
		classes = set_class(header, 1, "bar svelte-lmju1y", null, classes, {
			mine: $$props.table.myTurn,
			moment: $$props.table.moment,
			acting: get(menu).stop || get(menu).pass || $$props.premove
		});
		set_attribute(a, "aria-label", $0);
		set_attribute(a, "title", $1);
		set_text(text_1, get(sentence));
		set_attribute(button_4, "aria-label", $2);
		set_attribute(button_4, "title", $3);
		set_attribute(button_5, "aria-label", $4);
		set_attribute(button_5, "title", $5);
	}, [
		() => t("nav.lobby"),
		() => t("nav.lobby"),
		() => t("keys.title"),
		() => t("keys.title"),
		() => t("settings.title"),
		() => t("settings.title")
	]);
	delegated("click", button_4, function(...$$args) {
		$$props.onhelp?.apply(this, $$args);
	});
	delegated("click", button_5, function(...$$args) {
		$$props.onsettings?.apply(this, $$args);
	});
	append($$anchor, header);
	pop();
}
delegate(["click"]);
export { TableStore as C, refusedTickets as D, hasMemory as E, play as O, Turn as S, lessonProgress as T, TableFeedback as _, ChatSheet as a, Dock as b, RouteTooltip as c, Market as d, isSmall as f, Hand as g, Highlights as h, TableLayout as i, Players as l, KnownList as m, Tickets as n, TableBoard as o, layoutFor as p, TicketChoice as r, SettingsDialog as s, TopBar as t, NoticeList as u, DraggedCard as v, HelpOverlays as w, Bonuses as x, CardDrag as y };
