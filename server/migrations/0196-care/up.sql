-- What the house does because play may do somebody harm: cases that a person looks at (R16), and
-- when each member is next asked to look at the own play (R7). It only makes tables; members who
-- are here already get their dates from the day they came.

create table care_cases (
  id text primary key,
  site_id text not null,
  member_id text not null references members (id),
  sign text not null check (sign in ('net_deposits', 'loss', 'night_play', 'taken_back')),
  -- Minor units of the site's currency for money, a count for the others.
  found bigint not null,
  threshold bigint not null,
  raised_at timestamptz not null,
  state text not null check (state in ('open', 'closed')),
  outcome text check (outcome in ('spoken', 'limited', 'no_harm')),
  reason text,
  closed_at timestamptz,
  closed_by text,
  closed_by_name text,
  check ((state = 'closed') = (closed_at is not null and outcome is not null))
);
grant update (state, outcome, reason, closed_at, closed_by, closed_by_name)
  on care_cases to portal_app;
-- One case of a sign is open at a time.
create unique index care_cases_open on care_cases (member_id, sign) where state = 'open';
create index care_cases_of on care_cases (member_id, sign, raised_at desc);
create index care_cases_queue on care_cases (site_id, state, id);

create table care_reminders (
  member_id text not null references members (id),
  -- A look at the own play, or the question whether a limit would help.
  kind text not null check (kind in ('review', 'limits')),
  every_months smallint not null check (every_months between 1 and 12),
  next_at timestamptz not null,
  primary key (member_id, kind)
);
grant update (every_months, next_at) on care_reminders to portal_app;
create index care_reminders_due on care_reminders (next_at);

insert into care_reminders (member_id, kind, every_months, next_at)
select m.id, k.kind, k.months, m.registered_at + make_interval(months => k.months)
  from members m cross join (values ('review', 6), ('limits', 12)) as k (kind, months)
 where m.kind <> 'trial';
