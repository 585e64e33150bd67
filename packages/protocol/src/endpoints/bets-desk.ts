import { z } from 'zod';
import { betReviewReasons } from '../bets.ts';
import { endpoint } from '../endpoint.ts';
import { betId, betReviewId, foreignId, memberId, vendorCode } from '../schemas/ids.ts';
import { reasonText } from '../schemas/reason.ts';
import { cursorPageOf, cursorQuery, instantText } from '../schemas/wire.ts';

const betReview = z.strictObject({
  id: betReviewId,
  reason: z.enum(betReviewReasons),
  provider: z.string(),
  /** Of the sender. */
  transactionId: foreignId,
  /** Null for what is about the whole site; the account is empty then. */
  memberId: memberId.nullable(),
  account: z.string(),
  /** Of the sender; empty where none is known. */
  roundId: foreignId,
  /** Ours; null where none is known. */
  betId: betId.nullable(),
  openedAt: instantText,
  closedAt: instantText.nullable(),
  closedBy: z.string().nullable(),
  note: z.string().nullable(),
  /** What this operator may do with it now. */
  abilities: z.array(z.literal('close')),
});

export const listBetReviews = endpoint({
  method: 'GET',
  path: '/api/backoffice/bets/reviews',
  summary: 'Commands about bets that somebody has to look at: what waits longest, or the closed.',
  access: 'operator',
  ability: 'bets.read',
  rate: 'read',
  always: true,
  query: z.strictObject({
    view: z.enum(['waiting', 'closed']).optional(),
    reason: z.enum(betReviewReasons).optional(),
    vendorCode: vendorCode.optional(),
    ...cursorQuery(100, 'rvw'),
  }),
  reply: cursorPageOf(betReview),
  errors: [],
});

export const endBetReview = endpoint({
  method: 'POST',
  path: '/api/backoffice/bets/reviews/{id}/end',
  summary: 'Closes what somebody has looked at, with what came of it.',
  access: 'operator',
  ability: 'bets.decide',
  rate: 'write',
  always: true,
  params: z.strictObject({ id: betReviewId }),
  body: z.strictObject({ note: reasonText }),
  reply: betReview,
  errors: ['not_found', 'bet_review_closed'],
});
