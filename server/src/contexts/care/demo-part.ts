import type { Ctx } from '../../platform/context.ts';
import type { DemoDay, Scene } from '../../platform/demo/demo-part.ts';
import { raiseCases } from './use-cases/raise-cases.ts';

/** Late on the last evening the signs of the past are looked at, so that the queue has its case. */
const look = { dayNumber: 29, hours: 22.6 } as const;

export async function careDemo(_ctx: Ctx, day: DemoDay): Promise<readonly Scene[]> {
  const scene = {
    at: day.at(look.hours),
    play: async (ctx: Ctx) => {
      await raiseCases(ctx);
    },
  };
  return Promise.resolve(day.number === look.dayNumber ? [scene] : []);
}
