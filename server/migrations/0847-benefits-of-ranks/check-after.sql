-- No rank brings anything new by the migration itself.
select rank from vip_levels
where birthday_gift_minor <> 0 or deposit_boost_percent <> 0 or has_host limit 20;
