import type { VectorReport } from '@portal/proof';
import {
  formatDecimal,
  oddsFor,
  prepareDraw,
  priceOf,
  settle,
  parlayProduct,
  type Evaluation,
  type Line,
  type LineOdds,
} from '../src/index.ts';
import { betTypeAt, decimalAt, familyAt } from './readers/read.ts';
import { isRecord, malformed, recordAt, runEntries, textsAt, type Json } from './readers/report.ts';

/**
 * Settlement vectors (lottery.md C): evaluation, price at the group or at rebate 0, cost and
 * payout.
 */
export function runVectors(file: unknown): VectorReport {
  if (!Array.isArray(file)) {
    return { passed: 0, mismatches: ['the file is not a list of vectors'] };
  }
  return runEntries(file, nameOf, check);
}

function nameOf(entry: unknown, index: number): string {
  return isRecord(entry) && typeof entry['id'] === 'string' ? entry['id'] : `entry ${index}`;
}

function check(entry: Json): Json {
  const betType = betTypeAt(entry);
  const selection = betType.parse(entry['selection']);
  if (!selection.ok) {
    return malformed(`the selection is refused with ${selection.code}`);
  }
  const draw = prepareDraw(familyAt(entry), entry['draw']);
  if (!draw.ok || betType.family !== familyAt(entry)) {
    return malformed('the draw is none of the family');
  }
  const line = selection.value;
  const evaluation = line.evaluate(draw.value);
  return {
    units: evaluation.units,
    hits: evaluation.hits,
    refundUnits: evaluation.refundUnits,
    winningUnits: Object.values(evaluation.hits).reduce((total, count) => total + count, 0),
    ...pricedAs(entry, line),
    ...settled(entry, line, evaluation),
  };
}

/** The odds of the vector, as the product itself prices the line. */
function pricedAs(entry: Json, line: Line): Json {
  const group = entry['prizeGroup'];
  const price = oddsFor(line, typeof group === 'number' ? { prizeGroup: group } : { rebate: 0n });
  if (!price.ok) {
    return malformed(`the price is refused with ${price.code}`);
  }
  const { tiers, legs } = price.value;
  if (legs !== undefined) {
    return { odds: legs.map((odds) => formatDecimal(odds)) };
  }
  const texts = Object.fromEntries(
    Object.entries(tiers).map(([tier, odds]) => [tier, formatDecimal(odds)]),
  );
  return { odds: typeof entry['odds'] === 'string' ? texts['win'] : texts };
}

function settled(entry: Json, line: Line, evaluation: Evaluation): Json {
  const stakePerUnit = decimalAt(entry, 'stakePerUnit');
  const { discount } = priceOf(line.betType.id);
  const odds = storedOdds(entry);
  const { payout } = settle({ evaluation, stakePerUnit, odds, discount });
  const cost = stakePerUnit * BigInt(line.units) * (10_000n - discount);
  const counted = evaluation.countedLegs ?? [];
  return {
    payout: formatDecimal(payout),
    cost: formatDecimal(cost, 8),
    discount: discount > 0n ? formatDecimal(discount) : entry['discount'] === '0' ? '0' : undefined,
    product:
      odds.legs !== undefined && evaluation.hits['win'] === 1
        ? formatDecimal(parlayProduct(odds.legs, counted))
        : undefined,
  };
}

/** The odds as the vector states them, so that settlement is tested apart from the price. */
function storedOdds(entry: Json): LineOdds {
  const { odds } = entry;
  if (typeof odds === 'string') {
    return { tiers: { win: decimalAt(entry, 'odds') } };
  }
  if (Array.isArray(odds)) {
    const legs = textsAt(entry, 'odds').map((text) => decimalAt({ text }, 'text'));
    return { tiers: {}, legs };
  }
  const byTier = recordAt(entry, 'odds');
  return {
    tiers: Object.fromEntries(Object.keys(byTier).map((tier) => [tier, decimalAt(byTier, tier)])),
  };
}
