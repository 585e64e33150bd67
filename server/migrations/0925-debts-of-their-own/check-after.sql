-- The bill is not what tells debts apart any more.
select conname from pg_constraint where conname = 'contract_debts_bill';
-- What is left of the debts of a bill to its payee is what the bill says is owed.
select b.id from contract_bills b join contract_debts d on d.bill_id = b.id
 where d.cleared_at is null
 group by b.id, b.owed_minor having sum(d.left_minor - d.house_minor) <> b.owed_minor limit 20;
