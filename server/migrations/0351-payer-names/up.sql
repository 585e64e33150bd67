-- Whose name stood at the bank with a transfer by hand: another one than the member's lies aside for
-- a person (agents-loyalty-money.md E2). Null for orders of before, and for what a provider takes.
-- Undone by dropping the column.
alter table deposits add column payer_name text check (payer_name <> '');
grant update (payer_name) on deposits to portal_app;
