-- Moments within a day of the site from which its sums are kept apart too, because real-time pay
-- begins or ends there (agents-loyalty-money.md C3), and what was booked from each of them up to the
-- next. It only makes tables, so there is nothing to compare.
create table turnover_cuts (
  cut_at timestamptz primary key,
  site_day date not null
);
create index turnover_cuts_of_day on turnover_cuts (site_day, cut_at desc);
grant delete on turnover_cuts to portal_app;

create table turnover_segments (
  member_id text not null,
  since timestamptz not null,
  category text not null,
  bet_count int not null,
  stake_minor bigint not null,
  valid_minor bigint not null,
  payout_minor bigint not null,
  jackpot_minor bigint not null,
  deposit_minor bigint not null,
  deposit_count int not null,
  withdrawal_minor bigint not null,
  fee_minor bigint not null,
  bonus_minor bigint not null,
  rebate_minor bigint not null,
  salary_minor bigint not null,
  dividend_minor bigint not null,
  no_salary_minor bigint not null,
  primary key (member_id, since, category)
) with (fillfactor = 80);
create index turnover_segments_since on turnover_segments (since);
grant update, delete on turnover_segments to portal_app;
