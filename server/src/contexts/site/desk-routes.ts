import { endpoints } from '@portal/protocol/endpoints';
import { route, type Route } from '../../platform/http/route.ts';
import type { SiteConfiguration } from './configuration.ts';
import {
  noticesOf,
  presentBrandNotices,
  presentContact,
  presentHelpTopics,
} from './present-desk.ts';
import { changeSection, readInForce } from './use-cases/change-section.ts';

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
  route(endpoints.listHelpTopics, async (ctx) => presentHelpTopics(ctx, await readInForce(ctx))),
  route(endpoints.changeHelpTopics, async (ctx, { body: { list, ...seen } }) => {
    const next = () => ({ help: list });
    return presentHelpTopics(ctx, await changeSection(ctx, { ...seen, name: 'help', next }));
  }),
  route(endpoints.readContactChannels, async (ctx) => presentContact(ctx, await readInForce(ctx))),
  route(endpoints.changeContactChannels, async (ctx, { body: { service, links, ...seen } }) => {
    const next = () => ({ customerService: service, resources: links });
    return presentContact(ctx, await changeSection(ctx, { ...seen, name: 'contact', next }));
  }),
];
