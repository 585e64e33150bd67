import { beforeEach, describe, expect, it } from 'vitest';
import { rebateLine } from '../../../../test/factories/rebates.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { creditRebates } from './credit-rebates.ts';

const test = testDatabase();
const { begin, fold, cash, purses } = rebateLine(test);
const automatic = { mode: 'AUTO', autoFlush: true } as const;
const credit = (settings: Parameters<typeof creditRebates>[1] = automatic) =>
  test.inUnit((ctx) => creditRebates(ctx, settings));

/** What members are told that was credited, in the order of the nights. */
async function toldAmounts(): Promise<readonly string[]> {
  const { rows } = await test.database().pool.query<{
    payload: { readonly payments: readonly { readonly amountMinor: string }[] };
  }>("select payload from outbox where name = 'rebates.credited' order by id");
  return rows.flatMap(({ payload }) => payload.payments.map(({ amountMinor }) => amountMinor));
}

let day = 0;

beforeEach(async () => {
  day += 3;
  test.clock.set(Temporal.Instant.from('2026-03-02T15:00:00Z').add({ hours: 24 * day }));
  await begin();
});

describe('creditRebates', () => {
  it('pays whole cents of the days before at 02:00, once, and keeps the rest', async () => {
    await fold('RNG', 100_003n);
    test.clock.advance({ hours: 3 });
    await fold('RNG', 50_000n);
    await credit();
    expect(await cash(2)).toBe(0n);
    test.clock.advance({ hours: 1 });
    await Promise.all([credit(), credit()]);
    await credit();
    // 1 000.03 at 1.2 % is 12.0003…; what was played after midnight waits for the next night.
    expect(await cash(2)).toBe(1_200n);
    expect(await purses(2)).toMatchObject([{ paid_e4: 120_000n, accrued_e4: 180_003n }]);
    test.clock.advance({ hours: 24 });
    await credit();
    expect(await cash(2)).toBe(1_800n);
    expect(await toldAmounts()).toEqual(['1200', '600']);
  });

  it('takes nothing from a wallet when a void follows; later play makes it good', async () => {
    await fold('RNG', 10_000n);
    test.clock.advance({ hours: 5 });
    await credit();
    await fold('RNG', -10_000n);
    test.clock.advance({ hours: 24 });
    await credit();
    expect(await cash(2)).toBe(120n);
    await fold('RNG', 15_000n);
    test.clock.advance({ hours: 24 });
    await credit();
    expect(await cash(2)).toBe(180n);
  });

  it('leaves unclaimed rebates alone where the site says so', async () => {
    await fold('RNG', 10_000n);
    test.clock.advance({ hours: 5 });
    await credit({ mode: 'MANUAL', autoFlush: false });
    expect(await cash(2)).toBe(0n);
  });
});
