import { createHash } from 'node:crypto';
import type { Clock, Transaction } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database.ts';
import type { SiteConfiguration } from '../configuration.ts';
import type { SiteOrigin, StoredVersion } from '../store.ts';
import { insertVersion, lockVersions, readLatestHash, readLatestVersion } from '../store.ts';

/**
 * Puts a configuration in force as the next version, unless it is in force already. What operators
 * changed since stays: only a site file that is new or was edited replaces it. Returns the version
 * in force.
 */
export async function adoptConfiguration(
  parts: { readonly database: Database; readonly clock: Clock },
  wanted: { readonly origin: SiteOrigin; readonly configuration: SiteConfiguration },
): Promise<number> {
  const text = JSON.stringify(wanted.configuration);
  const hash = createHash('sha256').update(text).digest('hex');
  return parts.database.transaction({ operation: 'site.adopt' }, async (tx) => {
    await lockVersions(tx);
    const latest = await readLatestVersion(tx);
    if (latest !== undefined && (await isInForce(tx, latest, { ...wanted, hash }))) {
      return latest.version;
    }
    const version = (latest?.version ?? 0) + 1;
    const row = { ...wanted, version, hash, at: parts.clock.now(), by: wanted.origin };
    await insertVersion(tx, row);
    return version;
  });
}

async function isInForce(
  tx: Transaction,
  latest: StoredVersion,
  wanted: { readonly origin: SiteOrigin; readonly hash: string },
): Promise<boolean> {
  if (latest.hash === wanted.hash) {
    return true;
  }
  if (latest.origin !== 'operator' || wanted.origin === 'operator') {
    return false;
  }
  return wanted.origin !== 'file' || (await readLatestHash(tx, 'file')) === wanted.hash;
}
