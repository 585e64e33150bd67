import { randomUUID } from 'node:crypto';
import { present } from '@portal/money';
import type { Bench } from './bench.ts';
import { driveCallers } from './load/callers.ts';
import { openConnection } from './load/connection.ts';
import { round } from './load/percentiles.ts';
import { openBack } from './load/players.ts';
import { startServerProcess } from './load/server-process.ts';
import { findTable, spinRequests } from './load/spins.ts';

const callers = 384;
const members = 2048;

/**
 * Real slot spins through the real server: session, status, limits, idempotency key, outcome from
 * the committed seeds, stake and win posted, round stored. The load generator runs beside it.
 */
export const httpBench: Bench = {
  name: 'bets over HTTP',
  run: async (stage) => {
    const yardstick = await stage.yardstick();
    const url = await stage.freshDatabase('bench_http');
    const server = await startServerProcess({
      DATABASE_URL: url,
      DATA_DIR: stage.folder('http'),
      PORT: '0',
      DEMO: '1',
    });
    const back = await openBack(url);
    try {
      const players = await back.admitPlayers({ count: members, cashMinor: 10n ** 10n });
      const [first] = players;
      if (first === undefined) {
        throw new Error('no player');
      }
      const table = await findTable(server.port, first);
      const connections = await Promise.all(
        Array.from({ length: callers }, () =>
          openConnection({ host: '127.0.0.1', port: server.port }),
        ),
      );
      const requests = players.map((player) => spinRequests(player, table));
      let turn = 0;
      const load = await driveCallers(
        { callers, seconds: stage.seconds, warmUpSeconds: 3 },
        async (caller) => {
          turn += 1;
          const request = present(requests[turn % members], 'every member spins');
          const connection = present(connections[caller], 'every caller has a connection');
          const reply = await connection.send(request(randomUUID()));
          if (reply.status !== 200) {
            throw new Error(`a spin was answered ${reply.status}: ${reply.body}`);
          }
        },
      );
      connections.forEach((connection) => connection.close());
      return [
        {
          name: `bets over HTTP, one node, ${callers} callers, ${members} members`,
          value: load.perSecond,
          unit: 'bets/s',
          yardstick: yardstick.perSecond,
          ratio: round(load.perSecond / yardstick.perSecond),
          bar: 2,
          p50Ms: load.p50Ms,
          p99Ms: load.p99Ms,
        },
      ];
    } finally {
      await back.close();
      await server.stop();
    }
  },
};
