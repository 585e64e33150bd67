import type { Ctx } from '../../../platform/context.ts';
import type { Delivery } from '../store.ts';
import { selectDeliveries } from '../store.ts';

export interface DeliveryPage {
  readonly rows: readonly Delivery[];
  readonly nextCursor: string | undefined;
}

/** Newest first; `cursor` is the id of the last one seen. */
export async function listDeliveries(
  ctx: Ctx,
  query: {
    readonly to: string | undefined;
    readonly cursor: string | undefined;
    readonly limit: number;
  },
): Promise<DeliveryPage> {
  const { to, cursor: before, limit } = query;
  const found = await selectDeliveries(ctx.tx, { to, before, limit: limit + 1 });
  const rows = found.slice(0, limit);
  return { rows, nextCursor: found.length > limit ? rows.at(-1)?.id : undefined };
}
