-- Versions without the one before them, which no schedule could be compared with.
select game_code, version from lottery_game_versions v
where version > 1 and not exists (
  select 1 from lottery_game_versions b
  where b.game_code = v.game_code and b.version = v.version - 1) limit 20;
