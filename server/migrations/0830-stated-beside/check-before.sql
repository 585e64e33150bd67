-- Every case has its amounts where its kind says so.
select id from reconciliation_cases where kind = 'amount_differs' and ours_minor is null limit 20;
