## The shelf

foracrown-title = For a Crown
foracrown-blurb = Engagez des mercenaires, envoyez des ratons chez vos rivaux, gardez vos rubis : une seule famille d’intrigants portera la couronne.

## Settings

foracrown-setting-memory_aid = Aide-mémoire : ce que chacun a vu payer et gagner est additionné pour tous

## Things: families, cards, decks, tokens, effects, events, heirlooms, sides

foracrown-family-rabbit = Comtesse Lapine
foracrown-family-penguin = Vicomte Pingouin
foracrown-family-ape = Baron Singe
foracrown-family-flamingo = Duc Flamant Rose
foracrown-family-crocodile = Marquise Croco
foracrown-portrait-rabbit = portrait de la Comtesse Lapine
foracrown-portrait-penguin = portrait du Vicomte Pingouin
foracrown-portrait-ape = portrait du Baron Singe
foracrown-portrait-flamingo = portrait du Duc Flamant Rose
foracrown-portrait-crocodile = portrait de la Marquise Croco
foracrown-side-left = vers la gauche
foracrown-side-right = vers la droite
foracrown-card-C-T = C/T (pièce ou raton)
foracrown-card-L-P = L/P (perte d’un rival ou portrait)
foracrown-card-D-C = D/C (dé magique ou pièce)
foracrown-card-CC = CC (2 × pièce)
foracrown-card-CT = CT (pièce, raton)
foracrown-card-PP = PP (2 × portrait)
foracrown-card-LT = LT (perte d’un rival, raton)
foracrown-card-LC = LC (perte d’un rival, pièce)
foracrown-card-RT = RT (rubis, raton)
foracrown-card-RP = RP (rubis, portrait)
foracrown-card-RC = RC (rubis, pièce)
foracrown-card-DC = DC (dé magique, pièce)
foracrown-card-DL = DL (dé magique, perte d’un rival)
foracrown-card-RTT = RTT (rubis, 2 × raton)
foracrown-card-RPP = RPP (rubis, 2 × portrait)
foracrown-card-RTP = RTP (rubis, raton, portrait)
foracrown-card-LLT = LLT (2 × perte d’un rival, raton)
foracrown-card-LLP = LLP (2 × perte d’un rival, portrait)
foracrown-card-LCT = LCT (perte d’un rival, pièce, raton)
foracrown-card-CCT = CCT (2 × pièce, raton)
foracrown-card-DDT = DDT (2 × dé magique, raton)
foracrown-card-DCP = DCP (dé magique, pièce, portrait)
foracrown-card-DLP = DLP (dé magique, perte d’un rival, portrait)
foracrown-card-RCTP = RCTP (rubis, pièce, raton, portrait)
foracrown-card-RCCP = RCCP (rubis, 2 × pièce, portrait)
foracrown-card-RLTP = RLTP (rubis, perte d’un rival, raton, portrait)
foracrown-card-RLTT = RLTT (rubis, perte d’un rival, 2 × raton)
foracrown-card-RRTT = RRTT (2 × rubis, 2 × raton)
foracrown-card-LLCC = LLCC (2 × perte d’un rival, 2 × pièce)
foracrown-card-RLCT = RLCT (rubis, perte d’un rival, pièce, raton)
foracrown-card-DDCT = DDCT (2 × dé magique, pièce, raton)
foracrown-card-RDTP = RDTP (rubis, dé magique, raton, portrait)
foracrown-card-LLDP = LLDP (2 × perte d’un rival, dé magique, portrait)
foracrown-card-RRRTP = RRRTP (3 × rubis, raton, portrait)
foracrown-card-RRCTP = RRCTP (2 × rubis, pièce, raton, portrait)
foracrown-card-RRLTP = RRLTP (2 × rubis, perte d’un rival, raton, portrait)
foracrown-card-RCCCT = RCCCT (rubis, 3 × pièce, raton)
foracrown-card-RLLCT = RLLCT (rubis, 2 × perte d’un rival, pièce, raton)
foracrown-card-RLLLT = RLLLT (rubis, 3 × perte d’un rival, raton)
foracrown-card-RLLCC = RLLCC (rubis, 2 × perte d’un rival, 2 × pièce)
foracrown-card-RDDTP = RDDTP (rubis, 2 × dé magique, raton, portrait)
foracrown-card-RRDTT = RRDTT (2 × rubis, dé magique, 2 × raton)
foracrown-card-RRLDP = RRLDP (2 × rubis, perte d’un rival, dé magique, portrait)
foracrown-deck = paquet { $name }
foracrown-coin =
    { $name ->
        [one] 1 pièce
       *[other] { $name } pièces
    }
foracrown-ruby = { $name } rubis
foracrown-effect-ruby = un rubis
foracrown-effect-loss = une perte pour un rival
foracrown-effect-die = le dé magique
foracrown-effect-coin = une pièce
foracrown-effect-raccoon = un raton pour un rival
foracrown-effect-portrait = un portrait à déplacer
foracrown-event-burglary = Cambriolage
foracrown-event-bribe = Pot-de-vin
foracrown-event-magic_help = Coup de pouce magique
foracrown-event-mages = Mages mercenaires
foracrown-event-scandal = Scandale
foracrown-heirloom-carrot = la carotte
foracrown-heirloom-fish = le poisson
foracrown-heirloom-banana = la banane
foracrown-heirloom-shrimp = la crevette
foracrown-heirloom-egg = l’œuf
foracrown-pay-nothing = gratuitement
foracrown-decline = passer

## Questions

foracrown-ask-portraits = Les portraits sont accrochés au hasard.
foracrown-ask-open = Une carte est retournée sur la Place Royale.
foracrown-ask-hidden = { $seat } regarde sa recrue cachée.
foracrown-ask-reveal = La carte suivante de la pile est révélée.
foracrown-ask-event = Quel événement est-ce ?
foracrown-ask-roll = { $seat } lance le dé magique.
foracrown-ask-recruit = Quel mercenaire recrutez-vous, et comment payez-vous ?
foracrown-ask-choose = Lequel de ses deux effets votre carte aura-t-elle ?
foracrown-ask-raccoon = Quelle famille reçoit un raton ?
foracrown-ask-loss = Quelle famille perd un rubis ?
foracrown-ask-shift = Quel portrait déplacez-vous, et de quel côté ?
foracrown-ask-bribe = Voulez-vous vous défaire d’un raton ? Il en coûte une pièce ou un rubis.
foracrown-ask-mages = Voulez-vous engager un mage ? Un lancer du dé magique coûte une pièce ou un rubis.

## Why another move must wait

foracrown-now-recruit = À présent, vous recrutez un mercenaire : dites lequel et comment vous payez.
foracrown-now-choose = À présent, vous choisissez lequel de ses deux effets votre carte applique.
foracrown-now-raccoon = À présent, vous choisissez la famille qui reçoit votre raton.
foracrown-now-loss = À présent, vous choisissez la famille qui perd un rubis.
foracrown-now-shift = À présent, vous déplacez un portrait, vers la gauche ou vers la droite.
foracrown-now-bribe = À présent, vous pouvez vous défaire d’un raton contre une pièce ou un rubis, ou passer.
foracrown-now-mages = À présent, vous pouvez payer une pièce ou un rubis pour lancer le dé magique, ou passer.

## What happened

foracrown-price =
    { $coins ->
        [0] { $rubies ->
            [0] 0 pièce
           *[other] { $rubies } rubis
        }
        [one] { $rubies ->
            [0] 1 pièce
           *[other] 1 pièce et { $rubies } rubis
        }
       *[other] { $rubies ->
            [0] { $coins } pièces
           *[other] { $coins } pièces et { $rubies } rubis
        }
    }
foracrown-hung = { $seat } : portrait à la case { $cell }, { $coins } pièces pour débuter.
foracrown-opened = { $card } est retournée sur la Place Royale.
foracrown-round-began = Manche { $round } : les niveaux 1 à { $level } sont ouverts, { $events } événements sont dans la pile.
foracrown-recruited = { $seat } recrute { $card } pour { foracrown-price }.
foracrown-recruited-blind = { $seat } recrute la carte cachée du { $deck } pour { foracrown-price }.
foracrown-looked = { $seat } regarde en secret la carte du { $deck }.
foracrown-looked-at = { $seat }, votre recrue cachée est { $card }.
foracrown-revealed = { $card } sort de la pile pour { $seat }.
foracrown-ignored = { $card } sort de la pile pour { $seat }, hors jeu : il ne se passe rien.
foracrown-event-up = Un événement inconnu de tous sort de la pile !
foracrown-happened = { $event } !
foracrown-chose = { $seat } choisit { $effect }.
foracrown-rolled = { $seat } lance le dé magique : { $effect }.
foracrown-gained-ruby = { $seat } gagne un rubis.
foracrown-gained-coin = { $seat } gagne une pièce.
foracrown-got-raccoon = { $seat } envoie un raton chez { $target }.
foracrown-robbed = { $seat } fait rendre un rubis à { $target }.
foracrown-lost =
    { $seat } doit rendre { $rubies ->
        [one] un rubis
       *[other] { $rubies } rubis
    }.
foracrown-shifted = { $seat } déplace le { $portrait } jusqu’à la case { $cell }.
foracrown-raccoons-left =
    { $raccoons ->
        [one] { $seat } voit son raton filer en douce.
       *[other] { $seat } voit ses { $raccoons } ratons filer en douce.
    }
foracrown-no-burglary = Il n’y a de raton nulle part : rien n’est volé.
foracrown-no-scandal = Tous les portraits sont à l’abri : personne ne paie.
foracrown-bribed =
    { $seat } se défait d’un raton pour { $paid } ({ $left ->
        [0] plus aucun
       *[other] encore { $left }
    }).
foracrown-hired = { $seat } engage un mage pour { $paid }.
foracrown-declined = { $seat } garde la bourse fermée.
foracrown-sold = { $seat } n’a plus de rubis et vend { $heirloom } pour { $rubies } rubis !
foracrown-ruined = Ruine ! { $seat } est hors jeu.

## Why not

foracrown-no-skip = Chacun doit recruter ; il y a toujours un mercenaire que l’on peut payer.
foracrown-no-tile = Il n’y a pas encore de tuile de coût sous le niveau { $level }.
foracrown-no-cards-left = Il ne reste aucune carte : { $source }.
foracrown-no-such-card = { $source } n’est pas visible sur la Place Royale.
foracrown-no-price =
    Le coût est de { $price ->
        [0] zéro
       *[other] { $price }
    }, non de { $paid }.
foracrown-no-coins =
    Il faut { $needed ->
        [one] 1 pièce
       *[other] { $needed } pièces
    } ; vous en avez { $held }.
foracrown-no-rubies = Il faut { $needed } rubis ; vous en avez { $held }, et l’objet précieux ne se vend pas pour cela.
foracrown-no-passing = Une icône s’applique obligatoirement ; on ne peut pas y renoncer.
foracrown-no-such-effect = { $card } n’a pas cet effet.
foracrown-no-aim-self = Il faut viser une autre famille que la vôtre.
foracrown-no-aim-out = { $family } n’est pas en jeu.
foracrown-no-portrait = Le { $portrait } n’est pas dans la Galerie.
foracrown-no-free-cell = Le { $portrait } ne peut pas aller { $side } : aucune case n’y est libre.

## Why a move is advised

foracrown-why-recruit =
    { $rounds ->
        [one] Il agira encore une fois, et les pièces valent moins que les rubis.
       *[other] Il agira pendant { $rounds } manches, et les pièces valent moins que les rubis.
    }
foracrown-why-recruit-dear =
    { $rounds ->
        [one] Même pour { $rubies } rubis, il est rentable en une manche.
       *[other] En { $rounds } manches, il rapporte plus que les { $rubies } rubis qu’il coûte.
    }
foracrown-why-blind =
    { $rounds ->
        [one] Une carte cachée de ce paquet vaut en moyenne plus que celles qui sont visibles.
       *[other] Une carte cachée de ce paquet vaut en moyenne plus que celles qui sont visibles, et pour { $rounds } manches.
    }
foracrown-why-coin = Les pièces servent encore à recruter, et la majorité de pièces rapporte un rubis à la fin.
foracrown-why-raccoon = Qui a le plus de ratons subit le cambriolage.
foracrown-why-effect = C’est ce qui rapporte le plus ici : { $effect }.
foracrown-why-victim = Qui vous gêne le plus : { $family }.
foracrown-why-safer = Un scandale vous y coûterait moins cher.
foracrown-why-influence = Plus à droite, on est plus influent, et l’influence départage les égalités.
foracrown-why-exposed = Un scandale y coûterait plus cher à un rival : { $family }.
foracrown-why-held-back = Un rival y perd de son influence : { $family }.
foracrown-why-bribe = Vous avez le plus de ratons, et un cambriolage menace.
foracrown-why-mage = Un lancer du dé magique vaut plus que son prix.
foracrown-why-decline = Cela coûterait plus que cela ne rapporte.

## The end

foracrown-over-rounds = Quatre manches ont été jouées.
foracrown-over-ruin = Une famille a été ruinée : cette manche était la dernière.
foracrown-over-alone = Il ne reste qu’une famille : elle gagne sur-le-champ.
foracrown-over-nobody = Toutes les familles sont ruinées ; la dernière à tomber porte la couronne.
foracrown-line-rubies = rubis dans le coffre
foracrown-line-heirloom = objet précieux non vendu
foracrown-line-out = hors jeu
foracrown-line-influence = famille la plus influente
foracrown-line-coins = le plus de pièces ({ $coins })
foracrown-line-raccoons = le plus de ratons ({ $raccoons })
foracrown-line-spared = le plus de ratons ({ $raccoons }), mais plus rien à perdre

## The board in the terminal

foracrown-board-round = Manche { $round } sur { $rounds }
foracrown-board-square = Place Royale
foracrown-board-level = Niveau { $level }
foracrown-board-cost = coût { $cost }
foracrown-board-closed = fermé
foracrown-board-hidden = paquet
foracrown-board-gallery = Galerie
foracrown-board-less = moins influente
foracrown-board-more = plus influente
foracrown-board-scandal = scandale
foracrown-board-family = Famille
foracrown-board-raccoons = ratons
foracrown-board-heirloom = objet
foracrown-board-sold = vendu
foracrown-board-kept = gardé
foracrown-board-out = hors jeu
foracrown-board-mercenaries = mercenaires
foracrown-board-coins = pièces
foracrown-board-rubies = rubis
foracrown-board-chest = Votre coffre
foracrown-board-pile = Pile
foracrown-board-face-down = { $cards } face cachée
foracrown-board-events = événements
foracrown-board-now = À présent
foracrown-board-then = puis
foracrown-board-legend = R rubis · L perte d’un rival · D dé · C pièce · T raton · P portrait

## The drawn board

foracrown-web-you = Vous
foracrown-web-square = Place Royale
foracrown-web-gallery = Galerie
foracrown-web-events = Pile commune et événements
foracrown-web-stage = La scène : on révèle la pile
foracrown-web-crowning = Le couronnement : tous les coffres sont ouverts
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
    } : { $text }{ $cards ->
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
    Niveau { $level } : { $cost ->
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
       *[other] Scandale : { $loss }
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
    Pile commune : { $cards ->
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
foracrown-web-about-burglary = Le plus de ratons : −2 rubis, puis ils s’en vont
foracrown-web-about-bribe = 1 pièce ou rubis par raton rendu
foracrown-web-about-magic_help = La moins influente lance le dé
foracrown-web-about-mages = 1 pièce ou rubis : lancez le dé
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
foracrown-web-ask-choose = Quel effet ?
foracrown-web-ask-loss = Qui perd un rubis ?
foracrown-web-ask-raccoon = À qui le raton ?
foracrown-web-ask-portrait = Quel portrait bouge ?
foracrown-web-ask-bribe = Renvoyer un raton ?
foracrown-web-ask-hire = Engager un mage ?
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
foracrown-web-target-ruby-pays = { $family } ({ $seat }) : rubis { $text }
foracrown-web-target-ruby-sells = { $family } ({ $seat }) : rubis { $text }, vend son objet précieux
foracrown-web-target-ruby-ruined = { $family } ({ $seat }) : rubis { $text }, hors jeu
foracrown-web-target-raccoon = { $family } ({ $seat }) : ratons { $text }
foracrown-web-die = Le dé magique montre { $effect }
foracrown-web-rank = { $rank }. { $seat } : { $score } rubis
foracrown-web-chest-holds =
    Votre coffre : { $coins ->
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
foracrown-web-heirloom-kept = objet précieux gardé : { $heirloom }
foracrown-web-heirloom-sold = objet précieux vendu : { $heirloom }
foracrown-web-out =
    { $round ->
        [0] hors jeu
       *[other] hors jeu à la manche { $round }
    }
foracrown-web-cost-slots = Coût { $cost } : touchez une case pour changer pièce et rubis
foracrown-web-slot-coin = Case { $number } : pièce ; passer au rubis
foracrown-web-slot-ruby = Case { $number } : rubis ; passer à la pièce
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
        [1] Un effet au choix, à chaque fois qu’il est révélé :
       *[other] Une fois révélé, de gauche à droite :
    }
foracrown-about-effect-ruby = Rubis : gagnez 1 rubis.
foracrown-about-effect-loss = Perte d’un rival : une autre famille rend 1 rubis.
foracrown-about-effect-die = Dé magique : lancez-le et appliquez l’effet indiqué.
foracrown-about-effect-coin = Pièce : gagnez 1 pièce.
foracrown-about-effect-raccoon = Raton : une autre famille prend 1 raton voleur.
foracrown-about-effect-portrait = Portrait : déplacez n’importe quel portrait sur la prochaine case libre, à gauche ou à droite.
foracrown-about-deck = La première carte cachée du niveau { $level } : vous la voyez une fois payée, les autres quand elle est révélée.
foracrown-about-event-burglary = Cambriolage : les familles qui ont le plus de ratons perdent 2 rubis, puis leurs ratons s’en vont.
foracrown-about-event-bribe = Pot-de-vin : dans l’ordre d’influence, chacun peut payer une pièce ou un rubis par raton à renvoyer.
foracrown-about-event-magic_help = Coup de pouce magique : la famille la moins influente lance le dé magique.
foracrown-about-event-mages = Mages mercenaires : dans l’ordre d’influence, chacun peut payer une pièce ou un rubis pour lancer le dé magique.
foracrown-about-event-scandal = Scandale : chaque famille perd 2, 1 ou 0 rubis, selon la zone de son portrait.
foracrown-about-event-unknown = Un événement ajouté à la pile sans être vu : nul ne le connaît avant la révélation.
foracrown-about-family =
    { $family } ({ $seat }) : { $influence ->
        [1] la famille la plus influente
       *[other] { $influence }e en influence
    }, { $raccoons ->
        [0] aucun raton
        [one] 1 raton
       *[other] { $raccoons } ratons
    }. Objet précieux, 10 rubis tant qu’il n’est pas vendu : { $heirloom }.
foracrown-about-family-sold =
    { $family } ({ $seat }) : { $influence ->
        [1] la famille la plus influente
       *[other] { $influence }e en influence
    }, { $raccoons ->
        [0] aucun raton
        [one] 1 raton
       *[other] { $raccoons } ratons
    }. Objet précieux vendu : devoir un rubis qu’elle n’a plus la mettrait hors jeu.
foracrown-about-family-out = { $family } ({ $seat }) est hors jeu.
foracrown-about-cost =
    Un mercenaire de niveau { $level } { $cost ->
        [0] est gratuit à cette manche.
        [one] coûte 1 à cette manche : une pièce ou un rubis.
       *[other] coûte { $cost } à cette manche : en pièces, en rubis ou les deux.
    }
foracrown-about-cost-next =
    { $cost ->
        [0] Manche suivante : gratuit.
       *[other] Manche suivante : { $cost }.
    }
foracrown-about-zone =
    { $loss ->
        [0] Ici, un portrait est à l’abri des scandales.
       *[other] Ici, un scandale coûte { $loss } rubis.
    }
foracrown-about-pile = La pile commune, révélée carte par carte quand toutes les familles ont recruté : { $cards } cartes face cachée, dont { $events } événements.
