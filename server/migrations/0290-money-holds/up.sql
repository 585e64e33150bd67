-- Until when money of a member goes to nobody else, because a phone, an address or a secret was
-- replaced (agents-loyalty-money.md F): whoever took an account over has to wait in sight of its
-- owner. One line for each cause; the latest end counts.
create table money_holds (
  subject_id text not null,
  because text not null check (because in ('phone_changed', 'email_changed',
    'payment_password_reset', 'password_reset', 'factor_dropped')),
  began_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (subject_id, because)
);
grant update (began_at, ends_at), delete on money_holds to portal_app;
create index money_holds_end on money_holds (ends_at);

-- What a code to the own number or address is for: one code is good for one act of its kind (R64).
alter table verification_codes drop constraint verification_codes_purpose_check,
  add constraint verification_codes_purpose_check
    check (purpose in ('login', 'register', 'password', 'bind', 'place', 'step_up', 'transfer',
      'contact', 'payment'));

-- When a large transfer used up the proof that this session had given: the next one takes another.
alter table sessions add column proof_spent_at timestamptz;
grant update (proof_spent_at) on sessions to portal_app;

-- The road at the desk for who lost the old contact and the old payment password.
grant delete on payment_passwords to portal_app;
