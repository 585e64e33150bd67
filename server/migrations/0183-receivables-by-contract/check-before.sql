-- Nobody owes another what no contract between the two ever paid.
select r.payer, r.payee_id, r.kind from contract_receivables r
 where not exists (select from contracts c
                    where c.payee_id = r.payee_id and coalesce(c.payer_id, 'HOUSE') = r.payer
                      and c.kind = r.kind and c.starts_at is not null) limit 20;
