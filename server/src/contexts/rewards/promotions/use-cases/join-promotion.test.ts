import { describe, expect, it } from 'vitest';
import { bookDeposit } from '../../../../../test/factories/loyalty.ts';
import { rewardsBench } from '../../../../../test/factories/rewards.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { bookMoney } from '../../../turnover/index.ts';

const test = testDatabase();
const bench = rewardsBench(test);
const site = () => test.inUnit((ctx) => Promise.resolve(ctx.site));

/** To the noon of a day of the site. */
async function goTo(day: string): Promise<void> {
  const { timeZone } = await site();
  const noon = Temporal.PlainDate.from(day).toZonedDateTime(timeZone).add({ hours: 12 });
  test.clock.advance({ hours: test.clock.now().until(noon.toInstant()).total('hours') });
}

describe('joinPromotion', () => {
  it('refuses not_found, promotion_status and promotion_changed in this order', async () => {
    const member = await bench.member();
    await expect(member.join('prm_00000000')).rejects.toMatchObject({ code: 'not_found' });
    const soon = await bench.promotion({ opensInDays: 2 });
    await expect(member.join(soon, 2)).rejects.toMatchObject({
      code: 'promotion_status',
      data: { status: 'COMING_SOON' },
    });
    const open = await bench.promotion();
    await expect(member.join(open, 2)).rejects.toMatchObject({ code: 'promotion_changed' });
  });

  it.each(['SIGNUP', 'DEPOSIT', 'DEPOSIT_BET', 'MANUAL'] as const)(
    'refuses promotion_status of what an operator decides about: %s',
    async (type) => {
      const member = await bench.member();
      const playTimes = type === 'DEPOSIT_BET' ? { playTimes: 2 } : {};
      const id = await bench.promotion({ offer: { type, ...playTimes, isReviewed: true } });
      await expect(member.join(id)).rejects.toMatchObject({
        code: 'promotion_status',
        data: { status: 'JOIN' },
      });
      const applied = await member.apply(id, { comment: 'Please', images: [], version: 1 });
      expect(applied.status).toBe('APPLYING');
    },
  );

  it('lets something be taken at once that is given for joining, and joins once', async () => {
    const member = await bench.member();
    const id = await bench.promotion();
    expect((await member.see(id))?.status).toBe('JOIN');
    const joined = await member.join(id);
    expect(joined).toMatchObject({ status: 'CLAIM', entry: { giftMinor: 8800n } });
    expect(await member.counts()).toMatchObject({ rewardCount: 1 });
    await expect(member.join(id)).rejects.toMatchObject({ data: { status: 'CLAIM' } });
  });

  it('gives whoever stands on the rank its gift, once in each week', async () => {
    const [low, high] = [await bench.member(), await bench.member()];
    const audience = { leastRank: 2, tags: [], agents: [], countries: [] };
    const id = await bench.promotion({ offer: { type: 'RANK_GIFT', cycle: 'WEEKLY', audience } });
    await bench.rank(low.id, 1);
    await bench.rank(high.id, 2);
    expect(await low.see(id)).toMatchObject({ status: 'CLOSE', gap: 'rank' });
    await expect(low.join(id)).rejects.toMatchObject({ data: { status: 'CLOSE' } });
    expect((await high.join(id)).status).toBe('CLAIM');
    await high.claim(id);
    await expect(high.join(id)).rejects.toMatchObject({ code: 'promotion_status' });
    expect(await high.cash()).toBe(8800n);
    test.clock.advance({ hours: 24 * 7 });
    expect((await high.join(id)).status).toBe('CLAIM');
  });

  it.each([
    // The clock stands on a Monday; the gifts open on a Wednesday, and on the second day.
    ['WEEKLY', '2026-05-04', '2026-05-11', '2026-05-13', '2026-05-18'],
    // A week is all that there is to take it, a month is longer.
    ['MONTHLY', '2026-05-20', '2026-06-01', '2026-06-02', '2026-06-09'],
  ] as const)(
    'gives a rank its gift of each cycle after a deposit in the one before: %s',
    async (cycle, paidOn, earlyOn, openOn, lapsesOn) => {
      const audience = { leastRank: 2, tags: [], agents: [], countries: [] };
      const gift = { type: 'RANK_GIFT', cycle, audience, afterDeposit: true } as const;
      const [paid, idle] = [await bench.member(), await bench.member()];
      const small = await bench.member();
      for (const { id: memberId } of [paid, idle, small]) {
        await bench.rank(memberId, 2);
      }
      await goTo(paidOn);
      const id = await bench.promotion({ offer: gift });
      await bookDeposit(test, { memberId: paid.id, amountMinor: 100n });
      // Enough in all, but no one deposit is.
      await bookDeposit(test, { memberId: small.id, amountMinor: 99n });
      await bookDeposit(test, { memberId: small.id, amountMinor: 99n });
      await goTo(earlyOn);
      expect(await paid.see(id)).toMatchObject({ status: 'CLOSE', gap: 'early' });
      await goTo(openOn);
      expect(await idle.see(id)).toMatchObject({ status: 'CLOSE', gap: 'before' });
      await expect(idle.join(id)).rejects.toMatchObject({ data: { status: 'CLOSE' } });
      expect(await small.see(id)).toMatchObject({ status: 'CLOSE', gap: 'before' });
      const { status, entry } = await paid.join(id);
      expect(status).toBe('CLAIM');
      const lapse = entry?.claimUntil?.toZonedDateTimeISO((await site()).timeZone);
      expect(String(lapse?.toPlainDate())).toBe(lapsesOn);
      await paid.claim(id);
      expect(await paid.cash()).toBe(8800n);
    },
  );

  it('lets the gift of a rank of a day be taken for seven days', async () => {
    const audience = { leastRank: 2, tags: [], agents: [], countries: [] };
    const id = await bench.promotion({ offer: { type: 'RANK_GIFT', cycle: 'DAILY', audience } });
    const member = await bench.member();
    await bench.rank(member.id, 2);
    const { entry } = await member.join(id);
    expect(entry?.claimUntil).toEqual(test.clock.now().add({ hours: 24 * 7 }));
  });

  it('asks for a deposit before of gifts of a rank alone', async () => {
    await expect(
      bench.promotion({ offer: { type: 'SIGNUP', cycle: 'WEEKLY', afterDeposit: true } }),
    ).rejects.toMatchObject({ data: { fault: 'least' } });
  });

  it('waits for the deposit or the play of any other kind', async () => {
    const member = await bench.member();
    const id = await bench.promotion({ offer: { type: 'DEPOSIT' } });
    expect((await member.join(id)).status).toBe('JOINED');
  });

  it('is closed to whoever made the deposit that it is for, also when they had joined', async () => {
    const member = await bench.member();
    const first = await bench.promotion({ offer: { type: 'FIRST_DEPOSIT' } });
    const second = await bench.promotion({ offer: { type: 'SECOND_DEPOSIT' } });
    const late = await bench.promotion({ offer: { type: 'FIRST_DEPOSIT' } });
    await member.join(first);
    const deposit = { id: 'small', memberId: member.id, kind: 'deposit', amountMinor: 1n } as const;
    await test.inUnit((ctx) => bookMoney(ctx, [deposit]));
    // It was credited a moment ago, and nothing has folded it yet.
    await expect(member.join(late)).rejects.toMatchObject({
      code: 'promotion_status',
      data: { status: 'CLOSE' },
    });
    await member.join(second);
    expect(await member.see(late)).toMatchObject({ status: 'CLOSE', gap: 'deposits' });
    expect(await member.see(first)).toMatchObject({ status: 'CLOSE', gap: 'deposits' });
    expect(await member.see(second)).toMatchObject({ status: 'JOINED', gap: undefined });
  });

  it('is closed to who registered too long ago, and when it ends', async () => {
    const member = await bench.member();
    const id = await bench.promotion({ offer: { newWithinDays: 3 } });
    const other = await bench.promotion();
    test.clock.advance({ hours: 72 });
    expect((await member.see(id))?.status).toBe('CLOSE');
    expect((await member.see(other))?.status).toBe('JOIN');
    test.clock.advance({ hours: 24 * 40 });
    expect((await member.see(other))?.status).toBe('CLOSE');
  });

  it('begins anew in each cycle', async () => {
    const member = await bench.member();
    const id = await bench.promotion({ offer: { cycle: 'DAILY' } });
    await member.join(id);
    await member.claim(id);
    expect((await member.see(id))?.status).toBe('CLAIMED');
    test.clock.advance({ hours: 24 });
    expect((await member.see(id))?.status).toBe('JOIN');
  });

  it('keeps excluded members from everything that is given away', async () => {
    const member = await bench.member();
    const id = await bench.promotion();
    await bench.exclude(member.id);
    await expect(member.join(id)).rejects.toMatchObject({ code: 'self_excluded' });
    await expect(member.claim(id)).rejects.toMatchObject({ code: 'self_excluded' });
  });
});
