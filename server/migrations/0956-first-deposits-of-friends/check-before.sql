-- A column of this name would be somebody else's.
select column_name from information_schema.columns
 where table_name = 'referrals' and column_name = 'first_deposit_id';
