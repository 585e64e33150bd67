import type { Endpoint } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from './factories/identity.ts';
import { enterOwner } from './factories/operators.ts';
import type { TestBrowser } from './factories/running.ts';
import { endlessRates, runningServer } from './factories/running.ts';
import { testDatabase } from './harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });

const all: readonly (readonly [string, Endpoint])[] = Object.entries(endpoints);
const lists = all.filter(([, { query }]) => query !== undefined && asksForCursor(query));

/** A query says what it takes by what it refuses: an unknown name is refused as such. */
function asksForCursor(query: NonNullable<Endpoint['query']>): boolean {
  const { error } = query.safeParse({ cursor: '\0' });
  return error?.issues.some(({ path }) => path[0] === 'cursor') === true;
}

function paramsOf({ path }: Endpoint): Record<string, string> {
  const names = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = '']) => name);
  const known: Readonly<Record<string, string>> = { room: 'lounge', vendorCode: 'SIM_RS' };
  return Object.fromEntries(names.map((name) => [name, known[name] ?? `mbr_${'0'.repeat(32)}`]));
}

const signedIn: { operator?: TestBrowser; member?: TestBrowser } = {};

async function browserFor({ access }: Endpoint): Promise<TestBrowser> {
  if (access === 'operator') {
    signedIn.operator ??= await enterOwner(server);
    return signedIn.operator;
  }
  if (signedIn.member === undefined) {
    signedIn.member = server.browser();
    await registerMember(signedIn.member);
  }
  return signedIn.member;
}

describe('a cursor that no answer gave', () => {
  it('is asked of every list that goes on', () => {
    expect(lists.length).toBeGreaterThan(50);
  });

  it.each(lists)('is a bad request of %s', async (_name, endpoint) => {
    const browser = await browserFor(endpoint);
    const query = { cursor: 'AAAAAAAA' };
    const got = await browser.call(endpoint, { params: paramsOf(endpoint), query });
    // Who may not read a team hears that first.
    if (got.status !== 403) {
      expect([got.status, got.code]).toEqual([400, 'validation_failed']);
      expect(JSON.stringify(got.data)).toMatch(/cursor/u);
    }
  });

  it.each(['listBets', 'listRounds'] as const)(
    'and has the form of one is a bad request of %s',
    async (name) => {
      const browser = await browserFor(endpoints[name]);
      const cursor = name === 'listBets' ? 'bet_AAAAAAAA' : 'rnd_AAAAAAAA';
      const days = { from: '2026-03-01', to: '2026-03-02' };
      const got = await browser.call(endpoints[name], { query: { ...days, cursor } });
      expect([got.status, got.code]).toEqual([400, 'validation_failed']);
    },
  );
});
