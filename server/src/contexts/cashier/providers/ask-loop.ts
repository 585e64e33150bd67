import type { Loop } from '../../../platform/loops.ts';
import { systemUnit } from '../../../platform/unit-of-work.ts';
import { type ProviderParts, tendOrder } from './open-at-provider.ts';
import { selectDueAsks } from './store-providers.ts';

const atOnce = 20;
const restMilliseconds = 2000;

/** Asks providers about the orders that are due, beside every transaction. */
export function askLoop(parts: ProviderParts): Loop {
  return {
    name: 'cashier_ask_providers',
    restMilliseconds,
    run: async (work) => {
      const now = parts.clock.now();
      const due = await work.run(systemUnit('deposits_due'), (ctx) =>
        selectDueAsks(ctx.tx, { now, limit: atOnce }),
      );
      await Promise.all(due.map((id) => tendOrder(parts, id)));
      return { isMore: due.length === atOnce };
    },
  };
}
