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
emerald-ask-second = A second knight, or stop here?
emerald-ask-take = Which card do you take at { $place }?
emerald-ask-die = The dragon’s die is thrown.
emerald-ask-feed = The dragon has landed on { $place }. Which knight does it take?
emerald-ask-pay = The dragon holds your { $knight }. Which gold card do you give, or is the knight lost?

## What happened

emerald-opened = Turned up at { $place }: { $card }.
emerald-began = { $seat } begins.
emerald-marched =
    { $seat } marches a { $knight }: { $start } → { $goal } ({ $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }).
emerald-entered =
    { $seat } brings a { $knight } from { $start } into the chamber and takes a treasure ({ $left ->
        [0] the last one
       *[other] { $left } left
    }).
emerald-stopped = { $seat } moves no second knight.
emerald-took = { $seat } takes { $card } at { $place }.
emerald-four-gems = { $seat } is the first to own four different gems and takes the bonus.
emerald-flew = { $seat } wakes the dragon and throws a { $die }: it flies from { $start } to { $goal }.
emerald-captured = The dragon seizes a { $knight } of { $seat } on { $place }.
emerald-ransomed = { $seat } gives the dragon a gold card; the { $knight } stays free.
emerald-ransomed-with = { $seat } gives the dragon { $card }, unseen by the others; the { $knight } stays free.
emerald-devoured = The { $knight } of { $seat } is carried to the nest ({ $left } left in play).
emerald-shifted = The flight bar moves on: { $start } to { $goal }.
emerald-counted = All gold is turned up and counted.

## Why not now: another question is asked

emerald-now-march = Now you move a knight: choose one of yours and the place it leaves.
emerald-now-second = Your first knight has moved: now you move a second one, or stop.
emerald-now-take = Your knight has reached { $place }: now you take one of the open cards there.
emerald-now-feed = The dragon has landed on { $place }: now you choose which of the knights there it takes.
emerald-now-pay = The dragon holds your { $knight }: now you give a gold card for it, or give the knight up.

## Why not

emerald-no-not-yours = The { $knight } at { $place } is not yours to move.
emerald-no-knight-there = There is no { $knight } at { $place }.
emerald-no-other-colour = With two players both knights of a turn are of one colour: only another { $knight } may follow.
emerald-no-twice = The { $knight } at { $place } has moved this turn already.
emerald-no-ransomed = The { $knight } at { $place } was ransomed this turn and rests until your next one.
emerald-no-stop-yet = You must move at least one knight.
emerald-no-prey = There is no { $knight } on { $place }, where the dragon has landed.
emerald-no-such-gold = You do not have { $card }.

## Why a move is advised

emerald-why-treasure = It enters the treasure chamber: { $points } points.
emerald-why-end = It ends the game while you are ahead.
emerald-why-free-step = It takes no card, so a second knight may still march.
emerald-why-closer = It brings a knight closer to the cards and the treasure.
emerald-why-gold = It brings { $card }.
emerald-why-gem = It brings { $gem }.
emerald-why-most = It brings { $gem }, and with it you have the { $most }.
emerald-why-four = It brings { $gem }: all four kinds, and the bonus for them.
emerald-why-card-despite = It brings { $card }; the dragon wakes, but the risk is worth it.
emerald-why-stop = Another march would only spoil what you have.
emerald-why-prey = { $seat } is your strongest rival here, and has to pay or lose the knight.
emerald-why-prey-poor = { $seat } has no gold to pay with.
emerald-why-pay = The knight is worth more than { $card }, your smallest.
emerald-why-surrender = Your gold is worth more than this knight.

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
emerald-about-gem = A gem: 1 point, and 4 more at the end for whoever alone has most of a kind.
emerald-about-dragon = A knight that stops beside the rail, or where the dragon sits, wakes it: the die says how far it flies.
emerald-about-die = The dragon’s die shows 1, 2 or 3, each twice.
emerald-about-bar = The flight bar: the dragon flies to and fro along these four ledges; after each flight it moves one ledge on.
emerald-about-chamber = Whoever enters takes a treasure worth 5 points. The fourth treasure ends the game.
emerald-about-nest = Knights that the dragon has carried off. Whoever has a single knight left in play ends the game.
emerald-about-treasure = A treasure: 5 points.
emerald-about-four = The first player with all four kinds of gem takes this bonus at once: 4 points.
emerald-about-stop = End your turn without moving a second knight.
emerald-about-surrender = The knight is carried to the nest and is out of the game.
