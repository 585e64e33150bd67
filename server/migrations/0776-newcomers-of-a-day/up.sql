-- Who took a place in the tree on a day, for the digest of agents (agents-loyalty-money.md G).
create index tree_positions_taken on tree_positions (taken_at);
