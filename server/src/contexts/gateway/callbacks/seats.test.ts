import { endpoints } from '@portal/protocol/endpoints';
import { assertDefined } from '@portal/money';
import { dialectNames, dialects } from '@portal/vendors';
import { beforeAll, describe, expect, it } from 'vitest';
import { runningServer } from '../../../../test/factories/running.ts';
import {
  injectedInto,
  introduceTestVendors,
  type TestVendor,
  vendorStage,
} from '../../../../test/factories/vendors.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { defaultCaps } from '../../../platform/http/edge-settings.ts';
import { createSeats } from './seats.ts';

const test = testDatabase();
const known: { vendors: readonly TestVendor[] } = { vendors: [] };

beforeAll(async () => {
  known.vendors = await introduceTestVendors(test);
});

/** A vendor asks again where it is told to, as a slow machine may have it do. */
const mostTries = 10;

/** As under a load that has taken every place of whoever only looks, or plays at the site. */
const none = { play: 0, write: 0, credentials: 0, read: 0, codes: 0 };
const server = runningServer(test, {
  edge: {
    caps: { ...defaultCaps, places: none },
    trust: { proxies: [], isDemo: true },
    backofficeHost: undefined,
  },
});

describe('seats of vendors (R126)', () => {
  it('are theirs: where the lobby is turned away, every dialect is still served', async () => {
    const lobby = await server.browser().call(endpoints.listGames, { query: { gameType: 'RNG' } });
    expect([lobby.status, lobby.code, lobby.data]).toEqual([
      503,
      'overloaded',
      { retryAfterSeconds: 1 },
    ]);
    for (const name of dialectNames) {
      const vendor = known.vendors.find(({ dialect }) => dialect === name);
      const stage = vendorStage(test, assertDefined(vendor, 'its vendor'), injectedInto(server));
      const { token: sessionToken, ...who } = await stage.player(10_000n);
      const bet = { kind: 'BET', txId: stage.newId(), roundId: stage.newId(), amountMinor: 500n };
      const commands = [bet as { kind: 'BET' }] as const;
      const call = { requestId: stage.newId(), sessionToken, ...who, commands };
      const parts = { keys: stage.keys, nowMs: stage.nowMs(), nonce: stage.newId() };
      const request = assertDefined(dialects[name].write(call, parts), 'words for a bet');
      const heard = async (tries: number): Promise<readonly string[]> => {
        const answer = assertDefined(await stage.send(request), 'an answer');
        const { codes, mayRepeat } = dialects[name].hear(call, answer, stage.keys);
        return mayRepeat && tries > 1 ? heard(tries - 1) : codes;
      };
      expect([name, (await heard(mostTries)).includes('done')]).toEqual([name, true]);
    }
  });

  it('are held until the work is over, and given back also when it fails', async () => {
    const seats = createSeats(1);
    const work = Promise.withResolvers<void>();
    const first = seats.during(() => work.promise);
    expect(seats.isFull()).toBe(true);
    work.reject(new Error('gone'));
    await expect(first).rejects.toThrow('gone');
    expect(seats.isFull()).toBe(false);
  });
});
