-- What a provider said of a payment that our books could not take is looked for beside that payment, and a person
-- ends it by what was said (agents-loyalty-money.md E5).
create index reconciliation_cases_by_reference on reconciliation_cases (reference);
