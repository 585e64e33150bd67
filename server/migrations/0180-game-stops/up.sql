-- Who stopped a single game, and why (R39). It only makes a table, so there is nothing to compare;
-- dropping it undoes it.

-- A row while an operator has stopped the game; what was before stands in the trail.
create table game_stops (
  node_id text primary key references games (node_id),
  stopped_at timestamptz not null,
  stopped_by text not null,
  reason text not null
);
grant delete on game_stops to portal_app;
