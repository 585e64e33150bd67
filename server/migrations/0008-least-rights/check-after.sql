-- Rights to change or remove rows that no use case needs.
select c.relname, r."right"
from pg_class c cross join unnest(array['UPDATE', 'DELETE', 'TRUNCATE']) as r("right")
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  and has_table_privilege('portal_app', c.oid, r."right")
  and (c.relname, r."right") not in (values
    ('captchas', 'DELETE'), ('catalogue_state', 'UPDATE'), ('credentials', 'UPDATE'),
    ('games', 'UPDATE'), ('holds', 'UPDATE'), ('house_balances', 'UPDATE'),
    ('house_deltas', 'UPDATE'), ('house_deltas', 'DELETE'), ('known_devices', 'UPDATE'),
    ('members', 'UPDATE'), ('outbox', 'UPDATE'), ('outbox', 'DELETE'),
    ('presented_rounds', 'UPDATE'), ('seed_pairs', 'UPDATE'), ('session_tokens', 'DELETE'),
    ('sessions', 'UPDATE'), ('sessions', 'DELETE'), ('sign_in_failures', 'UPDATE'),
    ('sign_in_failures', 'DELETE'), ('used_nonces', 'DELETE'), ('vendors', 'UPDATE'));
