import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertDefined, type CurrencyCode } from '@portal/money';
import { selectVendorSecret } from '@portal/server/src/contexts/gateway/store-accounts.ts';
import { openKeys, ownPublicKey } from '@portal/server/src/contexts/gateway/vendor-keys.ts';
import { migrate } from '@portal/server/src/platform/migrations.ts';
import { migrationsFolder } from '@portal/server/test/cluster.ts';
import { type CuttingProxy, openCuttingProxy } from '@portal/server/test/cutting-proxy.ts';
import { startThrowawayPostgres } from '@portal/server/test/throwaway-postgres.ts';
import type { DialectName } from '@portal/vendors';
import { type Back, openBack } from '../../load/players.ts';
import { startServerProcess } from '../../load/server-process.ts';
import {
  benchVendor,
  type BenchVendor,
  introductionOf,
  merchantId,
  nodeOf,
  openSeats,
  type Seat,
} from '../../load/vendor-seats.ts';
import { openVendorLine, type VendorLine } from './vendor-line.ts';

/** A vendor of one dialect with its players and its line to the wallet. */
export interface VendorHouse {
  readonly vendor: BenchVendor;
  readonly seats: readonly Seat[];
  readonly line: VendorLine;
}

/** A server whose road to its database breaks, and vendors that call its wallet. */
export interface WalletSite {
  readonly url: string;
  readonly proxy: CuttingProxy;
  readonly currency: CurrencyCode;
  readonly houses: readonly VendorHouse[];
  databasePid(): number;
  stopServer(): Promise<void>;
  close(): Promise<void>;
}

/** What the back door of benchmarks opens secrets with: it reads the key that we sign by. */
const sharedKey = Buffer.alloc(32, 7).toString('base64');
const unit = {
  operation: 'torture',
  requestId: 'torture',
  actor: { kind: 'system', job: 'torture' },
} as const;

/** A vendor for each dialect; the players are shared out among them. */
export async function openWalletSite(options: {
  readonly dialects: readonly DialectName[];
  readonly players: number;
  readonly cashMinor: bigint;
}): Promise<WalletSite> {
  const { dialects, players, cashMinor } = options;
  const throwaway = await startThrowawayPostgres('wallet');
  const { server: cluster, folder } = throwaway;
  await migrate(cluster.url, migrationsFolder);
  const proxy = await openCuttingProxy(cluster.url);
  const dataDir = mkdtempSync(join(folder, 'site-'));
  const vendors = dialects.map(benchVendor);
  const vendorsFile = join(dataDir, 'vendors.json');
  writeFileSync(vendorsFile, JSON.stringify(vendors.map(introductionOf)));
  const server = await startServerProcess({
    DATABASE_URL: proxy.url,
    DATA_DIR: dataDir,
    PORT: '0',
    DEMO: '1',
    DEMO_DAYS: '0',
    LOG_LEVEL: 'silent',
    SECRETS_KEYS: sharedKey,
    VENDORS_FILE: vendorsFile,
  });
  const back = await openBack(cluster.url);
  const houses: VendorHouse[] = [];
  for (const vendor of vendors) {
    const share = Math.ceil(players / vendors.length);
    const admitted = await back.admitPlayers({ count: share, cashMinor });
    const game = { vendorCode: vendor.code, nodeId: await nodeOf(cluster.url, vendor.code) };
    const seats = await openSeats(back, admitted, game);
    const keys = { merchantId, signing: vendor.signing, accepted: [await ourKey(back, vendor)] };
    houses.push({ vendor, seats, line: openVendorLine(() => server.port, vendor, keys) });
  }
  const { currency } = back.site;
  await back.close();
  return {
    url: cluster.url,
    proxy,
    currency,
    houses,
    databasePid: () => cluster.pid,
    stopServer: async () => {
      houses.forEach(({ line }) => line.close());
      await server.stop();
    },
    close: async () => {
      await proxy.close();
      await throwaway.stop();
    },
  };
}

/** What verifies our answers: the public half of the key that we made for the vendor, or both's. */
function ourKey(back: Back, { code, dialect, shown }: BenchVendor): Promise<string> {
  return back.work.run(unit, async (ctx) => {
    const stored = assertDefined(await selectVendorSecret(ctx.tx, code), 'it was introduced');
    return ownPublicKey(dialect, openKeys(ctx.cipher, code, stored.keysSecret)) ?? shown;
  });
}
