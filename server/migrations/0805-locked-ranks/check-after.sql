-- No rank is locked by the migration itself.
select member_id from vip_standings where locked_until is not null limit 20;
