-- Nothing that stands can break this migration.
select id from rewards where state not in ('WAITING', 'HELD', 'OPEN', 'DONE', 'CANCELLED', 'EXPIRED', 'LAPSED') limit 20;
