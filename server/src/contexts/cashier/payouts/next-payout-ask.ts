import type { Ctx } from '../../../platform/context.ts';

const firstSeconds = 5;
/** Minutes between two questions, by how many there were (agents-loyalty-money.md E3). */
const minutes = [0, 1, 2, 5, 10, 30];
const lastMinutes = 60;

/** Ever less often, and without an end: money whose place is unknown is asked about until it is. */
export function nextPayoutAsk({ clock }: Pick<Ctx, 'clock'>, questions: number): Temporal.Instant {
  const wait = minutes[questions] ?? lastMinutes;
  return clock.now().add(wait === 0 ? { seconds: firstSeconds } : { minutes: wait });
}
