-- Every configuration that the site ever had; the newest version is in force.
create table site_versions (
  version integer primary key check (version > 0),
  origin text not null check (origin in ('file', 'demo', 'empty', 'operator')),
  configuration jsonb not null,
  hash text not null,
  created_at timestamptz not null,
  created_by text not null
);
grant select, insert on site_versions to portal_app;

-- Keys of the encrypted calls. A retired key still opens what was sealed before (overlap).
create table encryption_keys (
  kid text primary key,
  private_jwk jsonb not null,
  created_at timestamptz not null,
  retired_at timestamptz
);
create unique index encryption_keys_one_in_use on encryption_keys ((true)) where retired_at is null;
grant select, insert on encryption_keys to portal_app;
grant update (retired_at) on encryption_keys to portal_app;

-- `jti` values of encrypted calls, kept for as long as their `iat` is fresh, for all nodes.
create table used_nonces (
  jti uuid primary key,
  expires_at timestamptz not null
);
create index used_nonces_expiry on used_nonces (expires_at);
grant select, insert, delete on used_nonces to portal_app;
