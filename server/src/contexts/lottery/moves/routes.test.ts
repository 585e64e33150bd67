import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import { enterOperator } from '../../../../test/factories/operators.ts';
import {
  endlessRates,
  type Got,
  runningServer,
  type TestBrowser,
} from '../../../../test/factories/running.ts';
import { workOf } from '../../../../test/factories/work.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { deliverEvents } from '../../../platform/outbox.ts';
import { lotteryRounds } from '../../../../test/factories/lottery-rounds.ts';
import { makeIssuesAhead } from '../use-cases/make-issues-ahead.ts';
import type { GameMove } from './game-move.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const reason = 'the office published another calendar';
let keys = 0;
const newKey = (): string => `moves-key-${(keys += 1)}`;
const people: { asker: TestBrowser; second: TestBrowser; member: TestBrowser }[] = [];

// The clock of the tests begins at 2026-03-02T08:00:00Z, a Monday.
const north = 'VNNORTH';

function person(): (typeof people)[number] {
  const [first] = people;
  if (first === undefined) {
    throw new Error('nobody is signed in');
  }
  return first;
}

async function tick(): Promise<void> {
  const loop = lotteryRounds(server.built().contexts.bets);
  while ((await loop.run(workOf(test, { currency: 'THB' }))).isMore) {
    // Until nothing is due.
  }
}

const off = (day: string): GameMove => move(day, null);

function move(day: string, to: string | null, clock: readonly number[] = []): GameMove {
  const [closesAtSecond = null, drawsAtSecond = null] = clock;
  return { day, to, closesAtSecond, drawsAtSecond };
}

function ask(gameCode: string, moves: readonly GameMove[]) {
  const call = { params: { gameCode }, body: { moves: [...moves], reason } };
  return person().asker.call(endpoints.moveLotteryDraws, call);
}

function approve(id: unknown, by = person().second) {
  return by.call(endpoints.approveRequest, {
    params: { id: String(id) },
    body: { reason },
    key: newKey(),
  });
}

function doneOr({ code }: Got): string {
  return typeof code === 'string' ? code : 'done';
}

async function moveDraws(gameCode: string, moves: readonly GameMove[]): Promise<string> {
  const asked = await ask(gameCode, moves);
  return doneOr(await approve(asked.value['approvalId']));
}

async function issueOf(gameCode: string, issueNo: string) {
  const query = { gameCode, issueNo };
  return (await server.browser().call(endpoints.readLotteryIssue, { query })).value;
}

/** `07` on the special prize, in the given issues. */
function bet(issueNos: readonly string[], stopOnWin = false) {
  const line = {
    betType: 'vnn.de.db',
    selection: { nums: ['07'] },
    stake: { stakePerUnit: '10' },
    choice: { rebate: '0' },
  };
  const issues = issueNos.map((issueNo) => ({ issueNo, multiple: 1 }));
  return person().member.call(endpoints.placeLotteryOrder, {
    body: { gameCode: north, lines: [line], issues, ...(stopOnWin && { stopOnWin }) },
    key: newKey(),
  });
}

async function ticketStates(): Promise<readonly unknown[]> {
  const { rows } = await test.database().pool.query<{ no: string; state: string }>(
    `select i.issue_no as no, t.state from lottery_tickets t
     join lottery_issues i on i.id = t.issue_id order by i.issue_no, t.id`,
  );
  return rows.map(({ no, state }) => [no, state]);
}

/** What the inbox of the member says of moved draws, in a language. */
async function told(language: string) {
  await deliverEvents(workOf(test), server.built().contexts.events);
  const got = await person().member.call(endpoints.listMessages, {
    headers: { 'accept-language': language },
  });
  return endpoints.listMessages.reply
    .parse(got.value)
    .content.filter(({ type }) => type === 'lottery_moved');
}

/** Issue by issue, what its tickets say of the time that they were sold for. */
async function movedTickets(): Promise<ReadonlySet<string>> {
  const got = await person().member.call(endpoints.listLotteryTickets);
  const { content } = endpoints.listLotteryTickets.reply.parse(got.value);
  return new Set(
    content.map(({ issueNo, movedFrom, drawsAt }) => `${issueNo} ${movedFrom} ${drawsAt}`),
  );
}

async function balance(): Promise<number> {
  return Number((await person().member.call(endpoints.readBalance)).value['balance']);
}

beforeAll(async () => {
  await test.inUnit((ctx) => makeIssuesAhead(ctx));
  await tick();
  const asker = await enterOperator(test, server, 'admin');
  const second = await enterOperator(test, server, 'admin');
  const member = server.browser();
  await registerMember(member);
  people.push({ asker, second, member });
});

describe('moved draws', () => {
  it('are refused for what is no calendar, does not fit, is over, or changes nothing', async () => {
    expect((await ask('NONE', [])).code).toBe('lottery_game_not_found');
    expect((await ask('SSC1M', [])).code).toBe('lottery_import_refused');
    const wrong: readonly (readonly GameMove[])[] = [
      [],
      [off('2026-03-01')],
      [move('2026-03-05', '2026-03-06')],
      [move('2026-03-05', '2026-03-05', [65_700, 65_400])],
      [off('2026-03-20'), move('2026-03-05', '2026-06-20')],
      [off('2026-03-05'), off('2026-03-05')],
    ];
    const codes = await Promise.all(wrong.map(async (moves) => (await ask(north, moves)).code));
    expect(codes).toEqual(wrong.map(() => 'lottery_move_refused'));
    const auditor = await enterOperator(test, server, 'auditor');
    const call = { params: { gameCode: north }, body: { moves: [], reason } };
    expect((await auditor.call(endpoints.moveLotteryDraws, call)).code).toBe('ability_missing');
  });

  it('count once a second person approves; one request of a game waits at a time', async () => {
    const first = await ask(north, [move('2026-03-03', '2026-03-03', [66_600, 67_500])]);
    expect((await ask(north, [off('2026-03-04')])).code).toBe('approval_waiting');
    const id = first.value['approvalId'];
    expect((await approve(id, person().asker)).code).toBe('approval_is_own');
    expect(await issueOf(north, '20260303')).toMatchObject({ closesAt: '2026-03-03T11:10:00Z' });
    const both = await Promise.all([approve(id), approve(id)]);
    expect(both.map(doneOr).toSorted()).toEqual(['approval_closed', 'done']);
    // 18:30 and 18:45 of Vietnam; the next issue opens when this one closes.
    expect(await issueOf(north, '20260303')).toMatchObject({
      closesAt: '2026-03-03T11:30:00Z',
      drawsAt: '2026-03-03T11:45:00Z',
    });
    expect(await issueOf(north, '20260304')).toMatchObject({
      opensAt: '2026-03-03T11:30:00Z',
      closesAt: '2026-03-04T11:10:00Z',
    });
    const params = { gameCode: north };
    const list = await person().asker.call(endpoints.listLotteryMoves, { params });
    expect(list.json?.['value']).toEqual([move('2026-03-03', '2026-03-03', [66_600, 67_500])]);
  });

  it('take tickets along: they keep their issue, and are sold and closed by the new time', async () => {
    const standing = move('2026-03-03', '2026-03-03', [66_600, 67_500]);
    const before = await balance();
    test.clock.advance({ seconds: 1 });
    expect(doneOr(await bet(['20260303', '20260304', '20260305']))).toBe('done');
    expect(doneOr(await bet(['20260303', '20260304']))).toBe('done');
    // The 4th is moved to the 5th, whose own draw is off: that stake comes back, the chase goes on.
    const moves = [standing, move('2026-03-04', '2026-03-05'), off('2026-03-05')];
    expect(await moveDraws(north, moves)).toBe('done');
    await tick();
    expect(await ticketStates()).toEqual([
      ['20260303', 'open'],
      ['20260303', 'open'],
      ['20260304', 'open'],
      ['20260304', 'open'],
      ['20260305', 'void'],
    ]);
    expect(await balance()).toBe(before - 40);
    // Both tickets of the moved draw say so; whoever holds them is told once, in any language.
    expect(await movedTickets()).toEqual(
      new Set([
        '20260303 null 2026-03-03T11:45:00Z',
        '20260304 2026-03-04T11:15:00Z 2026-03-05T11:15:00Z',
        '20260305 null 2026-03-05T11:15:00Z',
      ]),
    );
    const params = {
      issueNo: { kind: 'word', word: '20260304' },
      from: { kind: 'moment', at: '2026-03-04T11:15:00Z' },
      to: { kind: 'moment', at: '2026-03-05T11:15:00Z' },
    };
    expect(await told('vi')).toMatchObject([
      { params: { ...params, game: { kind: 'word', word: 'Miền Bắc Việt Nam' } } },
    ]);
    expect(await told('en')).toMatchObject([
      { reference: 'VNNORTH/20260304', params: { game: { kind: 'word', word: 'Vietnam North' } } },
    ]);
    // A ticket that is sold for the new time has no other one.
    test.clock.advance({ seconds: 1 });
    expect(doneOr(await bet(['20260303', '20260304']))).toBe('done');
    expect(await movedTickets()).toContain('20260304 null 2026-03-05T11:15:00Z');
    expect(await issueOf(north, '20260305')).toMatchObject({ state: 'void', voidReason: reason });
    // After the old closing of the 3rd, and in the last moment before its new one.
    test.clock.set(Temporal.Instant.from('2026-03-03T11:29:59.999Z'));
    await tick();
    await registerMember(person().member);
    expect(doneOr(await bet(['20260303']))).toBe('done');
    test.clock.set(Temporal.Instant.from('2026-03-03T11:30:00Z'));
    expect((await bet(['20260303'])).code).toBe('lottery_issue_closed');
    await tick();
    expect(await issueOf(north, '20260303')).toMatchObject({ state: 'closed', ticketCount: 4 });
    expect(await issueOf(north, '20260304')).toMatchObject({
      state: 'open',
      closesAt: '2026-03-05T11:10:00Z',
    });
  });

  it('change nothing that has closed, and give no day back that was void', async () => {
    const fourth = move('2026-03-04', '2026-03-05');
    people[0] = {
      ...person(),
      asker: await enterOperator(test, server, 'admin'),
      second: await enterOperator(test, server, 'admin'),
    };
    expect((await ask(north, [fourth, off('2026-03-05'), off('2026-03-03')])).code).toBe(
      'lottery_move_refused',
    );
    const asked = await ask(north, []);
    expect(doneOr(asked)).toBe('done');
    const got = await approve(asked.value['approvalId']);
    expect([got.code, got.json?.['data']]).toMatchObject(['lottery_move_refused', {}]);
  });

  it('settle by the file of the day on which they were drawn', async () => {
    test.clock.set(Temporal.Instant.from('2026-03-05T11:16:00Z'));
    await tick();
    const files = [
      await enterOperator(test, server, 'trader'),
      await enterOperator(test, server, 'trader'),
    ];
    const draw = {
      db: '12307',
      g1: ['11111'],
      g2: ['22222', '22222'],
      g3: Array.from({ length: 6 }, () => '33333'),
      g4: Array.from({ length: 4 }, () => '4444'),
      g5: Array.from({ length: 6 }, () => '5555'),
      g6: ['666', '666', '666'],
      g7: ['77', '77', '77', '77'],
    };
    const body = {
      gameCode: north,
      file: 'a.json',
      results: [{ date: '2026-03-05', draw }],
      reason,
    };
    const outcomes = [];
    for (const browser of files) {
      const { value } = await browser.call(endpoints.importLotteryResults, { body });
      outcomes.push(...(value['results'] as readonly object[]));
    }
    expect(outcomes).toMatchObject([
      { issueNo: '20260304', outcome: 'waiting' },
      { issueNo: '20260304', outcome: 'done' },
    ]);
    await tick();
    expect((await ticketStates()).find((row) => String(row).startsWith('20260304'))).toEqual([
      '20260304',
      'won',
    ]);
  });
});

describe('numbers that count the draws of a year', () => {
  // 5 March 2026 is the 28th draw by the days of LHCHK; each issue takes the next day's place.
  it('stay with their tickets when a day falls out, and when one is added', async () => {
    people[0] = {
      ...person(),
      asker: await enterOperator(test, server, 'admin'),
      second: await enterOperator(test, server, 'admin'),
    };
    const code = 'LHCHK';
    const numbers = async () => {
      const { rows } = await test.database().pool.query<{ no: string; at: string }>(
        `select issue_no as no, to_char(draws_at at time zone 'Asia/Hong_Kong', 'MM-DD') as at
         from lottery_issues where game_code = $1 and state in ('scheduled', 'open')
         order by draws_at limit 4`,
        [code],
      );
      return rows.map(({ no, at }) => `${no} ${at}`);
    };
    const before = await numbers();
    expect(before.map((row) => row.slice(-5))).toEqual(['03-05', '03-07', '03-10', '03-12']);
    expect(await moveDraws(code, [off('2026-03-07')])).toBe('done');
    const names = before.map((row) => row.slice(0, 6));
    expect(await numbers()).toEqual(
      ['03-05', '03-10', '03-12', '03-14'].map((day, place) => `${names[place]} ${day}`),
    );
    expect(await moveDraws(code, [move('2026-03-08', '2026-03-08')])).toBe('done');
    expect((await numbers()).map((row) => row.slice(-5))).toEqual([
      '03-05',
      '03-07',
      '03-08',
      '03-10',
    ]);
    const { rows } = await test
      .database()
      .pool.query<{ count: bigint }>(
        `select count(*) from lottery_issues where game_code = $1 and state = 'void'`,
        [code],
      );
    expect(rows).toEqual([{ count: 0n }]);
  });
});
