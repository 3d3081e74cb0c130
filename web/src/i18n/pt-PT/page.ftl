title = Coloretto
tagline = Reúne três cores. As outras custam-te pontos.

## Buttons

play = Jogar
new-game = Nova partida
rules-title = Como se joga
more = Menu
page-daily = Partida do dia
undo = Anular
undo-practice = Anular: a partida passa a ser de prática
redo = Refazer
try-again = Tentar de novo
cancel = Cancelar
close = Fechar
dismiss = Ocultar
play-again = Jogar de novo
review = Analisar a partida
draw = Biscar carta
confirm-jokers = Confirmar
pace-next = Continuar
finish-round = Acabar a ronda
coach-hint = Dica
coach-why = Porquê?

## Welcome and loading

welcome-about = Na tua vez, bisca uma carta e coloca-a numa fila, ou recolhe uma fila com todas as suas cartas. No fim, as tuas três melhores cores dão pontos e todas as outras tiram pontos.
welcome-start = Tu contra o computador: três adversários
loading-begin = A preparar o jogo…
loading-download = A transferir o jogo: { $loaded } de { $total } MB
loading-start = A acordar os adversários…
loading-import = A pôr as cartas na mesa…
loading-ready = A mesa está pronta
loading-failed = Não foi possível iniciar o jogo
loading-stopped = O jogo deixou de responder
failed-download = Não foi possível transferir uma parte do jogo. Verifica a ligação e tenta de novo.
failed-stalled = A transferência parou. Verifica a ligação e tenta de novo.
failed-worker = O navegador não conseguiu executar o jogo. Experimenta atualizá-lo ou usar outro.
failed-offline = Não há ligação e uma parte do jogo ainda não está neste dispositivo. O jogo começa sozinho assim que a ligação voltar.
failed-stopped = O jogo parou inesperadamente. Para continuares a partida, escolhe «Tentar de novo».
failed-stopped-no-game = O jogo parou inesperadamente. Para o reiniciares, escolhe «Tentar de novo».
unfinished-count = { $count ->
    [one] { $count } partida por acabar
   *[other] { $count } partidas por acabar
}

## Cards

# The separator of list items.
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
seat-out = Fila recolhida
seat-out-short = Fora
seat-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
seat-leads = { $points ->
    [one] { $points } ponto, à frente
   *[other] { $points } pontos, à frente
}
seat-empty = Ainda sem cartas
seat-placed = Carta colocada na fila { $row }: { $card }
practice = Prática
practice-undone = Uma jogada foi anulada depois de se ver uma carta nova: a partir daqui, esta partida é de prática.
practice-about = Esta partida é de prática: uma jogada foi anulada depois de se ver uma carta nova, ou as cartas já eram conhecidas de uma partida anterior.
points-aid = Pontos por cor
points-aid-item = { $count ->
    [one] { $count } carta: { $points }
   *[other] { $count } cartas: { $points }
}
points-aid-most = { $count } cartas ou mais: { $points }
pile-plus = { $card }, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}: { $points } a favor
pile-minus = { $card }, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}: { $points } contra
pile-bonus = { $count ->
    [one] uma carta { $card }
   *[other] { $count } cartas { $card }
}: { $points } a favor
pile-joker = { $card }: { $count }
pile-with-jokers = { $pile }, { $jokers ->
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
row-taken = recolhida por { $person ->
    [you] ti
   *[other] { $name }
}
row-taken-short = { $name }
row-space = { $count ->
    [0] cheia
    [one] um espaço livre
   *[other] { $count } espaços livres
}
row-gain = { $row }; { $gain }
row-gain-then = { $row }. Se a recolheres depois: { $gain }
gain-more = { $points ->
    [one] mais { $points } ponto
   *[other] mais { $points } pontos
}
gain-less = { $points ->
    [one] menos { $points } ponto
   *[other] menos { $points } pontos
}
gain-none = os mesmos pontos
gain-title = Como esta fila mudaria a tua pontuação
row-place-short = Coloca
row-take-short = Leva
supply-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
supply-draws-left = { $count ->
    [0] Próxima carta: última ronda
    [one] { $count } carta até à última ronda
   *[other] { $count } cartas até à última ronda
}
last-round = Última ronda
unseen = Por sair
counted = { $count } × { $item }
prompt-decide = A tua vez: bisca uma carta ou recolhe uma fila
prompt-draw = A tua vez: bisca uma carta
prompt-take = A tua vez: recolhe uma fila
prompt-place = A tua vez: coloca a carta { $card }
prompt-jokers = Escolhe uma cor para cada joker
prompt-decide-named = { $name }: bisca uma carta ou recolhe uma fila
prompt-draw-named = { $name }: bisca uma carta
prompt-take-named = { $name }: recolhe uma fila
prompt-place-named = { $name }: coloca a carta { $card }
prompt-jokers-named = { $name }: escolhe uma cor para cada joker
prompt-bot = { $name } está a pensar
prompt-over = A partida acabou
status-undone = Jogada anulada.
status-redone = Jogada refeita.
named-value = { $name }: { $value }
# Turns a name or a clause into a sentence.
sentence = { $words }.
refused = Agora não é possível.
announce-seat = { $name }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
announce-supply = { $count ->
    [one] { $count } carta no baralho
   *[other] { $count } cartas no baralho
}
announce-over = Pontuação final. { $scores }. { $winners }

## Game log

log = Histórico de jogadas
log-round = Ronda { $round }. Começa { $name }.
log-round-you = Ronda { $round }. Começas tu.
log-next-round = Nova ronda. Começa { $name }.
log-next-round-you = Nova ronda. Começas tu.
log-discarded = Saem do jogo: { $cards }.
log-draw =
    { $person ->
        [you] Biscaste
       *[other] { $name } biscou
    } uma carta: { $card }.
log-place =
    { $person ->
        [you] Colocaste
       *[other] { $name } colocou
    } uma carta na fila { $row }: { $card }.
log-take =
    { $person ->
        [you] Recolheste
       *[other] { $name } recolheu
    } a fila { $row }: { $cards }.
log-take-revealed =
    { $person ->
        [you] Recolheste
       *[other] { $name } recolheu
    } a fila { $row }: { $cards }. Virada pelo joker dourado: { $revealed }.
log-last-round = Saiu a carta de última ronda: esta ronda é a última.
log-over = A partida acabou.

## Jokers and scores

jokers-about = A melhor escolha já está selecionada.
joker = Joker { $number }
joker-given = Joker { $number }: { $colour }
joker-suggested = Sugestão: { $colours }
jokers-score = A tua pontuação com esta escolha: { $score }
final-scores = Pontuação final
wins-you = Ganhaste!
wins = { $name } ganhou
wins-shared = Vitória partilhada: { $names }
column-player = Jogador
column-rank = Posição
column-plus = Mais
column-minus = Menos
column-bonus = +2
column-total = Total

## Computer players

level-newcomer = Principiante
level-casual = Amador
level-regular = Intermédio
level-strong = Avançado
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

notice-problem = «{ $value }» não é válido para «{ $name }» ({ $allowed }). Valor usado: { $used }.
notice-no-language = Não foi possível transferir os textos no teu idioma. Para já, a página está em inglês.
notice-no-storage = Este navegador não deixa a página guardar a tua partida. Vai perder-se quando fechares a página.
notice-no-storage-framed = A tua partida não fica guardada aqui. Para a conservares, abre-a em «Página inteira».
notice-save-unreadable = Não foi possível abrir a tua partida guardada. Fica guardada tal como estava; nada se perde.
notice-part-missing = Não foi possível carregar esta parte do jogo. Verifica a ligação e tenta de novo.
notice-restarted = Os adversários deixaram de responder e foram reiniciados. A tua partida continua onde estava.
notice-other-tab = Esta partida também está aberta noutro separador. Só fica guardado o separador em que jogares por último.
follow-other-tab = Seguir o outro separador
error-IllegalActionError = Agora não é possível.
error-NotationError = Não foi possível ler este texto.
error-InvalidPositionError = Nenhuma partida pode chegar a esta posição.
error-VariantError = Esta configuração não é possível.
error-RecordError = Não é possível ler esta partida guardada.
error-RequestError = Ocorreu um erro no jogo.
error-other = Algo correu mal. A partida continua como estava.
notice-link-unreadable = Não foi possível abrir a partida deste link.
notice-earlier = A partida que tinhas em curso está guardada.
open-earlier = Retomar
notice-stopped-twice = Ao abrir isto, o jogo parou duas vezes; por isso, não se voltou a tentar.
notice-game-gone = Esta partida por acabar já não está aqui.
notice-erased-elsewhere = Noutro separador foram apagados todos os dados do jogo neste dispositivo. Este separador já não guarda nada: a partida perde-se quando o fechares.
show-kept-games = Mostrar
full-page = Página inteira

### Loaded after the first page

## Menu

rules = Regras
page-puzzles = Problemas
page-record = O teu percurso
page-mistakes = Caderno de erros
page-played = Partidas
page-statistics = Estatísticas
page-goals = Objetivos
page-strategy = Estratégia
page-games = Abrir uma partida
page-share = Partilhar
page-fairness = O jogo é justo?
page-about = Acerca do jogo
menu-more = Mais
menu-new-today = A partida de hoje está à tua espera
menu-workshop = Oficina

## Final scores

rank = { $rank }.º lugar
result-ahead = { $points ->
    [one] { $points } ponto de vantagem sobre { $names }
   *[other] { $points } pontos de vantagem sobre { $names }
}
result-behind = { $points ->
    [one] { $rank }, a { $points } ponto de { $names }
   *[other] { $rank }, a { $points } pontos de { $names }
}
result-practice = Partida de prática: não conta para as tuas estatísticas.
result-continued = Partida jogada a partir de uma posição: não conta para as tuas estatísticas.
scoring-link = Como se contam os pontos
story = A história desta partida
story-collected = { $person ->
    [you] Juntaste
   *[other] { $name } juntou
} { $cards }: { $points }.
story-round = A ronda { $round } decidiu a partida.
story-round-unnumbered = Uma ronda decidiu a partida.
story-round-none = Nenhuma ronda decidiu a partida por si só.
story-no-minus = Nenhuma cor { $person ->
    [you] te tirou pontos.
   *[other] tirou pontos a { $name }.
}
story-minus = { $count ->
    [one] Uma cor a mais tirou
   *[other] { $count } cores a mais tiraram
}{ $person ->
    [you] -te { $points }
   *[other] {" "}{ $points } a { $name }
}.
story-lost-minus = { $count ->
    [one] Uma cor a mais tirou
   *[other] { $count } cores a mais tiraram
}{ $person ->
    [you] -te { $points }
   *[other] {" "}{ $points } a { $name }
}; { $rival } { $theirs ->
    [0] não tinha nenhuma
   *[other] só perdeu assim { $rivalPoints }
}.
story-lost-plus = As melhores cores de { $rival } deram { $rivalPoints }; { $person ->
    [you] as tuas,
   *[other] as de { $name },
} { $points }.
story-lost-bonus = As cartas +2 de { $rival } deram { $rivalPoints }; { $person ->
    [you] as tuas,
   *[other] as de { $name },
} { $count ->
    [0] nada
   *[other] { $points }
}.
see-deciding-move = Ver a jogada decisiva
worth-line = { $count ->
    [0] { $points }: menos do que em quase todas as partidas entre adversários do nível «{ $level }».
   *[other] { $points }: mais do que em { $count } de cada 100 partidas entre adversários do nível «{ $level }».
}
worth-best = A tua melhor pontuação até agora.
ending-more = Mais
ending-turn = O momento decisivo
ending-chance-you = Nessa ronda, a tua probabilidade de ganhar passou de { $before } para { $after }.
ending-chance = Nessa ronda, a probabilidade de ganhar de { $name } passou de { $before } para { $after }.
ending-worth = { $points ->
    [one] Quanto vale { $points } ponto
   *[other] Quanto valem { $points } pontos
}
ending-worth-better = Com que frequência os computadores fazem menos pontos numa mesa assim, quando os de um mesmo nível jogam entre si:
ending-worth-about = Pelo menos { $games } partidas por nível, todas entre computadores.
ending-worth-unmeasured = A frequência com que os computadores fazem menos pontos só foi medida com a carta de última ronda no lugar normal.

## Set-up

setup-title = Nova partida
setup-wait = Os adversários vêm a caminho…
setup-players = Jogadores
setup-edition = Edição
setup-scoring = Pontuação
setup-marker = Última ronda
setup-marker-about = Quando esta carta aparece, a ronda em curso é a última. Normal: sobre as últimas { $classic } cartas, ou { $golden } com o joker dourado.
setup-marker-usual = Normal
setup-marker-depth = Últimas { $count } cartas
setup-seed = N.º da partida
setup-seed-hint = Deixa em branco para cartas ao acaso
setup-seat = Lugar { $number }
setup-kind = Quem joga no lugar { $number }
setup-kind-label = Quem joga
setup-name = Nome no lugar { $number }
setup-name-label = Nome
setup-level = Nível no lugar { $number }
setup-level-label = Nível
setup-style = Estilo no lugar { $number }
setup-style-label = Estilo
setup-levels = Nível do computador
setup-exact = Nível exato: { $level }
temper-gentle = Tranquilo
temper-about-gentle = Joga por prazer e distrai-se de vez em quando.
temper-keen = Atento
temper-about-keen = Vigia toda a mesa e só às vezes avalia mal uma fila.
temper-merciless = Implacável
temper-about-merciless = Antecipa as jogadas e não dá nada de mão beijada.
setup-levels-differ = Misto
setup-levels-none = Sem computador
setup-at-table = À mesa
setup-more = Mais opções
kind-human = Pessoa
kind-bot = Computador
edition-classic = Clássica
edition-golden = Joker dourado
scoring-brown = Castanho: 1 3 6 10 15 21
scoring-grey = Cinzento: 1 4 8 7 6 5
setup-side-brown = Castanho
setup-side-grey = Cinzento
setup-side-about-brown = Quantas mais, melhor
setup-side-about-grey = O ideal são { $peak }
error-PlayerNameError = Um nome tem entre 1 e 24 caracteres, pelo menos um visível, e nenhum carácter de controlo.

## Computer players

level-about-newcomer = Acabou de conhecer o jogo: só olha para as suas próprias cartas e comete bastantes erros.
level-about-casual = Joga por diversão: cuida das suas cartas, vigia quem joga a seguir e tem um deslize de vez em quando.
level-about-regular = Conhece bem o jogo: observa toda a mesa, mas ainda avalia mal uma ou outra fila.
level-about-strong = Observa toda a mesa e avalia bem cada jogada. Os erros são raros e pequenos.
level-about-expert = Aprendeu o jogo sozinho: uma rede neuronal avalia cada carta que pode sair a seguir. Joga o fim da última ronda sem um único erro.
level-about-master = Não tem pressa: antes de decidir, simula mentalmente, vezes sem conta, as jogadas mais prometedoras.
level-rank = Nível { $rank } de { $levels }
style-none = Equilibrado
style-about-hoarder = Espera que as filas se encham e vai-as completando.
style-about-spoiler = Coloca as cartas onde mais prejudicam os outros.
style-about-early-leaver = Fica com o que lhe basta e sai cedo da ronda.
style-about-gambler = Bisca mais uma carta e aposta tudo numa só fila.
style-about-joker-hunter = Anda atrás de jokers e de cartas +2.
bot-figures = Resultados
bot-share = Numa mesa de quatro, ganha { $share } das partidas contra três jogadores de nível «Intermédio» (em igualdade de forças seriam { $even })
bot-lost = Pontos perdidos por decisão: { $points }
bot-blunders = Erros que custam caro (três pontos ou mais): { $blunders } das decisões
bot-figures-hint = Medido em muitas partidas entre computadores. As colunas mostram todos os níveis, a começar pelo mais fraco.
bot-code = Como pensa este adversário?
bot-code-about = Dois adversários simples cabem numa página cada um: greedy leva o que dá mais pontos agora, careful pensa também nos outros. Abre o código deles na oficina, altera-o e põe-no a jogar.

## Settings

settings-language = Idioma
language-system = Idioma do navegador
settings-pace = Ritmo do computador
pace-instant = Instantâneo
pace-fast = Rápido
pace-normal = Normal
pace-slow = Lento
pace-step = Passo a passo
settings-volume = Som
volume-off = Desligado
settings-look = Aspeto
settings-play = Jogo
settings-skin = Cartas
skin-patterns = Camaleões e padrões
skin-suits = Naipes
skin-letters = Letras
settings-theme = Tema
theme-system = Sistema
theme-light = Claro
theme-dark = Escuro
settings-contrast = Contraste
contrast-system = Sistema
contrast-more = Elevado
settings-text = Tamanho do texto
text-normal = Normal
text-large = Grande
text-larger = Muito grande
settings-motion = Animações
motion-system = Sistema
motion-full = Completas
motion-less = Reduzidas
settings-confirm = Confirmar as jogadas
settings-confirm-about = O primeiro toque escolhe a jogada, o segundo confirma. Esc ou um toque noutro lugar cancela.
settings-forced = Jogadas forçadas automáticas
settings-forced-about = Se só houver uma fila possível, a jogada é feita por ti.
settings-left-handed = Disposição para canhotos
settings-left-handed-about = O baralho e os botões trocam de lado.
settings-vibration = Vibração
settings-vibration-about = Uma breve vibração quando chega a tua vez ou quando uma jogada não é possível.
prompt-confirm = { $kind ->
    [d] Carrega outra vez para biscar uma carta
    [p] Carrega outra vez para colocar na fila { $row }
   *[t] Carrega outra vez para recolher a fila { $row }
}
tip-draw = Vês a carta antes de escolheres a fila.
tip-begin = A carta biscada vai para uma fila. Se recolheres uma fila, a tua ronda acaba.
tip-place = Fica com a carta quem recolher essa fila: outro jogador ou tu.
tip-choose = O número com + ou − é o que essa fila te dá ou tira agora.
tip-must-take = Nenhuma fila tem espaço para outra carta.
tip-taken = Alguém recolheu uma fila com a tua carta. Só é teu o que tu recolhes.
tip-plus-two = Uma carta +2 vale dois pontos, sejam quais forem as tuas cores.
tip-fourth = As tuas três melhores cores somam; todas as outras subtraem.
tip-full = Uma fila cheia já não muda. Podes recolhê-la antes dos outros.
tip-joker = Um joker recebe a cor no fim. Até lá, conta onde te dá mais.
tip-last-round = A próxima fila que recolheres será a última.
tip-out = Já tens a tua fila. Repara no que os outros vão reunindo.
tips-stop = Não mostrar mais
tips-show = Mostrar as dicas de novo
tips-shown = As dicas voltam a aparecer na mesa.
share-title = Incorporar o jogo
keyboard = Atalhos de teclado

## On this device

offline-unknown = Jogo offline: ainda não disponível
offline-fetching = Jogo offline: { $done } de { $total } ficheiros
offline-ready = Jogo offline: pronto
offline-interrupted = Jogo offline: o resto é transferido quando houver ligação
offline-unavailable = Jogo offline: não disponível aqui
install = Instalar como aplicação
install-how = No menu do navegador (no Safari, Partilhar), escolhe «Instalar» ou «Adicionar ao ecrã principal».
notice-update = Há uma versão nova. A tua partida continua tal como está.
use-update = Atualizar
forget = Apagar todos os dados do jogo
forget-question = { $count ->
    [0] Isto apaga deste dispositivo todos os dados do jogo. Não é possível anular.
   *[other] Isto apaga deste dispositivo todos os dados do jogo: { $list }. Não é possível anular.
}
stored-unfinished = a partida em curso e as que deixaste por acabar
stored-finished = as partidas terminadas e as estatísticas
stored-days = os teus resultados e séries das partidas do dia
stored-mistakes = o caderno de erros
stored-bots = os teus bots e exercícios da oficina
stored-settings = as definições
stored-notes = as dicas já vistas e tudo o mais de que a página se lembra
stored-files = os ficheiros para jogar offline
stored-other = outros dados
forget-save-first = Podes exportar antes para um ficheiro as partidas terminadas, os resultados das partidas do dia, os erros e os bots. As partidas por acabar podem ser copiadas em «Abrir uma partida».
forget-save-file = Exportar antes para um ficheiro
forget-yes = Apagar tudo

## URL parameters

parameter-players = jogadores
parameter-edition = edição
parameter-scoring = pontuação
parameter-seed = número da partida
parameter-level = nível
parameter-marker_depth = cartas sob a carta de última ronda
parameter-seats = lugares
parameter-scores = pontos dos jogadores
parameter-from = nome
parameter-speed = ritmo
parameter-lang = idioma
parameter-theme = tema
parameter-daily = partida do dia
parameter-accent = cor dos botões
parameter-bg = fundo
scores-none = nenhum
from-none = nenhum
used-usual = o predefinido

## Embedded

frame-about = { $bots ->
    [one] Tu contra o computador: um adversário
   *[other] Tu contra o computador: { $bots } adversários
}
frame-your-move = O que farias?
frame-replay = Uma partida para ver
frame-loading = A abrir…
link = Link do jogo
link-about = Este jogo incorporado não pode abrir outras páginas. Copia o link e abre-o no navegador: a tua partida continua lá.
copy = Copiar
copied = Copiado
copy-by-hand = Não foi possível copiar. O texto está selecionado: copia-o tu.

## Positions to answer

answer-title = Quanto vale cada escolha
answer-thinking = O treinador está a pensar…
answer-best = Fizeste a melhor escolha.
answer-equal = A tua escolha é tão boa como a melhor.
answer-wrong = Não foi a melhor escolha.
answer-worse = Era melhor «{ $action }»: mais { $share } de probabilidade de ganhar.
answer-choice = Escolha
answer-share = Proba­bilidade de ganhar
answer-lead = Vantagem em pontos
answer-yours = a tua
answer-exact = Cálculo exato até ao fim da partida, para todas as ordens possíveis das cartas que faltam.
answer-estimated = Estimativa: o resto da partida foi jogado muitas vezes com as cartas que ainda podem sair.
choose-again = Escolher outra vez
play-on = Continuar a jogar
back-to-game = Voltar à minha partida
notice-position-unreadable = Não foi possível abrir a posição deste link.
answer-band = ≈ quase igual: diferenças abaixo de { $share } não são significativas.
answer-same = = exatamente igual.
about-equal = quase igual
equal = igual

## Replay

replay = Partida gravada
replay-first = Ir para o início
replay-back = Jogada anterior
replay-on = Reproduzir
replay-pause = Pausa
replay-forth = Jogada seguinte
replay-last = Ir para o fim
replay-ply = Jogada
take-over = Jogar a partir daqui
notice-record-unreadable = Não foi possível abrir a partida deste link.
replay-ply-of = Jogada { $ply } de { $plies }
prompt-shown = { $person ->
    [you] É a tua vez
   *[other] É a vez de { $name }
}
replay-manner = Opções de reprodução
replay-speed = Ritmo
replay-from = Ponto de vista
replay-close = Fechar a partida
keys-hint-replay = Ao ver uma partida gravada:
key-step = Jogada anterior ou seguinte
key-by-itself = Reproduzir ou pôr em pausa
key-ends = Ir para o início ou para o fim

## Keyboard shortcuts

keys-hint = Enquanto a mesa tiver o foco:
keys-listening = Com um leitor de ecrã, estas teclas funcionam no modo de foco. Tab e Enter funcionam sempre.
key-draw = Biscar uma carta
key-row = Colocar na fila ou recolhê-la
key-rows = Ir de fila em fila
key-next = Acabar de uma vez as jogadas do computador
key-finish = Acabar a ronda
key-hint = Dica; carrega outra vez para veres mais
key-why = Porque é que o computador fez essa jogada
key-undo = Anular a jogada
key-redo = Refazer a jogada
key-again = Repetir o último aviso
key-scores = Anunciar os pontos e as cartas de todos
key-table = Anunciar o que está nas filas
key-sound = Desligar ou ligar o som
key-help = Mostrar esta lista
# As printed on keyboards.
key-name-space = Espaço
key-name-escape = Esc
key-name-home = Home
key-name-end = End

## The coach

action-place = Colocar na fila { $row }
action-take = Recolher a fila { $row }
nudge-draw = O melhor parece ser biscar.
nudge-draw-close = Biscar parece boa ideia, mas há outra escolha quase tão boa.
nudge-place = Vê onde a carta te ajuda e onde prejudica os outros.
nudge-place-close = Vê onde a carta te ajuda e onde prejudica os outros. Várias filas são quase iguais.
nudge-take = O melhor parece ser recolher uma fila.
nudge-take-close = Recolher uma fila parece boa ideia, mas biscar é quase tão bom.
look-at-gains = Que fila te dá mais pontos?
look-at-loses_least = Que fila te custa menos?
look-at-denies = O que é que os outros gostariam de recolher?
look-at-joker = Há um joker na mesa.
look-at-plus_twos = As cartas +2 contam sempre.
look-at-row_full = Uma fila cheia já não melhora.
look-at-avoids_fourth_colour = Só três cores dão pontos.
look-at-helps = Que fila queres recolher?
look-at-spoils = A quem podes estragar a fila preferida?
look-at-keeps_clean = Não estragues a fila de que mais gostas.
look-at-fills = Uma fila cheia não recebe mais cartas.
look-at-little_to_take = Ainda há pouco nas filas.
look-at-likely_better = A maior parte das cartas que podem sair ajudava-te.
look-at-nobody_wants = Quem mais quer a fila de que gostas?
hint-best = Mostrar a melhor escolha
hint-all = Mostrar todas as escolhas
hint-is-best = A melhor escolha: «{ $action }»
hint-is-about-best = Uma das melhores escolhas: «{ $action }»
why-before = Anterior
why-after = Seguinte
why-chosen = escolhida
why-nothing = Nada do que se vê na mesa justifica esta escolha.
why-best = Não havia melhor escolha.
why-about-best = Quase tão boa como a melhor escolha: diferenças abaixo de { $share } não são significativas.
why-as-good = Exatamente tão boa como a melhor escolha.
why-not-best = Teria sido melhor «{ $action }»
why-estimated = Estimativa que antecipa duas decisões.
reason-gains = Esta fila dá { $amount }; nenhuma outra dá mais.
reason-loses_least = Todas as filas custam pontos; esta é a que custa menos ({ $amount }).
reason-denies = Tira a { $name } a melhor fila, { $amount } melhor do que a seguinte.
reason-denies-you = Tira-te a melhor fila, { $amount } melhor do que a seguinte.
reason-joker = { $count ->
    [one] Tem um joker.
   *[other] Tem { $count } jokers.
}
reason-plus_twos = { $count ->
    [one] A carta +2 desta fila conta em qualquer caso.
   *[other] As { $count } cartas +2 desta fila contam em qualquer caso.
}
reason-row_full = A fila está cheia e já não melhora.
reason-avoids_fourth_colour = { $count ->
    [one] Assim há uma só cor; com a fila { $row } haveria { $there }.
   *[other] Assim há { $count } cores; com a fila { $row } haveria { $there }.
}
reason-helps = A carta melhora a fila em { $amount } para quem a coloca.
reason-spoils = A carta piora a fila em { $amount } para { $name }.
reason-spoils-you = A carta piora a fila em { $amount } para ti.
reason-keeps_clean = Na fila { $row }, a melhor, a carta custaria { $amount }.
reason-fills = A carta enche a fila.
reason-little_to_take = Por enquanto, nenhuma fila dá mais de { $amount }.
reason-likely_better = Com { $share } das cartas que faltam, uma fila ultrapassaria a melhor atual, em média por { $amount }.
reason-likely_better-any = Com qualquer carta, uma fila ultrapassaria a melhor atual, em média por { $amount }.
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

## Game review

review-title = Análise da partida
review-working = O treinador analisa a partida, decisão a decisão…
review-no-game = Não há nenhuma partida terminada para analisar.
review-failed = O treinador não conseguiu analisar esta partida.
review-whose = Jogador
review-well = { $name } fez a melhor escolha em { $part } de { $count } decisões.
review-well-you = Fizeste a melhor escolha em { $part } de { $count } decisões.
review-cards-for = As cartas deram a { $name } { $amount } de vantagem.
review-cards-for-you = As cartas deram-te { $amount } de vantagem.
review-cards-against = As cartas custaram a { $name } { $amount }.
review-cards-against-you = As cartas custaram-te { $amount }.
review-choices = As suas escolhas custaram-lhe { $amount }.
review-choices-you = As tuas escolhas custaram-te { $amount }.
band-best = Melhor escolha
band-good = Boa escolha
band-inaccuracy = Imprecisão
band-mistake = Erro
band-blunder = Erro grave
percent-less = < { $share }
percent-more = > { $share }
review-bands-about = Conforme a probabilidade de ganhar perdida: melhor escolha abaixo de { $good }, boa escolha a partir de { $good }, imprecisão a partir de { $inaccuracy }, erro a partir de { $mistake }, erro grave a partir de { $blunder }.
review-curve = Evolução da probabilidade de ganhar
review-chances = { $step ->
    [0] Probabilidade de ganhar no início
   *[other] Probabilidade de ganhar após a jogada { $step }
}
review-ply = Jogada
review-start = Antes da primeira jogada
review-see = Ver a posição
review-retry = Repetir a jogada
review-table = Ver em tabela
review-luck = Sorte com a carta: { $share }
review-again = Vale a pena rever
review-none = Nenhuma escolha custou caro. Bem jogado!
review-better = Era melhor «{ $action }». Custo desta jogada: { $share } de probabilidade de ganhar.
review-luckiest = As cartas decisivas
review-luck-about = Em pontos: quanto a carta foi melhor ou pior do que a média de todas as que podiam sair.
review-accounts = Habilidade e sorte
review-accounts-about = Pontos de vantagem no fim sobre o melhor dos outros: o que o início, as cartas e as escolhas de todos acrescentaram. Cada decisão é julgada só pelo que então se podia saber; o «não previsto» é o que não se vê com duas decisões de antecedência.
account-start = Previsto no início
account-luck = Cartas
account-own = Escolhas do jogador
account-others = Escolhas dos outros
account-unforeseen = Não previsto
account-final = No fim
back-to-review = Voltar à análise

## Open or share a game

games-open-about = Cola uma partida gravada ou guardada, ou um link, ou larga aqui um ficheiro. A partida em curso não se perde.
games-text = Partida ou link
games-open-text = Abrir
games-open-file = Escolher um ficheiro…
games-nothing = Ainda não há nada para abrir. Cola primeiro uma partida ou um link.
games-too-large = É grande demais para ser uma partida. Nada foi aberto.
games-no-record = Isto não é uma partida de Coloretto, ou falta uma parte.
games-newer = Esta partida foi guardada por uma versão mais recente da página. Recarrega a página e tenta de novo.
games-no-game-in-address = Não há nenhuma partida neste link.
games-not-played-so = Parece uma partida, mas a certa altura não cumpre as regras.
games-file-unreadable = Não foi possível ler este ficheiro.
games-stops = O jogo parou ao abrir isto. Podes tentar mais uma vez.
games-stops-again = Isto fez parar o jogo duas vezes e não voltará a ser aberto.
unfinished-title = Partidas por acabar
unfinished-about = São partidas que deixaste por outra. Estão guardadas neste dispositivo.
unfinished-turns = { $count ->
    [one] { $count } jogada feita
   *[other] { $count } jogadas feitas
}
unfinished-resume = Continuar
unfinished-copy = Copiar link
kept-undated = Sem data (de uma versão anterior)
kept-delete = Apagar
kept-deleted = Apagada.
kept-restore = Anular
unreadable-title = Partidas guardadas que não foi possível abrir
unreadable-about = Ficam guardadas tal como estavam. Talvez uma versão mais recente da página as consiga abrir; se não, o texto ajuda a encontrar a falha.
unreadable-copy = Copiar o texto
games-keep = Guardar ou partilhar a tua partida
games-keep-over = Inclui todas as cartas e jogadas: qualquer pessoa pode ver a partida.
games-keep-unfinished = A partida até aqui. Também inclui as cartas que faltam: quem a abrir pode conhecê-las.
games-none = Ainda não há partida. Assim que começares uma, podes guardá-la ou partilhá-la aqui.
games-share = Partilhar…
games-formats = Formatos
games-share-failed = Aqui não é possível partilhar. Copia antes o link.
games-file-text = Guardar como texto
games-file-json = Guardar como JSON
games-link-watch = Link para ver a partida
games-link-go-on = Link para continuar noutro dispositivo
games-record = Partida (texto)
challenge-begin = { $points ->
    [one] { $sender }: { $points } ponto com estas cartas. É a tua vez.
   *[other] { $sender }: { $points } pontos com estas cartas. É a tua vez.
}
challenge-friend = Um amigo
challenge-yours = Tu
challenge-player = Pontos próprios
challenge-more = { $points ->
    [one] { $sender } tem menos { $points } ponto do que tu com as mesmas cartas.
   *[other] { $sender } tem menos { $points } pontos do que tu com as mesmas cartas.
}
challenge-less = { $points ->
    [one] { $sender } tem mais { $points } ponto do que tu com as mesmas cartas.
   *[other] { $sender } tem mais { $points } pontos do que tu com as mesmas cartas.
}
challenge-same = { $sender } tem os mesmos pontos que tu com as mesmas cartas.
send-title = Enviar este resultado
send-about = Como imagem, como uma linha de símbolos e como link que dá as mesmas cartas ao mesmo lugar, contra os mesmos adversários.
send-name = O teu nome, se quiseres
send-name-about = O link contém este nome e os pontos desta partida, e mais nada sobre ti.
send-line = O teu resultado em texto
send-streak = Série
picture = Imagem da mesa
picture-about = A posição tal como está, para mensagens e fóruns. Mostra apenas o que todos podem ver.
picture-copy = Copiar como imagem
picture-save = Guardar a imagem
picture-copied = Imagem copiada.
picture-copy-failed = Aqui não é possível copiar imagens. Guarda a imagem ou copia-a a partir do menu de contexto.
picture-failed = Não foi possível desenhar a imagem. O texto abaixo diz o mesmo.
picture-markdown = Copiar como Markdown
picture-drawn = Carta biscada: { $card }
picture-row = Fila
picture-cards = Cartas
picture-open-position = Jogar a partir desta posição
picture-share = Partilhar esta posição
after-game = Depois da partida
after-watch = Ver a partida
after-keep = Guardar ou partilhar
after-other-seat = Mesmas cartas, outro lugar
after-strongest = Ver como joga o Mestre
next-level = Demasiado fácil? Experimenta o nível «{ $level }»
easier-level = Demasiado difícil? Experimenta o nível «{ $level }»
rematch-other-seat = O lugar de { $name }
rematch-other-seat-about = Escolhe um lugar: ficas com as cartas iniciais desse lugar e o mesmo baralho. Todos mudam de lugar contigo, por isso os teus vizinhos são os mesmos. A partida conta como prática.
rematch-person = No lugar de { $name } fizeste { $now }; { $name } tinha feito { $before }.
rematch-strongest = No mesmo lugar, o Mestre fez { $now }; tu tinhas feito { $before }.
notice-finished-kept = São as mesmas cartas outra vez. A partida que terminaste está guardada.

## Is it fair?

fair-intro = Não tens de confiar na nossa palavra: o baralho não muda e ninguém o espreita. Aqui podes verificá-lo.
fair-deck = O baralho não muda
fair-deck-about = A página mostra uma impressão digital da ordem das cartas: um código curto que corresponde a esta ordem e, na prática, a nenhuma outra. Depois da partida mostra a ordem, e qualquer pessoa pode refazer o cálculo.
fair-no-game = Ainda não há partida. Começa uma e volta.
fair-no-commitment = Esta partida não tem impressão digital: tem de ser tirada antes do fim.
fair-commitment = A impressão digital (SHA-256)
fair-told-later = Anota-a, se quiseres. Quando a partida acabar, a linha de que foi feita aparece aqui.
fair-told = A linha original
fair-parts = O que significa cada parte
fair-parts-position = A posição em que a partida começou; depois as cartas de cima para baixo, e o sal.
fair-part-variant = Jogadores, edição, pontuação, última ronda
fair-part-removed = Cores fora do jogo
fair-part-starting = Cartas iniciais, lugar a lugar
fair-part-starter = Lugar de quem começa
fair-part-rows = Capacidade de cada fila
fair-part-supply = As cartas de cima para baixo
fair-part-salt = Sal: algarismos aleatórios, para que ninguém descubra o baralho por tentativas
fair-check = Verificar
fair-same = Igual: a linha dá a impressão digital anunciada. Foi o teu navegador que a calculou.
fair-other = Diferente: a linha dá uma impressão digital diferente da anunciada.
fair-command = Para verificar sem esta página
fair-bots = Os adversários veem o baralho?
fair-bots-about = Só sabem o que tu também vês. Experimenta: baralham-se as cartas por sair, e o último a jogar escolhe outra vez.
fair-shuffle = Baralhar e perguntar de novo
fair-shuffle-thinking = A pensar outra vez…
fair-shuffle-nobody = Ainda nenhum adversário jogou nesta partida.
fair-shuffled = A mesma escolha em { $same } de { $shuffles } vezes.
fair-moved = { $count ->
    [one] { $count } carta estava noutro sítio.
   *[other] { $count } cartas estavam noutro sítio.
}
fair-not = O que isto não prova
fair-not-lot = Que as cartas tenham sido dadas ao acaso: quem começa uma partida pelo número pode ter experimentado muitos. A partida do dia depende só da data.
fair-not-look = Que não tenhas espreitado: o dispositivo é teu, e a partida guardada contém o baralho.
fair-not-program = Que ninguém tenha alterado o programa.

## Daily deal

daily-about = Uma partida por dia, igual para toda a gente: as mesmas cartas, os mesmos adversários.
daily-bots = Três adversários esperam por ti.
daily-bots-then = Ainda podes jogar esta partida, mas não prolonga a tua série.
practice-daily = Uma partida de prática não dá resultado para a partida do dia. Quando esta acabar, podes jogá-la outra vez para obteres um.
daily-practice = Jogaste esta partida como prática, por isso ainda não tem resultado. Joga-a outra vez para obteres um.
daily-go-on = Continuar a jogar
daily-yours = Tu
daily-par = Mestre
daily-par-thinking = O Mestre está a jogar no teu lugar…
daily-above-par = Fizeste mais pontos do que o Mestre no teu lugar!
daily-on-par = Exatamente os mesmos pontos que o Mestre no teu lugar.
daily-below-par = { $points ->
    [one] No teu lugar, o Mestre fez mais { $points } ponto.
   *[other] No teu lugar, o Mestre fez mais { $points } pontos.
}
daily-share-streak = { $count ->
    [one] Série: { $count } dia.
   *[other] Série: { $count } dias.
}
daily-share-button = Partilhar
daily-streak = Série atual
daily-streak-best = Série mais longa
daily-played = Partidas do dia jogadas
daily-streak-about = Um dia conta quando começas a partida nesse mesmo dia (UTC) e a acabas, o mais tardar, no dia seguinte; as partidas de prática não contam. Se falhares um dia, começa uma série nova.
daily-archive = Calendário de partidas
daily-next = Próxima partida do dia: { $time }
daily-today = Partida de hoje
page-home = Início
home-title = Olá de novo
home-continue = Continuar a partida
home-dare = As mesmas cartas para todos. Consegues superar o Mestre no teu lugar?
home-yours = Tu: { $score }
home-master = o Mestre: { $score }
home-week = Os teus últimos sete dias
home-day-missed = não jogada
home-day-played = jogada
home-day-won = melhor do que o Mestre
home-mistake = Corrige um erro
home-lost = { $band } numa das tuas partidas.
home-mend = Tentar de novo
home-unrated = O teu nível aparece aqui quando houver partidas analisadas.
home-play = Jogar uma partida
home-change = Mudar
daily-again-about = Joga-a quantas vezes quiseres: só conta o primeiro resultado.
daily-compare = Comparar e partilhar
month-before = Mês anterior
month-after = Mês seguinte
not-persistent = Nem tudo pôde ser guardado neste navegador. Parte do que vês aqui pode perder-se quando fechares a página.
kept-unreadable = { $count ->
    [one] Esta versão da página não consegue ler um registo guardado neste dispositivo. Não aparece aqui, mas continua guardado.
   *[other] Esta versão da página não consegue ler { $count } registos guardados neste dispositivo. Não aparecem aqui, mas continuam guardados.
}
notice-puzzle-unreadable = Não foi possível abrir este problema. Volta daqui a { $days } dias.
notice-decision-unreadable = Não foi possível abrir esta decisão.

## My mistakes

mistakes-about = As decisões que te custaram pontos voltam como pequenos problemas. Um problema resolvido volta ao fim de 3, depois 10, depois 30 dias, e a seguir fica aprendido; um problema falhado volta no dia seguinte.
mistakes-none = Ainda está vazio. Analisa uma partida terminada com o treinador: os teus erros e erros graves são acrescentados aqui automaticamente.
mistakes-today = { $count ->
    [0] Hoje não há nada para rever
    [one] { $count } problema para rever hoje
   *[other] { $count } problemas para rever hoje
}
mistakes-start = Começar
mistakes-puzzle = Problema { $number } de { $count }: o que farias?
mistakes-number = Problema { $number } de { $count }
mistakes-answer = Ver a resposta
mistakes-waiting = Em espera
mistakes-learned = Aprendidos
mistakes-next-date = Próxima revisão
mistakes-next = Problema seguinte
puzzles-back = Voltar aos problemas
mistakes-solved = Resolvido. Volta a aparecer a { $date }.
mistakes-solved-learned = Resolvido. Este já está aprendido.
mistakes-unsolved = Este problema volta amanhã.
mistakes-then = Na partida, escolheste «{ $action }».

## Trainer

trainer-about = Decisões de partidas entre computadores, cada uma com uma só jogada claramente melhor; primeiro as mais fáceis. Uma posição resolvida volta uma vez, ao fim de 30 dias; uma posição falhada volta no dia seguinte no teu caderno de erros.
trainer-day = Posição do dia
trainer-solve = Resolver
trainer-day-solved = Resolveste-a.
trainer-day-missed = Desta vez não. Volta no teu caderno de erros.
trainer-themes = Temas
trainer-solved = { $solved } de { $all } resolvidas
trainer-source = O treinador comparou todas as jogadas várias vezes, cada vez com outras cartas por sair; na última ronda calculou tudo até ao fim.
trainer-often = Escolha frequente aqui: «{ $action }».
trainer-found = O nível «{ $level }» encontra a melhor jogada { $share } vezes em cada 100.
training-spoil = Estragar uma fila
training-about-spoil = Uma carta que não ajuda ninguém pode custar pontos a um adversário.
training-stake = Recolher ou biscar?
training-about-stake = Uma fila dá pontos. Recolhes e sais da ronda, ou arriscas e biscas mais uma vez?
training-jokers = Jokers
training-about-jokers = Recolher o joker, deixá-lo ou encontrar a fila certa para ele.
training-last_round = A última ronda
training-about-last_round = Depois não vem mais nada: cada jogada pode ser calculada até ao fim.

## Your games

finished-none = Aqui aparecem as partidas que acabas: para as veres, partilhares e comparares.
finished-again = Repetir com as mesmas cartas
finished-again-own = O teu lugar
finished-count = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
finished-search = Procurar
finished-more = Mostrar mais partidas
finished-favourite = Favorita
finished-favourites = Só favoritas
finished-note = Nota
finished-table = Exportar como tabela (CSV)
finished-opponents = Adversários:
finished-players = Jogadores:
finished-people = { $count ->
    [one] { $count } pessoa
   *[other] { $count } pessoas
}
finished-continued = A partir de uma posição
finished-no-bots = Só pessoas
finished-hints = { $count ->
    [one] { $count } dica
   *[other] { $count } dicas
}

## Statistics

statistics-none = Joga uma partida contra o computador até ao fim e ela aparece aqui: pontos, posições e como o teu jogo evolui.
statistics-few = { $count ->
    [one] Estatísticas a partir de { $least } partidas: falta uma.
   *[other] Estatísticas a partir de { $least } partidas: faltam { $count }.
}
filters = { $count ->
    [0] Filtros
   *[other] Filtros ({ $count })
}
filters-clear = Limpar filtros
statistics-variant = Tipo de partida
statistics-level = Nível do computador
statistics-style = Estilo
statistics-bot = Adversário
statistics-all = Todos
statistics-players = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
statistics-no-match = Nenhuma partida corresponde a estes filtros.
statistics-practice = { $count ->
    [0] As partidas de prática não contam.
    [one] { $count } partida de prática não conta.
   *[other] { $count } partidas de prática não contam.
}
statistics-counted = De cada partida do dia, só conta a primeira vez. Uma vitória partilhada conta como uma fração de vitória.
goals-reached = { $reached } de { $all } alcançados
figure-games = Partidas
figure-wins = Vitórias
figure-points = Média de pontos
figure-best = Melhor pontuação
figure-rank = Posição média
by-variant = Por tipo de partida
by-level = Por nível
by-style = Por estilo dos adversários
by-bot = Por adversário
statistics-same = Igual em todas estas partidas
strength = O teu nível
strength-between = O teu nível está entre «{ $lower }» e «{ $upper }»
strength-like = Jogas ao nível «{ $level }»
strength-range = { $games ->
    [one] Após { $games } partida: algures entre «{ $low }» e «{ $high }».
   *[other] Após { $games } partidas: algures entre «{ $low }» e «{ $high }».
}
strength-games = { $games ->
    [one] Após { $games } partida.
   *[other] Após { $games } partidas.
}
strength-even = Um computador de nível «{ $level }» seria um adversário à altura.
strength-play = Jogar contra «{ $level }»
strength-up = Subiu desde a partida anterior.
strength-down = Desceu desde a partida anterior.
strength-same = Sem alterações.
strength-wait = { $count ->
    [one] O teu nível aparece aqui após mais { $count } partida.
   *[other] O teu nível aparece aqui após mais { $count } partidas.
}
strength-course = Nível de partida em partida
strength-band = Zona sombreada: o intervalo de 95%, onde provavelmente está o teu nível.
strength-about = O treinador compara os pontos que as tuas decisões desperdiçaram com os que desperdiçam os computadores de cada nível. A sorte e os resultados não contam, nem as partidas com dicas.
goal-news = { $count ->
    [one] Objetivo alcançado: { $goals }
   *[other] Objetivos alcançados: { $goals }
}
goal-next = Próximo objetivo: «{ $goal }».
goal-news-all = Todos os objetivos foram alcançados.
goal-reached = alcançado
goal-progress = { $done } de { $all }
goal-first = Ganha uma partida
goal-alone = Ganha sem dicas
goal-tables = Ganha com cada número de jogadores
goal-sides = Ganha nos dois lados da carta de pontuação, nas duas edições
goal-levels = Vence os computadores de todos os níveis
goal-styles = Ganha contra todos os estilos
goal-lead = Ganha por { $lead } pontos ou mais
goal-points = Faz { $points } pontos
goal-faultless = Desperdiça menos de um ponto com as tuas próprias decisões
goal-unlucky = Ganha apesar de as cartas estarem contra ti
goal-days = Termina as partidas do dia de { $all } dias
goal-mistakes = Aprende com { $all } dos teus erros
chart-points = Pontos nas tuas últimas partidas
chart-lost-points = Pontos perdidos pelas tuas escolhas
chart-mean = Média: { $value }
chart-game = Partida
chart-date = Data
chart-value = Valor
chart-table = Ver em tabela
backup-title = Exportar e importar
backup-about = Exporta as tuas partidas, os resultados das partidas do dia, os erros e os bots para os conservares ou levares para outro dispositivo. Nada é contado duas vezes.
backup-file = Exportar para um ficheiro
backup-text = Exportar em texto
backup-text-label = Todos os teus dados em texto, para copiar
backup-open = Importar um ficheiro
backup-paste = Texto de outro dispositivo
backup-add = Importar
backup-added = { $count ->
    [0] Nenhuma partida nova.
    [one] { $count } partida importada.
   *[other] { $count } partidas importadas.
}
backup-bots-added = { $count ->
    [one] { $count } bot importado: já está na oficina.
   *[other] { $count } bots importados: já estão na oficina.
}
backup-foreign = Estes dados não foram exportados daqui. Nada mudou.
backup-newer = Estes dados vêm de uma versão mais recente da página. Recarrega a página e tenta de novo.
backup-truncated = Falta o fim. Exporta ou copia outra vez todos os dados.
backup-damaged = Os dados foram alterados ou danificados pelo caminho. Nada foi importado.
backup-too-big = É grande demais para vir desta página. Não foi aberto.
backup-no-room = Este navegador não tem espaço para todos os bots. Tudo o resto foi importado. Guarda os dados exportados.

## Strategy by numbers

strategy-about = Estes números vêm de partidas entre computadores: { $games } partidas por mesa, todos os jogadores no nível «{ $level }». Mostram como jogam estes adversários; não são leis do jogo.
strategy-numbers = Os números
strategy-rule-1 = No lado castanho, no início da partida vale a pena recolher 5 pontos. Depois compensa esperar: no último terço, mesmo quando são 7 pontos, os especialistas deixam-nos mais vezes do que os recolhem.
strategy-rule-2 = No lado castanho, espera pelas filas cheias: com três ou mais jogadores, sete em cada dez filas recolhidas têm três cartas.
strategy-rule-3 = No lado castanho, um joker vale tanto como uma boa fila, e mais do que duas cartas +2.
strategy-rule-4 = Decide-te por três cores até meio da partida: no último terço, uma carta da quarta já quase nada vale.
strategy-rule-5 = No lado cinzento, sai cedo com pouco: com três ou quatro jogadores, duas em cada três filas recolhidas têm uma só carta.
strategy-date = Data das partidas:
strategy-interval = As linhas finas e os números ao lado de cada valor indicam o intervalo de 95%: quanto o acaso, só por si, pode ter mudado o valor.
strategy-bounds = { $sign ->
    [minus] { $low } a { $high }
   *[plus] { $low }–{ $high }
}
strategy-early = Primeiro terço
strategy-middle = Segundo terço
strategy-late = Último terço
strategy-few = poucos dados
strategy-how = Como foi medido
strategy-seat = Começar é vantagem?
strategy-seat-finding = { $verdict ->
    [more] Com { $players } jogadores, o lugar que começa ganha { $share } das partidas: mais do que os { $even } que lhe caberiam.
    [fewer] Com { $players } jogadores, o lugar que começa ganha { $share } das partidas: menos do que os { $even } que lhe caberiam.
   *[even] Com { $players } jogadores, o lugar que começa ganha { $share } das partidas: caber-lhe-iam { $even }, e a diferença pode ser acaso.
}
strategy-seat-caption = Resultados por ordem de jogo
strategy-seat-head = Ordem de jogo
strategy-seat-position = { $position ->
    [1] Começa
    [2] Segundo
    [3] Terceiro
    [4] Quarto
   *[other] Quinto
}
strategy-seat-legend = Linha tracejada: o que caberia a cada lugar, { $even }. A escala dos pontos não começa em 0.
strategy-seat-about = A ordem é a da primeira ronda. Uma vitória partilhada conta como uma fração de vitória.
strategy-take = Quando recolher uma fila?
strategy-take-finding = Quando a melhor fila dá { $points }, recolhem uma fila em { $early } das vezes no primeiro terço da partida e em { $late } no último.
strategy-take-caption = Com que frequência recolhem uma fila
strategy-take-head = A melhor fila dá
strategy-take-least = { $points } ou menos
strategy-take-most = { $points } ou mais
strategy-take-about = Todas as vezes em que era possível biscar e também recolher, segundo os pontos que a melhor fila teria dado de imediato. Os terços são os das cartas por cima da carta de última ronda; a última ronda pertence ao último terço.
strategy-cards = Esperar por uma fila cheia?
strategy-cards-finding = No segundo terço da partida, recolhem uma fila em { $full } das vezes quando a melhor tem { $count } cartas, e em { $single } quando só tem uma.
strategy-cards-caption = Com que frequência recolhem uma fila
strategy-cards-head = A melhor fila tem
strategy-cards-about = As mesmas vezes, segundo o número de cartas da fila que teria dado mais; se houver várias, a que tem mais cartas.
strategy-rows = O que as filas dão
strategy-rows-finding = { $share } das filas que recolhem têm { $cards } e dão de imediato { $points } em média.
strategy-rows-caption = Filas recolhidas, por número de cartas
strategy-rows-head = Fila
strategy-rows-share = Percentagem das filas
strategy-rows-points = Pontos imediatos
strategy-rows-about = Todas as filas recolhidas e quanto mudaram de imediato a pontuação do jogador.
strategy-specials = Jokers e cartas +2
strategy-specials-finding = No segundo terço da partida, a rede estima que mais um joker vale { $joker } e mais uma carta +2, { $bonus }.
strategy-specials-caption = O que mais uma carta acrescenta à vantagem final, em pontos
strategy-specials-head = Mais uma carta
strategy-specials-about = É uma estimativa, não uma contagem: quanto a rede neuronal aumenta a vantagem final que prevê sobre o melhor adversário quando uma carta destas passa do baralho para as cartas de um jogador no início de uma ronda. Os intervalos não incluem os erros da própria rede.
strategy-colours = Que cor juntar?
strategy-colours-finding = No último terço da partida, a rede estima que mais uma carta da cor com mais cartas vale { $longest } e uma da quarta cor, { $fourth }.
strategy-colours-caption = O que mais uma carta acrescenta à vantagem final, em pontos
strategy-colours-head = Mais uma carta
strategy-colours-rank = { $rank ->
    [1] da cor com mais cartas
    [2] da segunda cor
    [3] da terceira cor
   *[other] da quarta cor
}
strategy-colours-about = É uma estimativa, não uma contagem, feita como a dos jokers. Só contam as cores que o jogador já tem, por número de cartas.
strategy-scores = Quanto valem os pontos
strategy-scores-finding = Com { $players } jogadores, metade das pontuações do nível «{ $strong }» são de { $high } pontos ou mais; no nível «{ $weak }», de { $low } ou mais.
strategy-scores-caption = Pontuações finais por nível
strategy-scores-head = Nível
strategy-scores-reach = { $share } alcançam
strategy-scores-legend = Escuro: os 80% centrais das pontuações. Linha: a pontuação que metade alcança. Pelo menos { $games } partidas por nível.
strategy-scores-about = Computadores de um mesmo nível entre si, com a carta de última ronda no lugar normal. Conta cada lugar de cada partida.

## About

about-game = Coloretto é um jogo de cartas de Michael Schacht. Esta é uma versão não oficial, com ilustrações e textos próprios; o nome pertence à editora.
about-version = Versão { $version }. As regras, o motor e os adversários são feitos em Python e correm no teu navegador.
about-privacy-title = Privacidade
about-privacy = Partidas, definições e resultados ficam neste dispositivo. Nada é enviado: nem estatísticas de visitas nem cookies.
about-diagnostic-title = Se algo correr mal
about-diagnostic = Inclui este texto quando comunicares um problema. Contém as versões, o teu navegador, o tamanho da janela, as definições, a partida e os últimos erros, mas nenhum nome.
about-parts = Componentes
about-part = Componente
about-part-version = Versão
about-licence = Licença
about-our-licence = A nossa licença
about-third-licences = Licenças de terceiros
about-bill = Lista de componentes
about-docs = Documentação
in-english = { $words } (em inglês)
about-workshop = Oficina: escreve o teu próprio bot

### The rules page

rules-intro = Um jogo de cartas de Michael Schacht, para { $least } a { $most } jogadores, explicado por palavras nossas. Uma partida contra o computador dura alguns minutos, e cada jogada é uma única decisão.
rules-contents = Índice
rules-steps = O jogo em seis imagens
rules-step-draw = Na tua vez, vira a carta de cima do baralho.
rules-step-place = Coloca-a em qualquer fila que tenha espaço.
rules-step-take = Ou recolhe uma fila: todas as suas cartas são tuas, e esperas pela ronda seguinte.
rules-step-plus = No fim, as tuas { $plus } melhores cores dão pontos: quantas mais cartas, melhor.
rules-step-minus = Todas as outras cores tiram-te pontos.
rules-step-last = Quando sai a carta de última ronda, joga-se a ronda até ao fim e contam-se os pontos.
back-to-table = Voltar à mesa

## The aim

aim = Objetivo do jogo
aim-plus = Todos reúnem cartas de { $colours } cores. No fim, { $plus } das tuas cores dão pontos e todas as outras tiram pontos. Quantas mais cartas tiveres de uma cor, mais ela conta, a teu favor ou contra ti.
aim-few = Por isso, convém-te ter muitas cartas de poucas cores e poucas das restantes. O que recolhes é sempre uma fila inteira, e os outros decidem contigo o que nela está.

## The cards

cards = As cartas
rules-cards-colours = As cores distinguem-se pelo tom, pelo padrão e pelo símbolo.
rules-cards-plus-two = Cada carta +2 vale { $points } pontos, tenhas o que tiveres.
rules-cards-joker = Um joker transforma-se numa carta da cor que quiseres, mas só no fim da partida.
rules-cards-golden = O joker dourado é um joker que também traz uma carta (vê «Jokers»).
rules-cards-last-round = A carta de última ronda está escondida no baralho e anuncia o fim da partida. Ninguém fica com ela.
rules-cards-table = Cartas de cada edição
rules-kind = Cartas
rules-kind-colour = cada uma das { $colours } cores
rules-kind-under-marker = cartas sob a carta de última ronda
rules-kind-all = no total
rules-cards-marker-choice = Ao preparar uma partida, podes pôr a carta de última ronda sobre as últimas { $depths } cartas, em qualquer das edições.

## Setting up

set-up = Preparação
rules-setup-how = O computador faz tudo: retira cores à sorte, dá a cada jogador as cartas iniciais, que são de cores diferentes, baralha as restantes e põe a carta de última ronda no seu lugar. Quem começa também é escolhido à sorte.
rules-setup-table = Preparação por número de jogadores
rules-setup-players = Jogadores
rules-setup-removed = Cores fora do jogo
rules-setup-starting = Cartas iniciais por jogador
rules-setup-rows = Filas
rules-setup-room = Cartas que cabem em cada fila
rules-setup-supply = Baralho

## Your turn

turn = A tua vez
rules-turn-one = Faz uma de duas coisas. Nunca podes passar.
rules-turn-draw-title = Biscar e colocar
rules-turn-draw = Vira a carta de cima do baralho, vê-a e só então escolhe a fila: qualquer uma que tenha espaço e que ninguém tenha recolhido. Se nenhuma fila tiver espaço, ou se o baralho estiver vazio, não podes biscar.
rules-turn-take-title = Recolher uma fila
rules-turn-take = Recolhe qualquer fila onde haja pelo menos uma carta, com tudo o que lá está. As cartas juntam-se às tuas e ficas fora até a ronda acabar. Mais ninguém pode usar essa fila nesta ronda.
rules-turn-next = Depois é a vez do jogador seguinte que ainda não tenha recolhido uma fila. O último que resta continua sozinho, a biscar e a colocar enquanto quiser e puder, e no fim também tem de recolher uma fila.
rules-turn-colours = As tuas cores não se escolhem de antemão: no fim, as que valem mais dão pontos por si. Podes reunir as cores que quiseres, mas as que sobram tiram-te pontos.

tips-again = Na tua primeira partida, as dicas na mesa dizem o que fazer. Podes voltar a vê-las.

## The end of a round

round = Fim da ronda
round-end = Quando todos tiverem recolhido uma fila, a ronda acaba. As filas voltam à mesa vazias, e quem recolheu a última começa a ronda seguinte.

## Jokers

jokers-title = Jokers
jokers-when = Os jokers ficam ao lado das tuas cores até a partida acabar. Então escolhes uma cor para cada joker, e podem ser diferentes. Também podes escolher uma cor de que não tens nenhuma carta. A melhor escolha já está selecionada, mas podes mudá-la.
jokers-golden = O joker dourado conta como um joker. Além disso, quem recolhe uma fila com ele vira logo a carta de cima do baralho e junta-a às suas cartas. Se o baralho estiver vazio, nada acontece.

## The last round

last-round-title = A última ronda
last-round-when = Quando alguém vira a carta de última ronda, ela é posta de lado e esse jogador vira outra carta em seu lugar. A ronda joga-se até ao fim, e com ela acaba a partida.
last-round-count = A mesa indica quantas cartas faltam até lá.

## Scoring

scoring = Pontuação
scoring-how = Cada cor vale pontos segundo o número das suas cartas, jokers incluídos. As { $plus } cores que valem mais dão pontos; todas as outras tiram pontos. Acrescenta { $points } pontos por cada carta +2.
scoring-sides = A carta de pontuação tem dois lados; escolhes um ao preparar a partida. No lado castanho, uma cor vale mais com cada carta, até { $most } cartas. No lado cinzento, o melhor são { $peak } cartas de uma cor; com mais, volta a valer menos.
points-table = Pontos por número de cartas de uma cor
points-count = Cartas de uma cor
points-more = { $count } ou mais
side-brown = Lado castanho
side-grey = Lado cinzento
example-title = Um exemplo
example-about = Estas cartas, mais um joker, em cada lado. O joker está no monte onde mais ajuda.
example-table = Um exemplo pontuado nos dois lados
example-pile = Monte
example-joker = { $points } (joker)
example-total = Total

## Two players

two = Com dois jogadores
rules-two-rows = Há três filas, com espaço para uma, duas e três cartas. Cada um começa com duas cartas, e as quatro cartas iniciais são de cores diferentes.
rules-two-end = A ronda acaba quando os dois jogadores tiverem recolhido uma fila. As cartas da terceira fila saem do jogo e ninguém fica com elas.

## Editions

editions = Duas edições
rules-editions-classic = A edição clássica tem { $jokers } jokers, e a carta de última ronda está sobre as últimas { $depth } cartas.
rules-editions-golden = A edição com o joker dourado tem o joker dourado e { $jokers } jokers normais, e a carta de última ronda está sobre as últimas { $depth } cartas.

### The embed page

share-intro = Incorpora uma mesa de jogo num artigo de qualquer site. Escolhe o que os teus leitores lá encontram e copia o que melhor se adequa ao teu site. O jogo só é transferido quando carregam em «Jogar».
share-choice = O que os leitores encontram
share-preview = Pré-visualização
share-ways = Código de incorporação
share-subject = Conteúdo
share-subject-deal = Uma partida nova
share-subject-pos = Uma posição
share-subject-record = Uma partida gravada
share-pos = Posição (texto)
share-record = Partida (texto)
share-seed-hint = Deixa em branco: cada leitor recebe outras cartas
share-transparent = Fundo transparente
share-compact = Compacto: sem o histórico de jogadas
share-accent = Cor personalizada para os botões
share-accent-colour = Cor dos botões
share-frame = Moldura simples (iframe)
share-frame-about = Para qualquer site que aceite HTML. A altura não muda.
share-script = Moldura com script
share-script-about = Para sites que também aceitam scripts: a moldura fica tão alta quanto o jogo precisa, e a tua página é informada do que nela acontece.
share-element = Elemento HTML
share-element-about = Para quem faz as suas próprias páginas: podes pôr quantos quiseres numa página, e cada um só é transferido quando o leitor se aproxima.
share-link = Só o link
share-link-about = Para WordPress e Ghost: sozinho numa linha, transforma-se num jogo incorporado. Do que escolheste, só se conserva o idioma.

## Link previews, and the page of browsers without JavaScript

needs-javascript = Esta página precisa de JavaScript.
site-play = Jogar Coloretto
site-description = Joga Coloretto, o jogo de cartas de Michael Schacht, contra o computador: grátis, no navegador.
