import type { Ctx } from '../../../platform/context.ts';
import { siteDate } from '../../../platform/site-date.ts';
import { readSiteDays, type SiteDays } from '../../turnover/index.ts';

export interface Revenue {
  /** The newest first, also those on which nothing happened. */
  readonly days: readonly string[];
  readonly figures: SiteDays;
}

const usualDays = 30;

/** What all members did on the last days, up to today of the site or a day before. */
export async function readRevenue(
  ctx: Ctx,
  query: { readonly to: string | undefined; readonly days: number | undefined },
): Promise<Revenue> {
  const today = siteDate(ctx);
  const last = query.to === undefined ? today : Temporal.PlainDate.from(query.to);
  const days = Array.from({ length: query.days ?? usualDays }, (_, age) =>
    String(last.subtract({ days: age })),
  );
  const from = days.at(-1) ?? String(last);
  return { days, figures: await readSiteDays(ctx, { from, to: String(last) }) };
}
