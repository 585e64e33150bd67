import type { Ctx } from '../../platform/context.ts';

/** Long enough for a weekend; what lies about in a message for longer opens nothing. */
const temporaryHours = 72;

export function temporaryUntil({ clock }: Pick<Ctx, 'clock'>): Temporal.Instant {
  return clock.now().add({ hours: temporaryHours });
}
