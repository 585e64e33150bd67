import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openBets } from '@portal/server/src/contexts/bets/bets.ts';
import { closeIssues } from '@portal/server/src/contexts/lottery/use-cases/close-issues.ts';
import { appRole } from '@portal/server/src/platform/app-role.ts';
import { openDatabase } from '@portal/server/src/platform/database.ts';
import { createLog } from '@portal/server/src/platform/log.ts';
import { migrate } from '@portal/server/src/platform/migrations.ts';
import { createUnitOfWork } from '@portal/server/src/platform/unit-of-work.ts';
import { migrationsFolder } from '@portal/server/test/cluster.ts';
import { startThrowawayPostgres } from '@portal/server/test/throwaway-postgres.ts';
import { createUnits, testSite } from '@portal/server/test/unit.ts';
import { drawBenchIssue, openBenchIssue, sellTickets } from '../../lottery-tickets.ts';
import type { Verdict } from '../verdict.ts';
import { judgeSettlement } from './judge.ts';

/** Kills end after so many; the last process may finish. */
const mostKills = 12;
const longestMs = 3000;

/**
 * R43: a drawn issue is settled by a process that is killed again and again in the middle of it;
 * whoever comes after it goes on, and in the end every ticket is paid exactly once.
 */
export async function settlementRun(tickets: number): Promise<Verdict> {
  const throwaway = await startThrowawayPostgres('settlement');
  const { url } = throwaway.server;
  try {
    await migrate(url, migrationsFolder);
    const log = createLog('silent');
    const database = openDatabase({ url, poolSize: 4, log, role: appRole });
    const units = createUnits(() => database, 'torture');
    const work = createUnitOfWork({ ...units, database, site: () => testSite });
    const { bets, stop } = openBets({ work });
    const issue = await openBenchIssue(units);
    await sellTickets({ units, bets, issue, tickets });
    units.clock.set(issue.closesAt);
    await units.inUnit(closeIssues);
    await drawBenchIssue(units, issue);
    await stop();
    await database.close();
    return await judgeSettlement(url, { tickets, ...(await killUntilDone(url)) });
  } finally {
    await throwaway.stop();
  }
}

export interface Kills {
  readonly kills: number;
  readonly pages: number;
}

async function killUntilDone(url: string): Promise<Kills> {
  let pages = 0;
  for (let kills = 0; ; kills += 1) {
    const settler = spawn(
      process.execPath,
      [...process.execArgv, join(import.meta.dirname, 'settler.ts'), url],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const ended = once(settler, 'exit');
    settler.stdout.on('data', (text: Buffer) => {
      pages += String(text).split('page').length - 1;
    });
    // From the moment in which it settles: its start is no part of the question.
    await Promise.race([once(settler.stdout, 'data'), ended]);
    if (kills < mostKills) {
      await Promise.race([pause(randomInt(longestMs)), ended]);
    } else {
      await ended;
    }
    if (settler.exitCode !== null) {
      if (settler.exitCode !== 0) {
        throw new Error('the settler failed by itself');
      }
      return { kills, pages };
    }
    settler.kill('SIGKILL');
    await ended;
  }
}
