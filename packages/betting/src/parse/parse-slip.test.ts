import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFacts } from './parse-facts.ts';
import { parseSlip } from './parse-slip.ts';

const leg = { event: 'M', market: '1X2', selection: '1', odds: '1.90' };
const single = { type: 'SINGLE', oddsFormat: 'DEC', stake: '10.00', legs: [leg] };

describe('parseSlip', () => {
  it.each([
    ['slip_malformed', null],
    ['slip_malformed', { ...single, type: 'TRIPLE' }],
    ['slip_malformed', { ...single, oddsFormat: 'XX' }],
    ['slip_malformed', { ...single, legs: [] }],
    ['slip_malformed', { ...single, legs: [leg, leg] }],
    ['slip_malformed', { ...single, legs: [{ ...leg, event: 7 }] }],
    ['market_unknown', { ...single, legs: [{ ...leg, market: 'ZZ' }] }],
    [
      'market_unknown',
      { ...single, legs: [{ ...leg, market: 'AH', selection: 'HOME', line: '0.3' }] },
    ],
    ['market_unknown', { ...single, legs: [{ ...leg, period: '2H' }] }],
    ['selection_unknown', { ...single, legs: [{ ...leg, selection: 'HOME' }] }],
    ['odds_invalid', { ...single, legs: [{ ...leg, odds: '1.00' }] }],
    ['odds_invalid', { ...single, legs: [{ ...leg, odds: 1.9 }] }],
    ['odds_invalid', { ...single, oddsFormat: 'MY', legs: [{ ...leg, odds: '1.20' }] }],
    ['odds_invalid', { ...single, oddsFormat: 'ID', legs: [{ ...leg, odds: '0.80' }] }],
    ['odds_invalid', { ...single, oddsFormat: 'US', legs: [{ ...leg, odds: '-99' }] }],
    ['odds_invalid', { ...single, oddsFormat: 'FRAC', legs: [{ ...leg, odds: '1/0' }] }],
    ['stake_invalid', { ...single, stake: '0' }],
    ['stake_invalid', { ...single, stake: '1.005' }],
    ['stake_invalid', { ...single, stake: '-5' }],
    ['system_unknown', { ...single, type: 'SYSTEM', unitStake: '1', system: 'YANKEE' }],
    ['system_unknown', { ...single, type: 'SYSTEM', unitStake: '1', system: '__proto__' }],
  ])('refuses with %s', (code, value) => {
    expect(parseSlip(value)).toMatchObject({ ok: false, code });
  });

  it('takes the amount as the profit wanted for a negative Malay or Indonesian price (D6)', () => {
    const at = (oddsFormat: string, odds: string): unknown =>
      parseSlip({ ...single, oddsFormat, legs: [{ ...leg, odds }] });
    expect(at('MY', '-0.94')).toMatchObject({ value: { stakeMode: 'WIN' } });
    expect(at('ID', '-1.06')).toMatchObject({ value: { stakeMode: 'WIN' } });
    expect(at('MY', '0.94')).toMatchObject({ value: { stakeMode: 'RISK' } });
    expect(at('US', '-106')).toMatchObject({ value: { stakeMode: 'RISK' } });
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (value, part) => {
        expect(typeof parseSlip(value).ok).toBe('boolean');
        expect(typeof parseSlip({ ...single, legs: [part] }).ok).toBe('boolean');
        parseFacts(value);
        parseFacts({ status: 'FINISHED', score: part, maps: part, positions: part });
      }),
    );
  });
});
