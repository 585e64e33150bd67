-- Deposits of before have no moment at which we took them.
select id from deposits where paid_at is not null limit 20;
