import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { sendTogether } from '../../../platform/statement.ts';
import {
  lookAtPlayers,
  moneyVerdicts,
  playersAfter,
  playsWrites,
  type Verdict,
} from '../../limits/index.ts';
import { type Deposit, setCounted } from './store-deposits.ts';

/** An order that will not be paid frees what it took of the member's limit (R5). */
export async function uncountDeposit(ctx: Ctx, order: Deposit): Promise<Deposit> {
  if (!order.isCounted) {
    return order;
  }
  const { memberId, requestedAt: countedAt } = order;
  await book(ctx, { memberId, depositedMinor: -order.amountMinor, countedAt });
  await setCounted(ctx.tx, { id: order.id, isCounted: false });
  return { ...order, isCounted: false };
}

/**
 * Counts what is credited now: all of an order that was given up before, else what it differs from
 * its amount. The member's standing and limits are asked again, as if the order had not counted yet
 * (H: at submit and at credit); when they refuse, nothing is counted, whoever credits.
 */
export async function countCredit(ctx: Ctx, order: Deposit, paidMinor: bigint): Promise<Verdict> {
  const { memberId, requestedAt } = order;
  const looked = await lookAtPlayers(ctx, [memberId]);
  const ownCount = { memberId, depositedMinor: -order.amountMinor, countedAt: requestedAt };
  const players = order.isCounted ? playersAfter(ctx, looked, [ownCount]) : looked;
  const claim = { memberId, move: 'deposit', amountMinor: paidMinor } as const;
  const [verdict] = moneyVerdicts(ctx, players, [claim]);
  if (verdict?.ok === false) {
    return verdict;
  }
  const amountMinor = paidMinor - (order.isCounted ? order.amountMinor : 0n);
  const shared = { memberId, depositedMinor: amountMinor };
  await book(ctx, amountMinor < 0n ? { ...shared, countedAt: requestedAt } : shared);
  await setCounted(ctx.tx, { id: order.id, isCounted: true });
  return { ok: true };
}

async function book(
  ctx: Ctx,
  play: {
    readonly memberId: MemberId;
    readonly depositedMinor: bigint;
    readonly countedAt?: Temporal.Instant;
  },
): Promise<void> {
  if (play.depositedMinor !== 0n) {
    const players = await lookAtPlayers(ctx, [play.memberId]);
    await sendTogether(ctx.tx, playsWrites(ctx, players, [play]));
  }
}
