import { createHash } from 'node:crypto';
import type { Clock } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database.ts';
import type { SiteConfiguration } from '../configuration.ts';
import type { SiteOrigin } from '../store.ts';
import { insertVersion, lockVersions, readLatestVersion } from '../store.ts';

/**
 * Puts a configuration in force as the next version, unless it is in force already. What operators
 * changed stays: a start without a site file never overwrites it. Returns the version in force.
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
    const isKept = latest?.origin === 'operator' && wanted.origin !== 'file';
    if (latest !== undefined && (latest.hash === hash || isKept)) {
      return latest.version;
    }
    const version = (latest?.version ?? 0) + 1;
    const row = { ...wanted, version, hash, at: parts.clock.now(), by: wanted.origin };
    await insertVersion(tx, row);
    return version;
  });
}
