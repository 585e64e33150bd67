-- Which deposit an invitation stands on: one that its provider takes back is none (agents-loyalty-money.md D9).
alter table referrals add column first_deposit_id text;
grant update (first_deposit_id) on referrals to portal_app;
