import { describe, expect, it } from 'vitest';
import { buildMember } from '../../../../test/factories/members.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { createMember } from '../../members/index.ts';
import { rankRatesOfDay } from './rank-rates.ts';
import { insertRankRates } from './store-rank-rates.ts';
import { addToStandings, insertSteps } from './store-vip.ts';

const test = testDatabase();

const ofSlots = (rates: number) => [0, 0, 0, rates, 0, 0, 0, 0, 0];

describe('rankRatesOfDay', () => {
  it('finds the rank and the rates of a day, and none where the site has no ranks', async () => {
    const now = test.clock.now();
    const dayAfter = (days: number) =>
      String(now.toZonedDateTimeISO('UTC').toPlainDate().add({ days }));
    const [climber, newcomer] = [buildMember(), buildMember()];
    await test.inUnit(async (ctx) => {
      await createMember(ctx, climber);
      await createMember(ctx, newcomer);
      const volumes = [{ memberId: climber.id, depositMinor: 0n, validMinor: 0n }];
      await addToStandings(ctx.tx, { volumes, today: dayAfter(0) });
      const step = { memberId: climber.id, fromRank: 0, toRank: 1, giftMinor: 0n };
      await insertSteps(ctx.tx, [{ ...step, id: 'vst_rates00001', at: now.add({ hours: 48 }) }]);
      const rank = (place: number, rate: number, days: number) =>
        insertRankRates(ctx.tx, { rank: place, rates: ofSlots(rate), effectiveOn: dayAfter(days) });
      await rank(0, 100, 1);
      await rank(1, 13_000, 0);
      await rank(1, 14_000, 4);
    });
    const ratesOn = (days: number, hasVip = true) =>
      test.inUnit(
        async (ctx) => {
          const found = await rankRatesOfDay(ctx, [climber.id, newcomer.id], dayAfter(days));
          return [found.get(climber.id)?.RNG, found.get(newcomer.id)?.RNG];
        },
        { site: { timeZone: 'UTC', hasVip } },
      );
    expect(await ratesOn(-1)).toEqual([undefined, undefined]);
    expect(await ratesOn(0)).toEqual([0, 0]);
    expect(await ratesOn(2)).toEqual([100, 100]);
    expect(await ratesOn(3)).toEqual([13_000, 100]);
    expect(await ratesOn(4)).toEqual([14_000, 100]);
    expect(await ratesOn(4, false)).toEqual([undefined, undefined]);
  });
});
