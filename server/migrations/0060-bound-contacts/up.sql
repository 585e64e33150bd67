-- A code proves a number or an address that a signed-in member binds, too (MC-02).
alter table verification_codes drop constraint verification_codes_purpose_check,
  add constraint verification_codes_purpose_check
    check (purpose in ('login', 'register', 'password', 'bind'));

-- A member chooses the second secret anew.
grant update (password_hash, set_at) on payment_passwords to portal_app;
