import { assertDefined } from '@portal/money';
import type { GoodsId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { refuseUnnamed } from '../../../../platform/refuse-unnamed.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordAct } from '../../../trail/index.ts';
import { goodsFacts } from '../goods-facts.ts';
import { refuseStrangeSlot } from '../refuse-strange-slot.ts';
import { findGoods, type Goods, type GoodsForm, lockGoods, updateGoods } from '../store-goods.ts';

/**
 * Changes an item; orders that are open keep what they were made for. Refuses a name
 * that is missing in the site's language, then `promotion_slot_unknown`, `not_found`,
 * `goods_changed` when somebody else was faster, `goods_stock`.
 */
export async function changeGoods(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly id: GoodsId;
    readonly version: number;
    readonly form: GoodsForm;
    readonly reason: string;
  },
): Promise<Goods> {
  const { id, version, form, reason } = command;
  refuseUnnamed(ctx, form.names);
  await refuseStrangeSlot(ctx, form.freeSpins);
  const before = await lockGoods(ctx.tx, id);
  if (before === undefined) {
    throw new Refusal('not_found');
  }
  if (before.version !== version) {
    throw new Refusal('goods_changed');
  }
  const least = before.reserved + before.sold;
  if (form.stock < least) {
    throw new Refusal('goods_stock', { least });
  }
  await updateGoods(ctx.tx, id, form);
  const after = assertDefined(await findGoods(ctx.tx, id), 'a locked item is there');
  await recordAct(ctx, {
    action: 'points.change_goods',
    subject: { type: 'goods', id },
    before: goodsFacts(ctx, before),
    after: goodsFacts(ctx, after),
    reason,
  });
  return after;
}
