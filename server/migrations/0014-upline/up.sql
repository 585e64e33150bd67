-- Under whom a member plays, since registration; null for who came without a link. Agents only have a
-- downline. Nobody moves yet.
alter table members add column upline_id text references members (id);
create index members_by_upline on members (upline_id, id desc) where upline_id is not null;
