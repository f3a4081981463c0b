// src/messages/rules/rules-nb.json
var GOAL = "Samle kort, ta ruter, og knytt sammen byene på billettene dine før noen andre tar veien. Den som har flest poeng til slutt, vinner.";
var BONUS = "{about}";
var TIE = {
	"one": "Ved like mange poeng avgjør: {order}.",
	"other": "Ved like mange poeng avgjør i denne rekkefølgen: {order}."
};
var rules_nb_default = {
	"section.goal": "Hva spillet går ut på",
	"section.setup": "Før spillet",
	"section.turn": "Din tur",
	"section.draw": "Trekke kort",
	"section.claim": "Ta en rute",
	"section.special": "Spesielle ruter",
	"section.tickets": "Billetter",
	"section.stations": "Stasjoner",
	"section.end": "Slutten",
	"section.bonus": "Bonuskort",
	"section.ties": "Like mange poeng",
	GOAL,
	"SET-1": "For {min} til {max} spillere.",
	"SET-1.exactly": "For nøyaktig {min} spillere.",
	"SET-2": {
		"one": "Alle har {n} vogn.",
		"other": "Alle har {n} vogner."
	},
	"SET-3": {
		"one": "Bunken har {each} kort i hver av åtte farger og {n} lokomotiv: {total} kort i alt.",
		"other": "Bunken har {each} kort i hver av åtte farger og {n} lokomotiver: {total} kort i alt."
	},
	"SET-3.mixed": "Bunken har {total} kort: {cards}.",
	"SET-4": {
		"one": "Du begynner med {n} kort.",
		"other": "Du begynner med {n} kort."
	},
	"SET-5": {
		"one": "Det er {n} billett i spillet.",
		"other": "Det er {n} billetter i spillet."
	},
	"SET-5.long": "Det er {count} korte og {long} lange billetter i spillet.",
	"SET-6": {
		"one": "Du får {n} billett.",
		"other": "Du får {n} billetter."
	},
	"SET-6.long": "Du får {long} lange og {count} korte billetter.",
	"SET-7.out": "Billettene du sier nei til i starten, går ut av spillet.",
	"SET-7.bottom": "Billettene du sier nei til i starten, legges underst i billettbunken.",
	"SET-8": "Lange billetter som ingen fikk, går ut av spillet.",
	"SET-9": {
		"one": "Alle har {n} stasjon.",
		"other": "Alle har {n} stasjoner."
	},
	"SET-10.all": {
		"one": "Ett bonuskort er alltid med: {names}.",
		"other": "Disse bonuskortene er alltid med: {names}."
	},
	"SET-10.some": {
		"one": "{n} av de {count} bonuskortene trekkes tilfeldig og ligger åpent fra starten.",
		"other": "{n} av de {count} bonuskortene trekkes tilfeldig og ligger åpent fra starten."
	},
	"SET-11": "Tilfeldighetene avgjør hvem som begynner.",
	"SET-12": "Alle velger sine første billetter samtidig og i hemmelighet.",
	"TURN-1": "Gjør én ting: trekk kort, ta en rute eller trekk billetter. Så er det neste spillers tur.",
	"TURN-1.stations": "Gjør én ting: trekk kort, ta en rute, trekk billetter eller bygg en stasjon. Så er det neste spillers tur.",
	"TURN-2": "Du står over når ikke noe annet er mulig, og bare da.",
	"TURN-3": "Når alle må stå over, én etter én, er spillet slutt.",
	"DRAW-1": "Ta to kort, hvert av dem enten åpent eller blindt fra bunken. Et åpent kort erstattes med en gang, før du tar det andre.",
	"DRAW-2": "Et åpent lokomotiv teller for to: det må være ditt første kort, og du får ikke noe mer. Et lokomotiv trukket blindt er et kort som alle andre.",
	"DRAW-3": "Du kan ta åpne lokomotiver som alle andre kort, også to i samme tur.",
	"DRAW-4": {
		"one": "Når {n} av de åpne kortene er et lokomotiv, kastes alle, og nye legges fram.",
		"other": "Når {n} eller flere av de åpne kortene er lokomotiver, kastes alle, og nye legges fram."
	},
	"DRAW-5": "Kortene feies ikke vekk når de som er igjen, ikke kunne blitt bedre.",
	"DRAW-6": "Når bunken er tom, stokkes de kastede kortene og blir ny bunke.",
	"DRAW-7": "Er det heller ingen kastede kort, står plassene tomme til det kommer kort tilbake.",
	"DRAW-8": "Finnes det ikke noe kort du kan ta, må du gjøre noe annet.",
	"DRAW-9": "Finnes det ikke noe andre kort å ta, er turen over etter det første.",
	"DRAW-10.may": "Du kan stoppe etter det første kortet.",
	"DRAW-10.must": "Du må ta det andre kortet.",
	"DRAW-11": "Du kan ha så mange kort du vil.",
	"CLAIM-1": "Ta en hvilken som helst ledig rute. Den trenger ikke å ligge inntil dine egne. Én rute per tur.",
	"CLAIM-2": "Spill ett kort for hvert felt, alle i rutens farge.",
	"CLAIM-3": "Hvert felt tar én av vognene dine. Med færre vogner enn felter kan du ikke ta ruten.",
	"CLAIM-4": "Kortene du spiller, kastes.",
	"CLAIM-5": "Du får poeng med en gang, etter rutens lengde.",
	"CLAIM-6": "Der flere ruter går mellom de samme to byene, kan bare én av dem bli din.",
	"CLAIM-7/8/9": "Antall spillere avgjør hvor mange av rutene som kan tas. Etter det er resten stengt.",
	"CLAIM-10": "Du velger selv hvilke kort du betaler med. Alt reglene tillater, går bra, også det sløsete.",
	"LOCO-1": "Et lokomotiv gjelder som hvilken som helst farge, på alle ruter. Du kan til og med betale med bare lokomotiver.",
	"LOCO-2": "Lokomotiver kan bare erstatte en farge på ferger og i tunneler, ikke på andre ruter, heller ikke grå.",
	"LOCO-2.some": "Et lokomotiv gjelder bare her som hvilken som helst farge: {kinds}. På andre ruter gjør det ikke det, heller ikke på grå.",
	"LOCO-2.never": "Et lokomotiv erstatter aldri en farge på en rute.",
	"KIND.regular": "vanlige ruter",
	"KIND.ferry": "ferger",
	"KIND.tunnel": "tunneler",
	"KIND.locomotive": "lokomotiver",
	"FERRY-1.symbol": "Hvert lokomotivsymbol på en ferge krever et lokomotiv.",
	"FERRY-3.symbol": "Hvert lokomotivsymbol på en ferge krever et lokomotiv eller to kort i samme farge. Hvert par kan ha sin egen farge.",
	"FERRY-3.symbol.only": "Hvert lokomotivsymbol på en ferge krever to kort i samme farge. Hvert par kan ha sin egen farge.",
	"FERRY-2.symbol": "Hvert lokomotivsymbol på en ferge krever et lokomotiv eller {any} vilkårlige kort.",
	"FERRY-2.symbol.only": "Hvert lokomotivsymbol på en ferge krever {any} vilkårlige kort.",
	"FERRY-1.others": "De andre feltene tar kort i én farge.",
	"FERRY-1.others.wild": "De andre feltene tar kort i én farge, og lokomotiver kan erstatte dem.",
	"FERRY-2.others": "Også på de andre feltene kan {any} vilkårlige kort betale for ett felt.",
	"TUNNEL-1": {
		"one": "Legg først hele prisen. Så snus {n} kort fra bunken.",
		"other": "Legg først hele prisen. Så snus {n} kort fra bunken."
	},
	"TUNNEL-2": "Hvert av dem som er et lokomotiv eller har fargen du betaler med, koster ett kort til: i den fargen, eller et lokomotiv.",
	"TUNNEL-3": "Legger du ned bare lokomotiver, er det bare lokomotiver blant de snudde kortene som koster mer, og bare lokomotiver betaler for dem.",
	"TUNNEL-4": "Betal det som kreves, og tunnelen er din; eller ta kortene tilbake, og turen er over.",
	"TUNNEL-5": "De snudde kortene kastes.",
	"TUNNEL-6": "En tunnel tar én farge og lokomotiver i enhver blanding, men ingen erstatning som på ferger.",
	"MURM-1": "På {route} teller {any} vilkårlige kort som ett kort i riktig farge, så ofte du vil.",
	"BONUSDRAW-1": "En rute merket +1, +2 og så videre gir deg så mange kort fra bunken når du tar den.",
	"TICKET-1": {
		"one": "Trekk {n} billett og behold den.",
		"other": "Trekk {n} billetter og behold minst {keep}."
	},
	"TICKET-2": "Er det færre igjen, trekker du dem. Er det ingen igjen, kan du ikke trekke billetter.",
	"TICKET-3.bottom": "Billettene du sier nei til, legges underst i billettbunken.",
	"TICKET-3.out": "Billettene du sier nei til, går ut av spillet.",
	"TICKET-4": "En billett du har beholdt, har du til slutten. Ingen ser billettene dine før da.",
	"STATION-1": {
		"one": "Stasjonen din koster ett kort.",
		"other": "Den første stasjonen koster ett kort, og hver av de neste koster ett mer enn den forrige, alle i én farge."
	},
	"STATION-2": "Du kan bygge i enhver by som ikke har stasjon, uansett hvem som eier rutene der.",
	"STATION-3": "Til slutt lar en stasjon deg bruke én rute som en annen eier inn til byen, for alle billettene dine. Det beste valget gjøres for deg.",
	"STATION-4": "En rute du bruker slik, hjelper billettene dine, men er ikke med i den lengste strekningen din.",
	"STATION-5": {
		"one": "Hver stasjon du ikke har bygd, gir {n} poeng.",
		"other": "Hver stasjon du ikke har bygd, gir {n} poeng."
	},
	"END-1": {
		"one": "Når noen avslutter turen med {n} vogn eller ingen, har alle én tur til.",
		"other": "Når noen avslutter turen med {n} vogner eller færre, har alle én tur til."
	},
	"END-2": "Fullførte billetter gir poengene sine. Ufullførte billetter koster deg sine.",
	"END-3": "Den lengste strekningen telles i felter. Den bruker hver rute én gang og kan gå gjennom en by flere ganger.",
	"END-4": {
		"one": "{name}: {n} poeng for den lengste veien. Står det likt, får alle det.",
		"other": "{name}: {n} poeng for den lengste veien. Står det likt, får alle dem."
	},
	"END-5": {
		"one": "{name}: {n} poeng for flest fullførte billetter. Står det likt, får alle det.",
		"other": "{name}: {n} poeng for flest fullførte billetter. Står det likt, får alle dem."
	},
	"END-6": "Hvert bonuskort gir poeng til den som har mest av det kortet teller, og til alle som står likt, også med null.",
	"END-7": "Poengene dine kan bli færre enn null. Poengene som vises underveis, er de for ruter.",
	"BONUS-A": "lokomotiver på hånden; to kort i én farge teller som ett",
	"BONUS-B": "fullførte billetter som begynner eller slutter i en hovedstad",
	"BONUS-C": "vogner igjen",
	"BONUS-D": "ruter med ett felt",
	"BONUS-E": "den lengste strekningen",
	"BONUS-F": "fullførte billetter verdt {max} eller mindre",
	"BONUS-G": "forskjellige land i endene av rutene dine",
	"BONUS-H": "fullførte billetter som begynner eller slutter innenfor polarsirkelen",
	"BONUS-I": "ruter med en ende innenfor polarsirkelen",
	"BONUS-J": "ferger",
	"BONUS-K": "ruter med en ende i Norge",
	BONUS,
	"TIE-1": "Ved like mange poeng vinner flest fullførte billetter; deretter færrest stasjoner; deretter {name}.",
	"TIE-2": "Ved like mange poeng vinner flest fullførte billetter; deretter den lengste enkeltruten.",
	"TIE-3": "Ved like mange poeng vinner flest fullførte billetter; deretter flest bonuskort.",
	TIE,
	"TIE.completed_tickets": "flest fullførte billetter",
	"TIE.fewest_stations": "færrest stasjoner",
	"TIE.bonus_cards": "flest bonuskort",
	"TIE.longest_route": "den lengste enkeltruten",
	"TIE-4": "De som fortsatt står likt, deler plassen.",
	"SET-4.none": "Du begynner uten kort.",
	"SET-4.display": {
		"one": "{n} kort til ligger åpent for alle.",
		"other": "{n} kort til ligger åpent for alle."
	},
	"SET-5.only_long": "Det er {n} billetter i spillet, og alle er lange.",
	"SET-6.only_long": {
		"one": "Du får {n} lang billett.",
		"other": "Du får {n} lange billetter."
	},
	"SET-6.keep": "Behold minst {keep}.",
	"SET-6.keep_all": "Du beholder alt du får.",
	"CLAIM-2.gray": "En grå rute tar hvilken som helst farge, så lenge alle kortene har den samme.",
	"TUNNEL-2.plain": "Hvert av dem i fargen du betaler med, koster ett kort til i den fargen.",
	"TICKET-1.all": {
		"one": "Trekk {n} billett og behold den.",
		"other": "Trekk {n} billetter og behold alle."
	},
	"STATION-1.wild": "Lokomotiver kan erstatte en hvilken som helst farge.",
	"END-1.none": "Når noen avslutter turen uten vogner igjen, har alle én tur til.",
	"TIE-4.only": "Spillere med like mange poeng deler plassen.",
	"DIAGRAM.or": "eller",
	"DIAGRAM.route": {
		"one": "En rute på {n} felt kan betales med {ways}.",
		"other": "En rute på {n} felter kan betales med {ways}."
	},
	"DIAGRAM.ferry": {
		"one": "En ferge på {n} felt, der {symbols} har lokomotivsymbol, kan betales med {ways}.",
		"other": "En ferge på {n} felter, der {symbols} har lokomotivsymbol, kan betales med {ways}."
	},
	"DIAGRAM.tunnel": "En tunnel betalt med {ways}. Disse kortene snus: {revealed}. {extra} av dem koster ett kort til.",
	"DIAGRAM.double": "To ruter side om side: den ene er tatt, den andre er fortsatt ledig.",
	"DIAGRAM.double.closed": "To ruter side om side: den ene er tatt, og med få spillere stenger det den andre.",
	"DIAGRAM.station": "En stasjon i en by som en annen spillers rute fører til."
};
export { BONUS, GOAL, TIE, rules_nb_default as default };
