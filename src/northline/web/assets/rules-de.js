// src/messages/rules/rules-de.json
var GOAL = "Sammle Karten, bau Strecken und verbinde die Städte auf deinen Tickets, bevor dir jemand den Weg nimmt. Wer am Ende die meisten Punkte hat, gewinnt.";
var BONUS = "{about}";
var TIE = {
	"one": "Bei gleichen Punkten gilt: {order}.",
	"other": "Bei gleichen Punkten gilt der Reihe nach: {order}."
};
var rules_de_default = {
	"section.goal": "Worum es geht",
	"section.setup": "Vor dem Spiel",
	"section.turn": "Dein Zug",
	"section.draw": "Karten ziehen",
	"section.claim": "Eine Strecke bauen",
	"section.special": "Besondere Strecken",
	"section.tickets": "Tickets",
	"section.stations": "Bahnhöfe",
	"section.end": "Das Ende",
	"section.bonus": "Bonuskarten",
	"section.ties": "Gleichstand",
	GOAL,
	"SET-1": "Für {min} bis {max} Personen.",
	"SET-1.exactly": "Für genau {min} Personen.",
	"SET-2": {
		"one": "Alle haben {n} Waggon.",
		"other": "Alle haben {n} Waggons."
	},
	"SET-3": {
		"one": "Der Stapel hat je {each} Karten in acht Farben und {n} Lokomotive: insgesamt {total} Karten.",
		"other": "Der Stapel hat je {each} Karten in acht Farben und {n} Lokomotiven: insgesamt {total} Karten."
	},
	"SET-3.mixed": "Der Stapel hat {total} Karten: {cards}.",
	"SET-4": {
		"one": "Du beginnst mit {n} Karte.",
		"other": "Du beginnst mit {n} Karten."
	},
	"SET-5": {
		"one": "Im Spiel ist {n} Ticket.",
		"other": "Im Spiel sind {n} Tickets."
	},
	"SET-5.long": "Im Spiel sind {count} kurze und {long} lange Tickets.",
	"SET-6": {
		"one": "Du bekommst {n} Ticket.",
		"other": "Du bekommst {n} Tickets."
	},
	"SET-6.long": "Du bekommst {long} lange und {count} kurze Tickets.",
	"SET-7.out": "Tickets, die du zu Beginn ablehnst, kommen aus dem Spiel.",
	"SET-7.bottom": "Tickets, die du zu Beginn ablehnst, kommen unter den Ticketstapel.",
	"SET-8": "Lange Tickets, die niemand bekommen hat, kommen aus dem Spiel.",
	"SET-9": {
		"one": "Alle haben {n} Bahnhof.",
		"other": "Alle haben {n} Bahnhöfe."
	},
	"SET-10.all": {
		"one": "Eine Bonuskarte ist immer im Spiel: {names}.",
		"other": "Diese Bonuskarten sind immer im Spiel: {names}."
	},
	"SET-10.some": {
		"one": "{n} der {count} Bonuskarten wird zufällig gezogen und liegt von Anfang an offen.",
		"other": "{n} der {count} Bonuskarten werden zufällig gezogen und liegen von Anfang an offen."
	},
	"SET-11": "Wer beginnt, entscheidet der Zufall.",
	"SET-12": "Alle wählen ihre ersten Tickets gleichzeitig und geheim.",
	"TURN-1": "Mach genau eines: Karten ziehen, eine Strecke bauen oder Tickets ziehen. Dann ist der Nächste dran.",
	"TURN-1.stations": "Mach genau eines: Karten ziehen, eine Strecke bauen, Tickets ziehen oder einen Bahnhof bauen. Dann ist der Nächste dran.",
	"TURN-2": "Du passt, wenn nichts anderes möglich ist, und nur dann.",
	"TURN-3": "Wenn alle nacheinander passen müssen, ist das Spiel zu Ende.",
	"DRAW-1": "Nimm zwei Karten, jede aus der Auslage oder verdeckt vom Stapel. Eine Karte aus der Auslage wird sofort ersetzt, bevor du die zweite nimmst.",
	"DRAW-2": "Eine Lokomotive aus der Auslage zählt doppelt: Sie muss deine erste Karte sein, und du bekommst keine zweite. Eine verdeckt gezogene Lokomotive ist eine Karte wie jede andere.",
	"DRAW-3": "Lokomotiven aus der Auslage nimmst du wie jede andere Karte, auch zwei in einem Zug.",
	"DRAW-4": {
		"one": "Sobald {n} der offenen Karten eine Lokomotive ist, werden alle abgeräumt und neu ausgelegt.",
		"other": "Sobald {n} oder mehr der offenen Karten Lokomotiven sind, werden alle abgeräumt und neu ausgelegt."
	},
	"DRAW-5": "Sie wird nicht abgeräumt, wenn die übrigen Karten keine bessere Auslage ergeben könnten.",
	"DRAW-6": "Ist der Stapel leer, werden die abgelegten Karten gemischt und bilden den neuen Stapel.",
	"DRAW-7": "Gibt es auch keine abgelegten Karten, behält die Auslage Lücken, bis wieder Karten da sind.",
	"DRAW-8": "Gibt es keine Karte, die du nehmen darfst, musst du etwas anderes tun.",
	"DRAW-9": "Gibt es keine zweite Karte zu nehmen, endet dein Zug nach der ersten.",
	"DRAW-10.may": "Du darfst nach der ersten Karte aufhören.",
	"DRAW-10.must": "Du musst die zweite Karte nehmen.",
	"DRAW-11": "Du darfst beliebig viele Karten auf der Hand haben.",
	"CLAIM-1": "Nimm irgendeine freie Strecke. Sie muss nicht an deine eigenen anschließen. Eine Strecke je Zug.",
	"CLAIM-2": "Spiele für jedes Feld eine Karte, alle in der Farbe der Strecke.",
	"CLAIM-3": "Jedes Feld braucht einen deiner Waggons. Mit weniger Waggons als Feldern kannst du die Strecke nicht bauen.",
	"CLAIM-4": "Gespielte Karten werden abgelegt.",
	"CLAIM-5": "Du bekommst sofort Punkte, je nach Länge der Strecke.",
	"CLAIM-6": "Verbinden mehrere Strecken dieselben zwei Städte, kann dir nur eine davon gehören.",
	"CLAIM-7/8/9": "Wie viele dieser Strecken vergeben werden, hängt von der Zahl der Mitspielenden ab. Danach sind die übrigen gesperrt.",
	"CLAIM-10": "Womit du bezahlst, entscheidest du. Alles, was die Regeln erlauben, geht, auch Verschwendung.",
	"LOCO-1": "Eine Lokomotive steht für jede Farbe, auf jeder Strecke. Du darfst sogar nur mit Lokomotiven bezahlen.",
	"LOCO-2": "Lokomotiven ersetzen eine Farbe nur auf Fähren und in Tunneln, nicht auf anderen Strecken, auch nicht auf grauen.",
	"LOCO-2.some": "Eine Lokomotive steht nur hier für jede Farbe: {kinds}. Auf anderen Strecken nicht, auch nicht auf grauen.",
	"LOCO-2.never": "Eine Lokomotive ersetzt auf einer Strecke nie eine Farbe.",
	"KIND.regular": "gewöhnliche Strecken",
	"KIND.ferry": "Fähren",
	"KIND.tunnel": "Tunnel",
	"KIND.locomotive": "Lokomotiven",
	"FERRY-1.symbol": "Jedes Lokomotivsymbol einer Fähre braucht eine Lokomotive.",
	"FERRY-3.symbol": "Jedes Lokomotivsymbol einer Fähre braucht eine Lokomotive oder zwei Karten derselben Farbe. Jedes Paar darf eine andere Farbe haben.",
	"FERRY-3.symbol.only": "Jedes Lokomotivsymbol einer Fähre braucht zwei Karten derselben Farbe. Jedes Paar darf eine andere Farbe haben.",
	"FERRY-2.symbol": "Jedes Lokomotivsymbol einer Fähre braucht eine Lokomotive oder {any} beliebige Karten.",
	"FERRY-2.symbol.only": "Jedes Lokomotivsymbol einer Fähre braucht {any} beliebige Karten.",
	"FERRY-1.others": "Die anderen Felder nehmen Karten einer einzigen Farbe.",
	"FERRY-1.others.wild": "Die anderen Felder nehmen Karten einer einzigen Farbe; Lokomotiven können sie ersetzen.",
	"FERRY-2.others": "Auch auf den anderen Feldern bezahlen {any} beliebige Karten ein Feld.",
	"TUNNEL-1": {
		"one": "Lege zuerst den vollen Preis hin. Dann wird {n} Karte vom Stapel aufgedeckt.",
		"other": "Lege zuerst den vollen Preis hin. Dann werden {n} Karten vom Stapel aufgedeckt."
	},
	"TUNNEL-2": "Jede davon, die eine Lokomotive ist oder die Farbe hat, mit der du bezahlst, kostet eine Karte mehr: in dieser Farbe oder eine Lokomotive.",
	"TUNNEL-3": "Legst du nur Lokomotiven hin, kosten nur aufgedeckte Lokomotiven mehr, und nur Lokomotiven bezahlen sie.",
	"TUNNEL-4": "Zahle, was verlangt wird, und der Tunnel gehört dir; oder nimm deine Karten zurück, und dein Zug ist zu Ende.",
	"TUNNEL-5": "Die aufgedeckten Karten werden abgelegt.",
	"TUNNEL-6": "Ein Tunnel nimmt eine Farbe und Lokomotiven in jeder Mischung, aber keinen Ersatz wie auf Fähren.",
	"MURM-1": "Auf {route} zählen {any} beliebige Karten als eine der richtigen Farbe, so oft du willst.",
	"BONUSDRAW-1": "Eine Strecke mit +1, +2 und so weiter gibt dir so viele Karten vom Stapel, wenn du sie baust.",
	"TICKET-1": {
		"one": "Ziehe {n} Ticket und behalte es.",
		"other": "Ziehe {n} Tickets und behalte mindestens {keep}."
	},
	"TICKET-2": "Sind weniger übrig, ziehst du diese. Ist keines übrig, kannst du keine Tickets ziehen.",
	"TICKET-3.bottom": "Tickets, die du ablehnst, kommen unter den Ticketstapel.",
	"TICKET-3.out": "Tickets, die du ablehnst, kommen aus dem Spiel.",
	"TICKET-4": "Ein behaltenes Ticket bleibt dir bis zum Ende. Vorher sieht niemand deine Tickets.",
	"STATION-1": {
		"one": "Dein Bahnhof kostet eine Karte.",
		"other": "Dein erster Bahnhof kostet eine Karte, jeder weitere eine mehr als der vorige, alle in einer Farbe."
	},
	"STATION-2": "Du kannst in jeder Stadt ohne Bahnhof bauen, wem auch immer die Strecken dort gehören.",
	"STATION-3": "Am Ende darfst du mit einem Bahnhof eine fremde Strecke in seine Stadt mitbenutzen, für alle deine Tickets. Die beste Wahl wird für dich getroffen.",
	"STATION-4": "Eine so benutzte Strecke hilft deinen Tickets, zählt aber nicht zu deinem längsten Weg.",
	"STATION-5": {
		"one": "Jeder nicht gebaute Bahnhof bringt {n} Punkt.",
		"other": "Jeder nicht gebaute Bahnhof bringt {n} Punkte."
	},
	"END-1": {
		"one": "Beendet jemand einen Zug mit {n} Waggon oder keinem, haben alle noch einen Zug.",
		"other": "Beendet jemand einen Zug mit {n} Waggons oder weniger, haben alle noch einen Zug."
	},
	"END-2": "Erfüllte Tickets bringen ihre Punkte. Nicht erfüllte kosten dich ihre.",
	"END-3": "Der längste Weg zählt nach Feldern. Er nutzt jede Strecke einmal und darf wieder durch dieselbe Stadt führen.",
	"END-4": {
		"one": "{name}: {n} Punkt für den längsten Weg. Bei Gleichstand bekommen ihn alle.",
		"other": "{name}: {n} Punkte für den längsten Weg. Bei Gleichstand bekommen sie alle."
	},
	"END-5": {
		"one": "{name}: {n} Punkt für die meisten erfüllten Tickets. Bei Gleichstand bekommen ihn alle.",
		"other": "{name}: {n} Punkte für die meisten erfüllten Tickets. Bei Gleichstand bekommen sie alle."
	},
	"END-6": "Jede Bonuskarte bringt Punkte, wenn du am meisten von dem hast, was sie zählt; bei Gleichstand allen, auch bei null.",
	"END-7": "Deine Punkte können unter null fallen. Während des Spiels werden die Punkte für Strecken gezeigt.",
	"BONUS-A": "Lokomotiven auf der Hand; zwei Karten einer Farbe zählen als eine",
	"BONUS-B": "erfüllte Tickets, die in einer Hauptstadt beginnen oder enden",
	"BONUS-C": "übrige Waggons",
	"BONUS-D": "Strecken mit einem Feld",
	"BONUS-E": "der längste Weg",
	"BONUS-F": "erfüllte Tickets im Wert von höchstens {max}",
	"BONUS-G": "verschiedene Länder an den Enden deiner Strecken",
	"BONUS-H": "erfüllte Tickets, die innerhalb des Polarkreises beginnen oder enden",
	"BONUS-I": "Strecken mit einem Ende innerhalb des Polarkreises",
	"BONUS-J": "Fähren",
	"BONUS-K": "Strecken mit einem Ende in Norwegen",
	BONUS,
	"TIE-1": "Bei gleichen Punkten gewinnen mehr erfüllte Tickets, dann weniger Bahnhöfe, dann {name}.",
	"TIE-2": "Bei gleichen Punkten gewinnen mehr erfüllte Tickets, dann die längste einzelne Strecke.",
	"TIE-3": "Bei gleichen Punkten gewinnen mehr erfüllte Tickets, dann mehr Bonuskarten.",
	TIE,
	"TIE.completed_tickets": "mehr erfüllte Tickets",
	"TIE.fewest_stations": "weniger Bahnhöfe",
	"TIE.bonus_cards": "mehr Bonuskarten",
	"TIE.longest_route": "die längste einzelne Strecke",
	"TIE-4": "Wer dann noch gleichauf ist, teilt sich den Platz.",
	"SET-4.none": "Du beginnst ohne Karten.",
	"SET-4.display": {
		"one": "{n} weitere liegt für alle offen aus.",
		"other": "{n} weitere liegen für alle offen aus."
	},
	"SET-5.only_long": "Im Spiel sind {n} Tickets, alle lang.",
	"SET-6.only_long": {
		"one": "Du bekommst {n} langes Ticket.",
		"other": "Du bekommst {n} lange Tickets."
	},
	"SET-6.keep": "Behalte mindestens {keep}.",
	"SET-6.keep_all": "Du behältst alles, was du bekommst.",
	"CLAIM-2.gray": "Eine graue Strecke nimmt jede Farbe, solange alle Karten dieselbe haben.",
	"TUNNEL-2.plain": "Jede davon in der Farbe, mit der du bezahlst, kostet eine weitere Karte dieser Farbe.",
	"TICKET-1.all": {
		"one": "Ziehe {n} Ticket und behalte es.",
		"other": "Ziehe {n} Tickets und behalte alle."
	},
	"STATION-1.wild": "Lokomotiven ersetzen jede Farbe.",
	"END-1.none": "Beendet jemand einen Zug ohne Waggons, haben alle noch einen Zug.",
	"TIE-4.only": "Wer gleich viele Punkte hat, teilt sich den Platz.",
	"DIAGRAM.or": "oder",
	"DIAGRAM.route": {
		"one": "Eine Strecke mit {n} Feld kann bezahlt werden mit {ways}.",
		"other": "Eine Strecke mit {n} Feldern kann bezahlt werden mit {ways}."
	},
	"DIAGRAM.ferry": {
		"one": "Eine Fähre mit {n} Feld, davon {symbols} mit Lokomotivsymbol, kann bezahlt werden mit {ways}.",
		"other": "Eine Fähre mit {n} Feldern, davon {symbols} mit Lokomotivsymbol, kann bezahlt werden mit {ways}."
	},
	"DIAGRAM.tunnel": "Ein Tunnel, bezahlt mit {ways}. Diese Karten werden aufgedeckt: {revealed}. {extra} davon kosten je eine Karte mehr.",
	"DIAGRAM.double": "Zwei Strecken nebeneinander: Eine ist vergeben, die andere noch frei.",
	"DIAGRAM.double.closed": "Zwei Strecken nebeneinander: Eine ist vergeben, und bei wenigen Mitspielenden sperrt das die andere.",
	"DIAGRAM.station": "Ein Bahnhof in einer Stadt, in die eine fremde Strecke führt."
};
export { BONUS, GOAL, TIE, rules_de_default as default };
