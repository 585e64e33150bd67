-- Each bill has one debt at most.
select bill_id from contract_debts group by bill_id having count(*) > 1 limit 20;
