-- Every review that stands is the first of its thing.
select id from bet_reviews where number <> 1 limit 20;
