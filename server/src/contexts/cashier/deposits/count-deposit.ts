import type { Ctx } from '../../../platform/context.ts';
import { sendTogether } from '../../../platform/statement.ts';
import {
  lookAtPlayers,
  moneyVerdicts,
  type Play,
  playersAfter,
  playsWrites,
  type Verdict,
} from '../../limits/index.ts';
import { type Deposit, setCounted } from './store-deposits.ts';
import { withOpenDeposits } from './with-open-deposits.ts';

/** An order that will not be paid frees what it took of the member's limit (R5). */
export async function uncountDeposit(ctx: Ctx, order: Deposit): Promise<Deposit> {
  if (!order.isCounted) {
    return order;
  }
  const { memberId, requestedAt: countedAt } = order;
  await book(ctx, [{ memberId, depositedMinor: -order.amountMinor, countedAt }]);
  await setCounted(ctx.tx, { id: order.id, isCounted: false });
  return { ...order, isCounted: false };
}

/**
 * Counts what is credited now: all of an order that was given up before, else what it differs from
 * its amount, and all of it into periods that began since it was opened. The member's standing and
 * limits are asked again, as if the order had not counted yet (H: at submit and at credit); when
 * they refuse, nothing is counted, whoever credits.
 */
export async function countCredit(ctx: Ctx, order: Deposit, paidMinor: bigint): Promise<Verdict> {
  const { memberId, requestedAt } = order;
  const looked = await lookAtPlayers(ctx, [memberId]);
  const ownCount = { memberId, depositedMinor: -order.amountMinor, countedAt: requestedAt };
  const others = { memberIds: [memberId], exceptId: order.id };
  const open = await withOpenDeposits(ctx, looked, others);
  const players = order.isCounted ? playersAfter(ctx, open, [ownCount]) : open;
  const claim = { memberId, move: 'deposit', amountMinor: paidMinor } as const;
  const [verdict] = moneyVerdicts(ctx, players, [claim]);
  if (verdict?.ok === false) {
    return verdict;
  }
  const whole = { memberId, depositedMinor: paidMinor };
  const rest = { ...whole, depositedMinor: paidMinor - order.amountMinor };
  const plays: readonly Play[] = order.isCounted
    ? [
        { ...rest, countedAt: requestedAt },
        { ...whole, carriedFrom: requestedAt },
      ]
    : [whole];
  await book(ctx, plays);
  await setCounted(ctx.tx, { id: order.id, isCounted: true });
  return { ok: true };
}

async function book(ctx: Ctx, plays: readonly Play[]): Promise<void> {
  const players = await lookAtPlayers(
    ctx,
    plays.map(({ memberId }) => memberId),
  );
  await sendTogether(ctx.tx, playsWrites(ctx, players, plays));
}
