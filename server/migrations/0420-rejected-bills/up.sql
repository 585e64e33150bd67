-- What two operators decide not to pay stands as such: it is neither paid nor nothing
-- (agents-loyalty-money.md C6 step 3).
alter table contract_bills drop constraint contract_bills_pay_state_check;
alter table contract_bills add constraint contract_bills_pay_state_check
  check (pay_state in ('WAITING', 'APPROVAL', 'REJECTED', 'PAID', 'PART_PAID', 'OWED', 'NONE'));
create index contract_bills_held on contract_bills (made_at, id) where pay_state = 'APPROVAL';
