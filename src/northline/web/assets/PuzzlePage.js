import { $ as first_child, A as key, B as text, F as append, G as tick, H as delegated, I as comment, J as user_effect, K as untrack, L as from_html, O as each, P as set_text, Q as child, U as event, V as delegate, W as get, Z as $window, at as set, c as bind_this, ct as pop, dt as reset, et as only_child, j as if_block, lt as push, m as set_attribute, ot as state, pt as noop, q as template_effect, r as onDestroy, s as bind_window_size, st as user_derived, tt as sibling, x as set_class } from "./svelte.js";
import { B as getPuzzle, S as answerPuzzle, T as askPuzzleWhy, V as getPuzzles, b as t, bt as settings, mt as language, n as refusalText, u as editionName } from "./forms.js";
import { D as loadBoard, V as recoverFocus, W as router, z as ProblemPage } from "./index.js";
import { l as ticketText, n as actionText } from "./MiniCards.js";
import { C as TableStore, D as refusedTickets, S as Turn, _ as TableFeedback, b as Dock, c as RouteTooltip, d as Market, f as isSmall, g as Hand, h as Highlights, i as TableLayout, l as Players, m as KnownList, n as Tickets, o as TableBoard, p as layoutFor, r as TicketChoice, s as SettingsDialog, t as TopBar, u as NoticeList, v as DraggedCard, w as HelpOverlays, x as Bonuses, y as CardDrag } from "./TopBar.js";
import { a as nextPuzzle, o as puzzleAddress, t as ANY } from "./choice.js";
// src/puzzles/puzzle-table.ts
var PuzzleConnection = class {
	readyState = 0;
	onopen = null;
	onmessage = null;
	onclose = null;
	#puzzle;
	#names;
	#onanswer;
	/** `onanswer` tells whether the answer was accepted as one: then nothing more can be done at this table. */
	constructor(puzzle, names, onanswer) {
		this.#puzzle = puzzle;
		this.#names = names;
		this.#onanswer = onanswer;
		queueMicrotask(() => {
			this.readyState = 1;
			this.onopen?.();
		});
	}
	send(data) {
		const message = JSON.parse(data);
		if (message.type === "hello") this.#welcome();
		else if (message.type === "act") this.#answer(message.seq, message.action);
		else if (message.type === "why") this.#why(message.route ?? null, message.city ?? null);
		else if (message.type === "ping") this.#say({
			type: "pong",
			now: Date.now() / 1e3
		});
	}
	close() {
		this.readyState = 3;
	}
	#say(message) {
		this.onmessage?.({ data: JSON.stringify(message) });
	}
	#welcome() {
		const { view, progress } = this.#puzzle;
		this.#say({
			type: "welcome",
			table: this.#info("playing"),
			seat: view.seat,
			code: null,
			seq: 0,
			view,
			progress,
			can_undo: false,
			undo_for: null,
			clocks: null,
			missed: [],
			earlier: 0
		});
	}
	async #answer(seq, action) {
		if (await this.#onanswer(action)) this.#say({
			type: "table",
			table: this.#info("over"),
			clocks: null
		});
		this.#say({
			type: "done",
			seq,
			entry: seq
		});
	}
	async #why(route, city) {
		try {
			this.#say(await askPuzzleWhy(this.#puzzle.id, route, city));
		} catch {
			this.#say({
				type: "because",
				seq: 0,
				action: null,
				route,
				city,
				refusal: null
			});
		}
	}
	#info(state) {
		const { id, edition, digest, view } = this.#puzzle;
		return {
			id,
			edition,
			digest,
			open: false,
			state,
			next: null,
			clock: null,
			rated: false,
			hints: false,
			memory: true,
			chat: false,
			waits: false,
			host: null,
			closed_because: null,
			begun_from: null,
			seats: this.#names.map((name, seat) => ({
				...EMPTY_SEAT,
				name,
				bot: seat === view.seat ? null : "planner"
			}))
		};
	}
};
var EMPTY_SEAT = {
	free: false,
	connected: true,
	resigned: false,
	stand_in: null
};
// src/puzzles/reasons.ts
function percentText(share) {
	return new Intl.NumberFormat(language.current, { style: "percent" }).format(share);
}
function puzzleReasonText(reason, board, nameOf) {
	const { ticket, route, seat, chance, instead, points, cards } = reason.values;
	return t(`puzzles.reason.${reason.code}`, {
		ticket: ticket === void 0 ? "" : ticketText(board, String(ticket)),
		route: route === void 0 ? "" : board.routeEnds(String(route)),
		name: seat === void 0 ? "" : nameOf(Number(seat)),
		chance: percentText(Number(chance ?? 0)),
		instead: percentText(Number(instead ?? 0)),
		n: Math.round(Number(points ?? cards ?? 0))
	});
}
// src/puzzles/Verdict.svelte
var root$2 = from_html(`<p class="svelte-1qk30ru"> </p>`);
var root_1$1 = from_html(`<li> </li>`);
var root_2$1 = from_html(`<button type="button" class="button primary svelte-1qk30ru"> </button>`);
var root_3$1 = from_html(`<tr><th scope="row" class="svelte-1qk30ru"> </th><td class="svelte-1qk30ru"> </td></tr>`);
var root_4$1 = from_html(`<section class="choice verdict svelte-1qk30ru" aria-labelledby="verdict" data-dock="verdict" tabindex="-1"><div role="status"><h2 id="verdict"> </h2></div> <!> <p class="best svelte-1qk30ru"> </p> <p class="theme svelte-1qk30ru"> </p> <ul class="svelte-1qk30ru"></ul> <div class="buttons svelte-1qk30ru"><!> <button type="button" class="button svelte-1qk30ru"> </button> <a class="button svelte-1qk30ru" href="/puzzles"> </a></div> <table class="svelte-1qk30ru"><thead><tr><th scope="col" class="svelte-1qk30ru"> </th><th scope="col" class="svelte-1qk30ru"> </th></tr></thead><tbody></tbody></table> <p class="small svelte-1qk30ru"> <!> <!></p></section>`);
function Verdict($$anchor, $$props) {
	push($$props, true);
	var section = root_4$1();
	var div = child(section);
	var h2 = child(div);
	let classes;
	var text$1 = only_child(h2, true);
	reset(div);
	var node = sibling(div, 2);
	var consequent = ($$anchor) => {
		var p = root$2();
		var text_1 = only_child(p, true);
		template_effect(($0) => set_text(text_1, $0), [() => t("puzzles.yours", { action: actionText($$props.answer, $$props.board) })]);
		append($$anchor, p);
	};
	if_block(node, ($$render) => {
		if (!$$props.verdict.right) $$render(consequent);
	});
	var p_1 = sibling(node, 2);
	var text_2 = only_child(p_1, true);
	var p_2 = sibling(p_1, 2);
	var text_3 = only_child(p_2, true);
	var ul = sibling(p_2, 2);
	each(ul, 21, () => $$props.verdict.reasons, (reason) => reason.code, ($$anchor, reason) => {
		var li = root_1$1();
		var text_4 = only_child(li, true);
		template_effect(($0) => set_text(text_4, $0), [() => puzzleReasonText(get(reason), $$props.board, $$props.nameOf)]);
		append($$anchor, li);
	});
	reset(ul);
	var div_1 = sibling(ul, 2);
	var node_1 = child(div_1);
	var consequent_1 = ($$anchor) => {
		var button = root_2$1();
		var text_5 = only_child(button, true);
		template_effect(($0) => set_text(text_5, $0), [() => t("puzzles.next")]);
		delegated("click", button, function(...$$args) {
			$$props.onnext?.apply(this, $$args);
		});
		append($$anchor, button);
	};
	if_block(node_1, ($$render) => {
		if ($$props.onnext) $$render(consequent_1);
	});
	var button_1 = sibling(node_1, 2);
	var text_6 = only_child(button_1, true);
	var a = sibling(button_1, 2);
	var text_7 = only_child(a, true);
	reset(div_1);
	var table = sibling(div_1, 2);
	var thead = child(table);
	var tr = child(thead);
	var th = child(tr);
	var text_8 = only_child(th, true);
	var th_1 = sibling(th);
	var text_9 = only_child(th_1, true);
	reset(tr);
	reset(thead);
	var tbody = sibling(thead);
	each(tbody, 23, () => $$props.verdict.alternatives, (other) => other.action, ($$anchor, other, place) => {
		var tr_1 = root_3$1();
		let classes_1;
		var th_2 = child(tr_1);
		var text_10 = only_child(th_2, true);
		var td = sibling(th_2);
		var text_11 = only_child(td, true);
		reset(tr_1);
		template_effect(($0, $1) => {
			classes_1 = set_class(tr_1, 1, "svelte-1qk30ru", null, classes_1, { solution: get(place) === 0 });
			set_text(text_10, $0);
			set_text(text_11, $1);
		}, [() => actionText(get(other).action, $$props.board), () => percentText(get(other).win)]);
		append($$anchor, tr_1);
	});
	reset(tbody);
	reset(table);
	var p_3 = sibling(table, 2);
	var text_12 = child(p_3);
	var node_2 = sibling(text_12);
	var consequent_2 = ($$anchor) => {
		var text_13 = text();
		template_effect(($0) => set_text(text_13, $0), [() => t("puzzles.missed", { share: percentText($$props.verdict.missed) })]);
		append($$anchor, text_13);
	};
	if_block(node_2, ($$render) => {
		if ($$props.verdict.missed > 0) $$render(consequent_2);
	});
	var node_3 = sibling(node_2, 2);
	var consequent_3 = ($$anchor) => {
		var text_14 = text();
		template_effect(($0) => set_text(text_14, $0), [() => t("puzzles.not_counted")]);
		append($$anchor, text_14);
	};
	if_block(node_3, ($$render) => {
		if (!$$props.verdict.counted) $$render(consequent_3);
	});
	reset(p_3);
	reset(section);
	template_effect(($0, $1, $2, $3, $4, $5, $6, $7) => {
		classes = set_class(h2, 1, "svelte-1qk30ru", null, classes, { right: $$props.verdict.right });
		set_text(text$1, $0);
		set_text(text_2, $1);
		set_text(text_3, $2);
		set_text(text_6, $3);
		set_text(text_7, $4);
		set_text(text_8, $5);
		set_text(text_9, $6);
		set_text(text_12, `${$7 ?? ""} `);
	}, [
		() => $$props.verdict.right ? t("puzzles.right") : t("puzzles.wrong"),
		() => t("puzzles.solution", { action: actionText($$props.verdict.right ? $$props.answer : $$props.verdict.accepted[0], $$props.board) }),
		() => t(`puzzles.theme.${$$props.verdict.theme}`),
		() => t("puzzles.again"),
		() => t("puzzles.overview"),
		() => t("puzzles.move"),
		() => t("puzzles.chance"),
		() => t("puzzles.proof", { n: $$props.verdict.playouts })
	]);
	delegated("click", button_1, function(...$$args) {
		$$props.onagain?.apply(this, $$args);
	});
	append($$anchor, section);
	pop();
}
delegate(["click"]);
// src/puzzles/PuzzleView.svelte
var overview = ($$anchor) => {
	var a = root_4();
	var text_4 = only_child(a, true);
	template_effect(($0) => set_text(text_4, $0), [() => t("puzzles.overview")]);
	append($$anchor, a);
};
var root$1 = from_html(`<!> <!>`, 1);
var root_1 = from_html(`<h1 class="unseen"> </h1> <!>`, 1);
var root_2 = from_html(`<section class="choice" data-dock="choice" tabindex="-1"><!></section>`);
var root_3 = from_html(`<section class="choice question svelte-1359ngo"><h2 class="svelte-1359ngo"> </h2> <p class="svelte-1359ngo"> </p> <p class="about svelte-1359ngo"> </p></section>`);
var root_4 = from_html(`<a href="/puzzles"> </a>`);
var root_5 = from_html(`<!> <!> <!> <!> <!>`, 1);
function PuzzleView($$anchor, $$props) {
	push($$props, true);
	const bar = ($$anchor) => {
		{
			let $0 = user_derived(() => get(verdict) ? get(small) ? "" : t(get(verdict).right ? "puzzles.right" : "puzzles.wrong") : null);
			TopBar($$anchor, {
				get table() {
					return table;
				},
				get turn() {
					return turn;
				},
				get nameOf() {
					return nameOf;
				},
				premove: null,
				onsettings: () => set(settingsOpen, true),
				onhelp: () => get(overlays)?.help(),
				onhint: null,
				get say() {
					return get($0);
				}
			});
		}
	};
	const boardWithStep = ($$anchor) => {
		var fragment_1 = root_1();
		var h1 = first_child(fragment_1);
		var text = only_child(h1);
		var node = sibling(h1, 2);
		var consequent_1 = ($$anchor) => {
			{
				const children = ($$anchor, side = noop) => {
					var fragment_3 = root$1();
					var node_1 = first_child(fragment_3);
					NoticeList(node_1, { get notices() {
						return feedback.notices;
					} });
					var node_2 = sibling(node_1, 2);
					var consequent = ($$anchor) => {
						dock($$anchor, side);
					};
					if_block(node_2, ($$render) => {
						if (!get(small) && get(verdict) === null) $$render(consequent);
					});
					append($$anchor, fragment_3);
				};
				bind_this(TableBoard($$anchor, {
					get table() {
						return table;
					},
					get turn() {
						return turn;
					},
					get board() {
						return $$props.board;
					},
					get highlights() {
						return highlights;
					},
					get fresh() {
						return feedback.fresh;
					},
					children,
					$$slots: { default: true }
				}), ($$value) => set(map, $$value, true), () => get(map));
			}
		};
		if_block(node, ($$render) => {
			if (table.view) $$render(consequent_1);
		});
		template_effect(($0, $1) => set_text(text, `${$0 ?? ""} ${$1 ?? ""}`), [() => t("puzzles.find"), () => editionName($$props.board.edition)]);
		append($$anchor, fragment_1);
	};
	const dock = ($$anchor, place = noop) => {
		Dock($$anchor, {
			get table() {
				return table;
			},
			get turn() {
				return turn;
			},
			get board() {
				return $$props.board;
			},
			get nameOf() {
				return nameOf;
			},
			get place() {
				return place();
			},
			onshow: (route) => highlights.listedRoute = route
		});
	};
	const ticketChoice = ($$anchor) => {
		var section = root_2();
		var node_3 = child(section);
		{
			let $0 = user_derived(() => table.progress?.offer ?? []);
			let $1 = user_derived(() => get(view).phase === "opening");
			TicketChoice(node_3, {
				get board() {
					return $$props.board;
				},
				get offer() {
					return get(view).offer;
				},
				get sets() {
					return table.menu.keep;
				},
				get progress() {
					return get($0);
				},
				get opening() {
					return get($1);
				},
				get chosen() {
					return highlights.chosenTickets;
				},
				onchange: (tickets) => highlights.chosenTickets = tickets,
				onshow: (ticket) => highlights.hoveredTicket = ticket,
				onkeep: (tickets) => turn.keep(tickets)
			});
		}
		reset(section);
		template_effect(($0) => set_attribute(section, "aria-label", $0), [() => t("choice.title")]);
		append($$anchor, section);
	};
	const told = ($$anchor) => {
		var fragment_6 = comment();
		var node_4 = first_child(fragment_6);
		var consequent_2 = ($$anchor) => {
			Verdict($$anchor, {
				get verdict() {
					return get(verdict);
				},
				get answer() {
					return get(answer);
				},
				get board() {
					return $$props.board;
				},
				get nameOf() {
					return nameOf;
				},
				get onnext() {
					return $$props.onnext;
				},
				get onagain() {
					return $$props.onagain;
				}
			});
		};
		if_block(node_4, ($$render) => {
			if (get(verdict)) $$render(consequent_2);
		});
		append($$anchor, fragment_6);
	};
	const question = ($$anchor) => {
		var section_1 = root_3();
		var h2 = child(section_1);
		var text_1 = only_child(h2, true);
		var p = sibling(h2, 2);
		var text_2 = only_child(p, true);
		var p_1 = sibling(p, 2);
		var text_3 = only_child(p_1);
		reset(section_1);
		template_effect(($0, $1, $2, $3, $4, $5) => {
			set_attribute(section_1, "aria-label", $0);
			set_text(text_1, $1);
			set_text(text_2, $2);
			set_text(text_3, `${$3 ?? ""} · ${$4 ?? ""} · ${$5 ?? ""}`);
		}, [
			() => t("nav.puzzles"),
			() => t($$props.daily ? "puzzles.daily" : "nav.puzzles"),
			() => t("puzzles.find"),
			() => editionName($$props.board.edition),
			() => t("puzzles.players", { n: $$props.puzzle.players }),
			() => t(`puzzles.difficulty.${$$props.puzzle.difficulty}`)
		]);
		append($$anchor, section_1);
	};
	const beside = ($$anchor) => {
		var fragment_8 = comment();
		var node_5 = first_child(fragment_8);
		var consequent_3 = ($$anchor) => {
			told($$anchor);
		};
		var alternate = ($$anchor) => {
			var fragment_10 = root$1();
			var node_6 = first_child(fragment_10);
			question(node_6);
			var node_7 = sibling(node_6, 2);
			var consequent_4 = ($$anchor) => {
				ticketChoice($$anchor);
			};
			if_block(node_7, ($$render) => {
				if (get(choosing)) $$render(consequent_4);
			});
			append($$anchor, fragment_10);
		};
		if_block(node_5, ($$render) => {
			if (get(verdict)) $$render(consequent_3);
			else $$render(alternate, -1);
		});
		append($$anchor, fragment_8);
	};
	const step = ($$anchor) => {
		var fragment_12 = comment();
		var node_8 = first_child(fragment_12);
		var consequent_5 = ($$anchor) => {
			told($$anchor);
		};
		var consequent_6 = ($$anchor) => {
			ticketChoice($$anchor);
		};
		var alternate_1 = ($$anchor) => {
			dock($$anchor, () => "own");
		};
		if_block(node_8, ($$render) => {
			if (get(verdict)) $$render(consequent_5);
			else if (get(choosing)) $$render(consequent_6, 1);
			else $$render(alternate_1, -1);
		});
		append($$anchor, fragment_12);
	};
	const players = ($$anchor) => {
		{
			let $0 = user_derived(() => !get(small));
			Players($$anchor, {
				get table() {
					return table;
				},
				get nameOf() {
					return nameOf;
				},
				get rules() {
					return get(rules);
				},
				get known() {
					return get($0);
				}
			});
		}
	};
	const market = ($$anchor) => {
		Market($$anchor, {
			get table() {
				return table;
			},
			get turn() {
				return turn;
			}
		});
	};
	const hand = ($$anchor) => {
		{
			let $0 = user_derived(() => get(view).hands[get(seat)] ?? {});
			Hand($$anchor, {
				get cards() {
					return get($0);
				},
				get chosen() {
					return turn.color;
				},
				routesPaid: (card) => turn.routesPaidWith(card),
				onchoose: chooseColor,
				ondrag: (card, event) => drag.begin(card, event)
			});
		}
	};
	const ownTickets = ($$anchor) => {
		{
			let $0 = user_derived(() => settings.values.showKnown ? refusedTickets(get(view)) : []);
			Tickets($$anchor, {
				get board() {
					return $$props.board;
				},
				get tickets() {
					return get(tickets);
				},
				get progress() {
					return highlights.progress;
				},
				get refused() {
					return get($0);
				},
				get shown() {
					return highlights.ticket;
				},
				onshow: (ticket) => highlights.hoveredTicket = ticket,
				onpin: (ticket) => highlights.pin(ticket)
			});
		}
	};
	const known = ($$anchor) => {
		KnownList($$anchor, {
			get view() {
				return get(view);
			},
			get rules() {
				return get(rules);
			},
			get nameOf() {
				return nameOf;
			}
		});
	};
	const bonuses = ($$anchor) => {
		{
			let $0 = user_derived(() => table.progress?.bonuses ?? []);
			Bonuses($$anchor, {
				get board() {
					return $$props.board;
				},
				get nameOf() {
					return nameOf;
				},
				get cards() {
					return get(view).bonus_cards;
				},
				get progress() {
					return get($0);
				},
				onshow: (paths) => highlights.bonusPaths = paths
			});
		}
	};
	let verdict = state(null);
	let answer = state("");
	const { table, turn, highlights, context, feedback } = untrack(() => {
		const names = $$props.puzzle.view.hand_sizes.map((_, seat) => t("player.nobody", { n: seat + 1 }));
		const table = new TableStore($$props.puzzle.id, {
			url: "",
			connect: () => new PuzzleConnection($$props.puzzle, names, check)
		});
		const turn = new Turn(table, $$props.board);
		const context = {
			board: $$props.board,
			nameOf: (seat) => names[seat] ?? ""
		};
		return {
			table,
			turn,
			context,
			highlights: new Highlights(turn, $$props.board),
			feedback: new TableFeedback(table, turn, context)
		};
	});
	const { nameOf } = context;
	table.open();
	onDestroy(() => table.close());
	async function check(action) {
		try {
			set(answer, action, true);
			set(verdict, await answerPuzzle($$props.puzzle.id, {
				action,
				daily: $$props.daily
			}));
			return true;
		} catch (error) {
			feedback.warn(error);
			return false;
		}
	}
	const view = user_derived(() => table.view ?? $$props.puzzle.view);
	const seat = user_derived(() => $$props.puzzle.view.seat);
	const rules = user_derived(() => $$props.board.edition.rules);
	const tickets = user_derived(() => get(view).tickets[get(seat)] ?? []);
	const choosing = user_derived(() => highlights.choosingTickets && get(verdict) === null);
	let map = state(void 0);
	let overlays = state(void 0);
	let settingsOpen = state(false);
	let innerWidth = state(1280);
	let innerHeight = state(800);
	const rem = user_derived(() => get(innerWidth) && parseFloat(getComputedStyle(document.documentElement).fontSize));
	const layout = user_derived(() => layoutFor(get(innerWidth), get(innerHeight), get(rem), {
		width: $$props.board.geometry.view[2],
		height: $$props.board.geometry.view[3]
	}));
	const small = user_derived(() => isSmall(get(layout)));
	const stepInProgress = user_derived(() => get(verdict) !== null || get(choosing) || get(view).tunnel !== null || turn.step !== null);
	user_effect(() => {
		get(stepInProgress), turn.step, get(verdict);
		const application = () => document.querySelector("main.map [role=\"application\"]");
		tick().then(() => recoverFocus(document.querySelector("[data-dock]"), application()));
	});
	user_effect(() => {
		const solution = get(verdict)?.accepted[0]?.split(" ");
		if (solution?.[0] === "claim") highlights.listedRoute = solution[1] ?? null;
	});
	const drag = new CardDrag((x, y) => {
		if (turn.color !== drag.card) turn.color = drag.card;
		const hit = get(map)?.routeAt(x, y);
		highlights.hovered = hit ? {
			hit,
			at: {
				x,
				y
			}
		} : null;
	}, (card, x, y) => {
		const hit = get(map)?.routeAt(x, y);
		highlights.hovered = null;
		if (hit && get(view).routes[hit.id] === void 0) turn.pickRoute(hit.id, card);
		else turn.color = null;
	});
	function chooseColor(card) {
		if (drag.ended) drag.ended = false;
		else turn.chooseColor(card);
	}
	var fragment_22 = comment();
	event("keydown", $window, (event) => event.key === "Escape" && turn.cancel());
	var node_9 = first_child(fragment_22);
	var consequent_8 = ($$anchor) => {
		var fragment_23 = root_5();
		var node_10 = first_child(fragment_23);
		{
			let $0 = user_derived(() => get(stepInProgress) ? step : null);
			let $1 = user_derived(() => get(small) ? question : overview);
			TableLayout(node_10, {
				get table() {
					return table;
				},
				get layout() {
					return get(layout);
				},
				get bar() {
					return bar;
				},
				get map() {
					return boardWithStep;
				},
				get players() {
					return players;
				},
				get step() {
					return get($0);
				},
				get choice() {
					return beside;
				},
				get market() {
					return market;
				},
				get hand() {
					return hand;
				},
				get tickets() {
					return ownTickets;
				},
				get known() {
					return known;
				},
				get bonuses() {
					return bonuses;
				},
				get log() {
					return get($1);
				}
			});
		}
		var node_11 = sibling(node_10, 2);
		RouteTooltip(node_11, {
			get turn() {
				return turn;
			},
			get board() {
				return $$props.board;
			},
			get highlights() {
				return highlights;
			},
			get nameOf() {
				return nameOf;
			}
		});
		var node_12 = sibling(node_11, 2);
		DraggedCard(node_12, { get drag() {
			return drag;
		} });
		var node_13 = sibling(node_12, 2);
		var consequent_7 = ($$anchor) => {
			bind_this(HelpOverlays($$anchor, {
				get table() {
					return table;
				},
				get turn() {
					return turn;
				},
				get board() {
					return $$props.board;
				},
				get context() {
					return context;
				},
				lesson: false,
				onchat: () => void 0
			}), ($$value) => set(overlays, $$value, true), () => get(overlays));
		};
		if_block(node_13, ($$render) => {
			if (get(verdict) === null) $$render(consequent_7);
		});
		var node_14 = sibling(node_13, 2);
		SettingsDialog(node_14, {
			get open() {
				return get(settingsOpen);
			},
			memory: true,
			hints: false,
			onclose: () => set(settingsOpen, false)
		});
		append($$anchor, fragment_23);
	};
	if_block(node_9, ($$render) => {
		if (table.view) $$render(consequent_8);
	});
	bind_window_size("innerWidth", ($$value) => set(innerWidth, $$value, true));
	bind_window_size("innerHeight", ($$value) => set(innerHeight, $$value, true));
	append($$anchor, fragment_22);
	pop();
}
// src/puzzles/PuzzlePage.svelte
var root = from_html(`<main class="page" aria-busy="true"><p> </p></main>`);
function PuzzlePage($$anchor, $$props) {
	push($$props, true);
	let puzzle = state(null);
	let board = state(null);
	let attempt = state(0);
	let problem = state("");
	user_effect(() => {
		document.title = `${t("nav.puzzles")} · Northline`;
		getPuzzle($$props.id).then(async (found) => {
			set(board, await loadBoard(found.edition));
			set(puzzle, found);
		}).catch((error) => set(problem, refusalText(error), true));
	});
	async function next() {
		const wanted = $$props.choice.daily ? ANY : $$props.choice;
		try {
			const following = nextPuzzle((await getPuzzles()).puzzles, wanted, $$props.id);
			router.go(following ? puzzleAddress(following, wanted) : "/puzzles");
		} catch (error) {
			set(problem, refusalText(error), true);
		}
	}
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		{
			let $0 = user_derived(() => t("nav.puzzles"));
			ProblemPage($$anchor, {
				get title() {
					return get($0);
				},
				get text() {
					return get(problem);
				}
			});
		}
	};
	var consequent_1 = ($$anchor) => {
		var fragment_2 = comment();
		var node_1 = first_child(fragment_2);
		key(node_1, () => get(attempt), ($$anchor) => {
			{
				let $0 = user_derived(() => $$props.choice.daily && get(attempt) === 0);
				PuzzleView($$anchor, {
					get puzzle() {
						return get(puzzle);
					},
					get board() {
						return get(board);
					},
					get daily() {
						return get($0);
					},
					onnext: () => void next(),
					onagain: () => set(attempt, get(attempt) + 1)
				});
			}
		});
		append($$anchor, fragment_2);
	};
	var alternate = ($$anchor) => {
		var main = root();
		var p = child(main);
		var text = only_child(p, true);
		reset(main);
		template_effect(($0) => set_text(text, $0), [() => t("table.loading")]);
		append($$anchor, main);
	};
	if_block(node, ($$render) => {
		if (get(problem)) $$render(consequent);
		else if (get(puzzle) && get(board)) $$render(consequent_1, 1);
		else $$render(alternate, -1);
	});
	append($$anchor, fragment);
	pop();
}
export { PuzzlePage as default };
