# What is said of ratings: leaderboards, people’s pages, and why a game did not count.

rating-rating = Rating
rating-value = { $rating } ± { $margin }
rating-changed = { $rating } ({ $change })
rating-provisional = provisional
rating-pace-title = Pace
rating-pace = { $pace ->
    [days] By correspondence
   *[other] At the table
}
rating-about = Whoever wins more often stands higher: 400 points more mean ten wins for one. The figure after ± says how far off a rating may be; it shrinks with every game. Computer players keep the ratings they were measured at.

## Leaderboards

rating-leaderboard = Leaderboard
rating-nobody = Nobody has a place yet: it takes { $games } rated games.
rating-mine-place = Your place is { $place }, with { $value }.
rating-mine-provisional = { $games ->
    [one] Your rating is { $value } after one game
   *[other] Your rating is { $value } after { $games } games
}, still provisional: { $left ->
    [one] one more game
   *[other] { $left } more games
} and you have a place here.
rating-mine-unseen = Your rating is { $value }. To be listed here you need a name and a page that is not hidden.
rating-finished = Finished games to watch
rating-finished-won = Won by { $text }
rating-finished-against = Against { $text }

## After a game

rating-line = Your rating: { $value }
rating-line-provisional = Your rating: { $value }, still provisional

## Why a game did not count

rating-uncounted-file = A game opened from a file does not count for ratings.
rating-uncounted-variant = A variant does not count for ratings.
rating-uncounted-origin = A game that goes on from a moment of another does not count for ratings.
rating-uncounted-lesson = A guided game does not count for ratings.
rating-uncounted-alone = A game played alone does not count for ratings.
rating-uncounted-shared = A game of several players on one device does not count for ratings.
rating-uncounted-replaced = Somebody was replaced during the game, so it does not count for ratings.
rating-uncounted-unmeasured = One of these computer players has not been measured in this game, so it does not count for ratings.

## People’s pages

rating-profile = Player
rating-profile-since = Here since { $date }
rating-profile-ratings = Ratings
rating-profile-games = Finished games
rating-profile-games-none = No games at public tables yet.
rating-no-profile = There is no such page: nobody with this address has a name and a rated game, or they prefer not to be seen.
rating-mine = My ratings
rating-mine-none = Finish a game against others or against computer players, and your rating stands here.
rating-page = My page, as others see it
rating-page-unnamed = Choose a name, and others can see your page.
rating-hide = Hide my page and my place on leaderboards
rating-hidden = You are hidden: others see neither your page nor your place.
rating-shown = Others see your page and your place again.
