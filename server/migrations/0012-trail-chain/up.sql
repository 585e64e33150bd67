-- Entries that no seal covers yet, written with them and taken by the worker that seals.
create table trail_unsealed (entry_id text primary key);
grant delete on trail_unsealed to portal_app;
insert into trail_unsealed select id from trail_entries;

-- One row per entry, in the order of sealing. Each hash covers the one before it, so that no entry
-- can be changed, removed, added or moved afterwards without a trace: `chain_hash` goes through all
-- entries of a site, `subject_hash` through those of one subject.
create table trail_seals (
  site_id text not null,
  position bigint not null check (position > 0),
  entry_id text not null constraint trail_seals_entry unique,
  row_hash bytea not null check (octet_length(row_hash) = 32),
  chain_hash bytea not null check (octet_length(chain_hash) = 32),
  subject_type text not null,
  subject_id text not null,
  subject_position bigint not null check (subject_position > 0),
  subject_hash bytea not null check (octet_length(subject_hash) = 32),
  primary key (site_id, position),
  constraint trail_seals_subject unique (site_id, subject_id, subject_type, subject_position)
);

-- Where the chain of a site stood after each batch; copies of these rows lie outside the database.
create table trail_heads (
  site_id text not null,
  number bigint not null check (number > 0),
  position bigint not null,
  chain_hash bytea not null,
  sealed_at timestamptz not null,
  primary key (site_id, number)
);

-- What each verification of the whole chain found.
create table trail_checks (
  id text primary key,
  site_id text not null,
  checked_at timestamptz not null,
  position bigint not null,
  faults jsonb not null
);
create index trail_checks_newest on trail_checks (site_id, id desc);
