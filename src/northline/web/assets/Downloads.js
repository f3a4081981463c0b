import { $ as first_child, F as append, H as delegated, L as from_html, O as each, P as set_text, Q as child, V as delegate, W as get, _ as bind_select_value, at as set, ct as pop, dt as reset, et as only_child, j as if_block, lt as push, m as set_attribute, ot as state, q as template_effect, st as user_derived, tt as sibling, v as init_select } from "./svelte.js";
import { b as t, x as Refusal } from "./forms.js";
// src/workshop/work.ts
/** Work that the server does for a map: a stream of lines, which ends when somebody cancels it. */
/** Ask for work and tell each line; resolves at the end. Aborting the signal cancels it on the server. */
async function work(path, body, online, signal) {
	let response;
	try {
		response = await fetch(path, {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(body),
			signal
		});
	} catch (error) {
		if (signal.aborted) return;
		throw new Refusal("offline", String(error));
	}
	if (!response.ok || !response.body) {
		const told = await response.json().catch(() => null);
		throw new Refusal(told?.code ?? "internal", told?.why ?? response.statusText);
	}
	const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
	let rest = "";
	try {
		for (;;) {
			const { done, value } = await reader.read();
			if (done) break;
			const lines = (rest + value).split("\n");
			rest = lines.pop();
			for (const line of lines) if (line) online(JSON.parse(line));
		}
	} catch (error) {
		if (!signal.aborted) throw new Refusal("offline", String(error));
	}
}
// src/workshop/Downloads.svelte
var root = from_html(`<button class="button"> <span class="unseen"> </span></button>`);
var root_1 = from_html(`<option> </option>`);
var root_2 = from_html(`<span class="print svelte-1i7o5fc"><button class="button"> <span class="unseen"> </span></button> <select class="svelte-1i7o5fc"></select></span>`);
var root_3 = from_html(`<p role="status"> </p>`);
var root_4 = from_html(`<p class="problem" role="alert"> </p>`);
var root_5 = from_html(`<div class="row svelte-1i7o5fc"><!> <!> <!> <!></div> <!> <!>`, 1);
function Downloads($$anchor, $$props) {
	push($$props, true);
	const PAPERS = [
		"a4",
		"letter",
		"large"
	];
	let paper = state("a4");
	let busy = state(false);
	let problem = state("");
	/** A browser would save the answer to a failed download as if it were the file. */
	async function take(address, file) {
		set(busy, true);
		set(problem, "");
		try {
			const response = await fetch(address);
			if (!response.ok) {
				const told = await response.json().catch(() => null);
				set(problem, t("workshop.download.failed", { why: told?.why ?? response.statusText }), true);
				return;
			}
			const link = document.createElement("a");
			link.href = URL.createObjectURL(await response.blob());
			link.download = file;
			link.click();
			setTimeout(() => URL.revokeObjectURL(link.href), 6e4);
		} catch {
			set(problem, t("refusal.offline"), true);
		} finally {
			set(busy, false);
		}
	}
	const stem = user_derived(() => $$props.name.replace(/[^\p{L}\p{N} _-]/gu, "").trim() || "map");
	var fragment = root_5();
	var div = first_child(fragment);
	var node = child(div);
	var consequent = ($$anchor) => {
		var button = root();
		var text = child(button, true);
		var span = sibling(text);
		var text_1 = only_child(span, true);
		reset(button);
		template_effect(($0) => {
			button.disabled = get(busy);
			set_text(text, $0);
			set_text(text_1, $$props.name);
		}, [() => t("workshop.download")]);
		delegated("click", button, () => void take($$props.toml, `${get(stem)}.toml`));
		append($$anchor, button);
	};
	if_block(node, ($$render) => {
		if ($$props.toml) $$render(consequent);
	});
	var node_1 = sibling(node, 2);
	var consequent_1 = ($$anchor) => {
		var button_1 = root();
		var text_2 = child(button_1, true);
		var span_1 = sibling(text_2);
		var text_3 = only_child(span_1, true);
		reset(button_1);
		template_effect(($0) => {
			button_1.disabled = get(busy);
			set_text(text_2, $0);
			set_text(text_3, $$props.name);
		}, [() => t("workshop.geometry")]);
		delegated("click", button_1, () => void take($$props.geometry, `${get(stem)}.geometry.json`));
		append($$anchor, button_1);
	};
	if_block(node_1, ($$render) => {
		if ($$props.geometry) $$render(consequent_1);
	});
	var node_2 = sibling(node_1, 2);
	var consequent_2 = ($$anchor) => {
		var button_2 = root();
		var text_4 = child(button_2, true);
		var span_2 = sibling(text_4);
		var text_5 = only_child(span_2, true);
		reset(button_2);
		template_effect(($0) => {
			button_2.disabled = get(busy);
			set_text(text_4, $0);
			set_text(text_5, $$props.name);
		}, [() => t("workshop.picture")]);
		delegated("click", button_2, () => void take($$props.svg, `${get(stem)}.svg`));
		append($$anchor, button_2);
	};
	if_block(node_2, ($$render) => {
		if ($$props.svg) $$render(consequent_2);
	});
	var node_3 = sibling(node_2, 2);
	var consequent_3 = ($$anchor) => {
		var span_3 = root_2();
		var button_3 = child(span_3);
		var text_6 = child(button_3, true);
		var span_4 = sibling(text_6);
		var text_7 = only_child(span_4, true);
		reset(button_3);
		var select = sibling(button_3, 2);
		each(select, 20, () => PAPERS, (one) => one, ($$anchor, one) => {
			var option = root_1();
			var text_8 = only_child(option, true);
			var option_value = {};
			template_effect(($0) => {
				set_text(text_8, $0);
				if (option_value !== (option_value = one)) option.value = (option.__value = option_value) ?? "";
			}, [() => t(`workshop.paper.${one}`)]);
			append($$anchor, option);
		});
		reset(select);
		init_select(select);
		reset(span_3);
		template_effect(($0, $1) => {
			button_3.disabled = get(busy);
			set_text(text_6, $0);
			set_text(text_7, $$props.name);
			set_attribute(select, "aria-label", $1);
		}, [() => t("workshop.print"), () => t("workshop.paper")]);
		delegated("click", button_3, () => void take(`${$$props.pdf}?paper=${get(paper)}`, `${get(stem)}.pdf`));
		bind_select_value(select, () => get(paper), ($$value) => set(paper, $$value));
		append($$anchor, span_3);
	};
	if_block(node_3, ($$render) => {
		if ($$props.pdf) $$render(consequent_3);
	});
	reset(div);
	var node_4 = sibling(div, 2);
	var consequent_4 = ($$anchor) => {
		var p = root_3();
		var text_9 = only_child(p, true);
		template_effect(($0) => set_text(text_9, $0), [() => t("workshop.preparing")]);
		append($$anchor, p);
	};
	if_block(node_4, ($$render) => {
		if (get(busy)) $$render(consequent_4);
	});
	var node_5 = sibling(node_4, 2);
	var consequent_5 = ($$anchor) => {
		var p_1 = root_4();
		var text_10 = only_child(p_1, true);
		template_effect(() => set_text(text_10, get(problem)));
		append($$anchor, p_1);
	};
	if_block(node_5, ($$render) => {
		if (get(problem)) $$render(consequent_5);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
export { work as n, Downloads as t };
