import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { send } from '../../platform/statement.ts';
import { moneyVerdicts, playersLook } from './door.ts';

/** Who of them may have gifts and hear of offers now; nothing is locked (R13, R16). */
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
  return new Set(memberIds.filter((_, at) => verdicts[at]?.ok === true));
}
