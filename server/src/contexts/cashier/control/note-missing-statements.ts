import type { Ctx } from '../../../platform/context.ts';
import { insertCase } from './store-control.ts';
import { spanOf } from './span-of.ts';

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
      await insertCase(ctx.tx, {
        id: ctx.ids.next('rcc'),
        provider,
        day: String(day),
        kind: 'statement_missing',
        reference: provider,
        transaction: String(day),
        oursMinor: null,
        theirsMinor: null,
        currency: ctx.site.currency,
        at,
      });
    }
  }
}
