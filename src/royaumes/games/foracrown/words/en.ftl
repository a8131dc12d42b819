## The shelf

foracrown-title = For a Crown
foracrown-blurb = Hire mercenaries, send raccoons to your rivals, guard your rubies: one family of schemers will wear the crown.

## Settings

foracrown-setting-memory_aid = Memory aid: what everyone saw paid and gained is added up for all

## Things: families, cards, decks, tokens, effects, events, heirlooms, sides

foracrown-family-rabbit = Countess Rabbit
foracrown-family-penguin = Viscount Penguin
foracrown-family-ape = Baron Ape
foracrown-family-flamingo = Duke Flamingo
foracrown-family-crocodile = Marquise Croc
foracrown-portrait-rabbit = portrait of Countess Rabbit
foracrown-portrait-penguin = portrait of Viscount Penguin
foracrown-portrait-ape = portrait of Baron Ape
foracrown-portrait-flamingo = portrait of Duke Flamingo
foracrown-portrait-crocodile = portrait of Marquise Croc
foracrown-side-left = to the left
foracrown-side-right = to the right
foracrown-card = “{ $name }”
foracrown-card-C-T = “coin or raccoon”
foracrown-card-L-P = “rival’s loss or portrait”
foracrown-card-D-C = “magic die or coin”
foracrown-card-CC = “2 × coin”
foracrown-card-CT = “coin, raccoon”
foracrown-card-PP = “2 × portrait”
foracrown-card-LT = “rival’s loss, raccoon”
foracrown-card-LC = “rival’s loss, coin”
foracrown-card-RT = “ruby, raccoon”
foracrown-card-RP = “ruby, portrait”
foracrown-card-RC = “ruby, coin”
foracrown-card-DC = “magic die, coin”
foracrown-card-DL = “magic die, rival’s loss”
foracrown-card-RTT = “ruby, 2 × raccoon”
foracrown-card-RPP = “ruby, 2 × portrait”
foracrown-card-RTP = “ruby, raccoon, portrait”
foracrown-card-LLT = “2 × rival’s loss, raccoon”
foracrown-card-LLP = “2 × rival’s loss, portrait”
foracrown-card-LCT = “rival’s loss, coin, raccoon”
foracrown-card-CCT = “2 × coin, raccoon”
foracrown-card-DDT = “2 × magic die, raccoon”
foracrown-card-DCP = “magic die, coin, portrait”
foracrown-card-DLP = “magic die, rival’s loss, portrait”
foracrown-card-RCTP = “ruby, coin, raccoon, portrait”
foracrown-card-RCCP = “ruby, 2 × coin, portrait”
foracrown-card-RLTP = “ruby, rival’s loss, raccoon, portrait”
foracrown-card-RLTT = “ruby, rival’s loss, 2 × raccoon”
foracrown-card-RRTT = “2 × ruby, 2 × raccoon”
foracrown-card-LLCC = “2 × rival’s loss, 2 × coin”
foracrown-card-RLCT = “ruby, rival’s loss, coin, raccoon”
foracrown-card-DDCT = “2 × magic die, coin, raccoon”
foracrown-card-RDTP = “ruby, magic die, raccoon, portrait”
foracrown-card-LLDP = “2 × rival’s loss, magic die, portrait”
foracrown-card-RRRTP = “3 × ruby, raccoon, portrait”
foracrown-card-RRCTP = “2 × ruby, coin, raccoon, portrait”
foracrown-card-RRLTP = “2 × ruby, rival’s loss, raccoon, portrait”
foracrown-card-RCCCT = “ruby, 3 × coin, raccoon”
foracrown-card-RLLCT = “ruby, 2 × rival’s loss, coin, raccoon”
foracrown-card-RLLLT = “ruby, 3 × rival’s loss, raccoon”
foracrown-card-RLLCC = “ruby, 2 × rival’s loss, 2 × coin”
foracrown-card-RDDTP = “ruby, 2 × magic die, raccoon, portrait”
foracrown-card-RRDTT = “2 × ruby, magic die, 2 × raccoon”
foracrown-card-RRLDP = “2 × ruby, rival’s loss, magic die, portrait”
foracrown-deck = deck { $name }
foracrown-coin =
    { $name ->
        [one] 1 coin
       *[other] { $name } coins
    }
foracrown-ruby =
    { $name ->
        [one] 1 ruby
       *[other] { $name } rubies
    }
foracrown-effect-ruby = a ruby
foracrown-effect-loss = a loss for a rival
foracrown-effect-die = the magic die
foracrown-effect-coin = a coin
foracrown-effect-raccoon = a raccoon for a rival
foracrown-effect-portrait = a portrait to move
foracrown-event-burglary = Burglary
foracrown-event-bribe = Bribe
foracrown-event-magic_help = Magic help
foracrown-event-mages = Mages for hire
foracrown-event-scandal = Scandal
foracrown-heirloom-carrot = the carrot
foracrown-heirloom-fish = the fish
foracrown-heirloom-banana = the banana
foracrown-heirloom-shrimp = the shrimp
foracrown-heirloom-egg = the egg
foracrown-pay-nothing = for nothing
foracrown-decline = pass

## Questions

foracrown-ask-portraits = The portraits are hung at random.
foracrown-ask-open = A card is turned up on the royal square.
foracrown-ask-hidden = { $seat } looks at the hidden recruit.
foracrown-ask-reveal = The next card of the pile is turned up.
foracrown-ask-event = Which event is it?
foracrown-ask-roll = { $seat } rolls the magic die.
foracrown-ask-recruit = Which mercenary do you recruit, and how do you pay?
    .coach = A mercenary’s icons are carried out when the pile is turned over. Rubies can be paid too, but each is a point less: spend your coins first.
foracrown-ask-choose = Which of its two effects shall your card have?
    .coach = This card does one of two things. Choose what helps now: portraits before events, money before you must pay.
foracrown-ask-raccoon = Which family gets a raccoon?
    .coach = At a burglary the family with the most raccoons loses rubies. Send this one to whoever leads.
foracrown-ask-loss = Which family loses a ruby?
    .coach = The family you choose gives back a ruby. Chests are closed, so remember who has gained.
foracrown-ask-shift = Which portrait do you move, and to which side?
    .coach = Portraits further right have more influence: they lose less in a scandal and break ties. A jump passes over neighbours.
foracrown-ask-bribe = Will you buy off a raccoon? It costs a coin or a ruby.
    .coach = At a burglary the family with the most raccoons loses rubies. A coin or a ruby sends one away: worth it if you have the most.
foracrown-ask-mages = Will you hire a mage? A roll of the magic die costs a coin or a ruby.
    .coach = A coin or a ruby buys one roll of the magic die, and you carry out the icon that it shows.

## Why another move must wait

foracrown-now-recruit = Now you recruit a mercenary: say which one and how you pay.
foracrown-now-choose = Now you choose which of its two effects your card has.
foracrown-now-raccoon = Now you choose the family that gets your raccoon.
foracrown-now-loss = Now you choose the family that loses a ruby.
foracrown-now-shift = Now you move a portrait, to the left or to the right.
foracrown-now-bribe = Now you may buy off a raccoon with a coin or a ruby, or pass.
foracrown-now-mages = Now you may pay a coin or a ruby for a roll of the magic die, or pass.

## What one can do

foracrown-can-card = Recruit an open card: you know its icons before you pay.
foracrown-can-deck = Recruit from a deck: nobody but you knows the card until the pile is turned over.
foracrown-can-coin = Pay a coin: it buys what the event offers and costs no points.
foracrown-can-ruby = Pay a ruby: the same where you have no coin to spare, but rubies are points.
foracrown-can-decline = Pass: you pay nothing and nothing happens.

## What happened

foracrown-price =
    { $coins ->
        [0] { $rubies ->
            [0] for free
            [one] for 1 ruby
           *[other] for { $rubies } rubies
        }
        [one] { $rubies ->
            [0] for 1 coin
            [one] for 1 coin and 1 ruby
           *[other] for 1 coin and { $rubies } rubies
        }
       *[other] { $rubies ->
            [0] for { $coins } coins
            [one] for { $coins } coins and 1 ruby
           *[other] for { $coins } coins and { $rubies } rubies
        }
    }
foracrown-hung = { $seat }: portrait on cell { $cell }, { $coins } coins to begin with.
    .seat = Your portrait hangs on cell { $cell }; you begin with { $coins } coins.
foracrown-opened = { $card } is turned up on the royal square.
foracrown-round-began = Round { $round } begins: levels 1 to { $level } are open, { $events } events lie in the pile.
foracrown-recruited = { $seat } recruits { $card } { foracrown-price }.
    .seat = You recruit { $card } { foracrown-price }.
foracrown-recruited-blind = { $seat } recruits the hidden top card of { $deck } { foracrown-price }.
    .seat = You recruit the hidden top card of { $deck } { foracrown-price }.
foracrown-looked = { $seat } looks in secret at the card from { $deck }.
    .seat = You look in secret at the card from { $deck }.
foracrown-looked-at = { $seat }, your hidden recruit is { $card }.
    .seat = Your hidden recruit is { $card }.
foracrown-revealed = Out of the pile comes { $card } for { $seat }.
    .seat = Out of the pile comes { $card } for you.
foracrown-ignored = Out of the pile comes { $card } for { $seat }, who is out of the game: nothing happens.
    .seat = Out of the pile comes { $card } for you, but you are out of the game: nothing happens.
foracrown-event-up = An event that nobody knows comes out of the pile!
foracrown-happened = { $event }!
foracrown-chose = { $seat } chooses { $effect }.
    .seat = You choose { $effect }.
foracrown-rolled = { $seat } rolls the magic die: { $effect }.
    .seat = You roll the magic die: { $effect }.
foracrown-gained-ruby = { $seat } gains a ruby.
    .seat = You gain a ruby.
foracrown-gained-coin = { $seat } gains a coin.
    .seat = You gain a coin.
foracrown-got-raccoon = { $seat } sends a raccoon to { $target }.
    .seat = You send a raccoon to { $target }.
    .target = { $seat } sends you a raccoon.
    .then = { $target }
foracrown-robbed = { $seat } makes { $target } give back a ruby.
    .seat = You make { $target } give back a ruby.
    .target = { $seat } makes you give back a ruby.
    .then = { $target }
foracrown-lost =
    { $seat } must give back { $rubies ->
        [one] a ruby
       *[other] { $rubies } rubies
    }.
    .seat =
        You must give back { $rubies ->
            [one] a ruby
           *[other] { $rubies } rubies
        }.
foracrown-shifted = { $seat } moves the { $portrait } to cell { $cell }.
    .seat = You move the { $portrait } to cell { $cell }.
    .then = cell { $cell }
foracrown-raccoons-left =
    { $raccoons ->
        [one] The raccoon of { $seat } slinks away.
       *[other] All { $raccoons } raccoons of { $seat } slink away.
    }
    .seat =
        { $raccoons ->
            [one] Your raccoon slinks away.
           *[other] All your { $raccoons } raccoons slink away.
        }
foracrown-no-burglary = There is no raccoon anywhere: nothing is stolen.
foracrown-no-scandal = Every portrait hangs in the safe zone: nobody pays.
foracrown-bribed =
    { $seat } buys off a raccoon for { $paid } ({ $left ->
        [0] none left
       *[other] { $left } left
    }).
    .seat =
        You buy off a raccoon for { $paid } ({ $left ->
            [0] none left
           *[other] { $left } left
        }).
foracrown-hired = { $seat } hires a mage for { $paid }.
    .seat = You hire a mage for { $paid }.
foracrown-declined = { $seat } keeps the purse shut.
    .seat = You keep the purse shut.
foracrown-sold = { $seat } has no ruby left and sells { $heirloom } for { $rubies } rubies!
    .seat = You have no ruby left and sell { $heirloom } for { $rubies } rubies!
foracrown-ruined = { $seat } is ruined and out of the game!
    .seat = You are ruined and out of the game!

## Why not

foracrown-no-skip = Everybody must recruit; there is always a mercenary that one can pay for.
foracrown-no-tile = No cost tile lies below level { $level } yet.
foracrown-no-cards-left = There is no card left: { $source }.
foracrown-no-such-card = { $source } does not lie open on the royal square.
foracrown-no-price =
    The price is { $price ->
        [0] nothing
       *[other] { $price }
    }, not { $paid }.
foracrown-no-means =
    The price is { $price }; your chest holds only { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } and { $rubies ->
        [one] 1 ruby
       *[other] { $rubies } rubies
    }, and the heirloom is not for sale here.
foracrown-no-coins =
    That takes { $needed ->
        [one] 1 coin
       *[other] { $needed } coins
    }; you have { $held }.
foracrown-no-rubies =
    That takes { $needed ->
        [one] 1 ruby
       *[other] { $needed } rubies
    }; you have { $held }, and the heirloom is not for sale here.
foracrown-no-passing = An icon must be carried out; there is no passing.
foracrown-no-such-effect = { $card } does not have this effect.
foracrown-no-aim-self = It must be another family, not your own.
foracrown-no-aim-out = { $family } is not in play.
foracrown-no-portrait = The { $portrait } does not hang in the gallery.
foracrown-no-free-cell = The { $portrait } cannot go { $side }: no cell is free there.

## Why a move is advised

foracrown-because-recruit =
    { $rounds ->
        [one] It will act once more, and coins are worth less than rubies.
       *[other] It will act in { $rounds } rounds, and coins are worth less than rubies.
    }
foracrown-because-recruit-dear =
    { $rounds ->
        [one] { $rubies ->
            [one] Even for 1 ruby it pays in its one round.
           *[other] Even for { $rubies } rubies it pays in its one round.
        }
       *[other] { $rubies ->
            [one] In { $rounds } rounds it earns more than the 1 ruby that it costs.
           *[other] In { $rounds } rounds it earns more than the { $rubies } rubies that it costs.
        }
    }
foracrown-because-blind =
    { $rounds ->
        [one] An unseen card of this deck is on average worth more than those that lie open.
       *[other] An unseen card of this deck is on average worth more than those that lie open, for { $rounds } rounds.
    }
foracrown-because-coin = Coins still buy mercenaries, and the most coins bring a ruby at the end.
foracrown-because-raccoon = Whoever has the most raccoons suffers the burglary.
foracrown-because-effect = It brings most here: { $effect }.
foracrown-because-victim = { $family } stands most in your way.
foracrown-because-safer = A scandal would cost you less there.
foracrown-because-influence = Further right you are more influential, and that breaks ties.
foracrown-because-exposed = A scandal would cost { $family } more there.
foracrown-because-held-back = { $family } loses influence.
foracrown-because-bribe = You have the most raccoons, and a burglary may come.
foracrown-because-mage = A throw of the magic die is worth more than its price.
foracrown-because-decline = It would cost more than it brings.

## What counts, for saying what one move brings more than another

foracrown-tally-rubies = rubies
foracrown-tally-effects = effects to come
foracrown-tally-coins = coins
foracrown-tally-raccoons = raccoons
foracrown-tally-cells = cells of influence

## The end

foracrown-over-rounds = All rounds have been played.
foracrown-over-ruin = A family was ruined, so this round was the last.
foracrown-over-alone = Only one family is left, and it wins at once.
foracrown-over-nobody = Every family is ruined; the last to fall wears the crown.
foracrown-line-rubies = rubies in the chest
foracrown-line-heirloom = heirloom not sold
foracrown-line-out = out of the game
foracrown-line-influence = most influential family
foracrown-line-coins =
    most coins ({ $coins })
foracrown-line-raccoons =
    most raccoons ({ $raccoons })
foracrown-line-spared =
    most raccoons ({ $raccoons }), but nothing left to lose

## The board in the terminal

foracrown-board-round = Round { $round } of { $rounds }
foracrown-board-square = Royal square
foracrown-board-level = Level { $level }
foracrown-board-cost = cost { $cost }
foracrown-board-closed = closed
foracrown-board-hidden = deck
foracrown-board-gallery = Gallery
foracrown-board-less = less influential
foracrown-board-more = more influential
foracrown-board-scandal = scandal
foracrown-board-family = Family
foracrown-board-raccoons = raccoons
foracrown-board-heirloom = heirloom
foracrown-board-sold = sold
foracrown-board-kept = kept
foracrown-board-out = out of the game
foracrown-board-mercenaries = mercenaries
foracrown-board-coins = coins
foracrown-board-rubies = rubies
foracrown-board-chest = Your chest
foracrown-board-pile = Pile
foracrown-board-face-down = { $cards } face down
foracrown-board-events = events
foracrown-board-now = Now
foracrown-board-then = then
foracrown-board-legend = R ruby · L loss for a rival · D die · C coin · T raccoon · P portrait

## The drawn board

foracrown-web-you = You
foracrown-web-square = Royal square
foracrown-web-gallery = Gallery
foracrown-web-events = Common pile and events
foracrown-web-stage = The stage: the pile is revealed
foracrown-web-crowning = The crowning: all chests are open
foracrown-web-letter-rabbit = R
foracrown-web-letter-penguin = P
foracrown-web-letter-ape = A
foracrown-web-letter-flamingo = F
foracrown-web-letter-crocodile = C
foracrown-web-effect-ruby = ruby
foracrown-web-effect-loss = rival’s loss
foracrown-web-effect-die = magic die
foracrown-web-effect-coin = coin
foracrown-web-effect-raccoon = raccoon
foracrown-web-effect-portrait = portrait
foracrown-web-effects =
    { $count ->
        [one] { $text }
       *[other] { $count } × { $text }
    }
foracrown-web-either = { $first } or { $second }
foracrown-web-card =
    Level { $level }, { $cost ->
        [-1] closed
        [0] free
       *[other] cost { $cost }
    }: { $text }{ $cards ->
        [one] {""}
       *[other] , { $cards } cards
    }
foracrown-web-deck =
    Hidden top card of level { $level }, { $cost ->
        [-1] closed
        [0] free
       *[other] cost { $cost }
    }, { $cards ->
        [0] no card left
        [one] 1 card left
       *[other] { $cards } cards left
    }
foracrown-web-cost =
    Level { $level }: { $cost ->
        [0] free
       *[other] cost { $cost }
    }
foracrown-web-free = free
foracrown-web-closed = closed
foracrown-web-opens = round { $round }
foracrown-web-taken = taken
foracrown-web-zone =
    { $loss ->
        [0] Safe from scandal
       *[other] Scandal costs { $loss }
    }
foracrown-web-zone-short =
    { $loss ->
        [0] safe
       *[other] Scandal −{ $loss }
    }
foracrown-web-portrait =
    { $portrait } ({ $seat }), cell { $cell }, { $influence ->
        [1] most influential
       *[other] number { $influence } in influence
    }, { $raccoons ->
        [0] no raccoon
        [one] 1 raccoon
       *[other] { $raccoons } raccoons
    }
foracrown-web-landing =
    { $portrait } to cell { $cell }, where a scandal costs { $loss ->
        [0] nothing
        [one] 1 ruby
       *[other] { $loss } rubies
    }
foracrown-web-pile =
    Common pile: { $cards ->
        [0] empty
        [one] 1 card face down
       *[other] { $cards } cards face down
    }, { $events ->
        [0] no event
        [one] 1 event
       *[other] { $events } events
    } among them
foracrown-web-left = { $cards } left
foracrown-web-unknown = Unknown
foracrown-web-nobody = nobody now
foracrown-web-event-burglary = Burglary
foracrown-web-event-bribe = Bribe
foracrown-web-event-magic_help = Magic help
foracrown-web-event-mages = Mages
foracrown-web-event-scandal = Scandal
foracrown-web-about-burglary =
    Most raccoons: lose { $loss ->
        [one] 1 ruby
       *[other] { $loss } rubies
    }, raccoons leave
foracrown-web-about-bribe = 1 coin or ruby sends a raccoon away
foracrown-web-about-magic_help = The least influential rolls the die
foracrown-web-about-mages = 1 coin or ruby: roll the magic die
foracrown-web-about-scandal = Rubies lost by zone: { $text }
foracrown-web-event-unknown = An event nobody knows, one of { $kinds }
foracrown-web-event =
    { $event }{ $done ->
        [1] , already over
       *[other] {""}
    }. { $text }
foracrown-web-forecast-pays =
    { $seat } would lose { $rubies ->
        [one] 1 ruby
       *[other] { $rubies } rubies
    }.
foracrown-web-forecast-sells = { $seat } would sell the heirloom.
foracrown-web-forecast-ruined = { $seat } would be ruined.
foracrown-web-forecast-bribe = { $seat } may buy raccoons off.
foracrown-web-forecast-hire = { $seat } may pay for the magic die.
foracrown-web-forecast-roll = { $seat } rolls the magic die.
foracrown-web-stage-next = The next card…
foracrown-web-stage-of = { $seat } acts
foracrown-web-stage-mine = Your mercenary
foracrown-web-ask-choose = Which effect?
foracrown-web-ask-loss = Who loses a ruby?
foracrown-web-ask-raccoon = Who gets a raccoon?
foracrown-web-ask-portrait = Which portrait moves?
foracrown-web-ask-bribe = Buy off a raccoon?
foracrown-web-ask-hire = Hire a mage?
foracrown-web-how-choose = Tap one of the two.
foracrown-web-how-loss = Tap a portrait.
foracrown-web-how-raccoon = Tap a portrait.
foracrown-web-how-portrait = Tap it in the gallery, then where it goes.
foracrown-web-how-bribe = Pay with a coin or a ruby.
foracrown-web-how-hire = Pay with a coin or a ruby.
foracrown-web-decides = { $seat } decides.
foracrown-web-decline-bribe = keep it
foracrown-web-decline-hire = no, thanks
foracrown-web-then = then
foracrown-web-then-ruined = ruined
foracrown-web-then-sells = sells heirloom
foracrown-web-target-ruby-pays = { $family } ({ $seat }): rubies { $text }
foracrown-web-target-ruby-sells = { $family } ({ $seat }): rubies { $text }, sells the heirloom
foracrown-web-target-ruby-ruined = { $family } ({ $seat }): rubies { $text }, ruined
foracrown-web-target-raccoon = { $family } ({ $seat }): raccoons { $text }
foracrown-web-die = The magic die shows { $effect }
foracrown-web-rank = { $rank }. { $seat }: { $score } rubies
foracrown-web-chest-holds =
    Your chest: { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $rubies ->
        [one] 1 ruby
       *[other] { $rubies } rubies
    }{ $kept ->
        [1] , { $heirloom }
       *[other] {""}
    }
foracrown-web-my-chest = Your chest
foracrown-web-costs = The events in the pile, for you now
foracrown-web-costs-nothing = Costs you nothing now.
foracrown-web-chest-closed = closed chest
foracrown-web-chest-known = { $coins } coins, { $rubies } rubies
foracrown-web-raccoons =
    { $raccoons ->
        [0] no raccoon
        [one] 1 raccoon
       *[other] { $raccoons } raccoons
    }
foracrown-web-heirloom-kept = { $heirloom } is kept
foracrown-web-heirloom-sold = { $heirloom } is sold
foracrown-web-out =
    { $round ->
        [0] out of the game
       *[other] out in round { $round }
    }
foracrown-web-cost-slots = Cost { $cost }: tap a slot to change coin and ruby
foracrown-web-slot-coin = Slot { $number }: coin; change to ruby
foracrown-web-slot-ruby = Slot { $number }: ruby; change to coin
foracrown-web-more-coin = One coin more
foracrown-web-more-ruby = One ruby more
foracrown-web-left-over = Then left
foracrown-web-recruit-for =
    { $coins ->
        [0] { $rubies ->
            [0] Recruit for free
            [one] Recruit for 1 ruby
           *[other] Recruit for { $rubies } rubies
        }
        [one] { $rubies ->
            [0] Recruit for 1 coin
            [one] Recruit for 1 coin and 1 ruby
           *[other] Recruit for 1 coin and { $rubies } rubies
        }
       *[other] { $rubies ->
            [0] Recruit for { $coins } coins
            [one] Recruit for { $coins } coins and 1 ruby
           *[other] Recruit for { $coins } coins and { $rubies } rubies
        }
    }
foracrown-web-hidden-level = Hidden card of level { $level }
foracrown-web-recruits = Mercenaries
foracrown-web-no-recruits = No mercenary yet
foracrown-web-where-pile = face down in the pile
foracrown-web-where-stage = on the stage
foracrown-web-where-revealed = revealed
foracrown-about-card =
    A mercenary of level { $level }. { $either ->
        [1] One of its two effects, chosen each time it is revealed:
       *[other] When revealed, from left to right:
    }
foracrown-about-effect-ruby = Ruby: gain 1 ruby.
foracrown-about-effect-loss = Rival’s loss: another family gives back 1 ruby.
foracrown-about-effect-die = Magic die: roll it and apply what it shows.
foracrown-about-effect-coin = Coin: gain 1 coin.
foracrown-about-effect-raccoon = Raccoon: another family gets 1 thieving raccoon.
foracrown-about-effect-portrait = Portrait: move any portrait to the next free cell, left or right.
foracrown-about-deck = The hidden top card of level { $level }: you see it after you have paid, the others when it is revealed.
foracrown-about-event-burglary =
    Burglary: the families with the most raccoons lose { $loss ->
        [one] 1 ruby
       *[other] { $loss } rubies
    }, then their raccoons leave.
foracrown-about-event-bribe = Bribe: in order of influence, everybody may pay a coin or a ruby for each raccoon to send away.
foracrown-about-event-magic_help = Magic help: the least influential family rolls the magic die.
foracrown-about-event-mages = Mages for hire: in order of influence, everybody may pay a coin or a ruby to roll the magic die.
foracrown-about-event-scandal = Scandal: every family loses rubies, by the zone its portrait hangs in: { $text }.
foracrown-about-event-unknown = An event that joined the pile unseen: nobody knows it before it is revealed.
foracrown-about-family =
    { $family } ({ $seat }): { $influence ->
        [1] the most influential family
       *[other] number { $influence } in influence
    }, { $raccoons ->
        [0] no raccoon
        [one] 1 raccoon
       *[other] { $raccoons } raccoons
    }. Heirloom, worth { $worth } rubies while unsold: { $heirloom }.
foracrown-about-family-sold =
    { $family } ({ $seat }): { $influence ->
        [1] the most influential family
       *[other] number { $influence } in influence
    }, { $raccoons ->
        [0] no raccoon
        [one] 1 raccoon
       *[other] { $raccoons } raccoons
    }. The heirloom is sold: owing a ruby it does not have would ruin this family.
foracrown-about-family-out = { $family } ({ $seat }) is ruined and out of the game.
foracrown-about-cost =
    A mercenary of level { $level } { $cost ->
        [0] is free in this round.
        [one] costs 1 in this round: a coin or a ruby.
       *[other] costs { $cost } in this round: coins, rubies or both.
    }
foracrown-about-cost-next =
    { $cost ->
        [0] Next round: free.
       *[other] Next round: { $cost }.
    }
foracrown-about-zone =
    { $loss ->
        [0] Here a portrait is safe from scandals.
        [one] A scandal costs 1 ruby here.
       *[other] A scandal costs { $loss } rubies here.
    }
foracrown-about-pile = The common pile, revealed card by card when all have recruited: { $cards } face down, { $events } of them events.

## What a thing is for, where it is of no use now

foracrown-why-recruiting-over = Recruiting is over for this round: the common pile is being revealed, and { $now } takes effect.
foracrown-why-free = An icon costs nothing, and you cannot buy yourself off it: { $now } takes effect.
foracrown-why-price-raccoon = Each raccoon is bought off with exactly one coin or one ruby.
foracrown-why-price-mage = A mage costs exactly one coin or one ruby.
foracrown-why-heirloom = A family sells { $heirloom } only when it owes a ruby and has none; nobody sells of their own free will.
foracrown-why-heirloom-sold = This heirloom has been sold ({ $heirloom }) and can never be bought back.
foracrown-why-event = { $event } takes place when its card is revealed; nobody starts it.
foracrown-why-effect = Effects belong to revealed mercenaries, which act one after the other; no such card acts now.
foracrown-why-effect-other = Icons are carried out one by one, from left to right; now it is { $effect }.
foracrown-why-family = A family is named for a raccoon or a lost ruby, and now no such icon is carried out.
foracrown-why-family-other = A family is named for a raccoon or a lost ruby; the icon now carried out is { $effect }.
foracrown-why-portrait = Portraits move by the portrait icon, and now no such icon is carried out.
foracrown-why-portrait-other = Portraits move by the portrait icon; the icon now carried out is { $effect }.

## The guided first game: what the coach says of each move

foracrown-lesson-1 = Welcome, Countess Rabbit! The family with the most rubies will wear the crown. In this first round everyone recruits two mercenaries. Level 3 costs 5 coins, just what you have: take the top card of its deck, for your eyes only.
foracrown-lesson-2 = A magic die, a coin and a portrait: not bad. Your coins are gone, but a ruby may stand in for a coin. Rubies are what wins the game, so recruit cheaply: at level 1 it costs only one.
foracrown-lesson-3 = Recruits and events are shuffled into one pile and revealed card by card. Your card has come up and brought you 2 coins; now you move a portrait. Yours jumps over the others to cell 8, where a scandal costs nothing.
foracrown-lesson-4 = You had the most raccoons, so the burglary cost you 2 rubies; the scandal passed you by. A card of level 1 gives one of its two effects. Roll the magic die: two of its six faces are a ruby.
foracrown-lesson-5 = Round 2. Prices have dropped, level 4 is open, and you choose first because your portrait hangs furthest right. A recruit comes up again in every round: take the ruby, two coins and portrait.
foracrown-lesson-6 = Your first recruit is back, and the magic die shows a loss: a rival must give back a ruby. Viscount Penguin has just gained two; take one of them away.
foracrown-lesson-7 = A rival has pushed your portrait down to cell 6. Move it back to the right, over Viscount Penguin to cell 8: the next scandal will not cost you anything there, and you will recruit earlier.
foracrown-lesson-8 = You may move any portrait, not just your own. Push Viscount Penguin down to cell 6: there a scandal costs that family a ruby.
foracrown-lesson-9 = Round 3, and level 5 is open. Two rubies, a rival’s loss, a magic die and a portrait, this round and the next: well worth 3 coins and 2 rubies.
foracrown-lesson-10 = Your new recruit pays off at once. Its last icon is a portrait: move Baron Ape to the left, over yours, and you are the most influential family.
foracrown-lesson-11 = The last round: what you recruit now comes up only once. Level 5 costs just 3 coins, and you have them. Try the top card of its deck.
foracrown-lesson-12 = Your portrait has been pushed to cell 6 again, and the pile still holds two scandals. Move it over Baron Ape to cell 8, out of harm’s way.
foracrown-lesson-13 = Mages for hire! In order of influence, each family may buy one roll of the magic die. A coin is easier to spare than a ruby: pay with a coin.
foracrown-lesson-14 = One scandal is still to come. Move Viscount Penguin to the left: the portrait jumps over Baron Ape to cell 5, where it will cost that family a ruby.
foracrown-lesson-15 = Bribe! You could buy off raccoons, a coin or a ruby each. But this round’s burglary is over, and at the end the most raccoons cost a single ruby, the most coins bring one. Pass.
foracrown-lesson-16 = Your last recruit sends a raccoon: give it to Baron Ape. At the end the most raccoons will cost you a ruby, but you gain one for influence and one for coins, and the carrot you never sold counts as 10.

## The scenes on the game’s own page

foracrown-intro-1 = Recruit mercenaries, in the open or in secret.
foracrown-intro-2 = Everybody’s recruits are shuffled and revealed one by one. Here is yours!
foracrown-intro-3 = Beware of raccoons: in a burglary, whoever houses most of them loses two rubies.
foracrown-intro-4 = Rubies, dirty tricks and portraits: the family with the most rubies will wear the crown.

## The plain board: its fields and what they can say; fields without a word are not shown

foracrown-field-scene = Phase
foracrown-field-order = Order of play
foracrown-field-rounds = Rounds of the game
foracrown-field-pass-number = Recruiting pass
foracrown-field-passes = Passes in this round
foracrown-field-last-round = Last round
foracrown-field-memory-aid = Memory aid
foracrown-field-winner = Winner
foracrown-field-columns = Royal square
foracrown-field-level = Level
foracrown-field-cost = Cost
foracrown-field-next-cost = Cost next round
foracrown-field-opens-in = Opens in round
foracrown-field-deck = Deck
foracrown-field-places = Open cards
foracrown-field-taken-by = Taken by
foracrown-field-gallery = Gallery
foracrown-field-loss = Lost to a scandal
foracrown-field-zones = { "" }
foracrown-field-burglary-loss = Rubies lost to a burglary
foracrown-field-families = Families
foracrown-field-portrait = { "" }
foracrown-field-key = { "" }
foracrown-field-influence = Rank of influence
foracrown-field-least = Least influential
foracrown-field-raccoons = Raccoons
foracrown-field-most-raccoons = Most raccoons
foracrown-field-heirloom = Heirloom
foracrown-field-kept = Kept
foracrown-field-out = Out of the game
foracrown-field-out-in = Out in round
foracrown-field-coins = Coins
foracrown-field-rubies = Rubies
foracrown-field-recruits = Mercenaries
foracrown-field-blind = From the deck
foracrown-field-where = Where
foracrown-field-place = Place in the order
foracrown-field-chest = Your chest
foracrown-field-pile = Common pile
foracrown-field-mercenaries = Mercenaries
foracrown-field-events = Events
foracrown-field-by-seat = By player
foracrown-field-revealed = Revealed
foracrown-field-waiting = In the pile
foracrown-field-may-be = May be
foracrown-field-forecast = If it happened now
foracrown-field-then = Consequence
foracrown-field-may = Choice
foracrown-field-stage = On the stage
foracrown-field-event = Event
foracrown-field-effects = Effects
foracrown-field-either = One of the two
foracrown-field-steps = Effects in order
foracrown-field-effect = Effect
foracrown-field-by-die = From the die
foracrown-field-asks = Question
foracrown-field-die = Magic die
foracrown-field-odds = Faces of the magic die
foracrown-field-targets = Possible targets
foracrown-field-before = Before
foracrown-field-after = After
foracrown-field-shifts = Portraits that can move
foracrown-field-left = To the left
foracrown-field-right = To the right
foracrown-field-price = Price
foracrown-field-drawing = { "" }
foracrown-value-setup = Setup
foracrown-value-recruiting = Recruiting
foracrown-value-revealing = Revealing
foracrown-value-over = End of the game
foracrown-value-pile = face down in the pile
foracrown-value-stage = on the stage
foracrown-value-revealed = revealed
foracrown-value-done = done
foracrown-value-now = now
foracrown-value-waiting = waiting
foracrown-value-next = next
foracrown-value-open = open
foracrown-value-not-chosen = not chosen
foracrown-value-ruby = ruby
foracrown-value-loss = rival’s loss
foracrown-value-die = magic die
foracrown-value-coin = coin
foracrown-value-raccoon = raccoon
foracrown-value-portrait = portrait
foracrown-value-burglary = { foracrown-event-burglary }
foracrown-value-bribe = { foracrown-event-bribe }
foracrown-value-magic-help = { foracrown-event-magic_help }
foracrown-value-mages = { foracrown-event-mages }
foracrown-value-scandal = { foracrown-event-scandal }
foracrown-value-pays = pays
foracrown-value-sells = sells the heirloom
foracrown-value-ruined = ruined
foracrown-value-choose = Which effect?
foracrown-value-hire = Hire a mage
foracrown-value-roll = Roll the magic die
