const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["assets/Finish.js","assets/svelte.js","assets/refusal-text.js","assets/theme.js","assets/Chart.js","assets/Chart.css","assets/Finish.css","assets/ReplayPage.js","assets/ReplayPage.css","assets/RulesPage.js","assets/RulesPage.css","assets/LearnPage.js","assets/LearnPage.css","assets/StatisticsPage.js","assets/StatisticsPage.css"])))=>i.map(i=>d[i]);
import { $ as pop, A as set_text, B as tick, C as html, D as if_block, E as key, F as text, G as child, H as template_effect, I as delegate, J as sibling, K as first_child, L as delegated, M as comment, N as from_html, O as await_block, P as from_svg, Q as user_derived, R as event, S as snippet, T as index, U as user_effect, V as untrack, W as $window, X as set, Y as proxy, Z as state, _ as set_class, a as bind_this, b as action, c as bind_value, d as set_checked, et as push, f as set_value, g as set_style, h as select_option, i as bind_window_size, it as to_array, j as append, k as mount, l as remove_input_defaults, m as init_select, n as prop, nt as reset, o as bind_element_size, p as bind_select_value, q as only_child, r as init, rt as noop, s as bind_checked, t as onDestroy, tt as next, u as set_attribute, v as clsx, w as each, x as component, y as attach, z as get } from "./svelte.js";
import { A as t, C as leaveTable, D as fill, E as switchChat, F as load, I as save, M as __vitePreload, N as LANGUAGES, O as has, P as settings, S as joinTable, T as resignTable, a as byLevel, d as getBots, g as getMyTables, h as getHint, i as botName, j as language, k as list, l as levelsOf, n as bonusName, o as editionAbout, p as getEditions, r as botAbout, s as editionName, t as refusalText, u as createTable, x as getTables } from "./refusal-text.js";
import { _ as curve, a as playerMark, b as loadBoard, c as themeOf, d as cardTotal, f as formatCard, g as cityTowards, h as parseCards, i as playerColor, l as CARDS, m as parseCard, n as colorOf, o as playerPattern, p as formatCards, r as locomotiveShape, s as symbolOf, t as SEATS, u as COLORS, v as hitTest, x as stationOwners, y as upright } from "./theme.js";
// src/lib/router.svelte.ts
function pageOf(url) {
	const [first, id, third] = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
	const query = new URLSearchParams(url.search);
	if (first === void 0) return { name: "lobby" };
	if (first === "learn") return {
		name: "learn",
		id: id ?? null
	};
	if (first === "statistics") return {
		name: "statistics",
		id: id ?? null,
		player: third ?? null
	};
	if (id === void 0) return { name: "missing" };
	switch (first) {
		case "table": return {
			name: "table",
			id,
			code: query.get("code"),
			watch: query.has("watch"),
			lesson: query.has("lesson")
		};
		case "replay": return {
			name: "replay",
			id,
			at: number(query.get("at")),
			seat: number(query.get("seat"))
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
// src/components/PageHeader.svelte
var root$53 = from_html(`<option> </option>`);
var root_1$39 = from_svg(`<circle cx="12" cy="12" r="5"></circle><path d="M12 1v4M12 19v4M1 12h4M19 12h4M4 4l3 3M17 17l3 3M4 20l3-3M17 7l3-3" stroke="currentColor" stroke-width="2"></path>`, 1);
var root_2$31 = from_svg(`<path d="M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z"></path>`);
var root_3$24 = from_html(`<a class="skip svelte-6k6hra" href="#content"> </a> <header class="svelte-6k6hra"><a class="brand svelte-6k6hra" href="/"><img src="/icons/northline.svg" alt="" class="svelte-6k6hra"/> <span>Northline</span></a> <nav class="svelte-6k6hra"><a href="/" class="svelte-6k6hra"> </a> <a href="/learn" class="svelte-6k6hra"> </a> <a href="/statistics" class="svelte-6k6hra"> </a></nav> <div class="choices svelte-6k6hra"><label><span class="unseen"> </span> <select class="svelte-6k6hra"></select></label> <button class="theme svelte-6k6hra"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-6k6hra"><!></svg></button></div></header>`, 1);
function PageHeader($$anchor, $$props) {
	push($$props, true);
	/** The header of every page but the table: title, navigation, language and theme. */
	let title = prop($$props, "title", 3, "");
	const names = {
		en: "English",
		nb: "Norsk",
		sv: "Svenska",
		da: "Dansk",
		fi: "Suomi",
		de: "Deutsch",
		fr: "Français"
	};
	user_effect(() => {
		document.title = title() ? `${title()} · Northline` : "Northline";
	});
	var fragment = root_3$24();
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
	reset(nav);
	var div = sibling(nav, 2);
	var label = child(div);
	var span = child(label);
	var text_4 = only_child(span, true);
	var select = sibling(span, 2);
	each(select, 20, () => LANGUAGES, (language) => language, ($$anchor, language) => {
		var option = root$53();
		var text_5 = only_child(option, true);
		var option_value = {};
		template_effect(() => {
			set_attribute(option, "lang", language);
			set_text(text_5, names[language]);
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
		var fragment_1 = root_1$39();
		next();
		append($$anchor, fragment_1);
	};
	var alternate = ($$anchor) => {
		var path = root_2$31();
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
	template_effect(($0, $1, $2, $3, $4, $5, $6, $7) => {
		set_text(text, $0);
		set_attribute(nav, "aria-label", $1);
		set_text(text_1, $2);
		set_text(text_2, $3);
		set_text(text_3, $4);
		set_text(text_4, $5);
		if (select_value !== (select_value = settings.values.language)) select.value = (select.__value = select_value) ?? "", select_option(select, select_value);
		set_attribute(button, "aria-label", $6);
		set_attribute(button, "title", $7);
	}, [
		() => t("nav.skip"),
		() => t("nav.main"),
		() => t("nav.play"),
		() => t("nav.learn"),
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
		name: choices.seats.includes("me") ? choices.name : null
	};
}
/** More or fewer seats: new ones are for other people. */
function resized(seats, count) {
	return Array.from({ length: count }, (_, index) => seats[index] ?? "person");
}
// src/lobby/NewTable.svelte
var root$52 = from_html(`<option> </option>`);
var root_1$38 = from_html(`<label class="seat svelte-94vq9o"><span> </span> <select class="svelte-94vq9o"><option> </option><option> </option><!></select></label>`);
var root_2$30 = from_html(`<form class="svelte-94vq9o"><div class="pair svelte-94vq9o"><label class="field"><span> </span> <select></select></label> <label class="field"><span> </span> <select></select></label></div> <fieldset class="svelte-94vq9o"><legend class="svelte-94vq9o"> </legend> <!></fieldset> <label class="field"><span> </span> <select></select></label> <div><label class="tick"><input type="checkbox"/> </label> <label class="tick"><input type="checkbox"/> </label> <label class="tick"><input type="checkbox"/> </label></div> <button class="button primary svelte-94vq9o"> </button></form>`);
function NewTable($$anchor, $$props) {
	push($$props, true);
	/** The form for a new table, with all options. */
	let chosen = state("");
	let seats = state(["me", "person"]);
	let open = state(false);
	let pace = state("none");
	let rated = state(false);
	let hints = state(false);
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
	var form = root_2$30();
	var div = child(form);
	var label = child(div);
	var span = child(label);
	var text = only_child(span, true);
	var select = sibling(span, 2);
	each(select, 21, () => $$props.editions, (one) => one.id, ($$anchor, one) => {
		var option = root$52();
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
	each(select_1, 20, () => Array.from({ length: get(range)[1] - get(range)[0] + 1 }, (_, index) => get(range)[0] + index), (number) => number, ($$anchor, number) => {
		var option_1 = root$52();
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
		var label_2 = root_1$38();
		var span_2 = child(label_2);
		var text_5 = only_child(span_2, true);
		var select_2 = sibling(span_2, 2);
		var option_2 = child(select_2);
		var text_6 = only_child(option_2, true);
		option_2.value = option_2.__value = "me";
		var option_3 = sibling(option_2);
		var text_7 = only_child(option_3, true);
		option_3.value = option_3.__value = "person";
		var node_1 = sibling(option_3);
		each(node_1, 17, () => $$props.bots, (bot) => bot.name, ($$anchor, bot) => {
			var option_4 = root$52();
			var text_8 = only_child(option_4, true);
			var option_4_value = {};
			template_effect(($0) => {
				set_text(text_8, $0);
				if (option_4_value !== (option_4_value = get(bot).name)) option_4.value = (option_4.__value = option_4_value) ?? "";
			}, [() => t("lobby.seat_bot", { name: botName(get(bot).name) })]);
			append($$anchor, option_4);
		});
		reset(select_2);
		var select_2_value;
		init_select(select_2);
		reset(label_2);
		template_effect(($0, $1, $2) => {
			set_text(text_5, $0);
			set_text(text_6, $1);
			set_text(text_7, $2);
			if (select_2_value !== (select_2_value = get(seat))) select_2.value = (select_2.__value = select_2_value) ?? "", select_option(select_2, select_2_value);
		}, [
			() => t("lobby.seat", { number: index + 1 }),
			() => t("lobby.seat_me"),
			() => t("lobby.seat_person")
		]);
		delegated("change", select_2, (event) => setSeat(index, event.currentTarget.value));
		append($$anchor, label_2);
	});
	reset(fieldset);
	var label_3 = sibling(fieldset, 2);
	var span_3 = child(label_3);
	var text_9 = only_child(span_3, true);
	var select_3 = sibling(span_3, 2);
	each(select_3, 20, () => Object.keys(CLOCKS), (name) => name, ($$anchor, name) => {
		var option_5 = root$52();
		var text_10 = only_child(option_5, true);
		var option_5_value = {};
		template_effect(($0) => {
			set_text(text_10, $0);
			if (option_5_value !== (option_5_value = name)) option_5.value = (option_5.__value = option_5_value) ?? "";
		}, [() => t(`lobby.clock.${name}`)]);
		append($$anchor, option_5);
	});
	reset(select_3);
	init_select(select_3);
	reset(label_3);
	var div_1 = sibling(label_3, 2);
	var label_4 = child(div_1);
	var input = child(label_4);
	remove_input_defaults(input);
	var text_11 = sibling(input, 1, true);
	reset(label_4);
	var label_5 = sibling(label_4, 2);
	var input_1 = child(label_5);
	remove_input_defaults(input_1);
	var text_12 = sibling(input_1, 1, true);
	reset(label_5);
	var label_6 = sibling(label_5, 2);
	var input_2 = child(label_6);
	remove_input_defaults(input_2);
	var text_13 = sibling(input_2, 1, true);
	reset(label_6);
	reset(div_1);
	var button = sibling(div_1, 2);
	var text_14 = only_child(button, true);
	reset(form);
	template_effect(($0, $1, $2, $3, $4, $5, $6, $7) => {
		set_text(text, $0);
		if (select_value !== (select_value = get(edition)?.id)) select.value = (select.__value = select_value) ?? "", select_option(select, select_value);
		set_text(text_2, $1);
		if (select_1_value !== (select_1_value = get(seats).length)) select_1.value = (select_1.__value = select_1_value) ?? "", select_option(select_1, select_1_value);
		set_text(text_4, $2);
		set_text(text_9, $3);
		set_text(text_11, $4);
		input_1.disabled = get(rated);
		set_text(text_12, $5);
		input_2.disabled = get(withBots) || get(hints);
		set_text(text_13, $6);
		button.disabled = get(busy) || !get(edition);
		set_text(text_14, $7);
	}, [
		() => t("lobby.board"),
		() => t("lobby.players"),
		() => t("lobby.seats"),
		() => t("lobby.clock"),
		() => t("lobby.open"),
		() => t("lobby.hints"),
		() => t("lobby.rated"),
		() => t("lobby.create")
	]);
	event("submit", form, create);
	delegated("change", select, (event) => choose(event.currentTarget.value));
	delegated("change", select_1, (event) => set(seats, resized(get(seats), Number(event.currentTarget.value))));
	bind_select_value(select_3, () => get(pace), ($$value) => set(pace, $$value));
	bind_checked(input, () => get(open), ($$value) => set(open, $$value));
	bind_checked(input_1, () => get(hints), ($$value) => set(hints, $$value));
	bind_checked(input_2, () => get(rated), ($$value) => set(rated, $$value));
	append($$anchor, form);
	pop();
}
delegate(["change"]);
// src/lobby/choices.svelte.ts
var KEY$1 = "northline.quick";
var DEFAULTS = {
	edition: "nordic_countries",
	opponents: 2,
	level: "normal"
};
function stored$1() {
	return {
		...DEFAULTS,
		...load(KEY$1)
	};
}
var Choices = class {
	#values = state(stored$1());
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
		save(KEY$1, this.values);
	}
};
var choices = new Choices();
/** The nearest choice to the wanted one that the server offers. */
function fitting(wanted, editions, levels) {
	const edition = editions.find((one) => one.id === wanted.edition) ?? editions[0];
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
var root$51 = from_html(`<label class="field"><span> </span> <input maxlength="40" autocomplete="nickname"/></label>`);
function NameField($$anchor, $$props) {
	push($$props, false);
	init();
	var label = root$51();
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
// src/components/BoardThumbnail.svelte
var root$50 = from_svg(`<path></path>`);
var root_1$37 = from_svg(`<path fill="none" stroke-width="13" stroke-linecap="round" opacity="0.55"></path><path fill="none" stroke-width="9" stroke-linecap="round"></path>`, 1);
var root_2$29 = from_svg(`<circle r="12" stroke-width="4"></circle>`);
var root_3$23 = from_svg(`<rect x="-2000" y="-2000" width="6000" height="6000"></rect><path stroke-width="2" fill-rule="evenodd"></path><!><!><!>`, 1);
var root_4$12 = from_svg(`<svg preserveAspectRatio="xMidYMid slice" aria-hidden="true" class="svelte-1mphw64"><!></svg>`);
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
	var svg = root_4$12();
	var node = child(svg);
	var consequent_2 = ($$anchor) => {
		var fragment = root_3$23();
		var rect = first_child(fragment);
		var path = sibling(rect);
		var node_1 = sibling(path);
		var consequent = ($$anchor) => {
			var path_1 = root$50();
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
				var fragment_2 = root_1$37();
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
			var circle = root_2$29();
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
var root$49 = from_html(`<label><input class="unseen svelte-m2rjw1" type="radio" name="quick-edition"/> <span class="picture svelte-m2rjw1"><!></span> <span class="name svelte-m2rjw1"> </span> <span class="about svelte-m2rjw1"> </span></label>`);
var root_1$36 = from_html(`<label><input class="unseen svelte-m2rjw1" type="radio" name="quick-opponents"/> </label>`);
var root_2$28 = from_html(`<label><input class="unseen svelte-m2rjw1" type="radio" name="quick-level"/> </label>`);
var root_3$22 = from_html(`<section class="card quick svelte-m2rjw1" aria-labelledby="quick-title"><h2 id="quick-title"> </h2> <fieldset class="boards svelte-m2rjw1"><legend class="unseen"> </legend> <!></fieldset> <div class="row svelte-m2rjw1"><fieldset class="segments svelte-m2rjw1"><legend> </legend> <!></fieldset> <fieldset class="segments svelte-m2rjw1"><legend> </legend> <!></fieldset> <!></div> <p class="about svelte-m2rjw1"> </p> <button class="button primary large svelte-m2rjw1"> </button></section>`);
function QuickGame($$anchor, $$props) {
	push($$props, true);
	/** A game against bots, in one click. */
	let busy = state(false);
	const levels = user_derived(() => levelsOf($$props.bots));
	const wanted = user_derived(() => fitting(choices.values, $$props.editions, get(levels).map((bot) => bot.name)));
	const range = user_derived(() => $$props.editions.find((one) => one.id === get(wanted).edition)?.players ?? [2, 2]);
	const numbers = user_derived(() => Array.from({ length: get(range)[1] - get(range)[0] + 1 }, (_, index) => get(range)[0] - 1 + index));
	const about = user_derived(() => botAbout(get(wanted).level, $$props.bots.find((bot) => bot.name === get(wanted).level)?.about));
	async function play() {
		set(busy, true);
		try {
			const opponents = Array.from({ length: get(wanted).opponents }, () => get(wanted).level);
			const { table } = await createTable({
				edition: get(wanted).edition,
				seats: [null, ...opponents],
				name: settings.values.name.trim() || t("lobby.guest"),
				hints: true
			});
			router.go(`/table/${table.id}`);
		} catch (error) {
			$$props.onfailure(error);
		} finally {
			set(busy, false);
		}
	}
	var section = root_3$22();
	var h2 = child(section);
	var text = only_child(h2, true);
	var fieldset = sibling(h2, 2);
	var legend = child(fieldset);
	var text_1 = only_child(legend, true);
	var node = sibling(legend, 2);
	each(node, 17, () => $$props.editions, (edition) => edition.id, ($$anchor, edition) => {
		var label = root$49();
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
		}, [() => editionName(get(edition)), () => editionAbout(get(edition).id)]);
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
		var label_1 = root_1$36();
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
		var label_2 = root_2$28();
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
	var button = sibling(p, 2);
	var text_9 = only_child(button, true);
	reset(section);
	template_effect(($0, $1, $2, $3, $4) => {
		set_text(text, $0);
		set_text(text_1, $1);
		set_text(text_4, $2);
		set_text(text_6, $3);
		set_text(text_8, get(about));
		button.disabled = get(busy) || $$props.editions.length === 0;
		set_text(text_9, $4);
	}, [
		() => t("lobby.quick"),
		() => t("lobby.board"),
		() => t("lobby.opponents"),
		() => t("lobby.level"),
		() => t("lobby.play")
	]);
	delegated("click", button, play);
	append($$anchor, section);
	pop();
}
delegate(["change", "click"]);
// src/lobby/TableList.svelte
var root$48 = from_html(`<p class="empty svelte-ga17gm"> </p>`);
var root_1$35 = from_html(`<li><div class="svelte-ga17gm"><strong> </strong> <span class="state svelte-ga17gm"> <!></span> <span class="people svelte-ga17gm"> </span></div> <a class="button svelte-ga17gm"> <span class="unseen"> </span></a></li>`);
var root_2$27 = from_html(`<ul class="svelte-ga17gm"></ul>`);
function TableList($$anchor, $$props) {
	push($$props, true);
	/** A list of tables: players, state and what can be done with each. */
	let mine = prop($$props, "mine", 3, false), turns = prop($$props, "turns", 19, () => /* @__PURE__ */ new Set());
	function people(table) {
		return list(table.seats.filter((seat) => !seat.free).map((seat) => seat.name ?? botName(seat.bot ?? "")));
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
		if (mine()) return t("lobby.open_table");
		return table.state === "waiting" ? t("lobby.join") : t("lobby.watch");
	}
	function address(table) {
		return `/table/${table.id}${!mine() && table.state === "playing" ? "?watch" : ""}`;
	}
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var p = root$48();
		var text = only_child(p, true);
		template_effect(() => set_text(text, $$props.empty));
		append($$anchor, p);
	};
	var alternate = ($$anchor) => {
		var ul = root_2$27();
		each(ul, 21, () => $$props.tables, (table) => table.id, ($$anchor, table) => {
			var li = root_1$35();
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
			reset(div);
			var a = sibling(div, 2);
			var text_5 = child(a, true);
			var span_2 = sibling(text_5);
			var text_6 = only_child(span_2);
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
var root$47 = from_html(`<p class="problem svelte-xz6wf3" role="alert"> </p>`);
var root_1$34 = from_html(`<!> <main class="page" id="content" tabindex="-1"><h1 class="svelte-xz6wf3"> </h1> <!> <div class="columns svelte-xz6wf3"><div class="wide svelte-xz6wf3"><!> <section class="card learn svelte-xz6wf3" aria-labelledby="learn-title"><h2 id="learn-title" class="svelte-xz6wf3"> </h2> <p class="svelte-xz6wf3"> </p> <a class="button" href="/learn"> </a></section></div> <div class="side svelte-xz6wf3"><section class="card" aria-labelledby="mine-title"><h2 id="mine-title" class="svelte-xz6wf3"> </h2> <!></section> <section class="card" aria-labelledby="open-title"><h2 id="open-title" class="svelte-xz6wf3"> </h2> <!></section> <section class="card" aria-labelledby="new-title"><h2 id="new-title" class="svelte-xz6wf3"> </h2> <details class="svelte-xz6wf3"><summary class="svelte-xz6wf3"> </summary> <!></details></section></div></div></main>`, 1);
function LobbyPage($$anchor, $$props) {
	push($$props, true);
	/** The first page: a game in one click, or another way to play. */
	const REFRESH_MS = 5e3;
	const MOST_OF_MINE = 12;
	let editions = state([]);
	let bots = state([]);
	let open = state([]);
	let mine = state([]);
	let problem = state("");
	const myTables = user_derived(() => firstThingsFirst(get(mine)));
	const ids = user_derived(() => new Set(get(myTables).map((table) => table.id)));
	const others = user_derived(() => get(open).filter((table) => !get(ids).has(table.id)));
	const turns = user_derived(() => new Set(get(mine).filter((line) => line.your_turn).map((line) => line.table.id)));
	/** Where it is my turn, then what goes on, then what waits, then what is over; only so many. */
	function firstThingsFirst(lines) {
		const order = [
			"playing",
			"waiting",
			"over"
		];
		const rank = (line) => line.your_turn ? -1 : order.indexOf(line.table.state);
		return lines.filter((line) => order.includes(line.table.state)).toSorted((one, other) => rank(one) - rank(other)).slice(0, MOST_OF_MINE).map((line) => line.table);
	}
	function failed(error) {
		set(problem, refusalText(error), true);
	}
	async function refresh() {
		try {
			await (async ($$value) => {
				var $$array = to_array($$value, 2);
				set(open, $$array[0]);
				set(mine, $$array[1]);
			})(await Promise.all([getTables(), getMyTables()]));
			set(problem, "");
		} catch (error) {
			failed(error);
		}
	}
	user_effect(() => {
		Promise.all([getEditions(), getBots()]).then(([boards, players]) => {
			set(editions, boards);
			set(bots, byLevel(players));
		}, failed);
		refresh();
		const timer = setInterval(() => {
			if (document.visibilityState === "visible") refresh();
		}, REFRESH_MS);
		return () => clearInterval(timer);
	});
	var fragment = root_1$34();
	var node = first_child(fragment);
	PageHeader(node, {});
	var main = sibling(node, 2);
	var h1 = child(main);
	var text = only_child(h1, true);
	var node_1 = sibling(h1, 2);
	var consequent = ($$anchor) => {
		var p = root$47();
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
		let $0 = user_derived(() => t("lobby.mine.none"));
		TableList(node_3, {
			get tables() {
				return get(myTables);
			},
			get turns() {
				return get(turns);
			},
			mine: true,
			get empty() {
				return get($0);
			}
		});
	}
	reset(section_1);
	var section_2 = sibling(section_1, 2);
	var h2_2 = child(section_2);
	var text_6 = only_child(h2_2, true);
	var node_4 = sibling(h2_2, 2);
	{
		let $0 = user_derived(() => t("lobby.open_tables.none"));
		TableList(node_4, {
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
	var text_7 = only_child(h2_3, true);
	var details = sibling(h2_3, 2);
	var summary = child(details);
	var text_8 = only_child(summary, true);
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
	template_effect(($0, $1, $2, $3, $4, $5, $6, $7) => {
		set_text(text, $0);
		set_text(text_2, $1);
		set_text(text_3, $2);
		set_text(text_4, $3);
		set_text(text_5, $4);
		set_text(text_6, $5);
		set_text(text_7, $6);
		set_text(text_8, $7);
	}, [
		() => t("lobby.title"),
		() => t("lobby.new_here"),
		() => t("lobby.new_here.text"),
		() => t("lobby.learn"),
		() => t("lobby.mine"),
		() => t("lobby.open_tables"),
		() => t("lobby.new"),
		() => t("lobby.new.text")
	]);
	append($$anchor, fragment);
	pop();
}
// src/lib/muted.svelte.ts
var KEY = "northline.muted";
function stored() {
	const names = load(KEY);
	return Array.isArray(names) ? names.filter((name) => typeof name === "string") : [];
}
var Muted = class {
	#names = state(stored());
	constructor() {
		if (typeof addEventListener === "undefined") return;
		addEventListener("storage", (event) => {
			if (event.key === KEY) set(this.#names, stored());
		});
	}
	has(name) {
		return get(this.#names).includes(name.toLowerCase());
	}
	set(name, on) {
		const others = get(this.#names).filter((other) => other !== name.toLowerCase());
		set(this.#names, on ? [...others, name.toLowerCase()].slice(-100) : others);
		save(KEY, get(this.#names));
	}
};
var muted = new Muted();
// src/lib/chat.svelte.ts
var ABOUT_CHAT = [
	"too_fast",
	"chat_off",
	"bad_message",
	"not_seated"
];
var PHRASES = Object.keys({
	hello: true,
	good_luck: true,
	well_played: true,
	thanks: true,
	sorry: true,
	one_moment: true,
	goodbye: true
});
function lengthOf(text) {
	return [...text.trim()].length;
}
var Chat = class {
	#lines = state([]);
	#draft = state("");
	get draft() {
		return get(this.#draft);
	}
	set draft(value) {
		set(this.#draft, value, true);
	}
	#unread = state(0);
	get unread() {
		return get(this.#unread);
	}
	set unread(value) {
		set(this.#unread, value, true);
	}
	#problem = state(null);
	get problem() {
		return get(this.#problem);
	}
	set problem(value) {
		set(this.#problem, value);
	}
	onunread = null;
	#_lines = user_derived(() => get(this.#lines).filter((line) => line.mine || !muted.has(line.name)));
	get lines() {
		return get(this.#_lines);
	}
	set lines(value) {
		set(this.#_lines, value);
	}
	#send;
	#seats = [];
	#me = null;
	#next = 1;
	#pending = null;
	#viewers = 0;
	#mutedSeats = /* @__PURE__ */ new Set();
	constructor(send) {
		this.#send = send;
	}
	sayPhrase(phrase) {
		this.#say(phrase, {
			type: "chat",
			phrase
		});
	}
	sayDraft() {
		this.sayText(this.draft);
	}
	sayText(words) {
		const text = words.trim();
		if (lengthOf(text) > 200) this.problem = "too_long";
		else if (text) this.#say(text, {
			type: "chat",
			text
		});
	}
	#say(what, message) {
		if (this.#pending) return;
		this.problem = null;
		if (this.#send(message)) this.#pending = what;
		else this.problem = "lost";
	}
	/** Whether a refusal answers the message being sent. */
	refused(refusal) {
		if (!this.#pending || refusal.seq !== null || !ABOUT_CHAT.includes(refusal.code)) return false;
		this.#pending = null;
		this.problem = refusal;
		return true;
	}
	/** The connection is lost, and with it whether the last message arrived. */
	disconnected() {
		if (!this.#pending) return;
		this.#pending = null;
		this.problem = "lost";
	}
	receive({ seat, phrase, text }) {
		const mine = seat === this.#me;
		const line = {
			id: this.#next++,
			seat,
			name: this.#seats[seat]?.name ?? "",
			mine,
			phrase,
			text
		};
		set(this.#lines, [...get(this.#lines), line].slice(-100));
		if (mine) {
			if (text !== null && this.#pending === this.draft.trim()) this.draft = "";
			this.#pending = null;
		} else if (!this.#viewers && !muted.has(line.name)) {
			this.unread += 1;
			this.onunread?.(line);
		}
	}
	/** The chat is in view until the returned function is called. */
	view() {
		this.#viewers += 1;
		this.unread = 0;
		return () => {
			this.#viewers -= 1;
		};
	}
	/** Who sits where; `reconnected` when the server has forgotten the mutes of the last connection. */
	setSeats(seats, me, reconnected) {
		this.#seats = seats;
		this.#me = me;
		this.#syncMutes(reconnected);
	}
	mute(name, on) {
		muted.set(name, on);
		this.#syncMutes(false);
	}
	/** Tell the server whom to mute, so that it does not send their lines at all. */
	#syncMutes(reconnected) {
		const wanted = /* @__PURE__ */ new Set();
		this.#seats.forEach(({ name }, seat) => {
			if (name && seat !== this.#me && muted.has(name)) wanted.add(seat);
		});
		for (const seat of wanted) if (reconnected || !this.#mutedSeats.has(seat)) this.#send({
			type: "mute",
			seat,
			on: true
		});
		for (const seat of this.#mutedSeats) if (!wanted.has(seat)) this.#send({
			type: "mute",
			seat,
			on: false
		});
		this.#mutedSeats = wanted;
	}
};
// src/lib/menu.ts
function menuOf(actions) {
	const take = /* @__PURE__ */ new Set();
	const claims = /* @__PURE__ */ new Map();
	const stations = /* @__PURE__ */ new Map();
	const pay = [];
	const keep = [];
	const plain = /* @__PURE__ */ new Set();
	for (const action of actions) {
		const [verb, ...words] = action.split(" ");
		if (verb === "take") take.add(parseCard(words[0]));
		else if (verb === "claim") add(claims, words[0], {
			action,
			cards: parseCards(words.slice(1))
		});
		else if (verb === "station") add(stations, words[0], {
			action,
			cards: parseCards(words.slice(1))
		});
		else if (verb === "pay") pay.push({
			action,
			cards: parseCards(words)
		});
		else if (verb === "keep") keep.push(words);
		else plain.add(verb);
	}
	return {
		empty: actions.length === 0,
		draw: plain.has("draw"),
		stop: plain.has("stop"),
		tickets: plain.has("tickets"),
		pass: plain.has("pass"),
		retreat: plain.has("retreat"),
		take,
		claims,
		stations,
		pay,
		keep
	};
}
/** The payments in the order in which they are offered: the fewest locomotives first, then the fewest cards. */
function cheapestFirst(payments) {
	const locomotives = ({ cards }) => cards.locomotive ?? 0;
	return [...payments].sort((a, b) => locomotives(a) - locomotives(b) || cardTotal(a.cards) - cardTotal(b.cards));
}
/** The payments that use a colour. */
function paymentsIn(payments, color) {
	return payments.filter((payment) => (payment.cards[color] ?? 0) > 0);
}
function add(map, key, payment) {
	const list = map.get(key);
	if (list) list.push(payment);
	else map.set(key, [payment]);
}
// src/lib/socket.ts
var SEAT_TAKEN_ELSEWHERE = 4001;
var HEARTBEAT_MS = 2e4;
var PONG_TIMEOUT_MS = 8e3;
var MAX_BACKOFF_MS = 8e3;
var TableSocket = class {
	options;
	socket = null;
	unanswered = null;
	attempts = 0;
	timer;
	heartbeat;
	stopped = false;
	constructor(options) {
		this.options = options;
	}
	open() {
		this.stopped = false;
		this.attempts = 0;
		this.connect();
	}
	/** Close for good. */
	close() {
		this.stopped = true;
		this.dropSocket();
		this.options.onconnection("closed");
	}
	/** Reconnect without waiting: the browser is back online, or the user asked for it. */
	reconnectNow() {
		if (this.stopped || this.socket?.readyState === 1) return;
		this.attempts = 0;
		this.connect();
	}
	/** The network is gone: a socket may look open long after that. */
	connectionLost() {
		if (this.stopped) return;
		this.dropSocket();
		this.closed(1006);
	}
	/** Send something that changes the game; it is kept and resent until the server has answered. */
	request(message) {
		this.unanswered = message;
		this.write(message);
	}
	/** Send something that need not survive a reconnection. False when there is no connection. */
	send(message) {
		return this.write(message);
	}
	connect() {
		this.dropSocket();
		const socket = (this.options.connect ?? ((url) => new WebSocket(url)))(this.options.url);
		this.socket = socket;
		this.options.onconnection(this.attempts === 0 ? "connecting" : "lost");
		socket.onopen = () => {
			const { table, watch } = this.options;
			this.write({
				type: "hello",
				table,
				since: this.options.since(),
				watch
			});
		};
		socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)));
		socket.onclose = (event) => this.closed(event.code);
		this.restartHeartbeat();
	}
	receive(message) {
		this.restartHeartbeat();
		if (message.type === "welcome") {
			this.attempts = 0;
			this.options.onconnection("open");
		}
		if ((message.type === "done" || message.type === "refused") && message.seq === this.unanswered?.seq) this.unanswered = null;
		this.options.onmessage(message);
		if (message.type === "welcome" && this.unanswered) this.write(this.unanswered);
	}
	closed(code) {
		this.socket = null;
		clearTimeout(this.heartbeat);
		if (this.stopped) return;
		if (code === SEAT_TAKEN_ELSEWHERE) {
			this.stopped = true;
			this.options.onconnection("elsewhere");
			return;
		}
		this.options.onconnection("lost");
		const wait = Math.min(250 * 2 ** this.attempts, MAX_BACKOFF_MS) * (.75 + Math.random() / 2);
		this.attempts += 1;
		this.timer = setTimeout(() => this.connect(), wait);
	}
	/** After a quiet time send a ping, and give the connection up when nothing comes back. */
	restartHeartbeat() {
		clearTimeout(this.heartbeat);
		this.heartbeat = setTimeout(() => {
			this.write({ type: "ping" });
			this.heartbeat = setTimeout(() => {
				this.connectionLost();
			}, PONG_TIMEOUT_MS);
		}, HEARTBEAT_MS);
	}
	write(message) {
		if (this.socket?.readyState !== 1) return false;
		this.socket.send(JSON.stringify(message));
		return true;
	}
	dropSocket() {
		clearTimeout(this.timer);
		clearTimeout(this.heartbeat);
		const socket = this.socket;
		this.socket = null;
		if (!socket) return;
		socket.onopen = socket.onmessage = socket.onclose = null;
		socket.close();
	}
};
/** The WebSocket URL of the server that this page comes from. */
function socketUrl(location) {
	return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
}
// src/lib/table.svelte.ts
var TableStore = class {
	id;
	chat = new Chat((message) => this.#socket.send(message));
	#info = state(null);
	get info() {
		return get(this.#info);
	}
	set info(value) {
		set(this.#info, value);
	}
	#seat = state(null);
	get seat() {
		return get(this.#seat);
	}
	set seat(value) {
		set(this.#seat, value, true);
	}
	#code = state(null);
	get code() {
		return get(this.#code);
	}
	set code(value) {
		set(this.#code, value, true);
	}
	#host = state(false);
	get host() {
		return get(this.#host);
	}
	set host(value) {
		set(this.#host, value, true);
	}
	#seq = state(0);
	get seq() {
		return get(this.#seq);
	}
	set seq(value) {
		set(this.#seq, value, true);
	}
	#view = state(null);
	get view() {
		return get(this.#view);
	}
	set view(value) {
		set(this.#view, value);
	}
	#progress = state(null);
	get progress() {
		return get(this.#progress);
	}
	set progress(value) {
		set(this.#progress, value);
	}
	#canUndo = state(false);
	get canUndo() {
		return get(this.#canUndo);
	}
	set canUndo(value) {
		set(this.#canUndo, value, true);
	}
	#banks = state(null);
	get banks() {
		return get(this.#banks);
	}
	set banks(value) {
		set(this.#banks, value);
	}
	#log = state([]);
	get log() {
		return get(this.#log);
	}
	set log(value) {
		set(this.#log, value);
	}
	#connection = state("connecting");
	get connection() {
		return get(this.#connection);
	}
	set connection(value) {
		set(this.#connection, value, true);
	}
	#refusal = state(null);
	get refusal() {
		return get(this.#refusal);
	}
	set refusal(value) {
		set(this.#refusal, value);
	}
	#reason = state(null);
	get reason() {
		return get(this.#reason);
	}
	set reason(value) {
		set(this.#reason, value);
	}
	#pending = state(null);
	get pending() {
		return get(this.#pending);
	}
	set pending(value) {
		set(this.#pending, value, true);
	}
	#menu = user_derived(() => menuOf(this.view?.legal_actions ?? []));
	get menu() {
		return get(this.#menu);
	}
	set menu(value) {
		set(this.#menu, value);
	}
	#myTurn = user_derived(() => this.seat !== null && (this.view?.to_act.includes(this.seat) ?? false) && this.info?.state === "playing");
	get myTurn() {
		return get(this.#myTurn);
	}
	set myTurn(value) {
		set(this.#myTurn, value);
	}
	#over = user_derived(() => this.view?.phase === "over");
	get over() {
		return get(this.#over);
	}
	set over(value) {
		set(this.#over, value);
	}
	#hasCompany = user_derived(() => this.chat.lines.length > 0 || (this.info?.seats.some((seat, number) => number !== this.seat && seat.name !== null && seat.bot === null) ?? false));
	get hasCompany() {
		return get(this.#hasCompany);
	}
	set hasCompany(value) {
		set(this.#hasCompany, value);
	}
	onentry = null;
	#drawAgain = false;
	#socket;
	constructor(id, options = {}) {
		this.id = id;
		this.#socket = new TableSocket({
			url: options.url ?? socketUrl(location),
			table: id,
			watch: options.watch ?? false,
			since: () => this.#since(),
			onmessage: (message) => this.receive(message),
			onconnection: (connection) => {
				this.connection = connection;
				if (connection !== "open") this.chat.disconnected();
			},
			connect: options.connect
		});
	}
	open() {
		this.#socket.open();
	}
	close() {
		this.#socket.close();
	}
	reconnect() {
		this.#socket.reconnectNow();
	}
	/** The browser has lost its network. */
	offline() {
		this.#socket.connectionLost();
	}
	/** Take the seat back that another tab or window has taken. */
	playHere() {
		this.#socket.open();
	}
	act(action) {
		if (this.pending !== null) {
			if (action === "draw" && this.pending === "draw") this.#drawAgain = true;
			return;
		}
		this.refusal = null;
		this.pending = action;
		this.#socket.request({
			type: "act",
			seq: this.seq,
			action
		});
	}
	undo() {
		if (this.pending !== null) return;
		this.pending = "undo";
		this.#socket.request({
			type: "undo",
			seq: this.seq
		});
	}
	/** Ask why something cannot be done; the answer comes as `reason`. */
	askWhy(what, id) {
		this.reason = null;
		this.#socket.send(what === "claim" ? {
			type: "why",
			route: id
		} : {
			type: "why",
			city: id
		});
	}
	receive(message) {
		switch (message.type) {
			case "welcome": return this.#welcome(message);
			case "happened": return this.#happened(message);
			case "table":
				this.info = message.table;
				this.chat.setSeats(message.table.seats, this.seat, false);
				return;
			case "said":
				this.chat.receive(message);
				return;
			case "because":
				this.reason = message.refusal;
				return;
			case "done":
				this.pending = null;
				return;
			case "refused":
				if (this.chat.refused(message)) return;
				if (message.seq !== null) {
					this.pending = null;
					this.#drawAgain = false;
				}
				this.refusal = message;
				return;
		}
	}
	#welcome(message) {
		this.info = message.table;
		this.seat = message.seat;
		this.code = message.code;
		this.host = message.host;
		this.chat.setSeats(message.table.seats, message.seat, true);
		this.log = merged(this.log, message.missed);
		this.seq = message.seq;
		this.view = message.view;
		this.progress = message.progress;
		this.canUndo = message.can_undo;
		this.banks = message.banks;
	}
	#happened(message) {
		if (message.seq <= this.seq) return;
		const before = {
			view: this.view,
			progress: this.progress
		};
		const entry = entryOf(message);
		this.log = merged(this.log, [message]);
		this.seq = message.seq;
		if (message.seat === this.seat) this.pending = null;
		if (message.view) this.view = message.view;
		if (message.progress) this.progress = message.progress;
		this.canUndo = message.can_undo;
		this.banks = message.banks;
		this.onentry?.(entry, before);
		if (this.#drawAgain && message.seat === this.seat) {
			this.#drawAgain = false;
			if (this.menu.draw) this.act("draw");
		}
	}
	#since() {
		return this.log.at(-1)?.seq ?? 0;
	}
};
function entryOf(message) {
	const { seq, seat, kind, events, note, note_code, note_values } = message;
	return {
		seq,
		seat,
		kind,
		events,
		remark: note ? {
			code: note_code,
			values: note_values,
			text: note
		} : null
	};
}
function merged(log, more) {
	const last = log.at(-1)?.seq ?? 0;
	const fresh = more.filter((message) => message.seq > last).map(entryOf);
	return fresh.length ? [...log, ...fresh] : log;
}
// src/components/Dialog.svelte
var root$46 = from_html(`<dialog aria-labelledby="dialog-title"><div class="content svelte-1kwbck4"><header class="svelte-1kwbck4"><h2 id="dialog-title" class="svelte-1kwbck4"> </h2> <button class="button svelte-1kwbck4" type="button"> </button></header> <!></div></dialog>`);
function Dialog($$anchor, $$props) {
	push($$props, true);
	/** A modal dialog. The browser traps and restores the focus. */
	/** Placed in a corner so that the page can be seen; on a small screen at the bottom, near the thumbs. */
	let sheet = prop($$props, "sheet", 3, false);
	function open(node) {
		node.showModal();
	}
	var dialog = root$46();
	let classes;
	var div = child(dialog);
	var header = child(div);
	var h2 = child(header);
	var text = only_child(h2, true);
	var button = sibling(h2, 2);
	var text_1 = only_child(button, true);
	reset(header);
	var node_1 = sibling(header, 2);
	snippet(node_1, () => $$props.children);
	reset(div);
	reset(dialog);
	action(dialog, ($$node) => open?.($$node));
	template_effect(($0) => {
		classes = set_class(dialog, 1, "svelte-1kwbck4", null, classes, { sheet: sheet() });
		set_text(text, $$props.title);
		set_text(text_1, $0);
	}, [() => t("dialog.close")]);
	event("close", dialog, function(...$$args) {
		$$props.onclose?.apply(this, $$args);
	});
	delegated("click", dialog, (event) => event.target === event.currentTarget && event.currentTarget.close());
	delegated("click", button, function(...$$args) {
		$$props.onclose?.apply(this, $$args);
	});
	append($$anchor, dialog);
	pop();
}
delegate(["click"]);
// src/board/symbols.ts
function pieceDefinitions(prefix, theme, space) {
	const shrink = Math.min(1, space[0] / 36);
	const scaled = (inner) => shrink === 1 ? inner : `<g transform="scale(${shrink.toFixed(2)})">${inner}</g>`;
	const parts = [`<g id="${prefix}loco">${scaled(`<rect x="-10.5" y="-6" width="21" height="12" rx="5" fill="#fffdf5"/><g fill="#2a2118" transform="translate(0 .3) scale(.86)">${locomotiveShape}</g>`)}</g>`];
	for (const kind of [
		"regular",
		"ferry",
		"tunnel"
	]) for (const color of [...COLORS, "gray"]) {
		const blank = blankSpace(kind, colorOf(color), theme.edge, space);
		const symbol = color === "gray" ? "" : scaled(symbolOf(color));
		parts.push(`<g id="${prefix}${kind}-${color}">${blank}${symbol}</g><g id="${prefix}${kind}-${color}-bare">${blank}</g>`);
	}
	for (let seat = 0; seat < SEATS; seat++) parts.push(`<g id="${prefix}train-${seat}">${scaled(train(seat))}</g>`, `<g id="${prefix}station-${seat}">${station$1(seat)}</g>`);
	return parts.join("");
}
/** A train of a seat's colour and pattern. */
function train(seat) {
	return `<rect x="-18.4" y="-7.4" width="36.8" height="14.8" rx="4.2" fill="#0b0b10" opacity=".35" transform="translate(.8 1.4)"/><rect x="-18.2" y="-7.2" width="36.4" height="14.4" rx="4" fill="${playerColor(seat)}" stroke="#fff" stroke-width="1.3"/><g fill="none" stroke="${playerMark(seat)}" opacity=".92">${playerPattern(seat)}</g><rect x="-17" y="-6" width="34" height="2.4" rx="1.3" fill="#fff" opacity=".28"/>`;
}
function station$1(seat) {
	return `<path d="M-9.5 7V-3L0-11 9.5-3V7Z" fill="${playerColor(seat)}" stroke="#fff" stroke-width="1.6" stroke-linejoin="round"/><path d="M-3 7V.5H3V7Z" fill="${playerMark(seat)}"/>`;
}
/** A space without a symbol: plain, with round ends for a ferry, with a hatched rim for a tunnel. */
function blankSpace(kind, fill, edge, [length, width]) {
	const x = -length / 2;
	const y = -width / 2;
	if (kind === "tunnel") return `<rect x="${x}" y="${y}" width="${length}" height="${width}" rx="2" fill="#17130d" stroke="${edge}" stroke-width=".7"/><rect x="${x + 1.2}" y="${y + 1.2}" width="${length - 2.4}" height="${width - 2.4}" fill="none" stroke="#fff6dc" stroke-width="1.5" stroke-dasharray="2.6 2.6"/><rect x="${x + 2.4}" y="${y + 2.4}" width="${length - 4.8}" height="${width - 4.8}" rx="1" fill="${fill}" stroke="#17130d" stroke-width=".6"/>`;
	return `<rect x="${x + .5}" y="${y + .5}" width="${length - 1}" height="${width - 1}" rx="${kind === "ferry" ? 6 : 2}" fill="${fill}" stroke="${edge}"/>`;
}
function facesOf(route) {
	const count = Math.min(route.symbols, route.length);
	const shown = new Set(Array.from({ length: count }, (_, k) => Math.floor((k + .5) * route.length / count)));
	const note = route.bonus_draw ? `+${route.bonus_draw}` : route.any_for_one ? `${route.any_for_one}:1` : "";
	const special = note ? specialSpace(route.length, shown) : -1;
	return Array.from({ length: route.length }, (_, k) => {
		const locomotive = shown.has(k);
		const bare = locomotive || k === special || route.color === "gray";
		return {
			use: `${route.kind}-${route.color}${bare ? "-bare" : ""}`,
			locomotive,
			note: k === special ? note : ""
		};
	});
}
/** The space that says what is special: one without a locomotive if there is one, near the middle. */
function specialSpace(length, shown) {
	const middle = (length - 1) / 2;
	const cost = (k) => (shown.has(k) ? length : 0) + Math.abs(k - middle);
	return Array.from({ length }, (_, k) => k).reduce((best, k) => cost(k) < cost(best) ? k : best, 0);
}
var KNOWN_CODES = {
	Denmark: "DK",
	Estonia: "EE",
	Finland: "FI",
	Latvia: "LV",
	Lithuania: "LT",
	Norway: "NO",
	Poland: "PL",
	Russia: "RU",
	Sweden: "SE"
};
/** Two letters for each country, all different. */
function countryCodes(countries) {
	const codes = /* @__PURE__ */ new Map();
	for (const country of countries) if (KNOWN_CODES[country]) codes.set(country, KNOWN_CODES[country]);
	for (const country of [...new Set(countries)].sort()) {
		if (codes.has(country)) continue;
		const letters = [...country.toUpperCase()].filter((letter) => /\p{L}/u.test(letter));
		const first = letters[0] ?? "?";
		const choices = [
			...letters.slice(1).map((letter) => first + letter),
			first,
			..."23456789".split("").map((d) => first + d)
		];
		const taken = new Set(codes.values());
		codes.set(country, choices.find((code) => !taken.has(code)) ?? first);
	}
	return codes;
}
// src/components/SeatMark.svelte
var root$45 = from_svg(`<svg class="mark svelte-1mb9170" viewBox="-20 -9 40 19" aria-hidden="true"></svg>`);
function SeatMark($$anchor, $$props) {
	push($$props, true);
	var svg = root$45();
	html(svg, () => train($$props.seat), true);
	reset(svg);
	append($$anchor, svg);
	pop();
}
// src/chat/MuteSettings.svelte
var root$44 = from_html(`<label class="svelte-17j5l2u"><input type="checkbox" class="svelte-17j5l2u"/> </label>`);
var root_1$33 = from_html(`<button type="button" class="button svelte-17j5l2u"> </button>`);
var root_2$26 = from_html(`<p role="alert" class="svelte-17j5l2u"> </p>`);
var root_3$21 = from_html(`<div class="mutes svelte-17j5l2u"><!> <!> <!></div>`);
function MuteSettings($$anchor, $$props) {
	push($$props, true);
	let problem = state("");
	const on = user_derived(() => $$props.table.info?.chat ?? false);
	/** Everybody who can write, or has written. */
	const people = user_derived(() => {
		const names = ($$props.table.info?.seats ?? []).flatMap((seat, number) => seat.name && seat.bot === null && number !== $$props.table.seat ? [seat.name] : []);
		const heard = $$props.table.chat.lines.flatMap((line) => line.mine ? [] : [line.name]);
		return [.../* @__PURE__ */ new Set([...names, ...heard])];
	});
	async function toggle() {
		set(problem, "");
		try {
			await switchChat($$props.table.id, !get(on));
		} catch (error) {
			set(problem, refusalText(error), true);
		}
	}
	var div = root_3$21();
	var node = child(div);
	each(node, 16, () => get(people), (name) => name, ($$anchor, name) => {
		var label = root$44();
		var input = child(label);
		remove_input_defaults(input);
		var text = sibling(input);
		reset(label);
		template_effect(($0, $1) => {
			set_checked(input, $0);
			set_text(text, ` ${$1 ?? ""}`);
		}, [() => muted.has(name), () => t("chat.mute", { name })]);
		delegated("change", input, (event) => $$props.table.chat.mute(name, event.currentTarget.checked));
		append($$anchor, label);
	});
	var node_1 = sibling(node, 2);
	var consequent = ($$anchor) => {
		var button = root_1$33();
		var text_1 = only_child(button, true);
		template_effect(($0) => set_text(text_1, $0), [() => t(get(on) ? "chat.switch_off" : "chat.switch_on")]);
		delegated("click", button, toggle);
		append($$anchor, button);
	};
	if_block(node_1, ($$render) => {
		if ($$props.table.host) $$render(consequent);
	});
	var node_2 = sibling(node_1, 2);
	var consequent_1 = ($$anchor) => {
		var p = root_2$26();
		var text_2 = only_child(p, true);
		template_effect(() => set_text(text_2, get(problem)));
		append($$anchor, p);
	};
	if_block(node_2, ($$render) => {
		if (get(problem)) $$render(consequent_1);
	});
	reset(div);
	append($$anchor, div);
	pop();
}
delegate(["change", "click"]);
// src/chat/chat-text.ts
function wordsOf({ phrase, text }) {
	return phrase ? t(`chat.phrase.${phrase}`) : text ?? "";
}
function lineText(line) {
	return t("chat.line", {
		name: line.name,
		words: wordsOf(line)
	});
}
function problemText(problem) {
	if (problem === "lost") return t("chat.lost");
	if (problem === "too_long") return t("chat.too_long", { n: 200 });
	return problem.code === "too_fast" ? t("chat.too_fast") : refusalText(problem);
}
// src/chat/ChatPanel.svelte
var root$43 = from_html(`<li><!> <p dir="auto" class="svelte-6vqu8m"><strong> </strong> </p></li>`);
var root_1$32 = from_html(`<ol class="plain-list"></ol>`);
var root_2$25 = from_html(`<p class="quiet svelte-6vqu8m"> </p>`);
var root_3$20 = from_html(`<p class="unsent svelte-6vqu8m" role="alert"> </p>`);
var root_4$11 = from_html(`<button type="button" class="svelte-6vqu8m"> </button>`);
var root_5$7 = from_html(`<div class="phrases svelte-6vqu8m" role="group"></div> <form class="svelte-6vqu8m"><input aria-describedby="chat-length" autocomplete="off" enterkeyhint="send" data-chat="write" class="svelte-6vqu8m"/> <button type="submit" class="button primary svelte-6vqu8m"> </button></form>`, 1);
var root_6$6 = from_html(`<span id="chat-length"><span aria-hidden="true"> </span> <span class="unseen"> </span></span>`);
var root_7$4 = from_html(`<div class="chat svelte-6vqu8m"><div class="lines svelte-6vqu8m" role="log" tabindex="0"><!></div> <!> <!> <div class="foot svelte-6vqu8m"><button type="button" class="plain svelte-6vqu8m"> </button> <!></div> <!></div>`);
function ChatPanel($$anchor, $$props) {
	push($$props, true);
	const chat = user_derived(() => $$props.table.chat);
	const length = user_derived(() => lengthOf(get(chat).draft));
	/** While a bot plays for them, players can only read. */
	const seated = user_derived(() => $$props.table.seat !== null && $$props.table.info?.seats[$$props.table.seat]?.bot === null);
	let list;
	let choosing = state(false);
	user_effect(() => get(chat).view());
	let atEnd = true;
	user_effect(() => {
		get(chat).lines, get(chat).problem, get(choosing);
		if (atEnd) tick().then(() => list?.scrollTo({ top: list.scrollHeight }));
	});
	function scrolled() {
		atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 24;
	}
	function send(event) {
		event.preventDefault();
		get(chat).sayDraft();
	}
	var div = root_7$4();
	var div_1 = child(div);
	var node = child(div_1);
	var consequent = ($$anchor) => {
		var ol = root_1$32();
		each(ol, 21, () => get(chat).lines, (line) => line.id, ($$anchor, line) => {
			var li = root$43();
			let classes;
			var node_1 = child(li);
			SeatMark(node_1, { get seat() {
				return get(line).seat;
			} });
			var p = sibling(node_1, 2);
			var strong = child(p);
			var text = only_child(strong, true);
			var text_1 = sibling(strong);
			reset(p);
			reset(li);
			template_effect(($0, $1) => {
				classes = set_class(li, 1, "svelte-6vqu8m", null, classes, { mine: get(line).mine });
				set_text(text, $0);
				set_text(text_1, ` ${$1 ?? ""}`);
				p.dir = p.dir;
			}, [() => get(line).mine ? t("chat.you") : get(line).name, () => wordsOf(get(line))]);
			append($$anchor, li);
		});
		reset(ol);
		append($$anchor, ol);
	};
	var alternate = ($$anchor) => {
		var p_1 = root_2$25();
		var text_2 = only_child(p_1, true);
		template_effect(($0) => set_text(text_2, $0), [() => t("chat.quiet")]);
		append($$anchor, p_1);
	};
	if_block(node, ($$render) => {
		if (get(chat).lines.length) $$render(consequent);
		else $$render(alternate, -1);
	});
	reset(div_1);
	bind_this(div_1, ($$value) => list = $$value, () => list);
	var node_2 = sibling(div_1, 2);
	var consequent_1 = ($$anchor) => {
		var p_2 = root_3$20();
		var text_3 = only_child(p_2, true);
		template_effect(($0) => set_text(text_3, $0), [() => problemText(get(chat).problem)]);
		append($$anchor, p_2);
	};
	if_block(node_2, ($$render) => {
		if (get(chat).problem) $$render(consequent_1);
	});
	var node_3 = sibling(node_2, 2);
	var consequent_2 = ($$anchor) => {
		var p_3 = root_2$25();
		var text_4 = only_child(p_3, true);
		template_effect(($0) => set_text(text_4, $0), [() => t("chat.off")]);
		append($$anchor, p_3);
	};
	var consequent_3 = ($$anchor) => {
		var p_4 = root_2$25();
		var text_5 = only_child(p_4, true);
		template_effect(($0) => set_text(text_5, $0), [() => t("chat.watch")]);
		append($$anchor, p_4);
	};
	var alternate_1 = ($$anchor) => {
		var fragment = root_5$7();
		var div_2 = first_child(fragment);
		each(div_2, 20, () => PHRASES, (phrase) => phrase, ($$anchor, phrase) => {
			var button = root_4$11();
			var text_6 = only_child(button, true);
			template_effect(($0) => set_text(text_6, $0), [() => t(`chat.phrase.${phrase}`)]);
			delegated("click", button, () => get(chat).sayPhrase(phrase));
			append($$anchor, button);
		});
		reset(div_2);
		var form = sibling(div_2, 2);
		var input = child(form);
		remove_input_defaults(input);
		var button_1 = sibling(input, 2);
		var text_7 = only_child(button_1, true);
		reset(form);
		template_effect(($0, $1, $2, $3) => {
			set_attribute(div_2, "aria-label", $0);
			set_attribute(input, "aria-label", $1);
			set_attribute(input, "placeholder", $2);
			set_text(text_7, $3);
		}, [
			() => t("chat.phrases"),
			() => t("chat.write"),
			() => t("chat.write"),
			() => t("chat.send")
		]);
		event("submit", form, send);
		bind_value(input, () => get(chat).draft, ($$value) => get(chat).draft = $$value);
		append($$anchor, fragment);
	};
	if_block(node_3, ($$render) => {
		if (!$$props.table.info?.chat) $$render(consequent_2);
		else if (!get(seated)) $$render(consequent_3, 1);
		else $$render(alternate_1, -1);
	});
	var div_3 = sibling(node_3, 2);
	var button_2 = child(div_3);
	var text_8 = only_child(button_2, true);
	var node_4 = sibling(button_2, 2);
	var consequent_4 = ($$anchor) => {
		var span = root_6$6();
		let classes_1;
		var span_1 = child(span);
		var text_9 = only_child(span_1);
		var span_2 = sibling(span_1, 2);
		var text_10 = only_child(span_2, true);
		reset(span);
		template_effect(($0) => {
			classes_1 = set_class(span, 1, "svelte-6vqu8m", null, classes_1, { over: get(length) > 200 });
			set_text(text_9, `${get(length) ?? ""}/200`);
			set_text(text_10, $0);
		}, [() => t("chat.length", { n: 200 })]);
		append($$anchor, span);
	};
	if_block(node_4, ($$render) => {
		if ($$props.table.info?.chat && get(seated)) $$render(consequent_4);
	});
	reset(div_3);
	var node_5 = sibling(div_3, 2);
	var consequent_5 = ($$anchor) => {
		MuteSettings($$anchor, { get table() {
			return $$props.table;
		} });
	};
	if_block(node_5, ($$render) => {
		if (get(choosing)) $$render(consequent_5);
	});
	reset(div);
	template_effect(($0, $1) => {
		set_attribute(div_1, "aria-label", $0);
		set_attribute(button_2, "aria-expanded", get(choosing));
		set_text(text_8, $1);
	}, [() => t("chat.lines"), () => t("chat.hearing")]);
	event("scroll", div_1, scrolled);
	delegated("click", button_2, () => set(choosing, !get(choosing)));
	append($$anchor, div);
	pop();
}
delegate(["click"]);
// src/chat/UnreadBadge.svelte
var root$42 = from_html(`<span class="unread svelte-1siunds"><span aria-hidden="true"> </span><span class="unseen"> </span></span>`);
function UnreadBadge($$anchor, $$props) {
	push($$props, true);
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var span = root$42();
		var span_1 = child(span);
		var text = only_child(span_1, true);
		var span_2 = sibling(span_1);
		var text_1 = only_child(span_2, true);
		reset(span);
		template_effect(($0) => {
			set_text(text, $$props.count > 99 ? "99+" : $$props.count);
			set_text(text_1, $0);
		}, [() => t("chat.unread", { n: $$props.count })]);
		append($$anchor, span);
	};
	if_block(node, ($$render) => {
		if ($$props.count) $$render(consequent);
	});
	append($$anchor, fragment);
	pop();
}
// src/chat/ChatSheet.svelte
var root$41 = from_html(`<button type="button" aria-haspopup="dialog" data-chat="sheet"><span> </span> <!></button> <!>`, 1);
function ChatSheet($$anchor, $$props) {
	push($$props, true);
	/** Where the button lies: in the corner of a page, or among the tabs of a phone. */
	let open = state(false);
	function show() {
		set(open, true);
	}
	var $$exports = { show };
	var fragment = root$41();
	var button = first_child(fragment);
	var span = child(button);
	var text = only_child(span, true);
	UnreadBadge(sibling(span, 2), { get count() {
		return $$props.table.chat.unread;
	} });
	reset(button);
	var node_1 = sibling(button, 2);
	var consequent = ($$anchor) => {
		{
			let $0 = user_derived(() => t("chat.title"));
			Dialog($$anchor, {
				get title() {
					return get($0);
				},
				sheet: true,
				onclose: () => set(open, false),
				children: ($$anchor, $$slotProps) => {
					ChatPanel($$anchor, { get table() {
						return $$props.table;
					} });
				},
				$$slots: { default: true }
			});
		}
	};
	if_block(node_1, ($$render) => {
		if (get(open)) $$render(consequent);
	});
	template_effect(($0) => {
		set_class(button, 1, clsx($$props.place), "svelte-fo14fr");
		set_text(text, $0);
	}, [() => t("chat.title")]);
	delegated("click", button, show);
	append($$anchor, fragment);
	return pop($$exports);
}
delegate(["click"]);
// src/table/ConnectionBanner.svelte
var root$40 = from_html(`<div class="banner svelte-1c7nw1g" role="alert"><span> </span> <button type="button" class="button"> </button></div>`);
function ConnectionBanner($$anchor, $$props) {
	push($$props, true);
	const own = user_derived(() => $$props.table.seat === null ? null : $$props.table.info?.seats[$$props.table.seat] ?? null);
	const replaced = user_derived(() => get(own) !== null && get(own).bot !== null && !get(own).resigned && $$props.table.info?.state === "playing");
	/** Joining again takes the seat back from the bot. */
	async function back() {
		await joinTable($$props.table.id, {
			name: get(own)?.name ?? "",
			code: $$props.table.code
		});
		$$props.table.playHere();
	}
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var div = root$40();
		var span = child(div);
		var text = only_child(span, true);
		var button = sibling(span, 2);
		var text_1 = only_child(button, true);
		reset(div);
		template_effect(($0, $1) => {
			set_text(text, $0);
			set_text(text_1, $1);
		}, [() => t("connection.lost"), () => t("connection.now")]);
		delegated("click", button, () => $$props.table.reconnect());
		append($$anchor, div);
	};
	var consequent_1 = ($$anchor) => {
		var div_1 = root$40();
		var span_1 = child(div_1);
		var text_2 = only_child(span_1, true);
		var button_1 = sibling(span_1, 2);
		var text_3 = only_child(button_1, true);
		reset(div_1);
		template_effect(($0, $1) => {
			set_text(text_2, $0);
			set_text(text_3, $1);
		}, [() => t("connection.elsewhere"), () => t("connection.here")]);
		delegated("click", button_1, () => $$props.table.playHere());
		append($$anchor, div_1);
	};
	var consequent_2 = ($$anchor) => {
		var div_2 = root$40();
		var span_2 = child(div_2);
		var text_4 = only_child(span_2, true);
		var button_2 = sibling(span_2, 2);
		var text_5 = only_child(button_2, true);
		reset(div_2);
		template_effect(($0, $1) => {
			set_text(text_4, $0);
			set_text(text_5, $1);
		}, [() => t("connection.bot"), () => t("connection.back")]);
		delegated("click", button_2, () => void back());
		append($$anchor, div_2);
	};
	if_block(node, ($$render) => {
		if ($$props.table.connection === "lost") $$render(consequent);
		else if ($$props.table.connection === "elsewhere") $$render(consequent_1, 1);
		else if (get(replaced)) $$render(consequent_2, 2);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/finish/chart.ts
function scaleOf(history, width, height) {
	const last = Math.max(1, history.at(-1)?.seq ?? 1);
	const values = history.flatMap((moment) => moment.points);
	const most = Math.max(10, ...values);
	const least = Math.min(0, ...values);
	const step = roundStep((most - least) / 4);
	const top = Math.ceil(most / step) * step;
	const bottom = Math.floor(least / step) * step;
	return {
		x: (seq) => seq / last * width,
		y: (points) => height - (points - bottom) / (top - bottom) * height,
		ticks: Array.from({ length: Math.round((top - bottom) / step) + 1 }, (_, index) => bottom + index * step)
	};
}
/** Steps, not slopes: points stay what they are until somebody scores. */
function lineOf(history, seat, scale) {
	let path = "";
	for (const { seq, points } of history) {
		const x = round(scale.x(seq));
		const y = round(scale.y(points[seat] ?? 0));
		path += path ? `H${x}V${y}` : `M${x} ${y}`;
	}
	return path;
}
function roundStep(wanted) {
	const power = 10 ** Math.floor(Math.log10(Math.max(wanted, 1)));
	return ([
		1,
		2,
		5,
		10
	].find((candidate) => candidate * power >= wanted) ?? 10) * power;
}
function round(value) {
	return Math.round(value * 10) / 10;
}
/** Everybody's points for routes after each entry of a log. An undo takes its points back. */
function historyOf(log, players) {
	const stack = [Array.from({ length: players }, () => 0)];
	const history = [{
		seq: 0,
		points: stack[0]
	}];
	for (const entry of log) {
		if (entry.kind === "undo") {
			if (stack.length > 1) stack.pop();
		} else {
			const points = [...stack.at(-1)];
			for (const event of entry.events) if (event.type === "route_claimed" && event.seat !== void 0) points[event.seat] += event.points ?? 0;
			stack.push(points);
		}
		history.push({
			seq: entry.seq,
			points: stack.at(-1)
		});
	}
	return history;
}
// src/lobby/WaitingRoom.svelte
var root$39 = from_html(`<em> </em>`);
var root_1$31 = from_html(`<li><span class="number svelte-848boy"></span> <span><!> <!></span></li>`);
var root_2$24 = from_html(`<p> </p> <a class="button svelte-848boy" href="/"> </a>`, 1);
var root_3$19 = from_html(`<p aria-live="polite"> </p>`);
var root_4$10 = from_html(`<p class="problem" role="alert"> </p>`);
var root_5$6 = from_html(`<p> </p> <label class="field"><span> </span> <input maxlength="60" autocomplete="off"/></label>`, 1);
var root_6$5 = from_html(`<form class="svelte-848boy"><p> </p> <!> <!> <button class="button primary svelte-848boy"> </button></form>`);
var root_7$3 = from_html(`<label class="field"><span> </span> <input readonly=""/></label> <div class="row svelte-848boy"><button class="button primary svelte-848boy" type="button"> </button> <button class="button svelte-848boy" type="button"> </button> <span role="status"> </span></div>`, 1);
var root_8$3 = from_html(`<!> <main class="page" id="content" tabindex="-1"><h1 class="svelte-848boy"> </h1> <div class="columns svelte-848boy"><section class="card"><h2 class="svelte-848boy"> </h2> <ul class="svelte-848boy"></ul> <!> <!> <!></section> <section class="card about"><div class="picture svelte-848boy"><!></div> <p> </p> <a class="button svelte-848boy" target="_blank"> </a></section></div></main>`, 1);
function WaitingRoom($$anchor, $$props) {
	push($$props, true);
	/** A table before its game: its players, a form to join, and an invitation link. */
	/** One's own seat, or null. */
	/** The code of the table: from the link, or because this person has a seat. */
	/** Called after joining: from then on the connection is a player's. */
	let typed = state("");
	let busy = state(false);
	let problem = state("");
	let copied = state(false);
	const known = user_derived(() => $$props.code ?? get(typed).trim());
	const link = user_derived(() => `${location.origin}/table/${$$props.table.id}${!$$props.table.open && $$props.code ? `?code=${encodeURIComponent($$props.code)}` : ""}`);
	const free = user_derived(() => $$props.table.seats.some((one) => one.free));
	async function join(event) {
		event.preventDefault();
		set(busy, true);
		set(problem, "");
		try {
			await joinTable($$props.table.id, {
				name: settings.values.name.trim() || t("lobby.guest"),
				code: $$props.table.open ? null : get(known) || null
			});
			$$props.onseated();
		} catch (error) {
			set(problem, refusalText(error), true);
		} finally {
			set(busy, false);
		}
	}
	async function leave() {
		try {
			await leaveTable($$props.table.id);
			router.go("/");
		} catch (error) {
			set(problem, refusalText(error), true);
		}
	}
	async function copy() {
		try {
			await navigator.clipboard.writeText(get(link));
			set(copied, true);
		} catch {
			set(copied, false);
		}
	}
	var fragment = root_8$3();
	var node = first_child(fragment);
	{
		let $0 = user_derived(() => t("room.title", { edition: editionName($$props.table.edition) }));
		PageHeader(node, { get title() {
			return get($0);
		} });
	}
	var main = sibling(node, 2);
	var h1 = child(main);
	var text$5 = only_child(h1, true);
	var div = sibling(h1, 2);
	var section = child(div);
	var h2 = child(section);
	var text_1 = only_child(h2, true);
	var ul = sibling(h2, 2);
	each(ul, 21, () => $$props.table.seats, index, ($$anchor, one, index) => {
		var li = root_1$31();
		let classes;
		var span = child(li);
		span.textContent = index + 1;
		var span_1 = sibling(span, 2);
		var node_1 = child(span_1);
		var consequent = ($$anchor) => {
			var text_2 = text();
			template_effect(($0) => set_text(text_2, $0), [() => t("room.free")]);
			append($$anchor, text_2);
		};
		var alternate = ($$anchor) => {
			var text_3 = text();
			template_effect(($0) => set_text(text_3, $0), [() => get(one).name ?? botName(get(one).bot ?? "")]);
			append($$anchor, text_3);
		};
		if_block(node_1, ($$render) => {
			if (get(one).free) $$render(consequent);
			else $$render(alternate, -1);
		});
		var node_2 = sibling(node_1, 2);
		var consequent_1 = ($$anchor) => {
			var em = root$39();
			var text_4 = only_child(em);
			template_effect(($0) => set_text(text_4, `(${$0 ?? ""})`), [() => t("room.you")]);
			append($$anchor, em);
		};
		if_block(node_2, ($$render) => {
			if (index === $$props.seat) $$render(consequent_1);
		});
		reset(span_1);
		reset(li);
		template_effect(() => classes = set_class(li, 1, "svelte-848boy", null, classes, { free: get(one).free }));
		append($$anchor, li);
	});
	reset(ul);
	var node_3 = sibling(ul, 2);
	var consequent_2 = ($$anchor) => {
		var fragment_3 = root_2$24();
		var p = first_child(fragment_3);
		var text_5 = only_child(p, true);
		var a = sibling(p, 2);
		var text_6 = only_child(a, true);
		template_effect(($0, $1) => {
			set_text(text_5, $0);
			set_text(text_6, $1);
		}, [() => t("room.closed"), () => t("room.lobby")]);
		append($$anchor, fragment_3);
	};
	var alternate_1 = ($$anchor) => {
		var p_1 = root_3$19();
		var text_7 = only_child(p_1, true);
		template_effect(($0) => set_text(text_7, $0), [() => t("room.waiting")]);
		append($$anchor, p_1);
	};
	if_block(node_3, ($$render) => {
		if ($$props.table.state === "closed") $$render(consequent_2);
		else $$render(alternate_1, -1);
	});
	var node_4 = sibling(node_3, 2);
	var consequent_3 = ($$anchor) => {
		var p_2 = root_4$10();
		var text_8 = only_child(p_2, true);
		template_effect(() => set_text(text_8, get(problem)));
		append($$anchor, p_2);
	};
	if_block(node_4, ($$render) => {
		if (get(problem)) $$render(consequent_3);
	});
	var node_5 = sibling(node_4, 2);
	var consequent_5 = ($$anchor) => {
		var form = root_6$5();
		var p_3 = child(form);
		var text_9 = only_child(p_3, true);
		var node_6 = sibling(p_3, 2);
		NameField(node_6, {});
		var node_7 = sibling(node_6, 2);
		var consequent_4 = ($$anchor) => {
			var fragment_4 = root_5$6();
			var p_4 = first_child(fragment_4);
			var text_10 = only_child(p_4, true);
			var label = sibling(p_4, 2);
			var span_2 = child(label);
			var text_11 = only_child(span_2, true);
			var input = sibling(span_2, 2);
			remove_input_defaults(input);
			reset(label);
			template_effect(($0, $1) => {
				set_text(text_10, $0);
				set_text(text_11, $1);
			}, [() => t("room.code.text"), () => t("room.code")]);
			bind_value(input, () => get(typed), ($$value) => set(typed, $$value));
			append($$anchor, fragment_4);
		};
		if_block(node_7, ($$render) => {
			if (!$$props.table.open && !$$props.code) $$render(consequent_4);
		});
		var button = sibling(node_7, 2);
		var text_12 = only_child(button, true);
		reset(form);
		template_effect(($0, $1) => {
			set_text(text_9, $0);
			button.disabled = get(busy);
			set_text(text_12, $1);
		}, [() => t("room.join.text"), () => t("room.join")]);
		event("submit", form, join);
		append($$anchor, form);
	};
	var consequent_6 = ($$anchor) => {
		var fragment_5 = root_7$3();
		var label_1 = first_child(fragment_5);
		var span_3 = child(label_1);
		var text_13 = only_child(span_3, true);
		var input_1 = sibling(span_3, 2);
		remove_input_defaults(input_1);
		reset(label_1);
		var div_1 = sibling(label_1, 2);
		var button_1 = child(div_1);
		var text_14 = only_child(button_1, true);
		var button_2 = sibling(button_1, 2);
		var text_15 = only_child(button_2, true);
		var span_4 = sibling(button_2, 2);
		var text_16 = only_child(span_4, true);
		reset(div_1);
		template_effect(($0, $1, $2, $3) => {
			set_text(text_13, $0);
			set_value(input_1, get(link));
			set_text(text_14, $1);
			set_text(text_15, $2);
			set_text(text_16, $3);
		}, [
			() => t("room.invite"),
			() => t("room.copy"),
			() => t("room.leave"),
			() => get(copied) ? t("room.copied") : ""
		]);
		event("focus", input_1, (event) => event.currentTarget.select());
		delegated("click", button_1, copy);
		delegated("click", button_2, leave);
		append($$anchor, fragment_5);
	};
	if_block(node_5, ($$render) => {
		if ($$props.seat === null && get(free) && $$props.table.state === "waiting") $$render(consequent_5);
		else if ($$props.seat !== null && $$props.table.state === "waiting") $$render(consequent_6, 1);
	});
	reset(section);
	var section_1 = sibling(section, 2);
	var div_2 = child(section_1);
	BoardThumbnail(child(div_2), { get edition() {
		return $$props.table.edition;
	} });
	reset(div_2);
	var p_5 = sibling(div_2, 2);
	var text_17 = only_child(p_5, true);
	var a_1 = sibling(p_5, 2);
	var text_18 = only_child(a_1, true);
	reset(section_1);
	reset(div);
	reset(main);
	template_effect(($0, $1, $2, $3) => {
		set_text(text$5, $0);
		set_text(text_1, $1);
		set_text(text_17, $2);
		set_attribute(a_1, "href", `/edition/${$$props.table.edition ?? ""}`);
		set_text(text_18, $3);
	}, [
		() => t("room.title", { edition: editionName($$props.table.edition) }),
		() => t("room.seats"),
		() => editionAbout($$props.table.edition),
		() => t("learn.rules")
	]);
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/lib/sentences.ts
function cardWord(card) {
	return t(`card.${card}`);
}
/** "3 red, 1 locomotive" */
function cardsInWords(cards) {
	return list(CARDS.filter((card) => cards[card]).map((card) => t("cards.count", {
		n: cards[card],
		card: cardWord(card)
	})));
}
/** An event as a sentence; null for events that are not worth one. */
function sentenceOf(event, { board, nameOf }) {
	switch (event.type) {
		case "tickets_chosen": return t("log.tickets_chosen", { name: nameOf(event.seat) });
		case "opening_done": return null;
		case "turn_began": return null;
		case "card_drawn": {
			const values = {
				name: nameOf(event.seat),
				card: event.card ? cardWord(event.card) : ""
			};
			return t(`log.card_drawn${event.bonus ? ".bonus" : ""}${event.card ? ".known" : ""}`, values);
		}
		case "card_taken": return t("log.card_taken", {
			name: nameOf(event.seat),
			card: cardWord(event.card)
		});
		case "card_turned_up": return null;
		case "display_swept": return t("log.display_swept");
		case "deck_refilled": return t("log.deck_refilled", { n: event.count });
		case "tunnel_tried": return t("log.tunnel_tried", {
			name: nameOf(event.seat),
			route: board.routeEnds(event.route),
			cards: list(event.revealed.map(cardWord)),
			n: event.extra
		});
		case "tunnel_left": return t("log.tunnel_left", {
			name: nameOf(event.seat),
			route: board.routeEnds(event.route)
		});
		case "route_claimed": return t("log.route_claimed", {
			name: nameOf(event.seat),
			route: board.routeEnds(event.route),
			n: event.points
		});
		case "station_built": return t("log.station_built", {
			name: nameOf(event.seat),
			city: board.cityName(event.city)
		});
		case "tickets_drawn": return t("log.tickets_drawn", {
			name: nameOf(event.seat),
			n: event.count
		});
		case "tickets_kept": return t("log.tickets_kept", {
			name: nameOf(event.seat),
			n: event.count
		});
		case "passed": return t("log.passed", { name: nameOf(event.seat) });
		case "last_round_began": return t("log.last_round_began", { name: nameOf(event.seat) });
		case "game_ended": return t("log.game_ended");
	}
}
/** Why an action is not the one that its player chose. Values that are bot specs are replaced by the names of the bots. */
function remarkText({ code, values, text }) {
	if (!code || !has(`note.${code}`)) return text;
	return t(`note.${code}`, Object.fromEntries(Object.entries(values).map(([name, spec]) => [name, botName(spec)])));
}
/** All sentences of a log entry. */
function sentencesOf(entry, context) {
	if (entry.kind === "undo") return [t("log.undo", { name: context.nameOf(entry.seat) })];
	const said = entry.events.flatMap((event) => sentenceOf(event, context) ?? []);
	return entry.remark ? [...said, remarkText(entry.remark)] : said;
}
/** The cards that an event shows beside its sentence. */
function cardsOf(event) {
	return event.type === "route_claimed" || event.type === "station_built" ? event.cards : null;
}
// src/textmode/Announcer.svelte
var root$38 = from_html(`<div class="unseen" aria-live="polite" aria-atomic="true"> </div>`);
function Announcer($$anchor, $$props) {
	push($$props, true);
	/** Announces events to screen readers. Whose turn it is comes from the status in the top bar. */
	let text = state("");
	let told = untrack(() => $$props.table.log.length);
	let again = false;
	user_effect(() => {
		const fresh = $$props.table.log.slice(told);
		told = $$props.table.log.length;
		const said = fresh.flatMap((entry) => sentencesOf(entry, $$props.context));
		if (!said.length) return;
		again = !again;
		set(text, said.join(" ") + (again ? "\xA0" : ""));
	});
	var div = root$38();
	var text_1 = only_child(div, true);
	template_effect(() => set_text(text_1, get(text)));
	append($$anchor, div);
	pop();
}
// src/lib/descriptions.ts
/** Cards that lie side by side: "red, red and locomotive". */
function cardRow(cards) {
	return list(cards.map((card) => card ? t(`card.${card}`) : t("card.gap")));
}
/** "Bergen – Oslo, 4 spaces, red, tunnel" */
function routeText(board, route) {
	const parts = [
		board.ends(route),
		t("route.spaces", { n: route.length }),
		t(`card.${route.color}`)
	];
	if (route.kind !== "regular") parts.push(t(`route.${route.kind}`));
	if (route.symbols) parts.push(t("route.symbols", { n: route.symbols }));
	if (route.bonus_draw) parts.push(t("route.bonus", { n: route.bonus_draw }));
	return parts.join(", ");
}
/** "Bergen – Narvik, 16 points" */
function ticketText(board, id) {
	const ticket = board.tickets.get(id);
	return ticket ? t("text.ticket", {
		ticket: board.ends(ticket),
		n: ticket.points
	}) : id;
}
/** The colour that a route takes, as it is said beside its length. */
function routeColorText(color) {
	return color === "gray" ? t("route.any_color") : t(`card.${color}`);
}
function premoveText(board, premove) {
	if (premove.kind === "claim") return board.routeEnds(premove.route);
	if (premove.kind === "take") return t("market.take", { card: t(`card.${premove.card}`) });
	return t(premove.kind === "draw" ? "plan.draw" : "plan.tickets");
}
// src/textmode/commands.ts
var COMMANDS = [
	"can",
	"hand",
	"display",
	"mine",
	"routes",
	"city",
	"players",
	"log",
	"say",
	"hint",
	"undo",
	"help"
];
/** `choices` are the actions that the last answer numbered. */
function interpret(line, now, choices = []) {
	const [word = "", ...rest] = line.trim().split(/\s+/);
	const verb = word.toLowerCase();
	if (/^\d+$/.test(verb) && rest.length === 0 && choices.length) {
		const chosen = choices[Number(verb) - 1];
		return chosen ? {
			kind: "act",
			action: chosen
		} : say(t("text.no_such_number", { n: choices.length }));
	}
	switch (verb) {
		case "":
		case "help":
		case "?": return {
			kind: "say",
			lines: [
				t("text.help"),
				...COMMANDS.map((name) => `${name}: ${t(`text.help.${name}`)}`),
				t("text.help.actions")
			]
		};
		case "can": return can(now);
		case "hand": return say(t("text.hand", { cards: cardsInWords(handOf(now)) || t("text.no_cards") }));
		case "display": return say(t("text.display", {
			cards: cardRow(now.view.display),
			deck: now.view.deck_size
		}));
		case "mine": return mine$1(now);
		case "routes": return routes(now, rest.join(" "));
		case "city": return routes(now, rest.join(" "), true);
		case "players": return players(now);
		case "log": return { kind: "log" };
		case "say": return rest.length ? {
			kind: "chat",
			text: rest.join(" ")
		} : say(t("text.help.say"));
		case "hint": return { kind: "hint" };
		case "undo": return { kind: "undo" };
		case "claim": return claim(now, rest);
		case "station": return station(now, rest);
		default: return {
			kind: "act",
			action: line.trim()
		};
	}
}
function say(...lines) {
	return {
		kind: "say",
		lines
	};
}
function handOf({ view, seat }) {
	return (seat === null ? null : view.hands[seat]) ?? {};
}
/** Everything that can be done now, each with a number. Each route is listed once, the most valuable first. */
function can(now) {
	const { menu, board } = now;
	if (menu.empty) return say(t("text.not_your_turn"));
	const lines = [];
	const actions = [];
	const offer = (text, action) => {
		actions.push(action);
		lines.push(`${actions.length}. ${text} (${action})`);
	};
	for (const tickets of menu.keep) offer(t("text.keep", { tickets: tickets.map((id) => ticketText(board, id)).join("; ") }), `keep ${tickets.join(" ")}`);
	for (const payment of menu.pay) offer(t("text.pay", { cards: cardsInWords(payment.cards) }), payment.action);
	if (menu.retreat) offer(t("text.retreat"), "retreat");
	for (const card of menu.take) offer(t("text.take", { card: t(`card.${card}`) }), `take ${formatCard(card)}`);
	if (menu.draw) offer(t("text.draw"), "draw");
	if (menu.stop) offer(t("text.stop"), "stop");
	if (menu.tickets) offer(t("text.tickets"), "tickets");
	if (menu.pass) offer(t("text.pass"), "pass");
	const payable = [...menu.claims].map(([id, ways]) => ({
		route: board.routes.get(id),
		ways
	}));
	payable.sort((one, other) => (other.route?.points ?? 0) - (one.route?.points ?? 0));
	for (const { route, ways } of payable) if (route) offer(t("text.claim", {
		route: routeText(board, route),
		n: route.points
	}), cheapestFirst(ways)[0].action);
	for (const [city, ways] of menu.stations) offer(t("text.station", { city: board.cityName(city) }), cheapestFirst(ways)[0].action);
	return {
		kind: "say",
		lines,
		choices: actions
	};
}
function mine$1({ board, view, seat }) {
	const held = (seat === null ? null : view.tickets[seat]) ?? [];
	if (held.length === 0) return say(t("text.no_tickets"));
	return say(...held.map((id) => ticketText(board, id)));
}
function players({ view, names }) {
	return say(...names.map((name, seat) => t("text.player", {
		name,
		points: view.points[seat] ?? 0,
		trains: view.trains[seat] ?? 0,
		cards: view.hand_sizes[seat] ?? 0,
		tickets: view.ticket_counts[seat] ?? 0
	})));
}
/** The routes of a city, or all that are free; `all` also those that are taken. */
function routes(now, place, all = false) {
	const { board, view, menu, names } = now;
	const city = place ? findCity(board, place) : null;
	if (place && !city) return say(t("text.no_city", { city: place }));
	if (all && !city) return say(t("text.which_city"));
	const listed = (city ? board.routesOf.get(city) ?? [] : board.edition.routes).filter((route) => all || view.routes[route.id] === void 0);
	const owner = (route) => view.routes[route.id];
	return say(...listed.map((route) => {
		const taken = owner(route);
		const state = taken !== void 0 ? t("text.owned", { name: names[taken] ?? "" }) : menu.claims.has(route.id) ? t("text.payable") : "";
		return `${routeText(board, route)}${state ? `, ${state}` : ""} (${route.id})`;
	}), ...listed.length ? [] : [t("text.no_routes")]);
}
/** `claim bergen-oslo`, `claim bergen oslo`, with or without cards. */
function claim(now, words) {
	const { board, menu } = now;
	const whole = `claim ${words.join(" ")}`;
	const [first = "", ...cards] = words;
	if (board.routes.has(first)) return cards.length ? {
		kind: "act",
		action: whole
	} : ways(menu.claims.get(first), "claim", first);
	const wanted = first.toLowerCase();
	const matching = board.edition.routes.filter((route) => route.id === wanted || route.id.replace(/-\d+$/, "") === wanted);
	const turned = matching.length ? matching : board.edition.routes.filter((route) => `${route.b}-${route.a}` === wanted);
	if (turned.length === 0) return {
		kind: "act",
		action: whole
	};
	const open = turned.flatMap((route) => menu.claims.get(route.id) ?? []);
	if (cards.length && turned.length === 1) return {
		kind: "act",
		action: `claim ${turned[0].id} ${cards.join(" ")}`
	};
	return ways(open, "claim", turned[0].id);
}
function station(now, words) {
	const [first = "", ...cards] = words;
	const city = findCity(now.board, first);
	if (!city || cards.length) return {
		kind: "act",
		action: `station ${[city ?? first, ...cards].join(" ")}`
	};
	return ways(now.menu.stations.get(city), "station", city);
}
/** Act if there is one way to pay, number them if there are several, ask why if there is none. */
function ways(payments, what, id) {
	if (!payments || payments.length === 0) return {
		kind: "why",
		what,
		id
	};
	if (payments.length === 1) return {
		kind: "act",
		action: payments[0].action
	};
	return {
		kind: "say",
		lines: [t("text.how_to_pay"), ...payments.map((way, k) => `${k + 1}. ${cardsInWords(way.cards)} (${way.action})`)],
		choices: payments.map((way) => way.action)
	};
}
/** A city by its id or by the beginning of its name, with or without accents. */
function findCity(board, text) {
	const wanted = plain(text);
	if (!wanted) return null;
	const cities = board.edition.cities.filter((city) => city.named);
	const exact = cities.find((city) => city.id === wanted || plain(city.name) === wanted);
	if (exact) return exact.id;
	const begun = cities.filter((city) => plain(city.name).startsWith(wanted) || city.id.startsWith(wanted));
	return begun.length === 1 ? begun[0].id : null;
}
function plain(text) {
	return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/ø/g, "o").replace(/[æ]/g, "ae").replace(/\s+/g, " ").trim();
}
// src/textmode/TextMode.svelte
var root$37 = from_html(`<p> </p>`);
var root_1$30 = from_html(`<section class="text card svelte-na97ic"><header class="svelte-na97ic"><h2 class="svelte-na97ic"> </h2> <button class="button svelte-na97ic" type="button"> </button></header> <div class="output svelte-na97ic" role="log" aria-live="polite" tabindex="0"></div> <form class="svelte-na97ic"><label class="svelte-na97ic"><span class="unseen"> </span> <input autocomplete="off" autocapitalize="none" spellcheck="false" class="svelte-na97ic"/></label> <button class="button primary svelte-na97ic"> </button></form></section>`);
function TextMode($$anchor, $$props) {
	push($$props, true);
	/** The game without a board, by typed commands. It acts through the same turn as the board does. */
	const table = user_derived(() => $$props.turn.table);
	let lines = state([]);
	let choices = [];
	let typed = state("");
	let past = [];
	let back = 0;
	let next = 0;
	let output;
	let input;
	let told = 0;
	let asked = false;
	const names = user_derived(() => get(table).info?.seats.map((_, seat) => $$props.context.nameOf(seat)) ?? []);
	function write(kind, ...texts) {
		set(lines, [...untrack(() => get(lines)), ...texts.map((text) => ({
			id: next++,
			kind,
			text
		}))].slice(-300));
		tick().then(() => output?.scrollTo({ top: output.scrollHeight }));
	}
	function recent(count) {
		write("happened", ...get(table).log.flatMap((entry) => sentencesOf(entry, $$props.context)).slice(-count));
	}
	async function submit(event) {
		event.preventDefault();
		const line = get(typed);
		set(typed, "");
		back = 0;
		if (line.trim()) past = [line, ...past].slice(0, 50);
		write("typed", line || "?");
		if (!get(table).view) return write("said", t("text.not_begun"));
		const reply = interpret(line, {
			board: $$props.board,
			view: get(table).view,
			menu: get(table).menu,
			names: get(names),
			seat: get(table).seat
		}, choices);
		switch (reply.kind) {
			case "say":
				choices = reply.choices ?? [];
				return write("said", ...reply.lines);
			case "act":
				choices = [];
				return $$props.turn.submit(reply.action);
			case "why":
				asked = true;
				return get(table).askWhy(reply.what, reply.id);
			case "undo": return get(table).undo();
			case "log": return recent(12);
			case "chat": return get(table).chat.sayText(reply.text);
			case "hint": return write("said", $$props.onhint ? await $$props.onhint() : t("hint.none"));
		}
	}
	function recall(event) {
		if (event.key === "Escape") return $$props.onclose();
		if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
		event.preventDefault();
		back = Math.max(0, Math.min(past.length, back + (event.key === "ArrowUp" ? 1 : -1)));
		set(typed, back ? past[back - 1] : "", true);
	}
	told = untrack(() => get(table).log.length);
	user_effect(() => {
		const fresh = get(table).log.slice(told);
		told = get(table).log.length;
		for (const entry of fresh) write("happened", ...sentencesOf(entry, $$props.context));
		if (fresh.length && get(table).myTurn) write("happened", t("turn.yours"));
	});
	user_effect(() => get(table).chat.view());
	let heard = untrack(() => get(table).chat.lines.at(-1)?.id ?? 0);
	user_effect(() => {
		const fresh = get(table).chat.lines.filter((line) => line.id > heard);
		heard = fresh.at(-1)?.id ?? heard;
		write("happened", ...fresh.map(lineText));
	});
	user_effect(() => {
		if (get(table).chat.problem) write("refused", problemText(get(table).chat.problem));
	});
	user_effect(() => {
		if (get(table).refusal) write("refused", refusalText(get(table).refusal));
	});
	user_effect(() => {
		if (get(table).reason && asked) write("refused", refusalText(get(table).reason));
	});
	user_effect(() => {
		write("said", t("text.welcome"));
		input.focus();
	});
	var section = root_1$30();
	var header = child(section);
	var h2 = child(header);
	var text_1 = only_child(h2, true);
	var button = sibling(h2, 2);
	var text_2 = only_child(button, true);
	reset(header);
	var div = sibling(header, 2);
	each(div, 21, () => get(lines), (line) => line.id, ($$anchor, line) => {
		var p = root$37();
		var text_3 = only_child(p, true);
		template_effect(() => {
			set_class(p, 1, clsx(get(line).kind), "svelte-na97ic");
			set_text(text_3, get(line).kind === "typed" ? `› ${get(line).text}` : get(line).text);
		});
		append($$anchor, p);
	});
	reset(div);
	bind_this(div, ($$value) => output = $$value, () => output);
	var form = sibling(div, 2);
	var label = child(form);
	var span = child(label);
	var text_4 = only_child(span, true);
	var input_1 = sibling(span, 2);
	remove_input_defaults(input_1);
	bind_this(input_1, ($$value) => input = $$value, () => input);
	reset(label);
	var button_1 = sibling(label, 2);
	var text_5 = only_child(button_1, true);
	reset(form);
	reset(section);
	template_effect(($0, $1, $2, $3, $4, $5, $6) => {
		set_attribute(section, "aria-label", $0);
		set_text(text_1, $1);
		set_text(text_2, $2);
		set_attribute(div, "aria-label", $3);
		set_text(text_4, $4);
		set_attribute(input_1, "placeholder", $5);
		set_text(text_5, $6);
	}, [
		() => t("text.title"),
		() => t("text.title"),
		() => t("text.close"),
		() => t("text.output"),
		() => t("text.command"),
		() => t("text.placeholder"),
		() => t("text.send")
	]);
	delegated("click", button, function(...$$args) {
		$$props.onclose?.apply(this, $$args);
	});
	event("submit", form, submit);
	delegated("keydown", input_1, recall);
	bind_value(input_1, () => get(typed), ($$value) => set(typed, $$value));
	append($$anchor, section);
	pop();
}
delegate(["click", "keydown"]);
// src/help/ClaimList.svelte
var root$36 = from_html(`<p> </p>`);
var root_1$29 = from_html(`<strong class="svelte-1tqg73f"> </strong>`);
var root_2$23 = from_html(`<button class="button svelte-1tqg73f" type="button"> </button>`);
var root_3$18 = from_html(`<li class="svelte-1tqg73f"><details><summary class="svelte-1tqg73f"><span> </span> <!></summary> <div class="ways svelte-1tqg73f"></div></details></li>`);
var root_4$9 = from_html(`<ul class="svelte-1tqg73f"></ul>`);
function ClaimList($$anchor, $$props) {
	push($$props, true);
	/** Everything that can be claimed or built, as a list: for keyboards, small screens and screen readers. */
	const menu = user_derived(() => $$props.turn.table.menu);
	const lines = user_derived(() => {
		const routes = [...get(menu).claims].flatMap(([id, payments]) => {
			const route = $$props.board.routes.get(id);
			return route ? [{
				key: id,
				text: routeText($$props.board, route),
				points: route.points,
				payments
			}] : [];
		});
		const stations = [...get(menu).stations].map(([city, payments]) => ({
			key: `station ${city}`,
			text: t("text.station", { city: $$props.board.cityName(city) }),
			points: 0,
			payments
		}));
		return [...routes.sort((one, other) => other.points - one.points), ...stations];
	});
	function choose(payment) {
		$$props.onclose();
		$$props.turn.pay(payment);
	}
	{
		let $0 = user_derived(() => t("claims.title"));
		Dialog($$anchor, {
			get title() {
				return get($0);
			},
			get onclose() {
				return $$props.onclose;
			},
			children: ($$anchor, $$slotProps) => {
				var fragment_1 = comment();
				var node = first_child(fragment_1);
				var consequent = ($$anchor) => {
					var p = root$36();
					var text = only_child(p, true);
					template_effect(($0) => set_text(text, $0), [() => t("claims.none")]);
					append($$anchor, p);
				};
				var alternate = ($$anchor) => {
					var ul = root_4$9();
					each(ul, 21, () => get(lines), (line) => line.key, ($$anchor, line) => {
						var li = root_3$18();
						var details = child(li);
						var summary = child(details);
						var span = child(summary);
						var text_1 = only_child(span, true);
						var node_1 = sibling(span, 2);
						var consequent_1 = ($$anchor) => {
							var strong = root_1$29();
							var text_2 = only_child(strong, true);
							template_effect(($0) => set_text(text_2, $0), [() => t("points", { n: get(line).points })]);
							append($$anchor, strong);
						};
						if_block(node_1, ($$render) => {
							if (get(line).points) $$render(consequent_1);
						});
						reset(summary);
						var div = sibling(summary, 2);
						each(div, 21, () => get(line).payments, (payment) => payment.action, ($$anchor, payment) => {
							var button = root_2$23();
							var text_3 = only_child(button, true);
							template_effect(($0) => set_text(text_3, $0), [() => cardsInWords(get(payment).cards)]);
							delegated("click", button, () => choose(get(payment)));
							append($$anchor, button);
						});
						reset(div);
						reset(details);
						reset(li);
						template_effect(() => set_text(text_1, get(line).text));
						append($$anchor, li);
					});
					reset(ul);
					append($$anchor, ul);
				};
				if_block(node, ($$render) => {
					if (get(lines).length === 0) $$render(consequent);
					else $$render(alternate, -1);
				});
				append($$anchor, fragment_1);
			},
			$$slots: { default: true }
		});
	}
	pop();
}
delegate(["click"]);
// src/help/hints.ts
function actionText(action, board) {
	const [verb, first = "", ...rest] = action.split(" ");
	switch (verb) {
		case "keep": return t("text.keep", { tickets: list([first, ...rest].map((id) => ticketText(board, id))) });
		case "take": return t("text.take", { card: cardWord(parseCard(first)) });
		case "claim": {
			const route = board.routes.get(first);
			return t("hint.claim", {
				route: route ? board.ends(route) : first,
				cards: cardsInWords(parseCards(rest))
			});
		}
		case "station": return t("hint.station", {
			city: board.cityName(first),
			cards: cardsInWords(parseCards(rest))
		});
		case "pay": return t("text.pay", { cards: cardsInWords(parseCards([first, ...rest])) });
		default: return t(`text.${verb}`);
	}
}
function reasonText(hint, board) {
	return t(`hint.because.${hint.reason}`, {
		tickets: list(hint.tickets.map((id) => ticketText(board, id))),
		routes: list(hint.routes.map((id) => board.routeEnds(id))),
		n: hint.points
	});
}
/** Fetch a hint and describe it in one line, or say why there is none. */
async function hintText(table, board) {
	try {
		const hint = await getHint(table.id);
		return `${actionText(hint.action, board)}. ${reasonText(hint, board)} (${hint.action})`;
	} catch (error) {
		return refusalText(error);
	}
}
// src/help/Hint.svelte
var root$35 = from_html(`<p class="move svelte-47wus0"> </p> <p> </p> <p class="who svelte-47wus0"> </p> <button class="button primary svelte-47wus0" type="button"> </button>`, 1);
var root_1$28 = from_html(`<p> </p>`);
var root_2$22 = from_html(`<div aria-live="polite"><!></div>`);
function Hint($$anchor, $$props) {
	push($$props, true);
	/** A suggested move, and the reason for it. */
	let hint = state(null);
	let problem = state("");
	const stale = user_derived(() => get(hint) !== null && get(hint).seq !== $$props.table.seq);
	user_effect(() => {
		getHint($$props.table.id).then((found) => set(hint, found), (error) => set(problem, refusalText(error), true));
	});
	function follow() {
		if (get(hint)) $$props.table.act(get(hint).action);
		$$props.onclose();
	}
	{
		let $0 = user_derived(() => t("hint.title"));
		Dialog($$anchor, {
			get title() {
				return get($0);
			},
			get onclose() {
				return $$props.onclose;
			},
			children: ($$anchor, $$slotProps) => {
				var div = root_2$22();
				var node = child(div);
				var consequent = ($$anchor) => {
					var fragment_1 = root$35();
					var p = first_child(fragment_1);
					var text = only_child(p, true);
					var p_1 = sibling(p, 2);
					var text_1 = only_child(p_1, true);
					var p_2 = sibling(p_1, 2);
					var text_2 = only_child(p_2, true);
					var button = sibling(p_2, 2);
					var text_3 = only_child(button, true);
					template_effect(($0, $1, $2, $3) => {
						set_text(text, $0);
						set_text(text_1, $1);
						set_text(text_2, $2);
						button.disabled = get(stale);
						set_text(text_3, $3);
					}, [
						() => actionText(get(hint).action, $$props.board),
						() => reasonText(get(hint), $$props.board),
						() => t("hint.by", { name: botName(get(hint).bot) }),
						() => t("hint.do")
					]);
					delegated("click", button, follow);
					append($$anchor, fragment_1);
				};
				var alternate = ($$anchor) => {
					var p_3 = root_1$28();
					var text_4 = only_child(p_3, true);
					template_effect(($0) => set_text(text_4, $0), [() => get(problem) || t("hint.thinking")]);
					append($$anchor, p_3);
				};
				if_block(node, ($$render) => {
					if (get(hint)) $$render(consequent);
					else $$render(alternate, -1);
				});
				reset(div);
				append($$anchor, div);
			},
			$$slots: { default: true }
		});
	}
	pop();
}
delegate(["click"]);
// src/help/KeyboardHelp.svelte
var root$34 = from_html(`<tr><th scope="row" class="svelte-gltx09"><kbd class="svelte-gltx09"> </kbd></th><td class="svelte-gltx09"> </td></tr>`);
var root_1$27 = from_html(`<a class="button svelte-gltx09" target="_blank"> </a>`);
var root_2$21 = from_html(`<button class="button svelte-gltx09" type="button"> </button>`);
var root_3$17 = from_html(`<table class="svelte-gltx09"><tbody></tbody></table> <div class="row svelte-gltx09"><!> <!></div>`, 1);
function KeyboardHelp($$anchor, $$props) {
	push($$props, true);
	/** The keyboard shortcuts of a page. */
	/** How a key is written, and the message that says what it does. */
	/** Where the rules are, if there is a board. */
	/** Opens the text mode, where there is one. */
	let edition = prop($$props, "edition", 3, null), ontext = prop($$props, "ontext", 3, null);
	{
		let $0 = user_derived(() => t("keys.title"));
		Dialog($$anchor, {
			get title() {
				return get($0);
			},
			get onclose() {
				return $$props.onclose;
			},
			children: ($$anchor, $$slotProps) => {
				var fragment_1 = root_3$17();
				var table = first_child(fragment_1);
				var tbody = child(table);
				each(tbody, 21, () => $$props.keys, ([key, message]) => key, ($$anchor, $$item) => {
					var $$array = user_derived(() => to_array(get($$item), 2));
					let key = () => get($$array)[0];
					let message = () => get($$array)[1];
					var tr = root$34();
					var th = child(tr);
					var kbd = child(th);
					var text = only_child(kbd, true);
					reset(th);
					var td = sibling(th);
					var text_1 = only_child(td, true);
					reset(tr);
					template_effect(($0) => {
						set_text(text, key());
						set_text(text_1, $0);
					}, [() => t(message())]);
					append($$anchor, tr);
				});
				reset(tbody);
				reset(table);
				var div = sibling(table, 2);
				var node = child(div);
				var consequent = ($$anchor) => {
					var a = root_1$27();
					var text_2 = only_child(a, true);
					template_effect(($0) => {
						set_attribute(a, "href", `/edition/${edition() ?? ""}`);
						set_text(text_2, $0);
					}, [() => t("rules.all")]);
					append($$anchor, a);
				};
				if_block(node, ($$render) => {
					if (edition()) $$render(consequent);
				});
				var node_1 = sibling(node, 2);
				var consequent_1 = ($$anchor) => {
					var button = root_2$21();
					var text_3 = only_child(button, true);
					template_effect(($0) => set_text(text_3, $0), [() => t("text.title")]);
					delegated("click", button, function(...$$args) {
						ontext()?.apply(this, $$args);
					});
					append($$anchor, button);
				};
				if_block(node_1, ($$render) => {
					if (ontext()) $$render(consequent_1);
				});
				reset(div);
				append($$anchor, fragment_1);
			},
			$$slots: { default: true }
		});
	}
	pop();
}
delegate(["click"]);
// src/help/keys.ts
/** The shortcut of a key; null when there is none. */
function tableKey(key) {
	if (/^[1-9]$/.test(key)) return {
		name: "take",
		slot: Number(key) - 1
	};
	const found = Object.entries(KEYS).find(([, keys]) => keys.includes(key));
	return found ? { name: found[0] } : null;
}
var KEYS = {
	draw: ["0", "d"],
	tickets: ["t"],
	routes: ["c"],
	map: ["m"],
	stop: ["s"],
	pass: ["p"],
	retreat: ["r"],
	undo: ["u"],
	hint: ["h"],
	chat: ["k"],
	text: ["x"],
	help: ["?"]
};
/** How the keys are written in the help, in order. */
var HELP = [
	["1 – 5", "take"],
	["0, D", "draw"],
	["T", "tickets"],
	["C", "routes"],
	["M", "map"],
	["S", "stop"],
	["P", "pass"],
	["R", "retreat"],
	["U", "undo"],
	["H", "hint"],
	["K", "chat"],
	["X", "text"],
	["+, −", "zoom"],
	["Esc", "cancel"],
	["?", "help"]
];
/** Whether a key belongs to something else: a text field, or the browser. */
function isHandledElsewhere(event) {
	if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
	const target = event.target;
	return target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;
}
// src/help/lesson.ts
var did = (type, times = 1) => (happened, seat) => mine(happened, seat).filter((event) => event.type === type).length >= times;
var drewTwo = (happened, seat) => mine(happened, seat).filter((event) => event.type === "card_drawn" || event.type === "card_taken").length >= 2;
function mine(happened, seat) {
	return happened.flatMap((entry) => entry.events.filter((event) => "seat" in event && event.seat === seat));
}
var mayClaim = (view) => view.legal_actions.some((action) => action.startsWith("claim "));
function lessonOf(edition) {
	const { rules, routes } = edition;
	const has = (kind) => routes.some((route) => route.kind === kind);
	return [
		{ name: "welcome" },
		{
			name: "tickets",
			done: did("tickets_chosen"),
			values: { keep: rules.opening_keep }
		},
		{ name: "board" },
		{
			name: "draw",
			done: drewTwo
		},
		{ name: rules.display_locomotive_is_whole_draw ? "locomotive" : "locomotive.free" },
		{
			name: "collect",
			ready: mayClaim,
			done: did("route_claimed")
		},
		{ name: "points" },
		!rules.locomotives_wild_on.includes("regular") && { name: "locomotives.limited" },
		has("ferry") && {
			name: ferryLesson(edition),
			values: { any: rules.ferry_any_for_one }
		},
		has("tunnel") && {
			name: "tunnel",
			values: { reveal: rules.tunnel_reveal }
		},
		rules.stations > 0 && {
			name: "station",
			values: { points: rules.station_points }
		},
		routes.some((route) => route.bonus_draw > 0) && { name: "bonus_draw" },
		edition.bonus_cards.length > 0 && { name: rules.bonus_cards === "all" ? "bonus.one" : "bonus.some" },
		{
			name: "more_tickets",
			values: { draw: rules.ticket_draw }
		},
		{
			name: "end",
			values: { trains: rules.last_round_at }
		}
	].filter((step) => step !== false);
}
function ferryLesson({ rules }) {
	if (rules.ferry_any_for_one) return "ferry.any";
	return rules.ferry_symbol === "locomotive_or_pair" ? "ferry.pair" : "ferry";
}
/** The index of the step to show, given the log and how many steps were read. */
function position(steps, read, happened, seat) {
	let at = read;
	while (at < steps.length && steps[at].done?.(happened, seat)) at += 1;
	return at;
}
// src/help/Lesson.svelte
var root$33 = from_html(`<button class="button primary svelte-1io74ez" type="button"> </button>`);
var root_1$26 = from_html(`<p aria-live="polite"> </p> <div class="row svelte-1io74ez"><progress class="svelte-1io74ez"></progress> <button class="button svelte-1io74ez" type="button"> </button> <!></div>`, 1);
var root_2$20 = from_html(`<section class="lesson card svelte-1io74ez" aria-labelledby="lesson-title"><h2 id="lesson-title" class="svelte-1io74ez"><button type="button" class="svelte-1io74ez"> <span aria-hidden="true"> </span></button></h2> <!></section>`);
function Lesson($$anchor, $$props) {
	push($$props, true);
	/** The current step of a lesson, as a card over the board. */
	let read = state(0);
	let closed = state(false);
	let folded = state(false);
	const steps = user_derived(() => lessonOf($$props.board.edition));
	const at = user_derived(() => $$props.table.seat === null ? get(read) : position(get(steps), get(read), $$props.table.log, $$props.table.seat));
	const step = user_derived(() => get(steps)[get(at)]);
	const waiting = user_derived(() => get(step)?.done !== void 0);
	const early = user_derived(() => get(step)?.ready !== void 0 && $$props.table.view !== null && !get(step).ready($$props.table.view));
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_2 = ($$anchor) => {
		var section = root_2$20();
		var h2 = child(section);
		var button = child(h2);
		var text = child(button);
		var span = sibling(text);
		var text_1 = only_child(span, true);
		reset(button);
		reset(h2);
		var node_1 = sibling(h2, 2);
		var consequent_1 = ($$anchor) => {
			var fragment_1 = root_1$26();
			var p = first_child(fragment_1);
			var text_2 = only_child(p, true);
			var div = sibling(p, 2);
			var progress = child(div);
			var button_1 = sibling(progress, 2);
			var text_3 = only_child(button_1, true);
			var node_2 = sibling(button_1, 2);
			var consequent = ($$anchor) => {
				var button_2 = root$33();
				var text_4 = only_child(button_2, true);
				template_effect(($0) => set_text(text_4, $0), [() => get(at) + 1 === get(steps).length ? t("lesson.finish") : t("lesson.next")]);
				delegated("click", button_2, () => set(read, get(at) + 1));
				append($$anchor, button_2);
			};
			if_block(node_2, ($$render) => {
				if (!get(waiting)) $$render(consequent);
			});
			reset(div);
			template_effect(($0, $1, $2) => {
				set_text(text_2, $0);
				set_attribute(progress, "max", get(steps).length);
				set_value(progress, get(at));
				set_attribute(progress, "aria-label", $1);
				set_text(text_3, $2);
			}, [
				() => t(`lesson.${get(step).name}${get(early) ? ".early" : ""}`, get(step).values),
				() => t("lesson.progress"),
				() => t("lesson.leave")
			]);
			delegated("click", button_1, () => set(closed, true));
			append($$anchor, fragment_1);
		};
		if_block(node_1, ($$render) => {
			if (!get(folded)) $$render(consequent_1);
		});
		reset(section);
		template_effect(($0) => {
			set_attribute(button, "aria-expanded", !get(folded));
			set_text(text, `${$0 ?? ""} `);
			set_text(text_1, get(folded) ? "▸" : "▾");
		}, [() => t(`lesson.${get(step).name}.title`)]);
		delegated("click", button, () => set(folded, !get(folded)));
		append($$anchor, section);
	};
	if_block(node, ($$render) => {
		if (get(step) && !get(closed) && !$$props.table.over) $$render(consequent_2);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/help/HelpOverlays.svelte
var root$32 = from_html(`<!> <!> <!> <button class="totext button svelte-9d7n5x" type="button"> </button>`, 1);
function HelpOverlays($$anchor, $$props) {
	push($$props, true);
	/** Opens the chat, where there is one. */
	let open = state(null);
	function help() {
		set(open, "help");
	}
	function hint() {
		set(open, "hint");
	}
	function key(event) {
		if (isHandledElsewhere(event) || get(open) !== null || document.querySelector("dialog[open]")) return;
		const pressed = tableKey(event.key);
		if (!pressed) return;
		const { menu, view } = $$props.table;
		switch (pressed.name) {
			case "take": {
				const card = view?.display[pressed.slot ?? 0];
				if (card) $$props.turn.take(card);
				break;
			}
			case "draw":
				$$props.turn.draw();
				break;
			case "tickets":
				$$props.turn.drawTickets();
				break;
			case "routes":
				set(open, "claims");
				break;
			case "map":
				document.querySelector("[role=\"application\"]")?.focus();
				break;
			case "stop":
				if (menu.stop) $$props.turn.submit("stop");
				break;
			case "pass":
				if (menu.pass) $$props.turn.submit("pass");
				break;
			case "retreat":
				if (menu.retreat) $$props.turn.submit("retreat");
				break;
			case "undo":
				if ($$props.table.canUndo) $$props.table.undo();
				break;
			case "hint":
				if ($$props.table.info?.hints && $$props.table.myTurn) set(open, "hint");
				break;
			case "chat":
				$$props.onchat();
				break;
			case "text":
				set(open, "text");
				break;
			case "help": set(open, "help");
		}
		event.preventDefault();
	}
	const keys = HELP.map(([written, name]) => [written, `keys.${name}`]);
	const close = () => set(open, null);
	var $$exports = {
		help,
		hint
	};
	var fragment = root$32();
	event("keydown", $window, key);
	var node = first_child(fragment);
	Announcer(node, {
		get table() {
			return $$props.table;
		},
		get context() {
			return $$props.context;
		}
	});
	var node_1 = sibling(node, 2);
	var consequent = ($$anchor) => {
		Lesson($$anchor, {
			get table() {
				return $$props.table;
			},
			get board() {
				return $$props.board;
			}
		});
	};
	if_block(node_1, ($$render) => {
		if ($$props.lesson) $$render(consequent);
	});
	var node_2 = sibling(node_1, 2);
	var consequent_1 = ($$anchor) => {
		KeyboardHelp($$anchor, {
			get keys() {
				return keys;
			},
			get edition() {
				return $$props.board.edition.id;
			},
			onclose: close,
			ontext: () => set(open, "text")
		});
	};
	var consequent_2 = ($$anchor) => {
		ClaimList($$anchor, {
			get turn() {
				return $$props.turn;
			},
			get board() {
				return $$props.board;
			},
			onclose: close
		});
	};
	var consequent_3 = ($$anchor) => {
		Hint($$anchor, {
			get table() {
				return $$props.table;
			},
			get board() {
				return $$props.board;
			},
			onclose: close
		});
	};
	var consequent_4 = ($$anchor) => {
		TextMode($$anchor, {
			get turn() {
				return $$props.turn;
			},
			get board() {
				return $$props.board;
			},
			get context() {
				return $$props.context;
			},
			onclose: close,
			onhint: () => hintText($$props.table, $$props.board)
		});
	};
	if_block(node_2, ($$render) => {
		if (get(open) === "help") $$render(consequent_1);
		else if (get(open) === "claims") $$render(consequent_2, 1);
		else if (get(open) === "hint") $$render(consequent_3, 2);
		else if (get(open) === "text") $$render(consequent_4, 3);
	});
	var button = sibling(node_2, 2);
	var text = only_child(button, true);
	template_effect(($0) => set_text(text, $0), [() => t("text.title")]);
	delegated("click", button, () => set(open, "text"));
	append($$anchor, fragment);
	return pop($$exports);
}
delegate(["click"]);
// src/lib/turn.svelte.ts
var Turn = class {
	table;
	#board;
	#color = state(null);
	get color() {
		return get(this.#color);
	}
	set color(value) {
		set(this.#color, value, true);
	}
	#step = state(null);
	get step() {
		return get(this.#step);
	}
	set step(value) {
		set(this.#step, value);
	}
	#premove = state(null);
	get premove() {
		return get(this.#premove);
	}
	set premove(value) {
		set(this.#premove, value);
	}
	#failedPremove = state(null);
	get failedPremove() {
		return get(this.#failedPremove);
	}
	set failedPremove(value) {
		set(this.#failedPremove, value);
	}
	constructor(table, board = null) {
		this.table = table;
		this.#board = board;
	}
	#payable = user_derived(
		/** The routes that can be claimed now, in the chosen colour if there is one. */
		() => {
			const routes = /* @__PURE__ */ new Set();
			for (const [route, payments] of this.table.menu.claims) if (this.color === null || paymentsIn(payments, this.color).length) routes.add(route);
			return routes;
		}
	);
	get payable() {
		return get(this.#payable);
	}
	set payable(value) {
		set(this.#payable, value);
	}
	routesPaidWith(card) {
		let routes = 0;
		for (const payments of this.table.menu.claims.values()) if (paymentsIn(payments, card).length) routes += 1;
		return routes;
	}
	get canPremove() {
		const { view, seat, over } = this.table;
		return view !== null && seat !== null && !over && view.phase !== "opening" && !this.table.myTurn;
	}
	cancel() {
		if (this.step) this.step = null;
		else if (this.color) this.color = null;
		else this.premove = null;
	}
	chooseColor(card) {
		this.color = this.color === card ? null : card;
		this.step = null;
	}
	take(card) {
		if (this.table.menu.take.has(card)) this.#send(`take ${formatCard(card)}`);
		else if (this.canPremove) this.#toggle({
			kind: "take",
			card
		});
	}
	draw() {
		if (this.table.menu.draw) this.#send("draw");
		else if (this.canPremove) this.#toggle({ kind: "draw" });
	}
	drawTickets(sure = false) {
		if (this.table.menu.tickets) {
			if (!sure && settings.values.confirmTickets) this.step = { kind: "tickets" };
			else this.#send("tickets");
		} else if (this.canPremove) this.#toggle({ kind: "tickets" });
	}
	/** Claim a route, perhaps in a colour; when it is not our turn, set or clear that as the premove. */
	pickRoute(route, color = this.color) {
		if (this.canPremove) {
			this.#toggle({
				kind: "claim",
				route,
				color
			});
			return;
		}
		const wanted = this.#trackFor(route, color);
		const payments = this.table.menu.claims.get(wanted) ?? [];
		const inColor = color ? paymentsIn(payments, color) : payments;
		const target = {
			what: "claim",
			id: wanted
		};
		if (!inColor.length && payments.length) this.step = {
			kind: "pay",
			target,
			payments
		};
		else this.#offer(target, inColor);
	}
	pickCity(city) {
		this.step = {
			kind: "city",
			city
		};
	}
	buildStation(city) {
		this.#offer({
			what: "station",
			id: city
		}, this.table.menu.stations.get(city) ?? []);
	}
	/** Choose the cards one by one. */
	pickByHand(target) {
		this.step = {
			kind: "pick",
			target,
			cards: {}
		};
	}
	setPicked(card, count) {
		if (this.step?.kind !== "pick") return;
		this.step = {
			...this.step,
			cards: {
				...this.step.cards,
				[card]: count
			}
		};
	}
	payPicked() {
		if (this.step?.kind !== "pick" || cardTotal(this.step.cards) === 0) return;
		const { target, cards } = this.step;
		this.#send(`${target.what} ${target.id} ${formatCards(cards)}`);
	}
	pay(payment) {
		this.#send(payment.action);
	}
	keep(tickets) {
		this.#send(`keep ${tickets.join(" ")}`);
	}
	/** Send a whole action in notation, such as `pass` or what was typed. */
	submit(action) {
		this.#send(action);
	}
	/** To be called when the position has changed: drops a step that is no longer possible, and plays the premove. */
	update() {
		const { menu, view } = this.table;
		if (!view) return;
		if (this.step && !this.#stillPossible(this.step)) this.step = null;
		if (this.color && !((view.seat === null ? null : view.hands[view.seat])?.[this.color] ?? 0)) this.color = null;
		if (this.premove && this.table.myTurn && view.phase === "turn" && this.table.pending === null) {
			const premove = this.premove;
			this.premove = null;
			if (premove.kind === "draw" && menu.draw) this.#send("draw");
			else if (premove.kind === "take" && menu.take.has(premove.card)) this.take(premove.card);
			else if (premove.kind === "tickets" && menu.tickets) this.#send("tickets");
			else if (premove.kind === "claim" && menu.claims.has(premove.route)) this.#claimPremoved(premove.route, premove.color);
			else this.failedPremove = premove;
		}
	}
	#claimPremoved(route, color) {
		const payments = this.table.menu.claims.get(route) ?? [];
		const inColor = color ? paymentsIn(payments, color) : payments;
		const choice = inColor.length ? inColor : payments;
		if (choice.length === 1) this.#send(choice[0].action);
		else this.step = {
			kind: "pay",
			target: {
				what: "claim",
				id: route
			},
			payments: choice
		};
	}
	/** The route itself or, if it cannot be paid for in this colour, a parallel one that can. */
	#trackFor(route, color) {
		const { claims } = this.table.menu;
		const pays = (id) => {
			const payments = claims.get(id) ?? [];
			return color ? paymentsIn(payments, color).length > 0 : payments.length > 0;
		};
		if (!this.#board || pays(route)) return route;
		return this.#board.parallelRoutes(route).find(({ id }) => pays(id))?.id ?? route;
	}
	#offer(target, payments) {
		if (payments.length === 0) this.step = {
			kind: "why",
			target
		};
		else if (payments.length === 1 && !settings.confirms) this.#send(payments[0].action);
		else this.step = {
			kind: "pay",
			target,
			payments
		};
	}
	#toggle(premove) {
		this.premove = JSON.stringify(premove) === JSON.stringify(this.premove) ? null : premove;
	}
	#send(action) {
		this.step = null;
		this.color = null;
		this.premove = null;
		this.table.act(action);
	}
	#stillPossible(step) {
		if (step.kind === "city") return true;
		if (step.kind === "why") return this.table.myTurn;
		if (step.kind === "tickets") return this.table.menu.tickets;
		const { what, id } = step.target;
		return (what === "claim" ? this.table.menu.claims : this.table.menu.stations).has(id) || step.kind === "pick" && this.table.myTurn && this.table.view?.phase === "turn";
	}
};
// src/table/Bonuses.svelte
var root$31 = from_html(`<span><!> </span>`);
var root_1$25 = from_html(`<li><div class="head svelte-u479dj"><span class="name"> </span><strong> </strong></div> <div class="counts svelte-u479dj"></div></li>`);
var root_2$19 = from_html(`<section class="bonuses"><h2 class="svelte-u479dj"> </h2> <ul class="svelte-u479dj"></ul></section>`);
function Bonuses($$anchor, $$props) {
	push($$props, true);
	/** For each card what each seat has; null where that is hidden. */
	const name = (id, fallback) => has(`bonus.${id}`) ? t(`bonus.${id}`) : fallback;
	const leads = (all, count) => count !== null && count > 0 && count === Math.max(...all.map((other) => other ?? 0));
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var section = root_2$19();
		var h2 = child(section);
		var text = only_child(h2, true);
		var ul = sibling(h2, 2);
		each(ul, 20, () => $$props.cards, (id) => id, ($$anchor, id) => {
			const card = user_derived(() => $$props.board.bonusCards.get(id));
			const all = user_derived(() => $$props.counts.get(id) ?? []);
			var li = root_1$25();
			var div = child(li);
			var span = child(div);
			var text_1 = only_child(span, true);
			var strong = sibling(span);
			var text_2 = only_child(strong);
			reset(div);
			var div_1 = sibling(div, 2);
			each(div_1, 21, () => get(all), index, ($$anchor, count, seat) => {
				var span_1 = root$31();
				let classes;
				var node_1 = child(span_1);
				SeatMark(node_1, { seat });
				var text_3 = sibling(node_1);
				reset(span_1);
				template_effect(($0) => {
					classes = set_class(span_1, 1, "svelte-u479dj", null, classes, { leads: $0 });
					set_text(text_3, ` ${get(count) ?? "?" ?? ""}`);
				}, [() => leads(get(all), get(count))]);
				append($$anchor, span_1);
			});
			reset(div_1);
			reset(li);
			template_effect(($0) => {
				set_attribute(div, "title", get(card).about);
				set_text(text_1, $0);
				set_text(text_2, `+${get(card).points ?? ""}`);
			}, [() => name(id, get(card).name)]);
			append($$anchor, li);
		});
		reset(ul);
		reset(section);
		template_effect(($0, $1) => {
			set_attribute(section, "aria-label", $0);
			set_text(text, $1);
		}, [() => t("bonuses.title"), () => t("bonuses.title")]);
		append($$anchor, section);
	};
	if_block(node, ($$render) => {
		if ($$props.cards.length) $$render(consequent);
	});
	append($$anchor, fragment);
	pop();
}
// src/lib/preview.ts
/** How many trains a seat would have after putting one on each space of a route; null where it has fewer than that. */
function trainsAfter(view, seat, route) {
	const left = (seat === null ? 0 : view.trains[seat] ?? 0) - route.length;
	return left < 0 ? null : left;
}
/** Whether a card turned over for a tunnel is one of those to be paid for; how many they are comes from the server. */
function costsExtra(revealed, laid) {
	return revealed === "locomotive" || (laid[revealed] ?? 0) > 0;
}
// src/components/CardFace.svelte
var root$30 = from_svg(`<rect x=".75" y=".75" width="58.5" height="38.5" rx="5" fill="#12324a" stroke="#0a1d2c" stroke-width="1.5"></rect><rect x="4.5" y="4.5" width="51" height="31" rx="3" fill="none" stroke="#d9b96a" stroke-width="1.2"></rect><path d="M16 28 44 12" stroke="#f6ecd2" stroke-width="3.2" stroke-linecap="round" stroke-dasharray="7 4"></path><circle cx="16" cy="28" r="3.6" fill="#ffcf5c"></circle><circle cx="44" cy="12" r="3.6" fill="#ffcf5c"></circle>`, 1);
var root_1$24 = from_svg(`<defs><linearGradient id="loco-face" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#d23a32"></stop><stop offset=".22" stop-color="#ee8524"></stop><stop offset=".42" stop-color="#f6cf2f"></stop><stop offset=".62" stop-color="#3d9b4c"></stop><stop offset=".82" stop-color="#2d6fc0"></stop><stop offset="1" stop-color="#a05cb8"></stop></linearGradient></defs><rect x=".75" y=".75" width="58.5" height="38.5" rx="5" fill="url(#loco-face)" stroke="#1b1b1f" stroke-width="1.5"></rect><rect x="9" y="6" width="42" height="28" rx="8" fill="#fffdf5"></rect><g transform="translate(30 20) scale(2.05)"></g>`, 1);
var root_2$18 = from_svg(`<rect x=".75" y=".75" width="58.5" height="38.5" rx="5" stroke="#1b1b1f" stroke-width="1.5"></rect><rect x="4.5" y="4.5" width="51" height="31" rx="3" fill="none" stroke="#fff" stroke-opacity=".45"></rect><g transform="translate(30 20) scale(2.3)"></g>`, 1);
var root_3$16 = from_svg(`<svg class="face svelte-q601t9" viewBox="0 0 60 40" aria-hidden="true"><!></svg>`);
function CardFace($$anchor, $$props) {
	push($$props, true);
	var svg = root_3$16();
	var node = child(svg);
	var consequent = ($$anchor) => {
		var fragment = root$30();
		next(4);
		append($$anchor, fragment);
	};
	var alternate_1 = ($$anchor) => {
		var fragment_1 = comment();
		var node_1 = first_child(fragment_1);
		var consequent_1 = ($$anchor) => {
			var fragment_2 = root_1$24();
			var g = sibling(first_child(fragment_2), 3);
			html(g, () => symbolOf($$props.card), true);
			reset(g);
			append($$anchor, fragment_2);
		};
		var alternate = ($$anchor) => {
			var fragment_3 = root_2$18();
			var rect = first_child(fragment_3);
			var g_1 = sibling(rect, 2);
			html(g_1, () => symbolOf($$props.card), true);
			reset(g_1);
			template_effect(($0) => set_attribute(rect, "fill", $0), [() => colorOf($$props.card)]);
			append($$anchor, fragment_3);
		};
		if_block(node_1, ($$render) => {
			if ($$props.card === "locomotive") $$render(consequent_1);
			else $$render(alternate, -1);
		});
		append($$anchor, fragment_1);
	};
	if_block(node, ($$render) => {
		if ($$props.card === null) $$render(consequent);
		else $$render(alternate_1, -1);
	});
	reset(svg);
	append($$anchor, svg);
	pop();
}
// src/table/CardPicker.svelte
var root$29 = from_html(`<li class="svelte-u4ga5q"><button type="button" class="step svelte-u4ga5q">−</button> <button type="button"><!> <span class="count svelte-u4ga5q"> </span></button></li>`);
var root_1$23 = from_html(`<p class="how svelte-u4ga5q"> </p> <ul class="svelte-u4ga5q"></ul> <button type="button" class="button primary"> </button>`, 1);
function CardPicker($$anchor, $$props) {
	push($$props, true);
	const held = user_derived(() => CARDS.filter((card) => ($$props.hand[card] ?? 0) > 0));
	const total = user_derived(() => cardTotal($$props.picked));
	var fragment = root_1$23();
	var p = first_child(fragment);
	var text = only_child(p, true);
	var ul = sibling(p, 2);
	each(ul, 20, () => get(held), (card) => card, ($$anchor, card) => {
		const count = user_derived(() => $$props.picked[card] ?? 0);
		var li = root$29();
		var button = child(li);
		var button_1 = sibling(button, 2);
		let classes;
		var node = child(button_1);
		CardFace(node, { get card() {
			return card;
		} });
		var span = sibling(node, 2);
		var text_1 = only_child(span);
		reset(button_1);
		reset(li);
		template_effect(($0, $1) => {
			button.disabled = get(count) === 0;
			set_attribute(button, "aria-label", $0);
			classes = set_class(button_1, 1, "face svelte-u4ga5q", null, classes, { some: get(count) > 0 });
			button_1.disabled = get(count) >= $$props.hand[card];
			set_attribute(button_1, "aria-label", $1);
			set_attribute(button_1, "data-pick", card);
			set_text(text_1, `${get(count) ?? ""}/${$$props.hand[card] ?? ""}`);
		}, [() => t("pick.less", { card: cardWord(card) }), () => t("pick.more", {
			card: cardWord(card),
			n: get(count),
			all: $$props.hand[card]
		})]);
		delegated("click", button, () => $$props.onset(card, get(count) - 1));
		delegated("click", button_1, () => $$props.onset(card, get(count) + 1));
		append($$anchor, li);
	});
	reset(ul);
	var button_2 = sibling(ul, 2);
	var text_2 = only_child(button_2);
	template_effect(($0, $1) => {
		set_text(text, $0);
		button_2.disabled = get(total) === 0;
		set_text(text_2, `${$$props.verb ?? ""} (${$1 ?? ""})`);
	}, [() => t("pick.how"), () => t("pick.total", { n: get(total) })]);
	delegated("click", button_2, function(...$$args) {
		$$props.onpay?.apply(this, $$args);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/table/CityRoutes.svelte
var root$28 = from_html(`<small class="svelte-sxod5v"> </small>`);
var root_1$22 = from_html(`<button type="button" class="button"> </button>`);
var root_2$17 = from_html(`<span class="owner svelte-sxod5v"><!> </span>`);
var root_3$15 = from_html(`<strong class="svelte-sxod5v"> </strong>`);
var root_4$8 = from_html(`<li class="svelte-sxod5v"><button type="button"><span class="swatch svelte-sxod5v" aria-hidden="true"></span> <span> </span> <span class="what svelte-sxod5v"> <!></span> <!></button></li>`);
var root_5$5 = from_html(`<h2 class="svelte-sxod5v"> <!></h2> <!> <ul class="svelte-sxod5v"></ul>`, 1);
function CityRoutes($$anchor, $$props) {
	push($$props, true);
	const owners = user_derived(() => $$props.turn.table.view?.routes ?? {});
	const routes = user_derived(() => [...$$props.board.routesOf.get($$props.city) ?? []].sort((a, b) => Number($$props.turn.payable.has(b.id)) - Number($$props.turn.payable.has(a.id)) || b.points - a.points));
	const other = (route) => $$props.board.cityName(route.a === $$props.city ? route.b : route.a);
	var fragment = root_5$5();
	var h2 = first_child(fragment);
	var text$4 = child(h2, true);
	var node_1 = sibling(text$4);
	var consequent = ($$anchor) => {
		var small = root$28();
		var text_1 = only_child(small);
		template_effect(($0) => set_text(text_1, `(${$0 ?? ""})`), [() => $$props.board.cities.get($$props.city)?.modern]);
		append($$anchor, small);
	};
	var d = user_derived(() => $$props.board.cities.get($$props.city)?.modern);
	if_block(node_1, ($$render) => {
		if (get(d)) $$render(consequent);
	});
	reset(h2);
	var node_2 = sibling(h2, 2);
	var consequent_1 = ($$anchor) => {
		var button = root_1$22();
		var text_2 = only_child(button, true);
		template_effect(($0) => {
			set_attribute(button, "data-station-here", $$props.city);
			set_text(text_2, $0);
		}, [() => t("station.build")]);
		delegated("click", button, () => $$props.turn.buildStation($$props.city));
		append($$anchor, button);
	};
	var d_1 = user_derived(() => $$props.turn.table.menu.stations.has($$props.city));
	if_block(node_2, ($$render) => {
		if (get(d_1)) $$render(consequent_1);
	});
	var ul = sibling(node_2, 2);
	each(ul, 23, () => get(routes), (route) => route.id, ($$anchor, route, k) => {
		const owner = user_derived(() => get(owners)[get(route).id]);
		var li = root_4$8();
		var button_1 = child(li);
		let classes;
		var span = child(button_1);
		let styles;
		var span_1 = sibling(span, 2);
		var text_3 = only_child(span_1, true);
		var span_2 = sibling(span_1, 2);
		var text_4 = child(span_2, true);
		var node_3 = sibling(text_4);
		var consequent_2 = ($$anchor) => {
			var text_5 = text();
			template_effect(($0) => set_text(text_5, `, ${$0 ?? ""}`), [() => t(`route.${get(route).kind}`)]);
			append($$anchor, text_5);
		};
		if_block(node_3, ($$render) => {
			if (get(route).kind !== "regular") $$render(consequent_2);
		});
		reset(span_2);
		var node_4 = sibling(span_2, 2);
		var consequent_3 = ($$anchor) => {
			var span_3 = root_2$17();
			var node_5 = child(span_3);
			SeatMark(node_5, { get seat() {
				return get(owner);
			} });
			var text_6 = sibling(node_5);
			reset(span_3);
			template_effect(($0) => set_text(text_6, ` ${$0 ?? ""}`), [() => $$props.nameOf(get(owner))]);
			append($$anchor, span_3);
		};
		var consequent_4 = ($$anchor) => {
			var strong = root_3$15();
			var text_7 = only_child(strong, true);
			template_effect(($0) => set_text(text_7, $0), [() => t("route.claim")]);
			append($$anchor, strong);
		};
		var d_2 = user_derived(() => $$props.turn.payable.has(get(route).id));
		if_block(node_4, ($$render) => {
			if (get(owner) !== void 0) $$render(consequent_3);
			else if (get(d_2)) $$render(consequent_4, 1);
		});
		reset(button_1);
		attach(button_1, () => (node) => {
			if (get(k) === 0) node.focus({ preventScroll: true });
		});
		reset(li);
		template_effect(($0, $1, $2, $3) => {
			button_1.disabled = get(owner) !== void 0;
			classes = set_class(button_1, 1, "svelte-sxod5v", null, classes, { payable: $0 });
			styles = set_style(span, "", styles, { background: $1 });
			set_text(text_3, $2);
			set_text(text_4, $3);
		}, [
			() => $$props.turn.payable.has(get(route).id),
			() => colorOf(get(route).color),
			() => t("route.to", { city: other(get(route)) }),
			() => t("route.length", {
				n: get(route).length,
				color: routeColorText(get(route).color)
			})
		]);
		delegated("click", button_1, () => $$props.turn.pickRoute(get(route).id, null));
		event("pointerenter", button_1, () => $$props.onshow(get(route).id));
		event("pointerleave", button_1, () => $$props.onshow(null));
		event("focus", button_1, () => $$props.onshow(get(route).id));
		event("blur", button_1, () => $$props.onshow(null));
		append($$anchor, li);
	});
	reset(ul);
	template_effect(($0) => set_text(text$4, $0), [() => $$props.board.cityName($$props.city)]);
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/components/MiniCards.svelte
var root$27 = from_html(`<span class="count"> </span>`);
var root_1$21 = from_html(`<span class="kind svelte-4h5dse"><!><span class="face svelte-4h5dse"><!></span></span>`);
var root_2$16 = from_html(`<span class="cards svelte-4h5dse" role="img"></span>`);
var root_3$14 = from_html(`<span class="none svelte-4h5dse"> </span>`);
function MiniCards($$anchor, $$props) {
	push($$props, true);
	const shown = user_derived(() => CARDS.filter((card) => ($$props.cards[card] ?? 0) > 0));
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_1 = ($$anchor) => {
		var span = root_2$16();
		each(span, 20, () => get(shown), (card) => card, ($$anchor, card) => {
			var span_1 = root_1$21();
			var node_1 = child(span_1);
			var consequent = ($$anchor) => {
				var span_2 = root$27();
				var text = only_child(span_2, true);
				template_effect(() => set_text(text, $$props.cards[card]));
				append($$anchor, span_2);
			};
			if_block(node_1, ($$render) => {
				if ($$props.cards[card] !== 1) $$render(consequent);
			});
			var span_3 = sibling(node_1);
			CardFace(child(span_3), { get card() {
				return card;
			} });
			reset(span_3);
			reset(span_1);
			append($$anchor, span_1);
		});
		reset(span);
		template_effect(($0) => set_attribute(span, "aria-label", $0), [() => cardsInWords($$props.cards)]);
		append($$anchor, span);
	};
	var alternate = ($$anchor) => {
		var span_4 = root_3$14();
		var text_1 = only_child(span_4, true);
		template_effect(($0) => set_text(text_1, $0), [() => t("text.no_cards")]);
		append($$anchor, span_4);
	};
	if_block(node, ($$render) => {
		if (get(shown).length) $$render(consequent_1);
		else $$render(alternate, -1);
	});
	append($$anchor, fragment);
	pop();
}
// src/table/PaymentChoice.svelte
var root$26 = from_html(`<button type="button"><!> <!></button>`);
var root_1$20 = from_html(`<button type="button" class="button way other svelte-6acw55"> </button>`);
var root_2$15 = from_html(`<div class="ways svelte-6acw55" role="group"><!> <!></div>`);
function PaymentChoice($$anchor, $$props) {
	push($$props, true);
	/** What the button says when there is only one way. */
	const sorted = user_derived(() => cheapestFirst($$props.payments));
	var div = root_2$15();
	var node_1 = child(div);
	each(node_1, 19, () => get(sorted), (payment) => payment.action, ($$anchor, payment, k) => {
		var button = root$26();
		let classes;
		var node_2 = child(button);
		var consequent = ($$anchor) => {
			var text$3 = text();
			template_effect(() => set_text(text$3, $$props.verb));
			append($$anchor, text$3);
		};
		if_block(node_2, ($$render) => {
			if (get(sorted).length === 1) $$render(consequent);
		});
		MiniCards(sibling(node_2, 2), { get cards() {
			return get(payment).cards;
		} });
		reset(button);
		attach(button, () => (node) => {
			if (get(k) === 0) node.focus({ preventScroll: true });
		});
		template_effect(($0) => {
			classes = set_class(button, 1, "button way svelte-6acw55", null, classes, { primary: get(sorted).length === 1 });
			set_attribute(button, "data-pay", get(payment).action);
			set_attribute(button, "aria-label", `${$$props.verb ?? ""}: ${$0 ?? ""}`);
		}, [() => cardsInWords(get(payment).cards)]);
		delegated("click", button, () => $$props.onpay(get(payment)));
		append($$anchor, button);
	});
	var node_4 = sibling(node_1, 2);
	var consequent_1 = ($$anchor) => {
		var button_1 = root_1$20();
		var text_1 = only_child(button_1, true);
		template_effect(($0) => set_text(text_1, $0), [() => t("pay.other")]);
		delegated("click", button_1, function(...$$args) {
			$$props.onpick?.apply(this, $$args);
		});
		append($$anchor, button_1);
	};
	if_block(node_4, ($$render) => {
		if ($$props.onpick) $$render(consequent_1);
	});
	reset(div);
	template_effect(($0) => set_attribute(div, "aria-label", $0), [() => t("pay.title")]);
	append($$anchor, div);
	pop();
}
delegate(["click"]);
// src/help/rule-text.svelte.ts
var loaders = Object.assign({
	"../messages/rules/rules-da.json": () => __vitePreload(() => import("./rules-da.js"), []),
	"../messages/rules/rules-de.json": () => __vitePreload(() => import("./rules-de.js"), []),
	"../messages/rules/rules-en.json": () => __vitePreload(() => import("./rules-en.js"), []),
	"../messages/rules/rules-fi.json": () => __vitePreload(() => import("./rules-fi.js"), []),
	"../messages/rules/rules-fr.json": () => __vitePreload(() => import("./rules-fr.js"), []),
	"../messages/rules/rules-nb.json": () => __vitePreload(() => import("./rules-nb.js"), []),
	"../messages/rules/rules-sv.json": () => __vitePreload(() => import("./rules-sv.js"), [])
});
var RuleTexts = class {
	#texts = state({});
	#locale = state("en");
	get ready() {
		return "GOAL" in get(this.#texts);
	}
	async load(locale = language.current) {
		const texts = (await (loaders[`../messages/rules/rules-${locale}.json`] ?? loaders["../messages/rules/rules-en.json"])()).default;
		if (locale !== language.current) return;
		set(this.#texts, texts);
		set(this.#locale, locale, true);
	}
	heading(section) {
		return this.#fill(`section.${section}`, {});
	}
	/** A paragraph of the rulebook. Names of cards and lists depend on the language, so they are filled in here. */
	text(edition, paragraph) {
		const named = edition.bonus_cards.find((card) => card.id === paragraph.values.card);
		const always = edition.rules.bonus_cards === "all" ? edition.bonus_cards : [];
		return this.#fill(paragraph.key, {
			...paragraph.values,
			...this.#lists(paragraph),
			cards: cardsInWords(edition.rules.deck),
			name: named ? bonusName(named) : "",
			names: list(always.map(bonusName))
		});
	}
	#lists({ lists = {} }) {
		return Object.fromEntries(Object.entries(lists).map(([name, keys]) => [name, list(keys.map((key) => this.#fill(key, {})))]));
	}
	#fill(key, values) {
		const message = get(this.#texts)[key];
		return message === void 0 ? "" : fill(message, values, get(this.#locale));
	}
};
var ruleTexts = new RuleTexts();
// src/help/rulebook.ts
/** The rules that say what a bonus card counts, by `whatCounts`. */
var BONUS_RULES = {
	locomotives_in_hand: "BONUS-A",
	"completed_tickets mark=capital": "BONUS-B",
	trains_left: "BONUS-C",
	"routes length=1": "BONUS-D",
	longest_path: "BONUS-E",
	"completed_tickets max_points": "BONUS-F",
	countries: "BONUS-G",
	"completed_tickets mark=arctic": "BONUS-H",
	"routes mark=arctic": "BONUS-I",
	"routes kind=ferry": "BONUS-J",
	"routes country=Norway": "BONUS-K"
};
/** The rules that have all tie-breakers of an edition in one sentence. */
var TIE_RULES = {
	"completed_tickets longest_route": "TIE-2",
	"completed_tickets bonus_cards": "TIE-3"
};
/** What a bonus card counts, and what narrows it, as one string. */
function whatCounts(card) {
	const { counts, mark, country, kind, length, max_points } = card;
	return [
		counts,
		...Object.entries({
			mark,
			country,
			kind,
			length
		}).flatMap(([name, value]) => value ? `${name}=${value}` : []),
		...max_points ? ["max_points"] : []
	].join(" ");
}
function rulebook(edition) {
	return [
		{
			name: "goal",
			rules: [rule("GOAL")]
		},
		{
			name: "setup",
			rules: setup(edition)
		},
		{
			name: "turn",
			rules: [
				rule("TURN-1", edition.rules.stations ? "stations" : ""),
				rule("TURN-2"),
				rule("TURN-3")
			]
		},
		{
			name: "draw",
			rules: drawing(edition)
		},
		{
			name: "claim",
			rules: claiming(edition)
		},
		{
			name: "special",
			rules: special(edition)
		},
		{
			name: "tickets",
			rules: tickets(edition)
		},
		{
			name: "stations",
			rules: stations(edition)
		},
		{
			name: "end",
			rules: ending(edition)
		},
		{
			name: "bonus",
			rules: bonusCards(edition)
		},
		{
			name: "ties",
			rules: ties(edition)
		}
	].filter((section) => section.rules.length > 0);
}
/** The rule that a refusal names. `CLAIM-7/8/9` is one paragraph here too. */
function findRule(edition, id) {
	for (const section of rulebook(edition)) {
		const found = section.rules.find((paragraph) => paragraph.id === id);
		if (found) return found;
	}
	return null;
}
function rule(id, variant = "", values = {}) {
	return {
		id,
		key: variant ? `${id}.${variant}` : id,
		values
	};
}
function when(condition, ...rules) {
	return condition ? rules : [];
}
function setup({ rules, tickets, bonus_cards: bonus }) {
	const long = tickets.filter((ticket) => ticket.long).length;
	const short = tickets.length - long;
	const variant = long ? "long" : "";
	const [min, max] = rules.players;
	return [
		rule("SET-1", min === max ? "exactly" : "", {
			min,
			max
		}),
		rule("SET-2", "", { trains: rules.trains }),
		deck(rules),
		rule("SET-4", "", {
			hand: rules.hand,
			display: rules.display
		}),
		rule("SET-5", variant, {
			count: short,
			long
		}),
		rule("SET-6", variant, {
			count: rules.opening_tickets,
			long: rules.opening_long_tickets,
			keep: rules.opening_keep
		}),
		rule("SET-7", rules.opening_refused),
		...when(long, rule("SET-8")),
		...when(rules.stations, rule("SET-9", "", {
			stations: rules.stations,
			n: rules.stations
		})),
		...when(bonus.length && rules.bonus_cards, rules.bonus_cards === "all" ? rule("SET-10", "all") : rule("SET-10", "some", {
			drawn: rules.bonus_cards,
			count: bonus.length
		})),
		rule("SET-11"),
		rule("SET-12")
	];
}
/** One number for all colours where there are as many of each; otherwise every kind by name. */
function deck(rules) {
	const total = cardTotal(rules.deck);
	const locomotives = rules.deck.locomotive ?? 0;
	const [each = 0, ...others] = COLORS.map((color) => rules.deck[color] ?? 0);
	if (locomotives === 0 || others.some((count) => count !== each)) return rule("SET-3", "mixed", { total });
	return rule("SET-3", "", {
		each,
		locomotives,
		total
	});
}
function drawing({ rules }) {
	return [
		rule("DRAW-1"),
		rule(rules.display_locomotive_is_whole_draw ? "DRAW-2" : "DRAW-3"),
		...when(rules.sweep_at, rule("DRAW-4", "", { count: rules.sweep_at }), rule("DRAW-5")),
		rule("DRAW-10", rules.may_stop_after_first_card ? "may" : "must"),
		rule("DRAW-6"),
		rule("DRAW-7"),
		rule("DRAW-8"),
		rule("DRAW-9"),
		rule("DRAW-11")
	];
}
function claiming({ rules, routes }) {
	const doubled = routes.some((route) => route.group);
	return [
		rule("CLAIM-1"),
		rule("CLAIM-2"),
		rule("CLAIM-3"),
		rule("CLAIM-5"),
		...when(doubled, rule("CLAIM-6")),
		...when(openTracks({
			rules,
			routes
		}).length, rule("CLAIM-7/8/9")),
		rule("CLAIM-10"),
		rule("CLAIM-4")
	];
}
/**
* How many routes between the same two cities can be claimed: a row for each size of such a group, with a number for each
* number of players. Sizes that the board does not have, or of which all can always be claimed, are left out.
*/
function openTracks({ rules, routes }) {
	const groups = /* @__PURE__ */ new Map();
	for (const { group } of routes) if (group) groups.set(group, (groups.get(group) ?? 0) + 1);
	const [min, max] = rules.players;
	const seats = Array.from({ length: max - min + 1 }, (_, k) => min + k);
	return [...new Set(groups.values())].filter((size) => rules.open_tracks.some(([listed]) => listed === size)).sort((a, b) => a - b).map((size) => ({
		size,
		open: seats.map((players) => ({
			players,
			count: openWith(rules, size, players)
		}))
	}));
}
function openWith(rules, size, players) {
	const listed = rules.open_tracks.find(([group, seats]) => group === size && seats === players);
	return listed ? listed[2] : size;
}
function special({ rules, routes, cities }) {
	const tunnels = rules.tunnel_reveal > 0 && routes.some((route) => route.kind === "tunnel");
	const odd = routes.filter((route) => route.kind === "regular" && route.any_for_one > 0);
	const name = (id) => cities.find((city) => city.id === id)?.name ?? id;
	return [
		locomotives({
			rules,
			routes
		}),
		...routes.some((route) => route.kind === "ferry") ? ferry(rules) : [],
		...when(tunnels, rule("TUNNEL-1", "", {
			reveal: rules.tunnel_reveal,
			n: rules.tunnel_reveal
		}), rule("TUNNEL-2"), rule("TUNNEL-3"), rule("TUNNEL-4"), rule("TUNNEL-5")),
		...when(tunnels && rules.ferry_any_for_one && rules.locomotives_wild_on.includes("tunnel"), rule("TUNNEL-6")),
		...odd.map(({ a, b, any_for_one }) => rule("MURM-1", "", {
			route: `${name(a)} – ${name(b)}`,
			any: any_for_one
		})),
		...when(routes.some((route) => route.bonus_draw > 0), rule("BONUSDRAW-1"))
	];
}
var KINDS = [
	"regular",
	"ferry",
	"tunnel"
];
/** Where a locomotive stands for a colour, of the kinds of routes that the board has. */
function locomotives({ rules, routes }) {
	const there = KINDS.filter((kind) => routes.some((route) => route.kind === kind));
	const wild = there.filter((kind) => rules.locomotives_wild_on.includes(kind));
	if (wild.length === there.length) return rule("LOCO-1");
	if (wild.length === 0) return rule("LOCO-2", "never");
	if (wild.join(" ") === "ferry tunnel") return rule("LOCO-2");
	return {
		...rule("LOCO-2", "some"),
		lists: { kinds: wild.map((kind) => `KIND.${kind}`) }
	};
}
function ferry(rules) {
	const any = rules.ferry_any_for_one;
	const symbol = rules.ferry_symbol === "locomotive_or_pair" && !any ? "FERRY-3" : "FERRY-1";
	if (rules.locomotives_wild_on.includes("ferry")) return [any ? rule("FERRY-2", "", { any }) : rule(symbol)];
	return [
		rule(symbol, "symbol"),
		rule("FERRY-1", "color"),
		...when(any, rule("FERRY-2", "any", { any }))
	];
}
function tickets({ rules }) {
	return [
		rule("TICKET-1", "", {
			draw: rules.ticket_draw,
			keep: rules.ticket_keep,
			n: rules.ticket_draw
		}),
		rule("TICKET-2"),
		rule("TICKET-3", rules.ticket_refused),
		rule("TICKET-4")
	];
}
function stations({ rules }) {
	if (!rules.stations) return [];
	return [
		rules.stations === 3 ? rule("STATION-1") : rule("STATION-1", "rising", { n: rules.stations }),
		rule("STATION-2"),
		rule("STATION-3"),
		rule("STATION-4"),
		rule("STATION-5", "", { points: rules.station_points })
	];
}
function ending({ rules, bonus_cards: bonus }) {
	const played = rules.bonus_cards === 0 ? [] : bonus;
	const tellAll = (id, counts) => played.filter((card) => toldAtTheEnd(rules, card) && whatCounts(card) === counts).map((card) => rule(id, "", {
		card: card.id,
		points: card.points
	}));
	return [
		rule("END-1", "", {
			trains: rules.last_round_at,
			n: rules.last_round_at
		}),
		rule("END-2"),
		...tellAll("END-4", "longest_path"),
		...tellAll("END-5", "completed_tickets"),
		...when(played.some((card) => !toldAtTheEnd(rules, card)), rule("END-6")),
		...when(played.some((card) => card.counts === "longest_path"), rule("END-3")),
		rule("END-7")
	];
}
/** Cards with a paragraph among the rules of the end (END-4, END-5); all others have a section of their own. */
function toldAtTheEnd(rules, card) {
	return rules.bonus_cards === "all" && ["longest_path", "completed_tickets"].includes(whatCounts(card));
}
function bonusCards({ rules, bonus_cards: bonus }) {
	if (rules.bonus_cards === 0) return [];
	return bonus.filter((card) => !toldAtTheEnd(rules, card)).map((card) => rule(BONUS_RULES[whatCounts(card)] ?? "BONUS", "", {
		card: card.id,
		points: card.points,
		max: card.max_points,
		about: card.about
	}));
}
function ties(edition) {
	const { tie_breakers: order } = edition.rules;
	return [...when(order.length, tieBreakers(edition)), rule("TIE-4")];
}
function tieBreakers({ rules, bonus_cards: bonus }) {
	const order = rules.tie_breakers.join(" ");
	const european = bonus.length === 1 && bonus[0].id === "european_express";
	if (order === "completed_tickets fewest_stations bonus_cards" && european) return rule("TIE-1");
	const id = TIE_RULES[order];
	if (id) return rule(id);
	return {
		...rule("TIE", "", { n: rules.tie_breakers.length }),
		lists: { order: rules.tie_breakers.map((name) => `TIE.${name}`) }
	};
}
// src/help/RuleNote.svelte
var root$25 = from_html(`<p class="svelte-zy9pt5"> </p> <a target="_blank" class="svelte-zy9pt5"> </a>`, 1);
var root_1$19 = from_html(`<div class="note svelte-zy9pt5"><button type="button" class="why svelte-zy9pt5"> </button> <!></div>`);
function RuleNote($$anchor, $$props) {
	push($$props, true);
	/** "Why?": the rule behind a refusal, opened on the spot. */
	let open = prop($$props, "open", 3, false);
	let shown = state(proxy(open()));
	const paragraph = user_derived(() => findRule($$props.edition, $$props.rule));
	user_effect(() => {
		if (get(shown)) ruleTexts.load(language.current);
	});
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_1 = ($$anchor) => {
		var div = root_1$19();
		var button = child(div);
		var text = only_child(button, true);
		var node_1 = sibling(button, 2);
		var consequent = ($$anchor) => {
			var fragment_1 = root$25();
			var p = first_child(fragment_1);
			var text_1 = only_child(p, true);
			var a = sibling(p, 2);
			var text_2 = only_child(a, true);
			template_effect(($0, $1, $2) => {
				set_text(text_1, $0);
				set_attribute(a, "href", `/edition/${$$props.edition.id ?? ""}?rule=${$1 ?? ""}`);
				set_text(text_2, $2);
			}, [
				() => ruleTexts.text($$props.edition, get(paragraph)),
				() => encodeURIComponent($$props.rule),
				() => t("rules.all")
			]);
			append($$anchor, fragment_1);
		};
		if_block(node_1, ($$render) => {
			if (get(shown)) $$render(consequent);
		});
		reset(div);
		template_effect(($0) => {
			set_attribute(button, "aria-expanded", get(shown));
			set_text(text, $0);
		}, [() => t("rules.why")]);
		delegated("click", button, () => set(shown, !get(shown)));
		append($$anchor, div);
	};
	if_block(node, ($$render) => {
		if (get(paragraph)) $$render(consequent_1);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/table/Reason.svelte
var root$24 = from_html(`<p class="reason svelte-rk451u" aria-live="polite"> </p> <!> <button type="button" class="button"> </button>`, 1);
function Reason($$anchor, $$props) {
	push($$props, true);
	user_effect(() => $$props.table.askWhy($$props.target.what, $$props.target.id));
	const reason = user_derived(() => $$props.table.reason);
	const text = user_derived(() => get(reason) ? refusalText(get(reason)) : "");
	var fragment = root$24();
	var p = first_child(fragment);
	var text_1 = only_child(p, true);
	var node = sibling(p, 2);
	var consequent = ($$anchor) => {
		RuleNote($$anchor, {
			get edition() {
				return $$props.board.edition;
			},
			get rule() {
				return get(reason).rule;
			}
		});
	};
	if_block(node, ($$render) => {
		if (get(reason)?.rule) $$render(consequent);
	});
	var button = sibling(node, 2);
	var text_2 = only_child(button, true);
	template_effect(($0, $1) => {
		set_text(text_1, $0);
		set_text(text_2, $1);
	}, [() => get(text) || t("reason.asking"), () => t("pay.try")]);
	delegated("click", button, function(...$$args) {
		$$props.onpick?.apply(this, $$args);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/table/RouteFacts.svelte
var root$23 = from_html(`<div> </div>`);
var root_1$18 = from_html(`<div class="helps svelte-ok0q3q"> </div>`);
var root_2$14 = from_html(`<div class="not svelte-ok0q3q"> </div>`);
var root_3$13 = from_html(`<div> <!></div> <!> <!>`, 1);
var root_4$7 = from_html(`<div class="facts svelte-ok0q3q"><strong> </strong> <div class="cost svelte-ok0q3q"><span class="swatch svelte-ok0q3q"></span> <!></div> <!> <!> <!> <!></div>`);
function RouteFacts($$anchor, $$props) {
	push($$props, true);
	/** How many trains a claim would leave; null to say nothing about that. */
	const helped = user_derived(() => $$props.progress.filter((line) => line.status === "open" && line.way.includes($$props.route.id)));
	var div = root_4$7();
	var strong = child(div);
	var text$2 = only_child(strong, true);
	var div_1 = sibling(strong, 2);
	var span = child(div_1);
	let styles;
	var text_1 = sibling(span);
	var node = sibling(text_1);
	var consequent = ($$anchor) => {
		var text_2 = text();
		template_effect(($0) => set_text(text_2, ` · ${$0 ?? ""}`), [() => t(`route.${$$props.route.kind}`)]);
		append($$anchor, text_2);
	};
	if_block(node, ($$render) => {
		if ($$props.route.kind !== "regular") $$render(consequent);
	});
	reset(div_1);
	var node_1 = sibling(div_1, 2);
	var consequent_1 = ($$anchor) => {
		var div_2 = root$23();
		var text_3 = only_child(div_2, true);
		template_effect(($0) => set_text(text_3, $0), [() => t("route.symbols", { n: $$props.route.symbols })]);
		append($$anchor, div_2);
	};
	if_block(node_1, ($$render) => {
		if ($$props.route.symbols) $$render(consequent_1);
	});
	var node_2 = sibling(node_1, 2);
	var consequent_2 = ($$anchor) => {
		var div_3 = root$23();
		var text_4 = only_child(div_3, true);
		template_effect(($0) => set_text(text_4, $0), [() => t("route.bonus_draw", { n: $$props.route.bonus_draw })]);
		append($$anchor, div_3);
	};
	if_block(node_2, ($$render) => {
		if ($$props.route.bonus_draw) $$render(consequent_2);
	});
	var node_3 = sibling(node_2, 2);
	var consequent_3 = ($$anchor) => {
		var div_4 = root$23();
		var text_5 = only_child(div_4, true);
		template_effect(($0) => set_text(text_5, $0), [() => t("route.any_for_one", { n: $$props.route.any_for_one })]);
		append($$anchor, div_4);
	};
	if_block(node_3, ($$render) => {
		if ($$props.route.any_for_one) $$render(consequent_3);
	});
	var node_4 = sibling(node_3, 2);
	var consequent_4 = ($$anchor) => {
		var div_5 = root$23();
		var text_6 = only_child(div_5, true);
		template_effect(($0) => set_text(text_6, $0), [() => t("route.owned", { name: $$props.owner })]);
		append($$anchor, div_5);
	};
	var alternate = ($$anchor) => {
		var fragment_1 = root_3$13();
		var div_6 = first_child(fragment_1);
		var text_7 = child(div_6, true);
		var node_5 = sibling(text_7);
		var consequent_5 = ($$anchor) => {
			var text_8 = text();
			template_effect(($0) => set_text(text_8, ` · ${$0 ?? ""}`), [() => t("route.trains_after", { n: $$props.trainsLeft })]);
			append($$anchor, text_8);
		};
		if_block(node_5, ($$render) => {
			if ($$props.trainsLeft !== null) $$render(consequent_5);
		});
		reset(div_6);
		var node_6 = sibling(div_6, 2);
		each(node_6, 17, () => get(helped), (line) => line.ticket, ($$anchor, line) => {
			var div_7 = root_1$18();
			var text_9 = only_child(div_7, true);
			template_effect(($0) => set_text(text_9, $0), [() => t(get(line).way.length === 1 ? "route.completes" : "route.helps", { ticket: $$props.board.ends($$props.board.tickets.get(get(line).ticket)) })]);
			append($$anchor, div_7);
		});
		var node_7 = sibling(node_6, 2);
		var consequent_6 = ($$anchor) => {
			var div_8 = root_2$14();
			var text_10 = only_child(div_8, true);
			template_effect(($0) => set_text(text_10, $0), [() => t("route.not_payable")]);
			append($$anchor, div_8);
		};
		if_block(node_7, ($$render) => {
			if ($$props.myTurn && !$$props.payable) $$render(consequent_6);
		});
		template_effect(($0) => set_text(text_7, $0), [() => t("route.points", { n: $$props.route.points })]);
		append($$anchor, fragment_1);
	};
	if_block(node_4, ($$render) => {
		if ($$props.owner !== null) $$render(consequent_4);
		else $$render(alternate, -1);
	});
	reset(div);
	template_effect(($0, $1, $2) => {
		set_text(text$2, $0);
		styles = set_style(span, "", styles, { background: $1 });
		set_text(text_1, ` ${$2 ?? ""}`);
	}, [
		() => $$props.board.ends($$props.route),
		() => colorOf($$props.route.color),
		() => t("route.length", {
			n: $$props.route.length,
			color: routeColorText($$props.route.color)
		})
	]);
	append($$anchor, div);
	pop();
}
// src/table/TunnelReveal.svelte
var root$22 = from_html(`<span role="img"><!></span>`);
var root_1$17 = from_html(`<h2 class="svelte-1fz8vct"> </h2> <p class="laid svelte-1fz8vct"> <!></p> <div class="revealed svelte-1fz8vct" role="group"><!> <strong> </strong></div>`, 1);
function TunnelReveal($$anchor, $$props) {
	push($$props, true);
	var fragment = root_1$17();
	var h2 = first_child(fragment);
	var text = only_child(h2, true);
	var p = sibling(h2, 2);
	var text_1 = child(p);
	MiniCards(sibling(text_1), { get cards() {
		return $$props.laid;
	} });
	reset(p);
	var div = sibling(p, 2);
	var node_1 = child(div);
	each(node_1, 17, () => $$props.revealed, index, ($$anchor, card, k) => {
		var span = root$22();
		let classes;
		set_style(span, "", {}, { "animation-delay": `${k * 220}ms` });
		CardFace(child(span), { get card() {
			return get(card);
		} });
		reset(span);
		template_effect(($0, $1) => {
			classes = set_class(span, 1, "turned svelte-1fz8vct", null, classes, { costs: $0 });
			set_attribute(span, "aria-label", $1);
		}, [() => costsExtra(get(card), $$props.laid), () => cardWord(get(card))]);
		append($$anchor, span);
	});
	var strong = sibling(node_1, 2);
	let classes_1;
	var text_2 = only_child(strong, true);
	reset(div);
	template_effect(($0, $1, $2, $3) => {
		set_text(text, $0);
		set_text(text_1, `${$1 ?? ""} `);
		set_attribute(div, "aria-label", $2);
		classes_1 = set_class(strong, 1, "verdict svelte-1fz8vct", null, classes_1, { bad: $$props.extra > 0 });
		set_text(text_2, $3);
	}, [
		() => t("tunnel.title", { route: $$props.route }),
		() => t("tunnel.laid", { name: $$props.name }),
		() => t("tunnel.revealed"),
		() => $$props.extra > 0 ? t("tunnel.extra", { n: $$props.extra }) : t("tunnel.free")
	]);
	append($$anchor, fragment);
	pop();
}
// src/table/Dock.svelte
var root$21 = from_html(`<strong> </strong> <div class="about svelte-1eed4ol"> </div>`, 1);
var root_1$16 = from_html(`<p> </p>`);
var root_2$13 = from_html(`<!> <button type="button" class="button retreat svelte-1eed4ol"> </button>`, 1);
var root_3$12 = from_html(`<p class="waiting svelte-1eed4ol"> </p>`);
var root_4$6 = from_html(`<section data-dock="tunnel"><!> <!></section>`);
var root_5$4 = from_html(`<button type="button" class="button"> </button>`);
var root_6$4 = from_html(`<div class="parallel svelte-1eed4ol"></div>`);
var root_7$2 = from_html(`<div class="head svelte-1eed4ol"><!></div> <!> <!>`, 1);
var root_8$2 = from_html(`<div class="head svelte-1eed4ol"><!></div> <!>`, 1);
var root_9$1 = from_html(`<p> </p> <button type="button" class="button primary"> </button> <button type="button" class="button"> </button>`, 1);
var root_10 = from_html(`<section><button type="button" class="close svelte-1eed4ol">×</button> <!></section>`);
function Dock($$anchor, $$props) {
	push($$props, true);
	const head = ($$anchor, target = noop) => {
		var fragment = comment();
		var node = first_child(fragment);
		var consequent = ($$anchor) => {
			const route = user_derived(() => $$props.board.routes.get(target().id));
			{
				let $0 = user_derived(() => get(view) && trainsAfter(get(view), $$props.table.seat, get(route)));
				let $1 = user_derived(() => get(menu).claims.has(target().id));
				RouteFacts($$anchor, {
					get board() {
						return $$props.board;
					},
					get route() {
						return get(route);
					},
					owner: null,
					get trainsLeft() {
						return get($0);
					},
					get progress() {
						return get(progress);
					},
					get payable() {
						return get($1);
					},
					myTurn: false
				});
			}
		};
		var alternate = ($$anchor) => {
			var fragment_2 = root$21();
			var strong = first_child(fragment_2);
			var text = only_child(strong, true);
			var div = sibling(strong, 2);
			var text_1 = only_child(div, true);
			template_effect(($0, $1) => {
				set_text(text, $0);
				set_text(text_1, $1);
			}, [() => t("station.at", { city: $$props.board.cityName(target().id) }), () => t("station.about")]);
			append($$anchor, fragment_2);
		};
		if_block(node, ($$render) => {
			if (target().what === "claim") $$render(consequent);
			else $$render(alternate, -1);
		});
		append($$anchor, fragment);
	};
	const view = user_derived(() => $$props.table.view);
	const menu = user_derived(() => $$props.table.menu);
	const step = user_derived(() => $$props.turn.step);
	const hand = user_derived(() => get(view) && $$props.table.seat !== null ? get(view).hands[$$props.table.seat] ?? {} : {});
	const progress = user_derived(() => $$props.table.progress?.tickets ?? []);
	const verbOf = (target) => t(target.what === "claim" ? "pay.claim" : "pay.station");
	const parallel = user_derived(() => get(step)?.kind === "pay" && get(step).target.what === "claim" ? $$props.board.parallelRoutes(get(step).target.id).filter(({ id }) => id !== get(step).target.id && get(menu).claims.has(id)) : []);
	var fragment_3 = comment();
	var node_1 = first_child(fragment_3);
	var consequent_3 = ($$anchor) => {
		var section = root_4$6();
		var node_2 = child(section);
		{
			let $0 = user_derived(() => $$props.nameOf(get(view).to_act[0]));
			let $1 = user_derived(() => $$props.board.routeEnds(get(view).tunnel.route));
			TunnelReveal(node_2, {
				get name() {
					return get($0);
				},
				get route() {
					return get($1);
				},
				get laid() {
					return get(view).tunnel.laid;
				},
				get revealed() {
					return get(view).tunnel.revealed;
				},
				get extra() {
					return get(view).tunnel.extra;
				}
			});
		}
		var node_3 = sibling(node_2, 2);
		var consequent_2 = ($$anchor) => {
			var fragment_4 = root_2$13();
			var node_4 = first_child(fragment_4);
			var consequent_1 = ($$anchor) => {
				{
					let $0 = user_derived(() => t("pay.tunnel"));
					PaymentChoice($$anchor, {
						get payments() {
							return get(menu).pay;
						},
						get verb() {
							return get($0);
						},
						onpay: (payment) => $$props.turn.pay(payment)
					});
				}
			};
			var alternate_1 = ($$anchor) => {
				var p = root_1$16();
				var text_2 = only_child(p, true);
				template_effect(($0) => set_text(text_2, $0), [() => t("tunnel.cannot")]);
				append($$anchor, p);
			};
			if_block(node_4, ($$render) => {
				if (get(menu).pay.length) $$render(consequent_1);
				else $$render(alternate_1, -1);
			});
			var button = sibling(node_4, 2);
			var text_3 = only_child(button, true);
			template_effect(($0) => set_text(text_3, $0), [() => t("tunnel.retreat")]);
			delegated("click", button, () => $$props.turn.submit("retreat"));
			append($$anchor, fragment_4);
		};
		var alternate_2 = ($$anchor) => {
			var p_1 = root_3$12();
			var text_4 = only_child(p_1, true);
			template_effect(($0) => set_text(text_4, $0), [() => t("tunnel.waiting", { name: $$props.nameOf(get(view).to_act[0]) })]);
			append($$anchor, p_1);
		};
		if_block(node_3, ($$render) => {
			if ($$props.table.myTurn) $$render(consequent_2);
			else $$render(alternate_2, -1);
		});
		reset(section);
		template_effect(($0) => {
			set_class(section, 1, `dock ${$$props.place ?? ""}`, "svelte-1eed4ol");
			set_attribute(section, "aria-label", $0);
		}, [() => t("route.tunnel")]);
		append($$anchor, section);
	};
	var consequent_10 = ($$anchor) => {
		var section_1 = root_10();
		var button_1 = child(section_1);
		var node_5 = sibling(button_1, 2);
		var consequent_5 = ($$anchor) => {
			var fragment_6 = root_7$2();
			var div_1 = first_child(fragment_6);
			var node_6 = child(div_1);
			head(node_6, () => get(step).target);
			reset(div_1);
			var node_7 = sibling(div_1, 2);
			{
				let $0 = user_derived(() => verbOf(get(step).target));
				PaymentChoice(node_7, {
					get payments() {
						return get(step).payments;
					},
					get verb() {
						return get($0);
					},
					onpay: (payment) => $$props.turn.pay(payment),
					onpick: () => $$props.turn.pickByHand(get(step).target)
				});
			}
			var node_8 = sibling(node_7, 2);
			var consequent_4 = ($$anchor) => {
				var div_2 = root_6$4();
				each(div_2, 21, () => get(parallel), (route) => route.id, ($$anchor, route) => {
					var button_2 = root_5$4();
					var text_5 = only_child(button_2, true);
					template_effect(($0) => set_text(text_5, $0), [() => t("route.other_track", { color: routeColorText(get(route).color) })]);
					delegated("click", button_2, () => $$props.turn.pickRoute(get(route).id, null));
					append($$anchor, button_2);
				});
				reset(div_2);
				append($$anchor, div_2);
			};
			if_block(node_8, ($$render) => {
				if (get(parallel).length) $$render(consequent_4);
			});
			append($$anchor, fragment_6);
		};
		var consequent_6 = ($$anchor) => {
			var fragment_7 = root_8$2();
			var div_3 = first_child(fragment_7);
			var node_9 = child(div_3);
			head(node_9, () => get(step).target);
			reset(div_3);
			var node_10 = sibling(div_3, 2);
			{
				let $0 = user_derived(() => verbOf(get(step).target));
				CardPicker(node_10, {
					get hand() {
						return get(hand);
					},
					get picked() {
						return get(step).cards;
					},
					get verb() {
						return get($0);
					},
					onset: (card, count) => $$props.turn.setPicked(card, count),
					onpay: () => $$props.turn.payPicked()
				});
			}
			append($$anchor, fragment_7);
		};
		var consequent_7 = ($$anchor) => {
			CityRoutes($$anchor, {
				get board() {
					return $$props.board;
				},
				get city() {
					return get(step).city;
				},
				get turn() {
					return $$props.turn;
				},
				get nameOf() {
					return $$props.nameOf;
				},
				get onshow() {
					return $$props.onshow;
				}
			});
		};
		var consequent_8 = ($$anchor) => {
			var fragment_9 = root_8$2();
			var div_4 = first_child(fragment_9);
			var node_11 = child(div_4);
			head(node_11, () => get(step).target);
			reset(div_4);
			Reason(sibling(div_4, 2), {
				get board() {
					return $$props.board;
				},
				get table() {
					return $$props.table;
				},
				get target() {
					return get(step).target;
				},
				onpick: () => $$props.turn.pickByHand(get(step).target)
			});
			append($$anchor, fragment_9);
		};
		var consequent_9 = ($$anchor) => {
			var fragment_10 = root_9$1();
			var p_2 = first_child(fragment_10);
			var text_6 = only_child(p_2, true);
			var button_3 = sibling(p_2, 2);
			var text_7 = only_child(button_3, true);
			var button_4 = sibling(button_3, 2);
			var text_8 = only_child(button_4, true);
			template_effect(($0, $1, $2) => {
				set_text(text_6, $0);
				set_text(text_7, $1);
				set_text(text_8, $2);
			}, [
				() => t("tickets.sure", {
					n: $$props.board.edition.rules.ticket_draw,
					keep: $$props.board.edition.rules.ticket_keep
				}),
				() => t("tickets.draw"),
				() => t("dock.cancel")
			]);
			delegated("click", button_3, () => $$props.turn.drawTickets(true));
			delegated("click", button_4, () => $$props.turn.cancel());
			append($$anchor, fragment_10);
		};
		if_block(node_5, ($$render) => {
			if (get(step).kind === "pay") $$render(consequent_5);
			else if (get(step).kind === "pick") $$render(consequent_6, 1);
			else if (get(step).kind === "city") $$render(consequent_7, 2);
			else if (get(step).kind === "why") $$render(consequent_8, 3);
			else if (get(step).kind === "tickets") $$render(consequent_9, 4);
		});
		reset(section_1);
		template_effect(($0, $1) => {
			set_class(section_1, 1, `dock ${$$props.place ?? ""}`, "svelte-1eed4ol");
			set_attribute(section_1, "aria-label", $0);
			set_attribute(section_1, "data-dock", get(step).kind);
			set_attribute(button_1, "aria-label", $1);
		}, [() => t("dock.title"), () => t("dock.close")]);
		delegated("click", button_1, () => $$props.turn.cancel());
		append($$anchor, section_1);
	};
	if_block(node_1, ($$render) => {
		if (get(view)?.tunnel) $$render(consequent_3);
		else if (get(step)) $$render(consequent_10, 1);
	});
	append($$anchor, fragment_3);
	pop();
}
delegate(["click"]);
// src/table/drag.svelte.ts
var ABOVE_FINGER = 56;
var BEGINS_AFTER = 8;
var CardDrag = class {
	#card = state(null);
	get card() {
		return get(this.#card);
	}
	set card(value) {
		set(this.#card, value, true);
	}
	#x = state(0);
	get x() {
		return get(this.#x);
	}
	set x(value) {
		set(this.#x, value, true);
	}
	#y = state(0);
	get y() {
		return get(this.#y);
	}
	set y(value) {
		set(this.#y, value, true);
	}
	ended = false;
	#over;
	#drop;
	constructor(over, drop) {
		this.#over = over;
		this.#drop = drop;
	}
	begin(card, event) {
		if (event.pointerType === "mouse" && event.button !== 0) return;
		this.ended = false;
		const lift = event.pointerType === "touch" ? ABOVE_FINGER : 0;
		const start = {
			x: event.clientX,
			y: event.clientY
		};
		const listening = new AbortController();
		const { signal } = listening;
		const stop = () => {
			this.card = null;
			listening.abort();
		};
		addEventListener("pointermove", (move) => {
			if (move.pointerId !== event.pointerId) return;
			if (!this.card && Math.hypot(move.clientX - start.x, move.clientY - start.y) < BEGINS_AFTER) return;
			this.card = card;
			this.x = move.clientX;
			this.y = move.clientY - lift;
			this.#over(this.x, this.y);
		}, { signal });
		addEventListener("pointerup", (up) => {
			if (up.pointerId !== event.pointerId) return;
			const dragged = this.card !== null;
			stop();
			if (!dragged) return;
			this.ended = true;
			this.#drop(card, this.x, this.y);
		}, { signal });
		addEventListener("pointercancel", stop, { signal });
		addEventListener("keydown", (key) => key.key === "Escape" && stop(), { signal });
	}
};
// src/table/DraggedCard.svelte
var root$20 = from_html(`<div class="dragged svelte-1hoxzae" aria-hidden="true"><!></div>`);
function DraggedCard($$anchor, $$props) {
	push($$props, true);
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var div = root$20();
		let styles;
		CardFace(child(div), { get card() {
			return $$props.drag.card;
		} });
		reset(div);
		template_effect(() => styles = set_style(div, "", styles, {
			left: `${$$props.drag.x ?? ""}px`,
			top: `${$$props.drag.y ?? ""}px`
		}));
		append($$anchor, div);
	};
	if_block(node, ($$render) => {
		if ($$props.drag.card) $$render(consequent);
	});
	append($$anchor, fragment);
	pop();
}
// src/lib/attention.ts
/** Signals in another tab or window that it is your turn: title, icon, and a notification if that is switched on. */
var NAME = "Northline";
function markTurn(mine, subject) {
	document.title = mine ? `● ${t("turn.yours")} – ${subject} – ${NAME}` : `${subject} – ${NAME}`;
	document.querySelector("link[rel=\"icon\"]")?.setAttribute("href", mine ? "/icons/your-turn.svg" : "/icons/northline.svg");
}
function clearTurn() {
	document.title = NAME;
	document.querySelector("link[rel=\"icon\"]")?.setAttribute("href", "/icons/northline.svg");
}
function notifyTurn(subject) {
	if (!settings.values.notifications || !document.hidden || typeof Notification === "undefined") return;
	if (Notification.permission !== "granted") return;
	const shown = new Notification(t("turn.yours"), {
		body: subject,
		tag: "northline-turn",
		icon: "/icons/your-turn.svg"
	});
	shown.onclick = () => {
		window.focus();
		shown.close();
	};
}
/** Ask the browser once whether notifications may be shown. */
async function allowNotifications() {
	if (typeof Notification === "undefined") return false;
	return await Notification.requestPermission() === "granted";
}
// src/lib/sound.ts
/** A few quiet sounds, made on the spot. They are off until somebody turns them on. */
/** Notes as frequency, start and length in seconds. */
var TUNES = {
	turn: [[
		660,
		0,
		.12
	], [
		880,
		.12,
		.2
	]],
	card: [[
		420,
		0,
		.05
	]],
	train: [[
		220,
		0,
		.07
	], [
		165,
		.09,
		.09
	]],
	ticket: [
		[
			523,
			0,
			.1
		],
		[
			659,
			.1,
			.1
		],
		[
			784,
			.2,
			.25
		]
	],
	warning: [[
		196,
		0,
		.18
	]]
};
var context = null;
function play(sound) {
	if (!settings.values.sound || typeof AudioContext === "undefined") return;
	context ??= new AudioContext();
	for (const [frequency, start, length] of TUNES[sound]) {
		const at = context.currentTime + start;
		const tone = context.createOscillator();
		const volume = context.createGain();
		tone.frequency.value = frequency;
		tone.type = "triangle";
		volume.gain.setValueAtTime(.12, at);
		volume.gain.exponentialRampToValueAtTime(.001, at + length);
		tone.connect(volume).connect(context.destination);
		tone.start(at);
		tone.stop(at + length);
	}
}
// src/lib/event-notices.ts
function showEventNotices(entry, context, me, notices) {
	const bonus = entry.events.filter((event) => event.type === "card_drawn" && event.bonus);
	if (bonus.length) notices.show(bonusText(bonus, context, me), "good");
	for (const event of entry.events) switch (event.type) {
		case "display_swept":
		case "station_built":
			notices.show(sentenceOf(event, context));
			break;
		case "tunnel_tried":
			if (event.extra === 0) notices.show(t("tunnel.free_for", {
				name: context.nameOf(event.seat),
				cards: list(event.revealed.map(cardWord))
			}), "good");
			break;
		case "last_round_began":
			notices.show(sentenceOf(event, context), "bad");
			break;
		case "route_claimed":
			play("train");
			break;
		case "card_drawn":
		case "card_taken": if (event.seat === me) play("card");
	}
	if (entry.remark && entry.seat === me) notices.show(remarkText(entry.remark), "bad");
	if (entry.kind === "undo") notices.show(t("log.undo", { name: context.nameOf(entry.seat) }));
}
/** Show which tickets have been completed or cut off since the previous position. */
function showTicketNotices(before, now, context, notices) {
	const was = new Map(before?.tickets.map((line) => [line.ticket, line.status]));
	for (const line of now?.tickets ?? []) {
		if (was.get(line.ticket) !== "open" || line.status === "open") continue;
		const ticket = context.board.ends(context.board.tickets.get(line.ticket));
		if (line.status === "done") {
			notices.show(t("notice.done", { ticket }), "good");
			play("ticket");
		} else {
			notices.show(t("notice.cut_off", { ticket }), "bad");
			play("warning");
		}
	}
}
function bonusText(drawn, context, me) {
	const first = drawn[0];
	const seat = "seat" in first ? first.seat : 0;
	const cards = drawn.flatMap((event) => event.type === "card_drawn" && event.card ? [cardWord(event.card)] : []);
	if (seat === me && cards.length) return t("notice.bonus_mine", {
		n: drawn.length,
		cards: list(cards)
	});
	return t("notice.bonus", {
		name: context.nameOf(seat),
		n: drawn.length
	});
}
// src/lib/notices.svelte.ts
var LASTS_MS = 5200;
var Notices = class {
	#shown = state([]);
	get shown() {
		return get(this.#shown);
	}
	set shown(value) {
		set(this.#shown, value);
	}
	#next = 1;
	show(text, tone = "info") {
		const notice = {
			id: this.#next++,
			tone,
			text
		};
		this.shown = [...this.shown.filter((other) => other.text !== text), notice].slice(-3);
		setTimeout(() => this.#take(notice.id), LASTS_MS);
	}
	#take(id) {
		this.shown = this.shown.filter((notice) => notice.id !== id);
	}
};
// src/table/feedback.svelte.ts
var FRESH_MS = 1500;
var TableFeedback = class {
	notices = new Notices();
	#fresh = state(/* @__PURE__ */ new Set());
	get fresh() {
		return get(this.#fresh);
	}
	set fresh(value) {
		set(this.#fresh, value);
	}
	onevents = null;
	#table;
	#context;
	constructor(table, turn, context) {
		this.#table = table;
		this.#context = context;
		const { board } = context;
		table.onentry = (entry, previous) => this.#show(entry, previous);
		table.chat.onunread = (line) => this.notices.show(lineText(line));
		onDestroy(() => {
			clearTurn();
			table.onentry = null;
			table.chat.onunread = null;
		});
		user_effect(() => markTurn(table.myTurn, board.edition.name));
		user_effect(() => {
			const refusal = table.refusal;
			if (refusal && refusal.code !== "stale") untrack(() => this.warn(refusal));
		});
		user_effect(() => {
			const premove = turn.failedPremove;
			if (premove) untrack(() => this.notices.show(t("plan.failed", { plan: premoveText(board, premove) }), "bad"));
		});
	}
	/** Say what the server refused, or what else went wrong. */
	warn(problem) {
		this.notices.show(refusalText(problem), "bad");
	}
	#show(entry, previous) {
		const { events } = entry;
		const { seat, progress } = this.#table;
		const claimed = events.flatMap((event) => event.type === "route_claimed" ? [event.route] : []);
		if (claimed.length && settings.motion) {
			this.fresh = new Set(claimed);
			setTimeout(() => this.fresh = /* @__PURE__ */ new Set(), FRESH_MS);
		}
		this.onevents?.(events);
		showEventNotices(entry, this.#context, seat, this.notices);
		showTicketNotices(previous.progress, progress, this.#context, this.notices);
		if (events.some((event) => event.type === "turn_began" && event.seat === seat)) {
			play("turn");
			notifyTurn(this.#context.board.edition.name);
		}
	}
};
// src/table/FlyingCards.svelte
var root$19 = from_html(`<div class="flight svelte-8b3gnc"><!></div>`);
var root_1$15 = from_html(`<div class="flyingCards svelte-8b3gnc" aria-hidden="true"></div>`);
function FlyingCards($$anchor, $$props) {
	push($$props, true);
	/** This seat: its cards fly to the hand, those of others to their place among the players. */
	const MS = 420;
	let flyingCards = state([]);
	let next = 1;
	function show(events) {
		if (!settings.motion || document.hidden) return;
		const fresh = [];
		for (const event of events) {
			if (event.type !== "card_drawn" && event.type !== "card_taken") continue;
			const card = event.card;
			const from = boxOf(event.type === "card_taken" ? `[data-slot="${event.slot}"]` : "[data-deck=\"cards\"]");
			const mine = event.seat === $$props.seat;
			const to = mine && card && boxOf(`[data-hand="${card}"]`) || boxOf(`[data-player="${event.seat}"]`);
			if (from && to) fresh.push({
				id: next++,
				card: event.type === "card_taken" || mine ? card : null,
				from,
				to,
				delay: fresh.length * 90
			});
		}
		if (fresh.length) set(flyingCards, [...get(flyingCards), ...fresh]);
	}
	/** Finish all animations at once. */
	function skip() {
		set(flyingCards, []);
	}
	function boxOf(selector) {
		const box = document.querySelector(selector)?.getBoundingClientRect();
		return box && box.width ? box : null;
	}
	function fly(flight) {
		return (node) => {
			const { from, to } = flight;
			const scale = Math.min(1, Math.max(.45, to.height / from.height));
			const dx = to.left + to.width / 2 - from.left - from.width / 2;
			const dy = to.top + to.height / 2 - from.top - from.height / 2;
			const animation = node.animate([
				{
					transform: "translate(0, 0)",
					opacity: 1
				},
				{
					transform: `translate(${dx * .5}px, ${dy * .5 - 24}px) scale(1.1)`,
					opacity: 1,
					offset: .5
				},
				{
					transform: `translate(${dx}px, ${dy}px) scale(${scale})`,
					opacity: .2
				}
			], {
				duration: MS,
				delay: flight.delay,
				easing: "ease-in-out",
				fill: "backwards"
			});
			animation.onfinish = () => set(flyingCards, get(flyingCards).filter((other) => other.id !== flight.id));
			return () => animation.cancel();
		};
	}
	var $$exports = {
		show,
		skip
	};
	var div = root_1$15();
	each(div, 21, () => get(flyingCards), (flight) => flight.id, ($$anchor, flight) => {
		var div_1 = root$19();
		let styles;
		CardFace(child(div_1), { get card() {
			return get(flight).card;
		} });
		reset(div_1);
		attach(div_1, () => fly(get(flight)));
		template_effect(() => styles = set_style(div_1, "", styles, {
			left: `${get(flight).from.left ?? ""}px`,
			top: `${get(flight).from.top ?? ""}px`,
			width: `${get(flight).from.width ?? ""}px`
		}));
		append($$anchor, div_1);
	});
	reset(div);
	append($$anchor, div);
	return pop($$exports);
}
// src/table/Hand.svelte
var root$18 = from_html(`<p class="none svelte-ng0q4v"> </p>`);
var root_1$14 = from_html(`<span class="one svelte-ng0q4v"><!></span>`);
var root_2$12 = from_html(`<button type="button"><!> <span class="count svelte-ng0q4v" aria-hidden="true"> </span></button>`);
var root_3$11 = from_html(`<section class="hand svelte-ng0q4v"><!> <!></section>`);
function Hand($$anchor, $$props) {
	push($$props, true);
	/** How many routes a kind of card helps to pay for now. */
	const held = user_derived(() => CARDS.filter((card) => ($$props.cards[card] ?? 0) > 0));
	function label(card) {
		const routes = $$props.routesPaid(card);
		return `${t("cards.count", {
			n: $$props.cards[card],
			card: cardWord(card)
		})}${routes ? `. ${t("hand.pays", { n: routes })}` : ""}`;
	}
	var section = root_3$11();
	var node = child(section);
	var consequent = ($$anchor) => {
		var p = root$18();
		var text = only_child(p, true);
		template_effect(($0) => set_text(text, $0), [() => t("hand.empty")]);
		append($$anchor, p);
	};
	if_block(node, ($$render) => {
		if (get(held).length === 0) $$render(consequent);
	});
	var node_1 = sibling(node, 2);
	each(node_1, 16, () => get(held), (card) => card, ($$anchor, card) => {
		var button = root_2$12();
		let classes;
		var node_2 = child(button);
		each(node_2, 17, () => ({ length: Math.min($$props.cards[card], 6) }), index, ($$anchor, _, k) => {
			var span = root_1$14();
			set_style(span, "", {}, { "--k": k });
			CardFace(child(span), { get card() {
				return card;
			} });
			reset(span);
			append($$anchor, span);
		});
		var span_1 = sibling(node_2, 2);
		var text_1 = only_child(span_1, true);
		reset(button);
		template_effect(($0, $1) => {
			classes = set_class(button, 1, "stack svelte-ng0q4v", null, classes, { chosen: $$props.chosen === card });
			set_attribute(button, "aria-pressed", $$props.chosen === card);
			set_attribute(button, "aria-label", $0);
			set_attribute(button, "title", $1);
			set_attribute(button, "data-hand", card);
			set_text(text_1, $$props.cards[card]);
		}, [() => label(card), () => label(card)]);
		delegated("click", button, () => $$props.onchoose(card));
		delegated("pointerdown", button, (event) => $$props.ondrag(card, event));
		append($$anchor, button);
	});
	reset(section);
	template_effect(($0) => set_attribute(section, "aria-label", $0), [() => t("hand.title")]);
	append($$anchor, section);
	pop();
}
delegate(["click", "pointerdown"]);
// src/table/highlights.svelte.ts
var Highlights = class {
	#hovered = state(null);
	get hovered() {
		return get(this.#hovered);
	}
	set hovered(value) {
		set(this.#hovered, value);
	}
	#listedRoute = state(null);
	get listedRoute() {
		return get(this.#listedRoute);
	}
	set listedRoute(value) {
		set(this.#listedRoute, value, true);
	}
	#hoveredTicket = state(null);
	get hoveredTicket() {
		return get(this.#hoveredTicket);
	}
	set hoveredTicket(value) {
		set(this.#hoveredTicket, value, true);
	}
	#pinnedTicket = state(null);
	get pinnedTicket() {
		return get(this.#pinnedTicket);
	}
	set pinnedTicket(value) {
		set(this.#pinnedTicket, value, true);
	}
	#chosenTickets = state([]);
	get chosenTickets() {
		return get(this.#chosenTickets);
	}
	set chosenTickets(value) {
		set(this.#chosenTickets, value);
	}
	#table;
	#turn;
	#board;
	constructor(turn, board) {
		this.#table = turn.table;
		this.#turn = turn;
		this.#board = board;
	}
	#choosingTickets = user_derived(() => this.#table.menu.keep.length > 0);
	get choosingTickets() {
		return get(this.#choosingTickets);
	}
	set choosingTickets(value) {
		set(this.#choosingTickets, value);
	}
	#progress = user_derived(() => new Map(this.#table.progress?.tickets.map((line) => [line.ticket, line])));
	get progress() {
		return get(this.#progress);
	}
	set progress(value) {
		set(this.#progress, value);
	}
	#ticket = user_derived(() => this.hoveredTicket ?? this.pinnedTicket);
	get ticket() {
		return get(this.#ticket);
	}
	set ticket(value) {
		set(this.#ticket, value);
	}
	#stepRoute = user_derived(() => {
		const step = this.#turn.step;
		return step && "target" in step && step.target.what === "claim" ? step.target.id : null;
	});
	get stepRoute() {
		return get(this.#stepRoute);
	}
	set stepRoute(value) {
		set(this.#stepRoute, value);
	}
	#premoveRoute = user_derived(() => this.#turn.premove?.kind === "claim" ? this.#turn.premove.route : null);
	get premoveRoute() {
		return get(this.#premoveRoute);
	}
	set premoveRoute(value) {
		set(this.#premoveRoute, value);
	}
	#route = user_derived(() => {
		return (this.hovered?.hit.kind === "route" ? this.hovered.hit.id : null) ?? this.listedRoute ?? this.stepRoute ?? this.premoveRoute;
	});
	get route() {
		return get(this.#route);
	}
	set route(value) {
		set(this.#route, value);
	}
	#lit = user_derived(() => this.#turn.step?.kind === "city" || this.choosingTickets ? /* @__PURE__ */ new Set() : this.#turn.payable);
	get lit() {
		return get(this.#lit);
	}
	set lit(value) {
		set(this.#lit, value);
	}
	#ghost = user_derived(() => {
		const { seat, view } = this.#table;
		const route = this.route ? this.#board.routes.get(this.route) : null;
		if (!route || seat === null || !view || view.routes[route.id] !== void 0) return null;
		return trainsAfter(view, seat, route) === null ? null : {
			route: route.id,
			seat
		};
	});
	get ghost() {
		return get(this.#ghost);
	}
	set ghost(value) {
		set(this.#ghost, value);
	}
	#rings = user_derived(() => {
		const found = /* @__PURE__ */ new Map();
		const ring = (id, kind) => {
			const ticket = this.#board.tickets.get(id);
			if (ticket) for (const city of [ticket.a, ticket.b]) found.set(city, kind);
		};
		if (this.choosingTickets) {
			for (const id of this.#table.view?.offer ?? []) ring(id, "offer");
			for (const id of this.chosenTickets) ring(id, "ticket");
		} else for (const line of this.progress.values()) if (line.status === "open") ring(line.ticket, "end");
		if (this.ticket) ring(this.ticket, this.progress.get(this.ticket)?.status === "done" ? "done" : "ticket");
		const route = this.route ? this.#board.routes.get(this.route) : null;
		if (route) for (const city of [route.a, route.b]) found.set(city, "can");
		const step = this.#turn.step;
		if (step && "target" in step && step.target.what === "station") found.set(step.target.id, "can");
		return found;
	});
	get rings() {
		return get(this.#rings);
	}
	set rings(value) {
		set(this.#rings, value);
	}
	#links = user_derived(() => {
		if (!this.choosingTickets) return [];
		return (this.#table.view?.offer ?? []).map((id) => {
			const { a, b } = this.#board.tickets.get(id);
			return {
				a,
				b,
				strong: this.ticket === id,
				chosen: this.chosenTickets.includes(id)
			};
		});
	});
	get links() {
		return get(this.#links);
	}
	set links(value) {
		set(this.#links, value);
	}
	#paths = user_derived(() => {
		const id = this.ticket;
		if (!id) return [];
		const line = this.progress.get(id) ?? this.#table.progress?.offer.find((other) => other.ticket === id);
		return line ? [{ routes: line.way }] : [];
	});
	get paths() {
		return get(this.#paths);
	}
	set paths(value) {
		set(this.#paths, value);
	}
	#anchorCity = user_derived(() => {
		const step = this.#turn.step;
		if (step?.kind === "city") return step.city;
		if (step && "target" in step && step.target.what === "station") return step.target.id;
		return this.#board.routes.get(this.stepRoute ?? this.#table.view?.tunnel?.route ?? "")?.a ?? null;
	});
	get anchorCity() {
		return get(this.#anchorCity);
	}
	set anchorCity(value) {
		set(this.#anchorCity, value);
	}
	pin(ticket) {
		this.pinnedTicket = this.pinnedTicket === ticket ? null : ticket;
	}
};
// src/table/layout.ts
/** Below this the columns beside the board are narrow; `TableLayout.svelte` has the same number. */
var NARROW = 1e3;
function layoutFor(width, height, rem, board) {
	if (width < 600 || width < 900 && height > width) return "phone";
	const narrow = width < NARROW;
	const bar = 3 * rem;
	const right = (narrow ? 15 : 20) * rem;
	const column = (narrow ? 10 : 13) * rem;
	const strip = 7.2 * rem;
	const under = Math.min((width - right) / board.width, (height - bar - strip) / board.height);
	const beside = Math.min((width - right - column) / board.width, (height - bar) / board.height);
	const fitsUnder = width - right >= 46 * rem;
	return beside > under || !fitsUnder ? "side" : "bottom";
}
// src/table/Log.svelte
var root$17 = from_html(`<p class="svelte-1srjamk"> <!></p>`);
var root_1$13 = from_html(`<p class="remark svelte-1srjamk"> </p>`);
var root_2$11 = from_html(`<li class="svelte-1srjamk"><!> <div><!> <!></div></li>`);
var root_3$10 = from_html(`<section class="log svelte-1srjamk"><h2 class="svelte-1srjamk"> </h2> <ol class="plain-list svelte-1srjamk"></ol></section>`);
function Log($$anchor, $$props) {
	push($$props, true);
	const lines = user_derived(() => $$props.table.log.slice(-80).reverse().map((entry) => ({
		entry,
		parts: partsOf(entry)
	})).filter((line) => line.parts.length > 0));
	function partsOf(entry) {
		if (entry.kind === "undo") return [{
			text: t("log.undo", { name: $$props.context.nameOf(entry.seat) }),
			cards: null,
			route: null
		}];
		return entry.events.flatMap((event) => {
			const text = sentenceOf(event, $$props.context);
			return text === null ? [] : [{
				text,
				cards: cardsOf(event),
				route: "route" in event ? event.route : null
			}];
		});
	}
	var section = root_3$10();
	var h2 = child(section);
	var text_1 = only_child(h2, true);
	var ol = sibling(h2, 2);
	each(ol, 21, () => get(lines), (line) => line.entry.seq, ($$anchor, line) => {
		var li = root_2$11();
		var node = child(li);
		SeatMark(node, { get seat() {
			return get(line).entry.seat;
		} });
		var div = sibling(node, 2);
		var node_1 = child(div);
		each(node_1, 17, () => get(line).parts, index, ($$anchor, part) => {
			var p = root$17();
			var text_2 = child(p);
			var node_2 = sibling(text_2);
			var consequent = ($$anchor) => {
				MiniCards($$anchor, { get cards() {
					return get(part).cards;
				} });
			};
			if_block(node_2, ($$render) => {
				if (get(part).cards) $$render(consequent);
			});
			reset(p);
			template_effect(() => set_text(text_2, `${get(part).text ?? ""} `));
			event("pointerenter", p, () => $$props.onshow(get(part).route));
			event("pointerleave", p, () => $$props.onshow(null));
			append($$anchor, p);
		});
		var node_3 = sibling(node_1, 2);
		var consequent_1 = ($$anchor) => {
			var p_1 = root_1$13();
			var text_3 = only_child(p_1, true);
			template_effect(($0) => set_text(text_3, $0), [() => remarkText(get(line).entry.remark)]);
			append($$anchor, p_1);
		};
		if_block(node_3, ($$render) => {
			if (get(line).entry.remark) $$render(consequent_1);
		});
		reset(div);
		reset(li);
		append($$anchor, li);
	});
	reset(ol);
	reset(section);
	template_effect(($0, $1) => {
		set_attribute(section, "aria-label", $0);
		set_text(text_1, $1);
	}, [() => t("log.title"), () => t("log.title")]);
	append($$anchor, section);
	pop();
}
// src/table/Market.svelte
var root$16 = from_html(`<span class="dealt svelte-r2hfy6"><!></span>`);
var root_1$12 = from_html(`<button type="button"><!></button>`);
var root_2$10 = from_html(`<span class="card gap svelte-r2hfy6"></span>`);
var root_3$9 = from_html(`<section class="market svelte-r2hfy6"><div class="display svelte-r2hfy6" role="group"></div> <div class="decks svelte-r2hfy6"><button type="button" data-deck="cards"><span class="pile svelte-r2hfy6"><!></span> <span class="size svelte-r2hfy6"> </span></button> <button type="button" data-deck="tickets"><svg class="ticket svelte-r2hfy6" viewBox="0 0 60 40" aria-hidden="true"><path d="M5 2h50a4 4 0 0 1 4 4v9a5 5 0 0 0 0 10v9a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4v-9a5 5 0 0 0 0-10V6a4 4 0 0 1 4-4Z" fill="#f6ecd2" stroke="#7a6a45" stroke-width="1.5"></path><path d="M17 27 43 13" stroke="#7a6a45" stroke-width="2.4" stroke-dasharray="5 3"></path><circle cx="15" cy="28" r="4" fill="#b3261e"></circle><circle cx="45" cy="12" r="4" fill="#b3261e"></circle></svg> <span class="size svelte-r2hfy6"> </span></button></div></section>`);
function Market($$anchor, $$props) {
	push($$props, true);
	const view = user_derived(() => $$props.table.view);
	const menu = user_derived(() => $$props.table.menu);
	const active = user_derived(() => get(menu).draw || get(menu).take.size > 0);
	/** The deck is drawn at its full height with as many cards. */
	const full = 110;
	/** A card that cannot be taken says why: it may be the second card of a draw. */
	function takeLabel(card) {
		if (get(menu).take.has(card)) return t("market.take", { card: cardWord(card) });
		if (get(active)) return t("market.not_now", { card: cardWord(card) });
		return $$props.turn.canPremove ? t("market.plan", { card: cardWord(card) }) : t("market.card", { card: cardWord(card) });
	}
	const planned = (card) => $$props.turn.premove?.kind === "take" && $$props.turn.premove.card === card;
	const locked = user_derived(() => $$props.table.seat === null || $$props.table.over);
	var section = root_3$9();
	var div = child(section);
	each(div, 21, () => get(view).display, index, ($$anchor, card, slot) => {
		var fragment = comment();
		var node = first_child(fragment);
		var consequent = ($$anchor) => {
			var button = root_1$12();
			let classes;
			set_attribute(button, "data-slot", slot);
			var node_1 = child(button);
			key(node_1, () => get(card), ($$anchor) => {
				var span = root$16();
				CardFace(child(span), { get card() {
					return get(card);
				} });
				reset(span);
				append($$anchor, span);
			});
			reset(button);
			template_effect(($0, $1, $2, $3, $4, $5) => {
				classes = set_class(button, 1, "card svelte-r2hfy6", null, classes, {
					can: $0,
					cannot: $1,
					planned: $2
				});
				set_attribute(button, "data-card", get(card));
				button.disabled = get(locked);
				set_attribute(button, "aria-disabled", $3);
				set_attribute(button, "aria-label", $4);
				set_attribute(button, "title", $5);
			}, [
				() => get(menu).take.has(get(card)),
				() => get(active) && !get(menu).take.has(get(card)),
				() => planned(get(card)),
				() => !get(menu).take.has(get(card)) && !$$props.turn.canPremove,
				() => takeLabel(get(card)),
				() => takeLabel(get(card))
			]);
			delegated("click", button, () => $$props.turn.take(get(card)));
			append($$anchor, button);
		};
		var alternate = ($$anchor) => {
			var span_1 = root_2$10();
			set_attribute(span_1, "data-slot", slot);
			append($$anchor, span_1);
		};
		if_block(node, ($$render) => {
			if (get(card)) $$render(consequent);
			else $$render(alternate, -1);
		});
		append($$anchor, fragment);
	});
	reset(div);
	var div_1 = sibling(div, 2);
	var button_1 = child(div_1);
	let classes_1;
	var span_2 = child(button_1);
	let styles;
	CardFace(child(span_2), { card: null });
	reset(span_2);
	var span_3 = sibling(span_2, 2);
	var text = only_child(span_3, true);
	reset(button_1);
	var button_2 = sibling(button_1, 2);
	let classes_2;
	var span_4 = sibling(child(button_2), 2);
	var text_1 = only_child(span_4, true);
	reset(button_2);
	reset(div_1);
	reset(section);
	template_effect(($0, $1, $2, $3, $4, $5, $6) => {
		set_attribute(section, "aria-label", $0);
		set_attribute(div, "aria-label", $1);
		classes_1 = set_class(button_1, 1, "deck svelte-r2hfy6", null, classes_1, {
			can: get(menu).draw,
			planned: $$props.turn.premove?.kind === "draw"
		});
		button_1.disabled = get(locked);
		set_attribute(button_1, "aria-disabled", !get(menu).draw && !$$props.turn.canPremove);
		set_attribute(button_1, "aria-label", $2);
		set_attribute(button_1, "title", $3);
		styles = set_style(span_2, "", styles, { "--depth": $4 });
		set_text(text, get(view).deck_size);
		classes_2 = set_class(button_2, 1, "deck svelte-r2hfy6", null, classes_2, {
			can: get(menu).tickets,
			planned: $$props.turn.premove?.kind === "tickets"
		});
		button_2.disabled = get(locked);
		set_attribute(button_2, "aria-disabled", !get(menu).tickets && !$$props.turn.canPremove);
		set_attribute(button_2, "aria-label", $5);
		set_attribute(button_2, "title", $6);
		set_text(text_1, get(view).ticket_deck_size);
	}, [
		() => t("market.title"),
		() => t("market.display"),
		() => t("market.draw", { n: get(view).deck_size }),
		() => t("market.draw", { n: get(view).deck_size }),
		() => Math.ceil(Math.min(get(view).deck_size, full) / full * 5),
		() => t("market.tickets", { n: get(view).ticket_deck_size }),
		() => t("market.tickets", { n: get(view).ticket_deck_size })
	]);
	delegated("click", button_1, () => $$props.turn.draw());
	delegated("click", button_2, () => $$props.turn.drawTickets());
	append($$anchor, section);
	pop();
}
delegate(["click"]);
// src/table/NoticeList.svelte
var root$15 = from_html(`<p> </p>`);
var root_1$11 = from_html(`<div class="notices svelte-h2tnru" role="log" aria-live="polite"></div>`);
function NoticeList($$anchor, $$props) {
	push($$props, true);
	var div = root_1$11();
	each(div, 21, () => $$props.notices.shown, (notice) => notice.id, ($$anchor, notice) => {
		var p = root$15();
		var text = only_child(p, true);
		template_effect(() => {
			set_class(p, 1, clsx(get(notice).tone), "svelte-h2tnru");
			set_text(text, get(notice).text);
		});
		append($$anchor, p);
	});
	reset(div);
	template_effect(($0) => set_attribute(div, "aria-label", $0), [() => t("notices.title")]);
	append($$anchor, div);
	pop();
}
// src/table/Clock.svelte
var root$14 = from_html(`<span> </span>`);
function Clock($$anchor, $$props) {
	push($$props, true);
	let now = state(proxy(Date.now()));
	let since = state(proxy(Date.now()));
	user_effect(() => {
		$$props.table.seq;
		set(since, set(now, Date.now(), true), true);
	});
	user_effect(() => {
		if (!$$props.running) return;
		const timer = setInterval(() => set(now, Date.now(), true), 500);
		return () => clearInterval(timer);
	});
	const bank = user_derived(() => $$props.table.banks?.[$$props.seat] ?? $$props.table.info?.clock?.bank ?? 0);
	const spent = user_derived(() => $$props.running ? (get(now) - get(since)) / 1e3 : 0);
	const action = user_derived(() => Math.max(($$props.table.info?.clock?.per_action ?? 0) - get(spent), 0));
	const left = user_derived(() => Math.max(get(action) + get(bank) - Math.max(get(spent) - ($$props.table.info?.clock?.per_action ?? 0), 0), 0));
	function shown(seconds) {
		if (seconds >= 172800) return t("clock.days", { n: Math.floor(seconds / 86400) });
		if (seconds >= 7200) return t("clock.hours", { n: Math.floor(seconds / 3600) });
		const whole = Math.ceil(seconds);
		return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
	}
	var span = root$14();
	let classes;
	var text = only_child(span, true);
	template_effect(($0, $1) => {
		classes = set_class(span, 1, "clock svelte-1ic985k", null, classes, {
			running: $$props.running,
			low: $$props.running && get(left) < 15
		});
		set_attribute(span, "title", $0);
		set_text(text, $1);
	}, [() => t("clock.title"), () => shown($$props.running ? get(left) : get(bank))]);
	append($$anchor, span);
	pop();
}
// src/table/Players.svelte
var root$13 = from_html(`<span class="turn svelte-9fc3t8"> </span>`);
var root_1$10 = from_html(`<span class="state svelte-9fc3t8"> </span>`);
var root_2$9 = from_html(`<strong class="points svelte-9fc3t8"> <span class="unseen"> </span></strong>`);
var root_3$8 = from_html(`<div class="svelte-9fc3t8"><dt class="svelte-9fc3t8"><svg viewBox="-12 -13 24 22" aria-hidden="true" class="svelte-9fc3t8"><path d="M-9.5 7V-3L0-11 9.5-3V7Z" fill="none" stroke="currentColor" stroke-width="2.2"></path></svg><span class="unseen"> </span></dt> <dd class="svelte-9fc3t8"> </dd></div>`);
var root_4$5 = from_html(`<dl class="numbers svelte-9fc3t8"><div><dt class="svelte-9fc3t8"><svg viewBox="-19 -9 38 18" aria-hidden="true" class="svelte-9fc3t8"><rect x="-17" y="-6.5" width="34" height="13" rx="4" fill="currentColor"></rect></svg><span class="unseen"> </span></dt> <dd class="svelte-9fc3t8"> </dd></div> <div class="svelte-9fc3t8"><dt class="svelte-9fc3t8"><svg viewBox="0 0 24 18" aria-hidden="true" class="svelte-9fc3t8"><rect x="2" y="3" width="16" height="12" rx="2" fill="none" stroke="currentColor" stroke-width="2"></rect><path d="M7 1h15v11" fill="none" stroke="currentColor" stroke-width="2"></path></svg><span class="unseen"> </span></dt> <dd class="svelte-9fc3t8"> </dd></div> <div class="svelte-9fc3t8"><dt class="svelte-9fc3t8"><svg viewBox="0 0 24 18" aria-hidden="true" class="svelte-9fc3t8"><path d="M2 3h20v4a2 2 0 0 0 0 4v4H2v-4a2 2 0 0 0 0-4Z" fill="none" stroke="currentColor" stroke-width="2"></path></svg><span class="unseen"> </span></dt> <dd class="svelte-9fc3t8"> </dd></div> <!></dl>`);
var root_5$3 = from_html(`<li><div class="who svelte-9fc3t8"><!> <span class="name svelte-9fc3t8"> </span> <!> <!> <!> <!></div> <!></li>`);
var root_6$3 = from_html(`<ol class="players svelte-9fc3t8"></ol>`);
function Players($$anchor, $$props) {
	push($$props, true);
	const view = user_derived(() => $$props.table.view);
	const seats = user_derived(() => $$props.table.info?.seats ?? []);
	const acts = (seat) => !$$props.table.over && (get(view)?.to_act.includes(seat) ?? false);
	function state(seat) {
		const info = get(seats)[seat];
		if (!info) return "";
		if (info.resigned) return t("player.resigned");
		if (info.bot) return t("player.bot");
		return info.connected ? "" : t("player.away");
	}
	var ol = root_6$3();
	each(ol, 21, () => get(seats), index, ($$anchor, _, seat) => {
		var li = root_5$3();
		set_attribute(li, "data-player", seat);
		let classes;
		var div = child(li);
		var node = child(div);
		SeatMark(node, { seat });
		var span = sibling(node, 2);
		var text = only_child(span, true);
		var node_1 = sibling(span, 2);
		var consequent = ($$anchor) => {
			var span_1 = root$13();
			var text_1 = only_child(span_1, true);
			template_effect(($0) => set_text(text_1, $0), [() => seat === $$props.table.seat ? t("player.your_turn") : t("player.turn")]);
			append($$anchor, span_1);
		};
		var d = user_derived(() => acts(seat));
		if_block(node_1, ($$render) => {
			if (get(d)) $$render(consequent);
		});
		var node_2 = sibling(node_1, 2);
		var consequent_1 = ($$anchor) => {
			var span_2 = root_1$10();
			var text_2 = only_child(span_2, true);
			template_effect(($0) => set_text(text_2, $0), [() => state(seat)]);
			append($$anchor, span_2);
		};
		var d_1 = user_derived(() => state(seat) && !acts(seat));
		if_block(node_2, ($$render) => {
			if (get(d_1)) $$render(consequent_1);
		});
		var node_3 = sibling(node_2, 2);
		var consequent_2 = ($$anchor) => {
			{
				let $0 = user_derived(() => acts(seat));
				Clock($$anchor, {
					get table() {
						return $$props.table;
					},
					seat,
					get running() {
						return get($0);
					}
				});
			}
		};
		if_block(node_3, ($$render) => {
			if ($$props.table.info?.clock) $$render(consequent_2);
		});
		var node_4 = sibling(node_3, 2);
		var consequent_3 = ($$anchor) => {
			var strong = root_2$9();
			var text_3 = child(strong, true);
			var span_3 = sibling(text_3);
			var text_4 = only_child(span_3, true);
			reset(strong);
			template_effect(($0, $1) => {
				set_attribute(strong, "title", $0);
				set_text(text_3, get(view).points[seat]);
				set_text(text_4, $1);
			}, [() => t("player.points"), () => t("player.points")]);
			append($$anchor, strong);
		};
		if_block(node_4, ($$render) => {
			if (get(view)) $$render(consequent_3);
		});
		reset(div);
		var node_5 = sibling(div, 2);
		var consequent_5 = ($$anchor) => {
			var dl = root_4$5();
			var div_1 = child(dl);
			let classes_1;
			var dt = child(div_1);
			var span_4 = sibling(child(dt));
			var text_5 = only_child(span_4, true);
			reset(dt);
			var dd = sibling(dt, 2);
			var text_6 = only_child(dd, true);
			reset(div_1);
			var div_2 = sibling(div_1, 2);
			var dt_1 = child(div_2);
			var span_5 = sibling(child(dt_1));
			var text_7 = only_child(span_5, true);
			reset(dt_1);
			var dd_1 = sibling(dt_1, 2);
			var text_8 = only_child(dd_1, true);
			reset(div_2);
			var div_3 = sibling(div_2, 2);
			var dt_2 = child(div_3);
			var span_6 = sibling(child(dt_2));
			var text_9 = only_child(span_6, true);
			reset(dt_2);
			var dd_2 = sibling(dt_2, 2);
			var text_10 = only_child(dd_2, true);
			reset(div_3);
			var node_6 = sibling(div_3, 2);
			var consequent_4 = ($$anchor) => {
				var div_4 = root_3$8();
				var dt_3 = child(div_4);
				var span_7 = sibling(child(dt_3));
				var text_11 = only_child(span_7, true);
				reset(dt_3);
				var dd_3 = sibling(dt_3, 2);
				var text_12 = only_child(dd_3, true);
				reset(div_4);
				template_effect(($0, $1) => {
					set_attribute(div_4, "title", $0);
					set_text(text_11, $1);
					set_text(text_12, $$props.stations - get(view).stations[seat].length);
				}, [() => t("player.stations"), () => t("player.stations")]);
				append($$anchor, div_4);
			};
			if_block(node_6, ($$render) => {
				if ($$props.stations) $$render(consequent_4);
			});
			reset(dl);
			template_effect(($0, $1, $2, $3, $4, $5) => {
				set_attribute(div_1, "title", $0);
				classes_1 = set_class(div_1, 1, "svelte-9fc3t8", null, classes_1, { few: get(view).trains[seat] <= 5 });
				set_text(text_5, $1);
				set_text(text_6, get(view).trains[seat]);
				set_attribute(div_2, "title", $2);
				set_text(text_7, $3);
				set_text(text_8, get(view).hand_sizes[seat]);
				set_attribute(div_3, "title", $4);
				set_text(text_9, $5);
				set_text(text_10, get(view).ticket_counts[seat]);
			}, [
				() => t("player.trains"),
				() => t("player.trains"),
				() => t("player.cards"),
				() => t("player.cards"),
				() => t("player.tickets"),
				() => t("player.tickets")
			]);
			append($$anchor, dl);
		};
		if_block(node_5, ($$render) => {
			if (get(view)) $$render(consequent_5);
		});
		reset(li);
		template_effect(($0, $1, $2) => {
			set_attribute(li, "aria-current", $0);
			classes = set_class(li, 1, "svelte-9fc3t8", null, classes, {
				acts: $1,
				me: seat === $$props.table.seat
			});
			set_text(text, $2);
		}, [
			() => acts(seat) ? "true" : void 0,
			() => acts(seat),
			() => $$props.nameOf(seat)
		]);
		append($$anchor, li);
	});
	reset(ol);
	template_effect(($0) => set_attribute(ol, "aria-label", $0), [() => t("players.title")]);
	append($$anchor, ol);
	pop();
}
// src/table/RouteTooltip.svelte
var root$12 = from_html(`<div><!></div>`);
function RouteTooltip($$anchor, $$props) {
	push($$props, true);
	const table = user_derived(() => $$props.turn.table);
	const view = user_derived(() => get(table).view);
	const hovered = user_derived(() => settings.touch ? null : $$props.highlights.hovered);
	const route = user_derived(() => get(hovered)?.hit.kind === "route" ? $$props.board.routes.get(get(hovered).hit.id) : void 0);
	const owner = user_derived(() => get(route) ? get(view).routes[get(route).id] : void 0);
	let innerWidth = state(1280);
	let innerHeight = state(800);
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		const computed_const = user_derived(() => {
			return get(hovered).at;
		});
		var div = root$12();
		let classes;
		let styles;
		var node_1 = child(div);
		{
			let $0 = user_derived(() => get(owner) === void 0 ? null : $$props.nameOf(get(owner)));
			let $1 = user_derived(() => trainsAfter(get(view), get(table).seat, get(route)));
			let $2 = user_derived(() => get(table).progress?.tickets ?? []);
			let $3 = user_derived(() => $$props.turn.payable.has(get(route).id));
			let $4 = user_derived(() => get(table).myTurn && get(view).phase === "turn");
			RouteFacts(node_1, {
				get board() {
					return $$props.board;
				},
				get route() {
					return get(route);
				},
				get owner() {
					return get($0);
				},
				get trainsLeft() {
					return get($1);
				},
				get progress() {
					return get($2);
				},
				get payable() {
					return get($3);
				},
				get myTurn() {
					return get($4);
				}
			});
		}
		reset(div);
		template_effect(() => {
			classes = set_class(div, 1, "tip svelte-2yldxy", null, classes, {
				left: get(computed_const).x > get(innerWidth) - 300,
				up: get(computed_const).y > get(innerHeight) - 240
			});
			styles = set_style(div, "", styles, {
				left: `${get(computed_const).x ?? ""}px`,
				top: `${get(computed_const).y ?? ""}px`
			});
		});
		append($$anchor, div);
	};
	if_block(node, ($$render) => {
		if (get(hovered) && get(route)) $$render(consequent);
	});
	bind_window_size("innerWidth", ($$value) => set(innerWidth, $$value, true));
	bind_window_size("innerHeight", ($$value) => set(innerHeight, $$value, true));
	append($$anchor, fragment);
	pop();
}
// src/table/SettingsDialog.svelte
var root$11 = from_html(`<option> </option>`);
var root_1$9 = from_html(`<label class="svelte-uek58j"><span> </span> <select class="svelte-uek58j"></select></label>`);
var root_2$8 = from_html(`<button type="button" class="button danger"> </button>`);
var root_3$7 = from_html(`<dialog class="svelte-uek58j"><form method="dialog" class="svelte-uek58j"><h2> </h2> <label class="svelte-uek58j"><span> </span> <select class="svelte-uek58j"></select></label> <!> <label class="check svelte-uek58j"><input type="checkbox" class="svelte-uek58j"/> <span> </span></label> <label class="check svelte-uek58j"><input type="checkbox" class="svelte-uek58j"/> <span> </span></label> <label class="check svelte-uek58j"><input type="checkbox" class="svelte-uek58j"/> <span> </span></label> <!> <button class="button primary"> </button></form></dialog>`);
function SettingsDialog($$anchor, $$props) {
	push($$props, true);
	/** Resigns the game; undefined for spectators. */
	let dialog;
	let sure = state(false);
	user_effect(() => {
		if (!$$props.open) set(sure, false);
		if ($$props.open && !dialog.open) dialog.showModal();
		if (!$$props.open && dialog.open) dialog.close();
	});
	const choices = [
		{
			key: "theme",
			values: [
				"auto",
				"light",
				"dark"
			]
		},
		{
			key: "motion",
			values: [
				"auto",
				"full",
				"none"
			]
		},
		{
			key: "confirm",
			values: [
				"touch",
				"always",
				"never"
			]
		}
	];
	const names = new Intl.DisplayNames("en", { type: "language" });
	const nameOf = (language) => {
		const own = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? names.of(language) ?? language;
		return own.charAt(0).toLocaleUpperCase(language) + own.slice(1);
	};
	async function notifications(wanted) {
		settings.set("notifications", wanted && await allowNotifications());
	}
	var dialog_1 = root_3$7();
	var form = child(dialog_1);
	var h2 = child(form);
	var text = only_child(h2, true);
	var label = sibling(h2, 2);
	var span = child(label);
	var text_1 = only_child(span, true);
	var select = sibling(span, 2);
	each(select, 20, () => LANGUAGES, (language) => language, ($$anchor, language) => {
		var option = root$11();
		var text_2 = only_child(option, true);
		var option_value = {};
		template_effect(($0) => {
			set_text(text_2, $0);
			if (option_value !== (option_value = language)) option.value = (option.__value = option_value) ?? "";
		}, [() => nameOf(language)]);
		append($$anchor, option);
	});
	reset(select);
	var select_value;
	init_select(select);
	reset(label);
	var node = sibling(label, 2);
	each(node, 17, () => choices, (choice) => choice.key, ($$anchor, choice) => {
		var label_1 = root_1$9();
		var span_1 = child(label_1);
		var text_3 = only_child(span_1, true);
		var select_1 = sibling(span_1, 2);
		each(select_1, 20, () => get(choice).values, (value) => value, ($$anchor, value) => {
			var option_1 = root$11();
			var text_4 = only_child(option_1, true);
			var option_1_value = {};
			template_effect(($0) => {
				set_text(text_4, $0);
				if (option_1_value !== (option_1_value = value)) option_1.value = (option_1.__value = option_1_value) ?? "";
			}, [() => t(`settings.${get(choice).key}.${value}`)]);
			append($$anchor, option_1);
		});
		reset(select_1);
		var select_1_value;
		init_select(select_1);
		reset(label_1);
		template_effect(($0) => {
			set_text(text_3, $0);
			if (select_1_value !== (select_1_value = settings.values[get(choice).key])) select_1.value = (select_1.__value = select_1_value) ?? "", select_option(select_1, select_1_value);
		}, [() => t(`settings.${get(choice).key}`)]);
		delegated("change", select_1, (e) => settings.set(get(choice).key, e.currentTarget.value));
		append($$anchor, label_1);
	});
	var label_2 = sibling(node, 2);
	var input = child(label_2);
	remove_input_defaults(input);
	var span_2 = sibling(input, 2);
	var text_5 = only_child(span_2, true);
	reset(label_2);
	var label_3 = sibling(label_2, 2);
	var input_1 = child(label_3);
	remove_input_defaults(input_1);
	var span_3 = sibling(input_1, 2);
	var text_6 = only_child(span_3, true);
	reset(label_3);
	var label_4 = sibling(label_3, 2);
	var input_2 = child(label_4);
	remove_input_defaults(input_2);
	var span_4 = sibling(input_2, 2);
	var text_7 = only_child(span_4, true);
	reset(label_4);
	var node_1 = sibling(label_4, 2);
	var consequent = ($$anchor) => {
		var button = root_2$8();
		var text_8 = only_child(button, true);
		template_effect(($0) => set_text(text_8, $0), [() => t(get(sure) ? "settings.resign_sure" : "settings.resign")]);
		delegated("click", button, () => get(sure) ? $$props.onresign() : set(sure, true));
		append($$anchor, button);
	};
	if_block(node_1, ($$render) => {
		if ($$props.onresign) $$render(consequent);
	});
	var button_1 = sibling(node_1, 2);
	var text_9 = only_child(button_1, true);
	reset(form);
	reset(dialog_1);
	bind_this(dialog_1, ($$value) => dialog = $$value, () => dialog);
	template_effect(($0, $1, $2, $3, $4, $5, $6) => {
		set_attribute(dialog_1, "aria-label", $0);
		set_text(text, $1);
		set_text(text_1, $2);
		if (select_value !== (select_value = settings.values.language)) select.value = (select.__value = select_value) ?? "", select_option(select, select_value);
		set_checked(input, settings.values.confirmTickets);
		set_text(text_5, $3);
		set_checked(input_1, settings.values.sound);
		set_text(text_6, $4);
		set_checked(input_2, settings.values.notifications);
		set_text(text_7, $5);
		set_text(text_9, $6);
	}, [
		() => t("settings.title"),
		() => t("settings.title"),
		() => t("settings.language"),
		() => t("settings.confirmTickets"),
		() => t("settings.sound"),
		() => t("settings.notifications"),
		() => t("settings.done")
	]);
	event("close", dialog_1, function(...$$args) {
		$$props.onclose?.apply(this, $$args);
	});
	delegated("change", select, (e) => settings.set("language", e.currentTarget.value));
	delegated("change", input, (e) => settings.set("confirmTickets", e.currentTarget.checked));
	delegated("change", input_1, (e) => settings.set("sound", e.currentTarget.checked));
	delegated("change", input_2, (e) => void notifications(e.currentTarget.checked));
	append($$anchor, dialog_1);
	pop();
}
delegate(["change", "click"]);
// src/board/CityMark.svelte
var root$10 = from_svg(`<circle fill="none" stroke-width="5"></circle>`);
var root_1$8 = from_svg(`<circle class="cursor" fill="none" stroke-width="2.5" stroke-dasharray="6 4"></circle>`);
var root_2$7 = from_svg(`<circle stroke-width="1.8"></circle><circle r="2"></circle>`, 1);
var root_3$6 = from_svg(`<rect rx="2.5" stroke-width="1.6"></rect>`);
var root_4$4 = from_svg(`<circle stroke-width="1.6"></circle>`);
var root_5$2 = from_svg(`<text y="3.3" text-anchor="middle" font-size="9.2" font-weight="800"> </text>`);
var root_6$2 = from_svg(`<circle r="3.2"></circle>`);
var root_7$1 = from_svg(`<!><!>`, 1);
var root_8$1 = from_svg(`<g role="button" tabindex="-1" class="svelte-2cl7ho"><!><!><!></g>`);
function CityMark($$anchor, $$props) {
	push($$props, true);
	/** Two letters of its country, where countries count. */
	const radius = user_derived(() => $$props.city.named ? 9 : 6);
	const letters = user_derived(() => $$props.theme.city === "#ffcf5c" ? "#231700" : "#fff");
	var g = root_8$1();
	var node = child(g);
	var consequent = ($$anchor) => {
		var circle = root$10();
		template_effect(() => {
			set_class(circle, 0, `ring ${$$props.ring ?? ""}`, "svelte-2cl7ho");
			set_attribute(circle, "r", get(radius) + 6.5);
		});
		append($$anchor, circle);
	};
	if_block(node, ($$render) => {
		if ($$props.ring) $$render(consequent);
	});
	var node_1 = sibling(node);
	var consequent_1 = ($$anchor) => {
		var circle_1 = root_1$8();
		template_effect(() => {
			set_attribute(circle_1, "r", get(radius) + 11);
			set_attribute(circle_1, "stroke", $$props.theme.ink);
		});
		append($$anchor, circle_1);
	};
	if_block(node_1, ($$render) => {
		if ($$props.cursor) $$render(consequent_1);
	});
	var node_2 = sibling(node_1);
	var consequent_2 = ($$anchor) => {
		var fragment = root_2$7();
		var circle_2 = first_child(fragment);
		var circle_3 = sibling(circle_2);
		template_effect(() => {
			set_attribute(circle_2, "r", get(radius) - .8);
			set_attribute(circle_2, "fill", $$props.theme.paper);
			set_attribute(circle_2, "stroke", $$props.theme.ink);
			set_attribute(circle_3, "fill", $$props.theme.ink);
		});
		append($$anchor, fragment);
	};
	var alternate_2 = ($$anchor) => {
		var fragment_1 = root_7$1();
		var node_3 = first_child(fragment_1);
		var consequent_3 = ($$anchor) => {
			var rect = root_3$6();
			template_effect(() => {
				set_attribute(rect, "x", .7 - get(radius));
				set_attribute(rect, "y", .7 - get(radius));
				set_attribute(rect, "width", 2 * get(radius) - 1.4);
				set_attribute(rect, "height", 2 * get(radius) - 1.4);
				set_attribute(rect, "fill", $$props.theme.city);
				set_attribute(rect, "stroke", $$props.theme.edge);
			});
			append($$anchor, rect);
		};
		var alternate = ($$anchor) => {
			var circle_4 = root_4$4();
			template_effect(() => {
				set_attribute(circle_4, "r", get(radius) - .8);
				set_attribute(circle_4, "fill", $$props.theme.city);
				set_attribute(circle_4, "stroke", $$props.theme.edge);
			});
			append($$anchor, circle_4);
		};
		if_block(node_3, ($$render) => {
			if ($$props.capital) $$render(consequent_3);
			else $$render(alternate, -1);
		});
		var node_4 = sibling(node_3);
		var consequent_4 = ($$anchor) => {
			var text = root_5$2();
			var text_1 = only_child(text, true);
			template_effect(() => {
				set_attribute(text, "fill", get(letters));
				set_text(text_1, $$props.code);
			});
			append($$anchor, text);
		};
		var alternate_1 = ($$anchor) => {
			var circle_5 = root_6$2();
			template_effect(() => set_attribute(circle_5, "fill", $$props.theme.paper));
			append($$anchor, circle_5);
		};
		if_block(node_4, ($$render) => {
			if ($$props.code) $$render(consequent_4);
			else $$render(alternate_1, -1);
		});
		append($$anchor, fragment_1);
	};
	if_block(node_2, ($$render) => {
		if (!$$props.city.named) $$render(consequent_2);
		else $$render(alternate_2, -1);
	});
	reset(g);
	template_effect(() => {
		set_attribute(g, "id", $$props.domId);
		set_attribute(g, "data-city", $$props.city.id);
		set_attribute(g, "transform", `translate(${$$props.at[0] ?? ""} ${$$props.at[1] ?? ""})`);
		set_attribute(g, "aria-label", $$props.label);
	});
	append($$anchor, g);
	pop();
}
// src/board/gestures.ts
/** Movement below this is jitter. */
var STEADY_PX = {
	mouse: 4,
	touch: 10
};
var Gestures = class {
	options;
	pointers = /* @__PURE__ */ new Map();
	start = null;
	moved = false;
	constructor(options) {
		this.options = options;
	}
	attach(node) {
		const handlers = [
			["pointerdown", (event) => this.down(node, event)],
			["pointermove", (event) => this.move(event)],
			["pointerup", (event) => this.up(event)],
			["pointercancel", (event) => this.cancel(event)],
			["pointerleave", () => this.pointers.size === 0 && this.options.leave()]
		];
		for (const [name, handler] of handlers) node.addEventListener(name, handler);
		return () => {
			for (const [name, handler] of handlers) node.removeEventListener(name, handler);
		};
	}
	down(node, event) {
		if (event.pointerType === "mouse" && event.button !== 0) return;
		node.setPointerCapture(event.pointerId);
		this.pointers.set(event.pointerId, {
			x: event.clientX,
			y: event.clientY
		});
		if (this.pointers.size === 1) {
			this.start = {
				x: event.clientX,
				y: event.clientY
			};
			this.moved = false;
		} else this.moved = true;
	}
	move(event) {
		const before = this.pointers.get(event.pointerId);
		if (!before) {
			if (event.pointerType !== "touch") this.options.hover(event);
			return;
		}
		const now = {
			x: event.clientX,
			y: event.clientY
		};
		const steady = event.pointerType === "mouse" ? STEADY_PX.mouse : STEADY_PX.touch;
		if (!this.moved && this.start && Math.hypot(now.x - this.start.x, now.y - this.start.y) < steady) return;
		this.moved = true;
		if (this.pointers.size === 1) this.options.move(now.x - before.x, now.y - before.y);
		else {
			const other = [...this.pointers.entries()].find(([id]) => id !== event.pointerId)?.[1];
			if (other) this.pinch(before, now, other);
		}
		this.pointers.set(event.pointerId, now);
	}
	pinch(before, now, other) {
		const was = Math.hypot(before.x - other.x, before.y - other.y);
		const is = Math.hypot(now.x - other.x, now.y - other.y);
		if (was < 1) return;
		this.options.zoom({
			x: (now.x + other.x) / 2,
			y: (now.y + other.y) / 2
		}, is / was);
		this.options.move((now.x - before.x) / 2, (now.y - before.y) / 2);
	}
	up(event) {
		if (this.pointers.delete(event.pointerId) && this.pointers.size === 0 && !this.moved) this.options.tap(event);
	}
	cancel(event) {
		this.pointers.delete(event.pointerId);
		this.moved = true;
	}
};
// src/board/labels.ts
/** In pixels of the screen. */
var SMALLEST = 11.5;
var AIR = 2;
/** The names to draw at `k` pixels a unit; those of `first` before all others. */
function labelsAt(geometry, k, first, weight) {
	const cities = Object.keys(geometry.labels).sort((a, b) => Number(first.has(b)) - Number(first.has(a)) || weight(b) - weight(a) || (a < b ? -1 : 1));
	const taken = [];
	const labels = [];
	for (const city of cities) {
		const place = geometry.labels[city];
		const scale = Math.max(1, SMALLEST / (place.size * k));
		const box = grown(place, geometry.cities[city], scale);
		if (scale > 1 && taken.some((other) => overlap(box, other, AIR / k))) continue;
		taken.push(box);
		labels.push({
			city,
			x: place.at[0],
			y: box[1] + (place.at[1] - place.box[1]) * scale,
			anchor: place.anchor,
			size: place.size * scale,
			length: (place.box[2] - 2) * scale
		});
	}
	return labels;
}
/** The box of a name that is drawn larger: it grows away from its city. */
function grown(place, [, cityY], scale) {
	const [left, top, width, height] = place.box;
	const w = width * scale;
	const h = height * scale;
	return [
		place.anchor === "start" ? left : place.anchor === "end" ? left + width - w : left + (width - w) / 2,
		top + height <= cityY ? top + height - h : top >= cityY ? top : top + (height - h) / 2,
		w,
		h
	];
}
function overlap(a, b, air) {
	return a[0] < b[0] + b[2] + air && b[0] < a[0] + a[2] + air && a[1] < b[1] + b[3] + air && b[1] < a[1] + a[3] + air;
}
// src/board/RouteTrack.svelte
var root$9 = from_svg(`<g><use></use></g>`);
var root_1$7 = from_svg(`<use></use>`);
var root_2$6 = from_svg(`<text class="note svelte-1nfmv3u" y="4.1" text-anchor="middle" font-size="11.5" font-weight="800" fill="#14213a" stroke="#fffdf5" stroke-width="2.4"> </text>`);
var root_3$5 = from_svg(`<use class="ghost svelte-1nfmv3u"></use>`);
var root_4$3 = from_svg(`<use></use><!><!><!>`, 1);
var root_5$1 = from_svg(`<g><!></g>`);
var root_6$1 = from_svg(`<g></g>`);
function RouteTrack($$anchor, $$props) {
	push($$props, true);
	/** The seat whose trains are shown as a preview. */
	/** Trains that arrive now, one by one. */
	const faces = user_derived(() => facesOf($$props.route));
	const at = (space) => `translate(${space[0]} ${space[1]})rotate(${upright(space[2])})`;
	var g = root_6$1();
	let classes;
	each(g, 21, () => $$props.track.spaces, index, ($$anchor, space, k) => {
		var g_1 = root_5$1();
		var node = child(g_1);
		var consequent = ($$anchor) => {
			var g_2 = root$9();
			let classes_1;
			let styles;
			var use = only_child(g_2);
			template_effect(() => {
				classes_1 = set_class(g_2, 0, "svelte-1nfmv3u", null, classes_1, { fresh: $$props.fresh });
				styles = set_style(g_2, "", styles, { "animation-delay": $$props.fresh ? `${k * 110}ms` : void 0 });
				set_attribute(use, "href", `#${$$props.prefix ?? ""}train-${$$props.owner ?? ""}`);
			});
			append($$anchor, g_2);
		};
		var alternate = ($$anchor) => {
			const face = user_derived(() => get(faces)[k]);
			var fragment = root_4$3();
			var use_1 = first_child(fragment);
			var node_1 = sibling(use_1);
			var consequent_1 = ($$anchor) => {
				var use_2 = root_1$7();
				template_effect(() => {
					set_attribute(use_2, "href", `#${$$props.prefix ?? ""}loco`);
					set_attribute(use_2, "x", get(face).note ? -7 : 0);
				});
				append($$anchor, use_2);
			};
			if_block(node_1, ($$render) => {
				if (get(face).locomotive) $$render(consequent_1);
			});
			var node_2 = sibling(node_1);
			var consequent_2 = ($$anchor) => {
				var text = root_2$6();
				var text_1 = only_child(text, true);
				template_effect(() => {
					set_attribute(text, "x", get(face).locomotive ? 10 : 0);
					set_text(text_1, get(face).note);
				});
				append($$anchor, text);
			};
			if_block(node_2, ($$render) => {
				if (get(face).note) $$render(consequent_2);
			});
			var node_3 = sibling(node_2);
			var consequent_3 = ($$anchor) => {
				var use_3 = root_3$5();
				template_effect(() => set_attribute(use_3, "href", `#${$$props.prefix ?? ""}train-${$$props.ghost ?? ""}`));
				append($$anchor, use_3);
			};
			if_block(node_3, ($$render) => {
				if ($$props.ghost !== void 0) $$render(consequent_3);
			});
			template_effect(() => set_attribute(use_1, "href", `#${$$props.prefix ?? ""}${get(face).use ?? ""}`));
			append($$anchor, fragment);
		};
		if_block(node, ($$render) => {
			if ($$props.owner !== void 0) $$render(consequent);
			else $$render(alternate, -1);
		});
		reset(g_1);
		template_effect(($0) => set_attribute(g_1, "transform", $0), [() => at(get(space))]);
		append($$anchor, g_1);
	});
	reset(g);
	template_effect(() => {
		set_attribute(g, "data-route", $$props.route.id);
		set_attribute(g, "data-owner", $$props.owner);
		set_attribute(g, "data-lit", $$props.lit || void 0);
		classes = set_class(g, 0, "svelte-1nfmv3u", null, classes, { faint: $$props.faint });
	});
	append($$anchor, g);
	pop();
}
// src/board/scenery.ts
var SHALLOW_WIDTHS = [
	30,
	18,
	8
];
var ICE = {
	light: "#1687b8",
	dark: "#8fe3ff"
};
function sceneryDefinitions(prefix, theme) {
	const parts = [gradient(`${prefix}sea`, theme.sea), gradient(`${prefix}land`, theme.land)];
	if (theme.sky === "aurora" && theme.mode === "dark") {
		parts.push(`<filter id="${prefix}blur" x="-20%" y="-40%" width="140%" height="180%"><feGaussianBlur stdDeviation="16"/></filter>`);
		for (const [name, low, high] of [[
			"g",
			"#38f5a0",
			"#1fb7c9"
		], [
			"v",
			"#7d5cff",
			"#c24bd6"
		]]) parts.push(`<linearGradient id="${prefix}aurora-${name}" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="${low}" stop-opacity="0"/><stop offset=".12" stop-color="${low}" stop-opacity=".75"/><stop offset=".5" stop-color="${high}" stop-opacity=".32"/><stop offset="1" stop-color="${high}" stop-opacity="0"/></linearGradient>`);
	}
	if (theme.sky === "sun") {
		const [glow, strength] = theme.mode === "light" ? ["#ffe9c9", ".85"] : ["#f0a36b", ".4"];
		parts.push(`<radialGradient id="${prefix}sun" cx=".02" cy="1" r=".85"><stop offset="0" stop-color="${glow}" stop-opacity="${strength}"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient>`);
	}
	return parts.join("");
}
/** From the sea up to the mountains and the frame of the sheet. */
function scenery(prefix, geometry, theme) {
	const [, , width, height] = geometry.view;
	const layers = geometry.background;
	const parts = [`<rect width="${width}" height="${height}" fill="url(#${prefix}sea)"/>`];
	if (layers.grid) parts.push(`<path d="${layers.grid}" fill="none" stroke="${theme.grid}" opacity=".4"/>`);
	if (layers.land) {
		parts.push(`<g fill="none" stroke-linejoin="round"><path id="${prefix}shore" d="${layers.land}" stroke="none"/>`);
		theme.shallows.forEach((color, k) => parts.push(`<use href="#${prefix}shore" stroke="${color}" stroke-width="${SHALLOW_WIDTHS[k]}"/>`));
		parts.push(`</g><use href="#${prefix}shore" fill="url(#${prefix}land)" stroke="${theme.shore}" stroke-width="1.2" stroke-linejoin="round" fill-rule="evenodd"/>`);
	}
	if (layers.borders) parts.push(`<path d="${layers.borders}" fill="none" stroke="${theme.border}" stroke-width="1.6" stroke-dasharray="7 4 2 4" stroke-linejoin="round" opacity=".8"/>`);
	if (layers.lakes) parts.push(`<path d="${layers.lakes}" fill="${theme.lake}" stroke="${theme.shore}" stroke-width=".9"/>`);
	for (const [x, y, size] of geometry.peaks) parts.push(peak(x, y, size, theme));
	if (theme.sky === "sun") parts.push(`<rect width="${width}" height="${height}" fill="url(#${prefix}sun)"/>`);
	if (theme.sky === "aurora" && theme.mode === "dark") parts.push(aurora(prefix, width, height));
	if (geometry.rose) parts.push(rose(...geometry.rose, theme));
	if (layers.circle) parts.push(`<g fill="none"><path d="${layers.circle}" stroke="${theme.halo}" stroke-width="5" opacity=".55"/><path d="${layers.circle}" stroke="${ICE[theme.mode]}" stroke-width="2.4" stroke-dasharray="14 7"/></g>`);
	parts.push(`<g fill="none" stroke="${theme.ink}" opacity=".55"><rect x="7" y="7" width="${width - 14}" height="${height - 14}" rx="9" stroke-width="2.4"/><rect x="12" y="12" width="${width - 24}" height="${height - 24}" rx="6" stroke-width=".9"/></g>`);
	return parts.join("");
}
function gradient(id, [above, below]) {
	return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient>`;
}
function peak(x, y, size, theme) {
	const [sunny, shade, outline] = theme.peak;
	const w = size * .95;
	const top = y - size * 1.25;
	return `<path d="M${f(x - w)} ${y}L${x} ${f(top)}L${f(x + w)} ${y}" fill="${sunny}" stroke="${outline}" stroke-linejoin="round"/><path d="M${x} ${f(top)}L${f(x + w)} ${y}L${f(x + w * .15)} ${y}Z" fill="${shade}"/>`;
}
/** A compass rose: eight points, half of each in shadow, and an N for the north. */
function rose(x, y, radius, theme) {
	const parts = [`<g transform="translate(${x} ${y})" stroke="${theme.ink}" stroke-width=".8" opacity=".62"><circle r="${f(radius * .72)}" fill="none"/><circle r="${f(radius * .66)}" fill="none"/>`];
	for (const [reach, waist, first] of [[
		.62,
		.16,
		45
	], [
		.95,
		.18,
		0
	]]) {
		const tip = radius * reach;
		const side = radius * waist * .7071;
		const half = `<path d="M0 0L${f(side)} ${f(-side)}L0 ${f(-tip)}Z"`;
		const point = `${half} fill="${theme.ink}"/>${half} transform="scale(-1 1)" fill="${theme.paper}"/>`;
		for (const turn of [
			0,
			90,
			180,
			270
		]) parts.push(`<g transform="rotate(${first + turn})">${point}</g>`);
	}
	parts.push(`<text y="${f(-radius * 1.02)}" text-anchor="middle" font-size="${f(radius * .32)}" font-weight="700" fill="${theme.ink}" stroke="none">N</text></g>`);
	return parts.join("");
}
/** Curtains of light in the northern sky, and stars above them. */
function aurora(prefix, width, height) {
	const parts = [`<g filter="url(#${prefix}blur)" opacity=".8">`];
	for (const [name, foot, tall, wave, phase] of [
		[
			"g",
			.2,
			.16,
			.03,
			0
		],
		[
			"v",
			.13,
			.15,
			.045,
			1.9
		],
		[
			"g",
			.33,
			.13,
			.028,
			3.6
		]
	]) {
		const xs = Array.from({ length: 27 }, (_, k) => width * (k - 1) / 24);
		const low = xs.map((x) => height * (foot + wave * Math.sin(x / width * 7 + phase) - .05 * x / width));
		const top = xs.map((x, k) => low[k] - height * tall * (1 + .25 * Math.sin(x / width * 19 + phase)));
		const there = xs.map((x, k) => `${x.toFixed(0)},${low[k].toFixed(0)}`);
		const back = xs.map((x, k) => `${x.toFixed(0)},${top[k].toFixed(0)}`).reverse();
		parts.push(`<polygon points="${[...there, ...back].join(" ")}" fill="url(#${prefix}aurora-${name})"/>`);
	}
	parts.push("</g><g fill=\"#fff\">");
	let seed = 7;
	const next = () => seed = (seed * 1103515 + 12345) % 2147483647;
	for (let k = 0; k < 90; k++) {
		const x = next() / 2147483647 * width;
		const y = (next() / 2147483647) ** 1.6 * height * .6;
		parts.push(`<circle cx="${f(x)}" cy="${f(y)}" r="${f(.7 + (seed >> 8) % 10 / 10)}" opacity=".55"/>`);
	}
	parts.push("</g>");
	return parts.join("");
}
function f(value) {
	return String(Math.round(value * 10) / 10);
}
// src/board/camera.ts
var MARGIN = 8;
/** The whole board, as large as it fits. */
function contain(board, window) {
	return clamp({
		k: Math.max(Math.min((window.width - 16) / board.width, (window.height - 16) / board.height), .02),
		x: 0,
		y: 0
	}, board, window);
}
/** The initial view: the whole board or, on a small screen, as much of it as stays readable. */
function opening(board, window) {
	const whole = contain(board, window);
	const cover = Math.max(window.width / board.width, window.height / board.height);
	const readable = .5;
	if (whole.k >= readable) return whole;
	const k = Math.min(readable, Math.max(whole.k, cover));
	return clamp({
		k,
		x: (window.width - board.width * k) / 2,
		y: (window.height - board.height * k) / 2
	}, board, window);
}
function limits(board, window) {
	const least = contain(board, window).k;
	return {
		least,
		most: Math.max(least * 1.5, 2.5 * Math.max(1, window.width / 1600))
	};
}
/** Zoom so that what is under a point of the window stays there. */
function zoomAt(camera, at, factor, board, window) {
	const { least, most } = limits(board, window);
	const k = Math.min(Math.max(camera.k * factor, least), most);
	const ratio = k / camera.k;
	return clamp({
		k,
		x: at.x - (at.x - camera.x) * ratio,
		y: at.y - (at.y - camera.y) * ratio
	}, board, window);
}
function moveBy(camera, dx, dy, board, window) {
	return clamp({
		...camera,
		x: camera.x + dx,
		y: camera.y + dy
	}, board, window);
}
/** Pan so that a point of the board is not too near the edge. */
function reveal(camera, point, board, window) {
	const room = Math.min(80, window.width / 5, window.height / 5);
	const x = camera.x + point[0] * camera.k;
	const y = camera.y + point[1] * camera.k;
	return moveBy(camera, x < room ? room - x : x > window.width - room ? window.width - room - x : 0, y < room ? room - y : y > window.height - room ? window.height - room - y : 0, board, window);
}
/** A camera that shows a whole box of the board, with a margin. */
function frame(box, board, window) {
	const { least, most } = limits(board, window);
	const k = Math.min(Math.max(Math.min(window.width / (box[2] + 120), window.height / (box[3] + 120)), least), most);
	return clamp({
		k,
		x: window.width / 2 - (box[0] + box[2] / 2) * k,
		y: window.height / 2 - (box[1] + box[3] / 2) * k
	}, board, window);
}
/** Clamp: a board smaller than the viewport is centred; a larger one leaves at most a margin empty. */
function clamp(camera, board, window) {
	return {
		k: camera.k,
		x: along(camera.x, board.width * camera.k, window.width),
		y: along(camera.y, board.height * camera.k, window.height)
	};
}
function along(at, length, room) {
	if (length <= room) return (room - length) / 2;
	return Math.min(Math.max(at, room - length - MARGIN), MARGIN);
}
// src/board/viewport.svelte.ts
var REDRAW_DEBOUNCE_MS = 140;
var Viewport = class {
	#element = state();
	get element() {
		return get(this.#element);
	}
	set element(value) {
		set(this.#element, value);
	}
	#width = state(0);
	get width() {
		return get(this.#width);
	}
	set width(value) {
		set(this.#width, value, true);
	}
	#height = state(0);
	get height() {
		return get(this.#height);
	}
	set height(value) {
		set(this.#height, value, true);
	}
	#camera = state({
		k: 0,
		x: 0,
		y: 0
	});
	get camera() {
		return get(this.#camera);
	}
	set camera(value) {
		set(this.#camera, value);
	}
	#drawn = state(0);
	get drawn() {
		return get(this.#drawn);
	}
	set drawn(value) {
		set(this.#drawn, value, true);
	}
	#geometry;
	#window = user_derived(() => ({
		width: this.width,
		height: this.height
	}));
	#untouched = true;
	#openedFor = 0;
	#redraw;
	constructor(geometry) {
		this.#geometry = geometry;
		user_effect(() => {
			const { width, height } = this;
			if (width && height) this.#resized();
		});
	}
	/** The size of the board in its own units. */
	get size() {
		const [, , width, height] = this.#geometry().view;
		return {
			width,
			height
		};
	}
	pan(dx, dy) {
		this.#set(moveBy(this.camera, dx, dy, this.size, get(this.#window)));
	}
	/** Zoom around a place of the window, or around the middle. */
	zoom(factor, place) {
		const box = this.#box();
		const at = place ? {
			x: place.x - box.left,
			y: place.y - box.top
		} : {
			x: this.width / 2,
			y: this.height / 2
		};
		this.#set(zoomAt(this.camera, at, factor, this.size, get(this.#window)));
	}
	fitAll() {
		this.#set(contain(this.size, get(this.#window)));
	}
	/** Back to the initial view. */
	reset() {
		this.#set(opening(this.size, get(this.#window)));
		this.#untouched = true;
	}
	fitCities(cities) {
		const geometry = this.#geometry();
		const points = cities.flatMap((city) => geometry.cities[city] ? [geometry.cities[city]] : []);
		if (points.length === 0 || !this.width) return;
		const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
		const [left, top] = [Math.min(...xs), Math.min(...ys)];
		this.#set(frame([
			left,
			top,
			Math.max(...xs) - left,
			Math.max(...ys) - top
		], this.size, get(this.#window)));
	}
	/** Pan to a city if it is out of view. */
	reveal(city) {
		const at = this.#geometry().cities[city];
		if (at) this.#set(reveal(this.camera, at, this.size, get(this.#window)));
	}
	/** Hit test at a place of the window, within a reach in pixels. */
	hitAt({ x, y }, reach) {
		const box = this.#box();
		if (x < box.left || x > box.right || y < box.top || y > box.bottom) return null;
		const { camera } = this;
		const point = [(x - box.left - camera.x) / camera.k, (y - box.top - camera.y) / camera.k];
		return hitTest(this.#geometry(), point, reach / camera.k);
	}
	/** Where a point of the board is in the window. */
	placeOf([x, y]) {
		const box = this.#box();
		const { camera } = this;
		return {
			x: box.left + camera.x + x * camera.k,
			y: box.top + camera.y + y * camera.k
		};
	}
	#box() {
		return this.element.getBoundingClientRect();
	}
	#resized() {
		const camera = untrack(() => this.camera);
		const next = this.#untouched && (this.#openedFor !== this.width || this.size.width * camera.k <= this.width) ? opening(this.size, get(this.#window)) : moveBy(camera, 0, 0, this.size, get(this.#window));
		this.#openedFor = this.width;
		this.camera = next;
		this.drawn = next.k;
	}
	#set(next) {
		this.#untouched = false;
		this.camera = next;
		if (next.k === this.drawn) return;
		clearTimeout(this.#redraw);
		this.#redraw = setTimeout(() => this.drawn = this.camera.k, REDRAW_DEBOUNCE_MS);
	}
};
// src/board/Board.svelte
var root$8 = from_svg(`<path></path>`);
var root_1$6 = from_svg(`<path stroke-width="9"></path><path stroke-width="6"></path>`, 1);
var root_2$5 = from_svg(`<path class="path svelte-12f8aji"></path>`);
var root_3$4 = from_svg(`<rect rx="6"></rect>`);
var root_4$2 = from_svg(`<g></g>`);
var root_5 = from_svg(`<rect rx="7"></rect>`);
var root_6 = from_svg(`<g class="selected svelte-12f8aji"></g>`);
var root_7 = from_svg(`<g><g><use></use></g></g>`);
var root_8 = from_svg(`<text lengthAdjust="spacingAndGlyphs"> </text>`);
var root_9 = from_html(`<div class="board svelte-12f8aji"><div class="window svelte-12f8aji" role="application" tabindex="0"><div class="layer svelte-12f8aji"><svg class="svelte-12f8aji"><g aria-hidden="true"></g><g class="rails svelte-12f8aji" aria-hidden="true"></g><g class="owned svelte-12f8aji" aria-hidden="true"></g><g aria-hidden="true"><!><!><!><!></g><g aria-hidden="true"></g><g></g><g aria-hidden="true"></g><g class="names svelte-12f8aji" aria-hidden="true"></g></svg></div></div> <div class="zoom svelte-12f8aji"><button type="button" class="svelte-12f8aji">+</button> <button type="button" class="svelte-12f8aji">−</button> <button type="button" class="svelte-12f8aji">⤢</button></div> <!></div>`);
function Board($$anchor, $$props) {
	push($$props, true);
	/** The accessible name of the board. */
	/** Routes that stand out. */
	/** Whether all other routes are dimmed. */
	/** A preview of trains on a route. */
	/** Routes whose trains arrive now. */
	/** Routes and cities of the last moves. */
	/** The announcement of a city that the keyboard cursor reaches. */
	const nothing = /* @__PURE__ */ new Set();
	const owners = prop($$props, "owners", 19, () => ({})), stations = prop($$props, "stations", 19, () => ({})), lit = prop($$props, "lit", 3, nothing), dim = prop($$props, "dim", 3, false), rings = prop($$props, "rings", 19, () => /* @__PURE__ */ new Map()), links = prop($$props, "links", 19, () => []), paths = prop($$props, "paths", 19, () => []), ghost = prop($$props, "ghost", 3, null), fresh = prop($$props, "fresh", 3, nothing), recent = prop($$props, "recent", 3, nothing), selected = prop($$props, "selected", 3, null);
	const geometry = user_derived(() => $$props.board.geometry);
	const theme = user_derived(() => themeOf($$props.board.edition, $$props.mode));
	const prefix = user_derived(() => `${$$props.board.edition.id}-${$$props.mode}-`);
	const countriesCount = user_derived(() => $$props.board.edition.bonus_cards.some((card) => card.counts === "countries" || card.country));
	const capitalsCount = user_derived(() => $$props.board.edition.bonus_cards.some((card) => card.mark === "capital"));
	const codes = user_derived(() => countryCodes($$props.board.edition.cities.map((city) => city.country)));
	const background = user_derived(() => `<defs>${sceneryDefinitions(get(prefix), get(theme))}${pieceDefinitions(get(prefix), get(theme), get(geometry).space)}</defs>` + scenery(get(prefix), get(geometry), get(theme)));
	const rails = user_derived(() => $$props.board.edition.routes.map((route) => ({
		id: route.id,
		d: curve(railOf(route))
	})));
	const viewport = new Viewport(() => $$props.board.geometry);
	let cursor = state(null);
	let focused = state(false);
	const size = user_derived(() => viewport.size), camera = user_derived(() => viewport.camera), drawn = user_derived(() => viewport.drawn);
	const important = user_derived(() => /* @__PURE__ */ new Set([...rings().keys(), ...get(cursor) ? [get(cursor)] : []]));
	const labels = user_derived(() => get(drawn) ? labelsAt(get(geometry), get(drawn), get(important), (city) => $$props.board.routesOf.get(city)?.length ?? 0) : []);
	const named = user_derived(() => $$props.board.edition.cities.filter((city) => city.named).map((city) => city.id));
	function railOf(route) {
		const line = get(geometry).routes[route.id].line;
		return [
			get(geometry).cities[route.a],
			...line.slice(1, -1),
			get(geometry).cities[route.b]
		];
	}
	/** Back to the initial view. */
	function resetView() {
		viewport.reset();
	}
	function fitCities(cities) {
		viewport.fitCities(cities);
	}
	/** What is at a place of the window, within a reach in pixels. */
	function hitAt(place, reach) {
		return viewport.hitAt(place, reach);
	}
	/** Where a point of the board is in the window. */
	function placeOf(point) {
		return viewport.placeOf(point);
	}
	/** A finger reaches farther than a mouse. */
	const reachOf = (event) => event.pointerType === "touch" ? 24 : 8;
	const gestures = new Gestures({
		move: (dx, dy) => viewport.pan(dx, dy),
		zoom: (at, factor) => viewport.zoom(factor, at),
		tap: (event) => {
			const at = {
				x: event.clientX,
				y: event.clientY
			};
			$$props.onpick?.(viewport.hitAt(at, reachOf(event)), at, "pointer");
		},
		hover: (event) => {
			const at = {
				x: event.clientX,
				y: event.clientY
			};
			$$props.onhover?.(viewport.hitAt(at, reachOf(event)), at);
		},
		leave: () => $$props.onhover?.(null, {
			x: 0,
			y: 0
		})
	});
	function wheel(event) {
		event.preventDefault();
		const lines = event.deltaMode === 1 ? 16 : 1;
		viewport.zoom(Math.exp(-event.deltaY * lines * .0016), {
			x: event.clientX,
			y: event.clientY
		});
	}
	const ARROWS = {
		ArrowUp: "up",
		ArrowDown: "down",
		ArrowLeft: "left",
		ArrowRight: "right"
	};
	function key(event) {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const direction = ARROWS[event.key];
		const here = get(cursor) ?? get(named)[0];
		if (direction && here) {
			const next = get(cursor) ? cityTowards(get(geometry), here, direction, get(named)) : here;
			set(cursor, next, true);
			viewport.reveal(next);
		} else if (event.key === "Enter" && get(cursor)) $$props.onpick?.({
			kind: "city",
			id: get(cursor)
		}, viewport.placeOf(get(geometry).cities[get(cursor)]), "keyboard");
		else if (event.key === "+" || event.key === "=") viewport.zoom(1.3);
		else if (event.key === "-") viewport.zoom(1 / 1.3);
		else if (event.key === "0" && event.shiftKey) viewport.fitAll();
		else return;
		event.preventDefault();
		event.stopPropagation();
	}
	function attach$1(node) {
		node.addEventListener("wheel", wheel, { passive: false });
		const detach = gestures.attach(node);
		return () => {
			node.removeEventListener("wheel", wheel);
			detach();
		};
	}
	/** A slightly bent line between two cities, so that crossing lines can be told apart. */
	function arc(link) {
		const [ax, ay] = get(geometry).cities[link.a];
		const [bx, by] = get(geometry).cities[link.b];
		const bend = .12;
		return `M${ax} ${ay}Q${(ax + bx) / 2 + (by - ay) * bend} ${(ay + by) / 2 - (bx - ax) * bend} ${bx} ${by}`;
	}
	const spaceAt = (space) => `translate(${space[0]} ${space[1]})rotate(${upright(space[2])})`;
	const cityLabel = (city) => $$props.describe ? $$props.describe(city) : $$props.board.cityName(city);
	var $$exports = {
		resetView,
		fitCities,
		hitAt,
		placeOf
	};
	var div = root_9();
	let styles;
	var div_1 = child(div);
	var div_2 = child(div_1);
	let styles_1;
	var svg = child(div_2);
	var g = child(svg);
	html(g, () => get(background), true);
	reset(g);
	var g_1 = sibling(g);
	each(g_1, 21, () => get(rails), (rail) => rail.id, ($$anchor, rail) => {
		var path_1 = root$8();
		template_effect(() => set_attribute(path_1, "d", get(rail).d));
		append($$anchor, path_1);
	});
	reset(g_1);
	var g_2 = sibling(g_1);
	each(g_2, 21, () => get(rails), (rail) => rail.id, ($$anchor, rail) => {
		var fragment = comment();
		var node_1 = first_child(fragment);
		var consequent = ($$anchor) => {
			var fragment_1 = root_1$6();
			var path_2 = first_child(fragment_1);
			var path_3 = sibling(path_2);
			template_effect(($0) => {
				set_attribute(path_2, "d", get(rail).d);
				set_attribute(path_2, "stroke", get(theme).halo);
				set_attribute(path_3, "d", get(rail).d);
				set_attribute(path_3, "stroke", $0);
			}, [() => playerColor(owners()[get(rail).id])]);
			append($$anchor, fragment_1);
		};
		var d = user_derived(() => owners()[get(rail).id] !== void 0 && !fresh().has(get(rail).id));
		if_block(node_1, ($$render) => {
			if (get(d)) $$render(consequent);
		});
		append($$anchor, fragment);
	});
	reset(g_2);
	var g_3 = sibling(g_2);
	var node_2 = child(g_3);
	each(node_2, 17, paths, index, ($$anchor, path) => {
		var fragment_2 = comment();
		var node_3 = first_child(fragment_2);
		each(node_3, 16, () => get(path).routes, (id) => id, ($$anchor, id) => {
			var path_4 = root_2$5();
			template_effect(($0) => {
				set_attribute(path_4, "stroke", get(path).color ?? get(theme).accent);
				set_attribute(path_4, "d", $0);
			}, [() => get(rails).find((rail) => rail.id === id)?.d]);
			append($$anchor, path_4);
		});
		append($$anchor, fragment_2);
	});
	var node_4 = sibling(node_2);
	each(node_4, 17, links, (link) => `${link.a} ${link.b}`, ($$anchor, link) => {
		var path_5 = root$8();
		let classes;
		template_effect(($0) => {
			classes = set_class(path_5, 0, "link svelte-12f8aji", null, classes, {
				chosen: get(link).chosen,
				strong: get(link).strong
			});
			set_attribute(path_5, "d", $0);
		}, [() => arc(get(link))]);
		append($$anchor, path_5);
	});
	var node_5 = sibling(node_4);
	each(node_5, 16, () => /* @__PURE__ */ new Set([...lit(), ...recent()]), (id) => id, ($$anchor, id) => {
		var fragment_3 = comment();
		var node_6 = first_child(fragment_3);
		var consequent_1 = ($$anchor) => {
			var g_4 = root_4$2();
			each(g_4, 21, () => get(geometry).routes[id].spaces, index, ($$anchor, space) => {
				var rect = root_3$4();
				template_effect(($0) => {
					set_attribute(rect, "x", -get(geometry).space[0] / 2 - 4);
					set_attribute(rect, "y", -get(geometry).space[1] / 2 - 4);
					set_attribute(rect, "width", get(geometry).space[0] + 8);
					set_attribute(rect, "height", get(geometry).space[1] + 8);
					set_attribute(rect, "transform", $0);
				}, [() => spaceAt(get(space))]);
				append($$anchor, rect);
			});
			reset(g_4);
			template_effect(($0) => set_class(g_4, 0, $0, "svelte-12f8aji"), [() => clsx(recent().has(id) ? "recent" : "lit")]);
			append($$anchor, g_4);
		};
		if_block(node_6, ($$render) => {
			if (get(geometry).routes[id]) $$render(consequent_1);
		});
		append($$anchor, fragment_3);
	});
	var node_7 = sibling(node_5);
	var consequent_2 = ($$anchor) => {
		var g_5 = root_6();
		each(g_5, 21, () => get(geometry).routes[selected()].spaces, index, ($$anchor, space) => {
			var rect_1 = root_5();
			template_effect(($0) => {
				set_attribute(rect_1, "x", -get(geometry).space[0] / 2 - 5);
				set_attribute(rect_1, "y", -get(geometry).space[1] / 2 - 5);
				set_attribute(rect_1, "width", get(geometry).space[0] + 10);
				set_attribute(rect_1, "height", get(geometry).space[1] + 10);
				set_attribute(rect_1, "transform", $0);
			}, [() => spaceAt(get(space))]);
			append($$anchor, rect_1);
		});
		reset(g_5);
		append($$anchor, g_5);
	};
	if_block(node_7, ($$render) => {
		if (selected() && get(geometry).routes[selected()]) $$render(consequent_2);
	});
	reset(g_3);
	var g_6 = sibling(g_3);
	each(g_6, 21, () => $$props.board.edition.routes, (route) => route.id, ($$anchor, route) => {
		{
			let $0 = user_derived(() => ghost()?.route === get(route).id ? ghost().seat : void 0);
			let $1 = user_derived(() => fresh().has(get(route).id));
			let $2 = user_derived(() => lit().has(get(route).id));
			let $3 = user_derived(() => dim() && !lit().has(get(route).id) && owners()[get(route).id] === void 0);
			RouteTrack($$anchor, {
				get prefix() {
					return get(prefix);
				},
				get route() {
					return get(route);
				},
				get track() {
					return get(geometry).routes[get(route).id];
				},
				get owner() {
					return owners()[get(route).id];
				},
				get ghost() {
					return get($0);
				},
				get fresh() {
					return get($1);
				},
				get lit() {
					return get($2);
				},
				get faint() {
					return get($3);
				}
			});
		}
	});
	reset(g_6);
	var g_7 = sibling(g_6);
	each(g_7, 21, () => $$props.board.edition.cities, (city) => city.id, ($$anchor, city) => {
		{
			let $0 = user_derived(() => get(countriesCount) ? get(codes).get(get(city).country) ?? "" : "");
			let $1 = user_derived(() => get(capitalsCount) && get(city).marks.includes("capital"));
			let $2 = user_derived(() => rings().get(get(city).id));
			let $3 = user_derived(() => get(focused) && get(cursor) === get(city).id);
			let $4 = user_derived(() => cityLabel(get(city).id));
			CityMark($$anchor, {
				get city() {
					return get(city);
				},
				get theme() {
					return get(theme);
				},
				get at() {
					return get(geometry).cities[get(city).id];
				},
				get code() {
					return get($0);
				},
				get capital() {
					return get($1);
				},
				get ring() {
					return get($2);
				},
				get cursor() {
					return get($3);
				},
				get domId() {
					return `${get(prefix) ?? ""}at-${get(city).id ?? ""}`;
				},
				get label() {
					return get($4);
				}
			});
		}
	});
	reset(g_7);
	var g_8 = sibling(g_7);
	each(g_8, 21, () => Object.entries(stations()), ([city, seat]) => city, ($$anchor, $$item) => {
		var $$array = user_derived(() => to_array(get($$item), 2));
		let city = () => get($$array)[0];
		let seat = () => get($$array)[1];
		var g_9 = root_7();
		var g_10 = child(g_9);
		let classes_1;
		var use = only_child(g_10);
		reset(g_9);
		template_effect(($0) => {
			set_attribute(g_9, "transform", `translate(${get(geometry).cities[city()][0] ?? ""} ${get(geometry).cities[city()][1] + 1}) scale(1.3)`);
			set_attribute(g_9, "data-station", city());
			classes_1 = set_class(g_10, 0, "svelte-12f8aji", null, classes_1, { new: $0 });
			set_attribute(use, "href", `#${get(prefix) ?? ""}station-${seat() ?? ""}`);
		}, [() => recent().has(city())]);
		append($$anchor, g_9);
	});
	reset(g_8);
	var g_11 = sibling(g_8);
	each(g_11, 21, () => get(labels), (name) => name.city, ($$anchor, name) => {
		var text = root_8();
		var text_1 = only_child(text, true);
		template_effect(($0) => {
			set_attribute(text, "x", get(name).x);
			set_attribute(text, "y", get(name).y);
			set_attribute(text, "font-size", get(name).size);
			set_attribute(text, "stroke-width", get(name).size * .21);
			set_attribute(text, "text-anchor", get(name).anchor);
			set_attribute(text, "textLength", get(name).length);
			set_text(text_1, $0);
		}, [() => $$props.board.cityName(get(name).city)]);
		append($$anchor, text);
	});
	reset(g_11);
	reset(svg);
	reset(div_2);
	reset(div_1);
	bind_this(div_1, ($$value) => viewport.element = $$value, () => viewport?.element);
	attach(div_1, () => attach$1);
	var div_3 = sibling(div_1, 2);
	var button = child(div_3);
	var button_1 = sibling(button, 2);
	var button_2 = sibling(button_1, 2);
	reset(div_3);
	var node_8 = sibling(div_3, 2);
	snippet(node_8, () => $$props.children ?? noop);
	reset(div);
	template_effect(($0, $1, $2, $3) => {
		styles = set_style(div, "", styles, {
			"--board-sea": get(theme).sea[1],
			"--board-accent": get(theme).accent,
			"--board-lit": $$props.mode === "light" ? "#e0a100" : "#ffd84d",
			"--board-offer": $$props.mode === "light" ? "#0a7c86" : "#4de0ee"
		});
		set_attribute(div_1, "aria-roledescription", $0);
		set_attribute(div_1, "aria-label", $$props.label);
		set_attribute(div_1, "aria-activedescendant", get(cursor) && get(focused) ? `${get(prefix)}at-${get(cursor)}` : void 0);
		styles_1 = set_style(div_2, "", styles_1, { transform: `translate(${get(camera).x ?? ""}px, ${get(camera).y ?? ""}px) scale(${get(drawn) ? get(camera).k / get(drawn) : 1})` });
		set_attribute(svg, "viewBox", `0 0 ${get(size).width ?? ""} ${get(size).height ?? ""}`);
		set_attribute(svg, "width", get(size).width * get(drawn));
		set_attribute(svg, "height", get(size).height * get(drawn));
		set_attribute(svg, "font-family", get(theme).font);
		set_attribute(g_1, "stroke", get(theme).rail);
		set_attribute(g_11, "fill", get(theme).ink);
		set_attribute(g_11, "stroke", get(theme).halo);
		set_attribute(button, "aria-label", $1);
		set_attribute(button_1, "aria-label", $2);
		set_attribute(button_2, "aria-label", $3);
	}, [
		() => t("board.map"),
		() => t("board.zoom_in"),
		() => t("board.zoom_out"),
		() => t("board.show_all")
	]);
	delegated("keydown", div_1, key);
	event("focus", div_1, () => {
		set(focused, true);
		if (viewport.element?.matches(":focus-visible")) set(cursor, get(cursor) ?? get(named)[0] ?? null, true);
	});
	event("blur", div_1, () => set(focused, false));
	bind_element_size(div_1, "clientWidth", ($$value) => viewport.width = $$value);
	bind_element_size(div_1, "clientHeight", ($$value) => viewport.height = $$value);
	delegated("click", button, () => viewport.zoom(1.4));
	delegated("click", button_1, () => viewport.zoom(1 / 1.4));
	delegated("click", button_2, () => viewport.fitAll());
	append($$anchor, div);
	return pop($$exports);
}
delegate(["keydown", "click"]);
// src/lib/recent-moves.ts
/** The routes and cities of the moves since this seat last acted. */
function recentMoves(log, me, players) {
	const found = /* @__PURE__ */ new Set();
	let turns = 0;
	for (let k = log.length - 1; k >= 0 && turns < players; k--) {
		const entry = log[k];
		if (entry.seat === me && me !== null) break;
		for (const event of entry.events) {
			if (event.type === "route_claimed") found.add(event.route);
			if (event.type === "station_built") found.add(event.city);
			if (event.type === "turn_began") turns += 1;
		}
	}
	return found;
}
// src/table/TableBoard.svelte
function TableBoard($$anchor, $$props) {
	push($$props, true);
	/** Routes whose trains are arriving now. */
	/** Whether only a part of the board can be seen at once. */
	/** Shown over the board; gets the side that keeps the subject of the step in progress uncovered. */
	const highlights = prop($$props, "highlights", 7);
	const view = user_derived(() => $$props.table.view);
	let map = state(void 0);
	let innerWidth = state(1280);
	const stations = user_derived(() => stationOwners(get(view).stations));
	const recent = user_derived(() => recentMoves($$props.table.log, $$props.table.seat, get(view).players));
	const freeSide = user_derived(() => {
		const at = highlights().anchorCity ? $$props.board.geometry.cities[highlights().anchorCity] : null;
		return at && get(map) && get(map).placeOf(at).x < get(innerWidth) * .36 ? "right" : "left";
	});
	user_effect(() => {
		if (!$$props.small || !get(map) || !highlights().choosingTickets) return;
		const cities = get(view).offer.flatMap((id) => [$$props.board.tickets.get(id).a, $$props.board.tickets.get(id).b]);
		requestAnimationFrame(() => requestAnimationFrame(() => get(map)?.fitCities(cities)));
		return () => get(map)?.resetView();
	});
	/** The route at a place of the window, with some tolerance. */
	function routeAt(x, y) {
		const hit = get(map)?.hitAt({
			x,
			y
		}, 24);
		return hit?.kind === "route" ? hit : null;
	}
	function describe(city) {
		const routes = $$props.board.routesOf.get(city) ?? [];
		const can = routes.filter((route) => $$props.turn.payable.has(route.id)).length;
		return t("board.city", {
			city: $$props.board.cityName(city),
			n: routes.length
		}) + (can ? ` ${t("board.city_can", { n: can })}` : "");
	}
	function pick(hit) {
		highlights().hovered = null;
		if (!hit) $$props.turn.cancel();
		else if (hit.kind === "city") $$props.turn.pickCity(hit.id);
		else if (get(view).routes[hit.id] === void 0 && $$props.table.seat !== null && !$$props.table.over) $$props.turn.pickRoute(hit.id);
		else $$props.turn.pickCity($$props.board.routes.get(hit.id).a);
	}
	var $$exports = { routeAt };
	{
		let $0 = user_derived(() => t("board.label", { edition: $$props.board.edition.name }));
		let $1 = user_derived(() => $$props.turn.color !== null && $$props.table.myTurn);
		let $2 = user_derived(() => highlights().stepRoute ?? get(view).tunnel?.route ?? highlights().premoveRoute);
		bind_this(Board($$anchor, {
			get board() {
				return $$props.board;
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
			get lit() {
				return highlights().lit;
			},
			get dim() {
				return get($1);
			},
			get rings() {
				return highlights().rings;
			},
			get links() {
				return highlights().links;
			},
			get paths() {
				return highlights().paths;
			},
			get ghost() {
				return highlights().ghost;
			},
			get fresh() {
				return $$props.fresh;
			},
			get recent() {
				return get(recent);
			},
			get selected() {
				return get($2);
			},
			describe,
			onpick: pick,
			onhover: (hit, at) => highlights().hovered = hit ? {
				hit,
				at
			} : null,
			children: ($$anchor, $$slotProps) => {
				var fragment_1 = comment();
				var node = first_child(fragment_1);
				snippet(node, () => $$props.children, () => get(freeSide));
				append($$anchor, fragment_1);
			},
			$$slots: { default: true }
		}), ($$value) => set(map, $$value, true), () => get(map));
	}
	bind_window_size("innerWidth", ($$value) => set(innerWidth, $$value, true));
	return pop($$exports);
}
// src/chat/ChatDrawer.svelte
var root$7 = from_html(`<section aria-labelledby="chat-title"><h2 class="svelte-1v4yapj"><button type="button" id="chat-title" data-chat="drawer" class="svelte-1v4yapj"><span> </span> <!> <svg viewBox="0 0 16 16" aria-hidden="true" class="svelte-1v4yapj"><path d="M3 10.5 8 5.5l5 5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"></path></svg></button></h2> <!></section>`);
function ChatDrawer($$anchor, $$props) {
	push($$props, true);
	const open = user_derived(() => settings.values.chatOpen);
	var section = root$7();
	let classes;
	var h2 = child(section);
	var button = child(h2);
	var span = child(button);
	var text = only_child(span, true);
	UnreadBadge(sibling(span, 2), { get count() {
		return $$props.table.chat.unread;
	} });
	next(2);
	reset(button);
	reset(h2);
	var node_1 = sibling(h2, 2);
	var consequent = ($$anchor) => {
		ChatPanel($$anchor, { get table() {
			return $$props.table;
		} });
	};
	if_block(node_1, ($$render) => {
		if (get(open)) $$render(consequent);
	});
	reset(section);
	template_effect(($0) => {
		classes = set_class(section, 1, "drawer svelte-1v4yapj", null, classes, { open: get(open) });
		set_attribute(button, "aria-expanded", get(open));
		set_text(text, $0);
	}, [() => t("chat.title")]);
	delegated("click", button, () => settings.set("chatOpen", !get(open)));
	append($$anchor, section);
	pop();
}
delegate(["click"]);
// src/table/TableLayout.svelte
var root$6 = from_html(`<div class="shelf svelte-1g3uemc"><!><!></div>`);
var root_1$5 = from_html(`<button type="button"> </button>`);
var root_2$4 = from_html(`<div class="strip svelte-1g3uemc" role="region" tabindex="0"><!></div> <div role="region" tabindex="0"><!></div> <nav class="tabs svelte-1g3uemc"><!> <!></nav>`, 1);
var root_3$3 = from_html(`<aside class="side svelte-1g3uemc"><div class="scrolls svelte-1g3uemc"><!> <!> <!> <!> <!></div> <!></aside> <div class="shelf svelte-1g3uemc"><!><!></div>`, 1);
var root_4$1 = from_html(`<div><!> <main class="map svelte-1g3uemc"><!></main> <!></div>`);
function TableLayout($$anchor, $$props) {
	push($$props, true);
	/** The step in progress; null when there is none. On a phone it takes the place of the cards. */
	/** The tickets to choose from, where they have a place beside the board; null when there is no choice. */
	/** The player's own tickets; null when there are none to show. */
	const TABS = [
		"cards",
		"tickets",
		"table",
		"log"
	];
	let tab = state("cards");
	let sheet = state(void 0);
	user_effect(() => {
		if ($$props.step) set(tab, "cards");
	});
	async function showChat() {
		if (!$$props.table.hasCompany) return;
		if ($$props.layout === "phone") get(sheet)?.show();
		else settings.set("chatOpen", true);
		await tick();
		document.querySelector("[data-chat=\"write\"]")?.focus();
	}
	var $$exports = { showChat };
	var div = root_4$1();
	var node = child(div);
	snippet(node, () => $$props.bar);
	var main = sibling(node, 2);
	var node_1 = child(main);
	snippet(node_1, () => $$props.map);
	reset(main);
	var node_2 = sibling(main, 2);
	var consequent_5 = ($$anchor) => {
		var fragment = root_2$4();
		var div_1 = first_child(fragment);
		var node_3 = child(div_1);
		snippet(node_3, () => $$props.players);
		reset(div_1);
		var div_2 = sibling(div_1, 2);
		let classes;
		var node_4 = child(div_2);
		var consequent_1 = ($$anchor) => {
			var fragment_1 = comment();
			var node_5 = first_child(fragment_1);
			var consequent = ($$anchor) => {
				var fragment_2 = comment();
				var node_6 = first_child(fragment_2);
				snippet(node_6, () => $$props.step);
				append($$anchor, fragment_2);
			};
			var alternate = ($$anchor) => {
				var div_3 = root$6();
				var node_7 = child(div_3);
				snippet(node_7, () => $$props.market);
				var node_8 = sibling(node_7);
				snippet(node_8, () => $$props.hand);
				reset(div_3);
				append($$anchor, div_3);
			};
			if_block(node_5, ($$render) => {
				if ($$props.step) $$render(consequent);
				else $$render(alternate, -1);
			});
			append($$anchor, fragment_1);
		};
		var consequent_2 = ($$anchor) => {
			var fragment_3 = comment();
			var node_9 = first_child(fragment_3);
			snippet(node_9, () => $$props.tickets ?? noop);
			append($$anchor, fragment_3);
		};
		var consequent_3 = ($$anchor) => {
			var fragment_4 = comment();
			var node_10 = first_child(fragment_4);
			snippet(node_10, () => $$props.bonuses);
			append($$anchor, fragment_4);
		};
		var alternate_1 = ($$anchor) => {
			var fragment_5 = comment();
			var node_11 = first_child(fragment_5);
			snippet(node_11, () => $$props.log);
			append($$anchor, fragment_5);
		};
		if_block(node_4, ($$render) => {
			if (get(tab) === "cards") $$render(consequent_1);
			else if (get(tab) === "tickets") $$render(consequent_2, 1);
			else if (get(tab) === "table") $$render(consequent_3, 2);
			else $$render(alternate_1, -1);
		});
		reset(div_2);
		var nav = sibling(div_2, 2);
		var node_12 = child(nav);
		each(node_12, 16, () => TABS, (name) => name, ($$anchor, name) => {
			var button = root_1$5();
			let classes_1;
			var text = only_child(button, true);
			template_effect(($0) => {
				classes_1 = set_class(button, 1, "tab svelte-1g3uemc", null, classes_1, { current: get(tab) === name });
				set_attribute(button, "aria-pressed", get(tab) === name);
				set_text(text, $0);
			}, [() => t(`tabs.${name}`)]);
			delegated("click", button, () => set(tab, name, true));
			append($$anchor, button);
		});
		var node_13 = sibling(node_12, 2);
		var consequent_4 = ($$anchor) => {
			bind_this(ChatSheet($$anchor, {
				get table() {
					return $$props.table;
				},
				place: "tab"
			}), ($$value) => set(sheet, $$value, true), () => get(sheet));
		};
		if_block(node_13, ($$render) => {
			if ($$props.table.hasCompany) $$render(consequent_4);
		});
		reset(nav);
		template_effect(($0, $1, $2) => {
			set_attribute(div_1, "aria-label", $0);
			classes = set_class(div_2, 1, "panel svelte-1g3uemc", null, classes, { tall: $$props.step && get(tab) === "cards" });
			set_attribute(div_2, "aria-label", $1);
			set_attribute(nav, "aria-label", $2);
		}, [
			() => t("players.title"),
			() => t("table.side"),
			() => t("tabs.title")
		]);
		append($$anchor, fragment);
	};
	var alternate_2 = ($$anchor) => {
		var fragment_7 = root_3$3();
		var aside = first_child(fragment_7);
		var div_4 = child(aside);
		var node_14 = child(div_4);
		snippet(node_14, () => $$props.players);
		var node_15 = sibling(node_14, 2);
		snippet(node_15, () => $$props.choice ?? noop);
		var node_16 = sibling(node_15, 2);
		snippet(node_16, () => $$props.tickets ?? noop);
		var node_17 = sibling(node_16, 2);
		snippet(node_17, () => $$props.bonuses);
		var node_18 = sibling(node_17, 2);
		snippet(node_18, () => $$props.log);
		reset(div_4);
		var node_19 = sibling(div_4, 2);
		var consequent_6 = ($$anchor) => {
			ChatDrawer($$anchor, { get table() {
				return $$props.table;
			} });
		};
		if_block(node_19, ($$render) => {
			if ($$props.table.hasCompany) $$render(consequent_6);
		});
		reset(aside);
		var div_5 = sibling(aside, 2);
		var node_20 = child(div_5);
		snippet(node_20, () => $$props.hand);
		var node_21 = sibling(node_20);
		snippet(node_21, () => $$props.market);
		reset(div_5);
		template_effect(($0) => set_attribute(aside, "aria-label", $0), [() => t("table.side")]);
		append($$anchor, fragment_7);
	};
	if_block(node_2, ($$render) => {
		if ($$props.layout === "phone") $$render(consequent_5);
		else $$render(alternate_2, -1);
	});
	reset(div);
	template_effect(($0) => {
		set_class(div, 1, `table ${$$props.layout ?? ""}`, "svelte-1g3uemc");
		set_attribute(div, "data-seq", $$props.table.seq);
		set_attribute(div, "data-turn", $$props.table.over ? "over" : $$props.table.myTurn ? "mine" : "others");
		set_attribute(main, "aria-label", $0);
	}, [() => t("board.area")]);
	append($$anchor, div);
	return pop($$exports);
}
delegate(["click"]);
// src/table/TicketChoice.svelte
var root$5 = from_html(`<li class="svelte-8zaa9"><button type="button"><span class="box svelte-8zaa9" aria-hidden="true"> </span> <span class="ends svelte-8zaa9"> </span> <strong class="svelte-8zaa9"> <span class="unseen"> </span></strong> <span class="far svelte-8zaa9"> <!></span></button></li>`);
var root_1$4 = from_html(`<h2 class="svelte-8zaa9"> </h2> <p class="how svelte-8zaa9"> </p> <ul class="svelte-8zaa9"></ul> <button type="button" class="button primary keep svelte-8zaa9"> </button>`, 1);
function TicketChoice($$anchor, $$props) {
	push($$props, true);
	/** The sets that may be kept. */
	const least = user_derived(() => Math.min(...$$props.sets.map((set) => set.length)));
	const allowed = user_derived(() => $$props.sets.some((set) => set.length === $$props.chosen.length && set.every((ticket) => $$props.chosen.includes(ticket))));
	const byTicket = user_derived(() => new Map($$props.progress.map((line) => [line.ticket, line])));
	function toggle(ticket) {
		$$props.onchange($$props.chosen.includes(ticket) ? $$props.chosen.filter((other) => other !== ticket) : [...$$props.chosen, ticket]);
	}
	function far(ticket) {
		const line = get(byTicket).get(ticket);
		if (!line) return "";
		if (line.status === "done") return t("ticket.done");
		if (line.status === "dead") return t("ticket.dead");
		return line.trains === null ? t("ticket.far") : t("ticket.open", { n: line.trains });
	}
	var fragment = root_1$4();
	var h2 = first_child(fragment);
	var text$1 = only_child(h2, true);
	var p = sibling(h2, 2);
	var text_1 = only_child(p, true);
	var ul = sibling(p, 2);
	each(ul, 20, () => $$props.offer, (id) => id, ($$anchor, id) => {
		const ticket = user_derived(() => $$props.board.tickets.get(id));
		var li = root$5();
		var button = child(li);
		let classes;
		var span = child(button);
		var text_2 = only_child(span, true);
		var span_1 = sibling(span, 2);
		var text_3 = only_child(span_1, true);
		var strong = sibling(span_1, 2);
		var text_4 = child(strong, true);
		var span_2 = sibling(text_4);
		var text_5 = only_child(span_2, true);
		reset(strong);
		var span_3 = sibling(strong, 2);
		var text_6 = child(span_3, true);
		var node = sibling(text_6);
		var consequent = ($$anchor) => {
			var text_7 = text();
			template_effect(($0) => set_text(text_7, ` · ${$0 ?? ""}`), [() => t("ticket.long")]);
			append($$anchor, text_7);
		};
		if_block(node, ($$render) => {
			if (get(ticket).long) $$render(consequent);
		});
		reset(span_3);
		reset(button);
		reset(li);
		template_effect(($0, $1, $2, $3, $4, $5) => {
			set_attribute(button, "aria-pressed", $0);
			set_attribute(button, "data-offer", id);
			classes = set_class(button, 1, "svelte-8zaa9", null, classes, { chosen: $1 });
			set_text(text_2, $2);
			set_text(text_3, $3);
			set_text(text_4, get(ticket).points);
			set_text(text_5, $4);
			set_text(text_6, $5);
		}, [
			() => $$props.chosen.includes(id),
			() => $$props.chosen.includes(id),
			() => $$props.chosen.includes(id) ? "✓" : "",
			() => $$props.board.ends(get(ticket)),
			() => t("player.points"),
			() => far(id)
		]);
		delegated("click", button, () => toggle(id));
		event("pointerenter", button, () => $$props.onshow(id));
		event("pointerleave", button, () => $$props.onshow(null));
		event("focus", button, () => $$props.onshow(id));
		event("blur", button, () => $$props.onshow(null));
		append($$anchor, li);
	});
	reset(ul);
	var button_1 = sibling(ul, 2);
	var text_8 = only_child(button_1, true);
	template_effect(($0, $1, $2) => {
		set_text(text$1, $0);
		set_text(text_1, $1);
		button_1.disabled = !get(allowed);
		set_text(text_8, $2);
	}, [
		() => t($$props.opening ? "choice.opening" : "choice.title"),
		() => t("choice.keep", { n: get(least) }),
		() => t("choice.confirm", { n: $$props.chosen.length })
	]);
	delegated("click", button_1, () => $$props.onkeep($$props.chosen));
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/table/Tickets.svelte
var root$4 = from_html(`<p class="none svelte-19b2z6x"> </p>`);
var root_1$3 = from_html(`<li><button type="button"><span class="ends svelte-19b2z6x"> </span> <span class="points svelte-19b2z6x"> <span class="unseen"> </span></span> <span class="status svelte-19b2z6x"> </span></button></li>`);
var root_2$3 = from_html(`<section class="tickets"><h2 class="svelte-19b2z6x"> <span class="number svelte-19b2z6x"> </span></h2> <!> <ul class="plain-list"></ul></section>`);
function Tickets($$anchor, $$props) {
	push($$props, true);
	const order = {
		open: 0,
		done: 1,
		dead: 2
	};
	const sorted = user_derived(() => $$props.tickets.map((id) => $$props.board.tickets.get(id)).sort((a, b) => order[$$props.progress.get(a.id)?.status ?? "open"] - order[$$props.progress.get(b.id)?.status ?? "open"] || b.points - a.points));
	function status(id) {
		const state = $$props.progress.get(id);
		if (!state) return "";
		if (state.status === "done") return t("ticket.done");
		if (state.status === "dead") return t("ticket.dead");
		return state.trains === null ? t("ticket.far") : t("ticket.open", { n: state.trains });
	}
	var section = root_2$3();
	var h2 = child(section);
	var text = child(h2);
	var span = sibling(text);
	var text_1 = only_child(span, true);
	reset(h2);
	var node = sibling(h2, 2);
	var consequent = ($$anchor) => {
		var p = root$4();
		var text_2 = only_child(p, true);
		template_effect(($0) => set_text(text_2, $0), [() => t("tickets.none")]);
		append($$anchor, p);
	};
	if_block(node, ($$render) => {
		if ($$props.tickets.length === 0) $$render(consequent);
	});
	var ul = sibling(node, 2);
	each(ul, 21, () => get(sorted), (ticket) => ticket.id, ($$anchor, ticket) => {
		const state = user_derived(() => $$props.progress.get(get(ticket).id)?.status ?? "open");
		var li = root_1$3();
		var button = child(li);
		let classes;
		var span_1 = child(button);
		var text_3 = only_child(span_1, true);
		var span_2 = sibling(span_1, 2);
		var text_4 = child(span_2);
		var span_3 = sibling(text_4);
		var text_5 = only_child(span_3, true);
		reset(span_2);
		var span_4 = sibling(span_2, 2);
		var text_6 = only_child(span_4, true);
		reset(button);
		reset(li);
		template_effect(($0, $1, $2) => {
			classes = set_class(button, 1, clsx(get(state)), "svelte-19b2z6x", classes, { shown: $$props.shown === get(ticket).id });
			set_attribute(button, "data-ticket", get(ticket).id);
			set_attribute(button, "aria-pressed", $$props.shown === get(ticket).id);
			set_text(text_3, $0);
			set_text(text_4, `${get(state) === "dead" ? "−" : ""}${get(ticket).points ?? ""}`);
			set_text(text_5, $1);
			set_text(text_6, $2);
		}, [
			() => $$props.board.ends(get(ticket)),
			() => t("player.points"),
			() => status(get(ticket).id)
		]);
		event("pointerenter", button, () => $$props.onshow(get(ticket).id));
		event("pointerleave", button, () => $$props.onshow(null));
		event("focus", button, () => $$props.onshow(get(ticket).id));
		event("blur", button, () => $$props.onshow(null));
		delegated("click", button, () => $$props.onpin(get(ticket).id));
		append($$anchor, li);
	});
	reset(ul);
	reset(section);
	template_effect(($0, $1) => {
		set_attribute(section, "aria-label", $0);
		set_text(text, `${$1 ?? ""} `);
		set_text(text_1, $$props.tickets.length);
	}, [() => t("tickets.title"), () => t("tickets.title")]);
	append($$anchor, section);
	pop();
}
delegate(["click"]);
// src/table/TopBar.svelte
var root$3 = from_html(`<strong class="svelte-lmju1y"> </strong>`);
var root_1$2 = from_html(`<strong class="last svelte-lmju1y"> </strong>`);
var root_2$2 = from_html(`<button type="button" class="button small svelte-lmju1y"> </button>`);
var root_3$2 = from_html(`<button type="button" class="button small primary svelte-lmju1y"> </button>`);
var root_4 = from_html(`<header><a class="home svelte-lmju1y" href="/"><svg viewBox="0 0 64 64" aria-hidden="true" class="svelte-lmju1y"><path d="M14 50 50 14" stroke="currentColor" stroke-width="6" stroke-linecap="round" stroke-dasharray="12 7"></path><circle cx="14" cy="50" r="9" fill="currentColor"></circle><circle cx="50" cy="14" r="9" fill="currentColor"></circle></svg></a> <p class="say svelte-lmju1y" role="status"><!> <span> </span></p> <!> <!> <!> <!> <!> <!> <button type="button" class="button small icon svelte-lmju1y">?</button> <button type="button" class="button small icon svelte-lmju1y"><svg viewBox="0 0 24 24" aria-hidden="true" class="svelte-lmju1y"><path d="M4 7h9m5 0h2M4 17h2m5 0h9" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"></path><circle cx="15.5" cy="7" r="2.6" fill="none" stroke="currentColor" stroke-width="2.2"></circle><circle cx="8.5" cy="17" r="2.6" fill="none" stroke="currentColor" stroke-width="2.2"></circle></svg></button></header>`);
function TopBar($$anchor, $$props) {
	push($$props, true);
	/** Ask for a hint; null where there is none. */
	const turn = prop($$props, "turn", 7);
	const view = user_derived(() => $$props.table.view);
	const menu = user_derived(() => $$props.table.menu);
	const sentence = user_derived(() => {
		if (!get(view) || !$$props.table.info) return "";
		if ($$props.table.over) return t("turn.over");
		if ($$props.table.myTurn) {
			if (get(menu).keep.length) return t("turn.choose_tickets");
			if (get(view).phase === "tunnel") return t("turn.tunnel");
			if (get(view).phase === "second_card") return t("turn.second_card");
			if (get(menu).pass) return t("turn.pass");
			return t($$props.table.menu.claims.size ? "turn.begin" : "turn.begin_no_claim");
		}
		if (get(view).phase === "opening") return t("turn.others_choose");
		const seat = get(view).to_act[0];
		return seat === void 0 ? "" : t("turn.other", { name: $$props.nameOf(seat) });
	});
	var header = root_4();
	let classes;
	var a = child(header);
	var p = sibling(a, 2);
	var node = child(p);
	var consequent = ($$anchor) => {
		var strong = root$3();
		var text = only_child(strong, true);
		template_effect(($0) => set_text(text, $0), [() => t("turn.yours")]);
		append($$anchor, strong);
	};
	if_block(node, ($$render) => {
		if ($$props.table.myTurn) $$render(consequent);
	});
	var span = sibling(node, 2);
	var text_1 = only_child(span, true);
	reset(p);
	var node_1 = sibling(p, 2);
	var consequent_1 = ($$anchor) => {
		var strong_1 = root_1$2();
		var text_2 = only_child(strong_1, true);
		template_effect(($0) => set_text(text_2, $0), [() => t("turn.last_round", { n: get(view).turns_left })]);
		append($$anchor, strong_1);
	};
	if_block(node_1, ($$render) => {
		if (get(view)?.turns_left !== null && get(view)?.turns_left !== void 0 && !$$props.table.over) $$render(consequent_1);
	});
	var node_2 = sibling(node_1, 2);
	var consequent_2 = ($$anchor) => {
		var button = root_2$2();
		var text_3 = only_child(button);
		template_effect(($0) => set_text(text_3, `${$0 ?? ""} ×`), [() => t("plan.next", { plan: $$props.premove })]);
		delegated("click", button, () => turn().premove = null);
		append($$anchor, button);
	};
	if_block(node_2, ($$render) => {
		if ($$props.premove) $$render(consequent_2);
	});
	var node_3 = sibling(node_2, 2);
	var consequent_3 = ($$anchor) => {
		var button_1 = root_3$2();
		var text_4 = only_child(button_1, true);
		template_effect(($0) => set_text(text_4, $0), [() => t("turn.stop")]);
		delegated("click", button_1, () => turn().submit("stop"));
		append($$anchor, button_1);
	};
	if_block(node_3, ($$render) => {
		if (get(menu).stop) $$render(consequent_3);
	});
	var node_4 = sibling(node_3, 2);
	var consequent_4 = ($$anchor) => {
		var button_2 = root_3$2();
		var text_5 = only_child(button_2, true);
		template_effect(($0) => set_text(text_5, $0), [() => t("turn.do_pass")]);
		delegated("click", button_2, () => turn().submit("pass"));
		append($$anchor, button_2);
	};
	if_block(node_4, ($$render) => {
		if (get(menu).pass) $$render(consequent_4);
	});
	var node_5 = sibling(node_4, 2);
	var consequent_5 = ($$anchor) => {
		var button_3 = root_2$2();
		var text_6 = only_child(button_3);
		template_effect(($0) => set_text(text_6, `↶ ${$0 ?? ""}`), [() => t("turn.undo")]);
		delegated("click", button_3, () => $$props.table.undo());
		append($$anchor, button_3);
	};
	if_block(node_5, ($$render) => {
		if ($$props.table.canUndo) $$render(consequent_5);
	});
	var node_6 = sibling(node_5, 2);
	var consequent_6 = ($$anchor) => {
		var button_4 = root_2$2();
		var text_7 = only_child(button_4, true);
		template_effect(($0) => set_text(text_7, $0), [() => t("hint.ask")]);
		delegated("click", button_4, function(...$$args) {
			$$props.onhint?.apply(this, $$args);
		});
		append($$anchor, button_4);
	};
	if_block(node_6, ($$render) => {
		if ($$props.onhint) $$render(consequent_6);
	});
	var button_5 = sibling(node_6, 2);
	var button_6 = sibling(button_5, 2);
	reset(header);
	template_effect(($0, $1, $2, $3, $4, $5) => {
		classes = set_class(header, 1, "bar svelte-lmju1y", null, classes, { mine: $$props.table.myTurn });
		set_attribute(a, "aria-label", $0);
		set_attribute(a, "title", $1);
		set_text(text_1, get(sentence));
		set_attribute(button_5, "aria-label", $2);
		set_attribute(button_5, "title", $3);
		set_attribute(button_6, "aria-label", $4);
		set_attribute(button_6, "title", $5);
	}, [
		() => t("nav.lobby"),
		() => t("nav.lobby"),
		() => t("keys.title"),
		() => t("keys.title"),
		() => t("settings.title"),
		() => t("settings.title")
	]);
	delegated("click", button_5, function(...$$args) {
		$$props.onhelp?.apply(this, $$args);
	});
	delegated("click", button_6, function(...$$args) {
		$$props.onsettings?.apply(this, $$args);
	});
	append($$anchor, header);
	pop();
}
delegate(["click"]);
// src/table/TableView.svelte
var root$2 = from_html(`<!> <!>`, 1);
var root_1$1 = from_html(`<h1 class="unseen"> </h1> <!>`, 1);
var root_2$1 = from_html(`<section class="choice" data-dock="choice"><!></section>`);
var root_3$1 = from_html(`<!> <!> <!> <!> <!> <!>`, 1);
function TableView($$anchor, $$props) {
	push($$props, true);
	const bar = ($$anchor) => {
		{
			let $0 = user_derived(() => turn.premove && premoveText($$props.board, turn.premove));
			let $1 = user_derived(() => $$props.table.info?.hints && $$props.table.myTurn ? () => get(overlays)?.hint() : null);
			TopBar($$anchor, {
				get table() {
					return $$props.table;
				},
				get turn() {
					return turn;
				},
				get nameOf() {
					return nameOf;
				},
				get premove() {
					return get($0);
				},
				onsettings: () => set(settingsOpen, true),
				onhelp: () => get(overlays)?.help(),
				get onhint() {
					return get($1);
				}
			});
		}
	};
	const boardWithStep = ($$anchor) => {
		var fragment_1 = root_1$1();
		var h1 = first_child(fragment_1);
		var text = only_child(h1, true);
		var node = sibling(h1, 2);
		{
			const children = ($$anchor, side = noop) => {
				var fragment_2 = root$2();
				var node_1 = first_child(fragment_2);
				NoticeList(node_1, { get notices() {
					return feedback.notices;
				} });
				var node_2 = sibling(node_1, 2);
				var consequent = ($$anchor) => {
					dock($$anchor, side);
				};
				if_block(node_2, ($$render) => {
					if (get(layout) !== "phone") $$render(consequent);
				});
				append($$anchor, fragment_2);
			};
			let $0 = user_derived(() => get(layout) === "phone");
			bind_this(TableBoard(node, {
				get table() {
					return $$props.table;
				},
				get turn() {
					return turn;
				},
				get board() {
					return $$props.board;
				},
				get highlights() {
					return highlights;
				},
				get fresh() {
					return feedback.fresh;
				},
				get small() {
					return get($0);
				},
				children,
				$$slots: { default: true }
			}), ($$value) => set(map, $$value, true), () => get(map));
		}
		template_effect(($0) => set_text(text, $0), [() => editionName($$props.board.edition)]);
		append($$anchor, fragment_1);
	};
	const dock = ($$anchor, place = noop) => {
		Dock($$anchor, {
			get table() {
				return $$props.table;
			},
			get turn() {
				return turn;
			},
			get board() {
				return $$props.board;
			},
			get nameOf() {
				return nameOf;
			},
			get place() {
				return place();
			},
			onshow: (route) => highlights.listedRoute = route
		});
	};
	const ticketChoice = ($$anchor) => {
		var section = root_2$1();
		var node_3 = child(section);
		{
			let $0 = user_derived(() => $$props.table.progress?.offer ?? []);
			let $1 = user_derived(() => get(view).phase === "opening");
			TicketChoice(node_3, {
				get board() {
					return $$props.board;
				},
				get offer() {
					return get(view).offer;
				},
				get sets() {
					return $$props.table.menu.keep;
				},
				get progress() {
					return get($0);
				},
				get opening() {
					return get($1);
				},
				get chosen() {
					return highlights.chosenTickets;
				},
				onchange: (tickets) => highlights.chosenTickets = tickets,
				onshow: (ticket) => highlights.hoveredTicket = ticket,
				onkeep: (tickets) => turn.keep(tickets)
			});
		}
		reset(section);
		template_effect(($0) => set_attribute(section, "aria-label", $0), [() => t("choice.title")]);
		append($$anchor, section);
	};
	const step = ($$anchor) => {
		var fragment_5 = comment();
		var node_4 = first_child(fragment_5);
		var consequent_1 = ($$anchor) => {
			ticketChoice($$anchor);
		};
		var alternate = ($$anchor) => {
			dock($$anchor, () => "own");
		};
		if_block(node_4, ($$render) => {
			if (highlights.choosingTickets) $$render(consequent_1);
			else $$render(alternate, -1);
		});
		append($$anchor, fragment_5);
	};
	const players = ($$anchor) => {
		Players($$anchor, {
			get table() {
				return $$props.table;
			},
			get nameOf() {
				return nameOf;
			},
			get stations() {
				return $$props.board.edition.rules.stations;
			}
		});
	};
	const market = ($$anchor) => {
		Market($$anchor, {
			get table() {
				return $$props.table;
			},
			get turn() {
				return turn;
			}
		});
	};
	const ownHand = ($$anchor) => {
		var fragment_10 = comment();
		var node_5 = first_child(fragment_10);
		var consequent_2 = ($$anchor) => {
			Hand($$anchor, {
				get cards() {
					return get(hand);
				},
				get chosen() {
					return turn.color;
				},
				routesPaid: (card) => turn.routesPaidWith(card),
				onchoose: chooseColor,
				ondrag: (card, event) => drag.begin(card, event)
			});
		};
		if_block(node_5, ($$render) => {
			if (get(seat) !== null) $$render(consequent_2);
		});
		append($$anchor, fragment_10);
	};
	const ownTickets = ($$anchor) => {
		Tickets($$anchor, {
			get board() {
				return $$props.board;
			},
			get tickets() {
				return get(tickets);
			},
			get progress() {
				return highlights.progress;
			},
			get shown() {
				return highlights.ticket;
			},
			onshow: (ticket) => highlights.hoveredTicket = ticket,
			onpin: (ticket) => highlights.pin(ticket)
		});
	};
	const bonuses = ($$anchor) => {
		Bonuses($$anchor, {
			get board() {
				return $$props.board;
			},
			get cards() {
				return get(view).bonus_cards;
			},
			get counts() {
				return get(bonusCounts);
			}
		});
	};
	const log = ($$anchor) => {
		Log($$anchor, {
			get table() {
				return $$props.table;
			},
			get context() {
				return context;
			},
			onshow: (route) => highlights.listedRoute = route
		});
	};
	const lesson = prop($$props, "lesson", 3, false);
	const { turn, highlights, context, feedback } = untrack(() => {
		const turn = new Turn($$props.table, $$props.board);
		const nameOf = (seat) => $$props.table.info?.seats[seat]?.name ?? t("player.nobody", { n: seat + 1 });
		const context = {
			board: $$props.board,
			nameOf
		};
		return {
			turn,
			context,
			highlights: new Highlights(turn, $$props.board),
			feedback: new TableFeedback($$props.table, turn, context)
		};
	});
	const { nameOf } = context;
	const view = user_derived(() => $$props.table.view);
	const seat = user_derived(() => $$props.table.seat);
	const hand = user_derived(() => get(seat) === null ? {} : get(view).hands[get(seat)] ?? {});
	const tickets = user_derived(() => get(seat) === null ? [] : get(view).tickets[get(seat)] ?? []);
	const bonusCounts = user_derived(() => new Map($$props.table.progress?.bonuses.map((line) => [line.card, line.counts])));
	let map = state(void 0);
	let tableLayout = state(void 0);
	let flyingCards = state(void 0);
	let overlays = state(void 0);
	let settingsOpen = state(false);
	let innerWidth = state(1280);
	let innerHeight = state(800);
	const rem = user_derived(() => get(innerWidth) && parseFloat(getComputedStyle(document.documentElement).fontSize));
	const layout = user_derived(() => layoutFor(get(innerWidth), get(innerHeight), get(rem), {
		width: $$props.board.geometry.view[2],
		height: $$props.board.geometry.view[3]
	}));
	const stepInProgress = user_derived(() => highlights.choosingTickets || get(view).tunnel !== null || turn.step !== null);
	const hasTickets = user_derived(() => get(layout) === "phone" || get(seat) !== null && (get(tickets).length > 0 || !highlights.choosingTickets));
	feedback.onevents = (events) => get(flyingCards)?.show(events);
	user_effect(() => {
		$$props.table.seq;
		untrack(() => turn.update());
	});
	user_effect(() => {
		if (!highlights.choosingTickets) highlights.chosenTickets = [];
	});
	const drag = new CardDrag((x, y) => {
		if (turn.color !== drag.card) turn.color = drag.card;
		const hit = get(map)?.routeAt(x, y);
		highlights.hovered = hit ? {
			hit,
			at: {
				x,
				y
			}
		} : null;
	}, (card, x, y) => {
		const hit = get(map)?.routeAt(x, y);
		highlights.hovered = null;
		if (hit && get(view).routes[hit.id] === void 0) turn.pickRoute(hit.id, card);
		else turn.color = null;
	});
	function chooseColor(card) {
		if (drag.ended) drag.ended = false;
		else turn.chooseColor(card);
	}
	function resign() {
		set(settingsOpen, false);
		resignTable($$props.table.id).catch((problem) => feedback.warn(problem));
	}
	function key(event) {
		if (event.key === "Escape") turn.cancel();
		get(flyingCards)?.skip();
	}
	var fragment_15 = root_3$1();
	event("keydown", $window, key);
	event("pointerdown", $window, () => get(flyingCards)?.skip());
	var node_6 = first_child(fragment_15);
	{
		let $0 = user_derived(() => get(stepInProgress) ? step : null);
		let $1 = user_derived(() => highlights.choosingTickets ? ticketChoice : null);
		let $2 = user_derived(() => get(hasTickets) ? ownTickets : null);
		bind_this(TableLayout(node_6, {
			get table() {
				return $$props.table;
			},
			get layout() {
				return get(layout);
			},
			get bar() {
				return bar;
			},
			get map() {
				return boardWithStep;
			},
			get players() {
				return players;
			},
			get step() {
				return get($0);
			},
			get choice() {
				return get($1);
			},
			get market() {
				return market;
			},
			get hand() {
				return ownHand;
			},
			get tickets() {
				return get($2);
			},
			get bonuses() {
				return bonuses;
			},
			get log() {
				return log;
			}
		}), ($$value) => set(tableLayout, $$value, true), () => get(tableLayout));
	}
	var node_7 = sibling(node_6, 2);
	RouteTooltip(node_7, {
		get turn() {
			return turn;
		},
		get board() {
			return $$props.board;
		},
		get highlights() {
			return highlights;
		},
		get nameOf() {
			return nameOf;
		}
	});
	var node_8 = sibling(node_7, 2);
	DraggedCard(node_8, { get drag() {
		return drag;
	} });
	var node_9 = sibling(node_8, 2);
	bind_this(FlyingCards(node_9, { get seat() {
		return get(seat);
	} }), ($$value) => set(flyingCards, $$value, true), () => get(flyingCards));
	var node_10 = sibling(node_9, 2);
	bind_this(HelpOverlays(node_10, {
		get table() {
			return $$props.table;
		},
		get turn() {
			return turn;
		},
		get board() {
			return $$props.board;
		},
		get context() {
			return context;
		},
		get lesson() {
			return lesson();
		},
		onchat: () => get(tableLayout)?.showChat()
	}), ($$value) => set(overlays, $$value, true), () => get(overlays));
	var node_11 = sibling(node_10, 2);
	{
		let $0 = user_derived(() => get(seat) === null || $$props.table.over ? void 0 : resign);
		SettingsDialog(node_11, {
			get open() {
				return get(settingsOpen);
			},
			onclose: () => set(settingsOpen, false),
			get onresign() {
				return get($0);
			}
		});
	}
	bind_window_size("innerWidth", ($$value) => set(innerWidth, $$value, true));
	bind_window_size("innerHeight", ($$value) => set(innerHeight, $$value, true));
	append($$anchor, fragment_15);
	pop();
}
// src/table/TablePage.svelte
var root$1 = from_html(`<main class="page"><h1> </h1> <p><a href="/"> </a></p></main>`);
var root_1 = from_html(`<div data-turn="over"><!></div>`);
var root_2 = from_html(`<main class="page" aria-busy="true"><p> </p></main>`);
var root_3 = from_html(`<!> <!> <!>`, 1);
function TablePage($$anchor, $$props) {
	push($$props, true);
	const table = new TableStore($$props.id, { watch: $$props.watch });
	let board = state(null);
	let failed = state(false);
	table.open();
	onDestroy(() => table.close());
	user_effect(() => {
		const edition = table.info?.edition;
		if (!edition || get(board)?.edition.id === edition) return;
		loadBoard(edition).then((loaded) => set(board, loaded), () => set(failed, true));
	});
	let playing = state(false);
	user_effect(() => {
		if (table.view && !table.over) set(playing, true);
	});
	const missing = user_derived(() => table.refusal?.code === "unknown_table");
	var fragment = root_3();
	event("online", $window, () => table.reconnect());
	event("offline", $window, () => table.offline());
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var main = root$1();
		var h1 = child(main);
		var text = only_child(h1, true);
		var p = sibling(h1, 2);
		var a = child(p);
		var text_1 = only_child(a, true);
		reset(p);
		reset(main);
		template_effect(($0, $1) => {
			set_text(text, $0);
			set_text(text_1, $1);
		}, [() => t("table.missing"), () => t("nav.lobby")]);
		append($$anchor, main);
	};
	var consequent_1 = ($$anchor) => {
		var main_1 = root$1();
		var h1_1 = child(main_1);
		var text_2 = only_child(h1_1, true);
		var p_1 = sibling(h1_1, 2);
		var a_1 = child(p_1);
		var text_3 = only_child(a_1, true);
		reset(p_1);
		reset(main_1);
		template_effect(($0, $1) => {
			set_text(text_2, $0);
			set_text(text_3, $1);
		}, [() => t("error.board"), () => t("nav.lobby")]);
		append($$anchor, main_1);
	};
	var consequent_2 = ($$anchor) => {
		{
			let $0 = user_derived(() => table.code ?? $$props.code);
			WaitingRoom($$anchor, {
				get table() {
					return table.info;
				},
				get seat() {
					return table.seat;
				},
				get code() {
					return get($0);
				},
				onseated: () => table.playHere()
			});
		}
	};
	var consequent_3 = ($$anchor) => {
		var fragment_2 = comment();
		var node_1 = first_child(fragment_2);
		await_block(node_1, () => __vitePreload(() => import("./Finish.js"), __vite__mapDeps([0,1,2,3,4,5,6])), null, ($$anchor, $$source) => {
			var $$value = user_derived(() => {
				var { default: Finish } = get($$source);
				return { Finish };
			});
			var Finish = user_derived(() => get($$value).Finish);
			var div = root_1();
			var node_2 = child(div);
			{
				let $0 = user_derived(() => historyOf(table.log, table.view.players));
				component(node_2, () => get(Finish), ($$anchor, Finish_1) => {
					Finish_1($$anchor, {
						get table() {
							return table.info;
						},
						get board() {
							return get(board);
						},
						get owners() {
							return table.view.routes;
						},
						get stations() {
							return table.view.stations;
						},
						get seat() {
							return table.seat;
						},
						get history() {
							return get($0);
						},
						get live() {
							return get(playing);
						}
					});
				});
			}
			reset(div);
			template_effect(() => set_attribute(div, "data-seq", table.seq));
			append($$anchor, div);
		});
		append($$anchor, fragment_2);
	};
	var consequent_4 = ($$anchor) => {
		TableView($$anchor, {
			get table() {
				return table;
			},
			get board() {
				return get(board);
			},
			get lesson() {
				return $$props.lesson;
			}
		});
	};
	var alternate = ($$anchor) => {
		var main_2 = root_2();
		var p_2 = child(main_2);
		var text_4 = only_child(p_2, true);
		reset(main_2);
		template_effect(($0) => set_text(text_4, $0), [() => t("table.loading")]);
		append($$anchor, main_2);
	};
	if_block(node, ($$render) => {
		if (get(missing)) $$render(consequent);
		else if (get(failed)) $$render(consequent_1, 1);
		else if (table.info && !table.view) $$render(consequent_2, 2);
		else if (table.over && table.view && table.info && get(board)) $$render(consequent_3, 3);
		else if (table.view && get(board)) $$render(consequent_4, 4);
		else $$render(alternate, -1);
	});
	var node_3 = sibling(node, 2);
	var consequent_5 = ($$anchor) => {
		ChatSheet($$anchor, {
			get table() {
				return table;
			},
			place: "corner"
		});
	};
	if_block(node_3, ($$render) => {
		if (table.hasCompany && (!table.view || table.over) && table.info?.state !== "closed") $$render(consequent_5);
	});
	ConnectionBanner(sibling(node_3, 2), { get table() {
		return table;
	} });
	append($$anchor, fragment);
	pop();
}
// src/App.svelte
var root = from_html(`<main class="page"><h1> </h1> <p> <a href="/"> </a></p></main>`);
function App($$anchor, $$props) {
	push($$props, true);
	const page = user_derived(() => router.page);
	user_effect(() => {
		document.documentElement.dataset.theme = settings.theme;
		document.documentElement.dataset.motion = settings.motion ? "full" : "none";
	});
	user_effect(() => void language.use(settings.values.language));
	var fragment = comment();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		LobbyPage($$anchor, {});
	};
	var consequent_1 = ($$anchor) => {
		var fragment_2 = comment();
		var node_1 = first_child(fragment_2);
		key(node_1, () => get(page).id, ($$anchor) => {
			TablePage($$anchor, {
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
		append($$anchor, fragment_2);
	};
	var consequent_2 = ($$anchor) => {
		var fragment_4 = comment();
		var node_2 = first_child(fragment_4);
		await_block(node_2, () => __vitePreload(() => import("./ReplayPage.js"), __vite__mapDeps([7,1,2,3,4,5,8])), null, ($$anchor, $$source) => {
			var $$value = user_derived(() => {
				var { default: ReplayPage } = get($$source);
				return { ReplayPage };
			});
			var ReplayPage = user_derived(() => get($$value).ReplayPage);
			var fragment_5 = comment();
			var node_3 = first_child(fragment_5);
			key(node_3, () => get(page).id, ($$anchor) => {
				var fragment_6 = comment();
				var node_4 = first_child(fragment_6);
				component(node_4, () => get(ReplayPage), ($$anchor, ReplayPage_1) => {
					ReplayPage_1($$anchor, {
						get id() {
							return get(page).id;
						},
						get at() {
							return get(page).at;
						},
						get seat() {
							return get(page).seat;
						}
					});
				});
				append($$anchor, fragment_6);
			});
			append($$anchor, fragment_5);
		});
		append($$anchor, fragment_4);
	};
	var consequent_3 = ($$anchor) => {
		var fragment_7 = comment();
		var node_5 = first_child(fragment_7);
		await_block(node_5, () => __vitePreload(() => import("./RulesPage.js"), __vite__mapDeps([9,1,2,3,10])), null, ($$anchor, $$source) => {
			var $$value = user_derived(() => {
				var { default: RulesPage } = get($$source);
				return { RulesPage };
			});
			var RulesPage = user_derived(() => get($$value).RulesPage);
			var fragment_8 = comment();
			var node_6 = first_child(fragment_8);
			component(node_6, () => get(RulesPage), ($$anchor, RulesPage_1) => {
				RulesPage_1($$anchor, {
					get id() {
						return get(page).id;
					},
					get rule() {
						return get(page).rule;
					}
				});
			});
			append($$anchor, fragment_8);
		});
		append($$anchor, fragment_7);
	};
	var consequent_4 = ($$anchor) => {
		var fragment_9 = comment();
		var node_7 = first_child(fragment_9);
		await_block(node_7, () => __vitePreload(() => import("./LearnPage.js"), __vite__mapDeps([11,1,2,12])), null, ($$anchor, $$source) => {
			var $$value = user_derived(() => {
				var { default: LearnPage } = get($$source);
				return { LearnPage };
			});
			var LearnPage = user_derived(() => get($$value).LearnPage);
			var fragment_10 = comment();
			var node_8 = first_child(fragment_10);
			component(node_8, () => get(LearnPage), ($$anchor, LearnPage_1) => {
				LearnPage_1($$anchor, { get id() {
					return get(page).id;
				} });
			});
			append($$anchor, fragment_10);
		});
		append($$anchor, fragment_9);
	};
	var consequent_5 = ($$anchor) => {
		var fragment_11 = comment();
		var node_9 = first_child(fragment_11);
		await_block(node_9, () => __vitePreload(() => import("./StatisticsPage.js"), __vite__mapDeps([13,1,2,14])), null, ($$anchor, $$source) => {
			var $$value = user_derived(() => {
				var { default: StatisticsPage } = get($$source);
				return { StatisticsPage };
			});
			var StatisticsPage = user_derived(() => get($$value).StatisticsPage);
			var fragment_12 = comment();
			var node_10 = first_child(fragment_12);
			component(node_10, () => get(StatisticsPage), ($$anchor, StatisticsPage_1) => {
				StatisticsPage_1($$anchor, {
					get id() {
						return get(page).id;
					},
					get player() {
						return get(page).player;
					}
				});
			});
			append($$anchor, fragment_12);
		});
		append($$anchor, fragment_11);
	};
	var alternate = ($$anchor) => {
		var main = root();
		var h1 = child(main);
		var text = only_child(h1, true);
		var p = sibling(h1, 2);
		var text_1 = child(p);
		var a = sibling(text_1);
		var text_2 = only_child(a, true);
		reset(p);
		reset(main);
		template_effect(($0, $1, $2) => {
			set_text(text, $0);
			set_text(text_1, `${$1 ?? ""} `);
			set_text(text_2, $2);
		}, [
			() => t("missing.title"),
			() => t("missing.text"),
			() => t("nav.lobby")
		]);
		append($$anchor, main);
	};
	if_block(node, ($$render) => {
		if (get(page).name === "lobby") $$render(consequent);
		else if (get(page).name === "table") $$render(consequent_1, 1);
		else if (get(page).name === "replay") $$render(consequent_2, 2);
		else if (get(page).name === "edition") $$render(consequent_3, 3);
		else if (get(page).name === "learn") $$render(consequent_4, 4);
		else if (get(page).name === "statistics") $$render(consequent_5, 5);
		else $$render(alternate, -1);
	});
	append($$anchor, fragment);
	pop();
}
// src/main.ts
router.start();
mount(App, { target: document.getElementById("app") });
export { MiniCards as a, sentenceOf as c, SeatMark as d, BoardThumbnail as f, ruleTexts as i, lineOf as l, router as m, openTracks as n, isHandledElsewhere as o, PageHeader as p, rulebook as r, KeyboardHelp as s, Board as t, scaleOf as u };
