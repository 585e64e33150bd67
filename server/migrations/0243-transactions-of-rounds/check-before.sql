-- The index to be dropped is there.
select 'bet_transactions_by_round' as missing
 where not exists (select from pg_indexes where indexname = 'bet_transactions_by_round');
