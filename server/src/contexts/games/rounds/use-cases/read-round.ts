import type { Ctx } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { DesignBook } from '../design-book.ts';
import { placeOf, type RoundQuery } from '../find-round.ts';
import { receiptOf, type RoundReceipt } from '../receipt.ts';
import { selectOpenRound } from '../store-open-rounds.ts';
import { selectRound } from '../store-rounds.ts';

/**
 * One of the caller's rounds, over or open; `round_not_found` also when it is somebody else's
 * (R38).
 */
export async function readRound(
  ctx: Ctx,
  book: DesignBook,
  query: RoundQuery,
): Promise<RoundReceipt> {
  const place = placeOf(query);
  const round = (await selectOpenRound(ctx.tx, place)) ?? (await selectRound(ctx.tx, place));
  if (round === undefined) {
    throw new Refusal('round_not_found');
  }
  return receiptOf(ctx, book, round);
}
