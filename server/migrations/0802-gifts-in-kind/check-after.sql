-- What was there before is money or rounds, was earned, and had no deposit to begin at.
select id from rewards where in_kind is not null limit 20;
select id from raffle_tickets where given_for is not null limit 20;
select id from promotion_entries where before_minor <> 0 limit 20;
