import { W as get, at as set, n as SvelteMap, nt as proxy, ot as state } from "./svelte.js";
// src/lib/banned.svelte.ts
var Banned = class {
	#refusal = state(null);
	get refusal() {
		return get(this.#refusal);
	}
	set refusal(value) {
		set(this.#refusal, value);
	}
	notice(refusal) {
		if (refusal.code === "banned") this.refusal = refusal;
	}
	/** The ban ends by itself. */
	check(now) {
		const until = Number(this.refusal?.values.until ?? Infinity);
		if (now / 1e3 > until) this.refusal = null;
	}
};
var banned = new Banned();
var en_default = {
	"missing.title": "Page not found",
	"missing.text": "There’s nothing at this address. The link may be old or mistyped.",
	"nav.lobby": "Go to the lobby",
	"board.map": "map",
	"board.label": "{edition} board. Move between cities with the arrow keys and press Enter to open one.",
	"board.zoom_in": "Zoom in",
	"board.zoom_out": "Zoom out",
	"board.show_all": "Show the whole board",
	"nav.skip": "Skip to content",
	"nav.main": "Main menu",
	"nav.play": "Play",
	"nav.learn": "Learn",
	"nav.statistics": "Statistics",
	"settings.language": "Language",
	"settings.to_light": "Light theme",
	"settings.to_dark": "Dark theme",
	"edition.europe": "Europe",
	"edition.europe.about": "Edinburgh to Constantinople, with tunnels, ferries and stations. 2–5 players.",
	"edition.nordic_countries": "Nordic Countries",
	"edition.nordic_countries.about": "Narrow fjords, few ways north, and every move counts. 2–3 players.",
	"edition.northern_lights": "Northern Lights",
	"edition.northern_lights.about": "Across the Arctic Circle, with bonus cards that change every game. 2–5 players.",
	"bot.random": "Wanderer",
	"bot.random.about": "Plays any legal move at random. Fine for a very first game.",
	"bot.greedy": "Greedy",
	"bot.greedy.about": "Heads straight for its tickets. A solid opponent.",
	"bonus.european_express": "European Express",
	"bonus.globetrotter": "Globetrotter",
	"bonus.call_of_the_wild": "Call of the wild",
	"bonus.capital_investment": "Capital investment",
	"bonus.cost_efficiency": "Cost efficiency",
	"bonus.small_steps_strategist": "Small steps strategist",
	"bonus.nordic_express": "Nordic Express",
	"bonus.local_network": "Local network",
	"bonus.international_tycoon": "International tycoon",
	"bonus.polar_express": "Polar Express",
	"bonus.snowplow_award": "Snowplow award",
	"bonus.ferry_master": "Ferry Master",
	"bonus.the_wild_west": "The wild west",
	"lobby.title": "Where to today?",
	"lobby.quick": "Play against bots",
	"lobby.board": "Board",
	"lobby.opponents": "Opponents",
	"lobby.level": "Level",
	"lobby.name": "Your name",
	"lobby.guest": "Guest",
	"lobby.play": "Play now",
	"lobby.new_here": "New here?",
	"lobby.new_here.text": "A short lesson teaches you the game as you play. It takes about five minutes.",
	"lobby.learn": "Take the lesson",
	"lobby.mine": "My games",
	"lobby.mine.none": "Your games appear here.",
	"lobby.open_tables": "Open tables",
	"lobby.open_tables.none": "No tables are waiting for players right now.",
	"lobby.new": "New game",
	"lobby.new.text": "Custom game",
	"lobby.players": "Players",
	"lobby.seats": "Seats",
	"lobby.seat": "Seat {number}",
	"lobby.seat_me": "Me",
	"lobby.seat_person": "Another player",
	"lobby.clock": "Time limit",
	"lobby.clock.none": "No time limit",
	"lobby.clock.quick": "20 seconds per move, plus 2 minutes in reserve",
	"lobby.clock.calm": "1 minute per move, plus 10 minutes in reserve",
	"lobby.clock.days": "3 days per move",
	"lobby.open": "Anyone can join",
	"lobby.hints": "Allow hints",
	"lobby.rated": "Rated game",
	"lobby.memory": "Show what you could know",
	"lobby.memory.text": "Cards seen in other hands, how many tickets everyone kept, and the ones you turned down: no more than a perfect memory would know. Everyone turns it on in their own settings.",
	"lobby.create": "Create table",
	"lobby.your_turn": "Your turn",
	"lobby.free": {
		"one": "{n} seat free",
		"other": "{n} seats free"
	},
	"lobby.state.playing": "In progress",
	"lobby.state.over": "Finished",
	"lobby.state.closed": "Closed",
	"lobby.result": "Result",
	"lobby.open_table": "Open",
	"lobby.join": "Join",
	"lobby.watch": "Watch",
	"lobby.is_rated": "rated",
	"lobby.nobody": "No one yet",
	"room.title": "A game of {edition}",
	"room.waiting": "The game starts when every seat is taken.",
	"room.closed": "This table was closed before the game started.",
	"room.seats": "At the table",
	"room.free": "Open seat",
	"room.you": "you",
	"room.invite": "Invite friends with this link",
	"room.copy": "Copy link",
	"room.copied": "Copied",
	"room.join": "Take a seat",
	"room.join.text": "Choose a name and take a seat.",
	"room.code": "Table code",
	"room.code.text": "This is a private table. Use the link you were sent, or enter its code.",
	"room.leave": "Leave table",
	"room.lobby": "Back to the lobby",
	points: {
		"one": "{n} point",
		"other": "{n} points"
	},
	seat: "Seat {number}",
	"rules.title": "{edition}: the rules",
	"rules.contents": "Contents",
	"rules.why": "Why?",
	"rules.all": "All rules",
	"rules.spaces": "Spaces",
	"rules.points": "Points",
	"rules.players": "Players",
	"rules.tracks": {
		"one": "{n} route",
		"other": "{n} routes side by side"
	},
	"learn.title": "Learn to play",
	"learn.text": "The lesson is a real game against an easy-going bot, with a guide who tells you what to do next.",
	"learn.start": "Start the lesson",
	"learn.rules": "Read the rules",
	"card.purple": "purple",
	"card.blue": "blue",
	"card.orange": "orange",
	"card.white": "white",
	"card.green": "green",
	"card.yellow": "yellow",
	"card.black": "black",
	"card.red": "red",
	"card.gray": "grey",
	"card.locomotive": "locomotive",
	"card.gap": "empty slot",
	"route.spaces": {
		"one": "{n} space",
		"other": "{n} spaces"
	},
	"route.ferry": "ferry",
	"route.tunnel": "tunnel",
	"route.bonus": {
		"one": "draw {n} card",
		"other": "draw {n} cards"
	},
	"finish.title": "Final scoring",
	"finish.race": "Points so far",
	"finish.step.routes": "The game is over. First, the points for routes.",
	"finish.step.done": {
		"one": "{name} completed {ticket}: {n} point.",
		"other": "{name} completed {ticket}: {n} points."
	},
	"finish.step.failed": {
		"one": "{name} didn’t complete {ticket}: minus {n} point.",
		"other": "{name} didn’t complete {ticket}: minus {n} points."
	},
	"finish.step.stations": {
		"one": "{name} has unused stations: {n} point.",
		"other": "{name} has unused stations: {n} points."
	},
	"finish.step.bonus": {
		"one": "{card}: {names} with {count}, {n} point.",
		"other": "{card}: {names} with {count}, {n} points."
	},
	"finish.pause": "Pause",
	"finish.continue": "Continue",
	"finish.next": "Next",
	"finish.skip": "Skip to results",
	"finish.table": "Final scores",
	"finish.place": "Place",
	"finish.player": "Player",
	"finish.routes": "Routes",
	"finish.tickets": "Tickets",
	"finish.stations": "Stations",
	"finish.total": "Total",
	"finish.explain": {
		"one": "{name}: {n} point",
		"other": "{name}: {n} points"
	},
	"finish.of_length": {
		"one": "{n} route of {spaces}",
		"other": "{n} routes of {spaces}"
	},
	"finish.ticket.done": "completed",
	"finish.ticket.failed": "not completed",
	"finish.stations.left": "Unused stations",
	"finish.longest": "Longest path",
	"finish.borrowed": "The station in {city} borrows",
	"finish.chart": "Points over time",
	"finish.board": "The final board",
	"finish.you_win": "You won!",
	"finish.you_share": "You share the win!",
	"finish.winner": {
		"one": "{names} won",
		"other": "{names} share the win"
	},
	"finish.decided.completed_tickets": "Level on points: more completed tickets decided.",
	"finish.decided.fewest_stations": "Level on points: fewer stations decided.",
	"finish.decided.bonus_cards": "Level on points: more bonus cards decided.",
	"finish.decided.longest_route": "Level on points: the longest single route decided.",
	"finish.rematch": "Rematch",
	"finish.to_rematch": "Go to the rematch",
	"finish.replay": "Watch the replay",
	"finish.show": "Show the scoring again",
	"replay.title": "Replay",
	"replay.position": "Move {at} of {last}",
	"replay.start": "Start",
	"replay.scrubber": "Position in the game",
	"replay.first": "Go to start",
	"replay.back": "Back one move",
	"replay.play": "Play",
	"replay.pause": "Pause",
	"replay.forward": "Forward one move",
	"replay.last": "Go to end",
	"replay.view": "Point of view",
	"replay.view.all": "All cards face up",
	"replay.link": "Copy link to this moment",
	"replay.linked": "Copied",
	"replay.players": "Players",
	"replay.hand": "Hand",
	"replay.numbers": "{points} points, {trains} trains, {cards} cards, {tickets} tickets",
	"replay.result": "Final scores",
	"stats.title": "{edition}: statistics",
	"stats.games": "Games played",
	"stats.average": "Average score",
	"stats.average_winner": "Average winning score",
	"stats.players": "Players",
	"stats.player": "Player",
	"stats.rating": "Rating",
	"stats.wins": "Wins",
	"stats.best": "Best score",
	"stats.bot": "bot",
	"stats.none": "No games have been finished on this board yet.",
	"stats.all": "All players",
	"stats.recent": "Recent games",
	"text.title": "Text mode",
	"text.close": "Back to the board",
	"text.output": "Transcript",
	"text.command": "Command",
	"text.placeholder": "can, hand, claim {route}, help …",
	"text.send": "Send",
	"text.welcome": "Type can to see what you can do, or help for all commands.",
	"text.not_begun": "The game hasn’t started yet.",
	"text.not_your_turn": "It’s not your turn.",
	"text.no_such_number": "Choose a number from 1 to {n}.",
	"text.help": "Commands:",
	"text.help.can": "what you can do, numbered; type a number to do it. can {city} shows one city, can claims and can stations list them all",
	"text.help.hand": "your cards",
	"text.help.display": "the face-up cards and the deck",
	"text.help.mine": "your tickets",
	"text.help.routes": "open routes, all of them or one city’s: routes {city}",
	"text.help.city": "every route from a city, claimed ones too: city {city}",
	"text.help.players": "everyone’s points, trains, cards and tickets",
	"text.help.known": "cards seen in hands, tickets kept and turned down, if the table shows them",
	"text.help.log": "the latest moves",
	"text.help.hint": "a good move, if the table allows hints",
	"text.help.undo": "undo your last action",
	"text.help.help": "this list",
	"text.help.actions": "Actions: draw; take red; stop; tickets; keep and ticket names; claim and a route, plus cards if you like: claim {route} red*3 loco; pay; retreat; station and a city; pass.",
	"text.hand": "Your hand: {cards}.",
	"text.no_cards": "no cards",
	"text.display": "Face up: {cards}. {deck} cards in the deck.",
	"text.keep": "Keep {tickets}",
	"text.pay": "Pay {cards}",
	"text.retreat": "Take your cards back",
	"text.take": "Take a card: {card}",
	"text.draw": "Draw a card from the deck",
	"text.stop": "Skip the second card",
	"text.tickets": "Draw tickets",
	"text.pass": "Pass",
	"text.claim": {
		"one": "Claim {route}: {n} point",
		"other": "Claim {route}: {n} points"
	},
	"text.station": "Build a station in {city}",
	"text.ticket": {
		"one": "{ticket}, {n} point",
		"other": "{ticket}, {n} points"
	},
	"text.no_tickets": "You have no tickets.",
	"text.player": "{name}: {points} points, {trains} trains, {cards} cards, {tickets} tickets.",
	"text.known": "{name}: {known}.",
	"text.known.off": "This table doesn’t show what you could know.",
	"text.refused": "You turned down {ticket}: {place}.",
	"text.no_city": "There’s no city called {city}.",
	"text.which_city": "Which city? For example: city {city}.",
	"text.owned": "claimed by {name}",
	"text.payable": "you can claim it",
	"text.no_routes": "No routes.",
	"text.how_to_pay": "How do you want to pay? Type a number.",
	"dialog.close": "Close",
	"keys.title": "Keyboard shortcuts",
	"keys.take": "Take a face-up card",
	"keys.draw": "Draw from the deck",
	"keys.tickets": "Draw tickets",
	"keys.routes": "List the routes you can claim",
	"keys.map": "Go to the map: arrows move between cities, Enter opens one",
	"keys.stop": "Skip the second card",
	"keys.pass": "Pass",
	"keys.retreat": "Take your cards back from a tunnel",
	"keys.undo": "Undo your last action",
	"keys.hint": "Get a hint",
	"keys.text": "Text mode",
	"keys.zoom": "Zoom the map",
	"keys.cancel": "Close or cancel",
	"keys.help": "Show this help",
	"keys.replay.play": "Play or pause",
	"keys.replay.step": "Back or forward one move",
	"keys.replay.ends": "Go to start or end",
	"keys.replay.view": "All cards face up, or one player’s view",
	"claims.title": "Routes you can claim",
	"claims.none": "You can’t claim anything right now.",
	"hint.title": "Hint",
	"hint.ask": "Hint",
	"hint.thinking": "Thinking…",
	"hint.none": "No hint available right now.",
	"hint.do": "Play this move",
	"lesson.progress": "Lesson progress",
	"lesson.leave": "Leave lesson",
	"lesson.move": "Move this panel",
	"lesson.fold": "Collapse",
	"lesson.unfold": "Expand",
	"lesson.resume": "Resume the lesson",
	"lesson.next": "Next",
	"lesson.finish": "Keep playing",
	"lesson.welcome.title": "Welcome aboard",
	"lesson.welcome": "You’re here to build railways across this map. Let’s play a game together: I’ll tell you what to do as we go.",
	"lesson.tickets.title": "Your first tickets",
	"lesson.tickets": "Each ticket names two cities. Connect them with your own routes to score its points; if you don’t, you lose them. Keep at least {keep}: short tickets that run close together are a good start.",
	"lesson.board.title": "The board",
	"lesson.board": "Each line between two cities is a route. Its colour tells you which cards to pay with, and its spaces how many. Grey routes take any one colour. Drag and zoom the map as you like.",
	"lesson.draw.title": "Draw two cards",
	"lesson.draw": "You do one thing each turn. Draw cards now: take face-up cards in colours you need, or try your luck with the deck.",
	"lesson.locomotive.title": "Locomotives",
	"lesson.locomotive": "Many-coloured cards are locomotives: they stand for any colour. A face-up one counts as both cards of your turn.",
	"lesson.locomotive.free.title": "Locomotives",
	"lesson.locomotive.free": "Many-coloured cards are locomotives. You may take face-up ones like any other card.",
	"lesson.collect.title": "Claim a route",
	"lesson.collect": "Routes you can claim now are highlighted. Pick one that helps with a ticket, and claim it.",
	"lesson.collect.early": "Collect cards until a route you want is highlighted. Then click it to claim it.",
	"lesson.points.title": "Points straight away",
	"lesson.points": "You score a route as soon as you claim it, and long routes are worth far more per space. Each space also uses up one of your trains.",
	"lesson.locomotives.limited.title": "Locomotives are special here",
	"lesson.locomotives.limited": "On this board locomotives go on ferries and through tunnels only. On other routes they count for nothing.",
	"lesson.ferry.title": "Ferries",
	"lesson.ferry": "A route across water may show locomotives. Each of them takes a locomotive card; the other spaces take one colour.",
	"lesson.ferry.any.title": "Ferries",
	"lesson.ferry.any": "A route across water may show locomotives. Each takes a locomotive card, or any {any} cards instead.",
	"lesson.ferry.pair.title": "Ferries",
	"lesson.ferry.pair": "A route across water may show locomotives. Each takes a locomotive card, or two cards of one colour instead.",
	"lesson.tunnel.title": "Tunnels",
	"lesson.tunnel": "Routes with a thick outline are tunnels. After you pay, {reveal} cards are turned over, and each one that matches your colour costs you one more card. Keep a spare.",
	"lesson.station.title": "Stations",
	"lesson.station": "If someone blocks your way, build a station: when the game ends, it lets you use one of their routes. Each station you don’t build is worth {points} points.",
	"lesson.bonus_draw.title": "Routes that give cards",
	"lesson.bonus_draw": "Some routes are marked +1, +2 and so on: claim one and you draw that many cards.",
	"lesson.bonus.one.title": "A bonus at the end",
	"lesson.bonus.one": "There’s one bonus card. It says what it rewards; whoever does best at it scores its points at the end.",
	"lesson.bonus.some.title": "Bonus cards",
	"lesson.bonus.some": "A few bonus cards lie face up, different ones each game. Each says what it rewards; whoever does best at it scores its points at the end.",
	"lesson.more_tickets.title": "More tickets",
	"lesson.more_tickets": "Once your tickets are complete, you can spend a turn drawing {draw} new ones and keep at least one. Late in the game, that’s risky.",
	"lesson.end.title": "How it ends",
	"lesson.end": "When someone is down to {trains} trains or fewer, everyone gets one last turn. Then the tickets are scored. Press ? any time for help. Enjoy the ride!",
	"refusal.offline": "Can’t reach the server.",
	"refusal.bad_message": "The server didn’t understand that.",
	"refusal.bad_name": "Please choose another name: this one is empty or already taken at this table.",
	"refusal.bad_table": "A table can’t be set up like this. Check the board, the seats and the time limit.",
	"refusal.forbidden_origin": "This page isn’t allowed to use this server.",
	"refusal.not_seated": "You don’t have a seat at this table.",
	"refusal.wrong_code": "You need the table’s code, or the link you were sent, to join.",
	"refusal.unknown_table": "This table doesn’t exist.",
	"refusal.not_found": "There’s nothing at this address.",
	"refusal.bad_method": "There’s nothing at this address.",
	"refusal.table_full": "Every seat is taken.",
	"refusal.already_started": "The game has already started.",
	"refusal.not_started": "The game hasn’t started yet.",
	"refusal.not_finished": "You can do this once the game is over.",
	"refusal.game_over": "The game is over.",
	"refusal.stale": "Someone was quicker. Have another look.",
	"refusal.unknown_position": "This page is out of date. Please reload it.",
	"refusal.no_undo": "You can’t undo this.",
	"refusal.too_many_undos": "You’ve taken back so much that this action stands.",
	"refusal.resigned": "You’ve resigned from this game.",
	"refusal.not_an_action": "That isn’t a move.",
	"refusal.too_large": "That’s too long.",
	"refusal.too_fast": "Slow down a little, then try again.",
	"refusal.internal": "Something went wrong. Please try again.",
	"refusal.unavailable": "The server isn’t available right now.",
	"why.game_over": "The game is over.",
	"why.not_your_turn": "It’s not your turn.",
	"why.now_opening": "Everyone is choosing tickets now.",
	"why.now_turn": "At the start of your turn, draw cards, claim a route or draw tickets.",
	"why.now_second_card": "Draw your second card first.",
	"why.now_tickets": "Choose which tickets to keep first.",
	"why.now_tunnel": "Pay for the tunnel first, or take your cards back.",
	"why.may_not_pass": "You can only pass when there’s nothing else you can do.",
	"why.no_undo": "You can only undo your own last action, and only if it didn’t reveal anything.",
	"why.deck_empty": "The deck and the discard pile are empty.",
	"why.not_in_display": "There’s no such face-up card: {card}.",
	"why.no_such_card": "There’s no such face-up card.",
	"why.locomotive_first_only": "You can only take a face-up locomotive as your first card.",
	"why.nothing_to_stop": "You haven’t drawn your first card yet.",
	"why.second_card_must_be_drawn": "You have to draw a second card.",
	"why.no_offer": "You have no tickets to choose from.",
	"why.not_on_offer": "You can only keep tickets you were offered.",
	"why.keep_more": "You have to keep at least {fewest} tickets.",
	"why.no_tickets_left": "There are no tickets left.",
	"why.no_such_route": "There’s no such route.",
	"why.route_claimed": "This route is already claimed.",
	"why.own_twin": "You already have a route between these two cities.",
	"why.tracks_closed": "With {players} players, no more routes between these cities can be claimed.",
	"why.too_few_trains": "You need {length} trains for this route, and you have {trains}.",
	"why.not_cards": "Those aren’t cards in this game.",
	"why.not_in_hand": "You don’t have all of those cards.",
	"why.wrong_number": "This takes {needed} cards, not {given}.",
	"why.ferry_locomotives": "This ferry takes at least {symbols} × locomotive.",
	"why.no_locomotives": "Locomotives cannot be used on this route.",
	"why.one_color": "The cards must be of one colour.",
	"why.wrong_color": "This route takes the colour {color}, not {given}.",
	"why.sets_do_not_fit": "{given} cards do not make {length} single cards or sets of any {set_size}.",
	"why.sets_and_locomotives": "With {sets} × any {set_size} cards this ferry takes at least {needed} × locomotive more.",
	"why.singles_one_color": "{singles} of the cards must be of one colour.",
	"why.singles_one_color_or_locomotives": "{singles} of the cards must be of one colour or locomotives.",
	"why.singles_color": "{singles} of the cards must have this colour: {color}.",
	"why.singles_color_or_locomotives": "{singles} of the cards must be locomotives or have this colour: {color}.",
	"why.pairs_do_not_fit": "This ferry takes {length} cards, and one more for each pair that pays for a symbol.",
	"why.symbols_unpaid": "Each locomotive symbol takes a locomotive or a pair; here are {symbols}.",
	"why.locomotives_on_symbols": "On this route locomotives can be used on the symbols only.",
	"why.what_a_pair_is": "A pair is two cards of one colour. A locomotive is enough for a symbol by itself.",
	"why.pairs_and_one_color": "The cards must be pairs for the symbols and one colour for the other spaces.",
	"why.tunnel_extra": "This tunnel costs {extra} more, not {given}.",
	"why.tunnel_locomotives_only": "You laid down locomotives only, so only locomotives pay here.",
	"why.tunnel_color": "This tunnel takes locomotives or this colour: {color}.",
	"why.no_such_city": "There’s no such city.",
	"why.no_stations": "There are no stations in {edition}.",
	"why.stations_used_up": "You’ve built all {stations} of your stations.",
	"why.city_has_station": "This city already has a station.",
	"error.board": "The board couldn’t be loaded.",
	"board.area": "Board",
	"board.city": {
		"one": "{city}, {n} route.",
		"other": "{city}, {n} routes."
	},
	"board.city_can": {
		"one": "You can claim {n}.",
		"other": "You can claim {n}."
	},
	"cards.count": "{n} {card}",
	"table.loading": "Just a moment…",
	"table.missing": "This table doesn’t exist.",
	"table.side": "Players, tickets and log",
	"tabs.title": "View",
	"tabs.cards": "Cards",
	"tabs.tickets": "Tickets",
	"tabs.table": "Bonuses",
	"tabs.log": "Log",
	"turn.yours": "Your turn.",
	"turn.begin": "Draw cards, claim a route or draw tickets.",
	"turn.begin_no_claim": "Draw cards or tickets.",
	"turn.second_card": "Draw your second card.",
	"turn.choose_tickets": "Choose which tickets to keep.",
	"turn.tunnel": "Pay for the tunnel, or take your cards back.",
	"turn.pass": "There’s nothing you can do.",
	"turn.others_choose": "The others are still choosing tickets.",
	"turn.over": "The game is over.",
	"turn.last_round": {
		"one": "Last round: {n} turn left",
		"other": "Last round: {n} turns left"
	},
	"turn.stop": "Skip second card",
	"turn.do_pass": "Pass",
	"turn.undo": "Undo",
	"plan.next": "Next: {plan}",
	"plan.draw": "draw from the deck",
	"plan.tickets": "draw tickets",
	"plan.failed": "Your planned move is no longer possible: {plan}.",
	"players.title": "Players",
	"player.nobody": "Seat {n}",
	"player.your_turn": "your turn",
	"player.turn": "playing",
	"player.bot": "bot",
	"player.resigned": "resigned",
	"player.points": "points",
	"player.trains": "trains left",
	"player.cards": "cards in hand",
	"player.tickets": "tickets",
	"player.stations": "stations left",
	"clock.days": {
		"one": "{n} day",
		"other": "{n} days"
	},
	"clock.hours": {
		"one": "{n} hour",
		"other": "{n} hours"
	},
	"hand.title": "Your cards",
	"hand.empty": "You have no cards yet.",
	"hand.pays": {
		"one": "Enough for {n} route.",
		"other": "Enough for {n} routes."
	},
	"market.title": "Cards and tickets to draw",
	"market.display": "Face-up cards",
	"market.card": "Face up: {card}",
	"market.take": "Take {card}",
	"market.plan": "Take {card} on your next turn",
	"market.not_now": "You can’t take {card} now: a face-up locomotive counts as both cards",
	"market.draw": {
		"one": "Draw a card from the deck ({n} left)",
		"other": "Draw a card from the deck ({n} left)"
	},
	"market.tickets": {
		"one": "Draw tickets ({n} left)",
		"other": "Draw tickets ({n} left)"
	},
	"tickets.title": "Your tickets",
	"tickets.none": "You have no tickets.",
	"tickets.sure": "Draw {n} tickets and keep at least {keep}. This takes your whole turn.",
	"tickets.draw": "Draw tickets",
	"ticket.done": "Completed",
	"ticket.dead": "Can’t be completed any more",
	"ticket.open": {
		"one": "{n} more train to go",
		"other": "{n} more trains to go"
	},
	"ticket.far": "No open way right now",
	"ticket.long": "long",
	"known.title": "What you could know",
	"known.cards": "Cards seen in hand:",
	"known.unknown": "+{n} unknown",
	"known.none_seen": {
		"one": "{n} unknown card",
		"other": "{n} unknown cards"
	},
	"known.tickets": "kept {kept} of {of} tickets at the start",
	"known.tickets.since": "kept {kept} of {of} tickets at the start, {since} of {offered} since",
	"known.refused": "Tickets you turned down",
	"known.out": "out of the game",
	"known.top": "on top of the ticket deck",
	"known.deck": {
		"one": "in the ticket deck, under {n} other",
		"other": "in the ticket deck, under {n} others"
	},
	"choice.title": "Choose your tickets",
	"choice.opening": "Choose your first tickets",
	"choice.keep": {
		"one": "Keep at least {n}. Unfinished tickets lose you their points.",
		"other": "Keep at least {n}. Unfinished tickets lose you their points."
	},
	"choice.confirm": {
		"one": "Keep {n} ticket",
		"other": "Keep {n} tickets"
	},
	"bonuses.title": "Bonuses",
	"route.any_color": "any one colour",
	"route.length": {
		"one": "{n} space, {color}",
		"other": "{n} spaces, {color}"
	},
	"route.bonus_draw": {
		"one": "Then draw {n} card",
		"other": "Then draw {n} cards"
	},
	"route.owned": "Claimed by {name}",
	"route.points": {
		"one": "{n} point",
		"other": "{n} points"
	},
	"route.trains_after": {
		"one": "leaves you {n} train",
		"other": "leaves you {n} trains"
	},
	"route.helps": "Helps with {ticket}",
	"route.completes": "Completes {ticket}",
	"route.not_payable": "You can’t claim it now. Click to see why.",
	"route.to": "to {city}",
	"route.claim": "Claim",
	"route.other_track": "The parallel route: {color}",
	"pay.title": "Ways to pay",
	"pay.claim": "Claim",
	"pay.station": "Build",
	"pay.tunnel": "Pay",
	"pay.other": "Other cards…",
	"pay.try": "Choose cards myself",
	"pick.how": "Choose the cards to pay with.",
	"pick.more": "Add one {card}: {n} of {all}",
	"pick.less": "Remove one {card}",
	"pick.total": {
		"one": "{n} card",
		"other": "{n} cards"
	},
	"station.build": "Build a station here",
	"station.about": "When the game ends, it lets you use one of another player’s routes into this city.",
	"station.at": "Station in {city}",
	"tunnel.title": "Tunnel: {route}",
	"tunnel.laid": "{name} paid",
	"tunnel.revealed": "Cards turned over",
	"tunnel.extra": {
		"one": "{n} extra card",
		"other": "{n} extra cards"
	},
	"tunnel.free": "No extra cards",
	"tunnel.free_for": "{name} gets through the tunnel with no extra cards ({cards}).",
	"tunnel.cannot": "You can’t pay that.",
	"tunnel.retreat": "Take your cards back and end your turn",
	"tunnel.waiting": "{name} is deciding…",
	"reason.asking": "Just a moment…",
	"dock.title": "Your move",
	"dock.close": "Close",
	"dock.cancel": "Cancel",
	"notices.title": "Updates",
	"notice.done": "Ticket completed: {ticket}",
	"notice.cut_off": "Cut off: {ticket} can’t be completed any more.",
	"notice.bonus": {
		"one": "{name} draws {n} free card.",
		"other": "{name} draws {n} free cards."
	},
	"notice.bonus_mine": {
		"one": "Your free card: {cards}",
		"other": "Your free cards: {cards}"
	},
	"log.title": "Log",
	"log.undo": "{name} undid the last action.",
	"log.tickets_chosen": "{name} chose tickets.",
	"log.card_drawn": "{name} drew a card.",
	"log.card_drawn.known": "{name} drew {card}.",
	"log.card_drawn.bonus": "{name} drew a free card.",
	"log.card_drawn.bonus.known": "{name} drew {card} for free.",
	"log.card_taken": "{name} took {card}.",
	"log.display_swept": "Too many locomotives: the face-up cards were replaced.",
	"log.deck_refilled": {
		"one": "The discard pile ({n} card) was shuffled into a new deck.",
		"other": "The discard pile ({n} cards) was shuffled into a new deck."
	},
	"log.tunnel_tried": {
		"one": "{name} tried the tunnel {route}: {cards} – {n} extra card.",
		"other": "{name} tried the tunnel {route}: {cards} – {n} extra cards."
	},
	"log.tunnel_left": "{name} gave up on the tunnel {route}.",
	"log.route_claimed": {
		"one": "{name} claimed {route} for {n} point.",
		"other": "{name} claimed {route} for {n} points."
	},
	"log.station_built": "{name} built a station in {city}.",
	"log.tickets_drawn": {
		"one": "{name} drew {n} ticket.",
		"other": "{name} drew {n} tickets."
	},
	"log.tickets_kept": {
		"one": "{name} kept {n} ticket.",
		"other": "{name} kept {n} tickets."
	},
	"log.passed": "{name} passed.",
	"log.last_round_began": "{name} is almost out of trains: everyone gets one last turn.",
	"log.game_ended": "The game is over.",
	"connection.lost": "Connection lost. Reconnecting…",
	"connection.now": "Try now",
	"connection.elsewhere": "You have this game open in another tab or window.",
	"connection.bot": "A bot is playing for you.",
	"connection.back": "Take over again",
	"connection.here": "Play here",
	"settings.title": "Settings",
	"settings.theme": "Theme",
	"settings.theme.auto": "Match system",
	"settings.theme.light": "Light",
	"settings.theme.dark": "Dark",
	"settings.motion": "Animations",
	"settings.motion.auto": "Match system",
	"settings.motion.full": "On",
	"settings.motion.none": "Off",
	"settings.confirm": "Confirm before claiming",
	"settings.confirm.always": "Always",
	"settings.confirm.never": "Never",
	"settings.confirmTickets": "Confirm before drawing tickets",
	"settings.showKnown": "Show what you could know",
	"settings.sound": "Sound",
	"settings.notifications": "Notify me when it’s my turn",
	"settings.resign": "Resign",
	"settings.resign_sure": "Resign? A bot will finish the game for you, and you can’t come back.",
	"settings.done": "Done",
	"hint.by": "Suggested by {name}",
	"hint.claim": "Claim {route} with {cards}",
	"hint.station": "Build a station in {city} with {cards}",
	"hint.because.cards": "It gets you closer to claiming {routes}.",
	"hint.because.new_tickets": "Your tickets are complete: new ones can earn you more points.",
	"hint.because.only_way": "There’s nothing better to do.",
	"hint.because.points": {
		"one": "It scores {n} point straight away.",
		"other": "It scores {n} points straight away."
	},
	"hint.because.station": "It lets you still complete {tickets}.",
	"hint.because.tickets": "It helps you complete {tickets}.",
	"hint.because.tunnel": "The tunnel is worth the price.",
	"refusal.no_hints": "Hints are off at this table.",
	"bot.planner": "Planner",
	"bot.planner.about": "Plans whole paths and keeps an eye on everyone else.",
	"bot.search": "Thinker",
	"bot.search.about": "Thinks ahead, playing many games in its head.",
	"refusal.not_creator": "Only the player who created the table can do this.",
	"refusal.chat_off": "Chat is turned off at this table.",
	"refusal.banned": "You can’t use this server until {until}.",
	"refusal.muted": "You can’t chat until {until}.",
	"refusal.table_closed": "This table is closed.",
	"operator.reason": "Reason: {reason}",
	"banned.title": "You’re temporarily banned",
	"table.closed": "This table was closed because no one was here any more.",
	"table.closed_by_operator": "The people who run this server have closed this table.",
	"refusal.archived": "This game has been archived, and this server can’t open the archive.",
	"refusal.not_your_turn": "It’s not your turn.",
	"stats.player_title": "{name}: {edition}",
	"stats.when": "Date",
	"stats.place": "Place",
	"stats.points": "Points",
	"stats.resigned": "resigned",
	"turn.other": "{name} is thinking…",
	"player.away": "away",
	"bot.easy": "Easy",
	"bot.easy.about": "A dreamer: overlooks most routes, and takes whatever it happens to notice.",
	"bot.normal": "Normal",
	"bot.normal.about": "Impatient: it has a plan, but quick points tempt it, and it overlooks a good deal. A fair match for most players.",
	"bot.hard": "Hard",
	"bot.hard.about": "A sure hand: it has learnt from millions of games what to do, and decides at a glance. Expect to lose more than a few.",
	"bot.expert": "Expert",
	"bot.expert.about": "A patient thinker: plays every good idea on in its head, which takes it about a second. The strongest.",
	"chat.title": "Chat",
	"chat.unread": {
		"one": "{n} new message",
		"other": "{n} new messages"
	},
	"chat.lines": "Messages",
	"chat.line": "{name}: {words}",
	"chat.quiet": "No messages yet. Chat isn’t saved.",
	"chat.off": "Chat is turned off at this table.",
	"chat.watch": "Only players can chat here, but you can read along.",
	"chat.phrases": "Quick messages",
	"chat.write": "Message the table",
	"chat.send": "Send",
	"chat.length": "Up to {n} characters",
	"chat.too_long": "That’s too long: keep it to {n} characters.",
	"chat.too_fast": "You’re sending messages too fast. Wait a few seconds and try again.",
	"chat.lost": "The connection dropped, so your message may not have arrived.",
	"chat.you": "You",
	"chat.hearing": "Mute players",
	"chat.mute": "Mute {name}",
	"chat.switch_off": "Turn chat off for everyone",
	"chat.switch_on": "Turn chat on for everyone",
	"chat.phrase.hello": "Hello!",
	"chat.phrase.good_luck": "Good luck!",
	"chat.phrase.well_played": "Well played!",
	"chat.phrase.thanks": "Thanks!",
	"chat.phrase.sorry": "Sorry!",
	"chat.phrase.one_moment": "Just a moment!",
	"chat.phrase.goodbye": "Bye!",
	"keys.chat": "Chat with the table",
	"text.help.say": "say something to the table: say well played",
	"note.bot_late": "{bot} took too long, so {instead} played this move.",
	"note.bot_failed": "{bot} crashed, so {instead} played this move.",
	"note.bot_illegal": "{bot} tried an illegal move, so {instead} played this move.",
	"note.bots_failed": "{bot} and its stand-ins failed, so the first possible move was played.",
	"note.time_up": "Time ran out, so a safe move was played.",
	"record.open": "Open a saved game…",
	"record.drop": "Drop a saved game here to replay it",
	"record.problem": "{name} can’t be opened. {why}",
	"record.gone": "This tab no longer has the saved game. Open the file again from the lobby.",
	"share.share": "Share…",
	"share.picture": "Save picture",
	"share.record": "Download game",
	"refusal.bad_record": "This isn’t a saved Northline game, or it is damaged.",
	"refusal.unknown_edition": "It was played on a board that this server doesn’t have, or has in another version.",
	"lobby.offline": "Can’t reach the server. You need it to play; this page will keep trying.",
	"bonus.for.completed_tickets": "Goes to whoever completes the most tickets.",
	"bonus.for.routes": "Goes to whoever claims the most routes.",
	"bonus.for.routes.ferry": "Goes to whoever claims the most ferries.",
	"bonus.for.routes.tunnel": "Goes to whoever claims the most tunnels.",
	"bonus.for.routes.regular": "Goes to whoever claims the most routes that are neither ferries nor tunnels.",
	"bonus.for.countries": "Goes to whoever’s routes reach the most countries.",
	"bonus.for.longest_path": "Goes to whoever has the longest continuous path. A path may pass through a city again, but uses each route only once.",
	"bonus.for.locomotives_in_hand": "Goes to whoever holds the most locomotives at the end. Two cards of the same colour count as one locomotive.",
	"bonus.for.trains_left": "Goes to whoever has the most trains left at the end.",
	"bonus.only.length": {
		"one": "Only routes of {n} space count.",
		"other": "Only routes of {n} spaces count."
	},
	"bonus.only.max_points": {
		"one": "Only tickets worth {n} point or less count.",
		"other": "Only tickets worth {n} points or less count."
	},
	"bonus.only.mark": "At least one end must be marked “{mark}”.",
	"bonus.only.mark.arctic": "At least one end must lie north of the Arctic Circle.",
	"bonus.only.mark.capital": "At least one end must be a capital city.",
	"bonus.only.country": "At least one end must be in this country: {country}.",
	"bonus.tie": "Anyone tied for the most scores it in full – even with none.",
	"bonus.count.completed_tickets": {
		"one": "{n} ticket",
		"other": "{n} tickets"
	},
	"bonus.count.routes": {
		"one": "{n} route",
		"other": "{n} routes"
	},
	"bonus.count.countries": {
		"one": "{n} country",
		"other": "{n} countries"
	},
	"bonus.count.locomotives_in_hand": {
		"one": "{n} locomotive",
		"other": "{n} locomotives"
	},
	"bonus.count.trains_left": {
		"one": "{n} train",
		"other": "{n} trains"
	},
	"bonus.lead.one": "{name} is ahead: {count}.",
	"bonus.lead.tie": "{names} are tied ({count}) and would each score it.",
	"bonus.lead.zero": "No one has any yet, so everyone is tied and would score it.",
	"bonus.lead.hidden.tickets": "Tickets stay secret until the final scoring, so no one knows who’s ahead.",
	"bonus.lead.hidden.hands": "Hands stay secret until the final scoring, so no one knows who’s ahead.",
	"bonus.hidden": "hidden until the end",
	"bonus.leads": "ahead",
	"country.Denmark": "Denmark",
	"country.Estonia": "Estonia",
	"country.Finland": "Finland",
	"country.Latvia": "Latvia",
	"country.Lithuania": "Lithuania",
	"country.Norway": "Norway",
	"country.Poland": "Poland",
	"country.Russia": "Russia",
	"country.Sweden": "Sweden",
	"chart.final": "Final scoring",
	"chart.note": "During the game only route points are known. Everything else stays hidden until the final scoring.",
	"chart.table": "Show as a table",
	"chart.moment": "Route points after move {n}",
	"finish.results": "See the results",
	"finish.anykey": "Press any key or tap to continue",
	"finish.face_down": "face down",
	"price.symbols": {
		"one": "{n} space needs a locomotive",
		"other": "{n} spaces need a locomotive each"
	},
	"price.symbols.pair": {
		"one": "{n} space needs a locomotive or two cards of one colour",
		"other": "{n} spaces each need a locomotive or two cards of one colour"
	},
	"price.symbols.pair.only": {
		"one": "{n} space needs two cards of one colour",
		"other": "{n} spaces each need two cards of one colour"
	},
	"price.symbols.any": {
		"one": "{n} space needs a locomotive or any {any} cards",
		"other": "{n} spaces each need a locomotive or any {any} cards"
	},
	"price.symbols.any.only": {
		"one": "{n} space needs any {any} cards",
		"other": "{n} spaces each need any {any} cards"
	},
	"price.any": "any {any} cards pay for one space",
	"price.any_too": "any {any} cards pay for another space too",
	"price.locomotives_on_symbols": "locomotives can only be used on those spaces",
	"price.no_locomotives": "locomotives can’t be used here",
	"why.lacks": "You need {missing}.",
	"need.color": {
		"one": "{n} more {color} card",
		"other": "{n} more {color} cards"
	},
	"need.color.several": {
		"one": "{n} more {color} card",
		"other": "{n} more cards of one colour ({color})"
	},
	"need.color.any": {
		"one": "{n} card of any colour",
		"other": "{n} more cards of one colour"
	},
	"need.locomotive": {
		"one": "a locomotive",
		"other": "{n} locomotives"
	},
	"need.any": {
		"one": "any card",
		"other": "any {n} cards"
	},
	"need.pair": {
		"one": "two cards of one colour",
		"other": "{n} pairs of cards of one colour"
	},
	"need.or_locomotives": {
		"one": "{cards} or a locomotive",
		"other": "{cards} or locomotives"
	},
	"need.either": "{one}, or {other}",
	"need.common": "{common}, and {one} or {other}",
	"pay.more_cards": "You would pay {cards} for {spaces}.",
	"pay.sure": "Pay {cards}",
	"pick.cards_for_spaces": "{cards} for {spaces}",
	"rules.numbers": "Show rule numbers",
	"bot.racer": "Sprinter",
	"bot.racer.about": "Ignores its tickets, takes the longest routes it can and rushes to the end.",
	"bot.neural": "Self-taught",
	"bot.neural.about": "Learned the game by playing against itself. Decides at a glance.",
	"bot.one-step": "Opportunist",
	"bot.one-step.about": "Thinks a single step ahead and takes whatever pays most next.",
	"bot.long-route": "Long-hauler",
	"bot.long-route.about": "Always after the longest routes; tickets are an afterthought.",
	"bot.route-focused": "Track layer",
	"bot.route-focused.about": "Builds the routes its tickets need, the most valuable first.",
	"bot.ticket-hungry": "Ticket collector",
	"bot.ticket-hungry.about": "Gathers tickets first, then builds for all of them.",
	"bot.named": "{name} · {level}",
	"cast.who": "{name}, {role}",
	"cast.Ingrid": "signal keeper from Trondheim",
	"cast.Olav": "snow-plough driver from Åndalsnes",
	"cast.Aino": "conductor from Tampere",
	"cast.Eero": "night-train driver from Rovaniemi",
	"cast.Freja": "ferry captain from Copenhagen",
	"cast.Mads": "dining-car cook from Århus",
	"cast.Biret": "track inspector from Kirkenes",
	"cast.Nils": "ore-train driver from Kiruna",
	"cast.Beatriz": "stationmaster from Lisbon",
	"cast.Giulia": "bridge engineer from Rome",
	"cast.Henri": "sleeping-car attendant from Paris",
	"cast.Zofia": "timetable clerk from Warsaw",
	"cast.Emre": "porter from Istanbul",
	"cast.Klara": "station clockmaker from Vienna",
	"cast.Oksana": "train dispatcher from Kyiv",
	"cast.Angus": "fireman from Edinburgh",
	"expert.compiling": "The expert is warming up: ready at about {time}. Until then it plays like Hard.",
	"expert.any_moment": "The expert is warming up: ready any moment now. Until then it plays like Hard.",
	"expert.failed": "The expert can’t warm up on this server. It plays like Hard.",
	"lobby.watch_bots": "Watch bots play",
	"lobby.new.waits": "You can still add bots, change seats and settings before the game starts.",
	"room.host": "host",
	"room.away": "not here yet",
	"room.sit_here": "Sit here",
	"room.color": "Seat {number}: {color}",
	"room.add_bot": "Add a bot…",
	"room.bot_level": "How {name} plays",
	"room.remove": "Remove {name}",
	"room.move_up": "Move {name} up",
	"room.move_down": "Move {name} down",
	"room.fill": "Fill with bots",
	"room.start": "Start the game",
	"room.seats_free": "Wait for your friends, fill the open seats with bots, or play with fewer.",
	"room.ready": "Everyone is here. Start whenever you like.",
	"room.host_starts": "{name} starts the game.",
	"room.removed": "The host has given your seat away. You can take another if there’s room.",
	"room.settings": "Settings",
	"room.open": "Open to everyone",
	"room.private": "By invitation only",
	"room.chat": "Chat",
	"room.code_is": "or type the code",
	"refusal.seat_taken": "Someone has just taken that seat.",
	"refusal.seats_free": "Some seats are still open: fill them with bots, or play with fewer.",
	"refusal.too_few_seats": "There are more people here than seats for them.",
	"text.stations": {
		"one": "You can build a station in 1 city. Type can stations for the list.",
		"other": "You can build a station in {n} cities. Type can stations for the list."
	},
	"text.claims": {
		"one": "Claim 1 route:",
		"other": "Claim one of {n} routes:"
	},
	"text.more_claims": {
		"one": "and 1 more: can claims",
		"other": "and {n} more: can claims"
	},
	"text.for": "{what} for {cards}",
	"text.nothing_there": "There’s nothing you can do in {city} now.",
	"lobby.bots": "Bots",
	"turn.moment": "You can still undo that.",
	"turn.go_on": "Continue",
	"keys.go_on": "Let the bots play on straight away",
	"clock.move": "Time for this move",
	"clock.reserve": "Reserve",
	"away.title": "{name} is away",
	"away.ask": "{name} is away. Let a bot play until they’re back?",
	"away.agreed": "Agreed so far: {others}.",
	"away.waiting": "A bot takes over for {name} as soon as everyone agrees. Still to answer: {others}.",
	"away.yes": "Let a bot play",
	"away.no": "Keep waiting",
	"away.cancel": "I’d rather wait",
	"away.bot_plays": "A bot is playing for {name} for now.",
	"away.back": "{name} is back.",
	"settings.section.play": "Playing",
	"settings.section.attention": "Sound and alerts",
	"settings.section.look": "Language and look",
	"settings.section.game": "This game",
	"settings.botSpeed": "Bot speed",
	"settings.botSpeed.at_once": "Instant",
	"settings.botSpeed.fast": "Fast",
	"settings.botSpeed.normal": "Normal",
	"settings.botSpeed.calm": "Unhurried",
	"settings.botSpeed.slow": "Easy to follow",
	"settings.undoSeconds": "Time to undo",
	"settings.undoSeconds.none": "None",
	"settings.undoSeconds.n": {
		"one": "{n} second",
		"other": "{n} seconds"
	},
	"settings.confirm.auto": "When it matters",
	"settings.confirm.hint": "When it matters: on touch screens, and when you couldn’t undo it.",
	"settings.vibration": "Vibrate when it’s my turn",
	"settings.keepAwake": "Keep the screen on during my turn",
	"settings.notifications.blocked": "Your browser blocks notifications from this page. Allow them in its site settings, then try again.",
	"settings.resign_yes": "Yes, resign",
	"settings.resign_no": "No, keep playing",
	"note.stand_in": "{bot} stood in for this move.",
	"network.title": "Play with friends",
	"network.switch": "Friends on this network can join",
	"network.text": "Phones and computers on the same network can then join your tables, but see nothing else on this computer. It’s off again the next time you start Northline.",
	"network.none": "This computer isn’t connected to a network right now. As soon as it is, the address appears here.",
	"network.address": "Friends open this address",
	"network.copy": "Copy address",
	"network.qr": "QR code for {address}",
	"network.others": "This computer is on several networks. If that address doesn’t open, try {addresses}.",
	"network.same": "Your friends need to be on the same network, such as your Wi-Fi.",
	"network.firewall": "If nothing opens at all, a firewall is in the way: let this computer accept connections on port {port}.",
	"network.stop": "To stop, turn the switch off or quit Northline. Friends are then disconnected, and all games are kept.",
	"invite.only_here": "Friends on other devices can’t open this link yet: for now, Northline can only be reached from this computer.",
	"invite.qr": "QR code that opens this table",
	"device.title": "Play on another device",
	"device.text": "Take your games, your name and your rating to your phone or another computer. You can switch between your devices whenever you like, even in the middle of a game.",
	"device.transfer": "A device you have at hand",
	"device.transfer.text": "Scan a QR code with your phone, or open a link on the other device.",
	"device.transfer.show": "Show the QR code",
	"device.transfer.warning": "Works once, within {n} minutes. Whoever opens it is you, so don’t send it to anyone else.",
	"device.link": "Or open this link there",
	"device.qr": "QR code that takes your games to another device",
	"device.only_here": "Your other device can’t reach this computer yet. Turn this on first:",
	"device.keep": "A code to keep",
	"device.keep.text": "If this browser forgets you, after clearing its cookies for example, this code brings everything back.",
	"device.keep.show": "Show my code",
	"device.keep.hide": "Hide it",
	"device.keep.warning": "Anyone with this code can play as you. Keep it like a password.",
	"device.code": "Code",
	"device.copy_code": "Copy code",
	"device.enter": "I have a code",
	"device.enter.text": "Enter the code from your other device, or the one you kept.",
	"device.arrive": "Play as you on this device?",
	"device.arrive.text": "Only continue if you opened this link yourself. Your games, your name and your rating will then be here too.",
	"device.use": "Bring my games here",
	"device.own": {
		"one": "This browser has a game of its own, which will disappear from here. To keep it, show its code first and write it down.",
		"other": "This browser has {n} games of its own, which will disappear from here. To keep them, show their code first and write it down."
	},
	"device.done": "Welcome back!",
	"device.done.name": "Welcome back, {name}!",
	"device.done.text": {
		"one": "Your game is here now.",
		"other": "Your {n} games are here now."
	},
	"device.done.lobby": "Go to my games",
	"refusal.only_here": "Only someone at the computer that runs Northline can do this.",
	"refusal.unknown_code": "This code is wrong, already used or too old.",
	"network.help": "A friend can’t open it?",
	"lobby.mine.idle": "No game in progress.",
	"lobby.mine.finished": {
		"one": "{n} finished game",
		"other": "{n} finished games"
	},
	"lobby.mine.won": {
		"one": "Won with {n} point",
		"other": "Won with {n} points"
	},
	"lobby.mine.place": {
		"one": "Place {place}, {n} point",
		"other": "Place {place}, {n} points"
	},
	"lobby.mine.resigned": "Resigned",
	"log.tunnel_tried.none": "{name} tried the tunnel {route}: {cards} – no extra cards.",
	"card.one.purple": "a purple card",
	"card.one.blue": "a blue card",
	"card.one.orange": "an orange card",
	"card.one.white": "a white card",
	"card.one.green": "a green card",
	"card.one.yellow": "a yellow card",
	"card.one.black": "a black card",
	"card.one.red": "a red card",
	"card.one.locomotive": "a locomotive",
	"refusal.no_analysis": "This server can’t analyse games.",
	"analysis.title": "Analysis",
	"analysis.ask": "Analyse game",
	"analysis.about": "See who was ahead at every move, where the game turned, and what would have been better.",
	"analysis.again": "Try again",
	"analysis.queued": "Waiting: number {n} in the queue",
	"analysis.stage.preparing": "Getting ready. The first time, this can take a minute or two.",
	"analysis.stage.curve": "Working out the chances…",
	"analysis.stage.decisions": "Judging the decisions…",
	"analysis.stage.luck": "Telling luck from skill…",
	"analysis.progress": "Progress of the analysis",
	"analysis.failed.died": "The analysis broke off.",
	"analysis.failed.late": "The analysis took too long and was stopped.",
	"analysis.failed.failed": "This game couldn’t be analysed.",
	"analysis.chart": "Chances during the game",
	"analysis.measure": "Show",
	"analysis.measure.win": "Chance of winning",
	"analysis.measure.points": "Expected points",
	"analysis.knowledge": "Judged by",
	"analysis.knowledge.own": "What each player knew",
	"analysis.knowledge.open": "All cards face up",
	"analysis.moment": "{position}: {chances}",
	"analysis.chance_of": "{name} {value}",
	"analysis.turning_points": "Turning points",
	"analysis.no_turning": "The game never turned sharply.",
	"analysis.turning": "{what}: {meaning}",
	"analysis.turning.unnamed": "{name}’s move changes the game",
	"analysis.cause.decision": "By decision",
	"analysis.cause.luck": "By luck",
	"analysis.tab.game": "Game",
	"analysis.tab.decisions": "Decisions",
	"analysis.tab.summary": "Summary",
	"analysis.tab.text": "As text",
	"analysis.decision": "The last decision",
	"analysis.no_decision": "Step through the game to see each decision judged.",
	"analysis.decisions.of": "Player",
	"analysis.decisions.all": "Everyone",
	"analysis.decisions.faults": "Only those that cost something",
	"analysis.decisions.none": "None here.",
	"analysis.verdict.forced": "forced",
	"analysis.verdict.best": "best move",
	"analysis.verdict.equal": "as good as any",
	"analysis.verdict.good": "good",
	"analysis.verdict.inaccuracy": "inaccuracy",
	"analysis.verdict.mistake": "mistake",
	"analysis.verdict.blunder": "blunder",
	"analysis.made": "Played: {action}",
	"analysis.better": "Better: {action}",
	"analysis.loss": "Gave away {loss} (± {error}) of the chance to win",
	"analysis.alternatives": "Best moves found",
	"analysis.alternative": "{action}: {win} (± {error})",
	"analysis.summary.accuracy": "Accuracy {value}",
	"analysis.summary.given_away": "Chance of winning given away",
	"analysis.kind.tickets": "Tickets",
	"analysis.kind.routes": "Routes",
	"analysis.kind.cards": "Cards",
	"analysis.kind.timing": "Timing",
	"analysis.luck.title": "Luck and skill",
	"analysis.luck.points": "Points ahead",
	"analysis.luck.start": "At the start",
	"analysis.luck.cards": "Luck with cards",
	"analysis.luck.tickets": "Luck with tickets",
	"analysis.luck.tunnels": "Luck with tunnels",
	"analysis.luck.skill": "Decisions",
	"analysis.luck.result": "Result",
	"analysis.luck.error": "± {error}",
	"analysis.luck.note": "Luck is what chance brought beyond what could be expected. Everything adds up to the result.",
	"analysis.text.turning": "Move {move}. {text}. {swing}.",
	"analysis.text.summary": "{name}: accuracy {accuracy}; blunders: {blunders}, mistakes: {mistakes}, inaccuracies: {inaccuracies}. Chance of winning given away: {loss} in all.",
	"analysis.text.luck": "From {start} at the start, luck {luck} and decisions {skill} (± {error}) led to {result}.",
	"analysis.text.moves": "Move by move",
	"analysis.text.move": "Move",
	"analysis.text.action": "What happened",
	"analysis.text.then": "Chance of winning then",
	"analysis.reason.completes_ticket": {
		"one": "It completes {ticket} ({n} point).",
		"other": "It completes {ticket} ({n} points)."
	},
	"analysis.reason.serves_ticket": "It’s a step towards {ticket}.",
	"analysis.reason.ticket_more_often": "{ticket} then succeeds {chance} of the time instead of {instead}.",
	"analysis.reason.ticket_worth_keeping": "{ticket} is worth keeping: it succeeds {chance} of the time.",
	"analysis.reason.ticket_too_dear": "{ticket} costs more than it’s worth here (it succeeds {chance} of the time).",
	"analysis.reason.rival_may_take": "Otherwise {name} may take {route} ({chance}).",
	"analysis.reason.blocks_rival": "It gets in {name}’s way on {route}.",
	"analysis.reason.scores_points": {
		"one": "{route} scores {n} point right away.",
		"other": "{route} scores {n} points right away."
	},
	"analysis.reason.route_not_needed": {
		"one": "{route} wasn’t needed, and took {n} train.",
		"other": "{route} wasn’t needed, and took {n} trains."
	},
	"analysis.reason.card_for_route": "{route} needs this card: {card}.",
	"analysis.reason.card_not_needed": "The card taken wasn’t needed: {card}.",
	"analysis.reason.tunnel_risk": "The tunnel {route} costs extra cards {chance} of the time.",
	"analysis.reason.plan_costs_turns": {
		"one": "After the move played, the plan takes {n} turn longer.",
		"other": "After the move played, the plan takes {n} turns longer."
	},
	"analysis.reason.new_tickets_pay": {
		"one": "With about {n} turn left, new tickets pay off.",
		"other": "With about {n} turns left, new tickets pay off."
	},
	"analysis.reason.no_time_for_tickets": {
		"one": "With about {n} turn left, there’s no time for new tickets.",
		"other": "With about {n} turns left, there’s no time for new tickets."
	},
	"analysis.reason.end_is_near": {
		"one": "The end is near: about {n} turn is left.",
		"other": "The end is near: about {n} turns are left."
	},
	"analysis.reason.more_points": {
		"one": "It’s worth about {n} point more.",
		"other": "It’s worth about {n} points more."
	},
	"analysis.reason.wins_more_often": "It wins {chance} of the time, the move played {instead}.",
	"analysis.reason.took_route": "{name} takes {route}",
	"analysis.reason.built_station": "{name} builds a station in {city}",
	"analysis.reason.kept_tickets": {
		"one": "{name} keeps {n} ticket",
		"other": "{name} keeps {n} tickets"
	},
	"analysis.reason.drew_tickets": {
		"one": "{name} draws {n} ticket",
		"other": "{name} draws {n} tickets"
	},
	"analysis.reason.drew_card": "{name} draws a card from the deck ({card})",
	"analysis.reason.took_card": "{name} takes a face-up card ({card})",
	"analysis.reason.tunnel_costs_more": {
		"one": "The tunnel {route} costs {name} {n} extra card",
		"other": "The tunnel {route} costs {name} {n} extra cards"
	},
	"analysis.reason.tunnel_left": "{name} turns back from the tunnel {route}",
	"analysis.reason.stopped": "{name} skips the second card",
	"analysis.reason.passed": "{name} passes",
	"analysis.reason.ticket_completed": "{name} completes {ticket}",
	"analysis.reason.ticket_costs_turns": {
		"one": "{ticket} now takes {name} {n} more turn",
		"other": "{ticket} now takes {name} {n} more turns"
	},
	"analysis.reason.ticket_lost": "{name} can no longer complete {ticket}",
	"analysis.reason.last_round": "the last round begins",
	"analysis.reason.game_ends": "the game ends",
	"analysis.tab.try": "Try it",
	"analysis.try.here": "From here (move {at})",
	"analysis.try.as": "Play as",
	"analysis.try.play_on": "Play on from here",
	"analysis.try.practice": "You play against bots at a table of your own. It’s for practice and counts for no statistics.",
	"analysis.try.finish": "Let strong bots finish it 100 times",
	"analysis.try.finished": "Finished {n} times by strong bots",
	"analysis.try.compare": "Compare with another move",
	"analysis.try.other": "The other move",
	"analysis.try.compare.do": "Compare in 100 games each",
	"analysis.try.busy": "Playing… The first time, this can take a minute.",
	"analysis.try.result": "{name} wins {win} (± {error}), with {points} points on average ({least} to {most})",
	"analysis.try.axis": "points",
	"analysis.try.equal": "The two can’t be told apart: {gap} (± {error}).",
	"analysis.try.over": "The game is over here. Go back to try something.",
	"analysis.try.not_here": "You can try things in games that were played on this server.",
	"table.practice": "Practice from move {at} of another game",
	"analysis.try.more": "{name} wins {gap} more often with it (± {error}).",
	"analysis.try.less": "{name} wins {gap} less often with it (± {error}).",
	"hint.more.kind": "What kind of move?",
	"hint.more.move": "Which move?",
	"hint.say_more": "Ask for a hint again to hear more.",
	"hint.look.keep": "Look which of the tickets on offer share their way.",
	"hint.look.tickets": "Look at {tickets}.",
	"hint.look.points": "Look at the routes that you can already pay for.",
	"hint.look.cards": "Look at what’s still missing for {routes}.",
	"hint.look.new_tickets": "Look at your tickets, and at how much time is left.",
	"hint.look.station": "Look at who owns the routes that {tickets} would need.",
	"hint.look.tunnel": "Look at the price of the tunnel, and at your hand.",
	"hint.look.only_way": "Look at what you can do at all right now.",
	"hint.kind.keep": "Keep tickets that go together, and turn the others down.",
	"hint.kind.take": "Take a face-up card.",
	"hint.kind.draw": "Draw from the deck.",
	"hint.kind.claim": "Claim a route.",
	"hint.kind.station": "Build a station.",
	"hint.kind.tickets": "Draw new tickets.",
	"hint.kind.pay": "Pay the extra cards.",
	"hint.kind.retreat": "Leave the tunnel for now.",
	"hint.kind.stop": "One card is enough.",
	"hint.kind.pass": "There’s only passing.",
	"settings.coach": "A word from the coach after my turn",
	"coach.same": "Coach: I’d have done the same.",
	"coach.instead": "Coach: I’d have considered something else. {action}. {why}",
	"nav.puzzles": "Puzzles",
	"puzzles.intro": "Positions from games between strong bots in which one move is clearly the best. Can you find it?",
	"puzzles.none": "There are no puzzles for this server’s boards.",
	"puzzles.daily": "Puzzle of the day",
	"puzzles.daily_open": "Everyone on this server gets the same one. You haven’t tried it yet.",
	"puzzles.daily_right": "You’ve solved today’s puzzle. There’s a new one tomorrow.",
	"puzzles.daily_wrong": "You missed today’s puzzle. There’s a new one tomorrow.",
	"puzzles.play_daily": "Play today’s puzzle",
	"puzzles.practise": "Practise",
	"puzzles.any": "Any",
	"puzzles.theme": "Theme",
	"puzzles.difficulty": "Difficulty",
	"puzzles.left": {
		"one": "{n} of {all} is new to you.",
		"other": "{n} of {all} are new to you."
	},
	"puzzles.all_done": "You’ve answered all of these. You can play them again; only your first answers count.",
	"puzzles.start": "Start",
	"puzzles.streak": "Streak",
	"puzzles.best": "Best streak",
	"puzzles.solved": "Solved",
	"puzzles.days": "Days in a row",
	"puzzles.find": "Find the best move.",
	"puzzles.players": {
		"one": "{n} player",
		"other": "{n} players"
	},
	"puzzles.right": "That’s right!",
	"puzzles.wrong": "That’s not the best move.",
	"puzzles.yours": "Your move: {action}.",
	"puzzles.solution": "Best move: {action}.",
	"puzzles.move": "Move",
	"puzzles.chance": "Chance to win",
	"puzzles.proof": {
		"one": "Found by playing {n} game to the end.",
		"other": "Found by playing {n} games to the end."
	},
	"puzzles.missed": "{share} of the bots asked would have missed it.",
	"puzzles.not_counted": "Only your first answer counts.",
	"puzzles.next": "Next puzzle",
	"puzzles.again": "Try again",
	"puzzles.overview": "All puzzles",
	"puzzles.difficulty.easy": "Easy",
	"puzzles.difficulty.medium": "Medium",
	"puzzles.difficulty.hard": "Hard",
	"puzzles.theme.block": "Block a rival",
	"puzzles.theme.ticket": "Save a ticket",
	"puzzles.theme.keep": "Which tickets to keep",
	"puzzles.theme.end": "When to end the game",
	"puzzles.theme.tunnel": "Tunnel or not",
	"puzzles.theme.points": "Routes for points",
	"puzzles.theme.cards": "Cards before routes",
	"puzzles.theme.station": "Build a station",
	"puzzles.theme.new_tickets": "Draw new tickets",
	"puzzles.reason.ticket_more_often": "You complete {ticket} in {chance} of games instead of {instead}.",
	"puzzles.reason.ticket_too_dear": "You would complete {ticket} in only {chance} of games.",
	"puzzles.reason.rival_scores_less": {
		"one": "{name} scores {n} point less on average.",
		"other": "{name} scores {n} points less on average."
	},
	"puzzles.reason.rival_ticket_fails": "{name} may well need it for {ticket}.",
	"puzzles.reason.more_points": {
		"one": "It’s worth {n} more point to you on average.",
		"other": "It’s worth {n} more points to you on average."
	},
	"puzzles.reason.ends_the_game": "It starts the last round: the others get only one more turn.",
	"puzzles.reason.game_goes_on": "Other moves would end the game too early for you.",
	"puzzles.reason.cards_come_first": "The cards are worth more than anything you can build now.",
	"puzzles.reason.tunnel_pays": {
		"one": "The tunnel {route} is worth {n} more card.",
		"other": "The tunnel {route} is worth {n} more cards."
	},
	"puzzles.reason.tunnel_too_dear": {
		"one": "{route} isn’t worth {n} more card.",
		"other": "{route} isn’t worth {n} more cards."
	},
	"puzzles.reason.wins_more_often": "You win {chance} of games instead of {instead}.",
	"habits.title": "My games",
	"habits.of": "My games: {edition}",
	"habits.link": "What my games show",
	"habits.looking": "Looking through your games…",
	"habits.none": "You haven’t finished a game on this board yet.",
	"habits.about": {
		"one": "Your last finished game on this board, beside what strong bots do among themselves.",
		"other": "Your last {n} finished games on this board, beside what strong bots do among themselves."
	},
	"habits.striking": "What stands out",
	"habits.alike": "Nothing that goes beyond chance: you play much as strong bots do.",
	"habits.too_few": "Play a few more games: one or two say little about habits.",
	"habits.numbers": "A game in numbers",
	"habits.average": "On average",
	"habits.you": "You",
	"habits.strong": "Strong bots",
	"habits.colors": "Cards in your hand when your turn begins",
	"habits.color.same": "{mine}; strong bots {strong}",
	"habits.color.more": "{mine}: more than strong bots ({strong})",
	"habits.color.less": "{mine}: fewer than strong bots ({strong})",
	"habits.tickets": "What became of tickets",
	"habits.ticket": "Ticket",
	"habits.kept": "Kept at the start",
	"habits.completed": "Completed",
	"habits.times": "{n} of {of}",
	"habits.tickets_note": "Kept: of the times it was offered at the start. Completed: of the times you held it in the end.",
	"habits.name.won": "Games won",
	"habits.name.points": "Points",
	"habits.name.opening_kept": "Tickets kept at the start",
	"habits.name.ticket_draws": "Times new tickets were drawn",
	"habits.name.completed": "Tickets completed",
	"habits.name.turns": "Turns until the end",
	"habits.name.first_route": "Turn of the first route",
	"habits.name.largest_hand": "Most cards in the hand",
	"habits.name.cards_left": "Cards left in the end",
	"habits.name.route_length": "Length of a route",
	"habits.name.stations": "Stations built",
	"habits.more.won": "You win {mine} of your games; among equals it would be {strong}.",
	"habits.less.won": "You win only {mine} of your games; among equals it would be {strong}.",
	"habits.more.points": "You make more points ({mine}) than strong bots ({strong}).",
	"habits.less.points": "You make fewer points ({mine}) than strong bots ({strong}).",
	"habits.more.opening_kept": "You keep more tickets at the start ({mine}) than strong bots ({strong}).",
	"habits.less.opening_kept": "You keep fewer tickets at the start ({mine}) than strong bots ({strong}).",
	"habits.more.ticket_draws": "You draw new tickets more often ({mine} times a game) than strong bots ({strong}).",
	"habits.less.ticket_draws": "You draw new tickets less often ({mine} times a game) than strong bots ({strong}).",
	"habits.more.completed": "You complete more of your tickets ({mine}) than strong bots ({strong}).",
	"habits.less.completed": "You complete fewer of your tickets ({mine}) than strong bots ({strong}).",
	"habits.more.turns": "Your games last longer ({mine} turns) than those of strong bots ({strong}).",
	"habits.less.turns": "Your games end sooner ({mine} turns) than those of strong bots ({strong}).",
	"habits.more.first_route": "You claim your first route later (turn {mine}) than strong bots (turn {strong}).",
	"habits.less.first_route": "You claim your first route earlier (turn {mine}) than strong bots (turn {strong}).",
	"habits.more.largest_hand": "You hoard more cards (up to {mine}) than strong bots ({strong}).",
	"habits.less.largest_hand": "You hoard fewer cards (up to {mine}) than strong bots ({strong}).",
	"habits.more.cards_left": "More cards are left to you in the end ({mine}) than to strong bots ({strong}).",
	"habits.less.cards_left": "Fewer cards are left to you in the end ({mine}) than to strong bots ({strong}).",
	"habits.more.route_length": "You claim longer routes ({mine} spaces) than strong bots ({strong}).",
	"habits.less.route_length": "You claim shorter routes ({mine} spaces) than strong bots ({strong}).",
	"habits.more.stations": "You build more stations ({mine} a game) than strong bots ({strong}).",
	"habits.less.stations": "You build fewer stations ({mine} a game) than strong bots ({strong}).",
	"live.none": "Chances are told to those who watch a game between bots.",
	"text.help.chances": "everyone’s chance to win, when you watch bots",
	"edition.players": "{from} to {to} players.",
	"edition.players.exactly": "{n} players.",
	"nav.workshop": "Workshop",
	"refusal.no_workshop": "Nobody can make maps on this server.",
	"refusal.bad_map": "The map cannot be used as it is: look at its problems.",
	"workshop.intro": "Draw a country, have bots test it, and play on it with friends.",
	"workshop.drafts": "Your drafts",
	"workshop.maps": "Maps made here",
	"workshop.maps.none": "Nobody has published a map yet.",
	"workshop.from_region": "A piece of the world",
	"workshop.from_other": "Another beginning",
	"workshop.from_nothing": "An empty map",
	"workshop.from_board": "A copy of {name}",
	"workshop.from_file": "A map file (TOML)",
	"workshop.bad_file": "This file cannot be read: {why}",
	"workshop.drawing": "Drawing the map …",
	"workshop.failed": "This took too long or went wrong. Try again.",
	"workshop.delete": "Delete",
	"workshop.delete_sure": "Delete {name} for good?",
	"workshop.by": "by {author}, version {n}",
	"workshop.remix_of": "Made from {name}",
	"workshop.play": "Play",
	"workshop.remix": "Remix",
	"workshop.withdraw": "Take down",
	"workshop.withdraw_sure": "Take {name} down? Games on it go on.",
	"workshop.my_map": "My map",
	"workshop.region.map": "A map of the world",
	"workshop.region.hint": "Drag a rectangle on the map, or type its edges in degrees.",
	"workshop.region.west": "West",
	"workshop.region.south": "South",
	"workshop.region.east": "East",
	"workshop.region.north": "North",
	"workshop.region.all_countries": "All countries",
	"workshop.region.there_are": "Cities to choose from: {n}",
	"workshop.region.draw": "Draw this map",
	"workshop.name": "Name",
	"workshop.country": "Country",
	"workshop.lat": "Latitude",
	"workshop.lon": "Longitude",
	"workshop.cities": "Cities",
	"workshop.routes": "Routes",
	"workshop.tickets": "Tickets",
	"workshop.rules": "Rules",
	"workshop.problems": "Problems",
	"workshop.playtest": "Playtest",
	"workshop.publish": "Play and publish",
	"workshop.board": "The board",
	"workshop.tools": "Tools",
	"workshop.parts": "Parts of the map",
	"workshop.tool.move": "Select and move",
	"workshop.tool.city": "New city",
	"workshop.tool.route": "New route",
	"workshop.tool.ticket": "New ticket",
	"workshop.hint.move": "Drag cities. Draw a rectangle or hold Shift to select several.",
	"workshop.hint.city": "Tap the board where the city lies. It gets the name of the place there.",
	"workshop.hint.route": "Choose the two cities of the route, one after the other.",
	"workshop.hint.ticket": "Choose the two cities of the ticket, one after the other.",
	"workshop.hint.second": "Now choose the other city.",
	"workshop.undo": "Undo",
	"workshop.redo": "Redo",
	"workshop.saving": "Saving …",
	"workshop.saved": "Saved",
	"workshop.laying": "arranging the board",
	"workshop.stale": "This map was changed in another window: which of the two do you want to go on with?",
	"workshop.new_city": "New city",
	"workshop.city_at": "City {name}",
	"workshop.add.cities": "Add a city",
	"workshop.add.routes": "Add a route",
	"workshop.add.tickets": "Add a ticket",
	"workshop.from": "From",
	"workshop.to": "To",
	"workshop.route": "Route",
	"workshop.ticket": "Ticket",
	"workshop.length": "Spaces",
	"workshop.color": "Colour",
	"workshop.kind": "Kind",
	"workshop.kind.regular": "Regular",
	"workshop.kind.ferry": "Ferry",
	"workshop.kind.tunnel": "Tunnel",
	"workshop.symbols": "Symbols",
	"workshop.bonus_draw": "Cards for claiming it",
	"workshop.points": "Points",
	"workshop.way": "Way",
	"workshop.long": "Long",
	"workshop.propose": "Propose a set",
	"workshop.no_problems": "No problems: this map can be played.",
	"workshop.fault": "On the board: {fault}",
	"workshop.mend_first": "Mend the problems first.",
	"workshop.presets": "Take the rules of:",
	"workshop.atmosphere": "Atmosphere",
	"workshop.atmosphere.atlas": "Old atlas",
	"workshop.atmosphere.winter": "Winter",
	"workshop.atmosphere.aurora": "Northern lights",
	"workshop.deck": "Cards in the box",
	"workshop.points_by_length": "Points by length",
	"workshop.rule.fewest": "Fewest players",
	"workshop.rule.most": "Most players",
	"workshop.rule.trains": "Trains each",
	"workshop.rule.hand": "Cards dealt to each",
	"workshop.rule.display": "Cards face up",
	"workshop.rule.opening_tickets": "Tickets at the start",
	"workshop.rule.opening_long_tickets": "Long tickets at the start",
	"workshop.rule.opening_keep": "Keep at least, at the start",
	"workshop.rule.ticket_draw": "Tickets drawn later",
	"workshop.rule.ticket_keep": "Keep at least, later",
	"workshop.rule.sweep_at": "Locomotives that sweep the display (0: never)",
	"workshop.rule.ferry_any_for_one": "Any cards for one ferry space (0: never)",
	"workshop.rule.tunnel_reveal": "Cards turned over for a tunnel",
	"workshop.rule.stations": "Stations each",
	"workshop.rule.station_points": "Points for a station not built",
	"workshop.rule.last_round_at": "Trains left that start the last round",
	"workshop.rule.opening_refused": "Tickets refused at the start",
	"workshop.rule.ticket_refused": "Tickets refused later",
	"workshop.rule.ferry_symbol": "A symbol of a ferry takes",
	"workshop.rule.display_locomotive_is_whole_draw": "A face-up locomotive is the whole draw",
	"workshop.rule.may_stop_after_first_card": "One may take a single card",
	"workshop.word.out": "leave the game",
	"workshop.word.bottom": "go under the deck",
	"workshop.word.locomotive": "a locomotive",
	"workshop.word.locomotive_or_pair": "a locomotive or a pair",
	"workshop.playtest.about": "Bots play thousands of games on this map and show what it is like.",
	"workshop.balance": "Balance",
	"workshop.cancel": "Cancel",
	"workshop.waiting": "Waiting for other maps …",
	"workshop.before": "Before",
	"workshop.after": "After",
	"workshop.never": "Routes hardly ever taken",
	"workshop.wrong_tickets": "Tickets with wrong points",
	"workshop.gifts_traps": "Tickets that are gifts or traps",
	"workshop.first_seat": "Wins of the first player",
	"workshop.rounds": "Rounds in a game",
	"workshop.bottlenecks": "Bottlenecks",
	"workshop.short_colors": "Colours that are short",
	"workshop.nothing_to_change": "There is nothing to change.",
	"workshop.apply": "Apply",
	"workshop.apply_all": "Apply all of it",
	"workshop.played": "Games played: {n}",
	"workshop.heat.never": "never taken",
	"workshop.heat.rarely": "rarely",
	"workshop.heat.often": "often",
	"workshop.heat.always": "nearly always",
	"workshop.heat.hide": "Show the colours again",
	"workshop.change.length": "{what}: {now} spaces instead of {was}",
	"workshop.change.symbols": "{what}: {now} symbols instead of {was}",
	"workshop.change.points": "{what}: {now} points instead of {was}",
	"workshop.change.trains": "{now} trains instead of {was}",
	"workshop.why.never_claimed": "nobody ever takes it",
	"workshop.why.rarely_claimed": "hardly anybody takes it",
	"workshop.why.way": "what its way is worth",
	"workshop.why.gift": "its holder wins too often",
	"workshop.why.trap": "its holder wins too rarely",
	"workshop.why.long_game": "games are long",
	"workshop.why.short_game": "games are short",
	"workshop.publish.about": "Play on your map at once, or publish it for everybody on this server. What is published never changes; the next version stands beside it.",
	"workshop.author": "Your name",
	"workshop.play_now": "Play against bots",
	"workshop.publish_button": "Publish",
	"workshop.download": "Download TOML",
	"workshop.picture": "Download picture (SVG)",
	"workshop.geometry": "Download geometry",
	"workshop.published": "Version {n} is published.",
	"workshop.bonus": "Bonus and ties",
	"workshop.about.trains": "With fewer trains games are shorter.",
	"workshop.about.hand": "Train cards that everybody begins with.",
	"workshop.about.display": "Train cards to choose from beside the deck.",
	"workshop.about.opening_tickets": "Dealt to everybody before the first turn.",
	"workshop.about.opening_long_tickets": "Dealt besides; the other long tickets leave the game.",
	"workshop.about.opening_keep": "Everybody may refuse the rest.",
	"workshop.about.opening_refused": "What becomes of tickets that nobody wants at the start.",
	"workshop.about.ticket_draw": "How many are on offer when somebody takes new ones.",
	"workshop.about.ticket_keep": "With a small number, taking tickets is less of a risk.",
	"workshop.about.ticket_refused": "What becomes of tickets refused in the game.",
	"workshop.about.display_locomotive_is_whole_draw": "Otherwise a locomotive is a card like any other.",
	"workshop.about.sweep_at": "So many locomotives face up, and all face-up cards are replaced.",
	"workshop.about.may_stop_after_first_card": "Otherwise a second card has to be taken.",
	"workshop.about.ferry_symbol": "How a space with a locomotive on it is paid.",
	"workshop.about.ferry_any_for_one": "So many cards of any kind pay for one space of a ferry; 0: never. Not together with pairs.",
	"workshop.about.tunnel_reveal": "Each that matches the colour costs one card more.",
	"workshop.about.stations": "With a station, one route of somebody else counts for your tickets.",
	"workshop.about.station_points": "What each station still in hand is worth at the end.",
	"workshop.about.last_round_at": "Whoever has so few trains left starts the last round.",
	"workshop.about.locomotives_wild_on": "On other routes a locomotive stands for no colour.",
	"workshop.about.open_tracks": "How many routes between the same two cities can be taken, by number of players.",
	"workshop.about.deck": {
		"one": "{n} card in all. A colour with none can be left off the board.",
		"other": "{n} cards in all. A colour with none can be left off the board."
	},
	"workshop.about.points": "For claiming a route of so many spaces.",
	"workshop.about.bonus_cards": "With some only, every game has others.",
	"workshop.about.tie_breakers": "What decides between equal points, in this order.",
	"workshop.about.bonus_draw": "Drawn from the deck as a gift for claiming it; 0: none.",
	"workshop.about.any_for_one": "So many cards of any kind count as one of its colour; 0: never.",
	"workshop.about.marks": "Words that bonus cards can ask for, such as arctic or capital, with commas.",
	"workshop.about.modern": "What maps say today, where the board says something else.",
	"workshop.about.unnamed": "A stop where routes meet. No ticket leads there.",
	"workshop.about.id": "What files and records call it: a–z, 0–9, - and _.",
	"workshop.again": "Play again",
	"workshop.any_for_one": "Any cards for one",
	"workshop.applied": "Done",
	"workshop.apply_these": "Apply these {n}",
	"workshop.board.help": "Comma and full stop go from city to city, the arrow keys move a city, C adds one, R begins and ends a route. Press the question mark for all keys.",
	"workshop.bonus.add": "Add a bonus card",
	"workshop.bonus.all": "All of them",
	"workshop.bonus.any": "Any",
	"workshop.bonus.counts": "Goes to whoever has most",
	"workshop.bonus.counts.completed_tickets": "completed tickets",
	"workshop.bonus.counts.routes": "routes",
	"workshop.bonus.counts.countries": "countries",
	"workshop.bonus.counts.longest_path": "spaces of the longest path",
	"workshop.bonus.counts.locomotives_in_hand": "locomotives in hand",
	"workshop.bonus.counts.trains_left": "trains left",
	"workshop.bonus.drawn": "Bonus cards in a game",
	"workshop.bonus.intro": "At the end a bonus card goes to whoever has most of something. A map needs none.",
	"workshop.bonus.length": "Length (0: any)",
	"workshop.bonus.mark": "Marked",
	"workshop.bonus.max_points": "Points at most (0: any)",
	"workshop.bonus.new": "New bonus card",
	"workshop.changed_since": "The map has changed since: play again to see what that does.",
	"workshop.deleted": "Deleted: {n}",
	"workshop.deselect": "Select nothing",
	"workshop.details": "What is selected",
	"workshop.differ": "different",
	"workshop.doubts": "Perhaps not as you meant it",
	"workshop.down": "Further down",
	"workshop.download.failed": "This file cannot be made: {why}",
	"workshop.filter": "Search",
	"workshop.found.nothing": "Nothing stands out: no route is useless, no ticket unfair, and everybody has a fair chance.",
	"workshop.found.first_seat.title": "Whoever begins wins too often",
	"workshop.found.first_seat": "The first player wins {share} of the games; fair would be {fair}. More routes, or doubles where ways are narrow, help the others.",
	"workshop.found.never.title": "Routes that nobody takes",
	"workshop.found.never": "They are too long for what they are worth, or no ticket needs them. Make them shorter, or leave them out.",
	"workshop.found.trap.title": "Tickets that are traps",
	"workshop.found.trap": "Whoever keeps one of these loses far too often. They should be worth more.",
	"workshop.found.gift.title": "Tickets that are gifts",
	"workshop.found.gift": "Whoever is dealt one of these wins far too often. They should be worth less.",
	"workshop.found.long_game.title": "Long games",
	"workshop.found.long_game": "With fewer trains they would be over sooner.",
	"workshop.found.short_game.title": "Short games",
	"workshop.found.short_game": "With more trains there would be time for plans.",
	"workshop.found.rarely.title": "Routes that hardly anybody takes",
	"workshop.found.rarely": "They cost more than the way there is worth.",
	"workshop.found.way.title": "Tickets with odd points",
	"workshop.found.way": "Their points are not what their ways are worth.",
	"workshop.found.bottleneck.title": "Bottlenecks",
	"workshop.found.bottleneck": "Everybody needs these routes, and who comes second has a long way round. A double here makes a map kinder; without one it is a race.",
	"workshop.found.colors.title": "Colours that are short",
	"workshop.found.colors": "More routes ask for them than for others, so their cards are hard to get:",
	"workshop.from_file.about": "Choose the geometry file (JSON) together with it, if there is one.",
	"workshop.group.setup": "At the start",
	"workshop.group.tickets": "Tickets",
	"workshop.group.draw": "Drawing cards",
	"workshop.group.claim": "Claiming routes",
	"workshop.group.stations": "Stations",
	"workshop.group.end": "The end",
	"workshop.heat.show": "Show how often routes are taken",
	"workshop.hint.several": "Tap one after the other, or draw a rectangle around them.",
	"workshop.id": "Id",
	"workshop.in_short": "The first player wins {share} (fair: {fair}); a game has {rounds} rounds.",
	"workshop.keys.all": "Select all cities and routes",
	"workshop.keys.city": "A new city",
	"workshop.keys.color": "Colour of the selected routes; 0 is grey",
	"workshop.keys.delete": "Delete what is selected",
	"workshop.keys.edit": "Go to the fields of what is selected",
	"workshop.keys.go": "Go to the city in that direction",
	"workshop.keys.kind": "Selected routes: regular, ferry, tunnel",
	"workshop.keys.length": "Longer or shorter routes; without a route, zoom",
	"workshop.keys.line": "Select one route of this city after the other",
	"workshop.keys.more": "Select a city as well",
	"workshop.keys.move": "Move the city or all selected ones; with Shift further",
	"workshop.keys.next": "Previous and next city",
	"workshop.keys.problem": "Next or previous problem",
	"workshop.keys.route": "Begin a route here, and end it at another city",
	"workshop.keys.select": "Select the city",
	"workshop.keys.ticket": "Begin a ticket here, and end it at another city",
	"workshop.keys.twin": "A second route beside the selected one",
	"workshop.long_ticket": "A long ticket",
	"workshop.marks": "Marks",
	"workshop.mend_all": "Mend {n} of them",
	"workshop.modern": "Today’s name",
	"workshop.more": "More",
	"workshop.next.cities": "A map begins with cities.",
	"workshop.next.cities.go": "Draw cities",
	"workshop.next.routes": "Some cities have no route yet.",
	"workshop.next.routes.go": "Draw routes",
	"workshop.next.tickets": "Players need tickets.",
	"workshop.next.tickets.go": "Have a set proposed",
	"workshop.next.problems": "Something has to be mended before anybody can play.",
	"workshop.next.problems.go": "Show problems",
	"workshop.next.playtest": "The map can be played. Is it any good?",
	"workshop.next.playtest.go": "Have bots test it",
	"workshop.next.publish": "Play on it, alone or with friends.",
	"workshop.next.publish.go": "Play",
	"workshop.not_saved": "Not saved yet, and trying again: {why}",
	"workshop.only_geometry": "The geometry file needs the map file (TOML) beside it: choose both.",
	"workshop.paper": "Paper",
	"workshop.paper.a4": "A4 sheets",
	"workshop.paper.letter": "Letter sheets",
	"workshop.paper.large": "One large sheet",
	"workshop.place": "Name of the city",
	"workshop.play_friends": "Play with friends",
	"workshop.players": "Players",
	"workshop.preparing": "Preparing the file …",
	"workshop.print": "To print (PDF)",
	"workshop.publishing": "Publishing … If the board is not arranged yet, this takes up to half a minute.",
	"workshop.region.main_countries": "Main countries",
	"workshop.region.too_few": "Choose a larger piece, or fewer cities.",
	"workshop.rule.locomotives_wild_on": "Locomotives stand for any colour on",
	"workshop.rule.open_tracks": "Doubles and triples",
	"workshop.selected": "Selected: {n}",
	"workshop.stale.theirs": "The other one",
	"workshop.stale.mine": "This one",
	"workshop.stale.both": "Keep both, this one as a copy",
	"workshop.take_along": "Take it along",
	"workshop.take_along.later": "Pictures and sheets for printing can be had when the problems are mended.",
	"workshop.tick": "Select {name}",
	"workshop.tick_all": "Select all rows",
	"workshop.ties": "Ties",
	"workshop.tie.completed_tickets": "More completed tickets",
	"workshop.tie.fewest_stations": "Fewer stations built",
	"workshop.tie.bonus_cards": "More bonus cards",
	"workshop.tie.longest_route": "The longest path",
	"workshop.tool.several": "Several",
	"workshop.track.double": "Doubles",
	"workshop.track.triple": "Triples",
	"workshop.track.open": "{track} with {n} players: open routes",
	"workshop.twin": "Add one beside it",
	"workshop.unnamed": "No name on the board",
	"workshop.up": "Further up",
	"workshop.worth.many": "Points by their ways",
	"workshop.worth.one": "Its way is worth {n}",
	"workshop.zoom.in": "Zoom in",
	"workshop.zoom.out": "Zoom out",
	"map.repair.word": "Make it “{word}”",
	"map.repair.rename": "Call it “{word}”",
	"map.repair.number": "Make it {number}",
	"map.repair.standard": "Take what most games have",
	"map.repair.leave_out": "Leave it out",
	"map.repair.gray": "Make it grey",
	"map.repair.swap_places": "Swap latitude and longitude",
	"map.repair.new_id": "Call it “{word}”",
	"map.repair.one_group": "Make them a double",
	"map.repair.no_group": "Take it out of the group",
	"map.repair.add_points": "Give {points} points for {length} spaces",
	"map.repair.all_bonus_cards": "Play with all bonus cards",
	"map.repair.fewer_players": "Let at most {number} play",
	"map.repair.join": "Join it to {city}",
	"map.repair.delete_city": "Delete this city",
	"map.repair.delete_route": "Delete this route",
	"map.repair.delete_ticket": "Delete this ticket",
	"map.repair.delete_bonus_card": "Delete this bonus card",
	"workshop.policy": "Bots",
	"workshop.policy.greedy": "quick",
	"workshop.policy.planner": "strong, and slower"
};
// src/lib/storage.ts
/** JSON in the browser's local storage. Where there is none, a value lasts as long as the page does. */
function load(key) {
	try {
		return JSON.parse(localStorage.getItem(key) ?? "null");
	} catch {
		return null;
	}
}
function save(key, value) {
	try {
		localStorage.setItem(key, JSON.stringify(value));
	} catch {}
}
// src/lib/settings.svelte.ts
var LANGUAGES = [
	"en",
	"nb",
	"sv",
	"da",
	"fi",
	"de",
	"fr"
];
var LANGUAGE_NAMES = {
	en: "English",
	nb: "Norsk bokmål",
	sv: "Svenska",
	da: "Dansk",
	fi: "Suomi",
	de: "Deutsch",
	fr: "Français"
};
var BOT_SPEEDS = {
	at_once: 0,
	fast: .4,
	normal: null,
	calm: 2,
	slow: 4
};
var UNDO_SECONDS = [
	0,
	2,
	4,
	7,
	10
];
var KEY = "northline.settings";
function defaults() {
	return {
		theme: "auto",
		motion: "auto",
		sound: false,
		botSpeed: "normal",
		undoSeconds: 4,
		confirm: "auto",
		confirmTickets: true,
		notifications: false,
		vibration: false,
		keepAwake: true,
		chatOpen: false,
		showKnown: false,
		coach: false,
		language: browserLanguage(),
		name: ""
	};
}
function browserLanguage() {
	if (typeof navigator === "undefined") return "en";
	for (const wanted of navigator.languages ?? []) {
		const short = wanted.toLowerCase().split("-")[0];
		const found = short === "no" || short === "nn" ? "nb" : LANGUAGES.find((language) => language === short);
		if (found) return found;
	}
	return "en";
}
function stored() {
	const values = {
		...defaults(),
		...load(KEY)
	};
	if (!(values.botSpeed in BOT_SPEEDS)) values.botSpeed = "normal";
	if (!["always", "never"].includes(values.confirm)) values.confirm = "auto";
	return values;
}
function matches(query) {
	return typeof matchMedia !== "undefined" && matchMedia(query).matches;
}
var Settings = class {
	#values = state(proxy(stored()));
	#darkSystem = state(proxy(matches("(prefers-color-scheme: dark)")));
	#stillSystem = state(proxy(matches("(prefers-reduced-motion: reduce)")));
	#touch = state(proxy(matches("(pointer: coarse)")));
	get touch() {
		return get(this.#touch);
	}
	set touch(value) {
		set(this.#touch, value, true);
	}
	constructor() {
		if (typeof matchMedia === "undefined") return;
		matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (e) => set(this.#darkSystem, e.matches, true));
		matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (e) => set(this.#stillSystem, e.matches, true));
		addEventListener("pointerdown", (e) => this.touch = e.pointerType === "touch", {
			capture: true,
			passive: true
		});
		addEventListener("storage", (e) => {
			if (e.key === KEY) set(this.#values, stored(), true);
		});
	}
	get values() {
		return get(this.#values);
	}
	set(key, value) {
		set(this.#values, {
			...get(this.#values),
			[key]: value
		}, true);
		save(KEY, get(this.#values));
	}
	get theme() {
		const { theme } = get(this.#values);
		if (theme !== "auto") return theme;
		return get(this.#darkSystem) ? "dark" : "light";
	}
	/** Whether animations are on. */
	get motion() {
		const { motion } = get(this.#values);
		return motion === "auto" ? !get(this.#stillSystem) : motion === "full";
	}
	/** Whether a claim asks for confirmation now; `final`: there may be no moment to take it back. */
	confirms(final) {
		const { confirm } = get(this.#values);
		return confirm === "always" || confirm === "auto" && (this.touch || final);
	}
	/** How fast bots should be, in seconds. */
	get pace() {
		return {
			bots: BOT_SPEEDS[get(this.#values).botSpeed],
			undo: get(this.#values).undoSeconds
		};
	}
};
var settings = new Settings();
// \0vite/preload-helper.js
var scriptRel = /* @__PURE__ */ (function detectScriptRel() {
	const relList = typeof document !== "undefined" && document.createElement("link").relList;
	return relList && relList.supports && relList.supports("modulepreload") ? "modulepreload" : "preload";
})();
var assetsURL = function(dep) {
	return "/" + dep;
};
var seen$1 = {};
var isCssPreloadUrl = function isCssPreloadUrl(url) {
	return url.pathname.endsWith(".css");
};
var preloadOnce = function preloadOnce(seen, href, preload) {
	if (href in seen) return seen[href];
	const promise = preload();
	if (!promise) {
		seen[href] = void 0;
		return;
	}
	const preloadPromise = promise.then(() => {
		seen[href] = void 0;
	}, (err) => {
		seen[href] = void 0;
		throw err;
	});
	seen[href] = preloadPromise;
	return preloadPromise;
};
var __vitePreload = function preload(baseModule, deps, importerUrl) {
	let promise = Promise.resolve();
	if (deps && deps.length > 0) {
		let preloadedHrefs;
		const cspNonceMeta = document.querySelector("meta[property=csp-nonce]");
		const cspNonce = cspNonceMeta?.nonce || cspNonceMeta?.getAttribute("nonce");
		function allSettled(promises) {
			return Promise.all(promises.map((p) => Promise.resolve(p).then((value) => ({
				status: "fulfilled",
				value
			}), (reason) => ({
				status: "rejected",
				reason
			}))));
		}
		function importMetaResolve(specifier) {
			if (import.meta.resolve) return new URL(import.meta.resolve(specifier));
			return new URL(
				specifier,
				/** #__KEEP__ */
				import.meta.url
			);
		}
		promise = allSettled(deps.map((depString) => {
			depString = assetsURL(depString, importerUrl);
			const dep = importMetaResolve(depString);
			const isCss = isCssPreloadUrl(dep);
			return preloadOnce(seen$1, dep.href, () => {
				if (preloadedHrefs === void 0) {
					preloadedHrefs = {
						all: /* @__PURE__ */ new Set(),
						styles: /* @__PURE__ */ new Set()
					};
					const links = document.getElementsByTagName("link");
					for (let i = links.length - 1; i >= 0; i--) {
						const link = links[i];
						preloadedHrefs.all.add(link.href);
						if (link.rel === "stylesheet") preloadedHrefs.styles.add(link.href);
					}
				}
				if ((isCss ? preloadedHrefs.styles : preloadedHrefs.all).has(dep.href)) return;
				const link = document.createElement("link");
				link.rel = isCss ? "stylesheet" : scriptRel;
				if (!isCss) link.as = "script";
				link.crossOrigin = "";
				link.href = dep.href;
				if (cspNonce) link.setAttribute("nonce", cspNonce);
				document.head.appendChild(link);
				if (isCss) return new Promise((res, rej) => {
					link.addEventListener("load", res);
					link.addEventListener("error", () => rej(/* @__PURE__ */ new Error(`Unable to preload CSS for ${dep}`)));
				});
			});
		}).filter((p) => p !== void 0));
	}
	function handlePreloadError(err) {
		const e = new Event("vite:preloadError", { cancelable: true });
		e.payload = err;
		window.dispatchEvent(e);
		if (!e.defaultPrevented) throw err;
	}
	return promise.then((res) => {
		for (const item of res || []) {
			if (item.status !== "rejected") continue;
			handlePreloadError(item.reason);
		}
		return baseModule().catch(handlePreloadError);
	});
};
// src/lib/language.svelte.ts
var loaders = Object.assign({
	"../messages/da.json": () => __vitePreload(() => import("./da.js"), []),
	"../messages/de.json": () => __vitePreload(() => import("./de.js"), []),
	"../messages/fi.json": () => __vitePreload(() => import("./fi.js"), []),
	"../messages/fr.json": () => __vitePreload(() => import("./fr.js"), []),
	"../messages/nb.json": () => __vitePreload(() => import("./nb.js"), []),
	"../messages/sv.json": () => __vitePreload(() => import("./sv.js"), [])
});
var LanguageState = class {
	#current = state("en");
	get current() {
		return get(this.#current);
	}
	set current(value) {
		set(this.#current, value, true);
	}
	#catalogue = state(en_default);
	get catalogue() {
		return get(this.#catalogue);
	}
	set catalogue(value) {
		set(this.#catalogue, value);
	}
	async use(language) {
		if (!LANGUAGES.includes(language)) return;
		const load = loaders[`../messages/${language}.json`];
		const catalogue = language === "en" ? en_default : load ? (await load()).default : null;
		if (!catalogue || settings.values.language !== language) return;
		this.catalogue = catalogue;
		this.current = language;
		document.documentElement.lang = language;
	}
};
var language = new LanguageState();
var english = en_default;
// src/lib/api.ts
/** A request that the server did not grant, or that never reached it (`code` is then `offline`). */
var Refusal = class extends Error {
	code;
	rule;
	key;
	values;
	constructor(code, why, info = null) {
		super(why);
		this.code = code;
		this.rule = info?.rule ?? null;
		this.key = info?.key ?? null;
		this.values = info?.values ?? {};
	}
};
function request(method, path, body) {
	if (body === void 0) return send(path, { method });
	return send(path, {
		method,
		headers: { "content-type": "application/json" },
		body: JSON.stringify(body)
	});
}
async function send(path, options) {
	let response;
	try {
		response = await fetch(path, options);
	} catch {
		throw new Refusal("offline", "the server cannot be reached");
	}
	const document = await response.json().catch(() => null);
	if (!response.ok) {
		if (isRefusal(document)) {
			banned.notice(document);
			throw new Refusal(document.code, document.why, document);
		}
		throw new Refusal("internal", response.statusText);
	}
	return document;
}
function isRefusal(document) {
	return typeof document === "object" && document !== null && "code" in document && "why" in document;
}
var at = (table) => `/api/tables/${encodeURIComponent(table)}`;
var getEditions = () => request("GET", "/api/editions");
var getEdition = (id) => request("GET", `/api/editions/${encodeURIComponent(id)}`);
var getGeometry = (id) => request("GET", `/api/editions/${encodeURIComponent(id)}/geometry`);
var getBots = () => request("GET", "/api/bots");
var getStatistics = (id) => request("GET", `/api/statistics/${encodeURIComponent(id)}`);
var getPlayer = (id, player) => request("GET", `/api/statistics/${encodeURIComponent(id)}/${encodeURIComponent(player)}`);
var puzzle = (id) => `/api/puzzles/${encodeURIComponent(id)}`;
var getPuzzles = () => request("GET", "/api/puzzles");
var getPuzzle = (id) => request("GET", puzzle(id));
var answerPuzzle = (id, answer) => request("POST", `${puzzle(id)}/answer`, answer);
var askPuzzleWhy = (id, route, city) => request("GET", `${puzzle(id)}/why?${new URLSearchParams(route === null ? { city: city ?? "" } : { route })}`);
var getNetwork = () => request("GET", "/api/network");
var switchNetwork = (on) => request("POST", "/api/network", { on });
/** The text travels in the body: it may hold a secret, and addresses end up in logs. */
var getQrCode = (text) => request("POST", "/api/qr", { text });
var getTransferCode = () => request("POST", "/api/me/codes/transfer", {});
var getRecoveryCode = () => request("POST", "/api/me/codes/recovery", {});
var usePlayerCode = (code) => request("POST", "/api/me/codes/use", { code });
/** What one does game after game on a board, beside what strong bots do. */
var getHabits = (id) => request("GET", `/api/me/habits/${encodeURIComponent(id)}`);
/** How a game between bots stands. */
var getLiveChances = (id) => request("GET", `${at(id)}/chances`);
var getMyTables = () => request("GET", "/api/me/tables");
var getTables = () => request("GET", "/api/tables");
var getResult = (id) => request("GET", `${at(id)}/result`);
var seen = (seat) => seat === null ? "" : `?seat=${seat}`;
var getReplay = (id, seat) => request("GET", `${at(id)}/replay${seen(seat)}`);
/** The replay of a record that need not have been played here. */
var replayRecord = (record, seat) => sendRecord(`/api/replay${seen(seat)}`, record);
var sendRecord = (path, record) => send(path, {
	method: "POST",
	headers: { "content-type": "application/x-ndjson" },
	body: record
});
/** Have a finished game analysed, here or from a record; and see how far that is, beyond the part that one has. */
var askForAnalysis = (id) => request("POST", `${at(id)}/analysis`, {});
var getAnalysis = (id, since) => request("GET", `${at(id)}/analysis?since=${since}`);
var askForRecordAnalysis = (record) => sendRecord("/api/analysis", record);
var getRecordAnalysis = (game, since) => request("GET", `/api/analysis/${encodeURIComponent(game)}?since=${since}`);
/** Have strong players finish a game from a moment, after each of some moves; or play on from there oneself. */
var tryMoves = (id, wanted) => request("POST", `${at(id)}/try`, wanted);
var playOn = (id, wanted) => request("POST", `${at(id)}/play-on`, wanted);
/** Where the record of a finished game can be downloaded, and a picture of a moment of any game. */
var recordAddress = (id) => `${at(id)}/record`;
var pictureAddress = (id, moment, theme) => `${at(id)}/picture.png?theme=${theme}${moment === null ? "" : `&at=${moment}`}`;
var getHint = (id) => request("POST", `${at(id)}/hint`, {});
/** What the coach says of one's own last turn. */
var getRemark = (id) => request("POST", `${at(id)}/remark`, {});
var createTable = (wanted) => request("POST", "/api/tables", wanted);
var joinTable = (id, wanted) => request("POST", `${at(id)}/join`, wanted);
var leaveTable = (id) => request("POST", `${at(id)}/leave`, {});
var resignTable = (id) => request("POST", `${at(id)}/resign`, {});
var placeBot = (id, wanted) => request("POST", `${at(id)}/bot`, wanted);
var freeSeat = (id, wanted) => request("POST", `${at(id)}/free`, wanted);
var moveSeat = (id, wanted) => request("POST", `${at(id)}/move`, wanted);
var editTable = (id, wanted) => request("POST", `${at(id)}/settings`, wanted);
var startTable = (id) => request("POST", `${at(id)}/start`, {});
var warmUpExpert = () => request("POST", "/api/bots/expert/warm-up", {});
var switchChat = (id, on) => request("POST", `${at(id)}/chat`, { on });
var rematch = (id) => request("POST", `${at(id)}/rematch`, {});
// src/lib/i18n.ts
/**
* Translated messages. A catalogue is a flat object of messages by key; `{name}` is replaced by a value. A message that
* depends on a number is an object with the forms of `Intl.PluralRules` (`one`, `other` …), chosen by the value `n`.
*/
/** The message of a key in the chosen language, in English where that language lacks it. */
function t(key, values = {}) {
	const own = language.catalogue[key];
	if (own !== void 0) return fill(own, values, language.current);
	const fallback = english[key];
	return fallback === void 0 ? key : fill(fallback, values, "en");
}
/** Whether there is a message for a key: custom editions have none of their own. */
function has(key) {
	return key in language.catalogue || key in english;
}
/** A list in the chosen language: "red, green and blue". */
function list(parts) {
	return new Intl.ListFormat(language.current, { type: "conjunction" }).format(parts);
}
/** A choice in the chosen language: "red, green or blue". */
function either(parts) {
	return new Intl.ListFormat(language.current, { type: "disjunction" }).format(parts);
}
function fill(message, values, locale) {
	return (typeof message === "string" ? message : chosen(message, Number(values.n ?? 0), locale)).replace(/\{(\w+)\}/g, (whole, name) => {
		const value = values[name];
		if (value === void 0) return whole;
		return typeof value === "number" ? new Intl.NumberFormat(locale).format(value) : value;
	});
}
function chosen(forms, n, locale) {
	return forms[new Intl.PluralRules(locale).select(n)] ?? forms.other ?? "";
}
// src/lib/boards.svelte.ts
var known = new SvelteMap();
var asked = /* @__PURE__ */ new Set();
function infoOf(id) {
	if (id && !asked.has(id)) {
		asked.add(id);
		getEdition(id).then(({ name, digest, rules }) => known.set(id, {
			id,
			name,
			digest,
			players: rules.players
		}), () => known.set(id, {
			id,
			name: id,
			digest: "",
			players: [2, 5]
		}));
	}
	return known.get(id) ?? null;
}
/** The boards of the server, with the one that a page is about. */
function withBoard(editions, id) {
	if (!id || !editions.length || editions.some((one) => one.id === id)) return editions;
	const info = infoOf(id);
	return info ? [...editions, info] : editions;
}
// src/lib/names.ts
/** Names of editions and bots in the chosen language. Custom ones keep their own name. */
function editionName(edition) {
	const id = typeof edition === "string" ? edition : edition.id;
	const key = `edition.${id}`;
	if (has(key)) return t(key);
	return typeof edition === "string" ? infoOf(id)?.name ?? "…" : edition.name ?? id;
}
/** A sentence about an edition; of one that nobody has written about it says how many can play, if that is known. */
function editionAbout(edition) {
	const id = typeof edition === "string" ? edition : edition.id;
	const key = `edition.${id}.about`;
	if (has(key)) return t(key);
	const players = typeof edition === "string" ? infoOf(id)?.players : edition.players;
	if (!players) return "";
	const [fewest, most] = [players[0], players[1]];
	return fewest === most ? t("edition.players.exactly", { n: fewest }) : t("edition.players", {
		from: fewest,
		to: most
	});
}
/** The name of a bot's spec: `search:time=1` is a search. */
function botName(spec) {
	const name = spec.split(":")[0];
	return has(`bot.${name}`) ? t(`bot.${name}`) : name;
}
function botAbout(spec, fallback = "") {
	const name = spec.split(":")[0];
	return has(`bot.${name}.about`) ? t(`bot.${name}.about`) : fallback;
}
/** Who a bot of the cast is: "Ingrid, signal keeper from Trondheim". */
function characterText(name) {
	const key = `cast.${name}`;
	return has(key) ? t("cast.who", {
		name,
		role: t(key)
	}) : name;
}
/** Whether a name is that of a bot, and not of a person for whom a bot plays on. */
function isCharacter(name, bot) {
	return bot !== null && name !== null && has(`cast.${name}`);
}
/** Somebody's name, for a bot with its level: "Ingrid · Normal". */
function seatName(seat) {
	if (seat.bot === null) return seat.name ?? "";
	if (seat.name === null) return botName(seat.bot);
	return isCharacter(seat.name, seat.bot) ? t("bot.named", {
		name: seat.name,
		level: botName(seat.bot)
	}) : seat.name;
}
function bonusName(card) {
	return has(`bonus.${card.id}`) ? t(`bonus.${card.id}`) : card.name;
}
/** The difficulty levels, from easiest to hardest. */
var LEVELS = [
	"easy",
	"normal",
	"hard",
	"expert"
];
/** The opponents that a quick game offers: the levels, or all bots of a server that has no levels. */
function levelsOf(bots) {
	const levels = LEVELS.flatMap((level) => bots.find((bot) => bot.name === level) ?? []);
	return levels.length ? levels : bots;
}
/** All bots, the levels first. */
function byLevel(bots) {
	const rank = ({ name }) => LEVELS.includes(name) ? LEVELS.indexOf(name) : LEVELS.length;
	return [...bots].sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
}
/** The weakest bot there is, for a lesson. */
function gentlest(bots) {
	return ["easy", "random"].find((name) => bots.some((bot) => bot.name === name)) ?? bots[0]?.name ?? "greedy";
}
// src/lib/price-text.ts
/**
* "1 space needs a locomotive or two cards of one colour"; nothing for a price without anything special. In a list, `brief`
* leaves out what holds for all routes of the kind.
*/
function priceTexts({ rules }, route, brief = false) {
	const { length, symbols, kind } = route;
	const ferry = kind === "ferry";
	const any = route.any_for_one || (ferry ? rules.ferry_any_for_one : 0);
	const pairs = ferry && rules.ferry_symbol === "locomotive_or_pair";
	const locomotives = (rules.deck.locomotive ?? 0) > 0;
	const texts = [];
	if (symbols) {
		const substitute = any ? ".any" : pairs ? ".pair" : "";
		texts.push(t(`price.symbols${substitute}${locomotives ? "" : ".only"}`, {
			n: symbols,
			any
		}));
	}
	if (any && length > symbols) texts.push(t(symbols ? "price.any_too" : "price.any", { any }));
	else if (!brief && locomotives && !any && length > symbols && !rules.locomotives_wild_on.includes(kind)) texts.push(t(symbols ? "price.locomotives_on_symbols" : "price.no_locomotives"));
	return texts;
}
/** "1 more red card, and a locomotive or two cards of one colour" */
function missingText(ways) {
	const [one = [], other] = ways;
	if (!other) return list(one.map(needText));
	const same = (a) => (b) => needText(a) === needText(b);
	const common = one.filter((need) => other.some(same(need)));
	const without = (way) => list(way.filter((need) => !common.some(same(need))).map(needText));
	const values = {
		one: without(one),
		other: without(other),
		common: list(common.map(needText))
	};
	return t(common.length ? "need.common" : "need.either", values);
}
function needText({ count, kind, colors, or_locomotives }) {
	if (kind !== "color") return t(`need.${kind}`, { n: count });
	const cards = t(`need.color${colors.length === 0 ? ".any" : colors.length > 1 && count > 1 ? ".several" : ""}`, {
		n: count,
		color: either(colors.map((color) => t(`card.${color}`)))
	});
	return or_locomotives ? t("need.or_locomotives", {
		n: count,
		cards
	}) : cards;
}
// src/lib/refusal-text.ts
/** A sentence for a refusal, or for anything else that went wrong. */
function refusalText(problem) {
	if (problem instanceof Refusal) return sentence({
		...problem,
		code: problem.code,
		why: problem.message
	});
	if (isRefused(problem)) return sentence(problem);
	return t("refusal.internal");
}
function sentence({ code, why, key, values, missing }) {
	if (missing?.length) return t("why.lacks", { missing: missingText(missing) });
	if (key && has(`why.${key}`)) return t(`why.${key}`, named(values ?? {}));
	if (has(`refusal.${code}`)) return t(`refusal.${code}`, timed(values ?? {}));
	return why || t("refusal.internal");
}
/** What an operator gave as the reason, as a sentence of its own; nothing where none was given. */
function reasonText(reason) {
	return reason ? t("operator.reason", { reason: String(reason) }) : "";
}
/** Mutes and bans end at a time: say it as the language does. */
function timed(values) {
	if (values.until === void 0) return values;
	const format = new Intl.DateTimeFormat(language.current, {
		dateStyle: "medium",
		timeStyle: "short"
	});
	return {
		...values,
		until: format.format(Number(values.until) * 1e3)
	};
}
/** Replace ids of cards and editions among the values by their names. */
function named(values) {
	return Object.fromEntries(Object.entries(values).map(([name, value]) => {
		if (typeof value !== "string") return [name, value];
		if (name === "edition") return [name, editionName(value)];
		return [name, has(`card.${value}`) ? t(`card.${value}`) : value];
	}));
}
function isRefused(problem) {
	return typeof problem === "object" && problem !== null && "code" in problem && "why" in problem;
}
export { moveSeat as $, getBots as A, getPuzzle as B, askForAnalysis as C, banned as Ct, editTable as D, createTable as E, getHint as F, getRemark as G, getQrCode as H, getLiveChances as I, getStatistics as J, getReplay as K, getMyTables as L, getEditions as M, getGeometry as N, freeSeat as O, getHabits as P, leaveTable as Q, getNetwork as R, answerPuzzle as S, save as St, askPuzzleWhy as T, getRecordAnalysis as U, getPuzzles as V, getRecoveryCode as W, getTransferCode as X, getTables as Y, joinTable as Z, fill as _, LANGUAGES as _t, botAbout as a, replayRecord as at, t as b, settings as bt, characterText as c, startTable as ct, gentlest as d, tryMoves as dt, pictureAddress as et, isCharacter as f, usePlayerCode as ft, either as g, BOT_SPEEDS as gt, withBoard as h, __vitePreload as ht, bonusName as i, rematch as it, getEdition as j, getAnalysis as k, editionAbout as l, switchChat as lt, seatName as m, language as mt, refusalText as n, playOn as nt, botName as o, request as ot, levelsOf as p, warmUpExpert as pt, getResult as q, priceTexts as r, recordAddress as rt, byLevel as s, resignTable as st, reasonText as t, placeBot as tt, editionName as u, switchNetwork as ut, has as v, LANGUAGE_NAMES as vt, askForRecordAnalysis as w, Refusal as x, load as xt, list as y, UNDO_SECONDS as yt, getPlayer as z };
