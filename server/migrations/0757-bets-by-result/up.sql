-- Each night what members turned over is computed again from their bets (agents-loyalty-money.md B3):
-- what got a result or another version in a span. Rows lie nearly in that order, so the smallest kind
-- of index finds them, and costs a bet next to nothing.
create index bets_by_result on bets using brin (settled_at);
create index bet_revisions_by_moment on bet_revisions using brin (booked_at);
