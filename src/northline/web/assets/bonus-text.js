import { b as t, v as has, y as list } from "./forms.js";
// src/lib/paths.ts
/** The legs of a path, one after the other: each begins where the one before it ends. */
function legsOf(routes, path) {
	const known = path.flatMap((id) => routes.get(id) ?? []);
	const first = known[0];
	if (!first) return [];
	return walk(known, first.a) ?? walk(known, first.b) ?? [];
}
/** The legs from a city on; null when the path does not begin there. */
function walk(path, start) {
	const legs = [];
	let from = start;
	for (const route of path) {
		if (route.a !== from && route.b !== from) return null;
		const to = route.a === from ? route.b : route.a;
		legs.push({
			route,
			from,
			to
		});
		from = to;
	}
	return legs;
}
/** The cities that a path comes through, in order. */
function citiesAlong(routes, path) {
	const legs = legsOf(routes, path);
	return legs.length ? [legs[0].from, ...legs.map((leg) => leg.to)] : [];
}
// src/lib/bonus-text.ts
/** The sentences that explain a card: who gets it, and what narrows down what counts. */
function bonusAbout(card) {
	const sentences = [t(card.counts === "routes" && card.kind ? `bonus.for.routes.${card.kind}` : `bonus.for.${card.counts}`)];
	if (card.length) sentences.push(t("bonus.only.length", { n: card.length }));
	if (card.max_points) sentences.push(t("bonus.only.max_points", { n: card.max_points }));
	if (card.mark) {
		const known = `bonus.only.mark.${card.mark}`;
		sentences.push(has(known) ? t(known) : t("bonus.only.mark", { mark: card.mark }));
	}
	if (card.country) sentences.push(t("bonus.only.country", { country: countryName(card.country) }));
	return sentences;
}
/** "3 tickets": a number with what the card counts. */
function bonusCount(counts, n) {
	return counts === "longest_path" ? t("route.spaces", { n }) : t(`bonus.count.${counts}`, { n });
}
/** What a count consists of, in words: the tickets, the routes, the cities along a path, the countries. */
function bonusCounted(board, counts, counted) {
	switch (counts) {
		case "completed_tickets": return joined(counted.map((id) => board.ticketEnds(id)));
		case "routes": return joined(counted.map((id) => board.routeEnds(id)));
		case "longest_path": return citiesAlong(board.routes, counted).map((city) => board.cityName(city)).join(" – ");
		case "countries": return list(counted.map(countryName));
		case "locomotives_in_hand":
		case "trains_left": return "";
	}
}
/** Who would score the card now, and why; or that nobody can know yet. `leaders` is null while something is hidden. */
function bonusLead(counts, numbers, leaders, nameOf) {
	if (!leaders?.length) return t(`bonus.lead.hidden.${counts === "locomotives_in_hand" ? "hands" : "tickets"}`);
	const most = numbers[leaders[0]] ?? 0;
	const everybody = leaders.length === numbers.length;
	if (leaders.length === 1) return t("bonus.lead.one", {
		name: nameOf(leaders[0]),
		count: bonusCount(counts, most)
	});
	if (everybody && most === 0) return t("bonus.lead.zero");
	return t("bonus.lead.tie", {
		names: list(leaders.map(nameOf)),
		count: bonusCount(counts, most)
	});
}
function countryName(country) {
	return has(`country.${country}`) ? t(`country.${country}`) : country;
}
function joined(parts) {
	return parts.join(" · ");
}
export { legsOf as a, bonusLead as i, bonusCount as n, bonusCounted as r, bonusAbout as t };
