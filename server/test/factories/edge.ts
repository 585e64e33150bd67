import type { SessionEnding } from '@portal/protocol';
import type { MemberActor, OperatorActor } from '../../src/platform/context.ts';
import type { EdgeCaps } from '../../src/platform/http/edge-settings.ts';
import { defaultCaps } from '../../src/platform/http/edge-settings.ts';
import type { FrontEnd } from '../../src/platform/http/front-ends.ts';
import { openFrontEnds } from '../../src/platform/http/front-ends.ts';
import { createHttpApp } from '../../src/platform/http/http-app.ts';
import type { Standing } from '../../src/platform/http/guard.ts';
import type { FactorPolicy, HttpParts } from '../../src/platform/http/http-parts.ts';
import { defaultRates } from '../../src/platform/http/rate-limits.ts';
import { createRateStore } from '../../src/platform/http/rate-store.ts';
import type { Route } from '../../src/platform/http/route.ts';
import type { SocketRoute } from '../../src/platform/http/socket-route.ts';
import type { testDatabase } from '../harness.ts';
import { testSite } from '../harness.ts';
import { workOf } from './work.ts';

/** What surrounds the edge in a test of the edge alone. */
export interface World {
  /** Who is signed in to the portal, and who to the back office. */
  readonly member?: MemberActor;
  readonly operator?: OperatorActor;
  /** Why the session that a call carries is over. */
  readonly ended?: SessionEnding;
  readonly status?: 0 | 1 | 2;
  readonly standing?: Standing;
  readonly factorPolicy?: FactorPolicy;
  readonly rates?: HttpParts['rates'];
  readonly caps?: Partial<EdgeCaps>;
  readonly proxies?: readonly string[];
  readonly isDemo?: boolean;
  readonly backofficeHost?: string;
  readonly frontEnds?: readonly FrontEnd[];
  readonly sockets?: readonly SocketRoute[];
}

/** The edge with these routes, on a site and with sessions that the test decides. */
export function edgeApp(
  test: ReturnType<typeof testDatabase>,
  routes: readonly Route[],
  world: World = {},
) {
  const never = async () => {
    throw new Error('no key is needed here');
  };
  const http = createHttpApp(
    {
      work: workOf(test),
      clock: test.clock,
      ids: test.ids,
      random: test.random,
      cipher: test.cipher,
      log: test.log,
      keys: { privateKey: never, anyPrivateKey: never },
      nonces: { claim: never },
      rates: world.rates ?? defaultRates,
      rateStore: createRateStore(test.database()),
      settings: {
        caps: { ...defaultCaps, ...world.caps },
        backofficeHost: world.backofficeHost,
        trust: { proxies: world.proxies ?? [], isDemo: world.isDemo ?? true },
      },
      onUndeclared: (refusal) => test.undeclared.push(refusal),
      errorText: (locale, code) => `${locale}:${code}`,
      site: async () => ({
        site: testSite,
        statusFor: () => world.status ?? 0,
        localeFor: (header) => (header.startsWith('ar') ? 'ar' : 'en'),
      }),
      notePlace: async () => undefined,
      factorPolicy: async () => world.factorPolicy ?? { staff: false, agents: false },
      authentication: {
        member: async () => world.member,
        operator: async () => world.operator,
        standing: async () =>
          world.standing ?? {
            hasFactor: false,
            proofs: ['password'],
            isUnverified: false,
            provenAt: null,
          },
        whyEnded: async () => world.ended,
      },
      metrics: {
        answered: () => undefined,
        refused: () => undefined,
      },
    },
    {
      routes,
      assets: [],
      callbacks: [],
      sockets: world.sockets ?? [],
      frontEnds: openFrontEnds(world.frontEnds ?? [], test.random),
      name: 'Test',
      release: '1',
      commit: 'c',
      readiness: async () => ({ database: true }),
    },
  );
  return { app: http.app, shareLimits: () => http.shareLimits() };
}
