-- Platform: the sessions of the server act as portal_app, which owns nothing.

grant usage on schema public to portal_app;
grant select on migrations to portal_app;
alter default privileges in schema public
  grant select, insert, update, delete on tables to portal_app;
alter default privileges in schema public grant usage, select on sequences to portal_app;

-- Domain events wait here, written in the transaction of their cause, until they are delivered.
create table outbox (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null,
  request_id text not null,
  created_at timestamptz not null
);

-- Jobs are queued in the transaction of their cause by portal_app, and kept by the worker in a schema
-- of its own with row security: the owner's rights are lent for this one call.
create function queue_job(job_name text, job_payload json, job_key text, run_at timestamptz)
  returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    identifier => job_name, payload => job_payload, job_key => queue_job.job_key,
    run_at => queue_job.run_at);
end $$;
revoke execute on function queue_job from public;
grant execute on function queue_job to portal_app;

-- Wallet: accounts.

-- Members and visitors carry a stored balance that is guarded; every other account is a sum of its
-- lines, because one shared row that each bet updates would be the limit of the whole site.
create table accounts (
  id bigint generated always as identity primary key,
  path text not null,
  currency text not null,
  balance_minor bigint,
  pending_minor bigint not null default 0,
  constraint accounts_path_currency unique (path, currency),
  constraint accounts_guarded check (
    (path ^@ 'member:' or path ^@ 'visitor:') = (balance_minor is not null)),
  -- Trial money never meets a real account (R35).
  constraint accounts_trial check (
    balance_minor is null or (path ^@ 'visitor:' or path like '%:fun') = (currency = 'FUN')),
  constraint accounts_available check (pending_minor >= 0 and balance_minor >= pending_minor)
) with (fillfactor = 70);

-- A path names its account for ever; only the stored amounts move.
revoke update, delete, truncate on accounts from portal_app;
grant update (balance_minor, pending_minor) on accounts to portal_app;

-- Wallet: the journal.

create sequence entry_ids as bigint;

-- One row per movement. It is not partitioned, because a debt is paid once for ever (R109).
create table entries (
  id bigint primary key,
  debt text not null constraint entries_debt unique,
  type text not null,
  reference text not null,
  reverses bigint references entries (id),
  posted_at timestamptz not null
);
create unique index entries_reverses on entries (reverses) where reverses is not null;

create table lines (
  entry_id bigint not null,
  account_id bigint not null,
  amount_minor bigint not null constraint lines_amount check (amount_minor <> 0),
  currency text not null,
  balance_after_minor bigint constraint lines_balance check (balance_after_minor >= 0),
  posted_at timestamptz not null
) partition by range (posted_at);
-- Statements are read of guarded accounts only; half of all lines belong to a few house accounts.
create index lines_by_account on lines (account_id, entry_id) where balance_after_minor is not null;
create index lines_by_entry on lines (entry_id);

-- What one statement added to the journal; the constraint below hangs on it.
create table journal_batches (
  id bigint generated always as identity primary key,
  first_entry_id bigint not null,
  last_entry_id bigint not null,
  line_count int not null,
  posted_from timestamptz not null,
  posted_to timestamptz not null
);

create function record_journal_batch() returns trigger language plpgsql as $$
begin
  insert into journal_batches
    (first_entry_id, last_entry_id, line_count, posted_from, posted_to)
  select min(entry_id), max(entry_id), count(*), min(posted_at), max(posted_at)
  from added having count(*) > 0;
  return null;
end $$;

create trigger lines_recorded after insert on lines
  referencing new table as added
  for each statement execute function record_journal_batch();

-- Sequential scans are off because a plan made on an empty partition would be kept.
create function refuse_unbalanced_entries() returns trigger language plpgsql
  set enable_seqscan = off as $$
declare unbalanced bigint;
begin
  select entry_id into unbalanced from lines
  where entry_id between new.first_entry_id and new.last_entry_id
    and posted_at between new.posted_from and new.posted_to
  group by entry_id, currency having sum(amount_minor) <> 0 limit 1;
  if unbalanced is not null then
    raise exception 'entry % does not sum to zero', unbalanced
      using errcode = 'check_violation', constraint = 'entries_sum_to_zero';
  end if;
  return null;
end $$;

-- Double entry, checked when the transaction commits (R101): once per statement, not per line.
create constraint trigger entries_sum_to_zero after insert on journal_batches
  deferrable initially deferred
  for each row execute function refuse_unbalanced_entries();

-- Rights on the journal (R104). A partition has rights of its own, so it gets the same.
revoke update, delete, truncate on entries, lines, journal_batches from portal_app;

-- There is no default partition: a line outside all months fails instead of hiding there.
-- The job that keeps months ahead acts as portal_app, which owns nothing: the owner's rights are lent.
create function make_line_partitions(first_month date, month_count int) returns int
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  made int := 0;
  month date;
  part text;
begin
  for step in 0 .. month_count - 1 loop
    month := (date_trunc('month', first_month) + make_interval(months => step))::date;
    part := 'lines_' || to_char(month, 'YYYY_MM');
    continue when to_regclass(part) is not null;
    execute format(
      'create table %I partition of lines for values from (%L) to (%L)', part,
      month || ' 00:00:00+00', (month + interval '1 month')::date || ' 00:00:00+00');
    execute format('revoke all on %I from portal_app', part);
    made := made + 1;
  end loop;
  return made;
end $$;
revoke execute on function make_line_partitions from public;
grant execute on function make_line_partitions to portal_app;
select make_line_partitions('2025-01-01', 36);

-- Wallet: sums of house accounts. A balance is the rolled-up row plus the deltas not yet folded in.
create table house_balances (
  account_id bigint primary key references accounts (id),
  balance_minor bigint not null
);
revoke delete, truncate on house_balances from portal_app;
create table house_deltas (
  id bigint generated always as identity primary key,
  account_id bigint not null,
  amount_minor bigint not null
);

-- Wallet: two-phase holds (R114).
create table holds (
  id text primary key,
  debt text not null constraint holds_debt unique,
  account_id bigint not null references accounts (id),
  amount_minor bigint not null check (amount_minor > 0),
  type text not null,
  reference text not null,
  state text not null check (state in ('pending', 'posted', 'voided', 'expired')),
  entry_id bigint references entries (id),
  expires_at timestamptz,
  created_at timestamptz not null,
  closed_at timestamptz,
  constraint holds_posted check ((state = 'posted') = (entry_id is not null)),
  constraint holds_closed check ((state = 'pending') = (closed_at is null))
);
revoke delete, truncate on holds from portal_app;
create index holds_expiring on holds (expires_at) where state = 'pending';

-- Wallet: the first answer to each money command, refusals included (R106-R108).
create table idempotency_keys (
  scope text not null,
  key text not null,
  fingerprint text not null,
  answer json not null,
  created_at timestamptz not null,
  primary key (scope, key)
);
revoke update, delete, truncate on idempotency_keys from portal_app;
