import { $ as first_child, B as text, F as append, H as delegated, J as user_effect, L as from_html, O as each, P as set_text, Q as child, R as from_svg, U as event, V as delegate, W as get, _ as bind_select_value, at as set, c as bind_this, ct as pop, d as bind_value, dt as reset, et as only_child, j as if_block, k as index, lt as push, m as set_attribute, mt as to_array, nt as proxy, ot as state, p as remove_input_defaults, q as template_effect, st as user_derived, tt as sibling, v as init_select } from "./svelte.js";
import { E as createTable, M as getEditions, b as t, bt as settings, j as getEdition, mt as language, n as refusalText, ot as request, u as editionName } from "./forms.js";
import { B as PageHeader, L as dayName, W as router, n as BoardThumbnail } from "./index.js";
import { n as work, t as Downloads } from "./Downloads.js";
// src/workshop/RegionPicker.svelte
var root$1 = from_html(`<p class="problem" role="alert"> </p>`);
var root_1$1 = from_svg(`<circle r="0.5" class="svelte-10ac8yj"></circle>`);
var root_2$1 = from_html(`<button type="button" class="button"> </button>`);
var root_3$1 = from_html(`<label class="field svelte-10ac8yj"><span> </span><input type="number" step="any" required=""/></label>`);
var root_4$1 = from_html(`<option> </option>`);
var root_5$1 = from_html(`<button class="button" type="button"> </button>`);
var root_6$1 = from_html(`<form><!> <svg viewBox="-180 -84 360 150" role="img" class="svelte-10ac8yj"><path class="land svelte-10ac8yj"></path><!><rect class="box svelte-10ac8yj"></rect></svg> <p class="hint svelte-10ac8yj"> </p> <div class="examples svelte-10ac8yj"></div> <div class="row svelte-10ac8yj"></div> <div class="row svelte-10ac8yj"><label class="field svelte-10ac8yj"><span> </span><input type="text" maxlength="24" required=""/></label> <label class="field svelte-10ac8yj"><span> </span><input type="number" min="8" max="60" required=""/></label> <label class="field svelte-10ac8yj"><span> </span> <select><option> </option><option> </option><!></select></label></div> <p role="status"> <!></p> <div class="row svelte-10ac8yj"><button class="button primary"> </button> <!></div></form>`);
function RegionPicker($$anchor, $$props) {
	push($$props, true);
	/** Stands for every country that the region has a part of; without a choice the server takes those that have most of it. */
	const EVERY = "*";
	const EXAMPLES = [
		[
			"Iberia",
			-10,
			36,
			3.5,
			44
		],
		[
			"Japan",
			129,
			31,
			146,
			45.5
		],
		[
			"Great Lakes",
			-93,
			40.5,
			-74.5,
			49
		]
	];
	let world = state(null);
	let problem = state("");
	let box = state(proxy({
		west: -10,
		south: 36,
		east: 3.5,
		north: 44
	}));
	let name = state("Iberia");
	let cities = state(36);
	let country = state("");
	/** Whether somebody has named the map: otherwise it is named after what is chosen. */
	let named = state(false);
	let start = null;
	let svg;
	user_effect(() => {
		request("GET", "/api/workshop/world").then((found) => set(world, found), (error) => set(problem, refusalText(error), true));
	});
	const inside = user_derived(() => (get(world)?.places ?? []).filter(([, , lat, lon]) => lat >= get(box).south && lat <= get(box).north && (lon - get(box).west + 720) % 360 <= (get(box).east - get(box).west + 720) % 360));
	const countries = user_derived(() => [...new Set(get(inside).map(([, where]) => where))].sort());
	const left = user_derived(() => get(inside).filter(([, where]) => !get(country) || get(country) === EVERY || where === get(country)).length);
	const coast = user_derived(() => (get(world)?.land ?? []).map((ring) => `M${ring.map(([lon, lat]) => `${lon} ${-lat}`).join("L")}z`).join(""));
	function at(event) {
		const matrix = svg.getScreenCTM();
		if (!matrix) return [0, 0];
		const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
		const tenth = (value) => Math.round(value * 10) / 10;
		return [tenth(Math.max(-180, Math.min(180, x))), tenth(Math.max(-85, Math.min(85, -y)))];
	}
	function drag(event) {
		if (!start) return;
		const [lon, lat] = at(event);
		if (Math.abs(lon - start[0]) < 2 || Math.abs(lat - start[1]) < 2) return;
		set(box, {
			west: Math.min(lon, start[0]),
			east: Math.max(lon, start[0]),
			south: Math.min(lat, start[1]),
			north: Math.max(lat, start[1])
		}, true);
		set(country, "");
		if (!get(named)) set(name, commonest() || get(name), true);
	}
	/** The country with most of the cities. */
	function commonest() {
		const counts = /* @__PURE__ */ new Map();
		for (const [, where] of get(inside)) counts.set(where, (counts.get(where) ?? 0) + 1);
		return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0].slice(0, 24) ?? "";
	}
	function submit(event) {
		event.preventDefault();
		$$props.onchoose({
			...get(box),
			name: get(name).trim() || t("workshop.my_map"),
			cities: get(cities),
			countries: get(country) ? [get(country)] : []
		});
	}
	var form = root_6$1();
	var node = child(form);
	var consequent = ($$anchor) => {
		var p = root$1();
		var text = only_child(p, true);
		template_effect(() => set_text(text, get(problem)));
		append($$anchor, p);
	};
	if_block(node, ($$render) => {
		if (get(problem)) $$render(consequent);
	});
	var svg_1 = sibling(node, 2);
	var path = child(svg_1);
	var node_1 = sibling(path);
	each(node_1, 17, () => (get(world)?.places ?? []).slice(0, 600), index, ($$anchor, $$item) => {
		var $$array = user_derived(() => to_array(get($$item), 4));
		let lat = () => get($$array)[2];
		let lon = () => get($$array)[3];
		var circle = root_1$1();
		template_effect(() => {
			set_attribute(circle, "cx", lon());
			set_attribute(circle, "cy", -lat());
		});
		append($$anchor, circle);
	});
	var rect = sibling(node_1);
	reset(svg_1);
	bind_this(svg_1, ($$value) => svg = $$value, () => svg);
	var p_1 = sibling(svg_1, 2);
	var text_1 = only_child(p_1, true);
	var div = sibling(p_1, 2);
	each(div, 21, () => EXAMPLES, ([title, west, south, east, north]) => title, ($$anchor, $$item) => {
		var $$array_1 = user_derived(() => to_array(get($$item), 5));
		let title = () => get($$array_1)[0];
		let west = () => get($$array_1)[1];
		let south = () => get($$array_1)[2];
		let east = () => get($$array_1)[3];
		let north = () => get($$array_1)[4];
		var button = root_2$1();
		var text_2 = only_child(button, true);
		template_effect(() => set_text(text_2, title()));
		delegated("click", button, () => {
			set(box, {
				west: west(),
				south: south(),
				east: east(),
				north: north()
			}, true);
			set(name, title(), true);
			set(named, false);
			set(country, title() === "Japan" ? "Japan" : "", true);
		});
		append($$anchor, button);
	});
	reset(div);
	var div_1 = sibling(div, 2);
	each(div_1, 20, () => [
		"west",
		"south",
		"east",
		"north"
	], (edge) => edge, ($$anchor, edge) => {
		var label = root_3$1();
		var span = child(label);
		var text_3 = only_child(span, true);
		var input = sibling(span);
		remove_input_defaults(input);
		reset(label);
		template_effect(($0) => set_text(text_3, $0), [() => t(`workshop.region.${edge}`)]);
		bind_value(input, () => get(box)[edge], ($$value) => get(box)[edge] = $$value);
		append($$anchor, label);
	});
	reset(div_1);
	var div_2 = sibling(div_1, 2);
	var label_1 = child(div_2);
	var span_1 = child(label_1);
	var text_4 = only_child(span_1, true);
	var input_1 = sibling(span_1);
	remove_input_defaults(input_1);
	reset(label_1);
	var label_2 = sibling(label_1, 2);
	var span_2 = child(label_2);
	var text_5 = only_child(span_2, true);
	var input_2 = sibling(span_2);
	remove_input_defaults(input_2);
	reset(label_2);
	var label_3 = sibling(label_2, 2);
	var span_3 = child(label_3);
	var text_6 = only_child(span_3, true);
	var select = sibling(span_3, 2);
	var option = child(select);
	var text_7 = only_child(option, true);
	option.value = option.__value = "";
	var option_1 = sibling(option);
	var text_8 = only_child(option_1, true);
	option_1.value = option_1.__value = EVERY;
	var node_2 = sibling(option_1);
	each(node_2, 16, () => get(countries), (one) => one, ($$anchor, one) => {
		var option_2 = root_4$1();
		var text_9 = only_child(option_2, true);
		var option_2_value = {};
		template_effect(() => {
			set_text(text_9, one);
			if (option_2_value !== (option_2_value = one)) option_2.__value = option_2_value;
		});
		append($$anchor, option_2);
	});
	reset(select);
	init_select(select);
	reset(label_3);
	reset(div_2);
	var p_2 = sibling(div_2, 2);
	var text_10 = child(p_2, true);
	var node_3 = sibling(text_10);
	var consequent_1 = ($$anchor) => {
		var text_11 = text();
		template_effect(($0) => set_text(text_11, ` ${$0 ?? ""}`), [() => t("workshop.region.too_few")]);
		append($$anchor, text_11);
	};
	if_block(node_3, ($$render) => {
		if (get(world) && get(left) < get(cities)) $$render(consequent_1);
	});
	reset(p_2);
	var div_3 = sibling(p_2, 2);
	var button_1 = child(div_3);
	var text_12 = only_child(button_1, true);
	var node_4 = sibling(button_1, 2);
	var consequent_2 = ($$anchor) => {
		var button_2 = root_5$1();
		var text_13 = only_child(button_2, true);
		template_effect(($0) => set_text(text_13, $0), [() => t("workshop.cancel")]);
		delegated("click", button_2, function(...$$args) {
			$$props.oncancel?.apply(this, $$args);
		});
		append($$anchor, button_2);
	};
	if_block(node_4, ($$render) => {
		if ($$props.busy) $$render(consequent_2);
	});
	reset(div_3);
	reset(form);
	template_effect(($0, $1, $2, $3, $4, $5, $6, $7, $8, $9) => {
		set_attribute(svg_1, "aria-label", $0);
		set_attribute(path, "d", get(coast));
		set_attribute(rect, "x", get(box).west);
		set_attribute(rect, "y", -get(box).north);
		set_attribute(rect, "width", (get(box).east - get(box).west + 360) % 360);
		set_attribute(rect, "height", $1);
		set_text(text_1, $2);
		set_text(text_4, $3);
		set_text(text_5, $4);
		set_text(text_6, $5);
		set_text(text_7, $6);
		set_text(text_8, $7);
		set_text(text_10, $8);
		button_1.disabled = $$props.busy || get(left) < get(cities);
		set_text(text_12, $9);
	}, [
		() => t("workshop.region.map"),
		() => Math.max(0, get(box).north - get(box).south),
		() => t("workshop.region.hint"),
		() => t("workshop.name"),
		() => t("workshop.cities"),
		() => t("workshop.country"),
		() => t("workshop.region.main_countries"),
		() => t("workshop.region.all_countries"),
		() => t("workshop.region.there_are", { n: get(left) }),
		() => t("workshop.region.draw")
	]);
	event("submit", form, submit);
	delegated("pointerdown", svg_1, (event) => {
		start = at(event);
		svg.setPointerCapture(event.pointerId);
	});
	delegated("pointermove", svg_1, drag);
	delegated("pointerup", svg_1, () => start = null);
	event("pointercancel", svg_1, () => start = null);
	delegated("input", input_1, () => set(named, true));
	bind_value(input_1, () => get(name), ($$value) => set(name, $$value));
	bind_value(input_2, () => get(cities), ($$value) => set(cities, $$value));
	bind_select_value(select, () => get(country), ($$value) => set(country, $$value));
	append($$anchor, form);
	pop();
}
delegate([
	"pointerdown",
	"pointermove",
	"pointerup",
	"click",
	"input"
]);
// src/workshop/WorkshopPage.svelte
var root = from_html(`<p class="problem" role="alert"> </p>`);
var root_1 = from_html(`<li class="svelte-v1txb3"><a class="svelte-v1txb3"> </a> <small class="svelte-v1txb3"> </small> <button class="button"> <span class="unseen"> </span></button></li>`);
var root_2 = from_html(`<section class="card svelte-v1txb3" aria-labelledby="drafts"><h2 id="drafts" class="svelte-v1txb3"> </h2> <ul class="svelte-v1txb3"></ul></section>`);
var root_3 = from_html(`<p role="status"> </p>`);
var root_4 = from_html(`<button class="button wide svelte-v1txb3"> </button>`);
var root_5 = from_html(`<p> </p>`);
var root_6 = from_html(`<label class="field svelte-v1txb3"><span> </span><input type="search"/></label>`);
var root_7 = from_html(`<br/> `, 1);
var root_8 = from_html(`<button class="button danger"> <span class="unseen"> </span></button>`);
var root_9 = from_html(`<article class="svelte-v1txb3"><span class="picture svelte-v1txb3"><!></span> <h3 class="svelte-v1txb3"> </h3> <p class="svelte-v1txb3"> <!></p> <div class="row svelte-v1txb3"><button class="button primary"> <span class="unseen"> </span></button> <button class="button"> <span class="unseen"> </span></button> <button class="button"> <span class="unseen"> </span></button> <a class="button"> <span class="unseen"> </span></a> <!></div> <details class="svelte-v1txb3"><summary class="svelte-v1txb3"> </summary> <!></details></article>`);
var root_10 = from_html(`<!> <div class="two svelte-v1txb3"><section class="card svelte-v1txb3" aria-labelledby="region"><h2 id="region" class="svelte-v1txb3"> </h2> <!> <!></section> <section class="card svelte-v1txb3" aria-labelledby="other"><h2 id="other" class="svelte-v1txb3"> </h2> <button class="button wide svelte-v1txb3"> </button> <!> <label class="field svelte-v1txb3"><span> </span><input type="file" accept=".toml,.json" multiple="" class="svelte-v1txb3"/></label> <small class="svelte-v1txb3"> </small></section></div> <section class="card svelte-v1txb3" aria-labelledby="maps"><h2 id="maps" class="svelte-v1txb3"> </h2> <!> <!> <div class="maps svelte-v1txb3"></div></section>`, 1);
var root_11 = from_html(`<!> <main class="page" id="content" tabindex="-1"><h1> </h1> <p> </p> <!> <!></main>`, 1);
function WorkshopPage($$anchor, $$props) {
	push($$props, true);
	let found = state(null);
	let editions = state([]);
	let problem = state("");
	let busy = state(false);
	let filter = state("");
	let control = null;
	/** From so many maps on they can be searched. */
	const MANY = 6;
	const maps = user_derived(() => (get(found)?.maps ?? []).filter(({ name, author }) => `${name} ${author}`.toLowerCase().includes(get(filter).trim().toLowerCase())));
	const load = () => request("GET", "/api/workshop").then((shown) => set(found, shown), fail);
	const fail = (error) => set(problem, refusalText(error), true);
	user_effect(() => {
		load();
		getEditions().then((list) => set(editions, list), fail);
	});
	async function begin(body) {
		set(busy, true);
		set(problem, "");
		try {
			const draft = await request("POST", "/api/workshop/drafts", body);
			router.go(`/workshop/${draft.id}`);
		} catch (error) {
			fail(error);
		} finally {
			set(busy, false);
		}
	}
	async function fromRegion(choice) {
		set(busy, true);
		set(problem, "");
		control = new AbortController();
		let document = null;
		try {
			await work("/api/workshop/region", choice, (line) => {
				if (line.kind === "document") document = line.document;
				else if (line.kind === "refused") set(problem, line.message, true);
				else if (line.kind === "failed") set(problem, t("workshop.failed"), true);
			}, control.signal);
		} catch (error) {
			fail(error);
		} finally {
			set(busy, false);
		}
		if (document) await begin({ document });
	}
	/** The TOML of a map, perhaps together with its geometry. */
	async function fromFile(event) {
		const files = [...event.currentTarget.files ?? []];
		event.currentTarget.value = "";
		const drawn = files.find(({ name }) => name.toLowerCase().endsWith(".json"));
		const file = files.find((one) => one !== drawn);
		set(problem, drawn && !file ? t("workshop.only_geometry") : "", true);
		if (!file) return;
		try {
			const geometry = drawn ? JSON.parse(await drawn.text()) : void 0;
			const response = await fetch("/api/workshop/read", {
				method: "POST",
				body: file
			});
			const told = await response.json();
			if (!response.ok) set(problem, t("workshop.bad_file", { why: told.why ?? "" }), true);
			else await begin({
				document: told,
				...geometry === void 0 ? {} : { geometry }
			});
		} catch (error) {
			if (error instanceof SyntaxError) set(problem, t("workshop.bad_file", { why: drawn?.name ?? file.name }), true);
			else fail(error);
		}
	}
	async function play(map, opponent) {
		try {
			const name = settings.values.name.trim() || t("lobby.guest");
			const { rules } = await getEdition(map.edition);
			const others = Array.from({ length: rules.players[0] - 1 }, () => opponent);
			const { table } = await createTable({
				edition: map.edition,
				seats: [null, ...others],
				name,
				hints: true
			});
			router.go(`/table/${table.id}`);
		} catch (error) {
			fail(error);
		}
	}
	async function discard(draft) {
		if (!confirm(t("workshop.delete_sure", { name: draft.name }))) return;
		await request("POST", `/api/workshop/drafts/${draft.id}/delete`).catch(fail);
		await load();
	}
	async function withdraw(map) {
		if (!confirm(t("workshop.withdraw_sure", { name: map.name }))) return;
		await request("POST", `/api/workshop/maps/${map.edition}/withdraw`).catch(fail);
		await load();
	}
	var fragment = root_11();
	var node = first_child(fragment);
	{
		let $0 = user_derived(() => t("nav.workshop"));
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
	var consequent_7 = ($$anchor) => {
		var fragment_1 = root_10();
		var node_3 = first_child(fragment_1);
		var consequent_1 = ($$anchor) => {
			var section = root_2();
			var h2 = child(section);
			var text_3 = only_child(h2, true);
			var ul = sibling(h2, 2);
			each(ul, 21, () => get(found).drafts, (draft) => draft.id, ($$anchor, draft) => {
				var li = root_1();
				var a = child(li);
				var text_4 = only_child(a, true);
				var small = sibling(a, 2);
				var text_5 = only_child(small, true);
				var button = sibling(small, 2);
				var text_6 = child(button, true);
				var span = sibling(text_6);
				var text_7 = only_child(span, true);
				reset(button);
				reset(li);
				template_effect(($0, $1) => {
					set_attribute(a, "href", `/workshop/${get(draft).id ?? ""}`);
					set_text(text_4, get(draft).name);
					set_text(text_5, $0);
					set_text(text_6, $1);
					set_text(text_7, get(draft).name);
				}, [() => dayName(/* @__PURE__ */ new Date(1e3 * get(draft).changed), /* @__PURE__ */ new Date(), language.current), () => t("workshop.delete")]);
				delegated("click", button, () => discard(get(draft)));
				append($$anchor, li);
			});
			reset(ul);
			reset(section);
			template_effect(($0) => set_text(text_3, $0), [() => t("workshop.drafts")]);
			append($$anchor, section);
		};
		if_block(node_3, ($$render) => {
			if (get(found).drafts.length) $$render(consequent_1);
		});
		var div = sibling(node_3, 2);
		var section_1 = child(div);
		var h2_1 = child(section_1);
		var text_8 = only_child(h2_1, true);
		var node_4 = sibling(h2_1, 2);
		RegionPicker(node_4, {
			get busy() {
				return get(busy);
			},
			onchoose: fromRegion,
			oncancel: () => control?.abort()
		});
		var node_5 = sibling(node_4, 2);
		var consequent_2 = ($$anchor) => {
			var p_2 = root_3();
			var text_9 = only_child(p_2, true);
			template_effect(($0) => set_text(text_9, $0), [() => t("workshop.drawing")]);
			append($$anchor, p_2);
		};
		if_block(node_5, ($$render) => {
			if (get(busy)) $$render(consequent_2);
		});
		reset(section_1);
		var section_2 = sibling(section_1, 2);
		var h2_2 = child(section_2);
		var text_10 = only_child(h2_2, true);
		var button_1 = sibling(h2_2, 2);
		var text_11 = only_child(button_1, true);
		var node_6 = sibling(button_1, 2);
		each(node_6, 17, () => get(editions), (edition) => edition.id, ($$anchor, edition) => {
			var button_2 = root_4();
			var text_12 = only_child(button_2, true);
			template_effect(($0) => {
				button_2.disabled = get(busy);
				set_text(text_12, $0);
			}, [() => t("workshop.from_board", { name: editionName(get(edition)) })]);
			delegated("click", button_2, () => begin({ edition: get(edition).id }));
			append($$anchor, button_2);
		});
		var label = sibling(node_6, 2);
		var span_1 = child(label);
		var text_13 = only_child(span_1, true);
		var input = sibling(span_1);
		reset(label);
		var small_1 = sibling(label, 2);
		var text_14 = only_child(small_1, true);
		reset(section_2);
		reset(div);
		var section_3 = sibling(div, 2);
		var h2_3 = child(section_3);
		var text_15 = only_child(h2_3, true);
		var node_7 = sibling(h2_3, 2);
		var consequent_3 = ($$anchor) => {
			var p_3 = root_5();
			var text_16 = only_child(p_3, true);
			template_effect(($0) => set_text(text_16, $0), [() => t("workshop.maps.none")]);
			append($$anchor, p_3);
		};
		if_block(node_7, ($$render) => {
			if (get(found).maps.length === 0) $$render(consequent_3);
		});
		var node_8 = sibling(node_7, 2);
		var consequent_4 = ($$anchor) => {
			var label_1 = root_6();
			var span_2 = child(label_1);
			var text_17 = only_child(span_2, true);
			var input_1 = sibling(span_2);
			remove_input_defaults(input_1);
			reset(label_1);
			template_effect(($0) => set_text(text_17, $0), [() => t("workshop.filter")]);
			bind_value(input_1, () => get(filter), ($$value) => set(filter, $$value));
			append($$anchor, label_1);
		};
		if_block(node_8, ($$render) => {
			if (get(found).maps.length > MANY) $$render(consequent_4);
		});
		var div_1 = sibling(node_8, 2);
		each(div_1, 21, () => get(maps), (map) => map.map, ($$anchor, map) => {
			var article = root_9();
			var span_3 = child(article);
			var node_9 = child(span_3);
			BoardThumbnail(node_9, { get edition() {
				return get(map).edition;
			} });
			reset(span_3);
			var h3 = sibling(span_3, 2);
			var text_18 = only_child(h3, true);
			var p_4 = sibling(h3, 2);
			var text_19 = child(p_4);
			var node_10 = sibling(text_19);
			var consequent_5 = ($$anchor) => {
				var fragment_2 = root_7();
				var text_20 = sibling(first_child(fragment_2), 1, true);
				template_effect(($0) => set_text(text_20, $0), [() => t("workshop.remix_of", { name: get(map).remix_name })]);
				append($$anchor, fragment_2);
			};
			if_block(node_10, ($$render) => {
				if (get(map).remix_name) $$render(consequent_5);
			});
			reset(p_4);
			var div_2 = sibling(p_4, 2);
			var button_3 = child(div_2);
			var text_21 = child(button_3, true);
			var span_4 = sibling(text_21);
			var text_22 = only_child(span_4, true);
			reset(button_3);
			var button_4 = sibling(button_3, 2);
			var text_23 = child(button_4, true);
			var span_5 = sibling(text_23);
			var text_24 = only_child(span_5, true);
			reset(button_4);
			var button_5 = sibling(button_4, 2);
			var text_25 = child(button_5, true);
			var span_6 = sibling(text_25);
			var text_26 = only_child(span_6, true);
			reset(button_5);
			var a_1 = sibling(button_5, 2);
			var text_27 = child(a_1, true);
			var span_7 = sibling(text_27);
			var text_28 = only_child(span_7, true);
			reset(a_1);
			var node_11 = sibling(a_1, 2);
			var consequent_6 = ($$anchor) => {
				var button_6 = root_8();
				var text_29 = child(button_6, true);
				var span_8 = sibling(text_29);
				var text_30 = only_child(span_8, true);
				reset(button_6);
				template_effect(($0) => {
					set_text(text_29, $0);
					set_text(text_30, get(map).name);
				}, [() => t("workshop.withdraw")]);
				delegated("click", button_6, () => withdraw(get(map)));
				append($$anchor, button_6);
			};
			if_block(node_11, ($$render) => {
				if (get(map).mine) $$render(consequent_6);
			});
			reset(div_2);
			var details = sibling(div_2, 2);
			var summary = child(details);
			var text_31 = only_child(summary, true);
			var node_12 = sibling(summary, 2);
			Downloads(node_12, {
				get name() {
					return get(map).name;
				},
				get toml() {
					return `/api/maps/${get(map).edition ?? ""}/file`;
				},
				get geometry() {
					return `/api/maps/${get(map).edition ?? ""}/geometry`;
				},
				get svg() {
					return `/api/editions/${get(map).edition ?? ""}/picture.svg`;
				},
				get pdf() {
					return `/api/editions/${get(map).edition ?? ""}/print.pdf`;
				}
			});
			reset(details);
			reset(article);
			template_effect(($0, $1, $2, $3, $4, $5) => {
				set_text(text_18, get(map).name);
				set_text(text_19, `${$0 ?? ""} `);
				set_text(text_21, $1);
				set_text(text_22, get(map).name);
				set_text(text_23, $2);
				set_text(text_24, get(map).name);
				set_text(text_25, $3);
				set_text(text_26, get(map).name);
				set_attribute(a_1, "href", `/edition/${get(map).edition ?? ""}`);
				set_text(text_27, $4);
				set_text(text_28, get(map).name);
				set_text(text_31, $5);
			}, [
				() => t("workshop.by", {
					author: get(map).author,
					n: get(map).version
				}),
				() => t("workshop.play"),
				() => t("workshop.play_friends"),
				() => t("workshop.remix"),
				() => t("learn.rules"),
				() => t("workshop.take_along")
			]);
			delegated("click", button_3, () => play(get(map), "normal"));
			delegated("click", button_4, () => play(get(map), null));
			delegated("click", button_5, () => begin({ edition: get(map).edition }));
			append($$anchor, article);
		});
		reset(div_1);
		reset(section_3);
		template_effect(($0, $1, $2, $3, $4, $5) => {
			set_text(text_8, $0);
			set_text(text_10, $1);
			button_1.disabled = get(busy);
			set_text(text_11, $2);
			set_text(text_13, $3);
			set_text(text_14, $4);
			set_text(text_15, $5);
		}, [
			() => t("workshop.from_region"),
			() => t("workshop.from_other"),
			() => t("workshop.from_nothing"),
			() => t("workshop.from_file"),
			() => t("workshop.from_file.about"),
			() => t("workshop.maps")
		]);
		delegated("click", button_1, () => begin({}));
		delegated("change", input, fromFile);
		append($$anchor, fragment_1);
	};
	if_block(node_2, ($$render) => {
		if (get(found)) $$render(consequent_7);
	});
	reset(main);
	template_effect(($0, $1) => {
		set_text(text, $0);
		set_text(text_1, $1);
	}, [() => t("nav.workshop"), () => t("workshop.intro")]);
	append($$anchor, fragment);
	pop();
}
delegate(["click", "change"]);
export { WorkshopPage as default };
