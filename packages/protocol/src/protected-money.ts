/** What replaces a payment password: the one of before, or a code to a contact that is not new. */
export const paymentResets = ['former', 'sms', 'email'] as const;
export type PaymentReset = (typeof paymentResets)[number];

/** What a code to the own number or address is for; it is good for nothing else (R64). */
export const ownCodePurposes = ['place', 'step_up', 'transfer', 'contact', 'payment'] as const;
export type OwnCodePurpose = (typeof ownCodePurposes)[number];

/** Why money of a member goes to nobody for a day (agents-loyalty-money.md F). */
export const moneyHoldCauses = [
  'phone_changed',
  'email_changed',
  'payment_password_reset',
  'password_reset',
  'factor_dropped',
  'factor_bound',
] as const;

/** What a member lost and two operators take off the account. */
export const releasedProtections = ['sms', 'email', 'payment_password'] as const;
export type ReleasedProtection = (typeof releasedProtections)[number];
