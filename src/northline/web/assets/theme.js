import { f as getEdition, m as getGeometry } from "./refusal-text.js";
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
	playerMarks: [
		"#ffffff",
		"#ffffff",
		"#ffffff",
		"#3a2a00",
		"#ffffff"
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
	patterns: [
		"",
		"<path d=\"M-11-6.2V6.2M-4-6.2V6.2M4-6.2V6.2M11-6.2V6.2\" stroke-width=\"2\"/>",
		"<path d=\"M-16 6L-8-6M-8 6L0-6M0 6L8-6M8 6L16-6\" stroke-width=\"2\"/>",
		"<path d=\"M-15-4L-10 0-15 4M-7-4L-2 0-7 4M1-4L6 0 1 4M9-4L14 0 9 4\" stroke-width=\"2\"/>",
		"<g stroke=\"none\" fill=\"{mark}\"><circle cx=\"-12\" r=\"2.1\"/><circle cx=\"-4\" r=\"2.1\"/><circle cx=\"4\" r=\"2.1\"/><circle cx=\"12\" r=\"2.1\"/></g>"
	]
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
var graySpace = drawing_default.graySpace;
var locomotiveShape = drawing_default.locomotive;
function colorOf(card) {
	const index = COLORS.indexOf(card);
	return index < 0 ? graySpace : drawing_default.routeColors[index];
}
/** The colour in which a colour's symbol is drawn on it. */
function markOf(card) {
	return drawing_default.marks[COLORS.indexOf(card)] ?? "#2a2118";
}
/** The symbol of a card as SVG, around the origin, about 15 by 10. */
function symbolOf(card) {
	if (card === "locomotive") return `<g fill="#2a2118">${drawing_default.locomotive}</g>`;
	const shape = drawing_default.colorShapes[card] ?? "";
	return `<g fill="${markOf(card)}">${shape.replaceAll("{mark}", markOf(card))}</g>`;
}
var playerColor = (seat) => drawing_default.playerColors[seat % drawing_default.playerColors.length];
var playerMark = (seat) => drawing_default.playerMarks[seat % drawing_default.playerMarks.length];
var playerPattern = (seat) => drawing_default.patterns[seat % drawing_default.patterns.length].replaceAll("{mark}", playerMark(seat));
var SEATS = drawing_default.playerColors.length;
export { curve as _, playerMark as a, loadBoard as b, themeOf as c, cardTotal as d, formatCard as f, cityTowards as g, parseCards as h, playerColor as i, CARDS as l, parseCard as m, colorOf as n, playerPattern as o, formatCards as p, locomotiveShape as r, symbolOf as s, SEATS as t, COLORS as u, hitTest as v, stationOwners as x, upright as y };
