import { createHash } from 'node:crypto';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { SiteConfiguration } from '../../site/index.ts';
import { isInOneForm } from '../compact-token.ts';
import type { FirebaseSettings } from '../sign-in-settings.ts';
import type { CodeFault } from './use-cases/check-code.ts';
import type { NumberProof } from './number-proof.ts';

/** A number that was proven longer ago proves nothing of who sits there now. */
const freshSeconds = 600;
/** How far the provider's clock may be before ours. */
const skewSeconds = 60;
const googleKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const claimsOfPhone = z.object({
  /** One project; a token for others as well may have come by way of them. */
  aud: z.string(),
  iat: z.number(),
  sub: z.string().min(1).max(128),
  auth_time: z.number(),
  phone_number: z.string(),
  firebase: z.object({ sign_in_provider: z.literal('phone') }),
});

/** Reads a token; `auth/unknown` when its keys cannot be had. */
export type ReadFirebase = (
  token: { readonly text: string; readonly number: string },
  project: NonNullable<SiteConfiguration['firebase']>,
  now: Temporal.Instant,
) => Promise<NumberProof | CodeFault | 'auth/unknown'>;

/**
 * Checks ID tokens of Firebase (R69): signature, issuer, audience and age, that a phone was the way
 * in, and that it is the number of the form. Runs outside of any transaction.
 */
export function firebaseReader(parts: {
  readonly settings: FirebaseSettings | undefined;
  readonly log: Logger;
}): ReadFirebase {
  const { settings, log } = parts;
  const url = new URL(settings?.keys ?? googleKeys);
  const timeoutDuration = settings?.timeoutMilliseconds ?? 3000;
  const keys: JWTVerifyGetKey = createRemoteJWKSet(url, { timeoutDuration });

  return async ({ text, number }, { projectId }, now) => {
    if (text === '') {
      return 'auth/missing-verification-code';
    }
    if (!isInOneForm(text)) {
      return 'auth/invalid-verification-code';
    }
    try {
      const { payload } = await jwtVerify(text, keys, {
        algorithms: ['RS256'],
        issuer: settings?.issuer ?? `https://securetoken.google.com/${projectId}`,
        audience: settings?.audience ?? projectId,
        requiredClaims: ['exp', 'iat'],
        clockTolerance: skewSeconds,
        currentDate: new Date(now.epochMilliseconds),
      });
      return proofOf(payload, number, now);
    } catch (error) {
      const fault = faultOf(error);
      if (fault === 'auth/unknown') {
        log.error({ err: error }, 'the keys of Firebase were not read');
      }
      return fault;
    }
  };
}

function proofOf(
  payload: JWTPayload,
  number: string,
  now: Temporal.Instant,
): NumberProof | CodeFault {
  const claims = claimsOfPhone.safeParse(payload);
  if (!claims.success || claims.data.phone_number !== number) {
    return 'auth/invalid-verification-code';
  }
  const { sub, iat, auth_time: provenSeconds } = claims.data;
  const nowSeconds = now.epochMilliseconds / 1000;
  if (nowSeconds - provenSeconds >= freshSeconds) {
    return 'auth/code-expired';
  }
  if (Math.max(provenSeconds, iat) - nowSeconds >= skewSeconds) {
    return 'auth/invalid-verification-code';
  }
  // A token can be had anew of the same sign-in with Firebase; the sign-in itself counts once.
  const hash = createHash('sha256')
    .update(`firebase:${sub}:${String(provenSeconds)}`)
    .digest();
  return { kind: 'firebase', hash, until: now.add({ seconds: freshSeconds + skewSeconds }) };
}

/** What is wrong with a token is the browser's fault; that its keys did not come is not. */
function faultOf(error: unknown): CodeFault | 'auth/unknown' {
  if (error instanceof errors.JWTExpired) {
    return 'auth/code-expired';
  }
  return wrongTokens.some((kind) => error instanceof kind)
    ? 'auth/invalid-verification-code'
    : 'auth/unknown';
}

const wrongTokens = [
  errors.JWTInvalid,
  errors.JWTClaimValidationFailed,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
];
