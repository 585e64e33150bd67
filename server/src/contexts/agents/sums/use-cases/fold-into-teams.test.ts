import { beforeEach, expect, it } from 'vitest';
import { placeMember, type Placed } from '../../../../../test/factories/agents.ts';
import { playBet } from '../../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { foldFacts, type FoldedRow } from '../../../turnover/index.ts';
import { activeLeastOf } from '../active-least.ts';
import { foldIntoTeams } from './fold-into-teams.ts';
import { readTeamOverview } from './read-team-overview.ts';

const test = testDatabase();
const noIncome = { incomeOf: () => Promise.resolve({ lines: [], below: [] }) };
let [top, below]: Placed[] = [];

/** Each test has a line and a day of its own. */
beforeEach(async () => {
  test.clock.advance({ hours: 24 });
  await test.inUnit(async (ctx) => {
    top = await placeMember(ctx, { isAgent: true });
    below = await placeMember(ctx, { above: top.id });
  });
});

/** A bet of 60.00, and how many were active on its day for the agent above. */
async function activeBy(leastMinor: bigint): Promise<number> {
  const bet = {
    memberId: below?.id ?? 'mbr_nobody00',
    stakeMinor: 6000n,
    payoutMinor: 0n,
  } as const;
  await test.inUnit((ctx) => playBet(ctx, bet));
  await test.inUnit((ctx) => foldFacts(ctx));
  const { rows } = await test
    .database()
    .pool.query<{ payload: { rows: FoldedRow[] } }>(
      "select payload from outbox where name = 'turnover.folded' order by id desc limit 1",
    );
  await test.inUnit((ctx) => foldIntoTeams(ctx, rows[0]?.payload.rows ?? [], leastMinor));
  return test.inUnit(
    async (ctx) => {
      const day = ctx.clock.now().toZonedDateTimeISO(ctx.site.timeZone).toPlainDate().toString();
      const query = { from: day, to: day, category: undefined, account: undefined } as const;
      return (await readTeamOverview(ctx, { ...query, scope: 'team' }, noIncome)).people.active;
    },
    top === undefined ? {} : { actor: top.actor },
  );
}

it('counts as active who turned over what the site asks for on a day (A6)', async () => {
  expect(await activeBy(6000n)).toBe(1);
});

it('counts nobody who turned over less', async () => {
  expect(await activeBy(6001n)).toBe(0);
});

it('takes the least of a day from the settings of the site', () => {
  const activeLeast = { dividend: '1000', daily: '60', hourly: '50', realtime: '10' };
  // Of all settings the function reads these two.
  const site = { currency: 'USD', contracts: { activeLeast } } as Parameters<
    typeof activeLeastOf
  >[0];
  expect(activeLeastOf(site)).toBe(6000n);
});
