import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { assertDefined } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { dialects, launchOrder, newSecret } from '@portal/vendors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerMember } from './factories/identity.ts';
import { endlessRates, runningServer, type TestBrowser } from './factories/running.ts';
import { siteFileWith } from './factories/site.ts';
import { addMinesGame } from './factories/stepped.ts';
import { injectedInto, introduce } from './factories/vendors.ts';
import { testDatabase } from './harness.ts';

// R42: each wager keeps its channel and the verdict of its place, whichever product it is of.
const test = testDatabase();
const regions = { blocked: [], overrides: [{ block: '198.51.100.0/24', countryCode: 'TH' }] };
const server = runningServer(
  test,
  { siteFile: siteFileWith({ regions }), walletUrl: 'http://localhost' },
  { rates: endlessRates },
);
const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile' };
const desk = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/140.0' };
const key = newSecret(Buffer.from('a secret of both sides, long enough'));
const vendor: { server?: Server; token?: string; nodeId?: string; minesId?: string } = {};

beforeAll(async () => {
  vendor.server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += String(part)));
    request.on('end', () => {
      vendor.token = launchOrder.parse(JSON.parse(body)).token;
      response.end(JSON.stringify({ url: 'https://games.example/play' }));
    });
  });
  await new Promise<void>((resolve) => {
    vendor.server?.listen(0, '127.0.0.1', resolve);
  });
  const { port } = vendor.server.address() as AddressInfo;
  vendor.minesId = await addMinesGame(test);
  await introduce(test, {
    code: 'PLACED',
    name: 'Placed',
    dialect: 'sea',
    merchantId: 'm-1',
    key,
    launchSecret: 'a secret for launches',
    launchUrl: `http://127.0.0.1:${port}/launch`,
    games: [{ gameCode: 'match', gameType: 'SPORTS', name: 'Match', displayNames: {} }],
  });
  const find = "select node_id from games where vendor_code = 'PLACED'";
  const { rows } = await test.database().pool.query<{ node_id: string }>(find);
  vendor.nodeId = rows[0]?.node_id ?? '';
  // What is known of vendors is asked anew.
  test.clock.advance({ seconds: 3 });
});
afterAll(() => vendor.server?.close());

let keys = 0;
const newKey = () => `origin-key-${(keys += 1)}`;

async function newPlayer() {
  const browser = server.browser('198.51.100.7');
  const { id } = await registerMember(browser);
  return { browser, id };
}

/** The one bet of a member, as its receipt shows it. */
async function receiptOf(browser: TestBrowser): Promise<ReplyOf<Endpoints['readBet']>> {
  const days = { from: '2026-03-01', to: '2026-03-31' };
  const { value } = await browser.call(endpoints.listBets, { query: days });
  const [line] = value['content'] as readonly { betId: string }[];
  const params = { betId: line?.betId ?? '' };
  const got = await browser.call(endpoints.readBet, { params });
  return got.value as unknown as ReplyOf<Endpoints['readBet']>;
}

const thai = { verdict: 'allowed', country: 'TH' };

describe('a bet', () => {
  it('on a slot keeps through what and from where it came', async () => {
    const { browser } = await newPlayer();
    const games = await browser.call(endpoints.listHotGames, { query: { limitNum: '1' } });
    const [{ nodeId = '' } = {}] = games.value['list'] as readonly { nodeId?: string }[];
    const { value } = await browser.call(endpoints.launchGame, { body: { nodeId } });
    const body = { nodeId, stake: String(value['defaultStake']) };
    const spun = await browser.call(endpoints.spinSlot, { body, key: newKey(), headers: phone });
    expect(spun.status).toBe(200);
    const bet = await receiptOf(browser);
    expect(bet).toMatchObject({ channel: 'mobile', place: thai, possible: null });
  });

  it('of several steps keeps from where it was opened, whatever ends it', async () => {
    const { browser } = await newPlayer();
    const nodeId = vendor.minesId ?? '';
    const body = { nodeId, stake: '2.50', bet: { engine: 'mines', mines: 24 } };
    const opened = await browser.call(endpoints.openRound, { body, key: newKey(), headers: phone });
    const { round } = opened.value as unknown as ReplyOf<Endpoints['openRound']>;
    const action = { engine: 'mines', kind: 'reveal', tile: 0 };
    const ended = await browser.call(endpoints.actOnRound, {
      params: { roundId: round.roundId },
      body: { step: round.step, action },
      key: newKey(),
      headers: desk,
    });
    expect(ended.value['round']).toMatchObject({ state: 'settled' });
    expect(await receiptOf(browser)).toMatchObject({ channel: 'mobile', place: thai });
  });

  it('at a vendor keeps from where its game was opened, its match and what it can bring', async () => {
    const { browser, id: playerId } = await newPlayer();
    const launched = await browser.call(endpoints.launchGame, {
      body: { nodeId: vendor.nodeId },
      headers: desk,
    });
    expect(launched.json).toMatchObject({ value: { kind: 'url' } });
    const send = injectedInto(server);
    const terms = { event: 'Lions – Bears', selection: 'Lions', market: '1X2', odds: '2.15' };
    const command = {
      kind: 'BET',
      txId: 'o-1',
      roundId: 'm-1',
      amountMinor: 2_000n,
      terms,
    } as const;
    const call = { requestId: 'r-1', sessionToken: vendor.token, playerId, currency: 'THB' };
    const named = { ...call, gameCode: 'match', commands: [command] } as const;
    const keysOfSide = { merchantId: 'm-1', signing: key, accepted: [key] };
    const parts = { keys: keysOfSide, nowMs: test.clock.nowMs(), nonce: 'n-1' };
    const request = assertDefined(dialects.sea.write(named, parts), 'the dialect has words');
    const answer = assertDefined(await send('PLACED', request), 'an answer');
    expect(dialects.sea.hear(named, answer, keysOfSide).codes).toEqual(['done']);
    const bet = await receiptOf(browser);
    expect(bet).toMatchObject({
      channel: 'desktop',
      place: thai,
      possible: '43.00',
      terms: { event: 'Lions – Bears', market: '1X2', selection: 'Lions', odds: '2.15' },
    });
    expect(bet.revisions.map(({ actor }) => actor)).toEqual(['member']);
  });
});
