"""Read each example of the protocol into its record and write it again, without msgspec."""

import json
import sys

from tests.offline.frames import Without

if __name__ == "__main__":
    sys.meta_path.insert(0, Without("msgspec"))
    from royaumes.server import protocol
    from royaumes.server.protocol.records import Decoder, Encoder

    examples = json.load(sys.stdin)
    written = [
        Encoder().encode(Decoder(getattr(protocol, name)).decode(raw)).decode() for name, raw in examples
    ]
    json.dump(written, sys.stdout)
