import {
  createCatalogue,
  listGames,
  loadShippedCatalogue,
} from '@portal/server/src/contexts/catalog/index.ts';
import { appRole } from '@portal/server/src/platform/app-role.ts';
import { openClock } from '@portal/server/src/platform/clock.ts';
import { openDatabase } from '@portal/server/src/platform/database.ts';
import { readDatabaseTime } from '@portal/server/src/platform/database-time.ts';
import { createIds } from '@portal/server/src/platform/ids.ts';
import { createLog } from '@portal/server/src/platform/log.ts';
import { systemRandom } from '@portal/server/src/platform/random.ts';
import { createUnitOfWork } from '@portal/server/src/platform/unit-of-work.ts';
import { testCipher, testSite } from '@portal/server/test/unit.ts';
import type { Bench } from './bench.ts';
import { percentiles } from './load/percentiles.ts';

const searches = 3000;
const titles = ['dragon', 'moon king', 'التنين', 'a', 'zz', 'golden h', 'of the', ''];
const sorts = ['popular', 'name', 'new'] as const;

/** Searches over the shipped catalogue as the game list answers them, in one process. */
export const catalogueSearchBench: Bench = {
  name: 'game search',
  run: async (stage) => {
    const url = await stage.freshDatabase('bench_catalogue');
    const log = createLog('silent');
    const database = openDatabase({ url, poolSize: 2, log, role: appRole });
    const clock = await openClock(() => readDatabaseTime(database.pool));
    const random = systemRandom();
    const ids = createIds(clock, random);
    const parts = { database, site: () => testSite, clock, ids, random, cipher: testCipher, log };
    const work = createUnitOfWork(parts);
    const unit = {
      operation: 'bench',
      requestId: 'bench',
      actor: { kind: 'system', job: 'bench' },
    } as const;
    await work.run(unit, loadShippedCatalogue);
    const catalogue = createCatalogue({ work, clock });
    const durations: number[] = [];
    for (let search = 0; search < searches; search += 1) {
      const start = performance.now();
      listGames(await catalogue.current(), {
        currency: 'USD',
        locale: search % 2 === 0 ? 'en' : 'ar',
        title: titles[search % titles.length],
        sort: sorts[search % sorts.length],
      });
      durations.push(performance.now() - start);
    }
    await database.close();
    const { p50Ms, p99Ms } = percentiles(durations);
    return [
      {
        name: 'game search over 9,842 titles, p99 of the server',
        value: p99Ms,
        unit: 'ms',
        bar: 10,
        p50Ms,
        p99Ms,
      },
    ];
  },
};
