## The shelf

auftrag-title = Im Auftrag des Königs
auftrag-blurb = Des chevaliers de la Table ronde prennent les actions dont leurs rivaux ont besoin, exercent leurs vertus et partent à l’aventure.

## Options

auftrag-setting-rounds = Arrêt de sécurité après ce nombre de tours

## Things: knights, places, actions, virtue cards, adventures, buttons

auftrag-knight-lancelot = Lancelot
auftrag-knight-gawain = Gauvain
auftrag-knight-perceval = Perceval
auftrag-knight-galahad = Galaad
auftrag-place-camelot = Camelot
auftrag-place-wild_forest = la forêt sauvage
auftrag-place-hidden_valley = la vallée cachée
auftrag-place-moon_lake = le lac de la Lune
auftrag-place-fire_mountain = le mont de Feu
auftrag-place-dwarf_mines = les mines des Nains
auftrag-place-ruined_abbey = l’abbaye en ruine
auftrag-place-dark_tower = la tour sombre
auftrag-action-exercise_sword = exercice d’épée
auftrag-action-exercise_lance = exercice de lance
auftrag-action-exercise_dragon = exercice de dragon
auftrag-action-exercise_book = exercice de livre
auftrag-action-round_table = Table ronde
auftrag-action-tournament = tournoi
auftrag-action-court = justice
auftrag-action-quest = quête
auftrag-action-horse_2 = cheval 2
auftrag-action-horse_3 = cheval 3
auftrag-action-horse_4 = cheval 4
auftrag-virtue-sword_1 = épée 1
auftrag-virtue-sword_2 = épée 2
auftrag-virtue-lance_1 = lance 1
auftrag-virtue-lance_2 = lance 2
auftrag-virtue-dragon_1 = dragon 1
auftrag-virtue-dragon_2 = dragon 2
auftrag-virtue-book_1 = livre 1
auftrag-virtue-book_2 = livre 2
auftrag-pile-sword_1 = { auftrag-virtue-sword_1 }
auftrag-pile-sword_2 = { auftrag-virtue-sword_2 }
auftrag-pile-lance_1 = { auftrag-virtue-lance_1 }
auftrag-pile-lance_2 = { auftrag-virtue-lance_2 }
auftrag-pile-dragon_1 = { auftrag-virtue-dragon_1 }
auftrag-pile-dragon_2 = { auftrag-virtue-dragon_2 }
auftrag-pile-book_1 = { auftrag-virtue-book_1 }
auftrag-pile-book_2 = { auftrag-virtue-book_2 }
auftrag-adventure-wild_boar = le sanglier sauvage
auftrag-adventure-black_knight = le chevalier noir
auftrag-adventure-white_stag = le cerf blanc
auftrag-adventure-evil_witch = la sorcière diabolique
auftrag-adventure-white_unicorn = la licorne blanche
auftrag-adventure-tree_of_life = l’arbre de la vie
auftrag-adventure-dwarf_treasure = le trésor des nains
auftrag-adventure-fire_dragon = le dragon de feu
auftrag-adventure-fierce_giant = le géant féroce
auftrag-adventure-pure_spring = la source de pureté
auftrag-adventure-golden_pheasant = le faisan d’or
auftrag-adventure-book_of_wisdom = le livre de la sagesse
auftrag-adventure-evil_magician = le magicien diabolique
auftrag-adventure-fair_maiden = la belle vierge
auftrag-stop = s’arrêter là
auftrag-stake = c’est tout
auftrag-stake-nothing = ne rien miser

## Questions

auftrag-ask-place = On tire le lieu suivant de l’anneau.
auftrag-ask-first-card = { $seat } tire une première carte.
auftrag-ask-adventure = On retourne une aventure.
auftrag-ask-tent = On tire la tente suivante.
auftrag-ask-take = Phase I : quelle carte d’action prenez-vous ?
    .coach = Vous prenez les cartes d’action une à une ; ce que vous prenez, les autres ne l’ont plus. Pensez au tour entier : une quête demande les bonnes vertus, et un cheval pour s’y rendre.
auftrag-ask-act = Phase II : que fait votre chevalier ?
    .coach = Accomplissez vos actions dans l’ordre que vous voulez : l’exercice donne des cartes, un cheval mène à un lieu, une quête paie les cartes qu’une aventure y demande.
auftrag-ask-stake = Tournoi : quelles épées et quelles lances misez-vous ?
    .coach = Tous misent en secret et retournent ensemble : le plus fort gagne, et la mise est perdue. Misez ce que valent les points pour vous, ou rien.
auftrag-now-take = Phase I : prenez à présent une carte Action sur la table.
auftrag-now-act = Phase II : votre chevalier utilise à présent les cartes Action que vous avez prises.
auftrag-now-stake = C’est le tournoi : misez des épées et des lances, ou rien.
auftrag-no-taking-now = { $action } : on ne prend une carte Action qu’en phase I ; à présent, votre chevalier agit.

## Ce qu’on peut faire

auftrag-can-action-exercise = Exercice : prenez en main une carte de cette vertu, à Camelot.
auftrag-can-action-round_table = Table ronde : prenez en main une des aventures visibles, à Camelot.
auftrag-can-action-horse = Cheval : parcourez l’anneau, dans un sens ou l’autre, d’autant de lieux que son chiffre au plus.
auftrag-can-action-court = Justice : dans une province, un livre de votre main rapporte des points.
auftrag-can-action-quest = Quête : au lieu d’une aventure que vous avez en main, payez ses vertus et marquez ses points.
auftrag-can-action-tournament = Tournoi : soyez à Camelot à la fin du tour et misez épées et lances pour des points.
auftrag-can-stop = S’arrêter : les actions qui vous restent sont perdues pour ce tour.
auftrag-can-virtue = Miser des cartes : le plus fort total gagne, et toute carte misée est perdue.
auftrag-can-stake = Ne rien miser : vous gardez vos cartes et laissez les points aux autres.

## What happened

auftrag-laid = Lieu nº { $spot } de l’anneau : { $place }.
auftrag-dealt = { $seat } tire une première carte.
    .seat = Vous tirez une première carte.
auftrag-dealt-this = { $seat }, votre première carte : { $card }.
    .seat = Votre première carte : { $card }.
auftrag-turned = Nouvelle aventure : { $adventure }.
auftrag-pitched = { $seat } reçoit la tente { $tent }.
    .seat = Vous recevez la tente { $tent }.
auftrag-round-began = Le tour { $number } commence.
auftrag-took = { $seat } prend « { $action } ».
    .seat = Vous prenez « { $action } ».
auftrag-exercised = { $seat } s’exerce et prend { $card }.
    .seat = Vous vous exercez et prenez { $card }.
auftrag-summoned = La Table ronde confie une aventure à { $seat } : { $adventure }.
    .seat = La Table ronde vous confie une aventure : { $adventure }.
auftrag-rode = { $seat } rejoint { $place } ({ $horse }).
    .seat = Vous rejoignez { $place } ({ $horse }).
auftrag-stayed = { $seat } ne quitte pas { $place } ({ $horse }).
    .seat = Vous ne quittez pas { $place } ({ $horse }).
auftrag-judged =
    { $seat } rend la justice avec { $card } : { $points ->
        [one] un point
       *[other] { $points } points
    }.
    .seat =
        Vous rendez la justice avec { $card } : { $points ->
            [one] un point
           *[other] { $points } points
        }.
    .then = { $points ->
        [one] un point
       *[other] { $points } points
    }
auftrag-fulfilled =
    { $seat } accomplit une aventure, { $adventure }, avec { $cards } : { $points ->
        [one] un point
       *[other] { $points } points
    }.
    .seat =
        Vous accomplissez une aventure, { $adventure }, avec { $cards } : { $points ->
            [one] un point
           *[other] { $points } points
        }.
    .then = { $points ->
        [one] un point
       *[other] { $points } points
    }
auftrag-stopped = { $seat } s’arrête et renonce à : { $lost }.
    .seat = Vous vous arrêtez et renoncez à : { $lost }.
auftrag-lost = { $seat } ne peut plus utiliser : { $lost }.
    .seat = Vous ne pouvez plus utiliser : { $lost }.
auftrag-missed = { $seat } n’est pas à Camelot et manque le tournoi.
    .seat = Vous n’êtes pas à Camelot et manquez le tournoi.
auftrag-sealed = { $seat } a choisi sa mise.
    .seat = Vous avez choisi votre mise.
auftrag-staked =
    { $cards-count ->
        [0] { $seat } ne mise rien.
       *[other] { $seat } mise { $cards }, { $total } en tout.
    }
    .seat =
        { $cards-count ->
            [0] Vous ne misez rien.
           *[other] Vous misez { $cards }, { $total } en tout.
        }
auftrag-won =
    { $seat } gagne le tournoi : { $points ->
        [one] un point
       *[other] { $points } points
    }.
    .seat =
        Vous gagnez le tournoi : { $points ->
            [one] un point
           *[other] { $points } points
        }.
auftrag-tied =
    { $riders } ont misé autant : { $points ->
        [one] un point
       *[other] { $points } points
    } chacun.
auftrag-nobody-won =
    { $riders-count ->
        [one] { $riders } n’a rien misé et ne gagne rien.
       *[other] { $riders } n’ont rien misé : personne ne gagne le tournoi.
    }
auftrag-last-round = { $seat } a { $points } points : c’est le dernier tour.
    .seat = Vous avez { $points } points : c’est le dernier tour.

## Why not

auftrag-no-pass = Chacun doit prendre une carte.
auftrag-no-second-tournament = On ne peut prendre qu’une carte de tournoi par tour.
auftrag-no-card-left = Il n’y a plus de carte « { $action } » sur la table.
auftrag-no-card = Vous n’avez pas de carte « { $action } » à utiliser.
auftrag-no-quest-card = Vous n’avez plus de carte de quête : chaque aventure demande la sienne.
auftrag-no-camelot = « { $action } » ne sert qu’à Camelot ; lieu actuel de votre chevalier : { $place }.
auftrag-no-province = « { $action } » ne sert que dans les provinces ; votre chevalier est à Camelot.
auftrag-no-virtue-left = La pile n’a plus de carte { $card }.
auftrag-no-adventure-left = Aucune aventure n’est visible.
auftrag-no-pile = « { $action } » ne donne rien à présent : sa pile est vide.
auftrag-no-open = Cette aventure n’est pas visible : { $adventure }.
auftrag-no-reach =
    Pour rejoindre { $place }, il faut passer { $apart ->
        [one] un lieu
       *[other] { $apart } lieux
    } ; ce cheval n’en passe que { $steps }.
auftrag-no-book = Vous n’avez pas de carte { $card }.
auftrag-no-books = « { $action } » coûte un livre, et vous n’en avez pas.
auftrag-no-such-quest = Vous n’avez pas cette aventure en main : { $adventure }.
auftrag-no-quest-here = Cette aventure, { $adventure }, attend ailleurs : { $place }.
auftrag-no-quest-held = « { $action } » accomplit une aventure que vous avez en main, et vous n’en avez aucune.
auftrag-no-quest-place = « { $action } » ne sert que là où attend une de vos aventures : { $places }.
auftrag-no-payment = Votre { $action } ne peut être payée : il vous manque encore { $lacking } ({ $adventure }).
auftrag-no-tournament-yet = Le tournoi a lieu à la fin de la phase II, quand tout le monde a joué : gardez votre carte jusque-là.
auftrag-no-virtue =
    Il faut { $needed } × { $card } ; vous en avez { $have ->
        [0] zéro
       *[other] { $have }
    }.

## Why a move is advised

auftrag-because-take-tournament = Gagner le tournoi rapporte { $points } points, et peu de rivaux peuvent vous en empêcher.
auftrag-because-take-court = Un livre et une carte justice rapportent { $points } points.
auftrag-because-take-table = Une aventure de la Table ronde donne un but à votre main.
auftrag-because-take-exercise = C’est la vertu qui manque encore à vos projets.
auftrag-because-take-quest = Sans elle, pas moyen d’accomplir { $adventure } : { $shields } points.
auftrag-because-take-horse = Il vous rapproche d’une aventure ; elle attend ici : { $place }.
auftrag-because-take-ride = Votre chevalier a besoin d’un cheval pour aller là où il y a à faire.
auftrag-because-take-early = Avec cette carte en main ({ $action }), vous saisirez la prochaine occasion.
auftrag-because-exercise = La carte servira à une aventure, à la justice ou au tournoi.
auftrag-because-summon = L’aventure qui convient le mieux à votre main, { $adventure } : { $shields } points.
auftrag-because-ride-quest = Vous pourrez y accomplir { $adventure } : { $shields } points.
auftrag-because-ride-home = À Camelot, on s’exerce et on participe au tournoi.
auftrag-because-ride-court = Hors de Camelot, vous pourrez rendre la justice.
auftrag-because-ride = Vous vous rapprochez de vos aventures.
auftrag-because-court = Rendre la justice rapporte { $points } points pour un livre.
auftrag-because-fulfil = Vous accomplissez { $adventure } avec les cartes les moins utiles : { $shields } points.
auftrag-because-stake = Cette mise a de bonnes chances de rapporter { $points } points.
auftrag-because-stake-alone = Vous êtes seul en lice : la plus petite carte gagne { $points } points.
auftrag-because-stake-nothing = La victoire est peu probable, et les cartes misées sont perdues.
auftrag-because-stop = Les cartes restantes ne rapportent plus rien à ce tour.

## Ce qui compte, pour dire ce qu’un coup apporte de plus qu’un autre

auftrag-tally-points = points
auftrag-tally-hoped = points en vue
auftrag-tally-shields = points des aventures en main
auftrag-tally-virtues = cartes de vertu

## The end

auftrag-over-target = Le nombre de points qui met fin à la partie est atteint et le tour est complet.
auftrag-over-safety = Le dernier tour de l’arrêt de sécurité est complet.
auftrag-line-adventure = { $adventure }
auftrag-line-courts =
    { $count ->
        [one] justice rendue une fois
       *[other] justice rendue { $count } fois
    }
auftrag-line-wins =
    { $count ->
        [one] un tournoi gagné
       *[other] { $count } tournois gagnés
    }
auftrag-line-ties =
    { $count ->
        [one] un tournoi partagé
       *[other] { $count } tournois partagés
    }
auftrag-line-earlier = devant à égalité : premier à atteindre ce total
auftrag-line-lower-tent = devant à égalité : la tente la plus basse

## The board in the terminal

auftrag-board-place-camelot = Camelot
auftrag-board-place-wild_forest = forêt sauvage
auftrag-board-place-hidden_valley = vallée cachée
auftrag-board-place-moon_lake = lac de la Lune
auftrag-board-place-fire_mountain = mont de Feu
auftrag-board-place-dwarf_mines = mines des Nains
auftrag-board-place-ruined_abbey = abbaye en ruine
auftrag-board-place-dark_tower = tour sombre
auftrag-board-adventure-wild_boar = sanglier sauvage
auftrag-board-adventure-black_knight = chevalier noir
auftrag-board-adventure-white_stag = cerf blanc
auftrag-board-adventure-evil_witch = sorcière diabolique
auftrag-board-adventure-white_unicorn = licorne blanche
auftrag-board-adventure-tree_of_life = arbre de la vie
auftrag-board-adventure-dwarf_treasure = trésor des nains
auftrag-board-adventure-fire_dragon = dragon de feu
auftrag-board-adventure-fierce_giant = géant féroce
auftrag-board-adventure-pure_spring = source de pureté
auftrag-board-adventure-golden_pheasant = faisan d’or
auftrag-board-adventure-book_of_wisdom = livre de la sagesse
auftrag-board-adventure-evil_magician = magicien diabolique
auftrag-board-adventure-fair_maiden = belle vierge
auftrag-board-action-exercise_sword = ex. épée
auftrag-board-action-exercise_lance = ex. lance
auftrag-board-action-exercise_dragon = ex. dragon
auftrag-board-action-exercise_book = ex. livre
auftrag-board-action-round_table = Table ronde
auftrag-board-action-tournament = tournoi
auftrag-board-action-court = justice
auftrag-board-action-quest = quête
auftrag-board-action-horse_2 = cheval 2
auftrag-board-action-horse_3 = cheval 3
auftrag-board-action-horse_4 = cheval 4
auftrag-board-round = Tour { $round }
auftrag-board-target = jusqu’à { $target } points
auftrag-board-deck =
    { $deck ->
        [0] pioche vide
       *[other] pioche : { $deck }
    }
auftrag-board-adventures = Aventures
auftrag-board-place = lieu
auftrag-board-demands = exige
auftrag-board-shields = pts
auftrag-board-holder = chez
auftrag-board-open = visible
auftrag-board-virtue-sword = épée
auftrag-board-virtue-lance = lance
auftrag-board-virtue-dragon = dragon
auftrag-board-virtue-book = livre
auftrag-board-piles = Piles
auftrag-board-empty = vide
auftrag-board-supply = Sur la table
auftrag-board-tent = tente
auftrag-board-player = joueur
auftrag-board-cards = actions choisies ; main
auftrag-board-no-actions = aucune action
auftrag-board-no-cards = main vide
auftrag-board-hidden =
    { $hidden ->
        [one] 1 carte inconnue
       *[other] { $hidden } cartes inconnues
    }
auftrag-board-stake =
    votre mise : { $cards-count ->
        [0] rien
       *[other] { $cards }
    }

## Le plateau dans le navigateur

auftrag-web-mine = Mes actions et mes cartes

## The drawn board

auftrag-web-letter-lancelot = L
auftrag-web-letter-gawain = Gv
auftrag-web-letter-perceval = P
auftrag-web-letter-galahad = Gl
auftrag-web-ring = L’anneau des huit lieux autour de la Table ronde
auftrag-web-phase-1 = Phase I : prendre des cartes Action
auftrag-web-phase-2 = Phase II : jouer ses cartes
auftrag-web-phase-3 = Phase III : préparer la manche suivante
auftrag-web-place =
    { $place }{ $steps ->
        [-1] {""}
        [0] , où se trouve votre chevalier
        [one] , à un lieu d’ici
       *[other] , à { $steps } lieux d’ici
    }{ $knights-count ->
        [0] {""}
        [one] ; chevalier présent : { $knights }
       *[other] ; chevaliers présents : { $knights }
    }{ $adventures-count ->
        [0] {""}
        [one] ; aventure : { $adventures }
       *[other] ; aventures : { $adventures }
    }
auftrag-web-pile =
    Pile { $card } : { $count ->
        [0] vide
        [one] une carte
       *[other] { $count } cartes
    }
auftrag-web-adventure =
    { $adventure }, lieu : { $place } ; { $shields ->
        [one] un bouclier
       *[other] { $shields } boucliers
    } contre { $demands }.
auftrag-web-adventure-covered = Votre main suffit.
auftrag-web-adventure-lacking = Il vous manque encore { $lacking }.
auftrag-web-goal = objectif : { $target }
auftrag-web-closing = dernier tour !
auftrag-web-promise =
    { $kind ->
        [quest] quête +{ $shields }
       *[other] justice +{ $shields }
    }
auftrag-web-sealed = mise scellée
auftrag-web-still-choosing = réfléchit encore
auftrag-web-staked-nothing = rien
auftrag-web-action-exercise_sword = Épée
auftrag-web-action-exercise_lance = Lance
auftrag-web-action-exercise_dragon = Dragon
auftrag-web-action-exercise_book = Livre
auftrag-web-action-round_table = Table
auftrag-web-action-tournament = Tournoi
auftrag-web-action-court = Justice
auftrag-web-action-quest = Quête
auftrag-web-action-horse_2 = Cheval 2
auftrag-web-action-horse_3 = Cheval 3
auftrag-web-action-horse_4 = Cheval 4
auftrag-web-effect-exercise_sword = +1 épée
auftrag-web-effect-exercise_lance = +1 lance
auftrag-web-effect-exercise_dragon = +1 dragon
auftrag-web-effect-exercise_book = +1 livre
auftrag-web-effect-round_table = aventure
auftrag-web-effect-tournament = mise : { $win }
auftrag-web-effect-court = livre → { $court }
auftrag-web-effect-quest = aventure
auftrag-web-effect-horse = { $steps } lieux max
auftrag-web-use-at_camelot = à Camelot
auftrag-web-use-in_province = en province
auftrag-web-use-nothing = inutile ici
auftrag-web-use-later = à la fin
auftrag-web-taken = prise
auftrag-web-second-tournament = une par tour
auftrag-web-ground-camelot = à Camelot seulement
auftrag-web-ground-province = dans les provinces seulement
auftrag-web-ground-anywhere = partout
auftrag-web-supply-card =
    { $action }, { $ground } : { $count ->
        [0] plus aucune sur la table
        [one] une sur la table
       *[other] { $count } sur la table
    }
auftrag-web-virtues = Mes vertus
auftrag-web-in-hand =
    { $count ->
        [one] { $card }
       *[other] { $card }, { $count } fois
    }
auftrag-web-stop = Finir
auftrag-web-stop-loses =
    { $count ->
        [one] 1 perdue
       *[other] { $count } perdues
    }
auftrag-web-stake = Sceller la mise
auftrag-web-stake-nothing = Ne rien miser
auftrag-web-seat-tent = tente { $tent }
auftrag-web-seat-shields =
    { $count ->
        [one] un bouclier
       *[other] { $count } boucliers
    }
auftrag-web-seat-cards =
    { $count ->
        [one] une carte de vertu
       *[other] { $count } cartes de vertu
    }
auftrag-web-seat-adventures =
    { $count ->
        [0] aucune aventure en main
        [one] une aventure en main
       *[other] { $count } aventures en main
    }
auftrag-web-seat-done = passage fini

## À quoi sert une chose, quand elle ne sert pas maintenant

auftrag-why-knight = { $seat } mène { $knight } ({ $place }), qui se déplace avec des cartes cheval, en phase II.
auftrag-why-knight-nobody = Personne ne mène { $knight } dans cette partie.
auftrag-why-virtue-lacking = Vous n’avez pas cette carte en main : { $card }.
auftrag-why-virtue-later = C’est la phase I, où l’on prend des cartes d’action ; { $card } reste en main pour la quête, la justice ou le tournoi de la phase II.
auftrag-why-virtue-action = Une carte vertu se rend au moyen d’une carte d’action : commencez par votre quête ou votre justice, pas par { $card }.
auftrag-why-virtue-superfluous = Choisissez d’abord votre quête ou votre justice, puis rendez seulement ce qu’elle coûte. Carte non demandée ici : { $card }.
auftrag-why-virtue-no-arms = On ne mise au tournoi que des épées et des lances, pas { $card }.
auftrag-why-stake = Le tournoi a lieu à la fin de la phase II, quand tout le monde a joué ; personne ne mise avant.
auftrag-why-place = Les chevaliers se déplacent en phase II, avec des cartes cheval ; le vôtre est ici : { $place }.
auftrag-why-pile = Une carte de cette pile se prend en phase II, à Camelot, avec l’exercice de sa vertu.
auftrag-why-adventure-open = Cette aventure est visible ({ $adventure }) : elle se prend en phase II, à Camelot, avec une Table ronde.
auftrag-why-adventure-mine = Vous avez cette aventure ({ $adventure }) : elle s’accomplit en phase II, à l’endroit indiqué ({ $place }), avec une quête.
auftrag-why-adventure-held = { $seat } a cette aventure ({ $adventure }), et personne d’autre ne peut l’accomplir.
auftrag-why-adventure-done = { $seat } a accompli cette aventure ({ $adventure }) : elle est sortie du jeu.
auftrag-why-adventure-deck = Cette aventure n’est pas visible ({ $adventure }) : elle est encore dans la pioche.
auftrag-why-over = Tout le monde a joué : de la phase II, il ne reste que le tournoi.
auftrag-why-stop-staking = Qui ne veut rien miser le dit : ne rien miser est aussi une mise.

## La première partie guidée : ce que dit le guide à chaque coup

auftrag-lesson-1 = Bienvenue à Camelot ! Vous êtes Lancelot, et 25 points mettent fin à la partie. À chaque tour, votre rival et vous choisissez quatre cartes d’action, l’une après l’autre, puis vous les jouez. Prenez d’abord un tournoi : il peut rapporter 2 points.
auftrag-lesson-2 = Il y a un exercice par vertu : épée, lance, dragon et livre. Une carte que vous prenez, votre rival ne l’aura pas ce tour-ci. Prenez l’exercice d’épée : les épées servent aux aventures et aux tournois.
auftrag-lesson-3 = À présent, votre chevalier agit. Vos trois exercices ne se font qu’à Camelot, et vous y êtes. Exercez-vous à l’épée et prenez dans la pile une carte de valeur 2 : elle ne coûte pas plus qu’un 1.
auftrag-lesson-4 = Tous ont agi, place au tournoi. Personne d’autre n’est à Camelot avec une carte de tournoi : une épée ou une lance suffit pour gagner 2 points. La mise retourne sur sa pile ; misez donc votre épée 1.
auftrag-lesson-5 = Vous avez moins de points : la tente 1 est à vous, et vous choisissez en premier. Le géant féroce demande épée 2, lance 1 et dragon 1, et vous les avez ! L’unique Table ronde vous donnera cette aventure.
auftrag-lesson-6 = Pour accomplir une aventure, il faut aussi une carte de quête. Il y en a deux : prenez-en une avant qu’elles ne vous manquent.
auftrag-lesson-7 = Le géant habite le mont de Feu, à trois lieux de Camelot sur l’anneau. Le cheval 3 vous y portera.
auftrag-lesson-8 = Encore une carte. Dans les provinces, on peut rendre la justice : vous rendez un livre et marquez 2 points. Vous avez livre 1, prenez donc la justice.
auftrag-lesson-9 = Vous utilisez vos cartes dans l’ordre que vous voulez, mais la Table ronde seulement à Camelot. Commencez par elle, et choisissez le géant féroce.
auftrag-lesson-10 = En selle : cheval 3, jusqu’au mont de Feu. Un cheval va dans les deux sens sur l’anneau, d’au plus autant de lieux que son nombre.
auftrag-lesson-11 = Ici, dans la province, vous pouvez rendre la justice. N’importe quel livre rapporte 2 points, et le géant n’en demande pas : rendez votre livre 1.
auftrag-lesson-12 = Et maintenant, la quête ! Épée 2, lance 2 et dragon 2 retournent sur leurs piles. C’est plus que n’en demande le géant, mais on ne rend pas la monnaie. Cela rapporte 6 points.
auftrag-lesson-13 = Tour 4 : vous voilà de retour à Camelot avec épée 2 et livre 2, et c’est votre rival qui choisit en premier. Prenez l’unique exercice de lance : il devra s’en passer.
auftrag-lesson-14 = Vous avez maintenant dragon 2 et livre 2 : tout ce que demande le livre de la sagesse. Prenez cette aventure à la Table ronde. Il vous manque une quête ce tour-ci, mais une aventure se garde.
auftrag-lesson-15 = Tour 5. Au tour précédent, votre chevalier a gagné l’abbaye en ruine, et les chevaliers restent où ils sont. Avec une carte de quête, le livre de la sagesse est à vous : 4 points.
auftrag-lesson-16 = Tour 7, et vous menez 18 à 12. Le chevalier noir demande épée 2 et lance 2 : vous les avez, mais votre rival aussi. Prenez la Table ronde avant lui.
auftrag-lesson-17 = Tour 8. Vous avez le cheval 4, une quête et l’exercice d’épée. Pour la quatrième carte, pensez à vos livres : vous finirez dans une province, et la justice y rapporte 2 points au passage.
auftrag-lesson-18 = Le chevalier noir vous attend aux mines des Nains, à l’opposé de Camelot sur l’anneau : quatre lieux, juste ce qu’il faut au cheval 4.
auftrag-lesson-19 = Rendez d’abord la justice. Livre 1 suffit, puisque tous les livres rapportent les mêmes 2 points.
auftrag-lesson-20 = Épée 2 et lance 2 pour le chevalier noir : 5 points, et vous dépassez les 25 qui mettent fin à la partie. Ce tour se joue encore jusqu’au bout, tournoi compris ; puis qui a le plus de points l’emporte.

## Les scènes de la page du jeu

auftrag-intro-1 = On choisit ses actions à tour de rôle, et il n’y en a pas pour tout le monde.
auftrag-intro-2 = À Camelot, votre chevalier s’exerce à l’épée, à la lance et au combat contre les dragons.
auftrag-intro-3 = Puis il part à l’aventure : un géant vaincu au mont de Feu, et 6 points.
auftrag-intro-4 = Pour finir le tour, un tournoi : chacun mise en secret, la plus forte mise l’emporte.

## Le plateau simple : ses champs et ce qu’ils peuvent dire ; un champ sans mot n’est pas montré

auftrag-field-chapter = Phase
auftrag-field-round = Tour
auftrag-field-turn = Passage
auftrag-field-asked = On attend
auftrag-field-leaders = En tête
auftrag-field-target = Points à atteindre
auftrag-field-closing = Dernier tour
auftrag-field-safety-round = Arrêt de sécurité après le tour
auftrag-field-draft = Choix des cartes Action
auftrag-field-number = Passage
auftrag-field-of = Sur
auftrag-field-worth = Points pour
auftrag-field-court = Une justice
auftrag-field-win = Un tournoi gagné
auftrag-field-tie = Un tournoi partagé
auftrag-field-ring = Anneau des lieux
auftrag-field-place = Lieu
auftrag-field-steps = Distance
auftrag-field-horses = Chevaux qui y mènent
auftrag-field-promises = Ce que vous pourriez y faire
auftrag-field-tent = Tente
auftrag-field-known = Cartes connues
auftrag-field-hidden = Cartes inconnues
auftrag-field-actions = Actions restantes
auftrag-field-adventures = Aventures
auftrag-field-fulfilled = Accomplies
auftrag-field-courts = Justices rendues
auftrag-field-wins = Tournois gagnés
auftrag-field-ties = Tournois partagés
auftrag-field-done = Passage fini
auftrag-field-supply = Cartes Action sur la table
auftrag-field-ground = Où
auftrag-field-barred = Ne peut être prise
auftrag-field-piles = Piles de cartes Vertu
auftrag-field-virtue = Vertu
auftrag-field-value = { "" }
auftrag-field-my-hand = Votre main
auftrag-field-my-actions = Vos actions
auftrag-field-use = Utilité à présent
auftrag-field-stop-loses = Cartes perdues en s’arrêtant
auftrag-field-open = Aventures visibles
auftrag-field-deck = Aventures dans la pioche
auftrag-field-demands = Exige
auftrag-field-needed = Requis
auftrag-field-lacking = Manque
auftrag-field-shields = Points
auftrag-field-holder = Chez
auftrag-field-payment = Vous pourriez payer
auftrag-field-tournament = Tournoi
auftrag-field-last-tournament = Dernier tournoi
auftrag-field-riders = Jouteurs
auftrag-field-sealed = Mise scellée
auftrag-field-total = Total
auftrag-field-missing = Jouteurs absents de Camelot
auftrag-field-ranking = Classement
auftrag-value-camelot = à Camelot
auftrag-value-province = en province
auftrag-value-anywhere = partout
auftrag-value-now = utilisable
auftrag-value-at-camelot = à Camelot
auftrag-value-in-province = en province
auftrag-value-nothing = inutile à présent
auftrag-value-later = à la fin du tour
auftrag-value-taken = toutes prises
auftrag-value-second-tournament = un seul tournoi par tour
auftrag-value-sword = épée
auftrag-value-lance = lance
auftrag-value-dragon = dragon
auftrag-value-book = livre
auftrag-value-open = visible
auftrag-value-held = en main
auftrag-value-fulfilled = accomplie
