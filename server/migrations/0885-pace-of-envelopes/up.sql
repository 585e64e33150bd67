-- How fast and how often in vain a member tries to open packets of a rain: one call in 300 ms, and
-- after five in vain a program has to show that it is none (agents-loyalty-money.md D6).
create table envelope_turns (
  member_id text primary key,
  tried_at timestamptz not null,
  -- In a row, the last call with them until it gave something.
  failures int not null check (failures >= 0),
  -- The key of the last call that was let through: the same call again is no further try.
  last_key text not null
);
grant update (tried_at, failures, last_key) on envelope_turns to portal_app;

alter table captchas drop constraint captchas_action_check,
  add constraint captchas_action_check
    check (action in ('login', 'register', 'sms', 'feedback', 'envelope'));
