import { depositPromotionTypes, type Endpoints, type ReplyOf } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { offerableAmong } from '../../../limits/index.ts';
import { depositBoostOf } from '../../../loyalty/index.ts';
import { boostedOffer } from '../boost.ts';
import { localesOf, type SeenPromotion } from '../present.ts';
import { leastDeposit, takesDeposit } from '../takes-deposit.ts';
import { amountOf, textIn } from '../terms.ts';
import { listPromotions } from './list-promotions.ts';

type Offered = ReplyOf<Endpoints['readDepositTerms']>['promotions'][number];

/** What the next deposit of a member may serve, with its terms in short (D8, R13). */
export async function listForDeposit(
  ctx: Ctx<MemberActor>,
  { creditedBefore }: { readonly creditedBefore: number },
): Promise<readonly Offered[]> {
  if (!(await offerableAmong(ctx, [ctx.actor.id])).has(ctx.actor.id)) {
    return [];
  }
  const seen = await listPromotions(ctx);
  const boost = await depositBoostOf(ctx, ctx.actor.id);
  return seen
    .filter(({ promotion, status }) => takesDeposit({ ...promotion, status }, creditedBefore))
    .flatMap((promotion) => presentOffered(ctx, promotion, boost));
}

function presentOffered(
  ctx: Ctx,
  { promotion, status }: SeenPromotion,
  boost: number,
): readonly Offered[] {
  const { id, version, offer, texts, closesAt } = promotion;
  const type = depositPromotionTypes.find((served) => served === offer.type);
  const { currency } = ctx.site;
  const least = leastDeposit(offer, currency);
  const { base, multiple, days, maxStakeAmount, maxCashoutAmount, noRebate } = offer.wagering;
  return type === undefined
    ? []
    : [
        {
          id,
          version,
          title: textIn(texts, localesOf(ctx, undefined))?.title ?? id,
          type,
          leastAmount: least === 0n ? null : amountOf(least, currency),
          reward: boostedOffer(ctx, offer, boost).reward,
          base,
          multiple,
          days,
          maxStakeAmount,
          ...(maxCashoutAmount !== undefined && { maxCashoutAmount }),
          ...(noRebate !== undefined && { noRebate }),
          ...(status !== 'JOIN' && { isJoined: true }),
          closesAt: String(closesAt),
        },
      ];
}
