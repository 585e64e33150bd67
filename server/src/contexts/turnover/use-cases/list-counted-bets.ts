import type { BetId, MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { RequirementSource } from '../requirement.ts';
import { type CountedBet, selectCountedBets } from '../store-contributions.ts';
import { findRequirementId } from '../store-requirements.ts';

interface CountedBetPage {
  readonly bets: readonly CountedBet[];
  readonly nextCursor: BetId | undefined;
}

/**
 * The bets that worked off one requirement of a member, the newest first, page by page; undefined
 * where the member has no such requirement.
 */
export async function listCountedBets(
  ctx: Ctx,
  query: {
    readonly memberId: MemberId;
    readonly source: RequirementSource;
    readonly reference: string;
    readonly cursor: BetId | undefined;
    readonly limit: number;
  },
): Promise<CountedBetPage | undefined> {
  const { cursor: before, limit, ...key } = query;
  const requirementId = await findRequirementId(ctx.tx, key);
  if (requirementId === undefined) {
    return undefined;
  }
  const rows = await selectCountedBets(ctx.tx, { requirementId, before, limit: limit + 1 });
  const bets = rows.slice(0, limit);
  return { bets, nextCursor: rows.length > limit ? bets.at(-1)?.betId : undefined };
}
