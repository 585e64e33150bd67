-- Whatever stands counts until it is confirmed, and nobody opens the own account.
select id from operator_openings where confirmed_at is not null or opened_by = operator_id limit 20;
