-- Who may sign in. `realm` keeps members and operators apart; `username_key` is the folded name.
create table credentials (
  subject_id text primary key,
  realm text not null check (realm in ('member', 'operator')),
  username text not null,
  username_key text not null,
  password_hash text not null check (password_hash like '$argon2id$%'),
  is_first_login boolean not null default true,
  is_blocked boolean not null default false,
  is_agent boolean not null default false,
  is_trial boolean not null default false,
  role text,
  created_at timestamptz not null,
  last_sign_in_at timestamptz,
  constraint credentials_username unique (realm, username_key)
);
revoke delete on credentials from portal_app;

-- A session is what the cookie stands for; each tab has a token of its own (api.md, Sessions).
create table sessions (
  id text primary key,
  realm text not null check (realm in ('member', 'operator')),
  subject_id text not null,
  cookie_hash bytea not null constraint sessions_cookie unique,
  is_agent boolean not null,
  is_trial boolean not null,
  role text,
  ip text not null,
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  idle_seconds integer not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_because text
);
create index sessions_open_by_subject on sessions (subject_id) where ended_at is null;
create index sessions_expiry on sessions (expires_at);

create table session_tokens (
  token_hash bytea primary key,
  session_id text not null references sessions (id) on delete cascade,
  created_at timestamptz not null
);
create index session_tokens_session on session_tokens (session_id, created_at);

-- Failures in a row, by account name and by address block, existing names and others alike (R63).
create table sign_in_failures (
  scope text not null check (scope in ('account', 'device', 'block', 'register')),
  key text not null,
  failures integer not null,
  last_failure_at timestamptz not null,
  primary key (scope, key)
);
create index sign_in_failures_age on sign_in_failures (last_failure_at);

-- Devices that signed in to an account before: nobody else can lock them out (R63).
create table known_devices (
  subject_id text not null,
  device text not null,
  last_sign_in_at timestamptz not null,
  primary key (subject_id, device)
);

create table captchas (
  id_hash bytea primary key,
  action text not null check (action in ('login', 'register')),
  answer_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index captchas_expiry on captchas (expires_at);

-- Members: profile and state. Ids sort by time, so "newest first" is an index walk.
create table members (
  id text primary key,
  account text not null,
  account_key text not null constraint members_account unique,
  nickname text not null,
  type smallint not null,
  kind text not null check (kind in ('member', 'agent', 'trial')),
  currency text not null,
  state text not null default 'active' check (state in ('active', 'locked')),
  state_reason text,
  state_changed_at timestamptz,
  profile jsonb not null default '{}',
  terms_version text not null,
  registered_from text not null,
  registered_at timestamptz not null
);
revoke delete on members from portal_app;
create index members_account_prefix on members (account_key collate "C");
create index members_by_state on members (state, id desc);
create index members_by_kind on members (kind, id desc);
create index members_by_both on members (state, kind, id desc);
