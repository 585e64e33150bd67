-- An item of the mall may ask for so much of deposits in the last thirty days
-- (agents-loyalty-money.md D2, minDeposit30d). Items that stand ask for none.
alter table point_goods
  add column min_deposit30d_minor bigint not null default 0 check (min_deposit30d_minor >= 0);
