-- Catalogue: what can be played. Every process holds it in memory and asks for the revision.

create table catalogue_state (
  id int primary key check (id = 1),
  -- Rises with every change below, so that each process reads the catalogue again within a second.
  revision bigint not null,
  -- Version of the shipped catalogue that was loaded last; 0 before the first.
  shipped_version int not null,
  is_play_open boolean not null
);
insert into catalogue_state values (1, 1, 0, true);

create table vendors (
  code text primary key check (code ~ '^[A-Z0-9_]{1,40}$'),
  name text not null,
  sort_order int not null,
  is_open boolean not null
);

create table games (
  node_id text primary key check (node_id ~ '^[0-9]{1,12}$'),
  vendor_code text not null references vendors (code),
  game_type text not null,
  game_classify text not null,
  game_code text not null,
  name text not null,
  -- Titles in other languages by locale; the vendor's own title stands in for a missing one.
  display_names jsonb not null,
  design_id text not null,
  theme text not null,
  stake_level int not null check (stake_level >= 0),
  has_trial boolean not null,
  group_code text not null,
  popularity int not null,
  released_on date not null,
  is_open boolean not null,
  constraint games_code unique (vendor_code, game_code)
);

-- Whoever changes what can be played, in whatever way, is noticed by all processes.
create function raise_catalogue_revision() returns trigger language plpgsql as $$
begin
  update catalogue_state set revision = revision + 1;
  return null;
end $$;
create trigger vendors_changed after insert or update or delete on vendors
  for each statement execute function raise_catalogue_revision();
create trigger games_changed after insert or update or delete on games
  for each statement execute function raise_catalogue_revision();
create trigger play_switched after update of is_play_open on catalogue_state
  for each statement execute function raise_catalogue_revision();
