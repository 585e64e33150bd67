import { join } from 'node:path';
import { assertDefined } from '@portal/money';
import { readConfig } from '@portal/server/src/config.ts';
import { createSiteViewer } from '@portal/server/src/contexts/site/index.ts';
import { appRole } from '@portal/server/src/platform/app-role.ts';
import { openClock } from '@portal/server/src/platform/clock.ts';
import { openDatabase } from '@portal/server/src/platform/database.ts';
import { readDatabaseTime } from '@portal/server/src/platform/database-time.ts';
import { clusterFolder } from '@portal/server/src/platform/embedded-postgres/cluster.ts';
import { choosePlaces } from '@portal/server/src/platform/embedded-postgres/places.ts';
import { readPostmaster } from '@portal/server/src/platform/embedded-postgres/postmaster-file.ts';
import { ownerUrl } from '@portal/server/src/platform/embedded-postgres/postmaster.ts';
import { createIds } from '@portal/server/src/platform/ids.ts';
import { createLog } from '@portal/server/src/platform/log.ts';
import { systemRandom } from '@portal/server/src/platform/random.ts';
import { createSecretCipher } from '@portal/server/src/platform/secrets/secret-cipher.ts';
import { readSecretsKeys } from '@portal/server/src/platform/secrets/secrets-keys.ts';
import { StartError } from '@portal/server/src/platform/start-error.ts';
import { createUnitOfWork, type UnitOfWork } from '@portal/server/src/platform/unit-of-work.ts';

export interface DemoSite {
  /** Where its vendors call. */
  readonly gateway: string;
  /** Of the vendor simulator that runs beside it. */
  readonly simulatorFolder: string;
  readonly work: UnitOfWork;
  /** The node under which the catalogue has a game of a vendor. */
  nodeOf(vendorCode: string, gameCode: string): Promise<string>;
  close(): Promise<void>;
}

/** The back door of a demo site that runs with the same settings; no other site has one. */
export async function openDemoSite(environment: NodeJS.ProcessEnv): Promise<DemoSite> {
  const config = readConfig(environment);
  if (!config.isDemo) {
    throw new StartError('Players with money are written for a demo site only.');
  }
  const url = config.databaseUrl ?? urlOfEmbedded(config.dataDir);
  const log = createLog('silent');
  const database = openDatabase({ url, poolSize: 2, log, role: appRole });
  const clock = await openClock(() => readDatabaseTime(database.pool));
  const viewer = createSiteViewer({ database, clock });
  await viewer.refresh();
  const { site } = viewer.peek();
  const random = systemRandom();
  const keys = readSecretsKeys({ ...config, mayMakeKey: false }, random);
  const cipher = createSecretCipher({ keys, random });
  const ids = createIds(clock, random);
  return {
    gateway: `http://127.0.0.1:${config.port}/gateway`,
    simulatorFolder: join(config.dataDir, 'vendor'),
    work: createUnitOfWork({ database, site: () => site, clock, ids, random, cipher, log }),
    nodeOf: async (vendorCode, gameCode) => {
      const { rows } = await database.pool.query<{ nodeId: string }>(
        'select node_id as "nodeId" from games where vendor_code = $1 and game_code = $2',
        [vendorCode, gameCode],
      );
      return assertDefined(rows[0], 'the site offers the games of its vendors').nodeId;
    },
    close: () => database.close(),
  };
}

function urlOfEmbedded(dataDir: string): string {
  const places = choosePlaces(dataDir);
  const running = readPostmaster(clusterFolder(places));
  if (running === undefined) {
    throw new StartError(`No site runs on the data folder ${dataDir}: start it with npm start.`);
  }
  return ownerUrl(places, running.port, 'portal');
}
