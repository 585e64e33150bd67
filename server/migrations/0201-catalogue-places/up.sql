-- Where operators have put a vendor among the others, and what they call a game. It only makes tables,
-- so there is nothing to compare; dropping them undoes it.

-- Vendors with a place come first, the lowest one at the front; the others follow by their games.
create table vendor_places (
  vendor_code text primary key references vendors (code),
  place int not null check (place between 1 and 9999)
);
grant update, delete on vendor_places to portal_app;

-- Titles by locale; they stand above the vendor's own, which come anew with each of its lists.
create table game_titles (
  node_id text primary key references games (node_id),
  titles jsonb not null
);
grant update, delete on game_titles to portal_app;

create trigger vendor_places_changed after insert or update or delete on vendor_places
  for each statement execute function raise_catalogue_revision();
create trigger game_titles_changed after insert or update or delete on game_titles
  for each statement execute function raise_catalogue_revision();
