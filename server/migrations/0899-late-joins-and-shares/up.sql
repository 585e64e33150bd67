-- Credited deposits that served no promotion; one that is joined soon after may still count them
-- (agents-loyalty-money.md D8, retroMinutes). They are of use for a day.
create table unserved_deposits (
  deposit_id text primary key,
  member_id text not null references members (id),
  amount_minor bigint not null check (amount_minor > 0),
  credited_at timestamptz not null,
  -- How many the member was credited before it.
  credited_before int not null check (credited_before >= 0)
);
create index unserved_deposits_of_member on unserved_deposits (member_id, credited_at);
grant delete on unserved_deposits to portal_app;
-- A share of what friends play, and proven papers of them, of rules that say so (D9); those that
-- stand do not.
alter table referral_rules
  add column share_basis_points int not null default 0 check (share_basis_points between 0 and 100),
  add column needs_identity boolean not null default false;
-- What it came to when its days were over, and when that was reckoned.
alter table referrals
  add column share_minor bigint check (share_minor >= 0),
  add column share_at timestamptz,
  add constraint referrals_share check ((share_minor is null) = (share_at is null));
grant update (share_minor, share_at) on referrals to portal_app;
create index referrals_unshared on referrals (joined_at) where state = 'REWARDED' and share_at is null;
