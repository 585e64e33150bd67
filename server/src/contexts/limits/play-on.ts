import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { send } from '../../platform/statement.ts';
import { playersLook, rulesOf } from './door.ts';
import { flagRefusal } from './flag-refusal.ts';
import type { Player } from './player.ts';
import type { VerdictRules } from './stake-verdicts.ts';
import { leftOf, windowOf } from './windows.ts';

/**
 * Whether a member may go on with what is in play already, for money that somebody else keeps: no
 * standing forbids play, and no limit is reached. What lies there was counted as staked when it
 * went there, in minor units, and reaches no limit by itself. Nothing is locked.
 */
export async function mayPlayOn(
  ctx: Ctx,
  query: { readonly memberId: MemberId; readonly besideMinor: bigint },
): Promise<boolean> {
  const { memberId, besideMinor } = query;
  const player = (await send(ctx.tx, playersLook(ctx, [memberId]))).get(memberId);
  if (player === undefined) {
    return true;
  }
  return flagRefusal('bet', player) === undefined && !isReached(rulesOf(ctx), player, besideMinor);
}

function isReached({ periods }: VerdictRules, player: Player, besideMinor: bigint): boolean {
  return player.limits.some(({ kind, period, amount }) => {
    if (kind === 'deposit') {
      return false;
    }
    const window = windowOf(player, period, periods);
    const stakedMinor = window.stakedMinor - besideMinor;
    return leftOf(kind, { amount, window: { ...window, stakedMinor } }) === 0n;
  });
}
