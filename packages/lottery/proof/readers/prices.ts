import {
  capPayout,
  fixedRebate,
  formatDecimal,
  groupOdds,
  groupRebate,
  hotOdds,
  isRebate,
  kindReturn,
  largestReturn,
  priceOf,
  rebatedOdds,
  returnWeight,
  settle,
  stakeOfMultiple,
  unit4,
  unitPrices,
  type UnitKind,
} from '../../src/index.ts';
import { rational, toDecimal } from '@portal/money';
import type { Rational } from '@portal/money';
import { betTypeAt, decimalAt, rationalAt } from './read.ts';
import { malformed, numberAt, textAt, type Check, type Json } from './report.ts';

function fractionText({ numerator, denominator }: Rational): string {
  return `${numerator}/${denominator}`;
}

/** lottery.md B2: odds of a prize group and the rebate for the groups given up. */
const pricing: Check = (entry) => {
  const price = priceOf(betTypeAt(entry).id).tiers.get(textAt(entry, 'tier'));
  if (price === undefined) {
    return malformed('no such tier');
  }
  const groups = {
    memberGroup: numberAt(entry, 'memberGroup'),
    betGroup: numberAt(entry, 'betGroup'),
  };
  const rate = rational(BigInt(groups.memberGroup - groups.betGroup), 2000n);
  return {
    probability: fractionText(price.probability),
    odds: formatDecimal(groupOdds(price, groups.betGroup)),
    rebateRate: formatDecimal(BigInt(toDecimal(rate, 4, 'floor').replace('.', ''))),
    rebate: formatDecimal(groupRebate(decimalAt(entry, 'cost'), groups)),
  };
};

function kindAt(entry: Json): UnitKind {
  const name = textAt(entry, 'unitKind');
  const kind = priceOf(betTypeAt(entry).id).kinds.find((candidate) => candidate.name === name);
  return kind ?? malformed(`no unit kind ${name}`);
}

/** lottery.md B3: a rebate carved out of the odds of one kind of unit. */
const fixedRebateCheck: Check = (entry) => {
  const kind = kindAt(entry);
  const rebate = decimalAt(entry, 'rebate');
  if (!isRebate(rebate)) {
    return malformed('no such rebate');
  }
  const asText = (odds: ReadonlyMap<string, bigint>) =>
    Object.fromEntries([...odds].map(([tier, value]) => [tier, formatDecimal(value)]));
  return {
    baseOdds: asText(rebatedOdds(kind, 0n)),
    odds: asText(rebatedOdds(kind, rebate)),
    ...('cost' in entry
      ? { rebateAmount: formatDecimal(fixedRebate(decimalAt(entry, 'cost'), rebate)) }
      : {}),
  };
};

/**
 * lottery.md B3 rule 2: R of a group or of the kinds of a fixed price, and the weight it leaves.
 */
const weight: Check = (entry) => {
  const { id } = betTypeAt(entry);
  const expected = expectedReturn(entry, id);
  return {
    rtp: fractionText(expected),
    weight: formatDecimal(returnWeight(expected, rationalAt(entry, 'maxReturn'))),
  };
};

function expectedReturn(entry: Json, id: string): Rational {
  if ('topGroup' in entry) {
    return rational(BigInt(numberAt(entry, 'topGroup')), 2000n);
  }
  const isNamed = priceOf(id).kinds.some(({ name }) => name === entry['unitKind']);
  return isNamed ? kindReturn(kindAt(entry), priceOf(id).discount) : largestReturn(id, () => true);
}

/** lottery.md B4: the most a line is paid. */
const cap: Check = (entry) => {
  const { paid, cut } = capPayout(decimalAt(entry, 'payout'), decimalAt(entry, 'cap'));
  return { paid: formatDecimal(paid), capped: cut > 0n };
};

/** lottery.md B4: the odds of a hot number and a payout at them. */
const hotNumber: Check = (entry) => {
  const odds = hotOdds(decimalAt(entry, 'odds'), decimalAt(entry, 'factor'));
  if (!odds.ok) {
    return { error: odds.code };
  }
  const hits = numberAt(entry, 'hits');
  const { payout } = settle({
    evaluation: { units: Math.max(hits, 1), hits: { win: hits }, refundUnits: 0 },
    stakePerUnit: decimalAt(entry, 'stakePerUnit'),
    odds: { tiers: { win: odds.value } },
    discount: 0n,
  });
  return { effectiveOdds: formatDecimal(odds.value), payout: formatDecimal(payout) };
};

const unitPriceModes = ['yuan2', 'yuan', 'jiao2', 'jiao', 'fen2', 'fen'];

/** lottery.md B1: stake and cost from unit price, multiple and units. */
const unitPrice: Check = (entry) => {
  const price = decimalAt(entry, 'unitPrice');
  const stake = stakeOfMultiple(price, numberAt(entry, 'multiple'));
  if (!stake.ok) {
    return { error: stake.code };
  }
  const units = BigInt(numberAt(entry, 'units'));
  const mode = unitPriceModes[unitPrices.indexOf(price)];
  return {
    // The two units of a mode share its name: "yuan" is written for 1 and "yuan2" or "yuan" for 2.
    mode: entry['mode'] === mode?.replace('2', '') ? entry['mode'] : mode,
    stakePerUnit: formatDecimal(stake.value),
    cost: formatDecimal(stake.value * units * unit4, 8),
  };
};

export const priceGroups: Readonly<Record<string, Check>> = {
  pricing,
  fixedRebate: fixedRebateCheck,
  returnWeight: weight,
  payoutCap: cap,
  hotNumber,
  unitPrice,
};
