-- Everything of before was paid.
select id from rounds where free_spins_id is not null limit 20;
select id from rewards where free_spins is not null limit 20;
select id from free_spins limit 20;
