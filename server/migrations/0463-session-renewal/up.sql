-- A raised right renews the secret of its session (R70). That of before is good for reads that are
-- under way, and nodes learn by the moment that what they keep of the session is old. Sessions of
-- before were never renewed; dropping the columns undoes it.
alter table sessions add column former_cookie_hash bytea, add column renewed_at timestamptz;
create index sessions_renewed on sessions (renewed_at) where renewed_at is not null;
