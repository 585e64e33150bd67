import type { DemoDay } from './demo-part.ts';

const lastHour = 60;

/**
 * The moment so many minutes before the site opens its doors, below sixty; what has little time to
 * be done is then still to be done. On a last day of less than an hour all of them lie closer
 * together, so that none falls on the day before. Undefined on every other day.
 */
export function beforeDoors(
  { at, pastEndsAt }: Pick<DemoDay, 'at' | 'pastEndsAt'>,
  minutes: number,
): Temporal.Instant | undefined {
  const passed = pastEndsAt.since(at(0)).total('minutes');
  const isLast = Temporal.Instant.compare(pastEndsAt, at(24)) < 0;
  const share = Math.min(passed, lastHour) / lastHour;
  return isLast
    ? pastEndsAt.subtract({ milliseconds: Math.max(1, Math.round(minutes * 60_000 * share)) })
    : undefined;
}
