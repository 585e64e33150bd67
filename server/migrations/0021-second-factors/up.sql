-- Second factors (R67). The secret is encrypted with a key that the database does not hold; a code
-- that was used once is spent, because `spent_step` only grows.
create table authenticators (
  subject_id text primary key references credentials (subject_id),
  secret bytea not null,
  made_at timestamptz not null,
  -- Absent until its first code was right: it proves nothing before.
  bound_at timestamptz,
  spent_step bigint not null default 0
);
grant update (secret, made_at, bound_at, spent_step), delete on authenticators to portal_app;
create index authenticators_by_secrets_key on authenticators (substring(secret from 1 for 9));

create table recovery_codes (
  subject_id text not null references credentials (subject_id),
  code_hash bytea not null,
  made_at timestamptz not null,
  used_at timestamptz,
  primary key (subject_id, code_hash)
);
grant update (used_at), delete on recovery_codes to portal_app;

-- When whoever sits there last proved that they are who signed in, and what their browser is.
alter table sessions
  add column proven_at timestamptz,
  add column browser text not null default '';
create index sessions_by_subject on sessions (subject_id, created_at desc);

-- A temporary password is good for some days.
alter table credentials add column password_expires_at timestamptz;
update credentials set password_expires_at = created_at + interval '3 days' where must_change;

-- Who last held what opens an account of somebody else: gave its password, or took its factor off.
alter table operators
  add column opened_by text references operators (id),
  add column opened_at timestamptz;
grant update (opened_by, opened_at) on operators to portal_app;
