-- Boards of before leave no stake out.
select id from boards where least_stake_minor <> 0 limit 20;
