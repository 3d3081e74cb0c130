title = Coloretto
tagline = Reúne tres colores. Los demás te restan.

## Buttons

play = Jugar
new-game = Nueva partida
rules = Reglas
more = Más
page-daily = Partida del día
page-book = Cuaderno de errores
page-statistics = Estadísticas
page-games = Abrir o guardar una partida
page-fairness = ¿Es limpio el juego?
page-about = Acerca del juego
undo = Deshacer
redo = Rehacer
try-again = Reintentar
cancel = Cancelar
close = Cerrar
dismiss = Ocultar
play-again = Otra partida
review = Repasar la partida
draw = Roba una carta
confirm-jokers = Confirmar comodines
next = Avanzar
finish-round = Acabar la ronda
coach-hint = Pista
coach-why = ¿Por qué?

## Welcome and loading

welcome-about = En tu turno, destapa una carta y colócala en una hilera, o recoge una hilera con todas sus cartas. Al final, tus tres mejores colores suman y todos los demás restan.
welcome-start = Tú contra la máquina: tres rivales
loading-begin = Preparando el juego
loading-download = Descargando el juego: { $loaded } de { $total } MB
loading-start = Despertando a los rivales
loading-import = Poniendo las cartas en la mesa
loading-ready = La mesa está lista
loading-failed = No se ha podido iniciar el juego
loading-stopped = El juego se ha detenido
failed-download = No se ha podido descargar una parte del juego. Comprueba la conexión y vuelve a intentarlo.
failed-stalled = Hace un rato que no llega nada. Comprueba la conexión y vuelve a intentarlo.
failed-worker = El navegador no ha podido ejecutar el juego. Quizá ayude un navegador actualizado.
failed-offline = No hay conexión y una parte del juego aún no está en este dispositivo. Se iniciará solo cuando vuelvas a tener conexión.
failed-stopped = El juego se ha detenido de forma inesperada. Tu partida está guardada y continúa al pulsar «Reintentar».
failed-stopped-no-game = El juego se ha detenido de forma inesperada. Pulsa «Reintentar» para volver a empezar.
unfinished-count = { $count ->
    [one] { $count } partida sin terminar
   *[other] { $count } partidas sin terminar
}

## Cards

# Between what is listed.
comma = { ", " }
card-c0 = roja
card-c1 = naranja
card-c2 = amarilla
card-c3 = verde
card-c4 = turquesa
card-c5 = azul
card-c6 = morada
card-plus-two = +2
card-joker = comodín
card-golden = comodín dorado
# The letters on the cards of one skin: pairwise different in a language.
letter-c0 = R
letter-c1 = N
letter-c2 = A
letter-c3 = V
letter-c4 = T
letter-c5 = Z
letter-c6 = M
colour-c0 = Rojo
colour-c1 = Naranja
colour-c2 = Amarillo
colour-c3 = Verde
colour-c4 = Turquesa
colour-c5 = Azul
colour-c6 = Morado

## Seats

name-you = Tú
name-player = Jugador { $number }
name-bot-0 = Iris
name-bot-1 = Bruno
name-bot-2 = Clio
name-bot-3 = Dario
name-bot-4 = Enya
seat-now = Jugando
seat-out = Fuera esta ronda
seat-out-short = Fuera
seat-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
seat-empty = Aún sin cartas
seat-placed = Carta colocada en la hilera { $row }: { $card }
practice = Práctica
practice-about = Se deshizo una jugada después de ver una carta nueva: desde aquí, esta partida es de práctica.
points-aid = Puntos por color
points-aid-item = { $count ->
    [one] { $count } carta: { $points }
   *[other] { $count } cartas: { $points }
}
points-aid-most = { $count } cartas o más: { $points }
pile-plus = { $card }, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}: { $points } a favor
pile-minus = { $card }, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}: { $points } en contra
pile-bonus = { $count ->
    [one] una carta { $card }
   *[other] { $count } cartas { $card }
}: { $points } a favor
pile-joker = { $card }: { $count }
pile-with-jokers = { $pile }, { $jokers ->
    [one] con un comodín incluido
   *[other] con { $jokers } comodines incluidos
}

## Table

table = Mesa
opponents = Rivales
rows = Hileras
row-place = Colocar en la hilera { $row }: { $content }
row-take = Recoger la hilera { $row }: { $content }
row-idle = Hilera { $row }: { $content }
row-empty = vacía
row-taken = recogida ({ $name })
row-taken-short = { $name }
row-space = { $count ->
    [0] llena
    [one] queda un hueco
   *[other] quedan { $count } huecos
}
row-worth = { $row }. { $gain }
row-worth-then = { $row }. Recogerla después supondría { $gain }
gain-more = { $points ->
    [one] { $points } punto más
   *[other] { $points } puntos más
}
gain-less = { $points ->
    [one] { $points } punto menos
   *[other] { $points } puntos menos
}
gain-none = ningún cambio de puntos
row-place-short = Coloca
row-take-short = Recoge
supply-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
supply-draws-left = { $count ->
    [0] La próxima carta trae la última ronda
    [one] { $count } carta hasta la última ronda
   *[other] { $count } cartas hasta la última ronda
}
last-round = Última ronda
unseen = Por salir
unseen-item = { $card }: { $count }
prompt-decide = Te toca: roba una carta o recoge una hilera
prompt-draw = Te toca: roba una carta
prompt-take = Te toca: recoge una hilera
prompt-place = Coloca la carta { $card } en una hilera
prompt-jokers = Da un color a cada comodín
prompt-decide-named = { $name }: roba una carta o recoge una hilera
prompt-draw-named = { $name }: roba una carta
prompt-take-named = { $name }: recoge una hilera
prompt-place-named = { $name }: coloca la carta { $card } en una hilera
prompt-jokers-named = { $name }: da un color a cada comodín
prompt-bot = { $name } está pensando
prompt-over = La partida ha terminado
status-undone = Deshecho.
status-redone = Rehecho.
status-practice = Deshecho. { practice-about }
status-score = { $name }: { $points }
# A name or a clause, made a sentence.
said = { $words }.
refused = Ahora no es posible.
said-seat = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
said-supply = { $count ->
    [one] { $count } carta en el mazo
   *[other] { $count } cartas en el mazo
}
said-over = Puntuación final: { $scores }. { $winners }

## Hints for the first game

hint-draw = Empieza por destapar una carta. La ves antes de elegir su hilera.
hint-place = Coloca la carta en una hilera con sitio. Será de quien recoja esa hilera: otra persona o tú.
hint-choose = Roba otra vez o recoge una hilera. El número que lleva indica cuánto cambia tu puntuación si la recoges.
hint-must-take = Ya no hay sitio para colocar una carta, así que esta vez recoges una hilera.
hint-fourth = Solo suman tus tres mejores colores. Cada color de más te resta: procura que sea pequeño.
hint-full = Una hilera llena ya no cambia. Si te conviene, recógela antes de que alguien se te adelante.
hint-joker = Un comodín recibe su color al final de la partida. Tu puntuación ya cuenta con la mejor elección.
hint-last-round = Esta es la última ronda: la próxima hilera que recojas será la última.
hint-out = Estás fuera hasta que acabe la ronda. Fíjate en lo que reúnen los demás.
hint-dismiss = Entendido
hints-stop = Sin más consejos

## Log

log = Lo ocurrido
log-round = Ronda { $round }. Empieza { $name }.
log-round-you = Ronda { $round }. Empiezas tú.
log-discarded = Fuera del juego: { $cards }.
log-draw = { $name }: carta robada ({ $card }).
log-place = { $name }: { $card } en la hilera { $row }.
log-take = { $name }: hilera { $row } recogida ({ $cards }).
log-take-revealed = { $name }: hilera { $row } recogida ({ $cards }). Carta destapada por el comodín dorado: { $revealed }.
log-last-round = La carta de última ronda: esta es la última ronda.
log-over = La partida ha terminado.

## Jokers and scores

jokers = Comodines
jokers-about = Da un color a cada comodín. La mejor elección ya está puesta.
jokers-about-named = { $name }, da un color a cada comodín. La mejor elección ya está puesta.
joker = Comodín { $number }
joker-given = Comodín { $number }: { $colour }
joker-suggested = Sugerencia: { $colours }
jokers-score = Tu puntuación con esta elección: { $score }
final-scores = Puntuación final
wins-you = ¡Has ganado!
wins = Gana { $name }
wins-shared = Victoria compartida: { $names }
column-player = Jugador
column-rank = Puesto
column-plus = Más
column-minus = Menos
column-bonus = +2
column-total = Total

## Computer players

level-newcomer = Principiante
level-casual = Ocasional
level-regular = Habitual
level-strong = Fuerte
level-expert = Experto
level-master = Maestro
style-hoarder = Acaparador
style-spoiler = Aguafiestas
style-early-leaver = Conformista
style-gambler = Apostador
style-joker-hunter = Cazacomodines
bot-about = Acerca de { $name }, { $level }

## Settings

settings = Ajustes

## Notices

notice-problem = «{ $value }» no es posible en «{ $name }» ({ $allowed }). En su lugar se usa: { $used }.
notice-no-language = No se han podido descargar los textos en tu idioma. De momento, la página está en inglés.
notice-no-storage = Este navegador no permite que la página guarde tu partida. Se perderá cuando cierres la página.
notice-no-storage-framed = Aquí no se guarda tu partida. «Página completa» la lleva consigo.
notice-save-unreadable = No se ha podido abrir tu partida guardada. Queda apartada; no se pierde nada.
notice-update = Hay una versión nueva. Tu partida sigue con ella tal como está.
notice-part-missing = No se pudo obtener esta parte. Comprueba la conexión e inténtalo de nuevo.
notice-restarted = Los rivales se habían parado. Ya están despiertos otra vez y tu partida sigue donde estaba.
notice-other-tab = Esta partida sigue también en otra pestaña. Se guarda lo último que se juegue.
follow-other-tab = Seguir desde allí
use-update = Usarla ya
error-IllegalActionError = Eso no es posible ahora.
error-NotationError = El juego no lo ha entendido.
error-InvalidPositionError = Ninguna partida puede llegar a esta posición.
error-PlayerNameError = Un nombre tiene de 1 a 24 caracteres, al menos uno visible y ninguno de control.
error-VariantError = Esta preparación no es posible.
error-RecordError = Esta partida guardada no se puede leer.
error-RequestError = El juego no ha entendido a la página.
error-other = Algo ha fallado. La partida sigue como estaba.
notice-link-unreadable = No se ha podido abrir la partida del enlace.
notice-earlier = La partida que estabas jugando está guardada.
open-earlier = Volver a ella
notice-stopped-twice = Lo que se iba a abrir ha detenido el juego dos veces. No se ha vuelto a abrir.
notice-game-gone = Esta partida sin terminar ya no está aquí.
notice-erased-elsewhere = En otra pestaña se ha borrado todo lo de este dispositivo. Esta pestaña ya no guarda nada: su partida se perderá al cerrarla.
show-kept-games = Mostrar
full-page = Página completa

### What only some visits show

## Set-up

setup-title = Nueva partida
setup-wait = Los rivales están en camino…
setup-players = Jugadores
setup-edition = Edición
setup-scoring = Puntuación
setup-marker = Última ronda
setup-marker-usual = Lo habitual
setup-marker-depth = Últimas { $count } cartas
setup-seed = N.º de reparto
setup-seed-hint = Déjalo vacío para un reparto al azar
setup-seat = Asiento { $number }
setup-kind = Quién juega en el asiento { $number }
setup-name = Nombre en el asiento { $number }
setup-level = Nivel en el asiento { $number }
setup-style = Estilo en el asiento { $number }
setup-levels = Nivel de la máquina
setup-levels-differ = Mixto
setup-levels-none = Sin máquina
kind-human = Persona
kind-bot = Máquina
edition-classic = Clásica
edition-golden = Comodín dorado
scoring-brown = Marrón: 1 3 6 10 15 21
scoring-grey = Violeta: 1 4 8 7 6 5

## Computer players

level-about-newcomer = Acaba de conocer el juego: solo mira sus propias cartas y comete bastantes errores.
level-about-casual = Juega por diversión: cuida sus cartas, vigila a quien va después y tiene algún que otro desliz.
level-about-regular = Conoce bien el juego: observa a toda la mesa, aunque de vez en cuando calcula mal una hilera.
level-about-strong = Observa a toda la mesa y juzga bien. Sus errores son pocos y pequeños.
level-about-expert = Aprendió el juego por su cuenta: una red entrenada sopesa cada carta que podría salir a continuación. El final de la última ronda lo juega sin un solo error.
level-about-master = Se toma su tiempo: antes de decidir, juega mentalmente muchas veces las jugadas más prometedoras.
level-rank = Nivel { $rank } de { $levels }
style-none = Sin estilo
style-about-hoarder = Espera a las hileras llenas y las va llenando.
style-about-spoiler = Coloca las cartas donde más perjudican a los demás.
style-about-early-leaver = Se queda con lo que le basta y sale de la ronda.
style-about-gambler = Destapa una carta más y se lo juega todo a una hilera.
style-about-joker-hunter = Va a por los comodines y las cartas +2.
bot-figures = Sus resultados
bot-share = Gana el { $share } de las partidas contra tres jugadores de nivel habitual (lo igualado sería el { $even })
bot-lost = Regala { $points } puntos por decisión
bot-blunders = Errores graves (tres puntos o más) en el { $blunders } de sus decisiones
bot-figures-hint = Medido en muchas partidas entre máquinas. Las columnas muestran todos los niveles, empezando por el más débil.

## Settings

settings-language = Idioma
language-system = El del navegador
settings-pace = Ritmo de la máquina
pace-instant = Instantáneo
pace-fast = Rápido
pace-normal = Normal
pace-slow = Lento
pace-step = Paso a paso
settings-volume = Sonidos
volume-off = Sin sonido
settings-skin = Cartas
skin-patterns = Camaleones y dibujos
skin-suits = Palos
skin-letters = Letras
settings-theme = Claro u oscuro
theme-system = Como el dispositivo
theme-light = Claro
theme-dark = Oscuro
settings-contrast = Contraste
contrast-system = Como el dispositivo
contrast-more = Mayor
settings-text = Tamaño del texto
text-normal = Normal
text-large = Grande
text-larger = Más grande
settings-motion = Movimiento
motion-system = Como el dispositivo
motion-full = Las cartas viajan
motion-less = Lo menos posible
hints-show = Volver a ver consejos
hints-shown = Los consejos vuelven a estar en la mesa.
share-title = Compartir e insertar
keyboard = Teclado

## On this device

offline-unknown = Jugar sin conexión: todavía no
offline-fetching = Jugar sin conexión: { $done } de { $total } archivos
offline-ready = Listo para jugar sin conexión
offline-interrupted = Jugar sin conexión: el resto llegará cuando vuelva la conexión
offline-unavailable = Aquí no se puede jugar sin conexión
forget = Olvidar todo en este dispositivo
forget-question = Se borrará todo lo guardado en este dispositivo: la partida en curso y las que dejaste sin terminar, todas las partidas terminadas con sus estadísticas, tus resultados y rachas de las partidas del día, el cuaderno de errores, los ajustes, los consejos vistos y los archivos para jugar sin conexión. No se puede deshacer.
forget-save-first = Un archivo conserva las partidas terminadas, los resultados del día y los errores. Las partidas sin terminar se pueden copiar en «Abrir o guardar una partida».
forget-save-file = Guardar antes en un archivo
forget-yes = Olvidar todo

## What the address asks for

parameter-players = jugadores
parameter-edition = edición
parameter-scoring = puntuación
parameter-seed = número de reparto
parameter-level = nivel
parameter-marker_depth = cartas de la última ronda
parameter-speed = velocidad
parameter-lang = idioma
parameter-theme = aspecto
parameter-daily = partida del día
parameter-accent = color de acento
parameter-bg = fondo
used-usual = lo habitual

## In a frame on somebody's page

frame-about = { $bots ->
    [one] Tú contra la máquina: un rival
   *[other] Tú contra la máquina: { $bots } rivales
}
frame-your-move = ¿Qué harías tú?
frame-replay = Una partida para ver
frame-loading = Abriendo…
link = Enlace
link-about = Este marco no puede abrir otras páginas. Copia el enlace y ábrelo en tu navegador: allí sigue tu partida.
copy = Copiar
copied = Copiado
copy-by-hand = Copia a mano el texto marcado

## A decision as a question

answer-title = Lo que vale cada opción
answer-thinking = El rival más fuerte está pensando…
answer-best = Has elegido lo mejor.
answer-equal = Tu elección es tan buena como la mejor.
answer-worse = { $action }: así se gana más veces (un { $share } más).
answer-choice = Opción
answer-share = Probabilidad de ganar
answer-lead = Ventaja en puntos
answer-yours = la tuya
answer-exact = Calculado hasta el final de la partida, con todas las cartas que aún pueden salir.
answer-estimated = Estimado siguiendo la partida muchas veces con las cartas que aún pueden salir.
choose-again = Elegir otra vez
play-on = Seguir jugando
notice-position-unreadable = No se ha podido abrir la posición de la dirección.
answer-band = ≈ casi igual: no se distinguen diferencias de menos del { $share }.
answer-same = ≈ exactamente igual de bueno.
about-equal = casi igual

## A game to watch

replay = Partida grabada
replay-first = Al principio
replay-back = Un paso atrás
replay-on = Reproducir
replay-pause = Parar
replay-forth = Un paso adelante
replay-last = Al final
replay-ply = Paso
take-over = Jugar desde aquí
notice-record-unreadable = No se ha podido abrir la partida de la dirección.
replay-ply-of = Paso { $ply } de { $plies }
prompt-shown = Turno de { $name }
replay-manner = Cómo verla
replay-speed = Velocidad
replay-from = Vista desde
replay-close = Dejar de ver
keys-hint-replay = Mientras ves una partida grabada:
key-step = Un paso atrás o adelante
key-by-itself = Reproducir o parar
key-ends = Al principio o al final

## Keyboard

keys-hint = Mientras la mesa tiene el foco:
keys-listening = Con un lector de pantalla, estas teclas actúan en su modo foco. Tab e Intro actúan siempre.
key-draw = Robar una carta
key-row = Colocar en la hilera o recogerla
key-rows = Ir de hilera en hilera
key-next = Hacer que sigan las máquinas
key-finish = Acabar la ronda
key-hint = Una pista; otra vez: más
key-why = Por qué lo hizo la máquina
key-undo = Deshacer la jugada
key-redo = Rehacer la jugada
key-again = Repetir el último aviso
key-scores = Decir los puntos y las cartas de todos
key-table = Decir qué hay en las hileras
key-help = Mostrar estas teclas
# What is printed on keyboards.
key-name-space = Espacio
key-name-escape = Esc
key-name-home = Inicio
key-name-end = Fin

## The coach

action-place = Colocar en la hilera { $row }
action-take = Recoger la hilera { $row }
nudge-draw = Lo mejor parece robar otra carta.
nudge-draw-close = Robar otra carta parece bueno, pero hay algo casi igual de bueno.
nudge-place = Mira dónde te ayuda la carta y dónde perjudica a los demás.
nudge-place-close = Mira dónde te ayuda la carta y dónde perjudica a los demás. Varias hileras son casi iguales.
nudge-take = Lo mejor parece recoger una hilera.
nudge-take-close = Recoger una hilera parece bueno, pero robar es casi igual de bueno.
look-at-gains = ¿Qué hilera te da más?
look-at-loses_least = ¿Qué hilera te cuesta menos?
look-at-denies = ¿Qué querrían recoger los demás?
look-at-joker = Hay un comodín en la mesa.
look-at-plus_twos = Las cartas +2 siempre cuentan.
look-at-row_full = Una hilera llena ya no mejora.
look-at-avoids_fourth_colour = Solo suman tres colores.
look-at-helps = ¿Qué hilera quieres recoger?
look-at-spoils = ¿A quién le puedes estropear su hilera favorita?
look-at-keeps_clean = Cuida la hilera que más te gusta.
look-at-fills = A una hilera llena no llegan más cartas.
look-at-little_to_take = Todavía hay poco en las hileras.
look-at-likely_better = La mayoría de las cartas que pueden salir te ayudarían.
look-at-nobody_wants = ¿Quién más quiere la hilera que te gusta?
hint-best = Mostrar lo mejor
hint-all = Mostrar todas las opciones
hint-is-best = Lo mejor: { $action }
hint-is-about-best = Entre las mejores: { $action }
why-before = Antes
why-after = Después
why-chosen = elegido
why-nothing = No hay nada a su favor que se pueda contar en la mesa.
why-best = No había nada mejor.
why-about-best = Casi tan buena como la mejor: no se distinguen diferencias de menos del { $share }.
why-as-good = Exactamente tan buena como la mejor.
why-not-best = Mejor habría sido: { $action }
why-estimated = Estimado mirando dos decisiones por delante.
reason-gains = Da { $amount }; ninguna hilera da más.
reason-loses_least = Todas las hileras cuestan puntos; esta es la que menos ({ $amount }).
reason-denies = Le quita a { $name } su mejor hilera, { $amount } mejor que la siguiente.
reason-denies-you = Te quita tu mejor hilera, { $amount } mejor que la siguiente.
reason-joker = { $count ->
    [one] Hay un comodín en ella.
   *[other] Hay { $count } comodines en ella.
}
reason-plus_twos = { $count ->
    [one] Su +2 cuenta en cualquier caso.
   *[other] Sus { $count } cartas +2 cuentan en cualquier caso.
}
reason-row_full = La hilera está llena y ya no mejora.
reason-avoids_fourth_colour = { $count ->
    [one] Deja un solo color; con la hilera { $row } serían { $there }.
   *[other] Deja { $count } colores; con la hilera { $row } serían { $there }.
}
reason-helps = La carta mejora la hilera en { $amount } para quien la colocó.
reason-spoils = La carta empeora la hilera en { $amount } para { $name }.
reason-spoils-you = La carta empeora la hilera en { $amount } para ti.
reason-keeps_clean = En la hilera { $row }, la mejor, la carta costaría { $amount }.
reason-fills = Con ella la hilera está llena.
reason-little_to_take = Ninguna hilera da todavía más de { $amount }.
reason-likely_better = Con el { $share } de las cartas, una hilera supera a la mejor de ahora, en { $amount } de media.
reason-nobody_wants = La hilera { $row }, la mejor, no le da nada a nadie más: puede esperar.
reason-only_choice = No había otra opción.
reason-last_one_in = Todos los demás ya han recogido una hilera.
reason-last_round = Es la última ronda.
reason-last_round_near = { $count ->
    [one] Una carta más y empieza la última ronda.
   *[other] { $count } cartas más y empieza la última ronda.
}
amount-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

## Looking back on a game

review-title = Repaso de la partida
review-working = El entrenador repasa la partida, decisión por decisión…
review-whose = La partida de
review-well = { $name }: { $part } de { $count } decisiones no podían ser mejores.
review-well-you = { $part } de tus { $count } decisiones no podían ser mejores.
review-cards-for = Las cartas le dieron a { $name } { $amount } de ventaja.
review-cards-for-you = Las cartas te dieron { $amount } de ventaja.
review-cards-against = Las cartas le costaron a { $name } { $amount }.
review-cards-against-you = Las cartas te costaron { $amount }.
review-choices = Las decisiones costaron { $amount }.
review-choices-you = Tus propias decisiones costaron { $amount }.
band-best = la mejor
band-good = buena
band-inaccuracy = imprecisa
band-mistake = error
band-blunder = error grave
band-count = { $band }: { $count }
review-curve = Evolución de la probabilidad
review-ply = Paso
review-start = Antes del primer paso
review-see = Ver la mesa
review-anew = Decidir de nuevo
review-table = Como tabla
review-luck = Suerte con la carta: { $share }
review-again = Merecen otro vistazo
review-better = Mejor: { $action }. Costó un { $share } de probabilidad de ganar.
review-luckiest = Las cartas que más cambiaron
review-accounts = Habilidad y suerte
review-accounts-about = Puntos de ventaja al final sobre el mejor de los demás: lo que aportaron el comienzo, las cartas y las decisiones de todos. Cada decisión se juzga solo por lo que se podía saber entonces; lo «no previsto» es lo que no se ve mirando dos decisiones por delante.
account-start = Esperado al comienzo
account-luck = Cartas
account-own = Decisiones propias
account-others = Decisiones de otros
account-unforeseen = No previsto
account-final = Al final
back-to-review = Volver al repaso

## Games to open and to keep

games-open = Abrir una partida
games-open-about = Pega una partida grabada, una guardada o un enlace a ella, o suelta aquí un archivo. La que estás jugando no se pierde.
games-text = Partida o enlace
games-open-text = Abrir
games-open-file = Elegir un archivo…
games-nothing = Todavía no hay nada que abrir. Pega primero una partida o un enlace.
games-too-large = Es demasiado grande para ser una partida. No se ha abierto nada.
games-no-record = No es una partida de Coloretto, o le falta una parte.
games-newer = Esta partida la escribió una versión más nueva de esta página. Vuelve a cargarla e inténtalo otra vez.
games-no-game-in-address = En este enlace no hay ninguna partida.
games-not-played-so = Parece una partida, pero en algún momento incumple las reglas.
games-file-unreadable = No se ha podido leer este archivo.
games-stops = El juego se ha detenido al abrir esto. Puedes intentarlo una vez más.
games-stops-again = Esto ha detenido el juego dos veces y no se vuelve a abrir.
unfinished-title = Partidas sin terminar
unfinished-about = Partidas que dejaron paso a otra. Están guardadas en este dispositivo.
unfinished-turns = { $count ->
    [one] { $count } turno jugado
   *[other] { $count } turnos jugados
}
unfinished-resume = Continuar
unfinished-copy = Copiar el enlace
kept-undated = De una versión anterior, sin fecha
kept-delete = Eliminar
kept-deleted = Eliminada.
kept-restore = Deshacer la eliminación
unreadable-title = Partidas guardadas que no se han podido abrir
unreadable-about = Están guardadas tal como estaban. Quizá una versión más nueva de esta página pueda abrirlas; si no, el texto sirve para buscar el fallo.
unreadable-copy = Copiar el texto
games-keep = Guardar o compartir tu partida
games-keep-over = Lleva cada carta y cada jugada: cualquiera puede verla.
games-keep-unfinished = La partida hasta aquí. También lleva las cartas que faltan: quien la lea las conoce.
games-none = Todavía no hay partida. En cuanto juegues, podrás guardarla aquí.
games-share = Compartir…
games-share-failed = Aquí no se puede compartir. Copia el enlace.
games-file-text = Guardar como texto
games-file-json = Guardar como JSON
games-link-watch = Enlace para verla
games-link-go-on = Enlace para seguir en otro sitio
games-record = Partida, como texto
after-game = Después de la partida
after-watch = Ver la partida
after-keep = Guardar o compartir
after-other-seat = Mismo reparto, otro asiento
after-strongest = Que el más fuerte juegue en mi lugar
other-seat = El asiento de { $name }
other-seat-about = ¿En qué asiento te sientas? Empiezas con sus cartas, del mismo mazo. Los demás cambian de asiento.
again-person = Desde el asiento de { $name } has hecho { $now }; { $name } había hecho { $before }.
again-strongest = Desde el mismo asiento, la máquina más fuerte ha hecho { $now }; la primera vez fueron { $before }.
notice-finished-kept = Es el mismo reparto otra vez. La partida que terminaste está guardada.

## Is it fair?

fair-intro = No hace falta que te creas que el mazo no cambia y que nadie lo mira. Aquí puedes comprobarlo.
fair-deck = El mazo no cambia
fair-deck-about = La página promete el orden de las cartas con una suma: un número corto que corresponde a este orden y, en la práctica, a ningún otro. Después de la partida muestra el orden y cualquiera puede volver a calcularla.
fair-no-game = Todavía no hay partida. Empieza una y vuelve.
fair-no-promise = En esta partida no se prometió nada: hay que hacerlo antes del final.
fair-promise = La promesa (SHA-256)
fair-told-later = Apúntala si quieres. Cuando acabe la partida, aquí verás la línea de la que sale.
fair-told = La línea prometida
fair-parts = Qué significan sus partes
fair-parts-position = La posición en que empezó la partida; luego las cartas de arriba abajo, y la sal.
fair-part-variant = Jugadores, edición, puntuación, última ronda
fair-part-removed = Colores fuera del juego
fair-part-starting = Cartas iniciales, por asiento
fair-part-starter = Asiento que empieza
fair-part-rows = Espacio en cada hilera
fair-part-supply = Las cartas de arriba abajo
fair-part-salt = Sal: cifras al azar, para que nadie encuentre el mazo probando
fair-check = Comprobar
fair-same = Iguales: la línea da la suma prometida. La ha calculado aquí tu navegador.
fair-other = Distintas: la línea da otra suma que la prometida.
fair-command = Para comprobarlo sin esta página
fair-bots = ¿Ven el mazo las máquinas?
fair-bots-about = Solo saben lo que tú también ves. Pruébalo: se barajan las cartas ocultas y la última en jugar elige otra vez.
fair-shuffle = Barajar y volver a preguntar
fair-shuffle-thinking = Pensándolo otra vez…
fair-shuffle-nobody = En esta partida aún no ha jugado ninguna máquina.
fair-shuffled = { $same } de { $shuffles } veces, la misma elección.
fair-moved = { $count ->
    [one] { $count } carta estaba en otro sitio.
   *[other] { $count } cartas estaban en otro sitio.
}
fair-not = Lo que esto no demuestra
fair-not-lot = Que el reparto fue al azar: quien empieza una partida por su número puede haber probado muchos. La partida del día sale solo de la fecha.
fair-not-look = Que tú no has mirado: es tu dispositivo, y la partida guardada contiene el mazo.
fair-not-program = Nada sobre un programa que alguien haya cambiado.

## The deal of the day

daily-about = Una partida al día, la misma para todo el mundo: las mismas cartas, los mismos rivales.
daily-bots = Te esperan tres rivales.
daily-bots-then = Aún puedes jugar esta partida. No suma a tus días seguidos.
daily-go-on = Seguir jugando
daily-yours = Tú
daily-par = El rival más fuerte
daily-par-thinking = El rival más fuerte está jugando la partida en tu sitio…
daily-above-par = Has sacado más de esta partida que el rival más fuerte en tu sitio.
daily-on-par = Exactamente los mismos puntos que el rival más fuerte en tu sitio.
daily-below-par = { $points ->
    [one] En tu sitio, el rival más fuerte encontró { $points } punto más.
   *[other] En tu sitio, el rival más fuerte encontró { $points } puntos más.
}
daily-rank = puesto { $rank }
daily-share = Coloretto, partida del { $date }: { $score }, { $rank }.
daily-share-par = El rival más fuerte: { $score }.
daily-share-streak = { $count ->
    [one] { $count } día seguido.
   *[other] { $count } días seguidos.
}
daily-share-label = Tu resultado, para compartir
daily-share-button = Compartir
daily-streak = Días seguidos
daily-streak-best = Racha más larga
daily-played = Partidas jugadas
daily-streak-about = Un día cuenta si empiezas su partida ese mismo día (UTC). Tras un descanso empieza una racha nueva.
daily-archive = Todas las partidas del día
daily-again-about = Juégala cuantas veces quieras: tu primer resultado se queda.
daily-compare = Comparar y compartir
month-before = Mes anterior
month-after = Mes siguiente
not-lasting = Este navegador no deja que la página guarde nada. Lo que ves aquí desaparecerá al cerrar la página.
kept-unreadable = { $count ->
    [one] Esta versión de la página no puede leer una entrada guardada en este dispositivo. No aparece aquí, pero sigue guardada.
   *[other] Esta versión de la página no puede leer { $count } entradas guardadas en este dispositivo. No aparecen aquí, pero siguen guardadas.
}
notice-puzzle-unreadable = No se ha podido abrir este problema. Volverá dentro de { $days } días.
notice-decision-unreadable = No se ha podido abrir esta decisión.

## The mistake book

book-about = Las decisiones que te costaron algo vuelven como pequeños problemas. Si resuelves uno, vuelve a los 3, luego a los 10 y luego a los 30 días; si no, mañana.
book-none = Aún está vacío. Repasa una partida terminada con el entrenador: las decisiones que más te costaron llegan aquí solas.
book-today = { $count ->
    [0] Hoy no hay nada que repasar
    [one] { $count } decisión para hoy
   *[other] { $count } decisiones para hoy
}
book-start = Empezar
book-waiting = Más adelante
book-learned = Aprendidas
book-next-date = Próxima el
book-next = Siguiente problema
book-back = Volver al cuaderno
book-solved = Resuelto. Vuelve más adelante o ya está aprendido.
book-unsolved = Vuelve mañana.

## Statistics

## About

about-game = Coloretto es un juego de cartas de Michael Schacht. Esta es una versión no oficial, con dibujos y palabras propios; el nombre es de su editorial.
about-version = Versión { $version }. Las reglas, el motor y los rivales son Python y funcionan en este mismo navegador.
about-privacy-title = Qué se guarda
about-privacy = Las partidas, los ajustes y los resultados se quedan en este dispositivo. No se envía nada, no se cuenta a nadie y no hay cookies.
about-diagnostic-title = Si algo va mal
about-diagnostic = Esto les dice a quienes cuidan del juego lo que necesitan: versiones, la partida como registro y los últimos errores. No contiene nombres.
about-parts = De qué está hecho
about-part = Parte
about-part-version = Versión
about-licence = Licencia
about-our-licence = Nuestra licencia
about-third-licences = Licencias de terceros
about-bill = Lista de componentes
statistics-none = Juega una partida hasta el final y aparecerá aquí: puntos, puestos y cómo evoluciona tu juego.
statistics-variant = Mesa
statistics-level = Nivel de los rivales
statistics-all = Todo
statistics-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
statistics-no-match = Aún no hay ninguna partida así.
statistics-practice = { $count ->
    [0] Las partidas de práctica no cuentan.
    [one] { $count } partida de práctica no cuenta.
   *[other] { $count } partidas de práctica no cuentan.
}
figure-games = Partidas
figure-wins = Victorias
figure-points = Puntos por partida
figure-rank = Puesto medio
by-variant = Por mesa
by-level = Por nivel
chart-points = Puntos en tus últimas partidas
chart-lost-points = Puntos perdidos por tus decisiones
chart-lost-share = Probabilidad de ganar perdida por tus decisiones
chart-lost-none = Aquí aparecen las partidas que repasas con el entrenador.
chart-mean = Media: { $value }
chart-game = Partida
chart-date = Fecha
chart-value = Valor
chart-table = En una tabla
carry-title = Llevártelo
carry-about = Partidas, partidas del día y errores para otro dispositivo. Lo que ya esté allí cuenta una sola vez.
carry-file = Guardar en un archivo
carry-text = Como texto
carry-text-label = Todo como texto, para copiar
carry-open = Añadir desde un archivo
carry-paste = Texto de otro dispositivo
carry-add = Añadir
carry-added = { $count ->
    [0] No contiene ninguna partida que no estuviera ya aquí.
    [one] { $count } partida añadida.
   *[other] { $count } partidas añadidas.
}
carry-foreign = Esto no salió de aquí. No ha cambiado nada.
carry-newer = Esto viene de una versión más nueva de la página. Recarga esta y vuelve a intentarlo.
carry-truncated = Falta el final. Cópialo o guárdalo otra vez, entero.
carry-damaged = Se cambió o se dañó por el camino. No se ha tomado nada.
carry-too-big = Es demasiado grande para ser de aquí. No se ha abierto.

### The rules to read

rules-title = Cómo se juega
rules-intro = Un juego de cartas de Michael Schacht, de { $least } a { $most } jugadores, contado con nuestras palabras. Una partida dura un cuarto de hora; un turno es una decisión.
rules-contents = Índice
back-to-table = Volver a la mesa

## The aim

aim = Objetivo
aim-plus = Todos reúnen cartas de { $colours } colores. Al final, { $plus } de tus colores suman y todos los demás restan. Cuantas más cartas tiene un color, más cuenta, a tu favor o en tu contra.
aim-few = Así que te interesa mucho de unos pocos colores y poco del resto. Lo que recoges es siempre una hilera entera, y los demás deciden contigo qué hay en ella.

## The cards

cards = Las cartas
cards-colours = Los colores se distinguen por el color, el dibujo y el símbolo.
cards-plus-two = Cada carta +2 vale { $points } puntos, tengas lo que tengas.
cards-joker = Un comodín se convierte en una carta del color que quieras, pero solo al final de la partida.
cards-golden = El comodín dorado es un comodín que además trae una carta: véase más abajo.
cards-last-round = La carta de última ronda está dentro del mazo y avisa de que llega el final. Nunca es de nadie.
cards-table = Cartas de cada edición
kind = Cartas
kind-colour = cada uno de los { $colours } colores
kind-under-marker = cartas bajo la carta de última ronda
kind-all = en total
cards-marker-choice = Al preparar una partida puedes elegir { $depths } cartas bajo la carta de última ronda, sea cual sea la edición.

## Setting up

set-up = Preparación
set-up-how = La máquina lo hace todo: aparta colores por sorteo, da a cada jugador sus cartas iniciales, que son de colores distintos, baraja el resto y pone la carta de última ronda en su sitio. También se sortea quién empieza.
set-up-table = Preparación según el número de jugadores
set-up-players = Jugadores
set-up-removed = Colores fuera del juego
set-up-starting = Cartas iniciales por jugador
set-up-rows = Hileras
set-up-room = Cartas que caben en cada hilera
set-up-supply = Mazo

## Your turn

turn = Tu turno
turn-one = Haz una de estas dos cosas. Nunca puedes pasar.
turn-draw-title = Robar y colocar
turn-draw = Destapa la carta superior del mazo, mírala y solo entonces elige su hilera: cualquiera que tenga sitio y que nadie haya recogido. Si ninguna hilera tiene sitio o el mazo está vacío, no puedes robar.
turn-take-title = Recoger una hilera
turn-take = Recoge cualquier hilera en la que haya al menos una carta, con todo lo que contiene. Esas cartas se unen a las tuyas y quedas fuera hasta que acabe la ronda. Nadie más puede usar esa hilera en esta ronda.
turn-next = Después le toca al siguiente jugador que aún no haya recogido una hilera. El último que queda sigue solo, robando y colocando mientras quiera, y también termina recogiendo una hilera.
turn-colours = Tus colores no se eligen de antemano: al final, los que más valen suman por sí solos. Puedes reunir tantos colores como quieras; solo que te restan.

hints-again = En tu primera partida, unos consejos en la mesa dicen qué hacer. Puedes volver a verlos.

## The end of a round

round = Fin de la ronda
round-end = Cuando todos han recogido una hilera, la ronda termina. Las hileras vuelven vacías, y quien recogió la última empieza la ronda siguiente.

## Jokers

jokers-title = Comodines
jokers-when = Los comodines quedan junto a tus colores hasta que termina la partida. Entonces das un color a cada comodín, y cada uno puede tener uno distinto. También puedes nombrar un color del que no tengas ninguna carta. La página muestra la mejor elección y tú puedes cambiarla.
jokers-golden = El comodín dorado cuenta como un comodín. Además, quien recoge una hilera con él destapa enseguida la carta superior del mazo y la añade a sus cartas. Si el mazo está vacío, no pasa nada.

## The last round

last-round-title = La última ronda
last-round-when = Cuando alguien destapa la carta de última ronda, la carta se aparta y ese jugador destapa otra en su lugar. La ronda se juega hasta el final, y con ella termina la partida.
last-round-count = La página cuenta las cartas que faltan hasta entonces.

## Scoring

scoring = Puntuación
scoring-how = Cada color vale puntos según su número de cartas, comodines incluidos. Los { $plus } colores que más valen suman; todos los demás restan. Añade { $points } por cada carta +2.
scoring-sides = La carta de puntuación tiene dos caras; eliges una al preparar la partida. En la cara marrón, un color vale más con cada carta, hasta { $most }. En la cara violeta, lo mejor son { $peak } cartas de un color; con más, vuelve a valer menos.
points-table = Puntos según el número de cartas de un color
points-count = Cartas de un color
points-more = { $count } o más
side-brown = Cara marrón
side-grey = Cara violeta
example-title = Un ejemplo
example-about = Estas cartas, más un comodín, con cada cara. El comodín está en el montón al que más ayuda.
example-table = Un ejemplo puntuado con las dos caras
example-pile = Montón
example-joker = { $points }, con el comodín
example-total = Total
example-item = { $card }: { $count }

## Two players

two = Con dos jugadores
two-rows = Hay tres hileras, con sitio para una, dos y tres cartas. Cada uno empieza con dos cartas, y las cuatro cartas iniciales son de colores distintos.
two-end = La ronda termina cuando ambos han recogido una hilera. Las cartas de la tercera hilera salen del juego y no son para nadie.

## Editions

editions = Dos ediciones
editions-classic = La edición clásica tiene { $jokers } comodines, y la carta de última ronda está sobre las últimas { $depth } cartas.
editions-golden = La edición con el comodín dorado tiene además { $jokers } comodines, y la carta de última ronda está sobre las últimas { $depth } cartas.

### The page for whoever writes a blog

share-intro = Pon una mesa en una entrada de cualquier sitio. Elige qué encontrarán allí tus lectores y copia lo que mejor le vaya a tu sitio. El juego no se descarga hasta que pulsan «Jugar».
share-choice = Qué encuentran tus lectores
share-preview = Así se ve
share-ways = Para copiar
share-subject = Partida
share-subject-deal = Desde la primera carta
share-subject-pos = Desde una posición
share-subject-record = Una partida registrada
share-pos = Posición, en texto
share-record = Registro, en texto
share-seed-hint = Déjalo vacío: cada lector recibe otro reparto
share-transparent = Sin fondo propio
share-compact = Compacto: sin el registro de jugadas
share-accent = Botones en un color tuyo
share-accent-colour = Color de los botones
share-frame = Marco sencillo
share-frame-about = Para cualquier sitio que admita HTML. La altura no cambia.
share-script = Marco con script
share-script-about = Para sitios que admiten también scripts: el marco se hace tan alto como necesita el juego y tu página se entera de lo que pasa en él.
share-element = Elemento
share-element-about = Para quien hace sus propias páginas: puedes poner varios en una, y cada uno se descarga cuando el lector se acerca.
share-link = Solo la dirección
share-link-about = Para WordPress y Ghost: sola en una línea, se convierte en un marco. De lo que has elegido, solo la acompaña el idioma.

## Where only our address is shown

site-play = Jugar a Coloretto
site-description = Juega a Coloretto, el juego de cartas, contra la máquina: en el navegador, gratis, en cinco idiomas.
