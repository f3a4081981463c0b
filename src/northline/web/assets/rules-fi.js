// src/messages/rules/rules-fi.json
var GOAL = "Kerää kortteja, valtaa reittejä ja yhdistä lippujesi kaupungit ennen kuin joku muu vie tien. Eniten pisteitä lopussa kerännyt voittaa.";
var BONUS = "{about}";
var TIE = {
	"one": "Tasapisteissä ratkaisee: {order}.",
	"other": "Tasapisteissä ratkaisevat tässä järjestyksessä: {order}."
};
var rules_fi_default = {
	"section.goal": "Mistä on kyse",
	"section.setup": "Ennen peliä",
	"section.turn": "Sinun vuorosi",
	"section.draw": "Korttien nostaminen",
	"section.claim": "Reitin valtaaminen",
	"section.special": "Erikoisreitit",
	"section.tickets": "Liput",
	"section.stations": "Asemat",
	"section.end": "Pelin loppu",
	"section.bonus": "Bonuskortit",
	"section.ties": "Tasapisteet",
	GOAL,
	"SET-1": "{min}–{max} pelaajalle.",
	"SET-1.exactly": "Tasan {min} pelaajalle.",
	"SET-2": {
		"one": "Kaikilla on {n} vaunu.",
		"other": "Kaikilla on {n} vaunua."
	},
	"SET-3": {
		"one": "Pakassa on {each} korttia kutakin kahdeksaa väriä ja {n} veturi: yhteensä {total} korttia.",
		"other": "Pakassa on {each} korttia kutakin kahdeksaa väriä ja {n} veturia: yhteensä {total} korttia."
	},
	"SET-3.mixed": "Pakassa on {total} korttia: {cards}.",
	"SET-4": {
		"one": "Aloitat {n} kortilla.",
		"other": "Aloitat {n} kortilla."
	},
	"SET-5": {
		"one": "Pelissä on {n} lippu.",
		"other": "Pelissä on {n} lippua."
	},
	"SET-5.long": "Pelissä on {count} lyhyttä ja {long} pitkää lippua.",
	"SET-6": {
		"one": "Saat {n} lipun.",
		"other": "Saat {n} lippua."
	},
	"SET-6.long": "Saat {long} pitkää ja {count} lyhyttä lippua.",
	"SET-7.out": "Alussa hylkäämäsi liput poistuvat pelistä.",
	"SET-7.bottom": "Alussa hylkäämäsi liput menevät lippupakan alle.",
	"SET-8": "Pitkät liput, joita kukaan ei saanut, poistuvat pelistä.",
	"SET-9": {
		"one": "Kaikilla on {n} asema.",
		"other": "Kaikilla on {n} asemaa."
	},
	"SET-10.all": {
		"one": "Yksi bonuskortti on aina mukana: {names}.",
		"other": "Nämä bonuskortit ovat aina mukana: {names}."
	},
	"SET-10.some": {
		"one": "{n} bonuskortti {count}:sta arvotaan ja on näkyvissä alusta asti.",
		"other": "{n} bonuskorttia {count}:sta arvotaan ja ne ovat näkyvissä alusta asti."
	},
	"SET-11": "Arpa ratkaisee, kuka aloittaa.",
	"SET-12": "Kaikki valitsevat ensimmäiset lippunsa yhtä aikaa ja salassa.",
	"TURN-1": "Tee yksi asia: nosta kortteja, valtaa reitti tai nosta lippuja. Sitten on seuraavan pelaajan vuoro.",
	"TURN-1.stations": "Tee yksi asia: nosta kortteja, valtaa reitti, nosta lippuja tai rakenna asema. Sitten on seuraavan pelaajan vuoro.",
	"TURN-2": "Passaat, kun mikään muu ei ole mahdollista, ja vain silloin.",
	"TURN-3": "Kun kaikki joutuvat peräkkäin passaamaan, peli on ohi.",
	"DRAW-1": "Ota kaksi korttia, kumpikin joko avokorteista tai umpimähkään pakasta. Avokortin tilalle tulee heti uusi, ennen kuin otat toisen.",
	"DRAW-2": "Veturi avokorteista vastaa kahta: sen on oltava ensimmäinen korttisi, etkä saa toista. Pakasta nostettu veturi on kortti siinä missä muutkin.",
	"DRAW-3": "Vetureita saa ottaa avokorteista kuten muitakin kortteja, vaikka kaksi samalla vuorolla.",
	"DRAW-4": {
		"one": "Kun {n} näkyvistä korteista on veturi, kaikki poistetaan ja uudet jaetaan tilalle.",
		"other": "Kun vähintään {n} näkyvistä korteista on vetureita, kaikki poistetaan ja uudet jaetaan tilalle."
	},
	"DRAW-5": "Avokortteja ei vaihdeta, jos jäljellä olevista ei voisi tulla parempia.",
	"DRAW-6": "Kun pakka on tyhjä, poistetut kortit sekoitetaan uudeksi pakaksi.",
	"DRAW-7": "Jos poistettujakaan kortteja ei ole, paikat jäävät tyhjiksi, kunnes kortteja taas on.",
	"DRAW-8": "Jos mitään korttia ei voi ottaa, sinun on tehtävä jotain muuta.",
	"DRAW-9": "Jos toista korttia ei ole otettavaksi, vuorosi päättyy ensimmäiseen.",
	"DRAW-10.may": "Saat lopettaa ensimmäiseen korttiin.",
	"DRAW-10.must": "Sinun on otettava toinenkin kortti.",
	"DRAW-11": "Kortteja saa olla kädessä niin monta kuin haluat.",
	"CLAIM-1": "Valtaa mikä tahansa vapaa reitti. Sen ei tarvitse koskettaa omiasi. Yksi reitti vuorossa.",
	"CLAIM-2": "Pelaa yksi kortti jokaisesta ruudusta, kaikki reitin värisiä.",
	"CLAIM-3": "Jokaiseen ruutuun menee yksi vaunusi. Jos vaunuja on vähemmän kuin ruutuja, et voi vallata reittiä.",
	"CLAIM-4": "Pelaamasi kortit menevät poistopakkaan.",
	"CLAIM-5": "Saat pisteet heti reitin pituuden mukaan.",
	"CLAIM-6": "Jos samojen kaupunkien välillä on useita reittejä, vain yksi niistä voi olla sinun.",
	"CLAIM-7/8/9": "Pelaajien määrä ratkaisee, kuinka monta näistä reiteistä voi vallata. Sen jälkeen loput ovat suljettuja.",
	"CLAIM-10": "Päätät itse, millä korteilla maksat. Kaikki sääntöjen sallimat maksut käyvät, tuhlaavaisetkin.",
	"LOCO-1": "Veturi käy mistä tahansa väristä kaikilla reiteillä. Voit maksaa vaikka pelkillä vetureilla.",
	"LOCO-2": "Veturi voi korvata värin vain lautoilla ja tunneleissa, ei muilla reiteillä, ei edes harmailla.",
	"LOCO-2.some": "Veturi käy mistä tahansa väristä vain näissä: {kinds}. Muilla reiteillä se ei käy, ei harmaillakaan.",
	"LOCO-2.never": "Veturi ei koskaan korvaa väriä reitillä.",
	"KIND.regular": "tavalliset reitit",
	"KIND.ferry": "lautat",
	"KIND.tunnel": "tunnelit",
	"KIND.locomotive": "veturit",
	"FERRY-1.symbol": "Lautan jokainen veturimerkki vaatii veturin.",
	"FERRY-3.symbol": "Lautan jokainen veturimerkki vaatii veturin tai kaksi samanväristä korttia. Jokainen pari saa olla eri väriä.",
	"FERRY-3.symbol.only": "Lautan jokainen veturimerkki vaatii kaksi samanväristä korttia. Jokainen pari saa olla eri väriä.",
	"FERRY-2.symbol": "Lautan jokainen veturimerkki vaatii veturin tai mitkä tahansa {any} korttia.",
	"FERRY-2.symbol.only": "Lautan jokainen veturimerkki vaatii mitkä tahansa {any} korttia.",
	"FERRY-1.others": "Muut ruudut maksetaan yhden värin korteilla.",
	"FERRY-1.others.wild": "Muut ruudut maksetaan yhden värin korteilla, ja veturit voivat korvata niitä.",
	"FERRY-2.others": "Myös muista ruuduista voi maksaa yhden millä tahansa {any} kortilla.",
	"TUNNEL-1": {
		"one": "Laske ensin koko hinta. Sitten pakasta käännetään {n} kortti.",
		"other": "Laske ensin koko hinta. Sitten pakasta käännetään {n} korttia."
	},
	"TUNNEL-2": "Jokainen niistä, joka on veturi tai väriä, jolla maksat, maksaa yhden kortin lisää: sitä väriä tai veturin.",
	"TUNNEL-3": "Jos asetat pelkkiä vetureita, vain käännetyt veturit maksavat lisää, ja ne maksetaan vain vetureilla.",
	"TUNNEL-4": "Maksa lisähinta, niin tunneli on sinun; tai ota korttisi takaisin, ja vuorosi on ohi.",
	"TUNNEL-5": "Käännetyt kortit menevät poistopakkaan.",
	"TUNNEL-6": "Tunneliin käy yksi väri ja vetureita missä suhteessa tahansa, mutta ei korvaavia kortteja kuten lautoilla.",
	"MURM-1": "Reitillä {route} mitkä tahansa {any} korttia vastaavat yhtä oikeanväristä, niin usein kuin haluat.",
	"BONUSDRAW-1": "Reitti, jossa on merkki +1, +2 ja niin edelleen, antaa sinulle niin monta korttia pakasta, kun valtaat sen.",
	"TICKET-1": {
		"one": "Nosta {n} lippu ja pidä se.",
		"other": "Nosta {n} lippua ja pidä vähintään {keep}."
	},
	"TICKET-2": "Jos niitä on vähemmän, nostat loput. Jos yhtään ei ole, lippuja ei voi nostaa.",
	"TICKET-3.bottom": "Hylkäämäsi liput menevät lippupakan alle.",
	"TICKET-3.out": "Hylkäämäsi liput poistuvat pelistä.",
	"TICKET-4": "Pitämäsi lippu pysyy sinulla loppuun asti. Kukaan ei näe lippujasi sitä ennen.",
	"STATION-1": {
		"one": "Asemasi maksaa yhden kortin.",
		"other": "Ensimmäinen asema maksaa yhden kortin ja jokainen seuraava yhden enemmän kuin edellinen, kaikki samaa väriä."
	},
	"STATION-2": "Voit rakentaa mihin tahansa kaupunkiin, jossa ei ole asemaa, omisti reitit kuka tahansa.",
	"STATION-3": "Lopussa asema antaa sinun käyttää yhtä toisen pelaajan reittiä sen kaupunkiin kaikkiin lippuihisi. Paras valinta tehdään puolestasi.",
	"STATION-4": "Näin käytetty reitti auttaa lippujasi, mutta ei kuulu pisimpään rataasi.",
	"STATION-5": {
		"one": "Jokainen rakentamaton asema antaa {n} pisteen.",
		"other": "Jokainen rakentamaton asema antaa {n} pistettä."
	},
	"END-1": {
		"one": "Kun jonkun vuoro päättyy ja vaunuja on enää {n} tai ei yhtään, kaikilla on vielä yksi vuoro.",
		"other": "Kun jonkun vuoro päättyy ja vaunuja on enintään {n}, kaikilla on vielä yksi vuoro."
	},
	"END-2": "Valmiit liput antavat pisteensä. Keskeneräiset vievät sinulta omansa.",
	"END-3": "Pisin rata lasketaan ruutuina. Se käyttää kutakin reittiä kerran ja saa kulkea saman kaupungin kautta uudelleen.",
	"END-4": {
		"one": "{name}: {n} piste pisimmästä radasta. Tasatilanteessa kaikki saavat sen.",
		"other": "{name}: {n} pistettä pisimmästä radasta. Tasatilanteessa kaikki saavat ne."
	},
	"END-5": {
		"one": "{name}: {n} piste useimmista valmiista lipuista. Tasatilanteessa kaikki saavat sen.",
		"other": "{name}: {n} pistettä useimmista valmiista lipuista. Tasatilanteessa kaikki saavat ne."
	},
	"END-6": "Jokainen bonuskortti tuo pisteet sille, jolla on eniten sitä, mitä kortti laskee, ja kaikille tasoissa oleville, nollallakin.",
	"END-7": "Pisteet voivat mennä nollan alle. Pelin aikana näkyvät pisteet ovat reiteistä.",
	"BONUS-A": "veturit kädessä; kaksi samanväristä korttia vastaa yhtä",
	"BONUS-B": "valmiit liput, jotka alkavat tai päättyvät pääkaupunkiin",
	"BONUS-C": "jäljellä olevat vaunut",
	"BONUS-D": "yhden ruudun reitit",
	"BONUS-E": "pisin rata",
	"BONUS-F": "valmiit liput, joiden arvo on enintään {max}",
	"BONUS-G": "eri maat reittiesi päissä",
	"BONUS-H": "valmiit liput, jotka alkavat tai päättyvät napapiirin sisäpuolelle",
	"BONUS-I": "reitit, joiden toinen pää on napapiirin sisäpuolella",
	"BONUS-J": "lautat",
	"BONUS-K": "reitit, joiden toinen pää on Norjassa",
	BONUS,
	"TIE-1": "Tasapisteissä voittaa useampi valmis lippu, sitten vähemmän asemia, sitten {name}.",
	"TIE-2": "Tasapisteissä voittaa useampi valmis lippu, sitten pisin yksittäinen reitti.",
	"TIE-3": "Tasapisteissä voittaa useampi valmis lippu, sitten useampi bonuskortti.",
	TIE,
	"TIE.completed_tickets": "useampi valmis lippu",
	"TIE.fewest_stations": "vähemmän asemia",
	"TIE.bonus_cards": "useampi bonuskortti",
	"TIE.longest_route": "pisin yksittäinen reitti",
	"TIE-4": "Yhä tasoissa olevat jakavat sijan.",
	"SET-4.none": "Aloitat ilman kortteja.",
	"SET-4.display": {
		"one": "Lisäksi {n} kortti on kaikille näkyvissä.",
		"other": "Lisäksi {n} korttia on kaikille näkyvissä."
	},
	"SET-5.only_long": "Pelissä on {n} lippua, kaikki pitkiä.",
	"SET-6.only_long": {
		"one": "Saat {n} pitkän lipun.",
		"other": "Saat {n} pitkää lippua."
	},
	"SET-6.keep": "Pidä vähintään {keep}.",
	"SET-6.keep_all": "Pidät kaiken, minkä saat.",
	"CLAIM-2.gray": "Harmaa reitti kelpuuttaa minkä tahansa värin, kunhan kaikki kortit ovat samaa.",
	"TUNNEL-2.plain": "Jokainen niistä, joka on maksamaasi väriä, maksaa yhden sen värisen kortin lisää.",
	"TICKET-1.all": {
		"one": "Nosta {n} lippu ja pidä se.",
		"other": "Nosta {n} lippua ja pidä ne kaikki."
	},
	"STATION-1.wild": "Veturit voivat korvata minkä tahansa värin.",
	"END-1.none": "Kun jonkun vuoro päättyy eikä vaunuja ole enää, kaikilla on vielä yksi vuoro.",
	"TIE-4.only": "Tasapisteissä olevat jakavat sijan.",
	"DIAGRAM.or": "tai",
	"DIAGRAM.route": {
		"one": "{n} ruudun reitin voi maksaa näin: {ways}.",
		"other": "{n} ruudun reitin voi maksaa näin: {ways}."
	},
	"DIAGRAM.ferry": {
		"one": "{n} ruudun lautan, jossa on {symbols} veturimerkki, voi maksaa näin: {ways}.",
		"other": "{n} ruudun lautan, jossa on veturimerkkejä {symbols}, voi maksaa näin: {ways}."
	},
	"DIAGRAM.tunnel": "Tunneli, josta maksetaan {ways}. Käännetyt kortit: {revealed}. Niistä {extra} maksaa yhden kortin lisää.",
	"DIAGRAM.double": "Kaksi reittiä vierekkäin: toinen on vallattu, toinen vielä vapaa.",
	"DIAGRAM.double.closed": "Kaksi reittiä vierekkäin: toinen on vallattu, ja vähillä pelaajilla se sulkee toisen.",
	"DIAGRAM.station": "Asema kaupungissa, johon toisen pelaajan reitti johtaa."
};
export { BONUS, GOAL, TIE, rules_fi_default as default };
