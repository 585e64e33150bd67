import type { MemberId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { send } from '../../../platform/statement.ts';
import { lookAtPlayers, moneyVerdicts, playersLook } from '../../limits/index.ts';

/**
 * Locks the member's account and refuses what the standing forbids: `account_locked`,
 * `bonuses_stopped`, `on_break`, `self_excluded`. Points are kept meanwhile (H).
 */
export async function refuseStanding(ctx: Ctx<MemberActor>): Promise<void> {
  const players = await lookAtPlayers(ctx, [ctx.actor.id]);
  const [verdict] = moneyVerdicts(ctx, players, [claimOf(ctx.actor.id)]);
  if (verdict?.ok === false) {
    throw new Refusal(verdict.code, verdict.data);
  }
}

/** Who of them may have gifts now; nothing is locked. Nobody else is shown any (R13). */
export async function eligibleAmong(
  ctx: Ctx,
  memberIds: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
  if (memberIds.length === 0) {
    return new Set();
  }
  const players = await send(ctx.tx, playersLook(ctx, memberIds));
  const verdicts = moneyVerdicts(ctx, players, memberIds.map(claimOf));
  return new Set(memberIds.filter((_, at) => verdicts[at]?.ok === true));
}

function claimOf(memberId: MemberId) {
  return { memberId, move: 'bonus', amountMinor: 0n } as const;
}
