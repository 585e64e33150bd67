import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { memberId, memberNoteId } from '../schemas/ids.ts';
import { cursorPageOf, cursorQuery, instantText } from '../schemas/wire.ts';

const path = '/api/backoffice/members/{id}/notes';
const params = z.strictObject({ id: memberId });
const mostLetters = 2000;

const note = z.strictObject({
  id: memberNoteId,
  text: z.string(),
  writtenBy: z.string(),
  writtenAt: instantText,
});

export const listMemberNotes = endpoint({
  method: 'GET',
  path,
  summary: 'What operators wrote down about a member, newest first.',
  access: 'operator',
  ability: 'members.read',
  rate: 'read',
  always: true,
  params,
  query: z.strictObject(cursorQuery(100, 'nte')),
  reply: cursorPageOf(note).extend({ abilities: z.array(z.literal('write')) }),
  errors: ['not_found'],
});

export const createMemberNote = endpoint({
  method: 'POST',
  path,
  summary: 'Writes something down about a member; nobody changes it afterwards.',
  access: 'operator',
  ability: 'members.lock',
  rate: 'write',
  always: true,
  params,
  body: z.strictObject({ text: z.string().trim().min(1).max(mostLetters) }),
  reply: note,
  errors: ['not_found'],
});
