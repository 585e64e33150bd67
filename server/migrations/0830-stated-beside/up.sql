-- What a statement lists about an order of which a person still decides: beside the word that opened the case, in whose
-- place it would let the payment be taken as soon as it is told again (R117).
alter table reconciliation_cases
  add column stated_minor bigint,
  add column stated_at timestamptz,
  add constraint reconciliation_cases_stated check (stated_at is not null or stated_minor is null);
grant update (stated_minor, stated_at) on reconciliation_cases to portal_app;
