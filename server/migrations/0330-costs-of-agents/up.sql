-- What a deposit that its provider took back cost the house stands among the sums, as agents bear it
-- (agents-loyalty-money.md A4). Sums of before have none. Undone by dropping the columns and by the
-- check of before.
alter table turnover_money_deltas drop constraint turnover_money_deltas_kind_check;
alter table turnover_money_deltas add constraint turnover_money_deltas_kind_check
  check (kind in ('deposit', 'withdrawal', 'fee', 'bonus', 'rebate', 'salary', 'dividend',
    'chargeback'));
alter table turnover_days add column chargeback_minor bigint not null default 0;
alter table turnover_hours add column chargeback_minor bigint not null default 0;
alter table turnover_segments add column chargeback_minor bigint not null default 0;
