-- Changed schedules that would never make an issue.
select v.game_code, v.version
from lottery_game_versions v
join lottery_game_versions b on b.game_code = v.game_code and b.version = v.version - 1
where v.schedule_from is null
  and (v.settings -> 'schedule')::jsonb <> (b.settings -> 'schedule')::jsonb limit 20;
