### What the pages in the browser say, whatever is played on them.

## Every page

web-title = Royaumes: a royal game library
web-welcome = Welcome to the royal game library
web-tagline = Five board games about crowns and kingdoms. Play at once, with friends or against the house, without an account.
web-skip = To the content
web-home = To the shelf
web-language = Language
web-language-name = { $lang ->
    [fr] Français
   *[en] English
}
web-theme = { $theme ->
    [light] Light theme. Switch to dark
    [dark] Dark theme. Switch to the system’s
   *[system] The system’s theme. Switch to light
}
web-close = Close
web-retry = Try again
web-copy = Copy
web-copied = Copied
web-opening = One moment …
web-lost = Nothing here
web-bad-not-found = There is no such page or table.
web-bad-server = The server could not do this.
web-bad-unreachable = The server cannot be reached. Is it still running?
web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## Home

web-mine = Your games
web-mine-over = { $games ->
    [one] 1 finished game
   *[other] { $games } finished games
}
web-shelf = The shelf
web-lobby = Open tables
web-lobby-empty = Nobody is waiting at an open table just now. Open one yourself with “With friends”.
web-players = { $least ->
    [1] 1 to { $most } players
   *[other] { $least } to { $most } players
}
web-play-now = Play now
web-with-friends = With friends
web-name = Your name
web-name-none = Choose a name
web-name-keep = Keep
web-resume = Other device
web-resume-about = Open this personal link on another device to go on there as yourself. Keep it to yourself.
web-table-my-turn = Your turn
web-table-open = { $open ->
    [0] all seats taken
    [one] 1 free seat
   *[other] { $open } free seats
}
web-table-playing = under way
web-table-over = over

## A new table

web-new = New table
web-new-of = A new table of { $text }
web-new-seats = How many seats?
web-new-who = Who takes seat { $number }?
web-new-kind = { $kind ->
    [me] I sit here
    [guest] Somebody beside me, on this device
    [bot] The computer
   *[open] Open, for whoever comes
}
web-new-bot = How does the computer on seat { $number } play?
web-new-guest = Name of the guest on seat { $number }
web-bot = { $kind ->
    [random] plays at random
    [greedy] takes what is best at once
   *[other] { $kind }
}
web-new-options = What is agreed
web-new-public = Show the table in the list of open tables
web-new-make = Open the table
web-choice = { $value ->
    [true] yes
   *[false] no
}

## Before the game

web-lobby-title = Waiting for players
web-seat-open = Free seat
web-seat-mine = you
web-seat-bot = computer player
web-seat-away = away
web-seat-turn = is asked now
web-seats = Seats
web-sit = Sit down
web-sit-down = Sit down to play, or watch.
web-sit-again = Come back
web-start = Begin
web-start-bots = { $open ->
    [one] The computer takes the free seat.
   *[other] The computer takes the { $open } free seats.
}
web-start-wait = Whoever set up the table begins the game.
web-invite = Invitation
web-invite-public = Everybody finds this table in the list. You can also send the link:
web-invite-link = Whoever has this link can sit down:
web-invite-qr = The invitation link as a QR code

## At the table

web-turn-mine = Your turn
web-turn-other = { $names } to play
web-turn-over = The game is over
web-question = Question
web-question-to = { $text }: { $question }
web-undone = A move was taken back.
web-board = Board
web-options = Your options
web-back = Back
web-that-is-all = That is all
web-sending = Your move is on its way …
web-waiting = { $names } must decide.
web-skip-telling = Skip
web-hinted = A greedy player would choose: { $text }
web-why-nothing = This is no part of a move now.
web-why-first = First pick one of these: { $names }.
web-why-later = It is not your turn.
web-connection-lost = The connection is lost. Nothing is lost with it: the page tries again by itself.
web-tools = At the table
web-undo = Undo
web-undo-asked = { $text } asks to take a move back, although something has been revealed since. Do you agree?
web-undo-agree = I agree
web-undo-refuse = No, it stands
web-undo-waiting = { $names } must agree to the undo.
web-hint = Hint
web-rules = Rules
web-rules-here = The rules that matter now
web-rules-of = Rules: { $text }
web-rules-marks = Numbered, in our own words. A mark says where a rule does not stand in the rulebook; what is reconstructed may differ from the box.
web-rule = Rule { $text }
web-leave = Get up
web-leave-ask = The computer goes on for you. You can come back.
web-leave-yes = Get up
web-leave-no = Stay
web-side = Log and chat
web-log = Log
web-chat = Chat
web-chat-empty = Nothing has been said yet.
web-chat-say = Say something
web-chat-send = Send
web-spectator = Spectator
web-hand-over = Hand the device to { $text }
web-hand-over-look-away = The others look away.
web-hand-over-ready = I am { $text }

## After the game

web-score = Score sheet
web-winners = { $seats ->
    [1] The game is over
   *[other] { $winners ->
        [one] { $names } wins
       *[other] { $names } share the victory
    }
}
web-rematch = Play again
web-rematch-join = To the new table
web-replay = Replay
web-record = Record
web-verify = Check the dice
web-seed = The seed was { $text }

## Replays

web-replay-start = The start.
web-replay-hidden = A move that these eyes do not see.
web-replay-eyes = Seen by
web-replay-all = Everybody’s eyes
web-replay-step = Step { $step } of { $steps }
web-replay-back = One step back
web-replay-on = One step on
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Speed
web-replay-link = Link to this very step
web-replay-table = To the table

## About

web-about = About Royaumes
web-about-what = A small royal game library: five board games with complete rules, in the browser with friends or honest computer players, in a terminal, or by the thousand in a simulation.
web-about-honest = The dice are honest, and you can check it: before each game the table publishes a commitment to its seed, and after the game one click makes every throw again from it. Computer players see what a player on their seat would see, and nothing else.
web-about-rules = All rules are written in our own words. The games belong to their authors and publishers.
web-about-credits = Whose work is in it
web-about-icons = icons by Lorc, Delapouite and others
web-about-display = the typeface of headings, by Natanael Gama
web-about-text = the typeface of texts, by Juan Pablo del Peral
web-about-svelte = what the pages are made with
web-about-fluent = how they speak two languages
