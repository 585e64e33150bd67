import type { Ctx } from '../../../platform/context.ts';
import { nameOfSite } from '../../../platform/name-of-site.ts';
import { moneyFact } from '../../trail/index.ts';
import type { FreeSpinsGift } from './goods.ts';
import type { Goods } from './store-goods.ts';

/** What the trail says of an item. */
export function goodsFacts(ctx: Pick<Ctx, 'site'>, goods: Goods): Readonly<Record<string, string>> {
  const { names, kind, points, amountMinor, rewardMinor, freeSpins, stock, memberLimit } = goods;
  const { saleFrom, saleTo, state } = goods;
  return {
    name: nameOfSite(ctx.site, names),
    kind,
    points: String(points),
    amount: moneyFact(ctx, amountMinor),
    reward: freeSpins === null ? moneyFact(ctx, rewardMinor) : spinsFact(freeSpins),
    stock: String(stock),
    limit: memberLimit === null ? 'none' : String(memberLimit),
    ...(saleFrom !== null && { saleFrom: String(saleFrom) }),
    ...(saleTo !== null && { saleTo: String(saleTo) }),
    state,
  };
}

function spinsFact({ count, nodeId, stakeAmount }: FreeSpinsGift): string {
  return `${count} × ${stakeAmount}, ${nodeId}`;
}
