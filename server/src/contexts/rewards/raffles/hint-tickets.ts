import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { giveHints } from '../../../platform/live-hints.ts';

/** Open tabs of these members look at their tickets again. */
export async function hintTickets(ctx: Ctx, memberIds: readonly MemberId[]): Promise<void> {
  const ids = [...new Set(memberIds)];
  await giveHints(
    ctx,
    ids.map((id) => ({ key: `badges:${id}` })),
  );
}
