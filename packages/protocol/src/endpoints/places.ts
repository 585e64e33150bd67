import { z } from 'zod';
import { deliveryChannels } from '../deliveries.ts';
import { endpoint } from '../endpoint.ts';
import { placeCodes, placeWays } from '../places.ts';
import { ownCodePurposes } from '../protected-money.ts';
import { passkeyResponse } from '../schemas/passkey.ts';
import { codeText, geetest } from '../schemas/sign-in.ts';

const base = '/wps/security/place';
const payeeName = z.string().max(255).optional();

export const readPlace = endpoint({
  method: 'GET',
  path: base,
  summary: 'Whether this session is from an address that the member never used, and the ways on.',
  access: 'member',
  rate: 'read',
  reply: z.strictObject({
    isVerified: z.boolean(),
    /** `shown` is the number or address, most of it hidden; empty for what shows itself. */
    ways: z.array(z.strictObject({ kind: z.enum(placeWays), shown: z.string() })),
    /** In addition to a code, never in its place (X8). */
    asksPayeeName: z.boolean(),
  }),
  errors: [],
});

export const sendPlaceCode = endpoint({
  method: 'POST',
  path: `${base}/code`,
  summary: 'Sends a code to the number or the address that the signed-in member has proven.',
  access: 'member',
  rate: 'codes',
  body: z.strictObject({
    kind: z.enum(deliveryChannels),
    /** What the code is for; by itself for the new place, or for a transfer. */
    purpose: z.enum(ownCodePurposes).optional(),
    captcha: z.string().trim().max(20).optional(),
    ...geetest,
  }),
  reply: z.strictObject({ expiredMinutes: z.int() }),
  errors: [
    'auth/operation-not-allowed',
    'auth/too-many-requests',
    'codes_used_up',
    'auth/quota-exceeded',
    'auth/captcha-check-failed',
    'captcha_unreachable',
  ],
});

export const verifyPlace = endpoint({
  method: 'PUT',
  path: base,
  summary: 'Shows by a code who sits at a new address; the session may then do everything.',
  access: 'member',
  rate: 'credentials',
  encrypted: true,
  body: z.strictObject({ kind: z.enum(placeCodes), code: codeText, payeeName }),
  reply: z.strictObject({}),
  errors: ['proof_incorrect', 'login_throttled'],
});

export const verifyPlaceByPasskey = endpoint({
  method: 'PUT',
  path: `${base}/passkey`,
  summary: 'Shows by a passkey who sits at a new address; the session may then do everything.',
  access: 'member',
  rate: 'credentials',
  encrypted: true,
  body: z.strictObject({ response: passkeyResponse, payeeName }),
  reply: z.strictObject({}),
  errors: ['proof_incorrect', 'passkey_refused', 'login_throttled'],
});
