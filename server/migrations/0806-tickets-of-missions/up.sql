-- Missions that give tickets of a raffle (agents-loyalty-money.md D4).
alter table missions drop constraint missions_reward_kind_check;
alter table missions add column raffle_id text,
  add constraint missions_reward_kind_check check (reward_kind in ('MONEY', 'POINTS', 'TICKET')),
  add constraint missions_raffle check ((reward_kind = 'TICKET') = (raffle_id is not null));
