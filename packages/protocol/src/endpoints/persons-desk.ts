import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { personCaseStates, personMarks } from '../person-marks.ts';
import { operatorStops, stopCauses } from '../protection.ts';
import { memberId, operatorId, personCaseId } from '../schemas/ids.ts';
import { reasonText } from '../schemas/reason.ts';
import { cursorPageOf, cursorQuery, instantText } from '../schemas/wire.ts';

const base = '/api/backoffice/persons';
const params = z.strictObject({ id: personCaseId });

const side = z.strictObject({
  memberId,
  account: z.string(),
  registeredAt: instantText,
  lastSignInAt: instantText.nullable(),
  isExcluded: z.boolean(),
});

const row = z.strictObject({
  id: personCaseId,
  /** The account that was opened later. */
  newer: side,
  older: side,
  marks: z.array(z.enum(personMarks)),
  state: z.enum(personCaseStates),
  foundAt: instantText,
  decidedAt: instantText.nullable(),
  decidedBy: z.string().nullable(),
  reason: z.string().nullable(),
  /** Who looks at it now; nobody else decides meanwhile. */
  claimedBy: z.strictObject({ id: operatorId, name: z.string() }).nullable(),
  claimedUntil: instantText.nullable(),
});

const stop = z.strictObject({
  memberId,
  flag: z.enum(operatorStops),
  cause: z.enum(stopCauses),
  reason: z.string(),
  setAt: instantText,
});

const whole = row.extend({
  /** What stands against either of the two. */
  stops: z.array(stop),
  /** Which of the two `same` stops: the newer one, unless that one is excluded. */
  stopped: z.enum(['newer', 'older']),
  /** Who asked to lift what an exclusion stopped; somebody else says the same. */
  lift: z
    .strictObject({
      by: z.strictObject({ id: operatorId, name: z.string() }),
      at: instantText,
      reason: z.string(),
    })
    .nullable(),
  /** Whether anybody else here may say the second word; nobody could lift such a stop else. */
  hasSecond: z.boolean(),
  /** Who has proven a shared mark, by a code or papers: anybody can type what is another's. */
  proofs: z.array(
    z.strictObject({ mark: z.enum(personMarks), newer: z.boolean(), older: z.boolean() }),
  ),
  /** Other cases of either of them, the newest first. */
  related: z.array(row),
  abilities: z.array(z.enum(['claim', 'same', 'different'])),
});

export const listPersonCases = endpoint({
  method: 'GET',
  path: base,
  summary: 'Pairs of accounts that may be one person: what waits longest first (R12).',
  access: 'operator',
  ability: 'kyc.read',
  rate: 'read',
  always: true,
  query: z.strictObject({
    view: z.enum(personCaseStates).optional(),
    mark: z.enum(personMarks).optional(),
    ...cursorQuery(100, 'psn'),
  }),
  reply: cursorPageOf(row),
  errors: [],
});

export const readPersonCase = endpoint({
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'A pair of accounts with what they share and what stands against them.',
  access: 'operator',
  ability: 'kyc.read',
  rate: 'read',
  always: true,
  params,
  reply: whole,
  errors: ['not_found'],
});

const act = {
  method: 'POST',
  access: 'operator',
  ability: 'kyc.decide',
  rate: 'write',
  always: true,
  params,
  reply: whole,
} as const;

export const claimPersonCase = endpoint({
  ...act,
  path: `${base}/{id}/claim`,
  summary: 'Takes a pair for ten minutes, so that nobody else decides about it.',
  errors: ['not_found', 'person_case_claimed', 'person_case_decided'],
});

export const decidePersonCase = endpoint({
  ...act,
  stepUp: true,
  path: `${base}/{id}/decide`,
  summary:
    'One person, whose newer account is stopped; or two: by two operators where that lifts a stop.',
  body: z.strictObject({ decision: z.enum(['same', 'different']), reason: reasonText }),
  errors: [
    'not_found',
    'person_case_claimed',
    'person_case_decided',
    'approval_is_own',
    'approval_decider_barred',
  ],
});
