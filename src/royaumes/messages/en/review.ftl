# What is said about a game after it, and about puzzles from games.

## The review

review-title = Review: { $game }
review-about = Every decision is judged by what its player could know, with { $depth } playouts. Start, luck, own decisions and those of the others add up to the result.
review-judging = Judging decisions
review-unfinished = Only a finished game can be reviewed.
review-curve = Chance of winning, as each player could know it
review-curve-alone = Expected points, decision by decision
review-parts = Luck and skill
review-player = Player
review-part-start = Start
review-part-luck = Luck
review-part-luck-note = what dice and cards did, and what came to light
review-part-own = Own decisions
review-part-own-note = what was lost against the best move
review-part-rivals = Rivals’ decisions
review-part-rivals-note = what the others gave away
review-part-result = Result
review-parts-unit = In per cent of a victory
review-parts-unit-alone = In points
review-tenths = { $whole }.{ $tenths }
review-share = { $value }%
review-points = { $value } pts
review-turning = Turning points
review-turned-seat = { $seat } from { $before } to { $after }
review-place = Step { $step }, { $seat }
    .seat = Step { $step }, you
review-step = Step { $step }
review-moment = Decision
review-back = Previous decision
review-on = Next decision
review-replay = Replay from here
review-played = { $seat } played:
    .seat = You played:
review-better = Better:
review-next = Next best:
review-lost = Lost
review-ahead = Better by
review-even = as good as any
review-then = then
review-compared = Moves compared
review-mine = Your costliest decisions
review-worst = Costliest decisions
review-best = Best decisions
review-of = { $seat }: { $what }
review-decision = { $place }: { $said }
review-none = None that stands out.
review-open = Review
review-making = The game is being reviewed, decision by decision. You may leave this page; the review will be here when you come back.
review-cost = { $move }. Better was { $best }: { $lost } lost.
review-gain = { $tally } { $text } for { $seat }
    .seat = { $tally } { $text } for you
review-gains = On average after it: { $text }.
review-gains-cost = On average after it: { $text }, but { $cost }.
review-good = { $move }, { $ahead } better than { $other }.

## Going on from a replay

review-go-on = Continue from here
review-go-on-about = A new table goes on from this moment, with you as { $seat }. What { $seat } did not know is dealt anew.
    .seat = You go on from this moment at a new table. What you did not know is dealt anew.
review-go-on-bots = Against computer players
review-go-on-friends = With friends

## Puzzles

review-puzzles = Puzzles
review-puzzles-about = Moments from games in which one move is plainly best. Find it by what your seat can see. Every game has another one each day.
review-puzzles-solved = { $solved } of { $puzzles } solved
review-puzzles-today = Puzzles of the day
review-puzzles-all = All puzzles
review-puzzle-number = Puzzle { $number }
review-puzzle-solved = solved
review-puzzle-hard = tricky
review-puzzle-title = { $game }: puzzle { $number } of { $puzzles }
review-puzzle-today = Puzzle of the day
review-puzzle-task = Find the best move!
review-puzzle-right = Right!
review-puzzle-wrong = Not that one.
review-puzzle-solution = The best move: { $move }. Its chance of winning is { $ahead } above that of the next best.
review-puzzle-try = Try again
review-puzzle-show = Show the solution
review-puzzle-next = Next puzzle
review-puzzle-none = There are no puzzles for this game yet.

## One’s own history

review-history = My results
review-history-none = You have not finished a game yet.
review-history-summary = { $games ->
    [one] One finished game, { $share } won.
   *[other] { $games } finished games, { $share } won.
}
review-history-game = Game
review-history-all = All games
review-history-against = Against
review-history-first = First place
review-history-place = Place
review-history-levels = Against each opponent
review-history-played = Games
review-history-won = Won
review-history-over-time = Luck and decisions over time
review-history-over-time-note = From the games that have been reviewed.
review-history-own = My decisions
review-history-alone = alone
review-history-bot = { $level ->
    [random] computer, at random
    [greedy] computer, greedy
    [page] computer, page
    [squire] computer, squire
    [knight] computer, knight
    [baron] computer, baron
    [king] computer, king
   *[other] computer, { $level }
}

## The command

review-help-file = the file with the record (- is standard input)
review-help-number = which record of a file with many, from 1
review-help-depth = playouts for each decision
review-help-jobs = how many processes judge at once
review-help-html = write the review as a page of its own into this file
review-saved = The page is in { $text }.
review-help-puzzles-game = the game
review-help-puzzles-count = how many puzzles are wanted
review-help-puzzles-games = how many games are played at most
review-help-puzzles-seed = where chance comes from
review-help-puzzles-out = look for puzzles and write them into this file
review-puzzle-found = Game { $number }: { $move }
review-puzzle-fails = Puzzle { $number }: a deeper search finds another move.
review-puzzles-found = { $puzzles ->
    [one] One puzzle is in { $text }.
   *[other] { $puzzles } puzzles are in { $text }.
}
review-puzzles-checked = { $puzzles ->
    [one] One puzzle checked
   *[other] { $puzzles } puzzles checked
}, { $wrong } wrong.
