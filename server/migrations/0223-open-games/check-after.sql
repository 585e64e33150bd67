-- No round is known to be open yet.
select member_id from play_states where open_games is not null limit 20;
