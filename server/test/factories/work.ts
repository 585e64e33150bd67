import type { Actor, VisitorActor } from '../../src/platform/context.ts';
import type { Scope } from '../../src/platform/http/route.ts';
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

const someVisitor: VisitorActor = { kind: 'visitor', ip: '203.0.113.5' };

/** What the handler of a call stands on; a visitor's unless it says whose. */
export function scopeOf(test: ReturnType<typeof testDatabase>): Scope<VisitorActor>;
export function scopeOf<A extends Actor>(test: ReturnType<typeof testDatabase>, actor: A): Scope<A>;
export function scopeOf(test: ReturnType<typeof testDatabase>, actor: Actor = someVisitor): Scope {
  const { clock, ids, random, cipher, log } = test;
  const parts = { clock, ids, random, cipher, log };
  return {
    ctx: { requestId: 'req_test', actor, site: testSite, locale: 'en', ...parts },
    transaction: (run) => test.inUnit(run, { actor }),
    snapshot: (run) => test.inUnit(run, { actor }),
  };
}
