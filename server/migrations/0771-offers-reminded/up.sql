-- That the payee of an offer was told once that its time is nearly over (agents-loyalty-money.md G, CONTRACT_EXPIRING).
alter table contracts add column reminded_at timestamptz;
grant update (reminded_at) on contracts to portal_app;
