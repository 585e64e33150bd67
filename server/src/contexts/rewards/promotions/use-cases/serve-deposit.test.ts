import { describe, expect, it } from 'vitest';
import { type PromotionWish, rewardsBench } from '../../../../../test/factories/rewards.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { chooseForDeposit } from './choose-for-deposit.ts';
import { listForDeposit } from './list-for-deposit.ts';
import { serveDeposit } from './serve-deposit.ts';

const test = testDatabase();
const bench = rewardsBench(test);

type Member = Awaited<ReturnType<typeof bench.member>>;
type Id = Awaited<ReturnType<typeof bench.promotion>>;

/** Half of the deposit, 100.00 at most, for deposits from 50.00 on. */
const half: NonNullable<PromotionWish['offer']> = {
  type: 'DEPOSIT',
  leastAmount: '50.00',
  isReviewed: false,
  reward: { kind: 'PERCENT', amount: null, basisPoints: 5000, capAmount: '100.00', tiers: [] },
};

const offered = (member: Member, creditedBefore = 0) =>
  test.inUnit((ctx) => listForDeposit(ctx as never, { creditedBefore }), { actor: member.actor });

function choose(
  member: Member,
  id: Id,
  change: { readonly version?: number; minor?: bigint } = {},
) {
  const { version = 1, minor = 10_000n } = change;
  const choice = { id, version, amountMinor: minor, creditedBefore: 0 };
  return test.inUnit((ctx) => chooseForDeposit(ctx as never, choice), { actor: member.actor });
}

function serve(
  member: Member,
  id: Id,
  change: { readonly paidMinor?: bigint; readonly creditedBefore?: number } = {},
) {
  const deposit = { id, version: 1, memberId: member.id, paidMinor: 10_000n, creditedBefore: 0 };
  return test.inUnit((ctx) => serveDeposit(ctx, { ...deposit, ...change }));
}

const stop = (id: Id) =>
  test.database().pool.query(`update promotions set state = 'stopped' where id = $1`, [id]);

describe('listForDeposit', () => {
  it('offers those of deposits that the member may have, and first deposits only once', async () => {
    const member = await bench.member();
    const every = await bench.promotion({ offer: half });
    const first = await bench.promotion({ offer: { ...half, type: 'FIRST_DEPOSIT' } });
    const soon = await bench.promotion({ offer: half, opensInDays: 2 });
    const sign = await bench.promotion();
    const ids = (await offered(member)).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining([every, first]));
    expect(ids).not.toContain(soon);
    expect(ids).not.toContain(sign);
    expect((await offered(member, 1)).map(({ id }) => id)).not.toContain(first);
    expect((await offered(member))[0]).toMatchObject({ leastAmount: '50.00', version: 1 });
  });

  it('offers the second and the third deposit of a life to who stands before them', async () => {
    const member = await bench.member();
    const second = await bench.promotion({ offer: { ...half, type: 'SECOND_DEPOSIT' } });
    const third = await bench.promotion({ offer: { ...half, type: 'THIRD_DEPOSIT' } });
    const seen = async (creditedBefore: number) => {
      const ids = (await offered(member, creditedBefore)).map(({ id }) => id);
      return [second, third].filter((id) => ids.includes(id));
    };
    expect([await seen(0), await seen(1), await seen(2)]).toEqual([[], [second], [third]]);
    expect(await serve(member, second, { creditedBefore: 1 })).toMatchObject({
      amountMinor: 5000n,
    });
    expect(await serve(member, third, { creditedBefore: 1 })).toMatchObject({
      fault: 'not_first',
    });
  });

  it('offers nothing to who may have no gifts (R13)', async () => {
    const member = await bench.member();
    await bench.promotion({ offer: half });
    await bench.exclude(member.id);
    expect(await offered(member)).toEqual([]);
  });

  it('offers more to a rank that has more of each bonus, and gives as much (D3)', async () => {
    const [member, plain] = [await bench.member(), await bench.member()];
    // The top of the usual ladder has a fifth more.
    await bench.rank(member.id, 10);
    const id = await bench.promotion({ offer: half });
    const shown = (await offered(member)).find((promotion) => promotion.id === id);
    expect(shown?.reward).toMatchObject({ basisPoints: 6000, capAmount: '120.00' });
    expect((await offered(plain)).find((promotion) => promotion.id === id)?.reward).toEqual(
      half.reward,
    );
    expect(await serve(member, id)).toMatchObject({ ok: true, amountMinor: 6000n });
    expect(await serve(plain, id)).toMatchObject({ ok: true, amountMinor: 5000n });
    expect((await bench.given(id)).issuedMinor).toBe(11_000n);
  });
});

describe('chooseForDeposit', () => {
  it('refuses standing, not_found, promotion_status, _changed and _deposit_least in order', async () => {
    const member = await bench.member();
    const gone = await bench.member();
    await bench.exclude(gone.id);
    const id = await bench.promotion({ offer: half });
    await expect(choose(gone, id)).rejects.toMatchObject({ code: 'self_excluded' });
    await expect(choose(member, 'prm_00000000')).rejects.toMatchObject({ code: 'not_found' });
    const sign = await bench.promotion();
    await expect(choose(member, sign)).rejects.toMatchObject({ code: 'promotion_status' });
    await expect(choose(member, id, { version: 2 })).rejects.toMatchObject({
      code: 'promotion_changed',
    });
    await expect(choose(member, id, { minor: 4999n })).rejects.toMatchObject({
      code: 'promotion_deposit_least',
      data: { least: '50.00' },
    });
    expect((await choose(member, id)).titles).toHaveProperty('en');
  });
});

describe('serveDeposit', () => {
  it('credits the bonus of what arrived, with its play, once in a cycle', async () => {
    const member = await bench.member();
    const id = await bench.promotion({ offer: half });
    expect(await serve(member, id)).toMatchObject({ ok: true, amountMinor: 5000n });
    expect(await member.cash()).toBe(5000n);
    expect(await member.newestReward()).toMatchObject({ state: 'OPEN', depositMinor: 10_000n });
    expect((await member.see(id))?.status).toBe('ISSUED');
    expect(await serve(member, id)).toEqual({ ok: false, fault: 'taken' });
    expect(await bench.given(id)).toMatchObject({ claims: 1, paidMinor: 5000n });
  });

  it('serves an entry that was joined before', async () => {
    const member = await bench.member();
    const id = await bench.promotion({ offer: half });
    const open = async () => (await offered(member)).find((promotion) => promotion.id === id);
    expect(await open()).not.toHaveProperty('isJoined');
    await member.join(id);
    expect(await open()).toMatchObject({ isJoined: true });
    expect(await serve(member, id, { paidMinor: 900_000n })).toMatchObject({
      amountMinor: 10_000n,
    });
    expect((await member.see(id))?.status).toBe('ISSUED');
  });

  it('says why it gives nothing, and never refuses', async () => {
    const member = await bench.member();
    const id = await bench.promotion({ offer: { ...half, type: 'FIRST_DEPOSIT' } });
    expect(await serve(member, id, { creditedBefore: 1 })).toMatchObject({ fault: 'not_first' });
    expect(await serve(member, id, { paidMinor: 4999n })).toMatchObject({ fault: 'too_little' });
    const small = await bench.promotion({ offer: half, budgetMinor: 4999n });
    expect(await serve(member, small)).toMatchObject({ fault: 'budget_used' });
    const hourly = await bench.promotion({ offer: half, hourlyMinor: 5000n });
    expect(await serve(await bench.member(), hourly)).toMatchObject({ ok: true });
    expect(await serve(member, hourly)).toMatchObject({ fault: 'hour_full' });
    await stop(id);
    expect(await serve(member, id)).toMatchObject({ fault: 'over' });
    const open = await bench.promotion({ offer: half });
    await bench.exclude(member.id);
    expect(await serve(member, open)).toMatchObject({ fault: 'not_allowed' });
    expect(await member.cash()).toBe(0n);
  });

  it('gives one of two deposits that are credited together', async () => {
    const member = await bench.member();
    const id = await bench.promotion({ offer: half });
    const ends = await Promise.all([serve(member, id), serve(member, id)]);
    expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await member.cash()).toBe(5000n);
  });
});
