/** What shows that whoever registers holds the number; it is used up with the account. */
export type NumberProof =
  | { readonly kind: 'code'; readonly id: string }
  /** A sign-in with Firebase, which counts once, and until when it would count again. */
  | { readonly kind: 'firebase'; readonly hash: Buffer; readonly until: Temporal.Instant };
