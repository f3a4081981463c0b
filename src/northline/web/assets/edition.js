import { f as getEdition, m as getGeometry } from "./refusals.js";
// src/lib/edition.ts
/** An edition with its geometry, and everything by name. */
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
	/** The routes beside one that join the same two cities, itself included. */
	twins(id) {
		const route = this.routes.get(id);
		if (!route) return [];
		return this.edition.routes.filter((other) => other.a === route.a && other.b === route.b || other.a === route.b && other.b === route.a);
	}
};
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
export { loadBoard as t };
