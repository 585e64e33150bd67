import { categories } from '../category.ts';

/**
 * The status words of the specification; the server computes exactly one per member
 * (agents-loyalty-money.md D8).
 */
export const promotionStatuses = [
  'COMING_SOON',
  'JOIN',
  'JOINED',
  'PROCESS',
  'CLAIM',
  'APPLYING',
  'REJECTED',
  'ISSUED',
  'CLAIMED',
  'CLOSE',
] as const;
export type PromotionStatus = (typeof promotionStatuses)[number];

export const promotionEvents = [
  'OPENED',
  'JOINED',
  'QUALIFIED',
  'TARGET_REACHED',
  'CLAIMED_AUTO',
  'CLAIMED_MANUAL',
  'ISSUED',
  'APPROVED',
  'REFUSED',
  'APPLIED_AGAIN',
  'NEXT_CYCLE',
  'ENDED',
] as const;
export type PromotionEvent = (typeof promotionEvents)[number];

type Moves = Readonly<Partial<Record<PromotionEvent, PromotionStatus>>>;

/** Allowed moves of a member's entry (agents-loyalty-money.md D8). */
export const promotionMoves: Readonly<Record<PromotionStatus, Moves>> = {
  COMING_SOON: { OPENED: 'JOIN', ENDED: 'CLOSE' },
  JOIN: { JOINED: 'JOINED', ENDED: 'CLOSE' },
  JOINED: { QUALIFIED: 'PROCESS', TARGET_REACHED: 'CLAIM', ISSUED: 'ISSUED', ENDED: 'CLOSE' },
  PROCESS: { TARGET_REACHED: 'CLAIM', ISSUED: 'ISSUED', ENDED: 'CLOSE' },
  CLAIM: { CLAIMED_AUTO: 'CLAIMED', CLAIMED_MANUAL: 'APPLYING', ENDED: 'CLOSE' },
  APPLYING: { APPROVED: 'ISSUED', REFUSED: 'REJECTED' },
  REJECTED: { APPLIED_AGAIN: 'APPLYING', ENDED: 'CLOSE' },
  ISSUED: { NEXT_CYCLE: 'JOIN' },
  CLAIMED: { NEXT_CYCLE: 'JOIN' },
  CLOSE: {},
};

/** The status after an event, or undefined when the entry does not take it. */
export function movePromotion(
  status: PromotionStatus,
  event: PromotionEvent,
): PromotionStatus | undefined {
  return promotionMoves[status][event];
}

/** What a screen shows before a member has an entry. */
export function statusWithoutEntry(promotion: {
  readonly hasOpened: boolean;
  readonly hasEnded: boolean;
  readonly isEligible: boolean;
  readonly isBudgetLeft: boolean;
}): PromotionStatus {
  const { hasOpened, hasEnded, isEligible, isBudgetLeft } = promotion;
  if (hasEnded || (hasOpened && (!isEligible || !isBudgetLeft))) {
    return 'CLOSE';
  }
  return hasOpened ? 'JOIN' : 'COMING_SOON';
}

type JurisdictionFault = 'multiple_above_ten' | 'more_than_one_category';

/**
 * British rules cap the multiple on a bonus and the product categories of one offer
 * (agents-loyalty-money.md D8).
 */
export function jurisdictionFaults(
  offer: { readonly multiple: bigint; readonly categories: number },
  jurisdiction: string,
): readonly JurisdictionFault[] {
  if (jurisdiction !== 'GB') {
    return [];
  }
  return [
    ...(offer.multiple > 10n ? (['multiple_above_ten'] as const) : []),
    ...(offer.categories > 1 ? (['more_than_one_category'] as const) : []),
  ];
}

/** The same of a gift that has no terms of its own: its play counts in every kind of game. */
export function anyGameFault(
  multiple: number,
  jurisdiction: string,
): JurisdictionFault | undefined {
  const kinds = multiple === 0 ? 0 : categories.length;
  const [fault] = jurisdictionFaults(
    { multiple: BigInt(multiple), categories: kinds },
    jurisdiction,
  );
  return fault;
}
