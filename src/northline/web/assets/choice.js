// src/puzzles/choice.ts
var ANY = {
	daily: false,
	edition: null,
	theme: null,
	difficulty: null
};
var THEMES = [
	"block",
	"ticket",
	"keep",
	"end",
	"tunnel",
	"points",
	"cards",
	"station",
	"new_tickets"
];
var DIFFICULTIES = [
	"easy",
	"medium",
	"hard"
];
/** The puzzles that somebody wants to practise. */
function matching(puzzles, choice) {
	const fits = (wanted, is) => wanted === null || wanted === is;
	return puzzles.filter((puzzle) => fits(choice.edition, puzzle.edition) && fits(choice.theme, puzzle.theme) && fits(choice.difficulty, puzzle.difficulty));
}
/** Any of those that were not answered yet; once all were, any other one. Null when there is none. */
function nextPuzzle(puzzles, choice, last, random = Math.random) {
	const others = matching(puzzles, choice).filter(({ id }) => id !== last);
	const fresh = others.filter(({ solved }) => solved === null);
	const from = fresh.length ? fresh : others;
	return from[Math.floor(random() * from.length)]?.id ?? null;
}
/** The address of a puzzle, with what somebody practises. */
function puzzleAddress(id, choice) {
	const query = new URLSearchParams();
	if (choice.daily) query.set("daily", "");
	for (const name of [
		"edition",
		"theme",
		"difficulty"
	]) if (choice[name]) query.set(name, choice[name]);
	return `/puzzles/${encodeURIComponent(id)}${query.size ? `?${query}` : ""}`;
}
export { nextPuzzle as a, matching as i, DIFFICULTIES as n, puzzleAddress as o, THEMES as r, ANY as t };
