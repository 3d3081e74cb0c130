title = Coloretto
tagline = Reúne três cores. As outras custam-te pontos.

## Buttons

play = Jogar
new-game = Novo jogo
rules = Regras
more = Mais
page-daily = Jogo do dia
page-book = Caderno de erros
page-statistics = Estatísticas
page-games = Abrir ou guardar um jogo
page-fairness = O jogo é justo?
page-about = Acerca do jogo
undo = Anular
redo = Refazer
try-again = Tentar de novo
cancel = Cancelar
close = Fechar
dismiss = Ocultar
play-again = Jogar de novo
review = Rever o jogo
draw = Bisca uma carta
confirm-jokers = Confirmar jokers
next = Avançar
finish-round = Acabar a ronda
coach-hint = Dica
coach-why = Porquê?

## Welcome and loading

welcome-about = Na tua vez, vira uma carta e coloca-a numa fila, ou recolhe uma fila com todas as suas cartas. No fim, as tuas três melhores cores somam e todas as outras descontam.
welcome-start = Tu contra o computador: três adversários
loading-begin = A preparar o jogo
loading-download = A transferir o jogo: { $loaded } de { $total } MB
loading-start = A acordar os adversários
loading-import = A pôr as cartas na mesa
loading-ready = A mesa está pronta
loading-failed = Não foi possível iniciar o jogo
loading-stopped = O jogo parou
failed-download = Não foi possível transferir uma parte do jogo. Verifica a ligação e tenta de novo.
failed-stalled = Há algum tempo que não chega nada. Verifica a ligação e tenta de novo.
failed-worker = O navegador não conseguiu executar o jogo. Talvez ajude um navegador atualizado.
failed-offline = Não há ligação e uma parte do jogo ainda não está neste dispositivo. Começa sozinho assim que houver ligação.
failed-stopped = O jogo parou inesperadamente. O teu jogo está guardado e continua depois de «Tentar de novo».
failed-stopped-no-game = O jogo parou inesperadamente. «Tentar de novo» volta a iniciá-lo.
unfinished-count = { $count ->
    [one] { $count } jogo por acabar
   *[other] { $count } jogos por acabar
}

## Cards

# Between what is listed.
comma = { ", " }
card-c0 = vermelha
card-c1 = laranja
card-c2 = amarela
card-c3 = verde
card-c4 = turquesa
card-c5 = azul
card-c6 = roxa
card-plus-two = +2
card-joker = joker
card-golden = joker dourado
# The letters on the cards of one skin: pairwise different in a language.
letter-c0 = V
letter-c1 = L
letter-c2 = A
letter-c3 = D
letter-c4 = T
letter-c5 = Z
letter-c6 = R
colour-c0 = Vermelho
colour-c1 = Laranja
colour-c2 = Amarelo
colour-c3 = Verde
colour-c4 = Turquesa
colour-c5 = Azul
colour-c6 = Roxo

## Seats

name-you = Tu
name-player = Jogador { $number }
name-bot-0 = Iris
name-bot-1 = Bruno
name-bot-2 = Clio
name-bot-3 = Dario
name-bot-4 = Enya
seat-now = A jogar
seat-out = Fora nesta ronda
seat-out-short = Fora
seat-points = { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
seat-empty = Ainda sem cartas
seat-placed = Carta colocada na fila { $row }: { $card }
practice = Treino
practice-about = Uma jogada foi anulada depois de se ver uma carta nova: a partir daqui, este jogo é de treino.
points-aid = Pontos por cor
points-aid-item = { $count ->
    [0] { $count } cartas: { $points }
    [one] { $count } carta: { $points }
   *[other] { $count } cartas: { $points }
}
points-aid-most = { $count } cartas ou mais: { $points }
pile-plus = { $card }, { $count ->
    [0] { $count } cartas
    [one] { $count } carta
   *[other] { $count } cartas
}: { $points } a favor
pile-minus = { $card }, { $count ->
    [0] { $count } cartas
    [one] { $count } carta
   *[other] { $count } cartas
}: { $points } contra
pile-bonus = { $count ->
    [0] { $count } cartas { $card }
    [one] uma carta { $card }
   *[other] { $count } cartas { $card }
}: { $points } a favor
pile-joker = { $card }: { $count }
pile-with-jokers = { $pile }, { $jokers ->
    [0] sem jokers
    [one] com um joker incluído
   *[other] com { $jokers } jokers incluídos
}

## Table

table = Mesa
opponents = Adversários
rows = Filas
row-place = Colocar na fila { $row }: { $content }
row-take = Recolher a fila { $row }: { $content }
row-idle = Fila { $row }: { $content }
row-empty = vazia
row-taken = recolhida ({ $name })
row-taken-short = { $name }
row-space = { $count ->
    [0] cheia
    [one] um espaço livre
   *[other] { $count } espaços livres
}
row-worth = { $row }. { $gain }
row-worth-then = { $row }. Recolhê-la depois significaria { $gain }
gain-more = { $points ->
    [0] mais { $points } pontos
    [one] mais { $points } ponto
   *[other] mais { $points } pontos
}
gain-less = { $points ->
    [0] menos { $points } pontos
    [one] menos { $points } ponto
   *[other] menos { $points } pontos
}
gain-none = nenhuma mudança nos pontos
row-place-short = Coloca
row-take-short = Leva
supply-cards = { $count ->
    [0] { $count } cartas
    [one] { $count } carta
   *[other] { $count } cartas
}
supply-draws-left = { $count ->
    [0] A próxima carta traz a última ronda
    [one] { $count } carta até à última ronda
   *[other] { $count } cartas até à última ronda
}
last-round = Última ronda
unseen = Por sair
unseen-item = { $card }: { $count }
prompt-decide = A tua vez: bisca uma carta ou recolhe uma fila
prompt-draw = A tua vez: bisca uma carta
prompt-take = A tua vez: recolhe uma fila
prompt-place = Coloca a carta { $card } numa fila
prompt-jokers = Dá uma cor a cada joker
prompt-decide-named = { $name }: bisca uma carta ou recolhe uma fila
prompt-draw-named = { $name }: bisca uma carta
prompt-take-named = { $name }: recolhe uma fila
prompt-place-named = { $name }: coloca a carta { $card } numa fila
prompt-jokers-named = { $name }: dá uma cor a cada joker
prompt-bot = { $name } está a pensar
prompt-over = O jogo acabou
status-undone = Anulado.
status-redone = Refeito.
status-practice = Anulado. { practice-about }
status-score = { $name }: { $points }
# A name or a clause, made a sentence.
said = { $words }.
refused = Agora não é possível.
said-seat = { $name }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
said-supply = { $count ->
    [one] { $count } carta no baralho
   *[other] { $count } cartas no baralho
}
said-over = Pontuação final: { $scores }. { $winners }

## Hints for the first game

hint-draw = Começa por virar uma carta. Podes vê-la antes de escolher a fila.
hint-place = Coloca a carta numa fila com espaço. Fica com ela quem recolher essa fila: outra pessoa ou tu.
hint-choose = Bisca outra vez ou recolhe uma fila. O número na fila diz quanto muda a tua pontuação se a recolheres.
hint-must-take = Já não há espaço para colocar uma carta, por isso desta vez recolhes uma fila.
hint-fourth = Só as tuas três melhores cores somam. Cada cor a mais desconta: mantém-na pequena.
hint-full = Uma fila cheia já não muda. Se te convém, recolhe-a antes que alguém se adiante.
hint-joker = Um joker recebe a sua cor no fim do jogo. A tua pontuação já conta com a melhor escolha.
hint-last-round = Esta é a última ronda: a próxima fila que recolheres será a última.
hint-out = Estás fora até esta ronda acabar. Repara no que os outros vão reunindo.
hint-dismiss = Percebi
hints-stop = Chega de dicas

## Log

log = O que se passou
log-round = Ronda { $round }. Começa { $name }.
log-round-you = Ronda { $round }. Começas tu.
log-discarded = Fora do jogo: { $cards }.
log-draw = { $name }: carta biscada ({ $card }).
log-place = { $name }: { $card } na fila { $row }.
log-take = { $name }: fila { $row } recolhida ({ $cards }).
log-take-revealed = { $name }: fila { $row } recolhida ({ $cards }). Carta virada pelo joker dourado: { $revealed }.
log-last-round = A carta de última ronda: esta é a última ronda.
log-over = O jogo acabou.

## Jokers and scores

jokers = Jokers
jokers-about = Dá uma cor a cada joker. A melhor escolha já está feita.
jokers-about-named = { $name }, dá uma cor a cada joker. A melhor escolha já está feita.
joker = Joker { $number }
joker-given = Joker { $number }: { $colour }
joker-suggested = Sugestão: { $colours }
jokers-score = A tua pontuação com esta escolha: { $score }
final-scores = Pontuação final
wins-you = Ganhaste!
wins = Ganha { $name }
wins-shared = Vitória partilhada: { $names }
column-player = Jogador
column-rank = Lugar
column-plus = Mais
column-minus = Menos
column-bonus = +2
column-total = Total

## Computer players

level-newcomer = Principiante
level-casual = Ocasional
level-regular = Habitual
level-strong = Forte
level-expert = Especialista
level-master = Mestre
style-hoarder = Açambarcador
style-spoiler = Desmancha-prazeres
style-early-leaver = Conformista
style-gambler = Apostador
style-joker-hunter = Caça-jokers
bot-about = Sobre { $name }, { $level }

## Settings

settings = Definições

## Notices

notice-problem = «{ $value }» não é possível em «{ $name }» ({ $allowed }). Em vez disso: { $used }.
notice-no-language = Não foi possível transferir os textos no teu idioma. Para já, a página está em inglês.
notice-no-storage = Este navegador não deixa a página guardar o teu jogo. Vai perder-se quando fechares a página.
notice-no-storage-framed = O teu jogo não fica guardado aqui. «Página inteira» leva-o consigo.
notice-save-unreadable = Não foi possível abrir o teu jogo guardado. Fica posto de lado; nada se perde.
notice-update = Há uma versão nova. O teu jogo continua nela tal como está.
notice-part-missing = Não foi possível obter esta parte. Verifica a ligação e tenta de novo.
notice-restarted = Os adversários tinham parado. Já acordaram outra vez e o teu jogo continua onde estava.
notice-other-tab = Este jogo continua também noutro separador. Fica guardado o que se jogar por último.
follow-other-tab = Continuar a partir daí
use-update = Usar já
error-IllegalActionError = Isso não é possível agora.
error-NotationError = O jogo não percebeu isso.
error-InvalidPositionError = Nenhum jogo pode chegar a esta posição.
error-PlayerNameError = Um nome tem de 1 a 24 carateres, pelo menos um visível e nenhum de controlo.
error-VariantError = Esta preparação não é possível.
error-RecordError = Não é possível ler este jogo guardado.
error-RequestError = O jogo não percebeu a página.
error-other = Algo correu mal. O jogo continua como estava.
notice-link-unreadable = Não foi possível abrir o jogo da ligação.
notice-earlier = O jogo que tinhas em curso está guardado.
open-earlier = Voltar a ele
notice-stopped-twice = O que se ia abrir fez parar o jogo duas vezes. Não voltou a ser aberto.
notice-game-gone = Este jogo por acabar já não está aqui.
notice-erased-elsewhere = Noutro separador foi apagado tudo o que havia neste dispositivo. Este separador já não guarda nada: o jogo perde-se quando o fechares.
show-kept-games = Mostrar
full-page = Página inteira

### What only some visits show

## Set-up

setup-title = Novo jogo
setup-wait = Os adversários vêm a caminho…
setup-players = Jogadores
setup-edition = Edição
setup-scoring = Pontuação
setup-marker = Última ronda
setup-marker-usual = O habitual
setup-marker-depth = Últimas { $count } cartas
setup-seed = N.º da partida
setup-seed-hint = Deixa vazio para uma partida ao acaso
setup-seat = Lugar { $number }
setup-kind = Quem joga no lugar { $number }
setup-name = Nome no lugar { $number }
setup-level = Nível no lugar { $number }
setup-style = Estilo no lugar { $number }
setup-levels = Nível do computador
setup-levels-differ = Misto
setup-levels-none = Sem computador
kind-human = Pessoa
kind-bot = Computador
edition-classic = Clássica
edition-golden = Joker dourado
scoring-brown = Castanho: 1 3 6 10 15 21
scoring-grey = Cinzento: 1 4 8 7 6 5

## Computer players

level-about-newcomer = Acabou de conhecer o jogo: só olha para as suas próprias cartas e comete bastantes erros.
level-about-casual = Joga por diversão: cuida das suas cartas, vigia quem joga a seguir e tem um deslize de vez em quando.
level-about-regular = Conhece bem o jogo: observa toda a mesa, mas ainda avalia mal uma ou outra fila.
level-about-strong = Observa toda a mesa e avalia bem. Os erros são raros e pequenos.
level-about-expert = Aprendeu o jogo por si: uma rede treinada pesa cada carta que pode sair a seguir. O fim da última ronda, joga-o sem um único erro.
level-about-master = Não tem pressa: antes de decidir, joga mentalmente muitas vezes as jogadas mais prometedoras.
level-rank = Nível { $rank } de { $levels }
style-none = Sem estilo
style-about-hoarder = Espera por filas cheias e vai-as enchendo.
style-about-spoiler = Coloca as cartas onde mais prejudicam os outros.
style-about-early-leaver = Fica com o que lhe basta e sai da ronda.
style-about-gambler = Vira mais uma carta e aposta tudo numa só fila.
style-about-joker-hunter = Anda atrás de jokers e de cartas +2.
bot-figures = Os seus resultados
bot-share = Ganha { $share } das partidas contra três jogadores de nível habitual (o equilíbrio seria { $even })
bot-lost = Desperdiça { $points } pontos por decisão
bot-blunders = Erros graves (três pontos ou mais) em { $blunders } das suas decisões
bot-figures-hint = Medido em muitas partidas entre computadores. As colunas mostram todos os níveis, a começar pelo mais fraco.

## Settings

settings-language = Idioma
language-system = O do navegador
settings-pace = Ritmo do computador
pace-instant = Instantâneo
pace-fast = Rápido
pace-normal = Normal
pace-slow = Lento
pace-step = Passo a passo
settings-volume = Sons
volume-off = Sem som
settings-skin = Cartas
skin-patterns = Camaleões e padrões
skin-suits = Naipes
skin-letters = Letras
settings-theme = Claro ou escuro
theme-system = Como o dispositivo
theme-light = Claro
theme-dark = Escuro
settings-contrast = Contraste
contrast-system = Como o dispositivo
contrast-more = Maior
settings-text = Tamanho do texto
text-normal = Normal
text-large = Grande
text-larger = Maior
settings-motion = Movimento
motion-system = Como o dispositivo
motion-full = As cartas viajam
motion-less = O mínimo possível
hints-show = Voltar a ver dicas
hints-shown = As dicas estão de volta à mesa.
share-title = Partilhar e incorporar
keyboard = Teclado

## On this device

offline-unknown = Jogar sem ligação: ainda não
offline-fetching = Jogar sem ligação: { $done } de { $total } ficheiros
offline-ready = Pronto para jogar sem ligação
offline-interrupted = Jogar sem ligação: o resto chega quando houver ligação
offline-unavailable = Aqui não é possível jogar sem ligação
forget = Esquecer tudo neste dispositivo
forget-question = Isto apaga tudo o que está guardado neste dispositivo: o jogo em curso e os que deixaste por acabar, todos os jogos terminados e as suas estatísticas, os teus resultados e séries dos jogos do dia, o caderno de erros, as definições, as dicas já vistas e os ficheiros para jogar sem ligação. Não é possível anular.
forget-save-first = Um ficheiro leva os jogos terminados, os resultados do dia e os erros. Os jogos por acabar podem ser copiados em «Abrir ou guardar um jogo».
forget-save-file = Guardar antes num ficheiro
forget-yes = Esquecer tudo

## What the address asks for

parameter-players = jogadores
parameter-edition = edição
parameter-scoring = pontuação
parameter-seed = número da partida
parameter-level = nível
parameter-marker_depth = cartas da última ronda
parameter-speed = velocidade
parameter-lang = idioma
parameter-theme = aspeto
parameter-daily = jogo do dia
parameter-accent = cor de destaque
parameter-bg = fundo
used-usual = o habitual

## In a frame on somebody's page

frame-about = { $bots ->
    [one] Tu contra o computador: um adversário
   *[other] Tu contra o computador: { $bots } adversários
}
frame-your-move = O que farias?
frame-replay = Um jogo para ver
frame-loading = A abrir…
link = Ligação
link-about = Esta moldura não pode abrir outras páginas. Copia a ligação e abre-a no navegador: o teu jogo continua lá.
copy = Copiar
copied = Copiado
copy-by-hand = Copia à mão o texto marcado

## A decision as a question

answer-title = O que vale cada escolha
answer-thinking = O adversário mais forte está a pensar…
answer-best = Escolheste o melhor.
answer-equal = A tua escolha é tão boa como a melhor.
answer-worse = { $action }: assim ganha-se mais vezes (mais { $share }).
answer-choice = Escolha
answer-share = Proba­bilidade de ganhar
answer-lead = Vantagem em pontos
answer-yours = a tua
answer-exact = Calculado até ao fim do jogo, com todas as cartas que ainda podem sair.
answer-estimated = Estimado continuando o jogo muitas vezes com as cartas que ainda podem sair.
choose-again = Escolher outra vez
play-on = Continuar a jogar
notice-position-unreadable = Não foi possível abrir a posição do endereço.
answer-band = ≈ quase igual: não se distinguem diferenças abaixo de { $share }.
answer-same = ≈ exatamente tão bom.
about-equal = quase igual

## A game to watch

replay = Jogo gravado
replay-first = Para o início
replay-back = Um passo atrás
replay-on = Avançar sozinho
replay-pause = Parar
replay-forth = Um passo à frente
replay-last = Para o fim
replay-ply = Passo
take-over = Jogar a partir daqui
notice-record-unreadable = Não foi possível abrir o jogo do endereço.
replay-ply-of = Passo { $ply } de { $plies }
prompt-shown = A jogar: { $name }
replay-manner = Como ver
replay-speed = Velocidade
replay-from = Visto do lugar de
replay-close = Deixar de ver
keys-hint-replay = Enquanto vês um jogo gravado:
key-step = Um passo atrás ou à frente
key-by-itself = Avançar sozinho, ou parar
key-ends = Para o início ou para o fim

## Keyboard

keys-hint = Enquanto a mesa tem o foco:
keys-listening = Com um leitor de ecrã, estas teclas funcionam no modo de foco dele. Tab e Enter funcionam sempre.
key-draw = Biscar uma carta
key-row = Colocar na fila ou recolhê-la
key-rows = Ir de fila em fila
key-next = Deixar os computadores jogar
key-finish = Acabar a ronda
key-hint = Uma dica; outra vez: mais
key-why = Porque é que o computador fez isso
key-undo = Anular a jogada
key-redo = Refazer a jogada
key-again = Repetir o último aviso
key-scores = Dizer os pontos e as cartas de todos
key-table = Dizer o que está nas filas
key-help = Mostrar estas teclas
# What is printed on keyboards.
key-name-space = Espaço
key-name-escape = Esc
key-name-home = Home
key-name-end = End

## The coach

action-place = Colocar na fila { $row }
action-take = Recolher a fila { $row }
nudge-draw = O melhor parece ser mais uma carta.
nudge-draw-close = Mais uma carta parece boa, mas há algo quase tão bom.
nudge-place = Vê onde a carta te ajuda e onde prejudica os outros.
nudge-place-close = Vê onde a carta te ajuda e onde prejudica os outros. Várias filas são quase iguais.
nudge-take = O melhor parece ser recolher uma fila.
nudge-take-close = Recolher uma fila parece bom, mas biscar é quase tão bom.
look-at-gains = Que fila te dá mais?
look-at-loses_least = Que fila te custa menos?
look-at-denies = O que gostariam os outros de recolher?
look-at-joker = Há um joker na mesa.
look-at-plus_twos = As cartas +2 contam sempre.
look-at-row_full = Uma fila cheia já não melhora.
look-at-avoids_fourth_colour = Só três cores contam a favor.
look-at-helps = Que fila queres recolher?
look-at-spoils = A quem podes estragar a fila preferida?
look-at-keeps_clean = Mantém limpa a fila de que gostas mais.
look-at-fills = Uma fila cheia não recebe mais cartas.
look-at-little_to_take = Ainda há pouco nas filas.
look-at-likely_better = A maior parte das cartas que podem sair ajudava-te.
look-at-nobody_wants = Quem mais quer a fila de que gostas?
hint-best = Mostrar o melhor
hint-all = Mostrar todas as escolhas
hint-is-best = O melhor: { $action }
hint-is-about-best = Entre as melhores: { $action }
why-before = Antes
why-after = Depois
why-chosen = escolhido
why-nothing = Não há nada a favor disto que se possa contar na mesa.
why-best = Não havia nada melhor.
why-about-best = Quase tão boa como a melhor: não se distinguem diferenças abaixo de { $share }.
why-as-good = Exatamente tão boa como a melhor.
why-not-best = Melhor teria sido: { $action }
why-estimated = Estimado olhando duas decisões em frente.
reason-gains = Dá { $amount }; nenhuma fila dá mais.
reason-loses_least = Todas as filas custam pontos; esta é a que custa menos ({ $amount }).
reason-denies = Tira a { $name } a sua melhor fila, { $amount } melhor do que a seguinte.
reason-denies-you = Tira-te a tua melhor fila, { $amount } melhor do que a seguinte.
reason-joker = { $count ->
    [one] Tem um joker.
   *[other] Tem { $count } jokers.
}
reason-plus_twos = { $count ->
    [one] O seu +2 conta em qualquer caso.
   *[other] As suas { $count } cartas +2 contam em qualquer caso.
}
reason-row_full = A fila está cheia e já não melhora.
reason-avoids_fourth_colour = { $count ->
    [one] Deixa uma só cor; com a fila { $row } seriam { $there }.
   *[other] Deixa { $count } cores; com a fila { $row } seriam { $there }.
}
reason-helps = A carta melhora a fila em { $amount } para quem a colocou.
reason-spoils = A carta piora a fila em { $amount } para { $name }.
reason-spoils-you = A carta piora a fila em { $amount } para ti.
reason-keeps_clean = Na fila { $row }, a melhor, a carta custaria { $amount }.
reason-fills = Com ela a fila fica cheia.
reason-little_to_take = Ainda nenhuma fila dá mais de { $amount }.
reason-likely_better = Com { $share } das cartas, uma fila passa a melhor de agora, em { $amount } em média.
reason-nobody_wants = A fila { $row }, a melhor, não dá nada a mais ninguém: pode esperar.
reason-only_choice = Não havia outra escolha.
reason-last_one_in = Todos os outros já recolheram uma fila.
reason-last_round = É a última ronda.
reason-last_round_near = { $count ->
    [one] Mais uma carta e começa a última ronda.
   *[other] Mais { $count } cartas e começa a última ronda.
}
amount-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}

## Looking back on a game

review-title = Revisão do jogo
review-working = O treinador percorre o jogo, decisão a decisão…
review-whose = O jogo de
review-well = { $name }: { $part } de { $count } decisões não podiam ser melhores.
review-well-you = { $part } das tuas { $count } decisões não podiam ser melhores.
review-cards-for = As cartas deram a { $name } { $amount } de vantagem.
review-cards-for-you = As cartas deram-te { $amount } de vantagem.
review-cards-against = As cartas custaram a { $name } { $amount }.
review-cards-against-you = As cartas custaram-te { $amount }.
review-choices = As escolhas custaram { $amount }.
review-choices-you = As tuas próprias escolhas custaram { $amount }.
band-best = a melhor
band-good = boa
band-inaccuracy = imprecisa
band-mistake = erro
band-blunder = erro grave
band-count = { $band }: { $count }
review-curve = Evolução da probabilidade
review-ply = Passo
review-start = Antes do primeiro passo
review-see = Ver a mesa
review-anew = Decidir de novo
review-table = Como tabela
review-luck = Sorte com a carta: { $share }
review-again = Merecem outro olhar
review-better = Melhor: { $action }. Custou { $share } de probabilidade de ganhar.
review-luckiest = As cartas que mais mudaram
review-accounts = Habilidade e sorte
review-accounts-about = Pontos de vantagem no fim sobre o melhor dos outros: o que o início, as cartas e as escolhas de todos acrescentaram. Cada decisão é julgada só pelo que então se podia saber; o «não previsto» é o que não se vê olhando duas decisões em frente.
account-start = Esperado no início
account-luck = Cartas
account-own = Escolhas próprias
account-others = Escolhas dos outros
account-unforeseen = Não previsto
account-final = No fim
back-to-review = Voltar à revisão

## Games to open and to keep

games-open = Abrir um jogo
games-open-about = Cola um registo, um jogo guardado ou uma ligação, ou larga aqui um ficheiro. O jogo em curso não se perde.
games-text = Registo ou ligação
games-open-text = Abrir
games-open-file = Escolher um ficheiro…
games-nothing = Ainda não há nada para abrir. Cola primeiro um registo ou uma ligação.
games-too-large = É grande demais para ser um jogo. Nada foi aberto.
games-no-record = Isto não é um jogo de Coloretto, ou falta uma parte.
games-newer = Este jogo foi escrito por uma versão mais nova desta página. Recarrega-a e tenta de novo.
games-no-game-in-address = Não há nenhum jogo nesta ligação.
games-not-played-so = Parece um jogo, mas a certa altura não cumpre as regras.
games-file-unreadable = Não foi possível ler este ficheiro.
games-stops = O jogo parou ao abrir isto. Podes tentar mais uma vez.
games-stops-again = Isto fez parar o jogo duas vezes e não volta a ser aberto.
unfinished-title = Jogos por acabar
unfinished-about = Jogos que deram lugar a outro. Estão guardados neste dispositivo.
unfinished-turns = { $count ->
    [one] { $count } vez jogada
   *[other] { $count } vezes jogadas
}
unfinished-resume = Continuar
unfinished-copy = Copiar a ligação
kept-undated = De uma versão anterior, sem data
kept-delete = Apagar
kept-deleted = Apagado.
kept-restore = Anular a eliminação
unreadable-title = Jogos guardados que não foi possível abrir
unreadable-about = Estão guardados tal como estavam. Talvez uma versão mais recente desta página os consiga abrir; se não, o texto ajuda a encontrar a falha.
unreadable-copy = Copiar o texto
games-keep = Guardar ou partilhar o teu jogo
games-keep-over = Leva cada carta e cada jogada: qualquer pessoa o pode ver.
games-keep-unfinished = O jogo até aqui. Também leva as cartas que faltam: quem o ler fica a conhecê-las.
games-none = Ainda não há jogo. Assim que jogares, podes guardá-lo aqui.
games-share = Partilhar…
games-share-failed = Aqui não é possível partilhar. Copia antes a ligação.
games-file-text = Guardar como texto
games-file-json = Guardar como JSON
games-link-watch = Ligação para o ver
games-link-go-on = Ligação para continuar noutro lugar
games-record = Registo, em texto
after-game = Depois do jogo
after-watch = Ver o jogo
after-keep = Guardar ou partilhar
after-other-seat = Mesmas cartas, outro lugar
after-strongest = Deixar o mais forte jogar no meu lugar
other-seat = O lugar de { $name }
other-seat-about = Que lugar ocupas? Começas com as cartas desse lugar, do mesmo baralho. Os outros mudam de lugar.
again-person = Do lugar de { $name } fizeste { $now }; { $name } tinha feito { $before }.
again-strongest = Do mesmo lugar, o computador mais forte fez { $now }; da primeira vez foram { $before }.
notice-finished-kept = São as mesmas cartas outra vez. O jogo que terminaste está guardado.

## Is it fair?

fair-intro = Não precisas de acreditar que o baralho não muda e que ninguém o espreita. Aqui podes verificar.
fair-deck = O baralho não muda
fair-deck-about = A página promete a ordem das cartas com uma soma: um número curto que corresponde a esta ordem e, na prática, a nenhuma outra. Depois do jogo mostra a ordem, e qualquer pessoa pode refazer a conta.
fair-no-game = Ainda não há jogo. Começa um e volta.
fair-no-promise = Neste jogo nada foi prometido: isso tem de acontecer antes do fim.
fair-promise = A promessa (SHA-256)
fair-told-later = Anota-a, se quiseres. Quando o jogo acabar, a linha de que foi feita aparece aqui.
fair-told = A linha prometida
fair-parts = O que significam as suas partes
fair-parts-position = A posição em que o jogo começou; depois as cartas de cima para baixo, e o sal.
fair-part-variant = Jogadores, edição, pontuação, última ronda
fair-part-removed = Cores fora do jogo
fair-part-starting = Cartas iniciais, lugar a lugar
fair-part-starter = Lugar que começa
fair-part-rows = Espaço em cada fila
fair-part-supply = As cartas de cima para baixo
fair-part-salt = Sal: algarismos à sorte, para que ninguém descubra o baralho por tentativas
fair-check = Verificar
fair-same = Igual: a linha dá a soma prometida. Foi o teu navegador que a calculou aqui.
fair-other = Diferente: a linha dá outra soma, não a prometida.
fair-command = Para verificar sem esta página
fair-bots = Os computadores veem o baralho?
fair-bots-about = Só sabem o que tu também vês. Experimenta: baralham-se as cartas por ver, e o último a jogar escolhe outra vez.
fair-shuffle = Baralhar e perguntar de novo
fair-shuffle-thinking = A pensar outra vez…
fair-shuffle-nobody = Ainda nenhum computador jogou neste jogo.
fair-shuffled = { $same } de { $shuffles } vezes, a mesma escolha.
fair-moved = { $count ->
    [one] { $count } carta estava noutro sítio.
   *[other] { $count } cartas estavam noutro sítio.
}
fair-not = O que isto não mostra
fair-not-lot = Que as cartas foram dadas à sorte: quem começa um jogo pelo número pode ter experimentado muitos. O jogo do dia resulta só da data.
fair-not-look = Que tu não espreitaste: o dispositivo é teu, e o jogo guardado contém o baralho.
fair-not-program = Nada sobre um programa que alguém tenha alterado.

## The deal of the day

daily-about = Um jogo por dia, igual para toda a gente: as mesmas cartas, os mesmos adversários.
daily-bots = Três adversários esperam por ti.
daily-bots-then = Ainda podes jogar este jogo. Não conta para os teus dias seguidos.
daily-go-on = Continuar a jogar
daily-yours = Tu
daily-par = O adversário mais forte
daily-par-thinking = O adversário mais forte está a jogar no teu lugar…
daily-above-par = Tiraste mais deste jogo do que o adversário mais forte no teu lugar.
daily-on-par = Exatamente os mesmos pontos que o adversário mais forte no teu lugar.
daily-below-par = { $points ->
    [one] No teu lugar, o adversário mais forte encontrou mais { $points } ponto.
   *[other] No teu lugar, o adversário mais forte encontrou mais { $points } pontos.
}
daily-rank = { $rank }.º lugar
daily-share = Coloretto, jogo de { $date }: { $score }, { $rank }.
daily-share-par = O adversário mais forte: { $score }.
daily-share-streak = { $count ->
    [one] { $count } dia seguido.
   *[other] { $count } dias seguidos.
}
daily-share-label = O teu resultado, para partilhar
daily-share-button = Partilhar
daily-streak = Dias seguidos
daily-streak-best = Série mais longa
daily-played = Jogos do dia jogados
daily-streak-about = Um dia conta quando começas o jogo nesse mesmo dia (UTC). Depois de uma pausa começa uma série nova.
daily-archive = Todos os jogos do dia
daily-again-about = Joga-o quantas vezes quiseres: o primeiro resultado fica.
daily-compare = Comparar e partilhar
month-before = Mês anterior
month-after = Mês seguinte
not-lasting = Este navegador não deixa a página guardar nada. O que vês aqui desaparece quando fechares a página.
kept-unreadable = { $count ->
    [one] Esta versão da página não consegue ler um registo guardado neste dispositivo. Não aparece aqui, mas continua guardado.
   *[other] Esta versão da página não consegue ler { $count } registos guardados neste dispositivo. Não aparecem aqui, mas continuam guardados.
}
notice-puzzle-unreadable = Não foi possível abrir este problema. Volta daqui a { $days } dias.
notice-decision-unreadable = Não foi possível abrir esta decisão.

## The mistake book

book-about = As decisões que te custaram alguma coisa voltam como pequenos problemas. Resolvido, um problema volta ao fim de 3, depois 10, depois 30 dias; senão, amanhã.
book-none = Ainda está vazio. Revê um jogo terminado com o treinador: as decisões que mais te custaram vêm cá parar sozinhas.
book-today = { $count ->
    [0] Hoje não há nada para rever
    [one] { $count } decisão para rever hoje
   *[other] { $count } decisões para rever hoje
}
book-start = Começar
book-waiting = Mais tarde
book-learned = Aprendidas
book-next-date = Próxima em
book-next = Problema seguinte
book-back = Voltar ao caderno
book-solved = Resolvido. Volta mais tarde, ou já está aprendido.
book-unsolved = Volta amanhã.

## Statistics

## About

about-game = Coloretto é um jogo de cartas de Michael Schacht. Esta é uma versão não oficial, com desenhos e palavras próprios; o nome pertence à editora.
about-version = Versão { $version }. As regras, o motor e os adversários são Python e correm neste mesmo navegador.
about-privacy-title = O que fica guardado
about-privacy = Jogos, definições e resultados ficam neste dispositivo. Nada é enviado, ninguém é contado, não há cookies.
about-diagnostic-title = Se algo correr mal
about-diagnostic = Isto diz a quem cuida do jogo o que precisa: versões, o jogo como registo e os últimos erros. Não contém nomes.
about-parts = De que é feito
about-part = Parte
about-part-version = Versão
about-licence = Licença
about-our-licence = A nossa licença
about-third-licences = Licenças de terceiros
about-bill = Lista de componentes
statistics-none = Joga um jogo até ao fim e ele aparece aqui: pontos, lugares e como o teu jogo evolui.
statistics-variant = Mesa
statistics-level = Nível dos adversários
statistics-all = Tudo
statistics-players = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
statistics-no-match = Ainda não há nenhum jogo assim.
statistics-practice = { $count ->
    [0] Os jogos de treino não contam.
    [one] { $count } jogo de treino não conta.
   *[other] { $count } jogos de treino não contam.
}
figure-games = Jogos
figure-wins = Vitórias
figure-points = Pontos por jogo
figure-rank = Lugar médio
by-variant = Por mesa
by-level = Por nível
chart-points = Pontos nos teus últimos jogos
chart-lost-points = Pontos perdidos pelas tuas escolhas
chart-lost-share = Probabilidade de ganhar perdida pelas tuas escolhas
chart-lost-none = Os jogos que revês com o treinador aparecem aqui.
chart-mean = Média: { $value }
chart-game = Jogo
chart-date = Data
chart-value = Valor
chart-table = Em tabela
carry-title = Levar contigo
carry-about = Jogos, jogos do dia e erros para outro dispositivo. O que já lá estiver conta uma só vez.
carry-file = Guardar num ficheiro
carry-text = Em texto
carry-text-label = Tudo em texto, para copiar
carry-open = Juntar de um ficheiro
carry-paste = Texto de outro dispositivo
carry-add = Juntar
carry-added = { $count ->
    [0] Não traz nenhum jogo que não estivesse já aqui.
    [one] { $count } jogo acrescentado.
   *[other] { $count } jogos acrescentados.
}
carry-foreign = Isto não foi levado daqui. Nada mudou.
carry-newer = Isto vem de uma versão mais recente da página. Recarrega esta e tenta outra vez.
carry-truncated = Falta o fim. Copia ou guarda tudo outra vez.
carry-damaged = Isto foi alterado ou danificado pelo caminho. Não se aproveitou nada.
carry-too-big = É grande demais para vir daqui. Não foi aberto.

### The rules to read

rules-title = Como se joga
rules-intro = Um jogo de cartas de Michael Schacht, para { $least } a { $most } jogadores, contado por palavras nossas. Uma partida dura um quarto de hora; cada vez de jogar é uma decisão.
rules-contents = Índice
back-to-table = Voltar à mesa

## The aim

aim = Objetivo
aim-plus = Todos reúnem cartas de { $colours } cores. No fim, { $plus } das tuas cores somam e todas as outras descontam. Quantas mais cartas tem uma cor, mais ela conta, a teu favor ou contra ti.
aim-few = Por isso, queres muito de poucas cores e pouco das restantes. O que recolhes é sempre uma fila inteira, e os outros decidem contigo o que nela está.

## The cards

cards = As cartas
cards-colours = As cores distinguem-se pela cor, pelo padrão e pelo símbolo.
cards-plus-two = Cada carta +2 vale { $points } pontos, tenhas o que tiveres.
cards-joker = Um joker transforma-se numa carta da cor que quiseres, mas só no fim do jogo.
cards-golden = O joker dourado é um joker que também traz uma carta: vê mais abaixo.
cards-last-round = A carta de última ronda está no baralho e avisa quando chega o fim. Nunca é de ninguém.
cards-table = Cartas de cada edição
kind = Cartas
kind-colour = cada uma das { $colours } cores
kind-under-marker = cartas sob a carta de última ronda
kind-all = no total
cards-marker-choice = Ao preparar um jogo, podes escolher { $depths } cartas sob a carta de última ronda em qualquer das edições.

## Setting up

set-up = Preparação
set-up-how = O computador faz tudo: retira cores à sorte, dá a cada jogador as suas cartas iniciais, que são de cores diferentes, baralha as restantes e põe a carta de última ronda no seu lugar. Quem começa também é escolhido à sorte.
set-up-table = Preparação por número de jogadores
set-up-players = Jogadores
set-up-removed = Cores fora do jogo
set-up-starting = Cartas iniciais por jogador
set-up-rows = Filas
set-up-room = Cartas que cabem em cada fila
set-up-supply = Baralho

## Your turn

turn = A tua vez
turn-one = Faz uma de duas coisas. Nunca podes passar.
turn-draw-title = Biscar e colocar
turn-draw = Vira a carta de cima do baralho, vê-a e só então escolhe a fila: qualquer uma que tenha espaço e que ninguém tenha recolhido. Se nenhuma fila tiver espaço, ou se o baralho estiver vazio, não podes biscar.
turn-take-title = Recolher uma fila
turn-take = Recolhe qualquer fila onde haja pelo menos uma carta, com tudo o que lá está. As cartas juntam-se às tuas e ficas fora até a ronda acabar. Mais ninguém pode usar essa fila nesta ronda.
turn-next = Depois é a vez do jogador seguinte que ainda não tenha recolhido uma fila. O último que resta continua sozinho, a biscar e a colocar enquanto quiser, e acaba também por recolher uma fila.
turn-colours = As tuas cores não se escolhem de antemão: no fim, as que valem mais somam por si. Podes reunir as cores que quiseres; só que te custam pontos.

hints-again = No teu primeiro jogo, as dicas na mesa dizem o que fazer. Podes voltar a vê-las.

## The end of a round

round = Fim da ronda
round-end = Quando todos tiverem recolhido uma fila, a ronda acaba. As filas voltam vazias, e quem recolheu a última fila começa a ronda seguinte.

## Jokers

jokers-title = Jokers
jokers-when = Os jokers ficam ao lado das tuas cores até o jogo acabar. Então dás uma cor a cada joker, e cada um pode ter uma diferente. Também podes escolher uma cor de que não tens nenhuma carta. A página mostra a melhor escolha, e podes mudá-la.
jokers-golden = O joker dourado conta como um joker. Além disso, quem recolhe uma fila com ele vira logo a carta de cima do baralho e junta-a às suas cartas. Se o baralho estiver vazio, nada acontece.

## The last round

last-round-title = A última ronda
last-round-when = Quando alguém vira a carta de última ronda, ela é posta de lado e esse jogador vira outra carta em seu lugar. A ronda joga-se até ao fim, e com ela acaba o jogo.
last-round-count = A página conta as cartas que faltam até lá.

## Scoring

scoring = Pontuação
scoring-how = Cada cor vale pontos segundo o número das suas cartas, jokers incluídos. As { $plus } cores que valem mais somam; todas as outras descontam. Acrescenta { $points } por cada carta +2.
scoring-sides = A carta de pontuação tem dois lados; escolhes um ao preparar o jogo. No lado castanho, uma cor vale mais com cada carta, até { $most }. No lado cinzento, o melhor são { $peak } cartas de uma cor; com mais, volta a valer menos.
points-table = Pontos por número de cartas de uma cor
points-count = Cartas de uma cor
points-more = { $count } ou mais
side-brown = Lado castanho
side-grey = Lado cinzento
example-title = Um exemplo
example-about = Estas cartas, mais um joker, em cada lado. O joker está no monte a que mais ajuda.
example-table = Um exemplo pontuado nos dois lados
example-pile = Monte
example-joker = { $points }, com o joker
example-total = Total
example-item = { $card }: { $count }

## Two players

two = Com dois jogadores
two-rows = Há três filas, com espaço para uma, duas e três cartas. Cada um começa com duas cartas, e as quatro cartas iniciais são de cores diferentes.
two-end = A ronda acaba quando ambos tiverem recolhido uma fila. As cartas da terceira fila saem do jogo e ninguém fica com elas.

## Editions

editions = Duas edições
editions-classic = A edição clássica tem { $jokers } jokers, e a carta de última ronda está sobre as últimas { $depth } cartas.
editions-golden = A edição com o joker dourado tem mais { $jokers } jokers, e a carta de última ronda está sobre as últimas { $depth } cartas.

### The page for whoever writes a blog

share-intro = Põe uma mesa num artigo, em qualquer sítio na Internet. Escolhe o que os teus leitores lá encontram e copia o que melhor serve ao teu sítio. O jogo só é transferido quando carregam em «Jogar».
share-choice = O que os leitores encontram
share-preview = É assim que se vê
share-ways = Para copiar
share-subject = Jogo
share-subject-deal = Desde a primeira carta
share-subject-pos = A partir de uma posição
share-subject-record = Uma partida registada
share-pos = Posição, em texto
share-record = Registo, em texto
share-seed-hint = Deixa vazio: cada leitor recebe outra partida
share-transparent = Sem fundo próprio
share-compact = Compacto: sem a lista do que se passou
share-accent = Botões numa cor tua
share-accent-colour = Cor dos botões
share-frame = Moldura simples
share-frame-about = Para qualquer sítio que aceite HTML. A altura não muda.
share-script = Moldura com script
share-script-about = Para sítios que também aceitam scripts: a moldura fica tão alta quanto o jogo precisa, e a tua página fica a saber o que nela acontece.
share-element = Elemento
share-element-about = Para quem faz as suas próprias páginas: quantos quiseres numa página, e cada um só é transferido quando o leitor se aproxima.
share-link = Só o endereço
share-link-about = Para WordPress e Ghost: sozinho numa linha, transforma-se numa moldura. Do que escolheste, só o idioma vai com ele.

## Where only our address is shown

site-play = Jogar Coloretto
site-description = Joga Coloretto, o jogo de cartas, contra o computador: no navegador, grátis, em cinco línguas.
