-- A proven contact is one subject's.
select channel, address from contacts where verified_at is not null
 group by channel, address having count(*) > 1 limit 20;
