import { netLossMinor } from '@portal/commission';
import { divide } from '@portal/money';
import type { Ctx } from '../../../../platform/context.ts';
import { readSpan } from '../../../turnover/index.ts';
import { cycleSpan } from '../cycle.ts';
import { isSameForAll } from '../gift.ts';
import { reach } from '../reach.ts';
import { type PlayedEntry, selectPlayed, updateEntry, updateProgress } from '../store-entries.ts';
import { minorOf } from '../terms.ts';

/** Those that were looked at longest ago come first, so that a run of many gets to all. */
const entriesAtOnce = 500;

/**
 * Counts what members play towards promotions that ask for play: stakes of the cycle in which they
 * joined, by the weight of their category. The highest step can be taken at once, a lower one when
 * the cycle is over. Cashback is reckoned when its cycle is over and not before: nobody is shown
 * how much more there is to lose.
 */
export async function countPlay(ctx: Ctx): Promise<void> {
  const entries = await selectPlayed(ctx.tx, {
    types: ['BET_VOLUME', 'CASHBACK'],
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
    if (entry.offer.type === 'CASHBACK') {
      const categories = new Set<string>(weights.map(({ category }) => category));
      await countLoss(ctx, entry, { lostMinor: netLossMinor(own, categories), isOver });
      continue;
    }
    const percents = new Map<string, number>(weights.map((row) => [row.category, row.percent]));
    const hundredfold = own.reduce(
      (sum, row) => sum + countedOf(row) * BigInt(percents.get(row.category) ?? 0),
      0n,
    );
    // Floored once, on the whole (A3, PROMO).
    const doneMinor = divide(hundredfold, 100n, 'floor');
    await countOne(ctx, entry, { doneMinor, isOver });
  }
}

/** What the weights of the games leave of the valid bets (sports-and-games.md D16). */
function countedOf(row: { readonly validMinor: bigint; readonly noLoyaltyMinor: bigint }): bigint {
  return row.validMinor - row.noLoyaltyMinor;
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

/** The days of the site that count for an entry. */
function daysOf(ctx: Ctx, { offer, joinedAt, closesAt }: PlayedEntry) {
  const { timeZone } = ctx.site;
  const span = cycleSpan(offer.cycle, joinedAt, timeZone) ?? { from: joinedAt, to: closesAt };
  const dayOf = (at: Temporal.Instant) => String(at.toZonedDateTimeISO(timeZone).toPlainDate());
  return {
    from: dayOf(span.from),
    to: dayOf(span.to.subtract({ milliseconds: 1 })),
    isOver: Temporal.Instant.compare(ctx.clock.now(), span.to) >= 0,
  };
}
