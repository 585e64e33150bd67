import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { isLocale } from '@portal/i18n';
import { openTexts, type Texts } from '@portal/i18n/files';
import { createSessionPlaces } from './contexts/site/index.ts';
import { openOwnAddress } from './own-address.ts';
import { frontEndsOf } from './pages/front-ends.ts';
import { openFrontEnds } from './platform/http/front-ends.ts';
import type { HttpApp } from './platform/http/http-app.ts';
import { createHttpApp } from './platform/http/http-app.ts';
import type { HttpParts } from './platform/http/http-parts.ts';
import type { RateTable } from './platform/http/rate-limits.ts';
import { defaultRates } from './platform/http/rate-limits.ts';
import { createRateStore } from './platform/http/rate-store.ts';
import { readRelease } from './platform/release.ts';
import type { BuiltServer, ServerParts } from './server-parts.ts';
import type { Contexts } from './wiring.ts';
import { plugContexts } from './wiring.ts';

const root = join(import.meta.dirname, '..', '..');

export interface BuildOptions {
  /** Coarse limits of the edge; benchmarks and load tests bring their own. */
  readonly rates?: RateTable;
  /** Where undeclared answers go instead of the log; tests fail on them. */
  readonly onUndeclared?: HttpParts['onUndeclared'];
}

/** The contexts behind an HTTP edge. */
export async function buildServer(
  parts: ServerParts,
  options: BuildOptions = {},
): Promise<BuiltServer & { readonly http: HttpApp; readonly contexts: Contexts }> {
  const own = openOwnAddress(parts.config);
  const contexts = await plugContexts(parts, () => own.url());
  if (!parts.config.isDemo && parts.config.edge.backofficeHost === undefined) {
    parts.log.warn('portal and back office share an origin: set BACKOFFICE_HOST');
  }
  const http = createHttp({ ...parts, texts: openTexts() }, contexts, options);
  const { app } = http;
  return {
    http,
    contexts,
    notices: contexts.notices,
    listen: async (address) => {
      await app.listen(address);
      const { port } = app.server.address() as AddressInfo;
      own.listensOn(port);
      return port;
    },
    drain: () => http.drain(),
    close: async () => {
      await http.close();
      await contexts.stop();
    },
    site: () => contexts.site.viewer.peek().site,
    jobs: contexts.jobs,
    loops: contexts.loops,
    eventHandlers: contexts.events,
    hear: contexts.hear,
  };
}

type EdgeOwnParts = ServerParts & { readonly texts: Texts };

function createHttp(parts: EdgeOwnParts, contexts: Contexts, options: BuildOptions): HttpApp {
  const { routes, assets, callbacks, sockets, site, catalog } = contexts;
  const { viewer } = site;
  return createHttpApp(edgeParts(parts, contexts, options), {
    routes,
    assets,
    callbacks,
    sockets,
    frontEnds: openFrontEnds(
      frontEndsOf(root, { viewer, catalogue: catalog.catalogue, texts: parts.texts }),
      parts.random,
    ),
    name: 'Portal',
    ...readRelease(root),
    readiness: async () => ({
      database: await parts.database.isAlive(),
      // Migrations ran before this process began to build.
      migrations: true,
      jobs: parts.jobsAreRunning(),
      site: await viewer.current().then(
        () => true,
        () => false,
      ),
    }),
  });
}

function edgeParts(
  parts: EdgeOwnParts,
  { site, identity, work }: Contexts,
  options: BuildOptions,
): HttpParts {
  const { clock, ids, random, cipher, log, metrics, texts } = parts;
  const { onUndeclared = (undeclared) => log.error({ undeclared }, 'undeclared answer') } = options;
  const { viewer, keyRing } = site;
  const { authenticator } = identity;
  return {
    work,
    clock,
    ids,
    random,
    cipher,
    log,
    keys: keyRing,
    nonces: keyRing,
    site: () => viewer.current(),
    notePlace: createSessionPlaces(work),
    factorPolicy: async () => (await viewer.newest()).configuration.secondFactor,
    rates: options.rates ?? defaultRates,
    rateStore: createRateStore(parts.database),
    settings: parts.config.edge,
    onUndeclared,
    authentication: {
      member: (request, look) => authenticator.member(request, look),
      operator: (request, look) => authenticator.operator(request, look),
      standing: (sessionId) => authenticator.standing(sessionId),
      whyEnded: (realm, request) => authenticator.whyEnded(realm, request),
    },
    errorText: (locale, code, data) =>
      texts.errorText(isLocale(locale) ? locale : 'en', code, data),
    metrics: {
      answered: ({ route, status, seconds }) =>
        metrics.requestSeconds.observe({ route, status: String(status) }, seconds),
      refused: (code) => metrics.refusals.inc({ code }),
    },
  };
}
