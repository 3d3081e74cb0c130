# Only what differs from pt-PT.

tagline = Junte três cores. As outras tiram pontos.

## Buttons

undo = Desfazer
undo-practice = Desfazer: a partida passa a ser de prática
draw = Comprar carta
finish-round = Terminar a rodada
coach-why = Por quê?

## Welcome and loading

welcome-about = Na sua vez, compre uma carta e coloque-a em uma fileira, ou pegue uma fileira com todas as cartas dela. No fim, as suas três melhores cores dão pontos e todas as outras tiram pontos.
welcome-start = Você contra o computador: três adversários
loading-begin = Preparando o jogo…
loading-download = Baixando o jogo: { $loaded } de { $total } MB
loading-start = Acordando os adversários…
loading-import = Pondo as cartas na mesa…
loading-stopped = O jogo parou de responder
failed-download = Não foi possível baixar uma parte do jogo. Verifique a conexão e tente de novo.
failed-stalled = O download parou. Verifique a conexão e tente de novo.
failed-worker = O navegador não conseguiu executar o jogo. Tente atualizá-lo ou usar outro.
failed-offline = Não há conexão e uma parte do jogo ainda não está neste dispositivo. O jogo começa sozinho assim que a conexão voltar.
failed-stopped = O jogo parou inesperadamente. Para continuar a partida, escolha “Tentar de novo”.
failed-stopped-no-game = O jogo parou inesperadamente. Para reiniciá-lo, escolha “Tentar de novo”.
unfinished-count = { $count ->
    [one] { $count } partida sem terminar
   *[other] { $count } partidas sem terminar
}

## Cards

card-joker = curinga
card-golden = curinga dourado

## Seats

name-you = Você
seat-now = Jogando
seat-out = Pegou uma fileira
seat-out-short = Pegou
seat-leads = { $points ->
    [one] { $points } ponto, está na frente
   *[other] { $points } pontos, está na frente
}
seat-placed = Carta colocada na fileira { $row }: { $card }
practice-undone = Uma jogada foi desfeita depois que uma carta nova apareceu: daqui em diante, esta partida é de prática.
practice-about = Esta partida é de prática: uma jogada foi desfeita depois que uma carta nova apareceu, ou as cartas já eram conhecidas de uma partida anterior.
pile-bonus = { $count ->
    [one] { $count } carta { $card }
   *[other] { $count } cartas { $card }
}: { $points } a favor
pile-with-jokers = { $pile }, { $jokers ->
    [one] com { $jokers } curinga incluído
   *[other] com { $jokers } curingas incluídos
}

## Table

rows = Fileiras
row-place = Colocar na fileira { $row }: { $content }
row-take = Pegar a fileira { $row }: { $content }
row-idle = Fileira { $row }: { $content }
row-taken = ficou com { $person ->
    [you] você
   *[other] { $name }
}
row-gain-then = { $row }. Se você pegar depois: { $gain }
gain-title = Como esta fileira mudaria a sua pontuação
row-place-short = Ponha
row-take-short = Pegue
supply-draws-left = { $count ->
    [0] Próxima carta: última rodada
    [one] { $count } carta até a última rodada
   *[other] { $count } cartas até a última rodada
}
last-round = Última rodada
unseen = Restantes
prompt-decide = Sua vez: compre uma carta ou pegue uma fileira
prompt-draw = Sua vez: compre uma carta
prompt-take = Sua vez: pegue uma fileira
prompt-place = Sua vez: coloque a carta { $card }
prompt-jokers = Escolha uma cor para cada curinga
prompt-decide-named = { $name }: compre uma carta ou pegue uma fileira
prompt-draw-named = { $name }: compre uma carta
prompt-take-named = { $name }: pegue uma fileira
prompt-place-named = { $name }: coloque a carta { $card }
prompt-jokers-named = { $name }: escolha uma cor para cada curinga
prompt-bot = { $name } está pensando
status-undone = Jogada desfeita.

## Game log

log-round = Rodada { $round }. { $name } começa.
log-round-you = Rodada { $round }. Você começa.
log-next-round = Nova rodada. { $name } começa.
log-next-round-you = Nova rodada. Você começa.
log-draw = { $name } comprou uma carta: { $card }.
log-place = { $name } colocou uma carta na fileira { $row }: { $card }.
log-take = { $name } pegou a fileira { $row }: { $cards }.
log-take-revealed = { $name } pegou a fileira { $row }: { $cards }. Virada pelo curinga dourado: { $revealed }.
log-last-round = Saiu a carta de última rodada: esta rodada é a última.

## Jokers and scores

joker = Curinga { $number }
joker-given = Curinga { $number }: { $colour }
jokers-score = A sua pontuação com esta escolha: { $score }
wins-you = Você ganhou!
wins-shared = Vitória compartilhada: { $names }

## Computer players

level-newcomer = Iniciante
level-regular = Intermediário
style-hoarder = Acumulador
style-spoiler = Estraga-prazeres
style-joker-hunter = Caça-curingas

## Settings

settings = Configurações

## Notices

notice-problem = “{ $value }” não é válido para “{ $name }” ({ $allowed }). Valor usado: { $used }.
notice-no-language = Não foi possível baixar os textos no seu idioma. Por enquanto, a página está em inglês.
notice-no-storage = Este navegador não deixa a página salvar a sua partida. Ela vai se perder quando você fechar a página.
notice-no-storage-framed = A sua partida não fica salva aqui. Para mantê-la, abra-a em “Página inteira”.
notice-save-unreadable = Não foi possível abrir a sua partida salva. Ela continua salva como estava; nada se perde.
notice-part-missing = Não foi possível carregar esta parte do jogo. Verifique a conexão e tente de novo.
notice-restarted = Os adversários pararam de responder e foram reiniciados. A sua partida continua de onde parou.
notice-other-tab = Esta partida também está aberta em outra aba. Só fica salva a aba em que você jogar por último.
follow-other-tab = Seguir a outra aba
error-RecordError = Não é possível ler esta partida salva.
error-other = Algo deu errado. A partida continua como estava.
notice-earlier = A partida que você tinha em andamento está salva.
notice-stopped-twice = Ao abrir isto, o jogo parou duas vezes; por isso, não se tentou de novo.
notice-game-gone = Esta partida sem terminar não está mais aqui.
notice-erased-elsewhere = Em outra aba foram apagados todos os dados do jogo neste dispositivo. Esta aba não salva mais nada: a partida dela se perde quando você a fechar.

### Loaded after the first page

## Menu

page-share = Compartilhar
page-record = Seu histórico
menu-new-today = A partida de hoje está à sua espera
page-about = Sobre o jogo

## Final scores

rank = { $rank }º lugar
result-practice = Partida de prática: não conta para as suas estatísticas.
result-continued = Partida jogada a partir de uma posição: não conta para as suas estatísticas.
story-collected = { $person ->
    [you] Você
   *[other] { $name }
} juntou { $cards }: { $points }.
story-round = A rodada { $round } decidiu a partida.
story-round-unnumbered = Uma rodada decidiu a partida.
story-round-none = Nenhuma rodada decidiu a partida sozinha.
story-no-minus = Nenhuma cor tirou pontos { $person ->
    [you] de você
   *[other] de { $name }
}.
story-minus = { $count ->
    [one] Uma cor a mais tirou
   *[other] { $count } cores a mais tiraram
} { $points } { $person ->
    [you] de você
   *[other] de { $name }
}.
story-lost-minus = { $count ->
    [one] Uma cor a mais tirou
   *[other] { $count } cores a mais tiraram
} { $points } { $person ->
    [you] de você
   *[other] de { $name }
}; { $rival } { $theirs ->
    [0] não tinha nenhuma
   *[other] só perdeu assim { $rivalPoints }
}.
story-lost-plus = As melhores cores de { $rival } deram { $rivalPoints }; { $person ->
    [you] as suas,
   *[other] as de { $name },
} { $points }.
story-lost-bonus = As cartas +2 de { $rival } deram { $rivalPoints }; { $person ->
    [you] as suas,
   *[other] as de { $name },
} { $count ->
    [0] nada
   *[other] { $points }
}.
worth-line = { $count ->
    [0] { $points }: menos do que em quase todas as partidas entre adversários do nível “{ $level }”.
   *[other] { $points }: mais do que em { $count } de cada 100 partidas entre adversários do nível “{ $level }”.
}
worth-best = A sua melhor pontuação até agora.
ending-chance-you = Nessa rodada, sua chance de ganhar passou de { $before } para { $after }.
ending-chance = Nessa rodada, a chance de ganhar de { $name } passou de { $before } para { $after }.
ending-worth-better = Com que frequência os computadores fazem menos pontos em uma mesa assim, quando os de um mesmo nível jogam entre si:
ending-worth-unmeasured = A frequência com que os computadores fazem menos pontos só foi medida com a carta de última rodada no lugar padrão.

## Set-up

setup-wait = Os adversários estão a caminho…
temper-about-merciless = Pensa à frente e não dá nada de graça.
temper-about-keen = Vigia toda a mesa e só às vezes avalia mal uma fileira.
temper-about-gentle = Joga por prazer e se distrai de vez em quando.
setup-marker = Última rodada
setup-marker-about = Quando esta carta aparece, a rodada em andamento é a última. Padrão: sobre as últimas { $classic } cartas, ou { $golden } com o curinga dourado.
setup-marker-usual = Padrão
setup-seed = Nº da partida
setup-seed-hint = Deixe em branco para cartas aleatórias
setup-at-table = Na mesa
edition-golden = Curinga dourado
scoring-brown = Marrom: 1 3 6 10 15 21
scoring-grey = Cinza: 1 4 8 7 6 5
setup-side-brown = Marrom
setup-side-grey = Cinza
setup-side-about-brown = Quanto mais, melhor
error-PlayerNameError = Um nome tem entre 1 e 24 caracteres, pelo menos um visível, e nenhum caractere de controle.

## Computer players

level-about-newcomer = Acabou de conhecer o jogo: só olha para as próprias cartas e comete muitos erros.
level-about-casual = Joga por diversão: cuida das próprias cartas, fica de olho em quem joga a seguir e dá uma escorregada de vez em quando.
level-about-regular = Conhece bem o jogo: observa a mesa toda, mas ainda avalia mal uma ou outra fileira.
level-about-expert = Aprendeu o jogo por conta própria: uma rede neural avalia cada carta que pode sair a seguir. Joga o fim da última rodada sem um único erro.
level-about-master = Não tem pressa: antes de decidir, simula mentalmente, inúmeras vezes, as jogadas mais promissoras.
style-about-hoarder = Espera as fileiras encherem e vai completando cada uma.
style-about-early-leaver = Fica com o que já é bom o bastante e sai cedo da rodada.
style-about-gambler = Compra mais uma carta e aposta tudo em uma só fileira.
style-about-joker-hunter = Vai atrás de curingas e de cartas +2.
bot-share = Em uma mesa de quatro, ganha { $share } das partidas contra três jogadores de nível “Intermediário” (em igualdade de forças seriam { $even })
bot-figures-hint = Medido em muitas partidas entre computadores. As colunas mostram todos os níveis, começando pelo mais fraco.
bot-code = Como este adversário pensa?
bot-code-about = Dois adversários simples cabem em uma página cada um: greedy leva o que dá mais pontos agora, careful pensa também nos outros. Abra o código deles na oficina, mude-o e coloque-o para jogar.

## Settings

settings-look = Aparência
skin-patterns = Camaleões e estampas
contrast-more = Alto
settings-confirm-about = O primeiro toque escolhe a jogada, o segundo a confirma. Esc ou um toque em outro lugar cancela.
settings-forced-about = Se só houver uma fileira possível, a jogada é feita para você.
settings-vibration-about = Uma breve vibração quando chega a sua vez ou quando uma jogada não é possível.
tip-draw = Você vê a carta antes de escolher a fileira.
tip-begin = A carta comprada vai para uma fileira. Se você pegar uma, sua rodada acaba.
tip-place = Fica com a carta quem pegar essa fileira: outro jogador ou você.
tip-choose = O número com + ou − é o que essa fileira dá ou tira agora.
tip-must-take = Nenhuma fileira tem espaço para outra carta.
tip-taken = Alguém pegou uma fileira com a sua carta. Só é seu o que você mesmo pega.
tip-plus-two = Uma carta +2 vale dois pontos, sejam quais forem as suas cores.
tip-fourth = As suas três melhores cores somam; todas as outras subtraem.
tip-full = Uma fileira cheia não muda mais. Você pode pegá-la antes dos outros.
tip-joker = Um curinga recebe a cor no fim. Até lá, conta onde rende mais.
tip-last-round = A próxima fileira que você pegar será a última.
tip-out = Você já tem a sua fileira. Observe o que os outros vão juntando.
prompt-confirm = { $kind ->
    [d] Toque de novo para comprar uma carta
    [p] Toque de novo para colocar na fileira { $row }
   *[t] Toque de novo para pegar a fileira { $row }
}

## On this device

offline-fetching = Jogo offline: { $done } de { $total } arquivos
offline-interrupted = Jogo offline: o resto será baixado quando houver conexão
install = Instalar como aplicativo
install-how = No menu do navegador (no Safari, Compartilhar), escolha “Instalar” ou “Adicionar à Tela de Início”.
notice-update = Há uma versão nova. A sua partida continua do jeito que está.
forget-question = { $count ->
    [0] Isto apaga deste dispositivo todos os dados do jogo. Não é possível desfazer.
   *[other] Isto apaga deste dispositivo todos os dados do jogo: { $list }. Não é possível desfazer.
}
stored-unfinished = a partida em andamento e as que você deixou sem terminar
stored-days = os seus resultados e sequências das partidas do dia
stored-bots = os seus bots e exercícios da oficina
stored-settings = as configurações
stored-files = os arquivos para jogar offline
forget-save-first = Você pode exportar antes para um arquivo as partidas terminadas, os resultados das partidas do dia, os erros e os bots. As partidas sem terminar podem ser copiadas em “Abrir uma partida”.
forget-save-file = Exportar antes para um arquivo

## URL parameters

parameter-marker_depth = cartas sob a carta de última rodada
used-usual = o padrão

## Embedded

frame-about = { $bots ->
    [one] Você contra o computador: um adversário
   *[other] Você contra o computador: { $bots } adversários
}
frame-your-move = O que você faria?
frame-replay = Uma partida para assistir
frame-loading = Abrindo…
link-about = Este jogo incorporado não pode abrir outras páginas. Copie o link e abra-o no navegador: a sua partida continua lá.
copy-by-hand = Não foi possível copiar. O texto está selecionado: copie-o manualmente.

## Positions to answer

answer-thinking = O treinador está pensando…
answer-best = Você fez a melhor escolha.
answer-equal = A sua escolha é tão boa quanto a melhor.
answer-worse = Era melhor “{ $action }”: mais { $share } de chance de ganhar.
answer-share = Chance de ganhar
answer-yours = a sua
answer-exact = Cálculo exato até o fim da partida, para todas as ordens possíveis das cartas que faltam.
choose-again = Escolher de novo
play-on = Continuar jogando

## Replay

replay-pause = Pausar
replay-forth = Próxima jogada
prompt-shown = { $person ->
    [you] É a sua vez
   *[other] É a vez de { $name }
}
keys-hint-replay = Ao assistir a uma partida gravada:
key-by-itself = Reproduzir ou pausar

## Keyboard shortcuts

keys-listening = Com um leitor de tela, estas teclas funcionam no modo de foco. Tab e Enter funcionam sempre.
key-draw = Comprar uma carta
key-row = Colocar na fileira ou pegá-la
key-rows = Ir de fileira em fileira
key-next = Terminar de uma vez as jogadas do computador
key-finish = Terminar a rodada
key-hint = Dica; pressione de novo para ver mais
key-why = Por que o computador fez essa jogada
key-undo = Desfazer a jogada
key-table = Anunciar o que está nas fileiras

## The coach

action-place = Colocar na fileira { $row }
action-take = Pegar a fileira { $row }
nudge-draw = O melhor parece ser comprar.
nudge-draw-close = Comprar parece uma boa ideia, mas há outra escolha quase tão boa.
nudge-place = Veja onde a carta ajuda você e onde prejudica os outros.
nudge-place-close = Veja onde a carta ajuda você e onde prejudica os outros. Várias fileiras são quase iguais.
nudge-take = O melhor parece ser pegar uma fileira.
nudge-take-close = Pegar uma fileira parece uma boa ideia, mas comprar é quase tão bom.
look-at-gains = Qual fileira rende mais pontos para você?
look-at-loses_least = Qual fileira custa menos para você?
look-at-denies = O que os outros gostariam de pegar?
look-at-joker = Há um curinga na mesa.
look-at-plus_twos = As cartas +2 sempre contam.
look-at-row_full = Uma fileira cheia não melhora mais.
look-at-helps = Qual fileira você quer pegar?
look-at-spoils = De quem você pode estragar a fileira preferida?
look-at-keeps_clean = Não estrague a fileira de que você mais gosta.
look-at-fills = Uma fileira cheia não recebe mais cartas.
look-at-little_to_take = Ainda há pouco nas fileiras.
look-at-likely_better = A maioria das cartas que podem sair ajudaria você.
look-at-nobody_wants = Quem mais quer a fileira de que você gosta?
hint-is-best = A melhor escolha: “{ $action }”
hint-is-about-best = Uma das melhores escolhas: “{ $action }”
why-after = Próxima
why-about-best = Quase tão boa quanto a melhor escolha: diferenças abaixo de { $share } não são significativas.
why-as-good = Exatamente tão boa quanto a melhor escolha.
why-not-best = Teria sido melhor “{ $action }”
reason-gains = Esta fileira rende { $amount }; nenhuma outra rende mais.
reason-loses_least = Todas as fileiras custam pontos; esta é a que custa menos ({ $amount }).
reason-denies = Tira de { $name } a melhor fileira, { $amount } melhor do que a seguinte.
reason-denies-you = Tira de você a melhor fileira, { $amount } melhor do que a seguinte.
reason-joker = { $count ->
    [one] Tem um curinga.
   *[other] Tem { $count } curingas.
}
reason-plus_twos = { $count ->
    [one] A carta +2 desta fileira conta em qualquer caso.
   *[other] As { $count } cartas +2 desta fileira contam em qualquer caso.
}
reason-row_full = A fileira está cheia e não melhora mais.
reason-avoids_fourth_colour = { $count ->
    [one] Assim há uma só cor; com a fileira { $row } haveria { $there }.
   *[other] Assim há { $count } cores; com a fileira { $row } haveria { $there }.
}
reason-helps = A carta melhora a fileira em { $amount } para quem a coloca.
reason-spoils = A carta piora a fileira em { $amount } para { $name }.
reason-spoils-you = A carta piora a fileira em { $amount } para você.
reason-keeps_clean = Na fileira { $row }, a melhor, a carta custaria { $amount }.
reason-fills = A carta enche a fileira.
reason-little_to_take = Por enquanto, nenhuma fileira rende mais de { $amount }.
reason-likely_better = Com { $share } das cartas que faltam, uma fileira superaria a melhor atual, em média por { $amount }.
reason-likely_better-any = Com qualquer carta, uma fileira superaria a melhor atual, em média por { $amount }.
reason-nobody_wants = A fileira { $row }, a melhor, não rende nada para mais ninguém: pode esperar.
reason-last_one_in = Todos os outros já pegaram uma fileira.
reason-last_round = É a última rodada.
reason-last_round_near = { $count ->
    [one] Mais uma carta e começa a última rodada.
   *[other] Mais { $count } cartas e começa a última rodada.
}

## Game review

review-working = O treinador analisa a partida, decisão por decisão…
review-well-you = Você fez a melhor escolha em { $part } de { $count } decisões.
review-cards-for-you = As cartas deram a você { $amount } de vantagem.
review-cards-against-you = As cartas custaram a você { $amount }.
review-choices = As próprias escolhas custaram { $amount }.
review-choices-you = As suas escolhas custaram a você { $amount }.
review-bands-about = Conforme a chance de ganhar perdida: melhor escolha abaixo de { $good }, boa escolha a partir de { $good }, imprecisão a partir de { $inaccuracy }, erro a partir de { $mistake }, erro grave a partir de { $blunder }.
review-curve = Evolução da chance de ganhar
review-chances = { $step ->
    [0] Chance de ganhar no início
   *[other] Chance de ganhar após a jogada { $step }
}
review-better = Era melhor “{ $action }”. Custo desta jogada: { $share } de chance de ganhar.
review-accounts-about = Pontos de vantagem no fim sobre o melhor dos outros: o que o início, as cartas e as escolhas de todos acrescentaram. Cada decisão é julgada só pelo que se podia saber na hora; o “não previsto” é o que não se vê com duas decisões de antecedência.

## Open or share a game

games-open-about = Cole uma partida gravada ou salva, ou um link, ou solte um arquivo aqui. A partida em andamento não se perde.
games-open-file = Escolher um arquivo…
games-nothing = Ainda não há nada para abrir. Cole primeiro uma partida ou um link.
games-newer = Esta partida foi salva por uma versão mais recente da página. Recarregue a página e tente de novo.
games-not-played-so = Parece uma partida, mas em algum momento não cumpre as regras.
games-file-unreadable = Não foi possível ler este arquivo.
games-stops = O jogo parou ao abrir isto. Você pode tentar mais uma vez.
games-stops-again = Isto fez o jogo parar duas vezes e não será aberto de novo.
unfinished-title = Partidas sem terminar
unfinished-about = São partidas que você deixou por outra. Estão salvas neste dispositivo.
kept-restore = Desfazer
unreadable-title = Partidas salvas que não foi possível abrir
unreadable-about = Ficam salvas como estavam. Talvez uma versão mais recente da página consiga abri-las; se não, o texto ajuda a encontrar a falha.
games-keep = Salvar ou compartilhar a sua partida
games-none = Ainda não há partida. Assim que você começar uma, pode salvá-la ou compartilhá-la aqui.
games-share = Compartilhar…
games-share-failed = Aqui não é possível compartilhar. Copie o link.
games-file-text = Salvar como texto
games-file-json = Salvar como JSON
games-link-watch = Link para assistir à partida
games-link-go-on = Link para continuar em outro dispositivo
challenge-begin = { $points ->
    [one] { $sender }: { $points } ponto com estas cartas. É a sua vez.
   *[other] { $sender }: { $points } pontos com estas cartas. É a sua vez.
}
challenge-yours = Você
challenge-more = { $points ->
    [one] { $sender } fez { $points } ponto a menos que você com as mesmas cartas.
   *[other] { $sender } fez { $points } pontos a menos que você com as mesmas cartas.
}
challenge-less = { $points ->
    [one] { $sender } fez { $points } ponto a mais que você com as mesmas cartas.
   *[other] { $sender } fez { $points } pontos a mais que você com as mesmas cartas.
}
challenge-same = { $sender } fez os mesmos pontos que você com as mesmas cartas.
send-name = O seu nome, se quiser
send-name-about = O link contém este nome e os pontos desta partida, e mais nada sobre você.
send-line = O seu resultado em texto
send-streak = Sequência
picture-save = Salvar a imagem
picture-copy-failed = Aqui não é possível copiar imagens. Salve a imagem ou copie-a pelo menu de contexto.
picture-drawn = Carta comprada: { $card }
picture-row = Fileira
picture-share = Compartilhar esta posição
after-watch = Assistir à partida
after-keep = Salvar ou compartilhar
next-level = Fácil demais? Experimente o nível “{ $level }”
easier-level = Difícil demais? Experimente o nível “{ $level }”
rematch-other-seat-about = Escolha um lugar: você fica com as cartas iniciais desse lugar e o mesmo baralho. Todos mudam de lugar com você, então os seus vizinhos são os mesmos. A partida conta como prática.
rematch-person = No lugar de { $name } você fez { $now }; { $name } tinha feito { $before }.
rematch-strongest = No mesmo lugar, o Mestre fez { $now }; você tinha feito { $before }.
notice-finished-kept = São as mesmas cartas outra vez. A partida que você terminou está salva.

## Is it fair?

fair-intro = Você não precisa confiar na nossa palavra: o baralho não muda e ninguém o espia. Aqui você pode conferir.
fair-deck-about = A página mostra uma impressão digital da ordem das cartas: um código curto que corresponde a esta ordem e, na prática, a nenhuma outra. Depois da partida, mostra a ordem, e qualquer pessoa pode refazer o cálculo.
fair-no-game = Ainda não há partida. Comece uma e volte.
fair-no-commitment = Esta partida não tem impressão digital: ela precisa ser calculada antes do fim.
fair-told-later = Anote-a, se quiser. Quando a partida acabar, a linha de que ela foi feita aparece aqui.
fair-part-variant = Jogadores, edição, pontuação, última rodada
fair-part-starting = Cartas iniciais, lugar por lugar
fair-part-rows = Capacidade de cada fileira
fair-check = Conferir
fair-same = Igual: a linha dá a impressão digital anunciada. Foi o seu navegador que a calculou.
fair-command = Para conferir sem esta página
fair-bots-about = Só sabem o que você também vê. Experimente: as cartas restantes são embaralhadas, e o último a jogar escolhe outra vez.
fair-shuffle = Embaralhar e perguntar de novo
fair-shuffle-thinking = Pensando outra vez…
fair-shuffle-nobody = Nenhum adversário jogou nesta partida ainda.
fair-moved = { $count ->
    [one] { $count } carta estava em outro lugar.
   *[other] { $count } cartas estavam em outro lugar.
}
fair-not-lot = Que as cartas tenham sido sorteadas: quem começa uma partida pelo número pode ter tentado muitos. A partida do dia depende só da data.
fair-not-look = Que você não tenha espiado: o dispositivo é seu, e a partida salva contém o baralho.

## Daily deal

daily-about = Uma partida por dia, igual para todo mundo: as mesmas cartas, os mesmos adversários.
daily-bots = Três adversários esperam por você.
daily-bots-then = Você ainda pode jogar esta partida, mas ela não prolonga a sua sequência.
practice-daily = Uma partida de prática não dá resultado para a partida do dia. Quando esta acabar, você pode jogá-la outra vez para obter um.
daily-practice = Você jogou esta partida como prática, por isso ela ainda não tem resultado. Jogue-a outra vez para obter um.
daily-go-on = Continuar jogando
daily-yours = Você
daily-par-thinking = O Mestre está jogando no seu lugar…
daily-above-par = Você fez mais pontos do que o Mestre no seu lugar!
daily-on-par = Exatamente os mesmos pontos que o Mestre no seu lugar.
daily-below-par = { $points ->
    [one] No seu lugar, o Mestre fez { $points } ponto a mais.
   *[other] No seu lugar, o Mestre fez { $points } pontos a mais.
}
daily-share-streak = { $count ->
    [one] Sequência: { $count } dia.
   *[other] Sequência: { $count } dias.
}
daily-share-button = Compartilhar
daily-streak = Sequência atual
daily-streak-best = Maior sequência
daily-streak-about = Um dia conta quando você começa a partida nesse mesmo dia (UTC) e a termina até o dia seguinte; as partidas de prática não contam. Se você perder um dia, começa uma sequência nova.
daily-again-about = Jogue quantas vezes quiser: só conta o primeiro resultado.
daily-compare = Comparar e compartilhar
month-after = Próximo mês
not-persistent = Nem tudo pôde ser salvo neste navegador. Parte do que você vê aqui pode se perder quando você fechar a página.
kept-unreadable = { $count ->
    [one] Esta versão da página não consegue ler um registro salvo neste dispositivo. Ele não aparece aqui, mas continua salvo.
   *[other] Esta versão da página não consegue ler { $count } registros salvos neste dispositivo. Eles não aparecem aqui, mas continuam salvos.
}
home-dare = As mesmas cartas para todos. Você consegue superar o Mestre no seu lugar?
home-yours = Você: { $score }
home-week = Seus últimos sete dias
home-mistake = Corrija um erro
home-lost = { $band } em uma das suas partidas.
home-unrated = Seu nível aparece aqui quando houver partidas analisadas.
notice-puzzle-unreadable = Não foi possível abrir este problema. Ele volta em { $days } dias.

## My mistakes

mistakes-about = As decisões que custaram pontos a você voltam como pequenos problemas. Um problema resolvido volta em 3 dias, depois em 10 e depois em 30, e então fica aprendido; um problema não resolvido volta no dia seguinte.
mistakes-none = Ainda está vazio. Analise uma partida terminada com o treinador: os seus erros e erros graves são adicionados aqui automaticamente.
mistakes-today = { $count ->
    [0] Hoje não há nada para revisar
    [one] { $count } problema para revisar hoje
   *[other] { $count } problemas para revisar hoje
}
mistakes-puzzle = Problema { $number } de { $count }: o que você faria?
mistakes-next = Próximo problema
mistakes-solved = Resolvido. Volta a aparecer em { $date }.
mistakes-then = Na partida, você escolheu “{ $action }”.

## Trainer

trainer-about = Decisões de partidas entre computadores, cada uma com uma só jogada claramente melhor; primeiro as mais fáceis. Uma posição resolvida volta uma vez, depois de 30 dias; uma posição não resolvida volta no dia seguinte no seu caderno de erros.
trainer-day-solved = Você a resolveu.
trainer-day-missed = Desta vez não. Ela volta no seu caderno de erros.
trainer-source = O treinador comparou todas as jogadas várias vezes, cada vez com as cartas restantes em outra ordem; na última rodada calculou tudo até o fim.
trainer-often = Escolha frequente aqui: “{ $action }”.
trainer-found = O nível “{ $level }” encontra a melhor jogada { $share } vezes em cada 100.
training-spoil = Estragar uma fileira
training-stake = Pegar ou comprar?
training-about-stake = Uma fileira dá pontos. Você pega e sai da rodada, ou arrisca e compra mais uma vez?
training-jokers = Curingas
training-about-jokers = Pegar o curinga, deixá-lo ou encontrar a fileira certa para ele.
training-last_round = A última rodada
training-about-last_round = Depois não vem mais nada: cada jogada pode ser calculada até o fim.

## Your games

finished-none = Aqui aparecem as partidas que você termina: para assistir, compartilhar e comparar.
finished-again-own = Seu lugar
finished-favourites = Somente favoritas
finished-note = Anotação
finished-search = Buscar

## Statistics

statistics-none = Jogue uma partida contra o computador até o fim e ela aparece aqui: pontos, posições e como o seu jogo evolui.
statistics-counted = De cada partida do dia, só conta a primeira vez. Uma vitória compartilhada conta como uma fração de vitória.
strength = Seu nível
strength-between = Seu nível está entre “{ $lower }” e “{ $upper }”
strength-like = Você joga no nível “{ $level }”
strength-range = { $games ->
    [one] Depois de { $games } partida: em algum ponto entre “{ $low }” e “{ $high }”.
   *[other] Depois de { $games } partidas: em algum ponto entre “{ $low }” e “{ $high }”.
}
strength-games = { $games ->
    [one] Depois de { $games } partida.
   *[other] Depois de { $games } partidas.
}
strength-even = Um computador de nível “{ $level }” seria um adversário à altura.
strength-play = Jogar contra “{ $level }”
strength-down = Caiu desde a partida anterior.
strength-wait = { $count ->
    [one] Seu nível aparece aqui depois de mais { $count } partida.
   *[other] Seu nível aparece aqui depois de mais { $count } partidas.
}
strength-band = Área sombreada: o intervalo de 95%, onde provavelmente está o seu nível.
strength-about = O treinador compara os pontos que as suas decisões desperdiçaram com os que os computadores de cada nível desperdiçam. A sorte e os resultados não contam, nem as partidas com dicas.
goal-first = Vença uma partida
goal-alone = Vença sem dicas
goal-tables = Vença com cada número de jogadores
goal-sides = Vença nos dois lados da carta de pontuação, nas duas edições
goal-levels = Vença os computadores de todos os níveis
goal-styles = Vença todos os estilos
goal-lead = Vença por { $lead } pontos ou mais
goal-points = Faça { $points } pontos
goal-faultless = Desperdice menos de um ponto com as suas próprias decisões
goal-unlucky = Vença apesar de as cartas estarem contra você
goal-days = Termine as partidas do dia de { $all } dias
goal-mistakes = Aprenda com { $all } dos seus erros
goal-next = Próximo objetivo: “{ $goal }”.
chart-points = Pontos nas suas últimas partidas
chart-lost-points = Pontos perdidos pelas suas escolhas
backup-about = Exporte as suas partidas, os resultados das partidas do dia, os erros e os bots para guardá-los ou levá-los para outro dispositivo. Nada é contado duas vezes.
backup-no-room = Este navegador não tem espaço para todos os bots. Todo o resto foi importado. Guarde os dados exportados.
backup-file = Exportar para um arquivo
backup-text-label = Todos os seus dados em texto, para copiar
backup-open = Importar um arquivo
backup-newer = Estes dados vêm de uma versão mais recente da página. Recarregue a página e tente de novo.
backup-truncated = Falta o fim. Exporte ou copie de novo todos os dados.
backup-damaged = Os dados foram alterados ou danificados no caminho. Nada foi importado.

## Strategy by numbers

strategy-about = Estes números vêm de partidas entre computadores: { $games } partidas por mesa, todos os jogadores no nível “{ $level }”. Eles mostram como esses adversários jogam; não são leis do jogo.
strategy-rule-1 = No lado marrom, no início da partida vale a pena pegar 5 pontos. Depois compensa esperar: no último terço, mesmo quando são 7 pontos, os especialistas os deixam mais vezes do que os pegam.
strategy-rule-2 = No lado marrom, espere pelas fileiras cheias: com três ou mais jogadores, sete em cada dez fileiras pegas têm três cartas.
strategy-rule-3 = No lado marrom, um curinga vale tanto quanto uma boa fileira, e mais do que duas cartas +2.
strategy-rule-4 = Decida-se por três cores até o meio da partida: no último terço, uma carta da quarta já não vale quase nada.
strategy-rule-5 = No lado cinza, saia cedo com pouco: com três ou quatro jogadores, duas em cada três fileiras pegas têm uma só carta.
strategy-interval = As linhas finas e os números ao lado de cada valor indicam o intervalo de 95%: quanto o acaso, sozinho, pode ter mudado o valor.
strategy-seat-finding = { $verdict ->
    [more] Com { $players } jogadores, o lugar que começa ganha { $share } das partidas: mais do que os { $even } que lhe caberiam.
    [fewer] Com { $players } jogadores, o lugar que começa ganha { $share } das partidas: menos do que os { $even } que lhe caberiam.
   *[even] Com { $players } jogadores, o lugar que começa ganha { $share } das partidas: o equitativo seriam { $even }, e a diferença pode ser acaso.
}
strategy-seat-about = A ordem é a da primeira rodada. Uma vitória compartilhada conta como uma fração de vitória.
strategy-take = Quando pegar uma fileira?
strategy-take-finding = Quando a melhor fileira dá { $points }, eles pegam uma fileira em { $early } das vezes no primeiro terço da partida e em { $late } no último.
strategy-take-caption = Com que frequência pegam uma fileira
strategy-take-head = A melhor fileira dá
strategy-take-about = Todas as vezes em que era possível comprar e também pegar, segundo os pontos que a melhor fileira daria de imediato. Os terços são os das cartas acima da carta de última rodada; a última rodada pertence ao último terço.
strategy-cards = Esperar uma fileira cheia?
strategy-cards-finding = No segundo terço da partida, eles pegam uma fileira em { $full } das vezes quando a melhor tem { $count } cartas, e em { $single } quando tem só uma.
strategy-cards-caption = Com que frequência pegam uma fileira
strategy-cards-head = A melhor fileira tem
strategy-cards-about = As mesmas vezes, segundo o número de cartas da fileira que daria mais; se houver várias, a que tem mais cartas.
strategy-rows = O que as fileiras dão
strategy-rows-finding = { $share } das fileiras que eles pegam têm { $cards } e dão de imediato { $points } em média.
strategy-rows-caption = Fileiras pegas, por número de cartas
strategy-rows-head = Fileira
strategy-rows-share = Porcentagem das fileiras
strategy-rows-about = Todas as fileiras pegas e quanto mudaram de imediato a pontuação do jogador.
strategy-specials = Curingas e cartas +2
strategy-specials-finding = No segundo terço da partida, a rede estima que mais um curinga vale { $joker } e mais uma carta +2, { $bonus }.
strategy-specials-about = É uma estimativa, não uma contagem: quanto a rede neural aumenta a vantagem final que prevê sobre o melhor adversário quando uma carta dessas passa do baralho para as cartas de um jogador no início de uma rodada. Os intervalos não incluem os erros da própria rede.
strategy-colours-about = É uma estimativa, não uma contagem, feita como a dos curingas. Só contam as cores que o jogador já tem, por número de cartas.
strategy-scores-finding = Com { $players } jogadores, metade das pontuações do nível “{ $strong }” são de { $high } pontos ou mais; no nível “{ $weak }”, de { $low } ou mais.
strategy-scores-about = Computadores de um mesmo nível entre si, com a carta de última rodada no lugar padrão. Conta cada lugar de cada partida.

## About

about-version = Versão { $version }. As regras, o motor e os adversários são feitos em Python e rodam no seu navegador.
about-privacy = Partidas, configurações e resultados ficam neste dispositivo. Nada é enviado: nem estatísticas de visitas nem cookies.
about-diagnostic-title = Se algo der errado
about-diagnostic = Inclua este texto ao relatar um problema. Ele contém as versões, o seu navegador, o tamanho da janela, as configurações, a partida e os últimos erros, mas nenhum nome.
about-our-licence = Nossa licença
about-workshop = Oficina: escreva o seu próprio bot

### The rules page

rules-intro = Um jogo de cartas de Michael Schacht, para { $least } a { $most } jogadores, explicado com as nossas palavras. Uma partida contra o computador dura alguns minutos, e cada jogada é uma única decisão.
rules-step-draw = Na sua vez, vire a carta de cima do baralho.
rules-step-place = Coloque-a em qualquer fileira que tenha espaço.
rules-step-take = Ou pegue uma fileira: todas as cartas dela são suas, e você espera a próxima rodada.
rules-step-plus = No fim, as suas { $plus } melhores cores dão pontos: quanto mais cartas, melhor.
rules-step-minus = Todas as outras cores tiram pontos de você.
rules-step-last = Quando sai a carta de última rodada, a rodada é jogada até o fim e os pontos são contados.

## The aim

aim-plus = Todos juntam cartas de { $colours } cores. No fim, { $plus } das suas cores dão pontos e todas as outras tiram pontos. Quanto mais cartas você tiver de uma cor, mais ela conta, a seu favor ou contra você.
aim-few = Por isso, convém ter muitas cartas de poucas cores e poucas das demais. O que você pega é sempre uma fileira inteira, e os outros decidem com você o que há nela.

## The cards

rules-cards-colours = As cores se distinguem pelo tom, pela estampa e pelo símbolo.
rules-cards-plus-two = Cada carta +2 vale { $points } pontos, não importa o que mais você tenha.
rules-cards-joker = Um curinga se transforma em uma carta da cor que você quiser, mas só no fim da partida.
rules-cards-golden = O curinga dourado é um curinga que também traz uma carta (veja “Curingas”).
rules-cards-last-round = A carta de última rodada está escondida no baralho e anuncia o fim da partida. Ninguém fica com ela.
rules-kind-under-marker = cartas sob a carta de última rodada
rules-cards-marker-choice = Ao preparar uma partida, você pode pôr a carta de última rodada sobre as últimas { $depths } cartas, em qualquer das edições.

## Setting up

rules-setup-how = O computador faz tudo: retira cores por sorteio, dá a cada jogador as cartas iniciais, que são de cores diferentes, embaralha o resto e põe a carta de última rodada no lugar dela. Quem começa também é sorteado.
rules-setup-rows = Fileiras
rules-setup-room = Cartas que cabem em cada fileira

## Your turn

turn = Sua vez
rules-turn-one = Faça uma de duas coisas. Você nunca pode passar.
rules-turn-draw-title = Comprar e colocar
rules-turn-draw = Vire a carta de cima do baralho, olhe para ela e só então escolha a fileira: qualquer uma que tenha espaço e que ninguém tenha pegado. Se nenhuma fileira tiver espaço, ou se o baralho estiver vazio, você não pode comprar.
rules-turn-take-title = Pegar uma fileira
rules-turn-take = Pegue qualquer fileira em que haja pelo menos uma carta, com tudo o que está nela. As cartas se juntam às suas e você fica fora até a rodada acabar. Ninguém mais pode usar essa fileira nesta rodada.
rules-turn-next = Depois é a vez do próximo jogador que ainda não tenha pegado uma fileira. O último que resta continua sozinho, comprando e colocando enquanto quiser e puder, e no fim também precisa pegar uma fileira.
rules-turn-colours = As suas cores não são escolhidas de antemão: no fim, as que valem mais dão pontos por si sós. Você pode juntar quantas cores quiser, mas as que sobram tiram pontos.

tips-again = Na sua primeira partida, as dicas na mesa dizem o que fazer. Você pode vê-las de novo.

## The end of a round

round = Fim da rodada
round-end = Quando todos tiverem pegado uma fileira, a rodada acaba. As fileiras voltam à mesa vazias, e quem pegou a última começa a próxima rodada.

## Jokers

jokers-title = Curingas
jokers-when = Os curingas ficam ao lado das suas cores até a partida acabar. Então você escolhe uma cor para cada curinga, e podem ser diferentes. Também pode escolher uma cor da qual não tem nenhuma carta. A melhor escolha já está selecionada, mas você pode mudá-la.
jokers-golden = O curinga dourado conta como um curinga. Além disso, quem pega uma fileira com ele vira na hora a carta de cima do baralho e a junta às próprias cartas. Se o baralho estiver vazio, nada acontece.

## The last round

last-round-title = A última rodada
last-round-when = Quando alguém vira a carta de última rodada, ela é posta de lado e esse jogador vira outra carta no lugar dela. A rodada é jogada até o fim, e com ela acaba a partida.

## Scoring

scoring-how = Cada cor vale pontos segundo o número de cartas que tem, curingas incluídos. As { $plus } cores que valem mais dão pontos; todas as outras tiram pontos. Acrescente { $points } pontos por cada carta +2.
scoring-sides = A carta de pontuação tem dois lados; você escolhe um ao preparar a partida. No lado marrom, uma cor vale mais com cada carta, até { $most } cartas. No lado cinza, o melhor são { $peak } cartas de uma cor; com mais, volta a valer menos.
side-brown = Lado marrom
side-grey = Lado cinza
example-about = Estas cartas, mais um curinga, em cada lado. O curinga está na pilha em que mais ajuda.
example-pile = Pilha
example-joker = { $points } (curinga)

## Two players

rules-two-rows = Há três fileiras, com espaço para uma, duas e três cartas. Cada um começa com duas cartas, e as quatro cartas iniciais são de cores diferentes.
rules-two-end = A rodada acaba quando os dois jogadores tiverem pegado uma fileira. As cartas da terceira fileira saem do jogo e ninguém fica com elas.

## Editions

rules-editions-classic = A edição clássica tem { $jokers } curingas, e a carta de última rodada está sobre as últimas { $depth } cartas.
rules-editions-golden = A edição com o curinga dourado tem o curinga dourado e { $jokers } curingas comuns, e a carta de última rodada está sobre as últimas { $depth } cartas.

### The embed page

share-intro = Incorpore uma mesa de jogo em um post de qualquer site. Escolha o que os seus leitores encontram lá e copie o que for melhor para o seu site. O jogo só é baixado quando eles clicam em “Jogar”.
share-preview = Prévia
share-seed-hint = Deixe em branco: cada leitor recebe outras cartas
share-frame = Quadro simples (iframe)
share-script = Quadro com script
share-script-about = Para sites que também aceitam scripts: o quadro fica tão alto quanto o jogo precisa, e a sua página é informada do que acontece nele.
share-element-about = Para quem faz as próprias páginas: você pode pôr quantos quiser em uma página, e cada um só é baixado quando o leitor chega perto.
share-link-about = Para WordPress e Ghost: sozinho em uma linha, ele vira um jogo incorporado. Do que você escolheu, só o idioma se mantém.

## Link previews

site-description = Jogue Coloretto, o jogo de cartas de Michael Schacht, contra o computador: de graça, no navegador.
