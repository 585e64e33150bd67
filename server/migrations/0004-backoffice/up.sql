-- Operators; their secrets stand in credentials under the realm `operator`.
create table operators (
  id text primary key,
  username text not null,
  role text not null,
  created_at timestamptz not null
);
revoke delete on operators from portal_app;

-- Who did what, from what to what, why, when and from where. Append-only.
create table audit_entries (
  id text primary key,
  at timestamptz not null,
  operator_id text not null,
  operator_name text not null,
  action text not null,
  subject_type text not null,
  subject_id text not null,
  before jsonb,
  after jsonb,
  reason text not null,
  ip text not null,
  request_id text not null
);
revoke update, delete on audit_entries from portal_app;
create index audit_entries_by_subject on audit_entries (subject_id, id desc);
create index audit_entries_by_operator on audit_entries (operator_id, id desc);
create index audit_entries_by_action on audit_entries (action, id desc);
