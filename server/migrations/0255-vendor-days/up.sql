-- Our bets are held against the vendor's own books, day by day (rule 22). Where a vendor can be
-- asked for them is part of its account; null for one that sends files, or none.
alter table vendor_accounts add column report_url text;
grant update (report_url) on vendor_accounts to portal_app;

-- A day of the site that was compared; the last comparison counts.
create table vendor_days (
  vendor_code text not null,
  day date not null,
  source text not null check (source in ('fetched', 'file')),
  theirs_count int not null,
  ours_count int not null,
  theirs_minor bigint not null,
  ours_minor bigint not null,
  differences int not null,
  ran_at timestamptz not null,
  primary key (vendor_code, day)
);
grant update (source, theirs_count, ours_count, theirs_minor, ours_minor, differences, ran_at)
  on vendor_days to portal_app;

-- A difference, once: whoever takes it is its owner until it is decided. What is put right is put
-- right by new entries of the ledger; nothing here moves money.
create table vendor_findings (
  id text primary key,
  vendor_code text not null,
  day date not null,
  kind text not null check (kind in ('missing_here', 'missing_there', 'player_differs',
    'state_differs', 'amount_differs', 'told_twice', 'file_missing')),
  -- The vendor's id of the bet; the day where no file came.
  tx_id text not null,
  round_id text not null,
  member_id text,
  currency text not null,
  ours_state text,
  theirs_state text,
  ours_stake_minor bigint,
  theirs_stake_minor bigint,
  ours_payout_minor bigint,
  theirs_payout_minor bigint,
  opened_at timestamptz not null,
  owner_id text,
  owner_name text,
  owned_at timestamptz,
  decision text check (decision in ('ours', 'theirs', 'explained')),
  reason text,
  closed_at timestamptz,
  closed_by_name text,
  constraint vendor_findings_once unique (vendor_code, kind, tx_id),
  constraint vendor_findings_owner check (
    (owner_id is null) = (owned_at is null) and (owner_id is null) = (owner_name is null)),
  constraint vendor_findings_closed check (
    (closed_at is null) = (decision is null) and (closed_at is null) = (reason is null)
    and (closed_at is null) = (closed_by_name is null))
);
grant update (owner_id, owner_name, owned_at, decision, reason, closed_at, closed_by_name)
  on vendor_findings to portal_app;
create index vendor_findings_open on vendor_findings (id) where closed_at is null;
