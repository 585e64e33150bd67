import { describe, expect, it } from 'vitest';
import { jurisdictionOf } from './jurisdictions.ts';
import { limitRefusal } from './limit-refusal.ts';
import { periodsAt } from './periods.ts';
import { type HeldLimit, newPlayer } from './player.ts';
import type { VerdictRules } from './stake-verdicts.ts';

const now = Temporal.Instant.from('2026-03-04T08:00:00Z');
const timeZone = 'Europe/London';
const periods = periodsAt(now, timeZone);
const jurisdiction = jurisdictionOf('DEFAULT');
const rules: VerdictRules = { now, timeZone, periods, currency: 'GBP', jurisdiction };
const tenMinutesMs = 600_000;

/** Staked 9.00 and played for ten minutes, today. */
function named(limits: readonly HeldLimit[], amountMinor: bigint): string | undefined {
  const windows = (['day', 'week', 'month'] as const).map((period) => ({
    period,
    startsOn: periods[period].startsOn,
    depositedMinor: 0n,
    stakedMinor: 900n,
    returnedMinor: 0n,
    playedMs: tenMinutesMs,
  }));
  const player = { ...newPlayer('mbr_refusal1'), isCounting: true, limits, windows };
  const kinds = ['stake', 'loss', 'session'] as const;
  const data = limitRefusal(rules, player, { kinds, amountMinor })?.data;
  return data && [data['kind'], data['period'], data['left']].join(' ');
}

const session = (period: HeldLimit['period'], amount: bigint): HeldLimit => {
  return { kind: 'session', period, amount };
};
const stake = (period: HeldLimit['period'], amount: bigint): HeldLimit => {
  return { kind: 'stake', period, amount };
};

describe('the limit that a refusal names (R4)', () => {
  it.each<[string, HeldLimit[], string | undefined]>([
    ['that leaves less money', [stake('day', 950n), stake('week', 910n)], 'stake week 0.10'],
    [
      'of time that is over, before money that is left',
      [stake('day', 905n), session('day', 10n)],
      'session day 0',
    ],
    [
      'of money, while minutes are left, however few',
      [session('day', 11n), stake('day', 950n)],
      'stake day 0.50',
    ],
    [
      'that lasts longer, where time and money are both over',
      [session('day', 10n), stake('week', 900n)],
      'stake week 0.00',
    ],
    [
      'that lasts longer, the other way round',
      [stake('day', 900n), session('month', 10n)],
      'session month 0',
    ],
    ['is none that has room', [stake('day', 1_000n), session('day', 11n)], undefined],
  ])('%s', (_what, limits, name) => {
    expect(named(limits, 100n)).toBe(name);
    expect(named(limits.toReversed(), 100n)).toBe(name);
  });
});
