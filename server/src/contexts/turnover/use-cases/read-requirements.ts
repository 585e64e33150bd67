import { lastBetsShown, type MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { type CountedBet, selectNewestContributions } from '../store-contributions.ts';
import type { RequirementSource } from '../requirement.ts';
import { type RequirementRow, selectPlaysOf, selectRequirements } from '../store-requirements.ts';

/** Of a list with closed ones; of the open ones alone none is left out. */
const longestList = 100;

/** A requirement with what was worked off, and the last bets that did it. */
export interface ReadRequirement extends RequirementRow {
  readonly doneMinor: bigint;
  /** The newest first. */
  readonly lastBets: readonly CountedBet[];
}

/**
 * The requirements of a member: the open ones first, the oldest of them in front, then what was
 * closed last. The open ones are all there where nothing else is asked for, because they decide
 * about money; otherwise they are the beginning of what a page shows. One whose time is over is
 * shown as ended, but stands among the open ones until it is: what it asks for holds money back
 * until its money was taken back.
 */
export async function readRequirements(
  ctx: Ctx,
  query: { readonly memberId: MemberId; readonly openOnly: boolean },
): Promise<readonly ReadRequirement[]> {
  return asRead(ctx, await selectRequirements(ctx.tx, { ...query, limit: longestList }));
}

/** The play that these references of a member carry, open or closed, however many others are. */
export async function readPlaysOf(
  ctx: Ctx,
  query: {
    readonly memberId: MemberId;
    readonly source: RequirementSource;
    readonly references: readonly string[];
  },
): Promise<readonly ReadRequirement[]> {
  return asRead(ctx, await selectPlaysOf(ctx.tx, query));
}

async function asRead(
  ctx: Ctx,
  rows: readonly RequirementRow[],
): Promise<readonly ReadRequirement[]> {
  const now = ctx.clock.now();
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
