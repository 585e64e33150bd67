import { hostedAdapter } from '@portal/server/src/contexts/cashier/providers/hosted-adapter.ts';
import type { reconcile } from '@portal/server/src/contexts/cashier/control/reconcile.ts';
import { settingsOf } from '@portal/server/src/contexts/cashier/settings.ts';
import { turnoverPorts } from '@portal/server/src/contexts/cashier/turnover-ports.ts';
import { withoutConditions } from '@portal/server/src/contexts/cashier/withdrawals/requirements.ts';
import { buildServer } from '@portal/server/src/build-server.ts';
import { readConfig } from '@portal/server/src/config.ts';
import type { Clock } from '@portal/server/src/platform/context.ts';
import { createLog } from '@portal/server/src/platform/log.ts';
import { startServer } from '@portal/server/src/start.ts';
import { startThrowawayPostgres } from '@portal/server/test/throwaway-postgres.ts';
import pg from 'pg';
import { type Back, openBack } from '../../load/players.ts';
import { type ProviderProcess, startProvider } from './provider-process.ts';

type ProviderParts = Parameters<typeof reconcile>[0];

/** A site beside a bad provider, and the back doors to both. */
export interface World {
  readonly back: Back;
  readonly owner: pg.Pool;
  readonly provider: ProviderProcess;
  readonly parts: ProviderParts;
  readonly clock: Clock;
  readonly origin: string;
  close(): Promise<void>;
}

export async function openWorld(seed: string): Promise<World> {
  const throwaway = await startThrowawayPostgres('payments');
  const { server: cluster, folder } = throwaway;
  const provider = await startProvider(`${folder}/provider`, seed);
  const config = readConfig({
    DATA_DIR: folder,
    DATABASE_URL: cluster.url,
    DEMO: '1',
    DEMO_DAYS: '0',
    METRICS_PORT: '0',
    PAYMENTS_FILE: provider.introductions,
    PORT: '0',
  });
  const log = createLog('silent');
  const opened: { parts?: ProviderParts; origin?: string } = {};
  const server = await startServer(config, {
    log,
    build: async (process) => {
      const built = await buildServer(process);
      const { site, work } = built.contexts;
      // Every member opens all its orders at one moment.
      const settings = () => {
        const own = settingsOf(site.viewer.peek().configuration);
        return { ...own, deposit: { ...own.deposit, pauseSeconds: 0 } };
      };
      const rules = { settings, ports: { ...withoutConditions, ...turnoverPorts } };
      const { clock } = process;
      const ownUrl = () => opened.origin;
      opened.parts = { work, clock, log, adapter: hostedAdapter, rules, ownUrl };
      return built;
    },
  });
  opened.origin = `http://127.0.0.1:${server.port}`;
  const { parts, origin } = opened;
  if (parts === undefined || origin === undefined) {
    throw new Error('a server that started was built');
  }
  const back = await openBack(cluster.url);
  const owner = new pg.Pool({ connectionString: cluster.url, max: 2 });
  return {
    back,
    owner,
    provider,
    parts,
    clock: parts.clock,
    origin,
    close: async () => {
      provider.stop();
      await back.close();
      await owner.end();
      await server.stop();
      await throwaway.stop();
    },
  };
}
