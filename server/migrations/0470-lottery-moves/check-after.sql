-- Moves before anybody made one.
select game_code, day from lottery_moves limit 20;
