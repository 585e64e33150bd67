-- What was made before has no maker, and asked nobody.
select id from missions where made_by is not null or approval_id is not null
union all
select id from boards where made_by is not null or approval_id is not null limit 20;
