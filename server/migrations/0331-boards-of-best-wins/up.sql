-- Boards may rank by the best win as a multiple of its stake, among bets that were not too small
-- (agents-loyalty-money.md D5). Undone by ending such boards, dropping the column and restoring the check.
alter table boards drop constraint boards_metric_check;
alter table boards add constraint boards_metric_check
  check (metric in ('VALID_SUM', 'MULTIPLIER', 'WIN_SUM', 'ROUNDS'));
alter table boards add column least_stake_minor bigint not null default 0
  check (least_stake_minor >= 0);
