-- Who stood right below an agent until a day: their figures of then are the agent's for ever
-- (agents-loyalty-money.md A5). Nothing that stands changes with it.
create index tree_past_lines_direct on tree_past_lines
  ((upline[cardinality(upline)]), until_day);
