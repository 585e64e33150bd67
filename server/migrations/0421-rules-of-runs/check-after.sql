-- Nothing is written off by the migration itself.
select id from contract_bills where written_off_minor <> 0 limit 20;
