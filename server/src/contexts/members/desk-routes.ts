import type { MemberId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, OperatorActor } from '../../platform/context.ts';
import type { Route } from '../../platform/http/route.ts';
import { route } from '../../platform/http/route.ts';
import type { IdentityEnv } from '../identity/index.ts';
import { statement, trialCurrency } from '../wallet/index.ts';
import { spendingAccount } from './account-path.ts';
import { presentDetail, presentMembers } from './present-desk.ts';
import { presentStatement } from './present.ts';
import { readMember } from './reads.ts';
import { changeState } from './use-cases/change-state.ts';
import { listMemberRows } from './use-cases/list-member-rows.ts';
import { readMemberDetail } from './use-cases/read-member-detail.ts';

const linesPerPage = 20;

type Sessions = Pick<IdentityEnv, 'authenticator'>;

/** What operators see of members and do to them. */
export function memberDeskRoutes(sessions: Sessions): readonly Route[] {
  return [...readingRoutes, ...stateRoutes(sessions)];
}

async function detailFor(ctx: Ctx<OperatorActor>, id: MemberId) {
  return presentDetail(await readMemberDetail(ctx, id), ctx.actor.role);
}

const readingRoutes: readonly Route[] = [
  route(endpoints.listMembers, async (ctx, { query }) => {
    const page = query.pageNo ?? query.page ?? 1;
    const pageSize = query.pageSize ?? linesPerPage;
    const { search, state, type: kind, cursor } = query;
    const found = await listMemberRows(ctx, { search, state, kind, cursor, page, pageSize });
    return presentMembers(found, { page, pageSize });
  }),
  route(endpoints.readMember, (ctx, { params }) => detailFor(ctx, params.id)),
  route(endpoints.listMemberStatementLines, async (ctx, { params, query }) => {
    const member = await readMember(ctx, params.id);
    const isFun = member.kind === 'trial' || query.currency === trialCurrency;
    const site = { currency: member.currency };
    const account = spendingAccount({ id: member.id, isTrial: isFun }, site);
    const limit = query.limit ?? linesPerPage;
    const page = await statement(ctx, { ...account, cursor: query.cursor, limit });
    return presentStatement(page, account.currency);
  }),
];

function stateRoutes({ authenticator }: Sessions): readonly Route[] {
  return [
    route(endpoints.lockMember, {
      useCase: async (ctx, { params, body }) => {
        const change = { id: params.id, state: 'locked', reason: body.reason } as const;
        const { endedSessions } = await changeState(ctx, change);
        return { endedSessions, detail: await detailFor(ctx, params.id) };
      },
      present: ({ endedSessions, detail }) => {
        authenticator.drop(endedSessions);
        return detail;
      },
    }),
    route(endpoints.unlockMember, async (ctx, { params, body }) => {
      const { reason } = body;
      await changeState(ctx, { id: params.id, state: 'active', reason });
      return detailFor(ctx, params.id);
    }),
  ];
}
