import { divide, ok, refused, type Result } from '@portal/money';
import type { BetType, Line } from '../bet-type.ts';
import { decimal4, unit4, type Decimal4 } from '../decimal.ts';
import { isInSpan } from '../selection/lists.ts';
import { priceOf } from './price-table.ts';

/** Defaults of lottery.md B4, in 1/10,000 of the account currency. */
export const defaultLimits = {
  multiple: 9_999,
  payoutPerLine: 400_000n * unit4,
  payoutPerIssue: 1_000_000n * unit4,
  stakes: {
    VN: { lowest: unit4, highest: 5_000n * unit4 },
    SEA: { lowest: unit4, highest: 10_000n * unit4 },
    ZY: { lowest: unit4, highest: 50_000n * unit4 },
  },
} as const;

/** Unit prices of the official style: yuan, jiao and fen, each with its half (lottery.md B1). */
export const unitPrices: readonly Decimal4[] = [20_000n, 10_000n, 2_000n, 1_000n, 200n, 100n];

/** unit price × multiple; E_STAKE for another price or a multiple outside 1 … 9,999. */
export function stakeOfMultiple(
  unitPrice: Decimal4,
  multiple: number,
): Result<Decimal4, 'E_STAKE'> {
  const isMultiple =
    Number.isInteger(multiple) && multiple >= 1 && multiple <= defaultLimits.multiple;
  return isMultiple && unitPrices.includes(unitPrice)
    ? ok(unitPrice * BigInt(multiple))
    : refused('E_STAKE');
}

/**
 * A stake typed by the member: at most two decimals, inside the game's limits; E_STAKE otherwise.
 */
export function typedStake(
  stakePerUnit: Decimal4,
  { lowest, highest }: { readonly lowest: Decimal4; readonly highest: Decimal4 },
): Result<Decimal4, 'E_STAKE'> {
  return stakePerUnit % 100n === 0n && stakePerUnit >= lowest && stakePerUnit <= highest
    ? ok(stakePerUnit)
    : refused('E_STAKE');
}

/** Whether a line is staked by unit price and multiple (official style), or by a typed amount. */
export function isStakedByMultiple(betTypeId: string): boolean {
  return priceOf(betTypeId).mode === 'LOTT';
}

export interface CappedPayout {
  readonly paid: Decimal4;
  /** What the cap took away; recorded with the line. */
  readonly cut: Decimal4;
}

export function capPayout(payout: Decimal4, cap: Decimal4): CappedPayout {
  const paid = payout < cap ? payout : cap;
  return { paid, cut: payout - paid };
}

/** The member's limit for one issue over payouts already capped by line, in order-time sequence. */
export function capIssuePayouts(payouts: readonly Decimal4[], cap: Decimal4): CappedPayout[] {
  let left = cap;
  return payouts.map((payout) => {
    const capped = capPayout(payout, left);
    left -= capped.paid;
    return capped;
  });
}

/** Odds of a hot number: floor4(odds × f); E_BLOCKED for f = 0 (lottery.md B4). */
export function hotOdds(odds: Decimal4, factor: Decimal4): Result<Decimal4, 'E_BLOCKED'> {
  return factor === 0n ? refused('E_BLOCKED') : ok(divide(odds * factor, unit4, 'floor'));
}

/** A number on which an operator pays less, or nothing more is taken (lottery.md B4). */
export interface HotNumber {
  readonly betType: string;
  readonly number: string;
  /** What odds are multiplied by, from 0 to 1; 0 takes no bets. */
  readonly factor: string;
  /** The one issue of it; every one where none is named. */
  readonly issueNo?: string | undefined;
}

/** Whether a bet type has such a number for a member to choose. */
export function mayBeHot({ form }: BetType, number: string): boolean {
  const { nums } = form;
  switch (nums?.kind) {
    case 'texts':
      return nums.accepts(number);
    case 'numbers':
      return String(Number(number)) === number && isInSpan(Number(number), nums.span);
    default:
      return false;
  }
}

/**
 * The factors of hot numbers in some issues. A chase is one line at one price for all its issues,
 * so the least factor of any of them counts, as a line is paid at the least of its numbers.
 * Undefined where none is hot.
 */
export function hotFactorsOf(hot: readonly HotNumber[], issueNos: readonly string[]): HotFactors {
  const factors = new Map<string, Decimal4>();
  for (const { betType, number, factor, issueNo } of hot) {
    if (issueNo === undefined || issueNos.includes(issueNo)) {
      const key = `${betType} ${number}`;
      const value = decimal4(factor);
      const other = factors.get(key);
      factors.set(key, other === undefined || value < other ? value : other);
    }
  }
  return factors.size === 0 ? undefined : (betType, number) => factors.get(`${betType} ${number}`);
}

/** The factor of a number of a bet type; undefined where it is not hot. */
export type HotFactors = ((betType: string, number: string) => Decimal4 | undefined) | undefined;

/** The numbers of a line that hot factors and exposure limits speak of, in selection order. */
export function numbersOf({ selection }: Line): string[] {
  const { nums } = selection;
  return Array.isArray(nums) ? nums.map(String) : [];
}

/** One factor is stored with a line: the smallest of its numbers, 1 where none is hot. */
export function hotFactor(
  line: Line,
  factorOf: (number: string) => Decimal4 | undefined,
): Decimal4 {
  return numbersOf(line)
    .map((number) => factorOf(number) ?? unit4)
    .reduce((least, factor) => (factor < least ? factor : least), unit4);
}

export interface Exposure {
  readonly line: Line;
  readonly stakePerUnit: Decimal4;
  /** The highest odds a unit of the line can be paid at. */
  readonly odds: Decimal4;
  readonly limit: Decimal4;
  /** What earlier lines of the issue already owe if the number is drawn. */
  readonly owedOn: (number: string) => Decimal4;
}

/** E_EXPOSURE when one more hit of any of the line's numbers would owe more than the limit. */
export function checkExposure(
  exposure: Exposure,
): Result<Decimal4, 'E_EXPOSURE', { number: string }> {
  const added = divide(exposure.stakePerUnit * exposure.odds, unit4, 'ceil');
  const over = numbersOf(exposure.line).find(
    (number) => exposure.owedOn(number) + added > exposure.limit,
  );
  return over === undefined ? ok(added) : refused('E_EXPOSURE', { number: over });
}
