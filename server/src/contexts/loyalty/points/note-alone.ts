import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { promisedMinor, promisesMore } from './promise-of-goods.ts';
import { type Goods, insertGoodsPromise } from './store-goods.ts';

/** Counts what an item can give for whoever made it promise more, alone (R53, R106). */
export async function noteAlone(
  ctx: Ctx<OperatorActor>,
  { before, after }: { readonly before: Goods | undefined; readonly after: Goods },
): Promise<void> {
  const { currency } = ctx.site;
  if (!promisesMore(before, after, currency)) {
    return;
  }
  await insertGoodsPromise(ctx.tx, {
    goodsId: after.id,
    operatorId: ctx.actor.id,
    at: ctx.clock.now(),
    amountMinor: promisedMinor(after, currency),
  });
}
