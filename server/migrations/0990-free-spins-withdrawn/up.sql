-- Rounds that went back before they were played: the deposit that they were given for was taken
-- back by its provider (agents-loyalty-money.md D8).
alter table free_spins
  add column spins_withdrawn int not null default 0,
  add constraint free_spins_withdrawn
    check (spins_withdrawn between 0 and spins_given - spins_left);
grant update (spins_withdrawn) on free_spins to portal_app;
