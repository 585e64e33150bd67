import { commitmentOf, rootOfPath } from '@portal/lottery';
import { assertDefined } from '@portal/money';
import type { Endpoints, MemberId, ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import { enterOperator, enterOwner } from '../../../../test/factories/operators.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../test/factories/running.ts';
import { workOf } from '../../../../test/factories/work.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { systemUnit } from '../../../platform/unit-of-work.ts';
import { noteMarks } from '../../limits/index.ts';
import { lotteryRounds } from '../../../../test/factories/lottery-rounds.ts';
import { selectGames } from '../store-games.ts';
import { drawIssues } from '../use-cases/draw-issues.ts';
import { makeIssuesAhead } from '../use-cases/make-issues-ahead.ts';
import { settleIssue } from './use-cases/settle-issue.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const people: TestBrowser[] = [];
const gameCode = 'SSC1M';
let keys = 0;

type Receipt = ReplyOf<Endpoints['readLotteryTicket']>;

async function tick(): Promise<void> {
  const loop = lotteryRounds(server.built().contexts.bets);
  while ((await loop.run(workOf(test, { currency: 'THB' }))).isMore) {
    // Until nothing is due.
  }
}

/** Every digit of one place: exactly one unit wins, whatever is drawn. */
async function bet(browser: TestBrowser, issueNo: string) {
  keys += 1;
  const line = {
    betType: 'ssc.dwd',
    selection: { pos: [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [], [], [], []] },
    stake: { unitPrice: '1', multiple: 1 },
    choice: { prizeGroup: 1950 },
  };
  const body = { gameCode, lines: [line], issues: [{ issueNo, multiple: 1 }] };
  const got = await browser.call(endpoints.placeLotteryOrder, { body, key: `closing-${keys}` });
  return { browser, code: got.code, order: got.value as unknown as PlacedOrder };
}

/** One side of a pair; answers the refusal. */
async function side(
  browser: TestBrowser,
  {
    issueNo,
    opt,
    stake,
  }: { readonly issueNo: string; readonly opt: string; readonly stake: number },
) {
  keys += 1;
  const line = {
    betType: 'ssc.zy.ball',
    selection: { ball: 0, opts: [opt] },
    stake: { stakePerUnit: String(stake) },
    choice: { rebate: '0' },
  };
  const body = { gameCode, lines: [line], issues: [{ issueNo, multiple: 1 }] };
  const key = `closing-${keys}`;
  return (await browser.call(endpoints.placeLotteryOrder, { body, key })).code;
}

type PlacedOrder = ReplyOf<Endpoints['placeLotteryOrder']>;

async function balanceOf(browser: TestBrowser): Promise<number> {
  return Number((await browser.call(endpoints.readBalance)).value['balance']);
}

async function receiptOf(browser: TestBrowser, ticketId: string): Promise<Receipt> {
  const got = await browser.call(endpoints.readLotteryTicket, { params: { ticketId } });
  return got.value as unknown as Receipt;
}

beforeAll(async () => {
  await test.inUnit((ctx) => makeIssuesAhead(ctx));
  await tick();
  for (let at = 0; at < 8; at += 1) {
    const browser = server.browser();
    await registerMember(browser);
    people.push(browser);
  }
});

describe('the closing of an issue', () => {
  it('records no bet late and loses none of those that arrive in its last moment (R40, R46)', async () => {
    const issueNo = '20260302-0961';
    const closesAt = Temporal.Instant.from('2026-03-02T08:00:55Z');
    test.clock.set(closesAt.subtract({ milliseconds: 1 }));
    const before = await Promise.all(people.map(balanceOf));
    // Five from each at once; the sale ends while they are on their way.
    const sent = people.flatMap((browser) =>
      Array.from({ length: 5 }, () => bet(browser, issueNo)),
    );
    const some = await Promise.race(sent);
    test.clock.set(closesAt);
    await Promise.all([tick(), ...sent]);
    const answers = await Promise.all(sent);
    const placed = answers.filter(({ code }) => code === undefined);
    expect(some.code).toBeUndefined();
    expect(new Set(answers.map(({ code }) => code).filter(Boolean))).toEqual(
      new Set(placed.length === answers.length ? [] : ['lottery_issue_closed']),
    );
    expect((await bet(people[0] ?? some.browser, issueNo)).code).toBe('lottery_issue_closed');
    const { rows } = await test.database().pool.query<{
      readonly sealed: number;
      readonly stored: number;
      readonly late: number;
    }>(
      `select i.ticket_count as sealed, count(t.id)::int as stored,
              count(*) filter (where o.placed_at >= i.closes_at)::int as late
         from lottery_issues i join lottery_tickets t on t.issue_id = i.id
         join lottery_orders o on o.id = t.order_id
        where i.game_code = $1 and i.issue_no = $2 group by i.id`,
      [gameCode, issueNo],
    );
    const all = placed.length;
    expect(rows).toEqual([{ sealed: all, stored: all, late: 0 }]);
    for (const { browser, order } of placed) {
      const ticketId = order.tickets[0]?.ticketId ?? '';
      const { ticket, path, issue } = await receiptOf(browser, ticketId);
      expect(rootOfPath(ticket.leaf, path)).toBe(issue.ticketRoot);
    }
    const after = await Promise.all(people.map(balanceOf));
    const paid = people.map(
      (browser) => placed.filter((answer) => answer.browser === browser).length,
    );
    expect(after).toEqual(before.map((balance, at) => balance - 10 * (paid[at] ?? 0)));
  });

  it('pays every ticket once, though the process died in the middle of it (R43)', async () => {
    const { bets } = server.built().contexts;
    const before = await Promise.all(people.map(balanceOf));
    test.clock.set(Temporal.Instant.from('2026-03-02T08:01:00Z'));
    const work = workOf(test, { currency: 'THB' });
    await test.inUnit(async (ctx) => {
      const games = await selectGames(ctx.tx, ctx.clock.now());
      await drawIssues(ctx, new Map(games.map((game) => [game.gameCode, game])));
    });
    const dying = work.run(systemUnit('lottery.die'), async (ctx) => {
      expect(await settleIssue(ctx, bets)).toEqual({ isMore: true });
      throw new Error('the process died');
    });
    await expect(dying).rejects.toThrow('the process died');
    expect(await Promise.all(people.map(balanceOf))).toEqual(before);
    await tick();
    await tick();
    const { rows } = await test
      .database()
      .pool.query<{ readonly payout: string; readonly n: number }>(
        `select payout_minor::text as payout, count(*)::int as n from lottery_tickets
        where state <> 'open' group by 1`,
      );
    // Ten digits of one place: exactly one wins 9.75 at group 1950.
    expect(rows).toMatchObject([{ payout: '975' }]);
    const total = (await Promise.all(people.map(balanceOf))).reduce((sum, value) => sum + value, 0);
    const start = before.reduce((sum, value) => sum + value, 0);
    expect(total - start).toBeCloseTo(9.75 * (rows[0]?.n ?? 0), 6);
  });
});

describe('an issue of the house that two persons give up', () => {
  it('tells its seed when every stake is back, and why it was given up (R135, R136)', async () => {
    await test.inUnit((ctx) => makeIssuesAhead(ctx));
    const issueNo = '20260302-0981';
    test.clock.set(Temporal.Instant.from('2026-03-02T08:20:05Z'));
    await tick();
    const [browser] = people;
    const before = await balanceOf(assertDefined(browser, 'a player'));
    await bet(assertDefined(browser, 'a player'), issueNo);
    const reason = 'the hall was on fire';
    const results = [{ gameCode, issueNo, draw: null }];
    for (const person of [await enterOwner(server), await enterOperator(test, server, 'trader')]) {
      await person.call(endpoints.enterLotteryResults, { body: { results, reason } });
    }
    const read = async () => {
      const query = { gameCode, issueNo };
      const got = await server.browser().call(endpoints.readLotteryIssue, { query });
      return got.value as unknown as ReplyOf<Endpoints['readLotteryIssue']>;
    };
    expect(await read()).toMatchObject({ state: 'void', voidReason: reason, serverSeed: null });
    await tick();
    const { commitment, serverSeed } = await read();
    expect(commitmentOf(Buffer.from(serverSeed ?? '', 'hex'))).toBe(commitment);
    expect(await balanceOf(assertDefined(browser, 'a player'))).toBe(before);
  });
});

describe('two accounts of one person in an issue (agents-loyalty-money.md A3)', () => {
  it('count the difference of the sides that they took, and raise one event', async () => {
    const issueNo = '20260302-1021';
    test.clock.set(Temporal.Instant.from('2026-03-02T09:00:05Z'));
    const sides = [
      ['big', 100],
      ['small', 60],
    ] as const;
    const members: MemberId[] = [];
    for (const [opt, stake] of sides) {
      const browser = server.browser();
      members.push((await registerMember(browser)).id);
      expect(await side(browser, { issueNo, opt, stake })).toBeUndefined();
    }
    const mark = { kind: 'phone', value: '+84909999999' } as const;
    for (const memberId of members) {
      await test.inUnit((ctx) => noteMarks(ctx, memberId, [mark]));
    }
    test.clock.set(Temporal.Instant.from('2026-03-02T09:02:30Z'));
    await tick();
    const valid = `select valid_minor as valid from bets where member_id = any($1)
                    order by stake_minor desc`;
    const pool = () => test.database().pool;
    expect((await pool().query<object>(valid, [members])).rows).toEqual([
      { valid: 4000n },
      { valid: 0n },
    ]);
    const events = `select count(*)::int as n from bet_reviews
      where reason = 'linked_opposite_sides' and round_id = $1`;
    expect((await pool().query<object>(events, [`${gameCode}:${issueNo}`])).rows).toEqual([
      { n: 1 },
    ]);
  });
});
