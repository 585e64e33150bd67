-- What stands in a round is sought by its member. An index that begins with the sender has a rival in
-- the primary key: a plan made while the table was small took that one, and read all of a sender.
drop index bet_transactions_by_round;
create index bet_transactions_by_round on bet_transactions (member_id, round_id)
  where round_id is not null;
