-- The index begins with the member now.
select indexdef from pg_indexes
 where indexname = 'bet_transactions_by_round' and indexdef not like '%(member_id, round_id)%';
