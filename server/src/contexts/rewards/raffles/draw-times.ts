import type { Ctx } from '../../../platform/context.ts';
import { endOf } from './over-raffles.ts';
import type { Raffle } from './store-raffles.ts';

/** What came late on the last day has its ticket before the list is closed. */
const hoursToClose = 1;
/** So long everybody can keep the list before the draw (agents-loyalty-money.md D7). */
const minutesToDraw = 10;

/** When the list of a raffle is closed, at the earliest. */
export function closingOf(
  ctx: Pick<Ctx, 'site'>,
  { closesOn }: Pick<Raffle, 'closesOn'>,
): Temporal.Instant {
  return endOf(ctx, closesOn).add({ hours: hoursToClose });
}

/** When a raffle is drawn, at the earliest: members can keep its list so long. */
export function drawingOf(
  ctx: Pick<Ctx, 'site'>,
  raffle: Pick<Raffle, 'closesOn' | 'closedAt'>,
): Temporal.Instant {
  return (raffle.closedAt ?? closingOf(ctx, raffle)).add({ minutes: minutesToDraw });
}
