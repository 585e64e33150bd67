-- What the desk sets for channels and providers: beside limits also order, fees, hours and words.
-- A column that is null is as the configuration of the site has it.
alter table deposit_channels
  add column version integer not null default 1 check (version > 0),
  add column place smallint check (place > 0),
  add column daily_minor bigint check (daily_minor > 0),
  add column fee_fixed_minor bigint check (fee_fixed_minor >= 0),
  add column fee_parts_per_million integer check (fee_parts_per_million between 0 and 999999),
  add column fee_least_minor bigint check (fee_least_minor >= 0),
  add column fee_most_minor bigint check (fee_most_minor >= 0),
  -- Hours of the site's clock, 09:00; both or none. One that ends earlier than it begins goes over midnight.
  add column opens_at text check (opens_at ~ '^[0-2][0-9]:[0-5][0-9]$'),
  add column closes_at text check (closes_at ~ '^[0-2][0-9]:[0-5][0-9]$'),
  -- What members read at the channel, by language.
  add column notes jsonb not null default '{}',
  add constraint deposit_channels_hours check ((opens_at is null) = (closes_at is null));
grant update (version, place, daily_minor, fee_fixed_minor, fee_parts_per_million, fee_least_minor,
              fee_most_minor, opens_at, closes_at, notes) on deposit_channels to portal_app;

-- What the desk sets for a provider. Its address stays with those who run the machine.
alter table payment_providers
  add column version integer not null default 1 check (version > 0),
  add column takes_deposits boolean not null default true,
  add column sends_payouts boolean not null default true,
  add column place smallint not null default 1 check (place > 0),
  add column least_payout_minor bigint check (least_payout_minor > 0),
  add column most_payout_minor bigint check (most_payout_minor > 0),
  -- Codes with a space between them; empty for every currency.
  add column currencies text not null default '',
  add column keys_changed_at timestamptz;
grant update (version, takes_deposits, sends_payouts, place, least_payout_minor, most_payout_minor,
              currencies, keys_changed_at) on payment_providers to portal_app;
