-- A gift whose money lies on bets is looked at again later and keeps no other waiting; and one that
-- ends with the deposit that it came of is told apart from one that a break ended.
alter table wagering_requirements
  add column end_after timestamptz,
  add column by_deposit boolean not null default false;
grant update (end_after, by_deposit) on wagering_requirements to portal_app;
