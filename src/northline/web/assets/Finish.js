import { $ as pop, A as set_text, D as if_block, G as child, H as template_effect, I as delegate, J as sibling, K as first_child, L as delegated, M as comment, N as from_html, Q as user_derived, R as event, T as index, U as user_effect, W as $window, X as set, Y as proxy, Z as state, _ as set_class, et as push, g as set_style, j as append, n as prop, nt as reset, q as only_child, u as set_attribute, w as each, z as get } from "./svelte.js";
import { A as t, P as settings, k as list, n as bonusName, s as editionName, t as refusalText, w as rematch, y as getResult } from "./refusal-text.js";
import { i as playerColor, x as stationOwners } from "./theme.js";
import { d as SeatMark, m as router, p as PageHeader, t as Board } from "./index.js";
import { t as Chart } from "./Chart.js";
// src/finish/ceremony.ts
/** All steps with the points after each: first routes, then each seat's tickets and stations, then bonus cards. */
function ceremony(result, pathCards) {
	const bySeat = [...result].sort((one, other) => one.seat - other.seat);
	const totals = bySeat.map((line) => line.routes);
	const moments = [{
		step: { kind: "routes" },
		totals: [...totals]
	}];
	const add = (step) => moments.push({
		step,
		totals: [...totals]
	});
	for (const line of [...result].reverse()) {
		const { seat } = line;
		for (const { ticket, completed, points, path } of [...line.tickets].sort((a, b) => a.points - b.points)) {
			totals[seat] += points;
			add({
				kind: "ticket",
				seat,
				ticket,
				completed,
				routes: path,
				points
			});
		}
		if (line.stations) {
			totals[seat] += line.stations;
			add({
				kind: "stations",
				seat,
				points: line.stations
			});
		}
	}
	for (const [index, { card }] of (bySeat[0]?.bonuses ?? []).entries()) {
		const lines = bySeat.map((line) => line.bonuses[index]);
		for (const [seat, line] of lines.entries()) totals[seat] += line.points;
		add({
			kind: "bonus",
			card,
			counts: lines.map((line) => line.count),
			winners: lines.flatMap((line, seat) => line.points ? [seat] : []),
			routes: pathCards.has(card) ? bySeat.map((line) => line.longest_path_routes) : []
		});
	}
	add({ kind: "end" });
	return moments;
}
/** The least and the most points that the race ever shows, so that its bars keep their scale. */
function extent(moments) {
	const all = moments.flatMap((moment) => moment.totals);
	return [Math.min(0, ...all), Math.max(1, ...all)];
}
// src/finish/Race.svelte
var root$3 = from_html(`<li><span class="name svelte-1s5ongc"><!> </span> <span class="points svelte-1s5ongc"> </span> <span class="track svelte-1s5ongc" aria-hidden="true"><span class="bar svelte-1s5ongc"></span></span></li>`);
var root_1$2 = from_html(`<ol class="svelte-1s5ongc"></ol>`);
function Race($$anchor, $$props) {
	push($$props, true);
	/** Everybody's points as trains on parallel tracks. */
	/** The least and the most points that are ever shown. */
	let active = prop($$props, "active", 3, null);
	const width = (points) => `${100 * (points - $$props.range[0]) / ($$props.range[1] - $$props.range[0])}%`;
	var ol = root_1$2();
	each(ol, 21, () => $$props.names, index, ($$anchor, name, seat) => {
		var li = root$3();
		let classes;
		var span = child(li);
		var node = child(span);
		SeatMark(node, { seat });
		var text = sibling(node, 1, true);
		reset(span);
		var span_1 = sibling(span, 2);
		var text_1 = only_child(span_1, true);
		var span_2 = sibling(span_1, 2);
		var span_3 = child(span_2);
		let styles;
		reset(span_2);
		reset(li);
		template_effect(($0, $1) => {
			classes = set_class(li, 1, "svelte-1s5ongc", null, classes, { active: active() === seat });
			set_text(text, get(name));
			set_text(text_1, $$props.totals[seat]);
			styles = set_style(span_3, "", styles, {
				width: $0,
				background: $1
			});
		}, [() => width($$props.totals[seat] ?? 0), () => playerColor(seat)]);
		append($$anchor, li);
	});
	reset(ol);
	template_effect(($0) => set_attribute(ol, "aria-label", $0), [() => t("finish.race")]);
	append($$anchor, ol);
	pop();
}
// src/finish/Ceremony.svelte
var root$2 = from_html(`<main class="ceremony svelte-a5x4lr" id="content" tabindex="-1"><h1 class="unseen"> </h1> <div class="board svelte-a5x4lr"><!></div> <aside class="svelte-a5x4lr"><p class="caption svelte-a5x4lr" role="status"> </p> <!> <div class="buttons svelte-a5x4lr"><button class="button svelte-a5x4lr" type="button"> </button> <button class="button svelte-a5x4lr" type="button"> </button> <button class="button primary svelte-a5x4lr" type="button"> </button></div></aside></main>`);
function Ceremony($$anchor, $$props) {
	push($$props, true);
	/** The final scoring, animated ticket by ticket and card by card. It can be stepped and skipped. */
	const PACE_MS = 1700;
	const pathCards = user_derived(() => new Set($$props.board.edition.bonus_cards.filter((card) => card.counts === "longest_path").map((card) => card.id)));
	const moments = user_derived(() => ceremony($$props.result, get(pathCards)));
	const range = user_derived(() => extent(get(moments)));
	const names = user_derived(() => [...$$props.result].sort((a, b) => a.seat - b.seat).map((line) => line.name));
	let at = state(0);
	let running = state(true);
	const moment = user_derived(() => get(moments)[Math.min(get(at), get(moments).length - 1)]);
	const step = user_derived(() => get(moment).step);
	const active = user_derived(() => get(step).kind === "ticket" || get(step).kind === "stations" ? get(step).seat : null);
	const rings = user_derived(() => {
		const found = /* @__PURE__ */ new Map();
		const ticket = get(step).kind === "ticket" ? $$props.board.tickets.get(get(step).ticket) : void 0;
		if (ticket) for (const city of [ticket.a, ticket.b]) found.set(city, "ticket");
		return found;
	});
	const paths = user_derived(() => {
		if (get(step).kind === "ticket") return [{ routes: get(step).routes }];
		if (get(step).kind === "bonus") return get(step).winners.flatMap((seat) => get(step).routes[seat] ? [{ routes: get(step).routes[seat] }] : []);
		return [];
	});
	const caption = user_derived(() => {
		switch (get(step).kind) {
			case "routes": return t("finish.step.routes");
			case "ticket": {
				const ticket = $$props.board.tickets.get(get(step).ticket);
				const values = {
					name: get(names)[get(step).seat],
					ticket: ticket ? $$props.board.ends(ticket) : get(step).ticket,
					n: Math.abs(get(step).points)
				};
				return t(get(step).completed ? "finish.step.done" : "finish.step.failed", values);
			}
			case "stations": return t("finish.step.stations", {
				name: get(names)[get(step).seat],
				n: get(step).points
			});
			case "bonus": {
				const card = $$props.board.bonusCards.get(get(step).card);
				return t("finish.step.bonus", {
					card: card ? bonusName(card) : get(step).card,
					names: list(get(step).winners.map((seat) => get(names)[seat])),
					count: Math.max(...get(step).counts),
					n: card?.points ?? 0
				});
			}
			case "end": return "";
		}
	});
	function next() {
		if (get(at) + 1 < get(moments).length - 1) set(at, get(at) + 1);
		else $$props.onend();
	}
	function key(event) {
		if (event.key === "Escape") $$props.onend();
		else if (event.key === "ArrowRight" || event.key === " ") next();
		else if (event.key === "ArrowLeft") set(at, Math.max(0, get(at) - 1), true);
		else if (event.key === "p") set(running, !get(running));
		else return;
		set(running, event.key === "p" ? get(running) : false, true);
		event.preventDefault();
	}
	user_effect(() => {
		if (!get(running)) return;
		get(at);
		const timer = setTimeout(next, PACE_MS);
		return () => clearTimeout(timer);
	});
	var main = root$2();
	event("keydown", $window, key);
	var h1 = child(main);
	var text = only_child(h1, true);
	var div = sibling(h1, 2);
	var node = child(div);
	{
		let $0 = user_derived(() => t("board.label", { edition: $$props.board.edition.name }));
		Board(node, {
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
				return $$props.owners;
			},
			get stations() {
				return $$props.stations;
			},
			get rings() {
				return get(rings);
			},
			get paths() {
				return get(paths);
			}
		});
	}
	reset(div);
	var aside = sibling(div, 2);
	var p = child(aside);
	var text_1 = only_child(p, true);
	var node_1 = sibling(p, 2);
	Race(node_1, {
		get names() {
			return get(names);
		},
		get totals() {
			return get(moment).totals;
		},
		get range() {
			return get(range);
		},
		get active() {
			return get(active);
		}
	});
	var div_1 = sibling(node_1, 2);
	var button = child(div_1);
	var text_2 = only_child(button, true);
	var button_1 = sibling(button, 2);
	var text_3 = only_child(button_1, true);
	var button_2 = sibling(button_1, 2);
	var text_4 = only_child(button_2, true);
	reset(div_1);
	reset(aside);
	reset(main);
	template_effect(($0, $1, $2, $3) => {
		set_text(text, $0);
		set_text(text_1, get(caption));
		set_text(text_2, $1);
		set_text(text_3, $2);
		set_text(text_4, $3);
	}, [
		() => t("finish.title"),
		() => get(running) ? t("finish.pause") : t("finish.continue"),
		() => t("finish.next"),
		() => t("finish.skip")
	]);
	delegated("click", button, () => set(running, !get(running)));
	delegated("click", button_1, next);
	delegated("click", button_2, function(...$$args) {
		$$props.onend?.apply(this, $$args);
	});
	append($$anchor, main);
	pop();
}
delegate(["click"]);
// src/finish/route-points.ts
function routePoints(board, owners, seat) {
	const lines = /* @__PURE__ */ new Map();
	for (const [id, owner] of Object.entries(owners)) {
		const route = board.routes.get(id);
		if (owner !== seat || !route) continue;
		const line = lines.get(route.length) ?? {
			length: route.length,
			count: 0,
			points: 0
		};
		lines.set(route.length, {
			...line,
			count: line.count + 1,
			points: line.points + route.points
		});
	}
	return [...lines.values()].sort((one, other) => one.length - other.length);
}
// src/finish/FinalTable.svelte
var root$1 = from_html(`<th scope="col" class="svelte-1ho09dj"> </th>`);
var root_1$1 = from_html(`<td> </td>`);
var root_2$1 = from_html(`<td> <small class="svelte-1ho09dj"> </small></td>`);
var root_3$1 = from_html(`<tr><td class="place svelte-1ho09dj"> </td><th scope="row" class="svelte-1ho09dj"><!> </th><td class="total svelte-1ho09dj"> </td><td> </td><td> </td><!><!></tr>`);
var root_4$1 = from_html(`<div class="svelte-1ho09dj"><dt> </dt> <dd class="svelte-1ho09dj"> </dd></div>`);
var root_5$1 = from_html(`<div><dt class="svelte-1ho09dj"><button type="button" class="svelte-1ho09dj"> </button> </dt> <dd class="svelte-1ho09dj"> </dd></div>`);
var root_6 = from_html(`<div class="svelte-1ho09dj"><dt> </dt><dd class="svelte-1ho09dj"> </dd></div>`);
var root_7 = from_html(`<div><dt> </dt> <dd class="svelte-1ho09dj"> </dd></div>`);
var root_8 = from_html(`<details open="" class="svelte-1ho09dj"><summary class="svelte-1ho09dj"><!> </summary> <dl class="svelte-1ho09dj"><!> <!> <!> <!> <div class="svelte-1ho09dj"><dt class="svelte-1ho09dj"><button type="button" class="svelte-1ho09dj"> </button></dt> <dd class="svelte-1ho09dj"> </dd></div> <!></dl></details>`);
var root_9 = from_html(`<div class="numbers svelte-1ho09dj" tabindex="0" role="region"><table><thead class="svelte-1ho09dj"><tr><th scope="col" class="svelte-1ho09dj"> </th><th scope="col" class="svelte-1ho09dj"> </th><th scope="col" class="svelte-1ho09dj"> </th><th scope="col" class="svelte-1ho09dj"> </th><th scope="col" class="svelte-1ho09dj"> </th><!><!></tr></thead><tbody></tbody></table></div> <div class="details svelte-1ho09dj"></div>`, 1);
function FinalTable($$anchor, $$props) {
	push($$props, true);
	/** The result, and where every point comes from. */
	const withStations = user_derived(() => $$props.board.edition.rules.stations > 0);
	const cards = user_derived(() => $$props.result[0]?.bonuses.map((line) => line.card) ?? []);
	const nameOf = (card) => {
		const found = $$props.board.bonusCards.get(card);
		return found ? bonusName(found) : card;
	};
	const sum = (lines) => lines.reduce((total, line) => total + line.points, 0);
	const signed = (points) => points > 0 ? `+${points}` : String(points).replace("-", "−");
	const ends = (ticket) => {
		const found = $$props.board.tickets.get(ticket);
		return found ? [found.a, found.b] : [];
	};
	var fragment = root_9();
	var div = first_child(fragment);
	var table = child(div);
	var thead = child(table);
	var tr = child(thead);
	var th = child(tr);
	var text = only_child(th, true);
	var th_1 = sibling(th);
	var text_1 = only_child(th_1, true);
	var th_2 = sibling(th_1);
	var text_2 = only_child(th_2, true);
	var th_3 = sibling(th_2);
	var text_3 = only_child(th_3, true);
	var th_4 = sibling(th_3);
	var text_4 = only_child(th_4, true);
	var node = sibling(th_4);
	var consequent = ($$anchor) => {
		var th_5 = root$1();
		var text_5 = only_child(th_5, true);
		template_effect(($0) => set_text(text_5, $0), [() => t("finish.stations")]);
		append($$anchor, th_5);
	};
	if_block(node, ($$render) => {
		if (get(withStations)) $$render(consequent);
	});
	var node_1 = sibling(node);
	each(node_1, 16, () => get(cards), (card) => card, ($$anchor, card) => {
		var th_6 = root$1();
		var text_6 = only_child(th_6, true);
		template_effect(($0) => set_text(text_6, $0), [() => nameOf(card)]);
		append($$anchor, th_6);
	});
	reset(tr);
	reset(thead);
	var tbody = sibling(thead);
	each(tbody, 21, () => $$props.result, (line) => line.seat, ($$anchor, line) => {
		var tr_1 = root_3$1();
		let classes;
		var td = child(tr_1);
		var text_7 = only_child(td, true);
		var th_7 = sibling(td);
		var node_2 = child(th_7);
		SeatMark(node_2, { get seat() {
			return get(line).seat;
		} });
		var text_8 = sibling(node_2);
		reset(th_7);
		var td_1 = sibling(th_7);
		var text_9 = only_child(td_1, true);
		var td_2 = sibling(td_1);
		var text_10 = only_child(td_2, true);
		var td_3 = sibling(td_2);
		var text_11 = only_child(td_3, true);
		var node_3 = sibling(td_3);
		var consequent_1 = ($$anchor) => {
			var td_4 = root_1$1();
			var text_12 = only_child(td_4, true);
			template_effect(($0) => set_text(text_12, $0), [() => signed(get(line).stations)]);
			append($$anchor, td_4);
		};
		if_block(node_3, ($$render) => {
			if (get(withStations)) $$render(consequent_1);
		});
		var node_4 = sibling(node_3);
		each(node_4, 17, () => get(line).bonuses, (bonus) => bonus.card, ($$anchor, bonus) => {
			var td_5 = root_2$1();
			var text_13 = child(td_5);
			var small = sibling(text_13);
			var text_14 = only_child(small);
			reset(td_5);
			template_effect(($0) => {
				set_text(text_13, `${$0 ?? ""} `);
				set_text(text_14, `(${get(bonus).count ?? ""})`);
			}, [() => get(bonus).points ? signed(get(bonus).points) : "–"]);
			append($$anchor, td_5);
		});
		reset(tr_1);
		template_effect(($0) => {
			classes = set_class(tr_1, 1, "svelte-1ho09dj", null, classes, { winner: get(line).place === 1 });
			set_text(text_7, get(line).place);
			set_text(text_8, ` ${get(line).name ?? ""}`);
			set_text(text_9, get(line).points);
			set_text(text_10, get(line).routes);
			set_text(text_11, $0);
		}, [() => signed(sum(get(line).tickets))]);
		append($$anchor, tr_1);
	});
	reset(tbody);
	reset(table);
	reset(div);
	var div_1 = sibling(div, 2);
	each(div_1, 21, () => $$props.result, (line) => line.seat, ($$anchor, line) => {
		var details = root_8();
		var summary = child(details);
		var node_5 = child(summary);
		SeatMark(node_5, { get seat() {
			return get(line).seat;
		} });
		var text_15 = sibling(node_5);
		reset(summary);
		var dl = sibling(summary, 2);
		var node_6 = child(dl);
		each(node_6, 17, () => routePoints($$props.board, $$props.owners, get(line).seat), ({ length, count, points }) => length, ($$anchor, $$item) => {
			let length = () => get($$item).length;
			let count = () => get($$item).count;
			let points = () => get($$item).points;
			var div_2 = root_4$1();
			var dt = child(div_2);
			var text_16 = only_child(dt, true);
			var dd = sibling(dt, 2);
			var text_17 = only_child(dd, true);
			reset(div_2);
			template_effect(($0, $1) => {
				set_text(text_16, $0);
				set_text(text_17, $1);
			}, [() => t("finish.of_length", {
				n: count(),
				spaces: t("route.spaces", { n: length() })
			}), () => signed(points())]);
			append($$anchor, div_2);
		});
		var node_7 = sibling(node_6, 2);
		each(node_7, 17, () => get(line).tickets, (ticket) => ticket.ticket, ($$anchor, ticket) => {
			var div_3 = root_5$1();
			let classes_1;
			var dt_1 = child(div_3);
			var button = child(dt_1);
			var text_18 = only_child(button, true);
			var text_19 = sibling(button);
			reset(dt_1);
			var dd_1 = sibling(dt_1, 2);
			var text_20 = only_child(dd_1, true);
			reset(div_3);
			template_effect(($0, $1, $2) => {
				classes_1 = set_class(div_3, 1, "svelte-1ho09dj", null, classes_1, { failed: !get(ticket).completed });
				set_text(text_18, $0);
				set_text(text_19, ` ${$1 ?? ""}`);
				set_text(text_20, $2);
			}, [
				() => ends(get(ticket).ticket).map((city) => $$props.board.cityName(city)).join(" – "),
				() => get(ticket).completed ? t("finish.ticket.done") : t("finish.ticket.failed"),
				() => signed(get(ticket).points)
			]);
			delegated("click", button, () => $$props.onshow(get(ticket).path, ends(get(ticket).ticket)));
			append($$anchor, div_3);
		});
		var node_8 = sibling(node_7, 2);
		var consequent_2 = ($$anchor) => {
			var div_4 = root_6();
			var dt_2 = child(div_4);
			var text_21 = only_child(dt_2, true);
			var dd_2 = sibling(dt_2);
			var text_22 = only_child(dd_2, true);
			reset(div_4);
			template_effect(($0, $1) => {
				set_text(text_21, $0);
				set_text(text_22, $1);
			}, [() => t("finish.stations.left"), () => signed(get(line).stations)]);
			append($$anchor, div_4);
		};
		if_block(node_8, ($$render) => {
			if (get(line).stations) $$render(consequent_2);
		});
		var node_9 = sibling(node_8, 2);
		each(node_9, 17, () => get(line).bonuses, (bonus) => bonus.card, ($$anchor, bonus) => {
			var div_5 = root_7();
			let classes_2;
			var dt_3 = child(div_5);
			var text_23 = only_child(dt_3);
			var dd_3 = sibling(dt_3, 2);
			var text_24 = only_child(dd_3, true);
			reset(div_5);
			template_effect(($0, $1) => {
				classes_2 = set_class(div_5, 1, "svelte-1ho09dj", null, classes_2, { failed: !get(bonus).points });
				set_text(text_23, `${$0 ?? ""}: ${get(bonus).count ?? ""}`);
				set_text(text_24, $1);
			}, [() => nameOf(get(bonus).card), () => signed(get(bonus).points)]);
			append($$anchor, div_5);
		});
		var div_6 = sibling(node_9, 2);
		var dt_4 = child(div_6);
		var button_1 = child(dt_4);
		var text_25 = only_child(button_1, true);
		reset(dt_4);
		var dd_4 = sibling(dt_4, 2);
		var text_26 = only_child(dd_4, true);
		reset(div_6);
		var node_10 = sibling(div_6, 2);
		each(node_10, 17, () => get(line).borrowed, (borrowed) => borrowed.city, ($$anchor, borrowed) => {
			var div_7 = root_4$1();
			var dt_5 = child(div_7);
			var text_27 = only_child(dt_5, true);
			var dd_5 = sibling(dt_5, 2);
			var text_28 = only_child(dd_5, true);
			reset(div_7);
			template_effect(($0, $1) => {
				set_text(text_27, $0);
				set_text(text_28, $1);
			}, [() => t("finish.borrowed", { city: $$props.board.cityName(get(borrowed).city) }), () => $$props.board.routeEnds(get(borrowed).route)]);
			append($$anchor, div_7);
		});
		reset(dl);
		reset(details);
		template_effect(($0, $1, $2) => {
			set_text(text_15, ` ${$0 ?? ""}`);
			set_text(text_25, $1);
			set_text(text_26, $2);
		}, [
			() => t("finish.explain", {
				name: get(line).name,
				n: get(line).points
			}),
			() => t("finish.longest"),
			() => t("route.spaces", { n: get(line).longest_path })
		]);
		delegated("click", button_1, () => $$props.onshow(get(line).longest_path_routes, []));
		append($$anchor, details);
	});
	reset(div_1);
	template_effect(($0, $1, $2, $3, $4, $5) => {
		set_attribute(div, "aria-label", $0);
		set_text(text, $1);
		set_text(text_1, $2);
		set_text(text_2, $3);
		set_text(text_3, $4);
		set_text(text_4, $5);
	}, [
		() => t("finish.table"),
		() => t("finish.place"),
		() => t("finish.player"),
		() => t("finish.total"),
		() => t("finish.routes"),
		() => t("finish.tickets")
	]);
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/finish/Finish.svelte
var root = from_html(`<p class="problem" role="alert"> </p>`);
var root_1 = from_html(`<a class="button primary svelte-9t0xtu"> </a>`);
var root_2 = from_html(`<button class="button primary svelte-9t0xtu" type="button"> </button>`);
var root_3 = from_html(`<section class="card" aria-labelledby="chart-title"><h2 id="chart-title" class="svelte-9t0xtu"> </h2> <!></section>`);
var root_4 = from_html(`<div class="head svelte-9t0xtu"><div><p class="edition svelte-9t0xtu"> </p> <h1> </h1></div> <div class="row svelte-9t0xtu"><!> <a class="button svelte-9t0xtu"> </a> <button class="button svelte-9t0xtu" type="button"> </button> <a class="button svelte-9t0xtu" href="/"> </a></div></div> <div class="card"><!></div> <div class="columns svelte-9t0xtu"><section class="card board svelte-9t0xtu" id="final-board"><!></section> <!></div>`, 1);
var root_5 = from_html(`<!> <main class="page" id="content" tabindex="-1"><!> <!></main>`, 1);
function Finish($$anchor, $$props) {
	push($$props, true);
	/** The end of a game: the ceremony, for those who saw it end, then the final table. */
	/** The cities with stations, by seat. */
	/** One's own seat; null for a spectator. */
	/** Whether the end was seen live: then there is a ceremony. */
	let result = state(null);
	let problem = state("");
	let busy = state(false);
	let celebrating = state(proxy($$props.live && settings.motion));
	let shown = state(null);
	user_effect(() => {
		getResult($$props.table.id).then((lines) => set(result, lines), (error) => set(problem, refusalText(error), true));
	});
	const builtStations = user_derived(() => stationOwners($$props.stations));
	const names = user_derived(() => get(result) ? [...get(result)].sort((a, b) => a.seat - b.seat).map((line) => line.name) : []);
	const winners = user_derived(() => get(result)?.filter((line) => line.place === 1) ?? []);
	const headline = user_derived(() => {
		if ($$props.seat !== null && get(winners).some((line) => line.seat === $$props.seat)) return get(winners).length === 1 ? t("finish.you_win") : t("finish.you_share");
		return t("finish.winner", {
			names: list(get(winners).map((line) => line.name)),
			n: get(winners).length
		});
	});
	const paths = user_derived(() => get(shown) ? [{ routes: get(shown).routes }] : []);
	const rings = user_derived(() => new Map((get(shown)?.cities ?? []).map((city) => [city, "ticket"])));
	async function again() {
		set(busy, true);
		try {
			const seated = await rematch($$props.table.id);
			router.go(`/table/${seated.table.id}`);
		} catch (error) {
			set(problem, refusalText(error), true);
		} finally {
			set(busy, false);
		}
	}
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		Ceremony($$anchor, {
			get board() {
				return $$props.board;
			},
			get result() {
				return get(result);
			},
			get owners() {
				return $$props.owners;
			},
			get stations() {
				return get(builtStations);
			},
			onend: () => set(celebrating, false)
		});
	};
	var alternate = ($$anchor) => {
		var fragment_2 = root_5();
		var node_1 = first_child(fragment_2);
		{
			let $0 = user_derived(() => t("finish.title"));
			PageHeader(node_1, { get title() {
				return get($0);
			} });
		}
		var main = sibling(node_1, 2);
		var node_2 = child(main);
		var consequent_1 = ($$anchor) => {
			var p = root();
			var text = only_child(p, true);
			template_effect(() => set_text(text, get(problem)));
			append($$anchor, p);
		};
		if_block(node_2, ($$render) => {
			if (get(problem)) $$render(consequent_1);
		});
		var node_3 = sibling(node_2, 2);
		var consequent_5 = ($$anchor) => {
			var fragment_3 = root_4();
			var div = first_child(fragment_3);
			var div_1 = child(div);
			var p_1 = child(div_1);
			var text_1 = only_child(p_1, true);
			var h1 = sibling(p_1, 2);
			var text_2 = only_child(h1, true);
			reset(div_1);
			var div_2 = sibling(div_1, 2);
			var node_4 = child(div_2);
			var consequent_2 = ($$anchor) => {
				var a_1 = root_1();
				var text_3 = only_child(a_1, true);
				template_effect(($0) => {
					set_attribute(a_1, "href", `/table/${$$props.table.next ?? ""}`);
					set_text(text_3, $0);
				}, [() => t("finish.to_rematch")]);
				append($$anchor, a_1);
			};
			var consequent_3 = ($$anchor) => {
				var button = root_2();
				var text_4 = only_child(button, true);
				template_effect(($0) => {
					button.disabled = get(busy);
					set_text(text_4, $0);
				}, [() => t("finish.rematch")]);
				delegated("click", button, again);
				append($$anchor, button);
			};
			if_block(node_4, ($$render) => {
				if ($$props.table.next) $$render(consequent_2);
				else if ($$props.seat !== null) $$render(consequent_3, 1);
			});
			var a_2 = sibling(node_4, 2);
			var text_5 = only_child(a_2, true);
			var button_1 = sibling(a_2, 2);
			var text_6 = only_child(button_1, true);
			var a_3 = sibling(button_1, 2);
			var text_7 = only_child(a_3, true);
			reset(div_2);
			reset(div);
			var div_3 = sibling(div, 2);
			FinalTable(child(div_3), {
				get board() {
					return $$props.board;
				},
				get result() {
					return get(result);
				},
				get owners() {
					return $$props.owners;
				},
				onshow: (routes, cities) => {
					set(shown, {
						routes,
						cities
					});
					document.getElementById("final-board")?.scrollIntoView({
						block: "center",
						behavior: settings.motion ? "smooth" : "auto"
					});
				}
			});
			reset(div_3);
			var div_4 = sibling(div_3, 2);
			var section = child(div_4);
			let styles;
			var node_6 = child(section);
			{
				let $0 = user_derived(() => t("board.label", { edition: editionName($$props.board.edition) }));
				Board(node_6, {
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
						return $$props.owners;
					},
					get stations() {
						return get(builtStations);
					},
					get paths() {
						return get(paths);
					},
					get rings() {
						return get(rings);
					}
				});
			}
			reset(section);
			var node_7 = sibling(section, 2);
			var consequent_4 = ($$anchor) => {
				var section_1 = root_3();
				var h2 = child(section_1);
				var text_8 = only_child(h2, true);
				var node_8 = sibling(h2, 2);
				Chart(node_8, {
					get history() {
						return $$props.history;
					},
					get names() {
						return get(names);
					}
				});
				reset(section_1);
				template_effect(($0) => set_text(text_8, $0), [() => t("finish.chart")]);
				append($$anchor, section_1);
			};
			if_block(node_7, ($$render) => {
				if ($$props.history.length > 1) $$render(consequent_4);
			});
			reset(div_4);
			template_effect(($0, $1, $2, $3, $4) => {
				set_text(text_1, $0);
				set_text(text_2, get(headline));
				set_attribute(a_2, "href", `/replay/${$$props.table.id ?? ""}`);
				set_text(text_5, $1);
				set_text(text_6, $2);
				set_text(text_7, $3);
				set_attribute(section, "aria-label", $4);
				styles = set_style(section, "", styles, { "aspect-ratio": `${$$props.board.geometry.view[2] ?? ""} / ${$$props.board.geometry.view[3] ?? ""}` });
			}, [
				() => editionName($$props.board.edition),
				() => t("finish.replay"),
				() => t("finish.show"),
				() => t("room.lobby"),
				() => t("finish.board")
			]);
			delegated("click", button_1, () => set(celebrating, true));
			append($$anchor, fragment_3);
		};
		if_block(node_3, ($$render) => {
			if (get(result)) $$render(consequent_5);
		});
		reset(main);
		append($$anchor, fragment_2);
	};
	if_block(node, ($$render) => {
		if (get(result) && get(celebrating)) $$render(consequent);
		else $$render(alternate, -1);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
export { Finish as default };
