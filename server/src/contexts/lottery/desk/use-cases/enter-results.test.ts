import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
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
const people: TestBrowser[] = [];

async function tick(): Promise<void> {
  const loop = lotteryRounds(server.built().contexts.bets);
  while ((await loop.run(workOf(test, { currency: 'THB' }))).isMore) {
    // Until nothing is due.
  }
}

async function enter(gameCode: string, issueNo: string, draws: readonly object[]) {
  const answers: unknown[] = [];
  for (const [at, draw] of draws.entries()) {
    const body = { results: [{ gameCode, issueNo, draw }], reason: 'read from the office' };
    const got = await people[at]?.call(endpoints.enterLotteryResults, { body });
    answers.push(got?.code ?? got?.value['results']);
  }
  return answers;
}

async function issueOf(gameCode: string, issueNo: string) {
  const query = { gameCode, issueNo };
  return (await server.browser().call(endpoints.readLotteryIssue, { query })).value;
}

/** What the desk says of results that wait for a second person, in all and of one game. */
async function waiting() {
  const [owner] = people;
  const overview = await owner?.call(endpoints.readOverview);
  const queues = overview?.value['queues'] as readonly { name: string; count: number }[];
  const games = endpoints.listDeskLotteryGames.reply.parse(
    (await owner?.call(endpoints.listDeskLotteryGames))?.value,
  );
  return {
    queue: queues.find(({ name }) => name === 'lotteryResults')?.count,
    game: games.find(({ gameCode }) => gameCode === 'KL8CN')?.waitingResults,
  };
}

beforeAll(async () => {
  await test.inUnit((ctx) => makeIssuesAhead(ctx));
  test.clock.set(Temporal.Instant.from('2026-03-03T14:00:00Z'));
  people.push(await enterOwner(server), await enterOperator(test, server, 'trader'));
  await tick();
});

describe('enterResults', () => {
  it('takes the twenty balls of keno in any order, and writes them ascending (A2)', async () => {
    const balls = Array.from({ length: 20 }, (_, at) => at * 4 + 1);
    const issueNo = '2026062';
    const [first, second] = await enter('KL8CN', issueNo, [
      { balls: balls.toReversed() },
      { balls },
    ]);
    expect([first, second]).toMatchObject([[{ outcome: 'waiting' }], [{ outcome: 'done' }]]);
    expect(await issueOf('KL8CN', issueNo)).toMatchObject({ draw: { balls } });
  });

  it('keeps what is in force, however often and at once it is said (R44)', async () => {
    const issueNo = '2026061';
    const balls = Array.from({ length: 20 }, (_, at) => at * 3 + 2);
    const body = {
      results: [{ gameCode: 'KL8CN', issueNo, draw: { balls } }],
      reason: 'read from the office',
    };
    const calls = [...people, ...people, ...people].map(async (person) => {
      const got = await person.call(endpoints.enterLotteryResults, { body });
      return (got.value['results'] as readonly { readonly outcome: string }[])[0]?.outcome;
    });
    const outcomes = await Promise.all(calls);
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(outcomes).toContain('kept');
    const corrected = { balls: balls.with(0, 1) };
    expect(await enter('KL8CN', issueNo, [corrected])).toMatchObject([[{ outcome: 'waiting' }]]);
    expect(await waiting()).toEqual({ queue: 1, game: 1 });
    // Who says what is in force takes back what was said against it.
    expect(await enter('KL8CN', issueNo, [{ balls }])).toMatchObject([[{ outcome: 'kept' }]]);
    expect(await waiting()).toEqual({ queue: 0, game: 0 });
    const other = await people[1]?.call(endpoints.enterLotteryResults, {
      body: { ...body, results: [{ gameCode: 'KL8CN', issueNo, draw: corrected }] },
    });
    expect(other?.value).toMatchObject({ results: [{ outcome: 'waiting' }] });
    expect(await issueOf('KL8CN', issueNo)).toMatchObject({ drawVersion: 1, draw: { balls } });
  });

  it('takes no sign but that of the lunar year of its day (A2)', async () => {
    const { rows } = await test.database().pool.query<{ readonly no: string }>(
      `select issue_no as no from lottery_issues
       where game_code = 'LHCHK' and draws_at <= '2026-03-03T14:00:00Z' order by draws_at desc`,
    );
    const issueNo = rows[0]?.no ?? '';
    const draw = { main: [1, 2, 3, 4, 5, 6], special: 49 };
    const rat = { ...draw, zodiacYear: 'rat' };
    expect(await enter('LHCHK', issueNo, [rat])).toEqual(['lottery_result_refused']);
    const said = await enter('LHCHK', issueNo, [{ ...draw, zodiacYear: 'horse' }, draw]);
    expect(said).toMatchObject([[{ outcome: 'waiting' }], [{ outcome: 'done' }]]);
    expect(await issueOf('LHCHK', issueNo)).toMatchObject({ draw: { zodiacYear: 'horse' } });
  });

  it('draws and corrects Hanoi with the North, and takes no other result (A3.2)', async () => {
    const issueNo = '20260303';
    const north = (db: string) => ({
      db,
      g1: ['11111'],
      g2: ['22222', '22222'],
      g3: Array.from({ length: 6 }, () => '33333'),
      g4: Array.from({ length: 4 }, () => '4444'),
      g5: Array.from({ length: 6 }, () => '5555'),
      g6: ['666', '666', '666'],
      g7: ['77', '77', '77', '77'],
    });
    await enter('VNNORTH', issueNo, [north('01234'), north('01234')]);
    expect(await issueOf('HNNORMAL', issueNo)).toMatchObject({
      state: 'settled',
      drawVersion: 1,
      draw: { db: '01234', g1: '11111' },
    });
    const other = await enter('HNNORMAL', issueNo, [{ db: '99999', g1: '11111' }]);
    expect(other).toEqual(['lottery_result_refused']);
    await enter('VNNORTH', issueNo, [north('56789'), north('56789')]);
    expect(await issueOf('HNNORMAL', issueNo)).toMatchObject({
      drawVersion: 2,
      draw: { db: '56789', g1: '11111' },
    });
  });

  it('takes no result before its draw, though nobody can bet any more', async () => {
    const issueNo = '20260304';
    const { closesAt, drawsAt } = await issueOf('HNVIP', issueNo);
    test.clock.set(Temporal.Instant.from(String(drawsAt)).subtract({ seconds: 1 }));
    expect(Temporal.Instant.compare(String(closesAt), test.clock.now())).toBe(-1);
    people.splice(0, 2, await enterOwner(server), await enterOperator(test, server, 'trader'));
    await tick();
    const draw = { db: '12345', g1: '54321' };
    expect(await enter('HNVIP', issueNo, [draw])).toEqual(['lottery_result_refused']);
    test.clock.advance({ seconds: 1 });
    expect(await enter('HNVIP', issueNo, [draw, draw])).toMatchObject([
      [{ outcome: 'waiting' }],
      [{ outcome: 'done' }],
    ]);
    // Of a North that is void Hanoi has no part (A3.2).
    const results = [{ gameCode: 'VNNORTH', issueNo, draw: null }];
    for (const person of people) {
      const body = { results, reason: 'it was not drawn' };
      await person.call(endpoints.enterLotteryResults, { body });
    }
    expect(await enter('HNNORMAL', issueNo, [draw])).toEqual(['lottery_result_refused']);
  });
});
