"""Play one random game of Le Royaume des 5 Couronnes and print it: a reader's first step."""

from royaumes.testing.golden import Script, playthrough

if __name__ == "__main__":
    print(playthrough(Script("royaume", seats=3, seed="royaume", play="random", show=1000, settings={})))
