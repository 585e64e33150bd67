-- Boards (agents-loyalty-money.md D5): who played most in some days, and what that was worth to them. It
-- only makes tables.

create table boards (
  id text primary key,
  names jsonb not null,
  metric text not null check (metric in ('VALID_SUM', 'WIN_SUM', 'ROUNDS')),
  category text check (category in (
    'LOTT', 'ELOTT', 'LIVE', 'RNG', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'COCKFIGHT')),
  -- Days of the site, both included.
  opens_on date not null,
  closes_on date not null,
  -- Minor units by rank, from the first, as texts.
  prizes jsonb not null,
  multiple int not null check (multiple between 0 and 10),
  made_at timestamptz not null,
  paid_at timestamptz,
  constraint boards_run check (closes_on >= opens_on)
);
grant update (closes_on, paid_at) on boards to portal_app;
create index boards_open on boards (closes_on) where paid_at is null;

create table board_scores (
  board_id text not null references boards (id),
  member_id text not null,
  score bigint not null,
  reached_at timestamptz not null,
  -- Settles what is still equal.
  member_hash text not null generated always as (md5(board_id || ':' || member_id)) stored,
  -- Of a board that is paid.
  rank int,
  prize_minor bigint,
  primary key (board_id, member_id)
);
grant update (score, reached_at, rank, prize_minor) on board_scores to portal_app;
create index board_scores_ranked
  on board_scores (board_id, score desc, reached_at, member_hash) where score > 0;

-- Members who do not want to be named on boards.
create table board_hidings (
  member_id text primary key,
  hidden_at timestamptz not null
);
grant delete on board_hidings to portal_app;
