import type { Ctx } from '../../../platform/context.ts';
import type { Difference } from './compare-statements.ts';
import { closeAgreed, upsertCases } from './store-cases.ts';

/**
 * What differs on a day, as its last statement has it: every difference is one dated case, and what
 * agrees now is closed as such; what somebody explained stays explained (R117), and what waits for
 * a person still does, with what the statement lists as evidence. The run of the day is written
 * before, so that two statements of it follow each other. Answers how many agree now.
 */
export async function keepDifferences(
  ctx: Ctx,
  run: {
    readonly provider: string;
    readonly day: string;
    readonly differences: readonly Difference[];
  },
): Promise<number> {
  const { provider, day } = run;
  const at = ctx.clock.now();
  // A transaction that is listed three times is listed twice only once.
  const once = new Map(run.differences.map((row) => [`${row.kind} ${row.transaction}`, row]));
  const still = [...once.values()];
  if (still.length > 0) {
    const cases = still.map((difference) => ({ ...difference, id: ctx.ids.next('rcc') }));
    const { currency } = ctx.site;
    await upsertCases(ctx.tx, { provider, day, cases, currency, at, isStatement: true });
  }
  return closeAgreed(ctx.tx, { provider, day, still, at });
}
