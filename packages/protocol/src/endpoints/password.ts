import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { acceptedPatterns } from '../registration-fields.ts';
import { secondFactor } from '../schemas/factor.ts';
import { passkeyResponse } from '../schemas/passkey.ts';
import { codeText, geetest, phoneText, signedIn } from '../schemas/sign-in.ts';

const password = z.string().max(256);

export const changePassword = endpoint({
  method: 'POST',
  path: '/wps/member/password',
  summary: 'Replaces the own password; every other session ends, and this one is a new one.',
  access: 'member',
  whileRestricted: true,
  verifiedPlace: true,
  rate: 'credentials',
  encrypted: true,
  body: z.strictObject({
    /** Not looked at in a session that was opened to change the password: it proved it. */
    oldPassword: password.optional(),
    newPassword: password,
    confirmNewPassword: password,
    captcha: z.string().trim().max(20).optional(),
    /** Whoever got an account that somebody else opened says these once (portal.md 5). */
    ageConfirmed: z.literal(true).optional(),
    termsAccepted: z.literal(true).optional(),
    ...geetest,
  }),
  reply: signedIn,
  errors: [
    'password_weak',
    'login_throttled',
    'captcha_required',
    'captcha_incorrect',
    'captcha_unreachable',
    'old_password_incorrect',
  ],
});

export const readConsentNeed = endpoint({
  method: 'GET',
  path: '/wps/member/consent',
  summary: 'What is still to be said before the own account may play: the age, the terms.',
  access: 'session',
  whileRestricted: true,
  rate: 'read',
  reply: z.strictObject({
    /** The years that are to be confirmed; null where nobody asks. */
    age: z.int().nullable(),
    terms: z.boolean(),
  }),
  errors: [],
});

export const forgetPassword = endpoint({
  method: 'POST',
  path: '/wps/member/password/email',
  summary: 'Sends a temporary password, if name and address belong together; always answers alike.',
  access: 'visitor',
  rate: 'codes',
  form: true,
  body: z.strictObject({
    username: z.string().trim().min(1).max(255),
    email: z.string().trim().max(254).regex(new RegExp(acceptedPatterns.email, 'u')),
  }),
  reply: z.strictObject({ code: z.literal('in_been_out') }),
  errors: ['login_throttled'],
});

export const resetPassword = endpoint({
  method: 'POST',
  path: '/wps/member/password/verification',
  summary: 'Sets a new password by a code that was sent to the mobile number, and signs in.',
  access: 'visitor',
  rate: 'credentials',
  encrypted: true,
  body: z.strictObject({
    newPassword: password,
    mobileNum: phoneText,
    countryDialingCode: z.string().max(8).optional(),
    verificationCode: codeText,
    factor: secondFactor.optional(),
    /** What a device signed, in the place of a typed factor. */
    passkey: passkeyResponse.optional(),
  }),
  reply: signedIn,
  errors: [
    'auth/operation-not-allowed',
    'auth/missing-phone-number',
    'auth/invalid-phone-number',
    'auth/missing-verification-code',
    'auth/invalid-verification-code',
    'auth/code-expired',
    'account_locked',
    'password_weak',
    'non_member_account',
    /** A code alone does not pass by a second factor (R66). */
    'second_factor_required',
    'second_factor_incorrect',
    'login_throttled',
  ],
});
