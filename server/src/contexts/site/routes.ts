import { endpoints } from '@portal/protocol/endpoints';
import type { Route } from '../../platform/http/route.ts';
import { ownRoute } from '../../platform/http/route.ts';
import type { KeyRing } from './key-ring.ts';
import { pageOfAnnouncements } from './announcements.ts';
import {
  presentCountryOf,
  presentHelp,
  presentHelpLines,
  presentRegisterSettings,
  presentStatus,
} from './present.ts';
import type { SiteViewer } from './site-view.ts';

/** All answers come from memory: none of these calls waits for the database. */
export function siteRoutes(env: {
  readonly viewer: SiteViewer;
  readonly keyRing: KeyRing;
}): readonly Route[] {
  const { viewer, keyRing } = env;
  return [
    ownRoute(endpoints.readStatus, async (_scope, { request, query }) => {
      const snapshot = await viewer.current();
      const header = request.acceptLanguage;
      const language = snapshot.languages.chosenBy({ code: query.language, header });
      return presentStatus(snapshot, { ip: request.ip, language });
    }),
    ownRoute(endpoints.listAnnouncements, async (_scope, { request, query }) => {
      const snapshot = await viewer.current();
      const header = request.acceptLanguage;
      const language = snapshot.languages.chosenBy({ code: query.language, header });
      return pageOfAnnouncements(snapshot, { ip: request.ip, language }, query);
    }),
    ownRoute(endpoints.readHelpCenter, async (_scope, { request, query }) => {
      const snapshot = await viewer.current();
      const header = request.acceptLanguage;
      const language = snapshot.languages.chosenBy({ code: query.lang, header });
      return presentHelp(snapshot, { ip: request.ip, language });
    }),
    ownRoute(endpoints.readHelpLines, async (_scope, { request, query }) => {
      const snapshot = await viewer.current();
      const header = request.acceptLanguage;
      const language = snapshot.languages.chosenBy({ code: query.lang, header });
      return presentHelpLines(snapshot, { ip: request.ip, language });
    }),
    ownRoute(endpoints.readDomainRoute, async () => {
      const { domains, mainDomain } = (await viewer.current()).configuration;
      return { domainRoute: domains, mainDomain };
    }),
    ownRoute(endpoints.readWhitelabel, async () => (await viewer.current()).configuration.switches),
    ownRoute(endpoints.readRegisterSettings, async () =>
      presentRegisterSettings((await viewer.current()).configuration),
    ),
    ownRoute(endpoints.readCountryCode, async (_scope, { request }) =>
      presentCountryOf(await viewer.current(), request.ip),
    ),
    ownRoute(endpoints.readKeys, async ({ ctx }) => ({
      keys: [await keyRing.publicKey()],
      now: String(ctx.clock.now()),
    })),
  ];
}
