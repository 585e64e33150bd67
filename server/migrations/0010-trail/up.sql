-- What happened and who did it, whoever that was: operators, members, visitors, the system itself.
-- Append-only: the app role gets select and insert and nothing else (0008).
create table trail_entries (
  id text primary key,
  site_id text not null,
  at timestamptz not null,
  actor_kind text not null check (actor_kind in ('visitor', 'member', 'operator', 'system')),
  actor_id text,
  actor_name text,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  reason text check (reason <> ''),
  ip text,
  request_id text not null,
  constraint trail_entries_actor check (
    (actor_kind in ('member', 'operator')) = (actor_id is not null))
);
create index trail_entries_by_subject on trail_entries (subject_id, id desc);
create index trail_entries_by_actor on trail_entries (actor_id, id desc) where actor_id is not null;
create index trail_entries_by_action on trail_entries (action, id desc);

-- Their ids sort before those of new entries, as their times do.
insert into trail_entries (id, site_id, at, actor_kind, actor_id, actor_name, action, subject_type,
                           subject_id, before, after, reason, ip, request_id)
select id, (select configuration ->> 'id' from site_versions order by version desc limit 1), at,
       'operator', operator_id, operator_name, action, subject_type, subject_id, before, after,
       nullif(reason, ''), ip, request_id
  from audit_entries;
drop table audit_entries;
