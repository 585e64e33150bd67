import { assert } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { send } from '../../../../platform/statement.ts';
import { playersLook } from '../../../limits/index.ts';
import { lockAndLook, post } from '../../../wallet/index.ts';
import type { DayBase } from '../../day-bases.ts';
import { pointsAccount, pointsTransfer } from '../books.ts';
import { earn, type Earning } from '../earn.ts';
import { type RuleOf, rulesOf } from '../day-rules.ts';
import { insertMoves, type PointMove, selectPurses, writePurses } from '../store-points.ts';

/**
 * Books points for what changed of members' days, and gives the rules that they were counted by.
 * The caller holds the lock of counting and notes both; who is excluded from play earns nothing
 * meanwhile, and a void takes back nothing of it.
 */
export async function creditPoints(ctx: Ctx, changes: readonly DayBase[]): Promise<RuleOf> {
  const memberIds = [...new Set(changes.map(({ memberId }) => memberId))].toSorted();
  const ruleOf = await rulesOf(ctx.tx, changes);
  if (memberIds.length === 0) {
    return ruleOf;
  }
  const players = await send(ctx.tx, playersLook(ctx, memberIds));
  const { balances } = await lockAndLook(ctx, {
    accounts: memberIds.map(pointsAccount),
    debts: [],
  });
  // Under the locks: whoever spends, is given or loses points writes what is owed as well.
  const open = await selectPurses(ctx.tx, memberIds);
  const isExcluded = (id: MemberId): boolean =>
    players.get(id)?.flags.some(({ flag }) => flag === 'RG_EXCLUDED') === true;
  const results = memberIds.map((memberId, at) => {
    const own = changes.filter((change) => change.memberId === memberId);
    const counted = isExcluded(memberId) ? own.filter(({ baseMinor }) => baseMinor < 0n) : own;
    const purse = {
      balance: balances[at]?.balanceMinor ?? 0n,
      openE4: open.get(memberId) ?? 0n,
    };
    return { memberId, ...earn(counted, purse, ruleOf) };
  });
  await writePurses(
    ctx.tx,
    results.map(({ memberId, purse }) => ({ memberId, openE4: purse.openE4 })),
  );
  await bookEarnings(
    ctx,
    results.flatMap(({ earnings }) => earnings),
  );
  return (base) => ({ ...ruleOf(base), ...(isExcluded(base.memberId) && { ratio: 0n }) });
}

async function bookEarnings(ctx: Ctx, earnings: readonly Earning[]): Promise<void> {
  const at = ctx.clock.now();
  const moves = earnings.map(({ base, points, balance }): PointMove => {
    const { memberId, type, baseMinor, sourceDay: reference } = base;
    return {
      id: ctx.ids.next('ptm'),
      memberId,
      at,
      type,
      baseMinor,
      points,
      balance,
      reference,
    };
  });
  const outcomes = await post(
    ctx,
    moves.map(({ id, memberId, points, reference }) =>
      pointsTransfer(
        {
          debt: `points:${id}`,
          type: points > 0n ? 'points_earned' : 'points_void',
          reference,
          memberId,
        },
        points,
      ),
    ),
  );
  assert(
    outcomes.every(({ ok }) => ok),
    'earned points are new debts within what is there',
  );
  await insertMoves(ctx.tx, moves);
}
