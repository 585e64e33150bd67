-- Who made a version of the site, why, and of which sections: what the list of versions tells. A
-- version that the start of a process brought has no note.
create table site_version_notes (
  version integer primary key references site_versions,
  author text not null,
  sections jsonb not null,
  reason text not null,
  -- The version whose sections were put back.
  restored_from integer references site_versions
);

-- Changes that wait for their moment. `parts` are the fields that they replace, `revisions` name
-- the sections as their operator saw them: what another change overtook is not carried out.
create table site_plans (
  id text primary key,
  sections jsonb not null,
  revisions jsonb not null,
  parts jsonb not null,
  restored_from integer references site_versions,
  reason text not null,
  due_at timestamptz not null,
  made_at timestamptz not null,
  author_id text not null,
  author text not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'done', 'cancelled', 'overtaken', 'unfit')),
  closed_at timestamptz,
  check ((state = 'waiting') = (closed_at is null))
);
create index site_plans_waiting on site_plans (due_at) where state = 'waiting';
grant update (state, closed_at) on site_plans to portal_app;
