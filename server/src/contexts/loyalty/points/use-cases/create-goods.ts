import { assertDefined } from '@portal/money';
import type { GoodsId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { refuseUnnamed } from '../../../../platform/refuse-unnamed.ts';
import { recordAct } from '../../../trail/index.ts';
import type { Maker } from '../../made-alone.ts';
import { goodsFacts } from '../goods-facts.ts';
import { noteAlone } from '../note-alone.ts';
import { refuseStrangeSlot } from '../refuse-strange-slot.ts';
import { findGoods, type Goods, type GoodsForm, insertGoods } from '../store-goods.ts';

/**
 * Puts an item into the mall; a draft is seen at the desk only. Refuses a name that is
 * missing in the site's language, then `promotion_slot_unknown`.
 */
export async function createGoods(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly form: GoodsForm;
    readonly reason: string;
    /** Absent where one operator makes it alone. */
    readonly approved?: Maker & { readonly id: GoodsId };
  },
): Promise<Goods> {
  const { form, approved } = command;
  refuseUnnamed(ctx, form.names);
  await refuseStrangeSlot(ctx, form.freeSpins);
  const id = approved?.id ?? ctx.ids.next('gds');
  await insertGoods(ctx.tx, id, form);
  const goods = assertDefined(await findGoods(ctx.tx, id), 'an item that was written');
  if (approved === undefined) {
    await noteAlone(ctx, { before: undefined, after: goods });
  }
  await recordAct(ctx, {
    action: 'points.create_goods',
    subject: { type: 'goods', id },
    after: goodsFacts(ctx, goods),
    reason: command.reason,
  });
  return goods;
}
