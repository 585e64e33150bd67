/** What proves at a sign-in, beside the password, that its owner is there. */
export const secondFactors = ['authenticator', 'recovery_code'] as const;
export type SecondFactor = (typeof secondFactors)[number];

/** What is typed in to prove it again; the password only where no factor is bound. */
export const typedProofs = [...secondFactors, 'password'] as const;
export type TypedProof = (typeof typedProofs)[number];

/** What a member types in: also a code that was sent to the number that they have proven. */
export const memberProofs = [...typedProofs, 'sms'] as const;
export type MemberProof = (typeof memberProofs)[number];

/** What proves it again before a sensitive act. */
export const stepUpKinds = [...memberProofs, 'passkey'] as const;
export type StepUpKind = (typeof stepUpKinds)[number];

/** A proof is fresh for this long (R67). */
export const stepUpSeconds = 300;
