-- From which address blocks members came (X8), and whether a session is from a place that is still
-- to be verified. Whoever is signed in now is not asked.
create table known_places (
  subject_id text not null,
  address_block text not null,
  first_used_at timestamptz not null,
  last_used_at timestamptz not null,
  primary key (subject_id, address_block)
);
grant update (last_used_at), delete on known_places to portal_app;
create index known_places_age on known_places (last_used_at);

alter table sessions add column is_unverified boolean not null default false;
grant update (is_unverified) on sessions to portal_app;

alter table verification_codes drop constraint verification_codes_purpose_check,
  add constraint verification_codes_purpose_check
    check (purpose in ('login', 'register', 'password', 'bind', 'place'));
