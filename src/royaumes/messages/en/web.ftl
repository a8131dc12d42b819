### What the pages in the browser say, whatever is played on them.

## Every page

web-title = Royaumes: a royal game library
web-welcome = Welcome to the royal game library
web-tagline = Five board games about crowns and kingdoms. Play at once, with friends or against the computer, without an account.
web-newcomer = New here? “Learn by playing” guides you through a first game, move by move, in a quarter of an hour.
web-skip = Skip to content
web-home = All games
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
web-not-found = Nothing here
web-bad-not-found = There is no such page or table.
web-bad-server = The server could not do this.
web-bad-unreachable = The server does not answer. This page needs a connection.
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
web-shelf = The games
web-lobby = Open tables
web-lobby-empty = Nobody is waiting at an open table just now. Open one yourself with “With friends”.
web-players = { $least ->
    [1] 1 to { $most } players
   *[other] { $least } to { $most } players
}
web-play-now = Play now
web-learn = Learn by playing
web-lesson = Guided first game
web-lesson-left = You have left the lesson’s path. Play on as you like; undo brings you back to it.
web-lesson-ended = You have left the lesson’s path: from here on this is an ordinary game, without the coach. Play on as you like!
web-lesson-again = Start the lesson again
web-lesson-done = You know the game now! Play your first one against the computer, or read in the review which moves mattered most here.
web-lesson-next = Play a real game
web-with-friends = With friends
web-name = Your name
web-name-none = Choose a name
web-name-save = Save
web-table-my-turn = Your turn
web-table-open = { $open ->
    [0] all seats taken
    [one] 1 free seat
   *[other] { $open } free seats
}
web-table-waiting = waiting for { $text }
web-table-playing = in progress
web-table-over = finished
web-variant = variant
web-variant-changes = Variant: { $text }
web-variant-rules = Variant: { $text }. The tables here show its figures, the text is that of the game as printed.
web-file-open = Open a game file
web-from-file = from a file
web-from-file-about = This game was played elsewhere and opened here from a file. It counts for nobody’s rating.

## You

web-me = You
web-passkeys = Passkeys
web-passkeys-about = Without an account your games belong to this browser. A passkey keeps them for you: your phone or computer unlocks them with your finger, your face or a code, on any device, without a password.
web-passkey = Passkey { $number }, made on { $text }, last used on { $used }
web-passkey-make = Keep my games with a passkey
web-passkey-made = Your passkey is ready: with it you are yourself on any device.
web-passkey-remove = Remove
web-passkey-removed = This passkey opens nothing any more. You can delete it from your device too.
web-passkey-sign-in = Sign in with a passkey
web-passkey-sign-in-about = Have you played elsewhere already? Sign in and go on there. What you played in this browser until now stays with the guest you were.
web-passkey-welcome = Welcome back.
web-passkey-declined = Nothing was changed: your device did not unlock a passkey.
web-resume = Personal link
web-resume-about = Open this link on another device to go on there as yourself. Don’t share it: whoever has it is you.
web-resume-show = Show my link
web-link-revoke = Take back my links
web-link-revoke-ask = All your personal links stop working, and every other device where you are signed in is signed out. Your passkeys stay.
web-link-revoke-yes = Take them back
web-link-revoke-no = Leave it
web-link-revoked = Done: only this device is you now.
web-notices = When a game waits for you
web-notices-about = In games by correspondence you can be told that it is your turn: once a turn, when you are not at the table. Nothing else is ever sent.
web-push-start = Tell me in this browser
web-push-stop = No more messages in this browser
web-push-on = This browser tells you when it is your turn.
web-push-denied = Your browser was not allowed to show messages. You can change that in its settings for this site.
web-push-failed = This browser could not reach its push service. Please try again later.
web-push-impossible = This browser can’t take messages here: that needs a safe connection (https), and on an iPhone the page on the home screen.
web-mail = E-mail
web-mail-start = Tell me by e-mail
web-mail-asked = We have written to { $text }: open the link in that e-mail to agree.
web-mail-on = We write to { $text } when it is your turn.
web-mail-stop = No more e-mails
web-programs = Programs
web-programs-about = Have you written a program that plays? Give it a name and a token, and it sits down at the same tables as people. Everybody sees that it is yours.
web-program = { $text }, let in on { $made }, last here on { $used }
web-program-name = Name of the program
web-program-make = Make a token
web-program-token = Token
web-program-token-about = Copy the token now: it is shown only once. Whoever has it plays as this program.
web-program-remove = Take back
web-program-removed = This token opens nothing any more.

## A game’s own page

web-game-scenes = The game in a minute
web-game-tables = Tables to join or watch
web-game-levels = Computer players, from the weakest to the strongest
web-game-level-play = Play
web-game-level-play-at = Play: { $text }
web-game-level-mine = you came first in { $firsts } of { $games } { $games ->
    [one] game
   *[other] games
}

## A new table

web-new = New table
web-new-seats = How many players?
web-new-who = Who takes seat { $number }?
web-new-kind = { $kind ->
    [me] Me
    [guest] Somebody beside me, on this device
    [bot] The computer
   *[open] Open to anybody
}
web-new-bot = How does the computer in seat { $number } play?
web-piece = What does seat { $number } play?
web-piece-any = Any pieces
web-new-guest = Name of the player in seat { $number }
web-bot = { $kind ->
    [page] page: still learning
    [squire] squire: errs now and then
    [knight] knight: takes what looks best
    [baron] baron: looks a few turns ahead
    [king] king: thinks hard about every move
   *[other] { $kind }
}
web-new-variant = Variant
web-new-variant-none = The game as printed
web-new-settings = Table settings
web-new-pace = Pace
web-pace = { $pace ->
    [relaxed] Relaxed
    [quick] Quick
    [days] By correspondence
   *[normal] Normal
}
web-pace-about = { $pace ->
    [relaxed] Everybody takes their time.
    [quick] A minute for each move, then the computer plays.
    [days] Three days for each move.
   *[normal] The computer plays for anybody who is away for three minutes.
}
web-new-hints = Allow hints
web-new-open-chat = Spectators may write in the chat
web-new-public = List this table among the open tables
web-new-make = Open the table
web-choice = { $value ->
    [true] yes
   *[false] no
}

## Before the game

web-lobby-title = Waiting for players
web-lobby-setting = { $text }: { $value }
web-seat-open = Free seat
web-seat-mine = you
web-seat-bot = computer player
web-seat-program = program by { $text }
web-seat-program-short = program
web-seat-away = away
web-seat-host = host
web-seat-host-about = Begins the game and says who sits where
web-seat-free = Free the seat
web-host-away = The host has closed the page.
web-host-take-over = Become the host
web-left = { $seat } has left; the computer plays on.
    .seat = You have left; the computer plays on for you.
web-came-back = { $seat } is back.
    .seat = You are back.
web-seat-turn = to move
web-seat-minded = the computer plays
web-seat-until = The computer plays in { $time }.
web-seat-nudge = Remind them
web-seat-nudged = { $seat } has been reminded.
web-nudged = { $seat } reminds you: it is your turn.
web-seat-mind = Let the computer play
web-seats = Players
web-you = You
web-sit = Sit down
web-sit-down = Sit down to play, or watch.
web-watching = All seats are taken. You can watch.
web-sit-again = Take your seat again
web-start = Start
web-start-bots = { $open ->
    [one] The computer takes the free seat.
   *[other] The computer takes the { $open } free seats.
}
web-start-wait = The game starts when the host says so.
web-invite = Invitation
web-invite-public = Everybody can find this table in the list. You can also send the link:
web-invite-link = Anybody with this link can sit down:
web-invite-qr = The invitation link as a QR code
web-invite-qr-large = Show the QR code as large as the screen

## At the table

web-turn-mine = Your turn
web-turn-other = { $names } to move
web-turn-over = The game is over
web-question = Question
web-question-to = { $text }: { $question }
web-undone = { $seat } took a move back.
    .seat = You took a move back.
web-board = Board
web-options = Your options
web-options-all = Show all options
web-back = Back
web-that-is-all = Done
web-sending = Sending your move …
web-sending-later = Your move waits for the connection and is then sent by itself.
web-time-left = { $seconds ->
    [one] 1 second left
   *[other] { $seconds } seconds left
}
web-waiting = Waiting for { $names }.
web-pause = Pause
web-go-on = Go on
web-skip-events = Skip
web-speed = Speed
web-speed-name = { $speed ->
    [slow] Slow
    [fast] Fast
   *[normal] Normal
}
web-review = What happened since my move
web-present = Back to the game
web-preview = If you choose { $text }:
web-preview-example = for example: { $text }
web-preview-nothing = nothing more
web-hinted = Hint: { $text }
web-hinted-second = Next best: { $text }.
web-why-nothing = You can’t use that now.
web-why-first = First choose one of these: { $names }.
web-why-later = It is not your turn.
web-connection-lost = Connection lost. Your game is safe; reconnecting …
web-tools = At the table
web-undo = Undo
web-undo-requested = { $text } would like to take this move back:
web-undo-requested-ask = Something has been revealed since. Do you agree?
web-undo-refused = { $by } does not agree to the undo: { $seat }’s move stands.
    .seat = { $by } does not agree to the undo: your move stands.
    .by = You did not agree to the undo: { $seat }’s move stands.
web-undo-agree = I agree
web-undo-refuse = No, it stands
web-undo-waiting = Waiting for { $names } to agree to the undo.
web-hint = Hint
web-rules = Rules
web-what-now = What can I do here?
web-rules-here = The rules that matter now
web-rules-of = Rules: { $text }
web-rules-marks = Numbered, in our own words. A mark shows where a rule is not in the rulebook; what is reconstructed may differ from the box.
web-rule = Rule { $text }
web-menu = Menu
web-coach = Explain each kind of question the first time it comes up
web-sounds = Sounds
web-look-from = Look as { $text }
web-watch-link = Link to this table
web-tv = Show the table on a shared screen
web-tv-join = Scan to join or watch
web-game-pause = Pause the game
web-game-resume = Resume the game
web-game-end = End the game for everybody
web-game-end-ask = The game ends here, without a winner, once all players have agreed, including those who are away.
web-game-end-no = Play on
web-proposed = { $what ->
    [mind] { $text } proposes that the computer play for { $seat }.
    [pause] { $text } proposes to pause the game.
    [resume] { $text } proposes to resume the game.
   *[end] { $text } proposes to end the game here.
} { $agreed } of { $needed } agree.
web-vote-yes = I agree
web-vote-no = I don’t agree
web-vote-later = Later
web-vote-withdraw = Withdraw my proposal
web-leave = Leave the table
web-leave-ask = The computer plays on for you. You can come back.
web-leave-no = Stay
web-side = Log and chat
web-log = Log
web-log-show = Show this moment on the board
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-chat-about = Hide or report { $text }
web-chat-block = Hide everything { $text } writes
web-chat-block-about = Only you won’t see it, here and at every other table.
web-chat-hidden = You have hidden somebody.
web-chat-unblock = Show again
web-chat-report = Report this line
web-chat-report-why = What is wrong with it? (may stay empty)
web-chat-reported = Thank you. The owner of this server will see the line.
web-spectator = Spectator
web-hand-over = Hand the device to { $text }
web-hand-over-look-away = Everybody else, look away.
web-hand-over-ready = I am { $text }

## After the game

web-score = Score sheet
web-won-by-me = { $points ->
    [0] You win
   *[other] You win by { $points }
}
web-won-with-me = You share the victory with { $text }
web-won-by = { $winners ->
    [one] { $points ->
        [0] { $text } wins
       *[other] { $text } wins by { $points }
    }
   *[other] { $text } share the victory
}
web-won-alone = { $points ->
    [one] You score 1 point
   *[other] You score { $points } points
}
web-rematch = Play again
web-rematch-join = Go to the new table
web-replay = Replay
web-share = Share
web-see-board = See the board
web-record = Game record
web-verify = Check the dice
web-seed = The seed was { $text }

## Replays

web-replay-start = The start.
web-replay-hidden = A hidden move.
web-replay-viewpoint = Seen by
web-replay-all = Everybody
web-replay-step = Step { $step } of { $steps }
web-replay-back = One step back
web-replay-on = One step forward
web-replay-play = Play
web-replay-link = Link to this step
web-replay-table = Go to the table

## About

web-about = About Royaumes
web-about-what = A small royal game library: five board games with complete rules, in the browser with friends or honest computer players, in a terminal, or by the thousand in a simulation.
web-about-honest = The dice are honest, and you can check it: before each game the table publishes a commitment to its seed, and after the game one click rolls every throw again from it. Computer players see what a player in their seat would see, and nothing else.
web-about-rules = All rules are written in our own words. The games belong to their authors and publishers.
web-about-credits = Credits
web-about-credit = : { $what } ({ $licence })
web-about-icons = icons by Lorc, Delapouite and others
web-about-display = the typeface of headings, by Natanael Gama
web-about-text = the typeface of texts, by Juan Pablo del Peral
web-about-pyodide = Python for the browser, where there is no server
web-about-python = its standard library
web-about-svelte = what the pages are built with
web-about-fluent = how they speak two languages

## Without a connection

web-library-fetching = Fetching the library: { $done } of { $of } kB
web-library-opening = Opening the library…
web-library-unreachable = The library could not be fetched. Check your connection and reload the page.
web-library-elsewhere = The library is open in another tab of this browser.
web-library-take = Go on in this tab
web-library-no-storage = This browser keeps nothing for this page, as in a private window: your games are gone when you close it.
web-library-broken = The library could not be opened. Reload the page; your games are kept.
web-library-damaged = { $count ->
    [one] One saved game could not be read and was left out.
   *[other] { $count } saved games could not be read and were left out.
}
web-alone-lobby = This Royaumes runs in your browser, without a server: you play against computer players or with others on this device. To meet people elsewhere, play on a server.
web-alone-me = Your games are kept in this browser alone. Passkeys, a personal link, notices and programs need a server.
web-alone-invite = Nobody can join from another device: this table is in your browser alone. To invite people, play on a server.
web-device = My games on this device
web-device-about = Save all your games as one file, or add those of such a file here.
web-device-save = Save to a file
web-device-open = Add from a file
web-device-added = { $count ->
    [0] Nothing new in this file.
    [one] One game added.
   *[other] { $count } games added.
}
web-offline = No connection. What is shown here may be out of date; games go on when the table can be reached again.
