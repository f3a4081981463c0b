import { $ as pop, A as set_text, D as if_block, G as child, H as template_effect, I as delegate, J as sibling, K as first_child, L as delegated, M as comment, N as from_html, Q as user_derived, T as index, U as user_effect, X as set, Z as state, _ as set_class, b as action, et as push, it as to_array, j as append, nt as reset, q as only_child, u as set_attribute, w as each, z as get } from "./svelte.js";
import { A as t, j as language, n as bonusName, o as editionAbout, s as editionName, t as refusalText } from "./refusal-text.js";
import { b as loadBoard } from "./theme.js";
import { f as BoardThumbnail, i as ruleTexts, n as openTracks, p as PageHeader, r as rulebook } from "./index.js";
// src/help/RulesPage.svelte
var root = from_html(`<p class="problem svelte-uyl9pz" role="alert"> </p>`);
var root_1 = from_html(`<li><a class="svelte-uyl9pz"> </a></li>`);
var root_2 = from_html(`<strong> </strong> `, 1);
var root_3 = from_html(`<span class="id svelte-uyl9pz"> </span>`);
var root_4 = from_html(`<td class="svelte-uyl9pz"> </td>`);
var root_5 = from_html(`<div class="scroll svelte-uyl9pz"><table class="svelte-uyl9pz"><tbody><tr><th scope="row" class="svelte-uyl9pz"> </th><!></tr><tr><th scope="row" class="svelte-uyl9pz"> </th><!></tr></tbody></table></div>`);
var root_6 = from_html(`<th scope="col" class="svelte-uyl9pz"> </th>`);
var root_7 = from_html(`<tr><th scope="row" class="svelte-uyl9pz"> </th><!></tr>`);
var root_8 = from_html(`<div class="scroll svelte-uyl9pz"><table class="svelte-uyl9pz"><thead><tr><th scope="col" class="svelte-uyl9pz"> </th><!></tr></thead><tbody></tbody></table></div>`);
var root_9 = from_html(`<p><!> <!></p> <!>`, 1);
var root_10 = from_html(`<section class="card svelte-uyl9pz"><h2 tabindex="-1" class="svelte-uyl9pz"> </h2> <!></section>`);
var root_11 = from_html(`<nav class="svelte-uyl9pz"><ul class="svelte-uyl9pz"></ul></nav> <div class="sections svelte-uyl9pz"></div>`, 1);
var root_12 = from_html(`<div class="head svelte-uyl9pz"><div><h1> </h1> <p class="lead svelte-uyl9pz"> </p> <a class="button primary"> </a> <a class="button"> </a></div> <div class="picture svelte-uyl9pz"><!></div></div> <!>`, 1);
var root_13 = from_html(`<!> <main class="page" id="content" tabindex="-1"><!> <!></main>`, 1);
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
	function cardOf(values) {
		return get(board)?.edition.bonus_cards.find((card) => card.id === values.card);
	}
	/** Scroll to the rule that the URL names. */
	function arrive(node) {
		if (node.dataset.rule === $$props.rule) requestAnimationFrame(() => node.scrollIntoView({ block: "center" }));
	}
	var fragment = root_13();
	var node_1 = first_child(fragment);
	{
		let $0 = user_derived(() => get(board) ? t("rules.title", { edition: editionName(get(board).edition) }) : t("nav.learn"));
		PageHeader(node_1, { get title() {
			return get($0);
		} });
	}
	var main = sibling(node_1, 2);
	var node_2 = child(main);
	var consequent = ($$anchor) => {
		var p = root();
		var text = only_child(p, true);
		template_effect(() => set_text(text, get(problem)));
		append($$anchor, p);
	};
	if_block(node_2, ($$render) => {
		if (get(problem)) $$render(consequent);
	});
	var node_3 = sibling(node_2, 2);
	var consequent_7 = ($$anchor) => {
		var fragment_1 = root_12();
		var div = first_child(fragment_1);
		var div_1 = child(div);
		var h1 = child(div_1);
		var text_1 = only_child(h1, true);
		var p_1 = sibling(h1, 2);
		var text_2 = only_child(p_1, true);
		var a = sibling(p_1, 2);
		var text_3 = only_child(a, true);
		var a_1 = sibling(a, 2);
		var text_4 = only_child(a_1, true);
		reset(div_1);
		var div_2 = sibling(div_1, 2);
		var node_4 = child(div_2);
		BoardThumbnail(node_4, { get edition() {
			return $$props.id;
		} });
		reset(div_2);
		reset(div);
		var node_5 = sibling(div, 2);
		var consequent_6 = ($$anchor) => {
			var fragment_2 = root_11();
			var nav = first_child(fragment_2);
			var ul = child(nav);
			each(ul, 21, () => get(sections), (section) => section.name, ($$anchor, section) => {
				var li = root_1();
				var a_2 = child(li);
				var text_5 = only_child(a_2, true);
				reset(li);
				template_effect(($0) => {
					set_attribute(a_2, "href", `#${get(section).name ?? ""}`);
					set_text(text_5, $0);
				}, [() => ruleTexts.heading(get(section).name)]);
				delegated("click", a_2, (event) => {
					event.preventDefault();
					document.getElementById(get(section).name)?.scrollIntoView({ block: "start" });
					document.getElementById(get(section).name)?.focus({ preventScroll: true });
				});
				append($$anchor, li);
			});
			reset(ul);
			reset(nav);
			var div_3 = sibling(nav, 2);
			each(div_3, 21, () => get(sections), (section) => section.name, ($$anchor, section) => {
				var section_1 = root_10();
				var h2 = child(section_1);
				var text_6 = only_child(h2, true);
				var node_6 = sibling(h2, 2);
				each(node_6, 17, () => get(section).rules, index, ($$anchor, paragraph) => {
					var fragment_3 = root_9();
					var p_2 = first_child(fragment_3);
					let classes;
					var node_7 = child(p_2);
					var consequent_2 = ($$anchor) => {
						const card = user_derived(() => cardOf(get(paragraph).values));
						var fragment_4 = comment();
						var node_8 = first_child(fragment_4);
						var consequent_1 = ($$anchor) => {
							var fragment_5 = root_2();
							var strong = first_child(fragment_5);
							var text_7 = only_child(strong, true);
							var text_8 = sibling(strong);
							template_effect(($0, $1) => {
								set_text(text_7, $0);
								set_text(text_8, ` (${$1 ?? ""}):`);
							}, [() => bonusName(get(card)), () => t("points", { n: get(card).points })]);
							append($$anchor, fragment_5);
						};
						if_block(node_8, ($$render) => {
							if (get(card)) $$render(consequent_1);
						});
						append($$anchor, fragment_4);
					};
					if_block(node_7, ($$render) => {
						if (get(section).name === "bonus") $$render(consequent_2);
					});
					var text_9 = sibling(node_7);
					var node_9 = sibling(text_9);
					var consequent_3 = ($$anchor) => {
						var span = root_3();
						var text_10 = only_child(span, true);
						template_effect(() => set_text(text_10, get(paragraph).id));
						append($$anchor, span);
					};
					var d = user_derived(() => get(paragraph).id.includes("-"));
					if_block(node_9, ($$render) => {
						if (get(d)) $$render(consequent_3);
					});
					reset(p_2);
					action(p_2, ($$node) => arrive?.($$node));
					var node_10 = sibling(p_2, 2);
					var consequent_4 = ($$anchor) => {
						var div_4 = root_5();
						var table = child(div_4);
						var tbody = child(table);
						var tr = child(tbody);
						var th = child(tr);
						var text_11 = only_child(th, true);
						var node_11 = sibling(th);
						each(node_11, 17, () => get(board).edition.rules.points, ([length]) => length, ($$anchor, $$item) => {
							var $$array = user_derived(() => to_array(get($$item), 1));
							let length = () => get($$array)[0];
							var td = root_4();
							var text_12 = only_child(td, true);
							template_effect(() => set_text(text_12, length()));
							append($$anchor, td);
						});
						reset(tr);
						var tr_1 = sibling(tr);
						var th_1 = child(tr_1);
						var text_13 = only_child(th_1, true);
						var node_12 = sibling(th_1);
						each(node_12, 17, () => get(board).edition.rules.points, ([length, points]) => length, ($$anchor, $$item) => {
							var $$array_1 = user_derived(() => to_array(get($$item), 2));
							let points = () => get($$array_1)[1];
							var td_1 = root_4();
							var text_14 = only_child(td_1, true);
							template_effect(() => set_text(text_14, points()));
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
					var consequent_5 = ($$anchor) => {
						var div_5 = root_8();
						var table_1 = child(div_5);
						var thead = child(table_1);
						var tr_2 = child(thead);
						var th_2 = child(tr_2);
						var text_15 = only_child(th_2, true);
						var node_13 = sibling(th_2);
						each(node_13, 17, () => get(tracks)[0]?.open ?? [], ({ players }) => players, ($$anchor, $$item) => {
							let players = () => get($$item).players;
							var th_3 = root_6();
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
							var tr_3 = root_7();
							var th_4 = child(tr_3);
							var text_17 = only_child(th_4, true);
							var node_14 = sibling(th_4);
							each(node_14, 17, open, ({ players, count }) => players, ($$anchor, $$item) => {
								let count = () => get($$item).count;
								var td_2 = root_4();
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
					if_block(node_10, ($$render) => {
						if (get(paragraph).id === "CLAIM-5") $$render(consequent_4);
						else if (get(paragraph).id === "CLAIM-7/8/9") $$render(consequent_5, 1);
					});
					template_effect(($0) => {
						set_attribute(p_2, "data-rule", get(paragraph).id);
						classes = set_class(p_2, 1, "svelte-uyl9pz", null, classes, { here: get(paragraph).id === $$props.rule });
						set_text(text_9, ` ${$0 ?? ""} `);
					}, [() => ruleTexts.text(get(board).edition, get(paragraph))]);
					append($$anchor, fragment_3);
				});
				reset(section_1);
				template_effect(($0) => {
					set_attribute(section_1, "aria-labelledby", get(section).name);
					set_attribute(h2, "id", get(section).name);
					set_text(text_6, $0);
				}, [() => ruleTexts.heading(get(section).name)]);
				append($$anchor, section_1);
			});
			reset(div_3);
			template_effect(($0) => set_attribute(nav, "aria-label", $0), [() => t("rules.contents")]);
			append($$anchor, fragment_2);
		};
		if_block(node_5, ($$render) => {
			if (ruleTexts.ready) $$render(consequent_6);
		});
		template_effect(($0, $1, $2, $3) => {
			set_text(text_1, $0);
			set_text(text_2, $1);
			set_attribute(a, "href", `/learn/${$$props.id ?? ""}`);
			set_text(text_3, $2);
			set_attribute(a_1, "href", `/statistics/${$$props.id ?? ""}`);
			set_text(text_4, $3);
		}, [
			() => t("rules.title", { edition: editionName(get(board).edition) }),
			() => editionAbout($$props.id),
			() => t("learn.start"),
			() => t("nav.statistics")
		]);
		append($$anchor, fragment_1);
	};
	if_block(node_3, ($$render) => {
		if (get(board)) $$render(consequent_7);
	});
	reset(main);
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
export { RulesPage as default };
