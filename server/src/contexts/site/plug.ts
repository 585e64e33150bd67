import type { ContextEnv, ContextPlug } from '../../platform/context-plug.ts';
import { addressLoop, openAddressCountries } from './address-countries.ts';
import { appRoutes } from './app-routes.ts';
import type { ChosenConfiguration } from './choose-configuration.ts';
import { siteDeskRoutes } from './desk-routes.ts';
import { deviationsOf } from './deviations.ts';
import { flagRoutes } from './flags.ts';
import { hostingLoop, openHostingNetworks } from './hosting-networks.ts';
import { siteJobs } from './jobs.ts';
import { lineRoutes } from './line-routes.ts';
import type { KeyRing } from './key-ring.ts';
import { createKeyRing } from './key-ring.ts';
import { ownTextRoute } from './own-texts.ts';
import { pictureRoutes } from './picture-routes.ts';
import { siteRoutes } from './routes.ts';
import type { SiteViewer } from './site-view.ts';
import { createSiteViewer } from './site-view.ts';
import { adoptConfiguration } from './use-cases/adopt-configuration.ts';
import { renewKeySecrets } from './use-cases/renew-key-secrets.ts';

export interface SitePlug extends ContextPlug {
  readonly viewer: SiteViewer;
  readonly keyRing: KeyRing;
}

interface AddressFiles {
  readonly regionsFile: string | undefined;
  readonly hostingFile: string | undefined;
}

/** Puts the configuration that this start asks for in force; every other context stands on it. */
export async function plugSite(
  env: Pick<ContextEnv, 'database' | 'clock' | 'cipher' | 'log'>,
  choice: ChosenConfiguration & AddressFiles,
): Promise<SitePlug> {
  const { regionsFile, hostingFile, ...chosen } = choice;
  const addresses = await openAddressCountries(regionsFile, env.log);
  const hosting = await openHostingNetworks(hostingFile, env.log);
  await adoptConfiguration(env, chosen);
  const viewer = createSiteViewer({ ...env, addresses, hosting });
  const { configuration } = await viewer.refresh();
  // There is no unit of work before the site is read.
  await env.database.transaction({ operation: 'site.renew_keys' }, (tx) =>
    renewKeySecrets({ tx, cipher: env.cipher }),
  );
  const keyRing = createKeyRing(env);
  await keyRing.publicKey();
  return {
    viewer,
    keyRing,
    routes: [...siteRoutes({ viewer, keyRing }), ...siteDeskRoutes],
    assets: [
      ...appRoutes(viewer),
      ...flagRoutes(),
      ...lineRoutes,
      ownTextRoute(viewer),
      ...pictureRoutes(env.database),
    ],
    jobs: siteJobs(keyRing),
    loops: [
      ...(regionsFile === undefined ? [] : [addressLoop(addresses)]),
      ...(hostingFile === undefined ? [] : [hostingLoop(hosting)]),
    ],
    notices: deviationsOf(configuration),
  };
}
