import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DrawRecord, readDrawFile } from '@portal/lottery';
import { assertDefined } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { registerMember } from '../../../../../test/factories/identity.ts';
import { enterOperator, enterOwner } from '../../../../../test/factories/operators.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../../test/factories/running.ts';
import { workOf } from '../../../../../test/factories/work.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { lotteryRounds } from '../../../../../test/factories/lottery-rounds.ts';
import { makeIssuesAhead } from '../../use-cases/make-issues-ahead.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const gameCode = 'VNNORTH';

type Imported = ReplyOf<Endpoints['importLotteryResults']>['results'];

/** Real draws of Vietnam North; where they come from stands in `packages/lottery/data`. */
function recordsOf(name: string): readonly DrawRecord[] {
  const text = readFileSync(join(import.meta.dirname, '../../../../../test/data', name), 'utf8');
  const read = readDrawFile(text);
  return assertDefined(read.ok ? read.value : undefined, name);
}

const people: { owner?: TestBrowser; trader?: TestBrowser } = {};

async function tick(): Promise<void> {
  const loop = lotteryRounds(server.built().contexts.bets);
  while ((await loop.run(workOf(test, { currency: 'THB' }))).isMore) {
    // Until nothing is due.
  }
}

async function bring(
  person: 'owner' | 'trader',
  records: readonly DrawRecord[],
  game: string = gameCode,
) {
  const body = {
    gameCode: game,
    file: 'north.json',
    results: records.map(({ date, draw }) => ({ date, draw })),
    reason: 'as the office published',
  };
  return assertDefined(people[person], person).call(endpoints.importLotteryResults, { body });
}

async function outcomesOf(person: 'owner' | 'trader', records: readonly DrawRecord[]) {
  const got = await bring(person, records);
  const { results } = got.value as unknown as { readonly results: Imported };
  return results.map(({ outcome }) => outcome);
}

async function issueOf(issueNo: string) {
  const query = { gameCode, issueNo };
  return (await server.browser().call(endpoints.readLotteryIssue, { query })).value;
}

beforeAll(async () => {
  people.owner = await enterOwner(server);
  people.trader = await enterOperator(test, server, 'trader');
});

describe('a file of draws', () => {
  it('settles what was bet once two persons bring the same (R44)', async () => {
    test.clock.set(Temporal.Instant.from('2026-04-25T11:08:00Z'));
    await test.inUnit((ctx) => makeIssuesAhead(ctx));
    await tick();
    const browser = server.browser();
    await registerMember(browser);
    const line = {
      betType: 'vnn.de.db',
      // The special prize of 25 April 2026 is 08717.
      selection: { nums: ['17'] },
      stake: { stakePerUnit: '10' },
      choice: { rebate: '0' },
    };
    const placed = await browser.call(endpoints.placeLotteryOrder, {
      body: { gameCode, lines: [line], issues: [{ issueNo: '20260425', multiple: 1 }] },
      key: 'import-order-1',
    });
    expect(placed.json).toMatchObject({ success: true });
    test.clock.set(Temporal.Instant.from('2026-04-25T11:16:00Z'));
    people.owner = await enterOwner(server);
    people.trader = await enterOperator(test, server, 'trader');
    await tick();
    const records = recordsOf('vietnam-north.json');
    // The others are those of days to come.
    const later = ['refused', 'refused', 'refused'];
    expect(await outcomesOf('owner', records)).toEqual(['waiting', ...later]);
    expect(await outcomesOf('trader', records)).toEqual(['done', ...later]);
    await tick();
    expect(await issueOf('20260425')).toMatchObject({ state: 'settled', draw: { db: '08717' } });
    const tickets = await browser.call(endpoints.listLotteryTickets, {});
    expect(tickets.value).toMatchObject({ content: [{ state: 'won' }] });
    expect(await outcomesOf('owner', records.slice(0, 1))).toEqual(['kept']);
  });

  it('waits while two persons bring different numbers', async () => {
    const [first, second] = recordsOf('vietnam-north.csv');
    const one = assertDefined(first, 'a first draw');
    const other = { ...one, draw: assertDefined(second, 'a second draw').draw };
    expect(await outcomesOf('owner', [one])).toEqual(['waiting']);
    expect(await outcomesOf('trader', [other])).toEqual(['different']);
    expect(await issueOf('20051001')).toMatchObject({ state: 'closed', draw: null });
  });

  it('brings days before the site sold anything, sealed without a ticket', async () => {
    const records = recordsOf('vietnam-north.csv');
    expect(records).toHaveLength(5);
    await bring('owner', records);
    expect(await outcomesOf('trader', records)).toEqual(['done', 'done', 'done', 'done', 'done']);
    expect(await issueOf('20051005')).toMatchObject({ state: 'settled', ticketCount: 0 });
  });

  it('tells the days that cannot have their numbers, and goes on', async () => {
    const [one] = recordsOf('vietnam-north.csv');
    const good = { ...assertDefined(one, 'a draw'), date: '2005-10-20' };
    const short = { date: '2005-10-21', draw: { db: '12345' } };
    expect(await outcomesOf('owner', [short, good])).toEqual(['refused', 'waiting']);
  });

  it('is refused for a game of the house, and for one that is none', async () => {
    const records = recordsOf('vietnam-north.csv');
    expect((await bring('owner', records, 'SSC1M')).code).toBe('lottery_import_refused');
    expect((await bring('owner', records, 'NONE')).code).toBe('lottery_game_not_found');
  });
});
