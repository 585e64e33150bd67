import { describe, expect, it } from 'vitest';
import { turnoverPlayer } from '../../../../test/factories/turnover.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { bookMoney } from './book-money.ts';
import { foldFacts } from './fold-facts.ts';
import { readLargestDeposit } from './read-largest-deposit.ts';

const test = testDatabase();
const { memberId } = turnoverPlayer(test, 'largest1');

async function pay(...amounts: readonly bigint[]): Promise<void> {
  await test.inUnit((ctx) =>
    bookMoney(
      ctx,
      amounts.map((amountMinor) => ({ memberId, kind: 'deposit', amountMinor })),
    ),
  );
  await test.inUnit((ctx) => foldFacts(ctx));
}

const largest = (from: string, to: string) =>
  test.inUnit((ctx) => readLargestDeposit(ctx, { memberId, from, to }));

describe('readLargestDeposit', () => {
  it('tells one deposit, not what all of a day or of a span came to', async () => {
    test.clock.set(Temporal.Instant.from('2026-03-02T05:00:00Z'));
    await pay(40n, 70n);
    await pay(60n);
    test.clock.set(Temporal.Instant.from('2026-03-02T09:00:00Z'));
    await pay(50n);
    test.clock.set(Temporal.Instant.from('2026-03-03T05:00:00Z'));
    await pay(90n);
    expect(await largest('2026-03-02', '2026-03-02')).toBe(70n);
    expect(await largest('2026-03-02', '2026-03-03')).toBe(90n);
    expect(await largest('2026-03-04', '2026-03-05')).toBe(0n);
  });

  it('is no more than what is left after a deposit was taken back', async () => {
    await pay(-75n);
    expect(await largest('2026-03-03', '2026-03-03')).toBe(15n);
  });
});
