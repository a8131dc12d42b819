## The shelf

crowns-title = Crowns
crowns-blurb = Six dés, dix-huit jetons et les couronnes qu’ils couvrent : tirez le meilleur de chaque lancer.

## Options

crowns-setting-hard = Solitaire difficile : deux jetons par tour quand les dés le permettent

## Things: cells, buttons, lines, ranks

crowns-cell-1x1 = 1 × 1
crowns-cell-1x2 = 1 × 2
crowns-cell-1x3 = 1 × 3
crowns-cell-1x4 = 1 × 4
crowns-cell-1x5 = 1 × 5
crowns-cell-1x6 = 1 × 6
crowns-cell-2x1 = 2 × 1
crowns-cell-2x2 = 2 × 2
crowns-cell-2x3 = 2 × 3
crowns-cell-2x4 = 2 × 4
crowns-cell-2x5 = 2 × 5
crowns-cell-2x6 = 2 × 6
crowns-cell-3x1 = 3 × 1
crowns-cell-3x2 = 3 × 2
crowns-cell-3x3 = 3 × 3
crowns-cell-3x4 = 3 × 4
crowns-cell-3x5 = 3 × 5
crowns-cell-3x6 = 3 × 6
crowns-cell-4x1 = 4 × 1
crowns-cell-4x2 = 4 × 2
crowns-cell-4x3 = 4 × 3
crowns-cell-4x4 = 4 × 4
crowns-cell-4x5 = 4 × 5
crowns-cell-4x6 = 4 × 6
crowns-cell-5x1 = 5 × 1
crowns-cell-5x2 = 5 × 2
crowns-cell-5x3 = 5 × 3
crowns-cell-5x4 = 5 × 4
crowns-cell-5x5 = 5 × 5
crowns-cell-5x6 = 5 × 6
crowns-cell-6x1 = 6 × 1
crowns-cell-6x2 = 6 × 2
crowns-cell-6x3 = 6 × 3
crowns-cell-6x4 = 6 × 4
crowns-cell-6x5 = 6 × 5
crowns-cell-6x6 = 6 × 6
crowns-chip-red = jetons rouges
crowns-chip-orange = jetons orange
crowns-chip-green = jetons verts
crowns-chip-blue = jetons bleus
crowns-chip-violet = jetons violets
crowns-chip-black = jetons noirs
crowns-stop = s’arrêter là
crowns-remove = retirer un jeton de la partie
crowns-line-row-1 = la rangée des 1
crowns-line-row-2 = la rangée des 2
crowns-line-row-3 = la rangée des 3
crowns-line-row-4 = la rangée des 4
crowns-line-row-5 = la rangée des 5
crowns-line-column-1 = la colonne 1×
crowns-line-column-2 = la colonne 2×
crowns-line-column-3 = la colonne 3×
crowns-line-column-4 = la colonne 4×
crowns-line-column-5 = la colonne 5×
crowns-line-rising = la diagonale montante
crowns-line-falling = la diagonale descendante
crowns-rank-genius = génie
crowns-rank-pro = pro
crowns-rank-expert = expert
crowns-rank-seasoned = joueur averti
crowns-rank-promising = débutant prometteur
crowns-rank-again = à retenter tout de suite !

## Questions

crowns-ask-first = Qui commence ?
crowns-ask-throw = Les dés sont lancés.
crowns-ask-place = Posez un jeton sur une case que les dés permettent, ou arrêtez-vous.
    .coach = Choisissez une case éclairée : sa colonne dit combien de dés elle demande, sa rangée quelle valeur. Le bord rapporte tout de suite, l’intérieur seulement en lignes complètes. Arrêtez-vous quand un jeton de plus n’aiderait aucune ligne.
crowns-ask-must-place = Posez un jeton sur une case que les dés permettent.
    .coach = Seul, vous devez poser un jeton si les dés le permettent, et deux dans le solitaire difficile. Choisissez la case qui sert le mieux vos lignes.
crowns-ask-stop = Plus aucun jeton ne peut être posé : terminez votre tour.
    .coach = Aucune case n’est ouverte aux dés qui restent. Finir votre tour passe les dés au suivant.
crowns-ask-remove = Les dés ne permettent aucun jeton : retirez-en un de la partie.
    .coach = Les dés ne permettent aucun jeton : l’un d’eux quitte la partie. En solitaire, chaque jeton perdu est une case de moins.
crowns-now-place = C’est le moment de poser des jetons sur les cases que les dés permettent, ou de s’arrêter.
crowns-now-must-place = C’est le moment de poser un jeton : en solitaire, c’est obligatoire tant que les dés en permettent un.
crowns-now-stop = Plus aucun jeton ne peut être posé ; il ne reste qu’à terminer votre tour.
crowns-now-remove = Les dés ne permettent aucun jeton ; il ne reste qu’à en retirer un de la partie.

## Ce qu’on peut faire

crowns-can-cell = Poser un jeton : les couronnes de la case comptent aussitôt au bord, et seulement en lignes complètes à l’intérieur.
crowns-can-stop = S’arrêter : vous gardez vos jetons pour de meilleurs lancers et passez les dés.

## What happened

crowns-began = { $seat } commence.
    .seat = Vous commencez.
crowns-threw = { $seat } lance { $dice }.
    .seat = Vous lancez { $dice }.
crowns-placed =
    { $seat } pose un jeton sur { $cell } ({ $left ->
        [0] plus aucun jeton
        [one] encore un jeton
       *[other] encore { $left } jetons
    }).
    .seat =
        Vous posez un jeton sur { $cell } ({ $left ->
            [0] plus aucun jeton
            [one] encore un jeton
           *[other] encore { $left } jetons
        }).
crowns-stopped =
    { $chips ->
        [0] { $seat } ne pose rien.
        [one] { $seat } s’arrête après un jeton.
       *[other] { $seat } s’arrête après { $chips } jetons.
    }
    .seat =
        { $chips ->
            [0] Vous ne posez rien.
            [one] Vous vous arrêtez après un jeton.
           *[other] Vous vous arrêtez après { $chips } jetons.
        }
crowns-removed =
    { $seat } ne peut rien poser : un jeton quitte la partie ({ $left ->
        [0] plus aucun
        [one] encore un
       *[other] encore { $left }
    }).
    .seat =
        Vous ne pouvez rien poser : un jeton quitte la partie ({ $left ->
            [0] plus aucun
            [one] encore un
           *[other] encore { $left }
        }).
crowns-last-round = { $seat } a posé son dernier jeton : on termine le tour de table.
    .seat = Vous avez posé votre dernier jeton : on termine le tour de table.

## Why not

crowns-no-chips = Il ne reste aucun jeton à poser.
crowns-no-covered = { $cell } porte déjà un jeton.
crowns-no-face = Aucun dé de ce lancer ne montre { $face }, donc aucun ne peut compter pour { $face }.
crowns-no-raise = Le dé le plus haut montre { $highest } ; un dé ne compte jamais pour une face plus haute comme { $face }.
crowns-no-dice =
    Il faut { $needed ->
        [one] un dé
       *[other] { $needed } dés
    } de { $face } ou plus ; il en reste { $remain }.
crowns-no-stop-yet =
    En solitaire, un tour demande { $needed ->
        [one] un jeton
       *[other] { $needed } jetons
    } tant qu’on peut en poser ; { $placed ->
        [0] aucun n’est posé
        [one] un seul est posé
       *[other] { $placed } sont posés
    }.
crowns-no-stop-remove = Rien ne peut être posé : un jeton doit quitter la partie.
crowns-no-lone-chip = Après { $cell }, aucun second jeton ne pourrait suivre, alors qu’un autre premier jeton en permettrait deux.
crowns-no-remove-with-rivals = Un jeton ne quitte la partie qu’en solitaire.
crowns-no-remove-yet = Un jeton ne quitte la partie que si aucun ne peut être posé.

## Why a move is advised

crowns-because-border = C’est une case du bord, qui rapporte tout de suite { crowns-web-crowns }.
crowns-because-complete = Elle complète { $line } et rapporte { crowns-web-crowns }.
crowns-because-begin = Elle entame { $line }, qui rapporte { crowns-web-crowns } une fois complète.
crowns-because-line =
    Il ne manquera plus { $missing ->
        [one] qu’un jeton
       *[other] que { $missing } jetons
    } pour { $line }.
crowns-because-stop = Aucune des cases possibles ne vaut un jeton maintenant.

## Ce qui compte, pour dire ce qu’un coup apporte de plus qu’un autre

crowns-tally-crowns = couronnes
crowns-tally-hoped = couronnes en vue

## The end

crowns-over-chips = Tous les jetons d’un joueur sont posés et le tour de table est complet.
crowns-over-idle = Personne n’a posé de jeton pendant trois tours de table.
crowns-over-solo = Il n’y a plus de jeton.
crowns-line-border = case du bord { $cell }
crowns-line-five = { $line }, complète
crowns-line-rank = rang : { $rank }

## The board in the terminal

crowns-board-chips = jetons { $chips }
crowns-board-crowns = couronnes { $points }
crowns-board-throw = Lancer
crowns-board-last = dernier tour de table
crowns-board-legend = [3] un jeton peut aller ici   ◉ jeton de ce tour   au bord : lignes complètes

## Le plateau dans le navigateur

crowns-web-chance = Un nouveau lancer permet d’y poser un jeton avec { $text } de chances.
crowns-web-board = Plateau : { $seat }
crowns-web-rival =
    { $seat } : { $crowns ->
        [0] aucune couronne
        [one] une couronne
       *[other] { $crowns } couronnes
    }, { $chips ->
        [0] plus aucun jeton
        [one] encore un jeton
       *[other] encore { $chips } jetons
    }. Agrandir ce plateau
crowns-web-crowns =
    { $crowns ->
        [0] aucune couronne
        [one] une couronne
       *[other] { $crowns } couronnes
    }
crowns-web-cell-open = { $cell } : { crowns-web-crowns }, libre, peut être remplie
crowns-web-cell-free = { $cell } : { crowns-web-crowns }, libre, ne peut pas être remplie maintenant
crowns-web-cell-covered = { $cell } : { crowns-web-crowns }, couverte
crowns-web-cell-fresh = { $cell } : { crowns-web-crowns }, couverte ce tour-ci
crowns-web-line = { $line } : { $filled } sur 5, vaut { $crowns } une fois complète
crowns-web-line-complete = { $line } : complète, { crowns-web-crowns }
crowns-web-border = Bord jusqu’ici : { crowns-web-crowns }
crowns-web-faces = Face
crowns-web-worth = Valeur
crowns-web-dice = Lancer : { $thrown }. Encore libres : { $left }.
crowns-web-no-dice = Les dés n’ont pas été lancés.
crowns-web-ranks = Rangs
crowns-web-next-rank =
    { $crowns ->
        [one] Encore une couronne : { $rank }
       *[other] Encore { $crowns } couronnes : { $rank }
    }
crowns-web-removed =
    { $chips ->
        [one] un jeton hors jeu
       *[other] { $chips } jetons hors jeu
    }

## À quoi sert une chose, quand elle ne sert pas maintenant

crowns-why-chip = Un jeton se pose là où vous l’indiquez : choisissez une case. { $count ->
    [one] Il vous reste { $count } jeton.
   *[other] Il vous reste { $count } jetons.
}
crowns-why-chip-other = Ces { $chip }, c’est à { $seat } de les poser.
crowns-why-chip-nobody = Personne ne joue avec les { $chip } dans cette partie.
crowns-why-line = Une ligne se compte à la fin, quand ses cinq cases sont couvertes. De celle-ci ({ $line }), vous en avez couvert { $covered }.

## La première partie guidée : ce que dit le guide à chaque coup

crowns-lesson-1 = Bienvenue ! Couvrez des couronnes. Une case demande autant de dés que l’indique sa colonne, de la valeur de sa rangée ; un dé peut aussi compter pour une valeur plus basse du lancer. Cinq des vôtres peuvent valoir 3 : posez un jeton sur 5 × 3.
crowns-lesson-2 = Il reste un dé, et un seul dé suffit pour une case de la première colonne. Vous avez 18 jetons ; la partie s’achève quand quelqu’un a posé son dernier.
crowns-lesson-3 = Il ne reste aucun dé : votre tour est fini. C’est à votre adversaire de lancer.
crowns-lesson-4 = Quatre dés montrent 3 ou plus, et trois suffisent pour le centre. Il est précieux : une rangée, une colonne et les deux diagonales s’y croisent.
crowns-lesson-5 = Le 6 est encore libre. La rangée du haut et la sixième colonne forment le bord : un jeton y rapporte ses couronnes quoi qu’il arrive ailleurs.
crowns-lesson-6 = Il reste deux 1, juste ce que demande 2 × 1.
crowns-lesson-7 = Les six dés peuvent valoir 3. De quoi remplir 6 × 3, encore sur le bord : peu de couronnes, mais sûres.
crowns-lesson-8 = À l’intérieur du bord, seules comptent les lignes de cinq complètes. Les cases de la cinquième colonne sont les plus difficiles : prenez 5 × 4 tant que cinq dés le permettent.
crowns-lesson-9 = Toutes les valeurs sont là : toutes les rangées vous sont ouvertes. Continuez ce que vous avez commencé : 3 × 4 est dans la rangée de 5 × 4 et dans la colonne du centre.
crowns-lesson-10 = Vous pourriez poser encore un jeton, mais rien n’y oblige : un jeton qui ne sert aucune ligne peut manquer plus tard. Arrêtez-vous là.
crowns-lesson-11 = Quelques tours plus tard. 4 × 2 est sur la diagonale qui passe par votre centre, et quatre dés peuvent valoir 2.
crowns-lesson-12 = Il ne manque qu’une case à la rangée 4, et la même à la première colonne. Un jeton sur 1 × 4, et elles rapportent 15 et 3 couronnes.
crowns-lesson-13 = Il reste cinq dés, et tous peuvent valoir 1. Avec 5 × 1, la diagonale est complète elle aussi : 10 couronnes de plus.

## Les scènes de la page du jeu

crowns-intro-1 = Lancez six dés. Cinq des vôtres peuvent valoir 3 : de quoi poser un jeton sur 5 × 3.
crowns-intro-2 = Un même lancer permet souvent plusieurs jetons : ici trois, dont un au centre.
crowns-intro-3 = Sur le bord, un jeton rapporte ses couronnes quoi qu’il arrive.
crowns-intro-4 = À l’intérieur, seules les lignes de cinq complètes comptent. Voici une rangée, et une diagonale !

## Le plateau simple : ses champs et ce qu’ils peuvent dire ; un champ sans mot n’est pas montré

crowns-field-round = Tour de table
crowns-field-last-round = Dernier tour de table
crowns-field-throw = Lancer
crowns-field-dice = Dés à utiliser
crowns-field-open = Cases possibles
crowns-field-placed = Jetons de ce tour
crowns-field-demand = Jetons exigés par tour
crowns-field-removed = Jetons hors jeu
crowns-field-chips = Jetons restants
crowns-field-score = Couronnes
crowns-field-covered = Cases couvertes
crowns-field-lines = Lignes complètes
crowns-field-figures = Imprimé sur le plateau
crowns-field-crowns = Couronnes de chaque case
crowns-field-chances = Chances de chaque case
crowns-field-ranks = Couronnes pour chaque rang
