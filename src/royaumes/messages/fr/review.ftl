# Ce qui se dit d’une partie après coup, et des problèmes tirés de parties.

## L’analyse

review-title = Analyse : { $game }
review-about = Chaque décision est jugée d’après ce que son auteur pouvait savoir, à l’aide de { $depth } simulations. Départ, chance, ses décisions et celles des autres : leur somme donne le résultat.
review-judging = Analyse des décisions
review-unfinished = Seule une partie terminée peut être analysée.
review-curve = Chances de victoire, telles que chacun pouvait les connaître
review-curve-alone = Points espérés, décision après décision
review-parts = Chance et talent
review-player = Joueur
review-part-start = Départ
review-part-luck = Chance
review-part-luck-note = ce qu’ont fait les dés et les cartes, et ce qui s’est révélé
review-part-own = Ses décisions
review-part-own-note = ce qu’elles ont coûté par rapport au meilleur coup
review-part-rivals = Décisions adverses
review-part-rivals-note = ce que les autres ont laissé échapper
review-part-result = Résultat
review-parts-unit = En pour cent de victoire
review-parts-unit-alone = En points
review-tenths = { $whole },{ $tenths }
review-share = { $value } %
review-points = { $value } pts
review-turning = Tournants de la partie
review-turned-seat = { $seat } passe de { $before } à { $after }
review-place = Étape { $step }, { $seat }
    .seat = Étape { $step }, vous
review-step = Étape { $step }
review-moment = Décision
review-back = Décision précédente
review-on = Décision suivante
review-replay = Revoir à partir d’ici
review-played = { $seat } a joué :
    .seat = Vous avez joué :
review-better = Mieux valait :
review-next = À défaut :
review-lost = Perte
review-ahead = Avance
review-even = rien de mieux
review-then = puis
review-compared = Coups comparés
review-mine = Vos décisions les plus coûteuses
review-worst = Décisions les plus coûteuses
review-best = Meilleures décisions
review-of = { $seat } : { $what }
review-decision = { $place } : { $said }
review-none = Aucune ne sort du lot.
review-open = Analyse
review-making = La partie est en cours d’analyse, décision après décision. Vous pouvez quitter cette page : l’analyse vous y attendra.
review-cost = { $move }. Mieux valait { $best } ({ $lost } de perdus).
review-gain = { $tally } { $text } pour { $seat }
    .seat = { $tally } { $text } pour vous
review-gains = En moyenne ensuite : { $text }.
review-gains-cost = En moyenne ensuite : { $text }, mais { $cost }.
review-good = { $move }. Avance de { $ahead } sur le coup suivant : { $other }.

## Repartir d’un moment de la partie

review-go-on = Reprendre d’ici
review-go-on-about = Une nouvelle table repart de ce moment, vous à la place de { $seat }. Ce que { $seat } ignorait est redistribué.
    .seat = Vous repartez de ce moment à une nouvelle table. Ce que vous ignoriez est redistribué.
review-go-on-bots = Contre l’ordinateur
review-go-on-friends = Avec des amis

## Problèmes

review-puzzles = Problèmes
review-puzzles-about = Des moments de partie où un coup vaut mieux que tous les autres. À vous de le trouver, d’après ce que voit votre place. Chaque jour, chaque jeu en propose un autre.
review-puzzles-solved = { $solved } sur { $puzzles } résolus
review-puzzles-today = Problèmes du jour
review-puzzles-all = Tous les problèmes
review-puzzle-number = Problème { $number }
review-puzzle-solved = résolu
review-puzzle-hard = piégeux
review-puzzle-title = { $game } : problème { $number } sur { $puzzles }
review-puzzle-today = Problème du jour
review-puzzle-task = Trouvez le meilleur coup !
review-puzzle-right = Bien vu !
review-puzzle-wrong = Ce n’est pas celui-là.
review-puzzle-solution = Le meilleur coup : { $move }. Chances de gagner : { $ahead } de plus qu’avec le suivant.
review-puzzle-try = Essayer encore
review-puzzle-show = Voir la solution
review-puzzle-next = Problème suivant
review-puzzle-none = Il n’y a pas encore de problème pour ce jeu.

## Ses propres parties

review-history = Mon palmarès
review-history-none = Vous n’avez encore terminé aucune partie.
review-history-summary = { $games ->
    [one] Une partie terminée, { $share } de victoires.
   *[other] { $games } parties terminées, { $share } de victoires.
}
review-history-game = Jeu
review-history-all = Tous les jeux
review-history-against = Contre
review-history-first = Première place
review-history-place = Place
review-history-levels = Face à chaque adversaire
review-history-played = Parties
review-history-won = Gagnées
review-history-over-time = Chance et décisions au fil du temps
review-history-over-time-note = D’après les parties qui ont été analysées.
review-history-own = Mes décisions
review-history-alone = en solo
review-history-bot = { $level ->
    [random] ordinateur, au hasard
    [greedy] ordinateur, glouton
    [page] ordinateur, page
    [squire] ordinateur, écuyer
    [knight] ordinateur, chevalier
    [baron] ordinateur, baron
    [king] ordinateur, roi
   *[other] ordinateur, { $level }
}

## La commande

review-help-file = le fichier de la partie (- est l’entrée standard)
review-help-number = quelle partie d’un fichier qui en contient plusieurs, à partir de 1
review-help-depth = simulations par décision
review-help-jobs = nombre de processus qui jugent en même temps
review-help-html = écrire l’analyse dans ce fichier, en page autonome
review-saved = La page est dans { $text }.
review-help-puzzles-game = le jeu
review-help-puzzles-count = nombre de problèmes voulus
review-help-puzzles-games = nombre de parties jouées au plus
review-help-puzzles-seed = d’où vient le hasard
review-help-puzzles-out = chercher des problèmes et les écrire dans ce fichier
review-puzzle-found = Partie { $number } : { $move }
review-puzzle-fails = Problème { $number } : une recherche plus profonde trouve un autre coup.
review-puzzles-found = { $puzzles ->
    [one] Un problème se trouve dans { $text }.
   *[other] { $puzzles } problèmes se trouvent dans { $text }.
}
review-puzzles-checked = { $puzzles ->
    [one] Un problème vérifié
   *[other] { $puzzles } problèmes vérifiés
}, { $wrong } en défaut.
