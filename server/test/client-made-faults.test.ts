import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { registerMember } from './factories/identity.ts';
import { endlessRates, runningServer, type TestBrowser } from './factories/running.ts';
import { testDatabase } from './harness.ts';

/** R86: what a client can make up is refused or passed over, and is no fault of the server. */
const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
let member: TestBrowser;

beforeAll(async () => {
  member = server.browser();
  await registerMember(member);
});

async function firstGame(): Promise<string> {
  const { value } = await member.call(endpoints.listGames, { query: { gameType: 'RNG' } });
  const [game] = value['content'] as readonly { readonly nodeId: string }[];
  return game?.nodeId ?? '';
}

describe('values at the edge', () => {
  // 2^48 - 1 milliseconds lie in the year 10889, which is a moment for JavaScript alone.
  const late = `rnd_ffffffffffff${'0'.repeat(20)}`;

  it.each([
    ['readRound', endpoints.readRound, {}],
    ['markRoundShown', endpoints.markRoundShown, {}],
    [
      'actOnRound',
      endpoints.actOnRound,
      { body: { step: 1, action: { engine: 'mines', kind: 'cashOut' } }, key: 'late-round' },
    ],
  ])('%s of an id behind the year 9999 finds no round', async (_name, endpoint, call) => {
    const got = await member.call(endpoint, { ...call, params: { roundId: late } });
    expect([got.status, got.code]).toEqual([404, 'round_not_found']);
  });

  it('a cursor behind the year 9999 is none that an answer gave', async () => {
    const got = await member.call(endpoints.listRounds, { query: { cursor: late } });
    expect([got.status, got.code]).toEqual([400, 'validation_failed']);
  });

  it.each([
    ['0000-01-01', 400],
    ['-000001-01-01', 400],
    ['1999-12-31', 400],
    ['2026-02-30', 400],
    ['10000-01-01', 400],
    ['2026-01-01T00:00:00Z', 400],
    ['2099-12-31', 200],
  ])('a period from %s is answered with %i', async (from, status) => {
    for (const endpoint of [endpoints.listRounds, endpoints.listStatementLines]) {
      expect((await member.call(endpoint, { query: { from, to: from } })).status).toBe(status);
    }
  });
});

describe('languages that nobody offers', () => {
  const odd = ['constructor', '__proto__', 'toString', 'en-u-co-', '%', '*', 'x'.repeat(35)];

  it.each(odd)('%s counts as none in bodies, and in queries or is refused', async (language) => {
    // Names that every object answers to are refused in addresses, whatever they are meant for.
    const status = ['constructor', '__proto__'].includes(language) ? 400 : 200;
    for (const endpoint of [
      endpoints.listGames,
      endpoints.listHotGames,
      endpoints.listVendors,
      endpoints.readStatus,
    ]) {
      expect((await member.call(endpoint, { query: { language } })).status).toBe(status);
    }
    const body = { nodeId: await firstGame(), language };
    expect((await member.call(endpoints.launchGame, { body })).status).toBe(200);
  });

  it('sort the games once for each language of the site, however many are named', async () => {
    const collators = vi.spyOn(Intl, 'Collator');
    for (let index = 0; index < 50; index += 1) {
      const query = { sort: 'name', language: `xx-${index}` };
      await member.call(endpoints.listGames, { query });
    }
    expect(collators.mock.calls.length).toBeLessThanOrEqual(2);
    collators.mockRestore();
  });
});

describe('looks at seeds', () => {
  const pairs = async () => {
    const { pool } = test.database();
    const { rows } = await pool.query<object>('select member_id, mode, xmin::text from seed_pairs');
    return rows;
  };

  it('write nothing, also before the first game was opened', async () => {
    const visitor = server.browser();
    await registerMember(visitor);
    const before = await pairs();
    const got = await visitor.call(endpoints.readSeeds);
    expect(got.value).toEqual({ current: null, revealed: [] });
    await visitor.call(endpoints.launchGame, { body: { nodeId: await firstGame() } });
    const opened = await pairs();
    expect((await visitor.call(endpoints.readSeeds)).value['current']).toMatchObject({
      nonce: '0',
    });
    expect(await pairs()).toEqual(opened);
    expect(opened).toHaveLength(before.length + 1);
  });

  it('and fifty turns of them at once each reveal a seed of their own', async () => {
    const turner = server.browser();
    await registerMember(turner);
    const turns = await Promise.all(
      Array.from({ length: 50 }, () => turner.call(endpoints.rotateSeeds, { body: {} })),
    );
    expect(new Set(turns.map((reply) => reply.status))).toEqual(new Set([200]));
    const revealed = turns.map((reply) => reply.value['revealed'] as { serverSeedHash: string });
    expect(new Set(revealed.map((seed) => seed.serverSeedHash)).size).toBe(50);
  });
});
