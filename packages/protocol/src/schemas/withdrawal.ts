import { z } from 'zod';
import {
  complaintRefusals,
  complaintStates,
  payoutKinds,
  silenceEnds,
  sliceStates,
  withdrawalActors,
  withdrawalStates,
} from '../cashier.ts';
import { payoutAccountId, proofId, sliceId, withdrawalId } from './ids.ts';
import { amountText, currencyText, instantText } from './wire.ts';

/** An account as everybody sees it: its number stays with the server. */
export const payoutAccount = z.strictObject({
  id: payoutAccountId,
  kind: z.enum(payoutKinds),
  institution: z.string(),
  holder: z.string(),
  lastDigits: z.string(),
  isDefault: z.boolean(),
  /** Nothing is paid to it before (R20). */
  usableFrom: instantText,
});

/** What a member said after a payment had been counted as received. */
const complaint = z.strictObject({
  state: z.enum(complaintStates),
  note: z.string().nullable(),
  madeAt: instantText,
  /** When the house has answered at the latest. */
  dueAt: instantText,
  decidedAt: instantText.nullable(),
  refusal: z.enum(complaintRefusals).nullable(),
  proofIds: z.array(proofId),
});

/** A payment of a withdrawal, whole or in part. */
const slice = z.strictObject({
  id: sliceId,
  amount: amountText,
  state: z.enum(sliceStates),
  /** Another member pays it, with a deposit. */
  isFromPeer: z.boolean(),
  bankReference: z.string().nullable(),
  sentAt: instantText.nullable(),
  /** Until when the member is asked. */
  confirmBy: instantText.nullable(),
  /** What happens then without an answer; null where none is waited for. */
  silence: z.enum(silenceEnds).nullable(),
  /** What arrived, where the member says that it was another amount. */
  claimedAmount: amountText.nullable(),
  note: z.string().nullable(),
  /** When the bank sent it back. */
  returnedAt: instantText.nullable(),
  /** Until when the member may still say that it did not arrive; null where that is over. */
  complainBy: instantText.nullable(),
  complaint: complaint.nullable(),
  proofIds: z.array(proofId),
});

/** A step of a withdrawal: who, when, why. */
export const withdrawalStep = z.strictObject({
  state: z.enum(withdrawalStates),
  at: instantText,
  by: z.enum(['member', 'operator', 'system']),
  /** A code: of a risk, a rejection, an answer; null where the state says it all. */
  reason: z.string().nullable(),
  note: z.string().nullable(),
});

export const withdrawal = z.strictObject({
  id: withdrawalId,
  /** What a member can read out, as that of a deposit. */
  reference: z.string(),
  state: z.enum(withdrawalStates),
  amount: amountText,
  fee: amountText,
  /** What leaves: the amount without its fee. */
  payout: amountText,
  received: amountText,
  remaining: amountText,
  currency: currencyText,
  account: payoutAccount.pick({ kind: true, institution: true, holder: true, lastDigits: true }),
  requestedAt: instantText,
  /** Who acts next, since when, expected by when; null once nobody has to. */
  nextActor: z.enum(withdrawalActors).nullable(),
  since: instantText,
  dueAt: instantText.nullable(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  /** Nobody was found in time who pays it, and its member says how it goes on. */
  isChosen: z.boolean(),
  steps: z.array(withdrawalStep),
  slices: z.array(slice),
  /** Pictures that the member gave with an answer to a question. */
  proofIds: z.array(proofId),
});
