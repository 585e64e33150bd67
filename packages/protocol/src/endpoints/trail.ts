import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { actorId, requestId, subjectId, trailEntryId } from '../schemas/ids.ts';
import { filePartQuery, filePartReply, recordQuery } from '../schemas/record.ts';
import { countingText, cursorPageOf, cursorQuery, instantText } from '../schemas/wire.ts';
import { chainFaultKinds } from '../trail.ts';

const base = '/api/backoffice/audit';

const auditRow = z.strictObject({
  id: trailEntryId,
  at: instantText,
  actorKind: z.enum(['visitor', 'member', 'operator', 'system']),
  /** Absent for visitors and for the system. */
  actorId: actorId.nullable(),
  /** The account of a member, the name of an operator, the job of the system. */
  actorName: z.string().nullable(),
  action: z.string(),
  subjectType: z.string(),
  subjectId,
  /** Absent where the subject is no person, or is not there any more. */
  subjectName: z.string().nullable(),
  before: z.record(z.string(), z.string()).nullable(),
  after: z.record(z.string(), z.string()).nullable(),
  /** Of the people whose ids stand in `before` and `after`, by id. */
  names: z.record(z.string(), z.string()),
  reason: z.string().nullable(),
  ip: z.string().nullable(),
  requestId,
});

const auditFilter = {
  subjectId: subjectId.optional(),
  actorId: actorId.optional(),
  action: z.string().max(64).optional(),
};

export const listAuditEntries = endpoint({
  method: 'GET',
  path: base,
  summary: 'What happened and who did it, newest first.',
  access: 'operator',
  ability: 'audit.read',
  rate: 'read',
  always: true,
  query: recordQuery({ ...auditFilter, ...cursorQuery(100, 'trl', 'aud') }),
  reply: cursorPageOf(auditRow),
  errors: [],
});

export const readAuditFile = endpoint({
  method: 'GET',
  path: `${base}/file`,
  summary: 'The trail of some days as CSV; that somebody took it stands in the trail.',
  access: 'operator',
  ability: 'audit.read',
  rate: 'write',
  always: true,
  query: filePartQuery(auditFilter, 'trl', 'aud'),
  reply: filePartReply,
  errors: [],
});

export const readAuditChain = endpoint({
  method: 'GET',
  path: `${base}/chain`,
  summary: 'How far the trail is sealed, and what its last verification found (R50).',
  access: 'operator',
  ability: 'audit.read',
  rate: 'read',
  always: true,
  reply: z.strictObject({
    /** The position of the last sealed entry; `0` before the first. */
    position: countingText,
    sealedAt: instantText.nullable(),
    /** Entries that the next run will seal. */
    waiting: z.int(),
    lastCheck: z
      .strictObject({
        at: instantText,
        position: countingText,
        holds: z.boolean(),
        /** The first of them. */
        faults: z.array(
          z.strictObject({
            kind: z.enum(chainFaultKinds),
            position: countingText.nullable(),
            entryId: trailEntryId.nullable(),
          }),
        ),
      })
      .nullable(),
  }),
  errors: [],
});

export const checkAuditChain = endpoint({
  method: 'POST',
  path: `${base}/chain/check`,
  summary: 'Has the whole trail verified; the answer of `readAuditChain` tells when it was.',
  access: 'operator',
  ability: 'audit.read',
  rate: 'write',
  always: true,
  reply: z.strictObject({}),
  errors: [],
});
