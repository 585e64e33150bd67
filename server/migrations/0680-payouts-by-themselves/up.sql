-- What nobody has to look at may be handed to a provider without a person, so that it is paid within
-- the promised time (agents-loyalty-money.md E5). Where its member reached the site is where the
-- provider tells what became of it.
alter table withdrawals add column site_url text;
-- Null where no person sent it.
alter table withdrawal_payouts alter column sent_by drop not null;
create index withdrawals_to_send on withdrawals (site_id, id)
  where closed_at is null and approved_by is null and state in ('APPROVED', 'PAYING');
