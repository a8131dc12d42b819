### What the table itself says, whatever is played on it.

## Players and lists

table-seat = Seat { $number }
# A bot is called by the royal name of its seat.
table-bot = { $number ->
    [1] Aliénor
    [2] Baudouin
    [3] Clotilde
    [4] Dagobert
    [5] Ermengarde
   *[other] Frédégonde
}
table-list-none = nobody
table-list-more = { $first }, { $next }
table-list-last = { $first } and { $last }

## Answers that the table refuses

table-no-over = The game is over: no more moves are made.
table-no-chance-first = The dice or the bag come first.
table-no-not-asked = { $seats-count ->
    [one] It is not your turn: { $seats } is to move.
   *[other] It is not your turn: { $seats } are to move.
}
table-no-wait = { $seats-count ->
    [one] Wait a moment: { $seats } has to answer first.
   *[other] Wait a moment: { $seats } have to answer first.
}
table-no-such-outcome = Neither dice nor bag can give that.
table-no-undo-nothing = You have not made a move that could be taken back.
table-no-undo-revealed = Something has been revealed since, so your move stands.
table-no-undo-answered = { $seat } has answered your move, so it stands.

## See before you commit

table-odds = { $percent }% ({ $ways } in { $of }):
table-odds-example = { $percent }% ({ $ways } in { $of }), for example:
table-odds-nothing = { $percent }% ({ $ways } in { $of }): nothing more.

## Events and mistakes of games that have no words of their own

table-moved = { $seat }: { $move }
table-came = It comes up { $outcome }.
table-game-no-file = There is no file “{ $text }”.
table-game-bad-name = “{ $text }” can’t hold a game: the file is called like the game’s key, in letters, digits and underscores.
table-game-taken = “{ $text }” can’t be opened: there is already a game “{ $name }”. Call the file something else.
table-game-no-game = “{ $text }” has no GAME: a line such as GAME = PigGame() makes its game known.
table-game-broken = { $file }, line { $line }: { $text }
table-game-key = The key of the game in “{ $text }” is “{ $name }”; it has to be “{ $wanted }”, like the file.
table-game-lacks = “{ $text }” lacks “{ $name }”.
table-game-hides = “{ $text }” has fields that are not public ({ $fields }): its game class needs “{ $name }”, which says what a seat may know of them.
table-game-no-options = { $text }: the phase { $name } asks { $seat } and has no options to offer.
table-game-unknown-move = { $text }: the phase { $name } offers “{ $move }”, which is not among the game’s “moves”.
table-game-view-misses = { $text }: a view has no value for its field “{ $name }”.
table-game-no-rules = This game has no written rules yet.

## Problems at the table

table-bad-game = There is no game “{ $key }”. There is: { $known }. A game in a file is opened with --game FILE.
table-bad-seats = { $least ->
    [1] This game is for 1 to { $most } players, not for { $seats }.
   *[other] This game is for { $least } to { $most } players, not for { $seats }.
}
table-bad-setting = { $known-count ->
    [0] This game has no settings, so none called “{ $name }”.
   *[other] This game has no setting “{ $name }”. It has: { $known }.
}
table-setting-needs-seats = The setting “{ $name }” is only for tables of { $seats }.
table-bad-choice = The setting “{ $name }” cannot be “{ $value }”. It can be: { $choices }.
table-pieces-too-many = There are more choices of “{ $name }” than seats ({ $seats }).
table-piece-taken = Two players cannot have the same: { $piece } is taken.
table-bad-move = No move is spelled “{ $text }”.
table-bad-dice = { $count ->
    [one] “{ $text }” is not a throw of 1 die.
   *[other] “{ $text }” is not a throw of { $count } dice.
}
table-bad-draw = There is nothing called “{ $text }” in the bag.
table-chance-not-asked = Chance is not asked now, so “{ $text }” answers nothing.
table-chance-is-drawn = At this table the dice are thrown from the seed; nobody else can throw them.
table-cannot-write = Cannot write “{ $text }”: { $what }.
table-not-a-file = “{ $text }” is not an ordinary file, so nothing is written there.
table-resume-no-seed = This record of a running game has no seed, so it cannot go on. Only a saved game can.
table-resume-cut = This saved game breaks off in the middle of a throw. Somebody has changed it.

## Records that cannot be read

record-empty = There is no record here: the file is empty.
record-not-json = Line { $line } is not JSON. Is this a record file of Royaumes, and is it whole?
record-not-text = Line { $line } is not UTF-8 text. Is this a record file of Royaumes?
record-foreign = Line { $line }: this is not a record of Royaumes.
record-newer = Line { $line }: this record is in format { $format }, which this version cannot read.
record-missing = Line { $line }: “{ $name }” is missing.
record-wrong-kind = Line { $line }: “{ $name }” is not of the right kind.
record-truncated = Line { $line }: the record should have { $length } answers but has { $found }. Part of it is lost.
record-damaged = Line { $line }: the answers do not fit their checksum. The record is damaged.
record-bad-answer = Line { $line }: “{ $text }” is not an answer.
record-origin-no-seed = This game goes on from another one; what was dealt anew shows only when it is over.
record-origin-seat = This game goes on from seat { $seat }, which its table does not have.
record-other-game = This is a record of “{ $game }”, not of “{ $expected }”.
record-other-rules = This record was played by version { $rules } of the rules; here is version { $expected }.
record-refused = Answer { $number }, “{ $text }”, is against the rules ({ $rule }).
record-not-parsed = Answer { $number }, “{ $text }”, does not fit the question.

## Verification

verify-no-commitment = The record has no commitment, so its chance cannot be checked: the dice were real ones.
verify-no-seed = The seed has not been revealed yet, so chance cannot be checked.
verify-other-stream = The record’s chance was made by “{ $stream }”; here is “{ $expected }”.
verify-commitment = The seed does not fit the commitment that was published before the game.
verify-outcome = Answer { $number }: chance gave “{ $text }”, but the seed gives “{ $expected }”.
verify-fine = The record holds.
verify-moves = { $moves ->
    [one] 1 move was checked against the rules.
   *[other] { $moves } moves were checked against the rules.
}
verify-outcomes = { $outcomes ->
    [one] 1 throw or draw was made again from the seed and is the same.
   *[other] { $outcomes } throws and draws were made again from the seed and are the same.
}
verify-committed =
    The seed fits this commitment; compare it with the one that was shown before the game:
      { $text }
verify-result = { $winners-count ->
    [one] { $winners } won with { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
   *[other] { $winners } shared the victory with { $points ->
        [one] 1 point
       *[other] { $points } points
    } each.
}
verify-running = The game is not over yet.
verify-failed = The record does not hold.
verify-failed-at = Record { $number } does not hold.
verify-many = { $records ->
    [one] 1 record holds: { $moves } moves and { $outcomes } throws and draws were checked.
   *[other] All { $records } records hold: { $moves } moves and { $outcomes } throws and draws were checked.
}

## The command line

cli-usage = usage:
cli-arguments = what to give
cli-options = options
cli-commands = commands:
cli-command = COMMAND
cli-game = GAME
cli-names = NAMES
cli-text = TEXT
cli-setting = NAME=VALUE
cli-file = FILE
cli-part = PART
cli-code = MODULE:BOT
cli-examples-title = examples:
cli-exit-codes = exit codes: 0 fine, 1 a check failed, 2 bad usage or input, 130 interrupted
cli-help-help = show this help
cli-help-lang = the language to speak (else ROYAUMES_LANG, else the locale)
cli-help-game-file = a game in a Python file, beside those that are installed; may be given several times
cli-help-version = show the version
cli-build-compiled = compiled
cli-build-pure = pure Python
cli-help-command = what to do; COMMAND --help says more
cli-greeting =
    Royaumes: a royal game library for the browser and the terminal.

      royaumes play      play in this terminal
      royaumes serve     open the web table
      royaumes rules     the rules of every game
      royaumes --help    everything else
cli-greeting-prompt = Enter chooses a game to play here, anything else leaves:
cli-about = Royaumes: a royal game library for the browser and the terminal.
cli-examples =
    royaumes serve                   open the web table
    royaumes play                    choose a game and who plays
    royaumes play crowns             play Crowns against a bot
    royaumes rules crowns            read the rules
    royaumes replay game.json        walk through a record
cli-play-about = Sit down at a table: people and bots around one terminal.
cli-play-examples =
    royaumes play crowns
    royaumes play crowns --lesson    learn Crowns by playing
    royaumes play crowns --seats Ann,Bob,squire
    royaumes play crowns --seats Ann --setting hard=true --save ann.json
    royaumes play --resume ann.json
    royaumes play --resume           go on with the last unfinished game
cli-games-about = List the games that are not finished.
cli-games-examples =
    royaumes games
    royaumes games --remove 2
    royaumes play --resume           go on with the one played last
cli-replay-about = Walk through the record of a game, forwards and backwards.
cli-replay-examples =
    royaumes replay game.json
    royaumes replay game.json --all
    royaumes replay records.jsonl --number 17
cli-review-about = Say after a game what was luck and what were decisions, and which of them mattered.
cli-review-examples =
    royaumes review game.json
    royaumes review game.json --html review.html
    royaumes review records.jsonl --number 17 --depth 256 --jobs 2
cli-puzzles-about = Look for puzzles in simulated games, or check those that a game has.
cli-puzzles-examples =
    royaumes puzzles crowns                     check them with a deeper search
    royaumes puzzles crowns --out puzzles.json
cli-verify-about = Check a record: its moves against the rules, its chance against the seed.
cli-verify-examples =
    royaumes verify game.json
    royaumes verify records.jsonl               every record of the file
    royaumes verify records.jsonl --number 17
cli-rules-about = Read the rules of a game.
cli-rules-examples =
    royaumes rules                   which games there are
    royaumes rules crowns            all rules
    royaumes rules crowns 3          one chapter
    royaumes rules crowns CRW-3.1    one rule
    royaumes rules table             the rules of the table itself
cli-simulate-about = Play many games between bots and count.
cli-simulate-examples =
    royaumes simulate crowns --games 1000 --seats greedy,random --seed 7 --jobs 2
    royaumes simulate crowns --games 100 --seats greedy,greedy --out records.jsonl
cli-compare-about = Play variants of a game with the same seeds and say what differs beyond chance.
cli-compare-examples =
    royaumes compare emerald richer.toml -n 1000 --seats greedy,greedy
cli-sweep-about = Vary one number of a game over a range and show what that does.
cli-sweep-examples =
    royaumes sweep emerald cards.treasure.points 3..9 -n 1000 --of margin
cli-ladder-about = Measure how strong the levels of the computer players are.
cli-ladder-examples =
    royaumes ladder crowns --games 100 --jobs 2
    royaumes ladder emerald --levels random,page,squire --seats 3
    royaumes ladder crowns --levels knight,king@200 --page docs/ladder.md
cli-train-about = Let a small net learn a game by playing it; the middle and upper levels play with what it has learnt.
cli-train-examples =
    royaumes train crowns --minutes 20
    royaumes train emerald --games 8000 --tables 2,2,3,4 --out value.toml
cli-new-game-about = Begin a game of your own: a folder with a small one that plays.
cli-new-game-examples =
    royaumes new-game barrels
    royaumes play barrels/barrels.py
cli-new-game-name = NAME
cli-help-new-game = what the game is called: lower-case letters, digits and underscores; also a path to a new folder
cli-new-game-unnamed = Say what the game is called: royaumes new-game NAME
cli-new-game-bad-name = “{ $text }” can’t be the name of a game: it has lower-case letters, digits and underscores, and begins with a letter.
cli-new-game-exists = “{ $text }” exists already.
cli-new-game-not-written = “{ $text }” can’t be written: { $what }.
cli-new-game-next =
    { $text } holds a game that plays. Next:
      royaumes play { $text }/{ $game }.py          play it in the terminal
      royaumes serve --game { $text }/{ $game }.py  play it in the browser
      python -m pytest { $text }                    its tests
      pip install -e { $text }                      install it: then its name is enough
    Its rules are in { $text }/{ $game }.py; CONTRIBUTING.md shows how a game grows from there.
cli-help-game = the game to play, or its Python file; without it you are asked
cli-help-lesson = a guided first game: a coach explains each move
cli-lesson-alone = A lesson has its own players and dice: leave “--{ $name }” out.
cli-no-lesson = There is no guided game of { $text } yet.
cli-lesson-left = You have left the lesson’s path. Play on as you like; “undo” brings you back to it.
cli-help-seats = who plays, with commas between: people by name, bots as page, squire, knight, baron, king, random or greedy; Ann=blue chooses a colour
cli-help-seed = where chance comes from; the same seed gives the same dice
cli-help-dice = your own dice and cards: you type what they show
cli-help-setting = a table setting, such as hard=true (may be given several times)
cli-help-save = save the game in this file after every move
cli-help-force = replace the file of --save if it exists
cli-help-resume = go on with a saved game (without FILE: the last unfinished one)
cli-help-bot = allow a saved game to load this bot of yours (may be given several times)
cli-help-limit = seconds that a bot of your own has for a move (60)
cli-help-remove = remove game number N for good
cli-help-fast = no pauses after the moves of bots
cli-help-file = the file with the record (- is standard input)
cli-help-number = which record of a file with many, from 1
cli-help-seat = look from this seat, from 1 (else from beside the table)
cli-help-all = print every step and stop asking
cli-help-rules-game = the game, or “table” for the rules of the table itself
cli-help-part = a chapter or a rule

## Bad usage

cli-needs-terminal = This command needs packages for the terminal: pip install 'royaumes[terminal]'
cli-needs-server = The web table needs more packages: pip install 'royaumes[server]'
cli-bad-command = There is no command “{ $text }”. There is: { $known }.
cli-bad-argument = “{ $text }” is not understood. See { $command } --help.
cli-bad-arguments = The arguments are not understood ({ $text }).
cli-bad-value = { $name } cannot be “{ $text }”.
cli-bad-value-missing = { $name } needs a value.
cli-bad-together = { $name } cannot be given together with the others.
cli-bad-language = “{ $text }” is not spoken here, only { $known }.
cli-bad-setting = “{ $text }” is not a setting of the form name=value.
cli-bad-bot = There is no bot “{ $text }”. There is: { $known }.
cli-near-bot = There is no bot “{ $text }”. Did you mean { $meant }? If that is a person’s name, write it with a capital letter.
cli-bad-name = “{ $text }” cannot be a name: a name has 1 to { $most } characters, at least one of them a letter.
cli-no-pieces = “{ $text }” cannot be chosen: in this game there is nothing to choose when you sit down.
cli-bad-piece = “{ $text }” cannot be chosen. There is: { $known }.
cli-same-name = Two players have the same name: { $text }.
cli-cannot-read = Cannot read “{ $text }”: { $what }.
cli-file-exists = “{ $text }” exists already. Name another file, or add --force to replace it.
cli-cannot-print = The output cannot be written: { $what }.
cli-no-file = Which record? Give the name of its file.
cli-many-records = “{ $text }” holds several records. Say which with --number.
cli-no-such-record = { $found ->
    [one] “{ $text }” has 1 record, so no number { $number }.
   *[other] “{ $text }” has { $found } records, so no number { $number }.
}
cli-no-such-seat = { $most ->
    [one] There is 1 seat at this table, so no seat { $number }.
   *[other] There are { $most } seats at this table, so no seat { $number }.
}
cli-no-such-rule = There is no rule or chapter “{ $text }”. The chapters are { $known }.
cli-resume-alone = A saved game knows its game, seats, seed and settings: leave out “{ $name }”.
cli-resume-code =
    This saved game wants the bot “{ $text }”, which is a program. A file never starts programs by itself;
    if you know the bot and trust it, add: --bot { $text }
cli-dice-or-seed = Either your own dice (--dice) or a seed (--seed), not both.
cli-resume-over = The game in “{ $text }” is over. Look at it with: royaumes replay { $text }

## Sitting down

cli-player = Player
# What people call themselves where a name is asked for; they become “Player”.
cli-words-self = you,me,i,myself
cli-shelf = { $number }  { $game } ({ $least }–{ $most })
cli-which-game = Which game?
cli-which-game-again = Type a number from 1 to { $most } or the name of a game.
cli-who-plays = Who plays? { $least } to { $most } names with commas between; bots are called { $bots }.
cli-who-plays-prompt = Names (Enter: you against a bot):
cli-who-chooses = Whoever wants to chooses what to play, as in Ann={ $text }: { $things }.
cli-seat-person = { $number }. { $seat }
cli-seat-bot = { $number }. { $seat }, a bot ({ $kind ->
    [random] plays at random
    [greedy] takes what is best at once
    [page] page, still learning
    [squire] squire, errs now and then
    [knight] knight, takes what looks best
    [baron] baron, looks a few turns ahead
    [king] king, thinks hard about every move
   *[other] { $kind }
})
cli-commitment =
    Commitment to the seed, so that nobody can change it during the game:
      { $text }
cli-real-dice = The dice and cards are yours: type what they show. Nobody can check them afterwards.
cli-resumed = The saved game goes on after answer { $number }.
cli-unfinished = Unfinished games
cli-unfinished-game = { $game }: { $seats } ({ $answers ->
    [one] 1 move
   *[other] { $answers } moves
}, { $when })
cli-which-unfinished = Go on with which one? (Enter: a new game)
cli-which-unfinished-again = Type a number from 1 to { $most }, or Enter for a new game.
cli-none-unfinished = There is no unfinished game.
cli-no-such-game = { $most ->
    [0] There is no unfinished game.
   *[other] There is no unfinished game number { $number }; the last one is { $most }.
}
cli-removed = Removed.
cli-how-to-go-on-with =
    Go on with royaumes play, or with royaumes play --resume FILE; the files are in
      { $text }

## A person at the keyboard

cli-hint = Type a number or a move. ? explains, “why MOVE” says why not, “hint” advises, “undo” takes back, “quit” leaves.
cli-commands-at-table =
    At the table you can type
      a number, a move, or as much of it as is clear
      ?             the rules that matter now (? CRW-3.1: one rule)
      ? MOVE        what a move would bring, before you make it (? 3)
      rules         all rules
      why MOVE      why a move is not allowed
      hint          what a sensible player would do
      options       the question and the options again
      undo          take your last move back (the others may be asked)
      board         the board again
      log           everything that has happened
      save FILE     save the game in a file of your own
      quit          leave; the game is saved
cli-words-help = help,h
cli-words-rules = rules
cli-words-why = why
cli-words-hint = hint,advice
cli-words-options = options,moves
cli-words-undo = undo,back
cli-words-board = board
cli-words-log = log,history
cli-words-save = save
cli-words-quit = quit,exit,q
cli-board-needs = The board needs { $columns } columns; this window has { $width }.
cli-group = { $thing } … ({ $moves } moves)
cli-back = back
cli-more-news = { $number ->
    [one] … and 1 line before that: log
   *[other] … and { $number } lines before that: log
}
cli-narrow = A number with … shows what may follow; “options” shows all moves.
cli-several = “{ $text }” may mean several moves:
cli-no-number = { $most ->
    [one] There is no number { $number } on the screen, only 1.
   *[other] There is no number { $number } on the screen, only 1 to { $most }.
}
cli-unknown = “{ $text }” is not understood. Type a number, a move, or ? for help.
cli-near = Did you mean “{ $text }”?
cli-allowed = “{ $text }” is allowed.
cli-why-what = Say which move: why MOVE.
cli-sure-nothing = Nothing that is sure.
cli-advice = A sensible move: { $text }
cli-advice-second = Next best: { $text }
cli-undone = Taken back.
cli-undo-consent = With everybody’s consent it can be taken back all the same. { $seats }: do you agree? (yes/no)
cli-dice-prompt = Dice>
cli-dice-any = Type what came: { $outcomes }.
cli-dice-such-as = Type what came, such as { $text }
cli-dice-unknown = “{ $text }” cannot have come.
cli-hand-over = Hand the keyboard to { $seat }. The others look away.
cli-press-enter = Press Enter when ready.
cli-save-where = Save in which file? (Enter: not at all)
cli-saved = Saved in { $text }.
cli-quit-save = Save the game before you leave? Name a file (Enter: do not save):
cli-not-saved = The game is not saved at the moment; “save FILE” saves it elsewhere.
cli-overwrite = { $text } exists already. Replace it? (yes/no)
cli-how-to-resume =
    Saved. Go on with
      royaumes play --resume { $text }
cli-how-to-go-on =
    The game is saved. Go on with
      royaumes play --resume
cli-input-ended = The input has ended, so the game stops here.

## The end

cli-over = The game is over
cli-sheet = Score sheet
cli-sheet-what = for
cli-sheet-rule = rule
cli-sheet-points = points
cli-sheet-total = Total
cli-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}: { $seats } ({ $points ->
    [one] 1 point
   *[other] { $text } points
})
cli-seed-revealed = The seed was { $text }
cli-save-record = Save the record? Name a file (Enter: keep it with your finished games):
cli-finished = Finished games, the newest first:
cli-none-finished = There is no finished game yet.
cli-help-finished = list the finished games with their files
cli-how-to-verify =
    The record is saved. Check that chance was honest with
      royaumes verify { $text }

## Replays

cli-replay-keys = n next, p previous, g N go to step N (0 to { $most }), first, last, q quit
cli-replay-no-further = It goes no further that way.
cli-replay-start = { $game }: the start
cli-replay-chance = Chance gives { $outcome }
cli-replay-move = { $seat }: { $text }

## The web table

cli-serve-about = Open the web table: play in a browser, with friends by link or against bots.
cli-serve-examples =
    royaumes serve                   open the page on this machine
    royaumes serve --port 8080 --no-open
    royaumes serve --host 127.0.0.1  for this machine alone
    royaumes serve --data ./tables   store the tables in this folder
cli-serve-host = ADDRESS
cli-serve-folder = FOLDER
cli-help-host = the address to listen at (0.0.0.0: everybody on this network)
cli-help-port = the port to listen at (8711, or any free one)
cli-help-data = the folder for tables and people
cli-help-workers = how many processes share the port; more than one needs --database
cli-help-internal = the address by which servers on other machines with the same database reach this one
cli-serve-workers = { $number } processes cannot serve: one can, and with --database any number.
cli-help-database = a PostgreSQL database for them instead, as postgresql://user@host/name (or { $text })
cli-help-open = open the page in a browser
cli-help-no-open = do not open a browser
cli-help-prefix = what all addresses begin with, behind a proxy (/royaumes)
cli-help-proxy = the address of a proxy in front of the server, whose word on who asks is believed (may be given several times)
cli-help-url = where people find this server (https://play.example.org), for links in e-mails; { $text } says the same
cli-help-smtp = the mail server for those who want to be told of their turn (smtp://user:password@host:587/?from=address); { $text } says the same
cli-help-log = lines for people (text) or for machines (json)
cli-help-serve-with = a variant to be offered for tables: a TOML file that names its game (may be given several times)
cli-help-pace = seconds between the moves of bots
cli-serve-here = The table is laid: { $text }
cli-serve-network = On this network: { $text }
cli-serve-phone = A phone on the same network can scan this:
cli-serve-everybody = Listening at { $text }: everybody on this network can come in. For this machine alone: --host 127.0.0.1
cli-serve-alone = Listening at { $text }, for this machine alone.
cli-serve-at = Listening at { $text }.
cli-serve-stop = Ctrl-C stops the server; every move made is saved.
cli-serve-stopped = The server has stopped.
cli-serve-bad-port = A port is a number from 0 to 65535, not { $text }.
cli-serve-in-use = Another server is using the folder “{ $text }”. Stop it, or name another folder with --data.
cli-serve-taken = Cannot listen at { $text }: { $what }.

## The rules page, in the terminal, in the browser and in docs/rules

table-rules-aim = The aim
table-rules-players = { $least } to { $most } players
table-rules-minutes = { $spread ->
    [0] about { $most } minutes
   *[other] { $least } to { $most } minutes
}
table-rules-example = An example: { $text }
table-rules-marks = What the marks mean
table-mark = { $mark ->
    [T] rulebook
    [F] found elsewhere
    [D] deduced
    [R] ⚠ reconstructed
   *[H] house rule
}
table-mark-means = { $mark ->
    [T] stated in the rulebook
    [F] not in the rulebook: found in a public source
    [D] left open by the rulebook: deduced from what it does say
    [R] lost, or shown only in a picture: reconstructed to fit all that is known, but the box may differ
   *[H] ours: a change or an addition of this house, not of the game
}

## Running a server

cli-static-about = Write the whole library as a folder for any static host: the games run in the visitor’s browser.
cli-static-examples =
    royaumes static site
cli-static-done = { $text } holds the library. Any static host can serve it: nothing runs there.
cli-static-not-built = The pages or the engine have not been built. In a copy of the sources, make static builds them.
cli-static-not-empty = { $text } is not empty, and was not written by this command. Name another folder.
cli-no-folder = Which folder? Give its name.
cli-help-static = the folder to write; an earlier one is replaced
cli-backup-about = Copy a server’s data into one file, while it runs.
cli-backup-examples =
    royaumes backup tables-2026-11.sqlite3
    royaumes backup --data ./tables copy.sqlite3
cli-backup-done = The copy is in { $text }. It holds keys and seeds: keep it to yourself.
cli-restore-about = Put a copy of a server’s data back, before the server starts.
cli-restore-examples =
    royaumes restore tables-2026-11.sqlite3
    royaumes restore --data ./tables copy.sqlite3
    royaumes restore copy.sqlite3 --database postgresql://royaumes@db.example/royaumes
cli-restore-done = The copy is back in { $text }; royaumes serve will find it there.
cli-restore-moved = The copy is in the database: servers that use it go on from there.
cli-help-copy = the file that holds the copy
cli-admin-about = Say what a server’s data holds, and whether all of it holds.
cli-admin-examples =
    royaumes admin
    royaumes admin --check --data ./tables
cli-help-check = play every stored game again by the rules
cli-help-reports = list the lines of chat that were reported
cli-help-settle = strike report number N off the list
cli-help-silence = let this person write no more in any chat
cli-help-unsilence = let this person write again
cli-admin-person = PERSON
cli-admin-reports = { $reports ->
    [one] One line of chat was reported
   *[other] { $reports } lines of chat were reported
 }: royaumes admin --reports
cli-admin-report = { $number }. { $when }, table { $table }, written by { $person }
cli-admin-no-reports = Nothing is reported.
cli-admin-no-report = There is no report number { $number }.
cli-admin-nobody = Nobody here has the id “{ $text }”. royaumes admin --reports shows the ids of those who were reported.
cli-admin-silenced = { $text } may not write in the chat any more.
cli-admin-unsilenced = { $text } may write in the chat again.
cli-admin-is-silenced = { "  " }(silenced)
cli-admin-people = { $people ->
    [one] One person
   *[other] { $people } people
 }, { $kilobytes } kB.
cli-admin-open = Tables that have not begun: { $tables }
cli-admin-playing = Games under way: { $tables }
cli-admin-over = Finished games: { $tables }
cli-admin-closed = Closed tables: { $tables }
cli-admin-holds = { $games ->
    [one] One game holds
   *[other] { $games } games hold
 }: moves by the rules, chance by the seed.

# What several games show on the plain board; fields without a word are not shown.
table-field-turn = Turn
table-field-round = Round
table-field-to-move = To move
table-field-first = First player
table-field-scores = Scores
table-field-phase = { "" }
table-field-seat = Player
table-field-seats = Players
table-field-name = Name
table-field-kind = Kind
table-field-points = Points
table-field-count = Number
table-field-state = State
table-field-worth = Worth
table-field-owner = Owner
table-field-card = Card
table-field-cards = Cards
table-field-cell = Cell
table-field-die = Die
table-field-dice = Dice
table-field-faces = Faces
table-field-colour = Colour
table-field-knight = Knight
table-field-knights = Knights
table-field-treasures = Treasures
table-field-dragon = Dragon
table-field-why = Reason
table-fact = { $name }: { $text }
