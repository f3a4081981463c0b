// Two of the peer's own clients at every match, who move at once when it is their turn.
// node load.js PORT MATCHES WARM_UP SECONDS prints the milliseconds that moves took to the other player, as JSON.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { game } = require("./game.js");

const [port, matches, warmUp, seconds] = process.argv.slice(2).map(Number);
const server = `http://127.0.0.1:${port}`;
const waits = [];
let actions = 0;

function play(number) {
  const sent = new Map();
  for (const playerID of ["0", "1"]) {
    const client = Client({
      game,
      numPlayers: 2,
      matchID: `match-${number}`,
      playerID,
      multiplayer: SocketIO({ server }),
      debug: false,
    });
    let heard = -1;
    client.subscribe((state) => {
      if (state === null || state.G.count <= heard) return;
      heard = state.G.count;
      if (heard % 2 !== Number(playerID)) return;
      const began = sent.get(heard);
      if (began !== undefined) waits.push(performance.now() - began);
      setImmediate(() => {
        sent.set(heard + 1, performance.now());
        actions += 1;
        client.moves.add();
      });
    });
    client.start();
  }
}

for (let number = 0; number < matches; number += 1) play(number);
setTimeout(() => { waits.length = 0; actions = 0; }, 1000 * warmUp);
setTimeout(() => {
  // A pipe takes only so much at once: leave when it has everything.
  process.stdout.write(JSON.stringify({ actions, waits }) + "\n", () => process.exit(0));
}, 1000 * (warmUp + seconds));
