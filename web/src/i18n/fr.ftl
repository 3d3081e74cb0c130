title = Coloretto
tagline = Réunissez trois couleurs. Les autres vous coûtent.

## Buttons

play = Jouer
new-game = Nouvelle partie
rules = Règles
more = Plus
page-daily = Donne du jour
page-book = Carnet d’erreurs
page-statistics = Statistiques
page-games = Ouvrir ou garder une partie
page-fairness = Le jeu est-il honnête ?
page-about = À propos
undo = Annuler
redo = Rétablir
try-again = Réessayer
cancel = Annuler
close = Fermer
dismiss = Masquer
play-again = Rejouer
review = Revenir sur la partie
draw = Piocher
confirm-jokers = Valider les jokers
next = Suite
finish-round = Finir la manche
coach-hint = Indice
coach-why = Pourquoi ?

## Welcome and loading

welcome-about = À votre tour, retournez une carte et placez-la dans une rangée, ou prenez une rangée avec toutes ses cartes. À la fin, vos trois meilleures couleurs rapportent des points, toutes les autres en font perdre.
welcome-start = Vous contre trois ordinateurs
loading-begin = Préparation du jeu
loading-download = Téléchargement du jeu : { $loaded } sur { $total } Mo
loading-start = Réveil de vos adversaires
loading-import = Mise en place des cartes
loading-ready = La table est prête
loading-failed = Le jeu n’a pas pu démarrer
loading-stopped = Le jeu s’est arrêté
failed-download = Une partie du jeu n’a pas pu être téléchargée. Vérifiez la connexion et réessayez.
failed-stalled = Rien n’arrive plus depuis un moment. Vérifiez la connexion et réessayez.
failed-worker = Le navigateur n’a pas pu exécuter le jeu. Essayez peut-être avec un navigateur à jour.
failed-offline = Il n’y a pas de connexion et une partie du jeu n’est pas encore sur cet appareil. Il démarrera tout seul dès le retour de la connexion.
failed-stopped = Le jeu s’est arrêté de façon inattendue. Votre partie est conservée et reprend après « Réessayer ».
failed-stopped-no-game = Le jeu s’est arrêté de façon inattendue. « Réessayer » le relance.
unfinished-count = { $count ->
    [one] { $count } partie inachevée
   *[other] { $count } parties inachevées
}

## Cards

# Between what is listed.
comma = { ", " }
card-c0 = rouge
card-c1 = orange
card-c2 = jaune
card-c3 = vert
card-c4 = turquoise
card-c5 = bleu
card-c6 = violet
card-plus-two = +2
card-joker = joker
card-golden = joker doré
# The letters on the cards of one skin: pairwise different in a language.
# French: violet would share its V with vert, and its O and T are taken too: L, as in vioLet and lilas.
letter-c0 = R
letter-c1 = O
letter-c2 = J
letter-c3 = V
letter-c4 = T
letter-c5 = B
letter-c6 = L
colour-c0 = Rouge
colour-c1 = Orange
colour-c2 = Jaune
colour-c3 = Vert
colour-c4 = Turquoise
colour-c5 = Bleu
colour-c6 = Violet

## Seats

name-you = Vous
name-player = Joueur { $number }
name-bot-0 = Iris
name-bot-1 = Bruno
name-bot-2 = Clio
name-bot-3 = Dario
name-bot-4 = Enya
seat-now = À jouer
seat-out = Hors jeu cette manche
seat-out-short = Fini
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-empty = Aucune carte
seat-placed = Carte placée dans la rangée { $row } : { $card }
practice = Essai
practice-about = Un coup a été annulé alors qu’une nouvelle carte était déjà connue : à partir d’ici, c’est une partie d’essai.
points-aid = Points par couleur
points-aid-item = { $count ->
    [one] { $count } carte : { $points }
   *[other] { $count } cartes : { $points }
}
points-aid-most = { $count } cartes ou plus : { $points }
pile-plus = { $card }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $points } en plus
pile-minus = { $card }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} : { $points } en moins
pile-bonus = { $count ->
    [one] une carte { $card }
   *[other] { $count } cartes { $card }
} : { $points } en plus
pile-joker = { $card } : { $count }
pile-with-jokers = { $pile }, { $jokers ->
    [one] un joker compris
   *[other] { $jokers } jokers compris
}

## Table

table = Table
opponents = Adversaires
rows = Rangées
row-place = Placer dans la rangée { $row } : { $content }
row-take = Prendre la rangée { $row } : { $content }
row-idle = Rangée { $row } : { $content }
row-empty = vide
row-taken = prise ({ $name })
row-taken-short = { $name }
row-space = { $count ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $count } places libres
}
row-worth = { $row }. { $gain }
row-worth-then = { $row }. La prendre ensuite : { $gain }
gain-more = { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
}
gain-less = { $points ->
    [one] { $points } point de moins
   *[other] { $points } points de moins
}
gain-none = score inchangé
row-place-short = Placez
row-take-short = Prenez
supply-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
supply-draws-left = { $count ->
    [0] Prochaine carte : dernière manche
    [one] { $count } carte avant la dernière manche
   *[other] { $count } cartes avant la dernière manche
}
last-round = Dernière manche
unseen = Reste à venir
unseen-item = { $card } : { $count }
prompt-decide = À vous : piochez ou prenez une rangée
prompt-draw = À vous : piochez une carte
prompt-take = À vous : prenez une rangée
prompt-place = Placez cette carte ({ $card }) dans une rangée
prompt-jokers = Donnez une couleur à vos jokers
prompt-decide-named = { $name } : piochez ou prenez une rangée
prompt-draw-named = { $name } : piochez une carte
prompt-take-named = { $name } : prenez une rangée
prompt-place-named = { $name } : placez cette carte ({ $card }) dans une rangée
prompt-jokers-named = { $name } : donnez une couleur à vos jokers
prompt-bot = { $name } réfléchit
prompt-over = La partie est terminée
status-undone = Coup annulé.
status-redone = Coup rétabli.
status-practice = Coup annulé. { practice-about }
status-score = { $name } : { $points }
# A name or a clause, made a sentence.
said = { $words }.
refused = Impossible pour l’instant.
said-seat = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
said-supply = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
said-over = Scores finaux : { $scores }. { $winners }

## Hints for the first game

hint-draw = Commencez par retourner une carte. Vous la voyez avant de lui choisir une rangée.
hint-place = Placez la carte dans une rangée où il reste de la place. Elle ira à qui prendra cette rangée : quelqu’un d’autre, ou vous.
hint-choose = Piochez encore ou prenez une rangée. Le nombre affiché dessus indique ce que votre score y gagne ou y perd.
hint-must-take = Il n’y a plus de place pour une carte : cette fois, vous prenez une rangée.
hint-fourth = Seules vos trois meilleures couleurs rapportent des points. Chaque couleur de plus vous en coûte : limitez-la.
hint-full = Une rangée pleine ne change plus. Si elle vous convient, prenez-la avant les autres.
hint-joker = Un joker ne reçoit sa couleur qu’à la fin de la partie. Votre score compte déjà le meilleur choix.
hint-last-round = C’est la dernière manche : la prochaine rangée que vous prendrez sera votre dernière.
hint-out = Vous êtes hors jeu jusqu’à la fin de la manche. Observez ce que les autres réunissent.
hint-dismiss = Compris
hints-stop = Stop aux conseils

## Log

log = Déroulement
log-round = Manche { $round }. { $name } commence.
log-round-you = Manche { $round }. Vous commencez.
log-discarded = Hors du jeu : { $cards }.
log-draw = { $name } : carte piochée ({ $card }).
log-place = { $name } : { $card } dans la rangée { $row }.
log-take = { $name } : rangée { $row } prise ({ $cards }).
log-take-revealed = { $name } : rangée { $row } prise ({ $cards }). Carte retournée par le joker doré : { $revealed }.
log-last-round = La carte de dernière manche : c’est la dernière manche.
log-over = La partie est terminée.

## Jokers and scores

jokers = Jokers
jokers-about = Donnez une couleur à chaque joker. Le meilleur choix est déjà sélectionné.
jokers-about-named = { $name }, donnez une couleur à chaque joker. Le meilleur choix est déjà sélectionné.
joker = Joker { $number }
joker-given = Joker { $number } : { $colour }
joker-suggested = Suggestion : { $colours }
jokers-score = Votre score avec ce choix : { $score }
final-scores = Scores finaux
wins-you = Vous avez gagné !
wins = { $name } l’emporte
wins-shared = Victoire partagée : { $names }
column-player = Joueur
column-rank = Rang
column-plus = Plus
column-minus = Moins
column-bonus = +2
column-total = Total

## Computer players

level-newcomer = Novice
level-casual = Amateur
level-regular = Confirmé
level-strong = Fort
level-expert = Expert
level-master = Maître
style-hoarder = Accapareur
style-spoiler = Trouble-fête
style-early-leaver = Pressé
style-gambler = Flambeur
style-joker-hunter = Chasse-jokers
bot-about = Infos sur { $name }, { $level }

## Settings

settings = Réglages

## Notices

notice-problem = « { $value } » n’est pas une valeur possible ({ $name } : { $allowed }). À la place : { $used }.
notice-no-language = Les textes dans votre langue n’ont pas pu être récupérés. La page est en anglais pour l’instant.
notice-no-storage = Ce navigateur ne permet pas à la page de conserver votre partie. Elle sera perdue quand vous fermerez la page.
notice-no-storage-framed = Votre partie n’est pas conservée ici. « Pleine page » la transfère.
notice-save-unreadable = Votre partie enregistrée n’a pas pu être ouverte. Elle est mise de côté, rien n’est perdu.
notice-update = Une nouvelle version est prête. Votre partie y continue telle quelle.
notice-part-missing = Cette partie de la page n’a pas pu être récupérée. Vérifiez la connexion et réessayez.
notice-restarted = Les adversaires s’étaient arrêtés. Ils sont réveillés, et votre partie reprend où elle en était.
notice-other-tab = Cette partie continue aussi dans un autre onglet. Ce qui est joué en dernier est gardé.
follow-other-tab = Reprendre de là
use-update = L’utiliser
error-IllegalActionError = Ce n’est pas possible maintenant.
error-NotationError = Le jeu n’a pas compris.
error-InvalidPositionError = Aucune partie ne peut arriver à cette position.
error-PlayerNameError = Un nom compte de 1 à 24 caractères, dont au moins un visible, et aucun caractère de contrôle.
error-VariantError = Cette mise en place n’est pas possible.
error-RecordError = Cette partie enregistrée est illisible.
error-RequestError = Le jeu n’a pas compris la page.
error-other = Un problème est survenu. La partie continue là où elle en était.
notice-link-unreadable = La partie du lien n’a pas pu être ouverte.
notice-earlier = La partie que vous jouiez est gardée.
open-earlier = Y revenir
notice-stopped-twice = Ce qui devait être ouvert a arrêté le jeu deux fois. Il n’a pas été rouvert.
notice-game-gone = Cette partie inachevée n’est plus ici.
notice-erased-elsewhere = Tout a été supprimé sur cet appareil dans un autre onglet. Celui-ci n’enregistre plus rien : sa partie disparaîtra à sa fermeture.
show-kept-games = Afficher
full-page = Pleine page

### What only some visits show

## Set-up

setup-title = Nouvelle partie
setup-wait = Vos adversaires sont en route…
setup-players = Joueurs
setup-edition = Édition
setup-scoring = Décompte
setup-marker = Dernière manche
setup-marker-usual = Standard
setup-marker-depth = { $count } dernières cartes
setup-seed = N° de donne
setup-seed-hint = Laissez vide pour une donne au hasard
setup-seat = Siège { $number }
setup-kind = Qui occupe le siège { $number }
setup-name = Nom au siège { $number }
setup-level = Niveau au siège { $number }
setup-style = Style au siège { $number }
setup-levels = Niveau de l’ordinateur
setup-levels-differ = Mixte
setup-levels-none = Sans ordinateur
kind-human = Humain
kind-bot = Ordinateur
edition-classic = Classique
edition-golden = Joker doré
scoring-brown = Beige : 1 3 6 10 15 21
scoring-grey = Gris : 1 4 8 7 6 5

## Computer players

level-about-newcomer = Découvre le jeu : ne regarde que ses propres cartes et se trompe souvent.
level-about-casual = Joue pour le plaisir : s’occupe de ses cartes, garde un œil sur qui joue ensuite et commet parfois une étourderie.
level-about-regular = Connaît bien le jeu : observe toute la table, mais juge encore mal une rangée de temps à autre.
level-about-strong = Observe toute la table et juge bien. Ses erreurs sont rares et légères.
level-about-expert = A appris le jeu sans professeur : un réseau entraîné évalue chaque carte qui pourrait sortir ensuite. Joue la fin de la dernière manche sans la moindre erreur.
level-about-master = Prend son temps : avant de décider, joue de tête, encore et encore, la suite des coups les plus prometteurs.
level-rank = Niveau { $rank } sur { $levels }
style-none = Sans style
style-about-hoarder = Attend les rangées pleines et les remplit.
style-about-spoiler = Place les cartes là où elles gênent les autres.
style-about-early-leaver = Prend ce qui suffit et quitte la manche.
style-about-gambler = Retourne une carte de plus et mise tout sur une seule rangée.
style-about-joker-hunter = Vise les jokers et les cartes +2.
bot-figures = Ses résultats
bot-share = Gagne { $share } de ses parties contre trois joueurs de niveau confirmé (à égalité, ce serait { $even })
bot-lost = Points gâchés par décision : { $points }
bot-blunders = Gaffes (trois points ou plus) : { $blunders } de ses décisions
bot-figures-hint = Mesuré sur de nombreuses parties entre ordinateurs. Les colonnes montrent tous les niveaux, du plus faible au plus fort.

## Settings

settings-language = Langue
language-system = Comme le navigateur
settings-pace = Rythme de jeu
pace-instant = Immédiat
pace-fast = Rapide
pace-normal = Normal
pace-slow = Lent
pace-step = Pas à pas
settings-volume = Sons
volume-off = Muet
settings-skin = Cartes
skin-patterns = Caméléons et motifs
skin-suits = Enseignes
skin-letters = Lettres
settings-theme = Clair ou sombre
theme-system = Comme l’appareil
theme-light = Clair
theme-dark = Sombre
settings-contrast = Contraste
contrast-system = Comme l’appareil
contrast-more = Renforcé
settings-text = Taille du texte
text-normal = Normale
text-large = Grande
text-larger = Très grande
settings-motion = Animation
motion-system = Comme l’appareil
motion-full = Cartes animées
motion-less = Le moins possible
hints-show = Revoir les conseils
hints-shown = Les conseils sont de retour à la table.
share-title = Partager et intégrer
keyboard = Clavier

## On this device

offline-unknown = Jouer hors ligne : pas encore prêt
offline-fetching = Jouer hors ligne : { $done } fichiers sur { $total }
offline-ready = Prêt à jouer hors ligne
offline-interrupted = Jouer hors ligne : le reste suivra au retour de la connexion
offline-unavailable = Impossible de jouer hors ligne ici
forget = Tout oublier sur cet appareil
forget-question = Cela supprime tout ce qui est enregistré sur cet appareil : la partie en cours et vos parties inachevées, toutes les parties terminées avec leurs statistiques, vos résultats et séries des donnes du jour, le carnet d’erreurs, les réglages, les conseils déjà vus et les fichiers pour jouer hors ligne. Cette action est irréversible.
forget-save-first = Un fichier conserve vos parties terminées, vos résultats du jour et vos erreurs. Les parties inachevées se copient sous « Ouvrir ou garder une partie ».
forget-save-file = Enregistrer d’abord un fichier
forget-yes = Tout oublier

## What the address asks for

parameter-players = joueurs
parameter-edition = édition
parameter-scoring = décompte
parameter-seed = numéro de donne
parameter-level = niveau
parameter-marker_depth = cartes de la dernière manche
parameter-speed = vitesse
parameter-lang = langue
parameter-theme = thème
parameter-daily = donne du jour
parameter-accent = couleur d’accent
parameter-bg = fond
used-usual = comme d’habitude

## In a frame on somebody's page

frame-about = { $bots ->
    [one] Vous contre un ordinateur
   *[other] Vous contre { $bots } ordinateurs
}
frame-your-move = Que joueriez-vous ?
frame-replay = Une partie à regarder
frame-loading = Ouverture…
link = Lien
link-about = Ce cadre ne peut pas ouvrir d’autres pages. Copiez le lien et ouvrez-le dans votre navigateur : votre partie y continue.
copy = Copier
copied = Copié
copy-by-hand = Copiez le texte sélectionné à la main

## A decision as a question

answer-title = Ce que vaut chaque choix
answer-thinking = Le plus fort des adversaires réfléchit…
answer-best = Vous avez fait le meilleur choix.
answer-equal = Votre choix vaut le meilleur.
answer-worse = { $action } : ce choix gagne plus souvent (de { $share }).
answer-choice = Choix
answer-share = Chances de gagner
answer-lead = Avance en points
answer-yours = le vôtre
answer-exact = Calculé jusqu’à la fin de la partie, avec toutes les cartes qui peuvent encore venir.
answer-estimated = Estimé en continuant de nombreuses fois avec les cartes qui peuvent encore venir.
choose-again = Choisir à nouveau
play-on = Continuer
notice-position-unreadable = La position de l’adresse n’a pas pu être ouverte.
answer-band = ≈ à peu près égal : on ne distingue pas moins de { $share } d’écart.
answer-same = ≈ exactement aussi bon.
about-equal = à peu près égal

## A game to watch

replay = Partie enregistrée
replay-first = Au début
replay-back = Étape précédente
replay-on = Laisser défiler
replay-pause = Arrêter
replay-forth = Étape suivante
replay-last = À la fin
replay-ply = Étape
take-over = Jouer à partir d’ici
notice-record-unreadable = La partie de l’adresse n’a pas pu être ouverte.
replay-ply-of = Étape { $ply } sur { $plies }
prompt-shown = À { $name } de jouer
replay-manner = Comment regarder
replay-speed = Vitesse
replay-from = Vu de la place de
replay-close = Ne plus regarder
keys-hint-replay = Pendant que vous regardez une partie :
key-step = Étape précédente ou suivante
key-by-itself = Laisser défiler, ou arrêter
key-ends = Au début ou à la fin

## Keyboard

keys-hint = Tant que la table a le focus :
keys-listening = Avec un lecteur d’écran, ces touches agissent dans son mode formulaire. Tab et Entrée agissent toujours.
key-draw = Piocher une carte
key-row = Placer dans la rangée, ou la prendre
key-rows = Aller d’une rangée à l’autre
key-next = Faire jouer les ordinateurs
key-finish = Finir la manche
key-hint = Un indice ; encore une fois : davantage
key-why = Pourquoi l’ordinateur a fait cela
key-undo = Annuler le coup
key-redo = Rétablir le coup
key-again = Répéter la dernière annonce
key-scores = Annoncer les scores et les cartes de tous
key-table = Annoncer le contenu des rangées
key-help = Afficher ces touches
# What is printed on keyboards.
key-name-space = Espace
key-name-escape = Échap
key-name-home = Début
key-name-end = Fin

## The coach

action-place = Placer dans la rangée { $row }
action-take = Prendre la rangée { $row }
nudge-draw = Le mieux semble être une autre carte.
nudge-draw-close = Une autre carte semble bonne, mais autre chose vaut à peu près autant.
nudge-place = Regardez où la carte vous aide, et où elle gêne les autres.
nudge-place-close = Regardez où la carte vous aide, et où elle gêne les autres. Plusieurs rangées se valent.
nudge-take = Le mieux semble être de prendre une rangée.
nudge-take-close = Prendre une rangée semble bon, mais piocher vaut à peu près autant.
look-at-gains = Quelle rangée vous rapporte le plus ?
look-at-loses_least = Quelle rangée vous coûte le moins ?
look-at-denies = Que voudraient prendre les autres ?
look-at-joker = Il y a un joker sur la table.
look-at-plus_twos = Les cartes +2 comptent toujours.
look-at-row_full = Une rangée pleine ne s’améliore plus.
look-at-avoids_fourth_colour = Trois couleurs seulement rapportent.
look-at-helps = Quelle rangée voulez-vous prendre ?
look-at-spoils = À qui pouvez-vous gâcher sa rangée préférée ?
look-at-keeps_clean = Gardez propre la rangée que vous préférez.
look-at-fills = Une rangée pleine ne reçoit plus de cartes.
look-at-little_to_take = Il y a encore peu dans les rangées.
look-at-likely_better = La plupart des cartes à venir vous aideraient.
look-at-nobody_wants = Qui d’autre veut la rangée qui vous plaît ?
hint-best = Montrer le meilleur choix
hint-all = Montrer tous les choix
hint-is-best = Le mieux : { $action }
hint-is-about-best = Parmi les meilleurs choix : { $action }
why-before = Avant
why-after = Après
why-chosen = choisi
why-nothing = Rien de ce qui se compte sur la table ne plaide pour ce choix.
why-best = Il n’y avait rien de mieux.
why-about-best = À peu près aussi bon que le meilleur choix : on ne distingue pas moins de { $share } d’écart.
why-as-good = Exactement aussi bon que le meilleur choix.
why-not-best = Il aurait mieux valu : { $action }
why-estimated = Estimé en regardant deux décisions à l’avance.
reason-gains = Elle rapporte { $amount } ; aucune rangée ne rapporte plus.
reason-loses_least = Toutes les rangées coûtent des points ; celle-ci le moins ({ $amount }).
reason-denies = Cela enlève à { $name } sa meilleure rangée, meilleure que la suivante de { $amount }.
reason-denies-you = Cela vous enlève votre meilleure rangée, meilleure que la suivante de { $amount }.
reason-joker = { $count ->
    [one] Elle contient un joker.
   *[other] Elle contient { $count } jokers.
}
reason-plus_twos = { $count ->
    [one] Son +2 compte dans tous les cas.
   *[other] Ses { $count } cartes +2 comptent dans tous les cas.
}
reason-row_full = La rangée est pleine et ne s’améliore plus.
reason-avoids_fourth_colour = { $count ->
    [one] Cela laisse une couleur ; avec la rangée { $row }, il y en aurait { $there }.
   *[other] Cela laisse { $count } couleurs ; avec la rangée { $row }, il y en aurait { $there }.
}
reason-helps = La carte rend la rangée meilleure de { $amount } pour qui l’a placée.
reason-spoils = La carte rend la rangée moins bonne de { $amount } pour { $name }.
reason-spoils-you = La carte rend la rangée moins bonne de { $amount } pour vous.
reason-keeps_clean = Dans la rangée { $row }, la meilleure, la carte coûterait { $amount }.
reason-fills = Avec elle, la rangée est pleine.
reason-little_to_take = Aucune rangée ne rapporte encore plus de { $amount }.
reason-likely_better = Avec { $share } des cartes, une rangée dépasse la meilleure actuelle, de { $amount } en moyenne.
reason-nobody_wants = La rangée { $row }, la meilleure, ne rapporte rien à personne d’autre : elle attendra.
reason-only_choice = Il n’y avait pas d’autre choix.
reason-last_one_in = Tous les autres ont pris une rangée.
reason-last_round = C’est la dernière manche.
reason-last_round_near = { $count ->
    [one] Encore une carte avant la dernière manche.
   *[other] Encore { $count } cartes avant la dernière manche.
}
amount-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Looking back on a game

review-title = Bilan de la partie
review-working = L’entraîneur parcourt la partie, décision par décision…
review-whose = La partie de
review-well = { $name } : { $part } décisions sur { $count } ne pouvaient pas être meilleures.
review-well-you = { $part } de vos { $count } décisions ne pouvaient pas être meilleures.
review-cards-for = Les cartes ont donné { $amount } d’avance à { $name }.
review-cards-for-you = Les cartes vous ont donné { $amount } d’avance.
review-cards-against = Les cartes ont coûté { $amount } à { $name }.
review-cards-against-you = Les cartes vous ont coûté { $amount }.
review-choices = Les choix ont coûté { $amount }.
review-choices-you = Vos propres choix ont coûté { $amount }.
band-best = le meilleur choix
band-good = bon
band-inaccuracy = imprécis
band-mistake = erreur
band-blunder = grosse erreur
band-count = { $band } : { $count }
review-curve = L’évolution des chances
review-ply = Étape
review-start = Avant la première étape
review-see = Voir la table
review-anew = Décider à nouveau
review-table = Sous forme de tableau
review-luck = Chance de la carte : { $share }
review-again = À revoir
review-better = Mieux : { $action }. Cela a coûté { $share } de chances de gagner.
review-luckiest = Les cartes qui ont le plus changé
review-accounts = Adresse et chance
review-accounts-about = Points d’avance sur le meilleur des autres à la fin : ce qu’ont apporté le départ, les cartes et les choix de chacun. Chaque décision n’est jugée que sur ce qu’on pouvait savoir alors ; « non prévu » est ce qu’on ne voit pas en regardant deux décisions à l’avance.
account-start = Attendu au départ
account-luck = Cartes
account-own = Choix personnels
account-others = Choix des autres
account-unforeseen = Non prévu
account-final = À la fin
back-to-review = Revenir au bilan

## Games to open and to keep

games-open = Ouvrir une partie
games-open-about = Collez une partie enregistrée, une sauvegarde ou un lien, ou déposez un fichier ici. La partie en cours n’est pas perdue.
games-text = Partie ou lien
games-open-text = Ouvrir
games-open-file = Choisir un fichier…
games-nothing = Il n’y a encore rien à ouvrir. Collez d’abord une partie ou un lien.
games-too-large = C’est trop grand pour une partie. Rien n’a été ouvert.
games-no-record = Ce n’est pas une partie de Coloretto, ou il en manque un morceau.
games-newer = Cette partie vient d’une version plus récente de cette page. Rechargez la page et réessayez.
games-no-game-in-address = Ce lien ne contient pas de partie.
games-not-played-so = Cela ressemble à une partie, mais les règles n’y sont pas respectées jusqu’au bout.
games-file-unreadable = Ce fichier n’a pas pu être lu.
games-stops = Le jeu s’est arrêté en ouvrant ceci. Vous pouvez réessayer une fois.
games-stops-again = Ceci a arrêté le jeu deux fois et n’est plus ouvert.
unfinished-title = Parties inachevées
unfinished-about = Des parties qui ont laissé la place à une autre. Elles sont enregistrées sur cet appareil.
unfinished-turns = { $count ->
    [one] { $count } tour joué
   *[other] { $count } tours joués
}
unfinished-resume = Continuer
unfinished-copy = Copier le lien
kept-undated = D’une version antérieure, sans date
kept-delete = Supprimer
kept-deleted = Supprimée.
kept-restore = Annuler la suppression
unreadable-title = Parties enregistrées impossibles à ouvrir
unreadable-about = Elles sont enregistrées telles quelles. Une version plus récente de cette page pourra peut-être les ouvrir ; sinon, le texte aide à trouver la panne.
unreadable-copy = Copier le texte
games-keep = Garder ou partager votre partie
games-keep-over = Chaque carte et chaque coup y figurent : tout le monde peut la regarder.
games-keep-unfinished = La partie jusqu’ici. Les cartes à venir y sont aussi : qui la lit les connaît.
games-none = Il n’y a pas encore de partie. Dès que vous jouez, vous pouvez la garder ici.
games-share = Partager…
games-share-failed = Le partage n’est pas possible ici. Copiez plutôt le lien.
games-file-text = Enregistrer en texte
games-file-json = Enregistrer en JSON
games-link-watch = Lien pour la regarder
games-link-go-on = Lien pour continuer ailleurs
games-record = Partie, en texte
after-game = Après la partie
after-watch = Regarder la partie
after-keep = Garder ou partager
after-other-seat = Même donne, autre siège
after-strongest = Laisser le plus fort jouer à ma place
other-seat = Le siège de { $name }
other-seat-about = Quel siège prenez-vous ? Vous commencez avec ses cartes, avec la même pioche. Les autres se décalent.
again-person = De ce siège, vous avez fait { $now } ; { $name } avait fait { $before }.
again-strongest = Du même siège, l’ordinateur le plus fort a fait { $now } ; la première fois, c’était { $before }.
notice-finished-kept = C’est la même donne une fois de plus. La partie terminée est conservée.

## Is it fair?

fair-intro = Inutile de croire sur parole que la pioche ne change pas et que personne n’y regarde. Ici, vous pouvez le vérifier.
fair-deck = La pioche ne change pas
fair-deck-about = La page promet l’ordre des cartes par une somme : un nombre court qui correspond à cet ordre et pratiquement à aucun autre. Après la partie, elle montre l’ordre, et chacun peut refaire le calcul.
fair-no-game = Il n’y a pas encore de partie. Commencez-en une et revenez.
fair-no-promise = Rien n’a été promis pour cette partie : cela doit se faire avant la fin.
fair-promise = La promesse (SHA-256)
fair-told-later = Notez-la si vous voulez. Une fois la partie finie, la ligne dont elle est tirée s’affiche ici.
fair-told = La ligne promise
fair-parts = Ce que veulent dire ses éléments
fair-parts-position = La position où la partie a été reprise ; puis les cartes de haut en bas, et le sel.
fair-part-variant = Joueurs, édition, décompte, dernière manche
fair-part-removed = Couleurs retirées du jeu
fair-part-starting = Cartes de départ, siège par siège
fair-part-starter = Siège qui commence
fair-part-rows = Place dans chaque rangée
fair-part-supply = Les cartes de haut en bas
fair-part-salt = Sel : des chiffres au hasard, pour que personne ne trouve la pioche en essayant
fair-check = Vérifier
fair-same = Identique : la ligne donne la somme promise. C’est votre navigateur qui l’a calculée.
fair-other = Différent : la ligne donne une autre somme que celle promise.
fair-command = Pour vérifier sans cette page
fair-bots = Les ordinateurs voient-ils la pioche ?
fair-bots-about = Ils ne savent que ce que vous voyez aussi. Essayez : les cartes cachées sont mélangées, et le dernier à avoir joué choisit de nouveau.
fair-shuffle = Mélanger et redemander
fair-shuffle-thinking = Nouvelle réflexion…
fair-shuffle-nobody = Aucun ordinateur n’a encore joué dans cette partie.
fair-shuffled = { $same } fois sur { $shuffles }, le même choix.
fair-moved = { $count ->
    [one] { $count } carte était ailleurs.
   *[other] { $count } cartes étaient ailleurs.
}
fair-not = Ce que cela ne montre pas
fair-not-lot = Que la donne est due au hasard : qui commence une partie par son numéro a pu en essayer beaucoup. La donne du jour ne dépend que de la date.
fair-not-look = Que vous n’avez pas regardé : c’est votre appareil, et la sauvegarde contient la pioche.
fair-not-program = Quoi que ce soit sur un programme que quelqu’un a modifié.

## The deal of the day

daily-about = Une donne par jour, la même pour tous : mêmes cartes, mêmes adversaires.
daily-bots = Trois adversaires vous attendent.
daily-bots-then = Vous pouvez encore jouer cette donne. Elle n’ajoute rien à vos jours d’affilée.
daily-go-on = Continuer la partie
daily-yours = Vous
daily-par = Adversaire le plus fort
daily-par-thinking = Le plus fort des adversaires joue la donne à votre place…
daily-above-par = Vous avez tiré plus de cette donne que le plus fort des adversaires à votre place.
daily-on-par = Exactement autant de points que le plus fort des adversaires à votre place.
daily-below-par = { $points ->
    [one] À votre place, le plus fort des adversaires a trouvé { $points } point de plus.
   *[other] À votre place, le plus fort des adversaires a trouvé { $points } points de plus.
}
daily-rank = rang { $rank }
daily-share = Coloretto, donne du { $date } : { $score }, { $rank }.
daily-share-par = Le plus fort des adversaires : { $score }.
daily-share-streak = { $count ->
    [one] { $count } jour d’affilée.
   *[other] { $count } jours d’affilée.
}
daily-share-label = Votre résultat, à partager
daily-share-button = Partager
daily-streak = Jours d’affilée
daily-streak-best = Plus longue série
daily-played = Donnes jouées
daily-streak-about = Un jour compte si vous commencez sa donne ce jour-là (UTC). Après une pause, une nouvelle série commence.
daily-archive = Toutes les donnes
daily-again-about = Rejouez-la autant que vous voulez : votre premier résultat reste.
daily-compare = Comparer et partager
month-before = Mois précédent
month-after = Mois suivant
not-lasting = Ce navigateur ne laisse rien garder à la page. Ce que vous voyez ici disparaîtra quand vous la fermerez.
kept-unreadable = { $count ->
    [one] Cette version de la page ne peut pas lire { $count } entrée enregistrée sur cet appareil. Elle n’apparaît pas ici, mais reste enregistrée.
   *[other] Cette version de la page ne peut pas lire { $count } entrées enregistrées sur cet appareil. Elles n’apparaissent pas ici, mais restent enregistrées.
}
notice-puzzle-unreadable = Ce problème n’a pas pu être ouvert. Il reviendra dans { $days } jours.
notice-decision-unreadable = Cette décision n’a pas pu être ouverte.

## The mistake book

book-about = Les décisions qui vous ont coûté quelque chose reviennent en petits problèmes. Résolu, un problème revient après 3, puis 10, puis 30 jours ; sinon demain.
book-none = Il est encore vide. Revoyez une partie finie avec l’entraîneur : les décisions les plus coûteuses arrivent ici d’elles-mêmes.
book-today = { $count ->
    [0] Rien à revoir aujourd’hui
    [one] { $count } décision à revoir aujourd’hui
   *[other] { $count } décisions à revoir aujourd’hui
}
book-start = Commencer
book-waiting = Plus tard
book-learned = Acquises
book-next-date = Prochaine le
book-next = Problème suivant
book-back = Retour au carnet
book-solved = Résolu. Il revient plus tard, ou il est acquis.
book-unsolved = Il revient demain.

## Statistics

## About

about-game = Coloretto est un jeu de cartes de Michael Schacht. Ceci est une version non officielle, avec ses propres dessins et ses propres mots ; le nom appartient à son éditeur.
about-version = Version { $version }. Les règles, le moteur et les adversaires sont en Python et tournent dans ce navigateur même.
about-privacy-title = Ce qui est gardé
about-privacy = Les parties, les réglages et les résultats restent sur cet appareil. Rien n’est envoyé, personne n’est compté, il n’y a pas de cookies.
about-diagnostic-title = En cas de problème
about-diagnostic = Ceci dit à ceux qui s’occupent du jeu ce qu’il leur faut : versions, partie enregistrée, dernières erreurs. Aucun nom n’y figure.
about-parts = De quoi il est fait
about-part = Éléments
about-part-version = Versions
about-licence = Licences
about-our-licence = Notre licence
about-third-licences = Licences tierces
about-bill = Liste des composants
statistics-none = Jouez une partie jusqu’au bout et elle apparaîtra ici : points, rangs, et l’évolution de votre jeu.
statistics-variant = Tablée
statistics-level = Niveau des adversaires
statistics-all = Tout
statistics-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
statistics-no-match = Pas encore de partie de ce genre.
statistics-practice = { $count ->
    [0] Les parties d’essai ne comptent pas.
    [one] { $count } partie d’essai ne compte pas.
   *[other] { $count } parties d’essai ne comptent pas.
}
figure-games = Parties
figure-wins = Victoires
figure-points = Points par partie
figure-rank = Rang moyen
by-variant = Par tablée
by-level = Par niveau
chart-points = Points de vos dernières parties
chart-lost-points = Points perdus par vos propres choix
chart-lost-share = Chances de gagner perdues par vos propres choix
chart-lost-none = Les parties que vous revoyez avec l’entraîneur apparaissent ici.
chart-mean = Moyenne : { $value }
chart-game = Partie
chart-date = Jour
chart-value = Valeur
chart-table = En tableau
carry-title = Emporter
carry-about = Parties, donnes du jour et erreurs pour un autre appareil. Ce qui s’y trouve déjà ne compte qu’une fois.
carry-file = Enregistrer un fichier
carry-text = En faire un texte
carry-text-label = Tout en un texte à copier
carry-open = Ajouter depuis un fichier
carry-paste = Texte d’un autre appareil
carry-add = Ajouter
carry-added = { $count ->
    [0] Aucune partie qui ne soit déjà ici.
    [one] { $count } partie ajoutée.
   *[other] { $count } parties ajoutées.
}
carry-foreign = Cela ne vient pas d’ici. Rien n’a changé.
carry-newer = Cela vient d’une version plus récente de la page. Rechargez celle-ci, puis réessayez.
carry-truncated = Il manque la fin. Copiez ou enregistrez le tout encore une fois.
carry-damaged = Cela a été modifié ou abîmé en chemin. Rien n’en a été repris.
carry-too-big = C’est bien trop gros pour venir d’ici. Cela n’a pas été ouvert.

### The rules to read

rules-title = Comment jouer
rules-intro = Un jeu de cartes de Michael Schacht pour { $least } à { $most } joueurs, expliqué avec nos propres mots. Une partie dure un quart d’heure ; un tour, c’est une seule décision.
rules-contents = Sommaire
back-to-table = Retour à la table

## The aim

aim = Le but du jeu
aim-plus = Chacun réunit des cartes de { $colours } couleurs. À la fin, { $plus } de vos couleurs rapportent des points et toutes les autres en font perdre. Plus une couleur a de cartes, plus elle compte, pour vous ou contre vous.
aim-few = Il vous faut donc beaucoup de cartes dans quelques couleurs, et peu dans les autres. Or on prend toujours une rangée entière, et les autres décident avec vous de ce qui s’y trouve.

## The cards

cards = Les cartes
cards-colours = Les couleurs se distinguent par leur teinte, leur motif et leur symbole.
cards-plus-two = Chaque carte +2 vaut { $points } points, quelles que soient vos autres cartes.
cards-joker = Un joker devient une carte de la couleur de votre choix, mais pas avant la fin de la partie.
cards-golden = Le joker doré est un joker qui apporte en plus une carte : voir plus bas.
cards-last-round = La carte de dernière manche se trouve dans la pioche et annonce la fin. Elle ne va jamais à personne.
cards-table = Cartes de chaque édition
kind = Cartes
kind-colour = chacune des { $colours } couleurs
kind-under-marker = cartes sous la carte de dernière manche
kind-all = en tout
cards-marker-choice = En préparant une partie, vous pouvez choisir { $depths } cartes sous la carte de dernière manche, quelle que soit l’édition.

## Setting up

set-up = La mise en place
set-up-how = L’ordinateur s’occupe de tout : il tire au sort les couleurs à retirer, donne à chacun ses cartes de départ, qui sont de couleurs différentes, mélange le reste et met la carte de dernière manche à sa place. Le sort désigne aussi qui commence.
set-up-table = Mise en place selon le nombre de joueurs
set-up-players = Joueurs
set-up-removed = Couleurs retirées du jeu
set-up-starting = Cartes de départ par joueur
set-up-rows = Rangées
set-up-room = Places par rangée
set-up-supply = Pioche

## Your turn

turn = Votre tour
turn-one = Vous avez le choix entre deux actions. Il n’est jamais permis de passer.
turn-draw-title = Piocher et placer
turn-draw = Retournez la première carte de la pioche, regardez-la, et choisissez alors seulement sa rangée : n’importe laquelle où il reste de la place et que personne n’a prise. Si aucune rangée n’a de place, ou si la pioche est vide, vous ne pouvez pas piocher.
turn-take-title = Prendre une rangée
turn-take = Prenez n’importe quelle rangée où se trouve au moins une carte, avec tout ce qu’elle contient. Ces cartes rejoignent les vôtres, et vous êtes hors jeu jusqu’à la fin de la manche. Plus personne ne peut utiliser cette rangée pendant la manche.
turn-next = C’est ensuite au tour du joueur suivant, parmi ceux qui n’ont pas encore pris de rangée. Le dernier en jeu continue seul, pioche et place aussi longtemps qu’il le souhaite, et finit lui aussi par prendre une rangée.
turn-colours = Vos couleurs ne se choisissent pas à l’avance : à la fin, celles qui valent le plus rapportent d’elles-mêmes des points. Vous pouvez réunir autant de couleurs que vous le voulez ; mais cela vous coûte.

hints-again = Lors de votre première partie, des conseils vous indiquent à la table ce qu’il faut faire. Vous pouvez les retrouver.

## The end of a round

round = La fin d’une manche
round-end = Quand tout le monde a pris une rangée, la manche est terminée. Les rangées reviennent vides, et le joueur qui a pris la dernière commence la manche suivante.

## Jokers

jokers-title = Les jokers
jokers-when = Les jokers restent à côté de vos couleurs jusqu’à la fin de la partie. Vous donnez alors une couleur à chaque joker, et pas forcément la même à tous. Vous pouvez aussi nommer une couleur dont vous n’avez aucune carte. La page indique le meilleur choix, et vous pouvez le modifier.
jokers-golden = Le joker doré compte comme un joker. De plus, qui prend une rangée où il se trouve retourne aussitôt la première carte de la pioche et l’ajoute à ses cartes. Si la pioche est vide, il ne se passe rien.

## The last round

last-round-title = La dernière manche
last-round-when = Quand quelqu’un retourne la carte de dernière manche, elle est mise de côté et ce même joueur retourne une autre carte à la place. La manche se joue jusqu’au bout, et la partie se termine avec elle.
last-round-count = La page compte les cartes qui restent à piocher d’ici là.

## Scoring

scoring = Le décompte
scoring-how = Chaque couleur vaut des points selon son nombre de cartes, jokers compris. Les { $plus } couleurs qui valent le plus s’ajoutent à votre score, toutes les autres s’en retranchent. Ajoutez { $points } pour chaque carte +2.
scoring-sides = La carte de décompte a deux côtés ; vous en choisissez un en préparant la partie. Du côté beige, une couleur vaut plus à chaque carte, jusqu’à { $most }. Du côté gris, { $peak } cartes d’une couleur valent le plus ; au-delà, la valeur redescend.
points-table = Points selon le nombre de cartes d’une couleur
points-count = Cartes d’une couleur
points-more = { $count } ou plus
side-brown = Côté beige
side-grey = Côté gris
example-title = Un exemple
example-about = Ces cartes et un joker, comptés de chaque côté. Le joker se trouve dans la pile à laquelle il profite le plus.
example-table = Un exemple compté des deux côtés
example-pile = Pile
example-joker = { $points }, avec le joker
example-total = Total
example-item = { $card } : { $count }

## Two players

two = À deux joueurs
two-rows = Il y a trois rangées, avec de la place pour une, deux et trois cartes. Chacun commence avec deux cartes, et les quatre cartes de départ sont toutes de couleurs différentes.
two-end = La manche se termine quand vous avez tous deux pris une rangée. Les cartes de la troisième rangée quittent le jeu, et personne ne les reçoit.

## Editions

editions = Deux éditions
editions-classic = L’édition classique contient { $jokers } jokers, et la carte de dernière manche repose sur les { $depth } dernières cartes.
editions-golden = L’édition au joker doré contient { $jokers } jokers en plus de celui-ci, et la carte de dernière manche repose sur les { $depth } dernières cartes.

### The page for whoever writes a blog

share-intro = Placez une table dans un article, sur n’importe quel site. Choisissez ce que vos lecteurs y trouveront et copiez ce qui convient à votre site. Le jeu n’est téléchargé que lorsqu’ils appuient sur « Jouer ».
share-choice = Ce que trouvent vos lecteurs
share-preview = Aperçu
share-ways = À copier
share-subject = Partie
share-subject-deal = Depuis la première carte
share-subject-pos = À partir d’une position
share-subject-record = Une partie enregistrée
share-pos = Position, en texte
share-record = Enregistrement, en texte
share-seed-hint = Laissez vide : chaque lecteur aura une autre donne
share-transparent = Sans fond propre
share-compact = Compact : sans le déroulement
share-accent = Boutons de votre couleur
share-accent-colour = Couleur des boutons
share-frame = Cadre simple
share-frame-about = Pour tous les sites qui acceptent le HTML. Sa hauteur ne change pas.
share-script = Cadre avec script
share-script-about = Pour les sites qui acceptent aussi les scripts : le cadre prend la hauteur qu’il faut au jeu, et votre page apprend ce qui s’y passe.
share-element = Élément
share-element-about = Pour qui construit ses pages soi-même : autant que vous voulez par page, chacun téléchargé quand on s’en approche.
share-link = Adresse seule
share-link-about = Pour WordPress et Ghost : seule sur sa ligne, elle devient un cadre. De vos choix, seule la langue la suit.

## Where only our address is shown

site-play = Jouer à Coloretto
site-description = Jouez à Coloretto, le jeu de cartes, contre l’ordinateur : dans le navigateur, gratuitement, en cinq langues.
