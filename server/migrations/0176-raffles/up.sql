-- Raffles with their tickets and a draw that anybody can compute again (agents-loyalty-money.md
-- D7). Only new tables: dropping them undoes it.
create table raffles (
  id text primary key,
  names jsonb not null,
  earned_by text not null check (earned_by in ('DEPOSIT', 'VALID')),
  -- So much of it is a ticket, at most so many on one day.
  per_minor bigint not null check (per_minor > 0),
  most_per_day integer not null check (most_per_day between 1 and 1000),
  opens_on date not null,
  closes_on date not null,
  prizes_minor bigint[] not null check (cardinality(prizes_minor) between 1 and 100),
  multiple integer not null check (multiple between 0 and 10),
  state text not null check (state in ('OPEN', 'CLOSED', 'DRAWN')),
  -- Encrypted until the draw; its SHA-256 is published from the beginning.
  seed_secret bytea not null,
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  -- What is published with the draw.
  seed_hex text check (seed_hex ~ '^[0-9a-f]{64}$'),
  list_hash text check (list_hash ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null,
  closed_at timestamptz,
  drawn_at timestamptz,
  constraint raffles_run check (closes_on >= opens_on),
  constraint raffles_closed check ((state = 'OPEN') = (list_hash is null)),
  constraint raffles_drawn check ((state = 'DRAWN') = (seed_hex is not null))
);
grant update (closes_on, state, seed_secret, seed_hex, list_hash, closed_at, drawn_at)
  on raffles to portal_app;
create index raffles_by_secrets_key on raffles (substring(seed_secret from 1 for 9));

create table raffle_tickets (
  id text primary key,
  raffle_id text not null references raffles (id),
  member_id text not null references members (id),
  earned_on date not null,
  -- The how manieth of the day.
  number integer not null check (number > 0),
  -- Taken back while its source is void, until the list is closed.
  is_void boolean not null default false,
  -- From 1, once it was drawn.
  prize integer check (prize > 0),
  unique (raffle_id, member_id, earned_on, number),
  unique (raffle_id, prize)
);
grant update (is_void, prize) on raffle_tickets to portal_app;
create index raffle_tickets_of_member on raffle_tickets (member_id, raffle_id);
create index raffle_tickets_live on raffle_tickets (raffle_id, id) where not is_void;
