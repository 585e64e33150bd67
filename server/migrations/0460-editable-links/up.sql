-- An agent changes what a register link grants and how long it works (agents-loyalty-money.md B5);
-- accounts that were opened before keep theirs. It only grants what the page needs, so there is
-- nothing to compare before and after; taking the grant away undoes it.
grant update (valid_until, opens_agent, rates, prize_group) on register_links to portal_app;
