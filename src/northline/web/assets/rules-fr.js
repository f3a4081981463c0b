// src/messages/rules/rules-fr.json
var GOAL = "Réunis des cartes, prends des routes et relie les villes de tes destinations avant que quelqu’un ne te barre le chemin. Qui a le plus de points à la fin gagne.";
var BONUS = "{about}";
var TIE = {
	"one": "À égalité de points, on regarde : {order}.",
	"other": "À égalité de points, on regarde dans cet ordre : {order}."
};
var rules_fr_default = {
	"section.goal": "Le but du jeu",
	"section.setup": "Avant la partie",
	"section.turn": "Ton tour",
	"section.draw": "Piocher des cartes",
	"section.claim": "Prendre une route",
	"section.special": "Routes particulières",
	"section.tickets": "Destinations",
	"section.stations": "Gares",
	"section.end": "La fin",
	"section.bonus": "Cartes bonus",
	"section.ties": "Égalité",
	GOAL,
	"SET-1": "De {min} à {max} joueurs.",
	"SET-1.exactly": "Pour {min} joueurs exactement.",
	"SET-2": {
		"one": "Chacun a {n} wagon.",
		"other": "Chacun a {n} wagons."
	},
	"SET-3": {
		"one": "La pioche compte {each} cartes dans chacune des huit couleurs et {n} locomotive : {total} cartes en tout.",
		"other": "La pioche compte {each} cartes dans chacune des huit couleurs et {n} locomotives : {total} cartes en tout."
	},
	"SET-3.mixed": "La pioche compte {total} cartes : {cards}.",
	"SET-4": {
		"one": "Tu commences avec {n} carte.",
		"other": "Tu commences avec {n} cartes."
	},
	"SET-5": {
		"one": "Il y a {n} destination dans le jeu.",
		"other": "Il y a {n} destinations dans le jeu."
	},
	"SET-5.long": "Il y a {count} destinations courtes et {long} longues dans le jeu.",
	"SET-6": {
		"one": "Tu reçois {n} destination.",
		"other": "Tu reçois {n} destinations."
	},
	"SET-6.long": "Tu reçois {long} destinations longues et {count} courtes.",
	"SET-7.out": "Les destinations que tu refuses au début sortent du jeu.",
	"SET-7.bottom": "Les destinations que tu refuses au début vont sous la pile de destinations.",
	"SET-8": "Les destinations longues que personne n’a reçues sortent du jeu.",
	"SET-9": {
		"one": "Chacun a {n} gare.",
		"other": "Chacun a {n} gares."
	},
	"SET-10.all": {
		"one": "Une carte bonus est toujours en jeu : {names}.",
		"other": "Ces cartes bonus sont toujours en jeu : {names}."
	},
	"SET-10.some": {
		"one": "{n} des {count} cartes bonus est tirée au sort et reste visible dès le début.",
		"other": "{n} des {count} cartes bonus sont tirées au sort et restent visibles dès le début."
	},
	"SET-11": "Le hasard décide qui commence.",
	"SET-12": "Tous choisissent leurs premières destinations en même temps et en secret.",
	"TURN-1": "Fais une seule chose : piocher des cartes, prendre une route ou tirer des destinations. Puis c’est au joueur suivant.",
	"TURN-1.stations": "Fais une seule chose : piocher des cartes, prendre une route, tirer des destinations ou construire une gare. Puis c’est au joueur suivant.",
	"TURN-2": "On passe quand rien d’autre n’est possible, et seulement alors.",
	"TURN-3": "Quand tous doivent passer, l’un après l’autre, la partie est finie.",
	"DRAW-1": "Prends deux cartes, chacune parmi les cartes visibles ou à l’aveugle dans la pioche. Une carte visible est remplacée aussitôt, avant la seconde.",
	"DRAW-2": "Une locomotive visible compte double : elle doit être ta première carte, et tu n’en prends pas d’autre. Une locomotive piochée à l’aveugle est une carte comme les autres.",
	"DRAW-3": "Une locomotive visible se prend comme toute autre carte, même deux dans un tour.",
	"DRAW-4": {
		"one": "Dès que {n} des cartes visibles est une locomotive, toutes sont défaussées et remplacées.",
		"other": "Dès que {n} des cartes visibles ou plus sont des locomotives, toutes sont défaussées et remplacées."
	},
	"DRAW-5": "On ne les remplace pas quand les cartes restantes ne pourraient rien donner de mieux.",
	"DRAW-6": "Quand la pioche est vide, la défausse est mélangée et devient la nouvelle pioche.",
	"DRAW-7": "Si la défausse est vide aussi, les places restent vides jusqu’au retour de cartes.",
	"DRAW-8": "S’il n’y a aucune carte que tu puisses prendre, il faut faire autre chose.",
	"DRAW-9": "S’il n’y a pas de seconde carte à prendre, ton tour finit après la première.",
	"DRAW-10.may": "Tu peux t’arrêter après la première carte.",
	"DRAW-10.must": "La seconde carte est obligatoire.",
	"DRAW-11": "Tu peux avoir autant de cartes que tu veux.",
	"CLAIM-1": "Prends n’importe quelle route libre, une par tour. Elle n’a pas à toucher les tiennes.",
	"CLAIM-2": "Joue une carte par case, toutes de la couleur de la route.",
	"CLAIM-3": "Chaque case prend un de tes wagons. Avec moins de wagons que de cases, tu ne peux pas prendre la route.",
	"CLAIM-4": "Les cartes jouées vont à la défausse.",
	"CLAIM-5": "Tu marques aussitôt, selon la longueur de la route.",
	"CLAIM-6": "Quand plusieurs routes relient les deux mêmes villes, une seule peut être à toi.",
	"CLAIM-7/8/9": "Le nombre de joueurs décide combien de ces routes peuvent être prises. Ensuite, les autres sont fermées.",
	"CLAIM-10": "Tu choisis les cartes avec lesquelles tu paies. Tout ce que les règles permettent convient, même le gaspillage.",
	"LOCO-1": "Une locomotive vaut n’importe quelle couleur, sur toute route. Tu peux même ne payer qu’en locomotives.",
	"LOCO-2": "Les locomotives ne remplacent une couleur que sur les ferries et dans les tunnels, pas sur les autres routes, même grises.",
	"LOCO-2.some": "Une locomotive ne vaut toute couleur qu’ici : {kinds}. Ailleurs non, pas même sur les routes grises.",
	"LOCO-2.never": "Une locomotive ne remplace jamais une couleur sur une route.",
	"KIND.regular": "routes ordinaires",
	"KIND.ferry": "ferries",
	"KIND.tunnel": "tunnels",
	"KIND.locomotive": "locomotives",
	"FERRY-1.symbol": "Chaque symbole de locomotive d’un ferry demande une locomotive.",
	"FERRY-3.symbol": "Chaque symbole de locomotive d’un ferry demande une locomotive ou deux cartes de même couleur. Chaque paire peut être d’une autre couleur.",
	"FERRY-3.symbol.only": "Chaque symbole de locomotive d’un ferry demande deux cartes de même couleur. Chaque paire peut être d’une autre couleur.",
	"FERRY-2.symbol": "Chaque symbole de locomotive d’un ferry demande une locomotive ou {any} cartes quelconques.",
	"FERRY-2.symbol.only": "Chaque symbole de locomotive d’un ferry demande {any} cartes quelconques.",
	"FERRY-1.others": "Les autres cases prennent des cartes d’une seule couleur.",
	"FERRY-1.others.wild": "Les autres cases prennent des cartes d’une seule couleur ; les locomotives peuvent les remplacer.",
	"FERRY-2.others": "Sur les autres cases aussi, {any} cartes quelconques paient une case.",
	"TUNNEL-1": {
		"one": "Pose d’abord le prix entier. Puis {n} carte de la pioche est retournée.",
		"other": "Pose d’abord le prix entier. Puis {n} cartes de la pioche sont retournées."
	},
	"TUNNEL-2": "Chacune qui est une locomotive, ou de la couleur avec laquelle tu paies, coûte une carte de plus : de cette couleur, ou une locomotive.",
	"TUNNEL-3": "Si tu ne poses que des locomotives, seules les locomotives retournées coûtent plus, et seules des locomotives les paient.",
	"TUNNEL-4": "Paie ce qui est demandé et le tunnel est à toi ; ou reprends tes cartes, et ton tour est fini.",
	"TUNNEL-5": "Les cartes retournées vont à la défausse.",
	"TUNNEL-6": "Un tunnel prend une couleur et des locomotives, dans toute proportion, sans remplacement comme sur les ferries.",
	"MURM-1": "Sur {route}, {any} cartes quelconques valent une carte de la bonne couleur, aussi souvent que tu veux.",
	"BONUSDRAW-1": "Une route marquée +1, +2 et ainsi de suite te donne autant de cartes de la pioche quand tu la prends.",
	"TICKET-1": {
		"one": "Tire {n} destination et garde-la.",
		"other": "Tire {n} destinations et gardes-en au moins {keep}."
	},
	"TICKET-2": "S’il en reste moins, tu tires ceux-là. S’il n’en reste pas, on ne peut plus en tirer.",
	"TICKET-3.bottom": "Les destinations que tu refuses vont sous la pile de destinations.",
	"TICKET-3.out": "Les destinations que tu refuses sortent du jeu.",
	"TICKET-4": "Une destination gardée reste à toi jusqu’à la fin. Personne ne voit tes destinations avant.",
	"STATION-1": {
		"one": "Ta gare coûte une carte.",
		"other": "Ta première gare coûte une carte, et chaque suivante une de plus que la précédente, toutes d’une même couleur."
	},
	"STATION-2": "Tu peux bâtir dans toute ville sans gare, à qui que soient les routes.",
	"STATION-3": "À la fin, une gare te laisse emprunter une route d’autrui vers sa ville, pour toutes tes destinations. Le meilleur choix est fait pour toi.",
	"STATION-4": "Une route empruntée aide tes destinations, mais ne compte pas dans ton plus long chemin.",
	"STATION-5": {
		"one": "Chaque gare que tu n’as pas construite rapporte {n} point.",
		"other": "Chaque gare que tu n’as pas construite rapporte {n} points."
	},
	"END-1": {
		"one": "Quand quelqu’un finit son tour avec {n} wagon ou aucun, chacun joue encore un tour.",
		"other": "Quand quelqu’un finit son tour avec {n} wagons ou moins, chacun joue encore un tour."
	},
	"END-2": "Les destinations réussies rapportent leurs points. Les destinations inachevées te font perdre les leurs.",
	"END-3": "Le plus long chemin se compte en cases. Il emprunte chaque route une fois et peut repasser par une ville.",
	"END-4": {
		"one": "{name} : {n} point pour le plus long chemin. En cas d’égalité, tous l’obtiennent.",
		"other": "{name} : {n} points pour le plus long chemin. En cas d’égalité, tous les obtiennent."
	},
	"END-5": {
		"one": "{name} : {n} point pour le plus de destinations réussies. En cas d’égalité, tous l’obtiennent.",
		"other": "{name} : {n} points pour le plus de destinations réussies. En cas d’égalité, tous les obtiennent."
	},
	"END-6": "Chaque carte bonus rapporte à qui a le plus de ce qu’elle compte, et à tous les ex æquo, même à zéro.",
	"END-7": "Les points peuvent descendre sous zéro. Pendant la partie on montre ceux des routes.",
	"BONUS-A": "locomotives en main ; deux cartes de même couleur comptent pour une",
	"BONUS-B": "destinations réussies qui partent d’une capitale ou y arrivent",
	"BONUS-C": "wagons restants",
	"BONUS-D": "routes d’une case",
	"BONUS-E": "le plus long chemin",
	"BONUS-F": "destinations réussies valant {max} ou moins",
	"BONUS-G": "pays différents au bout de tes routes",
	"BONUS-H": "destinations réussies avec un bout à l’intérieur du cercle polaire",
	"BONUS-I": "routes avec un bout à l’intérieur du cercle polaire",
	"BONUS-J": "ferries",
	"BONUS-K": "routes avec un bout en Norvège",
	BONUS,
	"TIE-1": "À égalité de points, le plus de destinations réussies l’emporte ; puis le moins de gares ; puis {name}.",
	"TIE-2": "À égalité de points, le plus de destinations réussies l’emporte ; puis la plus longue route.",
	"TIE-3": "À égalité de points, le plus de destinations réussies l’emporte ; puis le plus de cartes bonus.",
	TIE,
	"TIE.completed_tickets": "le plus de destinations réussies",
	"TIE.fewest_stations": "le moins de gares",
	"TIE.bonus_cards": "le plus de cartes bonus",
	"TIE.longest_route": "la plus longue route",
	"TIE-4": "Ceux qui restent à égalité partagent la place.",
	"SET-4.none": "Tu commences sans carte.",
	"SET-4.display": {
		"one": "{n} autre est visible pour tous.",
		"other": "{n} autres sont visibles pour tous."
	},
	"SET-5.only_long": "Il y a {n} destinations dans le jeu, toutes longues.",
	"SET-6.only_long": {
		"one": "Tu reçois {n} destination longue.",
		"other": "Tu reçois {n} destinations longues."
	},
	"SET-6.keep": "Gardes-en au moins {keep}.",
	"SET-6.keep_all": "Tu gardes tout ce que tu reçois.",
	"CLAIM-2.gray": "Une route grise accepte n’importe quelle couleur, pourvu que toutes les cartes aient la même.",
	"TUNNEL-2.plain": "Chacune qui est de la couleur avec laquelle tu paies coûte une carte de plus de cette couleur.",
	"TICKET-1.all": {
		"one": "Tire {n} destination et garde-la.",
		"other": "Tire {n} destinations et garde-les toutes."
	},
	"STATION-1.wild": "Les locomotives remplacent n’importe quelle couleur.",
	"END-1.none": "Quand quelqu’un finit son tour sans wagon, chacun joue encore un tour.",
	"TIE-4.only": "Les joueurs à égalité de points partagent la place.",
	"DIAGRAM.or": "ou",
	"DIAGRAM.route": {
		"one": "Une route de {n} case se paie avec {ways}.",
		"other": "Une route de {n} cases se paie avec {ways}."
	},
	"DIAGRAM.ferry": {
		"one": "Un ferry de {n} case, dont {symbols} avec un symbole de locomotive, se paie avec {ways}.",
		"other": "Un ferry de {n} cases, dont {symbols} avec un symbole de locomotive, se paie avec {ways}."
	},
	"DIAGRAM.tunnel": "Un tunnel payé avec {ways}. Ces cartes sont retournées : {revealed}. {extra} d’entre elles coûtent une carte de plus.",
	"DIAGRAM.double": "Deux routes côte à côte : l’une est prise, l’autre encore libre.",
	"DIAGRAM.double.closed": "Deux routes côte à côte : l’une est prise et, à peu de joueurs, cela ferme l’autre.",
	"DIAGRAM.station": "Une gare dans une ville où mène la route d’un autre joueur."
};
export { BONUS, GOAL, TIE, rules_fr_default as default };
