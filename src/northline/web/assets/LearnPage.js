import { $ as first_child, F as append, J as user_effect, K as untrack, L as from_html, O as each, P as set_text, Q as child, W as get, at as set, ct as pop, dt as reset, et as only_child, j as if_block, lt as push, m as set_attribute, ot as state, q as template_effect, st as user_derived, tt as sibling } from "./svelte.js";
import { A as getBots, E as createTable, M as getEditions, b as t, bt as settings, d as gentlest, j as getEdition, l as editionAbout, n as refusalText, u as editionName } from "./forms.js";
import { B as PageHeader, W as router, n as BoardThumbnail } from "./index.js";
// src/help/LearnPage.svelte
var root = from_html(`<p class="problem svelte-19wuqoe" role="alert"> </p>`);
var root_1 = from_html(`<section class="card svelte-19wuqoe"><div class="picture svelte-19wuqoe"><!></div> <h2 class="svelte-19wuqoe"> </h2> <p class="svelte-19wuqoe"> </p> <div class="row svelte-19wuqoe"><a class="button primary svelte-19wuqoe"> <span class="unseen"> </span></a> <a class="button svelte-19wuqoe"> <span class="unseen"> </span></a></div></section>`);
var root_2 = from_html(`<!> <main class="page" id="content" tabindex="-1"><h1> </h1> <p class="lead svelte-19wuqoe"> </p> <!> <div class="boards svelte-19wuqoe"></div></main>`, 1);
function LearnPage($$anchor, $$props) {
	push($$props, true);
	/** Lessons and rules for each board. With an edition in the URL its lesson begins at once. */
	let editions = state([]);
	let problem = state("");
	async function begin(edition) {
		const name = settings.values.name.trim() || t("lobby.guest");
		const [bots, { rules }] = await Promise.all([getBots(), getEdition(edition)]);
		const opponents = Array.from({ length: rules.players[0] - 1 }, () => gentlest(bots));
		const { table } = await createTable({
			edition,
			seats: [null, ...opponents],
			name,
			hints: true
		});
		router.go(`/table/${table.id}?lesson`, true);
	}
	user_effect(() => {
		const failed = (error) => set(problem, refusalText(error), true);
		const list = () => getEditions().then((found) => set(editions, found), failed);
		if (!$$props.id) list();
		else untrack(() => begin($$props.id)).catch((error) => {
			failed(error);
			list();
		});
	});
	var fragment = root_2();
	var node = first_child(fragment);
	{
		let $0 = user_derived(() => t("learn.title"));
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
	var div = sibling(node_1, 2);
	each(div, 21, () => get(editions), (edition) => edition.id, ($$anchor, edition) => {
		var section = root_1();
		var div_1 = child(section);
		var node_2 = child(div_1);
		BoardThumbnail(node_2, { get edition() {
			return get(edition).id;
		} });
		reset(div_1);
		var h2 = sibling(div_1, 2);
		var text_3 = only_child(h2, true);
		var p_2 = sibling(h2, 2);
		var text_4 = only_child(p_2, true);
		var div_2 = sibling(p_2, 2);
		var a = child(div_2);
		var text_5 = child(a, true);
		var span = sibling(text_5);
		var text_6 = only_child(span);
		reset(a);
		var a_1 = sibling(a, 2);
		var text_7 = child(a_1, true);
		var span_1 = sibling(text_7);
		var text_8 = only_child(span_1);
		reset(a_1);
		reset(div_2);
		reset(section);
		template_effect(($0, $1, $2, $3, $4, $5) => {
			set_attribute(section, "aria-labelledby", `learn-${get(edition).id ?? ""}`);
			set_attribute(h2, "id", `learn-${get(edition).id ?? ""}`);
			set_text(text_3, $0);
			set_text(text_4, $1);
			set_attribute(a, "href", `/learn/${get(edition).id ?? ""}`);
			set_text(text_5, $2);
			set_text(text_6, `: ${$3 ?? ""}`);
			set_attribute(a_1, "href", `/edition/${get(edition).id ?? ""}`);
			set_text(text_7, $4);
			set_text(text_8, `: ${$5 ?? ""}`);
		}, [
			() => editionName(get(edition)),
			() => editionAbout(get(edition)),
			() => t("learn.start"),
			() => editionName(get(edition)),
			() => t("learn.rules"),
			() => editionName(get(edition))
		]);
		append($$anchor, section);
	});
	reset(div);
	reset(main);
	template_effect(($0, $1) => {
		set_text(text, $0);
		set_text(text_1, $1);
	}, [() => t("learn.title"), () => t("learn.text")]);
	append($$anchor, fragment);
	pop();
}
export { LearnPage as default };
