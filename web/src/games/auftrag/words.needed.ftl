## English

auftrag-pile-sword_1 = a sword 1 from its pile
auftrag-pile-sword_2 = a sword 2 from its pile
auftrag-pile-lance_1 = a lance 1 from its pile
auftrag-pile-lance_2 = a lance 2 from its pile
auftrag-pile-dragon_1 = a dragon 1 from its pile
auftrag-pile-dragon_2 = a dragon 2 from its pile
auftrag-pile-book_1 = a book 1 from its pile
auftrag-pile-book_2 = a book 2 from its pile
auftrag-web-letter-lancelot = L
auftrag-web-letter-gawain = Gw
auftrag-web-letter-perceval = P
auftrag-web-letter-galahad = Gl
auftrag-web-ring = The ring of eight places round the Round Table
auftrag-web-place =
    { $place }{ $steps ->
        [-1] {""}
        [0] , where your knight is
        [one] , one place away
       *[other] , { $steps } places away
    }{ $knights-count ->
        [0] {""}
        [one] ; knight here: { $knights }
       *[other] ; knights here: { $knights }
    }{ $adventures-count ->
        [0] {""}
        [one] ; adventure: { $adventures }
       *[other] ; adventures: { $adventures }
    }
auftrag-web-pile =
    Pile of { $card }: { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }
auftrag-web-adventure =
    { $adventure } at { $place }: { $shields ->
        [one] one shield
       *[other] { $shields } shields
    } for { $demands }.
auftrag-web-adventure-covered = Your hand is enough.
auftrag-web-adventure-lacking = You still lack { $lacking }.
auftrag-web-goal = to { $target } shields
auftrag-web-closing = last round!
auftrag-web-promise =
    { $kind ->
        [quest] quest +{ $shields }
       *[other] court +{ $shields }
    }
auftrag-web-sealed = sealed
auftrag-web-still-choosing = still choosing
auftrag-web-staked-nothing = nothing
auftrag-web-action-exercise_sword = Sword
auftrag-web-action-exercise_lance = Lance
auftrag-web-action-exercise_dragon = Dragon
auftrag-web-action-exercise_book = Book
auftrag-web-action-round_table = Table
auftrag-web-action-tournament = Tourney
auftrag-web-action-court = Court
auftrag-web-action-quest = Quest
auftrag-web-action-horse_2 = Horse 2
auftrag-web-action-horse_3 = Horse 3
auftrag-web-action-horse_4 = Horse 4
auftrag-web-effect-exercise_sword = +1 sword
auftrag-web-effect-exercise_lance = +1 lance
auftrag-web-effect-exercise_dragon = +1 dragon
auftrag-web-effect-exercise_book = +1 book
auftrag-web-effect-round_table = adventure
auftrag-web-effect-tournament = stake for 2
auftrag-web-effect-court = book → 2
auftrag-web-effect-quest = adventure
auftrag-web-effect-horse_2 = ride ≤ 2
auftrag-web-effect-horse_3 = ride ≤ 3
auftrag-web-effect-horse_4 = ride ≤ 4
auftrag-web-use-at_camelot = at Camelot
auftrag-web-use-in_province = in a province
auftrag-web-use-nothing = no use now
auftrag-web-use-later = at the end
auftrag-web-taken = taken
auftrag-web-second-tournament = one a round
auftrag-web-ground-camelot = at Camelot only
auftrag-web-ground-province = in the provinces only
auftrag-web-ground-anywhere = anywhere
auftrag-web-supply-card =
    { $action }, { $ground }: { $count ->
        [0] none left on the table
        [one] one on the table
       *[other] { $count } on the table
    }
auftrag-web-virtues = My virtues
auftrag-web-in-hand =
    { $count ->
        [one] { $card }
       *[other] { $card }, { $count } times
    }
auftrag-web-stop = End turn
auftrag-web-stop-loses =
    { $count ->
        [one] loses 1
       *[other] loses { $count }
    }
auftrag-web-stake = Seal the stake
auftrag-web-stake-nothing = Stake nothing
auftrag-web-seat-tent = tent { $tent }
auftrag-web-seat-shields =
    { $count ->
        [one] one shield
       *[other] { $count } shields
    }
auftrag-web-seat-cards =
    { $count ->
        [one] one virtue card
       *[other] { $count } virtue cards
    }
auftrag-web-seat-adventures =
    { $count ->
        [0] no adventure held
        [one] one adventure held
       *[other] { $count } adventures held
    }
auftrag-web-seat-done = done

## Français

auftrag-pile-sword_1 = une épée 1 de la pile
auftrag-pile-sword_2 = une épée 2 de la pile
auftrag-pile-lance_1 = une lance 1 de la pile
auftrag-pile-lance_2 = une lance 2 de la pile
auftrag-pile-dragon_1 = un dragon 1 de la pile
auftrag-pile-dragon_2 = un dragon 2 de la pile
auftrag-pile-book_1 = un livre 1 de la pile
auftrag-pile-book_2 = un livre 2 de la pile
auftrag-web-letter-lancelot = L
auftrag-web-letter-gawain = Gv
auftrag-web-letter-perceval = P
auftrag-web-letter-galahad = Gl
auftrag-web-ring = L’anneau des huit lieux autour de la Table ronde
auftrag-web-place =
    { $place }{ $steps ->
        [-1] {""}
        [0] , où se trouve votre chevalier
        [one] , à un lieu d’ici
       *[other] , à { $steps } lieux d’ici
    }{ $knights-count ->
        [0] {""}
        [one] ; chevalier présent : { $knights }
       *[other] ; chevaliers présents : { $knights }
    }{ $adventures-count ->
        [0] {""}
        [one] ; aventure : { $adventures }
       *[other] ; aventures : { $adventures }
    }
auftrag-web-pile =
    Pile { $card } : { $count ->
        [0] vide
        [one] une carte
       *[other] { $count } cartes
    }
auftrag-web-adventure =
    { $adventure }, lieu : { $place } ; { $shields ->
        [one] un bouclier
       *[other] { $shields } boucliers
    } contre { $demands }.
auftrag-web-adventure-covered = Votre main suffit.
auftrag-web-adventure-lacking = Il vous manque encore { $lacking }.
auftrag-web-goal = objectif : { $target }
auftrag-web-closing = dernier tour !
auftrag-web-promise =
    { $kind ->
        [quest] quête +{ $shields }
       *[other] justice +{ $shields }
    }
auftrag-web-sealed = mise scellée
auftrag-web-still-choosing = réfléchit encore
auftrag-web-staked-nothing = rien
auftrag-web-action-exercise_sword = Épée
auftrag-web-action-exercise_lance = Lance
auftrag-web-action-exercise_dragon = Dragon
auftrag-web-action-exercise_book = Livre
auftrag-web-action-round_table = Table
auftrag-web-action-tournament = Tournoi
auftrag-web-action-court = Justice
auftrag-web-action-quest = Quête
auftrag-web-action-horse_2 = Cheval 2
auftrag-web-action-horse_3 = Cheval 3
auftrag-web-action-horse_4 = Cheval 4
auftrag-web-effect-exercise_sword = +1 épée
auftrag-web-effect-exercise_lance = +1 lance
auftrag-web-effect-exercise_dragon = +1 dragon
auftrag-web-effect-exercise_book = +1 livre
auftrag-web-effect-round_table = aventure
auftrag-web-effect-tournament = mise : 2
auftrag-web-effect-court = livre → 2
auftrag-web-effect-quest = aventure
auftrag-web-effect-horse_2 = 2 lieux max
auftrag-web-effect-horse_3 = 3 lieux max
auftrag-web-effect-horse_4 = 4 lieux max
auftrag-web-use-at_camelot = à Camelot
auftrag-web-use-in_province = en province
auftrag-web-use-nothing = inutile ici
auftrag-web-use-later = à la fin
auftrag-web-taken = prise
auftrag-web-second-tournament = une par tour
auftrag-web-ground-camelot = à Camelot seulement
auftrag-web-ground-province = dans les provinces seulement
auftrag-web-ground-anywhere = partout
auftrag-web-supply-card =
    { $action }, { $ground } : { $count ->
        [0] plus aucune sur la table
        [one] une sur la table
       *[other] { $count } sur la table
    }
auftrag-web-virtues = Mes vertus
auftrag-web-in-hand =
    { $count ->
        [one] { $card }
       *[other] { $card }, { $count } fois
    }
auftrag-web-stop = Finir
auftrag-web-stop-loses =
    { $count ->
        [one] 1 perdue
       *[other] { $count } perdues
    }
auftrag-web-stake = Sceller la mise
auftrag-web-stake-nothing = Ne rien miser
auftrag-web-seat-tent = tente { $tent }
auftrag-web-seat-shields =
    { $count ->
        [one] un bouclier
       *[other] { $count } boucliers
    }
auftrag-web-seat-cards =
    { $count ->
        [one] une carte de vertu
       *[other] { $count } cartes de vertu
    }
auftrag-web-seat-adventures =
    { $count ->
        [0] aucune aventure en main
        [one] une aventure en main
       *[other] { $count } aventures en main
    }
auftrag-web-seat-done = passage fini
