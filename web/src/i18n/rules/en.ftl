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
hints-show = Show hints again
hints-shown = The hints are back at the table.

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
