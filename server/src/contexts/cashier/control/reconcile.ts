import { spanOf } from '../../../platform/reconciling/span-of.ts';
import { systemUnit } from '../../../platform/unit-of-work.ts';
import { findProvider } from '../providers/find-provider.ts';
import type { ProviderParts } from '../providers/open-at-provider.ts';
import { keepRun } from './use-cases/keep-run.ts';

/** Fetches the statement of a day beside every transaction, then compares it in one. */
export async function reconcile(
  { work, adapter, clock }: ProviderParts,
  run: { readonly provider: string; readonly day: Temporal.PlainDate },
): Promise<number | undefined> {
  const found = await work.run(systemUnit('reconciliation_of'), async (ctx) => ({
    provider: await findProvider(ctx, run.provider),
    span: spanOf(ctx, run.day),
  }));
  if (found.provider === undefined) {
    return undefined;
  }
  const { fromBeside: from, toBeside: to } = found.span;
  const statement = await adapter.statement(found.provider, { from, to }, clock.nowMs());
  return work.run(systemUnit('reconciliation'), (ctx) => keepRun(ctx, { ...run, statement }));
}
