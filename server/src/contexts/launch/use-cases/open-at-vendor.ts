import type { PlayMode } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { send } from '../../../platform/statement.ts';
import type { BetOrigin } from '../../bets/index.ts';
import type { Game, Snapshot } from '../../catalog/index.ts';
import { openVendorSession } from '../../gateway/index.ts';
import { noteLocation } from '../../site/index.ts';
import { playersLook, refusedStake, stakeVerdicts } from '../../limits/index.ts';

export interface VendorLaunch {
  readonly game: Game;
  readonly mode: PlayMode;
  /** A hash of browser and address block. */
  readonly device: string;
  readonly origin: BetOrigin;
}

interface Starter {
  readonly actor: MemberActor;
  readonly snapshot: Snapshot;
}

/**
 * Wherever a game leads, a trial account starts none with money, and nobody does while play is
 * stopped (portal.md 4). Refuses, in this order: `in_need_true_account`, `play_stopped`.
 */
export function refuseStart({ actor, snapshot }: Starter, mode: PlayMode): void {
  if (actor.isTrial && mode === 'real') {
    throw new Refusal('in_need_true_account');
  }
  if (!snapshot.isPlayOpen) {
    throw new Refusal('play_stopped');
  }
}

/** After {@link refuseStart}. Refuses, in order: `game_under_maintenance`, `trial_not_offered`. */
export function refuseUnplayable({ game, mode }: Pick<VendorLaunch, 'game' | 'mode'>): void {
  if (!game.isOpen) {
    throw new Refusal('game_under_maintenance', { nodeId: game.nodeId });
  }
  if (mode === 'trial') {
    throw new Refusal('trial_not_offered');
  }
}

/**
 * Writes the session that the vendor's wallet calls will name. Whoever could stake nothing opens
 * nothing: where money lies in a purse of the vendor, no later call could be refused (R10).
 */
export async function openAtVendor(
  ctx: Ctx<MemberActor>,
  { game, device, origin }: Omit<VendorLaunch, 'mode'>,
) {
  await refuseStopped(ctx, game);
  const opened = await openVendorSession(ctx, {
    vendorCode: game.vendorCode,
    memberId: ctx.actor.id,
    nodeId: game.nodeId,
    device,
    origin,
  });
  // Calls of a vendor name no address: of its bets this is what the site made of the place (R21).
  await noteLocation(ctx, { kind: 'launch', id: opened.launchHash, by: ctx.actor });
  return opened;
}

/**
 * By standing, reality check and limits; the pace is asked at the stake. A check that is due is
 * answered here: of a stake in the window of the vendor nobody could say why it was refused.
 */
async function refuseStopped(ctx: Ctx<MemberActor>, { nodeId }: Game): Promise<void> {
  const memberId = ctx.actor.id;
  const players = await send(ctx.tx, playersLook(ctx, [memberId]));
  const least = { memberId, amountMinor: 1n, mode: 'real', game: nodeId } as const;
  const [verdict] = stakeVerdicts(ctx, players, [{ ...least, pace: 'none' }]);
  if (verdict?.ok === false) {
    throw refusedStake(memberId, verdict);
  }
}
