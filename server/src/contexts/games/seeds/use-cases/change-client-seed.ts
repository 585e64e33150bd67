import type { PlayMode } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { openModeFor, type Player } from '../../play.ts';
import { holdPair } from '../seed-pairs.ts';
import { type SeedPair, writeClientSeed } from '../store-seeds.ts';

/** Sets the client seed for the bets to come; the nonce goes on. Refuses `in_need_true_account`. */
export async function changeClientSeed(
  ctx: Ctx,
  command: {
    readonly player: Player;
    readonly mode: PlayMode | undefined;
    readonly clientSeed: string;
  },
): Promise<SeedPair> {
  const { player, clientSeed } = command;
  const owner = { memberId: player.memberId, mode: openModeFor(player, command.mode) };
  const pair = await holdPair(ctx, owner);
  await writeClientSeed(ctx.tx, owner, clientSeed);
  return { ...pair, clientSeed };
}
