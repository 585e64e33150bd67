import { drawTopic, drawsTopic, shotsTopic } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { registerMember } from '../../../test/factories/identity.ts';
import { dial, portOf, type TestLine } from '../../../test/factories/live.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { workOf } from '../../../test/factories/work.ts';
import { testDatabase } from '../../../test/harness.ts';
import { giveHints } from '../../platform/live-hints.ts';
import { lotteryRounds } from '../../../test/factories/lottery-rounds.ts';
import { tellResults } from './tell-results.ts';
import { makeIssuesAhead } from './use-cases/make-issues-ahead.ts';
import { voidOverdue } from './use-cases/void-overdue.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
/** The machine may be busy. */
const soon = { timeout: 15_000 };
const gameCode = 'SSC1M';
let port = 0;

beforeAll(async () => {
  port = await portOf(server);
});

async function tabOf(...topics: readonly string[]): Promise<TestLine> {
  const line = await dial(port);
  line.say({ kind: 'hello', token: null });
  await expect.poll(() => line.answers.at(-1)?.['kind'], soon).toBe('ready');
  line.say({ kind: 'follow', topics });
  await expect.poll(() => line.answers.length, soon).toBe(1 + topics.length);
  return line;
}

/** Resolves once this process hears hints, which it does from its first line on. */
async function isListening(): Promise<void> {
  const line = await tabOf('draws:PROBE');
  const heard = async () => {
    await test.inUnit((ctx) => giveHints(ctx, [{ key: 'draws:PROBE' }]));
    return line.answers.length > 2;
  };
  await expect.poll(heard, soon).toBe(true);
}

const newsOf = ({ answers }: TestLine) => answers.filter(({ kind }) => kind === 'news');

async function readIssue(issueNo: string) {
  const query = { gameCode, issueNo };
  return (await server.browser().call(endpoints.readLotteryIssue, { query })).value;
}

describe('what is drawn', () => {
  it('reaches who follows the game, and who follows all, with the result itself', async () => {
    await test.inUnit((ctx) => makeIssuesAhead(ctx));
    const [own, all] = [await tabOf(drawTopic(gameCode)), await tabOf(drawsTopic)];
    const other = await tabOf(drawTopic('K31M'));
    await isListening();
    const loop = lotteryRounds(server.built().contexts.bets);
    const tick = async () => {
      await loop.run(workOf(test, { currency: 'THB' }));
    };
    await tick();
    test.clock.advance({ minutes: 2 });
    await tick();
    await tick();
    await expect.poll(() => newsOf(own).length, soon).toBeGreaterThan(0);
    const [first] = newsOf(own).map(({ news }) => news as Record<string, unknown>);
    expect(first).toEqual(await readIssue(String(first?.['issueNo'])));
    expect(first).toMatchObject({ gameCode, draw: { balls: expect.any(Array) as unknown } });
    await expect.poll(() => newsOf(all).map(({ news }) => news), soon).toContainEqual(first);
    expect(JSON.stringify(newsOf(other))).not.toContain(gameCode);
  });

  it('and what was made void is told as well', async () => {
    const late = test.clock.now().subtract({ hours: 25 });
    const [from, due] = [String(late.subtract({ hours: 1 })), String(late)];
    const made = sql`
      insert into lottery_issues
        (game_code, issue_no, state, opens_at, closes_at, draws_at, sealed_at, ticket_count,
         ticket_stake_minor, ticket_root)
      values ('VNNORTH', 'LATE', 'closed', ${from}, ${due}, ${due}, ${due}, 0, 0, 'root')`;
    await test.inUnit((ctx) => made.execute(ctx.tx));
    const line = await tabOf(drawTopic('VNNORTH'));
    await isListening();
    await test.inUnit(voidOverdue);
    await expect
      .poll(() => newsOf(line).map(({ news }) => news), soon)
      .toMatchObject([{ issueNo: 'LATE', state: 'void', draw: null }]);
  });

  it('goes as a bare hint where it is too long for one', async () => {
    const draw = JSON.stringify({ shots: Array.from({ length: 2000 }, () => '12345') });
    const made = sql`
      insert into lottery_issues
        (game_code, issue_no, state, opens_at, closes_at, draws_at, sealed_at, ticket_count,
         ticket_stake_minor, ticket_root, draw, draw_version, drawn_at)
      select 'YK15M', 'LONG', 'drawn', t - interval '1 minute', t, t, t, 0, 0,
             'root', ${draw}::json, 1, t
      from (values (${String(test.clock.now())}::timestamptz)) as at (t) returning id`;
    const line = await tabOf(drawTopic('YK15M'));
    await isListening();
    const [row] = (await test.inUnit((ctx) => made.execute(ctx.tx))).rows as { id: bigint }[];
    await test.inUnit((ctx) => tellResults(ctx, [row?.id ?? 0n]));
    await expect
      .poll(() => line.answers.at(-1), soon)
      .toEqual({ kind: 'hint', topic: 'draws:YK15M', seq: 1 });
  });

  it('and so is each shot at a round, without its number and most of the name', async () => {
    const [own, other] = [await tabOf(shotsTopic('YK15M')), await tabOf(shotsTopic('K31M'))];
    await isListening();
    const browser = server.browser();
    await registerMember(browser);
    await test.inUnit((ctx) => makeIssuesAhead(ctx));
    const query = { gameCode: 'YK15M' };
    const read = async () =>
      (await server.browser().call(endpoints.readLotteryShots, { query })).value as {
        readonly rounds?: readonly {
          readonly issueNo: string;
          readonly shots: readonly object[];
        }[];
      };
    const issueNo = (await read()).rounds?.at(-1)?.issueNo ?? '';
    const body = { gameCode: 'YK15M', issueNo, number: '12345' };
    expect((await browser.call(endpoints.shootNumber, { body })).status).toBe(200);
    await expect.poll(() => newsOf(own).length, soon).toBe(1);
    const [shot] = (await read()).rounds?.at(-1)?.shots ?? [];
    expect(newsOf(own)[0]?.['news']).toEqual({ issueNo, count: 1, shot });
    expect(shot).toMatchObject({ shooter: expect.stringContaining('***') as string });
    expect(JSON.stringify(newsOf(own))).not.toContain('12345');
    expect(newsOf(other)).toEqual([]);
  });

  it('of a name that no game can have is refused', async () => {
    const line = await tabOf(
      'draws:',
      'draws:mbr_00000001',
      'draws:a b',
      'shots:',
      'shots:mbr_00000001',
    );
    expect(line.answers.slice(1).map(({ kind }) => kind)).toEqual(
      Array.from({ length: 5 }, () => 'refused'),
    );
  });
});
