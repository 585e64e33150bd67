-- A review of money asks what the bets of its member are looked at for (agents-loyalty-money.md E5).
create index bet_reviews_by_member on bet_reviews (member_id, opened_at);
