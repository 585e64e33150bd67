import { rootOf, ticketLevels } from '@portal/lottery';
import type { Ctx } from '../../../platform/context.ts';
import { type Leaf, selectLeaves } from '../orders/store-orders.ts';
import { lockSold, type Seal, writeSeals } from '../store-issues.ts';
import { type SealedTree, writeSealLevels } from '../store-seals.ts';

const closedAtOnce = 50;

/**
 * Ends the sale of issues whose time is over and seals what was sold, before any draw (R46).
 * Whoever places a bet holds the issue's row, so that no ticket can come after the seal (R40).
 */
export async function closeIssues(ctx: Ctx): Promise<{ readonly isMore: boolean }> {
  const sold = await lockSold(ctx.tx, ctx.clock.now(), closedAtOnce);
  if (sold.length > 0) {
    const issueIds = sold.map(({ id }) => id);
    const leaves = await selectLeaves(ctx.tx, issueIds);
    const trees = issueIds.map((id) => treeOf(id, leaves.get(id) ?? []));
    await writeSealLevels(ctx.tx, trees);
    const seals = trees.map((tree) => sealOf(tree, leaves.get(tree.issueId) ?? []));
    await writeSeals(ctx.tx, seals, ctx.clock.now());
  }
  return { isMore: sold.length === closedAtOnce };
}

function treeOf(issueId: bigint, tickets: readonly Leaf[]): SealedTree {
  const levels = ticketLevels(tickets.map(({ leaf }) => leaf ?? ''));
  return { issueId, levels, ticketIds: tickets.map(({ id }) => id) };
}

function sealOf({ issueId, levels }: SealedTree, tickets: readonly Leaf[]): Seal {
  return {
    issueId,
    tickets: tickets.length,
    stakeMinor: tickets.reduce((sum, { costMinor }) => sum + costMinor, 0n),
    root: rootOf(levels),
  };
}
