-- How members came: what a registration form brought along beside the fields of the profile. Codes
-- stand as they were given; what they came to stands in the tree.
create table registrations (
  member_id text primary key references members (id),
  method text not null check (method <> ''),
  register_url text,
  domain text,
  affiliate_code text,
  referral_code text,
  recommender_id text,
  registered_at timestamptz not null
);

-- The second secret of a member, for money that leaves. Only its hash stands here.
create table payment_passwords (
  subject_id text primary key references credentials (subject_id),
  password_hash text not null check (password_hash like '$argon2id$%'),
  set_at timestamptz not null
);
