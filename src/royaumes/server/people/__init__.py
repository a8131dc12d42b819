"""People: guests, passkeys, programs, profiles, ratings, and where to notify them."""
