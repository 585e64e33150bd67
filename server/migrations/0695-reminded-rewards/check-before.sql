-- Nothing that stands can break this migration.
select id from rewards where claim_until is not null and claim_until <= offered_at limit 20;
