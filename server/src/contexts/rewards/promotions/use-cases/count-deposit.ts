import { isDepositMeant } from '@portal/commission';
import { isIdOf, joinedDepositTypes } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { foldFacts, readSpan } from '../../../turnover/index.ts';
import { countDeposits } from '../count-deposits.ts';
import { cycleKeyAt } from '../cycle.ts';
import { daysOf, playedMinor } from '../played.ts';
import { reach } from '../reach.ts';
import {
  type PlayedEntry,
  putDeposit,
  selectOwnWaiting,
  updateProgress,
} from '../store-entries.ts';
import { insertServed } from '../store-served.ts';
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
 * was chosen with the deposit had it when it was credited.
 */
export async function countDeposit(ctx: Ctx, moved: MovedDeposit): Promise<void> {
  const { depositId, memberId, state, amount, promotionId = null } = moved;
  if (state !== 'CREDITED' || promotionId !== null || !isIdOf('mbr', memberId)) {
    return;
  }
  const at = Temporal.Instant.from(moved.at);
  const entries = await selectOwnWaiting(ctx.tx, {
    types: joinedDepositTypes,
    memberId,
    at,
    limit: mostEntries,
  });
  const baseMinor = BigInt(amount);
  if (entries.length === 0) {
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
  if (entry !== undefined && (await mayServe(ctx, depositId, entry))) {
    await serve(ctx, entry, baseMinor);
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

async function serve(ctx: Ctx, entry: PlayedEntry, baseMinor: bigint): Promise<void> {
  const { offer, texts } = entry;
  switch (offer.type) {
    case 'DEPOSIT_COUNT':
      await countOne(ctx, entry);
      break;
    case 'DEPOSIT_BET':
      await beginPlay(ctx, entry, baseMinor);
      break;
    default:
      await reach(ctx, entry, { offer, texts, baseMinor });
  }
}

async function countOne(ctx: Ctx, entry: PlayedEntry): Promise<void> {
  const { id, offer, texts, doneMinor, targetMinor } = entry;
  const count = doneMinor + 1n;
  await updateProgress(ctx.tx, { id, doneMinor: count, at: ctx.clock.now() });
  if (targetMinor !== null && count >= targetMinor) {
    await reach(ctx, entry, { offer, texts, baseMinor: 0n });
  }
}

/** From now on play counts; what was played before on these days does not. */
async function beginPlay(ctx: Ctx, entry: PlayedEntry, baseMinor: bigint): Promise<void> {
  const { id, memberId, offer } = entry;
  const { from, to } = daysOf(ctx, entry);
  const rows = await readSpan(ctx, { from, to, memberIds: [memberId] });
  await putDeposit(ctx.tx, {
    id,
    baseMinor,
    targetMinor: baseMinor * BigInt(offer.playTimes ?? 1),
    beforeMinor: playedMinor(entry, rows),
    at: ctx.clock.now(),
  });
}
