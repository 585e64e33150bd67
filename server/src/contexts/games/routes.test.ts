import { createStream, designHash, spinSlot, type SlotDesign } from '@portal/games';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../test/factories/identity.ts';
import { endlessRates, runningServer, type TestBrowser } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

type Launch = Extract<ReplyOf<Endpoints['launchGame']>, { engine: 'slot' }>;
type Round = ReplyOf<Endpoints['spinSlot']>;
type Receipt = Extract<ReplyOf<Endpoints['readRound']>, { engine: 'slot' }>;

async function newPlayer(): Promise<TestBrowser> {
  const browser = server.browser();
  await registerMember(browser);
  return browser;
}

async function launch(browser: TestBrowser, mode: 'real' | 'trial' = 'real'): Promise<Launch> {
  const found = await browser.call(endpoints.listGames, { query: { gameClassify: 'SL' } });
  const [game] = (found.value as unknown as ReplyOf<Endpoints['listGames']>).content;
  const body = { nodeId: game?.nodeId ?? '', mode };
  const got = await browser.call(endpoints.launchGame, { body });
  expect(got.json).toMatchObject({ success: true });
  return got.value as unknown as Launch;
}

function spin(browser: TestBrowser, reply: Launch, key: string) {
  const { game, mode, stakes } = reply;
  const body = { nodeId: game.nodeId, mode, stake: stakes[0]?.stake };
  return browser.call(endpoints.spinSlot, { body, key });
}

describe('a round over the wire', () => {
  it('is launched, played, replayed, recorded and checked by its seeds', async () => {
    const browser = await newPlayer();
    const launched = await launch(browser);
    const got = await spin(browser, launched, 'first-key-1');
    expect(got.status).toBe(200);
    const round = got.value as unknown as Round;
    expect(round).toMatchObject({
      nonce: '0',
      balanceBefore: launched.balance,
      serverSeedHash: launched.seeds.serverSeedHash,
      designHash: launched.design.hash,
    });

    const again = await spin(browser, launched, 'first-key-1');
    expect(again.headers['idempotent-replay']).toBe('true');
    expect(again.text).toBe(got.text);

    const record = await browser.call(endpoints.listRounds, {});
    expect(record.value).toMatchObject({ content: [{ roundId: round.roundId }] });

    await browser.call(endpoints.rotateSeeds, { body: {} });
    const params = { roundId: round.roundId };
    const receipt = await browser.call(endpoints.readRound, { params });
    const { serverSeed, design, round: shown } = receipt.value as unknown as Receipt;
    expect(shown).toEqual(round);
    const { engine: _, hash, returnPercent, spinsPerTrigger, spread, ...rules } = design;
    expect(designHash(rules)).toBe(hash);
    expect(returnPercent.total).toMatch(/^9\d\.\d{4}$/);
    expect(spinsPerTrigger).toMatch(/^\d+\.\d\d$/);
    // The first game of the list is of the design volcano-peaks; its figures are the enumeration's.
    expect(spread).toEqual({ maxSpinCredits: 14_958, deviation: '7.18', volatility: 'high' });
    expect(launched.mayStopEarly).toBe(false);
    const stream = createStream({
      serverSeed: Buffer.from(serverSeed ?? '', 'hex'),
      clientSeed: round.clientSeed,
      nonce: BigInt(round.nonce),
    });
    const recomputed = spinSlot(rules as SlotDesign, stream);
    expect(round.base.stops).toEqual(recomputed.base.stops);
    expect(round.base.winCredits).toBe(recomputed.base.winCredits);
  });

  it('needs a key, a session, a known game and an offered stake', async () => {
    const browser = await newPlayer();
    const launched = await launch(browser);
    const { nodeId } = launched.game;
    const stranger = server.browser();
    const asked = { nodeId, stake: '1.00' };
    const cases = [
      [stranger, { body: asked, key: 'a-key-of-mine' }, 401, 'not_signed_in'],
      [browser, { body: asked }, 400, 'idempotency_key_required'],
      [browser, { body: { ...asked, nodeId: '9' }, key: 'key-game-9' }, 404, 'game_not_found'],
      [browser, { body: { ...asked, stake: '0.01' }, key: 'key-stake' }, 422, 'stake_not_allowed'],
      [browser, { body: { ...asked, more: 1 }, key: 'key-more-1' }, 400, 'validation_failed'],
    ] as const;
    for (const [caller, sent, status, code] of cases) {
      const got = await caller.call(endpoints.spinSlot, sent);
      expect([got.status, got.code]).toEqual([status, code]);
    }
    await spin(browser, launched, 'same-key-x');
    const other = { body: { ...asked, stake: '999' }, key: 'same-key-x' };
    const conflict = await browser.call(endpoints.spinSlot, other);
    expect([conflict.status, conflict.code]).toEqual([409, 'idempotency_conflict']);
  });

  it('is played once by 200 twins that arrive together (R107)', async () => {
    const browser = await newPlayer();
    const launched = await launch(browser);
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => spin(browser, launched, 'twin-key-1')),
    );
    expect(new Set(answers.map((answer) => answer.text)).size).toBe(1);
    const replays = answers.filter((answer) => answer.headers['idempotent-replay'] === 'true');
    expect(replays).toHaveLength(199);
  });

  it('comes back on launch until it was shown, and never to somebody else (R37, R38)', async () => {
    const browser = await newPlayer();
    const round = (await spin(browser, await launch(browser), 'key-shown-1'))
      .value as unknown as Round;
    expect((await launch(browser)).unshownRound).toEqual(round);
    const params = { roundId: round.roundId };
    const stranger = await newPlayer();
    for (const endpoint of [endpoints.readRound, endpoints.markRoundShown]) {
      expect((await stranger.call(endpoint, { params })).code).toBe('round_not_found');
    }
    await browser.call(endpoints.markRoundShown, { params });
    expect((await launch(browser)).unshownRound).toBeNull();
  });

  it('can be tried with trial money beside the real balance (R35)', async () => {
    const browser = await newPlayer();
    const real = await launch(browser);
    const trial = await launch(browser, 'trial');
    expect(trial).toMatchObject({ currency: 'FUN', balance: '5000.00' });
    const round = (await spin(browser, trial, 'key-trial-1')).value as unknown as Round;
    expect(round).toMatchObject({ mode: 'trial', currency: 'FUN' });
    expect((await launch(browser)).balance).toBe(real.balance);
  });
});

describe('a trial session', () => {
  it('plays for trial money and is turned away from real play on every route', async () => {
    const browser = server.browser();
    const entered = await browser.enter(endpoints.openTrial, { ageConfirmed: true });
    expect(entered.status).toBe(200);
    const launched = await launch(browser, 'trial');
    const round = (await spin(browser, launched, 'key-visitor-1')).value as unknown as Round;
    expect(round).toMatchObject({ mode: 'trial', currency: 'FUN' });
    const record = await browser.call(endpoints.listRounds, {});
    expect(record.value).toMatchObject({ content: [{ roundId: round.roundId }] });

    const { nodeId } = launched.game;
    const real = { nodeId, mode: 'real' };
    const refused = [
      await browser.call(endpoints.launchGame, { body: { nodeId } }),
      await browser.call(endpoints.spinSlot, { body: { ...real, stake: '1' }, key: 'key-real-1' }),
      await browser.call(endpoints.listRounds, { query: { mode: 'real' } }),
      await browser.call(endpoints.readSeeds, { query: { mode: 'real' } }),
      await browser.call(endpoints.changeClientSeed, { body: { mode: 'real', clientSeed: 'x' } }),
      await browser.call(endpoints.rotateSeeds, { body: { mode: 'real' } }),
    ];
    for (const got of refused) {
      expect([got.status, got.code]).toEqual([403, 'in_need_true_account']);
    }
  });
});

describe('the catalogue over the wire', () => {
  it('answers every filter together, and 400 for values that are none', async () => {
    const browser = server.browser();
    const query = {
      vassalage: 'AG',
      gameType: 'RNG',
      gameName: 'o',
      gameClassify: 'SL',
      minBet: '100.00',
      pageNo: '1',
      pageSize: '3',
      language: 'AR',
      platform: 'html5-desktop',
      clientType: 'WEB',
      sort: 'name',
    };
    const got = await browser.call(endpoints.listGames, { query });
    const page = got.value as unknown as ReplyOf<Endpoints['listGames']>;
    expect(page).toMatchObject({ pageNum: 1, pageSize: 3 });
    expect(page.games).toEqual(page.content);
    expect(page.content).toHaveLength(3);
    expect(page.content.every((game) => /[\u0600-\u06FF]/.test(game.displayName))).toBe(true);
    for (const wrong of [{ pageSize: '0' }, { gameType: 'NONE' }, { sort: 'x' }, { extra: '1' }]) {
      const refused = await browser.call(endpoints.listGames, { query: { ...query, ...wrong } });
      expect([refused.status, refused.code]).toEqual([400, 'validation_failed']);
    }
  });

  it('shows vendors, hot games, rules and commitments to anybody', async () => {
    const browser = server.browser();
    const hot = await browser.call(endpoints.listHotGames, { query: { platform: 'html5' } });
    const [first] = (hot.value as unknown as ReplyOf<Endpoints['listHotGames']>).list;
    const params = { nodeId: first?.nodeId ?? '' };
    expect((await browser.call(endpoints.listVendors, {})).status).toBe(200);
    expect((await browser.call(endpoints.listGameTypes, {})).value).toMatchObject([
      { gameType: 'HOT' },
      { gameType: 'RNG', games: 9842, vendors: 21 },
    ]);
    expect((await browser.call(endpoints.readGame, { params })).value).toEqual(first);
    expect((await browser.call(endpoints.readDesign, { params })).status).toBe(200);
    expect((await browser.call(endpoints.readCommitments, {})).status).toBe(200);
    const none = { params: { nodeId: '9' } };
    expect((await browser.call(endpoints.readGame, none)).code).toBe('game_not_found');
    expect((await browser.call(endpoints.readDesign, none)).code).toBe('game_not_found');
  });
});
