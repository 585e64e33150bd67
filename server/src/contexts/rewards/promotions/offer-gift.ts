import { assert } from '@portal/money';
import type { RewardId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { insertReward } from '../bonuses/store-rewards.ts';
import type { Entry } from './store-entries.ts';
import { freeSpinsOf, inKindOf, type PromotionOffer, type PromotionTexts } from './terms.ts';

/** What it is called, by language. */
export function titlesOf(texts: PromotionTexts): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).map(([locale, { title }]) => [locale, title]));
}

/** What was reached waits in the reward centre until it is taken, or lapses. */
export async function offerGift(
  ctx: Ctx,
  gift: {
    readonly entry: Pick<Entry, 'id' | 'memberId'>;
    readonly offer: PromotionOffer;
    readonly texts: PromotionTexts;
    readonly amountMinor: bigint;
    readonly depositMinor: bigint;
    readonly claimUntil: Temporal.Instant | null;
  },
): Promise<RewardId> {
  const { entry, offer, texts, amountMinor, depositMinor, claimUntil } = gift;
  const id = ctx.ids.next('rwd');
  const isNew = await insertReward(ctx.tx, {
    id,
    memberId: entry.memberId,
    source: 'promotion',
    reference: entry.id,
    titles: titlesOf(texts),
    amountMinor,
    currency: ctx.site.currency,
    wagering: offer.wagering,
    freeSpins: freeSpinsOf(offer) ?? null,
    inKind: inKindOf(offer) ?? null,
    depositMinor,
    claimUntil,
    at: ctx.clock.now(),
  });
  assert(isNew, 'an entry gives once');
  return id;
}
