title = Coloretto
tagline = Sammle drei Farben. Alle anderen kosten dich Punkte.

## Buttons

play = Spielen
new-game = Neues Spiel
rules = Regeln
more = Mehr
page-daily = Tagespartie
page-book = Fehlerbuch
page-statistics = Statistik
page-games = Partie öffnen oder aufheben
page-fairness = Geht es fair zu?
page-about = Über das Spiel
undo = Zurück
redo = Vor
try-again = Noch einmal
cancel = Abbrechen
close = Schließen
dismiss = Ausblenden
play-again = Noch ein Spiel
review = Auf die Partie zurückblicken
draw = Karte ziehen
confirm-jokers = Joker bestätigen
next = Weiter
finish-round = Runde beenden
coach-hint = Tipp
coach-why = Warum?

## Welcome and loading

welcome-about = Wenn du dran bist, deckst du eine Karte auf und legst sie an eine Reihe an, oder du nimmst eine Reihe mit all ihren Karten. Am Ende bringen deine drei besten Farben Pluspunkte, alle anderen Minuspunkte.
welcome-start = Du gegen drei Computergegner
loading-begin = Das Spiel wird vorbereitet
loading-download = Das Spiel wird geladen: { $loaded } von { $total } MB
loading-start = Die Computergegner werden geweckt
loading-import = Die Karten werden ausgelegt
loading-ready = Der Tisch ist bereit
loading-failed = Das Spiel ließ sich nicht starten
loading-stopped = Das Spiel steht still
failed-download = Ein Teil des Spiels ließ sich nicht laden. Prüfe die Verbindung und versuch es noch einmal.
failed-stalled = Seit einer Weile kommt nichts mehr an. Prüfe die Verbindung und versuch es noch einmal.
failed-worker = Der Browser konnte das Spiel nicht ausführen. Vielleicht hilft ein aktueller Browser.
failed-offline = Es besteht keine Verbindung, und ein Teil des Spiels ist noch nicht auf diesem Gerät. Es startet von selbst, sobald du online bist.
failed-stopped = Das Spiel ist unerwartet stehen geblieben. Dein Spielstand ist gesichert; mit „Noch einmal“ geht es weiter.
failed-stopped-no-game = Das Spiel ist unerwartet stehen geblieben. Mit „Noch einmal“ startet es neu.
unfinished-count = { $count ->
    [one] { $count } unbeendete Partie
   *[other] { $count } unbeendete Partien
}

## Cards

# Between what is listed.
comma = { ", " }
card-c0 = rot
card-c1 = orange
card-c2 = gelb
card-c3 = grün
card-c4 = türkis
card-c5 = blau
card-c6 = lila
card-plus-two = +2
card-joker = Joker
card-golden = goldener Joker
# The letters on the cards of one skin: pairwise different in a language.
# Gelb and Grün both begin with G, so neither has it: E and N are the second letters of their usual short forms ge and gn.
letter-c0 = R
letter-c1 = O
letter-c2 = E
letter-c3 = N
letter-c4 = T
letter-c5 = B
letter-c6 = L
colour-c0 = Rot
colour-c1 = Orange
colour-c2 = Gelb
colour-c3 = Grün
colour-c4 = Türkis
colour-c5 = Blau
colour-c6 = Lila

## Seats

name-you = Du
name-player = Spieler { $number }
name-bot-0 = Iris
name-bot-1 = Bruno
name-bot-2 = Clio
name-bot-3 = Dario
name-bot-4 = Enya
seat-now = Am Zug
seat-out = Diese Runde raus
seat-out-short = Raus
seat-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
seat-empty = Noch ohne Karten
seat-placed = An Reihe { $row } angelegt: { $card }
practice = Übung
practice-about = Ein Zug wurde zurückgenommen, nachdem eine neue Karte zu sehen war: Ab hier ist dieses Spiel eine Übung.
points-aid = Punkte je Farbe
points-aid-item = { $count ->
    [one] { $count } Karte: { $points }
   *[other] { $count } Karten: { $points }
}
points-aid-most = { $count } oder mehr Karten: { $points }
pile-plus = { $count } × { $card }: { $points } im Plus
pile-minus = { $count } × { $card }: { $points } im Minus
pile-bonus = { $count ->
    [one] eine { $card }-Karte
   *[other] { $count } { $card }-Karten
}: { $points } im Plus
pile-joker = { $count } × { $card }
pile-with-jokers = { $pile }, { $jokers ->
    [one] ein Joker mitgezählt
   *[other] { $jokers } Joker mitgezählt
}

## Table

table = Tisch
opponents = Gegner
rows = Reihen
row-place = An Reihe { $row } anlegen: { $content }
row-take = Reihe { $row } nehmen: { $content }
row-idle = Reihe { $row }: { $content }
row-empty = leer
row-taken = genommen ({ $name })
row-taken-short = { $name }
row-space = { $count ->
    [0] voll
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
row-worth = { $row }. { $gain }
row-worth-then = { $row }. Danach genommen: { $gain }
gain-more = { $points ->
    [one] { $points } Punkt mehr
   *[other] { $points } Punkte mehr
}
gain-less = { $points ->
    [one] { $points } Punkt weniger
   *[other] { $points } Punkte weniger
}
gain-none = Punkte unverändert
row-place-short = Leg an
row-take-short = Nimm
supply-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
supply-draws-left = { $count ->
    [0] Nächste Karte: letzte Runde
    [one] { $count } Karte bis zur letzten Runde
   *[other] { $count } Karten bis zur letzten Runde
}
last-round = Letzte Runde
unseen = Noch im Stapel
unseen-item = { $count } × { $card }
prompt-decide = Dein Zug: ziehen oder Reihe nehmen
prompt-draw = Dein Zug: Karte ziehen
prompt-take = Dein Zug: Reihe nehmen
prompt-place = Dein Zug: Karte anlegen ({ $card })
prompt-jokers = Gib jedem Joker eine Farbe
prompt-decide-named = { $name }: ziehen oder Reihe nehmen
prompt-draw-named = { $name }: Karte ziehen
prompt-take-named = { $name }: Reihe nehmen
prompt-place-named = { $name }: Karte anlegen ({ $card })
prompt-jokers-named = { $name }: Gib jedem Joker eine Farbe
prompt-bot = { $name } denkt nach
prompt-over = Das Spiel ist zu Ende
status-undone = Zurückgenommen.
status-redone = Wiederhergestellt.
status-practice = Zurückgenommen. { practice-about }
status-score = { $name }: { $points }
# A name or a clause, made a sentence.
said = { $words }.
refused = Das geht jetzt nicht.
said-seat = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
said-supply = { $count ->
    [one] { $count } Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
said-over = Endstand: { $scores }. { $winners }

## Hints for the first game

hint-draw = Deck zuerst eine Karte auf. Du siehst sie, bevor du eine Reihe für sie aussuchst.
hint-place = Leg die Karte an eine Reihe mit freiem Platz an. Wer diese Reihe nimmt, bekommt sie: jemand anderes oder du.
hint-choose = Zieh noch einmal oder nimm eine Reihe. Die Zahl an der Reihe zeigt, wie sich deine Punkte ändern, wenn du sie nimmst.
hint-must-take = Zum Anlegen ist kein Platz mehr, also nimmst du diesmal eine Reihe.
hint-fourth = Nur deine drei besten Farben bringen Pluspunkte. Jede weitere kostet dich etwas: Halte sie klein.
hint-full = Eine volle Reihe ändert sich nicht mehr. Passt sie dir, dann nimm sie, bevor es jemand anderes tut.
hint-joker = Ein Joker bekommt seine Farbe erst am Ende des Spiels. In deinen Punkten ist die beste Wahl schon eingerechnet.
hint-last-round = Das ist die letzte Runde: Die nächste Reihe, die du nimmst, ist deine letzte.
hint-out = Du bist raus, bis diese Runde endet. Schau, was die anderen sammeln.
hint-dismiss = Okay
hints-stop = Tipps aus

## Log

log = Spielverlauf
log-round = Runde { $round }. { $name } beginnt.
log-round-you = Runde { $round }. Du beginnst.
log-discarded = Aus dem Spiel: { $cards }.
log-draw = { $name }: { $card } gezogen.
log-place = { $name }: { $card } an Reihe { $row } angelegt.
log-take = { $name }: Reihe { $row } genommen ({ $cards }).
log-take-revealed = { $name }: Reihe { $row } genommen ({ $cards }). Vom goldenen Joker aufgedeckt: { $revealed }.
log-last-round = Die Karte „Letzte Runde“: Das ist die letzte Runde.
log-over = Das Spiel ist zu Ende.

## Jokers and scores

jokers = Joker
jokers-about = Gib jedem Joker eine Farbe. Die beste Wahl ist schon eingestellt.
jokers-about-named = { $name }, gib jedem Joker eine Farbe. Die beste Wahl ist schon eingestellt.
joker = Joker { $number }
joker-given = Joker { $number }: { $colour }
joker-suggested = Vorschlag: { $colours }
jokers-score = Deine Punkte mit dieser Wahl: { $score }
final-scores = Endstand
wins-you = Gewonnen!
wins = { $name } gewinnt
wins-shared = Geteilter Sieg: { $names }
column-player = Spieler
column-rank = Platz
column-plus = Plus
column-minus = Minus
column-bonus = +2
column-total = Summe

## Computer players

level-newcomer = Neuling
level-casual = Hobby
level-regular = Geübt
level-strong = Stark
level-expert = Profi
level-master = Meister
style-hoarder = Hamster
style-spoiler = Quälgeist
style-early-leaver = Frühaussteiger
style-gambler = Zocker
style-joker-hunter = Jokerjäger
bot-about = Über { $name }, { $level }

## Settings

settings = Optionen

## Notices

notice-problem = „{ $value }“ ist bei „{ $name }“ nicht möglich ({ $allowed }). Stattdessen gilt: { $used }.
notice-no-language = Die Texte in deiner Sprache ließen sich nicht laden. Die Seite ist vorerst auf Englisch.
notice-no-storage = Dieser Browser lässt die Seite dein Spiel nicht speichern. Es ist weg, sobald du die Seite schließt.
notice-no-storage-framed = Hier wird dein Spiel nicht aufgehoben. „Ganze Seite“ nimmt es mit.
notice-save-unreadable = Dein gespeichertes Spiel ließ sich nicht öffnen. Es ist beiseitegelegt, nichts geht verloren.
notice-update = Eine neue Version ist da. Dein Spiel geht mit ihr weiter, wie es steht.
notice-part-missing = Dieser Teil ließ sich nicht laden. Prüfe die Verbindung und versuch es noch einmal.
notice-restarted = Die Computer waren stehen geblieben. Sie sind wieder wach, und deine Partie geht weiter, wo sie war.
notice-other-tab = Diese Partie wird auch in einem anderen Tab gespielt. Aufgehoben wird, was zuletzt gespielt wurde.
follow-other-tab = Von dort weiterspielen
use-update = Jetzt verwenden
error-IllegalActionError = Das geht gerade nicht.
error-NotationError = Das hat das Spiel nicht verstanden.
error-InvalidPositionError = Diese Stellung kann in keiner Partie vorkommen.
error-PlayerNameError = Ein Name hat 1 bis 24 Zeichen, davon mindestens ein sichtbares, und keine Steuerzeichen.
error-VariantError = Ein Spiel mit diesen Angaben ist nicht möglich.
error-RecordError = Dieses gespeicherte Spiel ist nicht lesbar.
error-RequestError = Das Spiel hat die Seite nicht verstanden.
error-other = Etwas ist schiefgegangen. Das Spiel geht weiter, wie es war.
notice-link-unreadable = Das Spiel in dem Link ließ sich nicht öffnen.
notice-earlier = Die Partie, die du gerade gespielt hast, ist aufgehoben.
open-earlier = Dorthin zurück
notice-stopped-twice = Was geöffnet werden sollte, hat das Spiel zweimal angehalten. Es wurde nicht noch einmal geöffnet.
notice-game-gone = Diese unbeendete Partie gibt es hier nicht mehr.
notice-erased-elsewhere = In einem anderen Tab wurde alles auf diesem Gerät gelöscht. Dieser Tab speichert nichts mehr: Schließt du ihn, ist seine Partie weg.
show-kept-games = Anzeigen
full-page = Ganze Seite

### What only some visits show

## Set-up

setup-title = Neues Spiel
setup-wait = Die Computergegner sind unterwegs …
setup-players = Spieler
setup-edition = Ausgabe
setup-scoring = Wertung
setup-marker = Letzte Runde
setup-marker-usual = Wie üblich
setup-marker-depth = Letzte { $count } Karten
setup-seed = Spielnummer
setup-seed-hint = Leer lassen für zufälliges Mischen
setup-seat = Platz { $number }
setup-kind = Wer auf Platz { $number } spielt
setup-name = Name auf Platz { $number }
setup-level = Stufe auf Platz { $number }
setup-style = Stil auf Platz { $number }
setup-levels = Stufe der Computer
setup-levels-differ = Gemischt
setup-levels-none = Ohne Computer
kind-human = Mensch
kind-bot = Computer
edition-classic = Klassisch
edition-golden = Goldener Joker
scoring-brown = Braun: 1 3 6 10 15 21
scoring-grey = Grau: 1 4 8 7 6 5

## Computer players

level-about-newcomer = Neu im Spiel: achtet nur auf die eigenen Karten und macht reichlich Fehler.
level-about-casual = Spielt zum Spaß: kümmert sich um die eigenen Karten, behält im Auge, wer als Nächstes dran ist, und vertut sich ab und zu.
level-about-regular = Kennt das Spiel gut: beobachtet alle am Tisch und schätzt trotzdem hier und da eine Reihe falsch ein.
level-about-strong = Beobachtet alle und urteilt gut. Fehler sind selten und klein.
level-about-expert = Hat sich das Spiel selbst beigebracht: Ein trainiertes Netz wägt jede Karte ab, die als Nächstes kommen könnte. Das Ende der letzten Runde gelingt ohne einen einzigen Fehler.
level-about-master = Nimmt sich Zeit: spielt die aussichtsreichsten Züge viele Male im Kopf durch, bevor die Entscheidung fällt.
level-rank = Stufe { $rank } von { $levels }
style-none = Ohne Stil
style-about-hoarder = Wartet auf volle Reihen und füllt sie auf.
style-about-spoiler = Legt Karten dort an, wo sie den anderen schaden.
style-about-early-leaver = Nimmt, was gut genug ist, und verlässt die Runde.
style-about-gambler = Deckt noch eine Karte auf und setzt alles auf eine Reihe.
style-about-joker-hunter = Hat es auf Joker und +2-Karten abgesehen.
bot-figures = Bilanz der Stufe
bot-share = Gewinnt { $share } der Spiele gegen drei Gegner der Stufe „Geübt“ (ausgeglichen wären { $even })
bot-lost = Verschenkt { $points } Punkte pro Entscheidung
bot-blunders = Grobe Fehler (drei Punkte oder mehr) bei { $blunders } der Entscheidungen
bot-figures-hint = Gemessen in vielen Spielen der Computer untereinander. Die Säulen zeigen alle Stufen, die schwächste zuerst.

## Settings

settings-language = Sprache
language-system = Wie der Browser
settings-pace = Tempo der Computer
pace-instant = Sofort
pace-fast = Schnell
pace-normal = Normal
pace-slow = Langsam
pace-step = Schrittweise
settings-volume = Ton
volume-off = Aus
settings-skin = Karten
skin-patterns = Chamäleons und Muster
skin-suits = Symbole
skin-letters = Buchstaben
settings-theme = Hell oder dunkel
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
settings-contrast = Kontrast
contrast-system = Wie das Gerät
contrast-more = Mehr
settings-text = Schriftgröße
text-normal = Normal
text-large = Groß
text-larger = Größer
settings-motion = Bewegung
motion-system = Wie das Gerät
motion-full = Karten wandern
motion-less = Möglichst wenig
hints-show = Tipps wieder zeigen
hints-shown = Am Tisch gibt es wieder Tipps.
share-title = Teilen und einbetten
keyboard = Tastatur

## On this device

offline-unknown = Spielen ohne Netz: noch nicht bereit
offline-fetching = Spielen ohne Netz: { $done } von { $total } Dateien
offline-ready = Bereit zum Spielen ohne Netz
offline-interrupted = Spielen ohne Netz: Der Rest folgt, sobald wieder eine Verbindung da ist
offline-unavailable = Spielen ohne Netz ist hier nicht möglich
forget = Alles auf diesem Gerät vergessen
forget-question = Das löscht alles, was auf diesem Gerät gespeichert ist: die laufende Partie und deine unbeendeten Partien, alle beendeten Partien samt Statistik, deine Tagesergebnisse und Serien, das Fehlerbuch, die Optionen, die gesehenen Tipps und die Dateien zum Spielen ohne Netz. Es lässt sich nicht rückgängig machen.
forget-save-first = Eine Datei enthält deine beendeten Partien, Tagesergebnisse und Fehler. Unbeendete Partien kannst du unter „Partie öffnen oder aufheben“ kopieren.
forget-save-file = Vorher als Datei speichern
forget-yes = Alles vergessen

## What the address asks for

parameter-players = Spieler
parameter-edition = Ausgabe
parameter-scoring = Wertung
parameter-seed = Spielnummer
parameter-level = Stufe
parameter-marker_depth = Karten der letzten Runde
parameter-speed = Tempo
parameter-lang = Sprache
parameter-theme = Darstellung
parameter-daily = Tagespartie
parameter-accent = Akzentfarbe
parameter-bg = Hintergrund
used-usual = wie üblich

## In a frame on somebody's page

frame-about = { $bots ->
    [one] Du gegen einen Computergegner
   *[other] Du gegen { $bots } Computergegner
}
frame-your-move = Was würdest du tun?
frame-replay = Eine Partie zum Zusehen
frame-loading = Wird geöffnet …
link = Link zur Partie
link-about = Dieser Rahmen darf keine anderen Seiten öffnen. Kopiere den Link und öffne ihn im Browser: Dort geht dein Spiel weiter.
copy = Kopieren
copied = Kopiert
copy-by-hand = Kopiere den markierten Text von Hand

## A decision as a question

answer-title = Was jede Wahl wert ist
answer-thinking = Der stärkste Computergegner überlegt …
answer-best = Du hast das Beste gewählt.
answer-equal = Deine Wahl ist so gut wie die beste.
answer-worse = { $action }: Das gewinnt öfter (um { $share }).
answer-choice = Wahl
answer-share = Siegchance
answer-lead = Vorsprung in Punkten
answer-yours = deine
answer-exact = Bis zum Ende des Spiels durchgerechnet, über alle Karten, die noch kommen können.
answer-estimated = Geschätzt: viele Male weitergespielt mit den Karten, die noch kommen können.
choose-again = Neu wählen
play-on = Weiterspielen
notice-position-unreadable = Die Stellung in der Adresse ließ sich nicht öffnen.
answer-band = ≈ etwa gleich gut: Unterschiede unter { $share } lassen sich nicht erkennen.
answer-same = ≈ genau gleich gut.
about-equal = etwa gleich gut

## A game to watch

replay = Aufgezeichnete Partie
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-on = Abspielen
replay-pause = Anhalten
replay-forth = Einen Schritt weiter
replay-last = Zum Ende
replay-ply = Schritt
take-over = Ab hier spielen
notice-record-unreadable = Die Partie in der Adresse ließ sich nicht öffnen.
replay-ply-of = Schritt { $ply } von { $plies }
prompt-shown = Am Zug: { $name }
replay-manner = Wiedergabe
replay-speed = Tempo
replay-from = Aus Sicht von
replay-close = Zusehen beenden
keys-hint-replay = Solange du einer aufgezeichneten Partie zusiehst:
key-step = Einen Schritt zurück oder weiter
key-by-itself = Abspielen oder anhalten
key-ends = Zum Anfang oder zum Ende

## Keyboard

keys-hint = Solange der Tisch den Fokus hat:
keys-listening = Mit einem Screenreader wirken diese Tasten in dessen Fokusmodus. Tab und Eingabe wirken immer.
key-draw = Karte ziehen
key-row = An die Reihe anlegen oder sie nehmen
key-rows = Von Reihe zu Reihe gehen
key-next = Die Computer weiterspielen lassen
key-finish = Runde beenden
key-hint = Ein Tipp; noch einmal: mehr davon
key-why = Warum der Computer das getan hat
key-undo = Zug zurücknehmen
key-redo = Zug wiederherstellen
key-again = Die letzte Ansage wiederholen
key-scores = Punkte und Karten aller ansagen
key-table = Ansagen, was in den Reihen liegt
key-help = Diese Tasten zeigen
# What is printed on keyboards.
key-name-space = Leertaste
key-name-escape = Esc
key-name-home = Pos1
key-name-end = Ende

## The coach

action-place = An Reihe { $row } anlegen
action-take = Reihe { $row } nehmen
nudge-draw = Noch eine Karte sieht am besten aus.
nudge-draw-close = Noch eine Karte sieht gut aus, etwas anderes aber etwa genauso.
nudge-place = Sieh nach, wo die Karte dir hilft und wo sie anderen schadet.
nudge-place-close = Sieh nach, wo die Karte dir hilft und wo sie anderen schadet. Mehrere Reihen sind etwa gleich gut.
nudge-take = Eine Reihe zu nehmen sieht am besten aus.
nudge-take-close = Eine Reihe zu nehmen sieht gut aus, Ziehen aber etwa genauso.
look-at-gains = Welche Reihe bringt dir am meisten?
look-at-loses_least = Welche Reihe kostet dich am wenigsten?
look-at-denies = Was würden die anderen gern nehmen?
look-at-joker = Auf dem Tisch liegt ein Joker.
look-at-plus_twos = +2-Karten zählen immer.
look-at-row_full = Eine volle Reihe wird nicht mehr besser.
look-at-avoids_fourth_colour = Nur drei Farben zählen plus.
look-at-helps = Welche Reihe möchtest du nehmen?
look-at-spoils = Wem kannst du die Lieblingsreihe verderben?
look-at-keeps_clean = Halte die Reihe sauber, die dir am besten gefällt.
look-at-fills = An eine volle Reihe kommt keine Karte mehr.
look-at-little_to_take = In den Reihen liegt noch wenig.
look-at-likely_better = Die meisten Karten, die kommen können, würden dir helfen.
look-at-nobody_wants = Wer will die Reihe noch, die dir gefällt?
hint-best = Das Beste zeigen
hint-all = Alle Möglichkeiten zeigen
hint-is-best = Am besten: { $action }
hint-is-about-best = Mit am besten: { $action }
why-before = Früher
why-after = Später
why-chosen = gewählt
why-nothing = Dafür spricht nichts, was sich auf dem Tisch abzählen ließe.
why-best = Etwas Besseres gab es nicht.
why-about-best = Etwa so gut wie das Beste: Unterschiede unter { $share } lassen sich nicht erkennen.
why-as-good = Genau so gut wie das Beste.
why-not-best = Besser wäre gewesen: { $action }
why-estimated = Geschätzt mit einem Blick zwei Entscheidungen voraus.
reason-gains = Sie bringt { $amount }; keine Reihe bringt mehr.
reason-loses_least = Alle Reihen kosten Punkte; diese am wenigsten ({ $amount }).
reason-denies = Es nimmt { $name } die beste Reihe weg, { $amount } besser als die nächste.
reason-denies-you = Es nimmt dir die beste Reihe weg, { $amount } besser als die nächste.
reason-joker = { $count ->
    [one] Darin liegt ein Joker.
   *[other] Darin liegen { $count } Joker.
}
reason-plus_twos = { $count ->
    [one] Die +2 darin zählt auf jeden Fall.
   *[other] Die { $count } +2-Karten darin zählen auf jeden Fall.
}
reason-row_full = Die Reihe ist voll und wird nicht mehr besser.
reason-avoids_fourth_colour = { $count ->
    [one] Es bleibt bei einer Farbe; mit Reihe { $row } wären es { $there }.
   *[other] Es bleibt bei { $count } Farben; mit Reihe { $row } wären es { $there }.
}
reason-helps = Die Karte macht die Reihe um { $amount } besser für den, der sie angelegt hat.
reason-spoils = Die Karte macht die Reihe für { $name } um { $amount } schlechter.
reason-spoils-you = Die Karte macht die Reihe für dich um { $amount } schlechter.
reason-keeps_clean = An Reihe { $row }, der besten, würde die Karte { $amount } kosten.
reason-fills = Damit ist die Reihe voll.
reason-little_to_take = Noch bringt keine Reihe mehr als { $amount }.
reason-likely_better = Mit { $share } der Karten wird eine Reihe besser, als es jetzt die beste ist, im Schnitt um { $amount }.
reason-nobody_wants = Reihe { $row }, die beste, bringt sonst niemandem etwas: Sie läuft nicht weg.
reason-only_choice = Es gab keine andere Wahl.
reason-last_one_in = Alle anderen haben schon eine Reihe genommen.
reason-last_round = Es ist die letzte Runde.
reason-last_round_near = { $count ->
    [one] Noch eine Karte bis zur letzten Runde.
   *[other] Noch { $count } Karten bis zur letzten Runde.
}
amount-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}

## Looking back on a game

review-title = Rückblick
review-working = Der Trainer geht die Partie durch, Entscheidung für Entscheidung …
review-whose = Wessen Partie
review-well = { $name }: { $part } von { $count } Entscheidungen hätten nicht besser sein können.
review-well-you = { $part } von deinen { $count } Entscheidungen hätten nicht besser sein können.
review-cards-for = Die Karten haben { $name } { $amount } Vorsprung gebracht.
review-cards-for-you = Die Karten haben dir { $amount } Vorsprung gebracht.
review-cards-against = Die Karten haben { $name } { $amount } gekostet.
review-cards-against-you = Die Karten haben dich { $amount } gekostet.
review-choices = Entscheidungen haben { $amount } gekostet.
review-choices-you = Deine eigenen Entscheidungen haben { $amount } gekostet.
band-best = beste Wahl
band-good = gut
band-inaccuracy = ungenau
band-mistake = Fehler
band-blunder = Patzer
band-count = { $band }: { $count }
review-curve = Wie die Chancen standen
review-ply = Schritt
review-start = Vor dem ersten Schritt
review-see = Den Tisch ansehen
review-anew = Neu entscheiden
review-table = Als Tabelle
review-luck = Glück mit der Karte: { $share }
review-again = Noch einen Blick wert
review-better = Besser: { $action }. Das hat { $share } Siegchance gekostet.
review-luckiest = Die Karten, die am meisten geändert haben
review-accounts = Können und Glück
review-accounts-about = Punkte Vorsprung vor dem Besten der anderen am Ende: was der Anfang, die Karten und die Entscheidungen aller beigetragen haben. Jede Entscheidung wird nur nach dem beurteilt, was man da wissen konnte; „nicht vorhergesehen“ ist, was ein Blick zwei Entscheidungen voraus nicht sehen konnte.
account-start = Am Anfang erwartet
account-luck = Karten
account-own = Eigene Entscheidungen
account-others = Entscheidungen anderer
account-unforeseen = Nicht vorhergesehen
account-final = Am Ende
back-to-review = Zurück zum Rückblick

## Games to open and to keep

games-open = Eine Partie öffnen
games-open-about = Füge eine Aufzeichnung, einen Spielstand oder einen Link dazu ein, oder zieh eine Datei hierher. Deine laufende Partie geht nicht verloren.
games-text = Aufzeichnung oder Link
games-open-text = Öffnen
games-open-file = Datei wählen …
games-nothing = Hier steht noch nichts. Füge zuerst eine Aufzeichnung oder einen Link ein.
games-too-large = Das ist zu groß für eine Partie. Nichts wurde geöffnet.
games-no-record = Das ist keine Partie Coloretto, oder ein Teil davon fehlt.
games-newer = Diese Partie stammt von einer neueren Version dieser Seite. Lade die Seite neu und versuch es noch einmal.
games-no-game-in-address = In diesem Link steckt keine Partie.
games-not-played-so = Das liest sich wie eine Partie, verstößt aber irgendwo gegen die Regeln.
games-file-unreadable = Diese Datei ließ sich nicht lesen.
games-stops = Beim Öffnen ist das Spiel stehen geblieben. Du kannst es noch einmal versuchen.
games-stops-again = Das hat das Spiel zweimal angehalten und wird nicht noch einmal geöffnet.
unfinished-title = Unbeendete Partien
unfinished-about = Partien, die einer anderen Platz gemacht haben. Sie sind auf diesem Gerät gespeichert.
unfinished-turns = { $count ->
    [one] { $count } Zug gespielt
   *[other] { $count } Züge gespielt
}
unfinished-resume = Weiterspielen
unfinished-copy = Link kopieren
kept-undated = Aus einer früheren Version, ohne Datum
kept-delete = Löschen
kept-deleted = Gelöscht.
kept-restore = Löschen rückgängig machen
unreadable-title = Gespeicherte Partien, die sich nicht öffnen ließen
unreadable-about = Sie sind unverändert gespeichert. Vielleicht kann eine neuere Version dieser Seite sie öffnen; sonst hilft der Text dabei, den Fehler zu finden.
unreadable-copy = Text kopieren
games-keep = Deine Partie aufheben oder teilen
games-keep-over = Jede Karte und jeder Zug ist dabei: Alle können ihr zusehen.
games-keep-unfinished = Die Partie bis hierher. Auch die Karten, die noch kommen, stehen darin: Wer sie liest, kennt sie.
games-none = Noch gibt es keine Partie. Sobald du spielst, kannst du sie hier aufheben.
games-share = Teilen …
games-share-failed = Teilen geht hier nicht. Kopiere stattdessen den Link.
games-file-text = Als Textdatei sichern
games-file-json = Als JSON-Datei sichern
games-link-watch = Link zum Zusehen
games-link-go-on = Link, um anderswo weiterzuspielen
games-record = Aufzeichnung als Text
after-game = Nach der Partie
after-watch = Der Partie zusehen
after-keep = Aufheben oder teilen
after-other-seat = Gleiche Karten, anderer Platz
after-strongest = Den Stärksten an meinem Platz spielen lassen
other-seat = Platz von { $name }
other-seat-about = Wessen Platz nimmst du ein? Du beginnst mit dessen Karten, aus demselben Stapel. Die anderen rücken weiter.
again-person = Von diesem Platz aus hast du { $now } erreicht, { $name } hatte { $before }.
again-strongest = Vom selben Platz aus hat der stärkste Computergegner { $now } erreicht; beim ersten Mal waren es { $before }.
notice-finished-kept = Das sind dieselben Karten noch einmal. Deine beendete Partie ist aufgehoben.

## Is it fair?

fair-intro = Du musst nicht glauben, dass der Stapel bleibt, wie er ist, und dass niemand hineinsieht. Hier kannst du es prüfen.
fair-deck = Der Stapel ändert sich nicht
fair-deck-about = Die Seite verspricht die Reihenfolge der Karten mit einer Prüfsumme: einer kurzen Zahl, die zu dieser einen Reihenfolge passt und praktisch zu keiner anderen. Nach der Partie zeigt sie die Reihenfolge, und alle können nachrechnen.
fair-no-game = Noch gibt es keine Partie. Beginne eine und komm wieder.
fair-no-promise = Bei dieser Partie wurde nichts versprochen: Das muss vor ihrem Ende geschehen.
fair-promise = Das Versprechen (SHA-256)
fair-told-later = Schreib es dir auf, wenn du magst. Nach der Partie steht hier die Zeile, aus der es gemacht ist.
fair-told = Die versprochene Zeile
fair-parts = Was ihre Teile bedeuten
fair-parts-position = Die Stellung, in der die Partie begann; dann die Karten von oben nach unten und das Salz.
fair-part-variant = Spielerzahl, Ausgabe, Wertung, letzte Runde
fair-part-removed = Farben aus dem Spiel
fair-part-starting = Startkarten, Platz für Platz
fair-part-starter = Platz, der beginnt
fair-part-rows = Plätze in jeder Reihe
fair-part-supply = Die Karten von oben nach unten
fair-part-salt = Salz: zufällige Zeichen, damit niemand den Stapel durch Probieren findet
fair-check = Prüfen
fair-same = Gleich: Die Zeile ergibt die versprochene Summe. Dein Browser hat sie hier ausgerechnet.
fair-other = Nicht gleich: Die Zeile ergibt eine andere Summe als die versprochene.
fair-command = Zum Prüfen ohne diese Seite
fair-bots = Können die Computergegner in den Stapel sehen?
fair-bots-about = Sie erfahren nur, was auch du siehst. Probier es aus: Die verdeckten Karten werden gemischt, und wer zuletzt am Zug war, wählt noch einmal.
fair-shuffle = Mischen und noch einmal fragen
fair-shuffle-thinking = Überlegt noch einmal …
fair-shuffle-nobody = In dieser Partie war noch kein Computergegner am Zug.
fair-shuffled = In { $same } von { $shuffles } Fällen dieselbe Wahl.
fair-moved = { $count ->
    [one] { $count } Karte lag woanders.
   *[other] { $count } Karten lagen woanders.
}
fair-not = Was das nicht zeigt
fair-not-lot = Dass die Karten zufällig liegen: Wer eine Partie mit einer Nummer beginnt, kann viele probiert haben. Die Tagespartie folgt allein aus dem Datum.
fair-not-look = Dass du nicht nachgesehen hast: Es ist dein Gerät, und im Spielstand steht der Stapel.
fair-not-program = Irgendetwas über ein Programm, das jemand verändert hat.

## The deal of the day

daily-about = Jeden Tag eine Partie, für alle dieselbe: dieselben Karten, dieselben Computergegner.
daily-bots = Drei Computergegner warten auf dich.
daily-bots-then = Du kannst diese Partie noch spielen. Zu deinen Tagen in Folge zählt sie nicht.
daily-go-on = Weiterspielen
daily-yours = Du
daily-par = Stärkster Computergegner
daily-par-thinking = Der stärkste Computergegner spielt die Partie auf deinem Platz …
daily-above-par = Du hast mehr daraus gemacht als der stärkste Computergegner auf deinem Platz.
daily-on-par = Genau so viele Punkte wie der stärkste Computergegner auf deinem Platz.
daily-below-par = { $points ->
    [one] Auf deinem Platz fand der stärkste Computergegner { $points } Punkt mehr.
   *[other] Auf deinem Platz fand der stärkste Computergegner { $points } Punkte mehr.
}
daily-rank = Platz { $rank }
daily-share = Coloretto, Partie vom { $date }: { $score }, { $rank }.
daily-share-par = Der stärkste Computergegner: { $score }.
daily-share-streak = { $count ->
    [one] { $count } Tag in Folge.
   *[other] { $count } Tage in Folge.
}
daily-share-label = Dein Ergebnis zum Teilen
daily-share-button = Teilen
daily-streak = Tage in Folge
daily-streak-best = Längste Folge
daily-played = Gespielte Partien
daily-streak-about = Ein Tag zählt, wenn du seine Partie an diesem Tag (UTC) beginnst. Nach einer Pause beginnt eine neue Folge.
daily-archive = Alle Tagespartien
daily-again-about = Spiel sie, so oft du magst: Dein erstes Ergebnis bleibt.
daily-compare = Vergleichen und teilen
month-before = Voriger Monat
month-after = Nächster Monat
not-lasting = Dieser Browser lässt die Seite nichts aufheben. Was du hier siehst, ist weg, wenn du die Seite schließt.
kept-unreadable = { $count ->
    [one] Einen Eintrag auf diesem Gerät kann diese Version der Seite nicht lesen. Er fehlt hier, bleibt aber gespeichert.
   *[other] { $count } Einträge auf diesem Gerät kann diese Version der Seite nicht lesen. Sie fehlen hier, bleiben aber gespeichert.
}
notice-puzzle-unreadable = Dieses Rätsel ließ sich nicht öffnen. Es kommt in { $days } Tagen wieder.
notice-decision-unreadable = Diese Entscheidung ließ sich nicht öffnen.

## The mistake book

book-about = Entscheidungen, die dich etwas gekostet haben, kommen als kleine Rätsel wieder. Gelöst kommt eine nach 3, dann 10, dann 30 Tagen wieder, sonst morgen.
book-none = Noch steht nichts darin. Schau mit dem Trainer auf eine beendete Partie zurück: Was dich am meisten gekostet hat, kommt von selbst hierher.
book-today = { $count ->
    [0] Heute steht nichts an
    [one] Heute steht { $count } Entscheidung an
   *[other] Heute stehen { $count } Entscheidungen an
}
book-start = Anfangen
book-waiting = Später
book-learned = Gelernt
book-next-date = Nächste am
book-next = Nächstes Rätsel
book-back = Zurück zum Buch
book-solved = Gelöst. Es kommt später wieder oder ist gelernt.
book-unsolved = Es kommt morgen wieder.

## Statistics

## About

about-game = Coloretto ist ein Kartenspiel von Michael Schacht. Dies ist eine inoffizielle Umsetzung mit eigenen Bildern und eigenen Worten; der Name gehört dem Verlag.
about-version = Version { $version }. Regeln, Spielablauf und Computer sind Python und laufen in genau diesem Browser.
about-privacy-title = Was aufgehoben wird
about-privacy = Partien, Optionen und Ergebnisse bleiben auf diesem Gerät. Nichts wird verschickt, niemand wird gezählt, es gibt keine Cookies.
about-diagnostic-title = Wenn etwas schiefgeht
about-diagnostic = Das sagt denen, die sich um das Spiel kümmern, was sie brauchen: Versionen, die Partie als Aufzeichnung, die letzten Fehler. Namen stehen nicht darin.
about-parts = Woraus es gemacht ist
about-part = Teil
about-part-version = Fassung
about-licence = Lizenz
about-our-licence = Unsere Lizenz
about-third-licences = Lizenzen Dritter
about-bill = Stückliste
statistics-none = Spiel eine Partie zu Ende, dann erscheint sie hier: Punkte, Plätze, und wie sich dein Spiel entwickelt.
statistics-variant = Tisch
statistics-level = Stufe der Computergegner
statistics-all = Alle
statistics-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
statistics-no-match = So eine Partie gibt es noch nicht.
statistics-practice = { $count ->
    [0] Übungspartien zählen nicht mit.
    [one] { $count } Übungspartie zählt nicht mit.
   *[other] { $count } Übungspartien zählen nicht mit.
}
figure-games = Partien
figure-wins = Siege
figure-points = Punkte je Partie
figure-rank = Platz im Mittel
by-variant = Nach Tisch
by-level = Nach Stufe
chart-points = Punkte in deinen letzten Partien
chart-lost-points = Durch eigene Wahl verlorene Punkte
chart-lost-share = Durch eigene Wahl verlorene Siegchance
chart-lost-none = Partien, auf die du mit dem Trainer zurückschaust, erscheinen hier.
chart-mean = Im Mittel: { $value }
chart-game = Partie
chart-date = Datum
chart-value = Wert
chart-table = Als Tabelle
carry-title = Mitnehmen
carry-about = Partien, Tagespartien und Fehler für ein anderes Gerät. Was dort schon ist, zählt einmal.
carry-file = Als Datei speichern
carry-text = Als Text
carry-text-label = Alles als Text zum Kopieren
carry-open = Aus einer Datei hinzufügen
carry-paste = Text von einem anderen Gerät
carry-add = Hinzufügen
carry-added = { $count ->
    [0] Darin ist keine Partie, die nicht schon hier war.
    [one] { $count } Partie hinzugefügt.
   *[other] { $count } Partien hinzugefügt.
}
carry-foreign = Das wurde nicht von hier mitgenommen. Es bleibt alles, wie es war.
carry-newer = Das stammt von einer neueren Version der Seite. Lade diese hier neu und versuch es noch einmal.
carry-truncated = Das Ende fehlt. Kopiere oder speichere es noch einmal ganz.
carry-damaged = Das wurde unterwegs verändert oder beschädigt. Nichts davon wurde übernommen.
carry-too-big = Das ist viel zu groß, um von hier zu sein. Es wurde nicht geöffnet.

### The rules to read

rules-title = So wird gespielt
rules-intro = Ein Kartenspiel von Michael Schacht für { $least } bis { $most } Personen, in unseren eigenen Worten erklärt. Ein Spiel dauert eine Viertelstunde; ein Zug ist eine einzige Entscheidung.
rules-contents = Inhalt
back-to-table = Zurück zum Tisch

## The aim

aim = Das Ziel
aim-plus = Alle sammeln Karten in { $colours } Farben. Am Ende bringen { $plus } deiner Farben Pluspunkte, alle anderen Minuspunkte. Je mehr Karten eine Farbe hat, desto mehr zählt sie, für dich oder gegen dich.
aim-few = Du willst also viel von wenigen Farben und wenig vom Rest. Du nimmst aber immer eine ganze Reihe, und was darin liegt, bestimmen die anderen mit.

## The cards

cards = Die Karten
cards-colours = Die Farben erkennst du am Farbton, am Muster und am Symbol.
cards-plus-two = Jede +2-Karte ist { $points } Punkte wert, ganz gleich, was du sonst hast.
cards-joker = Ein Joker wird zu einer Karte in der Farbe deiner Wahl, aber erst am Ende des Spiels.
cards-golden = Der goldene Joker ist ein Joker, der noch eine Karte mitbringt: siehe unten.
cards-last-round = Die Karte „Letzte Runde“ steckt im Nachziehstapel und zeigt an, wann das Ende kommt. Niemand bekommt sie.
cards-table = Karten der beiden Ausgaben
kind = Karten
kind-colour = jede der { $colours } Farben
kind-under-marker = Karten unter „Letzte Runde“
kind-all = insgesamt
cards-marker-choice = Wenn du ein neues Spiel vorbereitest, kannst du bei beiden Ausgaben { $depths } Karten unter der Karte „Letzte Runde“ wählen.

## Setting up

set-up = Vorbereitung
set-up-how = Das alles macht der Computer: Er lost aus, welche Farben nicht mitspielen, gibt allen ihre Startkarten in verschiedenen Farben, mischt den Rest und legt die Karte „Letzte Runde“ an ihren Platz. Auch wer beginnt, entscheidet das Los.
set-up-table = Vorbereitung nach Zahl der Spieler
set-up-players = Spieler
set-up-removed = Farben aus dem Spiel
set-up-starting = Startkarten für jeden
set-up-rows = Reihen
set-up-room = Plätze in einer Reihe
set-up-supply = Nachzieh­stapel

## Your turn

turn = Dein Zug
turn-one = Du hast zwei Möglichkeiten. Passen darfst du nie.
turn-draw-title = Ziehen und anlegen
turn-draw = Deck die oberste Karte des Nachziehstapels auf, sieh sie dir an und wähle erst dann ihre Reihe: irgendeine, die noch Platz hat und die noch niemand genommen hat. Hat keine Reihe mehr Platz oder ist der Nachziehstapel leer, darfst du nicht ziehen.
turn-take-title = Eine Reihe nehmen
turn-take = Nimm irgendeine Reihe, in der mindestens eine Karte liegt, mit allem, was sie enthält. Die Karten kommen zu deinen eigenen, und du bist raus, bis die Runde endet. Diese Reihe kann in dieser Runde niemand mehr nutzen.
turn-next = Dann geht es reihum mit denen weiter, die noch keine Reihe genommen haben. Wer als Letztes übrig ist, spielt allein weiter, zieht und legt an, so oft es möglich ist und gefällt, und nimmt zum Schluss ebenfalls eine Reihe.
turn-colours = Deine Farben wählst du nicht im Voraus: Am Ende bringen die wertvollsten ganz von selbst Pluspunkte. Du darfst so viele Farben sammeln, wie du willst; es kostet dich nur Punkte.

hints-again = In deinem ersten Spiel sagen dir Tipps am Tisch, was zu tun ist. Du kannst sie dir noch einmal zeigen lassen.

## The end of a round

round = Das Ende einer Runde
round-end = Sobald alle eine Reihe genommen haben, ist die Runde vorbei. Die Reihen kommen leer zurück, und wer die letzte Reihe genommen hat, beginnt die nächste Runde.

## Jokers

jokers-title = Joker
jokers-when = Joker liegen neben deinen Farben, bis das Spiel zu Ende ist. Dann gibst du jedem Joker eine Farbe, und jeder darf eine andere bekommen. Du kannst auch eine Farbe nennen, von der du keine Karte hast. Die Seite zeigt die beste Wahl, und du kannst sie ändern.
jokers-golden = Der goldene Joker zählt als Joker. Außerdem gilt: Wer eine Reihe mit ihm nimmt, deckt sofort die oberste Karte des Nachziehstapels auf und legt sie zu den eigenen Karten. Ist der Nachziehstapel leer, passiert nichts.

## The last round

last-round-title = Die letzte Runde
last-round-when = Wer die Karte „Letzte Runde“ aufdeckt, legt sie beiseite und deckt stattdessen eine weitere Karte auf. Die Runde wird zu Ende gespielt, und mit ihr endet das Spiel.
last-round-count = Die Seite zählt mit, wie viele Karten bis dahin noch gezogen werden.

## Scoring

scoring = Wertung
scoring-how = Wie viele Punkte eine Farbe wert ist, hängt von der Zahl ihrer Karten ab, Joker eingeschlossen. Die { $plus } wertvollsten Farben bringen Pluspunkte, jede andere Farbe Minuspunkte. Dazu kommen { $points } Punkte für jede +2-Karte.
scoring-sides = Die Wertungskarte hat zwei Seiten; welche gilt, wählst du bei der Vorbereitung. Auf der braunen Seite wird eine Farbe mit jeder Karte mehr wert, bis es { $most } sind. Auf der grauen Seite sind { $peak } Karten einer Farbe am besten, und noch mehr sind wieder weniger wert.
points-table = Punkte nach Zahl der Karten einer Farbe
points-count = Karten einer Farbe
points-more = ab { $count }
side-brown = Braune Seite
side-grey = Graue Seite
example-title = Ein Beispiel
example-about = Diese Karten und ein Joker, nach beiden Seiten gewertet. Der Joker liegt bei den Karten, denen er am meisten nützt.
example-table = Ein Beispiel, nach beiden Seiten gewertet
example-pile = Karten
example-joker = { $points }, mit dem Joker
example-total = Summe
example-item = { $count } × { $card }

## Two players

two = Zu zweit
two-rows = Es gibt drei Reihen, mit Platz für eine, zwei und drei Karten. Ihr beginnt mit je zwei Karten, und alle vier Startkarten haben verschiedene Farben.
two-end = Eine Runde endet, wenn ihr beide eine Reihe genommen habt. Die Karten der dritten Reihe kommen aus dem Spiel, und niemand erhält sie.

## Editions

editions = Zwei Ausgaben
editions-classic = Die klassische Ausgabe hat { $jokers } Joker, und die Karte „Letzte Runde“ liegt auf den letzten { $depth } Karten.
editions-golden = Die Ausgabe mit dem goldenen Joker hat daneben noch { $jokers } Joker, und die Karte „Letzte Runde“ liegt auf den letzten { $depth } Karten.

### The page for whoever writes a blog

share-intro = Stell einen Tisch in einen Beitrag, auf welcher Seite auch immer. Wähle, was man dort vorfindet, und kopiere, was zu deiner Seite passt. Geladen wird das Spiel erst, wenn jemand auf „Spielen“ drückt.
share-choice = Was man vorfindet
share-preview = So sieht es aus
share-ways = Zum Kopieren
share-subject = Spiel
share-subject-deal = Von der ersten Karte an
share-subject-pos = Ab einer Stellung
share-subject-record = Eine aufgezeichnete Partie
share-pos = Stellung als Text
share-record = Aufzeichnung als Text
share-seed-hint = Leer lassen: Jedes Mal wird neu gemischt
share-transparent = Ohne eigenen Hintergrund
share-compact = Kompakt: ohne Verlauf
share-accent = Knöpfe in einer eigenen Farbe
share-accent-colour = Farbe der Knöpfe
share-frame = Einfacher Rahmen
share-frame-about = Für jede Seite, die HTML annimmt. Die Höhe bleibt, wie sie ist.
share-script = Rahmen mit Skript
share-script-about = Für Seiten, die auch Skripte annehmen: Der Rahmen wird so hoch, wie das Spiel es braucht, und deine Seite erfährt, was darin geschieht.
share-element = Element
share-element-about = Für alle, die ihre Seiten selbst bauen: beliebig viele auf einer Seite, und geladen wird jedes erst, wenn man in seine Nähe kommt.
share-link = Nur die Adresse
share-link-about = Für WordPress und Ghost: Allein in einer Zeile wird daraus ein Rahmen. Von deiner Auswahl geht nur die Sprache mit.

## Where only our address is shown

site-play = Coloretto spielen
site-description = Spiele das Kartenspiel Coloretto gegen Computergegner: im Browser, kostenlos, in fünf Sprachen.
