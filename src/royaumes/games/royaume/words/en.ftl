## The shelf

royaume-title = The Kingdom of the 5 Crowns
royaume-blurb = Five knights who belong to nobody, a dragon, and a secret order of arrival for every prince.

## Options

royaume-setting-path = Length of the path: forest cells between castle and lair
royaume-setting-calling = Not seen, not caught: the witch comes only if a rival calls her
royaume-setting-calling_seconds = Not seen, not caught: seconds that a seven stands before it is too late to call

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
royaume-circle-1 = circle I
royaume-circle-2 = circle II
royaume-circle-3 = circle III
royaume-circle-4 = circle IV
royaume-circle-5 = circle V
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
    .coach = Before the march you may try to free held knights, one after another as long as you win, then challenge rivals for their treasure; or go straight to the dice. Knights that your order needs early are worth a fight.
royaume-ask-free = Phase A: free a held knight, or roll for the march.
    .coach = A held knight cannot move. Try to free one that your order needs, or leave it held if it serves others, and roll for the march.
royaume-ask-challenge = Phase A: challenge a rival to a duel, or roll for the march.
    .coach = A duel is a die plus power on both sides: who wins takes treasures, who attacks and loses pays. Challenge when your power is greater, or roll for the march.
royaume-ask-compelled = Every knight is held: try to free one of them.
    .coach = Nobody can march while every knight is held, so you must try to free one now. Take the one with the better odds.
royaume-ask-escape = A die against the trap, your power added.
royaume-ask-fight = Two dice: the monster’s, then yours.
royaume-ask-duel = Two dice: the attacker’s, then the rival’s.
royaume-ask-seize = The duel is won: which colour of treasure do you seize?
    .coach = You take all treasures of one colour from the loser. The biggest heap is not always the best: look what others collect.
royaume-ask-claim = The attacker is beaten: which of their treasures do you claim?
    .coach = The attacker lost: you claim one of their treasures.
royaume-ask-dice = Two dice for the march.
royaume-ask-watch = { $seat } has rolled a seven: call the witch, or say nothing.
    .coach = A seven brings the witch, if somebody calls her in time. Calling costs you nothing.
royaume-ask-witch = The witch of the 7: which treasure do you give her?
    .coach = The witch of the 7 takes one treasure. Give one of a colour in which you have little.
royaume-ask-march = Phase B: choose a knight and its die, then a second knight for the other die. They go in this order.
    .coach = Each die sends one knight. Push the knights that your secret order wants first, hold the others back, and do not show too clearly which is which.
royaume-ask-lone = Phase B: only one knight is free. Choose its die; the other is lost.
    .coach = Only one knight is free: it goes by one of the dice, the other is lost.
royaume-ask-double = The wizard of doubles: which knight goes by the total of both dice, forward or back?
    .coach = A double calls the wizard: one knight goes by the total, forward or back. Back is for a knight that others need.
royaume-ask-double-forward = The wizard of doubles: which knight goes forward by the total of both dice?
    .coach = A double calls the wizard: one knight goes forward by the total of both dice.
royaume-ask-card = The next path card.
royaume-ask-dragon = The dragon’s die.
royaume-ask-dragon-answer = The knight answers with a die.
royaume-ask-final = The final duel: a die for each claimant.

## What happened

royaume-dealt = { $seat } gets a Shabernack card.
    .seat = You get a Shabernack card.
royaume-dealt-this = { $seat }, this is your secret order, { $order }: { $wants }.
    .seat = This is your secret order, { $order }: { $wants }.
royaume-began = { $seat } begins.
    .seat = You begin.
royaume-turn-began = Turn { $turn }: { $seat }.
    .seat = Turn { $turn } is yours.
royaume-compelled = Every knight is held: { $seat } must try to free one.
    .seat = Every knight is held: you must try to free one.
royaume-turn-lost = { $seat } does not move any knight this turn.
    .seat = You do not move any knight this turn.
royaume-tried = { $seat } tries to free the { $knight } from { $card }.
    .seat = You try to free the { $knight } from { $card }.
    .then = an attempt to free it from { $card }
royaume-escaped = The { $knight } escapes from the trap: { $die } + { $power }.
royaume-stuck = The { $knight } stays in the trap: { $die } + { $power } is not enough.
royaume-slew = The { $knight } beats the monster: { $die } + { $power } against { $monster }.
royaume-repelled = The monster holds its ground: { $monster } against { $die } + { $power } of the { $knight }.
royaume-fought-even = Even: { $monster } against { $die } + { $power }. The { $knight } fights on.
royaume-cleared = Gone from { $cell }: { $card }. Free: { $knights }.
royaume-gained-power = { $seat } gains 1 power and has { $power }.
    .seat = You gain 1 power and have { $power }.
royaume-paid-power = { $seat } pays 1 power and has { $power } left.
    .seat = You pay 1 power and have { $power } left.
royaume-challenged = { $seat } challenges { $rival } to a duel.
    .rival = { $seat } challenges you to a duel.
    .seat = You challenge { $rival } to a duel.
    .then = a duel
royaume-duel-even = Even: { $die } + { $power } against { $rival_die } + { $rival_power }. They fight on.
royaume-duel-won = { $seat } wins the duel against { $rival }: { $die } + { $power } against { $rival_die } + { $rival_power }.
    .rival = { $seat } wins the duel against you: { $die } + { $power } against { $rival_die } + { $rival_power }.
    .seat = You win the duel against { $rival }: { $die } + { $power } against { $rival_die } + { $rival_power }.
royaume-duel-lost = { $seat } loses the duel against { $rival }: { $die } + { $power } against { $rival_die } + { $rival_power }.
    .rival = { $seat } loses the duel against you: { $die } + { $power } against { $rival_die } + { $rival_power }.
    .seat = You lose the duel against { $rival }: { $die } + { $power } against { $rival_die } + { $rival_power }.
royaume-seized =
    { $count ->
        [one] { $seat } takes a { $treasure } from { $rival }.
       *[other] { $seat } takes from { $rival }: { $treasure } × { $count }.
    }
    .rival =
        { $count ->
            [one] { $seat } takes a { $treasure } from you.
           *[other] { $seat } takes from you: { $treasure } × { $count }.
        }
    .seat =
        { $count ->
            [one] You take a { $treasure } from { $rival }.
           *[other] You take from { $rival }: { $treasure } × { $count }.
        }
    .then = { $count }
royaume-ceded-power = { $seat } hands 1 power to { $rival } and has { $power } left.
    .rival = { $seat } hands you 1 power and has { $power } left.
    .seat = You hand 1 power to { $rival } and have { $power } left.
royaume-wasted-power = { $seat } loses 1 power to the bank and has { $power } left: { $rival } cannot have more.
    .rival = { $seat } loses 1 power to the bank and has { $power } left: you cannot have more.
    .seat = You lose 1 power to the bank and have { $power } left: { $rival } cannot have more.
royaume-forfeited = { $rival } claims a { $treasure } from { $seat }.
    .rival = You claim a { $treasure } from { $seat }.
    .seat = { $rival } claims a { $treasure } from you.
royaume-phase-a-over = { $seat } moves on to phase B.
    .seat = You move on to phase B.
royaume-rolled = { $seat } rolls { $dice }.
    .seat = You roll { $dice }.
royaume-kept-quiet = { $seat } says nothing.
    .seat = You say nothing.
royaume-called = { $seat } calls the witch!
    .seat = You call the witch!
royaume-unseen = Not seen, not caught: nobody has called the witch on { $seat }.
    .seat = Not seen, not caught: nobody has called the witch on you.
royaume-witch-came = Seven! The witch wants a treasure from { $seat }.
    .seat = Seven! The witch wants a treasure from you.
royaume-witch-paid = { $seat } gives the witch a { $treasure }.
    .seat = You give the witch a { $treasure }.
royaume-committed = { $seat } sends the { $knight } by { $die }, then the { $other } by { $other_die }.
    .seat = You send the { $knight } by { $die }, then the { $other } by { $other_die }.
royaume-conjured = The wizard of doubles carries the { $knight } { $points } cells forward for { $seat }.
    .seat = The wizard of doubles carries the { $knight } { $points } cells forward for you.
royaume-conjured-back = The wizard of doubles carries the { $knight } { $points } cells back for { $seat }.
    .seat = The wizard of doubles carries the { $knight } { $points } cells back for you.
royaume-moved = The { $knight } goes from { $origin } to { $cell }.
    .then = { $knight } to { $cell }
royaume-covered = A new card lies open on { $cell }: { $card }.
royaume-reshuffled = The draw pile is empty: { $cards } discards are shuffled and become the new one.
royaume-turned-up = The card of { $cell } is turned: { $card }.
royaume-caught = On { $cell } the { $knight } is held by { $card }.
royaume-took-weapon = A weapon: { $seat } gains 1 power and has { $power }.
    .seat = A weapon: you gain 1 power and have { $power }.
royaume-took-treasure =
    { $seat } takes a { $treasure } ({ $left ->
        [0] the last one
       *[other] { $left } left
    }).
    .seat =
        You take a { $treasure } ({ $left ->
            [0] the last one
           *[other] { $left } left
        }).
royaume-no-use = No use to { $seat }: { $card } stays for a later arrival.
    .seat = No use to you: { $card } stays for a later arrival.
royaume-found-nothing = The { $knight } finds { $cell } bare.
royaume-rests = The { $knight } is back in { $cell }.
royaume-dragon-woke = The dragon faces the { $knight } with { $dragon }.
royaume-dragon-even = Even: { $die } + { $power } against { $dragon }. The { $knight } fights on for { $seat }.
    .seat = Even: { $die } + { $power } against { $dragon }. The { $knight } fights on for you.
royaume-took-crown = The { $knight } beats the dragon for { $seat }, { $die } + { $power } against { $dragon }, takes its crown and goes to { $cell }.
    .seat = The { $knight } beats the dragon for you, { $die } + { $power } against { $dragon }, takes its crown and goes to { $cell }.
royaume-thrown-back = The dragon throws the { $knight } back to { $cell }: { $dragon } against { $die } + { $power } for { $seat }.
    .seat = The dragon throws the { $knight } back to { $cell }: { $dragon } against { $die } + { $power } for you.
royaume-came-home = The { $knight } is home! The { $crown } lies in { $circle }.
royaume-last-crown = The { $crown } is brought to { $circle }.
royaume-stopped = After { $turns } turns the game is stopped as it stands.
royaume-opened = { $seat } shows { $order }: { $wants }.
    .seat = You show { $order }: { $wants }.
royaume-final-duel = A tie for the throne: { $seats } fight the final duel.
royaume-final-roll = { $seat } rolls { $die } + { $power }.
    .seat = You roll { $die } + { $power }.

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

## What one can do

royaume-can-knight = Free a held knight: win against what holds it, and it can march again.
royaume-can-seat = Challenge a rival: if you win the duel, you seize their treasures of one colour.
royaume-can-roll = Roll for the march: no fight this time, two dice move the knights.
royaume-can-witch-call = Call the witch: whoever rolled the seven gives her a treasure.
royaume-can-witch-pass = Say nothing: if nobody calls, the witch takes nothing.

## Why a move is advised

royaume-because-home = Your order wants the { $crown } in { $circle }, the next one to be filled.
royaume-because-home-early = The { $crown } is of no use to your order; the other die counts.
royaume-because-dragon = The dragon guards the { $crown }, which your order wants in { $circle }.
royaume-because-treasure = It finds a { $treasure }.
royaume-because-weapon = It finds a weapon: more power for every fight.
royaume-because-push = Your order wants the { $crown } in { $circle }, so the { $knight } must hurry.
royaume-because-least = This die does the least harm with the { $knight }.
royaume-because-back = Your order wants the { $crown } only in { $circle }: it would come too early.
royaume-because-free = The { $knight } has a { $chance }% chance to get free, and you would gain power.
royaume-because-duel = You have a { $chance }% chance to beat { $rival } and seize all treasures of a colour.
royaume-because-seize =
    { $count ->
        [one] It is the treasure worth most to you: { $treasure }.
       *[other] It brings most: { $count } × { $treasure }.
    }
royaume-because-claim = It has a { $chance }% chance to count double for you: its crown may come home where you want it.
royaume-because-give = You will miss the { $treasure } least: it has only a { $chance }% chance to count double.
royaume-because-call = Calling the witch costs your rival a treasure.
royaume-because-roll = No fight is worth its risk now.

## What counts, for saying what one move brings more than another

royaume-tally-places = crowns in their circle
royaume-tally-treasures = treasure points
royaume-tally-power = power

## The end

royaume-over-crowns = Four crowns are home, and the fifth follows.
royaume-over-stop = The game was stopped after too many turns.
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

royaume-web-free = Free the { $knight }
royaume-web-duel = Challenge { $seat }
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
royaume-scene-homeward = on the way home with its crown
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
        [one] Draw pile: one card
       *[other] Draw pile: { $count } cards
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
royaume-scene-throne = for the throne
royaume-scene-won = Won!
royaume-scene-lost = Lost
royaume-scene-even = Even!
royaume-scene-choose-seize = Which colour?
royaume-scene-choose-claim = What do you claim?
royaume-scene-choose-witch = For the witch
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
royaume-bank-talon = Draw pile
royaume-bank-discards = Discards
royaume-end-circles = Circles
royaume-end-crowns = Crowns
royaume-end-treasures = Treasures
royaume-end-points = Points

## What a thing is for, where it is of no use now

royaume-why-cell = Where a knight gets to follows from its die: choose the knight, not { $cell }.
royaume-why-cell-none-held = You free knights that are held, and none is held on { $cell }.
royaume-why-cell-held = Choose the knight that you try to free, not its cell: held on { $cell }: { $knights }.
royaume-why-card-trap = A trap concerns the knights that it holds: choose one of them in phase A.
royaume-why-card-monster = A monster is fought by a knight that it holds: choose that knight in phase A.
royaume-why-card-weapon = A weapon is taken by a knight that ends its move on it.
royaume-why-card-treasure = A treasure is taken by a knight that ends its move on its card.
royaume-why-circle = Crowns fill the circles in their order: { $circle } takes that of the next knight to come home.
royaume-why-circle-full = This circle is filled: the { $crown } lies in it to the end.
royaume-why-crown-home = This crown is home, in { $circle }, and stays there.
royaume-why-crown-worn = The knight of this colour wears this crown and carries it home; it is at { $cell }.
royaume-why-crown-guarded = The dragon guards the { $crown }: the knight of that colour must beat it in the lair.
royaume-why-treasure = You choose a treasure after a won duel or for the witch, and now there is neither. { $treasure }: you have { $count }.
royaume-why-order = Shabernack cards are shown when the game is over, not before.
royaume-why-witch = The witch is called when a rival has rolled a seven, before the first knight moves; no seven stands now.
royaume-why-witch-unasked = Nobody has to call the witch at this table: she comes unasked on every seven.
royaume-why-first-seize = The spoils of the duel come first: choose the colour of treasure that you take from { $seat }.
royaume-why-first-claim = Nothing else happens before { $seat }, who has lost the duel, has given you a treasure.
royaume-why-first-witch = The witch comes first: on a seven nobody moves before she has her treasure.
royaume-why-first-watch = The seven of { $seat } stands: nobody moves before it has been called or has passed.

## The guided first game: what the coach says of each move

royaume-lesson-1 = Welcome! Five knights, who belong to nobody, set out to win their crowns from the dragon. Your secret card says in which order you want them home: red, yellow, blue, white, green. You have rolled a double: send yellow 8 cells ahead.
royaume-lesson-2 = A monster holds the yellow knight. You could fight, but you have no power yet, and without power a defeat ends your turn at once. Leave it there and roll the dice for the march.
royaume-lesson-3 = 5 and 1: two different knights go, one by each die. The red crown should come home first, so red gets the 5, and white the 1. What they find is yours.
royaume-lesson-4 = A weapon has given you 1 power. Now try to free the yellow knight: the monster and you each roll a twelve-sided die, and you add your power. If you win, you gain 1 power; if not, you lose 1.
royaume-lesson-5 = Yellow is free, but the monster of the red knight was stronger. Luckily you have rolled another double, and the wizard of doubles carries even a knight that is held: red, 4 cells forward.
royaume-lesson-6 = You have 3 power, the most you can own, and so you may challenge your rival to a duel. A lost duel would end your turn, though, and there are only two treasures to be had. Roll instead.
royaume-lesson-7 = 4 and 4! A double may carry a knight back, too. You want green home last, and your rival keeps pushing it: send it 8 cells back, right into the open trap on cell 4.
royaume-lesson-8 = The red knight is in a trap. You escape with 7 or more on a twelve-sided die, your power included: with 3 power a 4 is enough.
royaume-lesson-9 = The lair is near. With the 5 the red knight gets there and fights the dragon at once: its six-sided die and your 3 power against the dragon’s twelve-sided die.
royaume-lesson-10 = The dragon threw red back, but you won a treasure. Now red is the only free knight: it goes by the die you prefer. With the 4 it reaches the lair again.
royaume-lesson-11 = The dice add up to 7, so the witch comes and wants a treasure before you move. You have two red ones and a yellow one: give her a red one.
royaume-lesson-12 = Some turns later. Red, yellow and green have won their crowns. Your rival challenged you to a duel and lost: take a treasure. A red one will count double if red comes home first.
royaume-lesson-13 = You have freed yellow and red, and you still have 3 power against your rival’s 2. Now a duel pays: whoever wins it as attacker takes all treasures of one colour.
royaume-lesson-14 = Won! Take the two red treasures: that is your colour for circle I.
royaume-lesson-15 = Red came home first, but green was second. Now all knights are held, so you must free one; if that fails, your turn is over. You still want white fourth, so let yellow be third.
royaume-lesson-16 = Yellow is home, so white can be fourth now, as your card wishes. It has its crown but sits in a trap: free the white knight.
royaume-lesson-17 = A 7 again. Treasures in the colour of a crown that lies where you wished count 2, all others 1. Red is such a colour and white is about to be, so give the witch the blue one.
royaume-lesson-18 = Bring white home. The fourth crown ends the game; each crown where your card wished it brings 4 points. If you are tied, a last duel decides, and you have 3 power.

## The scenes on the game’s own page

royaume-intro-1 = Two dice, two knights. They belong to nobody, but what they find goes to whoever sends them.
royaume-intro-2 = Monsters and traps hold knights fast: a twelve-sided die may free them.
royaume-intro-3 = In the lair a knight must beat the dragon to win its crown.
royaume-intro-4 = The red crown is the first to come home: just what your secret card wishes.

## The plain board: its fields and what they can say; fields without a word are not shown

royaume-field-step = { "" }
royaume-field-last-turn = Last turn at the latest
royaume-field-path = Path
royaume-field-colour = { "" }
royaume-field-crowned = Brings a crown home
royaume-field-held = Held
royaume-field-home = Crown in
royaume-field-guarded = Guarded by the dragon
royaume-field-circles = Circles I to V
royaume-field-power = Power
royaume-field-most-power = Most power possible
royaume-field-treasure-worth = Worth of its treasures
royaume-field-has-order = Has an order card
royaume-field-order = Order
royaume-field-wishes = Wishes
royaume-field-circle = Circle
royaume-field-crown = Crown
royaume-field-pushed = Has pushed
royaume-field-bank = Bank
royaume-field-red = Red
royaume-field-blue = Blue
royaume-field-green = Green
royaume-field-yellow = Yellow
royaume-field-white = White
royaume-field-talon = Draw pile
royaume-field-discards = Discard pile
royaume-field-hidden = Cards face down
royaume-field-hidden-odds = A card face down is
royaume-field-trap = Trap
royaume-field-monster = Monster
royaume-field-weapon = Weapon
royaume-field-treasure = Treasure
royaume-field-dice-mean = The dice mean
royaume-field-dice-total = Total of the dice
royaume-field-attempts = Knights to free
royaume-field-needs = Total needed
royaume-field-wins = Wins
royaume-field-challenges = Possible duels
royaume-field-rival = Rival
royaume-field-rival-power = Rival’s power
royaume-field-compelled = Must free a knight
royaume-field-reaches = Possible marches
royaume-field-by = By
royaume-field-marching = Still to march
royaume-field-acting = Knight in action
royaume-field-contest = Fight
royaume-field-choice = Treasure to choose
royaume-field-watch = The seven stands
royaume-field-waiting = Can still call the witch
royaume-field-my-call = You call the witch
royaume-field-king = King
royaume-value-hidden = face down
royaume-value-power = 1 power
royaume-value-met = met
royaume-value-open = open
royaume-value-missed = missed
royaume-value-two = two knights march
royaume-value-seven = the witch of the 7
royaume-value-double = the wizard of doubles
royaume-value-escape = Escape from a trap
royaume-value-fight = Fight against a monster
royaume-value-duel = Duel
royaume-value-dragon = Fight against the dragon
royaume-value-final = Final duel
royaume-value-seize = Duel won
royaume-value-claim = Attacker beaten
royaume-value-witch = Witch of the 7
