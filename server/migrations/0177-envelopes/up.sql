-- Red envelopes: packets that are cut when the site says so and taken one by one
-- (agents-loyalty-money.md D6). Only new tables: dropping them undoes it.
create table envelopes (
  id text primary key,
  kind text not null check (kind in ('GIFT', 'RAIN')),
  names jsonb not null,
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  budget_minor bigint not null check (budget_minor > 0),
  packets integer not null check (packets between 1 and 20000),
  -- How many packets of a rain one member may take.
  grabs integer not null check (grabs between 1 and 3),
  multiple integer not null check (multiple between 0 and 10),
  -- Only for who paid something in during the last seven days.
  needs_deposit boolean not null,
  stopped_at timestamptz,
  made_at timestamptz not null,
  constraint envelopes_run check (closes_at > opens_at)
);
grant update (stopped_at) on envelopes to portal_app;
create index envelopes_run on envelopes (closes_at);

-- Their amounts add up to the budget, and each is taken once: nothing can be given beyond it.
create table envelope_packets (
  envelope_id text not null references envelopes (id),
  position integer not null check (position > 0),
  amount_minor bigint not null check (amount_minor > 0),
  taken_by text references members (id),
  -- The how manieth of this member.
  nth integer check (nth > 0),
  taken_at timestamptz,
  primary key (envelope_id, position),
  unique (envelope_id, taken_by, nth),
  constraint envelope_packets_taken
    check ((taken_by is null) = (nth is null) and (taken_by is null) = (taken_at is null))
);
grant update (taken_by, nth, taken_at) on envelope_packets to portal_app;
create index envelope_packets_free on envelope_packets (envelope_id, position)
  where taken_by is null;
