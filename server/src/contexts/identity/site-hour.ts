import type { Ctx } from '../../platform/context.ts';
import type { FailureKey, FailureScope } from './store-attempts.ts';
import { readFailures } from './store-attempts.ts';

const hourMs = 3_600_000;

export interface SiteHour {
  readonly now: FailureKey;
  readonly before: FailureKey;
  /** How much of the hour before is less than an hour ago. */
  readonly share: number;
}

/** The counts of a whole site are kept by the hour of the clock. */
export function siteHour(ctx: Ctx, scope: FailureScope, name: string): SiteHour {
  const at = ctx.clock.nowMs();
  const hour = Math.floor(at / hourMs);
  return {
    now: { scope, key: `${name} ${hour}` },
    before: { scope, key: `${name} ${hour - 1}` },
    share: 1 - (at % hourMs) / hourMs,
  };
}

/**
 * What counts of the hour before: as much as lies within the last sixty minutes, as if it had been
 * even, so that nobody gets two hours' worth around the turn of one (X1).
 */
export async function stillCounting(ctx: Ctx, { before, share }: SiteHour): Promise<number> {
  return Math.ceil((await readFailures(ctx.tx, before)) * share);
}
