-- What items of the mall that one operator put there or changed alone can give: counted with what
-- they give otherwise (R53, R106). Only a new table: dropping it undoes it.
create table goods_promises (
  position bigint generated always as identity primary key,
  goods_id text not null references point_goods (id),
  made_by text not null,
  made_at timestamptz not null,
  amount_minor bigint not null check (amount_minor > 0)
);
create index goods_promises_of_maker on goods_promises (made_by, made_at);
