-- What operators write down about a member for each other (BO-16); nobody changes it afterwards. It
-- only makes a table, so there is nothing to compare before and after.
create table member_notes (
  id text primary key,
  member_id text not null references members (id),
  text text not null check (text <> ''),
  written_by text not null references operators (id),
  written_by_name text not null,
  written_at timestamptz not null
);
create index member_notes_of on member_notes (member_id, id desc);
