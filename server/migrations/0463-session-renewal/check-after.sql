-- No session of before was renewed.
select id from sessions where renewed_at is not null or former_cookie_hash is not null limit 20;
