import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { sessionsOfReply } from '../schemas/factor.ts';
import { memberId, operatorId, sessionId } from '../schemas/ids.ts';
import { signInsQuery, signInsReply } from '../schemas/sign-in-history.ts';
import { reasonText } from '../schemas/reason.ts';

const base = '/api/backoffice';
const ofMember = z.strictObject({ id: memberId });
const ofOperator = z.strictObject({ id: operatorId });
/** One of them, or all where none is named. */
const endBody = z.strictObject({ sessionId: sessionId.optional(), reason: reasonText });

export const readSessionsOfMember = endpoint({
  method: 'GET',
  path: `${base}/members/{id}/sessions`,
  summary: 'Browsers in which a member is or was signed in, newest first.',
  access: 'operator',
  ability: 'members.read',
  rate: 'read',
  always: true,
  params: ofMember,
  reply: sessionsOfReply,
  errors: ['not_found'],
});

export const endSessionsOfMember = endpoint({
  method: 'POST',
  path: `${base}/members/{id}/sessions/end`,
  summary: 'Signs a member out, of one browser or of all.',
  access: 'operator',
  ability: 'members.lock',
  rate: 'write',
  always: true,
  params: ofMember,
  body: endBody,
  reply: sessionsOfReply,
  errors: ['not_found'],
});

export const listSignInsOfMember = endpoint({
  method: 'GET',
  path: `${base}/members/{id}/sign-ins`,
  summary: 'Logins of a member of 90 days, refused ones too, newest first.',
  access: 'operator',
  ability: 'members.read',
  rate: 'read',
  always: true,
  params: ofMember,
  query: signInsQuery,
  reply: signInsReply,
  errors: ['not_found'],
});

export const readSessionsOfOperator = endpoint({
  method: 'GET',
  path: `${base}/operators/{id}/sessions`,
  summary: 'Browsers in which another operator is or was signed in, newest first.',
  access: 'operator',
  ability: 'operators.manage',
  rate: 'read',
  always: true,
  params: ofOperator,
  reply: sessionsOfReply,
  errors: ['not_found'],
});

export const endSessionsOfOperator = endpoint({
  method: 'POST',
  path: `${base}/operators/{id}/sessions/end`,
  summary: 'Signs another operator out, of one browser or of all; the own ones end elsewhere.',
  access: 'operator',
  ability: 'operators.manage',
  rate: 'write',
  always: true,
  params: ofOperator,
  body: endBody,
  reply: sessionsOfReply,
  errors: ['not_found', 'operator_is_self'],
});
