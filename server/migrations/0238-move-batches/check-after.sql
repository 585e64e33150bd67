-- Nothing is prepared yet.
select id from tree_moves where ready_count <> 0 or ready_path is not null limit 20;
