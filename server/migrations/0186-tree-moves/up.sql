-- Members that move to another agent (agents-loyalty-money.md B6): decided by two operators, carried
-- out with the next day of the site. Where whoever moved stood before is kept, because what was
-- booked until then belongs to that line for ever. Nothing that stands changes with it.
create table tree_moves (
  -- Of the approval by which it was decided.
  id text primary key,
  member_id text not null references tree_positions (member_id),
  -- Null below the house.
  from_id text references tree_positions (member_id),
  to_id text references tree_positions (member_id),
  -- The first day of the site on the new line, and its beginning.
  effective_on date not null,
  effective_at timestamptz not null,
  planned_at timestamptz not null,
  planned_by text not null,
  state text not null check (state in ('PLANNED', 'DONE', 'REFUSED')),
  -- What had come in between, as a code.
  refused_for text,
  ended_at timestamptz,
  constraint tree_moves_ended check ((state = 'PLANNED') = (ended_at is null))
);
create unique index tree_moves_planned on tree_moves (member_id) where state = 'PLANNED';
create index tree_moves_due on tree_moves (effective_at) where state = 'PLANNED';
create index tree_moves_of_member on tree_moves (member_id, effective_at desc);
grant update (state, refused_for, ended_at) on tree_moves to portal_app;

-- The agents above somebody up to a day of the site, excluded, as numbers from the root down.
create table tree_past_lines (
  member_id text not null references tree_positions (member_id),
  until_day date not null,
  upline bigint[] not null,
  primary key (member_id, until_day)
);
grant update (upline) on tree_positions to portal_app;
