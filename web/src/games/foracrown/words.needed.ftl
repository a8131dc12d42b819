### en

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
foracrown-web-about-burglary = Most raccoons: lose 2 rubies, raccoons leave
foracrown-web-about-bribe = 1 coin or ruby sends a raccoon away
foracrown-web-about-magic_help = The least influential rolls the die
foracrown-web-about-mages = 1 coin or ruby: roll the magic die
foracrown-web-about-scandal = Lose 2, 1 or 0 rubies by zone
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
foracrown-about-event-burglary = Burglary: the families with the most raccoons lose 2 rubies, then their raccoons leave.
foracrown-about-event-bribe = Bribe: in order of influence, everybody may pay a coin or a ruby for each raccoon to send away.
foracrown-about-event-magic_help = Magic help: the least influential family rolls the magic die.
foracrown-about-event-mages = Mages for hire: in order of influence, everybody may pay a coin or a ruby to roll the magic die.
foracrown-about-event-scandal = Scandal: every family loses 2, 1 or 0 rubies, by the zone its portrait hangs in.
foracrown-about-event-unknown = An event that joined the pile unseen: nobody knows it before it is revealed.
foracrown-about-family =
    { $family } ({ $seat }): { $influence ->
        [1] the most influential family
       *[other] number { $influence } in influence
    }, { $raccoons ->
        [0] no raccoon
        [one] 1 raccoon
       *[other] { $raccoons } raccoons
    }. Heirloom, worth 10 rubies while unsold: { $heirloom }.
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

### fr

foracrown-web-you = Vous
foracrown-web-square = Place Royale
foracrown-web-gallery = Galerie
foracrown-web-events = Pile commune et événements
foracrown-web-stage = La scène : on révèle la pile
foracrown-web-crowning = Le couronnement : tous les coffres sont ouverts
foracrown-web-letter-rabbit = L
foracrown-web-letter-penguin = P
foracrown-web-letter-ape = S
foracrown-web-letter-flamingo = F
foracrown-web-letter-crocodile = C
foracrown-web-effect-ruby = rubis
foracrown-web-effect-loss = perte d’un rival
foracrown-web-effect-die = dé magique
foracrown-web-effect-coin = pièce
foracrown-web-effect-raccoon = raton
foracrown-web-effect-portrait = portrait
foracrown-web-effects =
    { $count ->
        [one] { $text }
       *[other] { $count } × { $text }
    }
foracrown-web-either = { $first } ou { $second }
foracrown-web-card =
    Niveau { $level }, { $cost ->
        [-1] fermé
        [0] gratuit
       *[other] coût { $cost }
    } : { $text }{ $cards ->
        [one] {""}
       *[other] , { $cards } cartes
    }
foracrown-web-deck =
    Première carte cachée du niveau { $level }, { $cost ->
        [-1] fermé
        [0] gratuite
       *[other] coût { $cost }
    }, { $cards ->
        [0] paquet épuisé
        [one] reste 1 carte
       *[other] restent { $cards } cartes
    }
foracrown-web-cost =
    Niveau { $level } : { $cost ->
        [0] gratuit
       *[other] coût { $cost }
    }
foracrown-web-free = gratuit
foracrown-web-closed = fermé
foracrown-web-opens = manche { $round }
foracrown-web-taken = pris
foracrown-web-zone =
    { $loss ->
        [0] À l’abri du scandale
       *[other] Scandale : { $loss }
    }
foracrown-web-zone-short =
    { $loss ->
        [0] à l’abri
       *[other] Scandale −{ $loss }
    }
foracrown-web-portrait =
    { $portrait } ({ $seat }), case { $cell }, { $influence ->
        [1] la plus influente
       *[other] { $influence }e en influence
    }, { $raccoons ->
        [0] aucun raton
        [one] 1 raton
       *[other] { $raccoons } ratons
    }
foracrown-web-landing =
    { $portrait } vers la case { $cell }, où un scandale coûte { $loss ->
        [0] zéro rubis
        [one] 1 rubis
       *[other] { $loss } rubis
    }
foracrown-web-pile =
    Pile commune : { $cards ->
        [0] vide
        [one] 1 carte face cachée
       *[other] { $cards } cartes face cachée
    }, dont { $events ->
        [0] aucun événement
        [one] 1 événement
       *[other] { $events } événements
    }
foracrown-web-left = reste { $cards }
foracrown-web-unknown = Inconnu
foracrown-web-nobody = personne
foracrown-web-event-burglary = Cambriolage
foracrown-web-event-bribe = Pot-de-vin
foracrown-web-event-magic_help = Coup de pouce
foracrown-web-event-mages = Mages
foracrown-web-event-scandal = Scandale
foracrown-web-about-burglary = Le plus de ratons : −2 rubis, puis ils s’en vont
foracrown-web-about-bribe = 1 pièce ou rubis par raton rendu
foracrown-web-about-magic_help = La moins influente lance le dé
foracrown-web-about-mages = 1 pièce ou rubis : lancez le dé
foracrown-web-about-scandal = Perdez 2, 1 ou 0 rubis selon la zone
foracrown-web-event-unknown = Un événement inconnu, parmi { $kinds }
foracrown-web-event =
    { $event }{ $done ->
        [1] , déjà passé
       *[other] {""}
    }. { $text }
foracrown-web-forecast-pays = { $seat } perdrait { $rubies } rubis.
foracrown-web-forecast-sells = { $seat } vendrait son objet précieux.
foracrown-web-forecast-ruined = { $seat } serait hors jeu.
foracrown-web-forecast-bribe = { $seat } peut renvoyer des ratons.
foracrown-web-forecast-hire = { $seat } peut payer le dé magique.
foracrown-web-forecast-roll = { $seat } lance le dé magique.
foracrown-web-stage-next = La carte suivante…
foracrown-web-stage-of = Au tour de { $seat }
foracrown-web-stage-mine = Votre mercenaire
foracrown-web-ask-choose = Quel effet ?
foracrown-web-ask-loss = Qui perd un rubis ?
foracrown-web-ask-raccoon = À qui le raton ?
foracrown-web-ask-portrait = Quel portrait bouge ?
foracrown-web-ask-bribe = Renvoyer un raton ?
foracrown-web-ask-hire = Engager un mage ?
foracrown-web-how-choose = Touchez l’un des deux.
foracrown-web-how-loss = Touchez un portrait.
foracrown-web-how-raccoon = Touchez un portrait.
foracrown-web-how-portrait = Touchez-le dans la galerie, puis sa nouvelle case.
foracrown-web-how-bribe = Payez en pièce ou en rubis.
foracrown-web-how-hire = Payez en pièce ou en rubis.
foracrown-web-decides = { $seat } choisit.
foracrown-web-decline-bribe = le garder
foracrown-web-decline-hire = non merci
foracrown-web-then = puis
foracrown-web-then-ruined = hors jeu
foracrown-web-then-sells = vend son objet
foracrown-web-target-ruby-pays = { $family } ({ $seat }) : rubis { $text }
foracrown-web-target-ruby-sells = { $family } ({ $seat }) : rubis { $text }, vend son objet précieux
foracrown-web-target-ruby-ruined = { $family } ({ $seat }) : rubis { $text }, hors jeu
foracrown-web-target-raccoon = { $family } ({ $seat }) : ratons { $text }
foracrown-web-die = Le dé magique montre { $effect }
foracrown-web-rank = { $rank }. { $seat } : { $score } rubis
foracrown-web-chest-holds =
    Votre coffre : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, { $rubies } rubis{ $kept ->
        [1] , { $heirloom }
       *[other] {""}
    }
foracrown-web-chest-closed = coffre fermé
foracrown-web-chest-known = { $coins } pièces, { $rubies } rubis
foracrown-web-raccoons =
    { $raccoons ->
        [0] aucun raton
        [one] 1 raton
       *[other] { $raccoons } ratons
    }
foracrown-web-heirloom-kept = objet précieux gardé : { $heirloom }
foracrown-web-heirloom-sold = objet précieux vendu : { $heirloom }
foracrown-web-out =
    { $round ->
        [0] hors jeu
       *[other] hors jeu à la manche { $round }
    }
foracrown-web-cost-slots = Coût { $cost } : touchez une case pour changer pièce et rubis
foracrown-web-slot-coin = Case { $number } : pièce ; passer au rubis
foracrown-web-slot-ruby = Case { $number } : rubis ; passer à la pièce
foracrown-web-more-coin = Une pièce de plus
foracrown-web-more-ruby = Un rubis de plus
foracrown-web-left-over = Il restera
foracrown-web-recruit-for =
    { $coins ->
        [0] { $rubies ->
            [0] Recruter gratuitement
           *[other] Recruter pour { $rubies } rubis
        }
        [one] { $rubies ->
            [0] Recruter pour 1 pièce
           *[other] Recruter pour 1 pièce et { $rubies } rubis
        }
       *[other] { $rubies ->
            [0] Recruter pour { $coins } pièces
           *[other] Recruter pour { $coins } pièces et { $rubies } rubis
        }
    }
foracrown-web-hidden-level = Carte cachée de niveau { $level }
foracrown-web-recruits = Mercenaires
foracrown-web-no-recruits = Aucun mercenaire
foracrown-web-where-pile = face cachée dans la pile
foracrown-web-where-stage = sur la scène
foracrown-web-where-revealed = révélé
foracrown-about-card =
    Un mercenaire de niveau { $level }. { $either ->
        [1] Un effet au choix, à chaque fois qu’il est révélé :
       *[other] Une fois révélé, de gauche à droite :
    }
foracrown-about-effect-ruby = Rubis : gagnez 1 rubis.
foracrown-about-effect-loss = Perte d’un rival : une autre famille rend 1 rubis.
foracrown-about-effect-die = Dé magique : lancez-le et appliquez l’effet indiqué.
foracrown-about-effect-coin = Pièce : gagnez 1 pièce.
foracrown-about-effect-raccoon = Raton : une autre famille prend 1 raton voleur.
foracrown-about-effect-portrait = Portrait : déplacez n’importe quel portrait sur la prochaine case libre, à gauche ou à droite.
foracrown-about-deck = La première carte cachée du niveau { $level } : vous la voyez une fois payée, les autres quand elle est révélée.
foracrown-about-event-burglary = Cambriolage : les familles qui ont le plus de ratons perdent 2 rubis, puis leurs ratons s’en vont.
foracrown-about-event-bribe = Pot-de-vin : dans l’ordre d’influence, chacun peut payer une pièce ou un rubis par raton à renvoyer.
foracrown-about-event-magic_help = Coup de pouce magique : la famille la moins influente lance le dé magique.
foracrown-about-event-mages = Mages mercenaires : dans l’ordre d’influence, chacun peut payer une pièce ou un rubis pour lancer le dé magique.
foracrown-about-event-scandal = Scandale : chaque famille perd 2, 1 ou 0 rubis, selon la zone de son portrait.
foracrown-about-event-unknown = Un événement ajouté à la pile sans être vu : nul ne le connaît avant la révélation.
foracrown-about-family =
    { $family } ({ $seat }) : { $influence ->
        [1] la famille la plus influente
       *[other] { $influence }e en influence
    }, { $raccoons ->
        [0] aucun raton
        [one] 1 raton
       *[other] { $raccoons } ratons
    }. Objet précieux, 10 rubis tant qu’il n’est pas vendu : { $heirloom }.
foracrown-about-family-sold =
    { $family } ({ $seat }) : { $influence ->
        [1] la famille la plus influente
       *[other] { $influence }e en influence
    }, { $raccoons ->
        [0] aucun raton
        [one] 1 raton
       *[other] { $raccoons } ratons
    }. Objet précieux vendu : devoir un rubis qu’elle n’a plus la mettrait hors jeu.
foracrown-about-family-out = { $family } ({ $seat }) est hors jeu.
foracrown-about-cost =
    Un mercenaire de niveau { $level } { $cost ->
        [0] est gratuit à cette manche.
        [one] coûte 1 à cette manche : une pièce ou un rubis.
       *[other] coûte { $cost } à cette manche : en pièces, en rubis ou les deux.
    }
foracrown-about-cost-next =
    { $cost ->
        [0] Manche suivante : gratuit.
       *[other] Manche suivante : { $cost }.
    }
foracrown-about-zone =
    { $loss ->
        [0] Ici, un portrait est à l’abri des scandales.
       *[other] Ici, un scandale coûte { $loss } rubis.
    }
foracrown-about-pile = La pile commune, révélée carte par carte quand toutes les familles ont recruté : { $cards } cartes face cachée, dont { $events } événements.
