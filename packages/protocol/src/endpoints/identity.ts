import { z } from 'zod';
import { memberAbilities } from '../abilities.ts';
import { captchaActions } from '../captcha.ts';
import { endpoint } from '../endpoint.ts';
import { secondFactor } from '../schemas/factor.ts';
import { memberId } from '../schemas/ids.ts';
import { passkeyResponse } from '../schemas/passkey.ts';
import { codeText, geetest, signedIn } from '../schemas/sign-in.ts';
import { socialTicket } from '../schemas/social.ts';
import { amountText, currencyText } from '../schemas/wire.ts';

const shortText = z.string().max(255).optional();

const contractFlags = z.strictObject({
  /** Whether the site tells agents at the login what waits for them; without it nobody asks. */
  agentPolicy: z.boolean(),
  enableCt: z.boolean(),
  salary: z.boolean(),
  dailySalary: z.boolean(),
  hourSalary: z.boolean(),
  agentRealtimeSalary: z.boolean(),
});

const memberInfo = z.strictObject({
  id: memberId,
  account: z.string(),
  nickname: z.string(),
  /** The drawing that the member chose; null for the one that follows from the name. */
  avatar: z.int().nullable(),
  type: z.int(),
  isAgent: z.boolean(),
  isTrial: z.boolean(),
  currency: currencyText,
  currencySymbol: z.string(),
  abilities: z.array(z.enum(memberAbilities)),
  /** Which pages of contracts an agent has (portal.md 3, Home state); none for everybody else. */
  contracts: contractFlags,
  /** Of the VIP ladder (portal.md 3); 0 where there is none. */
  vipRankLevel: z.int(),
  /** Not during a break, an exclusion or where gifts are stopped: no offer reaches them (R13). */
  hearsOffers: z.boolean(),
  /** Whether there is somebody above to whom the site lets money go (MC-10). */
  sendsUp: z.boolean(),
});

export const logIn = endpoint({
  method: 'POST',
  path: '/wps/session/login',
  summary: 'Signs a member in by username and password, or by mobile number and code.',
  access: 'visitor',
  rate: 'credentials',
  encrypted: true,
  body: z.strictObject({
    /** The mobile number where `type` is `sms`. */
    username: z.string().trim().max(64),
    /** The code that was sent there where `type` is `sms`. */
    password: z.string().max(256),
    captcha: z.string().trim().max(20).optional(),
    type: z.enum(['username', 'sms']).optional(),
    countryDialingCode: z.string().max(8).optional(),
    /** The page of agents: whoever is none is refused. */
    agentLogin: z.boolean().optional(),
    /** Whether the browser stays signed in when it is closed, for a day at most. */
    rememberMe: z.boolean().optional(),
    factor: secondFactor.optional(),
    /** What a device signed, in the place of a typed factor. */
    passkey: passkeyResponse.optional(),
    ...geetest,
  }),
  reply: signedIn,
  errors: [
    'in_incorrect_password',
    'captcha_required',
    'captcha_incorrect',
    'captcha_unreachable',
    'second_factor_required',
    'second_factor_incorrect',
    'account_locked',
    'login_throttled',
    'non_member_account',
    'error_not_agent',
    'auth/operation-not-allowed',
    'auth/missing-phone-number',
    'auth/invalid-phone-number',
    'auth/missing-verification-code',
    'auth/invalid-verification-code',
    'auth/code-expired',
  ],
});

export const openTrial = endpoint({
  method: 'POST',
  path: '/wps/session/login/freeplay',
  gateway3: true,
  summary: 'Signs a visitor in to a trial account that holds fun money.',
  access: 'visitor',
  rate: 'credentials',
  encrypted: true,
  body: z.strictObject({
    os: z.string().max(60).optional(),
    platform: z.literal('W').optional(),
    /**
     * The random string that older clients send. It is not used: the JWE header proves that the
     * call is fresh.
     */
    random: z.string().max(500).optional(),
    /** The visitor says to be as old as the site asks; needed where the jurisdiction wants it. */
    ageConfirmed: z.literal(true).optional(),
  }),
  reply: signedIn,
  errors: ['free_play_disabled', 'age_not_proven', 'age_not_confirmed'],
});

export const resumeSession = endpoint({
  method: 'POST',
  path: '/wps/session/resume',
  summary: 'Gives a new tab its own token from the session cookie.',
  access: 'visitor',
  rate: 'write',
  reply: signedIn,
  errors: ['not_signed_in'],
});

export const logOut = endpoint({
  method: 'DELETE',
  path: '/wps/session/logout',
  summary: 'Ends the session on the server and clears what the browser keeps.',
  access: 'session',
  whileRestricted: true,
  rate: 'write',
  reply: z.strictObject({}),
  errors: [],
});

const captchaQuery = z.strictObject({ action: z.enum(captchaActions).optional() });

export const readCaptcha = endpoint({
  method: 'GET',
  path: '/wps/captcha',
  summary:
    'A fresh picture as base64 PNG, used once within five minutes; none before GeeTest’s check.',
  access: 'visitor',
  rate: 'codes',
  always: true,
  query: captchaQuery.extend({ kind: z.literal('geetest').optional() }),
  reply: z.string(),
  errors: ['auth/operation-not-allowed'],
});

export const readCaptchaPuzzle = endpoint({
  method: 'GET',
  path: '/wps/captcha/puzzle',
  summary: 'A puzzle that a device works out by itself; its answer takes the place of a picture’s.',
  access: 'visitor',
  rate: 'codes',
  always: true,
  query: captchaQuery,
  /** The parameters of ALTCHA: the counter whose derived key begins with the prefix is searched. */
  reply: z.strictObject({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: z.string(),
    salt: z.string(),
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: z.string(),
  }),
  errors: ['auth/operation-not-allowed'],
});

const chosenPassword = {
  password: z.string().max(256),
  confirmPassword: z.string().max(256),
};

/** The registration user of portal.md 3, beside name and password. */
const registrationUser = {
  payeeName: shortText,
  email: shortText,
  qqNum: shortText,
  mobileNum: shortText,
  recommenderId: shortText,
  captcha: shortText,
  verificationCode: codeText.optional(),
  /** In the place of a code: Firebase sent one, and the token says that it was typed in rightly. */
  firebaseChannel: z.literal('sms').optional(),
  firebaseIdToken: z.string().max(6000).optional(),
  affiliateCode: shortText,
  paymentPassword: shortText,
  line: shortText,
  whatsapp: shortText,
  facebook: shortText,
  wechat: shortText,
  idNumber: shortText,
  referralCode: shortText,
  domain: shortText,
  login: z.boolean().optional(),
  countryDialingCode: z.string().max(8).optional(),
  registerUrl: z.string().max(2000).optional(),
  registerMethod: z.literal('WEB').optional(),
  ageConfirmed: z.literal(true).optional(),
  termsAccepted: z.literal(true).optional(),
  /** An account elsewhere that signs the new member in from then on. */
  socialTicket: socialTicket.optional(),
  ...geetest,
};

/** The values of a session are there when `login` was asked for. */
const registered = z.strictObject({
  ...signedIn.partial().shape,
  id: memberId,
  account: z.string(),
});

const registrationErrors = [
  'registration_closed',
  'auth/missing-phone-number',
  'auth/invalid-phone-number',
  'password_weak',
  'login_throttled',
  'captcha_required',
  'captcha_incorrect',
  'captcha_unreachable',
  'auth/missing-verification-code',
  'auth/invalid-verification-code',
  'auth/code-expired',
  'auth/unknown',
  'registration_refused',
  'invitation_code_error',
  'username_taken',
  'mobile_taken',
  'social_expired',
  'social_taken',
] as const;

export const register = endpoint({
  method: 'PUT',
  path: '/wps/member/register',
  summary: 'Opens a member account; with `login` it signs in as well.',
  access: 'visitor',
  rate: 'credentials',
  encrypted: true,
  body: z.strictObject({ ...registrationUser, username: z.string().max(255), ...chosenPassword }),
  reply: registered,
  errors: registrationErrors,
});

export const registerMobile = endpoint({
  method: 'PUT',
  path: '/wps/member/register/mobile',
  summary: 'Opens a member account whose name is the mobile number.',
  access: 'visitor',
  rate: 'credentials',
  encrypted: true,
  body: z.strictObject({
    ...registrationUser,
    /** A password is asked for with MOBILENUMPASSREG3, and refused without it. */
    password: chosenPassword.password.optional(),
    confirmPassword: chosenPassword.confirmPassword.optional(),
  }),
  reply: registered,
  errors: [...registrationErrors, 'auth/operation-not-allowed'],
});

export const readMemberInfo = endpoint({
  method: 'GET',
  path: '/wps/member/info',
  summary: 'The signed-in member and what the screens may offer.',
  access: 'session',
  rate: 'read',
  reply: memberInfo,
  errors: [],
});

export const readBalance = endpoint({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  summary: 'What the member may spend now; fun money for a trial account.',
  access: 'session',
  rate: 'read',
  reply: z.strictObject({
    balance: amountText,
    currency: currencyText,
    currencySymbol: z.string(),
  }),
  errors: [],
});
