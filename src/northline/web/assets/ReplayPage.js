import { $ as first_child, B as text, E as snippet, F as append, H as delegated, I as comment, J as user_effect, K as untrack, L as from_html, O as each, P as set_text, Q as child, R as from_svg, S as clsx, U as event, V as delegate, W as get, Z as $window, _ as bind_select_value, a as prop, at as set, b as set_style, ct as pop, dt as reset, et as only_child, g as set_value, j as if_block, k as index, l as bind_element_size, lt as push, m as set_attribute, nt as proxy, ot as state, p as remove_input_defaults, pt as noop, q as template_effect, r as onDestroy, st as user_derived, tt as sibling, u as bind_checked, ut as next, v as init_select, x as set_class, y as select_option, z as props_id } from "./svelte.js";
import { C as askForAnalysis, K as getReplay, U as getRecordAnalysis, at as replayRecord, b as t, bt as settings, dt as tryMoves, f as isCharacter, k as getAnalysis, m as seatName, n as refusalText, nt as playOn, u as editionName, v as has, w as askForRecordAnalysis, y as list } from "./forms.js";
import { D as loadBoard, E as upright, H as OPENED_FILE, O as stationOwners, U as recordFile, W as router, s as playerColor, t as Portrait, y as parseCard, z as ProblemPage } from "./index.js";
import { a as sentenceOf } from "./sentences.js";
import { d as Board, n as actionText, t as MiniCards, u as SeatMark } from "./MiniCards.js";
import { i as KeyboardHelp, n as isHandledElsewhere } from "./keys.js";
import { r as ShareMoment, t as Chart } from "./Chart.js";
import { i as signedPercent, n as percent, r as signedNumber, t as decimal } from "./numbers.js";
// src/analysis/reasons.ts
/** The numbers that a sentence can depend on; a reason has one of them. */
var COUNTS = [
	"turns",
	"cards",
	"count",
	"points",
	"length"
];
/** A reason as a sentence; empty for one that this version does not know. */
function reasonText({ code, values }, context) {
	const key = `analysis.reason.${code}`;
	return has(key) ? t(key, inWords(values, context)) : "";
}
function reasonsText(reasons, context) {
	return reasons.map((reason) => reasonText(reason, context)).filter(Boolean).join(" ");
}
/** What happened at a turning point, and what it meant. */
function turningText(point, context) {
	const [what, ...meaning] = point.reasons.map((reason) => reasonText(reason, context)).filter(Boolean);
	if (!what) return t("analysis.turning.unnamed", { name: context.nameOf(point.seat) });
	return meaning.length ? t("analysis.turning", {
		what,
		meaning: list(meaning)
	}) : what;
}
function inWords(values, { board, nameOf }) {
	const words = {};
	for (const [name, value] of Object.entries(values)) if (name === "ticket") words.ticket = board.ticketEnds(String(value));
	else if (name === "route") words.route = board.routeEnds(String(value));
	else if (name === "city") words.city = board.cityName(String(value));
	else if (name === "card") words.card = t(`card.${parseCard(String(value))}`);
	else if (name === "seat") words.name = nameOf(Number(value));
	else if (name === "chance" || name === "instead") words[name] = percent(Number(value));
	const count = COUNTS.find((name) => name in values);
	if (count) words.n = Number(values[count]);
	return words;
}
// src/analysis/verdicts.ts
/** The signs are those of chess books. */
var SIGNS = {
	forced: "□",
	best: "!",
	equal: "=",
	good: "✓",
	inaccuracy: "?!",
	mistake: "?",
	blunder: "??"
};
var FAULTS = [
	"blunder",
	"mistake",
	"inaccuracy"
];
var isFault = (decision) => FAULTS.includes(decision.verdict);
/** The decision that led to the moment one looks at. */
function decisionBefore(analysis, at) {
	return analysis.decisions.find((decision) => decision.at === at - 1) ?? null;
}
/** The decisions of a list: of one player or of all, and maybe only those that gave something away. */
function chosen(analysis, seat, faults) {
	return analysis.decisions.filter((decision) => (seat === null || decision.seat === seat) && (faults ? isFault(decision) : decision.verdict !== "forced"));
}
// src/analysis/VerdictMark.svelte
var root$16 = from_html(`<span><b aria-hidden="true" class="svelte-hzd7ey"> </b> <span> </span></span>`);
function VerdictMark($$anchor, $$props) {
	push($$props, true);
	const word = prop($$props, "word", 3, true);
	var span = root$16();
	var b = child(span);
	var text = only_child(b, true);
	var span_1 = sibling(b, 2);
	let classes;
	var text_1 = only_child(span_1, true);
	reset(span);
	template_effect(($0) => {
		set_class(span, 1, `verdict ${$$props.verdict ?? ""}`, "svelte-hzd7ey");
		set_text(text, SIGNS[$$props.verdict]);
		classes = set_class(span_1, 1, "", null, classes, { unseen: !word() });
		set_text(text_1, $0);
	}, [() => t(`analysis.verdict.${$$props.verdict}`)]);
	append($$anchor, span);
	pop();
}
// src/analysis/DecisionCard.svelte
var root$15 = from_html(`<p class="better svelte-1wpzr32"> </p> <p class="loss svelte-1wpzr32"> </p>`, 1);
var root_1$14 = from_html(`<p class="svelte-1wpzr32"> </p>`);
var root_2$14 = from_html(`<li> </li>`);
var root_3$11 = from_html(`<details><summary class="svelte-1wpzr32"> </summary> <ol class="svelte-1wpzr32"></ol></details>`);
var root_4$8 = from_html(`<p class="who svelte-1wpzr32"><!> <strong> </strong> <!></p> <p class="svelte-1wpzr32"> </p> <!> <!> <!>`, 1);
var root_5$5 = from_html(`<section class="decision svelte-1wpzr32" aria-live="polite"><!></section>`);
function DecisionCard($$anchor, $$props) {
	push($$props, true);
	const why = user_derived(() => $$props.decision ? reasonsText($$props.decision.reasons, $$props.context) : "");
	var section = root_5$5();
	var node = child(section);
	var consequent_3 = ($$anchor) => {
		var fragment = root_4$8();
		var p = first_child(fragment);
		var node_1 = child(p);
		SeatMark(node_1, { get seat() {
			return $$props.decision.seat;
		} });
		var strong = sibling(node_1, 2);
		var text = only_child(strong, true);
		VerdictMark(sibling(strong, 2), { get verdict() {
			return $$props.decision.verdict;
		} });
		reset(p);
		var p_1 = sibling(p, 2);
		var text_1 = only_child(p_1, true);
		var node_3 = sibling(p_1, 2);
		var consequent = ($$anchor) => {
			var fragment_1 = root$15();
			var p_2 = first_child(fragment_1);
			var text_2 = only_child(p_2, true);
			var p_3 = sibling(p_2, 2);
			var text_3 = only_child(p_3, true);
			template_effect(($0, $1) => {
				set_text(text_2, $0);
				set_text(text_3, $1);
			}, [() => t("analysis.better", { action: actionText($$props.decision.best, $$props.context.board) }), () => t("analysis.loss", {
				loss: percent($$props.decision.loss),
				error: percent($$props.decision.error)
			})]);
			append($$anchor, fragment_1);
		};
		if_block(node_3, ($$render) => {
			if ($$props.decision.best) $$render(consequent);
		});
		var node_4 = sibling(node_3, 2);
		var consequent_1 = ($$anchor) => {
			var p_4 = root_1$14();
			var text_4 = only_child(p_4, true);
			template_effect(() => set_text(text_4, get(why)));
			append($$anchor, p_4);
		};
		if_block(node_4, ($$render) => {
			if (get(why)) $$render(consequent_1);
		});
		var node_5 = sibling(node_4, 2);
		var consequent_2 = ($$anchor) => {
			var details = root_3$11();
			var summary = child(details);
			var text_5 = only_child(summary, true);
			var ol = sibling(summary, 2);
			each(ol, 21, () => $$props.decision.alternatives, (alternative) => alternative.action, ($$anchor, alternative) => {
				var li = root_2$14();
				let classes;
				var text_6 = only_child(li, true);
				template_effect(($0) => {
					classes = set_class(li, 1, "svelte-1wpzr32", null, classes, { made: get(alternative).action === $$props.decision.action });
					set_text(text_6, $0);
				}, [() => t("analysis.alternative", {
					action: actionText(get(alternative).action, $$props.context.board),
					win: percent(get(alternative).win),
					error: percent(get(alternative).error)
				})]);
				append($$anchor, li);
			});
			reset(ol);
			reset(details);
			template_effect(($0) => set_text(text_5, $0), [() => t("analysis.alternatives")]);
			append($$anchor, details);
		};
		if_block(node_5, ($$render) => {
			if ($$props.decision.alternatives.length > 1) $$render(consequent_2);
		});
		template_effect(($0) => {
			set_text(text, $$props.analysis.names[$$props.decision.seat]);
			set_text(text_1, $0);
		}, [() => t("analysis.made", { action: actionText($$props.decision.action, $$props.context.board) })]);
		append($$anchor, fragment);
	};
	var alternate = ($$anchor) => {
		var p_5 = root_1$14();
		var text_7 = only_child(p_5, true);
		template_effect(($0) => set_text(text_7, $0), [() => $$props.analysis.complete || $$props.analysis.decisions.length ? t("analysis.no_decision") : t("analysis.stage.decisions")]);
		append($$anchor, p_5);
	};
	if_block(node, ($$render) => {
		if ($$props.decision) $$render(consequent_3);
		else $$render(alternate, -1);
	});
	reset(section);
	template_effect(($0) => {
		set_attribute(section, "aria-label", $0);
		set_attribute(section, "data-decision", $$props.decision?.at);
	}, [() => t("analysis.decision")]);
	append($$anchor, section);
	pop();
}
// src/analysis/DecisionList.svelte
var root$14 = from_html(`<option> </option>`);
var root_1$13 = from_html(`<span class="loss svelte-ikgczs"> </span>`);
var root_2$13 = from_html(`<li><button type="button" class="svelte-ikgczs"><span class="move svelte-ikgczs"> </span> <span class="what svelte-ikgczs"><!><span class="unseen"> </span> </span> <span class="verdict svelte-ikgczs"><!><!></span></button></li>`);
var root_3$10 = from_html(`<li class="none svelte-ikgczs"> </li>`);
var root_4$7 = from_html(`<div class="filters svelte-ikgczs"><label class="svelte-ikgczs"><span> </span> <select class="svelte-ikgczs"><option> </option><!></select></label> <label class="tick svelte-ikgczs"><input type="checkbox"/> </label></div> <ol class="svelte-ikgczs"></ol>`, 1);
function DecisionList($$anchor, $$props) {
	push($$props, true);
	let seat = state(null);
	let faults = state(true);
	const shown = user_derived(() => chosen($$props.analysis, get(seat), get(faults)));
	var fragment = root_4$7();
	var div = first_child(fragment);
	var label = child(div);
	var span = child(label);
	var text = only_child(span, true);
	var select = sibling(span, 2);
	var option = child(select);
	var text_1 = only_child(option, true);
	option.value = option.__value = "";
	var node = sibling(option);
	each(node, 17, () => $$props.analysis.names, index, ($$anchor, name, index) => {
		var option_1 = root$14();
		var text_2 = only_child(option_1, true);
		option_1.value = option_1.__value = index;
		template_effect(() => set_text(text_2, get(name)));
		append($$anchor, option_1);
	});
	reset(select);
	var select_value;
	init_select(select);
	reset(label);
	var label_1 = sibling(label, 2);
	var input = child(label_1);
	remove_input_defaults(input);
	var text_3 = sibling(input);
	reset(label_1);
	reset(div);
	var ol = sibling(div, 2);
	each(ol, 21, () => get(shown), (decision) => `${decision.at} ${decision.seat}`, ($$anchor, decision) => {
		var li = root_2$13();
		var button = child(li);
		var span_1 = child(button);
		var text_4 = only_child(span_1, true);
		var span_2 = sibling(span_1, 2);
		var node_1 = child(span_2);
		SeatMark(node_1, { get seat() {
			return get(decision).seat;
		} });
		var span_3 = sibling(node_1);
		var text_5 = only_child(span_3);
		var text_6 = sibling(span_3);
		reset(span_2);
		var span_4 = sibling(span_2, 2);
		var node_2 = child(span_4);
		VerdictMark(node_2, { get verdict() {
			return get(decision).verdict;
		} });
		var node_3 = sibling(node_2);
		var consequent = ($$anchor) => {
			var span_5 = root_1$13();
			var text_7 = only_child(span_5);
			template_effect(($0) => set_text(text_7, `−${$0 ?? ""}`), [() => percent(get(decision).loss)]);
			append($$anchor, span_5);
		};
		if_block(node_3, ($$render) => {
			if (get(decision).loss > 0) $$render(consequent);
		});
		reset(span_4);
		reset(button);
		reset(li);
		template_effect(($0) => {
			set_attribute(button, "aria-current", get(decision).at === $$props.at - 1 ? "true" : void 0);
			set_text(text_4, get(decision).at + 1);
			set_text(text_5, `${$$props.analysis.names[get(decision).seat] ?? ""}:`);
			set_text(text_6, ` ${$0 ?? ""}`);
		}, [() => actionText(get(decision).action, $$props.context.board)]);
		delegated("click", button, () => $$props.onpick(get(decision).at + 1));
		append($$anchor, li);
	}, ($$anchor) => {
		var li_1 = root_3$10();
		var text_8 = only_child(li_1, true);
		template_effect(($0) => set_text(text_8, $0), [() => t("analysis.decisions.none")]);
		append($$anchor, li_1);
	});
	reset(ol);
	template_effect(($0, $1, $2) => {
		set_text(text, $0);
		set_text(text_1, $1);
		if (select_value !== (select_value = get(seat) ?? "")) select.value = (select.__value = select_value) ?? "", select_option(select, select_value);
		set_text(text_3, ` ${$2 ?? ""}`);
	}, [
		() => t("analysis.decisions.of"),
		() => t("analysis.decisions.all"),
		() => t("analysis.decisions.faults")
	]);
	delegated("change", select, (event) => set(seat, event.currentTarget.value === "" ? null : Number(event.currentTarget.value), true));
	bind_checked(input, () => get(faults), ($$value) => set(faults, $$value));
	append($$anchor, fragment);
	pop();
}
delegate(["change", "click"]);
// src/analysis/luck.ts
var PARTS = [
	"cards",
	"tickets",
	"tunnels",
	"skill"
];
/** Each step begins where the one before it ended; the last one is the result. */
function stepsOf(seat, inPoints) {
	const { start, luck, skill, result } = inPoints ? seat.points : seat;
	let reached = start;
	const steps = [{
		name: "start",
		value: start,
		from: 0,
		to: start
	}];
	for (const name of PARTS) {
		const value = name === "skill" ? skill : luck[name];
		steps.push({
			name,
			value,
			from: reached,
			to: reached + value
		});
		reached += value;
	}
	return [...steps, {
		name: "result",
		value: result,
		from: 0,
		to: result
	}];
}
/** The least and the most that any of the steps reaches. */
function extent(steps) {
	const ends = steps.flatMap(({ from, to }) => [from, to]);
	return [Math.min(0, ...ends), Math.max(0, ...ends)];
}
// src/analysis/LuckBars.svelte
var root$13 = from_html(`<span class="error svelte-1vraz03"> </span>`);
var root_1$12 = from_html(`<tr><th scope="row" class="svelte-1vraz03"> </th><td class="bar svelte-1vraz03" aria-hidden="true"><span class="zero svelte-1vraz03"></span> <span></span></td><td class="value svelte-1vraz03"> <!></td></tr>`);
var root_2$12 = from_html(`<table class="svelte-1vraz03"><caption class="svelte-1vraz03"><!> </caption><tbody></tbody></table>`);
var root_3$9 = from_html(`<section aria-labelledby="luck-title"><div class="head svelte-1vraz03"><h2 id="luck-title" class="svelte-1vraz03"> </h2> <label><span class="unseen"> </span> <select class="svelte-1vraz03"><option> </option><option> </option></select></label></div> <!> <p class="note svelte-1vraz03"> </p></section>`);
function LuckBars($$anchor, $$props) {
	push($$props, true);
	let inPoints = state(false);
	const rows = user_derived(() => $$props.luck.seats.map((seat) => ({
		steps: stepsOf(seat, get(inPoints)),
		error: get(inPoints) ? seat.points.error : seat.error
	})));
	const bounds = user_derived(() => {
		const all = get(rows).map((row) => extent(row.steps));
		const least = Math.min(...all.map(([low]) => low));
		return [least, Math.max(least + .01, ...all.map(([, high]) => high))];
	});
	const place = (value) => (value - get(bounds)[0]) / (get(bounds)[1] - get(bounds)[0]) * 100;
	const whole = (step) => step.name === "start" || step.name === "result";
	const text = (step) => {
		if (get(inPoints)) return whole(step) && step.name === "start" ? decimal(step.value) : signedNumber(step.value);
		return whole(step) ? percent(step.value) : signedPercent(step.value);
	};
	var section = root_3$9();
	var div = child(section);
	var h2 = child(div);
	var text_1 = only_child(h2, true);
	var label = sibling(h2, 2);
	var span = child(label);
	var text_2 = only_child(span, true);
	var select = sibling(span, 2);
	var option = child(select);
	var text_3 = only_child(option, true);
	option.value = option.__value = "win";
	var option_1 = sibling(option);
	var text_4 = only_child(option_1, true);
	option_1.value = option_1.__value = "points";
	reset(select);
	var select_value;
	init_select(select);
	reset(label);
	reset(div);
	var node = sibling(div, 2);
	each(node, 17, () => get(rows), index, ($$anchor, row, seat) => {
		var table = root_2$12();
		set_attribute(table, "data-luck", seat);
		var caption = child(table);
		var node_1 = child(caption);
		SeatMark(node_1, { seat });
		var text_5 = sibling(node_1);
		reset(caption);
		var tbody = sibling(caption);
		each(tbody, 21, () => get(row).steps, (step) => step.name, ($$anchor, step) => {
			var tr = root_1$12();
			let classes;
			var th = child(tr);
			var text_6 = only_child(th, true);
			var td = sibling(th);
			var span_1 = child(td);
			let styles;
			var span_2 = sibling(span_1, 2);
			let classes_1;
			let styles_1;
			reset(td);
			var td_1 = sibling(td);
			var text_7 = child(td_1, true);
			var node_2 = sibling(text_7);
			var consequent = ($$anchor) => {
				var span_3 = root$13();
				var text_8 = only_child(span_3, true);
				template_effect(($0) => set_text(text_8, $0), [() => t("analysis.luck.error", { error: get(inPoints) ? decimal(get(row).error) : percent(get(row).error) })]);
				append($$anchor, span_3);
			};
			if_block(node_2, ($$render) => {
				if (get(step).name === "skill") $$render(consequent);
			});
			reset(td_1);
			reset(tr);
			template_effect(($0, $1, $2, $3, $4, $5) => {
				classes = set_class(tr, 1, "svelte-1vraz03", null, classes, { whole: $0 });
				set_text(text_6, $1);
				styles = set_style(span_1, "", styles, { left: $2 });
				classes_1 = set_class(span_2, 1, `step ${get(step).name ?? ""}`, "svelte-1vraz03", classes_1, { loss: get(step).to < get(step).from });
				styles_1 = set_style(span_2, "", styles_1, {
					left: $3,
					width: $4
				});
				set_text(text_7, $5);
			}, [
				() => whole(get(step)),
				() => t(`analysis.luck.${get(step).name}`),
				() => `${place(0) ?? ""}%`,
				() => `${place(Math.min(get(step).from, get(step).to)) ?? ""}%`,
				() => `${Math.max(.6, Math.abs(place(get(step).to) - place(get(step).from)))}%`,
				() => text(get(step))
			]);
			append($$anchor, tr);
		});
		reset(tbody);
		reset(table);
		template_effect(() => set_text(text_5, ` ${$$props.analysis.names[seat] ?? ""}`));
		append($$anchor, table);
	});
	var p = sibling(node, 2);
	var text_9 = only_child(p, true);
	reset(section);
	template_effect(($0, $1, $2, $3, $4) => {
		set_text(text_1, $0);
		set_text(text_2, $1);
		set_text(text_3, $2);
		set_text(text_4, $3);
		if (select_value !== (select_value = get(inPoints) ? "points" : "win")) select.value = select.__value = select_value, select_option(select, select_value);
		set_text(text_9, $4);
	}, [
		() => t("analysis.luck.title"),
		() => t("analysis.measure"),
		() => t("analysis.measure.win"),
		() => t("analysis.luck.points"),
		() => t("analysis.luck.note")
	]);
	delegated("change", select, (event) => set(inPoints, event.currentTarget.value === "points"));
	append($$anchor, section);
	pop();
}
delegate(["change"]);
// src/analysis/SummaryPanel.svelte
var root$12 = from_html(`<span> </span>`);
var root_1$11 = from_html(`<span><!> </span>`);
var root_2$11 = from_html(`<tr><th scope="row" class="svelte-1m761k4"> </th><td class="bar svelte-1m761k4" aria-hidden="true"><span class="svelte-1m761k4"></span></td><td class="value svelte-1m761k4"> </td></tr>`);
var root_3$8 = from_html(`<section class="player svelte-1m761k4"><h2 class="svelte-1m761k4"><!> </h2> <p class="counts svelte-1m761k4"><!> <!></p> <table class="svelte-1m761k4"><caption class="svelte-1m761k4"> </caption><tbody></tbody></table></section>`);
var root_4$6 = from_html(`<p> </p>`);
var root_5$4 = from_html(`<!> <!>`, 1);
function SummaryPanel($$anchor, $$props) {
	push($$props, true);
	const KINDS = [
		"tickets",
		"routes",
		"cards",
		"timing"
	];
	const most = user_derived(() => Math.max(.05, ...$$props.analysis.summary.flatMap((line) => KINDS.map((kind) => line.given_away[kind] ?? 0))));
	var fragment = root_5$4();
	var node = first_child(fragment);
	each(node, 17, () => $$props.analysis.summary, (line) => line.seat, ($$anchor, line) => {
		var section = root_3$8();
		var h2 = child(section);
		var node_1 = child(h2);
		SeatMark(node_1, { get seat() {
			return get(line).seat;
		} });
		var text = sibling(node_1);
		reset(h2);
		var p = sibling(h2, 2);
		var node_2 = child(p);
		var consequent = ($$anchor) => {
			var span = root$12();
			var text_1 = only_child(span, true);
			template_effect(($0) => set_text(text_1, $0), [() => t("analysis.summary.accuracy", { value: decimal(get(line).accuracy, 0) })]);
			append($$anchor, span);
		};
		if_block(node_2, ($$render) => {
			if (get(line).accuracy !== null) $$render(consequent);
		});
		var node_3 = sibling(node_2, 2);
		each(node_3, 16, () => FAULTS, (verdict) => verdict, ($$anchor, verdict) => {
			var span_1 = root_1$11();
			var node_4 = child(span_1);
			VerdictMark(node_4, { get verdict() {
				return verdict;
			} });
			var text_2 = sibling(node_4);
			reset(span_1);
			template_effect(() => set_text(text_2, ` ${get(line).verdicts[verdict] ?? 0 ?? ""}`));
			append($$anchor, span_1);
		});
		reset(p);
		var table = sibling(p, 2);
		var caption = child(table);
		var text_3 = only_child(caption, true);
		var tbody = sibling(caption);
		each(tbody, 20, () => KINDS, (kind) => kind, ($$anchor, kind) => {
			const value = user_derived(() => get(line).given_away[kind] ?? 0);
			var tr = root_2$11();
			var th = child(tr);
			var text_4 = only_child(th, true);
			var td = sibling(th);
			var span_2 = child(td);
			let styles;
			reset(td);
			var td_1 = sibling(td);
			var text_5 = only_child(td_1, true);
			reset(tr);
			template_effect(($0, $1) => {
				set_text(text_4, $0);
				styles = set_style(span_2, "", styles, { width: `${get(value) / get(most) * 100}%` });
				set_text(text_5, $1);
			}, [() => t(`analysis.kind.${kind}`), () => percent(get(value))]);
			append($$anchor, tr);
		});
		reset(tbody);
		reset(table);
		reset(section);
		template_effect(($0) => {
			set_attribute(section, "aria-label", $$props.analysis.names[get(line).seat]);
			set_attribute(section, "data-summary", get(line).seat);
			set_text(text, ` ${$$props.analysis.names[get(line).seat] ?? ""}`);
			set_text(text_3, $0);
		}, [() => t("analysis.summary.given_away")]);
		append($$anchor, section);
	}, ($$anchor) => {
		var p_1 = root_4$6();
		var text_6 = only_child(p_1, true);
		template_effect(($0) => set_text(text_6, $0), [() => t("analysis.stage.decisions")]);
		append($$anchor, p_1);
	});
	var node_5 = sibling(node, 2);
	var consequent_1 = ($$anchor) => {
		LuckBars($$anchor, {
			get analysis() {
				return $$props.analysis;
			},
			get luck() {
				return $$props.analysis.luck;
			}
		});
	};
	if_block(node_5, ($$render) => {
		if ($$props.analysis.luck) $$render(consequent_1);
	});
	append($$anchor, fragment);
	pop();
}
// src/analysis/chances.ts
/** Everybody's value at a moment. From one's own view each seat's value is the one that it could have known itself. */
function valuesAt(analysis, at, measure, knowledge) {
	const moment = analysis.moments[at];
	if (!moment) return [];
	if (knowledge === "open") return moment.open[measure];
	return moment.own.map((chances, seat) => chances[measure][seat] ?? 0);
}
function courseOf(analysis, measure, knowledge) {
	const moments = analysis.moments.map((_, at) => valuesAt(analysis, at, measure, knowledge));
	const lines = analysis.names.map((_, seat) => moments.map((values) => values[seat] ?? 0));
	if (measure === "win") return {
		lines,
		least: 0,
		most: 1,
		ticks: [
			0,
			.5,
			1
		]
	};
	const step = 50;
	const all = lines.flat();
	const least = Math.floor(Math.min(0, ...all) / step) * step;
	const most = Math.ceil(Math.max(step, ...all) / step) * step;
	const ticks = Array.from({ length: (most - least) / step + 1 }, (_, k) => least + k * step);
	return {
		lines,
		least,
		most,
		ticks: ticks.length > 5 ? ticks.filter((_, k) => k % 2 === 0) : ticks
	};
}
/** A line through the values, over a width and a height. */
function pathOf(values, course, width, height) {
	const last = Math.max(1, values.length - 1);
	const y = (value) => height - (value - course.least) / (course.most - course.least) * height;
	return values.map((value, k) => `${k ? "L" : "M"}${round(k / last * width)} ${round(y(value))}`).join("");
}
function round(value) {
	return Math.round(value * 10) / 10;
}
// src/analysis/TextReport.svelte
var root$11 = from_html(`<p class="svelte-1djlel9"> </p>`);
var root_1$10 = from_html(`<p class="svelte-1djlel9"> <!></p>`);
var root_2$10 = from_html(`<strong> </strong>.`, 1);
var root_3$7 = from_html(` <!> <!>`, 1);
var root_4$5 = from_html(`<span class="svelte-1djlel9"> </span>`);
var root_5$3 = from_html(`<tr><th scope="row" class="svelte-1djlel9"><button type="button" class="svelte-1djlel9"> </button></th><td class="svelte-1djlel9"><!></td><td class="svelte-1djlel9"></td></tr>`);
var root_6$2 = from_html(`<section aria-labelledby="text-turning"><h2 id="text-turning" class="svelte-1djlel9"> </h2> <!></section> <section aria-labelledby="text-summary"><h2 id="text-summary" class="svelte-1djlel9"> </h2> <!></section> <section aria-labelledby="text-moves"><h2 id="text-moves" class="svelte-1djlel9"> </h2> <table class="svelte-1djlel9"><thead><tr><th scope="col" class="svelte-1djlel9"> </th><th scope="col" class="svelte-1djlel9"> </th><th scope="col" class="svelte-1djlel9"> </th></tr></thead><tbody></tbody></table></section>`, 1);
function TextReport($$anchor, $$props) {
	push($$props, true);
	const decisions = user_derived(() => new Map($$props.analysis.decisions.map((decision) => [decision.at, decision])));
	const moves = user_derived(() => $$props.analysis.moments.slice(1).map((moment) => ({
		at: moment.at,
		decision: get(decisions).get(moment.at - 1)
	})));
	const chances = (at) => valuesAt($$props.analysis, at, "win", "own");
	var fragment = root_6$2();
	var section = first_child(fragment);
	var h2 = child(section);
	var text$1 = only_child(h2, true);
	var node = sibling(h2, 2);
	each(node, 17, () => $$props.analysis.turning_points, (point) => point.at, ($$anchor, point) => {
		var p = root$11();
		var text_1 = only_child(p, true);
		template_effect(($0) => set_text(text_1, $0), [() => t("analysis.text.turning", {
			move: get(point).at + 1,
			text: turningText(get(point), $$props.context),
			swing: list(get(point).swing.map((swing, seat) => t("analysis.chance_of", {
				name: $$props.analysis.names[seat] ?? "",
				value: signedPercent(swing)
			})))
		})]);
		append($$anchor, p);
	}, ($$anchor) => {
		var p_1 = root$11();
		var text_2 = only_child(p_1, true);
		template_effect(($0) => set_text(text_2, $0), [() => t("analysis.no_turning")]);
		append($$anchor, p_1);
	});
	reset(section);
	var section_1 = sibling(section, 2);
	var h2_1 = child(section_1);
	var text_3 = only_child(h2_1, true);
	var node_1 = sibling(h2_1, 2);
	each(node_1, 17, () => $$props.analysis.summary, (line) => line.seat, ($$anchor, line) => {
		var p_2 = root_1$10();
		var text_4 = child(p_2);
		var node_2 = sibling(text_4);
		var consequent = ($$anchor) => {
			const seat = user_derived(() => $$props.analysis.luck.seats[get(line).seat]);
			var text_5 = text();
			template_effect(($0) => set_text(text_5, $0), [() => t("analysis.text.luck", {
				start: percent(get(seat).start),
				luck: signedPercent(get(seat).luck.cards + get(seat).luck.tickets + get(seat).luck.tunnels),
				skill: signedPercent(get(seat).skill),
				error: percent(get(seat).error),
				result: percent(get(seat).result)
			})]);
			append($$anchor, text_5);
		};
		if_block(node_2, ($$render) => {
			if ($$props.analysis.luck?.seats[get(line).seat]) $$render(consequent);
		});
		reset(p_2);
		template_effect(($0) => set_text(text_4, `${$0 ?? ""} `), [() => t("analysis.text.summary", {
			name: $$props.analysis.names[get(line).seat] ?? "",
			accuracy: get(line).accuracy === null ? "–" : decimal(get(line).accuracy, 0),
			blunders: get(line).verdicts.blunder ?? 0,
			mistakes: get(line).verdicts.mistake ?? 0,
			inaccuracies: get(line).verdicts.inaccuracy ?? 0,
			loss: percent(Object.values(get(line).given_away).reduce((sum, value) => sum + value, 0))
		})]);
		append($$anchor, p_2);
	});
	reset(section_1);
	var section_2 = sibling(section_1, 2);
	var h2_2 = child(section_2);
	var text_6 = only_child(h2_2, true);
	var table = sibling(h2_2, 2);
	var thead = child(table);
	var tr = child(thead);
	var th = child(tr);
	var text_7 = only_child(th, true);
	var th_1 = sibling(th);
	var text_8 = only_child(th_1, true);
	var th_2 = sibling(th_1);
	var text_9 = only_child(th_2, true);
	reset(tr);
	reset(thead);
	var tbody = sibling(thead);
	each(tbody, 21, () => get(moves), ({ at, decision }) => at, ($$anchor, $$item) => {
		let at = () => get($$item).at;
		let decision = () => get($$item).decision;
		var tr_1 = root_5$3();
		var th_3 = child(tr_1);
		var button = child(th_3);
		var text_10 = only_child(button, true);
		reset(th_3);
		var td = sibling(th_3);
		var node_3 = child(td);
		var consequent_3 = ($$anchor) => {
			var fragment_2 = root_3$7();
			var text_11 = first_child(fragment_2);
			var node_4 = sibling(text_11);
			var consequent_1 = ($$anchor) => {
				var fragment_3 = root_2$10();
				var strong = first_child(fragment_3);
				var text_12 = only_child(strong, true);
				next();
				template_effect(($0) => set_text(text_12, $0), [() => t(`analysis.verdict.${decision().verdict}`)]);
				append($$anchor, fragment_3);
			};
			if_block(node_4, ($$render) => {
				if (decision().verdict !== "forced") $$render(consequent_1);
			});
			var node_5 = sibling(node_4, 2);
			var consequent_2 = ($$anchor) => {
				var text_13 = text();
				template_effect(($0, $1, $2) => set_text(text_13, `${$0 ?? ""}.
                ${$1 ?? ""}.
                ${$2 ?? ""}`), [
					() => t("analysis.better", { action: actionText(decision().best, $$props.context.board) }),
					() => t("analysis.loss", {
						loss: percent(decision().loss),
						error: percent(decision().error)
					}),
					() => reasonsText(decision().reasons, $$props.context)
				]);
				append($$anchor, text_13);
			};
			if_block(node_5, ($$render) => {
				if (decision().best) $$render(consequent_2);
			});
			template_effect(($0) => set_text(text_11, `${$$props.analysis.names[decision().seat] ?? ""}: ${$0 ?? ""}. `), [() => actionText(decision().action, $$props.context.board)]);
			append($$anchor, fragment_2);
		};
		if_block(node_3, ($$render) => {
			if (decision()) $$render(consequent_3);
		});
		reset(td);
		var td_1 = sibling(td);
		each(td_1, 21, () => chances(at()), index, ($$anchor, value, seat) => {
			var span = root_4$5();
			var text_14 = only_child(span, true);
			template_effect(($0) => set_text(text_14, $0), [() => t("analysis.chance_of", {
				name: $$props.analysis.names[seat] ?? "",
				value: percent(get(value))
			})]);
			append($$anchor, span);
		});
		reset(td_1);
		reset(tr_1);
		template_effect(() => set_text(text_10, at()));
		delegated("click", button, () => $$props.onpick(at()));
		append($$anchor, tr_1);
	});
	reset(tbody);
	reset(table);
	reset(section_2);
	template_effect(($0, $1, $2, $3, $4, $5) => {
		set_text(text$1, $0);
		set_text(text_3, $1);
		set_text(text_6, $2);
		set_text(text_7, $3);
		set_text(text_8, $4);
		set_text(text_9, $5);
	}, [
		() => t("analysis.turning_points"),
		() => t("analysis.tab.summary"),
		() => t("analysis.text.moves"),
		() => t("analysis.text.move"),
		() => t("analysis.text.action"),
		() => t("analysis.text.then")
	]);
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/analysis/spread.ts
/** Bars of equal width over a range that several histograms share. */
function barsOf(points, least, most, number = 12) {
	const width = Math.max(1, Math.ceil((most - least + 1) / number));
	return Array.from({ length: Math.ceil((most - least + 1) / width) }, (_, k) => {
		const from = least + k * width;
		const to = from + width - 1;
		return {
			from,
			to,
			count: points.filter((value) => value >= from && value <= to).length
		};
	});
}
// src/analysis/Spread.svelte
var root$10 = from_svg(`<rect width="8.4" class="svelte-1p2kpjb"></rect>`);
var root_1$9 = from_html(`<li><p class="svelte-1p2kpjb"><!> </p> <svg preserveAspectRatio="none" aria-hidden="true" class="svelte-1p2kpjb"><!><line x1="0" y1="29.6" y2="29.6" class="svelte-1p2kpjb"></line></svg></li>`);
var root_2$9 = from_html(`<ul class="svelte-1p2kpjb"></ul> <p class="axis svelte-1p2kpjb" aria-hidden="true"><span> </span><span> </span><span> </span></p>`, 1);
function Spread($$anchor, $$props) {
	push($$props, true);
	const all = user_derived(() => $$props.tried.all_points.flat());
	const least = user_derived(() => Math.min(...get(all)));
	const most = user_derived(() => Math.max(...get(all)));
	const histograms = user_derived(() => $$props.tried.all_points.map((points) => barsOf(points, get(least), get(most))));
	const highest = user_derived(() => Math.max(1, ...get(histograms).flatMap((bars) => bars.map((bar) => bar.count))));
	var fragment = root_2$9();
	var ul = first_child(fragment);
	each(ul, 21, () => get(histograms), index, ($$anchor, bars, seat) => {
		const points = user_derived(() => $$props.tried.all_points[seat]);
		var li = root_1$9();
		var p = child(li);
		var node = child(p);
		SeatMark(node, { seat });
		var text = sibling(node);
		reset(p);
		var svg = sibling(p, 2);
		var node_1 = child(svg);
		each(node_1, 19, () => get(bars), (bar) => bar.from, ($$anchor, bar, k) => {
			var rect = root$10();
			template_effect(($0) => {
				set_attribute(rect, "x", get(k) * 10 + .8);
				set_attribute(rect, "y", 30 - get(bar).count / get(highest) * 29);
				set_attribute(rect, "height", get(bar).count / get(highest) * 29);
				set_attribute(rect, "fill", $0);
			}, [() => playerColor(seat)]);
			append($$anchor, rect);
		});
		var line = sibling(node_1);
		reset(svg);
		reset(li);
		template_effect(($0) => {
			set_text(text, ` ${$0 ?? ""}`);
			set_attribute(svg, "viewBox", `0 0 ${get(bars).length * 10} 30`);
			set_attribute(line, "x2", get(bars).length * 10);
		}, [() => t("analysis.try.result", {
			name: $$props.names[seat] ?? "",
			win: percent($$props.tried.win[seat] ?? 0),
			error: percent($$props.tried.error),
			points: decimal($$props.tried.points[seat] ?? 0, 0),
			least: get(points)[0] ?? 0,
			most: get(points).at(-1) ?? 0
		})]);
		append($$anchor, li);
	});
	reset(ul);
	var p_1 = sibling(ul, 2);
	var span = child(p_1);
	var text_1 = only_child(span, true);
	var span_1 = sibling(span);
	var text_2 = only_child(span_1, true);
	var span_2 = sibling(span_1);
	var text_3 = only_child(span_2, true);
	reset(p_1);
	template_effect(($0) => {
		set_text(text_1, get(least));
		set_text(text_2, $0);
		set_text(text_3, get(most));
	}, [() => t("analysis.try.axis")]);
	append($$anchor, fragment);
	pop();
}
// src/analysis/TryIt.svelte
var root$9 = from_html(`<p class="svelte-wp2bju"> </p>`);
var root_1$8 = from_html(`<option> </option>`);
var root_2$8 = from_html(`<div class="row svelte-wp2bju"><label class="svelte-wp2bju"><span> </span> <select class="svelte-wp2bju"></select></label> <button class="button svelte-wp2bju" type="button"> </button></div> <p class="note svelte-wp2bju"> </p> <button class="button svelte-wp2bju" type="button"> </button>`, 1);
var root_3$6 = from_html(`<section aria-labelledby="try-compare" class="svelte-wp2bju"><h2 id="try-compare" class="svelte-wp2bju"> </h2> <p class="svelte-wp2bju"> </p> <label><span class="unseen"> </span> <select class="wide svelte-wp2bju"></select></label> <button class="button svelte-wp2bju" type="button"> </button></section>`);
var root_4$4 = from_html(`<p class="problem svelte-wp2bju" role="alert"> </p>`);
var root_5$2 = from_html(`<section class="svelte-wp2bju"><h3 class="svelte-wp2bju"> </h3> <!> <!></section>`);
var root_6$1 = from_html(`<section aria-labelledby="try-here" class="svelte-wp2bju"><h2 id="try-here" class="svelte-wp2bju"> </h2> <!></section> <!> <div class="results" aria-live="polite"><!> <!> <!></div>`, 1);
function TryIt($$anchor, $$props) {
	push($$props, true);
	/** The table of the game; null for a record from elsewhere. */
	let seat = state(proxy(Math.max(0, $$props.analysis.bots.findIndex((bot) => bot === null))));
	let busy = state(false);
	let problem = state("");
	let tried = state(null);
	let other = state("");
	const over = user_derived(() => $$props.at >= $$props.analysis.entries);
	const decision = user_derived(() => decisionBefore($$props.analysis, $$props.at));
	const others = user_derived(() => get(decision) ? [.../* @__PURE__ */ new Set([get(decision).best, ...get(decision).alternatives.map((one) => one.action)])].filter((action) => action !== null && action !== get(decision).action) : []);
	const chosen = user_derived(() => get(others).includes(get(other)) ? get(other) : get(others)[0] ?? "");
	/** What was tried is shown for as long as one looks at that moment. */
	const shown = user_derived(() => get(tried) && get(tried).at === (get(tried).seat === null ? $$props.at : $$props.at - 1) ? get(tried) : null);
	async function attempt(work) {
		set(busy, true);
		set(problem, "");
		try {
			await work();
		} catch (error) {
			set(problem, refusalText(error), true);
		} finally {
			set(busy, false);
		}
	}
	const begin = () => attempt(async () => {
		const name = settings.values.name || $$props.analysis.names[get(seat)] || t("seat", { number: get(seat) + 1 });
		const seated = await playOn($$props.table, {
			at: $$props.at,
			seat: get(seat),
			name
		});
		router.go(`/table/${seated.table.id}`);
	});
	const finish = () => attempt(async () => void set(tried, await tryMoves($$props.table, {
		at: $$props.at,
		actions: []
	})));
	const compare = () => attempt(async () => void set(tried, await tryMoves($$props.table, {
		at: $$props.at - 1,
		actions: [get(decision).action, get(chosen)]
	})));
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var p = root$9();
		var text = only_child(p, true);
		template_effect(($0) => set_text(text, $0), [() => t("analysis.try.not_here")]);
		append($$anchor, p);
	};
	var alternate_1 = ($$anchor) => {
		var fragment_1 = root_6$1();
		var section = first_child(fragment_1);
		var h2 = child(section);
		var text_1 = only_child(h2, true);
		var node_1 = sibling(h2, 2);
		var consequent_1 = ($$anchor) => {
			var p_1 = root$9();
			var text_2 = only_child(p_1, true);
			template_effect(($0) => set_text(text_2, $0), [() => t("analysis.try.over")]);
			append($$anchor, p_1);
		};
		var alternate = ($$anchor) => {
			var fragment_2 = root_2$8();
			var div = first_child(fragment_2);
			var label = child(div);
			var span = child(label);
			var text_3 = only_child(span, true);
			var select = sibling(span, 2);
			each(select, 21, () => $$props.analysis.names, index, ($$anchor, name, index) => {
				var option = root_1$8();
				var text_4 = only_child(option, true);
				option.value = option.__value = index;
				template_effect(() => set_text(text_4, get(name)));
				append($$anchor, option);
			});
			reset(select);
			init_select(select);
			reset(label);
			var button = sibling(label, 2);
			var text_5 = only_child(button, true);
			reset(div);
			var p_2 = sibling(div, 2);
			var text_6 = only_child(p_2, true);
			var button_1 = sibling(p_2, 2);
			var text_7 = only_child(button_1, true);
			template_effect(($0, $1, $2, $3) => {
				set_text(text_3, $0);
				button.disabled = get(busy);
				set_text(text_5, $1);
				set_text(text_6, $2);
				button_1.disabled = get(busy);
				set_text(text_7, $3);
			}, [
				() => t("analysis.try.as"),
				() => t("analysis.try.play_on"),
				() => t("analysis.try.practice"),
				() => t("analysis.try.finish")
			]);
			bind_select_value(select, () => get(seat), ($$value) => set(seat, $$value));
			delegated("click", button, begin);
			delegated("click", button_1, finish);
			append($$anchor, fragment_2);
		};
		if_block(node_1, ($$render) => {
			if (get(over)) $$render(consequent_1);
			else $$render(alternate, -1);
		});
		reset(section);
		var node_2 = sibling(section, 2);
		var consequent_2 = ($$anchor) => {
			var section_1 = root_3$6();
			var h2_1 = child(section_1);
			var text_8 = only_child(h2_1, true);
			var p_3 = sibling(h2_1, 2);
			var text_9 = only_child(p_3, true);
			var label_1 = sibling(p_3, 2);
			var span_1 = child(label_1);
			var text_10 = only_child(span_1, true);
			var select_1 = sibling(span_1, 2);
			each(select_1, 20, () => get(others), (action) => action, ($$anchor, action) => {
				var option_1 = root_1$8();
				var text_11 = only_child(option_1, true);
				var option_1_value = {};
				template_effect(($0) => {
					set_text(text_11, $0);
					if (option_1_value !== (option_1_value = action)) option_1.value = (option_1.__value = option_1_value) ?? "";
				}, [() => actionText(action, $$props.board)]);
				append($$anchor, option_1);
			});
			reset(select_1);
			var select_1_value;
			init_select(select_1);
			reset(label_1);
			var button_2 = sibling(label_1, 2);
			var text_12 = only_child(button_2, true);
			reset(section_1);
			template_effect(($0, $1, $2, $3) => {
				set_text(text_8, $0);
				set_text(text_9, $1);
				set_text(text_10, $2);
				if (select_1_value !== (select_1_value = get(chosen))) select_1.value = (select_1.__value = select_1_value) ?? "", select_option(select_1, select_1_value);
				button_2.disabled = get(busy);
				set_text(text_12, $3);
			}, [
				() => t("analysis.try.compare"),
				() => t("analysis.made", { action: actionText(get(decision).action, $$props.board) }),
				() => t("analysis.try.other"),
				() => t("analysis.try.compare.do")
			]);
			delegated("change", select_1, (event) => set(other, event.currentTarget.value, true));
			delegated("click", button_2, compare);
			append($$anchor, section_1);
		};
		if_block(node_2, ($$render) => {
			if (get(decision) && get(others).length) $$render(consequent_2);
		});
		var div_1 = sibling(node_2, 2);
		var node_3 = child(div_1);
		var consequent_3 = ($$anchor) => {
			var p_4 = root$9();
			var text_13 = only_child(p_4, true);
			template_effect(($0) => set_text(text_13, $0), [() => t("analysis.try.busy")]);
			append($$anchor, p_4);
		};
		if_block(node_3, ($$render) => {
			if (get(busy)) $$render(consequent_3);
		});
		var node_4 = sibling(node_3, 2);
		var consequent_4 = ($$anchor) => {
			var p_5 = root_4$4();
			var text_14 = only_child(p_5, true);
			template_effect(() => set_text(text_14, get(problem)));
			append($$anchor, p_5);
		};
		if_block(node_4, ($$render) => {
			if (get(problem)) $$render(consequent_4);
		});
		var node_5 = sibling(node_4, 2);
		var consequent_6 = ($$anchor) => {
			var fragment_3 = comment();
			var node_6 = first_child(fragment_3);
			each(node_6, 17, () => get(shown).tried, index, ($$anchor, one, k) => {
				var section_2 = root_5$2();
				set_attribute(section_2, "data-tried", k);
				var h3 = child(section_2);
				var text_15 = only_child(h3, true);
				var node_7 = sibling(h3, 2);
				var consequent_5 = ($$anchor) => {
					var p_6 = root$9();
					var text_16 = only_child(p_6, true);
					template_effect(($0) => set_text(text_16, $0), [() => Math.abs(get(one).gap) > 2 * get(one).gap_error ? t(get(one).gap > 0 ? "analysis.try.more" : "analysis.try.less", {
						gap: percent(Math.abs(get(one).gap)),
						error: percent(get(one).gap_error),
						name: $$props.analysis.names[get(shown).seat ?? 0] ?? ""
					}) : t("analysis.try.equal", {
						gap: signedPercent(get(one).gap),
						error: percent(get(one).gap_error)
					})]);
					append($$anchor, p_6);
				};
				if_block(node_7, ($$render) => {
					if (k > 0) $$render(consequent_5);
				});
				Spread(sibling(node_7, 2), {
					get tried() {
						return get(one);
					},
					get names() {
						return $$props.analysis.names;
					}
				});
				reset(section_2);
				template_effect(($0) => set_text(text_15, $0), [() => get(one).action === null ? t("analysis.try.finished", { n: get(shown).games }) : actionText(get(one).action, $$props.board)]);
				append($$anchor, section_2);
			});
			append($$anchor, fragment_3);
		};
		if_block(node_5, ($$render) => {
			if (get(shown)) $$render(consequent_6);
		});
		reset(div_1);
		template_effect(($0) => {
			set_text(text_1, $0);
			set_attribute(div_1, "aria-busy", get(busy));
		}, [() => t("analysis.try.here", { at: $$props.at })]);
		append($$anchor, fragment_1);
	};
	if_block(node, ($$render) => {
		if ($$props.table === null) $$render(consequent);
		else $$render(alternate_1, -1);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click", "change"]);
// src/analysis/TurningPoints.svelte
var root$8 = from_html(`<li><button type="button" class="svelte-1sc981o"><b aria-hidden="true" class="svelte-1sc981o"> </b> <span> <span class="swing svelte-1sc981o"> </span></span></button></li>`);
var root_1$7 = from_html(`<li class="none svelte-1sc981o"> </li>`);
var root_2$7 = from_html(`<section aria-labelledby="turning-points"><h2 id="turning-points" class="svelte-1sc981o"> </h2> <ol class="svelte-1sc981o"></ol></section>`);
function TurningPoints($$anchor, $$props) {
	push($$props, true);
	var section = root_2$7();
	var h2 = child(section);
	var text = only_child(h2, true);
	var ol = sibling(h2, 2);
	each(ol, 23, () => $$props.analysis.turning_points, (point) => point.at, ($$anchor, point, k) => {
		var li = root$8();
		var button = child(li);
		var b = child(button);
		var text_1 = only_child(b, true);
		var span = sibling(b, 2);
		var text_2 = child(span);
		var span_1 = sibling(text_2);
		var text_3 = only_child(span_1);
		reset(span);
		reset(button);
		reset(li);
		template_effect(($0, $1, $2) => {
			set_attribute(button, "aria-current", get(point).at === $$props.at - 1 ? "true" : void 0);
			set_text(text_1, get(k) + 1);
			set_text(text_2, `${$0 ?? ""} `);
			set_text(text_3, `${$1 ?? ""} · ${$2 ?? ""}`);
		}, [
			() => turningText(get(point), $$props.context),
			() => t(`analysis.cause.${get(point).cause}`),
			() => get(point).swing.map((swing, seat) => `${$$props.analysis.names[seat]} ${signedPercent(swing)}`).join(", ")
		]);
		delegated("click", button, () => $$props.onpick(get(point).at + 1));
		append($$anchor, li);
	}, ($$anchor) => {
		var li_1 = root_1$7();
		var text_4 = only_child(li_1, true);
		template_effect(($0) => set_text(text_4, $0), [() => t("analysis.no_turning")]);
		append($$anchor, li_1);
	});
	reset(ol);
	reset(section);
	template_effect(($0) => set_text(text, $0), [() => t("analysis.turning_points")]);
	append($$anchor, section);
	pop();
}
delegate(["click"]);
// src/analysis/AnalysisPanel.svelte
var root$7 = from_html(`<button type="button" role="tab" class="svelte-1nazaqi"> </button>`);
var root_1$6 = from_html(`<!> <!>`, 1);
var root_2$6 = from_html(`<div class="pinned svelte-1nazaqi"><!></div> <!> <!>`, 1);
var root_3$5 = from_html(`<div class="tabs svelte-1nazaqi" role="tablist"></div> <div class="panel svelte-1nazaqi" role="tabpanel"><!></div>`, 1);
function AnalysisPanel($$anchor, $$props) {
	const id = props_id();
	push($$props, true);
	const TABS = [
		"game",
		"decisions",
		"summary",
		"try",
		"text"
	];
	let tab = state("game");
	const analysis = user_derived(() => $$props.store.analysis);
	const context = user_derived(() => ({
		board: $$props.board,
		nameOf: (seat) => get(analysis)?.names[seat] ?? ""
	}));
	/** Arrow keys change tabs, as everywhere; they do not step through the game meanwhile. */
	function key(event) {
		const by = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
		if (!by) return;
		event.preventDefault();
		event.stopPropagation();
		set(tab, TABS[(TABS.indexOf(get(tab)) + by + TABS.length) % TABS.length], true);
		document.getElementById(`${id}-${get(tab)}`)?.focus();
	}
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var fragment_1 = comment();
		var node_1 = first_child(fragment_1);
		snippet(node_1, () => $$props.game);
		append($$anchor, fragment_1);
	};
	var alternate_1 = ($$anchor) => {
		var fragment_2 = root_3$5();
		var div = first_child(fragment_2);
		each(div, 20, () => TABS, (name) => name, ($$anchor, name) => {
			var button = root$7();
			var text = only_child(button, true);
			template_effect(($0) => {
				set_attribute(button, "id", `${id}-${name ?? ""}`);
				set_attribute(button, "aria-selected", get(tab) === name);
				set_attribute(button, "aria-controls", `${id}-panel`);
				set_attribute(button, "tabindex", get(tab) === name ? 0 : -1);
				set_text(text, $0);
			}, [() => t(`analysis.tab.${name}`)]);
			delegated("click", button, () => set(tab, name, true));
			delegated("keydown", button, key);
			append($$anchor, button);
		});
		reset(div);
		var div_1 = sibling(div, 2);
		var node_2 = child(div_1);
		var consequent_1 = ($$anchor) => {
			var fragment_3 = root_1$6();
			var node_3 = first_child(fragment_3);
			{
				let $0 = user_derived(() => decisionBefore(get(analysis), $$props.at));
				DecisionCard(node_3, {
					get analysis() {
						return get(analysis);
					},
					get decision() {
						return get($0);
					},
					get context() {
						return get(context);
					}
				});
			}
			var node_4 = sibling(node_3, 2);
			snippet(node_4, () => $$props.game);
			append($$anchor, fragment_3);
		};
		var consequent_2 = ($$anchor) => {
			var fragment_4 = root_2$6();
			var div_2 = first_child(fragment_4);
			var node_5 = child(div_2);
			{
				let $0 = user_derived(() => decisionBefore(get(analysis), $$props.at));
				DecisionCard(node_5, {
					get analysis() {
						return get(analysis);
					},
					get decision() {
						return get($0);
					},
					get context() {
						return get(context);
					}
				});
			}
			reset(div_2);
			var node_6 = sibling(div_2, 2);
			TurningPoints(node_6, {
				get analysis() {
					return get(analysis);
				},
				get at() {
					return $$props.at;
				},
				get context() {
					return get(context);
				},
				get onpick() {
					return $$props.onpick;
				}
			});
			DecisionList(sibling(node_6, 2), {
				get analysis() {
					return get(analysis);
				},
				get at() {
					return $$props.at;
				},
				get context() {
					return get(context);
				},
				get onpick() {
					return $$props.onpick;
				}
			});
			append($$anchor, fragment_4);
		};
		var consequent_3 = ($$anchor) => {
			SummaryPanel($$anchor, { get analysis() {
				return get(analysis);
			} });
		};
		var consequent_4 = ($$anchor) => {
			TryIt($$anchor, {
				get table() {
					return $$props.table;
				},
				get analysis() {
					return get(analysis);
				},
				get board() {
					return $$props.board;
				},
				get at() {
					return $$props.at;
				}
			});
		};
		var alternate = ($$anchor) => {
			TextReport($$anchor, {
				get analysis() {
					return get(analysis);
				},
				get context() {
					return get(context);
				},
				get onpick() {
					return $$props.onpick;
				}
			});
		};
		if_block(node_2, ($$render) => {
			if (get(tab) === "game") $$render(consequent_1);
			else if (get(tab) === "decisions") $$render(consequent_2, 1);
			else if (get(tab) === "summary") $$render(consequent_3, 2);
			else if (get(tab) === "try") $$render(consequent_4, 3);
			else $$render(alternate, -1);
		});
		reset(div_1);
		template_effect(($0) => {
			set_attribute(div, "aria-label", $0);
			set_attribute(div_1, "id", `${id}-panel`);
			set_attribute(div_1, "aria-labelledby", `${id}-${get(tab) ?? ""}`);
			set_attribute(div_1, "data-tab", get(tab));
		}, [() => t("analysis.title")]);
		append($$anchor, fragment_2);
	};
	if_block(node, ($$render) => {
		if (!get(analysis)) $$render(consequent);
		else $$render(alternate_1, -1);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click", "keydown"]);
// src/analysis/moves.ts
/** The route that an action claims or the city where it builds a station; null for others. */
function placeOf(action) {
	const [verb, id = ""] = action.split(" ");
	if (verb === "claim") return {
		kind: "route",
		id
	};
	return verb === "station" ? {
		kind: "city",
		id
	} : null;
}
/** The tickets that would better have been kept, as lines: those that were refused stand out. */
function ticketLinks(decision, board) {
	if (!decision.best?.startsWith("keep")) return [];
	const kept = new Set(decision.action.split(" ").slice(1));
	return decision.best.split(" ").slice(1).flatMap((id) => {
		const ticket = board.tickets.get(id);
		return ticket ? [{
			a: ticket.a,
			b: ticket.b,
			strong: true,
			chosen: !kept.has(id)
		}] : [];
	});
}
// src/analysis/BetterMove.svelte
var root$6 = from_svg(`<circle r="20"></circle>`);
var root_1$5 = from_svg(`<rect rx="6"></rect>`);
var root_2$5 = from_svg(`<g><circle r="15" class="svelte-6qqxkn"></circle><text text-anchor="middle" y="6.5" class="svelte-6qqxkn"> </text></g>`);
var root_3$4 = from_svg(`<g aria-hidden="true"><!><!><!><!></g>`);
function BetterMove($$anchor, $$props) {
	push($$props, true);
	const outline = ($$anchor, place = noop, kind = noop) => {
		var fragment = comment();
		var node = first_child(fragment);
		var consequent = ($$anchor) => {
			var circle = root$6();
			let styles;
			template_effect(($0, $1, $2) => {
				set_class(circle, 0, clsx(kind()), "svelte-6qqxkn");
				set_attribute(circle, "cx", $0);
				set_attribute(circle, "cy", $1);
				styles = set_style(circle, "", styles, { "--own": $2 });
			}, [
				() => middle(place())[0],
				() => middle(place())[1],
				() => playerColor($$props.decision.seat)
			]);
			append($$anchor, circle);
		};
		var alternate = ($$anchor) => {
			var fragment_1 = comment();
			var node_1 = first_child(fragment_1);
			each(node_1, 17, () => get(geometry).routes[place().id]?.spaces ?? [], index, ($$anchor, space) => {
				var rect = root_1$5();
				let styles_1;
				template_effect(($0, $1) => {
					set_class(rect, 0, clsx(kind()), "svelte-6qqxkn");
					set_attribute(rect, "x", -get(geometry).space[0] / 2 - 4);
					set_attribute(rect, "y", -get(geometry).space[1] / 2 - 4);
					set_attribute(rect, "width", get(geometry).space[0] + 8);
					set_attribute(rect, "height", get(geometry).space[1] + 8);
					set_attribute(rect, "transform", `translate(${get(space)[0] ?? ""} ${get(space)[1] ?? ""})rotate(${$0 ?? ""})`);
					styles_1 = set_style(rect, "", styles_1, { "--own": $1 });
				}, [() => upright(get(space)[2]), () => playerColor($$props.decision.seat)]);
				append($$anchor, rect);
			});
			append($$anchor, fragment_1);
		};
		if_block(node, ($$render) => {
			if (place().kind === "city") $$render(consequent);
			else $$render(alternate, -1);
		});
		append($$anchor, fragment);
	};
	const badge = ($$anchor, place = noop, kind = noop, sign = noop) => {
		const computed_const = user_derived(() => {
			const [x, y] = middle(place());
			return {
				x,
				y
			};
		});
		var g = root_2$5();
		var text = sibling(child(g));
		var text_1 = only_child(text, true);
		reset(g);
		template_effect(() => {
			set_class(g, 0, `badge ${kind() ?? ""}`, "svelte-6qqxkn");
			set_attribute(g, "transform", `translate(${get(computed_const).x ?? ""} ${get(computed_const).y - 26})`);
			set_text(text_1, sign());
		});
		append($$anchor, g);
	};
	const geometry = user_derived(() => $$props.board.geometry);
	const made = user_derived(() => placeOf($$props.decision.action));
	const better = user_derived(() => $$props.decision.best ? placeOf($$props.decision.best) : null);
	const moved = user_derived(() => get(better) && (get(made)?.kind !== get(better).kind || get(made).id !== get(better).id));
	function middle(place) {
		if (place.kind === "city") return get(geometry).cities[place.id] ?? [0, 0];
		const spaces = get(geometry).routes[place.id]?.spaces ?? [];
		const one = spaces[Math.floor((spaces.length - 1) / 2)];
		const other = spaces[Math.ceil((spaces.length - 1) / 2)];
		return one && other ? [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2] : [0, 0];
	}
	var g_1 = root_3$4();
	var node_2 = child(g_1);
	var consequent_1 = ($$anchor) => {
		outline($$anchor, () => get(made), () => "made");
	};
	if_block(node_2, ($$render) => {
		if (get(made) && $$props.decision.best) $$render(consequent_1);
	});
	var node_3 = sibling(node_2);
	var consequent_2 = ($$anchor) => {
		outline($$anchor, () => get(better), () => "better");
	};
	if_block(node_3, ($$render) => {
		if (get(better) && get(moved)) $$render(consequent_2);
	});
	var node_4 = sibling(node_3);
	var consequent_3 = ($$anchor) => {
		badge($$anchor, () => get(made), () => "made", () => SIGNS[$$props.decision.verdict]);
	};
	if_block(node_4, ($$render) => {
		if (get(made) && $$props.decision.best) $$render(consequent_3);
	});
	var node_5 = sibling(node_4);
	var consequent_4 = ($$anchor) => {
		badge($$anchor, () => get(better), () => "better", () => "★");
	};
	if_block(node_5, ($$render) => {
		if (get(better) && get(moved)) $$render(consequent_4);
	});
	reset(g_1);
	template_effect(() => {
		set_attribute(g_1, "data-better", get(moved) ? get(better)?.id : void 0);
		set_attribute(g_1, "data-made", get(made)?.id);
	});
	append($$anchor, g_1);
	pop();
}
// src/analysis/ChancesChart.svelte
var root$5 = from_svg(`<line class="grid svelte-qyjdqj" x1="0"></line><text x="-6" text-anchor="end" class="svelte-qyjdqj"> </text>`, 1);
var root_1$4 = from_svg(`<path class="under svelte-qyjdqj"></path><path class="svelte-qyjdqj"></path>`, 1);
var root_2$4 = from_svg(`<g class="svelte-qyjdqj"><line class="turn svelte-qyjdqj" x1="0" x2="0" y1="-2"></line><circle cy="-8" r="7.5" class="svelte-qyjdqj"></circle><text class="number svelte-qyjdqj" y="-4.4" text-anchor="middle"> </text></g>`);
var root_3$3 = from_svg(`<circle class="here svelte-qyjdqj" r="4.5"></circle>`);
var root_4$3 = from_html(`<div class="chart svelte-qyjdqj" role="slider" tabindex="0" aria-valuemin="0"><svg aria-hidden="true" class="svelte-qyjdqj"><!><!><!><line class="now svelte-qyjdqj" y1="0"></line><!></svg></div>`);
function ChancesChart($$anchor, $$props) {
	push($$props, true);
	const LEFT = 40;
	const RIGHT = 10;
	const TOP = 16;
	const DASHES = [
		"",
		"10 4",
		"3 4",
		"12 4 3 4",
		"6 3"
	];
	let room = state(640);
	let height = state(96);
	const width = user_derived(() => Math.max(120, get(room) - LEFT - RIGHT));
	const plot = user_derived(() => Math.max(40, get(height) - TOP - 6));
	const last = user_derived(() => Math.max(1, $$props.analysis.entries));
	const course = user_derived(() => courseOf($$props.analysis, $$props.measure, $$props.knowledge));
	const x = (moment) => moment / get(last) * get(width);
	const y = (value) => get(plot) - (value - get(course).least) / (get(course).most - get(course).least) * get(plot);
	const show = (value) => $$props.measure === "win" ? percent(value) : decimal(value, 0);
	const values = user_derived(() => valuesAt($$props.analysis, $$props.at, $$props.measure, $$props.knowledge));
	const said = user_derived(() => list(get(values).map((value, seat) => t("analysis.chance_of", {
		name: $$props.analysis.names[seat] ?? "",
		value: show(value)
	}))));
	function pick(event) {
		if (event.buttons !== 1) return;
		const box = event.currentTarget.getBoundingClientRect();
		$$props.onpick(Math.round(Math.max(0, Math.min(get(width), event.clientX - box.left - LEFT)) / get(width) * get(last)));
	}
	/** From turning point to turning point; single steps are the keys of the whole page. */
	function key(event) {
		const moments = $$props.analysis.turning_points.map((point) => point.at + 1).sort((one, other) => one - other);
		const next = event.key === "PageDown" ? moments.find((moment) => moment > $$props.at) : event.key === "PageUp" ? moments.findLast((moment) => moment < $$props.at) : void 0;
		if (next === void 0) return;
		event.preventDefault();
		$$props.onpick(next);
	}
	var div = root_4$3();
	var svg = child(div);
	var node = child(svg);
	each(node, 16, () => get(course).ticks, (tick) => tick, ($$anchor, tick) => {
		var fragment = root$5();
		var line_1 = first_child(fragment);
		var text = sibling(line_1);
		var text_1 = only_child(text, true);
		template_effect(($0, $1, $2, $3) => {
			set_attribute(line_1, "x2", get(width));
			set_attribute(line_1, "y1", $0);
			set_attribute(line_1, "y2", $1);
			set_attribute(text, "y", $2);
			set_text(text_1, $3);
		}, [
			() => y(tick),
			() => y(tick),
			() => y(tick) + 4,
			() => show(tick)
		]);
		append($$anchor, fragment);
	});
	var node_1 = sibling(node);
	each(node_1, 17, () => get(course).lines, index, ($$anchor, line, seat) => {
		const d = user_derived(() => pathOf(get(line), get(course), get(width), get(plot)));
		var fragment_1 = root_1$4();
		var path = first_child(fragment_1);
		var path_1 = sibling(path);
		set_attribute(path_1, "data-course", seat);
		let styles;
		template_effect(($0) => {
			set_attribute(path, "d", get(d));
			set_attribute(path_1, "d", get(d));
			set_attribute(path_1, "stroke-dasharray", DASHES[seat]);
			styles = set_style(path_1, "", styles, { "--own": $0 });
		}, [() => playerColor(seat)]);
		append($$anchor, fragment_1);
	});
	var node_2 = sibling(node_1);
	each(node_2, 19, () => $$props.analysis.turning_points, (point) => point.at, ($$anchor, point, k) => {
		var g = root_2$4();
		var line_2 = child(g);
		var text_2 = sibling(line_2, 2);
		var text_3 = only_child(text_2, true);
		reset(g);
		template_effect(($0) => {
			set_attribute(g, "transform", `translate(${$0 ?? ""} 0)`);
			set_attribute(g, "data-turning", get(point).at);
			set_attribute(line_2, "y2", get(plot));
			set_text(text_3, get(k) + 1);
		}, [() => x(get(point).at + 1)]);
		append($$anchor, g);
	});
	var line_3 = sibling(node_2);
	var node_3 = sibling(line_3);
	each(node_3, 17, () => get(values), index, ($$anchor, value, seat) => {
		var circle = root_3$3();
		template_effect(($0, $1, $2) => {
			set_attribute(circle, "cx", $0);
			set_attribute(circle, "cy", $1);
			set_attribute(circle, "fill", $2);
		}, [
			() => x($$props.at),
			() => y(get(value)),
			() => playerColor(seat)
		]);
		append($$anchor, circle);
	});
	reset(svg);
	reset(div);
	template_effect(($0, $1, $2, $3) => {
		set_attribute(div, "aria-label", $0);
		set_attribute(div, "aria-valuemax", get(last));
		set_attribute(div, "aria-valuenow", $$props.at);
		set_attribute(div, "aria-valuetext", $1);
		set_attribute(svg, "viewBox", `-40 -16 ${get(width) + LEFT + RIGHT} ${get(height) ?? ""}`);
		set_attribute(svg, "width", get(width) + LEFT + RIGHT);
		set_attribute(svg, "height", get(height));
		set_attribute(line_3, "x1", $2);
		set_attribute(line_3, "x2", $3);
		set_attribute(line_3, "y2", get(plot));
	}, [
		() => t("analysis.chart"),
		() => t("analysis.moment", {
			position: t("replay.position", {
				at: $$props.at,
				last: get(last)
			}),
			chances: get(said)
		}),
		() => x($$props.at),
		() => x($$props.at)
	]);
	delegated("pointerdown", div, pick);
	delegated("pointermove", div, pick);
	delegated("keydown", div, key);
	bind_element_size(div, "clientWidth", ($$value) => set(room, $$value));
	bind_element_size(div, "clientHeight", ($$value) => set(height, $$value));
	append($$anchor, div);
	pop();
}
delegate([
	"pointerdown",
	"pointermove",
	"keydown"
]);
// src/analysis/Progress.svelte
var root$4 = from_html(`<div class="progress svelte-zr3k8v"><span role="status"> </span> <progress max="1" class="svelte-zr3k8v"></progress></div>`);
function Progress($$anchor, $$props) {
	push($$props, true);
	const text = user_derived(() => $$props.state.state === "queued" ? t("analysis.queued", { n: $$props.state.place ?? 1 }) : t(`analysis.stage.${$$props.state.stage ?? "preparing"}`));
	var div = root$4();
	var span = child(div);
	var text_1 = only_child(span, true);
	var progress = sibling(span, 2);
	reset(div);
	template_effect(($0) => {
		set_text(text_1, get(text));
		set_value(progress, $$props.state.state === "queued" || $$props.state.stage === "preparing" ? void 0 : $$props.state.progress);
		set_attribute(progress, "aria-label", $0);
	}, [() => t("analysis.progress")]);
	append($$anchor, div);
	pop();
}
// src/analysis/CourseBar.svelte
var root$3 = from_html(`<div class="ask svelte-1rjx31w"><p role="alert" class="svelte-1rjx31w"> </p> <button class="button svelte-1rjx31w" type="button"> </button></div>`);
var root_1$3 = from_html(`<span><!><span class="unseen"> </span> <strong> </strong></span>`);
var root_2$3 = from_html(`<div class="head svelte-1rjx31w"><p class="now svelte-1rjx31w"></p> <label><span class="unseen"> </span> <select class="svelte-1rjx31w"><option> </option><option> </option></select></label> <label><span class="unseen"> </span> <select class="svelte-1rjx31w"><option> </option><option> </option></select></label></div> <!>`, 1);
var root_3$2 = from_html(`<div class="ask svelte-1rjx31w"><p class="svelte-1rjx31w"> </p> <button class="button primary svelte-1rjx31w" type="button"> </button></div>`);
var root_4$2 = from_html(`<!> <!>`, 1);
var root_5$1 = from_html(`<section class="course svelte-1rjx31w"><!></section>`);
function CourseBar($$anchor, $$props) {
	push($$props, true);
	let measure = state("win");
	let knowledge = state("own");
	const analysis = user_derived(() => $$props.store.analysis);
	const values = user_derived(() => get(analysis) ? valuesAt(get(analysis), $$props.at, get(measure), get(knowledge)) : []);
	var section = root_5$1();
	var node = child(section);
	var consequent = ($$anchor) => {
		var div = root$3();
		var p = child(div);
		var text = only_child(p, true);
		var button = sibling(p, 2);
		var text_1 = only_child(button, true);
		reset(div);
		template_effect(($0) => {
			set_text(text, $$props.store.problem);
			button.disabled = $$props.store.busy;
			set_text(text_1, $0);
		}, [() => t("analysis.again")]);
		delegated("click", button, () => $$props.store.ask());
		append($$anchor, div);
	};
	var alternate = ($$anchor) => {
		var fragment = root_4$2();
		var node_1 = first_child(fragment);
		var consequent_1 = ($$anchor) => {
			Progress($$anchor, { get state() {
				return $$props.store.state;
			} });
		};
		if_block(node_1, ($$render) => {
			if ($$props.store.working && $$props.store.state) $$render(consequent_1);
		});
		var node_2 = sibling(node_1, 2);
		var consequent_2 = ($$anchor) => {
			var fragment_2 = root_2$3();
			var div_1 = first_child(fragment_2);
			var p_1 = child(div_1);
			each(p_1, 21, () => get(values), index, ($$anchor, value, seat) => {
				var span = root_1$3();
				var node_3 = child(span);
				SeatMark(node_3, { seat });
				var span_1 = sibling(node_3);
				var text_2 = only_child(span_1, true);
				var strong = sibling(span_1, 2);
				var text_3 = only_child(strong, true);
				reset(span);
				template_effect(($0) => {
					set_text(text_2, get(analysis).names[seat]);
					set_text(text_3, $0);
				}, [() => get(measure) === "win" ? percent(get(value)) : decimal(get(value), 0)]);
				append($$anchor, span);
			});
			reset(p_1);
			var label = sibling(p_1, 2);
			var span_2 = child(label);
			var text_4 = only_child(span_2, true);
			var select = sibling(span_2, 2);
			var option = child(select);
			var text_5 = only_child(option, true);
			option.value = option.__value = "win";
			var option_1 = sibling(option);
			var text_6 = only_child(option_1, true);
			option_1.value = option_1.__value = "points";
			reset(select);
			init_select(select);
			reset(label);
			var label_1 = sibling(label, 2);
			var span_3 = child(label_1);
			var text_7 = only_child(span_3, true);
			var select_1 = sibling(span_3, 2);
			var option_2 = child(select_1);
			var text_8 = only_child(option_2, true);
			option_2.value = option_2.__value = "own";
			var option_3 = sibling(option_2);
			var text_9 = only_child(option_3, true);
			option_3.value = option_3.__value = "open";
			reset(select_1);
			init_select(select_1);
			reset(label_1);
			reset(div_1);
			ChancesChart(sibling(div_1, 2), {
				get analysis() {
					return get(analysis);
				},
				get at() {
					return $$props.at;
				},
				get measure() {
					return get(measure);
				},
				get knowledge() {
					return get(knowledge);
				},
				get onpick() {
					return $$props.onpick;
				}
			});
			template_effect(($0, $1, $2, $3, $4, $5) => {
				set_text(text_4, $0);
				set_text(text_5, $1);
				set_text(text_6, $2);
				set_text(text_7, $3);
				set_text(text_8, $4);
				set_text(text_9, $5);
			}, [
				() => t("analysis.measure"),
				() => t("analysis.measure.win"),
				() => t("analysis.measure.points"),
				() => t("analysis.knowledge"),
				() => t("analysis.knowledge.own"),
				() => t("analysis.knowledge.open")
			]);
			bind_select_value(select, () => get(measure), ($$value) => set(measure, $$value));
			bind_select_value(select_1, () => get(knowledge), ($$value) => set(knowledge, $$value));
			append($$anchor, fragment_2);
		};
		var consequent_3 = ($$anchor) => {
			var div_2 = root_3$2();
			var p_2 = child(div_2);
			var text_10 = only_child(p_2, true);
			var button_1 = sibling(p_2, 2);
			var text_11 = only_child(button_1, true);
			reset(div_2);
			template_effect(($0, $1) => {
				set_text(text_10, $0);
				button_1.disabled = $$props.store.busy;
				set_text(text_11, $1);
			}, [() => t("analysis.about"), () => t("analysis.ask")]);
			delegated("click", button_1, () => $$props.store.ask());
			append($$anchor, div_2);
		};
		if_block(node_2, ($$render) => {
			if (get(analysis)?.moments.length) $$render(consequent_2);
			else if (!$$props.store.working) $$render(consequent_3, 1);
		});
		append($$anchor, fragment);
	};
	if_block(node, ($$render) => {
		if ($$props.store.problem) $$render(consequent);
		else $$render(alternate, -1);
	});
	reset(section);
	template_effect(($0) => set_attribute(section, "aria-label", $0), [() => t("analysis.chart")]);
	append($$anchor, section);
	pop();
}
delegate(["click"]);
// src/analysis/store.svelte.ts
var EVERY_MS = 1e3;
var AnalysisStore = class {
	#state = state(null);
	get state() {
		return get(this.#state);
	}
	set state(value) {
		set(this.#state, value);
	}
	#analysis = state(null);
	get analysis() {
		return get(this.#analysis);
	}
	set analysis(value) {
		set(this.#analysis, value);
	}
	#problem = state("");
	get problem() {
		return get(this.#problem);
	}
	set problem(value) {
		set(this.#problem, value, true);
	}
	#busy = state(false);
	get busy() {
		return get(this.#busy);
	}
	set busy(value) {
		set(this.#busy, value, true);
	}
	#table;
	#record;
	#timer;
	#stopped = false;
	constructor(table, record) {
		this.#table = table;
		this.#record = record;
	}
	get working() {
		return this.state?.state === "queued" || this.state?.state === "working";
	}
	/** See whether it was made before. A record has to be sent to find that out. */
	async look() {
		if (this.#record !== null) return;
		await this.#get(() => getAnalysis(this.#table, 0), true);
	}
	async ask() {
		if (this.busy || this.working) return;
		this.busy = true;
		this.problem = "";
		const record = this.#record;
		await this.#get(() => record === null ? askForAnalysis(this.#table) : askForRecordAnalysis(record));
		this.busy = false;
	}
	stop() {
		this.#stopped = true;
		clearTimeout(this.#timer);
	}
	async #follow() {
		const { game, part } = this.state;
		await this.#get(() => this.#record === null ? getAnalysis(this.#table, part) : getRecordAnalysis(game, part));
	}
	async #get(request, quietly = false) {
		try {
			const found = await request();
			if (this.#stopped) return;
			this.state = found;
			if (found.analysis) this.analysis = found.analysis;
			if (found.state === "failed" && !quietly) this.problem = t(`analysis.failed.${found.problem ?? "failed"}`);
			if (this.working) this.#timer = setTimeout(() => void this.#follow(), EVERY_MS);
		} catch (error) {
			if (!quietly) this.problem = refusalText(error);
			this.state = null;
		}
	}
};
// src/replay/Controls.svelte
var root$2 = from_svg(`<path d="M8 5v14M16 5v14"></path>`);
var root_1$2 = from_svg(`<path class="full svelte-17go0sl" d="M7 4l12 8-12 8z"></path>`);
var root_2$2 = from_html(`<section class="controls svelte-17go0sl"><div class="buttons svelte-17go0sl"><button class="button svelte-17go0sl" type="button"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-17go0sl"><path d="M6 5v14M19 5 9 12l10 7z"></path></svg></button> <button class="button svelte-17go0sl" type="button"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-17go0sl"><path d="M17 5 7 12l10 7z"></path></svg></button> <button class="button primary svelte-17go0sl" type="button"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-17go0sl"><!></svg></button> <button class="button svelte-17go0sl" type="button"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-17go0sl"><path d="M7 5l10 7-10 7z"></path></svg></button> <button class="button svelte-17go0sl" type="button"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-17go0sl"><path d="M18 5v14M5 5l10 7-10 7z"></path></svg></button></div> <input type="range" min="0" class="svelte-17go0sl"/> <span class="position svelte-17go0sl"> </span></section>`);
function Controls($$anchor, $$props) {
	push($$props, true);
	/** Scrubber and buttons. */
	const position = user_derived(() => t("replay.position", {
		at: $$props.playback.at,
		last: $$props.playback.last
	}));
	var section = root_2$2();
	var div = child(section);
	var button = child(div);
	var button_1 = sibling(button, 2);
	var button_2 = sibling(button_1, 2);
	var svg = child(button_2);
	var node = child(svg);
	var consequent = ($$anchor) => {
		var path = root$2();
		append($$anchor, path);
	};
	var alternate = ($$anchor) => {
		var path_1 = root_1$2();
		append($$anchor, path_1);
	};
	if_block(node, ($$render) => {
		if ($$props.playback.running) $$render(consequent);
		else $$render(alternate, -1);
	});
	reset(svg);
	reset(button_2);
	var button_3 = sibling(button_2, 2);
	var button_4 = sibling(button_3, 2);
	reset(div);
	var input = sibling(div, 2);
	remove_input_defaults(input);
	var span = sibling(input, 2);
	var text = only_child(span, true);
	reset(section);
	template_effect(($0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10) => {
		set_attribute(section, "aria-label", $0);
		set_attribute(button, "aria-label", $1);
		set_attribute(button, "title", $2);
		set_attribute(button_1, "aria-label", $3);
		set_attribute(button_1, "title", $4);
		set_attribute(button_2, "aria-label", $5);
		set_attribute(button_3, "aria-label", $6);
		set_attribute(button_3, "title", $7);
		set_attribute(button_4, "aria-label", $8);
		set_attribute(button_4, "title", $9);
		set_attribute(input, "max", $$props.playback.last);
		set_value(input, $$props.playback.at);
		set_attribute(input, "aria-label", $10);
		set_attribute(input, "aria-valuetext", get(position));
		set_text(text, get(position));
	}, [
		() => t("replay.title"),
		() => t("replay.first"),
		() => t("replay.first"),
		() => t("replay.back"),
		() => t("replay.back"),
		() => $$props.playback.running ? t("replay.pause") : t("replay.play"),
		() => t("replay.forward"),
		() => t("replay.forward"),
		() => t("replay.last"),
		() => t("replay.last"),
		() => t("replay.scrubber")
	]);
	delegated("click", button, () => $$props.playback.go(0));
	delegated("click", button_1, () => $$props.playback.step(-1));
	delegated("click", button_2, () => $$props.playback.toggle());
	delegated("click", button_3, () => $$props.playback.step(1));
	delegated("click", button_4, () => $$props.playback.go($$props.playback.last));
	delegated("input", input, (event) => $$props.playback.go(Number(event.currentTarget.value)));
	append($$anchor, section);
	pop();
}
delegate(["click", "input"]);
// src/replay/playback.svelte.ts
var PACE_MS = 900;
var Playback = class {
	#at = state(0);
	get at() {
		return get(this.#at);
	}
	set at(value) {
		set(this.#at, value, true);
	}
	#running = state(false);
	get running() {
		return get(this.#running);
	}
	set running(value) {
		set(this.#running, value, true);
	}
	last;
	#timer;
	constructor(last, at = 0) {
		this.last = last;
		this.at = clamp(at, last);
	}
	go(at) {
		this.pause();
		this.at = clamp(at, this.last);
	}
	step(by) {
		this.go(this.at + by);
	}
	toggle() {
		if (this.running) this.pause();
		else this.run();
	}
	run() {
		if (this.at >= this.last) this.at = 0;
		this.running = true;
		this.#later();
	}
	pause() {
		this.running = false;
		clearTimeout(this.#timer);
	}
	#later() {
		this.#timer = setTimeout(() => {
			if (!this.running) return;
			this.at += 1;
			if (this.at >= this.last) this.running = false;
			else this.#later();
		}, PACE_MS);
	}
};
function clamp(at, last) {
	return Math.max(0, Math.min(last, at));
}
/** Keyboard shortcuts of a replay. The map has the arrow keys while it is focused. */
function replayKey(key) {
	switch (key) {
		case " ":
		case "k": return "toggle";
		case "ArrowLeft":
		case ",": return "back";
		case "ArrowRight":
		case ".": return "forward";
		case "Home": return "first";
		case "End": return "last";
		case "v": return "view";
		case "?": return "help";
		default: return null;
	}
}
var REPLAY_HELP = [
	["␣, K", "keys.replay.play"],
	["←, →", "keys.replay.step"],
	["Home, End", "keys.replay.ends"],
	["V", "keys.replay.view"],
	["?", "keys.help"]
];
// src/replay/ReplayPlayers.svelte
var root$1 = from_html(`<p class="cards svelte-w67hrc"><span class="unseen"> </span><!></p>`);
var root_1$1 = from_html(`<li><button type="button" class="svelte-w67hrc"> <span> </span></button></li>`);
var root_2$1 = from_html(`<ul class="tickets svelte-w67hrc"></ul>`);
var root_3$1 = from_html(`<li><p class="name svelte-w67hrc"><!> <!> <strong> </strong></p> <p class="numbers svelte-w67hrc"> </p> <!> <!></li>`);
var root_4$1 = from_html(`<ul class="players svelte-w67hrc"></ul>`);
function ReplayPlayers($$anchor, $$props) {
	push($$props, true);
	/** The ticket whose cities stand out on the board. */
	let shownTicket = prop($$props, "shownTicket", 15);
	var ul = root_4$1();
	each(ul, 21, () => $$props.replay.names, index, ($$anchor, name, index) => {
		var li = root_3$1();
		let classes;
		var p = child(li);
		var node = child(p);
		SeatMark(node, { seat: index });
		var node_1 = sibling(node, 2);
		var consequent = ($$anchor) => {
			Portrait($$anchor, { get name() {
				return get(name);
			} });
		};
		var d = user_derived(() => isCharacter(get(name), $$props.replay.bots[index] ?? null));
		if_block(node_1, ($$render) => {
			if (get(d)) $$render(consequent);
		});
		var strong = sibling(node_1, 2);
		var text = only_child(strong, true);
		reset(p);
		var p_1 = sibling(p, 2);
		var text_1 = only_child(p_1, true);
		var node_2 = sibling(p_1, 2);
		var consequent_1 = ($$anchor) => {
			var p_2 = root$1();
			var span = child(p_2);
			var text_2 = only_child(span);
			var node_3 = sibling(span);
			MiniCards(node_3, { get cards() {
				return $$props.view.hands[index];
			} });
			reset(p_2);
			template_effect(($0) => set_text(text_2, `${$0 ?? ""}:`), [() => t("replay.hand")]);
			append($$anchor, p_2);
		};
		if_block(node_2, ($$render) => {
			if ($$props.view.hands[index]) $$render(consequent_1);
		});
		var node_4 = sibling(node_2, 2);
		var consequent_2 = ($$anchor) => {
			var ul_1 = root_2$1();
			each(ul_1, 20, () => $$props.view.tickets[index], (ticket) => ticket, ($$anchor, ticket) => {
				const found = user_derived(() => $$props.board.tickets.get(ticket));
				var li_1 = root_1$1();
				var button = child(li_1);
				var text_3 = child(button);
				var span_1 = sibling(text_3);
				var text_4 = only_child(span_1, true);
				reset(button);
				reset(li_1);
				template_effect(($0) => {
					set_attribute(button, "aria-pressed", shownTicket() === ticket);
					set_text(text_3, `${$0 ?? ""} `);
					set_text(text_4, get(found)?.points);
				}, [() => get(found) ? $$props.board.ends(get(found)) : ticket]);
				delegated("click", button, () => shownTicket(shownTicket() === ticket ? null : ticket));
				append($$anchor, li_1);
			});
			reset(ul_1);
			append($$anchor, ul_1);
		};
		if_block(node_4, ($$render) => {
			if ($$props.view.tickets[index]?.length) $$render(consequent_2);
		});
		reset(li);
		template_effect(($0, $1, $2) => {
			classes = set_class(li, 1, "svelte-w67hrc", null, classes, { active: $0 });
			set_text(text, $1);
			set_text(text_1, $2);
		}, [
			() => $$props.view.to_act.includes(index),
			() => seatName({
				name: get(name),
				bot: $$props.replay.bots[index] ?? null
			}),
			() => t("replay.numbers", {
				points: $$props.view.points[index],
				trains: $$props.view.trains[index],
				cards: $$props.view.hand_sizes[index],
				tickets: $$props.view.ticket_counts[index]
			})
		]);
		append($$anchor, li);
	});
	reset(ul);
	append($$anchor, ul);
	pop();
}
delegate(["click"]);
// src/replay/ReplayPage.svelte
var root = from_html(`<option> </option>`);
var root_1 = from_html(`<button class="button primary svelte-130ed0z" type="button"> </button>`);
var root_2 = from_html(`<p class="svelte-130ed0z"> </p>`);
var root_3 = from_html(`<!> <!>`, 1);
var root_4 = from_html(`<!> <a class="button svelte-130ed0z"> </a>`, 1);
var root_5 = from_html(`<div class="course svelte-130ed0z"><!></div>`);
var root_6 = from_html(`<div class="replay svelte-130ed0z"><header class="svelte-130ed0z"><a class="button svelte-130ed0z" href="/"> </a> <h1 class="svelte-130ed0z"> <span class="svelte-130ed0z"> </span></h1> <label class="svelte-130ed0z"><span> </span> <select class="svelte-130ed0z"><option> </option><!></select></label></header> <main class="map svelte-130ed0z"><!></main> <aside class="svelte-130ed0z"><!> <div role="status"></div> <!> <div class="row svelte-130ed0z"><!> <button class="button svelte-130ed0z" type="button"> </button></div></aside> <!> <!></div> <!>`, 1);
var root_7 = from_html(`<main class="page" aria-busy="true"><p> </p></main>`);
function ReplayPage($$anchor, $$props) {
	push($$props, true);
	/** The position in the URL. */
	/** The seat in the URL, whose view is shown. */
	/** Whether the URL asks for the analysis. */
	let replay = state(null);
	let board = state(null);
	let playback = state(null);
	let seat = state(proxy($$props.seat));
	let problem = state("");
	let helping = state(false);
	const opened = user_derived(() => $$props.id === OPENED_FILE);
	const analysis = untrack(() => new AnalysisStore($$props.id, get(opened) ? recordFile.text : null));
	let analysing = state(proxy($$props.analysed));
	user_effect(() => {
		untrack(() => $$props.analysed ? analysis.ask() : analysis.look());
		return () => analysis.stop();
	});
	user_effect(() => {
		if (analysis.analysis) set(analysing, true);
	});
	/** Show a moment that a list names, with the board: on a phone it may be out of sight. */
	function jump(moment) {
		get(playback)?.go(moment);
		if (matchMedia("(max-width: 48rem)").matches) document.querySelector(".map")?.scrollIntoView({ behavior: settings.motion ? "smooth" : "auto" });
	}
	function analyse() {
		set(analysing, true);
		analysis.ask();
	}
	async function load(as) {
		const record = get(opened) ? recordFile.text : null;
		if (get(opened) && record === null) {
			set(problem, t("record.gone"), true);
			return;
		}
		try {
			const found = await (record === null ? getReplay($$props.id, as) : replayRecord(record, as));
			set(board, await loadBoard(found.edition));
			set(replay, found);
			set(playback, get(playback) ?? new Playback(found.entries.length, $$props.at ?? 0));
		} catch (error) {
			set(problem, refusalText(error), true);
		}
	}
	user_effect(() => void load(get(seat)));
	onDestroy(() => get(playback)?.pause());
	const entry = user_derived(() => get(playback) && get(playback).at > 0 ? get(replay)?.entries[get(playback).at - 1] : void 0);
	const view = user_derived(() => get(entry)?.view ?? get(replay)?.view ?? null);
	const nameOf = (which) => get(replay)?.names[which] ?? t("seat", { number: which + 1 });
	const told = user_derived(() => get(entry) && get(board) ? get(entry).events.flatMap((event) => sentenceOf(event, {
		board: get(board),
		nameOf
	}) ?? []) : []);
	const recent = user_derived(() => new Set(get(entry)?.events.flatMap((event) => event.type === "route_claimed" || event.type === "tunnel_tried" ? [event.route] : event.type === "station_built" ? [event.city] : []) ?? []));
	const decision = user_derived(() => analysis.analysis && get(playback) ? decisionBefore(analysis.analysis, get(playback).at) : null);
	const stations = user_derived(() => stationOwners(get(view)?.stations ?? []));
	let shownTicket = state(null);
	const rings = user_derived(() => {
		const ticket = get(shownTicket) ? get(board)?.tickets.get(get(shownTicket)) : void 0;
		return new Map(ticket ? [[ticket.a, "ticket"], [ticket.b, "ticket"]] : []);
	});
	const history = user_derived(() => get(replay) ? [{
		seq: 0,
		points: get(replay).view.points
	}, ...get(replay).entries.map((one, k) => ({
		seq: k + 1,
		points: one.view.points
	}))] : []);
	const address = user_derived(() => get(playback) ? `/replay/${$$props.id}?at=${get(playback).at}${get(seat) === null ? "" : `&seat=${get(seat)}`}${get(analysing) ? "&analysis" : ""}` : `/replay/${$$props.id}`);
	user_effect(() => {
		if (!get(playback) || get(playback).running) return;
		const here = get(address);
		untrack(() => follow(here));
	});
	function follow(path) {
		if (location.pathname + location.search !== path) window.history.replaceState(null, "", path);
	}
	function chooseSeat(value) {
		set(seat, value === "" ? null : Number(value), true);
	}
	function key(event) {
		const target = event.target;
		if (!get(playback) || get(helping) || isHandledElsewhere(event)) return;
		if (target instanceof Element && event.key === " " && target.closest("button, a, summary")) return;
		if (target instanceof Element && event.key.startsWith("Arrow") && target.closest("[role=\"application\"]")) return;
		switch (replayKey(event.key)) {
			case "toggle":
				get(playback).toggle();
				break;
			case "back":
				get(playback).step(-1);
				break;
			case "forward":
				get(playback).step(1);
				break;
			case "first":
				get(playback).go(0);
				break;
			case "last":
				get(playback).go(get(playback).last);
				break;
			case "view":
				set(seat, get(seat) === null ? 0 : get(seat) + 1 < (get(replay)?.names.length ?? 0) ? get(seat) + 1 : null, true);
				break;
			case "help":
				set(helping, true);
				break;
			case null: return;
		}
		event.preventDefault();
	}
	user_effect(() => {
		document.title = `${t("replay.title")} · Northline`;
	});
	var fragment = comment();
	event("keydown", $window, key);
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		{
			let $0 = user_derived(() => t("replay.title"));
			ProblemPage($$anchor, {
				get title() {
					return get($0);
				},
				get problem() {
					return get(problem);
				}
			});
		}
	};
	var consequent_6 = ($$anchor) => {
		var fragment_2 = root_6();
		var div = first_child(fragment_2);
		var header = child(div);
		var a = child(header);
		var text_1 = only_child(a, true);
		var h1 = sibling(a, 2);
		var text_2 = child(h1);
		var span = sibling(text_2);
		var text_3 = only_child(span, true);
		reset(h1);
		var label = sibling(h1, 2);
		var span_1 = child(label);
		var text_4 = only_child(span_1, true);
		var select = sibling(span_1, 2);
		var option = child(select);
		var text_5 = only_child(option, true);
		option.value = option.__value = "";
		var node_1 = sibling(option);
		each(node_1, 17, () => get(replay).names, index, ($$anchor, name, index) => {
			var option_1 = root();
			var text_6 = only_child(option_1, true);
			option_1.value = option_1.__value = index;
			template_effect(() => set_text(text_6, get(name)));
			append($$anchor, option_1);
		});
		reset(select);
		var select_value;
		init_select(select);
		reset(label);
		reset(header);
		var main = sibling(header, 2);
		var node_2 = child(main);
		{
			const overlay = ($$anchor) => {
				var fragment_3 = comment();
				var node_3 = first_child(fragment_3);
				var consequent_1 = ($$anchor) => {
					BetterMove($$anchor, {
						get board() {
							return get(board);
						},
						get decision() {
							return get(decision);
						}
					});
				};
				if_block(node_3, ($$render) => {
					if (get(decision)) $$render(consequent_1);
				});
				append($$anchor, fragment_3);
			};
			let $0 = user_derived(() => t("board.label", { edition: editionName(get(board).edition) }));
			let $1 = user_derived(() => get(decision) ? ticketLinks(get(decision), get(board)) : []);
			Board(node_2, {
				get board() {
					return get(board);
				},
				get mode() {
					return settings.theme;
				},
				get label() {
					return get($0);
				},
				get owners() {
					return get(view).routes;
				},
				get stations() {
					return get(stations);
				},
				get recent() {
					return get(recent);
				},
				get rings() {
					return get(rings);
				},
				get links() {
					return get($1);
				},
				overlay,
				$$slots: { overlay: true }
			});
		}
		reset(main);
		var aside = sibling(main, 2);
		var node_4 = child(aside);
		var consequent_2 = ($$anchor) => {
			var button = root_1();
			var text_7 = only_child(button, true);
			template_effect(($0) => set_text(text_7, $0), [() => t("analysis.ask")]);
			delegated("click", button, analyse);
			append($$anchor, button);
		};
		if_block(node_4, ($$render) => {
			if (!get(analysing)) $$render(consequent_2);
		});
		var div_1 = sibling(node_4, 2);
		let classes;
		each(div_1, 21, () => get(told), index, ($$anchor, text) => {
			var p = root_2();
			var text_8 = only_child(p, true);
			template_effect(() => set_text(text_8, get(text)));
			append($$anchor, p);
		}, ($$anchor) => {
			var p_1 = root_2();
			var text_9 = only_child(p_1, true);
			template_effect(($0) => set_text(text_9, $0), [() => t("replay.start")]);
			append($$anchor, p_1);
		});
		reset(div_1);
		var node_5 = sibling(div_1, 2);
		{
			const game = ($$anchor) => {
				var fragment_5 = root_3();
				var node_6 = first_child(fragment_5);
				ReplayPlayers(node_6, {
					get replay() {
						return get(replay);
					},
					get view() {
						return get(view);
					},
					get board() {
						return get(board);
					},
					get shownTicket() {
						return get(shownTicket);
					},
					set shownTicket($$value) {
						set(shownTicket, $$value, true);
					}
				});
				var node_7 = sibling(node_6, 2);
				{
					let $0 = user_derived(() => get(board).edition.rules.stations > 0);
					Chart(node_7, {
						get history() {
							return get(history);
						},
						get result() {
							return get(replay).result;
						},
						get stations() {
							return get($0);
						},
						get names() {
							return get(replay).names;
						},
						get at() {
							return get(playback).at;
						},
						onpick: (seq) => get(playback)?.go(seq)
					});
				}
				append($$anchor, fragment_5);
			};
			let $0 = user_derived(() => get(opened) ? null : $$props.id);
			AnalysisPanel(node_5, {
				get store() {
					return analysis;
				},
				get table() {
					return get($0);
				},
				get board() {
					return get(board);
				},
				get at() {
					return get(playback).at;
				},
				onpick: jump,
				game,
				$$slots: { game: true }
			});
		}
		var div_2 = sibling(node_5, 2);
		var node_8 = child(div_2);
		var consequent_3 = ($$anchor) => {
			var fragment_6 = root_4();
			var node_9 = first_child(fragment_6);
			{
				let $0 = user_derived(() => t("replay.title"));
				let $1 = user_derived(() => editionName(get(board).edition));
				ShareMoment(node_9, {
					get id() {
						return $$props.id;
					},
					get at() {
						return get(playback).at;
					},
					get path() {
						return get(address);
					},
					get title() {
						return `${get($0) ?? ""} · ${get($1) ?? ""}`;
					}
				});
			}
			var a_1 = sibling(node_9, 2);
			var text_10 = only_child(a_1, true);
			template_effect(($0) => {
				set_attribute(a_1, "href", `/table/${$$props.id ?? ""}`);
				set_text(text_10, $0);
			}, [() => t("replay.result")]);
			append($$anchor, fragment_6);
		};
		if_block(node_8, ($$render) => {
			if (!get(opened)) $$render(consequent_3);
		});
		var button_1 = sibling(node_8, 2);
		var text_11 = only_child(button_1, true);
		reset(div_2);
		reset(aside);
		var node_10 = sibling(aside, 2);
		Controls(node_10, { get playback() {
			return get(playback);
		} });
		var node_11 = sibling(node_10, 2);
		var consequent_4 = ($$anchor) => {
			var div_3 = root_5();
			CourseBar(child(div_3), {
				get store() {
					return analysis;
				},
				get at() {
					return get(playback).at;
				},
				onpick: (seq) => get(playback)?.go(seq)
			});
			reset(div_3);
			append($$anchor, div_3);
		};
		if_block(node_11, ($$render) => {
			if (get(analysing)) $$render(consequent_4);
		});
		reset(div);
		var node_13 = sibling(div, 2);
		var consequent_5 = ($$anchor) => {
			KeyboardHelp($$anchor, {
				get keys() {
					return REPLAY_HELP;
				},
				onclose: () => set(helping, false)
			});
		};
		if_block(node_13, ($$render) => {
			if (get(helping)) $$render(consequent_5);
		});
		template_effect(($0, $1, $2, $3, $4, $5, $6) => {
			set_text(text_1, $0);
			set_text(text_2, `${$1 ?? ""} `);
			set_text(text_3, $2);
			set_text(text_4, $3);
			set_text(text_5, $4);
			if (select_value !== (select_value = get(seat) ?? "")) select.value = (select.__value = select_value) ?? "", select_option(select, select_value);
			set_attribute(aside, "aria-label", $5);
			classes = set_class(div_1, 1, "told svelte-130ed0z", null, classes, { brief: analysis.analysis });
			set_text(text_11, $6);
		}, [
			() => t("nav.lobby"),
			() => t("replay.title"),
			() => editionName(get(board).edition),
			() => t("replay.view"),
			() => t("replay.view.all"),
			() => t("replay.players"),
			() => t("keys.title")
		]);
		delegated("change", select, (event) => chooseSeat(event.currentTarget.value));
		delegated("click", button_1, () => set(helping, true));
		append($$anchor, fragment_2);
	};
	var alternate = ($$anchor) => {
		var main_1 = root_7();
		var p_2 = child(main_1);
		var text_12 = only_child(p_2, true);
		reset(main_1);
		template_effect(($0) => set_text(text_12, $0), [() => t("table.loading")]);
		append($$anchor, main_1);
	};
	if_block(node, ($$render) => {
		if (get(problem)) $$render(consequent);
		else if (get(replay) && get(board) && get(view) && get(playback)) $$render(consequent_6, 1);
		else $$render(alternate, -1);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["change", "click"]);
export { ReplayPage as default };
