import type { Ctx } from '../../../platform/context.ts';
import { readSpan } from '../../turnover/index.ts';
import { daysOf, playedMinor } from './played.ts';
import { reach } from './reach.ts';
import { type PlayedEntry, putDeposit, updateProgress } from './store-entries.ts';

/** A deposit serves what was joined for one; the entry is locked. */
export async function serveEntry(ctx: Ctx, entry: PlayedEntry, baseMinor: bigint): Promise<void> {
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
