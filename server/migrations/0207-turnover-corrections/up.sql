-- What was taken back, or changed, of bets on a later day than that on which they were booked
-- (agents-loyalty-money.md D5, D7): whoever counts the play of some days subtracts it there. It only
-- makes a table, so there is nothing to compare.
create table turnover_corrections (
  number bigint generated always as identity primary key,
  member_id text not null,
  category text not null,
  -- Days of the site.
  source_day date not null,
  fell_day date not null,
  -- Differences.
  bet_count int not null,
  stake_minor bigint not null,
  valid_minor bigint not null,
  payout_minor bigint not null,
  jackpot_minor bigint not null,
  constraint turnover_corrections_later check (fell_day > source_day)
);
create index turnover_corrections_source on turnover_corrections (source_day);
create index turnover_corrections_fell on turnover_corrections (fell_day);
