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
auftrag-ask-act = Phase II: what does your knight do?
auftrag-ask-stake = Tournament: which swords and lances do you stake?
auftrag-now-take = Phase I: now you take an action card from the table.
auftrag-now-act = Phase II: now your knight uses the action cards you took.
auftrag-now-stake = Now the tournament is on: stake swords and lances, or nothing.
auftrag-no-taking-now = { $action } can only be taken in phase I; now your knight acts.

## What happened

auftrag-laid = Place { $spot } of the ring: { $place }.
auftrag-dealt = { $seat } draws a first card.
auftrag-dealt-this = { $seat }, your first card is { $card }.
auftrag-turned = A new adventure: { $adventure }.
auftrag-pitched = { $seat } gets tent { $tent }.
auftrag-round-began = Round { $number } begins.
auftrag-took = { $seat } takes “{ $action }”.
auftrag-exercised = { $seat } trains and takes { $card }.
auftrag-summoned = The Round Table sends { $seat } on an adventure: { $adventure }.
auftrag-rode = { $seat } rides to { $place } ({ $horse }).
auftrag-stayed = { $seat } does not leave { $place } ({ $horse }).
auftrag-judged =
    { $seat } holds court for { $card }: { $points ->
        [one] one point
       *[other] { $points } points
    }.
auftrag-fulfilled =
    { $seat } fulfils an adventure, { $adventure }, for { $cards }: { $points ->
        [one] one point
       *[other] { $points } points
    }.
auftrag-stopped = { $seat } stops and gives up: { $lost }.
auftrag-lost = { $seat } can no longer use: { $lost }.
auftrag-missed = { $seat } is not at Camelot and misses the tournament.
auftrag-sealed = { $seat } has chosen a stake.
auftrag-staked =
    { $cards-count ->
        [0] { $seat } stakes nothing.
       *[other] { $seat } stakes { $cards }, { $total } in all.
    }
auftrag-won =
    { $seat } wins the tournament: { $points ->
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
auftrag-no-open = This adventure does not lie open: { $adventure }.
auftrag-no-reach =
    To reach { $place } you must ride { $apart ->
        [one] one place
       *[other] { $apart } places
    }; this horse goes { $steps } at most.
auftrag-no-book = You have no { $card }.
auftrag-no-such-quest = You do not hold this adventure: { $adventure }.
auftrag-no-quest-here = This adventure, { $adventure }, awaits elsewhere: { $place }.
auftrag-no-virtue =
    This takes { $needed } × { $card }; you have { $have ->
        [0] none
       *[other] { $have }
    }.

## Why a move is advised

auftrag-why-take-tournament = A tournament win is { $points } points, and few rivals can stop you.
auftrag-why-take-court = A book and a court bring { $points } points.
auftrag-why-take-table = An adventure from the Round Table gives your hand a goal.
auftrag-why-take-exercise = It is the virtue that your plans still lack.
auftrag-why-take-quest = Without it you cannot fulfil { $adventure }: { $shields } shields.
auftrag-why-take-horse = It carries you towards { $place }, where an adventure waits.
auftrag-why-take-ride = Your knight needs a horse to get to where something can be done.
auftrag-why-take-early = Whoever has { $action } in hand can use the next chance.
auftrag-why-exercise = The card serves an adventure, a court or a tournament later.
auftrag-why-summon = Your hand fits { $adventure } best: { $shields } shields.
auftrag-why-ride-quest = You can fulfil { $adventure } there: { $shields } shields.
auftrag-why-ride-home = At Camelot you can train and take part in the tournament.
auftrag-why-ride-court = Outside Camelot you can hold court.
auftrag-why-ride = It brings you closer to your adventures.
auftrag-why-court = A court brings { $points } points for a book.
auftrag-why-fulfil = It fulfils { $adventure } with the cards that you miss least: { $shields } shields.
auftrag-why-stake = The stake has a fair chance of { $points } points.
auftrag-why-stake-alone = You ride alone: the smallest card wins { $points } points.
auftrag-why-stake-nothing = You would hardly win, and staked cards are lost.
auftrag-why-stop = The cards left bring nothing more this round.

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
auftrag-web-effect-tournament = stake for 2
auftrag-web-effect-court = book → 2
auftrag-web-effect-quest = adventure
auftrag-web-effect-horse_2 = ride ≤ 2
auftrag-web-effect-horse_3 = ride ≤ 3
auftrag-web-effect-horse_4 = ride ≤ 4
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
