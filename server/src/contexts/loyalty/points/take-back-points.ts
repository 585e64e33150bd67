import { assert } from '@portal/money';
import type { MemberId, PointMoveType } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { lockAndLook, post } from '../../wallet/index.ts';
import { pointsAccount, pointsTransfer } from './books.ts';
import { takeFrom } from './earn.ts';
import { insertMoves, selectPurses, writePurses } from './store-points.ts';

interface PointsGift {
  readonly memberId: MemberId;
  readonly points: bigint;
  readonly debt: string;
  readonly reference: string;
  readonly type: Extract<PointMoveType, 'mission' | 'promotion'>;
}

/**
 * Takes points back whose ground is there no more, once for each debt: what of them is spent stays
 * owed, and the next ones pay it, as after a void of play (agents-loyalty-money.md D1). The caller
 * holds the lock of the member's account and says so once only.
 */
export async function takeBackPoints(ctx: Ctx, gift: PointsGift): Promise<void> {
  const { memberId, points, debt, reference, type } = gift;
  const { balances } = await lockAndLook(ctx, { accounts: [pointsAccount(memberId)], debts: [] });
  const balance = balances[0]?.balanceMinor ?? 0n;
  const openE4 = (await selectPurses(ctx.tx, [memberId])).get(memberId) ?? 0n;
  const { taken, purse } = takeFrom({ balance, openE4 }, points);
  await writePurses(ctx.tx, [{ memberId, openE4: purse.openE4 }]);
  if (taken === 0n) {
    return;
  }
  const booking = { debt, type: 'points_void', reference, memberId } as const;
  const [outcome] = await post(ctx, [pointsTransfer(booking, 0n - taken)]);
  assert(outcome?.ok === true, 'points are taken back once, and no more than there are');
  const move = { id: ctx.ids.next('ptm'), memberId, at: ctx.clock.now(), type, reference };
  const change = { points: 0n - taken, balance: purse.balance };
  await insertMoves(ctx.tx, [{ ...move, baseMinor: undefined, ...change }]);
}
