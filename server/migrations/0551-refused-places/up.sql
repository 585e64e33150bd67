-- What the site made of a place is stored with a launch at a vendor, whose bets name no address, and with what a
-- session was refused from a blocked country (R21).
alter table location_verdicts drop constraint location_verdicts_action_check,
  add constraint location_verdicts_action_check
    check (action in ('login', 'money', 'deposit', 'withdrawal', 'launch')),
  drop constraint location_verdicts_verdict_check,
  add constraint location_verdicts_verdict_check check (verdict in ('allowed', 'unknown', 'refused'));
