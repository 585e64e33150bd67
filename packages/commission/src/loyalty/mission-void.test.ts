import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { owedOfMission, servedByBonus, takenBackLeastMinor } from './mission-void.ts';

// "Void after claim: not taken back below 50.00, else receivable on next bonus" (D4).
describe('owedOfMission', () => {
  it.each([
    ['still reached', 100n, 9000n, 0n],
    ['short by one, below 50.00', 99n, 4999n, 0n],
    ['short by one, of 50.00', 99n, 5000n, 5000n],
    ['short of all', 0n, 9000n, 9000n],
  ])('%s', (_, done, rewardMinor, owed) => {
    const leastMinor = takenBackLeastMinor(2);
    expect(owedOfMission({ done, target: 100n, rewardMinor, leastMinor })).toBe(owed);
  });

  it('counts whole units, whatever the currency divides them into', () => {
    expect([0, 2, 3].map(takenBackLeastMinor)).toEqual([50n, 5000n, 50_000n]);
  });
});

describe('servedByBonus', () => {
  it('serves debts in their order, as far as the bonus goes', () => {
    expect(servedByBonus(70n, [50n, 30n, 10n])).toEqual([50n, 20n, 0n]);
  });

  it('never takes more than the bonus, and no more of a debt than is owed', () => {
    const minor = fc.bigInt({ min: 0n, max: 10_000n });
    fc.assert(
      fc.property(minor, fc.array(minor), (bonus, owed) => {
        const served = servedByBonus(bonus, owed);
        const whole = owed.reduce((sum, debt) => sum + debt, 0n);
        expect(served.every((part, at) => part >= 0n && part <= (owed[at] ?? 0n))).toBe(true);
        expect(served.reduce((sum, part) => sum + part, 0n)).toBe(whole < bonus ? whole : bonus);
      }),
    );
  });
});
