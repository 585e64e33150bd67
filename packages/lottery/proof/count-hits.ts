import { prepare, type FamilyName } from '../src/draw.ts';
import type { CanonicalBet } from './canonical-bets.ts';

/** What one bet was paid over many draws. */
export interface HitCount {
  readonly hits: Record<string, number>;
  refunds: number;
}

/**
 * Evaluates every bet against every draw, each draw prepared once; counts of parts can be added.
 */
export function countHits(
  bets: readonly CanonicalBet[],
  family: FamilyName,
  draws: Iterable<object>,
): { readonly counts: readonly HitCount[]; readonly walked: number } {
  const counts: HitCount[] = bets.map(() => ({ hits: {}, refunds: 0 }));
  let walked = 0;
  for (const draw of draws) {
    const prepared = prepare<unknown>(family, draw);
    walked += 1;
    for (let index = 0; index < bets.length; index += 1) {
      const count = counts[index];
      const evaluation = bets[index]?.line.evaluate(prepared);
      if (count !== undefined && evaluation !== undefined) {
        addHits(count.hits, evaluation.hits);
        count.refunds += evaluation.refundUnits;
      }
    }
  }
  return { counts, walked };
}

export function addHits(
  total: Record<string, number>,
  hits: Readonly<Record<string, number>>,
): void {
  for (const tier in hits) {
    total[tier] = (total[tier] ?? 0) + (hits[tier] ?? 0);
  }
}
