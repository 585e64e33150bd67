import { z } from 'zod';
import { careOutcomes, careSigns, careViews } from '../care.ts';
import { endpoint } from '../endpoint.ts';
import { careCaseId, memberId } from '../schemas/ids.ts';
import { reasonText } from '../schemas/reason.ts';
import {
  amountText,
  cursorPageOf,
  cursorQuery,
  currencyText,
  instantText,
} from '../schemas/wire.ts';

const base = '/api/backoffice/care';
const params = z.strictObject({ id: careCaseId });

const row = z.strictObject({
  id: careCaseId,
  memberId,
  account: z.string(),
  sign: z.enum(careSigns),
  currency: currencyText,
  /** Of money; null for the others. */
  foundAmount: amountText.nullable(),
  thresholdAmount: amountText.nullable(),
  /** Nights, or withdrawals that were taken back; null for money. */
  foundCount: z.int().nullable(),
  thresholdCount: z.int().nullable(),
  state: z.enum(careViews),
  raisedAt: instantText,
  outcome: z.enum(careOutcomes).nullable(),
  reason: z.string().nullable(),
  closedAt: instantText.nullable(),
  closedBy: z.string().nullable(),
  abilities: z.array(z.literal('close')),
});

export const listCareCases = endpoint({
  method: 'GET',
  path: base,
  summary: 'Members whose play may do them harm: the open ones oldest first (R16).',
  access: 'operator',
  ability: 'care.read',
  rate: 'read',
  always: true,
  query: z.strictObject({
    view: z.enum(careViews).optional(),
    sign: z.enum(careSigns).optional(),
    ...cursorQuery(100, 'car'),
  }),
  reply: cursorPageOf(row),
  errors: [],
});

export const readCareCase = endpoint({
  method: 'GET',
  path: `${base}/{id}`,
  summary: 'One case with what was found and what came of it.',
  access: 'operator',
  ability: 'care.read',
  rate: 'read',
  always: true,
  params,
  reply: row,
  errors: ['not_found'],
});

export const closeCareCase = endpoint({
  method: 'POST',
  path: `${base}/{id}/close`,
  summary: 'Ends a case with what came of it; the same sign raises none for the next 30 days.',
  access: 'operator',
  ability: 'care.decide',
  rate: 'write',
  always: true,
  params,
  body: z.strictObject({ outcome: z.enum(careOutcomes), reason: reasonText }),
  reply: row,
  errors: ['not_found', 'care_case_closed'],
});
