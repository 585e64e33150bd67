-- Where a provider tells what became of a payment is a setting of the site. What a request said of it
-- may be the address of its sender, who would then hear of it instead of us.
alter table withdrawals drop column site_url;
alter table withdrawal_payouts drop column site_url;
