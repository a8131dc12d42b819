# Simulation: arguments, tables, complaints.

## Arguments

sim-bots = BOT,BOT…
sim-help-game = which game, or its Python file
sim-help-games = how many games (100)
sim-help-seats = who plays, one per seat: page, squire, knight, baron, king, random, greedy, bot (greedy), or package.module:thing for a bot of your own; king@200 thinks for 200 playouts a move instead of a second
sim-help-seed = what all chance comes from; the same seed gives the same games (0)
sim-help-jobs = over how many processes; the results do not depend on it (as many as are worth it)
sim-help-on = run on Ray instead of processes of this machine: ray starts one here, ray://HOST:PORT is a cluster; the results do not depend on it
sim-help-setting = a table setting, as in royaumes play; may be given several times
sim-help-no-rotate = everybody stays in the same seat; otherwise all move up one after each game
sim-help-out = save the records in this file, one per line; games/ is a folder of tables, games.results.parquet one table as a file
sim-help-report = write a page with plots into this file
sim-help-force = replace the file of --out if it exists
sim-help-limit = seconds that a bot of your own has for a move (60)
sim-help-json = the figures as JSON on standard output

## Tables

sim-playing = Playing
sim-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
  }, seed { $seed }
sim-fair = Shared wins count in parts. An even match gives everybody { $share }; the intervals hold the true share with 95% confidence.
sim-who = Who
sim-games = Games
sim-wins = Wins
sim-share = Share
sim-interval = 95% interval
sim-mean = Mean
sim-median = Median
sim-middle = 5–95%
sim-ends = Least–most
sim-score = Score
sim-times = Times
sim-length = Length
sim-decisions = Decisions
sim-rounds = Rounds
sim-turns = Turns
sim-not-counted = not counted
sim-ending = Ending
sim-seat = Seat { $number }
sim-bot-random = random
sim-bot-greedy = greedy
sim-bot-page = page
sim-bot-squire = squire
sim-bot-knight = knight
sim-bot-baron = baron
sim-bot-king = king
sim-span = { $first }–{ $last }
sim-whole = { $value }
sim-decimal = { $whole }.{ $tenths }
sim-percent = { $value }%
sim-saved = { $games ->
    [one] One record is
   *[other] { $games } records are
  } in { $text }.

## The report

sim-report-asked = { $text }: { $players }
sim-report-shares = Victories by seat, and by player where they differ. The lines are 95% intervals; an even match gives everybody { $share }.
sim-report-scores = Scores of all players; { $mean } on average.
sim-report-lengths = Decisions in a game; { $mean } on average.
sim-report-endings = How the games ended.
sim-report-thing = Used
sim-report-used = By so many players
sim-report-worth = Their victories
sim-report-things = How much more often players won who used something than those who did without it, the most telling first. What winners do is not always why they win.

## Variants

sim-help-with = play a variant: a TOML file that changes figures of the game’s data files
sim-help-variants = one or more files, each a variant of the game
sim-help-figure = the number to vary: data file, table and name, as in cards.treasure.points
sim-help-values = 3..9, 3..9..2 or 3,5,9
sim-help-of = what is drawn: score, best, margin, decisions, first-seat, rounds or turns (score)
sim-sweep-figure = FIGURE
sim-sweep-values = VALUES
sim-sweep-of = WHAT
sim-sweep-real = Differs beyond chance from the first
sim-sweep-first = the first
sim-compare-first = Game
sim-compare-there = Variant
sim-compare-change = Difference
sim-compare-real = Beyond chance
sim-compare-yes = yes
sim-compare-no = –
sim-compare-between = { $low } to { $high }
sim-compare-meaning = All play the same seeds; differences are taken game by game. “Beyond chance” is below 5% after Holm, with everything that is compared here counted in.
sim-figure-score = Score of a player
sim-figure-best = Winning score
sim-figure-margin = Lead over the second
sim-figure-decisions = Decisions in a game
sim-figure-first-seat = Victories of seat 1
sim-figure-rounds = Rounds
sim-figure-turns = Turns
sim-figure-ending = Ending: { $ending }
sim-variant-bad-key = “{ $text }” is no variant; one is written as in emerald+board.die.faces=[1,2,3].
sim-variant-unknown = { $where }: there is no figure { $text }; here there is { $known }.
sim-variant-wrong-kind = { $where }: { $text } is { $before } and cannot become { $after }, which is something of another kind.
sim-variant-too-large = { $where }: { $text } is too large; figures and lists go up to { $most }.
sim-variant-bad-card = { $where }: { $text } names a card “{ $card }”; cards are written with the letters { $known }.
sim-variant-same-card = { $where }: { $text } names { $card }, which is there already; every card is a different one.
sim-variant-one-copy = { $where }: { $text } cannot become { $given }: there is one card of each kind at this level, and “cards” lists them all.
sim-variant-not-the-sum = { $where }: { $text } is { $given }, but all copies together make { $sum }.
sim-variant-too-few = { $where }: { $text } has too few cards; at least { $least } are drawn in a game.
sim-variant-not-built = { $where }: the game cannot be made with these figures, which do not go together: { $what }
sim-variant-breaks = { $where }: with { $seats ->
    [one] one player
   *[other] { $seats } players
  } the game breaks, because figures do not go together: { $what }
sim-variant-not-toml = { $where }: this is not TOML: { $what }
sim-variant-no-figures = { $where }: figures are numbers, texts, true or false, and lists and tables of these; this file holds something else, such as a date, or lists nested too deeply.
sim-variant-other-game = { $where }: this is a variant of { $game }, not of { $expected }.
sim-variant-no-game = { $where }: this does not say which game it is a variant of: game = "…", one of { $known }.
sim-variant-empty = { $where }: nothing is changed here.
sim-compare-what = Say which game ({ $known }) and which files to compare.
sim-sweep-what = Say which game ({ $known }), which figure and which values.
sim-compare-twice = Two of these variants are the same, or one is the game itself.
sim-sweep-bad-values = “{ $text }” names no values to try: write 3..9, 3..9..2 or 3,5,9, from two to { $most } of them, each once.
sim-sweep-no-rounds = This game does not count rounds: --of turns or --of decisions shows how long it is.
sim-sweep-no-turns = This game does not count turns: --of decisions shows how long it is.

## The ladder

sim-help-ladder-game = which games; all for every one
sim-help-ladder-levels = who climbs, weakest first (all five levels); king@200 thinks for 200 playouts a move instead of a second; yardsticks are random, greedy and ismcts@500
sim-help-ladder-against = whom the strongest of them meets besides, such as greedy,ismcts@500; those who do not search meet the strongest who does not either
sim-help-ladder-games = how many games for each step (200)
sim-help-ladder-searches = how many for each step in which somebody searches (as many as for the others)
sim-help-ladder-seats = at a table for how many (two, or the fewest that can play)
sim-help-ladder-seed = what all chance comes from; the same seed gives the same games
sim-help-ladder-jobs = over how many processes (1)
sim-help-ladder-on = run on Ray instead of processes of this machine: ray starts one here, ray://HOST:PORT is a cluster; the results do not depend on it
sim-help-ladder-page = put the table into this Markdown page, in place of the game’s older one
sim-help-ladder-save = keep the ratings with each game in this folder of games (crowns/data/ladder.toml): the server rates people by them
sim-help-ladder-json = the figures as JSON on standard output
sim-ladder-title = { $game }: each level against the one below it. { $seats } seats, so a fair share is { $fair }; seed { $seed }.
sim-ladder-level = Level
sim-ladder-rating = Rating
sim-ladder-range = 95% range
sim-ladder-against = Against
sim-ladder-games = Games
sim-ladder-share = Share
sim-ladder-interval = 95% interval
sim-ladder-verdict = Clear step
sim-ladder-holds = yes
sim-ladder-short = not yet
sim-bad-levels = A ladder needs at least two levels, each named once, not { $known }.

## Training

sim-help-train-game = which game
sim-help-train-minutes = how long to learn, roughly (20); how many games that makes is said at the beginning
sim-help-train-games = how many games to learn from instead; the same number and seed make the same net again
sim-help-train-until = stop after so many games of a longer training, planned by --games or --minutes
sim-help-train-tables = sizes of table to learn at, in turn, such as 2,2,3, or 1 to learn to play alone (all for two and more)
sim-help-train-watching = percent of the games, the first ones, in which the heuristics play all seats (30)
sim-help-train-prior = what a point that the heuristics see counts beside the net, in percent of one logarithm of the odds (0)
sim-help-train-turns = compare whole turns instead of moves, where the game has an encoding for that
sim-help-train-hidden = hidden units of the net (40)
sim-help-train-seed = what all chance comes from (0)
sim-help-train-jobs = over how many processes (as many as there are cores); the net is the same
sim-help-train-out = save the net in this file; a game plays with data/value.toml
sim-train-title = { $game }: learning from { $games } games, seed { $seed }. What it wins by one ply against greedy:
sim-train-point = { $games } games, { $seconds } s: { $share } { $bar }
sim-train-proof = { $seats } seats: { $share } of { $games } games [{ $interval }].
sim-train-alone = Alone: { $points } points on average of { $games } games (standard error { $error }).

## What can go wrong

sim-failed = Game { $number } (the first is number 0), seed { $text }, broke:
sim-stopped = Stopped after { $games } of { $wanted } games.
sim-bad-bot = There is no bot called “{ $name }”; there are { $known }.
sim-no-such-bot = The bot { $name } cannot be loaded: { $what }.
sim-bot-is-code = “{ $text }” is a program, and only whoever starts Royaumes can name programs.
sim-not-a-bot = { $name } is no bot: it has no { $lacks }. A bot has a name and choose(view, options, stream).
sim-bot-late = The bot { $name } took more than { $seconds } seconds for a move (see --limit).
sim-bot-left = The bot { $name } tried to end the program.
sim-bot-raised = The bot { $name } raised { $what }
sim-bot-astray = The bot { $name } chose { $text }; it was offered { $offered }.
sim-cannot-travel = A bot of this plan cannot be sent to another process ({ $what }): use one process, or a class of a module.
sim-no-encoding = Nobody has written yet how the game { $key } looks to a learner.
sim-needs-pyarrow = Tables need pyarrow: pip install 'royaumes[data]'
sim-needs-matplotlib = Plots need matplotlib: pip install 'royaumes[data]'
sim-needs-ray = Ray is not installed: pip install 'royaumes[ray]'
sim-bad-on = “{ $text }” is nowhere to play: say ray, or the address of a cluster such as ray://head:10001.
sim-no-cluster = Ray cannot be started or reached at { $text }: { $what }
sim-needs-numpy = Learning needs numpy: pip install 'royaumes[rl]'
sim-no-game = Say which game to simulate: { $known }.
sim-which-table = “{ $text }” does not say which of three tables is wanted. One table is a file: { $known }. All three are a folder: { $folder }
sim-bad-option = { $name } cannot be { $text }; it is one of { $known }.
sim-bad-seat = There is no seat { $seat }: the seats are 0 to { $most }.
sim-bad-games = At least one game must be played, not { $games }.
sim-bad-jobs = At least one process must work, not { $jobs }.
sim-cannot-write = { $text } cannot be written: { $what }.
sim-worker-lost = A worker process ended all of a sudden (out of memory, or killed). What came before it stands.
