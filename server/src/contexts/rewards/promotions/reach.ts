import type { Ctx } from '../../../platform/context.ts';
import { boostedOffer } from './boost.ts';
import { cycleSpan } from './cycle.ts';
import { giftMinor } from './gift.ts';
import { offerGift } from './offer-gift.ts';
import { type Entry, updateEntry } from './store-entries.ts';
import { depositBoostOf } from '../../loyalty/index.ts';
import { readTicketsUntil } from '../raffles/over-raffles.ts';
import { isForDeposits } from './takes-deposit.ts';
import type { PromotionOffer, PromotionTexts } from './terms.ts';

/** How long what was reached may be taken; a gift of a rank lapses with its week or month (D3). */
export const claimDays = 7;

/**
 * What was asked for is done: the gift of the terms under which the member takes part can be taken.
 * The entry is locked. Nothing is offered where the terms give nothing, or tickets of a raffle that
 * is over; those of a raffle can be taken as long as it runs.
 */
export async function reach(
  ctx: Ctx,
  entry: Entry,
  deed: {
    readonly offer: PromotionOffer;
    readonly texts: PromotionTexts;
    /** What the gift is reckoned from: the deposit, or what was played or lost. */
    readonly baseMinor: bigint;
  },
): Promise<void> {
  const { texts, baseMinor } = deed;
  const boost = isForDeposits(deed.offer.type) ? await depositBoostOf(ctx, entry.memberId) : 0;
  const offer = boostedOffer(ctx, deed.offer, boost);
  const isOfDeposit = isForDeposits(offer.type) || offer.type === 'DEPOSIT_BET';
  const depositMinor = isOfDeposit ? baseMinor : 0n;
  const amountMinor = giftMinor(offer, baseMinor, ctx.site.currency);
  const at = ctx.clock.now();
  const lapse = lapseOf(ctx, offer, at);
  const ticketsUntil = await readTicketsUntil(ctx, offer);
  const claimUntil = ticketsUntil === undefined ? lapse : sooner(lapse, ticketsUntil);
  if (amountMinor === 0n || Temporal.Instant.compare(claimUntil, at) <= 0) {
    await updateEntry(ctx.tx, { ...entry, status: 'CLOSE', decidedBy: null, at });
    return;
  }
  const gift = { entry, offer, texts, amountMinor, depositMinor, claimUntil };
  const rewardId = await offerGift(ctx, gift);
  const reached = { status: 'CLAIM', giftMinor: amountMinor, claimUntil, rewardId } as const;
  await updateEntry(ctx.tx, { ...entry, ...reached, decidedBy: null, at });
}

function sooner(at: Temporal.Instant, limit: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(at, limit) <= 0 ? at : limit;
}

function lapseOf({ site }: Ctx, offer: PromotionOffer, at: Temporal.Instant): Temporal.Instant {
  const last = at.add({ hours: 24 * claimDays });
  const span = cycleSpan(offer.cycle, at, site.timeZone);
  const isOfDay = offer.cycle === 'DAILY';
  const isSooner = span !== undefined && Temporal.Instant.compare(span.to, last) < 0;
  return offer.type === 'RANK_GIFT' && isSooner && !isOfDay ? span.to : last;
}
