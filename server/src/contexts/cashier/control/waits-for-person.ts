import type { Ctx } from '../../../platform/context.ts';
import { selectOpenWords } from './store-cases.ts';

/**
 * Whether a person still has to decide about money of an order, so that nothing that is said of it
 * is applied by itself: what was told is another payment than this one, or this one otherwise. The
 * case of a statement that lists the very same payment waits for nothing but this word (R117).
 */
export async function waitsForPerson(
  ctx: Ctx,
  order: { readonly provider: string; readonly reference: string },
  word: {
    /** Whether it left us; words of the other direction are no contradiction. */
    readonly isOut: boolean;
    /** Undefined where any payment contradicts what is said. */
    readonly payment?: { readonly transaction: string; readonly theirsMinor: bigint | null };
  },
): Promise<boolean> {
  const { isOut, payment } = word;
  const open = await selectOpenWords(ctx.tx, order);
  return open.some(({ kind, transaction, theirsMinor }) => {
    const isSameWay = theirsMinor === null || theirsMinor < 0n === isOut;
    const isThisOne =
      kind === 'missing_here' &&
      transaction === payment?.transaction &&
      theirsMinor === payment.theirsMinor;
    return isSameWay && !isThisOne;
  });
}
