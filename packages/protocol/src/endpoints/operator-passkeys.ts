import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { stepUpReply } from '../schemas/factor.ts';
import { passkeyId } from '../schemas/ids.ts';
import { passkeyList, passkeyName, passkeyOptions, passkeyResponse } from '../schemas/passkey.ts';

const base = '/api/backoffice/security/passkeys';

export const readOperatorPasskeys = endpoint({
  method: 'GET',
  path: base,
  summary: 'Passkeys of the signed-in operator.',
  access: 'operator',
  rate: 'read',
  always: true,
  withoutFactor: true,
  reply: passkeyList,
  errors: [],
});

export const startOperatorPasskey = endpoint({
  method: 'POST',
  path: `${base}/options`,
  summary: 'What a device is asked for, so that it makes a passkey for an operator.',
  access: 'operator',
  rate: 'write',
  always: true,
  withoutFactor: true,
  stepUp: true,
  reply: passkeyOptions,
  errors: [],
});

export const createOperatorPasskey = endpoint({
  method: 'POST',
  path: base,
  summary: 'Binds the passkey that a device has made; the login asks for it after the password.',
  access: 'operator',
  rate: 'credentials',
  always: true,
  withoutFactor: true,
  stepUp: true,
  encrypted: true,
  body: z.strictObject({ name: passkeyName, response: passkeyResponse }),
  reply: z.strictObject({}),
  errors: ['passkey_refused', 'passkey_taken'],
});

export const changeOperatorPasskey = endpoint({
  method: 'PUT',
  path: `${base}/{id}`,
  summary: 'Gives a passkey of an operator another name.',
  access: 'operator',
  rate: 'write',
  always: true,
  withoutFactor: true,
  params: z.strictObject({ id: passkeyId }),
  body: z.strictObject({ name: passkeyName }),
  reply: z.strictObject({}),
  errors: ['not_found'],
});

export const deleteOperatorPasskey = endpoint({
  method: 'DELETE',
  path: `${base}/{id}`,
  summary: 'Takes a passkey off an operator; the last factor stays where the site wants one.',
  access: 'operator',
  rate: 'write',
  always: true,
  withoutFactor: true,
  stepUp: true,
  params: z.strictObject({ id: passkeyId }),
  reply: z.strictObject({}),
  errors: ['not_found', 'factor_is_required'],
});

export const startOperatorPasskeyProof = endpoint({
  method: 'POST',
  path: '/api/backoffice/session/passkey',
  summary: 'What a device is asked to sign, so that an operator logs in or proves to be there.',
  access: 'visitor',
  rate: 'credentials',
  always: true,
  body: z.strictObject({ purpose: z.enum(['login', 'prove']) }),
  reply: passkeyOptions,
  errors: [],
});

export const stepUpOperatorByPasskey = endpoint({
  method: 'POST',
  path: '/api/backoffice/security/step-up/passkey',
  summary: 'Proves anew, by a passkey, that the signed-in operator is there.',
  access: 'operator',
  rate: 'credentials',
  always: true,
  withoutFactor: true,
  encrypted: true,
  body: z.strictObject({ response: passkeyResponse }),
  reply: stepUpReply,
  errors: ['passkey_refused'],
});
