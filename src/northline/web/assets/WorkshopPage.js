import { $ as only_child, A as if_block, B as delegate, D as each, H as event, I as from_html, K as template_effect, L as from_svg, N as set_text, O as index, P as append, Q as first_child, U as get, V as delegated, Z as child, _ as init_select, at as state, ct as push, et as sibling, f as remove_input_defaults, g as bind_select_value, it as set, ot as user_derived, p as set_attribute, pt as to_array, q as user_effect, s as bind_this, st as pop, tt as proxy, u as bind_value, ut as reset } from "./svelte.js";
import { T as createTable, at as request, j as getEditions, n as refusalText, u as editionName, y as t, yt as settings } from "./forms.js";
import { H as router, R as PageHeader, n as BoardThumbnail } from "./index.js";
import { t as work } from "./work.js";
// src/workshop/RegionPicker.svelte
var root$1 = from_html(`<p class="problem" role="alert"> </p>`);
var root_1$1 = from_svg(`<circle r="0.5" class="svelte-10ac8yj"></circle>`);
var root_2$1 = from_html(`<button type="button" class="button"> </button>`);
var root_3$1 = from_html(`<label class="field svelte-10ac8yj"><span> </span><input type="number" step="any" required=""/></label>`);
var root_4$1 = from_html(`<option> </option>`);
var root_5$1 = from_html(`<form><!> <svg viewBox="-180 -84 360 150" role="img" class="svelte-10ac8yj"><path class="land svelte-10ac8yj"></path><!><rect class="box svelte-10ac8yj"></rect></svg> <p class="hint svelte-10ac8yj"> </p> <div class="examples svelte-10ac8yj"></div> <div class="row svelte-10ac8yj"></div> <div class="row svelte-10ac8yj"><label class="field svelte-10ac8yj"><span> </span><input type="text" maxlength="24" required=""/></label> <label class="field svelte-10ac8yj"><span> </span><input type="number" min="8" max="60" required=""/></label> <label class="field svelte-10ac8yj"><span> </span> <select><option> </option><!></select></label></div> <p role="status"> </p> <button class="button primary"> </button></form>`);
function RegionPicker($$anchor, $$props) {
	push($$props, true);
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
	let start = null;
	let svg;
	user_effect(() => {
		request("GET", "/api/workshop/world").then((found) => set(world, found), (error) => set(problem, refusalText(error), true));
	});
	const inside = user_derived(() => (get(world)?.places ?? []).filter(([, , lat, lon]) => lat >= get(box).south && lat <= get(box).north && (lon - get(box).west + 720) % 360 <= (get(box).east - get(box).west + 720) % 360));
	const countries = user_derived(() => [...new Set(get(inside).map(([, where]) => where))].sort());
	const left = user_derived(() => get(inside).filter(([, where]) => !get(country) || where === get(country)).length);
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
	var form = root_5$1();
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
	var node_2 = sibling(option);
	each(node_2, 16, () => get(countries), (one) => one, ($$anchor, one) => {
		var option_1 = root_4$1();
		var text_8 = only_child(option_1, true);
		var option_1_value = {};
		template_effect(() => {
			set_text(text_8, one);
			if (option_1_value !== (option_1_value = one)) option_1.__value = option_1_value;
		});
		append($$anchor, option_1);
	});
	reset(select);
	init_select(select);
	reset(label_3);
	reset(div_2);
	var p_2 = sibling(div_2, 2);
	var text_9 = only_child(p_2, true);
	var button_1 = sibling(p_2, 2);
	var text_10 = only_child(button_1, true);
	reset(form);
	template_effect(($0, $1, $2, $3, $4, $5, $6, $7, $8) => {
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
		set_text(text_9, $7);
		button_1.disabled = $$props.busy || get(left) < get(cities);
		set_text(text_10, $8);
	}, [
		() => t("workshop.region.map"),
		() => Math.max(0, get(box).north - get(box).south),
		() => t("workshop.region.hint"),
		() => t("workshop.name"),
		() => t("workshop.cities"),
		() => t("workshop.country"),
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
	"click"
]);
// src/workshop/WorkshopPage.svelte
var root = from_html(`<p class="problem" role="alert"> </p>`);
var root_1 = from_html(`<li class="svelte-v1txb3"><a class="svelte-v1txb3"> </a> <button class="button"> <span class="unseen"> </span></button></li>`);
var root_2 = from_html(`<section class="card svelte-v1txb3" aria-labelledby="drafts"><h2 id="drafts" class="svelte-v1txb3"> </h2> <ul class="svelte-v1txb3"></ul></section>`);
var root_3 = from_html(`<p role="status"> </p>`);
var root_4 = from_html(`<button class="button wide svelte-v1txb3"> </button>`);
var root_5 = from_html(`<p> </p>`);
var root_6 = from_html(`<br/> `, 1);
var root_7 = from_html(`<button class="button danger"> <span class="unseen"> </span></button>`);
var root_8 = from_html(`<article class="svelte-v1txb3"><span class="picture svelte-v1txb3"><!></span> <h3 class="svelte-v1txb3"> </h3> <p class="svelte-v1txb3"> <!></p> <div class="row svelte-v1txb3"><button class="button primary"> <span class="unseen"> </span></button> <button class="button"> <span class="unseen"> </span></button> <a class="button"> <span class="unseen"> </span></a> <a class="button" download="">TOML<span class="unseen"> </span></a> <!></div></article>`);
var root_9 = from_html(`<!> <div class="two svelte-v1txb3"><section class="card svelte-v1txb3" aria-labelledby="region"><h2 id="region" class="svelte-v1txb3"> </h2> <!> <!></section> <section class="card svelte-v1txb3" aria-labelledby="other"><h2 id="other" class="svelte-v1txb3"> </h2> <button class="button wide svelte-v1txb3"> </button> <!> <label class="field svelte-v1txb3"><span> </span><input type="file" accept=".toml" class="svelte-v1txb3"/></label></section></div> <section class="card svelte-v1txb3" aria-labelledby="maps"><h2 id="maps" class="svelte-v1txb3"> </h2> <!> <div class="maps svelte-v1txb3"></div></section>`, 1);
var root_10 = from_html(`<!> <main class="page" id="content" tabindex="-1"><h1> </h1> <p> </p> <!> <!></main>`, 1);
function WorkshopPage($$anchor, $$props) {
	push($$props, true);
	let found = state(null);
	let editions = state([]);
	let problem = state("");
	let busy = state(false);
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
		let document = null;
		try {
			await work("/api/workshop/region", choice, (line) => {
				if (line.kind === "document") document = line.document;
				else if (line.kind === "refused") set(problem, line.message, true);
				else if (line.kind === "failed") set(problem, t("workshop.failed"), true);
			}, new AbortController().signal);
		} catch (error) {
			fail(error);
		} finally {
			set(busy, false);
		}
		if (document) await begin({ document });
	}
	async function fromFile(event) {
		const file = event.currentTarget.files?.[0];
		event.currentTarget.value = "";
		if (!file) return;
		set(problem, "");
		try {
			const response = await fetch("/api/workshop/read", {
				method: "POST",
				body: await file.text()
			});
			const told = await response.json();
			if (!response.ok) set(problem, t("workshop.bad_file", { why: told.why ?? "" }), true);
			else await begin({ document: told });
		} catch (error) {
			fail(error);
		}
	}
	async function play(map) {
		try {
			const name = settings.values.name.trim() || t("lobby.guest");
			const { table } = await createTable({
				edition: map.edition,
				seats: [null, "normal"],
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
	var fragment = root_10();
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
	var consequent_6 = ($$anchor) => {
		var fragment_1 = root_9();
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
				var button = sibling(a, 2);
				var text_5 = child(button, true);
				var span = sibling(text_5);
				var text_6 = only_child(span, true);
				reset(button);
				reset(li);
				template_effect(($0) => {
					set_attribute(a, "href", `/workshop/${get(draft).id ?? ""}`);
					set_text(text_4, get(draft).name);
					set_text(text_5, $0);
					set_text(text_6, get(draft).name);
				}, [() => t("workshop.delete")]);
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
		var text_7 = only_child(h2_1, true);
		var node_4 = sibling(h2_1, 2);
		RegionPicker(node_4, {
			get busy() {
				return get(busy);
			},
			onchoose: fromRegion
		});
		var node_5 = sibling(node_4, 2);
		var consequent_2 = ($$anchor) => {
			var p_2 = root_3();
			var text_8 = only_child(p_2, true);
			template_effect(($0) => set_text(text_8, $0), [() => t("workshop.drawing")]);
			append($$anchor, p_2);
		};
		if_block(node_5, ($$render) => {
			if (get(busy)) $$render(consequent_2);
		});
		reset(section_1);
		var section_2 = sibling(section_1, 2);
		var h2_2 = child(section_2);
		var text_9 = only_child(h2_2, true);
		var button_1 = sibling(h2_2, 2);
		var text_10 = only_child(button_1, true);
		var node_6 = sibling(button_1, 2);
		each(node_6, 17, () => get(editions), (edition) => edition.id, ($$anchor, edition) => {
			var button_2 = root_4();
			var text_11 = only_child(button_2, true);
			template_effect(($0) => {
				button_2.disabled = get(busy);
				set_text(text_11, $0);
			}, [() => t("workshop.from_board", { name: editionName(get(edition)) })]);
			delegated("click", button_2, () => begin({ edition: get(edition).id }));
			append($$anchor, button_2);
		});
		var label = sibling(node_6, 2);
		var span_1 = child(label);
		var text_12 = only_child(span_1, true);
		var input = sibling(span_1);
		reset(label);
		reset(section_2);
		reset(div);
		var section_3 = sibling(div, 2);
		var h2_3 = child(section_3);
		var text_13 = only_child(h2_3, true);
		var node_7 = sibling(h2_3, 2);
		var consequent_3 = ($$anchor) => {
			var p_3 = root_5();
			var text_14 = only_child(p_3, true);
			template_effect(($0) => set_text(text_14, $0), [() => t("workshop.maps.none")]);
			append($$anchor, p_3);
		};
		if_block(node_7, ($$render) => {
			if (get(found).maps.length === 0) $$render(consequent_3);
		});
		var div_1 = sibling(node_7, 2);
		each(div_1, 21, () => get(found).maps, (map) => map.map, ($$anchor, map) => {
			var article = root_8();
			var span_2 = child(article);
			var node_8 = child(span_2);
			BoardThumbnail(node_8, { get edition() {
				return get(map).edition;
			} });
			reset(span_2);
			var h3 = sibling(span_2, 2);
			var text_15 = only_child(h3, true);
			var p_4 = sibling(h3, 2);
			var text_16 = child(p_4);
			var node_9 = sibling(text_16);
			var consequent_4 = ($$anchor) => {
				var fragment_2 = root_6();
				var text_17 = sibling(first_child(fragment_2), 1, true);
				template_effect(($0) => set_text(text_17, $0), [() => t("workshop.remix_of", { name: get(map).remix_name })]);
				append($$anchor, fragment_2);
			};
			if_block(node_9, ($$render) => {
				if (get(map).remix_name) $$render(consequent_4);
			});
			reset(p_4);
			var div_2 = sibling(p_4, 2);
			var button_3 = child(div_2);
			var text_18 = child(button_3, true);
			var span_3 = sibling(text_18);
			var text_19 = only_child(span_3, true);
			reset(button_3);
			var button_4 = sibling(button_3, 2);
			var text_20 = child(button_4, true);
			var span_4 = sibling(text_20);
			var text_21 = only_child(span_4, true);
			reset(button_4);
			var a_1 = sibling(button_4, 2);
			var text_22 = child(a_1, true);
			var span_5 = sibling(text_22);
			var text_23 = only_child(span_5, true);
			reset(a_1);
			var a_2 = sibling(a_1, 2);
			var span_6 = sibling(child(a_2));
			var text_24 = only_child(span_6, true);
			reset(a_2);
			var node_10 = sibling(a_2, 2);
			var consequent_5 = ($$anchor) => {
				var button_5 = root_7();
				var text_25 = child(button_5, true);
				var span_7 = sibling(text_25);
				var text_26 = only_child(span_7, true);
				reset(button_5);
				template_effect(($0) => {
					set_text(text_25, $0);
					set_text(text_26, get(map).name);
				}, [() => t("workshop.withdraw")]);
				delegated("click", button_5, () => withdraw(get(map)));
				append($$anchor, button_5);
			};
			if_block(node_10, ($$render) => {
				if (get(map).mine) $$render(consequent_5);
			});
			reset(div_2);
			reset(article);
			template_effect(($0, $1, $2, $3) => {
				set_text(text_15, get(map).name);
				set_text(text_16, `${$0 ?? ""} `);
				set_text(text_18, $1);
				set_text(text_19, get(map).name);
				set_text(text_20, $2);
				set_text(text_21, get(map).name);
				set_attribute(a_1, "href", `/edition/${get(map).edition ?? ""}`);
				set_text(text_22, $3);
				set_text(text_23, get(map).name);
				set_attribute(a_2, "href", `/api/maps/${get(map).edition ?? ""}/file`);
				set_text(text_24, get(map).name);
			}, [
				() => t("workshop.by", {
					author: get(map).author,
					n: get(map).version
				}),
				() => t("workshop.play"),
				() => t("workshop.remix"),
				() => t("learn.rules")
			]);
			delegated("click", button_3, () => play(get(map)));
			delegated("click", button_4, () => begin({ edition: get(map).edition }));
			append($$anchor, article);
		});
		reset(div_1);
		reset(section_3);
		template_effect(($0, $1, $2, $3, $4) => {
			set_text(text_7, $0);
			set_text(text_9, $1);
			button_1.disabled = get(busy);
			set_text(text_10, $2);
			set_text(text_12, $3);
			set_text(text_13, $4);
		}, [
			() => t("workshop.from_region"),
			() => t("workshop.from_other"),
			() => t("workshop.from_nothing"),
			() => t("workshop.from_file"),
			() => t("workshop.maps")
		]);
		delegated("click", button_1, () => begin({}));
		delegated("change", input, fromFile);
		append($$anchor, fragment_1);
	};
	if_block(node_2, ($$render) => {
		if (get(found)) $$render(consequent_6);
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
