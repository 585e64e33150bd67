import { slotDesigns } from '@portal/games';
import type { Ctx } from '../../../platform/context.ts';
import { readGameDesign, readPopularGame, stakesOf } from '../../catalog/index.ts';

const slots: ReadonlySet<string> = new Set(slotDesigns.map(({ id }) => id));

/** Whether a node is a slot of the house that may be played at a stake. */
export async function offersFreeSpins(
  ctx: Ctx,
  wish: { readonly nodeId: string; readonly stakeMinor: bigint },
): Promise<boolean> {
  const game = await readGameDesign(ctx, wish.nodeId);
  return (
    game !== undefined &&
    slots.has(game.designId) &&
    stakesOf(game, ctx.site.currency).some(({ stakeMinor }) => stakeMinor === wish.stakeMinor)
  );
}

/** The most popular slot and its smallest stake, for what the demo gives. */
export async function popularSlot(
  ctx: Ctx,
): Promise<{ readonly nodeId: string; readonly stakeMinor: bigint } | undefined> {
  const game = await readPopularGame(ctx, [...slots]);
  const [stake] = game === undefined ? [] : stakesOf(game, ctx.site.currency);
  return game === undefined || stake === undefined
    ? undefined
    : { nodeId: game.nodeId, stakeMinor: stake.stakeMinor };
}
