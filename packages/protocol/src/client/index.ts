/// <reference lib="dom" />
/**
 * The browser's side of the wire, shared by both front ends and the journeys. It knows endpoints by
 * type only: no schema is bundled. Outcomes are values; only `valueOf` throws.
 */
export { createClient } from './client.ts';
export type { Client, ClientSettings } from './client.ts';
export { failureKind } from './failure-kind.ts';
export type { FailureKind } from './failure-kind.ts';
export { sealCall } from './jwe.ts';
export type { PublicKey, SealedCall } from './jwe.ts';
export { landingOf } from './landing.ts';
export type { FailureLanding } from './landing.ts';
export { isLookAgain } from './look-again.ts';
export { createSessionToken } from './session-token.ts';
export type { SessionToken } from './session-token.ts';
export { repeatAfterProof } from './step-up.ts';
export type { ProofAsker } from './step-up.ts';
export { CallFailed, transportCodes, valueOf } from './wire.ts';
export type { Failure, Input, Outcome, TransportCode, Wire } from './wire.ts';

/** A fresh Idempotency-Key; the caller keeps it until the outcome is known. */
export function newIdempotencyKey(): string {
  return crypto.randomUUID();
}
