-- Rounds are not looked at: a column with a constant default changes none.
select round_id from bet_rounds where closed_at < opened_at limit 20;
