import { lastBetsShown, type MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { type CountedBet, selectNewestContributions } from '../store-contributions.ts';
import { type RequirementRow, selectRequirements } from '../store-requirements.ts';

const longestList = 100;

/** A requirement with what was worked off, and the last bets that did it. */
export interface ReadRequirement extends RequirementRow {
  readonly doneMinor: bigint;
  /** The newest first. */
  readonly lastBets: readonly CountedBet[];
}

/**
 * The requirements of a member: the open ones first, the oldest of them in front, then what was
 * closed last. One whose time is over is shown as ended, but stands among the open ones until it
 * is: what it asks for holds money back until its money was taken back.
 */
export async function readRequirements(
  ctx: Ctx,
  query: { readonly memberId: MemberId; readonly openOnly: boolean },
): Promise<readonly ReadRequirement[]> {
  const now = ctx.clock.now();
  const rows = await selectRequirements(ctx.tx, { ...query, limit: longestList });
  const requirementIds = rows.map(({ id }) => id);
  const bets = await selectNewestContributions(ctx.tx, { requirementIds, each: lastBetsShown });
  const byRequirement = Map.groupBy(bets, ({ requirementId }) => requirementId);
  return rows.map((row) => ({
    ...row,
    state: row.state === 'OPEN' && isOver(row, now) ? 'EXPIRED' : row.state,
    doneMinor: row.requiredMinor - row.leftMinor,
    lastBets: byRequirement.get(row.id) ?? [],
  }));
}

function isOver({ expiresAt }: RequirementRow, now: Temporal.Instant): boolean {
  return expiresAt !== null && Temporal.Instant.compare(now, expiresAt) >= 0;
}
