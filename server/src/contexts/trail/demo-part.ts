import type { Ctx } from '../../platform/context.ts';
import type { DemoDay, Scene } from '../../platform/demo/demo-part.ts';
import { sealEntries } from './use-cases/seal-entries.ts';

const justBeforeMidnight = 23.98;
const mostOfADay = 20_000;

/** Every day of the past is sealed before it ends; the last one by the worker, as ever. */
export async function trailDemo(_ctx: Ctx, day: DemoDay): Promise<readonly Scene[]> {
  const seal = async (ctx: Ctx) => {
    await sealEntries(ctx, mostOfADay);
  };
  return Promise.resolve([{ at: day.at(justBeforeMidnight), play: seal }]);
}
