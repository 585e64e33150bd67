import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  balances,
  post,
  type PostOutcome,
  type Transfer,
} from '@portal/server/src/contexts/wallet/index.ts';
import { appRole } from '@portal/server/src/platform/app-role.ts';
import { createBatcher } from '@portal/server/src/platform/batcher.ts';
import { openClock } from '@portal/server/src/platform/clock.ts';
import type { Ctx } from '@portal/server/src/platform/context.ts';
import { type Database, openDatabase } from '@portal/server/src/platform/database.ts';
import { readDatabaseTime } from '@portal/server/src/platform/database-time.ts';
import { createIds } from '@portal/server/src/platform/ids.ts';
import { createLog } from '@portal/server/src/platform/log.ts';
import { migrate } from '@portal/server/src/platform/migrations.ts';
import { systemRandom } from '@portal/server/src/platform/random.ts';
import { createUnitOfWork, type UnitOfWork } from '@portal/server/src/platform/unit-of-work.ts';
import { bookFaults } from '@portal/server/test/books.ts';
import { migrationsFolder } from '@portal/server/test/cluster.ts';
import { startThrowawayPostgres } from '@portal/server/test/throwaway-postgres.ts';
import { testCipher, testSite } from '@portal/server/test/unit.ts';
import { type Journal, openJournal } from './journal.ts';
import type { Verdict } from './verdict.ts';

const writers = 32;
const readers = 8;
const accounts = 40;
const eachMinor = 100_000n;
const totalMinor = eachMinor * BigInt(accounts);
const giveUpSeconds = 60;
const unit = {
  operation: 'bank',
  requestId: 'bank',
  actor: { kind: 'system', job: 'bank' },
} as const;

type Submit = (transfer: Transfer) => Promise<PostOutcome>;

/**
 * R128: random transfers among accounts, through the batcher and the ledger, while readers sum all
 * balances in one snapshot and PostgreSQL is killed now and then: every sum must be the same.
 */
export async function bank(seconds: number): Promise<Verdict> {
  const throwaway = await startThrowawayPostgres('bank');
  const { server: cluster, folder } = throwaway;
  await migrate(cluster.url, migrationsFolder);
  const database = openDatabase({
    url: cluster.url,
    poolSize: 16,
    log: createLog('silent'),
    role: appRole,
  });
  const work = await workOn(database);
  await work.run(unit, fundAll);
  const journal = await openJournal(join(folder, 'client-journal.jsonl'));
  const batcher = createBatcher<Transfer, PostOutcome>({
    run: (transfers) => work.run(unit, (ctx) => post(ctx, transfers)),
    maxBatch: 100,
    maxQueue: 1000,
    lanes: 3,
  });
  const until = performance.now() + seconds * 1000;
  const faults: string[] = [];
  const reads = { count: 0 };
  const [kills] = await Promise.all([
    killDatabase(() => cluster.pid, until),
    ...Array.from({ length: writers }, () => write(journal, until, (t) => batcher.submit(t))),
    ...Array.from({ length: readers }, () => read(work, { until, faults, reads })),
  ]);
  await journal.close();
  const verdict = await judge(database, {
    journal,
    faults,
    notes: { reads: reads.count, ...kills },
  });
  await database.close();
  await throwaway.stop();
  return verdict;
}

async function workOn(database: Database): Promise<UnitOfWork> {
  const clock = await openClock(() => readDatabaseTime(database.pool));
  const random = systemRandom();
  return createUnitOfWork({
    database,
    site: () => testSite,
    clock,
    ids: createIds(clock, random),
    random,
    cipher: testCipher,
    log: createLog('silent'),
  });
}

function account(index: number): string {
  return `member:mbr_bank${index}:cash`;
}

async function fundAll(ctx: Ctx): Promise<void> {
  await post(
    ctx,
    Array.from({ length: accounts }, (_, index) => ({
      debt: `bank:fund:${index}`,
      type: 'adjustment',
      from: 'outside:bank',
      to: account(index),
      amountMinor: eachMinor,
      currency: 'USD',
      reference: 'bank',
    })),
  );
}

async function write(journal: Journal, endsAt: number, submit: Submit): Promise<void> {
  while (performance.now() < endsAt) {
    const from = randomInt(accounts);
    const to = (from + 1 + randomInt(accounts - 1)) % accounts;
    const command = { key: randomUUID(), player: from };
    await journal.before(command);
    await toTheEnd(journal, {
      command,
      giveUpAt: endsAt + giveUpSeconds * 1000,
      submit: () =>
        submit({
          debt: `bank:${command.key}`,
          type: 'adjustment',
          from: account(from),
          to: account(to),
          amountMinor: BigInt(1 + randomInt(50_000)),
          currency: 'USD',
          reference: command.key,
        }),
    });
  }
}

/** The debt names the command: when an answer was lost, "already paid" says that it was done. */
async function toTheEnd(
  journal: Journal,
  run: {
    readonly command: { readonly key: string; readonly player: number };
    readonly giveUpAt: number;
    readonly submit: () => Promise<PostOutcome>;
  },
): Promise<void> {
  while (performance.now() < run.giveUpAt) {
    try {
      const outcome = await run.submit();
      const isDone = outcome.ok || outcome.code === 'debt_already_paid';
      journal.answered({
        ...run.command,
        outcome: isDone ? 'done' : 'refused',
        result: outcome.ok ? 'debt_already_paid' : outcome.code,
      });
      return;
    } catch {
      // The database died with our command in it; the same debt is asked again.
      await pause(100);
    }
  }
}

async function read(
  work: UnitOfWork,
  run: { readonly until: number; readonly faults: string[]; readonly reads: { count: number } },
): Promise<void> {
  const names = Array.from({ length: accounts }, (_, index) => ({
    account: account(index),
    currency: 'USD',
  }));
  while (performance.now() < run.until) {
    try {
      const found = await work.run({ ...unit, snapshot: true }, (ctx) => balances(ctx, names));
      const sum = found.reduce((total, balance) => total + balance.balanceMinor, 0n);
      if (sum !== totalMinor) {
        run.faults.push(`a reader saw ${sum} instead of ${totalMinor}`);
      }
      if (found.some((balance) => balance.balanceMinor < 0n)) {
        run.faults.push('a reader saw a balance below zero');
      }
      run.reads.count += 1;
      await pause(5);
    } catch {
      // The database is down; reading goes on when it is back.
      await pause(100);
    }
  }
}

async function killDatabase(
  pid: () => number,
  endsAt: number,
): Promise<{ readonly databaseKills: number }> {
  let databaseKills = 0;
  for (;;) {
    await pause(randomInt(2000, 5000));
    if (performance.now() > endsAt) {
      return { databaseKills };
    }
    try {
      process.kill(pid(), 'SIGKILL');
      databaseKills += 1;
    } catch {
      // It is between two lives.
    }
  }
}

async function judge(
  database: Database,
  run: {
    readonly journal: Journal;
    readonly faults: readonly string[];
    readonly notes: Readonly<Record<string, number>>;
  },
): Promise<Verdict> {
  const { journal } = run;
  const { rows } = await database.pool.query<{ reference: string }>(
    "select reference from entries where debt like 'bank:%' and reference <> 'bank'",
  );
  const posted = new Set(rows.map((row) => row.reference));
  const done = [...journal.answers.values()].filter((answer) => answer.outcome === 'done');
  const lost = done.filter((answer) => !posted.has(answer.key)).length;
  const books = await bookFaults(database.pool);
  return {
    scenario: 'bank test with readers, kill -9 of the database',
    acked: done.length,
    lost,
    doubled: rows.length - (done.length - lost),
    unresolved: journal.sent.size - journal.answers.size,
    faults: [
      ...run.faults.slice(0, 10),
      ...books.map(({ fault, subject }) => `books: ${fault} (${subject})`),
    ],
    notes: run.notes,
  };
}
