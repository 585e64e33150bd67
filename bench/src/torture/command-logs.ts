import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import type { CommandAnswer } from '@portal/server/src/contexts/bets/index.ts';
import { protectionGate } from '@portal/server/src/contexts/bets/protection.ts';
import { applyCommands } from '@portal/server/src/contexts/bets/use-cases/apply-commands.ts';
import { post } from '@portal/server/src/contexts/wallet/index.ts';
import { appRole } from '@portal/server/src/platform/app-role.ts';
import { openClock } from '@portal/server/src/platform/clock.ts';
import { openDatabase } from '@portal/server/src/platform/database.ts';
import { readDatabaseTime } from '@portal/server/src/platform/database-time.ts';
import { createIds } from '@portal/server/src/platform/ids.ts';
import { createLog } from '@portal/server/src/platform/log.ts';
import { migrate } from '@portal/server/src/platform/migrations.ts';
import { systemRandom } from '@portal/server/src/platform/random.ts';
import { createUnitOfWork, type UnitOfWork } from '@portal/server/src/platform/unit-of-work.ts';
import { migrationsFolder } from '@portal/server/test/cluster.ts';
import {
  commandLog,
  commandOf,
  logCashMinor,
  type LogStep,
  mostLogSteps,
  wrongCashQuery,
} from '@portal/server/test/factories/command-logs.ts';
import { startThrowawayPostgres } from '@portal/server/test/throwaway-postgres.ts';
import { testCipher, testSite } from '@portal/server/test/unit.ts';
import type { Verdict } from './verdict.ts';
import { weighedBookFaults } from './weighed-books.ts';

/** Logs that run side by side; the steps of one turn are one transaction. */
const logsAtOnce = 1000;
const faultsShown = 10;
const unit = {
  operation: 'property',
  requestId: 'property',
  actor: { kind: 'system', job: 'property' },
} as const;

interface Log {
  readonly memberId: `mbr_${string}`;
  readonly steps: readonly LogStep[];
}

/** What was seen so far. */
interface Tally {
  steps: number;
  done: number;
  refused: number;
  doubled: number;
  readonly faults: string[];
}

/**
 * Random logs of canonical commands, each step sent once to three times: after every log the cash
 * of its member follows from the bets that stand, nothing is negative, no step was done twice; in
 * the end every entry sums to zero and every balance is the sum of its lines. The seed is told.
 */
export async function commandLogsRun(count: number): Promise<Verdict> {
  const throwaway = await startThrowawayPostgres('property');
  await migrate(throwaway.server.url, migrationsFolder);
  const log = createLog('silent');
  const { url } = throwaway.server;
  const database = openDatabase({ url, poolSize: 4, log, role: appRole });
  const clock = await openClock(() => readDatabaseTime(database.pool));
  const random = systemRandom();
  const parts = { database, clock, random, log, cipher: testCipher };
  const ids = createIds(clock, random);
  const work = createUnitOfWork({ ...parts, ids, site: () => testSite });
  const seed = randomInt(2 ** 31 - 1);
  const tally: Tally = { steps: 0, done: 0, refused: 0, doubled: 0, faults: [] };
  process.stderr.write(`  seed ${seed}, ${count} logs …\n`);
  const startedAt = performance.now();
  for (let from = 0; from < count; from += logsAtOnce) {
    const drawn = fc.sample(commandLog, {
      numRuns: Math.min(logsAtOnce, count - from),
      seed: seed + from,
    });
    const logs = drawn.map((steps, at): Log => ({ memberId: memberAt(from + at), steps }));
    await fund(work, logs);
    await playLogs(work, logs, tally);
    const { rows } = await database.pool.query<Record<string, string>>(wrongCashQuery, [
      logs.map(({ memberId }) => memberId),
    ]);
    tally.faults.push(...rows.map((row) => `cash: ${JSON.stringify(row)}, seed ${seed}`));
  }
  const playedMs = performance.now() - startedAt;
  const books = await weighedBookFaults(url, database.pool);
  await database.close();
  await throwaway.stop();
  const { done: acked, doubled, faults, steps, refused } = tally;
  return {
    scenario: 'random logs of canonical commands, each step up to three times at once',
    acked,
    lost: 0,
    doubled,
    unresolved: 0,
    faults: [
      ...faults.slice(0, faultsShown),
      ...books.map(({ fault, subject }) => `books: ${fault} (${subject})`),
    ],
    notes: { logs: count, steps, refused, logsPerSecond: perSecond(count, playedMs), seed },
  };
}

function perSecond(count: number, tookMs: number): number {
  return Math.round((count * 1000) / tookMs);
}

function memberAt(number: number): Log['memberId'] {
  return `mbr_log${String(number).padStart(8, '0')}`;
}

async function fund(work: UnitOfWork, logs: readonly Log[]): Promise<void> {
  const transfers = logs.map(({ memberId }) => ({
    debt: `property:${memberId}`,
    type: 'adjustment' as const,
    from: 'outside:bank' as const,
    to: `member:${memberId}:cash` as const,
    amountMinor: logCashMinor,
    currency: 'USD' as const,
    reference: 'property',
  }));
  await work.run(unit, (ctx) => post(ctx, transfers));
}

/** The steps of all logs in turn: each turn is one batch, in which repeats stand as orders. */
async function playLogs(work: UnitOfWork, logs: readonly Log[], tally: Tally): Promise<void> {
  for (let turn = 0; turn < mostLogSteps; turn += 1) {
    const sent = logs.flatMap(({ memberId, steps }) => {
      const step = steps[turn];
      return step === undefined ? [] : [{ step, command: commandOf(memberId, step) }];
    });
    const orders = sent.flatMap(({ step, command }) =>
      Array.from({ length: step.times }, () => [command]),
    );
    if (orders.length > 0) {
      const answers = await work.run(unit, (ctx) =>
        applyCommands(ctx, { gate: protectionGate }, orders),
      );
      let place = 0;
      for (const { step } of sent) {
        note(tally, answers.slice(place, place + step.times).flat());
        place += step.times;
      }
    }
  }
}

/** Of one step, however often it came. */
function note(tally: Tally, answers: readonly CommandAnswer[]): void {
  const fresh = answers.filter((answer) => answer.ok && !answer.isReplay);
  tally.steps += 1;
  tally.done += answers.some(({ ok }) => ok) ? 1 : 0;
  tally.refused += answers.every(({ ok }) => !ok) ? 1 : 0;
  tally.doubled += Math.max(0, fresh.length - 1);
}
