# Ce qui se dit du classement : tableaux, pages des joueurs, et pourquoi une partie n’a pas compté.

## Pourquoi une partie n’a pas compté

rating-uncounted-variant = Une variante ne compte pas pour le classement.
rating-uncounted-origin = Une partie reprise d’une autre ne compte pas pour le classement.
rating-uncounted-lesson = Une partie guidée ne compte pas pour le classement.
rating-uncounted-alone = Une partie en solitaire ne compte pas pour le classement.
rating-uncounted-shared = Une partie à plusieurs sur un même appareil ne compte pas pour le classement.
rating-uncounted-replaced = Quelqu’un a été remplacé en cours de partie : elle ne compte pas pour le classement.
rating-uncounted-unmeasured = La force d’un des adversaires de l’ordinateur n’a pas été mesurée à ce jeu : la partie ne compte pas pour le classement.

## Pages des joueurs

rating-no-profile = Cette page n’existe pas : personne n’a joué de partie classée à cette adresse, ou préfère ne pas être vu.
