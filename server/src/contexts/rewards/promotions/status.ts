import { isDepositPast, type PromotionStatus, statusWithoutEntry } from '@portal/commission';
import { beforeGap, type PaidBefore } from './after-deposit.ts';
import { type Audience, type Gap, gapOf } from './audience.ts';
import { cycleKeyAt } from './cycle.ts';
import { giftMinor, isSameForAll } from './gift.ts';
import { lateDeposit, type Unserved } from './late-join.ts';
import { isGroupTaken } from './group.ts';
import { givesNoMore, type OverRaffles } from '../raffles/over-raffles.ts';
import type { Entry } from './store-entries.ts';
import type { HeldGroup } from './store-groups.ts';
import type { Promotion } from './store-promotions.ts';

/** Who looks: somebody without an account, or a member, with what promotions ask for. */
export interface Viewer {
  readonly now: Temporal.Instant;
  readonly timeZone: string;
  readonly currency: string;
  readonly who: Audience;
  /** What a member has in hand of promotions that exclude each other. */
  readonly held: readonly HeldGroup[];
  /** How many deposits a member was credited; promotions for an earlier one are over. */
  readonly creditedDeposits: number;
  /** Credited deposits of the last day that served nothing, where something counts them late. */
  readonly unserved: Unserved;
  /** The largest deposit of the week and of the month before, where something asks for it. */
  readonly paidBefore: PaidBefore;
  /** Raffles whose tickets something gives, and that take no more. */
  readonly overRaffles: OverRaffles;
}

const openWhileItRuns: ReadonlySet<string> = new Set(['JOINED', 'PROCESS', 'REJECTED']);
const waitsForDeposit: ReadonlySet<string> = new Set(['JOINED', 'PROCESS']);
const beyondItsCycle: ReadonlySet<string> = new Set(['CLAIM', 'APPLYING']);

/**
 * The entry that counts now: one of this cycle, or an older one that still has something to take or
 * to wait for. A gift that nobody took in time keeps no later cycle closed.
 */
export function entryNow(
  promotion: Promotion,
  entries: readonly Entry[],
  { now, timeZone }: Viewer,
): Entry | undefined {
  const key = cycleKeyAt(promotion.offer.cycle, now, timeZone);
  return entries.find(
    (entry) =>
      entry.promotionId === promotion.id &&
      (entry.cycleKey === key || (beyondItsCycle.has(entry.status) && !isLapsed(entry, now))),
  );
}

function isLapsed({ status, claimUntil }: Entry, now: Temporal.Instant): boolean {
  return (
    status === 'CLAIM' && claimUntil !== null && Temporal.Instant.compare(now, claimUntil) >= 0
  );
}

/** Exactly one status of the ten (agents-loyalty-money.md D8). */
export function statusOf(
  promotion: Promotion,
  entry: Entry | undefined,
  viewer: Viewer,
): PromotionStatus {
  const { now } = viewer;
  const { state, closesAt } = promotion;
  const isGone = givesNoMore(promotion.offer, viewer.overRaffles);
  const hasEnded = state === 'stopped' || isGone || Temporal.Instant.compare(now, closesAt) >= 0;
  if (entry === undefined) {
    const hasOpened = Temporal.Instant.compare(now, promotion.opensAt) >= 0;
    const isEligible = gapFor(promotion, entry, viewer) === undefined;
    return statusWithoutEntry({
      hasOpened,
      hasEnded: hasEnded || state !== 'live',
      isEligible,
      isBudgetLeft: isBudgetLeft(promotion, viewer.currency),
    });
  }
  const { status } = entry;
  const isResting = state !== 'live' && status === 'REJECTED';
  const isLost = isLapsed(entry, now) || (isGone && status === 'CLAIM');
  const isOver = isLost || isResting || isTooLate(promotion, entry, viewer);
  return isOver || (hasEnded && openWhileItRuns.has(status)) ? 'CLOSE' : status;
}

/** Why the viewer may not have it now. */
export function gapFor(
  { offer }: Promotion,
  entry: Entry | undefined,
  { who, now, held, creditedDeposits, unserved, ...viewer }: Viewer,
): Gap | undefined {
  const gap = gapOf(offer, who, now);
  if (gap !== undefined) {
    return gap;
  }
  const isWaiting = entry === undefined || waitsForDeposit.has(entry.status);
  const { timeZone, currency, paidBefore: paid } = viewer;
  const isPast = isWaiting && isDepositPast(offer.type, creditedDeposits);
  if (isPast && lateDeposit(offer, { unserved, now, currency }) === undefined) {
    return 'deposits';
  }
  if (isGroupTaken(offer, entry?.id, held)) {
    return 'group';
  }
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate();
  return entry === undefined ? beforeGap(offer, { today, currency, paid }) : undefined;
}

/** Joined for a deposit that was credited meanwhile and gave nothing, because it was too small. */
function isTooLate({ offer }: Promotion, { status }: Entry, { creditedDeposits }: Viewer): boolean {
  return waitsForDeposit.has(status) && isDepositPast(offer.type, creditedDeposits);
}

/** The stop rule: a promotion closes when it cannot give its least gift once more. */
function isBudgetLeft(promotion: Promotion, currency: string): boolean {
  const { budgetMinor, issuedMinor, mostClaims, claims } = promotion;
  const least = leastGiftMinor(promotion, currency);
  return issuedMinor + least <= budgetMinor && (mostClaims === null || claims < mostClaims);
}

/** The least that a promotion gives at once. */
export function leastGiftMinor({ offer }: Pick<Promotion, 'offer'>, currency: string): bigint {
  return isSameForAll(offer) ? giftMinor(offer, 0n, currency) : 1n;
}
