-- Red envelopes that an agent gives to members right below, from the agent's own money
-- (agents-loyalty-money.md D6). Only new tables: dropping them undoes it.
create table team_envelopes (
  id text primary key,
  agent_id text not null references members (id),
  greeting text not null,
  is_random boolean not null,
  -- For some members; without it for the first who come.
  is_chosen boolean not null,
  budget_minor bigint not null check (budget_minor > 0),
  packets integer not null check (packets between 1 and 100),
  made_at timestamptz not null,
  closes_at timestamptz not null,
  -- What nobody took is the agent's again.
  returned_minor bigint check (returned_minor >= 0),
  returned_at timestamptz,
  constraint team_envelopes_run check (closes_at > made_at),
  constraint team_envelopes_returned check ((returned_minor is null) = (returned_at is null))
);
grant update (returned_minor, returned_at) on team_envelopes to portal_app;
create index team_envelopes_agent on team_envelopes (agent_id, id desc);
create index team_envelopes_open on team_envelopes (closes_at) where returned_at is null;

create table team_envelope_members (
  envelope_id text not null references team_envelopes (id),
  member_id text not null references members (id),
  primary key (envelope_id, member_id)
);

-- Their amounts add up to the budget, and each is taken once, by one member each.
create table team_envelope_packets (
  envelope_id text not null references team_envelopes (id),
  position integer not null check (position > 0),
  amount_minor bigint not null check (amount_minor > 0),
  taken_by text references members (id),
  taken_at timestamptz,
  primary key (envelope_id, position),
  unique (envelope_id, taken_by),
  constraint team_envelope_packets_taken check ((taken_by is null) = (taken_at is null))
);
grant update (taken_by, taken_at) on team_envelope_packets to portal_app;
