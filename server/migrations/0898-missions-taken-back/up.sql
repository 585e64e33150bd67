-- What a mission gave and a void took the ground from waits for the next bonus of its member
-- (agents-loyalty-money.md D4); what stands owes nothing.
alter table mission_entries
  add column owed_minor bigint not null default 0 check (owed_minor >= 0),
  add column taken_minor bigint not null default 0,
  add constraint mission_entries_taken check (taken_minor between 0 and owed_minor);
grant update (owed_minor, taken_minor) on mission_entries to portal_app;
create index mission_entries_owing on mission_entries (member_id) where taken_minor < owed_minor;
-- A bonus is worth what is left of it then, which may be nothing.
alter table rewards
  drop constraint rewards_amount_minor_check,
  add constraint rewards_amount_minor_check
    check (amount_minor > 0 or (amount_minor = 0 and claimed_at is not null));
grant update (amount_minor) on rewards to portal_app;
