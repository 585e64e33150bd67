-- A proven address that two people have.
select channel, address from contacts where verified_at is not null
 group by channel, address having count(*) > 1;
