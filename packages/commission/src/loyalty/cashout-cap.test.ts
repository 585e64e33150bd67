import { describe, expect, it } from 'vitest';
import { aboveCashoutCap } from './cashout-cap.ts';

// The play is that of the examples of agents-loyalty-money.md D8: 100.00 of own money and a bonus
// of 50.00. Won 200.00: 233.33 are the member's and 116.67 the bonus's; lost 30.00: 70.00 and
// 50.00.
describe('aboveCashoutCap', () => {
  it.each([
    ['PRO_RATA', 20_000n, 10_000n, 1667n],
    ['PRO_RATA', 20_000n, 11_667n, 0n],
    ['FORFEIT_ALL', 20_000n, 10_000n, 15_000n],
    ['PRO_RATA', -3000n, 4000n, 1000n],
    ['PRO_RATA', -3000n, 5000n, 0n],
    ['PRO_RATA', -15_000n, 100n, 0n],
  ] as const)(
    '%s with a net of %s and a cap of %s takes %s',
    (policy, netMinor, capMinor, over) => {
      const play = { cashMinor: 10_000n, bonusMinor: 5000n, netMinor, policy };
      expect(aboveCashoutCap({ ...play, capMinor })).toBe(over);
    },
  );

  it('takes all but the cap of what a gift without a deposit has won', () => {
    const gift = { cashMinor: 0n, bonusMinor: 8800n, policy: 'PRO_RATA' } as const;
    expect(aboveCashoutCap({ ...gift, netMinor: 91_200n, capMinor: 50_000n })).toBe(50_000n);
  });
});
