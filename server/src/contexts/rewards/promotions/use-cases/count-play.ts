import { netLossMinor } from '@portal/commission';
import type { Ctx } from '../../../../platform/context.ts';
import { readSpan } from '../../../turnover/index.ts';
import { isSameForAll } from '../gift.ts';
import { daysOf, playedMinor } from '../played.ts';
import { reach } from '../reach.ts';
import { type PlayedEntry, selectPlayed, updateEntry, updateProgress } from '../store-entries.ts';
import { minorOf } from '../terms.ts';

/** Those that were looked at longest ago come first, so that a run of many gets to all. */
const entriesAtOnce = 500;

/**
 * Counts what members play towards promotions that ask for play: stakes of the cycle in which they
 * joined, by the weight of their category. The highest step can be taken at once, a lower one when
 * the cycle is over. Cashback is reckoned when its cycle is over and not before: nobody is shown
 * how much more there is to lose. Deposits are counted when they come; here ends what got too few.
 */
export async function countPlay(ctx: Ctx): Promise<void> {
  const entries = await selectPlayed(ctx.tx, {
    types: ['BET_VOLUME', 'CASHBACK', 'DEPOSIT_BET', 'DEPOSIT_COUNT'],
    limit: entriesAtOnce,
  });
  const bySpan = Map.groupBy(entries, (entry) => JSON.stringify(daysOf(ctx, entry)));
  for (const group of bySpan.values()) {
    await countGroup(ctx, group);
  }
}

async function countGroup(ctx: Ctx, entries: readonly PlayedEntry[]): Promise<void> {
  const [first] = entries;
  if (first === undefined) {
    return;
  }
  const { from, to, isOver } = daysOf(ctx, first);
  const memberIds = entries.map(({ memberId }) => memberId);
  const rows = await readSpan(ctx, { from, to, memberIds });
  for (const entry of entries) {
    const { weights } = entry.offer.wagering;
    const own = rows.filter(({ memberId }) => memberId === entry.memberId);
    if (entry.offer.type === 'DEPOSIT_COUNT') {
      await endCount(ctx, entry, { isOver });
      continue;
    }
    if (entry.offer.type === 'CASHBACK') {
      const categories = new Set<string>(weights.map(({ category }) => category));
      await countLoss(ctx, entry, { lostMinor: netLossMinor(own, categories), isOver });
      continue;
    }
    const sum = playedMinor(entry, own);
    if (entry.offer.type === 'DEPOSIT_BET') {
      await countAfterDeposit(ctx, entry, { playedMinor: sum, isOver });
      continue;
    }
    await countOne(ctx, entry, { doneMinor: sum, isOver });
  }
}

async function countOne(
  ctx: Ctx,
  entry: PlayedEntry,
  { doneMinor, isOver }: { readonly doneMinor: bigint; readonly isOver: boolean },
): Promise<void> {
  const { offer, texts } = entry;
  const top = offer.reward.tiers.at(-1)?.fromAmount ?? offer.leastAmount ?? '0';
  const at = ctx.clock.now();
  await updateProgress(ctx.tx, { id: entry.id, doneMinor, at });
  const isReached = doneMinor >= minorOf(top, ctx.site.currency);
  if (isOver && !isReached && isSameForAll(offer)) {
    // A part of the play is no part of a fixed gift.
    await updateEntry(ctx.tx, { ...entry, status: 'CLOSE', decidedBy: null, at });
  } else if (isOver || isReached) {
    await reach(ctx, entry, { offer, texts, baseMinor: doneMinor });
  }
}

/** One that still has its time is only looked at again later. */
async function endCount(
  ctx: Ctx,
  entry: PlayedEntry,
  { isOver }: { readonly isOver: boolean },
): Promise<void> {
  const { id, doneMinor } = entry;
  const at = ctx.clock.now();
  if (isOver) {
    await updateEntry(ctx.tx, { ...entry, status: 'CLOSE', decidedBy: null, at });
  } else {
    await updateProgress(ctx.tx, { id, doneMinor, at });
  }
}

/** Of a deposit that has to be played: what came after it, from the days of the cycle. */
async function countAfterDeposit(
  ctx: Ctx,
  entry: PlayedEntry,
  play: { readonly playedMinor: bigint; readonly isOver: boolean },
): Promise<void> {
  const { offer, texts, baseMinor, targetMinor, beforeMinor } = entry;
  const at = ctx.clock.now();
  const after = play.playedMinor - beforeMinor;
  const doneMinor = baseMinor !== null && after > 0n ? after : 0n;
  await updateProgress(ctx.tx, { id: entry.id, doneMinor, at });
  if (baseMinor !== null && targetMinor !== null && doneMinor >= targetMinor) {
    await reach(ctx, entry, { offer, texts, baseMinor });
  } else if (play.isOver) {
    await updateEntry(ctx.tx, { ...entry, status: 'CLOSE', decidedBy: null, at });
  }
}

/** One that an operator decides about is only looked at again later. */
async function countLoss(
  ctx: Ctx,
  entry: PlayedEntry,
  { lostMinor, isOver }: { readonly lostMinor: bigint; readonly isOver: boolean },
): Promise<void> {
  const { offer, texts } = entry;
  const at = ctx.clock.now();
  await updateProgress(ctx.tx, { id: entry.id, doneMinor: 0n, at });
  if (!isOver || offer.reward.kind !== 'CASHBACK') {
    return;
  }
  if (lostMinor < minorOf(offer.leastAmount ?? '0', ctx.site.currency)) {
    await updateEntry(ctx.tx, { ...entry, status: 'CLOSE', decidedBy: null, at });
  } else {
    await reach(ctx, entry, { offer, texts, baseMinor: lostMinor });
  }
}
