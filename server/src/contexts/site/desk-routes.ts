import { endpoints } from '@portal/protocol/endpoints';
import { ownRoute, route, type Route } from '../../platform/http/route.ts';
import type { SiteConfiguration } from './configuration.ts';
import {
  bannersOf,
  noticesOf,
  presentBanners,
  presentBrandNotices,
  presentContact,
  presentHelpTopics,
} from './present-desk.ts';
import { redrawPicture } from './redraw-picture.ts';
import { presentSiteStatus, statusOf } from './status-desk.ts';
import { changeSection, readInForce } from './use-cases/change-section.ts';
import { createBrandPicture } from './use-cases/create-brand-picture.ts';

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
    const next = () => ({ help: list });
    return presentHelpTopics(ctx, await changeSection(ctx, { ...seen, name: 'help', next }));
  }),
  route(endpoints.readSiteStatus, async (ctx) => presentSiteStatus(ctx, await readInForce(ctx))),
  route(endpoints.changeSiteStatus, async (ctx, { body: { revision, reason, ...form } }) => {
    const next = (site: SiteConfiguration) => statusOf(site, form);
    const changed = await changeSection(ctx, { name: 'status', revision, reason, next });
    return presentSiteStatus(ctx, changed);
  }),
  route(endpoints.readContactChannels, async (ctx) => presentContact(ctx, await readInForce(ctx))),
  route(endpoints.changeContactChannels, async (ctx, { body: { service, links, ...seen } }) => {
    const next = () => ({ customerService: service, resources: links });
    return presentContact(ctx, await changeSection(ctx, { ...seen, name: 'contact', next }));
  }),
];
