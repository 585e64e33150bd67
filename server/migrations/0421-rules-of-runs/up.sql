-- With which settings, and with whom counted as one, the bills of a run were made: a correction
-- computes them again by these and not by those of its day. Null for runs of before.
alter table contract_runs add column rules jsonb;
grant update (rules) on contract_runs to portal_app;
-- What a fall was too small to be asked back for: a later rise pays it no second time.
alter table contract_bills add column written_off_minor bigint not null default 0
  check (written_off_minor >= 0);
grant update (written_off_minor, carry_in_minor) on contract_bills to portal_app;
