import { compare, divide, rational, type Rational } from '@portal/money';
import type { Category } from '../category.ts';
import { numbersOf } from './roulette-numbers.ts';

export const ticketResults = [
  'WIN',
  'LOSE',
  'HALF_WIN',
  'HALF_LOSE',
  'PUSH',
  'VOID',
  'CANCELLED',
  'CASHOUT',
  'PENDING',
] as const;
export type TicketResult = (typeof ticketResults)[number];

/**
 * A ticket of one member in one round or market line (agents-loyalty-money.md A2); amounts in minor
 * units.
 */
export interface Ticket {
  /** Whose it is, where those of several accounts of a person are weighed: wheels go by account. */
  readonly account?: string;
  readonly category: Category;
  readonly stakeMinor: bigint;
  readonly payoutMinor: bigint;
  readonly result: TicketResult;
  readonly funding?: 'CASH' | 'FREEBET';
  /** The side of a two-way pair, for the opposite rule. */
  readonly side?: string;
  /** Share of the possible outcomes of a lottery play that the member covers. */
  readonly coverage?: Rational;
  /** What it lies on, as its vendor names it. */
  readonly selection?: string;
  /** Roulette numbers that this ticket covers. */
  readonly numbersCovered?: number;
  /** Decimal odds of a single, or the product of the standing legs of a parlay. */
  readonly decimalOdds?: Rational;
  readonly areAllLegsVoid?: boolean;
  readonly feature?: string;
  /** Effective bet as a card-room vendor reports it. */
  readonly vendorValidMinor?: bigint;
  /**
   * Where parts of the stake ended apart, as one that was cashed out and the rest: each counts by
   * its own result, and together they are the ticket.
   */
  readonly parts?: readonly TicketPart[];
}

export type TicketPart = Pick<Ticket, 'stakeMinor' | 'payoutMinor' | 'result'>;

export const oppositePolicies = ['DIFFERENCE', 'ZERO_BOTH'] as const;
/** What a ticket that counts is worth: by the rule of its product, or of each min(S, |P − S|). */
export const validBases = ['BY_PRODUCT', 'NET_CAPPED'] as const;

export interface ValidBetPolicy {
  readonly minDecimalOdds: Rational;
  readonly maxCoverage: Rational;
  readonly maxRouletteNumbers: number;
  readonly opposite: (typeof oppositePolicies)[number];
  readonly base: (typeof validBases)[number];
}

/** Section 9, settings. */
export const defaultValidBetPolicy: ValidBetPolicy = {
  minDecimalOdds: rational(3n, 2n),
  maxCoverage: rational(7n, 10n),
  maxRouletteNumbers: 24,
  opposite: 'DIFFERENCE',
  base: 'BY_PRODUCT',
};

const uncounted: ReadonlySet<TicketResult> = new Set(['PUSH', 'VOID', 'CANCELLED', 'PENDING']);
/** Of a ticket whose parts count nothing either. */
const unsettled: ReadonlySet<TicketResult> = new Set(['VOID', 'CANCELLED', 'PENDING']);
const free: ReadonlySet<string> = new Set(['GAMBLE', 'DOUBLE_UP', 'FREE_SPIN']);
const priced: ReadonlySet<Category> = new Set(['SPORTS', 'ESPORTS', 'COCKFIGHT']);
const drawn: ReadonlySet<Category> = new Set(['LOTT', 'ELOTT']);
/** Odds are compared with this tolerance (agents-loyalty-money.md A3). */
const tolerance = rational(1n, 1_000_000_000n);

const pairs: readonly (readonly [string, string])[] = [
  ['BANKER', 'PLAYER'],
  ['DRAGON', 'TIGER'],
  ['BIG', 'SMALL'],
  ['ODD', 'EVEN'],
  ['RED', 'BLACK'],
  ['HOME', 'AWAY'],
  ['OVER', 'UNDER'],
  ['MERON', 'WALA'],
];

/**
 * Valid bet of each ticket that a member, or a cluster of linked identities, placed in one round or
 * on one market line, in placing order (agents-loyalty-money.md A3). Order of tests: status,
 * product rule, odds floor, coverage rule, opposite rule; so a ticket that did not stand covers no
 * numbers.
 */
export function validBets(tickets: readonly Ticket[], policy: ValidBetPolicy): readonly bigint[] {
  const stood = tickets.filter(({ result }) => result !== 'VOID' && result !== 'CANCELLED');
  const byAccount = Map.groupBy(stood, ({ account }) => account);
  const numbers = new Map([...byAccount].map(([account, own]) => [account, numbersOf(own)]));
  const base = tickets.map((ticket) =>
    isRouletteOvercovered(ticket, numbers.get(ticket.account) ?? 0, policy)
      ? 0n
      : partsValid(ticket, policy),
  );
  return pairs.reduce<readonly bigint[]>(
    (validAmounts, pair) => withoutOpposite(tickets, validAmounts, { pair, policy }),
    base,
  );
}

function isRouletteOvercovered(ticket: Ticket, numbers: number, policy: ValidBetPolicy): boolean {
  return ticket.numbersCovered !== undefined && numbers > policy.maxRouletteNumbers;
}

function partsValid(ticket: Ticket, policy: ValidBetPolicy): bigint {
  const { parts, ...whole } = ticket;
  if (parts === undefined || unsettled.has(ticket.result)) {
    return baseValid(whole, policy);
  }
  return parts.reduce((sum, part) => sum + baseValid({ ...whole, ...part }, policy), 0n);
}

function baseValid(ticket: Ticket, policy: ValidBetPolicy): bigint {
  if (countsNothing(ticket, policy)) {
    return 0n;
  }
  return policy.base === 'NET_CAPPED' ? netCapped(ticket) : productValid(ticket);
}

function countsNothing(ticket: Ticket, policy: ValidBetPolicy): boolean {
  const { category, result, decimalOdds, coverage, feature } = ticket;
  if (uncounted.has(result) || ticket.funding === 'FREEBET' || ticket.areAllLegsVoid === true) {
    return true;
  }
  if (feature !== undefined && free.has(feature)) {
    return true;
  }
  if (priced.has(category)) {
    return decimalOdds !== undefined && isBelow(decimalOdds, policy.minDecimalOdds);
  }
  const isOver = coverage !== undefined && compare(coverage, policy.maxCoverage) > 0;
  return drawn.has(category) && isOver;
}

function productValid(ticket: Ticket): bigint {
  const { category, stakeMinor, payoutMinor, result } = ticket;
  if (category === 'PVP') {
    return ticket.vendorValidMinor ?? magnitude(payoutMinor - stakeMinor);
  }
  if (!priced.has(category)) {
    return stakeMinor;
  }
  if (result === 'HALF_WIN' || result === 'HALF_LOSE') {
    return divide(stakeMinor, 2n, 'floor');
  }
  return result === 'CASHOUT' ? netCapped(ticket) : stakeMinor;
}

function netCapped({ stakeMinor, payoutMinor }: Ticket): bigint {
  const moved = magnitude(payoutMinor - stakeMinor);
  return moved < stakeMinor ? moved : stakeMinor;
}

function isBelow(odds: Rational, floor: Rational): boolean {
  const gap = {
    numerator: floor.numerator * odds.denominator - odds.numerator * floor.denominator,
    denominator: floor.denominator * odds.denominator,
  };
  return compare(gap, tolerance) > 0;
}

/**
 * If both sides of a pair have stake, the smaller side counts nothing and the larger side shares
 * the difference, filled ticket by ticket in placing order.
 */
function withoutOpposite(
  tickets: readonly Ticket[],
  validAmounts: readonly bigint[],
  { pair, policy }: { readonly pair: readonly [string, string]; readonly policy: ValidBetPolicy },
): readonly bigint[] {
  const [one, other] = pair.map((side) => sumOf(tickets, validAmounts, side));
  if (one === undefined || other === undefined || one === 0n || other === 0n) {
    return validAmounts;
  }
  let left = policy.opposite === 'ZERO_BOTH' ? 0n : magnitude(one - other);
  const larger = one >= other ? pair[0] : pair[1];
  return validAmounts.map((amount, index) => {
    const side = tickets[index]?.side;
    if (side === undefined || !pair.includes(side)) {
      return amount;
    }
    if (side !== larger) {
      return 0n;
    }
    const kept = amount < left ? amount : left;
    left -= kept;
    return kept;
  });
}

function sumOf(tickets: readonly Ticket[], validAmounts: readonly bigint[], side: string): bigint {
  return validAmounts.reduce(
    (sum, v, index) => (tickets[index]?.side === side ? sum + v : sum),
    0n,
  );
}

function magnitude(value: bigint): bigint {
  return value < 0n ? 0n - value : value;
}
