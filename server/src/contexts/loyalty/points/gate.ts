import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lookAtPlayers, moneyVerdicts } from '../../limits/index.ts';

/**
 * Locks the member's account and refuses what the standing forbids: `account_locked`,
 * `bonuses_stopped`, `on_break`, `self_excluded`. Points are kept meanwhile (H).
 */
export async function refuseStanding(ctx: Ctx<MemberActor>): Promise<void> {
  const players = await lookAtPlayers(ctx, [ctx.actor.id]);
  const claim = { memberId: ctx.actor.id, move: 'bonus', amountMinor: 0n } as const;
  const [verdict] = moneyVerdicts(ctx, players, [claim]);
  if (verdict?.ok === false) {
    throw new Refusal(verdict.code, verdict.data);
  }
}
