"""Run the application on a port, with uvicorn."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import socket
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

import uvicorn

from royaumes.core import UserError
from royaumes.server.app import application
from royaumes.server.config import Config, Limits
from royaumes.server.lobby.lobby import Lobby
from royaumes.server.storage import Storage
from royaumes.server.storage.factory import storage_of
from royaumes.server.transport.connections import Gate, HttpConnection
from royaumes.server.transport.socket_connection import SocketConnection

PORT = 8711
#: Where other processes on this machine reach this one.
_LOCAL = "127.0.0.1"
_BACKLOG = 2048
#: Bytes that wait to be read on a connection: of tiny messages these are a thousand, read in one go.
_UNREAD = 8192
#: File descriptors for all that is no connection: the database, pipes to workers, files being read.
_OTHER_FILES = 128


def listen(host: str, port: int | None) -> socket.socket:
    """A listening socket: on this port, or without one on the default port or any that is free."""
    if port is not None and not 0 <= port <= 65535:
        raise UserError("cli-serve-bad-port", text=str(port))
    try:
        return _bound(host, PORT if port is None else port)
    except OSError as error:
        if port is None and error.errno in (errno.EADDRINUSE, errno.EACCES):
            return _bound(host, 0)
        raise UserError(
            "cli-serve-taken", text=f"{host}:{port}", what=error.strerror or str(error)
        ) from error


def _bound(host: str, port: int) -> socket.socket:
    (family, kind, proto, _, address), *_ = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    listening = socket.socket(family, kind, proto)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, _UNREAD)
        listening.bind(address)
        listening.listen(_BACKLOG)
    except OSError:
        listening.close()
        raise
    return listening


class _Server(uvicorn.Server):
    """Reports when it is ready and when it stops; a stop by signal is not a failure."""

    def __init__(
        self, config: uvicorn.Config, ready: Callable[[], None], stopping: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._stopping = stopping

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop in good order on a signal, and then end as if there had been none."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Send nobody new here, then close."""
        self._stopping()
        await super().shutdown(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then call."""
        await super().startup(sockets)
        if self.started:
            # What is loaded now stays: the collector need not look at it again, nor come so often.
            gc.collect()
            gc.freeze()
            gc.set_threshold(20_000, 20, 50)
            self._ready()


def serve(config: Config, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until stopped; `ready` is called when the first request can be taken."""
    with contextlib.ExitStack() as opened:
        sockets = [opened.enter_context(listening)]
        if config.database:
            try_out(config)
            sockets.append(opened.enter_context(_bound(config.internal or _LOCAL, 0)))
            config = replace(config, internal=_reached(sockets[-1]))
        _serve(replace(config, limits=_within_files(config.limits)), sockets, ready)


def _serve(config: Config, sockets: list[socket.socket], ready: Callable[[], None]) -> None:
    gate = Gate(config.limits, config.proxies)
    app = application(config)
    lobby: Lobby = app.state.lobby

    def admits(cookies: str, address: str) -> bool:
        person = lobby.tokens.worn(cookies)
        tired = lobby.admission.has_flooded(person) if person else lobby.admission.tired_of(address)
        return not tired

    gate.admits = admits

    def stopping() -> None:
        lobby.health.draining = True
        lobby.replays.stop()
        lobby.reviews.stop()

    running = uvicorn.Config(
        app,
        http=partial(HttpConnection, gate),  # type: ignore[arg-type]
        ws=partial(SocketConnection, gate),  # type: ignore[arg-type]
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=list(config.proxies),
        ws_max_size=16 * config.limits.message,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        timeout_graceful_shutdown=3,
        server_header=False,
        access_log=False,
        log_level="warning",
        log_config=None,  # its lines go through our own log, which is limited and may be JSON
    )
    server = _Server(running, ready, stopping)
    server.run(sockets)
    if not server.started:  # the log says why
        raise UserError("server-unwell")


def _reached(listening: socket.socket) -> str:
    """Where a socket that listens is reached."""
    host, port = listening.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def try_out(config: Config) -> None:
    """Raise a `UserError` if the database cannot be used, before anything starts."""

    async def work(storage: Storage) -> None:
        await storage.open()
        await storage.close()

    asyncio.run(work(storage_of(config)))


def _within_files(limits: Limits) -> Limits:
    """No more connections than this process may have files open; it asks for as many as it may get."""
    try:
        import resource
    except ImportError:  # no such limit on this system
        return limits
    wanted = limits.connections + _OTHER_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return replace(limits, connections=min(limits.connections, max(16, soft - _OTHER_FILES)))


def addresses(host: str, port: int, prefix: str = "") -> tuple[str, str | None]:
    """The page's address on this machine, and for others on the same network where they can reach it."""
    everywhere = host in ("0.0.0.0", "::", "")
    name = "localhost" if everywhere or host in ("127.0.0.1", "::1") else host
    shown = f"[{name}]" if ":" in name else name
    there = _own_address() if everywhere else None
    return f"http://{shown}:{port}{prefix}/", f"http://{there}:{port}{prefix}/" if there else None


def _own_address() -> str | None:
    """This machine's address on its network, found without sending anything."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that is nobody's
            found: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if found.startswith(("127.", "0.")) else found
