import { z } from 'zod';
import { memberStates } from '../abilities.ts';
import { payoutFailures, payoutStates, playSources } from '../cashier.ts';
import { operatorStops } from '../protection.ts';
import { approvalId, depositId, memberId, operatorId, sliceId } from './ids.ts';
import { payoutAccount, withdrawal, withdrawalStep } from './withdrawal.ts';
import { amountText, instantText } from './wire.ts';

const person = z.strictObject({ id: operatorId, name: z.string() });

/** A withdrawal as the lists of the desk show it. */
export const queuedWithdrawal = withdrawal
  .omit({ steps: true, slices: true, proofIds: true })
  .extend({
    memberId,
    memberName: z.string(),
    risk: z.int(),
    riskReasons: z.array(z.string()),
    /** Who looks at it now; nobody else decides meanwhile. */
    claimedBy: person.nullable(),
    claimedUntil: instantText.nullable(),
    /** The request for a second person that it waits for. */
    approvalId: approvalId.nullable(),
  });

/** Who asks, as they stand now; amounts are of all the time of the account. */
const asker = z.strictObject({
  state: z.enum(memberStates),
  registeredAt: instantText,
  /** 0 where the site has none. */
  rank: z.int(),
  /** Since when who they are is proven by papers. */
  provenAt: instantText.nullable(),
  stops: z.array(z.enum(operatorStops)),
  /** After a change of what opens the account: nothing leaves before. */
  heldUntil: instantText.nullable(),
  deposited: amountText,
  deposits: z.int(),
  withdrawn: amountText,
  /** What is to be played before money leaves; open ones, the oldest first. */
  requirements: z.array(
    z.strictObject({
      kind: z.enum(playSources),
      required: amountText,
      done: amountText,
      left: amountText,
      openedAt: instantText,
    }),
  ),
  /** What operators wrote down about them last. */
  notes: z.array(
    z.strictObject({ text: z.string(), writtenBy: z.string(), writtenAt: instantText }),
  ),
});

/** The same with all that decides about it. */
export const reviewedWithdrawal = queuedWithdrawal.extend({
  /** As its member reads them, with the name of the operator. */
  steps: z.array(withdrawalStep.extend({ author: z.string().nullable() })),
  asker,
  slices: withdrawal.shape.slices,
  proofIds: withdrawal.shape.proofIds,
  payoutAccount,
  /** What providers were asked to pay of it. */
  payouts: z.array(
    z.strictObject({
      sliceId,
      provider: z.string(),
      /** Our name of the payment at the provider. */
      reference: z.string(),
      state: z.enum(payoutStates),
      failure: z.enum(payoutFailures).nullable(),
      sentAt: instantText,
      /** When the provider is asked about it next; null once its end is known. */
      askAt: instantText.nullable(),
      /** What the provider said of it and our books could not take; null is no amount of theirs. */
      told: z.array(z.strictObject({ transaction: z.string(), amount: amountText.nullable() })),
    }),
  ),
  /** Other members who pay it with a deposit, and how often both met in 30 days. */
  peers: z.array(
    z.strictObject({
      sliceId,
      depositId,
      memberId,
      memberName: z.string(),
      met: z.int(),
      /** What its dealings with members of 30 days show, in words of the reasons of risk. */
      signs: z.array(z.string()),
    }),
  ),
  /** Who could pay it out. */
  providers: z.array(z.strictObject({ code: z.string(), name: z.string() })),
  /** The whole number, for whoever pays; each reading stands in the trail. */
  accountNumber: z.string().nullable(),
  /** Its member may still call it back, because the site lets members. */
  isCancellable: z.boolean(),
  /** The reader approved or sent it, or may be who did, so somebody else ends its dispute. */
  isRulingOfOthers: z.boolean(),
  /** Until when nobody rules on its dispute, because a side may still show evidence. */
  evidenceUntil: instantText.nullable(),
  figures: z.strictObject({
    balance: amountText,
    withdrawn30Days: amountText,
    played30Days: amountText,
    withdrawalsBefore: z.int(),
  }),
  abilities: z.array(
    z.enum([
      'claim',
      'approve',
      'ask',
      'reject',
      'pay',
      'send',
      'fail',
      'rule',
      'return',
      'settle',
      'pause',
      'end',
    ]),
  ),
});
