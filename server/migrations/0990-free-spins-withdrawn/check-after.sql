-- Of what was given before nothing was withdrawn.
select id from free_spins where spins_withdrawn <> 0 limit 20;
