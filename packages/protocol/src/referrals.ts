/** Where an invitation stands (agents-loyalty-money.md D9). */
export const referralStates = ['PENDING', 'QUALIFIED', 'REWARDED', 'REJECTED'] as const;
export type ReferralState = (typeof referralStates)[number];

/** What keeps it there, as the desk knows it. */
export const referralReasons = [
  'deposit_missing',
  'turnover_missing',
  'phone_unverified',
  'identity_unverified',
  'window_over',
  'needs_review',
  'referrer_on_break',
  'friend_excluded',
  'linked',
  'staff',
  'refused',
] as const;
export type ReferralReason = (typeof referralReasons)[number];

/**
 * What a member reads of it: nobody learns from the own invitations that a friend is excluded, or
 * what looks like one person.
 */
export const shownReferralReasons = [
  'deposit_missing',
  'turnover_missing',
  'phone_unverified',
  'identity_unverified',
  'window_over',
  'needs_review',
  'not_eligible',
] as const;
export type ShownReferralReason = (typeof shownReferralReasons)[number];
