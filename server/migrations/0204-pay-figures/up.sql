-- The return guard of the lottery (lottery.md B3): what of the valid amount brings no rebate, no
-- difference of rates and no salary, and the stakes at a prize group. Facts of before count in
-- full, as they did when they were paid. Undone by dropping the columns.
alter table turnover_bet_deltas
  add column no_rebate_minor bigint not null default 0,
  add column no_share_minor bigint not null default 0,
  add column no_salary_minor bigint not null default 0,
  add column group_stake_minor bigint not null default 0;
alter table turnover_days add column no_salary_minor bigint not null default 0;
alter table turnover_hours add column no_salary_minor bigint not null default 0;
alter table contract_corrections add column no_salary_minor bigint not null default 0;
