# What is said of ratings: leaderboards, people’s pages, and why a game did not count.

## Why a game did not count

rating-uncounted-variant = A variant does not count for ratings.
rating-uncounted-origin = A game that goes on from a moment of another does not count for ratings.
rating-uncounted-lesson = A guided game does not count for ratings.
rating-uncounted-alone = A game played alone does not count for ratings.
rating-uncounted-shared = A game of several players on one device does not count for ratings.
rating-uncounted-replaced = Somebody was replaced during the game, so it does not count for ratings.
rating-uncounted-unmeasured = One of these computer players has not been measured in this game, so it does not count for ratings.

## People’s pages

rating-no-profile = There is no such page: nobody has played a rated game under this address, or they prefer not to be seen.
