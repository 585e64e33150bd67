import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { readVendors } from '../../../catalog/index.ts';
import { hasBets, selectVendorAccounts } from '../../store-accounts.ts';
import { selectDays } from '../store-days.ts';

const daysShown = 30;

/** The vendors whose days are compared, and what was compared last. */
export async function readVendorDays(ctx: Ctx<OperatorActor>) {
  const accounts = await selectVendorAccounts(ctx.tx);
  const callers = accounts.filter(hasBets);
  const codes = callers.map(({ vendorCode }) => vendorCode);
  const names = new Map((await readVendors(ctx, codes)).map(({ code, name }) => [code, name]));
  return {
    currency: ctx.site.currency,
    vendors: callers.map(({ vendorCode, reportUrl }) => ({
      vendorCode,
      name: names.get(vendorCode) ?? vendorCode,
      isAsked: reportUrl !== null,
    })),
    days: await selectDays(ctx.tx, daysShown),
  };
}

export type VendorDays = Awaited<ReturnType<typeof readVendorDays>>;
