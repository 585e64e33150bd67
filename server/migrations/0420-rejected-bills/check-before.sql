-- The old check lets no bill be rejected.
select id from contract_bills where pay_state = 'REJECTED' limit 20;
