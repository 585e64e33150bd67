import type { ContractKind } from '@portal/commission';
import type { Texts } from '@portal/i18n/files';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, MemberActor } from '../../platform/context.ts';
import { ownRoute, route, type Route } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { TeamFiles } from '../agents/index.ts';
import { takePaymentProof } from '../identity/index.ts';
import { memberNamed } from '../members/index.ts';
import {
  presentConsolidated,
  presentContract,
  presentContractPage,
  presentView,
} from './agreements/present.ts';
import { presentReplay } from './agreements/present-replay.ts';
import { listContracts } from './agreements/use-cases/list-contracts.ts';
import { processContract } from './agreements/use-cases/process-contract.ts';
import { proposeContract } from './agreements/use-cases/propose-contract.ts';
import { readConsolidated } from './agreements/use-cases/read-consolidated.ts';
import { readContract } from './agreements/use-cases/read-contract.ts';
import { readContractReplay } from './agreements/use-cases/read-contract-replay.ts';
import { billsReport } from './pay/bills-file.ts';
import { presentBillTeam } from './pay/present-bill-team.ts';
import { presentBill, presentBills, presentSums } from './pay/present-bills.ts';
import { listBillTeam } from './pay/use-cases/list-bill-team.ts';
import { listBills } from './pay/use-cases/list-bills.ts';
import { readBill } from './pay/use-cases/read-bill.ts';
import { readBillSums } from './pay/use-cases/read-bill-sums.ts';
import type { ContractSettings } from './settings.ts';

const rowsPerPage = 20;
type Settings = () => ContractSettings;

export function contractRoutes(
  settings: Settings,
  texts: Texts,
  files: TeamFiles,
): readonly Route[] {
  return [
    ...readRoutes(settings),
    ...billRoutes(texts, files),
    proposeRoute(settings),
    ...processRoutes(settings),
  ];
}

function readRoutes(settings: Settings): readonly Route[] {
  return [
    route(endpoints.readConsolidatedContracts, async (ctx) =>
      presentConsolidated(ctx, await readConsolidated(ctx, settings())),
    ),
    route(endpoints.listContracts, async (ctx, { query }) => {
      const { page = 1, pageNo: pageNum = page, pageSize = rowsPerPage, ...filter } = query;
      return presentContractPage(ctx, await listContracts(ctx, { ...filter, pageNum, pageSize }));
    }),
    route(endpoints.readContractReplay, async (ctx, { params }) =>
      presentReplay(ctx, await readContractReplay(ctx, params.id, settings())),
    ),
    route(endpoints.readContract, async (ctx, { params }) =>
      presentView(ctx, await readContract(ctx, params.id)),
    ),
  ];
}

function billRoutes(texts: Texts, files: TeamFiles): readonly Route[] {
  const openFile = files.declare(billsReport(texts));
  return [
    route(endpoints.listContractBills, async (ctx, { query }) => {
      const { limit = rowsPerPage, ...filter } = query;
      return presentBills(ctx, await listBills(ctx, { ...filter, limit }), ctx.actor.id);
    }),
    route(endpoints.readContractBillSums, async (ctx, { query }) =>
      presentSums(ctx, await readBillSums(ctx, query)),
    ),
    ownRoute(endpoints.readContractBillsFile, async (scope, { query }) => {
      const take = await openFile();
      return scope.transaction((ctx) => take(ctx, query));
    }),
    route(endpoints.readContractBill, async (ctx, { params: { id } }) => {
      const party = ctx.actor.id;
      return presentBill(ctx, await readBill(ctx, { id, party }), party);
    }),
    route(endpoints.listContractBillTeam, async (ctx, { params: { id }, query }) => {
      const { page = 1, pageNo: pageNum = page, pageSize = rowsPerPage } = query;
      const span = { pageNum, pageSize };
      const team = await listBillTeam(ctx, { id, party: ctx.actor.id, ...span });
      return presentBillTeam(ctx, team, span);
    }),
  ];
}

function proposeRoute(settings: Settings): Route {
  return route(endpoints.proposeContract, async (ctx, { body }) => {
    const { account, ...terms } = body;
    const payee = await memberNamed(ctx, account);
    if (payee === undefined) {
      throw new Refusal('contract_not_allowed');
    }
    const offer = { ...terms, payerId: ctx.actor.id, payeeId: payee.id };
    const row = await proposeContract(ctx, offer, {
      settings: settings(),
      isProven: () => isProven(ctx),
      guardReturn: () => Promise.resolve(),
    });
    return presentContract(ctx, row);
  });
}

/** A proof that is used up comes back when the offer is refused. */
async function isProven(ctx: Ctx<MemberActor>): Promise<boolean> {
  try {
    await takePaymentProof(ctx);
    return true;
  } catch (error) {
    if (error instanceof Refusal) {
      return false;
    }
    throw error;
  }
}

function processRoutes(settings: Settings): readonly Route[] {
  type Body = Omit<Parameters<typeof processContract>[1], 'kind'>;
  const kindRoute =
    (kind: ContractKind) =>
    async (ctx: Ctx<MemberActor>, { body }: { readonly body: Body }) => {
      const provePayer = () => takePaymentProof(ctx);
      const parties = { by: ctx.actor.id, settings: settings(), provePayer };
      return presentContract(ctx, await processContract(ctx, { ...body, kind }, parties));
    };
  return [
    route(endpoints.processDividendContract, kindRoute('DIVIDEND')),
    route(endpoints.processDailySalaryContract, kindRoute('DAILY')),
    route(endpoints.processHourlySalaryContract, kindRoute('HOURLY')),
    route(endpoints.processRealtimeSalaryContract, kindRoute('REALTIME')),
  ];
}
