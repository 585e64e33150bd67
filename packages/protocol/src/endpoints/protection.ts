import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limitKinds, limitPeriods } from '../protection.ts';
import { protectionState } from '../schemas/protection.ts';
import { amountText, instantText } from '../schemas/wire.ts';

const path = '/wps/member/protection';
const limitName = { kind: z.enum(limitKinds), period: z.enum(limitPeriods) };

export const readProtection = endpoint({
  method: 'GET',
  path,
  summary: "The member's own limits, what counted into them, and a break that runs.",
  access: 'member',
  rate: 'read',
  reply: protectionState,
  errors: [],
});

export const changeLimit = endpoint({
  method: 'POST',
  path: `${path}/limit`,
  summary: 'Sets, lowers, raises or removes a limit; what protects less waits for 24 hours.',
  access: 'member',
  rate: 'write',
  body: z.strictObject({
    ...limitName,
    /** Money, whole minutes of a session; null removes the limit. */
    amount: amountText.nullable(),
  }),
  reply: protectionState,
  errors: ['limit_amount_invalid', 'limit_not_set'],
});

export const confirmRaise = endpoint({
  method: 'POST',
  path: `${path}/limit/confirm`,
  summary: 'The second yes to a raise that has waited its 24 hours.',
  access: 'member',
  rate: 'write',
  body: z.strictObject(limitName),
  reply: protectionState,
  errors: ['limit_raise_not_found', 'limit_raise_waits'],
});

export const withdrawRaise = endpoint({
  method: 'POST',
  path: `${path}/limit/withdraw`,
  summary: 'Takes back a raise before it holds.',
  access: 'member',
  rate: 'write',
  body: z.strictObject(limitName),
  reply: protectionState,
  errors: ['limit_raise_not_found'],
});

export const takeBreak = endpoint({
  method: 'POST',
  path: `${path}/break`,
  summary: 'A time-out of 24 hours to six weeks; all sessions end at once.',
  access: 'member',
  rate: 'write',
  body: z.strictObject({ hours: z.int().min(24).max(1008) }),
  reply: z.strictObject({ until: instantText }),
  /** Of one that is longer than `freeBreakHours`. */
  errors: ['verification_required'],
});

export const excludeSelf = endpoint({
  method: 'POST',
  path: `${path}/exclusion`,
  summary: 'Self-exclusion of at least six months, or for ever; all sessions end at once.',
  access: 'member',
  verifiedPlace: true,
  rate: 'write',
  /** Months; null for ever. */
  body: z.strictObject({ months: z.int().min(6).max(60).nullable() }),
  reply: z.strictObject({ until: instantText.nullable() }),
  errors: [],
});

export const askReturn = endpoint({
  method: 'POST',
  path: `${path}/return`,
  summary: 'Asks to play again after an exclusion; says when that will be.',
  access: 'member',
  rate: 'write',
  reply: z.strictObject({ returnsAt: instantText }),
  errors: ['not_excluded', 'exclusion_runs'],
});

export const acknowledgeCheck = endpoint({
  method: 'POST',
  path: `${path}/check`,
  summary: 'The member has seen the reality check and plays on.',
  access: 'member',
  rate: 'write',
  reply: protectionState,
  errors: [],
});

export const changeCheckInterval = endpoint({
  method: 'POST',
  path: `${path}/check/interval`,
  summary: 'How many minutes of play lie between two reality checks.',
  access: 'member',
  rate: 'write',
  body: z.strictObject({ minutes: z.int().min(15).max(120) }),
  reply: protectionState,
  errors: [],
});
