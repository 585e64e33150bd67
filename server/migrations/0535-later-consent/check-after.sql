-- A consent without its time.
select id from members
 where consented_at is null and (terms_version is not null or confirmed_age is not null) limit 20;
