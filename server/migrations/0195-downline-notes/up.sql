-- What agents write down about those below for themselves (agents-loyalty-money.md B5). It only makes a
-- table, so there is nothing to compare.
create table downline_notes (
  agent_id text not null references tree_positions (member_id),
  member_id text not null references tree_positions (member_id),
  note text not null check (length(note) between 1 and 200),
  noted_at timestamptz not null,
  primary key (agent_id, member_id)
);
grant update, delete on downline_notes to portal_app;
