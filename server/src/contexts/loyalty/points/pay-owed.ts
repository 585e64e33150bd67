import { assert } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { lockAndLook, post } from '../../wallet/index.ts';
import { pointsAccount, pointsTransfer } from './books.ts';
import { e4PerPoint, owedPoints, payable } from './earn.ts';
import { insertMoves, selectPurses, writePurses } from './store-points.ts';

/**
 * Pays what a void left owed from the points that are there (agents-loyalty-money.md D1), and gives
 * what may be spent and what is owed then. The caller holds the lock of the member's account.
 */
export async function payOwed(
  ctx: Ctx,
  memberId: MemberId,
): Promise<{ readonly balance: bigint; readonly owed: bigint }> {
  const { balances } = await lockAndLook(ctx, { accounts: [pointsAccount(memberId)], debts: [] });
  const balance = balances[0]?.balanceMinor ?? 0n;
  const openE4 = (await selectPurses(ctx.tx, [memberId])).get(memberId) ?? 0n;
  const paid = payable({ balance, openE4 });
  if (paid === 0n) {
    return { balance, owed: owedPoints(openE4) };
  }
  const id = ctx.ids.next('ptm');
  const booking = { debt: `points:${id}`, type: 'points_void', reference: id, memberId } as const;
  const [outcome] = await post(ctx, [pointsTransfer(booking, 0n - paid)]);
  assert(outcome?.ok === true, 'what is owed is paid from what is there');
  const after = { balance: balance - paid, openE4: openE4 + paid * e4PerPoint };
  await writePurses(ctx.tx, [{ memberId, openE4: after.openE4 }]);
  const move = { id, memberId, at: ctx.clock.now(), type: 'void', reference: id } as const;
  const points = 0n - paid;
  await insertMoves(ctx.tx, [{ ...move, baseMinor: undefined, points, balance: after.balance }]);
  return { balance: after.balance, owed: owedPoints(after.openE4) };
}
