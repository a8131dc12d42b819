### What the pages in the browser say, whatever is played on them.

## Every page

web-title = Royaumes : une ludothèque royale
web-welcome = Bienvenue dans la ludothèque royale
web-tagline = Cinq jeux de plateau, couronnes et royaumes. Jouez tout de suite, entre amis ou contre la maison, sans compte.
web-skip = Aller au contenu
web-home = Vers l’étagère
web-language = Langue
web-language-name = { $lang ->
    [fr] Français
   *[en] English
}
web-theme = { $theme ->
    [light] Thème clair. Passer au sombre
    [dark] Thème sombre. Suivre le système
   *[system] Thème du système. Passer au clair
}
web-close = Fermer
web-retry = Réessayer
web-copy = Copier
web-copied = Copié
web-opening = Un instant…
web-lost = Rien ici
web-bad-not-found = Cette page ou cette table n’existe pas.
web-bad-server = Le serveur n’a pas pu le faire.
web-bad-unreachable = Le serveur ne répond pas. Tourne-t-il encore ?
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Home

web-mine = Vos parties
web-mine-over = { $games ->
    [one] { $games } partie terminée
   *[other] { $games } parties terminées
}
web-shelf = L’étagère
web-lobby = Tables ouvertes
web-lobby-empty = Personne n’attend à une table ouverte en ce moment. Ouvrez-en une avec « Entre amis ».
web-players = { $least ->
    [1] 1 à { $most } joueurs
   *[other] { $least } à { $most } joueurs
}
web-play-now = Jouer tout de suite
web-with-friends = Entre amis
web-name = Votre nom
web-name-none = Choisissez un nom
web-name-keep = Garder
web-resume = Autre appareil
web-resume-about = Ouvrez ce lien personnel sur un autre appareil pour y continuer sous votre nom. Gardez-le pour vous.
web-table-my-turn = À vous
web-table-open = { $open ->
    [0] toutes les places sont prises
    [one] { $open } place libre
   *[other] { $open } places libres
}
web-table-playing = en cours
web-table-over = terminée

## A new table

web-new = Nouvelle table
web-new-of = Une nouvelle table : { $text }
web-new-seats = Combien de places ?
web-new-who = Qui prend la place { $number } ?
web-new-kind = { $kind ->
    [me] Je m’assieds ici
    [guest] Quelqu’un à côté de moi, sur cet appareil
    [bot] L’ordinateur
   *[open] Libre, pour qui viendra
}
web-new-bot = Comment joue l’ordinateur à la place { $number } ?
web-new-guest = Nom de l’invité à la place { $number }
web-bot = { $kind ->
    [random] joue au hasard
    [greedy] prend le meilleur sur le moment
   *[other] { $kind }
}
web-new-options = Ce qui est convenu
web-new-public = Montrer la table dans la liste des tables ouvertes
web-new-make = Ouvrir la table
web-choice = { $value ->
    [true] oui
   *[false] non
}

## Before the game

web-lobby-title = On attend des joueurs
web-seat-open = Place libre
web-seat-mine = vous
web-seat-bot = ordinateur
web-seat-away = absent
web-seat-turn = doit répondre
web-seats = Places
web-sit = S’asseoir
web-sit-down = Asseyez-vous pour jouer, ou regardez.
web-sit-again = Revenir
web-start = Commencer
web-start-bots = { $open ->
    [one] L’ordinateur prend la place libre.
   *[other] L’ordinateur prend les { $open } places libres.
}
web-start-wait = La personne qui a ouvert la table lance la partie.
web-invite = Invitation
web-invite-public = Tout le monde trouve cette table dans la liste. Vous pouvez aussi envoyer le lien :
web-invite-link = Avec ce lien, on peut s’asseoir :
web-invite-qr = Le lien d’invitation en code QR

## At the table

web-turn-mine = À vous
web-turn-other = À { $names } de jouer
web-turn-over = La partie est finie
web-question = Question
web-question-to = { $text } : { $question }
web-undone = Un coup a été repris.
web-board = Plateau
web-options = Vos choix
web-back = Retour
web-that-is-all = C’est tout
web-sending = Votre coup est en route…
web-waiting = On attend { $names }.
web-skip-telling = Passer
web-hinted = Un joueur glouton choisirait : { $text }
web-why-nothing = Cela ne fait partie d’aucun coup pour l’instant.
web-why-first = Choisissez d’abord parmi : { $names }.
web-why-later = Ce n’est pas à vous.
web-connection-lost = La connexion est perdue. Rien n’est perdu pour autant : la page réessaie d’elle-même.
web-tools = À la table
web-undo = Reprendre
web-undo-asked = { $text } demande à reprendre un coup, bien que quelque chose ait été révélé depuis. Êtes-vous d’accord ?
web-undo-agree = D’accord
web-undo-refuse = Non, il reste
web-undo-waiting = Il faut l’accord de { $names }.
web-hint = Conseil
web-rules = Règles
web-rules-here = Les règles utiles maintenant
web-rules-of = Règles : { $text }
web-rules-marks = Numérotées, dans nos propres mots. Une marque signale ce qui n’est pas dans la règle du jeu ; ce qui est reconstitué peut différer de la boîte.
web-rule = Règle { $text }
web-leave = Se lever
web-leave-ask = L’ordinateur joue à votre place. Vous pourrez revenir.
web-leave-yes = Se lever
web-leave-no = Rester
web-side = Journal et discussion
web-log = Journal
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-spectator = Spectateur
web-hand-over = Passez l’appareil à { $text }
web-hand-over-look-away = Les autres détournent le regard.
web-hand-over-ready = Je suis { $text }

## After the game

web-score = Feuille de score
web-winners = { $seats ->
    [1] La partie est finie
   *[other] { $winners ->
        [one] { $names } gagne
       *[other] { $names } partagent la victoire
    }
}
web-rematch = Rejouer
web-rematch-join = Vers la nouvelle table
web-replay = Revoir la partie
web-record = Partie notée
web-verify = Vérifier les dés
web-seed = La graine était { $text }

## Replays

web-replay-start = Le début.
web-replay-hidden = Un coup que ces yeux ne voient pas.
web-replay-eyes = Vue par
web-replay-all = Tout le monde
web-replay-step = Étape { $step } sur { $steps }
web-replay-back = Une étape en arrière
web-replay-on = Une étape en avant
web-replay-play = Lire
web-replay-pause = Pause
web-replay-speed = Vitesse
web-replay-link = Lien vers cette étape
web-replay-table = Vers la table

## About

web-about = À propos de Royaumes
web-about-what = Une petite ludothèque royale : cinq jeux de plateau aux règles complètes, dans le navigateur entre amis ou contre des ordinateurs honnêtes, dans un terminal, ou par milliers en simulation.
web-about-honest = Les dés sont honnêtes, et vous pouvez le vérifier : avant chaque partie, la table publie un engagement sur sa graine, et après la partie, un clic refait chaque lancer à partir d’elle. Les ordinateurs voient ce que verrait un joueur à leur place, et rien d’autre.
web-about-rules = Toutes les règles sont écrites dans nos propres mots. Les jeux appartiennent à leurs auteurs et éditeurs.
web-about-credits = À qui l’on doit quoi
web-about-icons = les icônes, de Lorc, Delapouite et d’autres
web-about-display = les caractères des titres, de Natanael Gama
web-about-text = les caractères des textes, de Juan Pablo del Peral
web-about-svelte = ce dont les pages sont faites
web-about-fluent = ce qui leur donne deux langues
