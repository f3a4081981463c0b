import { X as set, Y as proxy, Z as state, z as get } from "./svelte.js";
var en_default = {
	"missing.title": "Nothing is here",
	"missing.text": "This page does not exist.",
	"nav.lobby": "To the lobby",
	"board.map": "map",
	"board.label": "The board of {edition}. Arrow keys move between cities, Enter opens one.",
	"board.zoom_in": "Zoom in",
	"board.zoom_out": "Zoom out",
	"board.show_all": "Show the whole board",
	"nav.skip": "Skip to the content",
	"nav.main": "Main",
	"nav.play": "Play",
	"nav.learn": "Learn",
	"nav.statistics": "Statistics",
	"settings.language": "Language",
	"settings.to_light": "Light theme",
	"settings.to_dark": "Dark theme",
	"edition.europe": "Europe",
	"edition.europe.about": "From Edinburgh to Constantinople, with tunnels, ferries and stations. For 2 to 5.",
	"edition.nordic_countries": "Nordic Countries",
	"edition.nordic_countries.about": "Narrow fjords and few ways north. Every move counts. For 2 or 3.",
	"edition.northern_lights": "Northern Lights",
	"edition.northern_lights.about": "Across the Arctic Circle, with bonus cards that change every game. For 2 to 5.",
	"bot.random": "Wanderer",
	"bot.random.about": "Does anything that is allowed. Good for a first game.",
	"bot.greedy": "Greedy",
	"bot.greedy.about": "Goes straight for its tickets. A solid opponent.",
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
	"lobby.title": "Where does the railway go today?",
	"lobby.quick": "Play against bots",
	"lobby.board": "Board",
	"lobby.opponents": "Opponents",
	"lobby.level": "Level",
	"lobby.name": "Your name",
	"lobby.guest": "Guest",
	"lobby.play": "Play now",
	"lobby.new_here": "New here?",
	"lobby.new_here.text": "A short lesson shows you the game while you play it. It takes about five minutes.",
	"lobby.learn": "Start with a lesson",
	"lobby.mine": "My games",
	"lobby.mine.none": "Games you sit at appear here.",
	"lobby.open_tables": "Open tables",
	"lobby.open_tables.none": "Nobody is waiting for players right now.",
	"lobby.new": "New table",
	"lobby.new.text": "Play with friends, choose everything",
	"lobby.players": "Players",
	"lobby.seats": "Seats",
	"lobby.seat": "Seat {number}",
	"lobby.seat_me": "Me",
	"lobby.seat_person": "Another person",
	"lobby.seat_bot": "Bot: {name}",
	"lobby.clock": "Time to think",
	"lobby.clock.none": "As long as you like",
	"lobby.clock.quick": "20 seconds a move, 2 minutes in reserve",
	"lobby.clock.calm": "A minute a move, 10 minutes in reserve",
	"lobby.clock.days": "Three days a move",
	"lobby.open": "Everybody may join",
	"lobby.hints": "Hints are allowed",
	"lobby.rated": "Counts for the ratings",
	"lobby.create": "Set up the table",
	"lobby.your_turn": "Your turn",
	"lobby.free": {
		"one": "{n} seat free",
		"other": "{n} seats free"
	},
	"lobby.state.playing": "Playing",
	"lobby.state.over": "Finished",
	"lobby.state.closed": "Closed",
	"lobby.result": "Result",
	"lobby.open_table": "Open",
	"lobby.join": "Join",
	"lobby.watch": "Watch",
	"lobby.is_rated": "rated",
	"lobby.nobody": "Nobody yet",
	"room.title": "A table for {edition}",
	"room.waiting": "The game begins when all seats are taken.",
	"room.closed": "This table was closed before the game began.",
	"room.seats": "At the table",
	"room.free": "Free seat",
	"room.you": "you",
	"room.invite": "Invite with this link",
	"room.copy": "Copy the link",
	"room.copied": "Copied",
	"room.join": "Sit down",
	"room.join.text": "Choose a name, and sit down.",
	"room.code": "Code of the table",
	"room.code.text": "This table is not open to all. Use the link you were sent, or type its code.",
	"room.leave": "Leave the table",
	"room.lobby": "Back to the lobby",
	points: {
		"one": "{n} point",
		"other": "{n} points"
	},
	seat: "Seat {number}",
	"rules.title": "The rules of {edition}",
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
	"learn.text": "A lesson is a real game against a gentle bot, with somebody who tells you what to do next.",
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
	"card.gray": "gray",
	"card.locomotive": "locomotive",
	"card.gap": "empty place",
	"route.spaces": {
		"one": "{n} space",
		"other": "{n} spaces"
	},
	"route.ferry": "ferry",
	"route.tunnel": "tunnel",
	"route.symbols": {
		"one": "{n} space wants a locomotive",
		"other": "{n} spaces want locomotives"
	},
	"route.bonus": {
		"one": "gives {n} card",
		"other": "gives {n} cards"
	},
	"finish.title": "The final scoring",
	"finish.race": "Points so far",
	"finish.step.routes": "The game is over. These are the points for routes.",
	"finish.step.done": {
		"one": "{name} has joined {ticket}: {n} point.",
		"other": "{name} has joined {ticket}: {n} points."
	},
	"finish.step.failed": {
		"one": "{name} has not joined {ticket}: minus {n} point.",
		"other": "{name} has not joined {ticket}: minus {n} points."
	},
	"finish.step.stations": {
		"one": "{name} has stations left: {n} point.",
		"other": "{name} has stations left: {n} points."
	},
	"finish.step.bonus": {
		"one": "{card}: {names} with {count}, {n} point.",
		"other": "{card}: {names} with {count}, {n} points."
	},
	"finish.pause": "Pause",
	"finish.continue": "Continue",
	"finish.next": "Next",
	"finish.skip": "To the table",
	"finish.table": "Final table",
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
	"finish.ticket.done": "joined",
	"finish.ticket.failed": "not joined",
	"finish.stations.left": "Stations left",
	"finish.longest": "Longest path",
	"finish.borrowed": "The station in {city} uses",
	"finish.chart": "Points over time",
	"finish.board": "The board at the end",
	"finish.you_win": "You have won!",
	"finish.you_share": "You share the victory!",
	"finish.winner": {
		"one": "{names} has won",
		"other": "{names} share the victory"
	},
	"finish.rematch": "Rematch",
	"finish.to_rematch": "To the rematch",
	"finish.replay": "Replay",
	"finish.show": "Show the scoring",
	"replay.title": "Replay",
	"replay.position": "Move {at} of {last}",
	"replay.start": "The start",
	"replay.scrubber": "Moment of the game",
	"replay.first": "To the start",
	"replay.back": "One move back",
	"replay.play": "Play",
	"replay.pause": "Pause",
	"replay.forward": "One move on",
	"replay.last": "To the end",
	"replay.view": "Seen by",
	"replay.view.all": "Everything open",
	"replay.link": "Copy a link to this moment",
	"replay.linked": "Copied",
	"replay.players": "Players",
	"replay.hand": "Hand",
	"replay.numbers": "{points} points, {trains} trains, {cards} cards, {tickets} tickets",
	"replay.result": "Final table",
	"stats.title": "Statistics of {edition}",
	"stats.games": "Games",
	"stats.average": "Points on average",
	"stats.average_winner": "Points of winners",
	"stats.players": "Players",
	"stats.player": "Player",
	"stats.rating": "Rating",
	"stats.wins": "Wins",
	"stats.best": "Best",
	"stats.bot": "bot",
	"stats.none": "No game of this board has been finished yet.",
	"stats.all": "All players",
	"stats.recent": "Latest games",
	"text.title": "Text mode",
	"text.close": "Back to the board",
	"text.output": "What was said",
	"text.command": "Command",
	"text.placeholder": "can, hand, claim oslo-bergen, help …",
	"text.send": "Send",
	"text.welcome": "Type can to hear what you can do, or help for all commands.",
	"text.not_begun": "The game has not begun.",
	"text.not_your_turn": "It is not your turn.",
	"text.no_such_number": "Choose a number from 1 to {n}.",
	"text.help": "Commands:",
	"text.help.can": "what you can do, with numbers; type a number to do it",
	"text.help.hand": "your cards",
	"text.help.display": "the face-up cards and the deck",
	"text.help.mine": "your tickets",
	"text.help.routes": "free routes, all or those of a city: routes oslo",
	"text.help.city": "all routes of a city, taken ones too: city oslo",
	"text.help.players": "points, trains, cards and tickets of everybody",
	"text.help.log": "what happened last",
	"text.help.hint": "a good move, where the table allows hints",
	"text.help.undo": "take your last action back",
	"text.help.help": "this list",
	"text.help.actions": "Actions: draw; take red; stop; tickets; keep and ticket names; claim and a route, with cards if you like: claim bergen-oslo-1 red*3 loco; pay; retreat; station and a city; pass.",
	"text.hand": "Your hand: {cards}.",
	"text.no_cards": "no cards",
	"text.display": "The display: {cards}. {deck} cards in the deck.",
	"text.keep": "Keep {tickets}",
	"text.pay": "Pay {cards}",
	"text.retreat": "Take the cards back",
	"text.take": "Take a card: {card}",
	"text.draw": "Draw a card blind",
	"text.stop": "Stop after the first card",
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
	"text.no_city": "There is no city {city}.",
	"text.which_city": "Which city? For example: city oslo.",
	"text.owned": "owned by {name}",
	"text.payable": "you can pay for it",
	"text.no_routes": "No routes.",
	"text.how_to_pay": "How do you want to pay? Type a number.",
	"dialog.close": "Close",
	"keys.title": "Keys",
	"keys.take": "Take a card from the display",
	"keys.draw": "Draw a card blind",
	"keys.tickets": "Draw tickets",
	"keys.routes": "List of what you can claim",
	"keys.map": "To the map: arrows go from city to city, Enter opens one",
	"keys.stop": "Stop after the first card",
	"keys.pass": "Pass",
	"keys.retreat": "Take back the cards laid down for a tunnel",
	"keys.undo": "Take your last action back",
	"keys.hint": "A hint",
	"keys.text": "Text mode",
	"keys.zoom": "Zoom the map",
	"keys.cancel": "Close or cancel",
	"keys.help": "This help",
	"keys.replay.play": "Play or pause",
	"keys.replay.step": "One move back or on",
	"keys.replay.ends": "To the start or the end",
	"keys.replay.view": "Everything open, or one seat's view",
	"claims.title": "What you can claim",
	"claims.none": "There is nothing you can pay for now.",
	"hint.title": "A hint",
	"hint.ask": "Hint",
	"hint.thinking": "Thinking …",
	"hint.none": "There is no hint now.",
	"hint.do": "Do it",
	"lesson.progress": "Progress of the lesson",
	"lesson.leave": "Leave the lesson",
	"lesson.next": "Next",
	"lesson.finish": "Play on",
	"lesson.welcome.title": "Welcome aboard",
	"lesson.welcome": "You build railways across this map. Let us play a game together; I will say what comes next.",
	"lesson.tickets.title": "Your first tickets",
	"lesson.tickets": "A ticket names two cities. Join them by your own routes to score its points; fail, and you lose them. Keep at least {keep}: short ones that lie close together are a good start.",
	"lesson.board.title": "The board",
	"lesson.board": "Each line between two cities is a route. Its colour says which cards it takes, its spaces how many. Gray ones take any one colour. Drag and zoom the map as you like.",
	"lesson.draw.title": "Draw two cards",
	"lesson.draw": "In a turn you do one thing. Draw cards now: take face-up ones in colours that your way needs, or draw blind from the deck.",
	"lesson.locomotive.title": "Locomotives",
	"lesson.locomotive": "Many-coloured cards are locomotives: they stand for any colour. A face-up one counts as both cards of your turn.",
	"lesson.locomotive.free.title": "Locomotives",
	"lesson.locomotive.free": "Many-coloured cards are locomotives. You may take face-up ones like any other card.",
	"lesson.collect.title": "Claim a route",
	"lesson.collect": "Routes that you can pay for now stand out. Choose one that helps a ticket, and claim it.",
	"lesson.collect.early": "Collect cards until a route that helps you stands out. Then click it to claim it.",
	"lesson.points.title": "Points at once",
	"lesson.points": "A route scores as soon as it is yours, and long ones score far more for each space. It costs you as many trains as it has spaces.",
	"lesson.locomotives.limited.title": "Locomotives are special here",
	"lesson.locomotives.limited": "On this board locomotives go on ferries and through tunnels only. On other routes they count for nothing.",
	"lesson.ferry.title": "Ferries",
	"lesson.ferry": "A route across water may show locomotives. Each of them takes a locomotive card; the other spaces take one colour.",
	"lesson.ferry.any.title": "Ferries",
	"lesson.ferry.any": "A route across water may show locomotives. Each takes a locomotive card, or any {any} cards instead.",
	"lesson.ferry.pair.title": "Ferries",
	"lesson.ferry.pair": "A route across water may show locomotives. Each takes a locomotive card, or two cards of one colour instead.",
	"lesson.tunnel.title": "Tunnels",
	"lesson.tunnel": "Routes with a thick edge are tunnels. After you pay, {reveal} cards are turned over; each one that matches your colour costs you one more. Keep a card in reserve.",
	"lesson.station.title": "Stations",
	"lesson.station": "If somebody takes your way, build a station: at the end it lets you use one of their routes. A station that you keep is worth {points} points.",
	"lesson.bonus_draw.title": "Routes that give cards",
	"lesson.bonus_draw": "Routes marked +1, +2 and so on give you cards when you claim them.",
	"lesson.bonus.one.title": "A bonus at the end",
	"lesson.bonus.one": "There is a bonus card. It shows what it is for; whoever has most of it scores it at the end.",
	"lesson.bonus.some.title": "Bonus cards",
	"lesson.bonus.some": "Some bonus cards lie open, and they differ from game to game. Whoever has most of what a card counts scores it at the end.",
	"lesson.more_tickets.title": "More tickets",
	"lesson.more_tickets": "When your tickets are done, you may spend a turn on {draw} new ones and keep at least one. Late in the game that is a risk.",
	"lesson.end.title": "The end",
	"lesson.end": "When somebody has {trains} trains or fewer left, everybody has one more turn. Then tickets are counted. Press ? at any time for help. Have a good journey!",
	"refusal.offline": "The server cannot be reached.",
	"refusal.bad_message": "The server did not understand this.",
	"refusal.bad_name": "Please choose another name: this one is empty or taken at this table.",
	"refusal.bad_table": "There cannot be such a table.",
	"refusal.forbidden_origin": "This page may not use this server.",
	"refusal.not_seated": "You have no seat at this table.",
	"refusal.wrong_code": "This table is joined with its code or with the link you were sent.",
	"refusal.unknown_table": "There is no such table.",
	"refusal.not_found": "There is nothing at this address.",
	"refusal.bad_method": "There is nothing at this address.",
	"refusal.table_full": "All seats are taken.",
	"refusal.already_started": "The game has begun already.",
	"refusal.not_started": "The game has not begun yet.",
	"refusal.not_finished": "This is possible when the game is over.",
	"refusal.game_over": "The game is over.",
	"refusal.stale": "Somebody was faster. Please look again.",
	"refusal.unknown_position": "This page is out of step with the server. Please load it again.",
	"refusal.no_undo": "This cannot be taken back.",
	"refusal.resigned": "You have resigned from this game.",
	"refusal.not_an_action": "This is not an action.",
	"refusal.too_large": "This is too long.",
	"refusal.too_fast": "That was too fast. Please wait a moment.",
	"refusal.internal": "Something went wrong. Please try again.",
	"refusal.unavailable": "The server is not available right now.",
	"why.game_over": "The game is over.",
	"why.not_your_turn": "It is not your turn.",
	"why.now_opening": "Now everybody chooses tickets.",
	"why.now_turn": "At the start of a turn you draw cards, claim a route or draw tickets.",
	"why.now_second_card": "Now you draw the second card.",
	"why.now_tickets": "Now you choose which tickets to keep.",
	"why.now_tunnel": "Now you pay for the tunnel or take your cards back.",
	"why.may_not_pass": "You may pass only when nothing else can be done.",
	"why.no_undo": "Only your own last action can be taken back, and only if nothing came to light by it.",
	"why.deck_empty": "The deck and the discards are empty.",
	"why.not_in_display": "There is no such card in the display: {card}.",
	"why.no_such_card": "There is no such card in the display.",
	"why.locomotive_first_only": "A face-up locomotive can only be the first card of a turn.",
	"why.nothing_to_stop": "You have not drawn a first card.",
	"why.second_card_must_be_drawn": "The second card must be drawn.",
	"why.no_offer": "There are no tickets to choose from.",
	"why.not_on_offer": "Only the tickets on offer can be kept.",
	"why.keep_more": "You have to keep at least {fewest} tickets.",
	"why.no_tickets_left": "No tickets are left.",
	"why.no_such_route": "There is no such route.",
	"why.route_claimed": "This route has been claimed.",
	"why.own_twin": "You own another route between these two cities.",
	"why.tracks_closed": "With {players} players no more routes between these cities are open.",
	"why.too_few_trains": "This route takes {length} trains, and you have {trains}.",
	"why.not_cards": "These are not cards of the game.",
	"why.not_in_hand": "You do not hold all of these cards.",
	"why.lacks_cards": "You still need {cards} × {color}.",
	"why.lacks_locomotives": "You still need {locomotives} × locomotive.",
	"why.lacks_both": "You still need {cards} × {color} and {locomotives} × locomotive.",
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
	"why.no_such_city": "There is no such city.",
	"why.no_stations": "There are no stations in {edition}.",
	"why.stations_used_up": "You have built all of your {stations} stations.",
	"why.city_has_station": "This city has a station.",
	"error.board": "The board could not be loaded.",
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
	"table.loading": "One moment …",
	"table.missing": "There is no such table.",
	"table.side": "Players, tickets and log",
	"tabs.title": "What to show",
	"tabs.cards": "Cards",
	"tabs.tickets": "Tickets",
	"tabs.table": "Bonuses",
	"tabs.log": "Log",
	"turn.yours": "Your turn.",
	"turn.begin": "Draw cards, claim a route or draw tickets.",
	"turn.begin_no_claim": "Draw cards or tickets.",
	"turn.second_card": "Draw your second card.",
	"turn.choose_tickets": "Choose the tickets you keep.",
	"turn.tunnel": "Pay for the tunnel, or take your cards back.",
	"turn.pass": "There is nothing you can do.",
	"turn.others_choose": "The others are still choosing their tickets.",
	"turn.over": "The game is over.",
	"turn.last_round": {
		"one": "Last round: {n} turn left",
		"other": "Last round: {n} turns left"
	},
	"turn.stop": "No second card",
	"turn.do_pass": "Pass",
	"turn.undo": "Undo",
	"plan.next": "Next: {plan}",
	"plan.draw": "draw from the deck",
	"plan.tickets": "draw tickets",
	"plan.failed": "Your plan is no longer possible: {plan}.",
	"players.title": "Players",
	"player.nobody": "Seat {n}",
	"player.your_turn": "you",
	"player.turn": "to act",
	"player.bot": "bot",
	"player.resigned": "resigned",
	"player.points": "points",
	"player.trains": "trains left",
	"player.cards": "cards in hand",
	"player.tickets": "tickets",
	"player.stations": "stations left",
	"clock.title": "Time to think",
	"clock.days": {
		"one": "{n} day",
		"other": "{n} days"
	},
	"clock.hours": {
		"one": "{n} hour",
		"other": "{n} hours"
	},
	"hand.title": "Your cards",
	"hand.empty": "You have no cards.",
	"hand.pays": {
		"one": "Pays for {n} route.",
		"other": "Pays for {n} routes."
	},
	"market.title": "Cards and tickets to draw",
	"market.display": "Face-up cards",
	"market.card": "Face up: {card}",
	"market.take": "Take {card}",
	"market.plan": "Take {card} on your next turn",
	"market.not_now": "{card} cannot be taken now: a face-up locomotive would be a whole draw",
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
	"tickets.sure": "You draw {n} tickets and keep at least {keep}. That is your whole turn.",
	"tickets.draw": "Draw tickets",
	"ticket.done": "Done",
	"ticket.dead": "Can no longer be done",
	"ticket.open": {
		"one": "{n} train to go",
		"other": "{n} trains to go"
	},
	"ticket.far": "No way is open at the moment",
	"ticket.long": "long",
	"choice.title": "Choose your tickets",
	"choice.opening": "Choose your first tickets",
	"choice.keep": {
		"one": "Keep at least {n}. What is not done at the end costs its points.",
		"other": "Keep at least {n}. What is not done at the end costs its points."
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
	"route.any_for_one": "Any {n} cards count as one",
	"route.owned": "Belongs to {name}",
	"route.points": {
		"one": "{n} point",
		"other": "{n} points"
	},
	"route.trains_after": {
		"one": "leaves you {n} train",
		"other": "leaves you {n} trains"
	},
	"route.helps": "On the way for {ticket}",
	"route.completes": "Completes {ticket}",
	"route.not_payable": "You cannot claim it now. Click to see why.",
	"route.to": "to {city}",
	"route.claim": "Claim",
	"route.other_track": "The other track: {color}",
	"pay.title": "Ways to pay",
	"pay.claim": "Claim",
	"pay.station": "Build",
	"pay.tunnel": "Pay",
	"pay.other": "Other cards …",
	"pay.try": "Pick cards myself",
	"pick.how": "Choose the cards you pay with.",
	"pick.more": "One more {card}: {n} of {all}",
	"pick.less": "One {card} fewer",
	"pick.total": {
		"one": "{n} card",
		"other": "{n} cards"
	},
	"station.build": "Build a station here",
	"station.about": "At the end it lets you use one route of somebody else that begins or ends here.",
	"station.at": "A station in {city}",
	"tunnel.title": "Tunnel {route}",
	"tunnel.laid": "{name} laid down",
	"tunnel.revealed": "Cards turned over",
	"tunnel.extra": {
		"one": "{n} card more",
		"other": "{n} cards more"
	},
	"tunnel.free": "Nothing more to pay",
	"tunnel.free_for": "{name} digs on without paying more ({cards}).",
	"tunnel.cannot": "You cannot pay that.",
	"tunnel.retreat": "Take the cards back and end the turn",
	"tunnel.waiting": "{name} decides.",
	"reason.asking": "One moment …",
	"dock.title": "Your move",
	"dock.close": "Close",
	"dock.cancel": "Cancel",
	"notices.title": "News",
	"notice.done": "Ticket done: {ticket}",
	"notice.cut_off": "Cut off: {ticket} can no longer be done.",
	"notice.bonus": {
		"one": "{name} draws {n} bonus card.",
		"other": "{name} draws {n} bonus cards."
	},
	"notice.bonus_mine": {
		"one": "Your bonus card: {cards}",
		"other": "Your bonus cards: {cards}"
	},
	"log.title": "Log",
	"log.undo": "{name} took the last action back.",
	"log.tickets_chosen": "{name} has chosen tickets.",
	"log.card_drawn": "{name} drew a card.",
	"log.card_drawn.known": "{name} drew {card}.",
	"log.card_drawn.bonus": "{name} drew a bonus card.",
	"log.card_drawn.bonus.known": "{name} drew {card} as a bonus.",
	"log.card_taken": "{name} took {card}.",
	"log.display_swept": "Too many locomotives: the face-up cards were swept away.",
	"log.deck_refilled": {
		"one": "{n} discarded card was shuffled into a new deck.",
		"other": "{n} discarded cards were shuffled into a new deck."
	},
	"log.tunnel_tried": {
		"one": "{name} digs {route}: {cards} – {n} card more.",
		"other": "{name} digs {route}: {cards} – {n} cards more."
	},
	"log.tunnel_left": "{name} gave up the tunnel {route}.",
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
	"log.last_round_began": "{name} is almost out of trains: everyone has one more turn.",
	"log.game_ended": "The game is over.",
	"connection.lost": "Connection lost. Trying again …",
	"connection.now": "Try now",
	"connection.elsewhere": "You are playing this game in another tab or window.",
	"connection.bot": "A bot is playing for you.",
	"connection.back": "Play yourself",
	"connection.here": "Play here",
	"settings.title": "Settings",
	"settings.theme": "Theme",
	"settings.theme.auto": "Like the system",
	"settings.theme.light": "Light",
	"settings.theme.dark": "Dark",
	"settings.motion": "Motion",
	"settings.motion.auto": "Like the system",
	"settings.motion.full": "On",
	"settings.motion.none": "Off",
	"settings.confirm": "Ask before claiming",
	"settings.confirm.touch": "On touch screens",
	"settings.confirm.always": "Always",
	"settings.confirm.never": "Never",
	"settings.confirmTickets": "Ask before drawing tickets",
	"settings.sound": "Sounds",
	"settings.notifications": "Notify me when it is my turn",
	"settings.resign": "Give up this game",
	"settings.resign_sure": "Really give up? A bot plays on, and there is no way back.",
	"settings.done": "Done",
	"hint.by": "{name} would do this.",
	"hint.claim": "Claim {route} with {cards}",
	"hint.station": "Build a station in {city} with {cards}",
	"hint.because.cards": "It brings you closer to paying for {routes}.",
	"hint.because.new_tickets": "Your tickets are done: new ones can bring more points.",
	"hint.because.only_way": "There is nothing better to do.",
	"hint.because.points": {
		"one": "It scores {n} point at once.",
		"other": "It scores {n} points at once."
	},
	"hint.because.station": "With it you can still complete {tickets}.",
	"hint.because.tickets": "It helps you to complete {tickets}.",
	"hint.because.tunnel": "The tunnel is worth its price.",
	"refusal.no_hints": "This table was set up without hints.",
	"bot.planner": "Planner",
	"bot.planner.about": "Plans whole paths and keeps an eye on the others.",
	"bot.search": "Searcher",
	"bot.search.about": "Thinks ahead and plays many games in its head. The strongest.",
	"refusal.not_creator": "Only whoever set the table up may do this.",
	"refusal.chat_off": "Nobody talks at this table.",
	"refusal.archived": "This game is in an archive that the server cannot look into.",
	"refusal.not_your_turn": "It is not your turn.",
	"stats.player_title": "{name} in {edition}",
	"stats.when": "When",
	"stats.place": "Place",
	"stats.points": "Points",
	"stats.resigned": "resigned",
	"turn.other": "{name} is thinking.",
	"player.away": "away",
	"bot.easy": "Easy",
	"bot.easy.about": "Gentle: plays for its tickets, but likes to claim whatever is at hand.",
	"bot.normal": "Normal",
	"bot.normal.about": "Fair: works on its tickets and claims what it can.",
	"bot.hard": "Hard",
	"bot.hard.about": "Strong: plans its whole railway and wastes nothing.",
	"bot.expert": "Expert",
	"bot.expert.about": "The strongest: plays thousands of games in its head before each move.",
	"chat.title": "Chat",
	"chat.unread": {
		"one": "{n} new message",
		"other": "{n} new messages"
	},
	"chat.lines": "What was said",
	"chat.line": "{name}: {words}",
	"chat.quiet": "Nobody has said anything yet. What is said here is not kept.",
	"chat.off": "Chat is switched off at this table.",
	"chat.watch": "Those who play can talk here. You can read along.",
	"chat.phrases": "Phrases",
	"chat.write": "Message to the table",
	"chat.send": "Send",
	"chat.length": "{n} characters at most",
	"chat.too_long": "That is too long: {n} characters at most.",
	"chat.too_fast": "You talk faster than the table can listen. Wait a few seconds and try again.",
	"chat.lost": "The connection was lost: perhaps nobody heard that.",
	"chat.you": "You",
	"chat.hearing": "Who to hear",
	"chat.mute": "Mute {name}",
	"chat.switch_off": "Switch chat off for everybody",
	"chat.switch_on": "Switch chat on for everybody",
	"chat.phrase.hello": "Hello!",
	"chat.phrase.good_luck": "Good luck!",
	"chat.phrase.well_played": "Well played!",
	"chat.phrase.thanks": "Thanks!",
	"chat.phrase.sorry": "Sorry!",
	"chat.phrase.one_moment": "One moment!",
	"chat.phrase.goodbye": "Bye!",
	"keys.chat": "Talk to the table",
	"text.help.say": "say something to the table, such as “say well played”",
	"note.bot_late": "{bot} took too long: {instead} played this move.",
	"note.bot_failed": "{bot} failed: {instead} played this move.",
	"note.bot_illegal": "{bot} chose something that is not allowed: {instead} played this move.",
	"note.bots_failed": "{bot} and its stand-ins failed: the first possible action was taken.",
	"note.time_up": "The time was up: a harmless action was taken."
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
var KEY = "northline.settings";
function defaults() {
	return {
		theme: "auto",
		motion: "auto",
		sound: false,
		confirm: "touch",
		confirmTickets: true,
		notifications: false,
		chatOpen: false,
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
	return {
		...defaults(),
		...load(KEY)
	};
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
	/** Whether a claim asks for confirmation now. */
	get confirms() {
		const { confirm } = get(this.#values);
		return confirm === "always" || confirm === "touch" && this.touch;
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
var seen = {};
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
			return preloadOnce(seen, dep.href, () => {
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
async function request(method, path, body) {
	let response;
	try {
		response = await fetch(path, {
			method,
			headers: body === void 0 ? {} : { "content-type": "application/json" },
			body: body === void 0 ? void 0 : JSON.stringify(body)
		});
	} catch {
		throw new Refusal("offline", "the server cannot be reached");
	}
	const document = await response.json().catch(() => null);
	if (!response.ok) {
		if (isRefusal(document)) throw new Refusal(document.code, document.why, document);
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
var getMyTables = () => request("GET", "/api/me/tables");
var getTables = () => request("GET", "/api/tables");
var getResult = (id) => request("GET", `${at(id)}/result`);
var getReplay = (id, seat) => request("GET", `${at(id)}/replay${seat === null ? "" : `?seat=${seat}`}`);
var getHint = (id) => request("POST", `${at(id)}/hint`, {});
var createTable = (wanted) => request("POST", "/api/tables", wanted);
var joinTable = (id, wanted) => request("POST", `${at(id)}/join`, wanted);
var leaveTable = (id) => request("POST", `${at(id)}/leave`, {});
var resignTable = (id) => request("POST", `${at(id)}/resign`, {});
var switchChat = (id, on) => request("POST", `${at(id)}/chat`, { on });
var rematch = (id) => request("POST", `${at(id)}/rematch`, {});
// src/lib/names.ts
/** Names of editions and bots in the chosen language. Custom ones keep their own name. */
function editionName(edition) {
	const id = typeof edition === "string" ? edition : edition.id;
	const key = `edition.${id}`;
	if (has(key)) return t(key);
	return typeof edition === "string" ? id : edition.name ?? id;
}
function editionAbout(id) {
	const key = `edition.${id}.about`;
	return has(key) ? t(key) : "";
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
// src/lib/refusal-text.ts
/** Refusals in the chosen language. The server sends a code, and for what the rules forbid a message key with values. */
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
function sentence({ code, why, key, values }) {
	if (key && has(`why.${key}`)) return t(`why.${key}`, named(values ?? {}));
	if (has(`refusal.${code}`)) return t(`refusal.${code}`);
	return why || t("refusal.internal");
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
export { t as A, leaveTable as C, fill as D, switchChat as E, load as F, save as I, __vitePreload as M, LANGUAGES as N, has as O, settings as P, joinTable as S, resignTable as T, getPlayer as _, byLevel as a, getStatistics as b, gentlest as c, getBots as d, getEdition as f, getMyTables as g, getHint as h, botName as i, language as j, list as k, levelsOf as l, getGeometry as m, bonusName as n, editionAbout as o, getEditions as p, botAbout as r, editionName as s, refusalText as t, createTable as u, getReplay as v, rematch as w, getTables as x, getResult as y };
