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
  command: { readonly origin: SiteOrigin; readonly configuration: SiteConfiguration },
): Promise<number> {
  const text = JSON.stringify(command.configuration);
  const hash = createHash('sha256').update(text).digest('hex');
  return parts.database.transaction({ operation: 'site.adopt' }, async (tx) => {
    await lockVersions(tx);
    const latest = await readLatestVersion(tx);
    if (latest !== undefined && (await isInForce(tx, latest, { ...command, hash }))) {
      return latest.version;
    }
    const version = (latest?.version ?? 0) + 1;
    const row = { ...command, version, hash, at: parts.clock.now(), by: command.origin };
    await insertVersion(tx, row);
    return version;
  });
}

async function isInForce(
  tx: Transaction,
  current: StoredVersion,
  candidate: { readonly origin: SiteOrigin; readonly hash: string },
): Promise<boolean> {
  if (current.hash === candidate.hash) {
    return true;
  }
  if (current.origin !== 'operator' || candidate.origin === 'operator') {
    return false;
  }
  return candidate.origin !== 'file' || (await readLatestHash(tx, 'file')) === candidate.hash;
}
