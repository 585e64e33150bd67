import {
  decimal4,
  formatDecimal,
  highestPrize,
  hotFactorsOf,
  priceChange,
  priceSlip,
  unit4,
  type Decimal4,
  type PriceChange,
  type PricedSlip,
  type SlipLine,
  type SlipRules,
} from '@portal/lottery';
import { currency, formatAmount, isCurrencyCode } from '@portal/money';
import type { OrderBody } from './api/place-order.ts';
import type { LotteryGame } from './halls.ts';

/** A line of the bet list with what it counts and costs. */
export interface ListedLine {
  readonly key: string;
  readonly slip: SlipLine;
  readonly priced: PricedSlip;
  /** Its numbers take no bets any more, as those of a slip that was put together before. */
  readonly isClosed?: boolean;
}

function exponentOf(code: string): number {
  return isCurrencyCode(code) ? currency(code).exponent : 2;
}

/**
 * What the game says about a slip, as the rules take it; the server decides by the same. Hot
 * numbers are another part, for they depend on the issues: `hotRulesOf`.
 */
export function rulesOf({ game, limits, groups, factors }: LotteryGame, code: string): SlipRules {
  const byType = new Map(factors.map(({ betType, factor }) => [betType, decimal4(factor)]));
  return {
    families: game.families,
    stakes: { lowest: decimal4(limits.stakeLowest), highest: decimal4(limits.stakeHighest) },
    groups: { lowest: groups.lowest, member: groups.member },
    factorOf: (betType) => byType.get(betType) ?? unit4,
    exponent: exponentOf(code),
  };
}

/** The rules with the hot numbers of the issues that the slip goes into (lottery.md B4). */
export function hotRulesOf(
  rules: SlipRules,
  hotNumbers: LotteryGame['hotNumbers'],
  issueNos: readonly string[],
): SlipRules {
  const hotFactorOf = hotFactorsOf(hotNumbers, issueNos);
  return hotFactorOf === undefined ? rules : { ...rules, hotFactorOf };
}

/** Lines at the hot numbers of now; a number that cooled down is paid in full again. */
export function repriced(lines: readonly ListedLine[], rules: SlipRules): readonly ListedLine[] {
  return lines.map((line) => {
    if (rules.hotFactorOf === undefined && line.priced.hot === undefined) {
      return line;
    }
    const priced = priceSlip(line.slip, rules);
    return priced.ok ? { ...line, priced: priced.value } : { ...line, isClosed: true };
  });
}

/** A line that has another price now than it was shown at. */
export interface RepricedLine extends ListedLine {
  readonly change: PriceChange;
}

/** Lines with another price by the rules of now; of what these no longer take the server tells. */
export function changedPrices(
  lines: readonly ListedLine[],
  rules: SlipRules,
): readonly RepricedLine[] {
  return lines.flatMap((line) => {
    const priced = priceSlip(line.slip, rules);
    const change = priced.ok ? priceChange(line.priced, priced.value) : undefined;
    return priced.ok && change !== undefined ? [{ ...line, priced: priced.value, change }] : [];
  });
}

type LineBody = OrderBody['lines'][number];

/** A line as the wire takes it, at the price that was shown (R41). */
export function lineBody({ slip, priced }: Pick<ListedLine, 'slip' | 'priced'>): LineBody {
  const { betType, selection, stake, choice } = slip;
  const { odds, rebate } = priced;
  return {
    betType,
    selection,
    stake:
      'unitPrice' in stake
        ? { unitPrice: formatDecimal(stake.unitPrice), multiple: stake.multiple }
        : { stakePerUnit: formatDecimal(stake.stakePerUnit) },
    choice: 'prizeGroup' in choice ? choice : { rebate: formatDecimal(choice.rebate) },
    price: {
      odds: Object.entries(odds.tiers).map(([tier, value]) => {
        return { tier, odds: formatDecimal(value) };
      }),
      legs: odds.legs?.map((leg) => formatDecimal(leg)) ?? null,
      rebate: formatDecimal(rebate),
    },
  };
}

/** An amount of 1/10,000 as the wire writes amounts of a currency, cut to its minor unit. */
export function amountOf(value: Decimal4, code: string): string {
  const perMinor = 10n ** BigInt(4 - exponentOf(code));
  return isCurrencyCode(code)
    ? formatAmount(value / perMinor, currency(code))
    : formatDecimal(value);
}

/** What one winning bet of the line is paid at its best tier. */
export function hitPrize({ odds, stakePerUnit }: PricedSlip): Decimal4 {
  const values = odds.legs === undefined ? Object.values(odds.tiers) : [parlayOdds(odds.legs)];
  const best = values.reduce((highest, value) => (value > highest ? value : highest), 0n);
  return (stakePerUnit * best) / unit4;
}

function parlayOdds(legs: readonly Decimal4[]): Decimal4 {
  return legs.reduce((product, leg) => (product * leg) / unit4, unit4);
}

/** The most that a line can be paid, with the game's limit of a line. */
export function mostOf(priced: PricedSlip, { limits }: LotteryGame): Decimal4 {
  const limit = decimal4(limits.payoutPerLine);
  const prize = highestPrize(priced);
  return prize < limit ? prize : limit;
}

export function totalCost(lines: readonly ListedLine[]): Decimal4 {
  return lines.reduce((total, { priced }) => total + priced.cost, 0n);
}

export function totalUnits(lines: readonly ListedLine[]): number {
  return lines.reduce((total, { priced }) => total + priced.line.units, 0);
}
