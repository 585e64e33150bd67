-- One record of every bet. It only makes tables, so there is nothing to compare before and after.

create table bets (
  id uuid not null,
  member_id text not null,
  placed_at timestamptz not null,
  provider text not null,
  -- The sender's own ids; null for a bet of ours, whose round has the digits of its id.
  tx_id text,
  round_id text,
  category text not null,
  game_code text not null,
  table_id text,
  currency text not null,
  stake_minor bigint not null check (stake_minor >= 0),
  open_minor bigint not null default 0,
  payout_minor bigint not null check (payout_minor >= 0),
  valid_minor bigint not null,
  state text not null
    check (state in ('waiting', 'open', 'settled', 'void', 'rolled_back', 'rejected')),
  result text not null check (result in ('WIN', 'LOSE', 'HALF_WIN', 'HALF_LOSE', 'PUSH', 'VOID',
    'CANCELLED', 'CASHOUT', 'PENDING')),
  revision int not null default 1 check (revision > 0),
  balance_before_minor bigint not null check (balance_before_minor >= 0),
  balance_after_minor bigint not null check (balance_after_minor >= 0),
  settled_at timestamptz,
  terms json,
  constraint bets_open check (
    open_minor between 0 and stake_minor and (state in ('waiting', 'open') or open_minor = 0)),
  constraint bets_pending check ((state in ('waiting', 'open')) = (result = 'PENDING')),
  primary key (member_id, placed_at, id)
) partition by range (placed_at);
create index bets_open_ones on bets (placed_at) where state in ('waiting', 'open');
revoke update, delete, truncate on bets from portal_app;
grant update (stake_minor, open_minor, payout_minor, valid_minor, state, result, revision,
  balance_after_minor, settled_at, terms) on bets to portal_app;

create table bet_revisions (
  bet_id uuid not null,
  revision int not null check (revision > 0),
  placed_at timestamptz not null,
  booked_at timestamptz not null,
  kind text not null,
  tx_id text,
  state text not null,
  result text not null,
  -- Differences to the revision before; the first holds what the bet began with.
  stake_minor bigint not null,
  payout_minor bigint not null,
  valid_minor bigint not null,
  balance_after_minor bigint not null check (balance_after_minor >= 0),
  reason text,
  primary key (bet_id, revision, placed_at)
) partition by range (placed_at);
revoke update, delete, truncate on bet_revisions from portal_app;

-- There is no default partition: a bet outside all months fails instead of hiding there.
create function make_bet_partitions(first_month date, month_count int) returns int
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  made int := 0;
  month date;
  parent text;
  part text;
begin
  for step in 0 .. month_count - 1 loop
    month := (date_trunc('month', first_month) + make_interval(months => step))::date;
    foreach parent in array array['bets', 'bet_revisions'] loop
      part := parent || '_' || to_char(month, 'YYYY_MM');
      continue when to_regclass(part) is not null;
      execute format(
        'create table %I partition of %I for values from (%L) to (%L)', part, parent,
        month || ' 00:00:00+00', (month + interval '1 month')::date || ' 00:00:00+00');
      execute format('revoke all on %I from portal_app', part);
      made := made + 1;
    end loop;
  end loop;
  return made;
end $$;
revoke execute on function make_bet_partitions from public;
grant execute on function make_bet_partitions to portal_app;
select make_bet_partitions('2025-01-01', 36);

-- What a sender's transaction did, for ever.
create table bet_transactions (
  provider text not null,
  class text not null check (class in ('stake', 'win', 'promo', 'adjust')),
  tx_id text not null,
  state text not null check (state in ('applied', 'reversed', 'tombstone')),
  member_id text not null,
  currency text not null,
  -- Signed, as the member's account saw it.
  amount_minor bigint not null,
  round_id text,
  bet_id uuid,
  placed_at timestamptz,
  created_at timestamptz not null,
  constraint bet_transactions_bet check ((bet_id is null) = (placed_at is null)),
  primary key (provider, class, tx_id)
);
create index bet_transactions_by_round on bet_transactions (provider, member_id, round_id)
  where round_id is not null;
grant update (state) on bet_transactions to portal_app;

create table bet_rounds (
  provider text not null,
  member_id text not null,
  round_id text not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (provider, member_id, round_id)
);
create index bet_rounds_open on bet_rounds (opened_at) where closed_at is null;
grant update (closed_at) on bet_rounds to portal_app;

create table bet_debts (
  id text primary key,
  member_id text not null,
  currency text not null,
  provider text not null,
  tx_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  left_minor bigint not null,
  created_at timestamptz not null,
  constraint bet_debts_left check (left_minor between 0 and amount_minor)
);
create index bet_debts_left_ones on bet_debts (member_id, created_at) where left_minor > 0;
grant update (left_minor) on bet_debts to portal_app;

create table bet_reviews (
  id text primary key,
  reason text not null,
  provider text not null,
  subject text not null,
  member_id text not null,
  round_id text,
  bet_id uuid,
  placed_at timestamptz,
  opened_at timestamptz not null,
  closed_at timestamptz,
  closed_by text,
  note text,
  constraint bet_reviews_once unique (provider, reason, subject),
  constraint bet_reviews_closed check (
    (closed_at is null) = (closed_by is null) and (closed_at is null) = (note is null))
);
create index bet_reviews_open on bet_reviews (opened_at, id) where closed_at is null;
grant update (closed_at, closed_by, note) on bet_reviews to portal_app;
