-- Who made a mission or a board, and the request that a second person approved: what one operator
-- promises alone in money is counted with what they give (R53, R106).
alter table missions
  add column made_by text,
  add column approval_id text references approvals (id);
alter table boards
  add column made_by text,
  add column approval_id text references approvals (id);
create index missions_alone on missions (made_by, made_at)
  where made_by is not null and approval_id is null;
create index boards_alone on boards (made_by, made_at)
  where made_by is not null and approval_id is null;
