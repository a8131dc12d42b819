# Ce qui se dit du classement : tableaux, pages des joueurs, et pourquoi une partie n’a pas compté.

rating-rating = Cote
rating-value = { $rating } ± { $margin }
rating-changed = { $rating } ({ $change })
rating-provisional = provisoire
rating-pace-title = Rythme
rating-pace = { $pace ->
    [days] Par correspondance
   *[other] À la table
}
rating-about = Qui gagne plus souvent est mieux coté : 400 points de plus, c’est dix victoires contre une. Le chiffre après ± dit de combien la cote peut être fausse ; il diminue à chaque partie. Les niveaux de l’ordinateur gardent la cote mesurée entre eux.

## Classements

rating-leaderboard = Classement
rating-nobody = Personne n’est encore classé : il y faut { $games } parties classées.
rating-mine-place = Vous êtes à la place { $place }, avec { $value }.
rating-mine-provisional = { $games ->
    [one] Votre cote est de { $value } après une partie
   *[other] Votre cote est de { $value } après { $games } parties
}, encore provisoire : { $left ->
    [one] plus qu’une partie
   *[other] encore { $left } parties
} et vous figurerez ici.
rating-mine-unseen = Votre cote est de { $value }. Pour figurer ici, il faut un nom et une page qui ne soit pas masquée.
rating-finished = Parties terminées à revoir
rating-finished-won = Victoire : { $text }
rating-finished-against = Face à { $text }

## Après une partie

rating-line = Votre cote : { $value }
rating-line-provisional = Votre cote : { $value }, encore provisoire

## Pourquoi une partie n’a pas compté

rating-uncounted-file = Une partie ouverte depuis un fichier ne compte pas pour le classement.
rating-uncounted-variant = Une variante ne compte pas pour le classement.
rating-uncounted-origin = Une partie reprise d’une autre ne compte pas pour le classement.
rating-uncounted-lesson = Une partie guidée ne compte pas pour le classement.
rating-uncounted-alone = Une partie en solitaire ne compte pas pour le classement.
rating-uncounted-shared = Une partie à plusieurs sur un même appareil ne compte pas pour le classement.
rating-uncounted-replaced = Quelqu’un a été remplacé en cours de partie : elle ne compte pas pour le classement.
rating-uncounted-unmeasured = La force d’un des niveaux de l’ordinateur n’a pas été mesurée à ce jeu : la partie ne compte pas pour le classement.

## Pages des joueurs

rating-profile = Joueur
rating-profile-since = Ici depuis le { $date }
rating-profile-ratings = Cotes
rating-profile-games = Parties terminées
rating-profile-games-none = Pas encore de partie à une table publique.
rating-no-profile = Cette page n’existe pas : personne à cette adresse n’a de nom et de partie classée, ou préfère ne pas être vu.
rating-mine = Mes cotes
rating-mine-none = Terminez une partie contre d’autres joueurs ou contre l’ordinateur : votre cote s’affichera ici.
rating-page = Ma page, telle que les autres la voient
rating-page-unnamed = Choisissez un nom, et les autres pourront voir votre page.
rating-hide = Masquer ma page et ma place au classement
rating-hidden = Votre page est masquée : les autres ne voient ni elle ni votre place.
rating-shown = Les autres voient de nouveau votre page et votre place.
