import type { Endpoints, MemberId, ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx } from '../../../platform/context.ts';
import { type Route, route } from '../../../platform/http/route.ts';
import { presentContracts, presentEnds } from '../agreements/present.ts';
import { presentTrial } from '../agreements/present-replay.ts';
import { readAccounts } from '../../members/index.ts';
import { presentDeskBillTeam } from '../pay/present-bill-team.ts';
import { presentBill, presentBills } from '../pay/present-bills.ts';
import { listBillTeam } from '../pay/use-cases/list-bill-team.ts';
import { type BillView, readBill } from '../pay/use-cases/read-bill.ts';
import type { ContractSettings } from '../settings.ts';
import { presentHeld } from './present-held.ts';
import { presentStranded } from './present-stranded.ts';
import { askForceEnd } from './use-cases/ask-force-end.ts';
import { askHeldBill } from './use-cases/ask-held-bill.ts';
import { askSettling } from './use-cases/ask-settling.ts';
import { listHeldBills } from './use-cases/list-held-bills.ts';
import { listMemberBills } from './use-cases/list-member-bills.ts';
import { listStrandedDebts } from './use-cases/list-stranded-debts.ts';
import { readMemberContracts } from './use-cases/read-member-contracts.ts';
import { previewOffer } from './use-cases/preview-offer.ts';
import { processForHouse } from './use-cases/process-for-house.ts';
import { proposeForHouse } from './use-cases/propose-for-house.ts';
import { tryTerms } from './use-cases/try-terms.ts';

const rowsPerPage = 20;

/** Contracts of an agent as operators see them, and what they do for the house (BO-17). */
export function contractDeskRoutes(settings: () => ContractSettings): readonly Route[] {
  return [
    route(endpoints.readMemberContracts, (ctx, { params }) =>
      contractsOf(ctx, params.id, settings()),
    ),
    route(endpoints.previewHouseContract, async (ctx, { params, body }) => {
      const offer = { ...body, payeeId: params.id };
      const { isAtOnce, willEnd } = await previewOffer(ctx, offer, settings());
      return { isAtOnce, willEnd: await presentEnds(ctx, willEnd) };
    }),
    route(endpoints.proposeHouseContract, async (ctx, { params, body }) => {
      await proposeForHouse(ctx, { ...body, payeeId: params.id }, settings());
      return contractsOf(ctx, params.id, settings());
    }),
    route(endpoints.processHouseContract, async (ctx, { params, body }) => {
      await processForHouse(ctx, { ...body, payeeId: params.id }, settings());
      return contractsOf(ctx, params.id, settings());
    }),
    route(endpoints.endContractByForce, async (ctx, { params, body }) => ({
      approvalId: await askForceEnd(ctx, { ...body, memberId: params.id }),
    })),
    route(endpoints.listStrandedDebts, async (ctx, { query }) => {
      const { cause, page, pageNo = page ?? 1, pageSize = rowsPerPage } = query;
      const debts = await listStrandedDebts(ctx, { cause });
      return presentStranded(ctx, debts, { pageNum: pageNo, pageSize });
    }),
    route(endpoints.settleStrandedDebt, async (ctx, { body }) => ({
      approvalId: await askSettling(ctx, body),
    })),
    route(endpoints.listHeldBills, async (ctx, { query }) => {
      const { page, pageNo = page ?? 1, pageSize = rowsPerPage } = query;
      const span = { pageNum: pageNo, pageSize };
      return presentHeld(ctx, await listHeldBills(ctx, span), span);
    }),
    route(endpoints.tryContractTerms, async (ctx, { params, body }) =>
      presentTrial(ctx, await tryTerms(ctx, { ...body, id: params.id }, settings())),
    ),
    ...billRoutes(),
    route(endpoints.decideHeldBill, async (ctx, { body }) => ({
      approvalId: await askHeldBill(ctx, body),
    })),
  ];
}

/** Why an agent was paid what it was, down to whose play it is. */
function billRoutes(): readonly Route[] {
  return [
    route(endpoints.listMemberBills, async (ctx, { params: { id }, query }) => {
      const { limit = rowsPerPage, cursor, ...filter } = query;
      const page = await listMemberBills(ctx, { ...filter, memberId: id, cursor, limit });
      return presentBills(ctx, page, id);
    }),
    route(endpoints.readAgentBill, async (ctx, { params: { id } }) =>
      presentAgentBill(ctx, await readBill(ctx, { id, party: null })),
    ),
    route(endpoints.listAgentBillTeam, async (ctx, { params: { id }, query }) => {
      const { page = 1, pageNo: pageNum = page, pageSize = rowsPerPage } = query;
      const span = { pageNum, pageSize };
      return presentDeskBillTeam(ctx, await listBillTeam(ctx, { id, party: null, ...span }), span);
    }),
  ];
}

async function presentAgentBill(
  ctx: Ctx,
  view: BillView,
): Promise<ReplyOf<Endpoints['readAgentBill']>> {
  const { payeeId } = view.bill;
  const payee = (await readAccounts(ctx, [payeeId])).get(payeeId) ?? '';
  return { ...(await presentBill(ctx, view, payeeId)), payeeId, payee };
}

async function contractsOf(
  ctx: Ctx,
  id: MemberId,
  { dividendPeriod }: ContractSettings,
): Promise<ReplyOf<Endpoints['readMemberContracts']>> {
  const { isBelowHouse, rows } = await readMemberContracts(ctx, id);
  const contracts = await presentContracts(ctx, rows, null);
  return { currency: ctx.site.currency, isBelowHouse, dividendPeriod, contracts };
}
