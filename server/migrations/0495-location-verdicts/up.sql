-- Where somebody was when they signed in, played or moved money, and what the site made of it (R21).
-- The country stands here, never the address. It only makes a table and its indexes, so there is
-- nothing to compare before and after; dropping it undoes it.
create table location_verdicts (
  id bigint generated always as identity primary key,
  subject_id text not null,
  session_id text not null,
  action text not null check (action in ('login', 'money', 'deposit', 'withdrawal')),
  -- The order; the session itself for a login and for all that its holder plays from one place.
  action_id text not null,
  at timestamptz not null,
  country text,
  jurisdiction text not null,
  -- Who is refused acts not; what is not known of an address is said.
  verdict text not null check (verdict in ('allowed', 'unknown'))
);
create index location_verdicts_subject on location_verdicts (subject_id, id desc);
create index location_verdicts_action on location_verdicts (action_id, id desc);
