-- From where a provider may call us: addresses and blocks with a space between them; empty for every one
-- (agents-loyalty-money.md E3).
alter table payment_providers add column callers text not null default '';
grant update (callers) on payment_providers to portal_app;
