import { beforeEach, describe, expect, it } from 'vitest';
import { sign, usualSettings } from '../../../../test/factories/contracts.ts';
import { lessPlayed, settlingLine } from '../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { liftFlag, setFlag } from '../../limits/index.ts';
import { bookBetFacts } from '../../turnover/index.ts';
import { correctUnits } from './use-cases/correct-units.ts';
import { cutAtStop } from './use-cases/cut-at-stop.ts';

/** Of agents-loyalty-money.md H, Agents. */
const test = testDatabase();
const { at, begin, offer, play, settleAll, billsOf, purse, ...line } = settlingLine(test);
const { takeBack: takeBetBack } = line;

beforeEach(begin);

const stop = (
  flags: readonly ('RG_EXCLUDED' | 'NO_BET' | 'NO_DEPOSIT' | 'NO_BONUS')[],
  memberId = at(2),
) =>
  test.inUnit(async (ctx) => {
    for (const flag of flags) {
      await setFlag(ctx, { memberId, flag, reason: 'test' });
    }
    await cutAtStop(ctx, { moments: [String(ctx.clock.now())] });
  });
/** As an operator does, and the site hears it. */
const lift = (memberId = at(2)) =>
  test.inUnit(async (ctx) => {
    await liftFlag(ctx, { memberId, flag: 'RG_EXCLUDED' });
    await cutAtStop(ctx, { moments: [String(ctx.clock.now())] });
  });
const amounts = async () => (await billsOf(at(0))).map((bill) => bill['amount_minor']);

/** A part of what the excluded one has lost, as the server books it and hears of it. */
const takeBack = (amountMinor: bigint, bookedAt: string) =>
  test.inUnit(async (ctx) => {
    const fact = lessPlayed(ctx, { memberId: at(2), amountMinor });
    await bookBetFacts(ctx, new Map(), { bookedAt: ctx.clock.now(), facts: [fact] });
    const amount = String(-amountMinor);
    const sums = { stake: amount, valid: amount, payout: '0' };
    const row = { memberId: at(2), category: fact.category, bookedAt, ...sums };
    await correctUnits(ctx, { at: String(ctx.clock.now()), rows: [row] }, usualSettings);
  });

/** 1,000.00 before, 500.00 after somebody was excluded, and 300.00 of somebody else. */
async function playAround(flags: Parameters<typeof stop>[0]): Promise<void> {
  await play(at(2), 100_000n, 0n);
  test.clock.advance({ minutes: 1 });
  await stop(flags);
  test.clock.advance({ minutes: 1 });
  await play(at(2), 50_000n, 0n);
  await play(at(3), 30_000n, 0n);
}

describe('what is booked for somebody after an exclusion', () => {
  it('counts in no dividend, on its day and on later ones', async () => {
    const daily = { kind: 'DIVIDEND', periodType: 'DAILY' } as const;
    await test.inUnit((ctx) => sign(ctx, offer(0, '10', daily)));
    await playAround(['RG_EXCLUDED']);
    test.clock.advance({ hours: 24 });
    await play(at(2), 70_000n, 0n);
    test.clock.advance({ hours: 36 });
    await settleAll();
    expect((await amounts()).slice(0, 2)).toEqual([13_000n, 0n]);
  });

  it('lets a bet of before be taken back after it, of that day or of an earlier one', async () => {
    const daily = { kind: 'DIVIDEND', periodType: 'DAILY' } as const;
    await test.inUnit((ctx) => sign(ctx, offer(0, '10', daily)));
    const bookedAt = String(test.clock.now());
    await play(at(2), 100_000n, 0n);
    test.clock.advance({ hours: 36 });
    await settleAll();
    await stop(['RG_EXCLUDED']);
    test.clock.advance({ minutes: 1 });
    await takeBack(40_000n, bookedAt);
    test.clock.advance({ hours: 24 });
    await takeBack(10_000n, bookedAt);
    test.clock.advance({ hours: 36 });
    await settleAll();
    expect((await amounts()).slice(0, 3)).toEqual([5_000n, 0n, 0n]);
  });

  it('is that of an account which the site stopped, not of one that may not bet alone', async () => {
    await test.inUnit((ctx) => sign(ctx, offer(0, '1')));
    test.clock.advance({ hours: 12 });
    await playAround(['NO_BET']);
    test.clock.advance({ hours: 24 });
    await playAround(['NO_BET', 'NO_DEPOSIT', 'NO_BONUS']);
    test.clock.advance({ hours: 36 });
    await settleAll();
    expect((await amounts()).slice(0, 2)).toEqual([1_800n, 1_300n]);
  });

  it('counts in no day of real-time pay', async () => {
    await test.inUnit((ctx) => sign(ctx, offer(0, '1', { kind: 'REALTIME' })));
    test.clock.advance({ minutes: 10 });
    await playAround(['RG_EXCLUDED']);
    test.clock.advance({ minutes: 10 });
    await settleAll();
    expect(await amounts()).toEqual([1_300n]);
  });

  it('leaves the pay of that day out once, not twice, where its payee was excluded', async () => {
    const tiers = [
      { minBet: '0.00', minLoss: '100.00', minActive: 0, rateType: 'P', rate: '10' },
    ] as const;
    await test.inUnit((ctx) => sign(ctx, offer(0, '10', { kind: 'REALTIME', tiers })));
    test.clock.advance({ minutes: 10 });
    await play(at(2), 100_000n, 0n);
    test.clock.advance({ minutes: 1 });
    await stop(['RG_EXCLUDED'], at(0));
    test.clock.advance({ minutes: 10 });
    await settleAll();
    expect(await amounts()).toEqual([10_000n]);
    // The team has lost 50.00 now; with 100.00 of pay left out once more it would be 150.00.
    await play(at(3), 10_000n, 105_000n);
    test.clock.advance({ hours: 24 });
    await settleAll();
    expect((await amounts()).slice(0, 1)).toEqual([0n]);
  });

  // The last, as hours of its contract would be settled with every day of the others.
  it('counts in no hour, from the moment of the exclusion on', async () => {
    await test.inUnit((ctx) => sign(ctx, offer(0, '1', { kind: 'HOURLY' })));
    test.clock.advance({ hours: 1, minutes: 5 });
    await playAround(['RG_EXCLUDED']);
    test.clock.advance({ hours: 1 });
    await play(at(2), 70_000n, 0n);
    await play(at(3), 20_000n, 0n);
    test.clock.advance({ hours: 2 });
    await settleAll();
    expect((await amounts()).slice(0, 2)).toEqual([1_300n, 200n]);
  });
});

/** A bet of 1,000.00 that was booked then is void now. */
const voidBet = (correctsAt: Temporal.Instant) => takeBetBack(at(2), 100_000n, correctsAt);

const paidUnits = async () => (await amounts()).filter((amountMinor) => amountMinor !== 0n);

const kinds = [
  ['a daily salary', { kind: 'DAILY' }],
  ['an hourly salary', { kind: 'HOURLY' }],
  ['real-time pay', { kind: 'REALTIME' }],
] as const;

describe.each(kinds)('an exclusion that was lifted, under %s', (_, terms) => {
  beforeEach(async () => {
    await begin();
    await test.inUnit((ctx) => sign(ctx, offer(0, '1', terms)));
    test.clock.advance({ hours: 12, minutes: 7 });
  });

  it('leaves out what was booked within it, and nothing after it', async () => {
    await playAround(['RG_EXCLUDED']);
    test.clock.advance({ minutes: 1 });
    await lift();
    test.clock.advance({ minutes: 1 });
    await play(at(2), 20_000n, 0n);
    test.clock.advance({ hours: 36 });
    await settleAll();
    // 1,000.00 before, 200.00 after and 300.00 of somebody else.
    expect(await paidUnits()).toEqual([1_500n]);
  });

  it('lets a bet of within it count for nobody when its day is computed again (C7)', async () => {
    const bookedAt = test.clock.now();
    await play(at(2), 100_000n, 0n);
    test.clock.advance({ minutes: 1 });
    await playAround(['RG_EXCLUDED']);
    test.clock.advance({ hours: 36 });
    await settleAll();
    expect(await paidUnits()).toEqual([2_300n]);
    await lift();
    test.clock.advance({ minutes: 1 });
    await voidBet(bookedAt);
    test.clock.advance({ hours: 50 });
    await settleAll();
    expect(await paidUnits()).toEqual([1_300n]);
  });
});

describe.each(kinds)('a void of a later day, under %s', (_, terms) => {
  beforeEach(async () => {
    // Three days further: each of these takes more than five.
    await begin();
    await test.inUnit((ctx) => sign(ctx, offer(0, '1', terms)));
    test.clock.advance({ hours: 12, minutes: 7 });
  });

  it('takes back once what was paid for a bet of before the exclusion (C7)', async () => {
    const bookedAt = test.clock.now();
    await play(at(2), 100_000n, 0n);
    test.clock.advance({ hours: 36 });
    await settleAll();
    await stop(['RG_EXCLUDED']);
    test.clock.advance({ hours: 24 });
    await play(at(3), 30_000n, 0n);
    await voidBet(bookedAt);
    test.clock.advance({ hours: 50 });
    await settleAll();
    // 10.00 were paid, of which the 3.00 of the day of the void are kept back.
    expect(await paidUnits()).toEqual([300n]);
    expect(await purse(at(0))).toBe(1000n);
  });

  it('takes nothing back for a bet of after it, of the same day', async () => {
    await play(at(3), 200_000n, 0n);
    await stop(['RG_EXCLUDED']);
    test.clock.advance({ minutes: 7 });
    const bookedAt = test.clock.now();
    await play(at(2), 100_000n, 0n);
    test.clock.advance({ hours: 36 });
    await settleAll();
    await play(at(3), 30_000n, 0n);
    await voidBet(bookedAt);
    test.clock.advance({ hours: 50 });
    await settleAll();
    expect(await paidUnits()).toEqual([2_000n, 300n]);
    expect(await purse(at(0))).toBe(2_300n);
  });
});
