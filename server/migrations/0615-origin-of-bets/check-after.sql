-- Nothing was noted of what stood before.
select id::text from bets where channel is not null or place_verdict is not null
union all
select bet_id::text from bet_revisions where actor is not null limit 20;
