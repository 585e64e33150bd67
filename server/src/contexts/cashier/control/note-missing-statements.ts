import type { Ctx } from '../../../platform/context.ts';
import { spanOf } from '../../../platform/reconciling/span-of.ts';
import { upsertCases } from './store-cases.ts';

const graceHours = 24;

/** Days that were over a day ago and of which no statement came become a case each, once (R117). */
export async function noteMissingStatements(
  ctx: Ctx,
  missing: { readonly provider: string; readonly days: readonly Temporal.PlainDate[] },
): Promise<void> {
  const { provider } = missing;
  const at = ctx.clock.now();
  const before = at.subtract({ hours: graceHours });
  for (const day of missing.days) {
    if (Temporal.Instant.compare(spanOf(ctx, day).to, before) <= 0) {
      const missed = {
        id: ctx.ids.next('rcc'),
        kind: 'statement_missing',
        reference: provider,
        transaction: String(day),
        oursMinor: null,
        theirsMinor: null,
      } as const;
      const { currency } = ctx.site;
      await upsertCases(ctx.tx, { provider, day: String(day), cases: [missed], currency, at });
    }
  }
}
