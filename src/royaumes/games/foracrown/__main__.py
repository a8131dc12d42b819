"""Play one random game of For a Crown and print it: a reader's first step."""

from royaumes.testing.golden import Script, playthrough

if __name__ == "__main__":
    print(playthrough(Script("foracrown", seats=4, seed="foracrown", play="random", show=1000, settings={})))
