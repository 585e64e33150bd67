import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { approvalId, memberId, transferId } from '../schemas/ids.ts';
import { reasonBody } from '../schemas/reason.ts';
import {
  amountText,
  currencyText,
  cursorPageOf,
  cursorQuery,
  dayInput,
  dayText,
  instantText,
} from '../schemas/wire.ts';

const base = '/api/backoffice/member-transfers';

/** One transfer of a pair. */
const transfer = z.strictObject({
  id: transferId,
  reference: z.string(),
  /** Down is from the agent to the member right below. */
  direction: z.enum(['up', 'down']),
  amount: amountText,
  at: instantText,
  takenBack: amountText.nullable(),
  /** Until then it can be taken back; null where it was, or where the time is over. */
  openUntil: instantText.nullable(),
});

export const listTransferPairs = endpoint({
  method: 'GET',
  path: base,
  summary: 'What agents and members right below sent each other on a day, by pair (E7).',
  access: 'operator',
  ability: 'cashier.read',
  rate: 'read',
  always: true,
  query: z.strictObject({ day: dayInput.optional(), ...cursorQuery(100, 'pair') }),
  reply: cursorPageOf(
    z.strictObject({
      /** Names the two. */
      pair: z.string(),
      agentId: memberId,
      agent: z.string(),
      memberId,
      member: z.string(),
      down: amountText,
      up: amountText,
      /** What went down and did not come up; below zero where more came up. */
      net: amountText,
      currency: currencyText,
      /** Within a week money came back to where it began, by way of these two. */
      isRing: z.boolean(),
      transfers: z.array(transfer),
    }),
  ).extend({ day: dayText }),
  errors: [],
});

export const takeTransferBack = endpoint({
  method: 'POST',
  path: `${base}/{id}/take-back`,
  summary: 'Takes a transfer back within a day, from what its receiver still has (E7).',
  access: 'operator',
  ability: 'cashier.decide',
  rate: 'write',
  idempotent: true,
  always: true,
  stepUp: true,
  params: z.strictObject({ id: transferId }),
  body: reasonBody,
  reply: z.strictObject({
    /** Above the ceiling of corrections it waits for a second person. */
    outcome: z.enum(['posted', 'waiting']),
    approvalId: approvalId.nullable(),
    /** What went back, or would now. */
    amount: amountText,
    currency: currencyText,
  }),
  errors: [
    'not_found',
    'transfer_taken_back',
    'transfer_late',
    'insufficient_balance',
    'approval_waiting',
  ],
});
