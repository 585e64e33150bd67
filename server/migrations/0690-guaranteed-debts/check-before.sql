-- The check of the new column holds for what is left of each debt.
select bill_id from contract_debts where left_minor < 0 limit 20;
