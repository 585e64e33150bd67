import type { ApprovalId, BodyOf, Endpoints, GoodsId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { askApproval } from '../../../operators/index.ts';
import type { PromiseRules } from '../../made-alone.ts';
import { makeGoods, remakeGoods } from '../goods-act.ts';
import { goodsForm } from '../present-desk.ts';
import { promisedMinor, promisesMore } from '../promise-of-goods.ts';
import { refuseStrangeSlot } from '../refuse-strange-slot.ts';
import type { Goods } from '../store-goods.ts';
import { changeGoods, refuseImpossible } from './change-goods.ts';
import { createGoods } from './create-goods.ts';

/**
 * Puts an item into the mall at once, or asks a second person where it can give more money than
 * one operator gives alone (R53, R106). Refuses as {@link createGoods} does, also before asking.
 */
export async function submitGoods(
  ctx: Ctx<OperatorActor>,
  body: BodyOf<Endpoints['createGoods']>,
  { leftAlone, waitHours }: PromiseRules,
): Promise<Goods | ApprovalId> {
  const { currency } = ctx.site;
  const { reason, ...facts } = body;
  const form = goodsForm(body, currency);
  await refuseStrangeSlot(ctx, form.freeSpins);
  const promised = promisedMinor({ ...form, sold: 0 }, currency);
  if (promised === 0n || promised <= (await leftAlone(ctx))) {
    return createGoods(ctx, { form, reason });
  }
  const goodsId = ctx.ids.next('gds');
  const payload = { ...facts, goodsId, left: form.stock, currency };
  return askApproval(ctx, { act: makeGoods, payload, reason, waitHours: waitHours() });
}

/**
 * Changes an item at once, or asks a second person where that promises more, and what is left can
 * give more than one operator gives alone. Refuses as {@link changeGoods} does, also before asking.
 */
export async function submitGoodsChange(
  ctx: Ctx<OperatorActor>,
  command: { readonly id: GoodsId; readonly body: BodyOf<Endpoints['changeGoods']> },
  { leftAlone, waitHours }: PromiseRules,
): Promise<Goods | ApprovalId> {
  const { currency } = ctx.site;
  const { id } = command;
  const { reason, ...facts } = command.body;
  const { version } = facts;
  const form = goodsForm(command.body, currency);
  // Whoever gives is locked before any item, as orders lock items last.
  const isPromise = promisedMinor({ ...form, sold: 0 }, currency) > 0n;
  const left = isPromise ? await leftAlone(ctx) : 0n;
  const before = await refuseImpossible(ctx, { id, version, form });
  const after = { ...form, sold: before.sold };
  if (!promisesMore(before, after, currency) || promisedMinor(after, currency) <= left) {
    return changeGoods(ctx, { id, version, form, reason });
  }
  const payload = {
    ...facts,
    goodsId: id,
    left: form.stock - before.sold,
    currency,
    pointsBefore: String(before.points),
    stockBefore: before.stock,
    saleBefore: {
      from: before.saleFrom === null ? null : String(before.saleFrom),
      to: before.saleTo === null ? null : String(before.saleTo),
    },
  };
  return askApproval(ctx, { act: remakeGoods, payload, reason, waitHours: waitHours() });
}
