import type { Ctx } from '../../platform/context.ts';
import type { DemoPart } from '../../platform/demo/demo-part.ts';
import type { RebateSettings } from './settings.ts';
import { creditRebates } from './use-cases/credit-rebates.ts';

const creditHours = 2.1;
/**
 * What the play of the past brought back, night by night as on a site that was open: whoever looks
 * finds under a night what the day before it brought.
 */
export function rebatesDemo(settings: () => RebateSettings): DemoPart {
  return (_ctx, day) => {
    const play = (ctx: Ctx) => creditAll(ctx, settings());
    return Promise.resolve([{ at: day.at(creditHours), play }]);
  };
}

async function creditAll(ctx: Ctx, settings: RebateSettings): Promise<void> {
  let isMore = true;
  while (isMore) {
    isMore = await creditRebates(ctx, settings);
  }
}
