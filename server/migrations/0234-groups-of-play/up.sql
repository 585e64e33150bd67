-- The prize groups of the game that a stake at a group was placed on: its usual one stands in for
-- whoever was granted none, and its highest caps all (lottery.md B2). Facts of before were staked
-- on games of the shipped groups. Undone by dropping the columns.
alter table turnover_bet_deltas
  add column usual_group int,
  add column highest_group int;
