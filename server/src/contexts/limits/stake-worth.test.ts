import { currency, currencyCodes, formatAmount } from '@portal/money';
import { describe, expect, it } from 'vitest';
import { capMinorFor } from './age.ts';
import { jurisdictionOf } from './jurisdictions.ts';
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
