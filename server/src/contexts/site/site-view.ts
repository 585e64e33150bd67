import { isIP } from 'node:net';
import { assert, assertDefined, currency, parseAmount } from '@portal/money';
import type { Clock, Site } from '../../platform/context.ts';
import type { Database } from '../../platform/database.ts';
import type { SiteView as EdgeView } from '../../platform/http/http-parts.ts';
import type { SiteConfiguration } from './configuration.ts';
import { parseConfiguration } from './configuration.ts';
import { createLanguages, type SiteLanguages } from './languages.ts';
import { linkHostsOf, withListedLinks } from './listed-links.ts';
import type { AddressFacts, Regions } from './regions.ts';
import { createRegions } from './regions.ts';
import { isClosedAt } from './schedule.ts';
import { readLatestVersion, readLatestVersionNumber } from './store.ts';

/**
 * The configuration in force as visitors see it, without links to hosts that the site does not name
 * (R78), and with what is computed from it once.
 */
export interface SiteSnapshot extends EdgeView {
  readonly version: number;
  readonly configuration: SiteConfiguration;
  readonly site: Site;
  readonly regions: Regions;
  readonly languages: SiteLanguages;
  /** Whether maintenance closes the site now. */
  readonly isClosed: () => boolean;
  /** For what has a schedule. */
  readonly now: () => Temporal.Instant;
}

export interface SiteViewer {
  /** The newest version, at most about a second old. */
  current(): Promise<SiteSnapshot>;
  /** What was last read; for places that cannot wait. Asserts that something was. */
  peek(): SiteSnapshot;
  refresh(): Promise<SiteSnapshot>;
  /** As the database has it at this call, on every node: for what protects accounts. */
  newest(): Promise<SiteSnapshot>;
}

const freshMs = 1000;
/** While a read is under way the old version answers, up to this age. */
const staleMs = 15_000;

interface ViewerParts extends AddressFacts {
  readonly database: Database;
  readonly clock: Clock;
}

export function createSiteViewer(parts: ViewerParts): SiteViewer {
  const { database, clock } = parts;
  let kept: SiteSnapshot | undefined;
  let readAtMs = Number.NEGATIVE_INFINITY;
  let reading: Promise<SiteSnapshot> | undefined;

  async function read(): Promise<SiteSnapshot> {
    const atMs = clock.nowMs();
    const snapshot = await database.transaction({ operation: 'site.read' }, async (tx) => {
      if (kept !== undefined && (await readLatestVersionNumber(tx)) === kept.version) {
        return kept;
      }
      const row = assertDefined(await readLatestVersion(tx), 'the site has a configuration');
      return snapshotOf(row, parts);
    });
    kept = snapshot;
    readAtMs = atMs;
    return snapshot;
  }

  function refresh(): Promise<SiteSnapshot> {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  return {
    refresh,
    async newest() {
      // What was under way may have looked before a change that this caller knows of.
      await reading?.catch(() => undefined);
      return refresh();
    },
    async current() {
      const ageMs = clock.nowMs() - readAtMs;
      if (kept === undefined || ageMs > staleMs || ageMs < 0) {
        return refresh();
      }
      if (ageMs > freshMs) {
        // The next caller sees the result; a failure shows once the old version is too old.
        refresh().catch(() => undefined);
      }
      return kept;
    },
    peek: () => assertDefined(kept, 'the site was read at the start'),
  };
}

function snapshotOf(
  row: { readonly version: number; readonly configuration: unknown },
  parts: AddressFacts & { readonly clock: Clock },
): SiteSnapshot {
  const { clock } = parts;
  const parsed = parseConfiguration(row.configuration);
  assert(parsed.ok, `site version ${row.version} fits the schema of this release`);
  const configuration = withListedLinks(parsed.configuration);
  const linkHosts = linkHostsOf(configuration);
  const regions = createRegions(configuration.regions, parts);
  const languages = createLanguages(configuration);
  return {
    version: row.version,
    configuration,
    regions,
    languages,
    now: () => clock.now(),
    isClosed: () => isClosedAt(configuration, clock.now()),
    site: {
      id: configuration.id,
      currency: configuration.currency,
      timeZone: configuration.timeZone,
      languages: languages.all,
      defaultLocale: languages.byDefault.locale,
      isDemo: configuration.isDemo,
      hasVip: configuration.loyalty.hasVip,
      jurisdiction: configuration.protection.jurisdiction,
      gameWeights: configuration.gameWeights,
      oppositePolicy: configuration.oppositePolicy,
      validBase: configuration.validBase,
      vendorKeyHours: configuration.vendorKeyHours,
      lotteryCancelsPerDay: configuration.lotteryCancelsPerDay,
      // Accounts of the first start came from no address.
      countryOf: (ip) => (isIP(ip) === 0 ? null : regions.countryOf(ip)),
      cityOf: (ip) => (isIP(ip) === 0 ? null : regions.cityOf(ip)),
      largeMinor: largeMinorOf(configuration),
      paymentCostPartsPerMillion: configuration.contracts.paymentCostPartsPerMillion,
      excludedAgentsRunOn: configuration.contracts.excludedAgentsRunOn,
      linkHosts,
      brands: [configuration.name, configuration.id],
    },
    // portal.md section 4: maintenance gives 1; otherwise region restriction gives 2; otherwise 0.
    statusFor: (ip) => (isClosedAt(configuration, clock.now()) ? 1 : regions.isBlocked(ip) ? 2 : 0),
    localeFor: (header) => languages.chosenBy({ header }).locale,
  };
}

function largeMinorOf({ largeFrom, currency: code }: SiteConfiguration): bigint {
  const parsed = parseAmount(largeFrom, currency(code));
  assert(parsed.ok, 'the schema took it as an amount');
  return parsed.value;
}
