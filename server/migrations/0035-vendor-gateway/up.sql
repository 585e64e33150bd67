-- Vendors that call our wallet: how each proves itself, who plays there, and in which sessions. It
-- only makes tables, so there is nothing to compare before and after.

create table vendor_accounts (
  vendor_code text primary key references vendors (code),
  dialect text not null check (dialect in ('rs', 'evolution', 'softswiss', 'slotegrator', 'sea')),
  -- Where the vendor is asked to open a game.
  launch_url text not null,
  -- The keys of both sides as JSON, encrypted.
  keys_secret bytea not null,
  keys_changed_at timestamptz not null
);
grant update (dialect, launch_url, keys_secret, keys_changed_at) on vendor_accounts to portal_app;

-- Whoever opened a game of a vendor once; the currency never changes after that.
create table vendor_players (
  vendor_code text not null references vendor_accounts (vendor_code),
  member_id text not null references members (id),
  currency text not null,
  since timestamptz not null,
  primary key (vendor_code, member_id)
);

create table vendor_sessions (
  -- Hashes in hexadecimal of the token that the launch gave, and of the one that holds now.
  launch_hash text primary key,
  token_hash text not null constraint vendor_sessions_token unique,
  vendor_code text not null,
  member_id text not null,
  node_id text not null references games (node_id),
  -- A hash of browser and address block.
  device text not null,
  opened_at timestamptz not null,
  -- When the vendor came with the token of the launch, which then was changed for another.
  entered_at timestamptz,
  expires_at timestamptz not null,
  constraint vendor_sessions_player foreign key (vendor_code, member_id)
    references vendor_players (vendor_code, member_id)
);
create index vendor_sessions_of on vendor_sessions (member_id, opened_at);
create index vendor_sessions_old on vendor_sessions (expires_at);
grant update (token_hash, entered_at, expires_at), delete on vendor_sessions to portal_app;
