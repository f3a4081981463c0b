import { $ as first_child, F as append, H as delegated, J as user_effect, L as from_html, O as each, P as set_text, Q as child, U as event, V as delegate, W as get, at as set, ct as pop, dt as reset, et as only_child, j as if_block, lt as push, m as set_attribute, ot as state, q as template_effect, st as user_derived, tt as sibling } from "./svelte.js";
import { V as getPuzzles, b as t, n as refusalText, u as editionName } from "./forms.js";
import { B as PageHeader, W as router } from "./index.js";
import { a as nextPuzzle, i as matching, n as DIFFICULTIES, o as puzzleAddress, r as THEMES, t as ANY } from "./choice.js";
// src/puzzles/Score.svelte
var root$1 = from_html(`<dl class="figures svelte-d124z7"><div class="card"><dt class="svelte-d124z7"> </dt><dd class="svelte-d124z7"> </dd></div> <div class="card"><dt class="svelte-d124z7"> </dt><dd class="svelte-d124z7"> </dd></div> <div class="card"><dt class="svelte-d124z7"> </dt><dd class="svelte-d124z7"> </dd></div> <div class="card"><dt class="svelte-d124z7"> </dt><dd class="svelte-d124z7"> </dd></div></dl>`);
function Score($$anchor, $$props) {
	push($$props, true);
	var dl = root$1();
	var div = child(dl);
	var dt = child(div);
	var text = only_child(dt, true);
	var dd = sibling(dt);
	var text_1 = only_child(dd, true);
	reset(div);
	var div_1 = sibling(div, 2);
	var dt_1 = child(div_1);
	var text_2 = only_child(dt_1, true);
	var dd_1 = sibling(dt_1);
	var text_3 = only_child(dd_1, true);
	reset(div_1);
	var div_2 = sibling(div_1, 2);
	var dt_2 = child(div_2);
	var text_4 = only_child(dt_2, true);
	var dd_2 = sibling(dt_2);
	var text_5 = only_child(dd_2);
	reset(div_2);
	var div_3 = sibling(div_2, 2);
	var dt_3 = child(div_3);
	var text_6 = only_child(dt_3, true);
	var dd_3 = sibling(dt_3);
	var text_7 = only_child(dd_3, true);
	reset(div_3);
	reset(dl);
	template_effect(($0, $1, $2, $3) => {
		set_text(text, $0);
		set_text(text_1, $$props.score.streak);
		set_text(text_2, $1);
		set_text(text_3, $$props.score.best_streak);
		set_text(text_4, $2);
		set_text(text_5, `${$$props.score.solved ?? ""}/${$$props.score.tried ?? ""}`);
		set_text(text_6, $3);
		set_text(text_7, $$props.score.days);
	}, [
		() => t("puzzles.streak"),
		() => t("puzzles.best"),
		() => t("puzzles.solved"),
		() => t("puzzles.days")
	]);
	append($$anchor, dl);
	pop();
}
// src/puzzles/PuzzlesPage.svelte
var root = from_html(`<p class="problem" role="alert"> </p>`);
var root_1 = from_html(`<p> </p>`);
var root_2 = from_html(`<option> </option>`);
var root_3 = from_html(`<!> <div class="two svelte-mqkphr"><section class="card" aria-labelledby="daily"><h2 id="daily" class="svelte-mqkphr"> </h2> <p> </p> <a class="button primary svelte-mqkphr"> </a></section> <section class="card" aria-labelledby="practise"><h2 id="practise" class="svelte-mqkphr"> </h2> <form class="svelte-mqkphr"><label class="svelte-mqkphr"> <select class="svelte-mqkphr"><option> </option><!></select></label> <label class="svelte-mqkphr"> <select class="svelte-mqkphr"><option> </option><!></select></label> <label class="svelte-mqkphr"> <select class="svelte-mqkphr"><option> </option><!></select></label> <p role="status"> </p> <button class="button primary svelte-mqkphr"> </button></form></section></div>`, 1);
var root_4 = from_html(`<!> <main class="page" id="content" tabindex="-1"><h1 class="svelte-mqkphr"> </h1> <p> </p> <!> <!> <!></main>`, 1);
function PuzzlesPage($$anchor, $$props) {
	push($$props, true);
	/** All puzzles: the one of the day, how one has done, and what to practise. */
	let found = state(null);
	let problem = state("");
	let choice = state(ANY);
	user_effect(() => {
		getPuzzles().then((list) => set(found, list), (error) => set(problem, refusalText(error), true));
	});
	const puzzles = user_derived(() => get(found)?.puzzles ?? []);
	const editions = user_derived(() => [...new Set(get(puzzles).map(({ edition }) => edition))]);
	const themes = user_derived(() => THEMES.filter((theme) => get(puzzles).some((puzzle) => puzzle.theme === theme)));
	const chosen = user_derived(() => matching(get(puzzles), get(choice)));
	const fresh = user_derived(() => get(chosen).filter(({ solved }) => solved === null).length);
	const set$1 = (name) => (event) => set(choice, {
		...get(choice),
		[name]: event.currentTarget.value || null
	});
	function start(event) {
		event.preventDefault();
		const id = nextPuzzle(get(puzzles), get(choice), null);
		if (id) router.go(puzzleAddress(id, get(choice)));
	}
	var fragment = root_4();
	var node = first_child(fragment);
	{
		let $0 = user_derived(() => t("nav.puzzles"));
		PageHeader(node, { get title() {
			return get($0);
		} });
	}
	var main = sibling(node, 2);
	var h1 = child(main);
	var text = only_child(h1, true);
	var p = sibling(h1, 2);
	var text_1 = only_child(p, true);
	var node_1 = sibling(p, 2);
	var consequent = ($$anchor) => {
		var p_1 = root();
		var text_2 = only_child(p_1, true);
		template_effect(() => set_text(text_2, get(problem)));
		append($$anchor, p_1);
	};
	if_block(node_1, ($$render) => {
		if (get(problem)) $$render(consequent);
	});
	var node_2 = sibling(node_1, 2);
	var consequent_1 = ($$anchor) => {
		var p_2 = root_1();
		var text_3 = only_child(p_2, true);
		template_effect(($0) => set_text(text_3, $0), [() => t("puzzles.none")]);
		append($$anchor, p_2);
	};
	if_block(node_2, ($$render) => {
		if (get(found) && get(puzzles).length === 0) $$render(consequent_1);
	});
	var node_3 = sibling(node_2, 2);
	var consequent_2 = ($$anchor) => {
		var fragment_1 = root_3();
		var node_4 = first_child(fragment_1);
		Score(node_4, { get score() {
			return get(found).score;
		} });
		var div = sibling(node_4, 2);
		var section = child(div);
		var h2 = child(section);
		var text_4 = only_child(h2, true);
		var p_3 = sibling(h2, 2);
		var text_5 = only_child(p_3, true);
		var a = sibling(p_3, 2);
		var text_6 = only_child(a, true);
		reset(section);
		var section_1 = sibling(section, 2);
		var h2_1 = child(section_1);
		var text_7 = only_child(h2_1, true);
		var form = sibling(h2_1, 2);
		var label = child(form);
		var text_8 = child(label);
		var select = sibling(text_8);
		var event_handler = user_derived(() => set$1("edition"));
		var option = child(select);
		var text_9 = only_child(option, true);
		option.value = option.__value = "";
		var node_5 = sibling(option);
		each(node_5, 16, () => get(editions), (edition) => edition, ($$anchor, edition) => {
			var option_1 = root_2();
			var text_10 = only_child(option_1, true);
			var option_1_value = {};
			template_effect(($0) => {
				set_text(text_10, $0);
				if (option_1_value !== (option_1_value = edition)) option_1.value = (option_1.__value = option_1_value) ?? "";
			}, [() => editionName(edition)]);
			append($$anchor, option_1);
		});
		reset(select);
		reset(label);
		var label_1 = sibling(label, 2);
		var text_11 = child(label_1);
		var select_1 = sibling(text_11);
		var event_handler_1 = user_derived(() => set$1("theme"));
		var option_2 = child(select_1);
		var text_12 = only_child(option_2, true);
		option_2.value = option_2.__value = "";
		var node_6 = sibling(option_2);
		each(node_6, 16, () => get(themes), (theme) => theme, ($$anchor, theme) => {
			var option_3 = root_2();
			var text_13 = only_child(option_3, true);
			var option_3_value = {};
			template_effect(($0) => {
				set_text(text_13, $0);
				if (option_3_value !== (option_3_value = theme)) option_3.value = (option_3.__value = option_3_value) ?? "";
			}, [() => t(`puzzles.theme.${theme}`)]);
			append($$anchor, option_3);
		});
		reset(select_1);
		reset(label_1);
		var label_2 = sibling(label_1, 2);
		var text_14 = child(label_2);
		var select_2 = sibling(text_14);
		var event_handler_2 = user_derived(() => set$1("difficulty"));
		var option_4 = child(select_2);
		var text_15 = only_child(option_4, true);
		option_4.value = option_4.__value = "";
		var node_7 = sibling(option_4);
		each(node_7, 16, () => DIFFICULTIES, (difficulty) => difficulty, ($$anchor, difficulty) => {
			var option_5 = root_2();
			var text_16 = only_child(option_5, true);
			var option_5_value = {};
			template_effect(($0) => {
				set_text(text_16, $0);
				if (option_5_value !== (option_5_value = difficulty)) option_5.value = (option_5.__value = option_5_value) ?? "";
			}, [() => t(`puzzles.difficulty.${difficulty}`)]);
			append($$anchor, option_5);
		});
		reset(select_2);
		reset(label_2);
		var p_4 = sibling(label_2, 2);
		var text_17 = only_child(p_4, true);
		var button = sibling(p_4, 2);
		var text_18 = only_child(button, true);
		reset(form);
		reset(section_1);
		reset(div);
		template_effect(($0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) => {
			set_text(text_4, $0);
			set_text(text_5, $1);
			set_attribute(a, "href", $2);
			set_text(text_6, $3);
			set_text(text_7, $4);
			set_text(text_8, `${$5 ?? ""} `);
			set_text(text_9, $6);
			set_text(text_11, `${$7 ?? ""} `);
			set_text(text_12, $8);
			set_text(text_14, `${$9 ?? ""} `);
			set_text(text_15, $10);
			set_text(text_17, $11);
			button.disabled = get(chosen).length === 0;
			set_text(text_18, $12);
		}, [
			() => t("puzzles.daily"),
			() => t(get(found).daily_solved === null ? "puzzles.daily_open" : get(found).daily_solved ? "puzzles.daily_right" : "puzzles.daily_wrong"),
			() => puzzleAddress(get(found).daily, {
				...ANY,
				daily: true
			}),
			() => t("puzzles.play_daily"),
			() => t("puzzles.practise"),
			() => t("lobby.board"),
			() => t("puzzles.any"),
			() => t("puzzles.theme"),
			() => t("puzzles.any"),
			() => t("puzzles.difficulty"),
			() => t("puzzles.any"),
			() => get(fresh) || get(chosen).length === 0 ? t("puzzles.left", {
				n: get(fresh),
				all: get(chosen).length
			}) : t("puzzles.all_done"),
			() => t("puzzles.start")
		]);
		event("submit", form, start);
		delegated("change", select, function(...$$args) {
			get(event_handler)?.apply(this, $$args);
		});
		delegated("change", select_1, function(...$$args) {
			get(event_handler_1)?.apply(this, $$args);
		});
		delegated("change", select_2, function(...$$args) {
			get(event_handler_2)?.apply(this, $$args);
		});
		append($$anchor, fragment_1);
	};
	if_block(node_3, ($$render) => {
		if (get(found) && get(found).daily) $$render(consequent_2);
	});
	reset(main);
	template_effect(($0, $1) => {
		set_text(text, $0);
		set_text(text_1, $1);
	}, [() => t("nav.puzzles"), () => t("puzzles.intro")]);
	append($$anchor, fragment);
	pop();
}
delegate(["change"]);
export { PuzzlesPage as default };
