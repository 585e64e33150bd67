-- A move of a large team is prepared in batches, each a transaction of its own (B6): how many of the
-- team are ready, of how many, and the path of the last one. Nothing that stands changes with it.
alter table tree_moves
  add column ready_count int not null default 0 check (ready_count >= 0),
  add column team_count int check (team_count >= 0),
  add column ready_path text collate "C";
grant update (ready_count, team_count, ready_path) on tree_moves to portal_app;
