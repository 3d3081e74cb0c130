title = Coloretto
tagline = Reúne tres colores. Los demás te restan puntos.

## Buttons

play = Jugar
new-game = Nueva partida
rules-title = Cómo se juega
more = Menú
page-daily = Partida del día
undo = Deshacer
undo-practice = Deshacer: la partida pasa a ser de práctica
redo = Rehacer
try-again = Reintentar
cancel = Cancelar
close = Cerrar
dismiss = Ocultar
play-again = Jugar otra vez
review = Repasar la partida
draw = Robar carta
confirm-jokers = Confirmar
pace-next = Continuar
finish-round = Terminar la ronda
coach-hint = Pista
coach-why = ¿Por qué?

## Welcome and loading

welcome-about = En tu turno, roba una carta y colócala en una hilera, o recoge una hilera con todas sus cartas. Al final, tus tres mejores colores suman puntos y todos los demás restan.
welcome-start = Tú contra la máquina: tres rivales
loading-begin = Preparando el juego…
loading-download = Descargando el juego: { $loaded } de { $total } MB
loading-start = Despertando a los rivales…
loading-import = Poniendo las cartas en la mesa…
loading-ready = La mesa está lista
loading-failed = No se ha podido iniciar el juego
loading-stopped = El juego no responde
failed-download = No se ha podido descargar una parte del juego. Comprueba la conexión y vuelve a intentarlo.
failed-stalled = La descarga se ha detenido. Comprueba la conexión y vuelve a intentarlo.
failed-worker = El navegador no ha podido ejecutar el juego. Prueba a actualizarlo o usa otro.
failed-offline = No hay conexión y una parte del juego aún no está en este dispositivo. El juego se iniciará por sí solo cuando vuelvas a tener conexión.
failed-stopped = El juego se ha detenido de forma inesperada. Pulsa «Reintentar» para continuar tu partida.
failed-stopped-no-game = El juego se ha detenido de forma inesperada. Pulsa «Reintentar» para volver a empezar.
unfinished-count = { $count ->
    [one] { $count } partida sin terminar
   *[other] { $count } partidas sin terminar
}

## Cards

# The separator of list items.
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
seat-out = Hilera recogida
seat-out-short = Fuera
seat-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
seat-leads = { $points ->
    [one] { $points } punto, en cabeza
   *[other] { $points } puntos, en cabeza
}
seat-empty = Aún sin cartas
seat-placed = Carta colocada en la hilera { $row }: { $card }
practice = Práctica
practice-undone = Se ha deshecho una jugada después de ver una carta nueva: a partir de aquí, la partida es de práctica.
practice-about = Esta partida es de práctica: se ha deshecho una jugada después de ver una carta nueva, o las cartas ya se conocían de una partida anterior.
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
row-taken = recogida por { $person ->
    [you] ti
   *[other] { $name }
}
row-taken-short = { $name }
row-space = { $count ->
    [0] llena
    [one] queda un hueco
   *[other] quedan { $count } huecos
}
row-gain = { $row }; { $gain }
row-gain-then = { $row }. Si la recoges después: { $gain }
gain-more = { $points ->
    [one] { $points } punto más
   *[other] { $points } puntos más
}
gain-less = { $points ->
    [one] { $points } punto menos
   *[other] { $points } puntos menos
}
gain-none = los mismos puntos
gain-title = Cómo cambiaría tu puntuación con esta hilera
row-place-short = Coloca
row-take-short = Recoge
supply-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
supply-draws-left = { $count ->
    [0] Próxima carta: última ronda
    [one] { $count } carta hasta la última ronda
   *[other] { $count } cartas hasta la última ronda
}
last-round = Última ronda
unseen = Por salir
counted = { $count } × { $item }
prompt-decide = Te toca: roba una carta o recoge una hilera
prompt-draw = Te toca: roba una carta
prompt-take = Te toca: recoge una hilera
prompt-place = Te toca: coloca la carta { $card }
prompt-jokers = Elige un color para cada comodín
prompt-decide-named = { $name }: roba una carta o recoge una hilera
prompt-draw-named = { $name }: roba una carta
prompt-take-named = { $name }: recoge una hilera
prompt-place-named = { $name }: coloca la carta { $card }
prompt-jokers-named = { $name }: elige un color para cada comodín
prompt-bot = { $name } está pensando
prompt-over = La partida ha terminado
status-undone = Jugada deshecha.
status-redone = Jugada rehecha.
named-value = { $name }: { $value }
# Turns a name or a clause into a sentence.
sentence = { $words }.
refused = Ahora no es posible.
announce-seat = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
announce-supply = { $count ->
    [one] { $count } carta en el mazo
   *[other] { $count } cartas en el mazo
}
announce-over = Puntuación final. { $scores }. { $winners }

## Game log

log = Registro de jugadas
log-round = Ronda { $round }. Empieza { $name }.
log-round-you = Ronda { $round }. Empiezas tú.
log-next-round = Nueva ronda. Empieza { $name }.
log-next-round-you = Nueva ronda. Empiezas tú.
log-discarded = Se retiran del juego: { $cards }.
log-draw = { $person ->
    [you] Has
   *[other] { $name } ha
} robado una carta: { $card }.
log-place = { $person ->
    [you] Has
   *[other] { $name } ha
} colocado una carta en la hilera { $row }: { $card }.
log-take = { $person ->
    [you] Has
   *[other] { $name } ha
} recogido la hilera { $row }: { $cards }.
log-take-revealed = { $person ->
    [you] Has
   *[other] { $name } ha
} recogido la hilera { $row }: { $cards }. Destapada por el comodín dorado: { $revealed }.
log-last-round = Sale la carta de última ronda: esta ronda es la última.
log-over = La partida ha terminado.

## Jokers and scores

jokers-about = La mejor opción ya está seleccionada.
joker = Comodín { $number }
joker-given = Comodín { $number }: { $colour }
joker-suggested = Sugerencia: { $colours }
jokers-score = Tu puntuación con esta opción: { $score }
final-scores = Puntuación final
wins-you = ¡Has ganado!
wins = Gana { $name }
wins-shared = Victoria compartida: { $names }
column-player = Jugador
column-rank = Puesto
column-plus = Suman
column-minus = Restan
column-bonus = +2
column-total = Total

## Computer players

level-newcomer = Principiante
level-casual = Aficionado
level-regular = Intermedio
level-strong = Avanzado
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

notice-problem = «{ $value }» no es válido para «{ $name }» ({ $allowed }). En su lugar se usa: { $used }.
notice-no-language = No se han podido descargar los textos en tu idioma. De momento, la página está en inglés.
notice-no-storage = Este navegador no permite que la página guarde tu partida. Se perderá cuando cierres la página.
notice-no-storage-framed = Aquí no se guarda tu partida. Para conservarla, ábrela con «Página completa».
notice-save-unreadable = No se ha podido abrir tu partida guardada. Se conserva tal como estaba: no se pierde nada.
notice-part-missing = No se ha podido cargar esta parte del juego. Comprueba la conexión y vuelve a intentarlo.
notice-restarted = Los rivales han dejado de responder y se han reiniciado. Tu partida sigue donde estaba.
notice-other-tab = Esta partida también está abierta en otra pestaña. Solo se guarda la última pestaña en la que juegues.
follow-other-tab = Seguir la otra pestaña
error-IllegalActionError = Ahora no es posible.
error-NotationError = No se ha podido leer este texto.
error-InvalidPositionError = Ninguna partida puede llegar a esta posición.
error-VariantError = Esta configuración no es posible.
error-RecordError = Esta partida guardada no se puede leer.
error-RequestError = Se ha producido un error en el juego.
error-other = Algo ha fallado. La partida sigue como estaba.
notice-link-unreadable = No se ha podido abrir la partida de este enlace.
notice-earlier = La partida que estabas jugando está guardada.
open-earlier = Retomarla
notice-stopped-twice = Al abrir esto, el juego se ha detenido dos veces, así que no se ha vuelto a intentar.
notice-game-gone = Esta partida sin terminar ya no está aquí.
notice-erased-elsewhere = En otra pestaña se han borrado todos los datos del juego de este dispositivo. Esta pestaña ya no guarda nada: su partida se perderá al cerrarla.
show-kept-games = Mostrar
full-page = Página completa

### Loaded after the first page

## Menu

rules = Reglas
page-puzzles = Problemas
page-record = Tu historial
page-mistakes = Cuaderno de errores
page-played = Partidas
page-statistics = Estadísticas
page-goals = Objetivos
page-strategy = Estrategia
page-games = Abrir una partida
page-share = Compartir
page-fairness = ¿Se juega limpio?
page-about = Acerca del juego
menu-more = Más
menu-new-today = La partida de hoy te espera
menu-workshop = Taller

## Final scores

rank = { $rank ->
    [1] 1.er puesto
    [3] 3.er puesto
   *[other] { $rank }.º puesto
}
result-ahead = { $points ->
    [one] { $points } punto de ventaja sobre { $names }
   *[other] { $points } puntos de ventaja sobre { $names }
}
result-behind = { $points ->
    [one] { $rank }, a { $points } punto de { $names }
   *[other] { $rank }, a { $points } puntos de { $names }
}
result-practice = Partida de práctica: no cuenta para tus estadísticas.
result-continued = Partida jugada desde una posición: no cuenta para tus estadísticas.
scoring-link = Cómo se puntúa
story = La historia de esta partida
story-collected = { $person ->
    [you] Has
   *[other] { $name } ha
} reunido { $cards }: { $points }.
story-round = La ronda { $round } ha decidido la partida.
story-round-unnumbered = Una ronda ha decidido la partida.
story-round-none = Ninguna ronda ha decidido la partida por sí sola.
story-no-minus = Ningún color { $person ->
    [you] te ha restado puntos.
   *[other] le ha restado puntos a { $name }.
}
story-minus = { $count ->
    [one] Un color de más { $person ->
        [you] te
       *[other] le
    } ha
   *[other] { $count } colores de más { $person ->
        [you] te
       *[other] le
    } han
} restado { $points }{ $person ->
    [you] {""}
   *[other] {" "}a { $name }
}.
story-lost-minus = { $count ->
    [one] Un color de más { $person ->
        [you] te
       *[other] le
    } ha
   *[other] { $count } colores de más { $person ->
        [you] te
       *[other] le
    } han
} restado { $points }{ $person ->
    [you] {""}
   *[other] {" "}a { $name }
}; { $rival } { $theirs ->
    [0] no tenía ninguno
   *[other] ha perdido así solo { $rivalPoints }
}.
story-lost-plus = Los mejores colores de { $rival } han sumado { $rivalPoints }; { $person ->
    [you] los tuyos,
   *[other] los de { $name },
} { $points }.
story-lost-bonus = Las cartas +2 de { $rival } han sumado { $rivalPoints }; { $person ->
    [you] las tuyas,
   *[other] las de { $name },
} { $count ->
    [0] nada
   *[other] { $points }
}.
see-deciding-move = Ver la jugada decisiva
worth-line = { $count ->
    [0] { $points }: menos que en casi todas las partidas entre rivales de nivel «{ $level }».
   *[other] { $points }: más que en { $count } de cada 100 partidas entre rivales de nivel «{ $level }».
}
worth-best = Tu mejor puntuación hasta ahora.
ending-more = Más
ending-turn = El momento decisivo
ending-chance-you = En esa ronda, tu probabilidad de ganar ha pasado del { $before } al { $after }.
ending-chance = En esa ronda, la probabilidad de ganar de { $name } ha pasado del { $before } al { $after }.
ending-worth = { $points ->
    [one] Cuánto vale { $points } punto
   *[other] Cuánto valen { $points } puntos
}
ending-worth-better = Con qué frecuencia la máquina puntúa menos en una mesa así, cuando los jugadores de un mismo nivel juegan entre sí:
ending-worth-about = Al menos { $games } partidas por nivel, todas entre máquinas.
ending-worth-unmeasured = Con qué frecuencia la máquina puntúa menos solo se ha medido con la carta de última ronda en su lugar estándar.

## Set-up

setup-title = Nueva partida
setup-wait = Los rivales están en camino…
setup-players = Jugadores
setup-edition = Edición
setup-scoring = Puntuación
setup-marker = Última ronda
setup-marker-about = Cuando sale esta carta, la ronda en curso es la última. Estándar: sobre las últimas { $classic } cartas, o { $golden } con el comodín dorado.
setup-marker-usual = Estándar
setup-marker-depth = Últimas { $count } cartas
setup-seed = N.º de reparto
setup-seed-hint = Déjalo vacío para un reparto al azar
setup-seat = Asiento { $number }
setup-kind = Quién juega en el asiento { $number }
setup-kind-label = Quién juega
setup-name = Nombre en el asiento { $number }
setup-name-label = Nombre
setup-level = Nivel en el asiento { $number }
setup-level-label = Nivel
setup-style = Estilo en el asiento { $number }
setup-style-label = Estilo
setup-levels = Nivel de la máquina
setup-exact = Nivel exacto: { $level }
temper-gentle = Apacible
temper-about-gentle = Juega por diversión y se despista de vez en cuando.
temper-keen = Atento
temper-about-keen = Vigila toda la mesa y solo a veces calcula mal una hilera.
temper-merciless = Implacable
temper-about-merciless = Se anticipa y no regala nada.
setup-levels-differ = Mixto
setup-levels-none = Sin máquina
setup-at-table = En la mesa
setup-more = Más opciones
kind-human = Persona
kind-bot = Máquina
edition-classic = Clásica
edition-golden = Comodín dorado
scoring-brown = Marrón: 1 3 6 10 15 21
scoring-grey = Gris: 1 4 8 7 6 5
setup-side-brown = Marrón
setup-side-grey = Gris
setup-side-about-brown = Cuantas más, mejor
setup-side-about-grey = Lo mejor son { $peak }
error-PlayerNameError = El nombre debe tener de 1 a 24 caracteres, al menos uno visible, sin caracteres de control.

## Computer players

level-about-newcomer = Acaba de conocer el juego: solo mira sus propias cartas y comete bastantes errores.
level-about-casual = Juega por diversión: cuida sus cartas, vigila a quien va después y tiene algún que otro desliz.
level-about-regular = Conoce bien el juego: observa a toda la mesa, aunque de vez en cuando calcula mal una hilera.
level-about-strong = Observa a toda la mesa y valora bien la situación. Sus errores son pocos y pequeños.
level-about-expert = Aprendió el juego por su cuenta: una red neuronal sopesa cada carta que podría salir a continuación. Juega el final de la última ronda sin un solo error.
level-about-master = Se toma su tiempo: antes de decidir, imagina una y otra vez cómo seguirían las jugadas más prometedoras.
level-rank = Nivel { $rank } de { $levels }
style-none = Equilibrado
style-about-hoarder = Espera a que las hileras se llenen y las va completando.
style-about-spoiler = Coloca las cartas donde más perjudican a los demás.
style-about-early-leaver = Se queda con lo que le basta y sale pronto de la ronda.
style-about-gambler = Roba una carta más y se lo juega todo a una hilera.
style-about-joker-hunter = Busca los comodines y las cartas +2.
bot-figures = Sus resultados
bot-share = En una mesa de cuatro, gana el { $share } de las partidas contra tres jugadores de nivel «Intermedio» (con fuerzas igualadas sería el { $even })
bot-lost = Puntos regalados por decisión: { $points }
bot-blunders = Errores costosos (tres puntos o más): { $blunders } de sus decisiones
bot-figures-hint = Medido en muchas partidas entre máquinas. Las columnas muestran todos los niveles, empezando por el más débil.
bot-code = ¿Cómo piensa este rival?
bot-code-about = Dos rivales sencillos caben en una página cada uno: greedy se lleva lo que da más puntos ahora, careful piensa también en los demás. Abre su código en el taller, cámbialo y hazlo jugar.

## Settings

settings-language = Idioma
language-system = Según el navegador
settings-pace = Ritmo de la máquina
pace-instant = Instantáneo
pace-fast = Rápido
pace-normal = Normal
pace-slow = Lento
pace-step = Paso a paso
settings-volume = Sonido
volume-off = Sin sonido
settings-look = Aspecto
settings-play = Juego
settings-skin = Cartas
skin-patterns = Camaleones y motivos
skin-suits = Palos
skin-letters = Letras
settings-theme = Tema
theme-system = Sistema
theme-light = Claro
theme-dark = Oscuro
settings-contrast = Contraste
contrast-system = Sistema
contrast-more = Alto
settings-text = Tamaño del texto
text-normal = Normal
text-large = Grande
text-larger = Muy grande
settings-motion = Animaciones
motion-system = Sistema
motion-full = Completas
motion-less = Reducidas
settings-confirm = Confirmar las jugadas
settings-confirm-about = La primera pulsación elige la jugada, la segunda la confirma. Esc o una pulsación en otro lugar la cancela.
settings-forced = Jugadas forzosas automáticas
settings-forced-about = Si solo hay una hilera posible, la jugada se hace sola.
settings-left-handed = Disposición para zurdos
settings-left-handed-about = El mazo y los botones cambian de lado.
settings-vibration = Vibración
settings-vibration-about = Una vibración breve cuando te toca o cuando una jugada no es posible.
prompt-confirm = { $kind ->
    [d] Pulsa otra vez para robar una carta
    [p] Pulsa otra vez para colocar en la hilera { $row }
   *[t] Pulsa otra vez para recoger la hilera { $row }
}
tip-draw = Verás la carta antes de elegir su hilera.
tip-begin = La carta que robas va a una hilera. Si recoges una hilera, acaba tu ronda.
tip-place = La carta será de quien recoja esa hilera: otro jugador o tú.
tip-choose = El número con + o − es lo que esa hilera te da o te quita ahora.
tip-must-take = Ninguna hilera tiene sitio para otra carta.
tip-taken = Alguien ha recogido una hilera con tu carta. Solo es tuyo lo que recoges tú.
tip-plus-two = Una carta +2 da dos puntos, sean cuales sean tus colores.
tip-fourth = Tus tres mejores colores suman; todos los demás restan.
tip-full = Una hilera llena ya no cambia. Puedes recogerla antes que los demás.
tip-joker = Un comodín recibe su color al final. Hasta entonces cuenta donde más te da.
tip-last-round = La próxima hilera que recojas será la última.
tip-out = Ya tienes tu hilera. Fíjate en lo que reúnen los demás.
tips-stop = No mostrar más
tips-show = Volver a mostrar los consejos
tips-shown = Los consejos volverán a aparecer en la mesa.
share-title = Insertar el juego
keyboard = Atajos de teclado

## On this device

offline-unknown = Juego sin conexión: aún no disponible
offline-fetching = Juego sin conexión: { $done } de { $total } archivos
offline-ready = Juego sin conexión: listo
offline-interrupted = Juego sin conexión: el resto se descargará cuando vuelva la conexión
offline-unavailable = Juego sin conexión: no disponible aquí
install = Instalar como aplicación
install-how = En el menú del navegador (en Safari, Compartir), elige «Instalar» o «Añadir a pantalla de inicio».
notice-update = Hay una versión nueva. Tu partida continuará tal como está.
use-update = Actualizar
forget = Borrar todos los datos del juego
forget-question = { $count ->
    [0] Se borrarán de este dispositivo todos los datos del juego. No se puede deshacer.
   *[other] Se borrarán de este dispositivo todos los datos del juego: { $list }. No se puede deshacer.
}
stored-unfinished = la partida en curso y las que dejaste sin terminar
stored-finished = las partidas terminadas y sus estadísticas
stored-days = tus resultados y rachas de las partidas del día
stored-mistakes = el cuaderno de errores
stored-bots = tus bots y ejercicios del taller
stored-settings = los ajustes
stored-notes = los consejos vistos y lo demás que recuerda la página
stored-files = los archivos para jugar sin conexión
stored-other = otros datos
forget-save-first = Antes puedes exportar a un archivo tus partidas terminadas, los resultados de las partidas del día, los errores y los bots. Las partidas sin terminar se pueden copiar en «Abrir una partida».
forget-save-file = Exportar antes a un archivo
forget-yes = Borrar todo

## URL parameters

parameter-players = jugadores
parameter-edition = edición
parameter-scoring = puntuación
parameter-seed = número de reparto
parameter-level = nivel
parameter-marker_depth = cartas bajo la carta de última ronda
parameter-seats = asientos
parameter-scores = puntos de los jugadores
parameter-from = nombre
parameter-speed = ritmo
parameter-lang = idioma
parameter-theme = tema
parameter-daily = partida del día
parameter-accent = color de los botones
parameter-bg = fondo
scores-none = nada
from-none = nada
used-usual = el valor predeterminado

## Embedded

frame-about = { $bots ->
    [one] Tú contra la máquina: un rival
   *[other] Tú contra la máquina: { $bots } rivales
}
frame-your-move = ¿Qué harías tú?
frame-replay = Una partida para ver
frame-loading = Abriendo…
link = Enlace
link-about = Desde este juego insertado no se pueden abrir otras páginas. Copia el enlace y ábrelo en tu navegador: allí sigue tu partida.
copy = Copiar
copied = Copiado
copy-by-hand = No se ha podido copiar. El texto está seleccionado: cópialo tú.

## Positions to answer

answer-title = Cuánto vale cada opción
answer-thinking = El entrenador está pensando…
answer-best = Has elegido la mejor opción.
answer-equal = Tu opción es tan buena como la mejor.
answer-wrong = No era la mejor opción.
answer-worse = Era mejor «{ $action }»: un { $share } más de probabilidad de ganar.
answer-choice = Opción
answer-share = Probabilidad de ganar
answer-lead = Ventaja en puntos
answer-yours = la tuya
answer-exact = Cálculo exacto hasta el final de la partida, para todos los órdenes posibles de las cartas que quedan.
answer-estimated = Estimación: el resto de la partida se ha jugado muchas veces con las cartas que aún pueden salir.
choose-again = Elegir otra vez
play-on = Seguir jugando
back-to-game = Volver a mi partida
notice-position-unreadable = No se ha podido abrir la posición de este enlace.
answer-band = ≈ casi igual: las diferencias de menos del { $share } no son significativas.
answer-same = = exactamente igual de buena.
about-equal = casi igual
equal = igual

## Replay

replay = Partida grabada
replay-first = Ir al principio
replay-back = Jugada anterior
replay-on = Reproducir
replay-pause = Pausar
replay-forth = Jugada siguiente
replay-last = Ir al final
replay-ply = Jugada
take-over = Jugar desde aquí
notice-record-unreadable = No se ha podido abrir la partida de este enlace.
replay-ply-of = Jugada { $ply } de { $plies }
prompt-shown = { $person ->
    [you] Te toca
   *[other] Le toca a { $name }
}
replay-manner = Opciones de reproducción
replay-speed = Ritmo
replay-from = Punto de vista
replay-close = Cerrar la partida
keys-hint-replay = Mientras ves una partida grabada:
key-step = Jugada anterior o siguiente
key-by-itself = Reproducir o pausar
key-ends = Al principio o al final

## Keyboard shortcuts

keys-hint = Mientras la mesa tiene el foco:
keys-listening = Con un lector de pantalla, estas teclas funcionan en el modo foco. Tab e Intro funcionan siempre.
key-draw = Robar una carta
key-row = Colocar en la hilera o recogerla
key-rows = Ir de hilera en hilera
key-next = Terminar de golpe los turnos de la máquina
key-finish = Terminar la ronda
key-hint = Pista; pulsa otra vez para ver más
key-why = Por qué la máquina hizo esa jugada
key-undo = Deshacer la jugada
key-redo = Rehacer la jugada
key-again = Repetir el último aviso
key-scores = Anunciar los puntos y las cartas de todos
key-table = Anunciar qué hay en las hileras
key-sound = Quitar o poner el sonido
key-help = Mostrar esta lista
# As printed on keyboards.
key-name-space = Espacio
key-name-escape = Esc
key-name-home = Inicio
key-name-end = Fin

## The coach

action-place = Colocar en la hilera { $row }
action-take = Recoger la hilera { $row }
nudge-draw = Lo mejor parece ser robar.
nudge-draw-close = Robar parece buena idea, pero otra opción es casi igual de buena.
nudge-place = Mira dónde te ayuda la carta y dónde perjudica a los demás.
nudge-place-close = Mira dónde te ayuda la carta y dónde perjudica a los demás. Varias hileras son casi iguales.
nudge-take = Lo mejor parece ser recoger una hilera.
nudge-take-close = Recoger una hilera parece buena idea, pero robar es casi igual de bueno.
look-at-gains = ¿Qué hilera te da más puntos?
look-at-loses_least = ¿Qué hilera te cuesta menos?
look-at-denies = ¿Qué querrían recoger los demás?
look-at-joker = Hay un comodín en la mesa.
look-at-plus_twos = Las cartas +2 siempre cuentan.
look-at-row_full = Una hilera llena ya no mejora.
look-at-avoids_fourth_colour = Solo suman tres colores.
look-at-helps = ¿Qué hilera quieres recoger?
look-at-spoils = ¿A quién le puedes estropear la hilera favorita?
look-at-keeps_clean = Cuida la hilera que más te gusta.
look-at-fills = Una hilera llena no admite más cartas.
look-at-little_to_take = Todavía hay poco en las hileras.
look-at-likely_better = La mayoría de las cartas que pueden salir te ayudarían.
look-at-nobody_wants = ¿Quién más quiere la hilera que te gusta?
hint-best = Mostrar la mejor opción
hint-all = Mostrar todas las opciones
hint-is-best = La mejor opción: «{ $action }»
hint-is-about-best = Una de las mejores opciones: «{ $action }»
why-before = Anterior
why-after = Siguiente
why-chosen = elegida
why-nothing = Nada de lo que se ve en la mesa la justifica.
why-best = No había mejor opción.
why-about-best = Casi tan buena como la mejor opción: las diferencias de menos del { $share } no son significativas.
why-as-good = Exactamente tan buena como la mejor opción.
why-not-best = Habría sido mejor «{ $action }»
why-estimated = Estimación que anticipa dos decisiones.
reason-gains = Esta hilera da { $amount }; ninguna otra da más.
reason-loses_least = Todas las hileras cuestan puntos; esta es la que menos ({ $amount }).
reason-denies = Le quita a { $name } su mejor hilera, { $amount } mejor que la siguiente.
reason-denies-you = Te quita tu mejor hilera, { $amount } mejor que la siguiente.
reason-joker = { $count ->
    [one] Hay un comodín en ella.
   *[other] Hay { $count } comodines en ella.
}
reason-plus_twos = { $count ->
    [one] Su carta +2 cuenta en cualquier caso.
   *[other] Sus { $count } cartas +2 cuentan en cualquier caso.
}
reason-row_full = La hilera está llena y ya no mejora.
reason-avoids_fourth_colour = { $count ->
    [one] Así hay un solo color; con la hilera { $row } habría { $there }.
   *[other] Así hay { $count } colores; con la hilera { $row } habría { $there }.
}
reason-helps = La carta mejora la hilera en { $amount } para quien la coloca.
reason-spoils = La carta empeora la hilera en { $amount } para { $name }.
reason-spoils-you = La carta empeora la hilera en { $amount } para ti.
reason-keeps_clean = En la hilera { $row }, la mejor, la carta costaría { $amount }.
reason-fills = La carta llena la hilera.
reason-little_to_take = Por ahora, ninguna hilera da más de { $amount }.
reason-likely_better = Con el { $share } de las cartas que quedan, una hilera superaría a la mejor actual, en { $amount } de media.
reason-likely_better-any = Con cualquier carta, una hilera superaría a la mejor actual, en { $amount } de media.
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

## Game review

review-title = Repaso de la partida
review-working = El entrenador repasa la partida, decisión por decisión…
review-no-game = No hay ninguna partida terminada que repasar.
review-failed = El entrenador no ha podido repasar esta partida.
review-whose = Jugador
review-well = { $name } tomó la mejor decisión { $part } de { $count } veces.
review-well-you = Tomaste la mejor decisión { $part } de { $count } veces.
review-cards-for = Las cartas le dieron a { $name } { $amount } de ventaja.
review-cards-for-you = Las cartas te dieron { $amount } de ventaja.
review-cards-against = Las cartas le costaron a { $name } { $amount }.
review-cards-against-you = Las cartas te costaron { $amount }.
review-choices = Sus decisiones le costaron { $amount }.
review-choices-you = Tus decisiones te costaron { $amount }.
band-best = Mejor decisión
band-good = Buena decisión
band-inaccuracy = Imprecisión
band-mistake = Error
band-blunder = Error grave
percent-less = < { $share }
percent-more = > { $share }
review-bands-about = Según la pérdida de probabilidad de ganar: mejor decisión por debajo del { $good }, buena decisión desde el { $good }, imprecisión desde el { $inaccuracy }, error desde el { $mistake }, error grave desde el { $blunder }.
review-curve = Evolución de la probabilidad de ganar
review-chances = { $step ->
    [0] Probabilidad de ganar al principio
   *[other] Probabilidad de ganar tras la jugada { $step }
}
review-ply = Jugada
review-start = Antes de la primera jugada
review-see = Ver la posición
review-retry = Repetir la jugada
review-table = Ver como tabla
review-luck = Suerte con la carta: { $share }
review-again = Merecen otro vistazo
review-none = Ninguna decisión costosa. ¡Bien jugado!
review-better = Era mejor «{ $action }». Pérdida con esta jugada: { $share } de probabilidad de ganar.
review-luckiest = Las cartas decisivas
review-luck-about = En puntos: cuánto mejor o peor fue la carta que la media de todas las que podían salir.
review-accounts = Habilidad y suerte
review-accounts-about = Puntos de ventaja al final sobre el mejor de los demás: lo que aportaron el comienzo, las cartas y las decisiones de todos. Cada decisión se juzga solo por lo que se podía saber entonces; lo «no previsto» es lo que no se ve anticipando dos decisiones.
account-start = Previsto al comienzo
account-luck = Cartas
account-own = Decisiones del jugador
account-others = Decisiones de los demás
account-unforeseen = No previsto
account-final = Al final
back-to-review = Volver al repaso

## Open or share a game

games-open-about = Pega una partida grabada o guardada, o un enlace, o suelta aquí un archivo. La partida en curso no se pierde.
games-text = Partida o enlace
games-open-text = Abrir
games-open-file = Elegir un archivo…
games-nothing = Todavía no hay nada que abrir. Pega primero una partida o un enlace.
games-too-large = Es demasiado grande para ser una partida. No se ha abierto nada.
games-no-record = No es una partida de Coloretto, o le falta una parte.
games-newer = Esta partida se guardó con una versión más reciente de la página. Recarga la página y vuelve a intentarlo.
games-no-game-in-address = En este enlace no hay ninguna partida.
games-not-played-so = Parece una partida, pero en algún momento incumple las reglas.
games-file-unreadable = No se ha podido leer este archivo.
games-stops = El juego se ha detenido al abrir esto. Puedes intentarlo una vez más.
games-stops-again = Esto ha detenido el juego dos veces y no se volverá a abrir.
unfinished-title = Partidas sin terminar
unfinished-about = Son partidas que dejaste por otra. Están guardadas en este dispositivo.
unfinished-turns = { $count ->
    [one] { $count } turno jugado
   *[other] { $count } turnos jugados
}
unfinished-resume = Continuar
unfinished-copy = Copiar el enlace
kept-undated = Sin fecha (de una versión anterior)
kept-delete = Eliminar
kept-deleted = Eliminada.
kept-restore = Deshacer
unreadable-title = Partidas guardadas que no se han podido abrir
unreadable-about = Se conservan tal como estaban. Quizá una versión más reciente de la página pueda abrirlas; si no, el texto ayuda a encontrar el fallo.
unreadable-copy = Copiar el texto
games-keep = Guardar o compartir tu partida
games-keep-over = Contiene todas las cartas y jugadas: cualquiera puede ver la partida.
games-keep-unfinished = La partida hasta aquí. También contiene las cartas por salir: quien la abra puede conocerlas.
games-none = Todavía no hay partida. En cuanto empieces una, podrás guardarla o compartirla aquí.
games-share = Compartir…
games-formats = Formatos
games-share-failed = Aquí no se puede compartir. Copia el enlace.
games-file-text = Guardar como texto
games-file-json = Guardar como JSON
games-link-watch = Enlace para ver la partida
games-link-go-on = Enlace para seguir en otro dispositivo
games-record = Partida (texto)
challenge-begin = { $points ->
    [one] { $sender }: { $points } punto en este reparto. Te toca.
   *[other] { $sender }: { $points } puntos en este reparto. Te toca.
}
challenge-friend = Un amigo
challenge-yours = Tú
challenge-player = Puntos propios
challenge-more = { $points ->
    [one] { $sender } tiene { $points } punto menos que tú con las mismas cartas.
   *[other] { $sender } tiene { $points } puntos menos que tú con las mismas cartas.
}
challenge-less = { $points ->
    [one] { $sender } tiene { $points } punto más que tú con las mismas cartas.
   *[other] { $sender } tiene { $points } puntos más que tú con las mismas cartas.
}
challenge-same = { $sender } tiene los mismos puntos que tú con las mismas cartas.
send-title = Enviar este resultado
send-about = Como imagen, como una línea de símbolos y como enlace que reparte las mismas cartas al mismo asiento, contra los mismos rivales.
send-name = Tu nombre, si quieres
send-name-about = El enlace contiene este nombre y los puntos de esta partida, y nada más sobre ti.
send-line = Tu resultado en texto
send-streak = Racha
picture = Imagen de la mesa
picture-about = La posición tal como está, para mensajes y foros. Solo muestra lo que todos pueden ver.
picture-copy = Copiar como imagen
picture-save = Guardar la imagen
picture-copied = Imagen copiada.
picture-copy-failed = Aquí no se pueden copiar imágenes. Guarda la imagen o cópiala desde su menú contextual.
picture-failed = No se ha podido dibujar la imagen. El texto de abajo dice lo mismo.
picture-markdown = Copiar como Markdown
picture-drawn = Carta robada: { $card }
picture-row = Hilera
picture-cards = Cartas
picture-open-position = Jugar desde esta posición
picture-share = Compartir esta posición
after-game = Después de la partida
after-watch = Ver la partida
after-keep = Guardar o compartir
after-other-seat = Mismo reparto, otro asiento
after-strongest = Ver cómo juega el Maestro
next-level = ¿Demasiado fácil? Prueba el nivel «{ $level }»
easier-level = ¿Demasiado difícil? Prueba el nivel «{ $level }»
rematch-other-seat = El asiento de { $name }
rematch-other-seat-about = Elige un asiento: tendrás sus cartas iniciales y el mismo mazo. Todos se desplazan contigo, así que tus vecinos no cambian. La partida cuenta como práctica.
rematch-person = En el asiento de { $name } has sacado { $now }; { $name } había sacado { $before }.
rematch-strongest = En el mismo asiento, el Maestro ha sacado { $now }; tú habías sacado { $before }.
notice-finished-kept = Es el mismo reparto otra vez. La partida que terminaste está guardada.

## Is it fair?

fair-intro = No tienes que fiarte de nuestra palabra: el mazo no cambia y nadie lo mira. Aquí puedes comprobarlo.
fair-deck = El mazo no cambia
fair-deck-about = La página muestra una huella del orden de las cartas: un código corto que corresponde a este orden y, en la práctica, a ningún otro. Después de la partida muestra el orden, y cualquiera puede volver a calcular la huella.
fair-no-game = Todavía no hay partida. Empieza una y vuelve.
fair-no-commitment = Esta partida no tiene huella: hay que tomarla antes del final.
fair-commitment = La huella (SHA-256)
fair-told-later = Apúntala si quieres. Cuando acabe la partida, aquí verás la línea de la que sale.
fair-told = La línea original
fair-parts = Qué significa cada parte
fair-parts-position = La posición en que empezó la partida; luego las cartas de arriba abajo, y la sal.
fair-part-variant = Jugadores, edición, puntuación, última ronda
fair-part-removed = Colores fuera del juego
fair-part-starting = Cartas iniciales, por asiento
fair-part-starter = Asiento de quien empieza
fair-part-rows = Capacidad de cada hilera
fair-part-supply = Las cartas de arriba abajo
fair-part-salt = Sal: cifras al azar, para que nadie averigüe el mazo probando
fair-check = Comprobar
fair-same = Coincide: la línea da la huella anunciada. La ha calculado tu navegador.
fair-other = No coincide: la línea da una huella distinta de la anunciada.
fair-command = Para comprobarlo sin esta página
fair-bots = ¿Ven los rivales el mazo?
fair-bots-about = Solo saben lo que tú también ves. Pruébalo: se barajan las cartas por salir y el último rival que jugó vuelve a elegir.
fair-shuffle = Barajar y volver a preguntar
fair-shuffle-thinking = Pensándolo otra vez…
fair-shuffle-nobody = En esta partida aún no ha jugado ningún rival.
fair-shuffled = La misma opción { $same } de { $shuffles } veces.
fair-moved = { $count ->
    [one] { $count } carta estaba en otro sitio.
   *[other] { $count } cartas estaban en otro sitio.
}
fair-not = Lo que esto no demuestra
fair-not-lot = Que el reparto haya sido al azar: quien empieza una partida por su número puede haber probado muchos. La partida del día depende solo de la fecha.
fair-not-look = Que tú no hayas mirado: es tu dispositivo, y la partida guardada contiene el mazo.
fair-not-program = Que nadie haya modificado el programa.

## Daily deal

daily-about = Una partida al día, la misma para todo el mundo: las mismas cartas, los mismos rivales.
daily-bots = Te esperan tres rivales.
daily-bots-then = Aún puedes jugar esta partida, pero no alargará tu racha.
practice-daily = Una partida de práctica no da resultado para la partida del día. Cuando termines esta, podrás jugarla otra vez para obtener uno.
daily-practice = Has jugado esta partida como práctica, así que aún no tiene resultado. Juégala otra vez para obtener uno.
daily-go-on = Seguir jugando
daily-yours = Tú
daily-par = Maestro
daily-par-thinking = El Maestro está jugando en tu lugar…
daily-above-par = ¡Has sacado más puntos que el Maestro en tu lugar!
daily-on-par = Exactamente los mismos puntos que el Maestro en tu lugar.
daily-below-par = { $points ->
    [one] En tu lugar, el Maestro ha sacado { $points } punto más.
   *[other] En tu lugar, el Maestro ha sacado { $points } puntos más.
}
daily-share-streak = { $count ->
    [one] Racha: { $count } día.
   *[other] Racha: { $count } días.
}
daily-share-button = Compartir
daily-streak = Racha actual
daily-streak-best = Racha más larga
daily-played = Partidas jugadas
daily-streak-about = Un día cuenta si empiezas su partida ese mismo día (UTC) y la terminas a más tardar al día siguiente; las partidas de práctica no cuentan. Si te saltas un día, empieza una racha nueva.
daily-archive = Calendario de partidas
daily-next = Próxima partida del día: { $time }
daily-today = Partida de hoy
page-home = Inicio
home-title = Hola de nuevo
home-continue = Continuar la partida
home-dare = Las mismas cartas para todos. ¿Lo harás mejor que el Maestro en tu lugar?
home-yours = Tú: { $score }
home-master = el Maestro: { $score }
home-week = Tus últimos siete días
home-day-missed = sin jugar
home-day-played = jugada
home-day-won = mejor que el Maestro
home-mistake = Corrige un error
home-lost = { $band } en una de tus partidas.
home-mend = Intentarlo de nuevo
home-unrated = Tu nivel aparecerá aquí cuando se haya repasado alguna partida.
home-play = Jugar una partida
home-change = Cambiar
daily-again-about = Juégala cuantas veces quieras: solo cuenta tu primer resultado.
daily-compare = Comparar y compartir
month-before = Mes anterior
month-after = Mes siguiente
not-persistent = No se ha podido guardar todo en este navegador. Parte de lo que ves aquí puede perderse al cerrar la página.
kept-unreadable = { $count ->
    [one] Esta versión de la página no puede leer una entrada guardada en este dispositivo. No aparece aquí, pero sigue guardada.
   *[other] Esta versión de la página no puede leer { $count } entradas guardadas en este dispositivo. No aparecen aquí, pero siguen guardadas.
}
notice-puzzle-unreadable = No se ha podido abrir este problema. Volverá dentro de { $days } días.
notice-decision-unreadable = No se ha podido abrir esta decisión.

## My mistakes

mistakes-about = Las decisiones que te costaron puntos vuelven como pequeños problemas. Si resuelves uno, vuelve a los 3, luego a los 10 y luego a los 30 días, y después queda aprendido; si lo fallas, vuelve al día siguiente.
mistakes-none = Aún está vacío. Repasa una partida terminada con el entrenador: tus errores, también los graves, se añaden aquí automáticamente.
mistakes-today = { $count ->
    [0] Hoy no hay nada que repasar
    [one] { $count } problema para repasar hoy
   *[other] { $count } problemas para repasar hoy
}
mistakes-start = Empezar
mistakes-puzzle = Problema { $number } de { $count }: ¿qué harías tú?
mistakes-number = Problema { $number } de { $count }
mistakes-answer = Ver la respuesta
mistakes-waiting = En espera
mistakes-learned = Aprendidos
mistakes-next-date = Próximo repaso
mistakes-next = Siguiente problema
puzzles-back = Volver a los problemas
mistakes-solved = Resuelto. Volverá el { $date }.
mistakes-solved-learned = Resuelto. Ya lo tienes aprendido.
mistakes-unsolved = Volverá mañana.
mistakes-then = En la partida elegiste «{ $action }».

## Trainer

trainer-about = Decisiones de partidas entre máquinas, cada una con una sola jugada claramente mejor; primero las más fáciles. Si resuelves una, vuelve una sola vez, a los 30 días; si la fallas, vuelve al día siguiente en tu cuaderno de errores.
trainer-day = Posición del día
trainer-solve = Resolver
trainer-day-solved = La has resuelto.
trainer-day-missed = Esta vez no. Volverá en tu cuaderno de errores.
trainer-themes = Temas
trainer-solved = { $solved } de { $all } resueltas
trainer-source = El entrenador comparó todas las jugadas varias veces, cada vez con otras cartas por salir; en la última ronda lo calculó todo hasta el final.
trainer-often = Elección frecuente aquí: «{ $action }».
trainer-found = El nivel «{ $level }» encuentra la mejor jugada { $share } veces de cada 100.
training-spoil = Estropear una hilera
training-about-spoil = Una carta que no ayuda a nadie puede costarle puntos a un rival.
training-stake = ¿Recoger o robar?
training-about-stake = Una hilera da puntos. ¿La recoges y sales de la ronda, o la arriesgas y robas otra vez?
training-jokers = Comodines
training-about-jokers = Recoger el comodín, dejarlo o encontrarle la hilera adecuada.
training-last_round = La última ronda
training-about-last_round = Después no viene nada: cada jugada se puede calcular hasta el final.

## Your games

finished-none = Aquí aparecen las partidas que terminas: para verlas, compartirlas y compararlas.
finished-again = Repetir este reparto
finished-again-own = Tu asiento
finished-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
finished-search = Buscar
finished-more = Mostrar más partidas
finished-favourite = Favorita
finished-favourites = Solo favoritas
finished-note = Nota
finished-table = Exportar como tabla (CSV)
finished-opponents = Rivales:
finished-players = Jugadores:
finished-people = { $count ->
    [one] { $count } persona
   *[other] { $count } personas
}
finished-continued = Desde una posición
finished-no-bots = Solo personas
finished-hints = { $count ->
    [one] { $count } pista
   *[other] { $count } pistas
}

## Statistics

statistics-none = Juega una partida contra la máquina hasta el final y aparecerá aquí: puntos, puestos y cómo evoluciona tu juego.
statistics-few = { $count ->
    [one] Estadísticas a partir de { $least } partidas: falta una.
   *[other] Estadísticas a partir de { $least } partidas: faltan { $count }.
}
filters = { $count ->
    [0] Filtros
   *[other] Filtros ({ $count })
}
filters-clear = Borrar filtros
statistics-variant = Tipo de partida
statistics-level = Nivel de la máquina
statistics-style = Estilo
statistics-bot = Rival
statistics-all = Todos
statistics-players = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
statistics-no-match = Ninguna partida coincide con estos filtros.
statistics-practice = { $count ->
    [0] Las partidas de práctica no cuentan.
    [one] { $count } partida de práctica no cuenta.
   *[other] { $count } partidas de práctica no cuentan.
}
statistics-counted = De cada partida del día cuenta solo la primera vez. Una victoria compartida cuenta como una fracción de victoria.
goals-reached = { $reached } de { $all } logrados
figure-games = Partidas
figure-wins = Victorias
figure-points = Media de puntos
figure-best = Mejor puntuación
figure-rank = Puesto medio
by-variant = Por tipo de partida
by-level = Por nivel
by-style = Por estilo de los rivales
by-bot = Por rival
statistics-same = Igual en todas estas partidas
strength = Tu nivel
strength-between = Tu nivel está por encima de «{ $lower }» y por debajo de «{ $upper }»
strength-like = Juegas a nivel «{ $level }»
strength-range = { $games ->
    [one] Tras { $games } partida: como mínimo «{ $low }», como máximo «{ $high }».
   *[other] Tras { $games } partidas: como mínimo «{ $low }», como máximo «{ $high }».
}
strength-games = { $games ->
    [one] Tras { $games } partida.
   *[other] Tras { $games } partidas.
}
strength-even = La máquina en el nivel «{ $level }» sería un rival a tu medida.
strength-play = Jugar contra el nivel «{ $level }»
strength-up = Ha subido desde la partida anterior.
strength-down = Ha bajado desde la partida anterior.
strength-same = Igual que antes.
strength-wait = { $count ->
    [one] Tu nivel aparecerá aquí tras { $count } partida más.
   *[other] Tu nivel aparecerá aquí tras { $count } partidas más.
}
strength-course = Nivel de partida en partida
strength-band = Zona sombreada: el intervalo del 95 %, en el que probablemente está tu nivel.
strength-about = El entrenador compara lo que regalaron tus decisiones con lo que regala la máquina en cada nivel. La suerte y los resultados no cuentan, y las partidas con pistas tampoco.
goal-news = { $count ->
    [one] Objetivo logrado: { $goals }
   *[other] Objetivos logrados: { $goals }
}
goal-next = Próximo objetivo: «{ $goal }».
goal-news-all = Has logrado todos los objetivos.
goal-reached = logrado
goal-progress = { $done } de { $all }
goal-first = Gana una partida
goal-alone = Gana sin pistas
goal-tables = Gana con cada número de jugadores
goal-sides = Gana con las dos caras de la carta de puntuación, en las dos ediciones
goal-levels = Vence a la máquina en todos los niveles
goal-styles = Gana contra todos los estilos
goal-lead = Gana por { $lead } puntos o más
goal-points = Consigue { $points } puntos
goal-faultless = Regala menos de un punto con tus propias decisiones
goal-unlucky = Gana con las cartas en contra
goal-days = Termina las partidas del día de { $all } días
goal-mistakes = Aprende de { $all } de tus errores
chart-points = Puntos en tus últimas partidas
chart-lost-points = Puntos perdidos por tus decisiones
chart-mean = Media: { $value }
chart-game = Partida
chart-date = Fecha
chart-value = Valor
chart-table = Ver como tabla
backup-title = Exportar e importar
backup-about = Exporta tus partidas, los resultados de las partidas del día, los errores y los bots para conservarlos o llevarlos a otro dispositivo. Nada se cuenta dos veces.
backup-file = Exportar a un archivo
backup-text = Exportar en texto
backup-text-label = Todos tus datos en texto, para copiar
backup-open = Importar un archivo
backup-paste = Texto de otro dispositivo
backup-add = Importar
backup-added = { $count ->
    [0] Ninguna partida nueva.
    [one] { $count } partida importada.
   *[other] { $count } partidas importadas.
}
backup-bots-added = { $count ->
    [one] { $count } bot importado: ya está en el taller.
   *[other] { $count } bots importados: ya están en el taller.
}
backup-foreign = Estos datos no se exportaron desde aquí. No ha cambiado nada.
backup-newer = Estos datos vienen de una versión más reciente de la página. Recarga la página y vuelve a intentarlo.
backup-truncated = Falta el final. Exporta o copia otra vez todos los datos.
backup-damaged = Los datos se han modificado o dañado por el camino. No se ha importado nada.
backup-too-big = Es demasiado grande para venir de esta página. No se ha abierto.
backup-no-room = En este navegador no caben todos los bots. Lo demás se ha importado. Conserva los datos exportados.

## Strategy by numbers

strategy-about = Estas cifras vienen de partidas entre máquinas: { $games } partidas por mesa, todos los jugadores de nivel «{ $level }». Muestran cómo juegan estos rivales; no son leyes del juego.
strategy-numbers = Las cifras
strategy-rule-1 = En la cara marrón, al principio vale la pena recoger 5 puntos. Después conviene esperar: en el último tercio, los expertos dejan pasar incluso hileras de 7 puntos más a menudo de lo que las recogen.
strategy-rule-2 = En la cara marrón, espera a que las hileras se llenen: con tres o más jugadores, siete de cada diez hileras recogidas tienen tres cartas.
strategy-rule-3 = En la cara marrón, un comodín vale tanto como una buena hilera, y más que dos cartas +2.
strategy-rule-4 = Decídete por tres colores antes de la mitad de la partida: en el último tercio, una carta del cuarto ya no vale casi nada.
strategy-rule-5 = En la cara gris, retírate pronto con poco: con tres o cuatro jugadores, dos de cada tres hileras recogidas tienen una sola carta.
strategy-date = Fecha de las partidas:
strategy-interval = Las líneas finas y los números junto a cada cifra indican el intervalo del 95 %: cuánto puede haber movido la cifra el azar por sí solo.
strategy-bounds = { $sign ->
    [minus] { $low } a { $high }
   *[plus] { $low }–{ $high }
}
strategy-early = Primer tercio
strategy-middle = Segundo tercio
strategy-late = Último tercio
strategy-few = pocos datos
strategy-how = Cómo se ha medido
strategy-seat = ¿Es una ventaja empezar?
strategy-seat-finding = { $verdict ->
    [more] Con { $players } jugadores, el asiento que empieza gana el { $share } de las partidas: más que el { $even } que le correspondería.
    [fewer] Con { $players } jugadores, el asiento que empieza gana el { $share } de las partidas: menos que el { $even } que le correspondería.
   *[even] Con { $players } jugadores, el asiento que empieza gana el { $share } de las partidas: lo equitativo sería el { $even }, y la diferencia puede deberse al azar.
}
strategy-seat-caption = Resultados según el orden de turno
strategy-seat-head = Orden de turno
strategy-seat-position = { $position ->
    [1] Empieza
    [2] Segundo
    [3] Tercero
    [4] Cuarto
   *[other] Quinto
}
strategy-seat-legend = Línea discontinua: lo que correspondería a cada asiento, el { $even }. La escala de los puntos no empieza en 0.
strategy-seat-about = El orden es el de la primera ronda. Una victoria compartida cuenta como una fracción de victoria.
strategy-take = ¿Cuándo recoger una hilera?
strategy-take-finding = Cuando la mejor hilera da { $points }, recogen una hilera el { $early } de las veces en el primer tercio de la partida y el { $late } en el último.
strategy-take-caption = Con qué frecuencia recogen una hilera
strategy-take-head = La mejor hilera da
strategy-take-least = { $points } o menos
strategy-take-most = { $points } o más
strategy-take-about = Todos los turnos en que se podía robar y también recoger, según los puntos que la mejor hilera habría dado al instante. Los tercios son los de las cartas que hay sobre la carta de última ronda; la última ronda pertenece al último tercio.
strategy-cards = ¿Esperar a que se llene una hilera?
strategy-cards-finding = En el segundo tercio de la partida, recogen una hilera el { $full } de las veces si la mejor tiene { $count } cartas, y el { $single } si solo tiene una.
strategy-cards-caption = Con qué frecuencia recogen una hilera
strategy-cards-head = La mejor hilera tiene
strategy-cards-about = Los mismos turnos, según el número de cartas de la hilera que más habría dado; si hay varias, la que tiene más cartas.
strategy-rows = Lo que dan las hileras
strategy-rows-finding = El { $share } de las hileras que recogen tiene { $cards } y da al instante { $points } de media.
strategy-rows-caption = Hileras recogidas, según el número de cartas
strategy-rows-head = Hilera
strategy-rows-share = Porcentaje de hileras
strategy-rows-points = Puntos al instante
strategy-rows-about = Todas las hileras recogidas y cuánto cambiaron al instante la puntuación del jugador.
strategy-specials = Comodines y cartas +2
strategy-specials-finding = En el segundo tercio de la partida, la red calcula que un comodín más vale { $joker } y una carta +2 más, { $bonus }.
strategy-specials-caption = Lo que una carta más añade a la ventaja final, en puntos
strategy-specials-head = Una carta más
strategy-specials-about = Es una estimación, no un recuento: cuánto sube la red neuronal la ventaja final que prevé sobre el mejor rival cuando una carta así pasa del mazo a las cartas de un jugador al empezar una ronda. Los intervalos no incluyen los errores de la propia red.
strategy-colours = ¿Qué color reunir?
strategy-colours-finding = En el último tercio de la partida, la red calcula que una carta más del color con más cartas vale { $longest } y una del cuarto color, { $fourth }.
strategy-colours-caption = Lo que una carta más añade a la ventaja final, en puntos
strategy-colours-head = Una carta más
strategy-colours-rank = { $rank ->
    [1] del color con más cartas
    [2] del segundo color
    [3] del tercer color
   *[other] del cuarto color
}
strategy-colours-about = Es una estimación, no un recuento, hecha igual que la de los comodines. Solo cuentan los colores que el jugador ya tiene, por número de cartas.
strategy-scores = Cuánto valen los puntos
strategy-scores-finding = Con { $players } jugadores, la mitad de las puntuaciones del nivel «{ $strong }» son de { $high } puntos o más; en «{ $weak }» son de { $low } o más.
strategy-scores-caption = Puntuaciones finales por nivel
strategy-scores-head = Nivel
strategy-scores-reach = El { $share } alcanza
strategy-scores-legend = Oscuro: el 80 % central de las puntuaciones. Línea: la puntuación que alcanza la mitad. Al menos { $games } partidas por nivel.
strategy-scores-about = Máquinas de un mismo nivel entre sí, con la carta de última ronda en su lugar estándar. Cuenta cada asiento de cada partida.

## About

about-game = Coloretto es un juego de cartas de Michael Schacht. Esta es una versión no oficial, con ilustraciones y textos propios; el nombre es de su editorial.
about-version = Versión { $version }. Las reglas, el motor y los rivales están hechos en Python y se ejecutan en tu navegador.
about-privacy-title = Privacidad
about-privacy = Las partidas, los ajustes y los resultados se quedan en este dispositivo. No se envía nada: ni estadísticas de visitas ni cookies.
about-diagnostic-title = Si algo va mal
about-diagnostic = Incluye este texto cuando informes de un problema. Contiene las versiones, tu navegador, el tamaño de la ventana, los ajustes, la partida y los últimos errores, pero ningún nombre.
about-parts = Componentes
about-part = Componente
about-part-version = Versión
about-licence = Licencia
about-our-licence = Nuestra licencia
about-third-licences = Licencias de terceros
about-bill = Lista de componentes
about-docs = Documentación
in-english = { $words } (en inglés)
about-workshop = Taller: escribe tu propio bot

### The rules page

rules-intro = Un juego de cartas de Michael Schacht, de { $least } a { $most } jugadores, explicado con nuestras palabras. Una partida contra la máquina dura unos minutos; cada turno es una sola decisión.
rules-contents = Índice
rules-steps = El juego en seis imágenes
rules-step-draw = En tu turno, destapa la carta superior del mazo.
rules-step-place = Colócala en cualquier hilera que tenga sitio.
rules-step-take = O recoge una hilera: todas sus cartas son tuyas y esperas a la ronda siguiente.
rules-step-plus = Al final, tus { $plus } mejores colores suman puntos: cuantas más cartas, mejor.
rules-step-minus = Todos los demás colores te restan puntos.
rules-step-last = Cuando sale la carta de última ronda, la ronda se juega hasta el final y luego se cuentan los puntos.
back-to-table = Volver a la mesa

## The aim

aim = Objetivo del juego
aim-plus = Todos reúnen cartas de { $colours } colores. Al final, { $plus } de tus colores suman y todos los demás restan. Cuantas más cartas tengas de un color, más cuenta, a tu favor o en tu contra.
aim-few = Así que te conviene tener muchas cartas de unos pocos colores y pocas del resto. Lo que recoges es siempre una hilera entera, y los demás deciden contigo qué hay en ella.

## The cards

cards = Las cartas
rules-cards-colours = Los colores se distinguen por el tono, el motivo y el símbolo.
rules-cards-plus-two = Cada carta +2 vale { $points } puntos, tengas lo que tengas.
rules-cards-joker = Un comodín se convierte en una carta del color que quieras, pero solo al final de la partida.
rules-cards-golden = El comodín dorado es un comodín que además trae una carta (véase «Comodines»).
rules-cards-last-round = La carta de última ronda está escondida en el mazo y anuncia el final de la partida. Nadie se la queda nunca.
rules-cards-table = Cartas de cada edición
rules-kind = Cartas
rules-kind-colour = cada uno de los { $colours } colores
rules-kind-under-marker = cartas bajo la carta de última ronda
rules-kind-all = en total
rules-cards-marker-choice = Al preparar una partida puedes poner la carta de última ronda sobre las últimas { $depths } cartas, sea cual sea la edición.

## Setting up

set-up = Preparación
rules-setup-how = La máquina lo hace todo: aparta colores por sorteo, da a cada jugador sus cartas iniciales, que son de colores distintos, baraja el resto y pone la carta de última ronda en su sitio. También se sortea quién empieza.
rules-setup-table = Preparación según el número de jugadores
rules-setup-players = Jugadores
rules-setup-removed = Colores fuera del juego
rules-setup-starting = Cartas iniciales por jugador
rules-setup-rows = Hileras
rules-setup-room = Cartas que caben en cada hilera
rules-setup-supply = Mazo

## Your turn

turn = Tu turno
rules-turn-one = Haz una de estas dos cosas. Nunca puedes pasar.
rules-turn-draw-title = Robar y colocar
rules-turn-draw = Destapa la carta superior del mazo, mírala y solo entonces elige su hilera: cualquiera que tenga sitio y que nadie haya recogido. Si ninguna hilera tiene sitio o el mazo está vacío, no puedes robar.
rules-turn-take-title = Recoger una hilera
rules-turn-take = Recoge cualquier hilera en la que haya al menos una carta, con todo lo que contiene. Esas cartas se unen a las tuyas y quedas fuera hasta que acabe la ronda. Nadie más puede usar esa hilera en esta ronda.
rules-turn-next = Después le toca al siguiente jugador que aún no haya recogido una hilera. El último que queda sigue solo, robando y colocando mientras quiera y pueda, y al final también debe recoger una hilera.
rules-turn-colours = Tus colores no se eligen de antemano: al final, los que más valen suman por sí solos. Puedes reunir tantos colores como quieras, pero los que sobren te restarán puntos.

tips-again = En tu primera partida, unos consejos en la mesa dicen qué hacer. Puedes volver a verlos.

## The end of a round

round = Fin de la ronda
round-end = Cuando todos han recogido una hilera, la ronda termina. Las hileras vuelven a la mesa vacías, y quien recogió la última empieza la ronda siguiente.

## Jokers

jokers-title = Comodines
jokers-when = Los comodines quedan junto a tus colores hasta que termina la partida. Entonces eliges un color para cada comodín, y pueden ser distintos. También puedes elegir un color del que no tengas ninguna carta. La mejor opción ya está seleccionada, pero puedes cambiarla.
jokers-golden = El comodín dorado cuenta como un comodín. Además, quien recoge una hilera con él destapa enseguida la carta superior del mazo y la añade a sus cartas. Si el mazo está vacío, no pasa nada.

## The last round

last-round-title = La última ronda
last-round-when = Cuando alguien destapa la carta de última ronda, la carta se aparta y ese jugador destapa otra en su lugar. La ronda se juega hasta el final, y con ella termina la partida.
last-round-count = La mesa indica cuántas cartas faltan hasta entonces.

## Scoring

scoring = Puntuación
scoring-how = Cada color vale puntos según su número de cartas, comodines incluidos. Los { $plus } colores que más valen suman; todos los demás restan. Añade { $points } puntos por cada carta +2.
scoring-sides = La carta de puntuación tiene dos caras; eliges una al preparar la partida. En la cara marrón, un color vale más con cada carta, hasta { $most } cartas. En la cara gris, lo mejor son { $peak } cartas de un color; con más, vuelve a valer menos.
points-table = Puntos según el número de cartas de un color
points-count = Cartas de un color
points-more = { $count } o más
side-brown = Cara marrón
side-grey = Cara gris
example-title = Un ejemplo
example-about = Estas cartas, más un comodín, con cada cara. El comodín está en el montón al que más ayuda.
example-table = Un ejemplo puntuado con las dos caras
example-pile = Montón
example-joker = { $points } (comodín)
example-total = Total

## Two players

two = Con dos jugadores
rules-two-rows = Hay tres hileras, con sitio para una, dos y tres cartas. Cada uno empieza con dos cartas, y las cuatro cartas iniciales son de colores distintos.
rules-two-end = La ronda termina cuando los dos jugadores han recogido una hilera. Las cartas de la tercera hilera salen del juego y no son para nadie.

## Editions

editions = Dos ediciones
rules-editions-classic = La edición clásica tiene { $jokers } comodines, y la carta de última ronda está sobre las últimas { $depth } cartas.
rules-editions-golden = La edición con el comodín dorado tiene el comodín dorado y { $jokers } comodines normales, y la carta de última ronda está sobre las últimas { $depth } cartas.

### The embed page

share-intro = Inserta una mesa de juego en una entrada de cualquier sitio web. Elige qué encontrarán allí tus lectores y copia lo que mejor le vaya a tu sitio. El juego no se descarga hasta que pulsan «Jugar».
share-choice = Qué encontrarán tus lectores
share-preview = Vista previa
share-ways = Código para insertar
share-subject = Contenido
share-subject-deal = Una partida nueva
share-subject-pos = Una posición
share-subject-record = Una partida grabada
share-pos = Posición (texto)
share-record = Partida (texto)
share-seed-hint = Déjalo vacío: cada lector recibe otro reparto
share-transparent = Fondo transparente
share-compact = Compacto: sin el registro de jugadas
share-accent = Color personalizado para los botones
share-accent-colour = Color de los botones
share-frame = Marco sencillo (iframe)
share-frame-about = Para cualquier sitio que admita HTML. La altura no cambia.
share-script = Marco con script
share-script-about = Para sitios que admiten también scripts: el marco se hace tan alto como necesita el juego y tu página recibe aviso de lo que pasa en él.
share-element = Elemento HTML
share-element-about = Para quien hace sus propias páginas: puedes poner los que quieras en una, y cada uno se descarga solo cuando el lector se acerca.
share-link = Solo el enlace
share-link-about = Para WordPress y Ghost: en una línea aparte, se convierte en un juego insertado. De tus opciones, solo se conserva el idioma.

## Link previews, and the page of browsers without JavaScript

needs-javascript = Esta página necesita JavaScript.
site-play = Jugar a Coloretto
site-description = Juega a Coloretto, el juego de cartas de Michael Schacht, contra la máquina: gratis, en el navegador.
