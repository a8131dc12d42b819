### Ce que dit la table elle-même, quel que soit le jeu.

## Joueurs et listes

table-seat = Place { $number }
# Un robot porte le nom royal de sa place.
table-bot = { $number ->
    [1] Aliénor
    [2] Baudouin
    [3] Clotilde
    [4] Dagobert
    [5] Ermengarde
   *[other] Frédégonde
}
table-list-none = personne
table-list-more = { $first }, { $next }
table-list-last = { $first } et { $last }

## Réponses que la table refuse

table-no-over = La partie est finie : plus personne ne joue.
table-no-chance-first = D’abord les dés ou le sac.
table-no-not-asked = { $seats-count ->
    [one] Ce n’est pas votre tour : c’est à { $seats } de jouer.
   *[other] Ce n’est pas votre tour : c’est à { $seats } de jouer.
}
table-no-wait = { $seats-count ->
    [one] Un instant : { $seats } doit d’abord répondre.
   *[other] Un instant : { $seats } doivent d’abord répondre.
}
table-no-such-outcome = Ni les dés ni le sac ne peuvent donner cela.
table-no-undo-nothing = Vous n’avez joué aucun coup que l’on puisse reprendre.
table-no-undo-revealed = Quelque chose a été révélé depuis : votre coup reste joué.
table-no-undo-answered = { $seat } a répondu à votre coup : il reste joué.

## Voir avant de jouer

table-odds = { $percent } % ({ $ways } sur { $of }) :
table-odds-example = { $percent } % ({ $ways } sur { $of }), par exemple :
table-odds-nothing = { $percent } % ({ $ways } sur { $of }) : rien de plus.

## Événements et erreurs des jeux qui n’ont pas leurs propres textes

table-moved = { $seat } : { $move }
table-came = Le sort donne { $outcome }.
table-game-no-file = Le fichier « { $text } » n’existe pas.
table-game-bad-name = « { $text } » ne peut pas contenir un jeu : le fichier porte le nom de la clé du jeu, en lettres, chiffres et tirets bas.
table-game-taken = « { $text } » ne peut pas être ouvert : il y a déjà un jeu « { $name } ». Donnez un autre nom au fichier.
table-game-no-game = « { $text } » n’a pas de GAME : une ligne comme GAME = PigGame() fait connaître son jeu.
table-game-broken = { $file }, ligne { $line } : { $text }
table-game-key = La clé du jeu dans « { $text } » est « { $name } » ; elle doit être « { $wanted } », comme le fichier.
table-game-lacks = Il manque « { $name } » à « { $text } ».
table-game-hides = « { $text } » a des champs qui ne sont pas publics ({ $fields }) : sa classe de jeu a besoin de « { $name } », qui dit ce qu’un joueur peut en savoir.
table-game-no-options = { $text } : la phase { $name } interroge { $seat } sans lui offrir d’option.
table-game-unknown-move = { $text } : la phase { $name } offre « { $move } », qui n’est pas dans les « moves » du jeu.
table-game-view-misses = { $text } : une vue n’a pas de valeur pour son champ « { $name } ».
table-game-no-rules = Les règles de ce jeu ne sont pas encore écrites.

## Problèmes à la table

table-bad-game = Il n’y a pas de jeu « { $key } ». Il y a : { $known }. Un jeu dans un fichier s’ouvre avec --game FICHIER.
table-bad-seats = { $least ->
    [1] Ce jeu se joue de 1 à { $most } joueurs, pas à { $seats }.
   *[other] Ce jeu se joue de { $least } à { $most } joueurs, pas à { $seats }.
}
table-bad-setting = { $known-count ->
    [0] Ce jeu n’a pas de réglages, donc aucun appelé « { $name } ».
   *[other] Ce jeu n’a pas de réglage « { $name } ». Il a : { $known }.
}
table-setting-needs-seats = Le réglage « { $name } » ne vaut que pour les tables de { $seats }.
table-bad-choice = Le réglage « { $name } » ne peut pas valoir « { $value } ». Il peut valoir : { $choices }.
table-pieces-too-many = Il y a plus de choix de « { $name } » que de places ({ $seats }).
table-piece-taken = Deux joueurs ne peuvent pas avoir la même chose : { $piece }, c’est déjà pris.
table-bad-move = Aucun coup ne s’écrit « { $text } ».
table-bad-dice = { $count ->
    [one] « { $text } » n’est pas un lancer d’un dé.
   *[other] « { $text } » n’est pas un lancer de { $count } dés.
}
table-bad-draw = Il n’y a rien dans le sac qui s’appelle « { $text } ».
table-chance-not-asked = Le hasard n’est pas interrogé maintenant : « { $text } » ne répond à rien.
table-chance-is-drawn = À cette table les dés viennent de la graine ; personne d’autre ne les lance.
table-cannot-write = Impossible d’écrire « { $text } » : { $what }.
table-not-a-file = « { $text } » n’est pas un fichier ordinaire : rien n’y est écrit.
table-resume-no-seed = Cette partie en cours n’a pas de graine : elle ne peut pas continuer. Seule une partie sauvegardée le peut.
table-resume-cut = Cette sauvegarde s’arrête au milieu d’un lancer. Quelqu’un l’a modifiée.

## Parties enregistrées illisibles

record-empty = Il n’y a pas de partie ici : le fichier est vide.
record-not-json = La ligne { $line } n’est pas du JSON. Est-ce bien un fichier de partie de Royaumes, et est-il complet ?
record-not-text = La ligne { $line } n’est pas du texte en UTF-8. Est-ce bien un fichier de partie de Royaumes ?
record-foreign = Ligne { $line } : ce n’est pas une partie de Royaumes.
record-newer = Ligne { $line } : cette partie est au format { $format }, que cette version ne sait pas lire.
record-missing = Ligne { $line } : il manque « { $name } ».
record-wrong-kind = Ligne { $line } : « { $name } » n’est pas de la bonne sorte.
record-truncated = Ligne { $line } : la partie devrait compter { $length } réponses mais en a { $found }. Il en manque un morceau.
record-damaged = Ligne { $line } : les réponses ne correspondent pas à leur somme de contrôle. Le fichier est abîmé.
record-bad-answer = Ligne { $line } : « { $text } » n’est pas une réponse.
record-origin-no-seed = Cette partie en prolonge une autre ; ce qui a été redistribué ne se dévoile qu’à la fin.
record-origin-seat = Cette partie en prolonge une autre depuis la place { $seat }, qui n’existe pas à cette table.
record-other-game = C’est une partie de « { $game } », pas de « { $expected } ».
record-other-rules = Cette partie suit la version { $rules } des règles ; ici c’est la version { $expected }.
record-refused = La réponse { $number }, « { $text } », est contraire aux règles ({ $rule }).
record-not-parsed = La réponse { $number }, « { $text } », ne convient pas à la question.

## Vérification

verify-no-commitment = La partie n’a pas d’engagement, son hasard ne peut donc pas être vérifié : les dés étaient de vrais dés.
verify-no-seed = La graine n’est pas encore révélée, le hasard ne peut donc pas être vérifié.
verify-other-stream = Le hasard de cette partie vient de « { $stream } » ; ici c’est « { $expected } ».
verify-commitment = La graine ne correspond pas à l’engagement publié avant la partie.
verify-outcome = Réponse { $number } : le hasard a donné « { $text } », mais la graine donne « { $expected } ».
verify-fine = La partie est conforme.
verify-moves = { $moves ->
    [one] { $moves } coup a été vérifié selon les règles.
   *[other] { $moves } coups ont été vérifiés selon les règles.
}
verify-outcomes = { $outcomes ->
    [one] { $outcomes } lancer ou tirage a été refait à partir de la graine, à l’identique.
   *[other] { $outcomes } lancers et tirages ont été refaits à partir de la graine, à l’identique.
}
verify-committed =
    La graine correspond à cet engagement ; comparez-le à celui qui a été montré avant la partie :
      { $text }
verify-result = { $winners-count ->
    [one] { $winners } a gagné avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
   *[other] { $winners } se partagent la victoire avec { $points ->
        [one] { $points } point
       *[other] { $points } points
    } chacun.
}
verify-running = La partie n’est pas encore finie.
verify-failed = La partie n’est pas conforme.
verify-failed-at = La partie { $number } n’est pas conforme.
verify-many = { $records ->
    [one] { $records } partie est conforme : { $moves } coups et { $outcomes } lancers et tirages ont été vérifiés.
   *[other] Les { $records } parties sont conformes : { $moves } coups et { $outcomes } lancers et tirages ont été vérifiés.
}

## La ligne de commande

cli-usage = usage :
# A colon follows: hence the blanks at the end.
cli-arguments = à préciser 
cli-options = options 
cli-commands = commandes :
cli-command = COMMANDE
cli-game = JEU
cli-names = NOMS
cli-text = TEXTE
cli-setting = NOM=VALEUR
cli-file = FICHIER
cli-part = EXTRAIT
cli-code = MODULE:ROBOT
cli-examples-title = exemples :
cli-exit-codes = codes de sortie : 0 tout va bien, 1 une vérification a échoué, 2 mauvais usage ou mauvaise entrée, 130 interrompu
cli-help-help = affiche cette aide
cli-help-lang = la langue à parler (sinon ROYAUMES_LANG, sinon celle du système)
cli-help-game-file = un jeu dans un fichier Python, en plus de ceux qui sont installés ; peut être donné plusieurs fois
cli-help-version = affiche la version
cli-build-compiled = version compilée
cli-build-pure = pur Python
cli-help-command = que faire ; COMMANDE --help en dit plus
cli-greeting =
    Royaumes : une ludothèque royale pour le navigateur et le terminal.

      royaumes play      jouer dans ce terminal
      royaumes serve     ouvrir la table en ligne
      royaumes rules     les règles de chaque jeu
      royaumes --help    tout le reste
cli-greeting-prompt = Entrée pour choisir un jeu et jouer ici, toute autre réponse pour sortir :
cli-about = Royaumes : une ludothèque royale pour le navigateur et le terminal.
cli-examples =
    royaumes serve                   ouvrir la table en ligne
    royaumes play                    choisir un jeu et les joueurs
    royaumes play crowns             jouer à Crowns contre un robot
    royaumes rules crowns            lire les règles
    royaumes replay partie.json      parcourir une partie
cli-play-about = S’asseoir à une table : joueurs et robots autour d’un terminal.
cli-play-examples =
    royaumes play crowns
    royaumes play crowns --lesson    apprendre Crowns en jouant
    royaumes play crowns --seats Anne,Bruno,squire
    royaumes play crowns --seats Anne --setting hard=true --save anne.json
    royaumes play --resume anne.json
    royaumes play --resume           reprendre la dernière partie en cours
cli-games-about = Montrer les parties en cours.
cli-games-examples =
    royaumes games
    royaumes games --remove 2
    royaumes play --resume           reprendre la dernière jouée
cli-replay-about = Parcourir une partie enregistrée, en avant et en arrière.
cli-replay-examples =
    royaumes replay partie.json
    royaumes replay partie.json --all
    royaumes replay parties.jsonl --number 17
cli-review-about = Dire après une partie ce qui tenait à la chance, ce qui tenait aux décisions, et lesquelles ont compté.
cli-review-examples =
    royaumes review partie.json
    royaumes review partie.json --html analyse.html
    royaumes review parties.jsonl --number 17 --depth 256 --jobs 2
cli-puzzles-about = Chercher des problèmes dans des parties simulées, ou vérifier ceux d’un jeu.
cli-puzzles-examples =
    royaumes puzzles crowns                     les vérifier par une recherche plus profonde
    royaumes puzzles crowns --out problemes.json
cli-verify-about = Vérifier une partie : ses coups selon les règles, son hasard selon la graine.
cli-verify-examples =
    royaumes verify partie.json
    royaumes verify parties.jsonl               toutes les parties du fichier
    royaumes verify parties.jsonl --number 17
cli-rules-about = Lire les règles d’un jeu.
cli-rules-examples =
    royaumes rules                   quels jeux il y a
    royaumes rules crowns            toutes les règles
    royaumes rules crowns 3          un chapitre
    royaumes rules crowns CRW-3.1    une règle
    royaumes rules table             les règles de la table elle-même
cli-simulate-about = Faire jouer beaucoup de parties à des robots et compter.
cli-simulate-examples =
    royaumes simulate crowns --games 1000 --seats greedy,random --seed 7 --jobs 2
    royaumes simulate crowns --games 100 --seats greedy,greedy --out parties.jsonl
cli-compare-about = Jouer des variantes d’un jeu avec les mêmes graines et dire ce qui diffère plus que par hasard.
cli-compare-examples =
    royaumes compare emerald plus-riche.toml -n 1000 --seats greedy,greedy
cli-sweep-about = Faire varier un nombre d’un jeu et montrer ce que cela change.
cli-sweep-examples =
    royaumes sweep emerald cards.treasure.points 3..9 -n 1000 --of margin
cli-ladder-about = Mesurer la force des niveaux de l’ordinateur.
cli-ladder-examples =
    royaumes ladder crowns --games 100 --jobs 2
    royaumes ladder emerald --levels random,page,squire --seats 3
    royaumes ladder crowns --levels knight,king@200 --page docs/ladder.md
cli-train-about = Faire apprendre un jeu à un petit réseau en y jouant ; les niveaux moyens et supérieurs s’en servent.
cli-train-examples =
    royaumes train crowns --minutes 20
    royaumes train emerald --games 8000 --tables 2,2,3,4 --out value.toml
cli-new-game-about = Commencer un jeu à vous : un dossier avec un petit jeu déjà jouable.
cli-new-game-examples =
    royaumes new-game tonneaux
    royaumes play tonneaux/tonneaux.py
cli-new-game-name = NOM
cli-help-new-game = le nom du jeu : minuscules, chiffres et tirets bas ; ou le chemin d’un nouveau dossier
cli-new-game-unnamed = Dites comment s’appelle le jeu : royaumes new-game NOM
cli-new-game-bad-name = « { $text } » ne peut pas être le nom d’un jeu : il s’écrit en minuscules, chiffres et tirets bas, et commence par une lettre.
cli-new-game-exists = « { $text } » existe déjà.
cli-new-game-not-written = Impossible d’écrire « { $text } » : { $what }.
cli-new-game-next =
    { $text } contient un jeu déjà jouable. Pour continuer :
      royaumes play { $text }/{ $game }.py          y jouer dans le terminal
      royaumes serve --game { $text }/{ $game }.py  y jouer dans le navigateur
      python -m pytest { $text }                    lancer ses tests
      pip install -e { $text }                      l’installer : son nom suffit alors
    Ses règles sont dans { $text }/{ $game }.py ; CONTRIBUTING.md montre comment un jeu grandit ensuite.
cli-help-game = le jeu, ou son fichier Python ; sans lui, la question vous est posée
cli-help-lesson = une première partie guidée : un guide explique chaque coup
cli-lesson-alone = Une leçon a ses propres joueurs et ses propres dés : laissez « --{ $name } » de côté.
cli-no-lesson = Il n’y a pas encore de partie guidée pour { $text }.
cli-lesson-left = Vous avez quitté la leçon. Jouez comme il vous plaît ; « undo » vous y ramène.
cli-help-seats = qui joue, séparés par des virgules : les personnes par leur nom, les robots page, squire (écuyer), knight (chevalier), baron, king (roi), random ou greedy ; Anne=bleu choisit une couleur
cli-help-seed = d’où vient le hasard ; la même graine donne les mêmes dés
cli-help-dice = vos propres dés et cartes : vous tapez ce qu’ils montrent
cli-help-setting = un réglage de table, comme hard=true (peut être répété)
cli-help-save = sauvegarder la partie dans ce fichier après chaque coup
cli-help-force = remplacer le fichier de --save s’il existe
cli-help-resume = continuer une partie sauvegardée (sans FICHIER : la dernière en cours)
cli-help-bot = permettre à une partie sauvegardée de charger ce robot à vous (peut être répété)
cli-help-limit = secondes dont un robot à vous dispose par coup (60)
cli-help-remove = supprimer pour de bon la partie numéro N
cli-help-fast = pas de pause après les coups des robots
cli-help-file = le fichier de la partie (- pour l’entrée standard)
cli-help-number = laquelle, dans un fichier qui en contient plusieurs, à partir de 1
cli-help-seat = regarder depuis cette place, à partir de 1 (sinon en spectateur)
cli-help-all = afficher toutes les étapes sans rien demander
cli-help-rules-game = le jeu, ou « table » pour les règles de la table elle-même
cli-help-part = un chapitre ou une règle

## Mauvais usage

cli-needs-terminal = Cette commande a besoin des paquets du terminal : pip install 'royaumes[terminal]'
cli-needs-server = La table en ligne a besoin d’autres paquets : pip install 'royaumes[server]'
cli-bad-command = Il n’y a pas de commande « { $text } ». Il y a : { $known }.
cli-bad-argument = « { $text } » est incompréhensible. Voir { $command } --help.
cli-bad-arguments = Les arguments sont incompréhensibles ({ $text }).
cli-bad-value = { $name } ne peut pas valoir « { $text } ».
cli-bad-value-missing = { $name } demande une valeur.
cli-bad-together = { $name } ne va pas avec les autres arguments.
cli-bad-language = « { $text } » ne se parle pas ici, seulement { $known }.
cli-bad-setting = « { $text } » n’est pas un réglage de la forme nom=valeur.
cli-bad-bot = Il n’y a pas de robot « { $text } ». Il y a : { $known }.
cli-near-bot = Il n’y a pas de robot « { $text } ». Vouliez-vous dire { $meant } ? Si c’est le nom d’une personne, écrivez-le avec une majuscule.
cli-bad-name = « { $text } » ne peut pas être un nom : un nom compte de 1 à { $most } caractères, dont au moins une lettre.
cli-no-pieces = « { $text } » ne peut pas se choisir : dans ce jeu, il n’y a rien à choisir en prenant place.
cli-bad-piece = « { $text } » ne peut pas se choisir. Il y a : { $known }.
cli-same-name = Deux joueurs portent le même nom : { $text }.
cli-cannot-read = Impossible de lire « { $text } » : { $what }.
cli-file-exists = « { $text } » existe déjà. Donnez un autre fichier, ou ajoutez --force pour le remplacer.
cli-cannot-print = Impossible d’écrire la sortie : { $what }.
cli-no-file = Quelle partie ? Donnez le nom de son fichier.
cli-many-records = « { $text } » contient plusieurs parties. Dites laquelle avec --number.
cli-no-such-record = { $found ->
    [one] « { $text } » contient { $found } partie, donc pas de numéro { $number }.
   *[other] « { $text } » contient { $found } parties, donc pas de numéro { $number }.
}
cli-no-such-seat = { $most ->
    [one] Il y a { $most } place à cette table, donc pas de place { $number }.
   *[other] Il y a { $most } places à cette table, donc pas de place { $number }.
}
cli-no-such-rule = Il n’y a ni règle ni chapitre « { $text } ». Les chapitres sont { $known }.
cli-resume-alone = Une partie sauvegardée connaît son jeu, ses places, sa graine et ses réglages : retirez « { $name } ».
cli-resume-code =
    Cette partie demande le robot « { $text } », qui est un programme. Un fichier ne lance jamais de programme
    de lui-même ; si vous connaissez ce robot et lui faites confiance, ajoutez : --bot { $text }
cli-dice-or-seed = Soit vos propres dés (--dice), soit une graine (--seed), pas les deux.
cli-resume-over = La partie de « { $text } » est finie. Regardez-la avec : royaumes replay { $text }

## S’asseoir

cli-player = Joueur
# Comment on s’appelle soi-même quand un nom est demandé ; cela devient « Joueur ».
cli-words-self = vous,moi,toi,tu,je
cli-shelf = { $number }  { $game } ({ $least }–{ $most })
cli-which-game = Quel jeu ?
cli-which-game-again = Tapez un nombre de 1 à { $most } ou le nom d’un jeu.
cli-who-plays = Qui joue ? De { $least } à { $most } noms séparés par des virgules ; les robots s’appellent { $bots }.
cli-who-plays-prompt = Noms (Entrée : vous contre un robot) :
cli-who-chooses = Qui veut choisit ce qu’il joue, comme dans Anne={ $text } : { $things }.
cli-seat-person = { $number }. { $seat }
cli-seat-bot = { $number }. { $seat }, robot ({ $kind ->
    [random] joue au hasard
    [greedy] prend le meilleur tout de suite
    [page] page, encore débutant
    [squire] écuyer, se trompe de temps en temps
    [knight] chevalier, prend ce qui paraît le meilleur
    [baron] baron, voit quelques tours à l’avance
    [king] roi, réfléchit longuement à chaque coup
   *[other] { $kind }
})
cli-commitment =
    Engagement sur la graine, pour que personne ne la change en cours de partie :
      { $text }
cli-real-dice = Les dés et les cartes sont les vôtres : tapez ce qu’ils montrent. Personne ne pourra les vérifier ensuite.
cli-resumed = La partie sauvegardée reprend après la réponse { $number }.

cli-unfinished = Parties en cours
cli-unfinished-game = { $game } : { $seats } ({ $answers ->
    [one] { $answers } coup
   *[other] { $answers } coups
}, { $when })
cli-which-unfinished = Laquelle reprendre ? (Entrée : une nouvelle partie)
cli-which-unfinished-again = Tapez un nombre de 1 à { $most }, ou Entrée pour une nouvelle partie.
cli-none-unfinished = Il n’y a pas de partie en cours.
cli-no-such-game = { $most ->
    [0] Il n’y a pas de partie en cours.
   *[other] Il n’y a pas de partie en cours numéro { $number } ; la dernière est la { $most }.
}
cli-removed = Partie supprimée.
cli-how-to-go-on-with =
    Pour continuer : royaumes play, ou royaumes play --resume FICHIER ; les fichiers sont dans
      { $text }

## Quelqu’un au clavier

cli-hint = Tapez un nombre ou un coup. « ? » explique, « pourquoi COUP » dit pourquoi pas, « conseil » conseille, « reprendre » annule, « quitter » sort.
cli-commands-at-table =
    À la table, vous pouvez taper
      un nombre, un coup, ou ce qu’il en faut pour être clair
      ?               les règles du moment (? CRW-3.1 : une règle)
      ? COUP          ce qu’un coup apporterait, avant de le jouer (? 3)
      règles          toutes les règles
      pourquoi COUP   pourquoi un coup n’est pas permis
      conseil         ce que ferait un joueur avisé
      options         revoir la question et les options
      reprendre       reprendre votre dernier coup (avec l’accord des autres s’il le faut)
      plateau         revoir le plateau
      journal         tout ce qui s’est passé
      sauver FICHIER  sauvegarder la partie dans un fichier à vous
      quitter         sortir ; la partie est sauvegardée
cli-words-help = aide
cli-words-rules = règles
cli-words-why = pourquoi
cli-words-hint = conseil,indice
cli-words-options = options,coups,choix
cli-words-undo = reprendre,annuler
cli-words-board = plateau
cli-words-log = journal,historique
cli-words-save = sauver,sauvegarder,enregistrer
cli-words-quit = quitter,sortir
cli-board-needs = Le plateau demande { $columns } colonnes ; cette fenêtre en a { $width }.
cli-group = { $thing } … ({ $moves } coups)
cli-back = retour
cli-more-news = { $number ->
    [one] … et 1 ligne avant cela : journal
   *[other] … et { $number } lignes avant cela : journal
}
cli-narrow = Un numéro suivi de … montre la suite ; « options » montre tous les coups.
cli-several = « { $text } » peut désigner plusieurs coups :
cli-no-number = { $most ->
    [one] Il n’y a pas de numéro { $number } à l’écran, seulement { $most }.
   *[other] Il n’y a pas de numéro { $number } à l’écran, seulement de 1 à { $most }.
}
cli-unknown = « { $text } » est incompréhensible. Tapez un nombre, un coup, ou « ? » pour de l’aide.
cli-near = Vouliez-vous dire « { $text } » ?
cli-allowed = « { $text } » est permis.
cli-why-what = Dites quel coup : pourquoi COUP.
cli-sure-nothing = Rien de certain.
cli-advice = Un coup avisé : { $text }
cli-advice-second = À défaut : { $text }
cli-undone = Coup repris.
cli-undo-consent = Avec l’accord de tous, il peut être repris quand même. { $seats } : d’accord ? (oui/non)
cli-dice-prompt = Dés>
cli-dice-any = Tapez ce qui est sorti : { $outcomes }.
cli-dice-such-as = Tapez ce qui est sorti, par exemple { $text }
cli-dice-unknown = « { $text } » n’a pas pu sortir.
cli-hand-over = Passez le clavier à { $seat }. Les autres regardent ailleurs.
cli-press-enter = Appuyez sur Entrée quand vous êtes prêt.
cli-save-where = Sauvegarder dans quel fichier ? (Entrée : pas du tout)
cli-saved = Partie sauvegardée dans { $text }.
cli-quit-save = Sauvegarder avant de sortir ? Donnez un fichier (Entrée : ne pas sauvegarder) :
cli-not-saved = La partie n’est plus sauvegardée pour l’instant ; « sauver FICHIER » la sauvegarde ailleurs.
cli-overwrite = { $text } existe déjà. Le remplacer ? (oui/non)
cli-how-to-resume =
    Partie sauvegardée. Pour continuer :
      royaumes play --resume { $text }
cli-how-to-go-on =
    Partie sauvegardée. Pour continuer :
      royaumes play --resume
cli-input-ended = L’entrée est terminée, la partie s’arrête ici.

## La fin

cli-over = La partie est finie
cli-sheet = Feuille de score
cli-sheet-what = pour
cli-sheet-rule = règle
cli-sheet-points = points
cli-sheet-total = Total
cli-place = { $place ->
    [1] 1er
   *[other] { $place }e
} : { $seats } ({ $points ->
    [one] { $text } point
   *[other] { $text } points
})
cli-seed-revealed = La graine était { $text }
cli-save-record = Sauvegarder la partie ? Donnez un fichier (Entrée : la garder parmi vos parties finies) :
cli-finished = Parties finies, la plus récente d’abord :
cli-none-finished = Il n’y a encore aucune partie finie.
cli-help-finished = montrer les parties finies et leurs fichiers
cli-how-to-verify =
    La partie est sauvegardée. Vérifiez que le hasard était honnête avec
      royaumes verify { $text }

## Relecture

cli-replay-keys = n suivant, p précédent, g N aller à l’étape N (0 à { $most }), début, fin, q quitter
cli-replay-no-further = Impossible d’aller plus loin par là.
cli-replay-start = { $game } : le début
cli-replay-chance = Le hasard donne { $outcome }
cli-replay-move = { $seat } : { $text }

## La table en ligne

cli-serve-about = Ouvrir la table en ligne : jouer dans un navigateur, entre amis par un lien ou contre des robots.
cli-serve-examples =
    royaumes serve                   ouvrir la page sur cette machine
    royaumes serve --port 8080 --no-open
    royaumes serve --host 127.0.0.1  pour cette machine seulement
    royaumes serve --data ./tables   stocker les tables dans ce dossier
cli-serve-host = ADRESSE
cli-serve-folder = DOSSIER
cli-help-host = l’adresse où écouter (0.0.0.0 : tout le monde sur ce réseau)
cli-help-port = le port où écouter (8711, ou n’importe quel port libre)
cli-help-data = le dossier des tables et des joueurs
cli-help-workers = combien de processus se partagent le port ; plus d’un demande --database
cli-help-internal = l’adresse où les serveurs d’autres machines, sur la même base, joignent celui-ci
cli-serve-workers = Servir à { $number } processus n’est pas possible : un seul, ou avec --database autant qu’on veut.
cli-help-database = une base PostgreSQL à la place, comme postgresql://utilisateur@hôte/nom (ou { $text })
cli-help-open = ouvrir la page dans un navigateur
cli-help-no-open = ne pas ouvrir de navigateur
cli-help-prefix = ce par quoi commencent toutes les adresses, derrière un mandataire (/royaumes)
cli-help-proxy = l’adresse d’un mandataire (proxy) placé devant le serveur, que l’on croit quand il dit qui demande (option répétable)
cli-help-url = l’adresse publique de ce serveur (https://play.example.org), pour les liens des courriels ; aussi par { $text }
cli-help-smtp = le serveur de courrier pour prévenir qui le souhaite que c’est à lui de jouer (smtp://user:password@host:587/?from=adresse) ; aussi par { $text }
cli-help-log = journal pour les gens (text) ou pour les machines (json)
cli-help-serve-with = une variante à proposer aux tables : un fichier TOML qui nomme son jeu (peut être répété)
cli-help-pace = secondes entre les coups des robots
cli-serve-here = La table est mise : { $text }
cli-serve-network = Sur ce réseau : { $text }
cli-serve-phone = Un téléphone sur le même réseau peut scanner ceci :
cli-serve-everybody = À l’écoute sur { $text } : tout le monde sur ce réseau peut entrer. Pour cette machine seule : --host 127.0.0.1
cli-serve-alone = À l’écoute sur { $text }, pour cette machine seule.
cli-serve-at = À l’écoute sur { $text }.
cli-serve-stop = Ctrl-C arrête le serveur ; chaque coup joué est sauvegardé.
cli-serve-stopped = Le serveur s’est arrêté.
cli-serve-bad-port = Un port est un nombre de 0 à 65535, pas { $text }.
cli-serve-in-use = Un autre serveur utilise le dossier « { $text } ». Arrêtez-le, ou donnez un autre dossier avec --data.
cli-serve-taken = Impossible d’écouter à { $text } : { $what }.

## La page de règles, au terminal, dans le navigateur et dans docs/rules

table-rules-aim = But du jeu
table-rules-players = { $least } à { $most } joueurs
table-rules-minutes = { $spread ->
    [0] environ { $most } minutes
   *[other] { $least } à { $most } minutes
}
table-rules-example = Un exemple : { $text }
table-rules-marks = Ce que disent les marques
table-mark = { $mark ->
    [T] règle du jeu
    [F] trouvé ailleurs
    [D] déduit
    [R] ⚠ reconstitué
   *[H] règle maison
}
table-mark-means = { $mark ->
    [T] énoncé dans la règle du jeu
    [F] absent de la règle du jeu : trouvé dans une source publique
    [D] laissé ouvert par la règle du jeu : déduit de ce qu’elle dit par ailleurs
    [R] perdu, ou montré seulement par une image : reconstitué d’après tout ce qu’on sait, mais la boîte peut en différer
   *[H] de notre cru : un changement ou un ajout de la maison, pas du jeu
}

## Faire tourner un serveur

cli-static-about = Écrire toute la bibliothèque dans un dossier que n’importe quel hébergement statique peut servir : les jeux tournent dans le navigateur.
cli-static-examples =
    royaumes static site
cli-static-done = La bibliothèque est dans { $text }. N’importe quel hébergement statique peut la servir : rien n’y tourne.
cli-static-not-built = Les pages ou le moteur n’ont pas été construits. Dans une copie des sources, make static s’en charge.
cli-static-not-empty = { $text } n’est pas vide et ne vient pas de cette commande. Indiquez un autre dossier.
cli-no-folder = Quel dossier ? Donnez son nom.
cli-help-static = le dossier à écrire ; s’il en reste un d’avant, il est remplacé
cli-backup-about = Copier les données d’un serveur dans un fichier, pendant qu’il tourne.
cli-backup-examples =
    royaumes backup tables-2026-11.sqlite3
    royaumes backup --data ./tables copie.sqlite3
cli-backup-done = La copie est dans { $text }. Elle contient des clés et des graines : gardez-la pour vous.
cli-restore-about = Remettre en place une copie des données d’un serveur, avant de le lancer.
cli-restore-examples =
    royaumes restore tables-2026-11.sqlite3
    royaumes restore --data ./tables copie.sqlite3
    royaumes restore copy.sqlite3 --database postgresql://royaumes@db.example/royaumes
cli-restore-done = La copie est de retour dans { $text } ; royaumes serve l’y trouvera.
cli-restore-moved = La copie est dans la base de données : les serveurs qui l’utilisent continuent à partir de là.
cli-help-copy = le fichier de la copie
cli-admin-about = Dire ce que contiennent les données d’un serveur, et si tout y est valable.
cli-admin-examples =
    royaumes admin
    royaumes admin --check --data ./tables
cli-help-check = rejouer toutes les parties enregistrées selon les règles
cli-help-reports = lister les messages de discussion signalés
cli-help-settle = rayer de la liste le signalement numéro N
cli-help-silence = empêcher cette personne d’écrire dans toute discussion
cli-help-unsilence = laisser cette personne écrire à nouveau
cli-admin-person = PERSONNE
cli-admin-reports = { $reports ->
    [one] Un message de discussion a été signalé
   *[other] { $reports } messages de discussion ont été signalés
 } : royaumes admin --reports
cli-admin-report = { $number }. { $when }, table { $table }, écrit par { $person }
cli-admin-no-reports = Rien n’est signalé.
cli-admin-no-report = Il n’y a pas de signalement numéro { $number }.
cli-admin-nobody = Personne ici n’a l’identifiant « { $text } ». royaumes admin --reports donne ceux des auteurs signalés.
cli-admin-silenced = { $text } ne peut plus écrire dans les discussions.
cli-admin-unsilenced = { $text } peut de nouveau écrire dans les discussions.
cli-admin-is-silenced = { "  " }(privé de parole)
cli-admin-people = { $people ->
    [one] Une personne
   *[other] { $people } personnes
 }, { $kilobytes } ko.
cli-admin-open = Tables pas encore commencées : { $tables }
cli-admin-playing = Parties en cours : { $tables }
cli-admin-over = Parties finies : { $tables }
cli-admin-closed = Tables fermées : { $tables }
cli-admin-holds = { $games ->
    [one] Une partie est valable
   *[other] { $games } parties sont valables
 } : coups selon les règles, hasard selon la graine.

# What several games show on the plain board; fields without a word are not shown.
table-field-turn = Tour
table-field-round = Manche
table-field-to-move = À jouer
table-field-first = Premier joueur
table-field-scores = Scores
table-field-phase = { "" }
table-field-seat = Joueur
table-field-seats = Joueurs
table-field-name = Nom
table-field-kind = Type
table-field-points = Points
table-field-count = Nombre
table-field-state = État
table-field-worth = Valeur
table-field-owner = Propriétaire
table-field-card = Carte
table-field-cards = Cartes
table-field-cell = Case
table-field-die = Dé
table-field-dice = Dés
table-field-faces = Faces
table-field-colour = Couleur
table-field-knight = Chevalier
table-field-knights = Chevaliers
table-field-treasures = Trésors
table-field-dragon = Dragon
table-field-why = Raison
table-fact = { $name } : { $text }
