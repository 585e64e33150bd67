import { assertDefined } from '@portal/money';
import { commitment } from '@portal/games';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildPlayer, buildSpin, openGamesEnv } from '../../../../../test/factories/games.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import type { Player, GamesEnv } from '../../play.ts';
import { placeSpins } from '../../slots/use-cases/place-spins.ts';
import { readRound } from '../../rounds/use-cases/read-round.ts';
import { batchDigest, commitSeedsAhead } from './commit-seeds-ahead.ts';
import { readCommitments } from './read-commitments.ts';
import { readSeeds } from './read-seeds.ts';
import { rotateSeeds } from './rotate-seeds.ts';
import { changeClientSeed } from './change-client-seed.ts';

const test = testDatabase();
let env: GamesEnv;

beforeAll(async () => {
  env = await openGamesEnv(test);
});

const seedsOf = (player: Player) =>
  test.inUnit((ctx) => readSeeds(ctx, { player, mode: undefined }));
const rotate = (player: Player) =>
  test.inUnit((ctx) => rotateSeeds(ctx, { player, mode: undefined }));
const spin = async (player: Player) => {
  const [answer] = await test.inUnit((ctx) => placeSpins(ctx, env, [buildSpin(env, player)]));
  return answer?.done?.round;
};

describe('seeds of a member', () => {
  it('are closed to trial accounts for real play', async () => {
    const player = await buildPlayer(test, { isTrial: true });
    const asked = { player, mode: 'real' } as const;
    const refusals = [
      () => test.inUnit((ctx) => readSeeds(ctx, asked)),
      () => test.inUnit((ctx) => rotateSeeds(ctx, asked)),
      () => test.inUnit((ctx) => changeClientSeed(ctx, { ...asked, clientSeed: 'mine' })),
    ];
    for (const refused of refusals) {
      await expect(refused()).rejects.toMatchObject({ code: 'in_need_true_account' });
    }
  });

  it('reveal what was committed and play on with the seed announced (R134)', async () => {
    const player = await buildPlayer(test);
    await spin(player);
    const before = assertDefined((await seedsOf(player)).pair, 'a round was played');
    await spin(player);
    const { pair: after, revealed } = await rotate(player);
    expect(commitment(revealed.serverSeed)).toBe(before.hash);
    expect(revealed).toMatchObject({ hash: before.hash, nonces: 2n });
    expect(after).toMatchObject({ hash: before.nextHash, nextNonce: 0n });
    expect(after.clientSeed).toBe(before.clientSeed);
    expect((await seedsOf(player)).revealed.map((seed) => seed.hash)).toEqual([before.hash]);
  });

  it('never come back once revealed, even when rotated twice at once', async () => {
    const player = await buildPlayer(test);
    const turned = await Promise.all([rotate(player), rotate(player)]);
    const third = await rotate(player);
    const revealed = [...turned, third].map((turn) => turn.revealed.hash);
    expect(new Set(revealed).size).toBe(3);
    expect(revealed).not.toContain(third.pair.hash);
  });

  it('use the client seed that the member sets, from the next nonce on (R134)', async () => {
    const player = await buildPlayer(test);
    const first = await spin(player);
    const asked = { player, mode: undefined, clientSeed: 'my own seed:1' };
    await test.inUnit((ctx) => changeClientSeed(ctx, asked));
    const second = await spin(player);
    expect(first?.clientSeed).not.toBe('my own seed:1');
    expect(second).toMatchObject({ clientSeed: 'my own seed:1', nonce: 1n });
  });

  it('stay secret on the receipt until they are rotated away (R38)', async () => {
    const player = await buildPlayer(test);
    const round = await spin(player);
    const receipt = () =>
      test.inUnit((ctx) =>
        readRound(ctx, env.book, {
          player,
          roundId: assertDefined(round, 'a round was played').id,
        }),
      );
    expect((await receipt()).commitment).toMatchObject({ state: 'in_use', serverSeed: null });
    const { revealed } = await rotate(player);
    expect((await receipt()).commitment.serverSeed).toEqual(revealed.serverSeed);
  });
});

describe('the public list of commitments (R135)', () => {
  it('is a chain without holes, whose digests anyone can compute', async () => {
    await test.inUnit(commitSeedsAhead);
    const newest = await test.inUnit((ctx) => readCommitments(ctx, { batch: undefined }));
    let digest = '0'.repeat(64);
    let index = 1;
    for (let batch = 1; batch <= newest.batches; batch += 1) {
      const page = await test.inUnit((ctx) => readCommitments(ctx, { batch }));
      expect(page.previousDigest).toBe(digest);
      const hashes = page.commitments.map((entry) => entry.hash);
      digest = batchDigest(digest, hashes);
      expect(page.digest).toBe(digest);
      for (const entry of page.commitments) {
        expect(entry.seedIndex).toBe(BigInt(index));
        expect(entry.serverSeed === null).toBe(entry.state !== 'revealed');
        index += 1;
      }
    }
    const past = { batch: newest.batches + 1 };
    await expect(test.inUnit((ctx) => readCommitments(ctx, past))).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  it('cannot be rewritten by the server', async () => {
    const { pool } = test.database();
    for (const statement of [
      `update seed_commitments set hash = 'x' where seed_index = 1`,
      `update seed_commitments set server_seed = '\\x00' where seed_index = 1`,
      'delete from seed_commitments where seed_index = 1',
      `update seed_batches set digest = 'x'`,
      'delete from rounds',
    ]) {
      await expect(pool.query(statement)).rejects.toThrow(/permission denied/);
    }
  });

  it('refuses a seed that was taken before it was committed', async () => {
    const early = `update seed_commitments set member_id = 'mbr_x', mode = 'real',
      taken_at = committed_at - interval '1 second'
      where seed_index = (select max(seed_index) from seed_commitments)`;
    await expect(test.database().pool.query(early)).rejects.toThrow(/seeds_committed_first/);
  });
});
