-- Nothing but blocks is known.
select subject_id from known_places where address_block not like '%/%' and address_block <> 'unknown'
 limit 20;
