import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { signInsQuery, signInsReply } from '../schemas/sign-in-history.ts';
import { instantText } from '../schemas/wire.ts';
import {
  authenticatorReply,
  confirmBody,
  deviceParams,
  devicesReply,
  recoveryReply,
  securityReply,
  sessionParams,
  sessionsReply,
  memberStepUpBody,
  stepUpReply,
} from '../schemas/factor.ts';

const base = '/wps/security';

export const readSecurity = endpoint({
  method: 'GET',
  path: base,
  summary: 'Second factors of the signed-in member, and what the site wants.',
  access: 'member',
  rate: 'read',
  reply: securityReply,
  errors: [],
});

export const stepUp = endpoint({
  method: 'POST',
  path: `${base}/step-up`,
  summary: 'Proves anew that the signed-in member is there; sensitive acts ask for it.',
  access: 'member',
  rate: 'credentials',
  encrypted: true,
  body: memberStepUpBody,
  reply: stepUpReply,
  errors: ['proof_incorrect', 'login_throttled'],
});

export const startAuthenticator = endpoint({
  method: 'POST',
  path: `${base}/authenticator`,
  summary: 'Makes a secret for an authenticator, which a code of it then confirms.',
  access: 'member',
  verifiedPlace: true,
  rate: 'write',
  stepUp: true,
  reply: authenticatorReply,
  errors: ['factor_is_bound'],
});

export const confirmAuthenticator = endpoint({
  method: 'PUT',
  path: `${base}/authenticator`,
  summary: 'Binds the authenticator by its first code and gives recovery codes.',
  access: 'member',
  rate: 'credentials',
  encrypted: true,
  body: confirmBody,
  reply: recoveryReply,
  errors: ['factor_is_bound', 'factor_not_started', 'proof_incorrect', 'login_throttled'],
});

export const deleteAuthenticator = endpoint({
  method: 'DELETE',
  path: `${base}/authenticator`,
  summary: 'Takes the authenticator and its recovery codes off the account.',
  access: 'member',
  verifiedPlace: true,
  rate: 'write',
  stepUp: true,
  reply: z.strictObject({}),
  errors: ['factor_not_bound', 'factor_is_required'],
});

export const createRecoveryCodes = endpoint({
  method: 'POST',
  path: `${base}/recovery-codes`,
  summary: 'Gives new recovery codes; those before are void.',
  access: 'member',
  verifiedPlace: true,
  rate: 'write',
  stepUp: true,
  reply: recoveryReply,
  errors: ['factor_not_bound'],
});

export const readSessions = endpoint({
  method: 'GET',
  path: `${base}/sessions`,
  summary: 'Browsers in which the signed-in member is or was signed in, newest first.',
  access: 'member',
  rate: 'read',
  reply: sessionsReply,
  errors: [],
});

export const endSession = endpoint({
  method: 'DELETE',
  path: `${base}/sessions/{id}`,
  summary: 'Signs one other browser out.',
  access: 'member',
  verifiedPlace: true,
  rate: 'write',
  stepUp: true,
  params: sessionParams,
  reply: z.strictObject({}),
  errors: ['not_found'],
});

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: `${base}/sessions`,
  summary: 'Signs all other browsers out.',
  access: 'member',
  verifiedPlace: true,
  rate: 'write',
  stepUp: true,
  reply: z.strictObject({}),
  errors: [],
});

export const listSignIns = endpoint({
  method: 'GET',
  path: `${base}/sign-ins`,
  summary: 'Logins of the signed-in member of 90 days, refused ones too, newest first.',
  access: 'member',
  rate: 'read',
  query: signInsQuery,
  reply: signInsReply,
  errors: [],
});

export const readDevices = endpoint({
  method: 'GET',
  path: `${base}/devices`,
  summary: 'Browsers that the signed-in member uses, the one seen last first.',
  access: 'member',
  rate: 'read',
  reply: devicesReply,
  errors: [],
});

export const deleteDevice = endpoint({
  method: 'DELETE',
  path: `${base}/devices/{id}`,
  summary: 'Takes one other browser off the list: signed out, and no longer trusted.',
  access: 'member',
  verifiedPlace: true,
  rate: 'write',
  stepUp: true,
  params: deviceParams,
  reply: z.strictObject({}),
  errors: ['not_found'],
});

export const deleteOtherDevices = endpoint({
  method: 'DELETE',
  path: `${base}/devices`,
  summary: 'Takes all other browsers off the list: signed out, and no longer trusted.',
  access: 'member',
  verifiedPlace: true,
  rate: 'write',
  stepUp: true,
  reply: z.strictObject({}),
  errors: [],
});

export const createHandOff = endpoint({
  method: 'POST',
  path: `${base}/handoff`,
  summary: 'A secret for the address of a link that signs one more own device in, once.',
  access: 'member',
  verifiedPlace: true,
  rate: 'write',
  stepUp: true,
  reply: z.strictObject({ token: z.string(), expiresAt: instantText }),
  errors: [],
});
