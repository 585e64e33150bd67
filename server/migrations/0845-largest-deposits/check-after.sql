-- No day has a larger deposit than all of its deposits.
select member_id from turnover_days where largest_deposit_minor > greatest(deposit_minor, 0) limit 20;
-- A day with a single deposit has that one.
select member_id from turnover_days
where deposit_count = 1 and deposit_minor > 0 and largest_deposit_minor <> deposit_minor limit 20;
