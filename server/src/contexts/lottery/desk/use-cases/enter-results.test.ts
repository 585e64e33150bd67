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
});
