import { beforeEach, describe, expect, it } from 'vitest';
import { rebateLine } from '../../../../test/factories/rebates.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { testSite } from '../../../../test/unit.ts';
import { liftFlag, setFlag } from '../../limits/index.ts';
import { correctAccruals } from './correct-accruals.ts';

const test = testDatabase();
const { at, begin, grant, climb, fall, fold, purses } = rebateLine(test);

const dayOf = (moment: Temporal.Instant): string =>
  String(moment.toZonedDateTimeISO(testSite.timeZone).toPlainDate());

const correct = ({ at: moment, ...row }: { at: string; bookedAt: string; valid: string }) =>
  test.inUnit((ctx) =>
    correctAccruals(ctx, {
      at: moment,
      rows: [{ memberId: at(2), category: 'LOTT', stake: row.valid, payout: '0', ...row }],
    }),
  );

const exclude = () =>
  test.inUnit((ctx) => setFlag(ctx, { memberId: at(2), flag: 'RG_EXCLUDED', reason: 'test' }));

beforeEach(begin);

describe('accrueRebates', () => {
  it('gives the member its rate and each agent above the distance to the one below (A8)', async () => {
    await grant(1, { rates: { LOTT: 12_000 } });
    await grant(0, { rates: { LOTT: 15_000 } });
    await fold('LOTT', 100_000n);
    // 1 000.00 at 1.0, 1.2 and 1.5 % is 10.00, 2.00 and 3.00 (agents-loyalty-money.md A8).
    expect(await purses(2)).toMatchObject([{ source: 'own', accrued_e4: 100_000n }]);
    expect(await purses(1)).toMatchObject([{ source: 'team', accrued_e4: 20_000n }]);
    expect(await purses(0)).toMatchObject([{ source: 'team', accrued_e4: 30_000n }]);
  });

  it('withholds from an agent what an account on its own device plays (A8)', async () => {
    await grant(1, { rates: { LOTT: 12_000 } });
    await grant(0, { rates: { LOTT: 15_000 } });
    await test
      .database()
      .pool.query(
        "insert into known_devices (subject_id, device, last_sign_in_at) values ($1, 'd', $3), ($2, 'd', $3)",
        [at(1), at(2), String(test.clock.now())],
      );
    await fold('LOTT', 100_000n);
    expect(await purses(2)).toMatchObject([{ source: 'own', accrued_e4: 100_000n }]);
    expect(await purses(1)).toEqual([]);
    expect(await purses(0)).toMatchObject([{ source: 'team', accrued_e4: 30_000n }]);
  });

  it('gives agents nothing of the hours after a member was excluded (H)', async () => {
    await grant(1, { rates: { LOTT: 12_000 } });
    await exclude();
    await fold('LOTT', 100_000n);
    const before = await purses(1);
    test.clock.advance({ hours: 1 });
    await fold('LOTT', 100_000n);
    expect(await purses(1)).toEqual(before);
    expect(await purses(2)).toMatchObject([{ source: 'own', accrued_e4: 200_000n }]);
  });

  it('gives agents nothing of the part of an hour from the exclusion on, also later (H)', async () => {
    await grant(1, { rates: { LOTT: 12_000 } });
    const hour = test.clock.now().round({ smallestUnit: 'hour', roundingMode: 'floor' });
    test.clock.set(hour.add({ minutes: 20 }));
    await exclude();
    const excluded = String(test.clock.now());
    test.clock.set(hour.add({ minutes: 40 }));
    await test.inUnit((ctx) => liftFlag(ctx, { memberId: at(2), flag: 'RG_EXCLUDED' }));
    const lifted = String(test.clock.now());
    test.clock.set(hour.add({ minutes: 50 }));
    await fold('LOTT', 700_000n, {
      parts: [
        { since: String(hour), valid: '100000' },
        { since: excluded, valid: '200000' },
        { since: lifted, valid: '400000' },
      ],
    });
    // 0.2 % of 5,000.00.
    expect(await purses(1)).toMatchObject([{ valid_minor: 500_000n, accrued_e4: 100_000n }]);
    expect(await purses(2)).toMatchObject([{ valid_minor: 700_000n, accrued_e4: 700_000n }]);
    const within = Temporal.Instant.from(excluded).add({ minutes: 5 });
    test.clock.advance({ hours: 48 });
    await fold('LOTT', -200_000n);
    await correct({ at: String(test.clock.now()), bookedAt: String(within), valid: '-200000' });
    expect(await purses(1)).toMatchObject([{ valid_minor: 500_000n, accrued_e4: 100_000n }]);
  });

  it.each([
    ['of a day before', 48],
    ['of the same day', 1],
  ])(
    'takes from agents what a bet brought before the exclusion, when it is void: %s',
    async (_, hours) => {
      await grant(1, { rates: { LOTT: 12_000 } });
      await grant(0, { rates: { LOTT: 15_000 } });
      await fold('LOTT', 100_000n);
      const bookedAt = String(test.clock.now());
      test.clock.advance({ hours: 2 });
      await exclude();
      test.clock.advance({ hours });
      await fold('LOTT', -100_000n);
      await correct({ at: String(test.clock.now()), bookedAt, valid: '-100000' });
      for (const place of [0, 1, 2]) {
        const [purse] = await purses(place);
        expect(purse).toMatchObject({ accrued_e4: 0n, valid_minor: 0n });
      }
    },
  );

  it('takes nothing from agents for a void of what they earned nothing by (H)', async () => {
    await exclude();
    await grant(1, { rates: { LOTT: 12_000 } });
    test.clock.advance({ hours: 24 });
    await fold('LOTT', 100_000n);
    const bookedAt = String(test.clock.now());
    await grant(1, { rates: { LOTT: 15_000 } });
    test.clock.advance({ hours: 24 });
    await fold('LOTT', -100_000n);
    await correct({ at: String(test.clock.now()), bookedAt, valid: '-100000' });
    expect(await purses(1)).toEqual([]);
    expect(await purses(2)).toMatchObject([{ accrued_e4: 0n }]);
  });

  it('gives agents nothing where rates are equal, and a void takes back what it brought', async () => {
    await fold('RNG', 10_000n);
    expect(await purses(1)).toEqual([]);
    await fold('RNG', -10_000n);
    expect(await purses(2)).toMatchObject([{ accrued_e4: 0n, valid_minor: 0n }]);
  });

  it('adds up without losing parts of a cent, and knows nothing of money without a category', async () => {
    await fold('LIVE', 33n);
    await fold('LIVE', 33n);
    await fold('ALL', 0n);
    expect(await purses(2)).toMatchObject([{ category: 'LIVE', accrued_e4: 52n }]);
  });

  it('gives differences of prize groups instead of rates, never both (A9)', async () => {
    await grant(2, { prizeGroup: 1956 });
    await grant(1, { prizeGroup: 1958 });
    await grant(0, { prizeGroup: 1960, rates: { LOTT: 30_000 } });
    await fold('LOTT', 20_000n, { noRebate: '20000', noShare: '20000', groupStake: '20000' });
    // 200.00 at a distance of two groups is 0.20 for each agent (agents-loyalty-money.md A9).
    expect(await purses(2)).toEqual([]);
    expect(await purses(1)).toMatchObject([{ source: 'team', accrued_e4: 2_000n }]);
    expect(await purses(0)).toMatchObject([{ source: 'team', accrued_e4: 2_000n }]);
  });

  it('counts nobody below an agent for more than the group of that agent (lottery.md B2)', async () => {
    await grant(1, { prizeGroup: 1900 });
    await grant(0, { prizeGroup: 1960 });
    await fold('LOTT', 20_000n, { noRebate: '20000', noShare: '20000', groupStake: '20000' });
    // The member bets at 1900 at most: nothing for that agent, 60 / 2000 of 200.00 for the one
    // above.
    expect(await purses(1)).toEqual([]);
    expect(await purses(0)).toMatchObject([{ source: 'team', accrued_e4: 60_000n }]);
  });

  it('takes the usual and the highest group of the game that was played (lottery.md B2)', async () => {
    await grant(1, { prizeGroup: 1940 });
    await grant(0, { prizeGroup: 1960 });
    const stakes = { noRebate: '40000', noShare: '40000', groupStake: '40000' };
    const groupStakes = [
      { usual: 1900, highest: 1930, stake: '20000' },
      { usual: 1936, highest: 1950, stake: '20000' },
    ];
    await fold('LOTT', 40_000n, { ...stakes, groupStakes });
    // 200.00 each: 30 / 2000 and 0, then 4 / 2000 and 10 / 2000.
    expect(await purses(1)).toMatchObject([{ source: 'team', accrued_e4: 34_000n }]);
    expect(await purses(0)).toMatchObject([{ source: 'team', accrued_e4: 10_000n }]);
  });

  it('counts a first raise from the next day on, so that no child passes its parent (A8)', async () => {
    await grant(0, { rates: { LOTT: 12_000 } });
    test.clock.advance({ hours: 72 });
    await grant(0, { rates: { LOTT: 15_000 } });
    await grant(1, { rates: { LOTT: 15_000 } });
    await fold('LOTT', 100_000n);
    // The agent that was granted nothing before has the usual 1 % today: 2.00 go to the one above.
    expect(await purses(1)).toEqual([]);
    expect(await purses(0)).toMatchObject([{ source: 'team', accrued_e4: 20_000n }]);
    test.clock.advance({ hours: 24 });
    await fold('LOTT', 100_000n);
    expect(await purses(1)).toMatchObject([{ source: 'team', accrued_e4: 50_000n }]);
    expect(await purses(0)).toMatchObject([{ source: 'team', accrued_e4: 20_000n }]);
  });

  it('counts by what was held when the day began, whenever it is folded (A8)', async () => {
    await grant(1, { rates: { LOTT: 12_000 } });
    await grant(0, { rates: { LOTT: 20_000 } });
    const first = test.clock.now();
    const siteDay = dayOf(first);
    test.clock.advance({ hours: 24 });
    await grant(1, { rates: { LOTT: 15_000 } });
    // Yesterday's play, folded today, and today's: 0.2 % of 1 000.00 each.
    await fold('LOTT', 100_000n, { siteDay });
    await fold('LOTT', 100_000n);
    expect(await purses(1)).toMatchObject([{ accrued_e4: 40_000n }]);
    test.clock.advance({ hours: 24 });
    await fold('LOTT', 100_000n);
    expect(await purses(1)).toMatchObject([{ accrued_e4: 90_000n }]);
    // A void of the first day takes back what it brought then.
    await fold('LOTT', -100_000n);
    await correct({ at: String(test.clock.now()), bookedAt: String(first), valid: '-100000' });
    expect(await purses(1)).toMatchObject([{ accrued_e4: 70_000n, valid_minor: 200_000n }]);
    expect(await purses(2)).toMatchObject([{ accrued_e4: 200_000n }]);
  });

  it('gives the better of the usual rate and that of the rank of the day (A7)', async () => {
    const first = test.clock.now();
    await climb({ rank: 2, ppm: 15_000, from: dayOf(first), at: first.subtract({ hours: 48 }) });
    // 1 000.00 at 1.5 % of the rank; no distance is left to agents with usual terms.
    await fold('LOTT', 100_000n);
    await fold('SPORTS', 100_000n);
    const own = { category: 'LOTT', source: 'own' };
    const usual = { category: 'SPORTS', accrued_e4: 100_000n };
    expect(await purses(2)).toMatchObject([{ ...own, accrued_e4: 150_000n }, usual]);
    expect(await purses(1)).toEqual([]);
    // The step down counts from the next day, and a void takes back what its own day brought.
    await fall({ from: 2, to: 1, at: first });
    await fold('LOTT', 100_000n);
    expect(await purses(2)).toMatchObject([{ ...own, accrued_e4: 300_000n }, usual]);
    test.clock.advance({ hours: 24 });
    await fold('LOTT', 100_000n);
    expect(await purses(2)).toMatchObject([{ ...own, accrued_e4: 400_000n }, usual]);
    await fold('LOTT', -100_000n);
    await correct({ at: String(test.clock.now()), bookedAt: String(first), valid: '-100000' });
    expect(await purses(2)).toMatchObject([{ ...own, accrued_e4: 250_000n }, usual]);
  });

  it('adds nothing to what a lottery ticket carved out of its odds (lottery.md B3)', async () => {
    // 10 000.00 on a fixed type whose odds leave nothing, such as bao lo 2.
    const fixed = { noRebate: '1000000', noShare: '1000000' };
    await grant(0, { rates: { LOTT: 15_000 } });
    await fold('LOTT', 1_000_000n, fixed);
    expect([await purses(2), await purses(1), await purses(0)]).toEqual([[], [], []]);
  });

  it('gives differences of rates on the part that the return guard leaves (B3)', async () => {
    await grant(1, { rates: { LOTT: 12_000 } });
    await grant(0, { rates: { LOTT: 12_000 } });
    // Lô 3 at 980 weighs 0.375: 0.2 % of 375.00 is 0.75.
    await fold('LOTT', 100_000n, { noRebate: '100000', noShare: '62500' });
    expect(await purses(2)).toEqual([]);
    expect(await purses(1)).toMatchObject([{ accrued_e4: 7_500n, valid_minor: 37_500n }]);
    expect(await purses(0)).toEqual([]);
  });
});
