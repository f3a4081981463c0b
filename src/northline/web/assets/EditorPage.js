import { $ as only_child, A as if_block, B as delegate, D as each, F as comment, H as event, I as from_html, K as template_effect, L as from_svg, N as set_text, O as index, P as append, Q as first_child, U as get, V as delegated, W as tick, X as $window, Z as child, _ as init_select, at as state, b as set_class, ct as push, et as sibling, f as remove_input_defaults, g as bind_select_value, h as set_value, it as set, lt as next, m as set_checked, ot as user_derived, p as set_attribute, pt as to_array, q as user_effect, r as onMount, s as bind_this, st as pop, tt as proxy, u as bind_value, ut as reset, v as select_option, y as set_style, z as text } from "./svelte.js";
import { T as createTable, at as request, b as Refusal, j as getEditions, n as refusalText, u as editionName, y as t, yt as settings } from "./forms.js";
import { H as router, L as ProblemPage, R as PageHeader, a as colorOf, f as themeOf, h as COLORS, m as CARDS } from "./index.js";
import { t as work } from "./work.js";
// src/workshop/document.ts
/** What the server sent, with everything that the editor relies on. */
function readable(sent) {
	const document = typeof sent === "object" && sent ? sent : {};
	const board = typeof document.board === "object" && document.board ? document.board : {};
	const entries = (list) => Array.isArray(list) ? list.filter((entry) => typeof entry === "object" && entry !== null) : [];
	const cities = entries(board.cities).map((city) => ({
		...city,
		at: placeOf(city.at)
	}));
	return {
		...document,
		name: typeof document.name === "string" ? document.name : "",
		rules: typeof document.rules === "object" && document.rules ? document.rules : {},
		board: {
			...board,
			cities,
			routes: entries(board.routes),
			tickets: entries(board.tickets)
		}
	};
}
function placeOf(at) {
	const [lat, lon] = Array.isArray(at) ? at : [];
	return [Number.isFinite(lat) ? lat : 0, Number.isFinite(lon) ? lon : 0];
}
/** A name as an id: "San Sebastián" is `san-sebastian`; another one where that is taken. */
function idFor(name, taken) {
	const letters = {
		ø: "o",
		æ: "ae",
		ß: "ss",
		ł: "l",
		đ: "d",
		ð: "d",
		þ: "th"
	};
	const plain = name.toLowerCase().replace(/[øæßłđðþ]/g, (letter) => letters[letter]).normalize("NFKD").replace(/\p{M}/gu, "").replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 24) || "city";
	let id = plain;
	for (let n = 2; taken.has(id); n++) id = `${plain}-${n}`;
	return id;
}
var ids = (list) => new Set(list.map(({ id }) => id));
function withBoard(document, change) {
	return {
		...document,
		board: {
			...document.board,
			...change
		}
	};
}
function addCity(document, name, country, at) {
	const { cities } = document.board;
	const id = idFor(name, ids(cities));
	return withBoard(document, { cities: [...cities, {
		id,
		name,
		country,
		at: rounded(at)
	}] });
}
/** Two decimals are a kilometre: enough for any board. */
function rounded(at) {
	const lat = Math.max(-90, Math.min(90, at[0]));
	const lon = ((at[1] + 180) % 360 + 360) % 360 - 180;
	return [Math.round(lat * 100) / 100, Math.round(lon * 100) / 100];
}
/** Without cities, and without the routes and tickets that lead there. */
function deleteCities(document, gone) {
	const { cities, routes, tickets } = document.board;
	const stays = (thing) => !gone.has(thing.from) && !gone.has(thing.to);
	return withBoard(document, {
		cities: cities.filter(({ id }) => !gone.has(id)),
		routes: grouped(routes.filter(stays)),
		tickets: tickets.filter(stays)
	});
}
/** A new route; beside another one it makes a double. */
function addRoute(document, from, to, length) {
	const { routes } = document.board;
	const id = idFor(`${from}-${to}`, ids(routes));
	return withBoard(document, { routes: grouped([...routes, {
		id,
		from,
		to,
		length,
		color: "gray"
	}]) });
}
function addTicket(document, from, to, points) {
	const { tickets } = document.board;
	return withBoard(document, { tickets: [...tickets, {
		id: idFor(`${from}-${to}`, ids(tickets)),
		from,
		to,
		points
	}] });
}
function deleteEntry(document, kind, id) {
	const left = document.board[kind].filter((entry) => entry.id !== id);
	return withBoard(document, { [kind]: kind === "routes" ? grouped(left) : left });
}
/** Change some keys of a city, a route or a ticket; a key that is undefined is left out from then on. */
function changeEntry(document, kind, id, change) {
	const changed = document.board[kind].map((entry) => entry.id === id ? without({
		...entry,
		...change
	}) : entry);
	return withBoard(document, { [kind]: kind === "routes" ? grouped(changed) : changed });
}
function changeRules(document, change) {
	return {
		...document,
		rules: without({
			...document.rules,
			...change
		})
	};
}
/** Another number of players; what was said about tables that cannot be any more is left out. */
function changePlayers(document, fewest, most) {
	const tracks = document.rules.open_tracks ?? {};
	const kept = Object.entries(tracks).map(([name, tables]) => {
		const possible = Object.entries(tables).filter(([players]) => Number(players) >= fewest && Number(players) <= most);
		return [name, Object.fromEntries(possible)];
	});
	return changeRules(document, {
		players: [fewest, most],
		...kept.length ? { open_tracks: Object.fromEntries(kept) } : {}
	});
}
function without(entry) {
	return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== void 0));
}
/** Routes that join the same cities share a group, and others have none. */
function grouped(routes) {
	const pair = (route) => [route.from, route.to].sort().join("/");
	const counts = /* @__PURE__ */ new Map();
	for (const route of routes) counts.set(pair(route), (counts.get(pair(route)) ?? 0) + 1);
	return routes.map((route) => {
		if ((counts.get(pair(route)) ?? 0) < 2) return route.group === void 0 ? route : without({
			...route,
			group: void 0
		});
		const group = route.group || routes.find((other) => other.group && pair(other) === pair(route))?.group;
		return {
			...route,
			group: group || [route.from, route.to].sort().join("-").slice(0, 56)
		};
	});
}
/** The points that the rules give for each length, so that a new length has some. */
function withPointsForLengths(document) {
	const usual = {
		1: 1,
		2: 2,
		3: 4,
		4: 7,
		5: 10,
		6: 15,
		7: 18,
		8: 21,
		9: 27
	};
	const points = document.rules.points ?? {};
	const lacking = new Set(document.board.routes.map(({ length }) => length).filter((n) => Number.isInteger(n) && n > 0 && !(n in points)));
	if (lacking.size === 0) return document;
	const added = Object.fromEntries([...lacking].map((length) => [String(length), usual[length] ?? 3 * length]));
	return changeRules(document, { points: {
		...points,
		...added
	} });
}
/** The spaces of the shortest way between two cities: what a ticket is worth. Null where there is none. */
function shortestWay(document, from, to) {
	const found = /* @__PURE__ */ new Map([[from, 0]]);
	const open = /* @__PURE__ */ new Set([from]);
	while (open.size) {
		const city = [...open].reduce((best, one) => found.get(one) < found.get(best) ? one : best);
		if (city === to) return found.get(city);
		open.delete(city);
		for (const route of document.board.routes) {
			const next = route.from === city ? route.to : route.to === city ? route.from : null;
			const spaces = found.get(city) + route.length;
			if (next !== null && spaces < (found.get(next) ?? Infinity)) {
				found.set(next, spaces);
				open.add(next);
			}
		}
	}
	return null;
}
// src/workshop/draft.svelte.ts
var SAVE_AFTER_MS = 600;
var LAY_OUT_AFTER_MS = 1200;
var TRY_AGAIN_MS = 5e3;
var DraftStore = class {
	id;
	remixOf;
	#document = state(readable({}));
	get document() {
		return get(this.#document);
	}
	set document(value) {
		set(this.#document, value);
	}
	#problems = state([]);
	get problems() {
		return get(this.#problems);
	}
	set problems(value) {
		set(this.#problems, value);
	}
	#doubts = state([]);
	get doubts() {
		return get(this.#doubts);
	}
	set doubts(value) {
		set(this.#doubts, value);
	}
	#laidOut = state(null);
	get laidOut() {
		return get(this.#laidOut);
	}
	set laidOut(value) {
		set(this.#laidOut, value);
	}
	#faults = state([]);
	get faults() {
		return get(this.#faults);
	}
	set faults(value) {
		set(this.#faults, value);
	}
	#laying = state(false);
	get laying() {
		return get(this.#laying);
	}
	set laying(value) {
		set(this.#laying, value, true);
	}
	#unsaved = state(false);
	get unsaved() {
		return get(this.#unsaved);
	}
	set unsaved(value) {
		set(this.#unsaved, value, true);
	}
	#stale = state(false);
	get stale() {
		return get(this.#stale);
	}
	set stale(value) {
		set(this.#stale, value, true);
	}
	#problem = state("");
	get problem() {
		return get(this.#problem);
	}
	set problem(value) {
		set(this.#problem, value, true);
	}
	#past = state([]);
	#future = state([]);
	#revision;
	#saving = null;
	#saveTimer;
	#layTimer;
	#layout = null;
	#burst = "";
	constructor(draft) {
		this.id = draft.id;
		this.remixOf = draft.remix_of;
		this.#revision = draft.revision;
		this.document = readable(draft.document);
		this.problems = draft.problems;
		const geometry = draft.geometry;
		if (geometry && fits(geometry, this.document)) this.laidOut = {
			geometry,
			of: this.document
		};
		else this.#layOutSoon(0);
	}
	get canUndo() {
		return get(this.#past).length > 0;
	}
	get canRedo() {
		return get(this.#future).length > 0;
	}
	/** Change the document. Changes with the same `burst` one after the other are one step for undo. */
	change(document, burst = "") {
		const next = withPointsForLengths(document);
		if (next === this.document) return;
		if (!burst || burst !== this.#burst) set(this.#past, [...get(this.#past), this.document]);
		this.#burst = burst;
		set(this.#future, []);
		this.#become(next);
	}
	/** The end of a drag, or of typing in a field. */
	settle() {
		this.#burst = "";
	}
	undo() {
		const before = get(this.#past).at(-1);
		if (!before) return;
		set(this.#past, get(this.#past).slice(0, -1));
		set(this.#future, [this.document, ...get(this.#future)]);
		this.#burst = "";
		this.#become(before);
	}
	redo() {
		const [next, ...rest] = get(this.#future);
		if (!next) return;
		set(this.#past, [...get(this.#past), this.document]);
		set(this.#future, rest);
		this.#burst = "";
		this.#become(next);
	}
	#become(document) {
		this.document = document;
		this.unsaved = true;
		clearTimeout(this.#saveTimer);
		this.#saveTimer = setTimeout(() => void this.save(), SAVE_AFTER_MS);
		this.#layOutSoon(LAY_OUT_AFTER_MS);
	}
	/** Save now what is not saved yet. */
	async save() {
		clearTimeout(this.#saveTimer);
		await this.#saving;
		if (!this.unsaved || this.stale) return;
		this.#saving = this.#send().finally(() => this.#saving = null);
		await this.#saving;
	}
	async #send() {
		const sent = this.document;
		try {
			const body = {
				revision: this.#revision,
				document: sent
			};
			const saved = await request("POST", `/api/workshop/drafts/${this.id}`, body);
			this.#revision = saved.revision;
			this.problems = saved.problems;
			this.doubts = saved.doubts;
			this.problem = "";
			this.unsaved = this.document !== sent;
			if (this.unsaved) this.#saveTimer = setTimeout(() => void this.save(), SAVE_AFTER_MS);
		} catch (error) {
			if (error instanceof Refusal && error.code === "stale") this.stale = true;
			else this.#saveTimer = setTimeout(() => void this.save(), TRY_AGAIN_MS);
			this.problem = refusalText(error);
		}
	}
	#layOutSoon(delay) {
		this.#layout?.abort();
		clearTimeout(this.#layTimer);
		this.#layTimer = setTimeout(() => void this.#layOut(), delay);
	}
	async #layOut() {
		await this.save();
		if (this.problems.length || this.document.board.cities.length === 0) return;
		const of = this.document;
		const control = this.#layout = new AbortController();
		const take = (line) => {
			if (line.kind !== "geometry" || control.signal.aborted || this.document !== of) return;
			if (line.final || !this.laidOut) this.laidOut = {
				geometry: line.geometry,
				of
			};
			if (line.final) this.faults = line.faults;
		};
		this.laying = true;
		try {
			await work("/api/workshop/work", {
				work: "layout",
				document: of,
				draft: this.id
			}, take, control.signal);
		} catch (error) {
			if (error instanceof Refusal && error.code === "too_fast") this.#layTimer = setTimeout(() => void this.#layOut(), TRY_AGAIN_MS);
		} finally {
			if (this.#layout === control) this.laying = false;
		}
	}
	/** Let other work go first; the board is arranged once that is done. */
	async first(other) {
		const was = this.laying;
		clearTimeout(this.#layTimer);
		this.#layout?.abort();
		try {
			return await other();
		} finally {
			if (was || this.laidOut?.of !== this.document) this.#layOutSoon(0);
		}
	}
	/** Leave the page: nothing is lost, and nothing goes on. */
	close() {
		clearTimeout(this.#layTimer);
		this.#layout?.abort();
		this.save();
	}
};
/** Whether a layout that was kept is one of this document. */
function fits(geometry, { board }) {
	return board.cities.length === Object.keys(geometry.cities).length && board.routes.length === Object.keys(geometry.routes).length && board.cities.every(({ id }) => geometry.cities[id]) && board.routes.every(({ id, length }) => geometry.routes[id]?.spaces.length === length);
}
// src/workshop/Lists.svelte
var root$4 = from_html(`<option> </option>`);
var root_1$4 = from_html(`<select required="" class="svelte-5cwug8"><option> </option><!></select> <select required="" class="svelte-5cwug8"><option> </option><!></select>`, 1);
var root_2$4 = from_html(`<tr><td class="svelte-5cwug8"><input maxlength="60" class="svelte-5cwug8"/></td><td class="svelte-5cwug8"><input maxlength="60" class="svelte-5cwug8"/></td><td class="svelte-5cwug8"><input type="number" step="0.01" min="-90" max="90" class="svelte-5cwug8"/></td><td class="svelte-5cwug8"><input type="number" step="0.01" min="-180" max="180" class="svelte-5cwug8"/></td><td class="svelte-5cwug8"><button class="button">✕<span class="unseen"> </span></button></td></tr>`);
var root_3$4 = from_html(`<thead><tr><th class="svelte-5cwug8"> </th><th class="svelte-5cwug8"> </th><th class="svelte-5cwug8"> </th><th class="svelte-5cwug8"> </th><td class="svelte-5cwug8"></td></tr></thead> <tbody></tbody>`, 1);
var root_4$4 = from_html(`<input type="number" min="1" class="svelte-5cwug8"/>`);
var root_5$4 = from_html(`<tr><th scope="row" class="svelte-5cwug8"> </th><td class="svelte-5cwug8"><input type="number" min="1" max="15" class="svelte-5cwug8"/></td><td class="svelte-5cwug8"><select class="svelte-5cwug8"><option> </option><!></select></td><td class="svelte-5cwug8"><select class="svelte-5cwug8"></select></td><td class="svelte-5cwug8"><!></td><td class="svelte-5cwug8"><input type="number" min="0" max="20" class="svelte-5cwug8"/></td><td class="svelte-5cwug8"><button class="button">✕<span class="unseen"> </span></button></td></tr>`);
var root_6$4 = from_html(`<thead><tr><th class="svelte-5cwug8"> </th><th class="svelte-5cwug8"> </th><th class="svelte-5cwug8"> </th><th class="svelte-5cwug8"> </th><th class="svelte-5cwug8"> </th><th class="svelte-5cwug8">+</th><td class="svelte-5cwug8"></td></tr></thead> <tbody></tbody>`, 1);
var root_7$4 = from_html(`<tr><th scope="row" class="svelte-5cwug8"> </th><td class="svelte-5cwug8"><input type="number" min="1" max="1000" class="svelte-5cwug8"/></td><td class="svelte-5cwug8"> </td><td class="svelte-5cwug8"><input type="checkbox" class="svelte-5cwug8"/></td><td class="svelte-5cwug8"><button class="button">✕<span class="unseen"> </span></button></td></tr>`);
var root_8$4 = from_html(`<form class="add svelte-5cwug8"><!> <button class="button"> </button></form> <div class="scroll svelte-5cwug8" tabindex="0" role="region"><table class="svelte-5cwug8"><!></table></div>`, 1);
function Lists($$anchor, $$props) {
	push($$props, true);
	const board = user_derived(() => $$props.draft.document.board);
	const names = user_derived(() => new Map(get(board).cities.map((city) => [city.id, city.name])));
	let from = state("");
	let to = state("");
	const change = (id, entry, field) => $$props.draft.change(changeEntry($$props.draft.document, $$props.kind, id, entry), `${$$props.kind} ${id} ${field}`);
	const text = (id, field) => (event) => change(id, { [field]: event.currentTarget.value }, field);
	const number = (id, field, least) => (event) => {
		const value = Math.round(Number(event.currentTarget.value));
		if (Number.isFinite(value) && value >= least) change(id, { [field]: value }, field);
	};
	const coordinate = (city, axis) => (event) => {
		const value = Number(event.currentTarget.value);
		if (!Number.isFinite(value)) return;
		change(city.id, { at: rounded(axis === 0 ? [value, city.at[1]] : [city.at[0], value]) }, `at ${axis}`);
	};
	const kindOf = (route) => route.ferry ? "ferry" : route.tunnel ? "tunnel" : "regular";
	function setKind(route, value) {
		const ferry = value === "ferry" ? Math.max(1, Math.round(route.length / 3)) : void 0;
		change(route.id, {
			ferry,
			tunnel: value === "tunnel" ? true : void 0
		}, "kind");
	}
	function add(event) {
		event.preventDefault();
		if ($$props.kind === "cities") {
			const [lat, lon] = get(board).cities[0]?.at ?? [48, 10];
			$$props.draft.change(addCity($$props.draft.document, t("workshop.new_city"), get(board).cities[0]?.country ?? t("workshop.country"), [lat + 1, lon + 1]));
			$$props.onselect($$props.draft.document.board.cities.at(-1).id);
			return;
		}
		if (!get(from) || !get(to) || get(from) === get(to)) return;
		if ($$props.kind === "routes") $$props.draft.change(addRoute($$props.draft.document, get(from), get(to), 3));
		else $$props.draft.change(addTicket($$props.draft.document, get(from), get(to), shortestWay($$props.draft.document, get(from), get(to)) ?? 5));
	}
	const remove = (id) => $$props.draft.change($$props.kind === "cities" ? deleteCities($$props.draft.document, /* @__PURE__ */ new Set([id])) : deleteEntry($$props.draft.document, $$props.kind, id));
	var fragment = root_8$4();
	var form = first_child(fragment);
	var node = child(form);
	var consequent = ($$anchor) => {
		var fragment_1 = root_1$4();
		var select = first_child(fragment_1);
		var option = child(select);
		var text_1 = only_child(option, true);
		option.value = option.__value = "";
		var node_1 = sibling(option);
		each(node_1, 17, () => get(board).cities, (city) => city.id, ($$anchor, city) => {
			var option_1 = root$4();
			var text_2 = only_child(option_1, true);
			var option_1_value = {};
			template_effect(() => {
				set_text(text_2, get(city).name);
				if (option_1_value !== (option_1_value = get(city).id)) option_1.value = (option_1.__value = option_1_value) ?? "";
			});
			append($$anchor, option_1);
		});
		reset(select);
		init_select(select);
		var select_1 = sibling(select, 2);
		var option_2 = child(select_1);
		var text_3 = only_child(option_2, true);
		option_2.value = option_2.__value = "";
		var node_2 = sibling(option_2);
		each(node_2, 17, () => get(board).cities, (city) => city.id, ($$anchor, city) => {
			var option_3 = root$4();
			var text_4 = only_child(option_3, true);
			var option_3_value = {};
			template_effect(() => {
				set_text(text_4, get(city).name);
				if (option_3_value !== (option_3_value = get(city).id)) option_3.value = (option_3.__value = option_3_value) ?? "";
			});
			append($$anchor, option_3);
		});
		reset(select_1);
		init_select(select_1);
		template_effect(($0, $1, $2, $3) => {
			set_attribute(select, "aria-label", $0);
			set_text(text_1, $1);
			set_attribute(select_1, "aria-label", $2);
			set_text(text_3, $3);
		}, [
			() => t("workshop.from"),
			() => t("workshop.from"),
			() => t("workshop.to"),
			() => t("workshop.to")
		]);
		bind_select_value(select, () => get(from), ($$value) => set(from, $$value));
		bind_select_value(select_1, () => get(to), ($$value) => set(to, $$value));
		append($$anchor, fragment_1);
	};
	if_block(node, ($$render) => {
		if ($$props.kind !== "cities") $$render(consequent);
	});
	var button = sibling(node, 2);
	var text_5 = only_child(button, true);
	reset(form);
	var div = sibling(form, 2);
	var table = child(div);
	var node_3 = child(table);
	var consequent_1 = ($$anchor) => {
		var fragment_2 = root_3$4();
		var thead = first_child(fragment_2);
		var tr = child(thead);
		var th = child(tr);
		var text_6 = only_child(th, true);
		var th_1 = sibling(th);
		var text_7 = only_child(th_1, true);
		var th_2 = sibling(th_1);
		var text_8 = only_child(th_2, true);
		var th_3 = sibling(th_2);
		var text_9 = only_child(th_3, true);
		next();
		reset(tr);
		reset(thead);
		var tbody = sibling(thead, 2);
		each(tbody, 21, () => get(board).cities, (city) => city.id, ($$anchor, city) => {
			var tr_1 = root_2$4();
			let classes;
			var td = child(tr_1);
			var input = child(td);
			remove_input_defaults(input);
			var event_handler = user_derived(() => text(get(city).id, "name"));
			reset(td);
			var td_1 = sibling(td);
			var input_1 = child(td_1);
			remove_input_defaults(input_1);
			var event_handler_1 = user_derived(() => text(get(city).id, "country"));
			reset(td_1);
			var td_2 = sibling(td_1);
			var input_2 = child(td_2);
			remove_input_defaults(input_2);
			var event_handler_2 = user_derived(() => coordinate(get(city), 0));
			reset(td_2);
			var td_3 = sibling(td_2);
			var input_3 = child(td_3);
			remove_input_defaults(input_3);
			var event_handler_3 = user_derived(() => coordinate(get(city), 1));
			reset(td_3);
			var td_4 = sibling(td_3);
			var button_1 = child(td_4);
			var span = sibling(child(button_1));
			var text_10 = only_child(span);
			reset(button_1);
			reset(td_4);
			reset(tr_1);
			template_effect(($0, $1, $2, $3, $4) => {
				set_attribute(tr_1, "data-row", get(city).id);
				classes = set_class(tr_1, 1, "svelte-5cwug8", null, classes, { selected: $$props.selected === get(city).id });
				set_attribute(input, "aria-label", $0);
				set_value(input, get(city).name);
				set_attribute(input_1, "aria-label", $1);
				set_value(input_1, get(city).country);
				set_attribute(input_2, "aria-label", $2);
				set_value(input_2, get(city).at[0]);
				set_attribute(input_3, "aria-label", $3);
				set_value(input_3, get(city).at[1]);
				set_text(text_10, `${$4 ?? ""} ${get(city).name ?? ""}`);
			}, [
				() => t("workshop.name"),
				() => t("workshop.country"),
				() => t("workshop.lat"),
				() => t("workshop.lon"),
				() => t("workshop.delete")
			]);
			delegated("focusin", tr_1, () => $$props.onselect(get(city).id));
			delegated("input", input, function(...$$args) {
				get(event_handler)?.apply(this, $$args);
			});
			event("blur", input, () => $$props.draft.settle());
			delegated("input", input_1, function(...$$args) {
				get(event_handler_1)?.apply(this, $$args);
			});
			event("blur", input_1, () => $$props.draft.settle());
			delegated("change", input_2, function(...$$args) {
				get(event_handler_2)?.apply(this, $$args);
			});
			delegated("change", input_3, function(...$$args) {
				get(event_handler_3)?.apply(this, $$args);
			});
			delegated("click", button_1, () => remove(get(city).id));
			append($$anchor, tr_1);
		});
		reset(tbody);
		template_effect(($0, $1, $2, $3) => {
			set_text(text_6, $0);
			set_text(text_7, $1);
			set_text(text_8, $2);
			set_text(text_9, $3);
		}, [
			() => t("workshop.name"),
			() => t("workshop.country"),
			() => t("workshop.lat"),
			() => t("workshop.lon")
		]);
		append($$anchor, fragment_2);
	};
	var consequent_3 = ($$anchor) => {
		var fragment_3 = root_6$4();
		var thead_1 = first_child(fragment_3);
		var tr_2 = child(thead_1);
		var th_4 = child(tr_2);
		var text_11 = only_child(th_4, true);
		var th_5 = sibling(th_4);
		var text_12 = only_child(th_5, true);
		var th_6 = sibling(th_5);
		var text_13 = only_child(th_6, true);
		var th_7 = sibling(th_6);
		var text_14 = only_child(th_7, true);
		var th_8 = sibling(th_7);
		var text_15 = only_child(th_8, true);
		next(2);
		reset(tr_2);
		reset(thead_1);
		var tbody_1 = sibling(thead_1, 2);
		each(tbody_1, 21, () => get(board).routes, (route) => route.id, ($$anchor, route) => {
			var tr_3 = root_5$4();
			let classes_1;
			var th_9 = child(tr_3);
			var text_16 = only_child(th_9);
			var td_5 = sibling(th_9);
			var input_4 = child(td_5);
			remove_input_defaults(input_4);
			var event_handler_4 = user_derived(() => number(get(route).id, "length", 1));
			reset(td_5);
			var td_6 = sibling(td_5);
			var select_2 = child(td_6);
			var event_handler_5 = user_derived(() => text(get(route).id, "color"));
			var option_4 = child(select_2);
			var text_17 = only_child(option_4, true);
			option_4.value = option_4.__value = "gray";
			var node_4 = sibling(option_4);
			each(node_4, 16, () => COLORS, (color) => color, ($$anchor, color) => {
				var option_5 = root$4();
				var text_18 = only_child(option_5, true);
				var option_5_value = {};
				template_effect(($0) => {
					set_text(text_18, $0);
					if (option_5_value !== (option_5_value = color)) option_5.value = (option_5.__value = option_5_value) ?? "";
				}, [() => t(`card.${color}`)]);
				append($$anchor, option_5);
			});
			reset(select_2);
			var select_2_value;
			init_select(select_2);
			reset(td_6);
			var td_7 = sibling(td_6);
			var select_3 = child(td_7);
			each(select_3, 20, () => [
				"regular",
				"ferry",
				"tunnel"
			], (one) => one, ($$anchor, one) => {
				var option_6 = root$4();
				var text_19 = only_child(option_6, true);
				var option_6_value = {};
				template_effect(($0) => {
					set_text(text_19, $0);
					if (option_6_value !== (option_6_value = one)) option_6.value = (option_6.__value = option_6_value) ?? "";
				}, [() => t(`workshop.kind.${one}`)]);
				append($$anchor, option_6);
			});
			reset(select_3);
			var select_3_value;
			init_select(select_3);
			reset(td_7);
			var td_8 = sibling(td_7);
			var node_5 = child(td_8);
			var consequent_2 = ($$anchor) => {
				var input_5 = root_4$4();
				remove_input_defaults(input_5);
				var event_handler_6 = user_derived(() => number(get(route).id, "ferry", 1));
				template_effect(($0) => {
					set_attribute(input_5, "aria-label", $0);
					set_attribute(input_5, "max", get(route).length);
					set_value(input_5, get(route).ferry);
				}, [() => t("workshop.symbols")]);
				delegated("change", input_5, function(...$$args) {
					get(event_handler_6)?.apply(this, $$args);
				});
				append($$anchor, input_5);
			};
			if_block(node_5, ($$render) => {
				if (get(route).ferry) $$render(consequent_2);
			});
			reset(td_8);
			var td_9 = sibling(td_8);
			var input_6 = child(td_9);
			remove_input_defaults(input_6);
			var event_handler_7 = user_derived(() => number(get(route).id, "bonus_draw", 0));
			reset(td_9);
			var td_10 = sibling(td_9);
			var button_2 = child(td_10);
			var span_1 = sibling(child(button_2));
			var text_20 = only_child(span_1, true);
			reset(button_2);
			reset(td_10);
			reset(tr_3);
			template_effect(($0, $1, $2, $3, $4, $5, $6, $7, $8) => {
				set_attribute(tr_3, "data-row", get(route).id);
				classes_1 = set_class(tr_3, 1, "svelte-5cwug8", null, classes_1, { selected: $$props.selected === get(route).id });
				set_text(text_16, `${$0 ?? ""} – ${$1 ?? ""}`);
				set_attribute(input_4, "aria-label", $2);
				set_value(input_4, get(route).length);
				set_attribute(select_2, "aria-label", $3);
				set_text(text_17, $4);
				if (select_2_value !== (select_2_value = get(route).color)) select_2.value = (select_2.__value = select_2_value) ?? "", select_option(select_2, select_2_value);
				set_attribute(select_3, "aria-label", $5);
				if (select_3_value !== (select_3_value = $6)) select_3.value = (select_3.__value = select_3_value) ?? "", select_option(select_3, select_3_value);
				set_attribute(input_6, "aria-label", $7);
				set_value(input_6, get(route).bonus_draw ?? 0);
				set_text(text_20, $8);
			}, [
				() => get(names).get(get(route).from) ?? get(route).from,
				() => get(names).get(get(route).to) ?? get(route).to,
				() => t("workshop.length"),
				() => t("workshop.color"),
				() => t("card.gray"),
				() => t("workshop.kind"),
				() => kindOf(get(route)),
				() => t("workshop.bonus_draw"),
				() => t("workshop.delete")
			]);
			delegated("focusin", tr_3, () => $$props.onselect(get(route).id));
			delegated("change", input_4, function(...$$args) {
				get(event_handler_4)?.apply(this, $$args);
			});
			delegated("change", select_2, function(...$$args) {
				get(event_handler_5)?.apply(this, $$args);
			});
			delegated("change", select_3, (event) => setKind(get(route), event.currentTarget.value));
			delegated("change", input_6, function(...$$args) {
				get(event_handler_7)?.apply(this, $$args);
			});
			delegated("click", button_2, () => remove(get(route).id));
			append($$anchor, tr_3);
		});
		reset(tbody_1);
		template_effect(($0, $1, $2, $3, $4) => {
			set_text(text_11, $0);
			set_text(text_12, $1);
			set_text(text_13, $2);
			set_text(text_14, $3);
			set_text(text_15, $4);
		}, [
			() => t("workshop.route"),
			() => t("workshop.length"),
			() => t("workshop.color"),
			() => t("workshop.kind"),
			() => t("workshop.symbols")
		]);
		append($$anchor, fragment_3);
	};
	var alternate = ($$anchor) => {
		var fragment_4 = root_3$4();
		var thead_2 = first_child(fragment_4);
		var tr_4 = child(thead_2);
		var th_10 = child(tr_4);
		var text_21 = only_child(th_10, true);
		var th_11 = sibling(th_10);
		var text_22 = only_child(th_11, true);
		var th_12 = sibling(th_11);
		var text_23 = only_child(th_12, true);
		var th_13 = sibling(th_12);
		var text_24 = only_child(th_13, true);
		next();
		reset(tr_4);
		reset(thead_2);
		var tbody_2 = sibling(thead_2, 2);
		each(tbody_2, 21, () => get(board).tickets, (ticket) => ticket.id, ($$anchor, ticket) => {
			const way = user_derived(() => shortestWay($$props.draft.document, get(ticket).from, get(ticket).to));
			var tr_5 = root_7$4();
			let classes_2;
			var th_14 = child(tr_5);
			var text_25 = only_child(th_14);
			var td_11 = sibling(th_14);
			var input_7 = child(td_11);
			remove_input_defaults(input_7);
			var event_handler_8 = user_derived(() => number(get(ticket).id, "points", 1));
			reset(td_11);
			var td_12 = sibling(td_11);
			var text_26 = only_child(td_12, true);
			var td_13 = sibling(td_12);
			var input_8 = child(td_13);
			remove_input_defaults(input_8);
			reset(td_13);
			var td_14 = sibling(td_13);
			var button_3 = child(td_14);
			var span_2 = sibling(child(button_3));
			var text_27 = only_child(span_2, true);
			reset(button_3);
			reset(td_14);
			reset(tr_5);
			template_effect(($0, $1, $2, $3, $4) => {
				set_attribute(tr_5, "data-row", get(ticket).id);
				classes_2 = set_class(tr_5, 1, "svelte-5cwug8", null, classes_2, { selected: $$props.selected === get(ticket).id });
				set_text(text_25, `${$0 ?? ""} – ${$1 ?? ""}`);
				set_attribute(input_7, "aria-label", $2);
				set_value(input_7, get(ticket).points);
				set_text(text_26, get(way) ?? "–");
				set_attribute(input_8, "aria-label", $3);
				set_checked(input_8, get(ticket).long === true);
				set_text(text_27, $4);
			}, [
				() => get(names).get(get(ticket).from) ?? get(ticket).from,
				() => get(names).get(get(ticket).to) ?? get(ticket).to,
				() => t("workshop.points"),
				() => t("workshop.long"),
				() => t("workshop.delete")
			]);
			delegated("focusin", tr_5, () => $$props.onselect(get(ticket).id));
			delegated("change", input_7, function(...$$args) {
				get(event_handler_8)?.apply(this, $$args);
			});
			delegated("change", input_8, (event) => change(get(ticket).id, { long: event.currentTarget.checked || void 0 }, "long"));
			delegated("click", button_3, () => remove(get(ticket).id));
			append($$anchor, tr_5);
		});
		reset(tbody_2);
		template_effect(($0, $1, $2, $3) => {
			set_text(text_21, $0);
			set_text(text_22, $1);
			set_text(text_23, $2);
			set_text(text_24, $3);
		}, [
			() => t("workshop.ticket"),
			() => t("workshop.points"),
			() => t("workshop.way"),
			() => t("workshop.long")
		]);
		append($$anchor, fragment_4);
	};
	if_block(node_3, ($$render) => {
		if ($$props.kind === "cities") $$render(consequent_1);
		else if ($$props.kind === "routes") $$render(consequent_3, 1);
		else $$render(alternate, -1);
	});
	reset(table);
	reset(div);
	template_effect(($0, $1) => {
		set_text(text_5, $0);
		set_attribute(div, "aria-label", $1);
	}, [() => t(`workshop.add.${$$props.kind}`), () => t(`workshop.${$$props.kind}`)]);
	event("submit", form, add);
	append($$anchor, fragment);
	pop();
}
delegate([
	"focusin",
	"input",
	"change",
	"click"
]);
// src/workshop/placing.ts
var PITCH = 40;
var EMPTY_SIZE = [1e3, 760];
/**
* Place everything. Without a layout, the `held` projection stays as long as all cities lie on the board: it would be confusing if
* everything moved with each new city.
*/
function place(document, laidOut, held = null) {
	const { cities, routes } = document.board;
	const before = new Map(laidOut?.of.board.cities.map((city) => [city.id, city]));
	const geometry = laidOut?.geometry ?? null;
	const projection = geometry ? fitted(geometry, [...before.values()]) : holds(held, cities) ? held : plain(document);
	const stays = (city) => {
		const then = before.get(city.id);
		return !!geometry?.cities[city.id] && then?.at[0] === city.at[0] && then?.at[1] === city.at[1];
	};
	const still = new Set(cities.filter(stays).map(({ id }) => id));
	const places = new Map(cities.map((city) => [city.id, still.has(city.id) ? geometry.cities[city.id] : projection.toBoard(city.at)]));
	const tracks = /* @__PURE__ */ new Map();
	const parallel = /* @__PURE__ */ new Map();
	for (const route of routes) {
		const pair = [route.from, route.to].sort().join("/");
		parallel.set(pair, [...parallel.get(pair) ?? [], route.id]);
	}
	const then = new Map(laidOut?.of.board.routes.map((route) => [route.id, route]));
	let settled = still.size === cities.length && before.size === cities.length && then.size === routes.length;
	for (const route of routes) {
		const track = geometry?.routes[route.id];
		const was = then.get(route.id);
		const same = was && was.from === route.from && was.to === route.to && was.length === route.length;
		if (track && same && still.has(route.from) && still.has(route.to)) {
			tracks.set(route.id, track.spaces.map(([x, y, angle]) => ({
				x,
				y,
				angle
			})));
			continue;
		}
		settled = false;
		const a = places.get(route.from);
		const b = places.get(route.to);
		if (!a || !b) continue;
		const twins = parallel.get([route.from, route.to].sort().join("/")) ?? [route.id];
		const aside = (twins.indexOf(route.id) - (twins.length - 1) / 2) * 17 * (route.from < route.to ? 1 : -1);
		tracks.set(route.id, straight(a, b, Math.min(route.length, 30), aside));
	}
	return {
		view: geometry?.view ?? [
			0,
			0,
			...EMPTY_SIZE
		],
		cities: places,
		tracks,
		projection,
		settled: settled && geometry !== null
	};
}
function straight(a, b, count, aside) {
	const long = Math.max(Math.hypot(b[0] - a[0], b[1] - a[1]), 1e-6);
	const [ux, uy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
	const pitch = Math.min(PITCH, (long - 22) / count);
	const angle = Math.atan2(uy, ux) * 180 / Math.PI;
	return Array.from({ length: count }, (_, k) => {
		const along = long / 2 + (k - (count - 1) / 2) * pitch;
		return {
			x: a[0] + ux * along - uy * aside,
			y: a[1] + uy * along + ux * aside,
			angle
		};
	});
}
/** The projection that agrees best with a layout. */
function fitted(geometry, cities) {
	const known = cities.filter(({ id }) => geometry.cities[id]);
	if (known.length < 2) return scaled(known, geometry.view);
	const flat = flatness(known);
	const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
	const us = known.map(({ at }) => at[1] * flat);
	const vs = known.map(({ at }) => -at[0]);
	const xs = known.map(({ id }) => geometry.cities[id][0]);
	const ys = known.map(({ id }) => geometry.cities[id][1]);
	const [mu, mv, mx, my] = [
		mean(us),
		mean(vs),
		mean(xs),
		mean(ys)
	];
	let [p, q, size] = [
		0,
		0,
		0
	];
	for (let k = 0; k < known.length; k++) {
		const [u, v, x, y] = [
			us[k] - mu,
			vs[k] - mv,
			xs[k] - mx,
			ys[k] - my
		];
		p += u * x + v * y;
		q += u * y - v * x;
		size += u * u + v * v;
	}
	if (size === 0) return scaled(known, geometry.view);
	[p, q] = [p / size, q / size];
	const square = p * p + q * q;
	return {
		toBoard: ([lat, lon]) => {
			const [u, v] = [lon * flat - mu, -lat - mv];
			return [mx + p * u - q * v, my + q * u + p * v];
		},
		toWorld: ([x, y]) => {
			const [dx, dy] = [x - mx, y - my];
			return [-(mv + (p * dy - q * dx) / square), (mu + (p * dx + q * dy) / square) / flat];
		}
	};
}
function holds(held, cities) {
	const inside = ([x, y]) => x >= 0 && y >= 0 && x <= EMPTY_SIZE[0] && y <= EMPTY_SIZE[1];
	return held !== null && cities.every(({ at }) => inside(held.toBoard(at)));
}
/** Coasts on the board, before the server has drawn them. */
function coastPath(land, { toBoard }) {
	return land.map((ring) => ring.map(([lon, lat]) => toBoard([lat, lon]))).filter((ring) => ring.some(([x, y]) => x > -400 && x < 2400 && y > -400 && y < 2e3)).map((ring) => `M${ring.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}z`).join("");
}
function plain(document) {
	return scaled(document.board.cities, [
		0,
		0,
		...EMPTY_SIZE
	]);
}
/** The cities in the middle of a board; an empty one shows Europe. */
function scaled(cities, view) {
	const at = cities.length ? cities.map((city) => city.at) : [[36, -10], [60, 30]];
	const lats = at.map(([lat]) => lat);
	const lons = at.map(([, lon]) => lon);
	const [south, north, west, east] = [
		Math.min(...lats),
		Math.max(...lats),
		Math.min(...lons),
		Math.max(...lons)
	];
	const flat = flatness(cities.length ? cities : [{ at: [48, 10] }]);
	const k = Math.min(.8 * view[2] / Math.max((east - west) * flat, 4), .8 * view[3] / Math.max(north - south, 3));
	const [lat0, lon0] = [(south + north) / 2, (west + east) / 2];
	const [x0, y0] = [view[0] + view[2] / 2, view[1] + view[3] / 2];
	return {
		toBoard: ([lat, lon]) => [x0 + (lon - lon0) * flat * k, y0 - (lat - lat0) * k],
		toWorld: ([x, y]) => [lat0 - (y - y0) / k, lon0 + (x - x0) / (flat * k)]
	};
}
function flatness(cities) {
	const mean = cities.reduce((sum, { at }) => sum + at[0], 0) / cities.length;
	return Math.max(.2, Math.cos(mean * Math.PI / 180));
}
// src/workshop/MapCanvas.svelte
var root$3 = from_svg(`<path stroke-width="1.4" fill-rule="evenodd"></path>`);
var root_1$3 = from_svg(`<path stroke-width="1.4"></path>`);
var root_2$3 = from_svg(`<path></path>`);
var root_3$3 = from_svg(`<path fill="none" stroke-width="1.4" stroke-dasharray="7 4"></path>`);
var root_4$3 = from_svg(`<path fill="none" stroke-width="2"></path>`);
var root_5$3 = from_svg(`<circle r="4"></circle>`);
var root_6$3 = from_svg(`<rect width="34" height="12"></rect><!>`, 1);
var root_7$3 = from_svg(`<g role="button" tabindex="0" class="city svelte-2rrqzn"><circle r="22" fill="transparent" class="svelte-2rrqzn"></circle><circle r="9" stroke-width="3" class="svelte-2rrqzn"></circle></g><text stroke-width="3.4" paint-order="stroke" class="svelte-2rrqzn"> </text>`, 1);
var root_8$3 = from_svg(`<svg role="group"><clipPath id="sheet"><rect></rect></clipPath><g clip-path="url(#sheet)"><rect></rect><!><!><!><!></g><!><!><!></svg>`);
function MapCanvas($$anchor, $$props) {
	push($$props, true);
	/** The first end of a route or a ticket that is being drawn. */
	/** How often each route is claimed, from 0 to 1, after a playtest. */
	/** The coasts of the world, for as long as the board has none of its own. */
	const ATMOSPHERES = [
		"atlas",
		"winter",
		"aurora"
	];
	const atmosphere = user_derived(() => ATMOSPHERES.includes($$props.document.atmosphere ?? "") ? $$props.document.atmosphere : "atlas");
	const theme = user_derived(() => themeOf({ atmosphere: get(atmosphere) }, settings.theme));
	let held = null;
	const placed = user_derived(() => {
		const found = place($$props.document, $$props.laidOut, held);
		held = $$props.laidOut ? null : found.projection;
		return found;
	});
	const layers = user_derived(() => $$props.laidOut?.geometry.background ?? {});
	const labels = user_derived(() => $$props.laidOut?.geometry.labels ?? {});
	const view = user_derived(() => get(placed).view);
	const coast = user_derived(() => get(layers).land ? "" : coastPath($$props.land, get(placed).projection));
	let svg;
	/** The click that follows the release of a city belongs to the city, though the board has caught the pointer. */
	let handled = false;
	let drag = null;
	function pointOf(event) {
		const matrix = svg.getScreenCTM();
		if (!matrix) return [0, 0];
		const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
		return [point.x, point.y];
	}
	const worldOf = (event) => get(placed).projection.toWorld(pointOf(event));
	function grab(event, id) {
		if (event.button !== 0) return;
		event.stopPropagation();
		drag = {
			id,
			pointer: event.pointerId,
			moved: false,
			x: event.clientX,
			y: event.clientY
		};
		svg.setPointerCapture(event.pointerId);
	}
	function pull(event) {
		if (!drag || drag.pointer !== event.pointerId || $$props.tool !== "move") return;
		if (!drag.moved && Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < 5) return;
		drag.moved = true;
		$$props.onmove(drag.id, worldOf(event), false);
	}
	function release(event) {
		const held = drag;
		drag = null;
		handled = held !== null;
		if (!held || held.pointer !== event.pointerId) return;
		if (held.moved) $$props.onmove(held.id, worldOf(event), true);
		else $$props.oncity(held.id);
	}
	/** A press on the board beside all cities: the nearest route within reach, or an empty place. */
	function press(event) {
		if (handled) {
			handled = false;
			return;
		}
		const [x, y] = pointOf(event);
		if ($$props.tool === "city") {
			$$props.onempty(get(placed).projection.toWorld([x, y]));
			return;
		}
		let nearest = null;
		let best = 16;
		for (const [id, spaces] of get(placed).tracks) for (const space of spaces) {
			const far = Math.hypot(space.x - x, space.y - y);
			if (far < best) [nearest, best] = [id, far];
		}
		if (nearest) $$props.onroute(nearest);
	}
	const STEPS = {
		ArrowUp: [0, -1],
		ArrowDown: [0, 1],
		ArrowLeft: [-1, 0],
		ArrowRight: [1, 0]
	};
	async function key(event, id) {
		const step = STEPS[event.key];
		if (step) {
			event.preventDefault();
			const [x, y] = get(placed).cities.get(id);
			const far = event.shiftKey ? 24 : 6;
			$$props.onmove(id, get(placed).projection.toWorld([x + far * step[0], y + far * step[1]]), false);
			await tick();
		} else if (event.key === "Enter" || event.key === " ") {
			event.preventDefault();
			$$props.oncity(id);
		} else if (event.key === "Delete" || event.key === "Backspace") {
			event.preventDefault();
			$$props.ondelete(id);
		}
	}
	/** The rail under the spaces of a route, from city to city. */
	function railOf(route) {
		const spaces = get(placed).tracks.get(route.id);
		const [a, b] = [get(placed).cities.get(route.from), get(placed).cities.get(route.to)];
		if (!spaces?.length || !a || !b) return "";
		return `M${[
			a,
			...spaces.map(({ x, y }) => [x, y]),
			b
		].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
	}
	/** From red for what nobody takes to green; what is nearly always taken is blue. */
	const heatOf = (share) => share < .02 ? "#d0021b" : share < .2 ? "#f5a623" : share > .9 ? "#1f6fd6" : "#2e9e4f";
	const hitOf = (id) => t("workshop.city_at", { name: $$props.document.board.cities.find((city) => city.id === id)?.name ?? id });
	var svg_1 = root_8$3();
	let classes;
	var clipPath = child(svg_1);
	var rect = only_child(clipPath);
	var g = sibling(clipPath);
	var rect_1 = child(g);
	var node = sibling(rect_1);
	var consequent = ($$anchor) => {
		var path = root$3();
		template_effect(() => {
			set_attribute(path, "d", get(layers).land);
			set_attribute(path, "fill", get(theme).land[0]);
			set_attribute(path, "stroke", get(theme).shore);
		});
		append($$anchor, path);
	};
	if_block(node, ($$render) => {
		if (get(layers).land) $$render(consequent);
	});
	var node_1 = sibling(node);
	var consequent_1 = ($$anchor) => {
		var path_1 = root_1$3();
		template_effect(() => {
			set_attribute(path_1, "d", get(coast));
			set_attribute(path_1, "fill", get(theme).land[0]);
			set_attribute(path_1, "stroke", get(theme).shore);
		});
		append($$anchor, path_1);
	};
	if_block(node_1, ($$render) => {
		if (get(coast)) $$render(consequent_1);
	});
	var node_2 = sibling(node_1);
	var consequent_2 = ($$anchor) => {
		var path_2 = root_2$3();
		template_effect(() => {
			set_attribute(path_2, "d", get(layers).lakes);
			set_attribute(path_2, "fill", get(theme).lake);
		});
		append($$anchor, path_2);
	};
	if_block(node_2, ($$render) => {
		if (get(layers).lakes) $$render(consequent_2);
	});
	var node_3 = sibling(node_2);
	var consequent_3 = ($$anchor) => {
		var path_3 = root_3$3();
		template_effect(() => {
			set_attribute(path_3, "d", get(layers).borders);
			set_attribute(path_3, "stroke", get(theme).border);
		});
		append($$anchor, path_3);
	};
	if_block(node_3, ($$render) => {
		if (get(layers).borders) $$render(consequent_3);
	});
	reset(g);
	var node_4 = sibling(g);
	each(node_4, 17, () => $$props.document.board.routes, (route) => route.id, ($$anchor, route) => {
		var path_4 = root_4$3();
		template_effect(($0) => {
			set_attribute(path_4, "d", $0);
			set_attribute(path_4, "stroke", get(theme).rail);
		}, [() => railOf(get(route))]);
		append($$anchor, path_4);
	});
	var node_5 = sibling(node_4);
	each(node_5, 17, () => $$props.document.board.routes, (route) => route.id, ($$anchor, route) => {
		var fragment = comment();
		var node_6 = first_child(fragment);
		each(node_6, 17, () => get(placed).tracks.get(get(route).id) ?? [], index, ($$anchor, space, k) => {
			var fragment_1 = root_6$3();
			var rect_2 = first_child(fragment_1);
			set_attribute(rect_2, "x", -17);
			set_attribute(rect_2, "y", -6);
			var node_7 = sibling(rect_2);
			var consequent_4 = ($$anchor) => {
				var circle = root_5$3();
				template_effect(() => {
					set_attribute(circle, "cx", get(space).x);
					set_attribute(circle, "cy", get(space).y);
					set_attribute(circle, "fill", get(theme).halo);
					set_attribute(circle, "stroke", get(theme).ink);
				});
				append($$anchor, circle);
			};
			if_block(node_7, ($$render) => {
				if (get(route).ferry && k < get(route).ferry) $$render(consequent_4);
			});
			template_effect(($0) => {
				set_attribute(rect_2, "rx", get(route).ferry ? 6 : 2);
				set_attribute(rect_2, "transform", `translate(${get(space).x ?? ""} ${get(space).y ?? ""}) rotate(${get(space).angle ?? ""})`);
				set_attribute(rect_2, "fill", $0);
				set_attribute(rect_2, "stroke", $$props.selected === get(route).id ? get(theme).accent : get(route).tunnel ? get(theme).ink : get(theme).edge);
				set_attribute(rect_2, "stroke-width", $$props.selected === get(route).id ? 4 : get(route).tunnel ? 2.2 : 1.2);
				set_attribute(rect_2, "stroke-dasharray", get(route).tunnel && $$props.selected !== get(route).id ? "4 2" : void 0);
			}, [() => $$props.heat ? heatOf($$props.heat[get(route).id] ?? 0) : colorOf(get(route).color)]);
			append($$anchor, fragment_1);
		});
		append($$anchor, fragment);
	});
	var node_8 = sibling(node_5);
	each(node_8, 17, () => $$props.document.board.cities, (city) => city.id, ($$anchor, city) => {
		const computed_const = user_derived(() => {
			const [x, y] = get(placed).cities.get(get(city).id) ?? [0, 0];
			return {
				x,
				y
			};
		});
		const label = user_derived(() => get(placed).settled ? get(labels)[get(city).id] : void 0);
		var fragment_2 = root_7$3();
		var g_1 = first_child(fragment_2);
		var circle_1 = child(g_1);
		var circle_2 = sibling(circle_1);
		reset(g_1);
		var text = sibling(g_1);
		var text_1 = only_child(text, true);
		template_effect(($0) => {
			set_attribute(g_1, "aria-label", $0);
			set_attribute(g_1, "aria-pressed", $$props.selected === get(city).id || $$props.from === get(city).id);
			set_attribute(g_1, "data-city", get(city).id);
			set_attribute(circle_1, "cx", get(computed_const).x);
			set_attribute(circle_1, "cy", get(computed_const).y);
			set_attribute(circle_2, "cx", get(computed_const).x);
			set_attribute(circle_2, "cy", get(computed_const).y);
			set_attribute(circle_2, "fill", $$props.selected === get(city).id || $$props.from === get(city).id ? get(theme).accent : get(theme).city);
			set_attribute(circle_2, "stroke", get(theme).halo);
			set_attribute(text, "x", get(label)?.at[0] ?? get(computed_const).x + 14);
			set_attribute(text, "y", get(label)?.at[1] ?? get(computed_const).y + 5);
			set_attribute(text, "text-anchor", get(label)?.anchor ?? "start");
			set_attribute(text, "font-size", get(label)?.size ?? 15);
			set_attribute(text, "fill", get(theme).ink);
			set_attribute(text, "stroke", get(theme).halo);
			set_text(text_1, get(city).name);
		}, [() => hitOf(get(city).id)]);
		delegated("pointerdown", g_1, (event) => grab(event, get(city).id));
		delegated("click", g_1, (event) => event.stopPropagation());
		delegated("keydown", g_1, (event) => void key(event, get(city).id));
		append($$anchor, fragment_2);
	});
	reset(svg_1);
	bind_this(svg_1, ($$value) => svg = $$value, () => svg);
	template_effect(($0, $1) => {
		set_attribute(svg_1, "viewBox", $0);
		set_attribute(svg_1, "aria-label", $1);
		classes = set_class(svg_1, 0, "svelte-2rrqzn", null, classes, { adds: $$props.tool === "city" });
		set_attribute(rect, "x", get(view)[0]);
		set_attribute(rect, "y", get(view)[1]);
		set_attribute(rect, "width", get(view)[2]);
		set_attribute(rect, "height", get(view)[3]);
		set_attribute(rect_1, "x", get(view)[0]);
		set_attribute(rect_1, "y", get(view)[1]);
		set_attribute(rect_1, "width", get(view)[2]);
		set_attribute(rect_1, "height", get(view)[3]);
		set_attribute(rect_1, "fill", get(theme).sea[0]);
	}, [() => get(view).join(" "), () => t("workshop.board")]);
	delegated("pointermove", svg_1, pull);
	delegated("pointerup", svg_1, release);
	event("pointercancel", svg_1, () => drag = null);
	delegated("click", svg_1, press);
	append($$anchor, svg_1);
	pop();
}
delegate([
	"pointermove",
	"pointerup",
	"click",
	"pointerdown",
	"keydown"
]);
// src/workshop/PlaytestPanel.svelte
var root$2 = from_html(`<button class="button"> </button>`);
var root_1$2 = from_html(`<p> </p>`);
var root_2$2 = from_html(`<p role="status"> </p>`);
var root_3$2 = from_html(`<progress max="1" class="svelte-1jutvr9"></progress> <!>`, 1);
var root_4$2 = from_html(`<p class="problem" role="alert"> </p>`);
var root_5$2 = from_html(`<li class="svelte-1jutvr9"> <small class="svelte-1jutvr9"> </small></li>`);
var root_6$2 = from_html(`<ul class="svelte-1jutvr9"></ul> <button class="button primary"> </button>`, 1);
var root_7$2 = from_html(`<table class="svelte-1jutvr9"><thead><tr><td></td><th class="svelte-1jutvr9"> </th><th class="svelte-1jutvr9"> </th></tr></thead><tbody><tr><th scope="row" class="svelte-1jutvr9"> </th><td> </td><td> </td></tr><tr><th scope="row" class="svelte-1jutvr9"> </th><td> </td><td> </td></tr><tr><th scope="row" class="svelte-1jutvr9"> </th><td> </td><td> </td></tr><tr><th scope="row" class="svelte-1jutvr9"> </th><td> </td><td> </td></tr><tr><th scope="row" class="svelte-1jutvr9"> </th><td> </td><td> </td></tr></tbody></table> <!>`, 1);
var root_8$2 = from_html(`<button class="link svelte-1jutvr9"> </button>`);
var root_9$2 = from_html(`<dt class="svelte-1jutvr9"> </dt><dd class="svelte-1jutvr9"></dd>`, 1);
var root_10$1 = from_html(`<span> </span>`);
var root_11$1 = from_html(`<dt class="svelte-1jutvr9"> </dt><dd class="svelte-1jutvr9"> </dd>`, 1);
var root_12$1 = from_html(`<li class="svelte-1jutvr9"><span> <small class="svelte-1jutvr9"> </small></span> <button class="button"> <span class="unseen"> </span></button></li>`);
var root_13$1 = from_html(`<h2 class="svelte-1jutvr9"> </h2> <ul class="svelte-1jutvr9"></ul>`, 1);
var root_14$1 = from_html(`<p role="status"> </p> <ul class="key svelte-1jutvr9"><li class="svelte-1jutvr9"><i class="svelte-1jutvr9"></i> </li> <li class="svelte-1jutvr9"><i class="svelte-1jutvr9"></i> </li> <li class="svelte-1jutvr9"><i class="svelte-1jutvr9"></i> </li> <li class="svelte-1jutvr9"><i class="svelte-1jutvr9"></i> </li></ul> <dl><dt class="svelte-1jutvr9"> </dt><dd class="svelte-1jutvr9"> </dd> <dt class="svelte-1jutvr9"> </dt><dd class="svelte-1jutvr9"> </dd> <!> <!> <!> <!></dl> <!> <button class="button"> </button>`, 1);
var root_15$1 = from_html(`<p> </p> <div class="row svelte-1jutvr9"><button class="button primary"> </button> <button class="button"> </button> <!></div> <!> <!> <!> <!> <!>`, 1);
function PlaytestPanel($$anchor, $$props) {
	push($$props, true);
	let running = state(null);
	let share = state(0);
	let waiting = state(false);
	let findings = state(null);
	let balanced = state(null);
	let applied = state(/* @__PURE__ */ new Set());
	let problem = state("");
	let control = null;
	const names = user_derived(() => new Map($$props.draft.document.board.cities.map((city) => [city.id, city.name])));
	const ends = (thing) => thing ? `${get(names).get(thing.from) ?? thing.from} – ${get(names).get(thing.to) ?? thing.to}` : "";
	const route = (id) => $$props.draft.document.board.routes.find((one) => one.id === id);
	const ticket = (id) => $$props.draft.document.board.tickets.find((one) => one.id === id);
	const percent = (value) => `${(100 * value).toFixed(1)} %`;
	const never = user_derived(() => get(findings) ? Object.entries(get(findings).routes).filter(([, one]) => one.claimed < .02).map(([id]) => id) : []);
	const narrow = user_derived(() => get(findings) ? Object.entries(get(findings).routes).filter(([, one]) => one.bottleneck).map(([id]) => id) : []);
	const judged = user_derived(() => get(findings) ? Object.entries(get(findings).tickets).filter(([, one]) => one.verdict) : []);
	async function run(kind) {
		set(running, kind, true);
		set(share, 0);
		set(problem, "");
		set(balanced, null);
		set(applied, /* @__PURE__ */ new Set());
		const of = $$props.draft.document;
		control = new AbortController();
		const take = (line) => {
			set(waiting, line.kind === "waiting");
			if (line.kind === "progress") set(share, line.share, true);
			else if (line.kind === "findings") {
				set(findings, line);
				set(share, line.share, true);
				$$props.onheat(Object.fromEntries(Object.entries(line.routes).map(([id, one]) => [id, one.claimed])));
			} else if (line.kind === "balanced") set(balanced, {
				...line,
				document: readable(line.document),
				of
			});
			else if (line.kind === "refused") set(problem, line.message, true);
			else if (line.kind === "failed") set(problem, t("workshop.failed"), true);
		};
		try {
			const { signal } = control;
			const wanted = {
				work: kind,
				document: of,
				games: kind === "playtest" ? 1e4 : 4e3
			};
			await $$props.draft.first(() => work("/api/workshop/work", wanted, take, signal));
		} catch (error) {
			set(problem, refusalText(error), true);
		} finally {
			set(running, null);
			control = null;
			set(waiting, false);
		}
	}
	const label = (change) => {
		const what = change.what === "route" ? ends(route(change.id)) : change.what === "ticket" ? ends(ticket(change.id)) : "";
		return t(`workshop.change.${change.field}`, {
			what,
			now: change.now,
			was: change.was
		});
	};
	function apply(change) {
		const { document } = $$props.draft;
		set(applied, /* @__PURE__ */ new Set([...get(applied), change]));
		if (change.what === "rules") $$props.draft.change(changeRules(document, { [change.field]: change.now }));
		else if (change.what === "ticket") $$props.draft.change(changeEntry(document, "tickets", change.id, { points: change.now }));
		else {
			const ferry = route(change.id)?.ferry;
			const field = change.field === "symbols" ? "ferry" : "length";
			const fewer = field === "length" && ferry ? { ferry: Math.min(ferry, change.now) } : {};
			$$props.draft.change(changeEntry(document, "routes", change.id, {
				[field]: change.now,
				...fewer
			}));
		}
	}
	user_effect(() => () => control?.abort());
	var fragment = root_15$1();
	var p = first_child(fragment);
	var text = only_child(p, true);
	var div = sibling(p, 2);
	var button = child(div);
	var text_1 = only_child(button, true);
	var button_1 = sibling(button, 2);
	var text_2 = only_child(button_1, true);
	var node = sibling(button_1, 2);
	var consequent = ($$anchor) => {
		var button_2 = root$2();
		var text_3 = only_child(button_2, true);
		template_effect(($0) => set_text(text_3, $0), [() => t("workshop.cancel")]);
		delegated("click", button_2, () => control?.abort());
		append($$anchor, button_2);
	};
	if_block(node, ($$render) => {
		if (get(running)) $$render(consequent);
	});
	reset(div);
	var node_1 = sibling(div, 2);
	var consequent_1 = ($$anchor) => {
		var p_1 = root_1$2();
		var text_4 = only_child(p_1, true);
		template_effect(($0) => set_text(text_4, $0), [() => t("workshop.mend_first")]);
		append($$anchor, p_1);
	};
	if_block(node_1, ($$render) => {
		if ($$props.draft.problems.length) $$render(consequent_1);
	});
	var node_2 = sibling(node_1, 2);
	var consequent_3 = ($$anchor) => {
		var fragment_1 = root_3$2();
		var progress = first_child(fragment_1);
		var node_3 = sibling(progress, 2);
		var consequent_2 = ($$anchor) => {
			var p_2 = root_2$2();
			var text_5 = only_child(p_2, true);
			template_effect(($0) => set_text(text_5, $0), [() => t("workshop.waiting")]);
			append($$anchor, p_2);
		};
		if_block(node_3, ($$render) => {
			if (get(waiting)) $$render(consequent_2);
		});
		template_effect(($0) => {
			set_value(progress, get(share));
			set_attribute(progress, "aria-label", $0);
		}, [() => t(`workshop.${get(running)}`)]);
		append($$anchor, fragment_1);
	};
	if_block(node_2, ($$render) => {
		if (get(running)) $$render(consequent_3);
	});
	var node_4 = sibling(node_2, 2);
	var consequent_4 = ($$anchor) => {
		var p_3 = root_4$2();
		var text_6 = only_child(p_3, true);
		template_effect(() => set_text(text_6, get(problem)));
		append($$anchor, p_3);
	};
	if_block(node_4, ($$render) => {
		if (get(problem)) $$render(consequent_4);
	});
	var node_5 = sibling(node_4, 2);
	var consequent_6 = ($$anchor) => {
		const computed_const = user_derived(() => {
			return get(balanced);
		});
		var fragment_2 = root_7$2();
		var table = first_child(fragment_2);
		var thead = child(table);
		var tr = child(thead);
		var th = sibling(child(tr));
		var text_7 = only_child(th, true);
		var th_1 = sibling(th);
		var text_8 = only_child(th_1, true);
		reset(tr);
		reset(thead);
		var tbody = sibling(thead);
		var tr_1 = child(tbody);
		var th_2 = child(tr_1);
		var text_9 = only_child(th_2, true);
		var td = sibling(th_2);
		var text_10 = only_child(td, true);
		var td_1 = sibling(td);
		var text_11 = only_child(td_1, true);
		reset(tr_1);
		var tr_2 = sibling(tr_1);
		var th_3 = child(tr_2);
		var text_12 = only_child(th_3, true);
		var td_2 = sibling(th_3);
		var text_13 = only_child(td_2, true);
		var td_3 = sibling(td_2);
		var text_14 = only_child(td_3, true);
		reset(tr_2);
		var tr_3 = sibling(tr_2);
		var th_4 = child(tr_3);
		var text_15 = only_child(th_4, true);
		var td_4 = sibling(th_4);
		var text_16 = only_child(td_4, true);
		var td_5 = sibling(td_4);
		var text_17 = only_child(td_5, true);
		reset(tr_3);
		var tr_4 = sibling(tr_3);
		var th_5 = child(tr_4);
		var text_18 = only_child(th_5, true);
		var td_6 = sibling(th_5);
		var text_19 = only_child(td_6, true);
		var td_7 = sibling(td_6);
		var text_20 = only_child(td_7, true);
		reset(tr_4);
		var tr_5 = sibling(tr_4);
		var th_6 = child(tr_5);
		var text_21 = only_child(th_6, true);
		var td_8 = sibling(th_6);
		var text_22 = only_child(td_8, true);
		var td_9 = sibling(td_8);
		var text_23 = only_child(td_9, true);
		reset(tr_5);
		reset(tbody);
		reset(table);
		var node_6 = sibling(table, 2);
		var consequent_5 = ($$anchor) => {
			var p_4 = root_2$2();
			var text_24 = only_child(p_4, true);
			template_effect(($0) => set_text(text_24, $0), [() => t("workshop.nothing_to_change")]);
			append($$anchor, p_4);
		};
		var alternate = ($$anchor) => {
			var fragment_3 = root_6$2();
			var ul = first_child(fragment_3);
			each(ul, 21, () => get(balanced).changes, index, ($$anchor, change) => {
				var li = root_5$2();
				var text_25 = child(li);
				var small = sibling(text_25);
				var text_26 = only_child(small, true);
				reset(li);
				template_effect(($0, $1) => {
					set_text(text_25, `${$0 ?? ""} `);
					set_text(text_26, $1);
				}, [() => label(get(change)), () => t(`workshop.why.${get(change).reason}`)]);
				append($$anchor, li);
			});
			reset(ul);
			var button_3 = sibling(ul, 2);
			var text_27 = only_child(button_3, true);
			template_effect(($0) => {
				button_3.disabled = get(balanced).of !== $$props.draft.document;
				set_text(text_27, $0);
			}, [() => t("workshop.apply_all")]);
			delegated("click", button_3, () => get(balanced) && $$props.draft.change(get(balanced).document));
			append($$anchor, fragment_3);
		};
		if_block(node_6, ($$render) => {
			if (get(balanced).changes.length === 0) $$render(consequent_5);
			else $$render(alternate, -1);
		});
		template_effect(($0, $1, $2, $3, $4, $5, $6, $7, $8, $9, $10) => {
			set_text(text_7, $0);
			set_text(text_8, $1);
			set_text(text_9, $2);
			set_text(text_10, get(computed_const).before.dead_routes);
			set_text(text_11, get(computed_const).after.dead_routes);
			set_text(text_12, $3);
			set_text(text_13, get(computed_const).before.wrong_tickets);
			set_text(text_14, get(computed_const).after.wrong_tickets);
			set_text(text_15, $4);
			set_text(text_16, get(computed_const).before.gifts_and_traps);
			set_text(text_17, get(computed_const).after.gifts_and_traps);
			set_text(text_18, $5);
			set_text(text_19, $6);
			set_text(text_20, $7);
			set_text(text_21, $8);
			set_text(text_22, $9);
			set_text(text_23, $10);
		}, [
			() => t("workshop.before"),
			() => t("workshop.after"),
			() => t("workshop.never"),
			() => t("workshop.wrong_tickets"),
			() => t("workshop.gifts_traps"),
			() => t("workshop.first_seat"),
			() => percent(get(computed_const).before.first_seat),
			() => percent(get(computed_const).after.first_seat),
			() => t("workshop.rounds"),
			() => get(computed_const).before.rounds.toFixed(1),
			() => get(computed_const).after.rounds.toFixed(1)
		]);
		append($$anchor, fragment_2);
	};
	if_block(node_5, ($$render) => {
		if (get(balanced)) $$render(consequent_6);
	});
	var node_7 = sibling(node_5, 2);
	var consequent_12 = ($$anchor) => {
		var fragment_4 = root_14$1();
		var p_5 = first_child(fragment_4);
		var text_28 = only_child(p_5, true);
		var ul_1 = sibling(p_5, 2);
		var li_1 = child(ul_1);
		var i = child(li_1);
		set_style(i, "", {}, { background: "#d0021b" });
		var text_29 = sibling(i, 1, true);
		reset(li_1);
		var li_2 = sibling(li_1, 2);
		var i_1 = child(li_2);
		set_style(i_1, "", {}, { background: "#f5a623" });
		var text_30 = sibling(i_1, 1, true);
		reset(li_2);
		var li_3 = sibling(li_2, 2);
		var i_2 = child(li_3);
		set_style(i_2, "", {}, { background: "#2e9e4f" });
		var text_31 = sibling(i_2, 1, true);
		reset(li_3);
		var li_4 = sibling(li_3, 2);
		var i_3 = child(li_4);
		set_style(i_3, "", {}, { background: "#1f6fd6" });
		var text_32 = sibling(i_3, 1, true);
		reset(li_4);
		reset(ul_1);
		var dl = sibling(ul_1, 2);
		var dt = child(dl);
		var text_33 = only_child(dt, true);
		var dd = sibling(dt);
		var text_34 = only_child(dd, true);
		var dt_1 = sibling(dd, 2);
		var text_35 = only_child(dt_1, true);
		var dd_1 = sibling(dt_1);
		var text_36 = only_child(dd_1, true);
		var node_8 = sibling(dd_1, 2);
		var consequent_7 = ($$anchor) => {
			var fragment_5 = root_9$2();
			var dt_2 = first_child(fragment_5);
			var text_37 = only_child(dt_2, true);
			var dd_2 = sibling(dt_2);
			each(dd_2, 20, () => get(never), (id) => id, ($$anchor, id) => {
				var button_4 = root_8$2();
				var text_38 = only_child(button_4, true);
				template_effect(($0) => set_text(text_38, $0), [() => ends(route(id))]);
				delegated("click", button_4, () => $$props.onselect(id));
				append($$anchor, button_4);
			});
			reset(dd_2);
			template_effect(($0) => set_text(text_37, $0), [() => t("workshop.never")]);
			append($$anchor, fragment_5);
		};
		if_block(node_8, ($$render) => {
			if (get(never).length) $$render(consequent_7);
		});
		var node_9 = sibling(node_8, 2);
		var consequent_8 = ($$anchor) => {
			var fragment_6 = root_9$2();
			var dt_3 = first_child(fragment_6);
			var text_39 = only_child(dt_3, true);
			var dd_3 = sibling(dt_3);
			each(dd_3, 20, () => get(narrow), (id) => id, ($$anchor, id) => {
				var button_5 = root_8$2();
				var text_40 = only_child(button_5, true);
				template_effect(($0) => set_text(text_40, $0), [() => ends(route(id))]);
				delegated("click", button_5, () => $$props.onselect(id));
				append($$anchor, button_5);
			});
			reset(dd_3);
			template_effect(($0) => set_text(text_39, $0), [() => t("workshop.bottlenecks")]);
			append($$anchor, fragment_6);
		};
		if_block(node_9, ($$render) => {
			if (get(narrow).length) $$render(consequent_8);
		});
		var node_10 = sibling(node_9, 2);
		var consequent_9 = ($$anchor) => {
			var fragment_7 = root_9$2();
			var dt_4 = first_child(fragment_7);
			var text_41 = only_child(dt_4, true);
			var dd_4 = sibling(dt_4);
			each(dd_4, 21, () => get(judged), ([id, one]) => id, ($$anchor, $$item) => {
				var $$array = user_derived(() => to_array(get($$item), 2));
				let id = () => get($$array)[0];
				let one = () => get($$array)[1];
				var span = root_10$1();
				var text_42 = only_child(span);
				template_effect(($0, $1) => set_text(text_42, `${$0 ?? ""}: ${$1 ?? ""}`), [() => ends(ticket(id())), () => t(`workshop.verdict.${one().verdict}`)]);
				append($$anchor, span);
			});
			reset(dd_4);
			template_effect(($0) => set_text(text_41, $0), [() => t("workshop.gifts_traps")]);
			append($$anchor, fragment_7);
		};
		if_block(node_10, ($$render) => {
			if (get(judged).length) $$render(consequent_9);
		});
		var node_11 = sibling(node_10, 2);
		var consequent_10 = ($$anchor) => {
			var fragment_8 = root_11$1();
			var dt_5 = first_child(fragment_8);
			var text_43 = only_child(dt_5, true);
			var dd_5 = sibling(dt_5);
			var text_44 = only_child(dd_5, true);
			template_effect(($0, $1) => {
				set_text(text_43, $0);
				set_text(text_44, $1);
			}, [() => t("workshop.short_colors"), () => get(findings).short_colors.map((color) => t(`card.${color}`)).join(", ")]);
			append($$anchor, fragment_8);
		};
		if_block(node_11, ($$render) => {
			if (get(findings).short_colors.length) $$render(consequent_10);
		});
		reset(dl);
		var node_12 = sibling(dl, 2);
		var consequent_11 = ($$anchor) => {
			var fragment_9 = root_13$1();
			var h2 = first_child(fragment_9);
			var text_45 = only_child(h2, true);
			var ul_2 = sibling(h2, 2);
			each(ul_2, 21, () => get(findings).changes, index, ($$anchor, change) => {
				var li_5 = root_12$1();
				var span_1 = child(li_5);
				var text_46 = child(span_1);
				var small_1 = sibling(text_46);
				var text_47 = only_child(small_1, true);
				reset(span_1);
				var button_6 = sibling(span_1, 2);
				var text_48 = child(button_6, true);
				var span_2 = sibling(text_48);
				var text_49 = only_child(span_2, true);
				reset(button_6);
				reset(li_5);
				template_effect(($0, $1, $2, $3, $4) => {
					set_text(text_46, `${$0 ?? ""} `);
					set_text(text_47, $1);
					button_6.disabled = $2;
					set_text(text_48, $3);
					set_text(text_49, $4);
				}, [
					() => label(get(change)),
					() => t(`workshop.why.${get(change).reason}`),
					() => get(applied).has(get(change)),
					() => t("workshop.apply"),
					() => label(get(change))
				]);
				delegated("click", button_6, () => apply(get(change)));
				append($$anchor, li_5);
			});
			reset(ul_2);
			template_effect(($0) => set_text(text_45, $0), [() => t("workshop.suggestions")]);
			append($$anchor, fragment_9);
		};
		if_block(node_12, ($$render) => {
			if (get(findings).changes.length) $$render(consequent_11);
		});
		var button_7 = sibling(node_12, 2);
		var text_50 = only_child(button_7, true);
		template_effect(($0, $1, $2, $3, $4, $5, $6, $7, $8, $9) => {
			set_text(text_28, $0);
			set_text(text_29, $1);
			set_text(text_30, $2);
			set_text(text_31, $3);
			set_text(text_32, $4);
			set_text(text_33, $5);
			set_text(text_34, $6);
			set_text(text_35, $7);
			set_text(text_36, $8);
			set_text(text_50, $9);
		}, [
			() => t("workshop.played", { n: get(findings).games }),
			() => t("workshop.heat.never"),
			() => t("workshop.heat.rarely"),
			() => t("workshop.heat.often"),
			() => t("workshop.heat.always"),
			() => t("workshop.first_seat"),
			() => percent(get(findings).first_seat),
			() => t("workshop.rounds"),
			() => get(findings).rounds.toFixed(1),
			() => t("workshop.heat.hide")
		]);
		delegated("click", button_7, () => {
			set(findings, null);
			$$props.onheat(null);
		});
		append($$anchor, fragment_4);
	};
	if_block(node_7, ($$render) => {
		if (get(findings)) $$render(consequent_12);
	});
	template_effect(($0, $1, $2) => {
		set_text(text, $0);
		button.disabled = get(running) !== null || $$props.draft.problems.length > 0;
		set_text(text_1, $1);
		button_1.disabled = get(running) !== null || $$props.draft.problems.length > 0;
		set_text(text_2, $2);
	}, [
		() => t("workshop.playtest.about"),
		() => t("workshop.playtest"),
		() => t("workshop.balance")
	]);
	delegated("click", button, () => void run("playtest"));
	delegated("click", button_1, () => void run("balance"));
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
// src/workshop/RulesForm.svelte
var root$1 = from_html(`<p class="problem" role="alert"> </p>`);
var root_1$1 = from_html(`<button class="button"> </button> `, 1);
var root_2$1 = from_html(`<option> </option>`);
var root_3$1 = from_html(`<label class="field"><span> </span> <input type="number" min="2" max="5" class="svelte-o2k74o"/></label>`);
var root_4$1 = from_html(`<label class="field"><span> </span> <input type="number" class="svelte-o2k74o"/></label>`);
var root_5$1 = from_html(`<label class="field"><span> </span> <select class="svelte-o2k74o"></select></label>`);
var root_6$1 = from_html(`<label class="flag svelte-o2k74o"><input type="checkbox" class="svelte-o2k74o"/> </label>`);
var root_7$1 = from_html(`<label class="field"><span> </span> <input type="number" min="0" max="127" class="svelte-o2k74o"/></label>`);
var root_8$1 = from_html(`<label class="field"><span> </span> <input type="number" min="0" max="1000" class="svelte-o2k74o"/></label>`);
var root_9$1 = from_html(`<!> <p> <!></p> <label class="field"><span> </span> <input maxlength="60" class="svelte-o2k74o"/></label> <label class="field"><span> </span> <select class="svelte-o2k74o"></select></label> <div class="grid svelte-o2k74o"><!> <!> <!></div> <!> <h2 class="svelte-o2k74o"> </h2> <div class="grid svelte-o2k74o"></div> <h2 class="svelte-o2k74o"> </h2> <div class="grid svelte-o2k74o"></div>`, 1);
function RulesForm($$anchor, $$props) {
	push($$props, true);
	const rules = user_derived(() => $$props.draft.document.rules);
	let problem = state("");
	/** Knobs with their bounds and what they are when nothing is said. */
	const NUMBERS = [
		[
			"trains",
			1,
			250,
			45
		],
		[
			"hand",
			0,
			50,
			4
		],
		[
			"display",
			1,
			20,
			5
		],
		[
			"opening_tickets",
			0,
			6,
			3
		],
		[
			"opening_long_tickets",
			0,
			3,
			0
		],
		[
			"opening_keep",
			1,
			9,
			2
		],
		[
			"ticket_draw",
			1,
			9,
			3
		],
		[
			"ticket_keep",
			1,
			9,
			1
		],
		[
			"sweep_at",
			0,
			20,
			0
		],
		[
			"ferry_any_for_one",
			0,
			20,
			0
		],
		[
			"tunnel_reveal",
			0,
			20,
			3
		],
		[
			"stations",
			0,
			4,
			0
		],
		[
			"station_points",
			0,
			1e3,
			0
		],
		[
			"last_round_at",
			0,
			250,
			2
		]
	];
	const FLAGS = [["display_locomotive_is_whole_draw", true], ["may_stop_after_first_card", false]];
	const CHOICES = [
		[
			"opening_refused",
			["out", "bottom"],
			"out"
		],
		[
			"ticket_refused",
			["out", "bottom"],
			"bottom"
		],
		[
			"ferry_symbol",
			["locomotive", "locomotive_or_pair"],
			"locomotive"
		]
	];
	const deck = user_derived(() => get(rules).deck ?? {});
	const players = user_derived(() => Array.isArray(get(rules).players) ? get(rules).players : [2, 5]);
	const points = user_derived(() => get(rules).points ?? {});
	const set$1 = (change, field) => $$props.draft.change(changeRules($$props.draft.document, change), `rules ${field}`);
	const whole = (text, low, high) => Math.max(low, Math.min(high, Math.round(Number(text) || 0)));
	/** The rules of another board; the draft keeps its cities, routes and tickets. */
	async function take(id) {
		try {
			const other = await request("POST", "/api/workshop/drafts", { edition: id });
			await request("POST", `/api/workshop/drafts/${other.id}/delete`);
			$$props.draft.change({
				...$$props.draft.document,
				rules: readable(other.document).rules
			});
		} catch (error) {
			set(problem, refusalText(error), true);
		}
	}
	var fragment = root_9$1();
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		var p = root$1();
		var text_1 = only_child(p, true);
		template_effect(() => set_text(text_1, get(problem)));
		append($$anchor, p);
	};
	if_block(node, ($$render) => {
		if (get(problem)) $$render(consequent);
	});
	var p_1 = sibling(node, 2);
	var text_2 = child(p_1);
	var node_1 = sibling(text_2);
	each(node_1, 17, () => $$props.presets, (preset) => preset.id, ($$anchor, preset) => {
		var fragment_1 = root_1$1();
		var button = first_child(fragment_1);
		var text_3 = only_child(button, true);
		var text_4 = sibling(button, 1, true);
		text_4.nodeValue = " ";
		template_effect(($0) => set_text(text_3, $0), [() => editionName(get(preset))]);
		delegated("click", button, () => void take(get(preset).id));
		append($$anchor, fragment_1);
	});
	reset(p_1);
	var label = sibling(p_1, 2);
	var span = child(label);
	var text_5 = only_child(span, true);
	var input = sibling(span, 2);
	remove_input_defaults(input);
	reset(label);
	var label_1 = sibling(label, 2);
	var span_1 = child(label_1);
	var text_6 = only_child(span_1, true);
	var select = sibling(span_1, 2);
	each(select, 20, () => [
		"atlas",
		"winter",
		"aurora"
	], (one) => one, ($$anchor, one) => {
		var option_1 = root_2$1();
		var text_7 = only_child(option_1, true);
		var option_1_value = {};
		template_effect(($0) => {
			set_text(text_7, $0);
			if (option_1_value !== (option_1_value = one)) option_1.value = (option_1.__value = option_1_value) ?? "";
		}, [() => t(`workshop.atmosphere.${one}`)]);
		append($$anchor, option_1);
	});
	reset(select);
	var select_value;
	init_select(select);
	reset(label_1);
	var div = sibling(label_1, 2);
	var node_2 = child(div);
	each(node_2, 16, () => [0, 1], (end) => end, ($$anchor, end) => {
		var label_2 = root_3$1();
		var span_2 = child(label_2);
		var text_8 = only_child(span_2, true);
		var input_1 = sibling(span_2, 2);
		remove_input_defaults(input_1);
		reset(label_2);
		template_effect(($0) => {
			set_text(text_8, $0);
			set_value(input_1, get(players)[end]);
		}, [() => t(end === 0 ? "workshop.rule.fewest" : "workshop.rule.most")]);
		delegated("change", input_1, (event) => {
			const number = whole(event.currentTarget.value, 2, 5);
			const [fewest, most] = end === 0 ? [number, Math.max(number, get(players)[1] ?? 5)] : [Math.min(number, get(players)[0] ?? 2), number];
			$$props.draft.change(changePlayers($$props.draft.document, fewest, most), "rules players");
		});
		append($$anchor, label_2);
	});
	var node_3 = sibling(node_2, 2);
	each(node_3, 17, () => NUMBERS, ([name, low, high, usual]) => name, ($$anchor, $$item) => {
		var $$array = user_derived(() => to_array(get($$item), 4));
		let name = () => get($$array)[0];
		let low = () => get($$array)[1];
		let high = () => get($$array)[2];
		let usual = () => get($$array)[3];
		var label_3 = root_4$1();
		var span_3 = child(label_3);
		var text_9 = only_child(span_3, true);
		var input_2 = sibling(span_3, 2);
		remove_input_defaults(input_2);
		reset(label_3);
		template_effect(($0) => {
			set_text(text_9, $0);
			set_attribute(input_2, "min", low());
			set_attribute(input_2, "max", high());
			set_value(input_2, get(rules)[name()] ?? usual());
		}, [() => t(`workshop.rule.${name()}`)]);
		delegated("change", input_2, (event) => set$1({ [name()]: whole(event.currentTarget.value, low(), high()) }, name()));
		append($$anchor, label_3);
	});
	var node_4 = sibling(node_3, 2);
	each(node_4, 17, () => CHOICES, ([name, options, usual]) => name, ($$anchor, $$item) => {
		var $$array_1 = user_derived(() => to_array(get($$item), 3));
		let name = () => get($$array_1)[0];
		let options = () => get($$array_1)[1];
		let usual = () => get($$array_1)[2];
		var label_4 = root_5$1();
		var span_4 = child(label_4);
		var text_10 = only_child(span_4, true);
		var select_1 = sibling(span_4, 2);
		each(select_1, 20, options, (option) => option, ($$anchor, option) => {
			var option_2 = root_2$1();
			var text_11 = only_child(option_2, true);
			var option_2_value = {};
			template_effect(($0) => {
				set_text(text_11, $0);
				if (option_2_value !== (option_2_value = option)) option_2.value = (option_2.__value = option_2_value) ?? "";
			}, [() => t(`workshop.word.${option}`)]);
			append($$anchor, option_2);
		});
		reset(select_1);
		var select_1_value;
		init_select(select_1);
		reset(label_4);
		template_effect(($0) => {
			set_text(text_10, $0);
			if (select_1_value !== (select_1_value = get(rules)[name()] ?? usual())) select_1.value = (select_1.__value = select_1_value) ?? "", select_option(select_1, select_1_value);
		}, [() => t(`workshop.rule.${name()}`)]);
		delegated("change", select_1, (event) => set$1({ [name()]: event.currentTarget.value }, name()));
		append($$anchor, label_4);
	});
	reset(div);
	var node_5 = sibling(div, 2);
	each(node_5, 17, () => FLAGS, ([name, usual]) => name, ($$anchor, $$item) => {
		var $$array_2 = user_derived(() => to_array(get($$item), 2));
		let name = () => get($$array_2)[0];
		let usual = () => get($$array_2)[1];
		var label_5 = root_6$1();
		var input_3 = child(label_5);
		remove_input_defaults(input_3);
		var text_12 = sibling(input_3);
		reset(label_5);
		template_effect(($0) => {
			set_checked(input_3, (get(rules)[name()] ?? usual()) === true);
			set_text(text_12, ` ${$0 ?? ""}`);
		}, [() => t(`workshop.rule.${name()}`)]);
		delegated("change", input_3, (event) => set$1({ [name()]: event.currentTarget.checked }, name()));
		append($$anchor, label_5);
	});
	var h2 = sibling(node_5, 2);
	var text_13 = only_child(h2, true);
	var div_1 = sibling(h2, 2);
	each(div_1, 20, () => CARDS, (card) => card, ($$anchor, card) => {
		var label_6 = root_7$1();
		var span_5 = child(label_6);
		var text_14 = only_child(span_5, true);
		var input_4 = sibling(span_5, 2);
		remove_input_defaults(input_4);
		reset(label_6);
		template_effect(($0) => {
			set_text(text_14, $0);
			set_value(input_4, get(deck)[card] ?? 0);
		}, [() => t(`card.${card}`)]);
		delegated("change", input_4, (event) => set$1({ deck: {
			...get(deck),
			[card]: whole(event.currentTarget.value, 0, 127)
		} }, "deck"));
		append($$anchor, label_6);
	});
	reset(div_1);
	var h2_1 = sibling(div_1, 2);
	var text_15 = only_child(h2_1, true);
	var div_2 = sibling(h2_1, 2);
	each(div_2, 21, () => Object.entries(get(points)), ([length, value]) => length, ($$anchor, $$item) => {
		var $$array_3 = user_derived(() => to_array(get($$item), 2));
		let length = () => get($$array_3)[0];
		let value = () => get($$array_3)[1];
		var label_7 = root_8$1();
		var span_6 = child(label_7);
		var text_16 = only_child(span_6, true);
		var input_5 = sibling(span_6, 2);
		remove_input_defaults(input_5);
		reset(label_7);
		template_effect(() => {
			set_text(text_16, length());
			set_value(input_5, value());
		});
		delegated("change", input_5, (event) => set$1({ points: {
			...get(points),
			[length()]: whole(event.currentTarget.value, 0, 1e3)
		} }, "points"));
		append($$anchor, label_7);
	});
	reset(div_2);
	template_effect(($0, $1, $2, $3, $4) => {
		set_text(text_2, `${$0 ?? ""} `);
		set_text(text_5, $1);
		set_value(input, $$props.draft.document.name);
		set_text(text_6, $2);
		if (select_value !== (select_value = $$props.draft.document.atmosphere ?? "atlas")) select.value = (select.__value = select_value) ?? "", select_option(select, select_value);
		set_text(text_13, $3);
		set_text(text_15, $4);
	}, [
		() => t("workshop.presets"),
		() => t("workshop.name"),
		() => t("workshop.atmosphere"),
		() => t("workshop.deck"),
		() => t("workshop.points_by_length")
	]);
	delegated("input", input, (event) => $$props.draft.change({
		...$$props.draft.document,
		name: event.currentTarget.value
	}, "name"));
	event("blur", input, () => $$props.draft.settle());
	delegated("change", select, (event) => $$props.draft.change({
		...$$props.draft.document,
		atmosphere: event.currentTarget.value
	}));
	append($$anchor, fragment);
	pop();
}
delegate([
	"click",
	"input",
	"change"
]);
// src/workshop/EditorPage.svelte
var root = from_html(`<button> </button>`);
var root_1 = from_html(`<p class="problem" role="alert"> <button class="button"> </button></p>`);
var root_2 = from_html(`<p class="problem" role="alert"> </p>`);
var root_3 = from_html(`<button role="tab" aria-controls="panel"> <!></button>`);
var root_4 = from_html(`<p role="status"> </p>`);
var root_5 = from_html(`<li class="svelte-1w8ie1r"><button class="link svelte-1w8ie1r"><b> </b> </button></li>`);
var root_6 = from_html(`<li class="svelte-1w8ie1r"> </li>`);
var root_7 = from_html(`<!> <ul class="svelte-1w8ie1r"><!> <!> <!></ul>`, 1);
var root_8 = from_html(`<a class="button"> </a>`);
var root_9 = from_html(`<p> </p>`);
var root_10 = from_html(`<p role="status"> </p> <p><a href="/workshop"> </a> · <a> </a> · <a download=""> </a></p>`, 1);
var root_11 = from_html(`<p> </p> <label class="field"><span> </span><input maxlength="24"/></label> <div class="row svelte-1w8ie1r"><button class="button primary"> </button> <button class="button"> </button> <a class="button" download=""> </a> <!></div> <!> <!>`, 1);
var root_12 = from_html(`<button class="button"> </button>`);
var root_13 = from_html(`<!> <!>`, 1);
var root_14 = from_html(`<h1 class="svelte-1w8ie1r"> </h1> <div class="bar svelte-1w8ie1r" role="toolbar"><!> <button class="button"> </button> <button class="button"> </button> <span class="state svelte-1w8ie1r" role="status"> </span></div> <!> <p class="hint svelte-1w8ie1r"> </p> <div class="two svelte-1w8ie1r"><div class="canvas svelte-1w8ie1r"><!></div> <div class="side svelte-1w8ie1r"><div class="tabs svelte-1w8ie1r" role="tablist"></div> <div role="tabpanel" id="panel"><!></div></div></div>`, 1);
var root_15 = from_html(`<!> <main class="editor svelte-1w8ie1r" id="content" tabindex="-1"><!></main>`, 1);
function EditorPage($$anchor, $$props) {
	push($$props, true);
	const TABS = [
		"cities",
		"routes",
		"tickets",
		"rules",
		"problems",
		"playtest",
		"publish"
	];
	const TOOLS = [
		"move",
		"city",
		"route",
		"ticket"
	];
	let draft = state(null);
	let missing = state("");
	let problem = state("");
	let tab = state("cities");
	let tool = state("move");
	let selected = state(null);
	let from = state(null);
	let heat = state(null);
	let editions = state([]);
	let world = state(null);
	let author = state(proxy(settings.values.name));
	let published = state(null);
	let busy = state(false);
	onMount(() => {
		request("GET", `/api/workshop/drafts/${encodeURIComponent($$props.id)}`).then((found) => set(draft, new DraftStore(found)), (error) => set(missing, refusalText(error), true));
		getEditions().then((list) => set(editions, list), () => {});
		request("GET", "/api/workshop/world").then((found) => set(world, found), () => {});
		const leave = (event) => {
			if (get(draft)?.unsaved) event.preventDefault();
		};
		addEventListener("beforeunload", leave);
		return () => {
			removeEventListener("beforeunload", leave);
			get(draft)?.close();
		};
	});
	function use(one) {
		set(tool, one, true);
		set(from, null);
	}
	function pickCity(city) {
		if (!get(draft)) return;
		if (get(tool) === "route" || get(tool) === "ticket") {
			if (get(from) === null || get(from) === city) {
				set(from, get(from) === city ? null : city, true);
				return;
			}
			if (get(tool) === "route") {
				get(draft).change(addRoute(get(draft).document, get(from), city, lengthBetween(get(draft), get(from), city)));
				show("routes", get(draft).document.board.routes.at(-1).id);
			} else {
				get(draft).change(addTicket(get(draft).document, get(from), city, shortestWay(get(draft).document, get(from), city) ?? 5));
				show("tickets", get(draft).document.board.tickets.at(-1).id);
			}
			set(from, null);
			return;
		}
		show("cities", city);
	}
	/** How long a new route should be, by the routes there are. */
	function lengthBetween(store, a, b) {
		const at = new Map(store.document.board.cities.map((city) => [city.id, city.at]));
		const far = (one, two) => {
			const [p, q] = [at.get(one) ?? [0, 0], at.get(two) ?? [0, 0]];
			return Math.hypot(p[0] - q[0], (p[1] - q[1]) * Math.cos((p[0] + q[0]) * Math.PI / 360));
		};
		const known = store.document.board.routes.map((route) => route.length / Math.max(far(route.from, route.to), 1e-6)).sort((x, y) => x - y);
		return Math.max(1, Math.min(6, known.length ? Math.round(far(a, b) * known[known.length >> 1]) : 3));
	}
	/** A new city, with the name of the place that lies there. */
	function newCity(at) {
		if (!get(draft)) return;
		const taken = new Set(get(draft).document.board.cities.map((city) => city.name));
		let best = [
			t("workshop.new_city"),
			t("workshop.country"),
			1.2
		];
		for (const [name, country, lat, lon] of get(world)?.places ?? []) {
			const far = Math.hypot(lat - at[0], (lon - at[1]) * Math.cos(lat * Math.PI / 180));
			if (far < best[2] && !taken.has(name)) best = [
				name,
				country,
				far
			];
		}
		get(draft).change(addCity(get(draft).document, best[0], best[1], at));
		show("cities", get(draft).document.board.cities.at(-1).id);
	}
	function move(city, at, done) {
		if (!get(draft)) return;
		get(draft).change(changeEntry(get(draft).document, "cities", city, { at: rounded(at) }), `move ${city}`);
		if (done) get(draft).settle();
	}
	function show(where, id) {
		set(tab, where, true);
		set(selected, id, true);
		tick().then(() => reveal(document.querySelector(`[data-row="${CSS.escape(id)}"]`)));
	}
	/** Scroll the table to a row, and never the page: on a phone the board would move away from under the finger. */
	function reveal(row) {
		const list = row?.closest(".scroll");
		if (!row || !list) return;
		const below = row.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
		const above = row.getBoundingClientRect().top - list.getBoundingClientRect().top;
		if (below > 0) list.scrollTop += below;
		else if (above < 0) list.scrollTop += above;
	}
	/** Where a problem is: `board.routes[17] (amsterdam-essen).color`. */
	function jump({ key }) {
		const found = /^board\.(cities|routes|tickets)\[(\d+)\]/.exec(key);
		if (!found) set(tab, "rules");
		else {
			const kind = found[1];
			const entry = get(draft)?.document.board[kind][Number(found[2])];
			if (entry) show(kind, entry.id);
		}
	}
	async function propose() {
		if (!get(draft)) return;
		set(busy, true);
		set(problem, "");
		const store = get(draft);
		try {
			const take = (line) => {
				if (line.kind === "document") store.change({
					...store.document,
					board: {
						...store.document.board,
						tickets: readable(line.document).board.tickets
					}
				});
				else if (line.kind === "failed") set(problem, t("workshop.failed"), true);
			};
			const wanted = {
				work: "tickets",
				document: store.document
			};
			await store.first(() => work("/api/workshop/work", wanted, take, new AbortController().signal));
		} catch (error) {
			set(problem, refusalText(error), true);
		} finally {
			set(busy, false);
		}
	}
	async function publish(listed, then) {
		if (!get(draft)) return;
		set(busy, true);
		set(problem, "");
		try {
			await get(draft).save();
			const name = get(author).trim() || t("lobby.guest");
			const map = await request("POST", `/api/workshop/drafts/${$$props.id}/publish`, {
				author: name,
				listed
			});
			if (then === "play") {
				const { table } = await createTable({
					edition: map.edition,
					seats: [null, "normal"],
					name,
					hints: true
				});
				router.go(`/table/${table.id}`);
			} else set(published, map);
		} catch (error) {
			set(problem, refusalText(error), true);
		} finally {
			set(busy, false);
		}
	}
	function key(event) {
		if (!get(draft) || !(event.ctrlKey || event.metaKey)) return;
		const letter = event.key.toLowerCase();
		if (letter !== "z" && letter !== "y") return;
		event.preventDefault();
		if (letter === "y" || event.shiftKey) get(draft).redo();
		else get(draft).undo();
	}
	var fragment = comment();
	event("keydown", $window, key);
	var node = first_child(fragment);
	var consequent = ($$anchor) => {
		{
			let $0 = user_derived(() => t("nav.workshop"));
			ProblemPage($$anchor, {
				get title() {
					return get($0);
				},
				get text() {
					return get(missing);
				}
			});
		}
	};
	var alternate_1 = ($$anchor) => {
		var fragment_2 = root_15();
		var node_1 = first_child(fragment_2);
		{
			let $0 = user_derived(() => get(draft)?.document.name ?? t("nav.workshop"));
			PageHeader(node_1, { get title() {
				return get($0);
			} });
		}
		var main = sibling(node_1, 2);
		var node_2 = child(main);
		var consequent_13 = ($$anchor) => {
			var fragment_3 = root_14();
			var h1 = first_child(fragment_3);
			var text$1 = only_child(h1, true);
			var div = sibling(h1, 2);
			var node_3 = child(div);
			each(node_3, 16, () => TOOLS, (one) => one, ($$anchor, one) => {
				var button = root();
				let classes;
				var text_1 = only_child(button, true);
				template_effect(($0) => {
					classes = set_class(button, 1, "button", null, classes, { primary: get(tool) === one });
					set_attribute(button, "aria-pressed", get(tool) === one);
					set_text(text_1, $0);
				}, [() => t(`workshop.tool.${one}`)]);
				delegated("click", button, () => use(one));
				append($$anchor, button);
			});
			var button_1 = sibling(node_3, 2);
			var text_2 = only_child(button_1, true);
			var button_2 = sibling(button_1, 2);
			var text_3 = only_child(button_2, true);
			var span = sibling(button_2, 2);
			var text_4 = only_child(span);
			reset(div);
			var node_4 = sibling(div, 2);
			var consequent_1 = ($$anchor) => {
				var p_1 = root_1();
				var text_5 = child(p_1);
				var button_3 = sibling(text_5);
				var text_6 = only_child(button_3, true);
				reset(p_1);
				template_effect(($0, $1) => {
					set_text(text_5, `${$0 ?? ""} `);
					set_text(text_6, $1);
				}, [() => t("workshop.stale"), () => t("workshop.reload")]);
				delegated("click", button_3, () => location.reload());
				append($$anchor, p_1);
			};
			var consequent_2 = ($$anchor) => {
				var p_2 = root_2();
				var text_7 = only_child(p_2, true);
				template_effect(() => set_text(text_7, get(problem) || get(draft).problem));
				append($$anchor, p_2);
			};
			if_block(node_4, ($$render) => {
				if (get(draft).stale) $$render(consequent_1);
				else if (get(draft).problem || get(problem)) $$render(consequent_2, 1);
			});
			var p_3 = sibling(node_4, 2);
			var text_8 = only_child(p_3, true);
			var div_1 = sibling(p_3, 2);
			var div_2 = child(div_1);
			var node_5 = child(div_2);
			{
				let $0 = user_derived(() => get(world)?.land ?? []);
				MapCanvas(node_5, {
					get document() {
						return get(draft).document;
					},
					get laidOut() {
						return get(draft).laidOut;
					},
					get tool() {
						return get(tool);
					},
					get selected() {
						return get(selected);
					},
					get from() {
						return get(from);
					},
					get heat() {
						return get(heat);
					},
					get land() {
						return get($0);
					},
					oncity: pickCity,
					onroute: (route) => show("routes", route),
					onempty: newCity,
					onmove: move,
					ondelete: (city) => get(draft)?.change(deleteCities(get(draft).document, /* @__PURE__ */ new Set([city])))
				});
			}
			reset(div_2);
			var div_3 = sibling(div_2, 2);
			var div_4 = child(div_3);
			each(div_4, 20, () => TABS, (one) => one, ($$anchor, one) => {
				var button_4 = root_3();
				let classes_1;
				var text_9 = child(button_4, true);
				var node_6 = sibling(text_9);
				var consequent_3 = ($$anchor) => {
					var text_10 = text();
					template_effect(() => set_text(text_10, ` (${get(draft).problems.length ?? ""})`));
					append($$anchor, text_10);
				};
				if_block(node_6, ($$render) => {
					if (one === "problems" && get(draft).problems.length) $$render(consequent_3);
				});
				reset(button_4);
				template_effect(($0) => {
					set_attribute(button_4, "id", `tab-${one ?? ""}`);
					set_attribute(button_4, "aria-selected", get(tab) === one);
					classes_1 = set_class(button_4, 1, "svelte-1w8ie1r", null, classes_1, { chosen: get(tab) === one });
					set_text(text_9, $0);
				}, [() => t(`workshop.${one}`)]);
				delegated("click", button_4, () => set(tab, one, true));
				append($$anchor, button_4);
			});
			reset(div_4);
			var div_5 = sibling(div_4, 2);
			var node_7 = child(div_5);
			var consequent_4 = ($$anchor) => {
				RulesForm($$anchor, {
					get draft() {
						return get(draft);
					},
					get presets() {
						return get(editions);
					}
				});
			};
			var consequent_6 = ($$anchor) => {
				var fragment_6 = root_7();
				var node_8 = first_child(fragment_6);
				var consequent_5 = ($$anchor) => {
					var p_4 = root_4();
					var text_11 = only_child(p_4, true);
					template_effect(($0) => set_text(text_11, $0), [() => t("workshop.no_problems")]);
					append($$anchor, p_4);
				};
				if_block(node_8, ($$render) => {
					if (get(draft).problems.length === 0) $$render(consequent_5);
				});
				var ul = sibling(node_8, 2);
				var node_9 = child(ul);
				each(node_9, 17, () => get(draft).problems, index, ($$anchor, one) => {
					var li = root_5();
					var button_5 = child(li);
					var b_1 = child(button_5);
					var text_12 = only_child(b_1, true);
					var text_13 = sibling(b_1);
					reset(button_5);
					reset(li);
					template_effect(() => {
						set_text(text_12, get(one).key);
						set_text(text_13, ` ${get(one).message ?? ""}`);
					});
					delegated("click", button_5, () => jump(get(one)));
					append($$anchor, li);
				});
				var node_10 = sibling(node_9, 2);
				each(node_10, 17, () => get(draft).doubts, index, ($$anchor, doubt) => {
					var li_1 = root_6();
					var text_14 = only_child(li_1, true);
					template_effect(() => set_text(text_14, get(doubt)));
					append($$anchor, li_1);
				});
				var node_11 = sibling(node_10, 2);
				each(node_11, 16, () => get(draft).faults, (fault) => fault, ($$anchor, fault) => {
					var li_2 = root_6();
					var text_15 = only_child(li_2, true);
					template_effect(($0) => set_text(text_15, $0), [() => t("workshop.fault", { fault })]);
					append($$anchor, li_2);
				});
				reset(ul);
				append($$anchor, fragment_6);
			};
			var consequent_7 = ($$anchor) => {
				PlaytestPanel($$anchor, {
					get draft() {
						return get(draft);
					},
					onheat: (found) => set(heat, found),
					onselect: (route) => set(selected, route, true)
				});
			};
			var consequent_11 = ($$anchor) => {
				var fragment_8 = root_11();
				var p_5 = first_child(fragment_8);
				var text_16 = only_child(p_5, true);
				var label = sibling(p_5, 2);
				var span_1 = child(label);
				var text_17 = only_child(span_1, true);
				var input = sibling(span_1);
				remove_input_defaults(input);
				reset(label);
				var div_6 = sibling(label, 2);
				var button_6 = child(div_6);
				var text_18 = only_child(button_6, true);
				var button_7 = sibling(button_6, 2);
				var text_19 = only_child(button_7, true);
				var a_1 = sibling(button_7, 2);
				var text_20 = only_child(a_1, true);
				var node_12 = sibling(a_1, 2);
				var consequent_8 = ($$anchor) => {
					var a_2 = root_8();
					var text_21 = only_child(a_2, true);
					template_effect(($0) => {
						set_attribute(a_2, "download", `${get(draft).document.name ?? ""}.svg`);
						set_attribute(a_2, "href", `/api/workshop/drafts/${$$props.id ?? ""}/picture.svg`);
						set_text(text_21, $0);
					}, [() => t("workshop.picture")]);
					append($$anchor, a_2);
				};
				if_block(node_12, ($$render) => {
					if (get(draft).problems.length === 0) $$render(consequent_8);
				});
				reset(div_6);
				var node_13 = sibling(div_6, 2);
				var consequent_9 = ($$anchor) => {
					var p_6 = root_9();
					var text_22 = only_child(p_6, true);
					template_effect(($0) => set_text(text_22, $0), [() => t("workshop.mend_first")]);
					append($$anchor, p_6);
				};
				if_block(node_13, ($$render) => {
					if (get(draft).problems.length) $$render(consequent_9);
				});
				var node_14 = sibling(node_13, 2);
				var consequent_10 = ($$anchor) => {
					var fragment_9 = root_10();
					var p_7 = first_child(fragment_9);
					var text_23 = only_child(p_7, true);
					var p_8 = sibling(p_7, 2);
					var a_3 = child(p_8);
					var text_24 = only_child(a_3, true);
					var a_4 = sibling(a_3, 2);
					var text_25 = only_child(a_4, true);
					var a_5 = sibling(a_4, 2);
					var text_26 = only_child(a_5, true);
					reset(p_8);
					template_effect(($0, $1, $2, $3) => {
						set_text(text_23, $0);
						set_text(text_24, $1);
						set_attribute(a_4, "href", `/edition/${get(published).edition ?? ""}`);
						set_text(text_25, $2);
						set_attribute(a_5, "href", `/api/editions/${get(published).edition ?? ""}/geometry`);
						set_text(text_26, $3);
					}, [
						() => t("workshop.published", { n: get(published).version }),
						() => t("nav.workshop"),
						() => t("learn.rules"),
						() => t("workshop.geometry")
					]);
					append($$anchor, fragment_9);
				};
				if_block(node_14, ($$render) => {
					if (get(published)) $$render(consequent_10);
				});
				template_effect(($0, $1, $2, $3, $4) => {
					set_text(text_16, $0);
					set_text(text_17, $1);
					button_6.disabled = get(busy) || get(draft).problems.length > 0;
					set_text(text_18, $2);
					button_7.disabled = get(busy) || get(draft).problems.length > 0;
					set_text(text_19, $3);
					set_attribute(a_1, "href", `/api/workshop/drafts/${$$props.id ?? ""}/file`);
					set_text(text_20, $4);
				}, [
					() => t("workshop.publish.about"),
					() => t("workshop.author"),
					() => t("workshop.play_now"),
					() => t("workshop.publish_button"),
					() => t("workshop.download")
				]);
				bind_value(input, () => get(author), ($$value) => set(author, $$value));
				delegated("click", button_6, () => void publish(false, "play"));
				delegated("click", button_7, () => void publish(true, "stay"));
				append($$anchor, fragment_8);
			};
			var alternate = ($$anchor) => {
				var fragment_10 = root_13();
				var node_15 = first_child(fragment_10);
				var consequent_12 = ($$anchor) => {
					var button_8 = root_12();
					var text_27 = only_child(button_8, true);
					template_effect(($0) => {
						button_8.disabled = get(busy);
						set_text(text_27, $0);
					}, [() => t("workshop.propose")]);
					delegated("click", button_8, () => void propose());
					append($$anchor, button_8);
				};
				if_block(node_15, ($$render) => {
					if (get(tab) === "tickets") $$render(consequent_12);
				});
				Lists(sibling(node_15, 2), {
					get draft() {
						return get(draft);
					},
					get kind() {
						return get(tab);
					},
					get selected() {
						return get(selected);
					},
					onselect: (one) => set(selected, one, true)
				});
				append($$anchor, fragment_10);
			};
			if_block(node_7, ($$render) => {
				if (get(tab) === "rules") $$render(consequent_4);
				else if (get(tab) === "problems") $$render(consequent_6, 1);
				else if (get(tab) === "playtest") $$render(consequent_7, 2);
				else if (get(tab) === "publish") $$render(consequent_11, 3);
				else $$render(alternate, -1);
			});
			reset(div_5);
			reset(div_3);
			reset(div_1);
			template_effect(($0, $1, $2, $3, $4, $5, $6, $7) => {
				set_text(text$1, $0);
				set_attribute(div, "aria-label", $1);
				button_1.disabled = !get(draft).canUndo;
				set_text(text_2, $2);
				button_2.disabled = !get(draft).canRedo;
				set_text(text_3, $3);
				set_text(text_4, `${$4 ?? ""}${$5 ?? ""}`);
				set_text(text_8, $6);
				set_attribute(div_4, "aria-label", $7);
				set_attribute(div_5, "aria-labelledby", `tab-${get(tab) ?? ""}`);
			}, [
				() => get(draft).document.name || t("workshop.my_map"),
				() => t("workshop.tools"),
				() => t("workshop.undo"),
				() => t("workshop.redo"),
				() => get(draft).stale ? "" : get(draft).unsaved ? t("workshop.saving") : t("workshop.saved"),
				() => get(draft).laying ? ` · ${t("workshop.laying")}` : "",
				() => t(get(from) ? "workshop.hint.second" : `workshop.hint.${get(tool)}`),
				() => t("workshop.parts")
			]);
			delegated("click", button_1, () => get(draft)?.undo());
			delegated("click", button_2, () => get(draft)?.redo());
			append($$anchor, fragment_3);
		};
		if_block(node_2, ($$render) => {
			if (get(draft)) $$render(consequent_13);
		});
		reset(main);
		append($$anchor, fragment_2);
	};
	if_block(node, ($$render) => {
		if (get(missing)) $$render(consequent);
		else $$render(alternate_1, -1);
	});
	append($$anchor, fragment);
	pop();
}
delegate(["click"]);
export { EditorPage as default };
