import type { KycCaseId, MemberId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, OperatorActor } from '../../platform/context.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { presentCase, presentMemberPapers, presentWhole } from './papers/present-desk.ts';
import { approveCase } from './papers/use-cases/approve-case.ts';
import { askForPapers } from './papers/use-cases/ask-for-papers.ts';
import { claimCase } from './papers/use-cases/claim-case.ts';
import { createLink } from './papers/use-cases/create-link.ts';
import { dropDemand } from './papers/use-cases/drop-demand.ts';
import { listCases } from './papers/use-cases/list-cases.ts';
import { readCase } from './papers/use-cases/read-case.ts';
import { readLinked } from './papers/use-cases/read-linked.ts';
import { readMemberPapers } from './papers/use-cases/read-member-papers.ts';
import { rejectCase } from './papers/use-cases/reject-case.ts';
import { revealNumber } from './papers/use-cases/reveal-number.ts';
import type { KycRules } from './rules.ts';

const rowsPerPage = 20;

/** Papers at the desk (BO-06). */
export function kycDeskRoutes(rules: KycRules): readonly Route[] {
  return [...readRoutes(rules), ...decisionRoutes(rules), ...memberRoutes];
}

async function shown(ctx: Ctx<OperatorActor>, id: KycCaseId, rules: KycRules) {
  return presentWhole(await readCase(ctx, id), ctx, rules());
}

function readRoutes(rules: KycRules): readonly Route[] {
  return [
    route(endpoints.listKycCases, async (ctx, { query }) => {
      const { view = 'waiting', kind, cursor, limit = rowsPerPage } = query;
      const { rows, nextCursor } = await listCases(ctx, { view, kind, cursor, limit });
      return { content: rows.map(presentCase), nextCursor };
    }),
    route(endpoints.readKycCase, (ctx, { params }) => shown(ctx, params.id, rules)),
    route(endpoints.revealKycNumber, async (ctx, { params }) => ({
      number: await revealNumber(ctx, params.id),
    })),
    route(endpoints.createKycLink, (ctx, { params }) => createLink(ctx, params.id)),
    route(endpoints.readKycDocument, (ctx, { params }) => readLinked(ctx, params.key)),
  ];
}

function decisionRoutes(rules: KycRules): readonly Route[] {
  return [
    route(endpoints.claimKycCase, async (ctx, { params: { id } }) => {
      await claimCase(ctx, id);
      return shown(ctx, id, rules);
    }),
    route(endpoints.approveKycCase, async (ctx, { params: { id }, body }) => {
      await approveCase(ctx, { id, ...body, ...rules() });
      return shown(ctx, id, rules);
    }),
    route(endpoints.rejectKycCase, async (ctx, { params: { id }, body }) => {
      await rejectCase(ctx, { id, ...body });
      return shown(ctx, id, rules);
    }),
  ];
}

async function ofMember(ctx: Ctx<OperatorActor>, memberId: MemberId) {
  return presentMemberPapers(await readMemberPapers(ctx, memberId), ctx);
}

const memberRoutes: readonly Route[] = [
  route(endpoints.readMemberKyc, (ctx, { params }) => ofMember(ctx, params.id)),
  route(endpoints.askForPapers, async (ctx, { params: { id: memberId }, body }) => {
    await askForPapers(ctx, { memberId, ...body });
    return ofMember(ctx, memberId);
  }),
  route(endpoints.dropDemand, async (ctx, { params: { id: memberId, kind }, body }) => {
    await dropDemand(ctx, { memberId, kind, ...body });
    return ofMember(ctx, memberId);
  }),
];
