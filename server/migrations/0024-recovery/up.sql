-- A session that can do nothing but change the password (R62), and when a password was chosen.
alter table sessions add column is_restricted boolean not null default false;
alter table credentials add column password_set_at timestamptz;

-- Sent by e-mail to who forgot the password: opens one such session, once. The password that is
-- forgotten stays good, so that nobody can take it away from its owner by asking.
create table temporary_passwords (
  secret_hash bytea primary key,
  subject_id text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
grant delete on temporary_passwords to portal_app;
create index temporary_passwords_subject on temporary_passwords (subject_id);
create index temporary_passwords_expiry on temporary_passwords (expires_at);

-- How often somebody asked for one, by address block and by name, existing names and others alike.
alter table sign_in_failures drop constraint sign_in_failures_scope_check,
  add constraint sign_in_failures_scope_check
    check (scope in ('account', 'device', 'block', 'register', 'forgot', 'forgot_name'));
