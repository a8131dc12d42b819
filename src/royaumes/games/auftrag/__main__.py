"""Play one random game of Im Auftrag des Königs and print it: a reader's first step."""

from royaumes.testing.golden import Script, playthrough

if __name__ == "__main__":
    print(playthrough(Script("auftrag", seats=2, seed="auftrag", play="random", show=5000, settings={})))
