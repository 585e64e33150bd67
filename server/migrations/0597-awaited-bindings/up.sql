-- What the desk took off is bound anew later, and money waits from then on (agents-loyalty-money.md F).
alter table money_holds add column is_awaiting boolean not null default false;
grant update (is_awaiting) on money_holds to portal_app;
