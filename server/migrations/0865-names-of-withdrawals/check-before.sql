-- Two orders whose names would be the same.
select substr(md5(id), 1, 10) from withdrawals
 group by substr(md5(id), 1, 10), (requested_at at time zone 'UTC')::date having count(*) > 1 limit 20;
