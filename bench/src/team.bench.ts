import { appRole } from '@portal/server/src/platform/app-role.ts';
import type { MemberActor } from '@portal/server/src/platform/context.ts';
import { type Database, openDatabase } from '@portal/server/src/platform/database.ts';
import { createLog } from '@portal/server/src/platform/log.ts';
import { foldEverything, teamPages } from '@portal/server/test/team-pages.ts';
import { createUnits } from '@portal/server/test/unit.ts';
import type { Bench, Measure } from './bench.ts';
import { round } from './load/percentiles.ts';
import { type Forest, forestOf, memberIdAt, plantForest } from './team-forest.ts';

/** `TEAM_MEMBERS` asks for fewer, or for more. */
const members = Number(process.env['TEAM_MEMBERS'] ?? 1_000_000);
const bettors = 20_000;
const callsPerPage = 60;
/** From the top of the whole line down to agents with nobody but members. */
const agentsAsked = [1, 2, 7, 32, 157, 782];
const mostPageMs = 50;
const mostFoldMs = 3000;

type Units = ReturnType<typeof createUnits>;

/** Team pages of a tree with a million members, and the fold of what many of them played. */
export const teamBench: Bench = {
  name: 'team pages',
  run: async (stage) => {
    const url = await stage.freshDatabase('bench_teams');
    const forest = forestOf(members);
    await plantForest(url, forest);
    const log = createLog('silent');
    const database = openDatabase({ url, poolSize: 4, log, role: appRole });
    const units = createUnits(() => database, 'bench');
    try {
      return [...(await pageMeasures(units, forest)), await foldMeasure(units, database)];
    } finally {
      await database.close();
    }
  },
};

async function pageMeasures(units: Units, forest: Forest): Promise<readonly Measure[]> {
  const measures: Measure[] = [];
  const { lastDay: to, days } = forest;
  const from = String(Temporal.PlainDate.from(to).subtract({ days: days - 1 }));
  for (const [name, read] of Object.entries(teamPages({ from, to }))) {
    const durations: number[] = [];
    for (let call = 0; call < callsPerPage + agentsAsked.length; call += 1) {
      const number = Math.min(agentsAsked[call % agentsAsked.length] ?? 1, forest.agents);
      const start = performance.now();
      await units.inUnit(read, { actor: agentAt(number) });
      // The first of each agent warms the caches.
      if (call >= agentsAsked.length) {
        durations.push(performance.now() - start);
      }
    }
    measures.push({
      name: `team of ${forest.members.toLocaleString('en')}: ${name}, p95`,
      value: percentile(durations, 0.95),
      unit: 'ms',
      bar: mostPageMs,
      p50Ms: percentile(durations, 0.5),
      p99Ms: percentile(durations, 0.99),
    });
  }
  return measures;
}

function agentAt(number: number): MemberActor {
  const id = memberIdAt(number);
  const session = { sessionId: `ses_${id}`, isRestricted: false, ip: '203.0.113.5' };
  return { kind: 'member', id, isAgent: true, isTrial: false, ...session };
}

/** What came in five minutes goes into the sums of members and of all agents above them. */
async function foldMeasure(units: Units, database: Database): Promise<Measure> {
  const count = Math.min(bettors, members);
  const at = String(units.clock.now());
  await database.pool.query(
    `insert into turnover_bet_deltas (member_id, category, booked_at, bet_count, stake_minor,
        valid_minor, payout_minor, jackpot_minor)
       select 'mbr_' || lpad((1 + n * $2::bigint)::text, 10, '0'), 'RNG', $3, 5, 5000, 5000, 4700, 0
         from generate_series(0, $1::int - 1) n`,
    [count, Math.floor(members / count), at],
  );
  const start = performance.now();
  await foldEverything(units, database);
  return {
    name: `fold of ${count.toLocaleString('en')} bettors into members and teams`,
    value: round(performance.now() - start),
    unit: 'ms',
    bar: mostFoldMs,
  };
}

/** Nearest rank, in milliseconds. */
function percentile(durations: readonly number[], share: number): number {
  const sorted = durations.toSorted((left, right) => left - right);
  return round(sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0);
}
