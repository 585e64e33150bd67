import { assertDefined } from '@portal/money';
import type { GoodsId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { refuseUnnamed } from '../../../../platform/refuse-unnamed.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordAct } from '../../../trail/index.ts';
import type { Maker } from '../../made-alone.ts';
import { goodsFacts } from '../goods-facts.ts';
import { noteAlone } from '../note-alone.ts';
import { refuseStrangeSlot } from '../refuse-strange-slot.ts';
import { findGoods, type Goods, type GoodsForm, lockGoods, updateGoods } from '../store-goods.ts';

interface GoodsChange {
  readonly id: GoodsId;
  /** Of the item that whoever changes it saw. */
  readonly version: number;
  readonly form: GoodsForm;
}

/**
 * Locks the item as it stands. Refuses a name that is missing in the site's language, then
 * `promotion_slot_unknown`, `not_found`, `goods_changed` when somebody else was faster,
 * `goods_stock`.
 */
export async function refuseImpossible(
  ctx: Ctx<OperatorActor>,
  { id, version, form }: GoodsChange,
): Promise<Goods> {
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
  return before;
}

/**
 * Changes an item; orders that are open keep what they were made for. Refuses as
 * {@link refuseImpossible} does.
 */
export async function changeGoods(
  ctx: Ctx<OperatorActor>,
  command: GoodsChange & {
    readonly reason: string;
    /** Absent where one operator changes it alone. */
    readonly approved?: Maker;
  },
): Promise<Goods> {
  const { id, form, reason, approved } = command;
  const before = await refuseImpossible(ctx, command);
  await updateGoods(ctx.tx, id, form);
  const after = assertDefined(await findGoods(ctx.tx, id), 'a locked item is there');
  if (approved === undefined) {
    await noteAlone(ctx, { before, after });
  }
  await recordAct(ctx, {
    action: 'points.change_goods',
    subject: { type: 'goods', id },
    before: goodsFacts(ctx, before),
    after: goodsFacts(ctx, after),
    reason,
  });
  return after;
}
