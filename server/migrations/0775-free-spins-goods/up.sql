-- Goods of the points mall that are rounds of a slot (agents-loyalty-money.md D2, FREEBET); an order
-- keeps the rounds as they were when it was made.
alter table point_goods drop constraint point_goods_kind_check;
alter table point_goods add column free_spins jsonb,
  add constraint point_goods_kind_check
    check (kind in ('PHYSICAL', 'VIRTUAL', 'CASH', 'FREEBET')),
  add constraint point_goods_free_spins check ((kind = 'FREEBET') = (free_spins is not null));

alter table redeems drop constraint redeems_kind_check;
alter table redeems add column free_spins jsonb,
  add constraint redeems_kind_check
    check (kind in ('PHYSICAL', 'VIRTUAL', 'CASH', 'FREEBET')),
  add constraint redeems_free_spins check ((kind = 'FREEBET') = (free_spins is not null));
