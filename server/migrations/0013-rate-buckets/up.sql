-- Limits that the processes of a site keep together (R88), by class, subject and its name. A bucket
-- that is full again is as good as absent. Unlogged: a crash of the database may forget them.
create unlogged table rate_buckets (
  key text primary key,
  full_at timestamptz not null,
  span interval not null
);
grant select, insert, update, delete on rate_buckets to portal_app;
