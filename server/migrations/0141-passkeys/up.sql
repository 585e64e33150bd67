-- Passkeys (R67). It only makes tables: public keys, and what a browser was asked to sign.
create table passkeys (
  id text primary key,
  subject_id text not null references credentials (subject_id),
  credential_id text not null constraint passkeys_credential unique,
  public_key bytea not null,
  -- Only grows where the device counts; a copy of it would fall behind.
  sign_count bigint not null,
  transports text[] not null,
  name text not null check (name <> ''),
  bound_at timestamptz not null,
  last_used_at timestamptz
);
grant update (sign_count, last_used_at, name), delete on passkeys to portal_app;
create index passkeys_by_subject on passkeys (subject_id, bound_at);

create table passkey_challenges (
  challenge_hash bytea primary key,
  browser_hash bytea not null,
  purpose text not null check (purpose in ('bind', 'login', 'prove')),
  expires_at timestamptz not null
);
grant delete on passkey_challenges to portal_app;
create index passkey_challenges_age on passkey_challenges (expires_at);
