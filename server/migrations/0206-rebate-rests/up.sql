-- What members earned of lottery rebates and were not paid yet, because it is less than the smallest
-- unit of the currency; in 1/10,000 (lottery.md 0.3). Undone by dropping the table.
create table lottery_rebate_rests (
  member_id text primary key,
  rest_e4 bigint not null
);
grant update (rest_e4) on lottery_rebate_rests to portal_app;
