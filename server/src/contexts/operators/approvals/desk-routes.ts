import { assertDefined } from '@portal/money';
import type { ApprovalId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import type { Route } from '../../../platform/http/route.ts';
import { route } from '../../../platform/http/route.ts';
import { moneyRoute } from '../../wallet/index.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { ActBook } from './act-book.ts';
import { readPeople } from '../persons/persons.ts';
import { presentApproval, presentApprovals } from './present.ts';
import { tellingRefusals } from './refused-decisions.ts';
import { findApproval } from './store.ts';
import { approveRequest } from './use-cases/approve-request.ts';
import { listApprovals } from './use-cases/list-approvals.ts';
import { refuseRequest } from './use-cases/refuse-request.ts';
import { withdrawRequest } from './use-cases/withdraw-request.ts';

const linesPerPage = 20;

/** The queue of requests. An approval may move money, so its answer is kept under its key. */
export function approvalDeskRoutes(book: ActBook, work: UnitOfWork): readonly Route[] {
  const shown = async (ctx: Ctx<OperatorActor>, id: ApprovalId) =>
    presentApproval(
      assertDefined(
        await findApproval(ctx.tx, { id, siteId: ctx.site.id }),
        'it was decided just now',
      ),
      { book, ctx, people: await readPeople(ctx) },
    );
  return [
    route(endpoints.listApprovals, async (ctx, { query }) => {
      const { view = 'waiting', asker, cursor, limit = linesPerPage } = query;
      return presentApprovals(await listApprovals(ctx, { view, asker, cursor, limit }), {
        book,
        ctx,
        people: await readPeople(ctx),
      });
    }),
    moneyRoute(endpoints.approveRequest, async (ctx, { params, body }) => {
      await tellingRefusals(work, { ctx, id: params.id, verb: 'approve' }, () =>
        approveRequest(ctx, book, { ...params, ...body }),
      );
      return shown(ctx, params.id);
    }),
    route(endpoints.refuseRequest, async (ctx, { params, body }) => {
      await tellingRefusals(work, { ctx, id: params.id, verb: 'refuse' }, () =>
        refuseRequest(ctx, book, { ...params, ...body }),
      );
      return shown(ctx, params.id);
    }),
    route(endpoints.withdrawRequest, async (ctx, { params, body }) => {
      await tellingRefusals(work, { ctx, id: params.id, verb: 'withdraw' }, () =>
        withdrawRequest(ctx, { ...params, ...body }),
      );
      return shown(ctx, params.id);
    }),
  ];
}
