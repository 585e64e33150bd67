-- A game that is on sale was opened at the version in force.
select game_code from lottery_games
 where paused_because is null and opened_version <> version limit 20;
