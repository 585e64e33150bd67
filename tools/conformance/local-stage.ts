import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertDefined } from '@portal/money';
import { buildServer } from '@portal/server/src/build-server.ts';
import { readConfig } from '@portal/server/src/config.ts';
import { appRole } from '@portal/server/src/platform/app-role.ts';
import { openDatabase } from '@portal/server/src/platform/database.ts';
import { createMetrics } from '@portal/server/src/platform/metrics.ts';
import { startTestCluster } from '@portal/server/test/cluster.ts';
import { openCuttingProxy } from '@portal/server/test/cutting-proxy.ts';
import {
  failingOver,
  introduceTestVendors,
  vendorStage,
} from '@portal/server/test/factories/vendors.ts';
import { createUnits } from '@portal/server/test/unit.ts';
import type { DialectName } from '@portal/vendors';
import type { Stage } from '@portal/vendors/conformance';
import { sendOverHttp } from './send-over-http.ts';

/**
 * A site of this process on a database of its own, reached over HTTP as any other; the road from it
 * to its database can break, which is how a failover looks to it.
 */
export async function withLocalStages<T>(
  run: (stageOf: (dialect: DialectName) => Stage) => Promise<T>,
): Promise<T> {
  const cluster = await startTestCluster();
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-conformance-'));
  const units = createUnits(() => database, 'conformance');
  const { log } = units;
  const shared = { poolSize: 8, log, role: appRole };
  const database = openDatabase({ ...shared, url: cluster.templateUrl });
  const proxy = await openCuttingProxy(cluster.templateUrl);
  const behind = openDatabase({ ...shared, url: proxy.url });
  const test = { ...units, database: () => database };
  try {
    const vendors = await introduceTestVendors(test);
    const config = readConfig({ DATA_DIR: dataDir, DEMO: '1', DEMO_DAYS: '0' });
    const { clock, ids, random, cipher } = units;
    const parts = { clock, ids, random, cipher, log, config, database: behind };
    const server = await buildServer({
      ...parts,
      metrics: createMetrics(),
      jobsAreRunning: () => true,
    });
    const port = await server.listen({ host: '127.0.0.1', port: 0 });
    try {
      const send = sendOverHttp(`http://127.0.0.1:${port}/gateway`);
      return await run((dialect) => {
        const vendor = vendors.find((candidate) => candidate.dialect === dialect);
        const found = assertDefined(vendor, 'a vendor of each dialect');
        return { ...vendorStage(test, found, send), ...failingOver(proxy) };
      });
    } finally {
      await server.close();
    }
  } finally {
    await behind.close();
    await database.close();
    await proxy.close();
    await cluster.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
