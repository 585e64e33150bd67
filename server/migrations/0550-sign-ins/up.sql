-- The login history of a member (agents-loyalty-money.md F), refused logins too. What was tried under a
-- name that nobody has is written alike and forgotten soon, so that nobody can tell names apart (R59).
create table sign_ins (
  id text primary key,
  subject_id text not null,
  -- Of several tries the first.
  at timestamptz not null,
  -- Null of those before it was written down.
  method text check (method in ('password', 'sms', 'passkey', 'social', 'hand_off', 'registration',
                                         'recovery')),
  result text not null check (result in ('signed_in', 'wrong_password', 'wrong_code', 'wrong_factor',
                                         'not_admitted')),
  tries integer not null check (tries >= 0),
  ip text not null,
  country text,
  city text,
  browser text not null,
  -- Refused ones of one source are one row of a window: the known device, or the block of addresses.
  source text,
  window_start timestamptz,
  check ((result = 'signed_in') = (source is null)),
  check ((source is null) = (window_start is null))
);
create unique index sign_ins_refused on sign_ins (subject_id, source, method, window_start);
create index sign_ins_of_subject on sign_ins (subject_id, id desc);
create index sign_ins_at on sign_ins (at);
grant update (at, result, tries) on sign_ins to portal_app;
grant delete on sign_ins to portal_app;

-- Logins of the sessions that are kept; by which way they came nobody knows any more.
insert into sign_ins (id, subject_id, at, method, result, tries, ip, browser)
select 'lgn' || substr(id, 4), subject_id, created_at, null, 'signed_in', 1, ip, browser
  from sessions where realm = 'member' and not is_trial;

-- It goes with the person (R57), as one more table that the one way to erase goes through.
do $$
declare
  stands text := pg_get_functiondef('erase_personal(text[], text[], timestamptz)'::regprocedure);
  wanted text := replace(stands, '''known_places'',', '''known_places'', ''sign_ins'',');
begin
  if wanted = stands then
    raise exception 'erase_personal does not name known_places';
  end if;
  execute wanted;
end
$$;
