-- House games: seeds, designs, rounds.

-- Commit–reveal (R133, R135). Server seeds are made in batches; the digest of a batch covers the digest
-- before it, so that no commitment can be left out or exchanged later.
create table seed_batches (
  id int primary key,
  previous_digest text not null,
  digest text not null unique,
  committed_at timestamptz not null
);

create table seed_commitments (
  seed_index bigint primary key,
  batch_id int not null references seed_batches (id),
  hash text not null unique,
  server_seed bytea not null check (octet_length(server_seed) = 32),
  committed_at timestamptz not null,
  member_id text,
  mode text check (mode in ('real', 'trial')),
  taken_at timestamptz,
  revealed_at timestamptz,
  -- Nonces 0 to below this were played.
  nonces bigint,
  constraint seeds_committed_first check (taken_at >= committed_at),
  constraint seeds_taken check ((taken_at is null) = (member_id is null)),
  constraint seeds_revealed check (
    (revealed_at is null) = (nonces is null) and (revealed_at is null or taken_at is not null))
) with (fillfactor = 80);
-- A commitment stands for ever: only who took it and when it was revealed may be written (R135).
revoke update, delete, truncate on seed_batches, seed_commitments from portal_app;
grant update (member_id, mode, taken_at, revealed_at, nonces) on seed_commitments to portal_app;
create index seeds_waiting on seed_commitments (seed_index) where taken_at is null;
create index seeds_by_batch on seed_commitments (batch_id, seed_index);
create index seeds_by_member on seed_commitments (member_id, mode, revealed_at desc)
  where revealed_at is not null;

-- The seeds that a member plays on now, one row per mode: real and trial rounds never share nonces.
create table seed_pairs (
  member_id text not null,
  mode text not null check (mode in ('real', 'trial')),
  seed_index bigint not null unique references seed_commitments (seed_index),
  -- Copies of the commitment in use, so that a spin reads one row.
  hash text not null,
  server_seed bytea not null,
  next_seed_index bigint not null unique references seed_commitments (seed_index),
  client_seed text not null check (client_seed <> ''),
  next_nonce bigint not null check (next_nonce >= 0),
  primary key (member_id, mode)
) with (fillfactor = 70);

-- Every slot design that was ever offered, so that an old round can be shown and checked.
create table slot_designs (
  id int generated always as identity primary key,
  hash text not null unique,
  design json not null
);
revoke update, delete, truncate on slot_designs from portal_app;

-- A settled round with everything needed to play it again. The id begins with the time of the round,
-- so a round is found by its id in its own month. It is the widest row of the hottest insert: the id
-- stands without its prefix, the balance before follows from the balance after.
create table rounds (
  id uuid not null,
  member_id text not null,
  mode text not null check (mode in ('real', 'trial')),
  node_id text not null,
  design_id int not null,
  played_at timestamptz not null,
  currency text not null,
  stake_minor bigint not null check (stake_minor > 0),
  win_minor bigint not null check (win_minor >= 0),
  balance_after_minor bigint not null check (balance_after_minor >= win_minor),
  seed_index bigint not null,
  client_seed text not null,
  nonce bigint not null,
  -- One stop per reel of the paid spin, then of each free spin.
  stops smallint[] not null,
  constraint rounds_trial check ((mode = 'trial') = (currency = 'FUN')),
  primary key (member_id, mode, played_at, id)
) partition by range (played_at);
create index rounds_by_game on rounds (member_id, node_id, played_at);
revoke update, delete, truncate on rounds from portal_app;

-- There is no default partition: a round outside all months fails instead of hiding there.
create function make_round_partitions(first_month date, month_count int) returns int
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  made int := 0;
  month date;
  part text;
begin
  for step in 0 .. month_count - 1 loop
    month := (date_trunc('month', first_month) + make_interval(months => step))::date;
    part := 'rounds_' || to_char(month, 'YYYY_MM');
    continue when to_regclass(part) is not null;
    execute format(
      'create table %I partition of rounds for values from (%L) to (%L)', part,
      month || ' 00:00:00+00', (month + interval '1 month')::date || ' 00:00:00+00');
    execute format('revoke all on %I from portal_app', part);
    made := made + 1;
  end loop;
  return made;
end $$;
revoke execute on function make_round_partitions from public;
grant execute on function make_round_partitions to portal_app;
select make_round_partitions('2025-01-01', 36);

-- The last round of each game that a member saw to its end (R37).
create table presented_rounds (
  member_id text not null,
  mode text not null,
  node_id text not null,
  round_id text not null,
  primary key (member_id, mode, node_id)
);
