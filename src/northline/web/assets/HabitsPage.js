import { $ as first_child, F as append, J as user_effect, L as from_html, O as each, P as set_text, Q as child, W as get, at as set, b as set_style, ct as pop, dt as reset, et as only_child, j as if_block, lt as push, m as set_attribute, mt as to_array, ot as state, q as template_effect, st as user_derived, tt as sibling, x as set_class } from "./svelte.js";
import { M as getEditions, P as getHabits, b as t, h as withBoard, n as refusalText, u as editionName } from "./forms.js";
import { B as PageHeader, D as loadBoard } from "./index.js";
import { t as CardFace } from "./CardFace.js";
import { n as percent, t as decimal } from "./numbers.js";
// src/habits/ColorHabits.svelte
var root$1 = from_html(`<span class="bar svelte-1jszh5z"></span>`);
var root_1$1 = from_html(`<li class="svelte-1jszh5z"><span class="face svelte-1jszh5z" aria-hidden="true"><!></span> <span class="name"> </span> <span class="bars svelte-1jszh5z"><span class="bar mine svelte-1jszh5z"></span> <!></span> <span> </span></li>`);
var root_2$1 = from_html(`<ul class="svelte-1jszh5z"></ul>`);
function ColorHabits($$anchor, $$props) {
	push($$props, true);
	const most = user_derived(() => Math.max(1, ...$$props.lines.map((line) => Math.max(line.mine, line.strong ?? 0))));
	var ul = root_2$1();
	each(ul, 21, () => $$props.lines, (line) => line.card, ($$anchor, line) => {
		var li = root_1$1();
		var span = child(li);
		var node = child(span);
		CardFace(node, { get card() {
			return get(line).card;
		} });
		reset(span);
		var span_1 = sibling(span, 2);
		var text = only_child(span_1, true);
		var span_2 = sibling(span_1, 2);
		var span_3 = child(span_2);
		let styles;
		var node_1 = sibling(span_3, 2);
		var consequent = ($$anchor) => {
			var span_4 = root$1();
			let styles_1;
			template_effect(() => styles_1 = set_style(span_4, "", styles_1, { width: `${100 * get(line).strong / get(most)}%` }));
			append($$anchor, span_4);
		};
		if_block(node_1, ($$render) => {
			if (get(line).strong !== null) $$render(consequent);
		});
		reset(span_2);
		var span_5 = sibling(span_2, 2);
		let classes;
		var text_1 = only_child(span_5, true);
		reset(li);
		template_effect(($0, $1) => {
			set_attribute(li, "data-color", get(line).card);
			set_text(text, $0);
			styles = set_style(span_3, "", styles, { width: `${100 * get(line).mine / get(most)}%` });
			classes = set_class(span_5, 1, "value svelte-1jszh5z", null, classes, { differs: get(line).differs });
			set_text(text_1, $1);
		}, [() => t(`card.${get(line).card}`), () => get(line).strong === null ? decimal(get(line).mine) : t(`habits.color.${get(line).differs ?? "same"}`, {
			mine: decimal(get(line).mine),
			strong: decimal(get(line).strong)
		})]);
		append($$anchor, li);
	});
	reset(ul);
	append($$anchor, ul);
	pop();
}
// src/habits/habits.ts
var SHARES = ["won", "completed"];
/** The value of a habit: a share of games or tickets, points without a decimal, or anything else with one. */
function habitValue(habit, value) {
	return SHARES.includes(habit) ? percent(value) : decimal(value, habit === "points" ? 0 : 1);
}
/** What one does more or less of than strong bots, in a sentence. */
function differenceText({ habit, differs, mine, strong }) {
	return t(`habits.${differs}.${habit}`, {
		mine: habitValue(habit, mine),
		strong: habitValue(habit, strong ?? 0)
	});
}
function percentOf(share) {
	return share === null ? "–" : percent(share);
}
// src/habits/HabitsPage.svelte
var root = from_html(`<a> </a>`);
var root_1 = from_html(`<p class="problem" role="alert"> </p>`);
var root_2 = from_html(`<p role="status"> </p>`);
var root_3 = from_html(`<p> </p>`);
var root_4 = from_html(`<li class="svelte-81ssrn"> </li>`);
var root_5 = from_html(`<ul class="striking svelte-81ssrn"></ul>`);
var root_6 = from_html(`<tr><th scope="row"> </th><td> </td><td class="svelte-81ssrn"> </td></tr>`);
var root_7 = from_html(`<tr><th scope="row"> </th><td class="svelte-81ssrn"> </td><td class="svelte-81ssrn"> </td><td class="svelte-81ssrn"> </td><td class="svelte-81ssrn"> </td></tr>`);
var root_8 = from_html(`<p> </p> <section class="card svelte-81ssrn" aria-labelledby="striking"><h2 id="striking" class="svelte-81ssrn"> </h2> <!></section> <div class="card svelte-81ssrn"><h2 id="numbers" class="svelte-81ssrn"> </h2> <div class="numbers" tabindex="0" role="region" aria-labelledby="numbers"><table><thead><tr><th scope="col"> </th><th scope="col"> </th><th scope="col"> </th></tr></thead><tbody></tbody></table></div></div> <section class="card svelte-81ssrn" aria-labelledby="colors"><h2 id="colors" class="svelte-81ssrn"> </h2> <!></section> <div class="card svelte-81ssrn"><h2 id="tickets" class="svelte-81ssrn"> </h2> <div class="numbers" tabindex="0" role="region" aria-labelledby="tickets"><table><thead><tr><th scope="col"> </th><th scope="col"> </th><th scope="col"> </th><th scope="col"> </th><th scope="col"> </th></tr></thead><tbody></tbody></table></div> <p class="note svelte-81ssrn"> </p></div>`, 1);
var root_9 = from_html(`<!> <main class="page" id="content" tabindex="-1"><h1 class="svelte-81ssrn"> </h1> <nav class="svelte-81ssrn"></nav> <!></main>`, 1);
function HabitsPage($$anchor, $$props) {
	push($$props, true);
	/** Learning from one's own games: what one does again and again on a board, beside what strong bots do. */
	let editions = state([]);
	let habits = state(null);
	let board = state(null);
	let problem = state("");
	const id = user_derived(() => $$props.id ?? get(editions)[0]?.id ?? "");
	const striking = user_derived(() => get(habits)?.lines.filter((line) => line.differs !== null) ?? []);
	user_effect(() => {
		getEditions().then((found) => set(editions, found), (error) => set(problem, refusalText(error), true));
	});
	user_effect(() => {
		const wanted = get(id);
		if (!wanted) return;
		set(habits, null);
		set(problem, "");
		Promise.all([getHabits(wanted), loadBoard(wanted)]).then(([found, foundBoard]) => {
			if (wanted === get(id)) (($$value) => {
				var $$array = to_array($$value, 2);
				set(habits, $$array[0]);
				set(board, $$array[1]);
			})([found, foundBoard]);
		}, (error) => wanted === get(id) && set(problem, refusalText(error), true));
	});
	var fragment = root_9();
	var node = first_child(fragment);
	{
		let $0 = user_derived(() => t("habits.title"));
		PageHeader(node, { get title() {
			return get($0);
		} });
	}
	var main = sibling(node, 2);
	var h1 = child(main);
	var text = only_child(h1, true);
	var nav = sibling(h1, 2);
	each(nav, 21, () => withBoard(get(editions), get(id)), (edition) => edition.id, ($$anchor, edition) => {
		var a = root();
		let classes;
		var text_1 = only_child(a, true);
		template_effect(($0) => {
			classes = set_class(a, 1, "button svelte-81ssrn", null, classes, { primary: get(edition).id === get(id) });
			set_attribute(a, "aria-current", get(edition).id === get(id) ? "page" : void 0);
			set_attribute(a, "href", `/games/${get(edition).id ?? ""}`);
			set_text(text_1, $0);
		}, [() => editionName(get(edition))]);
		append($$anchor, a);
	});
	reset(nav);
	var node_1 = sibling(nav, 2);
	var consequent = ($$anchor) => {
		var p = root_1();
		var text_2 = only_child(p, true);
		template_effect(() => set_text(text_2, get(problem)));
		append($$anchor, p);
	};
	var consequent_1 = ($$anchor) => {
		var p_1 = root_2();
		var text_3 = only_child(p_1, true);
		template_effect(($0) => set_text(text_3, $0), [() => t("habits.looking")]);
		append($$anchor, p_1);
	};
	var consequent_2 = ($$anchor) => {
		var p_2 = root_3();
		var text_4 = only_child(p_2, true);
		template_effect(($0) => set_text(text_4, $0), [() => t("habits.none")]);
		append($$anchor, p_2);
	};
	var alternate_1 = ($$anchor) => {
		const found = user_derived(() => get(habits));
		var fragment_1 = root_8();
		var p_3 = first_child(fragment_1);
		var text_5 = only_child(p_3, true);
		var section = sibling(p_3, 2);
		var h2 = child(section);
		var text_6 = only_child(h2, true);
		var node_2 = sibling(h2, 2);
		var consequent_3 = ($$anchor) => {
			var ul = root_5();
			each(ul, 21, () => get(striking), (line) => line.habit, ($$anchor, line) => {
				var li = root_4();
				var text_7 = only_child(li, true);
				template_effect(($0) => set_text(text_7, $0), [() => differenceText(get(line))]);
				append($$anchor, li);
			});
			reset(ul);
			append($$anchor, ul);
		};
		var alternate = ($$anchor) => {
			var p_4 = root_3();
			var text_8 = only_child(p_4, true);
			template_effect(($0) => set_text(text_8, $0), [() => t(get(found).games < 3 ? "habits.too_few" : "habits.alike")]);
			append($$anchor, p_4);
		};
		if_block(node_2, ($$render) => {
			if (get(striking).length) $$render(consequent_3);
			else $$render(alternate, -1);
		});
		reset(section);
		var div = sibling(section, 2);
		var h2_1 = child(div);
		var text_9 = only_child(h2_1, true);
		var div_1 = sibling(h2_1, 2);
		var table = child(div_1);
		var thead = child(table);
		var tr = child(thead);
		var th = child(tr);
		var text_10 = only_child(th, true);
		var th_1 = sibling(th);
		var text_11 = only_child(th_1, true);
		var th_2 = sibling(th_1);
		var text_12 = only_child(th_2, true);
		reset(tr);
		reset(thead);
		var tbody = sibling(thead);
		each(tbody, 21, () => get(found).lines, (line) => line.habit, ($$anchor, line) => {
			var tr_1 = root_6();
			var th_3 = child(tr_1);
			var text_13 = only_child(th_3, true);
			var td = sibling(th_3);
			let classes_1;
			var text_14 = only_child(td, true);
			var td_1 = sibling(td);
			var text_15 = only_child(td_1, true);
			reset(tr_1);
			template_effect(($0, $1, $2) => {
				set_attribute(tr_1, "data-habit", get(line).habit);
				set_text(text_13, $0);
				classes_1 = set_class(td, 1, "svelte-81ssrn", null, classes_1, { differs: get(line).differs });
				set_text(text_14, $1);
				set_text(text_15, $2);
			}, [
				() => t(`habits.name.${get(line).habit}`),
				() => habitValue(get(line).habit, get(line).mine),
				() => get(line).strong === null ? "–" : habitValue(get(line).habit, get(line).strong)
			]);
			append($$anchor, tr_1);
		});
		reset(tbody);
		reset(table);
		reset(div_1);
		reset(div);
		var section_1 = sibling(div, 2);
		var h2_2 = child(section_1);
		var text_16 = only_child(h2_2, true);
		ColorHabits(sibling(h2_2, 2), { get lines() {
			return get(found).colors;
		} });
		reset(section_1);
		var div_2 = sibling(section_1, 2);
		var h2_3 = child(div_2);
		var text_17 = only_child(h2_3, true);
		var div_3 = sibling(h2_3, 2);
		var table_1 = child(div_3);
		var thead_1 = child(table_1);
		var tr_2 = child(thead_1);
		var th_4 = child(tr_2);
		var text_18 = only_child(th_4, true);
		var th_5 = sibling(th_4);
		var text_19 = only_child(th_5, true);
		var th_6 = sibling(th_5);
		var text_20 = only_child(th_6, true);
		var th_7 = sibling(th_6);
		var text_21 = only_child(th_7, true);
		var th_8 = sibling(th_7);
		var text_22 = only_child(th_8, true);
		reset(tr_2);
		reset(thead_1);
		var tbody_1 = sibling(thead_1);
		each(tbody_1, 21, () => get(found).tickets, (line) => line.ticket, ($$anchor, line) => {
			const ticket = user_derived(() => get(board).tickets.get(get(line).ticket));
			var tr_3 = root_7();
			var th_9 = child(tr_3);
			var text_23 = only_child(th_9, true);
			var td_2 = sibling(th_9);
			var text_24 = only_child(td_2, true);
			var td_3 = sibling(td_2);
			var text_25 = only_child(td_3, true);
			var td_4 = sibling(td_3);
			var text_26 = only_child(td_4, true);
			var td_5 = sibling(td_4);
			var text_27 = only_child(td_5, true);
			reset(tr_3);
			template_effect(($0, $1, $2, $3, $4) => {
				set_attribute(tr_3, "data-ticket", get(line).ticket);
				set_text(text_23, $0);
				set_text(text_24, $1);
				set_text(text_25, $2);
				set_text(text_26, $3);
				set_text(text_27, $4);
			}, [
				() => get(ticket) ? `${get(board).ends(get(ticket))} (${get(ticket).points})` : get(line).ticket,
				() => t("habits.times", {
					n: get(line).kept,
					of: get(line).offered
				}),
				() => percentOf(get(line).strong_kept),
				() => t("habits.times", {
					n: get(line).completed,
					of: get(line).held
				}),
				() => percentOf(get(line).strong_completed)
			]);
			append($$anchor, tr_3);
		});
		reset(tbody_1);
		reset(table_1);
		reset(div_3);
		var p_5 = sibling(div_3, 2);
		var text_28 = only_child(p_5, true);
		reset(div_2);
		template_effect(($0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) => {
			set_text(text_5, $0);
			set_text(text_6, $1);
			set_text(text_9, $2);
			set_text(text_10, $3);
			set_text(text_11, $4);
			set_text(text_12, $5);
			set_text(text_16, $6);
			set_text(text_17, $7);
			set_text(text_18, $8);
			set_text(text_19, $9);
			set_text(text_20, $10);
			set_text(text_21, $11);
			set_text(text_22, $12);
			set_text(text_28, $13);
		}, [
			() => t("habits.about", { n: get(found).games }),
			() => t("habits.striking"),
			() => t("habits.numbers"),
			() => t("habits.average"),
			() => t("habits.you"),
			() => t("habits.strong"),
			() => t("habits.colors"),
			() => t("habits.tickets"),
			() => t("habits.ticket"),
			() => t("habits.kept"),
			() => t("habits.strong"),
			() => t("habits.completed"),
			() => t("habits.strong"),
			() => t("habits.tickets_note")
		]);
		append($$anchor, fragment_1);
	};
	if_block(node_1, ($$render) => {
		if (get(problem)) $$render(consequent);
		else if (!get(habits) || !get(board)) $$render(consequent_1, 1);
		else if (get(habits).games === 0) $$render(consequent_2, 2);
		else $$render(alternate_1, -1);
	});
	reset(main);
	template_effect(($0, $1) => {
		set_attribute(main, "aria-busy", !get(habits) && !get(problem));
		set_text(text, $0);
		set_attribute(nav, "aria-label", $1);
	}, [() => get(id) ? t("habits.of", { edition: editionName(get(id)) }) : t("habits.title"), () => t("lobby.board")]);
	append($$anchor, fragment);
	pop();
}
export { HabitsPage as default };
