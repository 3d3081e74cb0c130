title = Coloretto
tagline = Collect three colours. The others cost you.

## Buttons

play = Play
new-game = New game
rules-title = How to play
more = Menu
page-daily = Daily deal
undo = Undo
undo-practice = Undo: the game becomes practice
redo = Redo
try-again = Try again
cancel = Cancel
close = Close
dismiss = Dismiss
play-again = Play again
review = Review game
draw = Draw a card
confirm-jokers = Confirm
pace-next = Next
finish-round = Finish the round
coach-hint = Hint
coach-why = Why?

## Welcome and loading

welcome-about = On your turn, draw a card and place it in a row, or take a row with all its cards. At the end, your three best colours score points; every other colour costs you points.
welcome-start = You against three computer players
loading-begin = Getting the game ready…
loading-download = Downloading the game: { $loaded } of { $total } MB
loading-start = Waking up the computer players…
loading-import = Shuffling the cards…
loading-ready = The table is ready
loading-failed = The game could not be started
loading-stopped = The game has stopped responding
failed-download = Part of the game could not be downloaded. Check your connection and try again.
failed-stalled = The download has stalled. Check your connection and try again.
failed-worker = This browser could not run the game. Try updating it, or use another one.
failed-offline = You’re offline, and part of the game isn’t on this device yet. The game starts by itself once you’re back online.
failed-stopped = The game stopped unexpectedly. Choose “Try again” to continue your game.
failed-stopped-no-game = The game stopped unexpectedly. Choose “Try again” to restart it.
unfinished-count = { $count ->
    [one] { $count } unfinished game
   *[other] { $count } unfinished games
}

## Cards

# The separator of list items.
comma = { ", " }
card-c0 = red
card-c1 = orange
card-c2 = yellow
card-c3 = green
card-c4 = turquoise
card-c5 = blue
card-c6 = purple
card-plus-two = +2
card-joker = joker
card-golden = golden joker
colour-c0 = Red
colour-c1 = Orange
colour-c2 = Yellow
colour-c3 = Green
colour-c4 = Turquoise
colour-c5 = Blue
colour-c6 = Purple

## Seats

name-you = You
name-player = Player { $number }
name-bot-0 = Iris
name-bot-1 = Bruno
name-bot-2 = Clio
name-bot-3 = Dario
name-bot-4 = Enya
seat-now = Playing
seat-out = Took a row
seat-out-short = Out
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-leads = { $points ->
    [one] { $points } point, in the lead
   *[other] { $points } points, in the lead
}
seat-empty = No cards yet
seat-placed = Placed { $card } in row { $row }
practice = Practice
practice-undone = A move was taken back after a new card had been seen, so this game now counts as practice only.
practice-about = This game counts as practice only: a move was taken back after a new card had been seen, or the cards were known from an earlier game.
points-aid = Points per colour
points-aid-item = { $count ->
    [one] { $count } card: { $points }
   *[other] { $count } cards: { $points }
}
points-aid-most = { $count } or more cards: { $points }
pile-plus = { $count } { $card }: plus { $points }
pile-minus = { $count } { $card }: minus { $points }
pile-bonus = { $count ->
    [one] one { $card } card
   *[other] { $count } { $card } cards
}: plus { $points }
pile-joker = { $count ->
    [one] { $count } { $card }
   *[other] { $count } { $card }s
}
pile-with-jokers = { $pile }, { $jokers ->
    [one] one joker included
   *[other] { $jokers } jokers included
}

## Table

table = Table
opponents = Opponents
rows = Rows
row-place = Place in row { $row }: { $content }
row-take = Take row { $row }: { $content }
row-idle = Row { $row }: { $content }
row-empty = empty
row-taken = taken by { $person ->
    [you] you
   *[other] { $name }
}
row-taken-short = { $name }
row-space = { $count ->
    [0] full
    [one] one space left
   *[other] { $count } spaces left
}
row-gain = { $row }; { $gain }
row-gain-then = { $row }. Taking it would then mean { $gain }
gain-more = { $points ->
    [one] { $points } point more
   *[other] { $points } points more
}
gain-less = { $points ->
    [one] { $points } point less
   *[other] { $points } points less
}
gain-none = no change in points
gain-title = How taking this row would change your score
row-place-short = Place
row-take-short = Take
supply-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
supply-draws-left = { $count ->
    [0] Next draw: last round
    [one] { $count } draw until last round
   *[other] { $count } draws until last round
}
last-round = Last round
unseen = Still to come
counted = { $count } × { $item }
prompt-decide = Your turn: draw or take a row
prompt-draw = Your turn: draw a card
prompt-take = Your turn: take a row
prompt-place = { $card ->
    [joker] Place the joker
   *[other] Place the { $card } card
}
prompt-jokers = Choose a colour for each joker
prompt-decide-named = { $name }: draw or take a row
prompt-draw-named = { $name }: draw a card
prompt-take-named = { $name }: take a row
prompt-place-named = { $name }: place the { $card ->
    [joker] joker
   *[other] { $card } card
}
prompt-jokers-named = { $name }: choose a colour for each joker
prompt-bot = { $name } is thinking
prompt-over = The game is over
status-undone = Undone.
status-redone = Redone.
named-value = { $name }: { $value }
# Turns a name or a clause into a sentence.
sentence = { $words }.
refused = That’s not possible right now.
announce-seat = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
announce-supply = { $count ->
    [one] { $count } card in the supply
   *[other] { $count } cards in the supply
}
announce-over = Final scores: { $scores }. { $winners }

## Game log

log = Game log
log-round = Round { $round }. { $name } begins.
log-round-you = Round { $round }. You begin.
log-next-round = A new round. { $name } begins.
log-next-round-you = A new round. You begin.
log-discarded = Out of the game: { $cards }.
log-draw = { $name } drew a card: { $card }.
log-place = { $name } placed a card in row { $row }: { $card }.
log-take = { $name } took row { $row }: { $cards }.
log-take-revealed = { $name } took row { $row }: { $cards }. Turned over by the golden joker: { $revealed }.
log-last-round = The last-round card is out: this is the last round.
log-over = The game is over.

## Jokers and scores

jokers-about = The best choice is preselected.
joker = Joker { $number }
joker-given = Joker { $number }: { $colour }
joker-suggested = Suggested: { $colours }
jokers-score = Your score with this choice: { $score }
final-scores = Final scores
wins-you = You win!
wins = { $name } wins
wins-shared = Shared victory: { $names }
column-player = Player
column-rank = Rank
column-plus = Plus
column-minus = Minus
column-bonus = +2
column-total = Total

## Computer players

level-newcomer = Beginner
level-casual = Casual
level-regular = Intermediate
level-strong = Advanced
level-expert = Expert
level-master = Master
style-hoarder = Hoarder
style-spoiler = Spoiler
style-early-leaver = Early bird
style-gambler = Gambler
style-joker-hunter = Joker hunter
bot-about = About { $name }, { $level }

## Settings

settings = Settings

## Notices

notice-problem = “{ $value }” is not valid for { $name } ({ $allowed }). Using { $used } instead.
notice-no-language = Your language could not be loaded. The page is in English for now.
notice-no-storage = This browser does not allow your game to be saved. It will be lost when you close the page.
notice-no-storage-framed = Your game is not saved here. Choose “Full page” to take it with you.
notice-save-unreadable = Your saved game could not be opened. It is still stored, so nothing is lost.
notice-part-missing = This part of the game could not be loaded. Check your connection and try again.
notice-restarted = The computer players stopped responding and were restarted. Your game continues.
notice-other-tab = This game is also open in another tab. Only the tab you play in last is saved.
follow-other-tab = Continue from there
error-IllegalActionError = That’s not possible right now.
error-NotationError = This text could not be read.
error-InvalidPositionError = No game can reach this position.
error-VariantError = This set-up is not possible.
error-RecordError = This saved game cannot be read.
error-RequestError = Something went wrong inside the game.
error-other = Something went wrong. Your game is unchanged.
notice-link-unreadable = The game in this link could not be opened.
notice-earlier = Your previous game has been saved.
open-earlier = Go back to it
notice-stopped-twice = Opening this stopped the game twice, so it was not opened again.
notice-game-gone = This unfinished game is no longer here.
notice-erased-elsewhere = All game data on this device was deleted in another tab. This tab no longer saves anything: its game is lost when you close it.
show-kept-games = Show
full-page = Full page

### Loaded after the first page

## Menu

rules = Rules
page-puzzles = Puzzles
page-record = Your record
page-mistakes = My mistakes
page-played = Games
page-statistics = Statistics
page-goals = Goals
page-strategy = Strategy
page-games = Open a game
page-share = Share
page-fairness = Is it fair?
page-about = About
menu-more = More
menu-new-today = Today’s deal is waiting
menu-workshop = Workshop

## Final scores

rank = { $rank ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $rank }th place
}
result-ahead = { $points ->
    [one] { $points } point ahead of { $names }
   *[other] { $points } points ahead of { $names }
}
result-behind = { $points ->
    [one] { $rank }, { $points } point behind { $names }
   *[other] { $rank }, { $points } points behind { $names }
}
result-practice = Practice game: it does not count in your statistics.
result-continued = Game from a position: it does not count in your statistics.
scoring-link = How scoring works
story = The story of this game
story-collected = { $person ->
    [you] You
   *[other] { $name }
} collected { $cards }: { $points }.
story-round = Round { $round } decided the game.
story-round-unnumbered = One round decided the game.
story-round-none = No single round decided the game.
story-no-minus = No colour cost { $person ->
    [you] you
   *[other] { $name }
} a point.
story-minus = { $count ->
    [one] One minus colour
   *[other] { $count } minus colours
} cost { $person ->
    [you] you
   *[other] { $name }
} { $points }.
story-lost-minus = { $count ->
    [one] One minus colour
   *[other] { $count } minus colours
} cost { $person ->
    [you] you
   *[other] { $name }
} { $points }; { $rival } { $theirs ->
    [0] had none
   *[other] lost { $rivalPoints } that way
}.
story-lost-plus = { $rival }’s best colours brought { $rivalPoints }, { $person ->
    [you] yours
   *[other] { $name }’s
} { $points }.
story-lost-bonus = { $rival }’s +2 cards brought { $rivalPoints }, { $person ->
    [you] yours
   *[other] { $name }’s
} { $count ->
    [0] none
   *[other] { $points }
}.
see-deciding-move = See the deciding move
worth-line = { $count ->
    [0] { $points }: fewer than in almost every game by computer players at { $level } level.
   *[other] { $points }: more than in { $count } of 100 games by computer players at { $level } level.
}
worth-best = Your best score so far.
ending-more = More
ending-turn = The turning point
ending-chance-you = In that round, your chance of winning went from { $before } to { $after }.
ending-chance = In that round, { $name }’s chance of winning went from { $before } to { $after }.
ending-worth = { $points ->
    [one] What { $points } point is worth
   *[other] What { $points } points are worth
}
ending-worth-better = How often computer players score less at such a table, each level playing against itself:
ending-worth-about = At least { $games } games at each level, all between computer players.
ending-worth-unmeasured = How often computer players score less has been measured only with the last-round card in its default place.

## Set-up

setup-title = New game
setup-wait = The computer players are on their way…
setup-players = Players
setup-edition = Edition
setup-scoring = Scoring
setup-marker = Last-round card
setup-marker-about = When this card turns up, the current round is the last. Default: on top of the last { $classic } cards, or { $golden } with the golden joker.
setup-marker-usual = Default
setup-marker-depth = { $count } from the end
setup-seed = Deal number
setup-seed-hint = Leave empty for a random deal
setup-seat = Seat { $number }
setup-kind = Who plays at seat { $number }
setup-kind-label = Who plays
setup-name = Name at seat { $number }
setup-name-label = Name
setup-level = Level at seat { $number }
setup-level-label = Level
setup-style = Style at seat { $number }
setup-style-label = Style
setup-levels = Computer level
setup-exact = Exact level: { $level }
temper-gentle = Gentle
temper-about-gentle = Plays for fun and slips up now and then.
temper-keen = Keen
temper-about-keen = Watches the whole table but misjudges a row here and there.
temper-merciless = Merciless
temper-about-merciless = Thinks ahead and gives nothing away.
setup-levels-differ = Mixed
setup-levels-none = No computer players
setup-at-table = At the table
setup-more = More options
kind-human = Human
kind-bot = Computer
edition-classic = Classic
edition-golden = Golden joker
scoring-brown = Brown: 1 3 6 10 15 21
scoring-grey = Grey: 1 4 8 7 6 5
setup-side-brown = Brown
setup-side-grey = Grey
setup-side-about-brown = More is better
setup-side-about-grey = { $peak } are best
error-PlayerNameError = Names have 1 to 24 characters, at least one of them visible, and no control characters.

## Computer players

level-about-newcomer = New to the game: looks at its own cards only and makes plenty of mistakes.
level-about-casual = Plays for fun: looks after its own cards, keeps an eye on the next player, and slips up now and then.
level-about-regular = Knows the game well: watches everyone at the table, but still misjudges a row here and there.
level-about-strong = Watches everyone and judges well. Its mistakes are rare and small.
level-about-expert = Taught itself the game: a neural network weighs every card that could turn up next. Plays the end of the last round flawlessly.
level-about-master = Takes its time: plays out the most promising moves in its head, over and over, before deciding.
level-rank = Level { $rank } of { $levels }
style-none = Balanced
style-about-hoarder = Waits for full rows and fills them.
style-about-spoiler = Puts cards where they hurt the others.
style-about-early-leaver = Settles for a row that is good enough and is out early.
style-about-gambler = Draws one more card and stakes everything on a single row.
style-about-joker-hunter = Goes for jokers and +2 cards.
bot-figures = Track record
bot-share = At a table of four, wins { $share } of its games against three Intermediate opponents ({ $even } would be an even share)
bot-lost = Gives away { $points } points per decision
bot-blunders = Costly mistakes (3 points or more) in { $blunders } of its decisions
bot-figures-hint = Measured over many games between computer players. The bars show all levels, weakest first.
bot-code = How does this opponent think?
bot-code-about = Two simple opponents fit on one page each: greedy takes whatever brings the most points now; careful thinks of the others, too. Open their code in the workshop, change it, and see how it plays.

## Settings

settings-language = Language
language-system = Browser language
settings-pace = Computer speed
pace-instant = Instant
pace-fast = Fast
pace-normal = Normal
pace-slow = Slow
pace-step = Step by step
settings-volume = Volume
volume-off = Off
settings-look = Appearance
settings-play = Gameplay
settings-skin = Card design
skin-patterns = Chameleons and patterns
skin-suits = Suits
skin-letters = Letters
settings-theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
settings-contrast = Contrast
contrast-system = System
contrast-more = High
settings-text = Text size
text-normal = Normal
text-large = Large
text-larger = Extra large
settings-motion = Animations
motion-system = System
motion-full = On
motion-less = Reduced
settings-confirm = Confirm moves
settings-confirm-about = The first press selects a move, the second plays it. Esc or a press elsewhere cancels.
settings-forced = Make forced moves automatically
settings-forced-about = If only one row is possible, the move is made for you.
settings-left-handed = Left-handed layout
settings-left-handed-about = Swaps the sides of the supply and the buttons.
settings-vibration = Vibration
settings-vibration-about = A short pulse when your turn begins or a move is not possible.
prompt-confirm = { $kind ->
    [d] Press again to draw a card
    [p] Press again to place in row { $row }
   *[t] Press again to take row { $row }
}
tip-draw = You see the card before you choose its row.
tip-begin = A card that you draw goes into a row. A row that you take ends your round.
tip-place = Whoever takes that row gets the card: you or someone else.
tip-choose = The number on a row is what taking it would bring you now.
tip-must-take = No row has space for another card.
tip-taken = Someone took a row with your card. You get only what you take yourself.
tip-plus-two = A +2 card brings two points, whatever your colours are.
tip-fourth = Your three best colours count for you, every other one against you.
tip-full = A full row won’t change any more. You could take it before others do.
tip-joker = A joker gets its colour at the end. Until then it counts where it helps most.
tip-last-round = The next row you take is your last one.
tip-out = You have your row. Watch what the others collect until the round ends.
tips-stop = No more tips
tips-show = Show beginner tips again
tips-shown = Beginner tips are on again.
share-title = Embed the game
keyboard = Keyboard shortcuts

## On this device

offline-unknown = Offline play: not ready yet
offline-fetching = Offline play: downloading { $done } of { $total } files
offline-ready = Ready for offline play
offline-interrupted = Offline play: the download continues when you’re back online
offline-unavailable = Offline play is not available here
install = Install as an app
install-how = In your browser’s menu (in Safari: Share), choose “Install” or “Add to Home Screen”.
notice-update = A new version is available. Your game will continue where you left off.
use-update = Update now
forget = Delete all game data on this device
forget-question = { $count ->
    [0] This deletes everything the game has stored on this device. It cannot be undone.
   *[other] This deletes everything the game has stored on this device: { $list }. It cannot be undone.
}
stored-unfinished = your current and unfinished games
stored-finished = finished games and statistics
stored-days = daily results and streaks
stored-mistakes = your mistakes
stored-bots = your bots and tasks in the workshop
stored-settings = your settings
stored-notes = the tips you have seen and whatever else the page remembers
stored-files = the files for offline play
stored-other = other data
forget-save-first = You can export your finished games, daily results, mistakes and bots to a file first, and copy unfinished games under “Open a game”.
forget-save-file = Export to file first
forget-yes = Delete everything

## URL parameters

parameter-players = players
parameter-edition = edition
parameter-scoring = scoring
parameter-seed = deal number
parameter-level = level
parameter-marker_depth = cards under the last-round card
parameter-seats = seats
parameter-scores = points of the players
parameter-from = name
parameter-speed = speed
parameter-lang = language
parameter-theme = theme
parameter-daily = daily deal
parameter-accent = accent colour
parameter-bg = background
scores-none = none
from-none = none
used-usual = the default

## Embedded

frame-about = { $bots ->
    [one] You against one computer player
   *[other] You against { $bots } computer players
}
frame-your-move = What would you do?
frame-replay = Watch a recorded game
frame-loading = Opening…
link = Link
link-about = This embedded view cannot open other pages. Copy the link and open it in your browser to continue your game there.
copy = Copy
copied = Copied
copy-by-hand = Could not copy. The text is selected: please copy it yourself.

## Positions to answer

answer-title = What each move is worth
answer-thinking = The coach is thinking…
answer-best = Best move!
answer-equal = As good as the best move.
answer-wrong = Not this time.
answer-worse = Better: { $action }. Win chance lost: { $share }.
answer-choice = Move
answer-share = Win chance
answer-lead = Lead
answer-yours = your move
answer-exact = Exact: calculated to the end of the game, for every order in which the remaining cards can come.
answer-estimated = Estimate: the rest of the game was played out many times with the cards still to come.
choose-again = Try again
play-on = Continue
back-to-game = Back to my game
notice-position-unreadable = The position in this link could not be opened.
answer-band = ≈ about equal: differences below { $share } are within the margin of error.
answer-same = = equally good.
about-equal = about equal
equal = equal

## Replay

replay = Recorded game
replay-first = Go to start
replay-back = Previous step
replay-on = Play
replay-pause = Pause
replay-forth = Next step
replay-last = Go to end
replay-ply = Step
take-over = Continue from here
notice-record-unreadable = The game in this link could not be opened.
replay-ply-of = Step { $ply } of { $plies }
prompt-shown = { $name } to move
replay-manner = Playback options
replay-speed = Speed
replay-from = View from
replay-close = Stop watching
keys-hint-replay = While you watch a recorded game:
key-step = Previous or next step
key-by-itself = Play or pause
key-ends = Go to start or end

## Keyboard shortcuts

keys-hint = While the table has focus:
keys-listening = With a screen reader, these keys work in focus mode. Tab and Enter always work.
key-draw = Draw a card
key-row = Place in this row, or take it
key-rows = Move between rows
key-next = Finish the computer players’ turns at once
key-finish = Finish the round
key-hint = Hint; press again for more
key-why = Why the computer made that move
key-undo = Undo
key-redo = Redo
key-again = Repeat the last announcement
key-scores = Announce everyone’s scores and cards
key-table = Announce the cards in the rows
key-sound = Turn sound off or on
key-help = Show this list
# As printed on keyboards.
key-name-space = Space
key-name-escape = Esc
key-name-home = Home
key-name-end = End

## The coach

action-place = Place in row { $row }
action-take = Take row { $row }
nudge-draw = Drawing looks best.
nudge-draw-close = Drawing looks good, but something else is about as good.
nudge-place = See where the card helps you, and where it hurts the others.
nudge-place-close = See where the card helps you, and where it hurts the others. Several rows are about equal.
nudge-take = Taking a row looks best.
nudge-take-close = Taking a row looks good, but drawing is about as good.
look-at-gains = Which row gains you the most?
look-at-loses_least = Which row costs you the least?
look-at-denies = What would the others like to take?
look-at-joker = There is a joker on the table.
look-at-plus_twos = +2 cards always count.
look-at-row_full = A full row won’t get any better.
look-at-avoids_fourth_colour = Only three colours score points for you.
look-at-helps = Which row do you want to take?
look-at-spoils = Whose favourite row can you spoil?
look-at-keeps_clean = Keep the row you like best clean.
look-at-fills = Nobody can add to a full row.
look-at-little_to_take = There isn’t much in the rows yet.
look-at-likely_better = Most of the cards still to come would help you.
look-at-nobody_wants = Does anyone else want the row you like?
hint-best = Show best move
hint-all = Show all moves
hint-is-best = Best move: { $action }
hint-is-about-best = One of the best moves: { $action }
why-before = Previous move
why-after = Next move
why-chosen = chosen
why-nothing = There is no obvious reason for it on the table.
why-best = There was no better move.
why-about-best = About as good as the best move: differences below { $share } are within the margin of error.
why-as-good = Exactly as good as the best move.
why-not-best = A better move: { $action }
why-estimated = Estimate: looking two decisions ahead.
reason-gains = This row gains { $amount }; no other row gains more.
reason-loses_least = Every row costs points; this one costs the least ({ $amount }).
reason-denies = It denies { $name } their best row, { $amount } better than the next best.
reason-denies-you = It denies you your best row, { $amount } better than the next best.
reason-joker = { $count ->
    [one] There is a joker in it.
   *[other] There are { $count } jokers in it.
}
reason-plus_twos = { $count ->
    [one] The +2 card in it always counts.
   *[other] The +2 cards in it ({ $count }) always count.
}
reason-row_full = The row is full and won’t get any better.
reason-avoids_fourth_colour = { $count ->
    [one] That keeps it to one colour; row { $row } would make it { $there }.
   *[other] That keeps it to { $count } colours; row { $row } would make it { $there }.
}
reason-helps = The card makes the row { $amount } better for the player who placed it.
reason-spoils = The card makes the row { $amount } worse for { $name }.
reason-spoils-you = The card makes the row { $amount } worse for you.
reason-keeps_clean = In row { $row }, the best one, the card would cost { $amount }.
reason-fills = It fills the row.
reason-little_to_take = So far, no row is worth more than { $amount }.
reason-likely_better = { $share } of the cards would make a row better than the current best, by { $amount } on average.
reason-likely_better-any = Any card would make a row better than the current best, by { $amount } on average.
reason-nobody_wants = Row { $row } is the best one, and nobody else gains from it: it can wait.
reason-only_choice = There was no other move.
reason-last_one_in = Everyone else has taken a row.
reason-last_round = It is the last round.
reason-last_round_near = { $count ->
    [one] One more draw until the last round.
   *[other] { $count } more draws until the last round.
}
amount-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Game review

review-title = Game review
review-working = The coach is going through the game, decision by decision…
review-no-game = There is no finished game to review.
review-failed = The coach could not go through this game.
review-whose = Review for
review-well = { $name } made the best choice in { $part } of { $count } decisions.
review-well-you = You made the best choice in { $part } of { $count } decisions.
review-cards-for = Card luck gave { $name } { $amount }.
review-cards-for-you = Card luck gave you { $amount }.
review-cards-against = Card luck cost { $name } { $amount }.
review-cards-against-you = Card luck cost you { $amount }.
review-choices = Their own choices cost them { $amount }.
review-choices-you = Your own choices cost you { $amount }.
band-best = Best
band-good = Good
band-inaccuracy = Inaccuracy
band-mistake = Mistake
band-blunder = Blunder
percent-less = <{ $share }
percent-more = >{ $share }
review-bands-about = Rated by the win chance lost: Best below { $good }, Good from { $good }, Inaccuracy from { $inaccuracy }, Mistake from { $mistake }, Blunder from { $blunder }.
review-curve = Win chance over time
review-chances = { $step ->
    [0] Win chances at the start
   *[other] Win chances after step { $step }
}
review-ply = Step
review-start = Start of the game
review-see = View position
review-retry = Try again
review-table = Show as table
review-luck = Card luck: { $share }
review-again = Worth another look
review-none = No costly decisions. Well played!
review-better = Better: { $action }. Win chance lost by this move: { $share }.
review-luckiest = Cards that mattered most
review-luck-about = In points: how much better or worse the card was than the average of all cards that could have come.
review-accounts = Skill and luck
review-accounts-about = How the final lead over the best opponent came about: the starting position, card luck, and everyone’s choices. Each decision is judged only by what could be known at the time. “Unforeseen” is what looking two decisions ahead could not show.
account-start = Expected at the start
account-luck = Card luck
account-own = Own choices
account-others = Others’ choices
account-unforeseen = Unforeseen
account-final = Final result
back-to-review = Back to review

## Open or share a game

games-open-about = Paste a game record, a saved game or a link, or drop a file here. Your current game is not lost.
games-text = Game record or link
games-open-text = Open
games-open-file = Choose a file…
games-nothing = Nothing to open yet. Paste a game record or a link first.
games-too-large = This is too large to be a Coloretto game. Nothing was opened.
games-no-record = This is not a Coloretto game, or part of it is missing.
games-newer = This game comes from a newer version. Reload the page and try again.
games-no-game-in-address = This link does not contain a game.
games-not-played-so = This looks like a game, but it breaks the rules at some point.
games-file-unreadable = This file could not be read.
games-stops = The game stopped while opening this. You can try once more.
games-stops-again = This has stopped the game twice and will not be opened again.
unfinished-title = Unfinished games
unfinished-about = Games you left for another one. They are saved on this device.
unfinished-turns = { $count ->
    [one] { $count } turn played
   *[other] { $count } turns played
}
unfinished-resume = Continue
unfinished-copy = Copy link
kept-undated = No date (from an earlier version)
kept-delete = Delete
kept-deleted = Deleted.
kept-restore = Undo delete
unreadable-title = Saved games that could not be opened
unreadable-about = They are stored unchanged. A newer version may be able to open them; if not, the text helps to find the error.
unreadable-copy = Copy text
games-keep = Save or share your game
games-keep-over = Contains every card and every move, so anyone can replay the game.
games-keep-unfinished = The game so far. It also contains the cards still to come: anyone who reads it can look ahead.
games-none = No game yet. Once you have started one, you can save or share it here.
games-share = Share…
games-formats = Formats
games-share-failed = Sharing is not possible here. Copy the link instead.
games-file-text = Save as text file
games-file-json = Save as JSON file
games-link-watch = Link to replay
games-link-go-on = Link to continue on another device
games-record = Game record (text)
challenge-begin = { $points ->
    [one] { $sender } scored { $points } point here. Your turn.
   *[other] { $sender } scored { $points } points here. Your turn.
}
challenge-friend = A friend
challenge-yours = You
challenge-player = Own points
challenge-more = { $points ->
    [one] { $sender } has been beaten: you scored { $points } more point in this deal.
   *[other] { $sender } has been beaten: you scored { $points } more points in this deal.
}
challenge-less = { $points ->
    [one] { $sender } scored { $points } more point in this deal.
   *[other] { $sender } scored { $points } more points in this deal.
}
challenge-same = { $sender } scored as many points in this deal as you.
send-title = Send this result
send-about = As a picture, as a line of symbols, and as a link that deals the same cards to the same seat, against the same opponents.
send-name = Your name, if you like
send-name-about = The link contains this name and the points of this game, and nothing else about you.
send-line = Your result as text
send-streak = Streak
picture = Picture of the table
picture-about = The position as it is now, for messages and forums. It shows only what every player may see.
picture-copy = Copy as picture
picture-save = Save picture
picture-copied = Picture copied.
picture-copy-failed = Pictures cannot be copied here. Save the picture, or copy it from its context menu.
picture-failed = The picture could not be drawn. The text below says the same.
picture-markdown = Copy as Markdown
picture-drawn = Drawn card: { $card }
picture-row = Row
picture-cards = Cards
picture-open-position = Play from this position
picture-share = Share this position
after-game = After the game
after-watch = Watch replay
after-keep = Save or share
after-other-seat = Same deal, different seat
after-strongest = See how the Master plays it
next-level = Too easy? Try { $level }
easier-level = Too hard? Try { $level }
rematch-other-seat = { $name }’s seat
rematch-other-seat-about = Choose a seat: you get its starting cards and play the same deck. Everyone moves round with you, so your neighbours stay the same. The game counts as practice.
rematch-person = In { $name }’s seat you scored { $now }; { $name } had scored { $before }.
rematch-strongest = In your seat, the Master scored { $now }; you scored { $before }.
notice-finished-kept = Same deal again. Your finished game has been saved.

## Is it fair?

fair-intro = Don’t take our word for it: check for yourself that the deck never changes and that nobody peeks.
fair-deck = The deck never changes
fair-deck-about = The page shows a fingerprint of the card order: a short code that fits this one order and practically no other. After the game it reveals the order, and anyone can recalculate the fingerprint.
fair-no-game = No game yet. Start one and come back.
fair-no-commitment = This game has no fingerprint: it has to be taken before the game ends.
fair-commitment = The fingerprint (SHA-256)
fair-told-later = Note it down if you like. When the game is over, the text behind it appears here.
fair-told = The text behind the fingerprint
fair-parts = What its parts mean
fair-parts-position = The position the game started from; then the cards from top to bottom, and the salt.
fair-part-variant = Players, edition, scoring, last-round card
fair-part-removed = Colours removed
fair-part-starting = Starting cards, seat by seat
fair-part-starter = Starting seat
fair-part-rows = Spaces in each row
fair-part-supply = The cards from top to bottom
fair-part-salt = Salt: random digits, so that nobody can find the deck by trial and error
fair-check = Verify
fair-same = It matches: your browser has just recalculated the fingerprint from the text.
fair-other = It does not match: the text gives a different fingerprint.
fair-command = Check it without this page
fair-bots = Can the computer players see the deck?
fair-bots-about = They see only what you see. Try it: the unseen cards are reshuffled, and the player who moved last chooses again.
fair-shuffle = Shuffle and ask again
fair-shuffle-thinking = Thinking again…
fair-shuffle-nobody = No computer player has moved in this game yet.
fair-shuffled = Same choice { $same } out of { $shuffles } times.
fair-moved = { $count ->
    [one] { $count } card was in a different place.
   *[other] { $count } cards were in different places.
}
fair-not = What this cannot prove
fair-not-lot = That the deal was random: someone who starts a game by number may have tried many numbers first. The daily deal depends on the date alone.
fair-not-look = That you did not peek: it is your device, and the saved game contains the deck.
fair-not-program = That nobody has modified the program.

## Daily deal

daily-about = A new deal every day, the same for everyone: same cards, same opponents.
daily-bots = Three computer players are waiting for you.
daily-bots-then = You can still play this deal, but it won’t count towards your streak.
practice-daily = Practice gives no result for the daily deal. Once this game is over, you can play the deal again to get one.
daily-practice = You played this deal as practice, so it has no result yet. Play it again to get one.
daily-go-on = Continue
daily-yours = You
daily-par = The Master
daily-par-thinking = The Master is playing this deal in your seat…
daily-above-par = You scored more than the Master did in your seat!
daily-on-par = Exactly as many points as the Master in your seat.
daily-below-par = { $points ->
    [one] In your seat, the Master scored { $points } more point.
   *[other] In your seat, the Master scored { $points } more points.
}
daily-share-streak = { $count ->
    [one] Streak: { $count } day.
   *[other] Streak: { $count } days.
}
daily-share-button = Share
daily-streak = Current streak
daily-streak-best = Longest streak
daily-played = Deals played
daily-streak-about = A day counts if you start its deal on that day (UTC) and finish it by the next; practice doesn’t count. Miss a day and a new streak begins.
daily-archive = All daily deals
daily-next = Next deal at { $time }
daily-today = Today’s deal
page-home = Home
home-title = Welcome back
home-continue = Continue the game
home-dare = The same cards for everyone. Can you beat the Master in your seat?
home-yours = You: { $score }
home-master = the Master: { $score }
home-week = Your last seven days
home-day-missed = not played
home-day-played = played
home-day-won = better than the Master
home-mistake = Fix a mistake
home-lost = { $band } in one of your games.
home-mend = Try it again
home-unrated = Your strength appears here once games have been reviewed.
home-play = Play a game
home-change = Change
daily-again-about = Play it again as often as you like; your first result counts.
daily-compare = Compare and share
month-before = Previous month
month-after = Next month
not-persistent = Not everything could be saved in this browser. Some of what you see here may be lost when you close the page.
kept-unreadable = { $count ->
    [one] One entry on this device cannot be read by this version. It is not shown here, but remains stored.
   *[other] { $count } entries on this device cannot be read by this version. They are not shown here, but remain stored.
}
notice-puzzle-unreadable = This puzzle could not be opened. It will come back in { $days } days.
notice-decision-unreadable = This decision could not be opened.

## My mistakes

mistakes-about = Costly decisions come back as small puzzles. Solve one and it returns after 3, 10 and 30 days, then it is learned; miss it and it is back tomorrow.
mistakes-none = Nothing here yet. Review a finished game: your mistakes and blunders are added automatically.
mistakes-today = { $count ->
    [0] No puzzles today
    [one] { $count } puzzle today
   *[other] { $count } puzzles today
}
mistakes-start = Start
mistakes-puzzle = Puzzle { $number } of { $count }: what would you do?
mistakes-number = Puzzle { $number } of { $count }
mistakes-answer = Show the answer
mistakes-waiting = Coming up
mistakes-learned = Learned
mistakes-next-date = Next on
mistakes-next = Next puzzle
puzzles-back = Back to the puzzles
mistakes-solved = Solved! It comes back on { $date }.
mistakes-solved-learned = Solved! You have learned this one.
mistakes-unsolved = It comes back tomorrow.
mistakes-then = In the game, you played: { $action }.

## Trainer

trainer-about = Decisions from games between computers, each with one clearly best move. The easier ones come first. Solve one and it returns once, after 30 days; miss it and it is back tomorrow among your mistakes.
trainer-day = Position of the day
trainer-solve = Solve it
trainer-day-solved = You solved it.
trainer-day-missed = You missed it. It comes back among your mistakes.
trainer-themes = Themes
trainer-solved = { $solved } of { $all } solved
trainer-source = The coach compared all moves several times with different cards to come; in the last round it counted every card.
trainer-often = A frequent choice here: { $action }.
trainer-found = Players at { $level } level find the best move { $share } times out of 100.
training-spoil = Spoil a row
training-about-spoil = A card that helps nobody can still cost an opponent points.
training-stake = Take or draw?
training-about-stake = A row brings points. Take it and leave the round, or stake it and draw once more?
training-jokers = Jokers
training-about-jokers = Take the joker, leave it, or find the right row for it.
training-last_round = The last round
training-about-last_round = Nothing comes after it, so every move can be calculated to the end.

## Your games

finished-none = Games you finish are listed here: to replay, to share, and to compare.
finished-again = Same deal again
finished-again-own = Your seat
finished-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
finished-search = Search
finished-more = Show more games
finished-favourite = Favourite
finished-favourites = Favourites only
finished-note = Note
finished-table = Export as table (CSV)
finished-opponents = Opponents:
finished-players = Players:
finished-people = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
finished-continued = From a position
finished-no-bots = People only
finished-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}

## Statistics

statistics-none = Finish a game against the computer and it shows up here: points, ranks, and how your play develops.
statistics-few = { $count ->
    [one] Your statistics begin with { $least } games: one more to go.
   *[other] Your statistics begin with { $least } games: { $count } more to go.
}
filters = { $count ->
    [0] Filters
   *[other] Filters ({ $count })
}
filters-clear = Clear filters
statistics-variant = Variant
statistics-level = Computer level
statistics-style = Style
statistics-bot = Opponent
statistics-all = All
statistics-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
statistics-no-match = No games match these filters.
statistics-practice = { $count ->
    [0] Practice games are not counted.
    [one] { $count } practice game is not counted.
   *[other] { $count } practice games are not counted.
}
statistics-counted = Only your first game of each daily deal counts. A shared victory counts as part of a win.
goals-reached = { $reached } of { $all } reached
figure-games = Games
figure-wins = Wins
figure-points = Average points
figure-best = Best score
figure-rank = Average rank
by-variant = By variant
by-level = By level
by-style = By style of the opponents
by-bot = By opponent
statistics-same = The same in all these games
strength = Your strength
strength-between = You play between { $lower } and { $upper } level
strength-like = You play at { $level } level
strength-range = { $games ->
    [one] After { $games } game: somewhere between { $low } and { $high }.
   *[other] After { $games } games: somewhere between { $low } and { $high }.
}
strength-games = { $games ->
    [one] After { $games } game.
   *[other] After { $games } games.
}
strength-even = A computer player at { $level } level would be an even match for you.
strength-play = Play against { $level }
strength-up = Up since the last game.
strength-down = Down since the last game.
strength-same = Unchanged.
strength-wait = { $count ->
    [one] Your strength appears here after { $count } more game.
   *[other] Your strength appears here after { $count } more games.
}
strength-course = Strength from game to game
strength-band = Shaded: the 95% interval, in which your strength probably lies.
strength-about = The coach compares what your decisions gave away with what computer players of each level give away. Luck and results do not count, nor do games with hints.
goal-news = { $count ->
    [one] Goal reached: { $goals }
   *[other] Goals reached: { $goals }
}
goal-next = Next goal: { $goal }.
goal-news-all = All goals are reached.
goal-reached = reached
goal-progress = { $done } of { $all }
goal-first = Win a game
goal-alone = Win without a hint
goal-tables = Win with every number of players
goal-sides = Win on both sides of the scoring card, in both editions
goal-levels = Beat the computer players of every level
goal-styles = Win against every style
goal-lead = Win by { $lead } points or more
goal-points = Score { $points } points
goal-faultless = Give away less than one point through your own decisions
goal-unlucky = Win although the cards were against you
goal-days = Finish the daily deals of { $all } days
goal-mistakes = Learn from { $all } of your mistakes
chart-points = Points in your last games
chart-lost-points = Points lost through your own choices
chart-mean = Average: { $value }
chart-game = Game
chart-date = Date
chart-value = Value
chart-table = Show as table
backup-title = Back up and transfer
backup-about = Save your games, daily results, mistakes and bots, or move them to another device. Nothing is counted twice.
backup-file = Export to file
backup-text = Export as text
backup-text-label = Your data as text, to copy
backup-open = Import from file
backup-paste = Exported text from another device
backup-add = Import
backup-added = { $count ->
    [0] Nothing new: all its games were already here.
    [one] { $count } game imported.
   *[other] { $count } games imported.
}
backup-bots-added = { $count ->
    [one] { $count } bot imported: it is in the workshop now.
   *[other] { $count } bots imported: they are in the workshop now.
}
backup-foreign = This is not a Coloretto backup. Nothing has changed.
backup-newer = This backup comes from a newer version. Reload the page and try again.
backup-truncated = The end of this backup is missing. Export or copy all of it once more.
backup-damaged = This backup is damaged. Nothing was imported.
backup-too-big = This is far too large to be a Coloretto backup. It was not opened.
backup-no-room = This browser has no room for all bots of this backup. Everything else was imported. Keep the backup.

## Strategy by numbers

strategy-about = These figures come from computer players: { $games } games for each table, all players at { $level } level. They show how these players play. They are not laws of the game.
strategy-numbers = The numbers
strategy-rule-1 = On the brown side, 5 points are worth taking early in the game. Later it pays to wait: in the last third, Experts leave even 7 points more often than they take them.
strategy-rule-2 = On the brown side, wait for full rows: with three or more players, seven out of ten rows taken have three cards.
strategy-rule-3 = On the brown side, a joker is worth as much as a good row, and more than two +2 cards.
strategy-rule-4 = Decide on three colours by the middle of the game: in the last third, a card of a fourth is worth next to nothing.
strategy-rule-5 = On the grey side, leave early with little: with three or four players, two out of three rows taken have a single card.
strategy-date = Date of the games:
strategy-interval = The thin lines, and the numbers next to each figure, show the 95% interval: how far chance alone may have moved the figure.
strategy-bounds = { $sign ->
    [minus] { $low } to { $high }
   *[plus] { $low }–{ $high }
}
strategy-early = First third
strategy-middle = Second third
strategy-late = Last third
strategy-few = too few
strategy-how = How this was measured
strategy-seat = Does starting help?
strategy-seat-finding = { $verdict ->
    [more] With { $players } players, the seat that starts wins { $share } of the games: more than the even share of { $even }.
    [fewer] With { $players } players, the seat that starts wins { $share } of the games: less than the even share of { $even }.
   *[even] With { $players } players, the seat that starts wins { $share } of the games: { $even } would be even, and the difference may be chance.
}
strategy-seat-caption = Results by turn order
strategy-seat-head = Turn order
strategy-seat-position = { $position ->
    [1] Starts
    [2] Second
    [3] Third
    [4] Fourth
   *[other] Fifth
}
strategy-seat-legend = Dashed line: an even share, { $even }. The scale of the points does not begin at 0.
strategy-seat-about = Turn order is that of the first round. A shared victory counts as part of a win.
strategy-take = When to take a row
strategy-take-finding = When the best row brings { $points }, they take a row { $early } of the time in the first third of the game and { $late } of the time in the last.
strategy-take-caption = How often they take a row
strategy-take-head = The best row brings
strategy-take-least = { $points } or less
strategy-take-most = { $points } or more
strategy-take-about = Every turn on which both drawing and taking were possible, by the points that the best row would have brought at once. The thirds are those of the cards above the last-round card; the last round belongs to the last third.
strategy-cards = Waiting for a full row
strategy-cards-finding = In the second third of the game, they take a row { $full } of the time when the best one has { $count } cards, and { $single } of the time when it has a single card.
strategy-cards-caption = How often they take a row
strategy-cards-head = The best row has
strategy-cards-about = The same turns, by the number of cards in the row that would have brought the most; where several rows would, the one with the most cards.
strategy-rows = What rows bring
strategy-rows-finding = { $share } of the rows they take have { $cards } and bring { $points } at once on average.
strategy-rows-caption = Rows taken, by number of cards
strategy-rows-head = Row
strategy-rows-share = Share of all rows
strategy-rows-points = Points at once
strategy-rows-about = Every row that was taken, and by how much it changed the player’s score at once.
strategy-specials = Jokers and +2 cards
strategy-specials-finding = In the second third of the game, the network expects one more joker to be worth { $joker }, and one more +2 card { $bonus }.
strategy-specials-caption = What one more card adds to the final lead, in points
strategy-specials-head = One more card
strategy-specials-about = An estimate, not a count: by how much the neural network raises the final lead that it expects over the best opponent when one such card moves from the supply to a player’s cards at the start of a round. The intervals do not include the network’s own errors.
strategy-colours = Which colour to collect
strategy-colours-finding = In the last third of the game, the network expects one more card of the longest colour to be worth { $longest }, and one of the fourth colour { $fourth }.
strategy-colours-caption = What one more card adds to the final lead, in points
strategy-colours-head = One more card of the
strategy-colours-rank = { $rank ->
    [1] longest colour
    [2] second colour
    [3] third colour
   *[other] fourth colour
}
strategy-colours-about = An estimate, not a count, made in the same way as for jokers. Only colours that the player already has are counted, by number of cards.
strategy-scores = What scores are worth
strategy-scores-finding = With { $players } players, half of all { $strong } scores are { $high } points or more; for { $weak } the figure is { $low }.
strategy-scores-caption = Final scores by level
strategy-scores-head = Level
strategy-scores-reach = { $share } reach
strategy-scores-legend = Dark: the middle 80% of the scores. Line: the score that half of them reach. At least { $games } games at each level.
strategy-scores-about = Computer players of one level against each other, with the last-round card in its default place. Every seat of every game counts.

## About

about-game = Coloretto is a card game by Michael Schacht. This is an unofficial implementation with its own art and wording; the name belongs to its publisher.
about-version = Version { $version }. The rules, the engine and the computer players are written in Python and run entirely in your browser.
about-privacy-title = Privacy
about-privacy = Games, settings and results stay on this device. Nothing is sent anywhere: no tracking, no cookies.
about-diagnostic-title = Report a problem
about-diagnostic = Include this text when you report a problem. It contains version numbers, your browser, window size and settings, the game record and the latest errors, but no names.
about-parts = Built with
about-part = Component
about-part-version = Version
about-licence = Licence
about-our-licence = Our licence
about-third-licences = Third-party licences
about-bill = Software bill of materials
about-docs = Documentation
# A link to a page that exists only in English.
in-english = { $words }
about-workshop = Workshop: write a bot of your own

### The rules page

rules-intro = A card game for { $least } to { $most } players by Michael Schacht, explained in our own words. A game against the computer takes a few minutes, and each turn is a single decision.
rules-contents = Contents
rules-steps = The game in six pictures
rules-step-draw = On your turn, turn over the top card of the supply.
rules-step-place = Place it in any row that has space.
rules-step-take = Or take a row instead: all its cards are yours, and you wait for the next round.
rules-step-plus = At the end, your { $plus } best colours score points. The more cards, the better.
rules-step-minus = Every other colour costs you points.
rules-step-last = When the last-round card turns up, the round is played to its end. Then the points are counted.
back-to-table = Back to the table

## The aim

aim = Aim of the game
aim-plus = Everyone collects cards in { $colours } colours. At the end, { $plus } of your colours score for you and all the others score against you. The more cards of a colour you have, the more it counts, one way or the other.
aim-few = So you want a lot of a few colours and little of the rest. But you always take a whole row, and the others have a say in what ends up in it.

## The cards

cards = The cards
rules-cards-colours = You can tell the colours apart by shade, pattern and symbol.
rules-cards-plus-two = Each +2 card is worth { $points } points, whatever else you hold.
rules-cards-joker = A joker becomes a card of any colour you like, but only at the end of the game.
rules-cards-golden = The golden joker is a joker that also brings you another card (see “Jokers”).
rules-cards-last-round = The last-round card is hidden in the supply and announces the end of the game. Nobody ever collects it.
rules-cards-table = Cards in each edition
rules-kind = Cards
rules-kind-colour = each of the { $colours } colours
rules-kind-under-marker = cards under the last-round card
rules-kind-all = total
rules-cards-marker-choice = When you set up a game, you can put the last-round card above the last { $depths } cards, in either edition.

## Setting up

set-up = Setting up
rules-setup-how = The computer does all of this for you: it removes colours at random, deals everyone starting cards of different colours, shuffles the rest, and puts the last-round card in its place. The starting player is random, too.
rules-setup-table = Set-up by number of players
rules-setup-players = Players
rules-setup-removed = Colours removed
rules-setup-starting = Starting cards each
rules-setup-rows = Rows
rules-setup-room = Cards per row
rules-setup-supply = Supply

## Your turn

turn = Your turn
rules-turn-one = Do one of two things. You may not pass.
rules-turn-draw-title = Draw and place
rules-turn-draw = Turn over the top card of the supply, look at it, and only then choose a row for it: any row that has space and has not been taken. If no row has space, or the supply is empty, you may not draw.
rules-turn-take-title = Take a row
rules-turn-take = Take any row that holds at least one card, with everything in it. The cards join your own, and you are out until the round ends. Nobody else can use that row this round.
rules-turn-next = Then it is the turn of the next player who has not yet taken a row. The last player left carries on alone, drawing and placing as long as they like and can, and must end by taking a row, too.
rules-turn-colours = You don’t choose your colours in advance: at the end, the ones worth most score for you automatically. You may collect as many colours as you like; it just costs you points.

tips-again = In your first game, tips at the table show you what to do. You can turn them on again here.

## The end of a round

round = The end of a round
round-end = Once everyone has taken a row, the round is over. The rows are put back empty, and the player who took the last row starts the next round.

## Jokers

jokers-title = Jokers
jokers-when = Jokers stay next to your colours until the game is over. Then you choose a colour for each joker. They need not be the same, and you may even name a colour you have no card of. The best choice is preselected, but you may change it.
jokers-golden = The golden joker counts as a joker. In addition, the player who takes a row with it immediately turns over the top card of the supply and adds it to their own cards. If the supply is empty, nothing happens.

## The last round

last-round-title = The last round
last-round-when = When someone turns over the last-round card, it is set aside and that player turns over another card instead. The round is played to its end, and then the game is over.
last-round-count = The table shows how many draws are left until then.

## Scoring

scoring = Scoring
scoring-how = A colour is worth points according to how many cards of it you have, jokers included. Your { $plus } most valuable colours count as plus points, every other colour as minus points. Each +2 card adds { $points } points.
scoring-sides = The scoring card has two sides; you choose one when you set up a game. On the brown side, every extra card makes a colour worth more, up to { $most } cards. On the grey side, { $peak } cards of a colour are best; beyond that its value drops again.
points-table = Points by number of cards of a colour
points-count = Cards of a colour
points-more = { $count } or more
side-brown = Brown side
side-grey = Grey side
example-title = An example
example-about = These cards plus one joker, scored on each side. The joker goes where it helps most.
example-table = An example scored on both sides
example-pile = Pile
example-joker = { $points }, with the joker
example-total = Total

## Two players

two = Two players
rules-two-rows = There are three rows, with space for one, two and three cards. Each player starts with two cards, and all four starting cards are of different colours.
rules-two-end = A round ends when both players have taken a row. The cards in the third row leave the game.

## Editions

editions = Two editions
rules-editions-classic = The classic edition has { $jokers } jokers, and the last-round card is placed on top of the last { $depth } cards.
rules-editions-golden = The golden joker edition has the golden joker and { $jokers } ordinary ones, and the last-round card is placed on top of the last { $depth } cards.

### The embed page

share-intro = Put a table in a post on any site. Choose what your readers will see, then copy the code that suits your site. The game is loaded only when they press Play.
share-choice = What readers see
share-preview = Preview
share-ways = Embed code
share-subject = Content
share-subject-deal = A new game
share-subject-pos = A position
share-subject-record = A recorded game
share-pos = Position (text)
share-record = Game record (text)
share-seed-hint = Leave empty to give every reader a different deal
share-transparent = Transparent background
share-compact = Compact: no game log
share-accent = Custom button colour
share-accent-colour = Button colour
share-frame = Plain iframe
share-frame-about = For any site that accepts HTML. The height is fixed.
share-script = Iframe with script
share-script-about = For sites that allow scripts, too: the iframe adjusts its height to the game, and your page is notified of what happens in it.
share-element = Custom element
share-element-about = If you build your own pages: as many as you like on a page, each loaded only when readers scroll near it.
share-link = Link only
share-link-about = For WordPress and Ghost: on a line of its own, it turns into an embedded game. Of your choices above, only the language is kept.

## Link previews, and the page of browsers without JavaScript

needs-javascript = This page needs JavaScript.
site-play = Play Coloretto
site-description = Play Coloretto, Michael Schacht’s card game, against computer opponents: free, in your browser.
