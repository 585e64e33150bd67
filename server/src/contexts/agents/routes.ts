import type { Texts } from '@portal/i18n/files';
import { endpoints } from '@portal/protocol/endpoints';
import type { Route } from '../../platform/http/route.ts';
import { ownRoute, route } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { SiteViewer } from '../site/index.ts';
import { downlineReport } from './downline-file.ts';
import type { DownlineParts, ShownBalances } from './downline-parts.ts';
import { fileRoutes } from './exports/routes.ts';
import type { TeamFiles } from './exports/team-files.ts';
import { downlineQuery } from './downline-query.ts';
import { linksReport } from './links-file.ts';
import { presentDownline, presentLink, presentLinks } from './present.ts';
import { presentInviteLink, presentInviteLinks } from './present-invite-links.ts';
import { countClick } from './store-links.ts';
import { raiseTerms } from './terms/use-cases/raise-terms.ts';
import { presentTerms, termsOfWire } from './terms/wire-terms.ts';
import { changeRegisterLink } from './use-cases/change-register-link.ts';
import { createInviteLink } from './use-cases/create-invite-link.ts';
import { createRegisterLink } from './use-cases/create-register-link.ts';
import { endRegisterLink } from './use-cases/end-register-link.ts';
import { findInvitation } from './use-cases/find-invitation.ts';
import { listDownline } from './use-cases/list-downline.ts';
import { listInviteLinks } from './use-cases/list-invite-links.ts';
import { listRegisterLinks } from './use-cases/list-register-links.ts';
import { noteDownline } from './use-cases/note-downline.ts';
import { renameInviteLink } from './use-cases/rename-invite-link.ts';

const rowsPerPage = 20;

export function agentRoutes(
  viewer: SiteViewer,
  texts: Texts,
  parts: DownlineParts & ShownBalances & { readonly files: TeamFiles },
): readonly Route[] {
  return [
    invitationRoute(viewer),
    ...linkRoutes,
    linksFileRoute(texts, parts.files),
    ...fileRoutes,
    ...ownLinkRoutes,
    ...downlineRoutes(viewer, texts, parts),
  ];
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
  route(endpoints.changeRegisterLink, async (ctx, { params, body: { terms, ...body } }) => {
    const granted = terms === null ? null : termsOfWire(terms);
    const link = await changeRegisterLink(ctx, { ...params, ...body, terms: granted });
    return presentLink(link, ctx.clock.now());
  }),
  route(endpoints.endRegisterLink, async (ctx, { params }) => {
    await endRegisterLink(ctx, params.code);
    return {};
  }),
];

function linksFileRoute(texts: Texts, files: TeamFiles): Route {
  const open = files.declare(linksReport(texts));
  return ownRoute(endpoints.readRegisterLinksFile, async (scope, { query }) => {
    const take = await open();
    return scope.transaction((ctx) => take(ctx, query));
  });
}

/** The same links as their makers manage them, agents or not (MC-21). */
const ownLinkRoutes: readonly Route[] = [
  route(endpoints.listInviteLinks, {
    useCase: (ctx, { query: { page = 1 } }) =>
      listInviteLinks(ctx, { pageNum: page, pageSize: rowsPerPage }),
    present: presentInviteLinks,
  }),
  route(endpoints.createInviteLink, async (ctx, { body }) =>
    presentInviteLink(await createInviteLink(ctx, body), ctx.clock.now()),
  ),
  route(endpoints.renameInviteLink, async (ctx, { params, body }) =>
    presentInviteLink(await renameInviteLink(ctx, { ...params, ...body }), ctx.clock.now()),
  ),
  route(endpoints.endInviteLink, async (ctx, { params: { code } }) => {
    await endRegisterLink(ctx, code);
    return {};
  }),
];

function downlineRoutes(
  viewer: SiteViewer,
  texts: Texts,
  parts: DownlineParts & ShownBalances & { readonly files: TeamFiles },
): readonly Route[] {
  const openFile = parts.files.declare(downlineReport(texts, parts));
  return [
    route(endpoints.listDownline, async (ctx, { query }) => {
      const { page = 1, pageNo: pageNum = page, pageSize = rowsPerPage } = query;
      const shows = parts.showsBalances();
      const shown = { ...downlineQuery(query, shows), pageNum, pageSize };
      return presentDownline(await listDownline(ctx, shown, parts), ctx.site, shows);
    }),
    ownRoute(endpoints.readDownlineFile, async (scope, { query }) => {
      const take = await openFile();
      return scope.transaction((ctx) => take(ctx, query));
    }),
    route(endpoints.raiseDownlineTerms, async (ctx, { params: { account }, body }) => {
      const { groupQuota } = viewer.peek().configuration.contracts;
      const command = { account, terms: termsOfWire(body) };
      return presentTerms(await raiseTerms(ctx, command, groupQuota));
    }),
    route(endpoints.noteDownline, async (ctx, { params, body }) => ({
      note: await noteDownline(ctx, { ...params, ...body }),
    })),
  ];
}
