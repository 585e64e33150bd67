import { endpoints } from '@portal/protocol/endpoints';
import type { VendorSpan } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../platform/context.ts';
import { route, type Route } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import { presentCall, presentVendor, presentVendorDetail } from './present.ts';
import { selectVendorAccounts } from './store-accounts.ts';
import { selectCalls } from './store-calls.ts';
import { endEarlierKey } from './use-cases/end-earlier-key.ts';
import { type DeskVendor, readVendorDesk } from './use-cases/read-vendor-desk.ts';
import { stopVendor } from './use-cases/stop-vendor.ts';

const rowsPerPage = 20;

/** What operators see of vendors of games, and the switch that stops one. */
export const gatewayDeskRoutes: readonly Route[] = [
  route(endpoints.listDeskVendors, async (ctx, { query }) => {
    const vendors = await readVendorDesk(ctx, { span: query.span ?? 'hour' });
    return vendors.map((vendor) => presentVendor(ctx, vendor));
  }),
  route(endpoints.readDeskVendor, async (ctx, { params, query }) =>
    presentVendorDetail(ctx, await oneVendor(ctx, params.vendorCode, query.span)),
  ),
  route(endpoints.listVendorCalls, async (ctx, { params, query }) => {
    const { vendorCode } = params;
    const { view, cursor: before, limit = rowsPerPage } = query;
    const accounts = await selectVendorAccounts(ctx.tx);
    if (!accounts.some((account) => account.vendorCode === vendorCode)) {
      throw new Refusal('not_found');
    }
    const isRefusedOnly = view === 'refused';
    const rows = await selectCalls(ctx.tx, { vendorCode, isRefusedOnly, before, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const nextCursor = rows.length > limit ? (page.at(-1)?.id ?? null) : null;
    return { content: page.map(presentCall), nextCursor };
  }),
  route(endpoints.stopVendor, async (ctx, { params, body }) => {
    await stopVendor(ctx, { ...params, ...body, isOpen: false });
    return presentVendorDetail(ctx, await oneVendor(ctx, params.vendorCode));
  }),
  route(endpoints.openVendor, async (ctx, { params, body }) => {
    await stopVendor(ctx, { ...params, ...body, isOpen: true });
    return presentVendorDetail(ctx, await oneVendor(ctx, params.vendorCode));
  }),
  route(endpoints.endEarlierVendorKey, async (ctx, { params, body }) => {
    await endEarlierKey(ctx, { ...params, ...body });
    return presentVendorDetail(ctx, await oneVendor(ctx, params.vendorCode));
  }),
];

async function oneVendor(
  ctx: Ctx<OperatorActor>,
  vendorCode: string,
  span: VendorSpan = 'hour',
): Promise<DeskVendor> {
  const [vendor] = await readVendorDesk(ctx, { span, vendorCode });
  if (vendor === undefined) {
    throw new Refusal('not_found');
  }
  return vendor;
}
