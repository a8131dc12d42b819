"""Play one random game of Bluff and print it: a reader's first step."""

from royaumes.testing.golden import Script, playthrough

if __name__ == "__main__":
    print(playthrough(Script("_toy", seats=2, seed="_toy", play="random", show=1000, settings={})))
