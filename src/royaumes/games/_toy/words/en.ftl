### Bluff, the toy that adapters are tried with.

toy-title = Bluff
toy-blurb = Hidden cards, bold claims, sealed replies: a toy for trying tables.
toy-claim = at least { $name }
toy-reply-trust = trust
toy-reply-doubt = doubt

toy-ask-card = { $seat } draws a card.
toy-ask-die = The die says what { $seat } is paid.
toy-ask-claim = What do you say your card is worth at least?
toy-ask-reply = The leader claims at least { $value }. Do you believe it?
toy-now-claim = It is time to say what your card is worth at least.
toy-now-reply = The leader claims at least { $value }: it is time to believe it or to doubt it.

toy-drew = { $seat } draws a card and looks at it alone.
    .seat = You draw a card and look at it alone.
toy-drew-this = { $seat }, your card is a { $value }.
    .seat = Your card is a { $value }.
toy-claimed = { $seat } claims at least { $value }.
    .seat = You claim at least { $value }.
toy-replied = { $seat } has decided.
    .seat = You have decided.
toy-opened = { $doubters-count ->
    [0] Nobody doubts.
    [one] { $doubters } doubts.
   *[other] { $doubters } doubt.
}
toy-shown = { $held ->
    [0] The card of { $seat } is a { $value }: the claim was false.
   *[other] The card of { $seat } is a { $value }: the claim was true.
}
    .seat =
        { $held ->
            [0] Your card is a { $value }: the claim was false.
           *[other] Your card is a { $value }: the claim was true.
        }
toy-rewarded = { $tokens ->
    [one] The bank pays { $seat } 1 token.
   *[other] The bank pays { $seat } { $tokens } tokens.
}
    .seat =
        { $tokens ->
            [one] The bank pays you 1 token.
           *[other] The bank pays you { $tokens } tokens.
        }

toy-no-same-claim = { $value } was the last claim.

toy-line-tokens = tokens
toy-over-broke = Somebody has no tokens left.
toy-over-bank = The bank is empty.
toy-over-bag = The bag is empty.
