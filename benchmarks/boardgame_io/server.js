// The peer's own server, with the smallest game there is: each in turn adds one. It keeps games in memory only.
const { Server } = require("boardgame.io/server");
const { game } = require("./game.js");

const server = Server({ games: [game], origins: [/localhost/, /127\.0\.0\.1/] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
