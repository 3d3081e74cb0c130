title = Coloretto
tagline = Collect three colours. The others cost you.

## Buttons

play = Play
new-game = New game
rules = Rules
more = More
page-daily = Deal of the day
page-book = Mistake book
page-statistics = Statistics
page-games = Open or keep a game
page-fairness = Is it fair?
page-about = About
undo = Undo
redo = Redo
try-again = Try again
cancel = Cancel
close = Close
dismiss = Dismiss
play-again = Play again
review = Look back on the game
draw = Draw a card
confirm-jokers = Confirm jokers
next = Next
finish-round = Finish the round
coach-hint = Hint
coach-why = Why?

## Welcome and loading

welcome-about = On your turn, turn over a card and place it in a row, or take a row and all its cards. At the end your three best colours score plus, every other colour minus.
welcome-start = You against three computer players
loading-begin = Getting the game ready
loading-download = Fetching the game: { $loaded } of { $total } MB
loading-start = Waking up the computer players
loading-import = Laying out the cards
loading-ready = The table is ready
loading-failed = The game could not be started
loading-stopped = The game has stopped
failed-download = Part of the game could not be downloaded. Check the connection and try again.
failed-stalled = Nothing has arrived for a while. Check the connection and try again.
failed-worker = The browser could not run the game. An up-to-date browser may help.
failed-offline = There is no connection, and a part of the game is not on this device yet. It starts by itself once you are online.
failed-stopped = The game stopped unexpectedly. Your game is kept and goes on after “Try again”.
failed-stopped-no-game = The game stopped unexpectedly. “Try again” starts it again.
unfinished-count = { $count ->
    [one] { $count } unfinished game
   *[other] { $count } unfinished games
}

## Cards

# Between what is listed.
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
# The letters on the cards of one skin: pairwise different in a language.
letter-c0 = R
letter-c1 = O
letter-c2 = Y
letter-c3 = G
letter-c4 = T
letter-c5 = B
letter-c6 = P
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
seat-out = Out this round
seat-out-short = Out
seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
seat-empty = No cards yet
seat-placed = Placed { $card } in row { $row }
practice = Practice
practice-about = A move was taken back after a new card had been seen: from here on this game is practice.
points-aid = Points for a colour
points-aid-item = { $count ->
    [one] { $count } card: { $points }
   *[other] { $count } cards: { $points }
}
points-aid-most = { $count } or more cards: { $points }
pile-plus = { $count } { $card }, { $points } plus
pile-minus = { $count } { $card }, { $points } minus
pile-bonus = { $count ->
    [one] one { $card } card
   *[other] { $count } { $card } cards
}, { $points } plus
pile-joker = { $count } { $card }
pile-with-jokers = { $pile }, { $jokers ->
    [one] one joker counted in
   *[other] { $jokers } jokers counted in
}

## Table

table = Table
opponents = Opponents
rows = Rows
row-place = Place in row { $row }: { $content }
row-take = Take row { $row }: { $content }
row-idle = Row { $row }: { $content }
row-empty = empty
row-taken = taken by { $name }
row-taken-short = { $name }
row-space = { $count ->
    [0] full
    [one] one space left
   *[other] { $count } spaces left
}
row-worth = { $row }. { $gain }
row-worth-then = { $row }. Taking it would then be { $gain }
gain-more = { $points ->
    [one] { $points } point more
   *[other] { $points } points more
}
gain-less = { $points ->
    [one] { $points } point less
   *[other] { $points } points less
}
gain-none = no points either way
row-place-short = Place
row-take-short = Take
supply-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
supply-draws-left = { $count ->
    [0] Next draw: last round
    [one] { $count } draw to the last round
   *[other] { $count } draws to the last round
}
last-round = Last round
unseen = Still to come
unseen-item = { $count } { $card }
prompt-decide = Your turn: draw or take a row
prompt-draw = Your turn: draw a card
prompt-take = Your turn: take a row
prompt-place = Place the { $card } card in a row
prompt-jokers = Give your jokers a colour
prompt-decide-named = { $name }: draw or take a row
prompt-draw-named = { $name }: draw a card
prompt-take-named = { $name }: take a row
prompt-place-named = { $name }: place the { $card } card in a row
prompt-jokers-named = { $name }: give your jokers a colour
prompt-bot = { $name } is thinking
prompt-over = The game is over
status-undone = Undone.
status-redone = Redone.
status-practice = Undone. { practice-about }
status-score = { $name }: { $points }
# A name or a clause, made a sentence.
said = { $words }.
refused = Not possible now.
said-seat = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
said-supply = { $count ->
    [one] { $count } card in the supply
   *[other] { $count } cards in the supply
}
said-over = Final scores: { $scores }. { $winners }

## Hints for the first game

hint-draw = Start by turning over a card. You see it before you choose a row for it.
hint-place = Put the card in a row with room. Whoever takes that row gets it: another player, or you.
hint-choose = Draw again, or take a row. The number on it is what taking it does to your score.
hint-must-take = There is no room left to place a card, so this time you take a row.
hint-fourth = Only your three best colours score plus. Each further colour costs you: keep it small.
hint-full = A full row changes no more. If it suits you, take it before somebody else does.
hint-joker = A joker gets its colour at the end of the game. Your score counts the best choice already.
hint-last-round = This is the last round: the next row you take is your last.
hint-out = You are out until this round ends. Watch what the others collect.
hint-dismiss = Got it
hints-stop = No more hints

## Log

log = What happened
log-round = Round { $round }. { $name } begins.
log-round-you = Round { $round }. You begin.
log-discarded = Out of the game: { $cards }.
log-draw = { $name } drew { $card }.
log-place = { $name } placed { $card } in row { $row }.
log-take = { $name } took row { $row }: { $cards }.
log-take-revealed = { $name } took row { $row }: { $cards }. The golden joker turned over { $revealed }.
log-last-round = The last-round card: this is the last round.
log-over = The game is over.

## Jokers and scores

jokers = Jokers
jokers-about = Give each joker a colour. The best choice is already set.
jokers-about-named = { $name }, give each joker a colour. The best choice is already set.
joker = Joker { $number }
joker-given = Joker { $number }: { $colour }
joker-suggested = Suggested: { $colours }
jokers-score = Your score with this choice: { $score }
final-scores = Final scores
wins-you = You win!
wins = { $name } wins
wins-shared = { $names } share the win
column-player = Player
column-rank = Rank
column-plus = Plus
column-minus = Minus
column-bonus = +2
column-total = Total

## Computer players

level-newcomer = Newcomer
level-casual = Casual
level-regular = Regular
level-strong = Strong
level-expert = Expert
level-master = Master
style-hoarder = Hoarder
style-spoiler = Spoiler
style-early-leaver = Early leaver
style-gambler = Gambler
style-joker-hunter = Joker hunter
bot-about = About { $name }, { $level }

## Settings

settings = Settings

## Notices

notice-problem = “{ $value }” is not possible for { $name } ({ $allowed }). Used instead: { $used }.
notice-no-language = The texts in your language could not be fetched. The page is in English for now.
notice-no-storage = This browser does not let the page keep your game. It will be gone when you close the page.
notice-no-storage-framed = Your game is not kept here. “Full page” takes it along.
notice-save-unreadable = Your saved game could not be opened. It is kept aside, nothing is lost.
notice-update = A new version is ready. Your game will go on with it where it is.
notice-part-missing = This part could not be fetched. Check the connection and try again.
notice-restarted = The computer players had stopped. They have been woken up again; your game goes on where it was.
notice-other-tab = This game goes on in another tab, too. What is played last is what is kept.
follow-other-tab = Go on from there
use-update = Use it now
error-IllegalActionError = That is not possible now.
error-NotationError = The game did not understand that.
error-InvalidPositionError = No game can reach this position.
error-PlayerNameError = A name has 1 to 24 characters, at least one of them visible, and no control characters.
error-VariantError = This set-up is not possible.
error-RecordError = This saved game cannot be read.
error-RequestError = The game did not understand the page.
error-other = Something went wrong. The game goes on as it was.
notice-link-unreadable = The game in the link could not be opened.
notice-earlier = The game you were playing is kept.
open-earlier = Back to it
notice-stopped-twice = What was to be opened has stopped the game twice. It was not opened again.
notice-game-gone = This unfinished game is no longer here.
notice-erased-elsewhere = Everything on this device was deleted in another tab. This tab saves nothing any more: its game is gone when you close it.
show-kept-games = Show
full-page = Full page

### What only some visits show

## Set-up

setup-title = New game
setup-wait = The computer players are on their way…
setup-players = Players
setup-edition = Edition
setup-scoring = Scoring
setup-marker = Last round
setup-marker-usual = As usual
setup-marker-depth = Last { $count } cards
setup-seed = Deal number
setup-seed-hint = Leave empty for a random deal
setup-seat = Seat { $number }
setup-kind = Who plays at seat { $number }
setup-name = Name at seat { $number }
setup-level = Level at seat { $number }
setup-style = Style at seat { $number }
setup-levels = Computers’ level
setup-levels-differ = Mixed
setup-levels-none = No computers
kind-human = Person
kind-bot = Computer
edition-classic = Classic
edition-golden = Golden joker
scoring-brown = Brown: 1 3 6 10 15 21
scoring-grey = Grey: 1 4 8 7 6 5

## Computer players

level-about-newcomer = New to the game: looks at its own cards only and makes plenty of mistakes.
level-about-casual = Plays for fun: minds its own cards, keeps an eye on whoever comes next, and slips now and then.
level-about-regular = Knows the game well: watches everyone at the table, and still misjudges a row here and there.
level-about-strong = Watches everyone and judges well. Mistakes are rare and small.
level-about-expert = Has taught itself the game: a trained network weighs every card that could turn up next. The end of the last round it plays without a mistake.
level-about-master = Takes its time: plays the most promising moves out in its head, many times over, before it decides.
level-rank = Level { $rank } of { $levels }
style-none = No style
style-about-hoarder = Waits for full rows and fills them.
style-about-spoiler = Puts cards where they hurt the others.
style-about-early-leaver = Takes what is good enough and leaves the round.
style-about-gambler = Turns over one more card and stakes all on one row.
style-about-joker-hunter = Goes for jokers and +2 cards.
bot-figures = How it has done
bot-share = Wins { $share } of games against three regular players ({ $even } would be even)
bot-lost = Gives away { $points } points a decision
bot-blunders = Blunders (three points or more) in { $blunders } of its decisions
bot-figures-hint = Measured over many games among the computer players. The columns show all levels, weakest first.

## Settings

settings-language = Language
language-system = Like the browser
settings-pace = Computers’ pace
pace-instant = Instant
pace-fast = Quick
pace-normal = Normal
pace-slow = Slow
pace-step = Step by step
settings-volume = Sounds
volume-off = Off
settings-skin = Cards
skin-patterns = Chameleons and patterns
skin-suits = Suits
skin-letters = Letters
settings-theme = Light or dark
theme-system = Like the device
theme-light = Light
theme-dark = Dark
settings-contrast = Contrast
contrast-system = Like the device
contrast-more = More
settings-text = Text size
text-normal = Normal
text-large = Large
text-larger = Larger
settings-motion = Motion
motion-system = Like the device
motion-full = Cards travel
motion-less = As little as possible
hints-show = Show hints again
hints-shown = The hints are back at the table.
share-title = Share and embed
keyboard = Keyboard

## On this device

offline-unknown = Playing offline: not ready yet
offline-fetching = Playing offline: { $done } of { $total } files
offline-ready = Ready to play offline
offline-interrupted = Playing offline: the rest follows once there is a connection
offline-unavailable = Playing offline is not available here
forget = Forget everything on this device
forget-question = This deletes everything that is saved on this device: the game in play and your unfinished games, all finished games with their statistics, your daily results and streaks, the mistake book, the settings, the tips you have seen and the files for playing offline. It cannot be undone.
forget-save-first = A file takes along your finished games, daily results and mistakes. You can copy unfinished games under “Open or keep a game”.
forget-save-file = Save as a file first
forget-yes = Forget everything

## What the address asks for

parameter-players = players
parameter-edition = edition
parameter-scoring = scoring
parameter-seed = seed
parameter-level = level
parameter-marker_depth = cards under the last-round card
parameter-speed = speed
parameter-lang = language
parameter-theme = appearance
parameter-daily = deal of the day
parameter-accent = accent
parameter-bg = background
used-usual = the usual

## In a frame on somebody's page

frame-about = { $bots ->
    [one] You against one computer player
   *[other] You against { $bots } computer players
}
frame-your-move = Your move?
frame-replay = A game to watch
frame-loading = Opening…
link = Link
link-about = This frame may not open other pages. Copy the link and open it in your browser: your game goes on there.
copy = Copy
copied = Copied
copy-by-hand = Copy the marked text by hand

## A decision as a question

answer-title = What each choice is worth
answer-thinking = The strongest computer player is thinking…
answer-best = You chose the best.
answer-equal = You chose as well as the best.
answer-worse = { $action } wins more often, by { $share }.
answer-choice = Choice
answer-share = Chance to win
answer-lead = Points ahead
answer-yours = yours
answer-exact = Worked out to the end of the game, over all cards that can still come.
answer-estimated = Estimated by playing on many times with the cards that can still come.
choose-again = Choose again
play-on = Play on
notice-position-unreadable = The position in the address could not be opened.
answer-band = ≈ about equal: differences below { $share } cannot be told.
answer-same = ≈ exactly as good.
about-equal = about equal

## A game to watch

replay = Recorded game
replay-first = To the start
replay-back = One step back
replay-on = Play by itself
replay-pause = Pause
replay-forth = One step forward
replay-last = To the end
replay-ply = Step
take-over = Play on from here
notice-record-unreadable = The game in the address could not be opened.
replay-ply-of = Step { $ply } of { $plies }
prompt-shown = To act: { $name }
replay-manner = How to watch
replay-speed = Speed
replay-from = Seen from
replay-close = Stop watching
keys-hint-replay = While you watch a recorded game:
key-step = One step back or forward
key-by-itself = Play by itself, or pause
key-ends = To the start or to the end

## Keyboard

keys-hint = While the table has the focus:
keys-listening = With a screen reader these keys work in its focus mode. Tab and Enter always work.
key-draw = Draw a card
key-row = Place in the row, or take it
key-rows = Go from row to row
key-next = Make the computers go on
key-finish = Finish the round
key-hint = A hint; again: more of it
key-why = Why the computer did that
key-undo = Undo
key-redo = Redo
key-again = Tell the last news again
key-scores = Tell everybody’s scores and cards
key-table = Tell what lies in the rows
key-help = Show these keys
# What is printed on keyboards.
key-name-space = Space
key-name-escape = Esc
key-name-home = Home
key-name-end = End

## The coach

action-place = Place in row { $row }
action-take = Take row { $row }
nudge-draw = Another card looks best.
nudge-draw-close = Another card looks good, but something else is about as good.
nudge-place = Look where the card helps you, and where it hurts others.
nudge-place-close = Look where the card helps you, and where it hurts others. Several rows are about equal.
nudge-take = Taking a row looks best.
nudge-take-close = Taking a row looks good, but drawing is about as good.
look-at-gains = Which row brings you most?
look-at-loses_least = Which row costs you least?
look-at-denies = What would the others like to take?
look-at-joker = There is a joker on the table.
look-at-plus_twos = +2 cards always count.
look-at-row_full = A full row gets no better.
look-at-avoids_fourth_colour = Only three colours score plus.
look-at-helps = Which row do you want to take?
look-at-spoils = Whose favourite row can you spoil?
look-at-keeps_clean = Keep the row clean that you like best.
look-at-fills = A full row draws no more cards.
look-at-little_to_take = There is little in the rows yet.
look-at-likely_better = Most cards that can come would help you.
look-at-nobody_wants = Who else wants the row that you like?
hint-best = Show the best
hint-all = Show all choices
hint-is-best = Best: { $action }
hint-is-about-best = As good as any: { $action }
why-before = Earlier
why-after = Later
why-chosen = chosen
why-nothing = Nothing speaks for it that could be counted on the table.
why-best = There was nothing better.
why-about-best = About as good as the best: differences below { $share } cannot be told.
why-as-good = Exactly as good as the best.
why-not-best = Better would have been: { $action }
why-estimated = Estimated by looking two decisions ahead.
reason-gains = It brings { $amount }; no row brings more.
reason-loses_least = All rows cost points; this one costs least ({ $amount }).
reason-denies = It takes { $name }’s best row away, { $amount } better than the next one.
reason-denies-you = It takes your best row away, { $amount } better than the next one.
reason-joker = { $count ->
    [one] There is a joker in it.
   *[other] There are { $count } jokers in it.
}
reason-plus_twos = { $count ->
    [one] The +2 in it counts in any case.
   *[other] The { $count } +2 cards in it count in any case.
}
reason-row_full = The row is full and gets no better.
reason-avoids_fourth_colour = { $count ->
    [one] It leaves one colour; row { $row } would make { $there }.
   *[other] It leaves { $count } colours; row { $row } would make { $there }.
}
reason-helps = The card makes the row { $amount } better for whoever placed it.
reason-spoils = The card makes the row { $amount } worse for { $name }.
reason-spoils-you = The card makes the row { $amount } worse for you.
reason-keeps_clean = In row { $row }, the best one, the card would cost { $amount }.
reason-fills = With it the row is full.
reason-little_to_take = No row brings more than { $amount } yet.
reason-likely_better = With { $share } of the cards a row gets better than the best is now, by { $amount } on average.
reason-nobody_wants = Row { $row }, the best, brings nobody else anything: it will wait.
reason-only_choice = There was no other choice.
reason-last_one_in = Everybody else has taken a row.
reason-last_round = It is the last round.
reason-last_round_near = { $count ->
    [one] One more draw, and the last round begins.
   *[other] { $count } more draws, and the last round begins.
}
amount-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Looking back on a game

review-title = Looking back
review-working = The coach goes through the game, decision by decision…
review-whose = Whose game
review-well = { $name }: { $part } of { $count } decisions could not have been better.
review-well-you = { $part } of your { $count } decisions could not have been better.
review-cards-for = The cards brought { $name } { $amount } ahead.
review-cards-for-you = The cards brought you { $amount } ahead.
review-cards-against = The cards cost { $name } { $amount }.
review-cards-against-you = The cards cost you { $amount }.
review-choices = Choices cost { $amount }.
review-choices-you = Your own choices cost { $amount }.
band-best = best
band-good = good
band-inaccuracy = inexact
band-mistake = mistake
band-blunder = blunder
band-count = { $band }: { $count }
review-curve = How the chances went
review-ply = Step
review-start = Before the first step
review-see = See the table
review-anew = Decide anew
review-table = As a table
review-luck = Luck of the card: { $share }
review-again = Worth another look
review-better = Better: { $action }. It cost { $share } of the chance to win.
review-luckiest = The cards that changed most
review-accounts = Skill and luck
review-accounts-about = Points ahead of the best of the others at the end: what the start, the cards and everybody’s choices added. Each decision is judged only by what could be known at the time; “not foreseen” is what looking two decisions ahead could not see.
account-start = Expected at the start
account-luck = Cards
account-own = Own choices
account-others = Choices of others
account-unforeseen = Not foreseen
account-final = At the end
back-to-review = Back to the review

## Games to open and to keep

games-open = Open a game
games-open-about = Paste a record, a saved game or a link to one, or drop a file here. Your game in play is not lost.
games-text = Record or link
games-open-text = Open
games-open-file = Choose a file…
games-nothing = There is nothing to open yet. Paste a record or a link first.
games-too-large = This is too large for a game. Nothing was opened.
games-no-record = This is not a game of Coloretto, or a part of it is missing.
games-newer = This game was written by a newer version of this page. Reload the page and try again.
games-no-game-in-address = There is no game in this link.
games-not-played-so = This reads like a game, but it breaks the rules at some point.
games-file-unreadable = This file could not be read.
games-stops = The game stopped while opening this. You can try once more.
games-stops-again = This has stopped the game twice and is not opened again.
unfinished-title = Unfinished games
unfinished-about = Games that gave way to another one. They are saved on this device.
unfinished-turns = { $count ->
    [one] { $count } turn played
   *[other] { $count } turns played
}
unfinished-resume = Continue
unfinished-copy = Copy link
kept-undated = From an earlier version, without a date
kept-delete = Delete
kept-deleted = Deleted.
kept-restore = Undo delete
unreadable-title = Saved games that could not be opened
unreadable-about = They are saved as they were. A newer version of this page may be able to open them; otherwise the text is for whoever looks into the fault.
unreadable-copy = Copy text
games-keep = Keep or share your game
games-keep-over = Every card and every move is in it, so that anyone can watch it.
games-keep-unfinished = The game so far. The cards still to come are in it as well: whoever reads it knows them.
games-none = There is no game yet. Once you play, you can keep it here.
games-share = Share…
games-share-failed = Sharing is not possible here. Copy the link instead.
games-file-text = Save as text file
games-file-json = Save as JSON file
games-link-watch = Link to watch it
games-link-go-on = Link to play on elsewhere
games-record = Record, as text
after-game = After the game
after-watch = Watch the game
after-keep = Keep or share
after-other-seat = Same deal, other seat
after-strongest = Let the strongest play my seat
other-seat = { $name }’s seat
other-seat-about = Whose seat do you take? You start with their cards, from the same deck. The others move along.
again-person = From { $name }’s seat you made { $now }; { $name } had made { $before }.
again-strongest = From the same seat the strongest computer player made { $now }; the first time it was { $before }.
notice-finished-kept = This is the same deal again. The game you finished is kept.

## Is it fair?

fair-intro = You need not believe that the deck stays as it is and that nobody looks into it. Here you can check it.
fair-deck = The deck does not change
fair-deck-about = The page promises the order of the cards with a sum: a short number that fits this one order and practically no other. After the game it shows the order, and anyone can work out the sum again.
fair-no-game = There is no game yet. Begin one and come back.
fair-no-promise = Nothing was promised of this game: that must happen before its end.
fair-promise = The promise (SHA-256)
fair-told-later = Note it down if you like. Once the game is over, the line it was made from is shown here.
fair-told = The line that was promised
fair-parts = What its parts mean
fair-parts-position = The position in which the game was taken up; then the cards from top to bottom, and the salt.
fair-part-variant = Players, edition, scoring, last round
fair-part-removed = Colours out of the game
fair-part-starting = Starting cards, seat by seat
fair-part-starter = Seat that begins
fair-part-rows = Room in each row
fair-part-supply = The cards from top to bottom
fair-part-salt = Salt: digits by lot, so that nobody finds the deck by trying
fair-check = Check
fair-same = The same: the line gives the sum that was promised. It is worked out here, by your browser.
fair-other = Not the same: the line gives another sum than the one that was promised.
fair-command = To check it without this page
fair-bots = Can the computer players see the deck?
fair-bots-about = They are only told what you see as well. Try it: the unseen cards are shuffled, and the one that acted last chooses once more.
fair-shuffle = Shuffle and ask again
fair-shuffle-thinking = Thinking again…
fair-shuffle-nobody = No computer player has acted in this game yet.
fair-shuffled = { $same } of { $shuffles } times the same choice.
fair-moved = { $count ->
    [one] { $count } card lay elsewhere.
   *[other] { $count } cards lay elsewhere.
}
fair-not = What this does not show
fair-not-lot = That the deal was by lot: whoever starts a game by its number can have tried many. The deal of the day follows from the date alone.
fair-not-look = That you did not look: it is your device, and the saved game holds the deck.
fair-not-program = Anything about a program that somebody has changed.

## The deal of the day

daily-about = One deal a day, the same for everyone: the same cards, the same computer players.
daily-bots = Three computer players are waiting for you.
daily-bots-then = You can still play this deal. It adds nothing to your days in a row.
daily-go-on = Go on playing
daily-yours = You
daily-par = Strongest computer player
daily-par-thinking = The strongest computer player is playing the deal in your seat…
daily-above-par = You made more of this deal than the strongest computer player in your seat.
daily-on-par = Exactly as many points as the strongest computer player in your seat.
daily-below-par = { $points ->
    [one] In your seat the strongest computer player found { $points } more point.
   *[other] In your seat the strongest computer player found { $points } more points.
}
daily-rank = { $rank ->
    [1] first
    [2] second
    [3] third
   *[other] fourth
}
daily-share = Coloretto, deal of { $date }: { $score }, { $rank }.
daily-share-par = The strongest computer player: { $score }.
daily-share-streak = { $count ->
    [one] { $count } day in a row.
   *[other] { $count } days in a row.
}
daily-share-label = Your result, to share
daily-share-button = Share
daily-streak = Days in a row
daily-streak-best = Most in a row
daily-played = Deals played
daily-streak-about = A day counts when you begin its deal on that day (UTC). After a day off, a new row begins.
daily-archive = All deals
daily-again-about = Play it as often as you like: your first result stays.
daily-compare = Compare and share
month-before = Month before
month-after = Month after
not-lasting = This browser does not let the page keep anything. What you see here will be gone when you close the page.
kept-unreadable = { $count ->
    [one] One entry on this device cannot be read by this version of the page. It is left out here, but stays stored.
   *[other] { $count } entries on this device cannot be read by this version of the page. They are left out here, but stay stored.
}
notice-puzzle-unreadable = This puzzle could not be opened. It will come back in { $days } days.
notice-decision-unreadable = This decision could not be opened.

## The mistake book

book-about = Decisions that cost you something come back as small puzzles. Solved, one comes back after 3, then 10, then 30 days; otherwise tomorrow.
book-none = Nothing in it yet. Look back on a finished game with the coach: the decisions that cost you most go in here by themselves.
book-today = { $count ->
    [0] Nothing to look at today
    [one] { $count } decision to look at today
   *[other] { $count } decisions to look at today
}
book-start = Start
book-waiting = Later
book-learned = Learned
book-next-date = Next on
book-next = Next puzzle
book-back = Back to the book
book-solved = Solved. It comes back later, or is learned.
book-unsolved = It comes back tomorrow.

## Statistics

## About

about-game = Coloretto is a card game by Michael Schacht. This is an unofficial implementation with its own art and its own words; the name belongs to its publisher.
about-version = Version { $version }. Rules, engine and computer players are Python, run in this very browser.
about-privacy-title = What is kept
about-privacy = Games, settings and results stay on this device. Nothing is sent anywhere, nobody is counted, there are no cookies.
about-diagnostic-title = If something goes wrong
about-diagnostic = This tells whoever looks after the game what they need: versions, the game as a record, the last errors. There are no names in it.
about-parts = What it is made of
about-part = Part
about-part-version = Version
about-licence = Licence
about-our-licence = Our licence
about-third-licences = Licences of others
about-bill = Bill of materials
statistics-none = Play a game to its end and it shows up here: points, ranks, and how your play develops.
statistics-variant = Table
statistics-level = Computers’ level
statistics-all = All
statistics-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
statistics-no-match = No game like that yet.
statistics-practice = { $count ->
    [0] Practice games are not counted.
    [one] { $count } practice game is not counted.
   *[other] { $count } practice games are not counted.
}
figure-games = Games
figure-wins = Wins
figure-points = Points a game
figure-rank = Mean rank
by-variant = By table
by-level = By level
chart-points = Points in your last games
chart-lost-points = Points lost by your own choices
chart-lost-share = Chance to win lost by your own choices
chart-lost-none = Games that you look back on with the coach show up here.
chart-mean = Mean: { $value }
chart-game = Game
chart-date = Date
chart-value = Value
chart-table = As a table
carry-title = Take along
carry-about = Games, deals of the day and mistakes for another device. Whatever is there already counts once.
carry-file = Save as a file
carry-text = Make a text
carry-text-label = Everything as text, to copy
carry-open = Add from a file
carry-paste = Text from another device
carry-add = Add
carry-added = { $count ->
    [0] There is no game in it that was not here.
    [one] { $count } game added.
   *[other] { $count } games added.
}
carry-foreign = This is nothing that was taken along from here. Nothing has changed.
carry-newer = This comes from a newer version of the page. Reload this one, then try again.
carry-truncated = The end of it is missing. Copy or save it once more, all of it.
carry-damaged = This was changed or damaged on the way. Nothing was taken from it.
carry-too-big = This is far too large to be from here. It was not opened.

### The rules to read

rules-title = How to play
rules-intro = A card game for { $least } to { $most } by Michael Schacht, told in our own words. A game takes a quarter of an hour; a turn is one decision.
rules-contents = Contents
back-to-table = Back to the table

## The aim

aim = The aim
aim-plus = Everybody collects cards in { $colours } colours. At the end { $plus } of your colours score plus and all others score minus. The more cards a colour has, the more it counts, for you or against you.
aim-few = So you want much of a few colours and little of the rest. What you take is always a whole row, and the others decide with you what lies in it.

## The cards

cards = The cards
cards-colours = The colours are told apart by colour, pattern and symbol.
cards-plus-two = Each +2 card is worth { $points } points, whatever else you hold.
cards-joker = A joker becomes a card of any colour you like, but not before the end of the game.
cards-golden = The golden joker is a joker that also brings a card: see below.
cards-last-round = The last-round card lies in the supply and tells when the end comes. Nobody ever holds it.
cards-table = Cards of each edition
kind = Cards
kind-colour = each of the { $colours } colours
kind-under-marker = cards under the last-round card
kind-all = all together
cards-marker-choice = When you set up a game you may choose { $depths } cards under the last-round card with either edition.

## Setting up

set-up = Setting up
set-up-how = The computer does all this: it takes colours out by lot, gives everybody their starting cards, which are of different colours, shuffles the rest, and puts the last-round card in its place. Who begins is by lot as well.
set-up-table = Set-up by number of players
set-up-players = Players
set-up-removed = Colours out of the game
set-up-starting = Starting cards for each
set-up-rows = Rows
set-up-room = Cards a row can hold
set-up-supply = Supply

## Your turn

turn = Your turn
turn-one = Do one of two things. You can never pass.
turn-draw-title = Draw and place
turn-draw = Turn over the top card of the supply, look at it, and only then choose its row: any row that has room and has not been taken. When no row has room, or the supply is empty, you may not draw.
turn-take-title = Take a row
turn-take = Take any row in which at least one card lies, with everything in it. The cards join your own, and you are out until the round ends. Nobody else can use that row in this round.
turn-next = Then it is the next player’s turn, among those who have not yet taken a row. The last player left goes on alone, drawing and placing as long as they like, and ends by taking a row too.
turn-colours = Your colours are not chosen in advance: at the end the ones worth most score plus, all by themselves. You may collect as many colours as you like; it only costs you.

hints-again = In your first game hints at the table tell what to do. You can have them again.

## The end of a round

round = The end of a round
round-end = Once everybody has taken a row, the round is over. The rows come back empty, and whoever took the last row begins the next round.

## Jokers

jokers-title = Jokers
jokers-when = Jokers lie beside your colours until the game is over. Then you give each joker a colour, and each may get another. You may also name a colour of which you have no card. The page shows the best choice, and you may change it.
jokers-golden = The golden joker counts as a joker. Besides, whoever takes a row with it turns over the top card of the supply at once and adds it to their own cards. If the supply is empty, nothing happens.

## The last round

last-round-title = The last round
last-round-when = When somebody turns over the last-round card, it is put aside and that player turns over another card instead. The round is played to its end, and with it the game is over.
last-round-count = The page counts the draws that are left until then.

## Scoring

scoring = Scoring
scoring-how = Each colour is worth points by its number of cards, jokers included. The { $plus } colours worth most score plus, every other colour scores minus. Add { $points } for each +2 card.
scoring-sides = There are two sides of the scoring card; you choose one when you set up a game. On the brown side a colour is worth more with every card up to { $most }. On the grey side { $peak } cards of a colour are best, and more are worth less again.
points-table = Points by number of cards of a colour
points-count = Cards of a colour
points-more = { $count } or more
side-brown = Brown side
side-grey = Grey side
example-title = An example
example-about = These cards, and one joker, on each side. The joker is in the pile that it helps most.
example-table = An example scored on both sides
example-pile = Pile
example-joker = { $points }, with the joker
example-total = Total
example-item = { $count } { $card }

## Two players

two = With two players
two-rows = There are three rows, with room for one, two and three cards. Each of you starts with two cards, and all four starting cards are of different colours.
two-end = A round ends when both of you have taken a row. The cards in the third row go out of the game, and nobody gets them.

## Editions

editions = Two editions
editions-classic = The classic edition has { $jokers } jokers, and the last-round card lies on the last { $depth } cards.
editions-golden = The edition with the golden joker has { $jokers } jokers beside it, and the last-round card lies on the last { $depth } cards.

### The page for whoever writes a blog

share-intro = Put a table into a post on any site. Choose what your readers find there and copy what suits your site. The game is not fetched before they press Play.
share-choice = What readers find
share-preview = How it looks
share-ways = To copy
share-subject = Game
share-subject-deal = From the first card
share-subject-pos = From a position
share-subject-record = A recorded game
share-pos = Position, as text
share-record = Record, as text
share-seed-hint = Leave empty: every reader gets another deal
share-transparent = No background of its own
share-compact = Compact: without the log
share-accent = Buttons in a colour of your own
share-accent-colour = Colour of the buttons
share-frame = Plain frame
share-frame-about = For every site that takes HTML. Its height stays as it is.
share-script = Frame with a script
share-script-about = For sites that take scripts, too: the frame gets as high as the game needs, and your page is told what happens in it.
share-element = Element
share-element-about = For whoever builds their pages themselves: as many as you like on a page, each fetched when readers come near it.
share-link = Bare address
share-link-about = For WordPress and Ghost: alone in a line, it becomes a frame. Of what you chose above only the language goes along.

## Where only our address is shown

site-play = Play Coloretto
site-description = Play the card game Coloretto against computer opponents: in the browser, free, in five languages.
