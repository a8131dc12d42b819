### What the pages in the browser say, whatever is played on them.

## Every page

web-title = Royaumes : une ludothèque royale
web-welcome = Bienvenue dans la ludothèque royale
web-tagline = Cinq jeux de plateau, couronnes et royaumes. Jouez tout de suite, entre amis ou contre l’ordinateur, sans compte.
web-newcomer = Première visite ? « Apprendre en jouant » vous guide coup par coup : en un quart d’heure, vous savez jouer.
web-skip = Aller au contenu
web-home = Tous les jeux
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
web-not-found = Rien ici
web-bad-not-found = Cette page ou cette table n’existe pas.
web-bad-server = Le serveur n’a pas pu le faire.
web-bad-unreachable = Le serveur ne répond pas. Cette page a besoin d’une connexion.
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
web-shelf = Les jeux
web-lobby = Tables ouvertes
web-lobby-empty = Personne n’attend à une table ouverte en ce moment. Ouvrez-en une avec « Entre amis ».
web-players = { $least ->
    [1] 1 à { $most } joueurs
   *[other] { $least } à { $most } joueurs
}
web-play-now = Jouer
web-learn = Apprendre en jouant
web-lesson = Première partie guidée
web-lesson-left = Vous avez quitté la leçon. Jouez comme il vous plaît ; annulez pour y revenir.
web-lesson-ended = Vous avez quitté la leçon : c’est maintenant une partie ordinaire, sans guide. Jouez comme il vous plaît !
web-lesson-again = Recommencer la leçon
web-lesson-done = Vous savez jouer ! Lancez votre première vraie partie contre l’ordinateur, ou lisez dans l’analyse quels coups ont compté ici.
web-lesson-next = Jouer une vraie partie
web-with-friends = Entre amis
web-name = Votre nom
web-name-none = Choisissez un nom
web-name-save = Enregistrer
web-table-my-turn = À vous de jouer
web-table-open = { $open ->
    [0] complet
    [one] { $open } place libre
   *[other] { $open } places libres
}
web-table-waiting = attend { $text }
web-table-playing = en cours
web-table-over = terminée
web-variant = variante
web-variant-changes = Variante : { $text }
web-variant-rules = Variante : { $text }. Les tableaux donnent ses valeurs, le texte est celui du jeu tel qu’imprimé.
web-file-open = Ouvrir un fichier de partie
web-from-file = depuis un fichier
web-from-file-about = Cette partie a été jouée ailleurs et ouverte ici depuis un fichier. Elle ne compte pour le classement de personne.

## Vous

web-me = Vous
web-passkeys = Clés d’accès
web-passkeys-about = Sans compte, vos parties restent liées à ce navigateur. Une clé d’accès vous les garde : votre téléphone ou votre ordinateur les déverrouille d’un doigt, d’un regard ou d’un code, sur n’importe quel appareil et sans mot de passe.
web-passkey = Clé d’accès { $number }, créée le { $text }, utilisée pour la dernière fois le { $used }
web-passkey-make = Garder mes parties avec une clé d’accès
web-passkey-made = Votre clé d’accès est prête : elle vous ouvre vos parties sur tous vos appareils.
web-passkey-remove = Supprimer
web-passkey-removed = Cette clé d’accès n’ouvre plus rien. Vous pouvez aussi l’effacer de votre appareil.
web-passkey-sign-in = Se connecter avec une clé d’accès
web-passkey-sign-in-about = Vous avez déjà joué ailleurs ? Connectez-vous et reprenez vos parties. Celles jouées jusqu’ici dans ce navigateur restent à l’invité que vous étiez.
web-passkey-welcome = Content de vous revoir.
web-passkey-declined = Rien n’a changé : votre appareil n’a déverrouillé aucune clé d’accès.
web-resume = Lien personnel
web-resume-about = Ouvrez ce lien sur un autre appareil pour y continuer sous votre nom. Ne le partagez pas : qui l’a joue à votre place.
web-resume-show = Voir mon lien
web-link-revoke = Annuler mes liens
web-link-revoke-ask = Tous vos liens personnels cesseront de fonctionner et vos autres appareils seront déconnectés. Vos clés d’accès restent.
web-link-revoke-yes = Les annuler
web-link-revoke-no = Ne rien changer
web-link-revoked = C’est fait : vous n’êtes plus connecté que sur cet appareil.
web-notices = Quand une partie vous attend
web-notices-about = Dans les parties par correspondance, vous pouvez être prévenu que c’est à vous de jouer : une fois par tour, quand vous n’êtes pas à la table. Rien d’autre n’est jamais envoyé.
web-push-start = Me prévenir dans ce navigateur
web-push-stop = Plus de messages dans ce navigateur
web-push-on = Ce navigateur vous prévient quand c’est à vous de jouer.
web-push-denied = Votre navigateur n’a pas le droit d’afficher de messages. Vous pouvez le changer dans ses réglages pour ce site.
web-push-failed = Ce navigateur n’a pas pu joindre son service de messages. Réessayez plus tard.
web-push-impossible = Ce navigateur ne peut pas recevoir de messages ici : il faut une connexion sûre (https) et, sur un iPhone, la page sur l’écran d’accueil.
web-mail = Courriel
web-mail-start = Me prévenir par courriel
web-mail-asked = Nous avons écrit à { $text } : ouvrez le lien de ce courriel pour accepter.
web-mail-on = Nous écrivons à { $text } quand c’est à vous de jouer.
web-mail-stop = Plus de courriels
web-programs = Programmes
web-programs-about = Vous avez écrit un programme qui joue ? Donnez-lui un nom et un jeton, et il s’assied aux mêmes tables que tout le monde. Chacun voit qu’il est à vous.
web-program = { $text }, admis le { $made }, passé pour la dernière fois le { $used }
web-program-name = Nom du programme
web-program-make = Créer un jeton
web-program-token = Jeton
web-program-token-about = Copiez le jeton maintenant : il ne sera plus affiché. Qui l’a joue sous le nom de ce programme.
web-program-remove = Révoquer
web-program-removed = Ce jeton n’ouvre plus rien.

## La page d’un jeu

web-game-scenes = Le jeu en une minute
web-game-tables = Tables à rejoindre ou à regarder
web-game-levels = Niveaux de l’ordinateur, du plus faible au plus fort
web-game-level-play = Jouer
web-game-level-play-at = Jouer : { $text }
web-game-level-mine = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $firsts ->
    [0] jamais premier
   *[other] premier { $firsts } fois
}

## A new table

web-new = Nouvelle table
web-new-seats = Combien de joueurs ?
web-new-who = Qui prend la place { $number } ?
web-new-kind = { $kind ->
    [me] Moi
    [guest] Quelqu’un à côté de moi, sur cet appareil
    [bot] L’ordinateur
   *[open] Ouverte à tous
}
web-new-bot = Comment joue l’ordinateur à la place { $number } ?
web-piece = Que joue la place { $number } ?
web-piece-any = Pions : peu importe
web-new-guest = Nom du joueur à la place { $number }
web-bot = { $kind ->
    [page] page : encore débutant
    [squire] écuyer : se trompe de temps en temps
    [knight] chevalier : prend ce qui paraît le meilleur
    [baron] baron : voit quelques tours à l’avance
    [king] roi : réfléchit longuement à chaque coup
   *[other] { $kind }
}
web-new-variant = Variante
web-new-variant-none = Le jeu tel qu’imprimé
web-new-settings = Réglages de la table
web-new-pace = Rythme
web-pace = { $pace ->
    [relaxed] Tranquille
    [quick] Rapide
    [days] Par correspondance
   *[normal] Normal
}
web-pace-about = { $pace ->
    [relaxed] Chacun prend son temps.
    [quick] Une minute par coup, puis l’ordinateur joue.
    [days] Trois jours par coup.
   *[normal] L’ordinateur joue pour qui s’absente plus de trois minutes.
}
web-new-hints = Autoriser les conseils
web-new-open-chat = Les spectateurs peuvent écrire dans la discussion
web-new-public = Afficher la table dans la liste des tables ouvertes
web-new-make = Ouvrir la table
web-choice = { $value ->
    [true] oui
   *[false] non
}

## Before the game

web-lobby-title = En attente de joueurs
web-lobby-setting = { $text } : { $value }
web-seat-open = Place libre
web-seat-mine = vous
web-seat-bot = ordinateur
web-seat-program = programme de { $text }
web-seat-program-short = programme
web-seat-away = pas là
web-seat-host = hôte
web-seat-host-about = Lance la partie et décide qui s’assied où
web-seat-free = Libérer la place
web-host-away = L’hôte a fermé la page.
web-host-take-over = Devenir l’hôte
web-left = { $seat } a quitté la table ; l’ordinateur continue.
    .seat = Vous avez quitté la table ; l’ordinateur continue pour vous.
web-came-back = { $seat } est de retour.
    .seat = Vous êtes de retour.
web-seat-turn = à son tour
web-seat-minded = l’ordinateur joue
web-seat-until = L’ordinateur joue dans { $time }.
web-seat-nudge = Lui rappeler que c’est son tour
web-seat-nudged = Rappel envoyé à { $seat }.
web-nudged = { $seat } vous le rappelle : c’est à vous de jouer.
web-seat-mind = Laisser jouer l’ordinateur
web-seats = Joueurs
web-you = Vous
web-sit = S’asseoir
web-sit-down = Asseyez-vous pour jouer, ou regardez.
web-watching = Toutes les places sont prises. Vous pouvez regarder.
web-sit-again = Reprendre sa place
web-start = Commencer
web-start-bots = { $open ->
    [one] L’ordinateur prend la place libre.
   *[other] L’ordinateur prend les { $open } places libres.
}
web-start-wait = La partie commence quand l’hôte la lance.
web-invite = Invitation
web-invite-public = Tout le monde trouve cette table dans la liste. Vous pouvez aussi envoyer le lien :
web-invite-link = Avec ce lien, on peut s’asseoir :
web-invite-qr = Le lien d’invitation en code QR
web-invite-qr-large = Afficher le QR code en plein écran

## At the table

web-turn-mine = À vous de jouer
web-turn-other = À { $names } de jouer
web-turn-over = La partie est finie
web-question = Question
web-question-to = { $text } : { $question }
web-undone = { $seat } a annulé un coup.
    .seat = Vous avez annulé un coup.
web-board = Plateau
web-options = Vos choix
web-options-all = Voir tous les choix
web-back = Retour
web-that-is-all = Valider
web-sending = Envoi de votre coup…
web-sending-later = Votre coup attend la connexion ; il sera envoyé tout seul.
web-time-left = { $seconds ->
    [one] Encore { $seconds } seconde
   *[other] Encore { $seconds } secondes
}
web-waiting = On attend { $names }.
web-pause = Pause
web-go-on = Reprendre
web-skip-events = Passer
web-speed = Vitesse
web-speed-name = { $speed ->
    [slow] Lente
    [fast] Rapide
   *[normal] Normale
}
web-review = Ce qui s’est passé depuis mon coup
web-present = Revenir à la partie
web-preview = Si vous choisissez { $text } :
web-preview-example = par exemple : { $text }
web-preview-nothing = rien de plus
web-hinted = Conseil : { $text }
web-hinted-second = À défaut : { $text }.
web-why-nothing = Vous ne pouvez pas vous en servir maintenant.
web-why-first = Choisissez d’abord : { $names }.
web-why-later = Ce n’est pas votre tour.
web-connection-lost = Connexion perdue. La partie est conservée ; reconnexion…
web-tools = À la table
web-undo = Annuler
web-undo-requested = { $text } voudrait annuler ce coup :
web-undo-requested-ask = Quelque chose a été révélé depuis. Êtes-vous d’accord ?
web-undo-refused = { $by } n’accepte pas l’annulation : le coup de { $seat } est maintenu.
    .seat = { $by } n’accepte pas l’annulation : votre coup est maintenu.
    .by = Vous n’avez pas accepté l’annulation : le coup de { $seat } est maintenu.
web-undo-agree = D’accord
web-undo-refuse = Non, le coup reste
web-undo-waiting = On attend l’accord de { $names } pour annuler.
web-hint = Conseil
web-rules = Règles
web-what-now = Que puis-je faire ici ?
web-rules-here = Les règles utiles maintenant
web-rules-of = Règles : { $text }
web-rules-marks = Numérotées, dans nos propres mots. Une marque signale ce qui n’est pas dans la règle du jeu ; ce qui est reconstitué peut différer de la boîte.
web-rule = Règle { $text }
web-menu = Menu
web-coach = Expliquer chaque genre de question la première fois
web-sounds = Sons
web-look-from = Voir en tant que { $text }
web-watch-link = Lien vers cette table
web-tv = Afficher la table sur un écran commun
web-tv-join = Scannez pour jouer ou regarder
web-game-pause = Mettre la partie en pause
web-game-resume = Reprendre la partie
web-game-end = Arrêter la partie pour tous
web-game-end-ask = La partie s’arrête là, sans vainqueur, dès que tous les joueurs sont d’accord, y compris les absents.
web-game-end-no = Continuer
web-proposed = { $what ->
    [mind] { $text } propose que l’ordinateur joue pour { $seat }.
    [pause] { $text } propose une pause.
    [resume] { $text } propose de reprendre la partie.
   *[end] { $text } propose d’arrêter la partie.
} Pour : { $agreed } sur { $needed }.
web-vote-yes = D’accord
web-vote-no = Pas d’accord
web-vote-later = Plus tard
web-vote-withdraw = Retirer ma proposition
web-leave = Quitter la table
web-leave-ask = L’ordinateur joue à votre place. Vous pourrez revenir.
web-leave-no = Rester
web-side = Journal et discussion
web-log = Journal
web-log-show = Revoir ce moment sur le plateau
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-chat-about = Masquer ou signaler { $text }
web-chat-block = Masquer tout ce qu’écrit { $text }
web-chat-block-about = Vous seul ne le verrez plus, ici et à toutes les tables.
web-chat-hidden = Vous avez masqué quelqu’un.
web-chat-unblock = Afficher de nouveau
web-chat-report = Signaler cette ligne
web-chat-report-why = Que lui reprochez-vous ? (facultatif)
web-chat-reported = Merci. Le responsable du serveur verra cette ligne.
web-spectator = Spectateur
web-hand-over = Passez l’appareil à { $text }
web-hand-over-look-away = Les autres détournent le regard.
web-hand-over-ready = Je suis { $text }

## After the game

web-score = Feuille de score
web-won-by-me = { $points ->
    [0] Vous gagnez
    [one] Vous gagnez d’un point
   *[other] Vous gagnez de { $points } points
}
web-won-with-me = Vous partagez la victoire avec { $text }
web-won-by = { $winners ->
    [one] { $points ->
        [0] { $text } gagne
        [one] { $text } gagne d’un point
       *[other] { $text } gagne de { $points } points
    }
   *[other] { $text } se partagent la victoire
}
web-won-alone = { $points ->
    [one] Vous marquez { $points } point
   *[other] Vous marquez { $points } points
}
web-rematch = Rejouer
web-rematch-join = Aller à la nouvelle table
web-replay = Revoir la partie
web-share = Partager
web-see-board = Voir le plateau
web-record = Fichier de la partie
web-verify = Vérifier les dés
web-seed = La graine était { $text }

## Replays

web-replay-start = Le début.
web-replay-hidden = Un coup caché.
web-replay-viewpoint = Vue par
web-replay-all = Tout le monde
web-replay-step = Étape { $step } sur { $steps }
web-replay-back = Une étape en arrière
web-replay-on = Une étape en avant
web-replay-play = Lire
web-replay-link = Lien vers cette étape
web-replay-table = Aller à la table

## About

web-about = À propos de Royaumes
web-about-what = Une petite ludothèque royale : cinq jeux de plateau aux règles complètes, dans le navigateur entre amis ou contre des ordinateurs honnêtes, dans un terminal, ou par milliers en simulation.
web-about-honest = Les dés sont honnêtes, et vous pouvez le vérifier : avant chaque partie, la table publie un engagement sur sa graine, et après la partie, un clic refait chaque lancer à partir d’elle. Les ordinateurs voient ce que verrait un joueur à leur place, et rien d’autre.
web-about-rules = Toutes les règles sont écrites dans nos propres mots. Les jeux appartiennent à leurs auteurs et éditeurs.
web-about-credits = Crédits
web-about-credit =  : { $what } ({ $licence })
web-about-icons = les icônes, de Lorc, Delapouite et d’autres
web-about-display = les caractères des titres, de Natanael Gama
web-about-text = les caractères des textes, de Juan Pablo del Peral
web-about-pyodide = Python dans le navigateur, quand il n’y a pas de serveur
web-about-python = sa bibliothèque standard
web-about-svelte = ce dont les pages sont faites
web-about-fluent = ce qui leur donne deux langues

## Sans connexion

web-library-fetching = Chargement de la bibliothèque : { $done } sur { $of } ko
web-library-opening = Ouverture de la bibliothèque…
web-library-unreachable = La bibliothèque n’a pas pu être chargée. Vérifiez la connexion et rechargez la page.
web-library-elsewhere = La bibliothèque est ouverte dans un autre onglet de ce navigateur.
web-library-take = Continuer dans cet onglet
web-library-no-storage = Ce navigateur ne conserve rien pour cette page, comme en navigation privée : vos parties disparaîtront à la fermeture.
web-library-broken = La bibliothèque n’a pas pu s’ouvrir. Rechargez la page ; vos parties sont conservées.
web-library-damaged = { $count ->
    [one] Une partie enregistrée est illisible et a été laissée de côté.
   *[other] { $count } parties enregistrées sont illisibles et ont été laissées de côté.
}
web-alone-lobby = Ici, Royaumes tourne dans votre navigateur, sans serveur : jouez contre l’ordinateur ou à plusieurs sur cet appareil. Pour rencontrer d’autres joueurs, il faut un serveur.
web-alone-me = Vos parties sont conservées dans ce seul navigateur. Les clés d’accès, le lien personnel, les rappels et les programmes demandent un serveur.
web-alone-invite = Personne ne peut rejoindre cette table depuis un autre appareil : elle n’existe que dans votre navigateur. Pour inviter, il faut un serveur.
web-device = Mes parties sur cet appareil
web-device-about = Enregistrez toutes vos parties dans un seul fichier, ou ajoutez ici celles d’un tel fichier.
web-device-save = Enregistrer dans un fichier
web-device-open = Ajouter depuis un fichier
web-device-added = { $count ->
    [0] Rien de nouveau dans ce fichier.
    [one] Une partie ajoutée.
   *[other] { $count } parties ajoutées.
}
web-offline = Pas de connexion. Ce qui s’affiche peut être dépassé ; les parties reprendront dès que la table sera joignable.
