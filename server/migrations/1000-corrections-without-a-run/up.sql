-- A bet that is taken back counts at the moment at which it was booked also where the unit of that moment has no run yet
-- (agents-loyalty-money.md C7, H): the run of a correction is missing then.
alter table contract_corrections alter column run_id drop not null;
