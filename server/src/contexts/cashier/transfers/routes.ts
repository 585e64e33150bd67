import { assertDefined } from '@portal/money';
import { isIdOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { type Route, route } from '../../../platform/http/route.ts';
import { takePaymentProof } from '../../identity/index.ts';
import { moneyRoute } from '../../wallet/index.ts';
import type { CashierRules } from '../rules.ts';
import { presentTransfer, presentTransfers, presentTransferTerms } from './present-transfers.ts';
import { createTransfer } from './use-cases/create-transfer.ts';
import { listTransfers, withPartners } from './use-cases/list-transfers.ts';
import { readTransferTerms } from './use-cases/read-transfer-terms.ts';

const linesPerPage = 20;

export function transferRoutes(rules: CashierRules): readonly Route[] {
  return [
    route(endpoints.readTransferTerms, async (ctx, { query }) => {
      const viewer = { currency: ctx.site.currency, isAgent: ctx.actor.isAgent };
      return presentTransferTerms(await readTransferTerms(ctx, rules, query.to), viewer);
    }),
    moneyRoute(endpoints.createTransfer, async (ctx, { body }) => {
      await takePaymentProof(ctx);
      const row = await createTransfer(ctx, { to: body.to, amount: body.amount }, rules);
      const [shown] = await withPartners(ctx, [row]);
      return presentTransfer(assertDefined(shown, 'one for one'));
    }),
    route(endpoints.listTransfers, async (ctx, { query }) => {
      const { cursor = '', limit = linesPerPage } = query;
      const before = isIdOf('trf', cursor) ? cursor : undefined;
      return presentTransfers(await listTransfers(ctx, { cursor: before, limit }));
    }),
  ];
}
