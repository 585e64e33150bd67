import { post, type PostOutcome, type Transfer } from '@portal/server/src/contexts/wallet/index.ts';
import { appRole } from '@portal/server/src/platform/app-role.ts';
import { createBatcher } from '@portal/server/src/platform/batcher.ts';
import { openClock } from '@portal/server/src/platform/clock.ts';
import { openDatabase } from '@portal/server/src/platform/database.ts';
import { readDatabaseTime } from '@portal/server/src/platform/database-time.ts';
import { createIds } from '@portal/server/src/platform/ids.ts';
import { createLog } from '@portal/server/src/platform/log.ts';
import { systemRandom } from '@portal/server/src/platform/random.ts';
import { createUnitOfWork, type UnitOfWork } from '@portal/server/src/platform/unit-of-work.ts';
import { testCipher, testSite } from '@portal/server/test/unit.ts';
import type { Bench } from './bench.ts';
import { driveCallers } from './load/callers.ts';
import { round } from './load/percentiles.ts';

const members = 10_000;
const callers = 1024;
const unit = {
  operation: 'bench',
  requestId: 'bench',
  actor: { kind: 'system', job: 'bench' },
} as const;

/** Stakes of 1,024 callers through the group-commit batcher into `wallet.post`, durable. */
export const walletBench: Bench = {
  name: 'postings in process',
  run: async (stage) => {
    const yardstick = await stage.yardstick();
    const url = await stage.freshDatabase('bench_wallet');
    const log = createLog('silent');
    const database = openDatabase({ url, poolSize: 4, log, role: appRole });
    const clock = await openClock(() => readDatabaseTime(database.pool));
    const random = systemRandom();
    const ids = createIds(clock, random);
    const work = createUnitOfWork({
      database,
      site: () => testSite,
      clock,
      ids,
      random,
      cipher: testCipher,
      log,
    });
    await fundMembers(work);
    const batcher = createBatcher<Transfer, PostOutcome>({
      run: (transfers) => work.run(unit, (ctx) => post(ctx, transfers)),
      maxBatch: 400,
      maxQueue: callers,
      lanes: 3,
    });
    const load = await driveCallers(
      { callers, seconds: stage.seconds, warmUpSeconds: 2 },
      async () => {
        const outcome = await batcher.submit(stake(ids.next('rnd')));
        if (!outcome.ok) {
          throw new Error(`a stake was refused: ${outcome.code}`);
        }
      },
    );
    await database.close();
    return [
      {
        name: `postings in process, ${callers} callers`,
        value: load.perSecond,
        unit: 'postings/s',
        yardstick: yardstick.perSecond,
        ratio: round(load.perSecond / yardstick.perSecond),
        bar: 6,
        p50Ms: load.p50Ms,
        p99Ms: load.p99Ms,
      },
    ];
  },
};

let next = 0;

function stake(round_: string): Transfer {
  // A full-period step through the members, so that neighbours in a batch are strangers.
  next = (next + 7919) % members;
  return {
    debt: `round:${round_}:stake`,
    type: 'stake',
    from: memberAccount(next),
    to: 'house:games:stakes',
    amountMinor: 100n,
    currency: 'USD',
    reference: round_,
  };
}

async function fundMembers(work: UnitOfWork): Promise<void> {
  const funding = Array.from({ length: members }, (_, member) => ({
    debt: `fund:${member}`,
    type: 'adjustment' as const,
    from: 'outside:bank',
    to: memberAccount(member),
    amountMinor: 10n ** 12n,
    currency: 'USD',
    reference: 'bench',
  }));
  for (let at = 0; at < members; at += 1000) {
    await work.run(unit, (ctx) => post(ctx, funding.slice(at, at + 1000)));
  }
}

function memberAccount(member: number): string {
  return `member:mbr_${member}:cash`;
}
