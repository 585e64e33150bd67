import type { Loop } from '../../../platform/loops.ts';
import { systemUnit } from '../../../platform/unit-of-work.ts';
import { everyProvider } from '../providers/find-provider.ts';
import type { ProviderParts } from '../providers/open-at-provider.ts';
import { reconcile } from './reconcile.ts';
import { selectRuns } from './store-control.ts';

const restMilliseconds = 600_000;
const lookedBack = 50;

/** Every provider's day before is compared once, as soon as it is over (R117). */
export function reconcileLoop(parts: ProviderParts): Loop {
  return {
    name: 'cashier_reconcile',
    restMilliseconds,
    run: async (work) => {
      const due = await work.run(systemUnit('reconciliations_due'), async (ctx) => {
        const now = ctx.clock.now().toZonedDateTimeISO(ctx.site.timeZone);
        const day = now.toPlainDate().subtract({ days: 1 });
        const runs = await selectRuns(ctx.tx, lookedBack);
        const done = runs.filter((run) => run.day === String(day)).map(({ provider }) => provider);
        const providers = await everyProvider(ctx);
        return providers
          .filter(({ code }) => !done.includes(code))
          .map(({ code: provider }) => ({ provider, day }));
      });
      for (const run of due) {
        await reconcile(parts, run);
      }
      return { isMore: false };
    },
  };
}
