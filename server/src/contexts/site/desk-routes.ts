import { endpoints } from '@portal/protocol/endpoints';
import { route, type Route } from '../../platform/http/route.ts';
import type { SiteConfiguration } from './configuration.ts';
import { noticesOf, presentBrandNotices } from './present-desk.ts';
import { changeSection, readInForce } from './use-cases/change-section.ts';

/** What the operator owns of the site, section by section. */
export const siteDeskRoutes: readonly Route[] = [
  route(endpoints.listBrandNotices, async (ctx) => presentBrandNotices(ctx, await readInForce(ctx))),
  route(endpoints.changeBrandNotices, async (ctx, { body: { list, ...seen } }) => {
    const next = (site: SiteConfiguration) => noticesOf(ctx, site, list);
    const changed = await changeSection(ctx, { ...seen, name: 'announcements', next });
    return presentBrandNotices(ctx, changed);
  }),
];
