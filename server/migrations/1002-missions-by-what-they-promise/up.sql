-- What a mission that one operator made alone counts with their gifts (R53, R106): its budget, where
-- that is money, else what its points or tickets are worth.
alter table missions add column promised_minor bigint not null default 0;
update missions set promised_minor = budget where reward_kind in ('MONEY', 'RED_ENVELOPE');
alter table missions
  alter column promised_minor drop default,
  add constraint missions_promised check (promised_minor >= 0);
