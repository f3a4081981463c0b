import { W as get, at as set, ot as state } from "./svelte.js";
import { _ as fill, ht as __vitePreload, i as bonusName, mt as language, y as list } from "./forms.js";
import { g as cardTotal, h as COLORS } from "./index.js";
import { n as cardsInWords } from "./sentences.js";
import { t as bonusAbout } from "./bonus-text.js";
// src/lib/preview.ts
/** How many trains a seat would have after putting one on each space of a route; null where it has fewer than that. */
function trainsAfter(view, seat, route) {
	const left = (seat === null ? 0 : view.trains[seat] ?? 0) - route.length;
	return left < 0 ? null : left;
}
/** Whether a card turned over for a tunnel is one of those to be paid for; how many they are comes from the server. */
function costsExtra(revealed, laid) {
	return revealed === "locomotive" || (laid[revealed] ?? 0) > 0;
}
// src/help/rule-text.svelte.ts
var loaders = Object.assign({
	"../messages/rules/rules-da.json": () => __vitePreload(() => import("./rules-da.js"), []),
	"../messages/rules/rules-de.json": () => __vitePreload(() => import("./rules-de.js"), []),
	"../messages/rules/rules-en.json": () => __vitePreload(() => import("./rules-en.js"), []),
	"../messages/rules/rules-fi.json": () => __vitePreload(() => import("./rules-fi.js"), []),
	"../messages/rules/rules-fr.json": () => __vitePreload(() => import("./rules-fr.js"), []),
	"../messages/rules/rules-nb.json": () => __vitePreload(() => import("./rules-nb.js"), []),
	"../messages/rules/rules-sv.json": () => __vitePreload(() => import("./rules-sv.js"), [])
});
var SPECIAL = {
	"LOCO-": "locomotive",
	"FERRY-": "ferry",
	"TUNNEL-": "tunnel"
};
var RuleTexts = class {
	#texts = state({});
	#locale = state("en");
	get ready() {
		return "GOAL" in get(this.#texts);
	}
	async load(locale = language.current) {
		const texts = (await (loaders[`../messages/rules/rules-${locale}.json`] ?? loaders["../messages/rules/rules-en.json"])()).default;
		if (locale !== language.current) return;
		set(this.#texts, texts);
		set(this.#locale, locale, true);
	}
	/** The heading of a section; that of locomotives and special routes names those that the edition has. */
	heading({ name, rules }) {
		if (name !== "special") return this.#fill(`section.${name}`, {});
		const kinds = Object.entries(SPECIAL).filter(([prefix]) => rules.some(({ id }) => id.startsWith(prefix)));
		if (!kinds.length) return this.#fill("section.special", {});
		const heading = list(kinds.map(([, kind]) => this.#fill(`KIND.${kind}`, {})));
		return heading.charAt(0).toLocaleUpperCase(get(this.#locale)) + heading.slice(1);
	}
	/** A paragraph of the rulebook. Names of cards and lists depend on the language, so they are filled in here. */
	text(edition, paragraph) {
		const named = edition.bonus_cards.find((card) => card.id === paragraph.values.card);
		const always = edition.rules.bonus_cards === 0 ? [] : edition.bonus_cards;
		const values = {
			cards: cardsInWords(edition.rules.deck),
			name: named ? bonusName(named) : "",
			about: named ? bonusAbout(named).join(" ") : "",
			names: list(always.map(bonusName))
		};
		return [paragraph, ...paragraph.also ?? []].map((sentence) => this.#fill(sentence.key, {
			...sentence.values,
			...this.#lists(sentence),
			...values
		})).join(" ");
	}
	/** A message that stands by itself, such as what a diagram shows. */
	message(key, values = {}) {
		return this.#fill(key, values);
	}
	#lists({ lists = {} }) {
		return Object.fromEntries(Object.entries(lists).map(([name, keys]) => [name, list(keys.map((key) => this.#fill(key, {})))]));
	}
	#fill(key, values) {
		const message = get(this.#texts)[key];
		return message === void 0 ? "" : fill(message, values, get(this.#locale));
	}
};
var ruleTexts = new RuleTexts();
// src/help/rulebook.ts
/** The rules that say what a bonus card counts, by `whatCounts`. */
var BONUS_RULES = {
	locomotives_in_hand: "BONUS-A",
	"completed_tickets mark=capital": "BONUS-B",
	trains_left: "BONUS-C",
	"routes length=1": "BONUS-D",
	longest_path: "BONUS-E",
	"completed_tickets max_points": "BONUS-F",
	countries: "BONUS-G",
	"completed_tickets mark=arctic": "BONUS-H",
	"routes mark=arctic": "BONUS-I",
	"routes kind=ferry": "BONUS-J",
	"routes country=Norway": "BONUS-K"
};
/** The rules that have all tie-breakers of an edition in one sentence. */
var TIE_RULES = {
	"completed_tickets longest_route": "TIE-2",
	"completed_tickets bonus_cards": "TIE-3"
};
/** What a bonus card counts, and what narrows it, as one string. */
function whatCounts(card) {
	const { counts, mark, country, kind, length, max_points } = card;
	return [
		counts,
		...Object.entries({
			mark,
			country,
			kind,
			length
		}).flatMap(([name, value]) => value ? `${name}=${value}` : []),
		...max_points ? ["max_points"] : []
	].join(" ");
}
function rulebook(edition) {
	return [
		{
			name: "goal",
			rules: [rule("GOAL")]
		},
		{
			name: "setup",
			rules: setup(edition)
		},
		{
			name: "turn",
			rules: [
				rule("TURN-1", edition.rules.stations ? "stations" : ""),
				rule("TURN-2"),
				rule("TURN-3")
			]
		},
		{
			name: "draw",
			rules: drawing(edition)
		},
		{
			name: "claim",
			rules: claiming(edition)
		},
		{
			name: "special",
			rules: special(edition)
		},
		{
			name: "tickets",
			rules: tickets(edition)
		},
		{
			name: "stations",
			rules: stations(edition)
		},
		{
			name: "end",
			rules: ending(edition)
		},
		{
			name: "bonus",
			rules: bonusCards(edition)
		},
		{
			name: "ties",
			rules: ties(edition)
		}
	].filter((section) => section.rules.length > 0);
}
/** The rule that a refusal names. `CLAIM-7/8/9` is one paragraph here too. */
function findRule(edition, id) {
	for (const section of rulebook(edition)) {
		const found = section.rules.find((paragraph) => paragraph.id === id);
		if (found) return found;
	}
	return null;
}
function rule(id, variant = "", values = {}, ...also) {
	return {
		id,
		...sentence(id, variant, values),
		also
	};
}
function sentence(id, variant = "", values = {}) {
	return {
		key: variant ? `${id}.${variant}` : id,
		values
	};
}
/** A paragraph of several sentences, under one id. */
function told(id, [first, ...also]) {
	return first ? [{
		id,
		...first,
		also
	}] : [];
}
var hasLocomotives = (rules) => (rules.deck.locomotive ?? 0) > 0;
function when(condition, ...rules) {
	return condition ? rules : [];
}
function setup({ rules, tickets, bonus_cards: bonus }) {
	const long = tickets.filter((ticket) => ticket.long).length;
	const short = tickets.length - long;
	const { opening_tickets: dealtShort, opening_long_tickets: dealtLong, opening_keep: keep } = rules;
	const keepsAll = keep >= dealtShort + dealtLong;
	const drawn = rules.bonus_cards === "all" ? bonus.length : Math.min(rules.bonus_cards, bonus.length);
	const [min, max] = rules.players;
	return [
		rule("SET-1", min === max ? "exactly" : "", {
			min,
			max
		}),
		rule("SET-2", "", { n: rules.trains }),
		deck(rules),
		rule("SET-4", rules.hand ? "" : "none", { n: rules.hand }, sentence("SET-4", "display", { n: rules.display })),
		rule("SET-5", lengths(short, long), {
			n: tickets.length,
			count: short,
			long
		}),
		rule("SET-6", lengths(dealtShort, dealtLong), {
			n: dealtShort + dealtLong,
			count: dealtShort,
			long: dealtLong
		}, sentence("SET-6", keepsAll ? "keep_all" : "keep", { keep })),
		...when(!keepsAll, rule("SET-7", rules.opening_refused)),
		...when(long, rule("SET-8")),
		...when(rules.stations, rule("SET-9", "", { n: rules.stations })),
		...when(drawn, rule("SET-10", drawn === bonus.length ? "all" : "some", {
			n: drawn,
			count: bonus.length
		})),
		rule("SET-11"),
		rule("SET-12")
	];
}
/** Which of short and long tickets there are. */
function lengths(short, long) {
	if (!long) return "";
	return short ? "long" : "only_long";
}
/** One number for all colours where there are as many of each; otherwise every kind by name. */
function deck(rules) {
	const total = cardTotal(rules.deck);
	const locomotives = rules.deck.locomotive ?? 0;
	const [each = 0, ...others] = COLORS.map((color) => rules.deck[color] ?? 0);
	if (locomotives === 0 || each < 2 || others.some((count) => count !== each)) return rule("SET-3", "mixed", { total });
	return rule("SET-3", "", {
		each,
		n: locomotives,
		total
	});
}
function drawing({ rules }) {
	return [
		rule("DRAW-1"),
		...when(hasLocomotives(rules), rule(rules.display_locomotive_is_whole_draw ? "DRAW-2" : "DRAW-3")),
		...when(rules.sweep_at && hasLocomotives(rules), rule("DRAW-4", "", { n: rules.sweep_at }), rule("DRAW-5")),
		rule("DRAW-10", rules.may_stop_after_first_card ? "may" : "must"),
		rule("DRAW-6"),
		rule("DRAW-7"),
		rule("DRAW-8"),
		rule("DRAW-9"),
		rule("DRAW-11")
	];
}
function claiming({ rules, routes }) {
	const doubled = routes.some((route) => route.group);
	return [
		rule("CLAIM-1"),
		rule("CLAIM-2", "", {}, ...routes.some((route) => route.color === "gray") ? [sentence("CLAIM-2", "gray")] : []),
		rule("CLAIM-3"),
		rule("CLAIM-5"),
		...when(doubled, rule("CLAIM-6")),
		...when(openTracks({
			rules,
			routes
		}).length, rule("CLAIM-7/8/9")),
		rule("CLAIM-10"),
		rule("CLAIM-4")
	];
}
/**
* How many routes between the same two cities can be claimed: a row for each size of such a group, with a number for each
* number of players. Sizes that the board does not have, or of which all can always be claimed, are left out.
*/
function openTracks({ rules, routes }) {
	const groups = /* @__PURE__ */ new Map();
	for (const { group } of routes) if (group) groups.set(group, (groups.get(group) ?? 0) + 1);
	const [min, max] = rules.players;
	const seats = Array.from({ length: max - min + 1 }, (_, k) => min + k);
	return [...new Set(groups.values())].sort((a, b) => a - b).map((size) => ({
		size,
		open: seats.map((players) => ({
			players,
			count: openWith(rules, size, players)
		}))
	})).filter(({ size, open }) => open.some(({ count }) => count < size));
}
function openWith(rules, size, players) {
	const listed = rules.open_tracks.find(([group, seats]) => group === size && seats === players);
	return listed ? listed[2] : size;
}
function special({ rules, routes, cities }) {
	const tunnels = rules.tunnel_reveal > 0 && routes.some((route) => route.kind === "tunnel");
	const odd = routes.filter((route) => route.kind === "regular" && route.any_for_one > 0);
	const name = (id) => cities.find((city) => city.id === id)?.name ?? id;
	const locomotivesDig = hasLocomotives(rules) && rules.locomotives_wild_on.includes("tunnel");
	return [
		...when(hasLocomotives(rules), locomotives({
			rules,
			routes
		})),
		...ferries({
			rules,
			routes
		}),
		...when(tunnels, rule("TUNNEL-1", "", { n: rules.tunnel_reveal }), rule("TUNNEL-2", hasLocomotives(rules) ? "" : "plain"), ...when(locomotivesDig, rule("TUNNEL-3")), rule("TUNNEL-4"), rule("TUNNEL-5")),
		...when(tunnels && locomotivesDig && rules.ferry_any_for_one && routes.some(({ kind }) => kind === "ferry"), rule("TUNNEL-6")),
		...odd.map(({ a, b, any_for_one }) => rule("MURM-1", "", {
			route: `${name(a)} – ${name(b)}`,
			any: any_for_one
		})),
		...when(routes.some((route) => route.bonus_draw > 0), rule("BONUSDRAW-1"))
	];
}
var KINDS = [
	"regular",
	"ferry",
	"tunnel"
];
/** Where a locomotive stands for a colour, of the kinds of routes that the board has. */
function locomotives({ rules, routes }) {
	const there = KINDS.filter((kind) => routes.some((route) => route.kind === kind));
	const wild = there.filter((kind) => rules.locomotives_wild_on.includes(kind));
	if (wild.length === there.length) return rule("LOCO-1");
	if (wild.length === 0) return rule("LOCO-2", "never");
	if (wild.join(" ") === "ferry tunnel") return rule("LOCO-2");
	return {
		...rule("LOCO-2", "some"),
		lists: { kinds: wild.map((kind) => `KIND.${kind}`) }
	};
}
/** What a symbol takes, then what the other spaces do, as far as the ferries of the board have such. */
function ferries({ rules, routes }) {
	const there = routes.filter((route) => route.kind === "ferry");
	const any = rules.ferry_any_for_one;
	const pairs = rules.ferry_symbol === "locomotive_or_pair" && !any;
	const id = any ? "FERRY-2" : pairs ? "FERRY-3" : "FERRY-1";
	const locomotives = hasLocomotives(rules);
	const wild = locomotives && rules.locomotives_wild_on.includes("ferry");
	const sentences = [];
	if (there.some(({ symbols }) => symbols > 0)) sentences.push(sentence(id, locomotives ? "symbol" : "symbol.only", { any }));
	if (there.some(({ symbols, length }) => length > symbols)) {
		sentences.push(sentence("FERRY-1", wild ? "others.wild" : "others"));
		if (any) sentences.push(sentence("FERRY-2", "others", { any }));
	}
	return told(id, sentences);
}
function tickets({ rules }) {
	const keepsAll = rules.ticket_keep >= rules.ticket_draw;
	return [
		rule("TICKET-1", keepsAll ? "all" : "", {
			n: rules.ticket_draw,
			keep: rules.ticket_keep
		}),
		rule("TICKET-2"),
		...when(!keepsAll, rule("TICKET-3", rules.ticket_refused)),
		rule("TICKET-4")
	];
}
function stations({ rules, bonus_cards: bonus }) {
	if (!rules.stations) return [];
	const pathCounts = rules.bonus_cards !== 0 && bonus.some((card) => card.counts === "longest_path");
	const wild = hasLocomotives(rules) && rules.stations > 1;
	return [
		rule("STATION-1", "", { n: rules.stations }, ...wild ? [sentence("STATION-1", "wild")] : []),
		rule("STATION-2"),
		rule("STATION-3"),
		...when(pathCounts, rule("STATION-4")),
		...when(rules.station_points, rule("STATION-5", "", { n: rules.station_points }))
	];
}
function ending({ rules, bonus_cards: bonus }) {
	const played = rules.bonus_cards === 0 ? [] : bonus;
	const tellAll = (id, counts) => played.filter((card) => toldAtTheEnd(rules, card) && whatCounts(card) === counts).map((card) => rule(id, "", {
		card: card.id,
		n: card.points
	}));
	return [
		rule("END-1", rules.last_round_at ? "" : "none", { n: rules.last_round_at }),
		rule("END-2"),
		...tellAll("END-4", "longest_path"),
		...tellAll("END-5", "completed_tickets"),
		...when(played.some((card) => !toldAtTheEnd(rules, card)), rule("END-6")),
		...when(played.some((card) => card.counts === "longest_path"), rule("END-3")),
		rule("END-7")
	];
}
/** Cards with a paragraph among the rules of the end (END-4, END-5); all others have a section of their own. */
function toldAtTheEnd(rules, card) {
	return rules.bonus_cards === "all" && ["longest_path", "completed_tickets"].includes(whatCounts(card));
}
function bonusCards({ rules, bonus_cards: bonus }) {
	if (rules.bonus_cards === 0) return [];
	return bonus.filter((card) => !toldAtTheEnd(rules, card)).map((card) => rule(BONUS_RULES[whatCounts(card)] ?? "BONUS", "", {
		card: card.id,
		points: card.points,
		max: card.max_points
	}));
}
function ties(edition) {
	const order = tieBreakers(edition);
	if (!order.length) return [rule("TIE-4", "only")];
	const id = tieRule(edition, order);
	const listed = {
		...rule("TIE", "", { n: order.length }),
		lists: { order: order.map((name) => `TIE.${name}`) }
	};
	return [id ? rule(id, "", { card: edition.bonus_cards[0]?.id ?? "" }) : listed, rule("TIE-4")];
}
/** What breaks ties, without what nobody can have in this edition. */
function tieBreakers({ rules, bonus_cards: bonus }) {
	const possible = {
		fewest_stations: rules.stations > 0,
		bonus_cards: bonus.length > 0 && rules.bonus_cards !== 0
	};
	return rules.tie_breakers.filter((name) => possible[name] ?? true);
}
function tieRule({ bonus_cards: bonus }, order) {
	if (bonus.length === 1 && order.join(" ") === "completed_tickets fewest_stations bonus_cards") return "TIE-1";
	return TIE_RULES[order.join(" ")];
}
export { costsExtra as a, ruleTexts as i, openTracks as n, trainsAfter as o, rulebook as r, findRule as t };
