import { createHash } from 'node:crypto';
import type { Ctx } from '../../../platform/context.ts';
import { lockSold, type Seal, type SoldIssue, writeSeals } from '../store-issues.ts';

const closedAtOnce = 200;

/** The root over no tickets at all. */
const emptyRoot = createHash('sha256').update('').digest('hex');

/**
 * Ends the sale of issues whose time is over and seals what was sold, before any draw (R46).
 * Whoever places a bet holds the issue's row, so that no ticket can come after the seal (R40).
 */
export async function closeIssues(ctx: Ctx): Promise<{ readonly isMore: boolean }> {
  const now = ctx.clock.now();
  const sold = await lockSold(ctx.tx, now, closedAtOnce);
  if (sold.length > 0) {
    await writeSeals(ctx.tx, sold.map(sealOf), now);
  }
  return { isMore: sold.length === closedAtOnce };
}

function sealOf({ id }: SoldIssue): Seal {
  return { issueId: id, tickets: 0, stakeMinor: 0n, root: emptyRoot };
}
