import { expect, it } from 'vitest';
import { depositBonus } from './deposit-bonus.ts';

const reward = { amount: null, basisPoints: null, capAmount: null, tiers: [] } as const;
const doubled = { ...reward, kind: 'PERCENT', basisPoints: 10_000, capAmount: '3000.00' } as const;
const part = { ...reward, kind: 'PERCENT', basisPoints: 3_333 } as const;
const fixed = { ...reward, kind: 'FIXED', amount: '50.00' } as const;
const steps = {
  ...reward,
  kind: 'TIERED',
  tiers: [
    { fromAmount: '100.00', giftAmount: '10.00' },
    { fromAmount: '500.00', giftAmount: '80.00' },
  ],
} as const;
const spins = {
  ...reward,
  kind: 'FREEBET',
  freeSpins: { nodeId: '1', count: 20, stakeAmount: '1.00', days: 3 },
} as const;

it.each([
  [doubled, 'DEPOSIT_PLUS_BONUS', 8, 50_000n, [50_000n, 800_000n]],
  [doubled, 'DEPOSIT_PLUS_BONUS', 8, 400_000n, [300_000n, 5_600_000n]],
  [part, 'BONUS', 3, 10_001n, [3_333n, 9_999n]],
  [fixed, 'BONUS', 0, 10_000n, [5_000n, 0n]],
  [steps, 'BONUS', 2, 49_999n, [1_000n, 2_000n]],
  [steps, 'BONUS', 2, 50_000n, [8_000n, 16_000n]],
  [spins, 'WINNINGS', 5, 50_000n, [0n, 0n]],
] as const)('of %o on %s, %s times, a deposit of %s brings %o', (of, base, multiple, paid, is) => {
  const [bonusMinor, playMinor] = is;
  const promotion = { leastAmount: '100.00', reward: { ...of, tiers: [...of.tiers] } };
  const result = depositBonus({ ...promotion, base, multiple }, paid);
  expect(result).toEqual({ bonusMinor, playMinor });
});

it('brings nothing below the least deposit', () => {
  const terms = { leastAmount: '500.00', base: 'BONUS', multiple: 1 } as const;
  expect(depositBonus({ ...terms, reward: { ...fixed, tiers: [] } }, 49_999n)).toBeUndefined();
  expect(depositBonus({ ...terms, reward: { ...fixed, tiers: [] } }, 50_000n)).toBeDefined();
});
