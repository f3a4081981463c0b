const { ActivePlayers } = require("boardgame.io/core");

// Who is to act follows from the count, so that the clients need not guess whose turn it is.
exports.game = {
  name: "adding",
  setup: () => ({ count: 0 }),
  turn: { activePlayers: ActivePlayers.ALL },
  moves: { add: ({ G }) => { G.count += 1; } },
};
