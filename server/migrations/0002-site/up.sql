-- Every configuration that the site ever had; the newest version is in force.
create table site_versions (
  version integer primary key check (version > 0),
  origin text not null check (origin in ('file', 'demo', 'empty', 'operator')),
  configuration jsonb not null,
  hash text not null,
  created_at timestamptz not null,
  created_by text not null
);

-- Keys of the encrypted calls. A retired key still opens what was sealed before (overlap).
create table encryption_keys (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null,
  retired_at timestamptz
);
create unique index encryption_keys_one_in_use on encryption_keys ((true)) where retired_at is null;

-- `jti` values of encrypted calls, kept for as long as their `iat` is fresh, for all nodes.
create table used_nonces (
  jti uuid primary key,
  expires_at timestamptz not null
);
create index used_nonces_expiry on used_nonces (expires_at);

-- History is not edited: a change is a new version, a key is retired and kept.
revoke update, delete on site_versions from portal_app;
revoke update, delete on encryption_keys from portal_app;
grant update (retired_at) on encryption_keys to portal_app;
