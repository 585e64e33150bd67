-- Two accounts that may be one person's wait for somebody to look (R12): a row for each pair, the
-- account that was opened later first. Ids of members grow with time.
create table person_cases (
  id text primary key,
  newer_id text not null,
  older_id text not null,
  state text not null check (state in ('waiting', 'same', 'different')),
  found_at timestamptz not null,
  claimed_by text,
  claimed_by_name text,
  claimed_until timestamptz,
  decided_by text,
  decided_by_name text,
  decided_at timestamptz,
  reason text,
  constraint person_cases_pair unique (newer_id, older_id),
  constraint person_cases_two check (newer_id <> older_id),
  constraint person_cases_decided check ((state = 'waiting') = (decided_at is null))
);
revoke update, delete, truncate on person_cases from portal_app;
grant update (state, claimed_by, claimed_by_name, claimed_until, decided_by, decided_by_name,
  decided_at, reason) on person_cases to portal_app;
create index person_cases_queue on person_cases (state, id);
create index person_cases_older on person_cases (older_id);

-- What was found before there was a queue waits as well; a name alone is shared by strangers.
insert into person_cases (id, newer_id, older_id, state, found_at)
select 'psn_' || md5(p.member_id || p.other_id), p.member_id, p.other_id, 'waiting', min(p.found_at)
  from person_matches p
 where p.member_id collate "C" > p.other_id collate "C" and p.kind <> 'name'
 group by p.member_id, p.other_id;
