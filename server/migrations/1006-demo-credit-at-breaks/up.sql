-- Demo credit is money that was given too: a break ends its play as that of gifts
-- (agents-loyalty-money.md H), so the search for what is over looks at it as well.
drop index wagering_gifts_over;
create index wagering_gifts_over on wagering_requirements (expires_at)
  where state = 'OPEN' and source in ('gift', 'points', 'demo_credit');
