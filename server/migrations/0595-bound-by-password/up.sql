-- Whoever has a password binds a first factor with it (agents-loyalty-money.md F): a session says when the
-- password was proven in it, and whether a code that was sent was all that opened it. What such a session
-- binds holds the money of the member for a day.
alter table sessions
  add column password_at timestamptz,
  add column is_by_code boolean not null default false;
grant update (password_at) on sessions to portal_app;
alter table money_holds drop constraint money_holds_because_check,
  add constraint money_holds_because_check
    check (because in ('phone_changed', 'email_changed', 'payment_password_reset', 'password_reset',
                       'factor_dropped', 'factor_bound'));
