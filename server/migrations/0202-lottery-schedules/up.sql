-- From when a version's schedule makes issues, on versions that change it. Issues that were
-- published keep number, time and commitment (R133), so the new one follows the last of them; a
-- game of the house changes at midnight, because the numbers of a day count its intervals. Changes
-- of before took effect when they were made.
alter table lottery_game_versions add column schedule_from timestamptz;

update lottery_game_versions v set schedule_from = v.made_at
  from lottery_game_versions before
 where before.game_code = v.game_code and before.version = v.version - 1
   and (v.settings -> 'schedule')::jsonb <> (before.settings -> 'schedule')::jsonb;
