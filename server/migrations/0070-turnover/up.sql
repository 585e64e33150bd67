-- What members staked and won, paid in and took out, as sums; and the play that money asks for
-- before it may leave. It only makes tables, so there is nothing to compare before and after.

-- Facts that wait to be folded into the sums; one row per member and category of a transaction.
create table turnover_bet_deltas (
  id bigint generated always as identity primary key,
  member_id text not null,
  category text not null,
  booked_at timestamptz not null,
  -- Differences to what was booked before, so a result that is taken back is a negative row.
  bet_count int not null,
  stake_minor bigint not null,
  valid_minor bigint not null,
  payout_minor bigint not null,
  jackpot_minor bigint not null
);
grant delete on turnover_bet_deltas to portal_app;

create table turnover_money_deltas (
  id bigint generated always as identity primary key,
  member_id text not null,
  booked_at timestamptz not null,
  kind text not null check (kind in ('deposit', 'withdrawal', 'fee', 'bonus', 'rebate', 'salary',
    'dividend')),
  amount_minor bigint not null
);
grant delete on turnover_money_deltas to portal_app;

-- Who folds holds this row; nobody else does at the same time.
create table turnover_folds (
  id int primary key check (id = 1),
  folded_at timestamptz
);
insert into turnover_folds (id) values (1);
grant update (folded_at) on turnover_folds to portal_app;

-- Sums by day of the site, for ever; money movements, which have no category, under ALL.
create table turnover_days (
  member_id text not null,
  site_day date not null,
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
  primary key (member_id, site_day, category)
) partition by range (site_day);
create index turnover_days_by_day on turnover_days (site_day, member_id);
revoke delete, truncate on turnover_days from portal_app;
grant update on turnover_days to portal_app;

create function make_turnover_partitions(first_month date, month_count int) returns int
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  made int := 0;
  month date;
  part text;
begin
  for step in 0 .. month_count - 1 loop
    month := (date_trunc('month', first_month) + make_interval(months => step))::date;
    part := 'turnover_days_' || to_char(month, 'YYYY_MM');
    continue when to_regclass(part) is not null;
    execute format('create table %I partition of turnover_days for values from (%L) to (%L)', part,
      month, (month + interval '1 month')::date);
    execute format('revoke all on %I from portal_app', part);
    made := made + 1;
  end loop;
  return made;
end $$;
revoke execute on function make_turnover_partitions from public;
grant execute on function make_turnover_partitions to portal_app;
select make_turnover_partitions('2025-01-01', 36);

-- The same by hour of the site's zone; older ones go after some days.
create table turnover_hours (
  member_id text not null,
  hour timestamptz not null,
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
  primary key (member_id, hour, category)
) with (fillfactor = 80);
create index turnover_hours_by_hour on turnover_hours (hour);
grant update, delete on turnover_hours to portal_app;

-- Play that money carries before it may leave.
create table wagering_requirements (
  id text primary key,
  member_id text not null,
  source text not null check (source in ('deposit', 'transfer', 'bonus', 'gift', 'rebate',
    'points', 'manual')),
  -- What it was opened for; one requirement for each.
  reference text not null,
  amount_minor bigint not null check (amount_minor > 0),
  multiple int not null check (multiple > 0),
  required_minor bigint not null,
  left_minor bigint not null,
  max_stake_minor bigint check (max_stake_minor > 0),
  -- Categories, their weights and games that do not count, where they are not those of the site.
  terms json not null,
  opened_at timestamptz not null,
  expires_at timestamptz check (expires_at > opened_at),
  state text not null check (state in ('OPEN', 'DONE', 'EXPIRED', 'CANCELLED')),
  closed_at timestamptz,
  -- Money was taken out since it was done, so a void does not open it again.
  sealed_at timestamptz,
  constraint wagering_requirements_once unique (source, reference),
  constraint wagering_requirements_left check (
    left_minor between 0 and required_minor and (state <> 'DONE' or left_minor = 0)),
  constraint wagering_requirements_closed check ((state = 'OPEN') = (closed_at is null))
);
create index wagering_requirements_open on wagering_requirements (member_id, opened_at, id)
  where state = 'OPEN';
create index wagering_requirements_by_member on wagering_requirements (member_id, opened_at desc);
create index wagering_requirements_expiring on wagering_requirements (expires_at)
  where state = 'OPEN' and expires_at is not null;
grant update (left_minor, state, closed_at, sealed_at) on wagering_requirements to portal_app;

-- The part of one bet in working off one requirement: the line that a member sees.
create table wagering_contributions (
  requirement_id text not null references wagering_requirements (id),
  bet_id text not null,
  category text not null,
  provider text not null,
  game_code text not null,
  -- What it lowered the requirement by, and what of the bet's valid amount it used up.
  effective_minor bigint not null,
  used_minor bigint not null,
  booked_at timestamptz not null,
  primary key (requirement_id, bet_id)
);
create index wagering_contributions_by_bet on wagering_contributions (bet_id);
create index wagering_contributions_newest on wagering_contributions (requirement_id, booked_at desc);
grant update (effective_minor, used_minor, booked_at) on wagering_contributions to portal_app;

-- What the sums of a day and the ledger said, at the last look.
create table turnover_proofs (
  site_day date not null,
  figure text not null check (figure in ('stake', 'payout')),
  rollup_minor bigint not null,
  ledger_minor bigint not null,
  proved_at timestamptz not null,
  primary key (site_day, figure)
);
grant update (rollup_minor, ledger_minor, proved_at) on turnover_proofs to portal_app;
