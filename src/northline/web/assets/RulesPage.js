import { $ as first_child, D as html, F as append, H as delegated, I as comment, J as user_effect, L as from_html, O as each, P as set_text, Q as child, R as from_svg, V as delegate, W as get, at as set, b as set_style, ct as pop, dt as reset, et as only_child, ft as exclude_from_object, j as if_block, k as index, lt as push, m as set_attribute, mt as to_array, ot as state, p as remove_input_defaults, q as template_effect, st as user_derived, tt as sibling, u as bind_checked, w as action, x as set_class } from "./svelte.js";
import { b as t, bt as settings, g as either, i as bonusName, l as editionAbout, mt as language, n as refusalText, u as editionName, y as list } from "./forms.js";
import { B as PageHeader, D as loadBoard, f as themeOf, h as COLORS, n as BoardThumbnail, z as ProblemPage } from "./index.js";
import { r as pieceDefinitions } from "./symbols.js";
import { c as CityMark, n as cardsInWords, s as RouteTrack, t as cardWord } from "./sentences.js";
import { t as CardFace } from "./CardFace.js";
import { a as costsExtra, i as ruleTexts, n as openTracks, r as rulebook } from "./rulebook.js";
// src/help/diagrams.ts
/** A space, as boards draw it where there is room. */
var SPACE = [36, 13];
var STEP = 40;
var MARGIN = 26;
var MOST_SPACES = 4;
/** The picture that goes with a rule of an edition; null for most rules. */
function diagramOf(edition, rule) {
	const palette = colorsOf(edition);
	if (!palette.length) return null;
	switch (rule) {
		case "CLAIM-2": return plain(edition);
		case "CLAIM-6": return double(edition);
		case "FERRY-1":
		case "FERRY-2":
		case "FERRY-3": return ferry(edition, palette);
		case "TUNNEL-2": return tunnel(edition, palette);
		case "STATION-3": return station(edition);
		default: return null;
	}
}
/** The cards of a row, counted, for words. */
function counted(cards) {
	const counts = {};
	for (const card of cards) counts[card] = (counts[card] ?? 0) + 1;
	return counts;
}
/** The colours of the deck; warm and cold ones take turns, so that neighbours differ. */
function colorsOf({ rules }) {
	return [
		"red",
		"blue",
		"yellow",
		"green",
		"orange",
		"purple",
		"black",
		"white"
	].filter((color) => COLORS.includes(color) && (rules.deck[color] ?? 0) > 0);
}
function straight(route, y) {
	const end = 52 + route.length * STEP;
	return {
		line: [[MARGIN, y], [end - MARGIN, y]],
		spaces: Array.from({ length: route.length }, (_, k) => [
			MARGIN + (k + .5) * STEP,
			y,
			0
		])
	};
}
function picture(name, routes, more = {}) {
	const height = routes.length > 1 ? 70 : 44;
	const width = 52 + Math.max(...routes.map((route) => route.length)) * STEP;
	const middle = height / 2;
	return {
		name,
		width,
		height,
		tracks: routes.map((route, k) => ({
			route,
			track: straight(route, middle + (k - (routes.length - 1) / 2) * 24)
		})),
		ways: [],
		revealed: [],
		cities: [[16, middle], [width - MARGIN + 10, middle]],
		...more
	};
}
var row = (card, count) => Array.from({ length: count }, () => card);
/** A route of the board that is short enough to draw: one with `wanted` spaces, else the nearest to it. */
function example(routes, wanted, fits) {
	return routes.filter((route) => route.length <= MOST_SPACES && fits(route)).sort((a, b) => Math.abs(a.length - wanted) - Math.abs(b.length - wanted))[0] ?? null;
}
var undecorated = ({ bonus_draw, any_for_one }) => !bonus_draw && !any_for_one;
function plain({ routes, rules }) {
	const route = example(routes, 3, (one) => one.kind === "regular" && one.color !== "gray" && undecorated(one));
	if (!route) return null;
	const color = route.color;
	const wild = rules.locomotives_wild_on.includes("regular") && (rules.deck.locomotive ?? 0) > 0 && route.length > 1;
	const mixed = [...row(color, route.length - 1), "locomotive"];
	return picture("route", [route], { ways: [row(color, route.length), ...wild ? [mixed] : []] });
}
/** A ferry paid with locomotives on its symbols, and with what the edition takes in their place. */
function ferry({ routes, rules }, palette) {
	const ferries = (more) => example(routes, 3, (one) => one.kind === "ferry" && one.symbols > 0 && undecorated(one) && more(one));
	const route = ferries(({ symbols, length }) => symbols === 1 && length > 1) ?? ferries(() => true);
	if (!route) return null;
	const own = route.color === "gray" ? palette[0] : route.color;
	const others = palette.filter((color) => color !== own);
	const other = (k) => others.length ? others[k % others.length] : own;
	const rest = row(own, route.length - route.symbols);
	const ways = [];
	if ((rules.deck.locomotive ?? 0) > 0) ways.push([...row("locomotive", route.symbols), ...rest]);
	const any = rules.ferry_any_for_one;
	if (any) ways.push([...Array.from({ length: any * route.symbols }, (_, k) => other(k)), ...rest]);
	else if (rules.ferry_symbol === "locomotive_or_pair") ways.push([...Array.from({ length: route.symbols }, (_, k) => row(other(k), 2)).flat(), ...rest]);
	return picture("ferry", [route], { ways });
}
/** A tunnel where some of the cards turned over cost more. */
function tunnel({ routes, rules }, palette) {
	const route = example(routes, 2, (one) => one.kind === "tunnel" && undecorated(one));
	if (!route || !rules.tunnel_reveal) return null;
	const own = route.color === "gray" ? palette[0] : route.color;
	const other = palette.find((color) => color !== own) ?? own;
	const shown = [
		own,
		other,
		...(rules.deck.locomotive ?? 0) > 0 ? ["locomotive"] : [other]
	];
	const revealed = Array.from({ length: Math.min(rules.tunnel_reveal, 5) }, (_, k) => shown[k] ?? other);
	return picture("tunnel", [route], {
		ways: [row(own, route.length)],
		revealed
	});
}
/** Two routes of one group, one of them claimed; with few players the other is closed. */
function double({ routes, rules }) {
	const twins = (route) => route.group ? routes.filter((other) => other.group === route.group && other.length === route.length) : [];
	const first = example(routes, 2, (one) => undecorated(one) && twins(one).length > 1 && one.kind !== "ferry") ?? example(routes, 2, (one) => twins(one).length > 1);
	if (!first) return null;
	const size = routes.filter((other) => other.group === first.group).length;
	const closed = rules.open_tracks.some(([group, players, open]) => group === size && players === rules.players[0] && open === 1);
	const drawn = picture(closed ? "double.closed" : "double", twins(first).slice(0, 2));
	const [taken, left] = drawn.tracks;
	return {
		...drawn,
		tracks: [{
			...taken,
			owner: 0
		}, {
			...left,
			closed
		}]
	};
}
/** A station, and the route of somebody else that it may use. */
function station({ routes }) {
	const route = example(routes, 3, (one) => one.kind === "regular");
	if (!route) return null;
	const drawn = picture("station", [route]);
	const [taken] = drawn.tracks;
	return {
		...drawn,
		tracks: [{
			...taken,
			owner: 1
		}],
		station: {
			at: drawn.cities[1],
			seat: 0
		}
	};
}
// src/help/RuleDiagram.svelte
var root$1 = from_svg(`<path fill="none" stroke-width="2" opacity=".7"></path><!>`, 1);
var root_1$1 = from_svg(`<use></use>`);
var root_2$1 = from_html(`<span class="or svelte-ttdc7k"> </span>`);
var root_3$1 = from_html(`<span class="paid svelte-ttdc7k"><!></span>`);
var root_4$1 = from_html(`<!> <span class="cards svelte-ttdc7k"></span>`, 1);
var root_5$1 = from_html(`<div class="ways svelte-ttdc7k" aria-hidden="true"></div>`);
var root_6$1 = from_html(`<span class="more svelte-ttdc7k">+1</span>`);
var root_7$1 = from_html(`<span><!><!></span>`);
var root_8$1 = from_html(`<div class="revealed svelte-ttdc7k" aria-hidden="true"></div>`);
var root_9$1 = from_html(`<figure role="img" class="svelte-ttdc7k"><svg aria-hidden="true" class="svelte-ttdc7k"><!><!><!></svg> <!> <!></figure>`);
function RuleDiagram($$anchor, $$props) {
	push($$props, true);
	/** The prefix of the board's symbols, which are defined once on the page. */
	const theme = user_derived(() => themeOf($$props.edition, $$props.mode));
	const laid = user_derived(() => counted($$props.diagram.ways[0] ?? []));
	const extra = user_derived(() => $$props.diagram.revealed.filter((card) => costsExtra(card, get(laid))).length);
	const route = user_derived(() => $$props.diagram.tracks[0].route);
	const words = user_derived(() => ruleTexts.message(`DIAGRAM.${$$props.diagram.name}`, {
		n: get(route).length,
		symbols: get(route).symbols,
		ways: either($$props.diagram.ways.map((way) => cardsInWords(counted(way)))),
		revealed: list($$props.diagram.revealed.map(cardWord)),
		extra: get(extra)
	}));
	const city = {
		id: "",
		name: "",
		country: "",
		lat: 0,
		lon: 0,
		modern: "",
		named: true,
		marks: []
	};
	var figure = root_9$1();
	var svg = child(figure);
	let styles;
	var node = child(svg);
	each(node, 17, () => $$props.diagram.tracks, index, ($$anchor, $$item) => {
		let track = () => get($$item).track;
		let owner = () => get($$item).owner;
		let closed = () => get($$item).closed;
		let drawn = () => exclude_from_object(get($$item), [
			"track",
			"owner",
			"closed"
		]);
		var fragment = root$1();
		var path = first_child(fragment);
		var node_1 = sibling(path);
		{
			let $0 = user_derived(() => closed() ?? false);
			RouteTrack(node_1, {
				get prefix() {
					return $$props.prefix;
				},
				get route() {
					return drawn().route;
				},
				get track() {
					return track();
				},
				get owner() {
					return owner();
				},
				ghost: void 0,
				fresh: false,
				get faint() {
					return get($0);
				},
				lit: false
			});
		}
		template_effect(($0, $1, $2) => {
			set_attribute(path, "d", `M${$0 ?? ""}L${$1 ?? ""}L${$2 ?? ""}`);
			set_attribute(path, "stroke", get(theme).rail);
		}, [
			() => $$props.diagram.cities[0].join(" "),
			() => track().line.map((point) => point.join(" ")).join("L"),
			() => $$props.diagram.cities[1].join(" ")
		]);
		append($$anchor, fragment);
	});
	var node_2 = sibling(node);
	each(node_2, 17, () => $$props.diagram.cities, index, ($$anchor, at) => {
		CityMark($$anchor, {
			get city() {
				return city;
			},
			get at() {
				return get(at);
			},
			get theme() {
				return get(theme);
			},
			code: "",
			capital: false,
			ring: void 0,
			cursor: false,
			domId: "",
			label: ""
		});
	});
	var node_3 = sibling(node_2);
	var consequent = ($$anchor) => {
		var use = root_1$1();
		template_effect(() => {
			set_attribute(use, "href", `#${$$props.prefix ?? ""}station-${$$props.diagram.station.seat ?? ""}`);
			set_attribute(use, "x", $$props.diagram.station.at[0]);
			set_attribute(use, "y", $$props.diagram.station.at[1] - 4);
		});
		append($$anchor, use);
	};
	if_block(node_3, ($$render) => {
		if ($$props.diagram.station) $$render(consequent);
	});
	reset(svg);
	var node_4 = sibling(svg, 2);
	var consequent_2 = ($$anchor) => {
		var div = root_5$1();
		each(div, 21, () => $$props.diagram.ways, index, ($$anchor, way, k) => {
			var fragment_2 = root_4$1();
			var node_5 = first_child(fragment_2);
			var consequent_1 = ($$anchor) => {
				var span = root_2$1();
				var text = only_child(span, true);
				template_effect(($0) => set_text(text, $0), [() => ruleTexts.message("DIAGRAM.or")]);
				append($$anchor, span);
			};
			if_block(node_5, ($$render) => {
				if (k > 0) $$render(consequent_1);
			});
			var span_1 = sibling(node_5, 2);
			set_attribute(span_1, "data-way", k);
			each(span_1, 21, () => get(way), index, ($$anchor, card) => {
				var span_2 = root_3$1();
				var node_6 = child(span_2);
				CardFace(node_6, { get card() {
					return get(card);
				} });
				reset(span_2);
				template_effect(() => set_attribute(span_2, "data-card", get(card)));
				append($$anchor, span_2);
			});
			reset(span_1);
			append($$anchor, fragment_2);
		});
		reset(div);
		append($$anchor, div);
	};
	if_block(node_4, ($$render) => {
		if ($$props.diagram.ways.length) $$render(consequent_2);
	});
	var node_7 = sibling(node_4, 2);
	var consequent_4 = ($$anchor) => {
		var div_1 = root_8$1();
		each(div_1, 21, () => $$props.diagram.revealed, index, ($$anchor, card) => {
			const costs = user_derived(() => costsExtra(get(card), get(laid)));
			var span_3 = root_7$1();
			let classes;
			var node_8 = child(span_3);
			CardFace(node_8, { get card() {
				return get(card);
			} });
			var node_9 = sibling(node_8);
			var consequent_3 = ($$anchor) => {
				var span_4 = root_6$1();
				append($$anchor, span_4);
			};
			if_block(node_9, ($$render) => {
				if (get(costs)) $$render(consequent_3);
			});
			reset(span_3);
			template_effect(() => classes = set_class(span_3, 1, "paid svelte-ttdc7k", null, classes, { costs: get(costs) }));
			append($$anchor, span_3);
		});
		reset(div_1);
		append($$anchor, div_1);
	};
	if_block(node_7, ($$render) => {
		if ($$props.diagram.revealed.length) $$render(consequent_4);
	});
	reset(figure);
	template_effect(() => {
		set_attribute(figure, "aria-label", get(words));
		set_attribute(figure, "data-diagram", $$props.diagram.name);
		set_attribute(svg, "viewBox", `0 0 ${$$props.diagram.width ?? ""} ${$$props.diagram.height ?? ""}`);
		styles = set_style(svg, "", styles, {
			width: `${$$props.diagram.width / 14}rem`,
			background: get(route).kind === "ferry" ? get(theme).sea[0] : get(theme).land[0]
		});
	});
	append($$anchor, figure);
	pop();
}
// src/help/RulesPage.svelte
var root = from_html(`<li><a class="svelte-uyl9pz"> </a></li>`);
var root_1 = from_html(`<strong> </strong> `, 1);
var root_2 = from_html(`<a class="id svelte-uyl9pz"> </a>`);
var root_3 = from_html(`<td class="svelte-uyl9pz"> </td>`);
var root_4 = from_html(`<div class="scroll svelte-uyl9pz"><table class="svelte-uyl9pz"><tbody><tr><th scope="row" class="svelte-uyl9pz"> </th><!></tr><tr><th scope="row" class="svelte-uyl9pz"> </th><!></tr></tbody></table></div>`);
var root_5 = from_html(`<th scope="col" class="svelte-uyl9pz"> </th>`);
var root_6 = from_html(`<tr><th scope="row" class="svelte-uyl9pz"> </th><!></tr>`);
var root_7 = from_html(`<div class="scroll svelte-uyl9pz"><table class="svelte-uyl9pz"><thead><tr><th scope="col" class="svelte-uyl9pz"> </th><!></tr></thead><tbody></tbody></table></div>`);
var root_8 = from_html(`<p><!> <!></p> <!> <!>`, 1);
var root_9 = from_html(`<section class="card svelte-uyl9pz"><h2 tabindex="-1" class="svelte-uyl9pz"> </h2> <!></section>`);
var root_10 = from_html(`<nav class="svelte-uyl9pz"><ul class="svelte-uyl9pz"></ul></nav> <label class="numbers svelte-uyl9pz"><input type="checkbox"/> </label> <svg class="pieces svelte-uyl9pz" width="0" height="0" aria-hidden="true"></svg> <div></div>`, 1);
var root_11 = from_html(`<div class="head svelte-uyl9pz"><div><h1> </h1> <p class="lead svelte-uyl9pz"> </p> <a class="button primary"> </a> <a class="button"> </a></div> <div class="picture svelte-uyl9pz"><!></div></div> <!>`, 1);
var root_12 = from_html(`<!> <main class="page" id="content" tabindex="-1"><!></main>`, 1);
function RulesPage($$anchor, $$props) {
	push($$props, true);
	/** The rules page of an edition. */
	let board = state(null);
	let problem = state("");
	user_effect(() => {
		loadBoard($$props.id).then((loaded) => set(board, loaded), (error) => set(problem, refusalText(error), true));
	});
	user_effect(() => void ruleTexts.load(language.current));
	const sections = user_derived(() => get(board) ? rulebook(get(board).edition) : []);
	const tracks = user_derived(() => get(board) ? openTracks(get(board).edition) : []);
	const points = user_derived(() => get(board)?.edition.rules.points.filter(([length]) => get(board).edition.routes.some((route) => route.length === length)) ?? []);
	const prefix = user_derived(() => `rules-${$$props.id}-${settings.theme}-`);
	const pieces = user_derived(() => get(board) ? `<defs>${pieceDefinitions(get(prefix), themeOf(get(board).edition, settings.theme), SPACE)}</defs>` : "");
	/** Ids of rules are for those who want to refer to one. */
	let numbered = state(false);
	function cardOf(values) {
		return get(board)?.edition.bonus_cards.find((card) => card.id === values.card);
	}
	/** The rule that the URL names, as `?rule=SET-1` or `#SET-1`. */
	let named = user_derived(() => $$props.rule ?? decodeURIComponent(location.hash.slice(1)));
	function arrive(node) {
		if (node.dataset.rule === get(named)) requestAnimationFrame(() => node.scrollIntoView({ block: "center" }));
	}
	/** A link to a rule marks it and puts it into the address, without leaving the page. */
	function pointTo(event, to) {
		event.preventDefault();
		history.replaceState(null, "", `#${to}`);
		set(named, to);
	}
	var fragment = comment();
	var node_1 = first_child(fragment);
	var consequent = ($$anchor) => {
		{
			let $0 = user_derived(() => t("missing.title"));
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
	var alternate = ($$anchor) => {
		var fragment_2 = root_12();
		var node_2 = first_child(fragment_2);
		{
			let $0 = user_derived(() => get(board) ? t("rules.title", { edition: editionName(get(board).edition) }) : t("nav.learn"));
			PageHeader(node_2, { get title() {
				return get($0);
			} });
		}
		var main = sibling(node_2, 2);
		var node_3 = child(main);
		var consequent_8 = ($$anchor) => {
			var fragment_3 = root_11();
			var div = first_child(fragment_3);
			var div_1 = child(div);
			var h1 = child(div_1);
			var text = only_child(h1, true);
			var p = sibling(h1, 2);
			var text_1 = only_child(p, true);
			var a = sibling(p, 2);
			var text_2 = only_child(a, true);
			var a_1 = sibling(a, 2);
			var text_3 = only_child(a_1, true);
			reset(div_1);
			var div_2 = sibling(div_1, 2);
			var node_4 = child(div_2);
			BoardThumbnail(node_4, { get edition() {
				return $$props.id;
			} });
			reset(div_2);
			reset(div);
			var node_5 = sibling(div, 2);
			var consequent_7 = ($$anchor) => {
				var fragment_4 = root_10();
				var nav = first_child(fragment_4);
				var ul = child(nav);
				each(ul, 21, () => get(sections), (section) => section.name, ($$anchor, section) => {
					var li = root();
					var a_2 = child(li);
					var text_4 = only_child(a_2, true);
					reset(li);
					template_effect(($0) => {
						set_attribute(a_2, "href", `#${get(section).name ?? ""}`);
						set_text(text_4, $0);
					}, [() => ruleTexts.heading(get(section))]);
					delegated("click", a_2, (event) => {
						event.preventDefault();
						document.getElementById(get(section).name)?.scrollIntoView({ block: "start" });
						document.getElementById(get(section).name)?.focus({ preventScroll: true });
					});
					append($$anchor, li);
				});
				reset(ul);
				reset(nav);
				var label = sibling(nav, 2);
				var input = child(label);
				remove_input_defaults(input);
				var text_5 = sibling(input, 1, true);
				reset(label);
				var svg = sibling(label, 2);
				html(svg, () => get(pieces), true);
				reset(svg);
				var div_3 = sibling(svg, 2);
				let classes;
				each(div_3, 21, () => get(sections), (section) => section.name, ($$anchor, section) => {
					var section_1 = root_9();
					var h2 = child(section_1);
					var text_6 = only_child(h2, true);
					var node_6 = sibling(h2, 2);
					each(node_6, 17, () => get(section).rules, index, ($$anchor, paragraph, k) => {
						const diagram = user_derived(() => diagramOf(get(board).edition, get(paragraph).id));
						var fragment_5 = root_8();
						var p_1 = first_child(fragment_5);
						let classes_1;
						var node_7 = child(p_1);
						var consequent_2 = ($$anchor) => {
							const card = user_derived(() => cardOf(get(paragraph).values));
							var fragment_6 = comment();
							var node_8 = first_child(fragment_6);
							var consequent_1 = ($$anchor) => {
								var fragment_7 = root_1();
								var strong = first_child(fragment_7);
								var text_7 = only_child(strong, true);
								var text_8 = sibling(strong);
								template_effect(($0, $1) => {
									set_text(text_7, $0);
									set_text(text_8, ` (${$1 ?? ""}):`);
								}, [() => bonusName(get(card)), () => t("points", { n: get(card).points })]);
								append($$anchor, fragment_7);
							};
							if_block(node_8, ($$render) => {
								if (get(card)) $$render(consequent_1);
							});
							append($$anchor, fragment_6);
						};
						if_block(node_7, ($$render) => {
							if (get(section).name === "bonus") $$render(consequent_2);
						});
						var text_9 = sibling(node_7);
						var node_9 = sibling(text_9);
						var consequent_3 = ($$anchor) => {
							var a_3 = root_2();
							var text_10 = only_child(a_3, true);
							template_effect(() => {
								set_attribute(a_3, "href", `#${get(paragraph).id ?? ""}`);
								set_text(text_10, get(paragraph).id);
							});
							delegated("click", a_3, (event) => pointTo(event, get(paragraph).id));
							append($$anchor, a_3);
						};
						var d = user_derived(() => get(paragraph).id.includes("-"));
						if_block(node_9, ($$render) => {
							if (get(d)) $$render(consequent_3);
						});
						reset(p_1);
						action(p_1, ($$node) => arrive?.($$node));
						var node_10 = sibling(p_1, 2);
						var consequent_4 = ($$anchor) => {
							RuleDiagram($$anchor, {
								get edition() {
									return get(board).edition;
								},
								get diagram() {
									return get(diagram);
								},
								get mode() {
									return settings.theme;
								},
								get prefix() {
									return get(prefix);
								}
							});
						};
						if_block(node_10, ($$render) => {
							if (get(diagram)) $$render(consequent_4);
						});
						var node_11 = sibling(node_10, 2);
						var consequent_5 = ($$anchor) => {
							var div_4 = root_4();
							var table = child(div_4);
							var tbody = child(table);
							var tr = child(tbody);
							var th = child(tr);
							var text_11 = only_child(th, true);
							var node_12 = sibling(th);
							each(node_12, 17, () => get(points), ([length]) => length, ($$anchor, $$item) => {
								var $$array = user_derived(() => to_array(get($$item), 1));
								let length = () => get($$array)[0];
								var td = root_3();
								var text_12 = only_child(td, true);
								template_effect(() => set_text(text_12, length()));
								append($$anchor, td);
							});
							reset(tr);
							var tr_1 = sibling(tr);
							var th_1 = child(tr_1);
							var text_13 = only_child(th_1, true);
							var node_13 = sibling(th_1);
							each(node_13, 17, () => get(points), ([length, value]) => length, ($$anchor, $$item) => {
								var $$array_1 = user_derived(() => to_array(get($$item), 2));
								let value = () => get($$array_1)[1];
								var td_1 = root_3();
								var text_14 = only_child(td_1, true);
								template_effect(() => set_text(text_14, value()));
								append($$anchor, td_1);
							});
							reset(tr_1);
							reset(tbody);
							reset(table);
							reset(div_4);
							template_effect(($0, $1) => {
								set_text(text_11, $0);
								set_text(text_13, $1);
							}, [() => t("rules.spaces"), () => t("rules.points")]);
							append($$anchor, div_4);
						};
						var consequent_6 = ($$anchor) => {
							var div_5 = root_7();
							var table_1 = child(div_5);
							var thead = child(table_1);
							var tr_2 = child(thead);
							var th_2 = child(tr_2);
							var text_15 = only_child(th_2, true);
							var node_14 = sibling(th_2);
							each(node_14, 17, () => get(tracks)[0]?.open ?? [], ({ players }) => players, ($$anchor, $$item) => {
								let players = () => get($$item).players;
								var th_3 = root_5();
								var text_16 = only_child(th_3, true);
								template_effect(() => set_text(text_16, players()));
								append($$anchor, th_3);
							});
							reset(tr_2);
							reset(thead);
							var tbody_1 = sibling(thead);
							each(tbody_1, 21, () => get(tracks), ({ size, open }) => size, ($$anchor, $$item) => {
								let size = () => get($$item).size;
								let open = () => get($$item).open;
								var tr_3 = root_6();
								var th_4 = child(tr_3);
								var text_17 = only_child(th_4, true);
								var node_15 = sibling(th_4);
								each(node_15, 17, open, ({ players, count }) => players, ($$anchor, $$item) => {
									let count = () => get($$item).count;
									var td_2 = root_3();
									var text_18 = only_child(td_2, true);
									template_effect(() => set_text(text_18, count()));
									append($$anchor, td_2);
								});
								reset(tr_3);
								template_effect(($0) => set_text(text_17, $0), [() => t("rules.tracks", { n: size() })]);
								append($$anchor, tr_3);
							});
							reset(tbody_1);
							reset(table_1);
							reset(div_5);
							template_effect(($0) => set_text(text_15, $0), [() => t("rules.players")]);
							append($$anchor, div_5);
						};
						if_block(node_11, ($$render) => {
							if (get(paragraph).id === "CLAIM-5") $$render(consequent_5);
							else if (get(paragraph).id === "CLAIM-7/8/9") $$render(consequent_6, 1);
						});
						template_effect(($0, $1) => {
							set_attribute(p_1, "id", $0);
							set_attribute(p_1, "data-rule", get(paragraph).id);
							classes_1 = set_class(p_1, 1, "svelte-uyl9pz", null, classes_1, { here: get(paragraph).id === get(named) });
							set_text(text_9, ` ${$1 ?? ""} `);
						}, [() => get(section).rules.findIndex(({ id }) => id === get(paragraph).id) === k ? get(paragraph).id : void 0, () => ruleTexts.text(get(board).edition, get(paragraph))]);
						append($$anchor, fragment_5);
					});
					reset(section_1);
					template_effect(($0) => {
						set_attribute(section_1, "aria-labelledby", get(section).name);
						set_attribute(h2, "id", get(section).name);
						set_text(text_6, $0);
					}, [() => ruleTexts.heading(get(section))]);
					append($$anchor, section_1);
				});
				reset(div_3);
				template_effect(($0, $1) => {
					set_attribute(nav, "aria-label", $0);
					set_text(text_5, $1);
					classes = set_class(div_3, 1, "sections svelte-uyl9pz", null, classes, { numbered: get(numbered) });
				}, [() => t("rules.contents"), () => t("rules.numbers")]);
				bind_checked(input, () => get(numbered), ($$value) => set(numbered, $$value));
				append($$anchor, fragment_4);
			};
			if_block(node_5, ($$render) => {
				if (ruleTexts.ready) $$render(consequent_7);
			});
			template_effect(($0, $1, $2, $3) => {
				set_text(text, $0);
				set_text(text_1, $1);
				set_attribute(a, "href", `/learn/${$$props.id ?? ""}`);
				set_text(text_2, $2);
				set_attribute(a_1, "href", `/statistics/${$$props.id ?? ""}`);
				set_text(text_3, $3);
			}, [
				() => t("rules.title", { edition: editionName(get(board).edition) }),
				() => editionAbout({
					id: $$props.id,
					players: get(board).edition.rules.players
				}),
				() => t("learn.start"),
				() => t("nav.statistics")
			]);
			append($$anchor, fragment_3);
		};
		if_block(node_3, ($$render) => {
			if (get(board)) $$render(consequent_8);
		});
		reset(main);
		append($$anchor, fragment_2);
	};
	if_block(node_1, ($$render) => {
		if (get(problem)) $$render(consequent);
		else $$render(alternate, -1);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
export { RulesPage as default };
