## The shelf

royaume-title = Le Royaume des 5 Couronnes
royaume-blurb = Cinq chevaliers qui ne sont à personne, un dragon et, pour chaque prince, un ordre d’arrivée secret.

## Options

royaume-setting-path = Longueur du chemin : cases de forêt entre le château et l’antre
royaume-setting-calling = Pas vu, pas pris : la sorcière ne vient que si un rival l’appelle
royaume-setting-calling_seconds = Pas vu, pas pris : secondes pendant lesquelles on peut encore appeler la sorcière après un 7

## Things

royaume-knight-red = chevalier rouge
royaume-knight-blue = chevalier bleu
royaume-knight-green = chevalier vert
royaume-knight-yellow = chevalier jaune
royaume-knight-white = chevalier blanc
royaume-crown-red = couronne rouge
royaume-crown-blue = couronne bleue
royaume-crown-green = couronne verte
royaume-crown-yellow = couronne jaune
royaume-crown-white = couronne blanche
royaume-treasure-red = trésor rouge
royaume-treasure-blue = trésor bleu
royaume-treasure-green = trésor vert
royaume-treasure-yellow = trésor jaune
royaume-treasure-white = trésor blanc
royaume-colour-red = rouge
royaume-colour-blue = bleu
royaume-colour-green = vert
royaume-colour-yellow = jaune
royaume-colour-white = blanc
royaume-charge-lion = lion
royaume-charge-eagle = aigle
royaume-charge-stag = cerf
royaume-charge-sun = soleil
royaume-charge-unicorn = licorne
royaume-circle-1 = cercle I
royaume-circle-2 = cercle II
royaume-circle-3 = cercle III
royaume-circle-4 = cercle IV
royaume-circle-5 = cercle V
royaume-card-trap = un piège
royaume-card-monster = un monstre
royaume-card-weapon = une arme
royaume-card-treasure = un trésor
royaume-cell-castle = le château
royaume-cell-lair = l’antre
royaume-cell = la case { $name }
royaume-order = la carte { $name }
royaume-die = dé { $name }
royaume-way-forward = en avant
royaume-way-back = en arrière
royaume-witch-call = appeler la sorcière
royaume-witch-pass = ne rien dire
royaume-roll = lancer les dés de déplacement

## Questions

royaume-ask-order = Une carte Shabernack est distribuée.
royaume-ask-first = Qui commence ?
royaume-ask-phase-a = Phase A : libérez un chevalier retenu, défiez un rival ou lancez les dés de déplacement.
    .coach = Avant la marche, vous pouvez tenter de libérer des chevaliers, l’un après l’autre tant que vous gagnez, puis défier des rivaux pour leurs trésors ; ou passer aux dés. Les chevaliers que votre ordre attend tôt méritent un combat.
royaume-ask-free = Phase A : libérez un chevalier retenu ou lancez les dés de déplacement.
    .coach = Un chevalier retenu ne bouge pas. Tentez de libérer celui dont votre ordre a besoin, ou laissez-le s’il sert aux autres, et lancez les dés.
royaume-ask-challenge = Phase A : défiez un rival en duel ou lancez les dés de déplacement.
    .coach = Un duel, c’est un dé plus la puissance de chaque côté : le vainqueur prend des trésors, l’attaquant battu paie. Défiez si votre puissance est plus grande, ou lancez les dés.
royaume-ask-compelled = Tous les chevaliers sont retenus : tentez d’en libérer un.
    .coach = Tous les chevaliers sont retenus : il faut tenter d’en libérer un. Prenez celui dont les chances sont les meilleures.
royaume-ask-escape = Un dé contre le piège, plus votre puissance.
royaume-ask-fight = Deux dés : celui du monstre, puis le vôtre.
royaume-ask-duel = Deux dés : celui de l’attaquant, puis celui du rival.
royaume-ask-seize = Le duel est gagné : de quelle couleur prenez-vous les trésors ?
    .coach = Vous prenez au vaincu tous ses trésors d’une couleur. Le plus gros tas n’est pas toujours le meilleur : voyez ce que les autres amassent.
royaume-ask-claim = L’attaquant est battu : lequel de ses trésors réclamez-vous ?
    .coach = L’attaquant a perdu : réclamez-lui un trésor.
royaume-ask-dice = Deux dés pour les déplacements.
royaume-ask-watch = { $seat } a fait un sept : appelez la sorcière ou ne dites rien.
    .coach = Un sept amène la sorcière, si quelqu’un l’appelle à temps. L’appeler ne vous coûte rien.
royaume-ask-witch = La sorcière du 7 : quel trésor lui donnez-vous ?
    .coach = La sorcière du 7 prend un trésor. Donnez une couleur dont vous avez peu.
royaume-ask-march = Phase B : choisissez un chevalier et son dé, puis un second chevalier pour l’autre dé. Ils partent dans cet ordre.
    .coach = Chaque dé envoie un chevalier. Poussez ceux que votre ordre secret veut en premier, retenez les autres, et ne le montrez pas trop.
royaume-ask-lone = Phase B : un seul chevalier est libre. Choisissez son dé ; l’autre est perdu.
    .coach = Un seul chevalier est libre : il avance d’un des dés, l’autre est perdu.
royaume-ask-double = Le magicien Double : quel chevalier va du total des deux dés, en avant ou en arrière ?
    .coach = Un double appelle le magicien : un chevalier avance ou recule du total. Le recul est pour un chevalier utile aux autres.
royaume-ask-double-forward = Le magicien Double : quel chevalier avance du total des deux dés ?
    .coach = Un double appelle le magicien : un chevalier avance du total des deux dés.
royaume-ask-card = La carte de parcours suivante.
royaume-ask-dragon = Le dé du dragon.
royaume-ask-dragon-answer = Le chevalier répond d’un dé.
royaume-ask-final = Le duel final : un dé par prétendant.

## What happened

royaume-dealt = { $seat } reçoit une carte Shabernack.
    .seat = Vous recevez une carte Shabernack.
royaume-dealt-this = { $seat }, voici votre ordre secret, { $order } : { $wants }.
    .seat = Voici votre ordre secret, { $order } : { $wants }.
royaume-began = Le sort désigne { $seat } pour commencer.
    .seat = Le sort vous désigne pour commencer.
royaume-turn-began = Tour { $turn } : { $seat }.
    .seat = Tour { $turn } : à vous.
royaume-compelled = Tous les chevaliers sont retenus : { $seat } doit tenter d’en libérer un.
    .seat = Tous les chevaliers sont retenus : vous devez tenter d’en libérer un.
royaume-turn-lost = { $seat } ne déplace aucun chevalier à ce tour.
    .seat = Vous ne déplacez aucun chevalier à ce tour.
royaume-tried = { $seat } tente de libérer le { $knight }, retenu par { $card }.
    .seat = Vous tentez de libérer le { $knight }, retenu par { $card }.
    .then = essayer de le libérer ({ $card })
royaume-escaped = Le { $knight } s’évade du piège : { $die } + { $power }.
royaume-stuck = Le { $knight } reste dans le piège : { $die } + { $power }, cela ne suffit pas.
royaume-slew = Le { $knight } terrasse le monstre : { $die } + { $power } contre { $monster }.
royaume-repelled = Le monstre tient bon : { $monster } contre { $die } + { $power } pour le { $knight }.
royaume-fought-even = Égalité, { $monster } contre { $die } + { $power } : le { $knight } se bat encore.
royaume-cleared = Disparu de { $cell } : { $card }. Sans entrave : { $knights }.
royaume-gained-power = { $seat } gagne 1 point de puissance et en a { $power }.
    .seat = Vous gagnez 1 point de puissance et en avez { $power }.
royaume-paid-power =
    { $seat } paie 1 point de puissance ({ $power ->
        [0] il n’en reste plus
       *[other] il en reste { $power }
    }).
    .seat =
        Vous payez 1 point de puissance ({ $power ->
            [0] il ne vous en reste plus
           *[other] il vous en reste { $power }
        }).
royaume-challenged = { $seat } défie { $rival } en duel.
    .rival = { $seat } vous défie en duel.
    .seat = Vous défiez { $rival } en duel.
    .then = un duel
royaume-duel-even = Égalité, { $die } + { $power } contre { $rival_die } + { $rival_power } : le duel continue.
royaume-duel-won = { $seat } gagne son duel contre { $rival } : { $die } + { $power } contre { $rival_die } + { $rival_power }.
    .rival = { $seat } gagne son duel contre vous : { $die } + { $power } contre { $rival_die } + { $rival_power }.
    .seat = Vous gagnez votre duel contre { $rival } : { $die } + { $power } contre { $rival_die } + { $rival_power }.
royaume-duel-lost = { $seat } perd son duel contre { $rival } : { $die } + { $power } contre { $rival_die } + { $rival_power }.
    .rival = { $seat } perd son duel contre vous : { $die } + { $power } contre { $rival_die } + { $rival_power }.
    .seat = Vous perdez votre duel contre { $rival } : { $die } + { $power } contre { $rival_die } + { $rival_power }.
royaume-seized =
    { $count ->
        [one] { $seat } prend un { $treasure } à { $rival }.
       *[other] { $seat } prend à { $rival } : { $treasure } × { $count }.
    }
    .rival =
        { $count ->
            [one] { $seat } vous prend un { $treasure }.
           *[other] { $seat } vous prend : { $treasure } × { $count }.
        }
    .seat =
        { $count ->
            [one] Vous prenez un { $treasure } à { $rival }.
           *[other] Vous prenez à { $rival } : { $treasure } × { $count }.
        }
    .then = { $count }
royaume-ceded-power =
    { $seat } cède 1 point de puissance à { $rival } ({ $power ->
        [0] il n’en reste plus
       *[other] il en reste { $power }
    }).
    .rival =
        { $seat } vous cède 1 point de puissance ({ $power ->
            [0] il ne lui en reste plus
           *[other] il lui en reste { $power }
        }).
    .seat =
        Vous cédez 1 point de puissance à { $rival } ({ $power ->
            [0] il ne vous en reste plus
           *[other] il vous en reste { $power }
        }).
royaume-wasted-power =
    { $seat } rend 1 point de puissance à la banque ({ $power ->
        [0] il n’en reste plus
       *[other] il en reste { $power }
    }) : { $rival } en a déjà le maximum.
    .rival =
        { $seat } rend 1 point de puissance à la banque ({ $power ->
            [0] il ne lui en reste plus
           *[other] il lui en reste { $power }
        }) : vous en avez déjà le maximum.
    .seat =
        Vous rendez 1 point de puissance à la banque ({ $power ->
            [0] il ne vous en reste plus
           *[other] il vous en reste { $power }
        }) : { $rival } en a déjà le maximum.
royaume-forfeited = { $rival } réclame un { $treasure } à { $seat }.
    .rival = Vous réclamez un { $treasure } à { $seat }.
    .seat = { $rival } vous réclame un { $treasure }.
royaume-phase-a-over = { $seat } passe à la phase B.
    .seat = Vous passez à la phase B.
royaume-rolled = { $seat } lance { $dice }.
    .seat = Vous lancez { $dice }.
royaume-kept-quiet = { $seat } ne dit rien.
    .seat = Vous ne dites rien.
royaume-called = { $seat } appelle la sorcière !
    .seat = Vous appelez la sorcière !
royaume-unseen = Pas vu, pas pris : personne n’a appelé la sorcière contre { $seat }.
    .seat = Pas vu, pas pris : personne n’a appelé la sorcière contre vous.
royaume-witch-came = Sept ! La sorcière réclame un trésor à { $seat }.
    .seat = Sept ! La sorcière vous réclame un trésor.
royaume-witch-paid = { $seat } donne un { $treasure } à la sorcière.
    .seat = Vous donnez un { $treasure } à la sorcière.
royaume-committed = { $seat } envoie le { $knight } ({ $die }), puis le { $other } ({ $other_die }).
    .seat = Vous envoyez le { $knight } ({ $die }), puis le { $other } ({ $other_die }).
royaume-conjured = Le magicien Double emporte le { $knight } de { $points } cases en avant pour { $seat }.
    .seat = Le magicien Double emporte le { $knight } de { $points } cases en avant pour vous.
royaume-conjured-back = Le magicien Double emporte le { $knight } de { $points } cases en arrière pour { $seat }.
    .seat = Le magicien Double emporte le { $knight } de { $points } cases en arrière pour vous.
royaume-moved = Le { $knight } quitte { $origin } pour { $cell }.
    .then = { $knight } : { $cell }
royaume-covered = Une nouvelle carte est posée sur { $cell } : { $card }.
royaume-reshuffled = La pioche est épuisée : les { $cards } cartes de la défausse sont mélangées et la remplacent.
royaume-turned-up = On retourne la carte de { $cell } : { $card }.
royaume-caught = Sur { $cell }, { $card } retient le { $knight }.
royaume-took-weapon = Une arme : { $seat } gagne 1 point de puissance et en a { $power }.
    .seat = Une arme : vous gagnez 1 point de puissance et en avez { $power }.
royaume-took-treasure =
    { $seat } prend un { $treasure } ({ $left ->
        [0] c’était le dernier
       *[other] il en reste { $left }
    }).
    .seat =
        Vous prenez un { $treasure } ({ $left ->
            [0] c’était le dernier
           *[other] il en reste { $left }
        }).
royaume-no-use = Rien pour { $seat } : { $card } reste là pour une arrivée future.
    .seat = Rien pour vous : { $card } reste là pour une arrivée future.
royaume-found-nothing = Le { $knight } trouve { $cell } vide.
royaume-rests = Le { $knight } se retrouve dans { $cell }.
royaume-dragon-woke = Le dragon attend le { $knight } avec { $dragon }.
royaume-dragon-even = Égalité, { $die } + { $power } contre { $dragon } : le { $knight } se bat encore pour { $seat }.
    .seat = Égalité, { $die } + { $power } contre { $dragon } : le { $knight } se bat encore pour vous.
royaume-took-crown = Le { $knight } bat le dragon pour { $seat }, { $die } + { $power } contre { $dragon }, prend sa couronne et gagne { $cell }.
    .seat = Le { $knight } bat le dragon pour vous, { $die } + { $power } contre { $dragon }, prend sa couronne et gagne { $cell }.
royaume-thrown-back = Le dragon rejette le { $knight } sur { $cell } : { $dragon } contre { $die } + { $power } pour { $seat }.
    .seat = Le dragon rejette le { $knight } sur { $cell } : { $dragon } contre { $die } + { $power } pour vous.
royaume-came-home = Le { $knight } est rentré ! La { $crown } repose dans le { $circle }.
royaume-last-crown = La { $crown } est apportée dans le { $circle }.
royaume-stopped = Après { $turns } tours, la partie s’arrête en l’état.
royaume-opened = { $seat } montre { $order } : { $wants }.
    .seat = Vous montrez { $order } : { $wants }.
royaume-final-duel = Égalité pour le trône : { $seats } se livrent le duel final.
royaume-final-roll = { $seat } lance { $die } + { $power }.
    .seat = Vous lancez { $die } + { $power }.

## Why not

royaume-no-roll-yet = Tous les chevaliers sont retenus : il faut d’abord tenter d’en libérer un.
royaume-no-march-yet = Personne ne bouge en phase A : les déplacements se font en phase B, une fois les dés lancés.
royaume-no-free-after-duel = Après un duel, on ne libère plus de chevalier pendant ce tour.
royaume-no-free-not-held = Le { $knight } n’est pas retenu.
royaume-no-duel-no-rival = Il n’y a là aucun rival à défier.
royaume-no-duel-before-attempt = Tous les chevaliers sont retenus : la tentative d’en libérer un passe avant tout duel.
royaume-no-duel-power = Un défi demande { $needed } points de puissance ; vous en avez { $power }.
royaume-no-duel-again = { $rival } a déjà été défié pendant ce tour.
royaume-no-duel-poor = { $rival } ne possède aucun trésor à gagner.
royaume-no-treasure = { $owner } ne possède aucun { $treasure }.
royaume-no-move-home = Le { $knight } est rentré et ne bouge plus.
royaume-no-move-held = Le { $knight } est retenu par un piège ou un monstre.
royaume-no-phase-a-over = La phase A est finie pour ce tour.
royaume-no-double = Les dés montrent { $dice } : sans double, on ne les additionne pas et personne ne recule.
royaume-no-die = Il n’y a pas de { $die } : les dés montrent { $dice }.
royaume-no-lone = { $free } chevaliers sont libres : il faut jouer les deux dés.
royaume-no-back = Le { $knight } ne peut pas reculer davantage.
royaume-no-single = Un double déplace un seul chevalier, du total : { $total }.

## Not now: what is asked instead

royaume-now-phase-a = C’est la phase A : libérez un chevalier retenu, défiez un rival ou lancez les dés de déplacement.
royaume-now-free = C’est la phase A : libérez un chevalier retenu ou lancez les dés de déplacement.
royaume-now-challenge = C’est la phase A : défiez un rival ou lancez les dés de déplacement.
royaume-now-compelled = Tous les chevaliers sont retenus : il faut maintenant tenter d’en libérer un, rien d’autre.
royaume-now-seize = Choisissez maintenant la couleur des trésors que vous prenez à votre rival.
royaume-now-claim = Choisissez maintenant le trésor que l’attaquant battu vous cède.
royaume-now-watch = Le sept de { $seat } est sur la table : appelez la sorcière ou ne dites rien.
royaume-now-witch = Choisissez maintenant le trésor que prend la sorcière.
royaume-now-march = Attribuez maintenant les deux dés à deux chevaliers libres.
royaume-now-lone = Choisissez maintenant le dé du seul chevalier libre.
royaume-now-double = Choisissez maintenant le chevalier que le magicien fait avancer ou reculer.
royaume-now-double-forward = Choisissez maintenant le chevalier que le magicien fait avancer.

## Ce qu’on peut faire

royaume-can-knight = Libérer un chevalier retenu : battez ce qui le retient et il pourra de nouveau avancer.
royaume-can-seat = Défier un rival : si vous gagnez le duel, vous saisissez ses trésors d’une couleur.
royaume-can-roll = Lancer les dés de déplacement : pas de combat cette fois, deux dés font avancer les chevaliers.
royaume-can-witch-call = Appeler la sorcière : qui a fait le sept lui donne un trésor.
royaume-can-witch-pass = Ne rien dire : si personne n’appelle, la sorcière ne prend rien.

## Why a move is advised

royaume-because-home = Votre ordre veut la { $crown } au { $circle }, le prochain à remplir.
royaume-because-home-early = La { $crown } ne sert pas votre ordre ; c’est l’autre dé qui compte.
royaume-because-dragon = Le dragon garde la { $crown }, que votre ordre veut au { $circle }.
royaume-because-treasure = Il trouve un { $treasure }.
royaume-because-weapon = Il trouve une arme : plus de puissance pour tous les combats.
royaume-because-push = Votre ordre veut la { $crown } au { $circle } : le { $knight } doit se hâter.
royaume-because-least = C’est avec le { $knight } que ce dé gêne le moins.
royaume-because-back = Votre ordre ne veut la { $crown } qu’au { $circle } : elle arriverait trop tôt.
royaume-because-free = Le { $knight } a { $chance } % de chances de se libérer, et vous y gagneriez en puissance.
royaume-because-duel = Vous avez { $chance } % de chances de battre { $rival } et de prendre tous ses trésors d’une couleur.
royaume-because-seize =
    { $count ->
        [one] C’est le trésor qui vaut le plus pour vous : { $treasure }.
       *[other] C’est ce qui rapporte le plus : { $count } × { $treasure }.
    }
royaume-because-claim = Il a { $chance } % de chances de compter double pour vous : sa couronne peut rentrer à la place voulue.
royaume-because-give = Le { $treasure } vous manquera le moins : il n’a que { $chance } % de chances de compter double.
royaume-because-call = Appeler la sorcière coûte un trésor à votre rival.
royaume-because-roll = Aucun combat ne vaut le risque maintenant.

## Ce qui compte, pour dire ce qu’un coup apporte de plus qu’un autre

royaume-tally-places = couronnes dans leur cercle
royaume-tally-treasures = points de trésors
royaume-tally-power = points de puissance

## The end

royaume-over-crowns = Quatre couronnes sont rentrées, et la cinquième les suit.
royaume-over-stop = La partie a été arrêtée après trop de tours.
royaume-over-duel = Le duel final a désigné le roi.
royaume-line-crown = { $crown } dans le { $circle }
royaume-line-treasure = { $treasure } × { $count }
royaume-line-treasure-in-place = { $treasure } × { $count }, couronne à sa place

## The board in the terminal

royaume-board-castle = Chât.
royaume-board-lair = Antre
royaume-board-circles = Cercles
royaume-board-order = Votre ordre
royaume-board-power = Puissance
royaume-board-treasures = Trésors
royaume-board-bank = Banque
royaume-board-dice = Dés
royaume-board-talon = Pioche { $talon } · défausse { $discards }
royaume-board-unseen = Jamais vues
royaume-board-turn = Tour { $turn }
royaume-board-pushed = A poussé
royaume-board-legend = ░░ cachée  ·· vide  P! piège  M! monstre  A+ arme  ◆+ trésor
    r chevalier, R avec sa couronne · a poussé : points au-delà d’une part égale
royaume-board-phase-a = A  combats et duels
royaume-board-phase-b = B  dés et ordres
royaume-board-phase-c = C  ce qu’on trouve
royaume-board-phase-end = Fin  les points
royaume-board-step-free = évasion ou combat
royaume-board-step-duel = duel
royaume-board-step-roll = lancer
royaume-board-step-witch = sorcière du 7
royaume-board-step-march = deux chevaliers
royaume-board-step-double = magicien Double
royaume-board-step-card = carte
royaume-board-step-dragon = dragon
royaume-board-step-next = prince suivant
royaume-board-letter-red = R
royaume-board-letter-blue = B
royaume-board-letter-green = V
royaume-board-letter-yellow = J
royaume-board-letter-white = C
royaume-board-sign-trap = P!
royaume-board-sign-monster = M!
royaume-board-sign-weapon = A+
royaume-board-sign-treasure = ◆+
royaume-board-orders = Ordre, deviné
royaume-board-guessed = { $percent } %

## Le plateau dans le navigateur

royaume-web-free = Libérer le { $knight }
royaume-web-duel = Défier { $seat }
royaume-web-path = Le chemin
royaume-web-down = une carte cachée

## The drawn board

royaume-scene-percent = { $percent } %
royaume-scene-bare = pas de carte
royaume-scene-empty = vide
royaume-scene-my-order = Mon ordre secret
royaume-scene-my-order-short = Mon ordre
royaume-scene-wish =
    { $state ->
        [met] Vœu exaucé : { $crown }, { $circle }
        [missed] Vœu perdu : { $crown }, { $circle }
       *[open] Votre vœu : { $crown }, { $circle }
    }
royaume-scene-homeward = sur le retour, couronne en tête
royaume-scene-held = retenu par { $card }
royaume-scene-reach =
    { $knight }, { $by } : jusqu’à { $cell }{ $crown ->
        [-1] { $held ->
            [0] { "" }
           *[other] , { $held } % d’être retenu
        }
       *[other] , { $crown } % de vaincre le dragon
    }
royaume-scene-talon =
    { $count ->
        [one] Pioche : { $count } carte
       *[other] Pioche : { $count } cartes
    }
royaume-scene-discards =
    { $count ->
        [one] Rejet : { $count } carte
       *[other] Rejet : { $count } cartes
    }
royaume-scene-mean-seven = Un sept : la sorcière réclame un trésor avant tout déplacement
royaume-scene-mean-double = Un double : le magicien déplace un chevalier de { $total } cases, en avant ou en arrière
royaume-scene-challenge =
    { $percent ->
        [-1] Défier { $seat } en duel
       *[other] Défier { $seat } en duel : { $percent } % de victoire
    }
royaume-scene-fight = Dés contre dés
royaume-scene-against = contre
royaume-scene-throne = pour le trône
royaume-scene-won = Gagné !
royaume-scene-lost = Perdu
royaume-scene-even = Égalité !
royaume-scene-choose-seize = Quelle couleur ?
royaume-scene-choose-claim = Que réclamez-vous ?
royaume-scene-choose-witch = Pour la sorcière
royaume-scene-watch = Un sept ! On la dénonce ?
royaume-seat-power = puissance { $power } sur { $most }
royaume-seat-points =
    { $points ->
        [one] { $points } point pour l’instant
       *[other] { $points } points pour l’instant
    }
royaume-seat-treasures = { $treasure } × { $count }
royaume-seat-order = ordre secret
royaume-seat-pushed = a poussé { $knights }
royaume-hand-title = Mon ordre secret
royaume-hand-worth = Chacun de vos trésors vaut
royaume-hand-none = Votre ordre secret n’a pas encore été distribué.
royaume-bank-title = Banque
royaume-bank-hidden =
    { $count ->
        [one] Face cachée : { $count } carte
       *[other] Face cachée : { $count } cartes
    }
royaume-bank-talon = Pioche
royaume-bank-discards = Rejet
royaume-end-circles = Cercles
royaume-end-crowns = Couronnes
royaume-end-treasures = Trésors
royaume-end-points = Points

## À quoi sert une chose, quand elle ne sert pas maintenant

royaume-why-cell = L’arrivée d’un chevalier dépend de son dé : choisissez le chevalier, pas la case ({ $cell }).
royaume-why-cell-none-held = On libère des chevaliers retenus, et aucun ne l’est ici : { $cell }.
royaume-why-cell-held = Choisissez le chevalier à libérer, pas sa case. Retenus ici ({ $cell }) : { $knights }.
royaume-why-card-trap = Un piège ne concerne que les chevaliers qu’il retient : choisissez l’un d’eux en phase A.
royaume-why-card-monster = Un monstre se combat avec un chevalier qu’il retient : choisissez ce chevalier en phase A.
royaume-why-card-weapon = Une arme se prend quand un chevalier termine son déplacement dessus.
royaume-why-card-treasure = Un trésor se prend quand un chevalier termine son déplacement sur sa carte.
royaume-why-circle = Les couronnes remplissent les cercles dans l’ordre : { $circle } attend celle du prochain chevalier rentré.
royaume-why-circle-full = Ce cercle est occupé : la { $crown } y reste jusqu’à la fin.
royaume-why-crown-home = Cette couronne est rentrée ({ $circle }) et n’en bouge plus.
royaume-why-crown-worn = Le chevalier de cette couleur porte cette couronne et la ramène ; il est ici : { $cell }.
royaume-why-crown-guarded = Le dragon garde la { $crown } : le chevalier de cette couleur doit le vaincre dans l’antre.
royaume-why-treasure = On choisit un trésor après un duel gagné ou pour la sorcière, et il n’y a ni l’un ni l’autre. { $treasure } : vous en avez { $count }.
royaume-why-order = Les cartes Shabernack se montrent à la fin de la partie, pas avant.
royaume-why-witch = On appelle la sorcière quand un rival a fait 7, avant que le premier chevalier bouge ; aucun 7 n’est en jeu.
royaume-why-witch-unasked = À cette table, personne n’appelle la sorcière : elle vient d’elle-même à chaque 7.
royaume-why-first-seize = D’abord le butin du duel : choisissez la couleur des trésors que vous prenez à { $seat }.
royaume-why-first-claim = Rien d’autre avant que { $seat }, qui a perdu le duel, vous ait donné un trésor.
royaume-why-first-witch = D’abord la sorcière : sur un 7, personne ne bouge avant qu’elle ait son trésor.
royaume-why-first-watch = Le 7 de { $seat } est en jeu : personne ne bouge avant l’appel ou le silence de tous.

## La première partie guidée : ce que dit le guide à chaque coup

royaume-lesson-1 = Bienvenue ! Cinq chevaliers, qui ne sont à personne, vont arracher leurs couronnes au dragon. Votre carte secrète dit dans quel ordre vous les voulez de retour : rouge, jaune, bleu, blanc, vert. Vous avez fait un double : le jaune avance de 8 cases.
royaume-lesson-2 = Un monstre retient le chevalier jaune. Vous pourriez combattre, mais vous n’avez pas encore de puissance, et sans elle un échec met aussitôt fin au tour. Laissez-le là et lancez les dés de déplacement.
royaume-lesson-3 = 5 et 1 : deux chevaliers différents avancent, chacun d’un dé. La couronne rouge doit rentrer la première : au rouge le 5, au blanc le 1. Ce qu’ils trouvent est pour vous.
royaume-lesson-4 = Une arme vous a donné 1 point de puissance. Essayez de libérer le jaune : le monstre et vous lancez un dé à douze faces, et vous ajoutez votre puissance. Vaincre en rapporte 1 point, échouer en coûte 1.
royaume-lesson-5 = Le jaune est libre, mais le monstre du rouge a tenu bon. Par chance, encore un double, et le magicien Double emporte même un chevalier retenu : le rouge, 4 cases en avant.
royaume-lesson-6 = Vous avez 3 points de puissance, le maximum : vous pouvez donc défier votre rival en duel. Mais un duel perdu mettrait fin à votre tour, et il n’a que deux trésors. Lancez plutôt les dés.
royaume-lesson-7 = 4 et 4 ! Un double peut aussi faire reculer. Vous voulez le vert en dernier, et votre rival ne cesse de le pousser : faites-le reculer de 8 cases, droit dans le piège visible de la case 4.
royaume-lesson-8 = Le chevalier rouge est pris dans un piège. Il s’en évade à partir de 7 au dé à douze faces, votre puissance comprise : avec 3 points, un 4 suffit.
royaume-lesson-9 = L’antre est tout près. Avec le 5, le chevalier rouge y entre et combat aussitôt le dragon : un dé à six faces et vos 3 points de puissance contre le dé à douze faces du dragon.
royaume-lesson-10 = Le dragon a repoussé le rouge, mais vous y avez gagné un trésor. Le rouge est maintenant le seul chevalier libre : il avance du dé que vous préférez. Avec le 4, il retourne dans l’antre.
royaume-lesson-11 = Les dés totalisent 7 : la sorcière vient réclamer un trésor avant que vous ne bougiez. Vous en avez deux rouges et un jaune : donnez-lui un rouge.
royaume-lesson-12 = Quelques tours plus tard. Le rouge, le jaune et le vert ont leur couronne. Votre rival vous a défié en duel et a perdu : prenez-lui un trésor. Un rouge comptera double si la couronne rouge rentre la première.
royaume-lesson-13 = Vous avez libéré le jaune et le rouge, et vous avez 3 points de puissance contre 2. À présent, un duel vaut la peine : l’attaquant vainqueur prend tous les trésors d’une couleur.
royaume-lesson-14 = Gagné ! Prenez les deux trésors rouges : c’est votre couleur pour le cercle I.
royaume-lesson-15 = Le rouge est rentré en premier, mais le vert en deuxième. Tous les chevaliers sont retenus : vous devez en libérer un, et un échec finit votre tour. Vous voulez encore le blanc quatrième : que le jaune soit troisième.
royaume-lesson-16 = Le jaune est rentré : le blanc peut être quatrième, comme le souhaite votre carte. Il a sa couronne, mais il est pris dans un piège : libérez le chevalier blanc.
royaume-lesson-17 = Encore un 7. Un trésor vaut 2 points si la couronne de sa couleur est à la place souhaitée, sinon 1. C’est le cas du rouge et bientôt du blanc : donnez donc le bleu à la sorcière.
royaume-lesson-18 = Ramenez le blanc. La quatrième couronne met fin à la partie ; chaque couronne à la place souhaitée rapporte 4 points. En cas d’égalité, un dernier duel décide, et vous avez 3 points de puissance.

## Les scènes de la page du jeu

royaume-intro-1 = Deux dés, deux chevaliers. Ils ne sont à personne, mais ce qu’ils trouvent revient à qui les mène.
royaume-intro-2 = Monstres et pièges retiennent les chevaliers : au dé à douze faces de les libérer.
royaume-intro-3 = Dans l’antre, il faut vaincre le dragon pour lui arracher une couronne.
royaume-intro-4 = La couronne rouge rentre la première au château : tout juste ce que souhaite votre carte secrète.

## Le plateau simple : ses champs et ce qu’ils peuvent dire ; un champ sans mot n’est pas montré

royaume-field-step = { "" }
royaume-field-last-turn = Dernier tour au plus tard
royaume-field-path = Chemin
royaume-field-colour = { "" }
royaume-field-crowned = Rapporte une couronne
royaume-field-held = Retenu
royaume-field-home = Couronne posée
royaume-field-guarded = Gardées par le dragon
royaume-field-circles = Cercles I à V
royaume-field-power = Puissance
royaume-field-most-power = Puissance maximale
royaume-field-treasure-worth = Valeur des trésors
royaume-field-has-order = A une carte Shabernack
royaume-field-order = Ordre
royaume-field-wishes = Souhaits
royaume-field-circle = Cercle
royaume-field-crown = Couronne
royaume-field-pushed = A poussé
royaume-field-bank = Banque
royaume-field-red = Rouge
royaume-field-blue = Bleu
royaume-field-green = Vert
royaume-field-yellow = Jaune
royaume-field-white = Blanc
royaume-field-talon = Pioche
royaume-field-discards = Défausse
royaume-field-hidden = Cartes cachées
royaume-field-hidden-odds = Une carte cachée est
royaume-field-trap = Piège
royaume-field-monster = Monstre
royaume-field-weapon = Arme
royaume-field-treasure = Trésor
royaume-field-dice-mean = Les dés donnent
royaume-field-dice-total = Total des dés
royaume-field-attempts = Chevaliers à libérer
royaume-field-needs = Total à atteindre
royaume-field-wins = Gagne
royaume-field-challenges = Duels possibles
royaume-field-rival = Rival
royaume-field-rival-power = Puissance du rival
royaume-field-compelled = Doit libérer un chevalier
royaume-field-reaches = Déplacements possibles
royaume-field-by = Par
royaume-field-marching = Encore à déplacer
royaume-field-acting = Chevalier en action
royaume-field-contest = Combat
royaume-field-choice = Trésor à choisir
royaume-field-watch = Le sept est sur la table
royaume-field-waiting = Peuvent encore appeler la sorcière
royaume-field-my-call = Vous appelez la sorcière
royaume-field-king = Roi
royaume-value-hidden = cachée
royaume-value-power = 1 point de puissance
royaume-value-met = exaucé
royaume-value-open = possible
royaume-value-missed = manqué
royaume-value-two = deux chevaliers se déplacent
royaume-value-seven = la sorcière du 7
royaume-value-double = le magicien Double
royaume-value-escape = Évasion d’un piège
royaume-value-fight = Combat contre un monstre
royaume-value-duel = Duel
royaume-value-dragon = Combat contre le dragon
royaume-value-final = Duel final
royaume-value-seize = Duel gagné
royaume-value-claim = Attaquant battu
royaume-value-witch = Sorcière du 7
