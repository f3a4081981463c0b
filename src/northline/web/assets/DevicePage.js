import { $ as first_child, F as append, H as delegated, J as user_effect, L as from_html, P as set_text, Q as child, U as event, V as delegate, W as get, at as set, ct as pop, d as bind_value, dt as reset, et as only_child, j as if_block, lt as push, nt as proxy, ot as state, p as remove_input_defaults, q as template_effect, st as user_derived, tt as sibling } from "./svelte.js";
import { L as getMyTables, W as getRecoveryCode, X as getTransferCode, b as t, bt as settings, ft as usePlayerCode, n as refusalText } from "./forms.js";
import { B as PageHeader, R as network } from "./index.js";
import { n as QrCode, r as CopyField, t as NetworkSwitch } from "./NetworkSwitch.js";
// src/lobby/DevicePage.svelte
var root = from_html(`<label class="field svelte-nskzpv"><span> </span> <input class="secret svelte-nskzpv" maxlength="60" autocomplete="off" autocapitalize="characters" spellcheck="false"/></label>`);
var root_1 = from_html(`<p class="warning svelte-nskzpv"> </p>`);
var root_2 = from_html(`<form class="card svelte-nskzpv"><h2 class="svelte-nskzpv"> </h2> <p> </p> <!> <!> <button class="button primary svelte-nskzpv"> </button></form>`);
var root_3 = from_html(`<p class="warning svelte-nskzpv"> </p> <!>`, 1);
var root_4 = from_html(`<div class="open svelte-nskzpv"><!> <div><!></div></div> <p class="warning svelte-nskzpv"> </p>`, 1);
var root_5 = from_html(`<p> </p> <button class="button primary svelte-nskzpv" type="button"> </button>`, 1);
var root_6 = from_html(`<section class="card" aria-labelledby="transfer-title"><h2 id="transfer-title" class="svelte-nskzpv"> </h2> <!></section>`);
var root_7 = from_html(`<!> <p class="warning svelte-nskzpv"> </p> <button class="button svelte-nskzpv" type="button"> </button>`, 1);
var root_8 = from_html(`<button class="button primary svelte-nskzpv" type="button"> </button>`);
var root_9 = from_html(`<section class="card" aria-labelledby="recovery-title"><h2 id="recovery-title" class="svelte-nskzpv"> </h2> <p> </p> <!></section>`);
var root_10 = from_html(`<p class="problem svelte-nskzpv" role="alert"> </p>`);
var root_11 = from_html(`<p> </p>`);
var root_12 = from_html(`<section class="card" role="status"><h2 class="svelte-nskzpv"> </h2> <!> <a class="button primary svelte-nskzpv" href="/"> </a></section>`);
var root_13 = from_html(`<p class="about svelte-nskzpv"> </p> <div class="cards svelte-nskzpv"><!> <!> <!></div>`, 1);
var root_14 = from_html(`<!> <main class="page" id="content" tabindex="-1"><h1 class="svelte-nskzpv"> </h1> <!> <!></main>`, 1);
function DevicePage($$anchor, $$props) {
	push($$props, true);
	const enter = ($$anchor) => {
		var form = root_2();
		var h2 = child(form);
		var text = only_child(h2, true);
		var p = sibling(h2, 2);
		var text_1 = only_child(p, true);
		var node = sibling(p, 2);
		var consequent = ($$anchor) => {
			var label = root();
			var span = child(label);
			var text_2 = only_child(span, true);
			var input = sibling(span, 2);
			remove_input_defaults(input);
			reset(label);
			template_effect(($0) => set_text(text_2, $0), [() => t("device.code")]);
			bind_value(input, () => get(typed), ($$value) => set(typed, $$value));
			append($$anchor, label);
		};
		if_block(node, ($$render) => {
			if (!brought) $$render(consequent);
		});
		var node_1 = sibling(node, 2);
		var consequent_1 = ($$anchor) => {
			var p_1 = root_1();
			var text_3 = only_child(p_1, true);
			template_effect(($0) => set_text(text_3, $0), [() => t("device.own", { n: get(own) })]);
			append($$anchor, p_1);
		};
		var d = user_derived(() => get(own) > 0 && get(typed).trim());
		if_block(node_1, ($$render) => {
			if (get(d)) $$render(consequent_1);
		});
		var button = sibling(node_1, 2);
		var text_4 = only_child(button, true);
		reset(form);
		template_effect(($0, $1, $2, $3) => {
			set_text(text, $0);
			set_text(text_1, $1);
			button.disabled = $2;
			set_text(text_4, $3);
		}, [
			() => t(brought ? "device.arrive" : "device.enter"),
			() => t(brought ? "device.arrive.text" : "device.enter.text"),
			() => !get(typed).trim(),
			() => t("device.use")
		]);
		event("submit", form, use);
		append($$anchor, form);
	};
	const handOver = ($$anchor) => {
		var section = root_6();
		var h2_1 = child(section);
		var text_5 = only_child(h2_1, true);
		var node_2 = sibling(h2_1, 2);
		var consequent_2 = ($$anchor) => {
			var fragment = root_3();
			var p_2 = first_child(fragment);
			var text_6 = only_child(p_2, true);
			var node_3 = sibling(p_2, 2);
			NetworkSwitch(node_3, {});
			template_effect(($0) => set_text(text_6, $0), [() => t(network.info?.on ? "network.none" : "device.only_here")]);
			append($$anchor, fragment);
		};
		var consequent_3 = ($$anchor) => {
			var fragment_1 = root_4();
			var div = first_child(fragment_1);
			var node_4 = child(div);
			{
				let $0 = user_derived(() => t("device.qr"));
				QrCode(node_4, {
					get text() {
						return get(link);
					},
					get label() {
						return get($0);
					}
				});
			}
			var div_1 = sibling(node_4, 2);
			var node_5 = child(div_1);
			{
				let $0 = user_derived(() => t("device.link"));
				let $1 = user_derived(() => t("room.copy"));
				CopyField(node_5, {
					get label() {
						return get($0);
					},
					get text() {
						return get(link);
					},
					get button() {
						return get($1);
					}
				});
			}
			reset(div_1);
			reset(div);
			var p_3 = sibling(div, 2);
			var text_7 = only_child(p_3, true);
			template_effect(($0) => set_text(text_7, $0), [() => t("device.transfer.warning", { n: get(transfer).minutes ?? 0 })]);
			append($$anchor, fragment_1);
		};
		var alternate = ($$anchor) => {
			var fragment_2 = root_5();
			var p_4 = first_child(fragment_2);
			var text_8 = only_child(p_4, true);
			var button_1 = sibling(p_4, 2);
			var text_9 = only_child(button_1, true);
			template_effect(($0, $1) => {
				set_text(text_8, $0);
				set_text(text_9, $1);
			}, [() => t("device.transfer.text"), () => t("device.transfer.show")]);
			delegated("click", button_1, showTransfer);
			append($$anchor, fragment_2);
		};
		if_block(node_2, ($$render) => {
			if (network.closed) $$render(consequent_2);
			else if (get(transfer) && get(link)) $$render(consequent_3, 1);
			else $$render(alternate, -1);
		});
		reset(section);
		template_effect(($0) => set_text(text_5, $0), [() => t("device.transfer")]);
		append($$anchor, section);
	};
	const keep = ($$anchor) => {
		var section_1 = root_9();
		var h2_2 = child(section_1);
		var text_10 = only_child(h2_2, true);
		var p_5 = sibling(h2_2, 2);
		var text_11 = only_child(p_5, true);
		var node_6 = sibling(p_5, 2);
		var consequent_4 = ($$anchor) => {
			var fragment_3 = root_7();
			var node_7 = first_child(fragment_3);
			{
				let $0 = user_derived(() => t("device.code"));
				let $1 = user_derived(() => t("device.copy_code"));
				CopyField(node_7, {
					get label() {
						return get($0);
					},
					get text() {
						return get(recovery).code;
					},
					get button() {
						return get($1);
					}
				});
			}
			var p_6 = sibling(node_7, 2);
			var text_12 = only_child(p_6, true);
			var button_2 = sibling(p_6, 2);
			var text_13 = only_child(button_2, true);
			template_effect(($0, $1) => {
				set_text(text_12, $0);
				set_text(text_13, $1);
			}, [() => t("device.keep.warning"), () => t("device.keep.hide")]);
			delegated("click", button_2, () => set(recovery, null));
			append($$anchor, fragment_3);
		};
		var alternate_1 = ($$anchor) => {
			var button_3 = root_8();
			var text_14 = only_child(button_3, true);
			template_effect(($0) => set_text(text_14, $0), [() => t("device.keep.show")]);
			delegated("click", button_3, showRecovery);
			append($$anchor, button_3);
		};
		if_block(node_6, ($$render) => {
			if (get(recovery)) $$render(consequent_4);
			else $$render(alternate_1, -1);
		});
		reset(section_1);
		template_effect(($0, $1) => {
			set_text(text_10, $0);
			set_text(text_11, $1);
		}, [() => t("device.keep"), () => t("device.keep.text")]);
		append($$anchor, section_1);
	};
	const brought = decodeURIComponent(location.hash.slice(1));
	if (brought) history.replaceState(null, "", location.pathname);
	let transfer = state(null);
	let recovery = state(null);
	let typed = state(proxy(brought));
	let done = state(null);
	let own = state(0);
	let problem = state("");
	const link = user_derived(() => get(transfer) && `${network.origin}/device#${get(transfer).code}`);
	user_effect(() => {
		network.refresh();
		getMyTables().then((tables) => set(own, tables.length, true), () => void 0);
	});
	async function attempt(work) {
		set(problem, "");
		try {
			await work();
		} catch (error) {
			set(problem, refusalText(error), true);
		}
	}
	const showTransfer = () => attempt(async () => void set(transfer, await getTransferCode()));
	const showRecovery = () => attempt(async () => void set(recovery, await getRecoveryCode()));
	function use(event) {
		event.preventDefault();
		attempt(async () => {
			set(done, await usePlayerCode(get(typed)));
			if (get(done).name) settings.set("name", get(done).name);
		});
	}
	var fragment_4 = root_14();
	var node_8 = first_child(fragment_4);
	{
		let $0 = user_derived(() => t("device.title"));
		PageHeader(node_8, { get title() {
			return get($0);
		} });
	}
	var main = sibling(node_8, 2);
	var h1 = child(main);
	var text_15 = only_child(h1, true);
	var node_9 = sibling(h1, 2);
	var consequent_5 = ($$anchor) => {
		var p_7 = root_10();
		var text_16 = only_child(p_7, true);
		template_effect(() => set_text(text_16, get(problem)));
		append($$anchor, p_7);
	};
	if_block(node_9, ($$render) => {
		if (get(problem)) $$render(consequent_5);
	});
	var node_10 = sibling(node_9, 2);
	var consequent_7 = ($$anchor) => {
		var section_2 = root_12();
		var h2_3 = child(section_2);
		var text_17 = only_child(h2_3, true);
		var node_11 = sibling(h2_3, 2);
		var consequent_6 = ($$anchor) => {
			var p_8 = root_11();
			var text_18 = only_child(p_8, true);
			template_effect(($0) => set_text(text_18, $0), [() => t("device.done.text", { n: get(done).tables })]);
			append($$anchor, p_8);
		};
		if_block(node_11, ($$render) => {
			if (get(done).tables > 0) $$render(consequent_6);
		});
		var a = sibling(node_11, 2);
		var text_19 = only_child(a, true);
		reset(section_2);
		template_effect(($0, $1) => {
			set_text(text_17, $0);
			set_text(text_19, $1);
		}, [() => get(done).name ? t("device.done.name", { name: get(done).name }) : t("device.done"), () => t("device.done.lobby")]);
		append($$anchor, section_2);
	};
	var alternate_3 = ($$anchor) => {
		var fragment_5 = root_13();
		var p_9 = first_child(fragment_5);
		var text_20 = only_child(p_9, true);
		var div_2 = sibling(p_9, 2);
		var node_12 = child(div_2);
		var consequent_8 = ($$anchor) => {
			enter($$anchor);
		};
		var alternate_2 = ($$anchor) => {
			handOver($$anchor);
		};
		if_block(node_12, ($$render) => {
			if (brought) $$render(consequent_8);
			else $$render(alternate_2, -1);
		});
		var node_13 = sibling(node_12, 2);
		var consequent_9 = ($$anchor) => {
			keep($$anchor);
		};
		if_block(node_13, ($$render) => {
			if (!brought || get(own) > 0) $$render(consequent_9);
		});
		var node_14 = sibling(node_13, 2);
		var consequent_10 = ($$anchor) => {
			enter($$anchor);
		};
		if_block(node_14, ($$render) => {
			if (!brought) $$render(consequent_10);
		});
		reset(div_2);
		template_effect(($0) => set_text(text_20, $0), [() => t("device.text")]);
		append($$anchor, fragment_5);
	};
	if_block(node_10, ($$render) => {
		if (get(done)) $$render(consequent_7);
		else $$render(alternate_3, -1);
	});
	reset(main);
	template_effect(($0) => set_text(text_15, $0), [() => t("device.title")]);
	append($$anchor, fragment_4);
	pop();
}
delegate(["click"]);
export { DevicePage as default };
