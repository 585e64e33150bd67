import { currency, currencyCodes, formatAmount } from '@portal/money';
import { describe, expect, it } from 'vitest';
import { testSite } from '../../../test/unit.ts';
import { capMinorFor } from './age.ts';
import { harmThresholds } from './harm-thresholds.ts';
import { jurisdictionOf } from './jurisdictions.ts';
import { linkedThreshold } from './linked-threshold.ts';
import { periodsAt } from './periods.ts';
import { worthOfPounds } from './stake-worth.ts';

const now = Temporal.Instant.from('2026-03-02T08:00:00Z');
const timeZone = 'Asia/Bangkok';

function capsIn(code: string, name = 'unknown'): readonly (string | undefined)[] {
  const periods = periodsAt(now, timeZone);
  const rules = { now, timeZone, currency: code, periods, jurisdiction: jurisdictionOf(name) };
  return ['1980-05-05', '2004-05-05', null].map((bornOn) => {
    const cap = capMinorFor(rules, { bornOn });
    return cap === undefined ? undefined : formatAmount(cap, currency(code));
  });
}

describe('the strictest stake cap in the currency of the site (R15)', () => {
  it.each([
    ['GBP', '5.00', '2.00'],
    ['THB', '200.00', '80.00'],
    ['VND', '150000', '60000'],
    ['IDR', '100000.00', '40000.00'],
    ['KRW', '8750', '3500'],
    ['JPY', '900', '360'],
    ['KWD', '2.000', '0.800'],
  ])(
    'is in %s %s, and %s for the young and for whoever told no birth date',
    (code, adult, young) => {
      expect(capsIn(code)).toEqual([adult, young, young]);
      expect(capsIn(code, 'Atlantis')).toEqual([adult, young, young]);
      expect(capsIn(code, 'DEFAULT')).toEqual([undefined, undefined, undefined]);
    },
  );

  it('is known in every currency there is', () => {
    for (const code of currencyCodes) {
      expect([code, worthOfPounds(5n, code) > 0n]).toEqual([code, true]);
    }
  });
});

describe('what raises a case, in the currency of the site (R16, R19)', () => {
  it.each([
    ['GBP', 15_000n, 200_000n],
    ['USD', 15_000n, 200_000n],
    ['THB', 600_000n, 8_000_000n],
    ['VND', 4_500_000n, 60_000_000n],
    ['KWD', 60_000n, 800_000n],
  ] as const)(
    'is 150 pounds of net deposits, and 2000 of one person, in %s',
    (code, harm, linked) => {
      const ctx = { site: { ...testSite, currency: code, jurisdiction: 'unknown' } };
      expect([harmThresholds(ctx).netDepositMinor, harmThresholds(ctx).lossMinor]).toEqual([
        harm,
        harm,
      ]);
      expect(linkedThreshold(ctx)).toBe(linked);
    },
  );
});
