-- Nothing that ended before is said to have been cut short.
select id from rewards where by_break limit 20;
