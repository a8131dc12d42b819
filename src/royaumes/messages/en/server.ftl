### What the table server says: why something was not done, and its own pages.

## Messages that cannot be carried out

server-malformed = This message cannot be understood ({ $text }).
server-foreign = This was asked by a page from elsewhere.
server-too-large = This is too large: at most { $most } bytes are read.
server-too-many = Too much at once. Wait a moment and try again.
server-broken = Something broke here. It was not your fault, and nothing has changed.
server-not-saved = This could not be saved, so it does not count. Please try again.
server-unwell = The server cannot read its data just now. Please try again later.
server-stopping = The server is being stopped. Please try again in a minute.
server-stale = The table has moved on: this answered a question that is not open any more.

## People

server-bad-name = “{ $text }” cannot be a name: a name has 1 to { $most } characters, at least one of them a letter or a digit.
server-odd-name = “{ $text }” cannot be a name: it holds signs that nobody can see, or could be taken for another name or for a computer player.
server-bad-link = This personal link is not known here.
server-come-back = Go on as { $text } on this device?
server-come-back-yes = Yes, that is me
server-come-back-no = No, to the games
server-come-back-about = What was played in this browser until now stays with the guest who played it.
server-guest = a guest without a name
server-no-passkeys = Passkeys need a name and a safe connection: https, or localhost.
server-bad-passkey = This passkey is not known here, or its time was over. Please try again.
server-many-passkeys = You have { $most } passkeys: remove one before you make another.
server-bad-token = This token is not known here: its program must be let in again.
server-name-first = Choose a name first: everybody at the table shall see whose program it is.
server-many-programs = You have { $most } programs: remove one before you let another play.
server-no-program = You have no such program.
server-people-only = This is for people, not for programs.

## Tables

server-no-table = There is no such table.
server-no-lesson = There is no guided game here yet.
server-no-page = There is no such page.
server-no-pieces = In this game there is nothing to choose when you sit down.
server-no-seat = There is no seat number { $number } at this table.
server-bad-seat-kind = “{ $text }” cannot sit down: a seat is for me, a guest, a bot, or open.
server-me-twice = You can sit at a table once; beside you on this device sit guests.
server-sits-already = You sit at this table already.
server-seat-taken = This seat is taken.
server-not-your-seat = That is not your seat.
server-not-host = Only the table’s host may do that.
server-host-here = The host is at the table.
server-started = The game has begun already.
server-not-started = The game has not begun yet.
server-not-over = That has to wait until the game is over.
server-over = The game is over.
server-closed = This table is closed.
server-closed-rules = The rules of this game were corrected (from version { $version } to { $now }) while you were playing, so this game cannot go on. Its record can still be downloaded; it says that it was played by version { $version }.
server-other-rules = This game was played by version { $version } of the rules. Today’s are version { $now }, so it cannot be shown step by step; its record can still be downloaded.
server-bots-alone = Computer players do not play among themselves here: at least one seat is for a person.
server-bad-pace = “{ $text }” is no pace: it is one of { $known }.
server-bad-proposal = “{ $text }” cannot be proposed.
server-no-proposal = Nothing is proposed that you could vote on.
server-not-waiting = Nobody waits for that now.
server-patience = Give them a moment: in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 } you may let the computer play.
server-paused = The game is paused.
server-closed-vote = The players agreed to end this game here. Its record can still be downloaded.
server-hints-off = This table plays without advice.
server-chat-closed = At this table only those who play may write.
server-no-undo-request = Nobody asks you to let a move be taken back.
server-no-hint = It is not your turn, so there is nothing to advise.
server-bad-chat = A line of chat has 1 to { $most } characters.
server-silenced = You may not write in the chat of this server any more.
server-no-line = There is no such line of somebody else’s.

## A game file that is opened

server-file-large = This file is too large for one game: at most { $most } kB are read.
server-file-many = This file holds several games, one on each line. Copy the line of the game you want into a file of its own and open that.
server-file-variant = This game was played as a variant that this server does not offer ({ $text }). In the terminal, royaumes review can review it.

## A turn that waits

server-turn = Your turn: { $text }
server-turn-with = You play with { $text }.
server-bad-push = This browser’s push service cannot be used here.
server-no-mail = This server sends no e-mail.
server-bad-address = This cannot be an e-mail address.
server-mail-failed = The e-mail could not be sent. Please try again later.
server-mail-confirm-subject = Royaumes: is this your address?
server-mail-confirm =
    Somebody, probably you, wants to be told at this address when it is their turn in a game by correspondence.

    To agree, open this page:
    { $text }

    If it was not you, do nothing: you will hear no more from us.
server-mail-confirm-ask = Shall { $text } be told when it is your turn in a game by correspondence?
server-mail-confirm-yes = Yes, write to me
server-mail-confirmed = Done: { $text } will be told of your turns.
server-mail-stop = No more of these e-mails: { $text }
server-mail-stop-ask = No more e-mails to { $text }?
server-mail-stop-yes = No more e-mails
server-mail-stopped = Done: we write no more to { $text }.
server-mail-unknown = This link is not known here any more.

## The server itself

server-only = Only a server can do this. This is Royaumes in your browser alone, without one.
server-bad-export = This is no file of saved games from Royaumes.
server-not-built = The table server runs, but its pages have not been built. In a copy of the sources this builds them:
server-bad-seconds = “{ $text }” is no number of seconds from 0 up.
server-bad-prefix = “{ $text }” cannot be what addresses begin with; /royaumes can.
server-no-data = The data folder “{ $text }” cannot be used: { $what }.
server-elsewhere = Another server process has this table now. Try again in a moment.
server-no-database = The database “{ $text }” cannot be used: { $what }.
server-no-postgres = PostgreSQL needs one more package: pip install royaumes[postgres].
server-copy-there = “{ $text }” is there already and is not overwritten.
server-no-copy = There is no such data: “{ $text }”.
server-newer-data = The data was written by a newer version (schema { $version }; this version knows { $known }).
server-log-gap = The table’s log has a gap before row { $number }.
server-no-moment = There is no such moment in this game.
server-no-second-origin = This game already goes on from another one. Go on from that one instead.
server-no-puzzle = There is no such puzzle.
server-bad-url = “{ $text }” cannot be where people find this server; https://play.example.org can.
server-smtp-url = E-mail holds links: say with --url where people find this server.
server-bad-smtp = The mail server cannot be understood; smtp://user:password@mail.example.org:587/?from=table@example.org can.
