-- Every correction has the run of the unit of its bet.
select c.number from contract_corrections c
  left join contract_runs r on r.id = c.run_id
 where r.id is null limit 20;
