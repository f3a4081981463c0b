const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/FriendsCard.js","assets/svelte.js","assets/forms.js","assets/forms.css","assets/NetworkSwitch.js","assets/copy.js","assets/NetworkSwitch.css","assets/NetworkHelp.js","assets/NetworkHelp.css","assets/FriendsCard.css","assets/TablePage.js","assets/sentences.js","assets/symbols.js","assets/sentences.css","assets/MiniCards.js","assets/keys.js","assets/keys.css","assets/CardFace.js","assets/CardFace.css","assets/MiniCards.css","assets/TopBar.js","assets/bonus-text.js","assets/numbers.js","assets/rulebook.js","assets/TopBar.css","assets/chart2.js","assets/TablePage.css","assets/ReplayPage.js","assets/Chart.js","assets/Chart.css","assets/ReplayPage.css","assets/RulesPage.js","assets/RulesPage.css","assets/LearnPage.js","assets/LearnPage.css","assets/PuzzlesPage.js","assets/choice.js","assets/PuzzlesPage.css","assets/PuzzlePage.js","assets/PuzzlePage.css","assets/WorkshopPage.js","assets/Downloads.js","assets/Downloads.css","assets/WorkshopPage.css","assets/EditorPage.js","assets/EditorPage.css","assets/DevicePage.js","assets/DevicePage.css","assets/StatisticsPage.js","assets/StatisticsPage.css","assets/HabitsPage.js","assets/HabitsPage.css"])))=>i.map(i=>d[i]);
import { $ as first_child, A as key, B as text, D as html, F as append, H as delegated, I as comment, J as user_effect, K as untrack, L as from_html, M as await_block, N as mount, O as each, P as set_text, Q as child, R as from_svg, T as component, U as event, V as delegate, W as get, Z as $window, _ as bind_select_value, a as prop, at as set, c as bind_this, ct as pop, dt as reset, et as only_child, f as customizable_select, g as set_value, h as set_checked, i as onMount, it as mutate, j as if_block, k as index, lt as push, m as set_attribute, mt as to_array, nt as proxy, o as init, ot as state, p as remove_input_defaults, q as template_effect, rt as mutable_source, st as user_derived, tt as sibling, u as bind_checked, ut as next, v as init_select, x as set_class, y as select_option } from "./svelte.js";
import { A as getBots, Ct as banned, E as createTable, L as getMyTables, M as getEditions, N as getGeometry, R as getNetwork, St as save, Y as getTables, _t as LANGUAGES, a as botAbout, at as replayRecord, b as t, bt as settings, c as characterText, ht as __vitePreload, j as getEdition, l as editionAbout, m as seatName, mt as language, n as refusalText, o as botName, p as levelsOf, pt as warmUpExpert, s as byLevel, t as reasonText, u as editionName, ut as switchNetwork, vt as LANGUAGE_NAMES, x as Refusal, xt as load, y as list } from "./forms.js";
// src/lib/router.svelte.ts
function pageOf(url) {
	const [first, id, third] = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
	const query = new URLSearchParams(url.search);
	if (first === void 0) return { name: "lobby" };
	if (first === "learn") return {
		name: "learn",
		id: id ?? null
	};
	if (first === "workshop") return {
		name: "workshop",
		id: id ?? null
	};
	if (first === "device") return { name: "device" };
	if (first === "statistics") return {
		name: "statistics",
		id: id ?? null,
		player: third ?? null
	};
	if (first === "games") return {
		name: "games",
		id: id ?? null
	};
	if (first === "puzzles" && id === void 0) return { name: "puzzles" };
	if (id === void 0) return { name: "missing" };
	switch (first) {
		case "table": return {
			name: "table",
			id,
			code: query.get("code"),
			watch: query.has("watch"),
			lesson: query.has("lesson")
		};
		case "puzzles": return {
			name: "puzzle",
			id,
			choice: {
				daily: query.has("daily"),
				edition: query.get("edition"),
				theme: query.get("theme"),
				difficulty: query.get("difficulty")
			}
		};
		case "replay": return {
			name: "replay",
			id,
			at: number(query.get("at")),
			seat: number(query.get("seat")),
			analysis: query.has("analysis")
		};
		case "edition": return {
			name: "edition",
			id,
			rule: query.get("rule")
		};
		default: return { name: "missing" };
	}
}
function number(text) {
	return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}
var Router = class {
	#page = state(proxy({ name: "lobby" }));
	get page() {
		return get(this.#page);
	}
	set page(value) {
		set(this.#page, value, true);
	}
	start() {
		this.page = pageOf(location);
		addEventListener("popstate", () => this.page = pageOf(location));
		document.addEventListener("click", (event) => this.#follow(event));
	}
	go(path, replace = false) {
		history[replace ? "replaceState" : "pushState"](null, "", path);
		this.page = pageOf(location);
		scrollTo(0, 0);
	}
	/** Handle links to our own pages without a page load. */
	#follow(event) {
		if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
		const link = event.target instanceof Element ? event.target.closest("a") : null;
		if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
		if (link.pathname.startsWith("/api/")) return;
		event.preventDefault();
		this.go(link.pathname + link.search);
	}
};
var router = new Router();
// src/lib/record-file.svelte.ts
var OPENED_FILE = "file";
var KEY$1 = "northline.record";
var LARGEST = 128e3;
var RecordFile = class {
	#problem = state("");
	get problem() {
		return get(this.#problem);
	}
	set problem(value) {
		set(this.#problem, value, true);
	}
	#opened = state(0);
	get opened() {
		return get(this.#opened);
	}
	set opened(value) {
		set(this.#opened, value, true);
	}
	#text = null;
	get text() {
		try {
			return this.#text ?? sessionStorage.getItem(KEY$1);
		} catch {
			return this.#text;
		}
	}
	/** Check a file and go to its replay, or say what is wrong with it. */
	async open(file) {
		this.problem = "";
		try {
			if (file.size > LARGEST) throw new Refusal("bad_record", "a record is smaller");
			const text = await file.text();
			await replayRecord(text, null);
			this.#keep(text);
			this.opened += 1;
			router.go(`/replay/${OPENED_FILE}`);
		} catch (error) {
			this.problem = t("record.problem", {
				name: file.name,
				why: refusalText(error)
			});
		}
	}
	#keep(text) {
		this.#text = text;
		try {
			sessionStorage.setItem(KEY$1, text);
		} catch {}
	}
};
var recordFile = new RecordFile();
// src/lib/focus.ts
/** The focus of the keyboard, which has a place at all times. */
/** Whether nothing has the focus: the page is new, or what had it is gone. */
function focusIsLost() {
	return document.activeElement === null || document.activeElement === document.body;
}
/** Give a lost focus to the first of these that is still there. Nothing scrolls, and nobody else loses the focus. */
function recoverFocus(...places) {
	if (!focusIsLost()) return;
	for (const place of places) {
		if (!(place instanceof HTMLElement) || !place.isConnected || place === document.body) continue;
		place.focus({ preventScroll: true });
		if (!focusIsLost()) return;
	}
}
// src/components/PageHeader.svelte
var root$15 = from_html(`<option> </option>`);
var root_1$9 = from_svg(`<circle cx="12" cy="12" r="5"></circle><path d="M12 1v4M12 19v4M1 12h4M19 12h4M4 4l3 3M17 17l3 3M4 20l3-3M17 7l3-3" stroke="currentColor" stroke-width="2"></path>`, 1);
var root_2$7 = from_svg(`<path d="M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z"></path>`);
var root_3$3 = from_html(`<a class="skip svelte-6k6hra" href="#content"> </a> <header class="svelte-6k6hra"><a class="brand svelte-6k6hra" href="/"><img src="/icons/northline.svg" alt="" class="svelte-6k6hra"/> <span>Northline</span></a> <nav class="svelte-6k6hra"><a href="/" class="svelte-6k6hra"> </a> <a href="/learn" class="svelte-6k6hra"> </a> <a href="/puzzles" class="svelte-6k6hra"> </a> <a href="/workshop" class="svelte-6k6hra"> </a> <a href="/statistics" class="svelte-6k6hra"> </a></nav> <div class="choices svelte-6k6hra"><label><span class="unseen"> </span> <select class="svelte-6k6hra"></select></label> <button class="theme svelte-6k6hra"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-6k6hra"><!></svg></button></div></header>`, 1);
function PageHeader($$anchor, $$props) {
	push($$props, true);
	/** The header of every page but the table: title, navigation, language and theme. */
	let title = prop($$props, "title", 3, "");
	onMount(() => recoverFocus(document.getElementById("content")));
	user_effect(() => {
		document.title = title() ? `${title()} · Northline` : "Northline";
	});
	var fragment = root_3$3();
	var a = first_child(fragment);
	var text = only_child(a, true);
	var header = sibling(a, 2);
	var nav = sibling(child(header), 2);
	var a_1 = child(nav);
	var text_1 = only_child(a_1, true);
	var a_2 = sibling(a_1, 2);
	var text_2 = only_child(a_2, true);
	var a_3 = sibling(a_2, 2);
	var text_3 = only_child(a_3, true);
	var a_4 = sibling(a_3, 2);
	var text_4 = only_child(a_4, true);
	var a_5 = sibling(a_4, 2);
	var text_5 = only_child(a_5, true);
	reset(nav);
	var div = sibling(nav, 2);
	var label = child(div);
	var span = child(label);
	var text_6 = only_child(span, true);
	var select = sibling(span, 2);
	each(select, 20, () => LANGUAGES, (language) => language, ($$anchor, language) => {
		var option = root$15();
		var text_7 = only_child(option, true);
		var option_value = {};
		template_effect(() => {
			set_attribute(option, "lang", language);
			set_text(text_7, LANGUAGE_NAMES[language]);
			if (option_value !== (option_value = language)) option.value = (option.__value = option_value) ?? "";
		});
		append($$anchor, option);
	});
	reset(select);
	var select_value;
	init_select(select);
	reset(label);
	var button = sibling(label, 2);
	var svg = child(button);
	var node = child(svg);
	var consequent = ($$anchor) => {
		var fragment_1 = root_1$9();
		next();
		append($$anchor, fragment_1);
	};
	var alternate = ($$anchor) => {
		var path = root_2$7();
		append($$anchor, path);
	};
	if_block(node, ($$render) => {
		if (settings.theme === "dark") $$render(consequent);
		else $$render(alternate, -1);
	});
	reset(svg);
	reset(button);
	reset(div);
	reset(header);
	template_effect(($0, $1, $2, $3, $4, $5, $6, $7, $8, $9) => {
		set_text(text, $0);
		set_attribute(nav, "aria-label", $1);
		set_text(text_1, $2);
		set_text(text_2, $3);
		set_text(text_3, $4);
		set_text(text_4, $5);
		set_text(text_5, $6);
		set_text(text_6, $7);
		if (select_value !== (select_value = settings.values.language)) select.value = (select.__value = select_value) ?? "", select_option(select, select_value);
		set_attribute(button, "aria-label", $8);
		set_attribute(button, "title", $9);
	}, [
		() => t("nav.skip"),
		() => t("nav.main"),
		() => t("nav.play"),
		() => t("nav.learn"),
		() => t("nav.puzzles"),
		() => t("nav.workshop"),
		() => t("nav.statistics"),
		() => t("settings.language"),
		() => settings.theme === "dark" ? t("settings.to_light") : t("settings.to_dark"),
		() => settings.theme === "dark" ? t("settings.to_light") : t("settings.to_dark")
	]);
	delegated("click", a, (event) => {
		event.preventDefault();
		document.getElementById("content")?.focus();
	});
	delegated("change", select, (event) => settings.set("language", event.currentTarget.value));
	delegated("click", button, () => settings.set("theme", settings.theme === "dark" ? "light" : "dark"));
	append($$anchor, fragment);
	pop();
}
delegate(["click", "change"]);
// src/components/BannedPage.svelte
var root$14 = from_html(`<p class="reason svelte-1a4twix"> </p>`);
var root_1$8 = from_html(`<!> <main class="page" id="content" tabindex="-1"><h1> </h1> <p role="alert" class="svelte-1a4twix"> </p> <!> <p class="svelte-1a4twix"><button class="button primary" type="button"> </button></p></main>`, 1);
function BannedPage($$anchor, $$props) {
	push($$props, true);
	/** What somebody who is banned sees, wherever they go: until when, and why. */
	const CHECK_MS = 5e3;
	const reason = user_derived(() => reasonText(banned.refusal?.values.reason));
	user_effect(() => {
		const timer = setInterval(() => banned.check(Date.now()), CHECK_MS);
		return () => clearInterval(timer);
	});
	var fragment = root_1$8();
	var node = first_child(fragment);
	{
		let $0 = user_derived(() => t("banned.title"));
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
		var p_1 = root$14();
		var text_2 = only_child(p_1, true);
		template_effect(() => set_text(text_2, get(reason)));
		append($$anchor, p_1);
	};
	if_block(node_1, ($$render) => {
		if (get(reason)) $$render(consequent);
	});
	var p_2 = sibling(node_1, 2);
	var button = child(p_2);
	var text_3 = only_child(button, true);
	reset(p_2);
	reset(main);
	template_effect(($0, $1, $2) => {
		set_text(text, $0);
		set_text(text_1, $1);
		set_text(text_3, $2);
	}, [
		() => t("banned.title"),
		() => refusalText(banned.refusal),
		() => t("connection.now")
	]);
	delegated("click", button, () => location.reload());
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/components/ProblemPage.svelte
var root$13 = from_html(`<p class="svelte-5bj920"> </p>`);
var root_1$7 = from_html(`<p class="problem svelte-5bj920" role="alert"> </p>`);
var root_2$6 = from_html(`<!> <main class="page" id="content" tabindex="-1"><h1> </h1> <!> <!> <p class="ways svelte-5bj920"><a class="button primary" href="/"> </a> <a class="button" href="/learn"> </a></p></main>`, 1);
function ProblemPage($$anchor, $$props) {
	push($$props, true);
	/** A page that is not there, or that could not be loaded: what is wrong, and ways on. */
	/** Why the server did not give the page. */
	const text = prop($$props, "text", 3, ""), problem = prop($$props, "problem", 3, "");
	var fragment = root_2$6();
	var node = first_child(fragment);
	PageHeader(node, { get title() {
		return $$props.title;
	} });
	var main = sibling(node, 2);
	var h1 = child(main);
	var text_1 = only_child(h1, true);
	var node_1 = sibling(h1, 2);
	var consequent = ($$anchor) => {
		var p = root$13();
		var text_2 = only_child(p, true);
		template_effect(() => set_text(text_2, text()));
		append($$anchor, p);
	};
	if_block(node_1, ($$render) => {
		if (text()) $$render(consequent);
	});
	var node_2 = sibling(node_1, 2);
	var consequent_1 = ($$anchor) => {
		var p_1 = root_1$7();
		var text_3 = only_child(p_1, true);
		template_effect(() => set_text(text_3, problem()));
		append($$anchor, p_1);
	};
	if_block(node_2, ($$render) => {
		if (problem()) $$render(consequent_1);
	});
	var p_2 = sibling(node_2, 2);
	var a = child(p_2);
	var text_4 = only_child(a, true);
	var a_1 = sibling(a, 2);
	var text_5 = only_child(a_1, true);
	reset(p_2);
	reset(main);
	template_effect(($0, $1) => {
		set_text(text_1, $$props.title);
		set_text(text_4, $0);
		set_text(text_5, $1);
	}, [() => t("nav.lobby"), () => t("nav.learn")]);
	append($$anchor, fragment);
	pop();
}
// src/components/RecordDrop.svelte
var root$12 = from_html(`<div class="target svelte-1tm6v6w" aria-hidden="true"><p> </p></div>`);
var root_1$6 = from_html(`<div class="problem svelte-1tm6v6w" role="alert"><span> </span> <button class="button svelte-1tm6v6w" type="button"> </button></div>`);
var root_2$5 = from_html(`<!> <!>`, 1);
function RecordDrop($$anchor, $$props) {
	push($$props, true);
	/** Record files can be dropped anywhere on the page. */
	/** How many elements under the pointer have been entered and not left: dragging enters a child before it leaves. */
	let depth = state(0);
	function hasFile(event) {
		return event.dataTransfer?.types.includes("Files") ?? false;
	}
	function enter(event) {
		if (hasFile(event)) set(depth, get(depth) + 1);
	}
	function leave(event) {
		if (hasFile(event)) set(depth, Math.max(0, get(depth) - 1), true);
	}
	function over(event) {
		if (hasFile(event)) event.preventDefault();
	}
	function drop(event) {
		if (!hasFile(event)) return;
		event.preventDefault();
		set(depth, 0);
		const file = event.dataTransfer?.files[0];
		if (file) recordFile.open(file);
	}
	var fragment = root_2$5();
	event("dragenter", $window, enter);
	event("dragleave", $window, leave);
	event("dragover", $window, over);
	event("drop", $window, drop);
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var div = root$12();
		var p = child(div);
		var text = only_child(p, true);
		reset(div);
		template_effect(($0) => set_text(text, $0), [() => t("record.drop")]);
		append($$anchor, div);
	};
	if_block(node, ($$render) => {
		if (get(depth) > 0) $$render(consequent);
	});
	var node_1 = sibling(node, 2);
	var consequent_1 = ($$anchor) => {
		var div_1 = root_1$6();
		var span = child(div_1);
		var text_1 = only_child(span, true);
		var button = sibling(span, 2);
		var text_2 = only_child(button, true);
		reset(div_1);
		template_effect(($0) => {
			set_text(text_1, recordFile.problem);
			set_text(text_2, $0);
		}, [() => t("dialog.close")]);
		delegated("click", button, () => recordFile.problem = "");
		append($$anchor, div_1);
	};
	if_block(node_1, ($$render) => {
		if (recordFile.problem) $$render(consequent_1);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/lib/network.svelte.ts
var LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;
var Network = class {
	#info = state(null);
	get info() {
		return get(this.#info);
	}
	set info(value) {
		set(this.#info, value);
	}
	onlyHere = typeof location !== "undefined" && LOOPBACK.test(location.hostname);
	get offered() {
		return this.info?.offered ?? false;
	}
	/** Whether an invitation from this page leads friends nowhere. */
	get closed() {
		return this.offered && !this.info?.addresses.length;
	}
	/** What links for others begin with: an address that they can reach, as far as there is one. */
	get origin() {
		return this.info?.addresses[0] ?? location.origin;
	}
	async refresh() {
		if (!this.onlyHere) return;
		this.info = await getNetwork().catch(() => this.info);
	}
	async switch(on) {
		this.info = await switchNetwork(on);
	}
};
var network = new Network();
// src/lib/dates.ts
/** Days in the words of a language: "today", "yesterday", later a date. */
var DAY_MS = 864e5;
function dayName(at, now, locale) {
	const days = Math.round((midnight(at) - midnight(now)) / DAY_MS);
	if (days > -2) return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(days, "day");
	return new Intl.DateTimeFormat(locale, { dateStyle: "medium" }).format(at);
}
function midnight(at) {
	return new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
}
// src/lobby/outcome.ts
function outcome({ table, seat, place, points }) {
	if (seat !== null && table.seats[seat]?.resigned) return t("lobby.mine.resigned");
	if (place === null || points === null) return t("lobby.state.over");
	return t(place === 1 ? "lobby.mine.won" : "lobby.mine.place", {
		place,
		n: points
	});
}
// src/lobby/FinishedGames.svelte
var root$11 = from_html(`<li class="svelte-1unsfxd"><a class="svelte-1unsfxd"> </a> <span class="day svelte-1unsfxd"> </span> <span> </span> <span class="others svelte-1unsfxd"> </span></li>`);
var root_1$5 = from_html(`<details><summary class="svelte-1unsfxd"> </summary> <ul class="svelte-1unsfxd"></ul></details>`);
function FinishedGames($$anchor, $$props) {
	push($$props, true);
	const others = ({ table, seat }) => list(table.seats.filter((_, index) => index !== seat).map(seatName));
	const day = ({ changed }) => dayName(/* @__PURE__ */ new Date(changed * 1e3), /* @__PURE__ */ new Date(), language.current);
	var details = root_1$5();
	var summary = child(details);
	var text = only_child(summary, true);
	var ul = sibling(summary, 2);
	each(ul, 21, () => $$props.lines, (line) => line.table.id, ($$anchor, line) => {
		var li = root$11();
		var a = child(li);
		var text_1 = only_child(a, true);
		var span = sibling(a, 2);
		var text_2 = only_child(span, true);
		var span_1 = sibling(span, 2);
		var text_3 = only_child(span_1, true);
		var span_2 = sibling(span_1, 2);
		var text_4 = only_child(span_2, true);
		reset(li);
		template_effect(($0, $1, $2, $3) => {
			set_attribute(a, "href", `/table/${get(line).table.id ?? ""}`);
			set_text(text_1, $0);
			set_text(text_2, $1);
			set_text(text_3, $2);
			set_text(text_4, $3);
		}, [
			() => editionName(get(line).table.edition),
			() => day(get(line)),
			() => outcome(get(line)),
			() => others(get(line))
		]);
		append($$anchor, li);
	});
	reset(ul);
	reset(details);
	template_effect(($0) => set_text(text, $0), [() => t("lobby.mine.finished", { n: $$props.lines.length })]);
	append($$anchor, details);
	pop();
}
// src/lib/expert.svelte.ts
var EXPERT = "expert";
var ASK_AGAIN_MS = 5e3;
var Expert = class {
	#stage = state(null);
	/** When it will be ready, in milliseconds since 1970. */
	#until = state(null);
	#asking = false;
	/** Get it ready, and keep asking until it is. Called whenever somebody wants to play with it; asks once at a time. */
	prepare() {
		if (this.#asking || get(this.#stage) === "ready" || get(this.#stage) === "failed") return;
		this.#asking = true;
		this.#ask();
	}
	async #ask() {
		try {
			const { stage, seconds_left } = await warmUpExpert();
			set(this.#stage, stage, true);
			set(this.#until, seconds_left ? Date.now() + seconds_left * 1e3 : null, true);
		} catch {}
		if (get(this.#stage) === "looking" || get(this.#stage) === "compiling") setTimeout(() => void this.#ask(), get(this.#stage) === "looking" ? 1e3 : ASK_AGAIN_MS);
		else this.#asking = false;
	}
	/** What to expect of it now; nothing when it is ready. */
	get text() {
		if (get(this.#stage) === "failed") return t("expert.failed");
		if (get(this.#stage) !== "compiling") return "";
		if (get(this.#until) === null) return t("expert.any_moment");
		const time = new Intl.DateTimeFormat(language.current, {
			hour: "numeric",
			minute: "2-digit"
		});
		return t("expert.compiling", { time: time.format(get(this.#until)) });
	}
};
var expert = new Expert();
// src/components/ExpertNote.svelte
var root$10 = from_html(`<p class="expert svelte-1ntoke4" role="status"> </p>`);
function ExpertNote($$anchor, $$props) {
	push($$props, true);
	const wanted = user_derived(() => $$props.bots.includes(EXPERT));
	user_effect(() => {
		if (get(wanted)) expert.prepare();
	});
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var p = root$10();
		var text = only_child(p, true);
		template_effect(() => set_text(text, expert.text));
		append($$anchor, p);
	};
	if_block(node, ($$render) => {
		if (get(wanted) && expert.text) $$render(consequent);
	});
	append($$anchor, fragment);
	pop();
}
// src/lobby/BotOptions.svelte
var root$9 = from_html(`<option> </option>`);
function BotOptions($$anchor, $$props) {
	push($$props, true);
	var fragment = comment();
	var node = first_child(fragment);
	each(node, 17, () => $$props.bots, (bot) => bot.name, ($$anchor, bot) => {
		var option = root$9();
		var text = only_child(option, true);
		var option_value = {};
		template_effect(($0, $1) => {
			set_attribute(option, "title", $0);
			set_text(text, $1);
			if (option_value !== (option_value = get(bot).name)) option.value = (option.__value = option_value) ?? "";
		}, [() => botAbout(get(bot).name, get(bot).about), () => botName(get(bot).name)]);
		append($$anchor, option);
	});
	append($$anchor, fragment);
	pop();
}
// src/lobby/request.ts
var CLOCKS = {
	none: null,
	quick: {
		per_action: 20,
		bank: 120,
		at_zero: "action"
	},
	calm: {
		per_action: 60,
		bank: 600,
		at_zero: "bot"
	},
	days: {
		per_action: 259200,
		bank: 0,
		at_zero: "bot"
	}
};
/** Which of them a table has; null for one of its own. */
function paceOf(clock) {
	const same = (other) => JSON.stringify(other, KEYS) === JSON.stringify(clock, KEYS);
	return Object.keys(CLOCKS).find((pace) => same(CLOCKS[pace])) ?? null;
}
var KEYS = [
	"per_action",
	"bank",
	"at_zero"
];
/** All numbers of players from the fewest to the most. */
function numbersOf([fewest, most]) {
	return Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
}
/**
* The server gives the first free seat to the person who creates the table, so our own seat comes before those of other
* people. Bots keep the seats that were chosen for them.
*/
function requestOf(choices) {
	const people = choices.seats.map((seat) => seat === "me" || seat === "person" ? null : seat);
	return {
		edition: choices.edition,
		seats: people,
		open: choices.open,
		clock: CLOCKS[choices.pace],
		rated: choices.rated,
		hints: choices.hints,
		memory: choices.memory,
		name: choices.seats.includes("me") ? choices.name : null,
		waits: choices.seats.includes("me")
	};
}
/** More or fewer seats: new ones are for other people. */
function resized(seats, count) {
	return Array.from({ length: count }, (_, index) => seats[index] ?? "person");
}
// src/lobby/NewTable.svelte
var root$8 = from_html(`<option> </option>`);
var root_1$4 = from_html(`<label class="seat svelte-94vq9o"><span> </span> <select class="svelte-94vq9o"><option> </option><option> </option><optgroup><!></optgroup></select></label>`);
var root_2$4 = from_html(`<p class="note svelte-94vq9o"> </p>`);
var root_3$2 = from_html(`<form class="svelte-94vq9o"><div class="pair svelte-94vq9o"><label class="field"><span> </span> <select></select></label> <label class="field"><span> </span> <select></select></label></div> <fieldset class="svelte-94vq9o"><legend class="svelte-94vq9o"> </legend> <!></fieldset> <label class="field"><span> </span> <select></select></label> <div><label class="tick"><input type="checkbox"/> </label> <label class="tick"><input type="checkbox"/> </label> <label class="tick"><input type="checkbox"/> </label> <label class="tick"><input type="checkbox" aria-describedby="memory-text"/> </label> <p class="note svelte-94vq9o" id="memory-text"> </p></div> <!> <!> <button class="button primary svelte-94vq9o"> </button></form>`);
function NewTable($$anchor, $$props) {
	push($$props, true);
	/** The form for a new table, with all options. */
	let chosen = state("");
	let seats = state(["me", "person"]);
	let open = state(false);
	let pace = state("none");
	let rated = state(false);
	let hints = state(false);
	let memory = state(false);
	let busy = state(false);
	const edition = user_derived(() => $$props.editions.find((one) => one.id === get(chosen)) ?? $$props.editions[0]);
	const range = user_derived(() => get(edition)?.players ?? [2, 2]);
	const withBots = user_derived(() => get(seats).some((seat) => seat !== "me" && seat !== "person"));
	function choose(id) {
		set(chosen, id, true);
		const players = $$props.editions.find((one) => one.id === id)?.players ?? [2, 2];
		set(seats, resized(get(seats), Math.min(Math.max(get(seats).length, players[0]), players[1])));
	}
	function setSeat(index, choice) {
		set(seats, get(seats).map((seat, at) => at === index ? choice : seat === "me" && choice === "me" ? "person" : seat));
	}
	async function create(event) {
		event.preventDefault();
		if (!get(edition)) return;
		set(busy, true);
		try {
			const name = settings.values.name.trim() || t("lobby.guest");
			const wanted = requestOf({
				edition: get(edition).id,
				seats: get(seats),
				open: get(open),
				pace: get(pace),
				rated: get(rated) && !get(withBots),
				hints: get(hints),
				memory: get(memory),
				name
			});
			const { table, code } = await createTable(wanted);
			router.go(`/table/${table.id}${code && !get(seats).includes("me") ? `?code=${encodeURIComponent(code)}` : ""}`);
		} catch (error) {
			$$props.onfailure(error);
		} finally {
			set(busy, false);
		}
	}
	var form = root_3$2();
	var div = child(form);
	var label = child(div);
	var span = child(label);
	var text = only_child(span, true);
	var select = sibling(span, 2);
	each(select, 21, () => $$props.editions, (one) => one.id, ($$anchor, one) => {
		var option = root$8();
		var text_1 = only_child(option, true);
		var option_value = {};
		template_effect(($0) => {
			set_text(text_1, $0);
			if (option_value !== (option_value = get(one).id)) option.value = (option.__value = option_value) ?? "";
		}, [() => editionName(get(one))]);
		append($$anchor, option);
	});
	reset(select);
	var select_value;
	init_select(select);
	reset(label);
	var label_1 = sibling(label, 2);
	var span_1 = child(label_1);
	var text_2 = only_child(span_1, true);
	var select_1 = sibling(span_1, 2);
	each(select_1, 20, () => numbersOf(get(range)), (number) => number, ($$anchor, number) => {
		var option_1 = root$8();
		var text_3 = only_child(option_1, true);
		var option_1_value = {};
		template_effect(() => {
			set_text(text_3, number);
			if (option_1_value !== (option_1_value = number)) option_1.value = (option_1.__value = option_1_value) ?? "";
		});
		append($$anchor, option_1);
	});
	reset(select_1);
	var select_1_value;
	init_select(select_1);
	reset(label_1);
	reset(div);
	var fieldset = sibling(div, 2);
	var legend = child(fieldset);
	var text_4 = only_child(legend, true);
	var node = sibling(legend, 2);
	each(node, 17, () => get(seats), index, ($$anchor, seat, index) => {
		var label_2 = root_1$4();
		var span_2 = child(label_2);
		var text_5 = only_child(span_2, true);
		var select_2 = sibling(span_2, 2);
		var option_2 = child(select_2);
		var text_6 = only_child(option_2, true);
		option_2.value = option_2.__value = "me";
		var option_3 = sibling(option_2);
		var text_7 = only_child(option_3, true);
		option_3.value = option_3.__value = "person";
		var optgroup = sibling(option_3);
		customizable_select(optgroup, () => {
			var anchor = child(optgroup);
			var fragment = comment();
			BotOptions(first_child(fragment), { get bots() {
				return $$props.bots;
			} });
			append(anchor, fragment);
		});
		reset(select_2);
		var select_2_value;
		init_select(select_2);
		reset(label_2);
		template_effect(($0, $1, $2, $3) => {
			set_text(text_5, $0);
			set_text(text_6, $1);
			set_text(text_7, $2);
			set_attribute(optgroup, "label", $3);
			if (select_2_value !== (select_2_value = get(seat))) select_2.value = (select_2.__value = select_2_value) ?? "", select_option(select_2, select_2_value);
		}, [
			() => t("lobby.seat", { number: index + 1 }),
			() => t("lobby.seat_me"),
			() => t("lobby.seat_person"),
			() => t("lobby.bots")
		]);
		delegated("change", select_2, (event) => setSeat(index, event.currentTarget.value));
		append($$anchor, label_2);
	});
	reset(fieldset);
	var label_3 = sibling(fieldset, 2);
	var span_3 = child(label_3);
	var text_8 = only_child(span_3, true);
	var select_3 = sibling(span_3, 2);
	each(select_3, 20, () => Object.keys(CLOCKS), (name) => name, ($$anchor, name) => {
		var option_4 = root$8();
		var text_9 = only_child(option_4, true);
		var option_4_value = {};
		template_effect(($0) => {
			set_text(text_9, $0);
			if (option_4_value !== (option_4_value = name)) option_4.value = (option_4.__value = option_4_value) ?? "";
		}, [() => t(`lobby.clock.${name}`)]);
		append($$anchor, option_4);
	});
	reset(select_3);
	init_select(select_3);
	reset(label_3);
	var div_1 = sibling(label_3, 2);
	var label_4 = child(div_1);
	var input = child(label_4);
	remove_input_defaults(input);
	var text_10 = sibling(input, 1, true);
	reset(label_4);
	var label_5 = sibling(label_4, 2);
	var input_1 = child(label_5);
	remove_input_defaults(input_1);
	var text_11 = sibling(input_1, 1, true);
	reset(label_5);
	var label_6 = sibling(label_5, 2);
	var input_2 = child(label_6);
	remove_input_defaults(input_2);
	var text_12 = sibling(input_2, 1, true);
	reset(label_6);
	var label_7 = sibling(label_6, 2);
	var input_3 = child(label_7);
	remove_input_defaults(input_3);
	var text_13 = sibling(input_3, 1, true);
	reset(label_7);
	var p = sibling(label_7, 2);
	var text_14 = only_child(p, true);
	reset(div_1);
	var node_2 = sibling(div_1, 2);
	ExpertNote(node_2, { get bots() {
		return get(seats);
	} });
	var node_3 = sibling(node_2, 2);
	var consequent = ($$anchor) => {
		var p_1 = root_2$4();
		var text_15 = only_child(p_1, true);
		template_effect(($0) => set_text(text_15, $0), [() => t("lobby.new.waits")]);
		append($$anchor, p_1);
	};
	var d = user_derived(() => get(seats).includes("me"));
	if_block(node_3, ($$render) => {
		if (get(d)) $$render(consequent);
	});
	var button = sibling(node_3, 2);
	var text_16 = only_child(button, true);
	reset(form);
	template_effect(($0, $1, $2, $3, $4, $5, $6, $7, $8, $9) => {
		set_text(text, $0);
		if (select_value !== (select_value = get(edition)?.id)) select.value = (select.__value = select_value) ?? "", select_option(select, select_value);
		set_text(text_2, $1);
		if (select_1_value !== (select_1_value = get(seats).length)) select_1.value = (select_1.__value = select_1_value) ?? "", select_option(select_1, select_1_value);
		set_text(text_4, $2);
		set_text(text_8, $3);
		set_text(text_10, $4);
		input_1.disabled = get(rated);
		set_text(text_11, $5);
		input_2.disabled = get(withBots) || get(hints);
		set_text(text_12, $6);
		set_text(text_13, $7);
		set_text(text_14, $8);
		button.disabled = get(busy) || !get(edition);
		set_text(text_16, $9);
	}, [
		() => t("lobby.board"),
		() => t("lobby.players"),
		() => t("lobby.seats"),
		() => t("lobby.clock"),
		() => t("lobby.open"),
		() => t("lobby.hints"),
		() => t("lobby.rated"),
		() => t("lobby.memory"),
		() => t("lobby.memory.text"),
		() => t("lobby.create")
	]);
	event("submit", form, create);
	delegated("change", select, (event) => choose(event.currentTarget.value));
	delegated("change", select_1, (event) => set(seats, resized(get(seats), Number(event.currentTarget.value))));
	bind_select_value(select_3, () => get(pace), ($$value) => set(pace, $$value));
	bind_checked(input, () => get(open), ($$value) => set(open, $$value));
	bind_checked(input_1, () => get(hints), ($$value) => set(hints, $$value));
	bind_checked(input_2, () => get(rated), ($$value) => set(rated, $$value));
	bind_checked(input_3, () => get(memory), ($$value) => set(memory, $$value));
	append($$anchor, form);
	pop();
}
delegate(["change"]);
// src/lobby/OpenRecord.svelte
var root$7 = from_html(`<p class="svelte-escrxz"><button class="button svelte-escrxz" type="button"> </button> <input type="file" accept=".jsonl,.ndjson,.json,application/x-ndjson" hidden=""/></p>`);
function OpenRecord($$anchor, $$props) {
	push($$props, false);
	/** A button that opens a record file; it can be dropped on the page as well. */
	let input = mutable_source();
	function chosen() {
		const file = get(input).files?.[0];
		mutate(input, get(input).value = "");
		if (file) recordFile.open(file);
	}
	init();
	var p = root$7();
	var button = child(p);
	var text = only_child(button, true);
	var input_1 = sibling(button, 2);
	bind_this(input_1, ($$value) => set(input, $$value), () => get(input));
	reset(p);
	template_effect(($0, $1) => {
		set_attribute(button, "title", $0);
		set_text(text, $1);
	}, [() => t("record.drop"), () => t("record.open")]);
	delegated("click", button, () => get(input).click());
	delegated("change", input_1, chosen);
	append($$anchor, p);
	pop();
}
delegate(["click", "change"]);
// src/lobby/choices.svelte.ts
var KEY = "northline.quick";
var DEFAULTS = {
	edition: "",
	opponents: 2,
	level: "normal"
};
function stored() {
	return {
		...DEFAULTS,
		...load(KEY)
	};
}
var Choices = class {
	#values = state(stored());
	get values() {
		return get(this.#values);
	}
	set values(value) {
		set(this.#values, value);
	}
	set(change) {
		this.values = {
			...this.values,
			...change
		};
		save(KEY, this.values);
	}
};
var choices = new Choices();
/** The nearest choice to the wanted one that the server offers. */
function fitting(wanted, editions, levels) {
	const edition = editions.find((one) => one.id === wanted.edition) ?? editions.toSorted((a, b) => a.players[1] - b.players[1])[0];
	const [fewest, most] = edition?.players ?? [2, 2];
	return {
		edition: edition?.id ?? wanted.edition,
		opponents: Math.min(Math.max(wanted.opponents, fewest - 1), most - 1),
		level: [
			wanted.level,
			"normal",
			"greedy"
		].find((level) => levels.includes(level)) ?? levels[0] ?? wanted.level
	};
}
// src/lobby/NameField.svelte
var root$6 = from_html(`<label class="field"><span> </span> <input maxlength="40" autocomplete="nickname"/></label>`);
function NameField($$anchor, $$props) {
	push($$props, false);
	init();
	var label = root$6();
	var span = child(label);
	var text = only_child(span, true);
	var input = sibling(span, 2);
	remove_input_defaults(input);
	reset(label);
	template_effect(($0, $1) => {
		set_text(text, $0);
		set_attribute(input, "placeholder", $1);
		set_value(input, settings.values.name);
	}, [() => t("lobby.name"), () => t("lobby.guest")]);
	delegated("input", input, (event) => settings.set("name", event.currentTarget.value));
	append($$anchor, label);
	pop();
}
delegate(["input"]);
// src/lib/edition.ts
/** An edition with its geometry, indexed by id. */
var Board = class {
	edition;
	geometry;
	cities;
	routes;
	tickets;
	bonusCards;
	/** The routes that begin or end in a city. */
	routesOf;
	constructor(edition, geometry) {
		this.edition = edition;
		this.geometry = geometry;
		this.cities = byId(edition.cities);
		this.routes = byId(edition.routes);
		this.tickets = byId(edition.tickets);
		this.bonusCards = byId(edition.bonus_cards);
		const routesOf = new Map(edition.cities.map((city) => [city.id, []]));
		for (const route of edition.routes) {
			routesOf.get(route.a)?.push(route);
			routesOf.get(route.b)?.push(route);
		}
		this.routesOf = routesOf;
	}
	cityName(id) {
		return this.cities.get(id)?.name ?? id;
	}
	/** "Wien – Budapest" of a route or a ticket. */
	ends(thing) {
		return `${this.cityName(thing.a)} – ${this.cityName(thing.b)}`;
	}
	routeEnds(id) {
		const route = this.routes.get(id);
		return route ? this.ends(route) : id;
	}
	ticketEnds(id) {
		const ticket = this.tickets.get(id);
		return ticket ? this.ends(ticket) : id;
	}
	/** All routes between the two cities of a route, itself included. */
	parallelRoutes(id) {
		const route = this.routes.get(id);
		if (!route) return [];
		return this.edition.routes.filter((other) => other.a === route.a && other.b === route.b || other.a === route.b && other.b === route.a);
	}
};
/** The owner of each city with a station, from the cities of each seat. */
function stationOwners(stations) {
	return Object.fromEntries(stations.flatMap((cities, seat) => cities.map((city) => [city, seat])));
}
var known = /* @__PURE__ */ new Map();
/** The board of an edition; fetched once. */
function loadBoard(edition) {
	let board = known.get(edition);
	if (!board) {
		board = Promise.all([getEdition(edition), getGeometry(edition)]).then(([data, geometry]) => new Board(data, geometry));
		board.catch(() => known.delete(edition));
		known.set(edition, board);
	}
	return board;
}
function byId(things) {
	return new Map(things.map((thing) => [thing.id, thing]));
}
// src/lib/geometry.ts
/** A smooth path through points. */
function curve(points) {
	const first = points[0];
	if (!first) return "";
	let path = `M${first[0]} ${first[1]}`;
	for (let k = 0; k + 1 < points.length; k++) {
		const p0 = points[Math.max(k - 1, 0)];
		const p1 = points[k];
		const p2 = points[k + 1];
		const p3 = points[Math.min(k + 2, points.length - 1)];
		const c1 = `${round(p1[0] + (p2[0] - p0[0]) / 6)} ${round(p1[1] + (p2[1] - p0[1]) / 6)}`;
		const c2 = `${round(p2[0] - (p3[0] - p1[0]) / 6)} ${round(p2[1] - (p3[1] - p1[1]) / 6)}`;
		path += `C${c1} ${c2} ${p2[0]} ${p2[1]}`;
	}
	return path;
}
/** The middle line of a route, from city to city. */
function railOf(geometry, route) {
	const line = geometry.routes[route.id].line;
	return [
		geometry.cities[route.a],
		...line.slice(1, -1),
		geometry.cities[route.b]
	];
}
/** The same direction, turned by half a circle where it would be upside down. */
function upright(angle) {
	return ((angle + 90) % 180 + 180) % 180 - 90;
}
/** The distance from a point to a rotated rectangle; 0 inside. */
function distanceToBox([px, py], [x, y, angle], [length, width]) {
	const c = Math.cos(angle * Math.PI / 180);
	const s = Math.sin(angle * Math.PI / 180);
	const along = Math.abs((px - x) * c + (py - y) * s) - length / 2;
	const aside = Math.abs((py - y) * c - (px - x) * s) - width / 2;
	return Math.hypot(Math.max(along, 0), Math.max(aside, 0));
}
/** Hit test: the nearest city or route within reach of a point. */
function hitTest(geometry, point, reach, cityReach = reach) {
	let best = null;
	let nearest = Number.POSITIVE_INFINITY;
	for (const [id, track] of Object.entries(geometry.routes)) for (const space of track.spaces) {
		const distance = distanceToBox(point, space, geometry.space);
		if (distance <= reach && distance < nearest) {
			nearest = distance;
			best = {
				kind: "route",
				id
			};
		}
	}
	for (const [id, [x, y]] of Object.entries(geometry.cities)) {
		const distance = Math.max(Math.hypot(point[0] - x, point[1] - y) - 9, 0);
		if (distance <= cityReach && distance < nearest) {
			nearest = distance;
			best = {
				kind: "city",
				id
			};
		}
	}
	return best;
}
/** The next city in a direction, for arrow keys: near, and not too far off the line. */
function cityTowards(geometry, from, direction, among) {
	const [x, y] = geometry.cities[from];
	const [dx, dy] = {
		up: [0, -1],
		down: [0, 1],
		left: [-1, 0],
		right: [1, 0]
	}[direction];
	let best = from;
	let least = Number.POSITIVE_INFINITY;
	for (const id of among) {
		if (id === from) continue;
		const [cx, cy] = geometry.cities[id];
		const along = (cx - x) * dx + (cy - y) * dy;
		const aside = Math.abs((cx - x) * dy - (cy - y) * dx);
		if (along <= 0 || aside > 2.5 * along) continue;
		const cost = along + 2 * aside;
		if (cost < least) {
			least = cost;
			best = id;
		}
	}
	return best;
}
function round(value) {
	return Math.round(value * 10) / 10;
}
var drawing_default = {
	themes: {
		"atlas": {
			"light": {
				"id": "atlas-light",
				"mode": "light",
				"sea": ["#c9dcdb", "#b9d1d3"],
				"shallows": [
					"#bfd6d6",
					"#b2ccce",
					"#a3c1c5"
				],
				"land": ["#f6ecd2", "#efe0bd"],
				"shore": "#8a7a58",
				"lake": "#bcd3d4",
				"border": "#b98f6f",
				"grid": "#7d9a9c",
				"peak": [
					"#efe0bd",
					"#c9b184",
					"#9a8052"
				],
				"ink": "#3a2c1a",
				"halo": "#fbf4e0",
				"paper": "#fbf4e0",
				"city": "#b3261e",
				"rail": "#6b5a3c",
				"edge": "#3a2c1a",
				"accent": "#d6006c",
				"font": "'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,serif",
				"sky": "plain"
			},
			"dark": {
				"id": "atlas-dark",
				"mode": "dark",
				"sea": ["#1a2830", "#16232b"],
				"shallows": [
					"#1e2f38",
					"#243842",
					"#2c434e"
				],
				"land": ["#4a4234", "#40382b"],
				"shore": "#96825a",
				"lake": "#1c2c35",
				"border": "#8d7350",
				"grid": "#3d5560",
				"peak": [
					"#6b5f49",
					"#39311f",
					"#a08a5e"
				],
				"ink": "#f6ecd2",
				"halo": "#221d14",
				"paper": "#2a241a",
				"city": "#ff8a6b",
				"rail": "#b7a47c",
				"edge": "#e9dfc6",
				"accent": "#ff5fa8",
				"font": "'Iowan Old Style','Palatino Linotype',Palatino,'Book Antiqua',Georgia,serif",
				"sky": "plain"
			}
		},
		"winter": {
			"light": {
				"id": "winter-light",
				"mode": "light",
				"sea": ["#a9c6dc", "#8fb2cf"],
				"shallows": [
					"#b3cee1",
					"#c2d9e8",
					"#d4e5f0"
				],
				"land": ["#ffffff", "#eef2f6"],
				"shore": "#7f9bb3",
				"lake": "#b4cfe2",
				"border": "#a6b6c8",
				"grid": "#ffffff",
				"peak": [
					"#ffffff",
					"#c3d2e2",
					"#8ea6be"
				],
				"ink": "#1d3145",
				"halo": "#ffffff",
				"paper": "#ffffff",
				"city": "#b3261e",
				"rail": "#6d8296",
				"edge": "#1d3145",
				"accent": "#d6006c",
				"font": "'Avenir Next',Avenir,'Segoe UI','Helvetica Neue',Helvetica,Arial,sans-serif",
				"sky": "sun"
			},
			"dark": {
				"id": "winter-dark",
				"mode": "dark",
				"sea": ["#12233a", "#1b3350"],
				"shallows": [
					"#1a3350",
					"#223f5f",
					"#2c4d70"
				],
				"land": ["#5a6f8a", "#4b5f7a"],
				"shore": "#a9bfd6",
				"lake": "#1e3858",
				"border": "#8496b0",
				"grid": "#35557c",
				"peak": [
					"#a5b7cc",
					"#4e647f",
					"#c7d6e6"
				],
				"ink": "#ffffff",
				"halo": "#22344d",
				"paper": "#1c2e47",
				"city": "#ffcf5c",
				"rail": "#d3dfec",
				"edge": "#e4ecf5",
				"accent": "#ff5fa8",
				"font": "'Avenir Next',Avenir,'Segoe UI','Helvetica Neue',Helvetica,Arial,sans-serif",
				"sky": "sun"
			}
		},
		"aurora": {
			"dark": {
				"id": "aurora-dark",
				"mode": "dark",
				"sea": ["#07122b", "#0c2140"],
				"shallows": [
					"#0d2444",
					"#11304f",
					"#173e5e"
				],
				"land": ["#3a5072", "#2d4162"],
				"shore": "#5f86a6",
				"lake": "#11294a",
				"border": "#54698a",
				"grid": "#2c4a70",
				"peak": [
					"#5d7596",
					"#33486a",
					"#7d96b5"
				],
				"ink": "#f1f6ff",
				"halo": "#101d33",
				"paper": "#0f1c33",
				"city": "#ffcf5c",
				"rail": "#9fb6d3",
				"edge": "#d5e2f2",
				"accent": "#ff5fa8",
				"font": "'Avenir Next',Avenir,'Segoe UI','Helvetica Neue',Helvetica,Arial,sans-serif",
				"sky": "aurora"
			},
			"light": {
				"id": "aurora-light",
				"mode": "light",
				"sea": ["#b9c9e6", "#d9dcec"],
				"shallows": [
					"#c5d3ea",
					"#d2ddef",
					"#e0e8f4"
				],
				"land": ["#f4f6fb", "#e9edf6"],
				"shore": "#7d8fb3",
				"lake": "#c3d1e8",
				"border": "#a3afca",
				"grid": "#ffffff",
				"peak": [
					"#ffffff",
					"#c4cee2",
					"#8f9dbd"
				],
				"ink": "#1c2745",
				"halo": "#ffffff",
				"paper": "#ffffff",
				"city": "#8a1f5c",
				"rail": "#6c7a9c",
				"edge": "#1c2745",
				"accent": "#d6006c",
				"font": "'Avenir Next',Avenir,'Segoe UI','Helvetica Neue',Helvetica,Arial,sans-serif",
				"sky": "aurora"
			}
		}
	},
	spaces: {
		"atlas-light": {
			"fills": [
				"#b985bd",
				"#6893c2",
				"#efa255",
				"#faf7ef",
				"#73b271",
				"#f5d65d",
				"#515052",
				"#dc6e5f",
				"#b2b5b6"
			],
			"marks": [
				"#1d1a14",
				"#ffffff",
				"#3a1a00",
				"#77736a",
				"#1d1a14",
				"#5a4300",
				"#ffffff",
				"#ffffff"
			],
			"edge": "#8d8068",
			"tunnel": "#595245"
		},
		"atlas-dark": {
			"fills": [
				"#7a468c",
				"#225492",
				"#b5651b",
				"#e2e0d9",
				"#2e763a",
				"#bb9d24",
				"#39393d",
				"#a02c26",
				"#999da1"
			],
			"marks": [
				"#ffffff",
				"#ffffff",
				"#3a1a00",
				"#77736a",
				"#ffffff",
				"#5a4300",
				"#ffffff",
				"#ffffff"
			],
			"edge": "#9f9682",
			"tunnel": "#252018"
		},
		"winter-light": {
			"fills": [
				"#ba8bcc",
				"#6998d1",
				"#f0a864",
				"#fafaf6",
				"#74b780",
				"#f6db6c",
				"#525359",
				"#dd736e",
				"#b2b8bd"
			],
			"marks": [
				"#1d1a14",
				"#1d1a14",
				"#3a1a00",
				"#77736a",
				"#1d1a14",
				"#5a4300",
				"#ffffff",
				"#ffffff"
			],
			"edge": "#7f8b96",
			"tunnel": "#5a5854"
		},
		"winter-dark": {
			"fills": [
				"#7a468c",
				"#225492",
				"#b5651b",
				"#e3e5e5",
				"#2e763a",
				"#bb9d24",
				"#3b3f48",
				"#a02c26",
				"#9ba3ac"
			],
			"marks": [
				"#ffffff",
				"#ffffff",
				"#3a1a00",
				"#77736a",
				"#ffffff",
				"#5a4300",
				"#ffffff",
				"#ffffff"
			],
			"edge": "#a2b0c1",
			"tunnel": "#292c30"
		},
		"aurora-dark": {
			"fills": [
				"#7a468c",
				"#225492",
				"#b5651b",
				"#dfe1e2",
				"#2e763a",
				"#bb9d24",
				"#373a45",
				"#a02c26",
				"#979fa9"
			],
			"marks": [
				"#ffffff",
				"#ffffff",
				"#3a1a00",
				"#77736a",
				"#ffffff",
				"#5a4300",
				"#ffffff",
				"#ffffff"
			],
			"edge": "#8d9db5",
			"tunnel": "#202329"
		},
		"aurora-light": {
			"fills": [
				"#b789cb",
				"#6796d1",
				"#eea664",
				"#f9f9f5",
				"#72b580",
				"#f4da6b",
				"#515259",
				"#da716d",
				"#b1b7bd"
			],
			"marks": [
				"#1d1a14",
				"#ffffff",
				"#3a1a00",
				"#77736a",
				"#1d1a14",
				"#5a4300",
				"#ffffff",
				"#ffffff"
			],
			"edge": "#7a8296",
			"tunnel": "#585654"
		}
	},
	routeColors: [
		"#a05cb8",
		"#2d6fc0",
		"#ee8524",
		"#fbfaf5",
		"#3d9b4c",
		"#f6cf2f",
		"#37383f",
		"#d23a32"
	],
	graySpace: "#a7adb3",
	marks: [
		"#ffffff",
		"#ffffff",
		"#3a1a00",
		"#77736a",
		"#ffffff",
		"#5a4300",
		"#ffffff",
		"#ffffff"
	],
	playerColors: [
		"#dc1f47",
		"#1c58c8",
		"#0e8a5a",
		"#f2b705",
		"#25262d"
	],
	colorShapes: {
		"purple": "<polygon points=\"-7.5,0 0,-3.7 7.5,0 0,3.7\"/>",
		"blue": "<path d=\"M-7.5-1.2q2.5-3.4 5 0t5 0 5 0M-7.5 2.6q2.5-3.4 5 0t5 0 5 0\" fill=\"none\" stroke=\"{mark}\" stroke-width=\"1.5\"/>",
		"orange": "<polygon points=\"-4.4,4 4.4,4 0,-4.2\"/>",
		"white": "<circle r=\"3.4\" fill=\"none\" stroke=\"{mark}\" stroke-width=\"1.8\"/>",
		"green": "<circle cy=\"-2.2\" r=\"2.3\"/><circle cx=\"-2.4\" cy=\"1.7\" r=\"2.3\"/><circle cx=\"2.4\" cy=\"1.7\" r=\"2.3\"/>",
		"yellow": "<polygon points=\"0.00,-5.20 1.23,-1.70 4.95,-1.61 2.00,0.65 3.06,4.21 0.00,2.10 -3.06,4.21 -2.00,0.65 -4.95,-1.61 -1.23,-1.70\"/>",
		"black": "<rect x=\"-3.4\" y=\"-3.4\" width=\"6.8\" height=\"6.8\"/>",
		"red": "<path d=\"M-3.6-3.6L3.6 3.6M-3.6 3.6L3.6-3.6\" fill=\"none\" stroke=\"{mark}\" stroke-width=\"2.4\" stroke-linecap=\"round\"/>"
	},
	locomotive: "<path d=\"M-7 2.6V-1.2H-1.6V-4.4H-3V-5.4H5.6V-4.4H4.6V-.6Q7.2 0 7.2 2.6Z\"/><path d=\"M-6.4-1.6V-4.2H-4.4V-1.6Z\"/><circle cx=\"-4.4\" cy=\"3.6\" r=\"1.9\"/><circle cx=\"0\" cy=\"3.6\" r=\"1.9\"/><circle cx=\"4.6\" cy=\"3.6\" r=\"1.9\"/>",
	trains: [
		"<rect x=\"-18\" y=\"-6.4\" width=\"38\" height=\"16\" rx=\"5\" fill=\"#000\" opacity=\".4\"/><rect x=\"-20.6\" y=\"-1.7\" width=\"41.2\" height=\"3.4\" fill=\"#17151a\"/><rect x=\"-19\" y=\"-8\" width=\"38\" height=\"16\" rx=\"4.6\" fill=\"#17151a\"/><rect x=\"-17.9\" y=\"-6.9\" width=\"35.8\" height=\"13.8\" rx=\"3.7\" fill=\"#fff\"/><rect x=\"-16.7\" y=\"-5.7\" width=\"33.4\" height=\"11.4\" rx=\"2.7\" fill=\"#dc1f47\"/><g fill=\"none\" stroke=\"#ffffff\" opacity=\".95\"></g><rect x=\"-16.2\" y=\"-5.3\" width=\"32.4\" height=\"2.8\" rx=\"1.4\" fill=\"#fff\" opacity=\".4\"/><path d=\"M-16.7 2.6H16.7V3A2.7 2.7 0 0 1 14 5.7H-14A2.7 2.7 0 0 1-16.7 3Z\" opacity=\".22\"/>",
		"<rect x=\"-18\" y=\"-6.4\" width=\"38\" height=\"16\" rx=\"5\" fill=\"#000\" opacity=\".4\"/><rect x=\"-20.6\" y=\"-1.7\" width=\"41.2\" height=\"3.4\" fill=\"#17151a\"/><rect x=\"-19\" y=\"-8\" width=\"38\" height=\"16\" rx=\"4.6\" fill=\"#17151a\"/><rect x=\"-17.9\" y=\"-6.9\" width=\"35.8\" height=\"13.8\" rx=\"3.7\" fill=\"#fff\"/><rect x=\"-16.7\" y=\"-5.7\" width=\"33.4\" height=\"11.4\" rx=\"2.7\" fill=\"#1c58c8\"/><g fill=\"none\" stroke=\"#ffffff\" opacity=\".95\"><path d=\"M-11-5.5V5.5M-4-5.5V5.5M4-5.5V5.5M11-5.5V5.5\" stroke-width=\"2\"/></g><rect x=\"-16.2\" y=\"-5.3\" width=\"32.4\" height=\"2.8\" rx=\"1.4\" fill=\"#fff\" opacity=\".4\"/><path d=\"M-16.7 2.6H16.7V3A2.7 2.7 0 0 1 14 5.7H-14A2.7 2.7 0 0 1-16.7 3Z\" opacity=\".22\"/>",
		"<rect x=\"-18\" y=\"-6.4\" width=\"38\" height=\"16\" rx=\"5\" fill=\"#000\" opacity=\".4\"/><rect x=\"-20.6\" y=\"-1.7\" width=\"41.2\" height=\"3.4\" fill=\"#17151a\"/><rect x=\"-19\" y=\"-8\" width=\"38\" height=\"16\" rx=\"4.6\" fill=\"#17151a\"/><rect x=\"-17.9\" y=\"-6.9\" width=\"35.8\" height=\"13.8\" rx=\"3.7\" fill=\"#fff\"/><rect x=\"-16.7\" y=\"-5.7\" width=\"33.4\" height=\"11.4\" rx=\"2.7\" fill=\"#0e8a5a\"/><g fill=\"none\" stroke=\"#ffffff\" opacity=\".95\"><path d=\"M-15 5.4L-8-5.4M-7.5 5.4L-.5-5.4M.5 5.4L7.5-5.4M8 5.4L15-5.4\" stroke-width=\"2\"/></g><rect x=\"-16.2\" y=\"-5.3\" width=\"32.4\" height=\"2.8\" rx=\"1.4\" fill=\"#fff\" opacity=\".4\"/><path d=\"M-16.7 2.6H16.7V3A2.7 2.7 0 0 1 14 5.7H-14A2.7 2.7 0 0 1-16.7 3Z\" opacity=\".22\"/>",
		"<rect x=\"-18\" y=\"-6.4\" width=\"38\" height=\"16\" rx=\"5\" fill=\"#000\" opacity=\".4\"/><rect x=\"-20.6\" y=\"-1.7\" width=\"41.2\" height=\"3.4\" fill=\"#17151a\"/><rect x=\"-19\" y=\"-8\" width=\"38\" height=\"16\" rx=\"4.6\" fill=\"#17151a\"/><rect x=\"-17.9\" y=\"-6.9\" width=\"35.8\" height=\"13.8\" rx=\"3.7\" fill=\"#fff\"/><rect x=\"-16.7\" y=\"-5.7\" width=\"33.4\" height=\"11.4\" rx=\"2.7\" fill=\"#f2b705\"/><g fill=\"none\" stroke=\"#3a2a00\" opacity=\".95\"><path d=\"M-15-4L-10 0-15 4M-7-4L-2 0-7 4M1-4L6 0 1 4M9-4L14 0 9 4\" stroke-width=\"2\"/></g><rect x=\"-16.2\" y=\"-5.3\" width=\"32.4\" height=\"2.8\" rx=\"1.4\" fill=\"#fff\" opacity=\".4\"/><path d=\"M-16.7 2.6H16.7V3A2.7 2.7 0 0 1 14 5.7H-14A2.7 2.7 0 0 1-16.7 3Z\" opacity=\".22\"/>",
		"<rect x=\"-18\" y=\"-6.4\" width=\"38\" height=\"16\" rx=\"5\" fill=\"#000\" opacity=\".4\"/><rect x=\"-20.6\" y=\"-1.7\" width=\"41.2\" height=\"3.4\" fill=\"#17151a\"/><rect x=\"-19\" y=\"-8\" width=\"38\" height=\"16\" rx=\"4.6\" fill=\"#17151a\"/><rect x=\"-17.9\" y=\"-6.9\" width=\"35.8\" height=\"13.8\" rx=\"3.7\" fill=\"#fff\"/><rect x=\"-16.7\" y=\"-5.7\" width=\"33.4\" height=\"11.4\" rx=\"2.7\" fill=\"#25262d\"/><g fill=\"none\" stroke=\"#ffffff\" opacity=\".95\"><g stroke=\"none\" fill=\"#ffffff\"><circle cx=\"-12\" r=\"2.1\"/><circle cx=\"-4\" r=\"2.1\"/><circle cx=\"4\" r=\"2.1\"/><circle cx=\"12\" r=\"2.1\"/></g></g><rect x=\"-16.2\" y=\"-5.3\" width=\"32.4\" height=\"2.8\" rx=\"1.4\" fill=\"#fff\" opacity=\".4\"/><path d=\"M-16.7 2.6H16.7V3A2.7 2.7 0 0 1 14 5.7H-14A2.7 2.7 0 0 1-16.7 3Z\" opacity=\".22\"/>"
	],
	stations: [
		"<path d=\"M-9.5 7V-3L0-11 9.5-3V7Z\" fill=\"#fff\" stroke=\"#17151a\" stroke-width=\"4.4\" stroke-linejoin=\"round\"/><path d=\"M-9.5 7V-3L0-11 9.5-3V7Z\" fill=\"#dc1f47\" stroke=\"#fff\" stroke-width=\"1.8\" stroke-linejoin=\"round\"/><path d=\"M-3 7V.5H3V7Z\" fill=\"#ffffff\"/>",
		"<path d=\"M-9.5 7V-3L0-11 9.5-3V7Z\" fill=\"#fff\" stroke=\"#17151a\" stroke-width=\"4.4\" stroke-linejoin=\"round\"/><path d=\"M-9.5 7V-3L0-11 9.5-3V7Z\" fill=\"#1c58c8\" stroke=\"#fff\" stroke-width=\"1.8\" stroke-linejoin=\"round\"/><path d=\"M-3 7V.5H3V7Z\" fill=\"#ffffff\"/>",
		"<path d=\"M-9.5 7V-3L0-11 9.5-3V7Z\" fill=\"#fff\" stroke=\"#17151a\" stroke-width=\"4.4\" stroke-linejoin=\"round\"/><path d=\"M-9.5 7V-3L0-11 9.5-3V7Z\" fill=\"#0e8a5a\" stroke=\"#fff\" stroke-width=\"1.8\" stroke-linejoin=\"round\"/><path d=\"M-3 7V.5H3V7Z\" fill=\"#ffffff\"/>",
		"<path d=\"M-9.5 7V-3L0-11 9.5-3V7Z\" fill=\"#fff\" stroke=\"#17151a\" stroke-width=\"4.4\" stroke-linejoin=\"round\"/><path d=\"M-9.5 7V-3L0-11 9.5-3V7Z\" fill=\"#f2b705\" stroke=\"#fff\" stroke-width=\"1.8\" stroke-linejoin=\"round\"/><path d=\"M-3 7V.5H3V7Z\" fill=\"#3a2a00\"/>",
		"<path d=\"M-9.5 7V-3L0-11 9.5-3V7Z\" fill=\"#fff\" stroke=\"#17151a\" stroke-width=\"4.4\" stroke-linejoin=\"round\"/><path d=\"M-9.5 7V-3L0-11 9.5-3V7Z\" fill=\"#25262d\" stroke=\"#fff\" stroke-width=\"1.8\" stroke-linejoin=\"round\"/><path d=\"M-3 7V.5H3V7Z\" fill=\"#ffffff\"/>"
	],
	casing: "#17151a"
};
// src/lib/cards.ts
/** The colours in the order used everywhere. */
var COLORS = [
	"purple",
	"blue",
	"orange",
	"white",
	"green",
	"yellow",
	"black",
	"red"
];
/** The kinds of cards: the colours, then the locomotive. */
var CARDS = [...COLORS, "locomotive"];
function cardTotal(cards) {
	return Object.values(cards).reduce((sum, count) => sum + count, 0);
}
/** A kind of card as the notation writes it: `loco` is short for a locomotive. */
function formatCard(card) {
	return card === "locomotive" ? "loco" : card;
}
/** The inverse of `formatCard`. */
function parseCard(word) {
	return word === "loco" ? "locomotive" : word;
}
/** Counts in notation, in the order that the server writes: `red*3 loco`. */
function formatCards(cards) {
	return CARDS.filter((card) => (cards[card] ?? 0) > 0).map((card) => cards[card] === 1 ? formatCard(card) : `${formatCard(card)}*${cards[card]}`).join(" ");
}
/** The inverse of `formatCards`, from words: `["red*3", "loco"]`. */
function parseCards(words) {
	const cards = {};
	for (const word of words) {
		const [name, times] = word.split("*");
		const card = parseCard(name);
		cards[card] = (cards[card] ?? 0) + (times === void 0 ? 1 : Number(times));
	}
	return cards;
}
// src/board/theme.ts
/** Palettes and symbols of the boards, as `northline.drawing` has them. */
var themes = drawing_default.themes;
/** What a board looks like by day or by night. */
function themeOf(edition, mode) {
	return themes[edition.atmosphere][mode];
}
var spaces = drawing_default.spaces;
var spaceColors = (theme) => spaces[theme.id];
var graySpace = drawing_default.graySpace;
var locomotiveShape = drawing_default.locomotive;
function colorOf(card) {
	const index = COLORS.indexOf(card);
	return index < 0 ? graySpace : drawing_default.routeColors[index];
}
/** The symbol of a card as SVG, around the origin, about 15 by 10. */
function symbolOf(card) {
	if (card === "locomotive") return `<g fill="#2a2118">${drawing_default.locomotive}</g>`;
	return symbolIn(card, drawing_default.marks[COLORS.indexOf(card)]);
}
/** The symbol of a colour, drawn in another one. */
function symbolIn(color, mark) {
	return `<g fill="${mark}">${(drawing_default.colorShapes[color] ?? "").replaceAll("{mark}", mark)}</g>`;
}
var SEATS = drawing_default.playerColors.length;
var playerColor = (seat) => drawing_default.playerColors[seat % SEATS];
/** A train of a seat's colour and pattern, and its station. */
var train = (seat) => drawing_default.trains[seat % SEATS];
var station = (seat) => drawing_default.stations[seat % SEATS];
/** The dark outline of whatever a player has put on the board. */
var casing = drawing_default.casing;
// src/components/BoardThumbnail.svelte
var root$5 = from_svg(`<path></path>`);
var root_1$3 = from_svg(`<path fill="none" stroke-width="13" stroke-linecap="round" opacity="0.55"></path><path fill="none" stroke-width="9" stroke-linecap="round"></path>`, 1);
var root_2$3 = from_svg(`<circle r="12" stroke-width="4"></circle>`);
var root_3$1 = from_svg(`<rect x="-2000" y="-2000" width="6000" height="6000"></rect><path stroke-width="2" fill-rule="evenodd"></path><!><!><!>`, 1);
var root_4 = from_svg(`<svg preserveAspectRatio="xMidYMid slice" aria-hidden="true" class="svelte-1mphw64"><!></svg>`);
function BoardThumbnail($$anchor, $$props) {
	push($$props, true);
	/** A small picture of a board: land and routes, without names. */
	let board = state(null);
	const theme = user_derived(() => get(board) && themeOf(get(board).edition, settings.theme));
	user_effect(() => {
		let wanted = true;
		loadBoard($$props.edition).then((loaded) => wanted && set(board, loaded), () => {});
		return () => wanted = false;
	});
	var svg = root_4();
	var node = child(svg);
	var consequent_2 = ($$anchor) => {
		var fragment = root_3$1();
		var rect = first_child(fragment);
		var path = sibling(rect);
		var node_1 = sibling(path);
		var consequent = ($$anchor) => {
			var path_1 = root$5();
			template_effect(() => {
				set_attribute(path_1, "d", get(board).geometry.background.lakes);
				set_attribute(path_1, "fill", get(theme).lake);
			});
			append($$anchor, path_1);
		};
		if_block(node_1, ($$render) => {
			if (get(board).geometry.background.lakes) $$render(consequent);
		});
		var node_2 = sibling(node_1);
		each(node_2, 17, () => get(board).edition.routes, (route) => route.id, ($$anchor, route) => {
			const track = user_derived(() => get(board).geometry.routes[get(route).id]);
			var fragment_1 = comment();
			var node_3 = first_child(fragment_1);
			var consequent_1 = ($$anchor) => {
				var fragment_2 = root_1$3();
				var path_2 = first_child(fragment_2);
				var path_3 = sibling(path_2);
				template_effect(($0, $1, $2) => {
					set_attribute(path_2, "d", $0);
					set_attribute(path_2, "stroke", get(theme).edge);
					set_attribute(path_3, "d", $1);
					set_attribute(path_3, "stroke", $2);
				}, [
					() => curve(get(track).line),
					() => curve(get(track).line),
					() => colorOf(get(route).color)
				]);
				append($$anchor, fragment_2);
			};
			if_block(node_3, ($$render) => {
				if (get(track)) $$render(consequent_1);
			});
			append($$anchor, fragment_1);
		});
		var node_4 = sibling(node_2);
		each(node_4, 17, () => Object.entries(get(board).geometry.cities), ([id, [x, y]]) => id, ($$anchor, $$item) => {
			var $$array = user_derived(() => to_array(get($$item), 2));
			var $$array_1 = user_derived(() => to_array(get($$array)[1], 2));
			let x = () => get($$array_1)[0];
			let y = () => get($$array_1)[1];
			var circle = root_2$3();
			template_effect(() => {
				set_attribute(circle, "cx", x());
				set_attribute(circle, "cy", y());
				set_attribute(circle, "fill", get(theme).city);
				set_attribute(circle, "stroke", get(theme).halo);
			});
			append($$anchor, circle);
		});
		template_effect(() => {
			set_attribute(rect, "fill", get(theme).sea[0]);
			set_attribute(path, "d", get(board).geometry.background.land);
			set_attribute(path, "fill", get(theme).land[0]);
			set_attribute(path, "stroke", get(theme).shore);
		});
		append($$anchor, fragment);
	};
	if_block(node, ($$render) => {
		if (get(board) && get(theme)) $$render(consequent_2);
	});
	reset(svg);
	template_effect(($0) => set_attribute(svg, "viewBox", $0), [() => get(board) ? get(board).geometry.view.join(" ") : "0 0 3 2"]);
	append($$anchor, svg);
	pop();
}
// src/lobby/QuickGame.svelte
var root$4 = from_html(`<label><input class="unseen svelte-m2rjw1" type="radio" name="quick-edition"/> <span class="picture svelte-m2rjw1"><!></span> <span class="name svelte-m2rjw1"> </span> <span class="about svelte-m2rjw1"> </span></label>`);
var root_1$2 = from_html(`<label><input class="unseen svelte-m2rjw1" type="radio" name="quick-opponents"/> </label>`);
var root_2$2 = from_html(`<label><input class="unseen svelte-m2rjw1" type="radio" name="quick-level"/> </label>`);
var root_3 = from_html(`<section class="card quick svelte-m2rjw1" aria-labelledby="quick-title"><h2 id="quick-title"> </h2> <fieldset class="boards svelte-m2rjw1"><legend class="unseen"> </legend> <!></fieldset> <div class="row svelte-m2rjw1"><fieldset class="segments svelte-m2rjw1"><legend> </legend> <!></fieldset> <fieldset class="segments svelte-m2rjw1"><legend> </legend> <!></fieldset> <!></div> <p class="about svelte-m2rjw1"> </p> <!> <div class="start svelte-m2rjw1"><button class="button primary large svelte-m2rjw1"> </button> <button class="button large quiet svelte-m2rjw1"> </button></div></section>`);
function QuickGame($$anchor, $$props) {
	push($$props, true);
	/** A game against bots, in one click. */
	let busy = state(false);
	const levels = user_derived(() => levelsOf($$props.bots));
	const wanted = user_derived(() => fitting(choices.values, $$props.editions, get(levels).map((bot) => bot.name)));
	const range = user_derived(() => $$props.editions.find((one) => one.id === get(wanted).edition)?.players ?? [2, 2]);
	const numbers = user_derived(() => numbersOf([get(range)[0] - 1, get(range)[1] - 1]));
	const about = user_derived(() => botAbout(get(wanted).level, $$props.bots.find((bot) => bot.name === get(wanted).level)?.about));
	/** Sit down against the bots, or let them play among themselves. */
	async function play(watch) {
		set(busy, true);
		try {
			const opponents = Array.from({ length: get(wanted).opponents }, () => get(wanted).level);
			const { table } = await createTable({
				edition: get(wanted).edition,
				seats: [watch ? get(wanted).level : null, ...opponents],
				name: watch ? null : settings.values.name.trim() || t("lobby.guest"),
				hints: !watch
			});
			router.go(`/table/${table.id}${watch ? "?watch" : ""}`);
		} catch (error) {
			$$props.onfailure(error);
		} finally {
			set(busy, false);
		}
	}
	var section = root_3();
	var h2 = child(section);
	var text = only_child(h2, true);
	var fieldset = sibling(h2, 2);
	var legend = child(fieldset);
	var text_1 = only_child(legend, true);
	var node = sibling(legend, 2);
	each(node, 17, () => $$props.editions, (edition) => edition.id, ($$anchor, edition) => {
		var label = root$4();
		let classes;
		var input = child(label);
		remove_input_defaults(input);
		var span = sibling(input, 2);
		BoardThumbnail(child(span), { get edition() {
			return get(edition).id;
		} });
		reset(span);
		var span_1 = sibling(span, 2);
		var text_2 = only_child(span_1, true);
		var span_2 = sibling(span_1, 2);
		var text_3 = only_child(span_2, true);
		reset(label);
		template_effect(($0, $1) => {
			classes = set_class(label, 1, "board svelte-m2rjw1", null, classes, { chosen: get(wanted).edition === get(edition).id });
			set_value(input, get(edition).id);
			set_checked(input, get(wanted).edition === get(edition).id);
			set_text(text_2, $0);
			set_text(text_3, $1);
		}, [() => editionName(get(edition)), () => editionAbout(get(edition))]);
		delegated("change", input, () => choices.set({ edition: get(edition).id }));
		append($$anchor, label);
	});
	reset(fieldset);
	var div = sibling(fieldset, 2);
	var fieldset_1 = child(div);
	var legend_1 = child(fieldset_1);
	var text_4 = only_child(legend_1, true);
	var node_2 = sibling(legend_1, 2);
	each(node_2, 16, () => get(numbers), (number) => number, ($$anchor, number) => {
		var label_1 = root_1$2();
		let classes_1;
		var input_1 = child(label_1);
		remove_input_defaults(input_1);
		var text_5 = sibling(input_1, 1, true);
		reset(label_1);
		template_effect(() => {
			classes_1 = set_class(label_1, 1, "svelte-m2rjw1", null, classes_1, { chosen: get(wanted).opponents === number });
			set_checked(input_1, get(wanted).opponents === number);
			set_text(text_5, number);
		});
		delegated("change", input_1, () => choices.set({ opponents: number }));
		append($$anchor, label_1);
	});
	reset(fieldset_1);
	var fieldset_2 = sibling(fieldset_1, 2);
	var legend_2 = child(fieldset_2);
	var text_6 = only_child(legend_2, true);
	var node_3 = sibling(legend_2, 2);
	each(node_3, 17, () => get(levels), (bot) => bot.name, ($$anchor, bot) => {
		var label_2 = root_2$2();
		let classes_2;
		var input_2 = child(label_2);
		remove_input_defaults(input_2);
		var text_7 = sibling(input_2, 1, true);
		reset(label_2);
		template_effect(($0) => {
			classes_2 = set_class(label_2, 1, "svelte-m2rjw1", null, classes_2, { chosen: get(wanted).level === get(bot).name });
			set_checked(input_2, get(wanted).level === get(bot).name);
			set_text(text_7, $0);
		}, [() => botName(get(bot).name)]);
		delegated("change", input_2, () => choices.set({ level: get(bot).name }));
		append($$anchor, label_2);
	});
	reset(fieldset_2);
	NameField(sibling(fieldset_2, 2), {});
	reset(div);
	var p = sibling(div, 2);
	var text_8 = only_child(p, true);
	var node_5 = sibling(p, 2);
	{
		let $0 = user_derived(() => [get(wanted).level]);
		ExpertNote(node_5, { get bots() {
			return get($0);
		} });
	}
	var div_1 = sibling(node_5, 2);
	var button = child(div_1);
	var text_9 = only_child(button, true);
	var button_1 = sibling(button, 2);
	var text_10 = only_child(button_1, true);
	reset(div_1);
	reset(section);
	template_effect(($0, $1, $2, $3, $4, $5) => {
		set_text(text, $0);
		set_text(text_1, $1);
		set_text(text_4, $2);
		set_text(text_6, $3);
		set_text(text_8, get(about));
		button.disabled = get(busy) || $$props.editions.length === 0;
		set_text(text_9, $4);
		button_1.disabled = get(busy) || $$props.editions.length === 0;
		set_text(text_10, $5);
	}, [
		() => t("lobby.quick"),
		() => t("lobby.board"),
		() => t("lobby.opponents"),
		() => t("lobby.level"),
		() => t("lobby.play"),
		() => t("lobby.watch_bots")
	]);
	delegated("click", button, () => play(false));
	delegated("click", button_1, () => play(true));
	append($$anchor, section);
	pop();
}
delegate(["change", "click"]);
// src/components/portraits.ts
var CAST = {
	Ingrid: {
		skin: "#f3cfb3",
		hair: "#d9b25f",
		style: "braids",
		hat: ["peaked", "#27466b"],
		coat: "#27466b",
		back: "#bcd3df"
	},
	Olav: {
		skin: "#eec3a4",
		hair: "#d9d5cc",
		style: "short",
		hat: ["knit", "#8c3b2e"],
		coat: "#3f5a43",
		back: "#d5dde3",
		extras: ["beard"]
	},
	Aino: {
		skin: "#f5d5bd",
		hair: "#a8743f",
		style: "bob",
		hat: ["peaked", "#1f7470"],
		coat: "#1f7470",
		back: "#d9e6c8"
	},
	Eero: {
		skin: "#edc4a6",
		hair: "#2f2822",
		style: "short",
		coat: "#33405c",
		back: "#c3bedd",
		extras: ["glasses"]
	},
	Freja: {
		skin: "#f6d3bd",
		hair: "#b9512c",
		style: "long",
		hat: ["peaked", "#f4f1e8"],
		coat: "#2f4f77",
		back: "#b9dcd6"
	},
	Mads: {
		skin: "#f2c5aa",
		hair: "#7a5130",
		style: "short",
		hat: ["toque", "#fffdf6"],
		coat: "#f0ece0",
		back: "#e4c9a8",
		extras: ["moustache"]
	},
	Biret: {
		skin: "#d9a57d",
		hair: "#1f1a17",
		style: "braids",
		hat: ["knit", "#2d5aa0"],
		coat: "#a83a3a",
		back: "#dbe4ea",
		extras: ["freckles"]
	},
	Nils: {
		skin: "#f0c6a8",
		hair: "#b7622f",
		style: "short",
		hat: ["helmet", "#e0a526"],
		coat: "#565b60",
		back: "#cfd3c4",
		extras: ["beard"]
	},
	Beatriz: {
		skin: "#d8a57f",
		hair: "#33221a",
		style: "bun",
		hat: ["peaked", "#7b2740"],
		coat: "#7b2740",
		back: "#f0d9b8"
	},
	Giulia: {
		skin: "#dfb08b",
		hair: "#4a2d1d",
		style: "curly",
		coat: "#c0632f",
		back: "#c8dcc2",
		extras: ["glasses"]
	},
	Henri: {
		skin: "#efc9ad",
		hair: "#3a2c22",
		style: "short",
		hat: ["pillbox", "#5b3a78"],
		coat: "#5b3a78",
		back: "#e6d3de",
		extras: ["moustache"]
	},
	Zofia: {
		skin: "#f4d3ba",
		hair: "#e0c070",
		style: "bob",
		coat: "#8a4a64",
		back: "#cfdceb",
		extras: ["glasses"]
	},
	Emre: {
		skin: "#c99468",
		hair: "#1e1915",
		style: "short",
		hat: ["flat", "#6a5b44"],
		coat: "#8a5a2e",
		back: "#ead7ae",
		extras: ["moustache"]
	},
	Klara: {
		skin: "#f3d2bb",
		hair: "#c9c6c0",
		style: "bun",
		coat: "#4b5a52",
		back: "#e3ddd0",
		extras: ["glasses"]
	},
	Oksana: {
		skin: "#f2cdb2",
		hair: "#6d4526",
		style: "long",
		coat: "#c78a1d",
		back: "#c6d9ec",
		extras: ["scarf"]
	},
	Angus: {
		skin: "#f4cbb2",
		hair: "#a9552a",
		style: "short",
		hat: ["flat", "#3d5244"],
		coat: "#4c4a46",
		back: "#d8d0e2",
		extras: ["scarf", "freckles"]
	}
};
/** The portrait as SVG; for a bot of another name, a friendly engine. */
function portraitOf(name) {
	const looks = CAST[name];
	return looks ? person(looks) : ENGINE;
}
function person({ skin, hair, style, hat, coat, back, extras = [] }) {
	const has = (extra) => extras.includes(extra);
	return [
		`<circle cx="24" cy="24" r="24" fill="${back}"/>`,
		behind(style, hair),
		`<path d="M4 49c1-10 9-14 20-14s19 4 20 14z" fill="${coat}"/>`,
		`<path d="M20 28h8v8l-4 4-4-4z" fill="${skin}"/><path d="M20 31q4 3.4 8 0v3l-4 3-4-3z" fill="#000" opacity=".13"/>`,
		has("scarf") ? "<path d=\"M15 35q9 6 18 0l1.5 4q-10.5 6-21 0z\" fill=\"#b23a2e\"/><path d=\"M28 40l5 8h-6z\" fill=\"#b23a2e\"/>" : "<path d=\"M18.5 34.5 24 41l5.5-6.5\" fill=\"none\" stroke=\"#fff\" stroke-width=\"1.6\" opacity=\".75\"/>",
		`<circle cx="14.6" cy="23.5" r="2.2" fill="${skin}"/><circle cx="33.4" cy="23.5" r="2.2" fill="${skin}"/>`,
		`<ellipse cx="24" cy="22" rx="9.5" ry="11" fill="${skin}"/>`,
		has("beard") ? `<path d="M14.5 23c0 9 4 13.5 9.5 13.500S33.5 32 33.5 23c-1.5 3.5-4 4.5-9.5 4.500S16 26.5 14.5 23z" fill="${hair}"/>` : "",
		inFront(style, hair),
		"<g fill=\"#2a2118\"><circle cx=\"20.2\" cy=\"22.3\" r=\"1.35\"/><circle cx=\"27.8\" cy=\"22.3\" r=\"1.35\"/></g>",
		"<path d=\"M20.4 28.300q3.6 2.6 7.2 0\" fill=\"none\" stroke=\"#7c3a2c\" stroke-width=\"1.5\" stroke-linecap=\"round\"/>",
		has("moustache") ? `<path d="M24 25.800q-3.2-1.6-5.6 1.4 3.2 1.3 5.6-.2 2.4 1.5 5.6.2-2.4-3-5.6-1.400z" fill="${hair}"/>` : "",
		has("freckles") ? "<g fill=\"#9c5b3a\" opacity=\".7\"><circle cx=\"18\" cy=\"25\" r=\".6\"/><circle cx=\"19.6\" cy=\"25.7\" r=\".6\"/><circle cx=\"28.4\" cy=\"25.7\" r=\".6\"/><circle cx=\"30\" cy=\"25\" r=\".6\"/></g>" : "",
		has("glasses") ? "<g fill=\"#fff\" fill-opacity=\".25\" stroke=\"#2a2118\" stroke-width=\"1.1\"><circle cx=\"20\" cy=\"22.3\" r=\"3.3\"/><circle cx=\"28\" cy=\"22.3\" r=\"3.3\"/></g>" : "",
		hat ? hats[hat[0]](hat[1]) : ""
	].join("");
}
function behind(style, hair) {
	switch (style) {
		case "long": return `<path d="M12.5 22c0-9 5-13 11.5-13s11.5 4 11.5 13l2 16H10.500z" fill="${hair}"/>`;
		case "bob": return `<path d="M12.5 22c0-9 5-13 11.5-13s11.5 4 11.5 13v9.500q-11.5 3.5-23 0z" fill="${hair}"/>`;
		case "braids": return `<path d="M14 18q-4 9-2.5 20l4 1q.5-9 1.5-16zM34 18q4 9 2.5 20l-4 1q-.5-9-1.5-16z" fill="${hair}"/>`;
		case "bun": return `<circle cx="24" cy="7.5" r="5.5" fill="${hair}"/>`;
		case "curly": return `<g fill="${hair}"><circle cx="14" cy="18" r="6"/><circle cx="34" cy="18" r="6"/><circle cx="13" cy="26" r="5"/><circle cx="35" cy="26" r="5"/><circle cx="19" cy="11" r="6"/><circle cx="29" cy="11" r="6"/></g>`;
		default: return "";
	}
}
function inFront(style, hair) {
	if (style === "none") return "";
	return `<path d="M14.2 22c-1.2-10 3.8-13.5 9.8-13.500s11 3.5 9.8 13.500c-1-4-2.3-5.8-3.8-6.5-4 1.2-8.5 1.2-12-.2-2 1-3 3-3.8 6.700z" fill="${hair}"/>`;
}
var hats = {
	peaked: (color) => `<path d="M12.5 15c-1-6 4-10.5 11.5-10.500S36.5 9 35.5 15z" fill="${color}"/><path d="M13 14.500h22l2 3.300c-8-2.4-18-2.4-26 0z" fill="#1b1b22"/><circle cx="24" cy="10" r="2" fill="#e5b93c"/>`,
	knit: (color) => `<path d="M13.5 15c-.5-8 4-11.5 10.5-11.500S35 7 34.5 15z" fill="${color}"/><rect x="12.5" y="12.8" width="23" height="4.6" rx="2.3" fill="#f4efe2"/><circle cx="24" cy="3.5" r="2.8" fill="#f4efe2"/>`,
	toque: (color) => `<path d="M14 15V9.500c-4-5 1-9 4.5-7.5 2.5-3 8.5-3 11 0C33 .5 38 4.5 34 9.500V15z" fill="${color}" stroke="#cfc7b4"/>`,
	flat: (color) => `<path d="M12.5 15.500c0-6 5-9.5 12-9.5 6.5 0 11 3 11 8z" fill="${color}"/><path d="M12.5 14.500q6-2.5 14-1.500l-14 4.500z" fill="#000" opacity=".35"/>`,
	helmet: (color) => `<path d="M13 15.500c0-8 4.5-11.5 11-11.500s11 3.5 11 11.500z" fill="${color}"/><rect x="11" y="14" width="26" height="3" rx="1.5" fill="${color}"/><circle cx="24" cy="9.5" r="2.4" fill="#fffbe6" stroke="#7b5a10" stroke-width=".8"/>`,
	pillbox: (color) => `<path d="M14.5 6.500h19V14q-9.5 3-19 0z" fill="${color}"/><path d="M14.5 12q9.5 3 19 0" fill="none" stroke="#e5b93c" stroke-width="1.6"/>`
};
var ENGINE = "<circle cx=\"24\" cy=\"24\" r=\"24\" fill=\"#c9d2d8\"/><path d=\"M13 16a11 11 0 0 1 22 0v18H13z\" fill=\"#4d5f6d\"/><circle cx=\"24\" cy=\"20\" r=\"8\" fill=\"#e9eef1\"/><g fill=\"#2a2118\"><circle cx=\"21\" cy=\"19.5\" r=\"1.5\"/><circle cx=\"27\" cy=\"19.5\" r=\"1.5\"/></g><path d=\"M20.5 23.500q3.5 2.5 7 0\" fill=\"none\" stroke=\"#2a2118\" stroke-width=\"1.5\" stroke-linecap=\"round\"/><rect x=\"10\" y=\"34\" width=\"28\" height=\"5\" rx=\"2\" fill=\"#8c3b2e\"/><path d=\"M14 44l4-5h12l4 5z\" fill=\"#2f3a43\"/>";
// src/components/Portrait.svelte
var root$3 = from_svg(`<svg class="portrait svelte-kmzy3t" viewBox="0 0 48 48" aria-hidden="true"><title> </title><g clip-path="circle(24px at 24px 24px)"></g></svg>`);
function Portrait($$anchor, $$props) {
	push($$props, true);
	var svg = root$3();
	var title = child(svg);
	var text = only_child(title, true);
	var g = sibling(title);
	html(g, () => portraitOf($$props.name), true);
	reset(g);
	reset(svg);
	template_effect(($0) => {
		set_attribute(svg, "data-portrait", $$props.name);
		set_text(text, $0);
	}, [() => characterText($$props.name)]);
	append($$anchor, svg);
	pop();
}
// src/lobby/TableList.svelte
var root$2 = from_html(`<p class="empty svelte-ga17gm"> </p>`);
var root_1$1 = from_html(`<li><div class="svelte-ga17gm"><strong> </strong> <span class="state svelte-ga17gm"> <!></span> <span class="people svelte-ga17gm"> </span> <span class="faces svelte-ga17gm"></span></div> <a class="button svelte-ga17gm"> <span class="unseen"> </span></a></li>`);
var root_2$1 = from_html(`<ul class="svelte-ga17gm"></ul>`);
function TableList($$anchor, $$props) {
	push($$props, true);
	/** A list of tables: players, state and what can be done with each. */
	let mine = prop($$props, "mine", 3, false), turns = prop($$props, "turns", 19, () => /* @__PURE__ */ new Set()), watched = prop($$props, "watched", 19, () => /* @__PURE__ */ new Set());
	/** Those of one's own where one has no seat: bots play there. */
	const seated = (table) => mine() && !watched().has(table.id);
	function people(table) {
		return list(table.seats.filter((seat) => !seat.free).map(seatName));
	}
	function free(table) {
		return table.seats.filter((seat) => seat.free).length;
	}
	function state(table) {
		if (turns().has(table.id)) return t("lobby.your_turn");
		if (table.state === "waiting") return t("lobby.free", { n: free(table) });
		return t(`lobby.state.${table.state}`);
	}
	function verb(table) {
		if (table.state === "over") return t("lobby.result");
		if (seated(table)) return t("lobby.open_table");
		return table.state === "waiting" ? t("lobby.join") : t("lobby.watch");
	}
	function address(table) {
		return `/table/${table.id}${!seated(table) && table.state === "playing" ? "?watch" : ""}`;
	}
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var p = root$2();
		var text = only_child(p, true);
		template_effect(() => set_text(text, $$props.empty));
		append($$anchor, p);
	};
	var alternate = ($$anchor) => {
		var ul = root_2$1();
		each(ul, 21, () => $$props.tables, (table) => table.id, ($$anchor, table) => {
			var li = root_1$1();
			let classes;
			var div = child(li);
			var strong = child(div);
			var text_1 = only_child(strong, true);
			var span = sibling(strong, 2);
			var text_2 = child(span, true);
			var node_1 = sibling(text_2);
			var consequent_1 = ($$anchor) => {
				var text_3 = text();
				template_effect(($0) => set_text(text_3, `· ${$0 ?? ""}`), [() => t("lobby.is_rated")]);
				append($$anchor, text_3);
			};
			if_block(node_1, ($$render) => {
				if (get(table).rated) $$render(consequent_1);
			});
			reset(span);
			var span_1 = sibling(span, 2);
			var text_4 = only_child(span_1, true);
			var span_2 = sibling(span_1, 2);
			each(span_2, 21, () => get(table).seats, index, ($$anchor, seat) => {
				var fragment_2 = comment();
				var node_2 = first_child(fragment_2);
				var consequent_2 = ($$anchor) => {
					Portrait($$anchor, { get name() {
						return get(seat).name;
					} });
				};
				if_block(node_2, ($$render) => {
					if (get(seat).bot && get(seat).name) $$render(consequent_2);
				});
				append($$anchor, fragment_2);
			});
			reset(span_2);
			reset(div);
			var a = sibling(div, 2);
			var text_5 = child(a, true);
			var span_3 = sibling(text_5);
			var text_6 = only_child(span_3);
			reset(a);
			reset(li);
			template_effect(($0, $1, $2, $3, $4, $5, $6, $7) => {
				classes = set_class(li, 1, "svelte-ga17gm", null, classes, { turn: $0 });
				set_text(text_1, $1);
				set_text(text_2, $2);
				set_text(text_4, $3);
				set_attribute(a, "href", $4);
				set_text(text_5, $5);
				set_text(text_6, `: ${$6 ?? ""}, ${$7 ?? ""}`);
			}, [
				() => turns().has(get(table).id),
				() => editionName(get(table).edition),
				() => state(get(table)),
				() => people(get(table)) || t("lobby.nobody"),
				() => address(get(table)),
				() => verb(get(table)),
				() => editionName(get(table).edition),
				() => people(get(table))
			]);
			append($$anchor, li);
		});
		reset(ul);
		append($$anchor, ul);
	};
	if_block(node, ($$render) => {
		if ($$props.tables.length === 0) $$render(consequent);
		else $$render(alternate, -1);
	});
	append($$anchor, fragment);
	pop();
}
// src/lobby/LobbyPage.svelte
var root$1 = from_html(`<p class="problem svelte-xz6wf3" role="alert"> </p>`);
var root_1 = from_html(`<!> <p class="device svelte-xz6wf3"><a href="/games"> </a></p>`, 1);
var root_2 = from_html(`<!> <main class="page" id="content" tabindex="-1"><h1 class="svelte-xz6wf3"> </h1> <!> <div class="columns svelte-xz6wf3"><div class="wide svelte-xz6wf3"><!> <section class="card learn svelte-xz6wf3" aria-labelledby="learn-title"><h2 id="learn-title" class="svelte-xz6wf3"> </h2> <p class="svelte-xz6wf3"> </p> <a class="button" href="/learn"> </a></section></div> <div class="side svelte-xz6wf3"><section class="card svelte-xz6wf3" aria-labelledby="mine-title"><h2 id="mine-title" class="svelte-xz6wf3"> </h2> <!> <!> <!> <p class="device svelte-xz6wf3"><a href="/device"> </a></p></section> <!> <section class="card svelte-xz6wf3" aria-labelledby="open-title"><h2 id="open-title" class="svelte-xz6wf3"> </h2> <!></section> <section class="card svelte-xz6wf3" aria-labelledby="new-title"><h2 id="new-title" class="svelte-xz6wf3"> </h2> <details class="svelte-xz6wf3"><summary class="svelte-xz6wf3"> </summary> <!></details></section></div></div></main>`, 1);
function LobbyPage($$anchor, $$props) {
	push($$props, true);
	/** The first page: a game in one click, or another way to play. */
	/** Whether there is room for everything at once. */
	const wide = matchMedia("(min-width: 2400px)").matches;
	const REFRESH_MS = 5e3;
	let editions = state([]);
	let bots = state([]);
	let open = state([]);
	let mine = state([]);
	let problem = state("");
	const myTables = user_derived(() => firstThingsFirst(get(mine)));
	const ids = user_derived(() => new Set(get(mine).map((line) => line.table.id)));
	const others = user_derived(() => get(open).filter((table) => !get(ids).has(table.id)));
	const watched = user_derived(() => new Set(get(mine).filter((line) => line.seat === null).map((line) => line.table.id)));
	const turns = user_derived(() => new Set(get(mine).filter((line) => line.your_turn).map((line) => line.table.id)));
	const finished = user_derived(() => get(mine).filter((line) => line.table.state === "over"));
	/** What is not over: where it is my turn, then what goes on, then what waits. */
	function firstThingsFirst(lines) {
		const order = ["playing", "waiting"];
		const rank = (line) => line.your_turn ? -1 : order.indexOf(line.table.state);
		return lines.filter((line) => order.includes(line.table.state)).toSorted((one, other) => rank(one) - rank(other)).map((line) => line.table);
	}
	function failed(error) {
		set(problem, error instanceof Refusal && error.code === "offline" ? t("lobby.offline") : refusalText(error), true);
	}
	async function loadBoards() {
		const [boards, players] = await Promise.all([getEditions(), getBots()]);
		set(editions, boards);
		set(bots, byLevel(players));
	}
	async function refresh() {
		try {
			if (get(editions).length === 0) await loadBoards();
			await (async ($$value) => {
				var $$array = to_array($$value, 2);
				set(open, $$array[0]);
				set(mine, $$array[1]);
			})(await Promise.all([
				getTables(),
				getMyTables(),
				network.refresh()
			]));
			set(problem, "");
		} catch (error) {
			failed(error);
		}
	}
	user_effect(() => {
		untrack(() => void refresh());
		const timer = setInterval(() => {
			if (document.visibilityState === "visible") refresh();
		}, REFRESH_MS);
		return () => clearInterval(timer);
	});
	var fragment = root_2();
	var node = first_child(fragment);
	PageHeader(node, {});
	var main = sibling(node, 2);
	var h1 = child(main);
	var text = only_child(h1, true);
	var node_1 = sibling(h1, 2);
	var consequent = ($$anchor) => {
		var p = root$1();
		var text_1 = only_child(p, true);
		template_effect(() => set_text(text_1, get(problem)));
		append($$anchor, p);
	};
	if_block(node_1, ($$render) => {
		if (get(problem)) $$render(consequent);
	});
	var div = sibling(node_1, 2);
	var div_1 = child(div);
	var node_2 = child(div_1);
	QuickGame(node_2, {
		get editions() {
			return get(editions);
		},
		get bots() {
			return get(bots);
		},
		onfailure: failed
	});
	var section = sibling(node_2, 2);
	var h2 = child(section);
	var text_2 = only_child(h2, true);
	var p_1 = sibling(h2, 2);
	var text_3 = only_child(p_1, true);
	var a = sibling(p_1, 2);
	var text_4 = only_child(a, true);
	reset(section);
	reset(div_1);
	var div_2 = sibling(div_1, 2);
	var section_1 = child(div_2);
	var h2_1 = child(section_1);
	var text_5 = only_child(h2_1, true);
	var node_3 = sibling(h2_1, 2);
	{
		let $0 = user_derived(() => t(get(finished).length ? "lobby.mine.idle" : "lobby.mine.none"));
		TableList(node_3, {
			get tables() {
				return get(myTables);
			},
			get turns() {
				return get(turns);
			},
			get watched() {
				return get(watched);
			},
			mine: true,
			get empty() {
				return get($0);
			}
		});
	}
	var node_4 = sibling(node_3, 2);
	var consequent_1 = ($$anchor) => {
		var fragment_1 = root_1();
		var node_5 = first_child(fragment_1);
		FinishedGames(node_5, { get lines() {
			return get(finished);
		} });
		var p_2 = sibling(node_5, 2);
		var a_1 = child(p_2);
		var text_6 = only_child(a_1, true);
		reset(p_2);
		template_effect(($0) => set_text(text_6, $0), [() => t("habits.link")]);
		append($$anchor, fragment_1);
	};
	if_block(node_4, ($$render) => {
		if (get(finished).length) $$render(consequent_1);
	});
	var node_6 = sibling(node_4, 2);
	OpenRecord(node_6, {});
	var p_3 = sibling(node_6, 2);
	var a_2 = child(p_3);
	var text_7 = only_child(a_2, true);
	reset(p_3);
	reset(section_1);
	var node_7 = sibling(section_1, 2);
	var consequent_2 = ($$anchor) => {
		var fragment_2 = comment();
		var node_8 = first_child(fragment_2);
		await_block(node_8, () => __vitePreload(() => import("./FriendsCard.js"), __vite__mapDeps([0,1,2,3,4,5,6,7,8,9])), null, ($$anchor, $$source) => {
			var $$value = user_derived(() => {
				var { default: FriendsCard } = get($$source);
				return { FriendsCard };
			});
			var FriendsCard = user_derived(() => get($$value).FriendsCard);
			var fragment_3 = comment();
			var node_9 = first_child(fragment_3);
			component(node_9, () => get(FriendsCard), ($$anchor, FriendsCard_1) => {
				FriendsCard_1($$anchor, {});
			});
			append($$anchor, fragment_3);
		});
		append($$anchor, fragment_2);
	};
	if_block(node_7, ($$render) => {
		if (network.offered) $$render(consequent_2);
	});
	var section_2 = sibling(node_7, 2);
	var h2_2 = child(section_2);
	var text_8 = only_child(h2_2, true);
	var node_10 = sibling(h2_2, 2);
	{
		let $0 = user_derived(() => t("lobby.open_tables.none"));
		TableList(node_10, {
			get tables() {
				return get(others);
			},
			get empty() {
				return get($0);
			}
		});
	}
	reset(section_2);
	var section_3 = sibling(section_2, 2);
	var h2_3 = child(section_3);
	var text_9 = only_child(h2_3, true);
	var details = sibling(h2_3, 2);
	var summary = child(details);
	var text_10 = only_child(summary, true);
	NewTable(sibling(summary, 2), {
		get editions() {
			return get(editions);
		},
		get bots() {
			return get(bots);
		},
		onfailure: failed
	});
	reset(details);
	reset(section_3);
	reset(div_2);
	reset(div);
	reset(main);
	template_effect(($0, $1, $2, $3, $4, $5, $6, $7, $8) => {
		set_text(text, $0);
		set_text(text_2, $1);
		set_text(text_3, $2);
		set_text(text_4, $3);
		set_text(text_5, $4);
		set_text(text_7, $5);
		set_text(text_8, $6);
		set_text(text_9, $7);
		details.open = wide;
		set_text(text_10, $8);
	}, [
		() => t("lobby.title"),
		() => t("lobby.new_here"),
		() => t("lobby.new_here.text"),
		() => t("lobby.learn"),
		() => t("lobby.mine"),
		() => t("device.title"),
		() => t("lobby.open_tables"),
		() => t("lobby.new"),
		() => t("lobby.new.text")
	]);
	append($$anchor, fragment);
	pop();
}
// src/App.svelte
var unreachable = ($$anchor) => {
	{
		let $0 = user_derived(() => t("refusal.offline"));
		ProblemPage($$anchor, {
			title: "Northline",
			get text() {
				return get($0);
			}
		});
	}
};
var root = from_html(`<!> <!>`, 1);
function App($$anchor, $$props) {
	push($$props, true);
	const page = user_derived(() => router.page);
	const loadTable = () => __vitePreload(() => import("./TablePage.js"), __vite__mapDeps([10,1,2,3,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,4,5,6,7,8,26]));
	user_effect(() => {
		document.documentElement.dataset.theme = settings.theme;
		document.documentElement.dataset.motion = settings.motion ? "full" : "none";
	});
	user_effect(() => void language.use(settings.values.language));
	user_effect(() => {
		const timer = setTimeout(() => void loadTable().catch(() => void 0), 2e3);
		return () => clearTimeout(timer);
	});
	var fragment_1 = root();
	var node = first_child(fragment_1);
	RecordDrop(node, {});
	var node_1 = sibling(node, 2);
	var consequent = ($$anchor) => {
		BannedPage($$anchor, {});
	};
	var consequent_1 = ($$anchor) => {
		LobbyPage($$anchor, {});
	};
	var consequent_2 = ($$anchor) => {
		var fragment_4 = comment();
		var node_2 = first_child(fragment_4);
		await_block(node_2, loadTable, null, ($$anchor, $$source) => {
			var $$value = user_derived(() => {
				var { default: TablePage } = get($$source);
				return { TablePage };
			});
			var TablePage = user_derived(() => get($$value).TablePage);
			var fragment_5 = comment();
			var node_3 = first_child(fragment_5);
			key(node_3, () => get(page).id, ($$anchor) => {
				var fragment_6 = comment();
				var node_4 = first_child(fragment_6);
				component(node_4, () => get(TablePage), ($$anchor, TablePage_1) => {
					TablePage_1($$anchor, {
						get id() {
							return get(page).id;
						},
						get code() {
							return get(page).code;
						},
						get watch() {
							return get(page).watch;
						},
						get lesson() {
							return get(page).lesson;
						}
					});
				});
				append($$anchor, fragment_6);
			});
			append($$anchor, fragment_5);
		}, ($$anchor) => {
			unreachable($$anchor);
		});
		append($$anchor, fragment_4);
	};
	var consequent_3 = ($$anchor) => {
		var fragment_8 = comment();
		var node_5 = first_child(fragment_8);
		await_block(node_5, () => __vitePreload(() => import("./ReplayPage.js"), __vite__mapDeps([27,1,2,3,11,12,13,14,15,16,17,18,19,28,5,25,29,22,30])), null, ($$anchor, $$source) => {
			var $$value = user_derived(() => {
				var { default: ReplayPage } = get($$source);
				return { ReplayPage };
			});
			var ReplayPage = user_derived(() => get($$value).ReplayPage);
			var fragment_9 = comment();
			var node_6 = first_child(fragment_9);
			key(node_6, () => `${get(page).id} ${recordFile.opened}`, ($$anchor) => {
				var fragment_10 = comment();
				var node_7 = first_child(fragment_10);
				component(node_7, () => get(ReplayPage), ($$anchor, ReplayPage_1) => {
					ReplayPage_1($$anchor, {
						get id() {
							return get(page).id;
						},
						get at() {
							return get(page).at;
						},
						get seat() {
							return get(page).seat;
						},
						get analysed() {
							return get(page).analysis;
						}
					});
				});
				append($$anchor, fragment_10);
			});
			append($$anchor, fragment_9);
		}, ($$anchor) => {
			unreachable($$anchor);
		});
		append($$anchor, fragment_8);
	};
	var consequent_4 = ($$anchor) => {
		var fragment_12 = comment();
		var node_8 = first_child(fragment_12);
		await_block(node_8, () => __vitePreload(() => import("./RulesPage.js"), __vite__mapDeps([31,1,2,3,12,11,13,17,18,23,21,32])), null, ($$anchor, $$source) => {
			var $$value = user_derived(() => {
				var { default: RulesPage } = get($$source);
				return { RulesPage };
			});
			var RulesPage = user_derived(() => get($$value).RulesPage);
			var fragment_13 = comment();
			var node_9 = first_child(fragment_13);
			component(node_9, () => get(RulesPage), ($$anchor, RulesPage_1) => {
				RulesPage_1($$anchor, {
					get id() {
						return get(page).id;
					},
					get rule() {
						return get(page).rule;
					}
				});
			});
			append($$anchor, fragment_13);
		}, ($$anchor) => {
			unreachable($$anchor);
		});
		append($$anchor, fragment_12);
	};
	var consequent_5 = ($$anchor) => {
		var fragment_15 = comment();
		var node_10 = first_child(fragment_15);
		await_block(node_10, () => __vitePreload(() => import("./LearnPage.js"), __vite__mapDeps([33,1,2,3,34])), null, ($$anchor, $$source) => {
			var $$value = user_derived(() => {
				var { default: LearnPage } = get($$source);
				return { LearnPage };
			});
			var LearnPage = user_derived(() => get($$value).LearnPage);
			var fragment_16 = comment();
			var node_11 = first_child(fragment_16);
			component(node_11, () => get(LearnPage), ($$anchor, LearnPage_1) => {
				LearnPage_1($$anchor, { get id() {
					return get(page).id;
				} });
			});
			append($$anchor, fragment_16);
		}, ($$anchor) => {
			unreachable($$anchor);
		});
		append($$anchor, fragment_15);
	};
	var consequent_6 = ($$anchor) => {
		var fragment_18 = comment();
		var node_12 = first_child(fragment_18);
		await_block(node_12, () => __vitePreload(() => import("./PuzzlesPage.js"), __vite__mapDeps([35,1,2,3,36,37])), null, ($$anchor, $$source) => {
			var $$value = user_derived(() => {
				var { default: PuzzlesPage } = get($$source);
				return { PuzzlesPage };
			});
			var PuzzlesPage = user_derived(() => get($$value).PuzzlesPage);
			var fragment_19 = comment();
			var node_13 = first_child(fragment_19);
			component(node_13, () => get(PuzzlesPage), ($$anchor, PuzzlesPage_1) => {
				PuzzlesPage_1($$anchor, {});
			});
			append($$anchor, fragment_19);
		}, ($$anchor) => {
			unreachable($$anchor);
		});
		append($$anchor, fragment_18);
	};
	var consequent_7 = ($$anchor) => {
		var fragment_21 = comment();
		var node_14 = first_child(fragment_21);
		await_block(node_14, () => __vitePreload(() => import("./PuzzlePage.js"), __vite__mapDeps([38,1,2,3,14,12,11,13,15,16,17,18,19,20,21,22,23,24,36,39])), null, ($$anchor, $$source) => {
			var $$value = user_derived(() => {
				var { default: PuzzlePage } = get($$source);
				return { PuzzlePage };
			});
			var PuzzlePage = user_derived(() => get($$value).PuzzlePage);
			var fragment_22 = comment();
			var node_15 = first_child(fragment_22);
			key(node_15, () => get(page).id, ($$anchor) => {
				var fragment_23 = comment();
				var node_16 = first_child(fragment_23);
				component(node_16, () => get(PuzzlePage), ($$anchor, PuzzlePage_1) => {
					PuzzlePage_1($$anchor, {
						get id() {
							return get(page).id;
						},
						get choice() {
							return get(page).choice;
						}
					});
				});
				append($$anchor, fragment_23);
			});
			append($$anchor, fragment_22);
		}, ($$anchor) => {
			unreachable($$anchor);
		});
		append($$anchor, fragment_21);
	};
	var consequent_9 = ($$anchor) => {
		var fragment_25 = comment();
		var node_17 = first_child(fragment_25);
		var consequent_8 = ($$anchor) => {
			var fragment_26 = comment();
			var node_18 = first_child(fragment_26);
			await_block(node_18, () => __vitePreload(() => import("./WorkshopPage.js"), __vite__mapDeps([40,1,2,3,41,42,43])), null, ($$anchor, $$source) => {
				var $$value = user_derived(() => {
					var { default: WorkshopPage } = get($$source);
					return { WorkshopPage };
				});
				var WorkshopPage = user_derived(() => get($$value).WorkshopPage);
				var fragment_27 = comment();
				var node_19 = first_child(fragment_27);
				component(node_19, () => get(WorkshopPage), ($$anchor, WorkshopPage_1) => {
					WorkshopPage_1($$anchor, {});
				});
				append($$anchor, fragment_27);
			}, ($$anchor) => {
				unreachable($$anchor);
			});
			append($$anchor, fragment_26);
		};
		var alternate = ($$anchor) => {
			var fragment_29 = comment();
			var node_20 = first_child(fragment_29);
			await_block(node_20, () => __vitePreload(() => import("./EditorPage.js"), __vite__mapDeps([44,1,2,3,12,15,16,21,41,42,45])), null, ($$anchor, $$source) => {
				var $$value = user_derived(() => {
					var { default: EditorPage } = get($$source);
					return { EditorPage };
				});
				var EditorPage = user_derived(() => get($$value).EditorPage);
				var fragment_30 = comment();
				var node_21 = first_child(fragment_30);
				key(node_21, () => get(page).id, ($$anchor) => {
					var fragment_31 = comment();
					var node_22 = first_child(fragment_31);
					component(node_22, () => get(EditorPage), ($$anchor, EditorPage_1) => {
						EditorPage_1($$anchor, { get id() {
							return get(page).id;
						} });
					});
					append($$anchor, fragment_31);
				});
				append($$anchor, fragment_30);
			}, ($$anchor) => {
				unreachable($$anchor);
			});
			append($$anchor, fragment_29);
		};
		if_block(node_17, ($$render) => {
			if (get(page).id === null) $$render(consequent_8);
			else $$render(alternate, -1);
		});
		append($$anchor, fragment_25);
	};
	var consequent_10 = ($$anchor) => {
		var fragment_33 = comment();
		var node_23 = first_child(fragment_33);
		await_block(node_23, () => __vitePreload(() => import("./DevicePage.js"), __vite__mapDeps([46,1,2,3,4,5,6,47])), null, ($$anchor, $$source) => {
			var $$value = user_derived(() => {
				var { default: DevicePage } = get($$source);
				return { DevicePage };
			});
			var DevicePage = user_derived(() => get($$value).DevicePage);
			var fragment_34 = comment();
			var node_24 = first_child(fragment_34);
			component(node_24, () => get(DevicePage), ($$anchor, DevicePage_1) => {
				DevicePage_1($$anchor, {});
			});
			append($$anchor, fragment_34);
		}, ($$anchor) => {
			unreachable($$anchor);
		});
		append($$anchor, fragment_33);
	};
	var consequent_11 = ($$anchor) => {
		var fragment_36 = comment();
		var node_25 = first_child(fragment_36);
		await_block(node_25, () => __vitePreload(() => import("./StatisticsPage.js"), __vite__mapDeps([48,1,2,3,49])), null, ($$anchor, $$source) => {
			var $$value = user_derived(() => {
				var { default: StatisticsPage } = get($$source);
				return { StatisticsPage };
			});
			var StatisticsPage = user_derived(() => get($$value).StatisticsPage);
			var fragment_37 = comment();
			var node_26 = first_child(fragment_37);
			component(node_26, () => get(StatisticsPage), ($$anchor, StatisticsPage_1) => {
				StatisticsPage_1($$anchor, {
					get id() {
						return get(page).id;
					},
					get player() {
						return get(page).player;
					}
				});
			});
			append($$anchor, fragment_37);
		}, ($$anchor) => {
			unreachable($$anchor);
		});
		append($$anchor, fragment_36);
	};
	var consequent_12 = ($$anchor) => {
		var fragment_39 = comment();
		var node_27 = first_child(fragment_39);
		await_block(node_27, () => __vitePreload(() => import("./HabitsPage.js"), __vite__mapDeps([50,1,2,3,17,18,22,51])), null, ($$anchor, $$source) => {
			var $$value = user_derived(() => {
				var { default: HabitsPage } = get($$source);
				return { HabitsPage };
			});
			var HabitsPage = user_derived(() => get($$value).HabitsPage);
			var fragment_40 = comment();
			var node_28 = first_child(fragment_40);
			component(node_28, () => get(HabitsPage), ($$anchor, HabitsPage_1) => {
				HabitsPage_1($$anchor, { get id() {
					return get(page).id;
				} });
			});
			append($$anchor, fragment_40);
		}, ($$anchor) => {
			unreachable($$anchor);
		});
		append($$anchor, fragment_39);
	};
	var alternate_1 = ($$anchor) => {
		{
			let $0 = user_derived(() => t("missing.title"));
			let $1 = user_derived(() => t("missing.text"));
			ProblemPage($$anchor, {
				get title() {
					return get($0);
				},
				get text() {
					return get($1);
				}
			});
		}
	};
	if_block(node_1, ($$render) => {
		if (banned.refusal) $$render(consequent);
		else if (get(page).name === "lobby") $$render(consequent_1, 1);
		else if (get(page).name === "table") $$render(consequent_2, 2);
		else if (get(page).name === "replay") $$render(consequent_3, 3);
		else if (get(page).name === "edition") $$render(consequent_4, 4);
		else if (get(page).name === "learn") $$render(consequent_5, 5);
		else if (get(page).name === "puzzles") $$render(consequent_6, 6);
		else if (get(page).name === "puzzle") $$render(consequent_7, 7);
		else if (get(page).name === "workshop") $$render(consequent_9, 8);
		else if (get(page).name === "device") $$render(consequent_10, 9);
		else if (get(page).name === "statistics") $$render(consequent_11, 10);
		else if (get(page).name === "games") $$render(consequent_12, 11);
		else $$render(alternate_1, -1);
	});
	append($$anchor, fragment_1);
	pop();
}
// src/main.ts
router.start();
if ("serviceWorker" in navigator) addEventListener("load", () => void navigator.serviceWorker.register("/service-worker.js").catch(() => void 0));
var target = document.getElementById("app");
target.replaceChildren();
mount(App, { target });
export { choices as A, PageHeader as B, distanceToBox as C, loadBoard as D, upright as E, BotOptions as F, OPENED_FILE as H, ExpertNote as I, dayName as L, CLOCKS as M, numbersOf as N, stationOwners as O, paceOf as P, network as R, curve as S, railOf as T, recordFile as U, recoverFocus as V, router as W, formatCard as _, colorOf as a, parseCards as b, spaceColors as c, symbolOf as d, themeOf as f, cardTotal as g, COLORS as h, casing as i, fitting as j, NameField as k, station as l, CARDS as m, BoardThumbnail as n, locomotiveShape as o, train as p, SEATS as r, playerColor as s, Portrait as t, symbolIn as u, formatCards as v, hitTest as w, cityTowards as x, parseCard as y, ProblemPage as z };
