-- Who of the house looks after a member whose rank has a host, and how to reach them; the day on
-- which the member was checked for it (agents-loyalty-money.md D3, H). Only a new table: dropping it
-- undoes it.
create table vip_hosts (
  member_id text primary key,
  name text not null,
  contact text not null,
  checked_on date not null,
  assigned_by text not null,
  assigned_at timestamptz not null
);
grant update (name, contact, checked_on, assigned_by, assigned_at) on vip_hosts to portal_app;
grant delete on vip_hosts to portal_app;
