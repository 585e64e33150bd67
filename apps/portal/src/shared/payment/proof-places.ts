/** Where the refusals of a payment password stand in a form. */
export const proofPlaces = {
  payment_password_missing: 'paymentPassword',
  payment_password_incorrect: 'paymentPassword',
  payment_proof_required: 'paymentPassword',
  login_throttled: 'paymentPassword',
} as const;
