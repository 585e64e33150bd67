-- What the house paid for a payer who is short is owed to the house: a part of what is left, and the
-- part that is served first (agents-loyalty-money.md C6, houseGuarantee).
alter table contract_debts add column house_minor bigint not null default 0;
alter table contract_debts add constraint contract_debts_house
  check (house_minor between 0 and left_minor);
grant update (house_minor) on contract_debts to portal_app;
create index contract_debts_of_payees on contract_debts (arose_at)
  where cleared_at is null and house_minor < left_minor;
