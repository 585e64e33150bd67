-- The tree of a seal by its levels, in pieces of 64 digests: a receipt reads the few that its path
-- needs, whatever was sold (R46). Written with the seal; issues that were sealed before have none,
-- and their paths are made from their leaves.
create table lottery_seal_levels (
  issue_id bigint not null references lottery_issues (id),
  -- 0 for the tickets themselves.
  level int not null check (level >= 0),
  -- The place of the first digest of the piece, by 64.
  piece int not null check (piece >= 0),
  -- Of level 0: the ticket of the first digest.
  first_ticket text,
  digests bytea not null check (octet_length(digests) between 32 and 2048),
  constraint levels_first check ((level = 0) = (first_ticket is not null)),
  primary key (issue_id, level, piece)
);
revoke update, delete, truncate on lottery_seal_levels from portal_app;
create index lottery_seal_levels_by_ticket
  on lottery_seal_levels (issue_id, first_ticket collate "C") where level = 0;
