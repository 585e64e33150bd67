-- What ended before is settled and is not looked at again.
select id from rewards where end_entry_id is not null or settlements <> 0 or reckon_at is not null limit 20;
