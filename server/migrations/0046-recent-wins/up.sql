-- Rounds are written in the order of their time, so this index costs the hot insert next to nothing,
-- and the wins of a day are found without reading the months.
create index rounds_by_time on rounds using brin (played_at) with (autosummarize = on);
