import { beforeEach, describe, expect, it } from 'vitest';
import { sign, usualSettings } from '../../../test/factories/contracts.ts';
import { settlingLine } from '../../../test/factories/settling.ts';
import { testDatabase } from '../../../test/harness.ts';
import { testSite } from '../../../test/unit.ts';
import { incomeOf } from './income-of.ts';
import { serveDebts } from './pay/pay-dues.ts';
import { addReceivables } from './pay/store-receivables.ts';
import { correctUnits } from './pay/use-cases/correct-units.ts';
import { guaranteeDebts } from './pay/use-cases/guarantee-debts.ts';

/** Days of the site begin at 17:00 UTC. */
const test = testDatabase();
const { at, begin, offer, play, settleAll, credit } = settlingLine(test);

beforeEach(begin);

async function linesOf(place: number, days: number) {
  const today = test.clock.now().toZonedDateTimeISO(testSite.timeZone).startOfDay();
  const { lines } = await test.inUnit((ctx) =>
    incomeOf(ctx, {
      memberId: at(place),
      from: today.subtract({ days }).toInstant(),
      to: today.add({ days: 1 }).toInstant(),
      source: undefined,
      scope: undefined,
    }),
  );
  return lines.map(({ baseMinor, ratePpm, receivedMinor, paidMinor }) => {
    return { baseMinor, ratePpm, receivedMinor, paidMinor };
  });
}

async function nextBoundary(): Promise<void> {
  test.clock.advance({ minutes: 6 });
  await settleAll();
}

/** Of 10.00 that both earn the upper agent gets so much less, so that it owes that to the lower. */
async function lineThatOwes(owedMinor: bigint, settings: typeof usualSettings): Promise<void> {
  const above = await test.inUnit((ctx) => sign(ctx, offer(0, '1')));
  await test.inUnit((ctx) => sign(ctx, offer(1, '1')));
  await test.inUnit(({ tx }) =>
    addReceivables(tx, [{ contractId: above.id, amountMinor: owedMinor }]),
  );
  test.clock.advance({ hours: 24 });
  await play(at(2), 100_000n, 0n);
  test.clock.advance({ hours: 36 });
  await settleAll(settings);
}

describe('the income of an agent', () => {
  it('has of a real-time day what was counted since the payment before, on each of its days', async () => {
    await test.inUnit((ctx) => sign(ctx, offer(0, '1', { kind: 'REALTIME' })));
    test.clock.advance({ minutes: 10 });
    await play(at(2), 40_000n, 0n);
    await nextBoundary();
    await play(at(3), 20_000n, 0n);
    await nextBoundary();
    expect(await linesOf(0, 0)).toEqual([
      { baseMinor: 60_000n, ratePpm: '10000', receivedMinor: 600n, paidMinor: 0n },
    ]);
    // The last window of the day is paid when the next one has begun.
    test.clock.set(
      test.clock.now().toZonedDateTimeISO('UTC').with({ hour: 16, minute: 58 }).toInstant(),
    );
    await play(at(2), 30_000n, 0n);
    test.clock.advance({ minutes: 3 });
    await settleAll();
    expect(await linesOf(0, 1)).toEqual([
      { baseMinor: 60_000n, ratePpm: '10000', receivedMinor: 600n, paidMinor: 0n },
      { baseMinor: 30_000n, ratePpm: '10000', receivedMinor: 300n, paidMinor: 0n },
    ]);
  });

  it('has of a bill that is paid in parts the part of its base that each paid', async () => {
    await lineThatOwes(600n, usualSettings);
    test.clock.advance({ hours: 24 });
    await credit(at(0), 350n);
    await test.inUnit((ctx) => serveDebts(ctx, [at(0)], usualSettings));
    expect(await linesOf(1, 0)).toEqual([
      { baseMinor: 35_000n, ratePpm: '10000', receivedMinor: 350n, paidMinor: 0n },
    ]);
    expect(await linesOf(1, 9)).toEqual([
      { baseMinor: 40_000n, ratePpm: '10000', receivedMinor: 400n, paidMinor: 0n },
      { baseMinor: 35_000n, ratePpm: '10000', receivedMinor: 350n, paidMinor: 0n },
    ]);
  });

  it('counts once what the house paid for an agent that owed it', async () => {
    const settings = { ...usualSettings, isGuaranteed: true };
    await lineThatOwes(1_000n, settings);
    test.clock.advance({ hours: 25 });
    await test.inUnit((ctx) => guaranteeDebts(ctx, settings));
    test.clock.advance({ hours: 24 });
    await credit(at(0), 400n);
    await test.inUnit((ctx) => serveDebts(ctx, [at(0)], settings));
    expect(await linesOf(1, 9)).toEqual([
      { baseMinor: 100_000n, ratePpm: '10000', receivedMinor: 1_000n, paidMinor: 0n },
    ]);
    expect(await linesOf(0, 9)).toEqual([
      { baseMinor: 40_000n, ratePpm: '10000', receivedMinor: 0n, paidMinor: 400n },
    ]);
  });

  it('names the pay and the unit of what is taken back (C7)', async () => {
    await test.inUnit((ctx) => sign(ctx, offer(0, '1')));
    test.clock.advance({ hours: 24 });
    const bookedAt = String(test.clock.now());
    await play(at(2), 100_000n, 0n);
    test.clock.advance({ hours: 36 });
    await settleAll();
    const unit = Temporal.Instant.from(bookedAt)
      .toZonedDateTimeISO(testSite.timeZone)
      .toPlainDate();
    const settings = {
      ...usualSettings,
      clawback: { ...usualSettings.clawback, mode: 'WALLET_NOW' as const },
    };
    await test.inUnit((ctx) => {
      const sums = { stake: '-40000', valid: '-40000', payout: '0' };
      const rows = [{ memberId: at(2), category: 'LIVE', bookedAt, ...sums } as const];
      return correctUnits(ctx, { at: String(ctx.clock.now()), rows }, settings);
    });
    const today = test.clock.now().toZonedDateTimeISO(testSite.timeZone).startOfDay();
    const { lines } = await test.inUnit((ctx) =>
      incomeOf(ctx, {
        memberId: at(0),
        from: today.toInstant(),
        to: today.add({ days: 1 }).toInstant(),
        source: 'clawback',
        scope: undefined,
      }),
    );
    const takenBackOf = { source: 'daily', unit: String(unit) };
    expect(lines).toMatchObject([{ source: 'clawback', takenBackOf, receivedMinor: -400n }]);
  });
});
