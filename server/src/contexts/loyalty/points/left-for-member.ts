import type { GoodsId, MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { monthStart } from '../../../platform/site-date.ts';
import { selectGoods } from './store-goods.ts';
import { countTaken } from './store-redeems.ts';

/** What a member may still take of items that have a limit. */
export interface GoodsLimit {
  readonly goodsId: GoodsId;
  readonly left: number;
}

export async function leftForMember(ctx: Ctx, memberId: MemberId): Promise<readonly GoodsLimit[]> {
  const rows = await countTaken(ctx.tx, { memberId, monthFrom: monthStart(ctx) });
  const taken = new Map(rows.map((row) => [row.goodsId, row]));
  return (await selectGoods(ctx.tx)).flatMap(({ id, memberLimit, limitPeriod }) => {
    const own = taken.get(id);
    const count = (limitPeriod === 'month' ? own?.inMonth : own?.ever) ?? 0;
    return memberLimit === null ? [] : [{ goodsId: id, left: Math.max(0, memberLimit - count) }];
  });
}
