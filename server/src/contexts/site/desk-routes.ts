import { endpoints } from '@portal/protocol/endpoints';
import { ownRoute, route, type Route } from '../../platform/http/route.ts';
import type { SiteConfiguration } from './configuration.ts';
import {
  bannersOf,
  helpOf,
  noticesOf,
  presentBanners,
  presentBrandNotices,
  presentContact,
  presentHelpTopics,
} from './present-desk.ts';
import { factorRoutes } from './factor-desk.ts';
import {
  addressesOf,
  presentAddresses,
  presentRegistration,
  registrationOf,
} from './rules-desk.ts';
import { redrawPicture } from './redraw-picture.ts';
import { presentSiteStatus, statusOf } from './status-desk.ts';
import { changeSection, readInForce } from './use-cases/change-section.ts';
import { createBrandPicture } from './use-cases/create-brand-picture.ts';
import { textRoutes } from './text-routes.ts';
import { versionRoutes } from './version-routes.ts';

/** What the operator owns of the site, section by section. */
export const siteDeskRoutes: readonly Route[] = [
  route(endpoints.listBrandNotices, async (ctx) =>
    presentBrandNotices(ctx, await readInForce(ctx)),
  ),
  route(endpoints.changeBrandNotices, async (ctx, { body: { list, ...seen } }) => {
    const next = (site: SiteConfiguration) => noticesOf(ctx, site, list);
    const changed = await changeSection(ctx, { ...seen, name: 'announcements', next });
    return presentBrandNotices(ctx, changed);
  }),
  route(endpoints.listBanners, async (ctx) => presentBanners(ctx, await readInForce(ctx))),
  route(endpoints.changeBanners, async (ctx, { body: { list, ...seen } }) => {
    const next = (site: SiteConfiguration) => bannersOf(site, list);
    return presentBanners(ctx, await changeSection(ctx, { ...seen, name: 'banners', next }));
  }),
  ownRoute(endpoints.createBrandPicture, async (scope, { body }) => {
    // A picture is drawn before a transaction begins: it takes the processor for a while.
    const image = await redrawPicture(body.picture);
    return scope.transaction((ctx) => createBrandPicture(ctx, image));
  }),
  route(endpoints.listHelpTopics, async (ctx) => presentHelpTopics(ctx, await readInForce(ctx))),
  route(endpoints.changeHelpTopics, async (ctx, { body: { list, ...seen } }) => {
    const next = (site: SiteConfiguration) => helpOf(site, list);
    return presentHelpTopics(ctx, await changeSection(ctx, { ...seen, name: 'help', next }));
  }),
  route(endpoints.readSiteStatus, async (ctx) => presentSiteStatus(ctx, await readInForce(ctx))),
  route(
    endpoints.changeSiteStatus,
    async (ctx, { body: { revision, reason, effectiveFrom, ...form } }) => {
      const next = (site: SiteConfiguration) => statusOf(site, form);
      const seen = { revision, reason, effectiveFrom };
      const changed = await changeSection(ctx, { ...seen, name: 'status', next });
      return presentSiteStatus(ctx, changed);
    },
  ),
  route(endpoints.readContactChannels, async (ctx) => presentContact(ctx, await readInForce(ctx))),
  route(endpoints.changeContactChannels, async (ctx, { body: { service, links, ...seen } }) => {
    const next = () => ({ customerService: service, resources: links });
    return presentContact(ctx, await changeSection(ctx, { ...seen, name: 'contact', next }));
  }),
  route(endpoints.readRegistrationRules, async (ctx) =>
    presentRegistration(ctx, await readInForce(ctx)),
  ),
  route(endpoints.changeRegistrationRules, async (ctx, { body: { fields, ...seen } }) => {
    const next = (site: SiteConfiguration) => registrationOf(site, fields);
    const changed = await changeSection(ctx, { ...seen, name: 'registration', next });
    return presentRegistration(ctx, changed);
  }),
  route(endpoints.readSiteAddresses, async (ctx) => presentAddresses(ctx, await readInForce(ctx))),
  route(endpoints.changeSiteAddresses, async (ctx, { body }) => {
    const { revision, reason, effectiveFrom, ...form } = body;
    const seen = { revision, reason, effectiveFrom };
    const next = () => addressesOf(form);
    return presentAddresses(ctx, await changeSection(ctx, { ...seen, name: 'addresses', next }));
  }),
  ...factorRoutes,
  ...versionRoutes,
  ...textRoutes(),
];
