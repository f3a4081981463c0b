// src/messages/rules/rules-en.json
var GOAL = "Collect cards, claim routes, and connect the cities on your tickets before somebody else gets in the way. Whoever has the most points at the end wins.";
var BONUS = "{about}";
var TIE = {
	"one": "Ties are broken by {order}.",
	"other": "Ties are broken in this order: {order}."
};
var rules_en_default = {
	"section.goal": "The aim of the game",
	"section.setup": "Setting up",
	"section.turn": "Your turn",
	"section.draw": "Drawing cards",
	"section.claim": "Claiming a route",
	"section.special": "Special routes",
	"section.tickets": "Tickets",
	"section.stations": "Stations",
	"section.end": "The end of the game",
	"section.bonus": "Bonus cards",
	"section.ties": "Breaking ties",
	GOAL,
	"SET-1": "For {min} to {max} players.",
	"SET-1.exactly": "For exactly {min} players.",
	"SET-2": {
		"one": "Everyone has {n} train.",
		"other": "Everyone has {n} trains."
	},
	"SET-3": {
		"one": "The deck has {each} cards in each of eight colours and {n} locomotive: {total} cards in all.",
		"other": "The deck has {each} cards in each of eight colours and {n} locomotives: {total} cards in all."
	},
	"SET-3.mixed": "The deck has {total} cards: {cards}.",
	"SET-4": {
		"one": "You start with {n} card.",
		"other": "You start with {n} cards."
	},
	"SET-5": {
		"one": "There is {n} ticket in the game.",
		"other": "There are {n} tickets in the game."
	},
	"SET-5.long": "There are {count} short and {long} long tickets in the game.",
	"SET-6": {
		"one": "You are dealt {n} ticket.",
		"other": "You are dealt {n} tickets."
	},
	"SET-6.long": "You are dealt {long} long and {count} short tickets.",
	"SET-7.out": "Tickets you turn down at the start are removed from the game.",
	"SET-7.bottom": "Tickets you turn down at the start go to the bottom of the ticket deck.",
	"SET-8": "Long tickets that nobody was dealt are removed from the game.",
	"SET-9": {
		"one": "Everyone has {n} station.",
		"other": "Everyone has {n} stations."
	},
	"SET-10.all": {
		"one": "One bonus card is always in play: {names}.",
		"other": "These bonus cards are always in play: {names}."
	},
	"SET-10.some": {
		"one": "{n} of the {count} bonus cards is drawn at random and lies face up from the start.",
		"other": "{n} of the {count} bonus cards are drawn at random and lie face up from the start."
	},
	"SET-11": "The first player is chosen at random.",
	"SET-12": "Everyone chooses their first tickets at the same time, in secret.",
	"TURN-1": "On your turn, do exactly one thing: draw cards, claim a route, or draw tickets.",
	"TURN-1.stations": "On your turn, do exactly one thing: draw cards, claim a route, draw tickets, or build a station.",
	"TURN-2": "You pass only if there is nothing else you can do.",
	"TURN-3": "If everyone has to pass, one after another, the game ends.",
	"DRAW-1": "Take two cards, each one face up or blind from the deck. A face-up card is replaced at once, before you take your second.",
	"DRAW-2": "A face-up locomotive counts as both cards: it has to be your first, and you don't get a second. A locomotive drawn blind is just one card.",
	"DRAW-3": "Face-up locomotives are taken like any other card, even two in one turn.",
	"DRAW-4": {
		"one": "Whenever {n} of the face-up cards is a locomotive, all of them are discarded and new ones dealt.",
		"other": "Whenever {n} or more of the face-up cards are locomotives, all of them are discarded and new ones dealt."
	},
	"DRAW-5": "This doesn't happen if the remaining cards couldn't make a better display.",
	"DRAW-6": "When the deck runs out, the discards are shuffled to form a new one.",
	"DRAW-7": "If there are no discards either, the display keeps its gaps until cards come back.",
	"DRAW-8": "If there is no card you may take, you have to do something else.",
	"DRAW-9": "If there is no second card to take, your turn ends after the first.",
	"DRAW-10.may": "You may stop after your first card.",
	"DRAW-10.must": "You have to take a second card.",
	"DRAW-11": "There is no limit to the number of cards you can hold.",
	"CLAIM-1": "Claim any free route, one per turn. It doesn't have to connect to your other routes.",
	"CLAIM-2": "Play one card for each space, all in the colour of the route.",
	"CLAIM-3": "Put one of your trains on each space. If you don't have enough trains left, you can't claim the route.",
	"CLAIM-4": "The cards you play are discarded.",
	"CLAIM-5": "You score points at once, depending on the length of the route.",
	"CLAIM-6": "Where several routes connect the same two cities, you can own only one of them.",
	"CLAIM-7/8/9": "How many of those routes can be claimed depends on the number of players. Once that many are taken, the rest are closed.",
	"CLAIM-10": "How you pay is up to you. Anything the rules allow will do, even if it wastes cards.",
	"LOCO-1": "A locomotive can stand in for a card of any colour, on every route. You can even pay with nothing but locomotives.",
	"LOCO-2": "Locomotives can stand in for a colour on ferries and in tunnels only, not on other routes, not even grey ones.",
	"LOCO-2.some": "A locomotive can stand in for a colour only on these: {kinds}. It can't anywhere else, not even on grey routes.",
	"LOCO-2.never": "A locomotive never stands in for a colour on a route.",
	"KIND.regular": "ordinary routes",
	"KIND.ferry": "ferries",
	"KIND.tunnel": "tunnels",
	"KIND.locomotive": "locomotives",
	"FERRY-1.symbol": "Each locomotive symbol on a ferry needs a locomotive.",
	"FERRY-3.symbol": "Each locomotive symbol on a ferry needs a locomotive or two cards of the same colour. Every pair can be a different colour.",
	"FERRY-3.symbol.only": "Each locomotive symbol on a ferry needs two cards of the same colour. Every pair can be a different colour.",
	"FERRY-2.symbol": "Each locomotive symbol on a ferry needs a locomotive or any {any} cards.",
	"FERRY-2.symbol.only": "Each locomotive symbol on a ferry needs any {any} cards.",
	"FERRY-1.others": "The other spaces take cards of a single colour.",
	"FERRY-1.others.wild": "The other spaces take cards of a single colour, and locomotives can stand in for any of them.",
	"FERRY-2.others": "On the other spaces, too, any {any} cards can pay for a single space.",
	"TUNNEL-1": {
		"one": "First lay down the full price. Then {n} card is turned over from the deck.",
		"other": "First lay down the full price. Then {n} cards are turned over from the deck."
	},
	"TUNNEL-2": "Each one that is a locomotive, or in the colour you are paying with, costs you one more card: of that colour or a locomotive.",
	"TUNNEL-3": "If you paid with nothing but locomotives, only locomotives turned over cost extra, and only locomotives can pay for them.",
	"TUNNEL-4": "Pay the extra and the tunnel is yours. Or take all your cards back, and your turn is over.",
	"TUNNEL-5": "The cards turned over are discarded.",
	"TUNNEL-6": "A tunnel takes any mix of one colour and locomotives. The substitutes allowed on ferries don't work here.",
	"MURM-1": "On {route}, any {any} cards count as one card of the right colour, as often as you like.",
	"BONUSDRAW-1": "Claiming a route marked +1, +2 and so on lets you draw that many cards from the deck.",
	"TICKET-1": {
		"one": "Draw {n} ticket and keep it.",
		"other": "Draw {n} tickets and keep at least {keep}."
	},
	"TICKET-2": "If there are fewer left, draw those. If there are none, you can't draw tickets.",
	"TICKET-3.bottom": "Tickets you turn down go to the bottom of the ticket deck.",
	"TICKET-3.out": "Tickets you turn down are removed from the game.",
	"TICKET-4": "Once you've kept a ticket, you have it until the end. Nobody else sees your tickets before then.",
	"STATION-1": {
		"one": "Your station costs one card.",
		"other": "Your first station costs one card, and each one after that costs one more than the last, all in one colour."
	},
	"STATION-2": "You can build in any city that has no station yet, no matter who owns the routes there.",
	"STATION-3": "At the end of the game, each of your stations lets you use one route that somebody else has built into that city, for all of your tickets. The best one is chosen for you.",
	"STATION-4": "A borrowed route counts for your tickets, but not for your longest path.",
	"STATION-5": {
		"one": "Each station you haven't built scores {n} point.",
		"other": "Each station you haven't built scores {n} points."
	},
	"END-1": {
		"one": "When somebody ends their turn with {n} train or none, everyone has one more turn.",
		"other": "When somebody ends their turn with {n} trains or fewer, everyone has one more turn."
	},
	"END-2": "Completed tickets score their points. Unfinished tickets lose you theirs.",
	"END-3": "The longest path is measured in spaces. It uses each route only once, but may pass through a city more than once.",
	"END-4": {
		"one": "{name}: {n} point for the longest path. If there's a tie, everyone tied scores it.",
		"other": "{name}: {n} points for the longest path. If there's a tie, everyone tied scores them."
	},
	"END-5": {
		"one": "{name}: {n} point for the most completed tickets. If there's a tie, everyone tied scores it.",
		"other": "{name}: {n} points for the most completed tickets. If there's a tie, everyone tied scores them."
	},
	"END-6": "Each bonus card goes to whoever has the most of what it counts. If there's a tie, everyone tied scores it, even with none.",
	"END-7": "Your score can drop below zero. During the game you see the points for routes.",
	"BONUS-A": "locomotives in hand, with every two cards of the same colour counting as one more",
	"BONUS-B": "completed tickets that begin or end in a capital",
	"BONUS-C": "trains left",
	"BONUS-D": "routes of one space",
	"BONUS-E": "the longest path",
	"BONUS-F": "completed tickets worth {max} or less",
	"BONUS-G": "different countries at the ends of your routes",
	"BONUS-H": "completed tickets that begin or end inside the Arctic Circle",
	"BONUS-I": "routes with an end inside the Arctic Circle",
	"BONUS-J": "ferries",
	"BONUS-K": "routes with an end in Norway",
	BONUS,
	"TIE-1": "Ties are broken by completed tickets, then by fewest stations, then by {name}.",
	"TIE-2": "Ties are broken by completed tickets, then by the longest single route.",
	"TIE-3": "Ties are broken by completed tickets, then by bonus cards.",
	TIE,
	"TIE.completed_tickets": "most completed tickets",
	"TIE.fewest_stations": "fewest stations",
	"TIE.bonus_cards": "most bonus cards",
	"TIE.longest_route": "longest single route",
	"TIE-4": "Anyone still tied shares the place.",
	"SET-4.none": "You start without any cards.",
	"SET-4.display": {
		"one": "{n} more lies face up for everyone to take.",
		"other": "{n} more lie face up for everyone to take."
	},
	"SET-5.only_long": "There are {n} tickets in the game, all of them long.",
	"SET-6.only_long": {
		"one": "You are dealt {n} long ticket.",
		"other": "You are dealt {n} long tickets."
	},
	"SET-6.keep": "Keep at least {keep}.",
	"SET-6.keep_all": "You keep everything you are dealt.",
	"CLAIM-2.gray": "A grey route takes any colour, as long as all the cards match.",
	"TUNNEL-2.plain": "Each one in the colour you are paying with costs you one more card of that colour.",
	"TICKET-1.all": {
		"one": "Draw {n} ticket and keep it.",
		"other": "Draw {n} tickets and keep them all."
	},
	"STATION-1.wild": "Locomotives can stand in for any colour.",
	"END-1.none": "When somebody ends their turn with no trains left, everyone has one more turn.",
	"TIE-4.only": "Players with equal points share the place.",
	"DIAGRAM.or": "or",
	"DIAGRAM.route": {
		"one": "A route of {n} space can be paid with {ways}.",
		"other": "A route of {n} spaces can be paid with {ways}."
	},
	"DIAGRAM.ferry": {
		"one": "A ferry of {n} space, {symbols} of them with a locomotive symbol, can be paid with {ways}.",
		"other": "A ferry of {n} spaces, {symbols} of them with a locomotive symbol, can be paid with {ways}."
	},
	"DIAGRAM.tunnel": "A tunnel paid with {ways}. These cards are turned over: {revealed}. {extra} of them cost one card more.",
	"DIAGRAM.double": "Two routes side by side: one has been claimed, the other is still free.",
	"DIAGRAM.double.closed": "Two routes side by side: one has been claimed, and with few players that closes the other.",
	"DIAGRAM.station": "A station in a city, with another player's route leading there."
};
export { BONUS, GOAL, TIE, rules_en_default as default };
