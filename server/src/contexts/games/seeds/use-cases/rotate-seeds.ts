import { assertDefined } from '@portal/money';
import type { PlayMode } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { openModeFor, type Player } from '../../play.ts';
import { selectOpenRoundOn } from '../../rounds/store-open-rounds.ts';
import { holdPair, takeSeeds } from '../seed-pairs.ts';
import { type RevealedSeed, withSeed } from '../seed-secrets.ts';
import { type SeedPair, turnPair } from '../store-seeds.ts';

/**
 * Reveals the server seed in use, for ever, and plays on with the next one, whose hash was shown
 * before (R134). A seed that still decides an open round is not revealed: it would tell what the
 * round hides. Refusals in order: `in_need_true_account`, `round_still_open`.
 */
export async function rotateSeeds(
  ctx: Ctx,
  command: { readonly player: Player; readonly mode: PlayMode | undefined },
): Promise<{ pair: SeedPair; revealed: RevealedSeed }> {
  const { player } = command;
  const owner = { memberId: player.memberId, mode: openModeFor(player, command.mode) };
  const before = withSeed(ctx, await holdPair(ctx, owner));
  // Rounds are opened under the lock of the pair, so none can come between.
  const waiting = await selectOpenRoundOn(ctx.tx, { ...owner, seedIndex: before.seedIndex });
  if (waiting !== undefined) {
    throw new Refusal('round_still_open', { roundId: waiting.id });
  }
  const [taken] = await takeSeeds(ctx, [owner]);
  const at = ctx.clock.now();
  await turnPair(ctx.tx, before, { index: assertDefined(taken, 'a commitment'), at });
  const { seedIndex, serverSeed, hash, nextNonce: nonces } = before;
  return {
    pair: await holdPair(ctx, owner),
    revealed: { seedIndex, serverSeed, hash, nonces, revealedAt: at },
  };
}
