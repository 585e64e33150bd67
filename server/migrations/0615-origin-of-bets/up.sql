-- From where a bet came, what it may bring, and who made each of its versions (R42). What stands says nothing of
-- it: null. The role of the server gets no right to change any of it.
alter table bets
  add column channel text,
  -- What the site made of the place, as in `location_verdicts` (R21).
  add column country text,
  add column place_verdict text,
  -- Null where the stake does not fix it.
  add column possible_minor bigint;

-- A member, `vendor:<code>`, an operator, or `job:<name>`.
alter table bet_revisions add column actor text;

-- A round that waits is booked as a bet when it is over, from wherever; it was placed when it was opened.
alter table open_rounds
  add column channel text, add column country text, add column place_verdict text;

-- Calls of a vendor name neither: its bets come from where the game was opened.
alter table vendor_sessions
  add column channel text, add column country text, add column place_verdict text;
