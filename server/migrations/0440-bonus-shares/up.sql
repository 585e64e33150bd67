-- Bonuses that are open at once share one play. The end of one moves what the others found and
-- what is theirs of the play; what it had grown by itself is kept for the case that a void opens
-- it again.
alter table wagering_requirements
  add column cash_shift_minor bigint not null default 0,
  add column net_shift_minor bigint not null default 0,
  add column gain_minor bigint not null default 0;
grant update (cash_shift_minor, net_shift_minor, gain_minor) on wagering_requirements to portal_app;
