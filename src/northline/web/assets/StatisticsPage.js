import { $ as first_child, B as text, F as append, J as user_effect, L as from_html, O as each, P as set_text, Q as child, W as get, at as set, ct as pop, dt as reset, et as only_child, j as if_block, k as index, lt as push, m as set_attribute, ot as state, q as template_effect, st as user_derived, tt as sibling, x as set_class } from "./svelte.js";
import { J as getStatistics, M as getEditions, b as t, h as withBoard, mt as language, n as refusalText, o as botName, u as editionName, z as getPlayer } from "./forms.js";
import { B as PageHeader } from "./index.js";
// src/stats/StatisticsPage.svelte
var root = from_html(`<a> </a>`);
var root_1 = from_html(`<p class="problem" role="alert"> </p>`);
var root_2 = from_html(`<p> </p>`);
var root_3 = from_html(` <small class="svelte-q1rc0r"> </small>`, 1);
var root_4 = from_html(`<tr><th scope="row" class="svelte-q1rc0r"><!></th><td class="svelte-q1rc0r"> </td><td class="svelte-q1rc0r"> </td><td class="svelte-q1rc0r"> <small class="svelte-q1rc0r"> </small></td><td class="svelte-q1rc0r"> </td><td class="svelte-q1rc0r"> </td></tr>`);
var root_5 = from_html(`<div class="numbers" tabindex="0" role="region" aria-labelledby="players"><table><thead><tr><th scope="col" class="svelte-q1rc0r"> </th><th scope="col" class="svelte-q1rc0r"> </th><th scope="col" class="svelte-q1rc0r"> </th><th scope="col" class="svelte-q1rc0r"> </th><th scope="col" class="svelte-q1rc0r"> </th><th scope="col" class="svelte-q1rc0r"> </th></tr></thead><tbody></tbody></table></div>`);
var root_6 = from_html(`<dl class="figures svelte-q1rc0r"><div class="card"><dt class="svelte-q1rc0r"> </dt><dd class="svelte-q1rc0r"> </dd></div> <div class="card"><dt class="svelte-q1rc0r"> </dt><dd class="svelte-q1rc0r"> </dd></div> <div class="card"><dt class="svelte-q1rc0r"> </dt><dd class="svelte-q1rc0r"> </dd></div></dl> <div class="card"><h2 id="players" class="svelte-q1rc0r"> </h2> <!></div>`, 1);
var root_7 = from_html(`<small class="svelte-q1rc0r"> </small>`);
var root_8 = from_html(`<tr><th scope="row" class="svelte-q1rc0r"><!></th><td class="svelte-q1rc0r"> <!></td><td class="svelte-q1rc0r"> </td><td class="svelte-q1rc0r"> </td></tr>`);
var root_9 = from_html(`<dl class="figures svelte-q1rc0r"><div class="card"><dt class="svelte-q1rc0r"> </dt><dd class="svelte-q1rc0r"> </dd></div> <div class="card"><dt class="svelte-q1rc0r"> </dt><dd class="svelte-q1rc0r"> </dd></div> <div class="card"><dt class="svelte-q1rc0r"> </dt><dd class="svelte-q1rc0r"> </dd></div> <div class="card"><dt class="svelte-q1rc0r"> </dt><dd class="svelte-q1rc0r"> </dd></div> <div class="card"><dt class="svelte-q1rc0r"> </dt><dd class="svelte-q1rc0r"> </dd></div></dl> <div class="card"><h2 id="games" class="svelte-q1rc0r"> </h2> <div class="numbers" tabindex="0" role="region" aria-labelledby="games"><table><thead><tr><th scope="col" class="svelte-q1rc0r"> </th><th scope="col" class="svelte-q1rc0r"> </th><th scope="col" class="svelte-q1rc0r"> </th><th scope="col" class="svelte-q1rc0r"> </th></tr></thead><tbody></tbody></table></div> <p class="back svelte-q1rc0r"><a> </a></p></div>`, 1);
var root_10 = from_html(`<!> <main class="page" id="content" tabindex="-1"><h1 class="svelte-q1rc0r"> </h1> <nav class="svelte-q1rc0r"></nav> <!> <!> <!></main>`, 1);
function StatisticsPage($$anchor, $$props) {
	push($$props, true);
	/** Statistics and ratings of an edition. */
	let editions = state([]);
	const id = user_derived(() => $$props.id ?? get(editions)[0]?.id ?? "");
	let numbers = state(null);
	let one = state(null);
	let problem = state("");
	user_effect(() => {
		getEditions().then((found) => set(editions, found), (error) => set(problem, refusalText(error), true));
	});
	user_effect(() => {
		const wanted = get(id);
		if (!wanted) return;
		const who = $$props.player;
		set(numbers, null);
		set(one, null);
		set(problem, "");
		const current = () => wanted === get(id) && who === $$props.player;
		const failed = (error) => current() && set(problem, refusalText(error), true);
		if (who) getPlayer(wanted, who).then((found) => current() && set(one, found), failed);
		else getStatistics(wanted).then((found) => current() && set(numbers, found), failed);
	});
	const format = (value) => value === null ? "–" : new Intl.NumberFormat(language.current, { maximumFractionDigits: 1 }).format(value);
	const day = (seconds) => new Intl.DateTimeFormat(language.current, {
		dateStyle: "medium",
		timeStyle: "short"
	}).format(seconds * 1e3);
	const percent = (wins, games) => new Intl.NumberFormat(language.current, { style: "percent" }).format(games ? wins / games : 0);
	var fragment = root_10();
	var node = first_child(fragment);
	{
		let $0 = user_derived(() => t("nav.statistics"));
		PageHeader(node, { get title() {
			return get($0);
		} });
	}
	var main = sibling(node, 2);
	var h1 = child(main);
	var text$1 = only_child(h1, true);
	var nav = sibling(h1, 2);
	each(nav, 21, () => withBoard(get(editions), get(id)), (edition) => edition.id, ($$anchor, edition) => {
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
		var div_3 = sibling(dl, 2);
		var h2 = child(div_3);
		var text_9 = only_child(h2, true);
		var node_3 = sibling(h2, 2);
		var consequent_1 = ($$anchor) => {
			var p_1 = root_2();
			var text_10 = only_child(p_1, true);
			template_effect(($0) => set_text(text_10, $0), [() => t("stats.none")]);
			append($$anchor, p_1);
		};
		var alternate_1 = ($$anchor) => {
			var div_4 = root_5();
			var table = child(div_4);
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
			reset(div_4);
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
			append($$anchor, div_4);
		};
		if_block(node_3, ($$render) => {
			if (get(numbers).players.length === 0) $$render(consequent_1);
			else $$render(alternate_1, -1);
		});
		reset(div_3);
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
	var node_5 = sibling(node_2, 2);
	var consequent_6 = ($$anchor) => {
		var fragment_3 = root_9();
		var dl_1 = first_child(fragment_3);
		var div_5 = child(dl_1);
		var dt_3 = child(div_5);
		var text_26 = only_child(dt_3, true);
		var dd_3 = sibling(dt_3);
		var text_27 = only_child(dd_3, true);
		reset(div_5);
		var div_6 = sibling(div_5, 2);
		var dt_4 = child(div_6);
		var text_28 = only_child(dt_4, true);
		var dd_4 = sibling(dt_4);
		var text_29 = only_child(dd_4, true);
		reset(div_6);
		var div_7 = sibling(div_6, 2);
		var dt_5 = child(div_7);
		var text_30 = only_child(dt_5, true);
		var dd_5 = sibling(dt_5);
		var text_31 = only_child(dd_5, true);
		reset(div_7);
		var div_8 = sibling(div_7, 2);
		var dt_6 = child(div_8);
		var text_32 = only_child(dt_6, true);
		var dd_6 = sibling(dt_6);
		var text_33 = only_child(dd_6, true);
		reset(div_8);
		var div_9 = sibling(div_8, 2);
		var dt_7 = child(div_9);
		var text_34 = only_child(dt_7, true);
		var dd_7 = sibling(dt_7);
		var text_35 = only_child(dd_7, true);
		reset(div_9);
		reset(dl_1);
		var div_10 = sibling(dl_1, 2);
		var h2_1 = child(div_10);
		var text_36 = only_child(h2_1, true);
		var div_11 = sibling(h2_1, 2);
		var table_1 = child(div_11);
		var thead_1 = child(table_1);
		var tr_2 = child(thead_1);
		var th_7 = child(tr_2);
		var text_37 = only_child(th_7, true);
		var th_8 = sibling(th_7);
		var text_38 = only_child(th_8, true);
		var th_9 = sibling(th_8);
		var text_39 = only_child(th_9, true);
		var th_10 = sibling(th_9);
		var text_40 = only_child(th_10, true);
		reset(tr_2);
		reset(thead_1);
		var tbody_1 = sibling(thead_1);
		each(tbody_1, 21, () => get(one).games, index, ($$anchor, game) => {
			var tr_3 = root_8();
			var th_11 = child(tr_3);
			var node_6 = child(th_11);
			var consequent_4 = ($$anchor) => {
				var a_2 = root();
				var text_41 = only_child(a_2, true);
				template_effect(($0) => {
					set_attribute(a_2, "href", `/replay/${get(game).table ?? ""}`);
					set_text(text_41, $0);
				}, [() => day(get(game).ended)]);
				append($$anchor, a_2);
			};
			var alternate_2 = ($$anchor) => {
				var text_42 = text();
				template_effect(($0) => set_text(text_42, $0), [() => day(get(game).ended)]);
				append($$anchor, text_42);
			};
			if_block(node_6, ($$render) => {
				if (get(game).table) $$render(consequent_4);
				else $$render(alternate_2, -1);
			});
			reset(th_11);
			var td_5 = sibling(th_11);
			var text_43 = child(td_5, true);
			var node_7 = sibling(text_43);
			var consequent_5 = ($$anchor) => {
				var small_2 = root_7();
				var text_44 = only_child(small_2);
				template_effect(($0) => set_text(text_44, `(${$0 ?? ""})`), [() => t("stats.resigned")]);
				append($$anchor, small_2);
			};
			if_block(node_7, ($$render) => {
				if (get(game).resigned) $$render(consequent_5);
			});
			reset(td_5);
			var td_6 = sibling(td_5);
			var text_45 = only_child(td_6, true);
			var td_7 = sibling(td_6);
			var text_46 = only_child(td_7, true);
			reset(tr_3);
			template_effect(($0, $1) => {
				set_text(text_43, get(game).place);
				set_text(text_45, $0);
				set_text(text_46, $1);
			}, [() => format(get(game).points), () => format(get(game).rating)]);
			append($$anchor, tr_3);
		});
		reset(tbody_1);
		reset(table_1);
		reset(div_11);
		var p_2 = sibling(div_11, 2);
		var a_3 = child(p_2);
		var text_47 = only_child(a_3, true);
		reset(p_2);
		reset(div_10);
		template_effect(($0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15) => {
			set_text(text_26, $0);
			set_text(text_27, $1);
			set_text(text_28, $2);
			set_text(text_29, $3);
			set_text(text_30, $4);
			set_text(text_31, $5);
			set_text(text_32, $6);
			set_text(text_33, $7);
			set_text(text_34, $8);
			set_text(text_35, $9);
			set_text(text_36, $10);
			set_text(text_37, $11);
			set_text(text_38, $12);
			set_text(text_39, $13);
			set_text(text_40, $14);
			set_attribute(a_3, "href", `/statistics/${get(id) ?? ""}`);
			set_text(text_47, $15);
		}, [
			() => t("stats.games"),
			() => format(get(one).total.games),
			() => t("stats.wins"),
			() => format(get(one).total.wins),
			() => t("stats.average"),
			() => format(get(one).total.average_points),
			() => t("stats.best"),
			() => format(get(one).total.best_points),
			() => t("stats.rating"),
			() => format(get(one).total.rating),
			() => t("stats.recent"),
			() => t("stats.when"),
			() => t("stats.place"),
			() => t("stats.points"),
			() => t("stats.rating"),
			() => t("stats.all")
		]);
		append($$anchor, fragment_3);
	};
	if_block(node_5, ($$render) => {
		if (get(one)) $$render(consequent_6);
	});
	reset(main);
	template_effect(($0, $1) => {
		set_text(text$1, $0);
		set_attribute(nav, "aria-label", $1);
	}, [() => get(one) ? t("stats.player_title", {
		name: get(one).total.name,
		edition: editionName(get(id))
	}) : t("stats.title", { edition: editionName(get(id)) }), () => t("lobby.board")]);
	append($$anchor, fragment);
	pop();
}
export { StatisticsPage as default };
