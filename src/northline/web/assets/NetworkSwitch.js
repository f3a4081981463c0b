import { $ as first_child, F as append, H as delegated, L as from_html, M as await_block, P as set_text, Q as child, U as event, V as delegate, W as get, at as set, ct as pop, dt as reset, et as only_child, g as set_value, j as if_block, lt as push, m as set_attribute, ot as state, p as remove_input_defaults, q as template_effect, st as user_derived, tt as sibling } from "./svelte.js";
import { H as getQrCode, b as t, n as refusalText } from "./forms.js";
import { R as network } from "./index.js";
import { t as copyText } from "./copy.js";
// src/components/CopyField.svelte
var root$2 = from_html(`<label class="field"><span> </span> <input readonly=""/></label> <p class="svelte-slkier"><button class="button primary svelte-slkier" type="button"> </button> <span role="status"> </span></p>`, 1);
function CopyField($$anchor, $$props) {
	push($$props, true);
	let copied = state("");
	var fragment = root$2();
	var label_1 = first_child(fragment);
	var span = child(label_1);
	var text_1 = only_child(span, true);
	var input = sibling(span, 2);
	remove_input_defaults(input);
	reset(label_1);
	var p = sibling(label_1, 2);
	var button_1 = child(p);
	var text_2 = only_child(button_1, true);
	var span_1 = sibling(button_1, 2);
	var text_3 = only_child(span_1, true);
	reset(p);
	template_effect(($0) => {
		set_text(text_1, $$props.label);
		set_value(input, $$props.text);
		set_text(text_2, $$props.button);
		set_text(text_3, $0);
	}, [() => get(copied) === $$props.text ? t("room.copied") : ""]);
	event("focus", input, (event) => event.currentTarget.select());
	delegated("click", button_1, async () => set(copied, await copyText($$props.text) ? $$props.text : "", true));
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/components/QrCode.svelte
var root$1 = from_html(`<img class="svelte-1t1nt6u"/>`);
var root_1$1 = from_html(`<span></span>`);
var root_2 = from_html(`<div class="code svelte-1t1nt6u"><!></div>`);
function QrCode($$anchor, $$props) {
	push($$props, true);
	const picture = user_derived(() => getQrCode($$props.text).then(({ svg }) => `data:image/svg+xml,${encodeURIComponent(svg)}`));
	var div = root_2();
	var node = child(div);
	await_block(node, () => get(picture), null, ($$anchor, source) => {
		var img = root$1();
		template_effect(() => {
			set_attribute(img, "src", get(source));
			set_attribute(img, "alt", $$props.label);
		});
		append($$anchor, img);
	}, ($$anchor) => {
		var span = root_1$1();
		append($$anchor, span);
	});
	reset(div);
	append($$anchor, div);
	pop();
}
// src/lobby/NetworkSwitch.svelte
var root = from_html(`<p class="problem" role="alert"> </p>`);
var root_1 = from_html(`<button type="button" role="switch" class="svelte-3bna5w"><span class="track svelte-3bna5w" aria-hidden="true"><span class="thumb svelte-3bna5w"></span></span> <span> </span></button> <!>`, 1);
function NetworkSwitch($$anchor, $$props) {
	push($$props, true);
	let busy = state(false);
	let problem = state("");
	const on = user_derived(() => network.info?.on ?? false);
	async function turn() {
		set(busy, true);
		set(problem, "");
		try {
			await network.switch(!get(on));
		} catch (error) {
			set(problem, refusalText(error), true);
		} finally {
			set(busy, false);
		}
	}
	var fragment = root_1();
	var button = first_child(fragment);
	var span = sibling(child(button), 2);
	var text = only_child(span, true);
	reset(button);
	var node = sibling(button, 2);
	var consequent = ($$anchor) => {
		var p = root();
		var text_1 = only_child(p, true);
		template_effect(() => set_text(text_1, get(problem)));
		append($$anchor, p);
	};
	if_block(node, ($$render) => {
		if (get(problem)) $$render(consequent);
	});
	template_effect(($0) => {
		set_attribute(button, "aria-checked", get(on));
		set_attribute(button, "aria-busy", get(busy));
		set_text(text, $0);
	}, [() => t("network.switch")]);
	delegated("click", button, () => get(busy) || void turn());
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
export { QrCode as n, CopyField as r, NetworkSwitch as t };
