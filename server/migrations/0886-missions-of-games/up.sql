-- A mission may count the play of one vendor, or of one game (agents-loyalty-money.md D4). Missions
-- that stand count all games of their category.
alter table missions
  add column vendor_code text,
  add column game_id text,
  add constraint missions_scope check (num_nonnulls(vendor_code, game_id) <= 1
    and (num_nonnulls(vendor_code, game_id) = 0
         or kind in ('VALID_SUM', 'GAME_ROUNDS', 'WIN_MULTIPLIER')));

-- Play by hour and game of those vendors and games that a running mission asks for, anew from the
-- bets whenever the hour changed.
create table mission_plays (
  member_id text not null,
  hour timestamptz not null,
  category text not null,
  vendor text not null,
  game text not null,
  site_day date not null,
  -- By the weight of the game.
  valid_minor bigint not null,
  bet_count int not null,
  -- The best win: payout by stake, in hundredths.
  best_hundredths bigint not null,
  primary key (member_id, hour, category, vendor, game)
);
grant delete on mission_plays to portal_app;
create index mission_plays_of_days on mission_plays (member_id, site_day);
