import { assertDefined } from '@portal/money';
import type { Bench } from './bench.ts';
import type { Load } from './load/callers.ts';
import { findOrInstallWrk } from './load/find-wrk.ts';
import { round } from './load/percentiles.ts';
import { openBack } from './load/players.ts';
import { startServerProcess } from './load/server-process.ts';
import { driveSpins } from './load/spin-callers.ts';
import { spinScript } from './load/spin-script.ts';
import { findTable, spinBytes, type SpinBytes } from './load/spins.ts';
import { driveWrk } from './load/wrk.ts';
import type { Stage } from './stage.ts';

const callers = 384;
const members = 2048;

/**
 * Real slot spins through the real server: session, status, limits, idempotency key, outcome from
 * the committed seeds, stake and win posted, round stored. The load is made on the same cores, so
 * by wrk where the machine has it: in C, as the yardstick's is by pgbench.
 */
export const httpBench: Bench = {
  name: 'bets over HTTP',
  run: async (stage) => {
    const yardstick = await stage.yardstick();
    const wrk = await findOrInstallWrk();
    const load = await withServer(stage, (port, spins) => {
      const run = { port, callers, seconds: stage.seconds, warmUpSeconds: 3 };
      return wrk === undefined
        ? driveSpins(run, spins)
        : driveWrk({ ...run, command: wrk, folder: stage.folder('wrk') }, (keyPrefix) =>
            spinScript(spins, keyPrefix),
          );
    });
    const by = wrk === undefined ? 'the bench itself' : 'wrk';
    return [
      {
        name: `bets over HTTP, one node, ${callers} callers, ${members} members, load by ${by}`,
        value: load.perSecond,
        unit: 'bets/s',
        yardstick: yardstick.perSecond,
        ratio: round(load.perSecond / yardstick.perSecond),
        bar: 2,
        p50Ms: load.p50Ms,
        p99Ms: load.p99Ms,
      },
    ];
  },
};

async function withServer(
  stage: Stage,
  drive: (port: number, spins: readonly SpinBytes[]) => Promise<Load>,
): Promise<Load> {
  const url = await stage.freshDatabase('bench_http');
  const server = await startServerProcess({
    DATABASE_URL: url,
    DATA_DIR: stage.folder('http'),
    PORT: '0',
    DEMO: '1',
    DEMO_DAYS: '0',
  });
  const back = await openBack(url);
  try {
    const players = await back.admitPlayers({ count: members, cashMinor: 10n ** 10n });
    const table = await findTable(server.port, assertDefined(players[0], 'there are players'));
    return await drive(
      server.port,
      players.map((player) => spinBytes(player, table)),
    );
  } finally {
    await back.close();
    await server.stop();
  }
}
