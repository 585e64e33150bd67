-- When what a mission gave that is not money went back, because its ground was taken back after the
-- claim (agents-loyalty-money.md D4); null where it did not, or came again.
alter table mission_entries add column taken_back_at timestamptz;
grant update (taken_back_at) on mission_entries to portal_app;
