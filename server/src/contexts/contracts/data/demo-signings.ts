import type { Offer } from '../agreements/check-offer.ts';

/** An offer of the past, and what became of it. */
export interface Signing {
  readonly dayNumber: number;
  /** Null for the house. */
  readonly payer: string | null;
  readonly payee: string;
  readonly terms: Omit<Offer, 'payerId' | 'payeeId'>;
  /** What becomes of the offer: accepted unless it says otherwise; it may wait. */
  readonly answer?: 'reject' | 'withdraw' | 'wait';
  /** The day on which the payee asks for its end; the payer has not answered yet. */
  readonly endAskedOn?: number;
  /** Ended by both sides, hours after midnight of the day after it was signed. */
  readonly endsAtHours?: number;
}

const percent = (...rows: readonly [minBet: string, rate: string][]) =>
  rows.map(([minBet, rate]) => ({
    minBet,
    minLoss: null,
    minActive: 0,
    rateType: 'P' as const,
    rate,
  }));
const all = 'CONS' as const;
const daily = (...rows: readonly [minBet: string, rate: string][]) =>
  ({ kind: 'DAILY', scope: all, tiers: percent(...rows) }) as const;
const dividend = (...rows: readonly [minBet: string, rate: string][]) =>
  ({ kind: 'DIVIDEND', scope: all, periodType: 'DAILY', tiers: percent(...rows) }) as const;

/**
 * Contracts of the agents in every state. A wage for everything leaves room beside the rebate of
 * the category that gives back least, 0.9 % of live tables (A10). What silverfen is offered on the
 * 25th is less than it promised below: one contract ends with it, and one offer. Nobody answers the
 * dividend of the 21st in its seven days. Hourly and real-time pay of slots were tried for a day
 * and ended.
 */
export const signings: readonly Signing[] = [
  {
    dayNumber: 21,
    payer: null,
    payee: 'demoagent',
    terms: daily(['100.00', '0.1']),
  },
  {
    dayNumber: 21,
    payer: null,
    payee: 'demoagent',
    terms: dividend(['0.00', '10'], ['5000.00', '15']),
  },
  {
    dayNumber: 21,
    payer: 'demoagent',
    payee: 'demodownline1',
    terms: daily(['100.00', '0.08']),
  },
  {
    dayNumber: 21,
    payer: 'demoagent',
    payee: 'silverfen',
    answer: 'wait',
    terms: dividend(['0.00', '5']),
  },
  { dayNumber: 21, payer: 'demoagent', payee: 'northgate', terms: dividend(['0.00', '10']) },
  { dayNumber: 21, payer: 'northgate', payee: 'redlotus', terms: dividend(['0.00', '8']) },
  { dayNumber: 22, payer: 'demoagent', payee: 'silverfen', terms: daily(['100.00', '0.06']) },
  { dayNumber: 23, payer: 'silverfen', payee: 'bayleaf', terms: daily(['100.00', '0.06']) },
  {
    dayNumber: 24,
    payer: 'silverfen',
    payee: 'tallcedar',
    answer: 'wait',
    terms: daily(['100.00', '0.06']),
  },
  {
    dayNumber: 25,
    payer: 'demoagent',
    payee: 'silverfen',
    endAskedOn: 28,
    terms: daily(['100.00', '0.05']),
  },
  {
    dayNumber: 26,
    payer: null,
    payee: 'demoagent',
    endsAtHours: 20.5,
    terms: { kind: 'HOURLY', scope: 'RNG', tiers: percent(['0.00', '0.2']) },
  },
  {
    dayNumber: 26,
    payer: null,
    payee: 'demoagent',
    endsAtHours: 20.6,
    terms: { kind: 'REALTIME', scope: 'RNG', tiers: percent(['0.00', '0.1']) },
  },
  {
    dayNumber: 27,
    payer: 'demoagent',
    payee: 'northgate',
    answer: 'reject',
    terms: daily(['5000.00', '0.03']),
  },
  {
    dayNumber: 27,
    payer: 'demoagent',
    payee: 'northgate',
    answer: 'withdraw',
    terms: dividend(['0.00', '9']),
  },
  {
    dayNumber: 28,
    payer: 'demoagent',
    payee: 'northgate',
    answer: 'wait',
    terms: daily(['100.00', '0.07']),
  },
];
