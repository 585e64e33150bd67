import {
  createCatalogue,
  listGames,
  loadShippedCatalogue,
  type Snapshot,
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
import { snapshotOf } from '@portal/server/src/contexts/catalog/catalogue.ts';
import { assertDefined } from '@portal/money';
import type { Bench } from './bench.ts';
import { percentiles } from './load/percentiles.ts';

const searches = 3000;
const titles = ['dragon', 'moon king', 'التنين', 'a', 'zz', 'golden h', 'of the', ''];
const sorts = ['popular', 'name', 'new'] as const;

const signs = Array.from('金龙虎凤珠宝王神鬼山海天火水风雷月星花鸟鱼马牛羊');
const typed = ['jinlong', 'jl', 'huo shui', 'longjn', '龙', 'fenghu', 'zzz', 'xing'];

/** Titles of three signs, each its own word: the longest list of words that a search walks. */
function timedSearches(shipped: Snapshot): readonly number[] {
  const sign = (place: number): string => signs[place % signs.length] ?? '';
  const source = shipped.entries.map(({ game }) => game);
  const games = Array.from({ length: 10_000 }, (_, at) => ({
    ...assertDefined(source[at % source.length], 'a game'),
    displayNames: {
      'zh-Hans': sign(at) + sign(Math.floor(at / 24)) + sign(Math.floor(at / 576)),
    },
  }));
  const snapshot = snapshotOf({ ...shipped, vendors: [...shipped.vendors], games });
  return Array.from({ length: searches }, (_, search) => {
    const start = performance.now();
    listGames(snapshot, {
      currency: 'USD',
      locale: 'zh-Hans',
      title: typed[search % typed.length],
    });
    return performance.now() - start;
  });
}

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
    const said = percentiles(timedSearches(await catalogue.current()));
    await database.close();
    const { p50Ms, p99Ms } = percentiles(durations);
    return [
      {
        name: 'game search by pinyin over 10,000 Chinese titles, p99 of the server',
        value: said.p99Ms,
        unit: 'ms',
        bar: 10,
        ...said,
      },
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
