-- A pair whose copy of the seed is not the committed one.
select 'a copy that differs' as fault, p.member_id
  from seed_pairs p join seed_commitments c on c.seed_index = p.seed_index
 where c.server_seed <> p.server_seed;
