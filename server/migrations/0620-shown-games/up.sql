-- When and to whom a vendor or a game is shown, as banners have it. It only makes a table, so there is nothing to
-- compare; dropping it undoes it. What has no row is for everybody at all times.
create table catalogue_audiences (
  vendor_code text unique references vendors (code),
  node_id text unique references games (node_id),
  show_from timestamptz,
  show_to timestamptz,
  audience jsonb not null,
  check (num_nonnulls(vendor_code, node_id) = 1)
);
grant update, delete on catalogue_audiences to portal_app;

create trigger catalogue_audiences_changed after insert or update or delete on catalogue_audiences
  for each statement execute function raise_catalogue_revision();
