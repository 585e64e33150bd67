-- What was paid too much belongs to the contract by which it was paid, and is taken from the next
-- pay of that contract (agents-loyalty-money.md C6, C7). A payee may have several contracts of one
-- kind with one payer; what was open between the two goes to the newest of them.
alter table contract_receivables add column contract_id text references contracts (id);
update contract_receivables r
   set contract_id = (select c.id from contracts c
                       where c.payee_id = r.payee_id and coalesce(c.payer_id, 'HOUSE') = r.payer
                         and c.kind = r.kind and c.starts_at is not null
                       order by c.starts_at desc, c.id desc limit 1);
alter table contract_receivables
  drop constraint contract_receivables_pkey,
  alter column contract_id set not null,
  add primary key (contract_id),
  drop column payer,
  drop column payee_id,
  drop column kind;
