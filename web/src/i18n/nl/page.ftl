title = Coloretto
tagline = Spaar drie kleuren. Alle andere kosten je punten.

## Buttons

play = Spelen
new-game = Nieuw potje
rules-title = Speluitleg
more = Menu
page-daily = Potje van de dag
undo = Terugnemen
undo-practice = Terugnemen: dit wordt een oefenpotje
redo = Opnieuw
try-again = Opnieuw proberen
cancel = Annuleren
close = Sluiten
dismiss = Verbergen
play-again = Nog een keer spelen
review = Potje analyseren
draw = Kaart trekken
confirm-jokers = Bevestigen
pace-next = Verder
finish-round = Ronde afmaken
coach-hint = Hint
coach-why = Waarom?

## Welcome and loading

welcome-about = In je beurt trek je een kaart en leg je die bij een rij, of je neemt een rij met alle kaarten die erin liggen. Aan het eind leveren je drie beste kleuren punten op; elke andere kleur kost je punten.
welcome-start = Jij tegen drie computertegenstanders
loading-begin = Het spel wordt klaargezet…
loading-download = Het spel wordt gedownload: { $loaded } van { $total } MB
loading-start = De computertegenstanders worden gewekt…
loading-import = De kaarten worden geschud…
loading-ready = De tafel staat klaar
loading-failed = Het spel kon niet worden gestart
loading-stopped = Het spel reageert niet meer
failed-download = Een deel van het spel kon niet worden gedownload. Controleer je verbinding en probeer het opnieuw.
failed-stalled = De download is vastgelopen. Controleer je verbinding en probeer het opnieuw.
failed-worker = Deze browser kan het spel niet uitvoeren. Werk de browser bij of gebruik een andere.
failed-offline = Je bent offline en een deel van het spel staat nog niet op dit apparaat. Het spel start vanzelf zodra je weer online bent.
failed-stopped = Het spel is onverwacht gestopt. Kies ‘Opnieuw proberen’ om verder te spelen.
failed-stopped-no-game = Het spel is onverwacht gestopt. Kies ‘Opnieuw proberen’ om het opnieuw te starten.
unfinished-count = { $count ->
    [one] { $count } onafgemaakt potje
   *[other] { $count } onafgemaakte potjes
}

## Cards

# The separator of list items.
comma = { ", " }
card-c0 = rood
card-c1 = oranje
card-c2 = geel
card-c3 = groen
card-c4 = turquoise
card-c5 = blauw
card-c6 = paars
card-plus-two = +2
card-joker = joker
card-golden = gouden joker
colour-c0 = Rood
colour-c1 = Oranje
colour-c2 = Geel
colour-c3 = Groen
colour-c4 = Turquoise
colour-c5 = Blauw
colour-c6 = Paars

## Seats

name-you = Jij
name-player = Speler { $number }
name-bot-0 = Iris
name-bot-1 = Bruno
name-bot-2 = Clio
name-bot-3 = Dario
name-bot-4 = Enya
seat-now = Aan zet
seat-out = Rij genomen
seat-out-short = Uitgestapt
seat-leads = { $points ->
    [one] { $points } punt, aan de leiding
   *[other] { $points } punten, aan de leiding
}
seat-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
seat-empty = Nog geen kaarten
seat-placed = Bij rij { $row } gelegd: { $card }
practice = Oefenpotje
practice-undone = Er is een zet teruggenomen nadat een nieuwe kaart was gezien. Dit potje telt nu alleen nog als oefenpotje.
practice-about = Dit potje telt alleen als oefenpotje: er is een zet teruggenomen nadat een nieuwe kaart was gezien, of de kaarten waren al bekend uit een eerder potje.
points-aid = Punten per kleur
points-aid-item = { $count ->
    [one] { $count } kaart: { $points }
   *[other] { $count } kaarten: { $points }
}
points-aid-most = { $count } of meer kaarten: { $points }
pile-plus = { $count } × { $card }: plus { $points }
pile-minus = { $count } × { $card }: min { $points }
pile-bonus = { $count ->
    [one] één { $card }-kaart
   *[other] { $count } { $card }-kaarten
}: plus { $points }
pile-joker = { $count } × { $card }
pile-with-jokers = { $pile }, { $jokers ->
    [one] inclusief één joker
   *[other] inclusief { $jokers } jokers
}

## Table

table = Tafel
opponents = Tegenstanders
rows = Rijen
row-place = Bij rij { $row } leggen: { $content }
row-take = Rij { $row } nemen: { $content }
row-idle = Rij { $row }: { $content }
row-empty = leeg
row-taken = genomen door { $person ->
    [you] jou
   *[other] { $name }
}
row-taken-short = { $name }
row-space = { $count ->
    [0] vol
    [one] één plek vrij
   *[other] { $count } plekken vrij
}
row-gain = { $row }; { $gain }
row-gain-then = { $row }. Als je de rij daarna neemt: { $gain }
gain-more = { $points ->
    [one] { $points } punt erbij
   *[other] { $points } punten erbij
}
gain-less = { $points ->
    [one] { $points } punt eraf
   *[other] { $points } punten eraf
}
gain-none = evenveel punten
gain-title = Zo verandert je score als je deze rij neemt
row-place-short = Leg
row-take-short = Neem
supply-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
supply-draws-left = { $count ->
    [0] Volgende kaart: laatste ronde
    [one] Nog { $count } kaart tot de laatste ronde
   *[other] Nog { $count } kaarten tot de laatste ronde
}
last-round = Laatste ronde
unseen = In de stapel
counted = { $count } × { $item }
prompt-decide = Jouw beurt: trek, of neem een rij
prompt-draw = Jouw beurt: trek een kaart
prompt-take = Jouw beurt: neem een rij
prompt-place = Leg de kaart ({ $card }) bij een rij
prompt-jokers = Kies voor elke joker een kleur
prompt-decide-named = { $name }: trek, of neem een rij
prompt-draw-named = { $name }: trek een kaart
prompt-take-named = { $name }: neem een rij
prompt-place-named = { $name }: leg de kaart ({ $card }) bij een rij
prompt-jokers-named = { $name }: kies voor elke joker een kleur
prompt-bot = { $name } denkt na
prompt-over = Het potje is afgelopen
status-undone = Teruggenomen.
status-redone = Opnieuw gedaan.
named-value = { $name }: { $value }
# Turns a name or a clause into a sentence.
sentence = { $words }.
refused = Dat kan nu niet.
announce-seat = { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
announce-supply = { $count ->
    [one] { $count } kaart in de trekstapel
   *[other] { $count } kaarten in de trekstapel
}
announce-over = Eindstand: { $scores }. { $winners }

## Game log

log = Spelverloop
log-round = Ronde { $round }. { $name } begint.
log-round-you = Ronde { $round }. Jij begint.
log-next-round = Een nieuwe ronde. { $name } begint.
log-next-round-you = Een nieuwe ronde. Jij begint.
log-discarded = Uit het spel: { $cards }.
log-draw = { $name } trok een kaart: { $card }.
log-place = { $name } legde een kaart bij rij { $row }: { $card }.
log-take = { $name } nam rij { $row }: { $cards }.
log-take-revealed = { $name } nam rij { $row }: { $cards }. Omgedraaid door de gouden joker: { $revealed }.
log-last-round = De kaart ‘Laatste ronde’ is getrokken: dit is de laatste ronde.
log-over = Het potje is afgelopen.

## Jokers and scores

jokers-about = De beste keuze is al ingevuld.
joker = Joker { $number }
joker-given = Joker { $number }: { $colour }
joker-suggested = Voorstel: { $colours }
jokers-score = Je score met deze keuze: { $score }
final-scores = Eindstand
wins-you = Je hebt gewonnen!
wins = { $name } wint
wins-shared = Gedeelde overwinning: { $names }
column-player = Speler
column-rank = Plaats
column-plus = Plus
column-minus = Min
column-bonus = +2
column-total = Totaal

## Computer players

level-newcomer = Beginner
level-casual = Amateur
level-regular = Gevorderde
level-strong = Kenner
level-expert = Expert
level-master = Meester
style-hoarder = Hamsteraar
style-spoiler = Dwarsligger
style-early-leaver = Vroege vogel
style-gambler = Gokker
style-joker-hunter = Jokerjager
bot-about = Over { $name }, { $level }

## Settings

settings = Instellingen

## Notices

notice-problem = ‘{ $value }’ is geen geldige waarde voor { $name } ({ $allowed }). In plaats daarvan geldt: { $used }.
notice-no-language = Je taal kon niet worden geladen. De pagina is voorlopig in het Engels.
notice-no-storage = In deze browser kan je potje niet worden opgeslagen. Het gaat verloren als je de pagina sluit.
notice-no-storage-framed = Hier wordt je potje niet opgeslagen. Met ‘Hele pagina’ neem je het mee.
notice-save-unreadable = Je opgeslagen potje kon niet worden geopend. Het blijft bewaard, dus er gaat niets verloren.
notice-part-missing = Dit deel van het spel kon niet worden geladen. Controleer je verbinding en probeer het opnieuw.
notice-restarted = De computertegenstanders reageerden niet meer en zijn opnieuw gestart. Je potje gaat verder.
notice-other-tab = Dit potje is ook in een ander tabblad geopend. Alleen het tabblad waarin je het laatst speelt, wordt opgeslagen.
follow-other-tab = Daar verder spelen
error-IllegalActionError = Dat kan nu niet.
error-NotationError = Deze tekst kon niet worden gelezen.
error-InvalidPositionError = Deze stelling kan in geen enkel potje voorkomen.
error-VariantError = Een potje met deze instellingen is niet mogelijk.
error-RecordError = Dit opgeslagen potje is niet leesbaar.
error-RequestError = Er is iets misgegaan in het spel.
error-other = Er is iets misgegaan. Je potje is niet veranderd.
notice-link-unreadable = Het potje in deze link kon niet worden geopend.
notice-earlier = Je vorige potje is opgeslagen.
open-earlier = Terug naar dat potje
notice-stopped-twice = Bij het openen is het spel twee keer vastgelopen. Daarom wordt het niet nog eens geopend.
notice-game-gone = Dit onafgemaakte potje is hier niet meer.
notice-erased-elsewhere = In een ander tabblad zijn alle spelgegevens op dit apparaat gewist. Dit tabblad slaat niets meer op: als je het sluit, gaat het potje verloren.
show-kept-games = Tonen
full-page = Hele pagina

### Loaded after the first page

## Menu

rules = Spelregels
page-puzzles = Puzzels
page-mistakes = Mijn fouten
page-record = Jouw resultaten
page-played = Potjes
page-statistics = Statistieken
page-goals = Doelen
page-strategy = Strategie
page-games = Potje openen
page-share = Delen
page-fairness = Is het eerlijk?
page-about = Over dit spel
menu-more = Meer
menu-workshop = Werkplaats
menu-new-today = Het potje van vandaag wacht op je

## Final scores

rank = { $rank }e plaats
result-ahead = { $points ->
    [one] { $points } punt voor op { $names }
   *[other] { $points } punten voor op { $names }
}
result-behind = { $points ->
    [one] { $rank }, { $points } punt achter { $names }
   *[other] { $rank }, { $points } punten achter { $names }
}
result-practice = Oefenpotje: telt niet mee voor je statistieken.
result-continued = Potje vanuit een stelling: telt niet mee voor je statistieken.
scoring-link = Zo worden de punten geteld
story = Het verhaal van dit potje
story-collected = { $person ->
    [you] Je spaarde
   *[other] { $name } spaarde
} { $cards }: { $points }.
story-round = Ronde { $round } besliste het potje.
story-round-unnumbered = Eén ronde besliste het potje.
story-round-none = Geen enkele ronde besliste het potje.
story-no-minus = Geen enkele kleur kostte { $person ->
    [you] je
   *[other] { $name }
} punten.
story-minus = { $count ->
    [one] Eén minkleur kostte
   *[other] { $count } minkleuren kostten
} { $person ->
    [you] je
   *[other] { $name }
} { $points }.
story-lost-minus = { $count ->
    [one] Eén minkleur kostte
   *[other] { $count } minkleuren kostten
} { $person ->
    [you] je
   *[other] { $name }
} { $points }; { $rival } { $theirs ->
    [0] had er geen
   *[other] verloor zo { $rivalPoints }
}.
story-lost-plus = De beste kleuren van { $rival } leverden { $rivalPoints } op, { $person ->
    [you] die van jou
   *[other] die van { $name }
} { $points }.
story-lost-bonus = De +2-kaarten van { $rival } leverden { $rivalPoints } op, { $person ->
    [you] die van jou
   *[other] die van { $name }
} { $count ->
    [0] niets
   *[other] { $points }
}.
see-deciding-move = Beslissende zet bekijken
worth-line = { $count ->
    [0] { $points }: minder dan in vrijwel elk potje van computers van niveau { $level }.
   *[other] { $points }: meer dan in { $count } van de 100 potjes van computers van niveau { $level }.
}
worth-best = Je beste score tot nu toe.
ending-more = Meer
ending-turn = Het keerpunt
ending-chance-you = In die ronde ging je winstkans van { $before } naar { $after }.
ending-chance = In die ronde ging de winstkans van { $name } van { $before } naar { $after }.
ending-worth = { $points ->
    [one] Wat { $points } punt waard is
   *[other] Wat { $points } punten waard zijn
}
ending-worth-better = Zo vaak halen computers van één niveau minder als ze aan zo’n tafel onder elkaar spelen:
ending-worth-about = Minstens { $games } potjes per niveau, allemaal tussen computers.
ending-worth-unmeasured = Hoe vaak computers minder halen, is alleen gemeten met de kaart ‘Laatste ronde’ op de standaardplek.

## Set-up

setup-title = Nieuw potje
setup-wait = De computertegenstanders zijn onderweg…
setup-players = Spelers
setup-edition = Editie
setup-scoring = Puntentelling
setup-marker = Kaart ‘Laatste ronde’
setup-marker-about = Als deze kaart tevoorschijn komt, is de lopende ronde de laatste. Standaard: boven op de laatste { $classic } kaarten (met de gouden joker: { $golden }).
setup-marker-usual = Standaard
setup-marker-depth = { $count } voor het einde
setup-seed = Spelnummer
setup-seed-hint = Laat leeg voor willekeurige kaarten
setup-seat = Stoel { $number }
setup-kind = Wie speelt op stoel { $number }
setup-kind-label = Wie speelt
setup-name = Naam op stoel { $number }
setup-name-label = Naam
setup-level = Niveau op stoel { $number }
setup-level-label = Niveau
setup-exact = Exact niveau: { $level }
temper-gentle = Gemoedelijk
temper-about-gentle = Speelt voor de lol en vergist zich af en toe.
temper-keen = Oplettend
temper-about-keen = Houdt de hele tafel in de gaten en schat maar een enkele keer een rij verkeerd in.
temper-merciless = Meedogenloos
temper-about-merciless = Denkt vooruit en geeft niets weg.
setup-style = Speelstijl op stoel { $number }
setup-style-label = Speelstijl
setup-levels = Computerniveau
setup-levels-differ = Gemengd
setup-levels-none = Geen computers
setup-at-table = Aan tafel
setup-more = Meer opties
kind-human = Mens
kind-bot = Computer
edition-classic = Klassiek
edition-golden = Gouden joker
scoring-brown = Bruin: 1 3 6 10 15 21
scoring-grey = Grijs: 1 4 8 7 6 5
setup-side-brown = Bruin
setup-side-grey = Grijs
setup-side-about-brown = Meer is beter
setup-side-about-grey = { $peak } is het best
error-PlayerNameError = Een naam heeft 1 tot 24 tekens, waarvan minstens één zichtbaar, en geen stuurtekens.

## Computer players

level-about-newcomer = Kent het spel nog maar net: kijkt alleen naar de eigen kaarten en maakt volop fouten.
level-about-casual = Speelt voor de lol: let op de eigen kaarten, houdt de volgende speler in de gaten en vergist zich af en toe.
level-about-regular = Kent het spel goed: let op iedereen aan tafel, maar schat nog weleens een rij verkeerd in.
level-about-strong = Let op iedereen en schat de rijen goed in. Fouten zijn zeldzaam en klein.
level-about-expert = Heeft zichzelf het spel geleerd: een neuraal netwerk weegt elke kaart af die hierna kan komen. Speelt het einde van de laatste ronde foutloos.
level-about-master = Neemt de tijd: speelt de kansrijkste zetten keer op keer in gedachten uit en beslist dan pas.
level-rank = Niveau { $rank } van { $levels }
style-none = Evenwichtig
style-about-hoarder = Wacht op volle rijen en maakt ze vol.
style-about-spoiler = Legt kaarten waar de anderen er last van hebben.
style-about-early-leaver = Neemt genoegen met een rij die goed genoeg is en stapt vroeg uit.
style-about-gambler = Trekt nog een kaart en zet alles op één rij.
style-about-joker-hunter = Heeft het voorzien op jokers en +2-kaarten.
bot-figures = Prestaties
bot-share = Wint aan een tafel met vier spelers { $share } van de potjes tegen drie tegenstanders van niveau Gevorderde (een evenredig deel zou { $even } zijn)
bot-lost = Geeft per beslissing { $points } punten weg
bot-blunders = Dure fouten (3 punten of meer) bij { $blunders } van de beslissingen
bot-figures-hint = Gemeten over veel potjes tussen computers. De balken tonen alle niveaus, het zwakste eerst.
bot-code = Hoe denkt deze tegenstander?
bot-code-about = Twee eenvoudige tegenstanders passen elk op één pagina: greedy neemt wat nu de meeste punten oplevert, careful denkt ook aan de anderen. Open hun code in de werkplaats, verander die en kijk hoe ze dan spelen.

## Settings

settings-language = Taal
language-system = Taal van de browser
settings-pace = Tempo van de computer
pace-instant = Direct
pace-fast = Snel
pace-normal = Normaal
pace-slow = Langzaam
pace-step = Stap voor stap
settings-volume = Volume
volume-off = Uit
settings-look = Weergave
settings-play = Spel
settings-skin = Kaartontwerp
skin-patterns = Kameleons en patronen
skin-suits = Kaartsymbolen
skin-letters = Letters
settings-theme = Thema
theme-system = Systeem
theme-light = Licht
theme-dark = Donker
settings-contrast = Contrast
contrast-system = Systeem
contrast-more = Hoog
settings-text = Tekstgrootte
text-normal = Normaal
text-large = Groot
text-larger = Extra groot
settings-motion = Animaties
motion-system = Systeem
motion-full = Aan
motion-less = Minder
settings-confirm = Zetten bevestigen
settings-confirm-about = Druk één keer om een zet te kiezen en nog een keer om hem uit te voeren. Met Esc of door ergens anders te drukken annuleer je.
settings-forced = Gedwongen zetten automatisch doen
settings-forced-about = Als er maar één rij mogelijk is, wordt de zet voor je gedaan.
settings-left-handed = Indeling voor linkshandigen
settings-left-handed-about = Verwisselt de kant van de trekstapel en die van de knoppen.
settings-vibration = Trillen
settings-vibration-about = Een korte trilling als je aan de beurt bent of als een zet niet kan.
prompt-confirm = { $kind ->
    [d] Druk nog eens om een kaart te trekken
    [p] Druk nog eens om bij rij { $row } te leggen
   *[t] Druk nog eens om rij { $row } te nemen
}
tip-draw = Je ziet de kaart voordat je er een rij voor kiest.
tip-begin = Een kaart die je trekt, gaat naar een rij. Neem je een rij, dan eindigt je ronde.
tip-place = Wie die rij neemt, krijgt de kaart: jij of iemand anders.
tip-choose = Het getal bij een rij is wat die je nu zou opleveren.
tip-must-take = Bij geen enkele rij is nog plek.
tip-taken = Iemand nam een rij met jouw kaart. Je krijgt alleen wat je zelf neemt.
tip-plus-two = Een +2-kaart levert twee punten op, welke kleuren je ook hebt.
tip-fourth = Je drie beste kleuren leveren punten op, elke andere kost je punten.
tip-full = Een volle rij verandert niet meer. Je kunt hem nemen voordat anderen dat doen.
tip-joker = Een joker krijgt zijn kleur aan het eind. Tot dan telt hij waar hij het meest oplevert.
tip-last-round = De volgende rij die je neemt, is je laatste.
tip-out = Je hebt je rij. Kijk wat de anderen sparen tot de ronde eindigt.
tips-stop = Geen tips meer
tips-show = Beginnerstips weer tonen
tips-shown = De beginnerstips staan weer aan.
share-title = Spel insluiten
keyboard = Sneltoetsen

## On this device

offline-unknown = Offline spelen: nog niet klaar
offline-fetching = Offline spelen: { $done } van { $total } bestanden gedownload
offline-ready = Klaar om offline te spelen
offline-interrupted = Offline spelen: de download gaat verder zodra je weer online bent
offline-unavailable = Offline spelen is hier niet mogelijk
install = Als app installeren
install-how = Kies in het menu van je browser (in Safari: Deel) ‘Installeren’ of ‘Zet op beginscherm’.
notice-update = Er is een nieuwe versie. Je potje gaat verder waar je was gebleven.
use-update = Nu bijwerken
forget = Alle spelgegevens op dit apparaat wissen
forget-question = { $count ->
    [0] Hiermee wis je alles wat het spel op dit apparaat heeft opgeslagen. Dit kan niet ongedaan worden gemaakt.
   *[other] Hiermee wis je alles wat het spel op dit apparaat heeft opgeslagen: { $list }. Dit kan niet ongedaan worden gemaakt.
}
stored-unfinished = je huidige potje en je onafgemaakte potjes
stored-finished = afgelopen potjes en statistieken
stored-days = dagresultaten en reeksen
stored-mistakes = je fouten
stored-bots = je bots en de opdrachten in de werkplaats
stored-settings = je instellingen
stored-notes = welke tips je hebt gezien en wat de pagina verder onthoudt
stored-files = de bestanden om offline te spelen
stored-other = andere gegevens
forget-save-first = Je kunt eerst je afgelopen potjes, dagresultaten, fouten en bots naar een bestand exporteren, en onafgemaakte potjes kopiëren bij ‘Potje openen’.
forget-save-file = Eerst exporteren naar bestand
forget-yes = Alles wissen

## URL parameters

parameter-players = spelers
parameter-edition = editie
parameter-scoring = puntentelling
parameter-seed = spelnummer
parameter-level = niveau
parameter-marker_depth = kaarten onder de kaart ‘Laatste ronde’
parameter-seats = stoelen
parameter-scores = punten van de spelers
parameter-from = naam
parameter-speed = tempo
parameter-lang = taal
parameter-theme = thema
parameter-daily = potje van de dag
parameter-accent = accentkleur
parameter-bg = achtergrond
scores-none = geen
from-none = geen
used-usual = de standaardwaarde

## Embedded

frame-about = { $bots ->
    [one] Jij tegen één computertegenstander
   *[other] Jij tegen { $bots } computertegenstanders
}
frame-your-move = Wat zou jij doen?
frame-replay = Een opgenomen potje bekijken
frame-loading = Bezig met openen…
link = Link
link-about = Vanuit deze ingesloten tafel kunnen geen andere pagina’s worden geopend. Kopieer de link en open hem in je browser om daar verder te spelen.
copy = Kopiëren
copied = Gekopieerd
copy-by-hand = Kopiëren is niet gelukt. De tekst is geselecteerd: kopieer hem zelf.

## Positions to answer

answer-title = Wat elke zet waard is
answer-thinking = De coach denkt na…
answer-best = Beste zet!
answer-equal = Even goed als de beste zet.
answer-wrong = Deze keer niet.
answer-worse = Beter: ‘{ $action }’. Verloren winstkans: { $share }.
answer-choice = Zet
answer-share = Winstkans
answer-lead = Voorsprong
answer-yours = jouw zet
answer-exact = Exact: doorgerekend tot het einde van het potje, voor elke volgorde waarin de overige kaarten kunnen komen.
answer-estimated = Schatting: de rest van het potje is vele malen uitgespeeld met de kaarten die nog in de stapel zitten.
choose-again = Opnieuw proberen
play-on = Verder spelen
back-to-game = Terug naar mijn potje
notice-position-unreadable = De stelling in deze link kon niet worden geopend.
answer-band = ≈ ongeveer gelijk: verschillen onder { $share } vallen binnen de foutmarge.
answer-same = = even goed.
about-equal = ongeveer gelijk
equal = gelijk

## Replay

replay = Opgenomen potje
replay-first = Naar het begin
replay-back = Vorige stap
replay-on = Afspelen
replay-pause = Pauzeren
replay-forth = Volgende stap
replay-last = Naar het einde
replay-ply = Stap
take-over = Verder vanaf hier
notice-record-unreadable = Het potje in deze link kon niet worden geopend.
replay-ply-of = Stap { $ply } van { $plies }
prompt-shown = { $name } aan de beurt
replay-manner = Afspeelopties
replay-speed = Snelheid
replay-from = Kijken als
replay-close = Stoppen met kijken
keys-hint-replay = Terwijl je een opgenomen potje bekijkt:
key-step = Vorige of volgende stap
key-by-itself = Afspelen of pauzeren
key-ends = Naar het begin of het einde

## Keyboard shortcuts

keys-hint = Als de tafel de focus heeft:
keys-listening = Met een schermlezer werken deze toetsen in de focusmodus. Tab en Enter werken altijd.
key-draw = Kaart trekken
key-row = Bij deze rij leggen, of de rij nemen
key-rows = Naar een andere rij gaan
key-next = De tegenstanders meteen laten spelen
key-finish = Ronde afmaken
key-hint = Hint; druk nog eens voor meer
key-why = Waarom de computer die zet deed
key-undo = Terugnemen
key-redo = Opnieuw
key-again = Laatste melding herhalen
key-scores = Ieders score en kaarten melden
key-table = Kaarten in de rijen melden
key-sound = Geluid uit- of aanzetten
key-help = Deze lijst tonen
# As printed on keyboards.
key-name-space = Spatie
key-name-escape = Esc
key-name-home = Home
key-name-end = End

## The coach

action-place = Bij rij { $row } leggen
action-take = Rij { $row } nemen
nudge-draw = Een kaart trekken lijkt het best.
nudge-draw-close = Een kaart trekken lijkt goed, maar iets anders is ongeveer even goed.
nudge-place = Kijk waar de kaart jou helpt en waar de anderen er last van hebben.
nudge-place-close = Kijk waar de kaart jou helpt en waar de anderen er last van hebben. Meerdere rijen zijn ongeveer gelijk.
nudge-take = Een rij nemen lijkt het best.
nudge-take-close = Een rij nemen lijkt goed, maar een kaart trekken is ongeveer even goed.
look-at-gains = Welke rij levert je het meest op?
look-at-loses_least = Welke rij kost je het minst?
look-at-denies = Wat zouden de anderen graag nemen?
look-at-joker = Er ligt een joker op tafel.
look-at-plus_twos = +2-kaarten tellen altijd.
look-at-row_full = Een volle rij wordt niet meer beter.
look-at-avoids_fourth_colour = Slechts drie kleuren leveren je punten op.
look-at-helps = Welke rij wil je nemen?
look-at-spoils = Wiens favoriete rij kun je bederven?
look-at-keeps_clean = Houd de rij die je het liefst wilt, schoon.
look-at-fills = Bij een volle rij kan niemand meer iets leggen.
look-at-little_to_take = Er ligt nog niet veel in de rijen.
look-at-likely_better = De meeste kaarten die nog komen, zouden je helpen.
look-at-nobody_wants = Wil iemand anders de rij die jij wilt?
hint-best = Beste zet tonen
hint-all = Alle zetten tonen
hint-is-best = Beste zet: ‘{ $action }’
hint-is-about-best = Een van de beste zetten: ‘{ $action }’
why-before = Vorige zet
why-after = Volgende zet
why-chosen = gekozen
why-nothing = Op tafel is er geen duidelijke reden voor te zien.
why-best = Er was geen betere zet.
why-about-best = Ongeveer even goed als de beste zet: verschillen onder { $share } vallen binnen de foutmarge.
why-as-good = Precies even goed als de beste zet.
why-not-best = Een betere zet: ‘{ $action }’
why-estimated = Schatting: er is twee beslissingen vooruitgekeken.
reason-gains = Deze rij levert { $amount } op; geen andere rij levert meer op.
reason-loses_least = Elke rij kost punten; deze kost het minst ({ $amount }).
reason-denies = { $name } loopt zo de beste rij mis, { $amount } beter dan de op één na beste.
reason-denies-you = Jij loopt zo je beste rij mis, { $amount } beter dan de op één na beste.
reason-joker = { $count ->
    [one] Er ligt een joker in.
   *[other] Er liggen { $count } jokers in.
}
reason-plus_twos = { $count ->
    [one] De +2-kaart die erin ligt, telt altijd.
   *[other] De +2-kaarten die erin liggen ({ $count }), tellen altijd.
}
reason-row_full = De rij is vol en wordt niet meer beter.
reason-avoids_fourth_colour = { $count ->
    [one] Zo blijft het bij één kleur; met rij { $row } zouden het er { $there } worden.
   *[other] Zo blijft het bij { $count } kleuren; met rij { $row } zouden het er { $there } worden.
}
reason-helps = De kaart maakt de rij { $amount } beter voor wie hem heeft gelegd.
reason-spoils = De kaart maakt de rij { $amount } slechter voor { $name }.
reason-spoils-you = De kaart maakt de rij { $amount } slechter voor jou.
reason-keeps_clean = Bij rij { $row }, de beste, zou de kaart { $amount } kosten.
reason-fills = De rij is daarmee vol.
reason-little_to_take = Tot nu toe is geen enkele rij meer waard dan { $amount }.
reason-likely_better = Met { $share } van de kaarten wordt een rij beter dan de beste van nu, gemiddeld met { $amount }.
reason-likely_better-any = Met elke kaart wordt een rij beter dan de beste van nu, gemiddeld met { $amount }.
reason-nobody_wants = Rij { $row } is de beste en levert niemand anders iets op: die kan wachten.
reason-only_choice = Er was geen andere zet.
reason-last_one_in = Alle anderen hebben al een rij genomen.
reason-last_round = Het is de laatste ronde.
reason-last_round_near = { $count ->
    [one] Nog { $count } kaart tot de laatste ronde.
   *[other] Nog { $count } kaarten tot de laatste ronde.
}
amount-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}

## Game review

review-title = Analyse
review-working = De coach loopt het potje door, beslissing voor beslissing…
review-no-game = Er is geen afgelopen potje om te analyseren.
review-failed = De coach kon dit potje niet doorlopen.
review-whose = Analyse voor
review-well = { $name } koos bij { $part } van de { $count } beslissingen de beste zet.
review-well-you = Je koos bij { $part } van de { $count } beslissingen de beste zet.
review-cards-for = Kaartgeluk leverde { $name } { $amount } op.
review-cards-for-you = Kaartgeluk leverde je { $amount } op.
review-cards-against = Pech met de kaarten kostte { $name } { $amount }.
review-cards-against-you = Pech met de kaarten kostte je { $amount }.
review-choices = De eigen keuzes kostten { $amount }.
review-choices-you = Je eigen keuzes kostten je { $amount }.
band-best = Beste zet
band-good = Goed
band-inaccuracy = Onnauwkeurigheid
band-mistake = Fout
band-blunder = Blunder
percent-less = <{ $share }
percent-more = >{ $share }
review-bands-about = Beoordeeld naar verloren winstkans: beste zet onder { $good }, goed vanaf { $good }, onnauwkeurigheid vanaf { $inaccuracy }, fout vanaf { $mistake }, blunder vanaf { $blunder }.
review-curve = Verloop van de winstkans
review-chances = { $step ->
    [0] Winstkansen aan het begin
   *[other] Winstkansen na stap { $step }
}
review-ply = Stap
review-start = Begin van het potje
review-see = Stelling bekijken
review-retry = Opnieuw proberen
review-table = Als tabel tonen
review-luck = Kaartgeluk: { $share }
review-again = Het terugkijken waard
review-none = Geen dure beslissingen. Goed gespeeld!
review-better = Beter: ‘{ $action }’. Door deze zet verloren winstkans: { $share }.
review-luckiest = De belangrijkste kaarten
review-luck-about = In punten: hoeveel beter of slechter de kaart was dan het gemiddelde van alle kaarten die hadden kunnen komen.
review-accounts = Kunde en geluk
review-accounts-about = Hoe de uiteindelijke voorsprong op de beste tegenstander tot stand kwam: de beginstelling, het kaartgeluk en ieders keuzes. Elke beslissing wordt alleen beoordeeld op wat er op dat moment bekend kon zijn. ‘Onvoorzien’ is wat niet te zien was door twee beslissingen vooruit te kijken.
account-start = Verwacht aan het begin
account-luck = Kaartgeluk
account-own = Eigen keuzes
account-others = Keuzes van anderen
account-unforeseen = Onvoorzien
account-final = Eindresultaat
back-to-review = Terug naar de analyse

## Open or share a game

games-open-about = Plak een potje als tekst, een opgeslagen potje of een link, of sleep een bestand hierheen. Je huidige potje gaat niet verloren.
games-text = Potje als tekst of link
games-open-text = Openen
games-open-file = Bestand kiezen…
games-nothing = Er valt nog niets te openen. Plak eerst een potje als tekst of een link.
games-too-large = Dit is te groot om een potje Coloretto te zijn. Er is niets geopend.
games-no-record = Dit is geen potje Coloretto, of er ontbreekt een deel.
games-newer = Dit potje komt uit een nieuwere versie. Laad de pagina opnieuw en probeer het nog eens.
games-no-game-in-address = Deze link bevat geen potje.
games-not-played-so = Dit lijkt op een potje, maar ergens klopt het niet met de spelregels.
games-file-unreadable = Dit bestand kon niet worden gelezen.
games-stops = Het spel liep vast bij het openen hiervan. Je kunt het nog één keer proberen.
games-stops-again = Hierop is het spel twee keer vastgelopen. Het wordt niet nog eens geopend.
unfinished-title = Onafgemaakte potjes
unfinished-about = Potjes die je voor een ander potje hebt verlaten. Ze zijn opgeslagen op dit apparaat.
unfinished-turns = { $count ->
    [one] { $count } beurt gespeeld
   *[other] { $count } beurten gespeeld
}
unfinished-resume = Verder spelen
unfinished-copy = Link kopiëren
kept-undated = Geen datum (uit een eerdere versie)
kept-delete = Verwijderen
kept-deleted = Verwijderd.
kept-restore = Terugzetten
unreadable-title = Opgeslagen potjes die niet konden worden geopend
unreadable-about = Ze blijven ongewijzigd bewaard. Misschien kan een nieuwere versie ze openen; zo niet, dan helpt de tekst om de fout te vinden.
unreadable-copy = Tekst kopiëren
games-keep = Je potje opslaan of delen
games-keep-over = Bevat alle kaarten en alle zetten, dus iedereen kan het potje terugkijken.
games-formats = Formaten
games-keep-unfinished = Het potje tot nu toe. Het bevat ook de kaarten die nog komen: wie het leest, kan vooruitkijken.
games-none = Nog geen potje. Zodra je er een begint, kun je het hier opslaan of delen.
games-share = Delen…
games-share-failed = Delen is hier niet mogelijk. Kopieer in plaats daarvan de link.
games-file-text = Opslaan als tekstbestand
games-file-json = Opslaan als JSON-bestand
games-link-watch = Link om terug te kijken
games-link-go-on = Link om op een ander apparaat verder te spelen
games-record = Potje als tekst
challenge-begin = { $points ->
    [one] { $sender } haalde hier { $points } punt. Nu jij.
   *[other] { $sender } haalde hier { $points } punten. Nu jij.
}
challenge-friend = Een bekende
challenge-yours = Jij
challenge-player = Eigen punten
challenge-more = { $points ->
    [one] { $sender } is verslagen: je haalde met deze kaarten { $points } punt meer.
   *[other] { $sender } is verslagen: je haalde met deze kaarten { $points } punten meer.
}
challenge-less = { $points ->
    [one] { $sender } haalde met deze kaarten { $points } punt meer.
   *[other] { $sender } haalde met deze kaarten { $points } punten meer.
}
challenge-same = { $sender } haalde met deze kaarten evenveel punten als jij.
send-title = Dit resultaat versturen
send-about = Als afbeelding, als regel met symbolen en als link die dezelfde kaarten aan dezelfde stoel geeft, tegen dezelfde tegenstanders.
send-name = Je naam, als je wilt
send-name-about = De link bevat deze naam en de punten van dit potje, en verder niets over jou.
send-line = Je resultaat als tekst
send-streak = Reeks
picture = Afbeelding van de tafel
picture-about = De stelling van dit moment, voor berichten en forums. Er staat alleen op wat elke speler mag zien.
picture-copy = Kopiëren als afbeelding
picture-save = Afbeelding opslaan
picture-copied = Afbeelding gekopieerd.
picture-copy-failed = Afbeeldingen kunnen hier niet worden gekopieerd. Sla de afbeelding op of kopieer die via het contextmenu.
picture-failed = De afbeelding kon niet worden gemaakt. In de tekst hieronder staat hetzelfde.
picture-markdown = Kopiëren als Markdown
picture-drawn = Getrokken kaart: { $card }
picture-row = Rij
picture-cards = Kaarten
picture-open-position = Vanuit deze stelling spelen
picture-share = Deze stelling delen
after-game = Na het potje
after-watch = Terugkijken
after-keep = Opslaan of delen
after-other-seat = Zelfde kaarten, andere stoel
after-strongest = Zien hoe de Meester dit speelt
next-level = Te makkelijk? Probeer { $level }
easier-level = Te moeilijk? Probeer { $level }
rematch-other-seat = Stoel van { $name }
rematch-other-seat-about = Kies een stoel: je krijgt de beginkaarten van die stoel en speelt met dezelfde stapel. Iedereen schuift met je mee, dus je buren blijven dezelfde. Het telt als oefenpotje.
rematch-person = Punten op de stoel van { $name }: jij { $now }, { $name } { $before }.
rematch-strongest = Punten op jouw stoel: de Meester { $now }, jij { $before }.
notice-finished-kept = Nog een keer dezelfde kaarten. Je afgelopen potje is opgeslagen.

## Is it fair?

fair-intro = Geloof ons niet op ons woord: ga zelf na dat de stapel nooit verandert en dat niemand spiekt.
fair-deck = De stapel verandert nooit
fair-deck-about = De pagina toont een vingerafdruk van de volgorde van de kaarten: een korte code die bij deze ene volgorde past en vrijwel zeker bij geen andere. Na het potje wordt de volgorde getoond, en iedereen kan de vingerafdruk narekenen.
fair-no-game = Nog geen potje. Begin er een en kom dan terug.
fair-no-commitment = Dit potje heeft geen vingerafdruk: die moet worden gemaakt voordat het potje is afgelopen.
fair-commitment = De vingerafdruk (SHA-256)
fair-told-later = Noteer hem als je wilt. Na afloop van het potje staat hier de tekst achter de vingerafdruk.
fair-told = De tekst achter de vingerafdruk
fair-parts = Wat de onderdelen betekenen
fair-parts-position = De stelling waarmee het potje begon; daarna de kaarten van boven naar beneden en de salt.
fair-part-variant = Spelers, editie, puntentelling, kaart ‘Laatste ronde’
fair-part-removed = Verwijderde kleuren
fair-part-starting = Beginkaarten, stoel voor stoel
fair-part-starter = Stoel die begint
fair-part-rows = Plekken per rij
fair-part-supply = De kaarten van boven naar beneden
fair-part-salt = Salt: willekeurige cijfers, zodat niemand de stapel door uitproberen kan vinden
fair-check = Narekenen
fair-same = Het klopt: je browser heeft de vingerafdruk zojuist opnieuw uit de tekst berekend.
fair-other = Het klopt niet: de tekst geeft een andere vingerafdruk.
fair-command = Narekenen zonder deze pagina
fair-bots = Kunnen de computertegenstanders in de stapel kijken?
fair-bots-about = Ze zien alleen wat jij ziet. Probeer het uit: de gesloten kaarten worden opnieuw geschud en wie het laatst een zet deed, kiest nog een keer.
fair-shuffle = Schudden en opnieuw vragen
fair-shuffle-thinking = Opnieuw aan het denken…
fair-shuffle-nobody = In dit potje heeft nog geen computertegenstander een zet gedaan.
fair-shuffled = { $same } van de { $shuffles } keer dezelfde keuze.
fair-moved = { $count ->
    [one] { $count } kaart lag op een andere plek.
   *[other] { $count } kaarten lagen op een andere plek.
}
fair-not = Wat dit niet kan bewijzen
fair-not-lot = Dat de kaarten willekeurig zijn: wie een potje met een spelnummer begint, kan eerst veel nummers hebben geprobeerd. Het potje van de dag hangt alleen af van de datum.
fair-not-look = Dat jij niet hebt gespiekt: het is jouw apparaat en de stapel staat in het opgeslagen potje.
fair-not-program = Dat niemand het programma heeft veranderd.

## Daily deal

daily-about = Elke dag een nieuw potje, voor iedereen hetzelfde: dezelfde kaarten, dezelfde tegenstanders.
daily-bots = Drie computertegenstanders wachten op je.
daily-bots-then = Je kunt dit potje nog spelen, maar het telt niet mee voor je reeks.
practice-daily = Een oefenpotje geeft geen resultaat voor het potje van de dag. Na afloop kun je het opnieuw spelen om er een te halen.
daily-practice = Je hebt dit potje als oefenpotje gespeeld, dus er is nog geen resultaat. Speel het opnieuw om er een te halen.
daily-go-on = Verder spelen
daily-yours = Jij
daily-par = De Meester
daily-par-thinking = De Meester speelt dit potje op jouw stoel…
daily-above-par = Je haalde meer punten dan de Meester op jouw stoel!
daily-on-par = Precies evenveel punten als de Meester op jouw stoel.
daily-below-par = { $points ->
    [one] Op jouw stoel haalde de Meester { $points } punt meer.
   *[other] Op jouw stoel haalde de Meester { $points } punten meer.
}
daily-share-streak = { $count ->
    [one] Reeks: { $count } dag.
   *[other] Reeks: { $count } dagen.
}
daily-share-button = Delen
daily-streak = Huidige reeks
daily-streak-best = Langste reeks
daily-played = Gespeelde potjes
daily-streak-about = Een dag telt als je het potje op die dag (UTC) begint en uiterlijk de volgende dag afmaakt; oefenpotjes tellen niet. Sla je een dag over, dan begint een nieuwe reeks.
page-home = Start
home-title = Welkom terug
home-continue = Potje hervatten
home-dare = Voor iedereen dezelfde kaarten. Versla jij de Meester op jouw stoel?
home-yours = Jij: { $score }
home-master = de Meester: { $score }
home-week = Je laatste zeven dagen
home-day-missed = niet gespeeld
home-day-played = gespeeld
home-day-won = beter dan de Meester
home-mistake = Een fout rechtzetten
home-lost = { $band } in een van je potjes.
home-mend = Nog eens proberen
home-unrated = Je speelsterkte verschijnt hier zodra er potjes zijn geanalyseerd.
home-play = Een potje spelen
home-change = Aanpassen
daily-archive = Alle potjes van de dag
daily-next = Volgende potje om { $time }
daily-today = Potje van vandaag
daily-again-about = Speel het opnieuw zo vaak je wilt; je eerste resultaat telt.
daily-compare = Vergelijken en delen
month-before = Vorige maand
month-after = Volgende maand
not-persistent = In deze browser kon niet alles worden opgeslagen. Wat je hier ziet, kan deels verloren gaan als je de pagina sluit.
kept-unreadable = { $count ->
    [one] Eén item op dit apparaat is met deze versie niet leesbaar. Het is hier niet te zien, maar blijft bewaard.
   *[other] { $count } items op dit apparaat zijn met deze versie niet leesbaar. Ze zijn hier niet te zien, maar blijven bewaard.
}
notice-puzzle-unreadable = Deze puzzel kon niet worden geopend. Hij komt over { $days } dagen terug.
notice-decision-unreadable = Deze beslissing kon niet worden geopend.

## My mistakes

mistakes-about = Dure beslissingen komen terug als kleine puzzels. Een opgeloste puzzel komt terug na 3, 10 en 30 dagen, daarna ken je hem; een gemiste puzzel komt morgen terug.
mistakes-none = Hier is nog niets. Analyseer een afgelopen potje: je fouten en blunders worden automatisch toegevoegd.
mistakes-today = { $count ->
    [0] Geen puzzels vandaag
    [one] { $count } puzzel vandaag
   *[other] { $count } puzzels vandaag
}
mistakes-start = Beginnen
mistakes-puzzle = Puzzel { $number } van { $count }: wat zou je doen?
mistakes-number = Puzzel { $number } van { $count }
mistakes-answer = Antwoord tonen
mistakes-waiting = Binnenkort
mistakes-learned = Geleerd
mistakes-next-date = Volgende op
mistakes-next = Volgende puzzel
puzzles-back = Terug naar de puzzels
mistakes-solved = Opgelost! Deze puzzel komt terug op { $date }.
mistakes-solved-learned = Opgelost! Deze ken je nu.
mistakes-unsolved = Deze puzzel komt morgen terug.
mistakes-then = In het potje koos je: ‘{ $action }’.

## Trainer

trainer-about = Beslissingen uit potjes tussen computers, elk met één zet die duidelijk de beste is. De makkelijkere komen eerst. Los je er een op, dan komt die één keer terug, na 30 dagen; mis je er een, dan staat die morgen bij je fouten.
trainer-day = Stelling van de dag
trainer-solve = Oplossen
trainer-day-solved = Je hebt de stelling opgelost.
trainer-day-missed = Je hebt de stelling gemist. Je vindt die terug bij je fouten.
trainer-themes = Thema’s
trainer-solved = { $solved } van { $all } opgelost
trainer-source = De coach heeft alle zetten meermaals vergeleken met telkens andere kaarten die nog komen; in de laatste ronde heeft hij elke kaart meegeteld.
trainer-often = Hier vaak gekozen: ‘{ $action }’.
trainer-found = Spelers van niveau { $level } vinden de beste zet in { $share } van de 100 gevallen.
training-spoil = Een rij bederven
training-about-spoil = Een kaart die niemand helpt, kan een tegenstander toch punten kosten.
training-stake = Nemen of trekken?
training-about-stake = Een rij levert punten op. Neem je die en stap je uit de ronde, of waag je het erop en trek je nog een kaart?
training-jokers = Jokers
training-about-jokers = De joker nemen, laten liggen of er de juiste rij voor vinden.
training-last_round = De laatste ronde
training-about-last_round = Hierna komt niets meer, dus elke zet is tot het einde door te rekenen.

## Your games

finished-none = Potjes die je afmaakt, staan hier: om terug te kijken, te delen en te vergelijken.
finished-again = Nog eens met deze kaarten
finished-again-own = Jouw stoel
finished-count = { $count ->
    [one] { $count } potje
   *[other] { $count } potjes
}
finished-search = Zoeken
finished-more = Meer potjes tonen
finished-favourite = Favoriet
finished-favourites = Alleen favorieten
finished-note = Notitie
finished-table = Exporteren als tabel (CSV)
finished-opponents = Tegenstanders:
finished-players = Spelers:
finished-people = { $count ->
    [one] { $count } mens
   *[other] { $count } mensen
}
finished-continued = Vanuit een stelling
finished-no-bots = Alleen mensen
finished-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}

## Statistics

statistics-none = Maak een potje tegen de computer af en je ziet het hier terug: punten, plaatsen en hoe je spel zich ontwikkelt.
statistics-few = { $count ->
    [one] Je statistieken beginnen bij { $least } potjes: nog { $count } potje.
   *[other] Je statistieken beginnen bij { $least } potjes: nog { $count } potjes.
}
filters = { $count ->
    [0] Filters
   *[other] Filters ({ $count })
}
filters-clear = Filters wissen
statistics-variant = Variant
statistics-level = Computerniveau
statistics-style = Speelstijl
statistics-bot = Tegenstander
statistics-all = Alle
statistics-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
statistics-no-match = Geen potjes met deze filters.
statistics-practice = { $count ->
    [0] Oefenpotjes tellen niet mee.
    [one] { $count } oefenpotje telt niet mee.
   *[other] { $count } oefenpotjes tellen niet mee.
}
statistics-counted = Bij elk potje van de dag telt alleen je eerste poging. Een gedeelde overwinning telt als een deel van een overwinning.
figure-games = Potjes
figure-wins = Gewonnen
figure-points = Gem. score
figure-best = Beste score
figure-rank = Gem. plaats
by-variant = Per variant
by-level = Per niveau
by-style = Per speelstijl van de tegenstanders
by-bot = Per tegenstander
statistics-same = In al deze potjes gelijk
strength = Jouw speelsterkte
strength-between = Je speelt tussen de niveaus { $lower } en { $upper }
strength-like = Je speelt op niveau { $level }
strength-range = { $games ->
    [one] Na { $games } potje: ergens tussen { $low } en { $high }.
   *[other] Na { $games } potjes: ergens tussen { $low } en { $high }.
}
strength-games = { $games ->
    [one] Na { $games } potje.
   *[other] Na { $games } potjes.
}
strength-even = Een computertegenstander van niveau { $level } zou aan je gewaagd zijn.
strength-play = Tegen niveau { $level } spelen
strength-up = Hoger dan na het vorige potje.
strength-down = Lager dan na het vorige potje.
strength-same = Gelijk gebleven.
strength-wait = { $count ->
    [one] Na nog { $count } potje zie je hier je speelsterkte.
   *[other] Na nog { $count } potjes zie je hier je speelsterkte.
}
strength-course = Speelsterkte van potje tot potje
strength-band = Gekleurd: het 95%‑interval, waarin je speelsterkte waarschijnlijk ligt.
strength-about = De coach vergelijkt wat jouw beslissingen weggaven met wat computers van elk niveau weggeven. Geluk en resultaten tellen niet mee, potjes met hints ook niet.
goals-reached = { $reached } van { $all } behaald
goal-news = { $count ->
    [one] Doel behaald: { $goals }
   *[other] Doelen behaald: { $goals }
}
goal-next = Volgend doel: ‘{ $goal }’.
goal-news-all = Alle doelen zijn behaald.
goal-reached = behaald
goal-progress = { $done } van { $all }
goal-first = Win een potje
goal-alone = Win zonder hint
goal-tables = Win met elk aantal spelers
goal-sides = Win op beide kanten van de scorekaart, in beide edities
goal-levels = Versla computers van elk niveau
goal-styles = Win tegen elke speelstijl
goal-lead = Win met minstens { $lead } punten voorsprong
goal-points = Haal { $points } punten
goal-faultless = Geef met je eigen beslissingen minder dan één punt weg
goal-unlucky = Win terwijl de kaarten tegenzitten
goal-days = Maak de potjes van { $all } dagen af
goal-mistakes = Leer van { $all } van je fouten
chart-points = Punten in je laatste potjes
chart-lost-points = Punten verloren door je eigen keuzes
chart-mean = Gemiddelde: { $value }
chart-game = Potje
chart-date = Datum
chart-value = Waarde
chart-table = Als tabel tonen
backup-title = Back-up maken en overzetten
backup-about = Sla je potjes, dagresultaten, fouten en bots op, of zet ze over naar een ander apparaat. Niets telt dubbel.
backup-file = Exporteren naar bestand
backup-text = Exporteren als tekst
backup-text-label = Je gegevens als tekst, om te kopiëren
backup-open = Importeren uit bestand
backup-paste = Geëxporteerde tekst van een ander apparaat
backup-add = Importeren
backup-added = { $count ->
    [0] Niets nieuws: alle potjes stonden hier al.
    [one] { $count } potje geïmporteerd.
   *[other] { $count } potjes geïmporteerd.
}
backup-bots-added = { $count ->
    [one] { $count } bot geïmporteerd: die staat nu in de werkplaats.
   *[other] { $count } bots geïmporteerd: ze staan nu in de werkplaats.
}
backup-foreign = Dit is geen back-up van Coloretto. Er is niets veranderd.
backup-newer = Deze back-up komt uit een nieuwere versie. Laad de pagina opnieuw en probeer het nog eens.
backup-truncated = Het einde van deze back-up ontbreekt. Exporteer of kopieer hem nog een keer helemaal.
backup-damaged = Deze back-up is beschadigd. Er is niets geïmporteerd.
backup-too-big = Dit is veel te groot om een back-up van Coloretto te zijn. Het is niet geopend.
backup-no-room = Deze browser heeft geen ruimte voor alle bots uit deze back-up. Al het andere is geïmporteerd. Bewaar de back-up.

## Strategy by numbers

strategy-about = Deze cijfers komen van computers: { $games } potjes per tafel, alle spelers op niveau { $level }. Ze laten zien hoe deze spelers spelen. Wetten van het spel zijn het niet.
strategy-numbers = De cijfers
strategy-rule-1 = Op de bruine kant neem je vroeg in het potje al een rij van 5 punten. Later loont het om te wachten: in het laatste derde deel laten Experts zelfs 7 punten vaker liggen dan dat ze die nemen.
strategy-rule-2 = Op de bruine kant wacht je op volle rijen: met drie of meer spelers hebben zeven van de tien genomen rijen drie kaarten.
strategy-rule-3 = Op de bruine kant is een joker evenveel waard als een goede rij, en meer dan twee +2-kaarten.
strategy-rule-4 = Leg je halverwege het potje vast op drie kleuren: in het laatste derde deel is een kaart van de vierde kleur bijna niets meer waard.
strategy-rule-5 = Op de grijze kant stap je vroeg uit met weinig kaarten: met drie of vier spelers hebben twee van de drie genomen rijen één kaart.
strategy-date = Datum van de potjes:
strategy-interval = De dunne lijnen en de getallen naast elk cijfer geven het 95%‑interval aan: zo ver kan puur toeval het cijfer hebben verschoven.
strategy-bounds = { $sign ->
    [minus] { $low } tot { $high }
   *[plus] { $low }–{ $high }
}
strategy-early = Eerste derde deel
strategy-middle = Middelste derde deel
strategy-late = Laatste derde deel
strategy-few = te weinig
strategy-how = Hoe dit is gemeten
strategy-seat = Helpt het om te beginnen?
strategy-seat-finding = { $verdict ->
    [more] Met { $players } spelers wint de stoel die begint { $share } van de potjes: meer dan een evenredig deel van { $even }.
    [fewer] Met { $players } spelers wint de stoel die begint { $share } van de potjes: minder dan een evenredig deel van { $even }.
   *[even] Met { $players } spelers wint de stoel die begint { $share } van de potjes: evenredig zou { $even } zijn, en het verschil kan toeval zijn.
}
strategy-seat-caption = Resultaten naar beurtvolgorde
strategy-seat-head = Beurtvolgorde
strategy-seat-position = { $position ->
    [1] Begint
    [2] Tweede
    [3] Derde
    [4] Vierde
   *[other] Vijfde
}
strategy-seat-legend = Stippellijn: een evenredig deel, { $even }. De schaal van de punten begint niet bij 0.
strategy-seat-about = De beurtvolgorde is die van de eerste ronde. Een gedeelde overwinning telt als een deel van een overwinning.
strategy-take = Wanneer je een rij neemt
strategy-take-finding = Als de beste rij { $points } oplevert, nemen ze in het eerste derde deel van het potje in { $early } van de gevallen een rij en in het laatste in { $late }.
strategy-take-caption = Hoe vaak ze een rij nemen
strategy-take-head = De beste rij levert op
strategy-take-least = { $points } of minder
strategy-take-most = { $points } of meer
strategy-take-about = Elke beurt waarin zowel trekken als nemen mogelijk was, naar de punten die de beste rij meteen zou hebben opgeleverd. De derde delen zijn die van de kaarten boven de kaart ‘Laatste ronde’; de laatste ronde hoort bij het laatste derde deel.
strategy-cards = Wachten op een volle rij
strategy-cards-finding = In het middelste derde deel van het potje nemen ze in { $full } van de gevallen een rij als de beste { $count } kaarten heeft, en in { $single } als die maar één kaart heeft.
strategy-cards-caption = Hoe vaak ze een rij nemen
strategy-cards-head = De beste rij heeft
strategy-cards-about = Dezelfde beurten, naar het aantal kaarten in de rij die het meest zou hebben opgeleverd; bij meerdere zulke rijen die met de meeste kaarten.
strategy-rows = Wat rijen opleveren
strategy-rows-finding = { $share } van de rijen die ze nemen, heeft { $cards } en levert meteen gemiddeld { $points } op.
strategy-rows-caption = Genomen rijen, naar aantal kaarten
strategy-rows-head = Rij
strategy-rows-share = Deel van alle rijen
strategy-rows-points = Punten meteen
strategy-rows-about = Elke rij die is genomen, en hoeveel de score van de speler daardoor meteen veranderde.
strategy-specials = Jokers en +2-kaarten
strategy-specials-finding = In het middelste derde deel van het potje verwacht het netwerk dat een extra joker { $joker } waard is en een extra +2-kaart { $bonus }.
strategy-specials-caption = Wat een extra kaart toevoegt aan de uiteindelijke voorsprong, in punten
strategy-specials-head = Een extra kaart
strategy-specials-about = Een schatting, geen telling: hoeveel hoger het neurale netwerk de uiteindelijke voorsprong op de beste tegenstander schat als zo’n kaart aan het begin van een ronde van de trekstapel naar de kaarten van een speler gaat. In de intervallen zijn de eigen fouten van het netwerk niet verwerkt.
strategy-colours = Welke kleur je spaart
strategy-colours-finding = In het laatste derde deel van het potje verwacht het netwerk dat een extra kaart van de langste kleur { $longest } waard is, en een van de vierde kleur { $fourth }.
strategy-colours-caption = Wat een extra kaart toevoegt aan de uiteindelijke voorsprong, in punten
strategy-colours-head = Een extra kaart van de
strategy-colours-rank = { $rank ->
    [1] langste kleur
    [2] tweede kleur
    [3] derde kleur
   *[other] vierde kleur
}
strategy-colours-about = Een schatting, geen telling, gemaakt zoals bij de jokers. Alleen kleuren die de speler al heeft, tellen mee, op volgorde van het aantal kaarten.
strategy-scores = Wat scores waard zijn
strategy-scores-finding = Met { $players } spelers is de helft van alle scores van niveau { $strong } { $high } punten of meer; bij niveau { $weak } is dat { $low }.
strategy-scores-caption = Eindscores per niveau
strategy-scores-head = Niveau
strategy-scores-reach = { $share } haalt
strategy-scores-legend = Donker: de middelste 80% van de scores. Lijn: de score die de helft haalt. Minstens { $games } potjes per niveau.
strategy-scores-about = Computers van één niveau tegen elkaar, met de kaart ‘Laatste ronde’ op de standaardplek. Elke stoel van elk potje telt mee.

## About

about-game = Coloretto is een kaartspel van Michael Schacht. Dit is een onofficiële versie met eigen tekeningen en teksten; de naam is van de uitgever.
about-version = Versie { $version }. De spelregels, de engine en de computertegenstanders zijn in Python geschreven en draaien volledig in je browser.
about-privacy-title = Privacy
about-privacy = Potjes, instellingen en resultaten blijven op dit apparaat. Er wordt nergens iets naartoe gestuurd: geen tracking, geen cookies.
about-diagnostic-title = Probleem melden
about-diagnostic = Voeg deze tekst toe als je een probleem meldt. Er staan versienummers in, je browser, venstergrootte en instellingen, het potje als tekst en de laatste fouten, maar geen namen.
about-parts = Gemaakt met
about-part = Onderdeel
about-part-version = Versie
about-licence = Licentie
about-our-licence = Onze licentie
about-third-licences = Licenties van derden
about-bill = Softwarestuklijst (SBOM)
about-docs = Documentatie
in-english = { $words } (Engels)
about-workshop = Werkplaats: schrijf je eigen bot

### The rules page

rules-intro = Een kaartspel van Michael Schacht voor { $least } tot { $most } spelers, uitgelegd in onze eigen woorden. Een potje tegen de computer duurt een paar minuten, en elke beurt is één beslissing.
rules-contents = Inhoud
rules-steps = Het spel in zes plaatjes
rules-step-draw = Draai in je beurt de bovenste kaart van de trekstapel om.
rules-step-place = Leg die bij een rij naar keuze waar nog plek is.
rules-step-take = Of neem een rij: alle kaarten erin zijn van jou en je wacht tot de volgende ronde.
rules-step-plus = Aan het eind leveren je { $plus } beste kleuren punten op. Hoe meer kaarten, hoe beter.
rules-step-minus = Elke andere kleur kost je punten.
rules-step-last = Als de kaart ‘Laatste ronde’ verschijnt, wordt de ronde uitgespeeld. Daarna worden de punten geteld.
back-to-table = Terug naar de tafel

## The aim

aim = Doel van het spel
aim-plus = Iedereen spaart kaarten in { $colours } kleuren. Aan het eind leveren { $plus } van je kleuren pluspunten op en alle andere minpunten. Hoe meer kaarten je van een kleur hebt, hoe zwaarder die telt, in je voordeel of in je nadeel.
aim-few = Je wilt dus veel van een paar kleuren en weinig van de rest. Maar je neemt altijd een hele rij, en de anderen bepalen mee wat daarin terechtkomt.

## The cards

cards = De kaarten
rules-cards-colours = Je herkent de kleuren aan tint, patroon en symbool.
rules-cards-plus-two = Elke +2-kaart is { $points } punten waard, wat je verder ook hebt.
rules-cards-joker = Een joker wordt een kaart van een kleur naar keuze, maar pas aan het eind van het potje.
rules-cards-golden = De gouden joker is een joker die je bovendien nog een kaart oplevert (zie ‘Jokers’).
rules-cards-last-round = De kaart ‘Laatste ronde’ zit verborgen in de trekstapel en kondigt het einde van het potje aan. Niemand krijgt die kaart ooit.
rules-cards-table = Kaarten per editie
rules-kind = Kaarten
rules-kind-colour = elk van de { $colours } kleuren
rules-kind-under-marker = kaarten onder de kaart ‘Laatste ronde’
rules-kind-all = totaal
rules-cards-marker-choice = Als je een potje instelt, kun je de kaart ‘Laatste ronde’ in beide edities boven de laatste { $depths } kaarten leggen.

## Setting up

set-up = Voorbereiding
rules-setup-how = De computer doet dit allemaal voor je: hij haalt willekeurige kleuren uit het spel, deelt iedereen beginkaarten van verschillende kleuren, schudt de rest en legt de kaart ‘Laatste ronde’ op de juiste plek. Ook wie er begint, is willekeurig.
rules-setup-table = Voorbereiding per aantal spelers
rules-setup-players = Spelers
rules-setup-removed = Verwijderde kleuren
rules-setup-starting = Beginkaarten per speler
rules-setup-rows = Rijen
rules-setup-room = Kaarten per rij
rules-setup-supply = Trekstapel

## Your turn

turn = Je beurt
rules-turn-one = Je hebt twee mogelijkheden. Passen mag niet.
rules-turn-draw-title = Trekken en leggen
rules-turn-draw = Draai de bovenste kaart van de trekstapel om, bekijk die en kies dan pas een rij: elke rij waar nog plek is en die nog niet is genomen. Als bij geen enkele rij plek is of als de trekstapel op is, mag je niet trekken.
rules-turn-take-title = Een rij nemen
rules-turn-take = Neem een rij waarin minstens één kaart ligt, met alles erin. De kaarten komen bij je eigen kaarten en je doet niet meer mee tot de ronde afgelopen is. Niemand anders kan die rij deze ronde nog gebruiken.
rules-turn-next = Daarna is de volgende speler aan de beurt die nog geen rij heeft genomen. Wie als laatste overblijft, gaat alleen verder, mag kaarten trekken en leggen zolang dat kan, en moet aan het eind ook een rij nemen.
rules-turn-colours = Je kiest je kleuren niet vooraf: aan het eind leveren de kleuren die het meest waard zijn vanzelf pluspunten op. Je mag zoveel kleuren sparen als je wilt; het kost je alleen punten.

tips-again = In je eerste potje laten tips aan tafel zien wat je kunt doen. Hier kun je ze weer aanzetten.

## The end of a round

round = Het einde van een ronde
round-end = Als iedereen een rij heeft genomen, is de ronde voorbij. De rijen worden leeg teruggelegd, en wie de laatste rij nam, begint de volgende ronde.

## Jokers

jokers-title = Jokers
jokers-when = Jokers blijven naast je kleuren liggen tot het potje is afgelopen. Dan kies je voor elke joker een kleur. Die hoeven niet gelijk te zijn, en je mag zelfs een kleur noemen waarvan je geen kaart hebt. De beste keuze is al ingevuld, maar je mag die veranderen.
jokers-golden = De gouden joker telt als joker. Bovendien draait wie een rij met de gouden joker neemt, meteen de bovenste kaart van de trekstapel om en voegt die aan de eigen kaarten toe. Is de trekstapel op, dan gebeurt er niets.

## The last round

last-round-title = De laatste ronde
last-round-when = Als iemand de kaart ‘Laatste ronde’ omdraait, gaat die opzij en draait die speler een andere kaart om. De ronde wordt uitgespeeld en daarna is het potje afgelopen.
last-round-count = Aan tafel zie je hoeveel kaarten er tot dan nog getrokken worden.

## Scoring

scoring = Puntentelling
scoring-how = Hoeveel punten een kleur waard is, hangt af van het aantal kaarten dat je ervan hebt, jokers meegeteld. Je { $plus } meest waardevolle kleuren tellen als pluspunten, elke andere kleur als minpunten. Elke +2-kaart levert { $points } punten extra op.
scoring-sides = De scorekaart heeft twee kanten; je kiest er een als je een potje instelt. Op de bruine kant maakt elke extra kaart een kleur meer waard, tot { $most } kaarten. Op de grijze kant zijn { $peak } kaarten van een kleur het best; daarboven daalt de waarde weer.
points-table = Punten naar aantal kaarten van een kleur
points-count = Kaarten van een kleur
points-more = { $count } of meer
side-brown = Bruine kant
side-grey = Grijze kant
example-title = Een voorbeeld
example-about = Deze kaarten plus één joker, op beide kanten geteld. De joker gaat naar waar hij het meest oplevert.
example-table = Een voorbeeld, op beide kanten geteld
example-pile = Stapeltje
example-joker = { $points }, met de joker
example-total = Totaal

## Two players

two = Twee spelers
rules-two-rows = Er zijn drie rijen, met plek voor één, twee en drie kaarten. Elke speler begint met twee kaarten, en alle vier de beginkaarten hebben een andere kleur.
rules-two-end = Een ronde eindigt als beide spelers een rij hebben genomen. De kaarten in de derde rij gaan uit het spel.

## Editions

editions = Twee edities
rules-editions-classic = De klassieke editie heeft { $jokers } jokers, en de kaart ‘Laatste ronde’ ligt boven op de laatste { $depth } kaarten.
rules-editions-golden = De editie met de gouden joker heeft de gouden joker en { $jokers } gewone jokers, en de kaart ‘Laatste ronde’ ligt boven op de laatste { $depth } kaarten.

### The embed page

share-intro = Zet een tafel in een bericht op een willekeurige site. Kies wat je lezers te zien krijgen en kopieer dan de code die bij je site past. Het spel wordt pas geladen als ze op ‘Spelen’ drukken.
share-choice = Wat lezers zien
share-preview = Voorbeeld
share-ways = Insluitcode
share-subject = Inhoud
share-subject-deal = Een nieuw potje
share-subject-pos = Een stelling
share-subject-record = Een opgenomen potje
share-pos = Stelling als tekst
share-record = Potje als tekst
share-seed-hint = Laat leeg om elke lezer andere kaarten te geven
share-transparent = Doorzichtige achtergrond
share-compact = Compact: geen spelverloop
share-accent = Eigen kleur voor knoppen
share-accent-colour = Kleur van de knoppen
share-frame = Gewoon iframe
share-frame-about = Voor elke site die HTML toelaat. De hoogte ligt vast.
share-script = Iframe met script
share-script-about = Voor sites die ook scripts toelaten: het iframe past zijn hoogte aan het spel aan, en je pagina krijgt bericht van wat erin gebeurt.
share-element = Eigen HTML-element
share-element-about = Als je zelf pagina’s bouwt: zoveel als je wilt op één pagina, elk pas geladen als lezers ernaartoe scrollen.
share-link = Alleen een link
share-link-about = Voor WordPress en Ghost: op een eigen regel verandert de link in een ingesloten spel. Van je keuzes hierboven blijft alleen de taal behouden.

## Link previews, and the page of browsers without JavaScript

needs-javascript = Deze pagina heeft JavaScript nodig.
site-play = Speel Coloretto
site-description = Speel Coloretto, het kaartspel van Michael Schacht, tegen computertegenstanders: gratis, in je browser.
