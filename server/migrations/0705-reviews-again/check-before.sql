-- One review of each thing, before the release that can have more.
select provider, reason, subject from bet_reviews group by 1, 2, 3 having count(*) > 1 limit 20;
