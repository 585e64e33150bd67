import type { MemberId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, OperatorActor } from '../../platform/context.ts';
import type { Route } from '../../platform/http/route.ts';
import { ownRoute, route } from '../../platform/http/route.ts';
import type { IdentityEnv } from '../identity/index.ts';
import { trialCurrency } from '../wallet/index.ts';
import { spendingAccount, type SpendingAccount } from './account-path.ts';
import { presentDetail, presentMembers } from './present-desk.ts';
import { readMember } from './reads.ts';
import { listLines, readFile, readTotals } from './statement.ts';
import { statementWords } from './statement-csv.ts';
import type { MemberParts } from './routes.ts';
import { withExplanations } from './with-numbers.ts';
import { changeState } from './use-cases/change-state.ts';
import { listMemberRows } from './use-cases/list-member-rows.ts';
import { readMemberDetail } from './use-cases/read-member-detail.ts';
import { resetMemberFactor } from './use-cases/reset-member-factor.ts';

const membersPerPage = 20;

type StatementParts = Pick<MemberParts, 'texts' | 'explanations'>;
type Sessions = Pick<IdentityEnv, 'authenticator'>;

/** What operators see of members and do to them. */
export function memberDeskRoutes(sessions: Sessions, words: StatementParts): readonly Route[] {
  return [...readingRoutes, ...statementRoutes(words), ...stateRoutes(sessions)];
}

async function detailFor(ctx: Ctx<OperatorActor>, id: MemberId) {
  return presentDetail(await readMemberDetail(ctx, id), ctx.actor.role);
}

const readingRoutes: readonly Route[] = [
  route(endpoints.listMembers, async (ctx, { query }) => {
    const page = query.pageNo ?? query.page ?? 1;
    const pageSize = query.pageSize ?? membersPerPage;
    const { search, state, type: kind, cursor } = query;
    const found = await listMemberRows(ctx, { search, state, kind, cursor, page, pageSize });
    return presentMembers(found, { page, pageSize });
  }),
  route(endpoints.readMember, (ctx, { params }) => detailFor(ctx, params.id)),
];

interface Statement {
  readonly id: MemberId;
  /** Of which purse; a trial account has fun money only. */
  readonly currency: string | undefined;
}

/** Refuses with `not_found`. */
async function accountOf(ctx: Ctx, { id, currency }: Statement): Promise<SpendingAccount> {
  const member = await readMember(ctx, id);
  const isTrial = member.kind === 'trial' || currency === trialCurrency;
  return spendingAccount({ id: member.id, isTrial }, { currency: member.currency });
}

/** Each answer is of one moment, as the member's own statement is. */
function statementRoutes({ texts, explanations }: StatementParts): readonly Route[] {
  return [
    ownRoute(endpoints.listMemberStatementLines, (scope, { params, query }) => {
      const { currency, ...lines } = query;
      return scope.snapshot(async (ctx) => {
        const account = await accountOf(ctx, { ...params, currency });
        const { content, nextCursor } = await listLines(ctx, account, lines);
        return { content: await withExplanations(ctx, content, explanations), nextCursor };
      });
    }),
    ownRoute(endpoints.readMemberStatementTotals, (scope, { params, query }) => {
      const { currency, ...lines } = query;
      return scope.snapshot(async (ctx) =>
        readTotals(ctx, await accountOf(ctx, { ...params, currency }), lines),
      );
    }),
    ownRoute(endpoints.readMemberStatementFile, (scope, { params, query }) => {
      const { currency, ...lines } = query;
      return scope.snapshot(async (ctx) => {
        const account = await accountOf(ctx, { ...params, currency });
        const words = statementWords(texts, ctx);
        return readFile(ctx, account, { query: lines, words, explanations });
      });
    }),
  ];
}

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
    route(endpoints.resetMemberFactor, {
      useCase: async (ctx, { params, body }) => {
        const ended = await resetMemberFactor(ctx, { id: params.id, reason: body.reason });
        return { ended, detail: await detailFor(ctx, params.id) };
      },
      present: ({ ended, detail }) => {
        authenticator.drop(ended);
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
