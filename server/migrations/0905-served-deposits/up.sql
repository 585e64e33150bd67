-- Which deposit served what was joined for one, so that a gift ends with a deposit that is taken back (D8). Without an
-- entry: taken back before it served anything. Only a new table: dropping it undoes it; deposits of before stand in none.
create table served_deposits (
  deposit_id text primary key,
  entry_id text references promotion_entries (id),
  taken_back_at timestamptz,
  check (entry_id is not null or taken_back_at is not null)
);
grant update (taken_back_at) on served_deposits to portal_app;
