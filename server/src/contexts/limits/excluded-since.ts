import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { selectExcludedSince } from './store-desk.ts';

/**
 * Since when those of them are excluded who are, or are stopped as too young or as the account of
 * somebody excluded: nobody earns by what is booked for them after it (agents-loyalty-money.md H).
 */
export async function excludedSince(
  ctx: Ctx,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, Temporal.Instant>> {
  const rows = await selectExcludedSince(ctx.tx, ids, ctx.clock.now());
  return new Map(
    rows.flatMap(({ memberId, since }) => (since === null ? [] : [[memberId, since] as const])),
  );
}
