import { currency, formatAmount } from '@portal/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brief, player } from '../../../../../test/factories/bets.ts';
import { openPurseVendor } from '../../../../../test/factories/purse-vendor.ts';
import { newPromotion, rewardsBench } from '../../../../../test/factories/rewards.ts';
import { introduce } from '../../../../../test/factories/vendors.ts';
import { buildTransfer, fund } from '../../../../../test/factories/wallet.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import type { DomainEvents } from '../../../../platform/outbox.ts';
import { readRequirements } from '../../../turnover/index.ts';
import { post } from '../../../wallet/index.ts';
import { claimReward } from './claim-reward.ts';
import { endBonuses } from './end-bonuses.ts';
import { followPlay } from './follow-play.ts';
import { presentWhole } from '../present-bonuses.ts';
import { giveUpBonus } from './give-up-bonus.ts';
import { listBonuses, readBonus } from './list-bonuses.ts';

const test = testDatabase();
const bench = rewardsBench(test);
const noGames = { byNodeId: new Map(), byCode: new Map() };

/** A member with 100.00 who took a bonus of 50.00, and then won or lost some. */
async function played(netMinor: bigint, maxCashoutAmount?: string) {
  const member = await bench.member();
  const cash = `member:${member.id}:cash`;
  await test.inUnit((ctx) => fund(ctx, cash, 10_000n));
  const reward = { kind: 'FIXED', amount: '50.00', basisPoints: null, capAmount: null } as const;
  const { wagering } = newPromotion(test.clock.now(), {}).offer;
  const capped = { ...wagering, ...(maxCashoutAmount !== undefined && { maxCashoutAmount }) };
  const offer = { reward: { ...reward, tiers: [] }, wagering: capped };
  const id = await bench.promotion({ offer });
  await member.join(id);
  await member.claim(id);
  test.clock.advance({ seconds: 1 });
  const type = netMinor < 0n ? 'stake' : 'win';
  const house = 'house:games:stakes';
  const [from, to] = netMinor < 0n ? [cash, house] : [house, cash];
  const amountMinor = netMinor < 0n ? -netMinor : netMinor;
  const moved = amountMinor === 0n ? [] : [buildTransfer({ type, from, to, amountMinor })];
  await test.inUnit((ctx) => post(ctx, moved));
  const taken = await member.newestReward();
  const rewardId = taken?.id ?? 'rwd_missing1';
  const { actor } = member;
  return {
    member,
    rewardId,
    giveUp: () => test.inUnit((ctx) => giveUpBonus(ctx, rewardId), { actor }),
    read: () => test.inUnit((ctx) => readBonus(ctx, rewardId), { actor }),
    /** Play that still holds money back, as the cashier asks for it. */
    held: async () => {
      const query = { memberId: member.id, openOnly: true };
      const open = await test.inUnit((ctx) => readRequirements(ctx, query));
      return open.reduce((sum, { leftMinor }) => sum + leftMinor, 0n);
    },
    follow: (state: DomainEvents['turnover.requirement_moved']['state']) =>
      test.inUnit((ctx) =>
        followPlay(ctx, {
          requirementId: 'wrq_00000000',
          memberId: member.id,
          source: 'bonus',
          reference: rewardId,
          state,
        }),
      ),
  };
}

describe('giveUpBonus', () => {
  // The examples of agents-loyalty-money.md D8.
  it.each([
    { title: 'lost 30', netMinor: -3000n, keepMinor: 7000n, forfeitMinor: 5000n },
    { title: 'won 200', netMinor: 20_000n, keepMinor: 23_333n, forfeitMinor: 11_667n },
  ])('keeps the real part: $title', async ({ netMinor, keepMinor, forfeitMinor }) => {
    const { member, giveUp, read } = await played(netMinor);
    const isInPlay = false;
    expect((await read()).givingUp).toEqual({ netMinor, keepMinor, forfeitMinor, isInPlay });
    await giveUp();
    expect(await member.cash()).toBe(keepMinor);
    const after = await read();
    expect(after).toMatchObject({ reward: { state: 'CANCELLED', forfeitMinor } });
    expect(after.play?.state).toBe('CANCELLED');
    expect(presentWhole(after, ['en'], noGames).leftAmount).toBe('0.00');
    const amount = (minor: bigint) => formatAmount(minor, currency(after.reward.currency));
    expect(presentWhole(after, ['en'], noGames).wentBack).toEqual({
      beforeAmount: '100.00',
      netAmount: amount(netMinor),
      keepAmount: amount(keepMinor),
    });
  });

  it('refuses not_found, then reward_state, also of two at once', async () => {
    const { member, giveUp, rewardId } = await played(-100n);
    const other = await bench.member();
    const strange = () => test.inUnit((ctx) => giveUpBonus(ctx, rewardId), { actor: other.actor });
    await expect(strange()).rejects.toMatchObject({ code: 'not_found' });
    const outcomes = await Promise.allSettled([giveUp(), giveUp()]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(giveUp()).rejects.toMatchObject({ code: 'reward_state' });
    expect(await member.cash()).toBe(9900n);
  });
});

describe('a bonus whose money is in play', () => {
  /** 150.00, of which 50.00 are the bonus, on a bet that has no result. */
  async function allIn() {
    const given = await played(0n);
    const { member } = given;
    const vendor = player(test, member.id.slice('mbr_'.length));
    const stake = { amountMinor: 15_000n };
    expect(brief(await vendor.send(vendor.bet('b1', stake)))).toBe('done');
    return { ...given, vendor };
  }

  it('is not given up before the result: what comes back would be free of it', async () => {
    const { member, giveUp, read, vendor } = await allIn();
    expect((await read()).givingUp).toMatchObject({ netMinor: 0n, isInPlay: true });
    await expect(giveUp()).rejects.toMatchObject({ code: 'bonus_in_play' });
    const taken = vendor.command('ROLLBACK', 'x1', { refTxId: 'b1' });
    expect(brief(await vendor.send(taken))).toBe('done');
    await giveUp();
    expect(await member.cash()).toBe(10_000n);
  });

  it('is given up when its share is in the balance beside the bet', async () => {
    const { member, giveUp } = await played(0n);
    const vendor = player(test, member.id.slice('mbr_'.length));
    await vendor.send(vendor.bet('b1', { amountMinor: 10_000n }));
    await giveUp();
    expect(await member.cash()).toBe(0n);
  });

  it('waits for the result when its time is over, and holds the money back meanwhile', async () => {
    const { member, read, vendor, held } = await allIn();
    test.clock.advance({ hours: 24 * 15 });
    await test.inUnit((ctx) => endBonuses(ctx));
    expect((await read()).reward.state).toBe('OPEN');
    expect(await held()).toBe(25_000n);
    await vendor.send(vendor.command('WIN', 'w1', { refTxId: 'b1', amountMinor: 15_000n }));
    // It does not stand in front of the others that are over: it is looked at again in a while.
    await test.inUnit((ctx) => endBonuses(ctx));
    expect((await read()).reward.state).toBe('OPEN');
    test.clock.advance({ minutes: 5 });
    await test.inUnit((ctx) => endBonuses(ctx));
    expect((await read()).reward).toMatchObject({ state: 'EXPIRED', forfeitMinor: 5_000n });
    expect(await member.cash()).toBe(10_000n);
    expect(await held()).toBe(0n);
  });
});

describe('a bonus whose money lies with a vendor that keeps a purse', () => {
  const kept: { vendor?: Awaited<ReturnType<typeof openPurseVendor>> } = {};
  beforeAll(async () => {
    kept.vendor = await openPurseVendor('PURSE');
    await introduce(test, kept.vendor.introduction);
  });
  afterAll(() => kept.vendor?.close());

  const playAccount = 'house:vendor:PURSE:play';

  /** Everything goes the way of a transfer into the purse; what comes back is said. */
  async function away() {
    const given = await played(0n);
    const cash = `member:${given.member.id}:cash`;
    const purse = `member:${given.member.id}:vendor:PURSE`;
    const transit = `member:${given.member.id}:transit`;
    type Move = Pick<Parameters<typeof buildTransfer>[0] & object, 'type' | 'from' | 'to'>;
    const move = (amountMinor: bigint, way: Move) =>
      test.inUnit((ctx) => post(ctx, [buildTransfer({ ...way, amountMinor })]));
    await move(15_000n, { type: 'purse_in', from: cash, to: transit });
    return {
      ...given,
      fill: () => move(15_000n, { type: 'purse_filled', from: transit, to: purse }),
      win: (minor: bigint) => move(minor, { type: 'purse_won', from: playAccount, to: purse }),
      lose: (minor: bigint) => move(minor, { type: 'purse_lost', from: purse, to: playAccount }),
      out: (minor: bigint) => move(minor, { type: 'purse_out', from: purse, to: cash }),
    };
  }

  it('is not given up on its way nor in the purse, and loses its share once it is back', async () => {
    const { member, giveUp, fill, out } = await away();
    await expect(giveUp()).rejects.toMatchObject({ code: 'bonus_in_play' });
    await fill();
    await expect(giveUp()).rejects.toMatchObject({ code: 'bonus_in_play' });
    await out(15_000n);
    await giveUp();
    expect(await member.cash()).toBe(10_000n);
  });

  it('does not run out there either: it waits until the money is back', async () => {
    const { member, read, fill, out } = await away();
    await fill();
    test.clock.advance({ hours: 24 * 15 });
    await test.inUnit((ctx) => endBonuses(ctx));
    expect((await read()).reward.state).toBe('OPEN');
    await out(15_000n);
    test.clock.advance({ minutes: 5 });
    await test.inUnit((ctx) => endBonuses(ctx));
    expect((await read()).reward).toMatchObject({ state: 'EXPIRED', forfeitMinor: 5000n });
    expect(await member.cash()).toBe(10_000n);
  });

  it('shares what was won in the purse, and bears what was lost there', async () => {
    const winner = await away();
    await winner.fill();
    await winner.win(20_000n);
    await winner.out(35_000n);
    await winner.giveUp();
    expect(await winner.member.cash()).toBe(23_333n);
    const loser = await away();
    await loser.fill();
    await loser.lose(3000n);
    await loser.out(12_000n);
    await loser.giveUp();
    expect(await loser.member.cash()).toBe(7000n);
  });

  it('leaves own money its winnings that lay in a purse when the bonus was taken', async () => {
    const member = await bench.member();
    const purse = `member:${member.id}:vendor:PURSE`;
    await test.inUnit((ctx) => fund(ctx, purse, 10_000n));
    const reward = { kind: 'FIXED', amount: '50.00', basisPoints: null, capAmount: null } as const;
    const id = await bench.promotion({ offer: { reward: { ...reward, tiers: [] } } });
    await member.join(id);
    await member.claim(id);
    expect(await member.newestReward()).toMatchObject({ cashBeforeMinor: 10_000n });
  });
});

describe('endBonuses', () => {
  it('takes the bonus back when its time is over, once, and holds the money until then', async () => {
    const { member, read, held } = await played(-3000n);
    await test.inUnit((ctx) => endBonuses(ctx));
    expect((await read()).reward.state).toBe('OPEN');
    test.clock.advance({ hours: 24 * 15 });
    expect(await held()).toBe(25_000n);
    await test.inUnit((ctx) => endBonuses(ctx));
    await test.inUnit((ctx) => endBonuses(ctx));
    const after = await read();
    expect([after.reward.state, after.play?.state]).toEqual(['EXPIRED', 'EXPIRED']);
    expect(await member.cash()).toBe(7000n);
    expect(await held()).toBe(0n);
  });
});

describe('followPlay', () => {
  it('makes a bonus that was played off the own money of the member, until a void', async () => {
    const { member, follow, read } = await played(-100n);
    await follow('DONE');
    await follow('DONE');
    expect((await read()).reward.state).toBe('DONE');
    expect(await member.cash()).toBe(14_900n);
    await follow('OPEN');
    expect((await read()).reward.state).toBe('OPEN');
  });
});

describe('a cap on what becomes the own money of the member (D8)', () => {
  it('takes what passes it when the bonus is played off, once, and says so', async () => {
    // Of 350.00 the share of the bonus is 116.67.
    const { member, follow, read, giveUp } = await played(20_000n, '100.00');
    expect(await read()).toMatchObject({ reward: { wagering: { maxCashoutAmount: '100.00' } } });
    await follow('DONE');
    await follow('DONE');
    expect(await member.cash()).toBe(33_333n);
    expect((await read()).reward).toMatchObject({ state: 'DONE', forfeitMinor: 1667n });
    await follow('OPEN');
    await follow('DONE');
    expect(await member.cash()).toBe(33_333n);
    await follow('OPEN');
    await giveUp();
    // What giving up takes is less by what is back already.
    expect(await member.cash()).toBe(23_333n);
    expect((await read()).reward).toMatchObject({ state: 'CANCELLED', forfeitMinor: 11_667n });
  });

  it('leaves all of what stays below it', async () => {
    const { member, follow, read } = await played(20_000n, '116.67');
    await follow('DONE');
    expect(await member.cash()).toBe(35_000n);
    expect((await read()).reward).toMatchObject({ state: 'DONE', forfeitMinor: 0n });
  });

  it('is no term of a gift that is free at once', async () => {
    const { wagering } = newPromotion(test.clock.now(), {}).offer;
    const free = { ...wagering, multiple: 0, maxCashoutAmount: '10.00' };
    await expect(bench.promotion({ offer: { wagering: free } })).rejects.toMatchObject({
      code: 'promotion_faulty',
      data: { fault: 'play' },
    });
  });
});

describe('claimReward', () => {
  it('takes what waits, and refuses not_found, then reward_state', async () => {
    const member = await bench.member();
    const id = await bench.promotion();
    const joined = await member.join(id);
    const rewardId = joined.entry?.rewardId ?? 'rwd_missing1';
    const { actor } = member;
    const claim = () => test.inUnit((ctx) => claimReward(ctx, rewardId), { actor });
    const { actor: other } = await bench.member();
    await expect(
      test.inUnit((ctx) => claimReward(ctx, rewardId), { actor: other }),
    ).rejects.toMatchObject({ code: 'not_found' });
    expect(await claim()).toMatchObject({ state: 'OPEN', requiredMinor: 44_000n });
    await expect(claim()).rejects.toMatchObject({ code: 'reward_state' });
    expect((await member.see(id))?.status).toBe('CLAIMED');
    const query = { isWaiting: false, cursor: undefined, limit: 1 };
    const page = await test.inUnit((ctx) => listBonuses(ctx, query), { actor });
    expect(page.rows[0]?.play).toMatchObject({ leftMinor: 44_000n, state: 'OPEN' });
  });
});
