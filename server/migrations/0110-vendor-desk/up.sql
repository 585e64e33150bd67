-- What the desk sees of vendors: how their calls went, and who stopped one. It only makes tables, so
-- there is nothing to compare before and after.

-- Every call counts here, and a flood of calls is no flood of rows.
create table vendor_call_counts (
  vendor_code text not null references vendor_accounts (vendor_code),
  minute timestamptz not null,
  -- Of the first command of the call.
  kind text not null,
  outcome text not null,
  -- The smallest of a list of bounds that these calls stayed within.
  within_ms int not null,
  calls bigint not null check (calls > 0),
  primary key (vendor_code, minute, kind, outcome, within_ms)
);
create index vendor_call_counts_by_minute on vendor_call_counts (minute);
grant update (calls), delete on vendor_call_counts to portal_app;

-- Some calls of each second whole, for a few days.
create table vendor_calls (
  id text primary key,
  vendor_code text not null references vendor_accounts (vendor_code),
  called_at timestamptz not null,
  kinds text not null,
  outcome text not null,
  is_replay boolean not null,
  milliseconds int not null,
  -- As the vendor named them.
  player_id text,
  request_id text not null,
  transaction_id text,
  round_id text,
  amount_minor bigint,
  currency text,
  -- Status and body, cut; no body where it holds a token.
  answer text not null
);
create index vendor_calls_of on vendor_calls (vendor_code, id);
create index vendor_calls_old on vendor_calls (called_at);
grant delete on vendor_calls to portal_app;

create table vendor_last_calls (
  vendor_code text primary key references vendor_accounts (vendor_code),
  called_at timestamptz not null
);
grant update (called_at) on vendor_last_calls to portal_app;

-- A row while an operator has stopped the vendor; what was before stands in the trail.
create table vendor_stops (
  vendor_code text primary key references vendor_accounts (vendor_code),
  stopped_at timestamptz not null,
  stopped_by text not null,
  reason text not null
);
grant delete on vendor_stops to portal_app;
