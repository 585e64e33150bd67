-- Nobody has a state of play twice.
select member_id from play_states group by member_id having count(*) > 1 limit 20;
