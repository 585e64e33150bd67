import type { Ctx } from '../../platform/context.ts';
import type { DemoPart } from '../../platform/demo/demo-part.ts';
import type { RebateSettings } from './settings.ts';
import { creditRebates } from './use-cases/credit-rebates.ts';

const creditHours = 2.1;
/** Every night would tell the same at thirty times the price; the last ones are what people see. */
const nightsBetween = 6;
const lastNights = 4;

/** What the play of the past brought back; else the first night would pay all of it at once. */
export function rebatesDemo(settings: () => RebateSettings): DemoPart {
  return (_ctx, day) => {
    const nightsLeft = day.pastEndsAt.since(day.at(creditHours)).total('hours') / 24;
    const isTold = day.number % nightsBetween === 0 || nightsLeft < lastNights;
    const play = (ctx: Ctx) => creditAll(ctx, settings());
    return Promise.resolve(isTold ? [{ at: day.at(creditHours), play }] : []);
  };
}

async function creditAll(ctx: Ctx, settings: RebateSettings): Promise<void> {
  let isMore = true;
  while (isMore) {
    isMore = await creditRebates(ctx, settings);
  }
}
