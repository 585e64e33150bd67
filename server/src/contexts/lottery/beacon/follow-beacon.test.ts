import { createServer, type Server } from 'node:http';
import { bls12_381 } from '@noble/curves/bls12-381.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { beaconSeed, commitmentOf, drawFromSeed, roundAtMs } from '@portal/lottery';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { workOf } from '../../../../test/factories/work.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { shippedGames } from '../shipped-games.ts';
import { insertShippedGames } from '../store-games.ts';
import { lockOverdue } from '../store-issues.ts';
import { lotteryRounds } from '../../../../test/factories/lottery-rounds.ts';
import { makeIssuesAhead } from '../use-cases/make-issues-ahead.ts';
import { followBeacon } from './follow-beacon.ts';
import { writeBeacon } from './store-beacon.ts';

/** A beacon of this test alone: its key signs rounds as those of drand are signed. */
const { secretKey, publicKey } = bls12_381.shortSignatures.keygen(new Uint8Array(48).fill(7));
const chain = {
  hash: 'local',
  publicKey: publicKey.toHex(),
  genesisSeconds: 1_700_000_000,
  periodSeconds: 3,
};
const domain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_';

function signatureOf(round: number): string {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(round));
  const { shortSignatures } = bls12_381;
  return shortSignatures.sign(shortSignatures.hash(sha256(bytes), domain), secretKey).toHex();
}

type Mood = 'fine' | 'forging' | 'down' | 'stopped';
const beacon: { server?: Server; url: string | undefined; mood: Mood } = {
  url: undefined,
  mood: 'fine',
};
const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const gameCode = 'BEACON1M';

function newestRound(): number {
  const sinceMs = test.clock.now().epochMilliseconds - roundAtMs(chain, 1);
  return Math.floor(sinceMs / 3000) + 1;
}

beforeAll(async () => {
  const listening = createServer((request, response) => {
    const name = request.url?.split('/').at(-1) ?? '';
    const newest = beacon.mood === 'stopped' ? 10 : newestRound();
    const round = name === 'latest' ? newest : Number(name);
    const signed = beacon.mood === 'forging' ? round + 1 : round;
    response.statusCode = beacon.mood === 'down' || round > newest ? 500 : 200;
    response.end(JSON.stringify({ round, randomness: 'unread', signature: signatureOf(signed) }));
  });
  await new Promise<void>((resolve) => {
    listening.listen(0, '127.0.0.1', resolve);
  });
  const address = listening.address();
  beacon.server = listening;
  beacon.url = typeof address === 'object' ? `http://127.0.0.1:${address?.port}` : undefined;
  const fast = shippedGames().find((game) => game.gameCode === 'SSC1M');
  const settings = { ...fast?.settings, source: 'beacon' } as const;
  await test.inUnit(async (ctx) => {
    const game = { gameCode, settings: settings as never };
    await insertShippedGames(ctx.tx, [game], ctx.clock.now());
    await makeIssuesAhead(ctx, chain);
  });
  await tick();
});

afterAll(() => {
  beacon.server?.close();
});

const follow = (url = beacon.url) => followBeacon(workOf(test), { chain, url });

async function tick(): Promise<void> {
  const { bets } = server.built().contexts;
  while ((await lotteryRounds(bets).run(workOf(test))).isMore) {
    // Until nothing is due.
  }
}

type Issue = ReplyOf<Endpoints['readLotteryIssue']>;

async function readIssue(issueNo: string): Promise<Issue> {
  const query = { gameCode, issueNo };
  const got = await server.browser().call(endpoints.readLotteryIssue, { query });
  return got.value as unknown as Issue;
}

async function readGame() {
  const got = await server.browser().call(endpoints.readLotteryGame, { params: { gameCode } });
  return got.value as unknown as ReplyOf<Endpoints['readLotteryGame']>;
}

async function bet(): Promise<string> {
  const browser = server.browser();
  await registerMember(browser);
  const line = {
    betType: 'ssc.dwd',
    selection: { pos: [[1], [], [], [], []] },
    stake: { unitPrice: '2', multiple: 1 },
    choice: { prizeGroup: 1950 },
  };
  const body = { gameCode, lines: [line], issues: [{ issueNo: '20260302-0964', multiple: 1 }] };
  const answer = await browser.call(endpoints.placeLotteryOrder, { body, key: 'beacon-bet-00001' });
  return typeof answer.code === 'string' ? answer.code : 'taken';
}

describe('a game with a beacon', () => {
  it('says that it waits and takes no bets while no network reaches the beacon (R137)', async () => {
    expect(await readGame()).toMatchObject({
      source: 'beacon',
      pausedBecause: null,
      waitsForBeacon: true,
      game: { isPaused: true },
    });
    expect(await bet()).toBe('lottery_game_paused');
    await followBeacon(workOf(test), { chain, url: undefined });
    expect((await readGame()).waitsForBeacon).toBe(true);
    await follow();
    expect(await readGame()).toMatchObject({ waitsForBeacon: false, game: { isPaused: false } });
    beacon.mood = 'stopped';
    await follow();
    expect((await readGame()).waitsForBeacon).toBe(true);
    beacon.mood = 'fine';
    await follow();
  });

  it('names the round before the sale, and draws from seed and signed round after it', async () => {
    const issueNo = '20260302-0961';
    const before = await readIssue(issueNo);
    const drawsAtMs = Date.parse(before.drawsAt);
    expect(before.beacon).toMatchObject({ publicKey: chain.publicKey, signature: null });
    const round = before.beacon?.round ?? 0;
    expect(roundAtMs(chain, round)).toBeGreaterThanOrEqual(drawsAtMs);
    expect(roundAtMs(chain, round - 1)).toBeLessThan(drawsAtMs);
    test.clock.set(Temporal.Instant.from('2026-03-02T08:01:00Z'));
    await tick();
    // The round is due, but nobody has brought it: nothing else decides in its place.
    expect(await readIssue(issueNo)).toMatchObject({ state: 'closed', draw: null });
    test.clock.set(Temporal.Instant.from('2026-03-02T08:01:03Z'));
    await follow();
    await tick();
    const drawn = await readIssue(issueNo);
    expect(drawn).toMatchObject({ state: 'settled', beacon: { signature: signatureOf(round) } });
    const seed = Buffer.from(drawn.serverSeed ?? '', 'hex');
    expect(commitmentOf(seed)).toBe(before.commitment);
    const key = beaconSeed(seed, signatureOf(round));
    expect(drawn.draw).toEqual(drawFromSeed('ssc', { serverSeed: key, gameCode, issueNo }));
    expect(drawn.draw).not.toEqual(drawFromSeed('ssc', { serverSeed: seed, gameCode, issueNo }));
  });

  it.each([
    ['forging', '20260302-0962'],
    ['down', '20260302-0963'],
  ] as const)('waits on a beacon that is %s, and draws when it is back', async (mood, issueNo) => {
    const drawsAt = Temporal.Instant.from((await readIssue(issueNo)).drawsAt);
    beacon.mood = mood;
    test.clock.set(drawsAt.add({ seconds: 5 }));
    await tick();
    await follow();
    await tick();
    const waiting = { state: 'closed', draw: null, beacon: { signature: null } };
    expect(await readIssue(issueNo)).toMatchObject(waiting);
    expect((await readGame()).waitsForBeacon).toBe(true);
    // However long it takes: an outside draw would be void after a day (A5), this one is not.
    const overdue = await test.inUnit((ctx) => lockOverdue(ctx.tx, drawsAt.add({ hours: 1 }), 500));
    expect(overdue.filter((issue) => issue.gameCode === gameCode)).toEqual([]);
    beacon.mood = 'fine';
    await follow();
    await tick();
    expect(await readIssue(issueNo)).toMatchObject({ state: 'settled', voidReason: null });
  });

  it('waits again when its answer is old, and for no other chain than that of its issues', async () => {
    await follow();
    expect((await readGame()).waitsForBeacon).toBe(false);
    test.clock.advance({ minutes: 2 });
    expect((await readGame()).waitsForBeacon).toBe(true);
    const answering = { publicKey: 'ab'.repeat(96), fault: undefined };
    await test.inUnit((ctx) => writeBeacon(ctx.tx, answering, ctx.clock.now()));
    expect((await readGame()).waitsForBeacon).toBe(true);
    await follow();
    expect((await readGame()).waitsForBeacon).toBe(false);
  });
});
