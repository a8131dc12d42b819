"""Play one random game of Crowns and print it: a reader's first step."""

from royaumes.testing.golden import Script, playthrough

if __name__ == "__main__":
    print(playthrough(Script("crowns", seats=2, seed="crowns", play="random", show=1000, settings={})))
