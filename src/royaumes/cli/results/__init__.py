"""Results of simulations: tables of figures, reports, saved games."""
