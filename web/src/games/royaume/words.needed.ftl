### Texts of the drawn board, to be moved into the catalogues.

## English

royaume-scene-percent = { $percent }%
royaume-scene-bare = no card
royaume-scene-empty = empty
royaume-scene-my-order = My secret order
royaume-scene-my-order-short = My order
royaume-scene-wish =
    { $state ->
        [met] You wished for this: { $crown } in { $circle }
        [missed] Out of reach: { $crown } in { $circle }
       *[open] You wish for: { $crown } in { $circle }
    }
royaume-scene-homeward = on the way home with his crown
royaume-scene-held = held by { $card }
royaume-scene-reach =
    { $knight }, { $by }: to { $cell }{ $crown ->
        [-1] { $held ->
            [0] { "" }
           *[other] , held with { $held }%
        }
       *[other] , beats the dragon with { $crown }%
    }
royaume-scene-talon =
    { $count ->
        [one] Talon: one card
       *[other] Talon: { $count } cards
    }
royaume-scene-discards =
    { $count ->
        [one] Discards: one card
       *[other] Discards: { $count } cards
    }
royaume-scene-mean-seven = A seven: the witch wants a treasure before anybody moves
royaume-scene-mean-double = A double: the wizard moves one knight by { $total }, forward or back
royaume-scene-challenge =
    { $percent ->
        [-1] Challenge { $seat } to a duel
       *[other] Challenge { $seat } to a duel: you win with { $percent }%
    }
royaume-scene-fight = Dice against dice
royaume-scene-against = against
royaume-scene-won = Won!
royaume-scene-lost = Lost
royaume-scene-even = Even!
royaume-scene-choose-seize = Which colour do you seize?
royaume-scene-choose-claim = What do you claim?
royaume-scene-choose-witch = The witch wants a gem
royaume-scene-watch = A seven! Call the witch?
royaume-seat-power = { $power } of { $most } power
royaume-seat-points =
    { $points ->
        [one] one point now
       *[other] { $points } points now
    }
royaume-seat-treasures = { $treasure } × { $count }
royaume-seat-order = secret order
royaume-seat-pushed = has pushed { $knights }
royaume-hand-title = My secret order
royaume-hand-worth = Each of your treasures is worth
royaume-hand-none = Your secret order has not been dealt yet.
royaume-bank-title = Bank
royaume-bank-hidden =
    { $count ->
        [one] Face down: one card
       *[other] Face down: { $count } cards
    }
royaume-bank-talon = Talon
royaume-bank-discards = Discards
royaume-end-circles = Circles
royaume-end-crowns = Crowns
royaume-end-treasures = Treasures
royaume-end-points = Points

## Français

royaume-scene-percent = { $percent } %
royaume-scene-bare = pas de carte
royaume-scene-empty = vide
royaume-scene-my-order = Mon ordre secret
royaume-scene-my-order-short = Mon ordre
royaume-scene-wish =
    { $state ->
        [met] Vœu exaucé : { $crown }, { $circle }
        [missed] Vœu perdu : { $crown }, { $circle }
       *[open] Votre vœu : { $crown }, { $circle }
    }
royaume-scene-homeward = sur le retour, couronne en tête
royaume-scene-held = retenu par { $card }
royaume-scene-reach =
    { $knight }, { $by } : jusqu’à { $cell }{ $crown ->
        [-1] { $held ->
            [0] { "" }
           *[other] , { $held } % d’être retenu
        }
       *[other] , { $crown } % de vaincre le dragon
    }
royaume-scene-talon =
    { $count ->
        [one] Talon : { $count } carte
       *[other] Talon : { $count } cartes
    }
royaume-scene-discards =
    { $count ->
        [one] Rejet : { $count } carte
       *[other] Rejet : { $count } cartes
    }
royaume-scene-mean-seven = Un sept : la sorcière réclame un trésor avant tout déplacement
royaume-scene-mean-double = Un double : le magicien déplace un chevalier de { $total } cases, en avant ou en arrière
royaume-scene-challenge =
    { $percent ->
        [-1] Défier { $seat } en duel
       *[other] Défier { $seat } en duel : { $percent } % de victoire
    }
royaume-scene-fight = Dés contre dés
royaume-scene-against = contre
royaume-scene-won = Gagné !
royaume-scene-lost = Perdu
royaume-scene-even = Égalité !
royaume-scene-choose-seize = Quelle couleur prenez-vous ?
royaume-scene-choose-claim = Que réclamez-vous ?
royaume-scene-choose-witch = La sorcière veut un trésor
royaume-scene-watch = Un sept ! On la dénonce ?
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
        [one] Face cachée : { $count } carte
       *[other] Face cachée : { $count } cartes
    }
royaume-bank-talon = Talon
royaume-bank-discards = Rejet
royaume-end-circles = Cercles
royaume-end-crowns = Couronnes
royaume-end-treasures = Trésors
royaume-end-points = Points
