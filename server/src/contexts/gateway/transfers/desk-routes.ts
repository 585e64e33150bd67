import { assertDefined } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { namedTransfers } from './named-transfers.ts';
import { presentDeskTransfer } from './present-transfers.ts';
import type { WalletTransferRow } from './store-transfers.ts';
import { askAboutTransfer } from './use-cases/ask-about-transfer.ts';
import { endWalletTransfer } from './use-cases/end-wallet-transfer.ts';
import { listDeskTransfers } from './use-cases/list-desk-transfers.ts';

const linesPerPage = 20;

async function shown(ctx: Ctx<OperatorActor>, row: WalletTransferRow) {
  const [named] = await namedTransfers(ctx, [row]);
  return presentDeskTransfer(assertDefined(named, 'one for one'), ctx.actor);
}

/** Transfers whose outcome nobody knows yet, and what operators do about them. */
export const transferDeskRoutes: readonly Route[] = [
  route(endpoints.listStuckTransfers, async (ctx, { query }) => {
    const { view = 'stuck', limit = linesPerPage, ...others } = query;
    const page = await listDeskTransfers(ctx, { isStuck: view === 'stuck', limit, ...others });
    return {
      content: page.rows.map((row) => presentDeskTransfer(row, ctx.actor)),
      nextCursor: page.nextCursor,
    };
  }),
  route(endpoints.askAboutTransfer, async (ctx, { params, body }) =>
    shown(ctx, await askAboutTransfer(ctx, { ...params, ...body })),
  ),
  route(endpoints.endWalletTransfer, async (ctx, { params, body }) =>
    shown(ctx, await endWalletTransfer(ctx, { ...params, ...body })),
  ),
];
