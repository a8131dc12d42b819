## The shelf

emerald-title = Emerald
emerald-blurb = Plus les chevaliers sont nombreux sur une case, plus chacun avance vers le trésor ; mais le dragon n’est jamais loin.

## Options

emerald-setting-fair = Départ équitable : des points pour la seconde moitié de l’ordre du tour, car à trois joueurs ou plus, jouer tard est un désavantage

## Things: knights, places, cards, buttons

emerald-knight-yellow = chevalier jaune
emerald-knight-blue = chevalier bleu
emerald-knight-black = chevalier noir
emerald-knight-white = chevalier blanc
emerald-knight-green = chevalier vert
emerald-tower = tour { $name }
emerald-tower-keep = donjon
emerald-plain = plaine { $name }
emerald-mountain = montagne { $name }
emerald-gold = une carte or de { $name }
emerald-gem-ruby = un rubis
emerald-gem-emerald = une émeraude
emerald-gem-garnet = un grenat
emerald-gem-turquoise = une turquoise
emerald-most-ruby = majorité de rubis
emerald-most-emerald = majorité d’émeraudes
emerald-most-garnet = majorité de grenats
emerald-most-turquoise = majorité de turquoises
emerald-pile-gold = la carte or
emerald-pile-gem = la pierre précieuse
emerald-stop = s’arrêter là
emerald-surrender = abandonner le chevalier

## Questions

emerald-ask-gold = Une carte or est retournée.
emerald-ask-gem = Une pierre précieuse est retournée.
emerald-ask-first = Qui commence ?
emerald-ask-march = Quel chevalier avance ?
emerald-ask-second = Un second chevalier, ou s’arrêter là ?
emerald-ask-take = Quelle carte prenez-vous ({ $place }) ?
emerald-ask-die = On lance le dé du dragon.
emerald-ask-feed = Le dragon s’est posé ({ $place }). Quel chevalier capture-t-il ?
emerald-ask-pay = Le dragon tient votre { $knight }. Quelle carte or donnez-vous, ou le chevalier est-il perdu ?

## What happened

emerald-opened = On découvre { $card } ({ $place }).
emerald-began = { $seat } commence.
emerald-marched =
    { $seat } avance un { $knight } : { $start } → { $goal } ({ $steps ->
        [one] 1 case
       *[other] { $steps } cases
    }).
emerald-entered =
    { $seat } mène un { $knight } ({ $start }) dans la salle du trésor et prend une carte trésor ({ $left ->
        [0] la dernière
       *[other] reste { $left }
    }).
emerald-stopped = { $seat } ne déplace pas de second chevalier.
emerald-took = { $seat } prend { $card } ({ $place }).
emerald-four-gems = { $seat } réunit avant tous quatre pierres différentes et prend le bonus.
emerald-flew = { $seat } réveille le dragon et fait { $die } au dé : il vole, { $start } → { $goal }.
emerald-captured = Le dragon saisit un { $knight } ({ $seat }, { $place }).
emerald-ransomed = { $seat } donne une carte or au dragon ; le { $knight } reste libre.
emerald-ransomed-with = { $seat } donne au dragon { $card }, à l’insu des autres ; le { $knight } reste libre.
emerald-devoured = Le { $knight } est emporté au nid ({ $seat } en garde { $left } en jeu).
emerald-shifted = La piste de vol avance : { $start } à { $goal }.
emerald-counted = Tout l’or est retourné et compté.

## Why not now: another question is asked

emerald-now-march = C’est le moment de déplacer un chevalier : choisissez l’un des vôtres et la case qu’il quitte.
emerald-now-second = Votre premier chevalier a bougé : déplacez-en un second, ou arrêtez-vous là.
emerald-now-take = Votre chevalier est arrivé ({ $place }) : prenez d’abord l’une des cartes visibles.
emerald-now-feed = Le dragon s’est posé ({ $place }) : désignez d’abord le chevalier qu’il capture.
emerald-now-pay = Le dragon tient votre { $knight } : donnez d’abord une carte or, ou abandonnez le chevalier.

## Why not

emerald-no-not-yours = Le { $knight } ({ $place }) n’est pas à vous.
emerald-no-knight-there = Il n’y a pas de { $knight } ici : { $place }.
emerald-no-other-colour = À deux joueurs, les deux chevaliers d’un tour sont de la même couleur : seul un autre { $knight } peut suivre.
emerald-no-twice = Le { $knight } ({ $place }) a déjà bougé pendant ce tour.
emerald-no-ransomed = Le { $knight } ({ $place }) vient d’être racheté : il se repose jusqu’à votre prochain tour.
emerald-no-stop-yet = Vous devez déplacer au moins un chevalier.
emerald-no-prey = Il n’y a pas de { $knight } là où le dragon s’est posé ({ $place }).
emerald-no-such-gold = Vous n’avez pas { $card }.

## Why a move is advised

emerald-why-treasure = Il entre dans la salle du trésor : { $points } points.
emerald-why-end = La partie s’arrête alors que vous êtes en tête.
emerald-why-free-step = Il ne prend pas de carte : un deuxième chevalier peut encore avancer.
emerald-why-closer = Un chevalier se rapproche des cartes et du trésor.
emerald-why-gold = Vous gagnez { $card }.
emerald-why-gem = Vous gagnez { $gem }.
emerald-why-most = Vous gagnez { $gem } et prenez la { $most }.
emerald-why-four = Vous gagnez { $gem } : les quatre pierres, et leur bonus.
emerald-why-card-despite = Vous gagnez { $card } ; le dragon se réveille, mais le jeu en vaut la chandelle.
emerald-why-stop = Un autre déplacement ne ferait que gâcher votre position.
emerald-why-prey = { $seat } est ici votre rival le plus dangereux, et devra payer ou perdre son chevalier.
emerald-why-prey-poor = { $seat } n’a pas d’or pour payer.
emerald-why-pay = Il suffit de donner { $card }, la plus petite que vous ayez : le chevalier vaut davantage.
emerald-why-surrender = Votre or vaut plus que ce chevalier.

## The end

emerald-over-treasures = La dernière carte trésor est prise.
emerald-over-knights = Un joueur n’a plus qu’un chevalier en jeu.
emerald-line-gold = or : { $cards }
emerald-line-treasures =
    { $count ->
        [one] 1 carte trésor
       *[other] { $count } cartes trésor
    }
emerald-line-gems =
    { $count ->
        [one] 1 pierre précieuse
       *[other] { $count } pierres précieuses
    }
emerald-line-four = bonus : quatre pierres différentes, avant tous
emerald-line-most = bonus : { $most }
emerald-line-fair = départ équitable

## The board in the terminal

emerald-board-letter-yellow = J
emerald-board-letter-blue = B
emerald-board-letter-black = N
emerald-board-letter-white = L
emerald-board-letter-green = V
emerald-board-colour-yellow = jaune
emerald-board-colour-blue = bleu
emerald-board-colour-black = noir
emerald-board-colour-white = blanc
emerald-board-colour-green = vert
emerald-board-tower = T{ $number }
emerald-board-keep = donj.
emerald-board-plain = p{ $number }
emerald-board-mountain = m{ $number }
emerald-board-knights = chevaliers
emerald-board-march = marche
emerald-board-gold = or
emerald-board-gems = pierres
emerald-board-dragon = dragon
emerald-board-die = se pose
emerald-board-castle = Château et plaine
emerald-board-mountains = Montagne
emerald-board-player = joueur
emerald-board-in-play = en jeu
emerald-board-nest = nid
emerald-board-treasures = trésors
emerald-board-four = Bonus des quatre pierres différentes : { $who }
emerald-board-hidden = { $count ->
    [0] aucune
    [one] 1 carte
   *[other] { $count } cartes
}
emerald-board-left = Cartes trésor restantes : { $count }
emerald-board-four-free = à prendre
emerald-board-fair = Départ équitable : +{ $points } pour { $seats }
emerald-board-legend = 3+2 : carte visible, cartes dessous · → arrivée (! : réveille le dragon)
emerald-board-legend-gems = R rubis · E émeraude · G grenat · T turquoise · ◄D, D► le dragon et sa direction

## The board in the browser

emerald-web-mine = Mon or
emerald-web-dragon-castle = le dragon, tourné vers le château
emerald-web-dragon-lair = le dragon, tourné vers l’antre

## Things the board points at

emerald-chamber = la salle du trésor
emerald-nest = le nid
emerald-dragon = le dragon
emerald-die = le dé du dragon
emerald-treasure = une carte trésor
emerald-four = quatre pierres différentes

## Written on the board in the browser

emerald-web-keep = donjon
emerald-web-which = Quel chevalier avance ?
emerald-web-prey = Quel chevalier le dragon capture-t-il ?
emerald-web-held = Le dragon tient un { $knight } ({ $seat })
emerald-web-held-yours = Le dragon tient votre { $knight }
emerald-web-held-left = { $left ->
    [one] S’il est perdu, il reste 1 chevalier en jeu.
   *[other] S’il est perdu, il reste { $left } chevaliers en jeu.
}
emerald-web-held-ends = S’il est perdu, la partie s’arrête.
emerald-web-give-up = L’abandonner
emerald-web-tie = égalité
emerald-web-nobody = –
emerald-web-free = à prendre

## Read out by the browser

emerald-web-place-empty = { $place } : personne.
emerald-web-place = { $place } : { $text }.
emerald-web-some = { $count ->
    [one] { $knight }
   *[other] { $count } × { $knight }
}
emerald-web-march = Le vôtre avancerait de { $steps } : { $goal }.
emerald-web-march-wakes = Le vôtre avancerait de { $steps } : { $goal }, et réveillerait le dragon.
emerald-web-pile-at = { $place } : { $card }, { $under ->
    [0] rien dessous
    [one] 1 carte dessous
   *[other] { $under } cartes dessous
}
emerald-web-pile-hidden = { $place } : { $under ->
    [one] 1 carte face cachée
   *[other] { $under } cartes face cachée
}
emerald-web-chamber = Salle du trésor : { $count ->
    [0] plus de carte trésor
    [one] reste 1 carte trésor
   *[other] restent { $count } cartes trésor
} ; à l’intérieur : { $knights }
emerald-web-nest = Le nid : { $knights }
emerald-web-die = Le dé montre { $die }
emerald-web-owned = { $knight } ({ $seat })
emerald-web-pay = { $card }, vous en avez { $count }
emerald-web-no-gold = Pas encore d’or
emerald-web-in-play = { $knight } : { $count } en jeu
emerald-web-treasures = { $count ->
    [0] pas de carte trésor
    [one] 1 carte trésor
   *[other] { $count } cartes trésor
}
emerald-web-gold = { $count ->
    [0] pas d’or
    [one] 1 carte or
   *[other] { $count } cartes or
}
emerald-web-gems = { $gem } × { $count }
emerald-web-gems-most = { $gem } × { $count } : la majorité
emerald-web-four-won = Bonus des quatre pierres différentes
emerald-web-most = { $most } : { $points } points en fin de partie
emerald-web-four = Le premier qui réunit les quatre pierres : { $points } points, tout de suite

## Tooltips of the browser

emerald-about-knight = Un chevalier avance d’autant de cases qu’il y a de chevaliers sur la sienne, lui compris, toujours vers l’antre.
emerald-about-gold = Une carte or : sa valeur en points si vous l’avez encore à la fin, ou la rançon d’un chevalier capturé.
emerald-about-gem = Une pierre précieuse : 1 point, et 4 de plus à la fin pour celui qui en a seul le plus d’une sorte.
emerald-about-dragon = Un chevalier qui s’arrête à côté de la piste, ou sur la case du dragon, le réveille : le dé dit jusqu’où il vole.
emerald-about-die = Le dé du dragon : 1, 2 ou 3, deux faces de chaque.
emerald-about-bar = La piste de vol : le dragon va et vient le long de ces quatre cases ; après chaque vol elle avance d’une case.
emerald-about-chamber = Qui entre ici prend une carte trésor de 5 points. La quatrième met fin à la partie.
emerald-about-nest = Les chevaliers emportés par le dragon. Dès qu’un joueur n’a plus qu’un chevalier en jeu, la partie s’arrête.
emerald-about-treasure = Une carte trésor : 5 points.
emerald-about-four = Le premier joueur qui réunit les quatre pierres prend ce bonus tout de suite : 4 points.
emerald-about-stop = Finir son tour sans déplacer de second chevalier.
emerald-about-surrender = Le chevalier est emporté au nid ; il est hors jeu.
