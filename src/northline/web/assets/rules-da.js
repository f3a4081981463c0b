// src/messages/rules/rules-da.json
var GOAL = "Saml kort, tag ruter, og forbind byerne på dine billetter, før en anden tager vejen. Den, der har flest point til sidst, vinder.";
var BONUS = "{about}";
var TIE = {
	"one": "Ved lige mange point afgør: {order}.",
	"other": "Ved lige mange point afgør i denne rækkefølge: {order}."
};
var rules_da_default = {
	"section.goal": "Hvad det går ud på",
	"section.setup": "Før spillet",
	"section.turn": "Din tur",
	"section.draw": "Træk kort",
	"section.claim": "Tag en rute",
	"section.special": "Særlige ruter",
	"section.tickets": "Billetter",
	"section.stations": "Stationer",
	"section.end": "Slutningen",
	"section.bonus": "Bonuskort",
	"section.ties": "Lige mange point",
	GOAL,
	"SET-1": "For {min} til {max} spillere.",
	"SET-1.exactly": "For præcis {min} spillere.",
	"SET-2": {
		"one": "Alle har {n} vogn.",
		"other": "Alle har {n} vogne."
	},
	"SET-3": {
		"one": "Bunken har {each} kort i hver af otte farver og {n} lokomotiv: {total} kort i alt.",
		"other": "Bunken har {each} kort i hver af otte farver og {n} lokomotiver: {total} kort i alt."
	},
	"SET-3.mixed": "Bunken har {total} kort: {cards}.",
	"SET-4": {
		"one": "Du begynder med {n} kort.",
		"other": "Du begynder med {n} kort."
	},
	"SET-5": {
		"one": "Der er {n} billet i spillet.",
		"other": "Der er {n} billetter i spillet."
	},
	"SET-5.long": "Der er {count} korte og {long} lange billetter i spillet.",
	"SET-6": {
		"one": "Du får {n} billet.",
		"other": "Du får {n} billetter."
	},
	"SET-6.long": "Du får {long} lange og {count} korte billetter.",
	"SET-7.out": "De billetter, du siger nej til i starten, går ud af spillet.",
	"SET-7.bottom": "De billetter, du siger nej til i starten, lægges nederst i billetbunken.",
	"SET-8": "Lange billetter, som ingen fik, går ud af spillet.",
	"SET-9": {
		"one": "Alle har {n} station.",
		"other": "Alle har {n} stationer."
	},
	"SET-10.all": {
		"one": "Ét bonuskort er altid med: {names}.",
		"other": "Disse bonuskort er altid med: {names}."
	},
	"SET-10.some": {
		"one": "{n} af de {count} bonuskort trækkes tilfældigt og ligger åbent fra starten.",
		"other": "{n} af de {count} bonuskort trækkes tilfældigt og ligger åbent fra starten."
	},
	"SET-11": "Tilfældet afgør, hvem der begynder.",
	"SET-12": "Alle vælger deres første billetter samtidig og i hemmelighed.",
	"TURN-1": "Gør én ting: træk kort, tag en rute, eller træk billetter. Så er det næste spillers tur.",
	"TURN-1.stations": "Gør én ting: træk kort, tag en rute, træk billetter, eller byg en station. Så er det næste spillers tur.",
	"TURN-2": "Du melder pas, når intet andet er muligt, og kun da.",
	"TURN-3": "Når alle må melde pas, den ene efter den anden, er spillet slut.",
	"DRAW-1": "Tag to kort, hvert af dem enten åbent eller blindt fra bunken. Et åbent kort erstattes straks, før du tager det andet.",
	"DRAW-2": "Et åbent lokomotiv tæller for to: det skal være dit første kort, og du får ikke flere. Et lokomotiv trukket blindt er et kort som alle andre.",
	"DRAW-3": "Du må tage åbne lokomotiver som alle andre kort, også to i samme tur.",
	"DRAW-4": {
		"one": "Når {n} af de åbne kort er et lokomotiv, lægges de alle væk, og nye lægges frem.",
		"other": "Når {n} eller flere af de åbne kort er lokomotiver, lægges de alle væk, og nye lægges frem."
	},
	"DRAW-5": "Kortene fejes ikke væk, når de tilbageværende alligevel ikke kunne blive bedre.",
	"DRAW-6": "Når bunken er tom, blandes de kasserede kort og bliver ny bunke.",
	"DRAW-7": "Er der heller ingen kasserede kort, står pladserne tomme, til der kommer kort tilbage.",
	"DRAW-8": "Er der intet kort, du må tage, må du gøre noget andet.",
	"DRAW-9": "Er der ikke noget andet kort at tage, slutter turen efter det første.",
	"DRAW-10.may": "Du må stoppe efter det første kort.",
	"DRAW-10.must": "Du skal tage det andet kort.",
	"DRAW-11": "Du må have så mange kort, du vil.",
	"CLAIM-1": "Tag en hvilken som helst ledig rute. Den behøver ikke ligge op til dine egne. Én rute pr. tur.",
	"CLAIM-2": "Spil ét kort for hvert felt, alle i rutens farve.",
	"CLAIM-3": "Hvert felt tager en af dine vogne. Med færre vogne end felter kan du ikke tage ruten.",
	"CLAIM-4": "De kort, du spiller, kasseres.",
	"CLAIM-5": "Du får straks point efter rutens længde.",
	"CLAIM-6": "Hvor flere ruter forbinder de samme to byer, kan kun én af dem blive din.",
	"CLAIM-7/8/9": "Antallet af spillere afgør, hvor mange af de ruter der kan tages. Derefter er resten lukket.",
	"CLAIM-10": "Du vælger selv, hvilke kort du betaler med. Alt, hvad reglerne tillader, er i orden, også det ødsle.",
	"LOCO-1": "Et lokomotiv gælder som en hvilken som helst farve, på alle ruter. Du må endda betale med lokomotiver alene.",
	"LOCO-2": "Lokomotiver kan kun erstatte en farve på færger og i tunneler, ikke på andre ruter, heller ikke grå.",
	"LOCO-2.some": "Et lokomotiv gælder kun her som en hvilken som helst farve: {kinds}. På andre ruter gør det ikke, heller ikke på grå.",
	"LOCO-2.never": "Et lokomotiv erstatter aldrig en farve på en rute.",
	"KIND.regular": "almindelige ruter",
	"KIND.ferry": "færger",
	"KIND.tunnel": "tunneler",
	"KIND.locomotive": "lokomotiver",
	"FERRY-1.symbol": "Hvert lokomotivsymbol på en færge kræver et lokomotiv.",
	"FERRY-3.symbol": "Hvert lokomotivsymbol på en færge kræver et lokomotiv eller to kort i samme farve. Hvert par må have sin egen farve.",
	"FERRY-3.symbol.only": "Hvert lokomotivsymbol på en færge kræver to kort i samme farve. Hvert par må have sin egen farve.",
	"FERRY-2.symbol": "Hvert lokomotivsymbol på en færge kræver et lokomotiv eller {any} vilkårlige kort.",
	"FERRY-2.symbol.only": "Hvert lokomotivsymbol på en færge kræver {any} vilkårlige kort.",
	"FERRY-1.others": "De andre felter tager kort i én farve.",
	"FERRY-1.others.wild": "De andre felter tager kort i én farve, og lokomotiver kan erstatte dem.",
	"FERRY-2.others": "Også på de andre felter kan {any} vilkårlige kort betale for ét felt.",
	"TUNNEL-1": {
		"one": "Læg først hele prisen. Så vendes {n} kort fra bunken.",
		"other": "Læg først hele prisen. Så vendes {n} kort fra bunken."
	},
	"TUNNEL-2": "Hvert af dem, der er et lokomotiv eller har den farve, du betaler med, koster ét kort mere: i den farve, eller et lokomotiv.",
	"TUNNEL-3": "Lægger du kun lokomotiver, koster kun vendte lokomotiver mere, og kun lokomotiver betaler for dem.",
	"TUNNEL-4": "Betal det, der kræves, og tunnelen er din; eller tag dine kort tilbage, og din tur er forbi.",
	"TUNNEL-5": "De vendte kort kasseres.",
	"TUNNEL-6": "En tunnel tager én farve og lokomotiver i enhver blanding, men ingen erstatning som på færger.",
	"MURM-1": "På {route} tæller {any} vilkårlige kort som ét kort i den rigtige farve, så tit du vil.",
	"BONUSDRAW-1": "En rute mærket +1, +2 og så videre giver dig så mange kort fra bunken, når du tager den.",
	"TICKET-1": {
		"one": "Træk {n} billet, og behold den.",
		"other": "Træk {n} billetter, og behold mindst {keep}."
	},
	"TICKET-2": "Er der færre tilbage, trækker du dem. Er der ingen tilbage, kan du ikke trække billetter.",
	"TICKET-3.bottom": "De billetter, du siger nej til, lægges nederst i billetbunken.",
	"TICKET-3.out": "De billetter, du siger nej til, går ud af spillet.",
	"TICKET-4": "En billet, du har beholdt, har du til slutningen. Ingen ser dine billetter før da.",
	"STATION-1": {
		"one": "Din station koster ét kort.",
		"other": "Din første station koster ét kort, og hver af de næste koster ét mere end den forrige, alle i én farve."
	},
	"STATION-2": "Du kan bygge i enhver by uden station, uanset hvem der ejer ruterne dertil.",
	"STATION-3": "Til sidst lader en station dig bruge én rute, som en anden ejer ind til byen, til alle dine billetter. Det bedste valg træffes for dig.",
	"STATION-4": "En rute, du bruger sådan, hjælper dine billetter, men er ikke en del af din længste vej.",
	"STATION-5": {
		"one": "Hver station, du ikke har bygget, giver {n} point.",
		"other": "Hver station, du ikke har bygget, giver {n} point."
	},
	"END-1": {
		"one": "Når nogen slutter sin tur med {n} vogn eller ingen, har alle én tur mere.",
		"other": "Når nogen slutter sin tur med {n} vogne eller færre, har alle én tur mere."
	},
	"END-2": "Fuldførte billetter giver deres point. Ufuldførte billetter koster dig deres.",
	"END-3": "Den længste vej tælles i felter. Den bruger hver rute én gang og må komme gennem en by igen.",
	"END-4": {
		"one": "{name}: {n} point for den længste vej. Står det lige, får alle det.",
		"other": "{name}: {n} point for den længste vej. Står det lige, får alle dem."
	},
	"END-5": {
		"one": "{name}: {n} point for flest fuldførte billetter. Står det lige, får alle det.",
		"other": "{name}: {n} point for flest fuldførte billetter. Står det lige, får alle dem."
	},
	"END-6": "Hvert bonuskort giver point til den, der har mest af det, kortet tæller, og til alle, der står lige, også med nul.",
	"END-7": "Dine point kan komme under nul. De point, der vises undervejs, er dem for ruter.",
	"BONUS-A": "lokomotiver på hånden; to kort i én farve tæller som ét",
	"BONUS-B": "fuldførte billetter, der begynder eller slutter i en hovedstad",
	"BONUS-C": "vogne tilbage",
	"BONUS-D": "ruter med ét felt",
	"BONUS-E": "den længste vej",
	"BONUS-F": "fuldførte billetter på {max} point eller mindre",
	"BONUS-G": "forskellige lande for enderne af dine ruter",
	"BONUS-H": "fuldførte billetter, der begynder eller slutter inden for polarcirklen",
	"BONUS-I": "ruter med en ende inden for polarcirklen",
	"BONUS-J": "færger",
	"BONUS-K": "ruter med en ende i Norge",
	BONUS,
	"TIE-1": "Ved lige mange point vinder flest fuldførte billetter; dernæst færrest stationer; dernæst {name}.",
	"TIE-2": "Ved lige mange point vinder flest fuldførte billetter; dernæst den længste enkelte rute.",
	"TIE-3": "Ved lige mange point vinder flest fuldførte billetter; dernæst flest bonuskort.",
	TIE,
	"TIE.completed_tickets": "flest fuldførte billetter",
	"TIE.fewest_stations": "færrest stationer",
	"TIE.bonus_cards": "flest bonuskort",
	"TIE.longest_route": "den længste enkelte rute",
	"TIE-4": "De, der stadig står lige, deler pladsen.",
	"SET-4.none": "Du begynder uden kort.",
	"SET-4.display": {
		"one": "{n} kort mere ligger åbent til alle.",
		"other": "{n} kort mere ligger åbent til alle."
	},
	"SET-5.only_long": "Der er {n} billetter i spillet, og de er alle lange.",
	"SET-6.only_long": {
		"one": "Du får {n} lang billet.",
		"other": "Du får {n} lange billetter."
	},
	"SET-6.keep": "Behold mindst {keep}.",
	"SET-6.keep_all": "Du beholder alt, du får.",
	"CLAIM-2.gray": "En grå rute tager en hvilken som helst farve, når bare alle kort har den samme.",
	"TUNNEL-2.plain": "Hvert af dem i den farve, du betaler med, koster ét kort mere i den farve.",
	"TICKET-1.all": {
		"one": "Træk {n} billet, og behold den.",
		"other": "Træk {n} billetter, og behold dem alle."
	},
	"STATION-1.wild": "Lokomotiver kan erstatte enhver farve.",
	"END-1.none": "Når nogen slutter sin tur uden vogne, har alle én tur mere.",
	"TIE-4.only": "Spillere med lige mange point deler pladsen.",
	"DIAGRAM.or": "eller",
	"DIAGRAM.route": {
		"one": "En rute på {n} felt kan betales med {ways}.",
		"other": "En rute på {n} felter kan betales med {ways}."
	},
	"DIAGRAM.ferry": {
		"one": "En færge på {n} felt, hvoraf {symbols} har et lokomotivsymbol, kan betales med {ways}.",
		"other": "En færge på {n} felter, hvoraf {symbols} har et lokomotivsymbol, kan betales med {ways}."
	},
	"DIAGRAM.tunnel": "En tunnel betalt med {ways}. Disse kort vendes: {revealed}. {extra} af dem koster ét kort mere.",
	"DIAGRAM.double": "To ruter side om side: den ene er taget, den anden er stadig fri.",
	"DIAGRAM.double.closed": "To ruter side om side: den ene er taget, og med få spillere lukker det den anden.",
	"DIAGRAM.station": "En station i en by, som en anden spillers rute fører til."
};
export { BONUS, GOAL, TIE, rules_da_default as default };
