import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isIdOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { hmac, launchHeader, roundQuery } from '@portal/vendors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterPayee } from '../../../../test/factories/cashier.ts';
import { endlessRates, runningServer } from '../../../../test/factories/running.ts';
import { introduce } from '../../../../test/factories/vendors.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const launchSecret = 'a secret for launches';
const far: { server?: Server; queries: unknown[]; url: string } = {
  queries: [],
  url: 'https://vendor.example/round?ticket=1',
};

beforeAll(async () => {
  const server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const part of request) {
        body += String(part);
      }
      const isSigned = request.headers[launchHeader] === hmac('sha256', launchSecret, body);
      far.queries.push(roundQuery.parse(JSON.parse(body)));
      response.writeHead(isSigned && request.url === '/rounds' ? 200 : 403);
      response.end(JSON.stringify({ url: far.url }));
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  far.server = server;
  const { port } = server.address() as AddressInfo;
  for (const [code, reportUrl] of [
    ['SHOWS', `http://127.0.0.1:${port}`],
    ['DOWN', 'http://127.0.0.1:9'],
    ['MUTE', undefined],
  ] as const) {
    await introduce(test, {
      code,
      name: `Vendor ${code}`,
      dialect: 'softswiss',
      merchantId: 'merchant',
      key: 'a secret of both sides',
      launchSecret,
      launchUrl: 'http://127.0.0.1:9/launch',
      ...(reportUrl !== undefined && { reportUrl }),
      games: [{ gameCode: `${code}-game`, gameType: 'RNG', name: 'Game', displayNames: {} }],
    });
  }
});
afterAll(() => far.server?.close());
const server = runningServer(test, {}, { rates: endlessRates });

let bets = 0;

/** A bet of a member at one of the vendors, and its id in the record. */
async function betAt(code: string) {
  const { browser, id: memberId } = await enterPayee(test, server);
  bets += 1;
  const txId = `replay-${bets}`;
  const command = {
    kind: 'BET',
    provider: `vendor:${code}`,
    memberId,
    currency: 'THB',
    policy: { mayOverdraw: true, rollbackOfSettled: 'reverse' },
    txId,
    roundId: `round-${bets}`,
    amountMinor: 1000n,
    game: { category: 'RNG', gameCode: 'game' },
    hasLiveSession: true,
  } as const;
  const answers = await test.inUnit((ctx) => server.built().contexts.bets.apply(ctx, [[command]]));
  const answer = answers[0]?.[0];
  const betId = answer?.ok === true ? (answer.betId ?? '') : '';
  expect(isIdOf('bet', betId)).toBe(true);
  const replay = (client = browser, params = { betId }) =>
    client.call(endpoints.openBetReplay, { params, body: { language: 'AR' } });
  return { memberId, txId, replay };
}

describe('a round of a vendor that is seen again', () => {
  it('is an address that the vendor gives for this bet of this player', async () => {
    const { replay, memberId, txId } = await betAt('SHOWS');
    expect((await replay()).value).toEqual({ url: far.url });
    expect(far.queries).toEqual([{ txId, playerId: memberId, language: 'ar' }]);
  });

  it('is nobody else’s, and none of a bet that never was', async () => {
    const { replay } = await betAt('SHOWS');
    const { browser } = await enterPayee(test, server);
    expect((await replay(browser)).code).toBe('bet_not_found');
    expect((await replay(undefined, { betId: 'bet_00000000' })).code).toBe('bet_not_found');
  });

  it.each(['MUTE', 'DOWN'])('is refused where the vendor shows none: %s', async (code) => {
    expect((await (await betAt(code)).replay()).code).toBe('replay_unavailable');
  });

  it('is refused where the answer is no page of the web', async () => {
    const { replay } = await betAt('SHOWS');
    far.url = 'javascript:alert(1)';
    expect((await replay()).code).toBe('replay_unavailable');
  });
});
