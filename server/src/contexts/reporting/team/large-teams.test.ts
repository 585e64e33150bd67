import { assertDefined } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { placeMember, type Placed } from '../../../../test/factories/agents.ts';
import { moveNow } from '../../../../test/factories/tree-moves.ts';
import { buildTransfer } from '../../../../test/factories/wallet.ts';
import { testDatabase } from '../../../../test/harness.ts';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { post } from '../../wallet/index.ts';
import { listTeamBets } from './use-cases/list-team-bets.ts';
import { listTeamTransactions } from './use-cases/list-team-transactions.ts';
import { readTeamBetTotals } from './use-cases/read-team-bet-totals.ts';
import { readTeamTransactionTotals } from './use-cases/read-team-transaction-totals.ts';

/**
 * Teams that are too large to be named are read back in time. Here every team is: small ones, so
 * that their pages can be held to what was planted, which no statement of the product says.
 */
const test = testDatabase();
const people: { readonly placed: Placed; readonly parent: number }[] = [];
const played: {
  readonly id: string;
  readonly by: number;
  readonly at: string;
  readonly won: boolean;
}[] = [];
const moved: { readonly entry: string; readonly by: number; readonly at: string }[] = [];
/** The site day of all of it; the clock goes on to the next one. */
const day = '2026-03-02';
const start = Temporal.Instant.from('2026-03-01T17:00:00Z');
const daySeconds = 86_400;
/** Who came to another line with the next day: what was played before is not theirs (A5). */
const mover = 9;

/** Two lines, the first of which is a small part of all. */
const parents = [-1, 0, 0, 1, -1, 4, 4, 5, 5, 6, 6, 7, 8, 8];
const isAgent = (place: number) => place <= 8;

beforeAll(async () => {
  test.clock.set(start.subtract({ seconds: 60 }));
  for (const [place, parent] of parents.entries()) {
    const above = people[parent]?.placed.id ?? null;
    const placed = await test.inUnit((ctx) => placeMember(ctx, { above, isAgent: isAgent(place) }));
    people.push({ placed, parent });
  }
  await plantBets();
  await plantLines();
  await moveNow(test, { memberId: idOf(mover), toId: idOf(3) });
});

const idOf = (place: number): MemberId => people[place]?.placed.id ?? 'mbr_nobody00';
const isBelow = (place: number, top: number): boolean =>
  place === top || (place >= 0 && isBelow(people[place]?.parent ?? -1, top));

/** Some of one moment, most of the second line, the first one only in the morning. */
async function plantBets(): Promise<void> {
  for (let number = 0; number < 120; number += 1) {
    const by = number < 12 ? number % 4 : 4 + (number % 10);
    const second = number < 12 ? number * 60 : daySeconds - 1 - Math.floor((number - 12) / 3) ** 2;
    const at = start.add({ seconds: second });
    // The later of one moment have the lower ids.
    const digits = (9000 - number).toString(16).padStart(20, '0');
    const id = `bet_${at.epochMilliseconds.toString(16).padStart(12, '0')}${digits}`;
    played.push({ id, by, at: String(at), won: number % 3 === 0 });
  }
  const rows = played.map(({ id, by, at, won }) => [
    id.slice(4),
    idOf(by),
    at,
    won ? 'WIN' : 'LOSE',
  ]);
  await test.database().pool.query(
    `insert into bets (id, member_id, placed_at, provider, category, game_code, currency,
        stake_minor, payout_minor, valid_minor, state, result, balance_before_minor,
        balance_after_minor, settled_at)
       select (r ->> 0)::uuid, r ->> 1, (r ->> 2)::timestamptz, 'games', 'RNG', 'reels', 'USD',
              0, 0, 0, 'settled', r ->> 3, 0, 0, (r ->> 2)::timestamptz
         from jsonb_array_elements($1::jsonb) r`,
    [JSON.stringify(rows)],
  );
}

async function plantLines(): Promise<void> {
  for (let number = 0; number < 60; number += 1) {
    const by = number < 6 ? number % 4 : 4 + (number % 10);
    // Two at a time, so that a moment is cut by the end of a page.
    const at = start.add({ seconds: number < 6 ? 60 : 40_000 + Math.floor(number / 2) * 700 });
    test.clock.set(at);
    const to = `member:${idOf(by)}:cash`;
    const amounts = { amountMinor: BigInt(100 + number), currency: 'USD' };
    await test.inUnit((ctx) =>
      post(ctx, [buildTransfer({ type: 'adjustment', from: 'outside:bank', to, ...amounts })]),
    );
  }
  const { rows } = await test
    .database()
    .pool.query<{ entry: string; path: string; at: Temporal.Instant }>(
      `select l.entry_id::text as entry, a.path, l.posted_at as at
       from lines l join accounts a on a.id = l.account_id where a.path like 'member:%'`,
    );
  for (const { entry, path, at } of rows) {
    const by = people.findIndex(({ placed }) => path === `member:${placed.id}:cash`);
    moved.push({ entry, by, at: String(at) });
  }
}

interface Choice {
  readonly agent: number;
  readonly scope: 'direct' | 'team';
  readonly limit: number;
  readonly mostAtOnce: number;
  readonly most: number;
}

const choices = fc.record<Choice>({
  agent: fc.constantFrom(0, 1, 3, 4, 5, 8),
  scope: fc.constantFrom('direct', 'team'),
  limit: fc.integer({ min: 5, max: 25 }),
  mostAtOnce: fc.integer({ min: 8, max: 30 }),
  most: fc.integer({ min: 10, max: 90 }),
});

/** Whose records of the day an agent may see, of those that were planted. */
function isSeen({ agent, scope }: Choice, by: number): boolean {
  const isThere = scope === 'team' ? isBelow(by, agent) : people[by]?.parent === agent;
  return isThere && (by !== mover || (agent !== 3 && agent !== 4 && agent !== 6));
}

const as = <Result>(agent: number, read: (ctx: Ctx<MemberActor>) => Promise<Result>) =>
  test.inUnit(read, { actor: assertDefined(people[agent], 'planted').placed.actor });
const boundsOf = ({ mostAtOnce, most }: Choice) => ({
  mostNamed: 0,
  walk: { first: 2, mostAtOnce, most },
});
const query = { from: day, to: day };

interface Page {
  readonly keys: readonly string[];
  readonly nextCursor: string | null;
  readonly searchedTo: Temporal.Instant | null;
}

/** All pages to the end; each has no more rows than it may, and only a full one says nothing. */
async function walk(limit: number, read: (cursor: string | undefined) => Promise<Page>) {
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    keys.push(...page.keys);
    expect(page.keys.length).toBeLessThanOrEqual(limit);
    expect(page.searchedTo === null).toBe(page.nextCursor === null || page.keys.length === limit);
    expect(page.nextCursor === null || page.nextCursor !== cursor).toBe(true);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return keys;
}

const newestFirst = <Row extends { readonly at: string }>(
  rows: readonly Row[],
  key: (row: Row) => string,
) =>
  rows
    .toSorted((left, right) => right.at.localeCompare(left.at) || compare(key(right), key(left)))
    .map(key);
const compare = (left: string, right: string) => (left < right ? -1 : Number(left > right));

describe('the record of a team too large to be named', () => {
  it('has every bet of those below once, newest first, page by page', async () => {
    await fc.assert(
      fc.asyncProperty(choices, fc.boolean(), async (choice, isWon) => {
        const { agent, scope, limit } = choice;
        const filter = { ...query, scope, ...(isWon && { result: 'WIN' as const }) };
        const keys = await walk(limit, async (cursor) => {
          const page = { ...filter, limit, cursor };
          const found = await as(agent, (ctx) => listTeamBets(ctx, page, boundsOf(choice)));
          return { ...found, keys: found.bets.map(({ id }) => id) };
        });
        const rows = played.filter(({ by, won }) => isSeen(choice, by) && (won || !isWon));
        expect(keys).toEqual(newestFirst(rows, ({ id }) => id));
        const named = await as(agent, (ctx) => listTeamBets(ctx, { ...filter, limit: 200 }));
        expect(named.bets.map(({ id }) => id)).toEqual(keys);
      }),
      { numRuns: 6 },
    );
  });

  it('has every movement of theirs once, those of one moment too', async () => {
    await fc.assert(
      fc.asyncProperty(choices, async (choice) => {
        const { agent, scope, limit } = choice;
        const keys = await walk(limit, async (cursor) => {
          const page = { ...query, scope, limit, cursor };
          const found = await as(agent, (ctx) => listTeamTransactions(ctx, page, boundsOf(choice)));
          return { ...found, keys: found.lines.map(({ entryId }) => String(entryId)) };
        });
        const rows = moved.filter(({ by }) => isSeen(choice, by));
        expect(keys).toEqual(
          newestFirst(rows, ({ entry }) => entry.padStart(12, '0')).map(trimmed),
        );
        const named = await as(agent, (ctx) =>
          listTeamTransactions(ctx, { ...query, scope, limit: 200 }),
        );
        expect(named.lines.map(({ entryId }) => String(entryId))).toEqual(keys);
      }),
      { numRuns: 6 },
    );
  });

  it('is summed up where its day can be searched, and not where it cannot', async () => {
    const wide = { mostNamed: 0, walk: { first: 7, mostAtOnce: 7, most: 1000 } };
    const narrow = { mostNamed: 0, walk: { first: 7, mostAtOnce: 7, most: 50 } };
    const asked = { ...query, scope: 'team' as const };
    const bets = await as(4, (ctx) => readTeamBetTotals(ctx, asked, wide));
    expect(bets).toEqual(await as(4, (ctx) => readTeamBetTotals(ctx, asked)));
    expect(bets?.betCount).toBeGreaterThan(90n);
    const lines = await as(4, (ctx) => readTeamTransactionTotals(ctx, asked, wide));
    expect(lines).toEqual(await as(4, (ctx) => readTeamTransactionTotals(ctx, asked)));
    expect(lines?.lineCount).toBeGreaterThan(40n);
    expect(await as(4, (ctx) => readTeamBetTotals(ctx, asked, narrow))).toBeUndefined();
    expect(await as(4, (ctx) => readTeamTransactionTotals(ctx, asked, narrow))).toBeUndefined();
  });

  it('of a few among many ends where so much was looked at, and says where', async () => {
    const bounds = { mostNamed: 0, walk: { first: 10, mostAtOnce: 10, most: 40 } };
    const first = await as(0, (ctx) =>
      listTeamBets(ctx, { ...query, scope: 'team', limit: 20 }, bounds),
    );
    expect(first.bets).toEqual([]);
    const searchedTo = String(first.searchedTo);
    expect(first.nextCursor).toBe(searchedTo);
    const passed = played.filter(({ at }) => at >= searchedTo).length;
    expect(passed).toBeGreaterThanOrEqual(40);
    // A window more, and what is of the moment at which it ended.
    expect(passed).toBeLessThanOrEqual(52);
  });
});

const trimmed = (text: string) => text.replace(/^0+/u, '');
