import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  authenticatorReply,
  confirmBody,
  recoveryReply,
  securityReply,
  sessionParams,
  sessionsReply,
  stepUpBody,
  stepUpReply,
} from '../schemas/factor.ts';

const base = '/api/backoffice/security';

export const readOperatorSecurity = endpoint({
  method: 'GET',
  path: base,
  summary: 'Second factors of the signed-in operator, and what the site wants.',
  access: 'operator',
  rate: 'read',
  always: true,
  withoutFactor: true,
  reply: securityReply,
  errors: [],
});

export const stepUpOperator = endpoint({
  method: 'POST',
  path: `${base}/step-up`,
  summary: 'Proves anew that the signed-in operator is there; sensitive acts ask for it.',
  access: 'operator',
  rate: 'credentials',
  always: true,
  withoutFactor: true,
  encrypted: true,
  body: stepUpBody,
  reply: stepUpReply,
  errors: ['proof_incorrect', 'login_throttled'],
});

export const startOperatorAuthenticator = endpoint({
  method: 'POST',
  path: `${base}/authenticator`,
  summary: 'Makes a secret for an authenticator, which a code of it then confirms.',
  access: 'operator',
  rate: 'write',
  always: true,
  withoutFactor: true,
  stepUp: true,
  reply: authenticatorReply,
  errors: ['factor_is_bound'],
});

export const confirmOperatorAuthenticator = endpoint({
  method: 'PUT',
  path: `${base}/authenticator`,
  summary: 'Binds the authenticator by its first code and gives recovery codes.',
  access: 'operator',
  rate: 'credentials',
  always: true,
  withoutFactor: true,
  encrypted: true,
  body: confirmBody,
  reply: recoveryReply,
  errors: ['factor_is_bound', 'factor_not_started', 'proof_incorrect', 'login_throttled'],
});

export const deleteOperatorAuthenticator = endpoint({
  method: 'DELETE',
  path: `${base}/authenticator`,
  summary: 'Takes the authenticator and its recovery codes off the account.',
  access: 'operator',
  rate: 'write',
  always: true,
  withoutFactor: true,
  stepUp: true,
  reply: z.strictObject({}),
  errors: ['factor_not_bound', 'factor_is_required'],
});

export const createOperatorRecoveryCodes = endpoint({
  method: 'POST',
  path: `${base}/recovery-codes`,
  summary: 'Gives new recovery codes; those before are void.',
  access: 'operator',
  rate: 'write',
  always: true,
  withoutFactor: true,
  stepUp: true,
  reply: recoveryReply,
  errors: ['factor_not_bound'],
});

export const changeOperatorPassword = endpoint({
  method: 'PUT',
  path: `${base}/password`,
  summary: 'Replaces the own password; every other session ends, and this one is a new one.',
  access: 'operator',
  rate: 'credentials',
  always: true,
  stepUp: true,
  encrypted: true,
  body: z.strictObject({
    oldPassword: z.string().min(1).max(256),
    newPassword: z.string().min(15).max(128),
  }),
  reply: z.strictObject({ token: z.string() }),
  errors: ['password_weak', 'login_throttled', 'old_password_incorrect'],
});

export const readOperatorSessions = endpoint({
  method: 'GET',
  path: `${base}/sessions`,
  summary: 'Browsers in which the signed-in operator is or was signed in, newest first.',
  access: 'operator',
  rate: 'read',
  always: true,
  withoutFactor: true,
  reply: sessionsReply,
  errors: [],
});

export const endOperatorSession = endpoint({
  method: 'DELETE',
  path: `${base}/sessions/{id}`,
  summary: 'Signs one other browser out.',
  access: 'operator',
  rate: 'write',
  always: true,
  withoutFactor: true,
  params: sessionParams,
  reply: z.strictObject({}),
  errors: ['not_found'],
});

export const endOtherOperatorSessions = endpoint({
  method: 'DELETE',
  path: `${base}/sessions`,
  summary: 'Signs all other browsers out.',
  access: 'operator',
  rate: 'write',
  always: true,
  withoutFactor: true,
  reply: z.strictObject({}),
  errors: [],
});
