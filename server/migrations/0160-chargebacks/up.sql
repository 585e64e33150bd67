-- A payment that was credited may be taken back by its provider: under which reference, when, and
-- how much of it the member had spent already, which the house bears. It only adds columns that
-- start empty, so there is nothing to compare before and after, and dropping them undoes it.
alter table deposits
  add column chargeback_reference text,
  add column charged_back_at timestamptz,
  add column chargeback_short_minor bigint check (chargeback_short_minor >= 0),
  add constraint deposits_chargeback check (
    (chargeback_reference is null) = (charged_back_at is null)
    and (chargeback_reference is null) = (chargeback_short_minor is null));

-- A reference takes one payment back.
create unique index deposits_chargeback_reference on deposits (provider, chargeback_reference)
  where chargeback_reference is not null;
create index deposits_charged_back on deposits (provider, charged_back_at)
  where charged_back_at is not null;

grant update (chargeback_reference, charged_back_at, chargeback_short_minor) on deposits to portal_app;
