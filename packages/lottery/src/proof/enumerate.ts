import { compare, rational, zero } from '@portal/money';
import { prepare, type FamilyName } from '../draw.ts';
import type { CanonicalBet } from './canonical-bets.ts';

export interface Walk {
  readonly family: FamilyName;
  readonly draws: Iterable<object>;
  readonly size: number;
}

interface Count {
  readonly bet: CanonicalBet;
  readonly hits: Map<string, number>;
  refunds: number;
}

/**
 * Evaluates every bet against every draw, each draw prepared once, and tells where a mean is not the
 * one of the catalogue, as a sentence.
 */
export function enumerate(bets: readonly CanonicalBet[], { family, draws, size }: Walk): string[] {
  const counts: Count[] = bets.map((bet) => ({ bet, hits: new Map(), refunds: 0 }));
  let walked = 0;
  for (const draw of draws) {
    const prepared = prepare<unknown>(family, draw);
    walked += 1;
    for (const count of counts) {
      const { hits, refundUnits } = count.bet.line.evaluate(prepared);
      for (const tier in hits) {
        count.hits.set(tier, (count.hits.get(tier) ?? 0) + (hits[tier] ?? 0));
      }
      count.refunds += refundUnits;
    }
  }
  return walked === size
    ? counts.flatMap((count) => wrongMeans(count, BigInt(size)))
    : [`${walked} draws walked, ${size} stated`];
}

function wrongMeans({ bet, hits, refunds }: Count, size: bigint): string[] {
  const { line, meanHits, meanRefunds } = bet;
  const wrong: string[] = [];
  for (const tier of new Set([...Object.keys(meanHits), ...hits.keys()])) {
    const expected = meanHits[tier] ?? zero;
    const found = rational(BigInt(hits.get(tier) ?? 0), size);
    if (compare(expected, found) !== 0) {
      wrong.push(`${line.betType.id} ${tier}: ${text(found)}, not ${text(expected)}`);
    }
  }
  const foundRefunds = rational(BigInt(refunds), size);
  if (compare(foundRefunds, meanRefunds) !== 0) {
    wrong.push(`${line.betType.id} refunds: ${text(foundRefunds)}, not ${text(meanRefunds)}`);
  }
  return wrong;
}

function text({ numerator, denominator }: { numerator: bigint; denominator: bigint }): string {
  return `${numerator}/${denominator}`;
}
