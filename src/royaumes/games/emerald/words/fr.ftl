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
    .coach = Un chevalier avance d’autant de cases qu’il y a de chevaliers avec lui, toutes couleurs confondues. Regardez où chacun arriverait : en montagne, vous prenez de l’or ou une pierre ; mais près de la piste de vol, vous réveillez le dragon.
emerald-ask-second = Un second chevalier, ou s’arrêter là ?
    .coach = Tant qu’aucune carte n’a été prise, un second chevalier peut avancer. Faites monter du monde, ou arrêtez-vous pour ne pas allonger les pas des autres.
emerald-ask-take = Quelle carte prenez-vous ({ $place }) ?
    .coach = L’or vaut ses points et peut payer le dragon ; les pierres comptent par majorité, et le premier à réunir les quatre sortes prend un bonus.
emerald-ask-die = On lance le dé du dragon.
emerald-ask-feed = Le dragon s’est posé ({ $place }). Quel chevalier capture-t-il ?
    .coach = Le dragon prend un chevalier là où il s’est posé, et c’est vous qui choisissez. Un adversaire, si possible.
emerald-ask-pay = Le dragon tient votre { $knight }. Quelle carte or donnez-vous, ou le chevalier est-il perdu ?
    .coach = Une carte or libère votre chevalier ; sinon il finit au nid. Une petite carte est une rançon modique pour un chevalier proche du trésor.

## What happened

emerald-opened = On découvre { $card } ({ $place }).
emerald-began = { $seat } commence.
    .seat = Vous commencez.
emerald-marched =
    { $seat } avance un { $knight } : { $start } → { $goal } ({ $steps ->
        [one] 1 case
       *[other] { $steps } cases
    }).
    .seat =
        Vous avancez un { $knight } : { $start } → { $goal } ({ $steps ->
            [one] 1 case
           *[other] { $steps } cases
        }).
    .then = { $goal }
emerald-entered =
    { $seat } mène un { $knight } ({ $start }) dans la salle du trésor et prend une carte trésor ({ $left ->
        [0] la dernière
       *[other] reste { $left }
    }).
    .seat =
        Vous menez un { $knight } ({ $start }) dans la salle du trésor et prenez une carte trésor ({ $left ->
            [0] la dernière
           *[other] reste { $left }
        }).
    .then = la salle du trésor
emerald-stopped = { $seat } ne déplace pas de second chevalier.
    .seat = Vous ne déplacez pas de second chevalier.
emerald-took = { $seat } prend { $card } ({ $place }).
    .seat = Vous prenez { $card } ({ $place }).
    .then = { $card }
emerald-four-gems = { $seat } réunit avant tous quatre pierres différentes et prend le bonus.
    .seat = Vous réunissez avant tous quatre pierres différentes et prenez le bonus.
emerald-flew = { $seat } réveille le dragon et fait { $die } au dé : il vole, { $start } → { $goal }.
    .seat = Vous réveillez le dragon et faites { $die } au dé : il vole, { $start } → { $goal }.
emerald-flew-back = { $seat } réveille le dragon et fait { $die } au dé : il fait demi-tour et revient se poser d’où il venait ({ $goal }).
    .seat = Vous réveillez le dragon et faites { $die } au dé : il fait demi-tour et revient se poser d’où il venait ({ $goal }).
emerald-captured = Le dragon saisit un { $knight } ({ $seat }, { $place }).
    .seat = Le dragon saisit votre { $knight } ({ $place }).
emerald-ransomed = { $seat } donne une carte or au dragon ; le { $knight } reste libre.
    .seat = Vous donnez une carte or au dragon ; le { $knight } reste libre.
emerald-ransomed-with = { $seat } donne au dragon { $card }, à l’insu des autres ; le { $knight } reste libre.
    .seat = Vous donnez au dragon { $card }, à l’insu des autres ; le { $knight } reste libre.
emerald-devoured = Le { $knight } est emporté au nid ({ $seat } en garde { $left } en jeu).
    .seat = Votre { $knight } est emporté au nid (il vous en reste { $left } en jeu).
emerald-shifted = La piste de vol avance : { $start } à { $goal }.
emerald-counted = Tout l’or est retourné et compté.

## Why not now: another question is asked

emerald-now-march = C’est le moment de déplacer un chevalier : choisissez l’un des vôtres et la case qu’il quitte.
emerald-now-second = Votre premier chevalier a bougé : déplacez-en un second, ou arrêtez-vous là.
emerald-now-take = Votre chevalier est arrivé ({ $place }) : prenez d’abord l’une des cartes visibles.
emerald-now-feed = Le dragon s’est posé ({ $place }) : désignez d’abord le chevalier qu’il capture.
emerald-now-pay = Le dragon tient votre { $knight } : donnez d’abord une carte or, ou abandonnez le chevalier.

## Ce qu’on peut faire

emerald-can-knight = Faire avancer un chevalier : d’autant de cases qu’il y a de chevaliers sur la sienne, vers la salle du trésor.
emerald-can-stop = S’arrêter : votre tour finit sur une seule marche, et les autres trouvent les chevaliers où ils sont.
emerald-can-gold = Donner une carte or : votre chevalier est libre et reste où il est.
emerald-can-surrender = Abandonner le chevalier : vous gardez votre or, et le chevalier quitte la partie.

## Why not

emerald-no-not-yours = Le { $knight } ({ $place }) n’est pas à vous.
emerald-no-such-knights = Aucun { $knight } ne participe à cette partie.
emerald-no-knight-there = Il n’y a pas de { $knight } ici : { $place }.
emerald-no-other-colour = À deux joueurs, les deux chevaliers d’un tour sont de la même couleur : seul un autre { $knight } peut suivre.
emerald-no-twice = Le { $knight } ({ $place }) a déjà bougé pendant ce tour.
emerald-no-ransomed = Le { $knight } ({ $place }) vient d’être racheté : il se repose jusqu’à votre prochain tour.
emerald-no-stop-yet = Vous devez déplacer au moins un chevalier.
emerald-no-prey = Il n’y a pas de { $knight } là où le dragon s’est posé ({ $place }).
emerald-no-such-gold = Vous n’avez pas { $card }.

## Why a move is advised

emerald-because-treasure = Il entre dans la salle du trésor : { $points } points.
emerald-because-end = La partie s’arrête alors que vous êtes en tête.
emerald-because-free-step = Il ne prend pas de carte : un deuxième chevalier peut encore avancer.
emerald-because-closer = Un chevalier se rapproche des cartes et du trésor.
emerald-because-gold = Vous gagnez { $card }.
emerald-because-gem = Vous gagnez { $gem }.
emerald-because-most = Vous gagnez { $gem } et prenez la { $most }.
emerald-because-four = Vous gagnez { $gem } : les quatre pierres, et leur bonus.
emerald-because-card-despite = Vous gagnez { $card } ; le dragon se réveille, mais le jeu en vaut la chandelle.
emerald-because-stop = Un autre déplacement ne ferait que gâcher votre position.
emerald-because-prey = { $seat } est ici votre rival le plus dangereux, et devra payer ou perdre son chevalier.
emerald-because-prey-poor = { $seat } n’a pas d’or pour payer.
emerald-because-pay = Il suffit de donner { $card }, la plus petite que vous ayez : le chevalier vaut davantage.
emerald-because-surrender = Votre or vaut plus que ce chevalier.

## Ce qui compte, pour dire ce qu’un coup apporte de plus qu’un autre

emerald-tally-gold = points d’or
emerald-tally-gems = points de pierres
emerald-tally-treasures = cartes trésor
emerald-tally-lost = chevaliers perdus
emerald-tally-cells = cases parcourues

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
emerald-end-treasures = Trésors
emerald-end-gold = Or
emerald-end-gems = Pierres
emerald-end-bonuses = Bonus
emerald-end-points = Points

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
emerald-web-free = libre

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
emerald-web-gem-points =
    { $gem ->
        [one] { $gem } point
       *[other] { $gem } points
    }
emerald-about-gem = Une pierre précieuse : { emerald-web-gem-points }, et { $most } de plus à la fin pour celui qui en a seul le plus d’une sorte.
emerald-about-dragon = Un chevalier qui s’arrête à côté de la piste, ou sur la case du dragon, le réveille : le dé dit jusqu’où il vole.
emerald-about-die = Les faces du dé du dragon : { $faces }.
emerald-about-bar = La piste de vol : le dragon va et vient le long de ces cases ; après chaque vol elle avance d’une case.
emerald-about-chamber = Qui entre ici prend une carte trésor de { $treasure } points. La dernière met fin à la partie.
emerald-about-nest = Les chevaliers emportés par le dragon. Dès qu’un joueur n’a plus qu’un chevalier en jeu, la partie s’arrête.
emerald-about-treasure = Une carte trésor : { $treasure } points.
emerald-about-four = Le premier joueur qui réunit les quatre pierres prend ce bonus tout de suite : { $four } points.
emerald-about-stop = Finir son tour sans déplacer de second chevalier.
emerald-about-surrender = Le chevalier est emporté au nid ; il est hors jeu.

## À quoi sert une chose, quand elle ne sert pas maintenant

emerald-why-pile = Seul un chevalier qui termine son déplacement ici ({ $place }) y prend une carte.
emerald-why-pile-elsewhere = Votre chevalier s’est arrêté là : { $place }. C’est là que vous prenez une carte, pas ici : { $there }.
emerald-why-gold = Vous ne donnez de l’or que pour un de vos chevaliers pris par le dragon, et il n’en tient aucun.
emerald-why-surrender = Le dragon ne tient aucun de vos chevaliers : il n’y en a pas à abandonner.
emerald-why-gem = Les pierres restent devant vous jusqu’à la fin, où chacune rapporte un point ; vous en avez { $count } de cette sorte.
emerald-why-gem-ransom = Le dragon ne s’intéresse qu’à l’or : { $gem } ne libère aucun chevalier.
emerald-why-most = Ce bonus se donne à la fin, à qui possède seul le plus de ces pierres : pour l’instant { $seat }.
emerald-why-most-tied = Ce bonus se donne à la fin, à qui possède seul le plus de ces pierres : pour l’instant personne.
emerald-why-march-taking = Aucun chevalier ne bouge maintenant : le vôtre est arrivé ici ({ $place }), et vous devez y prendre une des cartes.
emerald-why-march-feeding = Aucun chevalier ne bouge maintenant : le dragon s’est posé là ({ $place }) et prend un des chevaliers présents.
emerald-why-march-pleading = Aucun chevalier ne bouge maintenant : le dragon tient votre { $knight } ({ $place }).
emerald-why-stop-taking = Vous ne pouvez pas vous arrêter avant d’avoir pris une des cartes ({ $place }).
emerald-why-stop-feeding = Vous ne pouvez pas vous arrêter avant d’avoir choisi la proie du dragon ({ $place }).
emerald-why-stop-pleading = Vous ne pouvez pas en rester là : le dragon tient votre { $knight } ({ $place }). Donnez de l’or, ou abandonnez-le.
emerald-why-pile-none = Une carte se prend avec un chevalier qui vient de s’arrêter dans la montagne, et aucun ne l’a fait.

## La première partie guidée : ce que dit le guide à chaque coup

emerald-lesson-1 = Bienvenue ! Vos chevaliers, jaunes et noirs, partent chercher le trésor du dragon. Chacun avance d’exactement autant de cases qu’il y a de chevaliers là d’où il part. Ils sont quatre dans la tour 1 : votre jaune va jusqu’à la plaine 4.
emerald-lesson-2 = Votre premier chevalier n’a pas pris de carte : un second peut donc avancer, de la même couleur à deux joueurs. Faites suivre celui de la tour 2 : plus on est nombreux, plus on va loin.
emerald-lesson-3 = Deux chevaliers bleus ont rejoint les vôtres en plaine 4, et ceux de votre rival comptent aussi. Quatre en tout : le vôtre avance de quatre cases, jusqu’à la montagne 2.
emerald-lesson-4 = En montagne, votre chevalier doit prendre une des cartes visibles de sa case, et cela met fin à votre tour. Prenez l’or : il compte sa valeur à la fin, et c’est la seule rançon qu’accepte le dragon.
emerald-lesson-5 = Qui s’arrête près de la piste de vol réveille le dragon ; après chaque vol, la piste avance. Elle longe à présent la montagne 4, mais voyez où le dé peut mener le dragon : en 6 ou en 7, pas chez vous. Allez-y !
emerald-lesson-6 = Une carte or de 5 : il n’y a pas mieux. Les autres voient combien de cartes or vous avez, jamais ce qu’elles valent.
emerald-lesson-7 = Quelques tours plus tard. L’or d’ici ne vaut que 2. Une pierre vaut 1 point, et 4 de plus à qui en a seul le plus d’une sorte à la fin ; le premier à réunir les quatre sortes en gagne 4 aussi. Prenez l’émeraude.
emerald-lesson-8 = Trois chevaliers sont en montagne 1 : le vôtre va jusqu’à la montagne 4. Il n’y a plus d’or là-bas, vous y prendrez donc le grenat, votre troisième sorte de pierre.
emerald-lesson-9 = Votre rival a réuni les quatre sortes avant vous. De la montagne 5, vous arrivez en 7, à côté d’un chevalier bleu : si le dragon s’y pose, vous l’aurez réveillé, et c’est vous qui désignerez sa proie.
emerald-lesson-10 = L’or ne vaut que 2. Avec ce rubis, vous en avez un chacun : à égalité, personne ne prend le bonus de la majorité de rubis.
emerald-lesson-11 = Vous avez fait 3, et le dragon s’est posé près de votre chevalier. Il en capture un des deux, et c’est à vous de choisir : le bleu. Votre rival devra donner une carte or, ou perdre son chevalier.
emerald-lesson-12 = En montagne 9, votre chevalier est à un pas de la salle du trésor. Entrez : une carte trésor vaut 5 points, et il n’y en a que quatre.
emerald-lesson-13 = Un de vos chevaliers vient de rejoindre les autres en montagne 5. Il n’y reste plus de carte : un second peut donc partir, et ils y sont maintenant quatre, de quoi atteindre d’un coup la montagne 9.
emerald-lesson-14 = Prenez le rubis et vous revenez à égalité, deux partout. Le dragon se réveille, et avec un 2 il se poserait sur vous ; mais vous avez de l’or en réserve.
emerald-lesson-15 = Et voilà le 2 ! N’importe quelle carte or rachète votre chevalier : donnez la plus faible, votre 1.
emerald-lesson-16 = Votre rival est entré lui aussi dans la salle du trésor : il reste deux cartes trésor. Faites entrer le chevalier que vous avez racheté : ce sera votre deuxième.
emerald-lesson-17 = Deux chevaliers sont en montagne 8, et la salle du trésor est à deux pas. La dernière carte trésor met aussitôt fin à la partie ; on retourne alors tout l’or et on le compte.

## Les scènes de la page du jeu

emerald-intro-1 = Plus les chevaliers sont nombreux sur une case, plus ils vont loin : à quatre, quatre cases.
emerald-intro-2 = En montagne, ils ramassent de l’or et des pierres… et réveillent parfois le dragon.
emerald-intro-3 = Où le dragon se pose, il saisit un chevalier. Une carte or, et il le relâche.
emerald-intro-4 = La dernière carte trésor est prise : la partie s’arrête, et l’on compte ses points.

## Le plateau simple : ses champs et ce qu’ils peuvent dire ; un champ sans mot n’est pas montré

emerald-field-round = Tour de table
emerald-field-players = Joueurs
emerald-field-stacks = Chevaliers en chemin
emerald-field-place = Case
emerald-field-steps = Avance
emerald-field-goal = Arrivée
emerald-field-marches = Peut avancer
emerald-field-resting = Au repos
emerald-field-wakes = Réveille le dragon
emerald-field-plain-cells = Cases de plaine
emerald-field-ledges = Montagne
emerald-field-gold = Or
emerald-field-gem = Pierre
emerald-field-below = Dessous
emerald-field-on-bar = Près de la piste de vol
emerald-field-bar = Piste de vol
emerald-field-shifts-left = Avancées restantes de la piste
emerald-field-facing = Tourné vers
emerald-field-flies = Vole vers
emerald-field-landings = Où il peut se poser
emerald-field-path = { "" }
emerald-field-dangers = Cases en danger
emerald-field-odds = { "" }
emerald-field-chamber = Salle du trésor
emerald-field-treasures-left = Cartes trésor restantes
emerald-field-treasure-points = Points par carte trésor
emerald-field-gem-points = Points par pierre
emerald-field-treasures = Cartes trésor
emerald-field-nest = Nid
emerald-field-bonuses = Bonus de majorité
emerald-field-leader = En tête
emerald-field-tied = À égalité
emerald-field-four = Quatre pierres différentes
emerald-field-unseen = Cartes encore inconnues
emerald-field-second = Second déplacement
emerald-field-happening = En ce moment
emerald-field-prey = Proies
emerald-field-payable = Or à donner
emerald-field-gold-cards = Cartes or
emerald-field-left = Chevaliers restants s’il est perdu
emerald-field-ends = Sa perte met fin à la partie
emerald-field-ended = Fin de partie
emerald-field-in-play = Chevaliers en jeu
emerald-field-in-play-by-colour = En jeu par couleur
emerald-field-lost = Chevaliers au nid
emerald-field-gems = Pierres
emerald-field-leads = Majorités
emerald-field-lacks = Pierres manquantes pour les quatre
emerald-field-fair = Départ équitable
emerald-value-castle = le château
emerald-value-lair = l’antre
emerald-value-moved = a déjà bougé
emerald-value-ransomed = racheté
emerald-value-taking = Un chevalier prend une carte
emerald-value-flying = Le dragon s’envole
emerald-value-feeding = Le dragon capture un chevalier
emerald-value-pleading = Le dragon demande de l’or
emerald-value-treasures = la dernière carte trésor est prise
emerald-value-knights = un joueur n’a plus qu’un chevalier
