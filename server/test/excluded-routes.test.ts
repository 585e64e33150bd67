import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertDefined } from '@portal/money';
import type { Endpoint, MemberId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { setFlag } from '../src/contexts/limits/index.ts';
import {
  excludedTable,
  type Exclusion,
  exclusions,
  type Known,
} from './excluded/excluded-table.ts';
import { stops } from './excluded/excluded-table.ts';
import { enterPayee, prove } from './factories/cashier.ts';
import { idIn } from './factories/ids.ts';
import { stopOther } from './factories/limits.ts';
import type { Got, TestBrowser } from './factories/running.ts';
import { endlessRates, runningServer } from './factories/running.ts';
import { minesNode } from './factories/stepped.ts';
import { newKey, richAgent, richMember } from './foreign/owned.ts';
import { testDatabase } from './harness.ts';
import { asOwner } from './owner.ts';

// Every call × every kind of excluded account (R10): only what the table keeps open is answered.
const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const world = { test, server };

const changing = Object.entries<Endpoint>(endpoints).filter(
  ([, { access, method }]) => method !== 'GET' && access !== 'visitor' && access !== 'operator',
);
const rows = changing.flatMap(([name, endpoint]) => {
  const row = excludedTable[name as keyof typeof excludedTable];
  return row === undefined ? [] : [{ name, endpoint, row }];
});
const reads = Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]) =>
  endpoint.method === 'GET' && (endpoint.access === 'member' || endpoint.access === 'session')
    ? [{ name, endpoint }]
    : [],
);

interface People {
  readonly known: Known;
  readonly browsers: Readonly<Record<'member' | 'agent' | 'below', TestBrowser>>;
  readonly ids: readonly MemberId[];
}

const kept: { people?: People } = {};
const people = () => assertDefined(kept.people, 'the world is made first');

beforeAll(async () => {
  const agent = await richAgent(world);
  const member = await richMember(world);
  const games = await member.browser.call(endpoints.listHotGames, { query: { limitNum: '1' } });
  const [game] = games.value['list'] as { nodeId: string }[];
  const { nodeId } = assertDefined(game, 'a hot game');
  const launched = await member.browser.call(endpoints.launchGame, { body: { nodeId } });
  const params = { gameCode: 'YK15M' };
  const lottery = await member.browser.call(endpoints.readLotteryGame, { params });
  const [issue] = lottery.value['issues'] as { issueNo: string }[];
  const live = "select id from promotions where state = 'live' order by id desc limit 1";
  const [promotion] = await asOwner(test, live);
  const below = idIn('mbr', (await agent.below.call(endpoints.readMemberInfo)).value['id']);
  kept.people = {
    known: {
      ...agent.ids,
      ...member.ids,
      operatorPasskey: '',
      operatorSession: '',
      request: '',
      nodeId,
      stake: String(launched.value['defaultStake']),
      mines: minesNode,
      promotion: idIn('prm', promotion?.['id']),
      issueNo: assertDefined(issue, 'an issue that is open').issueNo,
    },
    browsers: { member: member.browser, agent: agent.browser, below: agent.below },
    ids: [member.id, agent.id, below],
  };
});

/** As the database has it; a break that its member begins ends the sessions besides. */
async function exclude(memberId: MemberId, exclusion: Exclusion): Promise<void> {
  const endsAt = test.clock.now().add({ hours: 24 });
  const reason = 'test';
  await test.inUnit((ctx) => {
    switch (exclusion) {
      case 'time_out':
        return setFlag(ctx, { memberId, flag: 'RG_TIMEOUT', endsAt, reason });
      case 'exclusion':
        return setFlag(ctx, { memberId, flag: 'RG_EXCLUDED', reason });
      case 'same_person':
        return stopOther(ctx, memberId);
    }
  });
}

async function send({ name, endpoint, row }: (typeof rows)[number]): Promise<Got> {
  const { known, browsers } = people();
  const asked = typeof row === 'object' ? row : undefined;
  const who = asked?.who ?? (endpoint.access === 'agent' ? 'agent' : 'member');
  const browser = browsers[who];
  if (endpoint.errors.some((code) => code === 'payment_proof_required')) {
    await prove(browser);
  }
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/gu)].map(([, key]) => [key, name]);
  return browser.call(endpoint, {
    params: asked?.params?.(known) ?? (Object.fromEntries(names) as Record<string, string>),
    ...(asked?.body !== undefined && { body: asked.body(known) }),
    ...(endpoint.idempotent === true && { key: newKey() }),
  });
}

const exclusionCodes = new Set(
  Object.values(stops).flatMap((codes) => Object.values<unknown>(codes)),
);

describe('the table of excluded accounts', () => {
  it('has every call of members and agents that changes something, and no other', () => {
    expect(Object.keys(excludedTable).toSorted()).toEqual(
      changing.map(([name]) => name).toSorted(),
    );
  });

  it('names tests that look at an excluded account', () => {
    for (const [name, row] of Object.entries(excludedTable)) {
      if (typeof row === 'string' && row.startsWith('server/')) {
        const text = readFileSync(join(import.meta.dirname, '../..', row), 'utf8');
        expect(text, name).toMatch(/on_break|self_excluded|betting_stopped|RG_EXCLUDED/u);
      }
    }
  });
});

describe.each(exclusions)('an account that is stopped by %s', (exclusion) => {
  beforeAll(async () => {
    await asOwner(test, 'delete from standing_flags where member_id = any($1)', [people().ids]);
    for (const memberId of people().ids) {
      await exclude(memberId, exclusion);
    }
  });

  it.each(rows.filter(({ row }) => typeof row === 'object'))('may not: $name', async (row) => {
    const code = typeof row.row === 'object' ? stops[row.row.by][exclusion] : undefined;
    const got = await send(row);
    if (code === undefined) {
      expect(exclusionCodes).not.toContain(got.code ?? 'done');
    } else {
      expect(got.code).toBe(code);
    }
  });

  it.each(rows.filter(({ row }) => typeof row === 'string' && !row.includes('/')))(
    'is not kept from: $name',
    async (row) => {
      // A sign-out or a new password would end the session of the rows behind it.
      const got = row.name === 'logOut' ? undefined : await send(row);
      expect(exclusionCodes).not.toContain(got?.code ?? 'done');
    },
  );

  it('is not kept from any record of its own', async () => {
    const { browsers } = people();
    const closed: string[] = [];
    for (const { name, endpoint } of reads) {
      const got = await browsers.member.call(endpoint);
      if (got.status >= 401 && got.status <= 403) {
        closed.push(`${name} ${String(got.code)}`);
      }
    }
    expect(closed).toEqual([]);
  });

  it('takes out the own money', async () => {
    const { browser, id, accountId: payoutAccountId } = await enterPayee(test, server);
    await exclude(id, exclusion);
    await prove(browser);
    const body = { payoutAccountId, amount: '500.00' };
    const asked = await browser.call(endpoints.requestWithdrawal, { body, key: newKey() });
    expect(asked.code).toBeUndefined();
  });
});
