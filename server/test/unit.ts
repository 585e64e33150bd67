import { createIds } from '../src/platform/ids.ts';
import type { Actor, Ctx, Site, SystemActor } from '../src/platform/context.ts';
import type { Database } from '../src/platform/database.ts';
import { fixedClock } from './fixed-clock.ts';
import { createLog } from '../src/platform/log.ts';
import { seededRandom, systemRandom } from '../src/platform/random.ts';
import { createSecretCipher } from '../src/platform/secrets/secret-cipher.ts';

export const testSite: Site = {
  id: 'test',
  currency: 'USD',
  timeZone: 'Asia/Bangkok',
  languages: [
    { code: 'EN', locale: 'en' },
    { code: 'AR', locale: 'ar' },
  ],
  defaultLocale: 'en',
  isDemo: false,
  hasVip: true,
  jurisdiction: 'DEFAULT',
  countryOf: () => null,
  cityOf: () => null,
  gameWeights: {},
  oppositePolicy: 'DIFFERENCE',
  validBase: 'BY_PRODUCT',
  vendorKeyHours: 24,
  lotteryCancelsPerDay: 20,
  largeMinor: 0n,
  paymentCostPartsPerMillion: 0,
  excludedAgentsRunOn: false,
  linkHosts: new Set<string>(),
  brands: ['Merilune'],
};

/** Fixed, so that a second server on the database of a test opens what the first one wrote. */
export const testCipher = createSecretCipher({
  keys: [new Uint8Array(32).fill(7)],
  random: systemRandom(),
});

const testJob: Actor = { kind: 'system', job: 'test' };

export interface UnitOptions<A extends Actor = Actor> {
  readonly actor?: A;
  readonly site?: Partial<Site>;
  readonly locale?: string;
}

/** One per test file: time, ids and random repeat from run to run. */
export function createUnits(database: () => Database, seed: string) {
  const clock = fixedClock('2026-03-02T08:00:00Z');
  const random = seededRandom(seed);
  const ids = createIds(clock, random);
  const log = createLog('silent');
  let requests = 0;

  /** Runs a use case in a transaction of its own that is committed. */
  async function inUnit<T, A extends Actor = SystemActor>(
    run: (ctx: Ctx<A>) => Promise<T>,
    { actor, site, locale }: UnitOptions<A> = {},
  ): Promise<T> {
    requests += 1;
    const requestId = `req_test_${requests}`;
    return database().transaction({ operation: 'test' }, (tx) =>
      run({
        requestId,
        // Who names no actor gets the default of the type.
        actor: actor ?? (testJob as A),
        site: { ...testSite, ...site },
        locale: locale ?? 'en',
        clock,
        ids,
        random,
        cipher: testCipher,
        log,
        tx,
      }),
    );
  }

  return { inUnit, clock, ids, random, cipher: testCipher, log };
}
