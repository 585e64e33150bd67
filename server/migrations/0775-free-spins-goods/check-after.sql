-- What was there before gives no rounds.
select id from point_goods where free_spins is not null limit 20;
select id from redeems where free_spins is not null limit 20;
