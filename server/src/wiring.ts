import type { AddressInfo } from 'node:net';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directionOf, errorText, isLocale } from '@portal/i18n';
import type { BootAnswer } from '@portal/protocol';
import { createBootAnswers } from './boot-answer.ts';
import { backofficeRoutes, can } from './contexts/backoffice/index.ts';
import type { Catalogue } from './contexts/catalog/index.ts';
import {
  artRoutes,
  catalogRoutes,
  createCatalogue,
  loadShippedCatalogue,
} from './contexts/catalog/index.ts';
import type { Games } from './contexts/games/index.ts';
import { gamesJobs, gamesRoutes, openGames } from './contexts/games/index.ts';
import type { IdentityEnv } from './contexts/identity/index.ts';
import {
  createAuthenticator,
  createPasswordHasher,
  identityJobs,
  identityRoutes,
} from './contexts/identity/index.ts';
import { memberRoutes } from './contexts/members/index.ts';
import { onboardingRoutes } from './contexts/onboarding/index.ts';
import type { KeyRing, SiteViewer } from './contexts/site/index.ts';
import {
  adoptConfiguration,
  chooseConfiguration,
  createKeyRing,
  createSiteViewer,
  deviationsOf,
  siteJobs,
  siteRoutes,
} from './contexts/site/index.ts';
import { jobs as walletJobs } from './contexts/wallet/index.ts';
import { createFirstAccounts } from './first-accounts.ts';
import type { FrontEnd } from './platform/http/front-ends.ts';
import { openFrontEnds } from './platform/http/front-ends.ts';
import type { HttpApp } from './platform/http/http-app.ts';
import { createHttpApp } from './platform/http/http-app.ts';
import type { FirstPaint } from './platform/http/page.ts';
import type { RateTable } from './platform/http/rate-limits.ts';
import { defaultRates } from './platform/http/rate-limits.ts';
import { pathOf } from './platform/http/read-facts.ts';
import type { UnitOfWork } from './platform/unit-of-work.ts';
import { createUnitOfWork } from './platform/unit-of-work.ts';
import { isBackofficePage, isHomePage, isPortalPage } from './portal-pages.ts';
import type { BuiltServer, ServerParts } from './server-parts.ts';

/** Two hashes of 46 MiB at a time; a flood of logins waits in line or is turned away (R61). */
const hasherLimits = { parallel: 2, mostWaiting: 200 };
const root = join(import.meta.dirname, '..', '..');

/** What the contexts share in one process. */
export interface Wired {
  readonly viewer: SiteViewer;
  readonly keyRing: KeyRing;
  readonly work: UnitOfWork;
  readonly identity: IdentityEnv;
  readonly catalogue: Catalogue;
  readonly games: Games;
}

export interface WiringOptions {
  /** Coarse limits of the edge; benchmarks and load tests bring their own. */
  readonly rates?: RateTable;
}

/** Builds the graph of contexts on a migrated database, in the order of their levels. */
export async function wireContexts(parts: ServerParts): Promise<Wired> {
  const { config, database, clock, random } = parts;
  const viewer = createSiteViewer({ database, clock });
  const wish = { file: config.siteFile, isDemo: config.isDemo };
  await adoptConfiguration({ database, clock }, chooseConfiguration(wish));
  await viewer.refresh();
  const keyRing = createKeyRing({ database, clock });
  await keyRing.publicKey();
  const work = createUnitOfWork({ ...parts, site: () => viewer.peek().site });
  const dummy = Buffer.from(random.bytes(32)).toString('base64url');
  const identity: IdentityEnv = {
    viewer,
    hasher: createPasswordHasher(hasherLimits, dummy),
    authenticator: createAuthenticator({ database, clock }),
  };
  await work.run(system('catalog.load'), loadShippedCatalogue);
  const catalogue = createCatalogue({ work, clock });
  const games = await openGames({ work, catalogue });
  return { viewer, keyRing, work, identity, catalogue, games };
}

export async function buildServer(
  parts: ServerParts,
  options: WiringOptions = {},
): Promise<BuiltServer & { readonly http: HttpApp; readonly wired: Wired }> {
  const wired = await wireContexts(parts);
  const { viewer, work, identity } = wired;
  const site = (await viewer.current()).configuration;
  const notices = await createFirstAccounts({
    dataDir: parts.config.dataDir,
    random: parts.random,
    hasher: identity.hasher,
    site,
    transaction: (run) => work.run(system('first_accounts'), run),
  });
  const http = createHttp(parts, wired, options);
  const { app } = http;
  return {
    http,
    wired,
    notices: [...deviationsOf(site), ...notices],
    listen: async (address) => {
      await app.listen(address);
      return (app.server.address() as AddressInfo).port;
    },
    drain: () => http.drain(),
    close: async () => {
      await http.close();
      await wired.games.spins.drain();
    },
    site: () => viewer.peek().site,
    jobs: [...walletJobs, ...siteJobs(wired.keyRing), ...identityJobs, ...gamesJobs],
    eventHandlers: {},
  };
}

function system(job: string) {
  return { operation: job, requestId: job, actor: { kind: 'system', job } } as const;
}

function createHttp(parts: ServerParts, wired: Wired, options: WiringOptions): HttpApp {
  const { viewer, keyRing, work, identity, catalogue, games } = wired;
  const { clock, ids, random, log, metrics, database } = parts;
  const { authenticator } = identity;
  return createHttpApp(
    {
      work,
      clock,
      ids,
      random,
      log,
      keys: keyRing,
      nonces: keyRing,
      site: () => viewer.current(),
      rates: options.rates ?? defaultRates,
      authentication: {
        member: (request) => authenticator.actorOf('member', request),
        operator: (request) => authenticator.actorOf('operator', request),
        can,
      },
      errorText: (locale, code) => errorText(isLocale(locale) ? locale : 'en', code),
      metrics: {
        answered: ({ route, status, seconds }) =>
          metrics.requestSeconds.observe({ route, status: String(status) }, seconds),
        refused: (code) => metrics.refusals.inc({ code }),
      },
    },
    {
      routes: [
        ...siteRoutes({ viewer, keyRing }),
        ...identityRoutes(identity),
        ...onboardingRoutes(identity),
        ...memberRoutes,
        ...catalogRoutes(catalogue),
        ...gamesRoutes(games),
        ...backofficeRoutes({ ...identity, games }),
      ],
      assets: artRoutes(catalogue),
      frontEnds: openFrontEnds(frontEnds(wired), random),
      name: 'Portal',
      ...releaseOf(root),
      readiness: async () => ({
        database: await database.isAlive(),
        // Migrations ran before this process began to build.
        migrations: true,
        jobs: parts.jobsAreRunning(),
      }),
    },
  );
}

function frontEnds({ viewer, catalogue }: Wired): readonly FrontEnd[] {
  const boots = createBootAnswers(catalogue);
  const languageOf = async (header: string | undefined) => {
    const snapshot = await viewer.current();
    const language = snapshot.localeFor(header ?? '');
    const direction = isLocale(language) ? directionOf(language) : 'ltr';
    return { snapshot, language, direction } as const;
  };
  return [
    {
      folder: join(root, 'apps', 'portal', 'dist'),
      base: '/',
      isListed: true,
      isPage: (path) => isPortalPage(path, viewer.peek().configuration.extraGameCenters),
      async content(request) {
        const { snapshot, ...texts } = await languageOf(request.headers['accept-language']);
        const boot = await boots(snapshot, { ip: request.ip, locale: texts.language });
        const firstPaint = isHomePage(pathOf(request.url)) ? firstPaintOf(boot) : undefined;
        return { ...texts, title: snapshot.configuration.name, boot, firstPaint };
      },
    },
    {
      folder: join(root, 'apps', 'backoffice', 'dist'),
      base: '/backoffice/',
      isListed: false,
      isPage: isBackofficePage,
      async content(request) {
        const { language, direction } = await languageOf(request.headers['accept-language']);
        return { language, direction, title: undefined, boot: undefined, firstPaint: undefined };
      },
    },
  ];
}

function firstPaintOf(boot: BootAnswer): FirstPaint | undefined {
  const [banner] = boot.system.banners;
  return banner && { ...banner, bannerUrl: banner.url, leadUrl: boot.hot[0]?.showIcon };
}

/** The release from the root manifest, the commit where the checkout still knows it. */
function releaseOf(folder: string): { readonly release: string; readonly commit: string } {
  // Our own manifest, written by us.
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const head = readIfThere(join(folder, '.git', 'HEAD'));
  const [, ref] = /^ref: (\S+)/u.exec(head) ?? [];
  const commit = ref === undefined ? head : readIfThere(join(folder, '.git', ref));
  return { release: manifest.version, commit: commit.trim() || 'unknown' };
}

function readIfThere(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
