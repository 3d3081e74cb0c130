title = Coloretto
tagline = Sammle drei Farben. Alle anderen kosten dich Punkte.

## Buttons

play = Spielen
new-game = Neue Partie
rules-title = So wird gespielt
more = Menü
page-daily = Tagespartie
undo = Rückgängig
undo-practice = Rückgängig: Die Partie wird zur Übung
redo = Wiederholen
try-again = Erneut versuchen
cancel = Abbrechen
close = Schließen
dismiss = Ausblenden
play-again = Noch einmal spielen
review = Partie analysieren
draw = Karte ziehen
confirm-jokers = Bestätigen
pace-next = Weiter
finish-round = Runde beenden
coach-hint = Tipp
coach-why = Warum?

## Welcome and loading

welcome-about = Wenn du dran bist, ziehst du eine Karte und legst sie an eine Reihe an, oder du nimmst eine Reihe mit all ihren Karten. Am Ende bringen deine drei besten Farben Pluspunkte, alle anderen Minuspunkte.
welcome-start = Du gegen drei Computergegner
loading-begin = Das Spiel wird vorbereitet …
loading-download = Das Spiel wird geladen: { $loaded } von { $total } MB
loading-start = Die Computergegner werden geweckt …
loading-import = Die Karten werden gemischt …
loading-ready = Der Tisch ist bereit
loading-failed = Das Spiel ließ sich nicht starten
loading-stopped = Das Spiel reagiert nicht mehr
failed-download = Ein Teil des Spiels ließ sich nicht laden. Prüfe die Verbindung und versuch es erneut.
failed-stalled = Der Download stockt. Prüfe die Verbindung und versuch es erneut.
failed-worker = Dieser Browser kann das Spiel nicht ausführen. Vielleicht hilft ein Update oder ein anderer Browser.
failed-offline = Du bist offline, und ein Teil des Spiels fehlt noch auf diesem Gerät. Sobald du wieder online bist, startet das Spiel von selbst.
failed-stopped = Das Spiel wurde unerwartet beendet. Mit „Erneut versuchen“ geht deine Partie weiter.
failed-stopped-no-game = Das Spiel wurde unerwartet beendet. Mit „Erneut versuchen“ startet es neu.
unfinished-count = { $count ->
    [one] { $count } unbeendete Partie
   *[other] { $count } unbeendete Partien
}

## Cards

# The separator of list items.
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
seat-out = Reihe genommen
seat-out-short = Raus
seat-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
seat-leads = { $points ->
    [one] { $points } Punkt, in Führung
   *[other] { $points } Punkte, in Führung
}
seat-empty = Noch keine Karten
seat-placed = An Reihe { $row } angelegt: { $card }
practice = Übung
practice-undone = Ein Zug wurde zurückgenommen, nachdem eine neue Karte aufgedeckt war. Diese Partie zählt jetzt nur noch als Übung.
practice-about = Diese Partie zählt nur als Übung: Ein Zug wurde zurückgenommen, nachdem eine neue Karte aufgedeckt war, oder die Karten waren aus einer früheren Partie bekannt.
points-aid = Punkte pro Farbe
points-aid-item = { $count ->
    [one] { $count } Karte: { $points }
   *[other] { $count } Karten: { $points }
}
points-aid-most = { $count } oder mehr Karten: { $points }
pile-plus = { $count } × { $card }: plus { $points }
pile-minus = { $count } × { $card }: minus { $points }
pile-bonus = { $count ->
    [one] eine { $card }-Karte
   *[other] { $count } × { $card }
}: plus { $points }
pile-joker = { $count } × { $card }
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
row-taken = genommen von { $person ->
    [you] dir
   *[other] { $name }
}
row-taken-short = { $name }
row-space = { $count ->
    [0] voll
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
row-gain = { $row }; { $gain }
row-gain-then = { $row }. Wenn du sie dann nimmst: { $gain }
gain-more = { $points ->
    [one] { $points } Punkt mehr
   *[other] { $points } Punkte mehr
}
gain-less = { $points ->
    [one] { $points } Punkt weniger
   *[other] { $points } Punkte weniger
}
gain-none = gleich viele Punkte
gain-title = So würde diese Reihe deine Punkte ändern
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
counted = { $count } × { $item }
prompt-decide = Dein Zug: ziehen oder Reihe nehmen
prompt-draw = Dein Zug: Karte ziehen
prompt-take = Dein Zug: Reihe nehmen
prompt-place = Dein Zug: Karte anlegen ({ $card })
prompt-jokers = Wähle für jeden Joker eine Farbe
prompt-decide-named = { $name }: ziehen oder Reihe nehmen
prompt-draw-named = { $name }: Karte ziehen
prompt-take-named = { $name }: Reihe nehmen
prompt-place-named = { $name }: Karte anlegen ({ $card })
prompt-jokers-named = { $name }: Wähle für jeden Joker eine Farbe
prompt-bot = { $name } denkt nach
prompt-over = Die Partie ist zu Ende
status-undone = Zurückgenommen.
status-redone = Wiederhergestellt.
named-value = { $name }: { $value }
# Turns a name or a clause into a sentence.
sentence = { $words }.
refused = Das geht gerade nicht.
announce-seat = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
announce-supply = { $count ->
    [one] { $count } Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
announce-over = Endstand: { $scores }. { $winners }

## Game log

log = Spielverlauf
log-round = Runde { $round }. { $name } beginnt.
log-round-you = Runde { $round }. Du beginnst.
log-next-round = Eine neue Runde. { $name } beginnt.
log-next-round-you = Eine neue Runde. Du beginnst.
log-discarded = Aus dem Spiel: { $cards }.
log-draw = { $person ->
    [you] Du hast
   *[other] { $name } hat
} eine Karte gezogen: { $card }.
log-place = { $person ->
    [you] Du hast
   *[other] { $name } hat
} eine Karte an Reihe { $row } angelegt: { $card }.
log-take = { $person ->
    [you] Du hast
   *[other] { $name } hat
} Reihe { $row } genommen: { $cards }.
log-take-revealed = { $person ->
    [you] Du hast
   *[other] { $name } hat
} Reihe { $row } genommen: { $cards }. Vom goldenen Joker aufgedeckt: { $revealed }.
log-last-round = Die Karte „Letzte Runde“ ist aufgedeckt: Diese Runde ist die letzte.
log-over = Die Partie ist zu Ende.

## Jokers and scores

jokers-about = Die beste Wahl ist schon eingestellt.
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

level-newcomer = Einsteiger
level-casual = Amateur
level-regular = Geübt
level-strong = Stark
level-expert = Profi
level-master = Meister
style-hoarder = Hamster
style-spoiler = Spielverderber
style-early-leaver = Frühaussteiger
style-gambler = Zocker
style-joker-hunter = Jokerjäger
bot-about = Über { $name }, { $level }

## Settings

settings = Einstellungen

## Notices

notice-problem = „{ $value }“ ist für „{ $name }“ nicht möglich ({ $allowed }). Stattdessen gilt: { $used }.
notice-no-language = Deine Sprache ließ sich nicht laden. Die Seite ist vorerst auf Englisch.
notice-no-storage = In diesem Browser lässt sich deine Partie nicht speichern. Sie geht verloren, sobald du die Seite schließt.
notice-no-storage-framed = Hier wird deine Partie nicht gespeichert. Über „Ganze Seite“ nimmst du sie mit.
notice-save-unreadable = Deine gespeicherte Partie ließ sich nicht öffnen. Sie bleibt gespeichert, nichts geht verloren.
notice-part-missing = Dieser Teil des Spiels ließ sich nicht laden. Prüfe die Verbindung und versuch es erneut.
notice-restarted = Die Computergegner haben nicht mehr reagiert und wurden neu gestartet. Deine Partie geht weiter.
notice-other-tab = Diese Partie ist auch in einem anderen Tab offen. Gespeichert wird der Stand aus dem Tab, in dem du zuletzt spielst.
follow-other-tab = Von dort weiterspielen
error-IllegalActionError = Das geht gerade nicht.
error-NotationError = Dieser Text ließ sich nicht lesen.
error-InvalidPositionError = Diese Stellung kann in keiner Partie vorkommen.
error-VariantError = Eine Partie mit diesen Angaben ist nicht möglich.
error-RecordError = Diese gespeicherte Partie ist nicht lesbar.
error-RequestError = Im Spiel ist etwas schiefgegangen.
error-other = Etwas ist schiefgegangen. Deine Partie ist unverändert.
notice-link-unreadable = Die Partie in diesem Link ließ sich nicht öffnen.
notice-earlier = Deine vorherige Partie ist gespeichert.
open-earlier = Zurück zu dieser Partie
notice-stopped-twice = Beim Öffnen ist das Spiel zweimal abgestürzt. Deshalb wird es nicht noch einmal geöffnet.
notice-game-gone = Diese unbeendete Partie gibt es hier nicht mehr.
notice-erased-elsewhere = In einem anderen Tab wurden alle Spieldaten auf diesem Gerät gelöscht. Dieser Tab speichert nichts mehr: Schließt du ihn, geht seine Partie verloren.
show-kept-games = Anzeigen
full-page = Ganze Seite

### Loaded after the first page

## Menu

rules = Regeln
page-puzzles = Rätsel
page-record = Deine Bilanz
page-mistakes = Meine Fehler
page-played = Partien
page-statistics = Statistik
page-goals = Ziele
page-strategy = Strategie
page-games = Partie öffnen
page-share = Teilen
page-fairness = Geht es fair zu?
page-about = Über das Spiel
menu-more = Mehr
menu-new-today = Die Tagespartie wartet
menu-workshop = Werkstatt

## Final scores

rank = Platz { $rank }
result-ahead = { $points ->
    [one] { $points } Punkt Vorsprung vor { $names }
   *[other] { $points } Punkte Vorsprung vor { $names }
}
result-behind = { $points ->
    [one] { $rank }, { $points } Punkt hinter { $names }
   *[other] { $rank }, { $points } Punkte hinter { $names }
}
result-practice = Übungspartie: Sie zählt nicht für deine Statistik.
result-continued = Partie aus einer Stellung: Sie zählt nicht für deine Statistik.
scoring-link = So wird gewertet
story = Die Geschichte dieser Partie
story-collected = { $person ->
    [you] Du hast
   *[other] { $name } hat
} gesammelt: { $cards }. Das macht { $points }.
story-round = Runde { $round } hat die Partie entschieden.
story-round-unnumbered = Eine Runde hat die Partie entschieden.
story-round-none = Keine einzelne Runde hat die Partie entschieden.
story-no-minus = Keine Farbe hat { $person ->
    [you] dich
   *[other] { $name }
} Punkte gekostet.
story-minus = { $count ->
    [one] Eine Minusfarbe hat
   *[other] { $count } Minusfarben haben
} { $person ->
    [you] dich
   *[other] { $name }
} { $points } gekostet.
story-lost-minus = { $count ->
    [one] Eine Minusfarbe hat
   *[other] { $count } Minusfarben haben
} { $person ->
    [you] dich
   *[other] { $name }
} { $points } gekostet; { $rival } { $theirs ->
    [0] hatte keine
   *[other] verlor so { $rivalPoints }
}.
story-lost-plus = Die besten Farben von { $rival } brachten { $rivalPoints }, { $person ->
    [you] deine
   *[other] die von { $name }
} { $points }.
story-lost-bonus = Die +2-Karten von { $rival } brachten { $rivalPoints }, { $person ->
    [you] deine
   *[other] die von { $name }
} { $count ->
    [0] nichts
   *[other] { $points }
}.
see-deciding-move = Entscheidenden Zug ansehen
worth-line = { $count ->
    [0] { $points }: weniger als in fast jeder Partie von Computergegnern der Stufe „{ $level }“.
   *[other] { $points }: mehr als in { $count } von 100 Partien von Computergegnern der Stufe „{ $level }“.
}
worth-best = Dein bisher bestes Ergebnis.
ending-more = Mehr
ending-turn = Der Wendepunkt
ending-chance-you = In dieser Runde änderte sich deine Siegchance von { $before } auf { $after }.
ending-chance = In dieser Runde änderte sich die Siegchance von { $name } von { $before } auf { $after }.
ending-worth = { $points ->
    [one] Was { $points } Punkt wert ist
   *[other] Was { $points } Punkte wert sind
}
ending-worth-better = So oft erzielen die Computer einer Stufe an einem solchen Tisch weniger, wenn sie unter sich spielen:
ending-worth-about = Mindestens { $games } Partien je Stufe, alle nur unter Computern.
ending-worth-unmeasured = Wie oft Computer weniger erzielen, ist nur für die Standardlage der Karte „Letzte Runde“ gemessen.

## Set-up

setup-title = Neue Partie
setup-wait = Die Computergegner sind unterwegs …
setup-players = Spieler
setup-edition = Ausgabe
setup-scoring = Wertung
setup-marker = Karte „Letzte Runde“
setup-marker-about = Sobald diese Karte auftaucht, ist die laufende Runde die letzte. Standard: auf den letzten { $classic } Karten, mit goldenem Joker auf den letzten { $golden }.
setup-marker-usual = Standard
setup-marker-depth = { $count } vor Schluss
setup-seed = Spielnummer
setup-seed-hint = Leer lassen für zufällige Karten
setup-seat = Sitzplatz { $number }
setup-kind = Wer spielt auf Sitzplatz { $number }
setup-kind-label = Wer spielt
setup-name = Name auf Sitzplatz { $number }
setup-name-label = Name
setup-level = Spielstärke auf Sitzplatz { $number }
setup-level-label = Spielstärke
setup-style = Stil auf Sitzplatz { $number }
setup-style-label = Stil
setup-levels = Spielstärke
setup-exact = Genaue Spielstärke: { $level }
temper-gentle = Gemütlich
temper-about-gentle = Spielt zum Spaß und vertut sich ab und zu.
temper-keen = Aufmerksam
temper-about-keen = Behält den ganzen Tisch im Blick und verschätzt sich nur manchmal.
temper-merciless = Gnadenlos
temper-about-merciless = Denkt voraus und verschenkt nichts.
setup-levels-differ = Gemischt
setup-levels-none = Ohne Computer
setup-at-table = Am Tisch
setup-more = Weitere Einstellungen
kind-human = Mensch
kind-bot = Computer
edition-classic = Klassisch
edition-golden = Goldener Joker
scoring-brown = Braun: 1 3 6 10 15 21
scoring-grey = Grau: 1 4 8 7 6 5
setup-side-brown = Braun
setup-side-grey = Grau
setup-side-about-brown = Mehr ist besser
setup-side-about-grey = { $peak } sind am besten
error-PlayerNameError = Ein Name hat 1 bis 24 Zeichen, davon mindestens ein sichtbares, und keine Steuerzeichen.

## Computer players

level-about-newcomer = Kennt das Spiel noch kaum: achtet nur auf die eigenen Karten und macht reichlich Fehler.
level-about-casual = Spielt zum Spaß: kümmert sich um die eigenen Karten, behält im Auge, wer als Nächstes dran ist, und verschätzt sich ab und zu.
level-about-regular = Kennt das Spiel gut: beobachtet alle am Tisch und schätzt trotzdem hier und da eine Reihe falsch ein.
level-about-strong = Beobachtet alle und schätzt die Lage gut ein. Fehler sind selten und klein.
level-about-expert = Hat sich das Spiel selbst beigebracht: Ein neuronales Netz wägt jede Karte ab, die als Nächstes kommen könnte. Spielt das Ende der letzten Runde fehlerfrei.
level-about-master = Nimmt sich Zeit und spielt die aussichtsreichsten Züge viele Male im Kopf durch, bevor die Entscheidung fällt.
level-rank = Stufe { $rank } von { $levels }
style-none = Ausgewogen
style-about-hoarder = Wartet auf volle Reihen und füllt sie auf.
style-about-spoiler = Legt Karten dort an, wo sie den anderen schaden.
style-about-early-leaver = Nimmt eine Reihe, die gut genug ist, und ist früh raus.
style-about-gambler = Zieht noch eine Karte und setzt alles auf eine Reihe.
style-about-joker-hunter = Hat es auf Joker und +2-Karten abgesehen.
bot-figures = Bilanz der Stufe
bot-share = Gewinnt zu viert { $share } der Partien gegen drei Gegner der Stufe „Geübt“ (ausgeglichen wären { $even })
bot-lost = Verschenkt { $points } Punkte pro Entscheidung
bot-blunders = Teure Fehler (3 Punkte oder mehr) bei { $blunders } der Entscheidungen
bot-figures-hint = Gemessen in vielen Partien der Computer untereinander. Die Balken zeigen alle Stufen, die schwächste zuerst.
bot-code = Wie denkt dieser Gegner?
bot-code-about = Zwei einfache Gegner passen auf je eine Seite: greedy nimmt, was gerade am meisten bringt, careful denkt auch an die anderen. Öffne ihren Code in der Werkstatt, ändere ihn und lass ihn spielen.

## Settings

settings-language = Sprache
language-system = Sprache des Browsers
settings-pace = Tempo der Computer
pace-instant = Sofort
pace-fast = Schnell
pace-normal = Normal
pace-slow = Langsam
pace-step = Schrittweise
settings-volume = Lautstärke
volume-off = Aus
settings-look = Aussehen
settings-play = Spiel
settings-skin = Kartendesign
skin-patterns = Chamäleons und Muster
skin-suits = Symbole
skin-letters = Buchstaben
settings-theme = Erscheinungsbild
theme-system = System
theme-light = Hell
theme-dark = Dunkel
settings-contrast = Kontrast
contrast-system = System
contrast-more = Hoch
settings-text = Schriftgröße
text-normal = Normal
text-large = Groß
text-larger = Sehr groß
settings-motion = Animationen
motion-system = System
motion-full = An
motion-less = Reduziert
settings-confirm = Züge bestätigen
settings-confirm-about = Einmal drücken wählt den Zug aus, noch einmal drücken führt ihn aus. Esc oder Drücken daneben bricht ab.
settings-forced = Erzwungene Züge automatisch spielen
settings-forced-about = Ist nur eine Reihe möglich, wird der Zug von selbst gespielt.
settings-left-handed = Für die linke Hand
settings-left-handed-about = Nachziehstapel und Knöpfe tauschen die Seiten.
settings-vibration = Vibration
settings-vibration-about = Ein kurzer Impuls, wenn du dran bist oder ein Zug nicht möglich ist.
prompt-confirm = { $kind ->
    [d] Noch einmal drücken: Karte ziehen
    [p] Noch einmal drücken: an Reihe { $row } anlegen
   *[t] Noch einmal drücken: Reihe { $row } nehmen
}
tip-draw = Du siehst die Karte, bevor du eine Reihe für sie wählst.
tip-begin = Eine gezogene Karte kommt an eine Reihe. Nimmst du eine Reihe, endet deine Runde.
tip-place = Wer diese Reihe nimmt, bekommt die Karte: du oder jemand anderes.
tip-choose = Die Zahl an einer Reihe zeigt, was diese Reihe dir jetzt bringt.
tip-must-take = Keine Reihe hat noch Platz für eine Karte.
tip-taken = Eine Reihe mit deiner Karte ist weg. Dir gehört nur, was du selbst nimmst.
tip-plus-two = Eine +2-Karte bringt zwei Punkte, egal welche Farben du hast.
tip-fourth = Deine drei besten Farben zählen für dich, jede weitere gegen dich.
tip-full = Eine volle Reihe ändert sich nicht mehr. Nimm sie, bevor es andere tun.
tip-joker = Ein Joker bekommt seine Farbe am Ende. Bis dahin zählt er, wo er am meisten bringt.
tip-last-round = Die nächste Reihe, die du nimmst, ist deine letzte.
tip-out = Du hast deine Reihe. Schau, was die anderen sammeln, bis die Runde endet.
tips-stop = Keine Tipps mehr
tips-show = Einsteigertipps wieder zeigen
tips-shown = Die Einsteigertipps sind wieder an.
share-title = Spiel einbetten
keyboard = Tastenkürzel

## On this device

offline-unknown = Offline spielen: noch nicht bereit
offline-fetching = Offline spielen: { $done } von { $total } Dateien geladen
offline-ready = Bereit zum Offline-Spielen
offline-interrupted = Offline spielen: Der Rest wird geladen, sobald du wieder online bist
offline-unavailable = Offline spielen ist hier nicht möglich
install = Als App installieren
install-how = Wähle im Menü deines Browsers (in Safari: Teilen) „Installieren“ oder „Zum Home-Bildschirm“.
notice-update = Eine neue Version ist verfügbar. Deine Partie geht danach an derselben Stelle weiter.
use-update = Jetzt aktualisieren
forget = Alle Spieldaten auf diesem Gerät löschen
forget-question = { $count ->
    [0] Das löscht alles, was das Spiel auf diesem Gerät gespeichert hat. Das lässt sich nicht rückgängig machen.
   *[other] Das löscht alles, was das Spiel auf diesem Gerät gespeichert hat: { $list }. Das lässt sich nicht rückgängig machen.
}
stored-unfinished = die laufende und alle unbeendeten Partien
stored-finished = beendete Partien und Statistik
stored-days = Tagesergebnisse und Serien
stored-mistakes = deine Fehler
stored-bots = deine Bots und Aufgaben in der Werkstatt
stored-settings = die Einstellungen
stored-notes = die gesehenen Tipps und was sich die Seite sonst gemerkt hat
stored-files = die Dateien zum Offline-Spielen
stored-other = weitere Daten
forget-save-first = Beendete Partien, Tagesergebnisse, Fehler und Bots kannst du vorher in eine Datei exportieren, unbeendete Partien unter „Partie öffnen“ kopieren.
forget-save-file = Zuerst als Datei exportieren
forget-yes = Alles löschen

## URL parameters

parameter-players = Spieler
parameter-edition = Ausgabe
parameter-scoring = Wertung
parameter-seed = Spielnummer
parameter-level = Spielstärke
parameter-marker_depth = Karten vor Schluss
parameter-seats = Sitzplätze
parameter-scores = Punkte der Spieler
parameter-from = Name
parameter-speed = Tempo
parameter-lang = Sprache
parameter-theme = Erscheinungsbild
parameter-daily = Tagespartie
parameter-accent = Akzentfarbe
parameter-bg = Hintergrund
scores-none = keine Punkte
from-none = kein Name
used-usual = der Standard

## Embedded

frame-about = { $bots ->
    [one] Du gegen einen Computergegner
   *[other] Du gegen { $bots } Computergegner
}
frame-your-move = Was würdest du tun?
frame-replay = Eine aufgezeichnete Partie ansehen
frame-loading = Wird geöffnet …
link = Link zur Partie
link-about = Von hier aus lassen sich keine anderen Seiten öffnen. Kopiere den Link und öffne ihn im Browser: Dort geht deine Partie weiter.
copy = Kopieren
copied = Kopiert
copy-by-hand = Kopieren ging nicht. Der Text ist markiert: Bitte kopiere ihn selbst.

## Positions to answer

answer-title = Was die Züge wert sind
answer-thinking = Der Trainer überlegt …
answer-best = Bester Zug!
answer-equal = So gut wie der beste Zug.
answer-wrong = Diesmal nicht.
answer-worse = Besser: { $action }. Verlorene Siegchance: { $share }.
answer-choice = Zug
answer-share = Siegchance
answer-lead = Vorsprung
answer-yours = dein Zug
answer-exact = Exakt: bis zum Ende der Partie durchgerechnet, für alle möglichen Reihenfolgen der restlichen Karten.
answer-estimated = Geschätzt: viele Male weitergespielt mit den Karten, die noch kommen können.
choose-again = Noch einmal versuchen
play-on = Weiterspielen
back-to-game = Zurück zu meiner Partie
notice-position-unreadable = Die Stellung in diesem Link ließ sich nicht öffnen.
answer-band = ≈ etwa gleich gut: Unterschiede unter { $share } sind nicht aussagekräftig.
answer-same = = genau gleich gut.
about-equal = etwa gleich gut
equal = gleich gut

## Replay

replay = Aufgezeichnete Partie
replay-first = Zum Anfang
replay-back = Schritt zurück
replay-on = Abspielen
replay-pause = Pause
replay-forth = Schritt vor
replay-last = Zum Ende
replay-ply = Schritt
take-over = Ab hier weiterspielen
notice-record-unreadable = Die Partie in diesem Link ließ sich nicht öffnen.
replay-ply-of = Schritt { $ply } von { $plies }
prompt-shown = Am Zug: { $name }
replay-manner = Wiedergabe
replay-speed = Tempo
replay-from = Aus Sicht von
replay-close = Wiedergabe beenden
keys-hint-replay = Solange du eine aufgezeichnete Partie ansiehst:
key-step = Schritt zurück oder vor
key-by-itself = Abspielen oder Pause
key-ends = Zum Anfang oder zum Ende

## Keyboard shortcuts

keys-hint = Solange der Tisch den Fokus hat:
keys-listening = Mit einem Screenreader wirken diese Tasten im Fokusmodus. Tab und Enter wirken immer.
key-draw = Karte ziehen
key-row = An diese Reihe anlegen oder sie nehmen
key-rows = Zwischen den Reihen wechseln
key-next = Züge der Computer sofort zu Ende spielen
key-finish = Runde beenden
key-hint = Tipp; noch einmal drücken: mehr
key-why = Warum der Computer so gezogen hat
key-undo = Rückgängig
key-redo = Wiederholen
key-again = Die letzte Ansage wiederholen
key-scores = Punkte und Karten aller ansagen
key-table = Karten in den Reihen ansagen
key-sound = Ton aus- oder einschalten
key-help = Diese Liste zeigen
# As printed on keyboards.
key-name-space = Leertaste
key-name-escape = Esc
key-name-home = Pos1
key-name-end = Ende

## The coach

action-place = An Reihe { $row } anlegen
action-take = Reihe { $row } nehmen
nudge-draw = Ziehen ist wohl am besten.
nudge-draw-close = Ziehen ist wohl gut, ein anderer Zug aber etwa genauso gut.
nudge-place = Sieh nach, wo die Karte dir hilft und wo sie anderen schadet.
nudge-place-close = Sieh nach, wo die Karte dir hilft und wo sie anderen schadet. Mehrere Reihen sind etwa gleich gut.
nudge-take = Eine Reihe zu nehmen ist wohl am besten.
nudge-take-close = Eine Reihe zu nehmen ist wohl gut, Ziehen aber etwa genauso gut.
look-at-gains = Welche Reihe bringt dir am meisten?
look-at-loses_least = Welche Reihe kostet dich am wenigsten?
look-at-denies = Was würden die anderen gern nehmen?
look-at-joker = Auf dem Tisch liegt ein Joker.
look-at-plus_twos = +2-Karten zählen immer.
look-at-row_full = Eine volle Reihe wird nicht mehr besser.
look-at-avoids_fourth_colour = Nur drei Farben bringen Pluspunkte.
look-at-helps = Welche Reihe möchtest du nehmen?
look-at-spoils = Wem kannst du die Lieblingsreihe verderben?
look-at-keeps_clean = Halte die Reihe sauber, die dir am besten gefällt.
look-at-fills = An eine volle Reihe kommt keine Karte mehr.
look-at-little_to_take = In den Reihen liegt noch wenig.
look-at-likely_better = Die meisten Karten, die kommen können, würden dir helfen.
look-at-nobody_wants = Wer will sonst noch die Reihe, die dir gefällt?
hint-best = Besten Zug zeigen
hint-all = Alle Züge zeigen
hint-is-best = Bester Zug: { $action }
hint-is-about-best = Einer der besten Züge: { $action }
why-before = Voriger Zug
why-after = Nächster Zug
why-chosen = gewählt
why-nothing = Auf dem Tisch ist kein klarer Grund dafür zu erkennen.
why-best = Einen besseren Zug gab es nicht.
why-about-best = Etwa so gut wie der beste Zug: Unterschiede unter { $share } sind nicht aussagekräftig.
why-as-good = Genauso gut wie der beste Zug.
why-not-best = Besser wäre gewesen: { $action }
why-estimated = Geschätzt: zwei Entscheidungen vorausgedacht.
reason-gains = Diese Reihe bringt { $amount }; keine andere bringt mehr.
reason-loses_least = Alle Reihen kosten Punkte; diese am wenigsten ({ $amount }).
reason-denies = Das nimmt { $name } die beste Reihe weg, { $amount } besser als die nächstbeste.
reason-denies-you = Das nimmt dir die beste Reihe weg, { $amount } besser als die nächstbeste.
reason-joker = { $count ->
    [one] Darin liegt ein Joker.
   *[other] Darin liegen { $count } Joker.
}
reason-plus_twos = { $count ->
    [one] Die +2-Karte darin zählt auf jeden Fall.
   *[other] Die +2-Karten darin ({ $count }) zählen auf jeden Fall.
}
reason-row_full = Die Reihe ist voll und wird nicht mehr besser.
reason-avoids_fourth_colour = { $count ->
    [one] Es bleibt bei einer Farbe; mit Reihe { $row } wären es { $there }.
   *[other] Es bleibt bei { $count } Farben; mit Reihe { $row } wären es { $there }.
}
reason-helps = Die Karte macht die Reihe für die eigene Sammlung um { $amount } besser.
reason-spoils = Die Karte macht die Reihe für { $name } um { $amount } schlechter.
reason-spoils-you = Die Karte macht die Reihe für dich um { $amount } schlechter.
reason-keeps_clean = An Reihe { $row }, der besten, würde die Karte { $amount } kosten.
reason-fills = Damit ist die Reihe voll.
reason-little_to_take = Noch bringt keine Reihe mehr als { $amount }.
reason-likely_better = Bei { $share } der Karten würde eine Reihe besser als die jetzt beste, im Schnitt um { $amount }.
reason-likely_better-any = Jede Karte würde eine Reihe besser machen als die jetzt beste, im Schnitt um { $amount }.
reason-nobody_wants = Reihe { $row }, die beste, bringt sonst niemandem etwas: Sie läuft nicht weg.
reason-only_choice = Es gab keinen anderen Zug.
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

## Game review

review-title = Partieanalyse
review-working = Der Trainer geht die Partie durch, Entscheidung für Entscheidung …
review-no-game = Es gibt keine beendete Partie, die analysiert werden kann.
review-failed = Der Trainer konnte diese Partie nicht durchgehen.
review-whose = Analyse für
review-well = { $name } hat bei { $part } von { $count } Entscheidungen die beste Wahl getroffen.
review-well-you = Du hast bei { $part } von { $count } Entscheidungen die beste Wahl getroffen.
review-cards-for = Kartenglück hat { $name } { $amount } gebracht.
review-cards-for-you = Kartenglück hat dir { $amount } gebracht.
review-cards-against = Kartenpech hat { $name } { $amount } gekostet.
review-cards-against-you = Kartenpech hat dich { $amount } gekostet.
review-choices = Die eigenen Entscheidungen haben { $amount } gekostet.
review-choices-you = Deine Entscheidungen haben dich { $amount } gekostet.
band-best = Beste Wahl
band-good = Gut
band-inaccuracy = Ungenauigkeit
band-mistake = Fehler
band-blunder = Patzer
percent-less = < { $share }
percent-more = > { $share }
review-bands-about = Bewertet nach der verlorenen Siegchance: Beste Wahl unter { $good }, Gut ab { $good }, Ungenauigkeit ab { $inaccuracy }, Fehler ab { $mistake }, Patzer ab { $blunder }.
review-curve = Verlauf der Siegchancen
review-chances = { $step ->
    [0] Siegchancen zu Beginn
   *[other] Siegchancen nach Schritt { $step }
}
review-ply = Schritt
review-start = Beginn der Partie
review-see = Stellung ansehen
review-retry = Noch einmal versuchen
review-table = Als Tabelle zeigen
review-luck = Kartenglück: { $share }
review-again = Noch einen Blick wert
review-none = Keine teuren Entscheidungen. Gut gespielt!
review-better = Besser: { $action }. Durch diesen Zug verlorene Siegchance: { $share }.
review-luckiest = Die wichtigsten Karten
review-luck-about = In Punkten: wie viel besser oder schlechter die Karte war als der Durchschnitt aller möglichen.
review-accounts = Können und Glück
review-accounts-about = So kam der Vorsprung vor dem besten Gegner am Ende zustande: durch die Ausgangslage, das Kartenglück und die Entscheidungen aller. Jede Entscheidung wird nur nach dem beurteilt, was man in dem Moment wissen konnte. „Unvorhergesehen“ ist, was ein Blick zwei Entscheidungen voraus nicht zeigen konnte.
account-start = Zu Beginn erwartet
account-luck = Kartenglück
account-own = Eigene Entscheidungen
account-others = Entscheidungen der anderen
account-unforeseen = Unvorhergesehen
account-final = Endergebnis
back-to-review = Zurück zur Analyse

## Open or share a game

games-open-about = Füge eine Aufzeichnung, einen Spielstand oder einen Link ein, oder zieh eine Datei hierher. Deine laufende Partie geht nicht verloren.
games-text = Aufzeichnung oder Link
games-open-text = Öffnen
games-open-file = Datei wählen …
games-nothing = Es gibt noch nichts zu öffnen. Füge zuerst eine Aufzeichnung oder einen Link ein.
games-too-large = Das ist zu groß für eine Partie Coloretto. Es wurde nichts geöffnet.
games-no-record = Das ist keine Partie Coloretto, oder ein Teil davon fehlt.
games-newer = Diese Partie stammt aus einer neueren Version. Lade die Seite neu und versuch es erneut.
games-no-game-in-address = In diesem Link steckt keine Partie.
games-not-played-so = Das sieht nach einer Partie aus, verstößt aber irgendwo gegen die Regeln.
games-file-unreadable = Diese Datei ließ sich nicht lesen.
games-stops = Beim Öffnen ist das Spiel abgestürzt. Du kannst es noch einmal versuchen.
games-stops-again = Dabei ist das Spiel zweimal abgestürzt; es wird nicht noch einmal geöffnet.
unfinished-title = Unbeendete Partien
unfinished-about = Partien, die du für eine andere verlassen hast. Sie sind auf diesem Gerät gespeichert.
unfinished-turns = { $count ->
    [one] { $count } Zug gespielt
   *[other] { $count } Züge gespielt
}
unfinished-resume = Weiterspielen
unfinished-copy = Link kopieren
kept-undated = Ohne Datum (aus einer früheren Version)
kept-delete = Löschen
kept-deleted = Gelöscht.
kept-restore = Rückgängig
unreadable-title = Gespeicherte Partien, die sich nicht öffnen ließen
unreadable-about = Sie sind unverändert gespeichert. Vielleicht kann eine neuere Version sie öffnen; sonst hilft der Text, den Fehler zu finden.
unreadable-copy = Text kopieren
games-keep = Deine Partie speichern oder teilen
games-keep-over = Sie enthält jede Karte und jeden Zug, sodass alle sie nachspielen können.
games-keep-unfinished = Die Partie bis hierher. Darin stehen auch die Karten, die noch kommen: Wer sie liest, kann vorausschauen.
games-none = Noch gibt es keine Partie. Sobald du spielst, kannst du sie hier speichern oder teilen.
games-share = Teilen …
games-formats = Formate
games-share-failed = Teilen geht hier nicht. Kopiere stattdessen den Link.
games-file-text = Als Textdatei speichern
games-file-json = Als JSON-Datei speichern
games-link-watch = Link zum Ansehen
games-link-go-on = Link zum Weiterspielen auf einem anderen Gerät
games-record = Aufzeichnung als Text
challenge-begin = { $points ->
    [one] { $sender }: { $points } Punkt in dieser Partie. Du bist dran.
   *[other] { $sender }: { $points } Punkte in dieser Partie. Du bist dran.
}
challenge-friend = Ein Freund
challenge-yours = Du
challenge-player = Eigene Punkte
challenge-more = { $points ->
    [one] { $sender } hat mit den gleichen Karten { $points } Punkt weniger als du.
   *[other] { $sender } hat mit den gleichen Karten { $points } Punkte weniger als du.
}
challenge-less = { $points ->
    [one] { $sender } hat mit den gleichen Karten { $points } Punkt mehr als du.
   *[other] { $sender } hat mit den gleichen Karten { $points } Punkte mehr als du.
}
challenge-same = { $sender } hat mit den gleichen Karten gleich viele Punkte wie du.
send-title = Ergebnis verschicken
send-about = Als Bild, als Zeile aus Symbolen und als Link, der dieselben Karten an denselben Sitzplatz gibt, mit denselben Gegnern.
send-name = Dein Name, wenn du magst
send-name-about = Der Link verrät diesen Namen und die Punkte dieser Partie, sonst nichts über dich.
send-line = Dein Ergebnis als Text
send-streak = Serie
picture = Bild vom Tisch
picture-about = Die Stellung, wie sie jetzt ist, für Nachrichten und Foren. Zu sehen ist nur, was alle sehen dürfen.
picture-copy = Als Bild kopieren
picture-save = Bild speichern
picture-copied = Bild kopiert.
picture-copy-failed = Bilder lassen sich hier nicht kopieren. Speichere das Bild, oder kopiere es über das Kontextmenü.
picture-failed = Das Bild konnte nicht gezeichnet werden. Der Text darunter sagt dasselbe.
picture-markdown = Als Markdown kopieren
picture-drawn = Gezogene Karte: { $card }
picture-row = Reihe
picture-cards = Karten
picture-open-position = Ab dieser Stellung spielen
picture-share = Diese Stellung teilen
after-game = Nach der Partie
after-watch = Partie ansehen
after-keep = Speichern oder teilen
after-other-seat = Gleiche Karten, anderer Sitzplatz
after-strongest = Wie spielt es der Meister?
next-level = Zu leicht? Versuch es mit „{ $level }“
easier-level = Zu schwer? Versuch es mit „{ $level }“
rematch-other-seat = Sitzplatz von { $name }
rematch-other-seat-about = Wähle einen Sitzplatz: Du bekommst dessen Startkarten und spielst mit demselben Stapel. Alle rücken mit, deine Nachbarn bleiben dieselben. Die Partie zählt als Übung.
rematch-person = Punkte an der Stelle von { $name }: du { $now }, { $name } { $before }.
rematch-strongest = Punkte an deiner Stelle: der Meister { $now }, du { $before }.
notice-finished-kept = Noch einmal dieselben Karten. Deine beendete Partie ist gespeichert.

## Is it fair?

fair-intro = Du musst uns nicht vertrauen: Überzeug dich selbst, dass der Stapel gleich bleibt und niemand hineinsieht.
fair-deck = Der Stapel ändert sich nicht
fair-deck-about = Die Seite zeigt einen Fingerabdruck der Kartenreihenfolge: eine kurze Zeichenfolge, die zu dieser einen Reihenfolge passt und praktisch zu keiner anderen. Nach der Partie legt sie die Reihenfolge offen, und alle können den Fingerabdruck nachrechnen.
fair-no-game = Noch gibt es keine Partie. Beginne eine und komm dann wieder.
fair-no-commitment = Für diese Partie gibt es keinen Fingerabdruck: Er muss berechnet werden, bevor sie endet.
fair-commitment = Der Fingerabdruck (SHA-256)
fair-told-later = Schreib ihn dir auf, wenn du magst. Nach der Partie steht hier der Text, aus dem er berechnet ist.
fair-told = Der Text zum Fingerabdruck
fair-parts = Was seine Teile bedeuten
fair-parts-position = Die Stellung, in der die Partie begann; dann die Karten von oben nach unten und das Salz.
fair-part-variant = Spielerzahl, Ausgabe, Wertung, Karte „Letzte Runde“
fair-part-removed = Entfernte Farben
fair-part-starting = Startkarten, Sitzplatz für Sitzplatz
fair-part-starter = Wer beginnt (Sitzplatz)
fair-part-rows = Plätze in jeder Reihe
fair-part-supply = Die Karten von oben nach unten
fair-part-salt = Salz: zufällige Zeichen, damit niemand den Stapel durch Ausprobieren findet
fair-check = Prüfen
fair-same = Stimmt überein: Dein Browser hat den Fingerabdruck gerade aus dem Text nachgerechnet.
fair-other = Stimmt nicht überein: Der Text ergibt einen anderen Fingerabdruck.
fair-command = Ohne diese Seite prüfen
fair-bots = Können die Computergegner in den Stapel sehen?
fair-bots-about = Sie erfahren nur, was auch du siehst. Probier es aus: Die verdeckten Karten werden gemischt, und wer zuletzt am Zug war, wählt noch einmal.
fair-shuffle = Mischen und noch einmal fragen
fair-shuffle-thinking = Überlegt noch einmal …
fair-shuffle-nobody = In dieser Partie war noch kein Computergegner am Zug.
fair-shuffled = In { $same } von { $shuffles } Fällen dieselbe Wahl.
fair-moved = { $count ->
    [one] { $count } Karte lag woanders.
   *[other] { $count } Karten lagen woanders.
}
fair-not = Was das nicht beweist
fair-not-lot = Dass die Karten zufällig gemischt sind: Wer eine Partie mit einer Nummer beginnt, kann vorher viele Nummern ausprobiert haben. Die Tagespartie hängt allein vom Datum ab.
fair-not-look = Dass du nicht nachgesehen hast: Es ist dein Gerät, und der Spielstand enthält den Stapel.
fair-not-program = Dass niemand das Programm verändert hat.

## Daily deal

daily-about = Jeden Tag eine Partie, für alle dieselbe: dieselben Karten, dieselben Computergegner.
daily-bots = Drei Computergegner warten auf dich.
daily-bots-then = Du kannst diese Partie noch spielen, für deine Serie zählt sie aber nicht mehr.
practice-daily = Als Übung bringt diese Partie kein Ergebnis für die Tagespartie. Sobald sie zu Ende ist, kannst du die Tagespartie noch einmal spielen.
daily-practice = Diese Partie hast du als Übung gespielt, deshalb gibt es noch kein Ergebnis. Spiel sie noch einmal, damit sie zählt.
daily-go-on = Weiterspielen
daily-yours = Du
daily-par = Meister
daily-par-thinking = Der Meister spielt die Partie an deiner Stelle …
daily-above-par = Mehr Punkte als der Meister an deiner Stelle!
daily-on-par = Genauso viele Punkte wie der Meister an deiner Stelle.
daily-below-par = { $points ->
    [one] An deiner Stelle hat der Meister { $points } Punkt mehr erzielt.
   *[other] An deiner Stelle hat der Meister { $points } Punkte mehr erzielt.
}
daily-share-streak = { $count ->
    [one] Serie: { $count } Tag.
   *[other] Serie: { $count } Tage.
}
daily-share-button = Teilen
daily-streak = Aktuelle Serie
daily-streak-best = Längste Serie
daily-played = Gespielte Partien
daily-streak-about = Ein Tag zählt, wenn du seine Partie an diesem Tag (UTC) beginnst und spätestens am nächsten beendest; Übung zählt nicht. Nach einem Tag Pause beginnt eine neue Serie.
daily-archive = Alle Tagespartien
daily-next = Nächste Tagespartie: { $time } Uhr
daily-today = Heutige Tagespartie
page-home = Start
home-title = Schön, dass du wieder da bist
home-continue = Partie fortsetzen
home-dare = Für alle dieselben Karten. Holst du mehr Punkte als der Meister an deiner Stelle?
home-yours = Du: { $score }
home-master = der Meister: { $score }
home-week = Deine letzten sieben Tage
home-day-missed = nicht gespielt
home-day-played = gespielt
home-day-won = besser als der Meister
home-mistake = Einen Fehler ausbügeln
home-lost = { $band } in einer deiner Partien.
home-mend = Noch einmal versuchen
home-unrated = Deine Spielstärke erscheint hier, sobald Partien analysiert sind.
home-play = Eine Partie spielen
home-change = Ändern
daily-again-about = Spiel sie noch einmal, so oft du magst: Es zählt dein erstes Ergebnis.
daily-compare = Vergleichen und teilen
month-before = Vorheriger Monat
month-after = Nächster Monat
not-persistent = In diesem Browser ließ sich nicht alles speichern. Was du hier siehst, kann zum Teil verloren gehen, wenn du die Seite schließt.
kept-unreadable = { $count ->
    [one] Einen Eintrag auf diesem Gerät kann diese Version nicht lesen. Er fehlt hier, bleibt aber gespeichert.
   *[other] { $count } Einträge auf diesem Gerät kann diese Version nicht lesen. Sie fehlen hier, bleiben aber gespeichert.
}
notice-puzzle-unreadable = Dieses Rätsel ließ sich nicht öffnen. Es kommt in { $days } Tagen wieder.
notice-decision-unreadable = Diese Entscheidung ließ sich nicht öffnen.

## My mistakes

mistakes-about = Entscheidungen, die dich etwas gekostet haben, kommen als kleine Rätsel wieder: gelöst nach 3, 10 und 30 Tagen, dann sind sie gelernt; nicht gelöst schon morgen.
mistakes-none = Hier ist noch nichts. Analysiere eine beendete Partie: Deine Fehler und Patzer kommen automatisch hierher.
mistakes-today = { $count ->
    [0] Heute steht nichts an
    [one] Heute steht { $count } Rätsel an
   *[other] Heute stehen { $count } Rätsel an
}
mistakes-start = Anfangen
mistakes-puzzle = Rätsel { $number } von { $count }: Was würdest du tun?
mistakes-number = Rätsel { $number } von { $count }
mistakes-answer = Lösung zeigen
mistakes-waiting = Später
mistakes-learned = Gelernt
mistakes-next-date = Nächstes am
mistakes-next = Nächstes Rätsel
puzzles-back = Zurück zu den Rätseln
mistakes-solved = Gelöst! Es kommt am { $date } wieder.
mistakes-solved-learned = Gelöst! Das hast du jetzt gelernt.
mistakes-unsolved = Es kommt morgen wieder.
mistakes-then = In der Partie hast du gespielt: { $action }.

## Trainer

trainer-about = Entscheidungen aus Partien von Computern, jede mit genau einem klar besten Zug, die leichteren zuerst. Gelöst kommt eine Stellung nach 30 Tagen noch einmal; nicht gelöst steht sie morgen unter „Meine Fehler“.
trainer-day = Stellung des Tages
trainer-solve = Lösen
trainer-day-solved = Du hast sie gelöst.
trainer-day-missed = Diesmal nicht. Sie kommt unter „Meine Fehler“ wieder.
trainer-themes = Themen
trainer-solved = { $solved } von { $all } gelöst
trainer-source = Der Trainer hat alle Züge mehrmals verglichen, jedes Mal mit anderen kommenden Karten; in der letzten Runde hat er bis zum Ende gerechnet.
trainer-often = Hier oft gewählt: { $action }.
trainer-found = Die Stufe „{ $level }“ findet den besten Zug in { $share } von 100 Fällen.
training-spoil = Eine Reihe verderben
training-about-spoil = Auch eine Karte, die niemandem nützt, kann einen Gegner Punkte kosten.
training-stake = Nehmen oder ziehen?
training-about-stake = Eine Reihe bringt Punkte. Nimmst du sie und bist für diese Runde fertig, oder setzt du sie aufs Spiel und ziehst noch einmal?
training-jokers = Joker
training-about-jokers = Den Joker nehmen, liegen lassen oder die richtige Reihe für ihn finden.
training-last_round = Die letzte Runde
training-about-last_round = Danach kommt nichts mehr: Jeder Zug lässt sich bis zum Ende ausrechnen.

## Your games

finished-none = Hier stehen alle Partien, die du zu Ende spielst: zum Ansehen, Teilen und Vergleichen.
finished-again = Gleiche Karten noch einmal
finished-again-own = Dein Sitzplatz
finished-count = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
finished-search = Suchen
finished-more = Weitere Partien zeigen
finished-favourite = Favorit
finished-favourites = Nur Favoriten
finished-note = Notiz
finished-table = Als Tabelle exportieren (CSV)
finished-opponents = Gegner:
finished-players = Am Tisch:
finished-people = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
finished-continued = Aus einer Stellung
finished-no-bots = Nur Personen
finished-hints = { $count ->
    [one] { $count } Tipp
   *[other] { $count } Tipps
}

## Statistics

statistics-none = Spiel eine Partie gegen den Computer zu Ende, dann erscheint sie hier: mit Punkten, Platz und deiner Entwicklung.
statistics-few = { $count ->
    [one] Deine Statistik beginnt mit { $least } Partien: Eine fehlt noch.
   *[other] Deine Statistik beginnt mit { $least } Partien: { $count } fehlen noch.
}
filters = { $count ->
    [0] Filter
   *[other] Filter ({ $count })
}
filters-clear = Filter zurücksetzen
statistics-variant = Variante
statistics-level = Spielstärke
statistics-style = Stil
statistics-bot = Gegner
statistics-all = Alle
statistics-players = { $count } Spieler
statistics-no-match = Keine Partie passt zu diesen Filtern.
statistics-practice = { $count ->
    [0] Übungspartien zählen nicht mit.
    [one] { $count } Übungspartie zählt nicht mit.
   *[other] { $count } Übungspartien zählen nicht mit.
}
statistics-counted = Von jeder Tagespartie zählt nur deine erste Partie. Ein geteilter Sieg zählt anteilig.
goals-reached = { $reached } von { $all } erreicht
figure-games = Partien
figure-wins = Siege
figure-points = Ø Punkte
figure-best = Bestes Ergebnis
figure-rank = Ø Platz
by-variant = Nach Variante
by-level = Nach Spielstärke
by-style = Nach Stil der Gegner
by-bot = Nach Gegner
statistics-same = Bei all diesen Partien gleich
strength = Deine Spielstärke
strength-between = Du spielst zwischen den Stufen „{ $lower }“ und „{ $upper }“
strength-like = Du spielst auf der Stufe „{ $level }“
strength-range = { $games ->
    [one] Nach { $games } Partie: irgendwo zwischen „{ $low }“ und „{ $high }“.
   *[other] Nach { $games } Partien: irgendwo zwischen „{ $low }“ und „{ $high }“.
}
strength-games = { $games ->
    [one] Nach { $games } Partie.
   *[other] Nach { $games } Partien.
}
strength-even = Ein Computer der Stufe „{ $level }“ wäre ein ebenbürtiger Gegner.
strength-play = Gegen „{ $level }“ spielen
strength-up = Seit der letzten Partie gestiegen.
strength-down = Seit der letzten Partie gesunken.
strength-same = Wie zuvor.
strength-wait = { $count ->
    [one] Deine Spielstärke erscheint hier nach { $count } weiteren Partie.
   *[other] Deine Spielstärke erscheint hier nach { $count } weiteren Partien.
}
strength-course = Spielstärke von Partie zu Partie
strength-band = Getönt: das 95‑%‑Intervall, in dem deine Spielstärke wahrscheinlich liegt.
strength-about = Der Trainer vergleicht, was deine Entscheidungen verschenkt haben, mit dem, was Computer jeder Stufe verschenken. Glück und Ergebnisse zählen nicht, Partien mit Tipps auch nicht.
goal-news = { $count ->
    [one] Ziel erreicht: { $goals }
   *[other] Ziele erreicht: { $goals }
}
goal-next = Nächstes Ziel: { $goal }.
goal-news-all = Alle Ziele sind erreicht.
goal-reached = erreicht
goal-progress = { $done } von { $all }
goal-first = Gewinne eine Partie
goal-alone = Gewinne ohne Tipp
goal-tables = Gewinne mit jeder Spielerzahl
goal-sides = Gewinne auf beiden Seiten der Wertungskarte, in beiden Ausgaben
goal-levels = Besiege die Computer jeder Stufe
goal-styles = Gewinne gegen jeden Stil
goal-lead = Gewinne mit mindestens { $lead } Punkten Vorsprung
goal-points = Erziele { $points } Punkte
goal-faultless = Verschenke durch eigene Entscheidungen weniger als einen Punkt
goal-unlucky = Gewinne, obwohl die Karten gegen dich waren
goal-days = Beende die Tagespartien von { $all } Tagen
goal-mistakes = Lerne aus { $all } deiner Fehler
chart-points = Punkte in deinen letzten Partien
chart-lost-points = Durch eigene Entscheidungen verlorene Punkte
chart-mean = Durchschnitt: { $value }
chart-game = Partie
chart-date = Datum
chart-value = Wert
chart-table = Als Tabelle zeigen
backup-title = Sichern und übertragen
backup-about = Sichere deine Partien, Tagesergebnisse, Fehler und Bots oder übertrage sie auf ein anderes Gerät. Nichts wird doppelt gezählt.
backup-file = Als Datei exportieren
backup-text = Als Text exportieren
backup-text-label = Deine Daten als Text zum Kopieren
backup-open = Aus Datei importieren
backup-paste = Exportierter Text von einem anderen Gerät
backup-add = Importieren
backup-added = { $count ->
    [0] Nichts Neues: Alle Partien darin waren schon hier.
    [one] { $count } Partie importiert.
   *[other] { $count } Partien importiert.
}
backup-bots-added = { $count ->
    [one] { $count } Bot importiert: Er ist jetzt in der Werkstatt.
   *[other] { $count } Bots importiert: Sie sind jetzt in der Werkstatt.
}
backup-foreign = Das ist keine Coloretto-Sicherung. Es bleibt alles, wie es war.
backup-newer = Diese Sicherung stammt aus einer neueren Version. Lade die Seite neu und versuch es erneut.
backup-truncated = Das Ende dieser Sicherung fehlt. Exportiere oder kopiere sie noch einmal ganz.
backup-damaged = Diese Sicherung ist beschädigt. Nichts davon wurde übernommen.
backup-too-big = Das ist viel zu groß für eine Coloretto-Sicherung. Es wurde nicht geöffnet.
backup-no-room = In diesem Browser ist nicht genug Platz für alle Bots dieser Sicherung. Alles andere wurde importiert. Bewahre die Sicherung auf.

## Strategy by numbers

strategy-about = Hier haben Computer unter sich gespielt: { $games } Partien an jedem Tisch, alle Spieler auf Stufe „{ $level }“. Die Zahlen zeigen, wie diese Gegner spielen. Gesetze des Spiels sind sie nicht.
strategy-numbers = Die Zahlen
strategy-rule-1 = Auf der braunen Seite lohnt es sich, früh in der Partie 5 Punkte mitzunehmen. Später zahlt sich Warten aus: Im letzten Drittel lassen Profis selbst 7 Punkte in mehr als der Hälfte der Fälle liegen.
strategy-rule-2 = Auf der braunen Seite: Warte auf volle Reihen. Ab drei Personen haben sieben von zehn genommenen Reihen drei Karten.
strategy-rule-3 = Auf der braunen Seite ist ein Joker so viel wert wie eine gute Reihe, und mehr als zwei +2‑Karten.
strategy-rule-4 = Leg dich bis zur Mitte der Partie auf drei Farben fest: Im letzten Drittel ist eine Karte in einer vierten Farbe fast nichts mehr wert.
strategy-rule-5 = Auf der grauen Seite: Steig früh mit wenig aus. Zu dritt oder zu viert haben zwei von drei genommenen Reihen nur eine Karte.
strategy-date = Datum der Partien:
strategy-interval = Die dünnen Linien und die Zahlen neben jedem Wert zeigen das 95‑%‑Intervall: wie weit allein der Zufall den Wert verschoben haben kann.
strategy-bounds = { $sign ->
    [minus] { $low } bis { $high }
   *[plus] { $low }–{ $high }
}
strategy-early = Erstes Drittel
strategy-middle = Zweites Drittel
strategy-late = Letztes Drittel
strategy-few = zu wenige
strategy-how = So wurde gemessen
strategy-seat = Hilft es, zu beginnen?
strategy-seat-finding = { $verdict ->
    [more] Bei { $players } Spielern gewinnt, wer beginnt, { $share } der Partien: mehr als bei gleichen Anteilen ({ $even }).
    [fewer] Bei { $players } Spielern gewinnt, wer beginnt, { $share } der Partien: weniger als bei gleichen Anteilen ({ $even }).
   *[even] Bei { $players } Spielern gewinnt, wer beginnt, { $share } der Partien: Ausgeglichen wären { $even }, und der Unterschied kann Zufall sein.
}
strategy-seat-caption = Ergebnisse nach der Reihenfolge am Tisch
strategy-seat-head = Reihenfolge
strategy-seat-position = { $position ->
    [1] Beginnt
   *[other] An { $position }. Stelle
}
strategy-seat-legend = Gestrichelte Linie: ein gleicher Anteil für alle, { $even }. Die Skala der Punkte beginnt nicht bei 0.
strategy-seat-about = Es zählt die Reihenfolge der ersten Runde. Ein geteilter Sieg zählt anteilig.
strategy-take = Wann eine Reihe nehmen?
strategy-take-finding = Bringt die beste Reihe { $points }, nehmen sie im ersten Drittel der Partie in { $early } der Fälle eine Reihe, im letzten in { $late }.
strategy-take-caption = Wie oft sie eine Reihe nehmen
strategy-take-head = Die beste Reihe bringt
strategy-take-least = { $points } oder weniger
strategy-take-most = { $points } oder mehr
strategy-take-about = Alle Züge, in denen Ziehen und Nehmen möglich waren, nach den Punkten, die die beste Reihe sofort gebracht hätte. Die Drittel sind die der Karten über der Karte „Letzte Runde“; die letzte Runde gehört zum letzten Drittel.
strategy-cards = Auf eine volle Reihe warten?
strategy-cards-finding = Im zweiten Drittel der Partie nehmen sie in { $full } der Fälle eine Reihe, wenn die beste { $count } Karten hat, und in { $single }, wenn sie nur eine hat.
strategy-cards-caption = Wie oft sie eine Reihe nehmen
strategy-cards-head = Die beste Reihe hat
strategy-cards-about = Dieselben Züge, nach der Zahl der Karten in der Reihe, die am meisten gebracht hätte; bei mehreren die mit den meisten Karten.
strategy-rows = Was Reihen bringen
strategy-rows-finding = { $share } der Reihen, die sie nehmen, haben { $cards } und bringen sofort im Schnitt { $points }.
strategy-rows-caption = Genommene Reihen nach der Zahl der Karten
strategy-rows-head = Reihe
strategy-rows-share = Anteil der Reihen
strategy-rows-points = Punkte sofort
strategy-rows-about = Alle genommenen Reihen, und um wie viel sie die Punkte des Spielers sofort änderten.
strategy-specials = Joker und +2-Karten
strategy-specials-finding = Im zweiten Drittel der Partie bringt nach Schätzung des Netzes ein weiterer Joker { $joker }, eine weitere +2-Karte { $bonus }.
strategy-specials-caption = Was eine Karte mehr zum Vorsprung am Ende beiträgt, in Punkten
strategy-specials-head = Eine weitere Karte
strategy-specials-about = Eine Schätzung, nichts Gezähltes: um wie viel der vom neuronalen Netz erwartete Vorsprung vor dem besten Gegner am Ende der Partie wächst, wenn zu Beginn einer Runde eine solche Karte vom Nachziehstapel zu den Karten eines Spielers kommt. Die Intervalle enthalten nicht die Fehler des Netzes selbst.
strategy-colours = Welche Farbe sammeln?
strategy-colours-finding = Im letzten Drittel der Partie bringt nach Schätzung des Netzes eine weitere Karte der längsten Farbe { $longest }, eine der vierten Farbe { $fourth }.
strategy-colours-caption = Was eine Karte mehr zum Vorsprung am Ende beiträgt, in Punkten
strategy-colours-head = Eine weitere Karte in der
strategy-colours-rank = { $rank ->
    [1] längsten Farbe
    [2] zweiten Farbe
    [3] dritten Farbe
   *[other] vierten Farbe
}
strategy-colours-about = Eine Schätzung, nichts Gezähltes, auf dieselbe Weise wie bei den Jokern. Es zählen nur Farben, die der Spieler schon hat, nach der Zahl der Karten.
strategy-scores = Was Punkte wert sind
strategy-scores-finding = Bei { $players } Spielern erzielt „{ $strong }“ in der Hälfte der Partien mindestens { $high } Punkte, „{ $weak }“ { $low }.
strategy-scores-caption = Punkte am Ende nach Stufe
strategy-scores-head = Stufe
strategy-scores-reach = { $share } erreichen
strategy-scores-legend = Dunkel: die mittleren 80 % der Ergebnisse. Linie: was die Hälfte erreicht. Mindestens { $games } Partien je Stufe.
strategy-scores-about = Computer einer Stufe unter sich, mit der Karte „Letzte Runde“ in ihrer Standardlage. Jeder Sitzplatz jeder Partie zählt.

## About

about-game = Coloretto ist ein Kartenspiel von Michael Schacht. Dies ist eine inoffizielle Umsetzung mit eigenen Bildern und eigenen Worten; der Name gehört dem Verlag.
about-version = Version { $version }. Regeln, Spiellogik und Computergegner sind in Python geschrieben und laufen vollständig in deinem Browser.
about-privacy-title = Datenschutz
about-privacy = Partien, Einstellungen und Ergebnisse bleiben auf diesem Gerät. Nichts wird verschickt: kein Tracking, keine Cookies.
about-diagnostic-title = Problem melden
about-diagnostic = Schick diesen Text mit, wenn du ein Problem meldest. Er enthält Versionsnummern, Browser, Fenstergröße und Einstellungen, die Aufzeichnung der Partie und die letzten Fehler, aber keine Namen.
about-parts = Verwendete Software
about-part = Baustein
about-part-version = Version
about-licence = Lizenz
about-our-licence = Unsere Lizenz
about-third-licences = Lizenzen Dritter
about-bill = Software-Stückliste (SBOM)
about-docs = Dokumentation
in-english = { $words } (englisch)
about-workshop = Werkstatt: einen eigenen Bot schreiben

### The rules page

rules-intro = Ein Kartenspiel von Michael Schacht für { $least } bis { $most } Personen, in unseren eigenen Worten erklärt. Eine Partie gegen den Computer dauert ein paar Minuten, und jeder Zug ist eine einzige Entscheidung.
rules-contents = Inhalt
rules-steps = Das Spiel in sechs Bildern
rules-step-draw = Wenn du dran bist, deckst du die oberste Karte des Nachziehstapels auf.
rules-step-place = Leg sie an eine Reihe an, die noch Platz hat.
rules-step-take = Oder nimm stattdessen eine Reihe: Alle ihre Karten gehören dir, und du wartest auf die nächste Runde.
rules-step-plus = Am Ende bringen deine { $plus } besten Farben Pluspunkte: je mehr Karten, desto mehr.
rules-step-minus = Jede andere Farbe kostet dich Punkte.
rules-step-last = Taucht die Karte „Letzte Runde“ auf, wird die Runde noch zu Ende gespielt. Dann wird gezählt.
back-to-table = Zurück zum Tisch

## The aim

aim = Ziel des Spiels
aim-plus = Alle sammeln Karten in { $colours } Farben. Am Ende bringen { $plus } deiner Farben Pluspunkte, alle anderen Minuspunkte. Je mehr Karten eine Farbe hat, desto mehr zählt sie, für dich oder gegen dich.
aim-few = Du willst also viel von wenigen Farben und wenig vom Rest. Du nimmst aber immer eine ganze Reihe, und was darin liegt, bestimmen die anderen mit.

## The cards

cards = Die Karten
rules-cards-colours = Die Farben erkennst du am Farbton, am Muster und am Symbol.
rules-cards-plus-two = Jede +2-Karte ist { $points } Punkte wert, ganz gleich, was du sonst hast.
rules-cards-joker = Ein Joker wird zu einer Karte in der Farbe deiner Wahl, aber erst am Ende der Partie.
rules-cards-golden = Der goldene Joker ist ein Joker, der noch eine Karte mitbringt (siehe „Joker“).
rules-cards-last-round = Die Karte „Letzte Runde“ steckt im Nachziehstapel und kündigt das Ende an. Niemand bekommt sie.
rules-cards-table = Karten der beiden Ausgaben
rules-kind = Karten
rules-kind-colour = jede der { $colours } Farben
rules-kind-under-marker = Karten unter „Letzte Runde“
rules-kind-all = insgesamt
rules-cards-marker-choice = Bei beiden Ausgaben kannst du einstellen, ob die Karte „Letzte Runde“ auf den letzten { $depths } Karten liegt.

## Setting up

set-up = Vorbereitung
rules-setup-how = Das alles macht der Computer: Er lost aus, welche Farben nicht mitspielen, gibt allen ihre Startkarten in verschiedenen Farben, mischt den Rest und legt die Karte „Letzte Runde“ an ihren Platz. Auch wer beginnt, entscheidet das Los.
rules-setup-table = Vorbereitung nach Spielerzahl
rules-setup-players = Spieler
rules-setup-removed = Entfernte Farben
rules-setup-starting = Startkarten pro Person
rules-setup-rows = Reihen
rules-setup-room = Karten pro Reihe
rules-setup-supply = Nachzieh­stapel

## Your turn

turn = Dein Zug
rules-turn-one = Du hast zwei Möglichkeiten. Passen darfst du nie.
rules-turn-draw-title = Ziehen und anlegen
rules-turn-draw = Deck die oberste Karte des Nachziehstapels auf, sieh sie dir an und wähle erst dann ihre Reihe: irgendeine, die noch Platz hat und die noch niemand genommen hat. Hat keine Reihe mehr Platz oder ist der Nachziehstapel leer, darfst du nicht ziehen.
rules-turn-take-title = Eine Reihe nehmen
rules-turn-take = Nimm irgendeine Reihe, in der mindestens eine Karte liegt, mit allem, was sie enthält. Die Karten kommen zu deinen eigenen, und du bist raus, bis die Runde endet. Diese Reihe kann in dieser Runde niemand mehr nutzen.
rules-turn-next = Dann geht es reihum mit denen weiter, die noch keine Reihe genommen haben. Wer als Letztes übrig ist, darf allein weiter ziehen und anlegen, solange es geht, und muss zum Schluss ebenfalls eine Reihe nehmen.
rules-turn-colours = Deine Farben wählst du nicht im Voraus: Am Ende bringen die wertvollsten ganz von selbst Pluspunkte. Du darfst beliebig viele Farben sammeln; es kostet dich nur eben Punkte.

tips-again = In deiner ersten Partie zeigen dir Einsteigertipps am Tisch, was zu tun ist. Hier kannst du sie wieder einschalten.

## The end of a round

round = Das Ende einer Runde
round-end = Sobald alle eine Reihe genommen haben, ist die Runde vorbei. Die Reihen werden wieder leer ausgelegt, und wer die letzte Reihe genommen hat, beginnt die nächste Runde.

## Jokers

jokers-title = Joker
jokers-when = Joker liegen neben deinen Farben, bis die Partie zu Ende ist. Dann wählst du für jeden Joker eine Farbe. Es muss nicht für alle dieselbe sein, und du kannst auch eine Farbe nennen, von der du keine Karte hast. Die beste Wahl ist schon eingestellt, du kannst sie aber ändern.
jokers-golden = Der goldene Joker zählt als Joker. Außerdem gilt: Wer eine Reihe mit ihm nimmt, deckt sofort die oberste Karte des Nachziehstapels auf und legt sie zu den eigenen Karten. Ist der Nachziehstapel leer, passiert nichts.

## The last round

last-round-title = Die letzte Runde
last-round-when = Wer die Karte „Letzte Runde“ aufdeckt, legt sie beiseite und deckt stattdessen eine weitere Karte auf. Die Runde wird zu Ende gespielt, und mit ihr endet die Partie.
last-round-count = Am Tisch steht, wie viele Karten bis dahin noch gezogen werden.

## Scoring

scoring = Wertung
scoring-how = Wie viele Punkte eine Farbe wert ist, hängt von der Zahl ihrer Karten ab, Joker eingeschlossen. Die { $plus } wertvollsten Farben bringen Pluspunkte, jede andere Farbe Minuspunkte. Dazu kommen { $points } Punkte für jede +2-Karte.
scoring-sides = Die Wertungskarte hat zwei Seiten; welche gilt, wählst du bei der Vorbereitung. Auf der braunen Seite ist eine Farbe mit jeder Karte mehr wert, bis zu { $most } Karten. Auf der grauen Seite sind { $peak } Karten einer Farbe am besten, danach sinkt der Wert wieder.
points-table = Punkte nach Zahl der Karten einer Farbe
points-count = Karten einer Farbe
points-more = ab { $count }
side-brown = Braune Seite
side-grey = Graue Seite
example-title = Ein Beispiel
example-about = Diese Karten und ein Joker, nach beiden Seiten gewertet. Der Joker liegt bei den Karten, denen er am meisten nützt.
example-table = Ein Beispiel, nach beiden Seiten gewertet
example-pile = Karten
example-joker = { $points }, mit Joker
example-total = Summe

## Two players

two = Zu zweit
rules-two-rows = Es gibt drei Reihen, mit Platz für eine, zwei und drei Karten. Ihr beginnt mit je zwei Karten, und alle vier Startkarten haben verschiedene Farben.
rules-two-end = Eine Runde endet, wenn ihr beide eine Reihe genommen habt. Die Karten der dritten Reihe kommen aus dem Spiel.

## Editions

editions = Zwei Ausgaben
rules-editions-classic = Die klassische Ausgabe hat { $jokers } Joker, und die Karte „Letzte Runde“ liegt auf den letzten { $depth } Karten.
rules-editions-golden = Die Ausgabe mit dem goldenen Joker hat den goldenen und { $jokers } gewöhnliche Joker, und die Karte „Letzte Runde“ liegt auf den letzten { $depth } Karten.

### The embed page

share-intro = Bette einen Spieltisch in einen Beitrag auf einer beliebigen Website ein. Wähle, was man dort sieht, und kopiere den Code, der zu deiner Website passt. Geladen wird das Spiel erst, wenn jemand „Spielen“ drückt.
share-choice = Was man sieht
share-preview = Vorschau
share-ways = Code zum Einbetten
share-subject = Inhalt
share-subject-deal = Neue Partie
share-subject-pos = Stellung
share-subject-record = Aufgezeichnete Partie
share-pos = Stellung als Text
share-record = Aufzeichnung als Text
share-seed-hint = Leer lassen: Jedes Mal wird neu gemischt
share-transparent = Transparenter Hintergrund
share-compact = Kompakt: ohne Spielverlauf
share-accent = Eigene Farbe für Knöpfe
share-accent-colour = Knopffarbe
share-frame = Einfaches Iframe
share-frame-about = Für jede Website, die HTML erlaubt. Die Höhe ist fest.
share-script = Iframe mit Skript
share-script-about = Für Websites, die auch Skripte erlauben: Das Iframe passt seine Höhe dem Spiel an, und deine Seite erfährt, was darin geschieht.
share-element = Eigenes HTML-Element
share-element-about = Für selbst gebaute Seiten: beliebig viele pro Seite; jedes wird erst geladen, wenn man in seine Nähe scrollt.
share-link = Nur der Link
share-link-about = Für WordPress und Ghost: Allein in einer Zeile wird daraus ein eingebettetes Spiel. Von deiner Auswahl bleibt nur die Sprache erhalten.

## Link previews, and the page of browsers without JavaScript

needs-javascript = Diese Seite benötigt JavaScript.
site-play = Coloretto spielen
site-description = Spiele Coloretto, das Kartenspiel von Michael Schacht, gegen Computergegner: kostenlos, im Browser.
