-- A mission may follow another one, give to so many a day at most, and give a red envelope
-- (agents-loyalty-money.md D4). Missions that stand ask for none of it.
alter table missions drop constraint missions_reward_kind_check;
alter table missions
  add column after_mission text references missions (id),
  add column most_per_day int check (most_per_day > 0),
  -- How many had it on the last day on which somebody did.
  add column winners int not null default 0 check (winners >= 0),
  add column winners_on date,
  add constraint missions_reward_kind_check
    check (reward_kind in ('MONEY', 'POINTS', 'TICKET', 'RED_ENVELOPE'));
grant update (winners, winners_on) on missions to portal_app;
