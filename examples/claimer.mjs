#!/usr/bin/env node
// A bot in JavaScript: northline arena "cmd:node examples/claimer.mjs" greedy --games 20
//
// It claims whatever scores most, remembers the board it was told at the start of a game, and writes nothing but answers to
// its standard output.

import { createInterface } from "node:readline";

let points = new Map();

const answers = {
  start({ edition }) {
    points = new Map(edition.routes.map((route) => [route.id, route.points]));
  },

  choose({ view }) {
    const worth = (action) => points.get(action.split(" ")[1]) ?? 0;
    const claims = view.legal_actions.filter((action) => action.startsWith("claim "));
    const best = claims.sort((one, other) => worth(other) - worth(one))[0];
    const draws = view.legal_actions.filter((action) => action === "draw" || action.startsWith("take "));
    return best ?? draws[0] ?? view.legal_actions[0];
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  const answer = answers[message.type]?.(message);
  if (answer) console.log(answer);
}
