-- What a bet was struck on and placed with never changes (R42), and the role of the server may not try:
-- what a sender gives back of a stake, and what a result says of what counts, have columns of their own.
alter table bets add column given_back_minor bigint not null default 0, add column reckoning json;

-- A stake that was lowered is again what it was placed with.
update bets b set stake_minor = b.stake_minor + r.given_back, given_back_minor = r.given_back
  from (select bet_id, placed_at, -sum(stake_minor) as given_back from bet_revisions
         where revision > 1 group by bet_id, placed_at having sum(stake_minor) < 0) r
 where b.id = r.bet_id and b.placed_at = r.placed_at;
-- Terms stay as they are; what results wrote into them is read from the new column alone.
update bets set reckoning = json_strip_nulls(
    json_build_object('counted', terms -> 'counted', 'vendorValid', terms -> 'vendorValid'))
 where terms -> 'counted' is not null or terms -> 'vendorValid' is not null;

alter table bets drop constraint bets_open;
alter table bets
  add constraint bets_given_back check (given_back_minor between 0 and stake_minor),
  add constraint bets_open check (open_minor between 0 and stake_minor - given_back_minor
    and (state in ('waiting', 'open') or open_minor = 0));
revoke update (stake_minor, terms) on bets from portal_app;
grant update (given_back_minor, reckoning) on bets to portal_app;
