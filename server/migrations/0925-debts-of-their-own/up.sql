-- What a payer lacks later for the same bill is a debt of its own, served in its turn over all payees
-- (agents-loyalty-money.md C6, 11.3); a debt is told apart by its number.
alter table contract_debts drop constraint contract_debts_bill;
create index contract_debts_of_bill on contract_debts (bill_id, number);
