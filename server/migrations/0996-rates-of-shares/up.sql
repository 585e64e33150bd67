-- By which rates or prize groups a share was counted, so that whoever is paid by it computes it again (agents-loyalty-money.md
-- A8, A9, B5): a row for each distance, and how often it was rounded.
alter table rebate_shares
  add column step text not null default 'whole' check (step in ('whole', 'rate', 'group')),
  -- Parts per million, or groups.
  add column own_rate int not null default 0,
  add column below_rate int not null default 0,
  add column times int not null default 0,
  drop constraint rebate_shares_pkey,
  add primary key (member_id, source, category, site_day, player_id, step, own_rate, below_rate);
grant update (times) on rebate_shares to portal_app;
