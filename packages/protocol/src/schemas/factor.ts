import { z } from 'zod';
import { memberProofs, secondFactors, stepUpKinds, typedProofs } from '../factors.ts';
import { deviceId, sessionId } from './ids.ts';
import { instantText } from './wire.ts';

/** A code of an authenticator, or one that was written down. */
const code = z.string().trim().min(6).max(40);

/** Brought by the call of a sign-in that was answered with `second_factor_required`. */
export const secondFactor = z.strictObject({ kind: z.enum(secondFactors), code });

export const stepUpBody = z.strictObject({
  kind: z.enum(typedProofs),
  proof: z.string().min(1).max(256),
});

export const memberStepUpBody = stepUpBody.extend({ kind: z.enum(memberProofs) });

export const confirmBody = z.strictObject({ code });

/** Where an account stands: what is bound, what the site asks for. */
export const securityReply = z.strictObject({
  authenticatorSince: instantText.nullable(),
  /** Not used yet. */
  recoveryCodes: z.int(),
  /** The site wants a second factor of this account. */
  isFactorRequired: z.boolean(),
  /** What proves now that the owner is there. */
  proofs: z.array(z.enum(stepUpKinds)),
  /** Until then sensitive acts need no new proof. */
  provenUntil: instantText.nullable(),
});

/** Shown once, to be scanned or typed in; nobody can read it again. */
export const authenticatorReply = z.strictObject({ secret: z.string(), address: z.string() });

/** Shown once. */
export const recoveryReply = z.strictObject({ recoveryCodes: z.array(z.string()) });

export const stepUpReply = z.strictObject({ provenUntil: instantText });

const sessionRow = z.strictObject({
  id: sessionId,
  isCurrent: z.boolean(),
  /** What the browser says that it is; empty where it said nothing. */
  browser: z.string(),
  ip: z.string(),
  signedInAt: instantText,
  lastSeenAt: instantText,
  /** Absent while the session is open. */
  endedAt: instantText.nullable(),
});

/** The same of somebody else, with what the operator who looks may do. */
export const sessionsOfReply = z.strictObject({
  sessions: z.array(sessionRow.omit({ isCurrent: true })),
  abilities: z.array(z.literal('end')),
});
export const sessionsReply = z.strictObject({ sessions: z.array(sessionRow) });
export const sessionParams = z.strictObject({ id: sessionId });

const deviceRow = z.strictObject({
  id: deviceId,
  isCurrent: z.boolean(),
  /** Its owner has shown who they are with it. */
  isTrusted: z.boolean(),
  /** What the browser says that it is; empty where it said nothing. */
  browser: z.string(),
  firstSeenAt: instantText,
  lastSeenAt: instantText,
});

export const devicesReply = z.strictObject({ devices: z.array(deviceRow) });
export const deviceParams = z.strictObject({ id: deviceId });
