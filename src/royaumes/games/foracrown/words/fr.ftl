## The shelf

foracrown-title = For a Crown
foracrown-blurb = Engagez des mercenaires, envoyez des ratons chez vos rivaux, gardez vos rubis : une seule famille d’intrigants portera la couronne.

## Settings

foracrown-option-memory_aid = Aide-mémoire : ce que chacun a vu payer et gagner est additionné pour tous

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
