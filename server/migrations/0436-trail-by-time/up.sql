-- The desk shows and files the trail from a day to a day (BO-20). Nothing of what stands changes, so
-- there is nothing to compare before and after; undone by dropping the index.
create index trail_entries_at on trail_entries (at);
