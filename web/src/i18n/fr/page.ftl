title = Coloretto
tagline = Collectionnez trois couleurs. Les autres vous coûtent des points.

## Buttons

play = Jouer
new-game = Nouvelle partie
rules-title = Comment jouer
more = Menu
page-daily = Donne du jour
undo = Annuler
undo-practice = Annuler : la partie devient une partie d’essai
redo = Rétablir
try-again = Réessayer
cancel = Annuler
close = Fermer
dismiss = Masquer
play-again = Rejouer
review = Bilan de la partie
draw = Piocher
confirm-jokers = Valider
pace-next = Suivant
finish-round = Finir la manche
coach-hint = Indice
coach-why = Pourquoi ?

## Welcome and loading

welcome-about = À votre tour, piochez une carte et placez-la dans une rangée, ou prenez une rangée avec toutes ses cartes. À la fin, vos trois meilleures couleurs rapportent des points, toutes les autres en font perdre.
welcome-start = Vous contre l’ordinateur : trois adversaires
loading-begin = Préparation du jeu…
loading-download = Téléchargement du jeu : { $loaded } sur { $total } Mo
loading-start = Réveil de vos adversaires…
loading-import = Mise en place des cartes…
loading-ready = La table est prête
loading-failed = Le jeu n’a pas pu démarrer
loading-stopped = Le jeu ne répond plus
failed-download = Des fichiers du jeu n’ont pas pu être téléchargés. Vérifiez votre connexion et réessayez.
failed-stalled = Le téléchargement n’avance plus. Vérifiez votre connexion et réessayez.
failed-worker = Votre navigateur n’a pas pu exécuter le jeu. Mettez-le à jour ou essayez-en un autre.
failed-offline = Vous êtes hors ligne et il manque encore des fichiers du jeu sur cet appareil. Le jeu démarrera de lui-même dès le retour de la connexion.
failed-stopped = Le jeu s’est arrêté de façon inattendue. Appuyez sur « Réessayer » pour reprendre votre partie.
failed-stopped-no-game = Le jeu s’est arrêté de façon inattendue. Appuyez sur « Réessayer » pour le relancer.
unfinished-count = { $count ->
    [one] { $count } partie inachevée
   *[other] { $count } parties inachevées
}

## Cards

# The separator of list items.
comma = { ", " }
card-c0 = rouge
card-c1 = orange
card-c2 = jaune
card-c3 = verte
card-c4 = turquoise
card-c5 = bleue
card-c6 = violette
card-plus-two = +2
card-joker = joker
card-golden = joker doré
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
seat-now = Actif
seat-out = Rangée prise
seat-out-short = Hors jeu
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-leads = { $points ->
    [one] { $points } point, en tête
   *[other] { $points } points, en tête
}
seat-empty = Aucune carte
seat-placed = Carte placée dans la rangée { $row } : { $card }
practice = Essai
practice-undone = Un coup a été annulé alors qu’une nouvelle carte était déjà visible : désormais, c’est une partie d’essai.
practice-about = C’est une partie d’essai : un coup a été annulé alors qu’une nouvelle carte était déjà visible, ou les cartes étaient connues d’une partie précédente.
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
row-taken = prise par { $person ->
    [you] vous
   *[other] { $name }
}
row-taken-short = { $name }
row-space = { $count ->
    [0] pleine
    [one] une place libre
   *[other] { $count } places libres
}
row-gain = { $row } ; { $gain }
row-gain-then = { $row }. La prendre ensuite : { $gain }
gain-more = { $points ->
    [one] { $points } point de plus
   *[other] { $points } points de plus
}
gain-less = { $points ->
    [one] { $points } point de moins
   *[other] { $points } points de moins
}
gain-none = score inchangé
gain-title = Ce que cette rangée changerait à votre score
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
unseen = Cartes à venir
counted = { $count } × { $item }
prompt-decide = À vous : piochez ou prenez une rangée
prompt-draw = À vous : piochez une carte
prompt-take = À vous : prenez une rangée
prompt-place = À vous : placez la carte { $card }
prompt-jokers = Donnez une couleur à chaque joker
prompt-decide-named = { $name } : piochez ou prenez une rangée
prompt-draw-named = { $name } : piochez une carte
prompt-take-named = { $name } : prenez une rangée
prompt-place-named = { $name } : placez la carte { $card }
prompt-jokers-named = { $name } : donnez une couleur à chaque joker
prompt-bot = { $name } réfléchit
prompt-over = La partie est terminée
status-undone = Coup annulé.
status-redone = Coup rétabli.
named-value = { $name } : { $value }
# Turns a name or a clause into a sentence.
sentence = { $words }.
refused = Ce n’est pas possible pour l’instant.
announce-seat = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
announce-supply = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
announce-over = Scores finaux. { $scores }. { $winners }

## Game log

log = Journal de la partie
log-round = Manche { $round }. { $name } commence.
log-round-you = Manche { $round }. Vous commencez.
log-next-round = Nouvelle manche. { $name } commence.
log-next-round-you = Nouvelle manche. Vous commencez.
log-discarded = Cartes retirées du jeu : { $cards }.
log-draw =
    { $person ->
        [you] Vous avez
       *[other] { $name } a
    } pioché une carte : { $card }.
log-place =
    { $person ->
        [you] Vous avez
       *[other] { $name } a
    } placé une carte dans la rangée { $row } : { $card }.
log-take =
    { $person ->
        [you] Vous avez
       *[other] { $name } a
    } pris la rangée { $row } : { $cards }.
log-take-revealed =
    { $person ->
        [you] Vous avez
       *[other] { $name } a
    } pris la rangée { $row } : { $cards }. Retournée grâce au joker doré : { $revealed }.
log-last-round = La carte de dernière manche est sortie : cette manche est la dernière.
log-over = La partie est terminée.

## Jokers and scores

jokers-about = Le meilleur choix est déjà sélectionné.
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
style-joker-hunter = Chasseur de jokers
bot-about = Infos sur { $name }, { $level }

## Settings

settings = Réglages

## Notices

notice-problem = « { $value } » n’est pas une valeur possible ({ $name } : { $allowed }). À la place : { $used }.
notice-no-language = Les textes dans votre langue n’ont pas pu être chargés. La page est en anglais pour l’instant.
notice-no-storage = Ce navigateur ne permet pas à la page d’enregistrer votre partie. Elle sera perdue à la fermeture de la page.
notice-no-storage-framed = Votre partie n’est pas enregistrée ici. Pour la conserver, continuez-la en « Pleine page ».
notice-save-unreadable = Votre partie enregistrée n’a pas pu être ouverte. Elle a été mise de côté : rien n’est perdu.
notice-part-missing = Cet élément n’a pas pu être chargé. Vérifiez votre connexion et réessayez.
notice-restarted = Vos adversaires ne répondaient plus et ont été relancés. Votre partie reprend là où elle en était.
notice-other-tab = Cette partie est aussi ouverte dans un autre onglet. Seul l’onglet où vous jouez en dernier est enregistré.
follow-other-tab = Suivre l’autre onglet
error-IllegalActionError = Ce n’est pas possible pour l’instant.
error-NotationError = Ce texte n’a pas pu être lu.
error-InvalidPositionError = Aucune partie ne peut arriver à cette position.
error-VariantError = Cette configuration n’est pas possible.
error-RecordError = Cette partie enregistrée est illisible.
error-RequestError = Une erreur s’est produite dans le jeu.
error-other = Un problème est survenu. La partie continue là où elle en était.
notice-link-unreadable = La partie contenue dans ce lien n’a pas pu être ouverte.
notice-earlier = La partie que vous aviez commencée est conservée.
open-earlier = La reprendre
notice-stopped-twice = Le jeu s’est arrêté deux fois à l’ouverture : aucune nouvelle tentative n’a été faite.
notice-game-gone = Cette partie inachevée n’est plus ici.
notice-erased-elsewhere = Toutes les données du jeu ont été effacées de cet appareil depuis un autre onglet. Cet onglet n’enregistre plus rien : sa partie sera perdue à la fermeture.
show-kept-games = Afficher
full-page = Pleine page

### Loaded after the first page

## Menu

rules = Règles
page-puzzles = Problèmes
page-record = Votre parcours
page-mistakes = Carnet d’erreurs
page-played = Parties
page-statistics = Statistiques
page-goals = Objectifs
page-strategy = Stratégie
page-games = Ouvrir une partie
page-share = Partager
page-fairness = Le jeu est-il honnête ?
page-about = À propos
menu-more = Plus
menu-new-today = La donne du jour vous attend
menu-workshop = Atelier

## Final scores

rank = { $rank ->
    [1] 1re place
   *[other] { $rank }e place
}
result-ahead = { $points ->
    [one] { $points } point d’avance sur { $names }
   *[other] { $points } points d’avance sur { $names }
}
result-behind = { $points ->
    [one] { $rank }, { $points } point derrière { $names }
   *[other] { $rank }, { $points } points derrière { $names }
}
result-practice = Partie d’essai : elle ne compte pas dans vos statistiques.
result-continued = Partie jouée à partir d’une position : elle ne compte pas dans vos statistiques.
scoring-link = Comment se fait le décompte
story = L’histoire de cette partie
story-collected = { $person ->
    [you] Vous avez
   *[other] { $name } a
} réuni { $cards } : { $points }.
story-round = La manche { $round } a décidé de la partie.
story-round-unnumbered = Une manche a décidé de la partie.
story-round-none = Aucune manche n’a décidé de la partie à elle seule.
story-no-minus = Aucune couleur { $person ->
    [you] ne vous a fait perdre de points.
   *[other] n’a fait perdre de points à { $name }.
}
story-minus = { $count ->
    [one] Une couleur de trop { $person ->
        [you] vous a
       *[other] a
    }
   *[other] { $count } couleurs de trop { $person ->
        [you] vous ont
       *[other] ont
    }
} fait perdre { $points }{ $person ->
    [you] {""}
   *[other] {" "}à { $name }
}.
story-lost-minus = { $count ->
    [one] Une couleur de trop { $person ->
        [you] vous a
       *[other] a
    }
   *[other] { $count } couleurs de trop { $person ->
        [you] vous ont
       *[other] ont
    }
} fait perdre { $points }{ $person ->
    [you] {""}
   *[other] {" "}à { $name }
} ; { $rival } { $theirs ->
    [0] n’en avait aucune
   *[other] n’a perdu ainsi que { $rivalPoints }
}.
story-lost-plus = Avec ses meilleures couleurs, { $rival } a marqué { $rivalPoints }, { $person ->
    [you] vous
   *[other] { $name }
} { $points }.
story-lost-bonus = Avec les cartes +2, { $rival } a marqué { $rivalPoints }, { $person ->
    [you] vous
   *[other] { $name }
} { $count ->
    [0] rien
   *[other] { $points }
}.
see-deciding-move = Voir le coup décisif
worth-line = { $count ->
    [0] { $points } : moins que dans presque toutes les parties entre adversaires de niveau « { $level } ».
   *[other] { $points } : plus que dans { $count } % des parties entre adversaires de niveau « { $level } ».
}
worth-best = Votre meilleur score jusqu’ici.
ending-more = Plus
ending-turn = Le tournant
ending-chance-you = Dans cette manche, vos chances de gagner sont passées de { $before } à { $after }.
ending-chance = Pour { $name }, les chances de gagner sont passées de { $before } à { $after } dans cette manche.
ending-worth = { $points ->
    [one] Ce que vaut { $points } point
   *[other] Ce que valent { $points } points
}
ending-worth-better = Part des scores inférieurs, quand des ordinateurs d’un même niveau jouent entre eux à une table comme celle-ci :
ending-worth-about = Au moins { $games } parties par niveau, toutes entre ordinateurs.
ending-worth-unmeasured = La fréquence à laquelle les ordinateurs marquent moins n’a été mesurée qu’avec la carte de dernière manche à sa place standard.

## Set-up

setup-title = Nouvelle partie
setup-wait = Vos adversaires sont en route…
setup-players = Joueurs
setup-edition = Édition
setup-scoring = Barème
setup-marker = Dernière manche
setup-marker-about = Quand cette carte apparaît, la manche en cours est la dernière. Standard : sur les { $classic } dernières cartes, ou { $golden } avec le joker doré.
setup-marker-usual = Standard
setup-marker-depth = { $count } dernières cartes
setup-seed = N° de donne
setup-seed-hint = Laissez vide pour une donne aléatoire
setup-seat = Place { $number }
setup-kind = Place { $number } : qui joue
setup-kind-label = Qui joue
setup-name = Place { $number } : nom
setup-name-label = Nom
setup-level = Place { $number } : niveau
setup-level-label = Niveau
setup-style = Place { $number } : style
setup-style-label = Style
setup-levels = Niveau de l’ordinateur
setup-exact = Niveau exact : { $level }
temper-gentle = Paisible
temper-about-gentle = Joue pour le plaisir et se trompe de temps en temps.
temper-keen = Attentif
temper-about-keen = Surveille toute la table, mais juge mal une rangée de temps à autre.
temper-merciless = Impitoyable
temper-about-merciless = Anticipe et ne fait pas de cadeau.
setup-levels-differ = Mixte
setup-levels-none = Sans ordinateur
setup-at-table = À la table
setup-more = Plus d’options
kind-human = Humain
kind-bot = Ordinateur
edition-classic = Classique
edition-golden = Joker doré
scoring-brown = Beige : 1 3 6 10 15 21
scoring-grey = Gris : 1 4 8 7 6 5
setup-side-brown = Beige
setup-side-grey = Gris
setup-side-about-brown = Plus il y en a, mieux c’est
setup-side-about-grey = L’idéal : { $peak }
error-PlayerNameError = Un nom compte de 1 à 24 caractères, dont au moins un visible, sans caractère de contrôle.

## Computer players

level-about-newcomer = Découvre le jeu : ne regarde que ses propres cartes et se trompe souvent.
level-about-casual = Joue pour le plaisir : s’occupe de ses cartes, garde un œil sur le joueur suivant et commet parfois une étourderie.
level-about-regular = Connaît bien le jeu : observe toute la table, mais juge encore mal une rangée de temps à autre.
level-about-strong = Observe toute la table et évalue bien la situation. Ses erreurs sont rares et légères.
level-about-expert = A appris le jeu en autodidacte : un réseau de neurones évalue chaque carte qui pourrait sortir. Joue la fin de la dernière manche sans la moindre erreur.
level-about-master = Prend son temps : avant de décider, joue de tête, encore et encore, la suite des coups les plus prometteurs.
level-rank = Niveau { $rank } sur { $levels }
style-none = Équilibré
style-about-hoarder = Attend que les rangées se remplissent et les complète.
style-about-spoiler = Place les cartes là où elles gênent les autres.
style-about-early-leaver = Se contente d’une rangée correcte et quitte tôt la manche.
style-about-gambler = Pioche une carte de plus et mise tout sur une seule rangée.
style-about-joker-hunter = Vise les jokers et les cartes +2.
bot-figures = Ses résultats
bot-share = À quatre, gagne { $share } de ses parties contre trois joueurs de niveau « Confirmé » (à forces égales : { $even })
bot-lost = Points perdus par décision : { $points }
bot-blunders = Erreurs coûteuses (trois points ou plus) : { $blunders } de ses décisions
bot-figures-hint = Mesuré sur de nombreuses parties de l’ordinateur contre lui-même. Les colonnes montrent tous les niveaux, du plus faible au plus fort.
bot-code = Comment pense cet adversaire ?
bot-code-about = Deux adversaires simples tiennent chacun sur une page : greedy prend ce qui rapporte le plus sur le moment, careful pense aussi aux autres. Ouvrez leur code dans l’atelier, modifiez-le et faites-le jouer.

## Settings

settings-language = Langue
language-system = Selon le navigateur
settings-pace = Rythme de jeu
pace-instant = Immédiat
pace-fast = Rapide
pace-normal = Normal
pace-slow = Lent
pace-step = Pas à pas
settings-volume = Son
volume-off = Muet
settings-look = Apparence
settings-play = Jeu
settings-skin = Cartes
skin-patterns = Caméléons et motifs
skin-suits = Enseignes
skin-letters = Lettres
settings-theme = Thème
theme-system = Système
theme-light = Clair
theme-dark = Sombre
settings-contrast = Contraste
contrast-system = Système
contrast-more = Renforcé
settings-text = Taille du texte
text-normal = Normale
text-large = Grande
text-larger = Très grande
settings-motion = Animations
motion-system = Système
motion-full = Complètes
motion-less = Réduites
settings-confirm = Confirmer les coups
settings-confirm-about = Un premier appui choisit le coup, un second le joue. Échap ou un appui ailleurs annule.
settings-forced = Coups forcés automatiques
settings-forced-about = S’il n’y a qu’une rangée possible, le coup se joue tout seul.
settings-left-handed = Disposition pour gauchers
settings-left-handed-about = La pioche et les boutons changent de côté.
settings-vibration = Vibration
settings-vibration-about = Une brève vibration quand vient votre tour ou qu’un coup est impossible.
prompt-confirm = { $kind ->
    [d] Appuyez encore pour piocher une carte
    [p] Appuyez encore pour placer dans la rangée { $row }
   *[t] Appuyez encore pour prendre la rangée { $row }
}
tip-draw = Vous voyez la carte avant de choisir sa rangée.
tip-begin = Une carte piochée va dans une rangée. Prendre une rangée met fin à votre manche.
tip-place = Qui prend cette rangée reçoit la carte : vous ou un autre joueur.
tip-choose = Le nombre avec + ou − est ce que la rangée vous rapporte ou vous coûte.
tip-must-take = Aucune rangée n’a de place pour une autre carte.
tip-taken = Quelqu’un a pris une rangée avec votre carte. Seul compte ce que vous prenez.
tip-plus-two = Une carte +2 rapporte deux points, quelles que soient vos couleurs.
tip-fourth = Vos trois meilleures couleurs comptent pour vous, les autres contre vous.
tip-full = Une rangée pleine ne change plus. Vous pouvez la prendre avant les autres.
tip-joker = Un joker reçoit sa couleur à la fin. D’ici là, il compte au mieux pour vous.
tip-last-round = La prochaine rangée que vous prendrez sera la dernière.
tip-out = Vous avez votre rangée. Regardez ce que collectionnent les autres.
tips-stop = Ne plus afficher
tips-show = Revoir les conseils
tips-shown = Les conseils seront de nouveau affichés à la table.
share-title = Intégrer le jeu
keyboard = Raccourcis clavier

## On this device

offline-unknown = Jeu hors ligne : pas encore disponible
offline-fetching = Fichiers du jeu hors ligne : { $done } sur { $total }
offline-ready = Jeu hors ligne : prêt
offline-interrupted = Jeu hors ligne : le reste sera téléchargé au retour de la connexion
offline-unavailable = Jeu hors ligne : impossible ici
install = Installer l’application
install-how = Dans le menu du navigateur (dans Safari, Partager), choisissez « Installer » ou « Sur l’écran d’accueil ».
notice-update = Une nouvelle version est prête. Votre partie s’y poursuivra telle quelle.
use-update = Mettre à jour
forget = Effacer toutes les données du jeu
forget-question = { $count ->
    [0] Toutes les données du jeu seront effacées de cet appareil. Cette action est irréversible.
   *[other] Toutes les données du jeu seront effacées de cet appareil : { $list }. Cette action est irréversible.
}
stored-unfinished = la partie en cours et vos parties inachevées
stored-finished = les parties terminées et leurs statistiques
stored-days = vos résultats et séries des donnes du jour
stored-mistakes = le carnet d’erreurs
stored-bots = vos bots et exercices de l’atelier
stored-settings = les réglages
stored-notes = les conseils déjà vus et ce que la page a retenu par ailleurs
stored-files = les fichiers du jeu hors ligne
stored-other = d’autres données
forget-save-first = Vous pouvez d’abord exporter dans un fichier vos parties terminées, vos résultats des donnes du jour, vos erreurs et vos bots. Les parties inachevées se copient dans « Ouvrir une partie ».
forget-save-file = Exporter d’abord dans un fichier
forget-yes = Tout effacer

## URL parameters

parameter-players = joueurs
parameter-edition = édition
parameter-scoring = barème
parameter-seed = numéro de donne
parameter-level = niveau
parameter-marker_depth = cartes sous la carte de dernière manche
parameter-seats = places
parameter-scores = points des joueurs
parameter-from = nom
parameter-speed = rythme
parameter-lang = langue
parameter-theme = thème
parameter-daily = donne du jour
parameter-accent = couleur des boutons
parameter-bg = fond
scores-none = rien
from-none = rien
used-usual = la valeur par défaut

## Embedded

frame-about = { $bots ->
    [one] Vous contre l’ordinateur : un adversaire
   *[other] Vous contre l’ordinateur : { $bots } adversaires
}
frame-your-move = Que joueriez-vous ?
frame-replay = Une partie à regarder
frame-loading = Ouverture…
link = Lien
link-about = Ce jeu intégré ne peut pas ouvrir d’autre page. Copiez le lien et ouvrez-le dans votre navigateur : votre partie y continuera.
copy = Copier
copied = Copié
copy-by-hand = Copie impossible. Le texte est sélectionné : copiez-le vous-même.

## Positions to answer

answer-title = Ce que vaut chaque choix
answer-thinking = L’entraîneur réfléchit…
answer-best = Vous avez fait le meilleur choix.
answer-equal = Votre choix vaut le meilleur.
answer-wrong = Ce n’était pas le meilleur choix.
answer-worse = Mieux valait « { $action } » : { $share } de chances de gagner en plus.
answer-choice = Choix
answer-share = Chances de gagner
answer-lead = Avance en points
answer-yours = le vôtre
answer-exact = Calcul exact jusqu’à la fin de la partie, pour tous les ordres possibles des cartes restantes.
answer-estimated = Estimation : la suite a été jouée de nombreuses fois avec les cartes qui peuvent encore venir.
choose-again = Choisir à nouveau
play-on = Continuer
back-to-game = Retour à ma partie
notice-position-unreadable = La position contenue dans ce lien n’a pas pu être ouverte.
answer-band = ≈ à peu près égal : un écart de moins de { $share } n’est pas significatif.
answer-same = = exactement égal.
about-equal = à peu près égal
equal = exactement égal

## Replay

replay = Partie enregistrée
replay-first = Au début
replay-back = Coup précédent
replay-on = Lecture
replay-pause = Pause
replay-forth = Coup suivant
replay-last = À la fin
replay-ply = Coup
take-over = Jouer à partir d’ici
notice-record-unreadable = La partie contenue dans ce lien n’a pas pu être ouverte.
replay-ply-of = Coup { $ply } sur { $plies }
prompt-shown =
    { $person ->
        [you] À vous de jouer
       *[other] À { $name } de jouer
    }
replay-manner = Options de lecture
replay-speed = Rythme
replay-from = Point de vue
replay-close = Quitter la lecture
keys-hint-replay = Pendant que vous regardez une partie :
key-step = Coup précédent ou suivant
key-by-itself = Lecture ou pause
key-ends = Au début ou à la fin

## Keyboard shortcuts

keys-hint = Tant que la table a le focus :
keys-listening = Avec un lecteur d’écran, ces touches fonctionnent en mode formulaire. Tab et Entrée fonctionnent toujours.
key-draw = Piocher une carte
key-row = Placer dans la rangée, ou la prendre
key-rows = Aller d’une rangée à l’autre
key-next = Terminer d’un coup les tours de l’ordinateur
key-finish = Finir la manche
key-hint = Indice ; appuyer de nouveau : plus de détails
key-why = Pourquoi l’ordinateur a joué ce coup
key-undo = Annuler le coup
key-redo = Rétablir le coup
key-again = Répéter la dernière annonce
key-scores = Annoncer les scores et les cartes de tous
key-table = Annoncer le contenu des rangées
key-sound = Couper ou remettre le son
key-help = Afficher cette liste
# As printed on keyboards.
key-name-space = Espace
key-name-escape = Échap
key-name-home = Début
key-name-end = Fin

## The coach

action-place = Placer dans la rangée { $row }
action-take = Prendre la rangée { $row }
nudge-draw = Le mieux semble être de piocher.
nudge-draw-close = Piocher semble un bon choix, mais un autre le vaut à peu près.
nudge-place = Regardez où la carte vous aide, et où elle gêne les autres.
nudge-place-close = Regardez où la carte vous aide, et où elle gêne les autres. Plusieurs rangées se valent.
nudge-take = Le mieux semble être de prendre une rangée.
nudge-take-close = Prendre une rangée semble un bon choix, mais piocher vaut à peu près autant.
look-at-gains = Quelle rangée vous rapporte le plus ?
look-at-loses_least = Quelle rangée vous coûte le moins ?
look-at-denies = Que voudraient prendre les autres ?
look-at-joker = Il y a un joker sur la table.
look-at-plus_twos = Les cartes +2 comptent toujours.
look-at-row_full = Une rangée pleine ne s’améliore plus.
look-at-avoids_fourth_colour = Trois couleurs seulement rapportent des points.
look-at-helps = Quelle rangée voulez-vous prendre ?
look-at-spoils = À quel adversaire pouvez-vous gâcher la rangée qu’il convoite ?
look-at-keeps_clean = Ne gâchez pas la rangée que vous préférez.
look-at-fills = Une rangée pleine ne reçoit plus de cartes.
look-at-little_to_take = Les rangées sont encore peu garnies.
look-at-likely_better = La plupart des cartes à venir vous aideraient.
look-at-nobody_wants = Qui d’autre veut la rangée qui vous plaît ?
hint-best = Montrer le meilleur choix
hint-all = Montrer tous les choix
hint-is-best = Meilleur choix : « { $action } »
hint-is-about-best = Parmi les meilleurs choix : « { $action } »
why-before = Précédent
why-after = Suivant
why-chosen = choisi
why-nothing = Rien de visible sur la table ne justifie ce choix.
why-best = Il n’y avait rien de mieux.
why-about-best = À peu près aussi bon que le meilleur choix : un écart de moins de { $share } n’est pas significatif.
why-as-good = Exactement aussi bon que le meilleur choix.
why-not-best = Il aurait mieux valu « { $action } »
why-estimated = Estimation qui anticipe deux décisions.
reason-gains = Cette rangée rapporte { $amount } ; aucune autre ne rapporte plus.
reason-loses_least = Toutes les rangées coûtent des points ; celle-ci le moins ({ $amount }).
reason-denies = Cela prive { $name } de sa meilleure rangée, supérieure de { $amount } à la suivante.
reason-denies-you = Cela vous prive de votre meilleure rangée, supérieure de { $amount } à la suivante.
reason-joker = { $count ->
    [one] Elle contient un joker.
   *[other] Elle contient { $count } jokers.
}
reason-plus_twos = { $count ->
    [one] Sa carte +2 compte dans tous les cas.
   *[other] Ses { $count } cartes +2 comptent dans tous les cas.
}
reason-row_full = La rangée est pleine et ne s’améliore plus.
reason-avoids_fourth_colour = { $count ->
    [one] Cela fait une couleur en tout ; avec la rangée { $row }, il y en aurait { $there }.
   *[other] Cela fait { $count } couleurs en tout ; avec la rangée { $row }, il y en aurait { $there }.
}
reason-helps = La carte améliore la rangée de { $amount } pour qui la place.
reason-spoils = La carte dégrade la rangée de { $amount } pour { $name }.
reason-spoils-you = La carte dégrade la rangée de { $amount } pour vous.
reason-keeps_clean = Dans la rangée { $row }, la meilleure, la carte coûterait { $amount }.
reason-fills = La carte remplit la rangée.
reason-little_to_take = Pour l’instant, aucune rangée ne rapporte plus de { $amount }.
reason-likely_better = Pour { $share } des cartes à venir, une rangée dépasserait la meilleure actuelle, de { $amount } en moyenne.
reason-likely_better-any = Avec n’importe quelle carte, une rangée dépasserait la meilleure actuelle, de { $amount } en moyenne.
reason-nobody_wants = La rangée { $row }, la meilleure, ne rapporte rien à personne d’autre : elle peut attendre.
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

## Game review

review-title = Bilan de la partie
review-working = L’entraîneur analyse la partie, décision par décision…
review-no-game = Il n’y a pas de partie terminée à analyser.
review-failed = L’entraîneur n’a pas pu analyser cette partie.
review-whose = Joueur
review-well = { $name } a fait le meilleur choix { $part } fois sur { $count }.
review-well-you = Vous avez fait le meilleur choix { $part } fois sur { $count }.
review-cards-for = Les cartes ont donné { $amount } d’avance à { $name }.
review-cards-for-you = Les cartes vous ont donné { $amount } d’avance.
review-cards-against = Les cartes ont coûté { $amount } à { $name }.
review-cards-against-you = Les cartes vous ont coûté { $amount }.
review-choices = Ses choix lui ont coûté { $amount }.
review-choices-you = Vos choix vous ont coûté { $amount }.
band-best = Meilleur choix
band-good = Bon choix
band-inaccuracy = Imprécision
band-mistake = Erreur
band-blunder = Gaffe
percent-less = < { $share }
percent-more = > { $share }
review-bands-about = Selon les chances de gagner perdues : meilleur choix sous { $good }, bon choix dès { $good }, imprécision dès { $inaccuracy }, erreur dès { $mistake }, gaffe dès { $blunder }.
review-curve = Évolution des chances de gagner
review-chances = { $step ->
    [0] Chances de gagner au début
   *[other] Chances de gagner après le coup { $step }
}
review-ply = Coup
review-start = Avant le premier coup
review-see = Voir la position
review-retry = Rejouer ce coup
review-table = Afficher en tableau
review-luck = Chance au tirage : { $share }
review-again = À revoir
review-none = Aucun choix coûteux. Bien joué !
review-better = Mieux valait « { $action } ». Chances de gagner perdues par ce coup : { $share }.
review-luckiest = Les cartes décisives
review-luck-about = En points : l’écart entre la carte sortie et la moyenne de toutes celles qui pouvaient sortir.
review-accounts = Habileté et chance
review-accounts-about = Points d’avance sur le meilleur des autres à la fin : ce qu’ont apporté le départ, les cartes et les choix de chacun. Chaque décision n’est jugée que sur ce qu’on pouvait savoir alors ; « non prévu » est ce qu’on ne voit pas en anticipant deux décisions.
account-start = Prévu au départ
account-luck = Cartes
account-own = Choix du joueur
account-others = Choix des autres
account-unforeseen = Non prévu
account-final = À la fin
back-to-review = Retour au bilan

## Open or share a game

games-open-about = Collez une partie enregistrée, une sauvegarde ou un lien, ou déposez un fichier ici. La partie en cours n’est pas perdue.
games-text = Partie ou lien
games-open-text = Ouvrir
games-open-file = Choisir un fichier…
games-nothing = Il n’y a encore rien à ouvrir. Collez d’abord une partie ou un lien.
games-too-large = C’est trop volumineux pour être une partie. Rien n’a été ouvert.
games-no-record = Ce n’est pas une partie de Coloretto, ou il en manque un morceau.
games-newer = Cette partie vient d’une version plus récente de cette page. Rechargez la page et réessayez.
games-no-game-in-address = Ce lien ne contient pas de partie.
games-not-played-so = Cela ressemble à une partie, mais un coup n’y respecte pas les règles.
games-file-unreadable = Ce fichier n’a pas pu être lu.
games-stops = Le jeu s’est arrêté à l’ouverture. Vous pouvez réessayer une fois.
games-stops-again = Le jeu s’est arrêté deux fois à l’ouverture : il n’y aura pas d’autre tentative.
unfinished-title = Parties inachevées
unfinished-about = Ce sont les parties que vous avez quittées pour une autre. Elles sont enregistrées sur cet appareil.
unfinished-turns = { $count ->
    [one] { $count } tour joué
   *[other] { $count } tours joués
}
unfinished-resume = Continuer
unfinished-copy = Copier le lien
kept-undated = Sans date (version antérieure)
kept-delete = Supprimer
kept-deleted = Supprimée.
kept-restore = Annuler la suppression
unreadable-title = Parties enregistrées impossibles à ouvrir
unreadable-about = Elles sont conservées telles quelles. Une version plus récente de la page pourra peut-être les ouvrir ; sinon, le texte aidera à trouver l’erreur.
unreadable-copy = Copier le texte
games-keep = Enregistrer ou partager votre partie
games-keep-over = Toutes les cartes et tous les coups sont enregistrés : tout le monde pourra revoir la partie.
games-keep-unfinished = La partie telle qu’elle est. Les cartes à venir y sont aussi : qui l’ouvre peut les connaître.
games-none = Pas encore de partie. Dès que vous en aurez commencé une, vous pourrez l’enregistrer ou la partager ici.
games-share = Partager…
games-formats = Autres formats
games-share-failed = Le partage n’est pas possible ici. Copiez plutôt le lien.
games-file-text = Enregistrer en texte
games-file-json = Enregistrer en JSON
games-link-watch = Lien pour revoir la partie
games-link-go-on = Lien pour continuer sur un autre appareil
games-record = Partie (texte)
challenge-begin = { $points ->
    [one] { $sender } : { $points } point dans cette donne. À vous.
   *[other] { $sender } : { $points } points dans cette donne. À vous.
}
challenge-friend = Un ami
challenge-yours = Vous
challenge-player = Points du joueur
challenge-more = { $points ->
    [one] { $sender } a { $points } point de moins que vous avec les mêmes cartes.
   *[other] { $sender } a { $points } points de moins que vous avec les mêmes cartes.
}
challenge-less = { $points ->
    [one] { $sender } a { $points } point de plus que vous avec les mêmes cartes.
   *[other] { $sender } a { $points } points de plus que vous avec les mêmes cartes.
}
challenge-same = { $sender } a autant de points que vous avec les mêmes cartes.
send-title = Envoyer ce résultat
send-about = En image, en une ligne de symboles, et par un lien qui donne les mêmes cartes à la même place, contre les mêmes adversaires.
send-name = Votre nom, si vous voulez
send-name-about = Le lien indique ce nom et les points de cette partie, et rien d’autre sur vous.
send-line = Votre résultat en texte
send-streak = Série
picture = Image de la table
picture-about = La position actuelle, pour les messages et les forums. On n’y voit que ce que tous peuvent voir.
picture-copy = Copier l’image
picture-save = Enregistrer l’image
picture-copied = Image copiée.
picture-copy-failed = Impossible de copier une image ici. Enregistrez-la, ou copiez-la depuis son menu contextuel.
picture-failed = Impossible de dessiner l’image. Le texte ci-dessous dit la même chose.
picture-markdown = Copier en Markdown
picture-drawn = Carte piochée : { $card }
picture-row = Rangée
picture-cards = Cartes
picture-open-position = Jouer à partir de cette position
picture-share = Partager cette position
after-game = Après la partie
after-watch = Revoir la partie
after-keep = Enregistrer ou partager
after-other-seat = Même donne, autre place
after-strongest = Voir jouer le Maître
next-level = Trop facile ? Essayez le niveau « { $level } »
easier-level = Trop difficile ? Essayez le niveau « { $level } »
rematch-other-seat = Place : { $name }
rematch-other-seat-about = Choisissez une place : vous aurez ses cartes de départ et la même pioche. Tout le monde se décale avec vous : vos voisins restent les mêmes. C’est une partie d’essai.
rematch-person = Score à cette place : { $now } pour vous, { $before } pour { $name }.
rematch-strongest = Score à la même place : { $now } pour le Maître, { $before } pour vous.
notice-finished-kept = C’est de nouveau la même donne. La partie terminée est conservée.

## Is it fair?

fair-intro = Vous n’avez pas à nous croire sur parole : la pioche ne change pas et personne ne la regarde. Ici, vous pouvez le vérifier.
fair-deck = La pioche ne change pas
fair-deck-about = La page affiche une empreinte de l’ordre des cartes : un code court qui correspond à cet ordre et pratiquement à aucun autre. Après la partie, elle montre l’ordre, et chacun peut recalculer l’empreinte.
fair-no-game = Il n’y a pas encore de partie. Commencez-en une et revenez.
fair-no-commitment = Cette partie n’a pas d’empreinte : il faut la calculer avant la fin.
fair-commitment = L’empreinte (SHA-256)
fair-told-later = Notez-la si vous voulez. Une fois la partie finie, la ligne dont elle est tirée s’affichera ici.
fair-told = La ligne d’origine
fair-parts = Signification de chaque élément
fair-parts-position = La position de départ de la partie ; puis les cartes de haut en bas, et le sel.
fair-part-variant = Joueurs, édition, barème, dernière manche
fair-part-removed = Couleurs retirées du jeu
fair-part-starting = Cartes de départ, place par place
fair-part-starter = Joueur qui commence
fair-part-rows = Capacité de chaque rangée
fair-part-supply = Les cartes de haut en bas
fair-part-salt = Sel : des caractères au hasard, pour que personne ne devine la pioche par essais successifs
fair-check = Vérifier
fair-same = Identique : la ligne donne bien l’empreinte annoncée. C’est votre navigateur qui l’a calculée.
fair-other = Différent : la ligne donne une autre empreinte que celle qui a été annoncée.
fair-command = Pour vérifier sans cette page
fair-bots = Vos adversaires voient-ils la pioche ?
fair-bots-about = Ils ne savent rien de plus que ce que vous voyez. Essayez : les cartes à venir sont mélangées, et le dernier à avoir joué choisit de nouveau.
fair-shuffle = Mélanger et redemander
fair-shuffle-thinking = Nouvelle réflexion…
fair-shuffle-nobody = Aucun adversaire n’a encore joué dans cette partie.
fair-shuffled = Même choix { $same } fois sur { $shuffles }.
fair-moved = { $count ->
    [one] { $count } carte avait changé de place.
   *[other] { $count } cartes avaient changé de place.
}
fair-not = Ce que cela ne prouve pas
fair-not-lot = Que la donne ait été tirée au hasard : qui choisit un numéro de donne a pu en essayer beaucoup. La donne du jour ne dépend que de la date.
fair-not-look = Que vous n’ayez pas regardé : c’est votre appareil, et la sauvegarde contient la pioche.
fair-not-program = Que personne n’ait modifié le programme.

## Daily deal

daily-about = Une donne par jour, la même pour tous : mêmes cartes, mêmes adversaires.
daily-bots = Trois adversaires vous attendent.
daily-bots-then = Vous pouvez encore jouer cette donne, mais elle ne prolongera pas votre série.
practice-daily = Une partie d’essai ne donne pas de résultat pour la donne du jour. Une fois cette partie terminée, vous pourrez rejouer la donne pour en obtenir un.
daily-practice = Vous avez joué cette donne en partie d’essai, sans résultat. Rejouez-la pour en obtenir un.
daily-go-on = Continuer la partie
daily-yours = Vous
daily-par = Maître
daily-par-thinking = Le Maître joue cette donne à votre place…
daily-above-par = Vous avez fait mieux que le Maître à votre place !
daily-on-par = Exactement autant de points que le Maître à votre place.
daily-below-par = { $points ->
    [one] À votre place, le Maître a marqué { $points } point de plus.
   *[other] À votre place, le Maître a marqué { $points } points de plus.
}
daily-share-streak = { $count ->
    [one] Série : { $count } jour.
   *[other] Série : { $count } jours.
}
daily-share-button = Partager
daily-streak = Série en cours
daily-streak-best = Plus longue série
daily-played = Donnes jouées
daily-streak-about = Un jour compte si vous commencez sa donne ce jour-là (UTC) et la terminez au plus tard le lendemain ; les parties d’essai ne comptent pas. Si vous manquez un jour, une nouvelle série commence.
daily-archive = Toutes les donnes
daily-next = Prochaine donne du jour : { $time }
daily-today = Donne d’aujourd’hui
page-home = Accueil
home-title = Vous revoilà !
home-continue = Continuer la partie
home-dare = Les mêmes cartes pour tous. Ferez-vous mieux que le Maître à votre place ?
home-yours = Vous : { $score }
home-master = le Maître : { $score }
home-week = Vos sept derniers jours
home-day-missed = pas jouée
home-day-played = jouée
home-day-won = mieux que le Maître
home-mistake = Corrigez une erreur
home-lost = { $band } dans l’une de vos parties.
home-mend = Réessayer
home-unrated = Votre niveau apparaîtra ici dès que des parties auront été analysées.
home-play = Jouer une partie
home-change = Changer
daily-again-about = Rejouez-la autant que vous voulez : seul votre premier résultat compte.
daily-compare = Comparer et partager
month-before = Mois précédent
month-after = Mois suivant
not-persistent = Tout n’a pas pu être enregistré dans ce navigateur. Une partie de ce que vous voyez ici peut être perdue à la fermeture de la page.
kept-unreadable = { $count ->
    [one] Cette version de la page ne peut pas lire { $count } entrée enregistrée sur cet appareil. Elle n’apparaît pas ici, mais reste enregistrée.
   *[other] Cette version de la page ne peut pas lire { $count } entrées enregistrées sur cet appareil. Elles n’apparaissent pas ici, mais restent enregistrées.
}
notice-puzzle-unreadable = Ce problème n’a pas pu être ouvert. Il reviendra dans { $days } jours.
notice-decision-unreadable = Cette décision n’a pas pu être ouverte.

## My mistakes

mistakes-about = Les décisions qui vous ont coûté des points reviennent sous forme de petits problèmes. Un problème résolu revient au bout de 3, puis 10, puis 30 jours, après quoi il est acquis ; un problème manqué revient dès le lendemain.
mistakes-none = Il est encore vide. Analysez une partie finie avec l’entraîneur : vos erreurs et vos gaffes s’ajoutent ici automatiquement.
mistakes-today = { $count ->
    [0] Rien à revoir aujourd’hui
    [one] { $count } problème à revoir aujourd’hui
   *[other] { $count } problèmes à revoir aujourd’hui
}
mistakes-start = Commencer
mistakes-puzzle = Problème { $number } sur { $count } : que joueriez-vous ?
mistakes-number = Problème { $number } sur { $count }
mistakes-answer = Voir la réponse
mistakes-waiting = En attente
mistakes-learned = Acquis
mistakes-next-date = Prochaine révision
mistakes-next = Problème suivant
puzzles-back = Retour aux problèmes
mistakes-solved = Résolu. Il reviendra le { $date }.
mistakes-solved-learned = Résolu. Ce problème est acquis.
mistakes-unsolved = Il reviendra demain.
mistakes-then = Dans la partie, vous aviez choisi « { $action } ».

## Trainer

trainer-about = Des choix tirés de parties entre ordinateurs, chacun avec un seul coup nettement meilleur, les plus faciles d’abord. Une position résolue revient une fois, au bout de 30 jours ; une position manquée revient dès le lendemain dans le carnet d’erreurs.
trainer-day = Position du jour
trainer-solve = Résoudre
trainer-day-solved = Vous l’avez résolue.
trainer-day-missed = Pas cette fois. Elle reviendra dans votre carnet d’erreurs.
trainer-themes = Thèmes
trainer-solved = { $solved } sur { $all } résolues
trainer-source = L’entraîneur a comparé tous les coups plusieurs fois, avec d’autres cartes à venir ; dans la dernière manche, il a tout calculé jusqu’au bout.
trainer-often = Choix fréquent ici : « { $action } ».
trainer-found = Le niveau « { $level } » trouve le meilleur coup { $share } fois sur 100.
training-spoil = Gâcher une rangée
training-about-spoil = Une carte qui n’aide personne peut coûter des points à un adversaire.
training-stake = Prendre ou piocher ?
training-about-stake = Une rangée rapporte des points. La prendre et quitter la manche, ou la risquer et piocher encore ?
training-jokers = Jokers
training-about-jokers = Prendre le joker, le laisser, ou lui trouver la bonne rangée.
training-last_round = La dernière manche
training-about-last_round = Rien ne vient après : chaque coup se calcule jusqu’au bout.

## Your games

finished-none = Les parties que vous terminez apparaissent ici : pour les revoir, les partager et les comparer.
finished-again = Rejouer cette donne
finished-again-own = Votre place
finished-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
finished-search = Rechercher
finished-more = Afficher plus de parties
finished-favourite = Partie favorite
finished-favourites = Favorites seulement
finished-note = Note personnelle
finished-table = Exporter en tableau (CSV)
finished-opponents = Adversaires :
finished-players = Joueurs :
finished-people = { $count ->
    [one] { $count } personne
   *[other] { $count } personnes
}
finished-continued = À partir d’une position
finished-no-bots = Personnes seulement
finished-hints = { $count ->
    [one] { $count } indice
   *[other] { $count } indices
}

## Statistics

statistics-none = Jouez une partie contre l’ordinateur jusqu’au bout et elle apparaîtra ici : points, rangs, et l’évolution de votre jeu.
statistics-few = { $count ->
    [one] Statistiques à partir de { $least } parties : plus qu’une.
   *[other] Statistiques à partir de { $least } parties : encore { $count }.
}
filters = { $count ->
    [0] Filtres
   *[other] Filtres ({ $count })
}
filters-clear = Effacer les filtres
statistics-variant = Type de partie
statistics-level = Niveau de l’ordinateur
statistics-style = Style
statistics-bot = Adversaire
statistics-all = Tous
statistics-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
statistics-no-match = Aucune partie ne correspond à ces filtres.
statistics-practice = { $count ->
    [0] Les parties d’essai ne comptent pas.
    [one] { $count } partie d’essai ne compte pas.
   *[other] { $count } parties d’essai ne comptent pas.
}
statistics-counted = Pour chaque donne du jour, seule votre première partie compte. Une victoire partagée compte comme une fraction de victoire.
goals-reached = { $reached } sur { $all } atteints
figure-games = Parties
figure-wins = Victoires
figure-points = Score moyen
figure-best = Meilleur score
figure-rank = Rang moyen
by-variant = Par type de partie
by-level = Par niveau
by-style = Par style des adversaires
by-bot = Par adversaire
statistics-same = Commun à toutes ces parties
strength = Votre niveau
strength-between = Votre niveau : entre « { $lower } » et « { $upper } »
strength-like = Vous jouez au niveau « { $level } »
strength-range = { $games ->
    [one] Après { $games } partie : quelque part entre « { $low } » et « { $high } ».
   *[other] Après { $games } parties : quelque part entre « { $low } » et « { $high } ».
}
strength-games = { $games ->
    [one] Après { $games } partie.
   *[other] Après { $games } parties.
}
strength-even = Un ordinateur de niveau « { $level } » serait un adversaire à votre mesure.
strength-play = Jouer contre le niveau « { $level } »
strength-up = En progrès depuis la partie précédente.
strength-down = En baisse depuis la partie précédente.
strength-same = Comme avant.
strength-wait = { $count ->
    [one] Encore { $count } partie et votre niveau apparaîtra ici.
   *[other] Encore { $count } parties et votre niveau apparaîtra ici.
}
strength-course = Niveau de partie en partie
strength-band = Zone teintée : l’intervalle à 95 %, où se situe sans doute votre niveau.
strength-about = L’entraîneur compare ce que vos décisions ont laissé échapper avec ce que laissent échapper les ordinateurs de chaque niveau. La chance et les résultats ne comptent pas, et les parties avec indices non plus.
goal-news = { $count ->
    [one] Objectif atteint : { $goals }
   *[other] Objectifs atteints : { $goals }
}
goal-next = Prochain objectif : « { $goal } ».
goal-news-all = Tous les objectifs sont atteints.
goal-reached = atteint
goal-progress = { $done } sur { $all }
goal-first = Gagnez une partie
goal-alone = Gagnez sans indice
goal-tables = Gagnez avec chaque nombre de joueurs
goal-sides = Gagnez avec les deux barèmes, dans les deux éditions
goal-levels = Battez les ordinateurs de chaque niveau
goal-styles = Gagnez contre chaque style
goal-lead = Gagnez avec au moins { $lead } points d’avance
goal-points = Marquez { $points } points
goal-faultless = Perdez moins d’un point par vos propres décisions
goal-unlucky = Gagnez malgré des cartes défavorables
goal-days = Terminez { $all } donnes du jour
goal-mistakes = Tirez les leçons de { $all } de vos erreurs
chart-points = Scores de vos dernières parties
chart-lost-points = Points perdus par vos choix
chart-mean = Moyenne : { $value }
chart-game = Partie
chart-date = Date
chart-value = Valeur
chart-table = Afficher en tableau
backup-title = Exporter et importer
backup-about = Exportez vos parties, donnes du jour, erreurs et bots pour les conserver ou les transférer sur un autre appareil. Rien n’est compté deux fois.
backup-file = Exporter dans un fichier
backup-text = Exporter en texte
backup-text-label = Vos données en texte, à copier
backup-open = Importer un fichier
backup-paste = Texte d’un autre appareil
backup-add = Importer
backup-added = { $count ->
    [0] Aucune nouvelle partie.
    [one] { $count } partie importée.
   *[other] { $count } parties importées.
}
backup-bots-added = { $count ->
    [one] { $count } bot importé : il est maintenant dans l’atelier.
   *[other] { $count } bots importés : ils sont maintenant dans l’atelier.
}
backup-foreign = Ces données ne viennent pas de cette page. Rien n’a changé.
backup-newer = Ces données viennent d’une version plus récente de la page. Rechargez la page et réessayez.
backup-truncated = Il manque la fin. Exportez ou copiez de nouveau toutes les données.
backup-damaged = Ces données ont été modifiées ou endommagées en chemin. Rien n’a été importé.
backup-too-big = C’est bien trop volumineux pour venir de cette page. Rien n’a été ouvert.
backup-no-room = Ce navigateur n’a pas assez de place pour tous les bots. Tout le reste a été importé. Conservez les données exportées.

## Strategy by numbers

strategy-about = Ces chiffres viennent de parties entre ordinateurs : { $games } parties pour chaque table, tous les joueurs au niveau « { $level } ». Ils montrent comment ces adversaires jouent ; ce ne sont pas des lois du jeu.
strategy-numbers = Les chiffres
strategy-rule-1 = Du côté beige, 5 points valent la peine d’être pris en début de partie. Ensuite, mieux vaut attendre : dans le dernier tiers, les experts laissent même 7 points plus souvent qu’ils ne les prennent.
strategy-rule-2 = Du côté beige, attendez les rangées pleines : à trois joueurs ou plus, sept rangées prises sur dix ont trois cartes.
strategy-rule-3 = Du côté beige, un joker vaut une bonne rangée, et plus que deux cartes +2.
strategy-rule-4 = Choisissez trois couleurs avant la mi-partie : dans le dernier tiers, une carte d’une quatrième couleur ne vaut presque plus rien.
strategy-rule-5 = Du côté gris, partez tôt avec peu : à trois ou quatre joueurs, deux rangées prises sur trois n’ont qu’une carte.
strategy-date = Date des parties :
strategy-interval = Les traits fins et les nombres à côté de chaque valeur indiquent l’intervalle à 95 % : l’écart que le hasard seul peut expliquer.
strategy-bounds = { $sign ->
    [minus] { $low } à { $high }
   *[plus] { $low }–{ $high }
}
strategy-early = Premier tiers
strategy-middle = Deuxième tiers
strategy-late = Dernier tiers
strategy-few = trop peu
strategy-how = Comment c’est mesuré
strategy-seat = Est-ce un avantage de commencer ?
strategy-seat-finding = { $verdict ->
    [more] À { $players } joueurs, la place qui commence gagne { $share } des parties : plus qu’une part égale, qui serait de { $even }.
    [fewer] À { $players } joueurs, la place qui commence gagne { $share } des parties : moins qu’une part égale, qui serait de { $even }.
   *[even] À { $players } joueurs, la place qui commence gagne { $share } des parties : une part égale serait de { $even }, et l’écart peut venir du hasard.
}
strategy-seat-caption = Résultats selon l’ordre de jeu
strategy-seat-head = Ordre de jeu
strategy-seat-position = { $position ->
    [1] Commence
    [2] Deuxième
    [3] Troisième
    [4] Quatrième
   *[other] Cinquième
}
strategy-seat-legend = Ligne en pointillés : une part égale, { $even }. L’échelle des points ne commence pas à 0.
strategy-seat-about = L’ordre est celui de la première manche. Une victoire partagée compte comme une fraction de victoire.
strategy-take = Quand prendre une rangée ?
strategy-take-finding = Quand la meilleure rangée rapporte { $points }, ils prennent une rangée dans { $early } des cas au premier tiers de la partie et dans { $late } au dernier.
strategy-take-caption = À quelle fréquence ils prennent une rangée
strategy-take-head = La meilleure rangée rapporte
strategy-take-least = { $points } ou moins
strategy-take-most = { $points } ou plus
strategy-take-about = Tous les tours où l’on pouvait piocher ou prendre, selon les points que la meilleure rangée aurait rapportés tout de suite. Les tiers sont ceux des cartes au-dessus de la carte de dernière manche ; la dernière manche fait partie du dernier tiers.
strategy-cards = Attendre une rangée pleine ?
strategy-cards-finding = Au deuxième tiers de la partie, ils prennent une rangée dans { $full } des cas quand la meilleure a { $count } cartes, et dans { $single } quand elle n’en a qu’une.
strategy-cards-caption = À quelle fréquence ils prennent une rangée
strategy-cards-head = La meilleure rangée a
strategy-cards-about = Les mêmes tours, selon le nombre de cartes de la rangée qui aurait rapporté le plus ; s’il y en a plusieurs, celle qui a le plus de cartes.
strategy-rows = Ce que rapportent les rangées
strategy-rows-finding = { $share } des rangées qu’ils prennent ont { $cards } et rapportent tout de suite { $points } en moyenne.
strategy-rows-caption = Rangées prises, selon le nombre de cartes
strategy-rows-head = Rangée
strategy-rows-share = Part des rangées
strategy-rows-points = Points immédiats
strategy-rows-about = Toutes les rangées prises, et ce qu’elles ont changé tout de suite au score du joueur.
strategy-specials = Jokers et cartes +2
strategy-specials-finding = Au deuxième tiers de la partie, le réseau estime un joker de plus à { $joker } et une carte +2 de plus à { $bonus }.
strategy-specials-caption = Ce qu’une carte de plus ajoute à l’avance finale, en points
strategy-specials-head = Une carte de plus
strategy-specials-about = Une estimation, non un décompte : de combien le réseau de neurones relève l’avance finale qu’il prévoit sur le meilleur adversaire, quand une telle carte passe de la pioche aux cartes d’un joueur au début d’une manche. Les intervalles ne comprennent pas les erreurs du réseau lui-même.
strategy-colours = Quelle couleur collectionner ?
strategy-colours-finding = Au dernier tiers de la partie, le réseau estime une carte de plus de la couleur la plus fournie à { $longest }, et une de la quatrième couleur à { $fourth }.
strategy-colours-caption = Ce qu’une carte de plus ajoute à l’avance finale, en points
strategy-colours-head = Une carte de plus
strategy-colours-rank = { $rank ->
    [1] de la couleur la plus fournie
    [2] de la deuxième couleur
    [3] de la troisième couleur
   *[other] de la quatrième couleur
}
strategy-colours-about = Une estimation, non un décompte, faite de la même manière que pour les jokers. Seules comptent les couleurs que le joueur a déjà, d’après leur nombre de cartes.
strategy-scores = Ce que valent les scores
strategy-scores-finding = À { $players } joueurs, la moitié des scores atteignent { $high } points ou plus au niveau « { $strong } », et { $low } au niveau « { $weak } ».
strategy-scores-caption = Scores finaux par niveau
strategy-scores-head = Niveau
strategy-scores-reach = { $share } atteignent
strategy-scores-legend = Foncé : les 80 % du milieu. Ligne : le score que la moitié atteint. Au moins { $games } parties par niveau.
strategy-scores-about = Ordinateurs d’un même niveau entre eux, avec la carte de dernière manche à sa place standard. Chaque place de chaque partie compte.

## About

about-game = Coloretto est un jeu de cartes de Michael Schacht. Ceci est une version non officielle, avec ses propres illustrations et ses propres textes ; le nom appartient à son éditeur.
about-version = Version { $version }. Les règles, le moteur et les adversaires sont en Python et tournent directement dans votre navigateur.
about-privacy-title = Confidentialité
about-privacy = Les parties, les réglages et les résultats restent sur cet appareil. Rien n’est envoyé : ni mesure d’audience, ni cookies.
about-diagnostic-title = En cas de problème
about-diagnostic = Joignez ce texte quand vous signalez un problème. Il contient les versions, votre navigateur, la taille de la fenêtre, vos réglages, la partie et les dernières erreurs, mais aucun nom.
about-parts = Composants
about-part = Composants
about-part-version = Versions
about-licence = Licences
about-our-licence = Notre licence
about-third-licences = Licences tierces
about-bill = Liste des composants
about-docs = Documentation
in-english = { $words } (en anglais)
about-workshop = Atelier : écrivez votre propre bot

### The rules page

rules-intro = Un jeu de cartes de Michael Schacht pour { $least } à { $most } joueurs, expliqué avec nos propres mots. Une partie contre l’ordinateur dure quelques minutes ; un tour, c’est une seule décision.
rules-contents = Sommaire
rules-steps = Le jeu en six images
rules-step-draw = À votre tour, retournez la première carte de la pioche.
rules-step-place = Placez-la dans n’importe quelle rangée où il reste de la place.
rules-step-take = Ou prenez une rangée : toutes ses cartes sont à vous, et vous attendez la manche suivante.
rules-step-plus = À la fin, vos { $plus } meilleures couleurs rapportent des points : plus il y a de cartes, mieux c’est.
rules-step-minus = Toutes les autres couleurs vous coûtent des points.
rules-step-last = Quand la carte de dernière manche apparaît, la manche se joue jusqu’au bout, puis on compte les points.
back-to-table = Retour à la table

## The aim

aim = But du jeu
aim-plus = Chacun collectionne des cartes de { $colours } couleurs. À la fin, { $plus } de vos couleurs rapportent des points et toutes les autres en font perdre. Plus vous avez de cartes d’une couleur, plus elle compte, pour vous ou contre vous.
aim-few = Il vous faut donc beaucoup de cartes dans quelques couleurs, et peu dans les autres. Or on prend toujours une rangée entière, et les autres décident avec vous de ce qui s’y trouve.

## The cards

cards = Les cartes
rules-cards-colours = Les couleurs se distinguent par leur teinte, leur motif et leur symbole.
rules-cards-plus-two = Chaque carte +2 vaut { $points } points, quelles que soient vos autres cartes.
rules-cards-joker = Un joker devient une carte de la couleur de votre choix, mais pas avant la fin de la partie.
rules-cards-golden = Le joker doré est un joker qui apporte en plus une carte (voir « Les jokers »).
rules-cards-last-round = La carte de dernière manche est cachée dans la pioche et annonce la fin de la partie. Elle ne revient à personne.
rules-cards-table = Cartes de chaque édition
rules-kind = Cartes
rules-kind-colour = chacune des { $colours } couleurs
rules-kind-under-marker = cartes sous la carte de dernière manche
rules-kind-all = en tout
rules-cards-marker-choice = En préparant une partie, vous pouvez poser la carte de dernière manche sur les { $depths } dernières cartes, quelle que soit l’édition.

## Setting up

set-up = La mise en place
rules-setup-how = L’ordinateur s’occupe de tout : il tire au sort les couleurs à retirer, donne à chacun ses cartes de départ, qui sont de couleurs différentes, mélange le reste et met la carte de dernière manche à sa place. Le sort désigne aussi qui commence.
rules-setup-table = Mise en place selon le nombre de joueurs
rules-setup-players = Joueurs
rules-setup-removed = Couleurs retirées du jeu
rules-setup-starting = Cartes de départ par joueur
rules-setup-rows = Rangées
rules-setup-room = Places par rangée
rules-setup-supply = Pioche

## Your turn

turn = Votre tour
rules-turn-one = Vous avez le choix entre deux actions. Il n’est jamais permis de passer.
rules-turn-draw-title = Piocher et placer
rules-turn-draw = Retournez la première carte de la pioche, regardez-la et choisissez seulement ensuite sa rangée : n’importe laquelle où il reste de la place et que personne n’a prise. Si aucune rangée n’a de place, ou si la pioche est vide, vous ne pouvez pas piocher.
rules-turn-take-title = Prendre une rangée
rules-turn-take = Prenez n’importe quelle rangée où se trouve au moins une carte, avec tout ce qu’elle contient. Ces cartes rejoignent les vôtres, et vous êtes hors jeu jusqu’à la fin de la manche. Plus personne ne peut utiliser cette rangée pendant la manche.
rules-turn-next = C’est ensuite au tour du joueur suivant, parmi ceux qui n’ont pas encore pris de rangée. Le dernier en jeu continue seul, pioche et place aussi longtemps qu’il le veut et le peut, puis doit lui aussi prendre une rangée.
rules-turn-colours = Vos couleurs ne se choisissent pas à l’avance : à la fin, celles qui valent le plus rapportent automatiquement des points. Vous pouvez collectionner autant de couleurs que vous le voulez, mais les autres vous coûtent des points.

tips-again = Lors de votre première partie, des conseils vous indiquent à la table ce qu’il faut faire. Vous pouvez les afficher de nouveau.

## The end of a round

round = La fin d’une manche
round-end = Quand tout le monde a pris une rangée, la manche est terminée. Les rangées sont remises en jeu, vides, et le joueur qui a pris la dernière commence la manche suivante.

## Jokers

jokers-title = Les jokers
jokers-when = Les jokers restent à côté de vos couleurs jusqu’à la fin de la partie. Vous donnez alors une couleur à chaque joker, et pas forcément la même à tous. Vous pouvez aussi choisir une couleur dont vous n’avez aucune carte. Le meilleur choix est déjà sélectionné, mais vous pouvez le modifier.
jokers-golden = Le joker doré compte comme un joker. De plus, qui prend une rangée où il se trouve retourne aussitôt la première carte de la pioche et l’ajoute à ses cartes. Si la pioche est vide, il ne se passe rien.

## The last round

last-round-title = La dernière manche
last-round-when = Quand quelqu’un retourne la carte de dernière manche, elle est mise de côté et ce même joueur retourne une autre carte à la place. La manche se joue jusqu’au bout, et la partie se termine avec elle.
last-round-count = La table indique combien de cartes restent à piocher d’ici là.

## Scoring

scoring = Le décompte
scoring-how = Chaque couleur vaut des points selon son nombre de cartes, jokers compris. Les { $plus } couleurs qui valent le plus s’ajoutent à votre score, toutes les autres s’en retranchent. Ajoutez { $points } points pour chaque carte +2.
scoring-sides = L’aide de jeu a deux côtés, chacun avec son barème ; vous en choisissez un en préparant la partie. Du côté beige, une couleur vaut plus à chaque carte, jusqu’à { $most } cartes. Du côté gris, { $peak } cartes d’une couleur valent le plus ; au-delà, la valeur redescend.
points-table = Points selon le nombre de cartes d’une couleur
points-count = Cartes d’une couleur
points-more = { $count } ou plus
side-brown = Côté beige
side-grey = Côté gris
example-title = Un exemple
example-about = Ces cartes et un joker, comptés de chaque côté. Le joker se trouve dans la pile à laquelle il profite le plus.
example-table = Un exemple compté des deux côtés
example-pile = Pile
example-joker = { $points } (joker)
example-total = Total

## Two players

two = À deux joueurs
rules-two-rows = Il y a trois rangées, avec de la place pour une, deux et trois cartes. Chacun commence avec deux cartes, et les quatre cartes de départ sont toutes de couleurs différentes.
rules-two-end = La manche se termine quand les deux joueurs ont pris une rangée. Les cartes de la troisième rangée quittent le jeu, et personne ne les reçoit.

## Editions

editions = Deux éditions
rules-editions-classic = L’édition classique contient { $jokers } jokers, et la carte de dernière manche repose sur les { $depth } dernières cartes.
rules-editions-golden = L’édition au joker doré contient le joker doré et { $jokers } jokers ordinaires, et la carte de dernière manche repose sur les { $depth } dernières cartes.

### The embed page

share-intro = Intégrez une table de jeu à un article, sur n’importe quel site. Choisissez ce que vos lecteurs y trouveront et copiez ce qui convient à votre site. Le jeu n’est téléchargé que lorsqu’ils appuient sur « Jouer ».
share-choice = Ce que vos lecteurs trouveront
share-preview = Aperçu
share-ways = Code d’intégration
share-subject = Contenu
share-subject-deal = Une nouvelle partie
share-subject-pos = Une position
share-subject-record = Une partie enregistrée
share-pos = Position (texte)
share-record = Partie (texte)
share-seed-hint = Laissez vide : chaque lecteur aura une autre donne
share-transparent = Fond transparent
share-compact = Compact : sans le journal
share-accent = Couleur personnalisée des boutons
share-accent-colour = Couleur des boutons
share-frame = Cadre simple (iframe)
share-frame-about = Pour tous les sites qui acceptent le HTML. Sa hauteur ne change pas.
share-script = Cadre avec script
share-script-about = Pour les sites qui acceptent aussi les scripts : le cadre prend la hauteur qu’il faut au jeu, et votre page est informée de ce qui s’y passe.
share-element = Élément HTML
share-element-about = Pour qui crée ses propres pages : autant que vous voulez par page, chacun chargé seulement quand le lecteur s’en approche.
share-link = Lien seul
share-link-about = Pour WordPress et Ghost : seul sur sa ligne, il devient un jeu intégré. De vos choix, seule la langue est conservée.

## Link previews, and the page of browsers without JavaScript

needs-javascript = Cette page nécessite JavaScript.
site-play = Jouer à Coloretto
site-description = Jouez à Coloretto, le jeu de cartes de Michael Schacht, contre l’ordinateur : gratuitement, dans le navigateur.
