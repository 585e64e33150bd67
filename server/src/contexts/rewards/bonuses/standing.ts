import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lookAtPlayers, moneyVerdicts } from '../../limits/index.ts';

/**
 * The one gate of every reward: nothing is offered to or taken by who is stopped, on a break or
 * excluded (R13). Locks the account of the member, so that two claims of one member meet here.
 */
export async function refuseStanding(ctx: Ctx, memberId: MemberId): Promise<void> {
  const players = await lookAtPlayers(ctx, [memberId]);
  const claims = [{ memberId, move: 'bonus', amountMinor: 0n } as const];
  const [verdict] = moneyVerdicts(ctx, players, claims);
  if (verdict?.ok === false) {
    throw new Refusal(verdict.code, verdict.data);
  }
}
