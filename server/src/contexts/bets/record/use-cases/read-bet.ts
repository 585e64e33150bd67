import type { BetId, MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { type Bet, timeOfBet } from '../../bet.ts';
import { firstVersion } from '../../first-version.ts';
import { type RevisionRow, selectBet, selectRevisions } from '../store-record.ts';

/** A bet with every version of it; one that was never changed has its first alone. */
export interface BetReceipt {
  readonly bet: Bet;
  readonly revisions: readonly RevisionRow[];
}

/** Refuses `bet_not_found`, also for a bet of somebody else. */
export async function readBet(
  ctx: Ctx,
  query: { readonly memberId: MemberId; readonly betId: BetId },
): Promise<BetReceipt> {
  const { memberId, betId: id } = query;
  const placedAt = timeOfBet(id);
  const bet = placedAt && (await selectBet(ctx.tx, { memberId, id, placedAt }));
  if (bet === undefined) {
    throw new Refusal('bet_not_found');
  }
  const revisions = await selectRevisions(ctx.tx, { id, placedAt: bet.placedAt });
  return { bet, revisions: revisions.length > 0 ? revisions : [firstRevision(bet)] };
}

function firstRevision(bet: Bet): RevisionRow {
  const { revision, placedAt, txId, state, result } = bet;
  return {
    revision,
    bookedAt: placedAt,
    ...firstVersion(bet),
    txId,
    state,
    result,
    stakeMinor: bet.stakeMinor,
    payoutMinor: bet.payoutMinor,
    validMinor: bet.validMinor,
    balanceAfterMinor: bet.balanceAfterMinor,
    reason: null,
  };
}
