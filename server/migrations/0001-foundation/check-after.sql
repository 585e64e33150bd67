-- Rights that the app role must not have (R104).
select t.name, p.right
from unnest(array['entries', 'lines', 'journal_batches', 'idempotency_keys']) as t(name),
     unnest(array['UPDATE', 'DELETE', 'TRUNCATE']) as p("right")
where has_table_privilege('portal_app', t.name, p.right);
