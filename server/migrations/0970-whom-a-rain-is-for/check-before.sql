-- Columns of these names would be somebody else's.
select column_name from information_schema.columns
 where table_name = 'envelopes' and column_name in ('least_rank', 'needs_play');
