### Ce que dit le serveur de tables : pourquoi une chose n’a pas été faite, et ses propres pages.

## Messages impossibles à exécuter

server-malformed = Ce message est incompréhensible ({ $text }).
server-foreign = Cette demande vient d’une page étrangère.
server-too-large = C’est trop grand : au plus { $most } octets sont lus.
server-too-many = C’est trop à la fois. Attendez un instant et réessayez.
server-broken = Quelque chose s’est cassé ici. Vous n’y êtes pour rien, et rien n’a changé.
server-not-saved = Le coup n’a pas pu être conservé, il ne compte donc pas. Réessayez, s’il vous plaît.
server-stale = La partie a avancé : cette réponse vise une question qui n’est plus posée.

## Les gens

server-bad-name = « { $text } » ne peut pas être un nom : un nom a de 1 à { $most } signes, dont une lettre ou un chiffre au moins.
server-bad-link = Ce lien personnel est inconnu ici.
server-come-back = Continuer en tant que { $text } sur cet appareil ?
server-come-back-yes = Oui, c’est moi
server-guest = invité sans nom

## Les tables

server-no-table = Cette table n’existe pas.
server-no-page = Cette page n’existe pas.
server-no-seat = Il n’y a pas de place numéro { $number } à cette table.
server-bad-seat-kind = « { $text } » ne peut pas s’asseoir : une place est pour moi, un invité, un robot, ou libre.
server-me-twice = On ne s’assied qu’une fois à une table ; à vos côtés, sur cet appareil, s’asseyent des invités.
server-sits-already = Vous êtes déjà assis à cette table.
server-seat-taken = Cette place est prise.
server-not-your-seat = Ce n’est pas votre place.
server-not-host = Seule la personne qui a dressé la table peut commencer.
server-started = La partie a déjà commencé.
server-not-started = La partie n’a pas encore commencé.
server-not-over = Il faut attendre la fin de la partie.
server-over = La partie est finie.
server-no-undo-request = Personne ne vous demande de laisser reprendre un coup.
server-no-hint = Rien ne vous est demandé, il n’y a donc rien à conseiller.
server-bad-chat = Un message a de 1 à { $most } signes.

## Le serveur lui-même

server-not-built = Le serveur de tables fonctionne, mais ses pages n’ont pas été construites. Dans une copie des sources, ceci les construit :
server-no-data = Le dossier de données « { $text } » est inutilisable : { $what }.
server-newer-data = Les données ont été écrites par une version plus récente (schéma { $version } ; cette version connaît { $known }).
server-log-gap = Le journal de la table a un trou avant la ligne { $number }.
