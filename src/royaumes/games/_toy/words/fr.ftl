### Bluff, le jouet avec lequel on essaie les adaptateurs.

toy-title = Bluff
toy-blurb = Cartes cachées, annonces hardies, réponses scellées : un jouet pour essayer les tables.
toy-claim = au moins { $name }
toy-reply-trust = croire
toy-reply-doubt = douter

toy-ask-card = { $seat } tire une carte.
toy-ask-die = Le dé dit ce que reçoit { $seat }.
toy-ask-claim = Combien votre carte vaut-elle au moins, dites-vous ?
toy-ask-reply = Le meneur annonce au moins { $value }. Le croyez-vous ?
toy-now-claim = C’est le moment de dire ce que vaut au moins votre carte.
toy-now-reply = Le meneur annonce au moins { $value } : c’est le moment de le croire ou d’en douter.

toy-drew = { $seat } tire une carte et la regarde en secret.
    .seat = Vous tirez une carte et la regardez en secret.
toy-drew-this = { $seat }, votre carte est un { $value }.
    .seat = Votre carte est un { $value }.
toy-claimed = { $seat } annonce au moins { $value }.
    .seat = Vous annoncez au moins { $value }.
toy-replied = { $seat } a fait son choix.
    .seat = Vous avez fait votre choix.
toy-opened = { $doubters-count ->
    [0] Personne ne doute.
    [one] { $doubters } doute.
   *[other] { $doubters } doutent.
}
toy-shown = { $held ->
    [0] La carte de { $seat } est un { $value } : l’annonce était fausse.
   *[other] La carte de { $seat } est un { $value } : l’annonce était vraie.
}
    .seat =
        { $held ->
            [0] Votre carte est un { $value } : l’annonce était fausse.
           *[other] Votre carte est un { $value } : l’annonce était vraie.
        }
toy-rewarded = { $tokens ->
    [one] La banque paie { $tokens } jeton à { $seat }.
   *[other] La banque paie { $tokens } jetons à { $seat }.
}
    .seat =
        { $tokens ->
            [one] La banque vous paie { $tokens } jeton.
           *[other] La banque vous paie { $tokens } jetons.
        }

toy-no-same-claim = { $value } était la dernière annonce.

toy-line-tokens = jetons
toy-over-broke = Quelqu’un n’a plus de jetons.
toy-over-bank = La banque est vide.
toy-over-bag = Le sac est vide.
