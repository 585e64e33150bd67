import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { send } from '../../platform/statement.ts';
import { moneyVerdicts, playersLook } from './door.ts';
import { unreachableAmong } from './unreachable-among.ts';

/**
 * Who of them may have gifts and hear of offers now, on every channel (R13, R16); no lock.
 * One rule for both: nobody is told of what they would be refused, and whom nothing but duties may
 * be told hears of no offer either.
 */
export async function offerableAmong(
  ctx: Ctx,
  memberIds: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
  if (memberIds.length === 0) {
    return new Set();
  }
  const players = await send(ctx.tx, playersLook(ctx, memberIds));
  const claims = memberIds.map(
    (memberId) => ({ memberId, move: 'bonus', amountMinor: 0n }) as const,
  );
  const verdicts = moneyVerdicts(ctx, players, claims);
  const unreachable = await unreachableAmong(ctx, memberIds);
  return new Set(memberIds.filter((id, at) => verdicts[at]?.ok === true && !unreachable.has(id)));
}
