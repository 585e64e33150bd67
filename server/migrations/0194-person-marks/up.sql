-- By what one person is known again in several accounts (R12): a number, an address, a paper, a
-- browser, in one form and as a hash. It only makes tables, so there is nothing to compare.
create table person_marks (
  kind text not null check (kind in ('phone', 'email', 'id_number', 'name', 'device')),
  mark_hash text not null,
  member_id text not null,
  noted_at timestamptz not null,
  primary key (kind, mark_hash, member_id)
);
create index person_marks_member on person_marks (member_id);

-- Two accounts with the same mark, a row for each of them.
create table person_matches (
  member_id text not null,
  other_id text not null,
  kind text not null check (kind in ('phone', 'email', 'id_number', 'name', 'device')),
  found_at timestamptz not null,
  primary key (member_id, other_id, kind),
  constraint person_matches_two check (member_id <> other_id)
);
