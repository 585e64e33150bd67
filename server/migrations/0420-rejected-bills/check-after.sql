-- Nothing is rejected by the migration itself.
select id from contract_bills where pay_state = 'REJECTED' limit 20;
