-- Issues that would be settled again without a cause.
select id from lottery_issues where is_settling limit 20;
-- Rights that the app role must not have on what was bet.
select t.name, p.right
from unnest(array['lottery_orders', 'lottery_tickets']) as t(name),
     unnest(array['UPDATE', 'DELETE', 'TRUNCATE']) as p("right")
where has_table_privilege('portal_app', t.name, p.right);
