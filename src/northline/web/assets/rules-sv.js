// src/messages/rules/rules-sv.json
var GOAL = "Samla kort, ta sträckor och förbind städerna på dina biljetter innan någon annan tar vägen. Den som har flest poäng i slutet vinner.";
var BONUS = "{about}";
var TIE = {
	"one": "Vid lika många poäng avgör: {order}.",
	"other": "Vid lika många poäng avgör i tur och ordning: {order}."
};
var rules_sv_default = {
	"section.goal": "Vad det går ut på",
	"section.setup": "Före spelet",
	"section.turn": "Din tur",
	"section.draw": "Dra kort",
	"section.claim": "Ta en sträcka",
	"section.special": "Särskilda sträckor",
	"section.tickets": "Biljetter",
	"section.stations": "Stationer",
	"section.end": "Slutet",
	"section.bonus": "Bonuskort",
	"section.ties": "Lika många poäng",
	GOAL,
	"SET-1": "För {min} till {max} spelare.",
	"SET-1.exactly": "För exakt {min} spelare.",
	"SET-2": {
		"one": "Alla har {n} vagn.",
		"other": "Alla har {n} vagnar."
	},
	"SET-3": {
		"one": "Kortleken har {each} kort i var och en av åtta färger och {n} lok: {total} kort totalt.",
		"other": "Kortleken har {each} kort i var och en av åtta färger och {n} lok: {total} kort totalt."
	},
	"SET-3.mixed": "Leken har {total} kort: {cards}.",
	"SET-4": {
		"one": "Du börjar med {n} kort.",
		"other": "Du börjar med {n} kort."
	},
	"SET-5": {
		"one": "Det finns {n} biljett i spelet.",
		"other": "Det finns {n} biljetter i spelet."
	},
	"SET-5.long": "Det finns {count} korta och {long} långa biljetter i spelet.",
	"SET-6": {
		"one": "Du får {n} biljett.",
		"other": "Du får {n} biljetter."
	},
	"SET-6.long": "Du får {long} långa och {count} korta biljetter.",
	"SET-7.out": "Biljetterna du tackar nej till i början går ur spelet.",
	"SET-7.bottom": "Biljetterna du tackar nej till i början läggs underst i biljettleken.",
	"SET-8": "Långa biljetter som ingen fick går ur spelet.",
	"SET-9": {
		"one": "Alla har {n} station.",
		"other": "Alla har {n} stationer."
	},
	"SET-10.all": {
		"one": "Ett bonuskort är alltid med: {names}.",
		"other": "De här bonuskorten är alltid med: {names}."
	},
	"SET-10.some": {
		"one": "{n} av de {count} bonuskorten dras slumpvis och ligger öppet från början.",
		"other": "{n} av de {count} bonuskorten dras slumpvis och ligger öppna från början."
	},
	"SET-11": "Slumpen avgör vem som börjar.",
	"SET-12": "Alla väljer sina första biljetter samtidigt och i hemlighet.",
	"TURN-1": "Gör en sak: dra kort, ta en sträcka eller dra biljetter. Sedan är det nästa spelares tur.",
	"TURN-1.stations": "Gör en sak: dra kort, ta en sträcka, dra biljetter eller bygg en station. Sedan är det nästa spelares tur.",
	"TURN-2": "Du står över när inget annat är möjligt, och bara då.",
	"TURN-3": "När alla måste stå över, en efter en, är spelet slut.",
	"DRAW-1": "Ta två kort, vart och ett öppet eller dolt från leken. Ett öppet kort ersätts genast, innan du tar det andra.",
	"DRAW-2": "Ett öppet lok räknas som två: det måste vara ditt första kort, och du får inget mer. Ett lok draget dolt är ett kort som alla andra.",
	"DRAW-3": "Du får ta öppna lok som vilka kort som helst, även två på en tur.",
	"DRAW-4": {
		"one": "När {n} av de öppna korten är ett lok slängs alla och nya läggs ut.",
		"other": "När {n} eller fler av de öppna korten är lok slängs alla och nya läggs ut."
	},
	"DRAW-5": "Korten sopas inte bort när de som är kvar ändå inte kunde bli bättre.",
	"DRAW-6": "När leken är tom blandas de kastade korten och blir ny lek.",
	"DRAW-7": "Finns det inga kastade kort heller står platserna tomma tills kort kommer tillbaka.",
	"DRAW-8": "Finns det inget kort du får ta måste du göra något annat.",
	"DRAW-9": "Finns det inget andra kort att ta slutar turen efter det första.",
	"DRAW-10.may": "Du får sluta efter det första kortet.",
	"DRAW-10.must": "Du måste ta det andra kortet.",
	"DRAW-11": "Du får ha hur många kort som helst.",
	"CLAIM-1": "Ta vilken ledig sträcka som helst. Den behöver inte ligga intill dina egna. En sträcka per tur.",
	"CLAIM-2": "Spela ett kort för varje ruta, alla i sträckans färg.",
	"CLAIM-3": "Varje ruta tar en av dina vagnar. Med färre vagnar än rutor kan du inte ta sträckan.",
	"CLAIM-4": "Korten du spelar kastas.",
	"CLAIM-5": "Du får poäng genast, efter sträckans längd.",
	"CLAIM-6": "Där flera sträckor förbinder samma två städer kan bara en av dem bli din.",
	"CLAIM-7/8/9": "Antalet spelare avgör hur många av de sträckorna som kan tas. Sedan är resten stängda.",
	"CLAIM-10": "Du väljer själv vilka kort du betalar med. Allt som reglerna tillåter går bra, även det slösaktiga.",
	"LOCO-1": "Ett lok gäller som vilken färg som helst, på alla sträckor. Du får till och med betala med bara lok.",
	"LOCO-2": "Lok kan bara ersätta en färg på färjor och i tunnlar, inte på andra sträckor, inte ens grå.",
	"LOCO-2.some": "Ett lok gäller bara här som vilken färg som helst: {kinds}. På andra sträckor gör det inte det, inte heller på grå.",
	"LOCO-2.never": "Ett lok ersätter aldrig en färg på en sträcka.",
	"KIND.regular": "vanliga sträckor",
	"KIND.ferry": "färjor",
	"KIND.tunnel": "tunnlar",
	"KIND.locomotive": "lok",
	"FERRY-1.symbol": "Varje loksymbol på en färja kräver ett lok.",
	"FERRY-3.symbol": "Varje loksymbol på en färja kräver ett lok eller två kort i samma färg. Varje par får ha sin egen färg.",
	"FERRY-3.symbol.only": "Varje loksymbol på en färja kräver två kort i samma färg. Varje par får ha sin egen färg.",
	"FERRY-2.symbol": "Varje loksymbol på en färja kräver ett lok eller {any} valfria kort.",
	"FERRY-2.symbol.only": "Varje loksymbol på en färja kräver {any} valfria kort.",
	"FERRY-1.others": "De andra rutorna tar kort i en enda färg.",
	"FERRY-1.others.wild": "De andra rutorna tar kort i en enda färg, och lok kan ersätta dem.",
	"FERRY-2.others": "Även på de andra rutorna kan {any} valfria kort betala en ruta.",
	"TUNNEL-1": {
		"one": "Lägg först hela priset. Sedan vänds {n} kort från leken.",
		"other": "Lägg först hela priset. Sedan vänds {n} kort från leken."
	},
	"TUNNEL-2": "Vart och ett av dem som är ett lok eller har färgen du betalar med kostar ett kort till: i den färgen, eller ett lok.",
	"TUNNEL-3": "Lägger du ner bara lok är det bara lok bland de vända korten som kostar mer, och bara lok betalar för dem.",
	"TUNNEL-4": "Betala det som krävs och tunneln är din; eller ta tillbaka korten, och din tur är över.",
	"TUNNEL-5": "De vända korten kastas.",
	"TUNNEL-6": "En tunnel tar en färg och lok i valfri blandning, men ingen ersättning som på färjor.",
	"MURM-1": "På {route} räknas {any} valfria kort som ett kort i rätt färg, så ofta du vill.",
	"BONUSDRAW-1": "En sträcka märkt +1, +2 och så vidare ger dig så många kort från leken när du tar den.",
	"TICKET-1": {
		"one": "Dra {n} biljett och behåll den.",
		"other": "Dra {n} biljetter och behåll minst {keep}."
	},
	"TICKET-2": "Är färre kvar drar du dem. Är inga kvar kan du inte dra biljetter.",
	"TICKET-3.bottom": "Biljetterna du tackar nej till läggs underst i biljettleken.",
	"TICKET-3.out": "Biljetterna du tackar nej till går ur spelet.",
	"TICKET-4": "En biljett du har behållit har du till slutet. Ingen ser dina biljetter före dess.",
	"STATION-1": {
		"one": "Din station kostar ett kort.",
		"other": "Din första station kostar ett kort, och var och en av de följande kostar ett mer än den förra, alla i en färg."
	},
	"STATION-2": "Du kan bygga i varje stad som inte har någon station, vem som än äger sträckorna dit.",
	"STATION-3": "I slutet låter en station dig använda en sträcka som någon annan äger in till staden, för alla dina biljetter. Det bästa valet görs åt dig.",
	"STATION-4": "En sträcka du använder så hjälper dina biljetter, men ingår inte i din längsta väg.",
	"STATION-5": {
		"one": "Varje station du inte har byggt ger {n} poäng.",
		"other": "Varje station du inte har byggt ger {n} poäng."
	},
	"END-1": {
		"one": "När någon avslutar sin tur med {n} vagn eller ingen har alla en tur till.",
		"other": "När någon avslutar sin tur med {n} vagnar eller färre har alla en tur till."
	},
	"END-2": "Klara biljetter ger sina poäng. Oklara biljetter kostar dig sina.",
	"END-3": "Den längsta vägen räknas i rutor. Den använder varje sträcka en gång och får gå genom en stad igen.",
	"END-4": {
		"one": "{name}: {n} poäng för den längsta vägen. Vid lika får alla det.",
		"other": "{name}: {n} poäng för den längsta vägen. Vid lika får alla dem."
	},
	"END-5": {
		"one": "{name}: {n} poäng för flest klara biljetter. Vid lika får alla det.",
		"other": "{name}: {n} poäng för flest klara biljetter. Vid lika får alla dem."
	},
	"END-6": "Varje bonuskort ger poäng till den som har mest av det kortet räknar, och till alla som delar, även med noll.",
	"END-7": "Dina poäng kan bli färre än noll. Poängen som visas under spelet är de för sträckor.",
	"BONUS-A": "lok på handen; två kort i en färg räknas som ett",
	"BONUS-B": "fullbordade biljetter som börjar eller slutar i en huvudstad",
	"BONUS-C": "vagnar kvar",
	"BONUS-D": "sträckor med en ruta",
	"BONUS-E": "den längsta vägen",
	"BONUS-F": "fullbordade biljetter värda {max} eller mindre",
	"BONUS-G": "olika länder i ändarna av dina sträckor",
	"BONUS-H": "fullbordade biljetter som börjar eller slutar innanför polcirkeln",
	"BONUS-I": "sträckor med en ände innanför polcirkeln",
	"BONUS-J": "färjor",
	"BONUS-K": "sträckor med en ände i Norge",
	BONUS,
	"TIE-1": "Vid lika många poäng vinner flest fullbordade biljetter; sedan färst stationer; sedan {name}.",
	"TIE-2": "Vid lika många poäng vinner flest fullbordade biljetter; sedan den längsta enskilda sträckan.",
	"TIE-3": "Vid lika många poäng vinner flest fullbordade biljetter; sedan flest bonuskort.",
	TIE,
	"TIE.completed_tickets": "flest fullbordade biljetter",
	"TIE.fewest_stations": "färst stationer",
	"TIE.bonus_cards": "flest bonuskort",
	"TIE.longest_route": "den längsta enskilda sträckan",
	"TIE-4": "De som fortfarande står lika delar platsen.",
	"SET-4.none": "Du börjar utan kort.",
	"SET-4.display": {
		"one": "{n} kort till ligger öppet för alla.",
		"other": "{n} kort till ligger öppet för alla."
	},
	"SET-5.only_long": "Det finns {n} biljetter i spelet, alla långa.",
	"SET-6.only_long": {
		"one": "Du får {n} lång biljett.",
		"other": "Du får {n} långa biljetter."
	},
	"SET-6.keep": "Behåll minst {keep}.",
	"SET-6.keep_all": "Du behåller allt du får.",
	"CLAIM-2.gray": "En grå sträcka tar vilken färg som helst, bara alla kort har samma.",
	"TUNNEL-2.plain": "Varje kort av dem i färgen du betalar med kostar ett kort till i den färgen.",
	"TICKET-1.all": {
		"one": "Dra {n} biljett och behåll den.",
		"other": "Dra {n} biljetter och behåll alla."
	},
	"STATION-1.wild": "Lok kan ersätta vilken färg som helst.",
	"END-1.none": "När någon avslutar sin tur utan vagnar kvar har alla en tur till.",
	"TIE-4.only": "Spelare med lika många poäng delar platsen.",
	"DIAGRAM.or": "eller",
	"DIAGRAM.route": {
		"one": "En sträcka på {n} ruta kan betalas med {ways}.",
		"other": "En sträcka på {n} rutor kan betalas med {ways}."
	},
	"DIAGRAM.ferry": {
		"one": "En färja på {n} ruta, varav {symbols} har en loksymbol, kan betalas med {ways}.",
		"other": "En färja på {n} rutor, varav {symbols} har en loksymbol, kan betalas med {ways}."
	},
	"DIAGRAM.tunnel": "En tunnel betald med {ways}. De här korten vänds: {revealed}. {extra} av dem kostar ett kort till.",
	"DIAGRAM.double": "Två sträckor sida vid sida: den ena är tagen, den andra är fortfarande ledig.",
	"DIAGRAM.double.closed": "Två sträckor sida vid sida: den ena är tagen, och med få spelare stänger det den andra.",
	"DIAGRAM.station": "En station i en stad som en annan spelares sträcka leder till."
};
export { BONUS, GOAL, TIE, rules_sv_default as default };
