import { compare, rational, zero } from '@portal/money';
import type { FamilyName } from '../src/draw.ts';
import type { CanonicalBet } from './canonical-bets.ts';
import { countHits, type HitCount } from './count-hits.ts';

export interface Walk {
  readonly family: FamilyName;
  readonly draws: Iterable<object>;
  readonly size: number;
}

/** Walks all draws and tells where a mean is not the one of the catalogue, as a sentence. */
export function enumerate(bets: readonly CanonicalBet[], { family, draws, size }: Walk): string[] {
  const { counts, walked } = countHits(bets, family, draws);
  return walked === size ? wrongMeans(bets, counts, size) : [`${walked} draws, ${size} stated`];
}

/** The means of the counts over `size` draws that the catalogue does not state. */
export function wrongMeans(
  bets: readonly CanonicalBet[],
  counts: readonly HitCount[],
  size: number,
): string[] {
  return bets.flatMap((bet, index) => {
    const { hits, refunds } = counts[index] ?? { hits: {}, refunds: 0 };
    const tiers = new Set([...Object.keys(bet.meanHits), ...Object.keys(hits)]);
    const means = [
      ...[...tiers].map((tier) => ({ tier, found: hits[tier] ?? 0, mean: bet.meanHits[tier] })),
      { tier: 'refund', found: refunds, mean: bet.meanRefunds },
    ];
    return means.flatMap(({ tier, found, mean = zero }) => {
      const share = rational(BigInt(found), BigInt(size));
      return compare(share, mean) === 0
        ? []
        : [`${bet.line.betType.id} ${tier}: ${text(share)}, not ${text(mean)}`];
    });
  });
}

function text({ numerator, denominator }: { numerator: bigint; denominator: bigint }): string {
  return `${numerator}/${denominator}`;
}
