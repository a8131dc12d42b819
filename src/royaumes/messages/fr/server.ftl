### Ce que dit le serveur de tables : pourquoi une chose n’a pas été faite, et ses propres pages.

## Messages impossibles à exécuter

server-malformed = Ce message est incompréhensible ({ $text }).
server-foreign = Cette demande vient d’une page étrangère.
server-too-large = C’est trop grand : au plus { $most } octets sont lus.
server-too-many = C’est trop à la fois. Attendez un instant et réessayez.
server-broken = Quelque chose s’est cassé ici. Vous n’y êtes pour rien, et rien n’a changé.
server-not-saved = Ceci n’a pas pu être enregistré et ne compte donc pas. Réessayez, s’il vous plaît.
server-unwell = Le serveur n’arrive pas à lire ses données pour l’instant. Réessayez plus tard.
server-stopping = Le serveur s’arrête. Réessayez dans une minute.
server-stale = La partie a avancé : cette réponse vise une question qui n’est plus posée.

## Les gens

server-bad-name = « { $text } » ne peut pas être un nom : un nom a de 1 à { $most } caractères, dont une lettre ou un chiffre au moins.
server-odd-name = « { $text } » ne peut pas être un nom : il contient des signes invisibles, ou on pourrait le confondre avec un autre nom ou avec celui de l’ordinateur.
server-bad-link = Ce lien personnel est inconnu ici.
server-come-back = Continuer en tant que { $text } sur cet appareil ?
server-come-back-yes = Oui, c’est moi
server-come-back-no = Non, aller aux jeux
server-come-back-about = Ce qui a été joué dans ce navigateur jusqu’ici reste à l’invité qui l’a joué.
server-guest = invité sans nom
server-no-passkeys = Les clés d’accès demandent un nom de domaine et une connexion sûre : https, ou localhost.
server-bad-passkey = Cette clé d’accès n’est pas connue ici, ou son délai est passé. Veuillez réessayer.
server-many-passkeys = Vous avez { $most } clés d’accès : retirez-en une avant d’en créer une autre.
server-bad-token = Ce jeton n’est pas connu ici : son programme doit recevoir un nouvel accès.
server-name-first = Choisissez d’abord un nom : toute la table doit voir à qui est le programme.
server-many-programs = Vous avez { $most } programmes : supprimez-en un avant d’en faire jouer un autre.
server-no-program = Vous n’avez pas ce programme.
server-people-only = Réservé aux personnes : les programmes n’y ont pas accès.

## Les tables

server-no-table = Cette table n’existe pas.
server-no-lesson = Il n’y a pas encore de partie guidée.
server-no-page = Cette page n’existe pas.
server-no-pieces = Dans ce jeu, il n’y a rien à choisir en prenant place.
server-no-seat = Il n’y a pas de place numéro { $number } à cette table.
server-bad-seat-kind = « { $text } » ne peut pas s’asseoir : une place est pour moi, un invité, un robot, ou libre.
server-me-twice = On ne s’assied qu’une fois à une table ; à vos côtés, sur cet appareil, s’asseyent des invités.
server-sits-already = Vous êtes déjà assis à cette table.
server-seat-taken = Cette place est prise.
server-not-your-seat = Ce n’est pas votre place.
server-not-host = Seul l’hôte de la table peut faire cela.
server-host-here = L’hôte de la table est là.
server-started = La partie a déjà commencé.
server-not-started = La partie n’a pas encore commencé.
server-not-over = Il faut attendre la fin de la partie.
server-over = La partie est finie.
server-closed = Cette table est fermée.
server-closed-rules = Les règles de ce jeu ont été corrigées (de la version { $version } à la version { $now }) pendant votre partie : elle ne peut pas continuer. Son compte rendu reste téléchargeable ; il indique qu’elle a été jouée avec la version { $version }.
server-other-rules = Cette partie a été jouée avec la version { $version } des règles. Nous en sommes à la version { $now } : on ne peut plus la revoir coup par coup, mais son compte rendu reste téléchargeable.
server-bots-alone = Les robots ne jouent pas entre eux ici : il faut au moins une place pour une personne.
server-bad-pace = « { $text } » n’est pas une cadence : choisissez parmi { $known }.
server-bad-proposal = « { $text } » ne peut pas être proposé.
server-no-proposal = Aucune proposition n’attend votre vote.
server-not-waiting = Personne n’attend cela pour l’instant.
server-patience = Encore un peu de patience : dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
 }, vous pourrez laisser jouer le robot.
server-paused = La partie est en pause.
server-closed-vote = Les joueurs ont décidé d’arrêter là cette partie. Son compte rendu reste téléchargeable.
server-hints-off = À cette table, on joue sans conseils.
server-chat-closed = À cette table, seuls les joueurs peuvent écrire.
server-no-undo-request = Personne ne vous demande de laisser reprendre un coup.
server-no-hint = Rien ne vous est demandé, il n’y a donc rien à conseiller.
server-bad-chat = Un message a de 1 à { $most } caractères.
server-silenced = Vous ne pouvez plus écrire dans les discussions de ce serveur.
server-no-line = Personne d’autre n’a écrit un tel message.

## Un fichier de partie qu’on ouvre

server-file-large = Ce fichier est trop gros pour une seule partie : { $most } ko au plus.
server-file-many = Ce fichier contient plusieurs parties, une par ligne. Copiez la ligne de celle qui vous intéresse dans un fichier à part, puis ouvrez-le.
server-file-variant = Cette partie a été jouée avec une variante que ce serveur ne propose pas ({ $text }). Dans le terminal, royaumes review l’analyse.

## Une partie qui vous attend

server-turn = À vous de jouer : { $text }
server-turn-with = Vous jouez avec { $text }.
server-bad-push = Le service de notifications de ce navigateur ne peut pas être utilisé ici.
server-no-mail = Ce serveur n’envoie pas de courriels.
server-bad-address = Cela ne peut pas être une adresse électronique.
server-mail-failed = Le courriel n’a pas pu être envoyé. Réessayez plus tard.
server-mail-confirm-subject = Royaumes : est-ce bien votre adresse ?
server-mail-confirm =
    Quelqu’un, sans doute vous, souhaite être prévenu à cette adresse quand c’est à lui de jouer dans une partie par correspondance.

    Pour accepter, ouvrez cette page :
    { $text }

    Si ce n’était pas vous, ne faites rien : nous ne vous écrirons plus.
server-mail-confirm-ask = Prévenir { $text } quand c’est à vous de jouer dans une partie par correspondance ?
server-mail-confirm-yes = Oui, écrivez-moi
server-mail-confirmed = C’est fait : { $text } sera prévenu quand ce sera à vous.
server-mail-stop = Ne plus recevoir ces courriels : { $text }
server-mail-stop-ask = Ne plus écrire à { $text } ?
server-mail-stop-yes = Plus de courriels
server-mail-stopped = C’est fait : nous n’écrirons plus à { $text }.
server-mail-unknown = Ce lien n’est plus connu ici.

## Le serveur lui-même

server-only = Il faut un serveur pour cela. Ici, Royaumes tourne sans serveur, dans votre seul navigateur.
server-bad-export = Ce fichier ne contient pas de parties enregistrées par Royaumes.
server-not-built = Le serveur de tables fonctionne, mais ses pages n’ont pas été construites. Dans une copie des sources, ceci les construit :
server-bad-seconds = « { $text } » n’est pas un nombre de secondes à partir de 0.
server-bad-prefix = Une adresse ne peut pas commencer par « { $text } » ; par /royaumes, oui.
server-no-data = Le dossier de données « { $text } » est inutilisable : { $what }.
server-elsewhere = Un autre processus du serveur tient cette table. Réessayez dans un instant.
server-no-database = La base de données « { $text } » est inutilisable : { $what }.
server-no-postgres = PostgreSQL demande un paquet de plus : pip install royaumes[postgres].
server-copy-there = « { $text } » existe déjà et ne sera pas remplacé.
server-no-copy = Ces données n’existent pas : « { $text } ».
server-newer-data = Les données ont été écrites par une version plus récente (schéma { $version } ; cette version connaît { $known }).
server-log-gap = Le journal de la table a un trou avant la ligne { $number }.
server-no-moment = Cette partie n’a pas de tel moment.
server-no-second-origin = Cette partie en prolonge déjà une autre. Repartez plutôt de celle-là.
server-no-puzzle = Il n’y a pas de tel problème.
server-bad-url = « { $text } » ne peut pas être l’adresse publique de ce serveur ; https://play.example.org, si.
server-smtp-url = Les courriels contiennent des liens : indiquez avec --url l’adresse publique de ce serveur.
server-bad-smtp = Ce serveur de courrier est incompréhensible ; smtp://user:password@mail.example.org:587/?from=table@example.org convient.
