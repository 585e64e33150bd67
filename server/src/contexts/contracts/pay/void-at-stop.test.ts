import { beforeEach, describe, expect, it } from 'vitest';
import { sign } from '../../../../test/factories/contracts.ts';
import { settlingLine } from '../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { liftFlag, setFlag } from '../../limits/index.ts';
import { cutAtStop } from './use-cases/cut-at-stop.ts';

/** A bet counts where it was booked (C7, A5), and for nobody within an exclusion (H). */
const test = testDatabase();
const { at, begin, offer, play, settleAll, billsOf, takeBack } = settlingLine(test);

beforeEach(begin);

const cut = async (act: 'stop' | 'lift') =>
  test.inUnit(async (ctx) => {
    const flag = { memberId: at(2), flag: 'RG_EXCLUDED' } as const;
    await (act === 'stop' ? setFlag(ctx, { ...flag, reason: 'test' }) : liftFlag(ctx, flag));
    await cutAtStop(ctx, { moments: [String(ctx.clock.now())] });
  });
/** Mondays in the first half of a month, each in a unit of its own. */
const firstDays = [
  '2026-05-04T08:00:00Z',
  '2026-07-06T08:00:00Z',
  '2026-09-07T08:00:00Z',
  '2026-11-02T08:00:00Z',
];
const days = (count: number) => test.clock.advance({ hours: 24 * count });
const paidUnits = async () =>
  (await billsOf(at(0)))
    .map((bill) => bill['amount_minor'])
    .filter((amountMinor) => amountMinor !== 0n);

describe('a void in a day that is over and has no run yet', () => {
  it('counts in the day of its bet, though its member was stopped in between', async () => {
    await test.inUnit((ctx) => sign(ctx, offer(0, '1')));
    test.clock.advance({ hours: 12 });
    const bookedAt = test.clock.now();
    await play(at(2), 100_000n, 0n);
    await play(at(3), 30_000n, 0n);
    test.clock.advance({ hours: 1 });
    await cut('stop');
    // Just after the midnight of the site, before the day is settled.
    const zone = await test.inUnit((ctx) => Promise.resolve(ctx.site.timeZone));
    const today = bookedAt.toZonedDateTimeISO(zone).toPlainDate();
    test.clock.set(today.add({ days: 1 }).toZonedDateTime(zone).toInstant().add({ minutes: 5 }));
    await play(at(3), 20_000n, 0n);
    await takeBack(at(2), 100_000n, bookedAt);
    days(3);
    await settleAll();
    expect(await paidUnits()).toEqual([300n, 200n]);
  });
});

describe.each([
  ['a dividend of half a month', { kind: 'DIVIDEND', periodType: 'SEMIMONTHLY' }],
  ['a dividend of a week', { kind: 'DIVIDEND', periodType: 'WEEKLY' }],
] as const)('a void in a unit that still runs, under %s', (_, terms) => {
  beforeEach(async () => {
    test.clock.set(Temporal.Instant.from(firstDays.shift() ?? ''));
    await test.inUnit((ctx) => sign(ctx, offer(0, '20', terms)));
  });

  it('gives back a bet of before an exclusion', async () => {
    const bookedAt = test.clock.now();
    await play(at(2), 100_000n, 0n);
    await play(at(3), 30_000n, 0n);
    days(1);
    await cut('stop');
    days(1);
    await takeBack(at(2), 100_000n, bookedAt);
    days(30);
    await settleAll();
    expect(await paidUnits()).toEqual([6_000n]);
  });

  it('takes back nothing of a bet of within it, once it is lifted', async () => {
    await play(at(3), 200_000n, 0n);
    await cut('stop');
    test.clock.advance({ hours: 1 });
    const bookedAt = test.clock.now();
    await play(at(2), 100_000n, 0n);
    days(1);
    await cut('lift');
    days(1);
    await takeBack(at(2), 100_000n, bookedAt);
    days(30);
    await settleAll();
    expect(await paidUnits()).toEqual([40_000n]);
  });
});
