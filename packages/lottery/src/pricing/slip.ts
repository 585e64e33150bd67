import { ok, refused, type Result } from '@portal/money';
import type { Line, SelectionJson } from '../bet-type.ts';
import { findBetType } from '../catalog.ts';
import { unit4, type Decimal4 } from '../decimal.ts';
import type { FamilyName } from '../draw.ts';
import type { SelectionError } from '../selection/shape.ts';
import type { LineOdds, PriceError } from './carve.ts';
import {
  defaultLimits,
  type HotFactors,
  hotFactor,
  hotOdds,
  isStakedByMultiple,
  numbersOf,
  stakeOfMultiple,
  typedStake,
} from './limits.ts';
import { checkGroup, oddsFor, type PriceChoice } from './odds.ts';
import { priceOf } from './price-table.ts';
import { fixedRebate, groupRebate } from './rebates.ts';
import { lineCost, parlayProduct } from './settle.ts';

/** A line as a member puts it together, in the browser and on the wire alike. */
export interface SlipLine {
  readonly betType: string;
  readonly selection: SelectionJson;
  readonly stake:
    | { readonly unitPrice: Decimal4; readonly multiple: number }
    | { readonly stakePerUnit: Decimal4 };
  readonly choice: PriceChoice;
}

/** What the game says about its lines. */
export interface SlipRules {
  readonly families: readonly FamilyName[];
  readonly stakes: { readonly lowest: Decimal4; readonly highest: Decimal4 };
  readonly groups: { readonly lowest: number; readonly member: number };
  /** What the odds of a bet type are multiplied by; 0 where it is not offered. */
  readonly factorOf: (betType: string) => Decimal4;
  /** The factors of hot numbers in the issues of the slip; none unless said (lottery.md B4). */
  readonly hotFactorOf?: HotFactors;
  /** Decimals of the currency. */
  readonly exponent: number;
}

export interface PricedSlip {
  readonly line: Line;
  readonly stakePerUnit: Decimal4;
  readonly odds: LineOdds;
  /** The factor that the odds hold already, for the line's hot numbers; absent without any. */
  readonly hot?: { readonly factor: Decimal4; readonly numbers: readonly string[] };
  readonly discount: Decimal4;
  readonly cost: Decimal4;
  readonly rebate: Decimal4;
}

export type SlipError = SelectionError | PriceError | 'E_TYPE' | 'E_STAKE' | 'E_BLOCKED';

/**
 * Counts and prices a line: the browser shows what comes of it, the server decides by it. `times`
 * is the multiple of an issue of a chase, on top of the line's own.
 */
export function priceSlip(
  slip: SlipLine,
  rules: SlipRules,
  times = 1,
): Result<PricedSlip, SlipError> {
  const betType = findBetType(slip.betType);
  if (betType === undefined || !rules.families.includes(betType.family)) {
    return refused('E_TYPE');
  }
  const parsed = betType.parse(slip.selection);
  if (!parsed.ok) {
    return parsed;
  }
  const line = parsed.value;
  const stake = stakeOf(slip, rules);
  if (!stake.ok) {
    return stake;
  }
  if (times > highestTimes(slip, rules)) {
    return refused('E_STAKE');
  }
  const { discount } = priceOf(betType.id);
  const stakePerUnit = stake.value * BigInt(times);
  const cost = lineCost({ stakePerUnit, units: line.units, discount }, rules.exponent);
  if (!cost.ok) {
    return cost;
  }
  const hot = hotOf(line, rules);
  const odds = slipOdds({ line, hot }, slip, rules);
  return odds.ok
    ? ok({
        line,
        stakePerUnit,
        odds: odds.value,
        ...(hot !== undefined && { hot }),
        discount,
        cost: cost.value,
        rebate: rebateOf(cost.value, slip.choice, rules),
      })
    : odds;
}

function stakeOf({ betType, stake }: SlipLine, { stakes }: SlipRules): Result<Decimal4, 'E_STAKE'> {
  if (isStakedByMultiple(betType) !== 'unitPrice' in stake) {
    return refused('E_STAKE');
  }
  return 'unitPrice' in stake
    ? stakeOfMultiple(stake.unitPrice, stake.multiple)
    : typedStake(stake.stakePerUnit, stakes);
}

/**
 * The highest multiple that an issue of a chase may have on top of the line's own: both together
 * stay within the limits of a stake (lottery.md B1, B4).
 */
export function highestTimes(
  { stake }: Pick<SlipLine, 'stake'>,
  { stakes }: Pick<SlipRules, 'stakes'>,
): number {
  const most =
    'unitPrice' in stake
      ? Math.floor(defaultLimits.multiple / stake.multiple)
      : Number(stakes.highest / stake.stakePerUnit);
  return Math.min(defaultLimits.multiple, most);
}

function slipOdds(
  { line, hot }: Pick<PricedSlip, 'line'> & { readonly hot: PricedSlip['hot'] },
  { choice }: SlipLine,
  rules: SlipRules,
): Result<LineOdds, PriceError | 'E_BLOCKED'> {
  if ('prizeGroup' in choice && !checkGroup(choice.prizeGroup, rules.groups).ok) {
    return refused('E_GROUP');
  }
  const odds = oddsFor(line, choice);
  const offered = odds.ok ? timesFactor(odds.value, rules.factorOf(line.betType.id)) : odds;
  return offered.ok && hot !== undefined ? timesFactor(offered.value, hot.factor) : offered;
}

function hotOf(line: Line, { hotFactorOf }: SlipRules): PricedSlip['hot'] {
  if (hotFactorOf === undefined) {
    return undefined;
  }
  const { id } = line.betType;
  const numbers = numbersOf(line).filter((number) => hotFactorOf(id, number) !== undefined);
  return numbers.length === 0
    ? undefined
    : { numbers, factor: hotFactor(line, (number) => hotFactorOf(id, number)) };
}

/** The numbers of a line that take no bets now, for the member to leave out. */
export function closedNumbers({ betType, selection }: SlipLine, rules: SlipRules): string[] {
  const { nums } = selection;
  return Array.isArray(nums)
    ? nums.map(String).filter((number) => rules.hotFactorOf?.(betType, number) === 0n)
    : [];
}

/** Odds at the factor of a hot number or of a game's settings; E_BLOCKED for 0. */
export function timesFactor(odds: LineOdds, factor: Decimal4): Result<LineOdds, 'E_BLOCKED'> {
  if (factor === 0n) {
    return refused('E_BLOCKED');
  }
  if (factor === unit4) {
    return ok(odds);
  }
  const cut = (value: Decimal4): Decimal4 => {
    const result = hotOdds(value, factor);
    return result.ok ? result.value : 0n;
  };
  const tiers = Object.fromEntries(
    Object.entries(odds.tiers).map(([tier, value]) => [tier, cut(value)]),
  );
  return ok(odds.legs === undefined ? { tiers } : { tiers, legs: odds.legs.map(cut) });
}

function rebateOf(cost: Decimal4, choice: PriceChoice, { groups }: SlipRules): Decimal4 {
  return 'prizeGroup' in choice
    ? groupRebate(cost, { memberGroup: groups.member, betGroup: choice.prizeGroup })
    : fixedRebate(cost, choice.rebate);
}

/**
 * What one draw can bring the line at most: every payment that it can have, at the odds of its tier
 * (a bound, not a promise). What is refunded is no more than a hit at odds of 1.
 */
export function highestPrize({ line, odds, stakePerUnit }: PricedSlip): Decimal4 {
  const { most } = line;
  if (odds.legs !== undefined) {
    return (
      (stakePerUnit * parlayProduct(odds.legs.map(atLeastStake), [...odds.legs.keys()])) / unit4
    );
  }
  const tiers = Object.entries(odds.tiers);
  const best = tiers.reduce((highest, [, value]) => (value > highest ? value : highest), unit4);
  const total =
    typeof most === 'number'
      ? best * BigInt(most)
      : tiers.reduce(
          (sum, [tier, value]) => sum + atLeastStake(value) * BigInt(most[tier] ?? line.units),
          0n,
        );
  return (stakePerUnit * total) / unit4;
}

function atLeastStake(odds: Decimal4): Decimal4 {
  return odds > unit4 ? odds : unit4;
}
