-- The round of a public beacon that decides an issue together with its seed: named when the issue
-- is made, signed after its sale is sealed (R137). Issues of before, and of games without a beacon,
-- name none.
alter table lottery_issues
  add column beacon_round bigint check (beacon_round > 0),
  add column beacon_key text check (beacon_key ~ '^[0-9a-f]{192}$'),
  add column beacon_signature text check (beacon_signature ~ '^[0-9a-f]{96}$'),
  add constraint issues_beacon check (
    (beacon_round is null) = (beacon_key is null)
    and (beacon_signature is null or (beacon_round is not null and sealed_at is not null)));
-- A round that was named stands for ever; only its signature comes later.
grant update (beacon_signature) on lottery_issues to portal_app;
create index lottery_issues_to_sign on lottery_issues (draws_at)
  where state = 'closed' and beacon_round is not null and beacon_signature is null;

-- Whether the beacon answers. Games that need it take no bets while it does not.
create table lottery_beacons (
  public_key text primary key,
  is_answering boolean not null,
  -- Why it does not, for operators.
  fault text,
  checked_at timestamptz not null,
  constraint beacons_told check (is_answering = (fault is null))
);
grant update (is_answering, fault, checked_at) on lottery_beacons to portal_app;
