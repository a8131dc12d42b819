### Texts that the drawn board of Emerald needs beside those there are; English first, French below.

## English

# Things that are pointed at
emerald-chamber = the treasure chamber
emerald-nest = the nest
emerald-dragon = the dragon
emerald-die = the dragon’s die
emerald-treasure = a treasure
emerald-four = four different gems

# Written on the board
emerald-web-keep = keep
emerald-web-which = Which knight marches?
emerald-web-prey = Which knight does the dragon take?
emerald-web-held = The dragon holds a { $knight } of { $seat }
emerald-web-held-yours = The dragon holds your { $knight }
emerald-web-held-left = { $left ->
    [one] If it is lost, 1 knight stays in play.
   *[other] If it is lost, { $left } knights stay in play.
}
emerald-web-held-ends = If it is lost, the game ends.
emerald-web-give-up = Give it up
emerald-web-tie = tie
emerald-web-nobody = –
emerald-web-free = free

# Read out
emerald-web-place-empty = { $place }: nobody.
emerald-web-place = { $place }: { $text }.
emerald-web-some = { $count ->
    [one] { $knight }
   *[other] { $count } × { $knight }
}
emerald-web-march = Yours would march { $steps } to { $goal }.
emerald-web-march-wakes = Yours would march { $steps } to { $goal } and wake the dragon.
emerald-web-pile-at = { $place }: { $card }, { $under ->
    [0] nothing below
    [one] 1 card below
   *[other] { $under } cards below
}
emerald-web-pile-hidden = { $place }: { $under ->
    [one] 1 card face down
   *[other] { $under } cards face down
}
emerald-web-chamber = Treasure chamber: { $count ->
    [0] no treasure left
    [one] 1 treasure left
   *[other] { $count } treasures left
}; inside: { $knights }
emerald-web-nest = The nest: { $knights }
emerald-web-die = The die shows { $die }
emerald-web-owned = { $knight } of { $seat }
emerald-web-pay = { $card }, you hold { $count }
emerald-web-no-gold = No gold yet
emerald-web-in-play = { $knight }: { $count } in play
emerald-web-treasures = { $count ->
    [0] no treasure
    [one] 1 treasure
   *[other] { $count } treasures
}
emerald-web-gold = { $count ->
    [0] no gold
    [one] 1 gold card
   *[other] { $count } gold cards
}
emerald-web-gems = { $gem } × { $count }
emerald-web-gems-most = { $gem } × { $count }: the most of all
emerald-web-four-won = Bonus for four different gems
emerald-web-most = { $most }: { $points } points at the end
emerald-web-four = First to own all four kinds of gem: { $points } points at once

# Tooltips
emerald-tip-knight = A knight marches exactly as many cells as there are knights on its cell, itself included, always towards the cave.
emerald-tip-gold = A gold card: worth its number at the end if you still have it, or the price of a captured knight.
emerald-tip-gem = A gem: 1 point, and 4 more at the end for whoever alone has most of a kind.
emerald-tip-dragon = A knight that stops beside the rail, or where the dragon sits, wakes it: the die says how far it flies.
emerald-tip-die = The dragon’s die shows 1, 2 or 3, each twice.
emerald-tip-bar = The flight bar: the dragon flies to and fro along these four ledges; after each flight it moves one ledge on.
emerald-tip-chamber = Whoever enters takes a treasure worth 5 points. The fourth treasure ends the game.
emerald-tip-nest = Knights that the dragon has carried off. Whoever has a single knight left in play ends the game.
emerald-tip-treasure = A treasure: 5 points.
emerald-tip-four = The first player with all four kinds of gem takes this bonus at once: 4 points.
emerald-tip-stop = End your turn without moving a second knight.
emerald-tip-surrender = The knight is carried to the nest and is out of the game.

## Français

# Ce que l’on désigne
emerald-chamber = la salle du trésor
emerald-nest = le nid
emerald-dragon = le dragon
emerald-die = le dé du dragon
emerald-treasure = une carte trésor
emerald-four = quatre pierres différentes

# Écrit sur le plateau
emerald-web-keep = donjon
emerald-web-which = Quel chevalier avance ?
emerald-web-prey = Quel chevalier le dragon capture-t-il ?
emerald-web-held = Le dragon tient un { $knight } ({ $seat })
emerald-web-held-yours = Le dragon tient votre { $knight }
emerald-web-held-left = { $left ->
    [one] S’il est perdu, il reste 1 chevalier en jeu.
   *[other] S’il est perdu, il reste { $left } chevaliers en jeu.
}
emerald-web-held-ends = S’il est perdu, la partie s’arrête.
emerald-web-give-up = L’abandonner
emerald-web-tie = égalité
emerald-web-nobody = –
emerald-web-free = à prendre

# Lu à haute voix
emerald-web-place-empty = { $place } : personne.
emerald-web-place = { $place } : { $text }.
emerald-web-some = { $count ->
    [one] { $knight }
   *[other] { $count } × { $knight }
}
emerald-web-march = Le vôtre avancerait de { $steps } : { $goal }.
emerald-web-march-wakes = Le vôtre avancerait de { $steps } : { $goal }, et réveillerait le dragon.
emerald-web-pile-at = { $place } : { $card }, { $under ->
    [0] rien dessous
    [one] 1 carte dessous
   *[other] { $under } cartes dessous
}
emerald-web-pile-hidden = { $place } : { $under ->
    [one] 1 carte face cachée
   *[other] { $under } cartes face cachée
}
emerald-web-chamber = Salle du trésor : { $count ->
    [0] plus de carte trésor
    [one] reste 1 carte trésor
   *[other] restent { $count } cartes trésor
} ; à l’intérieur : { $knights }
emerald-web-nest = Le nid : { $knights }
emerald-web-die = Le dé montre { $die }
emerald-web-owned = { $knight } ({ $seat })
emerald-web-pay = { $card }, vous en avez { $count }
emerald-web-no-gold = Pas encore d’or
emerald-web-in-play = { $knight } : { $count } en jeu
emerald-web-treasures = { $count ->
    [0] pas de carte trésor
    [one] 1 carte trésor
   *[other] { $count } cartes trésor
}
emerald-web-gold = { $count ->
    [0] pas d’or
    [one] 1 carte or
   *[other] { $count } cartes or
}
emerald-web-gems = { $gem } × { $count }
emerald-web-gems-most = { $gem } × { $count } : la majorité
emerald-web-four-won = Bonus des quatre pierres différentes
emerald-web-most = { $most } : { $points } points en fin de partie
emerald-web-four = Le premier qui réunit les quatre pierres : { $points } points, tout de suite

# Infobulles
emerald-tip-knight = Un chevalier avance d’autant de cases qu’il y a de chevaliers sur la sienne, lui compris, toujours vers l’antre.
emerald-tip-gold = Une carte or : sa valeur en points si vous l’avez encore à la fin, ou la rançon d’un chevalier capturé.
emerald-tip-gem = Une pierre précieuse : 1 point, et 4 de plus à la fin pour celui qui en a seul le plus d’une sorte.
emerald-tip-dragon = Un chevalier qui s’arrête à côté de la piste, ou sur la case du dragon, le réveille : le dé dit jusqu’où il vole.
emerald-tip-die = Le dé du dragon : 1, 2 ou 3, deux faces de chaque.
emerald-tip-bar = La piste de vol : le dragon va et vient le long de ces quatre cases ; après chaque vol elle avance d’une case.
emerald-tip-chamber = Qui entre ici prend une carte trésor de 5 points. La quatrième met fin à la partie.
emerald-tip-nest = Les chevaliers emportés par le dragon. Dès qu’un joueur n’a plus qu’un chevalier en jeu, la partie s’arrête.
emerald-tip-treasure = Une carte trésor : 5 points.
emerald-tip-four = Le premier joueur qui réunit les quatre pierres prend ce bonus tout de suite : 4 points.
emerald-tip-stop = Finir son tour sans déplacer de second chevalier.
emerald-tip-surrender = Le chevalier est emporté au nid ; il est hors jeu.
