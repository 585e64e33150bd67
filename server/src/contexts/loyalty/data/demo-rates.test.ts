import { categories, maxReturnPpm } from '@portal/commission';
import { describe, expect, it } from 'vitest';
import { demoRates } from './demo-rates.ts';

describe('the rates of the demo', () => {
  it('rise with the rank, stay below the return guard (A10), and begin with the first rank', () => {
    const top = demoRates(10);
    const broken = categories.filter(
      (category) =>
        demoRates(0)[category] !== 0 ||
        top[category] < demoRates(9)[category] ||
        BigInt(top[category]) > maxReturnPpm[category],
    );
    expect(broken).toEqual([]);
    expect(demoRates(1)).toMatchObject({ RNG: 12_200, LIVE: 8_100, LOTT: 0 });
  });
});
