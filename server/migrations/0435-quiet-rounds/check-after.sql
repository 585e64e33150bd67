-- No round is closed by the migration itself.
select round_id from bet_rounds where closed_quietly limit 20;
