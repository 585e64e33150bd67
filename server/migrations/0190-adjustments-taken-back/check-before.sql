-- No entry of an adjustment was taken back before there was a way to.
select a.id from adjustments a join entries e on e.reverses = a.entry_id limit 20;
