-- Nothing was taken back by the migration itself.
select id from member_transfers where taken_back_at is not null limit 20;
