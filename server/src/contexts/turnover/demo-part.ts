import type { Ctx } from '../../platform/context.ts';
import type { DemoDay, Scene } from '../../platform/demo/demo-part.ts';
import { endRequirements } from './use-cases/end-requirements.ts';

/**
 * What ran out in the past is over when the doors open, not in the first minute of the job. Bonuses
 * end with their money, which `rewards` does at the same moment.
 */
export function turnoverDemo(_ctx: Ctx, day: DemoDay): Promise<readonly Scene[]> {
  const isLast = Temporal.Instant.compare(day.pastEndsAt, day.at(24)) < 0;
  const end = { at: day.pastEndsAt.subtract({ milliseconds: 1 }), play: endAll };
  return Promise.resolve(isLast ? [end] : []);
}

async function endAll(ctx: Ctx): Promise<void> {
  while ((await endRequirements(ctx)) > 0) {
    // One call ends so many at most.
  }
}
