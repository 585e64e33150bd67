-- A copy that differs, or a right to exchange seeds: the app role has a function for their keys.
select 'a copy that differs' as fault, p.member_id as place
  from seed_pairs p join seed_commitments c on c.seed_index = p.seed_index
 where c.server_seed <> p.server_seed
union all
select 'a right to exchange seeds', 'seed_commitments'
 where has_column_privilege('portal_app', 'seed_commitments', 'server_seed', 'UPDATE');
