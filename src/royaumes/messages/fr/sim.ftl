# La simulation : arguments, tableaux, ennuis.

## Arguments

sim-bots = ROBOT,ROBOT…
sim-help-game = quel jeu, ou son fichier Python
sim-help-games = combien de parties (100)
sim-help-seats = qui joue, un par place : page, squire (écuyer), knight (chevalier), baron, king (roi), random (au hasard), greedy (avide), bot (avide), ou paquet.module:objet pour un robot à vous ; king@200 simule 200 parties par coup au lieu de réfléchir une seconde
sim-help-seed = d’où vient tout le hasard ; la même graine donne les mêmes parties (0)
sim-help-jobs = sur combien de processus ; les résultats n’en dépendent pas (autant qu’il est utile)
sim-help-on = sur Ray plutôt que sur des processus de cette machine : ray en démarre un ici, ray://HÔTE:PORT est une grappe ; les résultats n’en dépendent pas
sim-help-setting = un réglage de table, comme pour royaumes play ; peut être répété
sim-help-no-rotate = chacun garde sa place ; sinon, tous avancent d’une place après chaque partie
sim-help-out = sauvegarder les parties dans ce fichier, une par ligne ; games/ devient un dossier de tables, games.results.parquet un fichier d’une seule table
sim-help-report = écrire une page avec des graphiques dans ce fichier
sim-help-force = remplacer le fichier de --out s’il existe
sim-help-limit = secondes dont un robot à vous dispose par coup (60)
sim-help-json = les chiffres en JSON sur la sortie standard

## Tableaux

sim-playing = En jeu
sim-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  }, graine { $seed }
sim-fair = Les victoires partagées comptent en fractions. À forces égales, chacun aurait { $share } ; les intervalles contiennent la vraie part avec une confiance de 95 %.
sim-who = Qui
sim-games = Parties
sim-wins = Victoires
sim-share = Part
sim-interval = Int. à 95 %
sim-mean = Moyenne
sim-median = Médiane
sim-middle = 5–95 %
sim-ends = Min.–max.
sim-score = Score
sim-times = Fois
sim-length = Durée
sim-decisions = Décisions
sim-rounds = Manches
sim-turns = Tours
sim-not-counted = non comptés
sim-ending = Fin de partie
sim-seat = Place { $number }
sim-bot-random = au hasard
sim-bot-greedy = avide
sim-bot-page = page
sim-bot-squire = écuyer
sim-bot-knight = chevalier
sim-bot-baron = baron
sim-bot-king = roi
sim-span = { $first }–{ $last }
sim-whole = { $value }
sim-decimal = { $whole },{ $tenths }
sim-percent = { $value } %
sim-saved = { $games ->
    [one] { $games } partie sauvegardée
   *[other] { $games } parties sauvegardées
  } dans { $text }.

## Le rapport

sim-report-asked = { $text } : { $players }
sim-report-shares = Victoires par place, et par joueur s’ils diffèrent. Les traits sont des intervalles à 95 % ; à forces égales, chacun aurait { $share }.
sim-report-scores = Scores de tous les joueurs ; { $mean } en moyenne.
sim-report-lengths = Décisions par partie ; { $mean } en moyenne.
sim-report-endings = Comment les parties ont fini.
sim-report-thing = Utilisé
sim-report-used = Par tant de joueurs
sim-report-worth = Leurs victoires
sim-report-things = Combien plus souvent gagnent ceux qui s’en sont servis que ceux qui s’en sont passés, le plus parlant d’abord. Ce que font les vainqueurs n’est pas toujours ce qui les fait gagner.

## Variantes

sim-help-with = jouer une variante : un fichier TOML qui change des valeurs dans les données du jeu
sim-help-variants = un ou plusieurs fichiers, chacun une variante du jeu
sim-help-figure = le nombre à faire varier : fichier de données, table et nom, comme dans cards.treasure.points
sim-help-values = 3..9, 3..9..2 ou 3,5,9
sim-help-of = ce que l’on dessine : score, best, margin, decisions, first-seat, rounds ou turns (score)
sim-sweep-figure = NOMBRE
sim-sweep-values = VALEURS
sim-sweep-of = QUOI
sim-sweep-real = Diffère du premier plus que par hasard
sim-sweep-first = le premier
sim-compare-first = Jeu
sim-compare-there = Variante
sim-compare-change = Différence
sim-compare-real = Pas par hasard
sim-compare-yes = oui
sim-compare-no = –
sim-compare-between = de { $low } à { $high }
sim-compare-meaning = Toutes les parties partagent leurs graines ; les différences se prennent partie par partie. « Pas par hasard » veut dire moins de 5 % selon Holm, tout ce qui est comparé ici étant compté.
sim-figure-score = Score d’un joueur
sim-figure-best = Score du vainqueur
sim-figure-margin = Avance sur le deuxième
sim-figure-decisions = Décisions par partie
sim-figure-first-seat = Victoires de la place 1
sim-figure-rounds = Manches
sim-figure-turns = Tours
sim-figure-ending = Fin : { $ending }
sim-variant-bad-key = « { $text } » n’est pas une variante ; on l’écrit comme dans emerald+board.die.faces=[1,2,3].
sim-variant-unknown = { $where } : il n’y a pas de valeur { $text } ; on trouve ici { $known }.
sim-variant-wrong-kind = { $where } : { $text } vaut { $before } et ne peut pas devenir { $after }, qui est d’une autre nature.
sim-variant-too-large = { $where } : { $text } est trop grand ; nombres et listes vont jusqu’à { $most }.
sim-variant-bad-card = { $where } : { $text } nomme une carte « { $card } » ; les cartes s’écrivent avec les lettres { $known }.
sim-variant-same-card = { $where } : { $text } nomme { $card }, qui s’y trouve déjà ; chaque carte est différente.
sim-variant-one-copy = { $where } : { $text } ne peut pas devenir { $given } : à ce niveau, il y a une carte de chaque sorte, et « cards » les énumère toutes.
sim-variant-not-the-sum = { $where } : { $text } vaut { $given }, mais les exemplaires font { $sum } en tout.
sim-variant-too-few = { $where } : { $text } n’a pas assez de cartes ; une partie en pioche au moins { $least }.
sim-variant-not-built = { $where } : le jeu ne peut pas être construit avec ces valeurs, qui ne vont pas ensemble : { $what }
sim-variant-breaks = { $where } : à { $seats ->
    [one] un joueur
   *[other] { $seats } joueurs
  }, le jeu se bloque, car des valeurs ne vont pas ensemble : { $what }
sim-variant-not-toml = { $where } : ce n’est pas du TOML : { $what }
sim-variant-no-figures = { $where } : les valeurs sont des nombres, des textes, vrai ou faux, et des listes ou des tables de ceux-ci ; ce fichier contient autre chose, une date par exemple, ou des listes trop imbriquées.
sim-variant-other-game = { $where } : c’est une variante de { $game }, pas de { $expected }.
sim-variant-no-game = { $where } : on ne sait pas de quel jeu c’est une variante : game = "…", parmi { $known }.
sim-variant-empty = { $where } : rien n’est changé ici.
sim-compare-what = Dites quel jeu ({ $known }) et quels fichiers comparer.
sim-sweep-what = Dites quel jeu ({ $known }), quel nombre et quelles valeurs.
sim-compare-twice = Deux de ces variantes sont identiques, ou l’une est le jeu lui-même.
sim-sweep-bad-values = « { $text } » ne donne pas de valeurs à essayer : écrivez 3..9, 3..9..2 ou 3,5,9, de deux à { $most } valeurs, chacune une fois.
sim-sweep-no-rounds = Ce jeu ne compte pas de manches : --of turns ou --of decisions en montre la durée.
sim-sweep-no-turns = Ce jeu ne compte pas les tours : --of decisions en montre la durée.

## L’échelle

sim-help-ladder-game = quels jeux ; all pour tous
sim-help-ladder-levels = qui monte à l’échelle, du plus faible au plus fort (les cinq niveaux) ; king@200 simule 200 parties par coup au lieu de réfléchir une seconde ; les étalons sont random, greedy et ismcts@500
sim-help-ladder-against = qui le plus fort d’entre eux rencontre en plus, comme greedy,ismcts@500 ; qui n’explore pas rencontre le plus fort de ceux qui n’explorent pas non plus
sim-help-ladder-games = combien de parties par échelon (200)
sim-help-ladder-searches = combien par échelon où l’un des deux explore (autant que pour les autres)
sim-help-ladder-seats = à une table de combien (deux, ou le moins que le jeu permet)
sim-help-ladder-seed = d’où vient tout le hasard ; la même graine donne les mêmes parties
sim-help-ladder-jobs = sur combien de processus (1)
sim-help-ladder-on = sur Ray plutôt que sur des processus de cette machine : ray en démarre un ici, ray://HÔTE:PORT est une grappe ; les résultats n’en dépendent pas
sim-help-ladder-page = mettre le tableau dans cette page Markdown, à la place de l’ancien tableau du jeu
sim-help-ladder-save = garder les niveaux avec chaque jeu dans ce dossier de jeux (crowns/data/ladder.toml) : le serveur classe les joueurs d’après eux
sim-help-ladder-json = les chiffres en JSON sur la sortie standard
sim-ladder-title = { $game } : chaque niveau contre celui d’en dessous. { $seats } places, donc une part équitable de { $fair } ; graine { $seed }.
sim-ladder-level = Niveau
sim-ladder-rating = Cote
sim-ladder-range = Fourchette
sim-ladder-against = Contre
sim-ladder-games = Parties
sim-ladder-share = Part
sim-ladder-interval = À 95 %
sim-ladder-verdict = Écart net
sim-ladder-holds = oui
sim-ladder-short = pas encore
sim-bad-levels = Il faut au moins deux niveaux, chacun nommé une seule fois, et non { $known }.

## Training

sim-help-train-game = quel jeu
sim-help-train-minutes = combien de temps apprendre, à peu près (20) ; le nombre de parties est annoncé au début
sim-help-train-games = sur combien de parties apprendre, à la place ; le même nombre et la même graine refont le même réseau
sim-help-train-until = s’arrêter après tant de parties d’un apprentissage plus long, prévu par --games ou --minutes
sim-help-train-tables = les tailles de table, à tour de rôle, comme 2,2,3, ou 1 pour apprendre le solitaire (toutes à partir de deux)
sim-help-train-watching = pourcentage des parties, au début, où les heuristiques jouent à toutes les places (30)
sim-help-train-prior = ce que compte, à côté du réseau, un point vu par les heuristiques, en pour cent d’un logarithme de la cote (0)
sim-help-train-turns = comparer des tours entiers au lieu de coups isolés, si le jeu a un codage pour cela
sim-help-train-hidden = nombre d’unités cachées du réseau (40)
sim-help-train-seed = d’où vient tout le hasard (0)
sim-help-train-jobs = sur combien de processus (autant qu’il y a de cœurs), pour le même réseau
sim-help-train-out = enregistrer le réseau dans ce fichier ; un jeu se sert de data/value.toml
sim-train-title = { $game } : apprentissage sur { $games } parties, graine { $seed }. Ce qu’il gagne à un coup de profondeur contre greedy :
sim-train-point = { $games } parties, { $seconds } s : { $share } { $bar }
sim-train-proof = { $seats } places : { $share } sur { $games } parties [{ $interval }].
sim-train-alone = En solitaire : { $points } points en moyenne sur { $games } parties (erreur type { $error }).

## Ce qui peut mal tourner

sim-failed = La partie { $number } (la première porte le numéro 0), graine { $text }, a échoué :
sim-stopped = Arrêté après { $games } parties sur { $wanted }.
sim-bad-bot = Il n’y a pas de robot « { $name } » ; il y a { $known }.
sim-no-such-bot = Impossible de charger le robot { $name } : { $what }.
sim-bot-is-code = « { $text } » est un programme, et seul celui qui lance Royaumes peut nommer des programmes.
sim-not-a-bot = { $name } n’est pas un robot : il lui manque { $lacks }. Un robot a un nom (name) et choose(view, options, stream).
sim-bot-late = Le robot { $name } a mis plus de { $seconds } secondes pour un coup (voir --limit).
sim-bot-left = Le robot { $name } a voulu arrêter le programme.
sim-bot-raised = Le robot { $name } a échoué : { $what }
sim-bot-astray = Le robot { $name } a choisi { $text } ; il avait le choix entre { $offered }.
sim-cannot-travel = Un robot de ce plan ne peut pas être envoyé à un autre processus ({ $what }) : prenez un seul processus, ou une classe d’un module.
sim-no-encoding = Personne n’a encore décrit le jeu { $key } pour un apprenti.
sim-needs-pyarrow = Les tables ont besoin de pyarrow : pip install 'royaumes[data]'
sim-needs-matplotlib = Les graphiques ont besoin de matplotlib : pip install 'royaumes[data]'
sim-needs-ray = Ray n’est pas installé : pip install 'royaumes[ray]'
sim-bad-on = On ne peut pas jouer sur « { $text } » : dites ray, ou l’adresse d’une grappe comme ray://tete:10001.
sim-no-cluster = Impossible de démarrer ou de joindre Ray sur { $text } : { $what }
sim-needs-numpy = L’apprentissage a besoin de numpy : pip install 'royaumes[rl]'
sim-no-game = Dites quel jeu simuler : { $known }.
sim-which-table = « { $text } » ne dit pas laquelle des trois tables vous voulez. Une seule table tient dans un fichier : { $known }. Les trois vont dans un dossier : { $folder }
sim-bad-option = { $name } ne peut pas valoir { $text } ; les valeurs possibles sont { $known }.
sim-bad-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $most }.
sim-bad-games = Il faut jouer au moins une partie, et non { $games }.
sim-bad-jobs = Il faut au moins un processus, et non { $jobs }.
sim-cannot-write = Impossible d’écrire { $text } : { $what }.
sim-worker-lost = Un processus s’est arrêté tout d’un coup (mémoire épuisée, ou tué). Ce qui précède reste acquis.
