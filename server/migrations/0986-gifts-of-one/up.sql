-- What one operator gave or promised through promotions, raffles and invitations without a second person: it is counted
-- for a day with gifts, rains, applications, missions and boards (R53, R106). Rows are added and never changed. Only a
-- new table: dropping it undoes it; what was published before counts for nobody.
create table gifts_alone (
  id bigint generated always as identity primary key,
  operator_id text not null,
  act text not null check (act in ('promotion.publish', 'promotion.change', 'raffle.create',
                                   'referral.approve')),
  subject_id text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  given_at timestamptz not null
);
create index gifts_alone_of on gifts_alone (operator_id, given_at);
