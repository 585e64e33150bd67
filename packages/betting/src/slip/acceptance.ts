import { compare, type Rational } from '@portal/money';

/** What a member lets happen when the price moved (sports-and-games.md 12). */
export const acceptPolicies = ['ANY', 'BETTER', 'NONE'] as const;
export type AcceptPolicy = (typeof acceptPolicies)[number];

/** Feed numbers of the Betradar market status (sports-and-games.md 1). */
export const marketStatuses = {
  ACTIVE: 1,
  INACTIVE: 0,
  SUSPENDED: -1,
  HANDED_OVER: -2,
  SETTLED: -3,
  CANCELLED: -4,
} as const;
export type MarketStatus = keyof typeof marketStatuses;

export const acceptances = [
  'ACCEPT',
  'ACCEPT_AT_NEW',
  'REQUOTE',
  'REJECT_LINE_CHANGED',
  'REJECT_SUSPENDED',
] as const;
export type Acceptance = (typeof acceptances)[number];

/** A price as the slip quoted it beside what the market says now, after the in-play delay. */
export interface Quote {
  readonly shown: Rational;
  readonly current: Rational;
  readonly isLineSame: boolean;
  readonly status: MarketStatus;
}

/**
 * Decides one leg by the policy table of sports-and-games.md 12; prices are compared in decimal.
 */
export function acceptLeg(policy: AcceptPolicy, quote: Quote): Acceptance {
  if (quote.status !== 'ACTIVE') {
    return 'REJECT_SUSPENDED';
  }
  if (!quote.isLineSame) {
    return 'REJECT_LINE_CHANGED';
  }
  const move = compare(quote.current, quote.shown);
  if (move === 0) {
    return 'ACCEPT';
  }
  const isTaken = policy === 'ANY' || (policy === 'BETTER' && move > 0);
  return isTaken ? 'ACCEPT_AT_NEW' : 'REQUOTE';
}

/**
 * A slip is as good as its worst leg: a rejection beats a requote, a requote beats an acceptance.
 */
export function acceptSlip(policy: AcceptPolicy, quotes: readonly Quote[]): Acceptance {
  const severity = (acceptance: Acceptance): number => acceptances.indexOf(acceptance);
  return quotes
    .map((quote) => acceptLeg(policy, quote))
    .reduce<Acceptance>(
      (worst, next) => (severity(next) > severity(worst) ? next : worst),
      'ACCEPT',
    );
}

/**
 * In-play delay in seconds by sport, three more for tiers 4 and 5 (sports-and-games.md D11, section
 * 12).
 */
export function inPlayDelaySeconds(sport: string, tier: number): number {
  const bySport: Readonly<Record<string, number>> = {
    football: 5,
    basketball: 4,
    tennis: 6,
    esports: 3,
    cockfight: 0,
    'virtual-football': 0,
  };
  const base = bySport[sport] ?? 5;
  return base > 0 && tier >= 4 ? base + 3 : base;
}
