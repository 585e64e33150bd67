import type { Logger } from 'pino';
import { spanOf } from '../../../platform/reconciling/span-of.ts';
import { systemUnit, type UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { VendorBook } from '../vendor-book.ts';
import { askDay } from './ask-day.ts';
import { keepVendorDay, type VendorDay } from './use-cases/keep-vendor-day.ts';

export interface DayParts {
  readonly work: UnitOfWork;
  readonly log: Logger;
  readonly vendors: VendorBook;
}

/**
 * Fetches the books of a vendor for a day beside every transaction, then compares them in one.
 * Undefined for a vendor that has no such address; throws when it does not answer.
 */
export async function compareDay(
  { work, vendors }: DayParts,
  run: VendorDay,
): Promise<number | undefined> {
  const vendor = await vendors.find(run.vendorCode);
  const reportUrl = vendor?.reportUrl;
  if (vendor === undefined || reportUrl === undefined) {
    return undefined;
  }
  const { fromBeside: from, toBeside: to } = await work.run(systemUnit('vendor_day_of'), (ctx) =>
    Promise.resolve(spanOf(ctx, run.day)),
  );
  const told = await askDay({ ...vendor, reportUrl }, { from, to });
  return work.run(systemUnit('vendor_day'), (ctx) =>
    keepVendorDay(ctx, { ...run, source: 'fetched', ...told }),
  );
}
