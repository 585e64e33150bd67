import { decideRedeem } from '@portal/commission';
import { assert } from '@portal/money';
import { type OperatorId, wageringCategories } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import { giveFreeSpins } from '../../games/index.ts';
import { lawfulMultiple } from '../../turnover/index.ts';
import { post } from '../../wallet/index.ts';
import { bookGivenMoney } from '../given-money.ts';
import { moneyTransfer, pointsBalance, pointsTransfer } from './books.ts';
import { isCancelled } from './cancelling.ts';
import type { FreeSpinsGift } from './goods.ts';
import { payOwed } from './pay-owed.ts';
import { spinStakeMinor } from './refuse-strange-slot.ts';
import { settleStock } from './store-goods.ts';
import { insertMoves } from './store-points.ts';
import { type Redeem, updateDecision } from './store-redeems.ts';
import { tellShipped } from './tell-shipped.ts';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** An order of the points mall was approved or rejected. */
    'loyalty.redeem_decided': {
      readonly redeemId: string;
      readonly memberId: string;
      readonly state: 'APPROVED' | 'REJECTED';
      readonly names: Readonly<Record<string, string>>;
      readonly remark: string;
      readonly at: string;
    };
  }
}

const wholePercent = 100;

export interface Settlement {
  readonly decision: 'APPROVED' | 'REJECTED';
  readonly remark: string;
  readonly trackingNo: string | null;
  /** Null where nobody had to decide, and of an order that its member cancels. */
  readonly by: { readonly id: OperatorId; readonly name: string } | null;
}

/**
 * Decides an order that is locked and in process: its stock is sold and its credit paid, or points
 * and money go back and the stock is free. One transaction, and debts that are paid once.
 */
export async function settleRedeem(
  ctx: Ctx,
  order: Redeem,
  settlement: Settlement,
): Promise<Redeem> {
  const { decision, remark, trackingNo, by } = settlement;
  const { redeem } = decideRedeem(order, { total: 0, reserved: 0, sold: 0 }, decision);
  assert(order.state === 'IN_PROCESS' && redeem.state === decision, 'an open order is decided');
  const at = ctx.clock.now();
  if (decision === 'APPROVED') {
    await payReward(ctx, order);
  } else {
    await giveBack(ctx, order, at);
  }
  const { goodsId, quantity } = order;
  await settleStock(ctx.tx, { goodsId, quantity, isSold: decision === 'APPROVED' });
  await updateDecision(ctx.tx, { id: order.id, state: decision, remark, trackingNo, at, by });
  const decided = { decidedAt: at, decidedBy: by?.id ?? null, decidedByName: by?.name ?? null };
  const after = { ...order, state: decision, remark, trackingNo, ...decided };
  const { id: redeemId, memberId, names } = order;
  // Who cancels an order knows it.
  if (!isCancelled(after)) {
    const payload = { redeemId, memberId, state: decision, names, remark, at: String(at) };
    await emit(ctx, { name: 'loyalty.redeem_decided', payload });
  }
  if (trackingNo !== null) {
    await tellShipped(ctx, order, trackingNo);
  }
  return after;
}

async function payReward(ctx: Ctx, order: Redeem): Promise<void> {
  const { id, memberId, rewardMinor: amountMinor, currency } = order;
  if (order.freeSpins !== null) {
    await giveSpins(ctx, order, order.freeSpins);
    return;
  }
  if (amountMinor === 0n) {
    return;
  }
  const debt = `redeem:${id}:reward`;
  const booking = { debt, type: 'points_reward', reference: id, memberId } as const;
  const [outcome] = await post(ctx, [moneyTransfer(booking, { amountMinor, currency })]);
  assert(outcome?.ok === true, 'an order is paid once');
  await bookGivenMoney(ctx, { memberId, reference: id, amountMinor });
}

/** Rounds instead of money; what they win is played as often as money of points is. */
async function giveSpins(ctx: Ctx, order: Redeem, gift: FreeSpinsGift): Promise<void> {
  const { id: reference, memberId, quantity } = order;
  const { nodeId, count, stakeAmount, days } = gift;
  const weights = wageringCategories.map((category) => [category, wholePercent] as const);
  await giveFreeSpins(ctx, {
    memberId,
    nodeId,
    count: count * quantity,
    stakeMinor: spinStakeMinor(stakeAmount, order.currency),
    days,
    play: {
      multiple: lawfulMultiple(ctx, 1),
      weights: Object.fromEntries(weights),
      excludedGames: [],
      maxStakeMinor: null,
    },
    reference,
  });
}

async function giveBack(ctx: Ctx, order: Redeem, at: Temporal.Instant): Promise<void> {
  const { id, memberId, points, amountMinor, currency } = order;
  const booking = { type: 'points_refund', reference: id, memberId } as const;
  const outcomes = await post(ctx, [
    pointsTransfer({ ...booking, debt: `redeem:${id}:refund` }, points),
    ...(amountMinor > 0n
      ? [
          moneyTransfer(
            { ...booking, debt: `redeem:${id}:refund:money` },
            { amountMinor, currency },
          ),
        ]
      : []),
  ]);
  assert(
    outcomes.every(({ ok }) => ok),
    'an order is refunded once',
  );
  const balance = await pointsBalance(ctx, memberId);
  const move = { id: ctx.ids.next('ptm'), memberId, at, type: 'refund', reference: id } as const;
  await insertMoves(ctx.tx, [{ ...move, baseMinor: undefined, points, balance }]);
  await payOwed(ctx, memberId);
}
