-- The search for what is over has the index that knows demo credit.
select 'wagering_gifts_over' as missing
 where not exists (select from pg_indexes
   where indexname = 'wagering_gifts_over' and indexdef like '%demo_credit%');
