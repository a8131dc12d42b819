## The shelf

foracrown-title = For a Crown
foracrown-blurb = Engagez des mercenaires, envoyez des ratons laveurs chez vos rivaux, gardez vos rubis : une seule famille d’intrigants portera la couronne.

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
foracrown-card = « { $name } »
foracrown-card-C-T = « pièce ou raton laveur »
foracrown-card-L-P = « perte d’un rival ou portrait »
foracrown-card-D-C = « dé magique ou pièce »
foracrown-card-CC = « 2 × pièce »
foracrown-card-CT = « pièce, raton laveur »
foracrown-card-PP = « 2 × portrait »
foracrown-card-LT = « perte d’un rival, raton laveur »
foracrown-card-LC = « perte d’un rival, pièce »
foracrown-card-RT = « rubis, raton laveur »
foracrown-card-RP = « rubis, portrait »
foracrown-card-RC = « rubis, pièce »
foracrown-card-DC = « dé magique, pièce »
foracrown-card-DL = « dé magique, perte d’un rival »
foracrown-card-RTT = « rubis, 2 × raton laveur »
foracrown-card-RPP = « rubis, 2 × portrait »
foracrown-card-RTP = « rubis, raton laveur, portrait »
foracrown-card-LLT = « 2 × perte d’un rival, raton laveur »
foracrown-card-LLP = « 2 × perte d’un rival, portrait »
foracrown-card-LCT = « perte d’un rival, pièce, raton laveur »
foracrown-card-CCT = « 2 × pièce, raton laveur »
foracrown-card-DDT = « 2 × dé magique, raton laveur »
foracrown-card-DCP = « dé magique, pièce, portrait »
foracrown-card-DLP = « dé magique, perte d’un rival, portrait »
foracrown-card-RCTP = « rubis, pièce, raton laveur, portrait »
foracrown-card-RCCP = « rubis, 2 × pièce, portrait »
foracrown-card-RLTP = « rubis, perte d’un rival, raton laveur, portrait »
foracrown-card-RLTT = « rubis, perte d’un rival, 2 × raton laveur »
foracrown-card-RRTT = « 2 × rubis, 2 × raton laveur »
foracrown-card-LLCC = « 2 × perte d’un rival, 2 × pièce »
foracrown-card-RLCT = « rubis, perte d’un rival, pièce, raton laveur »
foracrown-card-DDCT = « 2 × dé magique, pièce, raton laveur »
foracrown-card-RDTP = « rubis, dé magique, raton laveur, portrait »
foracrown-card-LLDP = « 2 × perte d’un rival, dé magique, portrait »
foracrown-card-RRRTP = « 3 × rubis, raton laveur, portrait »
foracrown-card-RRCTP = « 2 × rubis, pièce, raton laveur, portrait »
foracrown-card-RRLTP = « 2 × rubis, perte d’un rival, raton laveur, portrait »
foracrown-card-RCCCT = « rubis, 3 × pièce, raton laveur »
foracrown-card-RLLCT = « rubis, 2 × perte d’un rival, pièce, raton laveur »
foracrown-card-RLLLT = « rubis, 3 × perte d’un rival, raton laveur »
foracrown-card-RLLCC = « rubis, 2 × perte d’un rival, 2 × pièce »
foracrown-card-RDDTP = « rubis, 2 × dé magique, raton laveur, portrait »
foracrown-card-RRDTT = « 2 × rubis, dé magique, 2 × raton laveur »
foracrown-card-RRLDP = « 2 × rubis, perte d’un rival, dé magique, portrait »
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
foracrown-effect-raccoon = un raton laveur pour un rival
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
    .coach = Les symboles d’un mercenaire s’accomplissent quand on révèle la pile. Un rubis peut payer aussi, mais c’est un point de moins : dépensez d’abord vos pièces.
foracrown-ask-choose = Lequel de ses deux effets votre carte aura-t-elle ?
    .coach = Cette carte fait l’une de deux choses. Choisissez ce qui aide à présent : un portrait avant un événement, de l’argent avant de payer.
foracrown-ask-raccoon = Quelle famille reçoit un raton laveur ?
    .coach = Au cambriolage, la famille qui a le plus de ratons laveurs perd des rubis. Envoyez celui-ci à qui mène.
foracrown-ask-loss = Quelle famille perd un rubis ?
    .coach = La famille choisie rend un rubis. Les coffres sont fermés : souvenez-vous de qui a gagné.
foracrown-ask-shift = Quel portrait déplacez-vous, et de quel côté ?
    .coach = Plus à droite, un portrait a plus d’influence : il perd moins au scandale et départage. Un saut passe par-dessus les voisins.
foracrown-ask-bribe = Voulez-vous vous défaire d’un raton laveur ? Il en coûte une pièce ou un rubis.
    .coach = Au cambriolage, la famille qui a le plus de ratons laveurs perd des rubis. Une pièce ou un rubis en éloigne un : utile si vous en avez le plus.
foracrown-ask-mages = Voulez-vous engager un mage ? Un lancer du dé magique coûte une pièce ou un rubis.
    .coach = Une pièce ou un rubis paie un lancer du dé magique : vous accomplissez le symbole qu’il montre.

## Why another move must wait

foracrown-now-recruit = À présent, vous recrutez un mercenaire : dites lequel et comment vous payez.
foracrown-now-choose = À présent, vous choisissez lequel de ses deux effets votre carte applique.
foracrown-now-raccoon = À présent, vous choisissez la famille qui reçoit votre raton laveur.
foracrown-now-loss = À présent, vous choisissez la famille qui perd un rubis.
foracrown-now-shift = À présent, vous déplacez un portrait, vers la gauche ou vers la droite.
foracrown-now-bribe = À présent, vous pouvez vous défaire d’un raton laveur contre une pièce ou un rubis, ou passer.
foracrown-now-mages = À présent, vous pouvez payer une pièce ou un rubis pour lancer le dé magique, ou passer.

## Ce qu’on peut faire

foracrown-can-card = Recruter une carte visible : vous connaissez ses symboles avant de payer.
foracrown-can-deck = Recruter dans un paquet : vous seul connaissez la carte jusqu’à ce qu’on révèle la pile.
foracrown-can-coin = Payer une pièce : elle achète ce qu’offre l’événement et ne coûte aucun point.
foracrown-can-ruby = Payer un rubis : de même quand vous manquez de pièces, mais les rubis sont des points.
foracrown-can-decline = Passer : vous ne payez rien et rien ne se passe.

## What happened

foracrown-price =
    { $coins ->
        [0] { $rubies ->
            [0] gratuitement
           *[other] pour { $rubies } rubis
        }
        [one] { $rubies ->
            [0] pour 1 pièce
           *[other] pour 1 pièce et { $rubies } rubis
        }
       *[other] { $rubies ->
            [0] pour { $coins } pièces
           *[other] pour { $coins } pièces et { $rubies } rubis
        }
    }
foracrown-hung = { $seat } : portrait à la case { $cell }, { $coins } pièces pour débuter.
    .seat = Votre portrait est à la case { $cell } ; vous débutez avec { $coins } pièces.
foracrown-opened = { $card } est retournée sur la Place Royale.
foracrown-round-began = Manche { $round } : les niveaux 1 à { $level } sont ouverts, { $events } événements sont dans la pile.
foracrown-recruited = { $seat } recrute { $card } { foracrown-price }.
    .seat = Vous recrutez { $card } { foracrown-price }.
foracrown-recruited-blind = { $seat } recrute la carte cachée du { $deck } { foracrown-price }.
    .seat = Vous recrutez la carte cachée du { $deck } { foracrown-price }.
foracrown-looked = { $seat } regarde en secret la carte du { $deck }.
    .seat = Vous regardez en secret la carte du { $deck }.
foracrown-looked-at = { $seat }, votre recrue cachée est { $card }.
    .seat = Votre recrue cachée est { $card }.
foracrown-revealed = { $card } sort de la pile pour { $seat }.
    .seat = { $card } sort de la pile pour vous.
foracrown-ignored = { $card } sort de la pile pour { $seat }, hors jeu : il ne se passe rien.
    .seat = { $card } sort de la pile pour vous, mais vous êtes hors jeu : il ne se passe rien.
foracrown-event-up = Un événement inconnu de tous sort de la pile !
foracrown-happened = { $event } !
foracrown-chose = { $seat } choisit { $effect }.
    .seat = Vous choisissez { $effect }.
foracrown-rolled = { $seat } lance le dé magique : { $effect }.
    .seat = Vous lancez le dé magique : { $effect }.
foracrown-gained-ruby = { $seat } gagne un rubis.
    .seat = Vous gagnez un rubis.
foracrown-gained-coin = { $seat } gagne une pièce.
    .seat = Vous gagnez une pièce.
foracrown-got-raccoon = { $seat } envoie un raton laveur chez { $target }.
    .seat = Vous envoyez un raton laveur chez { $target }.
    .target = { $seat } vous envoie un raton laveur.
    .then = { $target }
foracrown-robbed = { $seat } fait rendre un rubis à { $target }.
    .seat = Vous faites rendre un rubis à { $target }.
    .target = { $seat } vous fait rendre un rubis.
    .then = { $target }
foracrown-lost =
    { $seat } doit rendre { $rubies ->
        [one] un rubis
       *[other] { $rubies } rubis
    }.
    .seat =
        Vous devez rendre { $rubies ->
            [one] un rubis
           *[other] { $rubies } rubis
        }.
foracrown-shifted = { $seat } déplace le { $portrait } jusqu’à la case { $cell }.
    .seat = Vous déplacez le { $portrait } jusqu’à la case { $cell }.
    .then = case { $cell }
foracrown-raccoons-left =
    { $raccoons ->
        [one] { $seat } voit son raton laveur filer en douce.
       *[other] { $seat } voit ses { $raccoons } ratons laveurs filer en douce.
    }
    .seat =
        { $raccoons ->
            [one] Vous voyez votre raton laveur filer en douce.
           *[other] Vous voyez vos { $raccoons } ratons laveurs filer en douce.
        }
foracrown-no-burglary = Il n’y a de raton laveur nulle part : rien n’est volé.
foracrown-no-scandal = Tous les portraits sont à l’abri : personne ne paie.
foracrown-bribed =
    { $seat } se défait d’un raton laveur pour { $paid } ({ $left ->
        [0] plus aucun
       *[other] encore { $left }
    }).
    .seat =
        Vous vous défaites d’un raton laveur pour { $paid } ({ $left ->
            [0] plus aucun
           *[other] encore { $left }
        }).
foracrown-hired = { $seat } engage un mage pour { $paid }.
    .seat = Vous engagez un mage pour { $paid }.
foracrown-declined = { $seat } garde la bourse fermée.
    .seat = Vous gardez la bourse fermée.
foracrown-sold = { $seat } n’a plus de rubis et vend { $heirloom } pour { $rubies } rubis !
    .seat = Vous n’avez plus de rubis et vendez { $heirloom } pour { $rubies } rubis !
foracrown-ruined = Ruine ! { $seat } est hors jeu.
    .seat = Ruine ! Vous êtes hors jeu.

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
foracrown-no-means =
    Le coût est de { $price } ; votre coffre ne contient que { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } et { $rubies } rubis, et l’objet précieux ne se vend pas pour cela.
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

foracrown-because-recruit =
    { $rounds ->
        [one] Il agira encore une fois, et les pièces valent moins que les rubis.
       *[other] Il agira pendant { $rounds } manches, et les pièces valent moins que les rubis.
    }
foracrown-because-recruit-dear =
    { $rounds ->
        [one] Même pour { $rubies } rubis, il est rentable en une manche.
       *[other] { $rubies ->
            [one] En { $rounds } manches, il rapporte plus que le rubis qu’il coûte.
           *[other] En { $rounds } manches, il rapporte plus que les { $rubies } rubis qu’il coûte.
        }
    }
foracrown-because-blind =
    { $rounds ->
        [one] Une carte cachée de ce paquet vaut en moyenne plus que celles qui sont visibles.
       *[other] Une carte cachée de ce paquet vaut en moyenne plus que celles qui sont visibles, et pour { $rounds } manches.
    }
foracrown-because-coin = Les pièces servent encore à recruter, et la majorité de pièces rapporte un rubis à la fin.
foracrown-because-raccoon = Qui a le plus de ratons laveurs subit le cambriolage.
foracrown-because-effect = C’est ce qui rapporte le plus ici : { $effect }.
foracrown-because-victim = La famille qui vous gêne le plus : { $family }.
foracrown-because-safer = Un scandale vous y coûterait moins cher.
foracrown-because-influence = Plus à droite, on est plus influent, et l’influence départage les égalités.
foracrown-because-exposed = Un scandale y coûterait plus cher à un rival : { $family }.
foracrown-because-held-back = Un rival y perd de son influence : { $family }.
foracrown-because-bribe = Vous avez le plus de ratons laveurs, et un cambriolage menace.
foracrown-because-mage = Un lancer du dé magique vaut plus que son prix.
foracrown-because-decline = Cela coûterait plus que cela ne rapporte.

## Ce qui compte, pour dire ce qu’un coup apporte de plus qu’un autre

foracrown-tally-rubies = rubis
foracrown-tally-effects = effets à venir
foracrown-tally-coins = pièces
foracrown-tally-raccoons = ratons laveurs
foracrown-tally-cells = cases d’influence

## The end

foracrown-over-rounds = Toutes les manches ont été jouées.
foracrown-over-ruin = Une famille a été ruinée : cette manche était la dernière.
foracrown-over-alone = Il ne reste qu’une famille : elle gagne sur-le-champ.
foracrown-over-nobody = Toutes les familles sont ruinées ; la dernière à tomber porte la couronne.
foracrown-line-rubies = rubis dans le coffre
foracrown-line-heirloom = objet précieux non vendu
foracrown-line-out = hors jeu
foracrown-line-influence = famille la plus influente
foracrown-line-coins = le plus de pièces ({ $coins })
foracrown-line-raccoons = le plus de ratons laveurs ({ $raccoons })
foracrown-line-spared = le plus de ratons laveurs ({ $raccoons }), mais plus rien à perdre

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
foracrown-board-raccoons = ratons laveurs
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
foracrown-board-legend = R rubis · L perte d’un rival · D dé · C pièce · T raton laveur · P portrait

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
foracrown-web-effect-raccoon = raton laveur
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
        [0] aucun raton laveur
        [one] 1 raton laveur
       *[other] { $raccoons } ratons laveurs
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
foracrown-web-about-burglary = Le plus de ratons laveurs : −{ $loss } rubis, puis ils s’en vont
foracrown-web-about-bribe = 1 pièce ou rubis par raton laveur rendu
foracrown-web-about-magic_help = La moins influente lance le dé
foracrown-web-about-mages = 1 pièce ou rubis : lancez le dé
foracrown-web-about-scandal = Rubis perdus selon la zone : { $text }
foracrown-web-event-unknown = Un événement inconnu, parmi { $kinds }
foracrown-web-event =
    { $event }{ $done ->
        [1] , déjà passé
       *[other] {""}
    }. { $text }
foracrown-web-forecast-pays = { $seat } perdrait { $rubies } rubis.
foracrown-web-forecast-sells = { $seat } vendrait son objet précieux.
foracrown-web-forecast-ruined = { $seat } serait hors jeu.
foracrown-web-forecast-bribe = { $seat } peut renvoyer des ratons laveurs.
foracrown-web-forecast-hire = { $seat } peut payer le dé magique.
foracrown-web-forecast-roll = { $seat } lance le dé magique.
foracrown-web-stage-next = La carte suivante…
foracrown-web-stage-of = Au tour de { $seat }
foracrown-web-stage-mine = Votre mercenaire
foracrown-web-ask-choose = Quel effet ?
foracrown-web-ask-loss = Qui perd un rubis ?
foracrown-web-ask-raccoon = À qui le raton laveur ?
foracrown-web-ask-portrait = Quel portrait bouge ?
foracrown-web-ask-bribe = Renvoyer un raton laveur ?
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
foracrown-web-target-raccoon = { $family } ({ $seat }) : ratons laveurs { $text }
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
foracrown-web-my-chest = Votre coffre
foracrown-web-costs = Les événements de la pile, pour vous
foracrown-web-costs-nothing = Ne vous coûte rien pour l’instant.
foracrown-web-chest-closed = coffre fermé
foracrown-web-chest-known = { $coins } pièces, { $rubies } rubis
foracrown-web-raccoons =
    { $raccoons ->
        [0] aucun raton laveur
        [one] 1 raton laveur
       *[other] { $raccoons } ratons laveurs
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
foracrown-about-effect-raccoon = Raton voleur : une autre famille prend 1 raton voleur.
foracrown-about-effect-portrait = Portrait : déplacez n’importe quel portrait sur la prochaine case libre, à gauche ou à droite.
foracrown-about-deck = La première carte cachée du niveau { $level } : vous la voyez une fois payée, les autres quand elle est révélée.
foracrown-about-event-burglary = Cambriolage : les familles qui ont le plus de ratons laveurs perdent { $loss } rubis, puis leurs ratons laveurs s’en vont.
foracrown-about-event-bribe = Pot-de-vin : dans l’ordre d’influence, chacun peut payer une pièce ou un rubis par raton laveur à renvoyer.
foracrown-about-event-magic_help = Coup de pouce magique : la famille la moins influente lance le dé magique.
foracrown-about-event-mages = Mages mercenaires : dans l’ordre d’influence, chacun peut payer une pièce ou un rubis pour lancer le dé magique.
foracrown-about-event-scandal = Scandale : chaque famille perd des rubis selon la zone de son portrait : { $text }.
foracrown-about-event-unknown = Un événement ajouté à la pile sans être vu : nul ne le connaît avant la révélation.
foracrown-about-family =
    { $family } ({ $seat }) : { $influence ->
        [1] la famille la plus influente
       *[other] { $influence }e en influence
    }, { $raccoons ->
        [0] aucun raton laveur
        [one] 1 raton laveur
       *[other] { $raccoons } ratons laveurs
    }. Objet précieux, { $worth } rubis tant qu’il n’est pas vendu : { $heirloom }.
foracrown-about-family-sold =
    { $family } ({ $seat }) : { $influence ->
        [1] la famille la plus influente
       *[other] { $influence }e en influence
    }, { $raccoons ->
        [0] aucun raton laveur
        [one] 1 raton laveur
       *[other] { $raccoons } ratons laveurs
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

## À quoi sert une chose, quand elle ne sert pas maintenant

foracrown-why-recruiting-over = Le recrutement de cette manche est fini : on révèle la pile commune, et { $now } s’applique.
foracrown-why-free = Une icône ne coûte rien, et on ne s’en dispense pas en payant : { $now } s’applique.
foracrown-why-price-raccoon = Chaque raton laveur se renvoie contre une pièce ou un rubis, ni plus ni moins.
foracrown-why-price-mage = Un mage coûte une pièce ou un rubis, ni plus ni moins.
foracrown-why-heirloom = On ne vend un objet précieux ({ $heirloom }) que si l’on doit un rubis sans en avoir ; personne ne vend de son plein gré.
foracrown-why-heirloom-sold = Cet objet précieux est vendu ({ $heirloom }) et ne se rachète jamais.
foracrown-why-event = { $event } : cet événement a lieu quand sa carte est révélée ; personne ne le déclenche.
foracrown-why-effect = Les effets sont ceux des Mercenaires révélés, qui agissent l’un après l’autre ; aucun n’agit maintenant.
foracrown-why-effect-other = Les icônes s’appliquent une à une, de gauche à droite ; c’est maintenant { $effect }.
foracrown-why-family = On désigne une famille pour un raton laveur ou un rubis perdu, et aucune de ces icônes ne s’applique maintenant.
foracrown-why-family-other = On désigne une famille pour un raton laveur ou un rubis perdu ; l’icône qui s’applique est { $effect }.
foracrown-why-portrait = Les portraits se déplacent par l’icône portrait, et elle ne s’applique pas maintenant.
foracrown-why-portrait-other = Les portraits se déplacent par l’icône portrait ; l’icône qui s’applique est { $effect }.

## La première partie guidée : ce que dit le guide à chaque coup

foracrown-lesson-1 = Bienvenue, Comtesse Lapine ! La famille la plus riche en rubis portera la couronne. Dans cette première manche, chacun recrute deux mercenaires. Le niveau 3 coûte 5 pièces, tout ce que vous avez : prenez la carte du dessus du paquet, vous seule la verrez.
foracrown-lesson-2 = Dé magique, pièce et portrait : pas mal. Vous n’avez plus de pièces, mais un rubis peut en remplacer une. Ce sont les rubis qui font gagner : recrutez à bas prix, au niveau 1 il n’en coûte qu’un.
foracrown-lesson-3 = Recrues et événements sont mélangés, puis révélés un à un. Votre carte vous a rapporté 2 pièces ; déplacez maintenant un portrait. Le vôtre saute les autres jusqu’à la case 8, où un scandale ne coûte rien.
foracrown-lesson-4 = Vous aviez le plus de ratons laveurs : le cambriolage vous a coûté 2 rubis ; le scandale vous a épargné. Une carte de niveau 1 donne un de ses deux effets. Lancez le dé magique : deux de ses six faces sont un rubis.
foracrown-lesson-5 = Manche 2. Les prix ont baissé, le niveau 4 est ouvert, et vous choisissez en premier, car votre portrait est le plus à droite. Une recrue revient à chaque manche : prenez rubis, deux pièces et portrait.
foracrown-lesson-6 = Votre première recrue est de retour, et le dé magique donne une perte : un rival doit rendre un rubis. Le Vicomte Pingouin vient d’en gagner deux : qu’il en rende un.
foracrown-lesson-7 = Un rival a repoussé votre portrait à la case 6. Ramenez-le vers la droite : il saute le Vicomte Pingouin jusqu’à la case 8. Le prochain scandale ne vous y coûtera rien, et vous recruterez plus tôt.
foracrown-lesson-8 = Vous pouvez déplacer n’importe quel portrait, pas seulement le vôtre. Repoussez le Vicomte Pingouin à la case 6 : un scandale y coûtera un rubis à sa famille.
foracrown-lesson-9 = Manche 3, le niveau 5 est ouvert. Deux rubis, une perte d’un rival, un dé magique et un portrait, à cette manche et à la suivante : cela vaut bien 3 pièces et 2 rubis.
foracrown-lesson-10 = Votre nouvelle recrue rapporte aussitôt. Sa dernière icône est un portrait : déplacez le Baron Singe vers la gauche, il saute le vôtre, et votre famille devient la plus influente.
foracrown-lesson-11 = Dernière manche : votre recrue ne sera plus révélée qu’une fois. Le niveau 5 ne coûte plus que 3 pièces, et vous les avez. Tentez la carte du dessus du paquet.
foracrown-lesson-12 = On a encore repoussé votre portrait à la case 6, et la pile cache toujours deux scandales. Faites-lui sauter le Baron Singe jusqu’à la case 8, à l’abri.
foracrown-lesson-13 = Mages mercenaires ! Dans l’ordre d’influence, chaque famille peut se payer un lancer du dé magique. Une pièce vous manquera moins qu’un rubis : payez avec une pièce.
foracrown-lesson-14 = Il reste un scandale à venir. Déplacez le Vicomte Pingouin vers la gauche : il saute le Baron Singe jusqu’à la case 5, où il en coûtera un rubis à sa famille.
foracrown-lesson-15 = Pot-de-vin ! Vous pourriez vous défaire de ratons laveurs, une pièce ou un rubis chacun. Mais le cambriolage est passé : à la fin, avoir le plus de ratons laveurs coûte un seul rubis, et le plus de pièces en rapporte un. Passez.
foracrown-lesson-16 = Votre dernière recrue envoie un raton laveur : donnez-le au Baron Singe. À la fin, le plus de ratons laveurs vous coûtera un rubis, mais l’influence et les pièces vous en donnent un chacune, et la carotte jamais vendue en vaut 10.

## Les scènes de la page du jeu

foracrown-intro-1 = Recrutez des mercenaires, au vu de tous ou en secret.
foracrown-intro-2 = Les recrues de toutes les familles sont mélangées, puis dévoilées une à une. Voici la vôtre !
foracrown-intro-3 = Gare aux ratons laveurs : au cambriolage, qui en héberge le plus perd deux rubis.
foracrown-intro-4 = Rubis, coups bas et portraits : la famille la plus riche en rubis portera la couronne.

## Le plateau simple : ses champs et ce qu’ils peuvent dire ; un champ sans mot n’est pas montré

foracrown-field-scene = Phase
foracrown-field-order = Ordre du tour
foracrown-field-rounds = Manches de la partie
foracrown-field-pass-number = Recrutement nº
foracrown-field-passes = Recrutements de la manche
foracrown-field-last-round = Dernière manche
foracrown-field-memory-aid = Aide-mémoire
foracrown-field-winner = Gagnant
foracrown-field-columns = Place Royale
foracrown-field-level = Niveau
foracrown-field-cost = Coût
foracrown-field-next-cost = Coût à la manche suivante
foracrown-field-opens-in = Ouvre à la manche
foracrown-field-deck = Paquet
foracrown-field-places = Cartes visibles
foracrown-field-taken-by = Prise par
foracrown-field-gallery = Galerie
foracrown-field-loss = Perte en cas de scandale
foracrown-field-zones = { "" }
foracrown-field-burglary-loss = Rubis perdus au cambriolage
foracrown-field-families = Familles
foracrown-field-portrait = { "" }
foracrown-field-key = { "" }
foracrown-field-influence = Rang d’influence
foracrown-field-least = La moins influente
foracrown-field-raccoons = Ratons laveurs
foracrown-field-most-raccoons = Le plus de ratons laveurs
foracrown-field-heirloom = Objet précieux
foracrown-field-kept = Gardé
foracrown-field-out = Hors jeu
foracrown-field-out-in = Hors jeu à la manche
foracrown-field-coins = Pièces
foracrown-field-rubies = Rubis
foracrown-field-recruits = Mercenaires
foracrown-field-blind = Prise dans le paquet
foracrown-field-where = Où
foracrown-field-place = Place dans l’ordre
foracrown-field-chest = Votre coffre
foracrown-field-pile = Pile commune
foracrown-field-mercenaries = Mercenaires
foracrown-field-events = Événements
foracrown-field-by-seat = Par joueur
foracrown-field-revealed = Révélées
foracrown-field-waiting = Dans la pile
foracrown-field-may-be = Peut être
foracrown-field-forecast = S’il avait lieu maintenant
foracrown-field-then = Conséquence
foracrown-field-may = Choix
foracrown-field-stage = Sur la scène
foracrown-field-event = Événement
foracrown-field-effects = Effets
foracrown-field-either = L’un des deux
foracrown-field-steps = Effets dans l’ordre
foracrown-field-effect = Effet
foracrown-field-by-die = Donné par le dé
foracrown-field-asks = Question
foracrown-field-die = Dé magique
foracrown-field-odds = Faces du dé magique
foracrown-field-targets = Cibles possibles
foracrown-field-before = Avant
foracrown-field-after = Après
foracrown-field-shifts = Portraits à déplacer
foracrown-field-left = À gauche
foracrown-field-right = À droite
foracrown-field-price = Prix
foracrown-field-drawing = { "" }
foracrown-value-setup = Mise en place
foracrown-value-recruiting = Recrutement
foracrown-value-revealing = Révélation
foracrown-value-over = Fin de partie
foracrown-value-pile = face cachée dans la pile
foracrown-value-stage = sur la scène
foracrown-value-revealed = révélé
foracrown-value-done = fait
foracrown-value-now = en cours
foracrown-value-waiting = en attente
foracrown-value-next = à suivre
foracrown-value-open = à choisir
foracrown-value-not-chosen = pas choisi
foracrown-value-ruby = rubis
foracrown-value-loss = perte d’un rival
foracrown-value-die = dé magique
foracrown-value-coin = pièce
foracrown-value-raccoon = raton laveur
foracrown-value-portrait = portrait
foracrown-value-burglary = { foracrown-event-burglary }
foracrown-value-bribe = { foracrown-event-bribe }
foracrown-value-magic-help = { foracrown-event-magic_help }
foracrown-value-mages = { foracrown-event-mages }
foracrown-value-scandal = { foracrown-event-scandal }
foracrown-value-pays = paie
foracrown-value-sells = vend son objet
foracrown-value-ruined = ruinée
foracrown-value-choose = Quel effet ?
foracrown-value-hire = Engager un mage
foracrown-value-roll = Lancer le dé magique
