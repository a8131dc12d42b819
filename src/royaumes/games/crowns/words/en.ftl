## The shelf

crowns-title = Crowns
crowns-blurb = Six dice, eighteen chips and the crowns they cover: squeeze all you can out of every throw.

## Options

crowns-setting-hard = Hard solitaire: two chips a turn where the dice allow it

## Things: cells, buttons, lines, ranks

crowns-cell-1x1 = 1 × 1
crowns-cell-1x2 = 1 × 2
crowns-cell-1x3 = 1 × 3
crowns-cell-1x4 = 1 × 4
crowns-cell-1x5 = 1 × 5
crowns-cell-1x6 = 1 × 6
crowns-cell-2x1 = 2 × 1
crowns-cell-2x2 = 2 × 2
crowns-cell-2x3 = 2 × 3
crowns-cell-2x4 = 2 × 4
crowns-cell-2x5 = 2 × 5
crowns-cell-2x6 = 2 × 6
crowns-cell-3x1 = 3 × 1
crowns-cell-3x2 = 3 × 2
crowns-cell-3x3 = 3 × 3
crowns-cell-3x4 = 3 × 4
crowns-cell-3x5 = 3 × 5
crowns-cell-3x6 = 3 × 6
crowns-cell-4x1 = 4 × 1
crowns-cell-4x2 = 4 × 2
crowns-cell-4x3 = 4 × 3
crowns-cell-4x4 = 4 × 4
crowns-cell-4x5 = 4 × 5
crowns-cell-4x6 = 4 × 6
crowns-cell-5x1 = 5 × 1
crowns-cell-5x2 = 5 × 2
crowns-cell-5x3 = 5 × 3
crowns-cell-5x4 = 5 × 4
crowns-cell-5x5 = 5 × 5
crowns-cell-5x6 = 5 × 6
crowns-cell-6x1 = 6 × 1
crowns-cell-6x2 = 6 × 2
crowns-cell-6x3 = 6 × 3
crowns-cell-6x4 = 6 × 4
crowns-cell-6x5 = 6 × 5
crowns-cell-6x6 = 6 × 6
crowns-chip-red = red chips
crowns-chip-orange = orange chips
crowns-chip-green = green chips
crowns-chip-blue = blue chips
crowns-chip-violet = violet chips
crowns-chip-black = black chips
crowns-stop = stop here
crowns-remove = take a chip out of the game
crowns-line-row-1 = the row of 1s
crowns-line-row-2 = the row of 2s
crowns-line-row-3 = the row of 3s
crowns-line-row-4 = the row of 4s
crowns-line-row-5 = the row of 5s
crowns-line-column-1 = the column 1×
crowns-line-column-2 = the column 2×
crowns-line-column-3 = the column 3×
crowns-line-column-4 = the column 4×
crowns-line-column-5 = the column 5×
crowns-line-rising = the rising diagonal
crowns-line-falling = the falling diagonal
crowns-rank-genius = genius
crowns-rank-pro = pro
crowns-rank-expert = expert
crowns-rank-seasoned = seasoned player
crowns-rank-promising = promising beginner
crowns-rank-again = try again at once!

## Questions

crowns-ask-first = Who begins?
crowns-ask-throw = The dice are thrown.
crowns-ask-place = Place a chip on a cell that the dice allow, or stop.
    .coach = Pick a lit cell: its column says how many dice it takes, its row which face. Border cells bring crowns at once, inner cells only in complete lines. Stop when another chip would help no line.
crowns-ask-must-place = Place a chip on a cell that the dice allow.
    .coach = Alone you must place a chip if the dice allow one, and in the hard solitaire two. Choose the cell that helps your lines most.
crowns-ask-stop = No chip can be placed now: end your turn.
    .coach = No cell is open to the dice that are left. Ending your turn passes the dice on.
crowns-ask-remove = The dice allow no chip: take one out of the game.
    .coach = The dice allow no chip, so one leaves the game. Alone at the table, every lost chip is a cell less.
crowns-now-place = It is time to place chips on cells that the dice allow, or to stop.
crowns-now-must-place = It is time to place a chip: alone, you must as long as the dice allow one.
crowns-now-stop = No chip can be placed now; all that is left is to end your turn.
crowns-now-remove = The dice allow no chip; all that is left is to take one out of the game.

## What one can do

crowns-can-cell = Place a chip: the cell’s crowns count at once on the border, inside only in complete lines.
crowns-can-stop = Stop: you keep your chips for better throws, and the dice go on.

## What happened

crowns-began = { $seat } begins.
    .seat = You begin.
crowns-threw = { $seat } throws { $dice }.
    .seat = You throw { $dice }.
crowns-placed =
    { $seat } places a chip on { $cell } ({ $left ->
        [0] no chip left
        [one] one chip left
       *[other] { $left } chips left
    }).
    .seat =
        You place a chip on { $cell } ({ $left ->
            [0] no chip left
            [one] one chip left
           *[other] { $left } chips left
        }).
crowns-stopped =
    { $chips ->
        [0] { $seat } places nothing.
        [one] { $seat } stops after one chip.
       *[other] { $seat } stops after { $chips } chips.
    }
    .seat =
        { $chips ->
            [0] You place nothing.
            [one] You stop after one chip.
           *[other] You stop after { $chips } chips.
        }
crowns-removed =
    { $seat } can place nothing: a chip leaves the game ({ $left ->
        [0] none left
        [one] one left
       *[other] { $left } left
    }).
    .seat =
        You can place nothing: a chip leaves the game ({ $left ->
            [0] none left
            [one] one left
           *[other] { $left } left
        }).
crowns-last-round = { $seat } has placed the last chip: the round is played to its end.
    .seat = You have placed the last chip: the round is played to its end.

## Why not

crowns-no-chips = There is no chip left to place.
crowns-no-covered = { $cell } already holds a chip.
crowns-no-face = No die of this throw shows a { $face }, so none can count as { $face }.
crowns-no-raise = The highest die shows { $highest }; a die never counts as a higher face such as { $face }.
crowns-no-dice =
    This takes { $needed ->
        [one] one die
       *[other] { $needed } dice
    } of { $face } or more; { $remain ->
        [0] none remains
        [one] one remains
       *[other] { $remain } remain
    }.
crowns-no-stop-yet =
    A turn alone takes { $needed ->
        [one] one chip
       *[other] { $needed } chips
    } while one can be placed; { $placed ->
        [0] none lies yet
        [one] one lies so far
       *[other] { $placed } lie so far
    }.
crowns-no-stop-remove = Nothing can be placed, so a chip must leave the game.
crowns-no-lone-chip = After { $cell } no second chip could follow, but another first chip would allow two.
crowns-no-remove-with-rivals = Chips leave the game only in solitaire.
crowns-no-remove-yet = A chip leaves the game only when none can be placed.

## Why a move is advised

crowns-because-border = It is a border cell, which brings { crowns-web-crowns } at once.
crowns-because-complete = It completes { $line } and brings { crowns-web-crowns }.
crowns-because-begin = It begins { $line }, which brings { crowns-web-crowns } when complete.
crowns-because-line =
    After it, { $line } lacks only { $missing ->
        [one] one chip
       *[other] { $missing } chips
    }.
crowns-because-stop = None of the open cells is worth a chip now.

## What counts, for saying what one move brings more than another

crowns-tally-crowns = crowns
crowns-tally-hoped = crowns in sight

## The end

crowns-over-chips = All chips of a player are placed and the round is complete.
crowns-over-idle = Nobody has placed a chip for three rounds.
crowns-over-solo = The last chip is gone.
crowns-line-border = border cell { $cell }
crowns-line-five = { $line }, complete
crowns-line-rank = rank: { $rank }

## The board in the terminal

crowns-board-chips = chips { $chips }
crowns-board-crowns = crowns { $points }
crowns-board-throw = Throw
crowns-board-last = last round
crowns-board-legend = [3] a chip may go here   ◉ chip of this turn   right and below: complete lines

## The board in the browser

crowns-web-chance = A fresh throw allows a chip here with a chance of { $text }.
crowns-web-board = Board of { $seat }
crowns-web-rival =
    { $seat }: { $crowns ->
        [0] no crown
        [one] one crown
       *[other] { $crowns } crowns
    }, { $chips ->
        [0] no chip left
        [one] one chip left
       *[other] { $chips } chips left
    }. Show this board large
crowns-web-crowns =
    { $crowns ->
        [0] no crown
        [one] one crown
       *[other] { $crowns } crowns
    }
crowns-web-cell-open = { $cell }: { crowns-web-crowns }, free, can be filled
crowns-web-cell-free = { $cell }: { crowns-web-crowns }, free, cannot be filled now
crowns-web-cell-covered = { $cell }: { crowns-web-crowns }, covered
crowns-web-cell-fresh = { $cell }: { crowns-web-crowns }, covered this turn
crowns-web-line = { $line }: { $filled } of 5 filled, worth { $crowns } when complete
crowns-web-line-complete = { $line }: complete, { crowns-web-crowns }
crowns-web-border = Border so far: { crowns-web-crowns }
crowns-web-faces = Face
crowns-web-worth = Worth
crowns-web-dice = Thrown: { $thrown }. Still free: { $left }.
crowns-web-no-dice = The dice have not been thrown.
crowns-web-ranks = Ranks
crowns-web-next-rank =
    { $crowns ->
        [one] One more crown: { $rank }
       *[other] { $crowns } more crowns: { $rank }
    }
crowns-web-removed =
    { $chips ->
        [one] one chip out of the game
       *[other] { $chips } chips out of the game
    }

## What a thing is for, where it is of no use now

crowns-why-chip = A chip goes where you point: choose a cell. { $count ->
    [one] You have one chip left.
   *[other] You have { $count } chips left.
}
crowns-why-chip-other = Those { $chip } are for { $seat } to place.
crowns-why-chip-nobody = Nobody plays with the { $chip } in this game.
crowns-why-line = A line counts at the end, once all five of its cells are covered. Of { $line } you have covered { $covered } so far.

## The guided first game: what the coach says of each move

crowns-lesson-1 = Welcome! Your aim is to cover crowns. A cell asks for as many dice as its column says, of its row’s face; a die may also count as a lower face of the throw. Five of yours can count as 3: put a chip on 5 × 3.
crowns-lesson-2 = One die is left, and a single die fills a cell of the first column. You have 18 chips; the game ends when somebody has placed their last one.
crowns-lesson-3 = No die is left, so your turn is over. Your rival throws next.
crowns-lesson-4 = Four dice show 3 or more, and three are enough for the centre. It pays to hold it: a row, a column and both diagonals cross there.
crowns-lesson-5 = The 6 is still free. The top row and the sixth column are the border: a chip there brings its crowns whatever happens elsewhere.
crowns-lesson-6 = Two 1s are left, just what 2 × 1 asks for.
crowns-lesson-7 = All six dice can count as 3. That fills 6 × 3, on the border again: few crowns, but certain ones.
crowns-lesson-8 = Inside the border only complete lines of five count. Cells of the fifth column are the hardest to fill: take 5 × 4 while five dice allow it.
crowns-lesson-9 = Every face is there, so every row is open to you. Build on what you have begun: 3 × 4 stands in the row of 5 × 4 and in the column of the centre.
crowns-lesson-10 = You could place one more chip, but you need not: a chip that helps no line may be missing later. Stop here.
crowns-lesson-11 = A few turns later. 4 × 2 lies on the diagonal through your centre, and four dice can count as 2.
crowns-lesson-12 = Row 4 lacks a single cell, and so does the first column: the same one. A chip on 1 × 4, and they bring 15 and 3 crowns.
crowns-lesson-13 = Five dice are left, and all of them can count as 1. With 5 × 1 the diagonal is complete too: 10 crowns more.

## The scenes on the game’s own page

crowns-intro-1 = Throw six dice. Five of yours can count as 3: enough for a chip on 5 × 3.
crowns-intro-2 = One throw often allows several chips: three this time, one of them in the centre.
crowns-intro-3 = On the border a chip brings its crowns, whatever happens elsewhere.
crowns-intro-4 = Inside, only complete lines of five count. Here comes a row, and a diagonal too!

## The plain board: its fields and what they can say; fields without a word are not shown

crowns-field-round = Round
crowns-field-last-round = Last round
crowns-field-throw = Throw
crowns-field-dice = Dice to use
crowns-field-open = Open cells
crowns-field-placed = Chips of this turn
crowns-field-demand = Chips that a turn demands
crowns-field-removed = Chips out of the game
crowns-field-chips = Chips left
crowns-field-score = Crowns
crowns-field-covered = Covered cells
crowns-field-lines = Complete lines
crowns-field-figures = Printed on the board
crowns-field-crowns = Crowns of each cell
crowns-field-chances = Chance of each cell
crowns-field-ranks = Crowns for each rank
