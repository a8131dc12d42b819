# La simulation : arguments, tableaux, ennuis.

## Arguments

sim-bots = ROBOT,ROBOT…
sim-help-game = quel jeu
sim-help-games = combien de parties (100)
sim-help-seats = qui joue, un par place : random (au hasard), greedy (avide), bot (avide), ou paquet.module:objet pour un robot à vous
sim-help-seed = d’où vient tout le hasard ; la même graine donne les mêmes parties (0)
sim-help-jobs = sur combien de processus ; les résultats n’en dépendent pas (autant qu’il est utile)
sim-help-setting = un réglage de table, comme pour royaumes play ; peut être répété
sim-help-no-rotate = chacun garde sa place ; sinon, tous avancent d’une place après chaque partie
sim-help-out = sauvegarder les parties dans ce fichier, une par ligne
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
sim-ending = Fin de partie
sim-seat = Place { $number }
sim-bot-random = au hasard
sim-bot-greedy = avide
sim-span = { $first }–{ $last }
sim-whole = { $value }
sim-decimal = { $whole },{ $tenths }
sim-percent = { $value } %
sim-saved = { $games ->
    [one] { $games } partie sauvegardée
   *[other] { $games } parties sauvegardées
  } dans { $text }.

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
sim-no-heuristics = Le robot avide ne connaît pas encore le jeu { $key } ; le robot au hasard joue à tout.
sim-no-game = Dites quel jeu simuler : { $known }.
sim-bad-games = Il faut jouer au moins une partie, et non { $games }.
sim-bad-jobs = Il faut au moins un processus, et non { $jobs }.
sim-cannot-write = Impossible d’écrire { $text } : { $what }.
sim-worker-lost = Un processus s’est arrêté tout d’un coup (mémoire épuisée, ou tué). Ce qui précède reste acquis.
