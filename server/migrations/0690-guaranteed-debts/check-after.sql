-- No debt of before is owed to the house.
select bill_id from contract_debts where house_minor <> 0 limit 20;
