import { describe, expect, it } from 'vitest';
import { bookDeposit } from '../../../../../test/factories/loyalty.ts';
import { type PromotionWish, rewardsBench } from '../../../../../test/factories/rewards.ts';
import { turnoverPlayer } from '../../../../../test/factories/turnover.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { foldFacts } from '../../../turnover/index.ts';
import { countDeposit } from './count-deposit.ts';
import { countPlay } from './count-play.ts';

const test = testDatabase();
const bench = rewardsBench(test);

type Member = Awaited<ReturnType<typeof bench.member>>;
type Offer = NonNullable<PromotionWish['offer']>;

async function deposit(member: Member, amountMinor: bigint): Promise<void> {
  await bookDeposit(test, { memberId: member.id, amountMinor });
  await tell(member, amountMinor);
}

/** What the cashier says of a deposit that is booked. */
function tell({ id: memberId }: Member, amountMinor: bigint, at = test.clock.now()): Promise<void> {
  const moved = { memberId, state: 'CREDITED', amount: String(amountMinor), at: String(at) };
  return test.inUnit((ctx) => countDeposit(ctx, moved));
}

/** Whether a statement of this database waits for a lock of another transaction. */
async function isWaiting(): Promise<boolean> {
  const { rows } = await test.database().pool.query<{ waits: boolean }>(
    `select exists (select from pg_locks l join pg_stat_activity a on a.pid = l.pid
       where a.datname = current_database() and not l.granted) as waits`,
  );
  return rows[0]?.waits === true;
}

/** Does something while a transaction that did something else is not over yet. */
async function during(
  first: (ctx: Ctx) => Promise<void>,
  second: () => Promise<void>,
): Promise<void> {
  let isDone = false;
  const { done } = await test.inUnit(async (ctx) => {
    await first(ctx);
    const begun = second().finally(() => {
      isDone = true;
    });
    const isDecided = async () => isDone || (await isWaiting());
    await expect.poll(isDecided, { timeout: 20_000 }).toBe(true);
    return { done: begun };
  });
  await done;
}

async function count(): Promise<void> {
  await test.inUnit((ctx) => foldFacts(ctx));
  await test.inUnit(countPlay);
}

const faulty = (fault: string) => ({ code: 'promotion_faulty', data: { fault } });

describe('a promotion for a number of deposits', () => {
  const three: Offer = {
    type: 'DEPOSIT_COUNT',
    cycle: 'WEEKLY',
    depositCount: 3,
    leastAmount: '20.00',
  };

  it('counts those that are large enough, and gives at the last one', async () => {
    const id = await bench.promotion({ offer: three });
    const member = await bench.member();
    await member.join(id);
    await deposit(member, 2000n);
    await deposit(member, 1999n);
    expect(await member.see(id)).toMatchObject({
      status: 'PROCESS',
      entry: { doneMinor: 1n, targetMinor: 3n },
    });
    await deposit(member, 9000n);
    expect((await member.see(id))?.status).toBe('PROCESS');
    await deposit(member, 2000n);
    expect(await member.see(id)).toMatchObject({ status: 'CLAIM', entry: { giftMinor: 8800n } });
  });

  it('begins again with each cycle', async () => {
    const id = await bench.promotion({ offer: three });
    const member = await bench.member();
    await member.join(id);
    await deposit(member, 2000n);
    await deposit(member, 2000n);
    test.clock.advance({ hours: 24 * 7 });
    await deposit(member, 2000n);
    expect((await member.see(id))?.status).toBe('JOIN');
  });

  it('counts two that are told at once', async () => {
    const id = await bench.promotion({ offer: three });
    const member = await bench.member();
    await member.join(id);
    const { id: memberId } = member;
    await bookDeposit(test, { memberId, amountMinor: 2000n });
    await bookDeposit(test, { memberId, amountMinor: 2000n });
    const at = String(test.clock.now());
    const moved = { memberId, state: 'CREDITED', amount: '2000', at };
    await during(
      (ctx) => countDeposit(ctx, moved),
      () => tell(member, 2000n),
    );
    expect(await member.see(id)).toMatchObject({ entry: { doneMinor: 2n } });
  });

  it('counts one in the cycle in which it was credited, also when it is told later', async () => {
    const id = await bench.promotion({ offer: { ...three, depositCount: 1 } });
    const member = await bench.member();
    await member.join(id);
    await bookDeposit(test, { memberId: member.id, amountMinor: 2000n });
    const at = test.clock.now();
    test.clock.advance({ hours: 24 * 7 });
    await tell(member, 2000n, at);
    expect((await member.see(id))?.status).toBe('CLAIM');
  });

  it('ends with its cycle, and keeps no later promotion from its deposits', async () => {
    const id = await bench.promotion({ offer: { ...three, cycle: 'DAILY' } });
    const member = await bench.member();
    for (let day = 0; day < 20; day += 1) {
      await member.join(id);
      test.clock.advance({ hours: 24 });
    }
    await count();
    const { rows } = await test
      .database()
      .pool.query(
        'select status, count(*)::int as n from promotion_entries where member_id = $1 group by 1',
        [member.id],
      );
    expect(rows).toEqual([{ status: 'CLOSE', n: 20 }]);
    const later = await bench.promotion({ offer: { type: 'DEPOSIT', leastAmount: '20.00' } });
    await member.join(later);
    await deposit(member, 2000n);
    expect((await member.see(later))?.status).toBe('CLAIM');
  });

  it('does not stand before another one when it is over and was not closed yet', async () => {
    const member = await bench.member();
    for (let number = 0; number < 20; number += 1) {
      await member.join(await bench.promotion({ offer: { ...three, cycle: 'ONCE' } }));
    }
    test.clock.advance({ hours: 24 * 30 });
    const later = await bench.promotion({ offer: { type: 'DEPOSIT', leastAmount: '20.00' } });
    await member.join(later);
    await deposit(member, 2000n);
    expect((await member.see(later))?.status).toBe('CLAIM');
  });

  it('says how many, and gives the same to everybody', async () => {
    const { depositCount: _, ...without } = three;
    await expect(bench.promotion({ offer: without })).rejects.toMatchObject(faulty('least'));
    const share = { kind: 'PERCENT', amount: null, basisPoints: 10, capAmount: null } as const;
    const reward = { ...share, tiers: [] };
    await expect(bench.promotion({ offer: { ...three, reward } })).rejects.toMatchObject(
      faulty('base'),
    );
    const other = { depositCount: 2 };
    await expect(bench.promotion({ offer: other })).rejects.toMatchObject(faulty('least'));
  });
});

describe('a promotion for a deposit that is played', () => {
  /** A tenth of a deposit that was played twice. */
  const played: Offer = {
    type: 'DEPOSIT_BET',
    cycle: 'ONCE',
    playTimes: 2,
    leastAmount: '10.00',
    reward: { kind: 'PERCENT', amount: null, basisPoints: 1000, capAmount: null, tiers: [] },
  };

  it('counts play after the deposit, and gives a share of the deposit', async () => {
    const player = turnoverPlayer(test, 'depbet01');
    const member = await bench.member({ id: player.memberId });
    const id = await bench.promotion({ offer: played });
    await member.join(id);
    await player.book(player.fact('b1', { stakeMinor: 50_000n, validMinor: 50_000n }));
    await count();
    expect(await member.see(id)).toMatchObject({ status: 'JOINED', entry: { doneMinor: 0n } });
    await deposit(member, 5000n);
    await count();
    expect(await member.see(id)).toMatchObject({
      status: 'PROCESS',
      entry: { doneMinor: 0n, targetMinor: 10_000n },
    });
    await player.book(player.fact('b2', { stakeMinor: 9999n, validMinor: 9999n }));
    await count();
    expect(await member.see(id)).toMatchObject({ status: 'PROCESS', entry: { doneMinor: 9999n } });
    // Another deposit does not begin it anew.
    await deposit(member, 100_000n);
    await player.book(player.fact('b3', { stakeMinor: 1n, validMinor: 1n }));
    await count();
    expect(await member.see(id)).toMatchObject({ status: 'CLAIM', entry: { giftMinor: 500n } });
  });

  it('begins with a deposit that comes while play is counted', async () => {
    const id = await bench.promotion({ offer: played });
    const member = await bench.member();
    await member.join(id);
    await during(countPlay, () => deposit(member, 5000n));
    expect(await member.see(id)).toMatchObject({ entry: { targetMinor: 10_000n } });
  });

  it('is the one that was joined first, whichever was counted last', async () => {
    const [first, second] = [
      await bench.promotion({ offer: played }),
      await bench.promotion({ offer: { type: 'DEPOSIT', leastAmount: '10.00' } }),
    ];
    const member = await bench.member();
    await member.join(first);
    test.clock.advance({ minutes: 1 });
    await member.join(second);
    test.clock.advance({ hours: 1 });
    await count();
    await deposit(member, 5000n);
    expect(await member.see(first)).toMatchObject({ status: 'PROCESS' });
    expect(await member.see(second)).toMatchObject({ status: 'JOINED' });
  });

  it('is over with its time where the deposit was not played', async () => {
    const player = turnoverPlayer(test, 'depbet02');
    const member = await bench.member({ id: player.memberId });
    const id = await bench.promotion({ offer: { ...played, cycle: 'DAILY' } });
    await member.join(id);
    await deposit(member, 5000n);
    test.clock.advance({ hours: 24 });
    await count();
    expect((await member.see(id))?.status).toBe('JOIN');
    const { rows } = await test
      .database()
      .pool.query('select status from promotion_entries where promotion_id = $1', [id]);
    expect(rows).toEqual([{ status: 'CLOSE' }]);
  });

  it('says how often, and in which games', async () => {
    const { playTimes: _, ...without } = played;
    await expect(bench.promotion({ offer: without })).rejects.toMatchObject(faulty('least'));
  });
});

describe('a deposit from before joining (D8, retroMinutes)', () => {
  let ids = 0;
  /** Credited now, told of later or at once. */
  async function credited(member: Member, amountMinor: bigint) {
    await bookDeposit(test, { memberId: member.id, amountMinor });
    const at = String(test.clock.now());
    const depositId = `dep_late${String((ids += 1)).padStart(6, '0')}`;
    const moved = {
      depositId,
      memberId: member.id,
      state: 'CREDITED',
      amount: String(amountMinor),
    };
    return () => test.inUnit((ctx) => countDeposit(ctx, { ...moved, at }));
  }
  const half = { kind: 'PERCENT', basisPoints: 5000, capAmount: null, amount: null, tiers: [] };
  const deposits = { type: 'DEPOSIT', leastAmount: '20.00', reward: half } as Offer;
  const open = (offer: Offer) => bench.promotion({ offer: { ...deposits, ...offer } });

  it('does not count, also where it is told of after the joining', async () => {
    const id = await open({});
    const member = await bench.member();
    const tellOf = await credited(member, 10_000n);
    test.clock.advance({ seconds: 1 });
    await member.join(id);
    await tellOf();
    expect((await member.see(id))?.status).toBe('JOINED');
  });

  it.each([
    ['told before the joining', 0, 'CLAIM'],
    ['told after it', 1, 'CLAIM'],
  ])('counts as long as the terms let, %s', async (_, late, status) => {
    const id = await open({ retroMinutes: 30 });
    const member = await bench.member();
    const tellOf = await credited(member, 10_000n);
    const steps = [tellOf, () => member.join(id)];
    test.clock.advance({ minutes: 30 });
    for (const step of late === 0 ? steps : steps.toReversed()) {
      await step();
    }
    expect(await member.see(id)).toMatchObject({ status, entry: { giftMinor: 5000n } });
  });

  it('is too late a second afterwards, and of too small a deposit', async () => {
    const id = await open({ retroMinutes: 30 });
    const member = await bench.member();
    await (
      await credited(member, 10_000n)
    )();
    test.clock.advance({ minutes: 30, seconds: 1 });
    await (
      await credited(member, 1999n)
    )();
    expect((await member.join(id)).status).toBe('JOINED');
  });

  it('serves one promotion, of two that are joined at once too', async () => {
    const both = [await open({ retroMinutes: 30 }), await open({ retroMinutes: 30 })];
    const member = await bench.member();
    await (
      await credited(member, 10_000n)
    )();
    await Promise.all(both.map((id) => member.join(id)));
    const seen = await Promise.all(both.map(async (id) => (await member.see(id))?.status));
    expect(new Set(seen)).toEqual(new Set(['CLAIM', 'JOINED']));
  });

  it('may be the first one of a promotion for that, and counts once for several', async () => {
    const first = await open({ type: 'FIRST_DEPOSIT', retroMinutes: 10 });
    const three = await open({
      type: 'DEPOSIT_COUNT',
      depositCount: 2,
      reward: { ...half, kind: 'FIXED', basisPoints: null, amount: '5.00' } as never,
      retroMinutes: 10,
    });
    const member = await bench.member();
    await (
      await credited(member, 10_000n)
    )();
    expect((await member.see(first))?.status).toBe('JOIN');
    await member.join(first);
    expect((await member.see(first))?.status).toBe('CLAIM');
    await (
      await credited(member, 10_000n)
    )();
    await member.join(three);
    expect(await member.see(three)).toMatchObject({ status: 'PROCESS', entry: { doneMinor: 1n } });
    expect((await (await bench.member()).see(first))?.status).toBe('JOIN');
  });

  it('is a term of promotions that deposits serve alone', async () => {
    const offer = { type: 'SIGNUP', retroMinutes: 10 } as const;
    await expect(bench.promotion({ offer })).rejects.toMatchObject(faulty('least'));
  });
});
