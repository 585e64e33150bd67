import { assertDefined } from '@portal/money';
import { isIdOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { ownRoute, type Route, route } from '../../../platform/http/route.ts';
import { moneyRoute } from '../../wallet/index.ts';
import { lookAtPurses } from './look-at-purses.ts';
import { namedTransfers } from './named-transfers.ts';
import { presentPurses, presentWalletTransfer } from './present-transfers.ts';
import { selectWalletTransfers } from './store-transfers.ts';
import type { TransferParts } from './tend-transfers.ts';
import { createWalletTransfer } from './use-cases/create-wallet-transfer.ts';

const linesPerPage = 10;

/** Purses of vendors, and money between them and the wallet of the caller. */
export function walletTransferRoutes(parts: TransferParts): readonly Route[] {
  return [
    ownRoute(endpoints.readMerchantWallet, async () => {
      const purses = await parts.vendors.purses();
      return { isSingle: purses.length === 0 ? (1 as const) : (0 as const) };
    }),
    ownRoute(endpoints.readVendorWallets, async (scope) =>
      presentPurses(await lookAtPurses(scope, parts), scope.ctx.site.currency),
    ),
    moneyRoute(endpoints.createWalletTransfer, async (ctx, { body }) => {
      const row = assertDefined(await createWalletTransfer(ctx, body), 'a transfer that was made');
      const [shown] = await namedTransfers(ctx, [row]);
      return presentWalletTransfer(assertDefined(shown, 'one for one'));
    }),
    route(endpoints.listWalletTransfers, async (ctx, { query }) => {
      const { cursor = '', limit = linesPerPage } = query;
      const before = isIdOf('wtr', cursor) ? cursor : undefined;
      const page = { memberId: ctx.actor.id, before, limit: limit + 1 };
      const rows = await selectWalletTransfers(ctx.tx, page);
      const shown = await namedTransfers(ctx, rows.slice(0, limit));
      return {
        content: shown.map(presentWalletTransfer),
        nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      };
    }),
  ];
}
