"""`royaumes serve`: open the web table."""

from __future__ import annotations

import argparse
import os
import sys
import threading
import webbrowser
from contextlib import nullcontext, suppress
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from royaumes.cli.arguments.parser import Parser
from royaumes.cli.record_files import read_text
from royaumes.cli.server.database import add_database
from royaumes.core import UserError
from royaumes.messages import Words
from royaumes.play.unfinished import own_folder

if TYPE_CHECKING:
    from royaumes.server.config import Config

_FINE = 0
_ADDRESSES = {"url": "ROYAUMES_URL", "smtp": "ROYAUMES_SMTP_URL"}


def add_arguments(parser: Parser) -> None:
    """What the command takes."""
    say = parser.words.say
    parser.add_argument("--host", default="0.0.0.0", metavar=say("cli-serve-host"), help=say("cli-help-host"))
    parser.add_argument("--port", type=int, metavar="N", help=say("cli-help-port"))
    parser.add_argument("--data", metavar=say("cli-serve-folder"), help=say("cli-help-data"))
    add_database(parser)
    parser.add_argument("--workers", type=int, default=1, metavar="N", help=say("cli-help-workers"))
    parser.add_argument("--internal", default="", metavar="IP", help=say("cli-help-internal"))
    parser.add_argument(
        "--with",
        dest="variants",
        action="append",
        default=[],
        metavar=say("cli-file"),
        help=say("cli-help-serve-with"),
    )
    parser.add_argument("--pace", type=float, default=0.9, metavar="S", help=say("cli-help-pace"))
    parser.add_argument("--proxy", action="append", metavar="IP", help=say("cli-help-proxy"))
    _add_addresses(parser)
    parser.add_argument("--prefix", default="", metavar="/…", help=say("cli-help-prefix"))
    parser.add_argument("--log", choices=("text", "json"), default="text", help=say("cli-help-log"))
    parser.add_argument("--open", dest="open", action="store_true", default=None, help=say("cli-help-open"))
    parser.add_argument("--no-open", dest="open", action="store_false", help=say("cli-help-no-open"))


def _add_addresses(parser: Parser) -> None:
    """Where people find the server and who carries its letters; the environment may say so too."""
    for name, variable in _ADDRESSES.items():
        about = parser.words.say(f"cli-help-{name}", text=variable)
        parser.add_argument(f"--{name}", default=os.environ.get(variable, ""), metavar="URL", help=about)


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    from royaumes.server import logs
    from royaumes.server.handlers import pages
    from royaumes.server.run import addresses, listen, serve
    from royaumes.server.storage.lock import locked
    from royaumes.server.supervisor import serve_with

    logs.set_up(args.log == "json")
    folder = Path(args.data) if args.data else own_folder()
    settings = _settings(args, folder)
    listening = listen(args.host, args.port)
    port = listening.getsockname()[1]
    here, there = addresses(args.host, port, settings.prefix)
    wanted = sys.stdout.isatty() if args.open is None else args.open

    if not (pages.STATIC / "index.html").is_file():
        print(f"royaumes: {args.words.say('server-not-built')} make play", file=sys.stderr)

    def ready() -> None:
        print(args.words.say(_scope(args.host), text=f"{args.host}:{port}"))
        _welcome(args.words, here, there)
        if wanted:
            threading.Thread(target=_open, args=(here,), daemon=True).start()

    alone = nullcontext() if settings.database else locked(folder)
    with listening, alone, suppress(KeyboardInterrupt):  # by then it has stopped in good order
        settings = replace(settings, address=there)
        if args.workers > 1:
            serve_with(args.workers, settings, listening, ready, args.log == "json")
        else:
            serve(settings, listening, ready)
    print(args.words.say("cli-serve-stopped"))
    return _FINE


def _settings(args: argparse.Namespace, folder: Path) -> Config:
    """The server as it was asked for; a `UserError` where it cannot be."""
    from royaumes.server.config import Config
    from royaumes.sim.variants import named_variant

    if args.workers < 1 or (args.workers > 1 and not args.database):
        raise UserError("cli-serve-workers", number=args.workers)
    return Config(
        folder,
        database=args.database,
        internal=args.internal,
        variants=dict(named_variant(read_text(file), file) for file in args.variants),
        pace=args.pace,
        proxies=tuple(args.proxy or ()),
        prefix=args.prefix.rstrip("/"),
        url=args.url.rstrip("/"),
        smtp=args.smtp,
    )


def _scope(host: str) -> str:
    """The message that says who can come in at this address."""
    if host in ("0.0.0.0", "::", ""):
        return "cli-serve-everybody"
    return "cli-serve-alone" if host in ("127.0.0.1", "::1", "localhost") else "cli-serve-at"


def _welcome(words: Words, here: str, there: str | None) -> None:
    import segno

    print(words.say("cli-serve-here", text=here))
    if there is not None:
        print(words.say("cli-serve-network", text=there))
        if sys.stdout.isatty():
            print(words.say("cli-serve-phone"))
            segno.make(there, micro=False).terminal(compact=True, border=2)
    print(words.say("cli-serve-stop"), flush=True)


def _open(address: str) -> None:
    with suppress(webbrowser.Error):
        webbrowser.open(address)
