-- Every session has one secret, and no two have the same.
select cookie_hash from sessions group by cookie_hash having count(*) > 1 limit 20;
