-- A round that was taken back is over.
select provider, member_id, round_id from bet_rounds where is_taken_back and closed_at is null limit 20;
