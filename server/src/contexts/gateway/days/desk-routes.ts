import { assertDefined } from '@portal/money';
import type { VendorFindingId } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { ownRoute, type Route, route } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { compareDay, type DayParts } from './compare-day.ts';
import { presentDays, presentFinding } from './present-days.ts';
import { lockFinding } from './store-findings.ts';
import { claimFinding } from './use-cases/claim-finding.ts';
import { decideFinding } from './use-cases/decide-finding.ts';
import { importVendorDay } from './use-cases/import-vendor-day.ts';
import { listFindings, namedFindings } from './use-cases/list-findings.ts';
import { readVendorDays } from './use-cases/read-vendor-days.ts';

const rowsPerPage = 20;

async function shown(ctx: Ctx<OperatorActor>, id: VendorFindingId) {
  const row = assertDefined(await lockFinding(ctx.tx, id), 'findings are kept');
  const [named] = await namedFindings(ctx, [row]);
  return presentFinding(assertDefined(named, 'one for one'), ctx.actor);
}

/** Days that are held against the books of vendors, and what operators do about differences. */
export function dayDeskRoutes(parts: DayParts): readonly Route[] {
  return [
    route(endpoints.readVendorDays, async (ctx) => presentDays(await readVendorDays(ctx))),
    ownRoute(endpoints.runVendorDay, async (scope, { body }) => {
      const { vendorCode } = body;
      const day = Temporal.PlainDate.from(body.day);
      const found = await compareDay(parts, { vendorCode, day }).catch((error: unknown) => {
        scope.ctx.log.warn({ err: error, vendor: vendorCode }, 'a vendor did not tell its day');
        throw new Refusal('vendor_books_unavailable');
      });
      if (found === undefined) {
        throw new Refusal('not_found');
      }
      return scope.transaction(async (ctx) => presentDays(await readVendorDays(ctx)));
    }),
    route(endpoints.importVendorDay, async (ctx, { body }) => {
      const { vendorCode, file } = body;
      await importVendorDay(ctx, { vendorCode, file, day: Temporal.PlainDate.from(body.day) });
      return presentDays(await readVendorDays(ctx));
    }),
    route(endpoints.listVendorFindings, async (ctx, { query }) => {
      const { view = 'open', limit = rowsPerPage, ...filters } = query;
      const page = await listFindings(ctx, { ...filters, isOpen: view === 'open', limit });
      const content = page.rows.map((row) => presentFinding(row, ctx.actor));
      return { content, nextCursor: page.nextCursor };
    }),
    route(endpoints.claimVendorFinding, async (ctx, { params }) => {
      await claimFinding(ctx, params);
      return shown(ctx, params.id);
    }),
    route(endpoints.decideVendorFinding, async (ctx, { params, body }) => {
      await decideFinding(ctx, { ...params, ...body });
      return shown(ctx, params.id);
    }),
  ];
}
