-- The open stakes of one member, for the sum of the own funds. Bets of the house are settled at once
-- and never enter it.
create index bets_open_of_member on bets (member_id) where state in ('waiting', 'open');
