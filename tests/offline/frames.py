"""Write a digest of every update and replay of the golden games, as the protocol's records make them.

`python tests/offline/frames.py --plain FOLDER` does it without msgspec.
"""

import json
import sys
from hashlib import sha256
from importlib.abc import MetaPathFinder
from pathlib import Path


class Without(MetaPathFinder):
    """Hides a package, as if it were not installed."""

    def __init__(self, *names):
        self._names = names

    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in self._names:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


def digests(folder):
    """By golden file: a digest of all bytes that go out for its game, and how many these are."""
    from royaumes.core import Chance, Over, Stream
    from royaumes.core.moves import notation
    from royaumes.games import game as game_of
    from royaumes.server.finished.replays import Viewpoint, steps_of
    from royaumes.server.protocol.encoding import encode
    from royaumes.server.tables import wire
    from royaumes.server.tables.game_log import GameLog
    from royaumes.testing.golden import chooser, read_script

    found = {}
    for path in sorted(Path(folder).rglob("*.txt")):
        script = read_script(path.read_text("utf-8").partition("\n")[0])
        rules, choose = game_of(script.key), chooser(script.play)
        log = GameLog(rules, ["a"] * script.seats, script.seed, script.settings)
        stream, said, length = Stream(script.seed), sha256(), 0

        def note(raw, said=said):
            said.update(raw)
            return len(raw)

        for at in range(script.show + script.after):
            question = log.table.pending
            if isinstance(question, Over | Chance):
                break
            change = wire.TableUpdate(log, None if at % 7 == 0 else max(0, log.n - 1), 200)
            length += sum(note(encode(change.update(seat))) for seat in (None, *range(script.seats)))
            seat = question.seats[0]
            move = choose(rules, log.table.state, seat, stream)
            log.answer(seat, notation(move))
        record = log.table.own_record
        for viewpoint in (Viewpoint(None, False, True), Viewpoint(0, False, True)):
            length += note(steps_of(record, viewpoint))
        found[f"{path.parent.name}/{path.name}"] = [said.hexdigest(), length]
    return found


if __name__ == "__main__":
    if "--plain" in sys.argv:
        sys.meta_path.insert(0, Without("msgspec"))
        sys.argv.remove("--plain")
    json.dump(digests(sys.argv[1]), sys.stdout)
