import { z } from 'zod';
import { memberId } from './ids.ts';

/** Fields of a slider check, accepted beside the captcha and read by its provider only. */
export const geetest = {
  geetest_challenge: z.string().max(500).optional(),
  geetest_validate: z.string().max(500).optional(),
  geetest_seccode: z.string().max(500).optional(),
};

/** A mobile number as somebody types it. */
export const phoneText = z.string().max(40);

/** Of a code that was sent (portal.md 5). */
export const codeText = z.string().trim().max(255);

/**
 * What every sign-in answers; the cookie beside it is needed as well (api.md, Sessions). The client
 * keeps the values of portal.md 3 for its screens; the server reads none of them back.
 */
export const signedIn = z.strictObject({
  token: z.string(),
  firstTimeLogin: z.boolean(),
  /** The session can do nothing but change the password (R62). */
  passwordExpired: z.boolean(),
  username: z.string(),
  account: z.string(),
  nickname: z.string(),
  customerId: memberId,
  isAgent: z.boolean(),
  merchant: z.string(),
  merchantCode: z.string(),
  /** `1` for a single wallet (portal.md 7, merchant wallet). */
  merchantWallet: z.literal('1'),
  /** Whether nothing is left to be proven in this session. */
  validate: z.boolean(),
  enableSalary: z.boolean(),
  enableContract: z.boolean(),
});
