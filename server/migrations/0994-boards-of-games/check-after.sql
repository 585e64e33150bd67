-- No board is narrowed by the migration itself.
select id from boards where vendor_code is not null or game_id is not null limit 20;
