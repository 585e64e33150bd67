import { ticketRoot } from '@portal/lottery';
import type { Ctx } from '../../../platform/context.ts';
import { selectLeaves } from '../orders/store-orders.ts';
import { lockSold, type Seal, type SoldIssue, writeSeals } from '../store-issues.ts';

const closedAtOnce = 50;

/**
 * Ends the sale of issues whose time is over and seals what was sold, before any draw (R46).
 * Whoever places a bet holds the issue's row, so that no ticket can come after the seal (R40).
 */
export async function closeIssues(ctx: Ctx): Promise<{ readonly isMore: boolean }> {
  const sold = await lockSold(ctx.tx, ctx.clock.now(), closedAtOnce);
  const seals: Seal[] = [];
  for (const issue of sold) {
    seals.push(await sealOf(ctx, issue));
  }
  if (seals.length > 0) {
    await writeSeals(ctx.tx, seals, ctx.clock.now());
  }
  return { isMore: sold.length === closedAtOnce };
}

async function sealOf({ tx }: Ctx, { id }: SoldIssue): Promise<Seal> {
  const tickets = await selectLeaves(tx, id);
  return {
    issueId: id,
    tickets: tickets.length,
    stakeMinor: tickets.reduce((sum, { costMinor }) => sum + costMinor, 0n),
    root: ticketRoot(tickets.map(({ leaf }) => leaf ?? '')),
  };
}
