# Only what differs from pt-PT.ftl.

tagline = Reúna três cores. As outras custam pontos.

## Buttons

undo = Desfazer
draw = Compre uma carta
confirm-jokers = Confirmar curingas
finish-round = Terminar a rodada
coach-why = Por quê?

## Welcome and loading

welcome-about = Na sua vez, vire uma carta e coloque-a em uma fila, ou recolha uma fila com todas as cartas dela. No fim, as suas três melhores cores somam e todas as outras descontam.
welcome-start = Você contra o computador: três adversários
loading-begin = Preparando o jogo
loading-download = Baixando o jogo: { $loaded } de { $total } MB
loading-start = Acordando os adversários
loading-import = Pondo as cartas na mesa
failed-download = Não foi possível baixar uma parte do jogo. Verifique a conexão e tente de novo.
failed-stalled = Faz algum tempo que não chega nada. Verifique a conexão e tente de novo.
failed-offline = Não há conexão e uma parte do jogo ainda não está neste dispositivo. Ele começa sozinho assim que houver conexão.
failed-stopped = O jogo parou inesperadamente. O seu jogo está guardado e continua depois de “Tentar de novo”.
failed-stopped-no-game = O jogo parou inesperadamente. “Tentar de novo” volta a iniciá-lo.
unfinished-count = { $count ->
    [one] { $count } jogo sem terminar
   *[other] { $count } jogos sem terminar
}

## Cards

card-joker = curinga
card-golden = curinga dourado

## Seats

name-you = Você
seat-now = Jogando
seat-out = Fora nesta rodada
seat-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
practice-about = Uma jogada foi desfeita depois de se ver uma carta nova: daqui em diante, este jogo é de treino.
status-practice = Desfeito. { practice-about }
points-aid-item = { $count ->
    [one] { $count } carta: { $points }
   *[other] { $count } cartas: { $points }
}
pile-plus = { $card }, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}: { $points } a favor
pile-minus = { $card }, { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}: { $points } contra
pile-bonus = { $count ->
    [one] { $count } carta { $card }
   *[other] { $count } cartas { $card }
}: { $points } a favor
pile-with-jokers = { $pile }, { $jokers ->
    [one] com { $jokers } curinga incluído
   *[other] com { $jokers } curingas incluídos
}

## Table

row-worth-then = { $row }. Recolher esta fila depois significaria { $gain }
gain-more = { $points ->
    [one] mais { $points } ponto
   *[other] mais { $points } pontos
}
gain-less = { $points ->
    [one] menos { $points } ponto
   *[other] menos { $points } pontos
}
row-place-short = Coloque
row-take-short = Pegue
supply-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
supply-draws-left = { $count ->
    [0] A próxima carta traz a última rodada
    [one] { $count } carta até a última rodada
   *[other] { $count } cartas até a última rodada
}
last-round = Última rodada
prompt-decide = Sua vez: compre uma carta ou recolha uma fila
prompt-draw = Sua vez: compre uma carta
prompt-take = Sua vez: recolha uma fila
prompt-place = Coloque a carta { $card } em uma fila
prompt-jokers = Dê uma cor a cada curinga
prompt-decide-named = { $name }: compre uma carta ou recolha uma fila
prompt-draw-named = { $name }: compre uma carta
prompt-take-named = { $name }: recolha uma fila
prompt-place-named = { $name }: coloque a carta { $card } em uma fila
prompt-jokers-named = { $name }: dê uma cor a cada curinga
prompt-bot = { $name } está pensando
status-undone = Desfeito.

## Hints for the first game

hint-draw = Comece virando uma carta. Você a vê antes de escolher a fila.
hint-place = Coloque a carta em uma fila com espaço. Fica com ela quem recolher essa fila: outra pessoa ou você.
hint-choose = Compre outra carta ou recolha uma fila. O número na fila diz quanto muda a sua pontuação se você a recolher.
hint-must-take = Não há mais espaço para colocar uma carta, então desta vez você recolhe uma fila.
hint-fourth = Só as suas três melhores cores somam. Cada cor a mais desconta: deixe-a pequena.
hint-full = Uma fila cheia não muda mais. Se for boa para você, recolha-a antes que alguém se adiante.
hint-joker = Um curinga recebe a sua cor no fim do jogo. A sua pontuação já conta com a melhor escolha.
hint-last-round = Esta é a última rodada: a próxima fila que você recolher será a última.
hint-out = Você está fora até esta rodada acabar. Repare no que os outros vão reunindo.
hint-dismiss = Entendi

## Log

log = O que aconteceu
log-round = Rodada { $round }. { $name } começa.
log-round-you = Rodada { $round }. Você começa.
log-draw = { $name }: carta comprada ({ $card }).
log-take-revealed = { $name }: fila { $row } recolhida ({ $cards }). Carta virada pelo curinga dourado: { $revealed }.
log-last-round = A carta de última rodada: esta é a última rodada.

## Jokers and scores

jokers = Curingas
jokers-about = Dê uma cor a cada curinga. A melhor escolha já está feita.
jokers-about-named = { $name }, dê uma cor a cada curinga. A melhor escolha já está feita.
joker = Curinga { $number }
joker-given = Curinga { $number }: { $colour }
jokers-score = A sua pontuação com esta escolha: { $score }
wins-you = Você ganhou!
wins = { $name } ganhou
wins-shared = Vitória compartilhada: { $names }

## Computer players

level-newcomer = Iniciante
style-hoarder = Acumulador
style-spoiler = Estraga-prazeres
style-joker-hunter = Caça-curingas

## Settings

settings = Configurações

## Notices

notice-problem = “{ $value }” não é possível em “{ $name }” ({ $allowed }). No lugar: { $used }.
notice-no-language = Não foi possível baixar os textos no seu idioma. Por enquanto, a página está em inglês.
notice-no-storage = Este navegador não deixa a página guardar o seu jogo. Ele vai se perder quando você fechar a página.
notice-no-storage-framed = O seu jogo não fica guardado aqui. “Página inteira” o leva junto.
notice-save-unreadable = Não foi possível abrir o seu jogo salvo. Ele fica separado; nada se perde.
notice-update = Há uma versão nova. O seu jogo continua nela do jeito que está.
notice-part-missing = Não foi possível buscar esta parte. Verifique a conexão e tente de novo.
notice-restarted = Os adversários tinham parado. Já acordaram de novo e o seu jogo continua onde estava.
notice-other-tab = Este jogo continua também em outra aba. Fica guardado o que se jogar por último.
use-update = Usar agora
error-NotationError = O jogo não entendeu isso.
error-PlayerNameError = Um nome tem de 1 a 24 caracteres, pelo menos um visível e nenhum de controle.
error-RecordError = Não é possível ler este jogo salvo.
error-RequestError = O jogo não entendeu a página.
error-other = Algo deu errado. O jogo continua como estava.
notice-link-unreadable = Não foi possível abrir o jogo do link.
notice-earlier = O jogo que você tinha em curso está guardado.
notice-stopped-twice = O que ia ser aberto fez o jogo parar duas vezes. Não foi aberto de novo.
notice-game-gone = Este jogo sem terminar não está mais aqui.
notice-erased-elsewhere = Em outra aba foi apagado tudo o que havia neste dispositivo. Esta aba não salva mais nada: o jogo dela se perde quando você a fechar.

### What only some visits show

## Set-up

setup-wait = Os adversários estão a caminho…
setup-marker = Última rodada
setup-seed-hint = Deixe vazio para uma partida ao acaso
edition-golden = Curinga dourado
scoring-brown = Marrom: 1 3 6 10 15 21
scoring-grey = Cinza: 1 4 8 7 6 5

## Computer players

level-about-newcomer = Acabou de conhecer o jogo: só olha para as próprias cartas e comete muitos erros.
level-about-casual = Joga por diversão: cuida das suas cartas, fica de olho em quem joga a seguir e dá uma escorregada de vez em quando.
level-about-expert = Aprendeu o jogo por conta própria: uma rede treinada pesa cada carta que pode sair a seguir. O fim da última rodada, joga sem um único erro.
level-about-master = Não tem pressa: antes de decidir, joga mentalmente muitas vezes as jogadas mais promissoras.
style-about-hoarder = Espera por filas cheias e vai enchendo cada uma.
style-about-early-leaver = Fica com o que já basta e sai da rodada.
style-about-gambler = Vira mais uma carta e aposta tudo em uma só fila.
style-about-joker-hunter = Vai atrás de curingas e de cartas +2.

## Settings

skin-patterns = Camaleões e estampas
hints-show = Ver dicas de novo
share-title = Compartilhar e incorporar

## On this device

offline-unknown = Jogar sem conexão: ainda não
offline-fetching = Jogar sem conexão: { $done } de { $total } arquivos
offline-ready = Pronto para jogar sem conexão
offline-interrupted = Jogar sem conexão: o resto chega quando houver conexão
offline-unavailable = Aqui não é possível jogar sem conexão
forget-question = Isto apaga tudo o que está salvo neste dispositivo: o jogo em andamento e os que você deixou sem terminar, todos os jogos terminados e as suas estatísticas, os seus resultados e sequências dos jogos do dia, o caderno de erros, as configurações, as dicas já vistas e os arquivos para jogar sem conexão. Não é possível desfazer.
forget-save-first = Um arquivo leva os jogos terminados, os resultados do dia e os erros. Os jogos sem terminar podem ser copiados em “Abrir ou guardar um jogo”.
forget-save-file = Salvar antes em um arquivo

## What the address asks for

parameter-marker_depth = cartas da última rodada

## In a frame on somebody's page

frame-about = { $bots ->
    [one] Você contra o computador: um adversário
   *[other] Você contra o computador: { $bots } adversários
}
frame-your-move = O que você faria?
frame-replay = Uma partida para ver
frame-loading = Abrindo…
link = Link do jogo
link-about = Este quadro não pode abrir outras páginas. Copie o link e abra-o no navegador: o seu jogo continua lá.
copy-by-hand = Copie à mão o texto marcado

## A decision as a question

answer-thinking = O adversário mais forte está pensando…
answer-best = Você escolheu o melhor.
answer-equal = A sua escolha é tão boa quanto a melhor.
answer-worse = { $action }: assim se ganha mais vezes (mais { $share }).
answer-share = Chance de ganhar
answer-yours = a sua
answer-exact = Calculado até o fim do jogo, com todas as cartas que ainda podem sair.
choose-again = Escolher de novo
play-on = Continuar jogando

## A game to watch

prompt-shown = Vez de jogar: { $name }
keys-hint-replay = Enquanto você vê um jogo gravado:
key-step = Um passo para trás ou para a frente

## Keyboard

keys-listening = Com um leitor de tela, estas teclas funcionam no modo de foco dele. Tab e Enter funcionam sempre.
key-draw = Comprar uma carta
key-next = Fazer os computadores jogarem
key-finish = Terminar a rodada
key-hint = Uma dica; de novo: mais
key-why = Por que o computador fez isso
key-undo = Desfazer a jogada

## The coach

nudge-place = Veja onde a carta ajuda você e onde prejudica os outros.
nudge-place-close = Veja onde a carta ajuda você e onde prejudica os outros. Várias filas são quase iguais.
nudge-take-close = Recolher uma fila parece bom, mas comprar é quase tão bom.
look-at-gains = Que fila dá mais para você?
look-at-loses_least = Que fila custa menos para você?
look-at-joker = Há um curinga na mesa.
look-at-helps = Que fila você quer recolher?
look-at-spoils = De quem você pode estragar a fila preferida?
look-at-keeps_clean = Mantenha limpa a fila de que você mais gosta.
look-at-likely_better = A maioria das cartas que podem sair ajudaria você.
look-at-nobody_wants = Quem mais quer a fila de que você gosta?
why-nothing = Não há nada a favor disso que se possa contar na mesa.
why-about-best = Quase tão boa quanto a melhor: não se distinguem diferenças abaixo de { $share }.
why-as-good = Exatamente tão boa quanto a melhor.
why-estimated = Estimado olhando duas decisões à frente.
reason-denies-you = Tira de você a sua melhor fila, { $amount } melhor do que a seguinte.
reason-joker = { $count ->
    [one] Tem um curinga.
   *[other] Tem { $count } curingas.
}
reason-spoils-you = A carta piora a fila em { $amount } para você.
reason-last_round = É a última rodada.
reason-last_round_near = { $count ->
    [one] Mais uma carta e começa a última rodada.
   *[other] Mais { $count } cartas e começa a última rodada.
}

## Looking back on a game

review-working = O treinador percorre a partida, decisão a decisão…
review-well-you = { $part } das suas { $count } decisões não podiam ser melhores.
review-cards-for-you = As cartas deram a você { $amount } de vantagem.
review-cards-against-you = As cartas custaram a você { $amount }.
review-choices-you = As suas próprias escolhas custaram { $amount }.
review-curve = Como foram as chances
review-better = Melhor: { $action }. Custou { $share } de chance de ganhar.
review-accounts-about = Pontos de vantagem no fim sobre o melhor dos outros: o que o início, as cartas e as escolhas de todos acrescentaram. Cada decisão é julgada só pelo que se podia saber na hora; o “não previsto” é o que não se vê olhando duas decisões à frente.

## Games to open and to keep

games-open-about = Cole um registro, um jogo salvo ou um link, ou solte um arquivo aqui. O jogo em andamento não se perde.
games-text = Registro ou link
games-open-file = Escolher um arquivo…
games-nothing = Ainda não há nada para abrir. Cole primeiro um registro ou um link.
games-newer = Este jogo foi escrito por uma versão mais nova desta página. Recarregue-a e tente de novo.
games-no-game-in-address = Não há nenhum jogo neste link.
games-not-played-so = Parece um jogo, mas em algum momento não cumpre as regras.
games-file-unreadable = Não foi possível ler este arquivo.
games-stops = O jogo parou ao abrir isto. Você pode tentar mais uma vez.
games-stops-again = Isto fez o jogo parar duas vezes e não é mais aberto.
unfinished-title = Jogos sem terminar
unfinished-about = Jogos que deram lugar a outro. Estão salvos neste dispositivo.
unfinished-copy = Copiar link
kept-restore = Desfazer
unreadable-title = Jogos salvos que não foi possível abrir
unreadable-about = Estão salvos como estavam. Talvez uma versão mais nova desta página consiga abri-los; senão, o texto ajuda a encontrar a falha.
games-keep = Guardar ou compartilhar o seu jogo
games-keep-over = Leva cada carta e cada jogada: qualquer pessoa pode vê-lo.
games-keep-unfinished = O jogo até aqui. Também leva as cartas que faltam: quem o ler vai conhecê-las.
games-none = Ainda não há jogo. Assim que você jogar, pode guardá-lo aqui.
games-share = Compartilhar…
games-share-failed = Aqui não é possível compartilhar. Copie o link.
games-file-text = Salvar como texto
games-file-json = Salvar como JSON
games-link-watch = Link para assistir
games-link-go-on = Link para continuar em outro lugar
games-record = Registro, em texto
after-keep = Guardar ou compartilhar
other-seat-about = Que lugar você ocupa? Você começa com as cartas desse lugar, do mesmo baralho. Os outros mudam de lugar.
again-person = Do lugar de { $name } você fez { $now }; { $name } tinha feito { $before }.
notice-finished-kept = São as mesmas cartas outra vez. O jogo que você terminou está guardado.

## Is it fair?

fair-intro = Você não precisa acreditar que o baralho não muda e que ninguém o espia. Aqui você pode conferir.
fair-no-game = Ainda não há jogo. Comece um e volte.
fair-no-promise = Neste jogo nada foi prometido: isso precisa acontecer antes do fim.
fair-told-later = Anote-a, se quiser. Quando o jogo acabar, a linha de que ela foi feita aparece aqui.
fair-part-variant = Jogadores, edição, pontuação, última rodada
fair-part-starting = Cartas iniciais, lugar por lugar
fair-part-salt = Sal: algarismos sorteados, para que ninguém descubra o baralho por tentativas
fair-check = Conferir
fair-same = Igual: a linha dá a soma prometida. Foi o seu navegador que a calculou aqui.
fair-command = Para conferir sem esta página
fair-bots-about = Só sabem o que você também vê. Experimente: as cartas ocultas são embaralhadas, e o último a jogar escolhe outra vez.
fair-shuffle = Embaralhar e perguntar de novo
fair-shuffle-thinking = Pensando outra vez…
fair-shuffle-nobody = Nenhum computador jogou neste jogo ainda.
fair-moved = { $count ->
    [one] { $count } carta estava em outro lugar.
   *[other] { $count } cartas estavam em outro lugar.
}
fair-not-lot = Que as cartas foram dadas por sorteio: quem começa um jogo pelo número pode ter tentado muitos. O jogo do dia resulta só da data.
fair-not-look = Que você não espiou: o aparelho é seu, e o jogo salvo contém o baralho.

## The deal of the day

daily-about = Um jogo por dia, igual para todo mundo: as mesmas cartas, os mesmos adversários.
daily-bots = Três adversários esperam por você.
daily-bots-then = Você ainda pode jogar este jogo. Ele não conta para os seus dias seguidos.
daily-go-on = Continuar jogando
daily-yours = Você
daily-par-thinking = O adversário mais forte está jogando no seu lugar…
daily-above-par = Você tirou mais deste jogo do que o adversário mais forte no seu lugar.
daily-on-par = Exatamente os mesmos pontos que o adversário mais forte no seu lugar.
daily-below-par = { $points ->
    [one] No seu lugar, o adversário mais forte encontrou mais { $points } ponto.
   *[other] No seu lugar, o adversário mais forte encontrou mais { $points } pontos.
}
daily-share-label = O seu resultado, para compartilhar
daily-share-button = Compartilhar
daily-streak-about = Um dia conta quando você começa o jogo nesse mesmo dia (UTC). Depois de uma pausa começa uma série nova.
daily-again-about = Jogue quantas vezes quiser: o primeiro resultado fica.
daily-compare = Comparar e compartilhar
not-lasting = Este navegador não deixa a página guardar nada. O que você vê aqui some quando você fechar a página.
kept-unreadable = { $count ->
    [one] Esta versão da página não consegue ler um registro guardado neste dispositivo. Ele não aparece aqui, mas continua guardado.
   *[other] Esta versão da página não consegue ler { $count } registros guardados neste dispositivo. Eles não aparecem aqui, mas continuam guardados.
}
notice-puzzle-unreadable = Não foi possível abrir este problema. Ele volta em { $days } dias.

## The mistake book

book-about = As decisões que lhe custaram alguma coisa voltam como pequenos problemas. Resolvido, um problema volta em 3, depois 10, depois 30 dias; senão, amanhã.
book-none = Ainda está vazio. Reveja um jogo terminado com o treinador: as decisões que mais lhe custaram vêm parar aqui sozinhas.

## Statistics

## About

about-version = Versão { $version }. As regras, o motor e os adversários são Python e rodam neste mesmo navegador.
about-privacy = Jogos, configurações e resultados ficam neste dispositivo. Nada é enviado, ninguém é contado, não há cookies.
about-diagnostic-title = Se algo der errado
about-diagnostic = Isto diz a quem cuida do jogo o que é preciso: versões, o registro do jogo e os últimos erros. Não contém nomes.
statistics-none = Jogue até o fim e o jogo aparece aqui: pontos, lugares e como o seu jogo evolui.
chart-points = Pontos nos seus últimos jogos
chart-lost-points = Pontos perdidos pelas suas escolhas
chart-lost-share = Chance de ganhar perdida pelas suas escolhas
chart-lost-none = Os jogos que você revê com o treinador aparecem aqui.
carry-title = Levar com você
carry-about = Jogos, jogos do dia e erros para outro dispositivo. O que já estiver lá conta uma só vez.
carry-file = Salvar em um arquivo
carry-open = Adicionar de um arquivo
carry-add = Adicionar
carry-added = { $count ->
    [0] Não traz nenhum jogo que já não estivesse aqui.
    [one] { $count } jogo adicionado.
   *[other] { $count } jogos adicionados.
}
carry-newer = Isto vem de uma versão mais recente da página. Recarregue esta e tente de novo.
carry-truncated = Falta o fim. Copie ou salve tudo de novo.
carry-damaged = Isto foi alterado ou danificado no caminho. Nada foi aproveitado.

### The rules to read

rules-intro = Um jogo de cartas de Michael Schacht, para { $least } a { $most } jogadores, contado com as nossas palavras. Uma partida dura quinze minutos; cada vez de jogar é uma decisão.

## The aim

aim-plus = Todos reúnem cartas de { $colours } cores. No fim, { $plus } das suas cores somam e todas as outras descontam. Quanto mais cartas uma cor tem, mais ela conta, a seu favor ou contra você.
aim-few = Por isso, você quer muito de poucas cores e pouco das demais. O que você recolhe é sempre uma fila inteira, e os outros decidem com você o que há nela.

## The cards

cards-colours = As cores se distinguem pela cor, pela estampa e pelo símbolo.
cards-plus-two = Cada carta +2 vale { $points } pontos, não importa o que mais você tenha.
cards-joker = Um curinga se transforma em uma carta da cor que você quiser, mas só no fim do jogo.
cards-golden = O curinga dourado é um curinga que também traz uma carta: veja mais abaixo.
cards-last-round = A carta de última rodada está no baralho e avisa quando chega o fim. Nunca é de ninguém.
kind-under-marker = cartas sob a carta de última rodada
cards-marker-choice = Ao preparar um jogo, você pode escolher { $depths } cartas sob a carta de última rodada em qualquer das edições.

## Setting up

set-up-how = O computador faz tudo: retira cores por sorteio, dá a cada jogador as suas cartas iniciais, que são de cores diferentes, embaralha o resto e põe a carta de última rodada no lugar dela. Quem começa também é sorteado.

## Your turn

turn = A sua vez
turn-one = Faça uma de duas coisas. Você nunca pode passar.
turn-draw-title = Comprar e colocar
turn-draw = Vire a carta de cima do baralho, olhe para ela e só então escolha a fila: qualquer uma que tenha espaço e que ninguém tenha recolhido. Se nenhuma fila tiver espaço, ou se o baralho estiver vazio, você não pode comprar.
turn-take = Recolha qualquer fila em que haja pelo menos uma carta, com tudo o que está nela. As cartas se juntam às suas e você fica fora até a rodada acabar. Ninguém mais pode usar essa fila nesta rodada.
turn-next = Depois é a vez do próximo jogador que ainda não tenha recolhido uma fila. O último que resta continua sozinho, comprando e colocando enquanto quiser, e também termina recolhendo uma fila.
turn-colours = As suas cores não são escolhidas de antemão: no fim, as que valem mais somam por si sós. Você pode reunir quantas cores quiser; só que elas custam pontos.

hints-again = No seu primeiro jogo, as dicas na mesa dizem o que fazer. Você pode vê-las de novo.

## The end of a round

round = Fim da rodada
round-end = Quando todos tiverem recolhido uma fila, a rodada acaba. As filas voltam vazias, e quem recolheu a última fila começa a próxima rodada.

## Jokers

jokers-title = Curingas
jokers-when = Os curingas ficam ao lado das suas cores até o jogo acabar. Então você dá uma cor a cada curinga, e cada um pode ter uma diferente. Também pode escolher uma cor da qual não tem nenhuma carta. A página mostra a melhor escolha, e você pode mudá-la.
jokers-golden = O curinga dourado conta como um curinga. Além disso, quem recolhe uma fila com ele vira na hora a carta de cima do baralho e a junta às suas cartas. Se o baralho estiver vazio, nada acontece.

## The last round

last-round-title = A última rodada
last-round-when = Quando alguém vira a carta de última rodada, ela é posta de lado e esse jogador vira outra carta no lugar dela. A rodada é jogada até o fim, e com ela acaba o jogo.

## Scoring

scoring-how = Cada cor vale pontos segundo o número de cartas que tem, curingas incluídos. As { $plus } cores que valem mais somam; todas as outras descontam. Acrescente { $points } por cada carta +2.
scoring-sides = A carta de pontuação tem dois lados; você escolhe um ao preparar o jogo. No lado marrom, uma cor vale mais com cada carta, até { $most }. No lado cinza, o melhor são { $peak } cartas de uma cor; com mais, volta a valer menos.
side-brown = Lado marrom
side-grey = Lado cinza
example-about = Estas cartas, mais um curinga, em cada lado. O curinga está no monte que ele mais ajuda.
example-joker = { $points }, com o curinga

## Two players

two-end = A rodada acaba quando ambos tiverem recolhido uma fila. As cartas da terceira fila saem do jogo e ninguém fica com elas.

## Editions

editions-classic = A edição clássica tem { $jokers } curingas, e a carta de última rodada está sobre as últimas { $depth } cartas.
editions-golden = A edição com o curinga dourado tem mais { $jokers } curingas, e a carta de última rodada está sobre as últimas { $depth } cartas.

### The page for whoever writes a blog

share-intro = Ponha uma mesa em um post, em qualquer site. Escolha o que os seus leitores encontram lá e copie o que melhor serve ao seu site. O jogo só é baixado quando eles tocam em “Jogar”.
share-preview = Veja como fica
share-record = Registro, em texto
share-subject-record = Uma partida registrada
share-seed-hint = Deixe vazio: cada leitor recebe outra partida
share-compact = Compacto: sem a lista do que aconteceu
share-accent = Botões em uma cor sua
share-frame = Quadro simples
share-frame-about = Para qualquer site que aceite HTML. A altura não muda.
share-script = Quadro com script
share-script-about = Para sites que também aceitam scripts: o quadro fica tão alto quanto o jogo precisa, e a sua página fica sabendo o que acontece nele.
share-element-about = Para quem faz as próprias páginas: quantos você quiser em uma página, e cada um só é baixado quando o leitor chega perto.
share-link-about = Para WordPress e Ghost: sozinho em uma linha, ele vira um quadro. Do que você escolheu, só o idioma vai junto.

## Where only our address is shown

site-description = Jogue Coloretto, o jogo de cartas, contra o computador: no navegador, de graça, em cinco idiomas.
