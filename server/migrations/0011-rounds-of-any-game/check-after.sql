-- Rounds from before whose result is not the list of their stops, or that have what they never had.
select r.id::text from rounds r join game_designs d on d.id = r.design_id
where d.engine = 'slot'
  and (json_typeof(r.result) <> 'array'
    or json_array_length(r.result) % (d.design ->> 'reels')::int <> 0
    or r.state <> 'settled' or r.bet is not null or r.steps is not null)
union all
-- Rights that the app role must not have: what was settled stays as it is.
select t.name || ' ' || p."right"
from unnest(array['rounds', 'game_designs']) as t(name),
     unnest(array['UPDATE', 'DELETE', 'TRUNCATE']) as p("right")
where has_table_privilege('portal_app', t.name, p."right")
limit 20;
