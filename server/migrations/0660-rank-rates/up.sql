-- The rebate of a rank by category (agents-loyalty-money.md A7, D3): the newest row that is in effect on a
-- day of the site counts, so that play of that day keeps its rates. It only makes a table.
create table vip_rank_rates (
  rank int not null check (rank between 0 and 50),
  effective_on date not null,
  -- Parts per million, in the order of the categories of the rules.
  rates integer[] not null
    check (cardinality(rates) = 9 and array_position(rates, null) is null and 0 <= all (rates)),
  primary key (rank, effective_on)
);
grant update (rates) on vip_rank_rates to portal_app;
