import { randomInt } from 'node:crypto';
import { assert } from '@portal/money';
import type { BetsCommand } from '@portal/server/src/contexts/bets/index.ts';
import { protectionGate } from '@portal/server/src/contexts/bets/protection.ts';
import { applyCommands } from '@portal/server/src/contexts/bets/use-cases/apply-commands.ts';
import { appRole } from '@portal/server/src/platform/app-role.ts';
import { openClock } from '@portal/server/src/platform/clock.ts';
import { openDatabase } from '@portal/server/src/platform/database.ts';
import { readDatabaseTime } from '@portal/server/src/platform/database-time.ts';
import { createIds } from '@portal/server/src/platform/ids.ts';
import { createLog } from '@portal/server/src/platform/log.ts';
import { systemRandom } from '@portal/server/src/platform/random.ts';
import { createUnitOfWork } from '@portal/server/src/platform/unit-of-work.ts';
import { testCipher, testSite } from '@portal/server/test/unit.ts';
import { growthProvider, memberOf } from './fill-site.ts';

const lanes = 4;
const unit = {
  operation: 'growth',
  requestId: 'growth',
  actor: { kind: 'system', job: 'growth' },
} as const;

export interface GrowingSite {
  /** Bets of members at random for so long; answers what each took, in milliseconds. */
  bet(seconds: number): Promise<readonly number[]>;
  close(): Promise<void>;
}

/**
 * A stake in a transaction of its own, with its limits, record and turnover, as a vendor's call.
 */
export async function openGrowingSite(url: string, members: number): Promise<GrowingSite> {
  const log = createLog('silent');
  const database = openDatabase({ url, poolSize: lanes, log, role: appRole });
  const clock = await openClock(() => readDatabaseTime(database.pool));
  const random = systemRandom();
  const ids = createIds(clock, random);
  const parts = { database, clock, ids, random, log, cipher: testCipher };
  const work = createUnitOfWork({ ...parts, site: () => testSite });

  async function apply(command: BetsCommand): Promise<void> {
    const answers = await work.run(unit, (ctx) =>
      applyCommands(ctx, { gate: protectionGate }, [[command]]),
    );
    assert(answers[0]?.[0]?.ok === true, 'the bench has money for its bets');
  }

  return {
    bet: async (seconds) => {
      const until = performance.now() + seconds * 1000;
      const durations: number[] = [];
      async function play(): Promise<void> {
        while (performance.now() < until) {
          const { stake, win } = pairOf(ids.next('rnd'), memberOf(1 + randomInt(members)));
          const startedAt = performance.now();
          await apply(stake);
          durations.push(performance.now() - startedAt);
          // The money comes back, so that nobody runs out of it.
          await apply(win);
        }
      }
      await Promise.all(Array.from({ length: lanes }, play));
      return durations;
    },
    close: () => database.close(),
  };
}

function pairOf(roundId: string, memberId: `mbr_${string}`) {
  const shared = {
    provider: growthProvider,
    memberId,
    currency: 'USD',
    policy: { mayOverdraw: false, rollbackOfSettled: 'refuse' },
    amountMinor: 100n,
    roundId,
  } as const;
  const game = { category: 'RNG', gameCode: 'reels' } as const;
  const txId = `stake-${roundId}`;
  return {
    stake: { ...shared, kind: 'BET', txId, game, hasLiveSession: true },
    win: { ...shared, kind: 'WIN', txId: `win-${roundId}`, refTxId: txId, closesRound: true },
  } as const;
}
