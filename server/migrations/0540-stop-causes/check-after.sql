-- What a birthday stopped is a stop of age.
select member_id, flag from standing_flags
 where reason like 'Below the minimum age by the own %' and cause <> 'age' limit 20;
