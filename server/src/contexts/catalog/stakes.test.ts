import { slotDesigns } from '@portal/games';
import { currency, currencyCodes, formatAmount } from '@portal/money';
import { describe, expect, it } from 'vitest';
import type { Game } from './game.ts';
import { lowestStakeMinor, stakesOf } from './stakes.ts';

const game: Game = {
  nodeId: '1',
  vendorCode: 'AG',
  vendorName: 'Aurum Gate',
  gameType: 'RNG',
  gameClassify: 'SL',
  gameCode: 'AG-0001',
  name: 'Golden Harbor',
  displayNames: {},
  designId: 'house-20-lines',
  theme: 'harbour',
  stakeLevel: 0,
  hasTrial: true,
  groupCode: '',
  popularity: 1,
  releasedOn: '2026-01-01',
  opensList: false,
  isOpen: true,
};

// docs/rules/house-slots.md, Stakes: ladder × smallest credit × 20 total-bet credits.
const expected = [
  ['USD', 0, ['0.20', '0.40', '1.00', '2.00', '4.00', '10.00']],
  ['USD', 2, ['1.00', '2.00', '4.00', '10.00', '20.00', '40.00']],
  ['THB', 0, ['5.00', '10.00', '25.00', '50.00', '100.00', '250.00']],
  ['VND', 0, ['4000', '8000', '20000', '40000', '80000', '200000']],
  ['KWD', 0, ['0.100', '0.200', '0.500', '1.000', '2.000', '5.000']],
] as const;

describe('stakesOf', () => {
  it.each(expected)('offers in %s at level %i %j', (code, stakeLevel, amounts) => {
    const stakes = stakesOf({ ...game, stakeLevel }, code);
    expect(stakes.map(({ stakeMinor }) => formatAmount(stakeMinor, currency(code)))).toEqual(
      amounts,
    );
  });

  // Nobody plays for points: they are spent in their mall.
  const played = currencyCodes.filter((code) => code !== 'PTS');

  it.each(played)('has six exact stakes for every design in %s', (code) => {
    for (const { id, totalBetCredits } of slotDesigns) {
      const stakes = stakesOf({ ...game, designId: id, stakeLevel: 2 }, code);
      expect(stakes).toHaveLength(6);
      for (const { stakeMinor, creditMinor } of stakes) {
        expect(creditMinor).toBeGreaterThan(0n);
        expect(stakeMinor).toBe(creditMinor * BigInt(totalBetCredits));
      }
    }
  });

  it('names the smallest one for lists', () => {
    expect(lowestStakeMinor(game, 'USD')).toBe(20n);
  });
});
