import type { MemberId } from '@portal/protocol';
import { beforeEach, describe, expect, it } from 'vitest';
import { placeMember } from '../../../../../test/factories/agents.ts';
import { buildOperator } from '../../../../../test/factories/operators.ts';
import { playBet } from '../../../../../test/factories/settling.ts';
import { moveNow } from '../../../../../test/factories/tree-moves.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import type { OperatorActor } from '../../../../platform/context.ts';
import { bookMoney, foldFacts, type FoldedRow } from '../../../turnover/index.ts';
import { addSums } from '../../sums/store-fold.ts';
import { proveTeams } from './prove-teams.ts';
import { repairTeamDay } from './repair-team-day.ts';

const test = testDatabase();
const day = { hours: 24 };
let [top, below, member]: MemberId[] = [];

/** Each test has a line and days of its own. */
beforeEach(async () => {
  test.clock.advance({ hours: 24 * 5 });
  await test.inUnit(async (ctx) => {
    const first = await placeMember(ctx, { isAgent: true });
    const second = await placeMember(ctx, { isAgent: true, above: first.id });
    const third = await placeMember(ctx, { above: second.id });
    [top, below, member] = [first.id, second.id, third.id];
  });
});

const of = (id: MemberId | undefined): MemberId => id ?? 'mbr_nobody00';

/** A bet of 60.00 that paid 20.00, and what it brought everybody. */
async function playADay(): Promise<void> {
  const bet = { memberId: of(member), stakeMinor: 6000n, payoutMinor: 2000n };
  await test.inUnit((ctx) => playBet(ctx, bet));
  const money = (memberId: MemberId, kind: 'salary' | 'rebate' | 'dividend', amountMinor: bigint) =>
    test.inUnit((ctx) => bookMoney(ctx, [{ memberId, kind, amountMinor }]));
  await money(of(below), 'salary', 300n);
  await money(of(below), 'dividend', 200n);
  await money(of(member), 'rebate', 60n);
  await fold();
}

/** What was folded goes to the sums of teams, as the outbox brings it. */
async function fold(): Promise<void> {
  await test.inUnit((ctx) => foldFacts(ctx));
  const { rows } = await test
    .database()
    .pool.query<{ payload: { rows: FoldedRow[] } }>(
      "delete from outbox where name = 'turnover.folded' returning payload",
    );
  for (const { payload } of rows) {
    await test.inUnit((ctx) => addSums(ctx.tx, payload.rows));
  }
}

const prove = () => test.inUnit((ctx) => proveTeams(ctx));
const plant = (minor: number) =>
  test.database().pool.query(
    `update team_days set stake_minor = stake_minor + $1, bet_count = bet_count + 1
      where category = 'LIVE' and agent_number =
        (select number from tree_positions where member_id = $2)`,
    [minor, of(top)],
  );

async function faults() {
  const { rows } = await test.database().pool.query<Record<string, unknown>>(
    `select p.member_id as agent, f.site_day::text as day, f.category, f.figures
       from team_faults f join tree_positions p on p.number = f.agent_number
      where p.member_id = any($1) order by 1`,
    [[of(top), of(below)]],
  );
  return rows;
}

const repair = (category = 'LIVE') =>
  test.inUnit<void, OperatorActor>(
    async (ctx) => {
      const siteDay = String(
        ctx.clock.now().toZonedDateTimeISO(ctx.site.timeZone).toPlainDate().subtract({ days: 1 }),
      );
      const key = { siteDay, agentId: of(top), category };
      await repairTeamDay(ctx, { ...key, reason: 'nothing is on its way' });
    },
    { actor: buildOperator() },
  );

describe('proveTeams', () => {
  it('agrees with the sums of every agent above, own and paid parts included', async () => {
    await playADay();
    test.clock.advance(day);
    expect(await prove()).toBe(0);
  });

  it('finds what was planted, says both values, and forgets it when it is gone', async () => {
    await playADay();
    await plant(100);
    test.clock.advance(day);
    expect(await prove()).toBe(1);
    expect(await faults()).toMatchObject([
      {
        agent: top,
        category: 'LIVE',
        figures: { bets: { sums: '2', facts: '1' }, stake: { sums: '6100', facts: '6000' } },
      },
    ]);
    await plant(-100);
    await test.database().pool.query('update team_days set bet_count = 1 where bet_count > 1');
    expect(await prove()).toBe(0);
    expect(await faults()).toEqual([]);
  });

  it('finds facts that never arrived, and sums without a fact', async () => {
    const bet = { memberId: of(member), stakeMinor: 6000n, payoutMinor: 2000n };
    await test.inUnit((ctx) => playBet(ctx, bet));
    await test.inUnit((ctx) => foldFacts(ctx));
    await test.database().pool.query("delete from outbox where name = 'turnover.folded'");
    await test.database().pool.query(
      `insert into team_days (agent_number, site_day, category, stake_minor)
       select number, $2::date, 'RNG', 5 from tree_positions where member_id = $1`,
      [of(top), String(test.clock.now().toZonedDateTimeISO('UTC').toPlainDate())],
    );
    test.clock.advance(day);
    expect(await prove()).toBe(3);
    expect((await faults()).map(({ agent, category }) => [agent, category])).toEqual(
      expect.arrayContaining([
        [top, 'LIVE'],
        [below, 'LIVE'],
        [top, 'RNG'],
      ]),
    );
  });

  it('counts a day for the line of that day, whoever moved since (A5)', async () => {
    await playADay();
    const other = await test.inUnit((ctx) => placeMember(ctx, { isAgent: true }));
    await moveNow(test, { memberId: of(below), toId: other.id });
    await playADay();
    test.clock.advance(day);
    expect(await prove()).toBe(0);
  });
});

describe('repairTeamDay', () => {
  it('refuses what has no fault', async () => {
    await playADay();
    test.clock.advance(day);
    await prove();
    await expect(repair()).rejects.toMatchObject({ code: 'not_found' });
  });

  it('takes over what the facts say, once, with both values in the trail', async () => {
    await playADay();
    await plant(100);
    test.clock.advance(day);
    await prove();
    await repair();
    expect(await faults()).toEqual([]);
    expect(await prove()).toBe(0);
    await expect(repair()).rejects.toMatchObject({ code: 'not_found' });
    const { rows } = await test
      .database()
      .pool.query<{ after: { figures: string } }>(
        "select after from trail_entries where action = 'agent.repair_sums' order by at desc limit 1",
      );
    expect(rows[0]?.after.figures).toContain('"stake":{"sums":"6100","facts":"6000"}');
  });

  it('is done by one of two at once', async () => {
    await playADay();
    await plant(100);
    test.clock.advance(day);
    await prove();
    const ends = await Promise.allSettled([repair(), repair()]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
