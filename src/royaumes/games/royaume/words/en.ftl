## The shelf

royaume-title = The Kingdom of the 5 Crowns
royaume-blurb = Five knights who belong to nobody, a dragon, and a secret order of arrival for every prince.

## Options

royaume-setting-path = Length of the path: forest cells between castle and lair
royaume-setting-calling = Not seen, not caught: the witch comes only if a rival calls her

## Things

royaume-knight-red = red knight
royaume-knight-blue = blue knight
royaume-knight-green = green knight
royaume-knight-yellow = yellow knight
royaume-knight-white = white knight
royaume-crown-red = red crown
royaume-crown-blue = blue crown
royaume-crown-green = green crown
royaume-crown-yellow = yellow crown
royaume-crown-white = white crown
royaume-treasure-red = red treasure
royaume-treasure-blue = blue treasure
royaume-treasure-green = green treasure
royaume-treasure-yellow = yellow treasure
royaume-treasure-white = white treasure
royaume-colour-red = red
royaume-colour-blue = blue
royaume-colour-green = green
royaume-colour-yellow = yellow
royaume-colour-white = white
royaume-charge-lion = lion
royaume-charge-eagle = eagle
royaume-charge-stag = stag
royaume-charge-sun = sun
royaume-charge-unicorn = unicorn
royaume-circle-1 = circle I
royaume-circle-2 = circle II
royaume-circle-3 = circle III
royaume-circle-4 = circle IV
royaume-circle-5 = circle V
royaume-card-trap = a trap
royaume-card-monster = a monster
royaume-card-weapon = a weapon
royaume-card-treasure = a treasure
royaume-cell-castle = the castle
royaume-cell-lair = the lair
royaume-cell = cell { $name }
royaume-order = card { $name }
royaume-die = die { $name }
royaume-way-forward = forward
royaume-way-back = back
royaume-witch-call = call the witch
royaume-witch-pass = say nothing
royaume-roll = roll the dice for the march

## Questions

royaume-ask-order = A Shabernack card is dealt.
royaume-ask-first = Who begins?
royaume-ask-phase-a = Phase A: free a held knight, challenge a rival, or roll for the march.
royaume-ask-free = Phase A: free a held knight, or roll for the march.
royaume-ask-challenge = Phase A: challenge a rival to a duel, or roll for the march.
royaume-ask-compelled = Every knight is held: try to free one of them.
royaume-ask-escape = A twelve-sided die against the trap: 7 or more with your power.
royaume-ask-fight = Two twelve-sided dice: the monster’s, then yours.
royaume-ask-duel = Two twelve-sided dice: the attacker’s, then the rival’s.
royaume-ask-seize = The duel is won: which colour of treasure do you seize?
royaume-ask-claim = The attacker is beaten: which of their treasures do you claim?
royaume-ask-dice = Two dice for the march.
royaume-ask-watch = { $seat } has rolled a seven: call the witch, or say nothing.
royaume-ask-witch = The witch of the 7: which treasure do you give her?
royaume-ask-march = Phase B: choose a knight and its die, then a second knight for the other die. They go in this order.
royaume-ask-lone = Phase B: only one knight is free. Choose its die; the other is lost.
royaume-ask-double = The wizard of doubles: which knight goes by the total of both dice, forward or back?
royaume-ask-double-forward = The wizard of doubles: which knight goes forward by the total of both dice?
royaume-ask-card = The next path card.
royaume-ask-dragon = The dragon’s twelve-sided die.
royaume-ask-dragon-answer = The knight answers with a six-sided die.
royaume-ask-final = The final duel: a twelve-sided die for each claimant.

## What happened

royaume-dealt = { $seat } gets a Shabernack card.
royaume-dealt-this = { $seat }, this is your secret order, { $order }: { $wants }.
royaume-began = { $seat } begins.
royaume-turn-began = Turn { $turn }: { $seat }.
royaume-compelled = Every knight is held: { $seat } must try to free one.
royaume-turn-lost = { $seat } does not move any knight this turn.
royaume-tried = { $seat } tries to free the { $knight } from { $card }.
royaume-escaped = The { $knight } escapes from the trap: { $die } + { $power }.
royaume-stuck = The { $knight } stays in the trap: { $die } + { $power } is less than 7.
royaume-slew = The { $knight } beats the monster: { $die } + { $power } against { $monster }.
royaume-repelled = The monster holds its ground: { $monster } against { $die } + { $power } of the { $knight }.
royaume-fought-even = Even: { $monster } against { $die } + { $power }. The { $knight } fights on.
royaume-cleared = Gone from { $cell }: { $card }. Free: { $knights }.
royaume-gained-power = { $seat } gains 1 power and has { $power }.
royaume-paid-power = { $seat } pays 1 power and has { $power } left.
royaume-challenged = { $seat } challenges { $rival } to a duel.
royaume-duel-even = Even: { $die } + { $power } against { $rival_die } + { $rival_power }. They fight on.
royaume-duel-won = { $seat } wins the duel against { $rival }: { $die } + { $power } against { $rival_die } + { $rival_power }.
royaume-duel-lost = { $seat } loses the duel against { $rival }: { $die } + { $power } against { $rival_die } + { $rival_power }.
royaume-seized =
    { $count ->
        [one] { $seat } takes a { $treasure } from { $rival }.
       *[other] { $seat } takes from { $rival }: { $treasure } × { $count }.
    }
royaume-ceded-power = { $seat } hands 1 power to { $rival } and has { $power } left.
royaume-wasted-power = { $seat } loses 1 power to the bank and has { $power } left: { $rival } cannot have more.
royaume-forfeited = { $rival } claims a { $treasure } from { $seat }.
royaume-phase-a-over = { $seat } moves on to phase B.
royaume-rolled = { $seat } rolls { $dice }.
royaume-kept-quiet = { $seat } says nothing.
royaume-called = { $seat } calls the witch!
royaume-unseen = Not seen, not caught: nobody has called the witch on { $seat }.
royaume-witch-came = Seven! The witch wants a treasure from { $seat }.
royaume-witch-paid = { $seat } gives the witch a { $treasure }.
royaume-committed = { $seat } sends the { $knight } by { $die }, then the { $other } by { $other_die }.
royaume-conjured = The wizard of doubles carries the { $knight } { $points } cells forward for { $seat }.
royaume-conjured-back = The wizard of doubles carries the { $knight } { $points } cells back for { $seat }.
royaume-moved = The { $knight } goes from { $origin } to { $cell }.
royaume-covered = A new card lies open on { $cell }: { $card }.
royaume-reshuffled = The draw pile is empty: { $cards } discards are shuffled and become the new one.
royaume-turned-up = The card of { $cell } is turned: { $card }.
royaume-caught = On { $cell } the { $knight } is held by { $card }.
royaume-took-weapon = A weapon: { $seat } gains 1 power and has { $power }.
royaume-took-treasure =
    { $seat } takes a { $treasure } ({ $left ->
        [0] the last one
       *[other] { $left } left
    }).
royaume-no-use = No use to { $seat }: { $card } stays for a later arrival.
royaume-found-nothing = The { $knight } finds { $cell } bare.
royaume-rests = The { $knight } is back in { $cell }.
royaume-dragon-woke = The dragon faces the { $knight } with { $dragon }.
royaume-dragon-even = Even: { $die } + { $power } against { $dragon }. The { $knight } fights on for { $seat }.
royaume-took-crown = The { $knight } beats the dragon for { $seat }, { $die } + { $power } against { $dragon }, takes its crown and goes to { $cell }.
royaume-thrown-back = The dragon throws the { $knight } back to { $cell }: { $dragon } against { $die } + { $power } for { $seat }.
royaume-came-home = The { $knight } is home! The { $crown } lies in { $circle }.
royaume-last-crown = The { $crown } is brought to { $circle }.
royaume-stopped = After { $turns } turns the game is stopped as it stands.
royaume-opened = { $seat } shows { $order }: { $wants }.
royaume-final-duel = A tie for the throne: { $seats } fight the final duel.
royaume-final-roll = { $seat } rolls { $die } + { $power }.

## Why not

royaume-no-roll-yet = Every knight is held, so you must first try to free one.
royaume-no-march-yet = Nobody moves in phase A: knights march in phase B, after the dice are rolled.
royaume-no-free-after-duel = After a duel no knight can be freed this turn.
royaume-no-free-not-held = The { $knight } is not held.
royaume-no-duel-no-rival = There is no rival to challenge there.
royaume-no-duel-before-attempt = Every knight is held: the attempt to free one comes before any duel.
royaume-no-duel-power = A challenge takes { $needed } power; you have { $power }.
royaume-no-duel-again = { $rival } has been challenged this turn already.
royaume-no-duel-poor = { $rival } owns no treasure that could be won.
royaume-no-treasure = { $owner } owns no { $treasure }.
royaume-no-move-home = The { $knight } is home and does not move any more.
royaume-no-move-held = The { $knight } is held by a trap or a monster.
royaume-no-phase-a-over = Phase A is over for this turn.
royaume-no-double = The dice show { $dice }: no double, so they are not added up and nobody goes back.
royaume-no-die = There is no { $die }: the dice show { $dice }.
royaume-no-lone = { $free } knights are free, so both dice must be played.
royaume-no-back = The { $knight } cannot go back any further.
royaume-no-single = A double moves one knight by the total, { $total }.

## Not now: what is asked instead

royaume-now-phase-a = This is phase A: you free a held knight, challenge a rival, or roll for the march.
royaume-now-free = This is phase A: you free a held knight, or roll for the march.
royaume-now-challenge = This is phase A: you challenge a rival, or roll for the march.
royaume-now-compelled = Every knight is held: now you try to free one, and nothing else.
royaume-now-seize = Now you choose the colour of treasure that you take from your rival.
royaume-now-claim = Now you choose the treasure that the beaten attacker gives you.
royaume-now-watch = The seven of { $seat } stands: now you call the witch or say nothing.
royaume-now-witch = Now you choose the treasure that the witch takes.
royaume-now-march = Now you give the two dice to two free knights.
royaume-now-lone = Now you choose the die of the only free knight.
royaume-now-double = Now you choose the knight that the wizard takes forward or back.
royaume-now-double-forward = Now you choose the knight that the wizard takes forward.

## Why a move is advised

royaume-why-home = Your order wants the { $crown } in { $circle }, the next one to be filled.
royaume-why-home-early = The { $crown } is of no use to your order; the other die counts.
royaume-why-dragon = The dragon guards the { $crown }, which your order wants in { $circle }.
royaume-why-treasure = It finds a { $treasure }.
royaume-why-weapon = It finds a weapon: more power for every fight.
royaume-why-push = Your order wants the { $crown } in { $circle }, so the { $knight } must hurry.
royaume-why-least = This die does the least harm with the { $knight }.
royaume-why-back = Your order wants the { $crown } only in { $circle }: it would come too early.
royaume-why-free = The { $knight } gets free with { $chance } %, and you gain power.
royaume-why-duel = You beat { $rival } with { $chance } % and seize all treasures of a colour.
royaume-why-seize =
    { $count ->
        [one] It is the treasure worth most to you: { $treasure }.
       *[other] It brings most: { $count } × { $treasure }.
    }
royaume-why-claim = It counts double for you with { $chance } %: the crown may come to its place.
royaume-why-give = You miss the { $treasure } least: it counts double with { $chance } % only.
royaume-why-call = A witch who is called harms your rival.
royaume-why-roll = No fight is worth its risk now.

## The end

royaume-over-crowns = Four crowns are home, and the fifth follows.
royaume-over-stop = The game was stopped after 400 turns.
royaume-over-duel = The final duel has decided who becomes king.
royaume-line-crown = { $crown } in { $circle }
royaume-line-treasure = { $treasure } × { $count }
royaume-line-treasure-in-place = { $treasure } × { $count }, crown in its place

## The board in the terminal

royaume-board-castle = Castle
royaume-board-lair = Lair
royaume-board-circles = Circles
royaume-board-order = Your order
royaume-board-power = Power
royaume-board-treasures = Treasures
royaume-board-bank = Bank
royaume-board-dice = Dice
royaume-board-talon = Draw pile { $talon } · discards { $discards }
royaume-board-unseen = Never seen
royaume-board-turn = Turn { $turn }
royaume-board-pushed = Pushed
royaume-board-legend = ░░ face down  ·· bare  T! trap  M! monster  W+ weapon  ◆+ treasure
    r knight, R with its crown · pushed: points given beyond an equal share
royaume-board-phase-a = A  fights and duels
royaume-board-phase-b = B  dice and orders
royaume-board-phase-c = C  what they find
royaume-board-phase-end = End  points
royaume-board-step-free = escape or fight
royaume-board-step-duel = duel
royaume-board-step-roll = roll
royaume-board-step-witch = witch of the 7
royaume-board-step-march = two knights
royaume-board-step-double = wizard of doubles
royaume-board-step-card = card
royaume-board-step-dragon = dragon
royaume-board-step-next = next prince
royaume-board-letter-red = R
royaume-board-letter-blue = B
royaume-board-letter-green = G
royaume-board-letter-yellow = Y
royaume-board-letter-white = W
royaume-board-sign-trap = T!
royaume-board-sign-monster = M!
royaume-board-sign-weapon = W+
royaume-board-sign-treasure = ◆+
royaume-board-orders = Order, guessed
royaume-board-guessed = { $percent }%

## The board in the browser

royaume-web-path = The path
royaume-web-down = a card face down

## The drawn board

royaume-scene-percent = { $percent }%
royaume-scene-bare = no card
royaume-scene-empty = empty
royaume-scene-my-order = My secret order
royaume-scene-my-order-short = My order
royaume-scene-wish =
    { $state ->
        [met] You wished for this: { $crown } in { $circle }
        [missed] Out of reach: { $crown } in { $circle }
       *[open] You wish for: { $crown } in { $circle }
    }
royaume-scene-homeward = on the way home with his crown
royaume-scene-held = held by { $card }
royaume-scene-reach =
    { $knight }, { $by }: to { $cell }{ $crown ->
        [-1] { $held ->
            [0] { "" }
           *[other] , held with { $held }%
        }
       *[other] , beats the dragon with { $crown }%
    }
royaume-scene-talon =
    { $count ->
        [one] Talon: one card
       *[other] Talon: { $count } cards
    }
royaume-scene-discards =
    { $count ->
        [one] Discards: one card
       *[other] Discards: { $count } cards
    }
royaume-scene-mean-seven = A seven: the witch wants a treasure before anybody moves
royaume-scene-mean-double = A double: the wizard moves one knight by { $total }, forward or back
royaume-scene-challenge =
    { $percent ->
        [-1] Challenge { $seat } to a duel
       *[other] Challenge { $seat } to a duel: you win with { $percent }%
    }
royaume-scene-fight = Dice against dice
royaume-scene-against = against
royaume-scene-won = Won!
royaume-scene-lost = Lost
royaume-scene-even = Even!
royaume-scene-choose-seize = Which colour do you seize?
royaume-scene-choose-claim = What do you claim?
royaume-scene-choose-witch = The witch wants a gem
royaume-scene-watch = A seven! Call the witch?
royaume-seat-power = { $power } of { $most } power
royaume-seat-points =
    { $points ->
        [one] one point now
       *[other] { $points } points now
    }
royaume-seat-treasures = { $treasure } × { $count }
royaume-seat-order = secret order
royaume-seat-pushed = has pushed { $knights }
royaume-hand-title = My secret order
royaume-hand-worth = Each of your treasures is worth
royaume-hand-none = Your secret order has not been dealt yet.
royaume-bank-title = Bank
royaume-bank-hidden =
    { $count ->
        [one] Face down: one card
       *[other] Face down: { $count } cards
    }
royaume-bank-talon = Talon
royaume-bank-discards = Discards
royaume-end-circles = Circles
royaume-end-crowns = Crowns
royaume-end-treasures = Treasures
royaume-end-points = Points
