import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { MarkedRefusal, Refusal } from '../../platform/refusal.ts';
import { send } from '../../platform/statement.ts';
import { rulesOf } from './door.ts';
import { newPlayer } from './player.ts';
import { isCheckDue } from './reality-check.ts';
import { heldChecksStatement } from './store-players.ts';
import { lookAtPlayers } from './use-cases/look-at-players.ts';

/**
 * The refusal of a stake outside of a batch, to be thrown. What its use case wrote is undone, but a
 * reality check that refused it is held until the member acknowledges it (R8).
 */
export function refusedStake(memberId: MemberId, refusal: Pick<Refusal, 'code' | 'data'>): Refusal {
  return refusal.code === 'reality_check_due'
    ? new MarkedRefusal(refusal, (ctx) => holdCheck(ctx, memberId))
    : new Refusal(refusal.code, refusal.data);
}

/** The lock of the account went with the rest: it may have been acknowledged since. */
async function holdCheck(ctx: Ctx, memberId: MemberId): Promise<void> {
  const players = await lookAtPlayers(ctx, [memberId]);
  const { now, jurisdiction } = rulesOf(ctx);
  const player = players.get(memberId) ?? newPlayer(memberId);
  if (isCheckDue(player, { now, checkMinutes: jurisdiction.checkMinutes })) {
    await send(ctx.tx, heldChecksStatement([memberId]));
  }
}
