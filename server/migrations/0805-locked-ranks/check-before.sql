-- Nothing that stands can break this migration.
select member_id from vip_standings where rank < 0 limit 20;
