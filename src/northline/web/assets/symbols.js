import { c as spaceColors, h as COLORS, l as station, o as locomotiveShape, p as train, r as SEATS, u as symbolIn } from "./index.js";
// src/board/symbols.ts
function pieceDefinitions(prefix, theme, space) {
	const colors = spaceColors(theme);
	const shrink = Math.min(1, space[0] / 36);
	const scaled = (inner) => shrink === 1 ? inner : `<g transform="scale(${shrink.toFixed(2)})">${inner}</g>`;
	const parts = [`<g id="${prefix}loco">${scaled(`<rect x="-10.5" y="-6" width="21" height="12" rx="5" fill="#fffdf5"/><g fill="#2a2118" transform="translate(0 .3) scale(.86)">${locomotiveShape}</g>`)}</g>`];
	for (const kind of [
		"regular",
		"ferry",
		"tunnel"
	]) for (const [index, color] of [...COLORS, "gray"].entries()) {
		const blank = blankSpace(kind, colors.fills[index], colors, space);
		const symbol = color === "gray" ? "" : scaled(symbolIn(color, colors.marks[index]));
		parts.push(`<g id="${prefix}${kind}-${color}">${blank}${symbol}</g><g id="${prefix}${kind}-${color}-bare">${blank}</g>`);
	}
	for (let seat = 0; seat < SEATS; seat++) parts.push(`<g id="${prefix}train-${seat}">${scaled(train(seat))}</g>`, `<g id="${prefix}station-${seat}">${station(seat)}</g>`);
	return parts.join("");
}
/** A space without a symbol: plain, with round ends for a ferry, with a hatched rim for a tunnel. */
function blankSpace(kind, fill, colors, [length, width]) {
	const rect = (inset, round, more) => `<rect x="${inset - length / 2}" y="${inset - width / 2}" width="${length - 2 * inset}" height="${width - 2 * inset}" rx="${round}" ${more}/>`;
	if (kind === "tunnel") return rect(0, 2, `fill="${colors.tunnel}"`) + rect(1.1, 0, "fill=\"none\" stroke=\"#fff6dc\" stroke-width=\"1.5\" stroke-dasharray=\"2.6 2.6\"") + rect(2.3, 1, `fill="${fill}"`);
	return rect(.8, kind === "ferry" ? 5.7 : 2, `fill="${fill}" stroke="${colors.edge}" stroke-width=".8"`);
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
export { facesOf as n, pieceDefinitions as r, countryCodes as t };
