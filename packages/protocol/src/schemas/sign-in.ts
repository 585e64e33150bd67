import { z } from 'zod';
import { memberId } from './ids.ts';

/** What GeeTest's browser script gives, by its own names; its server says whether it is true. */
export const geetest = {
  lot_number: z.string().max(100).optional(),
  captcha_output: z.string().max(4000).optional(),
  pass_token: z.string().max(500).optional(),
  /** Seconds since 1970. */
  gen_time: z.string().max(20).optional(),
};

/** Which ways in the site offers; `offeredWays` puts them together with the switches. */
export const signInFlags = z.strictObject({
  pwdEnabled: z.boolean(),
  showPhoneLogin: z.boolean(),
  showVerCodeLogin: z.boolean(),
  smsEnabled: z.boolean(),
  mobileReg: z.boolean(),
  mobileRegPass: z.boolean(),
});

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
