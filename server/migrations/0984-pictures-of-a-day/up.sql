-- How many bytes of pictures each member sent on the last day on which they sent any (R90). Only a
-- new table: dropping it undoes it.
create table picture_days (
  member_id text primary key references members (id),
  day date not null,
  bytes bigint not null check (bytes > 0)
);
grant update (day, bytes) on picture_days to portal_app;
