import type { Ctx } from '../../../platform/context.ts';
import { siteDate } from '../../../platform/site-date.ts';
import { readLargestDeposit } from '../../turnover/index.ts';
import { firstDay } from './cycle.ts';
import { minorOf, type PromotionOffer } from './terms.ts';

/** Cycles in which a rank has a gift that asks for a deposit in the one before. */
const cycles = ['WEEKLY', 'MONTHLY'] as const;
type GiftCycle = (typeof cycles)[number];

/** Days after the first of a cycle on which its gift opens: Wednesday, and the second. */
const opensAfter: Readonly<Record<GiftCycle, number>> = { WEEKLY: 2, MONTHLY: 1 };
const leastAmount = '1.00';

/** The largest deposit of the week and of the month before; only as far as something asks. */
export type PaidBefore = ReadonlyMap<string, bigint>;
export const nothingBefore: PaidBefore = new Map();

export async function readPaidBefore(
  ctx: Ctx,
  offers: readonly PromotionOffer[],
): Promise<PaidBefore> {
  const { actor } = ctx;
  if (actor.kind !== 'member') {
    return nothingBefore;
  }
  const asked = cycles.filter((cycle) => offers.some((offer) => asksFor(offer, cycle)));
  const paid = new Map<string, bigint>();
  for (const cycle of asked) {
    const first = firstDay(cycle, siteDate(ctx));
    const before = first.subtract(cycle === 'WEEKLY' ? { days: 7 } : { months: 1 });
    const to = String(first.subtract({ days: 1 }));
    const days = { from: String(before), to, memberId: actor.id };
    paid.set(cycle, await readLargestDeposit(ctx, days));
  }
  return paid;
}

/** Why a gift of this week or month is not taken: it is too early, or no deposit was enough. */
export function beforeGap(
  offer: PromotionOffer,
  look: {
    readonly today: Temporal.PlainDate;
    readonly currency: string;
    readonly paid: PaidBefore;
  },
): 'early' | 'before' | undefined {
  const cycle = cycles.find((name) => asksFor(offer, name));
  if (cycle === undefined) {
    return undefined;
  }
  const { today, currency, paid } = look;
  const opens = firstDay(cycle, today).add({ days: opensAfter[cycle] });
  if (Temporal.PlainDate.compare(today, opens) < 0) {
    return 'early';
  }
  const least = minorOf(offer.leastAmount ?? leastAmount, currency);
  return (paid.get(cycle) ?? 0n) < least ? 'before' : undefined;
}

function asksFor(offer: PromotionOffer, cycle: GiftCycle): boolean {
  return offer.afterDeposit === true && offer.cycle === cycle;
}
