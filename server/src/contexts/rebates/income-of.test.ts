import type { IncomeSource } from '@portal/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { rebateLine } from '../../../test/factories/rebates.ts';
import { testDatabase } from '../../../test/harness.ts';
import { testSite } from '../../../test/unit.ts';
import { rebateIncomeOf } from './income-of.ts';
import { creditRebates } from './use-cases/credit-rebates.ts';

const test = testDatabase();
const { at, begin, grant, fold } = rebateLine(test);

let day = 0;

// The credit of a night is made once.
beforeEach(async () => {
  day += 3;
  test.clock.set(Temporal.Instant.from('2026-03-02T15:00:00Z').add({ hours: 24 * day }));
  await begin();
});

async function night(): Promise<void> {
  test.clock.advance({ hours: 5 });
  await test.inUnit((ctx) => creditRebates(ctx, { mode: 'AUTO', autoFlush: true }));
}

const incomeOf = (
  place: number,
  { source, scope }: { readonly source?: IncomeSource; readonly scope?: 'LOTT' | 'RNG' } = {},
) =>
  test.inUnit(async (ctx) => {
    const now = ctx.clock.now();
    const days = { from: now.subtract({ hours: 24 }), to: now.add({ hours: 1 }) };
    return (await rebateIncomeOf(ctx, { memberId: at(place), ...days, source, scope })).lines;
  });

describe('the rebates in the income of an agent', () => {
  it('are differences of the line and what came back of the own play, by category', async () => {
    await grant(1, { rates: { LOTT: 12_000, RNG: 13_000 } });
    await fold('LOTT', 100_000n);
    await fold('RNG', 50_000n);
    await night();
    // 0.2 % of 1 000.00 and 0.1 % of 500.00 above the rates of the member.
    const lines = await incomeOf(1);
    expect(lines).toMatchObject([
      { source: 'difference', scope: 'LOTT', baseMinor: 100_000n, receivedMinor: 200n },
      { source: 'difference', scope: 'RNG', baseMinor: 50_000n, receivedMinor: 50n },
    ]);
    expect(lines.every(({ paidMinor }) => paidMinor === 0n)).toBe(true);
    expect(await incomeOf(2)).toMatchObject([
      { source: 'rebate', scope: 'LOTT', receivedMinor: 1_000n },
      { source: 'rebate', scope: 'RNG', receivedMinor: 600n },
    ]);
  });

  it('are narrowed by source and by category', async () => {
    await grant(1, { rates: { LOTT: 12_000, RNG: 13_000 } });
    await fold('LOTT', 100_000n);
    await fold('RNG', 50_000n);
    await night();
    expect(await incomeOf(1, { scope: 'RNG' })).toMatchObject([{ receivedMinor: 50n }]);
    expect(await incomeOf(1, { source: 'difference' })).toHaveLength(2);
    expect(await incomeOf(1, { source: 'rebate' })).toEqual([]);
    expect(await incomeOf(1, { source: 'dividend' })).toEqual([]);
  });

  it('belong to the day of the site on which they were paid', async () => {
    await grant(1, { rates: { LOTT: 12_000 } });
    await fold('LOTT', 100_000n);
    await night();
    const paidOn = test.clock.now().toZonedDateTimeISO(testSite.timeZone).toPlainDate();
    expect(await incomeOf(1)).toMatchObject([{ day: String(paidOn) }]);
    test.clock.advance({ hours: 48 });
    expect(await incomeOf(1)).toEqual([]);
  });
});
