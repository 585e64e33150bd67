-- A void takes back what was earned, by the rule that its bets were counted by (D1): a day keeps its
-- rule from now on, and what fell on a day of earlier bets is counted by the day of those bets.
alter table point_days
  add column rule_amount bigint,
  add column rule_ratio bigint,
  add constraint point_days_rule
    check ((rule_amount is null) = (rule_ratio is null) and rule_amount > 0 and rule_ratio >= 0)
    not valid;
-- Of the last days the rules of now: those are the bets that are still taken back.
update point_days d set rule_amount = coalesce(r.amount, s.amount), rule_ratio = coalesce(r.ratio, 1)
  from (values ('slots', 10000), ('live', 15000), ('sports', 20000), ('lottery', 10000),
               ('pvp', 10000), ('deposit', 5000)) as s (type, amount)
  left join point_rules r on r.type = s.type
 where d.type = s.type and d.day > (select max(day) - 31 from point_days);

create table point_voids (
  member_id text not null,
  -- The day on which it fell, and that of the bets.
  day date not null,
  source_day date not null,
  type text not null check (type in ('live', 'lottery', 'pvp', 'slots', 'sports')),
  base_minor bigint not null,
  primary key (member_id, day, source_day, type),
  check (source_day < day)
);
grant update (base_minor) on point_voids to portal_app;

-- What the weights of games leave out of a correction.
alter table turnover_corrections add column no_loyalty_minor bigint not null default 0;

-- Points that are owed are paid from those that are there.
alter table point_moves drop constraint point_moves_type_check;
alter table point_moves add constraint point_moves_type_check check (type in (
  'live', 'lottery', 'pvp', 'slots', 'sports', 'deposit', 'redeem', 'refund', 'convert', 'mission',
  'promotion', 'take', 'void'));
