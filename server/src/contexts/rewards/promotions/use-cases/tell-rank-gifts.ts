import { assertDefined } from '@portal/money';
import { isIdOf } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { type DomainEvents, emit } from '../../../../platform/outbox.ts';
import { offerableAmong } from '../../../limits/index.ts';
import { nothingUnserved } from '../late-join.ts';
import { nothingBefore } from '../after-deposit.ts';
import { readOverRaffles } from '../../raffles/over-raffles.ts';
import { audiencesOf } from '../audience.ts';
import { statusOf } from '../status.ts';
import { selectPromotions } from '../store-promotions.ts';

declare module '../../../../platform/outbox.ts' {
  interface DomainEvents {
    /** A member came to a rank that has a gift, which can be taken now. */
    'rewards.rank_gift_ready': {
      readonly memberId: string;
      readonly promotionId: string;
      readonly rank: number;
      readonly at: string;
    };
  }
}

/**
 * Whoever comes to a higher rank hears of the gifts that it opens and that can be taken at once;
 * who may have no offers hears of none (H).
 */
export async function tellRankGifts(
  ctx: Ctx,
  moved: DomainEvents['loyalty.rank_changed'],
): Promise<void> {
  const { memberId, fromRank, toRank, at } = moved;
  if (!isIdOf('mbr', memberId) || toRank <= fromRank) {
    return;
  }
  const gifts = (await selectPromotions(ctx.tx)).filter(({ offer: { type, audience } }) => {
    const { leastRank } = audience;
    return (
      type === 'RANK_GIFT' && leastRank !== null && fromRank < leastRank && leastRank <= toRank
    );
  });
  if (gifts.length === 0 || !(await offerableAmong(ctx, [memberId])).has(memberId)) {
    return;
  }
  const who = assertDefined((await audiencesOf(ctx, [memberId])).get(memberId), 'it was asked for');
  const { timeZone, currency } = ctx.site;
  const viewer = {
    now: ctx.clock.now(),
    timeZone,
    currency,
    who,
    held: [],
    creditedDeposits: 0,
    unserved: nothingUnserved,
    // Gifts of a week or month that ask for a deposit before stand on their page.
    paidBefore: nothingBefore,
    overRaffles: await readOverRaffles(
      ctx,
      gifts.map(({ offer }) => offer),
    ),
  };
  const open = gifts.filter((gift) => statusOf(gift, undefined, viewer) === 'JOIN');
  await emit(
    ctx,
    ...open.map(({ id }) => ({
      name: 'rewards.rank_gift_ready' as const,
      payload: { memberId, promotionId: id, rank: toRank, at },
    })),
  );
}
