import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { sessionsReply } from '../schemas/factor.ts';
import { memberId, sessionId } from '../schemas/ids.ts';
import { reasonText } from '../schemas/reason.ts';

const path = '/api/backoffice/members/{id}/sessions';
const reply = sessionsReply.extend({ abilities: z.array(z.literal('end')) });

export const readMemberSessions = endpoint({
  method: 'GET',
  path,
  summary: 'Browsers in which a member is or was signed in, newest first.',
  access: 'operator',
  ability: 'members.read',
  rate: 'read',
  always: true,
  params: z.strictObject({ id: memberId }),
  reply,
  errors: ['not_found'],
});

export const endMemberSession = endpoint({
  method: 'POST',
  path: `${path}/{sessionId}/end`,
  summary: 'Signs one browser of a member out, for a reason.',
  access: 'operator',
  ability: 'members.lock',
  rate: 'write',
  always: true,
  params: z.strictObject({ id: memberId, sessionId }),
  body: z.strictObject({ reason: reasonText }),
  reply,
  errors: ['not_found'],
});
