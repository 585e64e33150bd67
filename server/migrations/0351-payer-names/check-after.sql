-- Nobody has a name by the migration itself.
select id from deposits where payer_name is not null limit 20;
