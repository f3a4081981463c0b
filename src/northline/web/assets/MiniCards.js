import { $ as first_child, C as attach, D as html, E as snippet, F as append, H as delegated, I as comment, J as user_effect, K as untrack, L as from_html, O as each, P as set_text, Q as child, R as from_svg, S as clsx, U as event, V as delegate, W as get, a as prop, at as set, b as set_style, c as bind_this, ct as pop, dt as reset, et as only_child, j as if_block, k as index, l as bind_element_size, lt as push, m as set_attribute, mt as to_array, ot as state, pt as noop, q as template_effect, st as user_derived, tt as sibling, x as set_class } from "./svelte.js";
import { b as t, r as priceTexts, y as list } from "./forms.js";
import { E as upright, S as curve, T as railOf, b as parseCards, f as themeOf, i as casing, m as CARDS, p as train, s as playerColor, w as hitTest, x as cityTowards, y as parseCard } from "./index.js";
import { r as pieceDefinitions, t as countryCodes } from "./symbols.js";
import { c as CityMark, n as cardsInWords, s as RouteTrack, t as cardWord } from "./sentences.js";
import { o as scenery, s as sceneryDefinitions } from "./keys.js";
import { t as CardFace } from "./CardFace.js";
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
// src/board/label-boxes.ts
function overlap(a, b, air) {
	return a[0] < b[0] + b[2] + air.x && b[0] < a[0] + a[2] + air.x && a[1] < b[1] + b[3] + air.y && b[1] < a[1] + a[3] + air.y;
}
function contains(outer, inner) {
	return inner[0] >= outer[0] && inner[1] >= outer[1] && inner[0] + inner[2] <= outer[0] + outer[2] && inner[1] + inner[3] <= outer[1] + outer[3];
}
/** The smallest box around some. */
function union(boxes) {
	const left = Math.min(...boxes.map(([x]) => x));
	const top = Math.min(...boxes.map(([, y]) => y));
	const right = Math.max(...boxes.map(([x, , width]) => x + width));
	const bottom = Math.max(...boxes.map(([, y, , height]) => y + height));
	return [
		left,
		top,
		right - left,
		bottom - top
	];
}
/** The point of a box that is nearest to a point. */
function nearestIn(box, [x, y]) {
	return [Math.min(Math.max(x, box[0]), box[0] + box[2]), Math.min(Math.max(y, box[1]), box[1] + box[3])];
}
/** The distance of a point from a box; 0 inside. */
function distanceFrom([left, top, width, height], [x, y]) {
	const aside = Math.max(left - x, x - left - width, 0);
	const away = Math.max(top - y, y - top - height, 0);
	return Math.sqrt(aside * aside + away * away);
}
function distanceToLine([[ax, ay], [bx, by]], [x, y]) {
	const [dx, dy] = [bx - ax, by - ay];
	const t = Math.min(Math.max(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1), 0), 1);
	return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}
/** Points along a line, both ends included, at most `step` apart. */
function along$1([a, b], step) {
	const count = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
	return Array.from({ length: count + 1 }, (_, k) => [a[0] + (b[0] - a[0]) * k / count, a[1] + (b[1] - a[1]) * k / count]);
}
/** Whether a line enters a box. */
function enters([a, b], [left, top, width, height]) {
	let [from, to] = [0, 1];
	const within = (start, delta, low, high) => {
		if (delta === 0) return start > low && start < high;
		const [one, two] = [(low - start) / delta, (high - start) / delta];
		from = Math.max(from, Math.min(one, two));
		to = Math.min(to, Math.max(one, two));
		return from < to;
	};
	return within(a[0], b[0] - a[0], left, left + width) && within(a[1], b[1] - a[1], top, top + height);
}
function cross([a, b], [c, d]) {
	const side = (p, q, r) => Math.sign((q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]));
	return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}
/** Boxes of one size that touch a circle, all around it. */
function around([x, y], radius, width, height) {
	const boxes = [];
	const add = (centreX, centreY) => boxes.push([
		centreX - width / 2,
		centreY - height / 2,
		width,
		height
	]);
	const corner = radius * Math.SQRT1_2;
	for (const side of [1, -1]) {
		for (const slide of [
			0,
			.35,
			-.35
		]) add(x + side * (radius + width / 2), y + slide * height);
		for (const slide of [
			0,
			.2,
			-.2,
			.4,
			-.4
		]) add(x + slide * width, y + side * (radius + height / 2));
		for (const other of [1, -1]) add(x + side * (corner + width / 2), y + other * (corner + height / 2));
	}
	return boxes;
}
// src/board/label-obstacles.ts
/** The size of a cell of the grid in which the sample points of spaces are found, in board units. */
var CELL = 40;
var Obstacles = class {
	#cities;
	#columns;
	/** The sample points of spaces, x and y in turn, by cell. */
	#cells = /* @__PURE__ */ new Map();
	constructor(geometry) {
		this.#columns = Math.ceil(geometry.view[2] / CELL) + 2;
		this.#cities = Object.entries(geometry.cities).map(([id, at]) => ({
			id,
			at,
			radius: geometry.labels[id] ? 9 : 6
		}));
		const [length, width] = geometry.space;
		for (const track of Object.values(geometry.routes)) for (const [x, y, angle] of track.spaces) {
			const [c, s] = [Math.cos(angle * Math.PI / 180), Math.sin(angle * Math.PI / 180)];
			for (const a of [
				-.42 * length,
				0,
				.42 * length
			]) for (const b of [
				-.4 * width,
				0,
				.4 * width
			]) this.#add(x + a * c - b * s, y + a * s + b * c);
		}
	}
	radius(city) {
		return this.#cities.find(({ id }) => id === city).radius;
	}
	/** How far a box is from the mark of its own city, and from the nearest other mark; less than 0 where it lies on it. */
	gaps(box, city) {
		let [own, others] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
		for (const { id, at, radius } of this.#cities) {
			const gap = distanceFrom(box, at) - radius;
			if (id === city) own = gap;
			else if (gap < others) others = gap;
		}
		return {
			own,
			others
		};
	}
	/** Whether a leader line touches the mark of a city other than its own. */
	meetsCity(line, own) {
		return this.#cities.some(({ id, at, radius }) => id !== own && distanceToLine(line, at) < radius + 3);
	}
	/** How much of spaces a box covers: nine for a whole one. */
	coveredBy([left, top, width, height]) {
		let count = 0;
		for (let row = Math.floor(top / CELL); row <= (top + height) / CELL; row++) for (let column = Math.floor(left / CELL); column <= (left + width) / CELL; column++) {
			const points = this.#cells.get(row * this.#columns + column);
			if (!points) continue;
			for (let k = 0; k < points.length; k += 2) {
				const [x, y] = [points[k], points[k + 1]];
				if (x > left && x < left + width && y > top && y < top + height) count++;
			}
		}
		return count;
	}
	/** How much of spaces a leader line crosses, in the same measure. */
	crossedBy(line) {
		return along$1(line, 8).reduce((count, [x, y]) => count + Math.min(1, this.coveredBy([
			x - 5,
			y - 5,
			10,
			10
		])), 0);
	}
	#add(x, y) {
		const cell = Math.floor(y / CELL) * this.#columns + Math.floor(x / CELL);
		const points = this.#cells.get(cell);
		if (points) points.push(x, y);
		else this.#cells.set(cell, [x, y]);
	}
};
var known = /* @__PURE__ */ new WeakMap();
function obstaclesOf(geometry) {
	let obstacles = known.get(geometry);
	if (!obstacles) known.set(geometry, obstacles = new Obstacles(geometry));
	return obstacles;
}
// src/board/label-search.ts
/**
* Which of its possible places each name gets, so that none lies on another. A name that finds no free place takes the
* one where it disturbs least, and those that were there look for others; each time a name is sent away it defends its
* place harder the next time, so that two do not chase each other for ever. The same input gives the same result.
*/
var Tier = class {
	/** No place of the group costs less. */
	floor;
	#make;
	#made = null;
	constructor(floor, make) {
		this.floor = floor;
		this.#make = make;
	}
	/** The cheapest first. */
	get candidates() {
		return this.#made ??= this.#make().sort((a, b) => a.cost - b.cost);
	}
};
/** What it costs to send a name away that nobody has sent away before. */
var DISTURB = 12;
var ATTEMPTS = 12;
var POLISH = 3;
/** Heavier cities win where not all find a place, and those of `first` win over all others. */
function settle(places, weight, first, air) {
	const cities = [...places.keys()].sort((a, b) => Number(first.has(b)) - Number(first.has(a)) || weight(b) - weight(a) || (a < b ? -1 : 1));
	const neighbours = neighboursOf(places, air);
	const chosen = /* @__PURE__ */ new Map();
	const defence = new Map(cities.map((city) => [city, DISTURB + weight(city)]));
	const inTheWay = (city, place) => neighbours.get(city).filter((other) => chosen.has(other) && clash(place, chosen.get(other), air));
	/** The place that costs least, with what it costs to send away those who are there. */
	const best = (city, send) => {
		let [found, least] = [void 0, Number.POSITIVE_INFINITY];
		for (const tier of places.get(city).tiers) {
			if (tier.floor >= least) break;
			for (const place of tier.candidates) {
				if (place.cost >= least) break;
				const others = inTheWay(city, place);
				if (others.length && (!send || !first.has(city) && others.some((other) => first.has(other)))) continue;
				const cost = others.reduce((sum, other) => sum + defence.get(other), place.cost);
				if (cost < least) [found, least] = [place, cost];
			}
		}
		return found;
	};
	const waiting = [...cities];
	for (let left = ATTEMPTS * cities.length; left > 0 && waiting.length; left--) {
		const city = waiting.shift();
		const place = best(city, true);
		if (!place) continue;
		for (const other of inTheWay(city, place)) {
			chosen.delete(other);
			defence.set(other, defence.get(other) * 1.35);
			waiting.push(other);
		}
		chosen.set(city, place);
	}
	for (let round = 0; round < POLISH; round++) for (const city of cities) {
		const place = best(city, false);
		if (place) chosen.set(city, place);
	}
	return chosen;
}
function clash(a, b, air) {
	if (overlap(a.box, b.box, air)) return true;
	if (a.leader && enters(a.leader, b.box)) return true;
	if (b.leader && enters(b.leader, a.box)) return true;
	return a.leader !== null && b.leader !== null && cross(a.leader, b.leader);
}
/** For each name those that it can ever meet. */
function neighboursOf(places, air) {
	const entries = [...places];
	return new Map(entries.map(([city, { reach }]) => [city, entries.filter(([other, there]) => other !== city && overlap(reach, there.reach, air)).map(([other]) => other)]));
}
// src/board/label-places.ts
/** Sizes of type in pixels of the screen, the preferred one first; none is smaller than can be read. */
var SIZES = [
	11.5,
	10.75,
	10
];
/** From the mark of a city to its name, in board units. */
var GAP = 3;
/** A corner of the box of a name may touch its city's mark: it is empty. */
var TOUCH = -1.1;
/** From a name to the mark of any other city, in board units. */
var APART = 1;
/** How far away names with a leader line are, in pixels. */
var AWAY = [
	12,
	22,
	34,
	48,
	68,
	94
];
var OTHER_SIDE = 1;
var SMALLER = 2.5;
var leaderCost = (pixels) => 8 + .2 * pixels;
/** For a name that is nearer to another city than to its own. */
var STRAY = 7;
var STRAY_WITH_LEADER = 2;
/** For a name on the mark of another city: only where a name has to be. */
var OVER_CITY = 60;
/** The places on the board that cover no city; others too for a name that has to be somewhere. */
function placesOf(geometry, obstacles, city, k, must) {
	const home = geometry.labels[city];
	const at = geometry.cities[city];
	const mark = obstacles.radius(city);
	const sizes = [...new Set(SIZES.map((pixels) => Math.max(home.size, pixels / k)))];
	const candidates = (boxes, step, cost, led, overCities = false) => {
		const found = [];
		for (const box of boxes) {
			if (!contains(geometry.view, box)) continue;
			const { own, others } = obstacles.gaps(box, city);
			const leader = led ? leaderTo(box, at, mark) : null;
			if (own < TOUCH) continue;
			if (!overCities && (others < APART || leader && obstacles.meetsCity(leader, city))) continue;
			const stray = own < others ? 0 : leader ? STRAY_WITH_LEADER : STRAY;
			const covered = obstacles.coveredBy(box) + (leader ? obstacles.crossedBy(leader) : 0);
			const extra = step * SMALLER + (overCities ? OVER_CITY : 0);
			found.push({
				box,
				size: sizes[step],
				leader,
				cost: cost + extra + stray + covered
			});
		}
		return found;
	};
	const boxesAround = (radius, step) => {
		const scale = sizes[step] / home.size;
		return around(at, radius, home.box[2] * scale, home.box[3] * scale);
	};
	const atHome = (step) => candidates([grown(home, at, sizes[step] / home.size)], step, 0, false);
	const beside = (step, overCities = false) => candidates(boxesAround(mark + GAP, step), step, OTHER_SIDE, false, overCities);
	const away = (pixels, step, overCities = false) => candidates(boxesAround(mark + GAP + pixels / k, step), step, leaderCost(pixels), true, overCities);
	const steps = [...sizes.keys()];
	const tiers = [
		new Tier(0, () => atHome(0)),
		new Tier(OTHER_SIDE, () => beside(0)),
		new Tier(SMALLER, () => steps.slice(1).flatMap((step) => [...atHome(step), ...beside(step)])),
		...AWAY.map((pixels) => new Tier(leaderCost(pixels), () => steps.flatMap((step) => away(pixels, step))))
	];
	if (must) {
		const least = steps.at(-1);
		tiers.push(new Tier(OVER_CITY, () => [...beside(least, true), ...AWAY.flatMap((pixels) => away(pixels, least, true))]));
	}
	return {
		reach: reachOf(at, mark + GAP + AWAY.at(-1) / k, home, sizes[0] / home.size),
		tiers
	};
}
function reachOf([x, y], far, home, scale) {
	const [aside, away] = [far + home.box[2] * scale, far + home.box[3] * scale];
	return [
		x - aside,
		y - away,
		2 * aside,
		2 * away
	];
}
/** The place that the layout chose, at a larger size: it grows away from its city. */
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
/** A line from the edge of a city's mark to the nearest point of its name. */
function leaderTo(box, at, radius) {
	const to = nearestIn(box, at);
	const far = Math.hypot(to[0] - at[0], to[1] - at[1]);
	return [[at[0] + (to[0] - at[0]) * radius / far, at[1] + (to[1] - at[1]) * radius / far], to];
}
// src/board/labels.ts
/**
* The names to draw at `k` pixels a unit. Where not all of them fit, as on a phone, heavier cities win, and those of
* `first` are always there.
*/
function labelsAt(geometry, k, weight, first = /* @__PURE__ */ new Set()) {
	const obstacles = obstaclesOf(geometry);
	const cities = Object.keys(geometry.labels);
	return [...settle(new Map(cities.map((city) => [city, placesOf(geometry, obstacles, city, k, first.has(city))])), weight, first, {
		x: 4 / k,
		y: .5 / k
	})].map(([city, place]) => labelIn(geometry.labels[city], city, place));
}
function labelIn(place, city, { box, size, leader }) {
	const scale = size / place.size;
	return {
		city,
		box,
		size,
		leader,
		x: box[0] + box[2] / 2,
		y: box[1] + (place.at[1] - place.box[1]) * scale,
		length: (place.box[2] - 2) * scale
	};
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
	if (whole.k >= .9 * readable) return whole;
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
/**
* A camera that shows a whole box of the board with some air around it. What it keeps free at the right or at the bottom
* may push the board out of its place, and make it a little smaller than it could be.
*/
function frame(box, board, window, { air = 60, right = 0, bottom = 0 } = {}) {
	const { least, most } = limits(board, window);
	const pushed = right > 0 || bottom > 0;
	const [width, height] = [window.width - right, window.height - bottom];
	const wanted = Math.min(width / (box[2] + 2 * air), height / (box[3] + 2 * air));
	const k = Math.min(Math.max(wanted, pushed ? .7 * least : least), most);
	const x = width / 2 - (box[0] + box[2] / 2) * k;
	const y = height / 2 - (box[1] + box[3] / 2) * k;
	return pushed ? {
		k,
		x,
		y
	} : clamp({
		k,
		x,
		y
	}, board, window);
}
/** Clamp: a board smaller than the viewport is centred; a larger one leaves at most a margin empty, and room for the buttons. */
function clamp(camera, board, window) {
	return {
		k: camera.k,
		x: along(camera.x, board.width * camera.k, window.width),
		y: along(camera.y, board.height * camera.k, window.height)
	};
}
function along(at, length, room) {
	if (length <= room) return (room - length) / 2;
	return Math.min(Math.max(at, room - length - 60), MARGIN);
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
	#automatic;
	#openedFor = 0;
	#redraw;
	constructor(geometry) {
		this.#geometry = geometry;
		this.#automatic = this.#opening;
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
	/** The buttons lie where the whole board leaves room: below it in a row, or beside it in a column. */
	get buttonsInRow() {
		return this.size.width * this.height > this.size.height * this.width;
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
		this.#set(this.#opening(), this.#opening);
	}
	/**
	* Where the window is too small for the whole board, show these cities with their names, as large as they fit, until
	* the board is moved. `namesAt` says where names are at a zoom.
	*/
	fitCities(cities, namesAt) {
		const geometry = this.#geometry();
		const marks = cities.flatMap((city) => geometry.cities[city] ? [[
			...geometry.cities[city],
			0,
			0
		]] : []);
		if (marks.length === 0 || !this.width) return;
		const fit = () => {
			const whole = contain(this.size, get(this.#window));
			if (this.#opening().k === whole.k) return whole;
			const free = this.buttonsInRow ? { bottom: 60 } : { right: 60 };
			return this.#framing(marks, namesAt, {}) ?? this.#framing(marks, namesAt, free) ?? whole;
		};
		this.#set(fit(), fit);
	}
	/** A camera that shows marks and names; null if some of them would be cut off or covered. */
	#framing(marks, namesAt, free) {
		let camera = frame(union(marks), this.size, get(this.#window), free);
		for (let attempt = 0; attempt < 4; attempt++) {
			const names = namesAt(camera.k);
			if (names.every((name) => this.#uncovered(name, camera))) return camera;
			camera = frame(union([...marks, ...names]), this.size, get(this.#window), {
				...free,
				air: 16
			});
		}
		return null;
	}
	/** Whether a box of the board is wholly in the window and not under the buttons of its corner. */
	#uncovered([x, y, width, height], { k, ...at }) {
		const [left, top, right, bottom] = [
			at.x + x * k,
			at.y + y * k,
			at.x + (x + width) * k,
			at.y + (y + height) * k
		];
		const [across, high] = this.buttonsInRow ? [3, 1] : [1, 3];
		const underButtons = right > this.width - across * 60 && bottom > this.height - high * 60;
		return left >= 0 && top >= 0 && right <= this.width && bottom <= this.height && !underButtons;
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
	#opening = () => opening(this.size, get(this.#window));
	#resized() {
		const camera = untrack(() => this.camera);
		const stays = this.#automatic === this.#opening && this.#openedFor === this.width && this.size.width * camera.k > this.width;
		const next = this.#automatic && !stays ? this.#automatic() : moveBy(camera, 0, 0, this.size, get(this.#window));
		this.#openedFor = this.width;
		this.camera = next;
		this.drawn = next.k;
	}
	#set(next, automatic = null) {
		this.#automatic = automatic;
		this.camera = next;
		if (next.k === this.drawn) return;
		clearTimeout(this.#redraw);
		this.#redraw = setTimeout(() => this.drawn = this.camera.k, REDRAW_DEBOUNCE_MS);
	}
};
// src/board/Board.svelte
var root$2 = from_svg(`<path></path>`);
var root_1$1 = from_svg(`<path stroke-width="7.6"></path><path stroke-width="5"></path>`, 1);
var root_2$1 = from_svg(`<path class="path svelte-12f8aji"></path>`);
var root_3$1 = from_svg(`<rect rx="6"></rect>`);
var root_4 = from_svg(`<g></g>`);
var root_5 = from_svg(`<rect rx="7"></rect>`);
var root_6 = from_svg(`<g class="selected svelte-12f8aji"></g>`);
var root_7 = from_svg(`<g><g><use></use></g></g>`);
var root_8 = from_svg(`<line></line><line></line>`, 1);
var root_9 = from_svg(`<text text-anchor="middle" lengthAdjust="spacingAndGlyphs"> </text>`);
var root_10 = from_svg(`<svg class="moving svelte-12f8aji"><!></svg>`);
var root_11 = from_html(`<div class="board svelte-12f8aji"><div class="window svelte-12f8aji" role="application" tabindex="0"><div class="layer svelte-12f8aji"><svg class="svelte-12f8aji"><g aria-hidden="true"></g><g class="rails svelte-12f8aji" aria-hidden="true"></g><g class="owned svelte-12f8aji" aria-hidden="true"></g><g aria-hidden="true"><!><!><!><!></g><g aria-hidden="true"></g><g></g><g aria-hidden="true"></g><!><g class="names svelte-12f8aji" aria-hidden="true"><!><!></g></svg> <!></div></div> <div><button type="button" class="svelte-12f8aji">+</button> <button type="button" class="svelte-12f8aji">−</button> <button type="button" class="svelte-12f8aji">⤢</button></div> <!></div>`);
function Board($$anchor, $$props) {
	push($$props, true);
	/** The accessible name of the board. */
	/** Routes that stand out. */
	/** Whether all other routes are dimmed. */
	/** A preview of trains on a route. */
	/** Routes whose trains arrive now. */
	/** Routes and cities of the last moves. */
	/** The announcement of a city that the keyboard cursor reaches. */
	/** Drawn on the board itself, over the trains and under the names. */
	/** Drawn over everything, in a layer of its own: for what moves, so that the board is not painted again. */
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
		d: curve(railOf(get(geometry), route))
	})));
	const viewport = new Viewport(() => $$props.board.geometry);
	let cursor = state(null);
	let focused = state(false);
	const size = user_derived(() => viewport.size), camera = user_derived(() => viewport.camera), drawn = user_derived(() => viewport.drawn);
	const important = user_derived(() => /* @__PURE__ */ new Set([...rings().keys(), ...get(cursor) ? [get(cursor)] : []]));
	const weight = (city) => $$props.board.routesOf.get(city)?.length ?? 0;
	const labelsOfZoom = user_derived(() => get(drawn) ? labelsAt(get(geometry), get(drawn), weight) : []);
	const nameless = user_derived(() => {
		const shown = new Set(get(labelsOfZoom).map(({ city }) => city));
		return Object.keys(get(geometry).labels).filter((city) => !shown.has(city));
	});
	const labels = user_derived(() => get(nameless).some((city) => get(important).has(city)) ? labelsAt(get(geometry), get(drawn), weight, get(important)) : get(labelsOfZoom));
	const named = user_derived(() => $$props.board.edition.cities.filter((city) => city.named).map((city) => city.id));
	/** Back to the initial view. */
	function resetView() {
		viewport.reset();
	}
	function fitCities(cities) {
		const wanted = new Set(cities);
		viewport.fitCities(cities, (k) => labelsAt(get(geometry), k, weight, wanted).filter(({ city }) => wanted.has(city)).map(({ box }) => box));
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
	var div = root_11();
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
		var path_1 = root$2();
		template_effect(() => set_attribute(path_1, "d", get(rail).d));
		append($$anchor, path_1);
	});
	reset(g_1);
	var g_2 = sibling(g_1);
	each(g_2, 21, () => get(rails), (rail) => rail.id, ($$anchor, rail) => {
		var fragment = comment();
		var node_1 = first_child(fragment);
		var consequent = ($$anchor) => {
			var fragment_1 = root_1$1();
			var path_2 = first_child(fragment_1);
			var path_3 = sibling(path_2);
			template_effect(($0) => {
				set_attribute(path_2, "d", get(rail).d);
				set_attribute(path_2, "stroke", casing);
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
			var path_4 = root_2$1();
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
		var path_5 = root$2();
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
			var g_4 = root_4();
			each(g_4, 21, () => get(geometry).routes[id].spaces, index, ($$anchor, space) => {
				var rect = root_3$1();
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
	var node_8 = sibling(g_8);
	snippet(node_8, () => $$props.overlay ?? noop);
	var g_11 = sibling(node_8);
	var node_9 = child(g_11);
	each(node_9, 17, () => get(labels), (name) => name.city, ($$anchor, name) => {
		var fragment_6 = comment();
		var node_10 = first_child(fragment_6);
		var consequent_3 = ($$anchor) => {
			const computed_const = user_derived(() => {
				const [[x1, y1], [x2, y2]] = get(name).leader;
				return {
					x1,
					y1,
					x2,
					y2
				};
			});
			var fragment_7 = root_8();
			var line = first_child(fragment_7);
			var line_1 = sibling(line);
			template_effect(() => {
				set_attribute(line, "x1", get(computed_const).x1);
				set_attribute(line, "y1", get(computed_const).y1);
				set_attribute(line, "x2", get(computed_const).x2);
				set_attribute(line, "y2", get(computed_const).y2);
				set_attribute(line, "stroke-width", 3.5 / get(drawn));
				set_attribute(line_1, "x1", get(computed_const).x1);
				set_attribute(line_1, "y1", get(computed_const).y1);
				set_attribute(line_1, "x2", get(computed_const).x2);
				set_attribute(line_1, "y2", get(computed_const).y2);
				set_attribute(line_1, "stroke", get(theme).ink);
				set_attribute(line_1, "stroke-width", 1.2 / get(drawn));
			});
			append($$anchor, fragment_7);
		};
		if_block(node_10, ($$render) => {
			if (get(name).leader) $$render(consequent_3);
		});
		append($$anchor, fragment_6);
	});
	var node_11 = sibling(node_9);
	each(node_11, 17, () => get(labels), (name) => name.city, ($$anchor, name) => {
		var text = root_9();
		var text_1 = only_child(text, true);
		template_effect(($0) => {
			set_attribute(text, "data-name", get(name).city);
			set_attribute(text, "x", get(name).x);
			set_attribute(text, "y", get(name).y);
			set_attribute(text, "font-size", get(name).size);
			set_attribute(text, "stroke-width", get(name).size * .21);
			set_attribute(text, "textLength", get(name).length);
			set_text(text_1, $0);
		}, [() => $$props.board.cityName(get(name).city)]);
		append($$anchor, text);
	});
	reset(g_11);
	reset(svg);
	var node_12 = sibling(svg, 2);
	var consequent_4 = ($$anchor) => {
		var svg_1 = root_10();
		var node_13 = child(svg_1);
		snippet(node_13, () => $$props.moving);
		reset(svg_1);
		template_effect(() => {
			set_attribute(svg_1, "viewBox", `0 0 ${get(size).width ?? ""} ${get(size).height ?? ""}`);
			set_attribute(svg_1, "width", get(size).width * get(drawn));
			set_attribute(svg_1, "height", get(size).height * get(drawn));
		});
		append($$anchor, svg_1);
	};
	if_block(node_12, ($$render) => {
		if ($$props.moving) $$render(consequent_4);
	});
	reset(div_2);
	reset(div_1);
	bind_this(div_1, ($$value) => viewport.element = $$value, () => viewport?.element);
	attach(div_1, () => attach$1);
	var div_3 = sibling(div_1, 2);
	let classes_2;
	var button = child(div_3);
	var button_1 = sibling(button, 2);
	var button_2 = sibling(button_1, 2);
	reset(div_3);
	var node_14 = sibling(div_3, 2);
	snippet(node_14, () => $$props.children ?? noop);
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
		classes_2 = set_class(div_3, 1, "zoom svelte-12f8aji", null, classes_2, { row: viewport.buttonsInRow });
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
// src/components/SeatMark.svelte
var root$1 = from_svg(`<svg class="mark svelte-1mb9170" viewBox="-20 -9 40 19" aria-hidden="true"></svg>`);
function SeatMark($$anchor, $$props) {
	push($$props, true);
	var svg = root$1();
	html(svg, () => train($$props.seat), true);
	reset(svg);
	append($$anchor, svg);
	pop();
}
// src/lib/descriptions.ts
/** Cards that lie side by side: "red, red and locomotive". */
function cardRow(cards) {
	return list(cards.map((card) => card ? t(`card.${card}`) : t("card.gap")));
}
/** "Bergen – Oslo, 4 spaces, red, tunnel" */
function routeText(board, route) {
	const parts = [board.ends(route), lengthText(route)];
	if (route.kind !== "regular") parts.push(t(`route.${route.kind}`));
	parts.push(...priceTexts(board.edition, route, true));
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
/** "3 spaces, red"; without a colour where every space shows a locomotive, since none takes one. */
function lengthText({ length, color, symbols }) {
	if (symbols >= length) return t("route.spaces", { n: length });
	return t("route.length", {
		n: length,
		color: routeColorText(color)
	});
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
/** Why a move is good: of a hint, or of what the coach would have done. */
function reasonText(hint, board) {
	return t(`hint.because.${hint.reason}`, {
		tickets: list(hint.tickets.map((id) => ticketText(board, id))),
		routes: list(hint.routes.map((id) => board.routeEnds(id))),
		n: hint.points
	});
}
// src/components/MiniCards.svelte
var root = from_html(`<span class="count"> </span>`);
var root_1 = from_html(`<span class="kind svelte-4h5dse"><!><span class="face svelte-4h5dse"><!></span></span>`);
var root_2 = from_html(`<span class="cards svelte-4h5dse" role="img"></span>`);
var root_3 = from_html(`<span class="none svelte-4h5dse"> </span>`);
function MiniCards($$anchor, $$props) {
	push($$props, true);
	const shown = user_derived(() => CARDS.filter((card) => ($$props.cards[card] ?? 0) > 0));
	var fragment = comment();
	var node = first_child(fragment);
	var consequent_1 = ($$anchor) => {
		var span = root_2();
		each(span, 20, () => get(shown), (card) => card, ($$anchor, card) => {
			var span_1 = root_1();
			var node_1 = child(span_1);
			var consequent = ($$anchor) => {
				var span_2 = root();
				var text = only_child(span_2, true);
				template_effect(() => set_text(text, $$props.cards[card]));
				append($$anchor, span_2);
			};
			if_block(node_1, ($$render) => {
				if ($$props.cards[card] !== 1) $$render(consequent);
			});
			var span_3 = sibling(node_1);
			var node_2 = child(span_3);
			CardFace(node_2, { get card() {
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
		var span_4 = root_3();
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
export { lengthText as a, routeText as c, Board as d, cardRow as i, ticketText as l, actionText as n, premoveText as o, reasonText as r, routeColorText as s, MiniCards as t, SeatMark as u };
