import { openBets } from '@portal/server/src/contexts/bets/bets.ts';
import { settleIssue } from '@portal/server/src/contexts/lottery/orders/use-cases/settle-issue.ts';
import { appRole } from '@portal/server/src/platform/app-role.ts';
import { openDatabase } from '@portal/server/src/platform/database.ts';
import { createLog } from '@portal/server/src/platform/log.ts';
import { createUnitOfWork } from '@portal/server/src/platform/unit-of-work.ts';
import { createUnits, testSite } from '@portal/server/test/unit.ts';

/**
 * A process of its own that settles what is drawn, page by page, and says so of each page, until
 * nothing is left or somebody kills it: `settler.ts <database>`.
 */
const [url = ''] = process.argv.slice(2);
const database = openDatabase({ url, poolSize: 2, log: createLog('silent'), role: appRole });
const units = createUnits(() => database, `settler${process.pid}`);
const work = createUnitOfWork({ ...units, database, site: () => testSite });
const { bets, stop } = openBets({ work });
process.stdout.write('begins\n');
while ((await units.inUnit((ctx) => settleIssue(ctx, bets))).isMore) {
  process.stdout.write('page\n');
}
await stop();
await database.close();
