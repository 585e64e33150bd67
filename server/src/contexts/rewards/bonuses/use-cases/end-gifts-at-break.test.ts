import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { bonusPlayer } from '../../../../../test/factories/bonus-play.ts';
import {
  bookDeposit,
  buildMission,
  claimOf,
  convertOf,
  earnPoints,
} from '../../../../../test/factories/loyalty.ts';
import { rewardsBench } from '../../../../../test/factories/rewards.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { asOwner } from '../../../../../test/owner.ts';
import { listOverdueGifts, openRequirement, readRequirements } from '../../../turnover/index.ts';
import { rewardJobs } from '../../jobs.ts';
import { endAtBreak } from './end-at-break.ts';
import { endGiftsAtBreak } from './end-gifts-at-break.ts';

const test = testDatabase();
const bench = rewardsBench(test);

type Player = Awaited<ReturnType<typeof bonusPlayer>>;

/** A gift of 50.00 to be played five times, after own money. */
async function gifted(ownMinor: bigint) {
  const player = await bonusPlayer(test, bench);
  const { id: memberId, actor } = player.member;
  if (ownMinor > 0n) {
    await player.fund(ownMinor);
  }
  const gift = { cycle: 'ONCE', reward: 5000n, multiple: 5 } as const;
  const mission = await buildMission(test, gift);
  await bookDeposit(test, { memberId, amountMinor: 10_000n });
  await claimOf(test, { actor, id: mission.id, period: 'once' });
  test.clock.advance({ seconds: 1 });
  return player;
}

const openOf = async (memberId: MemberId) => {
  const query = { memberId, openOnly: true };
  return (await test.inUnit((ctx) => readRequirements(ctx, query))).map(({ source }) => source);
};

async function takeBreak({ member: { id: memberId } }: Player): Promise<void> {
  await test.inUnit((ctx) => endAtBreak(ctx, { memberId }));
  test.clock.advance({ seconds: 1 });
}

const listed = (limit = 1000) => test.inUnit((ctx) => listOverdueGifts(ctx, limit));

/** As the job does: those of each member in a transaction of its own. */
async function run(): Promise<void> {
  for (const memberId of await listed()) {
    await test.inUnit((ctx) => endGiftsAtBreak(ctx, memberId));
  }
}

async function told(memberId: MemberId) {
  const query =
    "select payload from outbox where name = 'rewards.gifts_ended' and payload->>'memberId' = $1";
  const { rows } = await test.database().pool.query<{ payload: unknown }>(query, [memberId]);
  return rows.map(({ payload }) => payload);
}

/** What went back of gifts by the accounts of the house, and what costs of gifts came to. */
async function wentBack(memberId: MemberId) {
  const lines = `select a.path, l.amount_minor::text as minor
      from entries e join lines l on l.entry_id = e.id join accounts a on a.id = l.account_id
     where e.type = 'bonus_forfeit' and a.path like 'house:%'
       and exists (select from lines o join accounts p on p.id = o.account_id
         where o.entry_id = e.id and p.path = $1)`;
  const costs = `select amount_minor::text as minor from turnover_money_deltas
     where member_id = $1 and kind = 'bonus'`;
  const own = `member:${memberId}:cash`;
  return [await asOwner(test, lines, [own]), await asOwner(test, costs, [memberId])];
}

// Expected sums are worked by hand from the sentences of docs/rules/agents-and-loyalty.md.
describe('gift money that is still to be played when a break begins', () => {
  it('goes back, and own money stays and is free', async () => {
    const player = await gifted(10_000n);
    const { id } = player.member;
    await takeBreak(player);
    expect(await openOf(id)).toEqual(['gift']);
    await run();
    await run();
    expect([await player.member.cash(), await openOf(id)]).toEqual([10_000n, []]);
    expect(await told(id)).toMatchObject([{ cause: 'break', forfeitMinor: '5000' }]);
  });

  it('takes what it won with it, so that no break frees a win', async () => {
    const player = await gifted(0n);
    await player.bet('a', 5000n);
    await player.win('a', 100_000n);
    await takeBreak(player);
    await run();
    expect(await player.member.cash()).toBe(0n);
  });

  it('shares what was won beside own money', async () => {
    const player = await gifted(10_000n);
    await player.bet('a', 3000n);
    await player.win('a', 18_000n);
    await takeBreak(player);
    await run();
    // Of 150.00 won with 100.00 beside 50.00 a third is the gift's: 100.00 go, 200.00 stay.
    expect(await player.member.cash()).toBe(20_000n);
  });

  it('lost own money first', async () => {
    const player = await gifted(10_000n);
    await player.bet('a', 12_000n);
    await player.win('a', 0n);
    await takeBreak(player);
    await run();
    expect(await player.member.cash()).toBe(0n);
  });

  it('waits for a bet without a result, and nothing works it off meanwhile', async () => {
    const player = await gifted(0n);
    const { id } = player.member;
    await player.bet('a', 4000n);
    await takeBreak(player);
    await run();
    expect([await player.member.cash(), await openOf(id)]).toEqual([1000n, ['gift']]);
    await player.win('a', 8000n);
    test.clock.advance({ minutes: 5 });
    await run();
    expect([await player.member.cash(), await openOf(id)]).toEqual([0n, []]);
  });

  it('keeps nobody else’s waiting: its member is put off, however many gifts wait', async () => {
    const waiting = await gifted(0n);
    await waiting.bet('a', 5000n);
    for (const reference of ['second', 'third']) {
      const play = { memberId: waiting.member.id, reference, amountMinor: 100n, multiple: 1 };
      await test.inUnit((ctx) => openRequirement(ctx, { ...play, source: 'gift' }));
    }
    test.clock.advance({ seconds: 1 });
    await takeBreak(waiting);
    const other = await gifted(0n);
    await takeBreak(other);
    expect(await listed(2)).toEqual([waiting.member.id, other.member.id]);
    await test.inUnit((ctx) => endGiftsAtBreak(ctx, waiting.member.id));
    expect(await listed(1)).toEqual([other.member.id]);
    await run();
    expect(await other.member.cash()).toBe(0n);
    expect(await listed()).toEqual([]);
    test.clock.advance({ minutes: 5 });
    expect(await listed()).toEqual([waiting.member.id]);
    await waiting.win('a', 0n);
    await run();
    expect(await openOf(waiting.member.id)).toEqual([]);
  });

  it('is sought by one job, and taken by one of each member', async () => {
    const { member } = await gifted(0n);
    const player = await gifted(0n);
    await takeBreak(player);
    const { id } = player.member;
    const work = async (name: string, payload: Readonly<Record<string, unknown>>) => {
      const job = assertDefined(
        rewardJobs.find((candidate) => candidate.name === name),
        name,
      );
      await test.inUnit((ctx) => job.run(ctx, payload));
    };
    await work('rewards_end_gifts', {});
    await work('rewards_end_gifts', {});
    const name = 'rewards_end_gifts_of';
    const query = 'select key from graphile_worker.jobs where key = any($1)';
    const keys = [`${name} ${id}`, `${name} ${member.id}`];
    expect(await asOwner(test, query, [keys])).toEqual([{ key: `${name} ${id}` }]);
    expect(await player.member.cash()).toBe(5000n);
    await work(name, { memberId: id });
    expect([await player.member.cash(), await member.cash()]).toEqual([0n, 5000n]);
  });

  it('stands beside a bonus, which ends first', async () => {
    const player = await gifted(10_000n);
    const { id } = player.member;
    await player.take('50.00');
    await takeBreak(player);
    await run();
    expect(await player.member.cash()).toBe(20_000n);
    await player.later({ minutes: 1 });
    await run();
    expect([await player.member.cash(), await openOf(id)]).toEqual([10_000n, []]);
  });

  it('is that of demo credit too, which a day’s break would free else', async () => {
    const player = await bonusPlayer(test, bench);
    const { id: memberId } = player.member;
    await player.grantCredit('100.00');
    await player.bet('a', 4000n);
    await player.win('a', 9000n);
    await player.fund(700n);
    await takeBreak(player);
    expect(await openOf(memberId)).toEqual(['demo_credit']);
    await run();
    // With what it won, to the house account that gave it; only that was ever a cost of gifts.
    expect([await player.member.cash(), await openOf(memberId)]).toEqual([700n, []]);
    const lines = [{ path: 'house:demo-credit', minor: '15000' }];
    expect(await wentBack(memberId)).toEqual([lines, [{ minor: '-5000' }]]);
  });

  it('is that of converted points too', async () => {
    const player = await bonusPlayer(test, bench);
    const { id: memberId, actor } = player.member;
    await earnPoints(test, { memberId, points: 1000n });
    await convertOf(test, { actor, points: 1000n });
    await player.fund(700n);
    expect(await openOf(memberId)).toEqual(['points']);
    await takeBreak(player);
    await run();
    expect([await player.member.cash(), await openOf(memberId)]).toEqual([700n, []]);
  });
});
