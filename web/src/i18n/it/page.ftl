title = Coloretto
tagline = Raccogli tre colori. Gli altri ti costano punti.

## Buttons

play = Gioca
new-game = Nuova partita
rules-title = Come si gioca
more = Menu
page-daily = Partita del giorno
undo = Annulla
undo-practice = Annulla: la partita diventa di prova
redo = Ripeti
try-again = Riprova
cancel = Annulla
close = Chiudi
dismiss = Nascondi
play-again = Gioca ancora
review = Analizza la partita
draw = Pesca una carta
confirm-jokers = Conferma
pace-next = Avanti
finish-round = Finisci il round
coach-hint = Suggerimento
coach-why = Perché?

## Welcome and loading

welcome-about = Nel tuo turno pesca una carta e mettila in una fila, oppure prendi una fila con tutte le sue carte. Alla fine i tuoi tre colori migliori danno punti; tutti gli altri ne tolgono.
welcome-start = Tu contro tre avversari
loading-begin = Preparazione del gioco…
loading-download = Download del gioco: { $loaded } di { $total } MB
loading-start = Gli avversari si stanno svegliando…
loading-import = Si mescolano le carte…
loading-ready = Il tavolo è pronto
loading-failed = Impossibile avviare il gioco
loading-stopped = Il gioco non risponde più
failed-download = Non è stato possibile scaricare una parte del gioco. Controlla la connessione e riprova.
failed-stalled = Il download si è fermato. Controlla la connessione e riprova.
failed-worker = Questo browser non riesce a eseguire il gioco. Prova ad aggiornarlo o usane un altro.
failed-offline = Sei offline e una parte del gioco non è ancora su questo dispositivo. Partirà da solo appena torna la connessione.
failed-stopped = Il gioco si è fermato all’improvviso. Scegli «Riprova» per continuare la tua partita.
failed-stopped-no-game = Il gioco si è fermato all’improvviso. Scegli «Riprova» per riavviarlo.
unfinished-count = { $count ->
    [one] { $count } partita in sospeso
   *[other] { $count } partite in sospeso
}

## Cards

# The separator of list items.
comma = { ", " }
card-c0 = rossa
card-c1 = arancione
card-c2 = gialla
card-c3 = verde
card-c4 = turchese
card-c5 = blu
card-c6 = viola
card-plus-two = +2
card-joker = jolly
card-golden = jolly dorato
colour-c0 = Rosso
colour-c1 = Arancione
colour-c2 = Giallo
colour-c3 = Verde
colour-c4 = Turchese
colour-c5 = Blu
colour-c6 = Viola

## Seats

name-you = Tu
name-player = Giocatore { $number }
name-bot-0 = Iris
name-bot-1 = Bruno
name-bot-2 = Clio
name-bot-3 = Dario
name-bot-4 = Enya
seat-now = Di turno
seat-out = Fila presa
seat-out-short = Fuori
seat-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
seat-leads = { $points ->
    [one] { $points } punto, in testa
   *[other] { $points } punti, in testa
}
seat-empty = Ancora nessuna carta
seat-placed = Carta messa nella fila { $row }: { $card }
practice = Di prova
practice-undone = Una mossa è stata annullata dopo aver visto una nuova carta: da qui in poi la partita è di prova.
practice-about = Questa partita è di prova: una mossa è stata annullata dopo aver visto una nuova carta, oppure le carte erano già note da una partita precedente.
points-aid = Punti per colore
points-aid-item = { $count ->
    [one] { $count } carta: { $points }
   *[other] { $count } carte: { $points }
}
points-aid-most = { $count } o più carte: { $points }
pile-plus = { $card }, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}: più { $points }
pile-minus = { $card }, { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}: meno { $points }
pile-bonus = { $count ->
    [one] una carta { $card }
   *[other] { $count } carte { $card }
}: più { $points }
pile-joker = { $card }: { $count }
pile-with-jokers = { $pile }, { $jokers ->
    [one] compreso un jolly
   *[other] compresi { $jokers } jolly
}

## Table

table = Tavolo
opponents = Avversari
rows = File
row-place = Metti nella fila { $row }: { $content }
row-take = Prendi la fila { $row }: { $content }
row-idle = Fila { $row }: { $content }
row-empty = vuota
row-taken = presa da { $person ->
    [you] te
   *[other] { $name }
}
row-taken-short = { $name }
row-space = { $count ->
    [0] piena
    [one] resta un posto
   *[other] restano { $count } posti
}
row-gain = { $row }; { $gain }
row-gain-then = { $row }. Se poi la prendi: { $gain }
gain-more = { $points ->
    [one] { $points } punto in più
   *[other] { $points } punti in più
}
gain-less = { $points ->
    [one] { $points } punto in meno
   *[other] { $points } punti in meno
}
gain-none = nessun cambiamento
gain-title = Come cambierebbe il tuo punteggio con questa fila
row-place-short = Metti
row-take-short = Prendi
supply-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
supply-draws-left = { $count ->
    [0] Prossima carta: ultimo round
    [one] Ultimo round fra { $count } carta
   *[other] Ultimo round fra { $count } carte
}
last-round = Ultimo round
unseen = Nel mazzo
counted = { $count } × { $item }
prompt-decide = Tocca a te: pesca o prendi una fila
prompt-draw = Tocca a te: pesca una carta
prompt-take = Tocca a te: prendi una fila
prompt-place = Metti la carta { $card } in una fila
prompt-jokers = Scegli un colore per ogni jolly
prompt-decide-named = { $name }: pesca o prendi una fila
prompt-draw-named = { $name }: pesca una carta
prompt-take-named = { $name }: prendi una fila
prompt-place-named = { $name }: metti la carta { $card } in una fila
prompt-jokers-named = { $name }: scegli un colore per ogni jolly
prompt-bot = { $name } sta pensando
prompt-over = La partita è finita
status-undone = Mossa annullata.
status-redone = Mossa ripetuta.
named-value = { $name }: { $value }
# Turns a name or a clause into a sentence.
sentence = { $words }.
refused = Ora non è possibile.
announce-seat = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
announce-supply = { $count ->
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}
announce-over = Punteggi finali: { $scores }. { $winners }

## Game log

log = Registro delle mosse
log-round = Round { $round }. Inizia { $name }.
log-round-you = Round { $round }. Inizi tu.
log-next-round = Nuovo round. Inizia { $name }.
log-next-round-you = Nuovo round. Inizi tu.
log-discarded = Fuori dal gioco: { $cards }.
log-draw = { $person ->
    [you] Hai
   *[other] { $name } ha
} pescato una carta: { $card }.
log-place = { $person ->
    [you] Hai
   *[other] { $name } ha
} messo una carta nella fila { $row }: { $card }.
log-take = { $person ->
    [you] Hai
   *[other] { $name } ha
} preso la fila { $row }: { $cards }.
log-take-revealed = { $person ->
    [you] Hai
   *[other] { $name } ha
} preso la fila { $row }: { $cards }. Scoperta grazie al jolly dorato: { $revealed }.
log-last-round = È uscita la carta «Ultimo round»: questo è l’ultimo.
log-over = La partita è finita.

## Jokers and scores

jokers-about = La scelta migliore è già selezionata.
joker = Jolly { $number }
joker-given = Jolly { $number }: { $colour }
joker-suggested = Proposta: { $colours }
jokers-score = Il tuo punteggio con questa scelta: { $score }
final-scores = Punteggi finali
wins-you = Hai vinto!
wins = Vince { $name }
wins-shared = Vittoria condivisa: { $names }
column-player = Giocatore
column-rank = Posto
column-plus = Più
column-minus = Meno
column-bonus = +2
column-total = Totale

## Computer players

level-newcomer = Principiante
level-casual = Dilettante
level-regular = Intermedio
level-strong = Avanzato
level-expert = Esperto
level-master = Maestro
style-hoarder = Accumulatore
style-spoiler = Guastafeste
style-early-leaver = Frettoloso
style-gambler = Scommettitore
style-joker-hunter = Cacciatore di jolly
bot-about = { $name }, { $level }: informazioni

## Settings

settings = Impostazioni

## Notices

notice-problem = «{ $value }» non è un valore valido per «{ $name }» ({ $allowed }). Valore usato: { $used }.
notice-no-language = Non è stato possibile caricare i testi nella tua lingua. Per ora la pagina è in inglese.
notice-no-storage = Questo browser non permette di salvare la partita. Andrà persa quando chiudi la pagina.
notice-no-storage-framed = Qui la partita non viene salvata. Scegli «Pagina intera» per portarla con te.
notice-save-unreadable = Non è stato possibile aprire la partita salvata. È ancora memorizzata: non è andato perso nulla.
notice-part-missing = Non è stato possibile caricare questa parte del gioco. Controlla la connessione e riprova.
notice-restarted = Gli avversari non rispondevano più e sono stati riavviati. La partita continua.
notice-other-tab = Questa partita è aperta anche in un’altra scheda. Viene salvata solo l’ultima scheda in cui giochi.
follow-other-tab = Continua da lì
error-IllegalActionError = Ora non è possibile.
error-NotationError = Non è stato possibile leggere questo testo.
error-InvalidPositionError = Nessuna partita può arrivare a questa posizione.
error-VariantError = Questa preparazione non è possibile.
error-RecordError = Questa partita salvata non è leggibile.
error-RequestError = Si è verificato un errore nel gioco.
error-other = Qualcosa è andato storto. La partita non è cambiata.
notice-link-unreadable = Non è stato possibile aprire la partita di questo link.
notice-earlier = La partita precedente è stata salvata.
open-earlier = Torna a quella partita
notice-stopped-twice = L’apertura ha bloccato il gioco due volte, perciò non è stata ritentata.
notice-game-gone = Questa partita in sospeso non è più qui.
notice-erased-elsewhere = Tutti i dati del gioco su questo dispositivo sono stati cancellati in un’altra scheda. Questa scheda non salva più nulla: la sua partita andrà persa quando la chiudi.
show-kept-games = Mostra
full-page = Pagina intera

### Loaded after the first page

## Menu

rules = Regole
page-puzzles = Problemi
page-record = I tuoi risultati
page-mistakes = I miei errori
page-played = Partite
page-statistics = Statistiche
page-goals = Obiettivi
page-strategy = Strategia
page-games = Apri una partita
page-share = Condividi
page-fairness = È tutto regolare?
page-about = Informazioni
menu-more = Altro
menu-new-today = La partita di oggi ti aspetta
menu-workshop = Officina

## Final scores

rank = { $rank }º posto
result-ahead = { $points ->
    [one] { $points } punto di vantaggio su { $names }
   *[other] { $points } punti di vantaggio su { $names }
}
result-behind = { $points ->
    [one] { $rank }, a { $points } punto da { $names }
   *[other] { $rank }, a { $points } punti da { $names }
}
result-practice = Partita di prova: non conta nelle statistiche.
result-continued = Partita da una posizione: non conta nelle statistiche.
scoring-link = Come si contano i punti
story = La storia di questa partita
story-collected = { $person ->
    [you] Hai raccolto
   *[other] { $name } ha raccolto
} { $cards }: { $points }.
story-round = Il round { $round } ha deciso la partita.
story-round-unnumbered = Un round ha deciso la partita.
story-round-none = Nessun round da solo ha deciso la partita.
story-no-minus = { $person ->
    [you] Nessun colore ti ha tolto punti.
   *[other] { $name }: nessun colore ha tolto punti.
}
story-minus = { $count ->
    [one] { $person ->
        [you] Un colore di troppo ti ha tolto { $points }.
       *[other] { $name }: un colore di troppo ha tolto { $points }.
    }
   *[other] { $person ->
        [you] { $count } colori di troppo ti hanno tolto { $points }.
       *[other] { $name }: { $count } colori di troppo hanno tolto { $points }.
    }
}
story-lost-minus = { $count ->
    [one] { $person ->
        [you] Un colore di troppo ti ha tolto { $points }
       *[other] { $name }: un colore di troppo ha tolto { $points }
    }
   *[other] { $person ->
        [you] { $count } colori di troppo ti hanno tolto { $points }
       *[other] { $name }: { $count } colori di troppo hanno tolto { $points }
    }
}; { $rival } { $theirs ->
    [0] non ne aveva
   *[other] ha perso così { $rivalPoints }
}.
story-lost-plus = Con i colori migliori { $rival } ha fatto { $rivalPoints }, { $person ->
    [you] tu
   *[other] { $name }
} { $points }.
story-lost-bonus = Con le carte +2 { $rival } ha fatto { $rivalPoints }, { $person ->
    [you] tu
   *[other] { $name }
} { $count ->
    [0] niente
   *[other] { $points }
}.
see-deciding-move = Guarda la mossa decisiva
worth-line = { $count ->
    [0] { $points }: meno che in quasi tutte le partite fra computer di livello { $level }.
    [one] { $points }: più che in { $count } partita su 100 fra computer di livello { $level }.
   *[other] { $points }: più che in { $count } partite su 100 fra computer di livello { $level }.
}
worth-best = Il tuo miglior punteggio finora.
ending-more = Altro
ending-turn = La svolta
ending-chance-you = La tua probabilità di vittoria in quel round: prima { $before }, poi { $after }.
ending-chance = Probabilità di vittoria di { $name } in quel round: prima { $before }, poi { $after }.
ending-worth = { $points ->
    [one] Quanto vale { $points } punto
   *[other] Quanto valgono { $points } punti
}
ending-worth-better = Quanto spesso il computer fa meno punti a un tavolo come questo, quando tutti sono dello stesso livello:
ending-worth-about = Almeno { $games } partite per livello, tutte fra computer.
ending-worth-unmeasured = Quanto spesso il computer fa meno punti è stato misurato solo con la carta «Ultimo round» al suo posto normale.

## Set-up

setup-title = Nuova partita
setup-wait = Gli avversari stanno arrivando…
setup-players = Giocatori
setup-edition = Edizione
setup-scoring = Punteggio
setup-marker = Carta «Ultimo round»
setup-marker-about = Quando esce questa carta, il round in corso è l’ultimo. Normale: sopra le ultime { $classic } carte, o { $golden } con il jolly dorato.
setup-marker-usual = Normale
setup-marker-depth = Ultime { $count } carte
setup-seed = Numero della partita
setup-seed-hint = Lascia vuoto per carte a caso
setup-seat = Posto { $number }
setup-kind = Chi gioca al posto { $number }
setup-kind-label = Chi gioca
setup-name = Nome al posto { $number }
setup-name-label = Nome
setup-level = Livello al posto { $number }
setup-level-label = Livello
setup-style = Stile al posto { $number }
setup-style-label = Stile
setup-levels = Livello del computer
setup-exact = Livello esatto: { $level }
temper-gentle = Bonario
temper-about-gentle = Gioca per divertirsi e ogni tanto si distrae.
temper-keen = Attento
temper-about-keen = Tiene d’occhio tutto il tavolo e solo a volte valuta male una fila.
temper-merciless = Spietato
temper-about-merciless = Pensa in anticipo e non regala nulla.
setup-levels-differ = Misto
setup-levels-none = Nessun computer
setup-at-table = Al tavolo
setup-more = Altre opzioni
kind-human = Persona
kind-bot = Computer
edition-classic = Classica
edition-golden = Jolly dorato
scoring-brown = Marrone: 1 3 6 10 15 21
scoring-grey = Grigio: 1 4 8 7 6 5
setup-side-brown = Marrone
setup-side-grey = Grigio
setup-side-about-brown = Più carte, più punti
setup-side-about-grey = L’ideale sono { $peak }
error-PlayerNameError = I nomi hanno da 1 a 24 caratteri, almeno uno visibile, e nessun carattere di controllo.

## Computer players

level-about-newcomer = Alle prime armi: guarda solo le proprie carte e sbaglia parecchio.
level-about-casual = Gioca per divertirsi: bada alle proprie carte, tiene d’occhio chi viene dopo e ogni tanto inciampa.
level-about-regular = Conosce bene il gioco: osserva tutto il tavolo, ma qua e là valuta male una fila.
level-about-strong = Osserva tutti e valuta bene la situazione. I suoi errori sono rari e piccoli.
level-about-expert = Ha imparato il gioco da solo: una rete neurale soppesa ogni carta che potrebbe uscire. Gioca senza errori il finale dell’ultimo round.
level-about-master = Si prende il suo tempo: prima di decidere immagina più e più volte come proseguirebbero le mosse più promettenti.
level-rank = Livello { $rank } di { $levels }
style-none = Equilibrato
style-about-hoarder = Aspetta le file piene e le riempie.
style-about-spoiler = Mette le carte dove danneggiano gli altri.
style-about-early-leaver = Si accontenta di una fila discreta ed esce presto.
style-about-gambler = Pesca ancora una carta e punta tutto su una sola fila.
style-about-joker-hunter = Va a caccia di jolly e carte +2.
bot-figures = I suoi risultati
bot-share = Partite vinte a un tavolo da quattro contro tre avversari di livello Intermedio: { $share } (alla pari: { $even })
bot-lost = Punti regalati per decisione: { $points }
bot-blunders = Errori costosi (3 punti o più): { $blunders } delle sue decisioni
bot-figures-hint = Misurati su molte partite fra computer. Le barre mostrano tutti i livelli, a partire dal più debole.
bot-code = Come ragiona questo avversario?
bot-code-about = Due avversari semplici stanno in una pagina ciascuno: greedy prende ciò che ora dà più punti, careful pensa anche agli altri. Apri il loro codice nell’officina, modificalo e guarda come giocano.

## Settings

settings-language = Lingua
language-system = Lingua del browser
settings-pace = Velocità del computer
pace-instant = Immediata
pace-fast = Rapida
pace-normal = Normale
pace-slow = Lenta
pace-step = Passo passo
settings-volume = Volume
volume-off = Muto
settings-look = Aspetto
settings-play = Gioco
settings-skin = Disegno delle carte
skin-patterns = Camaleonti e motivi
skin-suits = Semi
skin-letters = Lettere
settings-theme = Tema
theme-system = Sistema
theme-light = Chiaro
theme-dark = Scuro
settings-contrast = Contrasto
contrast-system = Sistema
contrast-more = Alto
settings-text = Dimensione del testo
text-normal = Normale
text-large = Grande
text-larger = Molto grande
settings-motion = Animazioni
motion-system = Sistema
motion-full = Complete
motion-less = Ridotte
settings-confirm = Conferma delle mosse
settings-confirm-about = Premi una volta per scegliere la mossa e un’altra per giocarla. Esc o un tocco altrove la annulla.
settings-forced = Mosse obbligate automatiche
settings-forced-about = Se è possibile una sola fila, la mossa si fa da sé.
settings-left-handed = Disposizione per mancini
settings-left-handed-about = Scambia di lato il mazzo e i pulsanti.
settings-vibration = Vibrazione
settings-vibration-about = Un breve impulso quando tocca a te o quando una mossa non è possibile.
prompt-confirm = { $kind ->
    [d] Premi di nuovo per pescare una carta
    [p] Premi di nuovo per mettere nella fila { $row }
   *[t] Premi di nuovo per prendere la fila { $row }
}
tip-draw = Vedi la carta prima di scegliere la fila.
tip-begin = Una carta pescata va in una fila. Se prendi una fila, il tuo round finisce.
tip-place = La carta andrà a chi prende quella fila: a te o a qualcun altro.
tip-choose = Il numero su una fila indica quanto ti darebbe adesso.
tip-must-take = Nessuna fila ha posto per un’altra carta.
tip-taken = Qualcuno ha preso una fila con la tua carta. È tuo solo ciò che prendi tu.
tip-plus-two = Una carta +2 vale due punti, qualunque siano i tuoi colori.
tip-fourth = I tuoi tre colori migliori contano a favore, tutti gli altri contro.
tip-full = Una fila piena non cambia più. Puoi prenderla prima degli altri.
tip-joker = Un jolly riceve il colore alla fine. Fino ad allora conta dove rende di più.
tip-last-round = La prossima fila che prendi è la tua ultima.
tip-out = Hai la tua fila. Guarda che cosa raccolgono gli altri.
tips-stop = Basta consigli
tips-show = Mostra di nuovo i consigli iniziali
tips-shown = I consigli iniziali sono di nuovo attivi.
share-title = Incorpora il gioco
keyboard = Scorciatoie da tastiera

## On this device

offline-unknown = Gioco offline: non ancora pronto
offline-fetching = Gioco offline: { $done } di { $total } file scaricati
offline-ready = Pronto per giocare offline
offline-interrupted = Gioco offline: il download riprende quando torna la connessione
offline-unavailable = Il gioco offline non è disponibile qui
install = Installa come app
install-how = Nel menu del browser (in Safari, Condividi), scegli «Installa» o «Aggiungi alla schermata Home».
notice-update = È disponibile una nuova versione. La partita riprende da dove l’hai lasciata.
use-update = Aggiorna ora
forget = Cancella tutti i dati del gioco
forget-question = { $count ->
    [0] Verrà cancellato tutto ciò che il gioco ha memorizzato su questo dispositivo. L’operazione è irreversibile.
   *[other] Verrà cancellato tutto ciò che il gioco ha memorizzato su questo dispositivo: { $list }. L’operazione è irreversibile.
}
stored-unfinished = la partita in corso e quelle in sospeso
stored-finished = le partite finite e le statistiche
stored-days = i risultati delle partite del giorno e le serie
stored-mistakes = i tuoi errori
stored-bots = i tuoi bot e gli esercizi dell’officina
stored-settings = le impostazioni
stored-notes = i consigli già visti e le altre cose che la pagina ricorda
stored-files = i file per giocare offline
stored-other = altri dati
forget-save-first = Prima puoi esportare in un file le partite finite, i risultati delle partite del giorno, gli errori e i bot, e copiare le partite in sospeso da «Apri una partita».
forget-save-file = Prima esporta in un file
forget-yes = Cancella tutto

## URL parameters

parameter-players = giocatori
parameter-edition = edizione
parameter-scoring = punteggio
parameter-seed = numero della partita
parameter-level = livello
parameter-marker_depth = carte sotto la carta «Ultimo round»
parameter-seats = posti
parameter-scores = punti dei giocatori
parameter-from = nome
parameter-speed = velocità
parameter-lang = lingua
parameter-theme = tema
parameter-daily = partita del giorno
parameter-accent = colore dei pulsanti
parameter-bg = sfondo
scores-none = niente
from-none = niente
used-usual = il valore predefinito

## Embedded

frame-about = { $bots ->
    [one] Tu contro un avversario
   *[other] Tu contro { $bots } avversari
}
frame-your-move = Tu che cosa faresti?
frame-replay = Guarda una partita registrata
frame-loading = Apertura…
link = Link
link-about = Da questo riquadro non si possono aprire altre pagine. Copia il link e aprilo nel browser: lì la partita continua.
copy = Copia
copied = Copiato
copy-by-hand = Non è stato possibile copiare. Il testo è selezionato: copialo tu.

## Positions to answer

answer-title = Quanto vale ogni mossa
answer-thinking = L’allenatore sta pensando…
answer-best = È la mossa migliore!
answer-equal = Buona quanto la mossa migliore.
answer-wrong = Questa volta no.
answer-worse = Meglio: «{ $action }». Probabilità di vittoria persa: { $share }.
answer-choice = Mossa
answer-share = Vittoria
answer-lead = Vantaggio
answer-yours = la tua mossa
answer-exact = Calcolo esatto fino alla fine della partita, per ogni ordine in cui possono uscire le carte rimaste.
answer-estimated = Stima: il resto della partita è stato giocato molte volte con le carte ancora nel mazzo.
choose-again = Riprova
play-on = Continua
back-to-game = Torna alla mia partita
notice-position-unreadable = Non è stato possibile aprire la posizione di questo link.
answer-band = ≈ quasi uguale: differenze sotto il { $share } rientrano nel margine di errore.
answer-same = = esattamente uguale.
about-equal = quasi uguale
equal = uguale

## Replay

replay = Partita registrata
replay-first = Vai all’inizio
replay-back = Mossa precedente
replay-on = Riproduci
replay-pause = Pausa
replay-forth = Mossa successiva
replay-last = Vai alla fine
replay-ply = Mossa
take-over = Continua da qui
notice-record-unreadable = Non è stato possibile aprire la partita di questo link.
replay-ply-of = Mossa { $ply } di { $plies }
prompt-shown = Tocca a { $person ->
    [you] te
   *[other] { $name }
}
replay-manner = Opzioni di riproduzione
replay-speed = Velocità
replay-from = Punto di vista
replay-close = Chiudi la partita
keys-hint-replay = Mentre guardi una partita registrata:
key-step = Mossa precedente o successiva
key-by-itself = Riproduci o metti in pausa
key-ends = Vai all’inizio o alla fine

## Keyboard shortcuts

keys-hint = Quando il tavolo ha il focus:
keys-listening = Con uno screen reader questi tasti funzionano in modalità focus. Tab e Invio funzionano sempre.
key-draw = Pesca una carta
key-row = Metti in questa fila, oppure prendila
key-rows = Passa da una fila all’altra
key-next = Fai giocare subito gli avversari
key-finish = Finisci il round
key-hint = Suggerimento; premi ancora per saperne di più
key-why = Perché il computer ha fatto quella mossa
key-undo = Annulla
key-redo = Ripeti
key-again = Ripeti l’ultimo annuncio
key-scores = Annuncia i punteggi e le carte di tutti
key-table = Annuncia le carte nelle file
key-sound = Disattiva o riattiva l’audio
key-help = Mostra questo elenco
# As printed on keyboards.
key-name-space = Spazio
key-name-escape = Esc
key-name-home = Inizio
key-name-end = Fine

## The coach

action-place = Metti nella fila { $row }
action-take = Prendi la fila { $row }
nudge-draw = Pescare sembra la scelta migliore.
nudge-draw-close = Pescare sembra una buona scelta, ma un’altra vale quasi lo stesso.
nudge-place = Guarda dove la carta ti aiuta e dove danneggia gli altri.
nudge-place-close = Guarda dove la carta ti aiuta e dove danneggia gli altri. Diverse file sono quasi uguali.
nudge-take = Prendere una fila sembra la scelta migliore.
nudge-take-close = Prendere una fila sembra una buona scelta, ma pescare vale quasi lo stesso.
look-at-gains = Quale fila ti dà più punti?
look-at-loses_least = Quale fila ti costa meno?
look-at-denies = Che cosa vorrebbero prendere gli altri?
look-at-joker = C’è un jolly sul tavolo.
look-at-plus_twos = Le carte +2 contano sempre.
look-at-row_full = Una fila piena non può migliorare.
look-at-avoids_fourth_colour = Solo tre colori ti danno punti.
look-at-helps = Quale fila vuoi prendere?
look-at-spoils = A chi puoi rovinare la fila preferita?
look-at-keeps_clean = Non rovinare la fila che ti piace di più.
look-at-fills = In una fila piena nessuno può aggiungere carte.
look-at-little_to_take = Nelle file c’è ancora poco.
look-at-likely_better = La maggior parte delle carte ancora nel mazzo ti aiuterebbe.
look-at-nobody_wants = Qualcun altro vuole la fila che ti piace?
hint-best = Mostra la mossa migliore
hint-all = Mostra tutte le mosse
hint-is-best = Mossa migliore: «{ $action }»
hint-is-about-best = Una delle mosse migliori: «{ $action }»
why-before = Mossa precedente
why-after = Mossa successiva
why-chosen = scelta
why-nothing = Sul tavolo non c’è un motivo evidente.
why-best = Non c’era una mossa migliore.
why-about-best = Quasi buona quanto la mossa migliore: differenze sotto il { $share } rientrano nel margine di errore.
why-as-good = Buona esattamente quanto la mossa migliore.
why-not-best = Una mossa migliore: «{ $action }»
why-estimated = Stima: guardando avanti di due decisioni.
reason-gains = Questa fila dà { $amount }; nessun’altra dà di più.
reason-loses_least = Ogni fila costa punti; questa costa meno delle altre ({ $amount }).
reason-denies = Toglie a { $name } la sua fila migliore, { $amount } in più della seconda.
reason-denies-you = Ti toglie la tua fila migliore, { $amount } in più della seconda.
reason-joker = { $count ->
    [one] C’è dentro un jolly.
   *[other] Ci sono dentro { $count } jolly.
}
reason-plus_twos = { $count ->
    [one] La carta +2 che contiene conta sempre.
   *[other] Le carte +2 che contiene ({ $count }) contano sempre.
}
reason-row_full = La fila è piena e non può migliorare.
reason-avoids_fourth_colour = { $count ->
    [one] Così resta un solo colore; con la fila { $row } sarebbero { $there }.
   *[other] Così restano { $count } colori; con la fila { $row } sarebbero { $there }.
}
reason-helps = La carta migliora la fila di { $amount } per chi l’ha messa.
reason-spoils = La carta peggiora la fila di { $amount } per { $name }.
reason-spoils-you = La carta peggiora la fila di { $amount } per te.
reason-keeps_clean = Nella fila { $row }, la migliore, la carta costerebbe { $amount }.
reason-fills = Riempie la fila.
reason-little_to_take = Finora nessuna fila dà più di { $amount }.
reason-likely_better = Carte con cui una fila supererebbe la migliore di adesso: { $share }, in media di { $amount }.
reason-likely_better-any = Con qualsiasi carta una fila supererebbe la migliore di adesso, in media di { $amount }.
reason-nobody_wants = La fila { $row } è la migliore e a nessun altro dà punti: può aspettare.
reason-only_choice = Non c’era altra mossa.
reason-last_one_in = Tutti gli altri hanno già preso una fila.
reason-last_round = È l’ultimo round.
reason-last_round_near = { $count ->
    [one] Ancora una carta e comincia l’ultimo round.
   *[other] Ancora { $count } carte e comincia l’ultimo round.
}
amount-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

## Game review

review-title = Analisi della partita
review-working = L’allenatore ripercorre la partita, decisione per decisione…
review-no-game = Non c’è nessuna partita finita da analizzare.
review-failed = L’allenatore non è riuscito ad analizzare questa partita.
review-whose = Giocatore
review-well = { $name } ha fatto la scelta migliore in { $part } delle { $count } decisioni.
review-well-you = Hai fatto la scelta migliore in { $part } delle { $count } decisioni.
review-cards-for = La fortuna ha dato a { $name } { $amount }.
review-cards-for-you = La fortuna ti ha dato { $amount }.
review-cards-against = La sfortuna è costata a { $name } { $amount }.
review-cards-against-you = La sfortuna ti è costata { $amount }.
review-choices = Costo delle sue scelte: { $amount }.
review-choices-you = Costo delle tue scelte: { $amount }.
band-best = Scelta migliore
band-good = Buona scelta
band-inaccuracy = Imprecisione
band-mistake = Errore
band-blunder = Errore grave
percent-less = <{ $share }
percent-more = >{ $share }
review-bands-about = In base alla probabilità di vittoria persa: scelta migliore sotto il { $good }, buona scelta dal { $good }, imprecisione dal { $inaccuracy }, errore dal { $mistake }, errore grave dal { $blunder }.
review-curve = Andamento della probabilità di vittoria
review-chances = { $step ->
    [0] Probabilità di vittoria all’inizio
   *[other] Probabilità di vittoria dopo la mossa { $step }
}
review-ply = Mossa
review-start = Inizio della partita
review-see = Vedi la posizione
review-retry = Riprova
review-table = Mostra come tabella
review-luck = Fortuna con la carta: { $share }
review-again = Da rivedere
review-none = Nessuna decisione costosa. Ben giocato!
review-better = Meglio: «{ $action }». Probabilità di vittoria persa con questa mossa: { $share }.
review-luckiest = Le carte più decisive
review-luck-about = In punti: quanto la carta è stata migliore o peggiore della media di tutte quelle che potevano uscire.
review-accounts = Bravura e fortuna
review-accounts-about = Da dove viene il vantaggio finale sul migliore degli avversari: la posizione iniziale, la fortuna con le carte e le scelte di tutti. Ogni decisione è giudicata solo in base a ciò che si poteva sapere in quel momento. «Imprevisto» è ciò che non si vede guardando avanti di due decisioni.
account-start = Previsto all’inizio
account-luck = Fortuna con le carte
account-own = Scelte proprie
account-others = Scelte degli altri
account-unforeseen = Imprevisto
account-final = Risultato finale
back-to-review = Torna all’analisi

## Open or share a game

games-open-about = Incolla una partita registrata o salvata oppure un link, o trascina qui un file. La partita in corso non va persa.
games-text = Partita registrata o link
games-open-text = Apri
games-open-file = Scegli un file…
games-nothing = Non c’è ancora nulla da aprire. Incolla prima una partita registrata o un link.
games-too-large = È troppo grande per essere una partita di Coloretto. Non è stato aperto nulla.
games-no-record = Non è una partita di Coloretto, oppure ne manca una parte.
games-newer = Questa partita viene da una versione più recente. Ricarica la pagina e riprova.
games-no-game-in-address = Questo link non contiene una partita.
games-not-played-so = Sembra una partita, ma a un certo punto viola le regole.
games-file-unreadable = Non è stato possibile leggere questo file.
games-stops = Il gioco si è fermato durante l’apertura. Puoi riprovare ancora una volta.
games-stops-again = L’apertura ha bloccato il gioco due volte e non verrà ritentata.
unfinished-title = Partite in sospeso
unfinished-about = Partite che hai lasciato per un’altra. Sono salvate su questo dispositivo.
unfinished-turns = { $count ->
    [one] { $count } turno giocato
   *[other] { $count } turni giocati
}
unfinished-resume = Continua
unfinished-copy = Copia il link
kept-undated = Senza data (da una versione precedente)
kept-delete = Elimina
kept-deleted = Eliminata.
kept-restore = Ripristina
unreadable-title = Partite salvate che non si sono potute aprire
unreadable-about = Restano memorizzate così come sono. Forse una versione più recente potrà aprirle; altrimenti il testo aiuta a trovare l’errore.
unreadable-copy = Copia il testo
games-keep = Salva o condividi la tua partita
games-keep-over = Contiene tutte le carte e tutte le mosse: chiunque può rivedere la partita.
games-keep-unfinished = La partita fino a qui. Contiene anche le carte ancora nel mazzo: chi la apre può conoscerle.
games-none = Ancora nessuna partita. Quando ne inizi una, qui puoi salvarla o condividerla.
games-share = Condividi…
games-formats = Formati
games-share-failed = Qui non si può condividere. Copia invece il link.
games-file-text = Salva come file di testo
games-file-json = Salva come file JSON
games-link-watch = Link per rivedere la partita
games-link-go-on = Link per continuare su un altro dispositivo
games-record = Partita registrata (testo)
challenge-begin = { $points ->
    [one] { $sender }: { $points } punto con queste carte. Tocca a te.
   *[other] { $sender }: { $points } punti con queste carte. Tocca a te.
}
challenge-friend = Un amico
challenge-yours = Tu
challenge-player = Punti
challenge-more = { $points ->
    [one] { $sender } ha { $points } punto in meno di te con le stesse carte.
   *[other] { $sender } ha { $points } punti in meno di te con le stesse carte.
}
challenge-less = { $points ->
    [one] { $sender } ha { $points } punto in più di te con le stesse carte.
   *[other] { $sender } ha { $points } punti in più di te con le stesse carte.
}
challenge-same = { $sender } e tu: stesse carte, stessi punti.
send-title = Invia questo risultato
send-about = Come immagine, come riga di simboli e come link che dà le stesse carte allo stesso posto, contro gli stessi avversari.
send-name = Il tuo nome, se vuoi
send-name-about = Il link contiene questo nome e i punti di questa partita, e nient’altro su di te.
send-line = Il tuo risultato come testo
send-streak = Serie
picture = Immagine del tavolo
picture-about = La posizione così com’è ora, per messaggi e forum. Mostra solo ciò che tutti i giocatori possono vedere.
picture-copy = Copia come immagine
picture-save = Salva l’immagine
picture-copied = Immagine copiata.
picture-copy-failed = Qui non si possono copiare immagini. Salva l’immagine o copiala dal suo menu contestuale.
picture-failed = Non è stato possibile disegnare l’immagine. Il testo qui sotto dice le stesse cose.
picture-markdown = Copia come Markdown
picture-drawn = Carta pescata: { $card }
picture-row = Fila
picture-cards = Carte
picture-open-position = Gioca da questa posizione
picture-share = Condividi questa posizione
after-game = Dopo la partita
after-watch = Rivedi la partita
after-keep = Salva o condividi
after-other-seat = Stesse carte, altro posto
after-strongest = Guarda come gioca il Maestro
next-level = Troppo facile? Prova il livello { $level }
easier-level = Troppo difficile? Prova il livello { $level }
rematch-other-seat = Il posto di { $name }
rematch-other-seat-about = Scegli un posto: avrai le sue carte iniziali e lo stesso mazzo. Tutti si spostano con te, così i tuoi vicini restano gli stessi. La partita vale come prova.
rematch-person = Al posto di { $name } hai fatto { $now }; il punteggio di { $name } era { $before }.
rematch-strongest = Al tuo posto il Maestro ha fatto { $now }; tu avevi fatto { $before }.
notice-finished-kept = Di nuovo le stesse carte. La partita finita è stata salvata.

## Is it fair?

fair-intro = Non devi crederci sulla parola: verifica tu che il mazzo non cambia mai e che nessuno sbircia.
fair-deck = Il mazzo non cambia mai
fair-deck-about = La pagina mostra un’impronta dell’ordine delle carte: un codice breve che corrisponde a quest’ordine e in pratica a nessun altro. Dopo la partita rivela l’ordine, e chiunque può ricalcolare l’impronta.
fair-no-game = Ancora nessuna partita. Iniziane una e torna qui.
fair-no-commitment = Questa partita non ha un’impronta: va calcolata prima della fine.
fair-commitment = L’impronta (SHA-256)
fair-told-later = Annotala, se vuoi. A partita finita, qui compare il testo da cui deriva.
fair-told = Il testo da cui deriva l’impronta
fair-parts = Che cosa significano le sue parti
fair-parts-position = La posizione iniziale della partita; poi le carte dall’alto in basso, e il sale.
fair-part-variant = Giocatori, edizione, punteggio, carta «Ultimo round»
fair-part-removed = Colori tolti
fair-part-starting = Carte iniziali, posto per posto
fair-part-starter = Posto di chi inizia
fair-part-rows = Posti in ogni fila
fair-part-supply = Le carte dall’alto in basso
fair-part-salt = Sale: cifre a caso, perché nessuno possa scoprire il mazzo a forza di tentativi
fair-check = Verifica
fair-same = Coincide: il tuo browser ha appena ricalcolato l’impronta dal testo.
fair-other = Non coincide: dal testo risulta un’altra impronta.
fair-command = Per verificare senza questa pagina
fair-bots = Gli avversari vedono il mazzo?
fair-bots-about = Vedono solo ciò che vedi tu. Prova: le carte coperte vengono rimescolate, e l’ultimo avversario che ha giocato sceglie di nuovo.
fair-shuffle = Mescola e chiedi di nuovo
fair-shuffle-thinking = Ci ripensa…
fair-shuffle-nobody = In questa partita nessun avversario ha ancora giocato.
fair-shuffled = Stessa scelta: { $same } su { $shuffles }.
fair-moved = { $count ->
    [one] { $count } carta aveva cambiato posto.
   *[other] { $count } carte avevano cambiato posto.
}
fair-not = Che cosa non si può dimostrare
fair-not-lot = Che le carte siano state date a caso: chi inizia una partita con un numero può averne provati molti. La partita del giorno dipende solo dalla data.
fair-not-look = Che tu non abbia sbirciato: il dispositivo è tuo, e la partita salvata contiene il mazzo.
fair-not-program = Che nessuno abbia modificato il programma.

## Daily deal

daily-about = Ogni giorno una nuova partita, uguale per tutti: stesse carte, stessi avversari.
daily-bots = Tre avversari ti aspettano.
daily-bots-then = Puoi ancora giocare questa partita, ma non conterà per la tua serie.
practice-daily = Una partita di prova non dà un risultato per la partita del giorno. Quando questa finisce, puoi rigiocarla per ottenerne uno.
daily-practice = Hai giocato questa partita per prova, perciò non ha ancora un risultato. Rigiocala per ottenerne uno.
daily-go-on = Continua
daily-yours = Tu
daily-par = Il Maestro
daily-par-thinking = Il Maestro sta giocando al tuo posto…
daily-above-par = Hai fatto più punti del Maestro al tuo posto!
daily-on-par = Esattamente gli stessi punti del Maestro al tuo posto.
daily-below-par = { $points ->
    [one] Al tuo posto il Maestro ha fatto { $points } punto in più.
   *[other] Al tuo posto il Maestro ha fatto { $points } punti in più.
}
daily-share-streak = { $count ->
    [one] Serie: { $count } giorno.
   *[other] Serie: { $count } giorni.
}
daily-share-button = Condividi
daily-streak = Serie attuale
daily-streak-best = Serie più lunga
daily-played = Partite giocate
daily-streak-about = Un giorno conta se inizi la sua partita in quel giorno (UTC) e la finisci entro il successivo; le prove non contano. Se salti un giorno, comincia una nuova serie.
daily-archive = Tutte le partite del giorno
daily-next = Prossima partita: { $time }
daily-today = Partita di oggi
page-home = Home
home-title = Rieccoti!
home-continue = Continua la partita
home-dare = Le stesse carte per tutti. Farai meglio del Maestro al tuo posto?
home-yours = Tu: { $score }
home-master = il Maestro: { $score }
home-week = I tuoi ultimi sette giorni
home-day-missed = non giocata
home-day-played = giocata
home-day-won = meglio del Maestro
home-mistake = Correggi un errore
home-lost = { $band } in una delle tue partite.
home-mend = Riprova
home-unrated = Il tuo livello appare qui quando le partite sono state analizzate.
home-play = Gioca una partita
home-change = Cambia
daily-again-about = Rigiocala quante volte vuoi; conta il primo risultato.
daily-compare = Confronta e condividi
month-before = Mese precedente
month-after = Mese successivo
not-persistent = Non è stato possibile salvare tutto in questo browser. Parte di ciò che vedi può andare persa quando chiudi la pagina.
kept-unreadable = { $count ->
    [one] Questa versione non riesce a leggere una voce memorizzata su questo dispositivo. Qui non compare, ma resta memorizzata.
   *[other] Questa versione non riesce a leggere { $count } voci memorizzate su questo dispositivo. Qui non compaiono, ma restano memorizzate.
}
notice-puzzle-unreadable = Non è stato possibile aprire questo problema. Tornerà fra { $days } giorni.
notice-decision-unreadable = Non è stato possibile aprire questa decisione.

## My mistakes

mistakes-about = Le decisioni che ti sono costate punti tornano come piccoli problemi. Se ne risolvi uno, torna dopo 3, 10 e 30 giorni, poi è imparato; se lo sbagli, torna il giorno dopo.
mistakes-none = Qui non c’è ancora nulla. Analizza una partita finita: i tuoi errori, anche gravi, si aggiungono da soli.
mistakes-today = { $count ->
    [0] Nessun problema per oggi
    [one] { $count } problema per oggi
   *[other] { $count } problemi per oggi
}
mistakes-start = Inizia
mistakes-puzzle = Problema { $number } di { $count }: che cosa faresti?
mistakes-number = Problema { $number } di { $count }
mistakes-answer = Mostra la risposta
mistakes-waiting = In arrivo
mistakes-learned = Imparati
mistakes-next-date = Prossimo ripasso
mistakes-next = Prossimo problema
puzzles-back = Torna ai problemi
mistakes-solved = Risolto! Prossimo ripasso: { $date }.
mistakes-solved-learned = Risolto! Questo lo hai imparato.
mistakes-unsolved = Questo problema torna domani.
mistakes-then = Nella partita avevi scelto: «{ $action }».

## Trainer

trainer-about = Decisioni tratte da partite fra computer, ciascuna con una mossa nettamente migliore. Prima vengono le più facili. Se ne risolvi una, torna una volta dopo 30 giorni; se la sbagli, torna il giorno dopo fra i tuoi errori.
trainer-day = Posizione del giorno
trainer-solve = Risolvi
trainer-day-solved = L’hai risolta.
trainer-day-missed = L’hai sbagliata. Torna fra i tuoi errori.
trainer-themes = Temi
trainer-solved = { $solved } su { $all } risolte
trainer-source = L’allenatore ha confrontato più volte tutte le mosse con diverse carte in arrivo; nell’ultimo round ha contato ogni carta.
trainer-often = Una scelta frequente qui: «{ $action }».
trainer-found = I giocatori di livello { $level } trovano la mossa migliore { $share } volte su 100.
training-spoil = Rovinare una fila
training-about-spoil = Una carta che non aiuta nessuno può comunque costare punti a un avversario.
training-stake = Prendere o pescare?
training-about-stake = Una fila dà punti. La prendi ed esci dal round, oppure la rischi e peschi ancora?
training-jokers = Jolly
training-about-jokers = Prendere il jolly, lasciarlo o trovargli la fila giusta.
training-last_round = L’ultimo round
training-about-last_round = Dopo non viene nulla: ogni mossa si può calcolare fino in fondo.

## Your games

finished-none = Qui compaiono le partite che finisci: da rivedere, condividere e confrontare.
finished-again = Ancora le stesse carte
finished-again-own = Il tuo posto
finished-count = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
finished-search = Cerca
finished-more = Mostra altre partite
finished-favourite = Preferita
finished-favourites = Solo le preferite
finished-note = Nota
finished-table = Esporta come tabella (CSV)
finished-opponents = Avversari:
finished-players = Giocatori:
finished-people = { $count ->
    [one] { $count } persona
   *[other] { $count } persone
}
finished-continued = Da una posizione
finished-no-bots = Solo persone
finished-hints = { $count ->
    [one] { $count } suggerimento
   *[other] { $count } suggerimenti
}

## Statistics

statistics-none = Finisci una partita contro il computer e qui compariranno punti, posti e l’andamento del tuo gioco.
statistics-few = { $count ->
    [one] Le statistiche cominciano da { $least } partite: ne manca una.
   *[other] Le statistiche cominciano da { $least } partite: ne mancano { $count }.
}
filters = { $count ->
    [0] Filtri
   *[other] Filtri ({ $count })
}
filters-clear = Togli i filtri
statistics-variant = Variante
statistics-level = Livello del computer
statistics-style = Stile
statistics-bot = Avversario
statistics-all = Qualsiasi
statistics-players = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
statistics-no-match = Nessuna partita corrisponde a questi filtri.
statistics-practice = { $count ->
    [0] Le partite di prova non contano.
    [one] { $count } partita di prova non conta.
   *[other] { $count } partite di prova non contano.
}
statistics-counted = Di ogni partita del giorno conta solo la prima volta. Una vittoria condivisa conta come parte di una vittoria.
figure-games = Partite
figure-wins = Vittorie
figure-points = Punti in media
figure-best = Miglior punteggio
figure-rank = Posto medio
by-variant = Per variante
by-level = Per livello
by-style = Per stile degli avversari
by-bot = Per avversario
statistics-same = Uguale in tutte queste partite
strength = Il tuo livello
strength-between = Giochi sopra il livello { $lower } e sotto { $upper }
strength-like = Giochi a livello { $level }
strength-range = { $games ->
    [one] Dopo { $games } partita: almeno { $low }, al massimo { $high }.
   *[other] Dopo { $games } partite: almeno { $low }, al massimo { $high }.
}
strength-games = { $games ->
    [one] Dopo { $games } partita.
   *[other] Dopo { $games } partite.
}
strength-even = Il computer a livello { $level } sarebbe un avversario alla tua altezza.
strength-play = Gioca contro il livello { $level }
strength-up = In crescita rispetto alla partita precedente.
strength-down = In calo rispetto alla partita precedente.
strength-same = Come prima.
strength-wait = { $count ->
    [one] Il tuo livello compare qui dopo un’altra partita.
   *[other] Il tuo livello compare qui dopo altre { $count } partite.
}
strength-course = Il livello di partita in partita
strength-band = Area ombreggiata: l’intervallo al 95%, in cui probabilmente si trova il tuo livello.
strength-about = L’allenatore confronta quanto hanno regalato le tue decisioni con quanto regala il computer a ogni livello. Fortuna e risultati non contano, e nemmeno le partite con suggerimenti.
goal-news = { $count ->
    [one] Obiettivo raggiunto: { $goals }
   *[other] Obiettivi raggiunti: { $goals }
}
goal-next = Prossimo obiettivo: «{ $goal }».
goal-news-all = Hai raggiunto tutti gli obiettivi.
goal-reached = raggiunto
goals-reached = { $reached } su { $all } raggiunti
goal-progress = { $done } su { $all }
goal-first = Vinci una partita
goal-alone = Vinci senza suggerimenti
goal-tables = Vinci con ogni numero di giocatori
goal-sides = Vinci con entrambi i lati della carta dei punteggi, in entrambe le edizioni
goal-levels = Batti il computer a ogni livello
goal-styles = Vinci contro ogni stile
goal-lead = Vinci con almeno { $lead } punti di vantaggio
goal-points = Fai { $points } punti
goal-faultless = Regala meno di un punto con le tue decisioni
goal-unlucky = Vinci anche con le carte contro
goal-days = Finisci { $all } partite del giorno
goal-mistakes = Impara da { $all } dei tuoi errori
chart-points = Punti nelle tue ultime partite
chart-lost-points = Punti persi per le tue scelte
chart-mean = Media: { $value }
chart-game = Partita
chart-date = Data
chart-value = Valore
chart-table = Mostra come tabella
backup-title = Backup e trasferimento
backup-about = Salva partite, risultati delle partite del giorno, errori e bot, o portali su un altro dispositivo. Nulla viene contato due volte.
backup-file = Esporta in un file
backup-text = Esporta come testo
backup-text-label = I tuoi dati come testo, da copiare
backup-open = Importa da un file
backup-paste = Testo esportato da un altro dispositivo
backup-add = Importa
backup-added = { $count ->
    [0] Nessuna novità: tutte le partite c’erano già.
    [one] { $count } partita importata.
   *[other] { $count } partite importate.
}
backup-bots-added = { $count ->
    [one] { $count } bot importato: ora è nell’officina.
   *[other] { $count } bot importati: ora sono nell’officina.
}
backup-foreign = Non è un backup di Coloretto. Non è cambiato nulla.
backup-newer = Questo backup viene da una versione più recente. Ricarica la pagina e riprova.
backup-truncated = Manca la fine di questo backup. Esportalo o copialo di nuovo per intero.
backup-damaged = Questo backup è danneggiato. Non è stato importato nulla.
backup-too-big = È decisamente troppo grande per essere un backup di Coloretto. Non è stato aperto.
backup-no-room = Questo browser non ha spazio per tutti i bot del backup. Il resto è stato importato. Conserva il backup.

## Strategy by numbers

strategy-about = Queste cifre vengono da partite fra computer: { $games } partite per tavolo, tutti i giocatori di livello { $level }. Mostrano come giocano questi giocatori. Non sono leggi del gioco.
strategy-numbers = Le cifre
strategy-rule-1 = Con il lato marrone, a inizio partita 5 punti meritano di essere presi. Poi conviene aspettare: nell’ultimo terzo gli esperti lasciano perfino 7 punti più spesso di quanto li prendano.
strategy-rule-2 = Con il lato marrone, aspetta le file piene: in tre o più giocatori, sette file prese su dieci hanno tre carte.
strategy-rule-3 = Con il lato marrone, un jolly vale quanto una buona fila, e più di due carte +2.
strategy-rule-4 = Decidi i tuoi tre colori entro metà partita: nell’ultimo terzo una carta del quarto non vale quasi nulla.
strategy-rule-5 = Con il lato grigio, esci presto con poco: in tre o quattro giocatori, due file prese su tre hanno una sola carta.
strategy-date = Data delle partite:
strategy-interval = Le linee sottili e i numeri accanto a ogni cifra indicano l’intervallo al 95%: di quanto il solo caso può aver spostato la cifra.
strategy-bounds = { $sign ->
    [minus] da { $low } a { $high }
   *[plus] { $low }–{ $high }
}
strategy-early = Primo terzo
strategy-middle = Secondo terzo
strategy-late = Ultimo terzo
strategy-few = pochi dati
strategy-how = Come è stato misurato
strategy-seat = Iniziare è un vantaggio?
strategy-seat-finding = { $verdict ->
    [more] Partite vinte da chi inizia, con { $players } giocatori: { $share }, più della parte equa ({ $even }).
    [fewer] Partite vinte da chi inizia, con { $players } giocatori: { $share }, meno della parte equa ({ $even }).
   *[even] Partite vinte da chi inizia, con { $players } giocatori: { $share }; la parte equa è { $even }, e la differenza può essere un caso.
}
strategy-seat-caption = Risultati per ordine di turno
strategy-seat-head = Ordine di turno
strategy-seat-position = { $position ->
    [1] Inizia
    [2] Secondo
    [3] Terzo
    [4] Quarto
   *[other] Quinto
}
strategy-seat-legend = Linea tratteggiata: la parte equa ({ $even }). La scala dei punti non comincia da 0.
strategy-seat-about = L’ordine è quello del primo round. Una vittoria condivisa conta come parte di una vittoria.
strategy-take = Quando prendere una fila
strategy-take-finding = Quanto spesso prendono una fila quando la migliore dà { $points }: { $early } nel primo terzo della partita, { $late } nell’ultimo.
strategy-take-caption = Quanto spesso prendono una fila
strategy-take-head = La fila migliore dà
strategy-take-least = { $points } o meno
strategy-take-most = { $points } o più
strategy-take-about = Tutti i turni in cui si poteva sia pescare sia prendere, secondo i punti che la fila migliore avrebbe dato subito. I terzi sono quelli delle carte sopra la carta «Ultimo round»; l’ultimo round appartiene all’ultimo terzo.
strategy-cards = Aspettare una fila piena
strategy-cards-finding = Quanto spesso prendono una fila nel secondo terzo della partita: { $full } quando la migliore ha { $count } carte, { $single } quando ne ha una sola.
strategy-cards-caption = Quanto spesso prendono una fila
strategy-cards-head = La fila migliore ha
strategy-cards-about = Gli stessi turni, secondo il numero di carte della fila che avrebbe dato di più; se erano diverse, quella con più carte.
strategy-rows = Quanto danno le file
strategy-rows-finding = File prese con { $cards }: { $share }. Danno subito in media { $points }.
strategy-rows-caption = File prese, per numero di carte
strategy-rows-head = Fila
strategy-rows-share = Parte di tutte le file
strategy-rows-points = Punti subito
strategy-rows-about = Tutte le file prese, e di quanto hanno cambiato subito il punteggio del giocatore.
strategy-specials = Jolly e carte +2
strategy-specials-finding = Nel secondo terzo della partita la rete valuta un jolly in più { $joker }, e una carta +2 in più { $bonus }.
strategy-specials-caption = Quanto aggiunge una carta in più al vantaggio finale, in punti
strategy-specials-head = Una carta in più
strategy-specials-about = Una stima, non un conteggio: di quanto la rete neurale alza il vantaggio finale che prevede sul migliore degli avversari, quando una carta così passa dal mazzo alle carte di un giocatore all’inizio di un round. Gli intervalli non comprendono gli errori della rete.
strategy-colours = Quale colore raccogliere
strategy-colours-finding = Nell’ultimo terzo della partita la rete valuta una carta in più del colore più numeroso { $longest }, e una del quarto colore { $fourth }.
strategy-colours-caption = Quanto aggiunge una carta in più al vantaggio finale, in punti
strategy-colours-head = Una carta in più
strategy-colours-rank = { $rank ->
    [1] del colore più numeroso
    [2] del secondo colore
    [3] del terzo colore
   *[other] del quarto colore
}
strategy-colours-about = Una stima, non un conteggio, fatta come per i jolly. Contano solo i colori che il giocatore ha già, per numero di carte.
strategy-scores = Quanto valgono i punteggi
strategy-scores-finding = Con { $players } giocatori, metà dei punteggi del livello { $strong } sono di { $high } punti o più; per il livello { $weak } il valore è { $low }.
strategy-scores-caption = Punteggi finali per livello
strategy-scores-head = Livello
strategy-scores-reach = Il { $share } raggiunge
strategy-scores-legend = Scuro: l’80% centrale dei punteggi. Linea: il punteggio che la metà raggiunge. Almeno { $games } partite per livello.
strategy-scores-about = Computer di uno stesso livello fra loro, con la carta «Ultimo round» al suo posto normale. Conta ogni posto di ogni partita.

## About

about-game = Coloretto è un gioco di carte di Michael Schacht. Questa è una versione non ufficiale, con disegni e testi propri; il nome appartiene al suo editore.
about-version = Versione { $version }. Le regole, il motore e gli avversari sono scritti in Python e girano interamente nel tuo browser.
about-privacy-title = Privacy
about-privacy = Partite, impostazioni e risultati restano su questo dispositivo. Non viene inviato nulla: niente tracciamento, niente cookie.
about-diagnostic-title = Segnala un problema
about-diagnostic = Allega questo testo quando segnali un problema. Contiene i numeri di versione, il browser, la dimensione della finestra, le impostazioni, la partita registrata e gli ultimi errori, ma nessun nome.
about-parts = Realizzato con
about-part = Componente
about-part-version = Versione
about-licence = Licenza
about-our-licence = La nostra licenza
about-third-licences = Licenze di terzi
about-bill = Distinta dei componenti software
about-docs = Documentazione
in-english = { $words } (in inglese)
about-workshop = Officina: scrivi un bot tutto tuo

### The rules page

rules-intro = Un gioco di carte di Michael Schacht da { $least } a { $most } giocatori, spiegato con parole nostre. Una partita contro il computer dura pochi minuti, e ogni turno è una sola decisione.
rules-contents = Indice
rules-steps = Il gioco in sei immagini
rules-step-draw = Nel tuo turno scopri la prima carta del mazzo.
rules-step-place = Mettila in una fila qualsiasi che abbia posto.
rules-step-take = Oppure prendi una fila: tutte le sue carte sono tue, e aspetti il round successivo.
rules-step-plus = Alla fine i tuoi { $plus } colori migliori danno punti: più carte hai, meglio è.
rules-step-minus = Ogni altro colore ti toglie punti.
rules-step-last = Quando esce la carta «Ultimo round», il round si gioca fino in fondo. Poi si contano i punti.
back-to-table = Torna al tavolo

## The aim

aim = Scopo del gioco
aim-plus = Tutti raccolgono carte di { $colours } colori. Alla fine { $plus } dei tuoi colori danno punti e tutti gli altri ne tolgono. Più carte hai di un colore, più conta, nel bene e nel male.
aim-few = Conviene dunque avere molte carte di pochi colori e poche del resto. Ma si prende sempre una fila intera, e anche gli altri decidono che cosa ci finisce.

## The cards

cards = Le carte
rules-cards-colours = I colori si distinguono per tinta, motivo e simbolo.
rules-cards-plus-two = Ogni carta +2 vale { $points } punti, qualunque cosa tu abbia.
rules-cards-joker = Un jolly diventa una carta del colore che vuoi, ma solo a fine partita.
rules-cards-golden = Il jolly dorato è un jolly che in più porta un’altra carta (vedi «I jolly»).
rules-cards-last-round = La carta «Ultimo round» è nascosta nel mazzo e annuncia la fine della partita. Nessuno la raccoglie mai.
rules-cards-table = Carte di ogni edizione
rules-kind = Carte
rules-kind-colour = ciascuno dei { $colours } colori
rules-kind-under-marker = carte sotto la carta «Ultimo round»
rules-kind-all = in tutto
rules-cards-marker-choice = Quando prepari una partita puoi mettere la carta «Ultimo round» sopra le ultime { $depths } carte, in entrambe le edizioni.

## Setting up

set-up = Preparazione
rules-setup-how = Il computer fa tutto al posto tuo: toglie a caso alcuni colori, dà a tutti carte iniziali di colori diversi, mescola il resto e mette al suo posto la carta «Ultimo round». Anche chi inizia è scelto a caso.
rules-setup-table = Preparazione per numero di giocatori
rules-setup-players = Giocatori
rules-setup-removed = Colori tolti
rules-setup-starting = Carte iniziali a testa
rules-setup-rows = File
rules-setup-room = Carte per fila
rules-setup-supply = Mazzo

## Your turn

turn = Il tuo turno
rules-turn-one = Fai una di queste due cose. Non si può passare.
rules-turn-draw-title = Pescare e mettere
rules-turn-draw = Scopri la prima carta del mazzo, guardala e solo allora scegli in quale fila metterla: una qualsiasi che abbia posto e che nessuno abbia preso. Se nessuna fila ha posto, o se il mazzo è finito, non puoi pescare.
rules-turn-take-title = Prendere una fila
rules-turn-take = Prendi una fila qualsiasi con almeno una carta, con tutto ciò che contiene. Le carte si aggiungono alle tue, e sei fuori fino alla fine del round. In questo round nessun altro può usare quella fila.
rules-turn-next = Poi tocca al giocatore successivo fra quelli che non hanno ancora preso una fila. L’ultimo rimasto continua da solo, pescando e mettendo carte finché vuole e può, e alla fine deve prendere anche lui una fila.
rules-turn-colours = I colori non si scelgono in anticipo: alla fine quelli che valgono di più danno punti da soli. Puoi raccogliere tutti i colori che vuoi, ma quelli in più ti costano punti.

tips-again = Nella tua prima partita, i consigli al tavolo ti mostrano che cosa fare. Qui puoi riattivarli.

## The end of a round

round = Fine del round
round-end = Quando tutti hanno preso una fila, il round è finito. Le file tornano vuote sul tavolo, e chi ha preso l’ultima fila inizia il round successivo.

## Jokers

jokers-title = I jolly
jokers-when = I jolly restano accanto ai tuoi colori fino alla fine della partita. Allora scegli un colore per ciascuno: i colori possono essere diversi, e puoi sceglierne anche uno di cui non hai nessuna carta. La scelta migliore è già selezionata, ma puoi cambiarla.
jokers-golden = Il jolly dorato conta come un jolly. Inoltre chi prende una fila che lo contiene scopre subito la prima carta del mazzo e la aggiunge alle proprie. Se il mazzo è finito, non succede nulla.

## The last round

last-round-title = L’ultimo round
last-round-when = Quando qualcuno scopre la carta «Ultimo round», la mette da parte e ne scopre un’altra al suo posto. Il round si gioca fino in fondo, e poi la partita è finita.
last-round-count = Il tavolo mostra quante carte mancano.

## Scoring

scoring = Punteggio
scoring-how = Un colore vale punti secondo il numero di carte che ne hai, jolly compresi. I tuoi { $plus } colori di maggior valore danno punti, ogni altro colore ne toglie. Ogni carta +2 aggiunge { $points } punti.
scoring-sides = La carta dei punteggi ha due lati; ne scegli uno quando prepari la partita. Con il lato marrone un colore vale di più con ogni carta in più, fino a { $most } carte. Con il lato grigio l’ideale sono { $peak } carte di un colore; oltre, il valore torna a scendere.
points-table = Punti per numero di carte di un colore
points-count = Carte di un colore
points-more = { $count } o più
side-brown = Lato marrone
side-grey = Lato grigio
example-title = Un esempio
example-about = Queste carte più un jolly, contate con ciascun lato. Il jolly va dove serve di più.
example-table = Un esempio contato con entrambi i lati
example-pile = Pila
example-joker = { $points } (jolly)
example-total = Totale

## Two players

two = In due
rules-two-rows = Ci sono tre file, con posto per una, due e tre carte. Ogni giocatore inizia con due carte, e le quattro carte iniziali sono tutte di colori diversi.
rules-two-end = Un round finisce quando entrambi hanno preso una fila. Le carte della terza fila escono dal gioco.

## Editions

editions = Due edizioni
rules-editions-classic = L’edizione classica ha { $jokers } jolly, e la carta «Ultimo round» sta sopra le ultime { $depth } carte.
rules-editions-golden = L’edizione con il jolly dorato ha il jolly dorato e { $jokers } jolly normali, e la carta «Ultimo round» sta sopra le ultime { $depth } carte.

### The embed page

share-intro = Metti un tavolo in un post di qualsiasi sito. Scegli che cosa vedranno i tuoi lettori, poi copia il codice adatto al tuo sito. Il gioco si carica solo quando premono «Gioca».
share-choice = Che cosa vedono i lettori
share-preview = Anteprima
share-ways = Codice da incorporare
share-subject = Contenuto
share-subject-deal = Una nuova partita
share-subject-pos = Una posizione
share-subject-record = Una partita registrata
share-pos = Posizione (testo)
share-record = Partita registrata (testo)
share-seed-hint = Lascia vuoto per dare a ogni lettore carte diverse
share-transparent = Sfondo trasparente
share-compact = Compatto: senza registro delle mosse
share-accent = Colore dei pulsanti personalizzato
share-accent-colour = Colore dei pulsanti
share-frame = Iframe semplice
share-frame-about = Per qualsiasi sito che accetti l’HTML. L’altezza è fissa.
share-script = Iframe con script
share-script-about = Per i siti che permettono anche gli script: l’iframe adatta la sua altezza al gioco, e la tua pagina viene informata di ciò che vi accade.
share-element = Elemento personalizzato
share-element-about = Per chi crea da sé le proprie pagine: quanti ne vuoi su una pagina, ciascuno caricato solo quando il lettore si avvicina.
share-link = Solo il link
share-link-about = Per WordPress e Ghost: su una riga a sé, diventa un gioco incorporato. Delle scelte qui sopra resta solo la lingua.

## Link previews, and the page of browsers without JavaScript

needs-javascript = Questa pagina richiede JavaScript.
site-play = Gioca a Coloretto
site-description = Gioca a Coloretto, il gioco di carte di Michael Schacht, contro il computer: gratis, nel browser.
