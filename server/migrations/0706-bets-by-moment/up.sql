-- Who played in the nights of a week is asked of the moments at which bets were placed (R16). Rows
-- lie in that order, so the smallest kind of index finds them, and costs a bet next to nothing.
create index bets_by_moment on bets using brin (placed_at);
