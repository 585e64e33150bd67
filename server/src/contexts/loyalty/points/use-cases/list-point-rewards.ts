import type { Ctx } from '../../../../platform/context.ts';
import { isForNoRank } from '../../vip/ranks-of.ts';
import { isOnSale } from '../on-sale.ts';
import { type Goods, selectGoods } from '../store-goods.ts';

/** What is offered now, in the order of the mall. */
export async function listPointRewards(ctx: Ctx): Promise<readonly Goods[]> {
  const now = ctx.clock.now();
  return (await selectGoods(ctx.tx)).filter(
    (goods) => isOnSale(goods, now) && !isForNoRank(ctx, goods.minVip),
  );
}
