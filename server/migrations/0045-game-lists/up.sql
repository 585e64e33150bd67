-- A game that stands for its vendor opens the list of the vendor's games (portal.md 3, isGame).
alter table games add column opens_list boolean not null default false;

-- The games that a member marked with a heart, read with each list of games.
create table favourites (
  member_id text not null,
  node_id text not null references games (node_id),
  added_at timestamptz not null,
  primary key (member_id, node_id)
);
grant delete on favourites to portal_app;

-- When a member opened a game last; one row for each game, so that a list of them stays short.
create table recent_games (
  member_id text not null,
  node_id text not null references games (node_id),
  opened_at timestamptz not null,
  primary key (member_id, node_id)
);
grant update (opened_at) on recent_games to portal_app;
grant delete on recent_games to portal_app;
create index recent_games_newest on recent_games (member_id, opened_at desc);
