import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, OperatorActor } from '../../platform/context.ts';
import type { Route } from '../../platform/http/route.ts';
import { ownRoute, route } from '../../platform/http/route.ts';
import { presentRecord, readRounds } from '../games/index.ts';
import { presentStatement, readMember, spendingAccount } from '../members/index.ts';
import { statement, trialCurrency } from '../wallet/index.ts';
import type { BackofficeEnv } from './env.ts';
import { presentDetail, presentMembers } from './present.ts';
import { changeMemberState } from './use-cases/change-member-state.ts';
import { listMemberRows } from './use-cases/list-member-rows.ts';
import { readMemberDetail } from './use-cases/read-member-detail.ts';

const linesPerPage = 20;

async function detailFor(ctx: Ctx<OperatorActor>, id: string) {
  return presentDetail(await readMemberDetail(ctx, id), ctx.actor.role);
}

export function memberCareRoutes(env: BackofficeEnv): readonly Route[] {
  return [...readingRoutes(env), ...stateRoutes(env)];
}

function readingRoutes({ games }: BackofficeEnv): readonly Route[] {
  return [
    route(endpoints.listMembers, {
      useCase: async (ctx, { query }) => {
        const page = query.pageNo ?? query.page ?? 1;
        const pageSize = query.pageSize ?? linesPerPage;
        const { search, state, type: kind, cursor } = query;
        const found = await listMemberRows(ctx, { search, state, kind, cursor, page, pageSize });
        return presentMembers(found, { page, pageSize });
      },
      present: (page) => page,
    }),
    route(endpoints.readMember, {
      useCase: (ctx, { params }) => detailFor(ctx, params.id),
      present: (detail) => detail,
    }),
    route(endpoints.readMemberStatement, {
      useCase: async (ctx, { params, query }) => {
        const member = await readMember(ctx, params.id);
        const isFun = member.kind === 'trial' || query.currency === trialCurrency;
        const site = { currency: member.currency };
        const account = spendingAccount({ id: member.id, isTrial: isFun }, site);
        const limit = query.limit ?? linesPerPage;
        const page = await statement(ctx, { ...account, cursor: query.cursor, limit });
        return presentStatement(page, account.currency);
      },
      present: (page) => page,
    }),
    ownRoute(endpoints.readMemberRounds, async (scope, { params, query }) => {
      const snapshot = await games.catalogue.current();
      const page = await scope.transaction(async (ctx) => {
        const member = await readMember(ctx, params.id);
        const isTrial = member.kind === 'trial';
        const mode = isTrial ? 'trial' : (query.mode ?? 'real');
        const { cursor, limit } = query;
        return readRounds(ctx, { player: { memberId: member.id, isTrial }, mode, cursor, limit });
      });
      const { site, locale } = scope.ctx;
      return presentRecord(page, {
        currency: site.currency,
        locale,
        snapshot,
        book: games.book,
      });
    }),
  ];
}

function stateRoutes({ authenticator }: BackofficeEnv): readonly Route[] {
  return [
    route(endpoints.lockMember, {
      useCase: async (ctx, { params, body }) => {
        const wanted = { id: params.id, state: 'locked', reason: body.reason } as const;
        const { endedSessions } = await changeMemberState(ctx, wanted);
        return { endedSessions, detail: await detailFor(ctx, params.id) };
      },
      present: ({ endedSessions, detail }) => {
        authenticator.drop(endedSessions);
        return detail;
      },
    }),
    route(endpoints.unlockMember, {
      useCase: async (ctx, { params, body }) => {
        const { reason } = body;
        await changeMemberState(ctx, { id: params.id, state: 'active', reason });
        return detailFor(ctx, params.id);
      },
      present: (detail) => detail,
    }),
  ];
}
