import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { stepUpReply } from '../schemas/factor.ts';
import { passkeyId } from '../schemas/ids.ts';
import { passkeyList, passkeyName, passkeyOptions, passkeyResponse } from '../schemas/passkey.ts';
import { signedIn } from '../schemas/sign-in.ts';

const base = '/wps/security/passkeys';
const name = passkeyName;
const response = passkeyResponse;
const params = z.strictObject({ id: passkeyId });

export const readPasskeys = endpoint({
  method: 'GET',
  path: base,
  summary: 'Passkeys of the signed-in member.',
  access: 'member',
  rate: 'read',
  reply: passkeyList,
  errors: [],
});

export const startPasskey = endpoint({
  method: 'POST',
  path: `${base}/options`,
  summary: 'What a device is asked for, so that it makes a passkey.',
  access: 'member',
  verifiedPlace: true,
  rate: 'write',
  stepUp: true,
  reply: passkeyOptions,
  errors: [],
});

export const createPasskey = endpoint({
  method: 'POST',
  path: base,
  summary: 'Binds the passkey that a device has made.',
  access: 'member',
  verifiedPlace: true,
  rate: 'credentials',
  stepUp: true,
  encrypted: true,
  body: z.strictObject({ name, response }),
  reply: z.strictObject({}),
  errors: ['passkey_refused', 'passkey_taken'],
});

export const changePasskey = endpoint({
  method: 'PUT',
  path: `${base}/{id}`,
  summary: 'Gives a passkey another name.',
  access: 'member',
  rate: 'write',
  params,
  body: z.strictObject({ name }),
  reply: z.strictObject({}),
  errors: ['not_found'],
});

export const deletePasskey = endpoint({
  method: 'DELETE',
  path: `${base}/{id}`,
  summary: 'A passkey signs nobody in any more; the last factor stays where the site wants one.',
  access: 'member',
  verifiedPlace: true,
  rate: 'write',
  stepUp: true,
  params,
  reply: z.strictObject({}),
  errors: ['not_found', 'factor_is_required'],
});

export const startPasskeyProof = endpoint({
  method: 'POST',
  path: '/wps/session/passkey',
  summary: 'What a device is asked to sign, so that its owner signs in or proves to be there.',
  access: 'visitor',
  rate: 'credentials',
  body: z.strictObject({ purpose: z.enum(['login', 'prove']) }),
  reply: passkeyOptions,
  errors: [],
});

export const logInByPasskey = endpoint({
  method: 'POST',
  path: '/wps/session/login/passkey',
  summary: 'Signs a member in by a passkey, whose device has made sure of its owner.',
  access: 'visitor',
  rate: 'credentials',
  encrypted: true,
  body: z.strictObject({
    response,
    agentLogin: z.boolean().optional(),
    rememberMe: z.boolean().optional(),
  }),
  reply: signedIn,
  errors: ['passkey_refused', 'account_locked', 'non_member_account', 'error_not_agent'],
});

export const stepUpByPasskey = endpoint({
  method: 'POST',
  path: '/wps/security/step-up/passkey',
  summary: 'Proves anew, by a passkey, that the signed-in member is there.',
  access: 'member',
  rate: 'credentials',
  encrypted: true,
  body: z.strictObject({ response }),
  reply: stepUpReply,
  errors: ['passkey_refused'],
});
