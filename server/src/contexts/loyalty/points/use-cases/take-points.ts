import { assert } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { moneyFact, recordAct } from '../../../trail/index.ts';
import { lockAndLook, post } from '../../../wallet/index.ts';
import type { Maker } from '../../made-alone.ts';
import { pointsAccount, pointsTransfer } from '../books.ts';
import { owedPoints, takeFrom } from '../earn.ts';
import { insertMoves, selectPurses, writePurses } from '../store-points.ts';
import { insertTaking } from '../store-takings.ts';
import { tellTaken } from '../tell-taken.ts';

export interface Taking extends Maker {
  readonly memberId: MemberId;
  readonly points: bigint;
  /** At the rate of conversion. */
  readonly worthMinor: bigint;
  readonly reason: string;
}

/** Points that went, and all that is owed now. */
export interface Taken {
  readonly taken: bigint;
  readonly owed: bigint;
}

/**
 * Takes points of a member, once for a request, and never more than there are: what is missing
 * stays owed, and the next points pay it, as after a void (agents-loyalty-money.md D1). The member
 * is told.
 */
export async function takePoints(ctx: Ctx<OperatorActor>, taking: Taking): Promise<Taken> {
  const { memberId, points, approvalId, reason } = taking;
  const { balances } = await lockAndLook(ctx, { accounts: [pointsAccount(memberId)], debts: [] });
  const balance = balances[0]?.balanceMinor ?? 0n;
  const openE4 = (await selectPurses(ctx.tx, [memberId])).get(memberId) ?? 0n;
  const { taken, purse } = takeFrom({ balance, openE4 }, points);
  await writePurses(ctx.tx, [{ memberId, openE4: purse.openE4 }]);
  await insertTaking(ctx.tx, { ...taking, at: ctx.clock.now() });
  await bookTaken(ctx, { memberId, taken, balance: purse.balance, approvalId });
  const owed = owedPoints(purse.openE4);
  await recordAct(ctx, {
    action: 'points.take',
    subject: { type: 'member', id: memberId },
    before: { points: String(balance), owed: String(owedPoints(openE4)) },
    after: {
      points: String(purse.balance),
      owed: String(owed),
      taken: String(points),
      amount: moneyFact(ctx, taking.worthMinor),
      ...(approvalId !== null && { approval: approvalId, askedBy: taking.operatorId }),
    },
    reason,
  });
  await tellTaken(ctx, { memberId, points, owed });
  return { taken, owed };
}

/** Where nothing was there, nothing moves. */
async function bookTaken(
  ctx: Ctx,
  booking: Pick<Taking, 'memberId' | 'approvalId'> & {
    readonly taken: bigint;
    readonly balance: bigint;
  },
): Promise<void> {
  const { memberId, approvalId, taken, balance } = booking;
  if (taken === 0n) {
    return;
  }
  const id = ctx.ids.next('ptm');
  const debt = `points:${approvalId ?? id}`;
  const entry = { debt, type: 'points_void', reference: id, memberId } as const;
  const [outcome] = await post(ctx, [pointsTransfer(entry, 0n - taken)]);
  assert(outcome?.ok === true, 'what is taken was counted under its lock');
  const move = { id, memberId, at: ctx.clock.now(), type: 'take', reference: id } as const;
  await insertMoves(ctx.tx, [{ ...move, baseMinor: undefined, points: 0n - taken, balance }]);
}
