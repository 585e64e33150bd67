-- Only a contract that was in force can have paid too much.
select r.contract_id from contract_receivables r join contracts c on c.id = r.contract_id
 where r.left_minor > 0 and c.starts_at is null limit 20;
