import { openBets } from '@portal/server/src/contexts/bets/bets.ts';
import { openPlacing } from '@portal/server/src/contexts/lottery/orders/placing.ts';
import { appRole } from '@portal/server/src/platform/app-role.ts';
import { openDatabase } from '@portal/server/src/platform/database.ts';
import { createLog } from '@portal/server/src/platform/log.ts';
import { createUnitOfWork } from '@portal/server/src/platform/unit-of-work.ts';
import { createUnits, testSite } from '@portal/server/test/unit.ts';
import type { Bench } from './bench.ts';
import { benchOrder, openBenchIssue } from './lottery-tickets.ts';

/** They bet without a pause, each the next slip once the last one is answered. */
const callers = 300;
const bar = 1000;

/** Slips of one line into one issue, by the batcher, durably; all of a bet but the call itself. */
export const lotteryOrdersBench: Bench = {
  name: 'lottery orders',
  run: async (stage) => {
    const url = await stage.freshDatabase('bench_lottery_orders');
    const log = createLog('silent');
    const database = openDatabase({ url, poolSize: 8, log, role: appRole });
    const units = createUnits(() => database, 'bench');
    const work = createUnitOfWork({ ...units, database, site: () => testSite });
    const { bets, stop } = openBets({ work });
    const placing = openPlacing({ work, bets });
    try {
      await openBenchIssue(units);
      const startMs = performance.now();
      const endMs = startMs + stage.seconds * 1000;
      let orders = 0;
      const callUntilEnd = async () => {
        while (performance.now() < endMs) {
          orders += 1;
          const { answer } = await placing.submit(benchOrder(orders));
          if (!answer.ok) {
            throw new Error(`an order of the bench was refused: ${answer.code}`);
          }
        }
      };
      await Promise.all(Array.from({ length: callers }, callUntilEnd));
      const value = Math.round((orders * 1000) / (performance.now() - startMs));
      const name = `lottery: orders placed into one issue, ${callers} callers`;
      return [{ name, value, unit: 'orders/s', yardstick: bar }];
    } finally {
      await placing.drain();
      await stop();
      await database.close();
    }
  },
};
