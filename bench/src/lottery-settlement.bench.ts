import { openBets } from '@portal/server/src/contexts/bets/bets.ts';
import { settleIssue } from '@portal/server/src/contexts/lottery/orders/use-cases/settle-issue.ts';
import { closeIssues } from '@portal/server/src/contexts/lottery/use-cases/close-issues.ts';
import { appRole } from '@portal/server/src/platform/app-role.ts';
import { openDatabase } from '@portal/server/src/platform/database.ts';
import { createLog } from '@portal/server/src/platform/log.ts';
import { createUnitOfWork } from '@portal/server/src/platform/unit-of-work.ts';
import { createUnits, testSite } from '@portal/server/test/unit.ts';
import type { Bench, Measure } from './bench.ts';
import { drawBenchIssue, openBenchIssue, sellTickets } from './lottery-tickets.ts';

/** `LOTTERY_TICKETS` asks for another number; the bar is of a million. */
const tickets = Number(process.env['LOTTERY_TICKETS'] ?? 100_000);
const bar = 50_000;

/**
 * One issue with mixed plays of ten thousand members, from its seal to the last payout: bets,
 * entries, keys and turnover are booked as they are at a site, durably.
 */
export const lotterySettlementBench: Bench = {
  name: 'lottery settlement',
  isAskedFor: true,
  run: async (stage) => {
    const url = await stage.freshDatabase('bench_settlement');
    const log = createLog('silent');
    const database = openDatabase({ url, poolSize: 4, log, role: appRole });
    const units = createUnits(() => database, 'bench');
    const work = createUnitOfWork({ ...units, database, site: () => testSite });
    const { bets, stop } = openBets({ work });
    try {
      const issue = await openBenchIssue(units);
      await sellTickets({ units, bets, issue, tickets });
      units.clock.set(issue.closesAt);
      const sealMs = await timed(() => units.inUnit(closeIssues));
      await drawBenchIssue(units, issue);
      const settleMs = await timed(async () => {
        while ((await units.inUnit((ctx) => settleIssue(ctx, bets))).isMore) {
          // Page after page.
        }
      });
      return [
        {
          name: `lottery: ${tickets.toLocaleString('en')} tickets settled and paid`,
          value: Math.round((tickets * 1000) / settleMs),
          unit: 'tickets/s',
          yardstick: bar,
        },
        sealed(sealMs),
      ];
    } finally {
      await stop();
      await database.close();
    }
  },
};

function sealed(sealMs: number): Measure {
  const name = `lottery: ${tickets.toLocaleString('en')} tickets sealed, with their tree`;
  return { name, value: Math.round(sealMs), unit: 'ms' };
}

async function timed(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}
