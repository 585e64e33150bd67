-- Raises that wait for their day and a second yes (R3), and breaks that members or operators began.

create table limit_raises (
  member_id text not null,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'session')),
  period text not null check (period in ('day', 'week', 'month')),
  -- Null for a limit that is to go.
  amount bigint check (amount >= 0),
  asked_at timestamptz not null,
  ripe_at timestamptz not null,
  lapses_at timestamptz not null check (lapses_at > ripe_at),
  primary key (member_id, kind, period)
);
grant update (amount, asked_at, ripe_at, lapses_at), delete on limit_raises to portal_app;

-- A break is never changed or shortened; only that its member asked to come back is written.
create table breaks (
  id text primary key,
  member_id text not null,
  kind text not null check (kind in ('time_out', 'exclusion')),
  started_at timestamptz not null,
  -- Null for ever.
  ends_at timestamptz check (ends_at > started_at),
  -- An operator; null for the member.
  operator_id text,
  reason text not null check (reason <> ''),
  return_asked_at timestamptz
);
grant update (return_asked_at) on breaks to portal_app;
create index breaks_by_member on breaks (member_id, started_at desc);
