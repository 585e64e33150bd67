import { endpoints } from '@portal/protocol/endpoints';
import type { Route } from '../../platform/http/route.ts';
import { route } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SiteViewer } from '../site/index.ts';
import { presentDownline, presentLink, presentLinks } from './present.ts';
import { presentInviteLink, presentInviteLinks } from './present-invite-links.ts';
import { countClick } from './store-links.ts';
import { raiseTerms } from './terms/use-cases/raise-terms.ts';
import { presentTerms, termsOfWire } from './terms/wire-terms.ts';
import { createRegisterLink } from './use-cases/create-register-link.ts';
import { endRegisterLink } from './use-cases/end-register-link.ts';
import { findInvitation } from './use-cases/find-invitation.ts';
import { listDownline } from './use-cases/list-downline.ts';
import { listInviteLinks } from './use-cases/list-invite-links.ts';
import { listRegisterLinks } from './use-cases/list-register-links.ts';
import { renameInviteLink } from './use-cases/rename-invite-link.ts';

const rowsPerPage = 20;

export function agentRoutes(viewer: SiteViewer): readonly Route[] {
  return [invitationRoute(viewer), ...linkRoutes, ...ownLinkRoutes, ...downlineRoutes];
}

function invitationRoute(viewer: SiteViewer): Route {
  return route(endpoints.readInvitation, async (ctx, { query }) => {
    const { code: affiliateCode, domain } = query;
    const site = viewer.peek().configuration;
    const { linkCode } = await findInvitation(ctx, site, { affiliateCode, domain });
    if (linkCode === null) {
      throw new Refusal('invitation_code_error', { field: 'affiliateCode' });
    }
    await countClick(ctx.tx, linkCode);
    return { code: linkCode };
  });
}

const linkRoutes: readonly Route[] = [
  route(endpoints.listRegisterLinks, {
    useCase: (ctx, { query }) => {
      const { page = 1, pageNo: pageNum = page, pageSize = rowsPerPage, state, opens } = query;
      return listRegisterLinks(ctx, { pageNum, pageSize, state, opens });
    },
    present: presentLinks,
  }),
  route(endpoints.createRegisterLink, async (ctx, { body: { terms, ...body } }) => {
    const wish = { ...body, ...(terms !== undefined && { terms: termsOfWire(terms) }) };
    return presentLink(await createRegisterLink(ctx, wish), ctx.clock.now());
  }),
  route(endpoints.endRegisterLink, async (ctx, { params }) => {
    await endRegisterLink(ctx, params.code);
    return {};
  }),
];

/** The same links as their makers manage them, agents or not (MC-21). */
const ownLinkRoutes: readonly Route[] = [
  route(endpoints.listInviteLinks, {
    useCase: (ctx, { query: { page = 1 } }) =>
      listInviteLinks(ctx, { pageNum: page, pageSize: rowsPerPage }),
    present: presentInviteLinks,
  }),
  route(endpoints.createInviteLink, async (ctx, { body }) =>
    presentInviteLink(await createRegisterLink(ctx, body), ctx.clock.now()),
  ),
  route(endpoints.renameInviteLink, async (ctx, { params, body }) =>
    presentInviteLink(await renameInviteLink(ctx, { ...params, ...body }), ctx.clock.now()),
  ),
  route(endpoints.endInviteLink, async (ctx, { params: { code } }) => {
    await endRegisterLink(ctx, code);
    return {};
  }),
];

const downlineRoutes: readonly Route[] = [
  route(endpoints.listDownline, async (ctx, { query }) => {
    const { page = 1, pageNo: pageNum = page, pageSize = rowsPerPage } = query;
    const { account, scope = 'direct', search, kind, from, to, order } = query;
    const shown = { account, scope, search, kind, from, to, order, pageNum, pageSize };
    return presentDownline(await listDownline(ctx, shown), ctx.site);
  }),
  route(endpoints.raiseDownlineTerms, async (ctx, { params: { account }, body }) =>
    presentTerms(await raiseTerms(ctx, { account, terms: termsOfWire(body) })),
  ),
];
