## The shelf

auftrag-title = Im Auftrag des Königs
auftrag-blurb = Knights of the Round Table take the actions their rivals need, train their virtues and ride out on adventures.

## Options

auftrag-setting-rounds = Safety stop after this many rounds

## Things: knights, places, actions, virtue cards, adventures, buttons

auftrag-knight-lancelot = Lancelot
auftrag-knight-gawain = Gawain
auftrag-knight-perceval = Perceval
auftrag-knight-galahad = Galahad
auftrag-place-camelot = Camelot
auftrag-place-wild_forest = the Wild Forest
auftrag-place-hidden_valley = the Hidden Valley
auftrag-place-moon_lake = Moon Lake
auftrag-place-fire_mountain = Fire Mountain
auftrag-place-dwarf_mines = the Dwarf Mines
auftrag-place-ruined_abbey = the Ruined Abbey
auftrag-place-dark_tower = the Dark Tower
auftrag-action-exercise_sword = sword exercise
auftrag-action-exercise_lance = lance exercise
auftrag-action-exercise_dragon = dragon exercise
auftrag-action-exercise_book = book exercise
auftrag-action-round_table = Round Table
auftrag-action-tournament = tournament
auftrag-action-court = court
auftrag-action-quest = quest
auftrag-action-horse_2 = horse 2
auftrag-action-horse_3 = horse 3
auftrag-action-horse_4 = horse 4
auftrag-virtue-sword_1 = sword 1
auftrag-virtue-sword_2 = sword 2
auftrag-virtue-lance_1 = lance 1
auftrag-virtue-lance_2 = lance 2
auftrag-virtue-dragon_1 = dragon 1
auftrag-virtue-dragon_2 = dragon 2
auftrag-virtue-book_1 = book 1
auftrag-virtue-book_2 = book 2
auftrag-pile-sword_1 = { auftrag-virtue-sword_1 }
auftrag-pile-sword_2 = { auftrag-virtue-sword_2 }
auftrag-pile-lance_1 = { auftrag-virtue-lance_1 }
auftrag-pile-lance_2 = { auftrag-virtue-lance_2 }
auftrag-pile-dragon_1 = { auftrag-virtue-dragon_1 }
auftrag-pile-dragon_2 = { auftrag-virtue-dragon_2 }
auftrag-pile-book_1 = { auftrag-virtue-book_1 }
auftrag-pile-book_2 = { auftrag-virtue-book_2 }
auftrag-adventure-wild_boar = the wild boar
auftrag-adventure-black_knight = the black knight
auftrag-adventure-white_stag = the white stag
auftrag-adventure-evil_witch = the evil witch
auftrag-adventure-white_unicorn = the white unicorn
auftrag-adventure-tree_of_life = the tree of life
auftrag-adventure-dwarf_treasure = the treasure of the dwarves
auftrag-adventure-fire_dragon = the fire dragon
auftrag-adventure-fierce_giant = the fierce giant
auftrag-adventure-pure_spring = the spring of purity
auftrag-adventure-golden_pheasant = the golden pheasant
auftrag-adventure-book_of_wisdom = the book of wisdom
auftrag-adventure-evil_magician = the evil magician
auftrag-adventure-fair_maiden = the fair maiden
auftrag-stop = stop here
auftrag-stake = that is all
auftrag-stake-nothing = stake nothing

## Questions

auftrag-ask-place = The next place of the ring is drawn.
auftrag-ask-first-card = { $seat } draws a first card.
auftrag-ask-adventure = An adventure is turned up.
auftrag-ask-tent = The next tent is drawn.
auftrag-ask-take = Phase I: which action card do you take?
    .coach = You take action cards one by one; what you take is gone for the others. Think of the whole round: a quest takes the right virtues, and a horse to get there.
auftrag-ask-act = Phase II: what does your knight do?
    .coach = Carry your actions out in any order: training brings cards, a horse brings you to a place, a quest pays the cards that an adventure there demands.
auftrag-ask-stake = Tournament: which swords and lances do you stake?
    .coach = All stake in secret and turn over together: the most wins, and what is staked is spent. Stake what the points are worth to you, or nothing.
auftrag-now-take = Phase I: now you take an action card from the table.
auftrag-now-act = Phase II: now your knight uses the action cards you took.
auftrag-now-stake = Now the tournament is on: stake swords and lances, or nothing.
auftrag-no-taking-now = { $action } can only be taken in phase I; now your knight acts.

## What one can do

auftrag-can-action-exercise = Exercise: take a virtue card of that kind into your hand, at Camelot.
auftrag-can-action-round_table = Round Table: take one of the open adventures into your hand, at Camelot.
auftrag-can-action-horse = Horse: ride along the ring, either way, by no more places than its number.
auftrag-can-action-court = Court: in a province, a book from your hand brings points.
auftrag-can-action-quest = Quest: at the place of an adventure you hold, pay its virtues and score its points.
auftrag-can-action-tournament = Tournament: be at Camelot at the end of the round and stake swords and lances for points.
auftrag-can-stop = Stop: the actions you have left are lost for this round.
auftrag-can-virtue = Stake cards: the highest total wins, and every staked card is spent.
auftrag-can-stake = Stake nothing: you keep your cards and leave the points to the others.

## What happened

auftrag-laid = Place { $spot } of the ring: { $place }.
auftrag-dealt = { $seat } draws a first card.
    .seat = You draw a first card.
auftrag-dealt-this = { $seat }, your first card is { $card }.
    .seat = Your first card is { $card }.
auftrag-turned = A new adventure: { $adventure }.
auftrag-pitched = { $seat } gets tent { $tent }.
    .seat = You get tent { $tent }.
auftrag-round-began = Round { $number } begins.
auftrag-took = { $seat } takes “{ $action }”.
    .seat = You take “{ $action }”.
auftrag-exercised = { $seat } trains and takes { $card }.
    .seat = You train and take { $card }.
auftrag-summoned = The Round Table sends { $seat } on an adventure: { $adventure }.
    .seat = The Round Table sends you on an adventure: { $adventure }.
auftrag-rode = { $seat } rides to { $place } ({ $horse }).
    .seat = You ride to { $place } ({ $horse }).
auftrag-stayed = { $seat } does not leave { $place } ({ $horse }).
    .seat = You do not leave { $place } ({ $horse }).
auftrag-judged =
    { $seat } holds court for { $card }: { $points ->
        [one] one point
       *[other] { $points } points
    }.
    .seat =
        You hold court for { $card }: { $points ->
            [one] one point
           *[other] { $points } points
        }.
    .then = { $points ->
        [one] one point
       *[other] { $points } points
    }
auftrag-fulfilled =
    { $seat } fulfils an adventure, { $adventure }, for { $cards }: { $points ->
        [one] one point
       *[other] { $points } points
    }.
    .seat =
        You fulfil an adventure, { $adventure }, for { $cards }: { $points ->
            [one] one point
           *[other] { $points } points
        }.
    .then = { $points ->
        [one] one point
       *[other] { $points } points
    }
auftrag-stopped = { $seat } stops and gives up: { $lost }.
    .seat = You stop and give up: { $lost }.
auftrag-lost = { $seat } can no longer use: { $lost }.
    .seat = You can no longer use: { $lost }.
auftrag-missed = { $seat } is not at Camelot and misses the tournament.
    .seat = You are not at Camelot and miss the tournament.
auftrag-sealed = { $seat } has chosen a stake.
    .seat = You have chosen a stake.
auftrag-staked =
    { $cards-count ->
        [0] { $seat } stakes nothing.
       *[other] { $seat } stakes { $cards }, { $total } in all.
    }
    .seat =
        { $cards-count ->
            [0] You stake nothing.
           *[other] You stake { $cards }, { $total } in all.
        }
auftrag-won =
    { $seat } wins the tournament: { $points ->
        [one] one point
       *[other] { $points } points
    }.
    .seat =
        You win the tournament: { $points ->
            [one] one point
           *[other] { $points } points
        }.
auftrag-tied =
    { $riders } staked the same: { $points ->
        [one] one point
       *[other] { $points } points
    } each.
auftrag-nobody-won =
    { $riders-count ->
        [one] { $riders } staked nothing and wins nothing.
       *[other] { $riders } staked nothing: nobody wins the tournament.
    }
auftrag-last-round = { $seat } has { $points } points: this is the last round.
    .seat = You have { $points } points: this is the last round.

## Why not

auftrag-no-pass = Everybody must take a card.
auftrag-no-second-tournament = You may take only one tournament card per round.
auftrag-no-card-left = No “{ $action }” is left on the table.
auftrag-no-card = You have no “{ $action }” to use.
auftrag-no-quest-card = You have no quest card left: each adventure needs one of its own.
auftrag-no-camelot = “{ $action }” can be used at Camelot only; your knight is elsewhere: { $place }.
auftrag-no-province = “{ $action }” can be used in the provinces only; your knight is at Camelot.
auftrag-no-virtue-left = No { $card } is left on its pile.
auftrag-no-adventure-left = No adventure lies open.
auftrag-no-pile = “{ $action }” brings nothing now: its pile is empty.
auftrag-no-open = This adventure does not lie open: { $adventure }.
auftrag-no-reach =
    To reach { $place } you must ride { $apart ->
        [one] one place
       *[other] { $apart } places
    }; this horse goes { $steps } at most.
auftrag-no-book = You have no { $card }.
auftrag-no-books = “{ $action }” costs a book, and you have none.
auftrag-no-such-quest = You do not hold this adventure: { $adventure }.
auftrag-no-quest-here = This adventure, { $adventure }, awaits elsewhere: { $place }.
auftrag-no-quest-held = “{ $action }” fulfils an adventure that you hold, and you hold none.
auftrag-no-quest-place = “{ $action }” can be used only where one of your adventures awaits: { $places }.
auftrag-no-payment = Your { $action } can’t be paid: for { $adventure } you still lack { $lacking }.
auftrag-no-tournament-yet = The tournament is held at the end of phase II, when everybody has acted: keep your card until then.
auftrag-no-virtue =
    This takes { $needed } × { $card }; you have { $have ->
        [0] none
       *[other] { $have }
    }.

## Why a move is advised

auftrag-because-take-tournament = Winning the tournament brings { $points } points, and few rivals can stop you.
auftrag-because-take-court = A book and a court bring { $points } points.
auftrag-because-take-table = An adventure from the Round Table gives your hand a goal.
auftrag-because-take-exercise = It is the virtue that your plans still lack.
auftrag-because-take-quest = Without it you cannot fulfil { $adventure }: { $shields } points.
auftrag-because-take-horse = It carries you towards { $place }, where an adventure waits.
auftrag-because-take-ride = Your knight needs a horse to get to where something can be done.
auftrag-because-take-early = With this card in hand ({ $action }) you can seize the next chance.
auftrag-because-exercise = The card serves an adventure, a court or a tournament later.
auftrag-because-summon = Your hand fits { $adventure } best: { $shields } points.
auftrag-because-ride-quest = You can fulfil { $adventure } there: { $shields } points.
auftrag-because-ride-home = At Camelot you can train and take part in the tournament.
auftrag-because-ride-court = Outside Camelot you can hold court.
auftrag-because-ride = It brings you closer to your adventures.
auftrag-because-court = A court brings { $points } points for a book.
auftrag-because-fulfil = It fulfils { $adventure } with the cards that you miss least: { $shields } points.
auftrag-because-stake = The stake has a fair chance of { $points } points.
auftrag-because-stake-alone = You ride alone: the smallest card wins { $points } points.
auftrag-because-stake-nothing = You would hardly win, and staked cards are lost.
auftrag-because-stop = The cards left bring nothing more this round.

## What counts, for saying what one move brings more than another

auftrag-tally-points = points
auftrag-tally-hoped = points in sight
auftrag-tally-shields = points of adventures in hand
auftrag-tally-virtues = virtue cards

## The end

auftrag-over-target = The points that end the game are reached and the round is complete.
auftrag-over-safety = The last round of the safety stop is complete.
auftrag-line-adventure = { $adventure }
auftrag-line-courts =
    { $count ->
        [one] one court
       *[other] { $count } courts
    }
auftrag-line-wins =
    { $count ->
        [one] one tournament won
       *[other] { $count } tournaments won
    }
auftrag-line-ties =
    { $count ->
        [one] one tournament shared
       *[other] { $count } tournaments shared
    }
auftrag-line-earlier = ahead among equals: reached this total first
auftrag-line-lower-tent = ahead among equals: the lower tent

## The board in the terminal

auftrag-board-place-camelot = Camelot
auftrag-board-place-wild_forest = Wild Forest
auftrag-board-place-hidden_valley = Hidden Valley
auftrag-board-place-moon_lake = Moon Lake
auftrag-board-place-fire_mountain = Fire Mountain
auftrag-board-place-dwarf_mines = Dwarf Mines
auftrag-board-place-ruined_abbey = Ruined Abbey
auftrag-board-place-dark_tower = Dark Tower
auftrag-board-adventure-wild_boar = wild boar
auftrag-board-adventure-black_knight = black knight
auftrag-board-adventure-white_stag = white stag
auftrag-board-adventure-evil_witch = evil witch
auftrag-board-adventure-white_unicorn = white unicorn
auftrag-board-adventure-tree_of_life = tree of life
auftrag-board-adventure-dwarf_treasure = dwarf treasure
auftrag-board-adventure-fire_dragon = fire dragon
auftrag-board-adventure-fierce_giant = fierce giant
auftrag-board-adventure-pure_spring = spring of purity
auftrag-board-adventure-golden_pheasant = golden pheasant
auftrag-board-adventure-book_of_wisdom = book of wisdom
auftrag-board-adventure-evil_magician = evil magician
auftrag-board-adventure-fair_maiden = fair maiden
auftrag-board-action-exercise_sword = ex. sword
auftrag-board-action-exercise_lance = ex. lance
auftrag-board-action-exercise_dragon = ex. dragon
auftrag-board-action-exercise_book = ex. book
auftrag-board-action-round_table = Round Table
auftrag-board-action-tournament = tournament
auftrag-board-action-court = court
auftrag-board-action-quest = quest
auftrag-board-action-horse_2 = horse 2
auftrag-board-action-horse_3 = horse 3
auftrag-board-action-horse_4 = horse 4
auftrag-board-round = Round { $round }
auftrag-board-target = up to { $target } points
auftrag-board-deck =
    { $deck ->
        [0] deck empty
       *[other] deck: { $deck }
    }
auftrag-board-adventures = Adventures
auftrag-board-place = place
auftrag-board-demands = demands
auftrag-board-shields = pts
auftrag-board-holder = held by
auftrag-board-open = open
auftrag-board-virtue-sword = sword
auftrag-board-virtue-lance = lance
auftrag-board-virtue-dragon = dragon
auftrag-board-virtue-book = book
auftrag-board-piles = Piles
auftrag-board-empty = empty
auftrag-board-supply = On the table
auftrag-board-tent = tent
auftrag-board-player = player
auftrag-board-cards = chosen actions; hand
auftrag-board-no-actions = no actions
auftrag-board-no-cards = empty hand
auftrag-board-hidden =
    { $hidden ->
        [one] 1 unknown card
       *[other] { $hidden } unknown cards
    }
auftrag-board-stake =
    your stake: { $cards-count ->
        [0] nothing
       *[other] { $cards }
    }

## The board in the browser

auftrag-web-mine = My actions and cards

## The drawn board

auftrag-web-letter-lancelot = L
auftrag-web-letter-gawain = Gw
auftrag-web-letter-perceval = P
auftrag-web-letter-galahad = Gl
auftrag-web-ring = The ring of eight places round the Round Table
auftrag-web-phase-1 = Phase I: taking action cards
auftrag-web-phase-2 = Phase II: using them
auftrag-web-phase-3 = Phase III: the next round is made ready
auftrag-web-place =
    { $place }{ $steps ->
        [-1] {""}
        [0] , where your knight is
        [one] , one place away
       *[other] , { $steps } places away
    }{ $knights-count ->
        [0] {""}
        [one] ; knight here: { $knights }
       *[other] ; knights here: { $knights }
    }{ $adventures-count ->
        [0] {""}
        [one] ; adventure: { $adventures }
       *[other] ; adventures: { $adventures }
    }
auftrag-web-pile =
    Pile of { $card }: { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }
auftrag-web-adventure =
    { $adventure } at { $place }: { $shields ->
        [one] one shield
       *[other] { $shields } shields
    } for { $demands }.
auftrag-web-adventure-covered = Your hand is enough.
auftrag-web-adventure-lacking = You still lack { $lacking }.
auftrag-web-goal = to { $target } shields
auftrag-web-closing = last round!
auftrag-web-promise =
    { $kind ->
        [quest] quest +{ $shields }
       *[other] court +{ $shields }
    }
auftrag-web-sealed = sealed
auftrag-web-still-choosing = still choosing
auftrag-web-staked-nothing = nothing
auftrag-web-action-exercise_sword = Sword
auftrag-web-action-exercise_lance = Lance
auftrag-web-action-exercise_dragon = Dragon
auftrag-web-action-exercise_book = Book
auftrag-web-action-round_table = Table
auftrag-web-action-tournament = Tourney
auftrag-web-action-court = Court
auftrag-web-action-quest = Quest
auftrag-web-action-horse_2 = Horse 2
auftrag-web-action-horse_3 = Horse 3
auftrag-web-action-horse_4 = Horse 4
auftrag-web-effect-exercise_sword = +1 sword
auftrag-web-effect-exercise_lance = +1 lance
auftrag-web-effect-exercise_dragon = +1 dragon
auftrag-web-effect-exercise_book = +1 book
auftrag-web-effect-round_table = adventure
auftrag-web-effect-tournament = stake for { $win }
auftrag-web-effect-court = book → { $court }
auftrag-web-effect-quest = adventure
auftrag-web-effect-horse = ride ≤ { $steps }
auftrag-web-use-at_camelot = at Camelot
auftrag-web-use-in_province = in a province
auftrag-web-use-nothing = no use now
auftrag-web-use-later = at the end
auftrag-web-taken = taken
auftrag-web-second-tournament = one a round
auftrag-web-ground-camelot = at Camelot only
auftrag-web-ground-province = in the provinces only
auftrag-web-ground-anywhere = anywhere
auftrag-web-supply-card =
    { $action }, { $ground }: { $count ->
        [0] none left on the table
        [one] one on the table
       *[other] { $count } on the table
    }
auftrag-web-virtues = My virtues
auftrag-web-in-hand =
    { $count ->
        [one] { $card }
       *[other] { $card }, { $count } times
    }
auftrag-web-stop = End turn
auftrag-web-stop-loses =
    { $count ->
        [one] loses 1
       *[other] loses { $count }
    }
auftrag-web-stake = Seal the stake
auftrag-web-stake-nothing = Stake nothing
auftrag-web-seat-tent = tent { $tent }
auftrag-web-seat-shields =
    { $count ->
        [one] one shield
       *[other] { $count } shields
    }
auftrag-web-seat-cards =
    { $count ->
        [one] one virtue card
       *[other] { $count } virtue cards
    }
auftrag-web-seat-adventures =
    { $count ->
        [0] no adventure held
        [one] one adventure held
       *[other] { $count } adventures held
    }
auftrag-web-seat-done = done

## What a thing is for, where it is of no use now

auftrag-why-knight = { $seat } leads { $knight }, who is at { $place } and moves by horse cards, in phase II.
auftrag-why-knight-nobody = Nobody leads { $knight } in this game.
auftrag-why-virtue-lacking = You do not hold { $card }.
auftrag-why-virtue-later = This is phase I, for taking action cards; { $card } stays in your hand for quest, court or tournament in phase II.
auftrag-why-virtue-action = A virtue card is handed back by way of an action card: begin with your quest or court, not with { $card }.
auftrag-why-virtue-superfluous = Choose your quest or court first, then hand back only what it costs. Not asked for at this point: { $card }.
auftrag-why-virtue-no-arms = Only swords and lances are staked in the tournament, not { $card }.
auftrag-why-stake = The tournament is held at the end of phase II, when everybody has acted; nobody stakes before.
auftrag-why-place = Knights ride in phase II, on horse cards; yours is at { $place }.
auftrag-why-pile = A card of this pile is taken in phase II, at Camelot, with the exercise of its virtue.
auftrag-why-adventure-open = This adventure lies open ({ $adventure }): it is taken in phase II, at Camelot, with a Round Table.
auftrag-why-adventure-mine = You hold { $adventure }: it is fulfilled in phase II, at { $place }, with a quest.
auftrag-why-adventure-held = { $seat } holds { $adventure }, and nobody else can fulfil it.
auftrag-why-adventure-done = { $seat } has fulfilled { $adventure }: it has left the game.
auftrag-why-adventure-deck = This adventure does not lie open ({ $adventure }): it is still in the deck.
auftrag-why-over = Everybody has acted: phase II is over but for the tournament.
auftrag-why-stop-staking = Whoever does not want to stake anything says so: nothing is a stake too.

## The guided first game: what the coach says of each move

auftrag-lesson-1 = Welcome to Camelot! You are Lancelot, and 25 points end the game. Each round you and your rival choose four action cards in turn, then you play them. Take a tournament first: it can bring 2 points.
auftrag-lesson-2 = There is one exercise for each virtue: sword, lance, dragon and book. A card that you take is gone for your rival this round. Take the sword exercise; swords serve in adventures and tournaments.
auftrag-lesson-3 = Now your knight acts. You have three exercises, and they work only at Camelot, where you are. Train with the sword and take a card of value 2 from its pile: it costs no more than a 1.
auftrag-lesson-4 = Everybody has acted, and the tournament begins. You are the only one at Camelot with a tournament card: a single sword or lance wins you 2 points. It goes back to its pile, so stake your sword 1.
auftrag-lesson-5 = You have fewer points, so you get tent 1 and choose first. Look at the adventures: the fierce giant asks for sword 2, lance 1 and dragon 1. You have them! The only Round Table gets you that adventure.
auftrag-lesson-6 = To fulfil an adventure you need a quest card as well. There are two of them; take one before you have to do without.
auftrag-lesson-7 = The giant lives on Fire Mountain, three places from Camelot along the ring. Horse 3 carries you there.
auftrag-lesson-8 = One more card. In the provinces you can hold court: hand back a book and score 2 points. You have book 1, so take the court.
auftrag-lesson-9 = You may use your cards in any order, but the Round Table only at Camelot. Use it first, and choose the fierce giant.
auftrag-lesson-10 = Now ride out: horse 3, to Fire Mountain. A horse goes either way round the ring, up to as many places as its number.
auftrag-lesson-11 = Here in the province you can hold court. Any book brings 2 points, and the giant does not ask for one: hand back your book 1.
auftrag-lesson-12 = And now the quest! Sword 2, lance 2 and dragon 2 go back to their piles. That is more than the giant asks for, but no change is given. It brings you 6 points.
auftrag-lesson-13 = Round 4: you are back at Camelot with sword 2 and book 2, and your rival chooses first now. Take the only lance exercise, so that your rival must do without it.
auftrag-lesson-14 = You have dragon 2 and book 2 now: all that the book of wisdom asks for. Take this adventure at the Round Table. You have no quest card this round, but adventures keep.
auftrag-lesson-15 = Round 5. You rode to the Ruined Abbey in the last round, and knights stay where they are. With a quest card the book of wisdom is yours: 4 points.
auftrag-lesson-16 = Round 7, and you lead by 18 to 12. The black knight asks for sword 2 and lance 2, just what you have, and your rival has them too. Take the Round Table first.
auftrag-lesson-17 = Round 8. Horse 4, a quest and the sword exercise are yours. For the fourth card think of your books: the ride ends in a province, so court brings 2 points on the way.
auftrag-lesson-18 = The black knight waits in the Dwarf Mines, right across the ring from Camelot: four places, just right for horse 4.
auftrag-lesson-19 = First hold court. Book 1 is enough, since every book brings the same 2 points.
auftrag-lesson-20 = Sword 2 and lance 2 for the black knight: 5 points, and you pass the 25 that end the game. This round is still played to its end, tournament included; then the most points win.

## The scenes on the game’s own page

auftrag-intro-1 = Actions are chosen in turn, and there are not enough of them for everybody.
auftrag-intro-2 = At Camelot your knight trains with the sword, with the lance and for dragons.
auftrag-intro-3 = Then it rides out on an adventure: a giant beaten on Fire Mountain, and 6 points.
auftrag-intro-4 = The round ends with a tournament: all stake in secret, and the highest stake wins.

## The plain board: its fields and what they can say; fields without a word are not shown

auftrag-field-chapter = Phase
auftrag-field-round = Round
auftrag-field-turn = Turn
auftrag-field-asked = Waiting for
auftrag-field-leaders = In the lead
auftrag-field-target = Points to reach
auftrag-field-closing = Last round
auftrag-field-safety-round = Safety stop after round
auftrag-field-draft = Taking action cards
auftrag-field-number = Pass
auftrag-field-of = Of
auftrag-field-worth = Points for
auftrag-field-court = A court
auftrag-field-win = A tournament won
auftrag-field-tie = A tournament shared
auftrag-field-ring = Ring of places
auftrag-field-place = Place
auftrag-field-steps = Distance
auftrag-field-horses = Horses that get there
auftrag-field-promises = What you could do there
auftrag-field-tent = Tent
auftrag-field-known = Known cards
auftrag-field-hidden = Unknown cards
auftrag-field-actions = Actions left
auftrag-field-adventures = Adventures
auftrag-field-fulfilled = Fulfilled
auftrag-field-courts = Courts held
auftrag-field-wins = Tournaments won
auftrag-field-ties = Tournaments shared
auftrag-field-done = Turn over
auftrag-field-supply = Action cards on the table
auftrag-field-ground = Where
auftrag-field-barred = Not to be taken
auftrag-field-piles = Piles of virtue cards
auftrag-field-virtue = Virtue
auftrag-field-value = { "" }
auftrag-field-my-hand = Your hand
auftrag-field-my-actions = Your actions
auftrag-field-use = Use now
auftrag-field-stop-loses = Cards lost by stopping
auftrag-field-open = Open adventures
auftrag-field-deck = Adventures in the deck
auftrag-field-demands = Demands
auftrag-field-needed = Needed
auftrag-field-lacking = You lack
auftrag-field-shields = Points
auftrag-field-holder = Held by
auftrag-field-payment = You could pay
auftrag-field-tournament = Tournament
auftrag-field-last-tournament = Last tournament
auftrag-field-riders = Riders
auftrag-field-sealed = Stake sealed
auftrag-field-total = Total
auftrag-field-missing = Riders away from Camelot
auftrag-field-ranking = Ranking
auftrag-value-camelot = at Camelot
auftrag-value-province = in a province
auftrag-value-anywhere = anywhere
auftrag-value-now = can be used
auftrag-value-at-camelot = at Camelot
auftrag-value-in-province = in a province
auftrag-value-nothing = no use now
auftrag-value-later = at the end of the round
auftrag-value-taken = all taken
auftrag-value-second-tournament = one tournament per round
auftrag-value-sword = sword
auftrag-value-lance = lance
auftrag-value-dragon = dragon
auftrag-value-book = book
auftrag-value-open = open
auftrag-value-held = held
auftrag-value-fulfilled = fulfilled
