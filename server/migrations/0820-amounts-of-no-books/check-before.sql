-- What is about no payment has no amount of a provider.
select id from reconciliation_cases
 where theirs_minor is not null and kind in ('statement_missing', 'transfer_ring', 'bad_signature') limit 20;
