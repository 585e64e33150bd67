import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { geetest, phoneText } from '../schemas/sign-in.ts';

const sent = z.strictObject({
  /** How long the code is good for; the form counts as long until it may ask for another. */
  expiredMinutes: z.int().min(1),
});

const proof = {
  countryDialingCode: z.string().max(8).optional(),
  captcha: z.string().trim().max(20).optional(),
  ...geetest,
};

export const sendLoginCode = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  summary: 'Sends a code to a member who is not signed in; the answer is alike for every number.',
  access: 'visitor',
  rate: 'codes',
  body: z.strictObject({
    mobileNum: phoneText,
    /** `password` for a forgotten one; a code is good for one purpose only. */
    purpose: z.enum(['login', 'password']).optional(),
    ...proof,
  }),
  reply: sent,
  errors: [
    'auth/operation-not-allowed',
    'auth/missing-phone-number',
    'auth/invalid-phone-number',
    'auth/too-many-requests',
    'codes_used_up',
    'auth/quota-exceeded',
    'auth/captcha-check-failed',
    'captcha_unreachable',
  ],
});

export const sendRegisterCode = endpoint({
  method: 'POST',
  path: '/wps/verification/sms/register',
  summary: 'Sends a code that proves a mobile number at registration.',
  access: 'visitor',
  rate: 'codes',
  body: z.strictObject({ mobileNo: phoneText, ...proof }),
  reply: sent,
  errors: [
    'auth/operation-not-allowed',
    'auth/missing-phone-number',
    'auth/invalid-phone-number',
    'auth/too-many-requests',
    'codes_used_up',
    'auth/quota-exceeded',
    'auth/captcha-check-failed',
    'captcha_unreachable',
  ],
});
