-- No mission is narrowed by the migration itself.
select id from missions where vendor_code is not null or game_id is not null limit 20;
