-- Whose play what somebody earned comes from, so that an amount leads to the bets that made it
-- (agents-loyalty-money.md A7, A8). Rebates of before have no shares. It only makes a table, so
-- there is nothing to compare before and after; dropping it undoes it.
create table rebate_shares (
  member_id text not null,
  source text not null check (source in ('own', 'team')),
  category text not null,
  site_day date not null,
  -- Who played: the member, or somebody of the team.
  player_id text not null,
  valid_minor bigint not null,
  amount_e4 bigint not null,
  primary key (member_id, source, category, site_day, player_id)
) with (fillfactor = 80);
grant update (valid_minor, amount_e4), delete on rebate_shares to portal_app;
create index rebate_shares_by_day on rebate_shares (site_day);
