import { $ as first_child, A as key, D as html, F as append, G as tick, H as delegated, I as comment, J as user_effect, L as from_html, O as each, P as set_text, Q as child, R as from_svg, U as event, V as delegate, W as get, Z as $window, a as prop, at as set, b as set_style, c as bind_this, ct as pop, dt as reset, et as only_child, i as onMount, j as if_block, k as index, l as bind_element_size, lt as push, m as set_attribute, nt as proxy, ot as state, pt as noop, q as template_effect, s as bind_window_size, st as user_derived, t as Tween, tt as sibling, ut as next, x as set_class } from "./svelte.js";
import { b as t, bt as settings, f as isCharacter, i as bonusName, it as rematch, m as seatName, n as refusalText, q as getResult, u as editionName, y as list } from "./forms.js";
import { B as PageHeader, E as upright, O as stationOwners, S as curve, T as railOf, W as router, f as themeOf, p as train, s as playerColor, t as Portrait } from "./index.js";
import { d as Board, u as SeatMark } from "./MiniCards.js";
import { n as signed, r as ShareMoment, t as Chart } from "./Chart.js";
import { a as legsOf, n as bonusCount, t as bonusAbout } from "./bonus-text.js";
import { O as play } from "./TopBar.js";
// src/finish/ceremony.ts
/** All steps with the points after each: routes, each seat's tickets and stations, bonus cards, and who has won. */
function ceremony(result, cards, owners) {
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
		for (const { ticket, completed, points, path } of inOrder(line)) {
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
		const winners = lines.flatMap((line, seat) => line.points ? [seat] : []);
		add({
			kind: "bonus",
			card,
			counts: lines.map((line) => line.count),
			winners,
			paths: winners.map((seat) => ({
				seat,
				routes: counting(bySeat[seat], index, cards.get(card)?.counts, owners)
			}))
		});
	}
	const first = result.filter((line) => line.place === 1);
	add({
		kind: "end",
		winners: first.map((line) => line.seat),
		paths: first.map((line) => ({
			seat: line.seat,
			routes: line.longest_path_routes
		}))
	});
	return moments;
}
/** A seat's tickets in the order in which they are turned over: the worst first. */
function inOrder(line) {
	return [...line.tickets].sort((a, b) => a.points - b.points);
}
/** The routes that show why a seat has as much as it has of what a bonus card counts. */
function counting(line, index, counts, owners) {
	const { counted } = line.bonuses[index];
	switch (counts) {
		case "routes":
		case "longest_path": return counted;
		case "completed_tickets": return [...new Set(line.tickets.filter(({ ticket }) => counted.includes(ticket)).flatMap(({ path }) => path))];
		case "countries": return Object.keys(owners).filter((route) => owners[route] === line.seat);
		default: return [];
	}
}
/** The least and the most points that the race ever shows, so that its bars keep their scale. */
function extent(moments) {
	const all = moments.flatMap((moment) => moment.totals);
	return [Math.min(0, ...all), Math.max(1, ...all)];
}
/** How long a step stays, in milliseconds: long shows are a little quicker. Null: until somebody goes on. */
function paceOf(step, steps) {
	if (step.kind === "end") return null;
	if (step.kind === "bonus") return 3200;
	return Math.min(2200, Math.max(1300, 45e3 / steps));
}
// src/finish/Confetti.svelte
var root$9 = from_html(`<i class="svelte-f7mw6n"></i>`);
var root_1$9 = from_html(`<div class="confetti svelte-f7mw6n" aria-hidden="true"></div>`);
function Confetti($$anchor, $$props) {
	push($$props, true);
	const PIECES = 90;
	const random = (k, salt) => {
		const value = Math.sin(k * 127.1 + salt * 311.7) * 43758.5453;
		return value - Math.floor(value);
	};
	const pieces = user_derived(() => Array.from({ length: PIECES }, (_, k) => {
		const seat = $$props.seats[k % $$props.seats.length];
		return {
			left: random(k, 1) * 100,
			delay: random(k, 2) * 1800,
			time: 2600 + random(k, 3) * 2200,
			sway: (random(k, 4) - .5) * 24,
			turn: (random(k, 5) - .5) * 1440,
			fill: k % 4 === 3 ? "#fbf8f0" : playerColor(seat),
			stripe: k % 4 === 3 ? "#b0005a" : "#fbf8f0"
		};
	}));
	var div = root_1$9();
	each(div, 21, () => get(pieces), index, ($$anchor, piece) => {
		var i = root$9();
		let styles;
		template_effect(() => styles = set_style(i, "", styles, {
			left: `${get(piece).left ?? ""}%`,
			background: `linear-gradient(90deg, ${get(piece).fill ?? ""} 40%, ${get(piece).stripe ?? ""} 40% 55%, ${get(piece).fill ?? ""} 55%)`,
			"animation-delay": `${get(piece).delay ?? ""}ms`,
			"animation-duration": `${get(piece).time ?? ""}ms`,
			"--sway": `${get(piece).sway ?? ""}vw`,
			"--turn": `${get(piece).turn ?? ""}deg`
		}));
		append($$anchor, i);
	});
	reset(div);
	append($$anchor, div);
	pop();
}
// src/finish/Race.svelte
var root$8 = from_html(`<span> </span>`);
var root_1$8 = from_html(`<li><span class="name svelte-1s5ongc"> </span> <span class="points svelte-1s5ongc"><!> <span> </span></span> <span class="track svelte-1s5ongc" aria-hidden="true"><span class="bar svelte-1s5ongc"></span> <span class="train svelte-1s5ongc"><!></span></span></li>`);
var root_2$7 = from_html(`<ol class="svelte-1s5ongc"></ol>`);
function Race($$anchor, $$props) {
	push($$props, true);
	/** Everybody's points as trains on parallel tracks. */
	/** What each seat has just gained or lost. */
	/** The least and the most points that are ever shown. */
	let gains = prop($$props, "gains", 19, () => []), active = prop($$props, "active", 19, () => []);
	const counted = new Tween([...$$props.totals], { duration: 700 });
	user_effect(() => void counted.set([...$$props.totals], { duration: settings.motion ? 700 : 0 }));
	const share = (points) => (points - $$props.range[0]) / ($$props.range[1] - $$props.range[0]);
	var ol = root_2$7();
	each(ol, 21, () => $$props.names, index, ($$anchor, name, seat) => {
		const gain = user_derived(() => gains()[seat] ?? 0);
		var li = root_1$8();
		let classes;
		var span = child(li);
		var text = only_child(span, true);
		var span_1 = sibling(span, 2);
		var node = child(span_1);
		var consequent = ($$anchor) => {
			var span_2 = root$8();
			let classes_1;
			var text_1 = only_child(span_2, true);
			template_effect(($0) => {
				classes_1 = set_class(span_2, 1, "gain svelte-1s5ongc", null, classes_1, { loss: get(gain) < 0 });
				set_text(text_1, $0);
			}, [() => signed(get(gain))]);
			append($$anchor, span_2);
		};
		if_block(node, ($$render) => {
			if (get(gain)) $$render(consequent);
		});
		var span_3 = sibling(node, 2);
		set_attribute(span_3, "data-points", seat);
		var text_2 = only_child(span_3, true);
		reset(span_1);
		var span_4 = sibling(span_1, 2);
		let styles;
		var span_5 = child(span_4);
		let styles_1;
		var span_6 = sibling(span_5, 2);
		var node_1 = child(span_6);
		SeatMark(node_1, { seat });
		reset(span_6);
		reset(span_4);
		reset(li);
		template_effect(($0, $1, $2, $3) => {
			classes = set_class(li, 1, "svelte-1s5ongc", null, classes, { active: $0 });
			set_text(text, get(name));
			set_text(text_2, $1);
			styles = set_style(span_4, "", styles, { "--share": $2 });
			styles_1 = set_style(span_5, "", styles_1, { background: $3 });
		}, [
			() => active().includes(seat),
			() => Math.round(counted.current[seat] ?? 0),
			() => share($$props.totals[seat] ?? 0),
			() => playerColor(seat)
		]);
		append($$anchor, li);
	});
	reset(ol);
	template_effect(($0) => set_attribute(ol, "aria-label", $0), [() => t("finish.race")]);
	append($$anchor, ol);
	pop();
}
// src/finish/ScoringCard.svelte
var root$7 = from_svg(`<svg viewBox="-12 -12 24 24" class="svelte-1a23i2g"><path></path></svg>`);
var root_1$7 = from_html(`<div class="card-place svelte-1a23i2g"><div class="turning svelte-1a23i2g"><div><span aria-hidden="true"><!></span> <span class="title svelte-1a23i2g"> </span> <span> </span> <span class="note svelte-1a23i2g"> </span></div> <div class="face back svelte-1a23i2g" aria-hidden="true"></div></div></div>`);
function ScoringCard($$anchor, $$props) {
	push($$props, true);
	/** What is said under the title. */
	/** Whether it worked out; null where that makes no sense. */
	/** Whose card it is: its back has that colour. Null: nobody's. */
	const seat = prop($$props, "seat", 3, null);
	const color = user_derived(() => seat() === null ? "var(--warn)" : playerColor(seat()));
	var div = root_1$7();
	var div_1 = child(div);
	let styles;
	var div_2 = child(div_1);
	let classes;
	var span = child(div_2);
	let classes_1;
	var node = child(span);
	var consequent = ($$anchor) => {
		var svg = root$7();
		var path = only_child(svg);
		template_effect(() => set_attribute(path, "d", $$props.good ? "M-6 0-2 5 7-6" : "M-5-5 5 5M5-5-5 5"));
		append($$anchor, svg);
	};
	if_block(node, ($$render) => {
		if ($$props.good !== null) $$render(consequent);
	});
	reset(span);
	var span_1 = sibling(span, 2);
	var text = only_child(span_1, true);
	var span_2 = sibling(span_1, 2);
	let classes_2;
	var text_1 = only_child(span_2, true);
	var span_3 = sibling(span_2, 2);
	var text_2 = only_child(span_3, true);
	reset(div_2);
	next(2);
	reset(div_1);
	reset(div);
	template_effect(($0) => {
		styles = set_style(div_1, "", styles, { "--own": get(color) });
		classes = set_class(div_2, 1, "face front svelte-1a23i2g", null, classes, { bad: $$props.good === false });
		classes_1 = set_class(span, 1, "stamp svelte-1a23i2g", null, classes_1, { good: $$props.good });
		set_text(text, $$props.title);
		classes_2 = set_class(span_2, 1, "points svelte-1a23i2g", null, classes_2, { loss: $$props.points < 0 });
		set_text(text_1, $0);
		set_text(text_2, $$props.note);
	}, [() => signed($$props.points)]);
	append($$anchor, div);
	pop();
}
// src/finish/track.ts
/** One line along routes that follow each other; otherwise a line for each route. */
function strokesOf(board, routes) {
	const track = trackOf(board, routes);
	if (track) return [track];
	return routes.flatMap((id) => {
		const route = board.routes.get(id);
		return route ? [curve(railOf(board.geometry, route))] : [];
	});
}
/** One line along routes, from the first city to the last; empty where the routes do not follow each other. */
function trackOf(board, routes) {
	return legsOf(board.routes, routes).map(({ route, from }, k) => {
		const rail = railOf(board.geometry, route);
		const line = curve(from === route.a ? rail : [...rail].reverse());
		return k === 0 ? line : line.replace(/^M[^C]*/, "");
	}).join("");
}
// src/finish/Spotlight.svelte
var root$6 = from_svg(`<path class="halo svelte-17u7j3" pathLength="1"></path><path class="color svelte-17u7j3" pathLength="1"></path>`, 1);
var root_1$6 = from_svg(`<g><g class="car svelte-17u7j3"></g></g>`);
var root_2$6 = from_svg(`<path class="gap-halo svelte-17u7j3"></path><path class="gap svelte-17u7j3"></path><g class="cross svelte-17u7j3"><circle r="17" class="svelte-17u7j3"></circle><path d="M-7-7 7 7M7-7-7 7" class="svelte-17u7j3"></path></g>`, 1);
var root_3$2 = from_svg(`<g><circle class="ring svelte-17u7j3" r="17" stroke="#fff" stroke-width="9"></circle><circle class="ring svelte-17u7j3" r="17" stroke-width="5.5"></circle></g>`);
var root_4$2 = from_svg(`<g aria-hidden="true" data-spotlight=""><rect class="veil svelte-17u7j3"></rect><!><!><!><!></g>`);
function Spotlight($$anchor, $$props) {
	push($$props, true);
	/** Who owns the routes: a path may use somebody else's. */
	/** Cities that stand out, in the colour of a seat. */
	/** Whether the paths are empty tracks: for a train that runs on them. */
	/** Two cities that were not connected. */
	const bare = prop($$props, "bare", 3, false), ends = prop($$props, "ends", 3, null), gap = prop($$props, "gap", 3, null);
	const geometry = user_derived(() => $$props.board.geometry);
	const theme = user_derived(() => themeOf($$props.board.edition, settings.theme));
	const empty = user_derived(() => !gap() && !ends()?.cities.length && $$props.paths.every((path) => path.routes.length === 0));
	/** Each route once, with how many spaces of its path come before it. */
	const cars = user_derived(() => (bare() ? [] : $$props.paths).flatMap(({ seat, routes }) => {
		let before = 0;
		return routes.flatMap((id) => {
			const spaces = get(geometry).routes[id]?.spaces ?? [];
			before += spaces.length;
			return spaces.map((space, k) => ({
				key: `${seat} ${id} ${k}`,
				space,
				seat: $$props.owners[id] ?? seat,
				delay: (before - spaces.length + k) * 25
			}));
		});
	}));
	const at = (city) => get(geometry).cities[city];
	const between = ([a, b]) => {
		const [[ax, ay], [bx, by]] = [at(a), at(b)];
		return {
			line: `M${ax} ${ay}L${bx} ${by}`,
			middle: [(ax + bx) / 2, (ay + by) / 2]
		};
	};
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_1 = ($$anchor) => {
		var g = root_4$2();
		let classes;
		var rect = child(g);
		var node_1 = sibling(rect);
		each(node_1, 17, () => $$props.paths, (path) => path.seat, ($$anchor, path) => {
			var fragment_1 = comment();
			var node_2 = first_child(fragment_1);
			each(node_2, 19, () => strokesOf($$props.board, get(path).routes), (d, k) => `${k} ${d}`, ($$anchor, d) => {
				var fragment_2 = root$6();
				var path_1 = first_child(fragment_2);
				var path_2 = sibling(path_1);
				template_effect(($0) => {
					set_attribute(path_1, "d", get(d));
					set_attribute(path_2, "d", get(d));
					set_attribute(path_2, "stroke", $0);
					set_attribute(path_2, "data-path", get(path).seat);
				}, [() => playerColor(get(path).seat)]);
				append($$anchor, fragment_2);
			});
			append($$anchor, fragment_1);
		});
		var node_3 = sibling(node_1);
		each(node_3, 17, () => get(cars), (car) => car.key, ($$anchor, car) => {
			var g_1 = root_1$6();
			var g_2 = child(g_1);
			let styles;
			html(g_2, () => train(get(car).seat), true);
			reset(g_2);
			reset(g_1);
			template_effect(($0, $1) => {
				set_attribute(g_1, "transform", `translate(${get(car).space[0] ?? ""} ${get(car).space[1] ?? ""})rotate(${$0 ?? ""}) scale(${$1 ?? ""})`);
				styles = set_style(g_2, "", styles, { "animation-delay": `${get(car).delay ?? ""}ms` });
			}, [() => upright(get(car).space[2]), () => Math.min(1, get(geometry).space[0] / 36)]);
			append($$anchor, g_1);
		});
		var node_4 = sibling(node_3);
		var consequent = ($$anchor) => {
			const computed_const = user_derived(() => {
				return between(gap());
			});
			var fragment_3 = root_2$6();
			var path_3 = first_child(fragment_3);
			var path_4 = sibling(path_3);
			var g_3 = sibling(path_4);
			template_effect(() => {
				set_attribute(path_3, "d", get(computed_const).line);
				set_attribute(path_4, "d", get(computed_const).line);
				set_attribute(g_3, "transform", `translate(${get(computed_const).middle[0] ?? ""} ${get(computed_const).middle[1] ?? ""})`);
			});
			append($$anchor, fragment_3);
		};
		if_block(node_4, ($$render) => {
			if (gap()) $$render(consequent);
		});
		var node_5 = sibling(node_4);
		each(node_5, 16, () => ends()?.cities ?? [], (city) => city, ($$anchor, city) => {
			var g_4 = root_3$2();
			var circle = sibling(child(g_4));
			reset(g_4);
			template_effect(($0, $1, $2) => {
				set_attribute(g_4, "transform", `translate(${$0 ?? ""} ${$1 ?? ""})`);
				set_attribute(circle, "stroke", $2);
			}, [
				() => at(city)[0],
				() => at(city)[1],
				() => playerColor(ends().seat)
			]);
			append($$anchor, g_4);
		});
		reset(g);
		template_effect(() => {
			classes = set_class(g, 0, "svelte-17u7j3", null, classes, { bare: bare() });
			set_attribute(rect, "width", get(geometry).view[2]);
			set_attribute(rect, "height", get(geometry).view[3]);
			set_attribute(rect, "fill", get(theme).halo);
		});
		append($$anchor, g);
	};
	if_block(node, ($$render) => {
		if (!get(empty)) $$render(consequent_1);
	});
	append($$anchor, fragment);
	pop();
}
// src/finish/TicketRow.svelte
var root$5 = from_svg(`<svg viewBox="-12 -12 24 24" aria-hidden="true" class="svelte-19ogimz"><path></path></svg>`);
var root_1$5 = from_html(`<li><span class="unseen"> </span> <!></li>`);
var root_2$5 = from_html(`<ol class="svelte-19ogimz"></ol>`);
function TicketRow($$anchor, $$props) {
	push($$props, true);
	/** The ticket that is being turned over; those before it lie open. */
	const tickets = user_derived(() => inOrder($$props.line));
	const open = user_derived(() => get(tickets).findIndex(({ ticket }) => ticket === $$props.current));
	const said = (k) => {
		const { ticket, completed } = get(tickets)[k];
		if (k > get(open)) return t("finish.face_down");
		return `${$$props.board.ticketEnds(ticket)}: ${completed ? t("finish.ticket.done") : t("finish.ticket.failed")}`;
	};
	var ol = root_2$5();
	let styles;
	each(ol, 23, () => get(tickets), ({ ticket, completed }) => ticket, ($$anchor, $$item, k) => {
		let completed = () => get($$item).completed;
		var li = root_1$5();
		let classes;
		var span = child(li);
		var text = only_child(span, true);
		var node = sibling(span, 2);
		var consequent = ($$anchor) => {
			var svg = root$5();
			var path = only_child(svg);
			template_effect(() => set_attribute(path, "d", completed() ? "M-6 0-2 5 7-6" : "M-5-5 5 5M5-5-5 5"));
			append($$anchor, svg);
		};
		if_block(node, ($$render) => {
			if (get(k) <= get(open)) $$render(consequent);
		});
		reset(li);
		template_effect(($0, $1) => {
			set_attribute(li, "title", $0);
			classes = set_class(li, 1, "svelte-19ogimz", null, classes, {
				down: get(k) > get(open),
				failed: !completed(),
				current: get(k) === get(open)
			});
			set_text(text, $1);
		}, [() => get(k) > get(open) ? void 0 : said(get(k)), () => said(get(k))]);
		append($$anchor, li);
	});
	reset(ol);
	template_effect(($0, $1) => {
		set_attribute(ol, "aria-label", $0);
		styles = set_style(ol, "", styles, { "--own": $1 });
	}, [() => t("finish.tickets"), () => playerColor($$props.line.seat)]);
	append($$anchor, ol);
	pop();
}
// src/finish/TrainRun.svelte
var root$4 = from_svg(`<circle cx="15" cy="-3.2" r="2" fill="#ffe9a8" stroke="#2a2118" stroke-width="0.8"></circle><circle cx="15" cy="3.2" r="2" fill="#ffe9a8" stroke="#2a2118" stroke-width="0.8"></circle>`, 1);
var root_1$4 = from_svg(`<g><!><!></g>`);
var root_2$4 = from_svg(`<g aria-hidden="true"><path fill="none" stroke="none"></path><!></g>`);
function TrainRun($$anchor, $$props) {
	push($$props, true);
	const CARS = 5;
	const SPACING = 52;
	/** In units of the board for a second. */
	const SPEED = 340;
	const d = user_derived(() => trackOf($$props.board, $$props.routes));
	let track = state(void 0);
	let head = state(0);
	let length = state(0);
	user_effect(() => {
		if (!get(track) || !get(d)) return;
		set(length, get(track).getTotalLength(), true);
		set(head, get(length), true);
		if (!settings.motion) return;
		let frame = 0;
		const began = performance.now();
		const run = (now) => {
			const gone = (now - began) / 1e3 * SPEED % (2 * get(length));
			set(head, gone <= get(length) ? gone : 2 * get(length) - gone, true);
			frame = requestAnimationFrame(run);
		};
		frame = requestAnimationFrame(run);
		return () => cancelAnimationFrame(frame);
	});
	function place(distance) {
		const here = Math.max(0, Math.min(get(length), distance));
		const { x, y } = get(track).getPointAtLength(here);
		const a = get(track).getPointAtLength(Math.max(0, here - 4));
		const b = get(track).getPointAtLength(Math.min(get(length), here + 4));
		return `translate(${x} ${y})rotate(${Math.atan2(b.y - a.y, b.x - a.x) * 180 / Math.PI})`;
	}
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_2 = ($$anchor) => {
		var g = root_2$4();
		var path = child(g);
		bind_this(path, ($$value) => set(track, $$value), () => get(track));
		var node_1 = sibling(path);
		var consequent_1 = ($$anchor) => {
			var fragment_1 = comment();
			var node_2 = first_child(fragment_1);
			each(node_2, 17, () => ({ length: CARS }), index, ($$anchor, _, k) => {
				var g_1 = root_1$4();
				var node_3 = child(g_1);
				html(node_3, () => train($$props.seat), void 0, true);
				var node_4 = sibling(node_3);
				var consequent = ($$anchor) => {
					var fragment_2 = root$4();
					next();
					append($$anchor, fragment_2);
				};
				if_block(node_4, ($$render) => {
					if (k === 0) $$render(consequent);
				});
				reset(g_1);
				template_effect(($0) => set_attribute(g_1, "transform", `${$0 ?? ""} scale(1.55)`), [() => place(get(head) - k * SPACING)]);
				append($$anchor, g_1);
			});
			append($$anchor, fragment_1);
		};
		if_block(node_1, ($$render) => {
			if (get(track) && get(length)) $$render(consequent_1);
		});
		reset(g);
		template_effect(() => {
			set_attribute(g, "data-run", $$props.seat);
			set_attribute(path, "d", get(d));
		});
		append($$anchor, g);
	};
	if_block(node, ($$render) => {
		if (get(d)) $$render(consequent_2);
	});
	append($$anchor, fragment);
	pop();
}
// src/finish/Winner.svelte
var root$3 = from_svg(`<path class="leaf svelte-1loqvl2" d="M0 0C3-6 10-6 15 0 10 6 3 6 0 0Z"></path>`);
var root_1$3 = from_svg(`<g></g>`);
var root_2$3 = from_html(`<div class="winner svelte-1loqvl2"><svg viewBox="-56 -46 112 88" aria-hidden="true" class="svelte-1loqvl2"><!><path class="star svelte-1loqvl2" d="M0-20 5.6-6.6 20-5.2 9.1 4.4 12.4 18.6 0 11.1-12.4 18.6-9.1 4.4-20-5.2-5.6-6.6Z"></path></svg> <p class="headline svelte-1loqvl2"> </p> <p class="points svelte-1loqvl2"><!> </p></div>`);
function Winner($$anchor, $$props) {
	push($$props, true);
	/** Leaves in pairs along an arc, from the foot of the wreath upwards; for its left half. */
	const leaves = Array.from({ length: 12 }, (_, k) => {
		const angle = 112 + 10.5 * k;
		const [x, y] = [36 * Math.cos(angle * Math.PI / 180), 36 * Math.sin(angle * Math.PI / 180)];
		return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle + 90 + (k % 2 ? -42 : 42)})`;
	});
	var div = root_2$3();
	let styles;
	var svg = child(div);
	var node = child(svg);
	each(node, 16, () => [1, -1], (side) => side, ($$anchor, side) => {
		var g = root_1$3();
		each(g, 22, () => leaves, (leaf) => leaf, ($$anchor, leaf, k) => {
			var path = root$3();
			let styles_1;
			template_effect(() => {
				set_attribute(path, "transform", leaf);
				styles_1 = set_style(path, "", styles_1, { "animation-delay": `${get(k) * 60}ms` });
			});
			append($$anchor, path);
		});
		reset(g);
		template_effect(() => set_attribute(g, "transform", `scale(${side ?? ""} 1)`));
		append($$anchor, g);
	});
	next();
	reset(svg);
	var p = sibling(svg, 2);
	var text = only_child(p, true);
	var p_1 = sibling(p, 2);
	var node_1 = child(p_1);
	each(node_1, 16, () => $$props.seats, (seat) => seat, ($$anchor, seat) => {
		SeatMark($$anchor, { get seat() {
			return seat;
		} });
	});
	var text_1 = sibling(node_1);
	reset(p_1);
	reset(div);
	template_effect(($0, $1) => {
		styles = set_style(div, "", styles, { "--own": $0 });
		set_text(text, $$props.headline);
		set_text(text_1, ` ${$1 ?? ""}`);
	}, [() => playerColor($$props.seats[0] ?? 0), () => t("points", { n: $$props.points })]);
	append($$anchor, div);
	pop();
}
// src/finish/Ceremony.svelte
var root$2 = from_html(`<button class="button primary svelte-a5x4lr" type="button"> </button>`);
var root_1$2 = from_html(`<button class="button svelte-a5x4lr" type="button"> </button> <button class="button svelte-a5x4lr" type="button"> </button> <button class="button primary svelte-a5x4lr" type="button"> </button>`, 1);
var root_2$2 = from_html(`<main class="ceremony svelte-a5x4lr" id="content" tabindex="-1"><h1 class="unseen"> </h1> <div class="board svelte-a5x4lr"><!></div> <aside class="svelte-a5x4lr"><!> <!> <p role="status"> </p> <!> <p class="hint svelte-a5x4lr"> </p> <div class="buttons svelte-a5x4lr"><!></div></aside> <!></main>`);
function Ceremony($$anchor, $$props) {
	push($$props, true);
	/** The final scoring: tickets are turned over one by one, then bonus cards, then the winner. Any key or tap goes on. */
	/** Who has won, in words. */
	const moments = user_derived(() => ceremony($$props.result, $$props.board.bonusCards, $$props.owners));
	const range = user_derived(() => extent(get(moments)));
	const bySeat = user_derived(() => [...$$props.result].sort((a, b) => a.seat - b.seat));
	const names = user_derived(() => get(bySeat).map((line) => line.name));
	let main = state(void 0);
	let at = state(0);
	let running = state(proxy(settings.motion));
	const moment = user_derived(() => get(moments)[Math.min(get(at), get(moments).length - 1)]);
	const step = user_derived(() => get(moment).step);
	const over = user_derived(() => get(step).kind === "end");
	const gains = user_derived(() => get(at) === 0 ? [] : get(moment).totals.map((total, seat) => total - get(moments)[get(at) - 1].totals[seat]));
	const active = user_derived(() => get(step).kind === "routes" ? [] : "seat" in get(step) ? [get(step).seat] : get(step).winners);
	const ticket = user_derived(() => get(step).kind === "ticket" ? $$props.board.tickets.get(get(step).ticket) : void 0);
	const paths = user_derived(() => get(step).kind === "ticket" ? [{
		seat: get(step).seat,
		routes: get(step).routes
	}] : "paths" in get(step) ? get(step).paths : []);
	const ends = user_derived(() => get(ticket) && get(step).kind === "ticket" ? {
		seat: get(step).seat,
		cities: [get(ticket).a, get(ticket).b]
	} : null);
	const gap = user_derived(() => get(ticket) && get(step).kind === "ticket" && !get(step).completed ? [get(ticket).a, get(ticket).b] : null);
	let map = state(void 0);
	let innerWidth = state(1280);
	let innerHeight = state(800);
	const small = user_derived(() => Math.min(get(innerWidth), get(innerHeight)) < 600);
	user_effect(() => {
		if (!get(small)) return;
		const subject = [...get(ends)?.cities ?? [], ...get(paths).flatMap((path) => path.routes.flatMap(endsOf))];
		const wanted = subject.length ? subject : $$props.board.edition.cities.map((city) => city.id);
		const frame = requestAnimationFrame(() => get(map)?.fitCities(wanted));
		return () => cancelAnimationFrame(frame);
	});
	const endsOf = (id) => {
		const route = $$props.board.routes.get(id);
		return route ? [route.a, route.b] : [];
	};
	const caption = user_derived(() => {
		switch (get(step).kind) {
			case "routes": return t("finish.step.routes");
			case "ticket": {
				const values = {
					name: get(names)[get(step).seat],
					ticket: $$props.board.ticketEnds(get(step).ticket),
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
				const most = Math.max(...get(step).counts);
				return t("finish.step.bonus", {
					card: card ? bonusName(card) : get(step).card,
					names: list(get(step).winners.map((seat) => get(names)[seat])),
					count: card ? bonusCount(card.counts, most) : most,
					n: card?.points ?? 0
				});
			}
			case "end": return $$props.headline;
		}
	});
	const SOUNDS = {
		routes: "train",
		ticket: "ticket",
		stations: "card",
		bonus: "ticket",
		end: "fanfare"
	};
	user_effect(() => play(get(step).kind === "ticket" && !get(step).completed ? "warning" : SOUNDS[get(step).kind]));
	onMount(() => get(main)?.focus());
	function next() {
		if (get(at) + 1 < get(moments).length) set(at, get(at) + 1);
		else $$props.onend();
	}
	function key$1(event) {
		if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
		if ([
			"Tab",
			"Shift",
			"Control",
			"Alt",
			"Meta",
			"CapsLock"
		].includes(event.key)) return;
		const target = event.target;
		if (target instanceof Element && target.closest("input, textarea, select, dialog")) return;
		if (target instanceof Element && ["Enter", " "].includes(event.key) && target.closest("button, a")) return;
		if (event.key === "Escape") $$props.onend();
		else if (event.key === "p") set(running, !get(running));
		else if (event.key === "ArrowLeft") {
			set(running, false);
			set(at, Math.max(0, get(at) - 1), true);
		} else {
			if (event.key === "ArrowRight") set(running, false);
			next();
		}
		event.preventDefault();
	}
	function click(event) {
		if (event.target instanceof Element && !event.target.closest("button, a")) next();
	}
	user_effect(() => {
		const pace = paceOf(get(step), get(moments).length);
		if (!get(running) || pace === null) return;
		const timer = setTimeout(next, pace);
		return () => clearTimeout(timer);
	});
	var main_1 = root_2$2();
	event("keydown", $window, key$1);
	var h1 = child(main_1);
	var text = only_child(h1, true);
	var div = sibling(h1, 2);
	var node = child(div);
	{
		const overlay = ($$anchor) => {
			var fragment = comment();
			var node_1 = first_child(fragment);
			key(node_1, () => get(at), ($$anchor) => {
				Spotlight($$anchor, {
					get board() {
						return $$props.board;
					},
					get paths() {
						return get(paths);
					},
					get owners() {
						return $$props.owners;
					},
					get ends() {
						return get(ends);
					},
					get gap() {
						return get(gap);
					},
					get bare() {
						return get(over);
					}
				});
			});
			append($$anchor, fragment);
		};
		const moving = ($$anchor) => {
			var fragment_2 = comment();
			var node_2 = first_child(fragment_2);
			var consequent = ($$anchor) => {
				var fragment_3 = comment();
				var node_3 = first_child(fragment_3);
				each(node_3, 17, () => get(step).paths, (path) => path.seat, ($$anchor, path) => {
					TrainRun($$anchor, {
						get board() {
							return $$props.board;
						},
						get seat() {
							return get(path).seat;
						},
						get routes() {
							return get(path).routes;
						}
					});
				});
				append($$anchor, fragment_3);
			};
			if_block(node_2, ($$render) => {
				if (get(step).kind === "end") $$render(consequent);
			});
			append($$anchor, fragment_2);
		};
		let $0 = user_derived(() => t("board.label", { edition: editionName($$props.board.edition) }));
		bind_this(Board(node, {
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
			onpick: (_hit, _at, how) => how === "pointer" && next(),
			overlay,
			moving,
			$$slots: {
				overlay: true,
				moving: true
			}
		}), ($$value) => set(map, $$value, true), () => get(map));
	}
	reset(div);
	var aside = sibling(div, 2);
	var node_4 = child(aside);
	key(node_4, () => get(at), ($$anchor) => {
		var fragment_5 = comment();
		var node_5 = first_child(fragment_5);
		var consequent_1 = ($$anchor) => {
			{
				let $0 = user_derived(() => $$props.board.ticketEnds(get(step).ticket));
				let $1 = user_derived(() => `${get(names)[get(step).seat]} · ${get(step).completed ? t("finish.ticket.done") : t("finish.ticket.failed")}`);
				ScoringCard($$anchor, {
					get seat() {
						return get(step).seat;
					},
					get title() {
						return get($0);
					},
					get note() {
						return get($1);
					},
					get points() {
						return get(step).points;
					},
					get good() {
						return get(step).completed;
					}
				});
			}
		};
		var consequent_2 = ($$anchor) => {
			{
				let $0 = user_derived(() => t("finish.stations.left"));
				ScoringCard($$anchor, {
					get seat() {
						return get(step).seat;
					},
					get title() {
						return get($0);
					},
					get note() {
						return get(names)[get(step).seat];
					},
					get points() {
						return get(step).points;
					},
					good: null
				});
			}
		};
		var consequent_3 = ($$anchor) => {
			const card = user_derived(() => $$props.board.bonusCards.get(get(step).card));
			{
				let $0 = user_derived(() => get(card) ? bonusName(get(card)) : get(step).card);
				let $1 = user_derived(() => get(card) ? bonusAbout(get(card)).join(" ") : "");
				let $2 = user_derived(() => get(card)?.points ?? 0);
				ScoringCard($$anchor, {
					get title() {
						return get($0);
					},
					get note() {
						return get($1);
					},
					get points() {
						return get($2);
					},
					good: null
				});
			}
		};
		var consequent_4 = ($$anchor) => {
			{
				let $0 = user_derived(() => get(moment).totals[get(step).winners[0]] ?? 0);
				Winner($$anchor, {
					get headline() {
						return $$props.headline;
					},
					get seats() {
						return get(step).winners;
					},
					get points() {
						return get($0);
					}
				});
			}
		};
		if_block(node_5, ($$render) => {
			if (get(step).kind === "ticket") $$render(consequent_1);
			else if (get(step).kind === "stations") $$render(consequent_2, 1);
			else if (get(step).kind === "bonus") $$render(consequent_3, 2);
			else if (get(step).kind === "end") $$render(consequent_4, 3);
		});
		append($$anchor, fragment_5);
	});
	var node_6 = sibling(node_4, 2);
	var consequent_5 = ($$anchor) => {
		TicketRow($$anchor, {
			get board() {
				return $$props.board;
			},
			get line() {
				return get(bySeat)[get(step).seat];
			},
			get current() {
				return get(step).ticket;
			}
		});
	};
	if_block(node_6, ($$render) => {
		if (get(step).kind === "ticket") $$render(consequent_5);
	});
	var p = sibling(node_6, 2);
	let classes;
	var text_1 = only_child(p, true);
	var node_7 = sibling(p, 2);
	Race(node_7, {
		get names() {
			return get(names);
		},
		get totals() {
			return get(moment).totals;
		},
		get gains() {
			return get(gains);
		},
		get range() {
			return get(range);
		},
		get active() {
			return get(active);
		}
	});
	var p_1 = sibling(node_7, 2);
	var text_2 = only_child(p_1, true);
	var div_1 = sibling(p_1, 2);
	var node_8 = child(div_1);
	var consequent_6 = ($$anchor) => {
		var button = root$2();
		var text_3 = only_child(button, true);
		template_effect(($0) => set_text(text_3, $0), [() => t("finish.results")]);
		delegated("click", button, function(...$$args) {
			$$props.onend?.apply(this, $$args);
		});
		append($$anchor, button);
	};
	var alternate = ($$anchor) => {
		var fragment_11 = root_1$2();
		var button_1 = first_child(fragment_11);
		var text_4 = only_child(button_1, true);
		var button_2 = sibling(button_1, 2);
		var text_5 = only_child(button_2, true);
		var button_3 = sibling(button_2, 2);
		var text_6 = only_child(button_3, true);
		template_effect(($0, $1, $2) => {
			set_text(text_4, $0);
			set_text(text_5, $1);
			set_text(text_6, $2);
		}, [
			() => get(running) ? t("finish.pause") : t("finish.continue"),
			() => t("finish.next"),
			() => t("finish.skip")
		]);
		delegated("click", button_1, () => set(running, !get(running)));
		delegated("click", button_2, next);
		delegated("click", button_3, function(...$$args) {
			$$props.onend?.apply(this, $$args);
		});
		append($$anchor, fragment_11);
	};
	if_block(node_8, ($$render) => {
		if (get(over)) $$render(consequent_6);
		else $$render(alternate, -1);
	});
	reset(div_1);
	reset(aside);
	var node_9 = sibling(aside, 2);
	var consequent_7 = ($$anchor) => {
		Confetti($$anchor, { get seats() {
			return get(step).winners;
		} });
	};
	if_block(node_9, ($$render) => {
		if (get(step).kind === "end" && settings.motion) $$render(consequent_7);
	});
	reset(main_1);
	bind_this(main_1, ($$value) => set(main, $$value), () => get(main));
	template_effect(($0, $1) => {
		set_text(text, $0);
		classes = set_class(p, 1, "caption svelte-a5x4lr", null, classes, { unseen: get(step).kind !== "routes" && get(step).kind !== "bonus" });
		set_text(text_1, get(caption));
		set_text(text_2, $1);
	}, [() => t("finish.title"), () => t("finish.anykey")]);
	bind_window_size("innerWidth", ($$value) => set(innerWidth, $$value, true));
	bind_window_size("innerHeight", ($$value) => set(innerHeight, $$value, true));
	delegated("click", aside, click);
	append($$anchor, main_1);
	pop();
}
delegate(["click"]);
// src/finish/decided.ts
/** The tie-breaker that sets the winners before the next, who have as many points; null where points decided, or nobody is next. */
function decidedBy(result) {
	return result.filter((line) => line.place === 1).at(-1)?.ahead_by ?? null;
}
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
var root$1 = from_html(`<span class="label svelte-1ho09dj" aria-hidden="true"> </span>`);
var root_1$1 = from_html(`<th scope="col" class="svelte-1ho09dj"> </th>`);
var root_2$1 = from_html(`<td class="svelte-1ho09dj"><!><span class="svelte-1ho09dj"> </span></td>`);
var root_3$1 = from_html(`<td class="svelte-1ho09dj"><!><span class="svelte-1ho09dj"> <small class="svelte-1ho09dj"> </small></span></td>`);
var root_4$1 = from_html(`<tr><td class="place svelte-1ho09dj"> </td><th scope="row" class="player svelte-1ho09dj"><!> <!> </th><td class="total svelte-1ho09dj"> </td><td class="svelte-1ho09dj"><!><span class="svelte-1ho09dj"> </span></td><td class="svelte-1ho09dj"><!><span class="svelte-1ho09dj"> </span></td><!><!></tr>`);
var root_5$1 = from_html(`<div><dt class="svelte-1ho09dj"> </dt><dd class="svelte-1ho09dj"> </dd></div>`);
var root_6$1 = from_html(`<div class="svelte-1ho09dj"><dt> </dt> <dd class="svelte-1ho09dj"> </dd></div>`);
var root_7 = from_html(`<div><dt class="svelte-1ho09dj"><button type="button" class="svelte-1ho09dj"> </button> </dt> <dd class="svelte-1ho09dj"> </dd></div>`);
var root_8 = from_html(`<div class="svelte-1ho09dj"><dt> </dt><dd class="svelte-1ho09dj"> </dd></div>`);
var root_9 = from_html(`<div><dt> </dt> <dd class="svelte-1ho09dj"> </dd></div>`);
var root_10 = from_html(`<details open="" class="svelte-1ho09dj"><summary class="svelte-1ho09dj"><!> </summary> <dl class="svelte-1ho09dj"><!> <!> <!> <!> <div class="svelte-1ho09dj"><dt class="svelte-1ho09dj"><button type="button" class="svelte-1ho09dj"> </button></dt> <dd class="svelte-1ho09dj"> </dd></div> <!></dl></details>`);
var root_11 = from_html(`<div role="region"><table class="svelte-1ho09dj"><thead class="svelte-1ho09dj"><tr><th scope="col" class="svelte-1ho09dj"> </th><th scope="col" class="svelte-1ho09dj"> </th><th scope="col" class="svelte-1ho09dj"> </th><th scope="col" class="svelte-1ho09dj"> </th><th scope="col" class="svelte-1ho09dj"> </th><!><!></tr></thead><tbody class="svelte-1ho09dj"></tbody></table></div> <dl class="key svelte-1ho09dj"></dl> <div class="details svelte-1ho09dj"></div>`, 1);
function FinalTable($$anchor, $$props) {
	push($$props, true);
	const label = ($$anchor, text = noop) => {
		var fragment = comment();
		var node = first_child(fragment);
		var consequent = ($$anchor) => {
			var span = root$1();
			var text_1 = only_child(span, true);
			template_effect(() => set_text(text_1, text()));
			append($$anchor, span);
		};
		if_block(node, ($$render) => {
			if (get(stacked)) $$render(consequent);
		});
		append($$anchor, fragment);
	};
	const withStations = user_derived(() => $$props.board.edition.rules.stations > 0);
	const cards = user_derived(() => $$props.result[0]?.bonuses.map((line) => line.card) ?? []);
	const COLUMN = 84;
	let room = state(1e3);
	const columns = user_derived(() => 5 + (get(withStations) ? 1 : 0) + get(cards).length);
	const stacked = user_derived(() => get(room) < get(columns) * COLUMN);
	const role = (name) => get(stacked) ? name : void 0;
	const nameOf = (card) => {
		const found = $$props.board.bonusCards.get(card);
		return found ? bonusName(found) : card;
	};
	const about = (card) => {
		const found = $$props.board.bonusCards.get(card);
		return found ? bonusAbout(found).join(" ") : "";
	};
	const countOf = ({ card, count }) => {
		const found = $$props.board.bonusCards.get(card);
		return found ? bonusCount(found.counts, count) : String(count);
	};
	const sum = (lines) => lines.reduce((total, line) => total + line.points, 0);
	const ends = (ticket) => {
		const found = $$props.board.tickets.get(ticket);
		return found ? [found.a, found.b] : [];
	};
	var fragment_1 = root_11();
	var div = first_child(fragment_1);
	let classes;
	var table = child(div);
	var thead = child(table);
	var tr = child(thead);
	var th = child(tr);
	var text_2 = only_child(th, true);
	var th_1 = sibling(th);
	var text_3 = only_child(th_1, true);
	var th_2 = sibling(th_1);
	var text_4 = only_child(th_2, true);
	var th_3 = sibling(th_2);
	var text_5 = only_child(th_3, true);
	var th_4 = sibling(th_3);
	var text_6 = only_child(th_4, true);
	var node_1 = sibling(th_4);
	var consequent_1 = ($$anchor) => {
		var th_5 = root_1$1();
		var text_7 = only_child(th_5, true);
		template_effect(($0, $1) => {
			set_attribute(th_5, "role", $0);
			set_text(text_7, $1);
		}, [() => role("columnheader"), () => t("finish.stations")]);
		append($$anchor, th_5);
	};
	if_block(node_1, ($$render) => {
		if (get(withStations)) $$render(consequent_1);
	});
	var node_2 = sibling(node_1);
	each(node_2, 16, () => get(cards), (card) => card, ($$anchor, card) => {
		var th_6 = root_1$1();
		var text_8 = only_child(th_6, true);
		template_effect(($0, $1) => {
			set_attribute(th_6, "role", $0);
			set_text(text_8, $1);
		}, [() => role("columnheader"), () => nameOf(card)]);
		append($$anchor, th_6);
	});
	reset(tr);
	reset(thead);
	var tbody = sibling(thead);
	each(tbody, 21, () => $$props.result, (line) => line.seat, ($$anchor, line) => {
		var tr_1 = root_4$1();
		let classes_1;
		var td = child(tr_1);
		var text_9 = only_child(td, true);
		var th_7 = sibling(td);
		var node_3 = child(th_7);
		SeatMark(node_3, { get seat() {
			return get(line).seat;
		} });
		var node_4 = sibling(node_3, 2);
		var consequent_2 = ($$anchor) => {
			Portrait($$anchor, { get name() {
				return get(line).name;
			} });
		};
		var d = user_derived(() => isCharacter(get(line).name, $$props.bots[get(line).seat] ?? null));
		if_block(node_4, ($$render) => {
			if (get(d)) $$render(consequent_2);
		});
		var text_10 = sibling(node_4);
		reset(th_7);
		var td_1 = sibling(th_7);
		var text_11 = only_child(td_1, true);
		var td_2 = sibling(td_1);
		var node_5 = child(td_2);
		{
			let $0 = user_derived(() => t("finish.routes"));
			label(node_5, () => get($0));
		}
		var span_1 = sibling(node_5);
		var text_12 = only_child(span_1, true);
		reset(td_2);
		var td_3 = sibling(td_2);
		var node_6 = child(td_3);
		{
			let $0 = user_derived(() => t("finish.tickets"));
			label(node_6, () => get($0));
		}
		var span_2 = sibling(node_6);
		var text_13 = only_child(span_2, true);
		reset(td_3);
		var node_7 = sibling(td_3);
		var consequent_3 = ($$anchor) => {
			var td_4 = root_2$1();
			var node_8 = child(td_4);
			{
				let $0 = user_derived(() => t("finish.stations"));
				label(node_8, () => get($0));
			}
			var span_3 = sibling(node_8);
			var text_14 = only_child(span_3, true);
			reset(td_4);
			template_effect(($0, $1) => {
				set_attribute(td_4, "role", $0);
				set_text(text_14, $1);
			}, [() => role("cell"), () => signed(get(line).stations)]);
			append($$anchor, td_4);
		};
		if_block(node_7, ($$render) => {
			if (get(withStations)) $$render(consequent_3);
		});
		var node_9 = sibling(node_7);
		each(node_9, 17, () => get(line).bonuses, (bonus) => bonus.card, ($$anchor, bonus) => {
			var td_5 = root_3$1();
			var node_10 = child(td_5);
			{
				let $0 = user_derived(() => nameOf(get(bonus).card));
				label(node_10, () => get($0));
			}
			var span_4 = sibling(node_10);
			var text_15 = child(span_4);
			var small = sibling(text_15);
			var text_16 = only_child(small);
			reset(span_4);
			reset(td_5);
			template_effect(($0, $1) => {
				set_attribute(td_5, "role", $0);
				set_text(text_15, `${$1 ?? ""} `);
				set_text(text_16, `(${get(bonus).count ?? ""})`);
			}, [() => role("cell"), () => get(bonus).points ? signed(get(bonus).points) : "–"]);
			append($$anchor, td_5);
		});
		reset(tr_1);
		template_effect(($0, $1, $2, $3, $4, $5, $6, $7) => {
			set_attribute(tr_1, "role", $0);
			classes_1 = set_class(tr_1, 1, "svelte-1ho09dj", null, classes_1, { winner: get(line).place === 1 });
			set_attribute(td, "role", $1);
			set_text(text_9, get(line).place);
			set_attribute(th_7, "role", $2);
			set_text(text_10, ` ${$3 ?? ""}`);
			set_attribute(td_1, "role", $4);
			set_text(text_11, get(line).points);
			set_attribute(td_2, "role", $5);
			set_text(text_12, get(line).routes);
			set_attribute(td_3, "role", $6);
			set_text(text_13, $7);
		}, [
			() => role("row"),
			() => role("cell"),
			() => role("rowheader"),
			() => seatName({
				name: get(line).name,
				bot: $$props.bots[get(line).seat] ?? null
			}),
			() => role("cell"),
			() => role("cell"),
			() => role("cell"),
			() => signed(sum(get(line).tickets))
		]);
		append($$anchor, tr_1);
	});
	reset(tbody);
	reset(table);
	reset(div);
	var dl = sibling(div, 2);
	each(dl, 20, () => get(cards), (card) => card, ($$anchor, card) => {
		var div_1 = root_5$1();
		var dt = child(div_1);
		var text_17 = only_child(dt, true);
		var dd = sibling(dt);
		var text_18 = only_child(dd, true);
		reset(div_1);
		template_effect(($0, $1) => {
			set_text(text_17, $0);
			set_text(text_18, $1);
		}, [() => nameOf(card), () => about(card)]);
		append($$anchor, div_1);
	});
	reset(dl);
	var div_2 = sibling(dl, 2);
	each(div_2, 21, () => $$props.result, (line) => line.seat, ($$anchor, line) => {
		var details = root_10();
		var summary = child(details);
		var node_11 = child(summary);
		SeatMark(node_11, { get seat() {
			return get(line).seat;
		} });
		var text_19 = sibling(node_11);
		reset(summary);
		var dl_1 = sibling(summary, 2);
		var node_12 = child(dl_1);
		each(node_12, 17, () => routePoints($$props.board, $$props.owners, get(line).seat), ({ length, count, points }) => length, ($$anchor, $$item) => {
			let length = () => get($$item).length;
			let count = () => get($$item).count;
			let points = () => get($$item).points;
			var div_3 = root_6$1();
			var dt_1 = child(div_3);
			var text_20 = only_child(dt_1, true);
			var dd_1 = sibling(dt_1, 2);
			var text_21 = only_child(dd_1, true);
			reset(div_3);
			template_effect(($0, $1) => {
				set_text(text_20, $0);
				set_text(text_21, $1);
			}, [() => t("finish.of_length", {
				n: count(),
				spaces: t("route.spaces", { n: length() })
			}), () => signed(points())]);
			append($$anchor, div_3);
		});
		var node_13 = sibling(node_12, 2);
		each(node_13, 17, () => get(line).tickets, (ticket) => ticket.ticket, ($$anchor, ticket) => {
			var div_4 = root_7();
			let classes_2;
			var dt_2 = child(div_4);
			var button = child(dt_2);
			var text_22 = only_child(button, true);
			var text_23 = sibling(button);
			reset(dt_2);
			var dd_2 = sibling(dt_2, 2);
			var text_24 = only_child(dd_2, true);
			reset(div_4);
			template_effect(($0, $1, $2) => {
				classes_2 = set_class(div_4, 1, "svelte-1ho09dj", null, classes_2, { failed: !get(ticket).completed });
				set_text(text_22, $0);
				set_text(text_23, ` ${$1 ?? ""}`);
				set_text(text_24, $2);
			}, [
				() => $$props.board.ticketEnds(get(ticket).ticket),
				() => get(ticket).completed ? t("finish.ticket.done") : t("finish.ticket.failed"),
				() => signed(get(ticket).points)
			]);
			delegated("click", button, () => $$props.onshow(get(line).seat, get(ticket).path, ends(get(ticket).ticket)));
			append($$anchor, div_4);
		});
		var node_14 = sibling(node_13, 2);
		var consequent_4 = ($$anchor) => {
			var div_5 = root_8();
			var dt_3 = child(div_5);
			var text_25 = only_child(dt_3, true);
			var dd_3 = sibling(dt_3);
			var text_26 = only_child(dd_3, true);
			reset(div_5);
			template_effect(($0, $1) => {
				set_text(text_25, $0);
				set_text(text_26, $1);
			}, [() => t("finish.stations.left"), () => signed(get(line).stations)]);
			append($$anchor, div_5);
		};
		if_block(node_14, ($$render) => {
			if (get(line).stations) $$render(consequent_4);
		});
		var node_15 = sibling(node_14, 2);
		each(node_15, 17, () => get(line).bonuses, (bonus) => bonus.card, ($$anchor, bonus) => {
			var div_6 = root_9();
			let classes_3;
			var dt_4 = child(div_6);
			var text_27 = only_child(dt_4);
			var dd_4 = sibling(dt_4, 2);
			var text_28 = only_child(dd_4, true);
			reset(div_6);
			template_effect(($0, $1, $2) => {
				classes_3 = set_class(div_6, 1, "svelte-1ho09dj", null, classes_3, { failed: !get(bonus).points });
				set_text(text_27, `${$0 ?? ""}: ${$1 ?? ""}`);
				set_text(text_28, $2);
			}, [
				() => nameOf(get(bonus).card),
				() => countOf(get(bonus)),
				() => signed(get(bonus).points)
			]);
			append($$anchor, div_6);
		});
		var div_7 = sibling(node_15, 2);
		var dt_5 = child(div_7);
		var button_1 = child(dt_5);
		var text_29 = only_child(button_1, true);
		reset(dt_5);
		var dd_5 = sibling(dt_5, 2);
		var text_30 = only_child(dd_5, true);
		reset(div_7);
		var node_16 = sibling(div_7, 2);
		each(node_16, 17, () => get(line).borrowed, (borrowed) => borrowed.city, ($$anchor, borrowed) => {
			var div_8 = root_6$1();
			var dt_6 = child(div_8);
			var text_31 = only_child(dt_6, true);
			var dd_6 = sibling(dt_6, 2);
			var text_32 = only_child(dd_6, true);
			reset(div_8);
			template_effect(($0, $1) => {
				set_text(text_31, $0);
				set_text(text_32, $1);
			}, [() => t("finish.borrowed", { city: $$props.board.cityName(get(borrowed).city) }), () => $$props.board.routeEnds(get(borrowed).route)]);
			append($$anchor, div_8);
		});
		reset(dl_1);
		reset(details);
		template_effect(($0, $1, $2) => {
			set_text(text_19, ` ${$0 ?? ""}`);
			set_text(text_29, $1);
			set_text(text_30, $2);
		}, [
			() => t("finish.explain", {
				name: get(line).name,
				n: get(line).points
			}),
			() => t("finish.longest"),
			() => t("route.spaces", { n: get(line).longest_path })
		]);
		delegated("click", button_1, () => $$props.onshow(get(line).seat, get(line).longest_path_routes, []));
		append($$anchor, details);
	});
	reset(div_2);
	template_effect(($0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) => {
		classes = set_class(div, 1, "numbers svelte-1ho09dj", null, classes, { stacked: get(stacked) });
		set_attribute(div, "aria-label", $0);
		set_attribute(table, "role", $1);
		set_attribute(thead, "role", $2);
		set_attribute(tr, "role", $3);
		set_attribute(th, "role", $4);
		set_text(text_2, $5);
		set_attribute(th_1, "role", $6);
		set_text(text_3, $7);
		set_attribute(th_2, "role", $8);
		set_text(text_4, $9);
		set_attribute(th_3, "role", $10);
		set_text(text_5, $11);
		set_attribute(th_4, "role", $12);
		set_text(text_6, $13);
		set_attribute(tbody, "role", $14);
	}, [
		() => t("finish.table"),
		() => role("table"),
		() => role("rowgroup"),
		() => role("row"),
		() => role("columnheader"),
		() => t("finish.place"),
		() => role("columnheader"),
		() => t("finish.player"),
		() => role("columnheader"),
		() => t("finish.total"),
		() => role("columnheader"),
		() => t("finish.routes"),
		() => role("columnheader"),
		() => t("finish.tickets"),
		() => role("rowgroup")
	]);
	bind_element_size(div, "clientWidth", ($$value) => set(room, $$value));
	append($$anchor, fragment_1);
	pop();
}
delegate(["click"]);
// src/finish/Finish.svelte
var root = from_html(`<p class="problem" role="alert"> </p>`);
var root_1 = from_html(`<p class="decided svelte-9t0xtu"> </p>`);
var root_2 = from_html(`<a class="button primary svelte-9t0xtu"> </a>`);
var root_3 = from_html(`<button class="button primary svelte-9t0xtu" type="button"> </button>`);
var root_4 = from_html(`<section class="card" aria-labelledby="chart-title"><h2 id="chart-title" class="svelte-9t0xtu"> </h2> <!></section>`);
var root_5 = from_html(`<div class="head svelte-9t0xtu"><div><p class="edition svelte-9t0xtu"> </p> <h1> </h1> <!></div> <div class="row svelte-9t0xtu"><!> <a class="button svelte-9t0xtu"> </a> <a class="button svelte-9t0xtu"> </a> <button class="button svelte-9t0xtu" type="button"> </button> <!> <a class="button svelte-9t0xtu" href="/"> </a></div></div> <div class="card"><!></div> <div class="columns svelte-9t0xtu"><section class="card board svelte-9t0xtu" id="final-board"><!></section> <!></div>`, 1);
var root_6 = from_html(`<!> <main class="page" id="content" tabindex="-1"><!> <!></main>`, 1);
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
	const decided = user_derived(() => get(result) && decidedBy(get(result)));
	const spotlit = user_derived(() => get(shown) ? [{
		seat: get(shown).seat,
		routes: get(shown).routes
	}] : []);
	const ends = user_derived(() => get(shown) && {
		seat: get(shown).seat,
		cities: get(shown).cities
	});
	const gap = user_derived(() => get(shown) && !get(shown).routes.length && get(shown).cities.length === 2 ? [get(shown).cities[0], get(shown).cities[1]] : null);
	async function endShow() {
		set(celebrating, false);
		await tick();
		document.getElementById("content")?.focus();
	}
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
			get headline() {
				return get(headline);
			},
			get stations() {
				return get(builtStations);
			},
			onend: endShow
		});
	};
	var alternate = ($$anchor) => {
		var fragment_2 = root_6();
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
		var consequent_6 = ($$anchor) => {
			var fragment_3 = root_5();
			var div = first_child(fragment_3);
			var div_1 = child(div);
			var p_1 = child(div_1);
			var text_1 = only_child(p_1, true);
			var h1 = sibling(p_1, 2);
			var text_2 = only_child(h1, true);
			var node_4 = sibling(h1, 2);
			var consequent_2 = ($$anchor) => {
				var p_2 = root_1();
				var text_3 = only_child(p_2, true);
				template_effect(($0) => set_text(text_3, $0), [() => t(`finish.decided.${get(decided)}`)]);
				append($$anchor, p_2);
			};
			if_block(node_4, ($$render) => {
				if (get(decided)) $$render(consequent_2);
			});
			reset(div_1);
			var div_2 = sibling(div_1, 2);
			var node_5 = child(div_2);
			var consequent_3 = ($$anchor) => {
				var a_1 = root_2();
				var text_4 = only_child(a_1, true);
				template_effect(($0) => {
					set_attribute(a_1, "href", `/table/${$$props.table.next ?? ""}`);
					set_text(text_4, $0);
				}, [() => t("finish.to_rematch")]);
				append($$anchor, a_1);
			};
			var consequent_4 = ($$anchor) => {
				var button = root_3();
				var text_5 = only_child(button, true);
				template_effect(($0) => {
					button.disabled = get(busy);
					set_text(text_5, $0);
				}, [() => t("finish.rematch")]);
				delegated("click", button, again);
				append($$anchor, button);
			};
			if_block(node_5, ($$render) => {
				if ($$props.table.next) $$render(consequent_3);
				else if ($$props.seat !== null) $$render(consequent_4, 1);
			});
			var a_2 = sibling(node_5, 2);
			var text_6 = only_child(a_2, true);
			var a_3 = sibling(a_2, 2);
			var text_7 = only_child(a_3, true);
			var button_1 = sibling(a_3, 2);
			var text_8 = only_child(button_1, true);
			var node_6 = sibling(button_1, 2);
			{
				let $0 = user_derived(() => get(headline));
				let $1 = user_derived(() => editionName($$props.board.edition));
				ShareMoment(node_6, {
					get id() {
						return $$props.table.id;
					},
					get path() {
						return `/table/${$$props.table.id ?? ""}`;
					},
					get title() {
						return `${get($0) ?? ""} · ${get($1) ?? ""}`;
					}
				});
			}
			var a_4 = sibling(node_6, 2);
			var text_9 = only_child(a_4, true);
			reset(div_2);
			reset(div);
			var div_3 = sibling(div, 2);
			var node_7 = child(div_3);
			{
				let $0 = user_derived(() => $$props.table.seats.map((one) => one.bot));
				FinalTable(node_7, {
					get board() {
						return $$props.board;
					},
					get result() {
						return get(result);
					},
					get owners() {
						return $$props.owners;
					},
					get bots() {
						return get($0);
					},
					onshow: (seat, routes, cities) => {
						set(shown, {
							seat,
							routes,
							cities
						});
						document.getElementById("final-board")?.scrollIntoView({
							block: "center",
							behavior: settings.motion ? "smooth" : "auto"
						});
					}
				});
			}
			reset(div_3);
			var div_4 = sibling(div_3, 2);
			var section = child(div_4);
			let styles;
			var node_8 = child(section);
			{
				const overlay = ($$anchor) => {
					var fragment_4 = comment();
					var node_9 = first_child(fragment_4);
					key(node_9, () => get(shown), ($$anchor) => {
						Spotlight($$anchor, {
							get board() {
								return $$props.board;
							},
							get owners() {
								return $$props.owners;
							},
							get paths() {
								return get(spotlit);
							},
							get ends() {
								return get(ends);
							},
							get gap() {
								return get(gap);
							}
						});
					});
					append($$anchor, fragment_4);
				};
				let $0 = user_derived(() => t("board.label", { edition: editionName($$props.board.edition) }));
				Board(node_8, {
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
					overlay,
					$$slots: { overlay: true }
				});
			}
			reset(section);
			var node_10 = sibling(section, 2);
			var consequent_5 = ($$anchor) => {
				var section_1 = root_4();
				var h2 = child(section_1);
				var text_10 = only_child(h2, true);
				var node_11 = sibling(h2, 2);
				{
					let $0 = user_derived(() => $$props.board.edition.rules.stations > 0);
					Chart(node_11, {
						get history() {
							return $$props.history;
						},
						get result() {
							return get(result);
						},
						get names() {
							return get(names);
						},
						get stations() {
							return get($0);
						}
					});
				}
				reset(section_1);
				template_effect(($0) => set_text(text_10, $0), [() => t("finish.chart")]);
				append($$anchor, section_1);
			};
			if_block(node_10, ($$render) => {
				if ($$props.history.length > 1) $$render(consequent_5);
			});
			reset(div_4);
			template_effect(($0, $1, $2, $3, $4, $5) => {
				set_text(text_1, $0);
				set_text(text_2, get(headline));
				set_attribute(a_2, "href", `/replay/${$$props.table.id ?? ""}`);
				set_text(text_6, $1);
				set_attribute(a_3, "href", `/replay/${$$props.table.id ?? ""}?analysis`);
				set_text(text_7, $2);
				set_text(text_8, $3);
				set_text(text_9, $4);
				set_attribute(section, "aria-label", $5);
				styles = set_style(section, "", styles, { "aspect-ratio": `${$$props.board.geometry.view[2] ?? ""} / ${$$props.board.geometry.view[3] ?? ""}` });
			}, [
				() => editionName($$props.board.edition),
				() => t("finish.replay"),
				() => t("analysis.ask"),
				() => t("finish.show"),
				() => t("room.lobby"),
				() => t("finish.board")
			]);
			delegated("click", button_1, () => set(celebrating, true));
			append($$anchor, fragment_3);
		};
		if_block(node_3, ($$render) => {
			if (get(result)) $$render(consequent_6);
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
