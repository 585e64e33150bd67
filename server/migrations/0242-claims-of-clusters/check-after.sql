-- Every version says it, and nothing is held yet.
select promotion_id, version from promotion_versions where not offer ? 'cluster' limit 20;
select id from promotion_entries where held_by is not null limit 20;
select id from rewards where state = 'HELD' limit 20;
