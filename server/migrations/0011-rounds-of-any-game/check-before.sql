-- Rounds that the new form could not hold: without a design, or without a stop.
select r.id from rounds r
where not exists (select from slot_designs d where d.id = r.design_id) or cardinality(r.stops) = 0
limit 20;
