import type { Loop } from '../../platform/loops.ts';
import { vendorDayLoop } from './days/day-loop.ts';
import { pullLoop, type PullParts } from './pulls/pull-bets.ts';
import { purseCheckLoop } from './purse-checks/check-loop.ts';
import { limitLoop } from './transfers/recall-at-limits.ts';
import { recallLoop } from './transfers/recall-purses.ts';
import { tendLoop } from './transfers/tend-loop.ts';

/** What is due at vendors, asked beside every transaction. */
export function gatewayLoops(parts: PullParts): readonly Loop[] {
  return [
    tendLoop(parts),
    recallLoop(parts),
    limitLoop,
    vendorDayLoop(parts),
    pullLoop(parts),
    purseCheckLoop(parts),
  ];
}
