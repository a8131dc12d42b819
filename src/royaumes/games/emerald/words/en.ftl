## The shelf

emerald-title = Emerald
emerald-blurb = The more knights stand together, the further each one marches towards the treasure; but the dragon is never far.

## Options

emerald-setting-fair = Fair start: points for the later half of the turn order, because with three or more players moving late is a handicap

## Things: knights, places, cards, buttons

emerald-knight-yellow = yellow knight
emerald-knight-blue = blue knight
emerald-knight-black = black knight
emerald-knight-white = white knight
emerald-knight-green = green knight
emerald-tower = tower { $name }
emerald-tower-keep = the keep
emerald-plain = plain { $name }
emerald-mountain = mountain { $name }
emerald-gold = a gold card of { $name }
emerald-gem-ruby = a ruby
emerald-gem-emerald = an emerald
emerald-gem-garnet = a garnet
emerald-gem-turquoise = a turquoise
emerald-most-ruby = most rubies
emerald-most-emerald = most emeralds
emerald-most-garnet = most garnets
emerald-most-turquoise = most turquoises
emerald-pile-gold = the gold card
emerald-pile-gem = the gem
emerald-stop = stop here
emerald-surrender = give the knight up

## Questions

emerald-ask-gold = A gold card is turned up.
emerald-ask-gem = A gem is turned up.
emerald-ask-first = Who begins?
emerald-ask-march = Which knight marches?
    .coach = A knight marches as many steps as knights of any colour stand with it. Look where each would land: in the mountains you take gold or a gem, but beside the flight bar you wake the dragon.
emerald-ask-second = A second knight, or stop here?
    .coach = As long as no card was taken, a second knight may march. Move it to bring more knights up, or stop to leave rivals shorter steps.
emerald-ask-take = Which card do you take at { $place }?
    .coach = Gold brings its points and can pay the dragon; gems score by majority, and the first with all four kinds takes a bonus.
emerald-ask-die = The dragon’s die is thrown.
emerald-ask-feed = The dragon has landed on { $place }. Which knight does it take?
    .coach = The dragon takes one knight from the cell where it landed, and you choose whose. A rival’s, if you can.
emerald-ask-pay = The dragon holds your { $knight }. Which gold card do you give, or is the knight lost?
    .coach = A gold card sets your knight free; without one it goes to the nest. A small card is a cheap ransom for a knight close to the treasure.

## What happened

emerald-opened = Turned up at { $place }: { $card }.
emerald-began = { $seat } begins.
    .seat = You begin.
emerald-marched =
    { $seat } marches a { $knight }: { $start } → { $goal } ({ $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }).
    .seat =
        You march a { $knight }: { $start } → { $goal } ({ $steps ->
            [one] 1 step
           *[other] { $steps } steps
        }).
    .then = { $goal }
emerald-entered =
    { $seat } brings a { $knight } from { $start } into the chamber and takes a treasure ({ $left ->
        [0] the last one
       *[other] { $left } left
    }).
    .seat =
        You bring a { $knight } from { $start } into the chamber and take a treasure ({ $left ->
            [0] the last one
           *[other] { $left } left
        }).
    .then = the treasure chamber
emerald-stopped = { $seat } moves no second knight.
    .seat = You move no second knight.
emerald-took = { $seat } takes { $card } at { $place }.
    .seat = You take { $card } at { $place }.
    .then = { $card }
emerald-four-gems = { $seat } is the first to own four different gems and takes the bonus.
    .seat = You are the first to own four different gems and take the bonus.
emerald-flew = { $seat } wakes the dragon and throws a { $die }: it flies from { $start } to { $goal }.
    .seat = You wake the dragon and throw a { $die }: it flies from { $start } to { $goal }.
emerald-flew-back = { $seat } wakes the dragon and throws a { $die }: it turns round and lands on { $goal } again.
    .seat = You wake the dragon and throw a { $die }: it turns round and lands on { $goal } again.
emerald-captured = The dragon seizes a { $knight } of { $seat } on { $place }.
    .seat = The dragon seizes your { $knight } on { $place }.
emerald-ransomed = { $seat } gives the dragon a gold card; the { $knight } stays free.
    .seat = You give the dragon a gold card; the { $knight } stays free.
emerald-ransomed-with = { $seat } gives the dragon { $card }, unseen by the others; the { $knight } stays free.
    .seat = You give the dragon { $card }, unseen by the others; the { $knight } stays free.
emerald-devoured = The { $knight } of { $seat } is carried to the nest ({ $left } left in play).
    .seat = Your { $knight } is carried to the nest ({ $left } left in play).
emerald-shifted = The flight bar moves on: { $start } to { $goal }.
emerald-counted = All gold is turned up and counted.

## Why not now: another question is asked

emerald-now-march = Now you move a knight: choose one of yours and the place it leaves.
emerald-now-second = Your first knight has moved: now you move a second one, or stop.
emerald-now-take = Your knight has reached { $place }: now you take one of the open cards there.
emerald-now-feed = The dragon has landed on { $place }: now you choose which of the knights there it takes.
emerald-now-pay = The dragon holds your { $knight }: now you give a gold card for it, or give the knight up.

## What one can do

emerald-can-knight = March with a knight: it goes as many cells as there are knights on its cell, towards the treasure chamber.
emerald-can-stop = Stop: your turn ends with one march, and the others find the knights as they stand.
emerald-can-gold = Give a gold card: your knight is free and stays where it is.
emerald-can-surrender = Give the knight up: you keep your gold, and the knight is out of the game.

## Why not

emerald-no-not-yours = The { $knight } at { $place } is not yours to move.
emerald-no-such-knights = No { $knight } takes part in this game.
emerald-no-knight-there = There is no { $knight } at { $place }.
emerald-no-other-colour = With two players both knights of a turn are of one colour: only another { $knight } may follow.
emerald-no-twice = The { $knight } at { $place } has moved this turn already.
emerald-no-ransomed = The { $knight } at { $place } was ransomed this turn and rests until your next one.
emerald-no-stop-yet = You must move at least one knight.
emerald-no-prey = There is no { $knight } on { $place }, where the dragon has landed.
emerald-no-such-gold = You do not have { $card }.

## Why a move is advised

emerald-because-treasure = It enters the treasure chamber: { $points } points.
emerald-because-end = It ends the game while you are ahead.
emerald-because-free-step = It takes no card, so a second knight may still march.
emerald-because-closer = It brings a knight closer to the cards and the treasure.
emerald-because-gold = It brings { $card }.
emerald-because-gem = It brings { $gem }.
emerald-because-most = It brings { $gem }, and with it you have the { $most }.
emerald-because-four = It brings { $gem }: all four kinds, and the bonus for them.
emerald-because-card-despite = It brings { $card }; the dragon wakes, but the risk is worth it.
emerald-because-stop = Another march would only spoil what you have.
emerald-because-prey = { $seat } is your strongest rival here, and has to pay or lose the knight.
emerald-because-prey-poor = { $seat } has no gold to pay with.
emerald-because-pay = The knight is worth more than { $card }, your smallest.
emerald-because-surrender = Your gold is worth more than this knight.

## What counts, for saying what one move brings more than another

emerald-tally-gold = gold points
emerald-tally-gems = gem points
emerald-tally-treasures = treasures
emerald-tally-lost = knights lost
emerald-tally-cells = cells marched

## The end

emerald-over-treasures = The last treasure is taken.
emerald-over-knights = A player has only one knight left in play.
emerald-line-gold = gold: { $cards }
emerald-line-treasures =
    { $count ->
        [one] 1 treasure
       *[other] { $count } treasures
    }
emerald-line-gems =
    { $count ->
        [one] 1 gem
       *[other] { $count } gems
    }
emerald-line-four = bonus: first with four different gems
emerald-line-most = bonus: { $most }
emerald-line-fair = fair start
emerald-end-treasures = Treasures
emerald-end-gold = Gold
emerald-end-gems = Gems
emerald-end-bonuses = Bonuses
emerald-end-points = Points

## The board in the terminal

emerald-board-letter-yellow = Y
emerald-board-letter-blue = B
emerald-board-letter-black = K
emerald-board-letter-white = W
emerald-board-letter-green = G
emerald-board-colour-yellow = yellow
emerald-board-colour-blue = blue
emerald-board-colour-black = black
emerald-board-colour-white = white
emerald-board-colour-green = green
emerald-board-tower = T{ $number }
emerald-board-keep = keep
emerald-board-plain = p{ $number }
emerald-board-mountain = m{ $number }
emerald-board-knights = knights
emerald-board-march = march
emerald-board-gold = gold
emerald-board-gems = gems
emerald-board-dragon = dragon
emerald-board-die = lands on
emerald-board-castle = Castle and plain
emerald-board-mountains = Mountain
emerald-board-player = player
emerald-board-in-play = in play
emerald-board-nest = nest
emerald-board-treasures = treasure
emerald-board-four = Bonus for four different gems: { $who }
emerald-board-hidden = { $count ->
    [0] none
    [one] 1 card
   *[other] { $count } cards
}
emerald-board-left = Treasures left: { $count }
emerald-board-four-free = still to be won
emerald-board-fair = Fair start: +{ $points } for { $seats }
emerald-board-legend = 3+2: open card, cards below · → where a knight gets to (!: wakes the dragon)
emerald-board-legend-gems = R ruby · E emerald · G garnet · T turquoise · ◄D, D► the dragon and its facing

## The board in the browser

emerald-web-mine = My gold
emerald-web-dragon-castle = the dragon, facing the castle
emerald-web-dragon-lair = the dragon, facing the lair

## Things the board points at

emerald-chamber = the treasure chamber
emerald-nest = the nest
emerald-dragon = the dragon
emerald-die = the dragon’s die
emerald-treasure = a treasure
emerald-four = four different gems

## Written on the board in the browser

emerald-web-keep = keep
emerald-web-which = Which knight marches?
emerald-web-prey = Which knight does the dragon take?
emerald-web-held = The dragon holds a { $knight } of { $seat }
emerald-web-held-yours = The dragon holds your { $knight }
emerald-web-held-left = { $left ->
    [one] If it is lost, 1 knight stays in play.
   *[other] If it is lost, { $left } knights stay in play.
}
emerald-web-held-ends = If it is lost, the game ends.
emerald-web-give-up = Give it up
emerald-web-tie = tie
emerald-web-nobody = –
emerald-web-free = free

## Read out by the browser

emerald-web-place-empty = { $place }: nobody.
emerald-web-place = { $place }: { $text }.
emerald-web-some = { $count ->
    [one] { $knight }
   *[other] { $count } × { $knight }
}
emerald-web-march = Yours would march { $steps } to { $goal }.
emerald-web-march-wakes = Yours would march { $steps } to { $goal } and wake the dragon.
emerald-web-pile-at = { $place }: { $card }, { $under ->
    [0] nothing below
    [one] 1 card below
   *[other] { $under } cards below
}
emerald-web-pile-hidden = { $place }: { $under ->
    [one] 1 card face down
   *[other] { $under } cards face down
}
emerald-web-chamber = Treasure chamber: { $count ->
    [0] no treasure left
    [one] 1 treasure left
   *[other] { $count } treasures left
}; inside: { $knights }
emerald-web-nest = The nest: { $knights }
emerald-web-die = The die shows { $die }
emerald-web-owned = { $knight } of { $seat }
emerald-web-pay = { $card }, you hold { $count }
emerald-web-no-gold = No gold yet
emerald-web-in-play = { $knight }: { $count } in play
emerald-web-treasures = { $count ->
    [0] no treasure
    [one] 1 treasure
   *[other] { $count } treasures
}
emerald-web-gold = { $count ->
    [0] no gold
    [one] 1 gold card
   *[other] { $count } gold cards
}
emerald-web-gems = { $gem } × { $count }
emerald-web-gems-most = { $gem } × { $count }: the most of all
emerald-web-four-won = Bonus for four different gems
emerald-web-most = { $most }: { $points } points at the end
emerald-web-four = First to own all four kinds of gem: { $points } points at once

## Tooltips of the browser

emerald-about-knight = A knight marches exactly as many cells as there are knights on its cell, itself included, always towards the cave.
emerald-about-gold = A gold card: worth its number at the end if you still have it, or the price of a captured knight.
emerald-web-gem-points =
    { $gem ->
        [one] { $gem } point
       *[other] { $gem } points
    }
emerald-about-gem = A gem: { emerald-web-gem-points }, and { $most } more at the end for whoever alone has most of a kind.
emerald-about-dragon = A knight that stops beside the rail, or where the dragon sits, wakes it: the die says how far it flies.
emerald-about-die = The faces of the dragon’s die: { $faces }.
emerald-about-bar = The flight bar: the dragon flies to and fro along these ledges; after each flight it moves one ledge on.
emerald-about-chamber = Whoever enters takes a treasure worth { $treasure } points. The last treasure ends the game.
emerald-about-nest = Knights that the dragon has carried off. Whoever has a single knight left in play ends the game.
emerald-about-treasure = A treasure: { $treasure } points.
emerald-about-four = The first player with all four kinds of gem takes this bonus at once: { $four } points.
emerald-about-stop = End your turn without moving a second knight.
emerald-about-surrender = The knight is carried to the nest and is out of the game.

## What a thing is for, where it is of no use now

emerald-why-pile = Only a knight that ends its move on { $place } takes a card there.
emerald-why-pile-elsewhere = Your knight has stopped at { $place }: you take a card there, not at { $there }.
emerald-why-gold = You give gold only for a knight of yours that the dragon holds, and it holds none.
emerald-why-surrender = The dragon holds none of your knights, so there is none to give up.
emerald-why-gem = Gems stay before you until the end, when each scores a point; you have { $count } of this kind.
emerald-why-gem-ransom = The dragon cares for gold alone: { $gem } frees no knight.
emerald-why-most = This bonus is given at the end, to the player who alone has the most of these gems: for now { $seat }.
emerald-why-most-tied = This bonus is given at the end, to the player who alone has the most of these gems: for now nobody.
emerald-why-march-taking = No knight moves now: yours has reached { $place }, and you must take one of the cards there.
emerald-why-march-feeding = No knight moves now: the dragon has landed on { $place } and takes one of the knights there.
emerald-why-march-pleading = No knight moves now: the dragon holds your { $knight } on { $place }.
emerald-why-stop-taking = You cannot stop before you have taken one of the cards at { $place }.
emerald-why-stop-feeding = You cannot stop before you have chosen the dragon’s prey on { $place }.
emerald-why-stop-pleading = You cannot stop here: the dragon holds your { $knight } on { $place }. Give gold for it, or give it up.
emerald-why-pile-none = A card is taken by a knight that has just stopped on the mountain, and none has.

## The guided first game: what the coach says of each move

emerald-lesson-1 = Welcome! Your knights, yellow and black, set out for the dragon’s treasure. Each marches exactly as many cells as there are knights where it starts. Four stand in tower 1, so your yellow one gets to plain 4.
emerald-lesson-2 = Your first knight took no card, so a second one may march; with two players it must be of the same colour. Let the one from tower 2 follow: knights who stand together march further.
emerald-lesson-3 = Two blue knights have joined yours on plain 4, and your rival’s knights count too. Four in all: yours marches four cells, to mountain 2.
emerald-lesson-4 = In the mountain your knight must take one of the open cards of its cell, and that ends your turn. Take the gold: it counts its value at the end, and with gold you can ransom a knight from the dragon.
emerald-lesson-5 = Whoever stops beside the flight bar wakes the dragon; after each flight the bar moves on. Mountain 4 lies beside it now, but look where the die can take the dragon: to mountain 6 or 7, not to you. Go!
emerald-lesson-6 = A gold card of 5: none is worth more. The others see how many gold cards you have, never what they are worth.
emerald-lesson-7 = A few turns later. The gold here is worth only 2. A gem is 1 point, but whoever alone has most of a kind gets 4 more at the end, and so does, at once, the first player with all four kinds. Take the emerald.
emerald-lesson-8 = Three knights stand on mountain 1, so yours reaches mountain 4. The gold there is gone, so you will get the garnet, your third kind of gem.
emerald-lesson-9 = Your rival had all four kinds first. From mountain 5 you reach mountain 7 and stop beside a blue knight: if the dragon lands there, you woke it, so you will choose whom it takes.
emerald-lesson-10 = The gold is worth only 2. With the ruby you have one each: a tie, and on a tie nobody gets the bonus for most rubies.
emerald-lesson-11 = You threw a 3, and the dragon has landed beside your knight. It takes one of the two, and the choice is yours: the blue one. Your rival must give up a gold card, or lose the knight.
emerald-lesson-12 = Your knight on mountain 9 needs a single step into the treasure chamber. Go in: a treasure is 5 points, and there are only four of them.
emerald-lesson-13 = One of your knights has just joined the others on mountain 5. There is no card left there, so a second may march, and four stand there now: enough to reach mountain 9 in one go.
emerald-lesson-14 = Take the ruby and you draw level again, two each. The dragon wakes, and with a 2 it would land on you; but you have gold to spare.
emerald-lesson-15 = There it is, the 2! Any gold card buys your knight free, whatever its value, so give the lowest: your 1.
emerald-lesson-16 = Your rival has been in the chamber too: two treasures are left. Bring in the knight you have ransomed for the second of yours.
emerald-lesson-17 = Two knights stand on mountain 8, and two steps lead into the chamber. The last treasure ends the game at once; then all gold is turned up and counted.

## The scenes on the game’s own page

emerald-intro-1 = The more knights stand together, the further they march: four of them, four cells.
emerald-intro-2 = In the mountains they gather gold and gems… and sometimes wake the dragon.
emerald-intro-3 = Where the dragon lands it seizes a knight. Give it gold, and it lets go.
emerald-intro-4 = The last treasure is taken: the game ends, and everybody counts their points.

## The plain board: its fields and what they can say; fields without a word are not shown

emerald-field-round = Round
emerald-field-players = Players
emerald-field-stacks = Knights on the road
emerald-field-place = Cell
emerald-field-steps = Steps
emerald-field-goal = Gets to
emerald-field-marches = May march
emerald-field-resting = At rest
emerald-field-wakes = Wakes the dragon
emerald-field-plain-cells = Cells of the plain
emerald-field-ledges = Mountain
emerald-field-gold = Gold
emerald-field-gem = Gem
emerald-field-below = Below
emerald-field-on-bar = Beside the flight bar
emerald-field-bar = Flight bar
emerald-field-shifts-left = Moves left to the flight bar
emerald-field-facing = Looks towards
emerald-field-flies = Flies towards
emerald-field-landings = Where it can land
emerald-field-path = { "" }
emerald-field-dangers = Cells in danger
emerald-field-odds = { "" }
emerald-field-chamber = Treasure chamber
emerald-field-treasures-left = Treasures left
emerald-field-treasure-points = Points for a treasure
emerald-field-gem-points = Points for a gem
emerald-field-treasures = Treasures
emerald-field-nest = Nest
emerald-field-bonuses = Bonuses for most gems
emerald-field-leader = In the lead
emerald-field-tied = Tied
emerald-field-four = Four different gems
emerald-field-unseen = Cards nobody has seen
emerald-field-second = Second march
emerald-field-happening = Now
emerald-field-prey = Prey
emerald-field-payable = Gold you can give
emerald-field-gold-cards = Gold cards
emerald-field-left = Knights left if it is lost
emerald-field-ends = Losing it ends the game
emerald-field-ended = End of the game
emerald-field-in-play = Knights in play
emerald-field-in-play-by-colour = In play by colour
emerald-field-lost = Knights in the nest
emerald-field-gems = Gems
emerald-field-leads = Most of
emerald-field-lacks = Gems lacking for four
emerald-field-fair = Fair start
emerald-value-castle = the castle
emerald-value-lair = the lair
emerald-value-moved = has moved
emerald-value-ransomed = ransomed
emerald-value-taking = A knight takes a card
emerald-value-flying = The dragon flies
emerald-value-feeding = The dragon takes a knight
emerald-value-pleading = The dragon asks for gold
emerald-value-treasures = the last treasure is taken
emerald-value-knights = a player has one knight left
