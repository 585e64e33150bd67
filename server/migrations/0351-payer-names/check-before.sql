-- The name is asked for where a person says that money arrived, which always has its reference.
select id from deposits where paid_minor is not null and paid_reference is null limit 20;
