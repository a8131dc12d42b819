"""Play one random game of Emerald and print it: a reader's first step."""

from royaumes.testing.golden import Script, playthrough

if __name__ == "__main__":
    print(playthrough(Script("emerald", seats=3, seed="emerald", play="random", show=1000, settings={})))
