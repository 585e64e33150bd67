-- Whether a demo site is told its past, which happens once, at the first start on an empty database.
create table demo_past (
  id int primary key check (id = 1),
  -- Due: nobody has started on this database. Begun: a first start was cut off, or is under way.
  state text not null check (state in ('due', 'begun', 'told', 'none')),
  -- The moment at which the site was opened, as its past has it.
  opened_at timestamptz,
  constraint demo_past_opened check ((state in ('begun', 'told')) = (opened_at is not null))
);
insert into demo_past (id, state)
select 1, case when exists (select from site_versions) then 'none' else 'due' end;
grant update (state, opened_at) on demo_past to portal_app;
