import { endpoints } from '@portal/protocol/endpoints';
import type { Route } from '../../platform/http/route.ts';
import { route } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SiteViewer } from '../site/index.ts';
import { presentDownline, presentLink, presentLinks } from './present.ts';
import { createRegisterLink } from './use-cases/create-register-link.ts';
import { endRegisterLink } from './use-cases/end-register-link.ts';
import { findInvitation } from './use-cases/find-invitation.ts';
import { listDownline } from './use-cases/list-downline.ts';
import { listRegisterLinks } from './use-cases/list-register-links.ts';

const rowsPerPage = 20;

export function agentRoutes(viewer: SiteViewer): readonly Route[] {
  return [invitationRoute(viewer), ...linkRoutes, downlineRoute];
}

function invitationRoute(viewer: SiteViewer): Route {
  return route(endpoints.readInvitation, async (ctx, { query }) => {
    const { code: affiliateCode, domain } = query;
    const site = viewer.peek().configuration;
    const { linkCode } = await findInvitation(ctx, site, { affiliateCode, domain });
    if (linkCode === null) {
      throw new Refusal('invitation_code_error', { field: 'affiliateCode' });
    }
    return { code: linkCode };
  });
}

const linkRoutes: readonly Route[] = [
  route(endpoints.listRegisterLinks, {
    useCase: (ctx, { query }) => {
      const { page = 1, pageNo: pageNum = page, pageSize = rowsPerPage } = query;
      return listRegisterLinks(ctx, { pageNum, pageSize });
    },
    present: presentLinks,
  }),
  route(endpoints.createRegisterLink, async (ctx, { body }) =>
    presentLink(await createRegisterLink(ctx, body), ctx.clock.now()),
  ),
  route(endpoints.endRegisterLink, async (ctx, { params }) => {
    await endRegisterLink(ctx, params.code);
    return {};
  }),
];

const downlineRoute = route(endpoints.listDownline, {
  useCase: (ctx, { query }) => {
    const { account, scope = 'direct', cursor, limit = rowsPerPage } = query;
    return listDownline(ctx, { account, scope, cursor, limit });
  },
  present: presentDownline,
});
