-- Rights that the app role must not have on settled rounds and on commitments.
select t.name, p.right
from unnest(array['rounds', 'slot_designs', 'seed_batches', 'seed_commitments']) as t(name),
     unnest(array['UPDATE', 'DELETE', 'TRUNCATE']) as p("right")
where has_table_privilege('portal_app', t.name, p.right);
