-- What of the money that a mission gave went back to the house, because a break or its end took it:
-- it is not owed again where the ground of the claim is taken back (agents-loyalty-money.md D4, H).
alter table mission_entries
  add column returned_minor bigint not null default 0 check (returned_minor >= 0);
grant update (returned_minor) on mission_entries to portal_app;
