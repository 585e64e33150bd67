-- One row for each member and flag.
select member_id, flag from standing_flags group by member_id, flag having count(*) > 1 limit 20;
