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
crowns-stop = s’arrêter là
crowns-remove = retirer un jeton de la partie
crowns-line-row-1 = la rangée des 1
crowns-line-row-2 = la rangée des 2
crowns-line-row-3 = la rangée des 3
crowns-line-row-4 = la rangée des 4
crowns-line-row-5 = la rangée des 5
crowns-line-column-1 = la colonne 1x
crowns-line-column-2 = la colonne 2x
crowns-line-column-3 = la colonne 3x
crowns-line-column-4 = la colonne 4x
crowns-line-column-5 = la colonne 5x
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
crowns-ask-throw = Six dés sont lancés.
crowns-ask-place = Posez un jeton sur une case que les dés permettent, ou arrêtez-vous.
crowns-ask-must-place = Posez un jeton sur une case que les dés permettent.
crowns-ask-stop = Plus aucun jeton ne peut être posé : terminez votre tour.
crowns-ask-remove = Les dés ne permettent aucun jeton : retirez-en un de la partie.
crowns-now-place = C’est le moment de poser des jetons sur les cases que les dés permettent, ou de s’arrêter.
crowns-now-must-place = C’est le moment de poser un jeton : en solitaire, c’est obligatoire tant que les dés en permettent un.
crowns-now-stop = Plus aucun jeton ne peut être posé ; il ne reste qu’à terminer votre tour.
crowns-now-remove = Les dés ne permettent aucun jeton ; il ne reste qu’à en retirer un de la partie.

## What happened

crowns-began = { $seat } commence.
crowns-threw = { $seat } lance { $dice }.
crowns-placed =
    { $seat } pose un jeton sur { $cell } ({ $left ->
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
crowns-removed =
    { $seat } ne peut rien poser : un jeton quitte la partie ({ $left ->
        [0] plus aucun
        [one] encore un
       *[other] encore { $left }
    }).
crowns-last-round = { $seat } a posé son dernier jeton : on termine le tour de table.

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

crowns-why-border = C’est une case du bord, qui rapporte tout de suite { crowns-web-crowns }.
crowns-why-complete = Elle complète { $line } et rapporte { crowns-web-crowns }.
crowns-why-line =
    Il ne manquera plus que { $missing ->
        [one] un jeton
       *[other] { $missing } jetons
    } pour { $line }.
crowns-why-stop = Aucune des cases possibles ne vaut un jeton maintenant.

## The end

crowns-over-chips = Les 18 jetons d’un joueur sont posés et le tour de table est complet.
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
