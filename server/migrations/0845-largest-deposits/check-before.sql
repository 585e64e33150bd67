-- Nothing that stands can break this migration.
select member_id from turnover_days where deposit_count < 0 and deposit_minor > 0 limit 20;
