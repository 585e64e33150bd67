import { createUnitOfWork, type UnitOfWork } from '../../src/platform/unit-of-work.ts';
import { testSite, type testDatabase } from '../harness.ts';

/** A unit of work on the test's database, for parts that open transactions themselves. */
export function workOf(
  test: ReturnType<typeof testDatabase>,
  site: Partial<typeof testSite> = {},
): UnitOfWork {
  return createUnitOfWork({
    database: test.database(),
    site: () => ({ ...testSite, ...site }),
    clock: test.clock,
    ids: test.ids,
    random: test.random,
    cipher: test.cipher,
    log: test.log,
  });
}
