import { z } from 'zod';
import { depositActors, depositKinds, depositStates } from '../cashier.ts';
import { depositPromotionFaults } from '../promotions.ts';
import { depositId, promotionId, proofId } from './ids.ts';
import { amountText, currencyText, instantText } from './wire.ts';

/** A step of a deposit: who, when, why. */
const depositStep = z.strictObject({
  state: z.enum(depositStates),
  at: instantText,
  by: z.enum(['member', 'operator', 'system']),
  /** A code: of a refusal, a difference; null where the state says it all. */
  reason: z.string().nullable(),
  note: z.string().nullable(),
});

/** Where and how to pay; a field is null where this way of paying has none. */
const payment = z.strictObject({
  /** The page of the provider. */
  url: z.url().nullable(),
  /** What a QR code says. */
  qrText: z.string().nullable(),
  institution: z.string().nullable(),
  holder: z.string().nullable(),
  number: z.string().nullable(),
});

/** The promotion that was chosen with it, and what became of that when it was credited. */
const chosenPromotion = z.strictObject({
  id: promotionId,
  title: z.string(),
  giftAmount: amountText.nullable(),
  /** Why it gave nothing. */
  fault: z.enum(depositPromotionFaults).nullable(),
});

export const deposit = z.strictObject({
  id: depositId,
  /** What names the payment: the purpose of a transfer, the order at the provider. */
  reference: z.string(),
  channel: z.string(),
  channelName: z.string(),
  kind: z.enum(depositKinds),
  state: z.enum(depositStates),
  /** What the member pays. */
  amount: amountText,
  fee: amountText,
  /** What the balance gets: the amount without its fee. */
  credit: amountText,
  /** What was really paid, once it is known. */
  paid: amountText.nullable(),
  currency: currencyText,
  requestedAt: instantText,
  /** Until then it can be paid. */
  expiresAt: instantText,
  /** Who acts next, since when, expected by when; null once nobody has to. */
  nextActor: z.enum(depositActors).nullable(),
  since: instantText,
  dueAt: instantText.nullable(),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  payment: payment.nullable(),
  promotion: chosenPromotion.nullable(),
  /** Whether the desk wants a picture of the payment. */
  takesProof: z.boolean(),
  /** It pays what another member takes out, who says whether it arrived. */
  isToPeer: z.boolean(),
  proofIds: z.array(proofId),
  steps: z.array(depositStep),
});

export const depositLine = deposit.omit({
  steps: true,
  payment: true,
  promotion: true,
  proofIds: true,
});
