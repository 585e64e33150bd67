import { randomInt } from 'node:crypto';
import { appRole } from '@portal/server/src/platform/app-role.ts';
import { buildServer } from '@portal/server/src/build-server.ts';
import { readConfig } from '@portal/server/src/config.ts';
import { openDatabase } from '@portal/server/src/platform/database.ts';
import type { UndeclaredRefusal } from '@portal/server/src/platform/http/bound-call.ts';
import type { RateTable } from '@portal/server/src/platform/http/rate-limits.ts';
import { createLog } from '@portal/server/src/platform/log.ts';
import type { BuiltServer } from '@portal/server/src/server-parts.ts';
import { startServer } from '@portal/server/src/start.ts';
import { bookFaults } from '@portal/server/test/books.ts';
import { fuzz } from '@portal/server/test/fuzz/fuzz.ts';
import { httpTarget } from '@portal/server/test/fuzz/http-target.ts';
import { startThrowawayPostgres } from '@portal/server/test/throwaway-postgres.ts';
import type { Verdict } from './verdict.ts';

/** `FUZZ_CALLS` asks for fewer, or for more. */
const calls = Number(process.env['FUZZ_CALLS'] ?? 200_000);
const endless = { perMinute: 60_000_000, burst: 10_000_000 };
const allEndless = { account: endless, device: endless, block: endless, loopback: endless };
/** A limit would turn most calls away before they reach anything. */
const rates: RateTable = {
  read: allEndless,
  write: allEndless,
  credentials: allEndless,
  codes: allEndless,
  play: allEndless,
  pages: allEndless,
  files: allEndless,
};

/** Draws, pay and points post by themselves; without them, every entry was posted by a call. */
function calledOnly(server: BuiltServer): BuiltServer {
  return { ...server, jobs: [], loops: [], eventHandlers: {} };
}

/**
 * R86: calls derived from the schema of every endpoint, as visitor, member, trial, agent and
 * operator. The count is fixed, so the time is not; another run tries others (`PROPERTY_SEED`
 * repeats one).
 */
export async function fuzzRun(): Promise<Verdict> {
  const throwaway = await startThrowawayPostgres('fuzz');
  const { server: cluster, folder } = throwaway;
  const config = readConfig({
    DATA_DIR: folder,
    DATABASE_URL: cluster.url,
    DEMO: '1',
    PORT: '0',
    METRICS_PORT: '0',
  });
  const log = createLog('silent');
  const undeclared: string[] = [];
  const onUndeclared = ({ call, code }: UndeclaredRefusal) =>
    undeclared.push(`undeclared: ${call} ${code}`);
  const server = await startServer(config, {
    log,
    build: async (parts) => calledOnly(await buildServer(parts, { rates, onUndeclared })),
  });
  const database = openDatabase({ url: cluster.url, poolSize: 2, log, role: appRole });
  const target = httpTarget({ port: server.port, dataDir: folder, pool: database.pool });
  await target.enter('member');
  await target.enter('trial');
  await target.enter('agent');
  await target.enter('operator');
  const seed = Number(process.env['PROPERTY_SEED'] ?? randomInt(2 ** 30));
  const report = await fuzz(target, { calls, seed });
  const books = await bookFaults(database.pool);
  target.close();
  await server.stop();
  await database.close();
  await throwaway.stop();
  return {
    scenario: `${calls.toLocaleString('en')} calls derived from every schema`,
    acked: report.calls,
    lost: 0,
    doubled: 0,
    unresolved: report.byStatus['0'] ?? 0,
    faults: [
      ...report.faults,
      ...undeclared.slice(0, 10),
      ...books.map(({ fault, subject }) => `books: ${fault} (${subject})`),
    ],
    notes: { seed, ...report.byStatus },
  };
}
