import { endpoints } from '@portal/protocol/endpoints';
import { ownRoute, type Route, route } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { ProviderParts } from '../providers/open-at-provider.ts';
import { presentCases, presentControl, presentFaults, presentRuns } from './present-control.ts';
import { reconcile } from './reconcile.ts';
import { refuseFuture } from './refuse-future.ts';
import { changeProtectedFunds } from './use-cases/change-protected-funds.ts';
import { closeDifference } from './use-cases/close-difference.ts';
import { importBankDay } from './use-cases/import-bank-day.ts';
import { listCases } from './use-cases/list-cases.ts';
import { listFaults } from './use-cases/list-faults.ts';
import { listRuns } from './use-cases/list-runs.ts';
import { readControl } from './use-cases/read-control.ts';
import { tryBalance } from './use-cases/try-balance.ts';

const defaultRows = 20;

export function controlRoutes(parts: ProviderParts): readonly Route[] {
  return [
    route(endpoints.readReconciliation, async (ctx) => presentControl(await readControl(ctx))),
    route(endpoints.listAccountFaults, async (ctx, { query: { cursor, limit = defaultRows } }) =>
      presentFaults(await listFaults(ctx, { cursor, limit })),
    ),
    route(
      endpoints.listReconciliationRuns,
      async (ctx, { query: { cursor, limit = defaultRows } }) =>
        presentRuns(await listRuns(ctx, { cursor, limit })),
    ),
    route(endpoints.listReconciliationCases, async (ctx, { query }) => {
      const { view = 'open', day, cursor, limit = defaultRows } = query;
      return presentCases(await listCases(ctx, { isOpen: view === 'open', day, cursor, limit }));
    }),
    ownRoute(endpoints.runReconciliation, async (scope, { body }) => {
      const { provider } = body;
      const day = Temporal.PlainDate.from(body.day);
      refuseFuture(scope.ctx, day);
      const differences = await reconcile(parts, { provider, day }).catch((error: unknown) => {
        scope.ctx.log.warn({ err: error, provider }, 'a statement did not come');
        throw new Refusal('statement_unavailable');
      });
      if (differences === undefined) {
        throw new Refusal('not_found');
      }
      return scope.transaction(async (ctx) => presentControl(await readControl(ctx)));
    }),
    route(endpoints.importBankStatement, async (ctx, { body }) => {
      const day = Temporal.PlainDate.from(body.day);
      const { file, isConfirmed = false } = body;
      await importBankDay(ctx, { day, file, isConfirmed });
      return presentControl(await readControl(ctx));
    }),
    route(endpoints.runTrialBalance, async (ctx) => {
      await tryBalance(ctx, parts.rules.ports);
      return presentControl(await readControl(ctx));
    }),
    route(endpoints.closeDifference, async (ctx, { params: { id }, body: { reason } }) => {
      await closeDifference(ctx, { id, reason });
      return presentControl(await readControl(ctx));
    }),
    route(endpoints.changeProtectedFunds, async (ctx, { body }) => {
      await changeProtectedFunds(ctx, body);
      return presentControl(await readControl(ctx));
    }),
  ];
}
