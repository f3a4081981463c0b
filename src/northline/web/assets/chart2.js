// src/finish/chart.ts
/** What is added at the end, part by part: after the last one all have the points of the result. */
function finalParts(result, stations) {
	const bySeat = [...result].sort((one, other) => one.seat - other.seat);
	const sum = (lines) => lines.reduce((total, line) => total + line.points, 0);
	let totals = bySeat.map((line) => line.routes);
	const part = (name, gain) => {
		const gains = bySeat.map(gain);
		totals = totals.map((before, seat) => before + gains[seat]);
		return {
			name,
			gains,
			totals
		};
	};
	const parts = [part("tickets", (line) => sum(line.tickets))];
	if (stations) parts.push(part("stations", (line) => line.stations));
	if (bySeat.some((line) => line.bonuses.length)) parts.push(part("bonuses", (line) => sum(line.bonuses)));
	return parts;
}
/** The scale of a chart whose game takes `width`; all values of the final parts fit into its height. */
function scaleOf(history, width, height, parts = []) {
	const last = Math.max(1, history.at(-1)?.seq ?? 1);
	const values = [...history.flatMap((moment) => moment.points), ...parts.flatMap((part) => part.totals)];
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
/** The line of a seat through the final scoring: each part has a column, and its points are added in the middle of it. */
function finalLineOf(parts, seat, scale, from, column) {
	return parts.map((part, k) => `H${round(from + (k + .5) * column)}V${round(scale.y(part.totals[seat] ?? 0))}H${round(from + (k + 1) * column)}`).join("");
}
/** Heights for labels that want to be at `wanted`: as near as possible, and nowhere closer together than `gap`. */
function spread(wanted, gap, top, bottom) {
	const order = wanted.map((_, index) => index).sort((one, other) => wanted[one] - wanted[other]);
	const placed = [...wanted];
	let least = top;
	for (const index of order) least = (placed[index] = Math.max(placed[index], least)) + gap;
	let most = bottom;
	for (const index of order.reverse()) most = (placed[index] = Math.min(placed[index], most)) - gap;
	return placed;
}
/** The moments that a table of the chart shows: a few, evenly apart, the last one among them. */
function milestones(history, count = 4) {
	const last = history.length - 1;
	const picked = new Set(Array.from({ length: count }, (_, k) => Math.round((k + 1) * last / count)));
	return history.filter((_, index) => index > 0 && picked.has(index));
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
export { milestones as a, lineOf as i, finalParts as n, scaleOf as o, historyOf as r, spread as s, finalLineOf as t };
