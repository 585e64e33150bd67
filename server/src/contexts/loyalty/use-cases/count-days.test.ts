import { beforeEach, describe, expect, it } from 'vitest';
import { actorOf, buildPlayer, openGamesEnv, playSpins } from '../../../../test/factories/games.ts';
import { bookDeposit, earnPoints } from '../../../../test/factories/loyalty.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { siteDay } from '../../../platform/site-date.ts';
import { turnoverPlayer } from '../../../../test/factories/turnover.ts';
import { foldFacts } from '../../turnover/index.ts';
import { pointsBalance } from '../points/books.ts';
import { selectMoves, writeRule } from '../points/store-points.ts';
import { countDays } from './count-days.ts';

const test = testDatabase();

async function newMember() {
  const player = await buildPlayer(test);
  const { id: memberId } = actorOf(player);
  const all = { type: undefined, from: undefined, to: undefined, before: undefined, limit: 50 };
  return {
    player,
    memberId,
    points: () => test.inUnit((ctx) => pointsBalance(ctx, memberId)),
    moves: () => test.inUnit((ctx) => selectMoves(ctx.tx, { memberId, ...all })),
  };
}

const today = () => test.inUnit((ctx) => Promise.resolve(siteDay(ctx)));

const earnPerHundred = (ratio: bigint) =>
  test.inUnit((ctx) =>
    writeRule(ctx.tx, { type: 'slots', amount: 10_000n, ratio, at: ctx.clock.now() }),
  );

const nextDay = async () => {
  test.clock.advance({ hours: 24 });
  await test.inUnit((ctx) => countDays(ctx));
};

describe('countDays', () => {
  beforeEach(() => test.clock.advance({ hours: 24 * 9 }));

  it('counts a day once it is over, and once only, whoever counts at the same time', async () => {
    const member = await newMember();
    await bookDeposit(test, { memberId: member.memberId, amountMinor: 512_345n });
    await test.inUnit((ctx) => countDays(ctx));
    expect(await member.points()).toBe(0n);
    test.clock.advance({ hours: 24 });
    await Promise.all([1, 2, 3].map(() => test.inUnit((ctx) => countDays(ctx))));
    expect(await member.points()).toBe(102n);
    expect(await member.moves()).toMatchObject([
      { type: 'deposit', points: 102n, balance: 102n, baseMinor: 512_345n },
    ]);
  });

  it('counts play by its kind, as the facts of every product tell it', async () => {
    const member = await newMember();
    const env = await openGamesEnv(test);
    await playSpins(test, env, { player: member.player, count: 60 });
    await test.inUnit((ctx) => foldFacts(ctx));
    await nextDay();
    const [move] = await member.moves();
    const { rows } = await test
      .database()
      .pool.query(
        "select sum(valid_minor)::bigint as valid from turnover_days where member_id = $1 and category <> 'ALL'",
        [member.memberId],
      );
    const valid = (rows as readonly { valid: bigint }[])[0]?.valid ?? 0n;
    expect(valid).toBeGreaterThan(0n);
    expect(await member.points()).toBe(valid / 10_000n);
    expect(move?.type ?? 'slots').toBe('slots');
  });

  it('counts back what was taken back, later paid by what is earned then', async () => {
    const member = await newMember();
    const { memberId } = member;
    await earnPoints(test, { memberId, points: 10n });
    await bookDeposit(test, { memberId, amountMinor: -75_000n });
    await nextDay();
    expect(await member.points()).toBe(0n);
    await earnPoints(test, { memberId, points: 8n });
    expect(await member.points()).toBe(3n);
    expect((await member.moves()).map(({ points }) => points)).toEqual([3n, -10n, 10n]);
  });

  it('takes back what was earned, by the rule that the day of the bets was counted by (D1)', async () => {
    const player = turnoverPlayer(test, 'ruledday');
    const { memberId } = player;
    const points = () => test.inUnit((ctx) => pointsBalance(ctx, memberId));
    const count = async () => {
      await test.inUnit((ctx) => foldFacts(ctx));
      await nextDay();
    };
    await player.book(player.fact('1', { validMinor: 100_000n }));
    const correctsAt = test.clock.now();
    const first = await today();
    await count();
    const second = await today();
    expect(await points()).toBe(10n);
    await earnPerHundred(2n);
    const back = { betCount: -1, stakeMinor: -1_000n, validMinor: -100_000n, correctsAt };
    await player.book(player.fact('1', back), player.fact('2', { validMinor: 50_000n }));
    await count();
    expect(await points()).toBe(10n);
    await test.inUnit((ctx) => countDays(ctx));
    await earnPerHundred(1n);
    expect(await points()).toBe(10n);
    const { rows } = await test
      .database()
      .pool.query(
        'select points, reference from point_moves where member_id = $1 order by position',
        [memberId],
      );
    expect(rows).toEqual([
      { points: 10n, reference: first },
      { points: 10n, reference: second },
      { points: -10n, reference: first },
    ]);
  });

  it('gives nothing to who is excluded from play, now or later', async () => {
    const member = await newMember();
    const { memberId } = member;
    const flags =
      'insert into standing_flags (member_id, flag, reason, set_at) values ($1, $2, $3, $4)';
    const values = [memberId, 'RG_EXCLUDED', 'test', String(test.clock.now())];
    await test.database().pool.query(flags, values);
    await earnPoints(test, { memberId, points: 10n });
    await test.database().pool.query('delete from standing_flags where member_id = $1', [memberId]);
    await nextDay();
    expect(await member.points()).toBe(0n);
  });

  it('takes no points for time that passes: they never expire', async () => {
    // The last one: the ledger has no room for lines of so late.
    const member = await newMember();
    await earnPoints(test, { memberId: member.memberId, points: 40n });
    test.clock.advance({ hours: 24 * 800 });
    await test.inUnit((ctx) => countDays(ctx));
    expect(await member.points()).toBe(40n);
    expect(await member.moves()).toHaveLength(1);
  });
});
