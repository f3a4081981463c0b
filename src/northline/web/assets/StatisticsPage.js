import { $ as push, A as append, C as each, E as if_block, G as first_child, H as user_effect, K as only_child, M as from_html, Q as pop, R as get, V as template_effect, W as child, X as state, Y as set, Z as user_derived, g as set_class, k as set_text, l as set_attribute, q as sibling, tt as reset } from "./svelte.js";
import { E as language, T as t, _ as getStatistics, d as getEditions, i as botName, s as editionName, t as refusalText } from "./refusals.js";
import { f as Header } from "./index.js";
// src/stats/StatisticsPage.svelte
var root = from_html(`<a> </a>`);
var root_1 = from_html(`<p class="problem" role="alert"> </p>`);
var root_2 = from_html(`<p> </p>`);
var root_3 = from_html(` <small class="svelte-q1rc0r"> </small>`, 1);
var root_4 = from_html(`<tr><th scope="row" class="svelte-q1rc0r"><!></th><td class="svelte-q1rc0r"> </td><td class="svelte-q1rc0r"> </td><td class="svelte-q1rc0r"> <small class="svelte-q1rc0r"> </small></td><td class="svelte-q1rc0r"> </td><td class="svelte-q1rc0r"> </td></tr>`);
var root_5 = from_html(`<div class="scroll svelte-q1rc0r" tabindex="0" role="region" aria-labelledby="players"><table class="svelte-q1rc0r"><thead class="svelte-q1rc0r"><tr><th scope="col" class="svelte-q1rc0r"> </th><th scope="col" class="svelte-q1rc0r"> </th><th scope="col" class="svelte-q1rc0r"> </th><th scope="col" class="svelte-q1rc0r"> </th><th scope="col" class="svelte-q1rc0r"> </th><th scope="col" class="svelte-q1rc0r"> </th></tr></thead><tbody></tbody></table></div>`);
var root_6 = from_html(`<dl class="figures svelte-q1rc0r"><div class="card"><dt class="svelte-q1rc0r"> </dt><dd class="svelte-q1rc0r"> </dd></div> <div class="card"><dt class="svelte-q1rc0r"> </dt><dd class="svelte-q1rc0r"> </dd></div> <div class="card"><dt class="svelte-q1rc0r"> </dt><dd class="svelte-q1rc0r"> </dd></div></dl> <section class="card" aria-labelledby="players"><h2 id="players" class="svelte-q1rc0r"> </h2> <!></section>`, 1);
var root_7 = from_html(`<!> <main class="page" id="content" tabindex="-1"><h1 class="svelte-q1rc0r"> </h1> <nav class="svelte-q1rc0r"></nav> <!> <!></main>`, 1);
function StatisticsPage($$anchor, $$props) {
	push($$props, true);
	/** Who plays an edition, and how well. */
	let editions = state([]);
	const id = user_derived(() => $$props.id ?? get(editions)[0]?.id ?? "");
	let numbers = state(null);
	let problem = state("");
	user_effect(() => {
		getEditions().then((found) => set(editions, found), (error) => set(problem, refusalText(error), true));
	});
	user_effect(() => {
		const wanted = get(id);
		if (!wanted) return;
		set(numbers, null);
		set(problem, "");
		getStatistics(wanted).then((found) => wanted === get(id) && set(numbers, found), (error) => set(problem, refusalText(error), true));
	});
	const format = (value) => value === null ? "–" : new Intl.NumberFormat(language.current, { maximumFractionDigits: 1 }).format(value);
	const percent = (wins, games) => new Intl.NumberFormat(language.current, { style: "percent" }).format(games ? wins / games : 0);
	var fragment = root_7();
	var node = first_child(fragment);
	{
		let $0 = user_derived(() => t("nav.statistics"));
		Header(node, { get title() {
			return get($0);
		} });
	}
	var main = sibling(node, 2);
	var h1 = child(main);
	var text = only_child(h1, true);
	var nav = sibling(h1, 2);
	each(nav, 21, () => get(editions), (edition) => edition.id, ($$anchor, edition) => {
		var a = root();
		let classes;
		var text_1 = only_child(a, true);
		template_effect(($0) => {
			classes = set_class(a, 1, "button svelte-q1rc0r", null, classes, { primary: get(edition).id === get(id) });
			set_attribute(a, "aria-current", get(edition).id === get(id) ? "page" : void 0);
			set_attribute(a, "href", `/statistics/${get(edition).id ?? ""}`);
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
	if_block(node_1, ($$render) => {
		if (get(problem)) $$render(consequent);
	});
	var node_2 = sibling(node_1, 2);
	var consequent_3 = ($$anchor) => {
		var fragment_1 = root_6();
		var dl = first_child(fragment_1);
		var div = child(dl);
		var dt = child(div);
		var text_3 = only_child(dt, true);
		var dd = sibling(dt);
		var text_4 = only_child(dd, true);
		reset(div);
		var div_1 = sibling(div, 2);
		var dt_1 = child(div_1);
		var text_5 = only_child(dt_1, true);
		var dd_1 = sibling(dt_1);
		var text_6 = only_child(dd_1, true);
		reset(div_1);
		var div_2 = sibling(div_1, 2);
		var dt_2 = child(div_2);
		var text_7 = only_child(dt_2, true);
		var dd_2 = sibling(dt_2);
		var text_8 = only_child(dd_2, true);
		reset(div_2);
		reset(dl);
		var section = sibling(dl, 2);
		var h2 = child(section);
		var text_9 = only_child(h2, true);
		var node_3 = sibling(h2, 2);
		var consequent_1 = ($$anchor) => {
			var p_1 = root_2();
			var text_10 = only_child(p_1, true);
			template_effect(($0) => set_text(text_10, $0), [() => t("stats.none")]);
			append($$anchor, p_1);
		};
		var alternate_1 = ($$anchor) => {
			var div_3 = root_5();
			var table = child(div_3);
			var thead = child(table);
			var tr = child(thead);
			var th = child(tr);
			var text_11 = only_child(th, true);
			var th_1 = sibling(th);
			var text_12 = only_child(th_1, true);
			var th_2 = sibling(th_1);
			var text_13 = only_child(th_2, true);
			var th_3 = sibling(th_2);
			var text_14 = only_child(th_3, true);
			var th_4 = sibling(th_3);
			var text_15 = only_child(th_4, true);
			var th_5 = sibling(th_4);
			var text_16 = only_child(th_5, true);
			reset(tr);
			reset(thead);
			var tbody = sibling(thead);
			each(tbody, 21, () => get(numbers).players, (line) => line.player ?? `bot ${line.bot}`, ($$anchor, line) => {
				var tr_1 = root_4();
				var th_6 = child(tr_1);
				var node_4 = child(th_6);
				var consequent_2 = ($$anchor) => {
					var a_1 = root();
					var text_17 = only_child(a_1, true);
					template_effect(() => {
						set_attribute(a_1, "href", `/statistics/${get(id) ?? ""}/${get(line).player ?? ""}`);
						set_text(text_17, get(line).name);
					});
					append($$anchor, a_1);
				};
				var alternate = ($$anchor) => {
					var fragment_2 = root_3();
					var text_18 = first_child(fragment_2);
					var small = sibling(text_18);
					var text_19 = only_child(small, true);
					template_effect(($0, $1) => {
						set_text(text_18, `${$0 ?? ""} `);
						set_text(text_19, $1);
					}, [() => botName(get(line).bot ?? get(line).name), () => t("stats.bot")]);
					append($$anchor, fragment_2);
				};
				if_block(node_4, ($$render) => {
					if (get(line).player) $$render(consequent_2);
					else $$render(alternate, -1);
				});
				reset(th_6);
				var td = sibling(th_6);
				var text_20 = only_child(td, true);
				var td_1 = sibling(td);
				var text_21 = only_child(td_1, true);
				var td_2 = sibling(td_1);
				var text_22 = child(td_2);
				var small_1 = sibling(text_22);
				var text_23 = only_child(small_1);
				reset(td_2);
				var td_3 = sibling(td_2);
				var text_24 = only_child(td_3, true);
				var td_4 = sibling(td_3);
				var text_25 = only_child(td_4, true);
				reset(tr_1);
				template_effect(($0, $1, $2, $3, $4) => {
					set_text(text_20, get(line).rating ?? "–");
					set_text(text_21, $0);
					set_text(text_22, `${$1 ?? ""} `);
					set_text(text_23, `(${$2 ?? ""})`);
					set_text(text_24, $3);
					set_text(text_25, $4);
				}, [
					() => format(get(line).games),
					() => format(get(line).wins),
					() => percent(get(line).wins, get(line).games),
					() => format(get(line).average_points),
					() => format(get(line).best_points)
				]);
				append($$anchor, tr_1);
			});
			reset(tbody);
			reset(table);
			reset(div_3);
			template_effect(($0, $1, $2, $3, $4, $5) => {
				set_text(text_11, $0);
				set_text(text_12, $1);
				set_text(text_13, $2);
				set_text(text_14, $3);
				set_text(text_15, $4);
				set_text(text_16, $5);
			}, [
				() => t("stats.player"),
				() => t("stats.rating"),
				() => t("stats.games"),
				() => t("stats.wins"),
				() => t("stats.average"),
				() => t("stats.best")
			]);
			append($$anchor, div_3);
		};
		if_block(node_3, ($$render) => {
			if (get(numbers).players.length === 0) $$render(consequent_1);
			else $$render(alternate_1, -1);
		});
		reset(section);
		template_effect(($0, $1, $2, $3, $4, $5, $6) => {
			set_text(text_3, $0);
			set_text(text_4, $1);
			set_text(text_5, $2);
			set_text(text_6, $3);
			set_text(text_7, $4);
			set_text(text_8, $5);
			set_text(text_9, $6);
		}, [
			() => t("stats.games"),
			() => format(get(numbers).games),
			() => t("stats.average"),
			() => format(get(numbers).average_points),
			() => t("stats.average_winner"),
			() => format(get(numbers).average_winning_points),
			() => t("stats.players")
		]);
		append($$anchor, fragment_1);
	};
	if_block(node_2, ($$render) => {
		if (get(numbers)) $$render(consequent_3);
	});
	reset(main);
	template_effect(($0, $1) => {
		set_text(text, $0);
		set_attribute(nav, "aria-label", $1);
	}, [() => t("stats.title", { edition: editionName(get(id)) }), () => t("lobby.board")]);
	append($$anchor, fragment);
	pop();
}
export { StatisticsPage as default };
