import { ringsOf } from '@portal/commission';
import type { Ctx } from '../../../platform/context.ts';
import { spanOf } from '../../../platform/reconciling/span-of.ts';
import { selectTransferEdges, type TransferSum } from './store-pairs.ts';

const ringDays = 7;

export interface Ring {
  readonly memberIds: readonly string[];
  /** What went from one to another within it. */
  readonly edges: readonly TransferSum[];
}

/** Rings of the week that ends with a day of the site (agents-loyalty-money.md E7). */
export async function ringsUntil(ctx: Ctx, day: Temporal.PlainDate): Promise<readonly Ring[]> {
  const { from } = spanOf(ctx, day.subtract({ days: ringDays - 1 }));
  const { to } = spanOf(ctx, day);
  const edges = await selectTransferEdges(ctx.tx, { siteId: ctx.site.id, from, to });
  const rings = ringsOf(edges.map(({ fromId, toId }) => ({ from: fromId, to: toId })));
  return rings.map((memberIds) => {
    const within = new Set(memberIds);
    const isWithin = ({ fromId, toId }: TransferSum) => within.has(fromId) && within.has(toId);
    return { memberIds, edges: edges.filter(isWithin) };
  });
}
