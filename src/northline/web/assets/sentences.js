import { $ as first_child, F as append, O as each, P as set_text, Q as child, R as from_svg, W as get, b as set_style, ct as pop, dt as reset, et as only_child, j as if_block, k as index, lt as push, m as set_attribute, q as template_effect, st as user_derived, tt as sibling, x as set_class } from "./svelte.js";
import { b as t, o as botName, v as has, y as list } from "./forms.js";
import { E as upright, m as CARDS } from "./index.js";
import { n as facesOf } from "./symbols.js";
// src/board/CityMark.svelte
var root$1 = from_svg(`<circle fill="none" stroke-width="5"></circle>`);
var root_1$1 = from_svg(`<circle class="cursor" fill="none" stroke-width="2.5" stroke-dasharray="6 4"></circle>`);
var root_2$1 = from_svg(`<circle stroke-width="1.8"></circle><circle r="2"></circle>`, 1);
var root_3$1 = from_svg(`<rect rx="2.5" stroke-width="1.6"></rect>`);
var root_4$1 = from_svg(`<circle stroke-width="1.6"></circle>`);
var root_5$1 = from_svg(`<text y="3.3" text-anchor="middle" font-size="9.2" font-weight="800"> </text>`);
var root_6$1 = from_svg(`<circle r="3.2"></circle>`);
var root_7 = from_svg(`<!><!>`, 1);
var root_8 = from_svg(`<g class="svelte-2cl7ho"><!><!><!></g>`);
function CityMark($$anchor, $$props) {
	push($$props, true);
	/** Two letters of its country, where countries count. */
	const radius = user_derived(() => $$props.city.named ? 9 : 6);
	const letters = user_derived(() => $$props.theme.city === "#ffcf5c" ? "#231700" : "#fff");
	var g = root_8();
	var node = child(g);
	var consequent = ($$anchor) => {
		var circle = root$1();
		template_effect(() => {
			set_class(circle, 0, `ring ${$$props.ring ?? ""}`, "svelte-2cl7ho");
			set_attribute(circle, "r", get(radius) + 6.5);
		});
		append($$anchor, circle);
	};
	if_block(node, ($$render) => {
		if ($$props.ring) $$render(consequent);
	});
	var node_1 = sibling(node);
	var consequent_1 = ($$anchor) => {
		var circle_1 = root_1$1();
		template_effect(() => {
			set_attribute(circle_1, "r", get(radius) + 11);
			set_attribute(circle_1, "stroke", $$props.theme.ink);
		});
		append($$anchor, circle_1);
	};
	if_block(node_1, ($$render) => {
		if ($$props.cursor) $$render(consequent_1);
	});
	var node_2 = sibling(node_1);
	var consequent_2 = ($$anchor) => {
		var fragment = root_2$1();
		var circle_2 = first_child(fragment);
		var circle_3 = sibling(circle_2);
		template_effect(() => {
			set_attribute(circle_2, "r", get(radius) - .8);
			set_attribute(circle_2, "fill", $$props.theme.paper);
			set_attribute(circle_2, "stroke", $$props.theme.ink);
			set_attribute(circle_3, "fill", $$props.theme.ink);
		});
		append($$anchor, fragment);
	};
	var alternate_2 = ($$anchor) => {
		var fragment_1 = root_7();
		var node_3 = first_child(fragment_1);
		var consequent_3 = ($$anchor) => {
			var rect = root_3$1();
			template_effect(() => {
				set_attribute(rect, "x", .7 - get(radius));
				set_attribute(rect, "y", .7 - get(radius));
				set_attribute(rect, "width", 2 * get(radius) - 1.4);
				set_attribute(rect, "height", 2 * get(radius) - 1.4);
				set_attribute(rect, "fill", $$props.theme.city);
				set_attribute(rect, "stroke", $$props.theme.edge);
			});
			append($$anchor, rect);
		};
		var alternate = ($$anchor) => {
			var circle_4 = root_4$1();
			template_effect(() => {
				set_attribute(circle_4, "r", get(radius) - .8);
				set_attribute(circle_4, "fill", $$props.theme.city);
				set_attribute(circle_4, "stroke", $$props.theme.edge);
			});
			append($$anchor, circle_4);
		};
		if_block(node_3, ($$render) => {
			if ($$props.capital) $$render(consequent_3);
			else $$render(alternate, -1);
		});
		var node_4 = sibling(node_3);
		var consequent_4 = ($$anchor) => {
			var text = root_5$1();
			var text_1 = only_child(text, true);
			template_effect(() => {
				set_attribute(text, "fill", get(letters));
				set_text(text_1, $$props.code);
			});
			append($$anchor, text);
		};
		var alternate_1 = ($$anchor) => {
			var circle_5 = root_6$1();
			template_effect(() => set_attribute(circle_5, "fill", $$props.theme.paper));
			append($$anchor, circle_5);
		};
		if_block(node_4, ($$render) => {
			if ($$props.code) $$render(consequent_4);
			else $$render(alternate_1, -1);
		});
		append($$anchor, fragment_1);
	};
	if_block(node_2, ($$render) => {
		if (!$$props.city.named) $$render(consequent_2);
		else $$render(alternate_2, -1);
	});
	reset(g);
	template_effect(() => {
		set_attribute(g, "id", $$props.domId);
		set_attribute(g, "data-city", $$props.city.id);
		set_attribute(g, "transform", `translate(${$$props.at[0] ?? ""} ${$$props.at[1] ?? ""})`);
		set_attribute(g, "role", $$props.label ? "button" : void 0);
		set_attribute(g, "tabindex", $$props.label ? -1 : void 0);
		set_attribute(g, "aria-label", $$props.label || void 0);
	});
	append($$anchor, g);
	pop();
}
// src/board/RouteTrack.svelte
var root = from_svg(`<g><use></use></g>`);
var root_1 = from_svg(`<use></use>`);
var root_2 = from_svg(`<text class="note svelte-1nfmv3u" y="4.1" text-anchor="middle" font-size="11.5" font-weight="800" fill="#14213a" stroke="#fffdf5" stroke-width="2.4"> </text>`);
var root_3 = from_svg(`<use class="ghost svelte-1nfmv3u"></use>`);
var root_4 = from_svg(`<use></use><!><!><!>`, 1);
var root_5 = from_svg(`<g><!></g>`);
var root_6 = from_svg(`<g></g>`);
function RouteTrack($$anchor, $$props) {
	push($$props, true);
	/** The seat whose trains are shown as a preview. */
	/** Trains that arrive now, one by one. */
	const faces = user_derived(() => facesOf($$props.route));
	const at = (space) => `translate(${space[0]} ${space[1]})rotate(${upright(space[2])})`;
	var g = root_6();
	let classes;
	each(g, 21, () => $$props.track.spaces, index, ($$anchor, space, k) => {
		var g_1 = root_5();
		var node = child(g_1);
		var consequent = ($$anchor) => {
			var g_2 = root();
			let classes_1;
			let styles;
			var use = only_child(g_2);
			template_effect(() => {
				classes_1 = set_class(g_2, 0, "svelte-1nfmv3u", null, classes_1, { fresh: $$props.fresh });
				styles = set_style(g_2, "", styles, { "animation-delay": $$props.fresh ? `${k * 110}ms` : void 0 });
				set_attribute(use, "href", `#${$$props.prefix ?? ""}train-${$$props.owner ?? ""}`);
			});
			append($$anchor, g_2);
		};
		var alternate = ($$anchor) => {
			const face = user_derived(() => get(faces)[k]);
			var fragment = root_4();
			var use_1 = first_child(fragment);
			var node_1 = sibling(use_1);
			var consequent_1 = ($$anchor) => {
				var use_2 = root_1();
				template_effect(() => {
					set_attribute(use_2, "href", `#${$$props.prefix ?? ""}loco`);
					set_attribute(use_2, "x", get(face).note ? -7 : 0);
				});
				append($$anchor, use_2);
			};
			if_block(node_1, ($$render) => {
				if (get(face).locomotive) $$render(consequent_1);
			});
			var node_2 = sibling(node_1);
			var consequent_2 = ($$anchor) => {
				var text = root_2();
				var text_1 = only_child(text, true);
				template_effect(() => {
					set_attribute(text, "x", get(face).locomotive ? 10 : 0);
					set_text(text_1, get(face).note);
				});
				append($$anchor, text);
			};
			if_block(node_2, ($$render) => {
				if (get(face).note) $$render(consequent_2);
			});
			var node_3 = sibling(node_2);
			var consequent_3 = ($$anchor) => {
				var use_3 = root_3();
				template_effect(() => set_attribute(use_3, "href", `#${$$props.prefix ?? ""}train-${$$props.ghost ?? ""}`));
				append($$anchor, use_3);
			};
			if_block(node_3, ($$render) => {
				if ($$props.ghost !== void 0) $$render(consequent_3);
			});
			template_effect(() => set_attribute(use_1, "href", `#${$$props.prefix ?? ""}${get(face).use ?? ""}`));
			append($$anchor, fragment);
		};
		if_block(node, ($$render) => {
			if ($$props.owner !== void 0) $$render(consequent);
			else $$render(alternate, -1);
		});
		reset(g_1);
		template_effect(($0) => set_attribute(g_1, "transform", $0), [() => at(get(space))]);
		append($$anchor, g_1);
	});
	reset(g);
	template_effect(() => {
		set_attribute(g, "data-route", $$props.route.id);
		set_attribute(g, "data-owner", $$props.owner);
		set_attribute(g, "data-lit", $$props.lit || void 0);
		classes = set_class(g, 0, "svelte-1nfmv3u", null, classes, { faint: $$props.faint });
	});
	append($$anchor, g);
	pop();
}
// src/lib/sentences.ts
function cardWord(card) {
	return t(`card.${card}`);
}
/** "a red card", in the form that it has after "took" or "drew". */
function oneCard(card) {
	return t(`card.one.${card}`);
}
/** "3 red, 1 locomotive" */
function cardsInWords(cards) {
	return list(CARDS.filter((card) => cards[card]).map((card) => t("cards.count", {
		n: cards[card],
		card: cardWord(card)
	})));
}
/** An event as a sentence; null for events that are not worth one. */
function sentenceOf(event, { board, nameOf }) {
	switch (event.type) {
		case "tickets_chosen": return t("log.tickets_chosen", { name: nameOf(event.seat) });
		case "opening_done": return null;
		case "turn_began": return null;
		case "card_drawn": {
			const values = {
				name: nameOf(event.seat),
				card: event.card ? oneCard(event.card) : ""
			};
			return t(`log.card_drawn${event.bonus ? ".bonus" : ""}${event.card ? ".known" : ""}`, values);
		}
		case "card_taken": return t("log.card_taken", {
			name: nameOf(event.seat),
			card: oneCard(event.card)
		});
		case "card_turned_up": return null;
		case "display_swept": return t("log.display_swept");
		case "deck_refilled": return t("log.deck_refilled", { n: event.count });
		case "tunnel_tried": return t(event.extra ? "log.tunnel_tried" : "log.tunnel_tried.none", {
			name: nameOf(event.seat),
			route: board.routeEnds(event.route),
			cards: list(event.revealed.map(cardWord)),
			n: event.extra
		});
		case "tunnel_left": return t("log.tunnel_left", {
			name: nameOf(event.seat),
			route: board.routeEnds(event.route)
		});
		case "route_claimed": return t("log.route_claimed", {
			name: nameOf(event.seat),
			route: board.routeEnds(event.route),
			n: event.points
		});
		case "station_built": return t("log.station_built", {
			name: nameOf(event.seat),
			city: board.cityName(event.city)
		});
		case "tickets_drawn": return t("log.tickets_drawn", {
			name: nameOf(event.seat),
			n: event.count
		});
		case "tickets_kept": return t("log.tickets_kept", {
			name: nameOf(event.seat),
			n: event.count
		});
		case "passed": return t("log.passed", { name: nameOf(event.seat) });
		case "last_round_began": return t("log.last_round_began", { name: nameOf(event.seat) });
		case "game_ended": return t("log.game_ended");
	}
}
/** Why an action is not the one that its player chose. Values that are bot specs are replaced by the names of the bots. */
function remarkText({ code, values, text }) {
	if (!code || !has(`note.${code}`)) return text;
	return t(`note.${code}`, Object.fromEntries(Object.entries(values).map(([name, spec]) => [name, botName(spec)])));
}
/** All sentences of a log entry. */
function sentencesOf(entry, context) {
	if (entry.kind === "undo") return [t("log.undo", { name: context.nameOf(entry.seat) })];
	const said = entry.events.flatMap((event) => sentenceOf(event, context) ?? []);
	return entry.remark ? [...said, remarkText(entry.remark)] : said;
}
/** The cards that an event shows beside its sentence. */
function cardsOf(event) {
	return event.type === "route_claimed" || event.type === "station_built" ? event.cards : null;
}
export { sentenceOf as a, CityMark as c, remarkText as i, cardsInWords as n, sentencesOf as o, cardsOf as r, RouteTrack as s, cardWord as t };
