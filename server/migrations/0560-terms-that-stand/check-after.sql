-- Every bet that was changed has the stake it was placed with; what counted in a bet counts as before.
select b.id from bets b
  join bet_revisions r on r.bet_id = b.id and r.placed_at = b.placed_at and r.revision = 1
 where b.stake_minor <> r.stake_minor
union all
select id from bets where terms -> 'counted' is not null
   and reckoning #>> '{counted,valid}' is distinct from terms #>> '{counted,valid}' limit 20;
