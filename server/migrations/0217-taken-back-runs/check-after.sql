-- Nothing was taken back by this migration.
select id from boards where withdrawn_at is not null
union all
select id from raffles where state = 'WITHDRAWN'
limit 20;
