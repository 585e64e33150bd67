-- The lottery: games as versioned data, issues, draws.

-- Every setting of a game that was ever in force. Orders name the version they were placed under, so
-- that an old one can be shown and settled as it was sold (R55).
create table lottery_game_versions (
  game_code text not null,
  version int not null check (version >= 1),
  settings json not null,
  made_at timestamptz not null,
  -- Who made it: `shipped`, or the operator.
  made_by text not null,
  reason text not null check (reason <> ''),
  is_major boolean not null,
  primary key (game_code, version)
);
revoke update, delete, truncate on lottery_game_versions from portal_app;

create table lottery_games (
  game_code text primary key,
  version int not null,
  -- The place in menus.
  sort_order int not null,
  -- Why no bets are taken now; null while they are.
  paused_because text,
  foreign key (game_code, version) references lottery_game_versions (game_code, version)
);
grant update (version, sort_order, paused_because) on lottery_games to portal_app;

-- One draw of a game. Which of these times have passed decides; the state says how far its work is.
create table lottery_issues (
  id bigint generated always as identity primary key,
  game_code text not null references lottery_games (game_code),
  issue_no text not null check (issue_no <> ''),
  state text not null default 'scheduled'
    check (state in ('scheduled', 'open', 'closed', 'drawn', 'settled', 'void')),
  opens_at timestamptz not null,
  closes_at timestamptz not null,
  draws_at timestamptz not null,
  -- SHA-256 of the secret that decides an in-house draw; published with the issue (R133).
  commitment text,
  -- Encrypted, and empty again once the seed is public.
  seed_secret bytea,
  server_seed bytea check (octet_length(server_seed) = 32),
  -- What was sold, sealed before the draw (R46).
  sealed_at timestamptz,
  ticket_count int,
  ticket_stake_minor bigint,
  ticket_root text,
  -- The draw in force; 0 before the first. Older ones stand in `lottery_draws`.
  draw_version int not null default 0,
  draw json,
  drawn_at timestamptz,
  settled_at timestamptz,
  void_reason text,
  constraint issues_in_order check (opens_at < closes_at and closes_at <= draws_at),
  constraint issues_sealed check (
    (sealed_at is null) = (ticket_root is null)
    and (state not in ('closed', 'drawn', 'settled') or sealed_at is not null)),
  constraint issues_drawn check (
    (draw is null) = (draw_version = 0) and (drawn_at is null) = (draw_version = 0)
    and (state not in ('drawn', 'settled') or draw is not null)),
  constraint issues_void check ((state = 'void') = (void_reason is not null)),
  unique (game_code, issue_no)
) with (fillfactor = 80);
-- A commitment, a number and a time stand for ever; nobody takes an issue away.
revoke update, delete, truncate on lottery_issues from portal_app;
grant update (state, seed_secret, server_seed, sealed_at, ticket_count, ticket_stake_minor,
  ticket_root, draw_version, draw, drawn_at, settled_at, void_reason) on lottery_issues
  to portal_app;
create index lottery_issues_by_opening on lottery_issues (game_code, opens_at);
create index lottery_issues_by_draw on lottery_issues (game_code, draws_at desc)
  where state in ('drawn', 'settled');
create index lottery_issues_to_open on lottery_issues (opens_at) where state = 'scheduled';
create index lottery_issues_to_close on lottery_issues (closes_at) where state = 'open';
create index lottery_issues_to_draw on lottery_issues (draws_at) where state = 'closed';
create index lottery_issues_to_settle on lottery_issues (drawn_at) where state = 'drawn';

-- Every result that was ever in force; a corrected one is a version more.
create table lottery_draws (
  issue_id bigint not null references lottery_issues (id),
  version int not null check (version >= 1),
  draw json not null,
  source text not null check (source in ('inhouse', 'beacon', 'manual', 'import', 'shots')),
  -- How an in-house draw follows from its seed.
  algorithm text,
  -- The two persons of an entered result, or whose file it was.
  entered_by text[] not null,
  reason text,
  drawn_at timestamptz not null,
  primary key (issue_id, version)
);
revoke update, delete, truncate on lottery_draws from portal_app;

-- A result as one operator entered it; equal entries of two make the draw.
create table lottery_result_entries (
  issue_id bigint not null references lottery_issues (id),
  operator_id text not null,
  draw json not null,
  entered_at timestamptz not null,
  primary key (issue_id, operator_id)
);
grant update (draw, entered_at) on lottery_result_entries to portal_app;
grant delete on lottery_result_entries to portal_app;
