-- A board may count the play of one vendor, or of one game, and a least stake on sums as well
-- (agents-loyalty-money.md D5). Boards that stand count all games of their category, and every stake.
alter table boards
  add column vendor_code text,
  add column game_id text,
  add constraint boards_scope check (num_nonnulls(vendor_code, game_id) <= 1);
