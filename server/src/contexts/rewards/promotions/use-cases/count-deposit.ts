import { isDepositMeant } from '@portal/commission';
import { isIdOf, joinedDepositTypes } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { lookAtPlayers } from '../../../limits/index.ts';
import { foldFacts } from '../../../turnover/index.ts';
import { countDeposits } from '../count-deposits.ts';
import { cycleKeyAt } from '../cycle.ts';
import { keepUnserved } from '../late-join.ts';
import { serveEntry } from '../serve-entry.ts';
import { type PlayedEntry, selectOwnWaiting } from '../store-entries.ts';
import { insertServed } from '../store-served.ts';
import { hasLateJoins } from '../store-unserved.ts';
import { isForDeposits } from '../takes-deposit.ts';
import { minorOf } from '../terms.ts';

const mostEntries = 20;

/** What the cashier says of a deposit. */
export interface MovedDeposit {
  readonly depositId?: string;
  readonly memberId: string;
  readonly state: string;
  /** Minor units. */
  readonly amount: string;
  /** What its member chose with it; then that alone is served. */
  readonly promotionId?: string | null;
  /** When it was credited; it may be told later. */
  readonly at: string;
}

/**
 * A deposit that was credited serves one promotion, the one that was joined first of those that it
 * is large enough for; what was joined afterwards does not get it, nor does what is over. One that
 * was chosen with the deposit had it when it was credited. What serves none is kept for who joins
 * soon, where the terms of something let (`retroMinutes`).
 */
export async function countDeposit(ctx: Ctx, moved: MovedDeposit): Promise<void> {
  const { depositId, memberId, state, amount, promotionId = null } = moved;
  if (state !== 'CREDITED' || promotionId !== null || !isIdOf('mbr', memberId)) {
    return;
  }
  const at = Temporal.Instant.from(moved.at);
  const isKept = depositId !== undefined && (await hasLateJoins(ctx.tx, ctx.clock.now()));
  if (isKept) {
    // Whoever joins at the same time waits here, or is waited for.
    await lookAtPlayers(ctx, [memberId]);
  }
  const entries = await selectOwnWaiting(ctx.tx, {
    types: joinedDepositTypes,
    memberId,
    at,
    limit: mostEntries,
  });
  const baseMinor = BigInt(amount);
  if (entries.length === 0 && !isKept) {
    return;
  }
  // This deposit is among those that are counted.
  await foldFacts(ctx);
  const count = await countDeposits(ctx, memberId);
  const creditedBefore = count > 0 ? count - 1 : 0;
  const entry = entries.find(
    (candidate) =>
      baseMinor >= leastOf(ctx, candidate.offer) &&
      isDepositMeant(candidate.offer.type, creditedBefore) &&
      waitsFor(ctx, candidate, at),
  );
  if (entry !== undefined) {
    if (await mayServe(ctx, depositId, entry)) {
      await serveEntry(ctx, entry, baseMinor);
    }
  } else if (isKept) {
    await keepUnserved(ctx, {
      memberId,
      depositId,
      amountMinor: baseMinor,
      creditedAt: at,
      creditedBefore,
    });
  }
}

/** It is told once, and not of one that was taken back meanwhile. */
async function mayServe(
  { tx }: Ctx,
  depositId: string | undefined,
  { id: entryId }: PlayedEntry,
): Promise<boolean> {
  return depositId === undefined || insertServed(tx, { depositId, entryId });
}

function leastOf(ctx: Ctx, { leastAmount }: PlayedEntry['offer']): bigint {
  return leastAmount === null ? 0n : minorOf(leastAmount, ctx.site.currency);
}

/** Deposits are counted, or played, in the cycle in which they came; one is enough to be played. */
function waitsFor(
  ctx: Ctx,
  { offer, cycleKey, baseMinor }: PlayedEntry,
  at: Temporal.Instant,
): boolean {
  const isOfCycle = cycleKey === cycleKeyAt(offer.cycle, at, ctx.site.timeZone);
  return isForDeposits(offer.type) || (isOfCycle && baseMinor === null);
}
