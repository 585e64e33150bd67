import { z } from 'zod';
import { goodsKinds, goodsPictures, pointMoveTypes, pointTypes, redeemStates } from '../points.ts';
import { plainText } from './brand-text.ts';
import { goodsId, pointMoveId, redeemId } from './ids.ts';
import { amountText, currencyText, instantText } from './wire.ts';

/** Whole points; they have no parts. */
export const pointsText = z.string().regex(/^-?\d{1,18}$/u);

/** The languages of the catalogues, by which names are kept (BCP 47). */
const locales = ['en', 'zh-Hans', 'vi', 'th', 'ja', 'id', 'ar'] as const;

/**
 * A text that an operator writes, by the languages of the site; plain, and in no other language.
 */
export const localInput = z.partialRecord(z.enum(locales), plainText(500));

/**
 * The same where members must find one whatever they read: that of the site's own language stands
 * in for the others, and which that is only the site knows.
 */
export const nameInput = localInput.refine((names) => Object.keys(names).length > 0, {
  error: 'no name',
});

/** A text by the codes of the site's languages, as it was kept. */
export const localText = z.record(z.string().max(35), z.string().trim().max(500));

const positiveText = z.string().regex(/^\d{1,18}(\.\d{1,4})?$/u);

export const pointRule = z.strictObject({
  type: z.enum(pointTypes),
  /** So much of play or deposits gives `ratio` points; of `redeem`, so many points `ratio`. */
  amount: amountText,
  ratio: positiveText,
});

/** What an operator says of a rule: nothing below zero. */
export const pointRuleForm = z.strictObject({ amount: positiveText, ratio: positiveText });

/** An item of the mall as members see it. */
export const goods = z.strictObject({
  id: goodsId,
  kind: z.enum(goodsKinds),
  name: z.string(),
  text: z.string(),
  picture: z.enum(goodsPictures),
  points: pointsText,
  /** Beside the points; zero for most. */
  amount: amountText,
  currency: currencyText,
  /** What is left of it. */
  left: z.int(),
  /** What one member may take; null without a limit. */
  limit: z.int().nullable(),
  /** The least rank that may have it. */
  minVip: z.int(),
  /** What whoever orders it has to have paid in within the last thirty days; zero for most. */
  minDeposit30d: amountText,
  saleTo: instantText.nullable(),
});

const addressLine = z.string().trim().min(1).max(120);

/** Where a thing is sent. */
export const address = z.strictObject({
  receiver: addressLine,
  phone: addressLine,
  line: addressLine,
  city: addressLine,
  postcode: addressLine,
  country: addressLine,
});

/** An order with the nine fields of the specification (portal.md 3) and its id. */
export const redeem = z.strictObject({
  id: redeemId,
  /** By what people name it, `RD260302` and ten signs. */
  referenceNumber: z.string(),
  applyTime: instantText,
  type: z.enum(goodsKinds),
  name: z.string(),
  quantity: z.int(),
  pointsRequirement: pointsText,
  amountRequirement: amountText,
  currency: currencyText,
  status: z.enum(redeemStates),
  /** Rejected by nobody: its member cancelled it. */
  isCancelled: z.boolean(),
  remark: z.string(),
});

/** The same to its member. */
export const ownRedeem = redeem.extend({
  /** Until when the member may cancel it; null where that is not so. */
  cancelUntil: instantText.nullable(),
});

export const pointMove = z.strictObject({
  id: pointMoveId,
  at: instantText,
  type: z.enum(pointMoveTypes),
  /** The play or deposit that earned it, or the money that points became; null for others. */
  base: amountText.nullable(),
  currency: currencyText,
  points: pointsText,
  balance: amountText,
  reference: z.string(),
});
