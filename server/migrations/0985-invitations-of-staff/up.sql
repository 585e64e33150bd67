-- An invitation may be refused because one of the two works for the house (agents-loyalty-money.md D9).
alter table referrals drop constraint referrals_reason_check,
  add constraint referrals_reason_check
    check (reason in ('linked', 'staff', 'friend_excluded', 'window_over', 'deposit_missing',
                      'turnover_missing', 'phone_unverified', 'identity_unverified',
                      'referrer_on_break', 'needs_review', 'refused'));
