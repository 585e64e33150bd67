-- A move that ended says when.
select id from tree_moves where (state = 'PLANNED') <> (ended_at is null) limit 20;
