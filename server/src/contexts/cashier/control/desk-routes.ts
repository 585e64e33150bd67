import { endpoints } from '@portal/protocol/endpoints';
import { ownRoute, type Route, route } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { ProviderParts } from '../providers/open-at-provider.ts';
import { presentControl } from './present-control.ts';
import { reconcile } from './reconcile.ts';
import { changeProtectedFunds } from './use-cases/change-protected-funds.ts';
import { closeDifference } from './use-cases/close-difference.ts';
import { readControl } from './use-cases/read-control.ts';
import { tryBalance } from './use-cases/try-balance.ts';

export function controlRoutes(parts: ProviderParts): readonly Route[] {
  return [
    route(endpoints.readReconciliation, async (ctx) => presentControl(await readControl(ctx))),
    ownRoute(endpoints.runReconciliation, async (scope, { body }) => {
      const { provider } = body;
      const day = Temporal.PlainDate.from(body.day);
      const differences = await reconcile(parts, { provider, day }).catch((error: unknown) => {
        scope.ctx.log.warn({ err: error, provider }, 'a statement did not come');
        throw new Refusal('statement_unavailable');
      });
      if (differences === undefined) {
        throw new Refusal('not_found');
      }
      return scope.transaction(async (ctx) => presentControl(await readControl(ctx)));
    }),
    route(endpoints.runTrialBalance, async (ctx) => {
      await tryBalance(ctx);
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
